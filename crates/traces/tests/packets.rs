//! Packets of each provider.

use etwspec_traces::Location;
use etwspec_traces::packets::PacketFile;

use crate::files::{packets, read, written, written_of};
use crate::traces::{START, Traced, keyword, udp};

#[test]
fn driver_logs_packets_of_three_media() {
    let mut traced = Traced::new();
    traced.process(40, "curl.exe");
    let (packet, ip) = (udp(53, b"hello"), udp(54, b"mobile").split_off(14));
    traced.driver(11, keyword::WHOLE | keyword::SEND, 5, &packet);
    traced.driver(12, keyword::WHOLE | keyword::WIRELESS_WAN | keyword::RECEIVE, 6, &ip);
    traced.at = (1, 0, 0);
    traced.driver(13, keyword::WHOLE | keyword::WIFI, 7, &[0x88, 1, 2, 3]);
    let (file, summary) = written(&[&traced.finish()]);
    let interfaces: Vec<(u16, &str)> = file.interfaces.iter().map(|(link, name, _)| (*link, &**name)).collect();
    assert_eq!(interfaces, [(1, "ethernet-5"), (101, "ip-6"), (105, "wifi-7")]);
    let all: Vec<(u32, u64, &[u8])> = file.packets.iter().map(|own| (own.interface, own.time, &*own.bytes)).collect();
    let time = |ticks: u64| START * 1_000_000_000 + ticks * 100;
    let wifi = [0x88, 1, 2, 3];
    assert_eq!(all, [(0, time(11), &packet[..]), (1, time(12), &ip), (2, time(13), &wifi)]);
    let [first, second, third] = &file.packets[..] else { panic!("three packets") };
    assert_eq!(first.comment(), "process curl.exe (40)");
    assert_eq!([first, second, third].map(|own| own.option(2)), [Some(&[2, 0, 0, 0][..]), Some(&[1, 0, 0, 0]), None]);
    assert_eq!(first.option(8), Some(&[40, 0, 0, 0, 44, 0, 0, 0][..]));
    assert_eq!((summary.packets, summary.interfaces), (3, 3));
}

#[test]
fn parts_of_a_packet_are_joined_and_lost_parts_are_counted() {
    let mut traced = Traced::new();
    let packet = udp(53, &[7; 300]);
    let (first, rest) = packet.split_at(100);
    let (second, third) = rest.split_at(120);
    traced.driver(1, keyword::START, 5, first);
    // Another thread.
    traced.at = (1, 40, 48);
    traced.driver(2, keyword::START, 5, b"lost end");
    traced.driver(3, 0, 5, b", middle");
    traced.at = (0, 40, 44);
    traced.driver(4, 0, 5, second);
    // Another interface.
    traced.driver(5, 0, 6, b"lost beginning");
    traced.driver(6, keyword::END, 5, third);
    traced.at = (1, 40, 48);
    traced.driver(7, keyword::WHOLE, 5, b"next");
    let (file, summary) = written(&[&traced.finish()]);
    let all: Vec<&[u8]> = file.packets.iter().map(|own| &*own.bytes).collect();
    assert_eq!(all, [&packet[..], b"lost end, middle", b"next"]);
    assert!(file.packets[1].comment().contains("lacks the end"), "{:?}", file.packets[1].comment());
    assert_eq!((summary.incomplete, summary.parts), (1, 1));
}

#[test]
fn long_names_of_processes_are_cut_off() {
    let mut traced = Traced::new();
    traced.process(40, &*"N".repeat(10_000));
    (0..3).for_each(|at| traced.driver(at, keyword::START, 5 + at as u32, b"part"));
    let (file, _) = written(&[&traced.finish()]);
    assert_eq!(file.packets.len(), 3);
    for packet in &file.packets {
        assert!(packet.comment().contains(&"N".repeat(200)) && packet.comment().len() < 400, "{}", packet.comment());
    }
}

#[test]
fn sizes_of_cut_packets_are_those_of_their_headers() {
    let mut traced = Traced::new();
    let packet = udp(53, &[7; 300]);
    traced.driver(1, keyword::WHOLE, 5, &packet[..64]);
    let (file, _) = written(&[&traced.finish()]);
    assert_eq!((file.packets[0].bytes.len(), file.packets[0].size as usize), (64, packet.len()));
}

#[test]
fn virtual_switch_has_ports() {
    let mut traced = Traced::new();
    traced.switch(1, keyword::WHOLE, (2, "guest"), &[(9, "host"), (10, "other")], &udp(53, b"x"));
    traced.switch(2, keyword::WHOLE, (3, "host"), &[], &udp(54, b"y"));
    let (file, _) = written(&[&traced.finish()]);
    let names: Vec<&str> = file.interfaces.iter().map(|(_, name, _)| &**name).collect();
    assert_eq!(names, ["switch-3-port-2", "switch-3-port-3"]);
    assert!(file.interfaces[0].2.contains("port guest, nic guest, Internal"), "{}", file.interfaces[0].2);
    let to = "to port 9 (port host, nic host, Internal); to port 10 (port other, nic other, Internal)";
    assert!(file.packets[0].comment().contains(to), "{}", file.packets[0].comment());
    assert_eq!(file.packets[1].bytes, udp(54, b"y"));
}

#[test]
fn components_are_interfaces_and_drops_have_reasons() {
    let mut traced = Traced::new();
    let packet = udp(53, &[1; 200]);
    traced.component(1, (15, 1, 3), None, (packet.len() as u16, &packet[..128]));
    traced.component(2, (15, 1, 3), Some(1203), (packet.len() as u16, &packet[..128]));
    traced.component(3, (15, 3, 4), None, (60, &packet[14..74]));
    traced.component(4, (16, 1, 4), Some(12_345), (9, b"Ethernet?"));
    // A request of HTTP.
    traced.component(5, (17, 4, 4), None, (3, b"GET"));
    traced.component_info(9, 15, "tcpip.sys", "TCP/IP");
    let (file, summary) = written(&[&traced.finish()]);
    let description = "component 15: TCP/IP, Filter, 10.0.0.1".to_owned();
    assert_eq!(
        file.interfaces,
        [
            (1, "tcpip.sys".to_owned(), description.clone()),
            (101, "tcpip.sys".to_owned(), description),
            (1, "component-16".to_owned(), "component 16".to_owned())
        ]
    );
    let [first, dropped, ip, unnamed] = &file.packets[..] else { panic!("four packets") };
    assert_eq!((first.bytes.len(), first.size as usize, first.option(7)), (128, packet.len(), None));
    assert_eq!(first.option(5), Some(&7_u64.to_le_bytes()[..]));
    let reason = "dropped by component 15 (tcpip.sys): INET_ChecksumInvalid at 0xe0004520; process 40";
    assert_eq!(dropped.comment(), reason);
    assert_eq!(dropped.option(7), Some(&[2, 1, 0, 0, 0, 0, 0, 0, 0][..]));
    assert_eq!((ip.interface, ip.option(2)), (1, Some(&[2, 0, 0, 0][..])));
    assert!(unnamed.comment().starts_with("dropped by component 16: reason 12345 at"), "{}", unnamed.comment());
    assert_eq!((summary.packets, summary.drops, summary.without_link), (4, 2, 1));
}

#[test]
fn users_of_remote_access_are_interfaces() {
    let mut traced = Traced::new();
    traced.remote(1, "ada", &udp(1, b"1"));
    traced.remote(2, "bob", &udp(2, b"2"));
    traced.remote(3, "ada", &udp(3, b"3"));
    let (file, _) = written(&[&traced.finish()]);
    let names: Vec<&str> = file.interfaces.iter().map(|(_, name, _)| &**name).collect();
    assert_eq!(names, ["remote-ada", "remote-bob"]);
    assert_eq!(file.packets.iter().map(|own| own.interface).collect::<Vec<_>>(), [0, 1, 0]);
}

#[test]
fn payloads_that_are_too_short_are_counted() {
    let mut traced = Traced::new();
    traced.driver(1, keyword::WHOLE, 5, b"whole");
    let mut bytes = traced.finish();
    let at = bytes.windows(5).position(|own| own == b"whole").expect("the packet");
    bytes[at - 4] = 200;
    let (file, summary) = written(&[&bytes]);
    assert_eq!((file.packets.len(), summary.undecodable), (0, 1));
}

#[test]
fn traces_are_merged_by_time() {
    let [first, second] = [[1, 5], [2, 6]].map(|times| {
        let mut traced = Traced::new();
        times.iter().for_each(|time| traced.driver(*time, keyword::WHOLE, 5, &time.to_le_bytes()));
        traced.finish()
    });
    let (file, _) = written(&[&first, &second]);
    let all: Vec<(u32, u8)> = file.packets.iter().map(|own| (own.interface, own.bytes[0])).collect();
    assert_eq!(all, [(0, 1), (1, 2), (0, 5), (1, 6)]);
}

#[test]
fn other_events_are_entries_of_a_journal() {
    let mut out = Vec::new();
    let mut file = PacketFile::new(&mut out, ("", ""), Vec::new()).expect("memory can be written");
    let mut others = 0;
    let summary = packets(&[Location::Sample], &mut |packet| file.packet(packet), &mut || others += 1);
    for message in ["one\ntwo", "three"] {
        let fields = [("_PID", "4"), ("SYSLOG_IDENTIFIER", "Provider"), ("MESSAGE", message)];
        file.entry(None, &fields).expect("written");
    }
    let file = read(&out);
    assert_eq!((file.packets.len(), file.entries.len(), summary.packets), (0, 2, 0));
    assert!(others > 2);
    assert!(file.entries[0].contains("MESSAGE\n\x07\0\0\0\0\0\0\0one\ntwo\n"), "{}", file.entries[0]);
    assert!(file.entries[1].contains("_PID=4\nSYSLOG_IDENTIFIER=Provider\nMESSAGE=three\n"), "{}", file.entries[1]);
}

#[test]
fn decrypted_frames_of_wifi_are_not_marked_as_encrypted() {
    let Some(path) = etwspec_corpus::answer_or_skip("ndis-media.etl.gz") else { return };
    let (file, _) = written_of(&[Location::path(&path)]);
    let wifi: Vec<_> = file.packets.iter().filter(|own| file.interfaces[own.interface as usize].0 == 105).collect();
    let [frame] = wifi[..] else { panic!("a frame of Wi-Fi, not {}", wifi.len()) };
    assert_eq!(frame.bytes[..4], [0x08, 0x02, 0, 0], "data that are not protected");
    let comment = "signal -55 dBm, channel at 5180 MHz, rate index 108; process 4";
    assert_eq!(frame.comment(), comment);
    assert!(file.packets.iter().filter(|own| own.comment() == comment).count() == 1);
}

#[test]
fn out_of_band_data_of_switches_are_in_comments() {
    let Some(path) = etwspec_corpus::answer_or_skip("vmswitch-vlan.etl.gz") else { return };
    let (file, _) = written_of(&[Location::path(&path)]);
    let comments: Vec<&str> = file.packets.iter().map(|own| own.comment()).collect();
    let tag = "VLAN 7, priority 0; RSS hash 0xdeadbeef; process 4";
    assert_eq!(comments, [&format!("to port 6 (web02-port, web02, Synthetic); {tag}"), tag]);
}

#[test]
fn adapters_of_the_capture_driver_have_names_and_addresses() {
    let mut traced = Traced::new();
    traced.driver(1, keyword::WHOLE, 5, &udp(53, b"x"));
    traced.adapter(5, "Ethernet adapter", "192.0.2.10;2001:db8::10;");
    let (file, _) = written(&[&traced.finish()]);
    assert_eq!(file.interfaces[0].2, "interface 5: Ethernet adapter, 192.0.2.10, 2001:db8::10");
}
