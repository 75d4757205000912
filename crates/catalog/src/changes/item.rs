//! The items of a catalog that are compared, each with its facts.
//!
//! A fact names the rule that applies if it differs. Comparing two catalogs is therefore one algorithm for all kinds of
//! items, and the description of a fact defines the effect of a difference.

use crate::axis::Cells;
use crate::claims;

use crate::changes::Rule;
use crate::changes::rules::{claims as claims_rules, events, providers, structures, tables, values};

/// Declares the kinds of items: the word in reports, and the rules of an item that is new, gone or renamed.
macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident $word:literal $rules:ident $added:ident $removed:ident $renamed:ident;)*) => {
        /// Kind of item.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Kind { $($(#[$doc])* $kind,)* }

        impl Kind {
            /// Returns the word in reports.
            pub fn word(self) -> &'static str {
                match self { $(Kind::$kind => $word,)* }
            }

            /// Returns the rules of an item that is new, gone or renamed.
            pub(crate) fn rules(self) -> Rules {
                let of = |added, removed, renamed| Rules { added, removed, renamed };
                match self { $(Kind::$kind => of(&$rules::$added, &$rules::$removed, &$rules::$renamed),)* }
            }
        }
    };
}

kinds! {
    /// The catalog as a whole.
    Catalog "catalog" tables DOCUMENTATION_CHANGED DOCUMENTATION_CHANGED DOCUMENTATION_CHANGED;
    /// Release, or point within a release.
    Release "release" tables RELEASE_ADDED RELEASE_REMOVED RELEASE_CHANGED;
    /// Source.
    Source "source" tables SOURCE_ADDED SOURCE_REMOVED SOURCE_CHANGED;
    /// Scalar type.
    Type "type" tables TYPE_ADDED TYPE_REMOVED TYPE_CHANGED;
    /// Topic, or family of topics.
    Topic "topic" tables TOPIC_ADDED TOPIC_REMOVED TOPIC_REMOVED;
    /// Structure.
    Structure "structure" structures STRUCTURE_ADDED STRUCTURE_REMOVED STRUCTURE_RENAMED;
    /// Field of a form.
    Field "field" structures FIELD_ADDED FIELD_REMOVED FIELD_RENAMED;
    /// Bit field.
    Bit "bit field" structures BIT_ADDED BIT_REMOVED BIT_RENAMED;
    /// Part that follows the fixed part.
    Part "part" structures PART_ADDED PART_REMOVED FIELD_RENAMED;
    /// Item inserted between a header and its data.
    Inserted "inserted item" structures ITEM_ADDED ITEM_REMOVED ITEM_REMOVED;
    /// Enumeration, flags, constants or mask.
    Set "set of values" values SET_ADDED SET_REMOVED SET_RENAMED;
    /// Value, flag or mask bit.
    Value "value" values VALUE_ADDED VALUE_REMOVED VALUE_RENAMED;
    /// Dispatch.
    Dispatch "dispatch" events DISPATCH_ADDED DISPATCH_REMOVED DISPATCH_RENAMED;
    /// Case of a dispatch.
    Case "case" events CASE_ADDED CASE_REMOVED CASE_CHANGED;
    /// Group of kernel events, or class of classic events.
    Group "group of events" events GROUP_ADDED GROUP_REMOVED GROUP_RENAMED;
    /// Kind of event.
    Event "event" events EVENT_ADDED EVENT_REMOVED EVENT_RENAMED;
    /// Payload structure of an event.
    Payload "payload" events PAYLOAD_ADDED PAYLOAD_REMOVED PAYLOAD_CHANGED;
    /// Information class.
    Request "information class" events REQUEST_ADDED REQUEST_REMOVED REQUEST_CHANGED;
    /// Rule or limit of an information class.
    RequestRule "rule" events REQUEST_RULE_CHANGED REQUEST_RULE_CHANGED REQUEST_RULE_CHANGED;
    /// Provider of events.
    Provider "provider" providers PROVIDER_ADDED PROVIDER_REMOVED PROVIDER_RENAMED;
    /// Event of a provider, in one version.
    ProviderEvent "provider event" providers PROVIDER_EVENT_ADDED PROVIDER_EVENT_REMOVED PROVIDER_EVENT_REMOVED;
    /// Keyword, level, channel, task, opcode or map of a provider.
    ProviderName "name of a provider" providers PROVIDER_NAME_ADDED PROVIDER_NAME_REMOVED PROVIDER_NAME_REMOVED;
    /// Kind of thing that fields refer to, or event that names it.
    Reference "reference" events REFERENCE_ADDED REFERENCE_REMOVED REFERENCE_CHANGED;
    /// Observations in a trace.
    Observation "observation" claims_rules OBSERVATIONS_CHANGED OBSERVATIONS_CHANGED OBSERVATIONS_CHANGED;
}

impl Kind {
    /// Returns whether the name of a row is the name of another item, to which it refers.
    pub(crate) fn is_named_after_another(self) -> bool {
        matches!(self, Kind::Payload | Kind::Reference)
    }

    /// Returns whether a row without the name of another is recognized as the same row by what else it states.
    pub(crate) fn is_recognized(self) -> bool {
        !matches!(
            self,
            Kind::Release
                | Kind::Source
                | Kind::Type
                | Kind::Topic
                | Kind::Inserted
                | Kind::ProviderEvent
                | Kind::ProviderName
        )
    }
}

/// Rules of an item that is new, gone or renamed.
pub(crate) struct Rules {
    pub(crate) added: &'static Rule,
    pub(crate) removed: &'static Rule,
    pub(crate) renamed: &'static Rule,
}

/// A fact about an item.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Fact {
    /// Property, such as `offset`.
    pub(crate) label: &'static str,
    /// The value as text; empty if there is none.
    pub(crate) value: String,
    /// The rule that applies if it differs.
    pub(crate) rule: RuleRef,
    /// True if the value contains names of other items, which may be renamed.
    pub(crate) refers: bool,
}

/// A rule, compared by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RuleRef(pub(crate) &'static Rule);

impl PartialOrd for RuleRef {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for RuleRef {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.0.name.cmp(other.0.name)
    }
}

/// Claim of an item about releases.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Claim {
    pub(crate) kind: claims::Kind,
    pub(crate) cells: Cells,
    /// True if it extends to releases after the newest one.
    pub(crate) open: bool,
    pub(crate) text: String,
}

/// Statement of a source that disagrees.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Side {
    pub(crate) source: String,
    pub(crate) says: String,
    pub(crate) preferred: bool,
    pub(crate) why: String,
}

/// An item, or a row within one.
#[derive(Clone, Debug)]
pub(crate) struct Item {
    pub(crate) kind: Kind,
    /// Name within its parent.
    pub(crate) name: String,
    /// Text between the path of the parent and the name in a full path; none if the name is a path by itself.
    pub(crate) joint: Option<&'static str>,
    /// Former names.
    pub(crate) renamed_from: Vec<String>,
    /// Other identities, for an item whose name changed, the most certain first. Empty texts identify nothing.
    pub(crate) hints: Vec<String>,
    pub(crate) facts: Vec<Fact>,
    /// Names and numbers that must not be used again.
    pub(crate) reserved: Vec<String>,
    /// Other names.
    pub(crate) aliases: Vec<String>,
    /// Names that tools of the community use.
    pub(crate) community: Vec<String>,
    /// Releases for which a set is known to have every value.
    pub(crate) complete: Option<Claim>,
    pub(crate) claim: Option<Claim>,
    pub(crate) disputes: Vec<Side>,
    pub(crate) children: Vec<Item>,
    /// The rule for children of a kind whose order means something.
    pub(crate) ordered: Vec<(Kind, &'static Rule)>,
    /// Path of the table.
    pub(crate) file: String,
}

impl Item {
    pub(crate) fn new(kind: Kind, name: impl Into<String>) -> Item {
        Item {
            kind,
            name: name.into(),
            joint: None,
            renamed_from: Vec::new(),
            hints: Vec::new(),
            facts: Vec::new(),
            reserved: Vec::new(),
            aliases: Vec::new(),
            community: Vec::new(),
            complete: None,
            claim: None,
            disputes: Vec::new(),
            children: Vec::new(),
            ordered: Vec::new(),
            file: String::new(),
        }
    }

    /// Adds a fact.
    pub(crate) fn fact(&mut self, rule: &'static Rule, label: &'static str, value: impl ToString) -> &mut Self {
        self.facts.push(Fact { label, value: value.to_string(), rule: RuleRef(rule), refers: false });
        self
    }

    /// Adds a fact that may be missing.
    pub(crate) fn maybe(
        &mut self,
        rule: &'static Rule,
        label: &'static str,
        value: Option<impl ToString>,
    ) -> &mut Self {
        self.fact(rule, label, value.map_or_else(String::new, |value| value.to_string()))
    }

    /// Adds a fact whose value contains names of other items.
    pub(crate) fn refers(&mut self, rule: &'static Rule, label: &'static str, value: impl ToString) -> &mut Self {
        self.facts.push(Fact { label, value: value.to_string(), rule: RuleRef(rule), refers: true });
        self
    }

    /// Adds descriptions: texts that only people read.
    pub(crate) fn docs(&mut self, texts: &[(&'static str, Option<&str>)]) -> &mut Self {
        for (label, text) in texts {
            self.fact(&tables::DOCUMENTATION_CHANGED, label, text.unwrap_or_default());
        }
        self
    }

    /// Returns the value of a fact.
    pub(crate) fn value(&self, label: &str) -> &str {
        self.facts.iter().find(|fact| fact.label == label).map_or("", |fact| &fact.value)
    }

    /// Returns everything that the item states, as one text that equal items share.
    pub(crate) fn content(&self) -> String {
        let mut text = format!("{:?}{:?}{:?}{:?}", self.facts, self.aliases, self.community, self.disputes);
        for claim in self.claim.iter().chain(&self.complete) {
            text += &format!("{:?}{}", claim.kind, claim.text);
        }
        self.children.iter().for_each(|child| text += &(child.name.clone() + &child.content()));
        text
    }
}
