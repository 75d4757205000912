// Generated from spec/enums/ETW_TYPE_VALUE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Data type of a part of a classic event.
    ///
    /// No known name in C; here: `ETW_TYPE_VALUE`, of type `ULONG`.
    ///
    /// DEFINE_TRACE_MOF_FIELD of EVNTRACE.H stores such a value in DataType of MOF_FIELD, which is documented as
    /// reserved.
    ///
    /// Unknown:
    ///
    /// - Whether the logger reads the value.
    /// - Which development kit first defines each name.
    /// - The layout of each type.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntrace.h*.
    EtwTypeValue(u32), size = 4 {
        /// `ETW_NULL_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_NULL_TYPE_VALUE")]
        NULL_TYPE_VALUE = 0x00000000, "ETW_NULL_TYPE_VALUE";
        /// `ETW_OBJECT_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_OBJECT_TYPE_VALUE")]
        OBJECT_TYPE_VALUE = 0x00000001, "ETW_OBJECT_TYPE_VALUE";
        /// `ETW_STRING_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_STRING_TYPE_VALUE")]
        STRING_TYPE_VALUE = 0x00000002, "ETW_STRING_TYPE_VALUE";
        /// `ETW_SBYTE_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_SBYTE_TYPE_VALUE")]
        SBYTE_TYPE_VALUE = 0x00000003, "ETW_SBYTE_TYPE_VALUE";
        /// `ETW_BYTE_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_BYTE_TYPE_VALUE")]
        BYTE_TYPE_VALUE = 0x00000004, "ETW_BYTE_TYPE_VALUE";
        /// `ETW_INT16_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_INT16_TYPE_VALUE")]
        INT16_TYPE_VALUE = 0x00000005, "ETW_INT16_TYPE_VALUE";
        /// `ETW_UINT16_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_UINT16_TYPE_VALUE")]
        UINT16_TYPE_VALUE = 0x00000006, "ETW_UINT16_TYPE_VALUE";
        /// `ETW_INT32_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_INT32_TYPE_VALUE")]
        INT32_TYPE_VALUE = 0x00000007, "ETW_INT32_TYPE_VALUE";
        /// `ETW_UINT32_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_UINT32_TYPE_VALUE")]
        UINT32_TYPE_VALUE = 0x00000008, "ETW_UINT32_TYPE_VALUE";
        /// `ETW_INT64_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_INT64_TYPE_VALUE")]
        INT64_TYPE_VALUE = 0x00000009, "ETW_INT64_TYPE_VALUE";
        /// `ETW_UINT64_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_UINT64_TYPE_VALUE")]
        UINT64_TYPE_VALUE = 0x0000000a, "ETW_UINT64_TYPE_VALUE";
        /// `ETW_CHAR_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_CHAR_TYPE_VALUE")]
        CHAR_TYPE_VALUE = 0x0000000b, "ETW_CHAR_TYPE_VALUE";
        /// `ETW_SINGLE_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_SINGLE_TYPE_VALUE")]
        SINGLE_TYPE_VALUE = 0x0000000c, "ETW_SINGLE_TYPE_VALUE";
        /// `ETW_DOUBLE_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_DOUBLE_TYPE_VALUE")]
        DOUBLE_TYPE_VALUE = 0x0000000d, "ETW_DOUBLE_TYPE_VALUE";
        /// `ETW_BOOLEAN_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_BOOLEAN_TYPE_VALUE")]
        BOOLEAN_TYPE_VALUE = 0x0000000e, "ETW_BOOLEAN_TYPE_VALUE";
        /// `ETW_DECIMAL_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_DECIMAL_TYPE_VALUE")]
        DECIMAL_TYPE_VALUE = 0x0000000f, "ETW_DECIMAL_TYPE_VALUE";
        /// `ETW_GUID_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_GUID_TYPE_VALUE")]
        GUID_TYPE_VALUE = 0x00000065, "ETW_GUID_TYPE_VALUE";
        /// `ETW_ASCIICHAR_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_ASCIICHAR_TYPE_VALUE")]
        ASCIICHAR_TYPE_VALUE = 0x00000066, "ETW_ASCIICHAR_TYPE_VALUE";
        /// `ETW_ASCIISTRING_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_ASCIISTRING_TYPE_VALUE")]
        ASCIISTRING_TYPE_VALUE = 0x00000067, "ETW_ASCIISTRING_TYPE_VALUE";
        /// `ETW_COUNTED_STRING_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_COUNTED_STRING_TYPE_VALUE")]
        COUNTED_STRING_TYPE_VALUE = 0x00000068, "ETW_COUNTED_STRING_TYPE_VALUE";
        /// `ETW_POINTER_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_POINTER_TYPE_VALUE")]
        POINTER_TYPE_VALUE = 0x00000069, "ETW_POINTER_TYPE_VALUE";
        /// `ETW_SIZET_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_SIZET_TYPE_VALUE")]
        SIZET_TYPE_VALUE = 0x0000006a, "ETW_SIZET_TYPE_VALUE";
        /// `ETW_HIDDEN_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_HIDDEN_TYPE_VALUE")]
        HIDDEN_TYPE_VALUE = 0x0000006b, "ETW_HIDDEN_TYPE_VALUE";
        /// `ETW_BOOL_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_BOOL_TYPE_VALUE")]
        BOOL_TYPE_VALUE = 0x0000006c, "ETW_BOOL_TYPE_VALUE";
        /// `ETW_COUNTED_ANSISTRING_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_COUNTED_ANSISTRING_TYPE_VALUE")]
        COUNTED_ANSISTRING_TYPE_VALUE = 0x0000006d, "ETW_COUNTED_ANSISTRING_TYPE_VALUE";
        /// `ETW_REVERSED_COUNTED_STRING_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_REVERSED_COUNTED_STRING_TYPE_VALUE")]
        REVERSED_COUNTED_STRING_TYPE_VALUE = 0x0000006e, "ETW_REVERSED_COUNTED_STRING_TYPE_VALUE";
        /// `ETW_REVERSED_COUNTED_ANSISTRING_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_REVERSED_COUNTED_ANSISTRING_TYPE_VALUE")]
        REVERSED_COUNTED_ANSISTRING_TYPE_VALUE = 0x0000006f, "ETW_REVERSED_COUNTED_ANSISTRING_TYPE_VALUE";
        /// `ETW_NON_NULL_TERMINATED_STRING_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_NON_NULL_TERMINATED_STRING_TYPE_VALUE")]
        NON_NULL_TERMINATED_STRING_TYPE_VALUE = 0x00000070, "ETW_NON_NULL_TERMINATED_STRING_TYPE_VALUE";
        /// `ETW_REDUCED_ANSISTRING_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_REDUCED_ANSISTRING_TYPE_VALUE")]
        REDUCED_ANSISTRING_TYPE_VALUE = 0x00000071, "ETW_REDUCED_ANSISTRING_TYPE_VALUE";
        /// `ETW_REDUCED_STRING_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_REDUCED_STRING_TYPE_VALUE")]
        REDUCED_STRING_TYPE_VALUE = 0x00000072, "ETW_REDUCED_STRING_TYPE_VALUE";
        /// `ETW_SID_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_SID_TYPE_VALUE")]
        SID_TYPE_VALUE = 0x00000073, "ETW_SID_TYPE_VALUE";
        /// `ETW_VARIANT_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_VARIANT_TYPE_VALUE")]
        VARIANT_TYPE_VALUE = 0x00000074, "ETW_VARIANT_TYPE_VALUE";
        /// `ETW_PTVECTOR_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_PTVECTOR_TYPE_VALUE")]
        PTVECTOR_TYPE_VALUE = 0x00000075, "ETW_PTVECTOR_TYPE_VALUE";
        /// `ETW_WMITIME_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_WMITIME_TYPE_VALUE")]
        WMITIME_TYPE_VALUE = 0x00000076, "ETW_WMITIME_TYPE_VALUE";
        /// `ETW_DATETIME_TYPE_VALUE`. Releases unknown.
        #[doc(alias = "ETW_DATETIME_TYPE_VALUE")]
        DATETIME_TYPE_VALUE = 0x00000077, "ETW_DATETIME_TYPE_VALUE";
        /// `ETW_REFRENCE_TYPE_VALUE`. The spelling is that of the header. Releases unknown.
        #[doc(alias = "ETW_REFRENCE_TYPE_VALUE")]
        REFRENCE_TYPE_VALUE = 0x00000078, "ETW_REFRENCE_TYPE_VALUE";
    }
}

static TABLE: Values = values("ETW_TYPE_VALUE", false, &[
    named("ETW_NULL_TYPE_VALUE", 0, &[]),
    named("ETW_OBJECT_TYPE_VALUE", 1, &[]),
    named("ETW_STRING_TYPE_VALUE", 2, &[]),
    named("ETW_SBYTE_TYPE_VALUE", 3, &[]),
    named("ETW_BYTE_TYPE_VALUE", 4, &[]),
    named("ETW_INT16_TYPE_VALUE", 5, &[]),
    named("ETW_UINT16_TYPE_VALUE", 6, &[]),
    named("ETW_INT32_TYPE_VALUE", 7, &[]),
    named("ETW_UINT32_TYPE_VALUE", 8, &[]),
    named("ETW_INT64_TYPE_VALUE", 9, &[]),
    named("ETW_UINT64_TYPE_VALUE", 10, &[]),
    named("ETW_CHAR_TYPE_VALUE", 11, &[]),
    named("ETW_SINGLE_TYPE_VALUE", 12, &[]),
    named("ETW_DOUBLE_TYPE_VALUE", 13, &[]),
    named("ETW_BOOLEAN_TYPE_VALUE", 14, &[]),
    named("ETW_DECIMAL_TYPE_VALUE", 15, &[]),
    named("ETW_GUID_TYPE_VALUE", 101, &[]),
    named("ETW_ASCIICHAR_TYPE_VALUE", 102, &[]),
    named("ETW_ASCIISTRING_TYPE_VALUE", 103, &[]),
    named("ETW_COUNTED_STRING_TYPE_VALUE", 104, &[]),
    named("ETW_POINTER_TYPE_VALUE", 105, &[]),
    named("ETW_SIZET_TYPE_VALUE", 106, &[]),
    named("ETW_HIDDEN_TYPE_VALUE", 107, &[]),
    named("ETW_BOOL_TYPE_VALUE", 108, &[]),
    named("ETW_COUNTED_ANSISTRING_TYPE_VALUE", 109, &[]),
    named("ETW_REVERSED_COUNTED_STRING_TYPE_VALUE", 110, &[]),
    named("ETW_REVERSED_COUNTED_ANSISTRING_TYPE_VALUE", 111, &[]),
    named("ETW_NON_NULL_TERMINATED_STRING_TYPE_VALUE", 112, &[]),
    named("ETW_REDUCED_ANSISTRING_TYPE_VALUE", 113, &[]),
    named("ETW_REDUCED_STRING_TYPE_VALUE", 114, &[]),
    named("ETW_SID_TYPE_VALUE", 115, &[]),
    named("ETW_VARIANT_TYPE_VALUE", 116, &[]),
    named("ETW_PTVECTOR_TYPE_VALUE", 117, &[]),
    named("ETW_WMITIME_TYPE_VALUE", 118, &[]),
    named("ETW_DATETIME_TYPE_VALUE", 119, &[]),
    named("ETW_REFRENCE_TYPE_VALUE", 120, &[]),
]);
