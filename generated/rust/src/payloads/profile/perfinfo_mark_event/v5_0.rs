// Generated from spec/structs/PERFINFO_MARK_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_MARK_EVENT in the form of releases 5.0+.
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
/// A mark that a program sets, with numbers of its own.
///
/// In C: `PERFINFO_MARK_EVENT`, 0xc bytes with one element of its array, 0x8 without. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `TranId` |
/// | 0x04 | 0x1 | UCHAR | `Level` |
/// | 0x05 | 0x1 | UCHAR | `AppId` |
/// | 0x06 | 0x2 | USHORT | `OpId` |
/// | 0x08 | to the end | WCHAR \[ \] | `Text` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "PERFINFO_MARK_EVENT")]
pub struct PerfinfoMarkEvent {
    /// `ULONG TranId`, at 0x00. The transaction, by the program's own numbers.
    pub tran_id: u32,
    /// `UCHAR Level`, at 0x04.
    pub level: u8,
    /// `UCHAR AppId`, at 0x05. The program, by its own number.
    pub app_id: u8,
    /// `USHORT OpId`, at 0x06. The operation, by the program's own numbers.
    pub op_id: u16,
    /// `WCHAR Text`, at 0x08.
    pub text: alloc::vec::Vec<u16>,
}
#[cfg(feature = "alloc")]
impl PerfinfoMarkEvent {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 8;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = PerfinfoMarkEventView::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 8], tail: alloc::vec::Vec<u16>) -> Self {
        Self {
            tran_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            level: u8::from_le_bytes(get::<4, 1, _>(bytes)),
            app_id: u8::from_le_bytes(get::<5, 1, _>(bytes)),
            op_id: u16::from_le_bytes(get::<6, 2, _>(bytes)),
            text: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.tran_id.to_le_bytes());
        put::<4, 1, _>(&mut bytes, self.level.to_le_bytes());
        put::<5, 1, _>(&mut bytes, self.app_id.to_le_bytes());
        put::<6, 2, _>(&mut bytes, self.op_id.to_le_bytes());
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
    /// `ULONG TranId`, at 0x00. The transaction, by the program's own numbers.
    #[inline]
    pub fn tran_id(&self) -> u32 {
        self.tran_id
    }
    /// Sets `TranId`.
    #[inline]
    pub fn set_tran_id(&mut self, value: u32) {
        self.tran_id = value;
    }
    /// `UCHAR Level`, at 0x04.
    #[inline]
    pub fn level(&self) -> u8 {
        self.level
    }
    /// Sets `Level`.
    #[inline]
    pub fn set_level(&mut self, value: u8) {
        self.level = value;
    }
    /// `UCHAR AppId`, at 0x05. The program, by its own number.
    #[inline]
    pub fn app_id(&self) -> u8 {
        self.app_id
    }
    /// Sets `AppId`.
    #[inline]
    pub fn set_app_id(&mut self, value: u8) {
        self.app_id = value;
    }
    /// `USHORT OpId`, at 0x06. The operation, by the program's own numbers.
    #[inline]
    pub fn op_id(&self) -> u16 {
        self.op_id
    }
    /// Sets `OpId`.
    #[inline]
    pub fn set_op_id(&mut self, value: u16) {
        self.op_id = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_mark_event::V5_0;
}
#[cfg(feature = "alloc")]
impl Default for PerfinfoMarkEvent {
    /// All zero, with nothing after the fixed part.
    fn default() -> Self {
        Self::with_tail(&[0; 8], alloc::vec::Vec::new())
    }
}
#[cfg(feature = "alloc")]
impl Sealed for PerfinfoMarkEvent {}
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoMarkEvent {
    const NAME: &'static str = "PERFINFO_MARK_EVENT";
    const FIXED: usize = 8;
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(PerfinfoMarkEventView::announced(fixed)),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_MARK_EVENT",
                    needed: 8,
                    have: fixed.len(),
                })
            }
        }
    }
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoMarkEvent::from_slice(bytes)
    }
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.text.len() * 2) as u64;
        let says = PerfinfoMarkEventView::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount {
                name: "PERFINFO_MARK_EVENT",
                field: "Text",
                says,
                have,
            });
        }
        out.extend_from_slice(&fixed);
        self.text
            .iter()
            .for_each(|element| Element::with_le(
                element,
                |bytes| out.extend_from_slice(bytes),
            ));
        Ok(())
    }
}
#[cfg(feature = "binrw")]
binrw_tailed!(PerfinfoMarkEvent);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoMarkEvent {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<u16>(),
                proptest::collection::vec(proptest::arbitrary::any::<u16>(), 0..6),
            ),
        )
            .prop_map(|((tran_id, level, app_id, op_id, text),)| Self {
                tran_id,
                level,
                app_id,
                op_id,
                text,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoMarkEvent`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoMarkEventView<'a> {
    fixed: &'a [u8; 8],
    rest: &'a [u8],
}
impl<'a> PerfinfoMarkEventView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`PerfinfoMarkEvent`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 2;
                if left != 0 {
                    return Err(Error::PartialElement {
                        name: "PERFINFO_MARK_EVENT",
                        element: 2,
                        left,
                    });
                }
                Ok(Self { fixed, rest })
            }
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_MARK_EVENT",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `ULONG TranId`, at 0x00. The transaction, by the program's own numbers.
    #[inline]
    pub fn tran_id(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `UCHAR Level`, at 0x04.
    #[inline]
    pub fn level(&self) -> u8 {
        u8::from_le_bytes(get::<4, 1, _>(self.fixed))
    }
    /// `UCHAR AppId`, at 0x05. The program, by its own number.
    #[inline]
    pub fn app_id(&self) -> u8 {
        u8::from_le_bytes(get::<5, 1, _>(self.fixed))
    }
    /// `USHORT OpId`, at 0x06. The operation, by the program's own numbers.
    #[inline]
    pub fn op_id(&self) -> u16 {
        u16::from_le_bytes(get::<6, 2, _>(self.fixed))
    }
    /// `WCHAR Text`, at 0x08.
    #[inline]
    pub fn text(&self) -> Elements<'a, u16> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    fn announced(_: &[u8; 8]) -> Option<u64> {
        None
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    pub fn to_value(&self) -> PerfinfoMarkEvent {
        PerfinfoMarkEvent::with_tail(self.fixed, to_vec(self.rest))
    }
}
impl core::fmt::Debug for PerfinfoMarkEventView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoMarkEventView");
        out.field("tran_id", &self.tran_id());
        out.field("level", &self.level());
        out.field("app_id", &self.app_id());
        out.field("op_id", &self.op_id());
        out.finish()
    }
}
