// Generated from spec/enums/ETW_RUNDOWN_FLAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::flags;

flags! {
    /// What a rundown is of.
    ///
    /// Microsoft gives the set no name; here: `ETW_RUNDOWN_FLAG`, held by `ULONG`.
    ///
    /// What no source says:
    ///
    /// - What carries the flags; the header has them under the name of a GUID, SystemTraceControlGuid.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwRundownFlag(u32), 4 {
        /// `ETW_KERNEL_RUNDOWN_START`. The NT Kernel Logger's, at its start. In which releases it holds is not known.
        #[doc(alias = "ETW_KERNEL_RUNDOWN_START")]
        KERNEL_RUNDOWN_START = 0x00000001 "ETW_KERNEL_RUNDOWN_START",
        /// `ETW_KERNEL_RUNDOWN_STOP`. The NT Kernel Logger's, at its end. In which releases it holds is not known.
        #[doc(alias = "ETW_KERNEL_RUNDOWN_STOP")]
        KERNEL_RUNDOWN_STOP = 0x00000002 "ETW_KERNEL_RUNDOWN_STOP",
        /// `ETW_CKCL_RUNDOWN_START`. The Circular Kernel Context Logger's, at its start. In which releases it holds is not known.
        #[doc(alias = "ETW_CKCL_RUNDOWN_START")]
        CKCL_RUNDOWN_START = 0x00000004 "ETW_CKCL_RUNDOWN_START",
        /// `ETW_CKCL_RUNDOWN_STOP`. The Circular Kernel Context Logger's, at its end. In which releases it holds is not known.
        #[doc(alias = "ETW_CKCL_RUNDOWN_STOP")]
        CKCL_RUNDOWN_STOP = 0x00000008 "ETW_CKCL_RUNDOWN_STOP",
        /// `ETW_FILENAME_RUNDOWN`. Of the names of files. In which releases it holds is not known.
        #[doc(alias = "ETW_FILENAME_RUNDOWN")]
        FILENAME_RUNDOWN = 0x00000010 "ETW_FILENAME_RUNDOWN",
    }
    also {
    }
    fields { }
}

#[cfg(feature = "describe")]
impl EtwRundownFlag {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::etw_rundown_flag::VALUES;
}
