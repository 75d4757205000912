// Generated from spec/structs/EVENT_DESCRIPTOR.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Identity of an event within its provider: event ID and metadata.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "EVENT_DESCRIPTOR",
    aliases: &[],
    form: "EventDescriptor",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(4), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(4), last: Release(255) },],
    releases: "6.0+",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Identity of an event within its provider: event ID and metadata.",
    fields: &[
        Field { name: "Id", path: "Id", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Event ID.", units: "", unknown: false, children: &[] },
        Field { name: "Version", path: "Version", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Version of the event data.", units: "", unknown: false, children: &[] },
        Field { name: "Channel", path: "Channel", offset: 3, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Channel that receives the event.", units: "", unknown: false, children: &[] },
        Field { name: "Level", path: "Level", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Severity or verbosity of the event. Lower values are more severe.", units: "", unknown: false, children: &[] },
        Field { name: "Opcode", path: "Opcode", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Opcode: the step within the task.", units: "", unknown: false, children: &[] },
        Field { name: "Task", path: "Task", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Task: the part of the provider that logs the event.", units: "", unknown: false, children: &[] },
        Field { name: "Keyword", path: "Keyword", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Keywords: the groups that contain the event, one bit per group.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Identity of an event within its provider: event ID and metadata.
    ///
    /// In C: `EVENT_DESCRIPTOR`, 0x10 bytes. Documented for 6.0+, assumed unchanged after 2004.
    ///
    /// Introduced together with EVENT_HEADER, which contains it.
    ///
    /// Source: The mingw-w64 developers, *evntprov.h*; Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *EVENT_HEADER*.
    #[doc(alias = "EVENT_DESCRIPTOR")]
    owned EventDescriptor / EventDescriptorView: lone [16] "EVENT_DESCRIPTOR" Table::form(&LAYOUT_0);
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

impl EventDescriptor {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

/// Alias of [`EventDescriptor`], named by the first release of the form.
pub type V6_0 = EventDescriptor;
/// Alias of [`EventDescriptorView`], named by the first release of the form.
pub type V6_0View<'a> = EventDescriptorView<'a>;
