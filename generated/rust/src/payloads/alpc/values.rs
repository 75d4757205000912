// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Enumerations, flags and constants of the topic.

#[allow(unused_imports, reason = "sets may be of one kind, or without values")]
use crate::rt::{Release, flags, named, named_bits, open_enum, values};

// spec/enums/SYSTEM_ALPC_KW.toml
flags! {
    /// Keywords that enable kernel events about ALPC messages.
    ///
    /// No known name in C; here: `SYSTEM_ALPC_KW`, of type `ULONGLONG`.
    ///
    /// Keywords of the system provider SystemAlpcProviderGuid, {FCB9BAAF-E529-4980-92E9-CED1A6AADFDF}. From build 20348
    /// of the development kit on, a session with EVENT_TRACE_SYSTEM_LOGGER_MODE can enable the provider. Its events are
    /// those of the group mask and do not identify the provider.
    ///
    /// Unknown:
    ///
    /// - Which development kits define the keywords other than those in which they were seen.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *System Providers*.
    SystemAlpcKw(u64), size = 8 {
        /// `SYSTEM_ALPC_KW_GENERAL`. Corresponds to PERF_ALPC and EVENT_TRACE_FLAG_ALPC. Observed in development kits
        /// of server-2022+.
        #[doc(alias = "SYSTEM_ALPC_KW_GENERAL")]
        GENERAL = 0x0000000000000001, "SYSTEM_ALPC_KW_GENERAL";
    }, values("SYSTEM_ALPC_KW", true, &[
        named("SYSTEM_ALPC_KW_GENERAL", 1, &[(Release(24), Release(255))]),
    ])
}
