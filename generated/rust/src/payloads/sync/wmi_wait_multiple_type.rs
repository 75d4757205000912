// Generated from spec/enums/WMI_WAIT_MULTIPLE_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Condition that ends a wait for several objects.
    ///
    /// No known name in C; here: `WMI_WAIT_MULTIPLE_TYPE`, of type `UCHAR`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    WmiWaitMultipleType(u8), size = 1 {
        /// `WMI_WAIT_MULTIPLE_WAIT_ANY`. Any of the objects. Releases unknown.
        #[doc(alias = "WMI_WAIT_MULTIPLE_WAIT_ANY")]
        WAIT_ANY = 0x01, "WMI_WAIT_MULTIPLE_WAIT_ANY";
        /// `WMI_WAIT_MULTIPLE_WAIT_ALL`. All of the objects. Releases unknown.
        #[doc(alias = "WMI_WAIT_MULTIPLE_WAIT_ALL")]
        WAIT_ALL = 0x02, "WMI_WAIT_MULTIPLE_WAIT_ALL";
    }
}

static TABLE: Values = values("WMI_WAIT_MULTIPLE_TYPE", false, &[
    named("WMI_WAIT_MULTIPLE_WAIT_ANY", 1, &[]),
    named("WMI_WAIT_MULTIPLE_WAIT_ALL", 2, &[]),
]);
