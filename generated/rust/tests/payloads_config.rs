// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::config`.
#![cfg(feature = "payloads")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn system_config_cpu_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::system_config_cpu::SystemConfigCpu32;
    type V<'a> = etwspec::payloads::config::system_config_cpu::SystemConfigCpu32View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn system_config_cpu_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::system_config_cpu::SystemConfigCpu32;
    type V<'a> = etwspec::payloads::config::system_config_cpu::SystemConfigCpu32View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.m_hz(), a.m_hz());
            let mut moved = a;
            moved.set_m_hz(b.m_hz());
            laws::only_moved(layout, "MHz", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors());
            let mut moved = a;
            moved.set_number_of_processors(b.number_of_processors());
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.mem_size(), a.mem_size());
            let mut moved = a;
            moved.set_mem_size(b.mem_size());
            laws::only_moved(layout, "MemSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.page_size(), a.page_size());
            let mut moved = a;
            moved.set_page_size(b.page_size());
            laws::only_moved(layout, "PageSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.allocation_granularity(), a.allocation_granularity());
            let mut moved = a;
            moved.set_allocation_granularity(b.allocation_granularity());
            laws::only_moved(
                layout,
                "AllocationGranularity",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.computer_name(), a.computer_name());
            let mut moved = a;
            moved.set_computer_name(b.computer_name());
            laws::only_moved(layout, "ComputerName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.domain_name(), a.domain_name());
            let mut moved = a;
            moved.set_domain_name(b.domain_name());
            laws::only_moved(layout, "DomainName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.hyper_threading_flag(), a.hyper_threading_flag());
            let mut moved = a;
            moved.set_hyper_threading_flag(b.hyper_threading_flag());
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
    type T = etwspec::payloads::config::system_config_cpu::SystemConfigCpu64;
    type V<'a> = etwspec::payloads::config::system_config_cpu::SystemConfigCpu64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn system_config_cpu_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::system_config_cpu::SystemConfigCpu64;
    type V<'a> = etwspec::payloads::config::system_config_cpu::SystemConfigCpu64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.m_hz(), a.m_hz());
            let mut moved = a;
            moved.set_m_hz(b.m_hz());
            laws::only_moved(layout, "MHz", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors());
            let mut moved = a;
            moved.set_number_of_processors(b.number_of_processors());
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.mem_size(), a.mem_size());
            let mut moved = a;
            moved.set_mem_size(b.mem_size());
            laws::only_moved(layout, "MemSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.page_size(), a.page_size());
            let mut moved = a;
            moved.set_page_size(b.page_size());
            laws::only_moved(layout, "PageSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.allocation_granularity(), a.allocation_granularity());
            let mut moved = a;
            moved.set_allocation_granularity(b.allocation_granularity());
            laws::only_moved(
                layout,
                "AllocationGranularity",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.computer_name(), a.computer_name());
            let mut moved = a;
            moved.set_computer_name(b.computer_name());
            laws::only_moved(layout, "ComputerName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.domain_name(), a.domain_name());
            let mut moved = a;
            moved.set_domain_name(b.domain_name());
            laws::only_moved(layout, "DomainName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.hyper_threading_flag(), a.hyper_threading_flag());
            let mut moved = a;
            moved.set_hyper_threading_flag(b.hyper_threading_flag());
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
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn system_config_irq_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::system_config_irq::SystemConfigIrq;
    type V<'a> = etwspec::payloads::config::system_config_irq::SystemConfigIrqView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.irq_affinity(), a.irq_affinity());
            let mut moved = a;
            moved.set_irq_affinity(b.irq_affinity());
            laws::only_moved(layout, "IRQAffinity", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.irq_num(), a.irq_num());
            let mut moved = a;
            moved.set_irq_num(b.irq_num());
            laws::only_moved(layout, "IRQNum", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.device_description_len(), a.device_description_len());
            let mut moved = a;
            moved.set_device_description_len(b.device_description_len());
            laws::only_moved(
                layout,
                "DeviceDescriptionLen",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn system_config_nic_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::system_config_nic::SystemConfigNic;
    type V<'a> = etwspec::payloads::config::system_config_nic::SystemConfigNicView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn system_config_nic_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::system_config_nic::SystemConfigNic;
    type V<'a> = etwspec::payloads::config::system_config_nic::SystemConfigNicView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.physical_addr(), a.physical_addr());
            let mut moved = a;
            moved.set_physical_addr(b.physical_addr());
            laws::only_moved(layout, "PhysicalAddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.physical_addr_len(), a.physical_addr_len());
            let mut moved = a;
            moved.set_physical_addr_len(b.physical_addr_len());
            laws::only_moved(
                layout,
                "PhysicalAddrLen",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.ipv4_index(), a.ipv4_index());
            let mut moved = a;
            moved.set_ipv4_index(b.ipv4_index());
            laws::only_moved(layout, "Ipv4Index", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.ipv6_index(), a.ipv6_index());
            let mut moved = a;
            moved.set_ipv6_index(b.ipv6_index());
            laws::only_moved(layout, "Ipv6Index", &before, &from, &moved.to_bytes());
            Ok(())
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
            prop_assert_eq!(view.tcb_table_partitions(), a.tcb_table_partitions());
            let mut moved = a;
            moved.set_tcb_table_partitions(b.tcb_table_partitions());
            laws::only_moved(
                layout,
                "TcbTablePartitions",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.max_hash_table_size(), a.max_hash_table_size());
            let mut moved = a;
            moved.set_max_hash_table_size(b.max_hash_table_size());
            laws::only_moved(
                layout,
                "MaxHashTableSize",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.max_user_port(), a.max_user_port());
            let mut moved = a;
            moved.set_max_user_port(b.max_user_port());
            laws::only_moved(layout, "MaxUserPort", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.tcp_timed_wait_delay(), a.tcp_timed_wait_delay());
            let mut moved = a;
            moved.set_tcp_timed_wait_delay(b.tcp_timed_wait_delay());
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
fn system_config_services_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::system_config_services::SystemConfigServices;
    type V<'a> = etwspec::payloads::config::system_config_services::SystemConfigServicesView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
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
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.process_id(), a.process_id());
            let mut moved = a;
            moved.set_process_id(b.process_id());
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.service_state(), a.service_state());
            let mut moved = a;
            moved.set_service_state(b.service_state());
            laws::only_moved(layout, "ServiceState", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sub_process_tag(), a.sub_process_tag());
            let mut moved = a;
            moved.set_sub_process_tag(b.sub_process_tag());
            laws::only_moved(layout, "SubProcessTag", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn system_config_v0_cpu_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::config::system_config_v0_cpu::SystemConfigV0Cpu32;
    type V<'a> = etwspec::payloads::config::system_config_v0_cpu::SystemConfigV0Cpu32View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn system_config_v0_cpu_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::system_config_v0_cpu::SystemConfigV0Cpu32;
    type V<'a> = etwspec::payloads::config::system_config_v0_cpu::SystemConfigV0Cpu32View<
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
            prop_assert_eq!(view.m_hz(), a.m_hz());
            let mut moved = a;
            moved.set_m_hz(b.m_hz());
            laws::only_moved(layout, "MHz", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors());
            let mut moved = a;
            moved.set_number_of_processors(b.number_of_processors());
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.mem_size(), a.mem_size());
            let mut moved = a;
            moved.set_mem_size(b.mem_size());
            laws::only_moved(layout, "MemSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.page_size(), a.page_size());
            let mut moved = a;
            moved.set_page_size(b.page_size());
            laws::only_moved(layout, "PageSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.allocation_granularity(), a.allocation_granularity());
            let mut moved = a;
            moved.set_allocation_granularity(b.allocation_granularity());
            laws::only_moved(
                layout,
                "AllocationGranularity",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.computer_name(), a.computer_name());
            let mut moved = a;
            moved.set_computer_name(b.computer_name());
            laws::only_moved(layout, "ComputerName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.domain_name(), a.domain_name());
            let mut moved = a;
            moved.set_domain_name(b.domain_name());
            laws::only_moved(layout, "DomainName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.hyper_threading_flag(), a.hyper_threading_flag());
            let mut moved = a;
            moved.set_hyper_threading_flag(b.hyper_threading_flag());
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
    type T = etwspec::payloads::config::system_config_v0_cpu::SystemConfigV0Cpu64;
    type V<'a> = etwspec::payloads::config::system_config_v0_cpu::SystemConfigV0Cpu64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn system_config_v0_cpu_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::config::system_config_v0_cpu::SystemConfigV0Cpu64;
    type V<'a> = etwspec::payloads::config::system_config_v0_cpu::SystemConfigV0Cpu64View<
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
            prop_assert_eq!(view.m_hz(), a.m_hz());
            let mut moved = a;
            moved.set_m_hz(b.m_hz());
            laws::only_moved(layout, "MHz", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.number_of_processors(), a.number_of_processors());
            let mut moved = a;
            moved.set_number_of_processors(b.number_of_processors());
            laws::only_moved(
                layout,
                "NumberOfProcessors",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.mem_size(), a.mem_size());
            let mut moved = a;
            moved.set_mem_size(b.mem_size());
            laws::only_moved(layout, "MemSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.page_size(), a.page_size());
            let mut moved = a;
            moved.set_page_size(b.page_size());
            laws::only_moved(layout, "PageSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.allocation_granularity(), a.allocation_granularity());
            let mut moved = a;
            moved.set_allocation_granularity(b.allocation_granularity());
            laws::only_moved(
                layout,
                "AllocationGranularity",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.computer_name(), a.computer_name());
            let mut moved = a;
            moved.set_computer_name(b.computer_name());
            laws::only_moved(layout, "ComputerName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.domain_name(), a.domain_name());
            let mut moved = a;
            moved.set_domain_name(b.domain_name());
            laws::only_moved(layout, "DomainName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.hyper_threading_flag(), a.hyper_threading_flag());
            let mut moved = a;
            moved.set_hyper_threading_flag(b.hyper_threading_flag());
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
            prop_assert_eq!(view.service_name(), a.service_name());
            let mut moved = a;
            moved.set_service_name(b.service_name());
            laws::only_moved(layout, "ServiceName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.display_name(), a.display_name());
            let mut moved = a;
            moved.set_display_name(b.display_name());
            laws::only_moved(layout, "DisplayName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.process_name(), a.process_name());
            let mut moved = a;
            moved.set_process_name(b.process_name());
            laws::only_moved(layout, "ProcessName", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.process_id(), a.process_id());
            let mut moved = a;
            moved.set_process_id(b.process_id());
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
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
                        etwspec::payloads::config::system_config_cpu::SystemConfigCpu32::from_slice(&
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
                        etwspec::payloads::config::system_config_cpu::SystemConfigCpu64::from_slice(&
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
                        etwspec::payloads::config::system_config_v0_cpu::SystemConfigV0Cpu32::from_slice(&
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
                        etwspec::payloads::config::system_config_v0_cpu::SystemConfigV0Cpu64::from_slice(&
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
