//! The items of a catalog that are compared, each with its facts.
//!
//! A fact names the rule that applies if it differs. Comparing two catalogs is therefore one algorithm for all kinds of
//! items, and the description of a fact defines the effect of a difference.

use crate::axis::Cells;
use crate::claims;

use crate::changes::Rule;
use crate::changes::rules::{claims as claims_rules, events, providers, structures, tables, values};

/// Kind of item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// The catalog as a whole.
    Catalog,
    /// Release, or point within a release.
    Release,
    /// Source.
    Source,
    /// Scalar type.
    Type,
    /// Topic, or family of topics.
    Topic,
    /// Structure.
    Structure,
    /// Field of a form.
    Field,
    /// Bit field.
    Bit,
    /// Part that follows the fixed part.
    Part,
    /// Item inserted between a header and its data.
    Inserted,
    /// Enumeration, flags, constants or mask.
    Set,
    /// Value, flag or mask bit.
    Value,
    /// Dispatch.
    Dispatch,
    /// Case of a dispatch.
    Case,
    /// Group of kernel events, or class of classic events.
    Group,
    /// Kind of event.
    Event,
    /// Payload structure of an event.
    Payload,
    /// Information class.
    Request,
    /// Rule or limit of an information class.
    RequestRule,
    /// Provider of events.
    Provider,
    /// Event of a provider, in one version.
    ProviderEvent,
    /// Keyword, level, channel, task, opcode or map of a provider.
    ProviderName,
    /// Kind of thing that fields refer to, or event that names it.
    Reference,
    /// Observations in a trace.
    Observation,
}

impl Kind {
    /// Returns the word in reports.
    pub fn word(self) -> &'static str {
        match self {
            Kind::Catalog => "catalog",
            Kind::Release => "release",
            Kind::Source => "source",
            Kind::Type => "type",
            Kind::Topic => "topic",
            Kind::Structure => "structure",
            Kind::Field => "field",
            Kind::Bit => "bit field",
            Kind::Part => "part",
            Kind::Inserted => "inserted item",
            Kind::Set => "set of values",
            Kind::Value => "value",
            Kind::Dispatch => "dispatch",
            Kind::Case => "case",
            Kind::Group => "group of events",
            Kind::Event => "event",
            Kind::Payload => "payload",
            Kind::Request => "information class",
            Kind::RequestRule => "rule",
            Kind::Provider => "provider",
            Kind::ProviderEvent => "provider event",
            Kind::ProviderName => "name of a provider",
            Kind::Reference => "reference",
            Kind::Observation => "observation",
        }
    }

    /// Returns the rules of an item that is new, gone or renamed.
    pub(crate) fn rules(self) -> Rules {
        let of = |added, removed, renamed| Rules { added, removed, renamed };
        match self {
            Kind::Catalog => {
                of(&tables::DOCUMENTATION_CHANGED, &tables::DOCUMENTATION_CHANGED, &tables::DOCUMENTATION_CHANGED)
            }
            Kind::Release => of(&tables::RELEASE_ADDED, &tables::RELEASE_REMOVED, &tables::RELEASE_CHANGED),
            Kind::Source => of(&tables::SOURCE_ADDED, &tables::SOURCE_REMOVED, &tables::SOURCE_CHANGED),
            Kind::Type => of(&tables::TYPE_ADDED, &tables::TYPE_REMOVED, &tables::TYPE_CHANGED),
            Kind::Topic => of(&tables::TOPIC_ADDED, &tables::TOPIC_REMOVED, &tables::TOPIC_REMOVED),
            Kind::Structure => {
                of(&structures::STRUCTURE_ADDED, &structures::STRUCTURE_REMOVED, &structures::STRUCTURE_RENAMED)
            }
            Kind::Field => of(&structures::FIELD_ADDED, &structures::FIELD_REMOVED, &structures::FIELD_RENAMED),
            Kind::Bit => of(&structures::BIT_ADDED, &structures::BIT_REMOVED, &structures::BIT_RENAMED),
            Kind::Part => of(&structures::PART_ADDED, &structures::PART_REMOVED, &structures::FIELD_RENAMED),
            Kind::Inserted => of(&structures::ITEM_ADDED, &structures::ITEM_REMOVED, &structures::ITEM_REMOVED),
            Kind::Set => of(&values::SET_ADDED, &values::SET_REMOVED, &values::SET_RENAMED),
            Kind::Value => of(&values::VALUE_ADDED, &values::VALUE_REMOVED, &values::VALUE_RENAMED),
            Kind::Dispatch => of(&events::DISPATCH_ADDED, &events::DISPATCH_REMOVED, &events::DISPATCH_RENAMED),
            Kind::Case => of(&events::CASE_ADDED, &events::CASE_REMOVED, &events::CASE_CHANGED),
            Kind::Group => of(&events::GROUP_ADDED, &events::GROUP_REMOVED, &events::GROUP_RENAMED),
            Kind::Event => of(&events::EVENT_ADDED, &events::EVENT_REMOVED, &events::EVENT_RENAMED),
            Kind::Payload => of(&events::PAYLOAD_ADDED, &events::PAYLOAD_REMOVED, &events::PAYLOAD_CHANGED),
            Kind::Request => of(&events::REQUEST_ADDED, &events::REQUEST_REMOVED, &events::REQUEST_CHANGED),
            Kind::RequestRule => {
                of(&events::REQUEST_RULE_CHANGED, &events::REQUEST_RULE_CHANGED, &events::REQUEST_RULE_CHANGED)
            }
            Kind::Provider => {
                of(&providers::PROVIDER_ADDED, &providers::PROVIDER_REMOVED, &providers::PROVIDER_RENAMED)
            }
            Kind::ProviderEvent => of(
                &providers::PROVIDER_EVENT_ADDED,
                &providers::PROVIDER_EVENT_REMOVED,
                &providers::PROVIDER_EVENT_REMOVED,
            ),
            Kind::ProviderName => of(
                &providers::PROVIDER_NAME_ADDED,
                &providers::PROVIDER_NAME_REMOVED,
                &providers::PROVIDER_NAME_REMOVED,
            ),
            Kind::Reference => of(&events::REFERENCE_ADDED, &events::REFERENCE_REMOVED, &events::REFERENCE_CHANGED),
            Kind::Observation => {
                let changed = &claims_rules::OBSERVATIONS_CHANGED;
                of(changed, changed, changed)
            }
        }
    }

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
