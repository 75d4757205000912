//! Where buffers begin and end, and where the next one is after bytes that are none.

use etwspec::buffers::{EtwBufferFlag, EtwBufferType};

use crate::buffer_header::Context;
use crate::buffer_header::{BufferHeader, HEADER, MOST};
use crate::damage::Rule;
use crate::kind::prefix;
use crate::records::Records;
use crate::xpress;

/// How far ahead one look at the bytes goes. What a stream must hold at once is no more than this and one buffer.
const AHEAD: usize = 2 * MOST;

/// How many bytes tell what begins with them: a header, and the first bytes of an event.
const SEEN: usize = HEADER + size_of::<u64>();

/// What comes next in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// A buffer of so many bytes.
    Buffer { len: usize, header: BufferHeader, rule: Option<Rule> },
    /// So many bytes of no buffer.
    Skip { len: usize, rule: Rule },
    /// More bytes are needed to tell: so many.
    More(usize),
    /// The file has ended.
    End,
}

/// What the bytes at a place look like, taken for the header of a buffer.
#[derive(Clone, Copy)]
struct Candidate {
    header: BufferHeader,
    /// All of the header is zero.
    zeroed: bool,
    /// It has a size that buffers can have.
    sized: bool,
    /// The events end within the buffer.
    ends: bool,
    /// An event follows the header, or nothing does; for a buffer that is compressed, nothing is known.
    begins: bool,
    /// What flags, types and numbers are rarely otherwise.
    usual: bool,
}

impl Candidate {
    /// Nothing; there are fewer bytes than a header has.
    fn at(rest: &[u8], context: &Context) -> Option<Candidate> {
        let header = BufferHeader::read(rest, context.format)?;
        let size = header.buffer_size as usize;
        let compressed = header.is_compressed();
        let end = header.end(if compressed { MOST } else { size });
        let events = rest.get(HEADER..).filter(|events| events.len() >= size_of::<u64>());
        Some(Candidate {
            header,
            zeroed: rest.iter().take(HEADER).all(|byte| *byte == 0),
            sized: (HEADER..=MOST).contains(&size),
            ends: end.is_some(),
            begins: compressed
                || end == Some(HEADER)
                || events.is_none_or(|events| prefix(events, context.versions).is_ok()),
            usual: header.flags.unnamed().is_empty()
                && header.buffer_type.0 <= EtwBufferType::MAXIMUM.0
                && header.sequence_number.is_none_or(|number| (0..=i64::from(u32::MAX)).contains(&number))
                && header.time_stamp >= 0,
        })
    }

    /// Its size, if it is a buffer where one is expected: one mistake is forgiven.
    fn expected(&self) -> Option<usize> {
        let wrong = [self.ends, self.begins, self.usual].iter().filter(|good| !**good).count();
        (self.sized && wrong <= 1 && !self.zeroed).then_some(self.header.buffer_size as usize)
    }

    /// Its size, if it is a buffer where none is expected.
    fn strict(&self) -> Option<usize> {
        (self.sized && self.ends && self.begins && self.usual && !self.zeroed)
            .then_some(self.header.buffer_size as usize)
    }

    /// A buffer but for its size.
    fn is_missized(&self) -> bool {
        !self.sized && self.begins && !self.zeroed && (self.usual || !self.header.is_compressed())
    }
}

/// What comes next in a file of which these bytes follow, `whole` if they are all that is left.
pub(crate) fn step(rest: &[u8], whole: bool, context: &Context) -> Step {
    if rest.is_empty() && whole {
        return Step::End;
    }
    if rest.len() < SEEN && !whole {
        return Step::More(SEEN);
    }
    let Some(look) = Candidate::at(rest, context) else {
        return Step::Skip { len: rest.len(), rule: Rule::CutHeader };
    };
    let header = look.header;
    let wrong = Rule::BufferSize(header.buffer_size);
    match look.expected() {
        Some(len) if !whole && rest.len() < len + SEEN => Step::More(len + SEEN),
        Some(len) if follows(rest, len, whole, context) => Step::Buffer { len, header, rule: None },
        // Its size may be wrong, and the next buffer lie within it or behind its end.
        Some(len) => resized(rest, whole, context, len, header),
        None => {
            let rule = match (look.is_missized(), look.zeroed) {
                (true, _) => wrong,
                (false, true) => Rule::ZeroedHeader,
                (false, false) => Rule::NoBuffer,
            };
            match find(rest, whole, context) {
                Found::More => Step::More(rest.len() + 1),
                Found::At(len) | Found::Not(len) if look.is_missized() => {
                    Step::Buffer { len, header, rule: Some(wrong) }
                }
                Found::At(len) | Found::Not(len) => headless(rest, len, rule, context),
            }
        }
    }
}

/// Bytes that do not begin as a buffer does: events may follow where the header should be, or not.
fn headless(rest: &[u8], len: usize, rule: Rule, context: &Context) -> Step {
    let events = rest.get(HEADER..len).unwrap_or(&[]);
    match (Records::begins_with_event(events), BufferHeader::read(rest, context.format)) {
        (true, Some(header)) => {
            // Nothing that it says of what follows it counts.
            let header = BufferHeader { saved_offset: 0, offset: 0, flags: EtwBufferFlag::NORMAL, ..header };
            Step::Buffer { len, header, rule: Some(rule) }
        }
        _ => Step::Skip { len, rule },
    }
}

/// A buffer behind which none begins: its own size is wrong, or what follows is damaged, or the file is cut off.
fn resized(rest: &[u8], whole: bool, context: &Context, len: usize, header: BufferHeader) -> Step {
    let wrong = Some(Rule::BufferSize(header.buffer_size));
    // Buffers of a file that are not compressed are mostly as large as the file's header says.
    if let Some(nominal) = nominal(context).filter(|nominal| *nominal != len && !header.is_compressed()) {
        if rest.len() < nominal + SEEN && !whole {
            return Step::More(nominal + SEEN);
        }
        if nominal <= rest.len() && follows(rest, nominal, whole, context) {
            return Step::Buffer { len: nominal, header, rule: wrong };
        }
    }
    match within(rest, len, whole, context) {
        Found::More => Step::More(rest.len() + 1),
        Found::At(at) => Step::Buffer { len: at, header, rule: wrong },
        Found::Not(_) if len > rest.len() => Step::Buffer { len: rest.len(), header, rule: Some(Rule::CutBuffer) },
        Found::Not(_) => Step::Buffer { len, header, rule: None },
    }
}

/// The size of buffers that the file's header tells, if buffers can have it.
fn nominal(context: &Context) -> Option<usize> {
    context.nominal.map(|nominal| nominal as usize).filter(|nominal| (HEADER..=MOST).contains(nominal))
}

/// Whether a buffer begins at a place, or the file ends there.
fn follows(rest: &[u8], at: usize, whole: bool, context: &Context) -> bool {
    match rest.get(at..) {
        Some([]) => whole,
        None => false,
        Some(next) => match Candidate::at(next, context) {
            Some(look) => look.expected().is_some() || look.is_missized(),
            None => whole,
        },
    }
}

/// The first place before an end at which a buffer surely begins: one that another follows.
fn within(rest: &[u8], end: usize, whole: bool, context: &Context) -> Found {
    let end = end.min(rest.len());
    for at in 1..end {
        match certain(rest, at, whole, context) {
            Some(true) => return Found::At(at),
            Some(false) => {}
            None => return Found::More,
        }
    }
    Found::Not(end)
}

/// Whether a buffer surely begins at a place: one behind which another begins, or the file ends. Nothing: more bytes
/// are needed to tell.
fn certain(rest: &[u8], at: usize, whole: bool, context: &Context) -> Option<bool> {
    let next = rest.get(at..).unwrap_or(&[]);
    if next.len() < SEEN && !whole {
        return None;
    }
    // The size, which comes first in all releases, rules out most places.
    let size = next.first_chunk().map_or(0, |size| u32::from_le_bytes(*size) as usize);
    if !(HEADER..=MOST).contains(&size) {
        return Some(false);
    }
    let Some(look) = Candidate::at(next, context) else { return Some(false) };
    let Some(len) = look.strict() else { return Some(false) };
    let header = look.header;
    match next.get(len..) {
        // The last buffer may be cut off.
        None if whole => Some(!header.is_compressed() && nominal(context) == Some(len)),
        None => None,
        Some(last) if last.len() < SEEN && !whole => None,
        Some([]) => Some(true),
        Some(last) => match Candidate::at(last, context) {
            None => Some(true),
            Some(last) => {
                Some(last.strict().is_some() && (!header.is_compressed() || decompresses(next, len, context)))
            }
        },
    }
}

/// Whether the bytes behind a header are compressed, and begin with an event.
fn decompresses(buffer: &[u8], len: usize, context: &Context) -> bool {
    let mut first = [0; size_of::<u64>()];
    let _partly = xpress::decompress(buffer.get(HEADER..len).unwrap_or(&[]), &mut first);
    prefix(&first, context.versions).is_ok()
}

enum Found {
    At(usize),
    /// None, in so many bytes.
    Not(usize),
    More,
}

/// The next place at which a buffer surely begins.
fn find(rest: &[u8], whole: bool, context: &Context) -> Found {
    // A damaged buffer most often leaves the next one where it was.
    if let Some(nominal) = nominal(context) {
        match certain(rest, nominal, whole, context) {
            Some(true) => return Found::At(nominal),
            Some(false) => {}
            None => return Found::More,
        }
    }
    let end = rest.len().min(AHEAD);
    for at in 1..end {
        match certain(rest, at, whole, context) {
            Some(true) => return Found::At(at),
            None if end < AHEAD => return Found::More,
            _ => {}
        }
    }
    if whole || end == AHEAD { Found::Not(end) } else { Found::More }
}
