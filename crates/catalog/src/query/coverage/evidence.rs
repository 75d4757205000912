//! Kinds of evidence, and the kinds that sources provide.
//!
//! # Design
//!
//! Evidence is counted by kind: a fact that only headers state has one kind of evidence, for any number of headers.
//! Counts from traces are computed by a program, so they are stored in `evidence/` and not in the tables.

use std::collections::HashMap;

use crate::{Catalog, SourceKind};

texts! {
    /// Kind of evidence.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    pub enum Evidence {
        /// Published study of the binaries.
        Study = ["study", "a published study of the binaries states it"],
        /// Header: Microsoft's, or one derived from it.
        Header = ["header", "a C header by Microsoft, or one derived from it, states it"],
        /// Type information in symbol files or libraries.
        Symbols = ["symbols", "type information in symbol files or libraries states it"],
        /// Microsoft's documentation.
        Documentation = ["documentation", "Microsoft’s documentation states it"],
        /// C compiler, whose layout of the generated C header matches the stated one.
        Compiler = [
            "C compiler",
            "a source states the offset or the size, and C compilers compute the same from the types, as the generated C \
             header asserts",
        ],
        /// Bytes of real traces.
        Bytes = ["real bytes", "observed in traces"],
    }
}

impl Evidence {
    /// Returns the name of the kind.
    pub fn name(self) -> &'static str {
        Self::TEXTS[self as usize][0]
    }

    /// Returns the explanation of the kind.
    pub fn meaning(self) -> &'static str {
        Self::TEXTS[self as usize][1]
    }
}

impl From<SourceKind> for Evidence {
    fn from(kind: SourceKind) -> Self {
        match kind {
            SourceKind::Study => Evidence::Study,
            SourceKind::Header => Evidence::Header,
            SourceKind::Symbols => Evidence::Symbols,
            SourceKind::Documentation => Evidence::Documentation,
            SourceKind::Observed => Evidence::Bytes,
        }
    }
}

/// Set of kinds of evidence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Kinds(u8);

impl Kinds {
    /// Returns whether the set contains a kind.
    pub fn has(self, kind: Evidence) -> bool {
        self.0 & (1 << kind as u8) != 0
    }

    /// Returns the number of kinds.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Iterates over the kinds, in the order of reports.
    pub fn iter(self) -> impl Iterator<Item = Evidence> {
        Evidence::ALL.into_iter().filter(move |kind| self.has(*kind))
    }

    /// Returns the kinds in both sets.
    #[must_use]
    pub fn and(self, other: Kinds) -> Kinds {
        Kinds(self.0 & other.0)
    }

    /// Returns the kinds in either set.
    #[must_use]
    pub fn or(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    /// Returns the set with one kind added if `holds` is true.
    #[must_use]
    pub fn with(self, kind: Evidence, holds: bool) -> Kinds {
        if holds { Kinds(self.0 | 1 << kind as u8) } else { self }
    }

    /// Returns the names of the kinds, separated by commas.
    pub fn text(self) -> String {
        let names: Vec<&str> = self.iter().map(Evidence::name).collect();
        if names.is_empty() { "none".to_owned() } else { names.join(", ") }
    }
}

/// Kinds of evidence of a catalog's sources.
pub(super) struct Sources<'c> {
    kinds: HashMap<&'c str, Evidence>,
}

impl<'c> Sources<'c> {
    pub(super) fn new(catalog: &'c Catalog) -> Self {
        Sources { kinds: catalog.sources.iter().map(|source| (source.id.as_str(), source.kind.into())).collect() }
    }

    /// Returns the kinds of the cited sources, except those that disagree.
    pub(super) fn of<'s>(&self, cited: &[String], against: impl IntoIterator<Item = &'s str>) -> Kinds {
        let against: Vec<&str> = against.into_iter().collect();
        let cited = cited.iter().filter(|id| !against.contains(&id.as_str()));
        self.kinds(cited.map(String::as_str))
    }

    /// Returns the kinds of some sources.
    pub(super) fn kinds<'s>(&self, ids: impl Iterator<Item = &'s str>) -> Kinds {
        ids.filter_map(|id| self.kinds.get(id)).fold(Kinds::default(), |all, kind| all.with(*kind, true))
    }
}
