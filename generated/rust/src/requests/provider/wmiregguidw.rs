// Generated from spec/structs/WMIREGGUIDW.toml by `cargo spec generate`. Do not edit: edit that file.

//! Registration of one block of Windows Management Instrumentation by a driver.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::WINDOWS_SYS_ETW, &sources::MINGW_W64_WMISTR, &sources::MICROSOFT_WMIREGGUIDW];
pub(crate) static LAYOUT_0: Layout = layout("WMIREGGUIDW", "WmiregguidwPtr32")
    .size(28)
    .about("Registration of one block of Windows Management Instrumentation by a driver.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .also_called(&["WMIREGGUID"])
    .stated_by(SOURCES)
    .fields(&[
        field("GUID Guid", Kind::Guid).at(0..16).about("Block to register or update.").means(Meaning::Guid),
        unsigned("ULONG Flags").at(16..20).about("Characteristics of the block.").means(Meaning::Flags)
            .with(&[More::Values(crate::requests::provider::WmiregFlag::VALUES)]),
        unsigned("ULONG InstanceCount").at(20..24).about("Number of instances of the block.").means(Meaning::Count),
        union("union ").at(24..28).with(&[More::Fields(&[
            unsigned("ULONG InstanceNameList").at(24..28)
                .about("Offset of InstanceCount counted strings, from the start of the WMIREGINFOW.")
                .means(Meaning::Bytes)
                .with(
                    &[
                        More::When(
                            &when(
                                number(
                                    "Flags", Place::Fixed { offset: 16, size: 4, start: 0, width: 32, signed: false },
                                    0x4, 0
                                ),
                                None
                            )
                        ),
                        More::Units("bytes")
                    ]
                ),
            unsigned("ULONG BaseNameOffset").at(24..28)
                .about("Offset of a counted string, from the start of the WMIREGINFOW.").means(Meaning::Bytes)
                .with(
                    &[
                        More::When(
                            &when(
                                number(
                                    "Flags", Place::Fixed { offset: 16, size: 4, start: 0, width: 32, signed: false },
                                    0x8, 0
                                ),
                                None
                            )
                        ),
                        More::Units("bytes")
                    ]
                ),
            address("ULONG_PTR Pdo").at(24..28).about("Address of the physical device object.")
                .means(Meaning::DeviceObject)
                .with(
                    &[
                        More::When(
                            &when(
                                number(
                                    "Flags", Place::Fixed { offset: 16, size: 4, start: 0, width: 32, signed: false },
                                    0x20, 0
                                ),
                                None
                            )
                        )
                    ]
                ),
            address("ULONG_PTR InstanceInfo").at(24..28).about("The same bytes as one number."),
        ])]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("WMIREGGUIDW", "WmiregguidwPtr64")
    .size(32)
    .about("Registration of one block of Windows Management Instrumentation by a driver.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .also_called(&["WMIREGGUID"])
    .stated_by(SOURCES)
    .fields(&[
        field("GUID Guid", Kind::Guid).at(0..16).about("Block to register or update.").means(Meaning::Guid),
        unsigned("ULONG Flags").at(16..20).about("Characteristics of the block.").means(Meaning::Flags)
            .with(&[More::Values(crate::requests::provider::WmiregFlag::VALUES)]),
        unsigned("ULONG InstanceCount").at(20..24).about("Number of instances of the block.").means(Meaning::Count),
        union("union ").at(24..32).with(&[More::Fields(&[
            unsigned("ULONG InstanceNameList").at(24..28)
                .about("Offset of InstanceCount counted strings, from the start of the WMIREGINFOW.")
                .means(Meaning::Bytes)
                .with(
                    &[
                        More::When(
                            &when(
                                number(
                                    "Flags", Place::Fixed { offset: 16, size: 4, start: 0, width: 32, signed: false },
                                    0x4, 0
                                ),
                                None
                            )
                        ),
                        More::Units("bytes")
                    ]
                ),
            unsigned("ULONG BaseNameOffset").at(24..28)
                .about("Offset of a counted string, from the start of the WMIREGINFOW.").means(Meaning::Bytes)
                .with(
                    &[
                        More::When(
                            &when(
                                number(
                                    "Flags", Place::Fixed { offset: 16, size: 4, start: 0, width: 32, signed: false },
                                    0x8, 0
                                ),
                                None
                            )
                        ),
                        More::Units("bytes")
                    ]
                ),
            address("ULONG_PTR Pdo").at(24..32).about("Address of the physical device object.")
                .means(Meaning::DeviceObject)
                .with(
                    &[
                        More::When(
                            &when(
                                number(
                                    "Flags", Place::Fixed { offset: 16, size: 4, start: 0, width: 32, signed: false },
                                    0x20, 0
                                ),
                                None
                            )
                        )
                    ]
                ),
            address("ULONG_PTR InstanceInfo").at(24..32).about("The same bytes as one number."),
        ])]),
    ]);
fixed! {
    /// Registration of one block of Windows Management Instrumentation by a driver.
    ///
    /// In C: `WMIREGGUIDW`, 0x1c bytes. Releases unknown (32-bit).
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *wmistr.h*;
    /// Microsoft, *WMIREGGUIDW structure*.
    #[doc(alias = "WMIREGGUIDW")]
    #[doc(alias = "WMIREGGUID")]
    owned WmiregguidwPtr32 / WmiregguidwPtr32View: lone,
        name = "WMIREGGUIDW", size = 28, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Block to register or update. `GUID Guid` at 0x00.
        guid / set_guid: Guid, at = 0;
        /// Characteristics of the block. `ULONG Flags` at 0x10.
        flags / set_flags: crate::requests::provider::WmiregFlag, at = 16;
        /// Number of instances of the block. `ULONG InstanceCount` at 0x14.
        instance_count / set_instance_count: u32, at = 20;
        /// Offset of InstanceCount counted strings, from the start of the WMIREGINFOW. `ULONG InstanceNameList` at
        /// 0x18. Unit: bytes.
        instance_name_list / set_instance_name_list: u32, at = 24;
        /// Offset of a counted string, from the start of the WMIREGINFOW. `ULONG BaseNameOffset` at 0x18. Unit: bytes.
        base_name_offset / set_base_name_offset: u32, at = 24;
        /// Address of the physical device object. `ULONG_PTR Pdo` at 0x18.
        pdo / set_pdo: u32, at = 24;
        /// The same bytes as one number. `ULONG_PTR InstanceInfo` at 0x18.
        instance_info / set_instance_info: u32, at = 24;
    }
}

fixed! {
    /// Registration of one block of Windows Management Instrumentation by a driver.
    ///
    /// In C: `WMIREGGUIDW`, 0x20 bytes. Releases unknown (64-bit).
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *wmistr.h*;
    /// Microsoft, *WMIREGGUIDW structure*.
    #[doc(alias = "WMIREGGUIDW")]
    #[doc(alias = "WMIREGGUID")]
    owned WmiregguidwPtr64 / WmiregguidwPtr64View: lone,
        name = "WMIREGGUIDW", size = 32, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Block to register or update. `GUID Guid` at 0x00.
        guid / set_guid: Guid, at = 0;
        /// Characteristics of the block. `ULONG Flags` at 0x10.
        flags / set_flags: crate::requests::provider::WmiregFlag, at = 16;
        /// Number of instances of the block. `ULONG InstanceCount` at 0x14.
        instance_count / set_instance_count: u32, at = 20;
        /// Offset of InstanceCount counted strings, from the start of the WMIREGINFOW. `ULONG InstanceNameList` at
        /// 0x18. Unit: bytes.
        instance_name_list / set_instance_name_list: u32, at = 24;
        /// Offset of a counted string, from the start of the WMIREGINFOW. `ULONG BaseNameOffset` at 0x18. Unit: bytes.
        base_name_offset / set_base_name_offset: u32, at = 24;
        /// Address of the physical device object. `ULONG_PTR Pdo` at 0x18.
        pdo / set_pdo: u64, at = 24;
        /// The same bytes as one number. `ULONG_PTR InstanceInfo` at 0x18.
        instance_info / set_instance_info: u64, at = 24;
    }
}

/// Alias of [`WmiregguidwPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiregguidwPtr32` or `WmiregguidwPtr64`"]
pub type Wmiregguidw = WmiregguidwPtr64;
/// Alias of [`WmiregguidwPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiregguidwPtr32View` or `WmiregguidwPtr64View`"]
pub type WmiregguidwView<'a> = WmiregguidwPtr64View<'a>;
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
