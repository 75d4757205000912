// Generated from spec/structs/CONFIG_DEVICEFAMILY_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! CONFIG_DEVICEFAMILY_RECORD in the form of releases 5.0+.
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
/// Which family of devices Windows runs on.
///
/// Microsoft gives it no name: `CONFIG_DEVICEFAMILY_RECORD`, 0x10 bytes. Releases 5.0+.
///
/// One real event has these values; the names of the fields are the project's.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONGLONG | `UapInfo` |
/// | 0x08 | 0x4 | ULONG | `DeviceFamily` |
/// | 0x0c | 0x4 | ULONG | `DeviceForm` |
///
/// Source: The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "CONFIG_DEVICEFAMILY_RECORD")]
pub struct ConfigDevicefamilyRecord {
    /// `ULONGLONG UapInfo`, at 0x00. The version of Windows in four numbers of 16 bits, the first in the highest.
    pub uap_info: u64,
    /// `ULONG DeviceFamily`, at 0x08. A number of the family; 9 was observed on a server.
    pub device_family: u32,
    /// `ULONG DeviceForm`, at 0x0C. What it is for is not known.
    pub device_form: u32,
}
impl ConfigDevicefamilyRecord {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            uap_info: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            device_family: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            device_form: u32::from_le_bytes(get::<12, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "CONFIG_DEVICEFAMILY_RECORD",
                    needed: 16,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.uap_info.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.device_family.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.device_form.to_le_bytes());
        bytes
    }
    /// `ULONGLONG UapInfo`, at 0x00. The version of Windows in four numbers of 16 bits, the first in the highest.
    #[inline]
    pub fn uap_info(&self) -> u64 {
        self.uap_info
    }
    /// Sets `UapInfo`.
    #[inline]
    pub fn set_uap_info(&mut self, value: u64) {
        self.uap_info = value;
    }
    /// `ULONG DeviceFamily`, at 0x08. A number of the family; 9 was observed on a server.
    #[inline]
    pub fn device_family(&self) -> u32 {
        self.device_family
    }
    /// Sets `DeviceFamily`.
    #[inline]
    pub fn set_device_family(&mut self, value: u32) {
        self.device_family = value;
    }
    /// `ULONG DeviceForm`, at 0x0C. What it is for is not known.
    #[inline]
    pub fn device_form(&self) -> u32 {
        self.device_form
    }
    /// Sets `DeviceForm`.
    #[inline]
    pub fn set_device_form(&mut self, value: u32) {
        self.device_form = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::config_devicefamily_record::V5_0;
}
impl Default for ConfigDevicefamilyRecord {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for ConfigDevicefamilyRecord {}
impl Record for ConfigDevicefamilyRecord {
    const NAME: &'static str = "CONFIG_DEVICEFAMILY_RECORD";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for ConfigDevicefamilyRecord {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(ConfigDevicefamilyRecord);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for ConfigDevicefamilyRecord {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|((uap_info, device_family, device_form),)| Self {
                uap_info,
                device_family,
                device_form,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`ConfigDevicefamilyRecord`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ConfigDevicefamilyRecordView<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> ConfigDevicefamilyRecordView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "CONFIG_DEVICEFAMILY_RECORD",
                    needed: 16,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 16]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> ConfigDevicefamilyRecord {
        ConfigDevicefamilyRecord::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `ULONGLONG UapInfo`, at 0x00. The version of Windows in four numbers of 16 bits, the first in the highest.
    #[inline]
    pub fn uap_info(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG DeviceFamily`, at 0x08. A number of the family; 9 was observed on a server.
    #[inline]
    pub fn device_family(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG DeviceForm`, at 0x0C. What it is for is not known.
    #[inline]
    pub fn device_form(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for ConfigDevicefamilyRecordView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("ConfigDevicefamilyRecordView");
        out.field("uap_info", &self.uap_info());
        out.field("device_family", &self.device_family());
        out.field("device_form", &self.device_form());
        out.finish()
    }
}
