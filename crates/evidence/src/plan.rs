//! Forms of structures, prepared for reading: offsets and sets are looked up once for each form, not for each event.

use std::collections::HashMap;
use std::rc::Rc;

use etwspec_catalog::axis::Pointer;
use etwspec_catalog::query::Moment;
use etwspec_catalog::{
    Bit, Catalog, CountFrom, Element, Field, Form, Many, Mask, Meaning, Role, Scalar, Shape, Struct, find_bit, locate,
};

use crate::bytes::{extract, number, ones};
use crate::sets::Sets;

/// How deep structures of variable size may contain each other.
const DEEPEST: usize = 8;
/// Maximum number of elements of an array whose fields are compared. All elements are measured.
const MOST_COMPARED: usize = 64;

/// Maximum number of parts of a tail that later parts can refer to.
const KEPT: usize = 32;

/// Numbers in the parts of a tail that were read, by the index of the part.
type Kept = [u64; KEPT];

/// Bits of an integer at an offset.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Number {
    /// Index of the part that contains the number; none if the fixed part contains it.
    part: Option<usize>,
    pub(crate) offset: usize,
    pub(crate) size: usize,
    pub(crate) start: u32,
    pub(crate) width: u32,
}

impl Number {
    /// Reads the number, or takes it from those that were kept.
    #[inline]
    fn read_or_kept(&self, bytes: &[u8], base: usize, kept: &Kept) -> Option<u64> {
        match self.part {
            Some(part) => Some(extract(*kept.get(part)?, self.start, self.width)),
            None => self.read(bytes, base),
        }
    }

    #[inline]
    pub(crate) fn read(&self, bytes: &[u8], base: usize) -> Option<u64> {
        Some(extract(number(bytes, base.checked_add(self.offset)?, self.size)?, self.start, self.width))
    }
}

/// A condition on bits. `None` for a field that the form lacks: it never holds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Condition(Option<(Number, u64, Option<u64>)>);

impl Condition {
    #[inline]
    pub(crate) fn holds(&self, bytes: &[u8], base: usize) -> bool {
        self.holds_with(bytes, base, &[0; KEPT])
    }

    #[inline]
    fn holds_with(&self, bytes: &[u8], base: usize, kept: &Kept) -> bool {
        let Some((field, mask, equals)) = &self.0 else { return false };
        let Some(number) = field.read_or_kept(bytes, base, kept) else { return false };
        equals.map_or(number & mask != 0, |equals| number & mask == equals)
    }
}

/// A count in bits of a field.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Count(Option<(Number, u64, u32)>);

impl Count {
    fn read(&self, bytes: &[u8], base: usize, kept: &Kept) -> usize {
        let Some((field, mask, shift)) = &self.0 else { return 0 };
        let number = field.read_or_kept(bytes, base, kept).unwrap_or(0);
        usize::try_from((number & mask).checked_shr(*shift).unwrap_or(0)).unwrap_or(usize::MAX)
    }
}

/// What is required of a field.
#[derive(Clone, Debug)]
pub(crate) enum Requirement {
    /// Its value is in a set.
    In(usize),
    /// It is zero, because a source reserves it.
    Reserved,
    /// It is zero: C adds it.
    Padding,
    /// It is zero: nothing is known about these bits.
    UnknownBits,
    /// It is zero: its purpose is unknown.
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
    pub(crate) at: Number,
    pub(crate) when: Option<Condition>,
    pub(crate) requirement: Requirement,
    /// Index of the name of the field, in [`Plans::items`].
    pub(crate) item: u32,
}

/// An item that a header inserts.
#[derive(Debug)]
struct Inserted<'c> {
    when: Condition,
    count: Option<Count>,
    element: usize,
    plan: Rc<Plan<'c>>,
}

#[derive(Debug)]
enum Content<'c> {
    /// Bytes of a fixed size, with the fields that are compared.
    Fixed { size: usize, probes: Vec<Probe> },
    /// Text with characters of this many bytes.
    Text { unit: usize, item: u32 },
    /// Structures of variable size.
    Plan(Rc<Plan<'c>>),
    /// One of several structures, by the value of an integer of their own or of a field.
    Cases { cases: Vec<(u64, u64, Option<Rc<Plan<'c>>>)>, own: usize, by: Option<Number> },
}

#[derive(Debug)]
enum Repeat {
    One,
    Times(Count),
    Fixed(usize),
    Open,
    Next(Option<Number>),
    While(Condition),
}

#[derive(Debug)]
struct Part<'c> {
    when: Option<Condition>,
    optional: bool,
    /// Number of bytes that an optional part needs to be there.
    least: usize,
    repeat: Repeat,
    content: Content<'c>,
}

/// Array at the end of a form.
#[derive(Debug)]
enum Last {
    None,
    Counted { at: usize, stride: usize, count: Count },
    Open { stride: usize },
}

/// A form of a structure.
#[derive(Debug)]
pub(crate) struct Plan<'c> {
    pub(crate) structure: &'c Struct,
    pub(crate) form: &'c Form,
    pub(crate) pointer: Pointer,
    pub(crate) fixed: usize,
    /// Index of the name of the structure, in [`Plans::items`].
    pub(crate) item: u32,
    probes: Vec<Probe>,
    inserted: Vec<Inserted<'c>>,
    parts: Vec<Part<'c>>,
    last: Last,
    /// Field that contains the size with all that follows, and its unit in bytes.
    total: Option<(Number, usize)>,
    /// Probes of the element of the array at the end, with the offset of the array and the size of an element.
    elements: Option<(usize, usize, Vec<Probe>)>,
}

/// What reads a structure: its fields, and its texts.
pub(crate) trait Reader {
    /// A field that is compared, at an offset of the bytes.
    fn probe(&mut self, probe: &Probe, bytes: &[u8], base: usize);
    /// A text with its terminator, if it has one.
    fn text(&mut self, item: u32, unit: usize, at: usize, text: &[u8], terminated: bool);
}

/// Reads nothing: only the end of a structure matters.
pub(crate) struct Measure;

impl Reader for Measure {
    #[inline]
    fn probe(&mut self, _: &Probe, _: &[u8], _: usize) {}
    #[inline]
    fn text(&mut self, _: u32, _: usize, _: usize, _: &[u8], _: bool) {}
}

impl Plan<'_> {
    /// Returns whether all data with the form has the same size, except for C's padding at the end.
    #[inline]
    pub(crate) fn is_fixed(&self) -> bool {
        self.parts.is_empty() && self.inserted.is_empty() && matches!(self.last, Last::None) && self.total.is_none()
    }

    /// Returns whether the form explains all bytes. C's padding at the end may be there or not.
    #[inline]
    pub(crate) fn explains(&self, bytes: &[u8]) -> bool {
        if bytes.len() < self.fixed {
            return false;
        }
        if self.is_fixed() {
            let left = bytes.len() - self.fixed;
            return left == 0 || left == (self.form.size as usize).saturating_sub(self.fixed);
        }
        self.read(bytes, 0, 0, &mut Measure) == Some(bytes.len())
    }

    /// Reads the structure at an offset and returns its end. `None` if the bytes end within it.
    pub(crate) fn read(&self, bytes: &[u8], base: usize, depth: usize, reader: &mut impl Reader) -> Option<usize> {
        let fixed_end = base.checked_add(self.fixed)?;
        if fixed_end > bytes.len() || depth > DEEPEST {
            return None;
        }
        // The size of a structure within others bounds it. That of a header includes the data, where it ends.
        let total = match &self.total {
            Some((total, unit)) => {
                let total = usize::try_from(total.read(bytes, base)?).ok()?.checked_mul(*unit)?;
                Some(base.checked_add(total).filter(|end| (fixed_end..=bytes.len()).contains(end))?)
            }
            None => None,
        };
        let bytes = bytes.get(..total.unwrap_or(bytes.len()))?;
        self.probes.iter().for_each(|probe| reader.probe(probe, bytes, base));
        let mut at = fixed_end;
        for inserted in &self.inserted {
            if !inserted.when.holds(bytes, base) {
                continue;
            }
            inserted.plan.probes.iter().for_each(|probe| reader.probe(probe, bytes, at));
            let counted = inserted.count.as_ref().map_or(0, |count| count.read(bytes, base, &[0; KEPT]));
            at = at.checked_add(inserted.plan.fixed)?.checked_add(counted.checked_mul(inserted.element)?)?;
            if at > bytes.len() {
                return None;
            }
        }
        let mut kept = [0; KEPT];
        for (index, part) in self.parts.iter().enumerate() {
            let begin = at;
            at = part.read(bytes, at, base, depth, &kept, reader)?;
            if let (Some(kept), Content::Fixed { size: size @ 1..=8, .. }, true) =
                (kept.get_mut(index), &part.content, at > begin && matches!(part.repeat, Repeat::One))
            {
                *kept = number(bytes, begin, *size).unwrap_or(0);
            }
        }
        let end = match &self.last {
            Last::None => at,
            Last::Counted { at: first, stride, count } => base
                .checked_add(*first)?
                .checked_add(count.read(bytes, base, &[0; KEPT]).checked_mul(*stride)?)?
                .max(at),
            // A rest that is smaller than an element is not explained.
            Last::Open { stride } if self.parts.is_empty() => {
                at.checked_add(bytes.len().checked_sub(at)? / stride.max(&1) * stride.max(&1))?
            }
            Last::Open { .. } => at,
        };
        if end > bytes.len() {
            return None;
        }
        if let Some((first, stride, probes)) = &self.elements {
            let first = base.checked_add(*first)?;
            for index in 0..(end.saturating_sub(first) / stride.max(&1)).min(MOST_COMPARED) {
                probes.iter().for_each(|probe| reader.probe(probe, bytes, first + index * stride));
            }
        }
        Some(total.filter(|_| depth > 0).unwrap_or(end))
    }
}

impl Part<'_> {
    fn read(
        &self,
        bytes: &[u8],
        at: usize,
        base: usize,
        depth: usize,
        kept: &Kept,
        reader: &mut impl Reader,
    ) -> Option<usize> {
        let absent = self.when.as_ref().is_some_and(|when| !when.holds_with(bytes, base, kept));
        if absent || self.optional && bytes.len().saturating_sub(at) < self.least.max(1) {
            return Some(at);
        }
        if let (Content::Cases { .. }, Repeat::Times(count)) = (&self.content, &self.repeat) {
            // A field states the size in bytes. A case without a known structure is explained by it.
            let end = at.checked_add(count.read(bytes, base, kept)).filter(|end| *end <= bytes.len())?;
            let _ = self.content.read(bytes.get(..end)?, at, base, depth, 0, reader);
            return Some(end);
        }
        let (most, required) = match &self.repeat {
            Repeat::One => (1, true),
            Repeat::Fixed(count) => (*count, true),
            Repeat::Times(count) => (count.read(bytes, base, kept), true),
            Repeat::Open | Repeat::Next(_) | Repeat::While(_) => (usize::MAX, false),
        };
        if let Content::Fixed { size, probes } = &self.content
            && probes.is_empty()
            && required
        {
            let end = at.checked_add(size.checked_mul(most)?)?;
            return (end <= bytes.len()).then_some(end);
        }
        let mut at = at;
        for index in 0..most {
            if at >= bytes.len() && !required {
                break;
            }
            let begin = at;
            let end = self.content.read(bytes, at, base, depth, index, reader);
            let Some(end) = end else {
                // What is too short for an element of an array to the end is a rest.
                return matches!(self.repeat, Repeat::Open).then_some(at);
            };
            at = end;
            let again = match &self.repeat {
                Repeat::Next(field) => {
                    let distance = field.as_ref().and_then(|field| field.read(bytes, begin)).unwrap_or(0);
                    if distance != 0 {
                        at = begin.checked_add(usize::try_from(distance).ok()?)?;
                    }
                    distance != 0
                }
                Repeat::While(condition) => condition.holds(bytes, begin),
                _ => true,
            };
            if at > bytes.len() {
                return None;
            }
            if !again || at <= begin {
                break;
            }
        }
        Some(at)
    }
}

impl Content<'_> {
    fn read(
        &self,
        bytes: &[u8],
        at: usize,
        base: usize,
        depth: usize,
        index: usize,
        reader: &mut impl Reader,
    ) -> Option<usize> {
        match self {
            Content::Fixed { size, probes } => {
                let end = at.checked_add(*size).filter(|end| *end <= bytes.len())?;
                if index < MOST_COMPARED {
                    probes.iter().for_each(|probe| reader.probe(probe, bytes, at));
                }
                Some(end)
            }
            Content::Text { unit, item } => {
                let rest = bytes.get(at..)?;
                let zero = if *unit == 2 {
                    rest.chunks_exact(2).position(|unit| unit == [0, 0])
                } else {
                    rest.iter().position(|byte| *byte == 0)
                };
                let length = zero.map_or(rest.len(), |zero| zero * unit);
                let text = rest.get(..length)?;
                reader.text(*item, *unit, at, text, zero.is_some());
                let end = zero.map_or(length, |_| length + unit);
                Some(at + if zero.is_none() { length / unit * unit } else { end })
            }
            Content::Plan(plan) => plan.read(bytes, at, depth + 1, reader),
            Content::Cases { cases, own, by } => {
                let value = match by {
                    Some(by) => by.read(bytes, base)?,
                    None => number(bytes, at, *own)?,
                };
                let (.., plan) = cases.iter().find(|(case, mask, _)| value & mask == case & mask)?;
                plan.as_ref()?.read(bytes, at, depth + 1, reader)
            }
        }
    }
}

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
    /// nobody knows which is in use.
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
                    let plain: bool = !form.fields.iter().any(|field| field.when.is_some());
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

/// What the tables state about a scalar.
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
