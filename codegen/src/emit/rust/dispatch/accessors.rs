//! Methods of a dispatch: one for each accessor that a field of its structures has.
//!
//! # Design
//!
//! Structures have different names for the same fact, such as `SystemTime` and `TimeStamp`. An accessor gives the fact
//! one name, so code reads the time stamp of any header without a match over headers.

use super::super::escape::Doc;
use super::super::leaf;
use etwspec_catalog::query::fields::flatten;
use etwspec_catalog::{Accessor, Catalog, Element, Form, Many, Part, Scalar, Shape, Struct, casing};

/// Method that reads the field with an accessor from any of the structures.
pub(super) struct Method {
    pub(super) name: String,
    pub(super) doc: Doc,
    pub(super) ty: String,
    pub(super) arms: Vec<Arm>,
}

/// Match arm that reads the field of one structure.
pub(super) struct Arm {
    pub(super) variant: String,
    pub(super) value: String,
}

/// Field with an accessor.
struct Source<'f> {
    variant: &'f str,
    place: Place,
    scalar: Scalar,
    values: Option<&'f str>,
}

enum Place {
    /// In the fixed part: an integer, or a bit-field.
    Fixed { offset: u32, bits: Option<(u32, u32)> },
    /// A part of the tail, which may be absent.
    Part { name: String, optional: bool },
}

/// Returns the accessors of a dispatch, from the name and the form of each variant.
pub(super) fn of(catalog: &Catalog, variants: &[(&str, &Struct, &Form)]) -> Vec<Method> {
    let mut found: Vec<(Accessor, Source<'_>)> = Vec::new();
    for (variant, _, form) in variants {
        for flat in flatten(catalog, form) {
            let (accessor, bits) = match flat.bit {
                Some(bit) => (bit.accessor, flat.bits),
                None => (flat.field.accessor, None),
            };
            let scalar = match &flat.field.shape {
                Shape::Scalar(scalar) => *scalar,
                Shape::Bits { unit, .. } => *unit,
                _ => continue,
            };
            let Some(accessor) = accessor else { continue };
            let values = match flat.bit {
                Some(bit) => bit.values.as_deref(),
                None => flat.field.values.as_deref(),
            };
            let place = Place::Fixed { offset: flat.offset, bits };
            found.push((accessor, Source { variant, place, scalar, values }));
        }
        for part in &form.tail {
            let Some((accessor, scalar)) = part.accessor.zip(scalar(part)) else { continue };
            let optional = part.when.is_some() || part.optional;
            let place = Place::Part { name: casing::snake(&part.name), optional };
            found.push((accessor, Source { variant, place, scalar, values: part.values.as_deref() }));
        }
    }
    let mut accessors: Vec<Accessor> = found.iter().map(|(accessor, _)| *accessor).collect();
    accessors.sort_unstable();
    accessors.dedup();
    let all = variants.len();
    accessors
        .into_iter()
        .map(|accessor| {
            let sources: Vec<&Source<'_>> =
                found.iter().filter(|(other, _)| *other == accessor).map(|(_, source)| source).collect();
            method(catalog, accessor, &sources, all)
        })
        .collect()
}

/// Returns the integer type of a part, if it is an integer.
fn scalar(part: &Part) -> Option<Scalar> {
    match (&part.element, &part.many) {
        (Element::Fixed(Shape::Scalar(scalar)), Many::One) if part.text.is_none() => Some(*scalar),
        _ => None,
    }
}

fn method(catalog: &Catalog, accessor: Accessor, sources: &[&Source<'_>], all: usize) -> Method {
    let (name, text) = words(accessor);
    let ty = Ty::of(catalog, accessor, sources);
    let arms: Vec<Arm> =
        sources.iter().map(|source| Arm { variant: source.variant.to_owned(), value: ty.read(source) }).collect();
    let absent = if arms.len() == all { "" } else { "`None` if the structure has no such field." };
    Method { name: name.to_owned(), doc: Doc::text(text).then(absent), ty: ty.name(), arms }
}

/// Return type of an accessor.
enum Ty {
    Guid,
    Int(&'static str),
    /// A named type over an integer.
    Values(String),
}

impl Ty {
    /// Returns the widest of the integers, or the set of values that all fields share.
    fn of(catalog: &Catalog, accessor: Accessor, sources: &[&Source<'_>]) -> Ty {
        if accessor.is_guid() {
            return Ty::Guid;
        }
        let values = sources.first().and_then(|source| source.values);
        let same = sources.iter().all(|source| source.values == values);
        if let Some(set) = values.filter(|_| same).and_then(|name| catalog.sets.iter().find(|set| set.name == name)) {
            return Ty::Values(format!("crate::{}::{}", set.module, set.rust));
        }
        let widest = sources.iter().map(|source| leaf::int(source.scalar)).max_by_key(|(_, size)| *size);
        Ty::Int(widest.map_or("u64", |(int, _)| int))
    }

    fn name(&self) -> String {
        match self {
            Ty::Guid => "Guid".to_owned(),
            Ty::Int(int) => (*int).to_owned(),
            Ty::Values(path) => path.clone(),
        }
    }

    /// Returns an expression for the optional value, from `view`.
    fn read(&self, source: &Source<'_>) -> String {
        let (int, _) = leaf::int(source.scalar);
        match &source.place {
            Place::Part { name, optional } => {
                let get = if *optional { "and_then" } else { "map" };
                let part = format!("view.tail().ok().{get}(|tail| tail.{name})");
                match self {
                    Ty::Int(wide) if *wide != int => format!("{part}.map({wide}::from)"),
                    _ => part,
                }
            }
            Place::Fixed { offset, bits } => {
                let load = |ty: &str| format!("load::<{ty}>(view.as_bytes(), {offset})");
                let value = match self {
                    Ty::Guid => load("Guid"),
                    Ty::Values(path) => load(path),
                    Ty::Int(wide) => {
                        let unit = load(int);
                        let value = match bits {
                            None => unit,
                            Some((start, width)) => {
                                let mask = u64::MAX.checked_shr(64 - width).unwrap_or(0);
                                let shifted = if *start == 0 { unit } else { format!("({unit} >> {start})") };
                                format!("{shifted} & {mask:#x}")
                            }
                        };
                        if *wide == int { value } else { format!("{wide}::from({value})") }
                    }
                };
                format!("Some({value})")
            }
        }
    }
}

/// Returns the name of the method for an accessor.
pub(in super::super) fn name(accessor: Accessor) -> &'static str {
    words(accessor).0
}

/// Returns the name and the documentation of the method for an accessor.
fn words(accessor: Accessor) -> (&'static str, &'static str) {
    match accessor {
        Accessor::TimeStamp => ("time_stamp", "Time stamp of the event, in units of the session clock."),
        Accessor::ProcessId => ("process_id", "Process ID of the writer."),
        Accessor::ThreadId => ("thread_id", "Thread ID of the writer."),
        Accessor::KernelTime => {
            ("kernel_time", "Processor time of the thread in kernel mode, in units of the session's timer resolution.")
        }
        Accessor::UserTime => {
            ("user_time", "Processor time of the thread in user mode, in units of the session's timer resolution.")
        }
        Accessor::ProcessorTime => (
            "processor_time",
            "Processor time of the thread as one number. It shares its bytes with kernel and user time; which of the two \
             holds depends on the session.",
        ),
        Accessor::HookId => ("hook_id", "Hook ID of a kernel event."),
        Accessor::Provider => ("provider", "Provider GUID, or class GUID of a classic event."),
        Accessor::ProviderHandle => ("provider_handle", "Handle that represents the class GUID."),
        Accessor::EventId => ("event_id", "Event ID within the provider."),
        Accessor::EventVersion => ("event_version", "Version of the event."),
        Accessor::Opcode => ("opcode", "Opcode, or event type of a classic or kernel event."),
        Accessor::Level => ("level", "Level; lower is more severe."),
        Accessor::Channel => ("channel", "Channel."),
        Accessor::Task => ("task", "Task within the provider."),
        Accessor::Keyword => ("keyword", "Keyword bits."),
        Accessor::ActivityId => ("activity_id", "Activity ID."),
        Accessor::RelatedActivityId => ("related_activity_id", "Related activity ID."),
        Accessor::MessageNumber => ("message_number", "Message number, within its GUID or component."),
        Accessor::MessageGuid => ("message_guid", "GUID that the message number belongs to."),
        Accessor::ComponentId => ("component_id", "Component ID that the message number belongs to."),
        Accessor::SequenceNumber => ("sequence_number", "Sequence number of the message."),
        Accessor::InstanceId => ("instance_id", "Instance ID within the class."),
        Accessor::ParentInstanceId => ("parent_instance_id", "Instance ID of the parent, within the parent's class."),
        Accessor::ParentProvider => ("parent_provider", "Class GUID of the parent instance."),
        Accessor::ParentProviderHandle => {
            ("parent_provider_handle", "Handle that represents the class GUID of the parent instance.")
        }
    }
}
