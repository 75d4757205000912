// Generated from spec/structs/WMI_TRACE_MESSAGE_PACKET.toml by `cargo spec generate`. Do not edit: edit that file.

//! Message number, and flags for the data between the header and the arguments.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_MESSAGE_TRACE_HEADER, &sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("WMI_TRACE_MESSAGE_PACKET", "WmiTraceMessagePacket")
    .size(4)
    .summary("Message number, and flags for the data between the header and the arguments.")
    .in_releases("5.1+", &[holds(Pointer::Bits32, 1, 255), holds(Pointer::Bits64, 1, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("USHORT", "MessageNumber").at(0..2).doc("Message number within its GUID or component.")
            .means(Meaning::Identifier),
        unsigned("USHORT", "OptionFlags").at(2..4).doc("Data that follows the header.")
            .of(crate::headers::TraceMessageFlags::VALUES).means(Meaning::Flags),
    ]);
fixed! {
    /// Message number, and flags for the data between the header and the arguments.
    ///
    /// In C: `WMI_TRACE_MESSAGE_PACKET`, 0x4 bytes. Documented for 5.1+, assumed unchanged after 2004.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *MESSAGE_TRACE_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "WMI_TRACE_MESSAGE_PACKET")]
    owned WmiTraceMessagePacket / WmiTraceMessagePacketView: lone,
        name = "WMI_TRACE_MESSAGE_PACKET", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Message number within its GUID or component. `USHORT MessageNumber` at 0x00.
        message_number / set_message_number: u16, at = 0;
        /// Data that follows the header. `USHORT OptionFlags` at 0x02.
        option_flags / set_option_flags: u16, at = 2;
    }
}

/// Alias of [`WmiTraceMessagePacket`], named by the first release of the form.
pub type V5_1 = WmiTraceMessagePacket;
/// Alias of [`WmiTraceMessagePacketView`], named by the first release of the form.
pub type V5_1View<'a> = WmiTraceMessagePacketView<'a>;
