// Generated from spec/structs/WMI_IDE_CHANNEL_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_IDE_CHANNEL_RECORD in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A channel of an IDE controller.
///
/// In C: `WMI_IDE_CHANNEL_RECORD`, 0x14 bytes with one element of its array, 0x10 without. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "WMI_IDE_CHANNEL_RECORD")]
pub struct WmiIdeChannelRecord {
    /// `ULONG TargetId`, at 0x00.
    pub target_id: u32,
    /// `ULONG DeviceType`, at 0x04. What it is for is not known.
    pub device_type: u32,
    /// `ULONG DeviceTimingMode`, at 0x08. What it is for is not known.
    pub device_timing_mode: u32,
    /// `ULONG LocationInformationLen`, at 0x0C. The length of LocationInformation without its zero. Unit: characters.
    pub location_information_len: u32,
    /// `WCHAR LocationInformation` up to a zero. Which channel it is, such as Channel 0.
    pub location_information: Utf16String,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WmiIdeChannelRecord {
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
        WmiIdeChannelRecordView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.target_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.device_type.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.device_timing_mode.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.location_information_len.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_ide_channel_record::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for WmiIdeChannelRecord {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 16];
        Self {
            target_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            device_type: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            device_timing_mode: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            location_information_len: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            location_information: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for WmiIdeChannelRecord {}
#[cfg(feature = "alloc")]
impl Tailed for WmiIdeChannelRecord {
    const NAME: &'static str = "WMI_IDE_CHANNEL_RECORD";
    const FIXED: usize = 16;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(WmiIdeChannelRecordView::announced(fixed)),
            None => Err(Error::TooShort { name: "WMI_IDE_CHANNEL_RECORD", needed: 16, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiIdeChannelRecord::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("WMI_IDE_CHANNEL_RECORD", out);
        {
            let part = &self.location_information;
            to.utf16("LocationInformation", part)?;
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WmiIdeChannelRecord);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiIdeChannelRecord {
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

/// A borrowed view of [`WmiIdeChannelRecord`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiIdeChannelRecordView<'a> {
    fixed: &'a [u8; 16],
    rest: &'a [u8],
}

impl<'a> WmiIdeChannelRecordView<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "WMI_IDE_CHANNEL_RECORD", needed: 16, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<WmiIdeChannelRecordTail<'a>, Error> {
        let mut left = Left::new("WMI_IDE_CHANNEL_RECORD", 16, self.rest);
        let location_information = left.text();
        Ok(WmiIdeChannelRecordTail { location_information, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WmiIdeChannelRecord, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(WmiIdeChannelRecord {
            target_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            device_type: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            device_timing_mode: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            location_information_len: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            location_information: {
                let part = tail.location_information;
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
    self WmiIdeChannelRecordView "WmiIdeChannelRecordView" {
        /// `ULONG TargetId`, at 0x00.
        target_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG DeviceType`, at 0x04.
        device_type: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG DeviceTimingMode`, at 0x08.
        device_timing_mode: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG LocationInformationLen`, at 0x0C.
        location_information_len: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for WmiIdeChannelRecordView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = WmiIdeChannelRecord;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 16], ..view }, rest)),
            None => Err(Error::TooShort { name: "WMI_IDE_CHANNEL_RECORD", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<WmiIdeChannelRecord, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`WmiIdeChannelRecord`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WmiIdeChannelRecordTail<'a> {
    /// `WCHAR LocationInformation` up to a zero. Which channel it is, such as Channel 0.
    pub location_information: Utf16Str<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
