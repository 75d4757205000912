// Generated from spec/structs/ETW_DEBUG_PRINT_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_DEBUG_PRINT_EVENT in the form of releases 5.0+.
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
/// Something was printed to the debugger.
///
/// In C: `ETW_DEBUG_PRINT_EVENT`, 0xc bytes with one element of its array, 0x8 without. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `Component` |
/// | 0x04 | 0x4 | ULONG | `Level` |
/// | 0x08 | to the end | CHAR \[ \] | `Message` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "ETW_DEBUG_PRINT_EVENT")]
pub struct EtwDebugPrintEvent {
    /// `ULONG Component`, at 0x00. The component filter's identifier, a DPFLTR_ constant.
    pub component: u32,
    /// `ULONG Level`, at 0x04. The importance, a DPFLTR_ constant.
    pub level: u32,
    /// `CHAR Message`, at 0x08.
    pub message: alloc::vec::Vec<i8>,
}
#[cfg(feature = "alloc")]
impl EtwDebugPrintEvent {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 8;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = EtwDebugPrintEventView::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 8], tail: alloc::vec::Vec<i8>) -> Self {
        Self {
            component: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            level: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            message: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.component.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.level.to_le_bytes());
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
    /// `ULONG Component`, at 0x00. The component filter's identifier, a DPFLTR_ constant.
    #[inline]
    pub fn component(&self) -> u32 {
        self.component
    }
    /// Sets `Component`.
    #[inline]
    pub fn set_component(&mut self, value: u32) {
        self.component = value;
    }
    /// `ULONG Level`, at 0x04. The importance, a DPFLTR_ constant.
    #[inline]
    pub fn level(&self) -> u32 {
        self.level
    }
    /// Sets `Level`.
    #[inline]
    pub fn set_level(&mut self, value: u32) {
        self.level = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_debug_print_event::V5_0;
}
#[cfg(feature = "alloc")]
impl Default for EtwDebugPrintEvent {
    /// All zero, with nothing after the fixed part.
    fn default() -> Self {
        Self::with_tail(&[0; 8], alloc::vec::Vec::new())
    }
}
#[cfg(feature = "alloc")]
impl Sealed for EtwDebugPrintEvent {}
#[cfg(feature = "alloc")]
impl Tailed for EtwDebugPrintEvent {
    const NAME: &'static str = "ETW_DEBUG_PRINT_EVENT";
    const FIXED: usize = 8;
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EtwDebugPrintEventView::announced(fixed)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_DEBUG_PRINT_EVENT",
                    needed: 8,
                    have: fixed.len(),
                })
            }
        }
    }
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwDebugPrintEvent::from_slice(bytes)
    }
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.message.len() * 1) as u64;
        let says = EtwDebugPrintEventView::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount {
                name: "ETW_DEBUG_PRINT_EVENT",
                field: "Message",
                says,
                have,
            });
        }
        out.extend_from_slice(&fixed);
        self.message
            .iter()
            .for_each(|element| Element::with_le(
                element,
                |bytes| out.extend_from_slice(bytes),
            ));
        Ok(())
    }
}
#[cfg(feature = "binrw")]
binrw_tailed!(EtwDebugPrintEvent);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwDebugPrintEvent {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::collection::vec(proptest::arbitrary::any::<i8>(), 0..6),
            ),
        )
            .prop_map(|((component, level, message),)| Self {
                component,
                level,
                message,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwDebugPrintEvent`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwDebugPrintEventView<'a> {
    fixed: &'a [u8; 8],
    rest: &'a [u8],
}
impl<'a> EtwDebugPrintEventView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EtwDebugPrintEvent`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 1;
                if left != 0 {
                    return Err(Error::PartialElement {
                        name: "ETW_DEBUG_PRINT_EVENT",
                        element: 1,
                        left,
                    });
                }
                Ok(Self { fixed, rest })
            }
            None => {
                Err(Error::TooShort {
                    name: "ETW_DEBUG_PRINT_EVENT",
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
    /// `ULONG Component`, at 0x00. The component filter's identifier, a DPFLTR_ constant.
    #[inline]
    pub fn component(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG Level`, at 0x04. The importance, a DPFLTR_ constant.
    #[inline]
    pub fn level(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `CHAR Message`, at 0x08.
    #[inline]
    pub fn message(&self) -> Elements<'a, i8> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    fn announced(_: &[u8; 8]) -> Option<u64> {
        None
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    pub fn to_value(&self) -> EtwDebugPrintEvent {
        EtwDebugPrintEvent::with_tail(self.fixed, to_vec(self.rest))
    }
}
impl core::fmt::Debug for EtwDebugPrintEventView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwDebugPrintEventView");
        out.field("component", &self.component());
        out.field("level", &self.level());
        out.finish()
    }
}
