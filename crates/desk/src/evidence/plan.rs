//! Layouts of forms, and the fields in them that are compared.
//!
//! # Design
//!
//! The walk of the runtime reads the bytes with tables made from the catalog, because maintainers compare edited tables
//! with a trace before generated code exists. Requirements of the fields of a structure are looked up once for each
//! layout, not for each event. Only unexpected values become text.

mod probes;

use std::collections::HashMap;
use std::rc::Rc;

use etwspec_catalog::axis::Pointer;
use etwspec_catalog::query::Moment;
use etwspec_catalog::tables::Tables;
use etwspec_catalog::{Catalog, Form, Struct};
use etwspec_runtime::describe::{Content, Fit, Layout, MAX_DEPTH, What, When, Why};

use crate::evidence::bytes::{extract, number};
use crate::evidence::sets::Sets;
use probes::Probes;

/// Maximum number of elements of an array whose fields are compared. All elements are measured.
const MAX_COMPARED: usize = 64;

/// Bits of an integer at an offset from the start of its structure.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bits {
    pub(crate) offset: usize,
    pub(crate) size: usize,
    pub(crate) start: u32,
    pub(crate) width: u32,
}

impl Bits {
    #[inline]
    pub(crate) fn read(&self, bytes: &[u8], base: usize) -> Option<u64> {
        Some(extract(number(bytes, base.checked_add(self.offset)?, self.size)?, self.start, self.width))
    }
}

/// Requirement of a field.
#[derive(Clone, Debug)]
pub(crate) enum Requirement {
    /// Its value is in a set.
    In(usize),
    /// Zero, because a source reserves it.
    Reserved,
    /// Zero: padding of C.
    Padding,
    /// Zero: unknown bits.
    UnknownBits,
    /// Zero: a field of unknown purpose.
    UnknownField,
    /// The address of a kernel object, of this many bytes.
    KernelAddress,
    /// A point in time, as a FILETIME.
    FileTime,
    /// Words of a group mask.
    GroupMask(usize),
}

/// A field that is compared.
#[derive(Clone, Debug)]
pub(crate) struct Probe {
    pub(crate) at: Bits,
    /// Condition for the field to be in use.
    pub(crate) when: Option<When>,
    pub(crate) requirement: Requirement,
    /// Index of the name of the field, in [`Plans::items`].
    pub(crate) item: u32,
}

impl Probe {
    /// Returns whether the field of the structure at `base` is in use.
    #[inline]
    pub(crate) fn is_in_use(&self, bytes: &[u8], base: usize) -> bool {
        self.when.is_none_or(|when| when.holds(bytes.get(base..).unwrap_or(&[]), |_| 0))
    }
}

/// Name of a field, a structure or an event, for findings.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Item<'c> {
    pub(crate) name: String,
    pub(crate) file: &'c str,
}

/// Reader of a structure: of its fields and its texts.
pub(crate) trait Reader {
    /// Reads a field that is compared, of the structure at an offset of the bytes.
    fn probe(&mut self, probe: &Probe, bytes: &[u8], base: usize);
    /// Reads a text with its terminator, if it has one.
    fn text(&mut self, item: u32, unit: usize, at: usize, text: &[u8], terminated: bool);
}

/// A form of a structure, for data of a pointer size.
#[derive(Debug)]
pub(crate) struct Plan<'c> {
    pub(crate) structure: &'c Struct,
    pub(crate) form: &'c Form,
    pub(crate) pointer: Pointer,
    pub(crate) layout: &'static Layout,
    /// Index of the name of the structure, in [`Plans::items`].
    pub(crate) item: u32,
    compared: Compared,
}

/// Probes of a structure and of all structures within it, by layout.
type Compared = Vec<(&'static Layout, Probes)>;

impl Plan<'_> {
    /// Returns the size of the fixed part in bytes.
    pub(crate) fn fixed(&self) -> usize {
        self.layout.fixed
    }

    /// Returns whether all data with the form has the same size, except for C's padding at the end.
    pub(crate) fn is_fixed(&self) -> bool {
        self.layout.tail.is_empty() && self.layout.inserted.is_empty() && self.layout.total.is_none()
    }

    /// Returns whether the form explains all bytes. C's padding at the end may be there or not.
    pub(crate) fn explains(&self, bytes: &[u8]) -> bool {
        self.layout.fit(bytes) == Fit::Exact
    }

    /// Reads a structure and returns the end of its last known part. `None` if the bytes contradict the layout.
    pub(crate) fn read(&self, bytes: &[u8], reader: &mut impl Reader) -> Option<usize> {
        let mut within: [Option<&Probes>; MAX_DEPTH] = [None; MAX_DEPTH];
        let mut elements = [0; MAX_DEPTH];
        let mut end = None;
        for piece in self.layout.walk(bytes) {
            let probes = within.get(piece.depth).copied().flatten();
            match piece.what {
                What::Enter(layout) => {
                    let element = piece.depth.checked_sub(1).and_then(|outer| elements.get_mut(outer));
                    let is_compared = element.is_none_or(|element| {
                        *element += 1;
                        *element <= MAX_COMPARED
                    });
                    let found = self.compared.iter().find(|(known, _)| std::ptr::eq(*known, layout));
                    let probes = found.map(|(_, probes)| probes).filter(|_| is_compared);
                    *within.get_mut(piece.depth)? = probes;
                    if let Some(probes) = probes.filter(|_| piece.bytes.len() >= layout.fixed) {
                        probes.fields.iter().for_each(|probe| reader.probe(probe, bytes, piece.start));
                    }
                }
                What::Begin(_) => *elements.get_mut(piece.depth)? = 0,
                What::Values(part) => {
                    let probe = probes.and_then(|probes| probes.part(part)).and_then(|(_, probe)| probe.as_ref());
                    if let Some(probe) = probe {
                        let starts = (piece.start..piece.start + piece.bytes.len()).step_by(probe.at.size.max(1));
                        starts.take(MAX_COMPARED).for_each(|at| reader.probe(probe, bytes, at));
                    }
                }
                What::Text(part) => {
                    if let Some((item, _)) = probes.and_then(|probes| probes.part(part)) {
                        let unit = if let Content::Text { unit: 2 } = part.content { 2 } else { 1 };
                        let characters = piece.bytes.chunks_exact(unit);
                        let terminated = characters.last().is_some_and(|last| last.iter().all(|byte| *byte == 0));
                        let zero = if terminated { unit } else { 0 };
                        let text = piece.bytes.get(..piece.bytes.len().saturating_sub(zero)).unwrap_or(&[]);
                        reader.text(*item, unit, piece.start, text, terminated);
                    }
                }
                What::Rest(Why::Error(_) | Why::TooDeep) => return None,
                What::Data | What::Rest(_) if piece.depth == 0 => end = end.or(Some(piece.start)),
                _ => {}
            }
        }
        Some(end.unwrap_or(bytes.len()))
    }
}

/// Forms that are prepared when they are first used.
#[derive(Debug)]
pub(crate) struct Plans<'c> {
    pub(crate) catalog: &'c Catalog,
    pub(crate) moment: Moment,
    pub(crate) sets: Sets<'c>,
    pub(crate) items: Vec<Item<'c>>,
    by_name: HashMap<String, u32>,
    made: HashMap<(&'c str, usize, Pointer), Rc<Plan<'c>>>,
    tables: [Tables<'c>; 2],
}

impl<'c> Plans<'c> {
    pub(crate) fn new(catalog: &'c Catalog, moment: Moment) -> Self {
        let tables = Pointer::ALL.map(|pointer| Tables::of(catalog, &moment, pointer));
        Plans {
            catalog,
            moment,
            sets: Sets::default(),
            items: Vec::new(),
            by_name: HashMap::new(),
            made: HashMap::new(),
            tables,
        }
    }

    pub(crate) fn item(&mut self, name: String, file: &'c str) -> u32 {
        let next = self.items.len() as u32;
        match self.by_name.entry(name) {
            std::collections::hash_map::Entry::Occupied(known) => *known.get(),
            std::collections::hash_map::Entry::Vacant(new) => {
                self.items.push(Item { name: new.key().clone(), file });
                *new.insert(next)
            }
        }
    }

    fn tables(&self, pointer: Pointer) -> &Tables<'c> {
        let [of_32, of_64] = &self.tables;
        if pointer == Pointer::Bits32 { of_32 } else { of_64 }
    }

    /// Returns the form of a structure in the release, or else the current one.
    pub(crate) fn of(&mut self, name: &str, pointer: Pointer) -> Option<Rc<Plan<'c>>> {
        let structure = self.catalog.structure(name)?;
        let form = self.tables(pointer).form(structure, None)?;
        self.make(structure, form, pointer)
    }

    /// Returns all forms of a structure for a pointer size, newest first.
    pub(crate) fn all_of(&mut self, name: &str, pointer: Pointer) -> Vec<Rc<Plan<'c>>> {
        let Some(structure) = self.catalog.structure(name) else { return Vec::new() };
        let fits = |form: &&Form| form.pointer.is_none_or(|only| only == pointer);
        let forms: Vec<usize> = (0..structure.forms.len()).rev().filter(|at| fits(&&structure.forms[*at])).collect();
        forms.into_iter().filter_map(|form| self.make(structure, form, pointer)).collect()
    }

    fn make(&mut self, structure: &'c Struct, form: usize, pointer: Pointer) -> Option<Rc<Plan<'c>>> {
        let key = (structure.name.as_str(), form, pointer);
        if let Some(plan) = self.made.get(&key) {
            return Some(Rc::clone(plan));
        }
        let layout = self.tables(pointer).layout(structure, form)?;
        let item = self.item(structure.name.clone(), &structure.file);
        let mut compared: Compared = Vec::new();
        self.compared(layout, pointer, &mut compared);
        let plan = Rc::new(Plan { structure, form: structure.forms.get(form)?, pointer, layout, item, compared });
        self.made.insert(key, Rc::clone(&plan));
        Some(plan)
    }
}
