// Generated from spec/enums/TRACE_PROVIDER_FLAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::flags;

flags! {
    /// What is special about a registration of a provider.
    ///
    /// Microsoft gives the set no name; here: `TRACE_PROVIDER_FLAG`, held by `ULONG`.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    TraceProviderFlag(u32), 4 {
        /// `TRACE_PROVIDER_FLAG_LEGACY`. The provider registered as a classic one. In which releases it holds is not known.
        #[doc(alias = "TRACE_PROVIDER_FLAG_LEGACY")]
        LEGACY = 0x00000001 "TRACE_PROVIDER_FLAG_LEGACY",
        /// `TRACE_PROVIDER_FLAG_PRE_ENABLE`. A session enables the provider, which is not registered. In which releases it holds is not known.
        #[doc(alias = "TRACE_PROVIDER_FLAG_PRE_ENABLE")]
        PRE_ENABLE = 0x00000002 "TRACE_PROVIDER_FLAG_PRE_ENABLE",
    }
    also {
    }
    fields { }
}

#[cfg(feature = "describe")]
impl TraceProviderFlag {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::trace_provider_flag::VALUES;
}
