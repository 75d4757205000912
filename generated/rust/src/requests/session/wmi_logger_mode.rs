// Generated from spec/structs/WMI_LOGGER_MODE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Mode of a logger, as named bits.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "WMI_LOGGER_MODE",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(0) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(0) },],
    releases: "5.0",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "Mode of a logger, as named bits.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "SequentialFile", path: "SequentialFile", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "EVENT_TRACE_FILE_MODE_SEQUENTIAL.", units: "", unknown: false, children: &[] },
            Field { name: "CircularFile", path: "CircularFile", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "EVENT_TRACE_FILE_MODE_CIRCULAR.", units: "", unknown: false, children: &[] },
            Field { name: "Unused1", path: "Unused1", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 2, width: 6 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "RealTime", path: "RealTime", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 8, width: 1 }, values: None, doc: "EVENT_TRACE_REAL_TIME_MODE.", units: "", unknown: false, children: &[] },
            Field { name: "DelayOpenFile", path: "DelayOpenFile", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 9, width: 1 }, values: None, doc: "EVENT_TRACE_DELAY_OPEN_FILE_MODE.", units: "", unknown: false, children: &[] },
            Field { name: "BufferOnly", path: "BufferOnly", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 10, width: 1 }, values: None, doc: "EVENT_TRACE_BUFFERING_MODE.", units: "", unknown: false, children: &[] },
            Field { name: "PrivateLogger", path: "PrivateLogger", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 11, width: 1 }, values: None, doc: "EVENT_TRACE_PRIVATE_LOGGER_MODE.", units: "", unknown: false, children: &[] },
            Field { name: "AddHeader", path: "AddHeader", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 12, width: 1 }, values: None, doc: "EVENT_TRACE_ADD_HEADER_MODE.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 13, width: 19 }, values: None, doc: "", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "WMI_LOGGER_MODE",
    aliases: &[],
    form: "WmiLoggerMode",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(1), last: Release(3) },Holds { pointer: Pointer::Bits64, first: Release(1), last: Release(3) },],
    releases: "5.1..5.2",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "Mode of a logger, as named bits.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "SequentialFile", path: "SequentialFile", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "EVENT_TRACE_FILE_MODE_SEQUENTIAL.", units: "", unknown: false, children: &[] },
            Field { name: "CircularFile", path: "CircularFile", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "EVENT_TRACE_FILE_MODE_CIRCULAR.", units: "", unknown: false, children: &[] },
            Field { name: "AppendFile", path: "AppendFile", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "EVENT_TRACE_FILE_MODE_APPEND.", units: "", unknown: false, children: &[] },
            Field { name: "Unused1", path: "Unused1", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 3, width: 5 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "RealTime", path: "RealTime", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 8, width: 1 }, values: None, doc: "EVENT_TRACE_REAL_TIME_MODE.", units: "", unknown: false, children: &[] },
            Field { name: "DelayOpenFile", path: "DelayOpenFile", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 9, width: 1 }, values: None, doc: "EVENT_TRACE_DELAY_OPEN_FILE_MODE.", units: "", unknown: false, children: &[] },
            Field { name: "BufferOnly", path: "BufferOnly", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 10, width: 1 }, values: None, doc: "EVENT_TRACE_BUFFERING_MODE.", units: "", unknown: false, children: &[] },
            Field { name: "PrivateLogger", path: "PrivateLogger", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 11, width: 1 }, values: None, doc: "EVENT_TRACE_PRIVATE_LOGGER_MODE.", units: "", unknown: false, children: &[] },
            Field { name: "AddHeader", path: "AddHeader", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 12, width: 1 }, values: None, doc: "EVENT_TRACE_ADD_HEADER_MODE.", units: "", unknown: false, children: &[] },
            Field { name: "UseExisting", path: "UseExisting", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 13, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "UseGlobalSequence", path: "UseGlobalSequence", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 14, width: 1 }, values: None, doc: "EVENT_TRACE_USE_GLOBAL_SEQUENCE.", units: "", unknown: false, children: &[] },
            Field { name: "UseLocalSequence", path: "UseLocalSequence", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 15, width: 1 }, values: None, doc: "EVENT_TRACE_USE_LOCAL_SEQUENCE.", units: "", unknown: false, children: &[] },
            Field { name: "Unused2", path: "Unused2", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 16, width: 16 }, values: None, doc: "", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
fixed! {
    /// Mode of a logger, as named bits.
    ///
    /// Older form.
    /// In C: `WMI_LOGGER_MODE`, 0x4 bytes. Documented for 5.0.
    ///
    /// In the kernel's WMI_LOGGER_CONTEXT it overlays the mode as a number: LOGGER_MODE. For 5.1 and 5.2 it is from symbol files. For 5.0 it is assumed.
    ///
    /// Unknown:
    ///
    /// - Declaration of the bits above AddHeader in 5.0.
    ///
    /// Source: Geoff Chappell, *WMI_LOGGER_MODE*.
    owned V5_0 / V5_0View: lone [4] "WMI_LOGGER_MODE" Table::form(&LAYOUT_0);
    fields {
    }
    bits {
        /// EVENT_TRACE_FILE_MODE_SEQUENTIAL. `SequentialFile`, bit 0 of the integer at 0x00.
        sequential_file set_sequential_file: u32 = 4 0 0 1;
        /// EVENT_TRACE_FILE_MODE_CIRCULAR. `CircularFile`, bit 1 of the integer at 0x00.
        circular_file set_circular_file: u32 = 4 0 1 1;
        /// `Unused1`, bits 2 to 7 of the integer at 0x00.
        unused1 set_unused1: u32 = 4 0 2 6;
        /// EVENT_TRACE_REAL_TIME_MODE. `RealTime`, bit 8 of the integer at 0x00.
        real_time set_real_time: u32 = 4 0 8 1;
        /// EVENT_TRACE_DELAY_OPEN_FILE_MODE. `DelayOpenFile`, bit 9 of the integer at 0x00.
        delay_open_file set_delay_open_file: u32 = 4 0 9 1;
        /// EVENT_TRACE_BUFFERING_MODE. `BufferOnly`, bit 10 of the integer at 0x00.
        buffer_only set_buffer_only: u32 = 4 0 10 1;
        /// EVENT_TRACE_PRIVATE_LOGGER_MODE. `PrivateLogger`, bit 11 of the integer at 0x00.
        private_logger set_private_logger: u32 = 4 0 11 1;
        /// EVENT_TRACE_ADD_HEADER_MODE. `AddHeader`, bit 12 of the integer at 0x00.
        add_header set_add_header: u32 = 4 0 12 1;
    }
}

impl V5_0 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Mode of a logger, as named bits.
    ///
    /// In C: `WMI_LOGGER_MODE`, 0x4 bytes. Documented for 5.1..5.2.
    ///
    /// In the kernel's WMI_LOGGER_CONTEXT it overlays the mode as a number: LOGGER_MODE. For 5.1 and 5.2 it is from symbol files. For 5.0 it is assumed.
    ///
    /// Unknown:
    ///
    /// - Declaration of the bits above AddHeader in 5.0.
    ///
    /// Source: Geoff Chappell, *WMI_LOGGER_MODE*.
    #[doc(alias = "WMI_LOGGER_MODE")]
    owned WmiLoggerMode / WmiLoggerModeView: lone [4] "WMI_LOGGER_MODE" Table::form(&LAYOUT_1);
    fields {
    }
    bits {
        /// EVENT_TRACE_FILE_MODE_SEQUENTIAL. `SequentialFile`, bit 0 of the integer at 0x00.
        sequential_file set_sequential_file: u32 = 4 0 0 1;
        /// EVENT_TRACE_FILE_MODE_CIRCULAR. `CircularFile`, bit 1 of the integer at 0x00.
        circular_file set_circular_file: u32 = 4 0 1 1;
        /// EVENT_TRACE_FILE_MODE_APPEND. `AppendFile`, bit 2 of the integer at 0x00.
        append_file set_append_file: u32 = 4 0 2 1;
        /// `Unused1`, bits 3 to 7 of the integer at 0x00.
        unused1 set_unused1: u32 = 4 0 3 5;
        /// EVENT_TRACE_REAL_TIME_MODE. `RealTime`, bit 8 of the integer at 0x00.
        real_time set_real_time: u32 = 4 0 8 1;
        /// EVENT_TRACE_DELAY_OPEN_FILE_MODE. `DelayOpenFile`, bit 9 of the integer at 0x00.
        delay_open_file set_delay_open_file: u32 = 4 0 9 1;
        /// EVENT_TRACE_BUFFERING_MODE. `BufferOnly`, bit 10 of the integer at 0x00.
        buffer_only set_buffer_only: u32 = 4 0 10 1;
        /// EVENT_TRACE_PRIVATE_LOGGER_MODE. `PrivateLogger`, bit 11 of the integer at 0x00.
        private_logger set_private_logger: u32 = 4 0 11 1;
        /// EVENT_TRACE_ADD_HEADER_MODE. `AddHeader`, bit 12 of the integer at 0x00.
        add_header set_add_header: u32 = 4 0 12 1;
        /// `UseExisting`, bit 13 of the integer at 0x00.
        use_existing set_use_existing: u32 = 4 0 13 1;
        /// EVENT_TRACE_USE_GLOBAL_SEQUENCE. `UseGlobalSequence`, bit 14 of the integer at 0x00.
        use_global_sequence set_use_global_sequence: u32 = 4 0 14 1;
        /// EVENT_TRACE_USE_LOCAL_SEQUENCE. `UseLocalSequence`, bit 15 of the integer at 0x00.
        use_local_sequence set_use_local_sequence: u32 = 4 0 15 1;
        /// `Unused2`, bits 16 to 31 of the integer at 0x00.
        unused2 set_unused2: u32 = 4 0 16 16;
    }
}

impl WmiLoggerMode {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
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
