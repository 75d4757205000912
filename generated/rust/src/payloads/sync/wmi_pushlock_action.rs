// Generated from spec/enums/WMI_PUSHLOCK_ACTION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// What a thread does with a push lock.
    ///
    /// Microsoft gives the set no name; here: `WMI_PUSHLOCK_ACTION`, held by `UCHAR`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    WmiPushlockAction(u8), 1 {
        /// `WMI_PUSHLOCK_ACTION_WAIT_FOR_EXCLUSIVE`. It waits for exclusive ownership. In which releases it holds is not known.
        #[doc(alias = "WMI_PUSHLOCK_ACTION_WAIT_FOR_EXCLUSIVE")]
        WAIT_FOR_EXCLUSIVE = 0x01 "WMI_PUSHLOCK_ACTION_WAIT_FOR_EXCLUSIVE",
        /// `WMI_PUSHLOCK_ACTION_WAIT_FOR_SHARED`. It waits for shared ownership. In which releases it holds is not known.
        #[doc(alias = "WMI_PUSHLOCK_ACTION_WAIT_FOR_SHARED")]
        WAIT_FOR_SHARED = 0x02 "WMI_PUSHLOCK_ACTION_WAIT_FOR_SHARED",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl WmiPushlockAction {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::wmi_pushlock_action::VALUES;
}
