// Generated from spec/structs/VIDEO_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! Display adapter.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS,
        &sources::OBSERVED_TRACES, &sources::SELENE_SDK
    ];
pub(crate) static LAYOUT_0: Layout = layout("VIDEO_RECORD", "VideoRecord")
    .size(2584)
    .about("Display adapter.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG MemorySize").at(0..4).about("Memory of the adapter.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG XResolution").at(4..8).means(Meaning::Pixels).with(&[More::Units("pixels")]),
        unsigned("ULONG YResolution").at(8..12).means(Meaning::Pixels).with(&[More::Units("pixels")]),
        unsigned("ULONG BitsPerPixel").at(12..16).means(Meaning::Count).with(&[More::Units("bits")]),
        unsigned("ULONG VRefresh").at(16..20).about("Refresh rate of the screen.").means(Meaning::Hertz)
            .with(&[More::Units("Hz")]),
        field(
            "WCHAR ChipType",
            Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 256 }
        )
            .at(20..532).about("Name of the chip.").means(Meaning::Text),
        field(
            "WCHAR DACType", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 256 }
        )
            .at(532..1044).about("Name of the digital-to-analog converter.").means(Meaning::Text),
        field(
            "WCHAR AdapterString",
            Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 256 }
        )
            .at(1044..1556).about("Name of the adapter.").means(Meaning::Text),
        field(
            "WCHAR BiosString",
            Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 256 }
        )
            .at(1556..2068).about("Name of the adapter's BIOS.").means(Meaning::Text),
        field(
            "WCHAR DeviceId",
            Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 256 }
        )
            .at(2068..2580).about("Name of the device.").means(Meaning::Text),
        unsigned("ULONG StateFlags").at(2580..2584).about("Flags of the documented DISPLAY_DEVICE.")
            .means(Meaning::Flags),
    ]);
fixed! {
    /// Display adapter.
    ///
    /// In C: `VIDEO_RECORD`, 0xa18 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public
    /// projects*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "VIDEO_RECORD")]
    owned VideoRecord / VideoRecordView: lone,
        name = "VIDEO_RECORD", size = 2584, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Memory of the adapter. `ULONG MemorySize` at 0x00. Unit: bytes.
        memory_size / set_memory_size: u32, at = 0;
        /// `ULONG XResolution` at 0x04. Unit: pixels.
        xresolution / set_xresolution: u32, at = 4;
        /// `ULONG YResolution` at 0x08. Unit: pixels.
        yresolution / set_yresolution: u32, at = 8;
        /// `ULONG BitsPerPixel` at 0x0C. Unit: bits.
        bits_per_pixel / set_bits_per_pixel: u32, at = 12;
        /// Refresh rate of the screen. `ULONG VRefresh` at 0x10. Unit: Hz.
        vrefresh / set_vrefresh: u32, at = 16;
        /// Name of the chip. `WCHAR ChipType` at 0x14.
        chip_type / set_chip_type: [u16; 256], at = 20;
        /// Name of the digital-to-analog converter. `WCHAR DACType` at 0x214.
        dac_type / set_dac_type: [u16; 256], at = 532;
        /// Name of the adapter. `WCHAR AdapterString` at 0x414.
        adapter_string / set_adapter_string: [u16; 256], at = 1044;
        /// Name of the adapter's BIOS. `WCHAR BiosString` at 0x614.
        bios_string / set_bios_string: [u16; 256], at = 1556;
        /// Name of the device. `WCHAR DeviceId` at 0x814.
        device_id / set_device_id: [u16; 256], at = 2068;
        /// Flags of the documented DISPLAY_DEVICE. `ULONG StateFlags` at 0xA14.
        state_flags / set_state_flags: u32, at = 2580;
    }
}
