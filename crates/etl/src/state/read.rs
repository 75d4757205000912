//! Finds events that name something, and reads their fields.
//!
//! # Design
//!
//! `references.toml` lists the events that begin, describe, name and end a kind of thing, and the fields with its key,
//! name and owner. The describing tables locate these fields, so this module contains no event. A bit for each hook ID
//! selects the events.

use etwspec::describe::{ArrayElement, Content, ElementKind, Field, Kind as FieldKind, Layout, Many, What};
use etwspec::headers::HookId;
use etwspec::payloads::{self, Does, Reference};
use etwspec::{Pointer, Release};
use hashbrown::HashMap;

use super::NONE;
use super::things::{Name, Stated};
use crate::record::Event;

/// Reads the fields of events that name something.
#[derive(Clone, Debug)]
pub(super) struct Readers {
    release: Option<Release>,
    /// Kinds of things that are named.
    kinds: &'static [Reference],
    /// Events that name something.
    names: Hooks,
    /// Events whose payload contains the process or the thread that they happened in.
    attributes: Hooks,
    /// Events that state the thread which a processor runs.
    runs: Hooks,
    /// Statements of the events with a hook ID, a version and a pointer size.
    plans: Vec<(Kind, Box<[Plan]>)>,
    /// Index of the plans of a kind.
    by_kind: HashMap<Kind, usize>,
    /// Index of the plan that was used last.
    last: usize,
}

/// A set of hook IDs: a bit for each.
#[derive(Clone, Debug)]
struct Hooks(Box<[u64]>);

impl Hooks {
    /// Returns the events that do one of several things to things of some kinds.
    fn of(kinds: &[Reference], does: &[Does]) -> Hooks {
        let mut hooks = vec![0; 1 << 10].into_boxed_slice();
        let events = kinds.iter().flat_map(|reference| reference.table().events);
        for event in events.filter(|event| does.contains(&event.does)) {
            if let Some(word) = hooks.get_mut(usize::from(event.hook.0 >> 6)) {
                *word |= 1 << (event.hook.0 & 63);
            }
        }
        Hooks(hooks)
    }

    #[inline]
    fn has(&self, hook: HookId) -> bool {
        self.0.get(usize::from(hook.0 >> 6)).is_some_and(|word| word >> (hook.0 & 63) & 1 != 0)
    }
}

/// Hook ID, version and pointer size of an event.
type Kind = (HookId, u8, Pointer);

/// Statement of an event about one kind of thing.
#[derive(Clone, Debug)]
struct Plan {
    reference: Reference,
    does: Does,
    layout: &'static Layout,
    key: Place,
    name: Option<Place>,
    owner: Option<Place>,
    size: Option<Place>,
    /// True if keys are unique within one owner only.
    per_owner: bool,
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
            names: Hooks::of(kinds, &[Does::Begins, Does::Names, Does::Describes, Does::Ends]),
            attributes: Hooks::of(Reference::ALL, &[Does::Attributes, Does::Runs]),
            runs: Hooks::of(Reference::ALL, &[Does::Runs]),
            plans: Vec::new(),
            by_kind: HashMap::new(),
            last: 0,
        }
    }

    /// Returns the hook ID and the version of an event that names something. Most events do not, which their headers show.
    #[inline]
    pub(super) fn hook(&self, event: &Event<'_>) -> Option<(HookId, u8)> {
        let header = event.header().ok()?;
        match header.hook_id() {
            Some(hook) if !self.reads(hook) => None,
            None if header.event_id().is_some() => None,
            _ => event.hook().filter(|(hook, _)| self.reads(*hook)),
        }
    }

    /// Returns whether events of a hook ID name something.
    #[inline]
    pub(super) fn reads(&self, hook: HookId) -> bool {
        self.names.has(hook)
    }

    /// Returns the thread that a processor runs from an event on, if the event states it.
    #[inline]
    pub(super) fn running(&mut self, event: &Event<'_>) -> Option<u32> {
        let hook = event.hook_id().filter(|hook| self.runs.has(*hook))?;
        let thread = self.ids(event, hook, &[Does::Runs]).1;
        thread.filter(|thread| *thread != NONE)
    }

    /// Returns the process and the thread that an event happened in, by its payload.
    #[inline]
    pub(super) fn attributed(&mut self, event: &Event<'_>, hook: HookId) -> (Option<u32>, Option<u32>) {
        if self.attributes.has(hook) { self.ids(event, hook, &[Does::Attributes, Does::Runs]) } else { (None, None) }
    }

    /// Returns the process ID and the thread ID of the fields that the table of events assigns to words.
    fn ids(&mut self, event: &Event<'_>, hook: HookId, does: &[Does]) -> (Option<u32>, Option<u32>) {
        let mut ids = (None, None);
        let version = event.version().and_then(|version| u8::try_from(version).ok());
        let Some((version, data)) = version.zip(event.data().ok()) else { return ids };
        let plans = self.plans((hook, version, event.pointer()));
        for plan in plans.iter().filter(|plan| does.contains(&plan.does) && data.len() >= plan.layout.fixed) {
            let id = plan.number(plan.key, data).and_then(|id| u32::try_from(id).ok()).filter(|id| *id != NONE);
            match plan.reference {
                Reference::ProcessId => ids.0 = id,
                Reference::ThreadId => ids.1 = id,
                _ => {}
            }
        }
        ids
    }

    /// Returns what events of a kind state.
    fn plans(&mut self, kind: Kind) -> &[Plan] {
        if self.plans.get(self.last).is_none_or(|(last, _)| *last != kind) {
            let (hook, version, pointer) = kind;
            let (plans, release) = (&mut self.plans, self.release);
            self.last = *self.by_kind.entry(kind).or_insert_with(|| {
                plans.push((kind, new_plans(hook, version, pointer, release)));
                plans.len() - 1
            });
        }
        self.plans.get(self.last).map_or(&[], |(_, plans)| plans)
    }

    /// Calls a function with each statement of an event.
    #[inline]
    pub(super) fn read<'a>(&mut self, event: &Event<'a>, hook: HookId, version: u8, mut each: impl FnMut(Stated<'a>)) {
        let Ok(data) = event.data() else { return };
        let naming = |plan: &&Plan| !matches!(plan.does, Does::Attributes | Does::Runs);
        let kinds = self.kinds;
        let plans = self.plans((hook, version, event.pointer()));
        let wanted = plans.iter().filter(naming).filter(|plan| kinds.contains(&plan.reference));
        for plan in wanted.filter(|plan| data.len() >= plan.layout.fixed) {
            let Some(key) = plan.number(plan.key, data) else { continue };
            let mut owner = plan.owner.and_then(|place| plan.number(place, data));
            let mut within = 0;
            if plan.per_owner {
                owner = owner.or_else(|| event.process_id().map(u64::from));
                let Some(owner) = owner else { continue };
                within = owner;
            }
            let name = plan.name.and_then(|place| plan.text(place, data));
            let size = plan.size.and_then(|place| plan.number(place, data));
            each(Stated { reference: plan.reference, does: plan.does, key: (within, key), name, owner, size });
        }
    }
}

/// Returns what events of a hook ID state.
fn new_plans(hook: HookId, version: u8, pointer: Pointer, release: Option<Release>) -> Box<[Plan]> {
    let binding = payloads::find(hook, version, pointer, release);
    let Some(layout) = binding.and_then(|binding| binding.layout(pointer, release)) else { return Box::default() };
    let tables = Reference::ALL.iter().map(|reference| reference.table());
    let events = tables.flat_map(|table| table.events.iter().map(move |event| (table, event)));
    let plans = events.filter(|(_, event)| event.hook == hook).filter_map(|(table, event)| {
        Some(Plan {
            reference: table.reference,
            does: event.does,
            layout,
            key: place(layout, event.key)?,
            name: place(layout, event.name),
            owner: place(layout, event.owner),
            size: place(layout, event.size),
            per_owner: table.per_owner,
        })
    });
    plans.collect()
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
    fn number(&self, place: Place, data: &[u8]) -> Option<u64> {
        let bytes = match place {
            Place::Number(offset, size) => data.get(offset..offset + size)?,
            Place::NumberPart(index, size) => self.part(index, data)?.get(..size)?,
            _ => return None,
        };
        Some(bytes.iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte)))
    }

    fn text<'a>(&self, place: Place, data: &'a [u8]) -> Option<Name<'a>> {
        let (bytes, unit) = match place {
            Place::Chars(offset, size, unit) => (data.get(offset..offset + size)?, unit),
            Place::TextPart(index, unit) => (self.part(index, data)?, unit),
            _ => return None,
        };
        Some(Name { bytes, unit })
    }

    /// Returns the bytes of a part, or of a text and what follows it.
    fn part<'a>(&self, index: usize, data: &'a [u8]) -> Option<&'a [u8]> {
        let part = self.layout.tail.get(index)?;
        if index == 0 && part.when.is_none() {
            return data.get(self.layout.fixed..).filter(|bytes| !part.optional || !bytes.is_empty());
        }
        for piece in self.layout.walk(data) {
            match piece.what {
                What::End(ended) if std::ptr::eq(ended, part) => return Some(piece.bytes),
                What::Rest(_) => return None,
                _ => {}
            }
        }
        None
    }
}
