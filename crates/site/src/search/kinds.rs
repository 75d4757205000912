//! Kinds of items that can be found, and their order.

use serde::Serialize;

/// Kind of an item. The order is that in which items with the same number are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    Event,
    ClassicEvent,
    InformationClass,
    Bit,
    EnableFlag,
    Status,
    EventGroup,
    EventClass,
    Enumerated,
    Flag,
    Constant,
    Case,
    Release,
    Structure,
    Dispatch,
    Mask,
    Enumeration,
    Flags,
    Constants,
    InformationClasses,
    Type,
    Topic,
    Field,
    Part,
    Provider,
    WindowsProvider,
    ProviderEvent,
    Keyword,
    EventMap,
    Source,
}

/// Properties of a kind, in the order of the index.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct About(
    /// Name of the kind.
    pub(super) &'static str,
    /// Name of several items of the kind.
    pub(super) &'static str,
    /// Word that selects the kind in a query, before a colon.
    pub(super) &'static str,
    /// Word that selects items by their number, before a colon.
    pub(super) &'static str,
    /// Weight of the kind among items whose names match equally well.
    pub(super) i32,
);

impl Kind {
    /// All kinds, in order.
    pub(super) const ALL: [Kind; 30] = [
        Kind::Event,
        Kind::ClassicEvent,
        Kind::InformationClass,
        Kind::Bit,
        Kind::EnableFlag,
        Kind::Status,
        Kind::EventGroup,
        Kind::EventClass,
        Kind::Enumerated,
        Kind::Flag,
        Kind::Constant,
        Kind::Case,
        Kind::Release,
        Kind::Structure,
        Kind::Dispatch,
        Kind::Mask,
        Kind::Enumeration,
        Kind::Flags,
        Kind::Constants,
        Kind::InformationClasses,
        Kind::Type,
        Kind::Topic,
        Kind::Field,
        Kind::Part,
        Kind::Provider,
        Kind::WindowsProvider,
        Kind::ProviderEvent,
        Kind::Keyword,
        Kind::EventMap,
        Kind::Source,
    ];

    /// The properties of the kind.
    pub(super) fn about(self) -> About {
        match self {
            Kind::Event => About("kernel event", "Kernel events", "event", "hook", 56),
            Kind::ClassicEvent => About("classic event", "Classic events", "event", "type", 50),
            Kind::InformationClass => About("information class", "Information classes", "class", "value", 48),
            Kind::Bit => About("bit of a group mask", "Bits of group masks", "bit", "value", 46),
            Kind::EnableFlag => About("documented flag", "Documented flags", "flag", "value", 42),
            Kind::Status => About("status code", "Status codes", "status", "status", 36),
            Kind::EventGroup => About("group of kernel events", "Groups of kernel events", "group", "value", 45),
            Kind::EventClass => About("class of events", "Classes of events", "group", "value", 45),
            Kind::Enumerated => About("value", "Values of enumerations", "value", "value", 35),
            Kind::Flag => About("flag", "Flags", "flag", "value", 35),
            Kind::Constant => About("constant", "Constants", "value", "value", 34),
            Kind::Case => About("case", "Cases of dispatches", "value", "value", -400),
            Kind::Release => About("release of Windows", "Releases", "release", "build", 30),
            Kind::Structure => About("structure", "Structures", "struct", "size", 52),
            Kind::Dispatch => About("dispatch", "Dispatches", "set", "value", 44),
            Kind::Mask => About("bits of a group mask", "Group masks", "set", "value", 47),
            Kind::Enumeration => About("enumeration", "Enumerations", "set", "value", 47),
            Kind::Flags => About("flags", "Sets of flags", "set", "value", 47),
            Kind::Constants => About("constants", "Sets of constants", "set", "value", 46),
            Kind::InformationClasses => About("information classes", "Information classes", "set", "value", 47),
            Kind::Type => About("scalar type", "Scalar types", "type", "size", 30),
            Kind::Topic => About("topic", "Topics", "topic", "value", 38),
            Kind::Field => About("field", "Fields", "field", "offset", 20),
            Kind::Part => About("part of a tail", "Parts of tails", "field", "value", 18),
            Kind::Provider => About("provider", "Providers", "provider", "value", 49),
            Kind::WindowsProvider => About("provider of Windows", "Providers of Windows", "provider", "value", -45),
            Kind::ProviderEvent => About("event of a provider", "Events of providers", "event", "id", -40),
            Kind::Keyword => About("keyword", "Keywords", "keyword", "mask", -40),
            Kind::EventMap => About("map of a provider", "Maps of providers", "set", "value", -45),
            Kind::Source => About("source", "Sources", "source", "value", -400),
        }
    }
}

/// The words that select kinds or numbers, with what each selects.
pub(super) fn filters() -> Vec<(&'static str, String)> {
    let mut all: Vec<(&'static str, Vec<String>)> = Vec::new();
    for About(_, heading, word, ..) in Kind::ALL.map(Kind::about) {
        let selected = heading.to_lowercase();
        match all.iter_mut().find(|(other, _)| *other == word) {
            Some((_, headings)) => headings.push(selected),
            None => all.push((word, vec![selected])),
        }
    }
    all.into_iter().map(|(word, headings)| (word, headings.join(", "))).collect()
}

#[cfg(test)]
mod tests {
    use super::{Kind, filters};

    #[test]
    fn list_of_kinds_is_in_the_order_of_their_numbers() {
        for (at, kind) in Kind::ALL.into_iter().enumerate() {
            assert_eq!(kind as usize, at, "{kind:?}");
        }
    }

    #[test]
    fn every_filter_is_listed_once() {
        let mut words: Vec<&str> = filters().iter().map(|(word, _)| *word).collect();
        let all = words.len();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), all);
        let flags = filters().into_iter().find(|(word, _)| *word == "flag");
        assert_eq!(flags.map(|(_, selects)| selects), Some("documented flags, flags".to_owned()));
    }
}
