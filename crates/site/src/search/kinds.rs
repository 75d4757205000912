//! Kinds of items that can be found, and their order.

use serde::Serialize;

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

/// Declares the kinds, each with its properties.
macro_rules! kinds {
    ($($kind:ident($($about:expr),*);)*) => {
        /// Kind of an item. The order is that in which items with the same number are shown.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub(super) enum Kind { $($kind,)* }

        impl Kind {
            /// All kinds, in order.
            pub(super) const ALL: [Kind; [$(stringify!($kind)),*].len()] = [$(Kind::$kind),*];

            /// The properties of the kind.
            pub(super) fn about(self) -> About {
                match self { $(Kind::$kind => About($($about),*),)* }
            }
        }
    };
}

kinds! {
    Event("kernel event", "Kernel events", "event", "hook", 56);
    ClassicEvent("classic event", "Classic events", "event", "type", 50);
    InformationClass("information class", "Information classes", "class", "value", 48);
    Bit("bit of a group mask", "Bits of group masks", "bit", "value", 46);
    EnableFlag("documented flag", "Documented flags", "flag", "value", 42);
    Status("status code", "Status codes", "status", "status", 36);
    EventGroup("group of kernel events", "Groups of kernel events", "group", "value", 45);
    EventClass("class of events", "Classes of events", "group", "value", 45);
    Enumerated("value", "Values of enumerations", "value", "value", 35);
    Flag("flag", "Flags", "flag", "value", 35);
    Constant("constant", "Constants", "value", "value", 34);
    Case("case", "Cases of dispatches", "value", "value", -400);
    Release("release of Windows", "Releases", "release", "build", 30);
    Structure("structure", "Structures", "struct", "size", 52);
    Dispatch("dispatch", "Dispatches", "set", "value", 44);
    Mask("bits of a group mask", "Group masks", "set", "value", 47);
    Enumeration("enumeration", "Enumerations", "set", "value", 47);
    Flags("flags", "Sets of flags", "set", "value", 47);
    Constants("constants", "Sets of constants", "set", "value", 46);
    InformationClasses("information classes", "Information classes", "set", "value", 47);
    Type("scalar type", "Scalar types", "type", "size", 30);
    Topic("topic", "Topics", "topic", "value", 38);
    Field("field", "Fields", "field", "offset", 20);
    Part("part of a tail", "Parts of tails", "field", "value", 18);
    Provider("provider", "Providers", "provider", "value", 49);
    WindowsProvider("provider of Windows", "Providers of Windows", "provider", "value", -45);
    ProviderEvent("event of a provider", "Events of providers", "event", "id", -40);
    Keyword("keyword", "Keywords", "keyword", "mask", -40);
    EventMap("map of a provider", "Maps of providers", "set", "value", -45);
    Source("source", "Sources", "source", "value", -400);
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
