// Generated from spec/structs/WMI_TXR.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_TXR in the form of releases 5.0+.
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
/// An operation of a registry transaction.
///
/// In C: `WMI_TXR`, 0x28 bytes with one element of its array, 0x20 without. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | LONGLONG | `InitialTime` |
/// | 0x08 | 0x10 | GUID | `TxRGUID` |
/// | 0x18 | 0x4 | ULONG | `Status` |
/// | 0x1c | 0x4 | ULONG | `UowCount` |
/// | 0x20 | to the end | WCHAR \[ \] | `Hive` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
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
    /// `WCHAR Hive`, at 0x20. The name of the hive.
    pub hive: alloc::vec::Vec<u16>,
}
#[cfg(feature = "alloc")]
impl WmiTxr {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 32;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 32 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = WmiTxrView::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 32], tail: alloc::vec::Vec<u16>) -> Self {
        Self {
            initial_time: i64::from_le_bytes(get::<0, 8, _>(bytes)),
            tx_rguid: Guid::from_bytes(get::<8, 16, _>(bytes)),
            status: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            uow_count: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            hive: tail,
        }
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
    pub fn to_vec(&self) -> Result<alloc::vec::Vec<u8>, Error> {
        let mut out = alloc::vec::Vec::new();
        Tailed::append_to(self, &mut out)?;
        Ok(out)
    }
    /// `LONGLONG InitialTime`, at 0x00. When the operation began, by the session's clock.
    #[inline]
    pub fn initial_time(&self) -> i64 {
        self.initial_time
    }
    /// Sets `InitialTime`.
    #[inline]
    pub fn set_initial_time(&mut self, value: i64) {
        self.initial_time = value;
    }
    /// `GUID TxRGUID`, at 0x08. The transaction.
    #[inline]
    pub fn tx_rguid(&self) -> Guid {
        self.tx_rguid
    }
    /// Sets `TxRGUID`.
    #[inline]
    pub fn set_tx_rguid(&mut self, value: Guid) {
        self.tx_rguid = value;
    }
    /// `ULONG Status`, at 0x18. What the operation returned.
    #[inline]
    pub fn status(&self) -> u32 {
        self.status
    }
    /// Sets `Status`.
    #[inline]
    pub fn set_status(&mut self, value: u32) {
        self.status = value;
    }
    /// `ULONG UowCount`, at 0x1C. How many units of work the transaction has.
    #[inline]
    pub fn uow_count(&self) -> u32 {
        self.uow_count
    }
    /// Sets `UowCount`.
    #[inline]
    pub fn set_uow_count(&mut self, value: u32) {
        self.uow_count = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_txr::V5_0;
}
#[cfg(feature = "alloc")]
impl Default for WmiTxr {
    /// All zero, with nothing after the fixed part.
    fn default() -> Self {
        Self::with_tail(&[0; 32], alloc::vec::Vec::new())
    }
}
#[cfg(feature = "alloc")]
impl Sealed for WmiTxr {}
#[cfg(feature = "alloc")]
impl Tailed for WmiTxr {
    const NAME: &'static str = "WMI_TXR";
    const FIXED: usize = 32;
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(WmiTxrView::announced(fixed)),
            None => {
                Err(Error::TooShort {
                    name: "WMI_TXR",
                    needed: 32,
                    have: fixed.len(),
                })
            }
        }
    }
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiTxr::from_slice(bytes)
    }
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.hive.len() * 2) as u64;
        let says = WmiTxrView::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount {
                name: "WMI_TXR",
                field: "Hive",
                says,
                have,
            });
        }
        out.extend_from_slice(&fixed);
        self.hive
            .iter()
            .for_each(|element| Element::with_le(
                element,
                |bytes| out.extend_from_slice(bytes),
            ));
        Ok(())
    }
}
#[cfg(feature = "binrw")]
binrw_tailed!(WmiTxr);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiTxr {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<i64>(),
                proptest::arbitrary::any::<Guid>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::collection::vec(proptest::arbitrary::any::<u16>(), 0..6),
            ),
        )
            .prop_map(|((initial_time, tx_rguid, status, uow_count, hive),)| Self {
                initial_time,
                tx_rguid,
                status,
                uow_count,
                hive,
            });
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
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`WmiTxr`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 2;
                if left != 0 {
                    return Err(Error::PartialElement {
                        name: "WMI_TXR",
                        element: 2,
                        left,
                    });
                }
                Ok(Self { fixed, rest })
            }
            None => {
                Err(Error::TooShort {
                    name: "WMI_TXR",
                    needed: 32,
                    have: bytes.len(),
                })
            }
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 32] {
        self.fixed
    }
    /// `LONGLONG InitialTime`, at 0x00. When the operation began, by the session's clock.
    #[inline]
    pub fn initial_time(&self) -> i64 {
        i64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `GUID TxRGUID`, at 0x08. The transaction.
    #[inline]
    pub fn tx_rguid(&self) -> Guid {
        Guid::from_bytes(get::<8, 16, _>(self.fixed))
    }
    /// `ULONG Status`, at 0x18. What the operation returned.
    #[inline]
    pub fn status(&self) -> u32 {
        u32::from_le_bytes(get::<24, 4, _>(self.fixed))
    }
    /// `ULONG UowCount`, at 0x1C. How many units of work the transaction has.
    #[inline]
    pub fn uow_count(&self) -> u32 {
        u32::from_le_bytes(get::<28, 4, _>(self.fixed))
    }
    /// `WCHAR Hive`, at 0x20. The name of the hive.
    #[inline]
    pub fn hive(&self) -> Elements<'a, u16> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    fn announced(_: &[u8; 32]) -> Option<u64> {
        None
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    pub fn to_value(&self) -> WmiTxr {
        WmiTxr::with_tail(self.fixed, to_vec(self.rest))
    }
}
impl core::fmt::Debug for WmiTxrView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiTxrView");
        out.field("initial_time", &self.initial_time());
        out.field("tx_rguid", &self.tx_rguid());
        out.field("status", &self.status());
        out.field("uow_count", &self.uow_count());
        out.finish()
    }
}
