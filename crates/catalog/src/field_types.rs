//! The types of fields of provider events: how bytes are read, and how values are shown.

use serde::{Deserialize, Serialize};

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $number:literal, $word:literal;)* }) => {
        $(#[$doc])*
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize)]
        pub enum $name {
            $($(#[$variant_doc])* #[serde(rename = $word)] $variant,)*
        }

        impl $name {
            /// All of them, by number.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            /// Returns the number in schemas.
            pub fn number(self) -> u16 {
                match self { $($name::$variant => $number,)* }
            }

            /// Returns the word of the tables.
            pub fn word(self) -> &'static str {
                match self { $($name::$variant => $word,)* }
            }

            /// Returns the one with a number.
            pub fn of(number: u16) -> Option<$name> {
                Self::ALL.iter().copied().find(|one| one.number() == number)
            }
        }
    };
}

words! {
    /// Type of the bytes of a field. The words are those of manifests, without `win:`.
    InType {
        /// Text in UTF-16. Its length is that of the property; without one, the text ends with a zero.
        UnicodeString = 1, "UnicodeString";
        /// Text in a code page. Its length is that of the property; without one, the text ends with a zero.
        AnsiString = 2, "AnsiString";
        /// Signed integer of 1 byte.
        Int8 = 3, "Int8";
        /// Unsigned integer of 1 byte.
        UInt8 = 4, "UInt8";
        /// Signed integer of 2 bytes.
        Int16 = 5, "Int16";
        /// Unsigned integer of 2 bytes.
        UInt16 = 6, "UInt16";
        /// Signed integer of 4 bytes.
        Int32 = 7, "Int32";
        /// Unsigned integer of 4 bytes.
        UInt32 = 8, "UInt32";
        /// Signed integer of 8 bytes.
        Int64 = 9, "Int64";
        /// Unsigned integer of 8 bytes.
        UInt64 = 10, "UInt64";
        /// Floating-point number of 4 bytes.
        Float = 11, "Float";
        /// Floating-point number of 8 bytes.
        Double = 12, "Double";
        /// Boolean of 4 bytes.
        Boolean = 13, "Boolean";
        /// Bytes. Their number is the length of the property.
        Binary = 14, "Binary";
        /// GUID.
        Guid = 15, "GUID";
        /// Address, of the pointer size of the event.
        Pointer = 16, "Pointer";
        /// Point in time: 100 ns units since 1601-01-01 UTC, in 8 bytes.
        FileTime = 17, "FILETIME";
        /// Date and time: SYSTEMTIME, of 16 bytes.
        SystemTime = 18, "SYSTEMTIME";
        /// Security identifier. Its own bytes state its size.
        Sid = 19, "SID";
        /// Unsigned integer of 4 bytes, shown in hexadecimal.
        HexInt32 = 20, "HexInt32";
        /// Unsigned integer of 8 bytes, shown in hexadecimal.
        HexInt64 = 21, "HexInt64";
        /// Text in UTF-16, after its size in bytes as USHORT.
        CountedUnicodeString = 22, "CountedUnicodeString";
        /// Text in a code page, after its size in bytes as USHORT.
        CountedAnsiString = 23, "CountedAnsiString";
        /// Bytes, after their number as USHORT.
        CountedBinary = 25, "CountedBinary";
        /// Text in UTF-16, after its size in bytes as USHORT. For MOF classes.
        MofCountedString = 300, "MofCountedString";
        /// Text in a code page, after its size in bytes as USHORT. For MOF classes.
        MofCountedAnsiString = 301, "MofCountedAnsiString";
        /// Text in UTF-16, after its size in bytes as USHORT in network byte order.
        ReversedCountedString = 302, "ReversedCountedString";
        /// Text in a code page, after its size in bytes as USHORT in network byte order.
        ReversedCountedAnsiString = 303, "ReversedCountedAnsiString";
        /// Text in UTF-16, to the end of the data.
        NonNullTerminatedString = 304, "NonNullTerminatedString";
        /// Text in a code page, to the end of the data.
        NonNullTerminatedAnsiString = 305, "NonNullTerminatedAnsiString";
        /// Character in UTF-16.
        UnicodeChar = 306, "UnicodeChar";
        /// Character in a code page.
        AnsiChar = 307, "AnsiChar";
        /// Unsigned integer of the pointer size of the event.
        SizeT = 308, "SizeT";
        /// Bytes, after their number as ULONG.
        HexDump = 309, "HexDump";
        /// Security identifier, after a TOKEN_USER of the pointer size of the event.
        WbemSid = 310, "WbemSid";
    }
}

words! {
    /// Form in which the value of a field is shown. The words are those of manifests, without `xs:` and `win:`.
    OutType {
        /// Text.
        String = 1, "String";
        /// Date and time.
        DateTime = 2, "DateTime";
        /// Signed decimal number of 1 byte.
        Byte = 3, "Byte";
        /// Unsigned decimal number of 1 byte.
        UnsignedByte = 4, "UnsignedByte";
        /// Signed decimal number of 2 bytes.
        Short = 5, "Short";
        /// Unsigned decimal number of 2 bytes.
        UnsignedShort = 6, "UnsignedShort";
        /// Signed decimal number of 4 bytes.
        Int = 7, "Int";
        /// Unsigned decimal number of 4 bytes.
        UnsignedInt = 8, "UnsignedInt";
        /// Signed decimal number of 8 bytes.
        Long = 9, "Long";
        /// Unsigned decimal number of 8 bytes.
        UnsignedLong = 10, "UnsignedLong";
        /// Floating-point number of 4 bytes.
        Float = 11, "Float";
        /// Floating-point number of 8 bytes.
        Double = 12, "Double";
        /// Boolean.
        Boolean = 13, "Boolean";
        /// GUID.
        Guid = 14, "GUID";
        /// Bytes in hexadecimal.
        HexBinary = 15, "HexBinary";
        /// Hexadecimal number of 1 byte.
        HexInt8 = 16, "HexInt8";
        /// Hexadecimal number of 2 bytes.
        HexInt16 = 17, "HexInt16";
        /// Hexadecimal number of 4 bytes.
        HexInt32 = 18, "HexInt32";
        /// Hexadecimal number of 8 bytes.
        HexInt64 = 19, "HexInt64";
        /// Process ID.
        Pid = 20, "PID";
        /// Thread ID.
        Tid = 21, "TID";
        /// Port, in network byte order.
        Port = 22, "Port";
        /// IPv4 address.
        Ipv4 = 23, "IPv4";
        /// IPv6 address.
        Ipv6 = 24, "IPv6";
        /// Socket address.
        SocketAddress = 25, "SocketAddress";
        /// Date and time in the form of CIM.
        CimDateTime = 26, "CIMDateTime";
        /// Time stamp of the session.
        EtwTime = 27, "ETWTIME";
        /// Text in XML.
        Xml = 28, "Xml";
        /// Error code.
        ErrorCode = 29, "ErrorCode";
        /// Win32 error code.
        Win32Error = 30, "Win32Error";
        /// NTSTATUS.
        NtStatus = 31, "NTSTATUS";
        /// HRESULT.
        HResult = 32, "HResult";
        /// Date and time, in a form that does not depend on the locale.
        DateTimeCultureInsensitive = 33, "DateTimeCultureInsensitive";
        /// Text in JSON.
        Json = 34, "Json";
        /// Text in UTF-8.
        Utf8 = 35, "Utf8";
        /// Signed or encrypted data in PKCS #7, with a description of its type.
        Pkcs7WithTypeInfo = 36, "Pkcs7WithTypeInfo";
        /// Address of code.
        CodePointer = 37, "CodePointer";
        /// Date and time in UTC.
        DateTimeUtc = 38, "DateTimeUtc";
        /// Text without insignificant characters.
        ReducedString = 300, "ReducedString";
        /// Not shown.
        NoPrint = 301, "NoPrint";
    }
}

impl InType {
    /// Returns whether the values are integers, which can be a count or have names.
    pub fn is_integer(self) -> bool {
        use InType::{HexInt32, HexInt64, Int8, Int16, Int32, Int64, UInt8, UInt16, UInt32, UInt64};
        matches!(self, Int8 | UInt8 | Int16 | UInt16 | Int32 | UInt32 | Int64 | UInt64 | HexInt32 | HexInt64)
    }

    /// Returns whether the values are texts. A security identifier is shown as one.
    pub fn is_text(self) -> bool {
        use InType::{AnsiChar, Binary, Boolean, CountedBinary, Double, FileTime, Float, Guid, HexDump, Pointer};
        let bytes = matches!(self, AnsiChar | Binary | CountedBinary | HexDump | Guid | InType::UnicodeChar);
        let number = matches!(self, Boolean | Double | FileTime | Float | Pointer | InType::SizeT | InType::SystemTime);
        !(self.is_integer() || bytes || number)
    }

    /// Returns whether a length determines the size of a value: text and bytes that contain no size of their own.
    pub fn has_length(self) -> bool {
        matches!(self, InType::UnicodeString | InType::AnsiString | InType::Binary)
    }
}
