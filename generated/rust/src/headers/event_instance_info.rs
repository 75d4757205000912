// Generated from spec/structs/EVENT_INSTANCE_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Instance of an event class, for TraceEventInstance.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_EVNTRACE, &sources::CHAPPELL_EVENT_INSTANCE_GUID_HEADER];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_INSTANCE_INFO", "EventInstanceInfoPtr32")
    .size(8)
    .about("Instance of an event class, for TraceEventInstance.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("HANDLE RegHandle").at(0..4).about("Handle returned by registering the event class.")
            .means(Meaning::Handle),
        unsigned("ULONG InstanceId").at(4..8).about("Instance ID within the class.").means(Meaning::Identifier),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("EVENT_INSTANCE_INFO", "EventInstanceInfoPtr64")
    .size(16)
    .about("Instance of an event class, for TraceEventInstance.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("HANDLE RegHandle").at(0..8).about("Handle returned by registering the event class.")
            .means(Meaning::Handle),
        unsigned("ULONG InstanceId").at(8..12).about("Instance ID within the class.").means(Meaning::Identifier),
        field("padding ", Kind::Padding).at(12..16),
    ]);
fixed! {
    /// Instance of an event class, for TraceEventInstance.
    ///
    /// In C: `EVENT_INSTANCE_INFO`, 0x8 bytes. Releases unknown (32-bit).
    ///
    /// NTDLL combines it with an EVENT_INSTANCE_HEADER into an EVENT_INSTANCE_GUID_HEADER.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Geoff Chappell, *EVENT_INSTANCE_GUID_HEADER*.
    #[doc(alias = "EVENT_INSTANCE_INFO")]
    owned EventInstanceInfoPtr32 / EventInstanceInfoPtr32View: lone,
        name = "EVENT_INSTANCE_INFO", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Handle returned by registering the event class. `HANDLE RegHandle` at 0x00.
        reg_handle / set_reg_handle: u32, at = 0;
        /// Instance ID within the class. `ULONG InstanceId` at 0x04.
        instance_id / set_instance_id: u32, at = 4;
    }
}

fixed! {
    /// Instance of an event class, for TraceEventInstance.
    ///
    /// In C: `EVENT_INSTANCE_INFO`, 0x10 bytes. Releases unknown (64-bit).
    ///
    /// NTDLL combines it with an EVENT_INSTANCE_HEADER into an EVENT_INSTANCE_GUID_HEADER.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Geoff Chappell, *EVENT_INSTANCE_GUID_HEADER*.
    #[doc(alias = "EVENT_INSTANCE_INFO")]
    owned EventInstanceInfoPtr64 / EventInstanceInfoPtr64View: lone,
        name = "EVENT_INSTANCE_INFO", size = 16, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Handle returned by registering the event class. `HANDLE RegHandle` at 0x00.
        reg_handle / set_reg_handle: u64, at = 0;
        /// Instance ID within the class. `ULONG InstanceId` at 0x08.
        instance_id / set_instance_id: u32, at = 8;
    }
}

/// Alias of [`EventInstanceInfoPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EventInstanceInfoPtr32` or `EventInstanceInfoPtr64`"]
pub type EventInstanceInfo = EventInstanceInfoPtr64;
/// Alias of [`EventInstanceInfoPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EventInstanceInfoPtr32View` or `EventInstanceInfoPtr64View`"
]
pub type EventInstanceInfoView<'a> = EventInstanceInfoPtr64View<'a>;
any_form! {
    "EVENT_INSTANCE_INFO" {
        /// Releases unknown (32-bit).
        EventInstanceInfoPtr32(EventInstanceInfoPtr32, fixed) = 0,
        /// Releases unknown (64-bit).
        EventInstanceInfoPtr64(EventInstanceInfoPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
