// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::network`.
#![cfg(feature = "payloads")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn tcp_ip_fail_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::network::tcp_ip_fail::TcpIpFail;
    type V<'a> = etwspec::payloads::network::tcp_ip_fail::TcpIpFailView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tcp_ip_fail_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::network::tcp_ip_fail::TcpIpFail;
    type V<'a> = etwspec::payloads::network::tcp_ip_fail::TcpIpFailView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.proto(), a.proto);
            let mut moved = a;
            moved.proto = b.proto;
            laws::only_moved(layout, "Proto", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.failure_code(), a.failure_code);
            let mut moved = a;
            moved.failure_code = b.failure_code;
            laws::only_moved(layout, "FailureCode", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn tcp_ip_type_group1_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::network::tcp_ip_type_group1::TcpIpTypeGroup1X86;
    type V<'a> = etwspec::payloads::network::tcp_ip_type_group1::TcpIpTypeGroup1X86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tcp_ip_type_group1_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::network::tcp_ip_type_group1::TcpIpTypeGroup1X86;
    type V<'a> = etwspec::payloads::network::tcp_ip_type_group1::TcpIpTypeGroup1X86View<
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
            prop_assert_eq!(view.pid(), a.pid);
            let mut moved = a;
            moved.pid = b.pid;
            laws::only_moved(layout, "PID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.daddr(), a.daddr);
            let mut moved = a;
            moved.daddr = b.daddr;
            laws::only_moved(layout, "daddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.saddr(), a.saddr);
            let mut moved = a;
            moved.saddr = b.saddr;
            laws::only_moved(layout, "saddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dport(), a.dport);
            let mut moved = a;
            moved.dport = b.dport;
            laws::only_moved(layout, "dport", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sport(), a.sport);
            let mut moved = a;
            moved.sport = b.sport;
            laws::only_moved(layout, "sport", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.seqnum(), a.seqnum);
            let mut moved = a;
            moved.seqnum = b.seqnum;
            laws::only_moved(layout, "seqnum", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.connid(), a.connid);
            let mut moved = a;
            moved.connid = b.connid;
            laws::only_moved(layout, "connid", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn tcp_ip_type_group1_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::network::tcp_ip_type_group1::TcpIpTypeGroup1X64;
    type V<'a> = etwspec::payloads::network::tcp_ip_type_group1::TcpIpTypeGroup1X64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tcp_ip_type_group1_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::network::tcp_ip_type_group1::TcpIpTypeGroup1X64;
    type V<'a> = etwspec::payloads::network::tcp_ip_type_group1::TcpIpTypeGroup1X64View<
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
            prop_assert_eq!(view.pid(), a.pid);
            let mut moved = a;
            moved.pid = b.pid;
            laws::only_moved(layout, "PID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.daddr(), a.daddr);
            let mut moved = a;
            moved.daddr = b.daddr;
            laws::only_moved(layout, "daddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.saddr(), a.saddr);
            let mut moved = a;
            moved.saddr = b.saddr;
            laws::only_moved(layout, "saddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dport(), a.dport);
            let mut moved = a;
            moved.dport = b.dport;
            laws::only_moved(layout, "dport", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sport(), a.sport);
            let mut moved = a;
            moved.sport = b.sport;
            laws::only_moved(layout, "sport", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.seqnum(), a.seqnum);
            let mut moved = a;
            moved.seqnum = b.seqnum;
            laws::only_moved(layout, "seqnum", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.connid(), a.connid);
            let mut moved = a;
            moved.connid = b.connid;
            laws::only_moved(layout, "connid", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn tcp_ip_type_group2_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::network::tcp_ip_type_group2::TcpIpTypeGroup2X86;
    type V<'a> = etwspec::payloads::network::tcp_ip_type_group2::TcpIpTypeGroup2X86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tcp_ip_type_group2_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::network::tcp_ip_type_group2::TcpIpTypeGroup2X86;
    type V<'a> = etwspec::payloads::network::tcp_ip_type_group2::TcpIpTypeGroup2X86View<
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
            prop_assert_eq!(view.pid(), a.pid);
            let mut moved = a;
            moved.pid = b.pid;
            laws::only_moved(layout, "PID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.daddr(), a.daddr);
            let mut moved = a;
            moved.daddr = b.daddr;
            laws::only_moved(layout, "daddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.saddr(), a.saddr);
            let mut moved = a;
            moved.saddr = b.saddr;
            laws::only_moved(layout, "saddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dport(), a.dport);
            let mut moved = a;
            moved.dport = b.dport;
            laws::only_moved(layout, "dport", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sport(), a.sport);
            let mut moved = a;
            moved.sport = b.sport;
            laws::only_moved(layout, "sport", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.mss(), a.mss);
            let mut moved = a;
            moved.mss = b.mss;
            laws::only_moved(layout, "mss", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sackopt(), a.sackopt);
            let mut moved = a;
            moved.sackopt = b.sackopt;
            laws::only_moved(layout, "sackopt", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.tsopt(), a.tsopt);
            let mut moved = a;
            moved.tsopt = b.tsopt;
            laws::only_moved(layout, "tsopt", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.wsopt(), a.wsopt);
            let mut moved = a;
            moved.wsopt = b.wsopt;
            laws::only_moved(layout, "wsopt", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.rcvwin(), a.rcvwin);
            let mut moved = a;
            moved.rcvwin = b.rcvwin;
            laws::only_moved(layout, "rcvwin", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.rcvwinscale(), a.rcvwinscale);
            let mut moved = a;
            moved.rcvwinscale = b.rcvwinscale;
            laws::only_moved(layout, "rcvwinscale", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sndwinscale(), a.sndwinscale);
            let mut moved = a;
            moved.sndwinscale = b.sndwinscale;
            laws::only_moved(layout, "sndwinscale", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.seqnum(), a.seqnum);
            let mut moved = a;
            moved.seqnum = b.seqnum;
            laws::only_moved(layout, "seqnum", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.connid(), a.connid);
            let mut moved = a;
            moved.connid = b.connid;
            laws::only_moved(layout, "connid", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn tcp_ip_type_group2_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::network::tcp_ip_type_group2::TcpIpTypeGroup2X64;
    type V<'a> = etwspec::payloads::network::tcp_ip_type_group2::TcpIpTypeGroup2X64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tcp_ip_type_group2_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::network::tcp_ip_type_group2::TcpIpTypeGroup2X64;
    type V<'a> = etwspec::payloads::network::tcp_ip_type_group2::TcpIpTypeGroup2X64View<
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
            prop_assert_eq!(view.pid(), a.pid);
            let mut moved = a;
            moved.pid = b.pid;
            laws::only_moved(layout, "PID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.daddr(), a.daddr);
            let mut moved = a;
            moved.daddr = b.daddr;
            laws::only_moved(layout, "daddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.saddr(), a.saddr);
            let mut moved = a;
            moved.saddr = b.saddr;
            laws::only_moved(layout, "saddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dport(), a.dport);
            let mut moved = a;
            moved.dport = b.dport;
            laws::only_moved(layout, "dport", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sport(), a.sport);
            let mut moved = a;
            moved.sport = b.sport;
            laws::only_moved(layout, "sport", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.mss(), a.mss);
            let mut moved = a;
            moved.mss = b.mss;
            laws::only_moved(layout, "mss", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sackopt(), a.sackopt);
            let mut moved = a;
            moved.sackopt = b.sackopt;
            laws::only_moved(layout, "sackopt", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.tsopt(), a.tsopt);
            let mut moved = a;
            moved.tsopt = b.tsopt;
            laws::only_moved(layout, "tsopt", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.wsopt(), a.wsopt);
            let mut moved = a;
            moved.wsopt = b.wsopt;
            laws::only_moved(layout, "wsopt", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.rcvwin(), a.rcvwin);
            let mut moved = a;
            moved.rcvwin = b.rcvwin;
            laws::only_moved(layout, "rcvwin", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.rcvwinscale(), a.rcvwinscale);
            let mut moved = a;
            moved.rcvwinscale = b.rcvwinscale;
            laws::only_moved(layout, "rcvwinscale", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sndwinscale(), a.sndwinscale);
            let mut moved = a;
            moved.sndwinscale = b.sndwinscale;
            laws::only_moved(layout, "sndwinscale", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.seqnum(), a.seqnum);
            let mut moved = a;
            moved.seqnum = b.seqnum;
            laws::only_moved(layout, "seqnum", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.connid(), a.connid);
            let mut moved = a;
            moved.connid = b.connid;
            laws::only_moved(layout, "connid", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn tcp_ip_type_group3_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::network::tcp_ip_type_group3::TcpIpTypeGroup3X86;
    type V<'a> = etwspec::payloads::network::tcp_ip_type_group3::TcpIpTypeGroup3X86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tcp_ip_type_group3_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::network::tcp_ip_type_group3::TcpIpTypeGroup3X86;
    type V<'a> = etwspec::payloads::network::tcp_ip_type_group3::TcpIpTypeGroup3X86View<
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
            prop_assert_eq!(view.pid(), a.pid);
            let mut moved = a;
            moved.pid = b.pid;
            laws::only_moved(layout, "PID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.daddr(), a.daddr);
            let mut moved = a;
            moved.daddr = b.daddr;
            laws::only_moved(layout, "daddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.saddr(), a.saddr);
            let mut moved = a;
            moved.saddr = b.saddr;
            laws::only_moved(layout, "saddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dport(), a.dport);
            let mut moved = a;
            moved.dport = b.dport;
            laws::only_moved(layout, "dport", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sport(), a.sport);
            let mut moved = a;
            moved.sport = b.sport;
            laws::only_moved(layout, "sport", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.seqnum(), a.seqnum);
            let mut moved = a;
            moved.seqnum = b.seqnum;
            laws::only_moved(layout, "seqnum", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.connid(), a.connid);
            let mut moved = a;
            moved.connid = b.connid;
            laws::only_moved(layout, "connid", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn tcp_ip_type_group3_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::network::tcp_ip_type_group3::TcpIpTypeGroup3X64;
    type V<'a> = etwspec::payloads::network::tcp_ip_type_group3::TcpIpTypeGroup3X64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tcp_ip_type_group3_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::network::tcp_ip_type_group3::TcpIpTypeGroup3X64;
    type V<'a> = etwspec::payloads::network::tcp_ip_type_group3::TcpIpTypeGroup3X64View<
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
            prop_assert_eq!(view.pid(), a.pid);
            let mut moved = a;
            moved.pid = b.pid;
            laws::only_moved(layout, "PID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.daddr(), a.daddr);
            let mut moved = a;
            moved.daddr = b.daddr;
            laws::only_moved(layout, "daddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.saddr(), a.saddr);
            let mut moved = a;
            moved.saddr = b.saddr;
            laws::only_moved(layout, "saddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dport(), a.dport);
            let mut moved = a;
            moved.dport = b.dport;
            laws::only_moved(layout, "dport", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sport(), a.sport);
            let mut moved = a;
            moved.sport = b.sport;
            laws::only_moved(layout, "sport", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.seqnum(), a.seqnum);
            let mut moved = a;
            moved.seqnum = b.seqnum;
            laws::only_moved(layout, "seqnum", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.connid(), a.connid);
            let mut moved = a;
            moved.connid = b.connid;
            laws::only_moved(layout, "connid", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn tcp_ip_type_group4_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::network::tcp_ip_type_group4::TcpIpTypeGroup4X86;
    type V<'a> = etwspec::payloads::network::tcp_ip_type_group4::TcpIpTypeGroup4X86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tcp_ip_type_group4_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::network::tcp_ip_type_group4::TcpIpTypeGroup4X86;
    type V<'a> = etwspec::payloads::network::tcp_ip_type_group4::TcpIpTypeGroup4X86View<
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
            prop_assert_eq!(view.pid(), a.pid);
            let mut moved = a;
            moved.pid = b.pid;
            laws::only_moved(layout, "PID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.daddr(), a.daddr);
            let mut moved = a;
            moved.daddr = b.daddr;
            laws::only_moved(layout, "daddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.saddr(), a.saddr);
            let mut moved = a;
            moved.saddr = b.saddr;
            laws::only_moved(layout, "saddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dport(), a.dport);
            let mut moved = a;
            moved.dport = b.dport;
            laws::only_moved(layout, "dport", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sport(), a.sport);
            let mut moved = a;
            moved.sport = b.sport;
            laws::only_moved(layout, "sport", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.mss(), a.mss);
            let mut moved = a;
            moved.mss = b.mss;
            laws::only_moved(layout, "mss", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sackopt(), a.sackopt);
            let mut moved = a;
            moved.sackopt = b.sackopt;
            laws::only_moved(layout, "sackopt", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.tsopt(), a.tsopt);
            let mut moved = a;
            moved.tsopt = b.tsopt;
            laws::only_moved(layout, "tsopt", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.wsopt(), a.wsopt);
            let mut moved = a;
            moved.wsopt = b.wsopt;
            laws::only_moved(layout, "wsopt", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.rcvwin(), a.rcvwin);
            let mut moved = a;
            moved.rcvwin = b.rcvwin;
            laws::only_moved(layout, "rcvwin", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.rcvwinscale(), a.rcvwinscale);
            let mut moved = a;
            moved.rcvwinscale = b.rcvwinscale;
            laws::only_moved(layout, "rcvwinscale", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sndwinscale(), a.sndwinscale);
            let mut moved = a;
            moved.sndwinscale = b.sndwinscale;
            laws::only_moved(layout, "sndwinscale", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.seqnum(), a.seqnum);
            let mut moved = a;
            moved.seqnum = b.seqnum;
            laws::only_moved(layout, "seqnum", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.connid(), a.connid);
            let mut moved = a;
            moved.connid = b.connid;
            laws::only_moved(layout, "connid", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn tcp_ip_type_group4_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::network::tcp_ip_type_group4::TcpIpTypeGroup4X64;
    type V<'a> = etwspec::payloads::network::tcp_ip_type_group4::TcpIpTypeGroup4X64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tcp_ip_type_group4_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::network::tcp_ip_type_group4::TcpIpTypeGroup4X64;
    type V<'a> = etwspec::payloads::network::tcp_ip_type_group4::TcpIpTypeGroup4X64View<
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
            prop_assert_eq!(view.pid(), a.pid);
            let mut moved = a;
            moved.pid = b.pid;
            laws::only_moved(layout, "PID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.daddr(), a.daddr);
            let mut moved = a;
            moved.daddr = b.daddr;
            laws::only_moved(layout, "daddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.saddr(), a.saddr);
            let mut moved = a;
            moved.saddr = b.saddr;
            laws::only_moved(layout, "saddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dport(), a.dport);
            let mut moved = a;
            moved.dport = b.dport;
            laws::only_moved(layout, "dport", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sport(), a.sport);
            let mut moved = a;
            moved.sport = b.sport;
            laws::only_moved(layout, "sport", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.mss(), a.mss);
            let mut moved = a;
            moved.mss = b.mss;
            laws::only_moved(layout, "mss", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sackopt(), a.sackopt);
            let mut moved = a;
            moved.sackopt = b.sackopt;
            laws::only_moved(layout, "sackopt", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.tsopt(), a.tsopt);
            let mut moved = a;
            moved.tsopt = b.tsopt;
            laws::only_moved(layout, "tsopt", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.wsopt(), a.wsopt);
            let mut moved = a;
            moved.wsopt = b.wsopt;
            laws::only_moved(layout, "wsopt", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.rcvwin(), a.rcvwin);
            let mut moved = a;
            moved.rcvwin = b.rcvwin;
            laws::only_moved(layout, "rcvwin", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.rcvwinscale(), a.rcvwinscale);
            let mut moved = a;
            moved.rcvwinscale = b.rcvwinscale;
            laws::only_moved(layout, "rcvwinscale", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sndwinscale(), a.sndwinscale);
            let mut moved = a;
            moved.sndwinscale = b.sndwinscale;
            laws::only_moved(layout, "sndwinscale", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.seqnum(), a.seqnum);
            let mut moved = a;
            moved.seqnum = b.seqnum;
            laws::only_moved(layout, "seqnum", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.connid(), a.connid);
            let mut moved = a;
            moved.connid = b.connid;
            laws::only_moved(layout, "connid", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn tcp_ip_v0_type_group1_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::network::tcp_ip_v0_type_group1::TcpIpV0TypeGroup1;
    type V<'a> = etwspec::payloads::network::tcp_ip_v0_type_group1::TcpIpV0TypeGroup1View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tcp_ip_v0_type_group1_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::network::tcp_ip_v0_type_group1::TcpIpV0TypeGroup1;
    type V<'a> = etwspec::payloads::network::tcp_ip_v0_type_group1::TcpIpV0TypeGroup1View<
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
            prop_assert_eq!(view.daddr(), a.daddr);
            let mut moved = a;
            moved.daddr = b.daddr;
            laws::only_moved(layout, "daddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.saddr(), a.saddr);
            let mut moved = a;
            moved.saddr = b.saddr;
            laws::only_moved(layout, "saddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dport(), a.dport);
            let mut moved = a;
            moved.dport = b.dport;
            laws::only_moved(layout, "dport", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sport(), a.sport);
            let mut moved = a;
            moved.sport = b.sport;
            laws::only_moved(layout, "sport", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.pid(), a.pid);
            let mut moved = a;
            moved.pid = b.pid;
            laws::only_moved(layout, "PID", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn tcp_ip_v1_fail_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::network::tcp_ip_v1_fail::TcpIpV1Fail;
    type V<'a> = etwspec::payloads::network::tcp_ip_v1_fail::TcpIpV1FailView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tcp_ip_v1_fail_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::network::tcp_ip_v1_fail::TcpIpV1Fail;
    type V<'a> = etwspec::payloads::network::tcp_ip_v1_fail::TcpIpV1FailView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.proto(), a.proto);
            let mut moved = a;
            moved.proto = b.proto;
            laws::only_moved(layout, "Proto", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn tcp_ip_v1_send_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::network::tcp_ip_v1_send::TcpIpV1SendX86;
    type V<'a> = etwspec::payloads::network::tcp_ip_v1_send::TcpIpV1SendX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tcp_ip_v1_send_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::network::tcp_ip_v1_send::TcpIpV1SendX86;
    type V<'a> = etwspec::payloads::network::tcp_ip_v1_send::TcpIpV1SendX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.pid(), a.pid);
            let mut moved = a;
            moved.pid = b.pid;
            laws::only_moved(layout, "PID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.daddr(), a.daddr);
            let mut moved = a;
            moved.daddr = b.daddr;
            laws::only_moved(layout, "daddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.saddr(), a.saddr);
            let mut moved = a;
            moved.saddr = b.saddr;
            laws::only_moved(layout, "saddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dport(), a.dport);
            let mut moved = a;
            moved.dport = b.dport;
            laws::only_moved(layout, "dport", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sport(), a.sport);
            let mut moved = a;
            moved.sport = b.sport;
            laws::only_moved(layout, "sport", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.startime(), a.startime);
            let mut moved = a;
            moved.startime = b.startime;
            laws::only_moved(layout, "startime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.endtime(), a.endtime);
            let mut moved = a;
            moved.endtime = b.endtime;
            laws::only_moved(layout, "endtime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.connid(), a.connid);
            let mut moved = a;
            moved.connid = b.connid;
            laws::only_moved(layout, "connid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.seqnum(), a.seqnum);
            let mut moved = a;
            moved.seqnum = b.seqnum;
            laws::only_moved(layout, "seqnum", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn tcp_ip_v1_send_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::network::tcp_ip_v1_send::TcpIpV1SendX64;
    type V<'a> = etwspec::payloads::network::tcp_ip_v1_send::TcpIpV1SendX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tcp_ip_v1_send_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::network::tcp_ip_v1_send::TcpIpV1SendX64;
    type V<'a> = etwspec::payloads::network::tcp_ip_v1_send::TcpIpV1SendX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.pid(), a.pid);
            let mut moved = a;
            moved.pid = b.pid;
            laws::only_moved(layout, "PID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.daddr(), a.daddr);
            let mut moved = a;
            moved.daddr = b.daddr;
            laws::only_moved(layout, "daddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.saddr(), a.saddr);
            let mut moved = a;
            moved.saddr = b.saddr;
            laws::only_moved(layout, "saddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dport(), a.dport);
            let mut moved = a;
            moved.dport = b.dport;
            laws::only_moved(layout, "dport", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sport(), a.sport);
            let mut moved = a;
            moved.sport = b.sport;
            laws::only_moved(layout, "sport", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.startime(), a.startime);
            let mut moved = a;
            moved.startime = b.startime;
            laws::only_moved(layout, "startime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.endtime(), a.endtime);
            let mut moved = a;
            moved.endtime = b.endtime;
            laws::only_moved(layout, "endtime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.connid(), a.connid);
            let mut moved = a;
            moved.connid = b.connid;
            laws::only_moved(layout, "connid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.seqnum(), a.seqnum);
            let mut moved = a;
            moved.seqnum = b.seqnum;
            laws::only_moved(layout, "seqnum", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn tcp_ip_v1_type_group2_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::network::tcp_ip_v1_type_group2::TcpIpV1TypeGroup2X86;
    type V<'a> = etwspec::payloads::network::tcp_ip_v1_type_group2::TcpIpV1TypeGroup2X86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tcp_ip_v1_type_group2_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::network::tcp_ip_v1_type_group2::TcpIpV1TypeGroup2X86;
    type V<'a> = etwspec::payloads::network::tcp_ip_v1_type_group2::TcpIpV1TypeGroup2X86View<
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
            prop_assert_eq!(view.pid(), a.pid);
            let mut moved = a;
            moved.pid = b.pid;
            laws::only_moved(layout, "PID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.daddr(), a.daddr);
            let mut moved = a;
            moved.daddr = b.daddr;
            laws::only_moved(layout, "daddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.saddr(), a.saddr);
            let mut moved = a;
            moved.saddr = b.saddr;
            laws::only_moved(layout, "saddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dport(), a.dport);
            let mut moved = a;
            moved.dport = b.dport;
            laws::only_moved(layout, "dport", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sport(), a.sport);
            let mut moved = a;
            moved.sport = b.sport;
            laws::only_moved(layout, "sport", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.mss(), a.mss);
            let mut moved = a;
            moved.mss = b.mss;
            laws::only_moved(layout, "mss", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sackopt(), a.sackopt);
            let mut moved = a;
            moved.sackopt = b.sackopt;
            laws::only_moved(layout, "sackopt", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.tsopt(), a.tsopt);
            let mut moved = a;
            moved.tsopt = b.tsopt;
            laws::only_moved(layout, "tsopt", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.wsopt(), a.wsopt);
            let mut moved = a;
            moved.wsopt = b.wsopt;
            laws::only_moved(layout, "wsopt", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.rcvwin(), a.rcvwin);
            let mut moved = a;
            moved.rcvwin = b.rcvwin;
            laws::only_moved(layout, "rcvwin", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.rcvwinscale(), a.rcvwinscale);
            let mut moved = a;
            moved.rcvwinscale = b.rcvwinscale;
            laws::only_moved(layout, "rcvwinscale", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sndwinscale(), a.sndwinscale);
            let mut moved = a;
            moved.sndwinscale = b.sndwinscale;
            laws::only_moved(layout, "sndwinscale", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.connid(), a.connid);
            let mut moved = a;
            moved.connid = b.connid;
            laws::only_moved(layout, "connid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.seqnum(), a.seqnum);
            let mut moved = a;
            moved.seqnum = b.seqnum;
            laws::only_moved(layout, "seqnum", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn tcp_ip_v1_type_group2_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::network::tcp_ip_v1_type_group2::TcpIpV1TypeGroup2X64;
    type V<'a> = etwspec::payloads::network::tcp_ip_v1_type_group2::TcpIpV1TypeGroup2X64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tcp_ip_v1_type_group2_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::network::tcp_ip_v1_type_group2::TcpIpV1TypeGroup2X64;
    type V<'a> = etwspec::payloads::network::tcp_ip_v1_type_group2::TcpIpV1TypeGroup2X64View<
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
            prop_assert_eq!(view.pid(), a.pid);
            let mut moved = a;
            moved.pid = b.pid;
            laws::only_moved(layout, "PID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.daddr(), a.daddr);
            let mut moved = a;
            moved.daddr = b.daddr;
            laws::only_moved(layout, "daddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.saddr(), a.saddr);
            let mut moved = a;
            moved.saddr = b.saddr;
            laws::only_moved(layout, "saddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dport(), a.dport);
            let mut moved = a;
            moved.dport = b.dport;
            laws::only_moved(layout, "dport", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sport(), a.sport);
            let mut moved = a;
            moved.sport = b.sport;
            laws::only_moved(layout, "sport", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.mss(), a.mss);
            let mut moved = a;
            moved.mss = b.mss;
            laws::only_moved(layout, "mss", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sackopt(), a.sackopt);
            let mut moved = a;
            moved.sackopt = b.sackopt;
            laws::only_moved(layout, "sackopt", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.tsopt(), a.tsopt);
            let mut moved = a;
            moved.tsopt = b.tsopt;
            laws::only_moved(layout, "tsopt", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.wsopt(), a.wsopt);
            let mut moved = a;
            moved.wsopt = b.wsopt;
            laws::only_moved(layout, "wsopt", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.rcvwin(), a.rcvwin);
            let mut moved = a;
            moved.rcvwin = b.rcvwin;
            laws::only_moved(layout, "rcvwin", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.rcvwinscale(), a.rcvwinscale);
            let mut moved = a;
            moved.rcvwinscale = b.rcvwinscale;
            laws::only_moved(layout, "rcvwinscale", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sndwinscale(), a.sndwinscale);
            let mut moved = a;
            moved.sndwinscale = b.sndwinscale;
            laws::only_moved(layout, "sndwinscale", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.connid(), a.connid);
            let mut moved = a;
            moved.connid = b.connid;
            laws::only_moved(layout, "connid", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.seqnum(), a.seqnum);
            let mut moved = a;
            moved.seqnum = b.seqnum;
            laws::only_moved(layout, "seqnum", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn udp_ip_type_group1_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::network::udp_ip_type_group1::UdpIpTypeGroup1X86;
    type V<'a> = etwspec::payloads::network::udp_ip_type_group1::UdpIpTypeGroup1X86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn udp_ip_type_group1_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::network::udp_ip_type_group1::UdpIpTypeGroup1X86;
    type V<'a> = etwspec::payloads::network::udp_ip_type_group1::UdpIpTypeGroup1X86View<
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
            prop_assert_eq!(view.pid(), a.pid);
            let mut moved = a;
            moved.pid = b.pid;
            laws::only_moved(layout, "PID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.daddr(), a.daddr);
            let mut moved = a;
            moved.daddr = b.daddr;
            laws::only_moved(layout, "daddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.saddr(), a.saddr);
            let mut moved = a;
            moved.saddr = b.saddr;
            laws::only_moved(layout, "saddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dport(), a.dport);
            let mut moved = a;
            moved.dport = b.dport;
            laws::only_moved(layout, "dport", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sport(), a.sport);
            let mut moved = a;
            moved.sport = b.sport;
            laws::only_moved(layout, "sport", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.seqnum(), a.seqnum);
            let mut moved = a;
            moved.seqnum = b.seqnum;
            laws::only_moved(layout, "seqnum", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.connid(), a.connid);
            let mut moved = a;
            moved.connid = b.connid;
            laws::only_moved(layout, "connid", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn udp_ip_type_group1_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::network::udp_ip_type_group1::UdpIpTypeGroup1X64;
    type V<'a> = etwspec::payloads::network::udp_ip_type_group1::UdpIpTypeGroup1X64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn udp_ip_type_group1_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::network::udp_ip_type_group1::UdpIpTypeGroup1X64;
    type V<'a> = etwspec::payloads::network::udp_ip_type_group1::UdpIpTypeGroup1X64View<
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
            prop_assert_eq!(view.pid(), a.pid);
            let mut moved = a;
            moved.pid = b.pid;
            laws::only_moved(layout, "PID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.daddr(), a.daddr);
            let mut moved = a;
            moved.daddr = b.daddr;
            laws::only_moved(layout, "daddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.saddr(), a.saddr);
            let mut moved = a;
            moved.saddr = b.saddr;
            laws::only_moved(layout, "saddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dport(), a.dport);
            let mut moved = a;
            moved.dport = b.dport;
            laws::only_moved(layout, "dport", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sport(), a.sport);
            let mut moved = a;
            moved.sport = b.sport;
            laws::only_moved(layout, "sport", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.seqnum(), a.seqnum);
            let mut moved = a;
            moved.seqnum = b.seqnum;
            laws::only_moved(layout, "seqnum", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.connid(), a.connid);
            let mut moved = a;
            moved.connid = b.connid;
            laws::only_moved(layout, "connid", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn udp_ip_v0_type_group1_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::network::udp_ip_v0_type_group1::UdpIpV0TypeGroup1X86;
    type V<'a> = etwspec::payloads::network::udp_ip_v0_type_group1::UdpIpV0TypeGroup1X86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn udp_ip_v0_type_group1_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::network::udp_ip_v0_type_group1::UdpIpV0TypeGroup1X86;
    type V<'a> = etwspec::payloads::network::udp_ip_v0_type_group1::UdpIpV0TypeGroup1X86View<
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
            prop_assert_eq!(view.context(), a.context);
            let mut moved = a;
            moved.context = b.context;
            laws::only_moved(layout, "context", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.saddr(), a.saddr);
            let mut moved = a;
            moved.saddr = b.saddr;
            laws::only_moved(layout, "saddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sport(), a.sport);
            let mut moved = a;
            moved.sport = b.sport;
            laws::only_moved(layout, "sport", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.daddr(), a.daddr);
            let mut moved = a;
            moved.daddr = b.daddr;
            laws::only_moved(layout, "daddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dport(), a.dport);
            let mut moved = a;
            moved.dport = b.dport;
            laws::only_moved(layout, "dport", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dsize(), a.dsize);
            let mut moved = a;
            moved.dsize = b.dsize;
            laws::only_moved(layout, "dsize", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn udp_ip_v0_type_group1_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::network::udp_ip_v0_type_group1::UdpIpV0TypeGroup1X64;
    type V<'a> = etwspec::payloads::network::udp_ip_v0_type_group1::UdpIpV0TypeGroup1X64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn udp_ip_v0_type_group1_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::network::udp_ip_v0_type_group1::UdpIpV0TypeGroup1X64;
    type V<'a> = etwspec::payloads::network::udp_ip_v0_type_group1::UdpIpV0TypeGroup1X64View<
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
            prop_assert_eq!(view.context(), a.context);
            let mut moved = a;
            moved.context = b.context;
            laws::only_moved(layout, "context", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.saddr(), a.saddr);
            let mut moved = a;
            moved.saddr = b.saddr;
            laws::only_moved(layout, "saddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sport(), a.sport);
            let mut moved = a;
            moved.sport = b.sport;
            laws::only_moved(layout, "sport", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.daddr(), a.daddr);
            let mut moved = a;
            moved.daddr = b.daddr;
            laws::only_moved(layout, "daddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dport(), a.dport);
            let mut moved = a;
            moved.dport = b.dport;
            laws::only_moved(layout, "dport", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dsize(), a.dsize);
            let mut moved = a;
            moved.dsize = b.dsize;
            laws::only_moved(layout, "dsize", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_tcpip_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::network::wmi_tcpip::WmiTcpip;
    type V<'a> = etwspec::payloads::network::wmi_tcpip::WmiTcpipView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_tcpip_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::network::wmi_tcpip::WmiTcpip;
    type V<'a> = etwspec::payloads::network::wmi_tcpip::WmiTcpipView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.context(), a.context);
            let mut moved = a;
            moved.context = b.context;
            laws::only_moved(layout, "Context", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dest_addr(), a.dest_addr);
            let mut moved = a;
            moved.dest_addr = b.dest_addr;
            laws::only_moved(layout, "DestAddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.src_addr(), a.src_addr);
            let mut moved = a;
            moved.src_addr = b.src_addr;
            laws::only_moved(layout, "SrcAddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dest_port(), a.dest_port);
            let mut moved = a;
            moved.dest_port = b.dest_port;
            laws::only_moved(layout, "DestPort", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.src_port(), a.src_port);
            let mut moved = a;
            moved.src_port = b.src_port;
            laws::only_moved(layout, "SrcPort", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_tcpip_send_v4_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::network::wmi_tcpip_send_v4::WmiTcpipSendV4X86;
    type V<'a> = etwspec::payloads::network::wmi_tcpip_send_v4::WmiTcpipSendV4X86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_tcpip_send_v4_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::network::wmi_tcpip_send_v4::WmiTcpipSendV4X86;
    type V<'a> = etwspec::payloads::network::wmi_tcpip_send_v4::WmiTcpipSendV4X86View<
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
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.transfer_size(), a.transfer_size);
            let mut moved = a;
            moved.transfer_size = b.transfer_size;
            laws::only_moved(layout, "TransferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.destination_address(), a.destination_address);
            let mut moved = a;
            moved.destination_address = b.destination_address;
            laws::only_moved(
                layout,
                "DestinationAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.source_address(), a.source_address);
            let mut moved = a;
            moved.source_address = b.source_address;
            laws::only_moved(layout, "SourceAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.destination_port(), a.destination_port);
            let mut moved = a;
            moved.destination_port = b.destination_port;
            laws::only_moved(
                layout,
                "DestinationPort",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.source_port(), a.source_port);
            let mut moved = a;
            moved.source_port = b.source_port;
            laws::only_moved(layout, "SourcePort", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.start_time(), a.start_time);
            let mut moved = a;
            moved.start_time = b.start_time;
            laws::only_moved(layout, "StartTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.end_time(), a.end_time);
            let mut moved = a;
            moved.end_time = b.end_time;
            laws::only_moved(layout, "EndTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sequence_number(), a.sequence_number);
            let mut moved = a;
            moved.sequence_number = b.sequence_number;
            laws::only_moved(
                layout,
                "SequenceNumber",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.connection_id(), a.connection_id);
            let mut moved = a;
            moved.connection_id = b.connection_id;
            laws::only_moved(layout, "ConnectionId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_tcpip_send_v4_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::network::wmi_tcpip_send_v4::WmiTcpipSendV4X64;
    type V<'a> = etwspec::payloads::network::wmi_tcpip_send_v4::WmiTcpipSendV4X64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_tcpip_send_v4_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::network::wmi_tcpip_send_v4::WmiTcpipSendV4X64;
    type V<'a> = etwspec::payloads::network::wmi_tcpip_send_v4::WmiTcpipSendV4X64View<
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
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.transfer_size(), a.transfer_size);
            let mut moved = a;
            moved.transfer_size = b.transfer_size;
            laws::only_moved(layout, "TransferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.destination_address(), a.destination_address);
            let mut moved = a;
            moved.destination_address = b.destination_address;
            laws::only_moved(
                layout,
                "DestinationAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.source_address(), a.source_address);
            let mut moved = a;
            moved.source_address = b.source_address;
            laws::only_moved(layout, "SourceAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.destination_port(), a.destination_port);
            let mut moved = a;
            moved.destination_port = b.destination_port;
            laws::only_moved(
                layout,
                "DestinationPort",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.source_port(), a.source_port);
            let mut moved = a;
            moved.source_port = b.source_port;
            laws::only_moved(layout, "SourcePort", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.start_time(), a.start_time);
            let mut moved = a;
            moved.start_time = b.start_time;
            laws::only_moved(layout, "StartTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.end_time(), a.end_time);
            let mut moved = a;
            moved.end_time = b.end_time;
            laws::only_moved(layout, "EndTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sequence_number(), a.sequence_number);
            let mut moved = a;
            moved.sequence_number = b.sequence_number;
            laws::only_moved(
                layout,
                "SequenceNumber",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.connection_id(), a.connection_id);
            let mut moved = a;
            moved.connection_id = b.connection_id;
            laws::only_moved(layout, "ConnectionId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_tcpip_send_v6_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::network::wmi_tcpip_send_v6::WmiTcpipSendV6X86;
    type V<'a> = etwspec::payloads::network::wmi_tcpip_send_v6::WmiTcpipSendV6X86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_tcpip_send_v6_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::network::wmi_tcpip_send_v6::WmiTcpipSendV6X86;
    type V<'a> = etwspec::payloads::network::wmi_tcpip_send_v6::WmiTcpipSendV6X86View<
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
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.transfer_size(), a.transfer_size);
            let mut moved = a;
            moved.transfer_size = b.transfer_size;
            laws::only_moved(layout, "TransferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.destination_address(), a.destination_address);
            let mut moved = a;
            moved.destination_address = b.destination_address;
            laws::only_moved(
                layout,
                "DestinationAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.source_address(), a.source_address);
            let mut moved = a;
            moved.source_address = b.source_address;
            laws::only_moved(layout, "SourceAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.destination_port(), a.destination_port);
            let mut moved = a;
            moved.destination_port = b.destination_port;
            laws::only_moved(
                layout,
                "DestinationPort",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.source_port(), a.source_port);
            let mut moved = a;
            moved.source_port = b.source_port;
            laws::only_moved(layout, "SourcePort", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.start_time(), a.start_time);
            let mut moved = a;
            moved.start_time = b.start_time;
            laws::only_moved(layout, "StartTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.end_time(), a.end_time);
            let mut moved = a;
            moved.end_time = b.end_time;
            laws::only_moved(layout, "EndTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sequence_number(), a.sequence_number);
            let mut moved = a;
            moved.sequence_number = b.sequence_number;
            laws::only_moved(
                layout,
                "SequenceNumber",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.connection_id(), a.connection_id);
            let mut moved = a;
            moved.connection_id = b.connection_id;
            laws::only_moved(layout, "ConnectionId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_tcpip_send_v6_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::network::wmi_tcpip_send_v6::WmiTcpipSendV6X64;
    type V<'a> = etwspec::payloads::network::wmi_tcpip_send_v6::WmiTcpipSendV6X64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_tcpip_send_v6_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::network::wmi_tcpip_send_v6::WmiTcpipSendV6X64;
    type V<'a> = etwspec::payloads::network::wmi_tcpip_send_v6::WmiTcpipSendV6X64View<
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
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.transfer_size(), a.transfer_size);
            let mut moved = a;
            moved.transfer_size = b.transfer_size;
            laws::only_moved(layout, "TransferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.destination_address(), a.destination_address);
            let mut moved = a;
            moved.destination_address = b.destination_address;
            laws::only_moved(
                layout,
                "DestinationAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.source_address(), a.source_address);
            let mut moved = a;
            moved.source_address = b.source_address;
            laws::only_moved(layout, "SourceAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.destination_port(), a.destination_port);
            let mut moved = a;
            moved.destination_port = b.destination_port;
            laws::only_moved(
                layout,
                "DestinationPort",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.source_port(), a.source_port);
            let mut moved = a;
            moved.source_port = b.source_port;
            laws::only_moved(layout, "SourcePort", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.start_time(), a.start_time);
            let mut moved = a;
            moved.start_time = b.start_time;
            laws::only_moved(layout, "StartTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.end_time(), a.end_time);
            let mut moved = a;
            moved.end_time = b.end_time;
            laws::only_moved(layout, "EndTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sequence_number(), a.sequence_number);
            let mut moved = a;
            moved.sequence_number = b.sequence_number;
            laws::only_moved(
                layout,
                "SequenceNumber",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.connection_id(), a.connection_id);
            let mut moved = a;
            moved.connection_id = b.connection_id;
            laws::only_moved(layout, "ConnectionId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_tcpip_v4_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::network::wmi_tcpip_v4::WmiTcpipV4X86;
    type V<'a> = etwspec::payloads::network::wmi_tcpip_v4::WmiTcpipV4X86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_tcpip_v4_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::network::wmi_tcpip_v4::WmiTcpipV4X86;
    type V<'a> = etwspec::payloads::network::wmi_tcpip_v4::WmiTcpipV4X86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.transfer_size(), a.transfer_size);
            let mut moved = a;
            moved.transfer_size = b.transfer_size;
            laws::only_moved(layout, "TransferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.destination_address(), a.destination_address);
            let mut moved = a;
            moved.destination_address = b.destination_address;
            laws::only_moved(
                layout,
                "DestinationAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.source_address(), a.source_address);
            let mut moved = a;
            moved.source_address = b.source_address;
            laws::only_moved(layout, "SourceAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.destination_port(), a.destination_port);
            let mut moved = a;
            moved.destination_port = b.destination_port;
            laws::only_moved(
                layout,
                "DestinationPort",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.source_port(), a.source_port);
            let mut moved = a;
            moved.source_port = b.source_port;
            laws::only_moved(layout, "SourcePort", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.connection_id(), a.connection_id);
            let mut moved = a;
            moved.connection_id = b.connection_id;
            laws::only_moved(layout, "ConnectionId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sequence_number(), a.sequence_number);
            let mut moved = a;
            moved.sequence_number = b.sequence_number;
            laws::only_moved(
                layout,
                "SequenceNumber",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_tcpip_v4_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::network::wmi_tcpip_v4::WmiTcpipV4X64;
    type V<'a> = etwspec::payloads::network::wmi_tcpip_v4::WmiTcpipV4X64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_tcpip_v4_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::network::wmi_tcpip_v4::WmiTcpipV4X64;
    type V<'a> = etwspec::payloads::network::wmi_tcpip_v4::WmiTcpipV4X64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.transfer_size(), a.transfer_size);
            let mut moved = a;
            moved.transfer_size = b.transfer_size;
            laws::only_moved(layout, "TransferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.destination_address(), a.destination_address);
            let mut moved = a;
            moved.destination_address = b.destination_address;
            laws::only_moved(
                layout,
                "DestinationAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.source_address(), a.source_address);
            let mut moved = a;
            moved.source_address = b.source_address;
            laws::only_moved(layout, "SourceAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.destination_port(), a.destination_port);
            let mut moved = a;
            moved.destination_port = b.destination_port;
            laws::only_moved(
                layout,
                "DestinationPort",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.source_port(), a.source_port);
            let mut moved = a;
            moved.source_port = b.source_port;
            laws::only_moved(layout, "SourcePort", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.connection_id(), a.connection_id);
            let mut moved = a;
            moved.connection_id = b.connection_id;
            laws::only_moved(layout, "ConnectionId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sequence_number(), a.sequence_number);
            let mut moved = a;
            moved.sequence_number = b.sequence_number;
            laws::only_moved(
                layout,
                "SequenceNumber",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_tcpip_v6_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::network::wmi_tcpip_v6::WmiTcpipV6X86;
    type V<'a> = etwspec::payloads::network::wmi_tcpip_v6::WmiTcpipV6X86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_tcpip_v6_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::network::wmi_tcpip_v6::WmiTcpipV6X86;
    type V<'a> = etwspec::payloads::network::wmi_tcpip_v6::WmiTcpipV6X86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.transfer_size(), a.transfer_size);
            let mut moved = a;
            moved.transfer_size = b.transfer_size;
            laws::only_moved(layout, "TransferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.destination_address(), a.destination_address);
            let mut moved = a;
            moved.destination_address = b.destination_address;
            laws::only_moved(
                layout,
                "DestinationAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.source_address(), a.source_address);
            let mut moved = a;
            moved.source_address = b.source_address;
            laws::only_moved(layout, "SourceAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.destination_port(), a.destination_port);
            let mut moved = a;
            moved.destination_port = b.destination_port;
            laws::only_moved(
                layout,
                "DestinationPort",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.source_port(), a.source_port);
            let mut moved = a;
            moved.source_port = b.source_port;
            laws::only_moved(layout, "SourcePort", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.connection_id(), a.connection_id);
            let mut moved = a;
            moved.connection_id = b.connection_id;
            laws::only_moved(layout, "ConnectionId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sequence_number(), a.sequence_number);
            let mut moved = a;
            moved.sequence_number = b.sequence_number;
            laws::only_moved(
                layout,
                "SequenceNumber",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_tcpip_v6_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::network::wmi_tcpip_v6::WmiTcpipV6X64;
    type V<'a> = etwspec::payloads::network::wmi_tcpip_v6::WmiTcpipV6X64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_tcpip_v6_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::network::wmi_tcpip_v6::WmiTcpipV6X64;
    type V<'a> = etwspec::payloads::network::wmi_tcpip_v6::WmiTcpipV6X64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.transfer_size(), a.transfer_size);
            let mut moved = a;
            moved.transfer_size = b.transfer_size;
            laws::only_moved(layout, "TransferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.destination_address(), a.destination_address);
            let mut moved = a;
            moved.destination_address = b.destination_address;
            laws::only_moved(
                layout,
                "DestinationAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.source_address(), a.source_address);
            let mut moved = a;
            moved.source_address = b.source_address;
            laws::only_moved(layout, "SourceAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.destination_port(), a.destination_port);
            let mut moved = a;
            moved.destination_port = b.destination_port;
            laws::only_moved(
                layout,
                "DestinationPort",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.source_port(), a.source_port);
            let mut moved = a;
            moved.source_port = b.source_port;
            laws::only_moved(layout, "SourcePort", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.connection_id(), a.connection_id);
            let mut moved = a;
            moved.connection_id = b.connection_id;
            laws::only_moved(layout, "ConnectionId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sequence_number(), a.sequence_number);
            let mut moved = a;
            moved.sequence_number = b.sequence_number;
            laws::only_moved(
                layout,
                "SequenceNumber",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_udp_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::network::wmi_udp::WmiUdp;
    type V<'a> = etwspec::payloads::network::wmi_udp::WmiUdpView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_udp_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::network::wmi_udp::WmiUdp;
    type V<'a> = etwspec::payloads::network::wmi_udp::WmiUdpView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.pid(), a.pid);
            let mut moved = a;
            moved.pid = b.pid;
            laws::only_moved(layout, "PID", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.size(), a.size);
            let mut moved = a;
            moved.size = b.size;
            laws::only_moved(layout, "Size", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dest_addr(), a.dest_addr);
            let mut moved = a;
            moved.dest_addr = b.dest_addr;
            laws::only_moved(layout, "DestAddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.src_addr(), a.src_addr);
            let mut moved = a;
            moved.src_addr = b.src_addr;
            laws::only_moved(layout, "SrcAddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dest_port(), a.dest_port);
            let mut moved = a;
            moved.dest_port = b.dest_port;
            laws::only_moved(layout, "DestPort", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.src_port(), a.src_port);
            let mut moved = a;
            moved.src_port = b.src_port;
            laws::only_moved(layout, "SrcPort", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_udp_v4_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::network::wmi_udp_v4::WmiUdpV4;
    type V<'a> = etwspec::payloads::network::wmi_udp_v4::WmiUdpV4View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_udp_v4_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::network::wmi_udp_v4::WmiUdpV4;
    type V<'a> = etwspec::payloads::network::wmi_udp_v4::WmiUdpV4View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.transfer_size(), a.transfer_size);
            let mut moved = a;
            moved.transfer_size = b.transfer_size;
            laws::only_moved(layout, "TransferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.destination_address(), a.destination_address);
            let mut moved = a;
            moved.destination_address = b.destination_address;
            laws::only_moved(
                layout,
                "DestinationAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.source_address(), a.source_address);
            let mut moved = a;
            moved.source_address = b.source_address;
            laws::only_moved(layout, "SourceAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.destination_port(), a.destination_port);
            let mut moved = a;
            moved.destination_port = b.destination_port;
            laws::only_moved(
                layout,
                "DestinationPort",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.source_port(), a.source_port);
            let mut moved = a;
            moved.source_port = b.source_port;
            laws::only_moved(layout, "SourcePort", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_udp_v6_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::network::wmi_udp_v6::WmiUdpV6X86;
    type V<'a> = etwspec::payloads::network::wmi_udp_v6::WmiUdpV6X86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_udp_v6_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::network::wmi_udp_v6::WmiUdpV6X86;
    type V<'a> = etwspec::payloads::network::wmi_udp_v6::WmiUdpV6X86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.transfer_size(), a.transfer_size);
            let mut moved = a;
            moved.transfer_size = b.transfer_size;
            laws::only_moved(layout, "TransferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.destination_address(), a.destination_address);
            let mut moved = a;
            moved.destination_address = b.destination_address;
            laws::only_moved(
                layout,
                "DestinationAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.source_address(), a.source_address);
            let mut moved = a;
            moved.source_address = b.source_address;
            laws::only_moved(layout, "SourceAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.destination_port(), a.destination_port);
            let mut moved = a;
            moved.destination_port = b.destination_port;
            laws::only_moved(
                layout,
                "DestinationPort",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.source_port(), a.source_port);
            let mut moved = a;
            moved.source_port = b.source_port;
            laws::only_moved(layout, "SourcePort", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sequence_number(), a.sequence_number);
            let mut moved = a;
            moved.sequence_number = b.sequence_number;
            laws::only_moved(
                layout,
                "SequenceNumber",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.connection_id(), a.connection_id);
            let mut moved = a;
            moved.connection_id = b.connection_id;
            laws::only_moved(layout, "ConnectionId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_udp_v6_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::network::wmi_udp_v6::WmiUdpV6X64;
    type V<'a> = etwspec::payloads::network::wmi_udp_v6::WmiUdpV6X64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_udp_v6_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::network::wmi_udp_v6::WmiUdpV6X64;
    type V<'a> = etwspec::payloads::network::wmi_udp_v6::WmiUdpV6X64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.transfer_size(), a.transfer_size);
            let mut moved = a;
            moved.transfer_size = b.transfer_size;
            laws::only_moved(layout, "TransferSize", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.destination_address(), a.destination_address);
            let mut moved = a;
            moved.destination_address = b.destination_address;
            laws::only_moved(
                layout,
                "DestinationAddress",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.source_address(), a.source_address);
            let mut moved = a;
            moved.source_address = b.source_address;
            laws::only_moved(layout, "SourceAddress", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.destination_port(), a.destination_port);
            let mut moved = a;
            moved.destination_port = b.destination_port;
            laws::only_moved(
                layout,
                "DestinationPort",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.source_port(), a.source_port);
            let mut moved = a;
            moved.source_port = b.source_port;
            laws::only_moved(layout, "SourcePort", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sequence_number(), a.sequence_number);
            let mut moved = a;
            moved.sequence_number = b.sequence_number;
            laws::only_moved(
                layout,
                "SequenceNumber",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.connection_id(), a.connection_id);
            let mut moved = a;
            moved.connection_id = b.connection_id;
            laws::only_moved(layout, "ConnectionId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn tcp_ip_fail_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::network::tcp_ip_fail::Any;
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
                    layout.name == "TcpIp_Fail" && layout.holds(release, pointer)
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
                        etwspec::payloads::network::tcp_ip_fail::TcpIpFail::from_slice(&
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
fn tcp_ip_type_group1_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::network::tcp_ip_type_group1::Any;
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
                    layout.name == "TcpIp_TypeGroup1" && layout.holds(release, pointer)
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
                        etwspec::payloads::network::tcp_ip_type_group1::TcpIpTypeGroup1X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..28 {
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
                        etwspec::payloads::network::tcp_ip_type_group1::TcpIpTypeGroup1X64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn tcp_ip_type_group2_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::network::tcp_ip_type_group2::Any;
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
                    layout.name == "TcpIp_TypeGroup2" && layout.holds(release, pointer)
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
                        etwspec::payloads::network::tcp_ip_type_group2::TcpIpTypeGroup2X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..44 {
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
                        etwspec::payloads::network::tcp_ip_type_group2::TcpIpTypeGroup2X64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..48 {
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
fn tcp_ip_type_group3_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::network::tcp_ip_type_group3::Any;
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
                    layout.name == "TcpIp_TypeGroup3" && layout.holds(release, pointer)
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
                        etwspec::payloads::network::tcp_ip_type_group3::TcpIpTypeGroup3X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..52 {
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
                        etwspec::payloads::network::tcp_ip_type_group3::TcpIpTypeGroup3X64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..56 {
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
fn tcp_ip_type_group4_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::network::tcp_ip_type_group4::Any;
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
                    layout.name == "TcpIp_TypeGroup4" && layout.holds(release, pointer)
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
                        etwspec::payloads::network::tcp_ip_type_group4::TcpIpTypeGroup4X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..68 {
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
                        etwspec::payloads::network::tcp_ip_type_group4::TcpIpTypeGroup4X64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..72 {
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
fn tcp_ip_v0_type_group1_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::network::tcp_ip_v0_type_group1::Any;
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
                    layout.name == "TcpIp_V0_TypeGroup1"
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
                        etwspec::payloads::network::tcp_ip_v0_type_group1::TcpIpV0TypeGroup1::from_slice(&
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
fn tcp_ip_v1_fail_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::network::tcp_ip_v1_fail::Any;
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
                    layout.name == "TcpIp_V1_Fail" && layout.holds(release, pointer)
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
                        etwspec::payloads::network::tcp_ip_v1_fail::TcpIpV1Fail::from_slice(&
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
fn tcp_ip_v1_send_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::network::tcp_ip_v1_send::Any;
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
                    layout.name == "TcpIp_V1_Send" && layout.holds(release, pointer)
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
                        etwspec::payloads::network::tcp_ip_v1_send::TcpIpV1SendX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..36 {
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
                        etwspec::payloads::network::tcp_ip_v1_send::TcpIpV1SendX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn tcp_ip_v1_type_group2_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::network::tcp_ip_v1_type_group2::Any;
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
                    layout.name == "TcpIp_V1_TypeGroup2"
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
                        etwspec::payloads::network::tcp_ip_v1_type_group2::TcpIpV1TypeGroup2X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..44 {
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
                        etwspec::payloads::network::tcp_ip_v1_type_group2::TcpIpV1TypeGroup2X64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..48 {
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
fn udp_ip_type_group1_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::network::udp_ip_type_group1::Any;
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
                    layout.name == "UdpIp_TypeGroup1" && layout.holds(release, pointer)
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
                        etwspec::payloads::network::udp_ip_type_group1::UdpIpTypeGroup1X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..28 {
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
                        etwspec::payloads::network::udp_ip_type_group1::UdpIpTypeGroup1X64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn udp_ip_v0_type_group1_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::network::udp_ip_v0_type_group1::Any;
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
                    layout.name == "UdpIp_V0_TypeGroup1"
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
                        etwspec::payloads::network::udp_ip_v0_type_group1::UdpIpV0TypeGroup1X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::network::udp_ip_v0_type_group1::UdpIpV0TypeGroup1X64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn wmi_tcpip_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::network::wmi_tcpip::Any;
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
                    layout.name == "WMI_TCPIP" && layout.holds(release, pointer)
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
                        etwspec::payloads::network::wmi_tcpip::WmiTcpip::from_slice(&
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
fn wmi_tcpip_send_v4_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::network::wmi_tcpip_send_v4::Any;
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
                    layout.name == "WMI_TCPIP_SEND_V4" && layout.holds(release, pointer)
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
                        etwspec::payloads::network::wmi_tcpip_send_v4::WmiTcpipSendV4X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..36 {
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
                        etwspec::payloads::network::wmi_tcpip_send_v4::WmiTcpipSendV4X64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn wmi_tcpip_send_v6_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::network::wmi_tcpip_send_v6::Any;
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
                    layout.name == "WMI_TCPIP_SEND_V6" && layout.holds(release, pointer)
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
                        etwspec::payloads::network::wmi_tcpip_send_v6::WmiTcpipSendV6X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..60 {
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
                        etwspec::payloads::network::wmi_tcpip_send_v6::WmiTcpipSendV6X64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn wmi_tcpip_v4_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::network::wmi_tcpip_v4::Any;
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
                    layout.name == "WMI_TCPIP_V4" && layout.holds(release, pointer)
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
                        etwspec::payloads::network::wmi_tcpip_v4::WmiTcpipV4X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..28 {
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
                        etwspec::payloads::network::wmi_tcpip_v4::WmiTcpipV4X64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn wmi_tcpip_v6_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::network::wmi_tcpip_v6::Any;
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
                    layout.name == "WMI_TCPIP_V6" && layout.holds(release, pointer)
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
                        etwspec::payloads::network::wmi_tcpip_v6::WmiTcpipV6X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..52 {
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
                        etwspec::payloads::network::wmi_tcpip_v6::WmiTcpipV6X64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..56 {
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
fn wmi_udp_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::network::wmi_udp::Any;
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
                    layout.name == "WMI_UDP" && layout.holds(release, pointer)
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
                        etwspec::payloads::network::wmi_udp::WmiUdp::from_slice(& bytes)
                        .ok(), Some(form.clone())
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
fn wmi_udp_v4_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::network::wmi_udp_v4::Any;
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
                    layout.name == "WMI_UDP_V4" && layout.holds(release, pointer)
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
                        etwspec::payloads::network::wmi_udp_v4::WmiUdpV4::from_slice(&
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
fn wmi_udp_v6_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::network::wmi_udp_v6::Any;
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
                    layout.name == "WMI_UDP_V6" && layout.holds(release, pointer)
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
                        etwspec::payloads::network::wmi_udp_v6::WmiUdpV6X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..52 {
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
                        etwspec::payloads::network::wmi_udp_v6::WmiUdpV6X64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..56 {
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
