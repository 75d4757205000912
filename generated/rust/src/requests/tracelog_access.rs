// Generated from spec/enums/TRACELOG_ACCESS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::flags;

flags! {
    /// Rights of access to loggers and providers.
    ///
    /// Microsoft gives the set no name; here: `TRACELOG_ACCESS`, held by `ULONG`.
    ///
    /// They are specific rights in an access mask, beside the rights WMIGUID_QUERY (0x0001) to WMIGUID_EXECUTE (0x0010) and the standard rights.
    ///
    /// What no source says:
    ///
    /// - Which releases have each of the rights, the two that share a bit apart.
    ///
    /// Source: Microsoft, *wmistr.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *wmistr.h*.
    TracelogAccess(u32), 4 {
        /// `TRACELOG_CREATE_REALTIME`. In which releases it holds is not known.
        #[doc(alias = "TRACELOG_CREATE_REALTIME")]
        CREATE_REALTIME = 0x00000020 "TRACELOG_CREATE_REALTIME",
        /// `TRACELOG_CREATE_ONDISK`. In which releases it holds is not known.
        #[doc(alias = "TRACELOG_CREATE_ONDISK")]
        CREATE_ONDISK = 0x00000040 "TRACELOG_CREATE_ONDISK",
        /// `TRACELOG_GUID_ENABLE`. Setting the counters or the group mask of a logger requires it. In which releases it holds is not known.
        #[doc(alias = "TRACELOG_GUID_ENABLE")]
        GUID_ENABLE = 0x00000080 "TRACELOG_GUID_ENABLE",
        /// `TRACELOG_ACCESS_KERNEL_LOGGER`. In which releases it holds is not known.
        #[doc(alias = "TRACELOG_ACCESS_KERNEL_LOGGER")]
        ACCESS_KERNEL_LOGGER = 0x00000100 "TRACELOG_ACCESS_KERNEL_LOGGER",
        /// `TRACELOG_CREATE_INPROC`. The meaning of the bit before 6.0. Releases 5.0..5.2.
        #[doc(alias = "TRACELOG_CREATE_INPROC")]
        CREATE_INPROC = 0x00000200 "TRACELOG_CREATE_INPROC",
        /// `TRACELOG_LOG_EVENT`. The meaning of the bit from 6.0 on. Releases 6.0+.
        #[doc(alias = "TRACELOG_LOG_EVENT")]
        LOG_EVENT = 0x00000200 "TRACELOG_LOG_EVENT",
        /// `TRACELOG_ACCESS_REALTIME`. In which releases it holds is not known.
        #[doc(alias = "TRACELOG_ACCESS_REALTIME")]
        ACCESS_REALTIME = 0x00000400 "TRACELOG_ACCESS_REALTIME",
        /// `TRACELOG_REGISTER_GUIDS`. In which releases it holds is not known.
        #[doc(alias = "TRACELOG_REGISTER_GUIDS")]
        REGISTER_GUIDS = 0x00000800 "TRACELOG_REGISTER_GUIDS",
        /// `TRACELOG_JOIN_GROUP`. In which releases it holds is not known.
        #[doc(alias = "TRACELOG_JOIN_GROUP")]
        JOIN_GROUP = 0x00001000 "TRACELOG_JOIN_GROUP",
    }
    also {
    }
    fields { }
}

#[cfg(feature = "describe")]
impl TracelogAccess {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::tracelog_access::VALUES;
}
