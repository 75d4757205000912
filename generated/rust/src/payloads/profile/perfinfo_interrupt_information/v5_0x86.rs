// Generated from spec/structs/PERFINFO_INTERRUPT_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_INTERRUPT_INFORMATION in the form of releases 5.0+ with 32 bit pointers.
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
/// An interrupt service routine was executed.
///
/// In C: `PERFINFO_INTERRUPT_INFORMATION`, 0x10 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONGLONG | `InitialTime` |
/// | 0x08 | 0x4 | PVOID | `ServiceRoutine` |
/// | 0x0c | 0x1 | UCHAR | `ReturnValue` |
/// | 0x0d | 0x2 | USHORT | `Vector` |
/// | 0x0f | 0x1 | UCHAR | `Reserved` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_INTERRUPT_INFORMATION")]
pub struct PerfinfoInterruptInformation32 {
    /// `ULONGLONG InitialTime`, at 0x00. When it began, by the session's clock; the event's own time is when it ended.
    pub initial_time: u64,
    /// `PVOID ServiceRoutine`, at 0x08. The routine.
    pub service_routine: u32,
    /// `UCHAR ReturnValue`, at 0x0C. What it returned: whether the interrupt was its own.
    pub return_value: u8,
    /// `USHORT Vector`, at 0x0D. The interrupt vector.
    pub vector: u16,
    /// `UCHAR Reserved`, at 0x0F. What it is for is not known.
    pub reserved: u8,
}
impl PerfinfoInterruptInformation32 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            initial_time: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            service_routine: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            return_value: u8::from_le_bytes(get::<12, 1, _>(bytes)),
            vector: u16::from_le_bytes(get::<13, 2, _>(bytes)),
            reserved: u8::from_le_bytes(get::<15, 1, _>(bytes)),
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
                    name: "PERFINFO_INTERRUPT_INFORMATION",
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
        put::<0, 8, _>(&mut bytes, self.initial_time.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.service_routine.to_le_bytes());
        put::<12, 1, _>(&mut bytes, self.return_value.to_le_bytes());
        put::<13, 2, _>(&mut bytes, self.vector.to_le_bytes());
        put::<15, 1, _>(&mut bytes, self.reserved.to_le_bytes());
        bytes
    }
    /// `ULONGLONG InitialTime`, at 0x00. When it began, by the session's clock; the event's own time is when it ended.
    #[inline]
    pub fn initial_time(&self) -> u64 {
        self.initial_time
    }
    /// Sets `InitialTime`.
    #[inline]
    pub fn set_initial_time(&mut self, value: u64) {
        self.initial_time = value;
    }
    /// `PVOID ServiceRoutine`, at 0x08. The routine.
    #[inline]
    pub fn service_routine(&self) -> u32 {
        self.service_routine
    }
    /// Sets `ServiceRoutine`.
    #[inline]
    pub fn set_service_routine(&mut self, value: u32) {
        self.service_routine = value;
    }
    /// `UCHAR ReturnValue`, at 0x0C. What it returned: whether the interrupt was its own.
    #[inline]
    pub fn return_value(&self) -> u8 {
        self.return_value
    }
    /// Sets `ReturnValue`.
    #[inline]
    pub fn set_return_value(&mut self, value: u8) {
        self.return_value = value;
    }
    /// `USHORT Vector`, at 0x0D. The interrupt vector.
    #[inline]
    pub fn vector(&self) -> u16 {
        self.vector
    }
    /// Sets `Vector`.
    #[inline]
    pub fn set_vector(&mut self, value: u16) {
        self.vector = value;
    }
    /// `UCHAR Reserved`, at 0x0F. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u8 {
        self.reserved
    }
    /// Sets `Reserved`.
    #[inline]
    pub fn set_reserved(&mut self, value: u8) {
        self.reserved = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_interrupt_information::V5_0X86;
}
impl Default for PerfinfoInterruptInformation32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for PerfinfoInterruptInformation32 {}
impl Record for PerfinfoInterruptInformation32 {
    const NAME: &'static str = "PERFINFO_INTERRUPT_INFORMATION";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoInterruptInformation32 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoInterruptInformation32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoInterruptInformation32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u8>(),
            ),
        )
            .prop_map(|
                ((initial_time, service_routine, return_value, vector, reserved),)|
            Self {
                initial_time,
                service_routine,
                return_value,
                vector,
                reserved,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoInterruptInformation32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoInterruptInformation32View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> PerfinfoInterruptInformation32View<'a> {
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
                    name: "PERFINFO_INTERRUPT_INFORMATION",
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
    pub fn to_value(&self) -> PerfinfoInterruptInformation32 {
        PerfinfoInterruptInformation32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `ULONGLONG InitialTime`, at 0x00. When it began, by the session's clock; the event's own time is when it ended.
    #[inline]
    pub fn initial_time(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `PVOID ServiceRoutine`, at 0x08. The routine.
    #[inline]
    pub fn service_routine(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `UCHAR ReturnValue`, at 0x0C. What it returned: whether the interrupt was its own.
    #[inline]
    pub fn return_value(&self) -> u8 {
        u8::from_le_bytes(get::<12, 1, _>(self.fixed))
    }
    /// `USHORT Vector`, at 0x0D. The interrupt vector.
    #[inline]
    pub fn vector(&self) -> u16 {
        u16::from_le_bytes(get::<13, 2, _>(self.fixed))
    }
    /// `UCHAR Reserved`, at 0x0F. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u8 {
        u8::from_le_bytes(get::<15, 1, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoInterruptInformation32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoInterruptInformation32View");
        out.field("initial_time", &self.initial_time());
        out.field("service_routine", &self.service_routine());
        out.field("return_value", &self.return_value());
        out.field("vector", &self.vector());
        out.field("reserved", &self.reserved());
        out.finish()
    }
}
