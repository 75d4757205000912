// Generated from spec/enums/WMI_WAIT_MULTIPLE_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::describe::{NamedValue, Values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Condition that ends a wait for several objects.
    ///
    /// No known name in C; here: `WMI_WAIT_MULTIPLE_TYPE`, of type `UCHAR`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    WmiWaitMultipleType(u8), 1 {
        /// `WMI_WAIT_MULTIPLE_WAIT_ANY`. Any of the objects. Releases unknown.
        #[doc(alias = "WMI_WAIT_MULTIPLE_WAIT_ANY")]
        WAIT_ANY = 0x01 "WMI_WAIT_MULTIPLE_WAIT_ANY",
        /// `WMI_WAIT_MULTIPLE_WAIT_ALL`. All of the objects. Releases unknown.
        #[doc(alias = "WMI_WAIT_MULTIPLE_WAIT_ALL")]
        WAIT_ALL = 0x02 "WMI_WAIT_MULTIPLE_WAIT_ALL",
    }
    also {
    }
}

impl WmiWaitMultipleType {
    /// Table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &TABLE;
}

static TABLE: Values = Values { name: "WMI_WAIT_MULTIPLE_TYPE", flags: false, values: &[
    NamedValue { name: "WMI_WAIT_MULTIPLE_WAIT_ANY", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "WMI_WAIT_MULTIPLE_WAIT_ALL", value: 2, shift: None, holds: None, releases: &[] },
] };
