//! Traces that targets are made of.

use std::io::Cursor;
use std::sync::OnceLock;

use etwspec::Pointer;
use etwspec::buffers::{EtwBufferFlag, EtwBufferType, WmiBufferHeaderPtr64};
use etwspec_etl::sample::{self, Sample};
use etwspec_etl::write::{Ended, Options, Writer};
use etwspec_etl::{Event, Item, Trace};

/// Returns all samples: with each pointer size, uncompressed and compressed.
pub fn samples() -> &'static [Vec<u8>] {
    static SAMPLES: OnceLock<Vec<Vec<u8>>> = OnceLock::new();
    SAMPLES.get_or_init(|| {
        let sizes = [Pointer::Bits64, Pointer::Bits32];
        let all = sizes.into_iter().flat_map(|pointer| [false, true].map(|compress| Sample { pointer, compress }));
        let write = |sample| sample::write(Cursor::new(Vec::new()), sample).expect("memory does not fail").into_inner();
        all.map(write).collect()
    })
}

/// Calls a function with each event of the samples whose buffers are not compressed.
pub(super) fn each_event(mut each: impl FnMut(Event<'_>)) {
    for sample in samples().iter().step_by(2) {
        Trace::new(sample).for_each(|item| match item {
            Item::Event(_, event) => each(event),
            Item::Damage(damage) => panic!("the sample is whole: {damage}"),
        });
    }
}

/// Returns a trace whose second buffer contains some bytes in the place of events: in a log file of version 1.5, or 1.0
/// if `old`.
pub(super) fn of_one_buffer(events: &[u8], old: bool) -> Vec<u8> {
    static FIRST: [OnceLock<Vec<u8>>; 2] = [OnceLock::new(), OnceLock::new()];
    let [new, before] = &FIRST;
    let first = if old { before } else { new }.get_or_init(|| {
        let log_version = if old { (1, 0) } else { (1, 5) };
        let options = Options { buffer_size: 1 << 10, log_version, ..Options::default() };
        let writer = Writer::in_memory(options).expect("the options are good");
        writer.finish(Ended::default()).expect("memory does not fail").into_inner()
    });
    let mut header = WmiBufferHeaderPtr64::from_slice(first).expect("a buffer begins with a header");
    let end = WmiBufferHeaderPtr64::SIZE + events.len();
    header.set_buffer_size(end.next_multiple_of(8) as u32);
    header.set_saved_offset(end as u32);
    header.set_offset(end as u32);
    header.set_sequence_number(1);
    header.set_buffer_flag(EtwBufferFlag::NORMAL);
    header.set_buffer_type(EtwBufferType::GENERIC);
    let mut file = [first, &header.to_bytes()[..], events].concat();
    file.resize(first.len() + header.buffer_size() as usize, 0);
    file
}

/// Returns the events of the samples, a few in each trace, in small buffers. Every other trace is compressed.
pub fn small_traces() -> &'static [Vec<u8>] {
    static TRACES: OnceLock<Vec<Vec<u8>>> = OnceLock::new();
    TRACES.get_or_init(|| {
        let mut events = Vec::new();
        each_event(|event| events.push(event.bytes().to_vec()));
        let traces = events.chunks(24).enumerate().map(|(number, events)| {
            let options =
                Options { buffer_size: 1 << 10, compress: number % 2 == 1, processors: 2, ..Options::default() };
            let mut writer = Writer::in_memory(options).expect("the options are good");
            for (number, event) in events.iter().enumerate() {
                // The log file header of the sample does not fit a small buffer.
                let _too_large = writer.write(number as u16 % 2, event);
            }
            writer.finish(Ended::default()).expect("memory does not fail").into_inner()
        });
        traces.collect()
    })
}
