//! A query and its answer.

use etwspec_catalog::Catalog;
use etwspec_catalog::axis::Pointer;
use etwspec_catalog::query::number::Meanings;
use etwspec_catalog::query::{Item, Moment};

/// Catalog, release and pointer size of a query.
pub(crate) struct Scope<'a> {
    /// The resolved facts.
    pub(crate) catalog: &'a Catalog,
    /// The release, if the query names one.
    pub(crate) moment: Option<Moment>,
    /// The pointer size, if the query names one.
    pub(crate) pointer: Option<Pointer>,
}

/// The result of a query.
pub(crate) enum Answer<'a> {
    /// A name and its items.
    Name(String, Vec<Item<'a>>),
    /// The meanings of a number.
    Number(Meanings<'a>),
}
