//! Answers to queries: each way to read a query is tried until one has a result.

use super::index::{Found, Index};
use super::item::Item;
use super::moment::{Moment, cells};
use super::number::{Meanings, meanings};
use super::reading::{Reading, readings};
use crate::axis::Pointer;
use crate::{Catalog, Form, Struct};

/// Catalog, and the release and pointer size to which a query is limited.
#[derive(Clone, Debug)]
pub struct Scope<'a> {
    /// Catalog.
    pub catalog: &'a Catalog,
    /// Release; any if `None`.
    pub moment: Option<Moment>,
    /// Pointer size; any if `None`.
    pub pointer: Option<Pointer>,
}

impl Scope<'_> {
    /// Returns the forms of a structure in the scope, newest first.
    pub fn forms<'s>(&self, structure: &'s Struct) -> impl Iterator<Item = &'s Form> {
        structure.forms.iter().rev().filter(|form| {
            let cells = cells(&self.catalog.releases, &form.releases);
            self.moment.as_ref().is_none_or(|moment| moment.is_in(cells, self.pointer))
                && self.pointer.is_none_or(|pointer| !cells.of(pointer).is_empty())
        })
    }
}

/// Answer to a query.
#[derive(Clone, Debug)]
pub enum Answer<'a> {
    /// Items with the name, the path or the byte.
    Items(Vec<Item<'a>>),
    /// Meanings of a number.
    Number(Meanings<'a>),
    /// Structures with a form of this size.
    Size(u64, Vec<&'a Struct>),
    /// Items whose GUID contains the digits.
    Guid(Vec<Item<'a>>),
    /// Structures with the name, without a byte at the offset.
    NoByte(u64, Vec<&'a Struct>),
    /// Nothing; these names are similar.
    Nothing(Vec<String>),
}

/// Returns the meaning of a text.
pub fn answer<'a>(scope: &Scope<'a>, index: &Index<'a>, text: &str) -> Answer<'a> {
    let mut nothing = Answer::Nothing(Vec::new());
    for reading in readings(text) {
        match read(scope, index, text, &reading) {
            Answer::Nothing(similar) if !similar.is_empty() => nothing = Answer::Nothing(similar),
            Answer::Nothing(_) => {}
            answer => return answer,
        }
    }
    nothing
}

fn read<'a>(scope: &Scope<'a>, index: &Index<'a>, text: &str, reading: &Reading<'_>) -> Answer<'a> {
    match reading {
        Reading::Number(number) => {
            let mut meanings = meanings(scope.catalog, index, *number, scope.pointer, scope.moment.as_ref());
            // A number may also be the ID of a release.
            if let Found::Items(items) = index.find(text) {
                meanings.items.extend(items);
            }
            if meanings.is_empty() { Answer::Nothing(Vec::new()) } else { Answer::Number(meanings) }
        }
        Reading::Size(size) => {
            let has = |structure: &&Struct| scope.forms(structure).any(|form| u64::from(form.size) == *size);
            let found: Vec<&Struct> = scope.catalog.structs.iter().filter(has).collect();
            if found.is_empty() { Answer::Nothing(Vec::new()) } else { Answer::Size(*size, found) }
        }
        Reading::Byte { name, offset } => byte(scope, index.structures(name), *offset),
        Reading::Name(name) => match index.find(name) {
            Found::Items(items) => Answer::Items(items),
            Found::Nothing(similar) => Answer::Nothing(similar),
        },
        Reading::Guid(digits) => {
            let has = |item: &&Item<'_>| item.guid().is_some_and(|guid| guid_digits(guid).contains(digits));
            let found: Vec<Item<'_>> = index.items().iter().filter(has).cloned().collect();
            if found.is_empty() { Answer::Nothing(Vec::new()) } else { Answer::Guid(found) }
        }
    }
}

fn byte<'a>(scope: &Scope<'a>, structures: Vec<&'a Struct>, offset: u64) -> Answer<'a> {
    let has = |structure: &Struct, at: u32| scope.forms(structure).any(|form| at < form.size.max(form.fixed));
    let found: Vec<Item<'_>> = u32::try_from(offset).map_or_else(
        |_| Vec::new(),
        |at| structures.iter().filter(|one| has(one, at)).map(|one| Item::Byte(one, at)).collect(),
    );
    match (structures.is_empty(), found.is_empty()) {
        (true, _) => Answer::Nothing(Vec::new()),
        (_, true) => Answer::NoByte(offset, structures),
        (_, false) => Answer::Items(found),
    }
}

fn guid_digits(guid: &str) -> String {
    guid.chars().filter(|&c| c != '-').collect::<String>().to_ascii_lowercase()
}
