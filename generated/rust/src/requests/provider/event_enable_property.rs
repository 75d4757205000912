// Generated from spec/enums/EVENT_ENABLE_PROPERTY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::flags;

flags! {
    /// What is to be added to a provider's events, and which of them are to be kept out.
    ///
    /// Microsoft gives the set no name; here: `EVENT_ENABLE_PROPERTY`, held by `ULONG`.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *ENABLE_TRACE_PARAMETERS structure*.
    EventEnableProperty(u32), 4 {
        /// `EVENT_ENABLE_PROPERTY_SID`. Adds the user: an item of the type EVENT_HEADER_EXT_TYPE_SID. Releases 6.0+.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_SID")]
        SID = 0x00000001 "EVENT_ENABLE_PROPERTY_SID",
        /// `EVENT_ENABLE_PROPERTY_TS_ID`. Adds the terminal session: an item of the type EVENT_HEADER_EXT_TYPE_TS_ID. Releases 6.0+.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_TS_ID")]
        TS_ID = 0x00000002 "EVENT_ENABLE_PROPERTY_TS_ID",
        /// `EVENT_ENABLE_PROPERTY_STACK_TRACE`. Adds the call stack, of 192 frames at most; an event that grows over 64 KB by it is dropped. Releases 6.1+.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_STACK_TRACE")]
        STACK_TRACE = 0x00000004 "EVENT_ENABLE_PROPERTY_STACK_TRACE",
        /// `EVENT_ENABLE_PROPERTY_PSM_KEY`. In which releases it holds is not known.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_PSM_KEY")]
        PSM_KEY = 0x00000008 "EVENT_ENABLE_PROPERTY_PSM_KEY",
        /// `EVENT_ENABLE_PROPERTY_IGNORE_KEYWORD_0`. Keeps out events without a keyword; 6.1 and 6.3 need an update for it. Seen in releases 6.1, 6.3+.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_IGNORE_KEYWORD_0")]
        IGNORE_KEYWORD_0 = 0x00000010 "EVENT_ENABLE_PROPERTY_IGNORE_KEYWORD_0",
        /// `EVENT_ENABLE_PROPERTY_PROVIDER_GROUP`. Enables a group of providers; 6.1 and 6.3 need an update for it. Seen in releases 6.1, 6.3+.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_PROVIDER_GROUP")]
        PROVIDER_GROUP = 0x00000020 "EVENT_ENABLE_PROPERTY_PROVIDER_GROUP",
        /// `EVENT_ENABLE_PROPERTY_ENABLE_KEYWORD_0`. In which releases it holds is not known.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_ENABLE_KEYWORD_0")]
        ENABLE_KEYWORD_0 = 0x00000040 "EVENT_ENABLE_PROPERTY_ENABLE_KEYWORD_0",
        /// `EVENT_ENABLE_PROPERTY_PROCESS_START_KEY`. Adds a number for the process: an item of the type EVENT_HEADER_EXT_TYPE_PROCESS_START_KEY; 6.1 and 6.3 need an update for it. Seen in releases 6.1, 6.3+.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_PROCESS_START_KEY")]
        PROCESS_START_KEY = 0x00000080 "EVENT_ENABLE_PROPERTY_PROCESS_START_KEY",
        /// `EVENT_ENABLE_PROPERTY_EVENT_KEY`. Adds a number for the event: an item of the type EVENT_HEADER_EXT_TYPE_EVENT_KEY. Releases 10.0+.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_EVENT_KEY")]
        EVENT_KEY = 0x00000100 "EVENT_ENABLE_PROPERTY_EVENT_KEY",
        /// `EVENT_ENABLE_PROPERTY_EXCLUDE_INPRIVATE`. Keeps out events, and events of processes, that are marked as private. Releases 10.0+.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_EXCLUDE_INPRIVATE")]
        EXCLUDE_INPRIVATE = 0x00000200 "EVENT_ENABLE_PROPERTY_EXCLUDE_INPRIVATE",
        /// `EVENT_ENABLE_PROPERTY_ENABLE_SILOS`. In which releases it holds is not known.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_ENABLE_SILOS")]
        ENABLE_SILOS = 0x00000400 "EVENT_ENABLE_PROPERTY_ENABLE_SILOS",
        /// `EVENT_ENABLE_PROPERTY_SOURCE_CONTAINER_TRACKING`. In which releases it holds is not known.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_SOURCE_CONTAINER_TRACKING")]
        SOURCE_CONTAINER_TRACKING = 0x00000800 "EVENT_ENABLE_PROPERTY_SOURCE_CONTAINER_TRACKING",
    }
    also {
    }
    fields { }
}

#[cfg(feature = "describe")]
impl EventEnableProperty {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::event_enable_property::VALUES;
}
