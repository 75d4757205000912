// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::network`.
mod tcp_ip_fail_v5_0 {
use crate::laws;
use etwspec::payloads::network::tcp_ip_fail::{ TcpIpFail as T, TcpIpFailView as V };
const MEMBERS: &[&str] = &[
    "Proto",
    "FailureCode",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.proto() } else { from.proto }; value.proto = it; None }
        1 => { let it = if way == laws::Way::View { view.failure_code() } else { from.failure_code }; value.failure_code = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod tcp_ip_type_group1_v5_0x86 {
use crate::laws;
use etwspec::payloads::network::tcp_ip_type_group1::{ TcpIpTypeGroup1X86 as T, TcpIpTypeGroup1X86View as V };
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
        0 => { let it = if way == laws::Way::View { view.pid() } else { from.pid }; value.pid = it; None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        2 => { let it = if way == laws::Way::View { view.daddr() } else { from.daddr }; value.daddr = it; None }
        3 => { let it = if way == laws::Way::View { view.saddr() } else { from.saddr }; value.saddr = it; None }
        4 => { let it = if way == laws::Way::View { view.dport() } else { from.dport }; value.dport = it; None }
        5 => { let it = if way == laws::Way::View { view.sport() } else { from.sport }; value.sport = it; None }
        6 => { let it = if way == laws::Way::View { view.seqnum() } else { from.seqnum }; value.seqnum = it; None }
        7 => { let it = if way == laws::Way::View { view.connid() } else { from.connid }; value.connid = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod tcp_ip_type_group1_v5_0x64 {
use crate::laws;
use etwspec::payloads::network::tcp_ip_type_group1::{ TcpIpTypeGroup1X64 as T, TcpIpTypeGroup1X64View as V };
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
        0 => { let it = if way == laws::Way::View { view.pid() } else { from.pid }; value.pid = it; None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        2 => { let it = if way == laws::Way::View { view.daddr() } else { from.daddr }; value.daddr = it; None }
        3 => { let it = if way == laws::Way::View { view.saddr() } else { from.saddr }; value.saddr = it; None }
        4 => { let it = if way == laws::Way::View { view.dport() } else { from.dport }; value.dport = it; None }
        5 => { let it = if way == laws::Way::View { view.sport() } else { from.sport }; value.sport = it; None }
        6 => { let it = if way == laws::Way::View { view.seqnum() } else { from.seqnum }; value.seqnum = it; None }
        7 => { let it = if way == laws::Way::View { view.connid() } else { from.connid }; value.connid = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod tcp_ip_type_group2_v5_0x86 {
use crate::laws;
use etwspec::payloads::network::tcp_ip_type_group2::{ TcpIpTypeGroup2X86 as T, TcpIpTypeGroup2X86View as V };
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
        0 => { let it = if way == laws::Way::View { view.pid() } else { from.pid }; value.pid = it; None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        2 => { let it = if way == laws::Way::View { view.daddr() } else { from.daddr }; value.daddr = it; None }
        3 => { let it = if way == laws::Way::View { view.saddr() } else { from.saddr }; value.saddr = it; None }
        4 => { let it = if way == laws::Way::View { view.dport() } else { from.dport }; value.dport = it; None }
        5 => { let it = if way == laws::Way::View { view.sport() } else { from.sport }; value.sport = it; None }
        6 => { let it = if way == laws::Way::View { view.mss() } else { from.mss }; value.mss = it; None }
        7 => { let it = if way == laws::Way::View { view.sackopt() } else { from.sackopt }; value.sackopt = it; None }
        8 => { let it = if way == laws::Way::View { view.tsopt() } else { from.tsopt }; value.tsopt = it; None }
        9 => { let it = if way == laws::Way::View { view.wsopt() } else { from.wsopt }; value.wsopt = it; None }
        10 => { let it = if way == laws::Way::View { view.rcvwin() } else { from.rcvwin }; value.rcvwin = it; None }
        11 => { let it = if way == laws::Way::View { view.rcvwinscale() } else { from.rcvwinscale }; value.rcvwinscale = it; None }
        12 => { let it = if way == laws::Way::View { view.sndwinscale() } else { from.sndwinscale }; value.sndwinscale = it; None }
        13 => { let it = if way == laws::Way::View { view.seqnum() } else { from.seqnum }; value.seqnum = it; None }
        14 => { let it = if way == laws::Way::View { view.connid() } else { from.connid }; value.connid = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod tcp_ip_type_group2_v5_0x64 {
use crate::laws;
use etwspec::payloads::network::tcp_ip_type_group2::{ TcpIpTypeGroup2X64 as T, TcpIpTypeGroup2X64View as V };
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
        0 => { let it = if way == laws::Way::View { view.pid() } else { from.pid }; value.pid = it; None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        2 => { let it = if way == laws::Way::View { view.daddr() } else { from.daddr }; value.daddr = it; None }
        3 => { let it = if way == laws::Way::View { view.saddr() } else { from.saddr }; value.saddr = it; None }
        4 => { let it = if way == laws::Way::View { view.dport() } else { from.dport }; value.dport = it; None }
        5 => { let it = if way == laws::Way::View { view.sport() } else { from.sport }; value.sport = it; None }
        6 => { let it = if way == laws::Way::View { view.mss() } else { from.mss }; value.mss = it; None }
        7 => { let it = if way == laws::Way::View { view.sackopt() } else { from.sackopt }; value.sackopt = it; None }
        8 => { let it = if way == laws::Way::View { view.tsopt() } else { from.tsopt }; value.tsopt = it; None }
        9 => { let it = if way == laws::Way::View { view.wsopt() } else { from.wsopt }; value.wsopt = it; None }
        10 => { let it = if way == laws::Way::View { view.rcvwin() } else { from.rcvwin }; value.rcvwin = it; None }
        11 => { let it = if way == laws::Way::View { view.rcvwinscale() } else { from.rcvwinscale }; value.rcvwinscale = it; None }
        12 => { let it = if way == laws::Way::View { view.sndwinscale() } else { from.sndwinscale }; value.sndwinscale = it; None }
        13 => { let it = if way == laws::Way::View { view.seqnum() } else { from.seqnum }; value.seqnum = it; None }
        14 => { let it = if way == laws::Way::View { view.connid() } else { from.connid }; value.connid = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod tcp_ip_type_group3_v5_0x86 {
use crate::laws;
use etwspec::payloads::network::tcp_ip_type_group3::{ TcpIpTypeGroup3X86 as T, TcpIpTypeGroup3X86View as V };
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
        0 => { let it = if way == laws::Way::View { view.pid() } else { from.pid }; value.pid = it; None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        2 => { let it = if way == laws::Way::View { view.daddr() } else { from.daddr }; value.daddr = it; None }
        3 => { let it = if way == laws::Way::View { view.saddr() } else { from.saddr }; value.saddr = it; None }
        4 => { let it = if way == laws::Way::View { view.dport() } else { from.dport }; value.dport = it; None }
        5 => { let it = if way == laws::Way::View { view.sport() } else { from.sport }; value.sport = it; None }
        6 => { let it = if way == laws::Way::View { view.seqnum() } else { from.seqnum }; value.seqnum = it; None }
        7 => { let it = if way == laws::Way::View { view.connid() } else { from.connid }; value.connid = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod tcp_ip_type_group3_v5_0x64 {
use crate::laws;
use etwspec::payloads::network::tcp_ip_type_group3::{ TcpIpTypeGroup3X64 as T, TcpIpTypeGroup3X64View as V };
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
        0 => { let it = if way == laws::Way::View { view.pid() } else { from.pid }; value.pid = it; None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        2 => { let it = if way == laws::Way::View { view.daddr() } else { from.daddr }; value.daddr = it; None }
        3 => { let it = if way == laws::Way::View { view.saddr() } else { from.saddr }; value.saddr = it; None }
        4 => { let it = if way == laws::Way::View { view.dport() } else { from.dport }; value.dport = it; None }
        5 => { let it = if way == laws::Way::View { view.sport() } else { from.sport }; value.sport = it; None }
        6 => { let it = if way == laws::Way::View { view.seqnum() } else { from.seqnum }; value.seqnum = it; None }
        7 => { let it = if way == laws::Way::View { view.connid() } else { from.connid }; value.connid = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod tcp_ip_type_group4_v5_0x86 {
use crate::laws;
use etwspec::payloads::network::tcp_ip_type_group4::{ TcpIpTypeGroup4X86 as T, TcpIpTypeGroup4X86View as V };
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
        0 => { let it = if way == laws::Way::View { view.pid() } else { from.pid }; value.pid = it; None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        2 => { let it = if way == laws::Way::View { view.daddr() } else { from.daddr }; value.daddr = it; None }
        3 => { let it = if way == laws::Way::View { view.saddr() } else { from.saddr }; value.saddr = it; None }
        4 => { let it = if way == laws::Way::View { view.dport() } else { from.dport }; value.dport = it; None }
        5 => { let it = if way == laws::Way::View { view.sport() } else { from.sport }; value.sport = it; None }
        6 => { let it = if way == laws::Way::View { view.mss() } else { from.mss }; value.mss = it; None }
        7 => { let it = if way == laws::Way::View { view.sackopt() } else { from.sackopt }; value.sackopt = it; None }
        8 => { let it = if way == laws::Way::View { view.tsopt() } else { from.tsopt }; value.tsopt = it; None }
        9 => { let it = if way == laws::Way::View { view.wsopt() } else { from.wsopt }; value.wsopt = it; None }
        10 => { let it = if way == laws::Way::View { view.rcvwin() } else { from.rcvwin }; value.rcvwin = it; None }
        11 => { let it = if way == laws::Way::View { view.rcvwinscale() } else { from.rcvwinscale }; value.rcvwinscale = it; None }
        12 => { let it = if way == laws::Way::View { view.sndwinscale() } else { from.sndwinscale }; value.sndwinscale = it; None }
        13 => { let it = if way == laws::Way::View { view.seqnum() } else { from.seqnum }; value.seqnum = it; None }
        14 => { let it = if way == laws::Way::View { view.connid() } else { from.connid }; value.connid = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod tcp_ip_type_group4_v5_0x64 {
use crate::laws;
use etwspec::payloads::network::tcp_ip_type_group4::{ TcpIpTypeGroup4X64 as T, TcpIpTypeGroup4X64View as V };
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
        0 => { let it = if way == laws::Way::View { view.pid() } else { from.pid }; value.pid = it; None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        2 => { let it = if way == laws::Way::View { view.daddr() } else { from.daddr }; value.daddr = it; None }
        3 => { let it = if way == laws::Way::View { view.saddr() } else { from.saddr }; value.saddr = it; None }
        4 => { let it = if way == laws::Way::View { view.dport() } else { from.dport }; value.dport = it; None }
        5 => { let it = if way == laws::Way::View { view.sport() } else { from.sport }; value.sport = it; None }
        6 => { let it = if way == laws::Way::View { view.mss() } else { from.mss }; value.mss = it; None }
        7 => { let it = if way == laws::Way::View { view.sackopt() } else { from.sackopt }; value.sackopt = it; None }
        8 => { let it = if way == laws::Way::View { view.tsopt() } else { from.tsopt }; value.tsopt = it; None }
        9 => { let it = if way == laws::Way::View { view.wsopt() } else { from.wsopt }; value.wsopt = it; None }
        10 => { let it = if way == laws::Way::View { view.rcvwin() } else { from.rcvwin }; value.rcvwin = it; None }
        11 => { let it = if way == laws::Way::View { view.rcvwinscale() } else { from.rcvwinscale }; value.rcvwinscale = it; None }
        12 => { let it = if way == laws::Way::View { view.sndwinscale() } else { from.sndwinscale }; value.sndwinscale = it; None }
        13 => { let it = if way == laws::Way::View { view.seqnum() } else { from.seqnum }; value.seqnum = it; None }
        14 => { let it = if way == laws::Way::View { view.connid() } else { from.connid }; value.connid = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod tcp_ip_v0_type_group1_v5_0 {
use crate::laws;
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
        0 => { let it = if way == laws::Way::View { view.daddr() } else { from.daddr }; value.daddr = it; None }
        1 => { let it = if way == laws::Way::View { view.saddr() } else { from.saddr }; value.saddr = it; None }
        2 => { let it = if way == laws::Way::View { view.dport() } else { from.dport }; value.dport = it; None }
        3 => { let it = if way == laws::Way::View { view.sport() } else { from.sport }; value.sport = it; None }
        4 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        5 => { let it = if way == laws::Way::View { view.pid() } else { from.pid }; value.pid = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod tcp_ip_v1_fail_v5_0 {
use crate::laws;
use etwspec::payloads::network::tcp_ip_v1_fail::{ TcpIpV1Fail as T, TcpIpV1FailView as V };
const MEMBERS: &[&str] = &[
    "Proto",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.proto() } else { from.proto }; value.proto = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod tcp_ip_v1_send_v5_0x86 {
use crate::laws;
use etwspec::payloads::network::tcp_ip_v1_send::{ TcpIpV1SendX86 as T, TcpIpV1SendX86View as V };
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
        0 => { let it = if way == laws::Way::View { view.pid() } else { from.pid }; value.pid = it; None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        2 => { let it = if way == laws::Way::View { view.daddr() } else { from.daddr }; value.daddr = it; None }
        3 => { let it = if way == laws::Way::View { view.saddr() } else { from.saddr }; value.saddr = it; None }
        4 => { let it = if way == laws::Way::View { view.dport() } else { from.dport }; value.dport = it; None }
        5 => { let it = if way == laws::Way::View { view.sport() } else { from.sport }; value.sport = it; None }
        6 => { let it = if way == laws::Way::View { view.startime() } else { from.startime }; value.startime = it; None }
        7 => { let it = if way == laws::Way::View { view.endtime() } else { from.endtime }; value.endtime = it; None }
        8 => { let it = if way == laws::Way::View { view.connid() } else { from.connid }; value.connid = it; None }
        9 => { let it = if way == laws::Way::View { view.seqnum() } else { from.seqnum }; value.seqnum = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod tcp_ip_v1_send_v5_0x64 {
use crate::laws;
use etwspec::payloads::network::tcp_ip_v1_send::{ TcpIpV1SendX64 as T, TcpIpV1SendX64View as V };
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
        0 => { let it = if way == laws::Way::View { view.pid() } else { from.pid }; value.pid = it; None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        2 => { let it = if way == laws::Way::View { view.daddr() } else { from.daddr }; value.daddr = it; None }
        3 => { let it = if way == laws::Way::View { view.saddr() } else { from.saddr }; value.saddr = it; None }
        4 => { let it = if way == laws::Way::View { view.dport() } else { from.dport }; value.dport = it; None }
        5 => { let it = if way == laws::Way::View { view.sport() } else { from.sport }; value.sport = it; None }
        6 => { let it = if way == laws::Way::View { view.startime() } else { from.startime }; value.startime = it; None }
        7 => { let it = if way == laws::Way::View { view.endtime() } else { from.endtime }; value.endtime = it; None }
        8 => { let it = if way == laws::Way::View { view.connid() } else { from.connid }; value.connid = it; None }
        9 => { let it = if way == laws::Way::View { view.seqnum() } else { from.seqnum }; value.seqnum = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod tcp_ip_v1_type_group2_v5_0x86 {
use crate::laws;
use etwspec::payloads::network::tcp_ip_v1_type_group2::{ TcpIpV1TypeGroup2X86 as T, TcpIpV1TypeGroup2X86View as V };
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
        0 => { let it = if way == laws::Way::View { view.pid() } else { from.pid }; value.pid = it; None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        2 => { let it = if way == laws::Way::View { view.daddr() } else { from.daddr }; value.daddr = it; None }
        3 => { let it = if way == laws::Way::View { view.saddr() } else { from.saddr }; value.saddr = it; None }
        4 => { let it = if way == laws::Way::View { view.dport() } else { from.dport }; value.dport = it; None }
        5 => { let it = if way == laws::Way::View { view.sport() } else { from.sport }; value.sport = it; None }
        6 => { let it = if way == laws::Way::View { view.mss() } else { from.mss }; value.mss = it; None }
        7 => { let it = if way == laws::Way::View { view.sackopt() } else { from.sackopt }; value.sackopt = it; None }
        8 => { let it = if way == laws::Way::View { view.tsopt() } else { from.tsopt }; value.tsopt = it; None }
        9 => { let it = if way == laws::Way::View { view.wsopt() } else { from.wsopt }; value.wsopt = it; None }
        10 => { let it = if way == laws::Way::View { view.rcvwin() } else { from.rcvwin }; value.rcvwin = it; None }
        11 => { let it = if way == laws::Way::View { view.rcvwinscale() } else { from.rcvwinscale }; value.rcvwinscale = it; None }
        12 => { let it = if way == laws::Way::View { view.sndwinscale() } else { from.sndwinscale }; value.sndwinscale = it; None }
        13 => { let it = if way == laws::Way::View { view.connid() } else { from.connid }; value.connid = it; None }
        14 => { let it = if way == laws::Way::View { view.seqnum() } else { from.seqnum }; value.seqnum = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod tcp_ip_v1_type_group2_v5_0x64 {
use crate::laws;
use etwspec::payloads::network::tcp_ip_v1_type_group2::{ TcpIpV1TypeGroup2X64 as T, TcpIpV1TypeGroup2X64View as V };
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
        0 => { let it = if way == laws::Way::View { view.pid() } else { from.pid }; value.pid = it; None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        2 => { let it = if way == laws::Way::View { view.daddr() } else { from.daddr }; value.daddr = it; None }
        3 => { let it = if way == laws::Way::View { view.saddr() } else { from.saddr }; value.saddr = it; None }
        4 => { let it = if way == laws::Way::View { view.dport() } else { from.dport }; value.dport = it; None }
        5 => { let it = if way == laws::Way::View { view.sport() } else { from.sport }; value.sport = it; None }
        6 => { let it = if way == laws::Way::View { view.mss() } else { from.mss }; value.mss = it; None }
        7 => { let it = if way == laws::Way::View { view.sackopt() } else { from.sackopt }; value.sackopt = it; None }
        8 => { let it = if way == laws::Way::View { view.tsopt() } else { from.tsopt }; value.tsopt = it; None }
        9 => { let it = if way == laws::Way::View { view.wsopt() } else { from.wsopt }; value.wsopt = it; None }
        10 => { let it = if way == laws::Way::View { view.rcvwin() } else { from.rcvwin }; value.rcvwin = it; None }
        11 => { let it = if way == laws::Way::View { view.rcvwinscale() } else { from.rcvwinscale }; value.rcvwinscale = it; None }
        12 => { let it = if way == laws::Way::View { view.sndwinscale() } else { from.sndwinscale }; value.sndwinscale = it; None }
        13 => { let it = if way == laws::Way::View { view.connid() } else { from.connid }; value.connid = it; None }
        14 => { let it = if way == laws::Way::View { view.seqnum() } else { from.seqnum }; value.seqnum = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod udp_ip_type_group1_v5_0x86 {
use crate::laws;
use etwspec::payloads::network::udp_ip_type_group1::{ UdpIpTypeGroup1X86 as T, UdpIpTypeGroup1X86View as V };
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
        0 => { let it = if way == laws::Way::View { view.pid() } else { from.pid }; value.pid = it; None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        2 => { let it = if way == laws::Way::View { view.daddr() } else { from.daddr }; value.daddr = it; None }
        3 => { let it = if way == laws::Way::View { view.saddr() } else { from.saddr }; value.saddr = it; None }
        4 => { let it = if way == laws::Way::View { view.dport() } else { from.dport }; value.dport = it; None }
        5 => { let it = if way == laws::Way::View { view.sport() } else { from.sport }; value.sport = it; None }
        6 => { let it = if way == laws::Way::View { view.seqnum() } else { from.seqnum }; value.seqnum = it; None }
        7 => { let it = if way == laws::Way::View { view.connid() } else { from.connid }; value.connid = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod udp_ip_type_group1_v5_0x64 {
use crate::laws;
use etwspec::payloads::network::udp_ip_type_group1::{ UdpIpTypeGroup1X64 as T, UdpIpTypeGroup1X64View as V };
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
        0 => { let it = if way == laws::Way::View { view.pid() } else { from.pid }; value.pid = it; None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        2 => { let it = if way == laws::Way::View { view.daddr() } else { from.daddr }; value.daddr = it; None }
        3 => { let it = if way == laws::Way::View { view.saddr() } else { from.saddr }; value.saddr = it; None }
        4 => { let it = if way == laws::Way::View { view.dport() } else { from.dport }; value.dport = it; None }
        5 => { let it = if way == laws::Way::View { view.sport() } else { from.sport }; value.sport = it; None }
        6 => { let it = if way == laws::Way::View { view.seqnum() } else { from.seqnum }; value.seqnum = it; None }
        7 => { let it = if way == laws::Way::View { view.connid() } else { from.connid }; value.connid = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod udp_ip_v0_type_group1_v5_0x86 {
use crate::laws;
use etwspec::payloads::network::udp_ip_v0_type_group1::{ UdpIpV0TypeGroup1X86 as T, UdpIpV0TypeGroup1X86View as V };
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
        0 => { let it = if way == laws::Way::View { view.context() } else { from.context }; value.context = it; None }
        1 => { let it = if way == laws::Way::View { view.saddr() } else { from.saddr }; value.saddr = it; None }
        2 => { let it = if way == laws::Way::View { view.sport() } else { from.sport }; value.sport = it; None }
        3 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        4 => { let it = if way == laws::Way::View { view.daddr() } else { from.daddr }; value.daddr = it; None }
        5 => { let it = if way == laws::Way::View { view.dport() } else { from.dport }; value.dport = it; None }
        6 => { let it = if way == laws::Way::View { view.dsize() } else { from.dsize }; value.dsize = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod udp_ip_v0_type_group1_v5_0x64 {
use crate::laws;
use etwspec::payloads::network::udp_ip_v0_type_group1::{ UdpIpV0TypeGroup1X64 as T, UdpIpV0TypeGroup1X64View as V };
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
        0 => { let it = if way == laws::Way::View { view.context() } else { from.context }; value.context = it; None }
        1 => { let it = if way == laws::Way::View { view.saddr() } else { from.saddr }; value.saddr = it; None }
        2 => { let it = if way == laws::Way::View { view.sport() } else { from.sport }; value.sport = it; None }
        3 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        4 => { let it = if way == laws::Way::View { view.daddr() } else { from.daddr }; value.daddr = it; None }
        5 => { let it = if way == laws::Way::View { view.dport() } else { from.dport }; value.dport = it; None }
        6 => { let it = if way == laws::Way::View { view.dsize() } else { from.dsize }; value.dsize = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_tcpip_v5_0 {
use crate::laws;
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
        0 => { let it = if way == laws::Way::View { view.context() } else { from.context }; value.context = it; None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        2 => { let it = if way == laws::Way::View { view.dest_addr() } else { from.dest_addr }; value.dest_addr = it; None }
        3 => { let it = if way == laws::Way::View { view.src_addr() } else { from.src_addr }; value.src_addr = it; None }
        4 => { let it = if way == laws::Way::View { view.dest_port() } else { from.dest_port }; value.dest_port = it; None }
        5 => { let it = if way == laws::Way::View { view.src_port() } else { from.src_port }; value.src_port = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_tcpip_send_v4_v5_0x86 {
use crate::laws;
use etwspec::payloads::network::wmi_tcpip_send_v4::{ WmiTcpipSendV4X86 as T, WmiTcpipSendV4X86View as V };
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
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        1 => { let it = if way == laws::Way::View { view.transfer_size() } else { from.transfer_size }; value.transfer_size = it; None }
        2 => { let it = if way == laws::Way::View { view.destination_address() } else { from.destination_address }; value.destination_address = it; None }
        3 => { let it = if way == laws::Way::View { view.source_address() } else { from.source_address }; value.source_address = it; None }
        4 => { let it = if way == laws::Way::View { view.destination_port() } else { from.destination_port }; value.destination_port = it; None }
        5 => { let it = if way == laws::Way::View { view.source_port() } else { from.source_port }; value.source_port = it; None }
        6 => { let it = if way == laws::Way::View { view.start_time() } else { from.start_time }; value.start_time = it; None }
        7 => { let it = if way == laws::Way::View { view.end_time() } else { from.end_time }; value.end_time = it; None }
        8 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number }; value.sequence_number = it; None }
        9 => { let it = if way == laws::Way::View { view.connection_id() } else { from.connection_id }; value.connection_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_tcpip_send_v4_v5_0x64 {
use crate::laws;
use etwspec::payloads::network::wmi_tcpip_send_v4::{ WmiTcpipSendV4X64 as T, WmiTcpipSendV4X64View as V };
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
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        1 => { let it = if way == laws::Way::View { view.transfer_size() } else { from.transfer_size }; value.transfer_size = it; None }
        2 => { let it = if way == laws::Way::View { view.destination_address() } else { from.destination_address }; value.destination_address = it; None }
        3 => { let it = if way == laws::Way::View { view.source_address() } else { from.source_address }; value.source_address = it; None }
        4 => { let it = if way == laws::Way::View { view.destination_port() } else { from.destination_port }; value.destination_port = it; None }
        5 => { let it = if way == laws::Way::View { view.source_port() } else { from.source_port }; value.source_port = it; None }
        6 => { let it = if way == laws::Way::View { view.start_time() } else { from.start_time }; value.start_time = it; None }
        7 => { let it = if way == laws::Way::View { view.end_time() } else { from.end_time }; value.end_time = it; None }
        8 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number }; value.sequence_number = it; None }
        9 => { let it = if way == laws::Way::View { view.connection_id() } else { from.connection_id }; value.connection_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_tcpip_send_v6_v5_0x86 {
use crate::laws;
use etwspec::payloads::network::wmi_tcpip_send_v6::{ WmiTcpipSendV6X86 as T, WmiTcpipSendV6X86View as V };
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
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        1 => { let it = if way == laws::Way::View { view.transfer_size() } else { from.transfer_size }; value.transfer_size = it; None }
        2 => { let it = if way == laws::Way::View { view.destination_address() } else { from.destination_address }; value.destination_address = it; None }
        3 => { let it = if way == laws::Way::View { view.source_address() } else { from.source_address }; value.source_address = it; None }
        4 => { let it = if way == laws::Way::View { view.destination_port() } else { from.destination_port }; value.destination_port = it; None }
        5 => { let it = if way == laws::Way::View { view.source_port() } else { from.source_port }; value.source_port = it; None }
        6 => { let it = if way == laws::Way::View { view.start_time() } else { from.start_time }; value.start_time = it; None }
        7 => { let it = if way == laws::Way::View { view.end_time() } else { from.end_time }; value.end_time = it; None }
        8 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number }; value.sequence_number = it; None }
        9 => { let it = if way == laws::Way::View { view.connection_id() } else { from.connection_id }; value.connection_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_tcpip_send_v6_v5_0x64 {
use crate::laws;
use etwspec::payloads::network::wmi_tcpip_send_v6::{ WmiTcpipSendV6X64 as T, WmiTcpipSendV6X64View as V };
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
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        1 => { let it = if way == laws::Way::View { view.transfer_size() } else { from.transfer_size }; value.transfer_size = it; None }
        2 => { let it = if way == laws::Way::View { view.destination_address() } else { from.destination_address }; value.destination_address = it; None }
        3 => { let it = if way == laws::Way::View { view.source_address() } else { from.source_address }; value.source_address = it; None }
        4 => { let it = if way == laws::Way::View { view.destination_port() } else { from.destination_port }; value.destination_port = it; None }
        5 => { let it = if way == laws::Way::View { view.source_port() } else { from.source_port }; value.source_port = it; None }
        6 => { let it = if way == laws::Way::View { view.start_time() } else { from.start_time }; value.start_time = it; None }
        7 => { let it = if way == laws::Way::View { view.end_time() } else { from.end_time }; value.end_time = it; None }
        8 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number }; value.sequence_number = it; None }
        9 => { let it = if way == laws::Way::View { view.connection_id() } else { from.connection_id }; value.connection_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_tcpip_v4_v5_0x86 {
use crate::laws;
use etwspec::payloads::network::wmi_tcpip_v4::{ WmiTcpipV4X86 as T, WmiTcpipV4X86View as V };
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
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        1 => { let it = if way == laws::Way::View { view.transfer_size() } else { from.transfer_size }; value.transfer_size = it; None }
        2 => { let it = if way == laws::Way::View { view.destination_address() } else { from.destination_address }; value.destination_address = it; None }
        3 => { let it = if way == laws::Way::View { view.source_address() } else { from.source_address }; value.source_address = it; None }
        4 => { let it = if way == laws::Way::View { view.destination_port() } else { from.destination_port }; value.destination_port = it; None }
        5 => { let it = if way == laws::Way::View { view.source_port() } else { from.source_port }; value.source_port = it; None }
        6 => { let it = if way == laws::Way::View { view.connection_id() } else { from.connection_id }; value.connection_id = it; None }
        7 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number }; value.sequence_number = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_tcpip_v4_v5_0x64 {
use crate::laws;
use etwspec::payloads::network::wmi_tcpip_v4::{ WmiTcpipV4X64 as T, WmiTcpipV4X64View as V };
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
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        1 => { let it = if way == laws::Way::View { view.transfer_size() } else { from.transfer_size }; value.transfer_size = it; None }
        2 => { let it = if way == laws::Way::View { view.destination_address() } else { from.destination_address }; value.destination_address = it; None }
        3 => { let it = if way == laws::Way::View { view.source_address() } else { from.source_address }; value.source_address = it; None }
        4 => { let it = if way == laws::Way::View { view.destination_port() } else { from.destination_port }; value.destination_port = it; None }
        5 => { let it = if way == laws::Way::View { view.source_port() } else { from.source_port }; value.source_port = it; None }
        6 => { let it = if way == laws::Way::View { view.connection_id() } else { from.connection_id }; value.connection_id = it; None }
        7 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number }; value.sequence_number = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_tcpip_v6_v5_0x86 {
use crate::laws;
use etwspec::payloads::network::wmi_tcpip_v6::{ WmiTcpipV6X86 as T, WmiTcpipV6X86View as V };
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
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        1 => { let it = if way == laws::Way::View { view.transfer_size() } else { from.transfer_size }; value.transfer_size = it; None }
        2 => { let it = if way == laws::Way::View { view.destination_address() } else { from.destination_address }; value.destination_address = it; None }
        3 => { let it = if way == laws::Way::View { view.source_address() } else { from.source_address }; value.source_address = it; None }
        4 => { let it = if way == laws::Way::View { view.destination_port() } else { from.destination_port }; value.destination_port = it; None }
        5 => { let it = if way == laws::Way::View { view.source_port() } else { from.source_port }; value.source_port = it; None }
        6 => { let it = if way == laws::Way::View { view.connection_id() } else { from.connection_id }; value.connection_id = it; None }
        7 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number }; value.sequence_number = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_tcpip_v6_v5_0x64 {
use crate::laws;
use etwspec::payloads::network::wmi_tcpip_v6::{ WmiTcpipV6X64 as T, WmiTcpipV6X64View as V };
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
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        1 => { let it = if way == laws::Way::View { view.transfer_size() } else { from.transfer_size }; value.transfer_size = it; None }
        2 => { let it = if way == laws::Way::View { view.destination_address() } else { from.destination_address }; value.destination_address = it; None }
        3 => { let it = if way == laws::Way::View { view.source_address() } else { from.source_address }; value.source_address = it; None }
        4 => { let it = if way == laws::Way::View { view.destination_port() } else { from.destination_port }; value.destination_port = it; None }
        5 => { let it = if way == laws::Way::View { view.source_port() } else { from.source_port }; value.source_port = it; None }
        6 => { let it = if way == laws::Way::View { view.connection_id() } else { from.connection_id }; value.connection_id = it; None }
        7 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number }; value.sequence_number = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_udp_v5_0 {
use crate::laws;
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
        0 => { let it = if way == laws::Way::View { view.pid() } else { from.pid }; value.pid = it; None }
        1 => { let it = if way == laws::Way::View { view.size() } else { from.size }; value.size = it; None }
        2 => { let it = if way == laws::Way::View { view.dest_addr() } else { from.dest_addr }; value.dest_addr = it; None }
        3 => { let it = if way == laws::Way::View { view.src_addr() } else { from.src_addr }; value.src_addr = it; None }
        4 => { let it = if way == laws::Way::View { view.dest_port() } else { from.dest_port }; value.dest_port = it; None }
        5 => { let it = if way == laws::Way::View { view.src_port() } else { from.src_port }; value.src_port = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_udp_v4_v5_0 {
use crate::laws;
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
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        1 => { let it = if way == laws::Way::View { view.transfer_size() } else { from.transfer_size }; value.transfer_size = it; None }
        2 => { let it = if way == laws::Way::View { view.destination_address() } else { from.destination_address }; value.destination_address = it; None }
        3 => { let it = if way == laws::Way::View { view.source_address() } else { from.source_address }; value.source_address = it; None }
        4 => { let it = if way == laws::Way::View { view.destination_port() } else { from.destination_port }; value.destination_port = it; None }
        5 => { let it = if way == laws::Way::View { view.source_port() } else { from.source_port }; value.source_port = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_udp_v6_v5_0x86 {
use crate::laws;
use etwspec::payloads::network::wmi_udp_v6::{ WmiUdpV6X86 as T, WmiUdpV6X86View as V };
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
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        1 => { let it = if way == laws::Way::View { view.transfer_size() } else { from.transfer_size }; value.transfer_size = it; None }
        2 => { let it = if way == laws::Way::View { view.destination_address() } else { from.destination_address }; value.destination_address = it; None }
        3 => { let it = if way == laws::Way::View { view.source_address() } else { from.source_address }; value.source_address = it; None }
        4 => { let it = if way == laws::Way::View { view.destination_port() } else { from.destination_port }; value.destination_port = it; None }
        5 => { let it = if way == laws::Way::View { view.source_port() } else { from.source_port }; value.source_port = it; None }
        6 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number }; value.sequence_number = it; None }
        7 => { let it = if way == laws::Way::View { view.connection_id() } else { from.connection_id }; value.connection_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod wmi_udp_v6_v5_0x64 {
use crate::laws;
use etwspec::payloads::network::wmi_udp_v6::{ WmiUdpV6X64 as T, WmiUdpV6X64View as V };
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
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id }; value.process_id = it; None }
        1 => { let it = if way == laws::Way::View { view.transfer_size() } else { from.transfer_size }; value.transfer_size = it; None }
        2 => { let it = if way == laws::Way::View { view.destination_address() } else { from.destination_address }; value.destination_address = it; None }
        3 => { let it = if way == laws::Way::View { view.source_address() } else { from.source_address }; value.source_address = it; None }
        4 => { let it = if way == laws::Way::View { view.destination_port() } else { from.destination_port }; value.destination_port = it; None }
        5 => { let it = if way == laws::Way::View { view.source_port() } else { from.source_port }; value.source_port = it; None }
        6 => { let it = if way == laws::Way::View { view.sequence_number() } else { from.sequence_number }; value.sequence_number = it; None }
        7 => { let it = if way == laws::Way::View { view.connection_id() } else { from.connection_id }; value.connection_id = it; None }
        _ => None,
    }
}

fixed!(false);
}

mod tcp_ip_fail_any {
use crate::laws;
use etwspec::payloads::network::tcp_ip_fail::{Any, TcpIpFail, };
any! {
    "TcpIp_Fail", false,
    0: "V5_0" V5_0(TcpIpFail), 4;
}

}

mod tcp_ip_type_group1_any {
use crate::laws;
use etwspec::payloads::network::tcp_ip_type_group1::{Any, TcpIpTypeGroup1X86, TcpIpTypeGroup1X64, };
any! {
    "TcpIp_TypeGroup1", false,
    0: "V5_0X86" V5_0X86(TcpIpTypeGroup1X86), 28;
    1: "V5_0X64" V5_0X64(TcpIpTypeGroup1X64), 32;
}

}

mod tcp_ip_type_group2_any {
use crate::laws;
use etwspec::payloads::network::tcp_ip_type_group2::{Any, TcpIpTypeGroup2X86, TcpIpTypeGroup2X64, };
any! {
    "TcpIp_TypeGroup2", false,
    0: "V5_0X86" V5_0X86(TcpIpTypeGroup2X86), 44;
    1: "V5_0X64" V5_0X64(TcpIpTypeGroup2X64), 48;
}

}

mod tcp_ip_type_group3_any {
use crate::laws;
use etwspec::payloads::network::tcp_ip_type_group3::{Any, TcpIpTypeGroup3X86, TcpIpTypeGroup3X64, };
any! {
    "TcpIp_TypeGroup3", false,
    0: "V5_0X86" V5_0X86(TcpIpTypeGroup3X86), 52;
    1: "V5_0X64" V5_0X64(TcpIpTypeGroup3X64), 56;
}

}

mod tcp_ip_type_group4_any {
use crate::laws;
use etwspec::payloads::network::tcp_ip_type_group4::{Any, TcpIpTypeGroup4X86, TcpIpTypeGroup4X64, };
any! {
    "TcpIp_TypeGroup4", false,
    0: "V5_0X86" V5_0X86(TcpIpTypeGroup4X86), 68;
    1: "V5_0X64" V5_0X64(TcpIpTypeGroup4X64), 72;
}

}

mod tcp_ip_v0_type_group1_any {
use crate::laws;
use etwspec::payloads::network::tcp_ip_v0_type_group1::{Any, TcpIpV0TypeGroup1, };
any! {
    "TcpIp_V0_TypeGroup1", false,
    0: "V5_0" V5_0(TcpIpV0TypeGroup1), 20;
}

}

mod tcp_ip_v1_fail_any {
use crate::laws;
use etwspec::payloads::network::tcp_ip_v1_fail::{Any, TcpIpV1Fail, };
any! {
    "TcpIp_V1_Fail", false,
    0: "V5_0" V5_0(TcpIpV1Fail), 4;
}

}

mod tcp_ip_v1_send_any {
use crate::laws;
use etwspec::payloads::network::tcp_ip_v1_send::{Any, TcpIpV1SendX86, TcpIpV1SendX64, };
any! {
    "TcpIp_V1_Send", false,
    0: "V5_0X86" V5_0X86(TcpIpV1SendX86), 36;
    1: "V5_0X64" V5_0X64(TcpIpV1SendX64), 40;
}

}

mod tcp_ip_v1_type_group2_any {
use crate::laws;
use etwspec::payloads::network::tcp_ip_v1_type_group2::{Any, TcpIpV1TypeGroup2X86, TcpIpV1TypeGroup2X64, };
any! {
    "TcpIp_V1_TypeGroup2", false,
    0: "V5_0X86" V5_0X86(TcpIpV1TypeGroup2X86), 44;
    1: "V5_0X64" V5_0X64(TcpIpV1TypeGroup2X64), 48;
}

}

mod udp_ip_type_group1_any {
use crate::laws;
use etwspec::payloads::network::udp_ip_type_group1::{Any, UdpIpTypeGroup1X86, UdpIpTypeGroup1X64, };
any! {
    "UdpIp_TypeGroup1", false,
    0: "V5_0X86" V5_0X86(UdpIpTypeGroup1X86), 28;
    1: "V5_0X64" V5_0X64(UdpIpTypeGroup1X64), 32;
}

}

mod udp_ip_v0_type_group1_any {
use crate::laws;
use etwspec::payloads::network::udp_ip_v0_type_group1::{Any, UdpIpV0TypeGroup1X86, UdpIpV0TypeGroup1X64, };
any! {
    "UdpIp_V0_TypeGroup1", false,
    0: "V5_0X86" V5_0X86(UdpIpV0TypeGroup1X86), 20;
    1: "V5_0X64" V5_0X64(UdpIpV0TypeGroup1X64), 24;
}

}

mod wmi_tcpip_any {
use crate::laws;
use etwspec::payloads::network::wmi_tcpip::{Any, WmiTcpip, };
any! {
    "WMI_TCPIP", false,
    0: "V5_0" V5_0(WmiTcpip), 20;
}

}

mod wmi_tcpip_send_v4_any {
use crate::laws;
use etwspec::payloads::network::wmi_tcpip_send_v4::{Any, WmiTcpipSendV4X86, WmiTcpipSendV4X64, };
any! {
    "WMI_TCPIP_SEND_V4", false,
    0: "V5_0X86" V5_0X86(WmiTcpipSendV4X86), 36;
    1: "V5_0X64" V5_0X64(WmiTcpipSendV4X64), 40;
}

}

mod wmi_tcpip_send_v6_any {
use crate::laws;
use etwspec::payloads::network::wmi_tcpip_send_v6::{Any, WmiTcpipSendV6X86, WmiTcpipSendV6X64, };
any! {
    "WMI_TCPIP_SEND_V6", false,
    0: "V5_0X86" V5_0X86(WmiTcpipSendV6X86), 60;
    1: "V5_0X64" V5_0X64(WmiTcpipSendV6X64), 64;
}

}

mod wmi_tcpip_v4_any {
use crate::laws;
use etwspec::payloads::network::wmi_tcpip_v4::{Any, WmiTcpipV4X86, WmiTcpipV4X64, };
any! {
    "WMI_TCPIP_V4", false,
    0: "V5_0X86" V5_0X86(WmiTcpipV4X86), 28;
    1: "V5_0X64" V5_0X64(WmiTcpipV4X64), 32;
}

}

mod wmi_tcpip_v6_any {
use crate::laws;
use etwspec::payloads::network::wmi_tcpip_v6::{Any, WmiTcpipV6X86, WmiTcpipV6X64, };
any! {
    "WMI_TCPIP_V6", false,
    0: "V5_0X86" V5_0X86(WmiTcpipV6X86), 52;
    1: "V5_0X64" V5_0X64(WmiTcpipV6X64), 56;
}

}

mod wmi_udp_any {
use crate::laws;
use etwspec::payloads::network::wmi_udp::{Any, WmiUdp, };
any! {
    "WMI_UDP", false,
    0: "V5_0" V5_0(WmiUdp), 20;
}

}

mod wmi_udp_v4_any {
use crate::laws;
use etwspec::payloads::network::wmi_udp_v4::{Any, WmiUdpV4, };
any! {
    "WMI_UDP_V4", false,
    0: "V5_0" V5_0(WmiUdpV4), 20;
}

}

mod wmi_udp_v6_any {
use crate::laws;
use etwspec::payloads::network::wmi_udp_v6::{Any, WmiUdpV6X86, WmiUdpV6X64, };
any! {
    "WMI_UDP_V6", false,
    0: "V5_0X86" V5_0X86(WmiUdpV6X86), 52;
    1: "V5_0X64" V5_0X64(WmiUdpV6X64), 56;
}

}
