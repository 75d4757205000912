//! The spec language: one Rust type for each kind of TOML file, and for each kind of row in it.
//!
//! These types are the only definition of the language. The JSON Schemas that editors use are made from them, and the
//! loader checks every file against those schemas before it reads it, so that all its problems are reported at once.
//!
//! The type of a key states the [role](crate::role) of its strings, if their places matter. A string without a place is
//! prose.
//!
//! Two rules keep every value's place in its file known: no `flatten`, and no internally tagged enumeration. A row's
//! kind is therefore determined by which of several keys it has.

/// Declares rows of tables. A key that is declared with `?` may be left out, like one whose type is an option.
macro_rules! rows {
    ($($(#[$about:meta])* pub struct $name:ident {
        $($(#[$doc:meta])* pub $key:ident $(? $($never:ident)?)?: $ty:ty,)*
    })*) => {$(
        #[derive(Clone, Debug, serde::Deserialize, schemars::JsonSchema)]
        #[serde(deny_unknown_fields, rename_all = "kebab-case")]
        $(#[$about])*
        pub struct $name {$(
            $(#[$doc])*
            $(#[serde(default)] $($never)?)?
            pub $key: $ty,
        )*}
    )*};
}

mod count;
mod disclosure;
mod dispatch;
mod groupmask;
mod hooks;
mod observed;
mod pointer;
mod providers;
mod references;
mod requests;
mod structure;
mod tail;
mod topics;
mod values;
mod when;

pub use count::{Count, CountOf, MaskOf};
pub use disclosure::{DisclosedInRow, DisclosureRow, SupersededByRow};
pub use dispatch::{CaseRow, CaseValue, DispatchFile};
pub use groupmask::{EnableFlagRow, GroupMaskFile, GroupRow, MaskRow};
pub use hooks::{Class, ClassFile, EventRow, HooksFile, PayloadRow};
pub use observed::{ObservedFile, SeenHookRow, SeenStructRow, SeenValueRow, TraceRow};
pub use pointer::{ByPointer, PointerSize};
pub use providers::{
    EventFieldRow, KeywordRow, MapEntryRow, MapRow, NumberRow, OpcodeRow, ProviderEventRow, ProviderFile, Quantity,
    TemplateRow,
};
pub use references::{
    ListColumnRow, ListEventRow, ListRow, ListValueRow, ReferenceEventRow, ReferenceRow, ReferencesFile,
};
pub use requests::{
    ClassRow, EffectRow, ElementCount, ElementValue, FieldMinimum, LimitRow, LoggerRow, PrivilegeForRow, RequestsFile,
    RuleRow,
};
pub use structure::{
    AliasRow, BitRow, ByteOrder, FieldRow, InsertedRow, Offset, OffsetRow, PrefixOf, StructFile, TrailingPadding,
    all_fields,
};
pub use tail::{TailRow, Total, TotalOf};
pub use topics::{FamilyRow, TopicRow, TopicsFile};
pub use values::{
    Axis, CombineRow, Number, Part, PartShifted, Parts, ReservedRow, SentinelRow, SentinelValue, ValueRow, ValuesFile,
};
pub use when::DisputeRow;

pub use etwspec_catalog::{
    Accessor, Combine, Does, InType, LayoutKnown, Meaning, On, OutType, ProviderKind, Role, RowsOf, Scalar, SourceKind,
    Status, Text, TiedBy, ValueKind, Versions,
};

use crate::role::{As, RELEASES, Sort, TEXT, defines, refers};
use crate::span::At;

/// IDs of sources.
pub type Sources = As<Option<At<Vec<At<String>>>>, { refers(Sort::Source) }>;
/// Names that are no longer used.
pub type Former = As<Vec<At<String>>, TEXT>;
/// Set of releases.
pub type Releases = As<Option<At<Versions>>, RELEASES>;

rows! {
    /// `releases.toml`: the releases of Windows, oldest first.
    #[derive(Default)]
    pub struct ReleasesFile {
        /// The releases, in the order of their builds.
        pub release: Vec<At<ReleaseRow>>,
    }

    /// One release of Windows.
    pub struct ReleaseRow {
        /// The short name that tables and commands use, such as `6.1` or `1703`.
        pub id: As<At<String>, { defines(Sort::Release) }>,
        /// The name that people use, such as `Windows 7`.
        pub name: As<At<String>, TEXT>,
        /// The build number of the first edition.
        pub build: At<u32>,
        /// Build numbers of later editions of the same release, such as service packs.
        pub later_builds?: Vec<u32>,
        /// Pointer sizes of the known editions: 32, 64. Both by default.
        pub pointers?: Vec<PointerSize>,
        /// A remark for the docs.
        pub doc: Option<String>,
        /// Points within the release that facts distinguish, earliest first: `["early", "late"]`.
        pub points?: Vec<PointRow>,
    }

    /// A point within a release.
    pub struct PointRow {
        /// The word that tables write before the release: `early` or `late`.
        pub id: As<At<String>, TEXT>,
        /// Description of the point, such as `from Service Pack 1`.
        pub name: As<At<String>, TEXT>,
        /// The builds that are at this point, if builds distinguish it.
        pub builds?: Vec<u32>,
        /// Pointer sizes of the known editions at this point. Those of the release by default.
        pub pointers?: Vec<PointerSize>,
    }

    /// `sources.toml`: where facts come from.
    #[derive(Default)]
    pub struct SourcesFile {
        /// The sources.
        pub source: Vec<At<SourceRow>>,
    }

    /// One source of facts.
    pub struct SourceRow {
        /// The name that tables cite, such as `chappell/event_trace_header`.
        pub id: As<At<String>, { defines(Sort::Source) }>,
        /// The title of the page, header or file.
        pub title: String,
        /// Who wrote it.
        pub author: String,
        /// Kind of evidence.
        pub kind: SourceKind,
        /// The source states the order of fields and no offsets: a structure that has no other source has no `at`.
        pub order_only?: bool,
        /// The pack of Windows' events takes facts from the source, so that no table has to cite it.
        pub pack?: bool,
        /// Location: a repository and a path in it, the name of a kit, or an address with `https://`.
        #[serde(rename = "where")]
        pub location: As<At<String>, TEXT>,
        /// Address with `https://`: of the edition that was read, or else of the newest edition.
        pub url: As<Option<At<String>>, TEXT>,
        /// The edition that was read: a commit, a version or a date.
        pub edition: Option<String>,
        /// The last release that the source examined: where its "and higher" ends.
        pub examined_to: As<Option<At<String>>, RELEASES>,
        /// A remark for the docs.
        pub doc: Option<String>,
        /// Parts of the page at `url` that describe one item each.
        pub sections?: Vec<SectionRow>,
    }

    /// The part of a source that describes an item.
    pub struct SectionRow {
        /// The structure or the enumeration.
        pub of: As<At<String>, { refers(Sort::Type) }>,
        /// The fragment of the address, without `#`, such as `L492-L529`.
        pub at: As<At<String>, TEXT>,
    }

    /// `types.toml`: the scalar types that fields have.
    #[derive(Default)]
    pub struct TypesFile {
        /// The types.
        #[serde(rename = "type")]
        pub types: Vec<At<TypeRow>>,
    }

    /// One scalar type.
    pub struct TypeRow {
        /// The name in C, such as `ULONG`.
        pub name: As<At<String>, { defines(Sort::Type) }>,
        /// Interpretation of the bytes.
        #[serde(rename = "is")]
        pub scalar: At<Scalar>,
        /// Arrays of the type contain text.
        pub character?: bool,
        /// The type has the size of a pointer and contains a number, not an address.
        pub number?: bool,
        /// Meaning of all values of the type.
        pub meaning: Option<At<Meaning>>,
        /// Description, in one sentence.
        pub doc: Option<String>,
    }
}
