//! Items of the catalog, each with its owner.

use crate::axis::{Pointer, Stop};
use crate::{
    Alias, Bit, ByPointer, Case, Class, Dispatch, Dispute, EnableFlag, EventMap, Field, GroupMask, HookEvent,
    HookGroup, Keyword, MaskGroup, MaskValue, Part, Provider, ProviderEvent, Requests, ScalarType, Sentinel, Source,
    StatusCode, Struct, Value, ValueSet, When,
};

/// Named member of a form.
#[derive(Clone, Copy, Debug)]
pub enum Member<'a> {
    /// Field of the fixed part.
    Field(&'a Field),
    /// Bit field.
    Bit(&'a Bit),
    /// Part after the fixed part.
    Part(&'a Part),
}

impl<'a> Member<'a> {
    /// Returns the name.
    pub fn name(self) -> Option<&'a str> {
        match self {
            Member::Field(field) => field.name.as_deref(),
            Member::Bit(bit) => bit.name.as_deref(),
            Member::Part(part) => Some(&part.name),
        }
    }

    /// Returns the former names, newest first.
    pub fn former_names(self) -> &'a [String] {
        match self {
            Member::Field(field) => &field.renamed_from,
            Member::Bit(bit) => &bit.renamed_from,
            Member::Part(part) => &part.renamed_from,
        }
    }

    /// Returns the name in output, if it is another.
    pub fn same_as(self) -> Option<&'a str> {
        let (Member::Field(Field { same_as, .. }) | Member::Part(Part { same_as, .. })) = self else { return None };
        same_as.as_deref()
    }

    /// Returns the reason why it should no longer be used.
    pub fn deprecated(self) -> Option<&'a str> {
        match self {
            Member::Field(field) => field.deprecated.as_deref(),
            Member::Bit(bit) => bit.deprecated.as_deref(),
            Member::Part(part) => part.deprecated.as_deref(),
        }
    }

    /// Returns the IDs of its own sources.
    pub fn sources(self) -> &'a [String] {
        match self {
            Member::Field(field) => &field.sources,
            Member::Bit(_) => &[],
            Member::Part(part) => &part.sources,
        }
    }

    /// Returns the statements of sources that disagree.
    pub fn disputed(self) -> &'a [Dispute] {
        match self {
            Member::Field(field) => &field.disputed,
            Member::Bit(_) => &[],
            Member::Part(part) => &part.disputed,
        }
    }
}

/// Item of the catalog, with its owner.
#[derive(Clone, Debug)]
pub enum Item<'a> {
    /// Structure.
    Struct(&'a Struct),
    /// Other name of a structure's layout.
    Alias(&'a Struct, &'a Alias),
    /// Field, bit field or part in all forms that have it: its path in C without unnamed members, and the member of the
    /// newest form.
    Field(&'a Struct, String, Option<Member<'a>>),
    /// Byte of a structure in all forms that have it, by its offset.
    Byte(&'a Struct, u32),
    /// Dispatch: choice between structures.
    Dispatch(&'a Dispatch),
    /// Case of a dispatch.
    Case(&'a Dispatch, &'a Case),
    /// Enumeration, set of flags, or set of constants.
    Set(&'a ValueSet),
    /// Value of a set.
    Value(&'a ValueSet, &'a Value),
    /// Name whose value is one more than the last value.
    Sentinel(&'a ValueSet, &'a Sentinel),
    /// Group mask.
    Mask(&'a GroupMask),
    /// Documented flags of a group mask.
    EnableFlags(&'a GroupMask),
    /// Bit of a group mask, or several bits together.
    Bit(&'a GroupMask, &'a MaskGroup, &'a MaskValue),
    /// Documented flag of EnableFlags.
    EnableFlag(&'a GroupMask, &'a EnableFlag),
    /// Information class.
    Class(&'a Requests, &'a Class),
    /// Status that a rule of an information class names.
    Status(&'a Requests, &'a StatusCode),
    /// Group of hook IDs.
    HookGroup(&'a HookGroup),
    /// Kernel event.
    Event(&'a HookGroup, &'a HookEvent),
    /// Provider of events.
    Provider(&'a Provider),
    /// Event of a provider.
    ProviderEvent(&'a Provider, &'a ProviderEvent),
    /// Keyword of a provider.
    Keyword(&'a Provider, &'a Keyword),
    /// Names of values of fields of a provider.
    EventMap(&'a Provider, &'a EventMap),
    /// Scalar type.
    Type(&'a ScalarType),
    /// Source of facts.
    Source(&'a Source),
    /// Release, or a point within a release.
    Release(&'a Stop),
}

/// Matches items of some kinds by their rows, which are the last part of each, and others by patterns.
macro_rules! rows {
    ($item:expr, [$($kind:ident),*] $row:ident => $of:expr, $($others:tt)*) => {
        match *$item { $(Item::$kind(.., $row) => $of,)* $($others)* }
    };
}

impl<'a> Item<'a> {
    /// Returns the kind of item, in words.
    pub fn kind(&self) -> &'static str {
        use crate::ValueKind;
        match self {
            Item::Struct(_) => "structure",
            Item::Alias(..) => "other name of a structure",
            Item::Field(_, _, Some(Member::Part(_))) => "part of the tail",
            Item::Field(..) => "field",
            Item::Byte(..) => "byte of a structure",
            Item::Dispatch(_) => "one of several structures",
            Item::Case(..) => "case",
            Item::Set(set) => match set.kind {
                ValueKind::Enumeration => "enumeration",
                ValueKind::Flags => "flags",
                ValueKind::Constants => "constants",
            },
            Item::Value(set, value) => match set.kind {
                ValueKind::Enumeration => "value of an enumeration",
                ValueKind::Flags if value.shift.is_some() => "field of bits",
                ValueKind::Flags => "flag",
                ValueKind::Constants => "constant",
            },
            Item::Sentinel(..) => "sentinel of an enumeration",
            Item::Mask(_) => "group mask",
            Item::EnableFlags(_) => "enable flags",
            Item::Bit(_, _, bit) if bit.all || !bit.of.is_empty() => "several bits of a group mask",
            Item::Bit(..) => "bit of a group mask",
            Item::EnableFlag(..) => "enable flag",
            Item::Class(..) => "information class",
            Item::Status(..) => "status",
            Item::HookGroup(group) if group.class => "class of events",
            Item::HookGroup(_) => "group of hook ids",
            Item::Event(group, _) if group.class => "event of a class",
            Item::Event(..) => "hook id",
            Item::Provider(_) => "provider",
            Item::ProviderEvent(..) => "event of a provider",
            Item::Keyword(..) => "keyword of a provider",
            Item::EventMap(..) => "map of a provider",
            Item::Type(_) => "scalar type",
            Item::Source(_) => "source",
            Item::Release(_) => "release",
        }
    }

    /// Returns the name, if it has one.
    pub fn name(&self) -> Option<&'a str> {
        rows!(self, [Struct, Alias, Dispatch, Set, Sentinel, Mask, EnableFlag, Class, Status, HookGroup, Provider, Keyword,
            EventMap, Type] row => Some(&row.name),
            Item::Field(..) | Item::Byte(..) => None,
            Item::Case(_, case) => case.name.as_deref(),
            Item::Value(_, value) => value.name.as_deref(),
            Item::EnableFlags(mask) => Some(&mask.enable_name),
            Item::Bit(_, _, bit) => bit.name.as_deref(),
            Item::Event(_, event) => event.called(),
            Item::ProviderEvent(_, event) => event.name.as_deref(),
            Item::Source(source) => Some(&source.id),
            Item::Release(stop) => Some(&stop.release),
        )
    }

    /// Returns the other names with the same meaning.
    pub fn aliases(&self) -> Vec<&'a str> {
        let strings = |names: &'a [String]| names.iter().map(String::as_str).collect();
        match *self {
            Item::Struct(s) => {
                let former = s.renamed_from.iter().map(String::as_str);
                s.aliases.iter().map(|alias| alias.name.as_str()).chain(former).collect()
            }
            Item::Field(_, _, Some(member)) => member.same_as().into_iter().collect(),
            Item::Set(set) => strings(&set.renamed_from),
            Item::Value(_, value) => value.aliases.iter().chain(&value.renamed_from).map(String::as_str).collect(),
            Item::Bit(_, _, bit) => bit.aliases.iter().chain(&bit.renamed_from).map(String::as_str).collect(),
            Item::EnableFlag(_, flag) => strings(&flag.renamed_from),
            Item::Class(_, class) => class.aliases.iter().chain(&class.renamed_from).map(String::as_str).collect(),
            Item::Dispatch(_) | Item::Sentinel(..) | Item::Mask(_) | Item::EnableFlags(_) => {
                strings(self.former_names())
            }
            Item::Event(_, event) => {
                // The name of the type is what an event is called if its hook id has none.
                let of_type = event.type_name.as_deref().filter(|_| event.name.is_some());
                let others = event.aliases.iter().chain(&event.renamed_from);
                others.map(String::as_str).chain(of_type).collect()
            }
            Item::HookGroup(group) => group.guid_name.iter().chain(&group.renamed_from).map(String::as_str).collect(),
            Item::Release(stop) => vec![stop.name.as_str()],
            _ => Vec::new(),
        }
    }

    /// Returns its number by pointer size.
    pub fn value(&self) -> Option<ByPointer> {
        let both = |value: u32| Some(ByPointer { ptr32: u64::from(value), ptr64: u64::from(value) });
        match *self {
            Item::Case(_, case) => Some(ByPointer { ptr32: case.value, ptr64: case.value }),
            Item::Value(_, value) => value.value,
            Item::Bit(_, _, bit) => both(bit.value),
            Item::EnableFlag(_, flag) => both(flag.value),
            Item::Class(_, class) => both(class.value),
            Item::Status(_, status) => both(status.value),
            Item::HookGroup(group) => group.group.and_then(|group| both(group.wrapping_shl(8))),
            Item::Event(_, event) => event.hook.and_then(both),
            _ => None,
        }
    }

    /// Returns whether it has this number, with this pointer size or with any.
    pub fn is(&self, number: u64, pointer: Option<Pointer>) -> bool {
        match *self {
            Item::Sentinel(_, sentinel) => sentinel.values.iter().any(|at| at.value == number),
            Item::Release(stop) => stop.builds.iter().any(|&build| u64::from(build) == number),
            _ => self.value().is_some_and(|value| match pointer {
                Some(pointer) => value.of(pointer) == number,
                None => value.ptr32 == number || value.ptr64 == number,
            }),
        }
    }

    /// Returns the releases of the item, if the catalog relates it to releases.
    pub fn when(&self) -> Option<&'a When> {
        rows!(self, [Struct, Case, Value, Bit, EnableFlag, Class, HookGroup, Event] row => Some(&row.when),
            Item::Alias(s, _) | Item::Field(s, ..) | Item::Byte(s, _) => Some(&s.when),
            _ => None,
        )
    }

    /// Returns the IDs of its own sources, or else the sources of its owner.
    pub fn sources(&self) -> &'a [String] {
        fn or<'a>(own: &'a [String], whole: &'a [String]) -> &'a [String] {
            if own.is_empty() { whole } else { own }
        }
        match *self {
            Item::Struct(s) | Item::Alias(s, _) | Item::Byte(s, _) => &s.sources,
            Item::Field(s, _, field) => or(field.map_or(&[], Member::sources), &s.sources),
            Item::Dispatch(dispatch) => &dispatch.sources,
            Item::Case(dispatch, case) => or(&case.sources, &dispatch.sources),
            Item::Set(set) | Item::Sentinel(set, _) => &set.sources,
            Item::Value(set, value) => or(&value.sources, &set.sources),
            Item::Mask(mask) | Item::EnableFlags(mask) => &mask.sources,
            Item::Bit(mask, _, bit) => or(&bit.sources, &mask.sources),
            Item::EnableFlag(mask, flag) => or(&flag.sources, &mask.sources),
            Item::Class(_, class) => &class.sources,
            Item::HookGroup(group) => &group.sources,
            Item::Event(group, event) => or(&event.sources, &group.sources),
            Item::Provider(provider) | Item::Keyword(provider, _) | Item::EventMap(provider, _) => &provider.sources,
            Item::ProviderEvent(provider, event) => or(&event.sources, &provider.sources),
            _ => &[],
        }
    }

    /// Returns the statements of sources that disagree.
    pub fn disputed(&self) -> &'a [Dispute] {
        rows!(self, [Struct, Value, Bit, Class, Event] row => &row.disputed,
            Item::Alias(structure, _) => &structure.disputed,
            Item::Field(_, _, field) => field.map_or(&[], Member::disputed),
            _ => &[],
        )
    }

    /// Returns the GUID.
    pub fn guid(&self) -> Option<&'a str> {
        match *self {
            Item::Set(set) => set.class_guid.as_deref(),
            Item::Value(_, value) => value.guid.as_ref().map(|guid| guid.guid.as_str()),
            Item::HookGroup(group) => group.guid.as_deref(),
            Item::Provider(provider) => Some(&provider.guid),
            _ => None,
        }
    }

    /// Returns the open questions that no source answers.
    pub fn unknown(&self) -> &'a [String] {
        rows!(self, [Struct, Set, Mask, EnableFlags, Class] row => &row.unknown,
            Item::Alias(structure, _) => &structure.unknown,
            _ => &[],
        )
    }

    /// Returns the description.
    pub fn doc(&self) -> Option<&'a str> {
        rows!(self, [Struct, Alias, Dispatch, Case, Set, Value, Sentinel, Mask, Bit, EnableFlag, Class, Event, Provider,
            ProviderEvent, Keyword, Type, Source] row => row.doc.as_deref(),
            _ => None,
        )
    }

    /// Returns the former names of the item, newest first.
    pub fn former_names(&self) -> &'a [String] {
        rows!(self, [Struct, Dispatch, Set, Sentinel, Mask, Class, Value, Bit, EnableFlag, HookGroup, Event] row =>
            &row.renamed_from,
            Item::Field(_, _, Some(member)) => member.former_names(),
            Item::EnableFlags(mask) => &mask.enable_renamed_from,
            _ => &[],
        )
    }

    /// Returns the reason why the item should no longer be used.
    pub fn deprecated(&self) -> Option<&'a str> {
        rows!(self, [Struct, Dispatch, Class, Set, Value, Bit, EnableFlag, HookGroup, Event] row => row.deprecated.as_deref(),
            Item::Field(_, _, Some(member)) => member.deprecated(),
            _ => None,
        )
    }

    /// Returns the summary in one sentence, for kinds of items that have one.
    pub fn summary(&self) -> Option<&'a str> {
        rows!(self, [Struct, Dispatch, Set, Mask, HookGroup, Provider] row => Some(&row.summary),
            Item::Alias(structure, _) => Some(&structure.summary),
            _ => None,
        )
    }
}
