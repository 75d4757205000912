// Generated from spec/structs/VIDEO_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! Display adapter.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("VIDEO_RECORD", "VideoRecord", (2584, 2584), "Display adapter.", &[
    unsigned("MemorySize", 0, 4, "ULONG", "Memory of the adapter.").in_units("bytes").means(Meaning::Bytes),
    unsigned("XResolution", 4, 4, "ULONG", "").in_units("pixels").means(Meaning::Pixels),
    unsigned("YResolution", 8, 4, "ULONG", "").in_units("pixels").means(Meaning::Pixels),
    unsigned("BitsPerPixel", 12, 4, "ULONG", "").in_units("bits").means(Meaning::Count),
    unsigned("VRefresh", 16, 4, "ULONG", "Refresh rate of the screen.").in_units("Hz").means(Meaning::Hertz),
    field("ChipType", 20, 512, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 256 }, "Name of the chip.").means(Meaning::Text),
    field("DACType", 532, 512, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 256 }, "Name of the digital-to-analog converter.").means(Meaning::Text),
    field("AdapterString", 1044, 512, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 256 }, "Name of the adapter.").means(Meaning::Text),
    field("BiosString", 1556, 512, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 256 }, "Name of the adapter's BIOS.").means(Meaning::Text),
    field("DeviceId", 2068, 512, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 256 }, "Name of the device.").means(Meaning::Text),
    unsigned("StateFlags", 2580, 4, "ULONG", "Flags of the documented DISPLAY_DEVICE.").means(Meaning::Flags),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Display adapter.
    ///
    /// In C: `VIDEO_RECORD`, 0xa18 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "VIDEO_RECORD")]
    owned VideoRecord / VideoRecordView: lone [2584] "VIDEO_RECORD" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Memory of the adapter. `ULONG MemorySize` at 0x00. Unit: bytes.
        memory_size set_memory_size: u32 = 0;
        /// `ULONG XResolution` at 0x04. Unit: pixels.
        xresolution set_xresolution: u32 = 4;
        /// `ULONG YResolution` at 0x08. Unit: pixels.
        yresolution set_yresolution: u32 = 8;
        /// `ULONG BitsPerPixel` at 0x0C. Unit: bits.
        bits_per_pixel set_bits_per_pixel: u32 = 12;
        /// Refresh rate of the screen. `ULONG VRefresh` at 0x10. Unit: Hz.
        vrefresh set_vrefresh: u32 = 16;
        /// Name of the chip. `WCHAR ChipType` at 0x14.
        chip_type set_chip_type: [u16; 256] = 20;
        /// Name of the digital-to-analog converter. `WCHAR DACType` at 0x214.
        dac_type set_dac_type: [u16; 256] = 532;
        /// Name of the adapter. `WCHAR AdapterString` at 0x414.
        adapter_string set_adapter_string: [u16; 256] = 1044;
        /// Name of the adapter's BIOS. `WCHAR BiosString` at 0x614.
        bios_string set_bios_string: [u16; 256] = 1556;
        /// Name of the device. `WCHAR DeviceId` at 0x814.
        device_id set_device_id: [u16; 256] = 2068;
        /// Flags of the documented DISPLAY_DEVICE. `ULONG StateFlags` at 0xA14.
        state_flags set_state_flags: u32 = 2580;
    }
    bits {
    }
}
