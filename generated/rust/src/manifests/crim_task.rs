// Generated from spec/structs/CRIM_TASK.toml by `cargo spec generate`. Do not edit: edit that file.

//! Task of a provider.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
const SOURCES_1: &[&Source] =
    &[&sources::LIBYAL_FWEVT, &sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
pub(crate) static LAYOUT_0: Layout = layout("CRIM_TASK", "CrimTask")
    .size(28)
    .about("Task of a provider.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("ULONG Value").at(0..4).about("Value of the task.").means(Meaning::Identifier),
        unsigned("ULONG MessageId").at(4..8)
            .about("ID of the message with the name for people, in the message table of the program. 0xFFFFFFFF if \
                there is none.")
            .means(Meaning::Identifier),
        field("GUID EventGuid", Kind::Guid).at(8..24)
            .about("GUID of the class of classic events to which the task corresponds. Zero if there is none.")
            .means(Meaning::ClassGuid).stated_by(SOURCES),
        unsigned("ULONG NameOffset").at(24..28).about("Offset from the start of the manifest to the name, a CRIM_TEXT.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
    ]);
fixed! {
    /// Task of a provider.
    ///
    /// No known name in C; here: `CRIM_TASK`, 0x1c bytes. Documented for 6.0+.
    ///
    /// Source: Joachim Metz, *Windows Event manifest binary format*; Nico Rieck, *Blocks of compiled manifests, of a
    /// compiler of manifests*; The etwspec developers, *Resources of Windows programs in public packages*.
    #[doc(alias = "CRIM_TASK")]
    owned CrimTask / CrimTaskView: lone,
        name = "CRIM_TASK", size = 28, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Value of the task. `ULONG Value` at 0x00.
        value / set_value: u32, at = 0;
        /// ID of the message with the name for people, in the message table of the program. 0xFFFFFFFF if there is
        /// none. `ULONG MessageId` at 0x04.
        message_id / set_message_id: u32, at = 4;
        /// GUID of the class of classic events to which the task corresponds. Zero if there is none. `GUID EventGuid`
        /// at 0x08.
        event_guid / set_event_guid: Guid, at = 8;
        /// Offset from the start of the manifest to the name, a CRIM_TEXT. `ULONG NameOffset` at 0x18. Unit: bytes.
        name_offset / set_name_offset: u32, at = 24;
    }
}

/// Alias of [`CrimTask`], named by the first release of the form.
pub type V6_0 = CrimTask;
/// Alias of [`CrimTaskView`], named by the first release of the form.
pub type V6_0View<'a> = CrimTaskView<'a>;
