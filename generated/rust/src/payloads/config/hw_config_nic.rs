// Generated from spec/structs/HWConfig_NIC.toml by `cargo spec generate`. Do not edit: edit that file.

//! Network interface.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_EVENT_DOCS];
pub(crate) static LAYOUT_0: Layout = layout("HWConfig_NIC", "HwConfigNic")
    .size(0)
    .summary("Network interface.")
    .in_releases("5.1", &[holds(Pointer::Bits32, 1, 1), holds(Pointer::Bits64, 1, 1)])
    .with_tail(&[
        part("WCHAR", "NICName", Content::Text { unit: 2 }).means(Meaning::Text),
    ])
    .stated_by(SOURCES);
fixed! {
    /// Fixed part of `HwConfigNic` and [`HwConfigNicView`], with the getters of its fields.
    part HwConfigNicFixed / HwConfigNicView: followed,
        name = "HWConfig_NIC", size = 0, table = Table::form(&LAYOUT_0);
}

impl<'a> HwConfigNicView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = HwConfigNicFixed(first_and_rest::<0>("HWConfig_NIC", bytes)?);
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
    pub fn tail(&self) -> Result<HwConfigNicTail<'a>, Error> {
        let mut left = Left::new("HWConfig_NIC", 0, self.0.rest);
        let nic_name = left.text();
        Ok(HwConfigNicTail { nic_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<HwConfigNic, Error> {
        let tail = self.tail()?;
        Ok(HwConfigNic {
            fixed: HwConfigNicFixed(*self.0.fixed),
            nic_name: { let part = tail.nic_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for HwConfigNicView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("HwConfigNicView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `HWConfig_NIC`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct HwConfigNicTail<'a> {
    /// `WCHAR NICName`, terminated by a zero.
    pub nic_name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Network interface.
///
/// In C: `HWConfig_NIC`, 0x0 bytes. Documented for 5.1.
///
/// Documented only, for Windows XP only. It has no event version.
///
/// Source: Microsoft, *Event Tracing MOF classes*.
#[doc(alias = "HWConfig_NIC")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct HwConfigNic {
    fixed: HwConfigNicFixed,
    /// `WCHAR NICName`, terminated by a zero.
    pub nic_name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl HwConfigNic {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`HwConfigNicView::new`] and [`HwConfigNicView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        HwConfigNicView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for HwConfigNic {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            nic_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for HwConfigNic {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("HwConfigNic");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("NICName", &self.nic_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(HwConfigNic, fixed = HwConfigNicFixed, view = HwConfigNicView, size = 0);
#[cfg(feature = "alloc")]
impl Tailed for HwConfigNic {
    const NAME: &'static str = "HWConfig_NIC";
    const FIXED: usize = 0;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<0>("HWConfig_NIC", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        HwConfigNic::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("HWConfig_NIC", out);
        {
            let part = &self.nic_name;
            to.utf16("NICName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(HwConfigNic);
#[cfg(feature = "serde")]
serde_tailed!(HwConfigNic, table = Table::form(&LAYOUT_0), parts { nic_name = "NICName", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for HwConfigNic {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts =
            (
                proptest::arbitrary::any::<[u8; 0]>(),
                proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160)
            );
        parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        })).boxed()
    }
}

/// Alias of [`HwConfigNic`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V5_1 = HwConfigNic;
/// Alias of [`HwConfigNicView`], named by the first release of the form.
pub type V5_1View<'a> = HwConfigNicView<'a>;
