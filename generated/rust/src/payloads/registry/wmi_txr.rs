// Generated from spec/structs/WMI_TXR.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Operation of a registry transaction.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "WMI_TXR",
    aliases: &[],
    form: "WmiTxr",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2",
    size: 40,
    fixed: 32,
    inserted: &[],
    total: None,
    summary: "Operation of a registry transaction.",
    fields: &[
        Field { name: "InitialTime", path: "InitialTime", offset: 0, size: 8, ty: "LONGLONG", kind: Kind::Signed, values: None, doc: "Start time of the operation, from the session's clock.", units: "", unknown: false, children: &[] },
        Field { name: "TxRGUID", path: "TxRGUID", offset: 8, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Transaction GUID.", units: "", unknown: false, children: &[] },
        Field { name: "Status", path: "Status", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Status returned by the operation.", units: "", unknown: false, children: &[] },
        Field { name: "UowCount", path: "UowCount", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of units of work in the transaction.", units: "", unknown: false, children: &[] },
        Field { name: "Hive", path: "Hive", offset: 32, size: 2, ty: "WCHAR", kind: Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } }, values: None, doc: "Name of the hive.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Hive", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "Name of the hive.", units: "", unknown: false },
    ],
};
fixed! {
    /// Fixed part of [`WmiTxr`] and [`WmiTxrView`], with the getters of its fields.
    part WmiTxrFixed / WmiTxrView: followed [32] "WMI_TXR" Table::form(&LAYOUT_0);
    fields {
        /// Start time of the operation, from the session's clock. `LONGLONG InitialTime` at 0x00.
        initial_time set_initial_time: i64 = 0;
        /// Transaction GUID. `GUID TxRGUID` at 0x08.
        txr_guid set_txr_guid: Guid = 8;
        /// Status returned by the operation. `ULONG Status` at 0x18.
        status set_status: u32 = 24;
        /// Number of units of work in the transaction. `ULONG UowCount` at 0x1C.
        uow_count set_uow_count: u32 = 28;
    }
    bits {
    }
}

impl<B: Storage> WmiTxrFixed<B> {
    /// Returns the size in bytes of the parts after the fixed part, if the fixed part states it.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(&self) -> Option<u64> {
        None
    }
}

impl<'a> WmiTxrView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = Self::begin(bytes)?;
        Ok(view)
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<WmiTxrTail<'a>, Error> {
        let mut left = Left::new("WMI_TXR", 32, self.0.rest);
        let hive = left.text();
        Ok(WmiTxrTail { hive, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WmiTxr, Error> {
        let tail = self.tail()?;
        Ok(WmiTxr {
            fixed: WmiTxrFixed(*self.0.fixed),
            hive: { let part = tail.hive; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for WmiTxrView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiTxrView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

impl<'a> Split<'a> for WmiTxrView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = WmiTxr;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        let (own, rest) = split_at("WMI_TXR", bytes, end)?;
        Ok((view.with_rest(&own[32..]), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<WmiTxr, Error> {
        self.to_value()
    }
}

/// Parts after the fixed part of `WMI_TXR`.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct WmiTxrTail<'a> {
    /// Name of the hive. `WCHAR Hive`, terminated by a zero.
    pub hive: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Operation of a registry transaction.
///
/// In C: `WMI_TXR`, 0x28 bytes with one element of its array, 0x20 without elements. Observed in 1607, 2004..20H2, 11-21H2.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "WMI_TXR")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq)]
pub struct WmiTxr {
    fixed: WmiTxrFixed,
    /// Name of the hive. `WCHAR Hive`, terminated by a zero.
    pub hive: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WmiTxr {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`WmiTxrView::new`] and [`WmiTxrView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiTxrView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for WmiTxr {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            hive: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for WmiTxr {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiTxr");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Hive", &self.hive);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(WmiTxr, WmiTxrFixed, 32, "WMI_TXR");
#[cfg(feature = "alloc")]
impl Tailed for WmiTxr {
    const NAME: &'static str = "WMI_TXR";
    const FIXED: usize = 32;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        Ok(WmiTxrView::begin(fixed)?.announced())
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiTxr::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("WMI_TXR", out);
        {
            let part = &self.hive;
            to.utf16("Hive", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WmiTxr);
#[cfg(feature = "serde")]
serde_tailed!(WmiTxr, Table::form(&LAYOUT_0), { hive "Hive" rest "rest" });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiTxr {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 32]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        })).boxed()
    }
}
