// Generated from spec/structs/PROCESSOR_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PROCESSOR_RECORD in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::{
    Bytes, Element, Elements, Error, Guid, Record, Sealed, array, fill, get, part,
    part_mut, put,
};
#[cfg(feature = "alloc")]
#[allow(unused_imports)]
use crate::rt::{Tailed, to_vec};
#[cfg(feature = "binrw")]
#[allow(unused_imports)]
use crate::rt::{binrw_fixed, binrw_inserted, binrw_tailed};
/// One of the processors.
///
/// In C: `PROCESSOR_RECORD`, 0x1ac bytes. Releases 5.0+.
///
/// The name of the structure is in the list of types of Microsoft's header, and is taken to be that of this event; the names of the fields are the project's. In real events the processors of one machine have the numbers from 0 on, and the same features and speed.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `ProcessorIndex` |
/// | 0x04 | 0x4 | ULONG | `FeatureSet` |
/// | 0x08 | 0x4 | ULONG | `ProcessorSpeed` |
/// | 0x0c | 0x80 | WCHAR \[64\] | `ProcessorName` |
/// | 0x8c | 0x100 | WCHAR \[128\] | `ProcessorIdentifier` |
/// | 0x18c | 0x20 | WCHAR \[16\] | `VendorIdentifier` |
///
/// Source: The etwspec developers, *Nineteen log files of public projects*; Geoff Chappell, *NTWMI.H*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PROCESSOR_RECORD")]
pub struct ProcessorRecord {
    /// `ULONG ProcessorIndex`, at 0x00. The number of the processor.
    pub processor_index: u32,
    /// `ULONG FeatureSet`, at 0x04. What it is for is not known.
    pub feature_set: u32,
    /// `ULONG ProcessorSpeed`, at 0x08. Unit: MHz.
    pub processor_speed: u32,
    /// `WCHAR ProcessorName`, at 0x0C. A text that ends at its zero.
    pub processor_name: [u16; 64],
    /// `WCHAR ProcessorIdentifier`, at 0x8C. A text that ends at its zero: the architecture, and the numbers of family, model and stepping.
    pub processor_identifier: [u16; 128],
    /// `WCHAR VendorIdentifier`, at 0x18C. A text that ends at its zero.
    pub vendor_identifier: [u16; 16],
}
impl ProcessorRecord {
    /// The size in bytes.
    pub const SIZE: usize = 428;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 428]) -> Self {
        Self {
            processor_index: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            feature_set: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            processor_speed: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            processor_name: array(part::<12, 128, _>(bytes), u16::from_le_bytes),
            processor_identifier: array(part::<140, 256, _>(bytes), u16::from_le_bytes),
            vendor_identifier: array(part::<396, 32, _>(bytes), u16::from_le_bytes),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 428 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "PROCESSOR_RECORD",
                    needed: 428,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 428] {
        let mut bytes = [0; 428];
        put::<0, 4, _>(&mut bytes, self.processor_index.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.feature_set.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.processor_speed.to_le_bytes());
        fill(
            part_mut::<12, 128, _>(&mut bytes),
            &self.processor_name,
            |element| element.to_le_bytes(),
        );
        fill(
            part_mut::<140, 256, _>(&mut bytes),
            &self.processor_identifier,
            |element| element.to_le_bytes(),
        );
        fill(
            part_mut::<396, 32, _>(&mut bytes),
            &self.vendor_identifier,
            |element| element.to_le_bytes(),
        );
        bytes
    }
    /// `ULONG ProcessorIndex`, at 0x00. The number of the processor.
    #[inline]
    pub fn processor_index(&self) -> u32 {
        self.processor_index
    }
    /// Sets `ProcessorIndex`.
    #[inline]
    pub fn set_processor_index(&mut self, value: u32) {
        self.processor_index = value;
    }
    /// `ULONG FeatureSet`, at 0x04. What it is for is not known.
    #[inline]
    pub fn feature_set(&self) -> u32 {
        self.feature_set
    }
    /// Sets `FeatureSet`.
    #[inline]
    pub fn set_feature_set(&mut self, value: u32) {
        self.feature_set = value;
    }
    /// `ULONG ProcessorSpeed`, at 0x08. Unit: MHz.
    #[inline]
    pub fn processor_speed(&self) -> u32 {
        self.processor_speed
    }
    /// Sets `ProcessorSpeed`.
    #[inline]
    pub fn set_processor_speed(&mut self, value: u32) {
        self.processor_speed = value;
    }
    /// `WCHAR ProcessorName`, at 0x0C. A text that ends at its zero.
    #[inline]
    pub fn processor_name(&self) -> [u16; 64] {
        self.processor_name
    }
    /// Sets `ProcessorName`.
    #[inline]
    pub fn set_processor_name(&mut self, value: [u16; 64]) {
        self.processor_name = value;
    }
    /// `WCHAR ProcessorIdentifier`, at 0x8C. A text that ends at its zero: the architecture, and the numbers of family, model and stepping.
    #[inline]
    pub fn processor_identifier(&self) -> [u16; 128] {
        self.processor_identifier
    }
    /// Sets `ProcessorIdentifier`.
    #[inline]
    pub fn set_processor_identifier(&mut self, value: [u16; 128]) {
        self.processor_identifier = value;
    }
    /// `WCHAR VendorIdentifier`, at 0x18C. A text that ends at its zero.
    #[inline]
    pub fn vendor_identifier(&self) -> [u16; 16] {
        self.vendor_identifier
    }
    /// Sets `VendorIdentifier`.
    #[inline]
    pub fn set_vendor_identifier(&mut self, value: [u16; 16]) {
        self.vendor_identifier = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::processor_record::V5_0;
}
impl Default for ProcessorRecord {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 428])
    }
}
impl Sealed for ProcessorRecord {}
impl Record for ProcessorRecord {
    const NAME: &'static str = "PROCESSOR_RECORD";
    const SIZE: usize = 428;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for ProcessorRecord {
    const SIZE: usize = 428;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(ProcessorRecord);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for ProcessorRecord {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<[u16; 64]>(),
                proptest::arbitrary::any::<[u16; 128]>(),
                proptest::arbitrary::any::<[u16; 16]>(),
            ),
        )
            .prop_map(|
                (
                    (
                        processor_index,
                        feature_set,
                        processor_speed,
                        processor_name,
                        processor_identifier,
                        vendor_identifier,
                    ),
                )|
            Self {
                processor_index,
                feature_set,
                processor_speed,
                processor_name,
                processor_identifier,
                vendor_identifier,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`ProcessorRecord`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ProcessorRecordView<'a> {
    fixed: &'a [u8; 428],
}
impl<'a> ProcessorRecordView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 428 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "PROCESSOR_RECORD",
                    needed: 428,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 428]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> ProcessorRecord {
        ProcessorRecord::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 428] {
        self.fixed
    }
    /// `ULONG ProcessorIndex`, at 0x00. The number of the processor.
    #[inline]
    pub fn processor_index(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG FeatureSet`, at 0x04. What it is for is not known.
    #[inline]
    pub fn feature_set(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG ProcessorSpeed`, at 0x08. Unit: MHz.
    #[inline]
    pub fn processor_speed(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `WCHAR ProcessorName`, at 0x0C. A text that ends at its zero.
    #[inline]
    pub fn processor_name(&self) -> [u16; 64] {
        array(part::<12, 128, _>(self.fixed), u16::from_le_bytes)
    }
    /// `WCHAR ProcessorIdentifier`, at 0x8C. A text that ends at its zero: the architecture, and the numbers of family, model and stepping.
    #[inline]
    pub fn processor_identifier(&self) -> [u16; 128] {
        array(part::<140, 256, _>(self.fixed), u16::from_le_bytes)
    }
    /// `WCHAR VendorIdentifier`, at 0x18C. A text that ends at its zero.
    #[inline]
    pub fn vendor_identifier(&self) -> [u16; 16] {
        array(part::<396, 32, _>(self.fixed), u16::from_le_bytes)
    }
}
impl core::fmt::Debug for ProcessorRecordView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("ProcessorRecordView");
        out.field("processor_index", &self.processor_index());
        out.field("feature_set", &self.feature_set());
        out.field("processor_speed", &self.processor_speed());
        out.field("processor_name", &self.processor_name());
        out.field("processor_identifier", &self.processor_identifier());
        out.field("vendor_identifier", &self.vendor_identifier());
        out.finish()
    }
}
