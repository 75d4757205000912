// Generated from spec/structs/CRIM_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Event of a provider, in a binary manifest.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_EVNTPROV, &sources::PHNT_NTWMI, &sources::CHAPPELL_EVENT_HEADER];
const SOURCES_1: &[&Source] = &[&sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
const SOURCES_2: &[&Source] =
    &[&sources::LIBYAL_FWEVT, &sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
pub(crate) static LAYOUT_0: Layout = layout("CRIM_EVENT", "CrimEvent")
    .size(48)
    .about("Event of a provider, in a binary manifest.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .stated_by(SOURCES_2)
    .fields(&[
        structure("EVENT_DESCRIPTOR EventDescriptor").at(0..16).about("Identity of the event within its provider.")
            .with(&[More::Fields(&[
            unsigned("USHORT EventDescriptor.Id").at(0..2).about("Event ID.").means(Meaning::Identifier)
                .stated_by(SOURCES),
            unsigned("UCHAR EventDescriptor.Version").at(2..3).about("Version of the event data.")
                .means(Meaning::Version).stated_by(SOURCES),
            unsigned("UCHAR EventDescriptor.Channel").at(3..4).about("Channel that receives the event.")
                .means(Meaning::Identifier).stated_by(SOURCES),
            unsigned("UCHAR EventDescriptor.Level").at(4..5)
                .about("Severity or verbosity of the event. Lower values are more severe.").means(Meaning::Enumeration)
                .stated_by(SOURCES),
            unsigned("UCHAR EventDescriptor.Opcode").at(5..6).about("Opcode: the step within the task.")
                .means(Meaning::EventType).stated_by(SOURCES),
            unsigned("USHORT EventDescriptor.Task").at(6..8)
                .about("Task: the part of the provider that logs the event.").means(Meaning::Identifier)
                .stated_by(SOURCES),
            unsigned("ULONGLONG EventDescriptor.Keyword").at(8..16)
                .about("Keywords: the groups that contain the event, one bit per group.").means(Meaning::Flags)
                .stated_by(SOURCES),
        ])]),
        unsigned("ULONG MessageId").at(16..20)
            .about("ID of the message of the event, in the message table of the program. 0xFFFFFFFF if there is none.")
            .means(Meaning::Identifier),
        unsigned("ULONG TemplateOffset").at(20..24)
            .about("Offset from the start of the manifest to the CRIM_TEMPLATE. 0 if there is none.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG OpcodeOffset").at(24..28)
            .about("Offset from the start of the manifest to the CRIM_OPCODE. 0 if there is none.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG LevelOffset").at(28..32)
            .about("Offset from the start of the manifest to the CRIM_LEVEL. 0 if there is none.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG TaskOffset").at(32..36)
            .about("Offset from the start of the manifest to the CRIM_TASK. 0 if there is none.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG KeywordCount").at(36..40).about("Number of keywords.").means(Meaning::Count)
            .stated_by(SOURCES_1),
        unsigned("ULONG KeywordsOffset").at(40..44)
            .about("Offset from the start of the manifest to as many offsets of 4 bytes, each to a CRIM_KEYWORD. 0 if \
                there is none.")
            .means(Meaning::Bytes).stated_by(SOURCES_1).with(&[More::Units("bytes")]),
        unsigned("ULONG ChannelOffset").at(44..48)
            .about("Offset from the start of the manifest to the CRIM_CHANNEL. 0 if there is none.")
            .means(Meaning::Bytes).stated_by(SOURCES_1).with(&[More::Units("bytes")]),
    ]);
fixed! {
    /// Event of a provider, in a binary manifest.
    ///
    /// No known name in C; here: `CRIM_EVENT`, 0x30 bytes. Documented for 6.0+.
    ///
    /// The low 16 bits of an ID of a classic event are the event ID. The message ID has the rest.
    ///
    /// Source: Joachim Metz, *Windows Event manifest binary format*; Nico Rieck, *Blocks of compiled manifests, of a
    /// compiler of manifests*; The etwspec developers, *Resources of Windows programs in public packages*.
    #[doc(alias = "CRIM_EVENT")]
    owned CrimEvent / CrimEventView: lone,
        name = "CRIM_EVENT", size = 48, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Identity of the event within its provider. `EVENT_DESCRIPTOR EventDescriptor` at 0x00. Returns a copy.
        event_descriptor / set_event_descriptor: crate::headers::EventDescriptor, at = 0;
        /// ID of the message of the event, in the message table of the program. 0xFFFFFFFF if there is none. `ULONG
        /// MessageId` at 0x10.
        message_id / set_message_id: u32, at = 16;
        /// Offset from the start of the manifest to the CRIM_TEMPLATE. 0 if there is none. `ULONG TemplateOffset` at
        /// 0x14. Unit: bytes.
        template_offset / set_template_offset: u32, at = 20;
        /// Offset from the start of the manifest to the CRIM_OPCODE. 0 if there is none. `ULONG OpcodeOffset` at 0x18.
        /// Unit: bytes.
        opcode_offset / set_opcode_offset: u32, at = 24;
        /// Offset from the start of the manifest to the CRIM_LEVEL. 0 if there is none. `ULONG LevelOffset` at 0x1C.
        /// Unit: bytes.
        level_offset / set_level_offset: u32, at = 28;
        /// Offset from the start of the manifest to the CRIM_TASK. 0 if there is none. `ULONG TaskOffset` at 0x20.
        /// Unit: bytes.
        task_offset / set_task_offset: u32, at = 32;
        /// Number of keywords. `ULONG KeywordCount` at 0x24.
        keyword_count / set_keyword_count: u32, at = 36;
        /// Offset from the start of the manifest to as many offsets of 4 bytes, each to a CRIM_KEYWORD. 0 if there is
        /// none. `ULONG KeywordsOffset` at 0x28. Unit: bytes.
        keywords_offset / set_keywords_offset: u32, at = 40;
        /// Offset from the start of the manifest to the CRIM_CHANNEL. 0 if there is none. `ULONG ChannelOffset` at
        /// 0x2C. Unit: bytes.
        channel_offset / set_channel_offset: u32, at = 44;
    }
}

/// Alias of [`CrimEvent`], named by the first release of the form.
pub type V6_0 = CrimEvent;
/// Alias of [`CrimEventView`], named by the first release of the form.
pub type V6_0View<'a> = CrimEventView<'a>;
