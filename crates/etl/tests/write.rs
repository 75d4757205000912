//! Tests of writing: rejected input, failing output, and copies of damaged traces.

use std::io::{self, Cursor, Seek, SeekFrom, Write};

use etwspec::buffers::wmi_buffer_header::{V5_2Ptr32, V5_2Ptr64};
use etwspec::buffers::{EtwBufferFlag, EventTraceClock, WmiBufferHeaderPtr64};
use etwspec::headers::{HookId, SystemTraceHeader};
use etwspec::logfile::{TraceLogfileHeaderPtr32, TraceLogfileHeaderPtr64};
use etwspec::{Pointer, Release};
use etwspec_etl::buffers::Scratch;
use etwspec_etl::damage::Rule;
use etwspec_etl::sample::{self, Sample};
use etwspec_etl::time::FileTime;
use etwspec_etl::write::{Copier, Ended, Head, Options, WriteError, Writer, heads};
use etwspec_etl::{Damage, Item, Trace};

/// Returns the contents of a trace: its events with their processors, and its damage.
fn read(file: &[u8]) -> (Vec<(u16, Vec<u8>)>, Vec<Damage>) {
    let (mut events, mut damages) = (Vec::new(), Vec::new());
    Trace::new(file).for_each(|item| match item {
        Item::Event(buffer, event) => events.push((buffer.header().processor, event.bytes().to_vec())),
        Item::Damage(damage) => damages.push(damage),
    });
    (events, damages)
}

/// Returns the events of a trace, but for the one that it begins with: that may be damaged, and yet be read.
fn but_first(file: &[u8]) -> Vec<(u16, Vec<u8>)> {
    let mut events = Vec::new();
    Trace::new(file).for_each(|item| match item {
        Item::Event(_, event) if (event.buffer_offset(), event.offset()) != (0, 72) => {
            events.push((event.processor(), event.bytes().to_vec()));
        }
        _ => {}
    });
    events
}

/// Returns a copy of all of a trace; nothing if it has no header.
fn copied(file: &[u8], compress: Option<bool>) -> Option<Vec<u8>> {
    let (mut copy, mut scratch) = (None, Scratch::new());
    for raw in Trace::new(file).buffers().flatten() {
        let buffer = raw.open(&mut scratch);
        match &mut copy {
            None => copy = Some(Copier::new(Cursor::new(Vec::new()), &buffer, compress).ok()?),
            Some(copy) => copy.buffer(&buffer, |_| true).expect("memory does not fail"),
        }
    }
    Some(copy?.finish().expect("memory does not fail").into_inner())
}

fn mark(time: i64, size: usize) -> Vec<u8> {
    heads::perfinfo(Pointer::Bits64, HookId::MARK, 2, time).event(&vec![b'm'; size]).expect("it is not too large")
}

/// Returns a trace of 40 events with buffers of this size.
fn marks(buffer_size: u32) -> Vec<u8> {
    let mut writer = in_memory(Options { buffer_size, ..Options::default() }).expect("the options are valid");
    for time in 1..=40 {
        writer.write(0, &mark(time, 64)).expect("the event fits");
    }
    writer.finish(Ended::default()).expect("memory does not fail").into_inner()
}

fn in_memory(options: Options) -> Result<Writer<Cursor<Vec<u8>>>, WriteError> {
    Writer::in_memory(options)
}

#[test]
fn rejects_invalid_options() {
    for buffer_size in [0, 512, 1025, (16 << 20) + 1024] {
        let refused = in_memory(Options { buffer_size, ..Options::default() });
        assert!(matches!(refused, Err(WriteError::BufferSize(size)) if size == buffer_size));
    }
    for build in [0, 2195, 2600, 3790] {
        assert!(
            matches!(in_memory(Options { build, ..Options::default() }), Err(WriteError::Build(of)) if of == build)
        );
    }
    let long = Options { buffer_size: 1024, session_name: "n".repeat(400), ..Options::default() };
    assert!(matches!(in_memory(long.clone()), Err(WriteError::HeaderTooLarge { buffer_size: 1024, .. })));
    assert!(in_memory(Options { buffer_size: 2048, ..long }).is_ok());
    let zero = Options { session_name: "a\0b".to_owned(), ..Options::default() };
    assert!(matches!(in_memory(zero), Err(WriteError::Record(_))));
}

#[test]
fn rejected_events_leave_no_bytes() {
    let mut writer = in_memory(Options { buffer_size: 1024, ..Options::default() }).expect("the options are valid");
    writer.write(0, &mark(1, 10)).expect("it fits");
    let good = mark(2, 20);
    assert!(matches!(writer.write(0, &good[..15]), Err(WriteError::EventSize { header: 36, event: 15 })));
    assert!(matches!(
        writer.write(0, &[&good[..], &[0]].concat()),
        Err(WriteError::EventSize { header: 36, event: 37 })
    ));
    assert!(matches!(writer.write(0, &[0; 40]), Err(WriteError::NoEvent(_))));
    assert!(matches!(writer.write(0, &[]), Err(WriteError::NoEvent(_))));
    assert!(matches!(writer.write(0, &mark(3, 1000)), Err(WriteError::EventTooLarge { size: 1016, most: 952 })));
    assert!(matches!(writer.write(1, &good), Err(WriteError::Processor { processor: 1, processors: 1 })));
    let large = heads::perfinfo(Pointer::Bits64, HookId::MARK, 2, 1).event(&[0; 65_520]);
    assert!(matches!(large, Err(WriteError::EventTooLarge { size: 65_536, most: 65_535 })));
    writer.write(0, &good).expect("it fits");
    let file = writer.finish(Ended::default()).expect("memory does not fail").into_inner();
    let (events, damages) = read(&file);
    assert_eq!((events.len(), damages.len(), file.len()), (3, 0, 2048));
    assert_eq!(events[1..], [(0, mark(1, 10)), (0, good)]);
}

/// Memory of a limited size.
struct Small(Cursor<Vec<u8>>, u64);

impl Write for Small {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self.0.position() + bytes.len() as u64 > self.1 {
            true => Err(io::ErrorKind::StorageFull.into()),
            false => self.0.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Seek for Small {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.0.seek(to)
    }
}

#[test]
fn writes_nothing_after_output_fails() {
    let options = Options { buffer_size: 1024, ..Options::default() };
    let mut writer = Writer::new(Small(Cursor::new(Vec::new()), 2500), options).expect("the first buffer fits");
    let written = (0..100).map(|time| writer.write(0, &mark(time, 100))).take_while(Result::is_ok).count();
    assert_eq!(written, 14, "two buffers of seven");
    assert!(matches!(writer.write(0, &mark(1, 1)), Err(WriteError::Failed)));
    assert!(matches!(writer.flush(0), Err(WriteError::Failed)));
    assert!(matches!(writer.finish(Ended::default()), Err(WriteError::Failed)));
}

#[test]
fn roundtrips_clocks_and_builds() {
    let start = FileTime(133_000_000_000_000_000);
    let shapes = [
        (EventTraceClock::PERFCOUNTER, 3_579_545, 19_041),
        (EventTraceClock::PERFCOUNTER, 10_000_000, 7601),
        (EventTraceClock::SYSTEMTIME, 0, 6002),
        (EventTraceClock::CPUCYCLE, 1, 26_100),
    ];
    for (clock, perf_freq, build) in shapes {
        for (pointer, compress) in [(Pointer::Bits32, false), (Pointer::Bits64, true)] {
            let options = Options {
                clock,
                perf_freq,
                build,
                pointer,
                compress,
                processors: 3,
                start_time: start,
                start_ticks: 77_000_000_000,
                ..Options::default()
            };
            let time = FileTime(start.0 + 12_345_678);
            let stamp = options.clock().time_stamp(time);
            let mut writer = in_memory(options).expect("the options are valid");
            writer.write(2, &mark(stamp, 3)).expect("it fits");
            let file = writer.finish(Ended { end_time: time, ..Ended::default() }).expect("memory does not fail");
            let file = file.into_inner();
            let trace = Trace::new(&file);
            let log_file = trace.log_file().expect("it begins as a log file does");
            assert_eq!((log_file.build, log_file.end_time, log_file.start_time), (build, time.0, start.0));
            let of = log_file.clock.time(stamp);
            assert!((time.0 - 10..=time.0).contains(&of.0), "{of} {time}");
            let last = *trace.buffers().flatten().last().expect("there are two").header();
            assert_eq!((last.processor, last.time_stamp, last.sequence_number), (2, stamp, Some(1)));
            let indexed = Release::from_build(build).is_none_or(|release| release >= Release::WINDOWS_8);
            assert_eq!(last.flags.contains(EtwBufferFlag::PROC_INDEX), indexed);
            assert!(last.flags.contains(EtwBufferFlag::FLUSH_MARKER));
            assert_eq!(read(&file).0.last(), Some(&(2, mark(stamp, 3))));
        }
    }
}

#[test]
fn reads_unfinished_session() {
    let mut writer = in_memory(Options { buffer_size: 1024, ..Options::default() }).expect("the options are valid");
    (0..20).for_each(|time| writer.write(0, &mark(time, 200)).expect("it fits"));
    let all = writer.finish(Ended::default()).expect("memory does not fail").into_inner();
    let mut file = Cursor::new(Vec::new());
    let mut writer =
        Writer::new(&mut file, Options { buffer_size: 1024, ..Options::default() }).expect("the options are valid");
    (0..20).for_each(|time| writer.write(0, &mark(time, 200)).expect("it fits"));
    drop(writer);
    let file = file.into_inner();
    let (events, damages) = read(&file);
    assert_eq!((events.len(), damages.len()), (17, 0));
    assert_eq!(events[1..], read(&all).0[1..17]);
    assert_eq!(Trace::new(&file).log_file().map(|log_file| log_file.buffers_written), Some(0));
}

/// A generator of numbers that is good enough here.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end.max(1) as u64) as usize
    }
}

#[test]
fn copies_intact_events_of_damaged_trace() {
    let mut numbers = Numbers(0x5EED_1234_5678_9ABC);
    let mut copies = 0;
    for compress in [false, true] {
        let whole = sample::write(Cursor::new(Vec::new()), Sample { compress, ..Sample::default() });
        let whole = whole.expect("memory does not fail").into_inner();
        for _ in 0..150 {
            let mut file = whole.clone();
            for _ in 0..=numbers.below(3) {
                let at = numbers.below(file.len());
                match numbers.below(4) {
                    0 => file[at] ^= 1 << numbers.below(8),
                    1 => file[at] = numbers.below(256) as u8,
                    2 => file.truncate(at.max(1)),
                    _ => {
                        let end = (at + numbers.below(200)).min(file.len());
                        file[at..end].fill(0);
                    }
                }
            }
            let events = but_first(&file);
            for compress in [None, Some(false), Some(true)] {
                let Some(copy) = copied(&file, compress) else { continue };
                let (kept, mut damages) = read(&copy);
                // Events are copied with their items.
                damages.retain(|damage| damage.rule != Rule::EventItems);
                assert_eq!(damages, []);
                assert!(kept.iter().skip(1).eq(&events), "{} of {}", kept.len(), events.len());
                copies += 1;
            }
        }
    }
    assert!(copies > 650, "{copies}");
}

/// A trace of Windows Server 2003: two buffers with headers of that release, and an event in each.
macro_rules! old {
    ($header:ty, $log_file:ty, $pointer:expr) => {{
        let mut log_file = <$log_file>::default();
        log_file.set_buffer_size(1024).set_provider_version(3790).set_number_of_processors(1);
        let first = heads::system($pointer, HookId::HEADER, 0, 5);
        let events = [first.event(&log_file.to_vec().expect("it has bytes")).expect("it fits"), mark(6, 30)];
        let buffers = events.map(|event| {
            let mut header = <$header>::default();
            let mut wnode = header.wnode();
            wnode.set_buffer_size(1024);
            header.set_wnode(wnode);
            header.set_saved_offset((72 + event.len().next_multiple_of(8)) as u32);
            header.set_offset((72 + event.len().next_multiple_of(8)) as u32);
            let mut bytes = [&header.to_bytes()[..], &event].concat();
            bytes.resize(1024, 0);
            bytes
        });
        buffers.concat()
    }};
}

#[test]
fn copies_traces_of_windows_server_2003() {
    for file in [
        old!(V5_2Ptr32, TraceLogfileHeaderPtr32, Pointer::Bits32),
        old!(V5_2Ptr64, TraceLogfileHeaderPtr64, Pointer::Bits64),
    ] {
        let (events, damages) = read(&file);
        assert_eq!((events.len(), damages.len()), (2, 0));
        for compress in [None, Some(false)] {
            let copy = copied(&file, compress).expect("it begins as a log file does");
            let (kept, damages) = read(&copy);
            assert_eq!((kept.get(1), damages.len()), (events.get(1), 0));
            assert_eq!(copy.len(), file.len());
            assert_eq!(Trace::new(&copy).log_file().map(|log_file| log_file.buffers_written), Some(2));
        }
    }
}

#[test]
fn copies_buffers_in_size_of_session() {
    // The header of the log file states 2 KiB, and the other buffers have 1 KiB.
    let file = [&marks(2 << 10)[..2 << 10], &marks(1 << 10)[1 << 10..]].concat();
    let (events, damages) = read(&file);
    assert!(!damages.is_empty());
    for compress in [None, Some(false), Some(true)] {
        let (kept, damages) = read(&copied(&file, compress).expect("it begins with the header of a log file"));
        assert!(kept[1..] == events[1..], "{compress:?}");
        assert!(damages.is_empty(), "{compress:?}: {}", damages[0]);
    }
}

#[test]
fn splits_buffer_that_is_larger_than_those_of_session() {
    // The header of the log file states 1 KiB, and the other buffer has 4 KiB.
    let file = [&marks(1 << 10)[..1 << 10], &marks(4 << 10)[4 << 10..]].concat();
    let (events, _) = read(&file);
    assert_eq!(events.len(), 41);
    for compress in [None, Some(false), Some(true)] {
        let (kept, damages) = read(&copied(&file, compress).expect("it begins with the header of a log file"));
        assert!(kept[1..] == events[1..], "{compress:?}");
        assert!(damages.is_empty(), "{compress:?}: {}", damages[0]);
    }
}

/// Returns a trace of 40 buffers of 1 KiB after the first, of which the header of the log file states the size.
fn buffers_of_1_kib(stated: u32) -> Vec<u8> {
    let whole = marks(1 << 10);
    let last = &whole[whole.len() - (1 << 10)..];
    let mut file = [&whole[..1 << 10], &last.repeat(40)].concat();
    let at = WmiBufferHeaderPtr64::SIZE + SystemTraceHeader::SIZE;
    file[at..at + 4].copy_from_slice(&stated.to_le_bytes());
    file
}

#[test]
fn limits_filler_of_copies() {
    /// Copies all events to an output of a limited size, and returns the error and the size of the output.
    fn copy(file: &[u8], compress: Option<bool>) -> (Result<(), WriteError>, u64) {
        let mut output = Small(Cursor::new(Vec::new()), 70 << 20);
        let mut copy_to = || {
            let (mut copy, mut scratch) = (None, Scratch::new());
            for raw in Trace::new(file).buffers().flatten() {
                let buffer = raw.open(&mut scratch);
                match &mut copy {
                    None => copy = Some(Copier::new(&mut output, &buffer, compress)?),
                    Some(copy) => copy.buffer(&buffer, |_| true)?,
                }
            }
            copy.map_or(Err(WriteError::NoLogFile), |copy| copy.finish().map(|_| ()))
        };
        let result = copy_to();
        (result, output.0.get_ref().len() as u64)
    }
    let file = buffers_of_1_kib(16 << 20);
    for compress in [None, Some(false)] {
        let (result, _) = copy(&file, compress);
        assert!(matches!(result, Err(WriteError::Filler { buffer_size: 0x100_0000 })), "{result:?}");
    }
    let (result, size) = copy(&file, Some(true));
    assert!(result.is_ok() && size < file.len() as u64, "{result:?}, {size} bytes");
    // Filler of 64 MiB is written, whatever the size of the trace.
    let (result, size) = copy(&buffers_of_1_kib(1 << 20), None);
    assert!(result.is_ok() && size > 40 << 20, "{result:?}, {size} bytes");
}

#[test]
fn copies_nothing_that_follows_events_of_first_buffer() {
    let options = Options { compress: true, ..Options::default() };
    let mut writer = in_memory(options).expect("the options are valid");
    writer.write(0, &mark(1, 64)).expect("the event fits");
    let mut file = writer.finish(Ended::default()).expect("memory does not fail").into_inner();
    let first = Trace::new(&file).buffers().flatten().next().map(|raw| raw.bytes().len()).expect("there is one");
    // The first buffer ends with the header of a buffer without events, which reaches to the end of the file.
    let mut inner = WmiBufferHeaderPtr64::from_bytes(&[0; WmiBufferHeaderPtr64::SIZE]);
    let at = first - WmiBufferHeaderPtr64::SIZE;
    inner.set_buffer_size((file.len() - at) as u32);
    inner.set_saved_offset(WmiBufferHeaderPtr64::SIZE as u32);
    inner.set_offset(WmiBufferHeaderPtr64::SIZE as u32);
    file[at..first].copy_from_slice(&inner.to_bytes());
    let (events, _) = read(&file);
    let copy = copied(&file, None).expect("it begins with the header of a log file");
    assert!(copy[at..first].iter().all(|byte| *byte == 0xFF));
    assert_eq!(read(&copy).0.len(), events.len());
}

#[test]
fn copies_first_buffer_that_is_marked_as_compressed() {
    for ends in [None, Some(0), Some(u32::MAX)] {
        let mut file = marks(0x400);
        let mut header = WmiBufferHeaderPtr64::from_bytes(file.first_chunk().expect("a file begins with a buffer"));
        header.set_buffer_flag(header.buffer_flag().with(EtwBufferFlag::COMPRESSED));
        if let Some(end) = ends {
            header.set_saved_offset(end).set_offset(end);
        }
        file[..WmiBufferHeaderPtr64::SIZE].copy_from_slice(&header.to_bytes());
        let copy = copied(&file, None).expect("it begins with the header of a log file");
        let (events, damages) = read(&copy);
        assert_eq!(events.len(), 41, "{ends:?}");
        assert_eq!(damages, [], "{ends:?}");
    }
}
