// Generated from spec/structs/EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The activity that the provider relates an event to.
///
/// In C: `EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID`, 0x10 bytes. Releases 5.0+.
///
/// Source: The mingw-w64 developers, *evntcons.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID")]
pub struct EventExtendedItemRelatedActivityid {
    /// `GUID RelatedActivityId`, at 0x00. The other activity.
    pub related_activity_id: Guid,
}

impl EventExtendedItemRelatedActivityid {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            related_activity_id: Guid::from_bytes(get::<0, 16, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 16, _>(&mut bytes, self.related_activity_id.to_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_extended_item_related_activityid::V5_0;
}

fixed_record!(EventExtendedItemRelatedActivityid, EventExtendedItemRelatedActivityidView, 16, "EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID");
getters! {
    self EventExtendedItemRelatedActivityidView "EventExtendedItemRelatedActivityidView" {
        /// `GUID RelatedActivityId`, at 0x00.
        related_activity_id: Guid = Guid::from_bytes(get::<0, 16, _>(self.fixed));
    }
}
