// Generated from spec/structs/WMI_POWER_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_POWER_RECORD in the form of releases 5.0+.
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
/// The sleep states that the machine supports.
///
/// In C: `WMI_POWER_RECORD`, 0x8 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x1 | BOOLEAN | `SystemS1` |
/// | 0x01 | 0x1 | BOOLEAN | `SystemS2` |
/// | 0x02 | 0x1 | BOOLEAN | `SystemS3` |
/// | 0x03 | 0x1 | BOOLEAN | `SystemS4` |
/// | 0x04 | 0x1 | BOOLEAN | `SystemS5` |
/// | 0x05 | 0x1 | BOOLEAN | `AoAc` |
/// | 0x06 | 0x1 | CHAR | `Pad2` |
/// | 0x07 | 0x1 | CHAR | `Pad3` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_POWER_RECORD")]
pub struct WmiPowerRecord {
    /// `BOOLEAN SystemS1`, at 0x00.
    pub system_s1: u8,
    /// `BOOLEAN SystemS2`, at 0x01.
    pub system_s2: u8,
    /// `BOOLEAN SystemS3`, at 0x02.
    pub system_s3: u8,
    /// `BOOLEAN SystemS4`, at 0x03. Hibernation.
    pub system_s4: u8,
    /// `BOOLEAN SystemS5`, at 0x04. Off.
    pub system_s5: u8,
    /// `BOOLEAN AoAc`, at 0x05. Always on, always connected: what was later called modern standby.
    pub ao_ac: u8,
    /// `CHAR Pad2`, at 0x06. What it is for is not known.
    pub pad2: i8,
    /// `CHAR Pad3`, at 0x07. What it is for is not known.
    pub pad3: i8,
}
impl WmiPowerRecord {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            system_s1: u8::from_le_bytes(get::<0, 1, _>(bytes)),
            system_s2: u8::from_le_bytes(get::<1, 1, _>(bytes)),
            system_s3: u8::from_le_bytes(get::<2, 1, _>(bytes)),
            system_s4: u8::from_le_bytes(get::<3, 1, _>(bytes)),
            system_s5: u8::from_le_bytes(get::<4, 1, _>(bytes)),
            ao_ac: u8::from_le_bytes(get::<5, 1, _>(bytes)),
            pad2: i8::from_le_bytes(get::<6, 1, _>(bytes)),
            pad3: i8::from_le_bytes(get::<7, 1, _>(bytes)),
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
                    name: "WMI_POWER_RECORD",
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
        put::<0, 1, _>(&mut bytes, self.system_s1.to_le_bytes());
        put::<1, 1, _>(&mut bytes, self.system_s2.to_le_bytes());
        put::<2, 1, _>(&mut bytes, self.system_s3.to_le_bytes());
        put::<3, 1, _>(&mut bytes, self.system_s4.to_le_bytes());
        put::<4, 1, _>(&mut bytes, self.system_s5.to_le_bytes());
        put::<5, 1, _>(&mut bytes, self.ao_ac.to_le_bytes());
        put::<6, 1, _>(&mut bytes, self.pad2.to_le_bytes());
        put::<7, 1, _>(&mut bytes, self.pad3.to_le_bytes());
        bytes
    }
    /// `BOOLEAN SystemS1`, at 0x00.
    #[inline]
    pub fn system_s1(&self) -> u8 {
        self.system_s1
    }
    /// Sets `SystemS1`.
    #[inline]
    pub fn set_system_s1(&mut self, value: u8) {
        self.system_s1 = value;
    }
    /// `BOOLEAN SystemS2`, at 0x01.
    #[inline]
    pub fn system_s2(&self) -> u8 {
        self.system_s2
    }
    /// Sets `SystemS2`.
    #[inline]
    pub fn set_system_s2(&mut self, value: u8) {
        self.system_s2 = value;
    }
    /// `BOOLEAN SystemS3`, at 0x02.
    #[inline]
    pub fn system_s3(&self) -> u8 {
        self.system_s3
    }
    /// Sets `SystemS3`.
    #[inline]
    pub fn set_system_s3(&mut self, value: u8) {
        self.system_s3 = value;
    }
    /// `BOOLEAN SystemS4`, at 0x03. Hibernation.
    #[inline]
    pub fn system_s4(&self) -> u8 {
        self.system_s4
    }
    /// Sets `SystemS4`.
    #[inline]
    pub fn set_system_s4(&mut self, value: u8) {
        self.system_s4 = value;
    }
    /// `BOOLEAN SystemS5`, at 0x04. Off.
    #[inline]
    pub fn system_s5(&self) -> u8 {
        self.system_s5
    }
    /// Sets `SystemS5`.
    #[inline]
    pub fn set_system_s5(&mut self, value: u8) {
        self.system_s5 = value;
    }
    /// `BOOLEAN AoAc`, at 0x05. Always on, always connected: what was later called modern standby.
    #[inline]
    pub fn ao_ac(&self) -> u8 {
        self.ao_ac
    }
    /// Sets `AoAc`.
    #[inline]
    pub fn set_ao_ac(&mut self, value: u8) {
        self.ao_ac = value;
    }
    /// `CHAR Pad2`, at 0x06. What it is for is not known.
    #[inline]
    pub fn pad2(&self) -> i8 {
        self.pad2
    }
    /// Sets `Pad2`.
    #[inline]
    pub fn set_pad2(&mut self, value: i8) {
        self.pad2 = value;
    }
    /// `CHAR Pad3`, at 0x07. What it is for is not known.
    #[inline]
    pub fn pad3(&self) -> i8 {
        self.pad3
    }
    /// Sets `Pad3`.
    #[inline]
    pub fn set_pad3(&mut self, value: i8) {
        self.pad3 = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_power_record::V5_0;
}
impl Default for WmiPowerRecord {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for WmiPowerRecord {}
impl Record for WmiPowerRecord {
    const NAME: &'static str = "WMI_POWER_RECORD";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for WmiPowerRecord {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(WmiPowerRecord);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiPowerRecord {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<i8>(),
                proptest::arbitrary::any::<i8>(),
            ),
        )
            .prop_map(|
                (
                    (
                        system_s1,
                        system_s2,
                        system_s3,
                        system_s4,
                        system_s5,
                        ao_ac,
                        pad2,
                        pad3,
                    ),
                )|
            Self {
                system_s1,
                system_s2,
                system_s3,
                system_s4,
                system_s5,
                ao_ac,
                pad2,
                pad3,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`WmiPowerRecord`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiPowerRecordView<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> WmiPowerRecordView<'a> {
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
                    name: "WMI_POWER_RECORD",
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
    pub fn to_value(&self) -> WmiPowerRecord {
        WmiPowerRecord::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `BOOLEAN SystemS1`, at 0x00.
    #[inline]
    pub fn system_s1(&self) -> u8 {
        u8::from_le_bytes(get::<0, 1, _>(self.fixed))
    }
    /// `BOOLEAN SystemS2`, at 0x01.
    #[inline]
    pub fn system_s2(&self) -> u8 {
        u8::from_le_bytes(get::<1, 1, _>(self.fixed))
    }
    /// `BOOLEAN SystemS3`, at 0x02.
    #[inline]
    pub fn system_s3(&self) -> u8 {
        u8::from_le_bytes(get::<2, 1, _>(self.fixed))
    }
    /// `BOOLEAN SystemS4`, at 0x03. Hibernation.
    #[inline]
    pub fn system_s4(&self) -> u8 {
        u8::from_le_bytes(get::<3, 1, _>(self.fixed))
    }
    /// `BOOLEAN SystemS5`, at 0x04. Off.
    #[inline]
    pub fn system_s5(&self) -> u8 {
        u8::from_le_bytes(get::<4, 1, _>(self.fixed))
    }
    /// `BOOLEAN AoAc`, at 0x05. Always on, always connected: what was later called modern standby.
    #[inline]
    pub fn ao_ac(&self) -> u8 {
        u8::from_le_bytes(get::<5, 1, _>(self.fixed))
    }
    /// `CHAR Pad2`, at 0x06. What it is for is not known.
    #[inline]
    pub fn pad2(&self) -> i8 {
        i8::from_le_bytes(get::<6, 1, _>(self.fixed))
    }
    /// `CHAR Pad3`, at 0x07. What it is for is not known.
    #[inline]
    pub fn pad3(&self) -> i8 {
        i8::from_le_bytes(get::<7, 1, _>(self.fixed))
    }
}
impl core::fmt::Debug for WmiPowerRecordView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiPowerRecordView");
        out.field("system_s1", &self.system_s1());
        out.field("system_s2", &self.system_s2());
        out.field("system_s3", &self.system_s3());
        out.field("system_s4", &self.system_s4());
        out.field("system_s5", &self.system_s5());
        out.field("ao_ac", &self.ao_ac());
        out.field("pad2", &self.pad2());
        out.field("pad3", &self.pad3());
        out.finish()
    }
}
