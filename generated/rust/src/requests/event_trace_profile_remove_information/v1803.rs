// Generated from spec/structs/EVENT_TRACE_PROFILE_REMOVE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE_PROFILE_REMOVE_INFORMATION in the form of releases 1803+.
#[allow(unused_imports)]
use crate::rt::*;

/// A profile source to be removed.
///
/// In C: `EVENT_TRACE_PROFILE_REMOVE_INFORMATION`, 0x14 bytes. Releases 1803+.
///
/// What no source says:
///
/// - In which releases the layout holds: the header shows one, without versions.
/// - What CpuInfoHierarchy holds.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*; Geoff Chappell, *NTETW.H*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_TRACE_PROFILE_REMOVE_INFORMATION")]
pub struct EventTraceProfileRemoveInformation {
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    pub event_trace_information_class: crate::requests::EventTraceInformationClass,
    /// `KPROFILE_SOURCE ProfileSource`, at 0x04. The source.
    pub profile_source: crate::common::KprofileSource,
    /// `ULONG CpuInfoHierarchy`, at 0x08. What it is for is not known.
    pub cpu_info_hierarchy: [u32; 3],
}

impl EventTraceProfileRemoveInformation {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 20]) -> Self {
        Self {
            event_trace_information_class: crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(bytes)),
            profile_source: crate::common::KprofileSource::from_le(get::<4, 4, _>(bytes)),
            cpu_info_hierarchy: array(part::<8, 12, _>(bytes), u32::from_le_bytes),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 4, _>(&mut bytes, self.event_trace_information_class.to_le());
        put::<4, 4, _>(&mut bytes, self.profile_source.to_le());
        fill(part_mut::<8, 12, _>(&mut bytes), &self.cpu_info_hierarchy, |element| element.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace_profile_remove_information::V1803;
}

fixed_record!(EventTraceProfileRemoveInformation, EventTraceProfileRemoveInformationView, 20, "EVENT_TRACE_PROFILE_REMOVE_INFORMATION");
getters! {
    self EventTraceProfileRemoveInformationView "EventTraceProfileRemoveInformationView" {
        /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00.
        event_trace_information_class: crate::requests::EventTraceInformationClass = crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(self.fixed));
        /// `KPROFILE_SOURCE ProfileSource`, at 0x04.
        profile_source: crate::common::KprofileSource = crate::common::KprofileSource::from_le(get::<4, 4, _>(self.fixed));
        /// `ULONG CpuInfoHierarchy`, at 0x08.
        cpu_info_hierarchy: [u32; 3] = array(part::<8, 12, _>(self.fixed), u32::from_le_bytes);
    }
}
