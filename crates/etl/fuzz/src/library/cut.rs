//! A cut of a trace, read again.

use std::io::Cursor;

use etwspec::buffers::WmiBufferHeaderPtr64;
use etwspec_etl::buffers::Scratch;
use etwspec_etl::damage::Rule;
use etwspec_etl::filter::CompiledFilter;
use etwspec_etl::write::{Copier, WriteError};
use etwspec_etl::{Damage, LogFile, Trace};

use super::request::{self, Request};
use super::seen::{Content, Seen, in_file_order};
use super::{Target, dictionary};

/// The target.
pub const TARGET: Target =
    Target { name: "cut", run, seeds: request::seeds, mutate: Some(request::mutate), words: dictionary::of_requests };

/// Maximum size of a copy in bytes: copies are in memory here, and a buffer of few bytes may become one of nominal size.
const MAX: usize = 16 << 20;

/// Input: options and a trace. See [`Request`].
///
/// Checks that a cut contains the events that were kept, in their order, and no damage, in every mode of compression.
pub fn run(input: &[u8]) {
    let request = Request::new(input);
    let file = request.trace();
    let trace = Trace::new(&file);
    let keep = request.filter(&trace).keep(trace.log_file()).expect("times that cannot be resolved are left out");
    for compress in [None, Some(false), Some(true)] {
        check(&trace, &keep, compress);
    }
}

fn check(trace: &Trace<'_>, keep: &CompiledFilter, compress: Option<bool>) {
    let Some(Cut { file, log_file, kept }) = cut(trace, keep.clone(), compress) else { return };
    let copy = Trace::new(&file);
    let (events, damages) = in_file_order(&copy);
    // An event that is larger than a buffer of the session makes its buffer larger.
    let nominal = u64::from(log_file.buffer_size);
    let large = |damage: &Damage| {
        damage.length == 0 && matches!(damage.rule, Rule::BufferSize(size) if u64::from(size) > nominal)
            || damage.rule == Rule::EventItems
    };
    let damage = damages.iter().find(|damage| !large(damage));
    assert!(damage.is_none(), "{compress:?}: {}", damage.map(Damage::to_string).unwrap_or_default());
    let events: Vec<Content> = events.into_iter().map(|event| event.content).collect();
    // The header of the log file comes first, and is compared below.
    assert_eq!(events.len(), kept.len() + 1, "{compress:?}");
    for (number, (event, kept)) in events.iter().skip(1).zip(&kept).enumerate() {
        assert!(event == kept, "{compress:?}, event {number}: {event:x?}, and {kept:x?} was kept");
    }
    let read = copy.log_file().expect("it is copied");
    let mut corrected = log_file;
    (corrected.buffers_written, corrected.mode) = (read.buffers_written, read.mode);
    assert_eq!(*read, corrected, "{compress:?}");
    assert_eq!(read.buffers_written as usize, copy.buffers().count(), "{compress:?}");
}

/// Size of a buffer header in bytes.
const HEADER: usize = WmiBufferHeaderPtr64::SIZE;

struct Cut {
    file: Vec<u8>,
    /// The header in the first buffer that could be read. If what the trace begins with is no buffer, that is not the header
    /// of the trace.
    log_file: LogFile,
    /// The events that were kept, without the header of the log file.
    kept: Vec<Content>,
}

/// Copies a trace as the command does. `None` if it does not begin with the header of a log file, or the copy may be too
/// large.
fn cut(trace: &Trace<'_>, keep: CompiledFilter, compress: Option<bool>) -> Option<Cut> {
    trace.log_file()?;
    let (mut copy, mut kept, mut scratch) = (None, Vec::new(), Scratch::new());
    for raw in trace.buffers().flatten() {
        let buffer = raw.open(&mut scratch);
        match &mut copy {
            None => match Copier::new(Cursor::new(Vec::new()), &buffer, compress) {
                Ok(new) => {
                    let own = Trace::new(raw.bytes()).log_file().expect("the copy has a header").clone();
                    if trace.buffers().count().saturating_mul(own.buffer_size as usize) > MAX {
                        return None;
                    }
                    copy = Some((new, own));
                    // If the first event is damaged, the header is encoded from its fields.
                    let others = buffer.events().flatten().filter(|event| event.offset() != HEADER);
                    kept.extend(others.map(|event| Seen::new(&buffer, &event).content));
                }
                Err(WriteError::NoLogFile) => {
                    // The header may exceed its buffer, whose size is damaged.
                    assert!(Trace::new(raw.bytes()).log_file().is_none(), "the buffer begins with the header");
                    return None;
                }
                Err(error) => panic!("memory does not fail: {error}"),
            },
            Some((copy, _)) => {
                let copied = copy.buffer(&buffer, |event| {
                    let wanted = keep.matches(event);
                    if wanted {
                        kept.push(Seen::new(&buffer, event).content);
                    }
                    wanted
                });
                copied.expect("memory does not fail");
            }
        }
    }
    let (copy, log_file) = copy?;
    assert_eq!(copy.kept(), kept.len() as u64 + 1);
    let file = copy.finish().expect("memory does not fail").into_inner();
    Some(Cut { file, log_file, kept })
}
