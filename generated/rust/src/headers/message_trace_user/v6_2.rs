// Generated from spec/structs/MESSAGE_TRACE_USER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! MESSAGE_TRACE_USER in the form of releases 6.2+.
#[allow(unused_imports)]
use crate::rt::*;

/// A message on its way from user mode to the kernel.
///
/// In C: `MESSAGE_TRACE_USER`, 0x28 bytes. Releases 6.2+.
///
/// NtTraceEvent takes it, and the kernel makes a MESSAGE_TRACE_HEADER and what follows it from it. It changed with releases, as it is private to Windows. The names SessionHandle and, before 6.0, Data are the study's proposals.
///
/// Source: Geoff Chappell, *MESSAGE_TRACE_USER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "MESSAGE_TRACE_USER")]
pub struct MessageTraceUser {
    /// `MESSAGE_TRACE_HEADER MessageHeader`, at 0x00. Only its MessageNumber is read: the kernel makes its own header.
    pub message_header: Bytes<8>,
    /// `GUID MessageGuid`, at 0x08. With TRACE_MESSAGE_COMPONENTID in MessageFlags its first 4 bytes are a component ID; else, with TRACE_MESSAGE_GUID, it is a GUID; else it is ignored.
    pub message_guid: Guid,
    /// `ULONG MessageFlags`, at 0x18. What is to follow the header.
    pub message_flags: crate::headers::TraceMessageFlags,
    /// `ULONG DataSize`, at 0x1C. Before 6.0, the size of the arguments' bytes; from 6.0 on, the size of the list of addresses and sizes, the NULL at its end included. Unit: bytes.
    pub data_size: u32,
    /// `ULONG64 Data`, at 0x20. The address, in user mode, of a list of pairs of an address and a size, as wide as the caller's pointers, which ends with a NULL: the kernel puts the arguments together.
    pub data_: u64,
}

impl MessageTraceUser {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 40]) -> Self {
        Self {
            message_header: Bytes(get::<0, 8, _>(bytes)),
            message_guid: Guid::from_bytes(get::<8, 16, _>(bytes)),
            message_flags: crate::headers::TraceMessageFlags::from_le(get::<24, 4, _>(bytes)),
            data_size: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            data_: u64::from_le_bytes(get::<32, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 40] {
        let mut bytes = [0; 40];
        put::<0, 8, _>(&mut bytes, self.message_header.0);
        put::<8, 16, _>(&mut bytes, self.message_guid.to_bytes());
        put::<24, 4, _>(&mut bytes, self.message_flags.to_le());
        put::<28, 4, _>(&mut bytes, self.data_size.to_le_bytes());
        put::<32, 8, _>(&mut bytes, self.data_.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::message_trace_user::V6_2;
}

fixed_record!(MessageTraceUser, MessageTraceUserView, 40, "MESSAGE_TRACE_USER");
getters! {
    self MessageTraceUserView "MessageTraceUserView" {
        /// `MESSAGE_TRACE_HEADER MessageHeader`, at 0x00.
        message_header: Bytes<8> = Bytes(get::<0, 8, _>(self.fixed));
        /// `GUID MessageGuid`, at 0x08.
        message_guid: Guid = Guid::from_bytes(get::<8, 16, _>(self.fixed));
        /// `ULONG MessageFlags`, at 0x18.
        message_flags: crate::headers::TraceMessageFlags = crate::headers::TraceMessageFlags::from_le(get::<24, 4, _>(self.fixed));
        /// `ULONG DataSize`, at 0x1C.
        data_size: u32 = u32::from_le_bytes(get::<28, 4, _>(self.fixed));
        /// `ULONG64 Data`, at 0x20.
        data_: u64 = u64::from_le_bytes(get::<32, 8, _>(self.fixed));
    }
}
