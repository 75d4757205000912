// Generated from spec/structs/OPTICAL_MEDIA_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "OPTICAL_MEDIA_RECORD",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 72,
    fixed: 64,
    inserted: &[],
    total: None,
    summary: "The medium in an optical drive.",
    fields: &[
        Field { name: "DiskNumber", path: "DiskNumber", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "BusType", path: "BusType", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "A value of the documented STORAGE_BUS_TYPE.", units: "", unknown: false, children: &[] },
        Field { name: "DeviceType", path: "DeviceType", offset: 4, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "MediaType", path: "MediaType", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "StartingOffset", path: "StartingOffset", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "Size", path: "Size", offset: 16, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "NumberOfFreeBlocks", path: "NumberOfFreeBlocks", offset: 24, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "blocks", unknown: false, children: &[] },
        Field { name: "TotalNumberOfBlocks", path: "TotalNumberOfBlocks", offset: 32, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "blocks", unknown: false, children: &[] },
        Field { name: "NextWritableAddress", path: "NextWritableAddress", offset: 40, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "NumberOfSessions", path: "NumberOfSessions", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "NumberOfTracks", path: "NumberOfTracks", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "BytesPerSector", path: "BytesPerSector", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "DiscStatus", path: "DiscStatus", offset: 60, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "LastSessionStatus", path: "LastSessionStatus", offset: 62, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Data", path: "Data", offset: 64, size: 2, ty: "WCHAR", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 2 } }, values: None, doc: "The drive's letter with its colon.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Data", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The drive's letter with its colon.", units: "", unknown: false },
        Part { name: "FileSystem", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The name of the file system.", units: "", unknown: false },
        Part { name: "ProductId", ty: "CHAR", content: Content::Text { unit: 1 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "What the drive calls itself, padded with spaces.", units: "", unknown: false },
        Part { name: "VendorId", ty: "CHAR", content: Content::Text { unit: 1 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "Who made the drive, padded with spaces.", units: "", unknown: false },
    ],
};
