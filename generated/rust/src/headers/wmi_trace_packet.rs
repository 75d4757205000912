// Generated from spec/structs/WMI_TRACE_PACKET.toml by `cargo spec generate`. Do not edit: edit that file.

//! Size and kind of a system event.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] =
    &[&sources::CHAPPELL_WMI_TRACE_PACKET, &sources::CHAPPELL_SYSTEM_TRACE_HEADER, &sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("WMI_TRACE_PACKET", "WmiTracePacket")
    .size(4)
    .summary("Size and kind of a system event.")
    .in_releases("5.0+", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("USHORT", "Size").at(0..2).doc("Size of the whole event: the header and all data that follows.")
            .in_units("bytes").means(Meaning::Bytes),
        union("union", "").at(2..4).doc("Kind of the event, which determines the payload.").with(&[
            unsigned("USHORT", "HookId").at(2..4).doc("Hook ID: identifier of a system event.")
                .of(crate::headers::HookId::VALUES).means(Meaning::Enumeration),
            structure("struct", "").at(2..4).with(&[
                unsigned("UCHAR", "Type").at(2..3).doc("Low byte of the hook ID. Consumers see it as the opcode.")
                    .means(Meaning::EventType),
                unsigned("UCHAR", "Group").at(3..4)
                    .doc("High byte of the hook ID. Consumers see it as the GUID of a provider.")
                    .means(Meaning::Enumeration),
            ]),
        ]),
    ]);
fixed! {
    /// Size and kind of a system event.
    ///
    /// In C: `WMI_TRACE_PACKET`, 0x4 bytes. Documented for 5.0+, assumed unchanged after 2004.
    ///
    /// Second dword of both SYSTEM_TRACE_HEADER and PERFINFO_TRACE_HEADER: the size is at offset 0x04 of these headers,
    /// the hook ID at 0x06.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *WMI_TRACE_PACKET*; Geoff Chappell, *SYSTEM_TRACE_HEADER*; Winsider Seminars & Solutions
    /// and contributors, *ntwmi.h*.
    #[doc(alias = "WMI_TRACE_PACKET")]
    owned WmiTracePacket / WmiTracePacketView: lone,
        name = "WMI_TRACE_PACKET", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Size of the whole event: the header and all data that follows. `USHORT Size` at 0x00. Unit: bytes.
        size / set_size: u16, at = 0;
        /// Hook ID: identifier of a system event. `USHORT HookId` at 0x02.
        hook_id / set_hook_id: crate::headers::HookId, at = 2;
        /// Low byte of the hook ID. Consumers see it as the opcode. `UCHAR Type` at 0x02.
        kind / set_kind: u8, at = 2;
        /// High byte of the hook ID. Consumers see it as the GUID of a provider. `UCHAR Group` at 0x03.
        group / set_group: u8, at = 3;
    }
}

/// Alias of [`WmiTracePacket`], named by the first release of the form.
pub type V5_0 = WmiTracePacket;
/// Alias of [`WmiTracePacketView`], named by the first release of the form.
pub type V5_0View<'a> = WmiTracePacketView<'a>;
