// Generated from spec/structs/ETW_BOOT_CONFIG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_BOOT_CONFIG in the form of releases 5.0+ with 32 bit pointers.
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
/// The sessions that start when the system boots.
///
/// In C: `ETW_BOOT_CONFIG`, 0x10 bytes. Releases 5.0+ with 32 bit pointers.
///
/// It is the kernel's own, in memory only.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `MaxLoggers` |
/// | 0x04 | 0x4 | ULONG | `Reserved` |
/// | 0x08 | 0x8 | LIST_ENTRY | `BootLoggersList` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_BOOT_CONFIG")]
pub struct EtwBootConfig32 {
    /// `ULONG MaxLoggers`, at 0x00.
    pub max_loggers: u32,
    /// `ULONG Reserved`, at 0x04. What it is for is not known.
    pub reserved: u32,
    /// `LIST_ENTRY BootLoggersList`, at 0x08.
    pub boot_loggers_list: crate::buffers::ListEntry32,
}
impl EtwBootConfig32 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            max_loggers: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            reserved: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            boot_loggers_list: crate::buffers::ListEntry32::from_bytes(
                part::<8, 8, _>(bytes),
            ),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_BOOT_CONFIG",
                    needed: 16,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.max_loggers.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.reserved.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.boot_loggers_list.to_bytes());
        bytes
    }
    /// `ULONG MaxLoggers`, at 0x00.
    #[inline]
    pub fn max_loggers(&self) -> u32 {
        self.max_loggers
    }
    /// Sets `MaxLoggers`.
    #[inline]
    pub fn set_max_loggers(&mut self, value: u32) {
        self.max_loggers = value;
    }
    /// `ULONG Reserved`, at 0x04. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u32 {
        self.reserved
    }
    /// Sets `Reserved`.
    #[inline]
    pub fn set_reserved(&mut self, value: u32) {
        self.reserved = value;
    }
    /// `LIST_ENTRY BootLoggersList`, at 0x08.
    #[inline]
    pub fn boot_loggers_list(&self) -> crate::buffers::ListEntry32 {
        self.boot_loggers_list
    }
    /// Sets `BootLoggersList`.
    #[inline]
    pub fn set_boot_loggers_list(&mut self, value: crate::buffers::ListEntry32) {
        self.boot_loggers_list = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_boot_config::V5_0X86;
}
impl Default for EtwBootConfig32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for EtwBootConfig32 {}
impl Record for EtwBootConfig32 {
    const NAME: &'static str = "ETW_BOOT_CONFIG";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwBootConfig32 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwBootConfig32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwBootConfig32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<crate::buffers::ListEntry32>(),
            ),
        )
            .prop_map(|((max_loggers, reserved, boot_loggers_list),)| Self {
                max_loggers,
                reserved,
                boot_loggers_list,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwBootConfig32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwBootConfig32View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> EtwBootConfig32View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_BOOT_CONFIG",
                    needed: 16,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 16]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwBootConfig32 {
        EtwBootConfig32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `ULONG MaxLoggers`, at 0x00.
    #[inline]
    pub fn max_loggers(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG Reserved`, at 0x04. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `LIST_ENTRY BootLoggersList`, at 0x08.
    #[inline]
    pub fn boot_loggers_list(&self) -> crate::buffers::ListEntry32View<'a> {
        crate::buffers::ListEntry32View::from_bytes(part::<8, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwBootConfig32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwBootConfig32View");
        out.field("max_loggers", &self.max_loggers());
        out.field("reserved", &self.reserved());
        out.field("boot_loggers_list", &self.boot_loggers_list());
        out.finish()
    }
}
