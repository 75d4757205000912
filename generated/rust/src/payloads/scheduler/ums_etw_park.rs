// Generated from spec/enums/UMS_ETW_PARK.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Flags of the parking of a user-mode scheduled thread.
    ///
    /// No known name in C; here: `UMS_ETW_PARK`, of type `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    UmsEtwPark(u32), size = 4 {
        /// `UMS_ETW_PARK_VOLATILE`. Releases unknown.
        #[doc(alias = "UMS_ETW_PARK_VOLATILE")]
        VOLATILE = 0x00000001, "UMS_ETW_PARK_VOLATILE";
        /// `UMS_ETW_PARK_PRIMARY_PRESENT`. The thread that schedules it is present. Releases unknown.
        #[doc(alias = "UMS_ETW_PARK_PRIMARY_PRESENT")]
        PRIMARY_PRESENT = 0x00000002, "UMS_ETW_PARK_PRIMARY_PRESENT";
        /// `UMS_ETW_PARK_PRIMARY_DELIVERED_CONTEXT`. Releases unknown.
        #[doc(alias = "UMS_ETW_PARK_PRIMARY_DELIVERED_CONTEXT")]
        PRIMARY_DELIVERED_CONTEXT = 0x00000004, "UMS_ETW_PARK_PRIMARY_DELIVERED_CONTEXT";
    }
}

static TABLE: Values = values("UMS_ETW_PARK", true, &[
    named("UMS_ETW_PARK_VOLATILE", 1, &[]),
    named("UMS_ETW_PARK_PRIMARY_PRESENT", 2, &[]),
    named("UMS_ETW_PARK_PRIMARY_DELIVERED_CONTEXT", 4, &[]),
]);
