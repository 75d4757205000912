//! Prepares forms from the catalog.

use std::collections::HashMap;
use std::rc::Rc;

use etwspec_catalog::axis::Pointer;
use etwspec_catalog::query::Moment;
use etwspec_catalog::{
    Bit, Catalog, CountFrom, Element, Field, Form, Many, Mask, Meaning, Role, Scalar, Shape, Struct, find_bit, locate,
};

use super::{Condition, Content, Count, DEEPEST, Inserted, Last, Number, Part, Plan, Probe, Repeat, Requirement};
use crate::bytes::ones;
use crate::sets::Sets;

/// Name of a field, a structure or an event, for findings.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Item<'c> {
    pub(crate) name: String,
    pub(crate) file: &'c str,
}

/// Forms that are prepared when they are first used.
#[derive(Debug)]
pub(crate) struct Plans<'c> {
    pub(crate) catalog: &'c Catalog,
    pub(crate) moment: Moment,
    pub(crate) sets: Sets<'c>,
    pub(crate) items: Vec<Item<'c>>,
    by_name: HashMap<String, u32>,
    structs: HashMap<&'c str, usize>,
    made: HashMap<(usize, usize, Pointer), Rc<Plan<'c>>>,
}

impl<'c> Plans<'c> {
    pub(crate) fn new(catalog: &'c Catalog, moment: Moment) -> Self {
        let structs = catalog.structs.iter().enumerate().map(|(at, structure)| (structure.name.as_str(), at)).collect();
        Plans {
            catalog,
            moment,
            sets: Sets::default(),
            items: Vec::new(),
            by_name: HashMap::new(),
            structs,
            made: HashMap::new(),
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

    fn structure(&self, name: &str) -> Option<(usize, &'c Struct)> {
        let of_alias = || {
            let structure = self.catalog.structure(name)?;
            self.structs.get(structure.name.as_str()).copied()
        };
        let at = self.structs.get(name).copied().or_else(of_alias)?;
        Some((at, self.catalog.structs.get(at)?))
    }

    /// Returns the form of a structure in the release, or else the current one.
    pub(crate) fn of(&mut self, name: &str, pointer: Pointer) -> Option<Rc<Plan<'c>>> {
        let (_, structure) = self.structure(name)?;
        let holds = |form: &&Form| {
            let cells = self.catalog.releases.cells(&form.releases).unwrap_or_default();
            cells.contains(self.moment.last, pointer)
        };
        let current = |form: &&Form| form.current && form.pointer.is_none_or(|only| only == pointer);
        let form = structure.forms.iter().position(|form| holds(&form));
        let form = form.or_else(|| structure.forms.iter().position(|form| current(&form)))?;
        self.make(name, form, pointer, 0)
    }

    /// Returns all forms of a structure for a pointer size, newest first.
    pub(crate) fn all_of(&mut self, name: &str, pointer: Pointer) -> Vec<Rc<Plan<'c>>> {
        let Some((_, structure)) = self.structure(name) else { return Vec::new() };
        let fits = |form: &&Form| form.pointer.is_none_or(|only| only == pointer);
        let forms: Vec<usize> = (0..structure.forms.len()).rev().filter(|at| fits(&&structure.forms[*at])).collect();
        forms.into_iter().filter_map(|form| self.make(name, form, pointer, 0)).collect()
    }

    fn make(&mut self, name: &str, form: usize, pointer: Pointer, depth: usize) -> Option<Rc<Plan<'c>>> {
        let (at, structure) = self.structure(name)?;
        if let Some(plan) = self.made.get(&(at, form, pointer)) {
            return Some(Rc::clone(plan));
        }
        if depth > DEEPEST {
            return None;
        }
        let form_at = structure.forms.get(form)?;
        let item = self.item(structure.name.clone(), &structure.file);
        let mut probes = Vec::new();
        let scope = Scope { structure, form: form_at, pointer };
        self.fields(&form_at.fields, scope, "", 0, None, false, &mut probes);
        let (last, elements) = self.last(scope);
        let mut inserted = Vec::new();
        for row in &structure.inserted {
            let Some(plan) = self.form_for(&row.structure, pointer, depth) else { continue };
            let element = plan.form.fields.last().map_or(0, |field| field.size as usize);
            let count = row.count.as_ref().map(|count| self.count(form_at, count));
            inserted.push(Inserted { when: self.condition(form_at, &row.when), count, element, plan });
        }
        let mut parts = Vec::new();
        for part in &form_at.tail {
            parts.push(self.part(scope, part, depth)?);
        }
        let fixed = form_at.fixed as usize;
        let plan = Rc::new(Plan {
            structure,
            form: form_at,
            pointer,
            fixed,
            item,
            probes,
            inserted,
            parts,
            last,
            total: structure
                .total
                .as_ref()
                .and_then(|path| Some((self.number(form_at, path)?, structure.total_unit as usize))),
            elements,
        });
        self.made.insert((at, form, pointer), Rc::clone(&plan));
        Some(plan)
    }

    fn form_for(&mut self, name: &str, pointer: Pointer, depth: usize) -> Option<Rc<Plan<'c>>> {
        let (_, structure) = self.structure(name)?;
        let holds = |form: &Form| {
            self.catalog.releases.cells(&form.releases).unwrap_or_default().contains(self.moment.last, pointer)
        };
        let current = |form: &Form| form.current && form.pointer.is_none_or(|only| only == pointer);
        let form = structure.forms.iter().position(holds).or_else(|| structure.forms.iter().position(current))?;
        self.make(name, form, pointer, depth + 1)
    }

    fn number(&self, form: &'c Form, path: &str) -> Option<Number> {
        let Some((offset, size)) = locate(self.catalog, &form.fields, path) else {
            let part = form.tail.iter().position(|part| part.name == path)?;
            return Some(Number { part: Some(part), offset: 0, size: 0, start: 0, width: 64 });
        };
        let (start, width) = find_bit(self.catalog, &form.fields, path).map_or((0, 64), |bit| (bit.start, bit.width));
        (size <= 8).then_some(Number { part: None, offset: offset as usize, size: size as usize, start, width })
    }

    fn condition(&self, form: &'c Form, mask: &Mask) -> Condition {
        Condition(self.number(form, &mask.field).map(|number| (number, mask.mask, mask.equals)))
    }

    fn count(&self, form: &'c Form, count: &CountFrom) -> Count {
        Count(self.number(form, &count.field).map(|number| (number, count.mask, count.shift)))
    }

    /// Collects the fields that are compared. Arms of a union are compared if a condition selects them: of other arms,
    /// the one in use is unknown.
    #[allow(clippy::too_many_arguments)]
    fn fields(
        &mut self,
        fields: &'c [Field],
        scope: Scope<'c>,
        path: &str,
        base: usize,
        when: Option<Condition>,
        in_union: bool,
        probes: &mut Vec<Probe>,
    ) {
        for field in fields {
            let at = base + field.offset as usize;
            let own = field.name.as_deref().unwrap_or_default();
            let path = match (path.is_empty(), own.is_empty()) {
                (_, true) => path.to_owned(),
                (true, false) => own.to_owned(),
                (false, false) => format!("{path}.{own}"),
            };
            let selected = field.when.as_ref().map(|mask| self.condition(scope.form, mask));
            let unselected = in_union && selected.is_none();
            let when = selected.or(when);
            if matches!(field.role, Some(Role::Ignored | Role::EventData)) {
                continue;
            }
            let whole = Number { part: None, offset: at, size: field.size as usize, start: 0, width: 64 };
            match &field.shape {
                Shape::Padding if unselected => {}
                Shape::Padding => self.zeros(whole, when, Requirement::Padding, scope, &path, probes),
                Shape::Union(arms) => self.fields(arms, scope, &path, base, when, true, probes),
                Shape::Group(inner) => self.fields(inner, scope, &path, base, when, unselected, probes),
                _ if unselected => {}
                Shape::Bits { bits, .. } => self.bits(bits, whole, when, scope, &path, probes),
                Shape::Struct { name, form } => {
                    if let Some(mask) =
                        self.catalog.masks.iter().position(|mask| mask.structure == *name).filter(|_| when.is_none())
                    {
                        let item = self.item(scope.named(&path), &scope.structure.file);
                        probes.push(Probe { at: whole, when, requirement: Requirement::GroupMask(mask), item });
                    }
                    let Some((_, structure)) = self.structure(name) else { continue };
                    let Some(form) = structure.forms.get(*form) else { continue };
                    let inner = Scope { structure, form, ..scope };
                    // Conditions within name fields of the inner structure, which are elsewhere: they are left out.
                    let plain = !form.fields.iter().any(|field| field.when.is_some());
                    if plain {
                        self.fields(&form.fields, inner, "", at, when, false, probes);
                    }
                }
                Shape::Array { .. } if field.meaning == Some(Meaning::Reserved) => {
                    self.zeros(whole, when, Requirement::Reserved, scope, &path, probes);
                }
                Shape::Array { .. } if field.unknown => {
                    self.zeros(whole, when, Requirement::UnknownField, scope, &path, probes);
                }
                Shape::Scalar(scalar) => {
                    let about = About {
                        values: field.values.as_deref(),
                        meaning: field.meaning,
                        unknown: field.unknown,
                        scalar: Some(*scalar),
                    };
                    self.scalar(whole, when, about, scope, &path, probes);
                }
                Shape::Array { .. } | Shape::Open { .. } | Shape::Counted { .. } => {}
            }
        }
    }

    /// Requires zeros in a range of any size.
    fn zeros(
        &mut self,
        range: Number,
        when: Option<Condition>,
        requirement: Requirement,
        scope: Scope<'c>,
        path: &str,
        probes: &mut Vec<Probe>,
    ) {
        let item = self.item(scope.named(path), &scope.structure.file);
        let mut at = 0;
        while at < range.size {
            let size = (range.size - at).min(8);
            let part = Number { part: None, offset: range.offset + at, size, start: 0, width: 64 };
            probes.push(Probe { at: part, when, requirement: requirement.clone(), item });
            at += size;
        }
    }

    fn bits(
        &mut self,
        bits: &'c [Bit],
        unit: Number,
        when: Option<Condition>,
        scope: Scope<'c>,
        path: &str,
        probes: &mut Vec<Probe>,
    ) {
        let mut left = ones(8 * unit.size.min(8) as u32);
        for bit in bits {
            left &= !(ones(bit.width).checked_shl(bit.start).unwrap_or(0));
            let at = Number { start: bit.start, width: bit.width, ..unit };
            let named = bit.name.as_deref();
            let path = match (path.is_empty(), named) {
                (true, Some(name)) => name.to_owned(),
                (false, Some(name)) => format!("{path}.{name}"),
                _ => path.to_owned(),
            };
            if bit.unknown || named.is_none() {
                let item = self.item(scope.named(&path), &scope.structure.file);
                probes.push(Probe { at, when, requirement: Requirement::UnknownBits, item });
                continue;
            }
            let about = About { values: bit.values.as_deref(), meaning: bit.meaning, unknown: false, scalar: None };
            self.scalar(at, when, about, scope, &path, probes);
        }
        if left != 0 {
            let start = left.trailing_zeros();
            // Bits without a row are usually one range. Another range is part of the same number.
            let width = 64 - left.leading_zeros() - start;
            if left >> start == ones(width) {
                let item = self.item(scope.named(path), &scope.structure.file);
                let at = Number { start, width, ..unit };
                probes.push(Probe { at, when, requirement: Requirement::UnknownBits, item });
            }
        }
    }

    fn scalar(
        &mut self,
        at: Number,
        when: Option<Condition>,
        about: About<'c>,
        scope: Scope<'c>,
        path: &str,
        probes: &mut Vec<Probe>,
    ) {
        if at.size > 8 {
            return;
        }
        let (catalog, moment) = (self.catalog, self.moment.clone());
        let set = about.values.and_then(|name| self.sets.index(catalog, &moment, name, scope.pointer));
        let pointer_sized = matches!(about.scalar, Some(Scalar::Pointer)) || at.size == scope.pointer.bytes() as usize;
        let requirement = match (set, about.meaning) {
            (Some(set), _) => Requirement::In(set),
            (None, Some(Meaning::Reserved)) => Requirement::Reserved,
            (None, Some(meaning)) if is_kernel(meaning) && pointer_sized => Requirement::KernelAddress,
            (None, Some(Meaning::FileTime)) if at.size == 8 => Requirement::FileTime,
            _ if about.unknown => Requirement::UnknownField,
            _ => return,
        };
        let item = self.item(scope.named(path), &scope.structure.file);
        probes.push(Probe { at, when, requirement, item });
    }

    /// Returns the array at the end of a form, and the fields of its elements.
    fn last(&mut self, scope: Scope<'c>) -> (Last, Option<(usize, usize, Vec<Probe>)>) {
        let form = scope.form;
        let last = form.fields.iter().rev().find(|field| !matches!(field.shape, Shape::Padding));
        let Some(field) = last.filter(|field| field.role != Some(Role::EventData)) else { return (Last::None, None) };
        let at = field.offset as usize;
        let (last, stride, element) = match &field.shape {
            Shape::Counted { stride, count, element } => {
                (Last::Counted { at, stride: *stride as usize, count: self.count(form, count) }, *stride, element)
            }
            Shape::Open { stride, element } if form.tail.is_empty() => {
                (Last::Open { stride: *stride as usize }, *stride, element)
            }
            _ => return (Last::None, None),
        };
        let mut probes = Vec::new();
        if let Shape::Struct { name, form } = &**element
            && let Some((_, structure)) = self.structure(name)
            && let Some(form) = structure.forms.get(*form)
        {
            self.fields(&form.fields, Scope { structure, form, ..scope }, "", 0, None, false, &mut probes);
        }
        let elements = (!probes.is_empty()).then_some((at, stride as usize, probes));
        (last, elements)
    }

    fn part(&mut self, scope: Scope<'c>, part: &'c etwspec_catalog::Part, depth: usize) -> Option<Part<'c>> {
        let form = scope.form;
        let size = part.size.unwrap_or(1) as usize;
        let item = self.item(scope.named(&part.name), &scope.structure.file);
        let content = match &part.element {
            _ if part.text.is_some() => Content::Text { unit: size.clamp(1, 2), item },
            Element::Fixed(Shape::Struct { name, form }) => {
                let mut probes = Vec::new();
                if let Some((_, structure)) = self.structure(name)
                    && let Some(form) = structure.forms.get(*form)
                {
                    let inner = Scope { structure, form, ..scope };
                    self.fields(&form.fields, inner, "", 0, None, false, &mut probes);
                }
                Content::Fixed { size, probes }
            }
            Element::Fixed(shape) => {
                let mut probes = Vec::new();
                let number = Number { part: None, offset: 0, size, start: 0, width: 64 };
                if let Shape::Scalar(scalar) = shape {
                    let about = About {
                        values: part.values.as_deref(),
                        meaning: part.meaning,
                        unknown: part.unknown,
                        scalar: Some(*scalar),
                    };
                    self.scalar(number, None, about, scope, &part.name, &mut probes);
                }
                Content::Fixed { size, probes }
            }
            Element::Tailed { name, form } => Content::Plan(self.make(name, *form, scope.pointer, depth + 1)?),
            Element::Dispatch(of) => {
                let dispatch = self.catalog.dispatch(of)?;
                let fits = |case: &&etwspec_catalog::Case| case.pointer.is_none_or(|only| only == scope.pointer);
                let mut cases = Vec::new();
                for case in dispatch.cases.iter().filter(fits) {
                    let plan = case.structure.as_ref().and_then(|name| self.form_for(name, scope.pointer, depth));
                    cases.push((case.value, case.mask, plan));
                }
                let by = part.by.as_ref().and_then(|by| self.number(form, by));
                Content::Cases { cases, own: dispatch.scalar.size(scope.pointer) as usize, by }
            }
        };
        let repeat = match &part.many {
            Many::One => Repeat::One,
            Many::Fixed(count) => Repeat::Fixed(*count as usize),
            Many::Counted(count) => Repeat::Times(self.count(form, count)),
            Many::Open => Repeat::Open,
            Many::Next(field) => Repeat::Next(self.inner(part).and_then(|form| self.number(form, field))),
            Many::While(mask) => match self.inner(part) {
                Some(form) => Repeat::While(self.condition(form, mask)),
                None => Repeat::While(Condition(None)),
            },
        };
        let when = part.when.as_ref().map(|when| self.condition(form, when));
        let least = match (&content, &part.many) {
            (Content::Fixed { size, .. }, Many::Fixed(count)) => size.saturating_mul(*count as usize),
            (Content::Fixed { size, .. }, _) => *size,
            _ => 1,
        };
        Some(Part { when, optional: part.optional, least, repeat, content })
    }

    /// Returns the form of the elements of a part.
    fn inner(&self, part: &'c etwspec_catalog::Part) -> Option<&'c Form> {
        match &part.element {
            Element::Tailed { name, form } | Element::Fixed(Shape::Struct { name, form }) => {
                self.structure(name)?.1.forms.get(*form)
            }
            _ => None,
        }
    }
}

/// A structure whose fields are collected.
#[derive(Clone, Copy)]
struct Scope<'c> {
    structure: &'c Struct,
    form: &'c Form,
    pointer: Pointer,
}

impl Scope<'_> {
    fn named(&self, path: &str) -> String {
        if path.is_empty() { self.structure.name.clone() } else { format!("{}.{path}", self.structure.name) }
    }
}

/// Facts of the tables about a scalar.
struct About<'c> {
    values: Option<&'c str>,
    meaning: Option<Meaning>,
    unknown: bool,
    scalar: Option<Scalar>,
}

/// Returns whether values with a meaning are addresses of objects that only the kernel creates.
fn is_kernel(meaning: Meaning) -> bool {
    matches!(
        meaning,
        Meaning::KernelObject
            | Meaning::ProcessObject
            | Meaning::ThreadObject
            | Meaning::DeviceObject
            | Meaning::DriverObject
            | Meaning::JobObject
    )
}
