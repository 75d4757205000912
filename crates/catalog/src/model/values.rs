//! Enumerations, flags and constants.

use super::{Combine, Disclosure, Dispute, RowsOf, Scalar, Status, ValueKind, Versions, When};
use crate::axis::Pointer;

model! {
    /// Enumeration, set of flags, or set of constants.
    pub struct ValueSet {
        /// Name of the C type, or the project's name.
        pub name: String,
        /// True if the name is the project's, not Microsoft's.
        pub own_name?: bool,
        /// Former names, newest first. Generated code keeps them as deprecated aliases.
        pub renamed_from?: Vec<String>,
        /// Why it should no longer be used.
        pub deprecated?: Option<String>,
        /// Names and numbers that must not be used again.
        pub reserved?: Vec<String>,
        /// Name in the generated Rust crate.
        pub rust: String,
        /// Module of the generated Rust crate, which is also its topic in the documentation.
        pub module: String,
        /// Summary in one sentence.
        pub summary: String,
        /// Further description.
        pub doc?: Option<String>,
        /// Kind of set.
        pub kind: ValueKind,
        /// C type of a value.
        #[serde(rename = "type")]
        pub ty: String,
        /// Representation of that type.
        pub scalar: Scalar,
        /// Meaning of a value, if there is a word for it.
        pub meaning?: Option<crate::Meaning>,
        /// GUID of the classic class whose event types these are, in upper case without braces.
        pub class_guid?: Option<String>,
        /// True if releases are those of development kits, not of Windows.
        pub sdk_releases?: bool,
        /// Releases for which the set is known to be complete.
        pub complete?: Option<Versions>,
        /// Other tables whose rows are the values, if it has none of its own.
        pub rows?: Option<RowsOf>,
        /// Values, in the order of the table.
        pub values: Vec<Value>,
        /// Name whose value is one more than the last value.
        pub sentinel?: Option<Sentinel>,
        /// IDs of the sources of the facts.
        pub sources: Vec<String>,
        /// Open questions that no source answers.
        pub unknown?: Vec<String>,
        /// How Microsoft discloses it.
        pub disclosure?: Option<Disclosure>,
        /// Path of its table within the spec folder.
        pub file: String,
    }

    /// Number by pointer size.
    #[derive(Copy, Eq)]
    pub struct ByPointer {
        /// Number for 32-bit data.
        pub ptr32: u64,
        /// Number for 64-bit data.
        pub ptr64: u64,
    }
}

impl ByPointer {
    /// Returns the number for one pointer size.
    pub fn of(self, pointer: Pointer) -> u64 {
        match pointer {
            Pointer::Bits32 => self.ptr32,
            Pointer::Bits64 => self.ptr64,
        }
    }

    /// Returns the number if it is the same for both pointer sizes.
    pub fn same(self) -> Option<u64> {
        (self.ptr32 == self.ptr64).then_some(self.ptr32)
    }
}

model! {
    /// Value of a set: one meaning of one number.
    #[derive(Default)]
    pub struct Value {
        /// Number, if known.
        pub value?: Option<ByPointer>,
        /// Microsoft's name, if known.
        pub name?: Option<String>,
        /// Former names, newest first. Generated code keeps them as deprecated aliases.
        pub renamed_from?: Vec<String>,
        /// Why it should no longer be used.
        pub deprecated?: Option<String>,
        /// Bits that the name stands for, if it names a part of the number.
        pub named_bits?: Option<u64>,
        /// GUID that stands for the value in other places.
        pub guid?: Option<ValueGuid>,
        /// Name of the constant in the generated Rust crate.
        pub rust?: Option<String>,
        /// Other names with the same meaning.
        pub aliases?: Vec<String>,
        /// Releases in which it holds.
        pub when: When,
        /// Description.
        pub doc?: Option<String>,
        /// Status, if the value is not simply in use.
        pub status?: Option<Status>,
        /// Names whose bits it combines.
        pub of?: Vec<String>,
        /// Position of the lowest bit, if the value is a bit field.
        pub shift?: Option<u32>,
        /// Name of the enumeration that the bit field contains.
        pub holds?: Option<String>,
        /// Effects on other values of the set.
        pub with?: Vec<Combination>,
        /// Name of the structure that it selects.
        #[serde(rename = "struct")]
        pub structure?: Option<String>,
        /// Pointer size that it implies.
        pub pointer?: Option<Pointer>,
        /// IDs of the sources of this row, if they differ from those of the set.
        pub sources?: Vec<String>,
        /// Statements of sources that disagree.
        pub disputed?: Vec<Dispute>,
    }

    /// Effect of a value on another value of its set.
    pub struct Combination {
        /// Effect on the group mask.
        pub how: Combine,
        /// Name of the other value.
        pub name: String,
        /// Releases, if not all releases with both values.
        pub releases?: Option<Versions>,
    }

    /// GUID that stands for a value.
    pub struct ValueGuid {
        /// GUID in upper case without braces.
        pub guid: String,
        /// Microsoft's name of the GUID.
        pub name?: Option<String>,
        /// Name of its constant in the generated Rust crate.
        pub rust?: Option<String>,
    }

    /// Sentinel: a name whose value is one more than the last value.
    pub struct Sentinel {
        /// Name.
        pub name: String,
        /// Former names, newest first. Generated code keeps them as deprecated aliases.
        pub renamed_from?: Vec<String>,
        /// Values by release.
        pub values: Vec<SentinelAt>,
        /// Remark.
        pub doc?: Option<String>,
    }

    /// Value of a sentinel in some releases.
    pub struct SentinelAt {
        /// Number.
        pub value: u64,
        /// Releases.
        pub releases: Versions,
        /// IDs of the sources of this row, if they differ from those of the set.
        pub sources?: Vec<String>,
    }
}
