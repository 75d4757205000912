//! Tests of the command `packets`.

use std::process::Command;

use etwspec::Pointer;
use etwspec::headers::EventDescriptor;
use etwspec::providers::packets::ndis_packet_capture::{GUID, event, keyword};
use etwspec_corpus::pack::gzip;
use etwspec_etl::SAMPLE;
use etwspec_etl::write::{Ended, Options, Writer, heads};

use crate::common::{run_in, run_with};

/// Returns a trace with a packet.
fn trace() -> Vec<u8> {
    let mut descriptor = EventDescriptor::default();
    descriptor.set_id(event::EVENT_PACKET_FRAGMENT);
    descriptor.set_keyword(keyword::PACKET_START | keyword::PACKET_END);
    let mut data = vec![5, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0];
    data.extend(b"packet");
    let mut writer = Writer::in_memory(Options::default()).expect("the options are valid");
    let head = heads::event_header(Pointer::Bits64, GUID, descriptor, 1_000_000);
    writer.write_event(0, &head, &data).expect("the event fits");
    writer.finish(Ended::default()).expect("memory does not fail").into_inner()
}

#[test]
fn packets_are_written_to_files_and_pipes() {
    let folder = tempfile::tempdir().expect("a folder");
    let (from, to) = (folder.path().join("trace.etl"), folder.path().join("packets.pcapng"));
    std::fs::write(&from, trace()).expect("the trace is written");
    let from = from.to_str().expect("a path");
    let ran = run_with(&["packets", from, "-o", to.to_str().expect("a path")], b"");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let written = std::fs::read(&to).expect("the file exists");
    assert!(written.starts_with(&[0x0A, 0x0D, 0x0D, 0x0A]) && written.windows(6).any(|own| own == b"packet"));
    assert!(!written.windows(7).any(|own| own == b"MESSAGE"));
    let pipe = Command::new(env!("CARGO_BIN_EXE_etwspec")).args(["packets", from, "--events", "-o", "-"]).output();
    let pipe = pipe.expect("it runs");
    assert_eq!((pipe.status.code(), &*pipe.stderr), (Some(0), &b""[..]));
    assert!(pipe.stdout.windows(8).any(|own| own == b"MESSAGE="));
}

#[test]
fn traces_without_packets_are_reported() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("packets.pcapng");
    let ran = run_with(&["packets", "--sample", "-o", path.to_str().expect("a path")], b"");
    assert_eq!(ran.code, 3, "{}", ran.err);
    assert!(ran.err.contains("note: no packets"), "{}", ran.err);
    assert!(path.is_file());
}

#[test]
fn packets_refuses_streams_and_terminals() {
    let ran = run_with(&["packets"], SAMPLE);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("can be read only once"), "{}", ran.err);
    let ran = run_in(&["packets", "--sample"], b"", |console| console.width = Some(80));
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("name a file with -o"), "{}", ran.err);
}

#[test]
fn packets_of_a_damaged_trace_are_its_intact_ones() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("damaged.etl");
    let mut bytes = trace();
    bytes.extend([0xEE; 0x800]);
    std::fs::write(&path, &bytes).expect("the file can be written");
    let to = folder.path().join("packets.pcapng");
    let [from, to] = [&path, &to].map(|path| path.to_str().expect("a path"));
    let ran = run_with(&["packets", from, "-o", to], b"");
    assert_eq!(ran.code, 1, "{}", ran.err);
    let written = std::fs::read(to).expect("the file exists");
    assert!(ran.err.contains("damage: ") && written.windows(6).any(|own| own == b"packet"));
}

#[test]
fn packets_of_packed_traces_are_those_of_plain_ones() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a path").to_owned();
    let (plain, packed, other) = (path("plain.etl"), path("packed.etl"), path("other.etl"));
    std::fs::write(&plain, trace()).expect("written");
    std::fs::write(&packed, gzip(&trace())).expect("written");
    std::fs::write(&other, SAMPLE).expect("written");
    let packets = |traces: &[&str]| {
        let to = path("packets.pcapng");
        let ran = run_with(&[&["packets"], traces, &["-o", &to]].concat(), b"");
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{traces:?}");
        std::fs::read(to).expect("the file exists").windows(6).filter(|own| own == b"packet").count()
    };
    let one = packets(&[&plain]);
    assert!(one > 0);
    for traces in [[&*packed, &other], [&other, &packed], [&plain, &other]] {
        assert_eq!(packets(&traces), one, "{traces:?}");
    }
}
