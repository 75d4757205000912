// Generated from spec/enums/ETW_EXT_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Type of an item in the extension of EnableFlags.
    ///
    /// No known name in C; here: `ETW_EXT_TYPE`, of type `USHORT`.
    ///
    /// Defined in NTWMI.H (kits of 1511).
    ///
    /// Source: Geoff Chappell, *TRACE_ENABLE_FLAG_EXTENSION*; Winsider Seminars & Solutions and
    /// contributors, *ntwmi.h*.
    EtwExtType(u16), size = 2 {
        /// `ETW_EXT_ENABLE_FLAGS`. Group mask of at most eight dwords. Documented for 6.0+.
        #[doc(alias = "ETW_EXT_ENABLE_FLAGS")]
        ENABLE_FLAGS = 0x0001, "ETW_EXT_ENABLE_FLAGS";
        /// `ETW_EXT_PIDS`. Process IDs, one per dword. Documented for 6.0+.
        #[doc(alias = "ETW_EXT_PIDS")]
        PIDS = 0x0002, "ETW_EXT_PIDS";
        /// `ETW_EXT_STACKWALK_FILTER`. Hook IDs of the events that record a call stack, one per dword. Documented
        /// for 6.0+.
        #[doc(alias = "ETW_EXT_STACKWALK_FILTER")]
        STACKWALK_FILTER = 0x0003, "ETW_EXT_STACKWALK_FILTER";
        /// `ETW_EXT_POOLTAG_FILTER`. Pool tags, one per dword. Documented for 6.1+.
        #[doc(alias = "ETW_EXT_POOLTAG_FILTER")]
        POOLTAG_FILTER = 0x0004, "ETW_EXT_POOLTAG_FILTER";
        /// `ETW_EXT_STACK_CACHING`. ETW_STACK_CACHING_CONFIG structure. Documented for 6.2+.
        #[doc(alias = "ETW_EXT_STACK_CACHING")]
        STACK_CACHING = 0x0005, "ETW_EXT_STACK_CACHING";
    }
}

static TABLE: Values = values("ETW_EXT_TYPE", false, &[
    named("ETW_EXT_ENABLE_FLAGS", 1, &[(Release(4), Release(255))]),
    named("ETW_EXT_PIDS", 2, &[(Release(4), Release(255))]),
    named("ETW_EXT_STACKWALK_FILTER", 3, &[(Release(4), Release(255))]),
    named("ETW_EXT_POOLTAG_FILTER", 4, &[(Release(6), Release(255))]),
    named("ETW_EXT_STACK_CACHING", 5, &[(Release(7), Release(255))]),
]);
