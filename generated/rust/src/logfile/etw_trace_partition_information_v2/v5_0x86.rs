// Generated from spec/structs/ETW_TRACE_PARTITION_INFORMATION_V2.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_TRACE_PARTITION_INFORMATION_V2 in the form of releases 5.0+ with 32 bit pointers.
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
/// The partition that a trace was written in, with the addresses of strings for partitions.
///
/// In C: `ETW_TRACE_PARTITION_INFORMATION_V2`, 0x18 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | LONGLONG | `QpcOffsetFromRoot` |
/// | 0x08 | 0x4 | ULONG | `PartitionType` |
/// | 0x0c | 0x4 | WCHAR * | `PartitionId` |
/// | 0x10 | 0x4 | WCHAR * | `ParentId` |
/// | 0x14 | 0x4 | padding |  |
///
/// What no source says:
///
/// - Which releases have it: no header says.
/// - The values of PartitionType.
///
/// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_TRACE_PARTITION_INFORMATION_V2")]
pub struct EtwTracePartitionInformationV232 {
    /// `LONGLONG QpcOffsetFromRoot`, at 0x00. How far the performance counter is from that of the root partition.
    pub qpc_offset_from_root: i64,
    /// `ULONG PartitionType`, at 0x08. What it is for is not known.
    pub partition_type: u32,
    /// `WCHAR * PartitionId`, at 0x0C. The partition.
    pub partition_id: u32,
    /// `WCHAR * ParentId`, at 0x10. The partition that it is in.
    pub parent_id: u32,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_14: Bytes<4>,
}
impl EtwTracePartitionInformationV232 {
    /// The size in bytes.
    pub const SIZE: usize = 24;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            qpc_offset_from_root: i64::from_le_bytes(get::<0, 8, _>(bytes)),
            partition_type: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            partition_id: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            parent_id: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            padding_14: Bytes(get::<20, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_TRACE_PARTITION_INFORMATION_V2",
                    needed: 24,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 8, _>(&mut bytes, self.qpc_offset_from_root.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.partition_type.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.partition_id.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.parent_id.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.padding_14.0);
        bytes
    }
    /// `LONGLONG QpcOffsetFromRoot`, at 0x00. How far the performance counter is from that of the root partition.
    #[inline]
    pub fn qpc_offset_from_root(&self) -> i64 {
        self.qpc_offset_from_root
    }
    /// Sets `QpcOffsetFromRoot`.
    #[inline]
    pub fn set_qpc_offset_from_root(&mut self, value: i64) {
        self.qpc_offset_from_root = value;
    }
    /// `ULONG PartitionType`, at 0x08. What it is for is not known.
    #[inline]
    pub fn partition_type(&self) -> u32 {
        self.partition_type
    }
    /// Sets `PartitionType`.
    #[inline]
    pub fn set_partition_type(&mut self, value: u32) {
        self.partition_type = value;
    }
    /// `WCHAR * PartitionId`, at 0x0C. The partition.
    #[inline]
    pub fn partition_id(&self) -> u32 {
        self.partition_id
    }
    /// Sets `PartitionId`.
    #[inline]
    pub fn set_partition_id(&mut self, value: u32) {
        self.partition_id = value;
    }
    /// `WCHAR * ParentId`, at 0x10. The partition that it is in.
    #[inline]
    pub fn parent_id(&self) -> u32 {
        self.parent_id
    }
    /// Sets `ParentId`.
    #[inline]
    pub fn set_parent_id(&mut self, value: u32) {
        self.parent_id = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_trace_partition_information_v2::V5_0X86;
}
impl Default for EtwTracePartitionInformationV232 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 24])
    }
}
impl Sealed for EtwTracePartitionInformationV232 {}
impl Record for EtwTracePartitionInformationV232 {
    const NAME: &'static str = "ETW_TRACE_PARTITION_INFORMATION_V2";
    const SIZE: usize = 24;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwTracePartitionInformationV232 {
    const SIZE: usize = 24;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwTracePartitionInformationV232);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwTracePartitionInformationV232 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<i64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<Bytes<4>>(),
            ),
        )
            .prop_map(|
                (
                    (
                        qpc_offset_from_root,
                        partition_type,
                        partition_id,
                        parent_id,
                        padding_14,
                    ),
                )|
            Self {
                qpc_offset_from_root,
                partition_type,
                partition_id,
                parent_id,
                padding_14,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwTracePartitionInformationV232`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwTracePartitionInformationV232View<'a> {
    fixed: &'a [u8; 24],
}
impl<'a> EtwTracePartitionInformationV232View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_TRACE_PARTITION_INFORMATION_V2",
                    needed: 24,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 24]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwTracePartitionInformationV232 {
        EtwTracePartitionInformationV232::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
    /// `LONGLONG QpcOffsetFromRoot`, at 0x00. How far the performance counter is from that of the root partition.
    #[inline]
    pub fn qpc_offset_from_root(&self) -> i64 {
        i64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG PartitionType`, at 0x08. What it is for is not known.
    #[inline]
    pub fn partition_type(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `WCHAR * PartitionId`, at 0x0C. The partition.
    #[inline]
    pub fn partition_id(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `WCHAR * ParentId`, at 0x10. The partition that it is in.
    #[inline]
    pub fn parent_id(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwTracePartitionInformationV232View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwTracePartitionInformationV232View");
        out.field("qpc_offset_from_root", &self.qpc_offset_from_root());
        out.field("partition_type", &self.partition_type());
        out.field("partition_id", &self.partition_id());
        out.field("parent_id", &self.parent_id());
        out.finish()
    }
}
