//! Name resolution: the meaning of each name in a spec, and the releases to which each fact applies.

use std::collections::HashMap;

use crate::load::{Loaded, Spec};
use crate::span::At;
use crate::spec::{
    DispatchFile, EnableFlagRow, EventRow, FieldRow, GroupMaskFile, HooksFile, MaskRow, Number, Part, Parts,
    PointerSize, RequestsFile, Scalar, StructFile, TailRow, TypeRow, ValueRow, ValuesFile, Versions,
};
use etwspec_catalog::axis::{Axis, Cells, Pointer};

/// Meaning of a type name.
#[derive(Clone, Copy, Debug)]
pub enum Type<'s> {
    /// A scalar.
    Scalar(&'s At<TypeRow>),
    /// A structure, by its name or an alias.
    Struct(&'s Loaded<StructFile>),
    /// An enumeration or flags.
    Values(&'s Loaded<ValuesFile>),
    /// The enumeration of information classes.
    Requests(&'s Loaded<RequestsFile>),
    /// A dispatch: one of several structures.
    Dispatch(&'s Loaded<DispatchFile>),
}

/// A named number of a spec.
#[derive(Clone, Copy, Debug)]
pub enum Constant<'s> {
    /// A value of an enumeration, of flags or of constants.
    Value(&'s Loaded<ValuesFile>, &'s At<ValueRow>),
    /// A bit of a group mask.
    Mask(&'s Loaded<GroupMaskFile>, &'s At<MaskRow>),
    /// A documented EnableFlags flag.
    Flag(&'s Loaded<GroupMaskFile>, &'s At<EnableFlagRow>),
}

impl Constant<'_> {
    /// Returns the number for 32-bit and for 64-bit data, if known.
    pub fn number(&self) -> Option<(u64, u64)> {
        match self {
            Constant::Value(_, row) => row.value.as_ref().map(|value| both(value)),
            Constant::Mask(_, row) => Some((u64::from(*row.value), u64::from(*row.value))),
            Constant::Flag(_, row) => Some((u64::from(*row.value), u64::from(*row.value))),
        }
    }
}

/// Returns a number for 32-bit and for 64-bit data.
pub fn both(number: &Number) -> (u64, u64) {
    match number {
        Number::Both(value) => (*value, *value),
        Number::ByPointer(by) => (by.ptr32, by.ptr64),
    }
}

/// All names in a spec that can be referenced.
#[derive(Debug)]
pub struct Names<'s> {
    types: HashMap<&'s str, Type<'s>>,
    constants: HashMap<&'s str, Vec<Constant<'s>>>,
    hooks: HashMap<&'s str, u32>,
}

impl<'s> Names<'s> {
    /// Collects the names. The first definition of a duplicate name wins; a check reports the others.
    pub fn new(spec: &'s Spec) -> Names<'s> {
        let mut types = HashMap::new();
        for row in &spec.types.data.types {
            types.entry(row.name.as_str()).or_insert(Type::Scalar(row));
        }
        for file in &spec.values {
            types.entry(file.data.name.as_str()).or_insert(Type::Values(file));
        }
        for file in &spec.requests {
            types.entry(file.data.name.as_str()).or_insert(Type::Requests(file));
        }
        for file in &spec.dispatch {
            types.entry(file.data.name.as_str()).or_insert(Type::Dispatch(file));
        }
        for file in &spec.structs {
            types.entry(file.data.name.as_str()).or_insert(Type::Struct(file));
            for alias in &file.data.aliases {
                types.entry(alias.name.as_str()).or_insert(Type::Struct(file));
            }
        }
        let mut names = Names { types, constants: HashMap::new(), hooks: HashMap::new() };
        names.collect_constants(spec);
        for file in &spec.hooks {
            for event in &file.data.event {
                let (Some(group), Some(ty)) = (&file.data.group, &event.ty) else { continue };
                for name in event.name.iter().chain(&event.aliases).chain(&event.type_name) {
                    names.hooks.entry(name.as_str()).or_insert(group.wrapping_shl(8) | **ty);
                }
            }
        }
        names
    }

    fn collect_constants(&mut self, spec: &'s Spec) {
        let mut add = |name: &'s str, constant| self.constants.entry(name).or_default().push(constant);
        for file in &spec.values {
            for row in &file.data.value {
                for name in row.name.iter().chain(&row.aliases) {
                    add(name.as_str(), Constant::Value(file, row));
                }
            }
        }
        for file in &spec.masks {
            for row in file.data.group.iter().flat_map(|group| &group.bits) {
                for name in row.name.iter().chain(&row.aliases) {
                    add(name.as_str(), Constant::Mask(file, row));
                }
            }
            for row in &file.data.enable_flag {
                add(row.name.as_str(), Constant::Flag(file, row));
            }
        }
    }

    /// Resolves a type name.
    pub fn ty(&self, name: &str) -> Option<Type<'s>> {
        self.types.get(name).copied()
    }

    /// Returns whether a type is an address, and not a number of the size of one.
    pub fn is_address(&self, name: &str) -> bool {
        let scalar = |row: &TypeRow| *row.scalar == Scalar::Pointer && !row.number;
        name.ends_with('*') || matches!(self.ty(name), Some(Type::Scalar(row)) if scalar(row))
    }

    /// Returns the structure with this name or alias.
    pub fn structure(&self, name: &str) -> Option<&'s Loaded<StructFile>> {
        match self.ty(name) {
            Some(Type::Struct(file)) => Some(file),
            _ => None,
        }
    }

    /// Returns the rows that define this constant; several if the number differs by release.
    pub fn constants(&self, name: &str) -> &[Constant<'s>] {
        self.constants.get(name).map_or(&[], Vec::as_slice)
    }

    /// Returns the hook ID with this name.
    pub fn hook(&self, name: &str) -> Option<u32> {
        self.hooks.get(name).copied()
    }

    /// Returns all type names, for suggestions.
    pub fn type_names(&self) -> impl Iterator<Item = &'s str> {
        self.types.keys().copied()
    }

    /// Returns all constant names, for suggestions.
    pub fn constant_names(&self) -> impl Iterator<Item = &'s str> {
        self.constants.keys().copied()
    }

    /// Returns all hook ID names, for suggestions.
    pub fn hook_names(&self) -> impl Iterator<Item = &'s str> {
        self.hooks.keys().copied()
    }

    /// Combines the numbers of parts for 32-bit and for 64-bit data, or returns `None` if a part has no number.
    pub fn combine(&self, parts: &Parts) -> Option<(u64, u64)> {
        let or = |parts: &[Part], pick: fn((u64, u64)) -> u64| {
            parts.iter().try_fold(0u64, |all, part| {
                let (name, shift) = match part {
                    Part::Name(name) => (name, 0),
                    Part::Shifted(part) => (&*part.name, part.shift),
                };
                let number = pick(self.constants(name).first()?.number()?);
                Some(all | number.checked_shl(shift)?)
            })
        };
        match parts {
            Parts::Both(parts) => Some((or(parts, |n| n.0)?, or(parts, |n| n.1)?)),
            Parts::ByPointer(by) => Some((or(&by.ptr32, |n| n.0)?, or(&by.ptr64, |n| n.1)?)),
        }
    }
}

/// Returns the scalar of a type, if it is a scalar or an enumeration.
pub fn scalar_of(names: &Names<'_>, ty: &str) -> Option<Scalar> {
    match names.ty(ty)? {
        Type::Scalar(row) => Some(*row.scalar),
        Type::Values(file) => only_scalar(names, &file.data.ty),
        Type::Requests(file) => only_scalar(names, &file.data.ty),
        Type::Struct(_) | Type::Dispatch(_) => None,
    }
}

fn only_scalar(names: &Names<'_>, ty: &str) -> Option<Scalar> {
    match names.ty(ty)? {
        Type::Scalar(row) => Some(*row.scalar).filter(|scalar| *scalar != Scalar::Guid),
        _ => None,
    }
}

/// Returns the cells to which a row with `versions` applies, or all cells if it has none. Also returns all cells if
/// `versions` is invalid, which a check reports.
pub fn cells(axis: &Axis, versions: Option<&At<Versions>>) -> Cells {
    versions.map_or_else(|| axis.all(), |versions| axis.cells(versions).unwrap_or_else(|_| axis.all()))
}

/// Returns the releases and pointer sizes that have a field.
pub fn field_cells(axis: &Axis, row: &FieldRow) -> Cells {
    with_pointer(cells(axis, row.versions.as_ref()), row.pointer.as_ref())
}

/// Returns the releases and pointer sizes that have a part.
pub fn part_cells(axis: &Axis, row: &TailRow) -> Cells {
    with_pointer(cells(axis, row.versions.as_ref()), row.pointer.as_ref())
}

fn with_pointer(cells: Cells, pointer: Option<&At<PointerSize>>) -> Cells {
    let Some(pointer) = pointer else { return cells };
    let pointer = Pointer::from(**pointer);
    Cells::default().with(pointer, cells.of(pointer))
}

/// Returns the hook ID with a name, or of a hook ID in hexadecimal (`0x0548`).
pub fn hook_number(names: &Names<'_>, name: &str) -> Option<u32> {
    match name.strip_prefix("0x") {
        Some(digits) if digits.len() == 4 => u32::from_str_radix(digits, 16).ok(),
        Some(_) => None,
        None => names.hook(name),
    }
}

/// Returns whether a type is one of characters.
pub fn is_character(names: &Names<'_>, ty: &str) -> bool {
    matches!(names.ty(ty), Some(Type::Scalar(row)) if row.character)
}

/// A field or a part of a payload structure.
#[derive(Clone, Copy, Debug)]
pub struct PayloadField<'s> {
    /// Its name.
    pub name: &'s str,
    /// The name of the same thing in other structures.
    pub same_as: Option<&'s str>,
    /// True for a text.
    pub is_text: bool,
}

/// Returns the fields and parts of all payload structures of an event.
pub fn payload_fields<'s>(spec: &'s Spec, names: &Names<'s>, hook: u32) -> Vec<PayloadField<'s>> {
    let is_of = |file: &HooksFile, event: &EventRow| {
        file.group.as_ref().zip(event.ty.as_ref()).is_some_and(|(group, ty)| group.wrapping_shl(8) | **ty == hook)
    };
    fields_of(spec, names, &is_of).unwrap_or_default()
}

/// Returns the fields and parts of all payload structures of the events with a name in tools of the community. `None` if no event
/// has the name.
pub fn fields_of_named<'s>(spec: &'s Spec, names: &Names<'s>, name: &str) -> Option<Vec<PayloadField<'s>>> {
    fields_of(spec, names, &|_, event| event.community.iter().any(|known| known.as_str() == name))
}

/// Returns the fields of some events. `None` if there is no such event.
fn fields_of<'s>(
    spec: &'s Spec,
    names: &Names<'s>,
    is_of: &dyn Fn(&HooksFile, &EventRow) -> bool,
) -> Option<Vec<PayloadField<'s>>> {
    fn collect<'s>(rows: &'s [At<FieldRow>], names: &Names<'s>, out: &mut Vec<PayloadField<'s>>) {
        for row in rows {
            let same_as = row.same_as.as_ref().map(|name| name.as_str());
            let is_text = row.string.is_some() || row.ty.as_ref().is_some_and(|ty| is_character(names, ty));
            out.extend(row.name.iter().map(|name| PayloadField { name: name.as_str(), same_as, is_text }));
            // Code that reads references does not look into named structures.
            if row.name.is_none() {
                row.union.iter().chain(&row.structure).for_each(|members| collect(members, names, out));
            }
        }
    }
    let mut found = None;
    let events = spec.hooks.iter().flat_map(|file| file.data.event.iter().map(move |event| (&file.data, event)));
    for (_, event) in events.filter(|(file, event)| is_of(file, event)) {
        let out = found.get_or_insert_default();
        for structure in event.payload.iter().filter_map(|row| names.structure(&row.structure)) {
            collect(&structure.data.field, names, out);
            let parts = structure.data.tail.iter();
            out.extend(parts.map(|row| PayloadField {
                name: row.name.as_str(),
                same_as: row.same_as.as_ref().map(|name| name.as_str()),
                is_text: row.string.is_some() || is_character(names, &row.ty),
            }));
        }
    }
    found
}
