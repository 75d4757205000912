//! Location of buffers in a file, and recovery after damage.
//!
//! # Design
//!
//! Scanning is a function of bytes: `step` returns the next part, or the number of bytes that it needs. Slices and
//! streams therefore contain the same buffers.

use etwspec::buffers::{EtwBufferFlag, EtwBufferType};

use crate::buffer_header::Context;
use crate::buffer_header::{BufferHeader, HEADER, MAX};
use crate::buffers::xpress;
use crate::damage::Rule;
use crate::kind::prefix;
use crate::records::Records;

/// Maximum distance of a search for the next buffer. A stream keeps at most this and one buffer in memory.
const AHEAD: usize = 2 * MAX;

/// Number of bytes that a decision requires: a header, and the first bytes of an event.
const SEEN: usize = HEADER + size_of::<u64>();

/// Next part of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// A buffer of `len` bytes.
    Buffer { len: usize, header: BufferHeader, rule: Option<Rule> },
    /// `len` bytes that belong to no buffer.
    Skip { len: usize, rule: Rule },
    /// Need at least this many bytes.
    More(usize),
    /// The file has ended.
    End,
}

/// Bytes interpreted as a buffer header, and the evidence for this interpretation.
#[derive(Clone, Copy)]
struct Candidate {
    header: BufferHeader,
    /// True if the whole header is zero.
    zeroed: bool,
    /// True if the size is one that buffers can have.
    sized: bool,
    /// True if the events end within the buffer.
    ends: bool,
    /// True if an event follows the header, or nothing does. Assumed for a compressed buffer.
    begins: bool,
    /// True if flags, type and numbers have usual values.
    usual: bool,
}

impl Candidate {
    /// Interprets the bytes; `None` if there are fewer than a header has.
    fn at(rest: &[u8], context: &Context) -> Option<Candidate> {
        let header = BufferHeader::read(rest, context.format)?;
        let size = header.buffer_size as usize;
        let compressed = header.is_compressed();
        let end = header.end(if compressed { MAX } else { size });
        let events = rest.get(HEADER..).filter(|events| events.len() >= size_of::<u64>());
        Some(Candidate {
            header,
            zeroed: rest.iter().take(HEADER).all(|byte| *byte == 0),
            sized: (HEADER..=MAX).contains(&size),
            ends: end.is_some(),
            begins: compressed
                || end == Some(HEADER)
                || events.is_none_or(|events| prefix(events, context.versions).is_ok()),
            usual: is_usual(&header),
        })
    }

    /// Returns the buffer's size, if this is plausible where a buffer is expected: one anomaly is tolerated.
    fn expected(&self) -> Option<usize> {
        let wrong = [self.ends, self.begins, self.usual].iter().filter(|good| !**good).count();
        (self.sized && wrong <= 1 && !self.zeroed).then_some(self.header.buffer_size as usize)
    }

    /// Returns the buffer's size, if this is plausible where no buffer is expected.
    fn strict(&self) -> Option<usize> {
        (self.sized && self.ends && self.begins && self.usual && !self.zeroed)
            .then_some(self.header.buffer_size as usize)
    }

    /// Returns whether everything but the size is plausible.
    fn is_missized(&self) -> bool {
        !self.sized && self.begins && !self.zeroed && (self.usual || !self.header.is_compressed())
    }
}

/// Returns whether flags, type and numbers have usual values.
fn is_usual(header: &BufferHeader) -> bool {
    header.flags.unnamed().is_empty()
        && header.buffer_type.0 <= EtwBufferType::MAXIMUM.0
        && header.sequence_number.is_none_or(|number| (0..=i64::from(u32::MAX)).contains(&number))
        && header.time_stamp >= 0
}

/// Finds what comes next in a file. `complete` means that `rest` is all that is left of it, and `first` that it is the
/// whole file.
pub(crate) fn step(rest: &[u8], complete: bool, first: bool, context: &Context) -> Step {
    if rest.is_empty() && complete {
        return Step::End;
    }
    if rest.len() < SEEN && !complete {
        return Step::More(SEEN);
    }
    let Some(look) = Candidate::at(rest, context) else {
        return Step::Skip { len: rest.len(), rule: Rule::CutHeader };
    };
    let header = look.header;
    let wrong = Rule::BufferSize(header.buffer_size);
    match look.expected() {
        Some(len) if !complete && rest.len() < len + SEEN => Step::More(len + SEEN),
        Some(len) if follows(rest, len, complete, context) && is_next(rest, len, header, context) => {
            followed(rest, complete, first, context, len, header)
        }
        // The size may be wrong, and the next buffer inside of this one or after its end.
        Some(len) => resized(rest, complete, context, len, header),
        None => {
            let rule = match (look.is_missized(), look.zeroed) {
                (true, _) => wrong,
                (false, true) => Rule::ZeroedHeader,
                (false, false) => Rule::NoBuffer,
            };
            match find(rest, complete, context) {
                Found::More => Step::More(rest.len() + 1),
                Found::At(len) | Found::Not(len) if look.is_missized() => {
                    Step::Buffer { len, header, rule: Some(wrong) }
                }
                Found::At(len) | Found::Not(len) => headless(rest, len, rule, context),
            }
        }
    }
}

/// Handles a buffer that another follows, or the end of the file. The size may still be wrong, and reach beyond later
/// buffers.
fn followed(rest: &[u8], complete: bool, first: bool, context: &Context, len: usize, header: BufferHeader) -> Step {
    let wrong = Some(Rule::BufferSize(header.buffer_size));
    let compressed = header.is_compressed();
    let nominal = context.nominal();
    if !compressed && nominal == Some(len) {
        return Step::Buffer { len, header, rule: None };
    }
    match within(rest, len, complete, context, Last::Whole) {
        Found::More => return Step::More(rest.len() + 1),
        Found::At(at) => return Step::Buffer { len: at, header, rule: wrong },
        Found::Not(_) => {}
    }
    // A buffer is compressed only if that makes it smaller. The first buffer of a compressed session is shorter.
    let unusual = match nominal {
        Some(nominal) if compressed => len > nominal,
        Some(_) => !first,
        None => false,
    };
    // If the next buffer has the same size, that is the size of the session, whatever the log file header states.
    let next = rest.get(len..).and_then(|next| BufferHeader::read(next, context.format));
    let alike = next.is_some_and(|next| next.buffer_size == header.buffer_size);
    Step::Buffer { len, header, rule: wrong.filter(|_| unusual && !alike) }
}

/// Handles bytes without a valid header: events may follow where the header should be.
fn headless(rest: &[u8], len: usize, rule: Rule, context: &Context) -> Step {
    let events = rest.get(HEADER..len).unwrap_or(&[]);
    match (Records::begins_with_event(events), BufferHeader::read(rest, context.format)) {
        (true, Some(header)) => {
            // The header is damaged, so its offsets and flags are ignored, except for the flag that the processor depends on.
            let flags = EtwBufferFlag(header.flags.0 & EtwBufferFlag::PROC_INDEX.0);
            let header = BufferHeader { saved_offset: 0, offset: 0, flags, ..header };
            Step::Buffer { len, header, rule: Some(rule) }
        }
        _ => Step::Skip { len, rule },
    }
}

/// Handles a buffer that no other follows: its size is wrong, or what follows is damaged, or the file is truncated.
fn resized(rest: &[u8], complete: bool, context: &Context, len: usize, header: BufferHeader) -> Step {
    let wrong = Some(Rule::BufferSize(header.buffer_size));
    // Uncompressed buffers mostly have the size in the header of the log file.
    if let Some(nominal) = context.nominal().filter(|nominal| *nominal != len && !header.is_compressed()) {
        if rest.len() < nominal + SEEN && !complete {
            return Step::More(nominal + SEEN);
        }
        if nominal <= rest.len() && follows(rest, nominal, complete, context) {
            return Step::Buffer { len: nominal, header, rule: wrong };
        }
    }
    match within(rest, len, complete, context, Last::Truncated) {
        Found::More => Step::More(rest.len() + 1),
        Found::At(at) => Step::Buffer { len: at, header, rule: wrong },
        Found::Not(_) if len > rest.len() => Step::Buffer { len: rest.len(), header, rule: Some(Rule::CutBuffer) },
        Found::Not(_) => Step::Buffer { len, header, rule: None },
    }
}

/// Returns whether a buffer begins at an offset, or the file ends there.
fn follows(rest: &[u8], at: usize, complete: bool, context: &Context) -> bool {
    match rest.get(at..) {
        Some([]) => complete,
        None => false,
        Some(next) => match Candidate::at(next, context) {
            Some(look) => look.expected().is_some() || look.is_missized() && decompresses(next, context),
            None => complete,
        },
    }
}

/// Returns the first offset before `end` at which a buffer certainly begins: one that another follows.
fn within(rest: &[u8], end: usize, complete: bool, context: &Context, last: Last) -> Found {
    let end = end.min(rest.len());
    // A valid size implies a valid header. A nested buffer is not larger than the buffers of the session.
    let (mut at, most) = match last {
        Last::Whole => (HEADER, context.nominal().unwrap_or(MAX)),
        Last::Truncated => (1, MAX),
    };
    while let Some(next) = next_size(rest, at, end, most) {
        match certain(rest, next, complete, context, last) {
            Some(true) => return Found::At(next),
            Some(false) => at = next + 1,
            None => return Found::More,
        }
    }
    Found::Not(end)
}

/// Number of offsets that [`next_size`] rules out at a time.
const BLOCK: usize = 32;

/// Returns the first offset in a range at which a number begins that may be the size of a buffer, or which is too close
/// to the end of the bytes for one. This looks at each byte of a compressed trace.
fn next_size(rest: &[u8], begin: usize, end: usize, most: usize) -> Option<usize> {
    let bytes = rest.get(begin..)?;
    let (least, span) = (HEADER as u32, (most - HEADER) as u32);
    let is_size = |window: &[u8; 4]| u32::from_le_bytes(*window).wrapping_sub(least) <= span;
    // The two high bytes rule out most, many at a time without a branch for each.
    let [_, _, third, fourth] = (most as u32).to_le_bytes();
    let third = if fourth == 0 { third } else { u8::MAX };
    let mut done = 0;
    while let Some(block) = bytes.get(done + 2..).and_then(|bytes| bytes.first_chunk::<{ BLOCK + 1 }>()) {
        let any = block
            .iter()
            .zip(block.iter().skip(1))
            .fold(0, |any, (low, high)| any | (u8::from(*low <= third) & u8::from(*high <= fourth)));
        if any != 0
            && bytes.get(done..).is_some_and(|bytes| {
                bytes.windows(4).take(BLOCK).any(|window| window.first_chunk().is_some_and(is_size))
            })
        {
            break;
        }
        done += BLOCK;
        if begin + done >= end {
            return None;
        }
    }
    (begin + done..end).find(|at| {
        let window = rest.get(*at..).and_then(|bytes| bytes.first_chunk());
        window.is_none_or(is_size)
    })
}

/// Returns whether a buffer certainly begins at an offset: one that another buffer or the end of the file follows.
/// `None` if more bytes are needed.
fn certain(rest: &[u8], at: usize, complete: bool, context: &Context, last_ends: Last) -> Option<bool> {
    let next = rest.get(at..).unwrap_or(&[]);
    if next.len() < SEEN && !complete {
        return None;
    }
    // The size comes first in all releases. It and the numbers close to it rule out most offsets.
    let size_at = |at: usize| Some(u32::from_le_bytes(*next.get(at..)?.first_chunk()?) as usize);
    let is_size = |size: &usize| (HEADER..=MAX).contains(size);
    let Some(size) = size_at(0).filter(is_size) else { return Some(false) };
    if BufferHeader::read(next, context.format).is_none_or(|header| !is_usual(&header))
        || size_at(size).is_some_and(|following| !is_size(&following))
    {
        return Some(false);
    }
    let Some(look) = Candidate::at(next, context) else { return Some(false) };
    let Some(len) = look.strict() else { return Some(false) };
    let header = look.header;
    match next.get(len..) {
        None if complete => {
            Some(last_ends == Last::Truncated && !header.is_compressed() && context.nominal() == Some(len))
        }
        None => None,
        Some(last) if last.len() < SEEN && !complete => None,
        // A number in an event may be the distance to the end of the file.
        Some([]) => Some(last_ends == Last::Truncated || has_event(next, len, header, context)),
        Some(last) => match Candidate::at(last, context) {
            None => Some(last_ends == Last::Truncated),
            Some(last) => {
                Some(last.strict().is_some() && (!header.is_compressed() || has_event(next, len, header, context)))
            }
        },
    }
}

/// Returns whether an event follows the header of a buffer.
fn has_event(buffer: &[u8], len: usize, header: BufferHeader, context: &Context) -> bool {
    let bytes = buffer.get(HEADER..len).unwrap_or(&[]);
    match header.is_compressed() {
        true => decompresses_to_event(bytes, context),
        false => prefix(bytes, context.versions).is_ok(),
    }
}

/// Returns whether a buffer that follows one of a size that is unusual is none of noise.
fn is_next(rest: &[u8], at: usize, header: BufferHeader, context: &Context) -> bool {
    let usual = header.is_compressed() || context.nominal() == Some(at);
    usual || rest.get(at..).is_none_or(|next| decompresses(next, context))
}

/// Returns whether a buffer decompresses to an event if it has the flag of compression, as noise may have, too.
fn decompresses(buffer: &[u8], context: &Context) -> bool {
    BufferHeader::read(buffer, context.format)
        .is_none_or(|header| !header.is_compressed() || has_event(buffer, buffer.len(), header, context))
}

/// Returns whether the bytes after a header decompress to an event.
pub(crate) fn decompresses_to_event(bytes: &[u8], context: &Context) -> bool {
    let mut first = [0; size_of::<u64>()];
    let _partly = xpress::decompress(bytes, &mut first);
    prefix(&first, context.versions).is_ok()
}

/// Possible end of the last buffer of a file.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    /// It ends with the file.
    Whole,
    /// It ends after the end of the file.
    Truncated,
}

enum Found {
    At(usize),
    /// None in this many bytes.
    Not(usize),
    More,
}

/// Returns the next offset at which a buffer certainly begins.
fn find(rest: &[u8], complete: bool, context: &Context) -> Found {
    // Damage to a buffer mostly leaves the next one in place.
    if let Some(nominal) = context.nominal() {
        match certain(rest, nominal, complete, context, Last::Truncated) {
            Some(true) => return Found::At(nominal),
            Some(false) => {}
            None => return Found::More,
        }
    }
    let end = rest.len().min(AHEAD);
    for at in 1..end {
        match certain(rest, at, complete, context, Last::Truncated) {
            Some(true) => return Found::At(at),
            None if end < AHEAD => return Found::More,
            _ => {}
        }
    }
    if complete || end == AHEAD { Found::Not(end) } else { Found::More }
}
