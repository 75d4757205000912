// Generated from spec/structs/MESSAGE_TRACE_USER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! MESSAGE_TRACE_USER in the form of releases 6.0..6.1.
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
/// A message on its way from user mode to the kernel.
///
/// An older form.
/// In C: `MESSAGE_TRACE_USER`, 0x30 bytes. Releases 6.0..6.1.
///
/// NtTraceEvent takes it, and the kernel makes a MESSAGE_TRACE_HEADER and what follows it from it. It changed with releases, as it is private to Windows. The names SessionHandle and, before 6.0, Data are the study's proposals.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | TRACEHANDLE | `SessionHandle` |
/// | 0x08 | 0x8 | MESSAGE_TRACE_HEADER | `MessageHeader` |
/// | 0x10 | 0x10 | GUID | `MessageGuid` |
/// | 0x20 | 0x4 | ULONG | `MessageFlags` |
/// | 0x24 | 0x4 | ULONG | `DataSize` |
/// | 0x28 | 0x8 | ULONG64 | `Data` |
///
/// Source: Geoff Chappell, *MESSAGE_TRACE_USER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct V6_0 {
    /// `TRACEHANDLE SessionHandle`, at 0x00. The session; the kernel does not read it.
    pub session_handle: u64,
    /// `MESSAGE_TRACE_HEADER MessageHeader`, at 0x08. Only its MessageNumber is read: the kernel makes its own header.
    pub message_header: crate::headers::MessageTraceHeader,
    /// `GUID MessageGuid`, at 0x10. With TRACE_MESSAGE_COMPONENTID in MessageFlags its first 4 bytes are a component ID; else, with TRACE_MESSAGE_GUID, it is a GUID; else it is ignored.
    pub message_guid: Guid,
    /// `ULONG MessageFlags`, at 0x20. What is to follow the header.
    pub message_flags: crate::headers::TraceMessageFlags,
    /// `ULONG DataSize`, at 0x24. Before 6.0, the size of the arguments' bytes; from 6.0 on, the size of the list of addresses and sizes, the NULL at its end included. Unit: bytes.
    pub data_size: u32,
    /// `ULONG64 Data`, at 0x28. The address, in user mode, of a list of pairs of an address and a size, as wide as the caller's pointers, which ends with a NULL: the kernel puts the arguments together.
    pub data_: u64,
}
impl V6_0 {
    /// The size in bytes.
    pub const SIZE: usize = 48;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 48]) -> Self {
        Self {
            session_handle: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            message_header: crate::headers::MessageTraceHeader::from_bytes(
                part::<8, 8, _>(bytes),
            ),
            message_guid: Guid::from_bytes(get::<16, 16, _>(bytes)),
            message_flags: crate::headers::TraceMessageFlags::from_le(
                get::<32, 4, _>(bytes),
            ),
            data_size: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            data_: u64::from_le_bytes(get::<40, 8, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 48 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "MESSAGE_TRACE_USER",
                    needed: 48,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 48] {
        let mut bytes = [0; 48];
        put::<0, 8, _>(&mut bytes, self.session_handle.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.message_header.to_bytes());
        put::<16, 16, _>(&mut bytes, self.message_guid.to_bytes());
        put::<32, 4, _>(&mut bytes, self.message_flags.to_le());
        put::<36, 4, _>(&mut bytes, self.data_size.to_le_bytes());
        put::<40, 8, _>(&mut bytes, self.data_.to_le_bytes());
        bytes
    }
    /// `TRACEHANDLE SessionHandle`, at 0x00. The session; the kernel does not read it.
    #[inline]
    pub fn session_handle(&self) -> u64 {
        self.session_handle
    }
    /// Sets `SessionHandle`.
    #[inline]
    pub fn set_session_handle(&mut self, value: u64) {
        self.session_handle = value;
    }
    /// `MESSAGE_TRACE_HEADER MessageHeader`, at 0x08. Only its MessageNumber is read: the kernel makes its own header.
    #[inline]
    pub fn message_header(&self) -> crate::headers::MessageTraceHeader {
        self.message_header
    }
    /// Sets `MessageHeader`.
    #[inline]
    pub fn set_message_header(&mut self, value: crate::headers::MessageTraceHeader) {
        self.message_header = value;
    }
    /// `GUID MessageGuid`, at 0x10. With TRACE_MESSAGE_COMPONENTID in MessageFlags its first 4 bytes are a component ID; else, with TRACE_MESSAGE_GUID, it is a GUID; else it is ignored.
    #[inline]
    pub fn message_guid(&self) -> Guid {
        self.message_guid
    }
    /// Sets `MessageGuid`.
    #[inline]
    pub fn set_message_guid(&mut self, value: Guid) {
        self.message_guid = value;
    }
    /// `ULONG MessageFlags`, at 0x20. What is to follow the header.
    #[inline]
    pub fn message_flags(&self) -> crate::headers::TraceMessageFlags {
        self.message_flags
    }
    /// Sets `MessageFlags`.
    #[inline]
    pub fn set_message_flags(&mut self, value: crate::headers::TraceMessageFlags) {
        self.message_flags = value;
    }
    /// `ULONG DataSize`, at 0x24. Before 6.0, the size of the arguments' bytes; from 6.0 on, the size of the list of addresses and sizes, the NULL at its end included. Unit: bytes.
    #[inline]
    pub fn data_size(&self) -> u32 {
        self.data_size
    }
    /// Sets `DataSize`.
    #[inline]
    pub fn set_data_size(&mut self, value: u32) {
        self.data_size = value;
    }
    /// `ULONG64 Data`, at 0x28. The address, in user mode, of a list of pairs of an address and a size, as wide as the caller's pointers, which ends with a NULL: the kernel puts the arguments together.
    #[inline]
    pub fn data_(&self) -> u64 {
        self.data_
    }
    /// Sets `Data`.
    #[inline]
    pub fn set_data_(&mut self, value: u64) {
        self.data_ = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::message_trace_user::V6_0;
}
impl Default for V6_0 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 48])
    }
}
impl Sealed for V6_0 {}
impl Record for V6_0 {
    const NAME: &'static str = "MESSAGE_TRACE_USER";
    const SIZE: usize = 48;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for V6_0 {
    const SIZE: usize = 48;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(V6_0);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for V6_0 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<crate::headers::MessageTraceHeader>(),
                proptest::arbitrary::any::<Guid>(),
                proptest::arbitrary::any::<crate::headers::TraceMessageFlags>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u64>(),
            ),
        )
            .prop_map(|
                (
                    (
                        session_handle,
                        message_header,
                        message_guid,
                        message_flags,
                        data_size,
                        data_,
                    ),
                )|
            Self {
                session_handle,
                message_header,
                message_guid,
                message_flags,
                data_size,
                data_,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`V6_0`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct V6_0View<'a> {
    fixed: &'a [u8; 48],
}
impl<'a> V6_0View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 48 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "MESSAGE_TRACE_USER",
                    needed: 48,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 48]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> V6_0 {
        V6_0::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 48] {
        self.fixed
    }
    /// `TRACEHANDLE SessionHandle`, at 0x00. The session; the kernel does not read it.
    #[inline]
    pub fn session_handle(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `MESSAGE_TRACE_HEADER MessageHeader`, at 0x08. Only its MessageNumber is read: the kernel makes its own header.
    #[inline]
    pub fn message_header(&self) -> crate::headers::MessageTraceHeaderView<'a> {
        crate::headers::MessageTraceHeaderView::from_bytes(part::<8, 8, _>(self.fixed))
    }
    /// `GUID MessageGuid`, at 0x10. With TRACE_MESSAGE_COMPONENTID in MessageFlags its first 4 bytes are a component ID; else, with TRACE_MESSAGE_GUID, it is a GUID; else it is ignored.
    #[inline]
    pub fn message_guid(&self) -> Guid {
        Guid::from_bytes(get::<16, 16, _>(self.fixed))
    }
    /// `ULONG MessageFlags`, at 0x20. What is to follow the header.
    #[inline]
    pub fn message_flags(&self) -> crate::headers::TraceMessageFlags {
        crate::headers::TraceMessageFlags::from_le(get::<32, 4, _>(self.fixed))
    }
    /// `ULONG DataSize`, at 0x24. Before 6.0, the size of the arguments' bytes; from 6.0 on, the size of the list of addresses and sizes, the NULL at its end included. Unit: bytes.
    #[inline]
    pub fn data_size(&self) -> u32 {
        u32::from_le_bytes(get::<36, 4, _>(self.fixed))
    }
    /// `ULONG64 Data`, at 0x28. The address, in user mode, of a list of pairs of an address and a size, as wide as the caller's pointers, which ends with a NULL: the kernel puts the arguments together.
    #[inline]
    pub fn data_(&self) -> u64 {
        u64::from_le_bytes(get::<40, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for V6_0View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("V6_0View");
        out.field("session_handle", &self.session_handle());
        out.field("message_header", &self.message_header());
        out.field("message_guid", &self.message_guid());
        out.field("message_flags", &self.message_flags());
        out.field("data_size", &self.data_size());
        out.field("data_", &self.data_());
        out.finish()
    }
}
