// Generated from spec/structs/EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION in the form of releases 1709+.
#[allow(unused_imports)]
use crate::rt::*;

/// What the processor records of the last branches that it took.
///
/// In C: `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION`, 0x6c bytes. Releases 1709+.
///
/// What no source says:
///
/// - In which releases the layout holds: the header shows one, without versions.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION")]
pub struct EventTraceLastBranchConfigurationInformation {
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    pub event_trace_information_class: crate::requests::EventTraceInformationClass,
    /// `ULONG LbrConfiguration`, at 0x04. Flags that leave kinds of branches out (0x00000001 to 0x00000100), have the record kept as a call stack (0x00000200), or have it sampled (0x00000400).
    pub lbr_configuration: crate::requests::EventTraceLastBranchConfiguration,
    /// `ULONG EventCount`, at 0x08. How many entries of Events hold.
    pub event_count: u32,
    /// `EVENT_TRACE_LAST_BRANCH_EVENT_ID Events`, at 0x0C. The events that the configuration is for.
    pub events: [crate::requests::EventTraceLastBranchEventId; 4],
}

impl EventTraceLastBranchConfigurationInformation {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 108]) -> Self {
        Self {
            event_trace_information_class: crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(bytes)),
            lbr_configuration: crate::requests::EventTraceLastBranchConfiguration::from_le(get::<4, 4, _>(bytes)),
            event_count: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            events: array(part::<12, 96, _>(bytes), |bytes: [u8; 24]| crate::requests::EventTraceLastBranchEventId::from_bytes(&bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 108] {
        let mut bytes = [0; 108];
        put::<0, 4, _>(&mut bytes, self.event_trace_information_class.to_le());
        put::<4, 4, _>(&mut bytes, self.lbr_configuration.to_le());
        put::<8, 4, _>(&mut bytes, self.event_count.to_le_bytes());
        fill(part_mut::<12, 96, _>(&mut bytes), &self.events, |element| element.to_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace_last_branch_configuration_information::V1709;
}

fixed_record!(EventTraceLastBranchConfigurationInformation, EventTraceLastBranchConfigurationInformationView, 108, "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION");
getters! {
    self EventTraceLastBranchConfigurationInformationView "EventTraceLastBranchConfigurationInformationView" {
        /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00.
        event_trace_information_class: crate::requests::EventTraceInformationClass = crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(self.fixed));
        /// `ULONG LbrConfiguration`, at 0x04.
        lbr_configuration: crate::requests::EventTraceLastBranchConfiguration = crate::requests::EventTraceLastBranchConfiguration::from_le(get::<4, 4, _>(self.fixed));
        /// `ULONG EventCount`, at 0x08.
        event_count: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `EVENT_TRACE_LAST_BRANCH_EVENT_ID Events`, at 0x0C.
        events: [crate::requests::EventTraceLastBranchEventId; 4] = array(part::<12, 96, _>(self.fixed), |bytes: [u8; 24]| crate::requests::EventTraceLastBranchEventId::from_bytes(&bytes));
    }
}
