// Generated from spec/structs/EVENT_TRACE_LBR_CONFIGURATION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE_LBR_CONFIGURATION_INFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// How the recording of last branches is configured for a session.
///
/// In C: `EVENT_TRACE_LBR_CONFIGURATION_INFORMATION`, 0x18 bytes. Releases 5.0+.
///
/// What no source says:
///
/// - Which options there are.
///
/// Source: Can Bölük, *Types of Windows, from its symbol files*; Geoff Chappell, *NTETW.H*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_TRACE_LBR_CONFIGURATION_INFORMATION")]
pub struct EventTraceLbrConfigurationInformation {
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class, 0x14 by the name.
    pub event_trace_information_class: crate::requests::EventTraceInformationClass,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_04: Bytes<4>,
    /// `TRACEHANDLE TraceHandle`, at 0x08. It selects a logger.
    pub trace_handle: u64,
    /// `ULONG ConfigurationOptions`, at 0x10.
    pub configuration_options: u32,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_14: Bytes<4>,
}

impl EventTraceLbrConfigurationInformation {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            event_trace_information_class: crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(bytes)),
            padding_04: Bytes(get::<4, 4, _>(bytes)),
            trace_handle: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            configuration_options: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            padding_14: Bytes(get::<20, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 4, _>(&mut bytes, self.event_trace_information_class.to_le());
        put::<4, 4, _>(&mut bytes, self.padding_04.0);
        put::<8, 8, _>(&mut bytes, self.trace_handle.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.configuration_options.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.padding_14.0);
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace_lbr_configuration_information::V5_0;
}

fixed_record!(EventTraceLbrConfigurationInformation, EventTraceLbrConfigurationInformationView, 24, "EVENT_TRACE_LBR_CONFIGURATION_INFORMATION");
getters! {
    self EventTraceLbrConfigurationInformationView "EventTraceLbrConfigurationInformationView" {
        /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00.
        event_trace_information_class: crate::requests::EventTraceInformationClass = crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(self.fixed));
        /// `TRACEHANDLE TraceHandle`, at 0x08.
        trace_handle: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONG ConfigurationOptions`, at 0x10.
        configuration_options: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
    }
}
