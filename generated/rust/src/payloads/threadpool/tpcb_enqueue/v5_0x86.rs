// Generated from spec/structs/TPCBEnqueue.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TPCBEnqueue in the form of releases 5.0+ with 32 bit pointers.
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
/// A callback was queued, or begins.
///
/// In C: `TPCBEnqueue`, 0x14 bytes. Releases 5.0+ with 32 bit pointers.
///
/// ETW_TP_EVENT_CALLBACK_ENQUEUE is the same with the trace header.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `PoolId` |
/// | 0x04 | 0x4 | PVOID | `TaskId` |
/// | 0x08 | 0x4 | PVOID | `CallbackFunction` |
/// | 0x0c | 0x4 | PVOID | `CallbackContext` |
/// | 0x10 | 0x4 | ULONG_PTR | `SubProcessTag` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TPCBEnqueue")]
pub struct TpcbEnqueue32 {
    /// `PVOID PoolId`, at 0x00. The pool.
    pub pool_id: u32,
    /// `PVOID TaskId`, at 0x04. The task, by which its events are matched.
    pub task_id: u32,
    /// `PVOID CallbackFunction`, at 0x08.
    pub callback_function: u32,
    /// `PVOID CallbackContext`, at 0x0C. What the callback gets.
    pub callback_context: u32,
    /// `ULONG_PTR SubProcessTag`, at 0x10. Which service of the process it is for.
    pub sub_process_tag: u32,
}
impl TpcbEnqueue32 {
    /// The size in bytes.
    pub const SIZE: usize = 20;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 20]) -> Self {
        Self {
            pool_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            task_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            callback_function: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            callback_context: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            sub_process_tag: u32::from_le_bytes(get::<16, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 20 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "TPCBEnqueue",
                    needed: 20,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 4, _>(&mut bytes, self.pool_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.task_id.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.callback_function.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.callback_context.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.sub_process_tag.to_le_bytes());
        bytes
    }
    /// `PVOID PoolId`, at 0x00. The pool.
    #[inline]
    pub fn pool_id(&self) -> u32 {
        self.pool_id
    }
    /// Sets `PoolId`.
    #[inline]
    pub fn set_pool_id(&mut self, value: u32) {
        self.pool_id = value;
    }
    /// `PVOID TaskId`, at 0x04. The task, by which its events are matched.
    #[inline]
    pub fn task_id(&self) -> u32 {
        self.task_id
    }
    /// Sets `TaskId`.
    #[inline]
    pub fn set_task_id(&mut self, value: u32) {
        self.task_id = value;
    }
    /// `PVOID CallbackFunction`, at 0x08.
    #[inline]
    pub fn callback_function(&self) -> u32 {
        self.callback_function
    }
    /// Sets `CallbackFunction`.
    #[inline]
    pub fn set_callback_function(&mut self, value: u32) {
        self.callback_function = value;
    }
    /// `PVOID CallbackContext`, at 0x0C. What the callback gets.
    #[inline]
    pub fn callback_context(&self) -> u32 {
        self.callback_context
    }
    /// Sets `CallbackContext`.
    #[inline]
    pub fn set_callback_context(&mut self, value: u32) {
        self.callback_context = value;
    }
    /// `ULONG_PTR SubProcessTag`, at 0x10. Which service of the process it is for.
    #[inline]
    pub fn sub_process_tag(&self) -> u32 {
        self.sub_process_tag
    }
    /// Sets `SubProcessTag`.
    #[inline]
    pub fn set_sub_process_tag(&mut self, value: u32) {
        self.sub_process_tag = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::tpcb_enqueue::V5_0X86;
}
impl Default for TpcbEnqueue32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 20])
    }
}
impl Sealed for TpcbEnqueue32 {}
impl Record for TpcbEnqueue32 {
    const NAME: &'static str = "TPCBEnqueue";
    const SIZE: usize = 20;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for TpcbEnqueue32 {
    const SIZE: usize = 20;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(TpcbEnqueue32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for TpcbEnqueue32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|
                (
                    (
                        pool_id,
                        task_id,
                        callback_function,
                        callback_context,
                        sub_process_tag,
                    ),
                )|
            Self {
                pool_id,
                task_id,
                callback_function,
                callback_context,
                sub_process_tag,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`TpcbEnqueue32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TpcbEnqueue32View<'a> {
    fixed: &'a [u8; 20],
}
impl<'a> TpcbEnqueue32View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 20 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "TPCBEnqueue",
                    needed: 20,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 20]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> TpcbEnqueue32 {
        TpcbEnqueue32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 20] {
        self.fixed
    }
    /// `PVOID PoolId`, at 0x00. The pool.
    #[inline]
    pub fn pool_id(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `PVOID TaskId`, at 0x04. The task, by which its events are matched.
    #[inline]
    pub fn task_id(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `PVOID CallbackFunction`, at 0x08.
    #[inline]
    pub fn callback_function(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `PVOID CallbackContext`, at 0x0C. What the callback gets.
    #[inline]
    pub fn callback_context(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `ULONG_PTR SubProcessTag`, at 0x10. Which service of the process it is for.
    #[inline]
    pub fn sub_process_tag(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for TpcbEnqueue32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("TpcbEnqueue32View");
        out.field("pool_id", &self.pool_id());
        out.field("task_id", &self.task_id());
        out.field("callback_function", &self.callback_function());
        out.field("callback_context", &self.callback_context());
        out.field("sub_process_tag", &self.sub_process_tag());
        out.finish()
    }
}
