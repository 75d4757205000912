// Generated from spec/enums/WMI_GUIDTYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::describe::{NamedValue, Values};
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
    WmiGuidtype(u32), 4 {
        /// `WMI_GUIDTYPE_TRACECONTROL`. Control GUID of an event provider. Releases unknown.
        #[doc(alias = "WMI_GUIDTYPE_TRACECONTROL")]
        TRACECONTROL = 0x00000000 "WMI_GUIDTYPE_TRACECONTROL",
        /// `WMI_GUIDTYPE_TRACE`. Class of classic events. Releases unknown.
        #[doc(alias = "WMI_GUIDTYPE_TRACE")]
        TRACE = 0x00000001 "WMI_GUIDTYPE_TRACE",
        /// `WMI_GUIDTYPE_DATA`. Data block. Releases unknown.
        #[doc(alias = "WMI_GUIDTYPE_DATA")]
        DATA = 0x00000002 "WMI_GUIDTYPE_DATA",
        /// `WMI_GUIDTYPE_EVENT`. Event of Windows Management Instrumentation. Releases unknown.
        #[doc(alias = "WMI_GUIDTYPE_EVENT")]
        EVENT = 0x00000003 "WMI_GUIDTYPE_EVENT",
    }
    also {
    }
}

impl WmiGuidtype {
    /// Table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &TABLE;
}

static TABLE: Values = Values { name: "WMI_GUIDTYPE", flags: false, values: &[
    NamedValue { name: "WMI_GUIDTYPE_TRACECONTROL", value: 0, shift: None, holds: None, releases: &[] },
    NamedValue { name: "WMI_GUIDTYPE_TRACE", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "WMI_GUIDTYPE_DATA", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "WMI_GUIDTYPE_EVENT", value: 3, shift: None, holds: None, releases: &[] },
] };
