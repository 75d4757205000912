// Generated from spec/enums/MOFCI_FLAG.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Reserved flags of a class in a MOF resource (inferred from the name).
    ///
    /// No known name in C; here: `MOFCI_FLAG`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - Which field contains these flags.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    MofciFlag(u32), size = 4 {
        /// `MOFCI_RESERVED0`. Reserved. Releases unknown.
        #[doc(alias = "MOFCI_RESERVED0")]
        RESERVED0 = 0x00000001, "MOFCI_RESERVED0";
        /// `MOFCI_RESERVED1`. Reserved. Releases unknown.
        #[doc(alias = "MOFCI_RESERVED1")]
        RESERVED1 = 0x00000002, "MOFCI_RESERVED1";
        /// `MOFCI_RESERVED2`. Reserved. Releases unknown.
        #[doc(alias = "MOFCI_RESERVED2")]
        RESERVED2 = 0x00000004, "MOFCI_RESERVED2";
    }
}

static TABLE: Values = values("MOFCI_FLAG", true, &[
    named("MOFCI_RESERVED0", 1, &[]),
    named("MOFCI_RESERVED1", 2, &[]),
    named("MOFCI_RESERVED2", 4, &[]),
]);
