//! Disclosures: documentation, headers, symbol files and functions in which Microsoft shows a type.

use super::{Releases, Sources};
use crate::role::{As, Sort, TEXT, refers};
use crate::span::At;

rows! {
    /// Disclosure of a structure or a set of values by Microsoft. Absent keys are unknown.
    pub struct DisclosureRow {
        /// True if Microsoft documents it.
        pub documented: Option<At<bool>>,
        /// The date or the kit of the first known documentation.
        pub since: As<Option<At<String>>, TEXT>,
        /// The place of the documentation, such as `MSDN Library`.
        #[serde(rename = "where")]
        pub place: As<Option<At<String>>, TEXT>,
        /// Headers that define it, with the releases whose development kits contain the definition.
        pub headers?: Vec<At<DisclosedInRow>>,
        /// Binaries whose symbol files contain its type information, with the releases of the binaries.
        pub symbols?: Vec<At<DisclosedInRow>>,
        /// Static libraries that contain its type information, with the releases whose development kits contain the library.
        pub libraries?: Vec<At<DisclosedInRow>>,
        /// Functions that accept or return it.
        pub functions?: As<Vec<At<String>>, TEXT>,
        /// The structure or set of values that supersedes it.
        pub superseded_by: Option<At<SupersededByRow>>,
        /// A remark.
        pub doc: Option<String>,
        /// Sources of the disclosure, if they are not those of the file.
        pub sources: Sources,
    }

    /// A header, a binary or a library that discloses a type.
    pub struct DisclosedInRow {
        /// Its name, such as `NTWMI.H`.
        pub name: As<At<String>, TEXT>,
        /// The releases in which it discloses the type; left out where they are unknown.
        pub versions: Releases,
    }

    /// Structure or set of values that supersedes another.
    pub struct SupersededByRow {
        /// The name of the structure or set of values.
        pub name: As<At<String>, { refers(Sort::Type) }>,
        /// The releases in which it does.
        pub versions: Releases,
    }
}
