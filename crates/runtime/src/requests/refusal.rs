//! Rejected requests.

use core::fmt;

use super::tables::{InformationClass, Operation, Requirement, Rule, RuleName, Structure};
use crate::release::{Pointer, Release};

/// Reason why a request is rejected.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Refusal<C: InformationClass> {
    /// Kind of the violated rule.
    pub rule: RuleName,
    /// The violated rule, or `None` for the general requirements.
    pub row: Option<&'static Rule<C::Status>>,
    /// Status that the study names. If `None`, the request is rejected with an unknown status.
    pub status: Option<C::Status>,
    /// The class.
    pub class: C,
    /// The operation.
    pub operation: Operation,
    /// The release.
    pub release: Release,
    /// The pointer size.
    pub pointer: Pointer,
    /// The offending value.
    pub found: Found<C>,
}

/// The value found in place of the required one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Found<C> {
    /// The class is invalid for the operation.
    InvalidClass,
    /// Another class at the start of the buffer.
    Class(C),
    /// Size of the buffer in bytes.
    Bytes(usize),
    /// Number of bytes after the last complete element.
    BytesLeft(usize),
    /// Number of elements.
    Elements {
        /// Number of elements found.
        count: usize,
        /// Maximum number, if known.
        most: Option<u32>,
    },
    /// An element with another value.
    Element {
        /// Its index.
        index: usize,
        /// Its value.
        value: u64,
    },
    /// A field with another value.
    Field {
        /// Its value.
        value: u64,
    },
    /// A caller, a logger or a processor that does not meet the condition.
    State,
}

impl<C: InformationClass> PartialEq for Refusal<C> {
    /// Compares the contents; rows are compared by address.
    fn eq(&self, other: &Self) -> bool {
        let row = |refusal: &Self| refusal.row.map(core::ptr::from_ref);
        let key = |refusal: &Self| (refusal.class, refusal.operation, refusal.release, refusal.pointer);
        self.rule == other.rule
            && row(self) == row(other)
            && self.status == other.status
            && key(self) == key(other)
            && self.found == other.found
    }
}

impl<C: InformationClass> Eq for Refusal<C> {}

impl<C: InformationClass> fmt::Display for Refusal<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = C::rules().class(self.class).map_or("", |row| row.name);
        let class = self.class.number();
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
            Some(status) => write!(f, "status {status:?}, {:#010x})", C::status_number(status)),
            None => f.write_str("refused, status unknown)"),
        }
    }
}

impl<C: InformationClass> Refusal<C> {
    /// Formats the requirement, with numbers.
    fn wanted(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(row) = self.row else {
            return match self.rule {
                RuleName::ClassPresent => write!(f, "the buffer has room for the class, {} bytes", size_of::<u32>()),
                RuleName::ClassMatches => f.write_str("the buffer begins with the class"),
                _ => f.write_str("the class is valid for this"),
            };
        };
        fmt::Display::fmt(&row.asks, f)?;
        let size = |structure: &Structure| structure.form(self.release, self.pointer).map_or(0, |form| form.size);
        let form = C::rules().class(self.class).and_then(|row| row.form(self.release, self.pointer));
        match &row.asks {
            Requirement::Exactly(structures) => {
                let mut before = ", ";
                for structure in structures.iter().filter(|structure| size(structure) > 0) {
                    write!(f, "{before}{:#x}", size(structure))?;
                    before = " or ";
                }
                f.write_str(" bytes")
            }
            Requirement::AtLeast(structure) => write!(f, ", {:#x} bytes", size(structure)),
            Requirement::AtLeastTo(path) => match form.and_then(|form| form.field(path)) {
                Some(field) => write!(f, ", {:#x} bytes", field.offset),
                None => Ok(()),
            },
            Requirement::WholeElements(path) => match form.and_then(|form| form.field(path)) {
                Some(field) => write!(f, ", {} bytes each", field.size),
                None => Ok(()),
            },
            Requirement::Elements { max: None, .. } => match self.found {
                Found::Elements { most: Some(most), .. } => write!(f, ", {most}"),
                _ => Ok(()),
            },
            _ => Ok(()),
        }
    }

    /// Formats the value found.
    fn had(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.found {
            Found::InvalidClass => f.write_str("; it is not"),
            Found::Class(class) => write!(f, "; it begins with {class:?} ({:#x})", class.number()),
            Found::Bytes(bytes) => write!(f, "; it has {bytes:#x}"),
            Found::BytesLeft(bytes) => write!(f, "; {bytes} are left over"),
            Found::Elements { count, .. } => write!(f, "; it has {count}"),
            Found::Element { index, value } => write!(f, "; element {index} is {value:#x}"),
            Found::Field { value } => write!(f, "; it is {value}"),
            Found::State => f.write_str("; it does not hold"),
        }
    }
}

fn space(name: &str) -> &'static str {
    if name.is_empty() { "class " } else { " " }
}

impl<C: InformationClass> core::error::Error for Refusal<C> {}
