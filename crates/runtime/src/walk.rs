//! Iteration over the bytes of a structure, with the meaning of each byte.

use crate::error::Error;
use crate::frame::{Frame, State, Within};
use crate::layout::{Content, Dispatch, Inserted, Kind, Layout, Many, Part, little_endian};
use crate::piece::{Piece, What, Why};

/// Maximum nesting depth of structures.
pub const MAX_DEPTH: usize = 8;

impl Layout {
    /// Returns an iterator that decodes the bytes of a structure with this layout.
    ///
    /// It covers every byte exactly once and never fails: bytes that do not match the layout are a [`What::Rest`].
    pub fn walk<'a>(&'static self, bytes: &'a [u8]) -> Walk<'a> {
        Walk::new(self, bytes, None)
    }
}

/// Iterator over the fields and parts of a structure. See [`Layout::walk`].
#[derive(Clone, Debug)]
pub struct Walk<'a> {
    input: Input<'a>,
    frames: [Option<Frame>; MAX_DEPTH],
    /// Number of frames in use.
    depth: usize,
    /// End of the outermost structure.
    ended: Option<usize>,
}

/// Input of the walk. It is separate from the frames, which change in place.
#[derive(Clone, Copy, Debug)]
struct Input<'a> {
    bytes: &'a [u8],
    log_version: Option<(u8, u8)>,
}

/// A structure to enter.
struct Inner {
    layout: &'static Layout,
    base: usize,
    end: usize,
    bounded: bool,
}

/// Next action of the iteration.
enum Step<'a> {
    Piece(Piece<'a>),
    /// Enters a structure.
    Push(Inner),
    /// Leaves the innermost structure.
    Pop,
    /// Continues without a piece.
    Go,
}

impl<'a> Walk<'a> {
    /// Returns the iterator for a version of the log file, or `None` for the newest; see
    /// [`Case::holds`](crate::Case::holds).
    pub fn new(layout: &'static Layout, bytes: &'a [u8], log_version: Option<(u8, u8)>) -> Walk<'a> {
        let mut frames = [None; MAX_DEPTH];
        frames[0] = Some(Frame::new(layout, 0, bytes.len(), true));
        Walk { input: Input { bytes, log_version }, frames, depth: 1, ended: None }
    }

    /// Returns to the structure that contains the innermost one, which ended.
    fn pop(&mut self) -> Option<Piece<'a>> {
        let (depth, bytes) = (self.depth.checked_sub(1)?, self.input.bytes);
        self.depth = depth;
        let (outer, inner) = self.frames.split_at_mut_checked(depth)?;
        let inner = inner.first()?.as_ref()?;
        let leave = Piece {
            what: What::Leave(inner.layout),
            start: inner.base,
            bytes: bytes.get(inner.base..inner.at).unwrap_or(&[]),
            base: inner.base,
            depth,
        };
        match outer.last_mut().and_then(Option::as_mut) {
            None => self.ended = Some(inner.at),
            Some(outer) => {
                outer.at = inner.at;
                // A structure without a known end consumed all bytes.
                if inner.failed && !inner.bounded {
                    outer.failed = true;
                    outer.state = match outer.state {
                        State::Within(within) => State::Within(Within { over: true, ..within }),
                        _ => State::Leave,
                    };
                }
            }
        }
        Some(leave)
    }
}

impl<'a> Input<'a> {
    /// Returns a piece. The iterator sets its depth.
    fn piece(&self, what: What, base: usize, start: usize, end: usize) -> Step<'a> {
        let bytes = self.bytes.get(start..end).unwrap_or(&[]);
        Step::Piece(Piece { what, start, bytes, base, depth: 0 })
    }

    fn step(&self, frame: &mut Frame) -> Step<'a> {
        match frame.state {
            State::Enter => {
                frame.state = State::Field(0);
                self.piece(What::Enter(frame.layout), frame.base, frame.base, frame.end)
            }
            State::Field(index) => self.field(frame, index),
            State::Inserted => self.inserted(frame),
            State::Part(index) => match frame.layout.tail.get(index) {
                None => {
                    frame.state = State::Data;
                    Step::Go
                }
                Some(part) if frame.has(self.bytes, part) => {
                    let start = frame.at;
                    frame.state = State::Within(Within { part: index, start, done: 0, last: start, over: false });
                    self.piece(What::Begin(part), frame.base, start, frame.end)
                }
                Some(_) => {
                    frame.state = State::Part(index + 1);
                    Step::Go
                }
            },
            State::Within(within) => match frame.layout.tail.get(within.part) {
                Some(part) if within.over => {
                    frame.state = if frame.failed { State::Leave } else { State::Part(within.part + 1) };
                    self.piece(What::End(part), frame.base, within.start, frame.at)
                }
                Some(part) => self.within(frame, within, part),
                None => Step::Pop,
            },
            State::Data => self.data(frame),
            State::Leave if frame.bounded && frame.at < frame.end => self.rest(frame, Why::NoRow),
            State::Leave => Step::Pop,
        }
    }

    fn field(&self, frame: &mut Frame, index: usize) -> Step<'a> {
        let layout = frame.layout;
        let Some(field) = layout.fields.get(index).filter(|field| field.offset() < layout.fixed) else {
            frame.at = frame.end.min(frame.base.saturating_add(layout.fixed));
            frame.state = State::Inserted;
            return match self.total(frame) {
                Some(error) => self.fail(frame, error),
                None => Step::Go,
            };
        };
        let from = frame.base.saturating_add(field.offset());
        let to = frame.base.saturating_add(field.offset().saturating_add(field.size()).min(layout.fixed));
        if to > frame.end {
            let error = frame.too_short(layout.fixed);
            return self.fail(frame, error);
        }
        frame.state = State::Field(index + 1);
        frame.at = to;
        self.piece(What::Field(field), frame.base, from, to)
    }

    /// Moves the end of the structure to where its size field puts it.
    fn total(&self, frame: &mut Frame) -> Option<Error> {
        let total = frame.layout.total?;
        let (stated, fixed) = (frame.number(self.bytes, total.number).saturating_mul(total.unit), frame.layout.fixed);
        let have = frame.end - frame.base;
        match usize::try_from(stated) {
            Ok(stated) if stated < fixed => Some(frame.bad_count(total.number.field, stated as u64, fixed as u64)),
            Ok(stated) if stated <= have => {
                frame.end = frame.base + stated;
                frame.bounded = true;
                None
            }
            _ => {
                let needed = usize::try_from(stated).unwrap_or(usize::MAX);
                frame.wrong = Some(frame.too_short(needed));
                None
            }
        }
    }

    fn inserted(&self, frame: &mut Frame) -> Step<'a> {
        frame.state = State::Part(0);
        let structure = self.bytes.get(frame.base..frame.end).unwrap_or(&[]);
        let mut found: Option<&'static Inserted> = None;
        let (mut size, mut several) = (0, false);
        for item in frame.layout.inserted {
            let own = item.size(frame.layout, structure);
            several |= own > 0 && found.is_some();
            found = if own > 0 { Some(item) } else { found };
            size = own.saturating_add(size);
        }
        let Some(item) = found else { return Step::Go };
        if size > frame.left() {
            let needed = frame.at - frame.base + size;
            let error = frame.too_short(needed);
            return self.fail(frame, error);
        }
        let start = frame.at;
        frame.at += size;
        if several {
            let why = Why::Error(Error::OrderUnknown { name: frame.layout.name });
            return self.piece(What::Rest(why), frame.base, start, frame.at);
        }
        // The frame of the item continues from here.
        frame.at = start;
        Step::Push(Inner { layout: item.layout, base: start, end: start + size, bounded: true })
    }

    fn data(&self, frame: &mut Frame) -> Step<'a> {
        frame.state = State::Leave;
        let layout = frame.layout;
        if let Some(wrong) = frame.wrong.take() {
            return self.fail(frame, wrong);
        }
        let data = layout.fields.iter().any(|field| field.kind() == Kind::Data);
        if !data && (layout.total.is_none() || !layout.tail.is_empty()) || frame.left() == 0 {
            return Step::Go;
        }
        let start = frame.go_to(frame.end);
        self.piece(What::Data, frame.base, start, frame.end)
    }

    /// Returns the remaining bytes as unexplained.
    fn rest(&self, frame: &mut Frame, why: Why) -> Step<'a> {
        let start = frame.go_to(frame.end);
        self.piece(What::Rest(why), frame.base, start, frame.end)
    }

    fn fail(&self, frame: &mut Frame, error: Error) -> Step<'a> {
        frame.failed = true;
        frame.state = match frame.state {
            State::Within(within) => State::Within(Within { over: true, ..within }),
            _ => State::Leave,
        };
        self.rest(frame, Why::Error(error))
    }

    /// Returns the next elements of a part, or its end.
    fn within(&self, frame: &mut Frame, within: Within, part: &'static Part) -> Step<'a> {
        let over = Within { over: true, ..within };
        match (&part.content, &part.by) {
            (Content::Value(element), _) => match frame.sized(self.bytes, part, element.size as usize) {
                Err(error) => self.fail(frame, error),
                Ok(size) => {
                    frame.state = State::Within(over);
                    let start = frame.go_to(frame.at + size);
                    let bytes = self.bytes.get(start..frame.at).unwrap_or(&[]);
                    frame.keep(within.part, part, bytes);
                    if size == 0 { Step::Go } else { self.piece(What::Values(part), frame.base, start, frame.at) }
                }
            },
            (Content::Text { unit }, _) => self.text(frame, within, part, (*unit).max(1)),
            (Content::Dispatch(dispatch), Some(by)) => match frame.sized(self.bytes, part, 1) {
                Err(error) => self.fail(frame, error),
                Ok(0) => {
                    frame.state = State::Within(over);
                    Step::Go
                }
                Ok(size) => {
                    frame.state = State::Within(over);
                    let (value, end) = (frame.number(self.bytes, by), frame.at + size);
                    self.one_of(frame, dispatch, value, end, true)
                }
            },
            (Content::Layout(_) | Content::Dispatch(_), _) => self.item(frame, within, part),
        }
    }

    fn text(&self, frame: &mut Frame, within: Within, part: &'static Part, unit: usize) -> Step<'a> {
        let stuck = frame.left() < unit;
        match frame.count(self.bytes, part) {
            Some((count, _)) if within.done >= count => {}
            None if stuck => {}
            Some((stated, field)) if stuck && !matches!(part.many, Many::One) => {
                let error = frame.bad_count(field, stated, within.done);
                return self.fail(frame, error);
            }
            _ => {
                let left = self.bytes.get(frame.at..frame.end).unwrap_or(&[]);
                let units = left.chunks_exact(unit);
                let all = units.len();
                let len =
                    units.clone().position(|unit| unit.iter().all(|byte| *byte == 0)).map_or(all, |zero| zero + 1);
                let start = frame.go_to(frame.at + len * unit);
                frame.state = State::Within(Within { done: within.done + 1, ..within });
                return self.piece(What::Text(part), frame.base, start, frame.at);
            }
        }
        frame.state = State::Within(Within { over: true, ..within });
        Step::Go
    }

    /// Returns the next structure of a part, or its end.
    fn item(&self, frame: &mut Frame, within: Within, part: &'static Part) -> Step<'a> {
        let last = self.bytes.get(within.last..frame.end).unwrap_or(&[]);
        let none = |_| 0;
        let short = matches!(part.content, Content::Layout(layout) if layout.is_fixed() && frame.left() < layout.fixed);
        let over = match (&part.many, frame.count(self.bytes, part)) {
            (_, Some((count, _))) => within.done >= count,
            (Many::Open, _) => frame.left() == 0 || short,
            (Many::Next(next), _) => frame.left() == 0 || within.done > 0 && next.read(last, none) == 0,
            (Many::While(more), _) => frame.left() == 0 || within.done > 0 && !more.holds(last, none),
            _ => true,
        };
        if let (Many::While(more), true) = (&part.many, frame.left() == 0 && within.done > 0)
            && more.holds(last, none)
        {
            let error = frame.bad_count(more.number.field, 1, 0);
            return self.fail(frame, error);
        }
        if over {
            frame.state = State::Within(Within { over: true, ..within });
            return Step::Go;
        }
        if frame.at == within.last && within.done > 0 {
            // An element without bytes would repeat for ever.
            let error = Error::PartialElement { name: frame.layout.name, element: 0, left: frame.left() };
            return self.fail(frame, error);
        }
        if let (Many::Counted(stated), true) = (&part.many, frame.left() == 0) {
            let error = frame.bad_count(stated.field, frame.number(self.bytes, stated), within.done);
            return self.fail(frame, error);
        }
        let at = frame.at;
        let here = self.bytes.get(at..frame.end).unwrap_or(&[]);
        let (mut end, mut bounded) = (frame.end, false);
        if let Many::Next(next) = &part.many {
            let stated = next.read(here, none);
            bounded = true;
            match usize::try_from(stated) {
                Ok(0) => {}
                Ok(step) if step < here.len() => end = at + step,
                _ => {
                    let error = frame.bad_count(next.field, stated, here.len() as u64);
                    return self.fail(frame, error);
                }
            }
        }
        frame.state = State::Within(Within { done: within.done + 1, last: at, ..within });
        match part.content {
            Content::Layout(layout) => Step::Push(Inner { layout, base: at, end, bounded }),
            Content::Dispatch(dispatch) if here.len() >= dispatch.size => {
                let value = little_endian(here.get(..dispatch.size).unwrap_or(&[]));
                self.one_of(frame, dispatch, value, end, bounded)
            }
            Content::Dispatch(dispatch) => {
                let error = Error::TooShort { name: dispatch.name, needed: dispatch.size, have: here.len() };
                self.fail(frame, error)
            }
            Content::Value(_) | Content::Text { .. } => Step::Go,
        }
    }

    /// Enters the structure that an integer selects, or returns the bytes if no structure is known.
    fn one_of(&self, frame: &mut Frame, of: &'static Dispatch, value: u64, end: usize, bounded: bool) -> Step<'a> {
        match of.case(value, self.log_version).and_then(|case| of.layout(case)) {
            Some(layout) => Step::Push(Inner { layout, base: frame.at, end, bounded }),
            None => {
                let start = frame.go_to(end);
                self.piece(What::Rest(Why::NoCase(of.name, value)), frame.base, start, end)
            }
        }
    }
}

impl<'a> Iterator for Walk<'a> {
    type Item = Piece<'a>;

    fn next(&mut self) -> Option<Piece<'a>> {
        loop {
            let innermost = self.depth.checked_sub(1);
            let Some(frame) = innermost.and_then(|innermost| self.frames.get_mut(innermost)?.as_mut()) else {
                let (ended, bytes) = (self.ended.take()?, self.input.bytes);
                let after = bytes.get(ended..).filter(|after| !after.is_empty())?;
                return Some(Piece { what: What::Rest(Why::After), start: ended, bytes: after, base: 0, depth: 0 });
            };
            let mut step = self.input.step(frame);
            if let (Step::Push(inner), MAX_DEPTH) = (&step, self.depth) {
                let (start, end) = (frame.go_to(inner.end), inner.end);
                step = self.input.piece(What::Rest(Why::TooDeep), frame.base, start, end);
            }
            match step {
                Step::Piece(piece) => return Some(Piece { depth: self.depth - 1, ..piece }),
                Step::Go => {}
                Step::Pop => return self.pop(),
                Step::Push(Inner { layout, base, end, bounded }) => {
                    if let Some(place) = self.frames.get_mut(self.depth) {
                        *place = Some(Frame::new(layout, base, end, bounded));
                    }
                    self.depth += 1;
                }
            }
        }
    }
}
