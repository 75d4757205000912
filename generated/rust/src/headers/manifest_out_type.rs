// Generated from spec/enums/MANIFEST_OUT_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Name of an out-type in instrumentation manifests.
    ///
    /// No known name in C; here: `MANIFEST_OUT_TYPE`, of type `USHORT`.
    ///
    /// Values are those of TDH_OUT_TYPE. Names are `OUT_` and a qualified XML name, in which `_` replaces the colon.
    ///
    /// Source: Microsoft, *OutputType Complex Type*; The etwspec developers, *Instrumentation manifests of public
    /// projects*.
    ManifestOutType(u16), size = 2 {
        /// `OUT_xs_string`. TDH_OUTTYPE_STRING. Releases unknown.
        #[doc(alias = "OUT_xs_string")]
        XS_STRING = 0x0001, "OUT_xs_string";
        /// `OUT_xs_dateTime`. TDH_OUTTYPE_DATETIME. Releases unknown.
        #[doc(alias = "OUT_xs_dateTime")]
        XS_DATE_TIME = 0x0002, "OUT_xs_dateTime";
        /// `OUT_xs_byte`. TDH_OUTTYPE_BYTE. Releases unknown.
        #[doc(alias = "OUT_xs_byte")]
        XS_BYTE = 0x0003, "OUT_xs_byte";
        /// `OUT_xs_unsignedByte`. TDH_OUTTYPE_UNSIGNEDBYTE. Releases unknown.
        #[doc(alias = "OUT_xs_unsignedByte")]
        XS_UNSIGNED_BYTE = 0x0004, "OUT_xs_unsignedByte";
        /// `OUT_xs_short`. TDH_OUTTYPE_SHORT. Releases unknown.
        #[doc(alias = "OUT_xs_short")]
        XS_SHORT = 0x0005, "OUT_xs_short";
        /// `OUT_xs_unsignedShort`. TDH_OUTTYPE_UNSIGNEDSHORT. Releases unknown.
        #[doc(alias = "OUT_xs_unsignedShort")]
        XS_UNSIGNED_SHORT = 0x0006, "OUT_xs_unsignedShort";
        /// `OUT_xs_int`. TDH_OUTTYPE_INT. Releases unknown.
        #[doc(alias = "OUT_xs_int")]
        XS_INT = 0x0007, "OUT_xs_int";
        /// `OUT_xs_unsignedInt`. TDH_OUTTYPE_UNSIGNEDINT. Releases unknown.
        #[doc(alias = "OUT_xs_unsignedInt")]
        XS_UNSIGNED_INT = 0x0008, "OUT_xs_unsignedInt";
        /// `OUT_xs_long`. TDH_OUTTYPE_LONG. Releases unknown.
        #[doc(alias = "OUT_xs_long")]
        XS_LONG = 0x0009, "OUT_xs_long";
        /// `OUT_xs_unsignedLong`. TDH_OUTTYPE_UNSIGNEDLONG. Releases unknown.
        #[doc(alias = "OUT_xs_unsignedLong")]
        XS_UNSIGNED_LONG = 0x000a, "OUT_xs_unsignedLong";
        /// `OUT_xs_float`. TDH_OUTTYPE_FLOAT. Releases unknown.
        #[doc(alias = "OUT_xs_float")]
        XS_FLOAT = 0x000b, "OUT_xs_float";
        /// `OUT_xs_double`. TDH_OUTTYPE_DOUBLE. Releases unknown.
        #[doc(alias = "OUT_xs_double")]
        XS_DOUBLE = 0x000c, "OUT_xs_double";
        /// `OUT_xs_boolean`. TDH_OUTTYPE_BOOLEAN. Releases unknown.
        #[doc(alias = "OUT_xs_boolean")]
        XS_BOOLEAN = 0x000d, "OUT_xs_boolean";
        /// `OUT_xs_GUID`. TDH_OUTTYPE_GUID. Releases unknown.
        #[doc(alias = "OUT_xs_GUID")]
        XS_GUID = 0x000e, "OUT_xs_GUID";
        /// `OUT_xs_hexBinary`. TDH_OUTTYPE_HEXBINARY. Releases unknown.
        #[doc(alias = "OUT_xs_hexBinary")]
        XS_HEX_BINARY = 0x000f, "OUT_xs_hexBinary";
        /// `OUT_win_HexInt8`. TDH_OUTTYPE_HEXINT8. Releases unknown.
        #[doc(alias = "OUT_win_HexInt8")]
        WIN_HEX_INT8 = 0x0010, "OUT_win_HexInt8";
        /// `OUT_win_HexInt16`. TDH_OUTTYPE_HEXINT16. Releases unknown.
        #[doc(alias = "OUT_win_HexInt16")]
        WIN_HEX_INT16 = 0x0011, "OUT_win_HexInt16";
        /// `OUT_win_HexInt32`. TDH_OUTTYPE_HEXINT32. Releases unknown.
        #[doc(alias = "OUT_win_HexInt32")]
        WIN_HEX_INT32 = 0x0012, "OUT_win_HexInt32";
        /// `OUT_win_HexInt64`. TDH_OUTTYPE_HEXINT64. Releases unknown.
        #[doc(alias = "OUT_win_HexInt64")]
        WIN_HEX_INT64 = 0x0013, "OUT_win_HexInt64";
        /// `OUT_win_PID`. TDH_OUTTYPE_PID. Releases unknown.
        #[doc(alias = "OUT_win_PID")]
        WIN_PID = 0x0014, "OUT_win_PID";
        /// `OUT_win_TID`. TDH_OUTTYPE_TID. Releases unknown.
        #[doc(alias = "OUT_win_TID")]
        WIN_TID = 0x0015, "OUT_win_TID";
        /// `OUT_win_Port`. TDH_OUTTYPE_PORT. Releases unknown.
        #[doc(alias = "OUT_win_Port")]
        WIN_PORT = 0x0016, "OUT_win_Port";
        /// `OUT_win_IPv4`. TDH_OUTTYPE_IPV4. Releases unknown.
        #[doc(alias = "OUT_win_IPv4")]
        WIN_IPV4 = 0x0017, "OUT_win_IPv4";
        /// `OUT_win_IPv6`. TDH_OUTTYPE_IPV6. Releases unknown.
        #[doc(alias = "OUT_win_IPv6")]
        WIN_IPV6 = 0x0018, "OUT_win_IPv6";
        /// `OUT_win_SocketAddress`. TDH_OUTTYPE_SOCKETADDRESS. Releases unknown.
        #[doc(alias = "OUT_win_SocketAddress")]
        WIN_SOCKET_ADDRESS = 0x0019, "OUT_win_SocketAddress";
        /// `OUT_win_CIMDateTime`. TDH_OUTTYPE_CIMDATETIME. Releases unknown.
        #[doc(alias = "OUT_win_CIMDateTime")]
        WIN_CIM_DATE_TIME = 0x001a, "OUT_win_CIMDateTime";
        /// `OUT_win_ETWTIME`. TDH_OUTTYPE_ETWTIME. Releases unknown.
        #[doc(alias = "OUT_win_ETWTIME")]
        WIN_ETWTIME = 0x001b, "OUT_win_ETWTIME";
        /// `OUT_win_Xml`. TDH_OUTTYPE_XML. Releases unknown.
        #[doc(alias = "OUT_win_Xml")]
        WIN_XML = 0x001c, "OUT_win_Xml";
        /// `OUT_win_ErrorCode`. TDH_OUTTYPE_ERRORCODE. Releases unknown.
        #[doc(alias = "OUT_win_ErrorCode")]
        WIN_ERROR_CODE = 0x001d, "OUT_win_ErrorCode";
        /// `OUT_win_Win32Error`. TDH_OUTTYPE_WIN32ERROR. Releases unknown.
        #[doc(alias = "OUT_win_Win32Error")]
        WIN_WIN32_ERROR = 0x001e, "OUT_win_Win32Error";
        /// `OUT_win_NTSTATUS`. TDH_OUTTYPE_NTSTATUS. Releases unknown.
        #[doc(alias = "OUT_win_NTSTATUS")]
        WIN_NTSTATUS = 0x001f, "OUT_win_NTSTATUS";
        /// `OUT_win_HResult`. TDH_OUTTYPE_HRESULT. Releases unknown.
        #[doc(alias = "OUT_win_HResult")]
        WIN_HRESULT = 0x0020, "OUT_win_HResult";
        /// `OUT_win_DateTimeCultureInsensitive`. TDH_OUTTYPE_CULTURE_INSENSITIVE_DATETIME. Releases unknown.
        #[doc(alias = "OUT_win_DateTimeCultureInsensitive")]
        WIN_DATE_TIME_CULTURE_INSENSITIVE = 0x0021, "OUT_win_DateTimeCultureInsensitive";
        /// `OUT_win_Json`. TDH_OUTTYPE_JSON. Releases unknown.
        #[doc(alias = "OUT_win_Json")]
        WIN_JSON = 0x0022, "OUT_win_Json";
        /// `OUT_win_Utf8`. TDH_OUTTYPE_UTF8. Releases unknown.
        #[doc(alias = "OUT_win_Utf8")]
        WIN_UTF8 = 0x0023, "OUT_win_Utf8";
        /// `OUT_win_Pkcs7WithTypeInfo`. TDH_OUTTYPE_PKCS7_WITH_TYPE_INFO. Releases unknown.
        #[doc(alias = "OUT_win_Pkcs7WithTypeInfo")]
        WIN_PKCS7_WITH_TYPE_INFO = 0x0024, "OUT_win_Pkcs7WithTypeInfo";
        /// `OUT_win_CodePointer`. TDH_OUTTYPE_CODE_POINTER. Releases unknown.
        #[doc(alias = "OUT_win_CodePointer")]
        WIN_CODE_POINTER = 0x0025, "OUT_win_CodePointer";
        /// `OUT_win_DateTimeUtc`. TDH_OUTTYPE_DATETIME_UTC. Releases unknown.
        #[doc(alias = "OUT_win_DateTimeUtc")]
        WIN_DATE_TIME_UTC = 0x0026, "OUT_win_DateTimeUtc";
    }
}

static TABLE: Values = values("MANIFEST_OUT_TYPE", false, &[
    named("OUT_xs_string", 1, &[]),
    named("OUT_xs_dateTime", 2, &[]),
    named("OUT_xs_byte", 3, &[]),
    named("OUT_xs_unsignedByte", 4, &[]),
    named("OUT_xs_short", 5, &[]),
    named("OUT_xs_unsignedShort", 6, &[]),
    named("OUT_xs_int", 7, &[]),
    named("OUT_xs_unsignedInt", 8, &[]),
    named("OUT_xs_long", 9, &[]),
    named("OUT_xs_unsignedLong", 10, &[]),
    named("OUT_xs_float", 11, &[]),
    named("OUT_xs_double", 12, &[]),
    named("OUT_xs_boolean", 13, &[]),
    named("OUT_xs_GUID", 14, &[]),
    named("OUT_xs_hexBinary", 15, &[]),
    named("OUT_win_HexInt8", 16, &[]),
    named("OUT_win_HexInt16", 17, &[]),
    named("OUT_win_HexInt32", 18, &[]),
    named("OUT_win_HexInt64", 19, &[]),
    named("OUT_win_PID", 20, &[]),
    named("OUT_win_TID", 21, &[]),
    named("OUT_win_Port", 22, &[]),
    named("OUT_win_IPv4", 23, &[]),
    named("OUT_win_IPv6", 24, &[]),
    named("OUT_win_SocketAddress", 25, &[]),
    named("OUT_win_CIMDateTime", 26, &[]),
    named("OUT_win_ETWTIME", 27, &[]),
    named("OUT_win_Xml", 28, &[]),
    named("OUT_win_ErrorCode", 29, &[]),
    named("OUT_win_Win32Error", 30, &[]),
    named("OUT_win_NTSTATUS", 31, &[]),
    named("OUT_win_HResult", 32, &[]),
    named("OUT_win_DateTimeCultureInsensitive", 33, &[]),
    named("OUT_win_Json", 34, &[]),
    named("OUT_win_Utf8", 35, &[]),
    named("OUT_win_Pkcs7WithTypeInfo", 36, &[]),
    named("OUT_win_CodePointer", 37, &[]),
    named("OUT_win_DateTimeUtc", 38, &[]),
]);
