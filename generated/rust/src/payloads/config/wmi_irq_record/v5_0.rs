// Generated from spec/structs/WMI_IRQ_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_IRQ_RECORD in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// An interrupt that a device was given.
///
/// In C: `WMI_IRQ_RECORD`, 0x18 bytes with one element of its array, 0x14 without. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "WMI_IRQ_RECORD")]
pub struct WmiIrqRecord {
    /// `ULONG64 IRQAffinity`, at 0x00. The processors of the group that the interrupt is delivered to, a bit for each.
    pub irq_affinity: u64,
    /// `USHORT IRQGroup`, at 0x08. The group of processors that IRQAffinity is of.
    pub irq_group: u16,
    /// `USHORT Reserved`, at 0x0A. What it is for is not known.
    pub reserved: u16,
    /// `ULONG IRQNum`, at 0x0C. Real traces have numbers here that would be negative.
    pub irq_num: u32,
    /// `ULONG DeviceDescriptionLen`, at 0x10. The length of DeviceDescription, its zero included. Unit: characters.
    pub device_description_len: u32,
    /// `WCHAR DeviceDescription` up to a zero. Which device it is: real traces have its hardware identifier.
    pub device_description: Utf16String,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WmiIrqRecord {
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
        WmiIrqRecordView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 8, _>(&mut bytes, self.irq_affinity.to_le_bytes());
        put::<8, 2, _>(&mut bytes, self.irq_group.to_le_bytes());
        put::<10, 2, _>(&mut bytes, self.reserved.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.irq_num.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.device_description_len.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_irq_record::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for WmiIrqRecord {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 20];
        Self {
            irq_affinity: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            irq_group: u16::from_le_bytes(get::<8, 2, _>(bytes)),
            reserved: u16::from_le_bytes(get::<10, 2, _>(bytes)),
            irq_num: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            device_description_len: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            device_description: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for WmiIrqRecord {}
#[cfg(feature = "alloc")]
impl Tailed for WmiIrqRecord {
    const NAME: &'static str = "WMI_IRQ_RECORD";
    const FIXED: usize = 20;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(WmiIrqRecordView::announced(fixed)),
            None => Err(Error::TooShort { name: "WMI_IRQ_RECORD", needed: 20, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiIrqRecord::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("WMI_IRQ_RECORD", out);
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
binrw_tailed!(WmiIrqRecord);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiIrqRecord {
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

/// A borrowed view of [`WmiIrqRecord`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiIrqRecordView<'a> {
    fixed: &'a [u8; 20],
    rest: &'a [u8],
}

impl<'a> WmiIrqRecordView<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "WMI_IRQ_RECORD", needed: 20, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<WmiIrqRecordTail<'a>, Error> {
        let mut left = Left::new("WMI_IRQ_RECORD", 20, self.rest);
        let device_description = left.text();
        Ok(WmiIrqRecordTail { device_description, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WmiIrqRecord, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(WmiIrqRecord {
            irq_affinity: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            irq_group: u16::from_le_bytes(get::<8, 2, _>(bytes)),
            reserved: u16::from_le_bytes(get::<10, 2, _>(bytes)),
            irq_num: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            device_description_len: u32::from_le_bytes(get::<16, 4, _>(bytes)),
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
    self WmiIrqRecordView "WmiIrqRecordView" {
        /// `ULONG64 IRQAffinity`, at 0x00.
        irq_affinity: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `USHORT IRQGroup`, at 0x08.
        irq_group: u16 = u16::from_le_bytes(get::<8, 2, _>(self.fixed));
        /// `USHORT Reserved`, at 0x0A.
        reserved: u16 = u16::from_le_bytes(get::<10, 2, _>(self.fixed));
        /// `ULONG IRQNum`, at 0x0C.
        irq_num: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONG DeviceDescriptionLen`, at 0x10.
        device_description_len: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for WmiIrqRecordView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = WmiIrqRecord;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 20], ..view }, rest)),
            None => Err(Error::TooShort { name: "WMI_IRQ_RECORD", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<WmiIrqRecord, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`WmiIrqRecord`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WmiIrqRecordTail<'a> {
    /// `WCHAR DeviceDescription` up to a zero. Which device it is: real traces have its hardware identifier.
    pub device_description: Utf16Str<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
