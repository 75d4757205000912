// Generated from spec/enums/WMIREG_FLAG.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// How a driver registers a block of Windows Management Instrumentation.
    ///
    /// No known name in C; here: `WMIREG_FLAG`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - Which releases support each flag.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *wmistr.h*;
    /// Microsoft, *WMIREGGUIDW structure*.
    WmiregFlag(u32), size = 4 {
        /// `WMIREG_FLAG_EXPENSIVE`. Collecting the data costs performance. The driver receives requests to begin and to
        /// end the collection. Releases unknown.
        #[doc(alias = "WMIREG_FLAG_EXPENSIVE")]
        EXPENSIVE = 0x00000001, "WMIREG_FLAG_EXPENSIVE";
        /// `WMIREG_FLAG_INSTANCE_LIST`. Instance names are a list of static names. Releases unknown.
        #[doc(alias = "WMIREG_FLAG_INSTANCE_LIST")]
        INSTANCE_LIST = 0x00000004, "WMIREG_FLAG_INSTANCE_LIST";
        /// `WMIREG_FLAG_INSTANCE_BASENAME`. Instance names are a base name and a number. Releases unknown.
        #[doc(alias = "WMIREG_FLAG_INSTANCE_BASENAME")]
        INSTANCE_BASENAME = 0x00000008, "WMIREG_FLAG_INSTANCE_BASENAME";
        /// `WMIREG_FLAG_INSTANCE_PDO`. Instance names come from the physical device object. Releases unknown.
        #[doc(alias = "WMIREG_FLAG_INSTANCE_PDO")]
        INSTANCE_PDO = 0x00000020, "WMIREG_FLAG_INSTANCE_PDO";
        /// `WMIREG_FLAG_EVENT_ONLY_GUID`. The block is an event and cannot be queried. Releases unknown.
        #[doc(alias = "WMIREG_FLAG_EVENT_ONLY_GUID")]
        EVENT_ONLY_GUID = 0x00000040, "WMIREG_FLAG_EVENT_ONLY_GUID";
        /// `WMIREG_FLAG_TRACE_CONTROL_GUID`. The GUID is the control GUID of an event provider. Releases unknown.
        #[doc(alias = "WMIREG_FLAG_TRACE_CONTROL_GUID")]
        TRACE_CONTROL_GUID = 0x00001000, "WMIREG_FLAG_TRACE_CONTROL_GUID";
        /// `WMIREG_FLAG_REMOVE_GUID`. The block is removed. Releases unknown.
        #[doc(alias = "WMIREG_FLAG_REMOVE_GUID")]
        REMOVE_GUID = 0x00010000, "WMIREG_FLAG_REMOVE_GUID";
        /// `WMIREG_FLAG_RESERVED1`. Reserved. Releases unknown.
        #[doc(alias = "WMIREG_FLAG_RESERVED1")]
        RESERVED1 = 0x00020000, "WMIREG_FLAG_RESERVED1";
        /// `WMIREG_FLAG_RESERVED2`. Reserved. Releases unknown.
        #[doc(alias = "WMIREG_FLAG_RESERVED2")]
        RESERVED2 = 0x00040000, "WMIREG_FLAG_RESERVED2";
        /// `WMIREG_FLAG_TRACED_GUID`. The block is only written to event traces and cannot be queried. Releases
        /// unknown.
        #[doc(alias = "WMIREG_FLAG_TRACED_GUID")]
        TRACED_GUID = 0x00080000, "WMIREG_FLAG_TRACED_GUID";
    }
}

static TABLE: Values = values("WMIREG_FLAG", true, &[
    named("WMIREG_FLAG_EXPENSIVE", 1, &[]),
    named("WMIREG_FLAG_INSTANCE_LIST", 4, &[]),
    named("WMIREG_FLAG_INSTANCE_BASENAME", 8, &[]),
    named("WMIREG_FLAG_INSTANCE_PDO", 32, &[]),
    named("WMIREG_FLAG_EVENT_ONLY_GUID", 64, &[]),
    named("WMIREG_FLAG_TRACE_CONTROL_GUID", 4096, &[]),
    named("WMIREG_FLAG_REMOVE_GUID", 65536, &[]),
    named("WMIREG_FLAG_RESERVED1", 131072, &[]),
    named("WMIREG_FLAG_RESERVED2", 262144, &[]),
    named("WMIREG_FLAG_TRACED_GUID", 524288, &[]),
]);
