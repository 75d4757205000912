// Generated from spec/structs/ETW_THREAD_EVENT_SUBPROCESSTAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_THREAD_EVENT_SUBPROCESSTAG in the form of releases 5.0+.
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
/// A thread changed the tag of the service that it works for.
///
/// In C: `ETW_THREAD_EVENT_SUBPROCESSTAG`, 0x28 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x20 | SYSTEM_TRACE_HEADER | `Header` |
/// | 0x20 | 0x4 | ULONG | `OldTag` |
/// | 0x24 | 0x4 | ULONG | `NewTag` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_THREAD_EVENT_SUBPROCESSTAG")]
pub struct EtwThreadEventSubprocesstag {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `ULONG OldTag`, at 0x20. The tag before.
    pub old_tag: u32,
    /// `ULONG NewTag`, at 0x24. The tag from now on.
    pub new_tag: u32,
}
impl EtwThreadEventSubprocesstag {
    /// The size in bytes.
    pub const SIZE: usize = 40;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 40]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(
                part::<0, 32, _>(bytes),
            ),
            old_tag: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            new_tag: u32::from_le_bytes(get::<36, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 40 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_THREAD_EVENT_SUBPROCESSTAG",
                    needed: 40,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 40] {
        let mut bytes = [0; 40];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 4, _>(&mut bytes, self.old_tag.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.new_tag.to_le_bytes());
        bytes
    }
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    #[inline]
    pub fn header(&self) -> crate::headers::SystemTraceHeader {
        self.header
    }
    /// Sets `Header`.
    #[inline]
    pub fn set_header(&mut self, value: crate::headers::SystemTraceHeader) {
        self.header = value;
    }
    /// `ULONG OldTag`, at 0x20. The tag before.
    #[inline]
    pub fn old_tag(&self) -> u32 {
        self.old_tag
    }
    /// Sets `OldTag`.
    #[inline]
    pub fn set_old_tag(&mut self, value: u32) {
        self.old_tag = value;
    }
    /// `ULONG NewTag`, at 0x24. The tag from now on.
    #[inline]
    pub fn new_tag(&self) -> u32 {
        self.new_tag
    }
    /// Sets `NewTag`.
    #[inline]
    pub fn set_new_tag(&mut self, value: u32) {
        self.new_tag = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_thread_event_subprocesstag::V5_0;
}
impl Default for EtwThreadEventSubprocesstag {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 40])
    }
}
impl Sealed for EtwThreadEventSubprocesstag {}
impl Record for EtwThreadEventSubprocesstag {
    const NAME: &'static str = "ETW_THREAD_EVENT_SUBPROCESSTAG";
    const SIZE: usize = 40;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwThreadEventSubprocesstag {
    const SIZE: usize = 40;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwThreadEventSubprocesstag);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwThreadEventSubprocesstag {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<crate::headers::SystemTraceHeader>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|((header, old_tag, new_tag),)| Self { header, old_tag, new_tag });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwThreadEventSubprocesstag`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwThreadEventSubprocesstagView<'a> {
    fixed: &'a [u8; 40],
}
impl<'a> EtwThreadEventSubprocesstagView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 40 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_THREAD_EVENT_SUBPROCESSTAG",
                    needed: 40,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 40]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwThreadEventSubprocesstag {
        EtwThreadEventSubprocesstag::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 40] {
        self.fixed
    }
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    #[inline]
    pub fn header(&self) -> crate::headers::SystemTraceHeaderView<'a> {
        crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed))
    }
    /// `ULONG OldTag`, at 0x20. The tag before.
    #[inline]
    pub fn old_tag(&self) -> u32 {
        u32::from_le_bytes(get::<32, 4, _>(self.fixed))
    }
    /// `ULONG NewTag`, at 0x24. The tag from now on.
    #[inline]
    pub fn new_tag(&self) -> u32 {
        u32::from_le_bytes(get::<36, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwThreadEventSubprocesstagView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwThreadEventSubprocesstagView");
        out.field("header", &self.header());
        out.field("old_tag", &self.old_tag());
        out.field("new_tag", &self.new_tag());
        out.finish()
    }
}
