// Generated from spec/enums/UMS_ETW_PARK.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::describe::{NamedValue, Values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Flags of the parking of a user-mode scheduled thread.
    ///
    /// No known name in C; here: `UMS_ETW_PARK`, of type `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    UmsEtwPark(u32), 4 {
        /// `UMS_ETW_PARK_VOLATILE`. Releases unknown.
        #[doc(alias = "UMS_ETW_PARK_VOLATILE")]
        VOLATILE = 0x00000001 "UMS_ETW_PARK_VOLATILE",
        /// `UMS_ETW_PARK_PRIMARY_PRESENT`. The thread that schedules it is present. Releases unknown.
        #[doc(alias = "UMS_ETW_PARK_PRIMARY_PRESENT")]
        PRIMARY_PRESENT = 0x00000002 "UMS_ETW_PARK_PRIMARY_PRESENT",
        /// `UMS_ETW_PARK_PRIMARY_DELIVERED_CONTEXT`. Releases unknown.
        #[doc(alias = "UMS_ETW_PARK_PRIMARY_DELIVERED_CONTEXT")]
        PRIMARY_DELIVERED_CONTEXT = 0x00000004 "UMS_ETW_PARK_PRIMARY_DELIVERED_CONTEXT",
    }
    also {
    }
    fields { }
}

impl UmsEtwPark {
    /// Table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &TABLE;
}

static TABLE: Values = Values { name: "UMS_ETW_PARK", flags: true, values: &[
    NamedValue { name: "UMS_ETW_PARK_VOLATILE", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "UMS_ETW_PARK_PRIMARY_PRESENT", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "UMS_ETW_PARK_PRIMARY_DELIVERED_CONTEXT", value: 4, shift: None, holds: None, releases: &[] },
] };
