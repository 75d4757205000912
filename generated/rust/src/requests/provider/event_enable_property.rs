// Generated from spec/enums/EVENT_ENABLE_PROPERTY.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Data added to the events of a provider, and filters on its events.
    ///
    /// No known name in C; here: `EVENT_ENABLE_PROPERTY`, of type `ULONG`.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *ENABLE_TRACE_PARAMETERS
    /// structure*.
    EventEnableProperty(u32), size = 4 {
        /// `EVENT_ENABLE_PROPERTY_SID`. Adds the user: an item of type EVENT_HEADER_EXT_TYPE_SID. Documented for 6.0+.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_SID")]
        SID = 0x00000001, "EVENT_ENABLE_PROPERTY_SID";
        /// `EVENT_ENABLE_PROPERTY_TS_ID`. Adds the terminal session: an item of type EVENT_HEADER_EXT_TYPE_TS_ID.
        /// Documented for 6.0+.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_TS_ID")]
        TS_ID = 0x00000002, "EVENT_ENABLE_PROPERTY_TS_ID";
        /// `EVENT_ENABLE_PROPERTY_STACK_TRACE`. Adds the call stack, at most 192 frames. An event that grows beyond 64
        /// KB is dropped. Documented for 6.1+.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_STACK_TRACE")]
        STACK_TRACE = 0x00000004, "EVENT_ENABLE_PROPERTY_STACK_TRACE";
        /// `EVENT_ENABLE_PROPERTY_PSM_KEY`. Releases unknown.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_PSM_KEY")]
        PSM_KEY = 0x00000008, "EVENT_ENABLE_PROPERTY_PSM_KEY";
        /// `EVENT_ENABLE_PROPERTY_IGNORE_KEYWORD_0`. Excludes events without a keyword. 6.1 and 6.3 need an update.
        /// Observed in 6.1, 6.3+.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_IGNORE_KEYWORD_0")]
        IGNORE_KEYWORD_0 = 0x00000010, "EVENT_ENABLE_PROPERTY_IGNORE_KEYWORD_0";
        /// `EVENT_ENABLE_PROPERTY_PROVIDER_GROUP`. Enables a provider group. 6.1 and 6.3 need an update. Observed
        /// in 6.1, 6.3+.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_PROVIDER_GROUP")]
        PROVIDER_GROUP = 0x00000020, "EVENT_ENABLE_PROPERTY_PROVIDER_GROUP";
        /// `EVENT_ENABLE_PROPERTY_ENABLE_KEYWORD_0`. Releases unknown.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_ENABLE_KEYWORD_0")]
        ENABLE_KEYWORD_0 = 0x00000040, "EVENT_ENABLE_PROPERTY_ENABLE_KEYWORD_0";
        /// `EVENT_ENABLE_PROPERTY_PROCESS_START_KEY`. Adds a process start key: an item of type
        /// EVENT_HEADER_EXT_TYPE_PROCESS_START_KEY. 6.1 and 6.3 need an update. Observed in 6.1, 6.3+.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_PROCESS_START_KEY")]
        PROCESS_START_KEY = 0x00000080, "EVENT_ENABLE_PROPERTY_PROCESS_START_KEY";
        /// `EVENT_ENABLE_PROPERTY_EVENT_KEY`. Adds an event key: an item of type EVENT_HEADER_EXT_TYPE_EVENT_KEY.
        /// Documented for 10.0+.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_EVENT_KEY")]
        EVENT_KEY = 0x00000100, "EVENT_ENABLE_PROPERTY_EVENT_KEY";
        /// `EVENT_ENABLE_PROPERTY_EXCLUDE_INPRIVATE`. Excludes events marked as private, and events of processes marked
        /// as private. Documented for 10.0+.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_EXCLUDE_INPRIVATE")]
        EXCLUDE_INPRIVATE = 0x00000200, "EVENT_ENABLE_PROPERTY_EXCLUDE_INPRIVATE";
        /// `EVENT_ENABLE_PROPERTY_ENABLE_SILOS`. Releases unknown.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_ENABLE_SILOS")]
        ENABLE_SILOS = 0x00000400, "EVENT_ENABLE_PROPERTY_ENABLE_SILOS";
        /// `EVENT_ENABLE_PROPERTY_SOURCE_CONTAINER_TRACKING`. Releases unknown.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_SOURCE_CONTAINER_TRACKING")]
        SOURCE_CONTAINER_TRACKING = 0x00000800, "EVENT_ENABLE_PROPERTY_SOURCE_CONTAINER_TRACKING";
    }
}

static TABLE: Values = values("EVENT_ENABLE_PROPERTY", true, &[
    named("EVENT_ENABLE_PROPERTY_SID", 1, &[(Release(4), Release(255))]),
    named("EVENT_ENABLE_PROPERTY_TS_ID", 2, &[(Release(4), Release(255))]),
    named("EVENT_ENABLE_PROPERTY_STACK_TRACE", 4, &[(Release(6), Release(255))]),
    named("EVENT_ENABLE_PROPERTY_PSM_KEY", 8, &[]),
    named("EVENT_ENABLE_PROPERTY_IGNORE_KEYWORD_0", 16, &[(Release(6), Release(6)), (Release(8), Release(255))]),
    named("EVENT_ENABLE_PROPERTY_PROVIDER_GROUP", 32, &[(Release(6), Release(6)), (Release(8), Release(255))]),
    named("EVENT_ENABLE_PROPERTY_ENABLE_KEYWORD_0", 64, &[]),
    named("EVENT_ENABLE_PROPERTY_PROCESS_START_KEY", 128, &[(Release(6), Release(6)), (Release(8), Release(255))]),
    named("EVENT_ENABLE_PROPERTY_EVENT_KEY", 256, &[(Release(10), Release(255))]),
    named("EVENT_ENABLE_PROPERTY_EXCLUDE_INPRIVATE", 512, &[(Release(10), Release(255))]),
    named("EVENT_ENABLE_PROPERTY_ENABLE_SILOS", 1024, &[]),
    named("EVENT_ENABLE_PROPERTY_SOURCE_CONTAINER_TRACKING", 2048, &[]),
]);
