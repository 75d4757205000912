// Generated from spec/structs/CONFIG_MACHINEID_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! CONFIG_MACHINEID_RECORD in the form of releases 5.0+.
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
/// An identifier of the machine.
///
/// Microsoft gives it no name: `CONFIG_MACHINEID_RECORD`, 0x10 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x10 | GUID | `MachineId` |
///
/// Source: The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "CONFIG_MACHINEID_RECORD")]
pub struct ConfigMachineidRecord {
    /// `GUID MachineId`, at 0x00.
    pub machine_id: Guid,
}
impl ConfigMachineidRecord {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            machine_id: Guid::from_bytes(get::<0, 16, _>(bytes)),
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
                    name: "CONFIG_MACHINEID_RECORD",
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
        put::<0, 16, _>(&mut bytes, self.machine_id.to_bytes());
        bytes
    }
    /// `GUID MachineId`, at 0x00.
    #[inline]
    pub fn machine_id(&self) -> Guid {
        self.machine_id
    }
    /// Sets `MachineId`.
    #[inline]
    pub fn set_machine_id(&mut self, value: Guid) {
        self.machine_id = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::config_machineid_record::V5_0;
}
impl Default for ConfigMachineidRecord {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for ConfigMachineidRecord {}
impl Record for ConfigMachineidRecord {
    const NAME: &'static str = "CONFIG_MACHINEID_RECORD";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for ConfigMachineidRecord {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(ConfigMachineidRecord);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for ConfigMachineidRecord {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = ((proptest::arbitrary::any::<Guid>(),),)
            .prop_map(|((machine_id,),)| Self { machine_id });
        strategy.boxed()
    }
}
/// A borrowed view of [`ConfigMachineidRecord`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ConfigMachineidRecordView<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> ConfigMachineidRecordView<'a> {
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
                    name: "CONFIG_MACHINEID_RECORD",
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
    pub fn to_value(&self) -> ConfigMachineidRecord {
        ConfigMachineidRecord::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `GUID MachineId`, at 0x00.
    #[inline]
    pub fn machine_id(&self) -> Guid {
        Guid::from_bytes(get::<0, 16, _>(self.fixed))
    }
}
impl core::fmt::Debug for ConfigMachineidRecordView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("ConfigMachineidRecordView");
        out.field("machine_id", &self.machine_id());
        out.finish()
    }
}
