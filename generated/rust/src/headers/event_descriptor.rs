// Generated from spec/structs/EVENT_DESCRIPTOR.toml by `cargo spec generate`. Do not edit: edit that file.

//! Identity of an event within its provider: event ID and metadata.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("EVENT_DESCRIPTOR", "EventDescriptor", (16, 16), "Identity of an event within its provider: event ID and metadata.", &[
    unsigned("Id", 0, 2, "USHORT", "Event ID.").means(Meaning::Identifier),
    unsigned("Version", 2, 1, "UCHAR", "Version of the event data.").means(Meaning::Version),
    unsigned("Channel", 3, 1, "UCHAR", "Channel that receives the event.").means(Meaning::Identifier),
    unsigned("Level", 4, 1, "UCHAR", "Severity or verbosity of the event. Lower values are more severe.").means(Meaning::Enumeration),
    unsigned("Opcode", 5, 1, "UCHAR", "Opcode: the step within the task.").means(Meaning::EventType),
    unsigned("Task", 6, 2, "USHORT", "Task: the part of the provider that logs the event.").means(Meaning::Identifier),
    unsigned("Keyword", 8, 8, "ULONGLONG", "Keywords: the groups that contain the event, one bit per group.").means(Meaning::Flags),
])
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_EVENT_HEADER]);
fixed! {
    /// Identity of an event within its provider: event ID and metadata.
    ///
    /// In C: `EVENT_DESCRIPTOR`, 0x10 bytes. Documented for 6.0+, assumed unchanged after 2004.
    ///
    /// Introduced together with EVENT_HEADER, which contains it.
    ///
    /// Source: The mingw-w64 developers, *evntprov.h*; Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *EVENT_HEADER*.
    #[doc(alias = "EVENT_DESCRIPTOR")]
    owned EventDescriptor / EventDescriptorView: lone [16] "EVENT_DESCRIPTOR" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Event ID. `USHORT Id` at 0x00.
        id set_id: u16 = 0;
        /// Version of the event data. `UCHAR Version` at 0x02.
        version set_version: u8 = 2;
        /// Channel that receives the event. `UCHAR Channel` at 0x03.
        channel set_channel: u8 = 3;
        /// Severity or verbosity of the event. Lower values are more severe. `UCHAR Level` at 0x04.
        level set_level: u8 = 4;
        /// Opcode: the step within the task. `UCHAR Opcode` at 0x05.
        opcode set_opcode: u8 = 5;
        /// Task: the part of the provider that logs the event. `USHORT Task` at 0x06.
        task set_task: u16 = 6;
        /// Keywords: the groups that contain the event, one bit per group. `ULONGLONG Keyword` at 0x08.
        keyword set_keyword: u64 = 8;
    }
    bits {
    }
}

/// Alias of [`EventDescriptor`], named by the first release of the form.
pub type V6_0 = EventDescriptor;
/// Alias of [`EventDescriptorView`], named by the first release of the form.
pub type V6_0View<'a> = EventDescriptorView<'a>;
