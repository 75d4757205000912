//! Validation of request buffers.

use core::marker::PhantomData;

use super::refusal::{Found, Refusal};
use super::tables::{
    ClassRow, FieldAt, Form, InformationClass, MaskBits, Operation, Requirement, Rule, RuleName, Structure,
};
use crate::release::{Pointer, Release};

/// Checks the buffer of a request against the rules of its class.
///
/// The general requirements are evaluated first: the buffer has room for the class, begins with it, and the class is
/// valid for the operation. Rules that the bytes decide follow, in the order of the tables. Rules about the caller, the
/// logger and the processors are not evaluated; [`Request::conditions`] returns them. A limit that the tables do not
/// specify is not enforced here; see [`check_with`].
///
/// # Errors
///
/// Returns a [`Refusal`] for the first violated rule, with the status that the study names. If the study names none,
/// the request is rejected with an unknown status.
pub fn check<C: InformationClass>(
    class: C,
    operation: Operation,
    release: Release,
    pointer: Pointer,
    bytes: &[u8],
) -> Result<Request<'_, C>, Refusal<C>> {
    check_with(class, operation, release, pointer, bytes, Limits::default())
}

/// Same as [`check`], with values for limits that the tables do not specify, such as those of the HAL.
///
/// # Errors
///
/// Same as [`check`].
pub fn check_with<'a, C: InformationClass>(
    class: C,
    operation: Operation,
    release: Release,
    pointer: Pointer,
    bytes: &'a [u8],
    limits: Limits<'_, C>,
) -> Result<Request<'a, C>, Refusal<C>> {
    let row = begin(class, operation, release, pointer, bytes)?;
    let at = At { row, operation, release, pointer, limits };
    for rule in row.rules(operation, release, pointer) {
        if let Answer::Fails(found) = at.answer(rule, bytes) {
            return Err(at.refusal(rule, found));
        }
    }
    Ok(Request { row, operation, release, pointer, bytes, structure: at.structure(bytes) })
}

/// Returns the class at the start of a buffer.
pub fn class_of<C: InformationClass>(bytes: &[u8]) -> Option<C> {
    bytes.first_chunk().map(|bytes| C::from_number(u32::from_le_bytes(*bytes)))
}

/// Values of limits that the tables do not specify. They do not override limits in the tables.
#[derive(Clone, Copy, Debug)]
pub struct Limits<'a, C>(&'a [(&'a str, u32)], PhantomData<C>);

impl<C> Default for Limits<'_, C> {
    fn default() -> Self {
        Limits::new(&[])
    }
}

impl<'a, C> Limits<'a, C> {
    /// Name of each limit in the tables, with its value.
    pub const fn new(limits: &'a [(&'a str, u32)]) -> Self {
        Limits(limits, PhantomData)
    }
}

impl<C: InformationClass> Limits<'_, C> {
    /// Returns the maximum of a limit in a release, if the tables or these values specify it.
    pub fn most(&self, name: &str, release: Release, pointer: Pointer) -> Option<u32> {
        let stated = C::rules().limit(name, release, pointer).and_then(|row| row.value);
        stated.or_else(|| self.0.iter().find(|(own, _)| *own == name).map(|(_, most)| *most))
    }
}

/// Checks the general requirements: the buffer begins with the class, and the class is valid.
pub(super) fn begin<C: InformationClass>(
    class: C,
    operation: Operation,
    release: Release,
    pointer: Pointer,
    bytes: &[u8],
) -> Result<&'static ClassRow<C>, Refusal<C>> {
    let refuse = |rule: RuleName, status: Option<C::Status>, found: Found<C>| Refusal {
        rule,
        row: None,
        status,
        class,
        operation,
        release,
        pointer,
        found,
    };
    match class_of::<C>(bytes) {
        None => Err(refuse(RuleName::ClassPresent, None, Found::Bytes(bytes.len()))),
        Some(found) if found != class => Err(refuse(RuleName::ClassMatches, None, Found::Class(found))),
        Some(_) => valid(class, operation, release, pointer),
    }
}

/// Returns the row of a class that is valid for an operation.
pub(super) fn valid<C: InformationClass>(
    class: C,
    operation: Operation,
    release: Release,
    pointer: Pointer,
) -> Result<&'static ClassRow<C>, Refusal<C>> {
    C::rules().class(class).filter(|row| row.valid(operation, release, pointer)).ok_or(Refusal {
        rule: RuleName::ClassValid,
        row: None,
        status: C::rules().invalid_class(class, release, pointer),
        class,
        operation,
        release,
        pointer,
        found: Found::InvalidClass,
    })
}

/// Result of evaluating a rule from the bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer<C> {
    Holds,
    Fails(Found<C>),
    /// The bytes do not decide the rule, or a number is unknown.
    Open,
}

/// Context in which rules are evaluated.
#[derive(Clone, Copy)]
pub(super) struct At<'l, C: InformationClass> {
    pub(super) row: &'static ClassRow<C>,
    pub(super) operation: Operation,
    pub(super) release: Release,
    pub(super) pointer: Pointer,
    pub(super) limits: Limits<'l, C>,
}

impl<C: InformationClass> At<'_, C> {
    pub(super) fn refusal(&self, rule: &'static Rule<C::Status>, found: Found<C>) -> Refusal<C> {
        Refusal {
            rule: rule.name(),
            row: Some(rule),
            status: rule.status,
            class: self.row.class,
            operation: self.operation,
            release: self.release,
            pointer: self.pointer,
            found,
        }
    }

    /// Evaluates a rule from the bytes.
    pub(super) fn answer(&self, rule: &Rule<C::Status>, bytes: &[u8]) -> Answer<C> {
        self.try_answer(rule, bytes).unwrap_or(Answer::Open)
    }

    /// Returns `None` if the layout that the rule refers to is unknown.
    fn try_answer(&self, rule: &Rule<C::Status>, bytes: &[u8]) -> Option<Answer<C>> {
        let len = bytes.len();
        let enough = |least: usize| if len >= least { Answer::Holds } else { Answer::Fails(Found::Bytes(len)) };
        Some(match &rule.asks {
            Requirement::Exactly(structures) => {
                let mut sizes = structures.iter().filter_map(|structure| self.form_of(structure)).peekable();
                sizes.peek()?;
                if sizes.any(|form| form.size == len) { Answer::Holds } else { Answer::Fails(Found::Bytes(len)) }
            }
            Requirement::AtLeast(structure) => enough(self.form_of(structure)?.size),
            Requirement::AtLeastTo(path) => enough(self.form()?.field(path)?.offset),
            Requirement::WholeElements(path) => {
                let array = self.form()?.array(path)?;
                match tail(bytes, array).len() % array.size {
                    0 => Answer::Holds,
                    left => Answer::Fails(Found::BytesLeft(left)),
                }
            }
            Requirement::Elements { of, min, max, max_limit } => {
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
            Requirement::EachElement { of, equals } => {
                let array = self.form()?.array(of)?;
                let values = tail(bytes, array).chunks_exact(array.size).map(number);
                match values.enumerate().find(|(_, value)| value != equals) {
                    Some((index, value)) => Answer::Fails(Found::Element { index, value }),
                    None => Answer::Holds,
                }
            }
            Requirement::FieldAtLeast { field, min, or_zero } => {
                // The smaller of two structures that a class accepts may lack the field.
                let field = self.form_of(self.structure(bytes)?)?.field(field);
                let value = field.and_then(|field| bytes.get(field.offset..field.offset + field.size)).map(number);
                match value.filter(|value| value < min && !(*or_zero && *value == 0)) {
                    Some(value) => Answer::Fails(Found::Field { value }),
                    None => Answer::Holds,
                }
            }
            Requirement::PrivilegeFor { field, bits, .. } if !self.includes(field, bits, bytes)? => Answer::Holds,
            _ => return None,
        })
    }

    /// Returns whether an array of 32-bit words includes any of the bits, or `None` if the layout is unknown.
    pub(super) fn includes(&self, field: &str, bits: &[MaskBits], bytes: &[u8]) -> Option<bool> {
        let words = self.form_of(self.structure(bytes)?)?.field(field)?;
        let word = |index: usize| tail(bytes, words).chunks_exact(size_of::<u32>()).nth(index).map_or(0, number);
        Some(bits.iter().any(|bits| word(bits.word) & u64::from(bits.mask) != 0))
    }

    /// Returns the structure in the buffer: of several that the class accepts, the one of its size.
    fn structure(&self, bytes: &[u8]) -> Option<&'static Structure> {
        let fits =
            |structure: &&&'static Structure| self.form_of(structure).is_some_and(|form| form.size == bytes.len());
        let own = self.row.structure;
        if own.as_ref().is_some_and(|own| fits(&own)) {
            return own;
        }
        let of_rule = |rule: &'static Rule<C::Status>| match &rule.asks {
            Requirement::Exactly(structures) => structures.iter().find(fits).copied(),
            _ => None,
        };
        self.row.rules(self.operation, self.release, self.pointer).find_map(of_rule).or(own)
    }

    pub(super) fn form(&self) -> Option<&'static Form> {
        self.row.form(self.release, self.pointer)
    }

    pub(super) fn form_of(&self, structure: &Structure) -> Option<&'static Form> {
        structure.form(self.release, self.pointer)
    }
}

/// A buffer that a class accepts, as far as the bytes decide.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a, C: InformationClass> {
    row: &'static ClassRow<C>,
    operation: Operation,
    release: Release,
    pointer: Pointer,
    bytes: &'a [u8],
    structure: Option<&'static Structure>,
}

impl<'a, C: InformationClass> Request<'a, C> {
    /// Returns the class.
    pub fn class(&self) -> C {
        self.row.class
    }

    /// Returns the row of the class.
    pub fn class_row(&self) -> &'static ClassRow<C> {
        self.row
    }

    /// Returns whether information is queried or set.
    pub fn operation(&self) -> Operation {
        self.operation
    }

    /// Returns the release.
    pub fn release(&self) -> Release {
        self.release
    }

    /// Returns the pointer size.
    pub fn pointer(&self) -> Pointer {
        self.pointer
    }

    /// Returns the structure in the buffer; of several that the class accepts, the one of the buffer's size.
    pub fn structure(&self) -> Option<&'static Structure> {
        self.structure
    }

    /// Returns Microsoft's name of the structure.
    pub fn layout_name(&self) -> Option<&'static str> {
        self.structure.map(|structure| structure.name)
    }

    /// Returns the form of the structure, or `None` if the layout is unknown.
    pub fn form(&self) -> Option<&'static Form> {
        self.structure?.form(self.release, self.pointer)
    }

    /// Returns all bytes.
    pub fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// Returns the bytes before the open array, or all bytes if there is none or the layout is unknown. They are fewer
    /// than in the structure only if no rule requires them all.
    pub fn fixed_bytes(&self) -> &'a [u8] {
        let open = self.form().and_then(|form| form.open);
        &self.bytes[..open.map_or(self.bytes.len(), |open| open.offset.min(self.bytes.len()))]
    }

    /// Returns the number of complete elements in the open array.
    pub fn element_count(&self) -> usize {
        self.elements().len()
    }

    /// Returns the bytes of each complete element of the open array.
    pub fn elements(&self) -> impl ExactSizeIterator<Item = &'a [u8]> + use<'a, C> {
        let open = self.form().and_then(|form| form.open);
        let (bytes, size) = open.map_or((&[][..], 1), |open| (tail(self.bytes, &open), open.size));
        bytes.chunks_exact(size)
    }

    /// Returns each complete element of the open array as a number; of elements larger than 8 bytes, the first 8 bytes.
    pub fn values(&self) -> impl ExactSizeIterator<Item = u64> + use<'a, C> {
        self.elements().map(number)
    }

    /// Returns the value of a field of at most 8 bytes before the open array.
    pub fn field(&self, path: &str) -> Option<u64> {
        let field = self.form()?.fields.iter().find(|field| field.path == path && field.size <= 8)?;
        self.bytes.get(field.offset..field.offset + field.size).map(number)
    }

    /// Returns the handle that selects a logger, if the structure has one.
    pub fn handle(&self) -> Option<u64> {
        C::rules().handles.iter().find_map(|path| self.field(path))
    }

    /// Returns the conditions that the bytes do not decide: those on the caller, the logger and the processors, and
    /// limits that the tables do not specify, even if [`check_with`] received a value. A privilege for certain bits is
    /// a condition only of buffers with these bits.
    pub fn conditions(&self) -> impl Iterator<Item = &'static Rule<C::Status>> + use<'a, C> {
        let (row, operation, release, pointer) = (self.row, self.operation, self.release, self.pointer);
        let at = At { row, operation, release, pointer, limits: Limits::default() };
        let bytes = self.bytes;
        row.rules(operation, release, pointer).filter(move |rule| at.answer(rule, bytes) == Answer::Open)
    }

    /// Returns the unknown properties of the class. A missing rule does not mean that the kernel has none.
    pub fn unknown(&self) -> &'static [&'static str] {
        self.row.unknown
    }
}

/// Returns the bytes from the start of an array.
pub(super) fn tail<'a>(bytes: &'a [u8], array: &FieldAt) -> &'a [u8] {
    bytes.get(array.offset..).unwrap_or_default()
}

/// Returns the first 8 bytes as a little-endian number.
pub(super) fn number(bytes: &[u8]) -> u64 {
    bytes.iter().take(8).rev().fold(0, |number, byte| number << 8 | u64::from(*byte))
}
