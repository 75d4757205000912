// Generated from spec/structs/PROCESSOR_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PROCESSOR_RECORD in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// One of the processors.
///
/// In C: `PROCESSOR_RECORD`, 0x1ac bytes. Releases 5.0+.
///
/// In 28 real events, one for each processor of a machine, the numbers go from 0 on, and the features and the speed are the same.
///
/// Source: Can Bölük, *Types of Windows, from its symbol files*; The etwspec developers, *Nineteen log files of public projects*; Geoff Chappell, *NTWMI.H*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PROCESSOR_RECORD")]
pub struct ProcessorRecord {
    /// `ULONG Index`, at 0x00. The number of the processor.
    pub index: u32,
    /// `ULONG FeatureSet`, at 0x04. What it is for is not known.
    pub feature_set: u32,
    /// `ULONG ProcessorSpeed`, at 0x08. Unit: MHz.
    pub processor_speed: u32,
    /// `WCHAR ProcessorName`, at 0x0C. A text that ends at its zero.
    #[cfg_attr(feature = "serde", serde(with = "crate::rt::arrays"))]
    pub processor_name: [u16; 64],
    /// `WCHAR ProcessorIdentifier`, at 0x8C. A text that ends at its zero: the architecture, and the numbers of family, model and stepping.
    #[cfg_attr(feature = "serde", serde(with = "crate::rt::arrays"))]
    pub processor_identifier: [u16; 128],
    /// `WCHAR VendorIdentifier`, at 0x18C. A text that ends at its zero.
    pub vendor_identifier: [u16; 16],
}

impl ProcessorRecord {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 428]) -> Self {
        Self {
            index: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            feature_set: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            processor_speed: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            processor_name: array(part::<12, 128, _>(bytes), u16::from_le_bytes),
            processor_identifier: array(part::<140, 256, _>(bytes), u16::from_le_bytes),
            vendor_identifier: array(part::<396, 32, _>(bytes), u16::from_le_bytes),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 428] {
        let mut bytes = [0; 428];
        put::<0, 4, _>(&mut bytes, self.index.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.feature_set.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.processor_speed.to_le_bytes());
        fill(part_mut::<12, 128, _>(&mut bytes), &self.processor_name, |element| element.to_le_bytes());
        fill(part_mut::<140, 256, _>(&mut bytes), &self.processor_identifier, |element| element.to_le_bytes());
        fill(part_mut::<396, 32, _>(&mut bytes), &self.vendor_identifier, |element| element.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::processor_record::V5_0;
}

fixed_record!(ProcessorRecord, ProcessorRecordView, 428, "PROCESSOR_RECORD");
getters! {
    self ProcessorRecordView "ProcessorRecordView" {
        /// `ULONG Index`, at 0x00.
        index: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG FeatureSet`, at 0x04.
        feature_set: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG ProcessorSpeed`, at 0x08.
        processor_speed: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `WCHAR ProcessorName`, at 0x0C.
        processor_name: [u16; 64] = array(part::<12, 128, _>(self.fixed), u16::from_le_bytes);
        /// `WCHAR ProcessorIdentifier`, at 0x8C.
        processor_identifier: [u16; 128] = array(part::<140, 256, _>(self.fixed), u16::from_le_bytes);
        /// `WCHAR VendorIdentifier`, at 0x18C.
        vendor_identifier: [u16; 16] = array(part::<396, 32, _>(self.fixed), u16::from_le_bytes);
    }
}
