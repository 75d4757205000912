// Generated from spec/enums/WMI_GUIDTYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Type of the GUID of a block of Windows Management Instrumentation.
    ///
    /// No known name in C; here: `WMI_GUIDTYPE`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - Which releases define each value.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *wmistr.h*.
    WmiGuidtype(u32), size = 4 {
        /// `WMI_GUIDTYPE_TRACECONTROL`. Control GUID of an event provider. Releases unknown.
        #[doc(alias = "WMI_GUIDTYPE_TRACECONTROL")]
        TRACECONTROL = 0x00000000, "WMI_GUIDTYPE_TRACECONTROL";
        /// `WMI_GUIDTYPE_TRACE`. Class of classic events. Releases unknown.
        #[doc(alias = "WMI_GUIDTYPE_TRACE")]
        TRACE = 0x00000001, "WMI_GUIDTYPE_TRACE";
        /// `WMI_GUIDTYPE_DATA`. Data block. Releases unknown.
        #[doc(alias = "WMI_GUIDTYPE_DATA")]
        DATA = 0x00000002, "WMI_GUIDTYPE_DATA";
        /// `WMI_GUIDTYPE_EVENT`. Event of Windows Management Instrumentation. Releases unknown.
        #[doc(alias = "WMI_GUIDTYPE_EVENT")]
        EVENT = 0x00000003, "WMI_GUIDTYPE_EVENT";
    }
}

static TABLE: Values = values("WMI_GUIDTYPE", false, &[
    named("WMI_GUIDTYPE_TRACECONTROL", 0, &[]),
    named("WMI_GUIDTYPE_TRACE", 1, &[]),
    named("WMI_GUIDTYPE_DATA", 2, &[]),
    named("WMI_GUIDTYPE_EVENT", 3, &[]),
]);
