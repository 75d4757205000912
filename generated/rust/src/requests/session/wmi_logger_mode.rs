// Generated from spec/structs/WMI_LOGGER_MODE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Mode of a logger, as named bits.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_WMI_LOGGER_MODE];
pub(crate) static LAYOUT_0: Layout = layout("WMI_LOGGER_MODE", "V5_0")
    .size(4)
    .about("Mode of a logger, as named bits.")
    .in_releases("5.0", &[holds(Pointer::Bits32, 0, 0), holds(Pointer::Bits64, 0, 0)])
    .stated_by(SOURCES)
    .fields(&[
        bit_fields("ULONG ").at(0..4).with(&[More::Fields(&[
            bit("ULONG SequentialFile").at(0..4).bits(0..1).about("EVENT_TRACE_FILE_MODE_SEQUENTIAL.")
                .means(Meaning::Boolean),
            bit("ULONG CircularFile").at(0..4).bits(1..2).about("EVENT_TRACE_FILE_MODE_CIRCULAR.")
                .means(Meaning::Boolean),
            bit("ULONG Unused1").at(0..4).bits(2..8).means(Meaning::Reserved),
            bit("ULONG RealTime").at(0..4).bits(8..9).about("EVENT_TRACE_REAL_TIME_MODE.").means(Meaning::Boolean),
            bit("ULONG DelayOpenFile").at(0..4).bits(9..10).about("EVENT_TRACE_DELAY_OPEN_FILE_MODE.")
                .means(Meaning::Boolean),
            bit("ULONG BufferOnly").at(0..4).bits(10..11).about("EVENT_TRACE_BUFFERING_MODE.").means(Meaning::Boolean),
            bit("ULONG PrivateLogger").at(0..4).bits(11..12).about("EVENT_TRACE_PRIVATE_LOGGER_MODE.")
                .means(Meaning::Boolean),
            bit("ULONG AddHeader").at(0..4).bits(12..13).about("EVENT_TRACE_ADD_HEADER_MODE.").means(Meaning::Boolean),
            bit("ULONG ").at(0..4).bits(13..32),
        ])]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_LOGGER_MODE", "WmiLoggerMode")
    .size(4)
    .about("Mode of a logger, as named bits.")
    .in_releases("5.1..5.2", &[holds(Pointer::Bits32, 1, 3), holds(Pointer::Bits64, 1, 3)])
    .stated_by(SOURCES)
    .fields(&[
        bit_fields("ULONG ").at(0..4).with(&[More::Fields(&[
            bit("ULONG SequentialFile").at(0..4).bits(0..1).about("EVENT_TRACE_FILE_MODE_SEQUENTIAL.")
                .means(Meaning::Boolean),
            bit("ULONG CircularFile").at(0..4).bits(1..2).about("EVENT_TRACE_FILE_MODE_CIRCULAR.")
                .means(Meaning::Boolean),
            bit("ULONG AppendFile").at(0..4).bits(2..3).about("EVENT_TRACE_FILE_MODE_APPEND.").means(Meaning::Boolean),
            bit("ULONG Unused1").at(0..4).bits(3..8).up_to(6).means(Meaning::Reserved),
            bit("ULONG RealTime").at(0..4).bits(8..9).about("EVENT_TRACE_REAL_TIME_MODE.").means(Meaning::Boolean),
            bit("ULONG DelayOpenFile").at(0..4).bits(9..10).about("EVENT_TRACE_DELAY_OPEN_FILE_MODE.")
                .means(Meaning::Boolean),
            bit("ULONG BufferOnly").at(0..4).bits(10..11).about("EVENT_TRACE_BUFFERING_MODE.").means(Meaning::Boolean),
            bit("ULONG PrivateLogger").at(0..4).bits(11..12).about("EVENT_TRACE_PRIVATE_LOGGER_MODE.")
                .means(Meaning::Boolean),
            bit("ULONG AddHeader").at(0..4).bits(12..13).about("EVENT_TRACE_ADD_HEADER_MODE.").means(Meaning::Boolean),
            bit("ULONG UseExisting").at(0..4).bits(13..14).of_unknown_purpose(),
            bit("ULONG UseGlobalSequence").at(0..4).bits(14..15).about("EVENT_TRACE_USE_GLOBAL_SEQUENCE.")
                .means(Meaning::Boolean),
            bit("ULONG UseLocalSequence").at(0..4).bits(15..16).about("EVENT_TRACE_USE_LOCAL_SEQUENCE.")
                .means(Meaning::Boolean),
            bit("ULONG Unused2").at(0..4).bits(16..32).means(Meaning::Reserved),
        ])]),
    ]);
fixed! {
    /// Mode of a logger, as named bits.
    ///
    /// Older form.
    /// In C: `WMI_LOGGER_MODE`, 0x4 bytes. Documented for 5.0.
    ///
    /// In the kernel's WMI_LOGGER_CONTEXT it overlays the mode as a number: LOGGER_MODE. For 5.1 and 5.2 it is from
    /// symbol files. For 5.0 it is assumed.
    ///
    /// Type information in symbol files of the kernel (5.1 to 5.2). From SP3 of 5.1 and SP2 of 5.2 on.
    ///
    /// Unknown:
    ///
    /// - Declaration of the bits above AddHeader in 5.0.
    ///
    /// Source: Geoff Chappell, *WMI_LOGGER_MODE*.
    owned V5_0 / V5_0View: lone,
        name = "WMI_LOGGER_MODE", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    bits {
        /// EVENT_TRACE_FILE_MODE_SEQUENTIAL. `SequentialFile`, bit 0 of the integer at 0x00.
        sequential_file / set_sequential_file: u32, at = 0, size = 4, bits = 0..1;
        /// EVENT_TRACE_FILE_MODE_CIRCULAR. `CircularFile`, bit 1 of the integer at 0x00.
        circular_file / set_circular_file: u32, at = 0, size = 4, bits = 1..2;
        /// Reserved or padding, according to a source. `Unused1`, bits 2 to 7 of the integer at 0x00.
        unused1 / set_unused1: u32, at = 0, size = 4, bits = 2..8;
        /// EVENT_TRACE_REAL_TIME_MODE. `RealTime`, bit 8 of the integer at 0x00.
        real_time / set_real_time: u32, at = 0, size = 4, bits = 8..9;
        /// EVENT_TRACE_DELAY_OPEN_FILE_MODE. `DelayOpenFile`, bit 9 of the integer at 0x00.
        delay_open_file / set_delay_open_file: u32, at = 0, size = 4, bits = 9..10;
        /// EVENT_TRACE_BUFFERING_MODE. `BufferOnly`, bit 10 of the integer at 0x00.
        buffer_only / set_buffer_only: u32, at = 0, size = 4, bits = 10..11;
        /// EVENT_TRACE_PRIVATE_LOGGER_MODE. `PrivateLogger`, bit 11 of the integer at 0x00.
        private_logger / set_private_logger: u32, at = 0, size = 4, bits = 11..12;
        /// EVENT_TRACE_ADD_HEADER_MODE. `AddHeader`, bit 12 of the integer at 0x00.
        add_header / set_add_header: u32, at = 0, size = 4, bits = 12..13;
    }
}

fixed! {
    /// Mode of a logger, as named bits.
    ///
    /// In C: `WMI_LOGGER_MODE`, 0x4 bytes. Documented for 5.1..5.2.
    ///
    /// In the kernel's WMI_LOGGER_CONTEXT it overlays the mode as a number: LOGGER_MODE. For 5.1 and 5.2 it is from
    /// symbol files. For 5.0 it is assumed.
    ///
    /// Type information in symbol files of the kernel (5.1 to 5.2). From SP3 of 5.1 and SP2 of 5.2 on.
    ///
    /// Unknown:
    ///
    /// - Declaration of the bits above AddHeader in 5.0.
    ///
    /// Source: Geoff Chappell, *WMI_LOGGER_MODE*.
    #[doc(alias = "WMI_LOGGER_MODE")]
    owned WmiLoggerMode / WmiLoggerModeView: lone,
        name = "WMI_LOGGER_MODE", size = 4, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    bits {
        /// EVENT_TRACE_FILE_MODE_SEQUENTIAL. `SequentialFile`, bit 0 of the integer at 0x00.
        sequential_file / set_sequential_file: u32, at = 0, size = 4, bits = 0..1;
        /// EVENT_TRACE_FILE_MODE_CIRCULAR. `CircularFile`, bit 1 of the integer at 0x00.
        circular_file / set_circular_file: u32, at = 0, size = 4, bits = 1..2;
        /// EVENT_TRACE_FILE_MODE_APPEND. `AppendFile`, bit 2 of the integer at 0x00.
        append_file / set_append_file: u32, at = 0, size = 4, bits = 2..3;
        /// Reserved or padding, according to a source. `Unused1`, bits 3 to 7 of the integer at 0x00.
        unused1 / set_unused1: u32, at = 0, size = 4, bits = 3..8;
        /// EVENT_TRACE_REAL_TIME_MODE. `RealTime`, bit 8 of the integer at 0x00.
        real_time / set_real_time: u32, at = 0, size = 4, bits = 8..9;
        /// EVENT_TRACE_DELAY_OPEN_FILE_MODE. `DelayOpenFile`, bit 9 of the integer at 0x00.
        delay_open_file / set_delay_open_file: u32, at = 0, size = 4, bits = 9..10;
        /// EVENT_TRACE_BUFFERING_MODE. `BufferOnly`, bit 10 of the integer at 0x00.
        buffer_only / set_buffer_only: u32, at = 0, size = 4, bits = 10..11;
        /// EVENT_TRACE_PRIVATE_LOGGER_MODE. `PrivateLogger`, bit 11 of the integer at 0x00.
        private_logger / set_private_logger: u32, at = 0, size = 4, bits = 11..12;
        /// EVENT_TRACE_ADD_HEADER_MODE. `AddHeader`, bit 12 of the integer at 0x00.
        add_header / set_add_header: u32, at = 0, size = 4, bits = 12..13;
        /// `UseExisting`, bit 13 of the integer at 0x00.
        use_existing / set_use_existing: u32, at = 0, size = 4, bits = 13..14;
        /// EVENT_TRACE_USE_GLOBAL_SEQUENCE. `UseGlobalSequence`, bit 14 of the integer at 0x00.
        use_global_sequence / set_use_global_sequence: u32, at = 0, size = 4, bits = 14..15;
        /// EVENT_TRACE_USE_LOCAL_SEQUENCE. `UseLocalSequence`, bit 15 of the integer at 0x00.
        use_local_sequence / set_use_local_sequence: u32, at = 0, size = 4, bits = 15..16;
        /// Reserved or padding, according to a source. `Unused2`, bits 16 to 31 of the integer at 0x00.
        unused2 / set_unused2: u32, at = 0, size = 4, bits = 16..32;
    }
}

/// Alias of [`WmiLoggerMode`], named by the first release of the form.
pub type V5_1 = WmiLoggerMode;
/// Alias of [`WmiLoggerModeView`], named by the first release of the form.
pub type V5_1View<'a> = WmiLoggerModeView<'a>;
any_form! {
    "WMI_LOGGER_MODE" {
        /// Documented for 5.0.
        V5_0(V5_0, fixed) = 0,
        /// Documented for 5.1..5.2.
        WmiLoggerMode(WmiLoggerMode, fixed) = 1,
    }
    Bits32 0..=0 => 0,
    Bits64 0..=0 => 0,
    Bits32 1..=3 => 1,
    Bits64 1..=3 => 1,
}
