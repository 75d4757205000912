// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::config`.
#![cfg(feature = "payloads")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn boot_record_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::boot_record::BootRecord;
    type V<'a> = etwspec::payloads::config::boot_record::BootRecordView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn boot_record_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::boot_record::BootRecord;
    type V<'a> = etwspec::payloads::config::boot_record::BootRecordView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.boot_flags(), a.boot_flags);
            let mut moved = a;
            moved.boot_flags = b.boot_flags;
            laws::only_moved(layout, "BootFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.firmware_type(), a.firmware_type);
            let mut moved = a;
            moved.firmware_type = b.firmware_type;
            laws::only_moved(layout, "FirmwareType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.secure_boot_enabled(), a.secure_boot_enabled);
            let mut moved = a;
            moved.secure_boot_enabled = b.secure_boot_enabled;
            laws::only_moved(
                layout,
                "SecureBootEnabled",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.secure_boot_capable(), a.secure_boot_capable);
            let mut moved = a;
            moved.secure_boot_capable = b.secure_boot_capable;
            laws::only_moved(
                layout,
                "SecureBootCapable",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn config_codeintegrity_record_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::config_codeintegrity_record::ConfigCodeintegrityRecord;
    type V<'a> = etwspec::payloads::config::config_codeintegrity_record::ConfigCodeintegrityRecordView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn config_devicefamily_record_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::config_devicefamily_record::ConfigDevicefamilyRecord;
    type V<'a> = etwspec::payloads::config::config_devicefamily_record::ConfigDevicefamilyRecordView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn config_devicefamily_record_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::config_devicefamily_record::ConfigDevicefamilyRecord;
    type V<'a> = etwspec::payloads::config::config_devicefamily_record::ConfigDevicefamilyRecordView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.uap_info(), a.uap_info);
            let mut moved = a;
            moved.uap_info = b.uap_info;
            laws::only_moved(layout, "UapInfo", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.device_family(), a.device_family);
            let mut moved = a;
            moved.device_family = b.device_family;
            laws::only_moved(layout, "DeviceFamily", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.device_form(), a.device_form);
            let mut moved = a;
            moved.device_form = b.device_form;
            laws::only_moved(layout, "DeviceForm", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn config_flightid_record_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::config_flightid_record::ConfigFlightidRecord;
    type V<'a> = etwspec::payloads::config::config_flightid_record::ConfigFlightidRecordView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn config_flightid_record_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::config::config_flightid_record::ConfigFlightidRecord;
    type V<'a> = etwspec::payloads::config::config_flightid_record::ConfigFlightidRecordView<
        'a,
    >;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![
                    { let part = tail.unnamed1; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) }, { let part = tail.flight_ids;
                    Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0
                    }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn config_machineid_record_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::config_machineid_record::ConfigMachineidRecord;
    type V<'a> = etwspec::payloads::config::config_machineid_record::ConfigMachineidRecordView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn config_machineid_record_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::config_machineid_record::ConfigMachineidRecord;
    type V<'a> = etwspec::payloads::config::config_machineid_record::ConfigMachineidRecordView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.machine_id(), a.machine_id);
            let mut moved = a;
            moved.machine_id = b.machine_id;
            laws::only_moved(layout, "MachineId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn cpu_config_record_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::cpu_config_record::CpuConfigRecordX86;
    type V<'a> = etwspec::payloads::config::cpu_config_record::CpuConfigRecordX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn cpu_config_record_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::cpu_config_record::CpuConfigRecordX86;
    type V<'a> = etwspec::payloads::config::cpu_config_record::CpuConfigRecordX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.processor_speed(), a.processor_speed);
            let mut moved = a;
            moved.processor_speed = b.processor_speed;
            laws::only_moved(
                layout,
                "ProcessorSpeed",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors);
            let mut moved = a;
            moved.number_of_processors = b.number_of_processors;
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.memory_size(), a.memory_size);
            let mut moved = a;
            moved.memory_size = b.memory_size;
            laws::only_moved(layout, "MemorySize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.page_size(), a.page_size);
            let mut moved = a;
            moved.page_size = b.page_size;
            laws::only_moved(layout, "PageSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.allocation_granularity(), a.allocation_granularity);
            let mut moved = a;
            moved.allocation_granularity = b.allocation_granularity;
            laws::only_moved(
                layout,
                "AllocationGranularity",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.computer_name(), a.computer_name);
            let mut moved = a;
            moved.computer_name = b.computer_name;
            laws::only_moved(layout, "ComputerName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.domain_name(), a.domain_name);
            let mut moved = a;
            moved.domain_name = b.domain_name;
            laws::only_moved(layout, "DomainName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.hyper_threading_flag(), a.hyper_threading_flag);
            let mut moved = a;
            moved.hyper_threading_flag = b.hyper_threading_flag;
            laws::only_moved(
                layout,
                "HyperThreadingFlag",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.highest_user_address(), a.highest_user_address);
            let mut moved = a;
            moved.highest_user_address = b.highest_user_address;
            laws::only_moved(
                layout,
                "HighestUserAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.processor_architecture(), a.processor_architecture);
            let mut moved = a;
            moved.processor_architecture = b.processor_architecture;
            laws::only_moved(
                layout,
                "ProcessorArchitecture",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.processor_level(), a.processor_level);
            let mut moved = a;
            moved.processor_level = b.processor_level;
            laws::only_moved(
                layout,
                "ProcessorLevel",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.processor_revision(), a.processor_revision);
            let mut moved = a;
            moved.processor_revision = b.processor_revision;
            laws::only_moved(
                layout,
                "ProcessorRevision",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.nx_enabled(), a.nx_enabled);
            let mut moved = a;
            moved.nx_enabled = b.nx_enabled;
            laws::only_moved(layout, "NxEnabled", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.pae_enabled(), a.pae_enabled);
            let mut moved = a;
            moved.pae_enabled = b.pae_enabled;
            laws::only_moved(layout, "PaeEnabled", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.memory_speed(), a.memory_speed);
            let mut moved = a;
            moved.memory_speed = b.memory_speed;
            laws::only_moved(layout, "MemorySpeed", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn cpu_config_record_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::cpu_config_record::CpuConfigRecordX64;
    type V<'a> = etwspec::payloads::config::cpu_config_record::CpuConfigRecordX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn cpu_config_record_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::cpu_config_record::CpuConfigRecordX64;
    type V<'a> = etwspec::payloads::config::cpu_config_record::CpuConfigRecordX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.processor_speed(), a.processor_speed);
            let mut moved = a;
            moved.processor_speed = b.processor_speed;
            laws::only_moved(
                layout,
                "ProcessorSpeed",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors);
            let mut moved = a;
            moved.number_of_processors = b.number_of_processors;
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.memory_size(), a.memory_size);
            let mut moved = a;
            moved.memory_size = b.memory_size;
            laws::only_moved(layout, "MemorySize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.page_size(), a.page_size);
            let mut moved = a;
            moved.page_size = b.page_size;
            laws::only_moved(layout, "PageSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.allocation_granularity(), a.allocation_granularity);
            let mut moved = a;
            moved.allocation_granularity = b.allocation_granularity;
            laws::only_moved(
                layout,
                "AllocationGranularity",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.computer_name(), a.computer_name);
            let mut moved = a;
            moved.computer_name = b.computer_name;
            laws::only_moved(layout, "ComputerName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.domain_name(), a.domain_name);
            let mut moved = a;
            moved.domain_name = b.domain_name;
            laws::only_moved(layout, "DomainName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.hyper_threading_flag(), a.hyper_threading_flag);
            let mut moved = a;
            moved.hyper_threading_flag = b.hyper_threading_flag;
            laws::only_moved(
                layout,
                "HyperThreadingFlag",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.highest_user_address(), a.highest_user_address);
            let mut moved = a;
            moved.highest_user_address = b.highest_user_address;
            laws::only_moved(
                layout,
                "HighestUserAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.processor_architecture(), a.processor_architecture);
            let mut moved = a;
            moved.processor_architecture = b.processor_architecture;
            laws::only_moved(
                layout,
                "ProcessorArchitecture",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.processor_level(), a.processor_level);
            let mut moved = a;
            moved.processor_level = b.processor_level;
            laws::only_moved(
                layout,
                "ProcessorLevel",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.processor_revision(), a.processor_revision);
            let mut moved = a;
            moved.processor_revision = b.processor_revision;
            laws::only_moved(
                layout,
                "ProcessorRevision",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.nx_enabled(), a.nx_enabled);
            let mut moved = a;
            moved.nx_enabled = b.nx_enabled;
            laws::only_moved(layout, "NxEnabled", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.pae_enabled(), a.pae_enabled);
            let mut moved = a;
            moved.pae_enabled = b.pae_enabled;
            laws::only_moved(layout, "PaeEnabled", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.memory_speed(), a.memory_speed);
            let mut moved = a;
            moved.memory_speed = b.memory_speed;
            laws::only_moved(layout, "MemorySpeed", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn hw_config_cpu_v5_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::hw_config_cpu::HwConfigCpu;
    type V<'a> = etwspec::payloads::config::hw_config_cpu::HwConfigCpuView<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn hw_config_cpu_v5_1_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::hw_config_cpu::HwConfigCpu;
    type V<'a> = etwspec::payloads::config::hw_config_cpu::HwConfigCpuView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.m_hz(), a.m_hz);
            let mut moved = a.clone();
            moved.m_hz = b.m_hz;
            laws::only_moved(layout, "MHz", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors);
            let mut moved = a.clone();
            moved.number_of_processors = b.number_of_processors;
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.mem_size(), a.mem_size);
            let mut moved = a.clone();
            moved.mem_size = b.mem_size;
            laws::only_moved(layout, "MemSize", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.page_size(), a.page_size);
            let mut moved = a.clone();
            moved.page_size = b.page_size;
            laws::only_moved(
                layout,
                "PageSize",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.allocation_granularity(), a.allocation_granularity);
            let mut moved = a.clone();
            moved.allocation_granularity = b.allocation_granularity;
            laws::only_moved(
                layout,
                "AllocationGranularity",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn hw_config_cpu_v5_1_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::config::hw_config_cpu::HwConfigCpu;
    type V<'a> = etwspec::payloads::config::hw_config_cpu::HwConfigCpuView<'a>;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![
                    { let part = tail.computer_name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn hw_config_log_disk_v5_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::hw_config_log_disk::HwConfigLogDisk;
    type V<'a> = etwspec::payloads::config::hw_config_log_disk::HwConfigLogDiskView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn hw_config_log_disk_v5_1_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::hw_config_log_disk::HwConfigLogDisk;
    type V<'a> = etwspec::payloads::config::hw_config_log_disk::HwConfigLogDiskView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.disk_number(), a.disk_number);
            let mut moved = a;
            moved.disk_number = b.disk_number;
            laws::only_moved(layout, "DiskNumber", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.pad(), a.pad);
            let mut moved = a;
            moved.pad = b.pad;
            laws::only_moved(layout, "Pad", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.start_offset(), a.start_offset);
            let mut moved = a;
            moved.start_offset = b.start_offset;
            laws::only_moved(layout, "StartOffset", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.partition_size(), a.partition_size);
            let mut moved = a;
            moved.partition_size = b.partition_size;
            laws::only_moved(layout, "PartitionSize", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn hw_config_nic_v5_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::hw_config_nic::HwConfigNic;
    type V<'a> = etwspec::payloads::config::hw_config_nic::HwConfigNicView<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn hw_config_nic_v5_1_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::config::hw_config_nic::HwConfigNic;
    type V<'a> = etwspec::payloads::config::hw_config_nic::HwConfigNicView<'a>;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![
                    { let part = tail.nic_name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn hw_config_phy_disk_v5_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::hw_config_phy_disk::HwConfigPhyDisk;
    type V<'a> = etwspec::payloads::config::hw_config_phy_disk::HwConfigPhyDiskView<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn hw_config_phy_disk_v5_1_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::hw_config_phy_disk::HwConfigPhyDisk;
    type V<'a> = etwspec::payloads::config::hw_config_phy_disk::HwConfigPhyDiskView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.disk_number(), a.disk_number);
            let mut moved = a.clone();
            moved.disk_number = b.disk_number;
            laws::only_moved(
                layout,
                "DiskNumber",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.bytes_per_sector(), a.bytes_per_sector);
            let mut moved = a.clone();
            moved.bytes_per_sector = b.bytes_per_sector;
            laws::only_moved(
                layout,
                "BytesPerSector",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.sectors_per_track(), a.sectors_per_track);
            let mut moved = a.clone();
            moved.sectors_per_track = b.sectors_per_track;
            laws::only_moved(
                layout,
                "SectorsPerTrack",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.tracks_per_cylinder(), a.tracks_per_cylinder);
            let mut moved = a.clone();
            moved.tracks_per_cylinder = b.tracks_per_cylinder;
            laws::only_moved(
                layout,
                "TracksPerCylinder",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.cylinders(), a.cylinders);
            let mut moved = a.clone();
            moved.cylinders = b.cylinders;
            laws::only_moved(
                layout,
                "Cylinders",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.scsi_port(), a.scsi_port);
            let mut moved = a.clone();
            moved.scsi_port = b.scsi_port;
            laws::only_moved(
                layout,
                "SCSIPort",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.scsi_path(), a.scsi_path);
            let mut moved = a.clone();
            moved.scsi_path = b.scsi_path;
            laws::only_moved(
                layout,
                "SCSIPath",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.scsi_target(), a.scsi_target);
            let mut moved = a.clone();
            moved.scsi_target = b.scsi_target;
            laws::only_moved(
                layout,
                "SCSITarget",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.scsi_lun(), a.scsi_lun);
            let mut moved = a.clone();
            moved.scsi_lun = b.scsi_lun;
            laws::only_moved(layout, "SCSILun", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn hw_config_phy_disk_v5_1_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::config::hw_config_phy_disk::HwConfigPhyDisk;
    type V<'a> = etwspec::payloads::config::hw_config_phy_disk::HwConfigPhyDiskView<'a>;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![
                    { let part = tail.manufacturer; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn logical_disk_defrag_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::logical_disk_defrag::LogicalDiskDefrag;
    type V<'a> = etwspec::payloads::config::logical_disk_defrag::LogicalDiskDefragView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn logical_disk_defrag_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::logical_disk_defrag::LogicalDiskDefrag;
    type V<'a> = etwspec::payloads::config::logical_disk_defrag::LogicalDiskDefragView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.alignment_clusters(), a.alignment_clusters);
            let mut moved = a.clone();
            moved.alignment_clusters = b.alignment_clusters;
            laws::only_moved(
                layout,
                "AlignmentClusters",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.avg_free_space_size(), a.avg_free_space_size);
            let mut moved = a.clone();
            moved.avg_free_space_size = b.avg_free_space_size;
            laws::only_moved(
                layout,
                "AvgFreeSpaceSize",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.clusters_per_slab(), a.clusters_per_slab);
            let mut moved = a.clone();
            moved.clusters_per_slab = b.clusters_per_slab;
            laws::only_moved(
                layout,
                "ClustersPerSlab",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.fragmented_directory_extents(), a.fragmented_directory_extents
            );
            let mut moved = a.clone();
            moved.fragmented_directory_extents = b.fragmented_directory_extents;
            laws::only_moved(
                layout,
                "FragmentedDirectoryExtents",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.fragmented_extents(), a.fragmented_extents);
            let mut moved = a.clone();
            moved.fragmented_extents = b.fragmented_extents;
            laws::only_moved(
                layout,
                "FragmentedExtents",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.free_space_count(), a.free_space_count);
            let mut moved = a.clone();
            moved.free_space_count = b.free_space_count;
            laws::only_moved(
                layout,
                "FreeSpaceCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.largest_free_space_size(), a.largest_free_space_size);
            let mut moved = a.clone();
            moved.largest_free_space_size = b.largest_free_space_size;
            laws::only_moved(
                layout,
                "LargestFreeSpaceSize",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.last_run_actual_purge_clusters(), a.last_run_actual_purge_clusters
            );
            let mut moved = a.clone();
            moved.last_run_actual_purge_clusters = b.last_run_actual_purge_clusters;
            laws::only_moved(
                layout,
                "LastRunActualPurgeClusters",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.last_run_clusters_trimmed(), a.last_run_clusters_trimmed
            );
            let mut moved = a.clone();
            moved.last_run_clusters_trimmed = b.last_run_clusters_trimmed;
            laws::only_moved(
                layout,
                "LastRunClustersTrimmed",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.last_run_full_defrag_time(), a.last_run_full_defrag_time
            );
            let mut moved = a.clone();
            moved.last_run_full_defrag_time = b.last_run_full_defrag_time;
            laws::only_moved(
                layout,
                "LastRunFullDefragTime",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.last_run_time(), a.last_run_time);
            let mut moved = a.clone();
            moved.last_run_time = b.last_run_time;
            laws::only_moved(
                layout,
                "LastRunTime",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.mft_size(), a.mft_size);
            let mut moved = a.clone();
            moved.mft_size = b.mft_size;
            laws::only_moved(layout, "MFTSize", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.total_clusters(), a.total_clusters);
            let mut moved = a.clone();
            moved.total_clusters = b.total_clusters;
            laws::only_moved(
                layout,
                "TotalClusters",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.total_used_clusters(), a.total_used_clusters);
            let mut moved = a.clone();
            moved.total_used_clusters = b.total_used_clusters;
            laws::only_moved(
                layout,
                "TotalUsedClusters",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.avg_fragments_per_file(), a.avg_fragments_per_file);
            let mut moved = a.clone();
            moved.avg_fragments_per_file = b.avg_fragments_per_file;
            laws::only_moved(
                layout,
                "AvgFragmentsPerFile",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.bytes_per_cluster(), a.bytes_per_cluster);
            let mut moved = a.clone();
            moved.bytes_per_cluster = b.bytes_per_cluster;
            laws::only_moved(
                layout,
                "BytesPerCluster",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.directory_count(), a.directory_count);
            let mut moved = a.clone();
            moved.directory_count = b.directory_count;
            laws::only_moved(
                layout,
                "DirectoryCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.fragmented_directories(), a.fragmented_directories);
            let mut moved = a.clone();
            moved.fragmented_directories = b.fragmented_directories;
            laws::only_moved(
                layout,
                "FragmentedDirectories",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.fragmented_files(), a.fragmented_files);
            let mut moved = a.clone();
            moved.fragmented_files = b.fragmented_files;
            laws::only_moved(
                layout,
                "FragmentedFiles",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.fragmented_space(), a.fragmented_space);
            let mut moved = a.clone();
            moved.fragmented_space = b.fragmented_space;
            laws::only_moved(
                layout,
                "FragmentedSpace",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.hardware_issue(), a.hardware_issue);
            let mut moved = a.clone();
            moved.hardware_issue = b.hardware_issue;
            laws::only_moved(
                layout,
                "HardwareIssue",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.in_use_mft_records(), a.in_use_mft_records);
            let mut moved = a.clone();
            moved.in_use_mft_records = b.in_use_mft_records;
            laws::only_moved(
                layout,
                "InUseMFTRecords",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.in_use_slabs(), a.in_use_slabs);
            let mut moved = a.clone();
            moved.in_use_slabs = b.in_use_slabs;
            laws::only_moved(
                layout,
                "InUseSlabs",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.last_run_actual_purge_slabs(), a.last_run_actual_purge_slabs
            );
            let mut moved = a.clone();
            moved.last_run_actual_purge_slabs = b.last_run_actual_purge_slabs;
            laws::only_moved(
                layout,
                "LastRunActualPurgeSlabs",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.last_run_initial_backed_slabs(), a.last_run_initial_backed_slabs
            );
            let mut moved = a.clone();
            moved.last_run_initial_backed_slabs = b.last_run_initial_backed_slabs;
            laws::only_moved(
                layout,
                "LastRunInitialBackedSlabs",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.last_run_percent_fragmentation(), a.last_run_percent_fragmentation
            );
            let mut moved = a.clone();
            moved.last_run_percent_fragmentation = b.last_run_percent_fragmentation;
            laws::only_moved(
                layout,
                "LastRunPercentFragmentation",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.last_run_pinned_slabs(), a.last_run_pinned_slabs);
            let mut moved = a.clone();
            moved.last_run_pinned_slabs = b.last_run_pinned_slabs;
            laws::only_moved(
                layout,
                "LastRunPinnedSlabs",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.last_run_potential_purge_slabs(), a.last_run_potential_purge_slabs
            );
            let mut moved = a.clone();
            moved.last_run_potential_purge_slabs = b.last_run_potential_purge_slabs;
            laws::only_moved(
                layout,
                "LastRunPotentialPurgeSlabs",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.last_run_space_inefficient_slabs(), a
                .last_run_space_inefficient_slabs
            );
            let mut moved = a.clone();
            moved.last_run_space_inefficient_slabs = b.last_run_space_inefficient_slabs;
            laws::only_moved(
                layout,
                "LastRunSpaceInefficientSlabs",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.last_run_trimmed_slabs(), a.last_run_trimmed_slabs);
            let mut moved = a.clone();
            moved.last_run_trimmed_slabs = b.last_run_trimmed_slabs;
            laws::only_moved(
                layout,
                "LastRunTrimmedSlabs",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.last_run_unknown_evict_fail_slabs(), a
                .last_run_unknown_evict_fail_slabs
            );
            let mut moved = a.clone();
            moved.last_run_unknown_evict_fail_slabs = b
                .last_run_unknown_evict_fail_slabs;
            laws::only_moved(
                layout,
                "LastRunUnknownEvictFailSlabs",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(
                view.last_run_volsnap_pinned_slabs(), a.last_run_volsnap_pinned_slabs
            );
            let mut moved = a.clone();
            moved.last_run_volsnap_pinned_slabs = b.last_run_volsnap_pinned_slabs;
            laws::only_moved(
                layout,
                "LastRunVolsnapPinnedSlabs",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.mft_fragment_count(), a.mft_fragment_count);
            let mut moved = a.clone();
            moved.mft_fragment_count = b.mft_fragment_count;
            laws::only_moved(
                layout,
                "MFTFragmentCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.movable_files(), a.movable_files);
            let mut moved = a.clone();
            moved.movable_files = b.movable_files;
            laws::only_moved(
                layout,
                "MovableFiles",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.total_mft_records(), a.total_mft_records);
            let mut moved = a.clone();
            moved.total_mft_records = b.total_mft_records;
            laws::only_moved(
                layout,
                "TotalMFTRecords",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.total_slabs(), a.total_slabs);
            let mut moved = a.clone();
            moved.total_slabs = b.total_slabs;
            laws::only_moved(
                layout,
                "TotalSlabs",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.unmovable_files(), a.unmovable_files);
            let mut moved = a.clone();
            moved.unmovable_files = b.unmovable_files;
            laws::only_moved(
                layout,
                "UnmovableFiles",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.volume_id(), a.volume_id);
            let mut moved = a.clone();
            moved.volume_id = b.volume_id;
            laws::only_moved(
                layout,
                "VolumeId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn logical_disk_defrag_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::config::logical_disk_defrag::LogicalDiskDefrag;
    type V<'a> = etwspec::payloads::config::logical_disk_defrag::LogicalDiskDefragView<
        'a,
    >;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![
                    { let part = tail.volume_path_names; Some(part.as_bytes().len() + if
                    part.is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn logical_disk_extents_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::logical_disk_extents::LogicalDiskExtents;
    type V<'a> = etwspec::payloads::config::logical_disk_extents::LogicalDiskExtentsView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn logical_disk_extents_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::logical_disk_extents::LogicalDiskExtents;
    type V<'a> = etwspec::payloads::config::logical_disk_extents::LogicalDiskExtentsView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.starting_offset(), a.starting_offset);
            let mut moved = a;
            moved.starting_offset = b.starting_offset;
            laws::only_moved(
                layout,
                "StartingOffset",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.partition_size(), a.partition_size);
            let mut moved = a;
            moved.partition_size = b.partition_size;
            laws::only_moved(layout, "PartitionSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.disk_number(), a.disk_number);
            let mut moved = a;
            moved.disk_number = b.disk_number;
            laws::only_moved(layout, "DiskNumber", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.drive_type(), a.drive_type);
            let mut moved = a;
            moved.drive_type = b.drive_type;
            laws::only_moved(layout, "DriveType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.drive_letter_string(), a.drive_letter_string);
            let mut moved = a;
            moved.drive_letter_string = b.drive_letter_string;
            laws::only_moved(
                layout,
                "DriveLetterString",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.pad(), a.pad);
            let mut moved = a;
            moved.pad = b.pad;
            laws::only_moved(layout, "Pad", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.partition_number(), a.partition_number);
            let mut moved = a;
            moved.partition_number = b.partition_number;
            laws::only_moved(
                layout,
                "PartitionNumber",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.sectors_per_cluster(), a.sectors_per_cluster);
            let mut moved = a;
            moved.sectors_per_cluster = b.sectors_per_cluster;
            laws::only_moved(
                layout,
                "SectorsPerCluster",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.bytes_per_sector(), a.bytes_per_sector);
            let mut moved = a;
            moved.bytes_per_sector = b.bytes_per_sector;
            laws::only_moved(
                layout,
                "BytesPerSector",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.number_of_free_clusters(), a.number_of_free_clusters);
            let mut moved = a;
            moved.number_of_free_clusters = b.number_of_free_clusters;
            laws::only_moved(
                layout,
                "NumberOfFreeClusters",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.total_number_of_clusters(), a.total_number_of_clusters);
            let mut moved = a;
            moved.total_number_of_clusters = b.total_number_of_clusters;
            laws::only_moved(
                layout,
                "TotalNumberOfClusters",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.file_system_type(), a.file_system_type);
            let mut moved = a;
            moved.file_system_type = b.file_system_type;
            laws::only_moved(
                layout,
                "FileSystemType",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.volume_ext(), a.volume_ext);
            let mut moved = a;
            moved.volume_ext = b.volume_ext;
            laws::only_moved(layout, "VolumeExt", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn nic_record_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::nic_record::NicRecord;
    type V<'a> = etwspec::payloads::config::nic_record::NicRecordView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn nic_record_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::nic_record::NicRecord;
    type V<'a> = etwspec::payloads::config::nic_record::NicRecordView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.nic_name(), a.nic_name);
            let mut moved = a;
            moved.nic_name = b.nic_name;
            laws::only_moved(layout, "NICName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.index(), a.index);
            let mut moved = a;
            moved.index = b.index;
            laws::only_moved(layout, "Index", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.physical_addr_len(), a.physical_addr_len);
            let mut moved = a;
            moved.physical_addr_len = b.physical_addr_len;
            laws::only_moved(
                layout,
                "PhysicalAddrLen",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.physical_addr(), a.physical_addr);
            let mut moved = a;
            moved.physical_addr = b.physical_addr;
            laws::only_moved(layout, "PhysicalAddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.ip_address(), a.ip_address);
            let mut moved = a;
            moved.ip_address = b.ip_address;
            laws::only_moved(layout, "IpAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.subnet_mask(), a.subnet_mask);
            let mut moved = a;
            moved.subnet_mask = b.subnet_mask;
            laws::only_moved(layout, "SubnetMask", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dhcp_server(), a.dhcp_server);
            let mut moved = a;
            moved.dhcp_server = b.dhcp_server;
            laws::only_moved(layout, "DhcpServer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.gateway(), a.gateway);
            let mut moved = a;
            moved.gateway = b.gateway;
            laws::only_moved(layout, "Gateway", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.primary_wins_server(), a.primary_wins_server);
            let mut moved = a;
            moved.primary_wins_server = b.primary_wins_server;
            laws::only_moved(
                layout,
                "PrimaryWinsServer",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.secondary_wins_server(), a.secondary_wins_server);
            let mut moved = a;
            moved.secondary_wins_server = b.secondary_wins_server;
            laws::only_moved(
                layout,
                "SecondaryWinsServer",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.dns_server(), a.dns_server);
            let mut moved = a;
            moved.dns_server = b.dns_server;
            laws::only_moved(layout, "DnsServer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.data_(), a.data_);
            let mut moved = a;
            moved.data_ = b.data_;
            laws::only_moved(layout, "Data", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn optical_media_record_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::optical_media_record::OpticalMediaRecord;
    type V<'a> = etwspec::payloads::config::optical_media_record::OpticalMediaRecordView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn optical_media_record_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::optical_media_record::OpticalMediaRecord;
    type V<'a> = etwspec::payloads::config::optical_media_record::OpticalMediaRecordView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.disk_number(), a.disk_number);
            let mut moved = a.clone();
            moved.disk_number = b.disk_number;
            laws::only_moved(
                layout,
                "DiskNumber",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.bus_type(), a.bus_type);
            let mut moved = a.clone();
            moved.bus_type = b.bus_type;
            laws::only_moved(layout, "BusType", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.device_type(), a.device_type);
            let mut moved = a.clone();
            moved.device_type = b.device_type;
            laws::only_moved(
                layout,
                "DeviceType",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.media_type(), a.media_type);
            let mut moved = a.clone();
            moved.media_type = b.media_type;
            laws::only_moved(
                layout,
                "MediaType",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.starting_offset(), a.starting_offset);
            let mut moved = a.clone();
            moved.starting_offset = b.starting_offset;
            laws::only_moved(
                layout,
                "StartingOffset",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a.clone();
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.number_of_free_blocks(), a.number_of_free_blocks);
            let mut moved = a.clone();
            moved.number_of_free_blocks = b.number_of_free_blocks;
            laws::only_moved(
                layout,
                "NumberOfFreeBlocks",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.total_number_of_blocks(), a.total_number_of_blocks);
            let mut moved = a.clone();
            moved.total_number_of_blocks = b.total_number_of_blocks;
            laws::only_moved(
                layout,
                "TotalNumberOfBlocks",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.next_writable_address(), a.next_writable_address);
            let mut moved = a.clone();
            moved.next_writable_address = b.next_writable_address;
            laws::only_moved(
                layout,
                "NextWritableAddress",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.number_of_sessions(), a.number_of_sessions);
            let mut moved = a.clone();
            moved.number_of_sessions = b.number_of_sessions;
            laws::only_moved(
                layout,
                "NumberOfSessions",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.number_of_tracks(), a.number_of_tracks);
            let mut moved = a.clone();
            moved.number_of_tracks = b.number_of_tracks;
            laws::only_moved(
                layout,
                "NumberOfTracks",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.bytes_per_sector(), a.bytes_per_sector);
            let mut moved = a.clone();
            moved.bytes_per_sector = b.bytes_per_sector;
            laws::only_moved(
                layout,
                "BytesPerSector",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.disc_status(), a.disc_status);
            let mut moved = a.clone();
            moved.disc_status = b.disc_status;
            laws::only_moved(
                layout,
                "DiscStatus",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.last_session_status(), a.last_session_status);
            let mut moved = a.clone();
            moved.last_session_status = b.last_session_status;
            laws::only_moved(
                layout,
                "LastSessionStatus",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn optical_media_record_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::config::optical_media_record::OpticalMediaRecord;
    type V<'a> = etwspec::payloads::config::optical_media_record::OpticalMediaRecordView<
        'a,
    >;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![
                    { let part = tail.data; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) }, { let part = tail.file_system;
                    Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0
                    }) }, { let part = tail.product_id; Some(part.as_bytes().len() + if
                    part.is_terminated() { 1 } else { 0 }) }, { let part = tail
                    .vendor_id; Some(part.as_bytes().len() + if part.is_terminated() { 1
                    } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn physical_disk_record_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::physical_disk_record::PhysicalDiskRecord;
    type V<'a> = etwspec::payloads::config::physical_disk_record::PhysicalDiskRecordView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn physical_disk_record_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::physical_disk_record::PhysicalDiskRecord;
    type V<'a> = etwspec::payloads::config::physical_disk_record::PhysicalDiskRecordView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.disk_number(), a.disk_number);
            let mut moved = a;
            moved.disk_number = b.disk_number;
            laws::only_moved(layout, "DiskNumber", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.bytes_per_sector(), a.bytes_per_sector);
            let mut moved = a;
            moved.bytes_per_sector = b.bytes_per_sector;
            laws::only_moved(
                layout,
                "BytesPerSector",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.sectors_per_track(), a.sectors_per_track);
            let mut moved = a;
            moved.sectors_per_track = b.sectors_per_track;
            laws::only_moved(
                layout,
                "SectorsPerTrack",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.tracks_per_cylinder(), a.tracks_per_cylinder);
            let mut moved = a;
            moved.tracks_per_cylinder = b.tracks_per_cylinder;
            laws::only_moved(
                layout,
                "TracksPerCylinder",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.cylinders(), a.cylinders);
            let mut moved = a;
            moved.cylinders = b.cylinders;
            laws::only_moved(layout, "Cylinders", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.scsi_port_number(), a.scsi_port_number);
            let mut moved = a;
            moved.scsi_port_number = b.scsi_port_number;
            laws::only_moved(
                layout,
                "SCSIPortNumber",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.scsi_path_id(), a.scsi_path_id);
            let mut moved = a;
            moved.scsi_path_id = b.scsi_path_id;
            laws::only_moved(layout, "SCSIPathId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.scsi_target_id(), a.scsi_target_id);
            let mut moved = a;
            moved.scsi_target_id = b.scsi_target_id;
            laws::only_moved(layout, "SCSITargetId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.scsi_lun(), a.scsi_lun);
            let mut moved = a;
            moved.scsi_lun = b.scsi_lun;
            laws::only_moved(layout, "SCSILun", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.manufacturer(), a.manufacturer);
            let mut moved = a;
            moved.manufacturer = b.manufacturer;
            laws::only_moved(layout, "Manufacturer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.partition_count(), a.partition_count);
            let mut moved = a;
            moved.partition_count = b.partition_count;
            laws::only_moved(
                layout,
                "PartitionCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.write_cache_enabled(), a.write_cache_enabled);
            let mut moved = a;
            moved.write_cache_enabled = b.write_cache_enabled;
            laws::only_moved(
                layout,
                "WriteCacheEnabled",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.boot_drive_letter(), a.boot_drive_letter);
            let mut moved = a;
            moved.boot_drive_letter = b.boot_drive_letter;
            laws::only_moved(
                layout,
                "BootDriveLetter",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn processor_record_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::processor_record::ProcessorRecord;
    type V<'a> = etwspec::payloads::config::processor_record::ProcessorRecordView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn processor_record_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::processor_record::ProcessorRecord;
    type V<'a> = etwspec::payloads::config::processor_record::ProcessorRecordView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.index(), a.index);
            let mut moved = a;
            moved.index = b.index;
            laws::only_moved(layout, "Index", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.feature_set(), a.feature_set);
            let mut moved = a;
            moved.feature_set = b.feature_set;
            laws::only_moved(layout, "FeatureSet", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.processor_speed(), a.processor_speed);
            let mut moved = a;
            moved.processor_speed = b.processor_speed;
            laws::only_moved(
                layout,
                "ProcessorSpeed",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.processor_name(), a.processor_name);
            let mut moved = a;
            moved.processor_name = b.processor_name;
            laws::only_moved(layout, "ProcessorName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.processor_identifier(), a.processor_identifier);
            let mut moved = a;
            moved.processor_identifier = b.processor_identifier;
            laws::only_moved(
                layout,
                "ProcessorIdentifier",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.vendor_identifier(), a.vendor_identifier);
            let mut moved = a;
            moved.vendor_identifier = b.vendor_identifier;
            laws::only_moved(
                layout,
                "VendorIdentifier",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn system_config_cpu_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::system_config_cpu::SystemConfigCpuX86;
    type V<'a> = etwspec::payloads::config::system_config_cpu::SystemConfigCpuX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn system_config_cpu_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::system_config_cpu::SystemConfigCpuX86;
    type V<'a> = etwspec::payloads::config::system_config_cpu::SystemConfigCpuX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.m_hz(), a.m_hz);
            let mut moved = a;
            moved.m_hz = b.m_hz;
            laws::only_moved(layout, "MHz", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors);
            let mut moved = a;
            moved.number_of_processors = b.number_of_processors;
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.mem_size(), a.mem_size);
            let mut moved = a;
            moved.mem_size = b.mem_size;
            laws::only_moved(layout, "MemSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.page_size(), a.page_size);
            let mut moved = a;
            moved.page_size = b.page_size;
            laws::only_moved(layout, "PageSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.allocation_granularity(), a.allocation_granularity);
            let mut moved = a;
            moved.allocation_granularity = b.allocation_granularity;
            laws::only_moved(
                layout,
                "AllocationGranularity",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.computer_name(), a.computer_name);
            let mut moved = a;
            moved.computer_name = b.computer_name;
            laws::only_moved(layout, "ComputerName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.domain_name(), a.domain_name);
            let mut moved = a;
            moved.domain_name = b.domain_name;
            laws::only_moved(layout, "DomainName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.hyper_threading_flag(), a.hyper_threading_flag);
            let mut moved = a;
            moved.hyper_threading_flag = b.hyper_threading_flag;
            laws::only_moved(
                layout,
                "HyperThreadingFlag",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn system_config_cpu_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::system_config_cpu::SystemConfigCpuX64;
    type V<'a> = etwspec::payloads::config::system_config_cpu::SystemConfigCpuX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn system_config_cpu_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::system_config_cpu::SystemConfigCpuX64;
    type V<'a> = etwspec::payloads::config::system_config_cpu::SystemConfigCpuX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.m_hz(), a.m_hz);
            let mut moved = a;
            moved.m_hz = b.m_hz;
            laws::only_moved(layout, "MHz", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors);
            let mut moved = a;
            moved.number_of_processors = b.number_of_processors;
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.mem_size(), a.mem_size);
            let mut moved = a;
            moved.mem_size = b.mem_size;
            laws::only_moved(layout, "MemSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.page_size(), a.page_size);
            let mut moved = a;
            moved.page_size = b.page_size;
            laws::only_moved(layout, "PageSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.allocation_granularity(), a.allocation_granularity);
            let mut moved = a;
            moved.allocation_granularity = b.allocation_granularity;
            laws::only_moved(
                layout,
                "AllocationGranularity",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.computer_name(), a.computer_name);
            let mut moved = a;
            moved.computer_name = b.computer_name;
            laws::only_moved(layout, "ComputerName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.domain_name(), a.domain_name);
            let mut moved = a;
            moved.domain_name = b.domain_name;
            laws::only_moved(layout, "DomainName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.hyper_threading_flag(), a.hyper_threading_flag);
            let mut moved = a;
            moved.hyper_threading_flag = b.hyper_threading_flag;
            laws::only_moved(
                layout,
                "HyperThreadingFlag",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn system_config_irq_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::system_config_irq::SystemConfigIrq;
    type V<'a> = etwspec::payloads::config::system_config_irq::SystemConfigIrqView<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn system_config_irq_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::system_config_irq::SystemConfigIrq;
    type V<'a> = etwspec::payloads::config::system_config_irq::SystemConfigIrqView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.irq_affinity(), a.irq_affinity);
            let mut moved = a.clone();
            moved.irq_affinity = b.irq_affinity;
            laws::only_moved(
                layout,
                "IRQAffinity",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.irq_num(), a.irq_num);
            let mut moved = a.clone();
            moved.irq_num = b.irq_num;
            laws::only_moved(layout, "IRQNum", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.device_description_len(), a.device_description_len);
            let mut moved = a.clone();
            moved.device_description_len = b.device_description_len;
            laws::only_moved(
                layout,
                "DeviceDescriptionLen",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn system_config_irq_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::config::system_config_irq::SystemConfigIrq;
    type V<'a> = etwspec::payloads::config::system_config_irq::SystemConfigIrqView<'a>;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![
                    { let part = tail.device_description; Some(part.as_bytes().len() + if
                    part.is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn system_config_nic_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::system_config_nic::SystemConfigNic;
    type V<'a> = etwspec::payloads::config::system_config_nic::SystemConfigNicView<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn system_config_nic_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::system_config_nic::SystemConfigNic;
    type V<'a> = etwspec::payloads::config::system_config_nic::SystemConfigNicView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.physical_addr(), a.physical_addr);
            let mut moved = a.clone();
            moved.physical_addr = b.physical_addr;
            laws::only_moved(
                layout,
                "PhysicalAddr",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.physical_addr_len(), a.physical_addr_len);
            let mut moved = a.clone();
            moved.physical_addr_len = b.physical_addr_len;
            laws::only_moved(
                layout,
                "PhysicalAddrLen",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.ipv4_index(), a.ipv4_index);
            let mut moved = a.clone();
            moved.ipv4_index = b.ipv4_index;
            laws::only_moved(
                layout,
                "Ipv4Index",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.ipv6_index(), a.ipv6_index);
            let mut moved = a.clone();
            moved.ipv6_index = b.ipv6_index;
            laws::only_moved(
                layout,
                "Ipv6Index",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn system_config_nic_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::config::system_config_nic::SystemConfigNic;
    type V<'a> = etwspec::payloads::config::system_config_nic::SystemConfigNicView<'a>;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![
                    { let part = tail.nic_description; Some(part.as_bytes().len() + if
                    part.is_terminated() { 2 } else { 0 }) }, { let part = tail
                    .ip_addresses; Some(part.as_bytes().len() + if part.is_terminated() {
                    2 } else { 0 }) }, { let part = tail.dns_server_addresses; Some(part
                    .as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn system_config_network_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::system_config_network::SystemConfigNetwork;
    type V<'a> = etwspec::payloads::config::system_config_network::SystemConfigNetworkView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn system_config_network_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::system_config_network::SystemConfigNetwork;
    type V<'a> = etwspec::payloads::config::system_config_network::SystemConfigNetworkView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.tcb_table_partitions(), a.tcb_table_partitions);
            let mut moved = a;
            moved.tcb_table_partitions = b.tcb_table_partitions;
            laws::only_moved(
                layout,
                "TcbTablePartitions",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.max_hash_table_size(), a.max_hash_table_size);
            let mut moved = a;
            moved.max_hash_table_size = b.max_hash_table_size;
            laws::only_moved(
                layout,
                "MaxHashTableSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.max_user_port(), a.max_user_port);
            let mut moved = a;
            moved.max_user_port = b.max_user_port;
            laws::only_moved(layout, "MaxUserPort", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.tcp_timed_wait_delay(), a.tcp_timed_wait_delay);
            let mut moved = a;
            moved.tcp_timed_wait_delay = b.tcp_timed_wait_delay;
            laws::only_moved(
                layout,
                "TcpTimedWaitDelay",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn system_config_platform_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::system_config_platform::SystemConfigPlatform;
    type V<'a> = etwspec::payloads::config::system_config_platform::SystemConfigPlatformView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn system_config_platform_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::config::system_config_platform::SystemConfigPlatform;
    type V<'a> = etwspec::payloads::config::system_config_platform::SystemConfigPlatformView<
        'a,
    >;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![
                    { let part = tail.system_manufacturer; Some(part.as_bytes().len() +
                    if part.is_terminated() { 2 } else { 0 }) }, { let part = tail
                    .system_product_name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) }, { let part = tail.bios_date;
                    Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0
                    }) }, { let part = tail.bios_version; Some(part.as_bytes().len() + if
                    part.is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn system_config_services_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::system_config_services::SystemConfigServices;
    type V<'a> = etwspec::payloads::config::system_config_services::SystemConfigServicesView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn system_config_services_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::system_config_services::SystemConfigServices;
    type V<'a> = etwspec::payloads::config::system_config_services::SystemConfigServicesView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a.clone();
            moved.process_id = b.process_id;
            laws::only_moved(
                layout,
                "ProcessId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.service_state(), a.service_state);
            let mut moved = a.clone();
            moved.service_state = b.service_state;
            laws::only_moved(
                layout,
                "ServiceState",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.sub_process_tag(), a.sub_process_tag);
            let mut moved = a.clone();
            moved.sub_process_tag = b.sub_process_tag;
            laws::only_moved(
                layout,
                "SubProcessTag",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn system_config_services_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::config::system_config_services::SystemConfigServices;
    type V<'a> = etwspec::payloads::config::system_config_services::SystemConfigServicesView<
        'a,
    >;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![
                    { let part = tail.service_name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) }, { let part = tail.display_name;
                    Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0
                    }) }, { let part = tail.process_name; Some(part.as_bytes().len() + if
                    part.is_terminated() { 2 } else { 0 }) }, match tail.load_order_group
                    { Some(part) => Some(part.as_bytes().len() + if part.is_terminated()
                    { 2 } else { 0 }), None => None }, match tail.svchost_group {
                    Some(part) => Some(part.as_bytes().len() + if part.is_terminated() {
                    2 } else { 0 }), None => None },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn system_config_v0_cpu_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::system_config_v0_cpu::SystemConfigV0CpuX86;
    type V<'a> = etwspec::payloads::config::system_config_v0_cpu::SystemConfigV0CpuX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn system_config_v0_cpu_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::system_config_v0_cpu::SystemConfigV0CpuX86;
    type V<'a> = etwspec::payloads::config::system_config_v0_cpu::SystemConfigV0CpuX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.m_hz(), a.m_hz);
            let mut moved = a;
            moved.m_hz = b.m_hz;
            laws::only_moved(layout, "MHz", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors);
            let mut moved = a;
            moved.number_of_processors = b.number_of_processors;
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.mem_size(), a.mem_size);
            let mut moved = a;
            moved.mem_size = b.mem_size;
            laws::only_moved(layout, "MemSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.page_size(), a.page_size);
            let mut moved = a;
            moved.page_size = b.page_size;
            laws::only_moved(layout, "PageSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.allocation_granularity(), a.allocation_granularity);
            let mut moved = a;
            moved.allocation_granularity = b.allocation_granularity;
            laws::only_moved(
                layout,
                "AllocationGranularity",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.computer_name(), a.computer_name);
            let mut moved = a;
            moved.computer_name = b.computer_name;
            laws::only_moved(layout, "ComputerName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.domain_name(), a.domain_name);
            let mut moved = a;
            moved.domain_name = b.domain_name;
            laws::only_moved(layout, "DomainName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.hyper_threading_flag(), a.hyper_threading_flag);
            let mut moved = a;
            moved.hyper_threading_flag = b.hyper_threading_flag;
            laws::only_moved(
                layout,
                "HyperThreadingFlag",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn system_config_v0_cpu_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::system_config_v0_cpu::SystemConfigV0CpuX64;
    type V<'a> = etwspec::payloads::config::system_config_v0_cpu::SystemConfigV0CpuX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn system_config_v0_cpu_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::system_config_v0_cpu::SystemConfigV0CpuX64;
    type V<'a> = etwspec::payloads::config::system_config_v0_cpu::SystemConfigV0CpuX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.m_hz(), a.m_hz);
            let mut moved = a;
            moved.m_hz = b.m_hz;
            laws::only_moved(layout, "MHz", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors);
            let mut moved = a;
            moved.number_of_processors = b.number_of_processors;
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.mem_size(), a.mem_size);
            let mut moved = a;
            moved.mem_size = b.mem_size;
            laws::only_moved(layout, "MemSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.page_size(), a.page_size);
            let mut moved = a;
            moved.page_size = b.page_size;
            laws::only_moved(layout, "PageSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.allocation_granularity(), a.allocation_granularity);
            let mut moved = a;
            moved.allocation_granularity = b.allocation_granularity;
            laws::only_moved(
                layout,
                "AllocationGranularity",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.computer_name(), a.computer_name);
            let mut moved = a;
            moved.computer_name = b.computer_name;
            laws::only_moved(layout, "ComputerName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.domain_name(), a.domain_name);
            let mut moved = a;
            moved.domain_name = b.domain_name;
            laws::only_moved(layout, "DomainName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.hyper_threading_flag(), a.hyper_threading_flag);
            let mut moved = a;
            moved.hyper_threading_flag = b.hyper_threading_flag;
            laws::only_moved(
                layout,
                "HyperThreadingFlag",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn system_config_v0_services_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::system_config_v0_services::SystemConfigV0Services;
    type V<'a> = etwspec::payloads::config::system_config_v0_services::SystemConfigV0ServicesView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn system_config_v0_services_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::system_config_v0_services::SystemConfigV0Services;
    type V<'a> = etwspec::payloads::config::system_config_v0_services::SystemConfigV0ServicesView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.service_name(), a.service_name);
            let mut moved = a;
            moved.service_name = b.service_name;
            laws::only_moved(layout, "ServiceName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.display_name(), a.display_name);
            let mut moved = a;
            moved.display_name = b.display_name;
            laws::only_moved(layout, "DisplayName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.process_name(), a.process_name);
            let mut moved = a;
            moved.process_name = b.process_name;
            laws::only_moved(layout, "ProcessName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn video_record_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::video_record::VideoRecord;
    type V<'a> = etwspec::payloads::config::video_record::VideoRecordView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn video_record_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::video_record::VideoRecord;
    type V<'a> = etwspec::payloads::config::video_record::VideoRecordView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.memory_size(), a.memory_size);
            let mut moved = a;
            moved.memory_size = b.memory_size;
            laws::only_moved(layout, "MemorySize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.x_resolution(), a.x_resolution);
            let mut moved = a;
            moved.x_resolution = b.x_resolution;
            laws::only_moved(layout, "XResolution", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.y_resolution(), a.y_resolution);
            let mut moved = a;
            moved.y_resolution = b.y_resolution;
            laws::only_moved(layout, "YResolution", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.bits_per_pixel(), a.bits_per_pixel);
            let mut moved = a;
            moved.bits_per_pixel = b.bits_per_pixel;
            laws::only_moved(layout, "BitsPerPixel", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.v_refresh(), a.v_refresh);
            let mut moved = a;
            moved.v_refresh = b.v_refresh;
            laws::only_moved(layout, "VRefresh", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.chip_type(), a.chip_type);
            let mut moved = a;
            moved.chip_type = b.chip_type;
            laws::only_moved(layout, "ChipType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dac_type(), a.dac_type);
            let mut moved = a;
            moved.dac_type = b.dac_type;
            laws::only_moved(layout, "DACType", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.adapter_string(), a.adapter_string);
            let mut moved = a;
            moved.adapter_string = b.adapter_string;
            laws::only_moved(layout, "AdapterString", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.bios_string(), a.bios_string);
            let mut moved = a;
            moved.bios_string = b.bios_string;
            laws::only_moved(layout, "BiosString", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.device_id(), a.device_id);
            let mut moved = a;
            moved.device_id = b.device_id;
            laws::only_moved(layout, "DeviceId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.state_flags(), a.state_flags);
            let mut moved = a;
            moved.state_flags = b.state_flags;
            laws::only_moved(layout, "StateFlags", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn virtualization_record_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::virtualization_record::VirtualizationRecord;
    type V<'a> = etwspec::payloads::config::virtualization_record::VirtualizationRecordView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn virtualization_record_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::virtualization_record::VirtualizationRecord;
    type V<'a> = etwspec::payloads::config::virtualization_record::VirtualizationRecordView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.vbs_enabled(), a.vbs_enabled);
            let mut moved = a;
            moved.vbs_enabled = b.vbs_enabled;
            laws::only_moved(layout, "VbsEnabled", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.hvci_enabled(), a.hvci_enabled);
            let mut moved = a;
            moved.hvci_enabled = b.hvci_enabled;
            laws::only_moved(layout, "HvciEnabled", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.hyper_visor_enabled(), a.hyper_visor_enabled);
            let mut moved = a;
            moved.hyper_visor_enabled = b.hyper_visor_enabled;
            laws::only_moved(
                layout,
                "HyperVisorEnabled",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_dpi_record_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::wmi_dpi_record::WmiDpiRecord;
    type V<'a> = etwspec::payloads::config::wmi_dpi_record::WmiDpiRecordView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_dpi_record_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::wmi_dpi_record::WmiDpiRecord;
    type V<'a> = etwspec::payloads::config::wmi_dpi_record::WmiDpiRecordView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.machine_dpi(), a.machine_dpi);
            let mut moved = a;
            moved.machine_dpi = b.machine_dpi;
            laws::only_moved(layout, "MachineDPI", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.user_dpi(), a.user_dpi);
            let mut moved = a;
            moved.user_dpi = b.user_dpi;
            laws::only_moved(layout, "UserDPI", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_ide_channel_record_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::wmi_ide_channel_record::WmiIdeChannelRecord;
    type V<'a> = etwspec::payloads::config::wmi_ide_channel_record::WmiIdeChannelRecordView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn wmi_ide_channel_record_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::wmi_ide_channel_record::WmiIdeChannelRecord;
    type V<'a> = etwspec::payloads::config::wmi_ide_channel_record::WmiIdeChannelRecordView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.target_id(), a.target_id);
            let mut moved = a.clone();
            moved.target_id = b.target_id;
            laws::only_moved(
                layout,
                "TargetId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.device_type(), a.device_type);
            let mut moved = a.clone();
            moved.device_type = b.device_type;
            laws::only_moved(
                layout,
                "DeviceType",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.device_timing_mode(), a.device_timing_mode);
            let mut moved = a.clone();
            moved.device_timing_mode = b.device_timing_mode;
            laws::only_moved(
                layout,
                "DeviceTimingMode",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.location_information_len(), a.location_information_len);
            let mut moved = a.clone();
            moved.location_information_len = b.location_information_len;
            laws::only_moved(
                layout,
                "LocationInformationLen",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_ide_channel_record_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::config::wmi_ide_channel_record::WmiIdeChannelRecord;
    type V<'a> = etwspec::payloads::config::wmi_ide_channel_record::WmiIdeChannelRecordView<
        'a,
    >;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![
                    { let part = tail.location_information; Some(part.as_bytes().len() +
                    if part.is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn wmi_irq_record_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::wmi_irq_record::WmiIrqRecord;
    type V<'a> = etwspec::payloads::config::wmi_irq_record::WmiIrqRecordView<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn wmi_irq_record_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::wmi_irq_record::WmiIrqRecord;
    type V<'a> = etwspec::payloads::config::wmi_irq_record::WmiIrqRecordView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.irq_affinity(), a.irq_affinity);
            let mut moved = a.clone();
            moved.irq_affinity = b.irq_affinity;
            laws::only_moved(
                layout,
                "IRQAffinity",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.irq_group(), a.irq_group);
            let mut moved = a.clone();
            moved.irq_group = b.irq_group;
            laws::only_moved(
                layout,
                "IRQGroup",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a.clone();
            moved.reserved = b.reserved;
            laws::only_moved(
                layout,
                "Reserved",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.irq_num(), a.irq_num);
            let mut moved = a.clone();
            moved.irq_num = b.irq_num;
            laws::only_moved(layout, "IRQNum", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.device_description_len(), a.device_description_len);
            let mut moved = a.clone();
            moved.device_description_len = b.device_description_len;
            laws::only_moved(
                layout,
                "DeviceDescriptionLen",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_irq_record_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::config::wmi_irq_record::WmiIrqRecord;
    type V<'a> = etwspec::payloads::config::wmi_irq_record::WmiIrqRecordView<'a>;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![
                    { let part = tail.device_description; Some(part.as_bytes().len() + if
                    part.is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn wmi_pnp_record_v3_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::wmi_pnp_record_v3::WmiPnpRecordV3;
    type V<'a> = etwspec::payloads::config::wmi_pnp_record_v3::WmiPnpRecordV3View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn wmi_pnp_record_v3_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::wmi_pnp_record_v3::WmiPnpRecordV3;
    type V<'a> = etwspec::payloads::config::wmi_pnp_record_v3::WmiPnpRecordV3View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.id_length(), a.id_length);
            let mut moved = a.clone();
            moved.id_length = b.id_length;
            laws::only_moved(
                layout,
                "IDLength",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.description_length(), a.description_length);
            let mut moved = a.clone();
            moved.description_length = b.description_length;
            laws::only_moved(
                layout,
                "DescriptionLength",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.friendly_name_length(), a.friendly_name_length);
            let mut moved = a.clone();
            moved.friendly_name_length = b.friendly_name_length;
            laws::only_moved(
                layout,
                "FriendlyNameLength",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_pnp_record_v3_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::config::wmi_pnp_record_v3::WmiPnpRecordV3;
    type V<'a> = etwspec::payloads::config::wmi_pnp_record_v3::WmiPnpRecordV3View<'a>;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![
                    { let part = tail.strings; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) }, { let part = tail.description;
                    Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0
                    }) }, { let part = tail.friendly_name; Some(part.as_bytes().len() +
                    if part.is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn wmi_pnp_record_v4_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::wmi_pnp_record_v4::WmiPnpRecordV4;
    type V<'a> = etwspec::payloads::config::wmi_pnp_record_v4::WmiPnpRecordV4View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn wmi_pnp_record_v4_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::wmi_pnp_record_v4::WmiPnpRecordV4;
    type V<'a> = etwspec::payloads::config::wmi_pnp_record_v4::WmiPnpRecordV4View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.class_guid(), a.class_guid);
            let mut moved = a.clone();
            moved.class_guid = b.class_guid;
            laws::only_moved(
                layout,
                "ClassGuid",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.upper_filter_count(), a.upper_filter_count);
            let mut moved = a.clone();
            moved.upper_filter_count = b.upper_filter_count;
            laws::only_moved(
                layout,
                "UpperFilterCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.lower_filter_count(), a.lower_filter_count);
            let mut moved = a.clone();
            moved.lower_filter_count = b.lower_filter_count;
            laws::only_moved(
                layout,
                "LowerFilterCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_pnp_record_v4_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::config::wmi_pnp_record_v4::WmiPnpRecordV4;
    type V<'a> = etwspec::payloads::config::wmi_pnp_record_v4::WmiPnpRecordV4View<'a>;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![
                    { let part = tail.strings; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) }, { let part = tail.description;
                    Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0
                    }) }, { let part = tail.friendly_name; Some(part.as_bytes().len() +
                    if part.is_terminated() { 2 } else { 0 }) }, { let part = tail
                    .pdo_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 }
                    else { 0 }) }, { let part = tail.service_name; Some(part.as_bytes()
                    .len() + if part.is_terminated() { 2 } else { 0 }) }, { let part =
                    tail.upper_filters; Some(part.as_bytes().len()) }, { let part = tail
                    .lower_filters; Some(part.as_bytes().len()) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn wmi_pnp_record_v5_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::wmi_pnp_record_v5::WmiPnpRecordV5;
    type V<'a> = etwspec::payloads::config::wmi_pnp_record_v5::WmiPnpRecordV5View<'a>;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn wmi_pnp_record_v5_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::wmi_pnp_record_v5::WmiPnpRecordV5;
    type V<'a> = etwspec::payloads::config::wmi_pnp_record_v5::WmiPnpRecordV5View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.class_guid(), a.class_guid);
            let mut moved = a.clone();
            moved.class_guid = b.class_guid;
            laws::only_moved(
                layout,
                "ClassGuid",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.upper_filter_count(), a.upper_filter_count);
            let mut moved = a.clone();
            moved.upper_filter_count = b.upper_filter_count;
            laws::only_moved(
                layout,
                "UpperFilterCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.lower_filter_count(), a.lower_filter_count);
            let mut moved = a.clone();
            moved.lower_filter_count = b.lower_filter_count;
            laws::only_moved(
                layout,
                "LowerFilterCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.dev_status(), a.dev_status);
            let mut moved = a.clone();
            moved.dev_status = b.dev_status;
            laws::only_moved(
                layout,
                "DevStatus",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.dev_problem(), a.dev_problem);
            let mut moved = a.clone();
            moved.dev_problem = b.dev_problem;
            laws::only_moved(
                layout,
                "DevProblem",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_pnp_record_v5_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::config::wmi_pnp_record_v5::WmiPnpRecordV5;
    type V<'a> = etwspec::payloads::config::wmi_pnp_record_v5::WmiPnpRecordV5View<'a>;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![
                    { let part = tail.strings; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) }, { let part = tail.description;
                    Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0
                    }) }, { let part = tail.friendly_name; Some(part.as_bytes().len() +
                    if part.is_terminated() { 2 } else { 0 }) }, { let part = tail
                    .pdo_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 }
                    else { 0 }) }, { let part = tail.service_name; Some(part.as_bytes()
                    .len() + if part.is_terminated() { 2 } else { 0 }) }, { let part =
                    tail.upper_filters; Some(part.as_bytes().len()) }, { let part = tail
                    .lower_filters; Some(part.as_bytes().len()) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn wmi_power_record_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::wmi_power_record::WmiPowerRecord;
    type V<'a> = etwspec::payloads::config::wmi_power_record::WmiPowerRecordView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_power_record_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::wmi_power_record::WmiPowerRecord;
    type V<'a> = etwspec::payloads::config::wmi_power_record::WmiPowerRecordView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.system_s1(), a.system_s1);
            let mut moved = a;
            moved.system_s1 = b.system_s1;
            laws::only_moved(layout, "SystemS1", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.system_s2(), a.system_s2);
            let mut moved = a;
            moved.system_s2 = b.system_s2;
            laws::only_moved(layout, "SystemS2", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.system_s3(), a.system_s3);
            let mut moved = a;
            moved.system_s3 = b.system_s3;
            laws::only_moved(layout, "SystemS3", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.system_s4(), a.system_s4);
            let mut moved = a;
            moved.system_s4 = b.system_s4;
            laws::only_moved(layout, "SystemS4", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.system_s5(), a.system_s5);
            let mut moved = a;
            moved.system_s5 = b.system_s5;
            laws::only_moved(layout, "SystemS5", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.ao_ac(), a.ao_ac);
            let mut moved = a;
            moved.ao_ac = b.ao_ac;
            laws::only_moved(layout, "AoAc", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.pad2(), a.pad2);
            let mut moved = a;
            moved.pad2 = b.pad2;
            laws::only_moved(layout, "Pad2", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.pad3(), a.pad3);
            let mut moved = a;
            moved.pad3 = b.pad3;
            laws::only_moved(layout, "Pad3", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn boot_record_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::config::boot_record::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "BOOT_RECORD" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::config::boot_record::BootRecord::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn config_codeintegrity_record_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::config::config_codeintegrity_record::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "CONFIG_CODEINTEGRITY_RECORD"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::config::config_codeintegrity_record::ConfigCodeintegrityRecord::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..4 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn config_devicefamily_record_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::config::config_devicefamily_record::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "CONFIG_DEVICEFAMILY_RECORD"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::config::config_devicefamily_record::ConfigDevicefamilyRecord::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn config_flightid_record_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::config::config_flightid_record::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "CONFIG_FLIGHTID_RECORD"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::config::config_flightid_record::ConfigFlightidRecord::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn config_machineid_record_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::config::config_machineid_record::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "CONFIG_MACHINEID_RECORD"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::config::config_machineid_record::ConfigMachineidRecord::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn cpu_config_record_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::config::cpu_config_record::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "CPU_CONFIG_RECORD" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::config::cpu_config_record::CpuConfigRecordX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..820 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::config::cpu_config_record::CpuConfigRecordX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..828 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn hw_config_cpu_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::config::hw_config_cpu::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "HWConfig_CPU" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_1(form))) => {
                    prop_assert_eq!(layout.form, "V5_1");
                    prop_assert_eq!(
                        etwspec::payloads::config::hw_config_cpu::HwConfigCpu::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_1(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..20 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn hw_config_log_disk_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::config::hw_config_log_disk::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "HWConfig_LogDisk" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_1(form))) => {
                    prop_assert_eq!(layout.form, "V5_1");
                    prop_assert_eq!(
                        etwspec::payloads::config::hw_config_log_disk::HwConfigLogDisk::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_1(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..24 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn hw_config_nic_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::config::hw_config_nic::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "HWConfig_NIC" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_1(form))) => {
                    prop_assert_eq!(layout.form, "V5_1");
                    prop_assert_eq!(
                        etwspec::payloads::config::hw_config_nic::HwConfigNic::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_1(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn hw_config_phy_disk_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::config::hw_config_phy_disk::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "HWConfig_PhyDisk" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_1(form))) => {
                    prop_assert_eq!(layout.form, "V5_1");
                    prop_assert_eq!(
                        etwspec::payloads::config::hw_config_phy_disk::HwConfigPhyDisk::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_1(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..40 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn logical_disk_defrag_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::config::logical_disk_defrag::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "LOGICAL_DISK_DEFRAG"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::config::logical_disk_defrag::LogicalDiskDefrag::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..220 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn logical_disk_extents_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::config::logical_disk_extents::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "LOGICAL_DISK_EXTENTS"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::config::logical_disk_extents::LogicalDiskExtents::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..108 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn nic_record_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::config::nic_record::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "NIC_RECORD" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::config::nic_record::NicRecord::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..584 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn optical_media_record_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::config::optical_media_record::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "OPTICAL_MEDIA_RECORD"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::config::optical_media_record::OpticalMediaRecord::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..64 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn physical_disk_record_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::config::physical_disk_record::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "PHYSICAL_DISK_RECORD"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::config::physical_disk_record::PhysicalDiskRecord::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..564 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn processor_record_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::config::processor_record::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "PROCESSOR_RECORD" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::config::processor_record::ProcessorRecord::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..428 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn system_config_cpu_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::config::system_config_cpu::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "SystemConfig_CPU" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::config::system_config_cpu::SystemConfigCpuX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..804 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::config::system_config_cpu::SystemConfigCpuX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..808 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn system_config_irq_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::config::system_config_irq::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "SystemConfig_IRQ" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::config::system_config_irq::SystemConfigIrq::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn system_config_nic_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::config::system_config_nic::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "SystemConfig_NIC" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::config::system_config_nic::SystemConfigNic::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..20 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn system_config_network_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::config::system_config_network::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "SystemConfig_Network"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::config::system_config_network::SystemConfigNetwork::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn system_config_platform_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::config::system_config_platform::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "SystemConfig_Platform"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::config::system_config_platform::SystemConfigPlatform::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn system_config_services_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::config::system_config_services::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "SystemConfig_Services"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::config::system_config_services::SystemConfigServices::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..12 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn system_config_v0_cpu_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::config::system_config_v0_cpu::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "SystemConfig_V0_CPU"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::config::system_config_v0_cpu::SystemConfigV0CpuX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..800 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::config::system_config_v0_cpu::SystemConfigV0CpuX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..804 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn system_config_v0_services_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::config::system_config_v0_services::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "SystemConfig_V0_Services"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::config::system_config_v0_services::SystemConfigV0Services::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..652 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn video_record_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::config::video_record::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "VIDEO_RECORD" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::config::video_record::VideoRecord::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..2584 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn virtualization_record_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::config::virtualization_record::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "VIRTUALIZATION_RECORD"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::config::virtualization_record::VirtualizationRecord::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..4 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn wmi_dpi_record_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::config::wmi_dpi_record::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "WMI_DPI_RECORD" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::config::wmi_dpi_record::WmiDpiRecord::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn wmi_ide_channel_record_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::config::wmi_ide_channel_record::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "WMI_IDE_CHANNEL_RECORD"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::config::wmi_ide_channel_record::WmiIdeChannelRecord::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn wmi_irq_record_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::config::wmi_irq_record::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "WMI_IRQ_RECORD" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::config::wmi_irq_record::WmiIrqRecord::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..20 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn wmi_pnp_record_v3_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::config::wmi_pnp_record_v3::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "WMI_PNP_RECORD_V3" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::config::wmi_pnp_record_v3::WmiPnpRecordV3::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..12 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn wmi_pnp_record_v4_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::config::wmi_pnp_record_v4::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "WMI_PNP_RECORD_V4" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::config::wmi_pnp_record_v4::WmiPnpRecordV4::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..24 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn wmi_pnp_record_v5_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::config::wmi_pnp_record_v5::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "WMI_PNP_RECORD_V5" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::config::wmi_pnp_record_v5::WmiPnpRecordV5::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..32 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn wmi_power_record_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::config::wmi_power_record::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "WMI_POWER_RECORD" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::config::wmi_power_record::WmiPowerRecord::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
#[test]
fn config_drive_type_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::ConfigDriveType;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
