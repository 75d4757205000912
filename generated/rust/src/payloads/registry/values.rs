// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Enumerations, flags and constants of the topic.

#[allow(unused_imports, reason = "sets may be of one kind, or without values")]
use crate::rt::{Release, flags, named, named_bits, open_enum, values};

// spec/enums/EVENT_TRACE_REGISTRY_EVENT_TYPE.toml
open_enum! {
    /// Types of registry events.
    ///
    /// No known name in C; here: `EVENT_TRACE_REGISTRY_EVENT_TYPE`, of type `UCHAR`.
    ///
    /// Low byte of the hook ID of events in the group EVENT_TRACE_GROUP_REGISTRY, and `Class.Type` of
    /// EVENT_TRACE_HEADER for the class of the group. Releases are those of the development kit whose EVNTRACE.H
    /// defines the name.
    ///
    /// Unknown:
    ///
    /// - Which development kit first defines the names that have no release.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntrace.h*.
    EventTraceRegistryEventType(u8), size = 1 {
        /// `EVENT_TRACE_TYPE_REGCREATE`. Registry key created. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_REGCREATE")]
        REGCREATE = 0x0a, "EVENT_TRACE_TYPE_REGCREATE";
        /// `EVENT_TRACE_TYPE_REGOPEN`. Registry key opened. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_REGOPEN")]
        REGOPEN = 0x0b, "EVENT_TRACE_TYPE_REGOPEN";
        /// `EVENT_TRACE_TYPE_REGDELETE`. Registry key deleted. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_REGDELETE")]
        REGDELETE = 0x0c, "EVENT_TRACE_TYPE_REGDELETE";
        /// `EVENT_TRACE_TYPE_REGQUERY`. Registry key queried. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_REGQUERY")]
        REGQUERY = 0x0d, "EVENT_TRACE_TYPE_REGQUERY";
        /// `EVENT_TRACE_TYPE_REGSETVALUE`. Registry value set. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_REGSETVALUE")]
        REGSETVALUE = 0x0e, "EVENT_TRACE_TYPE_REGSETVALUE";
        /// `EVENT_TRACE_TYPE_REGDELETEVALUE`. Registry value deleted. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_REGDELETEVALUE")]
        REGDELETEVALUE = 0x0f, "EVENT_TRACE_TYPE_REGDELETEVALUE";
        /// `EVENT_TRACE_TYPE_REGQUERYVALUE`. Registry value queried. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_REGQUERYVALUE")]
        REGQUERYVALUE = 0x10, "EVENT_TRACE_TYPE_REGQUERYVALUE";
        /// `EVENT_TRACE_TYPE_REGENUMERATEKEY`. Subkeys enumerated. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_REGENUMERATEKEY")]
        REGENUMERATEKEY = 0x11, "EVENT_TRACE_TYPE_REGENUMERATEKEY";
        /// `EVENT_TRACE_TYPE_REGENUMERATEVALUEKEY`. Values enumerated. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_REGENUMERATEVALUEKEY")]
        REGENUMERATEVALUEKEY = 0x12, "EVENT_TRACE_TYPE_REGENUMERATEVALUEKEY";
        /// `EVENT_TRACE_TYPE_REGQUERYMULTIPLEVALUE`. Several registry values queried. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_REGQUERYMULTIPLEVALUE")]
        REGQUERYMULTIPLEVALUE = 0x13, "EVENT_TRACE_TYPE_REGQUERYMULTIPLEVALUE";
        /// `EVENT_TRACE_TYPE_REGSETINFORMATION`. Information of a registry key set. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_REGSETINFORMATION")]
        REGSETINFORMATION = 0x14, "EVENT_TRACE_TYPE_REGSETINFORMATION";
        /// `EVENT_TRACE_TYPE_REGFLUSH`. Registry key flushed. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_REGFLUSH")]
        REGFLUSH = 0x15, "EVENT_TRACE_TYPE_REGFLUSH";
        /// `EVENT_TRACE_TYPE_REGKCBCREATE`. Key control block created. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_REGKCBCREATE")]
        REGKCBCREATE = 0x16, "EVENT_TRACE_TYPE_REGKCBCREATE";
        /// `EVENT_TRACE_TYPE_REGKCBDMP`. Key control block written out. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_REGKCBDMP")]
        REGKCBDMP = 0x16, "EVENT_TRACE_TYPE_REGKCBDMP";
        /// `EVENT_TRACE_TYPE_REGKCBDELETE`. Key control block deleted. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_REGKCBDELETE")]
        REGKCBDELETE = 0x17, "EVENT_TRACE_TYPE_REGKCBDELETE";
        /// `EVENT_TRACE_TYPE_REGKCBRUNDOWNBEGIN`. Key control block at the start of the trace, or start of their
        /// rundown. Documented for development kits of 6.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGKCBRUNDOWNBEGIN")]
        REGKCBRUNDOWNBEGIN = 0x18, "EVENT_TRACE_TYPE_REGKCBRUNDOWNBEGIN";
        /// `EVENT_TRACE_TYPE_REGKCBRUNDOWNEND`. Key control block at the end of the trace, or end of their rundown.
        /// Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_REGKCBRUNDOWNEND")]
        REGKCBRUNDOWNEND = 0x19, "EVENT_TRACE_TYPE_REGKCBRUNDOWNEND";
        /// `EVENT_TRACE_TYPE_REGVIRTUALIZE`. Registry operation virtualized. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_REGVIRTUALIZE")]
        REGVIRTUALIZE = 0x1a, "EVENT_TRACE_TYPE_REGVIRTUALIZE";
        /// `EVENT_TRACE_TYPE_REGCLOSE`. Registry key closed. Documented for development kits of 6.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGCLOSE")]
        REGCLOSE = 0x1b, "EVENT_TRACE_TYPE_REGCLOSE";
        /// `EVENT_TRACE_TYPE_REGSETSECURITY`. Security of a registry key set. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_REGSETSECURITY")]
        REGSETSECURITY = 0x1c, "EVENT_TRACE_TYPE_REGSETSECURITY";
        /// `EVENT_TRACE_TYPE_REGQUERYSECURITY`. Security of a registry key queried. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_REGQUERYSECURITY")]
        REGQUERYSECURITY = 0x1d, "EVENT_TRACE_TYPE_REGQUERYSECURITY";
        /// `EVENT_TRACE_TYPE_REGCOMMIT`. Registry transaction committed. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_REGCOMMIT")]
        REGCOMMIT = 0x1e, "EVENT_TRACE_TYPE_REGCOMMIT";
        /// `EVENT_TRACE_TYPE_REGPREPARE`. Registry transaction prepared. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_REGPREPARE")]
        REGPREPARE = 0x1f, "EVENT_TRACE_TYPE_REGPREPARE";
        /// `EVENT_TRACE_TYPE_REGROLLBACK`. Registry transaction rolled back. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_REGROLLBACK")]
        REGROLLBACK = 0x20, "EVENT_TRACE_TYPE_REGROLLBACK";
        /// `EVENT_TRACE_TYPE_REGMOUNTHIVE`. Registry hive mounted. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_REGMOUNTHIVE")]
        REGMOUNTHIVE = 0x21, "EVENT_TRACE_TYPE_REGMOUNTHIVE";
    }, values("EVENT_TRACE_REGISTRY_EVENT_TYPE", false, &[
        named("EVENT_TRACE_TYPE_REGCREATE", 10, &[]),
        named("EVENT_TRACE_TYPE_REGOPEN", 11, &[]),
        named("EVENT_TRACE_TYPE_REGDELETE", 12, &[]),
        named("EVENT_TRACE_TYPE_REGQUERY", 13, &[]),
        named("EVENT_TRACE_TYPE_REGSETVALUE", 14, &[]),
        named("EVENT_TRACE_TYPE_REGDELETEVALUE", 15, &[]),
        named("EVENT_TRACE_TYPE_REGQUERYVALUE", 16, &[]),
        named("EVENT_TRACE_TYPE_REGENUMERATEKEY", 17, &[]),
        named("EVENT_TRACE_TYPE_REGENUMERATEVALUEKEY", 18, &[]),
        named("EVENT_TRACE_TYPE_REGQUERYMULTIPLEVALUE", 19, &[]),
        named("EVENT_TRACE_TYPE_REGSETINFORMATION", 20, &[]),
        named("EVENT_TRACE_TYPE_REGFLUSH", 21, &[]),
        named("EVENT_TRACE_TYPE_REGKCBCREATE", 22, &[]),
        named("EVENT_TRACE_TYPE_REGKCBDMP", 22, &[]),
        named("EVENT_TRACE_TYPE_REGKCBDELETE", 23, &[]),
        named("EVENT_TRACE_TYPE_REGKCBRUNDOWNBEGIN", 24, &[(Release(4), Release(255))]),
        named("EVENT_TRACE_TYPE_REGKCBRUNDOWNEND", 25, &[]),
        named("EVENT_TRACE_TYPE_REGVIRTUALIZE", 26, &[]),
        named("EVENT_TRACE_TYPE_REGCLOSE", 27, &[(Release(4), Release(255))]),
        named("EVENT_TRACE_TYPE_REGSETSECURITY", 28, &[]),
        named("EVENT_TRACE_TYPE_REGQUERYSECURITY", 29, &[]),
        named("EVENT_TRACE_TYPE_REGCOMMIT", 30, &[]),
        named("EVENT_TRACE_TYPE_REGPREPARE", 31, &[]),
        named("EVENT_TRACE_TYPE_REGROLLBACK", 32, &[]),
        named("EVENT_TRACE_TYPE_REGMOUNTHIVE", 33, &[]),
    ])
}

// spec/enums/SYSTEM_REGISTRY_KW.toml
flags! {
    /// Keywords that enable kernel events about the registry.
    ///
    /// No known name in C; here: `SYSTEM_REGISTRY_KW`, of type `ULONGLONG`.
    ///
    /// Keywords of the system provider SystemRegistryProviderGuid, {16156BD9-FAB4-4CFA-A232-89D1099058E3}. From build
    /// 20348 of the development kit on, a session with EVENT_TRACE_SYSTEM_LOGGER_MODE can enable the provider. Its
    /// events are those of the group mask and do not identify the provider.
    ///
    /// Unknown:
    ///
    /// - Which development kits define the keywords other than those in which they were seen.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *System Providers*.
    SystemRegistryKw(u64), size = 8 {
        /// `SYSTEM_REGISTRY_KW_GENERAL`. Corresponds to PERF_REGISTRY and EVENT_TRACE_FLAG_REGISTRY. Observed in
        /// development kits of server-2022+.
        #[doc(alias = "SYSTEM_REGISTRY_KW_GENERAL")]
        GENERAL = 0x0000000000000001, "SYSTEM_REGISTRY_KW_GENERAL";
        /// `SYSTEM_REGISTRY_KW_HIVE`. Corresponds to PERF_REG_HIVE. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_REGISTRY_KW_HIVE")]
        HIVE = 0x0000000000000002, "SYSTEM_REGISTRY_KW_HIVE";
        /// `SYSTEM_REGISTRY_KW_NOTIFICATION`. Corresponds to PERF_REG_NOTIF. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_REGISTRY_KW_NOTIFICATION")]
        NOTIFICATION = 0x0000000000000004, "SYSTEM_REGISTRY_KW_NOTIFICATION";
    }, values("SYSTEM_REGISTRY_KW", true, &[
        named("SYSTEM_REGISTRY_KW_GENERAL", 1, &[(Release(24), Release(255))]),
        named("SYSTEM_REGISTRY_KW_HIVE", 2, &[(Release(24), Release(255))]),
        named("SYSTEM_REGISTRY_KW_NOTIFICATION", 4, &[(Release(24), Release(255))]),
    ])
}
