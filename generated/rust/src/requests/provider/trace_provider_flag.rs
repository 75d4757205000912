// Generated from spec/enums/TRACE_PROVIDER_FLAG.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Flags of a provider registration.
    ///
    /// No known name in C; here: `TRACE_PROVIDER_FLAG`, of type `ULONG`.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    TraceProviderFlag(u32), size = 4 {
        /// `TRACE_PROVIDER_FLAG_LEGACY`. Registered as a classic provider. Releases unknown.
        #[doc(alias = "TRACE_PROVIDER_FLAG_LEGACY")]
        LEGACY = 0x00000001, "TRACE_PROVIDER_FLAG_LEGACY";
        /// `TRACE_PROVIDER_FLAG_PRE_ENABLE`. Enabled by a session but not registered. Releases unknown.
        #[doc(alias = "TRACE_PROVIDER_FLAG_PRE_ENABLE")]
        PRE_ENABLE = 0x00000002, "TRACE_PROVIDER_FLAG_PRE_ENABLE";
    }
}

static TABLE: Values = values("TRACE_PROVIDER_FLAG", true, &[
    named("TRACE_PROVIDER_FLAG_LEGACY", 1, &[]),
    named("TRACE_PROVIDER_FLAG_PRE_ENABLE", 2, &[]),
]);
