//! Laws that hold for every trace: bytes of packets are those of the events.

use etwspec_etl::etwspec::providers::packets::{ndis_packet_capture, pkt_mon};
use etwspec_etl::{Event, File, SAMPLE, Trace};
use etwspec_traces::Location;
use etwspec_traces::packets::MAX_PACKET;
use proptest::prelude::*;

use crate::files::{packets as all_packets, written};
use crate::traces::{Traced, keyword};

/// Returns the bytes of a packet of an event by their offsets, without the tables.
fn bytes_of<'a>(event: &Event<'a>) -> Option<&'a [u8]> {
    let (id, data) = (event.descriptor()?.id(), event.data().ok()?);
    let (at, size) = match (event.provider()?, id) {
        (pkt_mon::GUID, 160 | 170) if matches!(data.get(14)?, 1..=3) => {
            (34, u16::from_le_bytes(data.get(32..34)?.try_into().ok()?).into())
        }
        (ndis_packet_capture::GUID, 1001) => (12, u32::from_le_bytes(data.get(8..12)?.try_into().ok()?) as usize),
        _ => return None,
    };
    data.get(at..at + size)
}

/// Checks a trace whose packets are whole events.
fn check(from: Location<'_>, trace: &Trace<'_>) {
    let mut events = Vec::new();
    trace.for_each_by_time(|item| {
        if let etwspec_etl::Item::Event(_, event) = item {
            events.extend(bytes_of(&event).map(<[u8]>::to_vec));
        }
    });
    let (mut packets, mut last) = (Vec::new(), i64::MIN);
    let summary = all_packets(
        &[from],
        &mut |packet| {
            packets.push(packet.bytes.to_vec());
            assert!(packet.size as usize >= packet.bytes.len());
            let time = packet.time.map_or(last, |time| time.0);
            assert!(time >= last, "packets are in the order of time");
            last = time;
            Ok(())
        },
        &mut || (),
    );
    assert_eq!(packets.len() as u64, summary.packets);
    assert!(packets == events, "packets are those of the events");
}

#[test]
fn bytes_are_those_of_the_events_of_real_traces() {
    check(Location::Sample, &Trace::new(SAMPLE));
    let Some(folder) = etwspec_corpus::folder_or_skip() else { return };
    for path in etwspec_corpus::traces(&folder) {
        let file = File::read(&path).expect("the trace is readable");
        check(Location::path(&path), &Trace::new(file.as_bytes()));
    }
}

/// A packet with its thread, and the sizes of the parts that it is logged in.
fn packet() -> impl Strategy<Value = (u32, Vec<Vec<u8>>)> {
    (0..4_u32, proptest::collection::vec(proptest::collection::vec(any::<u8>(), 0..40), 1..5))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(etwspec_corpus::cases(64)))]

    #[test]
    fn bytes_are_those_of_parts_in_any_order_of_threads(
        packets in proptest::collection::vec(packet(), 0..20),
        order in proptest::collection::vec(any::<prop::sample::Index>(), 100),
    ) {
        // The parts of each thread stay in order, and those of several threads are mixed.
        let mut threads: Vec<Vec<(usize, usize)>> = vec![Vec::new(); 4];
        for (number, (thread, parts)) in packets.iter().enumerate() {
            threads[*thread as usize].extend((0..parts.len()).map(|part| (number, part)));
        }
        let (mut traced, mut ended) = (Traced::new(), Vec::new());
        for (time, pick) in order.iter().enumerate() {
            let left: Vec<usize> = (0..4).filter(|thread| !threads[*thread].is_empty()).collect();
            if left.is_empty() {
                break;
            }
            let thread = left[pick.index(left.len())];
            let (number, part) = threads[thread].remove(0);
            let parts = &packets[number].1;
            let (starts, ends) = (part == 0, part + 1 == parts.len());
            let bits = if starts { keyword::START } else { 0 } | if ends { keyword::END } else { 0 };
            traced.at = (thread as u16 % 2, 40, thread as u32);
            traced.driver(time as i64, bits, 5, &parts[part]);
            if ends {
                ended.push(parts.concat());
            }
        }
        let done = threads.iter().all(Vec::is_empty);
        let (file, summary) = written(&[&traced.finish()]);
        let mut bytes: Vec<Vec<u8>> = file.packets.into_iter().map(|packet| packet.bytes).collect();
        bytes.truncate(ended.len());
        prop_assert_eq!(bytes, ended);
        prop_assert!(!done || summary.incomplete == 0 && summary.parts == 0);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(etwspec_corpus::cases(256)))]

    #[test]
    fn files_of_damaged_traces_are_valid(damage in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..40)) {
        let mut traced = Traced::new();
        for time in 0..4 {
            traced.driver(time, [keyword::START, 0, keyword::END, keyword::WHOLE][time as usize], 5, b"driver");
            traced.switch(time, keyword::WHOLE, (1, "from"), &[(2, "to"), (3, "too")], b"switch");
            traced.component(time, (15, 1, 3), (time == 2).then_some(8), (20, b"component"));
            traced.remote(time, "ada", b"remote");
            traced.component_info(time, 15, "tcpip.sys", "TCP/IP");
        }
        let mut bytes = traced.finish();
        // Headers of the file decide whether it is a trace.
        let from = 0x400;
        for (at, byte) in damage {
            let at = from + at.index(bytes.len() - from);
            bytes[at] = byte;
        }
        let (file, summary) = written(&[&bytes]);
        prop_assert_eq!(file.packets.len() as u64, summary.packets);
        prop_assert_eq!(file.interfaces.len() as u64, summary.interfaces);
    }
}

#[test]
fn packets_larger_than_wireshark_reads_are_cut() {
    let mut traced = Traced::new();
    let part = vec![9; 50_000];
    for at in 0..7 {
        let bits = [keyword::START, 0, 0, 0, 0, 0, keyword::END][at];
        traced.driver(at as i64, bits, 5, &part);
    }
    let (file, _) = written(&[&traced.finish()]);
    assert_eq!((file.packets[0].bytes.len(), file.packets[0].size), (MAX_PACKET, 350_000));
}
