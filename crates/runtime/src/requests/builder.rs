//! Builder for request buffers.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use super::check::{Limits, check_with, valid};
use super::refusal::Refusal;
use super::tables::{ClassRow, FieldAt, Form, InformationClass, Operation, Requirement, Rule, Structure};
use crate::release::{Pointer, Release};

/// Builds the buffer of a request, with the size that the class requires in a release with a pointer size.
///
/// Unspecified fields are zero, or the minimum that a rule requires. The array has at least as many elements as a rule
/// requires; where a rule requires a certain value, unspecified elements have that value. Where no rule specifies the
/// size of the buffer, it is C's `sizeof` of the structure, or larger if the elements need more.
#[derive(Clone, Debug)]
pub struct RequestBuilder<'l, C: InformationClass> {
    row: &'static ClassRow<C>,
    operation: Operation,
    release: Release,
    pointer: Pointer,
    limits: Limits<'l, C>,
    structure: Option<&'static Structure>,
    fixed: Vec<u8>,
    fields: Vec<(FieldAt, u64)>,
    elements: Option<Vec<u64>>,
    problem: Option<BuildError<C>>,
}

/// Reason why a buffer could not be built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BuildError<C: InformationClass> {
    /// The class would reject the buffer.
    Refused(Refusal<C>),
    /// The structure has no such field before its open array, or the field has more than 8 bytes.
    NoField,
    /// The structure has no field that selects a logger.
    NoHandle,
    /// The value does not fit into the field or the element.
    TooBig {
        /// The value.
        value: u64,
        /// Size of the field or element in bytes.
        size: usize,
    },
    /// The structure has no open array.
    NoArray,
    /// The class accepts no structure with this name in the release.
    NoStructure,
    /// More bytes were specified than precede the open array.
    TooManyBytes {
        /// Maximum number of bytes.
        most: usize,
        /// Number of bytes specified.
        given: usize,
    },
}

impl<C: InformationClass> fmt::Display for BuildError<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BuildError::Refused(refusal) => fmt::Display::fmt(refusal, f),
            BuildError::NoField => f.write_str("the structure has no such field of at most 8 bytes before its array"),
            BuildError::NoHandle => f.write_str("the structure has no field that selects a logger"),
            BuildError::TooBig { value, size } => write!(f, "{value:#x} does not fit into {size} bytes"),
            BuildError::NoArray => f.write_str("the structure has no open array"),
            BuildError::NoStructure => f.write_str("the class accepts no structure of this name in the release"),
            BuildError::TooManyBytes { most, given } => {
                write!(f, "{given} bytes are given, but {most} stand before the array")
            }
        }
    }
}

impl<C: InformationClass> core::error::Error for BuildError<C> {}

impl<C: InformationClass> From<Refusal<C>> for BuildError<C> {
    fn from(refusal: Refusal<C>) -> Self {
        BuildError::Refused(refusal)
    }
}

impl<'l, C: InformationClass> RequestBuilder<'l, C> {
    /// Starts a buffer of a class.
    ///
    /// # Errors
    ///
    /// Returns a [`Refusal`] if the class is invalid for the operation in the release with the pointer size.
    pub fn new(class: C, operation: Operation, release: Release, pointer: Pointer) -> Result<Self, Refusal<C>> {
        let row = valid(class, operation, release, pointer)?;
        Ok(RequestBuilder {
            row,
            operation,
            release,
            pointer,
            limits: Limits::default(),
            structure: row.structure,
            fixed: Vec::new(),
            fields: Vec::new(),
            elements: None,
            problem: None,
        })
    }

    /// Selects another structure that the class accepts, by Microsoft's name. Call it before the methods that set
    /// fields.
    #[must_use]
    pub fn structure(mut self, name: &str) -> Self {
        let named = |structure: &&'static Structure| structure.name == name;
        let of_rule = |rule: &'static Rule<C::Status>| match &rule.asks {
            Requirement::Exactly(structures) => structures.iter().copied().find(named),
            Requirement::AtLeast(structure) => Some(*structure).filter(named),
            _ => None,
        };
        let accepted = self.rules().find_map(of_rule).or(self.row.structure.filter(named));
        match accepted.filter(|structure| structure.form(self.release, self.pointer).is_some()) {
            Some(structure) => self.structure = Some(structure),
            None => self.fails(BuildError::NoStructure),
        }
        self
    }

    /// Sets values of limits that the tables do not specify.
    #[must_use]
    pub fn limits(mut self, limits: Limits<'l, C>) -> Self {
        self.limits = limits;
        self
    }

    /// Sets the bytes before the open array, from the start of the structure. Fields after these bytes are unspecified,
    /// and the class overwrites the first bytes.
    #[must_use]
    pub fn fixed(mut self, bytes: &[u8]) -> Self {
        match self.form() {
            Some(form) if bytes.len() > form.fixed => {
                self.fails(BuildError::TooManyBytes { most: form.fixed, given: bytes.len() });
            }
            _ => self.fixed = bytes.to_vec(),
        }
        self
    }

    /// Sets a field of at most 8 bytes before the open array.
    #[must_use]
    pub fn field(mut self, path: &str, value: u64) -> Self {
        let fields = self.form().map_or(&[][..], |form| form.fields);
        match fields.iter().find(|field| field.path == path && field.size <= 8) {
            None => self.fails(BuildError::NoField),
            Some(field) if !fits(value, field.size) => self.fails(BuildError::TooBig { value, size: field.size }),
            Some(field) => self.fields.push((*field, value)),
        }
        self
    }

    /// Sets the handle that selects a logger.
    #[must_use]
    pub fn handle(mut self, handle: u64) -> Self {
        let has = |path: &&&str| self.form().is_some_and(|form| form.fields.iter().any(|field| field.path == **path));
        match C::rules().handles.iter().find(has) {
            Some(path) => self.field(path, handle),
            None => {
                self.fails(BuildError::NoHandle);
                self
            }
        }
    }

    /// Sets the elements of the open array, instead of the minimum that the rules allow.
    #[must_use]
    pub fn elements(mut self, elements: impl IntoIterator<Item = u64>) -> Self {
        match self.form().and_then(|form| form.open) {
            None => self.fails(BuildError::NoArray),
            Some(open) => {
                let elements: Vec<u64> = elements.into_iter().collect();
                match elements.iter().find(|value| !fits(**value, open.size)) {
                    Some(value) => self.fails(BuildError::TooBig { value: *value, size: open.size }),
                    None => self.elements = Some(elements),
                }
            }
        }
        self
    }

    /// Returns the buffer, after validation by [`check_with`].
    ///
    /// # Errors
    ///
    /// Returns the first setting that the structure has no place for, or the rule that the buffer violates.
    pub fn build(&self) -> Result<Vec<u8>, BuildError<C>> {
        if let Some(problem) = self.problem {
            return Err(problem);
        }
        let mut bytes = self.fixed.clone();
        bytes.resize(self.size(), 0);
        for (field, min) in self.minimums() {
            put(&mut bytes, field.offset, field.size, min);
        }
        for (field, value) in &self.fields {
            put(&mut bytes, field.offset, field.size, *value);
        }
        if let Some(open) = self.form().and_then(|form| form.open) {
            for (index, value) in self.all_elements(&open).into_iter().enumerate() {
                put(&mut bytes, open.offset + index * open.size, open.size, value);
            }
        }
        let class = self.row.class;
        put(&mut bytes, 0, size_of::<u32>(), u64::from(class.number()));
        check_with(class, self.operation, self.release, self.pointer, &bytes, self.limits)?;
        Ok(bytes)
    }

    fn rules(&self) -> impl Iterator<Item = &'static Rule<C::Status>> + use<C> {
        self.row.rules(self.operation, self.release, self.pointer)
    }

    fn form(&self) -> Option<&'static Form> {
        self.structure?.form(self.release, self.pointer)
    }

    fn fails(&mut self, problem: BuildError<C>) {
        self.problem.get_or_insert(problem);
    }

    /// Returns the minimums of fields after the specified bytes, except those of fields that may be zero.
    fn minimums(&self) -> impl Iterator<Item = (&'static FieldAt, u64)> + use<'_, 'l, C> {
        let minimum = |rule: &'static Rule<C::Status>| match rule.asks {
            Requirement::FieldAtLeast { field, min, or_zero: false } => Some((self.form()?.field(field)?, min)),
            _ => None,
        };
        self.rules().filter_map(minimum).filter(|(field, _)| field.offset >= self.fixed.len())
    }

    /// Returns the specified elements, or as many as the rules require.
    fn all_elements(&self, open: &FieldAt) -> Vec<u64> {
        if let Some(elements) = &self.elements {
            return elements.clone();
        }
        let fewest = self.rules().filter_map(|rule| match rule.asks {
            Requirement::Elements { of, min, .. } if of == open.path => Some(min),
            _ => None,
        });
        let value = self.rules().find_map(|rule| match rule.asks {
            Requirement::EachElement { of, equals } if of == open.path => Some(equals),
            _ => None,
        });
        vec![value.unwrap_or(0); fewest.max().unwrap_or(0) as usize]
    }

    fn size(&self) -> usize {
        let Some(form) = self.form() else { return self.fixed.len().max(size_of::<u32>()) };
        let mut size = form.fixed;
        if let Some(open) = &form.open {
            size = open.offset + self.all_elements(open).len() * open.size;
        }
        let mut stated = false;
        for rule in self.rules() {
            let least = match &rule.asks {
                Requirement::Exactly(_) => Some(form.size),
                Requirement::AtLeast(structure) => structure.form(self.release, self.pointer).map(|form| form.size),
                Requirement::AtLeastTo(path) => form.field(path).map(|field| field.offset),
                _ => None,
            };
            stated |= least.is_some();
            size = size.max(least.unwrap_or(0));
        }
        if stated { size } else { size.max(form.size) }
    }
}

fn fits(value: u64, size: usize) -> bool {
    size >= 8 || value >> (8 * size) == 0
}

/// Writes a value at an offset. Bytes of the field beyond 8 remain unchanged.
fn put(bytes: &mut [u8], offset: usize, size: usize, value: u64) {
    let place = bytes.get_mut(offset..offset + size).unwrap_or_default();
    for (place, byte) in place.iter_mut().zip(value.to_le_bytes()) {
        *place = byte;
    }
}
