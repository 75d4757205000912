// Generated from spec/structs/SystemConfig_IRQ.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! SystemConfig_IRQ in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// An interrupt that a device has.
///
/// In C: `SystemConfig_IRQ`, 0x10 bytes. Releases 5.0+.
///
/// WMI_IRQ_RECORD, of version 3, has the group of the processors too.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "SystemConfig_IRQ")]
pub struct SystemConfigIrq {
    /// `ULONGLONG IRQAffinity`, at 0x00. A bit for each processor that takes the interrupt.
    pub irq_affinity: u64,
    /// `ULONG IRQNum`, at 0x08. The number of the interrupt.
    pub irq_num: u32,
    /// `ULONG DeviceDescriptionLen`, at 0x0C. Of the text, its zero included. Unit: characters.
    pub device_description_len: u32,
    /// `WCHAR DeviceDescription` up to a zero. The device.
    pub device_description: Utf16String,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl SystemConfigIrq {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 16;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        SystemConfigIrqView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.irq_affinity.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.irq_num.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.device_description_len.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::system_config_irq::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for SystemConfigIrq {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 16];
        Self {
            irq_affinity: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            irq_num: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            device_description_len: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            device_description: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for SystemConfigIrq {}
#[cfg(feature = "alloc")]
impl Tailed for SystemConfigIrq {
    const NAME: &'static str = "SystemConfig_IRQ";
    const FIXED: usize = 16;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(SystemConfigIrqView::announced(fixed)),
            None => Err(Error::TooShort { name: "SystemConfig_IRQ", needed: 16, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        SystemConfigIrq::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("SystemConfig_IRQ", out);
        {
            let part = &self.device_description;
            to.utf16("DeviceDescription", part)?;
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(SystemConfigIrq);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for SystemConfigIrq {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 16]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`SystemConfigIrq`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SystemConfigIrqView<'a> {
    fixed: &'a [u8; 16],
    rest: &'a [u8],
}

impl<'a> SystemConfigIrqView<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "SystemConfig_IRQ", needed: 16, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<SystemConfigIrqTail<'a>, Error> {
        let mut left = Left::new("SystemConfig_IRQ", 16, self.rest);
        let device_description = left.text();
        Ok(SystemConfigIrqTail { device_description, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<SystemConfigIrq, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(SystemConfigIrq {
            irq_affinity: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            irq_num: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            device_description_len: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            device_description: {
                let part = tail.device_description;
                part.to_value()
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 16]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
}

getters! {
    self SystemConfigIrqView "SystemConfigIrqView" {
        /// `ULONGLONG IRQAffinity`, at 0x00.
        irq_affinity: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG IRQNum`, at 0x08.
        irq_num: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG DeviceDescriptionLen`, at 0x0C.
        device_description_len: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for SystemConfigIrqView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = SystemConfigIrq;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 16], ..view }, rest)),
            None => Err(Error::TooShort { name: "SystemConfig_IRQ", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<SystemConfigIrq, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`SystemConfigIrq`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SystemConfigIrqTail<'a> {
    /// `WCHAR DeviceDescription` up to a zero. The device.
    pub device_description: Utf16Str<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
