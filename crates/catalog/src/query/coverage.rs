//! What stands behind each fact: which kinds of evidence, and which facts have only one.

mod collect;
mod evidence;
#[cfg(test)]
mod tests;

use crate::{Class, Dispatch, GroupMask, HookGroup, Requests, Struct, ValueSet, Versions};

pub use collect::facts;
pub use evidence::{Evidence, Kinds};

/// What kind of fact something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum What {
    /// That there is a structure, of which only the name is known.
    Structure,
    /// A form of a structure: which fields it has, and how large it is.
    Form,
    /// A field, a member of one, or a field of bits.
    Field,
    /// What may stand between a header and its data.
    Inserted,
    /// A value of an enumeration, a flag or a constant.
    Value,
    /// A meaning of bits of a group mask, or a documented flag that maps to them.
    MaskBit,
    /// A group of hook ids.
    HookGroup,
    /// A hook id: one meaning of it.
    Hook,
    /// Which structure the data of an event are.
    Payload,
    /// Which structure bits say that something is.
    Case,
    /// An information class.
    Class,
    /// A rule of an information class, or a limit that rules refer to.
    Rule,
}

impl What {
    /// All kinds, in the order of reports.
    pub const ALL: [What; 12] = [
        What::Structure,
        What::Form,
        What::Field,
        What::Inserted,
        What::Value,
        What::MaskBit,
        What::HookGroup,
        What::Hook,
        What::Payload,
        What::Case,
        What::Class,
        What::Rule,
    ];

    /// What facts of the kind are called.
    pub fn name(self) -> &'static str {
        match self {
            What::Structure => "structures known by name",
            What::Form => "forms of structures",
            What::Field => "fields",
            What::Inserted => "inserted items",
            What::Value => "values",
            What::MaskBit => "mask bits",
            What::HookGroup => "groups of hook ids",
            What::Hook => "hook ids",
            What::Payload => "data of events",
            What::Case => "cases of dispatches",
            What::Class => "information classes",
            What::Rule => "rules of classes",
        }
    }

    /// What one of them is called.
    pub fn one(self) -> &'static str {
        match self {
            What::Structure => "structure",
            What::Form => "form",
            What::Field => "field",
            What::Inserted => "inserted item",
            What::Value => "value",
            What::MaskBit => "mask bit",
            What::HookGroup => "group",
            What::Hook => "hook id",
            What::Payload => "data",
            What::Case => "case",
            What::Class => "class",
            What::Rule => "rule",
        }
    }
}

/// What a fact belongs to.
#[derive(Clone, Copy, Debug)]
pub enum Owner<'c> {
    /// A structure.
    Struct(&'c Struct),
    /// An enumeration, flags or constants.
    Set(&'c ValueSet),
    /// A group mask.
    Mask(&'c GroupMask),
    /// A group of hook ids.
    Hooks(&'c HookGroup),
    /// Something that is of one of several structures.
    Dispatch(&'c Dispatch),
    /// Information classes as a whole.
    Requests(&'c Requests),
    /// An information class.
    Class(&'c Class),
}

impl<'c> Owner<'c> {
    /// Its name.
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

/// One fact of the catalog.
#[derive(Clone, Debug)]
pub struct Fact<'c> {
    /// What kind of fact it is.
    pub what: What,
    /// What it belongs to.
    pub owner: Owner<'c>,
    /// What it is called there: the form, the path of the field, the name of the value.
    pub name: String,
    /// The releases, of a form, of a row that is not of all forms, and of what has a number for each.
    pub releases: Option<&'c Versions>,
    /// What stands behind it.
    pub evidence: Kinds,
}

impl Fact<'_> {
    /// Whether it has one kind of evidence, or none.
    pub fn has_only_one(&self) -> bool {
        self.evidence.len() < 2
    }

    /// What it is called, with what it belongs to where that is needed to tell which it is.
    pub fn full_name(&self) -> String {
        match self.what {
            What::Form | What::Inserted | What::Rule | What::Case => format!("{} {}", self.owner.name(), self.name),
            What::Field => format!("{}.{}", self.owner.name(), self.name),
            _ => self.name.clone(),
        }
    }
}

/// How many facts of a kind have how much behind them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The kind.
    pub what: What,
    /// How many there are.
    pub total: usize,
    /// How many have nothing, one kind of evidence, two, and three or more behind them.
    pub by_count: [usize; 4],
    /// How many have each kind of evidence, in the order of [`Evidence::ALL`].
    pub by_kind: [usize; 6],
}

/// The summary of facts: a row for each kind of which there is any.
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
