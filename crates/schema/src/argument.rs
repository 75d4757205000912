//! Arguments of WPP messages.

use std::sync::Arc;

/// An argument of a WPP message.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Argument {
    /// Number of the argument in the message: the first is 10.
    pub number: u16,
    /// Expression in the program.
    pub expression: Arc<str>,
    /// Item type, such as `ItemLong`, without a list of names.
    pub item: Arc<str>,
    /// Form of the value in the message.
    pub form: Form,
}

/// Form in which a message shows the value of a WPP argument, if the conversion is `s`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Form {
    /// The form of the value: `42`, `text`, `aabbccdd-eeff-1122-3344-556677889900`, `127.0.0.1`.
    Plain,
    /// Floating-point number of six significant digits: `3.14062`.
    General,
    /// Duration in 100 ns units: `5.000s`, or `1~2:03:04` (day, hours, minutes, seconds) from one minute on.
    Duration,
    /// Point in time if positive, otherwise a duration from now, in 100 ns units.
    Due,
    /// Four characters, the first in the lowest byte.
    Characters,
    /// Bytes of a hardware address: `00-11-22-33-44-55`.
    HardwareAddress,
    /// Number and its name: `0x00000002(DPC)`.
    List,
    /// Numbers of the bits that are set, by name: `[1,3]`.
    Set,
    /// Name of the number: `StateActive`.
    Enumeration,
    /// Names of the bits that are set, and the number: `FlagRead | FlagExec(0x5)`.
    Flags,
    /// NTSTATUS: `0xc0000022(STATUS_ACCESS_DENIED)`.
    NtStatus,
    /// Win32 error code: `2(ERROR_FILE_NOT_FOUND)`.
    Win32Error,
    /// HRESULT: `0x80070005(ERROR_ACCESS_DENIED)`.
    HResult,
    /// NDIS_STATUS: `0x4001000b(NDIS_STATUS_MEDIA_CONNECT)`.
    NdisStatus,
    /// Object identifier of NDIS: `0x00010101(OID_GEN_SUPPORTED_LIST)`.
    NdisOid,
    /// The item type is unknown: the bytes up to the end of the data, in hexadecimal.
    Unknown,
}
