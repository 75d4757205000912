// Generated from spec/enums/TRACELOG_ACCESS.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Access rights for loggers and providers.
    ///
    /// No known name in C; here: `TRACELOG_ACCESS`, of type `ULONG`.
    ///
    /// Specific rights in an access mask, in addition to the rights WMIGUID_QUERY (0x0001) to WMIGUID_EXECUTE (0x0010)
    /// and the standard rights.
    ///
    /// Unknown:
    ///
    /// - Releases that define each right, other than the two that share a bit.
    ///
    /// Source: Microsoft, *wmistr.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64
    /// developers, *wmistr.h*.
    TracelogAccess(u32), size = 4 {
        /// `TRACELOG_CREATE_REALTIME`. Releases unknown.
        #[doc(alias = "TRACELOG_CREATE_REALTIME")]
        CREATE_REALTIME = 0x00000020, "TRACELOG_CREATE_REALTIME";
        /// `TRACELOG_CREATE_ONDISK`. Releases unknown.
        #[doc(alias = "TRACELOG_CREATE_ONDISK")]
        CREATE_ONDISK = 0x00000040, "TRACELOG_CREATE_ONDISK";
        /// `TRACELOG_GUID_ENABLE`. Required to set the counters or the group mask of a logger. Releases unknown.
        #[doc(alias = "TRACELOG_GUID_ENABLE")]
        GUID_ENABLE = 0x00000080, "TRACELOG_GUID_ENABLE";
        /// `TRACELOG_ACCESS_KERNEL_LOGGER`. Releases unknown.
        #[doc(alias = "TRACELOG_ACCESS_KERNEL_LOGGER")]
        ACCESS_KERNEL_LOGGER = 0x00000100, "TRACELOG_ACCESS_KERNEL_LOGGER";
        /// `TRACELOG_CREATE_INPROC`. Meaning of the bit before 6.0. Documented for 5.0..5.2.
        #[doc(alias = "TRACELOG_CREATE_INPROC")]
        CREATE_INPROC = 0x00000200, "TRACELOG_CREATE_INPROC";
        /// `TRACELOG_LOG_EVENT`. Meaning of the bit from 6.0 on. Documented for 6.0+.
        #[doc(alias = "TRACELOG_LOG_EVENT")]
        LOG_EVENT = 0x00000200, "TRACELOG_LOG_EVENT";
        /// `TRACELOG_ACCESS_REALTIME`. Releases unknown.
        #[doc(alias = "TRACELOG_ACCESS_REALTIME")]
        ACCESS_REALTIME = 0x00000400, "TRACELOG_ACCESS_REALTIME";
        /// `TRACELOG_REGISTER_GUIDS`. Releases unknown.
        #[doc(alias = "TRACELOG_REGISTER_GUIDS")]
        REGISTER_GUIDS = 0x00000800, "TRACELOG_REGISTER_GUIDS";
        /// `TRACELOG_JOIN_GROUP`. Releases unknown.
        #[doc(alias = "TRACELOG_JOIN_GROUP")]
        JOIN_GROUP = 0x00001000, "TRACELOG_JOIN_GROUP";
    }
}

static TABLE: Values = values("TRACELOG_ACCESS", true, &[
    named("TRACELOG_CREATE_REALTIME", 32, &[]),
    named("TRACELOG_CREATE_ONDISK", 64, &[]),
    named("TRACELOG_GUID_ENABLE", 128, &[]),
    named("TRACELOG_ACCESS_KERNEL_LOGGER", 256, &[]),
    named("TRACELOG_CREATE_INPROC", 512, &[(Release(0), Release(3))]),
    named("TRACELOG_LOG_EVENT", 512, &[(Release(4), Release(255))]),
    named("TRACELOG_ACCESS_REALTIME", 1024, &[]),
    named("TRACELOG_REGISTER_GUIDS", 2048, &[]),
    named("TRACELOG_JOIN_GROUP", 4096, &[]),
]);
