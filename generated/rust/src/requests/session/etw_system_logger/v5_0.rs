// Generated from spec/structs/ETW_SYSTEM_LOGGER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_SYSTEM_LOGGER in the form of releases 5.0+.
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
/// One of the sessions that get events of the system.
///
/// In C: `ETW_SYSTEM_LOGGER`, 0x2 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x1 | UCHAR | `LoggerId` |
/// | 0x01 | 0x1 | UCHAR | `ClockType` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_SYSTEM_LOGGER")]
pub struct EtwSystemLogger {
    /// `UCHAR LoggerId`, at 0x00. The session.
    pub logger_id: u8,
    /// `UCHAR ClockType`, at 0x01. The session's clock.
    pub clock_type: u8,
}
impl EtwSystemLogger {
    /// The size in bytes.
    pub const SIZE: usize = 2;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 2]) -> Self {
        Self {
            logger_id: u8::from_le_bytes(get::<0, 1, _>(bytes)),
            clock_type: u8::from_le_bytes(get::<1, 1, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 2 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_SYSTEM_LOGGER",
                    needed: 2,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 2] {
        let mut bytes = [0; 2];
        put::<0, 1, _>(&mut bytes, self.logger_id.to_le_bytes());
        put::<1, 1, _>(&mut bytes, self.clock_type.to_le_bytes());
        bytes
    }
    /// `UCHAR LoggerId`, at 0x00. The session.
    #[inline]
    pub fn logger_id(&self) -> u8 {
        self.logger_id
    }
    /// Sets `LoggerId`.
    #[inline]
    pub fn set_logger_id(&mut self, value: u8) {
        self.logger_id = value;
    }
    /// `UCHAR ClockType`, at 0x01. The session's clock.
    #[inline]
    pub fn clock_type(&self) -> u8 {
        self.clock_type
    }
    /// Sets `ClockType`.
    #[inline]
    pub fn set_clock_type(&mut self, value: u8) {
        self.clock_type = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_system_logger::V5_0;
}
impl Default for EtwSystemLogger {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 2])
    }
}
impl Sealed for EtwSystemLogger {}
impl Record for EtwSystemLogger {
    const NAME: &'static str = "ETW_SYSTEM_LOGGER";
    const SIZE: usize = 2;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwSystemLogger {
    const SIZE: usize = 2;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwSystemLogger);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwSystemLogger {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u8>(), proptest::arbitrary::any::<u8>()),
        )
            .prop_map(|((logger_id, clock_type),)| Self { logger_id, clock_type });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwSystemLogger`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwSystemLoggerView<'a> {
    fixed: &'a [u8; 2],
}
impl<'a> EtwSystemLoggerView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 2 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_SYSTEM_LOGGER",
                    needed: 2,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 2]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwSystemLogger {
        EtwSystemLogger::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 2] {
        self.fixed
    }
    /// `UCHAR LoggerId`, at 0x00. The session.
    #[inline]
    pub fn logger_id(&self) -> u8 {
        u8::from_le_bytes(get::<0, 1, _>(self.fixed))
    }
    /// `UCHAR ClockType`, at 0x01. The session's clock.
    #[inline]
    pub fn clock_type(&self) -> u8 {
        u8::from_le_bytes(get::<1, 1, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwSystemLoggerView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwSystemLoggerView");
        out.field("logger_id", &self.logger_id());
        out.field("clock_type", &self.clock_type());
        out.finish()
    }
}
