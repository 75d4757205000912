// Generated from spec/enums/ETW_COMPRESSION_RESUMPTION_MODE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// How a session resumes compression of its buffers.
    ///
    /// In C: `ETW_COMPRESSION_RESUMPTION_MODE`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - The effect of each value.
    /// - Which releases define each value.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntrace.h*.
    #[doc(alias = "ETW_COMPRESSION_RESUMPTION_MODE")]
    EtwCompressionResumptionMode(u32), size = 4 {
        /// `EtwCompressionModeRestart`. Releases unknown.
        #[doc(alias = "EtwCompressionModeRestart")]
        RESTART = 0x00000000, "EtwCompressionModeRestart";
        /// `EtwCompressionModeNoDisable`. Releases unknown.
        #[doc(alias = "EtwCompressionModeNoDisable")]
        NO_DISABLE = 0x00000001, "EtwCompressionModeNoDisable";
        /// `EtwCompressionModeNoRestart`. Releases unknown.
        #[doc(alias = "EtwCompressionModeNoRestart")]
        NO_RESTART = 0x00000002, "EtwCompressionModeNoRestart";
    }
}

static TABLE: Values = values("ETW_COMPRESSION_RESUMPTION_MODE", false, &[
    named("EtwCompressionModeRestart", 0, &[]),
    named("EtwCompressionModeNoDisable", 1, &[]),
    named("EtwCompressionModeNoRestart", 2, &[]),
]);
