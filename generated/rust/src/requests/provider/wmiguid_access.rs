// Generated from spec/enums/WMIGUID_ACCESS.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Access rights to blocks of Windows Management Instrumentation.
    ///
    /// No known name in C; here: `WMIGUID_ACCESS`, of type `ULONG`.
    ///
    /// Specific rights of an access mask, together with TRACELOG_ACCESS and the standard rights.
    ///
    /// Unknown:
    ///
    /// - Which releases have each of the rights.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *wmistr.h*.
    WmiguidAccess(u32), size = 4 {
        /// `WMIGUID_QUERY`. Query data. Releases unknown.
        #[doc(alias = "WMIGUID_QUERY")]
        QUERY = 0x00000001, "WMIGUID_QUERY";
        /// `WMIGUID_SET`. Set data. Releases unknown.
        #[doc(alias = "WMIGUID_SET")]
        SET = 0x00000002, "WMIGUID_SET";
        /// `WMIGUID_NOTIFICATION`. Receive notifications. Releases unknown.
        #[doc(alias = "WMIGUID_NOTIFICATION")]
        NOTIFICATION = 0x00000004, "WMIGUID_NOTIFICATION";
        /// `WMIGUID_READ_DESCRIPTION`. Read the registration. Releases unknown.
        #[doc(alias = "WMIGUID_READ_DESCRIPTION")]
        READ_DESCRIPTION = 0x00000008, "WMIGUID_READ_DESCRIPTION";
        /// `WMIGUID_EXECUTE`. Execute methods. Releases unknown.
        #[doc(alias = "WMIGUID_EXECUTE")]
        EXECUTE = 0x00000010, "WMIGUID_EXECUTE";
    }
}

static TABLE: Values = values("WMIGUID_ACCESS", true, &[
    named("WMIGUID_QUERY", 1, &[]),
    named("WMIGUID_SET", 2, &[]),
    named("WMIGUID_NOTIFICATION", 4, &[]),
    named("WMIGUID_READ_DESCRIPTION", 8, &[]),
    named("WMIGUID_EXECUTE", 16, &[]),
]);
