//! Describing tables of layouts, made from a catalog: the tables that the generated crate contains, for facts that it does not
//! contain, such as edited tables or another version.
//!
//! # Design
//!
//! The walk of etwspec-runtime reads bytes with tables that live as long as the process, so that readers need no
//! lifetime for them. Tables of a catalog therefore stay in memory until the process ends. Equal tables are stored once:
//! a program that loads its catalog again after each edit keeps only what was edited.
//!
//! Generated tables refer to the current form of an inner structure that a dispatch selects. Tables for one release
//! refer to its form in that release.

mod keep;
mod rows;

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use crate::axis::Pointer;
use crate::layouts::{Family, InsertedRow, current_form, values};
use crate::query::Moment;
use crate::{Catalog, Dispatch, Form, HookEvent, Payload, Struct};
use etwspec_runtime::describe::{self, Fit, Layout, Values};

/// Makes describing tables from a catalog. They stay in memory until the process ends.
#[derive(Debug)]
pub struct Tables<'c> {
    catalog: &'c Catalog,
    /// Release and pointer size of the data; `None` for the current forms.
    of: Option<(Moment, Pointer)>,
    /// Layouts by structure name and form index.
    made: RefCell<HashMap<(&'c str, usize), Option<&'static Layout>>>,
    values: RefCell<HashMap<&'c str, Option<&'static Values>>>,
    families: RefCell<HashMap<&'c str, Rc<Family<'c>>>>,
}

impl<'c> Tables<'c> {
    /// Makes tables whose inner structures have their current forms, as in the generated crate.
    pub fn newest(catalog: &'c Catalog) -> Self {
        Tables { catalog, of: None, made: RefCell::default(), values: RefCell::default(), families: RefCell::default() }
    }

    /// Makes tables for the data of a release with a pointer size.
    pub fn of(catalog: &'c Catalog, moment: &Moment, pointer: Pointer) -> Self {
        Tables { of: Some((moment.clone(), pointer)), ..Tables::newest(catalog) }
    }

    /// Returns the layout of the structure with a name, an alias or a former name, in the form of the release.
    pub fn by_name(&self, name: &str) -> Option<&'static Layout> {
        let structure = self.catalog.structure(name)?;
        self.layout(structure, self.form(structure, None)?)
    }

    /// Returns the layout of a form of a structure. `None` if the structure has no such form.
    pub fn layout(&self, structure: &'c Struct, form: usize) -> Option<&'static Layout> {
        let key = (structure.name.as_str(), form);
        if let Some(made) = self.made.borrow().get(&key) {
            return *made;
        }
        // A structure within itself has no table.
        self.made.borrow_mut().insert(key, None);
        let table = self.family(structure).layout(structure, form);
        let made = table.and_then(|table| self.layout_row(&table)).map(|row| keep::keep(Box::new(row)));
        self.made.borrow_mut().insert(key, made);
        made
    }

    fn family(&self, structure: &'c Struct) -> Rc<Family<'c>> {
        let mut families = self.families.borrow_mut();
        let family = families.entry(&structure.name).or_insert_with(|| Rc::new(Family::new(self.catalog, structure)));
        Rc::clone(family)
    }

    /// Returns the layouts of all forms of a structure, in their order in the catalog.
    pub fn layouts(&self, structure: &'c Struct) -> Vec<&'static Layout> {
        (0..structure.forms.len()).filter_map(|form| self.layout(structure, form)).collect()
    }

    /// Returns the layouts of the payload of events with an event version, in the order of the tables: layouts of the
    /// release and the pointer size.
    pub fn payloads<'e>(&self, events: impl IntoIterator<Item = &'e HookEvent>, version: u32) -> Vec<&'static Layout> {
        let fits = |payload: &&Payload| {
            let (moment, pointer) = match &self.of {
                Some((moment, pointer)) => (Some(moment), Some(*pointer)),
                None => (None, None),
            };
            let is_in_release =
                |releases| moment.is_none_or(|moment| moment.within(&self.catalog.releases, releases, pointer));
            payload.event_version.is_none_or(|only| only == version)
                && payload.pointer.is_none_or(|only| pointer.is_none_or(|pointer| only == pointer))
                && payload.releases.as_ref().is_none_or(is_in_release)
                && !payload.whole
        };
        let payloads = events.into_iter().flat_map(|event| event.payloads.iter().filter(fits));
        payloads.filter_map(|payload| self.by_name(&payload.structure)).collect()
    }

    /// Returns the layout of the payload of events with an event version: the first that explains all bytes, as in the
    /// generated code, or else the first whose fixed part they contain.
    pub fn choose<'e>(
        &self,
        events: impl IntoIterator<Item = &'e HookEvent>,
        version: u32,
        bytes: &[u8],
    ) -> Option<&'static Layout> {
        let mut layouts = self.payloads(events, version);
        layouts.retain(|layout| layout.fixed <= bytes.len());
        let exact = layouts.iter().find(|layout| layout.fit(bytes) == Fit::Exact);
        exact.or(layouts.first()).copied()
    }

    /// Returns the table of a dispatch. `None` if a name in it is unknown.
    pub fn dispatch(&self, dispatch: &'c Dispatch) -> Option<&'static describe::Dispatch> {
        Some(keep::keep(Box::new(self.dispatch_row(dispatch)?)))
    }

    /// Returns the table of the set of values with a name. `None` if the set is neither an enumeration nor flags.
    pub fn values(&self, name: &'c str) -> Option<&'static Values> {
        if let Some(made) = self.values.borrow().get(name) {
            return *made;
        }
        let made = values(self.catalog, name).map(|table| keep::keep(Box::new(self.values_row(&table))));
        self.values.borrow_mut().insert(name, made);
        made
    }

    /// Returns the index of the form of a structure: the form of the release, or else the current form. `only` is the
    /// pointer size of the data, if it differs from the pointer size of the tables.
    pub fn form(&self, structure: &Struct, only: Option<Pointer>) -> Option<usize> {
        let Some((moment, pointer)) = &self.of else { return current_form(structure, only) };
        let pointer = only.unwrap_or(*pointer);
        let holds = |form: &Form| {
            let cells = self.catalog.releases.cells(&form.releases).unwrap_or_default();
            cells.contains(moment.last, pointer)
        };
        let is_current = |form: &Form| form.current && form.pointer.is_none_or(|only| only == pointer);
        structure.forms.iter().position(holds).or_else(|| structure.forms.iter().position(is_current))
    }

    /// Returns the index of the form of an inserted item.
    fn inserted_form(&self, row: &InsertedRow<'_>) -> Option<usize> {
        match self.of {
            Some(_) => self.form(row.structure, None),
            None => row.structure.forms.len().checked_sub(1),
        }
    }
}
