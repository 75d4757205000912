// Generated from spec/enums/EVENT_INFO_CLASS.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// What a provider can set about its registration.
    ///
    /// In C: `EVENT_INFO_CLASS`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - Which releases support each value.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "EVENT_INFO_CLASS")]
    EventInfoClass(u32), size = 4 {
        /// `EventProviderBinaryTrackInfo`. The binary of the provider is tracked. Releases unknown.
        #[doc(alias = "EventProviderBinaryTrackInfo")]
        BINARY_TRACK_INFO = 0x00000000, "EventProviderBinaryTrackInfo";
        /// `EventProviderSetReserved1`. Reserved. Releases unknown.
        #[doc(alias = "EventProviderSetReserved1")]
        SET_RESERVED1 = 0x00000001, "EventProviderSetReserved1";
        /// `EventProviderSetTraits`. Provider traits. Releases unknown.
        #[doc(alias = "EventProviderSetTraits")]
        SET_TRAITS = 0x00000002, "EventProviderSetTraits";
        /// `EventProviderUseDescriptorType`. The provider sets Type of EVENT_DATA_DESCRIPTOR. Releases unknown.
        #[doc(alias = "EventProviderUseDescriptorType")]
        USE_DESCRIPTOR_TYPE = 0x00000003, "EventProviderUseDescriptorType";
        /// `MaxEventInfo`. One more than the last value of the development kit for Windows 11. Defined; no known use.
        /// Releases unknown.
        #[doc(alias = "MaxEventInfo")]
        MAX_EVENT_INFO = 0x00000004, "MaxEventInfo";
    }
}

static TABLE: Values = values("EVENT_INFO_CLASS", false, &[
    named("EventProviderBinaryTrackInfo", 0, &[]),
    named("EventProviderSetReserved1", 1, &[]),
    named("EventProviderSetTraits", 2, &[]),
    named("EventProviderUseDescriptorType", 3, &[]),
    named("MaxEventInfo", 4, &[]),
]);
