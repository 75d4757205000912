// Generated from spec/structs/HWConfig_CPU.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HWConfig_CPU in the form of releases 5.1.
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
/// The processors, the memory and the name of the machine.
///
/// In C: `HWConfig_CPU`, 0x14 bytes. Releases 5.1.
///
/// Only the documentation has it, and only for Windows XP; it has no event version.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `MHz` |
/// | 0x04 | 0x4 | ULONG | `NumberOfProcessors` |
/// | 0x08 | 0x4 | ULONG | `MemSize` |
/// | 0x0c | 0x4 | ULONG | `PageSize` |
/// | 0x10 | 0x4 | ULONG | `AllocationGranularity` |
///
/// Source: Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HWConfig_CPU")]
pub struct HwConfigCpu {
    /// `ULONG MHz`, at 0x00. The speed of the processors. Unit: MHz.
    pub m_hz: u32,
    /// `ULONG NumberOfProcessors`, at 0x04.
    pub number_of_processors: u32,
    /// `ULONG MemSize`, at 0x08. Unit: megabytes.
    pub mem_size: u32,
    /// `ULONG PageSize`, at 0x0C. Unit: bytes.
    pub page_size: u32,
    /// `ULONG AllocationGranularity`, at 0x10. Of virtual memory. Unit: bytes.
    pub allocation_granularity: u32,
}
impl HwConfigCpu {
    /// The size in bytes.
    pub const SIZE: usize = 20;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 20]) -> Self {
        Self {
            m_hz: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            number_of_processors: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            mem_size: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            page_size: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            allocation_granularity: u32::from_le_bytes(get::<16, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 20 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "HWConfig_CPU",
                    needed: 20,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 4, _>(&mut bytes, self.m_hz.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.number_of_processors.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.mem_size.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.page_size.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.allocation_granularity.to_le_bytes());
        bytes
    }
    /// `ULONG MHz`, at 0x00. The speed of the processors. Unit: MHz.
    #[inline]
    pub fn m_hz(&self) -> u32 {
        self.m_hz
    }
    /// Sets `MHz`.
    #[inline]
    pub fn set_m_hz(&mut self, value: u32) {
        self.m_hz = value;
    }
    /// `ULONG NumberOfProcessors`, at 0x04.
    #[inline]
    pub fn number_of_processors(&self) -> u32 {
        self.number_of_processors
    }
    /// Sets `NumberOfProcessors`.
    #[inline]
    pub fn set_number_of_processors(&mut self, value: u32) {
        self.number_of_processors = value;
    }
    /// `ULONG MemSize`, at 0x08. Unit: megabytes.
    #[inline]
    pub fn mem_size(&self) -> u32 {
        self.mem_size
    }
    /// Sets `MemSize`.
    #[inline]
    pub fn set_mem_size(&mut self, value: u32) {
        self.mem_size = value;
    }
    /// `ULONG PageSize`, at 0x0C. Unit: bytes.
    #[inline]
    pub fn page_size(&self) -> u32 {
        self.page_size
    }
    /// Sets `PageSize`.
    #[inline]
    pub fn set_page_size(&mut self, value: u32) {
        self.page_size = value;
    }
    /// `ULONG AllocationGranularity`, at 0x10. Of virtual memory. Unit: bytes.
    #[inline]
    pub fn allocation_granularity(&self) -> u32 {
        self.allocation_granularity
    }
    /// Sets `AllocationGranularity`.
    #[inline]
    pub fn set_allocation_granularity(&mut self, value: u32) {
        self.allocation_granularity = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::hw_config_cpu::V5_1;
}
impl Default for HwConfigCpu {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 20])
    }
}
impl Sealed for HwConfigCpu {}
impl Record for HwConfigCpu {
    const NAME: &'static str = "HWConfig_CPU";
    const SIZE: usize = 20;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for HwConfigCpu {
    const SIZE: usize = 20;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(HwConfigCpu);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for HwConfigCpu {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|
                (
                    (
                        m_hz,
                        number_of_processors,
                        mem_size,
                        page_size,
                        allocation_granularity,
                    ),
                )|
            Self {
                m_hz,
                number_of_processors,
                mem_size,
                page_size,
                allocation_granularity,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`HwConfigCpu`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct HwConfigCpuView<'a> {
    fixed: &'a [u8; 20],
}
impl<'a> HwConfigCpuView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 20 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "HWConfig_CPU",
                    needed: 20,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 20]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> HwConfigCpu {
        HwConfigCpu::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 20] {
        self.fixed
    }
    /// `ULONG MHz`, at 0x00. The speed of the processors. Unit: MHz.
    #[inline]
    pub fn m_hz(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG NumberOfProcessors`, at 0x04.
    #[inline]
    pub fn number_of_processors(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG MemSize`, at 0x08. Unit: megabytes.
    #[inline]
    pub fn mem_size(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG PageSize`, at 0x0C. Unit: bytes.
    #[inline]
    pub fn page_size(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `ULONG AllocationGranularity`, at 0x10. Of virtual memory. Unit: bytes.
    #[inline]
    pub fn allocation_granularity(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for HwConfigCpuView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("HwConfigCpuView");
        out.field("m_hz", &self.m_hz());
        out.field("number_of_processors", &self.number_of_processors());
        out.field("mem_size", &self.mem_size());
        out.field("page_size", &self.page_size());
        out.field("allocation_granularity", &self.allocation_granularity());
        out.finish()
    }
}
