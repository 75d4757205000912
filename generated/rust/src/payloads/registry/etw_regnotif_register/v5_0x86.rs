// Generated from spec/structs/ETW_REGNOTIF_REGISTER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_REGNOTIF_REGISTER in the form of releases 5.0+ with 32 bit pointers.
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
/// Somebody asked to be told of changes to a key.
///
/// In C: `ETW_REGNOTIF_REGISTER`, 0xc bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `Notification` |
/// | 0x04 | 0x4 | PVOID | `Kcb` |
/// | 0x08 | 0x1 | UCHAR | `Type` |
/// | 0x09 | 0x1 | BOOLEAN | `WatchTree` |
/// | 0x0a | 0x1 | BOOLEAN | `Primary` |
/// | 0x0b | 0x1 | padding |  |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_REGNOTIF_REGISTER")]
pub struct EtwRegnotifRegister32 {
    /// `PVOID Notification`, at 0x00. The notification's block.
    pub notification: u32,
    /// `PVOID Kcb`, at 0x04. The key control block of the key.
    pub kcb: u32,
    /// `UCHAR Type`, at 0x08. What it is for is not known.
    pub kind: u8,
    /// `BOOLEAN WatchTree`, at 0x09. Whether changes below the key count too.
    pub watch_tree: u8,
    /// `BOOLEAN Primary`, at 0x0A. What it is for is not known.
    pub primary: u8,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_0b: Bytes<1>,
}
impl EtwRegnotifRegister32 {
    /// The size in bytes.
    pub const SIZE: usize = 12;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            notification: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            kcb: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            kind: u8::from_le_bytes(get::<8, 1, _>(bytes)),
            watch_tree: u8::from_le_bytes(get::<9, 1, _>(bytes)),
            primary: u8::from_le_bytes(get::<10, 1, _>(bytes)),
            padding_0b: Bytes(get::<11, 1, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 12 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_REGNOTIF_REGISTER",
                    needed: 12,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.notification.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.kcb.to_le_bytes());
        put::<8, 1, _>(&mut bytes, self.kind.to_le_bytes());
        put::<9, 1, _>(&mut bytes, self.watch_tree.to_le_bytes());
        put::<10, 1, _>(&mut bytes, self.primary.to_le_bytes());
        put::<11, 1, _>(&mut bytes, self.padding_0b.0);
        bytes
    }
    /// `PVOID Notification`, at 0x00. The notification's block.
    #[inline]
    pub fn notification(&self) -> u32 {
        self.notification
    }
    /// Sets `Notification`.
    #[inline]
    pub fn set_notification(&mut self, value: u32) {
        self.notification = value;
    }
    /// `PVOID Kcb`, at 0x04. The key control block of the key.
    #[inline]
    pub fn kcb(&self) -> u32 {
        self.kcb
    }
    /// Sets `Kcb`.
    #[inline]
    pub fn set_kcb(&mut self, value: u32) {
        self.kcb = value;
    }
    /// `UCHAR Type`, at 0x08. What it is for is not known.
    #[inline]
    pub fn kind(&self) -> u8 {
        self.kind
    }
    /// Sets `Type`.
    #[inline]
    pub fn set_kind(&mut self, value: u8) {
        self.kind = value;
    }
    /// `BOOLEAN WatchTree`, at 0x09. Whether changes below the key count too.
    #[inline]
    pub fn watch_tree(&self) -> u8 {
        self.watch_tree
    }
    /// Sets `WatchTree`.
    #[inline]
    pub fn set_watch_tree(&mut self, value: u8) {
        self.watch_tree = value;
    }
    /// `BOOLEAN Primary`, at 0x0A. What it is for is not known.
    #[inline]
    pub fn primary(&self) -> u8 {
        self.primary
    }
    /// Sets `Primary`.
    #[inline]
    pub fn set_primary(&mut self, value: u8) {
        self.primary = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_regnotif_register::V5_0X86;
}
impl Default for EtwRegnotifRegister32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 12])
    }
}
impl Sealed for EtwRegnotifRegister32 {}
impl Record for EtwRegnotifRegister32 {
    const NAME: &'static str = "ETW_REGNOTIF_REGISTER";
    const SIZE: usize = 12;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwRegnotifRegister32 {
    const SIZE: usize = 12;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwRegnotifRegister32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwRegnotifRegister32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<Bytes<1>>(),
            ),
        )
            .prop_map(|((notification, kcb, kind, watch_tree, primary, padding_0b),)| Self {
                notification,
                kcb,
                kind,
                watch_tree,
                primary,
                padding_0b,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwRegnotifRegister32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwRegnotifRegister32View<'a> {
    fixed: &'a [u8; 12],
}
impl<'a> EtwRegnotifRegister32View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 12 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_REGNOTIF_REGISTER",
                    needed: 12,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 12]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwRegnotifRegister32 {
        EtwRegnotifRegister32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 12] {
        self.fixed
    }
    /// `PVOID Notification`, at 0x00. The notification's block.
    #[inline]
    pub fn notification(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `PVOID Kcb`, at 0x04. The key control block of the key.
    #[inline]
    pub fn kcb(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `UCHAR Type`, at 0x08. What it is for is not known.
    #[inline]
    pub fn kind(&self) -> u8 {
        u8::from_le_bytes(get::<8, 1, _>(self.fixed))
    }
    /// `BOOLEAN WatchTree`, at 0x09. Whether changes below the key count too.
    #[inline]
    pub fn watch_tree(&self) -> u8 {
        u8::from_le_bytes(get::<9, 1, _>(self.fixed))
    }
    /// `BOOLEAN Primary`, at 0x0A. What it is for is not known.
    #[inline]
    pub fn primary(&self) -> u8 {
        u8::from_le_bytes(get::<10, 1, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwRegnotifRegister32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwRegnotifRegister32View");
        out.field("notification", &self.notification());
        out.field("kcb", &self.kcb());
        out.field("kind", &self.kind());
        out.field("watch_tree", &self.watch_tree());
        out.field("primary", &self.primary());
        out.finish()
    }
}
