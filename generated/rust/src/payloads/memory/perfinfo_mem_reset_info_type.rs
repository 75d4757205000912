// Generated from spec/enums/PERFINFO_MEM_RESET_INFO_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Kind of a memory reset event.
    ///
    /// In C: `PERFINFO_MEM_RESET_INFO_TYPE`, of type `ULONG`.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "PERFINFO_MEM_RESET_INFO_TYPE")]
    PerfinfoMemResetInfoType(u32), size = 4 {
        /// `PerfInfoMemReset`. The contents were discarded. Releases unknown.
        #[doc(alias = "PerfInfoMemReset")]
        RESET = 0x00000000, "PerfInfoMemReset";
        /// `PerfInfoMemResetUndo`. The reset was undone and the contents are preserved. Releases unknown.
        #[doc(alias = "PerfInfoMemResetUndo")]
        RESET_UNDO = 0x00000001, "PerfInfoMemResetUndo";
        /// `PerfInfoMemResetUndoFailed`. The reset could not be undone and the contents are lost. Releases unknown.
        #[doc(alias = "PerfInfoMemResetUndoFailed")]
        RESET_UNDO_FAILED = 0x00000002, "PerfInfoMemResetUndoFailed";
        /// `PerfInfoMemResetMax`. Not a state: one more than the last value. Defined; no known use. Releases unknown.
        #[doc(alias = "PerfInfoMemResetMax")]
        RESET_MAX = 0x00000003, "PerfInfoMemResetMax";
    }
}

static TABLE: Values = values("PERFINFO_MEM_RESET_INFO_TYPE", false, &[
    named("PerfInfoMemReset", 0, &[]),
    named("PerfInfoMemResetUndo", 1, &[]),
    named("PerfInfoMemResetUndoFailed", 2, &[]),
    named("PerfInfoMemResetMax", 3, &[]),
]);
