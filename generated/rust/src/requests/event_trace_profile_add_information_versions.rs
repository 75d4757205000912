// Generated from spec/enums/EVENT_TRACE_PROFILE_ADD_INFORMATION_VERSIONS.toml by `cargo spec generate`. Do not edit:
// edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Version of the structure that adds a profile source.
    ///
    /// In C: `EVENT_TRACE_PROFILE_ADD_INFORMATION_VERSIONS`, of type `UCHAR`.
    ///
    /// Unknown:
    ///
    /// - Releases that accept each version.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*.
    #[doc(alias = "EVENT_TRACE_PROFILE_ADD_INFORMATION_VERSIONS")]
    EventTraceProfileAddInformationVersions(u8), size = 1 {
        /// `EventTraceProfileAddInformationV2`. EVENT_TRACE_PROFILE_ADD_INFORMATION_V2. Releases unknown.
        #[doc(alias = "EventTraceProfileAddInformationV2")]
        V2 = 0x02, "EventTraceProfileAddInformationV2";
        /// `EventTraceProfileAddInformationV3`. EVENT_TRACE_PROFILE_ADD_INFORMATION_V3. Releases unknown.
        #[doc(alias = "EventTraceProfileAddInformationV3")]
        V3 = 0x03, "EventTraceProfileAddInformationV3";
    } also {
        MIN_VERSION = 0x02, "EventTraceProfileAddInformationMinVersion";
        MAX_VERSION = 0x03, "EventTraceProfileAddInformationMaxVersion";
    }
}

static TABLE: Values = values("EVENT_TRACE_PROFILE_ADD_INFORMATION_VERSIONS", false, &[
    named("EventTraceProfileAddInformationV2", 2, &[]),
    named("EventTraceProfileAddInformationMinVersion", 2, &[]),
    named("EventTraceProfileAddInformationV3", 3, &[]),
    named("EventTraceProfileAddInformationMaxVersion", 3, &[]),
]);
