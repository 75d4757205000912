// Generated from spec/structs/ETW_TP_EVENT_CALLBACK_ENQUEUE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_TP_EVENT_CALLBACK_ENQUEUE in the form of releases 5.0+ with 64 bit pointers.
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
/// A callback was put into the queue of a thread pool, or taken from it.
///
/// In C: `ETW_TP_EVENT_CALLBACK_ENQUEUE`, 0x48 bytes. Releases 5.0+ with 64 bit pointers.
///
/// By the MOF a callback that is dequeued has only the task: see TPCBDequeue.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x20 | SYSTEM_TRACE_HEADER | `Header` |
/// | 0x20 | 0x8 | PVOID | `PoolId` |
/// | 0x28 | 0x8 | PVOID | `TaskId` |
/// | 0x30 | 0x8 | PVOID | `Callback` |
/// | 0x38 | 0x8 | PVOID | `Context` |
/// | 0x40 | 0x8 | PVOID | `SubProcessTag` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_TP_EVENT_CALLBACK_ENQUEUE")]
#[doc(alias = "ETW_TP_EVENT_CALLBACK_DEQUEUE")]
pub struct EtwTpEventCallbackEnqueue64 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `PVOID PoolId`, at 0x20. The thread pool.
    pub pool_id: u64,
    /// `PVOID TaskId`, at 0x28. The task, by which the events of one callback go together.
    pub task_id: u64,
    /// `PVOID Callback`, at 0x30. The callback's function.
    pub callback: u64,
    /// `PVOID Context`, at 0x38. What the function gets.
    pub context: u64,
    /// `PVOID SubProcessTag`, at 0x40. The service, by its tag, that the callback works for.
    pub sub_process_tag: u64,
}
impl EtwTpEventCallbackEnqueue64 {
    /// The size in bytes.
    pub const SIZE: usize = 72;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 72]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(
                part::<0, 32, _>(bytes),
            ),
            pool_id: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            task_id: u64::from_le_bytes(get::<40, 8, _>(bytes)),
            callback: u64::from_le_bytes(get::<48, 8, _>(bytes)),
            context: u64::from_le_bytes(get::<56, 8, _>(bytes)),
            sub_process_tag: u64::from_le_bytes(get::<64, 8, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 72 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_TP_EVENT_CALLBACK_ENQUEUE",
                    needed: 72,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 72] {
        let mut bytes = [0; 72];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 8, _>(&mut bytes, self.pool_id.to_le_bytes());
        put::<40, 8, _>(&mut bytes, self.task_id.to_le_bytes());
        put::<48, 8, _>(&mut bytes, self.callback.to_le_bytes());
        put::<56, 8, _>(&mut bytes, self.context.to_le_bytes());
        put::<64, 8, _>(&mut bytes, self.sub_process_tag.to_le_bytes());
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
    /// `PVOID PoolId`, at 0x20. The thread pool.
    #[inline]
    pub fn pool_id(&self) -> u64 {
        self.pool_id
    }
    /// Sets `PoolId`.
    #[inline]
    pub fn set_pool_id(&mut self, value: u64) {
        self.pool_id = value;
    }
    /// `PVOID TaskId`, at 0x28. The task, by which the events of one callback go together.
    #[inline]
    pub fn task_id(&self) -> u64 {
        self.task_id
    }
    /// Sets `TaskId`.
    #[inline]
    pub fn set_task_id(&mut self, value: u64) {
        self.task_id = value;
    }
    /// `PVOID Callback`, at 0x30. The callback's function.
    #[inline]
    pub fn callback(&self) -> u64 {
        self.callback
    }
    /// Sets `Callback`.
    #[inline]
    pub fn set_callback(&mut self, value: u64) {
        self.callback = value;
    }
    /// `PVOID Context`, at 0x38. What the function gets.
    #[inline]
    pub fn context(&self) -> u64 {
        self.context
    }
    /// Sets `Context`.
    #[inline]
    pub fn set_context(&mut self, value: u64) {
        self.context = value;
    }
    /// `PVOID SubProcessTag`, at 0x40. The service, by its tag, that the callback works for.
    #[inline]
    pub fn sub_process_tag(&self) -> u64 {
        self.sub_process_tag
    }
    /// Sets `SubProcessTag`.
    #[inline]
    pub fn set_sub_process_tag(&mut self, value: u64) {
        self.sub_process_tag = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_tp_event_callback_enqueue::V5_0X64;
}
impl Default for EtwTpEventCallbackEnqueue64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 72])
    }
}
impl Sealed for EtwTpEventCallbackEnqueue64 {}
impl Record for EtwTpEventCallbackEnqueue64 {
    const NAME: &'static str = "ETW_TP_EVENT_CALLBACK_ENQUEUE";
    const SIZE: usize = 72;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwTpEventCallbackEnqueue64 {
    const SIZE: usize = 72;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwTpEventCallbackEnqueue64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwTpEventCallbackEnqueue64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<crate::headers::SystemTraceHeader>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
            ),
        )
            .prop_map(|
                ((header, pool_id, task_id, callback, context, sub_process_tag),)|
            Self {
                header,
                pool_id,
                task_id,
                callback,
                context,
                sub_process_tag,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwTpEventCallbackEnqueue64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwTpEventCallbackEnqueue64View<'a> {
    fixed: &'a [u8; 72],
}
impl<'a> EtwTpEventCallbackEnqueue64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 72 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_TP_EVENT_CALLBACK_ENQUEUE",
                    needed: 72,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 72]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwTpEventCallbackEnqueue64 {
        EtwTpEventCallbackEnqueue64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 72] {
        self.fixed
    }
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    #[inline]
    pub fn header(&self) -> crate::headers::SystemTraceHeaderView<'a> {
        crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed))
    }
    /// `PVOID PoolId`, at 0x20. The thread pool.
    #[inline]
    pub fn pool_id(&self) -> u64 {
        u64::from_le_bytes(get::<32, 8, _>(self.fixed))
    }
    /// `PVOID TaskId`, at 0x28. The task, by which the events of one callback go together.
    #[inline]
    pub fn task_id(&self) -> u64 {
        u64::from_le_bytes(get::<40, 8, _>(self.fixed))
    }
    /// `PVOID Callback`, at 0x30. The callback's function.
    #[inline]
    pub fn callback(&self) -> u64 {
        u64::from_le_bytes(get::<48, 8, _>(self.fixed))
    }
    /// `PVOID Context`, at 0x38. What the function gets.
    #[inline]
    pub fn context(&self) -> u64 {
        u64::from_le_bytes(get::<56, 8, _>(self.fixed))
    }
    /// `PVOID SubProcessTag`, at 0x40. The service, by its tag, that the callback works for.
    #[inline]
    pub fn sub_process_tag(&self) -> u64 {
        u64::from_le_bytes(get::<64, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwTpEventCallbackEnqueue64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwTpEventCallbackEnqueue64View");
        out.field("header", &self.header());
        out.field("pool_id", &self.pool_id());
        out.field("task_id", &self.task_id());
        out.field("callback", &self.callback());
        out.field("context", &self.context());
        out.field("sub_process_tag", &self.sub_process_tag());
        out.finish()
    }
}
