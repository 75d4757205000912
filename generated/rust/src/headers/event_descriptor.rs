// Generated from spec/structs/EVENT_DESCRIPTOR.toml by `cargo spec generate`. Do not edit: edit that file.

//! Identity of an event within its provider: event ID and metadata.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_EVNTPROV, &sources::PHNT_NTWMI, &sources::CHAPPELL_EVENT_HEADER];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_DESCRIPTOR", "EventDescriptor")
    .size(16)
    .about("Identity of an event within its provider: event ID and metadata.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("USHORT Id").at(0..2).about("Event ID.").means(Meaning::Identifier),
        unsigned("UCHAR Version").at(2..3).about("Version of the event data.").means(Meaning::Version),
        unsigned("UCHAR Channel").at(3..4).about("Channel that receives the event.").means(Meaning::Identifier),
        unsigned("UCHAR Level").at(4..5).about("Severity or verbosity of the event. Lower values are more severe.")
            .means(Meaning::Enumeration),
        unsigned("UCHAR Opcode").at(5..6).about("Opcode: the step within the task.").means(Meaning::EventType),
        unsigned("USHORT Task").at(6..8).about("Task: the part of the provider that logs the event.")
            .means(Meaning::Identifier),
        unsigned("ULONGLONG Keyword").at(8..16).about("Keywords: the groups that contain the event, one bit per group.")
            .means(Meaning::Flags),
    ]);
fixed! {
    /// Identity of an event within its provider: event ID and metadata.
    ///
    /// In C: `EVENT_DESCRIPTOR`, 0x10 bytes. Documented for 6.0+, assumed unchanged after 2004.
    ///
    /// Introduced together with EVENT_HEADER, which contains it.
    ///
    /// Source: The mingw-w64 developers, *evntprov.h*; Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff
    /// Chappell, *EVENT_HEADER*.
    #[doc(alias = "EVENT_DESCRIPTOR")]
    owned EventDescriptor / EventDescriptorView: lone,
        name = "EVENT_DESCRIPTOR", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Event ID. `USHORT Id` at 0x00.
        id / set_id: u16, at = 0;
        /// Version of the event data. `UCHAR Version` at 0x02.
        version / set_version: u8, at = 2;
        /// Channel that receives the event. `UCHAR Channel` at 0x03.
        channel / set_channel: u8, at = 3;
        /// Severity or verbosity of the event. Lower values are more severe. `UCHAR Level` at 0x04.
        level / set_level: u8, at = 4;
        /// Opcode: the step within the task. `UCHAR Opcode` at 0x05.
        opcode / set_opcode: u8, at = 5;
        /// Task: the part of the provider that logs the event. `USHORT Task` at 0x06.
        task / set_task: u16, at = 6;
        /// Keywords: the groups that contain the event, one bit per group. `ULONGLONG Keyword` at 0x08.
        keyword / set_keyword: u64, at = 8;
    }
}

/// Alias of [`EventDescriptor`], named by the first release of the form.
pub type V6_0 = EventDescriptor;
/// Alias of [`EventDescriptorView`], named by the first release of the form.
pub type V6_0View<'a> = EventDescriptorView<'a>;
