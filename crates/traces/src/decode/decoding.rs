//! Facts that decoding depends on.

use etwspec::describe::Layout;
use etwspec_catalog::Catalog;
use etwspec_catalog::axis::Pointer;
use etwspec_catalog::query::Moment;
use etwspec_etl::text::CodePage;
use etwspec_etl::time::Clock;

/// The context of decoding.
#[derive(Clone, Debug)]
pub struct Decoding<'a> {
    /// The catalog, for names of values.
    pub catalog: &'a Catalog,
    /// All layouts: those of the generated crate, or tables made from the catalog.
    pub layouts: &'a [&'static Layout],
    /// The release.
    pub moment: Moment,
    /// True if the user chose the release. Otherwise it is the newest.
    pub release_given: bool,
    /// The pointer size.
    pub pointer: Pointer,
    /// The clock of time stamps, if the bytes are of a trace.
    pub clock: Option<Clock>,
    /// The code page of 8-bit text.
    pub code_page: Option<CodePage>,
}
