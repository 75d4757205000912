// Generated from spec/structs/PERFINFO_CCSWAP_BUFFER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CCSWAP_BUFFER in the form of releases 6.0+.
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
/// Context switches in compact form: a header, then records of 2, 4 or 8 bytes.
///
/// In C: `PERFINFO_CCSWAP_BUFFER`, 0x58 bytes. Releases 6.0+.
///
/// The kernel collects the switches of one processor and logs them as one event, of at most 0x0400 bytes. The idle thread is not in the tables.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | LONGLONG | `FirstTimeStamp` |
/// | 0x08 | 0x40 | ULONG \[16\] | `TidTable` |
/// | 0x48 | 0x10 | SCHAR \[16\] | `ThreadBasePriority` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *PERFINFO_CCSWAP_BUFFER*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_CCSWAP_BUFFER")]
pub struct PerfinfoCcswapBuffer {
    /// `LONGLONG FirstTimeStamp`, at 0x00. When the batch started. Unit: ticks of the session's clock.
    pub first_time_stamp: i64,
    /// `ULONG TidTable`, at 0x08. The threads that the records tell by their index here.
    pub tid_table: [u32; 16],
    /// `SCHAR ThreadBasePriority`, at 0x48. The base priority of each, as of its first switch in the batch.
    pub thread_base_priority: [i8; 16],
}
impl PerfinfoCcswapBuffer {
    /// The size in bytes.
    pub const SIZE: usize = 88;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 88]) -> Self {
        Self {
            first_time_stamp: i64::from_le_bytes(get::<0, 8, _>(bytes)),
            tid_table: array(part::<8, 64, _>(bytes), u32::from_le_bytes),
            thread_base_priority: array(part::<72, 16, _>(bytes), i8::from_le_bytes),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 88 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_CCSWAP_BUFFER",
                    needed: 88,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 88] {
        let mut bytes = [0; 88];
        put::<0, 8, _>(&mut bytes, self.first_time_stamp.to_le_bytes());
        fill(
            part_mut::<8, 64, _>(&mut bytes),
            &self.tid_table,
            |element| element.to_le_bytes(),
        );
        fill(
            part_mut::<72, 16, _>(&mut bytes),
            &self.thread_base_priority,
            |element| element.to_le_bytes(),
        );
        bytes
    }
    /// `LONGLONG FirstTimeStamp`, at 0x00. When the batch started. Unit: ticks of the session's clock.
    #[inline]
    pub fn first_time_stamp(&self) -> i64 {
        self.first_time_stamp
    }
    /// Sets `FirstTimeStamp`.
    #[inline]
    pub fn set_first_time_stamp(&mut self, value: i64) {
        self.first_time_stamp = value;
    }
    /// `ULONG TidTable`, at 0x08. The threads that the records tell by their index here.
    #[inline]
    pub fn tid_table(&self) -> [u32; 16] {
        self.tid_table
    }
    /// Sets `TidTable`.
    #[inline]
    pub fn set_tid_table(&mut self, value: [u32; 16]) {
        self.tid_table = value;
    }
    /// `SCHAR ThreadBasePriority`, at 0x48. The base priority of each, as of its first switch in the batch.
    #[inline]
    pub fn thread_base_priority(&self) -> [i8; 16] {
        self.thread_base_priority
    }
    /// Sets `ThreadBasePriority`.
    #[inline]
    pub fn set_thread_base_priority(&mut self, value: [i8; 16]) {
        self.thread_base_priority = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_ccswap_buffer::V6_0;
}
impl Default for PerfinfoCcswapBuffer {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 88])
    }
}
impl Sealed for PerfinfoCcswapBuffer {}
impl Record for PerfinfoCcswapBuffer {
    const NAME: &'static str = "PERFINFO_CCSWAP_BUFFER";
    const SIZE: usize = 88;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoCcswapBuffer {
    const SIZE: usize = 88;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoCcswapBuffer);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoCcswapBuffer {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<i64>(),
                proptest::arbitrary::any::<[u32; 16]>(),
                proptest::arbitrary::any::<[i8; 16]>(),
            ),
        )
            .prop_map(|((first_time_stamp, tid_table, thread_base_priority),)| Self {
                first_time_stamp,
                tid_table,
                thread_base_priority,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoCcswapBuffer`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoCcswapBufferView<'a> {
    fixed: &'a [u8; 88],
}
impl<'a> PerfinfoCcswapBufferView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 88 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_CCSWAP_BUFFER",
                    needed: 88,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 88]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> PerfinfoCcswapBuffer {
        PerfinfoCcswapBuffer::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 88] {
        self.fixed
    }
    /// `LONGLONG FirstTimeStamp`, at 0x00. When the batch started. Unit: ticks of the session's clock.
    #[inline]
    pub fn first_time_stamp(&self) -> i64 {
        i64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG TidTable`, at 0x08. The threads that the records tell by their index here.
    #[inline]
    pub fn tid_table(&self) -> [u32; 16] {
        array(part::<8, 64, _>(self.fixed), u32::from_le_bytes)
    }
    /// `SCHAR ThreadBasePriority`, at 0x48. The base priority of each, as of its first switch in the batch.
    #[inline]
    pub fn thread_base_priority(&self) -> [i8; 16] {
        array(part::<72, 16, _>(self.fixed), i8::from_le_bytes)
    }
}
impl core::fmt::Debug for PerfinfoCcswapBufferView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoCcswapBufferView");
        out.field("first_time_stamp", &self.first_time_stamp());
        out.field("tid_table", &self.tid_table());
        out.field("thread_base_priority", &self.thread_base_priority());
        out.finish()
    }
}
