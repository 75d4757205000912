// Generated from spec/enums/TDH_OUT_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Form in which the value of a field is shown, in a schema.
    ///
    /// In C: `TDH_OUT_TYPE`, of type `USHORT`.
    ///
    /// Unknown:
    ///
    /// - First release of each value.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "TDH_OUT_TYPE")]
    TdhOutType(u16), size = 2 {
        /// `TDH_OUTTYPE_NULL`. Form of the type of the bytes. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_NULL")]
        NULL = 0x0000, "TDH_OUTTYPE_NULL";
        /// `TDH_OUTTYPE_STRING`. Text. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_STRING")]
        STRING = 0x0001, "TDH_OUTTYPE_STRING";
        /// `TDH_OUTTYPE_DATETIME`. Date and time. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_DATETIME")]
        DATETIME = 0x0002, "TDH_OUTTYPE_DATETIME";
        /// `TDH_OUTTYPE_BYTE`. Signed decimal number of 1 byte. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_BYTE")]
        BYTE = 0x0003, "TDH_OUTTYPE_BYTE";
        /// `TDH_OUTTYPE_UNSIGNEDBYTE`. Unsigned decimal number of 1 byte. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_UNSIGNEDBYTE")]
        UNSIGNEDBYTE = 0x0004, "TDH_OUTTYPE_UNSIGNEDBYTE";
        /// `TDH_OUTTYPE_SHORT`. Signed decimal number of 2 bytes. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_SHORT")]
        SHORT = 0x0005, "TDH_OUTTYPE_SHORT";
        /// `TDH_OUTTYPE_UNSIGNEDSHORT`. Unsigned decimal number of 2 bytes. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_UNSIGNEDSHORT")]
        UNSIGNEDSHORT = 0x0006, "TDH_OUTTYPE_UNSIGNEDSHORT";
        /// `TDH_OUTTYPE_INT`. Signed decimal number of 4 bytes. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_INT")]
        INT = 0x0007, "TDH_OUTTYPE_INT";
        /// `TDH_OUTTYPE_UNSIGNEDINT`. Unsigned decimal number of 4 bytes. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_UNSIGNEDINT")]
        UNSIGNEDINT = 0x0008, "TDH_OUTTYPE_UNSIGNEDINT";
        /// `TDH_OUTTYPE_LONG`. Signed decimal number of 8 bytes. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_LONG")]
        LONG = 0x0009, "TDH_OUTTYPE_LONG";
        /// `TDH_OUTTYPE_UNSIGNEDLONG`. Unsigned decimal number of 8 bytes. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_UNSIGNEDLONG")]
        UNSIGNEDLONG = 0x000a, "TDH_OUTTYPE_UNSIGNEDLONG";
        /// `TDH_OUTTYPE_FLOAT`. Floating-point number of 4 bytes. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_FLOAT")]
        FLOAT = 0x000b, "TDH_OUTTYPE_FLOAT";
        /// `TDH_OUTTYPE_DOUBLE`. Floating-point number of 8 bytes. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_DOUBLE")]
        DOUBLE = 0x000c, "TDH_OUTTYPE_DOUBLE";
        /// `TDH_OUTTYPE_BOOLEAN`. Boolean. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_BOOLEAN")]
        BOOLEAN = 0x000d, "TDH_OUTTYPE_BOOLEAN";
        /// `TDH_OUTTYPE_GUID`. GUID. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_GUID")]
        GUID = 0x000e, "TDH_OUTTYPE_GUID";
        /// `TDH_OUTTYPE_HEXBINARY`. Bytes in hexadecimal. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_HEXBINARY")]
        HEXBINARY = 0x000f, "TDH_OUTTYPE_HEXBINARY";
        /// `TDH_OUTTYPE_HEXINT8`. Hexadecimal number of 1 byte. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_HEXINT8")]
        HEXINT8 = 0x0010, "TDH_OUTTYPE_HEXINT8";
        /// `TDH_OUTTYPE_HEXINT16`. Hexadecimal number of 2 bytes. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_HEXINT16")]
        HEXINT16 = 0x0011, "TDH_OUTTYPE_HEXINT16";
        /// `TDH_OUTTYPE_HEXINT32`. Hexadecimal number of 4 bytes. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_HEXINT32")]
        HEXINT32 = 0x0012, "TDH_OUTTYPE_HEXINT32";
        /// `TDH_OUTTYPE_HEXINT64`. Hexadecimal number of 8 bytes. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_HEXINT64")]
        HEXINT64 = 0x0013, "TDH_OUTTYPE_HEXINT64";
        /// `TDH_OUTTYPE_PID`. Process ID. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_PID")]
        PID = 0x0014, "TDH_OUTTYPE_PID";
        /// `TDH_OUTTYPE_TID`. Thread ID. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_TID")]
        TID = 0x0015, "TDH_OUTTYPE_TID";
        /// `TDH_OUTTYPE_PORT`. Port, in network byte order. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_PORT")]
        PORT = 0x0016, "TDH_OUTTYPE_PORT";
        /// `TDH_OUTTYPE_IPV4`. IPv4 address. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_IPV4")]
        IPV4 = 0x0017, "TDH_OUTTYPE_IPV4";
        /// `TDH_OUTTYPE_IPV6`. IPv6 address. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_IPV6")]
        IPV6 = 0x0018, "TDH_OUTTYPE_IPV6";
        /// `TDH_OUTTYPE_SOCKETADDRESS`. Socket address. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_SOCKETADDRESS")]
        SOCKETADDRESS = 0x0019, "TDH_OUTTYPE_SOCKETADDRESS";
        /// `TDH_OUTTYPE_CIMDATETIME`. Date and time in the form of CIM. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_CIMDATETIME")]
        CIMDATETIME = 0x001a, "TDH_OUTTYPE_CIMDATETIME";
        /// `TDH_OUTTYPE_ETWTIME`. Time stamp of the session. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_ETWTIME")]
        ETWTIME = 0x001b, "TDH_OUTTYPE_ETWTIME";
        /// `TDH_OUTTYPE_XML`. Text in XML. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_XML")]
        XML = 0x001c, "TDH_OUTTYPE_XML";
        /// `TDH_OUTTYPE_ERRORCODE`. Error code. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_ERRORCODE")]
        ERRORCODE = 0x001d, "TDH_OUTTYPE_ERRORCODE";
        /// `TDH_OUTTYPE_WIN32ERROR`. Win32 error code. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_WIN32ERROR")]
        WIN32ERROR = 0x001e, "TDH_OUTTYPE_WIN32ERROR";
        /// `TDH_OUTTYPE_NTSTATUS`. NTSTATUS. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_NTSTATUS")]
        NTSTATUS = 0x001f, "TDH_OUTTYPE_NTSTATUS";
        /// `TDH_OUTTYPE_HRESULT`. HRESULT. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_HRESULT")]
        HRESULT = 0x0020, "TDH_OUTTYPE_HRESULT";
        /// `TDH_OUTTYPE_CULTURE_INSENSITIVE_DATETIME`. Date and time, in a form that does not depend on the locale.
        /// Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_CULTURE_INSENSITIVE_DATETIME")]
        CULTURE_INSENSITIVE_DATETIME = 0x0021, "TDH_OUTTYPE_CULTURE_INSENSITIVE_DATETIME";
        /// `TDH_OUTTYPE_JSON`. Text in JSON. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_JSON")]
        JSON = 0x0022, "TDH_OUTTYPE_JSON";
        /// `TDH_OUTTYPE_UTF8`. Text in UTF-8. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_UTF8")]
        UTF8 = 0x0023, "TDH_OUTTYPE_UTF8";
        /// `TDH_OUTTYPE_PKCS7_WITH_TYPE_INFO`. Signed or encrypted data in PKCS #7, with a description of its type.
        /// Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_PKCS7_WITH_TYPE_INFO")]
        PKCS7_WITH_TYPE_INFO = 0x0024, "TDH_OUTTYPE_PKCS7_WITH_TYPE_INFO";
        /// `TDH_OUTTYPE_CODE_POINTER`. Address of code. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_CODE_POINTER")]
        CODE_POINTER = 0x0025, "TDH_OUTTYPE_CODE_POINTER";
        /// `TDH_OUTTYPE_DATETIME_UTC`. Date and time in UTC. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_DATETIME_UTC")]
        DATETIME_UTC = 0x0026, "TDH_OUTTYPE_DATETIME_UTC";
        /// `TDH_OUTTYPE_REDUCEDSTRING`. Text without insignificant characters. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_REDUCEDSTRING")]
        REDUCEDSTRING = 0x012c, "TDH_OUTTYPE_REDUCEDSTRING";
        /// `TDH_OUTTYPE_NOPRINT`. Not shown. Releases unknown.
        #[doc(alias = "TDH_OUTTYPE_NOPRINT")]
        NOPRINT = 0x012d, "TDH_OUTTYPE_NOPRINT";
    }
}

static TABLE: Values = values("TDH_OUT_TYPE", false, &[
    named("TDH_OUTTYPE_NULL", 0, &[]),
    named("TDH_OUTTYPE_STRING", 1, &[]),
    named("TDH_OUTTYPE_DATETIME", 2, &[]),
    named("TDH_OUTTYPE_BYTE", 3, &[]),
    named("TDH_OUTTYPE_UNSIGNEDBYTE", 4, &[]),
    named("TDH_OUTTYPE_SHORT", 5, &[]),
    named("TDH_OUTTYPE_UNSIGNEDSHORT", 6, &[]),
    named("TDH_OUTTYPE_INT", 7, &[]),
    named("TDH_OUTTYPE_UNSIGNEDINT", 8, &[]),
    named("TDH_OUTTYPE_LONG", 9, &[]),
    named("TDH_OUTTYPE_UNSIGNEDLONG", 10, &[]),
    named("TDH_OUTTYPE_FLOAT", 11, &[]),
    named("TDH_OUTTYPE_DOUBLE", 12, &[]),
    named("TDH_OUTTYPE_BOOLEAN", 13, &[]),
    named("TDH_OUTTYPE_GUID", 14, &[]),
    named("TDH_OUTTYPE_HEXBINARY", 15, &[]),
    named("TDH_OUTTYPE_HEXINT8", 16, &[]),
    named("TDH_OUTTYPE_HEXINT16", 17, &[]),
    named("TDH_OUTTYPE_HEXINT32", 18, &[]),
    named("TDH_OUTTYPE_HEXINT64", 19, &[]),
    named("TDH_OUTTYPE_PID", 20, &[]),
    named("TDH_OUTTYPE_TID", 21, &[]),
    named("TDH_OUTTYPE_PORT", 22, &[]),
    named("TDH_OUTTYPE_IPV4", 23, &[]),
    named("TDH_OUTTYPE_IPV6", 24, &[]),
    named("TDH_OUTTYPE_SOCKETADDRESS", 25, &[]),
    named("TDH_OUTTYPE_CIMDATETIME", 26, &[]),
    named("TDH_OUTTYPE_ETWTIME", 27, &[]),
    named("TDH_OUTTYPE_XML", 28, &[]),
    named("TDH_OUTTYPE_ERRORCODE", 29, &[]),
    named("TDH_OUTTYPE_WIN32ERROR", 30, &[]),
    named("TDH_OUTTYPE_NTSTATUS", 31, &[]),
    named("TDH_OUTTYPE_HRESULT", 32, &[]),
    named("TDH_OUTTYPE_CULTURE_INSENSITIVE_DATETIME", 33, &[]),
    named("TDH_OUTTYPE_JSON", 34, &[]),
    named("TDH_OUTTYPE_UTF8", 35, &[]),
    named("TDH_OUTTYPE_PKCS7_WITH_TYPE_INFO", 36, &[]),
    named("TDH_OUTTYPE_CODE_POINTER", 37, &[]),
    named("TDH_OUTTYPE_DATETIME_UTC", 38, &[]),
    named("TDH_OUTTYPE_REDUCEDSTRING", 300, &[]),
    named("TDH_OUTTYPE_NOPRINT", 301, &[]),
]);
