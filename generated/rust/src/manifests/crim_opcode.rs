// Generated from spec/structs/CRIM_OPCODE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Opcode of the events of a provider.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
const SOURCES_1: &[&Source] =
    &[&sources::LIBYAL_FWEVT, &sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
pub(crate) static LAYOUT_0: Layout = layout("CRIM_OPCODE", "CrimOpcode")
    .size(12)
    .about("Opcode of the events of a provider.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("USHORT Task").at(0..2)
            .about("Value of the task to which the opcode belongs. 0 if it belongs to the provider.")
            .means(Meaning::Identifier).stated_by(SOURCES),
        unsigned("USHORT Value").at(2..4).about("Value of the opcode.").means(Meaning::EventType).stated_by(SOURCES),
        unsigned("ULONG MessageId").at(4..8)
            .about("ID of the message with the name for people, in the message table of the program. 0xFFFFFFFF if \
                there is none.")
            .means(Meaning::Identifier),
        unsigned("ULONG NameOffset").at(8..12)
            .about("Offset from the start of the manifest to the name, a CRIM_TEXT. The names of opcodes that all \
                manifests share begin with `win:`.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
    ]);
fixed! {
    /// Opcode of the events of a provider.
    ///
    /// No known name in C; here: `CRIM_OPCODE`, 0xc bytes. Documented for 6.0+.
    ///
    /// Source: Joachim Metz, *Windows Event manifest binary format*; Nico Rieck, *Blocks of compiled manifests, of a
    /// compiler of manifests*; The etwspec developers, *Resources of Windows programs in public packages*.
    #[doc(alias = "CRIM_OPCODE")]
    owned CrimOpcode / CrimOpcodeView: lone,
        name = "CRIM_OPCODE", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Value of the task to which the opcode belongs. 0 if it belongs to the provider. `USHORT Task` at 0x00.
        task / set_task: u16, at = 0;
        /// Value of the opcode. `USHORT Value` at 0x02.
        value / set_value: u16, at = 2;
        /// ID of the message with the name for people, in the message table of the program. 0xFFFFFFFF if there is
        /// none. `ULONG MessageId` at 0x04.
        message_id / set_message_id: u32, at = 4;
        /// Offset from the start of the manifest to the name, a CRIM_TEXT. The names of opcodes that all manifests
        /// share begin with `win:`. `ULONG NameOffset` at 0x08. Unit: bytes.
        name_offset / set_name_offset: u32, at = 8;
    }
}

/// Alias of [`CrimOpcode`], named by the first release of the form.
pub type V6_0 = CrimOpcode;
/// Alias of [`CrimOpcodeView`], named by the first release of the form.
pub type V6_0View<'a> = CrimOpcodeView<'a>;
