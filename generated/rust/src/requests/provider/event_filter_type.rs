// Generated from spec/enums/EVENT_FILTER_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// What sort of filter goes with a request to enable a provider.
    ///
    /// Microsoft gives the set no name; here: `EVENT_FILTER_TYPE`, held by `ULONG`.
    ///
    /// What no source says:
    ///
    /// - What the data of each type are, beyond what the names say.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    EventFilterType(u32), 4 {
        /// `EVENT_FILTER_TYPE_NONE`. No filter. In which releases it holds is not known.
        #[doc(alias = "EVENT_FILTER_TYPE_NONE")]
        NONE = 0x00000000 "EVENT_FILTER_TYPE_NONE",
        /// `EVENT_FILTER_TYPE_SCHEMATIZED`. A filter that the provider itself defines and applies: an EVENT_FILTER_HEADER and data. In which releases it holds is not known.
        #[doc(alias = "EVENT_FILTER_TYPE_SCHEMATIZED")]
        SCHEMATIZED = 0x80000000 "EVENT_FILTER_TYPE_SCHEMATIZED",
        /// `EVENT_FILTER_TYPE_SYSTEM_FLAGS`. In which releases it holds is not known.
        #[doc(alias = "EVENT_FILTER_TYPE_SYSTEM_FLAGS")]
        SYSTEM_FLAGS = 0x80000001 "EVENT_FILTER_TYPE_SYSTEM_FLAGS",
        /// `EVENT_FILTER_TYPE_TRACEHANDLE`. In which releases it holds is not known.
        #[doc(alias = "EVENT_FILTER_TYPE_TRACEHANDLE")]
        TRACEHANDLE = 0x80000002 "EVENT_FILTER_TYPE_TRACEHANDLE",
        /// `EVENT_FILTER_TYPE_PID`. Processes, by their ids. In which releases it holds is not known.
        #[doc(alias = "EVENT_FILTER_TYPE_PID")]
        PID = 0x80000004 "EVENT_FILTER_TYPE_PID",
        /// `EVENT_FILTER_TYPE_EXECUTABLE_NAME`. Processes, by the names of their programs. In which releases it holds is not known.
        #[doc(alias = "EVENT_FILTER_TYPE_EXECUTABLE_NAME")]
        EXECUTABLE_NAME = 0x80000008 "EVENT_FILTER_TYPE_EXECUTABLE_NAME",
        /// `EVENT_FILTER_TYPE_PACKAGE_ID`. In which releases it holds is not known.
        #[doc(alias = "EVENT_FILTER_TYPE_PACKAGE_ID")]
        PACKAGE_ID = 0x80000010 "EVENT_FILTER_TYPE_PACKAGE_ID",
        /// `EVENT_FILTER_TYPE_PACKAGE_APP_ID`. In which releases it holds is not known.
        #[doc(alias = "EVENT_FILTER_TYPE_PACKAGE_APP_ID")]
        PACKAGE_APP_ID = 0x80000020 "EVENT_FILTER_TYPE_PACKAGE_APP_ID",
        /// `EVENT_FILTER_TYPE_PAYLOAD`. Events, by what their data hold. In which releases it holds is not known.
        #[doc(alias = "EVENT_FILTER_TYPE_PAYLOAD")]
        PAYLOAD = 0x80000100 "EVENT_FILTER_TYPE_PAYLOAD",
        /// `EVENT_FILTER_TYPE_EVENT_ID`. Events, by their numbers. In which releases it holds is not known.
        #[doc(alias = "EVENT_FILTER_TYPE_EVENT_ID")]
        EVENT_ID = 0x80000200 "EVENT_FILTER_TYPE_EVENT_ID",
        /// `EVENT_FILTER_TYPE_EVENT_NAME`. Events, by their names. In which releases it holds is not known.
        #[doc(alias = "EVENT_FILTER_TYPE_EVENT_NAME")]
        EVENT_NAME = 0x80000400 "EVENT_FILTER_TYPE_EVENT_NAME",
        /// `EVENT_FILTER_TYPE_STACKWALK`. Events whose call stacks are wanted, by their numbers. In which releases it holds is not known.
        #[doc(alias = "EVENT_FILTER_TYPE_STACKWALK")]
        STACKWALK = 0x80001000 "EVENT_FILTER_TYPE_STACKWALK",
        /// `EVENT_FILTER_TYPE_STACKWALK_NAME`. Events whose call stacks are wanted, by their names. In which releases it holds is not known.
        #[doc(alias = "EVENT_FILTER_TYPE_STACKWALK_NAME")]
        STACKWALK_NAME = 0x80002000 "EVENT_FILTER_TYPE_STACKWALK_NAME",
        /// `EVENT_FILTER_TYPE_STACKWALK_LEVEL_KW`. Events whose call stacks are wanted, by their levels and keywords. In which releases it holds is not known.
        #[doc(alias = "EVENT_FILTER_TYPE_STACKWALK_LEVEL_KW")]
        STACKWALK_LEVEL_KW = 0x80004000 "EVENT_FILTER_TYPE_STACKWALK_LEVEL_KW",
        /// `EVENT_FILTER_TYPE_CONTAINER`. In which releases it holds is not known.
        #[doc(alias = "EVENT_FILTER_TYPE_CONTAINER")]
        CONTAINER = 0x80008000 "EVENT_FILTER_TYPE_CONTAINER",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl EventFilterType {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::event_filter_type::VALUES;
}
