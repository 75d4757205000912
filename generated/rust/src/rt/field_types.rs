// Generated from crates/catalog/src/field_types.rs by `cargo spec generate`. Do not edit: edit that file.

//! Numbers of the types of fields of provider events.
#![allow(dead_code, reason = "not every type has a rule of its own")]
/// Types of the bytes.
pub(crate) mod in_type {
    pub(crate) const UNICODESTRING: u16 = 1;
    pub(crate) const ANSISTRING: u16 = 2;
    pub(crate) const INT8: u16 = 3;
    pub(crate) const UINT8: u16 = 4;
    pub(crate) const INT16: u16 = 5;
    pub(crate) const UINT16: u16 = 6;
    pub(crate) const INT32: u16 = 7;
    pub(crate) const UINT32: u16 = 8;
    pub(crate) const INT64: u16 = 9;
    pub(crate) const UINT64: u16 = 10;
    pub(crate) const FLOAT: u16 = 11;
    pub(crate) const DOUBLE: u16 = 12;
    pub(crate) const BOOLEAN: u16 = 13;
    pub(crate) const BINARY: u16 = 14;
    pub(crate) const GUID: u16 = 15;
    pub(crate) const POINTER: u16 = 16;
    pub(crate) const FILETIME: u16 = 17;
    pub(crate) const SYSTEMTIME: u16 = 18;
    pub(crate) const SID: u16 = 19;
    pub(crate) const HEXINT32: u16 = 20;
    pub(crate) const HEXINT64: u16 = 21;
    pub(crate) const COUNTEDUNICODESTRING: u16 = 22;
    pub(crate) const COUNTEDANSISTRING: u16 = 23;
    pub(crate) const COUNTEDBINARY: u16 = 25;
    pub(crate) const MOFCOUNTEDSTRING: u16 = 300;
    pub(crate) const MOFCOUNTEDANSISTRING: u16 = 301;
    pub(crate) const REVERSEDCOUNTEDSTRING: u16 = 302;
    pub(crate) const REVERSEDCOUNTEDANSISTRING: u16 = 303;
    pub(crate) const NONNULLTERMINATEDSTRING: u16 = 304;
    pub(crate) const NONNULLTERMINATEDANSISTRING: u16 = 305;
    pub(crate) const UNICODECHAR: u16 = 306;
    pub(crate) const ANSICHAR: u16 = 307;
    pub(crate) const SIZET: u16 = 308;
    pub(crate) const HEXDUMP: u16 = 309;
    pub(crate) const WBEMSID: u16 = 310;
}

/// Forms in which values are shown.
pub(crate) mod out_type {
    pub(crate) const STRING: u16 = 1;
    pub(crate) const DATETIME: u16 = 2;
    pub(crate) const BYTE: u16 = 3;
    pub(crate) const UNSIGNEDBYTE: u16 = 4;
    pub(crate) const SHORT: u16 = 5;
    pub(crate) const UNSIGNEDSHORT: u16 = 6;
    pub(crate) const INT: u16 = 7;
    pub(crate) const UNSIGNEDINT: u16 = 8;
    pub(crate) const LONG: u16 = 9;
    pub(crate) const UNSIGNEDLONG: u16 = 10;
    pub(crate) const FLOAT: u16 = 11;
    pub(crate) const DOUBLE: u16 = 12;
    pub(crate) const BOOLEAN: u16 = 13;
    pub(crate) const GUID: u16 = 14;
    pub(crate) const HEXBINARY: u16 = 15;
    pub(crate) const HEXINT8: u16 = 16;
    pub(crate) const HEXINT16: u16 = 17;
    pub(crate) const HEXINT32: u16 = 18;
    pub(crate) const HEXINT64: u16 = 19;
    pub(crate) const PID: u16 = 20;
    pub(crate) const TID: u16 = 21;
    pub(crate) const PORT: u16 = 22;
    pub(crate) const IPV4: u16 = 23;
    pub(crate) const IPV6: u16 = 24;
    pub(crate) const SOCKETADDRESS: u16 = 25;
    pub(crate) const CIMDATETIME: u16 = 26;
    pub(crate) const ETWTIME: u16 = 27;
    pub(crate) const XML: u16 = 28;
    pub(crate) const ERRORCODE: u16 = 29;
    pub(crate) const WIN32ERROR: u16 = 30;
    pub(crate) const NTSTATUS: u16 = 31;
    pub(crate) const HRESULT: u16 = 32;
    pub(crate) const DATETIMECULTUREINSENSITIVE: u16 = 33;
    pub(crate) const JSON: u16 = 34;
    pub(crate) const UTF8: u16 = 35;
    pub(crate) const PKCS7WITHTYPEINFO: u16 = 36;
    pub(crate) const CODEPOINTER: u16 = 37;
    pub(crate) const DATETIMEUTC: u16 = 38;
    pub(crate) const REDUCEDSTRING: u16 = 300;
    pub(crate) const NOPRINT: u16 = 301;
}
