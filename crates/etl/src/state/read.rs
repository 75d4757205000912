//! Finds events that name something, and reads their fields.
//!
//! # Design
//!
//! `references.toml` lists the events that begin, describe, name and end a kind of thing, and the fields with its key,
//! name and owner. The describing tables locate these fields, so this module contains no event. A bit for each hook ID
//! selects kernel events, and a list the events of the few providers that state something.

use std::sync::LazyLock;

use etwspec::describe::provider::{self, EventField, Quantity};
use etwspec::describe::{ArrayElement, Content, ElementKind, Field, Kind as FieldKind, Layout, Many, What};
use etwspec::headers::{HookId, TdhInType};
use etwspec::payloads::{self, Does, Reference, ReferenceEvent, ReferenceSource};
use etwspec::{Guid, Pointer, Release};
use hashbrown::HashMap;

use super::NONE;
use super::things::{Name, Stated};
use crate::record::Event;
use crate::text::CodePage;

/// Events whose payload contains the process or the thread that they happened in. A rundown describes a thing in the name of its process.
static ATTRIBUTES: LazyLock<Sources> = LazyLock::new(|| Sources::of(Reference::ALL, |event| attributes(event.does)));

/// Returns whether the payload of an event may state the process that the event happened in.
pub(crate) fn states_process(event: &Event<'_>) -> bool {
    ATTRIBUTES.find(event).is_some()
}

/// Reads the fields of events that name something.
#[derive(Clone, Debug)]
pub(super) struct Readers {
    release: Option<Release>,
    /// Kinds of things that are named.
    kinds: &'static [Reference],
    /// Events that name something.
    names: Sources,
    /// Events that state the thread which a processor runs.
    runs: Sources,
    /// Statements of the events of a source, a version and a pointer size.
    plans: Vec<(Kind, Box<[Plan]>)>,
    /// Index of the plans of a kind.
    by_kind: HashMap<Kind, usize>,
    /// Index of the plan that was used last.
    last: usize,
}

/// Events that do something to things.
#[derive(Clone, Debug)]
struct Sources {
    /// A bit for each hook ID.
    hooks: Box<[u64]>,
    /// IDs of events by provider.
    providers: Vec<(Guid, Vec<u16>)>,
}

impl Sources {
    /// Returns the events about things of some kinds that are wanted.
    fn of(kinds: &[Reference], is_wanted: impl Fn(&ReferenceEvent) -> bool) -> Sources {
        let mut sources = Sources { hooks: vec![0; 1 << 10].into(), providers: Vec::new() };
        let events = kinds.iter().flat_map(|reference| reference.table().events);
        for event in events.filter(|event| is_wanted(event)) {
            match event.source {
                ReferenceSource::Hook(hook) => {
                    if let Some(word) = sources.hooks.get_mut(usize::from(hook.0 >> 6)) {
                        *word |= 1 << (hook.0 & 63);
                    }
                }
                ReferenceSource::Provider(guid, id) => {
                    match sources.providers.iter_mut().find(|(provider, _)| *provider == guid) {
                        Some((_, ids)) => ids.push(id),
                        None => sources.providers.push((guid, vec![id])),
                    }
                }
                _ => {}
            }
        }
        sources
    }

    #[inline]
    fn has(&self, hook: HookId) -> bool {
        self.hooks.get(usize::from(hook.0 >> 6)).is_some_and(|word| word >> (hook.0 & 63) & 1 != 0)
    }

    /// Returns the source and the version of an event. Most events are not in the set, which their headers show.
    #[inline]
    fn find(&self, event: &Event<'_>) -> Option<(ReferenceSource, u8)> {
        let header = event.header().ok()?;
        match (header.hook_id(), header.event_id()) {
            (Some(hook), _) if !self.has(hook) => None,
            (None, Some(id)) => {
                let guid = event.provider()?;
                let (_, ids) = self.providers.iter().find(|(provider, _)| *provider == guid)?;
                let version = event.version().and_then(|version| u8::try_from(version).ok())?;
                ids.contains(&id).then_some((ReferenceSource::Provider(guid, id), version))
            }
            _ => {
                let (hook, version) = event.hook().filter(|(hook, _)| self.has(*hook))?;
                Some((ReferenceSource::Hook(hook), version))
            }
        }
    }
}

/// Source, version and pointer size of an event.
type Kind = (ReferenceSource, u8, Pointer);

/// Statement of an event about one kind of thing.
#[derive(Clone, Debug)]
struct Plan {
    reference: Reference,
    does: Does,
    fields: Fields,
    pointer: Pointer,
    key: Place,
    name: Option<Place>,
    /// Location of a path, whose last part is the name.
    path: Option<Place>,
    owner: Option<Place>,
    size: Option<Place>,
    /// True if keys are unique within one owner only.
    per_owner: bool,
}

/// Fields of an event.
#[derive(Clone, Copy, Debug)]
enum Fields {
    /// Kernel events.
    Layout(&'static Layout),
    /// Events of a provider.
    Provider(&'static [EventField]),
}

/// Location of a value.
#[derive(Clone, Copy, Debug)]
enum Place {
    /// A number: offset and size.
    Number(usize, usize),
    /// Characters: offset, size, and the size of a character.
    Chars(usize, usize, usize),
    /// A number behind the fixed part: the index of the part, and its size.
    NumberPart(usize, usize),
    /// A text behind the fixed part: the index of the part, and the size of a character.
    TextPart(usize, usize),
    /// A field of a provider's event, by its index.
    Field(usize),
}

impl Readers {
    pub(super) fn new(release: Option<Release>) -> Readers {
        Readers::of_kinds(release, Reference::ALL)
    }

    /// Creates readers that leave other kinds of things unnamed.
    pub(super) fn of_kinds(release: Option<Release>, kinds: &'static [Reference]) -> Readers {
        Readers {
            release,
            kinds,
            names: Sources::of(kinds, |event| is_naming(event.does)),
            runs: Sources::of(Reference::ALL, |event| event.does == Does::Runs),
            plans: Vec::new(),
            by_kind: HashMap::new(),
            last: 0,
        }
    }

    /// Returns the source and the version of an event that names something.
    #[inline]
    pub(super) fn source(&self, event: &Event<'_>) -> Option<(ReferenceSource, u8)> {
        self.names.find(event)
    }

    /// Returns the thread that a processor runs from an event on, if the event states it.
    #[inline]
    pub(super) fn running(&mut self, event: &Event<'_>) -> Option<u32> {
        let hook = event.hook_id().filter(|hook| self.runs.has(*hook))?;
        let version = event.version().and_then(|version| u8::try_from(version).ok())?;
        let thread = self.ids(event, (ReferenceSource::Hook(hook), version), |does| does == Does::Runs).1;
        thread.filter(|thread| *thread != NONE)
    }

    /// Returns the process and the thread that an event happened in, or that it describes, by its payload.
    #[inline]
    pub(super) fn attributed(&mut self, event: &Event<'_>) -> (Option<u32>, Option<u32>) {
        ATTRIBUTES.find(event).map_or((None, None), |source| self.ids(event, source, attributes))
    }

    /// Returns the process ID and the thread ID of the fields that the table of events assigns to words.
    fn ids(
        &mut self,
        event: &Event<'_>,
        (source, version): (ReferenceSource, u8),
        is_wanted: impl Fn(Does) -> bool,
    ) -> (Option<u32>, Option<u32>) {
        let mut ids = (None, None);
        let Ok(data) = event.data() else { return ids };
        let plans = self.plans((source, version, event.pointer()));
        for plan in plans.iter().filter(|plan| is_wanted(plan.does) && plan.fits(data)) {
            let id = |place| plan.number(place, data).and_then(|id| u32::try_from(id).ok()).filter(|id| *id != NONE);
            match plan.reference {
                Reference::ProcessId => ids.0 = id(plan.key),
                Reference::ThreadId => ids.1 = id(plan.key),
                _ => {}
            }
            if plan.does == Does::Describes && plan.reference.table().owner == Some(Reference::ProcessId) {
                ids.0 = ids.0.or_else(|| id(plan.owner?));
            }
        }
        ids
    }

    /// Returns what events of a kind state.
    fn plans(&mut self, kind: Kind) -> &[Plan] {
        if self.plans.get(self.last).is_none_or(|(last, _)| *last != kind) {
            let (plans, release) = (&mut self.plans, self.release);
            self.last = *self.by_kind.entry(kind).or_insert_with(|| {
                plans.push((kind, new_plans(kind, release)));
                plans.len() - 1
            });
        }
        self.plans.get(self.last).map_or(&[], |(_, plans)| plans)
    }

    /// Calls a function with each statement of an event.
    #[inline]
    pub(super) fn read<'a>(
        &mut self,
        event: &Event<'a>,
        (source, version): (ReferenceSource, u8),
        mut each: impl FnMut(Stated<'a>),
    ) {
        let Ok(data) = event.data() else { return };
        let kinds = self.kinds;
        let plans = self.plans((source, version, event.pointer()));
        let wanted = plans.iter().filter(|plan| is_naming(plan.does) && kinds.contains(&plan.reference));
        for plan in wanted.filter(|plan| plan.fits(data)) {
            let Some(key) = plan.number(plan.key, data) else { continue };
            let mut owner = plan.owner.and_then(|place| plan.number(place, data));
            let mut within = 0;
            if plan.per_owner {
                owner = owner.or_else(|| event.process_id().map(u64::from));
                let Some(owner) = owner else { continue };
                within = owner;
            }
            let text = |place| plan.text(place, data, event.code_page());
            let name = plan.name.and_then(text).or_else(|| Some(text(plan.path?)?.last_part()));
            let size = plan.size.and_then(|place| plan.number(place, data));
            let of_provider = matches!(source, ReferenceSource::Provider(..));
            each(Stated {
                reference: plan.reference,
                does: plan.does,
                key: (within, key),
                name,
                owner,
                size,
                of_provider,
            });
        }
    }
}

fn is_naming(does: Does) -> bool {
    matches!(does, Does::Begins | Does::Names | Does::Describes | Does::Ends)
}

/// Returns whether the process and the thread of a payload are those of the event.
fn attributes(does: Does) -> bool {
    matches!(does, Does::Attributes | Does::Runs | Does::Describes)
}

/// Returns what events of a kind state.
fn new_plans((source, version, pointer): Kind, release: Option<Release>) -> Box<[Plan]> {
    let Some(fields) = Fields::of(source, version, pointer, release) else { return Box::default() };
    let tables = Reference::ALL.iter().map(|reference| reference.table());
    let events = tables.flat_map(|table| table.events.iter().map(move |event| (table, event)));
    let stating = events.filter(|(_, event)| event.source == source && event.does != Does::Refers);
    let plans = stating.filter_map(|(table, event)| {
        Some(Plan {
            reference: table.reference,
            does: event.does,
            fields,
            pointer,
            key: fields.place(event.key)?,
            name: fields.place(event.name),
            path: fields.place(event.path),
            owner: fields.place(event.owner),
            size: fields.place(event.size),
            per_owner: table.per_owner,
        })
    });
    plans.collect()
}

impl Fields {
    fn of(source: ReferenceSource, version: u8, pointer: Pointer, release: Option<Release>) -> Option<Fields> {
        match source {
            ReferenceSource::Hook(hook) => {
                payloads::find(hook, version, pointer, release)?.layout(pointer, release).map(Fields::Layout)
            }
            ReferenceSource::Provider(guid, id) => {
                let provider = provider::all().find(|provider| provider.guid == guid)?;
                let event = provider.events.iter().find(|event| (event.id, event.version) == (id, version))?;
                Some(Fields::Provider(event.fields))
            }
            _ => None,
        }
    }

    /// Returns the place of the field with one of these names.
    fn place(self, names: &[&str]) -> Option<Place> {
        match self {
            Fields::Layout(layout) => place(layout, names),
            Fields::Provider(fields) => fields.iter().position(|field| names.contains(&field.name)).map(Place::Field),
        }
    }
}

/// Returns the bytes of a field of a provider's event. `None` if they are cut, or follow a field whose size depends on more than
/// its bytes and a number.
fn bytes_of<'a>(fields: &[EventField], index: usize, data: &'a [u8], pointer: Pointer) -> Option<&'a [u8]> {
    let mut rest = data;
    let number = |quantity: Quantity| match quantity {
        Quantity::Number(number) => Some(usize::from(number)),
        Quantity::Field(of) => usize::try_from(little(bytes_of(fields, of.into(), data, pointer)?)?).ok(),
        _ => None,
    };
    for field in fields.get(..=index)? {
        let unit = unit_of(field);
        let size = match fixed_size(field, pointer) {
            Some(size) if field.count == Quantity::Unstated => size,
            Some(size) => size.checked_mul(number(field.count)?)?,
            None if field.count != Quantity::Unstated || !field.members().is_empty() => return None,
            None => match (TdhInType(field.in_type), number(field.length)) {
                (TdhInType::SID, _) => 8 + 4 * usize::from(*rest.get(1)?),
                (TdhInType::BINARY, length) => length?,
                (_, Some(length)) => length.checked_mul(unit?)?,
                (_, None) => {
                    rest.chunks_exact(unit?).position(|unit| unit.iter().all(|byte| *byte == 0))? * unit? + unit?
                }
            },
        };
        let bytes;
        (bytes, rest) = rest.split_at_checked(size)?;
        if std::ptr::eq(field, fields.get(index)?) {
            return Some(bytes);
        }
    }
    None
}

/// Returns the size of a character of text.
fn unit_of(field: &EventField) -> Option<usize> {
    match TdhInType(field.in_type) {
        TdhInType::UNICODESTRING => Some(2),
        TdhInType::ANSISTRING => Some(1),
        _ => None,
    }
}

/// Returns the size of a value whose type determines it.
fn fixed_size(field: &EventField, pointer: Pointer) -> Option<usize> {
    use TdhInType as I;
    Some(match I(field.in_type) {
        I::INT8 | I::UINT8 => 1,
        I::INT16 | I::UINT16 => 2,
        I::INT32 | I::UINT32 | I::HEXINT32 | I::FLOAT | I::BOOLEAN => 4,
        I::INT64 | I::UINT64 | I::HEXINT64 | I::DOUBLE | I::FILETIME => 8,
        I::GUID | I::SYSTEMTIME => 16,
        I::POINTER => pointer.bytes(),
        _ => return None,
    })
}

/// Returns a number of at most eight bytes.
fn little(bytes: &[u8]) -> Option<u64> {
    (bytes.len() <= 8).then(|| bytes.iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte)))
}

/// Returns the place of the field with one of these names.
fn place(layout: &'static Layout, names: &[&str]) -> Option<Place> {
    let part = |(index, part): (usize, &etwspec::describe::Part)| match part.content {
        _ if !names.contains(&part.name) || !matches!(part.many, Many::One) => None,
        Content::Text { unit } => Some(Place::TextPart(index, unit)),
        Content::Value(ArrayElement { size: size @ 1..=8, .. }) => Some(Place::NumberPart(index, size as usize)),
        _ => None,
    };
    field(layout, layout.fields, names).or_else(|| layout.tail.iter().enumerate().find_map(part))
}

fn field(layout: &'static Layout, fields: &'static [Field], names: &[&str]) -> Option<Place> {
    fields.iter().filter(|field| field.offset() + field.size() <= layout.fixed).find_map(|field| {
        if field.name().is_empty() {
            return self::field(layout, field.children(), names);
        }
        match field.kind() {
            _ if !names.contains(&field.name()) => None,
            FieldKind::Unsigned | FieldKind::Signed | FieldKind::Address | FieldKind::Bits if field.size() <= 8 => {
                Some(Place::Number(field.offset(), field.size()))
            }
            FieldKind::Array { element: ArrayElement { kind: ElementKind::Character, size }, .. } => {
                Some(Place::Chars(field.offset(), field.size(), size as usize))
            }
            _ => None,
        }
    })
}

impl Plan {
    /// Returns whether data have the fixed part of the fields.
    fn fits(&self, data: &[u8]) -> bool {
        matches!(self.fields, Fields::Layout(layout) if data.len() >= layout.fixed)
            || matches!(self.fields, Fields::Provider(_))
    }

    /// Returns a field of a provider's event, with its bytes.
    fn field<'a>(&self, index: usize, data: &'a [u8]) -> Option<(&'a [u8], &'static EventField)> {
        let Fields::Provider(fields) = self.fields else { return None };
        Some((bytes_of(fields, index, data, self.pointer)?, fields.get(index)?))
    }

    fn number(&self, place: Place, data: &[u8]) -> Option<u64> {
        let bytes = match place {
            Place::Number(offset, size) => data.get(offset..offset + size)?,
            Place::NumberPart(index, size) => self.part(index, data)?.get(..size)?,
            Place::Field(index) => self.field(index, data)?.0,
            _ => return None,
        };
        little(bytes)
    }

    fn text<'a>(&self, place: Place, data: &'a [u8], code_page: Option<CodePage>) -> Option<Name<'a>> {
        let (bytes, unit) = match place {
            Place::Chars(offset, size, unit) => (data.get(offset..offset + size)?, unit),
            Place::TextPart(index, unit) => (self.part(index, data)?, unit),
            Place::Field(index) => {
                let (bytes, field) = self.field(index, data)?;
                (bytes, unit_of(field)?)
            }
            _ => return None,
        };
        Some(Name { bytes, unit, code_page })
    }

    /// Returns the bytes of a part, or of a text and what follows it.
    fn part<'a>(&self, index: usize, data: &'a [u8]) -> Option<&'a [u8]> {
        let Fields::Layout(layout) = self.fields else { return None };
        let part = layout.tail.get(index)?;
        if index == 0 && part.when.is_none() {
            return data.get(layout.fixed..).filter(|bytes| !part.optional || !bytes.is_empty());
        }
        for piece in layout.walk(data) {
            match piece.what {
                What::End(ended) if std::ptr::eq(ended, part) => return Some(piece.bytes),
                What::Rest(_) => return None,
                _ => {}
            }
        }
        None
    }
}
