// Generated from spec/structs/WMIREGGUIDW.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Registration of one block of Windows Management Instrumentation by a driver.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "WMIREGGUIDW",
    aliases: &["WMIREGGUID",],
    form: "WmiregguidwPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "releases unknown (32-bit)",
    size: 28,
    fixed: 28,
    inserted: &[],
    total: None,
    summary: "Registration of one block of Windows Management Instrumentation by a driver.",
    fields: &[
        Field { name: "Guid", path: "Guid", offset: 0, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Block to register or update.", units: "", unknown: false, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::requests::provider::WmiregFlag::VALUES), doc: "Characteristics of the block.", units: "", unknown: false, children: &[] },
        Field { name: "InstanceCount", path: "InstanceCount", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of instances of the block.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 24, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "InstanceNameList", path: "InstanceNameList", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset of InstanceCount counted strings, from the start of the WMIREGINFOW.", units: "bytes", unknown: false, children: &[] },
            Field { name: "BaseNameOffset", path: "BaseNameOffset", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset of a counted string, from the start of the WMIREGINFOW.", units: "bytes", unknown: false, children: &[] },
            Field { name: "Pdo", path: "Pdo", offset: 24, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "Address of the physical device object.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceInfo", path: "InstanceInfo", offset: 24, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The same bytes as one number.", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "WMIREGGUIDW",
    aliases: &["WMIREGGUID",],
    form: "WmiregguidwPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown (64-bit)",
    size: 32,
    fixed: 32,
    inserted: &[],
    total: None,
    summary: "Registration of one block of Windows Management Instrumentation by a driver.",
    fields: &[
        Field { name: "Guid", path: "Guid", offset: 0, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Block to register or update.", units: "", unknown: false, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::requests::provider::WmiregFlag::VALUES), doc: "Characteristics of the block.", units: "", unknown: false, children: &[] },
        Field { name: "InstanceCount", path: "InstanceCount", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of instances of the block.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 24, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "InstanceNameList", path: "InstanceNameList", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset of InstanceCount counted strings, from the start of the WMIREGINFOW.", units: "bytes", unknown: false, children: &[] },
            Field { name: "BaseNameOffset", path: "BaseNameOffset", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset of a counted string, from the start of the WMIREGINFOW.", units: "bytes", unknown: false, children: &[] },
            Field { name: "Pdo", path: "Pdo", offset: 24, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "Address of the physical device object.", units: "", unknown: false, children: &[] },
            Field { name: "InstanceInfo", path: "InstanceInfo", offset: 24, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The same bytes as one number.", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
fixed! {
    /// Registration of one block of Windows Management Instrumentation by a driver.
    ///
    /// In C: `WMIREGGUIDW`, 0x1c bytes. Releases unknown (32-bit).
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *wmistr.h*; Microsoft, *WMIREGGUIDW structure*.
    #[doc(alias = "WMIREGGUIDW")]
    #[doc(alias = "WMIREGGUID")]
    owned WmiregguidwPtr32 / WmiregguidwPtr32View: lone [28] "WMIREGGUIDW" Table::form(&LAYOUT_0);
    fields {
        /// Block to register or update. `GUID Guid` at 0x00.
        guid set_guid: Guid = 0;
        /// Characteristics of the block. `ULONG Flags` at 0x10.
        flags set_flags: crate::requests::provider::WmiregFlag = 16;
        /// Number of instances of the block. `ULONG InstanceCount` at 0x14.
        instance_count set_instance_count: u32 = 20;
        /// Offset of InstanceCount counted strings, from the start of the WMIREGINFOW. `ULONG InstanceNameList` at 0x18. Unit: bytes.
        instance_name_list set_instance_name_list: u32 = 24;
        /// Offset of a counted string, from the start of the WMIREGINFOW. `ULONG BaseNameOffset` at 0x18. Unit: bytes.
        base_name_offset set_base_name_offset: u32 = 24;
        /// Address of the physical device object. `ULONG_PTR Pdo` at 0x18.
        pdo set_pdo: u32 = 24;
        /// The same bytes as one number. `ULONG_PTR InstanceInfo` at 0x18.
        instance_info set_instance_info: u32 = 24;
    }
    bits {
    }
}

impl WmiregguidwPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Registration of one block of Windows Management Instrumentation by a driver.
    ///
    /// In C: `WMIREGGUIDW`, 0x20 bytes. Releases unknown (64-bit).
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *wmistr.h*; Microsoft, *WMIREGGUIDW structure*.
    #[doc(alias = "WMIREGGUIDW")]
    #[doc(alias = "WMIREGGUID")]
    owned WmiregguidwPtr64 / WmiregguidwPtr64View: lone [32] "WMIREGGUIDW" Table::form(&LAYOUT_1);
    fields {
        /// Block to register or update. `GUID Guid` at 0x00.
        guid set_guid: Guid = 0;
        /// Characteristics of the block. `ULONG Flags` at 0x10.
        flags set_flags: crate::requests::provider::WmiregFlag = 16;
        /// Number of instances of the block. `ULONG InstanceCount` at 0x14.
        instance_count set_instance_count: u32 = 20;
        /// Offset of InstanceCount counted strings, from the start of the WMIREGINFOW. `ULONG InstanceNameList` at 0x18. Unit: bytes.
        instance_name_list set_instance_name_list: u32 = 24;
        /// Offset of a counted string, from the start of the WMIREGINFOW. `ULONG BaseNameOffset` at 0x18. Unit: bytes.
        base_name_offset set_base_name_offset: u32 = 24;
        /// Address of the physical device object. `ULONG_PTR Pdo` at 0x18.
        pdo set_pdo: u64 = 24;
        /// The same bytes as one number. `ULONG_PTR InstanceInfo` at 0x18.
        instance_info set_instance_info: u64 = 24;
    }
    bits {
    }
}

impl WmiregguidwPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}

any_form! {
    "WMIREGGUIDW" {
        /// Releases unknown (32-bit).
        WmiregguidwPtr32(WmiregguidwPtr32, fixed) = 0,
        /// Releases unknown (64-bit).
        WmiregguidwPtr64(WmiregguidwPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
