//! A visitor that checks what a decoder reports.

use std::collections::HashSet;
use std::fmt::{self, Write};

use etwspec::describe::Why;
use etwspec_etl::payload::{Field, Group, Value, Visitor};

/// A writer that discards everything.
pub(super) struct Nowhere;

impl Write for Nowhere {
    fn write_str(&mut self, _: &str) -> fmt::Result {
        Ok(())
    }
}

/// Formats a value, so that all of it is read.
pub(super) fn show(what: &impl fmt::Debug) {
    write!(Nowhere, "{what:?}").expect("nothing fails there");
}

/// Checks what visitors rely on: groups nest, names within a group are unique, elements of lists have no names.
#[derive(Default)]
pub(super) struct CheckedVisitor<'a> {
    open: Vec<(Group, HashSet<String>)>,
    top: HashSet<String>,
    /// Number of values and groups outside of any group.
    pub(super) outermost: usize,
    /// The bytes without a known layout, and why.
    pub(super) rests: Vec<(&'a [u8], Why)>,
}

impl CheckedVisitor<'_> {
    /// Checks that every group has ended.
    pub(super) fn is_over(&self) {
        assert!(self.open.is_empty(), "what begins ends");
    }

    fn field(&mut self, field: &Field) {
        self.outermost += usize::from(self.open.is_empty());
        let (list, names) = match self.open.last_mut() {
            Some((Group::List, names)) => (true, names),
            Some((_, names)) => (false, names),
            None => (false, &mut self.top),
        };
        if list {
            assert_eq!(field.name, "", "an element has no name");
        } else if !field.name.is_empty() {
            assert!(names.insert(field.name.to_string()), "{} comes twice", field.name);
        }
    }
}

impl<'a> Visitor<'a> for CheckedVisitor<'a> {
    fn value(&mut self, field: &Field, value: Value<'a>) {
        self.field(field);
        show(&value);
        let number = match value {
            Value::Unsigned(number) | Value::Address(number) => number,
            Value::Signed(number) => number as u64,
            Value::Time(time) => return write!(Nowhere, "{time}").expect("nothing fails there"),
            Value::Guid(guid) => return write!(Nowhere, "{guid}").expect("nothing fails there"),
            Value::Sid(sid) => return write!(Nowhere, "{sid}").expect("nothing fails there"),
            Value::Utf16(text) => return text.chars().for_each(drop),
            _ => return,
        };
        match &field.names {
            Some(names) if names.are_flags() => {
                let rest = names.flags(number, |name, _| assert_ne!(name, ""));
                assert_eq!(rest & !number, 0, "no bit is left over that was not set");
            }
            Some(names) => assert_ne!(names.name(number), Some("")),
            None => {}
        }
    }

    fn begin(&mut self, field: &Field, group: Group) {
        self.field(field);
        self.open.push((group, HashSet::new()));
    }

    fn end(&mut self, group: Group) {
        assert_eq!(self.open.pop().map(|(group, _)| group), Some(group), "the innermost ends first");
    }

    fn rest(&mut self, bytes: &'a [u8], why: Why) {
        assert!(!bytes.is_empty(), "what is left has bytes");
        self.rests.push((bytes, why));
    }
}
