// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of topic `payloads::network`.
mod tcp_ip_fail_tcp_ip_fail {
use etwspec_runtime::laws;
use etwspec::payloads::network::tcp_ip_fail::{ TcpIpFail as T, TcpIpFailView as V };
const MEMBERS: &[&str] = &[
    "Proto",
    "FailureCode",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.proto() } else { from.proto() }; value.set_proto(it); None }
        1 => { let it = if way == laws::Way::View { view.failure_code() } else { from.failure_code() }; value.set_failure_code(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod tcp_ip_type_group1_tcp_ip_type_group1_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::network::tcp_ip_type_group1::{ TcpIpTypeGroup1Ptr32 as T, TcpIpTypeGroup1Ptr32View as V };
const MEMBERS: &[&str] = &[
    "PID",
    "size",
    "daddr",
    "saddr",
    "dport",
    "sport",
    "seqnum",
    "connid",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.pid() } else { from.pid() }; value.set_pid(it); None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        2 => { if way == laws::Way::View { let it = view.daddr(); value.set_daddr(it); } else { value.set_daddr_as_ipv4(from.daddr_as_ipv4()); } None }
        3 => { if way == laws::Way::View { let it = view.saddr(); value.set_saddr(it); } else { value.set_saddr_as_ipv4(from.saddr_as_ipv4()); } None }
        4 => { if way == laws::Way::View { let it = view.dport(); value.set_dport(it); } else { value.set_dport_as_port(from.dport_as_port()); } None }
        5 => { if way == laws::Way::View { let it = view.sport(); value.set_sport(it); } else { value.set_sport_as_port(from.sport_as_port()); } None }
        6 => { let it = if way == laws::Way::View { view.seqnum() } else { from.seqnum() }; value.set_seqnum(it); None }
        7 => { let it = if way == laws::Way::View { view.connid() } else { from.connid() }; value.set_connid(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod tcp_ip_type_group1_tcp_ip_type_group1_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::network::tcp_ip_type_group1::{ TcpIpTypeGroup1Ptr64 as T, TcpIpTypeGroup1Ptr64View as V };
const MEMBERS: &[&str] = &[
    "PID",
    "size",
    "daddr",
    "saddr",
    "dport",
    "sport",
    "seqnum",
    "connid",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.pid() } else { from.pid() }; value.set_pid(it); None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        2 => { if way == laws::Way::View { let it = view.daddr(); value.set_daddr(it); } else { value.set_daddr_as_ipv4(from.daddr_as_ipv4()); } None }
        3 => { if way == laws::Way::View { let it = view.saddr(); value.set_saddr(it); } else { value.set_saddr_as_ipv4(from.saddr_as_ipv4()); } None }
        4 => { if way == laws::Way::View { let it = view.dport(); value.set_dport(it); } else { value.set_dport_as_port(from.dport_as_port()); } None }
        5 => { if way == laws::Way::View { let it = view.sport(); value.set_sport(it); } else { value.set_sport_as_port(from.sport_as_port()); } None }
        6 => { let it = if way == laws::Way::View { view.seqnum() } else { from.seqnum() }; value.set_seqnum(it); None }
        7 => { let it = if way == laws::Way::View { view.connid() } else { from.connid() }; value.set_connid(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod tcp_ip_type_group2_tcp_ip_type_group2_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::network::tcp_ip_type_group2::{ TcpIpTypeGroup2Ptr32 as T, TcpIpTypeGroup2Ptr32View as V };
const MEMBERS: &[&str] = &[
    "PID",
    "size",
    "daddr",
    "saddr",
    "dport",
    "sport",
    "mss",
    "sackopt",
    "tsopt",
    "wsopt",
    "rcvwin",
    "rcvwinscale",
    "sndwinscale",
    "seqnum",
    "connid",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.pid() } else { from.pid() }; value.set_pid(it); None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        2 => { if way == laws::Way::View { let it = view.daddr(); value.set_daddr(it); } else { value.set_daddr_as_ipv4(from.daddr_as_ipv4()); } None }
        3 => { if way == laws::Way::View { let it = view.saddr(); value.set_saddr(it); } else { value.set_saddr_as_ipv4(from.saddr_as_ipv4()); } None }
        4 => { if way == laws::Way::View { let it = view.dport(); value.set_dport(it); } else { value.set_dport_as_port(from.dport_as_port()); } None }
        5 => { if way == laws::Way::View { let it = view.sport(); value.set_sport(it); } else { value.set_sport_as_port(from.sport_as_port()); } None }
        6 => { let it = if way == laws::Way::View { view.mss() } else { from.mss() }; value.set_mss(it); None }
        7 => { let it = if way == laws::Way::View { view.sackopt() } else { from.sackopt() }; value.set_sackopt(it); None }
        8 => { let it = if way == laws::Way::View { view.tsopt() } else { from.tsopt() }; value.set_tsopt(it); None }
        9 => { let it = if way == laws::Way::View { view.wsopt() } else { from.wsopt() }; value.set_wsopt(it); None }
        10 => { let it = if way == laws::Way::View { view.rcvwin() } else { from.rcvwin() }; value.set_rcvwin(it); None }
        11 => { let it = if way == laws::Way::View { view.rcvwinscale() } else { from.rcvwinscale() }; value.set_rcvwinscale(it); None }
        12 => { let it = if way == laws::Way::View { view.sndwinscale() } else { from.sndwinscale() }; value.set_sndwinscale(it); None }
        13 => { let it = if way == laws::Way::View { view.seqnum() } else { from.seqnum() }; value.set_seqnum(it); None }
        14 => { let it = if way == laws::Way::View { view.connid() } else { from.connid() }; value.set_connid(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod tcp_ip_type_group2_tcp_ip_type_group2_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::network::tcp_ip_type_group2::{ TcpIpTypeGroup2Ptr64 as T, TcpIpTypeGroup2Ptr64View as V };
const MEMBERS: &[&str] = &[
    "PID",
    "size",
    "daddr",
    "saddr",
    "dport",
    "sport",
    "mss",
    "sackopt",
    "tsopt",
    "wsopt",
    "rcvwin",
    "rcvwinscale",
    "sndwinscale",
    "seqnum",
    "connid",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.pid() } else { from.pid() }; value.set_pid(it); None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        2 => { if way == laws::Way::View { let it = view.daddr(); value.set_daddr(it); } else { value.set_daddr_as_ipv4(from.daddr_as_ipv4()); } None }
        3 => { if way == laws::Way::View { let it = view.saddr(); value.set_saddr(it); } else { value.set_saddr_as_ipv4(from.saddr_as_ipv4()); } None }
        4 => { if way == laws::Way::View { let it = view.dport(); value.set_dport(it); } else { value.set_dport_as_port(from.dport_as_port()); } None }
        5 => { if way == laws::Way::View { let it = view.sport(); value.set_sport(it); } else { value.set_sport_as_port(from.sport_as_port()); } None }
        6 => { let it = if way == laws::Way::View { view.mss() } else { from.mss() }; value.set_mss(it); None }
        7 => { let it = if way == laws::Way::View { view.sackopt() } else { from.sackopt() }; value.set_sackopt(it); None }
        8 => { let it = if way == laws::Way::View { view.tsopt() } else { from.tsopt() }; value.set_tsopt(it); None }
        9 => { let it = if way == laws::Way::View { view.wsopt() } else { from.wsopt() }; value.set_wsopt(it); None }
        10 => { let it = if way == laws::Way::View { view.rcvwin() } else { from.rcvwin() }; value.set_rcvwin(it); None }
        11 => { let it = if way == laws::Way::View { view.rcvwinscale() } else { from.rcvwinscale() }; value.set_rcvwinscale(it); None }
        12 => { let it = if way == laws::Way::View { view.sndwinscale() } else { from.sndwinscale() }; value.set_sndwinscale(it); None }
        13 => { let it = if way == laws::Way::View { view.seqnum() } else { from.seqnum() }; value.set_seqnum(it); None }
        14 => { let it = if way == laws::Way::View { view.connid() } else { from.connid() }; value.set_connid(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod tcp_ip_type_group3_tcp_ip_type_group3_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::network::tcp_ip_type_group3::{ TcpIpTypeGroup3Ptr32 as T, TcpIpTypeGroup3Ptr32View as V };
const MEMBERS: &[&str] = &[
    "PID",
    "size",
    "daddr",
    "saddr",
    "dport",
    "sport",
    "seqnum",
    "connid",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.pid() } else { from.pid() }; value.set_pid(it); None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        2 => { if way == laws::Way::View { let it = view.daddr(); value.set_daddr(it); } else { value.set_daddr_as_ipv6(from.daddr_as_ipv6()); } None }
        3 => { if way == laws::Way::View { let it = view.saddr(); value.set_saddr(it); } else { value.set_saddr_as_ipv6(from.saddr_as_ipv6()); } None }
        4 => { if way == laws::Way::View { let it = view.dport(); value.set_dport(it); } else { value.set_dport_as_port(from.dport_as_port()); } None }
        5 => { if way == laws::Way::View { let it = view.sport(); value.set_sport(it); } else { value.set_sport_as_port(from.sport_as_port()); } None }
        6 => { let it = if way == laws::Way::View { view.seqnum() } else { from.seqnum() }; value.set_seqnum(it); None }
        7 => { let it = if way == laws::Way::View { view.connid() } else { from.connid() }; value.set_connid(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod tcp_ip_type_group3_tcp_ip_type_group3_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::network::tcp_ip_type_group3::{ TcpIpTypeGroup3Ptr64 as T, TcpIpTypeGroup3Ptr64View as V };
const MEMBERS: &[&str] = &[
    "PID",
    "size",
    "daddr",
    "saddr",
    "dport",
    "sport",
    "seqnum",
    "connid",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.pid() } else { from.pid() }; value.set_pid(it); None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        2 => { if way == laws::Way::View { let it = view.daddr(); value.set_daddr(it); } else { value.set_daddr_as_ipv6(from.daddr_as_ipv6()); } None }
        3 => { if way == laws::Way::View { let it = view.saddr(); value.set_saddr(it); } else { value.set_saddr_as_ipv6(from.saddr_as_ipv6()); } None }
        4 => { if way == laws::Way::View { let it = view.dport(); value.set_dport(it); } else { value.set_dport_as_port(from.dport_as_port()); } None }
        5 => { if way == laws::Way::View { let it = view.sport(); value.set_sport(it); } else { value.set_sport_as_port(from.sport_as_port()); } None }
        6 => { let it = if way == laws::Way::View { view.seqnum() } else { from.seqnum() }; value.set_seqnum(it); None }
        7 => { let it = if way == laws::Way::View { view.connid() } else { from.connid() }; value.set_connid(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod tcp_ip_type_group4_tcp_ip_type_group4_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::network::tcp_ip_type_group4::{ TcpIpTypeGroup4Ptr32 as T, TcpIpTypeGroup4Ptr32View as V };
const MEMBERS: &[&str] = &[
    "PID",
    "size",
    "daddr",
    "saddr",
    "dport",
    "sport",
    "mss",
    "sackopt",
    "tsopt",
    "wsopt",
    "rcvwin",
    "rcvwinscale",
    "sndwinscale",
    "seqnum",
    "connid",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.pid() } else { from.pid() }; value.set_pid(it); None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        2 => { if way == laws::Way::View { let it = view.daddr(); value.set_daddr(it); } else { value.set_daddr_as_ipv6(from.daddr_as_ipv6()); } None }
        3 => { if way == laws::Way::View { let it = view.saddr(); value.set_saddr(it); } else { value.set_saddr_as_ipv6(from.saddr_as_ipv6()); } None }
        4 => { if way == laws::Way::View { let it = view.dport(); value.set_dport(it); } else { value.set_dport_as_port(from.dport_as_port()); } None }
        5 => { if way == laws::Way::View { let it = view.sport(); value.set_sport(it); } else { value.set_sport_as_port(from.sport_as_port()); } None }
        6 => { let it = if way == laws::Way::View { view.mss() } else { from.mss() }; value.set_mss(it); None }
        7 => { let it = if way == laws::Way::View { view.sackopt() } else { from.sackopt() }; value.set_sackopt(it); None }
        8 => { let it = if way == laws::Way::View { view.tsopt() } else { from.tsopt() }; value.set_tsopt(it); None }
        9 => { let it = if way == laws::Way::View { view.wsopt() } else { from.wsopt() }; value.set_wsopt(it); None }
        10 => { let it = if way == laws::Way::View { view.rcvwin() } else { from.rcvwin() }; value.set_rcvwin(it); None }
        11 => { let it = if way == laws::Way::View { view.rcvwinscale() } else { from.rcvwinscale() }; value.set_rcvwinscale(it); None }
        12 => { let it = if way == laws::Way::View { view.sndwinscale() } else { from.sndwinscale() }; value.set_sndwinscale(it); None }
        13 => { let it = if way == laws::Way::View { view.seqnum() } else { from.seqnum() }; value.set_seqnum(it); None }
        14 => { let it = if way == laws::Way::View { view.connid() } else { from.connid() }; value.set_connid(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod tcp_ip_type_group4_tcp_ip_type_group4_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::network::tcp_ip_type_group4::{ TcpIpTypeGroup4Ptr64 as T, TcpIpTypeGroup4Ptr64View as V };
const MEMBERS: &[&str] = &[
    "PID",
    "size",
    "daddr",
    "saddr",
    "dport",
    "sport",
    "mss",
    "sackopt",
    "tsopt",
    "wsopt",
    "rcvwin",
    "rcvwinscale",
    "sndwinscale",
    "seqnum",
    "connid",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.pid() } else { from.pid() }; value.set_pid(it); None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        2 => { if way == laws::Way::View { let it = view.daddr(); value.set_daddr(it); } else { value.set_daddr_as_ipv6(from.daddr_as_ipv6()); } None }
        3 => { if way == laws::Way::View { let it = view.saddr(); value.set_saddr(it); } else { value.set_saddr_as_ipv6(from.saddr_as_ipv6()); } None }
        4 => { if way == laws::Way::View { let it = view.dport(); value.set_dport(it); } else { value.set_dport_as_port(from.dport_as_port()); } None }
        5 => { if way == laws::Way::View { let it = view.sport(); value.set_sport(it); } else { value.set_sport_as_port(from.sport_as_port()); } None }
        6 => { let it = if way == laws::Way::View { view.mss() } else { from.mss() }; value.set_mss(it); None }
        7 => { let it = if way == laws::Way::View { view.sackopt() } else { from.sackopt() }; value.set_sackopt(it); None }
        8 => { let it = if way == laws::Way::View { view.tsopt() } else { from.tsopt() }; value.set_tsopt(it); None }
        9 => { let it = if way == laws::Way::View { view.wsopt() } else { from.wsopt() }; value.set_wsopt(it); None }
        10 => { let it = if way == laws::Way::View { view.rcvwin() } else { from.rcvwin() }; value.set_rcvwin(it); None }
        11 => { let it = if way == laws::Way::View { view.rcvwinscale() } else { from.rcvwinscale() }; value.set_rcvwinscale(it); None }
        12 => { let it = if way == laws::Way::View { view.sndwinscale() } else { from.sndwinscale() }; value.set_sndwinscale(it); None }
        13 => { let it = if way == laws::Way::View { view.seqnum() } else { from.seqnum() }; value.set_seqnum(it); None }
        14 => { let it = if way == laws::Way::View { view.connid() } else { from.connid() }; value.set_connid(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod tcp_ip_v0_type_group1_tcp_ip_v0_type_group1 {
use etwspec_runtime::laws;
use etwspec::payloads::network::tcp_ip_v0_type_group1::{ TcpIpV0TypeGroup1 as T, TcpIpV0TypeGroup1View as V };
const MEMBERS: &[&str] = &[
    "daddr",
    "saddr",
    "dport",
    "sport",
    "size",
    "PID",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { if way == laws::Way::View { let it = view.daddr(); value.set_daddr(it); } else { value.set_daddr_as_ipv4(from.daddr_as_ipv4()); } None }
        1 => { if way == laws::Way::View { let it = view.saddr(); value.set_saddr(it); } else { value.set_saddr_as_ipv4(from.saddr_as_ipv4()); } None }
        2 => { if way == laws::Way::View { let it = view.dport(); value.set_dport(it); } else { value.set_dport_as_port(from.dport_as_port()); } None }
        3 => { if way == laws::Way::View { let it = view.sport(); value.set_sport(it); } else { value.set_sport_as_port(from.sport_as_port()); } None }
        4 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        5 => { let it = if way == laws::Way::View { view.pid() } else { from.pid() }; value.set_pid(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod tcp_ip_v1_fail_tcp_ip_v1_fail {
use etwspec_runtime::laws;
use etwspec::payloads::network::tcp_ip_v1_fail::{ TcpIpV1Fail as T, TcpIpV1FailView as V };
const MEMBERS: &[&str] = &[
    "Proto",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.proto() } else { from.proto() }; value.set_proto(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod tcp_ip_v1_send_tcp_ip_v1_send_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::network::tcp_ip_v1_send::{ TcpIpV1SendPtr32 as T, TcpIpV1SendPtr32View as V };
const MEMBERS: &[&str] = &[
    "PID",
    "size",
    "daddr",
    "saddr",
    "dport",
    "sport",
    "startime",
    "endtime",
    "connid",
    "seqnum",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.pid() } else { from.pid() }; value.set_pid(it); None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        2 => { if way == laws::Way::View { let it = view.daddr(); value.set_daddr(it); } else { value.set_daddr_as_ipv4(from.daddr_as_ipv4()); } None }
        3 => { if way == laws::Way::View { let it = view.saddr(); value.set_saddr(it); } else { value.set_saddr_as_ipv4(from.saddr_as_ipv4()); } None }
        4 => { if way == laws::Way::View { let it = view.dport(); value.set_dport(it); } else { value.set_dport_as_port(from.dport_as_port()); } None }
        5 => { if way == laws::Way::View { let it = view.sport(); value.set_sport(it); } else { value.set_sport_as_port(from.sport_as_port()); } None }
        6 => { let it = if way == laws::Way::View { view.startime() } else { from.startime() }; value.set_startime(it); None }
        7 => { let it = if way == laws::Way::View { view.endtime() } else { from.endtime() }; value.set_endtime(it); None }
        8 => { let it = if way == laws::Way::View { view.connid() } else { from.connid() }; value.set_connid(it); None }
        9 => { let it = if way == laws::Way::View { view.seqnum() } else { from.seqnum() }; value.set_seqnum(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod tcp_ip_v1_send_tcp_ip_v1_send_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::network::tcp_ip_v1_send::{ TcpIpV1SendPtr64 as T, TcpIpV1SendPtr64View as V };
const MEMBERS: &[&str] = &[
    "PID",
    "size",
    "daddr",
    "saddr",
    "dport",
    "sport",
    "startime",
    "endtime",
    "connid",
    "seqnum",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.pid() } else { from.pid() }; value.set_pid(it); None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        2 => { if way == laws::Way::View { let it = view.daddr(); value.set_daddr(it); } else { value.set_daddr_as_ipv4(from.daddr_as_ipv4()); } None }
        3 => { if way == laws::Way::View { let it = view.saddr(); value.set_saddr(it); } else { value.set_saddr_as_ipv4(from.saddr_as_ipv4()); } None }
        4 => { if way == laws::Way::View { let it = view.dport(); value.set_dport(it); } else { value.set_dport_as_port(from.dport_as_port()); } None }
        5 => { if way == laws::Way::View { let it = view.sport(); value.set_sport(it); } else { value.set_sport_as_port(from.sport_as_port()); } None }
        6 => { let it = if way == laws::Way::View { view.startime() } else { from.startime() }; value.set_startime(it); None }
        7 => { let it = if way == laws::Way::View { view.endtime() } else { from.endtime() }; value.set_endtime(it); None }
        8 => { let it = if way == laws::Way::View { view.connid() } else { from.connid() }; value.set_connid(it); None }
        9 => { let it = if way == laws::Way::View { view.seqnum() } else { from.seqnum() }; value.set_seqnum(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod tcp_ip_v1_type_group2_tcp_ip_v1_type_group2_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::network::tcp_ip_v1_type_group2::{ TcpIpV1TypeGroup2Ptr32 as T, TcpIpV1TypeGroup2Ptr32View as V };
const MEMBERS: &[&str] = &[
    "PID",
    "size",
    "daddr",
    "saddr",
    "dport",
    "sport",
    "mss",
    "sackopt",
    "tsopt",
    "wsopt",
    "rcvwin",
    "rcvwinscale",
    "sndwinscale",
    "connid",
    "seqnum",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.pid() } else { from.pid() }; value.set_pid(it); None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        2 => { if way == laws::Way::View { let it = view.daddr(); value.set_daddr(it); } else { value.set_daddr_as_ipv4(from.daddr_as_ipv4()); } None }
        3 => { if way == laws::Way::View { let it = view.saddr(); value.set_saddr(it); } else { value.set_saddr_as_ipv4(from.saddr_as_ipv4()); } None }
        4 => { if way == laws::Way::View { let it = view.dport(); value.set_dport(it); } else { value.set_dport_as_port(from.dport_as_port()); } None }
        5 => { if way == laws::Way::View { let it = view.sport(); value.set_sport(it); } else { value.set_sport_as_port(from.sport_as_port()); } None }
        6 => { let it = if way == laws::Way::View { view.mss() } else { from.mss() }; value.set_mss(it); None }
        7 => { let it = if way == laws::Way::View { view.sackopt() } else { from.sackopt() }; value.set_sackopt(it); None }
        8 => { let it = if way == laws::Way::View { view.tsopt() } else { from.tsopt() }; value.set_tsopt(it); None }
        9 => { let it = if way == laws::Way::View { view.wsopt() } else { from.wsopt() }; value.set_wsopt(it); None }
        10 => { let it = if way == laws::Way::View { view.rcvwin() } else { from.rcvwin() }; value.set_rcvwin(it); None }
        11 => { let it = if way == laws::Way::View { view.rcvwinscale() } else { from.rcvwinscale() }; value.set_rcvwinscale(it); None }
        12 => { let it = if way == laws::Way::View { view.sndwinscale() } else { from.sndwinscale() }; value.set_sndwinscale(it); None }
        13 => { let it = if way == laws::Way::View { view.connid() } else { from.connid() }; value.set_connid(it); None }
        14 => { let it = if way == laws::Way::View { view.seqnum() } else { from.seqnum() }; value.set_seqnum(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod tcp_ip_v1_type_group2_tcp_ip_v1_type_group2_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::network::tcp_ip_v1_type_group2::{ TcpIpV1TypeGroup2Ptr64 as T, TcpIpV1TypeGroup2Ptr64View as V };
const MEMBERS: &[&str] = &[
    "PID",
    "size",
    "daddr",
    "saddr",
    "dport",
    "sport",
    "mss",
    "sackopt",
    "tsopt",
    "wsopt",
    "rcvwin",
    "rcvwinscale",
    "sndwinscale",
    "connid",
    "seqnum",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.pid() } else { from.pid() }; value.set_pid(it); None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        2 => { if way == laws::Way::View { let it = view.daddr(); value.set_daddr(it); } else { value.set_daddr_as_ipv4(from.daddr_as_ipv4()); } None }
        3 => { if way == laws::Way::View { let it = view.saddr(); value.set_saddr(it); } else { value.set_saddr_as_ipv4(from.saddr_as_ipv4()); } None }
        4 => { if way == laws::Way::View { let it = view.dport(); value.set_dport(it); } else { value.set_dport_as_port(from.dport_as_port()); } None }
        5 => { if way == laws::Way::View { let it = view.sport(); value.set_sport(it); } else { value.set_sport_as_port(from.sport_as_port()); } None }
        6 => { let it = if way == laws::Way::View { view.mss() } else { from.mss() }; value.set_mss(it); None }
        7 => { let it = if way == laws::Way::View { view.sackopt() } else { from.sackopt() }; value.set_sackopt(it); None }
        8 => { let it = if way == laws::Way::View { view.tsopt() } else { from.tsopt() }; value.set_tsopt(it); None }
        9 => { let it = if way == laws::Way::View { view.wsopt() } else { from.wsopt() }; value.set_wsopt(it); None }
        10 => { let it = if way == laws::Way::View { view.rcvwin() } else { from.rcvwin() }; value.set_rcvwin(it); None }
        11 => { let it = if way == laws::Way::View { view.rcvwinscale() } else { from.rcvwinscale() }; value.set_rcvwinscale(it); None }
        12 => { let it = if way == laws::Way::View { view.sndwinscale() } else { from.sndwinscale() }; value.set_sndwinscale(it); None }
        13 => { let it = if way == laws::Way::View { view.connid() } else { from.connid() }; value.set_connid(it); None }
        14 => { let it = if way == laws::Way::View { view.seqnum() } else { from.seqnum() }; value.set_seqnum(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod udp_ip_type_group1_udp_ip_type_group1_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::network::udp_ip_type_group1::{ UdpIpTypeGroup1Ptr32 as T, UdpIpTypeGroup1Ptr32View as V };
const MEMBERS: &[&str] = &[
    "PID",
    "size",
    "daddr",
    "saddr",
    "dport",
    "sport",
    "seqnum",
    "connid",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.pid() } else { from.pid() }; value.set_pid(it); None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        2 => { if way == laws::Way::View { let it = view.daddr(); value.set_daddr(it); } else { value.set_daddr_as_ipv4(from.daddr_as_ipv4()); } None }
        3 => { if way == laws::Way::View { let it = view.saddr(); value.set_saddr(it); } else { value.set_saddr_as_ipv4(from.saddr_as_ipv4()); } None }
        4 => { if way == laws::Way::View { let it = view.dport(); value.set_dport(it); } else { value.set_dport_as_port(from.dport_as_port()); } None }
        5 => { if way == laws::Way::View { let it = view.sport(); value.set_sport(it); } else { value.set_sport_as_port(from.sport_as_port()); } None }
        6 => { let it = if way == laws::Way::View { view.seqnum() } else { from.seqnum() }; value.set_seqnum(it); None }
        7 => { let it = if way == laws::Way::View { view.connid() } else { from.connid() }; value.set_connid(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod udp_ip_type_group1_udp_ip_type_group1_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::network::udp_ip_type_group1::{ UdpIpTypeGroup1Ptr64 as T, UdpIpTypeGroup1Ptr64View as V };
const MEMBERS: &[&str] = &[
    "PID",
    "size",
    "daddr",
    "saddr",
    "dport",
    "sport",
    "seqnum",
    "connid",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.pid() } else { from.pid() }; value.set_pid(it); None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        2 => { if way == laws::Way::View { let it = view.daddr(); value.set_daddr(it); } else { value.set_daddr_as_ipv4(from.daddr_as_ipv4()); } None }
        3 => { if way == laws::Way::View { let it = view.saddr(); value.set_saddr(it); } else { value.set_saddr_as_ipv4(from.saddr_as_ipv4()); } None }
        4 => { if way == laws::Way::View { let it = view.dport(); value.set_dport(it); } else { value.set_dport_as_port(from.dport_as_port()); } None }
        5 => { if way == laws::Way::View { let it = view.sport(); value.set_sport(it); } else { value.set_sport_as_port(from.sport_as_port()); } None }
        6 => { let it = if way == laws::Way::View { view.seqnum() } else { from.seqnum() }; value.set_seqnum(it); None }
        7 => { let it = if way == laws::Way::View { view.connid() } else { from.connid() }; value.set_connid(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod udp_ip_v0_type_group1_udp_ip_v0_type_group1_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::network::udp_ip_v0_type_group1::{ UdpIpV0TypeGroup1Ptr32 as T, UdpIpV0TypeGroup1Ptr32View as V };
const MEMBERS: &[&str] = &[
    "context",
    "saddr",
    "sport",
    "size",
    "daddr",
    "dport",
    "dsize",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.context() } else { from.context() }; value.set_context(it); None }
        1 => { if way == laws::Way::View { let it = view.saddr(); value.set_saddr(it); } else { value.set_saddr_as_ipv4(from.saddr_as_ipv4()); } None }
        2 => { if way == laws::Way::View { let it = view.sport(); value.set_sport(it); } else { value.set_sport_as_port(from.sport_as_port()); } None }
        3 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        4 => { if way == laws::Way::View { let it = view.daddr(); value.set_daddr(it); } else { value.set_daddr_as_ipv4(from.daddr_as_ipv4()); } None }
        5 => { if way == laws::Way::View { let it = view.dport(); value.set_dport(it); } else { value.set_dport_as_port(from.dport_as_port()); } None }
        6 => { let it = if way == laws::Way::View { view.dsize() } else { from.dsize() }; value.set_dsize(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod udp_ip_v0_type_group1_udp_ip_v0_type_group1_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::network::udp_ip_v0_type_group1::{ UdpIpV0TypeGroup1Ptr64 as T, UdpIpV0TypeGroup1Ptr64View as V };
const MEMBERS: &[&str] = &[
    "context",
    "saddr",
    "sport",
    "size",
    "daddr",
    "dport",
    "dsize",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.context() } else { from.context() }; value.set_context(it); None }
        1 => { if way == laws::Way::View { let it = view.saddr(); value.set_saddr(it); } else { value.set_saddr_as_ipv4(from.saddr_as_ipv4()); } None }
        2 => { if way == laws::Way::View { let it = view.sport(); value.set_sport(it); } else { value.set_sport_as_port(from.sport_as_port()); } None }
        3 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        4 => { if way == laws::Way::View { let it = view.daddr(); value.set_daddr(it); } else { value.set_daddr_as_ipv4(from.daddr_as_ipv4()); } None }
        5 => { if way == laws::Way::View { let it = view.dport(); value.set_dport(it); } else { value.set_dport_as_port(from.dport_as_port()); } None }
        6 => { let it = if way == laws::Way::View { view.dsize() } else { from.dsize() }; value.set_dsize(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_tcpip_wmi_tcpip {
use etwspec_runtime::laws;
use etwspec::payloads::network::wmi_tcpip::{ WmiTcpip as T, WmiTcpipView as V };
const MEMBERS: &[&str] = &[
    "Context",
    "Size",
    "DestAddr",
    "SrcAddr",
    "DestPort",
    "SrcPort",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.context() } else { from.context() }; value.set_context(it); None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        2 => { if way == laws::Way::View { let it = view.dest_addr(); value.set_dest_addr(it); } else { value.set_dest_addr_as_ipv4(from.dest_addr_as_ipv4()); } None }
        3 => { if way == laws::Way::View { let it = view.src_addr(); value.set_src_addr(it); } else { value.set_src_addr_as_ipv4(from.src_addr_as_ipv4()); } None }
        4 => { if way == laws::Way::View { let it = view.dest_port(); value.set_dest_port(it); } else { value.set_dest_port_as_port(from.dest_port_as_port()); } None }
        5 => { if way == laws::Way::View { let it = view.src_port(); value.set_src_port(it); } else { value.set_src_port_as_port(from.src_port_as_port()); } None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_tcpip_send_v4_wmi_tcpip_send_v4_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::network::wmi_tcpip_send_v4::{ WmiTcpipSendV4Ptr32 as T, WmiTcpipSendV4Ptr32View as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "TransferSize",
    "DestinationAddress",
    "SourceAddress",
    "DestinationPort",
    "SourcePort",
    "StartTime",
    "EndTime",
    "SequenceNumber",
    "ConnectionId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.transfer_size() } else { from.transfer_size() }; value.set_transfer_size(it); None }
        2 => { if way == laws::Way::View { let it = view.destination_address(); value.set_destination_address(it); } else { value.set_destination_address_as_ipv4(from.destination_address_as_ipv4()); } None }
        3 => { if way == laws::Way::View { let it = view.source_address(); value.set_source_address(it); } else { value.set_source_address_as_ipv4(from.source_address_as_ipv4()); } None }
        4 => { if way == laws::Way::View { let it = view.destination_port(); value.set_destination_port(it); } else { value.set_destination_port_as_port(from.destination_port_as_port()); } None }
        5 => { if way == laws::Way::View { let it = view.source_port(); value.set_source_port(it); } else { value.set_source_port_as_port(from.source_port_as_port()); } None }
        6 => { let it = if way == laws::Way::View { view.start_time() } else { from.start_time() }; value.set_start_time(it); None }
        7 => { let it = if way == laws::Way::View { view.end_time() } else { from.end_time() }; value.set_end_time(it); None }
        8 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number() }; value.set_sequence_number(it); None }
        9 => { let it = if way == laws::Way::View { view.connection_id() } else { from.connection_id() }; value.set_connection_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_tcpip_send_v4_wmi_tcpip_send_v4_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::network::wmi_tcpip_send_v4::{ WmiTcpipSendV4Ptr64 as T, WmiTcpipSendV4Ptr64View as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "TransferSize",
    "DestinationAddress",
    "SourceAddress",
    "DestinationPort",
    "SourcePort",
    "StartTime",
    "EndTime",
    "SequenceNumber",
    "ConnectionId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.transfer_size() } else { from.transfer_size() }; value.set_transfer_size(it); None }
        2 => { if way == laws::Way::View { let it = view.destination_address(); value.set_destination_address(it); } else { value.set_destination_address_as_ipv4(from.destination_address_as_ipv4()); } None }
        3 => { if way == laws::Way::View { let it = view.source_address(); value.set_source_address(it); } else { value.set_source_address_as_ipv4(from.source_address_as_ipv4()); } None }
        4 => { if way == laws::Way::View { let it = view.destination_port(); value.set_destination_port(it); } else { value.set_destination_port_as_port(from.destination_port_as_port()); } None }
        5 => { if way == laws::Way::View { let it = view.source_port(); value.set_source_port(it); } else { value.set_source_port_as_port(from.source_port_as_port()); } None }
        6 => { let it = if way == laws::Way::View { view.start_time() } else { from.start_time() }; value.set_start_time(it); None }
        7 => { let it = if way == laws::Way::View { view.end_time() } else { from.end_time() }; value.set_end_time(it); None }
        8 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number() }; value.set_sequence_number(it); None }
        9 => { let it = if way == laws::Way::View { view.connection_id() } else { from.connection_id() }; value.set_connection_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_tcpip_send_v6_wmi_tcpip_send_v6_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::network::wmi_tcpip_send_v6::{ WmiTcpipSendV6Ptr32 as T, WmiTcpipSendV6Ptr32View as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "TransferSize",
    "DestinationAddress",
    "SourceAddress",
    "DestinationPort",
    "SourcePort",
    "StartTime",
    "EndTime",
    "SequenceNumber",
    "ConnectionId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.transfer_size() } else { from.transfer_size() }; value.set_transfer_size(it); None }
        2 => { if way == laws::Way::View { let it = view.destination_address(); value.set_destination_address(it); } else { value.set_destination_address_as_ipv6(from.destination_address_as_ipv6()); } None }
        3 => { if way == laws::Way::View { let it = view.source_address(); value.set_source_address(it); } else { value.set_source_address_as_ipv6(from.source_address_as_ipv6()); } None }
        4 => { if way == laws::Way::View { let it = view.destination_port(); value.set_destination_port(it); } else { value.set_destination_port_as_port(from.destination_port_as_port()); } None }
        5 => { if way == laws::Way::View { let it = view.source_port(); value.set_source_port(it); } else { value.set_source_port_as_port(from.source_port_as_port()); } None }
        6 => { let it = if way == laws::Way::View { view.start_time() } else { from.start_time() }; value.set_start_time(it); None }
        7 => { let it = if way == laws::Way::View { view.end_time() } else { from.end_time() }; value.set_end_time(it); None }
        8 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number() }; value.set_sequence_number(it); None }
        9 => { let it = if way == laws::Way::View { view.connection_id() } else { from.connection_id() }; value.set_connection_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_tcpip_send_v6_wmi_tcpip_send_v6_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::network::wmi_tcpip_send_v6::{ WmiTcpipSendV6Ptr64 as T, WmiTcpipSendV6Ptr64View as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "TransferSize",
    "DestinationAddress",
    "SourceAddress",
    "DestinationPort",
    "SourcePort",
    "StartTime",
    "EndTime",
    "SequenceNumber",
    "ConnectionId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.transfer_size() } else { from.transfer_size() }; value.set_transfer_size(it); None }
        2 => { if way == laws::Way::View { let it = view.destination_address(); value.set_destination_address(it); } else { value.set_destination_address_as_ipv6(from.destination_address_as_ipv6()); } None }
        3 => { if way == laws::Way::View { let it = view.source_address(); value.set_source_address(it); } else { value.set_source_address_as_ipv6(from.source_address_as_ipv6()); } None }
        4 => { if way == laws::Way::View { let it = view.destination_port(); value.set_destination_port(it); } else { value.set_destination_port_as_port(from.destination_port_as_port()); } None }
        5 => { if way == laws::Way::View { let it = view.source_port(); value.set_source_port(it); } else { value.set_source_port_as_port(from.source_port_as_port()); } None }
        6 => { let it = if way == laws::Way::View { view.start_time() } else { from.start_time() }; value.set_start_time(it); None }
        7 => { let it = if way == laws::Way::View { view.end_time() } else { from.end_time() }; value.set_end_time(it); None }
        8 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number() }; value.set_sequence_number(it); None }
        9 => { let it = if way == laws::Way::View { view.connection_id() } else { from.connection_id() }; value.set_connection_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_tcpip_v4_wmi_tcpip_v4_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::network::wmi_tcpip_v4::{ WmiTcpipV4Ptr32 as T, WmiTcpipV4Ptr32View as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "TransferSize",
    "DestinationAddress",
    "SourceAddress",
    "DestinationPort",
    "SourcePort",
    "ConnectionId",
    "SequenceNumber",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.transfer_size() } else { from.transfer_size() }; value.set_transfer_size(it); None }
        2 => { if way == laws::Way::View { let it = view.destination_address(); value.set_destination_address(it); } else { value.set_destination_address_as_ipv4(from.destination_address_as_ipv4()); } None }
        3 => { if way == laws::Way::View { let it = view.source_address(); value.set_source_address(it); } else { value.set_source_address_as_ipv4(from.source_address_as_ipv4()); } None }
        4 => { if way == laws::Way::View { let it = view.destination_port(); value.set_destination_port(it); } else { value.set_destination_port_as_port(from.destination_port_as_port()); } None }
        5 => { if way == laws::Way::View { let it = view.source_port(); value.set_source_port(it); } else { value.set_source_port_as_port(from.source_port_as_port()); } None }
        6 => { let it = if way == laws::Way::View { view.connection_id() } else { from.connection_id() }; value.set_connection_id(it); None }
        7 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number() }; value.set_sequence_number(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_tcpip_v4_wmi_tcpip_v4_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::network::wmi_tcpip_v4::{ WmiTcpipV4Ptr64 as T, WmiTcpipV4Ptr64View as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "TransferSize",
    "DestinationAddress",
    "SourceAddress",
    "DestinationPort",
    "SourcePort",
    "ConnectionId",
    "SequenceNumber",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.transfer_size() } else { from.transfer_size() }; value.set_transfer_size(it); None }
        2 => { if way == laws::Way::View { let it = view.destination_address(); value.set_destination_address(it); } else { value.set_destination_address_as_ipv4(from.destination_address_as_ipv4()); } None }
        3 => { if way == laws::Way::View { let it = view.source_address(); value.set_source_address(it); } else { value.set_source_address_as_ipv4(from.source_address_as_ipv4()); } None }
        4 => { if way == laws::Way::View { let it = view.destination_port(); value.set_destination_port(it); } else { value.set_destination_port_as_port(from.destination_port_as_port()); } None }
        5 => { if way == laws::Way::View { let it = view.source_port(); value.set_source_port(it); } else { value.set_source_port_as_port(from.source_port_as_port()); } None }
        6 => { let it = if way == laws::Way::View { view.connection_id() } else { from.connection_id() }; value.set_connection_id(it); None }
        7 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number() }; value.set_sequence_number(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_tcpip_v6_wmi_tcpip_v6_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::network::wmi_tcpip_v6::{ WmiTcpipV6Ptr32 as T, WmiTcpipV6Ptr32View as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "TransferSize",
    "DestinationAddress",
    "SourceAddress",
    "DestinationPort",
    "SourcePort",
    "ConnectionId",
    "SequenceNumber",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.transfer_size() } else { from.transfer_size() }; value.set_transfer_size(it); None }
        2 => { if way == laws::Way::View { let it = view.destination_address(); value.set_destination_address(it); } else { value.set_destination_address_as_ipv6(from.destination_address_as_ipv6()); } None }
        3 => { if way == laws::Way::View { let it = view.source_address(); value.set_source_address(it); } else { value.set_source_address_as_ipv6(from.source_address_as_ipv6()); } None }
        4 => { if way == laws::Way::View { let it = view.destination_port(); value.set_destination_port(it); } else { value.set_destination_port_as_port(from.destination_port_as_port()); } None }
        5 => { if way == laws::Way::View { let it = view.source_port(); value.set_source_port(it); } else { value.set_source_port_as_port(from.source_port_as_port()); } None }
        6 => { let it = if way == laws::Way::View { view.connection_id() } else { from.connection_id() }; value.set_connection_id(it); None }
        7 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number() }; value.set_sequence_number(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_tcpip_v6_wmi_tcpip_v6_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::network::wmi_tcpip_v6::{ WmiTcpipV6Ptr64 as T, WmiTcpipV6Ptr64View as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "TransferSize",
    "DestinationAddress",
    "SourceAddress",
    "DestinationPort",
    "SourcePort",
    "ConnectionId",
    "SequenceNumber",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.transfer_size() } else { from.transfer_size() }; value.set_transfer_size(it); None }
        2 => { if way == laws::Way::View { let it = view.destination_address(); value.set_destination_address(it); } else { value.set_destination_address_as_ipv6(from.destination_address_as_ipv6()); } None }
        3 => { if way == laws::Way::View { let it = view.source_address(); value.set_source_address(it); } else { value.set_source_address_as_ipv6(from.source_address_as_ipv6()); } None }
        4 => { if way == laws::Way::View { let it = view.destination_port(); value.set_destination_port(it); } else { value.set_destination_port_as_port(from.destination_port_as_port()); } None }
        5 => { if way == laws::Way::View { let it = view.source_port(); value.set_source_port(it); } else { value.set_source_port_as_port(from.source_port_as_port()); } None }
        6 => { let it = if way == laws::Way::View { view.connection_id() } else { from.connection_id() }; value.set_connection_id(it); None }
        7 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number() }; value.set_sequence_number(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_udp_wmi_udp {
use etwspec_runtime::laws;
use etwspec::payloads::network::wmi_udp::{ WmiUdp as T, WmiUdpView as V };
const MEMBERS: &[&str] = &[
    "PID",
    "Size",
    "DestAddr",
    "SrcAddr",
    "DestPort",
    "SrcPort",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.pid() } else { from.pid() }; value.set_pid(it); None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        2 => { if way == laws::Way::View { let it = view.dest_addr(); value.set_dest_addr(it); } else { value.set_dest_addr_as_ipv4(from.dest_addr_as_ipv4()); } None }
        3 => { if way == laws::Way::View { let it = view.src_addr(); value.set_src_addr(it); } else { value.set_src_addr_as_ipv4(from.src_addr_as_ipv4()); } None }
        4 => { if way == laws::Way::View { let it = view.dest_port(); value.set_dest_port(it); } else { value.set_dest_port_as_port(from.dest_port_as_port()); } None }
        5 => { if way == laws::Way::View { let it = view.src_port(); value.set_src_port(it); } else { value.set_src_port_as_port(from.src_port_as_port()); } None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_udp_v4_wmi_udp_v4 {
use etwspec_runtime::laws;
use etwspec::payloads::network::wmi_udp_v4::{ WmiUdpV4 as T, WmiUdpV4View as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "TransferSize",
    "DestinationAddress",
    "SourceAddress",
    "DestinationPort",
    "SourcePort",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.transfer_size() } else { from.transfer_size() }; value.set_transfer_size(it); None }
        2 => { if way == laws::Way::View { let it = view.destination_address(); value.set_destination_address(it); } else { value.set_destination_address_as_ipv4(from.destination_address_as_ipv4()); } None }
        3 => { if way == laws::Way::View { let it = view.source_address(); value.set_source_address(it); } else { value.set_source_address_as_ipv4(from.source_address_as_ipv4()); } None }
        4 => { if way == laws::Way::View { let it = view.destination_port(); value.set_destination_port(it); } else { value.set_destination_port_as_port(from.destination_port_as_port()); } None }
        5 => { if way == laws::Way::View { let it = view.source_port(); value.set_source_port(it); } else { value.set_source_port_as_port(from.source_port_as_port()); } None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_udp_v6_wmi_udp_v6_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::network::wmi_udp_v6::{ WmiUdpV6Ptr32 as T, WmiUdpV6Ptr32View as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "TransferSize",
    "DestinationAddress",
    "SourceAddress",
    "DestinationPort",
    "SourcePort",
    "SequenceNumber",
    "ConnectionId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.transfer_size() } else { from.transfer_size() }; value.set_transfer_size(it); None }
        2 => { if way == laws::Way::View { let it = view.destination_address(); value.set_destination_address(it); } else { value.set_destination_address_as_ipv6(from.destination_address_as_ipv6()); } None }
        3 => { if way == laws::Way::View { let it = view.source_address(); value.set_source_address(it); } else { value.set_source_address_as_ipv6(from.source_address_as_ipv6()); } None }
        4 => { if way == laws::Way::View { let it = view.destination_port(); value.set_destination_port(it); } else { value.set_destination_port_as_port(from.destination_port_as_port()); } None }
        5 => { if way == laws::Way::View { let it = view.source_port(); value.set_source_port(it); } else { value.set_source_port_as_port(from.source_port_as_port()); } None }
        6 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number() }; value.set_sequence_number(it); None }
        7 => { let it = if way == laws::Way::View { view.connection_id() } else { from.connection_id() }; value.set_connection_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_udp_v6_wmi_udp_v6_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::network::wmi_udp_v6::{ WmiUdpV6Ptr64 as T, WmiUdpV6Ptr64View as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "TransferSize",
    "DestinationAddress",
    "SourceAddress",
    "DestinationPort",
    "SourcePort",
    "SequenceNumber",
    "ConnectionId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.transfer_size() } else { from.transfer_size() }; value.set_transfer_size(it); None }
        2 => { if way == laws::Way::View { let it = view.destination_address(); value.set_destination_address(it); } else { value.set_destination_address_as_ipv6(from.destination_address_as_ipv6()); } None }
        3 => { if way == laws::Way::View { let it = view.source_address(); value.set_source_address(it); } else { value.set_source_address_as_ipv6(from.source_address_as_ipv6()); } None }
        4 => { if way == laws::Way::View { let it = view.destination_port(); value.set_destination_port(it); } else { value.set_destination_port_as_port(from.destination_port_as_port()); } None }
        5 => { if way == laws::Way::View { let it = view.source_port(); value.set_source_port(it); } else { value.set_source_port_as_port(from.source_port_as_port()); } None }
        6 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number() }; value.set_sequence_number(it); None }
        7 => { let it = if way == laws::Way::View { view.connection_id() } else { from.connection_id() }; value.set_connection_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_tcpip_v6_any {
use etwspec_runtime::laws;
use etwspec::payloads::network::wmi_tcpip_v6::{Any, WmiTcpipV6Ptr32, WmiTcpipV6Ptr64, };
law_any! {
    "WMI_TCPIP_V6", false,
    0: "WmiTcpipV6Ptr32" WmiTcpipV6Ptr32(WmiTcpipV6Ptr32), 52;
    1: "WmiTcpipV6Ptr64" WmiTcpipV6Ptr64(WmiTcpipV6Ptr64), 56;
}

}

mod event_trace_network_event_type_values {
use etwspec_runtime::laws;
use etwspec::payloads::network::EventTraceNetworkEventType as T;
law_enumeration!(u8);
}
