// Generated from spec/structs/WMI_DPI_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_DPI_RECORD in the form of releases 5.0+.
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
/// How finely the display is resolved.
///
/// In C: `WMI_DPI_RECORD`, 0x8 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `MachineDPI` |
/// | 0x04 | 0x4 | ULONG | `UserDPI` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_DPI_RECORD")]
pub struct WmiDpiRecord {
    /// `ULONG MachineDPI`, at 0x00. Unit: dots per inch.
    pub machine_dpi: u32,
    /// `ULONG UserDPI`, at 0x04. Unit: dots per inch.
    pub user_dpi: u32,
}
impl WmiDpiRecord {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            machine_dpi: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            user_dpi: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "WMI_DPI_RECORD",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.machine_dpi.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.user_dpi.to_le_bytes());
        bytes
    }
    /// `ULONG MachineDPI`, at 0x00. Unit: dots per inch.
    #[inline]
    pub fn machine_dpi(&self) -> u32 {
        self.machine_dpi
    }
    /// Sets `MachineDPI`.
    #[inline]
    pub fn set_machine_dpi(&mut self, value: u32) {
        self.machine_dpi = value;
    }
    /// `ULONG UserDPI`, at 0x04. Unit: dots per inch.
    #[inline]
    pub fn user_dpi(&self) -> u32 {
        self.user_dpi
    }
    /// Sets `UserDPI`.
    #[inline]
    pub fn set_user_dpi(&mut self, value: u32) {
        self.user_dpi = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_dpi_record::V5_0;
}
impl Default for WmiDpiRecord {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for WmiDpiRecord {}
impl Record for WmiDpiRecord {
    const NAME: &'static str = "WMI_DPI_RECORD";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for WmiDpiRecord {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(WmiDpiRecord);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiDpiRecord {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u32>(), proptest::arbitrary::any::<u32>()),
        )
            .prop_map(|((machine_dpi, user_dpi),)| Self { machine_dpi, user_dpi });
        strategy.boxed()
    }
}
/// A borrowed view of [`WmiDpiRecord`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiDpiRecordView<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> WmiDpiRecordView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "WMI_DPI_RECORD",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 8]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> WmiDpiRecord {
        WmiDpiRecord::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `ULONG MachineDPI`, at 0x00. Unit: dots per inch.
    #[inline]
    pub fn machine_dpi(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG UserDPI`, at 0x04. Unit: dots per inch.
    #[inline]
    pub fn user_dpi(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for WmiDpiRecordView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiDpiRecordView");
        out.field("machine_dpi", &self.machine_dpi());
        out.field("user_dpi", &self.user_dpi());
        out.finish()
    }
}
