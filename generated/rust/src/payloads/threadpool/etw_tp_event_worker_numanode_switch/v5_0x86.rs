// Generated from spec/structs/ETW_TP_EVENT_WORKER_NUMANODE_SWITCH.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_TP_EVENT_WORKER_NUMANODE_SWITCH in the form of releases 5.0+ with 32 bit pointers.
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
/// A thread of a thread pool moves to another NUMA node.
///
/// In C: `ETW_TP_EVENT_WORKER_NUMANODE_SWITCH`, 0x38 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x20 | SYSTEM_TRACE_HEADER | `Header` |
/// | 0x20 | 0x4 | PVOID | `PoolId` |
/// | 0x24 | 0x4 | ULONG | `CurrentNode` |
/// | 0x28 | 0x4 | ULONG | `NextNode` |
/// | 0x2c | 0x2 | USHORT | `CurrentGroup` |
/// | 0x2e | 0x2 | USHORT | `NextGroup` |
/// | 0x30 | 0x4 | ULONG | `CurrentWorkerCount` |
/// | 0x34 | 0x4 | ULONG | `NextWorkerCount` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_TP_EVENT_WORKER_NUMANODE_SWITCH")]
pub struct EtwTpEventWorkerNumanodeSwitch32 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `PVOID PoolId`, at 0x20. The thread pool.
    pub pool_id: u32,
    /// `ULONG CurrentNode`, at 0x24. The node that the thread leaves.
    pub current_node: u32,
    /// `ULONG NextNode`, at 0x28. The node that it moves to.
    pub next_node: u32,
    /// `USHORT CurrentGroup`, at 0x2C. The group of processors that it leaves.
    pub current_group: u16,
    /// `USHORT NextGroup`, at 0x2E. The group that it moves to.
    pub next_group: u16,
    /// `ULONG CurrentWorkerCount`, at 0x30. How many threads the node that it leaves has.
    pub current_worker_count: u32,
    /// `ULONG NextWorkerCount`, at 0x34. How many the node has that it moves to.
    pub next_worker_count: u32,
}
impl EtwTpEventWorkerNumanodeSwitch32 {
    /// The size in bytes.
    pub const SIZE: usize = 56;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 56]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(
                part::<0, 32, _>(bytes),
            ),
            pool_id: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            current_node: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            next_node: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            current_group: u16::from_le_bytes(get::<44, 2, _>(bytes)),
            next_group: u16::from_le_bytes(get::<46, 2, _>(bytes)),
            current_worker_count: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            next_worker_count: u32::from_le_bytes(get::<52, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 56 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_TP_EVENT_WORKER_NUMANODE_SWITCH",
                    needed: 56,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 56] {
        let mut bytes = [0; 56];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 4, _>(&mut bytes, self.pool_id.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.current_node.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.next_node.to_le_bytes());
        put::<44, 2, _>(&mut bytes, self.current_group.to_le_bytes());
        put::<46, 2, _>(&mut bytes, self.next_group.to_le_bytes());
        put::<48, 4, _>(&mut bytes, self.current_worker_count.to_le_bytes());
        put::<52, 4, _>(&mut bytes, self.next_worker_count.to_le_bytes());
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
    pub fn pool_id(&self) -> u32 {
        self.pool_id
    }
    /// Sets `PoolId`.
    #[inline]
    pub fn set_pool_id(&mut self, value: u32) {
        self.pool_id = value;
    }
    /// `ULONG CurrentNode`, at 0x24. The node that the thread leaves.
    #[inline]
    pub fn current_node(&self) -> u32 {
        self.current_node
    }
    /// Sets `CurrentNode`.
    #[inline]
    pub fn set_current_node(&mut self, value: u32) {
        self.current_node = value;
    }
    /// `ULONG NextNode`, at 0x28. The node that it moves to.
    #[inline]
    pub fn next_node(&self) -> u32 {
        self.next_node
    }
    /// Sets `NextNode`.
    #[inline]
    pub fn set_next_node(&mut self, value: u32) {
        self.next_node = value;
    }
    /// `USHORT CurrentGroup`, at 0x2C. The group of processors that it leaves.
    #[inline]
    pub fn current_group(&self) -> u16 {
        self.current_group
    }
    /// Sets `CurrentGroup`.
    #[inline]
    pub fn set_current_group(&mut self, value: u16) {
        self.current_group = value;
    }
    /// `USHORT NextGroup`, at 0x2E. The group that it moves to.
    #[inline]
    pub fn next_group(&self) -> u16 {
        self.next_group
    }
    /// Sets `NextGroup`.
    #[inline]
    pub fn set_next_group(&mut self, value: u16) {
        self.next_group = value;
    }
    /// `ULONG CurrentWorkerCount`, at 0x30. How many threads the node that it leaves has.
    #[inline]
    pub fn current_worker_count(&self) -> u32 {
        self.current_worker_count
    }
    /// Sets `CurrentWorkerCount`.
    #[inline]
    pub fn set_current_worker_count(&mut self, value: u32) {
        self.current_worker_count = value;
    }
    /// `ULONG NextWorkerCount`, at 0x34. How many the node has that it moves to.
    #[inline]
    pub fn next_worker_count(&self) -> u32 {
        self.next_worker_count
    }
    /// Sets `NextWorkerCount`.
    #[inline]
    pub fn set_next_worker_count(&mut self, value: u32) {
        self.next_worker_count = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_tp_event_worker_numanode_switch::V5_0X86;
}
impl Default for EtwTpEventWorkerNumanodeSwitch32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 56])
    }
}
impl Sealed for EtwTpEventWorkerNumanodeSwitch32 {}
impl Record for EtwTpEventWorkerNumanodeSwitch32 {
    const NAME: &'static str = "ETW_TP_EVENT_WORKER_NUMANODE_SWITCH";
    const SIZE: usize = 56;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwTpEventWorkerNumanodeSwitch32 {
    const SIZE: usize = 56;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwTpEventWorkerNumanodeSwitch32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwTpEventWorkerNumanodeSwitch32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<crate::headers::SystemTraceHeader>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|
                (
                    (
                        header,
                        pool_id,
                        current_node,
                        next_node,
                        current_group,
                        next_group,
                        current_worker_count,
                        next_worker_count,
                    ),
                )|
            Self {
                header,
                pool_id,
                current_node,
                next_node,
                current_group,
                next_group,
                current_worker_count,
                next_worker_count,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwTpEventWorkerNumanodeSwitch32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwTpEventWorkerNumanodeSwitch32View<'a> {
    fixed: &'a [u8; 56],
}
impl<'a> EtwTpEventWorkerNumanodeSwitch32View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 56 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_TP_EVENT_WORKER_NUMANODE_SWITCH",
                    needed: 56,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 56]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwTpEventWorkerNumanodeSwitch32 {
        EtwTpEventWorkerNumanodeSwitch32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 56] {
        self.fixed
    }
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    #[inline]
    pub fn header(&self) -> crate::headers::SystemTraceHeaderView<'a> {
        crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed))
    }
    /// `PVOID PoolId`, at 0x20. The thread pool.
    #[inline]
    pub fn pool_id(&self) -> u32 {
        u32::from_le_bytes(get::<32, 4, _>(self.fixed))
    }
    /// `ULONG CurrentNode`, at 0x24. The node that the thread leaves.
    #[inline]
    pub fn current_node(&self) -> u32 {
        u32::from_le_bytes(get::<36, 4, _>(self.fixed))
    }
    /// `ULONG NextNode`, at 0x28. The node that it moves to.
    #[inline]
    pub fn next_node(&self) -> u32 {
        u32::from_le_bytes(get::<40, 4, _>(self.fixed))
    }
    /// `USHORT CurrentGroup`, at 0x2C. The group of processors that it leaves.
    #[inline]
    pub fn current_group(&self) -> u16 {
        u16::from_le_bytes(get::<44, 2, _>(self.fixed))
    }
    /// `USHORT NextGroup`, at 0x2E. The group that it moves to.
    #[inline]
    pub fn next_group(&self) -> u16 {
        u16::from_le_bytes(get::<46, 2, _>(self.fixed))
    }
    /// `ULONG CurrentWorkerCount`, at 0x30. How many threads the node that it leaves has.
    #[inline]
    pub fn current_worker_count(&self) -> u32 {
        u32::from_le_bytes(get::<48, 4, _>(self.fixed))
    }
    /// `ULONG NextWorkerCount`, at 0x34. How many the node has that it moves to.
    #[inline]
    pub fn next_worker_count(&self) -> u32 {
        u32::from_le_bytes(get::<52, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwTpEventWorkerNumanodeSwitch32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwTpEventWorkerNumanodeSwitch32View");
        out.field("header", &self.header());
        out.field("pool_id", &self.pool_id());
        out.field("current_node", &self.current_node());
        out.field("next_node", &self.next_node());
        out.field("current_group", &self.current_group());
        out.field("next_group", &self.next_group());
        out.field("current_worker_count", &self.current_worker_count());
        out.field("next_worker_count", &self.next_worker_count());
        out.finish()
    }
}
