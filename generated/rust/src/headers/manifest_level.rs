// Generated from spec/enums/MANIFEST_LEVEL.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Name of a predefined level in instrumentation manifests.
    ///
    /// No known name in C; here: `MANIFEST_LEVEL`, of type `UCHAR`.
    ///
    /// Names are `LEVEL_` and a qualified XML name, in which `_` replaces the colon.
    ///
    /// Source: Microsoft, *LevelType Complex Type*.
    ManifestLevel(u8), size = 1 {
        /// `LEVEL_win_LogAlways`. Events that no level excludes. PerfView writes LEVEL_win_Always. Releases unknown.
        #[doc(alias = "LEVEL_win_LogAlways")]
        WIN_LOG_ALWAYS = 0x00, "LEVEL_win_LogAlways";
        /// `LEVEL_win_Critical`. TRACE_LEVEL_CRITICAL. Releases unknown.
        #[doc(alias = "LEVEL_win_Critical")]
        WIN_CRITICAL = 0x01, "LEVEL_win_Critical";
        /// `LEVEL_win_Error`. TRACE_LEVEL_ERROR. Releases unknown.
        #[doc(alias = "LEVEL_win_Error")]
        WIN_ERROR = 0x02, "LEVEL_win_Error";
        /// `LEVEL_win_Warning`. TRACE_LEVEL_WARNING. Releases unknown.
        #[doc(alias = "LEVEL_win_Warning")]
        WIN_WARNING = 0x03, "LEVEL_win_Warning";
        /// `LEVEL_win_Informational`. TRACE_LEVEL_INFORMATION. Releases unknown.
        #[doc(alias = "LEVEL_win_Informational")]
        WIN_INFORMATIONAL = 0x04, "LEVEL_win_Informational";
        /// `LEVEL_win_Verbose`. TRACE_LEVEL_VERBOSE. Releases unknown.
        #[doc(alias = "LEVEL_win_Verbose")]
        WIN_VERBOSE = 0x05, "LEVEL_win_Verbose";
    } also {
        LEVEL_WIN_ALWAYS = 0x00, "LEVEL_win_Always";
    }
}

static TABLE: Values = values("MANIFEST_LEVEL", false, &[
    named("LEVEL_win_LogAlways", 0, &[]),
    named("LEVEL_win_Always", 0, &[]),
    named("LEVEL_win_Critical", 1, &[]),
    named("LEVEL_win_Error", 2, &[]),
    named("LEVEL_win_Warning", 3, &[]),
    named("LEVEL_win_Informational", 4, &[]),
    named("LEVEL_win_Verbose", 5, &[]),
]);
