// Generated from spec/enums/EVENT_FILTER_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Type of a filter in a request to enable a provider.
    ///
    /// No known name in C; here: `EVENT_FILTER_TYPE`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - Data of each type, beyond what the names indicate.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    EventFilterType(u32), size = 4 {
        /// `EVENT_FILTER_TYPE_NONE`. No filter. Releases unknown.
        #[doc(alias = "EVENT_FILTER_TYPE_NONE")]
        NONE = 0x00000000, "EVENT_FILTER_TYPE_NONE";
        /// `EVENT_FILTER_TYPE_SCHEMATIZED`. Filter that the provider defines and applies: an EVENT_FILTER_HEADER and
        /// data. Releases unknown.
        #[doc(alias = "EVENT_FILTER_TYPE_SCHEMATIZED")]
        SCHEMATIZED = 0x80000000, "EVENT_FILTER_TYPE_SCHEMATIZED";
        /// `EVENT_FILTER_TYPE_SYSTEM_FLAGS`. Releases unknown.
        #[doc(alias = "EVENT_FILTER_TYPE_SYSTEM_FLAGS")]
        SYSTEM_FLAGS = 0x80000001, "EVENT_FILTER_TYPE_SYSTEM_FLAGS";
        /// `EVENT_FILTER_TYPE_TRACEHANDLE`. Releases unknown.
        #[doc(alias = "EVENT_FILTER_TYPE_TRACEHANDLE")]
        TRACEHANDLE = 0x80000002, "EVENT_FILTER_TYPE_TRACEHANDLE";
        /// `EVENT_FILTER_TYPE_PID`. Filter by process ID. Releases unknown.
        #[doc(alias = "EVENT_FILTER_TYPE_PID")]
        PID = 0x80000004, "EVENT_FILTER_TYPE_PID";
        /// `EVENT_FILTER_TYPE_EXECUTABLE_NAME`. Filter by executable name. Releases unknown.
        #[doc(alias = "EVENT_FILTER_TYPE_EXECUTABLE_NAME")]
        EXECUTABLE_NAME = 0x80000008, "EVENT_FILTER_TYPE_EXECUTABLE_NAME";
        /// `EVENT_FILTER_TYPE_PACKAGE_ID`. Releases unknown.
        #[doc(alias = "EVENT_FILTER_TYPE_PACKAGE_ID")]
        PACKAGE_ID = 0x80000010, "EVENT_FILTER_TYPE_PACKAGE_ID";
        /// `EVENT_FILTER_TYPE_PACKAGE_APP_ID`. Releases unknown.
        #[doc(alias = "EVENT_FILTER_TYPE_PACKAGE_APP_ID")]
        PACKAGE_APP_ID = 0x80000020, "EVENT_FILTER_TYPE_PACKAGE_APP_ID";
        /// `EVENT_FILTER_TYPE_PAYLOAD`. Filter by event payload. Releases unknown.
        #[doc(alias = "EVENT_FILTER_TYPE_PAYLOAD")]
        PAYLOAD = 0x80000100, "EVENT_FILTER_TYPE_PAYLOAD";
        /// `EVENT_FILTER_TYPE_EVENT_ID`. Filter by event ID. Releases unknown.
        #[doc(alias = "EVENT_FILTER_TYPE_EVENT_ID")]
        EVENT_ID = 0x80000200, "EVENT_FILTER_TYPE_EVENT_ID";
        /// `EVENT_FILTER_TYPE_EVENT_NAME`. Filter by event name. Releases unknown.
        #[doc(alias = "EVENT_FILTER_TYPE_EVENT_NAME")]
        EVENT_NAME = 0x80000400, "EVENT_FILTER_TYPE_EVENT_NAME";
        /// `EVENT_FILTER_TYPE_STACKWALK`. Call stacks for events selected by ID. Releases unknown.
        #[doc(alias = "EVENT_FILTER_TYPE_STACKWALK")]
        STACKWALK = 0x80001000, "EVENT_FILTER_TYPE_STACKWALK";
        /// `EVENT_FILTER_TYPE_STACKWALK_NAME`. Call stacks for events selected by name. Releases unknown.
        #[doc(alias = "EVENT_FILTER_TYPE_STACKWALK_NAME")]
        STACKWALK_NAME = 0x80002000, "EVENT_FILTER_TYPE_STACKWALK_NAME";
        /// `EVENT_FILTER_TYPE_STACKWALK_LEVEL_KW`. Call stacks for events selected by level and keyword. Releases
        /// unknown.
        #[doc(alias = "EVENT_FILTER_TYPE_STACKWALK_LEVEL_KW")]
        STACKWALK_LEVEL_KW = 0x80004000, "EVENT_FILTER_TYPE_STACKWALK_LEVEL_KW";
        /// `EVENT_FILTER_TYPE_CONTAINER`. Releases unknown.
        #[doc(alias = "EVENT_FILTER_TYPE_CONTAINER")]
        CONTAINER = 0x80008000, "EVENT_FILTER_TYPE_CONTAINER";
    }
}

static TABLE: Values = values("EVENT_FILTER_TYPE", false, &[
    named("EVENT_FILTER_TYPE_NONE", 0, &[]),
    named("EVENT_FILTER_TYPE_SCHEMATIZED", 2147483648, &[]),
    named("EVENT_FILTER_TYPE_SYSTEM_FLAGS", 2147483649, &[]),
    named("EVENT_FILTER_TYPE_TRACEHANDLE", 2147483650, &[]),
    named("EVENT_FILTER_TYPE_PID", 2147483652, &[]),
    named("EVENT_FILTER_TYPE_EXECUTABLE_NAME", 2147483656, &[]),
    named("EVENT_FILTER_TYPE_PACKAGE_ID", 2147483664, &[]),
    named("EVENT_FILTER_TYPE_PACKAGE_APP_ID", 2147483680, &[]),
    named("EVENT_FILTER_TYPE_PAYLOAD", 2147483904, &[]),
    named("EVENT_FILTER_TYPE_EVENT_ID", 2147484160, &[]),
    named("EVENT_FILTER_TYPE_EVENT_NAME", 2147484672, &[]),
    named("EVENT_FILTER_TYPE_STACKWALK", 2147487744, &[]),
    named("EVENT_FILTER_TYPE_STACKWALK_NAME", 2147491840, &[]),
    named("EVENT_FILTER_TYPE_STACKWALK_LEVEL_KW", 2147500032, &[]),
    named("EVENT_FILTER_TYPE_CONTAINER", 2147516416, &[]),
]);
