//! Fields of a layout that are compared.

use etwspec_catalog::axis::Pointer;
use etwspec_catalog::{Catalog, Struct};
use etwspec_runtime::Meaning;
use etwspec_runtime::describe::{Content, Field, Kind, Layout, Part, Values, When};

use super::{Bits, Compared, Plans, Probe, Requirement};
use crate::evidence::bytes::ones;

/// Fields and parts of a structure that are compared.
#[derive(Debug)]
pub(super) struct Probes {
    /// Fields of the fixed part.
    pub(super) fields: Vec<Probe>,
    /// Parts: the index of the name of each, in [`Plans::items`], and the element that is compared.
    parts: Vec<(&'static Part, (u32, Option<Probe>))>,
}

impl Probes {
    /// Returns what is compared in a part.
    pub(super) fn part(&self, part: &Part) -> Option<&(u32, Option<Probe>)> {
        self.parts.iter().find(|(known, _)| std::ptr::eq(*known, part)).map(|(_, probes)| probes)
    }
}

/// A structure whose fields are collected.
#[derive(Clone, Copy)]
struct Scope<'s, 'c> {
    structure: &'c Struct,
    /// Path of the structure in the outermost one, whose paths the fields have.
    strip: &'s str,
    pointer: Pointer,
    /// Path of the container of a field without a name.
    within: &'s str,
    when: Option<When>,
    /// True for the arms of a union. The arm in use is unknown, unless a condition selects it.
    in_union: bool,
}

impl Scope<'_, '_> {
    fn named(&self, path: &str) -> String {
        let path = path.strip_prefix(self.strip).unwrap_or(path).trim_start_matches('.');
        if path.is_empty() { self.structure.name.clone() } else { format!("{}.{path}", self.structure.name) }
    }
}

/// Facts of the tables about a scalar.
struct About {
    values: Option<&'static Values>,
    meaning: Option<Meaning>,
    unknown: bool,
    is_address: bool,
}

impl<'c> Plans<'c> {
    /// Collects what is compared in a structure and in all structures within it.
    pub(super) fn compared(&mut self, layout: &'static Layout, pointer: Pointer, all: &mut Compared) {
        if all.iter().any(|(known, _)| std::ptr::eq(*known, layout)) {
            return;
        }
        let Some(structure) = self.catalog.structure(layout.name) else { return };
        let scope = Scope { structure, strip: "", pointer, within: "", when: None, in_union: false };
        let mut fields = Vec::new();
        self.fields(layout.fields.iter().filter(|field| field.offset() < layout.fixed), scope, &mut fields);
        let parts = layout.tail.iter().map(|part| (part, self.part(part, scope))).collect();
        all.push((layout, Probes { fields, parts }));
        let inner = layout.tail.iter().flat_map(|part| match part.content {
            Content::Layout(inner) => vec![inner],
            Content::Dispatch(dispatch) => dispatch.cases.iter().filter_map(|case| dispatch.layout(case)).collect(),
            _ => Vec::new(),
        });
        let inserted = layout.inserted.iter().map(|item| item.layout);
        inner.chain(inserted).for_each(|inner| self.compared(inner, pointer, all));
    }

    fn part(&mut self, part: &'static Part, scope: Scope<'_, 'c>) -> (u32, Option<Probe>) {
        let item = self.item(scope.named(part.name), &scope.structure.file);
        let mut probes = Vec::new();
        if let Content::Value(element) = part.content {
            let at = Bits { offset: 0, size: element.size as usize, start: 0, width: 64 };
            let is_address = element.kind == etwspec_runtime::describe::ElementKind::Address;
            let about = About { values: part.values, meaning: part.meaning, unknown: part.unknown, is_address };
            self.scalar(at, about, scope, part.name, &mut probes);
        }
        (item, probes.pop())
    }

    /// Collects the fields that are compared. Arms of a union are compared if a condition selects them.
    fn fields(&mut self, fields: impl Iterator<Item = &'static Field>, scope: Scope<'_, 'c>, probes: &mut Vec<Probe>) {
        for field in fields {
            // One condition selects an arm. Within such an arm, others are not compared.
            let is_nested = field.when().is_some() && scope.when.is_some();
            if field.ignored() || field.kind() == Kind::Data || is_nested {
                continue;
            }
            let path = if field.path().is_empty() { scope.within } else { field.path() };
            let is_unselected = scope.in_union && field.when().is_none();
            let own = Scope { within: path, when: field.when().copied().or(scope.when), in_union: false, ..scope };
            let at = Bits { offset: field.offset(), size: field.size(), start: 0, width: 64 };
            let inner = || field.children().iter();
            match field.kind() {
                Kind::Union => self.fields(inner(), Scope { in_union: true, ..own }, probes),
                Kind::Struct => match self.catalog.structure(field.ty()) {
                    None => self.fields(inner(), Scope { in_union: is_unselected, ..own }, probes),
                    Some(_) if is_unselected => {}
                    Some(structure) => self.inner(field, structure, own, probes),
                },
                _ if is_unselected => {}
                Kind::Padding => self.zeros(at, Requirement::Padding, own, path, probes),
                Kind::Bits => self.bits(field.children(), at, own, probes),
                Kind::Array { .. } if field.meaning() == Some(Meaning::Reserved) => {
                    self.zeros(at, Requirement::Reserved, own, path, probes);
                }
                Kind::Array { .. } if field.unknown() => self.zeros(at, Requirement::UnknownField, own, path, probes),
                Kind::Unsigned | Kind::Signed | Kind::Address | Kind::Guid => {
                    let is_address = field.kind() == Kind::Address;
                    let about = About {
                        values: field.values(),
                        meaning: field.meaning(),
                        unknown: field.unknown(),
                        is_address,
                    };
                    self.scalar(at, about, own, path, probes);
                }
                _ => {}
            }
        }
    }

    /// Collects the fields of an inner structure.
    fn inner(&mut self, field: &'static Field, structure: &'c Struct, own: Scope<'_, 'c>, probes: &mut Vec<Probe>) {
        let is_mask = |catalog: &Catalog| catalog.masks.iter().position(|mask| mask.structure == structure.name);
        if let Some(mask) = is_mask(self.catalog).filter(|_| own.when.is_none()) {
            let item = self.item(own.named(own.within), &own.structure.file);
            let at = Bits { offset: field.offset(), size: field.size(), start: 0, width: 64 };
            probes.push(Probe { at, when: None, requirement: Requirement::GroupMask(mask), item });
        }
        let scope = Scope { structure, strip: own.within, in_union: false, ..own };
        self.fields(field.children().iter(), scope, probes);
    }

    /// Requires zeros in a range of any size.
    fn zeros(
        &mut self,
        range: Bits,
        requirement: Requirement,
        scope: Scope<'_, 'c>,
        path: &str,
        probes: &mut Vec<Probe>,
    ) {
        let item = self.item(scope.named(path), &scope.structure.file);
        for from in (0..range.size).step_by(8) {
            let at = Bits { offset: range.offset + from, size: (range.size - from).min(8), start: 0, width: 64 };
            probes.push(Probe { at, when: scope.when, requirement: requirement.clone(), item });
        }
    }

    fn bits(&mut self, bits: &'static [Field], unit: Bits, scope: Scope<'_, 'c>, probes: &mut Vec<Probe>) {
        let mut left = ones(8 * unit.size.min(8) as u32);
        let unknown = |plans: &mut Self, at: Bits, path: &str, probes: &mut Vec<Probe>| {
            let item = plans.item(scope.named(path), &scope.structure.file);
            probes.push(Probe { at, when: scope.when, requirement: Requirement::UnknownBits, item });
        };
        for bit in bits {
            let Kind::Bit { start, width } = bit.kind() else { continue };
            left &= !(ones(width).checked_shl(start).unwrap_or(0));
            let at = Bits { start, width, ..unit };
            let path = if bit.path().is_empty() { scope.within } else { bit.path() };
            if bit.unknown() || bit.name().is_empty() {
                unknown(self, at, path, probes);
                continue;
            }
            let about = About { values: bit.values(), meaning: bit.meaning(), unknown: false, is_address: false };
            self.scalar(at, about, scope, path, probes);
        }
        if left != 0 {
            let start = left.trailing_zeros();
            // Bits without a row are usually one range. Another range is part of the same number.
            let width = 64 - left.leading_zeros() - start;
            if left >> start == ones(width) {
                unknown(self, Bits { start, width, ..unit }, scope.within, probes);
            }
        }
    }

    fn scalar(&mut self, at: Bits, about: About, scope: Scope<'_, 'c>, path: &str, probes: &mut Vec<Probe>) {
        if at.size > 8 {
            return;
        }
        let (catalog, moment) = (self.catalog, self.moment.clone());
        let set = about.values.and_then(|values| catalog.set(values.name));
        let set = set.and_then(|set| self.sets.index(catalog, &moment, &set.name, scope.pointer));
        let is_pointer_sized = about.is_address || at.size == scope.pointer.bytes() as usize;
        let requirement = match (set, about.meaning) {
            (Some(set), _) => Requirement::In(set),
            (None, Some(Meaning::Reserved)) => Requirement::Reserved,
            (None, Some(meaning)) if is_kernel(meaning) && is_pointer_sized => Requirement::KernelAddress,
            (None, Some(Meaning::FileTime)) if at.size == 8 => Requirement::FileTime,
            _ if about.unknown => Requirement::UnknownField,
            _ => return,
        };
        let item = self.item(scope.named(path), &scope.structure.file);
        probes.push(Probe { at, when: scope.when, requirement, item });
    }
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
