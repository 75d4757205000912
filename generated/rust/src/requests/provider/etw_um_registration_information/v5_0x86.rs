// Generated from spec/structs/ETW_UM_REGISTRATION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_UM_REGISTRATION_INFORMATION in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A provider of user mode that registers.
///
/// In C: `ETW_UM_REGISTRATION_INFORMATION`, 0x98 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_UM_REGISTRATION_INFORMATION")]
pub struct EtwUmRegistrationInformationX86 {
    /// `GUID ProviderGuid`, at 0x00.
    pub provider_guid: Guid,
    /// `ULONG RegType`, at 0x10. The kind of registration, a value of ETW_NOTIFICATION_TYPE.
    pub reg_type: u32,
    /// `USHORT LoggerId`, at 0x14. The session, for providers that are enabled already.
    pub logger_id: u16,
    /// `USHORT Reserved0`, at 0x16. What it is for is not known.
    pub reserved0: u16,
    /// `HANDLE ReplyHandle`, at 0x18. The handle of the registration.
    pub reply_handle: u32,
    /// `PVOID ReplyCallback`, at 0x1C. What it is for is not known.
    pub reply_callback: u32,
    /// `ULONG ReplyBufferSize`, at 0x20. Unit: bytes.
    pub reply_buffer_size: u32,
    /// `ULONG Reserved1`, at 0x24. What it is for is not known.
    pub reserved1: u32,
    /// `UCHAR Reserved2`, at 0x28. What it is for is not known.
    #[cfg_attr(feature = "serde", serde(with = "crate::rt::arrays"))]
    pub reserved2: [u8; 64],
    /// `ULONGLONG EnableCallbackContext`, at 0x68.
    pub enable_callback_context: u64,
    /// `ULONGLONG EnableFilterDesc`, at 0x70.
    pub enable_filter_desc: u64,
    /// `ULONGLONG EnableCallback`, at 0x78.
    pub enable_callback: u64,
    /// `ULONGLONG EnableCallbackReserved`, at 0x80.
    pub enable_callback_reserved: u64,
    /// `ULONGLONG ProviderTraits`, at 0x88.
    pub provider_traits: u64,
    /// `ULONG TraitsFlags`, at 0x90.
    pub traits_flags: u32,
    /// `ULONG HasPayload`, at 0x94.
    pub has_payload: u32,
}

impl EtwUmRegistrationInformationX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 152]) -> Self {
        Self {
            provider_guid: Guid::from_bytes(get::<0, 16, _>(bytes)),
            reg_type: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            logger_id: u16::from_le_bytes(get::<20, 2, _>(bytes)),
            reserved0: u16::from_le_bytes(get::<22, 2, _>(bytes)),
            reply_handle: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            reply_callback: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            reply_buffer_size: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            reserved1: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            reserved2: array(part::<40, 64, _>(bytes), u8::from_le_bytes),
            enable_callback_context: u64::from_le_bytes(get::<104, 8, _>(bytes)),
            enable_filter_desc: u64::from_le_bytes(get::<112, 8, _>(bytes)),
            enable_callback: u64::from_le_bytes(get::<120, 8, _>(bytes)),
            enable_callback_reserved: u64::from_le_bytes(get::<128, 8, _>(bytes)),
            provider_traits: u64::from_le_bytes(get::<136, 8, _>(bytes)),
            traits_flags: u32::from_le_bytes(get::<144, 4, _>(bytes)),
            has_payload: u32::from_le_bytes(get::<148, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 152] {
        let mut bytes = [0; 152];
        put::<0, 16, _>(&mut bytes, self.provider_guid.to_bytes());
        put::<16, 4, _>(&mut bytes, self.reg_type.to_le_bytes());
        put::<20, 2, _>(&mut bytes, self.logger_id.to_le_bytes());
        put::<22, 2, _>(&mut bytes, self.reserved0.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.reply_handle.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.reply_callback.to_le_bytes());
        put::<32, 4, _>(&mut bytes, self.reply_buffer_size.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.reserved1.to_le_bytes());
        fill(part_mut::<40, 64, _>(&mut bytes), &self.reserved2, |element| element.to_le_bytes());
        put::<104, 8, _>(&mut bytes, self.enable_callback_context.to_le_bytes());
        put::<112, 8, _>(&mut bytes, self.enable_filter_desc.to_le_bytes());
        put::<120, 8, _>(&mut bytes, self.enable_callback.to_le_bytes());
        put::<128, 8, _>(&mut bytes, self.enable_callback_reserved.to_le_bytes());
        put::<136, 8, _>(&mut bytes, self.provider_traits.to_le_bytes());
        put::<144, 4, _>(&mut bytes, self.traits_flags.to_le_bytes());
        put::<148, 4, _>(&mut bytes, self.has_payload.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_um_registration_information::V5_0X86;
}

fixed_record!(EtwUmRegistrationInformationX86, EtwUmRegistrationInformationX86View, 152, "ETW_UM_REGISTRATION_INFORMATION");
getters! {
    self EtwUmRegistrationInformationX86View "EtwUmRegistrationInformationX86View" {
        /// `GUID ProviderGuid`, at 0x00.
        provider_guid: Guid = Guid::from_bytes(get::<0, 16, _>(self.fixed));
        /// `ULONG RegType`, at 0x10.
        reg_type: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `USHORT LoggerId`, at 0x14.
        logger_id: u16 = u16::from_le_bytes(get::<20, 2, _>(self.fixed));
        /// `USHORT Reserved0`, at 0x16.
        reserved0: u16 = u16::from_le_bytes(get::<22, 2, _>(self.fixed));
        /// `HANDLE ReplyHandle`, at 0x18.
        reply_handle: u32 = u32::from_le_bytes(get::<24, 4, _>(self.fixed));
        /// `PVOID ReplyCallback`, at 0x1C.
        reply_callback: u32 = u32::from_le_bytes(get::<28, 4, _>(self.fixed));
        /// `ULONG ReplyBufferSize`, at 0x20.
        reply_buffer_size: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `ULONG Reserved1`, at 0x24.
        reserved1: u32 = u32::from_le_bytes(get::<36, 4, _>(self.fixed));
        /// `UCHAR Reserved2`, at 0x28.
        reserved2: [u8; 64] = array(part::<40, 64, _>(self.fixed), u8::from_le_bytes);
        /// `ULONGLONG EnableCallbackContext`, at 0x68.
        enable_callback_context: u64 = u64::from_le_bytes(get::<104, 8, _>(self.fixed));
        /// `ULONGLONG EnableFilterDesc`, at 0x70.
        enable_filter_desc: u64 = u64::from_le_bytes(get::<112, 8, _>(self.fixed));
        /// `ULONGLONG EnableCallback`, at 0x78.
        enable_callback: u64 = u64::from_le_bytes(get::<120, 8, _>(self.fixed));
        /// `ULONGLONG EnableCallbackReserved`, at 0x80.
        enable_callback_reserved: u64 = u64::from_le_bytes(get::<128, 8, _>(self.fixed));
        /// `ULONGLONG ProviderTraits`, at 0x88.
        provider_traits: u64 = u64::from_le_bytes(get::<136, 8, _>(self.fixed));
        /// `ULONG TraitsFlags`, at 0x90.
        traits_flags: u32 = u32::from_le_bytes(get::<144, 4, _>(self.fixed));
        /// `ULONG HasPayload`, at 0x94.
        has_payload: u32 = u32::from_le_bytes(get::<148, 4, _>(self.fixed));
    }
}
