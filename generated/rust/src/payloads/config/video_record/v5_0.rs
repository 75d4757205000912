// Generated from spec/structs/VIDEO_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! VIDEO_RECORD in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A display adapter.
///
/// In C: `VIDEO_RECORD`, 0xa18 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "VIDEO_RECORD")]
pub struct VideoRecord {
    /// `ULONG MemorySize`, at 0x00. The memory of the adapter.
    pub memory_size: u32,
    /// `ULONG XResolution`, at 0x04. Unit: pixels.
    pub x_resolution: u32,
    /// `ULONG YResolution`, at 0x08. Unit: pixels.
    pub y_resolution: u32,
    /// `ULONG BitsPerPixel`, at 0x0C. Unit: bits.
    pub bits_per_pixel: u32,
    /// `ULONG VRefresh`, at 0x10. How often the screen is drawn. Unit: Hz.
    pub v_refresh: u32,
    /// `WCHAR ChipType`, at 0x14. The name of the chip.
    #[cfg_attr(feature = "serde", serde(with = "crate::rt::arrays"))]
    pub chip_type: [u16; 256],
    /// `WCHAR DACType`, at 0x214. The name of the digital-to-analogue converter.
    #[cfg_attr(feature = "serde", serde(with = "crate::rt::arrays"))]
    pub dac_type: [u16; 256],
    /// `WCHAR AdapterString`, at 0x414. The name of the adapter.
    #[cfg_attr(feature = "serde", serde(with = "crate::rt::arrays"))]
    pub adapter_string: [u16; 256],
    /// `WCHAR BiosString`, at 0x614. The name of the adapter's BIOS.
    #[cfg_attr(feature = "serde", serde(with = "crate::rt::arrays"))]
    pub bios_string: [u16; 256],
    /// `WCHAR DeviceId`, at 0x814. The name of the device.
    #[cfg_attr(feature = "serde", serde(with = "crate::rt::arrays"))]
    pub device_id: [u16; 256],
    /// `ULONG StateFlags`, at 0xA14. Flags of the documented DISPLAY_DEVICE.
    pub state_flags: u32,
}

impl VideoRecord {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 2584]) -> Self {
        Self {
            memory_size: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            x_resolution: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            y_resolution: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            bits_per_pixel: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            v_refresh: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            chip_type: array(part::<20, 512, _>(bytes), u16::from_le_bytes),
            dac_type: array(part::<532, 512, _>(bytes), u16::from_le_bytes),
            adapter_string: array(part::<1044, 512, _>(bytes), u16::from_le_bytes),
            bios_string: array(part::<1556, 512, _>(bytes), u16::from_le_bytes),
            device_id: array(part::<2068, 512, _>(bytes), u16::from_le_bytes),
            state_flags: u32::from_le_bytes(get::<2580, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 2584] {
        let mut bytes = [0; 2584];
        put::<0, 4, _>(&mut bytes, self.memory_size.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.x_resolution.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.y_resolution.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.bits_per_pixel.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.v_refresh.to_le_bytes());
        fill(part_mut::<20, 512, _>(&mut bytes), &self.chip_type, |element| element.to_le_bytes());
        fill(part_mut::<532, 512, _>(&mut bytes), &self.dac_type, |element| element.to_le_bytes());
        fill(part_mut::<1044, 512, _>(&mut bytes), &self.adapter_string, |element| element.to_le_bytes());
        fill(part_mut::<1556, 512, _>(&mut bytes), &self.bios_string, |element| element.to_le_bytes());
        fill(part_mut::<2068, 512, _>(&mut bytes), &self.device_id, |element| element.to_le_bytes());
        put::<2580, 4, _>(&mut bytes, self.state_flags.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::video_record::V5_0;
}

fixed_record!(VideoRecord, VideoRecordView, 2584, "VIDEO_RECORD");
getters! {
    self VideoRecordView "VideoRecordView" {
        /// `ULONG MemorySize`, at 0x00.
        memory_size: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG XResolution`, at 0x04.
        x_resolution: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG YResolution`, at 0x08.
        y_resolution: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG BitsPerPixel`, at 0x0C.
        bits_per_pixel: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONG VRefresh`, at 0x10.
        v_refresh: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `WCHAR ChipType`, at 0x14.
        chip_type: [u16; 256] = array(part::<20, 512, _>(self.fixed), u16::from_le_bytes);
        /// `WCHAR DACType`, at 0x214.
        dac_type: [u16; 256] = array(part::<532, 512, _>(self.fixed), u16::from_le_bytes);
        /// `WCHAR AdapterString`, at 0x414.
        adapter_string: [u16; 256] = array(part::<1044, 512, _>(self.fixed), u16::from_le_bytes);
        /// `WCHAR BiosString`, at 0x614.
        bios_string: [u16; 256] = array(part::<1556, 512, _>(self.fixed), u16::from_le_bytes);
        /// `WCHAR DeviceId`, at 0x814.
        device_id: [u16; 256] = array(part::<2068, 512, _>(self.fixed), u16::from_le_bytes);
        /// `ULONG StateFlags`, at 0xA14.
        state_flags: u32 = u32::from_le_bytes(get::<2580, 4, _>(self.fixed));
    }
}
