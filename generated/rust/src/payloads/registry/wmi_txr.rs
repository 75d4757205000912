// Generated from spec/structs/WMI_TXR.toml by `cargo spec generate`. Do not edit: edit that file.

//! Operation of a registry transaction.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("WMI_TXR", "WmiTxr")
    .size(40)
    .fixed(32)
    .about("Operation of a registry transaction.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .with_tail(&[
        part("WCHAR", "Hive", Content::Text { unit: 2 }).about("Name of the hive.").means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        signed("LONGLONG InitialTime").at(0..8).about("Start time of the operation, from the session's clock.")
            .means(Meaning::TimeStamp),
        field("GUID TxRGUID", Kind::Guid).at(8..24).about("Transaction GUID.").means(Meaning::Guid),
        unsigned("ULONG Status").at(24..28).about("Status returned by the operation.").means(Meaning::NtStatus),
        unsigned("ULONG UowCount").at(28..32).about("Number of units of work in the transaction.")
            .means(Meaning::Count),
        field("WCHAR Hive", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } }).at(32..34)
            .about("Name of the hive.").means(Meaning::Text),
    ]);
fixed! {
    /// Fixed part of `WmiTxr` and [`WmiTxrView`], with the getters of its fields.
    part WmiTxrFixed / WmiTxrView: followed,
        name = "WMI_TXR", size = 32, table = Table::form(&LAYOUT_0);
    fields {
        /// Start time of the operation, from the session's clock. `LONGLONG InitialTime` at 0x00.
        initial_time / set_initial_time: i64, at = 0;
        /// Transaction GUID. `GUID TxRGUID` at 0x08.
        txr_guid / set_txr_guid: Guid, at = 8;
        /// Status returned by the operation. `ULONG Status` at 0x18.
        status / set_status: u32, at = 24;
        /// Number of units of work in the transaction. `ULONG UowCount` at 0x1C.
        uow_count / set_uow_count: u32, at = 28;
    }
    converted {
        /// Status. The raw value is `status`.
        status_as_nt_status: crate::common::Ntstatus, raw = status, |raw| crate::common::Ntstatus(raw);
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
        let view = WmiTxrFixed(first_and_rest::<32>("WMI_TXR", bytes)?);
        Ok(view)
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
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

/// Parts after the fixed part of `WMI_TXR`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct WmiTxrTail<'a> {
    /// Name of the hive. `WCHAR Hive`, terminated by a zero.
    pub hive: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Operation of a registry transaction.
///
/// In C: `WMI_TXR`, 0x28 bytes with one element of its array, 0x20 without elements. Observed in 1607, 2004..20H2,
/// 11-21H2.
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "WMI_TXR")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
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
tailed!(WmiTxr, fixed = WmiTxrFixed, view = WmiTxrView, size = 32);
#[cfg(feature = "alloc")]
impl Tailed for WmiTxr {
    const NAME: &'static str = "WMI_TXR";
    const FIXED: usize = 32;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<32>("WMI_TXR", fixed).map(|_| None)
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
serde_tailed!(WmiTxr, table = Table::form(&LAYOUT_0), parts { hive = "Hive", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiTxr {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 32>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}
