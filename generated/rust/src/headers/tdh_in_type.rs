// Generated from spec/enums/TDH_IN_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Type of the bytes of a field, in a schema.
    ///
    /// In C: `TDH_IN_TYPE`, of type `USHORT`.
    ///
    /// Values from 300 are of MOF classes.
    ///
    /// Unknown:
    ///
    /// - First release of each value.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "TDH_IN_TYPE")]
    TdhInType(u16), size = 2 {
        /// `TDH_INTYPE_NULL`. No type. Releases unknown.
        #[doc(alias = "TDH_INTYPE_NULL")]
        NULL = 0x0000, "TDH_INTYPE_NULL";
        /// `TDH_INTYPE_UNICODESTRING`. Text in UTF-16. Its length is that of the property; without one, the text ends
        /// with a zero. Releases unknown.
        #[doc(alias = "TDH_INTYPE_UNICODESTRING")]
        UNICODESTRING = 0x0001, "TDH_INTYPE_UNICODESTRING";
        /// `TDH_INTYPE_ANSISTRING`. Text in a code page. Its length is that of the property; without one, the text ends
        /// with a zero. Releases unknown.
        #[doc(alias = "TDH_INTYPE_ANSISTRING")]
        ANSISTRING = 0x0002, "TDH_INTYPE_ANSISTRING";
        /// `TDH_INTYPE_INT8`. Signed integer of 1 byte. Releases unknown.
        #[doc(alias = "TDH_INTYPE_INT8")]
        INT8 = 0x0003, "TDH_INTYPE_INT8";
        /// `TDH_INTYPE_UINT8`. Unsigned integer of 1 byte. Releases unknown.
        #[doc(alias = "TDH_INTYPE_UINT8")]
        UINT8 = 0x0004, "TDH_INTYPE_UINT8";
        /// `TDH_INTYPE_INT16`. Signed integer of 2 bytes. Releases unknown.
        #[doc(alias = "TDH_INTYPE_INT16")]
        INT16 = 0x0005, "TDH_INTYPE_INT16";
        /// `TDH_INTYPE_UINT16`. Unsigned integer of 2 bytes. Releases unknown.
        #[doc(alias = "TDH_INTYPE_UINT16")]
        UINT16 = 0x0006, "TDH_INTYPE_UINT16";
        /// `TDH_INTYPE_INT32`. Signed integer of 4 bytes. Releases unknown.
        #[doc(alias = "TDH_INTYPE_INT32")]
        INT32 = 0x0007, "TDH_INTYPE_INT32";
        /// `TDH_INTYPE_UINT32`. Unsigned integer of 4 bytes. Releases unknown.
        #[doc(alias = "TDH_INTYPE_UINT32")]
        UINT32 = 0x0008, "TDH_INTYPE_UINT32";
        /// `TDH_INTYPE_INT64`. Signed integer of 8 bytes. Releases unknown.
        #[doc(alias = "TDH_INTYPE_INT64")]
        INT64 = 0x0009, "TDH_INTYPE_INT64";
        /// `TDH_INTYPE_UINT64`. Unsigned integer of 8 bytes. Releases unknown.
        #[doc(alias = "TDH_INTYPE_UINT64")]
        UINT64 = 0x000a, "TDH_INTYPE_UINT64";
        /// `TDH_INTYPE_FLOAT`. Floating-point number of 4 bytes. Releases unknown.
        #[doc(alias = "TDH_INTYPE_FLOAT")]
        FLOAT = 0x000b, "TDH_INTYPE_FLOAT";
        /// `TDH_INTYPE_DOUBLE`. Floating-point number of 8 bytes. Releases unknown.
        #[doc(alias = "TDH_INTYPE_DOUBLE")]
        DOUBLE = 0x000c, "TDH_INTYPE_DOUBLE";
        /// `TDH_INTYPE_BOOLEAN`. Boolean of 4 bytes. Releases unknown.
        #[doc(alias = "TDH_INTYPE_BOOLEAN")]
        BOOLEAN = 0x000d, "TDH_INTYPE_BOOLEAN";
        /// `TDH_INTYPE_BINARY`. Bytes. Their number is the length of the property. Releases unknown.
        #[doc(alias = "TDH_INTYPE_BINARY")]
        BINARY = 0x000e, "TDH_INTYPE_BINARY";
        /// `TDH_INTYPE_GUID`. GUID. Releases unknown.
        #[doc(alias = "TDH_INTYPE_GUID")]
        GUID = 0x000f, "TDH_INTYPE_GUID";
        /// `TDH_INTYPE_POINTER`. Address, of the pointer size of the event. Releases unknown.
        #[doc(alias = "TDH_INTYPE_POINTER")]
        POINTER = 0x0010, "TDH_INTYPE_POINTER";
        /// `TDH_INTYPE_FILETIME`. Point in time: 100 ns units since 1601-01-01 UTC, in 8 bytes. Releases unknown.
        #[doc(alias = "TDH_INTYPE_FILETIME")]
        FILETIME = 0x0011, "TDH_INTYPE_FILETIME";
        /// `TDH_INTYPE_SYSTEMTIME`. Date and time: SYSTEMTIME, of 16 bytes. Releases unknown.
        #[doc(alias = "TDH_INTYPE_SYSTEMTIME")]
        SYSTEMTIME = 0x0012, "TDH_INTYPE_SYSTEMTIME";
        /// `TDH_INTYPE_SID`. Security identifier. Its own bytes state its size. Releases unknown.
        #[doc(alias = "TDH_INTYPE_SID")]
        SID = 0x0013, "TDH_INTYPE_SID";
        /// `TDH_INTYPE_HEXINT32`. Unsigned integer of 4 bytes, shown in hexadecimal. Releases unknown.
        #[doc(alias = "TDH_INTYPE_HEXINT32")]
        HEXINT32 = 0x0014, "TDH_INTYPE_HEXINT32";
        /// `TDH_INTYPE_HEXINT64`. Unsigned integer of 8 bytes, shown in hexadecimal. Releases unknown.
        #[doc(alias = "TDH_INTYPE_HEXINT64")]
        HEXINT64 = 0x0015, "TDH_INTYPE_HEXINT64";
        /// `TDH_INTYPE_MANIFEST_COUNTEDSTRING`. Text in UTF-16, after its size in bytes as USHORT. Releases unknown.
        #[doc(alias = "TDH_INTYPE_MANIFEST_COUNTEDSTRING")]
        MANIFEST_COUNTEDSTRING = 0x0016, "TDH_INTYPE_MANIFEST_COUNTEDSTRING";
        /// `TDH_INTYPE_MANIFEST_COUNTEDANSISTRING`. Text in a code page, after its size in bytes as USHORT. Releases
        /// unknown.
        #[doc(alias = "TDH_INTYPE_MANIFEST_COUNTEDANSISTRING")]
        MANIFEST_COUNTEDANSISTRING = 0x0017, "TDH_INTYPE_MANIFEST_COUNTEDANSISTRING";
        /// `TDH_INTYPE_RESERVED24`. Reserved. Releases unknown.
        #[doc(alias = "TDH_INTYPE_RESERVED24")]
        RESERVED24 = 0x0018, "TDH_INTYPE_RESERVED24";
        /// `TDH_INTYPE_MANIFEST_COUNTEDBINARY`. Bytes, after their number as USHORT. Releases unknown.
        #[doc(alias = "TDH_INTYPE_MANIFEST_COUNTEDBINARY")]
        MANIFEST_COUNTEDBINARY = 0x0019, "TDH_INTYPE_MANIFEST_COUNTEDBINARY";
        /// `TDH_INTYPE_COUNTEDSTRING`. Text in UTF-16, after its size in bytes as USHORT. For MOF classes. Releases
        /// unknown.
        #[doc(alias = "TDH_INTYPE_COUNTEDSTRING")]
        COUNTEDSTRING = 0x012c, "TDH_INTYPE_COUNTEDSTRING";
        /// `TDH_INTYPE_COUNTEDANSISTRING`. Text in a code page, after its size in bytes as USHORT. For MOF classes.
        /// Releases unknown.
        #[doc(alias = "TDH_INTYPE_COUNTEDANSISTRING")]
        COUNTEDANSISTRING = 0x012d, "TDH_INTYPE_COUNTEDANSISTRING";
        /// `TDH_INTYPE_REVERSEDCOUNTEDSTRING`. Text in UTF-16, after its size in bytes as USHORT in network byte order.
        /// Releases unknown.
        #[doc(alias = "TDH_INTYPE_REVERSEDCOUNTEDSTRING")]
        REVERSEDCOUNTEDSTRING = 0x012e, "TDH_INTYPE_REVERSEDCOUNTEDSTRING";
        /// `TDH_INTYPE_REVERSEDCOUNTEDANSISTRING`. Text in a code page, after its size in bytes as USHORT in network
        /// byte order. Releases unknown.
        #[doc(alias = "TDH_INTYPE_REVERSEDCOUNTEDANSISTRING")]
        REVERSEDCOUNTEDANSISTRING = 0x012f, "TDH_INTYPE_REVERSEDCOUNTEDANSISTRING";
        /// `TDH_INTYPE_NONNULLTERMINATEDSTRING`. Text in UTF-16, to the end of the data. Releases unknown.
        #[doc(alias = "TDH_INTYPE_NONNULLTERMINATEDSTRING")]
        NONNULLTERMINATEDSTRING = 0x0130, "TDH_INTYPE_NONNULLTERMINATEDSTRING";
        /// `TDH_INTYPE_NONNULLTERMINATEDANSISTRING`. Text in a code page, to the end of the data. Releases unknown.
        #[doc(alias = "TDH_INTYPE_NONNULLTERMINATEDANSISTRING")]
        NONNULLTERMINATEDANSISTRING = 0x0131, "TDH_INTYPE_NONNULLTERMINATEDANSISTRING";
        /// `TDH_INTYPE_UNICODECHAR`. Character in UTF-16. Releases unknown.
        #[doc(alias = "TDH_INTYPE_UNICODECHAR")]
        UNICODECHAR = 0x0132, "TDH_INTYPE_UNICODECHAR";
        /// `TDH_INTYPE_ANSICHAR`. Character in a code page. Releases unknown.
        #[doc(alias = "TDH_INTYPE_ANSICHAR")]
        ANSICHAR = 0x0133, "TDH_INTYPE_ANSICHAR";
        /// `TDH_INTYPE_SIZET`. Unsigned integer of the pointer size of the event. Releases unknown.
        #[doc(alias = "TDH_INTYPE_SIZET")]
        SIZET = 0x0134, "TDH_INTYPE_SIZET";
        /// `TDH_INTYPE_HEXDUMP`. Bytes, after their number as ULONG. Releases unknown.
        #[doc(alias = "TDH_INTYPE_HEXDUMP")]
        HEXDUMP = 0x0135, "TDH_INTYPE_HEXDUMP";
        /// `TDH_INTYPE_WBEMSID`. Security identifier, after a TOKEN_USER of the pointer size of the event. Releases
        /// unknown.
        #[doc(alias = "TDH_INTYPE_WBEMSID")]
        WBEMSID = 0x0136, "TDH_INTYPE_WBEMSID";
    }
}

static TABLE: Values = values("TDH_IN_TYPE", false, &[
    named("TDH_INTYPE_NULL", 0, &[]),
    named("TDH_INTYPE_UNICODESTRING", 1, &[]),
    named("TDH_INTYPE_ANSISTRING", 2, &[]),
    named("TDH_INTYPE_INT8", 3, &[]),
    named("TDH_INTYPE_UINT8", 4, &[]),
    named("TDH_INTYPE_INT16", 5, &[]),
    named("TDH_INTYPE_UINT16", 6, &[]),
    named("TDH_INTYPE_INT32", 7, &[]),
    named("TDH_INTYPE_UINT32", 8, &[]),
    named("TDH_INTYPE_INT64", 9, &[]),
    named("TDH_INTYPE_UINT64", 10, &[]),
    named("TDH_INTYPE_FLOAT", 11, &[]),
    named("TDH_INTYPE_DOUBLE", 12, &[]),
    named("TDH_INTYPE_BOOLEAN", 13, &[]),
    named("TDH_INTYPE_BINARY", 14, &[]),
    named("TDH_INTYPE_GUID", 15, &[]),
    named("TDH_INTYPE_POINTER", 16, &[]),
    named("TDH_INTYPE_FILETIME", 17, &[]),
    named("TDH_INTYPE_SYSTEMTIME", 18, &[]),
    named("TDH_INTYPE_SID", 19, &[]),
    named("TDH_INTYPE_HEXINT32", 20, &[]),
    named("TDH_INTYPE_HEXINT64", 21, &[]),
    named("TDH_INTYPE_MANIFEST_COUNTEDSTRING", 22, &[]),
    named("TDH_INTYPE_MANIFEST_COUNTEDANSISTRING", 23, &[]),
    named("TDH_INTYPE_RESERVED24", 24, &[]),
    named("TDH_INTYPE_MANIFEST_COUNTEDBINARY", 25, &[]),
    named("TDH_INTYPE_COUNTEDSTRING", 300, &[]),
    named("TDH_INTYPE_COUNTEDANSISTRING", 301, &[]),
    named("TDH_INTYPE_REVERSEDCOUNTEDSTRING", 302, &[]),
    named("TDH_INTYPE_REVERSEDCOUNTEDANSISTRING", 303, &[]),
    named("TDH_INTYPE_NONNULLTERMINATEDSTRING", 304, &[]),
    named("TDH_INTYPE_NONNULLTERMINATEDANSISTRING", 305, &[]),
    named("TDH_INTYPE_UNICODECHAR", 306, &[]),
    named("TDH_INTYPE_ANSICHAR", 307, &[]),
    named("TDH_INTYPE_SIZET", 308, &[]),
    named("TDH_INTYPE_HEXDUMP", 309, &[]),
    named("TDH_INTYPE_WBEMSID", 310, &[]),
]);
