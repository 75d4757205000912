// Generated from spec/enums/EVENT_TRACE_PROFILE_ADD_INFORMATION_VERSIONS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// Which form a profile source to be added has.
    ///
    /// In C: `EVENT_TRACE_PROFILE_ADD_INFORMATION_VERSIONS`, held by `UCHAR`.
    ///
    /// What no source says:
    ///
    /// - Which releases take each version.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*.
    #[doc(alias = "EVENT_TRACE_PROFILE_ADD_INFORMATION_VERSIONS")]
    EventTraceProfileAddInformationVersions(u8), 1 {
        /// `EventTraceProfileAddInformationV2`. EVENT_TRACE_PROFILE_ADD_INFORMATION_V2. In which releases it holds is not known.
        #[doc(alias = "EventTraceProfileAddInformationV2")]
        V2 = 0x02 "EventTraceProfileAddInformationV2",
        /// `EventTraceProfileAddInformationV3`. EVENT_TRACE_PROFILE_ADD_INFORMATION_V3. In which releases it holds is not known.
        #[doc(alias = "EventTraceProfileAddInformationV3")]
        V3 = 0x03 "EventTraceProfileAddInformationV3",
    }
    also {
        MIN_VERSION = 0x02 "EventTraceProfileAddInformationMinVersion",
        MAX_VERSION = 0x03 "EventTraceProfileAddInformationMaxVersion",
    }
}

#[cfg(feature = "describe")]
impl EventTraceProfileAddInformationVersions {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::event_trace_profile_add_information_versions::VALUES;
}
