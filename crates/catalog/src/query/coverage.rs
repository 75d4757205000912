//! Coverage: the kinds of evidence for each fact, and the facts with only one kind.

mod collect;
mod evidence;
mod meanings;

use crate::{Class, Dispatch, GroupMask, HookGroup, Requests, Struct, ValueSet, Versions};

pub use collect::facts;
pub use evidence::{Evidence, Kinds};
pub use meanings::{Meanings, meanings};

texts! {
    /// Kind of fact.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum What {
        /// Existence of a structure of unknown layout.
        Structure = ["structures known by name", "structure"],
        /// Form of a structure: its fields and its size.
        Form = ["forms of structures", "form"],
        /// Field, member of a field, or bit field.
        Field = ["fields", "field"],
        /// Item inserted between a header and its data.
        Inserted = ["inserted items", "inserted item"],
        /// Value of an enumeration, flag or constant.
        Value = ["values", "value"],
        /// Meaning of bits of a group mask, or documented flag that maps to them.
        MaskBit = ["mask bits", "mask bit"],
        /// Group of hook IDs.
        HookGroup = ["groups of hook ids", "group"],
        /// Hook ID: one of its meanings.
        Hook = ["hook ids", "hook id"],
        /// Structure of an event's payload.
        Payload = ["data of events", "data"],
        /// Case of a dispatch.
        Case = ["cases of dispatches", "case"],
        /// Information class.
        Class = ["information classes", "class"],
        /// Rule of an information class, or limit that rules refer to.
        Rule = ["rules of classes", "rule"],
    }
}

impl What {
    /// Returns the plural name of the kind.
    pub fn name(self) -> &'static str {
        Self::TEXTS[self as usize][0]
    }

    /// Returns the singular name of the kind.
    pub fn one(self) -> &'static str {
        Self::TEXTS[self as usize][1]
    }
}

/// Item that a fact belongs to.
#[derive(Clone, Copy, Debug)]
pub enum Owner<'c> {
    /// Structure.
    Struct(&'c Struct),
    /// Enumeration, flags or constants.
    Set(&'c ValueSet),
    /// Group mask.
    Mask(&'c GroupMask),
    /// Group of hook IDs.
    Hooks(&'c HookGroup),
    /// Dispatch: one of several structures.
    Dispatch(&'c Dispatch),
    /// Information classes of one enumeration.
    Requests(&'c Requests),
    /// Information class.
    Class(&'c Class),
}

impl<'c> Owner<'c> {
    /// Returns the name.
    pub fn name(&self) -> &'c str {
        match *self {
            Owner::Struct(s) => &s.name,
            Owner::Set(set) => &set.name,
            Owner::Mask(mask) => &mask.name,
            Owner::Hooks(group) => &group.name,
            Owner::Dispatch(dispatch) => &dispatch.name,
            Owner::Requests(requests) => &requests.name,
            Owner::Class(class) => &class.name,
        }
    }
}

/// Fact of the catalog.
#[derive(Clone, Debug)]
pub struct Fact<'c> {
    /// Kind of fact.
    pub what: What,
    /// Item that it belongs to.
    pub owner: Owner<'c>,
    /// Name within that item: of the form, the field path or the value.
    pub name: String,
    /// Releases, if they distinguish the fact from others of the same name.
    pub releases: Option<&'c Versions>,
    /// Kinds of evidence for it.
    pub evidence: Kinds,
    /// Kinds of the sources that disagree.
    pub against: Kinds,
}

impl Fact<'_> {
    /// Returns whether it has at most one kind of evidence.
    pub fn has_only_one(&self) -> bool {
        self.evidence.len() < 2
    }

    /// Returns the name, qualified by the owner where the name alone is ambiguous.
    pub fn full_name(&self) -> String {
        match self.what {
            What::Form | What::Inserted | What::Rule | What::Case => format!("{} {}", self.owner.name(), self.name),
            What::Field => format!("{}.{}", self.owner.name(), self.name),
            _ => self.name.clone(),
        }
    }
}

/// Number of facts of one kind, by amount and kind of evidence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Kind of fact.
    pub what: What,
    /// Number of facts.
    pub total: usize,
    /// Number of facts with zero, one, two, and three or more kinds of evidence.
    pub by_count: [usize; 4],
    /// Number of facts with each kind of evidence, in the order of [`Evidence::ALL`].
    pub by_kind: [usize; 6],
}

/// Returns a summary with one row for each kind of fact that occurs.
pub fn summary(facts: &[Fact<'_>]) -> Vec<Row> {
    let row = |what| {
        let mut row = Row { what, total: 0, by_count: [0; 4], by_kind: [0; 6] };
        for fact in facts.iter().filter(|fact| fact.what == what) {
            row.total += 1;
            row.by_count[fact.evidence.len().min(3)] += 1;
            for (at, kind) in Evidence::ALL.into_iter().enumerate() {
                row.by_kind[at] += usize::from(fact.evidence.has(kind));
            }
        }
        row
    };
    What::ALL.into_iter().map(row).filter(|row| row.total > 0).collect()
}
