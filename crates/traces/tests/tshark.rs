//! tshark as a second reader of the files.

use std::process::Command;

use etwspec_traces::Location;
use etwspec_traces::packets::PacketFile;

use crate::files::packets;
use crate::traces::{START, Traced, keyword, udp};

/// Returns fields of the packets of a file, as tshark prints them.
fn fields(tshark: &str, file: &std::path::Path, names: &[&str]) -> Vec<Vec<String>> {
    let mut command = Command::new(tshark);
    command.arg("-r").arg(file).args(["-T", "fields", "-E", "separator=|", "-E", "occurrence=f"]);
    names.iter().for_each(|name| _ = command.args(["-e", name]));
    let output = command.output().expect("tshark runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let lines = String::from_utf8(output.stdout).expect("UTF-8");
    lines.lines().map(|line| line.split('|').map(str::to_owned).collect()).collect()
}

#[test]
fn tshark_reads_what_is_written() {
    let Some(tshark) = etwspec_corpus::program_or_skip("ETWSPEC_TSHARK", "tshark") else { return };
    let mut traced = Traced::new();
    traced.process(40, "curl.exe");
    let packet = udp(53, &[1; 200]);
    let (first, second) = packet.split_at(77);
    let mut vlan = packet.clone();
    vlan.splice(12..12, [0x81, 0, 0, 7]);
    traced.driver(1, keyword::START | keyword::SEND, 5, first);
    traced.driver(2, keyword::END | keyword::SEND, 5, second);
    traced.driver(3, keyword::WHOLE | keyword::RECEIVE, 5, &vlan[..90]);
    traced.driver(4, keyword::WHOLE | keyword::WIRELESS_WAN, 6, &packet[14..]);
    // A beacon.
    let beacon = [vec![0x80, 0, 0, 0], vec![0xFF; 6], vec![2, 0, 0, 0, 0, 1], vec![2, 0, 0, 0, 0, 1], vec![0; 14]];
    traced.driver(5, keyword::WHOLE | keyword::WIFI, 7, &beacon.concat());
    traced.component(6, (15, 1, 3), Some(1203), (packet.len() as u16, &packet[..128]));
    traced.switch(7, keyword::WHOLE, (2, "guest"), &[(9, "host")], &packet);
    traced.remote(8, "ada", &packet);
    traced.component_info(9, 15, "tcpip.sys", "TCP/IP");
    let bytes = traced.finish();
    let folder = tempfile::tempdir().expect("a folder");
    let [trace, file] = ["trace.etl", "packets.pcapng"].map(|name| folder.path().join(name));
    std::fs::write(&trace, &bytes).expect("written");
    let mut events = 0;
    let mut to = PacketFile::new(std::fs::File::create(&file).expect("a file"), ("", ""), Vec::new()).expect("written");
    packets(&[Location::path(&trace)], &mut |packet| to.packet(packet), &mut || events += 1);
    to.entry(None, &[("_PID", ""), ("SYSLOG_IDENTIFIER", "Provider"), ("MESSAGE", "an event")]).expect("written");
    drop(to);
    let names =
        ["frame.time_epoch", "frame.interface_name", "frame.cap_len", "frame.len", "udp.srcport", "frame.comment"];
    let all = fields(&tshark, &file, &names);
    let process = "process curl.exe (40)";
    let dropped = format!("dropped by component 15 (tcpip.sys): INET_ChecksumInvalid at 0xe0004520; {process}");
    let expected = [
        ("ethernet-5", "242", "242", "53", process),
        ("ethernet-5", "90", "246", "53", process),
        ("ip-6", "228", "228", "53", process),
        ("wifi-7", "36", "36", "", process),
        ("tcpip.sys", "128", "242", "53", &dropped),
        ("switch-3-port-2", "242", "242", "53", "to port 9 (port host, nic host, Internal); process curl.exe (40)"),
        ("remote-ada", "242", "242", "53", process),
    ];
    let all_packets: Vec<&Vec<String>> = all.iter().filter(|fields| !fields[1].is_empty()).collect();
    assert_eq!(all_packets.len(), expected.len(), "{all:?}");
    for (number, (fields, (interface, captured, size, port, comment))) in all_packets.iter().zip(expected).enumerate() {
        let time = format!("{START}.00000{:02}00", number + 2);
        assert_eq!(**fields, [&time, interface, captured, size, port, comment], "packet {number}");
    }
    let more =
        ["frame.packet_id", "frame.interface_description", "frame.verdict.ebpf_xdp", "vlan.id", "wlan.fc.type_subtype"];
    let more = fields(&tshark, &file, &more);
    let of = |interface: &str| &more[all.iter().position(|fields| fields[1] == interface).expect("a packet")];
    assert_eq!(of("tcpip.sys")[..2], ["7", "component 15: TCP/IP, Filter, 10.0.0.1"]);
    assert!(more.iter().any(|fields| fields[3] == "7"), "{more:?}");
    let journal = Command::new(&tshark).arg("-r").arg(&file).output().expect("tshark runs");
    let journal = String::from_utf8_lossy(&journal.stdout).into_owned();
    assert!(journal.contains("an event"), "{journal}");
}

#[test]
fn tshark_dissects_decrypted_frames_of_wifi() {
    let Some(tshark) = etwspec_corpus::program_or_skip("ETWSPEC_TSHARK", "tshark") else { return };
    let Some(trace) = etwspec_corpus::answer_or_skip("ndis-media.etl.gz") else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("packets.pcapng");
    let mut to = PacketFile::new(std::fs::File::create(&file).expect("a file"), ("", ""), Vec::new()).expect("written");
    packets(&[Location::path(&trace)], &mut |packet| to.packet(packet), &mut || ());
    drop(to);
    let all = fields(&tshark, &file, &["frame.interface_name", "frame.protocols"]);
    let wifi = all.iter().find(|fields| fields[0] == "wifi-20").expect("a frame of Wi-Fi");
    assert!(wifi[1].starts_with("wlan:llc:ip:udp:dns"), "{wifi:?}");
}
