// Generated from spec/enums/MANIFEST_IN_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Name of an in-type in instrumentation manifests.
    ///
    /// No known name in C; here: `MANIFEST_IN_TYPE`, of type `USHORT`.
    ///
    /// Values are those of TDH_IN_TYPE. Names are `IN_` and a qualified XML name, in which `_` replaces the colon.
    ///
    /// Source: Microsoft, *InputType Complex Type*; The etwspec developers, *Instrumentation manifests of public
    /// projects*.
    ManifestInType(u16), size = 2 {
        /// `IN_win_UnicodeString`. TDH_INTYPE_UNICODESTRING. Releases unknown.
        #[doc(alias = "IN_win_UnicodeString")]
        WIN_UNICODE_STRING = 0x0001, "IN_win_UnicodeString";
        /// `IN_win_AnsiString`. TDH_INTYPE_ANSISTRING. Releases unknown.
        #[doc(alias = "IN_win_AnsiString")]
        WIN_ANSI_STRING = 0x0002, "IN_win_AnsiString";
        /// `IN_win_Int8`. TDH_INTYPE_INT8. Releases unknown.
        #[doc(alias = "IN_win_Int8")]
        WIN_INT8 = 0x0003, "IN_win_Int8";
        /// `IN_win_UInt8`. TDH_INTYPE_UINT8. Releases unknown.
        #[doc(alias = "IN_win_UInt8")]
        WIN_UINT8 = 0x0004, "IN_win_UInt8";
        /// `IN_win_Int16`. TDH_INTYPE_INT16. Releases unknown.
        #[doc(alias = "IN_win_Int16")]
        WIN_INT16 = 0x0005, "IN_win_Int16";
        /// `IN_win_UInt16`. TDH_INTYPE_UINT16. Releases unknown.
        #[doc(alias = "IN_win_UInt16")]
        WIN_UINT16 = 0x0006, "IN_win_UInt16";
        /// `IN_win_Int32`. TDH_INTYPE_INT32. Releases unknown.
        #[doc(alias = "IN_win_Int32")]
        WIN_INT32 = 0x0007, "IN_win_Int32";
        /// `IN_win_UInt32`. TDH_INTYPE_UINT32. Releases unknown.
        #[doc(alias = "IN_win_UInt32")]
        WIN_UINT32 = 0x0008, "IN_win_UInt32";
        /// `IN_win_Int64`. TDH_INTYPE_INT64. Releases unknown.
        #[doc(alias = "IN_win_Int64")]
        WIN_INT64 = 0x0009, "IN_win_Int64";
        /// `IN_win_UInt64`. TDH_INTYPE_UINT64. Releases unknown.
        #[doc(alias = "IN_win_UInt64")]
        WIN_UINT64 = 0x000a, "IN_win_UInt64";
        /// `IN_win_Float`. TDH_INTYPE_FLOAT. Releases unknown.
        #[doc(alias = "IN_win_Float")]
        WIN_FLOAT = 0x000b, "IN_win_Float";
        /// `IN_win_Double`. TDH_INTYPE_DOUBLE. Releases unknown.
        #[doc(alias = "IN_win_Double")]
        WIN_DOUBLE = 0x000c, "IN_win_Double";
        /// `IN_win_Boolean`. TDH_INTYPE_BOOLEAN. Releases unknown.
        #[doc(alias = "IN_win_Boolean")]
        WIN_BOOLEAN = 0x000d, "IN_win_Boolean";
        /// `IN_win_Binary`. TDH_INTYPE_BINARY. Releases unknown.
        #[doc(alias = "IN_win_Binary")]
        WIN_BINARY = 0x000e, "IN_win_Binary";
        /// `IN_win_GUID`. TDH_INTYPE_GUID. Releases unknown.
        #[doc(alias = "IN_win_GUID")]
        WIN_GUID = 0x000f, "IN_win_GUID";
        /// `IN_win_Pointer`. TDH_INTYPE_POINTER. Releases unknown.
        #[doc(alias = "IN_win_Pointer")]
        WIN_POINTER = 0x0010, "IN_win_Pointer";
        /// `IN_win_FILETIME`. TDH_INTYPE_FILETIME. Releases unknown.
        #[doc(alias = "IN_win_FILETIME")]
        WIN_FILETIME = 0x0011, "IN_win_FILETIME";
        /// `IN_win_SYSTEMTIME`. TDH_INTYPE_SYSTEMTIME. Releases unknown.
        #[doc(alias = "IN_win_SYSTEMTIME")]
        WIN_SYSTEMTIME = 0x0012, "IN_win_SYSTEMTIME";
        /// `IN_win_SID`. TDH_INTYPE_SID. Releases unknown.
        #[doc(alias = "IN_win_SID")]
        WIN_SID = 0x0013, "IN_win_SID";
        /// `IN_win_HexInt32`. TDH_INTYPE_HEXINT32. Releases unknown.
        #[doc(alias = "IN_win_HexInt32")]
        WIN_HEX_INT32 = 0x0014, "IN_win_HexInt32";
        /// `IN_win_HexInt64`. TDH_INTYPE_HEXINT64. Releases unknown.
        #[doc(alias = "IN_win_HexInt64")]
        WIN_HEX_INT64 = 0x0015, "IN_win_HexInt64";
        /// `IN_win_CountedUnicodeString`. TDH_INTYPE_MANIFEST_COUNTEDSTRING. Releases unknown.
        #[doc(alias = "IN_win_CountedUnicodeString")]
        WIN_COUNTED_UNICODE_STRING = 0x0016, "IN_win_CountedUnicodeString";
        /// `IN_win_CountedAnsiString`. TDH_INTYPE_MANIFEST_COUNTEDANSISTRING. Releases unknown.
        #[doc(alias = "IN_win_CountedAnsiString")]
        WIN_COUNTED_ANSI_STRING = 0x0017, "IN_win_CountedAnsiString";
        /// `IN_win_CountedBinary`. TDH_INTYPE_MANIFEST_COUNTEDBINARY. Releases unknown.
        #[doc(alias = "IN_win_CountedBinary")]
        WIN_COUNTED_BINARY = 0x0019, "IN_win_CountedBinary";
    }
}

static TABLE: Values = values("MANIFEST_IN_TYPE", false, &[
    named("IN_win_UnicodeString", 1, &[]),
    named("IN_win_AnsiString", 2, &[]),
    named("IN_win_Int8", 3, &[]),
    named("IN_win_UInt8", 4, &[]),
    named("IN_win_Int16", 5, &[]),
    named("IN_win_UInt16", 6, &[]),
    named("IN_win_Int32", 7, &[]),
    named("IN_win_UInt32", 8, &[]),
    named("IN_win_Int64", 9, &[]),
    named("IN_win_UInt64", 10, &[]),
    named("IN_win_Float", 11, &[]),
    named("IN_win_Double", 12, &[]),
    named("IN_win_Boolean", 13, &[]),
    named("IN_win_Binary", 14, &[]),
    named("IN_win_GUID", 15, &[]),
    named("IN_win_Pointer", 16, &[]),
    named("IN_win_FILETIME", 17, &[]),
    named("IN_win_SYSTEMTIME", 18, &[]),
    named("IN_win_SID", 19, &[]),
    named("IN_win_HexInt32", 20, &[]),
    named("IN_win_HexInt64", 21, &[]),
    named("IN_win_CountedUnicodeString", 22, &[]),
    named("IN_win_CountedAnsiString", 23, &[]),
    named("IN_win_CountedBinary", 25, &[]),
]);
