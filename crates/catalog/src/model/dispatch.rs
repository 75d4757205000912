//! Dispatches: choices between structures by the value of an integer.

use super::{Scalar, Status, When};
use crate::axis::Pointer;

model! {
    /// Choice between structures by the bits of an integer.
    pub struct Dispatch {
        /// Name: Microsoft's, or the project's if Microsoft gives none.
        pub name: String,
        /// True if the name is the project's, not Microsoft's.
        pub own_name?: bool,
        /// Former names, newest first. Generated code keeps them as deprecated aliases.
        pub renamed_from?: Vec<String>,
        /// Why it should no longer be used.
        pub deprecated?: Option<String>,
        /// Name in the generated Rust crate.
        pub rust: String,
        /// Module of the generated Rust crate, which is also its topic in the documentation.
        pub module: String,
        /// Summary in one sentence.
        pub summary: String,
        /// Further description.
        pub doc?: Option<String>,
        /// C type of the integer that selects the case.
        #[serde(rename = "type")]
        pub ty: String,
        /// Representation of that integer.
        pub scalar: Scalar,
        /// Bits of the integer that select most cases.
        pub selector?: Option<Selector>,
        /// Alignment in bytes from the start of the container.
        pub align?: Option<u32>,
        /// Cases, in order; the first that matches decides.
        pub cases: Vec<Case>,
        /// IDs of the sources of the facts.
        pub sources: Vec<String>,
        /// Path of its table within the spec folder.
        pub file: String,
    }

    /// Bits that select a case, and the enumeration of their values.
    pub struct Selector {
        /// Name of the bits.
        pub name: String,
        /// Mask of the bits.
        pub mask: u64,
        /// Position of the lowest bit.
        pub shift: u32,
        /// Name of the enumeration.
        pub values: String,
    }
}

impl Selector {
    /// Returns the selector value of a case, or `None` if the case does not depend on all selector bits.
    pub fn selects(&self, case: &Case) -> Option<u64> {
        (case.mask & self.mask == self.mask).then_some((case.value & self.mask) >> self.shift)
    }
}

model! {
    /// Case of a dispatch.
    pub struct Case {
        /// Value of the integer under `mask`.
        pub value: u64,
        /// Name of the value, if the table gives one.
        pub name?: Option<String>,
        /// Bits of the integer that are compared.
        pub mask: u64,
        /// Name of the structure, if known.
        #[serde(rename = "struct")]
        pub structure?: Option<String>,
        /// Bits that contain the total size in bytes, for a case without a known structure.
        pub size_mask?: Option<u64>,
        /// Pointer size of the data.
        pub pointer?: Option<Pointer>,
        /// First and last log file version with the case, as major and minor; none for all versions.
        pub log_versions?: Option<((u8, u8), (u8, u8))>,
        /// Releases in which it holds.
        pub when: When,
        /// Status, if the case is not simply in use.
        pub status?: Option<Status>,
        /// Description.
        pub doc?: Option<String>,
        /// IDs of the sources of this row, if they differ from those of the dispatch.
        pub sources?: Vec<String>,
    }
}
