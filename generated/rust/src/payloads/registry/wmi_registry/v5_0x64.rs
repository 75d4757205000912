// Generated from spec/structs/WMI_REGISTRY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_REGISTRY in the form of releases 5.0+ with 64 bit pointers.
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
/// An operation on a key or a value of the registry.
///
/// In C: `WMI_REGISTRY`, 0x20 bytes with one element of its array, 0x18 without. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | LONGLONG | `InitialTime` |
/// | 0x08 | 0x4 | ULONG | `Status` |
/// | 0x0c | 0x4 | union |  |
/// | 0x0c | 0x4 | · ULONG | `Index` |
/// | 0x0c | 0x4 | · ULONG | `InfoClass` |
/// | 0x10 | 0x8 | PVOID | `Kcb` |
/// | 0x18 | to the end | WCHAR \[ \] | `Name` |
///
/// What no source says:
///
/// - Which operations have which arm of the union.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "WMI_REGISTRY")]
pub struct WmiRegistry64 {
    /// `LONGLONG InitialTime`, at 0x00. When the operation began, by the session's clock.
    pub initial_time: i64,
    /// `ULONG Status`, at 0x08. What the operation returned.
    pub status: u32,
    /// The bytes that `Index`, `InfoClass` share.
    pub union_0c: Bytes<4>,
    /// `PVOID Kcb`, at 0x10. The key control block of the key.
    pub kcb: u64,
    /// `WCHAR Name`, at 0x18. The name of the key or the value.
    pub name: alloc::vec::Vec<u16>,
}
#[cfg(feature = "alloc")]
impl WmiRegistry64 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 24;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = WmiRegistry64View::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 24], tail: alloc::vec::Vec<u16>) -> Self {
        Self {
            initial_time: i64::from_le_bytes(get::<0, 8, _>(bytes)),
            status: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            union_0c: Bytes(get::<12, 4, _>(bytes)),
            kcb: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            name: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 8, _>(&mut bytes, self.initial_time.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.status.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.union_0c.0);
        put::<16, 8, _>(&mut bytes, self.kcb.to_le_bytes());
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
    /// `ULONG Status`, at 0x08. What the operation returned.
    #[inline]
    pub fn status(&self) -> u32 {
        self.status
    }
    /// Sets `Status`.
    #[inline]
    pub fn set_status(&mut self, value: u32) {
        self.status = value;
    }
    /// `ULONG Index`, at 0x0C. The index of a subkey or value, where the operation has one.
    #[inline]
    pub fn index(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_0c.0))
    }
    /// Sets `Index`.
    #[inline]
    pub fn set_index(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_0c.0, value.to_le_bytes());
    }
    /// `ULONG InfoClass`, at 0x0C. The information class, where the operation has one.
    #[inline]
    pub fn info_class(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_0c.0))
    }
    /// Sets `InfoClass`.
    #[inline]
    pub fn set_info_class(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_0c.0, value.to_le_bytes());
    }
    /// `PVOID Kcb`, at 0x10. The key control block of the key.
    #[inline]
    pub fn kcb(&self) -> u64 {
        self.kcb
    }
    /// Sets `Kcb`.
    #[inline]
    pub fn set_kcb(&mut self, value: u64) {
        self.kcb = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_registry::V5_0X64;
}
#[cfg(feature = "alloc")]
impl Default for WmiRegistry64 {
    /// All zero, with nothing after the fixed part.
    fn default() -> Self {
        Self::with_tail(&[0; 24], alloc::vec::Vec::new())
    }
}
#[cfg(feature = "alloc")]
impl Sealed for WmiRegistry64 {}
#[cfg(feature = "alloc")]
impl Tailed for WmiRegistry64 {
    const NAME: &'static str = "WMI_REGISTRY";
    const FIXED: usize = 24;
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(WmiRegistry64View::announced(fixed)),
            None => {
                Err(Error::TooShort {
                    name: "WMI_REGISTRY",
                    needed: 24,
                    have: fixed.len(),
                })
            }
        }
    }
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiRegistry64::from_slice(bytes)
    }
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.name.len() * 2) as u64;
        let says = WmiRegistry64View::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount {
                name: "WMI_REGISTRY",
                field: "Name",
                says,
                have,
            });
        }
        out.extend_from_slice(&fixed);
        self.name
            .iter()
            .for_each(|element| Element::with_le(
                element,
                |bytes| out.extend_from_slice(bytes),
            ));
        Ok(())
    }
}
#[cfg(feature = "binrw")]
binrw_tailed!(WmiRegistry64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiRegistry64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<i64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<Bytes<4>>(),
                proptest::arbitrary::any::<u64>(),
                proptest::collection::vec(proptest::arbitrary::any::<u16>(), 0..6),
            ),
        )
            .prop_map(|((initial_time, status, union_0c, kcb, name),)| Self {
                initial_time,
                status,
                union_0c,
                kcb,
                name,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`WmiRegistry64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiRegistry64View<'a> {
    fixed: &'a [u8; 24],
    rest: &'a [u8],
}
impl<'a> WmiRegistry64View<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`WmiRegistry64`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 2;
                if left != 0 {
                    return Err(Error::PartialElement {
                        name: "WMI_REGISTRY",
                        element: 2,
                        left,
                    });
                }
                Ok(Self { fixed, rest })
            }
            None => {
                Err(Error::TooShort {
                    name: "WMI_REGISTRY",
                    needed: 24,
                    have: bytes.len(),
                })
            }
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
    /// `LONGLONG InitialTime`, at 0x00. When the operation began, by the session's clock.
    #[inline]
    pub fn initial_time(&self) -> i64 {
        i64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG Status`, at 0x08. What the operation returned.
    #[inline]
    pub fn status(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG Index`, at 0x0C. The index of a subkey or value, where the operation has one.
    #[inline]
    pub fn index(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `ULONG InfoClass`, at 0x0C. The information class, where the operation has one.
    #[inline]
    pub fn info_class(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `PVOID Kcb`, at 0x10. The key control block of the key.
    #[inline]
    pub fn kcb(&self) -> u64 {
        u64::from_le_bytes(get::<16, 8, _>(self.fixed))
    }
    /// `WCHAR Name`, at 0x18. The name of the key or the value.
    #[inline]
    pub fn name(&self) -> Elements<'a, u16> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    fn announced(_: &[u8; 24]) -> Option<u64> {
        None
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    pub fn to_value(&self) -> WmiRegistry64 {
        WmiRegistry64::with_tail(self.fixed, to_vec(self.rest))
    }
}
impl core::fmt::Debug for WmiRegistry64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiRegistry64View");
        out.field("initial_time", &self.initial_time());
        out.field("status", &self.status());
        out.field("index", &self.index());
        out.field("info_class", &self.info_class());
        out.field("kcb", &self.kcb());
        out.finish()
    }
}
