//! Why a request is refused.

use core::fmt;

use super::rows::{Class, RULES, Status};
use super::tables::{Asks, Operation, Rule, RuleName};
use crate::rt::{Pointer, Release};

/// Why a request is refused.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Refusal {
    /// The kind of rule that does not hold.
    pub rule: RuleName,
    /// That rule; nothing for the kinds that are asked of every request.
    pub row: Option<&'static Rule>,
    /// The status that the study names; nothing if it names none: then it is refused, but the status is not known.
    pub status: Option<Status>,
    /// The class.
    pub class: Class,
    /// Whether information is asked for or given.
    pub operation: Operation,
    /// The release.
    pub release: Release,
    /// The pointer size.
    pub pointer: Pointer,
    /// What there was.
    pub found: Found,
}

/// What there was in place of what a rule asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Found {
    /// A class that cannot be used so.
    InvalidClass,
    /// Another class at the start of the buffer.
    Class(Class),
    /// A buffer of so many bytes.
    Bytes(usize),
    /// So many bytes after the last whole element.
    BytesLeft(usize),
    /// So many elements.
    Elements {
        /// How many.
        count: usize,
        /// The most that there may be, as far as it is known.
        most: Option<u32>,
    },
    /// An element with another value.
    Element {
        /// Its index.
        index: usize,
        /// What it is.
        value: u64,
    },
    /// A caller, a logger or a processor of which it does not hold.
    State,
}

impl PartialEq for Refusal {
    /// Two refusals are the same if they tell the same; rows are compared by their place.
    fn eq(&self, other: &Refusal) -> bool {
        let row = |refusal: &Refusal| refusal.row.map(core::ptr::from_ref);
        let key = |refusal: &Refusal| (refusal.class, refusal.operation, refusal.release, refusal.pointer);
        self.rule == other.rule
            && row(self) == row(other)
            && self.status == other.status
            && key(self) == key(other)
            && self.found == other.found
    }
}

impl Eq for Refusal {}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = RULES.class(self.class).map_or("", |row| row.name);
        let class = self.class.0;
        let (operation, release, bits) = (self.operation, self.release, self.pointer.bits());
        write!(
            f,
            "{operation} of {name}{}({class:#04x}) in release {release} with {bits} bit pointers: ",
            space(name)
        )?;
        self.wanted(f)?;
        self.had(f)?;
        write!(f, " (rule {}; ", self.rule)?;
        match self.status {
            Some(status) => write!(f, "status {status:?}, {:#010x})", status.0),
            None => f.write_str("refused, status unknown)"),
        }
    }
}

impl Refusal {
    /// What was asked, with numbers.
    fn wanted(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(row) = self.row else {
            return match self.rule {
                RuleName::ClassPresent => write!(f, "the buffer has room for the class, {} bytes", size_of::<u32>()),
                RuleName::ClassMatches => f.write_str("the buffer begins with the class"),
                _ => f.write_str("the class is valid for this"),
            };
        };
        fmt::Display::fmt(&row.asks, f)?;
        let size = |structure: &super::tables::Structure| {
            structure.form(self.release, self.pointer).map_or(0, |form| form.size)
        };
        let form = RULES.class(self.class).and_then(|row| row.form(self.release, self.pointer));
        match &row.asks {
            Asks::Exactly(structures) => {
                let mut before = ", ";
                for structure in structures.iter().filter(|structure| size(structure) > 0) {
                    write!(f, "{before}{:#x}", size(structure))?;
                    before = " or ";
                }
                f.write_str(" bytes")
            }
            Asks::AtLeast(structure) => write!(f, ", {:#x} bytes", size(structure)),
            Asks::AtLeastTo(path) => match form.and_then(|form| form.field(path)) {
                Some(field) => write!(f, ", {:#x} bytes", field.offset),
                None => Ok(()),
            },
            Asks::WholeElements(path) => match form.and_then(|form| form.field(path)) {
                Some(field) => write!(f, ", {} bytes each", field.size),
                None => Ok(()),
            },
            Asks::Elements { max: None, .. } => match self.found {
                Found::Elements { most: Some(most), .. } => write!(f, ", {most}"),
                _ => Ok(()),
            },
            _ => Ok(()),
        }
    }

    /// What there was.
    fn had(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.found {
            Found::InvalidClass => f.write_str("; it is not"),
            Found::Class(class) => write!(f, "; it begins with {class:?} ({:#x})", class.0),
            Found::Bytes(bytes) => write!(f, "; it has {bytes:#x}"),
            Found::BytesLeft(bytes) => write!(f, "; {bytes} are left over"),
            Found::Elements { count, .. } => write!(f, "; it has {count}"),
            Found::Element { index, value } => write!(f, "; element {index} is {value:#x}"),
            Found::State => f.write_str("; it does not hold"),
        }
    }
}

fn space(name: &str) -> &'static str {
    if name.is_empty() { "class " } else { " " }
}

impl core::error::Error for Refusal {}
