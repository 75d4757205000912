// Generated from spec/structs/PERFINFO_CLOCK_INTERRUPT_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CLOCK_INTERRUPT_INFORMATION in the form of releases 5.0+.
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
/// A clock interrupt.
///
/// In C: `PERFINFO_CLOCK_INTERRUPT_INFORMATION`, 0x10 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONG64 | `InterruptTime` |
/// | 0x08 | 0x2 | SHORT | `Flags` |
/// | 0x0a | 0x6 | padding |  |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_CLOCK_INTERRUPT_INFORMATION")]
pub struct PerfinfoClockInterruptInformation {
    /// `ULONG64 InterruptTime`, at 0x00. Unit: 100 ns.
    pub interrupt_time: u64,
    /// `SHORT Flags`, at 0x08.
    pub flags: i16,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_0a: Bytes<6>,
}
impl PerfinfoClockInterruptInformation {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            interrupt_time: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            flags: i16::from_le_bytes(get::<8, 2, _>(bytes)),
            padding_0a: Bytes(get::<10, 6, _>(bytes)),
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
                    name: "PERFINFO_CLOCK_INTERRUPT_INFORMATION",
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
        put::<0, 8, _>(&mut bytes, self.interrupt_time.to_le_bytes());
        put::<8, 2, _>(&mut bytes, self.flags.to_le_bytes());
        put::<10, 6, _>(&mut bytes, self.padding_0a.0);
        bytes
    }
    /// `ULONG64 InterruptTime`, at 0x00. Unit: 100 ns.
    #[inline]
    pub fn interrupt_time(&self) -> u64 {
        self.interrupt_time
    }
    /// Sets `InterruptTime`.
    #[inline]
    pub fn set_interrupt_time(&mut self, value: u64) {
        self.interrupt_time = value;
    }
    /// `SHORT Flags`, at 0x08.
    #[inline]
    pub fn flags(&self) -> i16 {
        self.flags
    }
    /// Sets `Flags`.
    #[inline]
    pub fn set_flags(&mut self, value: i16) {
        self.flags = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_clock_interrupt_information::V5_0;
}
impl Default for PerfinfoClockInterruptInformation {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for PerfinfoClockInterruptInformation {}
impl Record for PerfinfoClockInterruptInformation {
    const NAME: &'static str = "PERFINFO_CLOCK_INTERRUPT_INFORMATION";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoClockInterruptInformation {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoClockInterruptInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoClockInterruptInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<i16>(),
                proptest::arbitrary::any::<Bytes<6>>(),
            ),
        )
            .prop_map(|((interrupt_time, flags, padding_0a),)| Self {
                interrupt_time,
                flags,
                padding_0a,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoClockInterruptInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoClockInterruptInformationView<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> PerfinfoClockInterruptInformationView<'a> {
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
                    name: "PERFINFO_CLOCK_INTERRUPT_INFORMATION",
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
    pub fn to_value(&self) -> PerfinfoClockInterruptInformation {
        PerfinfoClockInterruptInformation::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `ULONG64 InterruptTime`, at 0x00. Unit: 100 ns.
    #[inline]
    pub fn interrupt_time(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `SHORT Flags`, at 0x08.
    #[inline]
    pub fn flags(&self) -> i16 {
        i16::from_le_bytes(get::<8, 2, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoClockInterruptInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoClockInterruptInformationView");
        out.field("interrupt_time", &self.interrupt_time());
        out.field("flags", &self.flags());
        out.finish()
    }
}
