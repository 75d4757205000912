// Generated from spec/enums/SYSTEM_SYSCALL_KW.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Keywords that enable kernel events about system calls.
    ///
    /// No known name in C; here: `SYSTEM_SYSCALL_KW`, of type `ULONGLONG`.
    ///
    /// Keywords of the system provider SystemSyscallProviderGuid, {434286F7-6F1B-45BB-B37E-95F623046C7C}. From build
    /// 20348 of the development kit on, a session with EVENT_TRACE_SYSTEM_LOGGER_MODE can enable the provider. Its
    /// events are those of the group mask and do not identify the provider.
    ///
    /// Unknown:
    ///
    /// - Which development kits define the keywords other than those in which they were seen.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *System Providers*.
    SystemSyscallKw(u64), size = 8 {
        /// `SYSTEM_SYSCALL_KW_GENERAL`. Corresponds to PERF_SYSCALL and EVENT_TRACE_FLAG_SYSTEMCALL. Observed in
        /// development kits of server-2022+.
        #[doc(alias = "SYSTEM_SYSCALL_KW_GENERAL")]
        GENERAL = 0x0000000000000001, "SYSTEM_SYSCALL_KW_GENERAL";
    }
}

static TABLE: Values = values("SYSTEM_SYSCALL_KW", true, &[
    named("SYSTEM_SYSCALL_KW_GENERAL", 1, &[(Release(24), Release(255))]),
]);
