// Generated from spec/structs/HWConfig_CPU.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HWConfig_CPU in the form of releases 5.1.
#[allow(unused_imports)]
use crate::rt::*;

/// The processors, the memory and the name of the machine.
///
/// In C: `HWConfig_CPU`, 0x14 bytes. Releases 5.1.
///
/// Only the documentation has it, and only for Windows XP; it has no event version.
///
/// Source: Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
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
    /// `WCHAR ComputerName` up to a zero.
    pub computer_name: Utf16String,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl HwConfigCpu {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 20;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        HwConfigCpuView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 4, _>(&mut bytes, self.m_hz.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.number_of_processors.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.mem_size.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.page_size.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.allocation_granularity.to_le_bytes());
        bytes
    }
    /// All of its bytes.
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the fixed part announces another length than what follows it has.
    #[inline]
    pub fn to_vec(&self) -> Result<alloc::vec::Vec<u8>, Error> {
        let mut out = alloc::vec::Vec::new();
        Tailed::append_to(self, &mut out)?;
        Ok(out)
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::hw_config_cpu::V5_1;
}

#[cfg(feature = "alloc")]
impl Default for HwConfigCpu {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 20];
        Self {
            m_hz: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            number_of_processors: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            mem_size: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            page_size: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            allocation_granularity: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            computer_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for HwConfigCpu {}
#[cfg(feature = "alloc")]
impl Tailed for HwConfigCpu {
    const NAME: &'static str = "HWConfig_CPU";
    const FIXED: usize = 20;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(HwConfigCpuView::announced(fixed)),
            None => Err(Error::TooShort { name: "HWConfig_CPU", needed: 20, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        HwConfigCpu::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("HWConfig_CPU", out);
        {
            let part = &self.computer_name;
            to.utf16("ComputerName", part)?;
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(HwConfigCpu);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for HwConfigCpu {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 20]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`HwConfigCpu`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct HwConfigCpuView<'a> {
    fixed: &'a [u8; 20],
    rest: &'a [u8],
}

impl<'a> HwConfigCpuView<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "HWConfig_CPU", needed: 20, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<HwConfigCpuTail<'a>, Error> {
        let mut left = Left::new("HWConfig_CPU", 20, self.rest);
        let computer_name = left.text();
        Ok(HwConfigCpuTail { computer_name, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<HwConfigCpu, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(HwConfigCpu {
            m_hz: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            number_of_processors: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            mem_size: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            page_size: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            allocation_granularity: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            computer_name: {
                let part = tail.computer_name;
                part.to_value()
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 20]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 20] {
        self.fixed
    }
}

getters! {
    self HwConfigCpuView "HwConfigCpuView" {
        /// `ULONG MHz`, at 0x00.
        m_hz: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG NumberOfProcessors`, at 0x04.
        number_of_processors: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG MemSize`, at 0x08.
        mem_size: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG PageSize`, at 0x0C.
        page_size: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONG AllocationGranularity`, at 0x10.
        allocation_granularity: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for HwConfigCpuView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = HwConfigCpu;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 20], ..view }, rest)),
            None => Err(Error::TooShort { name: "HWConfig_CPU", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<HwConfigCpu, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`HwConfigCpu`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HwConfigCpuTail<'a> {
    /// `WCHAR ComputerName` up to a zero.
    pub computer_name: Utf16Str<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
