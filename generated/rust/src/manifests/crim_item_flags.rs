// Generated from spec/enums/CRIM_ITEM_FLAGS.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Flags of a field, in a binary manifest.
    ///
    /// No known name in C; here: `CRIM_ITEM_FLAGS`, of type `ULONG`.
    ///
    /// Source: Nico Rieck, *Blocks of compiled manifests, of a compiler of manifests*; The etwspec
    /// developers, *Resources of Windows programs in public packages*.
    CrimItemFlags(u32), size = 4 {
        /// `CRIM_ITEM_STRUCT`. The field is a structure: other items are its members. Releases unknown.
        #[doc(alias = "CRIM_ITEM_STRUCT")]
        STRUCT = 0x00000001, "CRIM_ITEM_STRUCT";
        /// `CRIM_ITEM_FIXED_LENGTH`. The length is fixed. Releases unknown.
        #[doc(alias = "CRIM_ITEM_FIXED_LENGTH")]
        FIXED_LENGTH = 0x00000002, "CRIM_ITEM_FIXED_LENGTH";
        /// `CRIM_ITEM_LENGTH_ITEM`. The length is in another item. Releases unknown.
        #[doc(alias = "CRIM_ITEM_LENGTH_ITEM")]
        LENGTH_ITEM = 0x00000004, "CRIM_ITEM_LENGTH_ITEM";
        /// `CRIM_ITEM_FIXED_COUNT`. The number of elements is fixed. Releases unknown.
        #[doc(alias = "CRIM_ITEM_FIXED_COUNT")]
        FIXED_COUNT = 0x00000008, "CRIM_ITEM_FIXED_COUNT";
        /// `CRIM_ITEM_COUNT_ITEM`. The number of elements is in another item. Releases unknown.
        #[doc(alias = "CRIM_ITEM_COUNT_ITEM")]
        COUNT_ITEM = 0x00000010, "CRIM_ITEM_COUNT_ITEM";
    }
}

static TABLE: Values = values("CRIM_ITEM_FLAGS", true, &[
    named("CRIM_ITEM_STRUCT", 1, &[]),
    named("CRIM_ITEM_FIXED_LENGTH", 2, &[]),
    named("CRIM_ITEM_LENGTH_ITEM", 4, &[]),
    named("CRIM_ITEM_FIXED_COUNT", 8, &[]),
    named("CRIM_ITEM_COUNT_ITEM", 16, &[]),
]);
