//! Names of the tables as names in Rust.

use etwspec_catalog::casing::{pascal, release, screaming, snake};

#[test]
fn converts_both_of_microsofts_styles() {
    assert_eq!(pascal("EVENT_TRACE_HEADER"), "EventTraceHeader");
    assert_eq!(pascal("5.1"), "5_1");
    assert_eq!(release("6.0", Some("late")), "6_0Late");
    assert_eq!(release("server-2022", None), "Server2022");
    assert_eq!(release("10-21H2", None), "10_21h2");
    assert_eq!(snake("TSId"), "ts_id");
    assert_eq!(snake("Type"), "kind");
    assert_eq!(snake("Spare0"), "spare0");
}

#[test]
fn acronyms_are_one_word() {
    assert_eq!(snake("PEBSIndex"), "pebs_index");
    assert_eq!(snake("SCSITargetId"), "scsi_target_id");
    assert_eq!(snake("CPUSpeed"), "cpu_speed");
    assert_eq!(snake("TargetPID"), "target_pid");
    assert_eq!(snake("CSwitchSamplePeriodUS"), "cswitch_sample_period_us");
    assert_eq!(pascal("HWConfig_NIC"), "HwConfigNic");
}

#[test]
fn plural_stays_with_its_acronym() {
    assert_eq!(snake("NoOfUCRs"), "no_of_ucrs");
    assert_eq!(snake("KCBsDelayed"), "kcbs_delayed");
    assert_eq!(snake("ThreadIDs2"), "thread_ids2");
    assert_eq!(snake("CPUState"), "cpu_state");
    assert_eq!(snake("HasIs"), "has_is");
}

#[test]
fn single_letters_are_joined_with_underscores_only() {
    assert_eq!(snake("DestIPv4Address"), "dest_ipv4_address");
    assert_eq!(snake("MinimizedRDomain"), "minimized_rdomain");
    assert_eq!(snake("wDayOfWeek"), "wday_of_week");
    assert_eq!(snake("R2RGetEntryPoint"), "r2r_get_entry_point");
    assert_eq!(snake("Ieee8021QNetBufferListInfo"), "ieee8021q_net_buffer_list_info");
    assert_eq!(snake("TestStr0WLength"), "test_str0w_length");
    assert_eq!(snake("TestStrWLength"), "test_strw_length");
    assert_eq!(snake("SecContextH"), "sec_context_h");
    assert_eq!(snake("K"), "k");
    assert_eq!(snake("STATUS_NOT_A_DIRECTORY"), "status_not_a_directory");
    assert_eq!(screaming("IN_win_UInt16", Some("IN_"), None), "WIN_UINT16");
    assert_eq!(pascal("TcpCTcpGamma"), "TcpCTcpGamma");
}

#[test]
fn acronyms_end_before_lower_case() {
    assert_eq!(snake("DatasentoverUDPprotocol"), "datasentover_udp_protocol");
    assert_eq!(snake("TCPIPTCPconnectionattemptfailed"), "tcpip_tcp_connectionattemptfailed");
}

#[test]
fn mixed_case_abbreviations_are_one_word() {
    assert_eq!(snake("MHz"), "mhz");
    assert_eq!(snake("CPUSpeedInMHz"), "cpu_speed_in_mhz");
    assert_eq!(snake("CpuMHzLimit"), "cpu_mhz_limit");
    assert_eq!(snake("SizeInKBytes"), "size_in_kbytes");
    assert_eq!(snake("NewIoQoSPriorityFloor"), "new_io_qos_priority_floor");
    assert_eq!(snake("TxRGUID"), "txr_guid");
    assert_eq!(snake("DotNETRuntime"), "dotnet_runtime");
    assert_eq!(screaming("HTTPv2", None, None), "HTTPV2");
    assert_eq!(snake("WoLEvent"), "wol_event");
    assert_eq!(snake("RetiredFPUInstructionsx87"), "retired_fpu_instructions_x87");
    assert_eq!(snake("MMXAnd3DNow"), "mmx_and_3dnow");
    assert_eq!(screaming("CpuSpeedInKHz", None, None), "CPU_SPEED_IN_KHZ");
}

#[test]
fn digits_belong_to_the_word_before_them() {
    assert_eq!(snake("Ipv4Index"), "ipv4_index");
    assert_eq!(snake("Win32StartAddress64"), "win32_start_address64");
    assert_eq!(snake("FillIntoL2DirtyL2Victim"), "fill_into_l2_dirty_l2_victim");
    assert_eq!(snake("PowerDeviceD0"), "power_device_d0");
}

#[test]
fn constants_drop_prefix_and_suffix_and_never_start_with_a_digit() {
    let class = |name| screaming(name, Some("EventTrace"), Some("Information"));
    assert_eq!(class("EventTraceKernelVersionInformation"), "KERNEL_VERSION");
    assert_eq!(screaming("Profile2Issue", Some("Profile"), None), "PROFILE2_ISSUE");
    assert_eq!(screaming("TRACE_HEADER_TYPE_PERFINFO32", Some("TRACE_HEADER_TYPE_"), None), "PERFINFO32");
}
