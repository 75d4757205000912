// Generated from spec/enums/WMI_WAIT_MULTIPLE_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// What ends a wait for several objects.
    ///
    /// Microsoft gives the set no name; here: `WMI_WAIT_MULTIPLE_TYPE`, held by `UCHAR`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    WmiWaitMultipleType(u8), 1 {
        /// `WMI_WAIT_MULTIPLE_WAIT_ANY`. Any of the objects. In which releases it holds is not known.
        #[doc(alias = "WMI_WAIT_MULTIPLE_WAIT_ANY")]
        WAIT_ANY = 0x01 "WMI_WAIT_MULTIPLE_WAIT_ANY",
        /// `WMI_WAIT_MULTIPLE_WAIT_ALL`. All of the objects. In which releases it holds is not known.
        #[doc(alias = "WMI_WAIT_MULTIPLE_WAIT_ALL")]
        WAIT_ALL = 0x02 "WMI_WAIT_MULTIPLE_WAIT_ALL",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl WmiWaitMultipleType {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::wmi_wait_multiple_type::VALUES;
}
