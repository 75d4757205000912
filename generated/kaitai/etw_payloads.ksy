# Generated from spec/ by `cargo spec generate`. Do not edit: edit the tables.
meta:
  id: etw_payloads
  title: Event Tracing for Windows, payloads
  application: Windows
  license: MIT OR Apache-2.0
  ks-version: 0.11
  imports:
    - etw_logfile
    - etw_payloads_alpc
    - etw_payloads_cache
    - etw_payloads_config
    - etw_payloads_disk
    - etw_payloads_file
    - etw_payloads_heap
    - etw_payloads_image
    - etw_payloads_job
    - etw_payloads_memory
    - etw_payloads_network
    - etw_payloads_object
    - etw_payloads_pool
    - etw_payloads_power
    - etw_payloads_process
    - etw_payloads_profile
    - etw_payloads_registry
    - etw_payloads_scheduler
    - etw_payloads_stack
    - etw_payloads_sync
    - etw_payloads_thread
    - etw_payloads_threadpool
    - etw_payloads_trace
  encoding: UTF-16LE
  endian: le
  bit-endian: le
doc: |
  Payload of a kernel event, or of a classic event of a class that Windows
  defines. It has no `body` if no layout is known. The body of several layouts
  has a `body` of one of them.
params:
  - id: hook_id
    type: s4
    doc: Hook ID, or `key` of `event_class`.
  - id: version
    type: u2
    doc: Event version.
  - id: pointer_size
    type: u1
    doc: Pointer size in bytes, 4 or 8.
  - id: build
    type: u4
    doc: |
      Build of Windows that wrote the trace, such as 19041; 0xffffffff for the
      newest.
seq:
  - id: body
    type:
      switch-on: hook_id
      cases:
        0x0000: trace_logfile_header_payload(version, pointer_size, build)
        0x0005: etw_kernel_header_extension_payload(version, pointer_size, build)
        0x0020: etw_kernel_header_extension_payload(version, pointer_size, build)
        0x0040: wmi_dbgid_rsds_payload(version, pointer_size, build)
        0x0042: wmi_build_lab_payload(version, pointer_size, build)
        0x0043: header_provider_binary_path_type_group_payload(version, pointer_size, build)
        0x0050: etw_partition_info_extension_payload(version, pointer_size, build)
        0x0052: header_last_dropped_times_type_group_payload(version, pointer_size, build)
        0x010a: disk_transfer_payload(version, pointer_size, build)
        0x010b: disk_transfer_payload(version, pointer_size, build)
        0x010c: disk_transfer_init_payload(version, pointer_size, build)
        0x010d: disk_transfer_init_payload(version, pointer_size, build)
        0x010e: disk_flush_payload(version, pointer_size, build)
        0x010f: disk_transfer_init_payload(version, pointer_size, build)
        0x0110: wmi_diskio_io_redirected_init_payload(version, pointer_size, build)
        0x0122: perfinfo_driver_majorfunction_payload(version, pointer_size, build)
        0x0123: perfinfo_driver_majorfunction_ret_payload(version, pointer_size, build)
        0x0124: perfinfo_driver_completionroutine_payload(version, pointer_size, build)
        0x0125: perfinfo_driver_completionroutine_payload(version, pointer_size, build)
        0x0134: perfinfo_driver_complete_request_payload(version, pointer_size, build)
        0x0135: perfinfo_driver_complete_request_ret_payload(version, pointer_size, build)
        0x0136: perfinfo_boot_prefetch_information_payload(version, pointer_size, build)
        0x0137: etw_opticalio_readwrite_payload(version, pointer_size, build)
        0x0138: etw_opticalio_readwrite_payload(version, pointer_size, build)
        0x0139: etw_opticalio_flush_buffers_payload(version, pointer_size, build)
        0x013a: etw_opticalio_init_payload(version, pointer_size, build)
        0x013b: etw_opticalio_init_payload(version, pointer_size, build)
        0x013c: etw_opticalio_init_payload(version, pointer_size, build)
        0x020a: wmi_page_fault_payload(version, pointer_size, build)
        0x020b: wmi_page_fault_payload(version, pointer_size, build)
        0x020c: wmi_page_fault_payload(version, pointer_size, build)
        0x020d: wmi_page_fault_payload(version, pointer_size, build)
        0x020e: wmi_page_fault_payload(version, pointer_size, build)
        0x020f: wmi_page_fault_payload(version, pointer_size, build)
        0x0220: hard_fault_payload(version, pointer_size, build)
        0x0248: perfinfo_pfmapped_section_information_payload(version, pointer_size, build)
        0x0249: perfinfo_pfmapped_section_information_payload(version, pointer_size, build)
        0x024b: perfinfo_sessioncreate_information_payload(version, pointer_size, build)
        0x024f: perfinfo_pfmapped_section_information_payload(version, pointer_size, build)
        0x0262: perfinfo_virtual_alloc_payload(version, pointer_size, build)
        0x0263: perfinfo_virtual_alloc_payload(version, pointer_size, build)
        0x0264: page_fault_heap_range_rundown_payload(version, pointer_size, build)
        0x0265: heap_event_range_create_payload(version, pointer_size, build)
        0x0266: heap_event_range_payload(version, pointer_size, build)
        0x0267: heap_event_range_payload(version, pointer_size, build)
        0x0268: page_fault_heap_range_destroy_payload(version, pointer_size, build)
        0x0269: perfinfo_imageload_in_pagefile_info_payload(version, pointer_size, build)
        0x0280: perfinfo_virtual_alloc_payload_2(version, pointer_size, build)
        0x0281: perfinfo_virtual_alloc_payload_2(version, pointer_size, build)
        0x0286: perfinfo_mem_reset_info_payload(version, pointer_size, build)
        0x0287: perfinfo_pfmapped_section_object_information_payload(version, pointer_size, build)
        0x0288: perfinfo_pfmapped_section_object_information_payload(version, pointer_size, build)
        0x0301: process_payload(version, pointer_size, build)
        0x0302: process_payload(version, pointer_size, build)
        0x0303: process_payload(version, pointer_size, build)
        0x0304: process_payload(version, pointer_size, build)
        0x030a: image_load_payload(version, pointer_size, build)
        0x030b: process_terminate_type_group1_payload(version, pointer_size, build)
        0x0320: perfinfo_process_perfctr_payload(version, pointer_size, build)
        0x0321: perfinfo_process_perfctr_payload(version, pointer_size, build)
        0x0323: perfinfo_process_inswap_payload(version, pointer_size, build)
        0x0326: perfinfo_boot_phase_start_payload(version, pointer_size, build)
        0x0327: process_payload_2(version, pointer_size, build)
        0x0330: etw_wake_counter_event_payload(version, pointer_size, build)
        0x0331: etw_wake_counter_event_payload(version, pointer_size, build)
        0x0332: etw_wake_counter_event_payload(version, pointer_size, build)
        0x0333: etw_wake_counter_event_payload(version, pointer_size, build)
        0x0334: etw_wake_counter_event_payload(version, pointer_size, build)
        0x0340: etw_wake_counter_event_payload(version, pointer_size, build)
        0x0341: etw_wake_counter_event_payload(version, pointer_size, build)
        0x0342: etw_wake_counter_event_payload(version, pointer_size, build)
        0x0343: etw_wake_counter_event_payload(version, pointer_size, build)
        0x0344: etw_wake_counter_event_payload(version, pointer_size, build)
        0x0370: perfinfo_debug_event_payload(version, pointer_size, build)
        0x0400: file_name_payload(version, pointer_size, build)
        0x0420: file_name_payload_2(version, pointer_size, build)
        0x0421: perfinfo_filename_same_information_payload(version, pointer_size, build)
        0x0423: file_name_payload_3(version, pointer_size, build)
        0x0424: file_name_payload_4(version, pointer_size, build)
        0x0440: file_create_payload(version, pointer_size, build)
        0x0441: file_operation_payload(version, pointer_size, build)
        0x0442: file_operation_payload(version, pointer_size, build)
        0x0443: file_transfer_payload(version, pointer_size, build)
        0x0444: file_transfer_payload(version, pointer_size, build)
        0x0445: file_information_payload(version, pointer_size, build)
        0x0446: file_information_payload(version, pointer_size, build)
        0x0447: file_information_payload(version, pointer_size, build)
        0x0448: directory_enumeration_payload(version, pointer_size, build)
        0x0449: file_operation_payload(version, pointer_size, build)
        0x044a: file_information_payload(version, pointer_size, build)
        0x044b: file_information_payload(version, pointer_size, build)
        0x044c: perfinfo_file_operation_end_payload(version, pointer_size, build)
        0x044d: directory_enumeration_payload(version, pointer_size, build)
        0x044f: perfinfo_file_path_operation_payload(version, pointer_size, build)
        0x0450: perfinfo_file_path_operation_payload(version, pointer_size, build)
        0x0451: perfinfo_file_path_operation_payload(version, pointer_size, build)
        0x0501: thread_payload(version, pointer_size, build)
        0x0502: thread_payload_2(version, pointer_size, build)
        0x0503: thread_payload(version, pointer_size, build)
        0x0504: thread_payload_2(version, pointer_size, build)
        0x0524: context_switch_payload(version, pointer_size, build)
        0x0525: perfinfo_ccswap_buffer_payload(version, pointer_size, build)
        0x0529: wmi_spinlock_payload(version, pointer_size, build)
        0x052a: wmi_queue_payload(version, pointer_size, build)
        0x052b: wmi_resource_payload(version, pointer_size, build)
        0x052c: wmi_pushlock_payload(version, pointer_size, build)
        0x052d: wmi_wait_single_payload(version, pointer_size, build)
        0x052e: wmi_wait_multiple_payload(version, pointer_size, build)
        0x052f: wmi_delay_execution_payload(version, pointer_size, build)
        0x0530: etw_priority_event_payload(version, pointer_size, build)
        0x0531: etw_priority_event_payload_2(version, pointer_size, build)
        0x0532: etw_ready_thread_event_payload(version, pointer_size, build)
        0x0533: etw_priority_event_payload_3(version, pointer_size, build)
        0x0534: etw_priority_event_payload_4(version, pointer_size, build)
        0x0535: etw_thread_affinity_event_payload(version, pointer_size, build)
        0x0536: reserve_state_payload(version, pointer_size, build)
        0x0537: reserve_bandwidth_payload(version, pointer_size, build)
        0x0538: reserve_late_count_payload(version, pointer_size, build)
        0x0539: worker_thread_payload(version, pointer_size, build)
        0x053a: etw_dfss_start_new_interval_payload(version, pointer_size, build)
        0x053b: etw_dfss_release_thread_on_idle_payload(version, pointer_size, build)
        0x053c: etw_anti_starvation_boost_event_payload(version, pointer_size, build)
        0x053e: etw_kqueue_enqueue_event_payload(version, pointer_size, build)
        0x053f: etw_kqueue_dequeue_event_payload(version, pointer_size, build)
        0x0542: etw_autoboost_set_priority_floor_event_payload(version, pointer_size, build)
        0x0543: etw_autoboost_clear_priority_floor_event_payload(version, pointer_size, build)
        0x0544: etw_autoboost_no_entries_event_payload(version, pointer_size, build)
        0x0548: etw_thread_set_name_event_payload(version, pointer_size, build)
        0x060a: tcp_payload(version, pointer_size, build)
        0x060b: tcp_payload_2(version, pointer_size, build)
        0x060c: tcp_payload_3(version, pointer_size, build)
        0x060d: tcp_payload_2(version, pointer_size, build)
        0x060e: tcp_payload_2(version, pointer_size, build)
        0x060f: tcp_payload_3(version, pointer_size, build)
        0x0610: tcp_payload_4(version, pointer_size, build)
        0x0611: network_failure_payload(version, pointer_size, build)
        0x0612: tcp_payload_4(version, pointer_size, build)
        0x0613: tcp_payload_5(version, pointer_size, build)
        0x0614: tcp_payload_5(version, pointer_size, build)
        0x0615: tcp_payload_5(version, pointer_size, build)
        0x0616: tcp_payload_5(version, pointer_size, build)
        0x061a: wmi_tcpip_send_v6_payload(version, pointer_size, build)
        0x061b: tcp_ip_type_group3_payload(version, pointer_size, build)
        0x061c: tcp_ip_type_group4_payload(version, pointer_size, build)
        0x061d: tcp_ip_type_group3_payload(version, pointer_size, build)
        0x061e: tcp_ip_type_group3_payload(version, pointer_size, build)
        0x061f: tcp_ip_type_group4_payload(version, pointer_size, build)
        0x0620: tcp_ip_type_group3_payload(version, pointer_size, build)
        0x0622: tcp_ip_type_group3_payload(version, pointer_size, build)
        0x0723: wmi_job_assign_process_payload(version, pointer_size, build)
        0x0724: wmi_job_remove_process_payload(version, pointer_size, build)
        0x0725: wmi_job_set_query_information_payload(version, pointer_size, build)
        0x0726: wmi_job_set_query_information_payload(version, pointer_size, build)
        0x072a: wmi_job_send_notification_information_payload(version, pointer_size, build)
        0x072c: wmi_job_set_query_cpu_rate_payload(version, pointer_size, build)
        0x072d: wmi_job_set_query_net_rate_payload(version, pointer_size, build)
        0x080a: udp_payload(version, pointer_size, build)
        0x080b: udp_payload(version, pointer_size, build)
        0x0811: network_failure_payload_2(version, pointer_size, build)
        0x081a: wmi_udp_v6_payload(version, pointer_size, build)
        0x081b: wmi_udp_v6_payload(version, pointer_size, build)
        0x090a: registry_payload(version, pointer_size, build)
        0x090b: registry_payload(version, pointer_size, build)
        0x090c: registry_payload(version, pointer_size, build)
        0x090d: registry_payload(version, pointer_size, build)
        0x090e: registry_payload(version, pointer_size, build)
        0x090f: registry_payload(version, pointer_size, build)
        0x0910: registry_payload(version, pointer_size, build)
        0x0911: registry_payload(version, pointer_size, build)
        0x0912: registry_payload(version, pointer_size, build)
        0x0913: registry_payload(version, pointer_size, build)
        0x0914: registry_payload(version, pointer_size, build)
        0x0915: registry_payload(version, pointer_size, build)
        0x0916: registry_payload_2(version, pointer_size, build)
        0x0917: registry_payload_3(version, pointer_size, build)
        0x0918: registry_payload_3(version, pointer_size, build)
        0x0919: registry_payload_3(version, pointer_size, build)
        0x091a: registry_payload_3(version, pointer_size, build)
        0x091b: registry_payload_3(version, pointer_size, build)
        0x091c: registry_payload_3(version, pointer_size, build)
        0x091d: registry_payload_3(version, pointer_size, build)
        0x0922: cm_perf_counters_payload(version, pointer_size, build)
        0x0923: registry_config_payload(version, pointer_size, build)
        0x0930: etw_regnotif_register_payload(version, pointer_size, build)
        0x0a20: etw_debug_print_event_payload(version, pointer_size, build)
        0x0b0a: cpu_config_payload(version, pointer_size, build)
        0x0b0b: physical_disk_config_payload(version, pointer_size, build)
        0x0b0c: logical_disk_config_payload(version, pointer_size, build)
        0x0b0d: nic_config_payload(version, pointer_size, build)
        0x0b0e: video_record_payload(version, pointer_size, build)
        0x0b0f: service_config_payload(version, pointer_size, build)
        0x0b10: wmi_power_record_payload(version, pointer_size, build)
        0x0b11: system_config_network_payload(version, pointer_size, build)
        0x0b12: optical_media_record_payload(version, pointer_size, build)
        0x0b15: irq_config_payload(version, pointer_size, build)
        0x0b16: pnp_config_payload(version, pointer_size, build)
        0x0b17: wmi_ide_channel_record_payload(version, pointer_size, build)
        0x0b19: system_config_platform_payload(version, pointer_size, build)
        0x0b1c: wmi_dpi_record_payload(version, pointer_size, build)
        0x0b1d: config_codeintegrity_record_payload(version, pointer_size, build)
        0x0b1e: config_machineid_record_payload(version, pointer_size, build)
        0x0b1f: logical_disk_defrag_payload(version, pointer_size, build)
        0x0b21: config_devicefamily_record_payload(version, pointer_size, build)
        0x0b22: config_flightid_record_payload(version, pointer_size, build)
        0x0b23: processor_record_payload(version, pointer_size, build)
        0x0b24: virtualization_record_payload(version, pointer_size, build)
        0x0b25: boot_record_payload(version, pointer_size, build)
        0x0c20: lbr_sample_payload(version, pointer_size, build)
        0x0e20: etw_pool_event_payload(version, pointer_size, build)
        0x0e21: etw_pool_event_payload(version, pointer_size, build)
        0x0e22: etw_pool_event_payload(version, pointer_size, build)
        0x0e23: etw_pool_event_payload(version, pointer_size, build)
        0x0f2e: perfinfo_sampled_profile_information_payload(version, pointer_size, build)
        0x0f2f: perfinfo_pmc_sample_information_payload(version, pointer_size, build)
        0x0f32: isr_msi_payload(version, pointer_size, build)
        0x0f33: perfinfo_syscall_enter_data_payload(version, pointer_size, build)
        0x0f34: perfinfo_syscall_exit_data_payload(version, pointer_size, build)
        0x0f37: perfinfo_sampled_profile_cache_payload(version, pointer_size, build)
        0x0f42: perfinfo_dpc_information_payload(version, pointer_size, build)
        0x0f43: interrupt_payload(version, pointer_size, build)
        0x0f44: perfinfo_dpc_information_payload_2(version, pointer_size, build)
        0x0f45: perfinfo_dpc_information_payload_2(version, pointer_size, build)
        0x0f46: perfinfo_io_timer_payload(version, pointer_size, build)
        0x0f48: perfinfo_sampled_profile_config_payload(version, pointer_size, build)
        0x0f49: perfinfo_sampled_profile_config_payload_2(version, pointer_size, build)
        0x0f4a: perfinfo_sampled_profile_config_payload_2(version, pointer_size, build)
        0x0f4b: perfinfo_spinlock_config_payload(version, pointer_size, build)
        0x0f4c: perfinfo_spinlock_config_payload(version, pointer_size, build)
        0x0f4d: perfinfo_executive_resource_config_payload(version, pointer_size, build)
        0x0f4e: perfinfo_executive_resource_config_payload(version, pointer_size, build)
        0x0f4f: perfinfo_clock_interrupt_information_payload(version, pointer_size, build)
        0x0f50: etw_timer_expiration_start_event_payload(version, pointer_size, build)
        0x0f51: etw_timer_expiration_event_payload(version, pointer_size, build)
        0x0f52: etw_set_timer_event_payload(version, pointer_size, build)
        0x0f53: etw_set_timer_event_payload(version, pointer_size, build)
        0x0f54: etw_set_timer_event_payload(version, pointer_size, build)
        0x0f55: etw_cancel_timer_event_payload(version, pointer_size, build)
        0x0f58: etw_clock_time_update_payload(version, pointer_size, build)
        0x0f5a: etw_clock_configuration_event_payload(version, pointer_size, build)
        0x0f5b: perfinfo_ipi_information_payload(version, pointer_size, build)
        0x0f5d: perfinfo_io_timer_payload(version, pointer_size, build)
        0x0f5e: perfinfo_io_timer_payload(version, pointer_size, build)
        0x0f63: etw_cpu_cache_flush_event_payload(version, pointer_size, build)
        0x0f64: perfinfo_dpc_enqueue_information_payload(version, pointer_size, build)
        0x0f65: perfinfo_dpc_execution_information_payload(version, pointer_size, build)
        0x0f68: etw_set_ktimer2_event_payload(version, pointer_size, build)
        0x0f69: etw_set_ktimer2_event_payload(version, pointer_size, build)
        0x0f6a: etw_cancel_ktimer2_event_payload(version, pointer_size, build)
        0x0f6b: etw_disable_ktimer2_event_payload(version, pointer_size, build)
        0x0f6c: etw_finalize_ktimer2_event_payload(version, pointer_size, build)
        0x0f6d: perfinfo_yield_processor_information_payload(version, pointer_size, build)
        0x1020: heap_trace_create_payload(version, pointer_size, build)
        0x1021: heap_trace_alloc_payload(version, pointer_size, build)
        0x1022: heap_realloc_payload(version, pointer_size, build)
        0x1023: heap_type_group1_payload(version, pointer_size, build)
        0x1024: heap_trace_free_payload(version, pointer_size, build)
        0x1025: heap_expand_payload(version, pointer_size, build)
        0x1026: heap_snap_shot_payload(version, pointer_size, build)
        0x102a: heap_contract_payload(version, pointer_size, build)
        0x102b: heap_type_group1_payload(version, pointer_size, build)
        0x102c: heap_type_group1_payload(version, pointer_size, build)
        0x102d: heap_type_group1_payload(version, pointer_size, build)
        0x102e: heap_type_group1_payload(version, pointer_size, build)
        0x1120: etw_create_handle_event_payload(version, pointer_size, build)
        0x1121: etw_create_handle_event_payload(version, pointer_size, build)
        0x1122: etw_duplicate_handle_event_payload(version, pointer_size, build)
        0x1124: etw_object_type_event_payload(version, pointer_size, build)
        0x1125: etw_object_type_event_payload(version, pointer_size, build)
        0x1126: etw_object_handle_event_payload(version, pointer_size, build)
        0x1127: etw_object_handle_event_payload(version, pointer_size, build)
        0x1130: etw_createdelete_object_event_payload(version, pointer_size, build)
        0x1131: etw_createdelete_object_event_payload(version, pointer_size, build)
        0x1132: etw_refderef_object_event_payload(version, pointer_size, build)
        0x1133: etw_refderef_object_event_payload(version, pointer_size, build)
        0x1220: perfinfo_battery_life_info_payload(version, pointer_size, build)
        0x1221: perfinfo_idle_state_change_payload(version, pointer_size, build)
        0x1222: perfinfo_set_power_action_payload(version, pointer_size, build)
        0x1223: perfinfo_set_power_action_ret_payload(version, pointer_size, build)
        0x1224: perfinfo_set_devices_state_payload(version, pointer_size, build)
        0x1225: perfinfo_set_devices_state_ret_payload(version, pointer_size, build)
        0x1226: perfinfo_po_notify_device_payload(version, pointer_size, build)
        0x1227: perfinfo_po_notify_device_complete_payload(version, pointer_size, build)
        0x1228: perfinfo_po_session_callout_payload(version, pointer_size, build)
        0x1229: perfinfo_po_session_callout_ret_payload(version, pointer_size, build)
        0x1230: perfinfo_po_presleep_payload(version, pointer_size, build)
        0x1231: perfinfo_po_postsleep_payload(version, pointer_size, build)
        0x1232: perfinfo_po_calibrated_perfcounter_payload(version, pointer_size, build)
        0x1233: perfinfo_ppm_perf_state_change_payload(version, pointer_size, build)
        0x1235: perfinfo_ppm_idle_state_change_payload(version, pointer_size, build)
        0x1236: perfinfo_ppm_thermal_constraint_payload(version, pointer_size, build)
        0x1239: perfinfo_ppm_idle_state_enter_payload(version, pointer_size, build)
        0x123a: perfinfo_ppm_idle_state_exit_payload(version, pointer_size, build)
        0x123c: perfinfo_ppm_idle_exit_latency_payload(version, pointer_size, build)
        0x1402: image_load_payload(version, pointer_size, build)
        0x1403: image_load_payload(version, pointer_size, build)
        0x1404: image_load_payload(version, pointer_size, build)
        0x140a: image_load_payload(version, pointer_size, build)
        0x1421: kernel_image_base_payload(version, pointer_size, build)
        0x1422: hyper_call_page_payload(version, pointer_size, build)
        0x1600: perfinfo_cc_workitem_enqueue_payload(version, pointer_size, build)
        0x1601: perfinfo_cc_workitem_dequeue_payload(version, pointer_size, build)
        0x1602: perfinfo_cc_workitem_complete_payload(version, pointer_size, build)
        0x1603: perfinfo_cc_read_ahead_payload(version, pointer_size, build)
        0x1605: perfinfo_cc_lazy_write_scan_payload(version, pointer_size, build)
        0x1606: perfinfo_cc_can_write_fail_payload(version, pointer_size, build)
        0x1609: perfinfo_cc_flush_cache_payload(version, pointer_size, build)
        0x160a: perfinfo_cc_flush_section_payload(version, pointer_size, build)
        0x160c: perfinfo_cc_schedule_read_ahead_payload(version, pointer_size, build)
        0x160d: perfinfo_cc_logged_stream_info_payload(version, pointer_size, build)
        0x160e: perfinfo_cc_extra_wb_thread_info_payload(version, pointer_size, build)
        0x1722: crit_sec_collision_payload(version, pointer_size, build)
        0x1723: crit_sec_init_payload(version, pointer_size, build)
        0x1820: stack_walk_event_data_payload(version, pointer_size, build)
        0x1823: stack_trace_event_data_payload(version, pointer_size, build)
        0x1824: stack_trace_event_data_payload(version, pointer_size, build)
        0x1825: stack_walk_key_event_data_payload(version, pointer_size, build)
        0x1826: stack_walk_key_event_data_payload(version, pointer_size, build)
        0x1920: etw_ums_event_directed_switch_start_payload(version, pointer_size, build)
        0x1921: etw_ums_event_directed_switch_end_payload(version, pointer_size, build)
        0x1922: etw_ums_event_park_payload(version, pointer_size, build)
        0x1923: etw_ums_event_disassociate_payload(version, pointer_size, build)
        0x1a21: alpc_send_message_payload(version, pointer_size, build)
        0x1a22: alpc_send_message_payload(version, pointer_size, build)
        0x1a23: alpc_send_message_payload(version, pointer_size, build)
        0x1a24: alpc_wait_for_new_message_payload(version, pointer_size, build)
        0x1a25: alpc_unwait_payload(version, pointer_size, build)
        0x1b20: split_io_info_payload(version, pointer_size, build)
        0x1c20: tpcb_enqueue_payload(version, pointer_size, build)
        0x1c21: tpcb_dequeue_payload(version, pointer_size, build)
        0x1c22: tpcb_enqueue_payload(version, pointer_size, build)
        0x1c23: tpcb_dequeue_payload(version, pointer_size, build)
        0x1c24: tpcb_cancel_payload(version, pointer_size, build)
        0x1c25: tp_pool_create_close_payload(version, pointer_size, build)
        0x1c26: tp_pool_create_close_payload(version, pointer_size, build)
        0x1c27: tp_thread_set_payload(version, pointer_size, build)
        0x1c28: tp_thread_set_payload(version, pointer_size, build)
        0x10120: system_config_ex_build_info_payload(version, pointer_size, build)
        0x10121: system_config_ex_system_paths_payload(version, pointer_size, build)
        0x10122: system_config_ex_unknown_volume_payload(version, pointer_size, build)
        0x10123: system_config_ex_volume_mapping_payload(version, pointer_size, build)
        0x10125: config_devicefamily_record_payload_2(version, pointer_size, build)
        0x10200: image_id_info_payload(version, pointer_size, build)
        0x10220: image_id_none_payload(version, pointer_size, build)
        0x10224: image_id_rsds_payload(version, pointer_size, build)
        0x10225: image_id_rsds_payload(version, pointer_size, build)
        0x10226: image_id_ppdb_payload(version, pointer_size, build)
        0x10228: image_id_determ_payload(version, pointer_size, build)
        0x10240: image_id_file_version_payload(version, pointer_size, build)
        0x10320: trace_event_info_payload(version, pointer_size, build)
        0x10321: event_metadata_event_map_info_payload(version, pointer_size, build)
        0x10421: winsat_assessment_payload(version, pointer_size, build)
        0x10423: winsat_assessment_payload(version, pointer_size, build)
        0x10425: winsat_assessment_payload(version, pointer_size, build)
types:
  trace_logfile_header_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_logfile::trace_logfile_header_ptr32
            1: etw_logfile::trace_logfile_header_v5_1_ptr32
            2: etw_logfile::trace_logfile_header_v5_0_ptr32
            3: etw_logfile::trace_logfile_header_ptr64
            4: etw_logfile::trace_logfile_header_v5_1_ptr64
            5: etw_logfile::trace_logfile_header_v5_0_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and build >= 6000 ? 0 :
          pointer_size == 4 and build >= 2600 and build < 6000 ? 1 :
          pointer_size == 4 and build < 2600 ? 2 :
          pointer_size == 8 and build >= 6000 ? 3 :
          pointer_size == 8 and build >= 2600 and build < 6000 ? 4 :
          pointer_size == 8 and build < 2600 ? 5 :
          -1
  etw_kernel_header_extension_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_logfile::etw_kernel_header_extension
            1: etw_logfile::etw_kernel_header_extension_v5_2
    instances:
      index:
        value: >-
          build >= 6000 ? 0 :
          build >= 3790 and build < 6000 ? 1 :
          -1
  wmi_dbgid_rsds_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_trace::wmi_dbgid_rsds
    instances:
      index:
        value: >-
          version == 2 ? 0 :
          -1
  wmi_build_lab_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_trace::wmi_build_lab
    instances:
      index:
        value: >-
          version == 2 ? 0 :
          -1
  header_provider_binary_path_type_group_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_trace::header_provider_binary_path_type_group
    instances:
      index:
        value: >-
          version == 2 ? 0 :
          -1
  etw_partition_info_extension_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_trace::etw_partition_info_extension
    instances:
      index:
        value: >-
          version == 2 ? 0 :
          -1
  header_last_dropped_times_type_group_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_trace::header_last_dropped_times_type_group
    instances:
      index:
        value: >-
          version == 2 ? 0 :
          -1
  disk_transfer_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_disk::etw_diskio_readwrite_v3_ptr32
            1: etw_payloads_disk::etw_diskio_readwrite_v2_ptr32
            2: etw_payloads_disk::etw_diskio_readwrite_ptr32
            3: etw_payloads_disk::etw_diskio_readwrite_v3_ptr64
            4: etw_payloads_disk::etw_diskio_readwrite_v2_ptr64
            5: etw_payloads_disk::etw_diskio_readwrite_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 3 ? 0 :
          pointer_size == 4 and build >= 2600 and build < 9200 ? 1 :
          pointer_size == 4 and build < 2600 ? 2 :
          pointer_size == 8 and version == 3 ? 3 :
          pointer_size == 8 and build >= 2600 and build < 9200 ? 4 :
          pointer_size == 8 and build < 2600 ? 5 :
          -1
  disk_transfer_init_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_disk::wmi_diskio_readwrite_init_ptr32
            1: etw_payloads_disk::disk_io_type_group2_ptr32
            2: etw_payloads_disk::wmi_diskio_readwrite_init_ptr64
            3: etw_payloads_disk::disk_io_type_group2_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 3 ? 0 :
          pointer_size == 4 and build >= 6000 and build < 9200 ? 1 :
          pointer_size == 8 and version == 3 ? 2 :
          pointer_size == 8 and build >= 6000 and build < 9200 ? 3 :
          -1
  disk_flush_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_disk::etw_diskio_flush_buffers_v3_ptr32
            1: etw_payloads_disk::etw_diskio_flush_buffers_v2_ptr32
            2: etw_payloads_disk::etw_diskio_flush_buffers_v3_ptr64
            3: etw_payloads_disk::etw_diskio_flush_buffers_v2_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 3 ? 0 :
          pointer_size == 4 and build >= 6000 and build < 9200 ? 1 :
          pointer_size == 8 and version == 3 ? 2 :
          pointer_size == 8 and build >= 6000 and build < 9200 ? 3 :
          -1
  wmi_diskio_io_redirected_init_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_disk::wmi_diskio_io_redirected_init_ptr32
            1: etw_payloads_disk::wmi_diskio_io_redirected_init_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  perfinfo_driver_majorfunction_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_disk::perfinfo_driver_majorfunction_ptr32
            1: etw_payloads_disk::perfinfo_driver_majorfunction_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  perfinfo_driver_majorfunction_ret_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_disk::perfinfo_driver_majorfunction_ret_ptr32
            1: etw_payloads_disk::perfinfo_driver_majorfunction_ret_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  perfinfo_driver_completionroutine_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_disk::perfinfo_driver_completionroutine_ptr32
            1: etw_payloads_disk::perfinfo_driver_completionroutine_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  perfinfo_driver_complete_request_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_disk::perfinfo_driver_complete_request_ptr32
            1: etw_payloads_disk::perfinfo_driver_complete_request_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  perfinfo_driver_complete_request_ret_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_disk::perfinfo_driver_complete_request_ret_ptr32
            1: etw_payloads_disk::perfinfo_driver_complete_request_ret_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  perfinfo_boot_prefetch_information_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_memory::perfinfo_boot_prefetch_information
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  etw_opticalio_readwrite_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_disk::etw_opticalio_readwrite_ptr32
            1: etw_payloads_disk::etw_opticalio_readwrite_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  etw_opticalio_flush_buffers_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_disk::etw_opticalio_flush_buffers_ptr32
            1: etw_payloads_disk::etw_opticalio_flush_buffers_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  etw_opticalio_init_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_disk::etw_opticalio_init_ptr32
            1: etw_payloads_disk::etw_opticalio_init_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  wmi_page_fault_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_memory::wmi_page_fault_ptr32
            1: etw_payloads_memory::wmi_page_fault_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 8 and version == 2 ? 1 :
          -1
  hard_fault_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_memory::page_fault_hard_fault_ptr32
            1: etw_payloads_memory::perfinfo_hardpagefault_information_ptr32
            2: etw_payloads_memory::page_fault_hard_fault_ptr64
            3: etw_payloads_memory::perfinfo_hardpagefault_information_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 4 ? 1 :
          pointer_size == 8 and version == 2 ? 2 :
          pointer_size == 8 ? 3 :
          -1
  perfinfo_pfmapped_section_information_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_memory::perfinfo_pfmapped_section_information_ptr32
            1: etw_payloads_memory::perfinfo_pfmapped_section_information_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  perfinfo_sessioncreate_information_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_memory::perfinfo_sessioncreate_information_ptr32
            1: etw_payloads_memory::perfinfo_sessioncreate_information_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  perfinfo_virtual_alloc_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_memory::perfinfo_virtual_alloc_ptr32
            1: etw_payloads_memory::perfinfo_virtual_alloc_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 8 and version == 2 ? 1 :
          -1
  page_fault_heap_range_rundown_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_heap::page_fault_heap_range_rundown_ptr32
            1: etw_payloads_heap::page_fault_heap_range_rundown_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  heap_event_range_create_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_heap::heap_event_range_create_ptr32
            1: etw_payloads_heap::heap_event_range_create_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  heap_event_range_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_heap::heap_event_range_ptr32
            1: etw_payloads_heap::heap_event_range_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  page_fault_heap_range_destroy_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_heap::page_fault_heap_range_destroy_ptr32
            1: etw_payloads_heap::page_fault_heap_range_destroy_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  perfinfo_imageload_in_pagefile_info_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_image::perfinfo_imageload_in_pagefile_info_ptr32
            1: etw_payloads_image::perfinfo_imageload_in_pagefile_info_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 8 and version == 2 ? 1 :
          -1
  perfinfo_virtual_alloc_payload_2:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_memory::perfinfo_virtual_alloc_ptr32
            1: etw_payloads_memory::perfinfo_virtual_alloc_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  perfinfo_mem_reset_info_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_memory::perfinfo_mem_reset_info_ptr32
            1: etw_payloads_memory::perfinfo_mem_reset_info_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  perfinfo_pfmapped_section_object_information_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_memory::perfinfo_pfmapped_section_object_information_ptr32
            1: etw_payloads_memory::perfinfo_pfmapped_section_object_information_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  process_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_process::process_v0_type_group1_ptr32
            1: etw_payloads_process::process_v1_type_group1_ptr32
            2: etw_payloads_process::process_v2_type_group1_ptr32
            3: etw_payloads_process::process_v3_type_group1_ptr32
            4: etw_payloads_process::wmi_process_information_ptr32
            5: etw_payloads_process::process_v0_type_group1_ptr64
            6: etw_payloads_process::process_v1_type_group1_ptr64
            7: etw_payloads_process::process_v2_type_group1_ptr64
            8: etw_payloads_process::process_v3_type_group1_ptr64
            9: etw_payloads_process::wmi_process_information_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 0 ? 0 :
          pointer_size == 4 and version == 1 ? 1 :
          pointer_size == 4 and version == 2 ? 2 :
          pointer_size == 4 and version == 3 ? 3 :
          pointer_size == 4 and version == 4 ? 4 :
          pointer_size == 8 and version == 0 ? 5 :
          pointer_size == 8 and version == 1 ? 6 :
          pointer_size == 8 and version == 2 ? 7 :
          pointer_size == 8 and version == 3 ? 8 :
          pointer_size == 8 and version == 4 ? 9 :
          -1
  image_load_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_image::image_v0_load_ptr32
            1: etw_payloads_image::image_v1_load_ptr32
            2: etw_payloads_image::wmi_imageload_information_ptr32
            3: etw_payloads_image::image_v0_load_ptr64
            4: etw_payloads_image::image_v1_load_ptr64
            5: etw_payloads_image::wmi_imageload_information_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 0 ? 0 :
          pointer_size == 4 and version == 1 ? 1 :
          pointer_size == 4 and version == 2 ? 2 :
          pointer_size == 4 and version == 3 ? 2 :
          pointer_size == 8 and version == 0 ? 3 :
          pointer_size == 8 and version == 1 ? 4 :
          pointer_size == 8 and version == 2 ? 5 :
          pointer_size == 8 and version == 3 ? 5 :
          -1
  process_terminate_type_group1_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_process::process_terminate_type_group1
    instances:
      index:
        value: >-
          version == 2 ? 0 :
          -1
  perfinfo_process_perfctr_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_process::perfinfo_process_perfctr_ptr32
            1: etw_payloads_process::perfinfo_process_perfctr_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 8 and version == 2 ? 1 :
          -1
  perfinfo_process_inswap_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_process::perfinfo_process_inswap_ptr32
            1: etw_payloads_process::perfinfo_process_inswap_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  perfinfo_boot_phase_start_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_power::perfinfo_boot_phase_start
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  process_payload_2:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_process::process_v2_type_group1_ptr32
            1: etw_payloads_process::process_v3_type_group1_ptr32
            2: etw_payloads_process::wmi_process_information_ptr32
            3: etw_payloads_process::process_defunct_type_group1_ptr32
            4: etw_payloads_process::process_v2_type_group1_ptr64
            5: etw_payloads_process::process_v3_type_group1_ptr64
            6: etw_payloads_process::wmi_process_information_ptr64
            7: etw_payloads_process::process_defunct_type_group1_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 4 and version == 3 ? 1 :
          pointer_size == 4 and version == 4 ? 2 :
          pointer_size == 4 and version == 5 ? 3 :
          pointer_size == 8 and version == 2 ? 4 :
          pointer_size == 8 and version == 3 ? 5 :
          pointer_size == 8 and version == 4 ? 6 :
          pointer_size == 8 and version == 5 ? 7 :
          -1
  etw_wake_counter_event_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_process::etw_wake_counter_event_ptr32
            1: etw_payloads_process::etw_wake_counter_event_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  perfinfo_debug_event_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_process::perfinfo_debug_event
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  file_name_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_file::wmi_file_io_ptr32
            1: etw_payloads_file::wmi_file_io_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 0 ? 0 :
          pointer_size == 4 and version == 1 ? 0 :
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 8 and version == 0 ? 1 :
          pointer_size == 8 and version == 1 ? 1 :
          pointer_size == 8 and version == 2 ? 1 :
          -1
  file_name_payload_2:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_file::wmi_file_io_ptr32
            1: etw_payloads_file::wmi_file_io_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 1 ? 0 :
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 8 and version == 1 ? 1 :
          pointer_size == 8 and version == 2 ? 1 :
          -1
  perfinfo_filename_same_information_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_file::perfinfo_filename_same_information_ptr32
            1: etw_payloads_file::perfinfo_filename_same_information_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  file_name_payload_3:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_file::wmi_file_io_ptr32
            1: etw_payloads_file::wmi_file_io_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 8 and version == 2 ? 1 :
          -1
  file_name_payload_4:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_file::wmi_file_io_ptr32
            1: etw_payloads_file::perfinfo_filename_rundown_information_ptr32
            2: etw_payloads_file::wmi_file_io_ptr64
            3: etw_payloads_file::perfinfo_filename_rundown_information_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 4 ? 1 :
          pointer_size == 8 and version == 2 ? 2 :
          pointer_size == 8 ? 3 :
          -1
  file_create_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_file::file_io_create_ptr32
            1: etw_payloads_file::perfinfo_file_create_ptr32
            2: etw_payloads_file::file_io_create_ptr64
            3: etw_payloads_file::perfinfo_file_create_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 4 and version == 3 ? 1 :
          pointer_size == 8 and version == 2 ? 2 :
          pointer_size == 8 and version == 3 ? 3 :
          -1
  file_operation_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_file::file_io_simple_op_ptr32
            1: etw_payloads_file::perfinfo_file_simple_operation_ptr32
            2: etw_payloads_file::file_io_simple_op_ptr64
            3: etw_payloads_file::perfinfo_file_simple_operation_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 4 and version == 3 ? 1 :
          pointer_size == 8 and version == 2 ? 2 :
          pointer_size == 8 and version == 3 ? 3 :
          -1
  file_transfer_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_file::file_io_read_write_ptr32
            1: etw_payloads_file::perfinfo_file_read_write_ptr32
            2: etw_payloads_file::file_io_read_write_ptr64
            3: etw_payloads_file::perfinfo_file_read_write_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 4 and version == 3 ? 1 :
          pointer_size == 8 and version == 2 ? 2 :
          pointer_size == 8 and version == 3 ? 3 :
          -1
  file_information_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_file::file_io_info_ptr32
            1: etw_payloads_file::perfinfo_file_information_ptr32
            2: etw_payloads_file::file_io_info_ptr64
            3: etw_payloads_file::perfinfo_file_information_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 4 and version == 3 ? 1 :
          pointer_size == 8 and version == 2 ? 2 :
          pointer_size == 8 and version == 3 ? 3 :
          -1
  directory_enumeration_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_file::file_io_dir_enum_ptr32
            1: etw_payloads_file::perfinfo_file_direnum_ptr32
            2: etw_payloads_file::file_io_dir_enum_ptr64
            3: etw_payloads_file::perfinfo_file_direnum_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 4 and version == 3 ? 1 :
          pointer_size == 8 and version == 2 ? 2 :
          pointer_size == 8 and version == 3 ? 3 :
          -1
  perfinfo_file_operation_end_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_file::perfinfo_file_operation_end_ptr32
            1: etw_payloads_file::perfinfo_file_operation_end_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 4 and version == 3 ? 0 :
          pointer_size == 8 and version == 2 ? 1 :
          pointer_size == 8 and version == 3 ? 1 :
          -1
  perfinfo_file_path_operation_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_file::perfinfo_file_path_operation_ptr32
            1: etw_payloads_file::perfinfo_file_path_operation_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  thread_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_thread::thread_v0_type_group1
            1: etw_payloads_thread::thread_v1_type_group1_ptr32
            2: etw_payloads_thread::thread_v2_type_group1_ptr32
            3: etw_payloads_thread::wmi_extended_thread_information_ptr32
            4: etw_payloads_thread::thread_v1_type_group1_ptr64
            5: etw_payloads_thread::thread_v2_type_group1_ptr64
            6: etw_payloads_thread::wmi_extended_thread_information_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 0 ? 0 :
          pointer_size == 4 and version == 1 ? 1 :
          pointer_size == 4 and version == 2 ? 2 :
          pointer_size == 4 and version == 3 ? 3 :
          pointer_size == 8 and version == 0 ? 0 :
          pointer_size == 8 and version == 1 ? 4 :
          pointer_size == 8 and version == 2 ? 5 :
          pointer_size == 8 and version == 3 ? 6 :
          -1
  thread_payload_2:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_thread::thread_v0_type_group1
            1: etw_payloads_thread::wmi_thread_information
            2: etw_payloads_thread::thread_v2_type_group1_ptr32
            3: etw_payloads_thread::wmi_extended_thread_information_ptr32
            4: etw_payloads_thread::thread_v2_type_group1_ptr64
            5: etw_payloads_thread::wmi_extended_thread_information_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 0 ? 0 :
          pointer_size == 4 and version == 1 ? 1 :
          pointer_size == 4 and version == 2 ? 2 :
          pointer_size == 4 and version == 3 ? 3 :
          pointer_size == 8 and version == 0 ? 0 :
          pointer_size == 8 and version == 1 ? 1 :
          pointer_size == 8 and version == 2 ? 4 :
          pointer_size == 8 and version == 3 ? 5 :
          -1
  context_switch_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_thread::wmi_contextswap
            1: etw_payloads_thread::wmi_contextswap_v1703
            2: etw_payloads_thread::wmi_contextswap_v6_0
            3: etw_payloads_thread::wmi_contextswap_v5_1
    instances:
      index:
        value: >-
          version == 4 and build >= 16299 ? 0 :
          version == 3 and build >= 15063 and build < 16299 ? 1 :
          version == 2 and build >= 6000 and build < 15063 ? 2 :
          version == 1 and build >= 2600 and build < 6000 ? 3 :
          -1
  perfinfo_ccswap_buffer_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_thread::perfinfo_ccswap_buffer
    instances:
      index:
        value: >-
          build >= 6000 ? 0 :
          -1
  wmi_spinlock_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_sync::wmi_spinlock_ptr32
            1: etw_payloads_sync::wmi_spinlock_v6_2_ptr32
            2: etw_payloads_sync::wmi_spinlock_ptr64
            3: etw_payloads_sync::wmi_spinlock_v6_1_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and build >= 9600 ? 0 :
          pointer_size == 4 and build >= 9200 and build < 9600 ? 1 :
          pointer_size == 8 and build >= 9600 ? 2 :
          pointer_size == 8 and build >= 7600 and build < 9600 ? 3 :
          -1
  wmi_queue_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_sync::wmi_queue_ptr32
            1: etw_payloads_sync::wmi_queue_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  wmi_resource_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_sync::wmi_resource_ptr32
            1: etw_payloads_sync::wmi_resource_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  wmi_pushlock_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_sync::wmi_pushlock_ptr32
            1: etw_payloads_sync::wmi_pushlock_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  wmi_wait_single_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_sync::wmi_wait_single_ptr32
            1: etw_payloads_sync::wmi_wait_single_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  wmi_wait_multiple_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_sync::wmi_wait_multiple_ptr32
            1: etw_payloads_sync::wmi_wait_multiple_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  wmi_delay_execution_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_sync::wmi_delay_execution
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  etw_priority_event_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_thread::etw_priority_event
            1: etw_payloads_thread::reserve_create_ptr32
            2: etw_payloads_thread::reserve_create_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and build >= 6000 ? 0 :
          pointer_size == 4 ? 1 :
          pointer_size == 8 and build >= 6000 ? 0 :
          pointer_size == 8 ? 2 :
          -1
  etw_priority_event_payload_2:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_thread::etw_priority_event
            1: etw_payloads_thread::reserve_delete_ptr32
            2: etw_payloads_thread::reserve_delete_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and build >= 6000 ? 0 :
          pointer_size == 4 ? 1 :
          pointer_size == 8 and build >= 6000 ? 0 :
          pointer_size == 8 ? 2 :
          -1
  etw_ready_thread_event_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_thread::etw_ready_thread_event
    instances:
      index:
        value: >-
          version == 2 ? 0 :
          true ? 0 :
          -1
  etw_priority_event_payload_3:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_thread::etw_priority_event
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  etw_priority_event_payload_4:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_thread::etw_priority_event
            1: etw_payloads_thread::reserve_join_thread_ptr32
            2: etw_payloads_thread::reserve_join_thread_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and build >= 7600 ? 0 :
          pointer_size == 4 ? 1 :
          pointer_size == 8 and build >= 7600 ? 0 :
          pointer_size == 8 ? 2 :
          -1
  etw_thread_affinity_event_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_thread::etw_thread_affinity_event_ptr32
            1: etw_payloads_thread::reserve_join_thread_ptr32
            2: etw_payloads_thread::etw_thread_affinity_event_ptr64
            3: etw_payloads_thread::reserve_join_thread_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and build >= 7600 ? 0 :
          pointer_size == 4 ? 1 :
          pointer_size == 8 and build >= 7600 ? 2 :
          pointer_size == 8 ? 3 :
          -1
  reserve_state_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_thread::reserve_state_ptr32
            1: etw_payloads_thread::reserve_state_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 8 and version == 2 ? 1 :
          -1
  reserve_bandwidth_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_thread::reserve_bandwidth_ptr32
            1: etw_payloads_thread::reserve_bandwidth_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 8 and version == 2 ? 1 :
          -1
  reserve_late_count_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_thread::reserve_late_count_ptr32
            1: etw_payloads_thread::reserve_late_count_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 8 and version == 2 ? 1 :
          -1
  worker_thread_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_thread::worker_thread_ptr32
            1: etw_payloads_thread::worker_thread_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 1 ? 0 :
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 8 and version == 1 ? 1 :
          pointer_size == 8 and version == 2 ? 1 :
          -1
  etw_dfss_start_new_interval_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_scheduler::etw_dfss_start_new_interval
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  etw_dfss_release_thread_on_idle_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_scheduler::etw_dfss_release_thread_on_idle
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  etw_anti_starvation_boost_event_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_thread::etw_anti_starvation_boost_event
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  etw_kqueue_enqueue_event_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_thread::etw_kqueue_enqueue_event_ptr32
            1: etw_payloads_thread::etw_kqueue_enqueue_event_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  etw_kqueue_dequeue_event_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_thread::etw_kqueue_dequeue_event_ptr32
            1: etw_payloads_thread::etw_kqueue_dequeue_event_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  etw_autoboost_set_priority_floor_event_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_thread::etw_autoboost_set_priority_floor_event_ptr32
            1: etw_payloads_thread::etw_autoboost_set_priority_floor_event_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  etw_autoboost_clear_priority_floor_event_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_thread::etw_autoboost_clear_priority_floor_event_ptr32
            1: etw_payloads_thread::etw_autoboost_clear_priority_floor_event_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  etw_autoboost_no_entries_event_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_thread::etw_autoboost_no_entries_event_ptr32
            1: etw_payloads_thread::etw_autoboost_no_entries_event_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  etw_thread_set_name_event_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_thread::etw_thread_set_name_event
    instances:
      index:
        value: >-
          version == 2 ? 0 :
          -1
  tcp_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_network::tcp_ip_v0_type_group1
            1: etw_payloads_network::tcp_ip_v1_send_ptr32
            2: etw_payloads_network::wmi_tcpip_send_v4_ptr32
            3: etw_payloads_network::tcp_ip_v1_send_ptr64
            4: etw_payloads_network::wmi_tcpip_send_v4_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 0 ? 0 :
          pointer_size == 4 and version == 1 ? 1 :
          pointer_size == 4 and version == 2 ? 2 :
          pointer_size == 8 and version == 0 ? 0 :
          pointer_size == 8 and version == 1 ? 3 :
          pointer_size == 8 and version == 2 ? 4 :
          -1
  tcp_payload_2:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_network::tcp_ip_v0_type_group1
            1: etw_payloads_network::wmi_tcpip_v4_ptr32
            2: etw_payloads_network::tcp_ip_type_group1_ptr32
            3: etw_payloads_network::wmi_tcpip_v4_ptr64
            4: etw_payloads_network::tcp_ip_type_group1_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 0 ? 0 :
          pointer_size == 4 and version == 1 ? 1 :
          pointer_size == 4 and version == 2 ? 2 :
          pointer_size == 8 and version == 0 ? 0 :
          pointer_size == 8 and version == 1 ? 3 :
          pointer_size == 8 and version == 2 ? 4 :
          -1
  tcp_payload_3:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_network::tcp_ip_v0_type_group1
            1: etw_payloads_network::tcp_ip_v1_type_group2_ptr32
            2: etw_payloads_network::tcp_ip_type_group2_ptr32
            3: etw_payloads_network::tcp_ip_v1_type_group2_ptr64
            4: etw_payloads_network::tcp_ip_type_group2_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 0 ? 0 :
          pointer_size == 4 and version == 1 ? 1 :
          pointer_size == 4 and version == 2 ? 2 :
          pointer_size == 8 and version == 0 ? 0 :
          pointer_size == 8 and version == 1 ? 3 :
          pointer_size == 8 and version == 2 ? 4 :
          -1
  tcp_payload_4:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_network::wmi_tcpip_v4_ptr32
            1: etw_payloads_network::tcp_ip_type_group1_ptr32
            2: etw_payloads_network::wmi_tcpip_v4_ptr64
            3: etw_payloads_network::tcp_ip_type_group1_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 1 ? 0 :
          pointer_size == 4 and version == 2 ? 1 :
          pointer_size == 8 and version == 1 ? 2 :
          pointer_size == 8 and version == 2 ? 3 :
          -1
  network_failure_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_network::tcp_ip_v1_fail
            1: etw_payloads_network::tcp_ip_fail
    instances:
      index:
        value: >-
          version == 1 ? 0 :
          version == 2 ? 1 :
          -1
  tcp_payload_5:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_network::wmi_tcpip_v4_ptr32
            1: etw_payloads_network::wmi_tcpip_v4_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 1 ? 0 :
          pointer_size == 8 and version == 1 ? 1 :
          -1
  wmi_tcpip_send_v6_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_network::wmi_tcpip_send_v6_ptr32
            1: etw_payloads_network::wmi_tcpip_send_v6_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 8 and version == 2 ? 1 :
          -1
  tcp_ip_type_group3_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_network::tcp_ip_type_group3_ptr32
            1: etw_payloads_network::tcp_ip_type_group3_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 8 and version == 2 ? 1 :
          -1
  tcp_ip_type_group4_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_network::tcp_ip_type_group4_ptr32
            1: etw_payloads_network::tcp_ip_type_group4_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 8 and version == 2 ? 1 :
          -1
  wmi_job_assign_process_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_job::wmi_job_assign_process
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  wmi_job_remove_process_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_job::wmi_job_remove_process
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  wmi_job_set_query_information_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_job::wmi_job_set_query_information
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  wmi_job_send_notification_information_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_job::wmi_job_send_notification_information
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  wmi_job_set_query_cpu_rate_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_job::wmi_job_set_query_cpu_rate
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  wmi_job_set_query_net_rate_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_job::wmi_job_set_query_net_rate
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  udp_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_network::udp_ip_v0_type_group1_ptr32
            1: etw_payloads_network::wmi_udp_v4
            2: etw_payloads_network::udp_ip_type_group1_ptr32
            3: etw_payloads_network::udp_ip_v0_type_group1_ptr64
            4: etw_payloads_network::udp_ip_type_group1_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 0 ? 0 :
          pointer_size == 4 and version == 1 ? 1 :
          pointer_size == 4 and version == 2 ? 2 :
          pointer_size == 8 and version == 0 ? 3 :
          pointer_size == 8 and version == 1 ? 1 :
          pointer_size == 8 and version == 2 ? 4 :
          -1
  network_failure_payload_2:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_network::tcp_ip_fail
    instances:
      index:
        value: >-
          version == 2 ? 0 :
          -1
  wmi_udp_v6_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_network::wmi_udp_v6_ptr32
            1: etw_payloads_network::wmi_udp_v6_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 8 and version == 2 ? 1 :
          -1
  registry_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_registry::registry_v0_type_group1_ptr32
            1: etw_payloads_registry::registry_v1_type_group1_ptr32
            2: etw_payloads_registry::wmi_registry_ptr32
            3: etw_payloads_registry::registry_v0_type_group1_ptr64
            4: etw_payloads_registry::registry_v1_type_group1_ptr64
            5: etw_payloads_registry::wmi_registry_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 0 ? 0 :
          pointer_size == 4 and version == 1 ? 1 :
          pointer_size == 4 and version == 2 ? 2 :
          pointer_size == 8 and version == 0 ? 3 :
          pointer_size == 8 and version == 1 ? 4 :
          pointer_size == 8 and version == 2 ? 5 :
          -1
  registry_payload_2:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_registry::registry_v1_type_group1_ptr32
            1: etw_payloads_registry::wmi_registry_ptr32
            2: etw_payloads_registry::registry_v1_type_group1_ptr64
            3: etw_payloads_registry::wmi_registry_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 1 ? 0 :
          pointer_size == 4 and version == 2 ? 1 :
          pointer_size == 8 and version == 1 ? 2 :
          pointer_size == 8 and version == 2 ? 3 :
          -1
  registry_payload_3:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_registry::wmi_registry_ptr32
            1: etw_payloads_registry::wmi_registry_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 8 and version == 2 ? 1 :
          -1
  cm_perf_counters_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_registry::cm_perf_counters
    instances:
      index:
        value: >-
          version == 2 ? 0 :
          -1
  registry_config_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_registry::registry_config
    instances:
      index:
        value: >-
          version == 2 ? 0 :
          -1
  etw_regnotif_register_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_registry::etw_regnotif_register_ptr32
            1: etw_payloads_registry::etw_regnotif_register_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  etw_debug_print_event_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_trace::etw_debug_print_event
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  cpu_config_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_config::system_config_v0_cpu_ptr32
            1: etw_payloads_config::system_config_cpu_ptr32
            2: etw_payloads_config::cpu_config_record_ptr32
            3: etw_payloads_config::hw_config_cpu
            4: etw_payloads_config::system_config_v0_cpu_ptr64
            5: etw_payloads_config::system_config_cpu_ptr64
            6: etw_payloads_config::cpu_config_record_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 0 ? 0 :
          pointer_size == 4 and version == 1 ? 0 :
          pointer_size == 4 and version == 2 ? 1 :
          pointer_size == 4 and version == 3 ? 2 :
          pointer_size == 4 and build >= 2600 and build < 3790 ? 3 :
          pointer_size == 8 and version == 0 ? 4 :
          pointer_size == 8 and version == 1 ? 4 :
          pointer_size == 8 and version == 2 ? 5 :
          pointer_size == 8 and version == 3 ? 6 :
          pointer_size == 8 and build >= 2600 and build < 3790 ? 3 :
          -1
  physical_disk_config_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_config::physical_disk_record
            1: etw_payloads_config::hw_config_phy_disk
    instances:
      index:
        value: >-
          version == 0 ? 0 :
          version == 1 ? 0 :
          version == 2 ? 0 :
          build >= 2600 and build < 3790 ? 1 :
          -1
  logical_disk_config_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_config::logical_disk_extents
            1: etw_payloads_config::hw_config_log_disk
    instances:
      index:
        value: >-
          version == 0 ? 0 :
          version == 1 ? 0 :
          version == 2 ? 0 :
          build >= 2600 and build < 3790 ? 1 :
          -1
  nic_config_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_config::nic_record
            1: etw_payloads_config::system_config_nic
            2: etw_payloads_config::hw_config_nic
    instances:
      index:
        value: >-
          version == 0 ? 0 :
          version == 1 ? 0 :
          version == 2 ? 1 :
          build >= 2600 and build < 3790 ? 2 :
          -1
  video_record_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_config::video_record
    instances:
      index:
        value: >-
          version == 0 ? 0 :
          version == 1 ? 0 :
          version == 2 ? 0 :
          -1
  service_config_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_config::system_config_v0_services
            1: etw_payloads_config::system_config_services
    instances:
      index:
        value: >-
          version == 0 ? 0 :
          version == 1 ? 0 :
          version == 2 ? 1 :
          version == 3 ? 1 :
          -1
  wmi_power_record_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_config::wmi_power_record
    instances:
      index:
        value: >-
          version == 0 ? 0 :
          version == 1 ? 0 :
          version == 2 ? 0 :
          -1
  system_config_network_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_config::system_config_network
    instances:
      index:
        value: >-
          version == 2 ? 0 :
          -1
  optical_media_record_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_config::optical_media_record
    instances:
      index:
        value: >-
          version == 2 ? 0 :
          -1
  irq_config_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_config::system_config_irq
            1: etw_payloads_config::wmi_irq_record
    instances:
      index:
        value: >-
          version == 0 ? 0 :
          version == 1 ? 0 :
          version == 2 ? 0 :
          version == 3 ? 1 :
          -1
  pnp_config_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_config::wmi_pnp_record_v3
            1: etw_payloads_config::wmi_pnp_record_v4
            2: etw_payloads_config::wmi_pnp_record_v5
    instances:
      index:
        value: >-
          version == 0 ? 0 :
          version == 1 ? 0 :
          version == 2 ? 0 :
          version == 3 ? 0 :
          version == 4 ? 1 :
          version == 5 ? 2 :
          -1
  wmi_ide_channel_record_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_config::wmi_ide_channel_record
    instances:
      index:
        value: >-
          version == 2 ? 0 :
          -1
  system_config_platform_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_config::system_config_platform
    instances:
      index:
        value: >-
          version == 2 ? 0 :
          -1
  wmi_dpi_record_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_config::wmi_dpi_record
    instances:
      index:
        value: >-
          version == 2 ? 0 :
          -1
  config_codeintegrity_record_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_config::config_codeintegrity_record
    instances:
      index:
        value: >-
          version == 2 ? 0 :
          -1
  config_machineid_record_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_config::config_machineid_record
    instances:
      index:
        value: >-
          version == 2 ? 0 :
          -1
  logical_disk_defrag_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_config::logical_disk_defrag
    instances:
      index:
        value: >-
          version == 2 ? 0 :
          -1
  config_devicefamily_record_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_config::config_devicefamily_record
    instances:
      index:
        value: >-
          version == 2 ? 0 :
          -1
  config_flightid_record_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_config::config_flightid_record
    instances:
      index:
        value: >-
          version == 2 ? 0 :
          -1
  processor_record_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_config::processor_record
    instances:
      index:
        value: >-
          version == 2 ? 0 :
          -1
  virtualization_record_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_config::virtualization_record
    instances:
      index:
        value: >-
          version == 2 ? 0 :
          -1
  boot_record_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_config::boot_record
    instances:
      index:
        value: >-
          version == 2 ? 0 :
          -1
  lbr_sample_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_profile::lbr_sample_ptr32
            1: etw_payloads_profile::lbr_sample_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  etw_pool_event_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_pool::etw_pool_event_ptr32
            1: etw_payloads_pool::etw_pool_event_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  perfinfo_sampled_profile_information_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_profile::perfinfo_sampled_profile_information_ptr32
            1: etw_payloads_profile::perfinfo_sampled_profile_information_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 8 and version == 2 ? 1 :
          -1
  perfinfo_pmc_sample_information_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_profile::perfinfo_pmc_sample_information_ptr32
            1: etw_payloads_profile::perfinfo_pmc_sample_information_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  isr_msi_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_profile::isr_msi_ptr32
            1: etw_payloads_profile::isr_msi_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 8 and version == 2 ? 1 :
          -1
  perfinfo_syscall_enter_data_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_profile::perfinfo_syscall_enter_data_ptr32
            1: etw_payloads_profile::perfinfo_syscall_enter_data_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 8 and version == 2 ? 1 :
          -1
  perfinfo_syscall_exit_data_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_profile::perfinfo_syscall_exit_data
    instances:
      index:
        value: >-
          version == 2 ? 0 :
          -1
  perfinfo_sampled_profile_cache_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_profile::perfinfo_sampled_profile_cache_ptr32
            1: etw_payloads_profile::perfinfo_sampled_profile_cache_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  perfinfo_dpc_information_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_profile::perfinfo_dpc_information_ptr32
            1: etw_payloads_profile::perfinfo_dpc_information_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 8 and version == 2 ? 1 :
          -1
  interrupt_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_profile::isr_v1_ptr32
            1: etw_payloads_profile::perfinfo_interrupt_information_ptr32
            2: etw_payloads_profile::isr_v1_ptr64
            3: etw_payloads_profile::perfinfo_interrupt_information_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 1 ? 0 :
          pointer_size == 4 and version == 2 ? 1 :
          pointer_size == 8 and version == 1 ? 2 :
          pointer_size == 8 and version == 2 ? 3 :
          -1
  perfinfo_dpc_information_payload_2:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_profile::perfinfo_dpc_information_ptr32
            1: etw_payloads_profile::perfinfo_dpc_information_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 1 ? 0 :
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 8 and version == 1 ? 1 :
          pointer_size == 8 and version == 2 ? 1 :
          -1
  perfinfo_io_timer_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_profile::perfinfo_io_timer_ptr32
            1: etw_payloads_profile::perfinfo_io_timer_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  perfinfo_sampled_profile_config_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_profile::perfinfo_sampled_profile_config
    instances:
      index:
        value: >-
          version == 2 ? 0 :
          -1
  perfinfo_sampled_profile_config_payload_2:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_profile::perfinfo_sampled_profile_config
    instances:
      index:
        value: >-
          version == 2 ? 0 :
          version == 3 ? 0 :
          -1
  perfinfo_spinlock_config_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_sync::perfinfo_spinlock_config
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  perfinfo_executive_resource_config_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_sync::perfinfo_executive_resource_config
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  perfinfo_clock_interrupt_information_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_profile::perfinfo_clock_interrupt_information
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  etw_timer_expiration_start_event_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_profile::etw_timer_expiration_start_event
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  etw_timer_expiration_event_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_profile::etw_timer_expiration_event_ptr32
            1: etw_payloads_profile::etw_timer_expiration_event_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  etw_set_timer_event_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_profile::etw_set_timer_event_ptr32
            1: etw_payloads_profile::etw_set_timer_event_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  etw_cancel_timer_event_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_profile::etw_cancel_timer_event_ptr32
            1: etw_payloads_profile::etw_cancel_timer_event_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  etw_clock_time_update_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_profile::etw_clock_time_update
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  etw_clock_configuration_event_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_profile::etw_clock_configuration_event
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  perfinfo_ipi_information_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_profile::perfinfo_ipi_information
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  etw_cpu_cache_flush_event_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_profile::etw_cpu_cache_flush_event_ptr32
            1: etw_payloads_profile::etw_cpu_cache_flush_event_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  perfinfo_dpc_enqueue_information_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_profile::perfinfo_dpc_enqueue_information_ptr32
            1: etw_payloads_profile::perfinfo_dpc_enqueue_information_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  perfinfo_dpc_execution_information_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_profile::perfinfo_dpc_execution_information_ptr32
            1: etw_payloads_profile::perfinfo_dpc_execution_information_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  etw_set_ktimer2_event_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_profile::etw_set_ktimer2_event_ptr32
            1: etw_payloads_profile::etw_set_ktimer2_event_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  etw_cancel_ktimer2_event_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_profile::etw_cancel_ktimer2_event_ptr32
            1: etw_payloads_profile::etw_cancel_ktimer2_event_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  etw_disable_ktimer2_event_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_profile::etw_disable_ktimer2_event_ptr32
            1: etw_payloads_profile::etw_disable_ktimer2_event_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  etw_finalize_ktimer2_event_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_profile::etw_finalize_ktimer2_event_ptr32
            1: etw_payloads_profile::etw_finalize_ktimer2_event_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  perfinfo_yield_processor_information_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_profile::perfinfo_yield_processor_information
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  heap_trace_create_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_heap::heap_trace_create_ptr32
            1: etw_payloads_heap::heap_trace_create_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  heap_trace_alloc_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_heap::heap_trace_alloc_ptr32
            1: etw_payloads_heap::heap_trace_alloc_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  heap_realloc_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_heap::heap_realloc_ptr32
            1: etw_payloads_heap::heap_realloc_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  heap_type_group1_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_heap::heap_type_group1_ptr32
            1: etw_payloads_heap::heap_type_group1_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  heap_trace_free_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_heap::heap_trace_free_ptr32
            1: etw_payloads_heap::heap_trace_free_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  heap_expand_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_heap::heap_expand_ptr32
            1: etw_payloads_heap::heap_expand_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  heap_snap_shot_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_heap::heap_snap_shot_ptr32
            1: etw_payloads_heap::heap_snap_shot_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  heap_contract_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_heap::heap_contract_ptr32
            1: etw_payloads_heap::heap_contract_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  etw_create_handle_event_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_object::etw_create_handle_event_ptr32
            1: etw_payloads_object::etw_create_handle_event_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  etw_duplicate_handle_event_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_object::etw_duplicate_handle_event_ptr32
            1: etw_payloads_object::etw_duplicate_handle_event_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  etw_object_type_event_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_object::etw_object_type_event
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  etw_object_handle_event_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_object::etw_object_handle_event_ptr32
            1: etw_payloads_object::etw_object_handle_event_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  etw_createdelete_object_event_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_object::etw_createdelete_object_event_ptr32
            1: etw_payloads_object::etw_createdelete_object_event_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  etw_refderef_object_event_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_object::etw_refderef_object_event_ptr32
            1: etw_payloads_object::etw_refderef_object_event_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  perfinfo_battery_life_info_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_power::perfinfo_battery_life_info
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  perfinfo_idle_state_change_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_power::perfinfo_idle_state_change
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  perfinfo_set_power_action_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_power::perfinfo_set_power_action_ptr32
            1: etw_payloads_power::perfinfo_set_power_action_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  perfinfo_set_power_action_ret_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_power::perfinfo_set_power_action_ret_ptr32
            1: etw_payloads_power::perfinfo_set_power_action_ret_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  perfinfo_set_devices_state_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_power::perfinfo_set_devices_state
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  perfinfo_set_devices_state_ret_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_power::perfinfo_set_devices_state_ret
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  perfinfo_po_notify_device_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_power::perfinfo_po_notify_device_ptr32
            1: etw_payloads_power::perfinfo_po_notify_device_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  perfinfo_po_notify_device_complete_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_power::perfinfo_po_notify_device_complete_ptr32
            1: etw_payloads_power::perfinfo_po_notify_device_complete_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  perfinfo_po_session_callout_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_power::perfinfo_po_session_callout
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  perfinfo_po_session_callout_ret_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_power::perfinfo_po_session_callout_ret
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  perfinfo_po_presleep_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_power::perfinfo_po_presleep
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  perfinfo_po_postsleep_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_power::perfinfo_po_postsleep
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  perfinfo_po_calibrated_perfcounter_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_power::perfinfo_po_calibrated_perfcounter
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  perfinfo_ppm_perf_state_change_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_power::perfinfo_ppm_perf_state_change
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  perfinfo_ppm_idle_state_change_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_power::perfinfo_ppm_idle_state_change
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  perfinfo_ppm_thermal_constraint_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_power::perfinfo_ppm_thermal_constraint
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  perfinfo_ppm_idle_state_enter_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_power::perfinfo_ppm_idle_state_enter
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  perfinfo_ppm_idle_state_exit_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_power::perfinfo_ppm_idle_state_exit
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  perfinfo_ppm_idle_exit_latency_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_power::perfinfo_ppm_idle_exit_latency
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  kernel_image_base_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_image::kernel_image_base_ptr32
            1: etw_payloads_image::kernel_image_base_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 8 and version == 2 ? 1 :
          -1
  hyper_call_page_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_image::hyper_call_page_ptr32
            1: etw_payloads_image::hyper_call_page_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 8 and version == 2 ? 1 :
          -1
  perfinfo_cc_workitem_enqueue_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_cache::perfinfo_cc_workitem_enqueue_ptr32
            1: etw_payloads_cache::perfinfo_cc_workitem_enqueue_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  perfinfo_cc_workitem_dequeue_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_cache::perfinfo_cc_workitem_dequeue_ptr32
            1: etw_payloads_cache::perfinfo_cc_workitem_dequeue_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  perfinfo_cc_workitem_complete_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_cache::perfinfo_cc_workitem_complete_ptr32
            1: etw_payloads_cache::perfinfo_cc_workitem_complete_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  perfinfo_cc_read_ahead_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_cache::perfinfo_cc_read_ahead_ptr32
            1: etw_payloads_cache::perfinfo_cc_read_ahead_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  perfinfo_cc_lazy_write_scan_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_cache::perfinfo_cc_lazy_write_scan_ptr32
            1: etw_payloads_cache::perfinfo_cc_lazy_write_scan_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  perfinfo_cc_can_write_fail_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_cache::perfinfo_cc_can_write_fail_ptr32
            1: etw_payloads_cache::perfinfo_cc_can_write_fail_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  perfinfo_cc_flush_cache_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_cache::perfinfo_cc_flush_cache_ptr32
            1: etw_payloads_cache::perfinfo_cc_flush_cache_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  perfinfo_cc_flush_section_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_cache::perfinfo_cc_flush_section_ptr32
            1: etw_payloads_cache::perfinfo_cc_flush_section_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  perfinfo_cc_schedule_read_ahead_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_cache::perfinfo_cc_schedule_read_ahead_ptr32
            1: etw_payloads_cache::perfinfo_cc_schedule_read_ahead_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  perfinfo_cc_logged_stream_info_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_cache::perfinfo_cc_logged_stream_info_ptr32
            1: etw_payloads_cache::perfinfo_cc_logged_stream_info_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  perfinfo_cc_extra_wb_thread_info_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_cache::perfinfo_cc_extra_wb_thread_info_ptr32
            1: etw_payloads_cache::perfinfo_cc_extra_wb_thread_info_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  crit_sec_collision_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_sync::crit_sec_collision_ptr32
            1: etw_payloads_sync::crit_sec_collision_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  crit_sec_init_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_sync::crit_sec_init_ptr32
            1: etw_payloads_sync::crit_sec_init_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  stack_walk_event_data_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_stack::stack_walk_event_data_ptr32
            1: etw_payloads_stack::stack_walk_event_data_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 8 and version == 2 ? 1 :
          -1
  stack_trace_event_data_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_stack::stack_trace_event_data_ptr32
            1: etw_payloads_stack::stack_trace_event_data_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 8 and version == 2 ? 1 :
          -1
  stack_walk_key_event_data_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_stack::stack_walk_key_event_data_ptr32
            1: etw_payloads_stack::stack_walk_key_event_data_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 and version == 2 ? 0 :
          pointer_size == 8 and version == 2 ? 1 :
          -1
  etw_ums_event_directed_switch_start_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_scheduler::etw_ums_event_directed_switch_start
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  etw_ums_event_directed_switch_end_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_scheduler::etw_ums_event_directed_switch_end
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  etw_ums_event_park_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_scheduler::etw_ums_event_park
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  etw_ums_event_disassociate_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_scheduler::etw_ums_event_disassociate
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  alpc_send_message_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_alpc::alpc_send_message
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  alpc_wait_for_new_message_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_alpc::alpc_wait_for_new_message
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  alpc_unwait_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_alpc::alpc_unwait
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  split_io_info_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_disk::split_io_info_ptr32
            1: etw_payloads_disk::split_io_info_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  tpcb_enqueue_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_threadpool::tpcb_enqueue_ptr32
            1: etw_payloads_threadpool::tpcb_enqueue_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  tpcb_dequeue_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_threadpool::tpcb_dequeue_ptr32
            1: etw_payloads_threadpool::tpcb_dequeue_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  tpcb_cancel_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_threadpool::tpcb_cancel_ptr32
            1: etw_payloads_threadpool::tpcb_cancel_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  tp_pool_create_close_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_threadpool::tp_pool_create_close_ptr32
            1: etw_payloads_threadpool::tp_pool_create_close_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  tp_thread_set_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_threadpool::tp_thread_set_ptr32
            1: etw_payloads_threadpool::tp_thread_set_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  system_config_ex_build_info_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_config::system_config_ex_build_info
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  system_config_ex_system_paths_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_config::system_config_ex_system_paths
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  system_config_ex_unknown_volume_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_config::system_config_ex_unknown_volume
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  system_config_ex_volume_mapping_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_config::system_config_ex_volume_mapping
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  config_devicefamily_record_payload_2:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_config::config_devicefamily_record
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  image_id_info_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_image::image_id_info_ptr32
            1: etw_payloads_image::image_id_info_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  image_id_none_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_image::image_id_none_ptr32
            1: etw_payloads_image::image_id_none_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  image_id_rsds_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_image::image_id_rsds_ptr32
            1: etw_payloads_image::image_id_rsds_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  image_id_ppdb_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_image::image_id_ppdb_ptr32
            1: etw_payloads_image::image_id_ppdb_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  image_id_determ_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_image::image_id_determ_ptr32
            1: etw_payloads_image::image_id_determ_ptr64
    instances:
      index:
        value: >-
          pointer_size == 4 ? 0 :
          pointer_size == 8 ? 1 :
          -1
  image_id_file_version_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_image::image_id_file_version
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  trace_event_info_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_trace::trace_event_info
    instances:
      index:
        value: >-
          build >= 6000 ? 0 :
          -1
  event_metadata_event_map_info_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_trace::event_metadata_event_map_info
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  winsat_assessment_payload:
    params:
      - id: version
        type: u2
      - id: pointer_size
        type: u1
      - id: build
        type: u4
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: etw_payloads_config::winsat_assessment
    instances:
      index:
        value: >-
          true ? 0 :
          -1
  event_class:
    doc: Class GUID of classic events, whose headers have no hook ID.
    params:
      - id: class_guid
        type: bytes
      - id: event_type
        type: u1
    instances:
      first:
        value: >-
          class_guid == [0x00, 0x2f, 0x15, 0xa9, 0x58, 0x3f, 0xee, 0x4b, 0x92,
          0xa1, 0x70, 0xc7, 0xd0, 0x79, 0xd5, 0xdd] ? 0x1300 :
          class_guid == [0x00, 0xd9, 0xfd, 0x68, 0x3e, 0x4a, 0xd1, 0x11, 0x84,
          0xf4, 0x00, 0x00, 0xf8, 0x04, 0x64, 0xe3] ? 0x0000 :
          class_guid == [0x09, 0x6d, 0x97, 0x13, 0x27, 0xa3, 0x8c, 0x43, 0x95,
          0x0b, 0x7f, 0x03, 0x19, 0x28, 0x15, 0xc7] ? 0x0a00 :
          class_guid == [0x1d, 0x5d, 0xb1, 0x2c, 0xc1, 0x5f, 0xd2, 0x11, 0xab,
          0xe1, 0x00, 0xa0, 0xc9, 0x11, 0xf5, 0x18] ? 0x1400 :
          class_guid == [0x2e, 0x72, 0x53, 0xae, 0x63, 0xc8, 0xd2, 0x11, 0x86,
          0x59, 0x00, 0xc0, 0x4f, 0xa3, 0x21, 0xa1] ? 0x0900 :
          class_guid == [0x36, 0x67, 0xc6, 0x3a, 0x59, 0xcc, 0xff, 0x4c, 0x81,
          0x15, 0x8d, 0xf5, 0x0e, 0x39, 0x81, 0x6b] ? 0x1700 :
          class_guid == [0x39, 0xa4, 0x87, 0x76, 0x52, 0xf7, 0xb8, 0x45, 0xb7,
          0x41, 0x32, 0x1a, 0xec, 0x0f, 0x8d, 0xf9] ? 0x1600 :
          class_guid == [0x39, 0xdc, 0xcb, 0x90, 0x3e, 0x4a, 0xd1, 0x11, 0x84,
          0xf4, 0x00, 0x00, 0xf8, 0x04, 0x64, 0xe3] ? 0x0400 :
          class_guid == [0x46, 0xfe, 0xf2, 0xde, 0xd6, 0x7b, 0x80, 0x4b, 0xbd,
          0x94, 0xf5, 0x7f, 0xe2, 0x0d, 0x0c, 0xe3] ? 0x1800 :
          class_guid == [0x49, 0xa1, 0xe9, 0x2c, 0xfe, 0xef, 0xf0, 0x42, 0xa6,
          0x35, 0xa1, 0xd3, 0x9e, 0x26, 0xc8, 0xf2] ? 0x1e00 :
          class_guid == [0x4b, 0x97, 0xec, 0x9a, 0x8e, 0x5b, 0x18, 0x41, 0x9b,
          0x92, 0x31, 0x86, 0xd8, 0x00, 0x2c, 0xe5] ? 0x1900 :
          class_guid == [0x50, 0x7f, 0x49, 0x89, 0xfe, 0xef, 0x40, 0x44, 0x8c,
          0xf2, 0xce, 0x6b, 0x1c, 0xdc, 0xac, 0xa7] ? 0x1100 :
          class_guid == [0x5c, 0x40, 0x2a, 0x7f, 0xb5, 0x69, 0xf9, 0x4b, 0xa1,
          0xf5, 0x30, 0xe8, 0xf1, 0xaf, 0xab, 0x5e] ? 0x1d00 :
          class_guid == [0x62, 0x57, 0x69, 0x42, 0x50, 0xea, 0x7a, 0x49, 0x90,
          0x68, 0x5c, 0xbb, 0xb3, 0x5e, 0x0b, 0x95] ? 0x0d00 :
          class_guid == [0x65, 0x3a, 0x85, 0x01, 0x8f, 0x41, 0x36, 0x4f, 0xae,
          0xfc, 0xdc, 0x0f, 0x1d, 0x2f, 0xd2, 0x35] ? 0x0b00 :
          class_guid == [0x72, 0x48, 0xd1, 0xb2, 0x5b, 0x7c, 0x3d, 0x46, 0x84,
          0x19, 0xee, 0x9b, 0xf7, 0xd2, 0x3e, 0x04] ? 0x1500 :
          class_guid == [0x76, 0xfc, 0x82, 0x32, 0xed, 0xfe, 0x8e, 0x49, 0x8a,
          0xa7, 0xe7, 0x0f, 0x45, 0x9d, 0x43, 0x0e] ? 0x0700 :
          class_guid == [0x83, 0x43, 0x13, 0x99, 0x48, 0x52, 0xfc, 0x43, 0x83,
          0x4b, 0x52, 0x94, 0x54, 0xe7, 0x5d, 0xf3] ? 0x0c00 :
          class_guid == [0x91, 0xee, 0x79, 0x9b, 0xfd, 0xb5, 0xc0, 0x41, 0xa2,
          0x43, 0x42, 0x48, 0xe2, 0x66, 0xe9, 0xd0] ? 0x10100 :
          class_guid == [0x92, 0xca, 0x37, 0xd8, 0xb9, 0x12, 0xa5, 0x44, 0xad,
          0x6a, 0x3a, 0x65, 0xb3, 0x57, 0x8a, 0xa8] ? 0x1b00 :
          class_guid == [0xab, 0x62, 0x29, 0x22, 0x80, 0x61, 0x88, 0x4b, 0xa8,
          0x25, 0x34, 0x6b, 0x75, 0xf2, 0xa2, 0x4a] ? 0x1000 :
          class_guid == [0xb4, 0xbf, 0x1d, 0xce, 0x7e, 0x13, 0xa6, 0x4d, 0x87,
          0xb0, 0x3f, 0x59, 0xaa, 0x10, 0x2c, 0xbc] ? 0x0f00 :
          class_guid == [0xb6, 0xa8, 0x68, 0x02, 0xfd, 0x74, 0x02, 0x43, 0x9d,
          0xd0, 0x6e, 0x8f, 0x17, 0x95, 0xc0, 0xcf] ? 0x0e00 :
          class_guid == [0xc0, 0x0a, 0x28, 0x9a, 0xe0, 0xc8, 0xd1, 0x11, 0x84,
          0xe2, 0x00, 0xc0, 0x4f, 0xb9, 0x98, 0xa2] ? 0x0600 :
          class_guid == [0xc1, 0xf6, 0xcc, 0xbb, 0xd1, 0x6c, 0xc4, 0x48, 0x80,
          0xff, 0x83, 0x94, 0x82, 0xe3, 0x76, 0x71] ? 0x10300 :
          class_guid == [0xc5, 0x50, 0x3a, 0xbf, 0xc9, 0xa9, 0x88, 0x49, 0xa0,
          0x05, 0x2d, 0xf0, 0xb7, 0xc8, 0x0f, 0x80] ? 0x0800 :
          class_guid == [0xcd, 0xcc, 0xd8, 0x45, 0x9f, 0x53, 0x72, 0x4b, 0xa8,
          0xb7, 0x5c, 0x68, 0x31, 0x42, 0x60, 0x9a] ? 0x1a00 :
          class_guid == [0xd0, 0xa8, 0x6f, 0x3d, 0x05, 0xfe, 0xd0, 0x11, 0x9d,
          0xda, 0x00, 0xc0, 0x4f, 0xd7, 0xba, 0x7c] ? 0x0300 :
          class_guid == [0xd1, 0xa8, 0x6f, 0x3d, 0x05, 0xfe, 0xd0, 0x11, 0x9d,
          0xda, 0x00, 0xc0, 0x4f, 0xd7, 0xba, 0x7c] ? 0x0500 :
          class_guid == [0xd3, 0xa8, 0x6f, 0x3d, 0x05, 0xfe, 0xd0, 0x11, 0x9d,
          0xda, 0x00, 0xc0, 0x4f, 0xd7, 0xba, 0x7c] ? 0x0200 :
          class_guid == [0xd4, 0xa8, 0x6f, 0x3d, 0x05, 0xfe, 0xd0, 0x11, 0x9d,
          0xda, 0x00, 0xc0, 0x4f, 0xd7, 0xba, 0x7c] ? 0x0100 :
          class_guid == [0xd7, 0x75, 0xe6, 0xb3, 0x54, 0x25, 0x18, 0x4f, 0x83,
          0x0b, 0x27, 0x62, 0x73, 0x25, 0x60, 0xde] ? 0x10200 :
          class_guid == [0xe0, 0x45, 0x34, 0xe4, 0x03, 0x09, 0xc3, 0x48, 0xb8,
          0x78, 0xff, 0x0f, 0xcc, 0xeb, 0xdd, 0x04] ? 0x1200 :
          class_guid == [0xe0, 0x9a, 0x39, 0x6a, 0xc6, 0x4b, 0xe9, 0x4d, 0x87,
          0x0b, 0x36, 0x57, 0xf8, 0x94, 0x7e, 0x7e] ? 0x10000 :
          class_guid == [0xe2, 0xd0, 0x61, 0xc8, 0xc1, 0xa2, 0x36, 0x4d, 0x9f,
          0x9c, 0x97, 0x0b, 0xab, 0x94, 0x3a, 0x12] ? 0x1c00 :
          class_guid == [0xf8, 0xdf, 0x54, 0xed, 0x09, 0xc4, 0xf6, 0x4c, 0xbf,
          0x83, 0x05, 0xe1, 0xe6, 0x1a, 0x09, 0xc4] ? 0x10400 :
          -1
        doc: Key of event type 0; -1 if the class is unknown.
      key:
        value: 'first == -1 ? -1 : first + event_type'
        doc: Hook ID. A class without hook IDs has numbers from 0x10000 on.
