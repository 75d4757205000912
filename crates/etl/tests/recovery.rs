//! Tests of recovery from damaged buffer headers.

use std::io::Cursor;

use etwspec::Pointer;
use etwspec::buffers::{EtwBufferFlag, WmiBufferHeaderPtr64};
use etwspec::headers::{HookId, SystemTraceHeader};
use etwspec_etl::buffers::Scratch;
use etwspec_etl::buffers::xpress::XpressErrorKind;
use etwspec_etl::damage::Rule;
use etwspec_etl::sample::{self, Sample};
use etwspec_etl::write::{Ended, Head, Options, Writer, heads};
use etwspec_etl::{Item, Reader, Trace};

/// Events of a trace: the offset of the buffer, and the bytes.
type Events = Vec<(u64, Vec<u8>)>;

fn read(file: &[u8]) -> (Events, Vec<Rule>) {
    let (mut events, mut rules) = (Vec::new(), Vec::new());
    Trace::new(file).for_each(|item| match item {
        Item::Event(buffer, event) => events.push((buffer.file_offset(), event.bytes().to_vec())),
        Item::Damage(damage) => rules.push(damage.rule),
    });
    (events, rules)
}

fn sample(compress: bool) -> Vec<u8> {
    let file = sample::write(Cursor::new(Vec::new()), Sample { compress, ..Sample::default() });
    file.expect("memory does not fail").into_inner()
}

/// Returns the offset and length of each buffer.
fn buffers(file: &[u8]) -> Vec<(usize, usize)> {
    let all = Trace::new(file).buffers().flatten();
    all.map(|raw| (raw.file_offset() as usize, raw.bytes().len())).collect()
}

/// Returns the number of buffers that a reader of a stream finds.
fn streamed(file: &[u8]) -> usize {
    let mut reader = Reader::new(file).expect("memory does not fail");
    let mut buffers = 0;
    while let Some(buffer) = reader.next_buffer().expect("memory does not fail") {
        buffers += usize::from(buffer.is_ok());
    }
    buffers
}

#[test]
fn reads_buffers_inside_of_a_wrong_buffer_size() {
    let mut cases = 0;
    for compress in [false, true] {
        let whole = sample(compress);
        let (events, damages) = read(&whole);
        assert!(damages.is_empty());
        let places = buffers(&whole);
        for (index, (begin, _)) in places.iter().enumerate().skip(1) {
            // The size reaches the start of each later buffer, or the end of the file.
            for (next, len) in places.iter().skip(index + 1) {
                for end in [*next, next + len].into_iter().filter(|end| *end > places[index].0 + places[index].1) {
                    let mut file = whole.clone();
                    file[*begin..begin + 4].copy_from_slice(&((end - begin) as u32).to_le_bytes());
                    let (kept, damages) = read(&file);
                    assert_eq!(kept, events, "buffer {index} up to {end:#x}, compressed: {compress}");
                    assert_eq!(damages, [Rule::BufferSize((end - begin) as u32)]);
                    assert_eq!(streamed(&file), places.len());
                    cases += 1;
                }
            }
        }
    }
    assert!(cases >= 20, "{cases}");
}

#[test]
fn reports_uncompressed_buffer_of_unusual_size() {
    let mut file = sample(false);
    let places = buffers(&file);
    let (begin, len) = *places.last().expect("there are buffers");
    // The last buffer is longer by a KiB, and nothing is inside of it.
    file.extend_from_slice(&[0xFF; 1024]);
    file[begin..begin + 4].copy_from_slice(&((len + 1024) as u32).to_le_bytes());
    let (_, damages) = read(&file);
    assert_eq!(damages, [Rule::BufferSize((len + 1024) as u32)]);
}

#[test]
fn reads_events_of_buffer_with_wrong_compressed_flag() {
    let whole = sample(false);
    let (events, _) = read(&whole);
    for (begin, _) in buffers(&whole) {
        let mut file = whole.clone();
        let place = &mut file[begin..begin + WmiBufferHeaderPtr64::SIZE];
        let mut header = WmiBufferHeaderPtr64::from_slice(place).expect("it is whole");
        header.set_buffer_flag(header.buffer_flag().with(EtwBufferFlag::COMPRESSED));
        place.copy_from_slice(header.as_bytes());
        let (kept, damages) = read(&file);
        assert_eq!(kept.len(), events.len(), "{begin:#x}");
        assert_eq!(damages, [Rule::CompressedFlag]);
    }
}

#[test]
fn decompresses_no_more_than_the_buffer_size_of_the_session() {
    let mut file = sample(true);
    let nominal = Trace::new(&file).log_file().expect("there is a header").buffer_size as usize;
    for (begin, _) in buffers(&file).into_iter().skip(1) {
        let place = &mut file[begin..begin + WmiBufferHeaderPtr64::SIZE];
        let mut header = WmiBufferHeaderPtr64::from_slice(place).expect("it is whole");
        header.set_saved_offset(16 << 20).set_offset(16 << 20);
        place.copy_from_slice(header.as_bytes());
    }
    let (mut scratch, mut buffers) = (Scratch::new(), 0);
    for raw in Trace::new(&file).buffers().flatten().skip(1) {
        let buffer = raw.open(&mut scratch);
        assert!(buffer.bytes().len() <= nominal);
        assert!(buffer.damages().any(|damage| damage.rule == Rule::EndOfEvents(16 << 20)));
        assert!(buffer.events().flatten().next().is_some());
        buffers += 1;
    }
    assert!(buffers > 0);
}

#[test]
fn reads_events_after_a_wrong_end() {
    let mut cases = 0;
    for compress in [false, true] {
        let whole = sample(compress);
        let (events, _) = read(&whole);
        for raw in Trace::new(&whole).buffers().flatten() {
            let begin = raw.file_offset() as usize;
            let mut scratch = Scratch::new();
            // Each event as the first after the end, and one of which the end is in the middle.
            let starts: Vec<usize> = raw.open(&mut scratch).events().flatten().map(|event| event.offset()).collect();
            for end in starts.iter().flat_map(|start| [*start, start + 8]) {
                // The other field is out of range, smaller, or the same.
                for other in [u32::MAX, 0x48, end as u32] {
                    let mut file = whole.clone();
                    let place = &mut file[begin..begin + WmiBufferHeaderPtr64::SIZE];
                    let mut header = WmiBufferHeaderPtr64::from_slice(place).expect("it is whole");
                    header.set_saved_offset(other).set_offset(end as u32);
                    place.copy_from_slice(header.as_bytes());
                    let (kept, damages) = read(&file);
                    assert_eq!(kept.len(), events.len(), "{begin:#x}+{end:#x}, {other:#x}, compressed: {compress}");
                    assert_eq!(damages, [Rule::EventsAfterEnd(end as u32)]);
                    cases += 1;
                }
            }
        }
    }
    assert!(cases >= 1000, "{cases}");
}

/// Returns a trace with one compressed buffer of 80 events, and the offset of the buffer.
fn compressed_marks() -> (Vec<u8>, usize) {
    let options = Options { buffer_size: 0x1_0000, compress: true, ..Options::default() };
    let mut writer = Writer::in_memory(options).expect("the options are valid");
    for time in 0..80 {
        writer.write(0, &mark(time)).expect("the event fits");
    }
    let file = writer.finish(Ended::default()).expect("memory does not fail").into_inner();
    let (begin, _) = *buffers(&file).last().expect("there are buffers");
    (file, begin)
}

#[test]
fn few_bytes_are_not_decompressed_into_many_events() {
    let options = Options { buffer_size: 16 << 20, compress: true, ..Options::default() };
    let mut writer = Writer::in_memory(options).expect("the options are valid");
    for _ in 0..100_000 {
        writer.write(0, &mark(0)).expect("the event fits");
    }
    let file = writer.finish(Ended::default()).expect("memory does not fail").into_inner();
    let (events, damages) = read(&file);
    assert!(file.len() < 0x2000, "{} bytes", file.len());
    assert!((1000..40_000).contains(&events.len()), "{} of {} bytes", events.len(), file.len());
    assert_eq!(damages.len(), 1, "{damages:?}");
}

fn mark(time: i64) -> Vec<u8> {
    let head = heads::perfinfo(Pointer::Bits64, HookId::MARK, 2, time);
    let data = [[time as u8; 36].as_slice(), &[0; 4]].concat();
    head.event(&data).expect("it is not too large")
}

/// Changes the header of the buffer at an offset.
fn change_header(file: &mut [u8], begin: usize, change: impl FnOnce(&mut WmiBufferHeaderPtr64)) {
    let place = &mut file[begin..begin + WmiBufferHeaderPtr64::SIZE];
    let mut header = WmiBufferHeaderPtr64::from_slice(place).expect("it is whole");
    change(&mut header);
    place.copy_from_slice(header.as_bytes());
}

#[test]
fn reports_compressed_data_beyond_the_buffer_size_of_the_session() {
    let (whole, begin) = compressed_marks();
    let (events, damages) = read(&whole);
    assert_eq!((events.len(), damages.len()), (81, 0));
    let stride = mark(0).len().next_multiple_of(8);
    for kept in 1..80 {
        let end = WmiBufferHeaderPtr64::SIZE + kept * stride;
        // The end of the events is the end of the buffer, or before the last event.
        for stated in [end, end - stride] {
            let mut file = whole.clone();
            // BufferSize of the log file header.
            let at = WmiBufferHeaderPtr64::SIZE + SystemTraceHeader::SIZE;
            file[at..at + 4].copy_from_slice(&(end as u32).to_le_bytes());
            change_header(&mut file, begin, |header| {
                header.set_saved_offset(stated as u32).set_offset(stated as u32);
            });
            let (found, damages) = read(&file);
            assert_eq!(found[1..], events[1..1 + kept], "{stated:#x} of {end:#x}");
            let too_long =
                |rule: &&Rule| matches!(rule, Rule::Compression(of) if of.kind() == XpressErrorKind::TooLong);
            assert_eq!(damages.iter().filter(too_long).count(), 1, "{damages:?}");
        }
    }
}

#[test]
fn reports_bytes_after_the_compressed_data_of_a_buffer() {
    let (whole, begin) = compressed_marks();
    let (events, _) = read(&whole);
    let text = b"These bytes are neither compressed nor an event. ".repeat(20);
    let plain = (0..70).flat_map(mark).collect::<Vec<u8>>();
    // Zeros align the data, and decompress to more of the zeros that the last event ends with.
    for (rest, damaged) in [(&plain[..], true), (&text, true), (&[0xAA], true), (&[0; 7], false), (&[0xFF; 4], false)] {
        for aligned in [false, true] {
            let mut file = whole.clone();
            if aligned {
                file.resize(file.len().next_multiple_of(8), 0);
            }
            file.extend_from_slice(rest);
            let size = file.len() - begin;
            change_header(&mut file, begin, |header| {
                header.set_buffer_size(size as u32);
            });
            let (found, damages) = read(&file);
            assert_eq!(found, events);
            assert_eq!(!damages.is_empty(), damaged, "{rest:x?}, {aligned}: {damages:?}");
        }
    }
}

#[test]
fn reports_compressed_data_that_end_before_the_events() {
    let (whole, begin) = compressed_marks();
    let (events, _) = read(&whole);
    let mut file = whole.clone();
    let mut end = 0;
    change_header(&mut file, begin, |header| {
        end = header.offset() + 56;
        header.set_saved_offset(end).set_offset(end);
    });
    assert_eq!(read(&file), (events, vec![Rule::EndOfEvents(end)]));
}

#[test]
fn sorts_events_that_precede_the_first_of_their_buffer() {
    let mut writer = Writer::in_memory(Options { buffer_size: 1024, processors: 2, ..Options::default() })
        .expect("the options are valid");
    for (processor, time) in [(0, 60), (0, 50), (0, 70), (1, 55), (1, 40), (1, 100)] {
        let mark =
            heads::perfinfo(Pointer::Bits64, HookId::MARK, 2, time).event(&[b'm'; 40]).expect("it is not too large");
        writer.write(processor, &mark).expect("it fits");
    }
    let file = writer.finish(Ended::default()).expect("memory does not fail").into_inner();
    let mut times = Vec::new();
    Trace::new(&file).for_each_by_time(|item| {
        if let Item::Event(_, event) = item {
            times.extend(event.time_stamp().filter(|_| event.hook_id() == Some(HookId::MARK)));
        }
    });
    assert_eq!(times, [40, 50, 55, 60, 70, 100]);
}
