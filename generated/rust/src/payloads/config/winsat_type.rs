// Generated from spec/enums/WINSAT_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Event types of the class with the results of the Windows System Assessment Tool.
    ///
    /// No known name in C; here: `WINSAT_TYPE`, of type `UCHAR`.
    ///
    /// Source: Microsoft, *SymbolTraceEventParser.cs*.
    WinsatType(u8), size = 1 {
        /// `WinSPR`. Ratings of the machine. Releases unknown.
        #[doc(alias = "WinSPR")]
        WIN_SPR = 0x21, "WinSPR";
        /// `Metrics`. Measurements of processor, memory, graphics and disk. Releases unknown.
        #[doc(alias = "Metrics")]
        METRICS = 0x23, "Metrics";
        /// `SystemConfig`. Hardware and operating system. Releases unknown.
        #[doc(alias = "SystemConfig")]
        SYSTEM_CONFIG = 0x25, "SystemConfig";
    }
}

impl WinsatType {
    /// GUID of the classic class of these event types.
    pub const CLASS: crate::rt::Guid =
        crate::rt::Guid {
            data1: 0xed54dff8, data2: 0xc409, data3: 0x4cf6, data4: [0xbf, 0x83, 0x05, 0xe1, 0xe6, 0x1a, 0x09, 0xc4]
        };
}

static TABLE: Values = values("WINSAT_TYPE", false, &[
    named("WinSPR", 33, &[]),
    named("Metrics", 35, &[]),
    named("SystemConfig", 37, &[]),
]);
