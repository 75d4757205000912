//! Requests for the tests: each information class with each operation, release and pointer size, with buffers that the
//! rules accept and buffers that violate one rule.

use std::collections::BTreeSet;

use etwspec::requests::rules::{ClassRow, FieldAt, Form, Found, RULES, Requirement};
use etwspec::requests::{Limits, Operation, Request, RequestBuilder, Rule, check};
use etwspec::{Pointer, Release};

/// An information class with an operation, a release and a pointer size.
#[derive(Clone, Copy, Debug)]
pub(super) struct Case {
    pub(super) row: &'static ClassRow,
    pub(super) operation: Operation,
    pub(super) release: Release,
    pub(super) pointer: Pointer,
}

impl Case {
    /// Returns every class with every operation, release and pointer size, valid or not.
    pub(super) fn all() -> impl Iterator<Item = Case> {
        let each = |row| {
            Operation::ALL.into_iter().flat_map(move |operation| {
                Release::all().flat_map(move |release| {
                    Pointer::ALL.into_iter().map(move |pointer| Case { row, operation, release, pointer })
                })
            })
        };
        RULES.classes.iter().flat_map(each)
    }

    pub(super) fn valid() -> Vec<Case> {
        Case::all().filter(|case| case.row.valid(case.operation, case.release, case.pointer)).collect()
    }

    pub(super) fn check<'a>(&self, bytes: &'a [u8]) -> Result<Request<'a>, etwspec::requests::Refusal> {
        check(self.row.class, self.operation, self.release, self.pointer, bytes)
    }

    pub(super) fn builder(&self) -> RequestBuilder<'static> {
        RequestBuilder::new(self.row.class, self.operation, self.release, self.pointer).expect("the class is valid")
    }

    pub(super) fn build(&self) -> Vec<u8> {
        self.builder().build().unwrap_or_else(|error| panic!("{self:?}: {error}"))
    }

    pub(super) fn rules(&self) -> impl Iterator<Item = &'static Rule> + use<> {
        self.row.rules(self.operation, self.release, self.pointer)
    }

    pub(super) fn form(&self) -> Option<&'static Form> {
        self.row.form(self.release, self.pointer)
    }

    pub(super) fn array(&self) -> Option<FieldAt> {
        self.form().and_then(|form| form.open)
    }

    /// Returns an element that the rules accept.
    pub(super) fn element(&self) -> u64 {
        let equals = self.rules().find_map(|rule| match rule.asks {
            Requirement::EachElement { equals, .. } => Some(equals),
            _ => None,
        });
        equals.unwrap_or(1)
    }

    /// Returns a value that the rules accept in a field: `value`, or the minimum if that is greater.
    pub(super) fn accepted(&self, path: &str, value: u64) -> u64 {
        let minimums = self.rules().filter_map(|rule| match rule.asks {
            Requirement::FieldAtLeast { field, min, .. } if field == path => Some(min),
            _ => None,
        });
        minimums.fold(value, u64::max)
    }

    /// Returns a buffer with this value in a field, whether or not the rules accept it.
    pub(super) fn with_field(&self, field: &FieldAt, value: u64) -> Vec<u8> {
        let mut bytes = self.build();
        bytes[field.offset..field.offset + field.size].copy_from_slice(&value.to_le_bytes()[..field.size]);
        bytes
    }

    /// Returns the number of elements that the rules accept.
    pub(super) fn counts(&self) -> (usize, Option<usize>) {
        self.rules().fold((0, None), |(least, most), rule| match rule.asks {
            Requirement::Elements { min, max, max_limit, .. } => {
                let limit = max_limit.and_then(|name| Limits::default().most(name, self.release, self.pointer));
                let own = max.into_iter().chain(limit).min().map(|max| max as usize);
                (least.max(min as usize), most.into_iter().chain(own).min())
            }
            _ => (least, most),
        })
    }

    /// Returns a buffer with `count` elements, whether or not the rules accept them.
    pub(super) fn with_elements(&self, count: usize) -> Vec<u8> {
        let array = self.array().expect("the structure has an array");
        let mut bytes = self.build();
        bytes.truncate(array.offset);
        for _ in 0..count {
            bytes.extend_from_slice(&self.element().to_le_bytes()[..array.size]);
        }
        bytes
    }

    /// Returns buffers that violate one rule and no earlier rule.
    pub(super) fn violations(&self, rule: &Rule) -> Vec<(Vec<u8>, Found)> {
        let bytes = self.build();
        let resized = |len: usize| {
            let mut bytes = bytes.clone();
            bytes.resize(len, 0);
            (bytes, Found::Bytes(len))
        };
        match &rule.asks {
            Requirement::Exactly(structures) => {
                let sizes = structures.iter().filter_map(|structure| structure.form(self.release, self.pointer));
                let sizes: Vec<usize> = sizes.map(|form| form.size).collect();
                let wrong = sizes.iter().flat_map(|size| [size - 1, size + 1]).filter(|size| !sizes.contains(size));
                wrong.map(resized).collect()
            }
            Requirement::AtLeast(structure) => {
                let size = structure.form(self.release, self.pointer).map(|form| form.size);
                size.into_iter().map(|size| resized(size - 1)).collect()
            }
            Requirement::AtLeastTo(path) => {
                let field = self.form().and_then(|form| form.field(path));
                field.into_iter().map(|field| resized(field.offset - 1)).collect()
            }
            Requirement::WholeElements(_) => {
                let array = self.array().expect("the structure has the array");
                (1..array.size).map(|left| (resized(bytes.len() + left).0, Found::BytesLeft(left))).collect()
            }
            Requirement::Elements { .. } => {
                let (least, most) = self.counts();
                let wrong = least.checked_sub(1).into_iter().chain(most.map(|most| most + 1));
                let most = most.map(|most| most as u32);
                wrong.map(|count| (self.with_elements(count), Found::Elements { count, most })).collect()
            }
            Requirement::EachElement { equals, .. } => {
                let array = self.array().expect("the structure has the array");
                let wrong = [equals + 1, equals ^ 1 << (8 * array.size - 1), 0].into_iter().map(|value| {
                    let mut bytes = self.with_elements(1);
                    bytes[array.offset..].copy_from_slice(&value.to_le_bytes()[..array.size]);
                    (bytes, Found::Element { index: 0, value })
                });
                wrong.collect()
            }
            Requirement::FieldAtLeast { field, min, or_zero } => {
                let field = self.form().and_then(|form| form.field(field)).expect("the structure has the field");
                let wrong = BTreeSet::from([0, 1, min / 2, min - 1]);
                let wrong = wrong.into_iter().filter(|value| value < min && !(*or_zero && *value == 0));
                wrong.map(|value| (self.with_field(field, value), Found::Field { value })).collect()
            }
            _ => Vec::new(),
        }
    }
}
