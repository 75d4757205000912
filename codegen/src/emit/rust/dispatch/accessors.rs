//! Accessors of a dispatch: one for each meaning of a field in any of its structures.

use super::super::escape::Doc;
use super::super::leaf;
use etwspec_catalog::casing;
use etwspec_catalog::query::fields::flatten;
use etwspec_catalog::{Catalog, Element, Form, Many, Meaning, Part, Scalar, Shape, Struct};

/// Method that reads the field with a meaning from any of the structures.
pub(super) struct Accessor {
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

/// Field with a meaning.
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
pub(super) fn of(catalog: &Catalog, variants: &[(&str, &Struct, &Form)]) -> Vec<Accessor> {
    let mut found: Vec<(Meaning, Source<'_>)> = Vec::new();
    for (variant, _, form) in variants {
        for flat in flatten(catalog, form) {
            let (meaning, bits) = match flat.bit {
                Some(bit) => (bit.meaning, flat.bits),
                None => (flat.field.meaning, None),
            };
            let scalar = match &flat.field.shape {
                Shape::Scalar(scalar) => *scalar,
                Shape::Bits { unit, .. } => *unit,
                _ => continue,
            };
            let Some(meaning) = meaning else { continue };
            let values = match flat.bit {
                Some(bit) => bit.values.as_deref(),
                None => flat.field.values.as_deref(),
            };
            let place = Place::Fixed { offset: flat.offset, bits };
            found.push((meaning, Source { variant, place, scalar, values }));
        }
        for part in &form.tail {
            let Some((meaning, scalar)) = part.meaning.zip(scalar(part)) else { continue };
            let optional = part.when.is_some() || part.optional;
            let place = Place::Part { name: casing::snake(&part.name), optional };
            found.push((meaning, Source { variant, place, scalar, values: part.values.as_deref() }));
        }
    }
    let mut meanings: Vec<Meaning> = found.iter().map(|(meaning, _)| *meaning).collect();
    meanings.sort_unstable();
    meanings.dedup();
    let all = variants.len();
    meanings
        .into_iter()
        .map(|meaning| {
            let sources: Vec<&Source<'_>> =
                found.iter().filter(|(other, _)| *other == meaning).map(|(_, source)| source).collect();
            accessor(catalog, meaning, &sources, all)
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

fn accessor(catalog: &Catalog, meaning: Meaning, sources: &[&Source<'_>], all: usize) -> Accessor {
    let (name, text) = words(meaning);
    let ty = Ty::of(catalog, meaning, sources);
    let arms: Vec<Arm> =
        sources.iter().map(|source| Arm { variant: source.variant.to_owned(), value: ty.read(source) }).collect();
    let absent = if arms.len() == all { "" } else { "`None` if the structure has no such field." };
    Accessor { name: name.to_owned(), doc: Doc::text(text).then(absent), ty: ty.name(), arms }
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
    fn of(catalog: &Catalog, meaning: Meaning, sources: &[&Source<'_>]) -> Ty {
        if meaning.is_guid() {
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

/// Returns the name and the documentation of the accessor for a meaning.
fn words(meaning: Meaning) -> (&'static str, &'static str) {
    match meaning {
        Meaning::TimeStamp => ("time_stamp", "Time stamp of the event, in units of the session clock."),
        Meaning::ProcessId => ("process_id", "Process ID of the writer."),
        Meaning::ThreadId => ("thread_id", "Thread ID of the writer."),
        Meaning::KernelTime => {
            ("kernel_time", "Processor time of the thread in kernel mode, in units of the session's timer resolution.")
        }
        Meaning::UserTime => {
            ("user_time", "Processor time of the thread in user mode, in units of the session's timer resolution.")
        }
        Meaning::ProcessorTime => (
            "processor_time",
            "Processor time of the thread as one number. It shares its bytes with kernel and user time; which of the two \
             holds depends on the session.",
        ),
        Meaning::HookId => ("hook_id", "Hook ID of a kernel event."),
        Meaning::Provider => ("provider", "Provider GUID, or class GUID of a classic event."),
        Meaning::ProviderHandle => ("provider_handle", "Handle that represents the class GUID."),
        Meaning::EventId => ("event_id", "Event ID within the provider."),
        Meaning::EventVersion => ("event_version", "Version of the event."),
        Meaning::Opcode => ("opcode", "Opcode, or event type of a classic or kernel event."),
        Meaning::Level => ("level", "Level; lower is more severe."),
        Meaning::Channel => ("channel", "Channel."),
        Meaning::Task => ("task", "Task within the provider."),
        Meaning::Keyword => ("keyword", "Keyword bits."),
        Meaning::ActivityId => ("activity_id", "Activity ID."),
        Meaning::RelatedActivityId => ("related_activity_id", "Related activity ID."),
        Meaning::MessageNumber => ("message_number", "Message number, within its GUID or component."),
        Meaning::MessageGuid => ("message_guid", "GUID that the message number belongs to."),
        Meaning::ComponentId => ("component_id", "Component ID that the message number belongs to."),
        Meaning::SequenceNumber => ("sequence_number", "Sequence number of the message."),
        Meaning::InstanceId => ("instance_id", "Instance ID within the class."),
        Meaning::ParentInstanceId => ("parent_instance_id", "Instance ID of the parent, within the parent's class."),
        Meaning::ParentProvider => ("parent_provider", "Class GUID of the parent instance."),
        Meaning::ParentProviderHandle => {
            ("parent_provider_handle", "Handle that represents the class GUID of the parent instance.")
        }
    }
}
