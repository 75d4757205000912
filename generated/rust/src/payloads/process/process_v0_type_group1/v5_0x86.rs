// Generated from spec/structs/Process_V0_TypeGroup1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Process_V0_TypeGroup1 in the form of releases 5.0+ with 32 bit pointers.
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
/// A process began, ended, or exists.
///
/// In C: `Process_V0_TypeGroup1`, 0xc bytes. Releases 5.0+ with 32 bit pointers.
///
/// Identifiers are of the size of a pointer in this version, and of 32 bits in the later ones.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG_PTR | `ProcessId` |
/// | 0x04 | 0x4 | ULONG_PTR | `ParentId` |
/// | 0x08 | 0x4 | ULONG | `Sid` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "Process_V0_TypeGroup1")]
pub struct ProcessV0TypeGroup132 {
    /// `ULONG_PTR ProcessId`, at 0x00.
    pub process_id: u32,
    /// `ULONG_PTR ParentId`, at 0x04. The process that created it.
    pub parent_id: u32,
    /// `ULONG Sid`, at 0x08. Zero if no security identifier follows; otherwise the first four bytes of a TOKEN_USER, which the security identifier follows.
    pub sid: u32,
}
impl ProcessV0TypeGroup132 {
    /// The size in bytes.
    pub const SIZE: usize = 12;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            process_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            parent_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            sid: u32::from_le_bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 12 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "Process_V0_TypeGroup1",
                    needed: 12,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.parent_id.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.sid.to_le_bytes());
        bytes
    }
    /// `ULONG_PTR ProcessId`, at 0x00.
    #[inline]
    pub fn process_id(&self) -> u32 {
        self.process_id
    }
    /// Sets `ProcessId`.
    #[inline]
    pub fn set_process_id(&mut self, value: u32) {
        self.process_id = value;
    }
    /// `ULONG_PTR ParentId`, at 0x04. The process that created it.
    #[inline]
    pub fn parent_id(&self) -> u32 {
        self.parent_id
    }
    /// Sets `ParentId`.
    #[inline]
    pub fn set_parent_id(&mut self, value: u32) {
        self.parent_id = value;
    }
    /// `ULONG Sid`, at 0x08. Zero if no security identifier follows; otherwise the first four bytes of a TOKEN_USER, which the security identifier follows.
    #[inline]
    pub fn sid(&self) -> u32 {
        self.sid
    }
    /// Sets `Sid`.
    #[inline]
    pub fn set_sid(&mut self, value: u32) {
        self.sid = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::process_v0_type_group1::V5_0X86;
}
impl Default for ProcessV0TypeGroup132 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 12])
    }
}
impl Sealed for ProcessV0TypeGroup132 {}
impl Record for ProcessV0TypeGroup132 {
    const NAME: &'static str = "Process_V0_TypeGroup1";
    const SIZE: usize = 12;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for ProcessV0TypeGroup132 {
    const SIZE: usize = 12;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(ProcessV0TypeGroup132);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for ProcessV0TypeGroup132 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|((process_id, parent_id, sid),)| Self {
                process_id,
                parent_id,
                sid,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`ProcessV0TypeGroup132`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ProcessV0TypeGroup132View<'a> {
    fixed: &'a [u8; 12],
}
impl<'a> ProcessV0TypeGroup132View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 12 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "Process_V0_TypeGroup1",
                    needed: 12,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 12]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> ProcessV0TypeGroup132 {
        ProcessV0TypeGroup132::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 12] {
        self.fixed
    }
    /// `ULONG_PTR ProcessId`, at 0x00.
    #[inline]
    pub fn process_id(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG_PTR ParentId`, at 0x04. The process that created it.
    #[inline]
    pub fn parent_id(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG Sid`, at 0x08. Zero if no security identifier follows; otherwise the first four bytes of a TOKEN_USER, which the security identifier follows.
    #[inline]
    pub fn sid(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for ProcessV0TypeGroup132View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("ProcessV0TypeGroup132View");
        out.field("process_id", &self.process_id());
        out.field("parent_id", &self.parent_id());
        out.field("sid", &self.sid());
        out.finish()
    }
}
