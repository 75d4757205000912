// Generated from spec/enums/TRACELOGGING_OUT_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Form in which the value of a TraceLogging field is shown.
    ///
    /// No known name in C; here: `TRACELOGGING_OUT_TYPE`, of type `UCHAR`.
    ///
    /// Source: Microsoft, *TraceLoggingDynamic.h*.
    TraceloggingOutType(u8), size = 1 {
        /// `TRACELOGGING_OUTTYPE_DEFAULT`. Form of the type of the bytes. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_DEFAULT")]
        DEFAULT = 0x00, "TRACELOGGING_OUTTYPE_DEFAULT";
        /// `TRACELOGGING_OUTTYPE_NOPRINT`. Not to be shown. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_NOPRINT")]
        NOPRINT = 0x01, "TRACELOGGING_OUTTYPE_NOPRINT";
        /// `TRACELOGGING_OUTTYPE_STRING`. Character, for integers of 1 and 2 bytes. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_STRING")]
        STRING = 0x02, "TRACELOGGING_OUTTYPE_STRING";
        /// `TRACELOGGING_OUTTYPE_BOOLEAN`. Boolean, for integers of 1 byte. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_BOOLEAN")]
        BOOLEAN = 0x03, "TRACELOGGING_OUTTYPE_BOOLEAN";
        /// `TRACELOGGING_OUTTYPE_HEX`. Hexadecimal number. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_HEX")]
        HEX = 0x04, "TRACELOGGING_OUTTYPE_HEX";
        /// `TRACELOGGING_OUTTYPE_PID`. Process ID. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_PID")]
        PID = 0x05, "TRACELOGGING_OUTTYPE_PID";
        /// `TRACELOGGING_OUTTYPE_TID`. Thread ID. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_TID")]
        TID = 0x06, "TRACELOGGING_OUTTYPE_TID";
        /// `TRACELOGGING_OUTTYPE_PORT`. Port, in network byte order. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_PORT")]
        PORT = 0x07, "TRACELOGGING_OUTTYPE_PORT";
        /// `TRACELOGGING_OUTTYPE_IPV4`. IPv4 address. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_IPV4")]
        IPV4 = 0x08, "TRACELOGGING_OUTTYPE_IPV4";
        /// `TRACELOGGING_OUTTYPE_IPV6`. IPv6 address. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_IPV6")]
        IPV6 = 0x09, "TRACELOGGING_OUTTYPE_IPV6";
        /// `TRACELOGGING_OUTTYPE_SOCKETADDRESS`. Socket address. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_SOCKETADDRESS")]
        SOCKETADDRESS = 0x0a, "TRACELOGGING_OUTTYPE_SOCKETADDRESS";
        /// `TRACELOGGING_OUTTYPE_XML`. Text in XML. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_XML")]
        XML = 0x0b, "TRACELOGGING_OUTTYPE_XML";
        /// `TRACELOGGING_OUTTYPE_JSON`. Text in JSON. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_JSON")]
        JSON = 0x0c, "TRACELOGGING_OUTTYPE_JSON";
        /// `TRACELOGGING_OUTTYPE_WIN32ERROR`. Win32 error code. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_WIN32ERROR")]
        WIN32ERROR = 0x0d, "TRACELOGGING_OUTTYPE_WIN32ERROR";
        /// `TRACELOGGING_OUTTYPE_NTSTATUS`. NTSTATUS. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_NTSTATUS")]
        NTSTATUS = 0x0e, "TRACELOGGING_OUTTYPE_NTSTATUS";
        /// `TRACELOGGING_OUTTYPE_HRESULT`. HRESULT. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_HRESULT")]
        HRESULT = 0x0f, "TRACELOGGING_OUTTYPE_HRESULT";
        /// `TRACELOGGING_OUTTYPE_FILETIME`. Point in time, for integers of 8 bytes. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_FILETIME")]
        FILETIME = 0x10, "TRACELOGGING_OUTTYPE_FILETIME";
        /// `TRACELOGGING_OUTTYPE_SIGNED`. Signed decimal number. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_SIGNED")]
        SIGNED = 0x11, "TRACELOGGING_OUTTYPE_SIGNED";
        /// `TRACELOGGING_OUTTYPE_UNSIGNED`. Unsigned decimal number. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_UNSIGNED")]
        UNSIGNED = 0x12, "TRACELOGGING_OUTTYPE_UNSIGNED";
        /// `TRACELOGGING_OUTTYPE_CULTURE_INSENSITIVE_DATETIME`. Date and time, in a form that does not depend on the
        /// locale. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_CULTURE_INSENSITIVE_DATETIME")]
        CULTURE_INSENSITIVE_DATETIME = 0x21, "TRACELOGGING_OUTTYPE_CULTURE_INSENSITIVE_DATETIME";
        /// `TRACELOGGING_OUTTYPE_UTF8`. Text in UTF-8. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_UTF8")]
        UTF8 = 0x23, "TRACELOGGING_OUTTYPE_UTF8";
        /// `TRACELOGGING_OUTTYPE_PKCS7_WITH_TYPE_INFO`. Signed or encrypted data in PKCS #7, with a description of its
        /// type. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_PKCS7_WITH_TYPE_INFO")]
        PKCS7_WITH_TYPE_INFO = 0x24, "TRACELOGGING_OUTTYPE_PKCS7_WITH_TYPE_INFO";
        /// `TRACELOGGING_OUTTYPE_CODE_POINTER`. Address of code. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_CODE_POINTER")]
        CODE_POINTER = 0x25, "TRACELOGGING_OUTTYPE_CODE_POINTER";
        /// `TRACELOGGING_OUTTYPE_DATETIME_UTC`. Date and time, UTC. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUTTYPE_DATETIME_UTC")]
        DATETIME_UTC = 0x26, "TRACELOGGING_OUTTYPE_DATETIME_UTC";
    }
}

static TABLE: Values = values("TRACELOGGING_OUT_TYPE", false, &[
    named("TRACELOGGING_OUTTYPE_DEFAULT", 0, &[]),
    named("TRACELOGGING_OUTTYPE_NOPRINT", 1, &[]),
    named("TRACELOGGING_OUTTYPE_STRING", 2, &[]),
    named("TRACELOGGING_OUTTYPE_BOOLEAN", 3, &[]),
    named("TRACELOGGING_OUTTYPE_HEX", 4, &[]),
    named("TRACELOGGING_OUTTYPE_PID", 5, &[]),
    named("TRACELOGGING_OUTTYPE_TID", 6, &[]),
    named("TRACELOGGING_OUTTYPE_PORT", 7, &[]),
    named("TRACELOGGING_OUTTYPE_IPV4", 8, &[]),
    named("TRACELOGGING_OUTTYPE_IPV6", 9, &[]),
    named("TRACELOGGING_OUTTYPE_SOCKETADDRESS", 10, &[]),
    named("TRACELOGGING_OUTTYPE_XML", 11, &[]),
    named("TRACELOGGING_OUTTYPE_JSON", 12, &[]),
    named("TRACELOGGING_OUTTYPE_WIN32ERROR", 13, &[]),
    named("TRACELOGGING_OUTTYPE_NTSTATUS", 14, &[]),
    named("TRACELOGGING_OUTTYPE_HRESULT", 15, &[]),
    named("TRACELOGGING_OUTTYPE_FILETIME", 16, &[]),
    named("TRACELOGGING_OUTTYPE_SIGNED", 17, &[]),
    named("TRACELOGGING_OUTTYPE_UNSIGNED", 18, &[]),
    named("TRACELOGGING_OUTTYPE_CULTURE_INSENSITIVE_DATETIME", 33, &[]),
    named("TRACELOGGING_OUTTYPE_UTF8", 35, &[]),
    named("TRACELOGGING_OUTTYPE_PKCS7_WITH_TYPE_INFO", 36, &[]),
    named("TRACELOGGING_OUTTYPE_CODE_POINTER", 37, &[]),
    named("TRACELOGGING_OUTTYPE_DATETIME_UTC", 38, &[]),
]);
