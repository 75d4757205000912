// Generated from spec/enums/ETW_BUFFER_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Kind of data in a trace buffer.
    ///
    /// No known name in C; here: `ETW_BUFFER_TYPE`, of type `USHORT`.
    ///
    /// Complete for releases 10.0..1511.
    ///
    /// Defined in NTWMI.H (kits of 10.0 to 1511).
    ///
    /// Unknown:
    ///
    /// - Contents of each type, beyond what its name indicates.
    ///
    /// Source: Geoff Chappell, *BufferType In WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and
    /// contributors, *ntwmi.h*.
    EtwBufferType(u16), size = 2 {
        /// `ETW_BUFFER_TYPE_GENERIC`. Events of any kind. In observed traces, every buffer but the first has this type.
        /// Observed in 6.1..6.2, 1903..1909, 21H1, 10-22H2..11-23H2, 11-25H2.
        #[doc(alias = "ETW_BUFFER_TYPE_GENERIC")]
        GENERIC = 0x0000, "ETW_BUFFER_TYPE_GENERIC";
        /// `ETW_BUFFER_TYPE_RUNDOWN`. Releases unknown.
        #[doc(alias = "ETW_BUFFER_TYPE_RUNDOWN")]
        RUNDOWN = 0x0001, "ETW_BUFFER_TYPE_RUNDOWN";
        /// `ETW_BUFFER_TYPE_CTX_SWAP`. Context switches. Releases unknown.
        #[doc(alias = "ETW_BUFFER_TYPE_CTX_SWAP")]
        CTX_SWAP = 0x0002, "ETW_BUFFER_TYPE_CTX_SWAP";
        /// `ETW_BUFFER_TYPE_REFTIME`. Reference time. Releases unknown.
        #[doc(alias = "ETW_BUFFER_TYPE_REFTIME")]
        REFTIME = 0x0003, "ETW_BUFFER_TYPE_REFTIME";
        /// `ETW_BUFFER_TYPE_HEADER`. Header of a log file. In observed traces, the first buffer has this type, and no
        /// other buffer does. Observed in 6.1..6.2, 1903..1909, 21H1, 10-22H2..11-23H2, 11-25H2.
        #[doc(alias = "ETW_BUFFER_TYPE_HEADER")]
        HEADER = 0x0004, "ETW_BUFFER_TYPE_HEADER";
        /// `ETW_BUFFER_TYPE_BATCHED`. Releases unknown.
        #[doc(alias = "ETW_BUFFER_TYPE_BATCHED")]
        BATCHED = 0x0005, "ETW_BUFFER_TYPE_BATCHED";
        /// `ETW_BUFFER_TYPE_EMPTY_MARKER`. Releases unknown.
        #[doc(alias = "ETW_BUFFER_TYPE_EMPTY_MARKER")]
        EMPTY_MARKER = 0x0006, "ETW_BUFFER_TYPE_EMPTY_MARKER";
        /// `ETW_BUFFER_TYPE_DBG_INFO`. Debugging information. Such a buffer is sent to a debugger. Releases unknown.
        #[doc(alias = "ETW_BUFFER_TYPE_DBG_INFO")]
        DBG_INFO = 0x0007, "ETW_BUFFER_TYPE_DBG_INFO";
        /// `ETW_BUFFER_TYPE_MAXIMUM`. One more than the last type in the published header. The value in other releases
        /// is unknown. Defined; no known use. Releases unknown.
        #[doc(alias = "ETW_BUFFER_TYPE_MAXIMUM")]
        MAXIMUM = 0x0008, "ETW_BUFFER_TYPE_MAXIMUM";
    }
}

static TABLE: Values = values("ETW_BUFFER_TYPE", false, &[
    named(
        "ETW_BUFFER_TYPE_GENERIC", 0,
        &[
            (Release(6), Release(7)), (Release(17), Release(18)), (Release(21), Release(21)),
            (Release(23), Release(27)), (Release(29), Release(29))
        ]
    ),
    named("ETW_BUFFER_TYPE_RUNDOWN", 1, &[]),
    named("ETW_BUFFER_TYPE_CTX_SWAP", 2, &[]),
    named("ETW_BUFFER_TYPE_REFTIME", 3, &[]),
    named(
        "ETW_BUFFER_TYPE_HEADER", 4,
        &[
            (Release(6), Release(7)), (Release(17), Release(18)), (Release(21), Release(21)),
            (Release(23), Release(27)), (Release(29), Release(29))
        ]
    ),
    named("ETW_BUFFER_TYPE_BATCHED", 5, &[]),
    named("ETW_BUFFER_TYPE_EMPTY_MARKER", 6, &[]),
    named("ETW_BUFFER_TYPE_DBG_INFO", 7, &[]),
    named("ETW_BUFFER_TYPE_MAXIMUM", 8, &[]),
]);
