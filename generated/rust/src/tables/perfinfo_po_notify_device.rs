// Generated from spec/structs/PERFINFO_PO_NOTIFY_DEVICE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PERFINFO_PO_NOTIFY_DEVICE",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 28,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "The power manager calls a driver to set the power state of a device.",
    fields: &[
        Field { name: "Irp", path: "Irp", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Finds the event of the completion.", units: "", unknown: false, children: &[] },
        Field { name: "DriverStart", path: "DriverStart", offset: 4, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The base address of the driver that owns the device.", units: "", unknown: false, children: &[] },
        Field { name: "OrderLevel", path: "OrderLevel", offset: 8, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The device's place in the order of notification.", units: "", unknown: false, children: &[] },
        Field { name: "MajorFunction", path: "MajorFunction", offset: 9, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The major function, an IRP_MJ_ constant.", units: "", unknown: false, children: &[] },
        Field { name: "MinorFunction", path: "MinorFunction", offset: 10, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The minor function, an IRP_MN_ constant.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 11, size: 1, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Type", path: "Type", offset: 12, size: 4, ty: "POWER_STATE_TYPE", kind: Kind::Unsigned, values: Some(crate::payloads::power::PowerStateType::VALUES), doc: "Which arm of State holds.", units: "", unknown: false, children: &[] },
        Field { name: "State", path: "State", offset: 16, size: 4, ty: "POWER_STATE", kind: Kind::Struct, values: None, doc: "The state to be set.", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 16, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "SystemState", path: "State.SystemState", offset: 16, size: 4, ty: "SYSTEM_POWER_STATE", kind: Kind::Unsigned, values: Some(crate::payloads::power::SystemPowerState::VALUES), doc: "", units: "", unknown: false, children: &[] },
                Field { name: "DeviceState", path: "State.DeviceState", offset: 16, size: 4, ty: "DEVICE_POWER_STATE", kind: Kind::Unsigned, values: Some(crate::payloads::power::DevicePowerState::VALUES), doc: "", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "DeviceNameLength", path: "DeviceNameLength", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The length of DeviceName without its zero.", units: "characters", unknown: false, children: &[] },
        Field { name: "DeviceName", path: "DeviceName", offset: 24, size: 2, ty: "WCHAR", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 2 } }, values: None, doc: "The device's name, or the last part of it if there was no room for all.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "DeviceName", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The device's name, or the last part of it if there was no room for all.", units: "", unknown: false },
    ],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PERFINFO_PO_NOTIFY_DEVICE",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 40,
    fixed: 32,
    inserted: &[],
    total: None,
    summary: "The power manager calls a driver to set the power state of a device.",
    fields: &[
        Field { name: "Irp", path: "Irp", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Finds the event of the completion.", units: "", unknown: false, children: &[] },
        Field { name: "DriverStart", path: "DriverStart", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The base address of the driver that owns the device.", units: "", unknown: false, children: &[] },
        Field { name: "OrderLevel", path: "OrderLevel", offset: 16, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The device's place in the order of notification.", units: "", unknown: false, children: &[] },
        Field { name: "MajorFunction", path: "MajorFunction", offset: 17, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The major function, an IRP_MJ_ constant.", units: "", unknown: false, children: &[] },
        Field { name: "MinorFunction", path: "MinorFunction", offset: 18, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The minor function, an IRP_MN_ constant.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 19, size: 1, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Type", path: "Type", offset: 20, size: 4, ty: "POWER_STATE_TYPE", kind: Kind::Unsigned, values: Some(crate::payloads::power::PowerStateType::VALUES), doc: "Which arm of State holds.", units: "", unknown: false, children: &[] },
        Field { name: "State", path: "State", offset: 24, size: 4, ty: "POWER_STATE", kind: Kind::Struct, values: None, doc: "The state to be set.", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 24, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "SystemState", path: "State.SystemState", offset: 24, size: 4, ty: "SYSTEM_POWER_STATE", kind: Kind::Unsigned, values: Some(crate::payloads::power::SystemPowerState::VALUES), doc: "", units: "", unknown: false, children: &[] },
                Field { name: "DeviceState", path: "State.DeviceState", offset: 24, size: 4, ty: "DEVICE_POWER_STATE", kind: Kind::Unsigned, values: Some(crate::payloads::power::DevicePowerState::VALUES), doc: "", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "DeviceNameLength", path: "DeviceNameLength", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The length of DeviceName without its zero.", units: "characters", unknown: false, children: &[] },
        Field { name: "DeviceName", path: "DeviceName", offset: 32, size: 2, ty: "WCHAR", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 2 } }, values: None, doc: "The device's name, or the last part of it if there was no room for all.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "DeviceName", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The device's name, or the last part of it if there was no room for all.", units: "", unknown: false },
    ],
};
