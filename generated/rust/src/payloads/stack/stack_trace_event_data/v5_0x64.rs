// Generated from spec/structs/STACK_TRACE_EVENT_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! STACK_TRACE_EVENT_DATA in the form of releases 5.0+ with 64 bit pointers.
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
/// The addresses of a stack of calls that other events name by its key.
///
/// Microsoft gives it no name: `STACK_TRACE_EVENT_DATA`, 0x8 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONG_PTR | `StackKey` |
///
/// Source: Microsoft, *KernelTraceEventParser.cs*; The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "STACK_TRACE_EVENT_DATA")]
pub struct StackTraceEventData64 {
    /// `ULONG_PTR StackKey`, at 0x00. What stands for the stack.
    pub stack_key: u64,
}
impl StackTraceEventData64 {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            stack_key: u64::from_le_bytes(get::<0, 8, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "STACK_TRACE_EVENT_DATA",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 8, _>(&mut bytes, self.stack_key.to_le_bytes());
        bytes
    }
    /// `ULONG_PTR StackKey`, at 0x00. What stands for the stack.
    #[inline]
    pub fn stack_key(&self) -> u64 {
        self.stack_key
    }
    /// Sets `StackKey`.
    #[inline]
    pub fn set_stack_key(&mut self, value: u64) {
        self.stack_key = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::stack_trace_event_data::V5_0X64;
}
impl Default for StackTraceEventData64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for StackTraceEventData64 {}
impl Record for StackTraceEventData64 {
    const NAME: &'static str = "STACK_TRACE_EVENT_DATA";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for StackTraceEventData64 {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(StackTraceEventData64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for StackTraceEventData64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = ((proptest::arbitrary::any::<u64>(),),)
            .prop_map(|((stack_key,),)| Self { stack_key });
        strategy.boxed()
    }
}
/// A borrowed view of [`StackTraceEventData64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct StackTraceEventData64View<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> StackTraceEventData64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "STACK_TRACE_EVENT_DATA",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 8]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> StackTraceEventData64 {
        StackTraceEventData64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `ULONG_PTR StackKey`, at 0x00. What stands for the stack.
    #[inline]
    pub fn stack_key(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for StackTraceEventData64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("StackTraceEventData64View");
        out.field("stack_key", &self.stack_key());
        out.finish()
    }
}
