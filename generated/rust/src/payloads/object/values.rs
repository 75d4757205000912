// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Enumerations, flags and constants of the topic.

#[allow(unused_imports, reason = "sets may be of one kind, or without values")]
use crate::rt::{Release, flags, named, named_bits, open_enum, values};

// spec/enums/SYSTEM_OBJECT_KW.toml
flags! {
    /// Keywords that enable kernel events about the object manager.
    ///
    /// No known name in C; here: `SYSTEM_OBJECT_KW`, of type `ULONGLONG`.
    ///
    /// Keywords of the system provider SystemObjectProviderGuid, {FEBD7460-3D1D-47EB-AF49-C9EEB1E146F2}. From build
    /// 20348 of the development kit on, a session with EVENT_TRACE_SYSTEM_LOGGER_MODE can enable the provider. Its
    /// events are those of the group mask and do not identify the provider.
    ///
    /// Unknown:
    ///
    /// - Which development kits define the keywords other than those in which they were seen.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *System Providers*.
    SystemObjectKw(u64), size = 8 {
        /// `SYSTEM_OBJECT_KW_GENERAL`. Corresponds to PERF_OB_OBJECT. Releases unknown.
        #[doc(alias = "SYSTEM_OBJECT_KW_GENERAL")]
        GENERAL = 0x0000000000000001, "SYSTEM_OBJECT_KW_GENERAL";
        /// `SYSTEM_OBJECT_KW_HANDLE`. Corresponds to PERF_OB_HANDLE. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_OBJECT_KW_HANDLE")]
        HANDLE = 0x0000000000000002, "SYSTEM_OBJECT_KW_HANDLE";
    }, values("SYSTEM_OBJECT_KW", true, &[
        named("SYSTEM_OBJECT_KW_GENERAL", 1, &[]),
        named("SYSTEM_OBJECT_KW_HANDLE", 2, &[(Release(24), Release(255))]),
    ])
}
