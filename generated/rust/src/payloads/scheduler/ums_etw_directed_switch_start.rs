// Generated from spec/enums/UMS_ETW_DIRECTED_SWITCH_START.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::flags;

flags! {
    /// How a switch to a thread that user mode schedules begins.
    ///
    /// Microsoft gives the set no name; here: `UMS_ETW_DIRECTED_SWITCH_START`, held by `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    UmsEtwDirectedSwitchStart(u32), 4 {
        /// `UMS_ETW_DIRECTED_SWITCH_START_VOLATILE`. In which releases it holds is not known.
        #[doc(alias = "UMS_ETW_DIRECTED_SWITCH_START_VOLATILE")]
        VOLATILE = 0x00000001 "UMS_ETW_DIRECTED_SWITCH_START_VOLATILE",
    }
    also {
    }
    fields { }
}

#[cfg(feature = "describe")]
impl UmsEtwDirectedSwitchStart {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::ums_etw_directed_switch_start::VALUES;
}
