// Generated from spec/enums/PERFINFO_MEM_RESET_INFO_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// What became of the content of a region of memory.
    ///
    /// In C: `PERFINFO_MEM_RESET_INFO_TYPE`, held by `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "PERFINFO_MEM_RESET_INFO_TYPE")]
    PerfinfoMemResetInfoType(u32), 4 {
        /// `PerfInfoMemReset`. It was given up. In which releases it holds is not known.
        #[doc(alias = "PerfInfoMemReset")]
        RESET = 0x00000000 "PerfInfoMemReset",
        /// `PerfInfoMemResetUndo`. It was wanted again, and is still there. In which releases it holds is not known.
        #[doc(alias = "PerfInfoMemResetUndo")]
        RESET_UNDO = 0x00000001 "PerfInfoMemResetUndo",
        /// `PerfInfoMemResetUndoFailed`. It was wanted again, and is no longer there. In which releases it holds is not known.
        #[doc(alias = "PerfInfoMemResetUndoFailed")]
        RESET_UNDO_FAILED = 0x00000002 "PerfInfoMemResetUndoFailed",
        /// `PerfInfoMemResetMax`. Not in use: one more than the last. Defined; nothing is known to use it. In which releases it holds is not known.
        #[doc(alias = "PerfInfoMemResetMax")]
        RESET_MAX = 0x00000003 "PerfInfoMemResetMax",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl PerfinfoMemResetInfoType {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::perfinfo_mem_reset_info_type::VALUES;
}
