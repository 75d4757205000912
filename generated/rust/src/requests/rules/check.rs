// Copied from codegen/runtime/requests/check.rs by `cargo run --release -- generate`. Do not edit: edit that file.

//! What can be told from the bytes of a request.

use super::refusal::{Found, Refusal};
use super::rows::{Class, RULES, Status};
use super::tables::{Asks, ClassRow, FieldAt, Form, Operation, Rule, RuleName, Structure};
use crate::rt::{Pointer, Release};

/// Checks the buffer of a request against the rules of its class.
///
/// The rules that bytes can answer are evaluated in the order of the tables, after those that are asked of every
/// request: the buffer has room for the class, begins with it, and the class is valid for the operation. Those about
/// the caller, the logger and the processors are not; [`Request::conditions`] has them. A limit that the tables leave
/// to someone else is not a bound here: see [`check_with`].
///
/// # Errors
///
/// [`Refusal`] for the first rule that does not hold. It has the status that the study names, or none if the study
/// names none: then the request is refused, but the status is unknown.
pub fn check(
    class: Class,
    operation: Operation,
    release: Release,
    pointer: Pointer,
    bytes: &[u8],
) -> Result<Request<'_>, Refusal> {
    check_with(class, operation, release, pointer, bytes, Limits::default())
}

/// The same as [`check`], with numbers for limits that the tables leave to someone else, such as the HAL.
///
/// # Errors
///
/// As [`check`].
pub fn check_with<'a>(
    class: Class,
    operation: Operation,
    release: Release,
    pointer: Pointer,
    bytes: &'a [u8],
    limits: Limits<'_>,
) -> Result<Request<'a>, Refusal> {
    let row = begin(class, operation, release, pointer, bytes)?;
    let at = At { row, release, pointer, limits };
    for rule in row.rules(operation, release, pointer) {
        if let Answer::Fails(found) = at.answer(rule, bytes) {
            return Err(at.refusal(operation, rule, found));
        }
    }
    Ok(Request { row, operation, release, pointer, bytes, structure: at.structure(operation, bytes) })
}

/// The class that a buffer begins with.
pub fn class_of(bytes: &[u8]) -> Option<Class> {
    bytes.first_chunk().map(|bytes| Class::from(u32::from_le_bytes(*bytes)))
}

/// Numbers for limits that the tables leave to someone else. They do not change a limit that the tables state.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits<'a>(&'a [(&'a str, u32)]);

impl<'a> Limits<'a> {
    /// Each limit's name in the tables, with the number.
    pub const fn new(limits: &'a [(&'a str, u32)]) -> Self {
        Limits(limits)
    }

    /// The most that a limit allows in a release, if the tables or these numbers say it.
    pub fn most(&self, name: &str, release: Release, pointer: Pointer) -> Option<u32> {
        let stated = RULES.limit(name, release, pointer).and_then(|row| row.value);
        stated.or_else(|| self.0.iter().find(|(own, _)| *own == name).map(|(_, most)| *most))
    }
}

/// What is asked of every request: a buffer that begins with the class, and a class that is valid.
pub(super) fn begin(
    class: Class,
    operation: Operation,
    release: Release,
    pointer: Pointer,
    bytes: &[u8],
) -> Result<&'static ClassRow, Refusal> {
    let refuse = |rule: RuleName, status: Option<Status>, found: Found| Refusal {
        rule,
        row: None,
        status,
        class,
        operation,
        release,
        pointer,
        found,
    };
    match class_of(bytes) {
        None => Err(refuse(RuleName::ClassPresent, None, Found::Bytes(bytes.len()))),
        Some(found) if found != class => Err(refuse(RuleName::ClassMatches, None, Found::Class(found))),
        Some(_) => valid(class, operation, release, pointer),
    }
}

/// The row of a class that is valid for an operation.
pub(super) fn valid(
    class: Class,
    operation: Operation,
    release: Release,
    pointer: Pointer,
) -> Result<&'static ClassRow, Refusal> {
    RULES.class(class).filter(|row| row.valid(operation, release, pointer)).ok_or(Refusal {
        rule: RuleName::ClassValid,
        row: None,
        status: RULES.invalid_class(class, release, pointer),
        class,
        operation,
        release,
        pointer,
        found: Found::InvalidClass,
    })
}

/// What bytes say of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    Holds,
    Fails(Found),
    /// Bytes cannot say: it is about something else, or a number is not known.
    Open,
}

/// Where rules are evaluated.
#[derive(Clone, Copy)]
pub(super) struct At<'l> {
    pub(super) row: &'static ClassRow,
    pub(super) release: Release,
    pub(super) pointer: Pointer,
    pub(super) limits: Limits<'l>,
}

impl At<'_> {
    pub(super) fn refusal(&self, operation: Operation, rule: &'static Rule, found: Found) -> Refusal {
        Refusal {
            rule: rule.name(),
            row: Some(rule),
            status: rule.status,
            class: self.row.class,
            operation,
            release: self.release,
            pointer: self.pointer,
            found,
        }
    }

    /// What the bytes say of a rule.
    pub(super) fn answer(&self, rule: &Rule, bytes: &[u8]) -> Answer {
        self.try_answer(rule, bytes).unwrap_or(Answer::Open)
    }

    /// Nothing if the tables do not know the layout that the rule is about.
    fn try_answer(&self, rule: &Rule, bytes: &[u8]) -> Option<Answer> {
        let len = bytes.len();
        let enough = |least: usize| if len >= least { Answer::Holds } else { Answer::Fails(Found::Bytes(len)) };
        Some(match &rule.asks {
            Asks::Exactly(structures) => {
                let mut sizes = structures.iter().filter_map(|structure| self.form_of(structure)).peekable();
                sizes.peek()?;
                if sizes.any(|form| form.size == len) { Answer::Holds } else { Answer::Fails(Found::Bytes(len)) }
            }
            Asks::AtLeast(structure) => enough(self.form_of(structure)?.size),
            Asks::AtLeastTo(path) => enough(self.form()?.field(path)?.offset),
            Asks::WholeElements(path) => {
                let array = self.form()?.array(path)?;
                match tail(bytes, array).len() % array.size {
                    0 => Answer::Holds,
                    left => Answer::Fails(Found::BytesLeft(left)),
                }
            }
            Asks::Elements { of, min, max, max_limit } => {
                let array = self.form()?.array(of)?;
                let count = tail(bytes, array).len() / array.size;
                let limit = max_limit.map(|name| self.limits.most(name, self.release, self.pointer));
                let most = match (max, limit.flatten()) {
                    (Some(max), Some(limit)) => Some(limit.min(*max)),
                    (max, limit) => max.or(limit),
                };
                let too_many = most.is_some_and(|most| count > most as usize);
                if count < *min as usize || too_many {
                    Answer::Fails(Found::Elements { count, most })
                } else if limit == Some(None) {
                    Answer::Open
                } else {
                    Answer::Holds
                }
            }
            Asks::EachElement { of, equals } => {
                let array = self.form()?.array(of)?;
                let values = tail(bytes, array).chunks_exact(array.size).map(number);
                match values.enumerate().find(|(_, value)| value != equals) {
                    Some((index, value)) => Answer::Fails(Found::Element { index, value }),
                    None => Answer::Holds,
                }
            }
            _ => return None,
        })
    }

    /// The structure that the bytes hold: of several that the class accepts, one of their size.
    fn structure(&self, operation: Operation, bytes: &[u8]) -> Option<&'static Structure> {
        let fits =
            |structure: &&&'static Structure| self.form_of(structure).is_some_and(|form| form.size == bytes.len());
        let own = self.row.structure;
        if own.as_ref().is_some_and(|own| fits(&own)) {
            return own;
        }
        let of_rule = |rule: &'static Rule| match &rule.asks {
            Asks::Exactly(structures) => structures.iter().find(fits).copied(),
            _ => None,
        };
        self.row.rules(operation, self.release, self.pointer).find_map(of_rule).or(own)
    }

    pub(super) fn form(&self) -> Option<&'static Form> {
        self.row.form(self.release, self.pointer)
    }

    pub(super) fn form_of(&self, structure: &Structure) -> Option<&'static Form> {
        structure.form(self.release, self.pointer)
    }
}

/// A buffer that a class accepts, as far as bytes can tell.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    row: &'static ClassRow,
    operation: Operation,
    release: Release,
    pointer: Pointer,
    bytes: &'a [u8],
    structure: Option<&'static Structure>,
}

impl<'a> Request<'a> {
    /// The class.
    pub fn class(&self) -> Class {
        self.row.class
    }

    /// What the tables say of the class.
    pub fn class_row(&self) -> &'static ClassRow {
        self.row
    }

    /// Whether information is asked for or given.
    pub fn operation(&self) -> Operation {
        self.operation
    }

    /// The release.
    pub fn release(&self) -> Release {
        self.release
    }

    /// The pointer size.
    pub fn pointer(&self) -> Pointer {
        self.pointer
    }

    /// The structure that the buffer holds; of several that the class accepts, the one of the buffer's size.
    pub fn structure(&self) -> Option<&'static Structure> {
        self.structure
    }

    /// Microsoft's name of that structure.
    pub fn layout_name(&self) -> Option<&'static str> {
        self.structure.map(|structure| structure.name)
    }

    /// Its form; nothing if no layout is known.
    pub fn form(&self) -> Option<&'static Form> {
        self.structure?.form(self.release, self.pointer)
    }

    /// All bytes.
    pub fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// The bytes before the open array; all bytes if there is none or no layout is known. They are fewer than the
    /// structure's only if no rule asks for them all.
    pub fn fixed_bytes(&self) -> &'a [u8] {
        let open = self.form().and_then(|form| form.open);
        &self.bytes[..open.map_or(self.bytes.len(), |open| open.offset.min(self.bytes.len()))]
    }

    /// How many whole elements the open array has.
    pub fn element_count(&self) -> usize {
        self.elements().len()
    }

    /// The bytes of each whole element of the open array.
    pub fn elements(&self) -> impl ExactSizeIterator<Item = &'a [u8]> + use<'a> {
        let open = self.form().and_then(|form| form.open);
        let (bytes, size) = open.map_or((&[][..], 1), |open| (tail(self.bytes, &open), open.size));
        bytes.chunks_exact(size)
    }

    /// Each whole element of the open array as a number; of one of more than 8 bytes, the first 8.
    pub fn values(&self) -> impl ExactSizeIterator<Item = u64> + use<'a> {
        self.elements().map(number)
    }

    /// The number in a field of at most 8 bytes before the open array.
    pub fn field(&self, path: &str) -> Option<u64> {
        let field = self.form()?.fields.iter().find(|field| field.path == path && field.size <= 8)?;
        self.bytes.get(field.offset..field.offset + field.size).map(number)
    }

    /// The handle that selects a logger, if the structure has one.
    pub fn handle(&self) -> Option<u64> {
        RULES.handles.iter().find_map(|path| self.field(path))
    }

    /// What is asked beyond what the bytes have answered: of the caller, the logger and the processors, and limits that
    /// the tables leave to someone else even if [`check_with`] was given a number.
    pub fn conditions(&self) -> impl Iterator<Item = &'static Rule> + use<'a> {
        let at = At { row: self.row, release: self.release, pointer: self.pointer, limits: Limits::default() };
        let bytes = self.bytes;
        self.row
            .rules(self.operation, self.release, self.pointer)
            .filter(move |rule| at.answer(rule, bytes) == Answer::Open)
    }

    /// What no source says of the class: if the tables have no rule about something, that does not mean that the kernel
    /// has none.
    pub fn unknown(&self) -> &'static [&'static str] {
        self.row.unknown
    }
}

/// The bytes from the start of an array.
pub(super) fn tail<'a>(bytes: &'a [u8], array: &FieldAt) -> &'a [u8] {
    bytes.get(array.offset..).unwrap_or_default()
}

/// The first 8 of the bytes as a little-endian number.
pub(super) fn number(bytes: &[u8]) -> u64 {
    bytes.iter().take(8).rev().fold(0, |number, byte| number << 8 | u64::from(*byte))
}
