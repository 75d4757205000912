// Generated from spec/structs/SystemConfig_IRQ.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! SystemConfig_IRQ in the form of releases 5.0+.
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
/// An interrupt that a device has.
///
/// In C: `SystemConfig_IRQ`, 0x10 bytes. Releases 5.0+.
///
/// WMI_IRQ_RECORD, of version 3, has the group of the processors too.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONGLONG | `IRQAffinity` |
/// | 0x08 | 0x4 | ULONG | `IRQNum` |
/// | 0x0c | 0x4 | ULONG | `DeviceDescriptionLen` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "SystemConfig_IRQ")]
pub struct SystemConfigIrq {
    /// `ULONGLONG IRQAffinity`, at 0x00. A bit for each processor that takes the interrupt.
    pub irq_affinity: u64,
    /// `ULONG IRQNum`, at 0x08. The number of the interrupt.
    pub irq_num: u32,
    /// `ULONG DeviceDescriptionLen`, at 0x0C. Of the text, its zero included. Unit: characters.
    pub device_description_len: u32,
}
impl SystemConfigIrq {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            irq_affinity: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            irq_num: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            device_description_len: u32::from_le_bytes(get::<12, 4, _>(bytes)),
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
                    name: "SystemConfig_IRQ",
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
        put::<0, 8, _>(&mut bytes, self.irq_affinity.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.irq_num.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.device_description_len.to_le_bytes());
        bytes
    }
    /// `ULONGLONG IRQAffinity`, at 0x00. A bit for each processor that takes the interrupt.
    #[inline]
    pub fn irq_affinity(&self) -> u64 {
        self.irq_affinity
    }
    /// Sets `IRQAffinity`.
    #[inline]
    pub fn set_irq_affinity(&mut self, value: u64) {
        self.irq_affinity = value;
    }
    /// `ULONG IRQNum`, at 0x08. The number of the interrupt.
    #[inline]
    pub fn irq_num(&self) -> u32 {
        self.irq_num
    }
    /// Sets `IRQNum`.
    #[inline]
    pub fn set_irq_num(&mut self, value: u32) {
        self.irq_num = value;
    }
    /// `ULONG DeviceDescriptionLen`, at 0x0C. Of the text, its zero included. Unit: characters.
    #[inline]
    pub fn device_description_len(&self) -> u32 {
        self.device_description_len
    }
    /// Sets `DeviceDescriptionLen`.
    #[inline]
    pub fn set_device_description_len(&mut self, value: u32) {
        self.device_description_len = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::system_config_irq::V5_0;
}
impl Default for SystemConfigIrq {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for SystemConfigIrq {}
impl Record for SystemConfigIrq {
    const NAME: &'static str = "SystemConfig_IRQ";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for SystemConfigIrq {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(SystemConfigIrq);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for SystemConfigIrq {
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
            .prop_map(|((irq_affinity, irq_num, device_description_len),)| Self {
                irq_affinity,
                irq_num,
                device_description_len,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`SystemConfigIrq`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SystemConfigIrqView<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> SystemConfigIrqView<'a> {
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
                    name: "SystemConfig_IRQ",
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
    pub fn to_value(&self) -> SystemConfigIrq {
        SystemConfigIrq::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `ULONGLONG IRQAffinity`, at 0x00. A bit for each processor that takes the interrupt.
    #[inline]
    pub fn irq_affinity(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG IRQNum`, at 0x08. The number of the interrupt.
    #[inline]
    pub fn irq_num(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG DeviceDescriptionLen`, at 0x0C. Of the text, its zero included. Unit: characters.
    #[inline]
    pub fn device_description_len(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for SystemConfigIrqView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("SystemConfigIrqView");
        out.field("irq_affinity", &self.irq_affinity());
        out.field("irq_num", &self.irq_num());
        out.field("device_description_len", &self.device_description_len());
        out.finish()
    }
}
