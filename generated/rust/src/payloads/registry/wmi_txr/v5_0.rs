// Generated from spec/structs/WMI_TXR.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_TXR in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// An operation of a registry transaction.
///
/// In C: `WMI_TXR`, 0x28 bytes with one element of its array, 0x20 without. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "WMI_TXR")]
pub struct WmiTxr {
    /// `LONGLONG InitialTime`, at 0x00. When the operation began, by the session's clock.
    pub initial_time: i64,
    /// `GUID TxRGUID`, at 0x08. The transaction.
    pub tx_rguid: Guid,
    /// `ULONG Status`, at 0x18. What the operation returned.
    pub status: u32,
    /// `ULONG UowCount`, at 0x1C. How many units of work the transaction has.
    pub uow_count: u32,
    /// `WCHAR Hive` up to a zero. The name of the hive.
    pub hive: Utf16String,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WmiTxr {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 32;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiTxrView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        put::<0, 8, _>(&mut bytes, self.initial_time.to_le_bytes());
        put::<8, 16, _>(&mut bytes, self.tx_rguid.to_bytes());
        put::<24, 4, _>(&mut bytes, self.status.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.uow_count.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_txr::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for WmiTxr {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 32];
        Self {
            initial_time: i64::from_le_bytes(get::<0, 8, _>(bytes)),
            tx_rguid: Guid::from_bytes(get::<8, 16, _>(bytes)),
            status: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            uow_count: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            hive: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for WmiTxr {}
#[cfg(feature = "alloc")]
impl Tailed for WmiTxr {
    const NAME: &'static str = "WMI_TXR";
    const FIXED: usize = 32;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(WmiTxrView::announced(fixed)),
            None => Err(Error::TooShort { name: "WMI_TXR", needed: 32, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiTxr::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("WMI_TXR", out);
        {
            let part = &self.hive;
            to.utf16("Hive", part)?;
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WmiTxr);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiTxr {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 32]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`WmiTxr`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiTxrView<'a> {
    fixed: &'a [u8; 32],
    rest: &'a [u8],
}

impl<'a> WmiTxrView<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "WMI_TXR", needed: 32, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<WmiTxrTail<'a>, Error> {
        let mut left = Left::new("WMI_TXR", 32, self.rest);
        let hive = left.text();
        Ok(WmiTxrTail { hive, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WmiTxr, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(WmiTxr {
            initial_time: i64::from_le_bytes(get::<0, 8, _>(bytes)),
            tx_rguid: Guid::from_bytes(get::<8, 16, _>(bytes)),
            status: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            uow_count: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            hive: {
                let part = tail.hive;
                part.to_value()
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 32]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 32] {
        self.fixed
    }
}

getters! {
    self WmiTxrView "WmiTxrView" {
        /// `LONGLONG InitialTime`, at 0x00.
        initial_time: i64 = i64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `GUID TxRGUID`, at 0x08.
        tx_rguid: Guid = Guid::from_bytes(get::<8, 16, _>(self.fixed));
        /// `ULONG Status`, at 0x18.
        status: u32 = u32::from_le_bytes(get::<24, 4, _>(self.fixed));
        /// `ULONG UowCount`, at 0x1C.
        uow_count: u32 = u32::from_le_bytes(get::<28, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for WmiTxrView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = WmiTxr;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 32], ..view }, rest)),
            None => Err(Error::TooShort { name: "WMI_TXR", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<WmiTxr, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`WmiTxr`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WmiTxrTail<'a> {
    /// `WCHAR Hive` up to a zero. The name of the hive.
    pub hive: Utf16Str<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
