//! Layout of structures in one release with one pointer size, by the rules of Microsoft's compilers.
//!
//! Checks compare the result with the tables; `lower` builds the forms of the catalog from it.
//!
//! # Design
//!
//! A row has `at` only if a source states the offset. The rules compare `at` with the computed offset. Sources marked
//! `order-only`, such as MOF, contain the order of fields, so offsets are computed.
//!
//! `trailing-padding = "optional"` ends the fixed part with the last field, because many events lack the padding that
//! `sizeof` counts.

use crate::load::{Loaded, Spec};
use crate::resolve::{Names, Type, cells, field_cells, scalar_of};
use crate::span::{At, FileId};
use crate::spec::{BitRow, Count, CountOf, FieldRow, Offset, Role, Scalar, StructFile, all_fields};
use etwspec_catalog::axis::{Axis, Cells, Pointer};

/// Inputs to the layout of structures.
#[derive(Debug)]
pub struct Context<'s> {
    /// The spec.
    pub spec: &'s Spec,
    /// Its releases.
    pub axis: Axis,
    /// Its names.
    pub names: Names<'s>,
}

/// Size above which a structure is reported as a mistake.
pub const HUGE: u32 = etwspec_catalog::limits::SIZE;

/// Layout of a structure in one release with one pointer size.
#[derive(Clone, Debug)]
pub struct Placed<'s> {
    /// Fields present in that release, in table order.
    pub fields: Vec<PlacedField<'s>>,
    /// Size, as returned by C's `sizeof`.
    pub size: u32,
    /// Alignment in bytes.
    pub align: u32,
    /// Size of the fixed part in bytes.
    pub fixed: u32,
    /// True if every type was found.
    pub complete: bool,
}

/// Layout of a field in one release with one pointer size.
#[derive(Clone, Debug)]
pub struct PlacedField<'s> {
    /// Row of the field.
    pub row: &'s At<FieldRow>,
    /// Offset specified by the row.
    pub stated: Option<u32>,
    /// Offset that C assigns after the previous field.
    pub natural: u32,
    /// End of the previous field.
    pub after: u32,
    /// Effective offset: as specified, else as assigned by C.
    pub offset: u32,
    /// Size in C; of one element, for an open array.
    pub size: u32,
    /// Alignment in bytes.
    pub align: u32,
    /// Shape of the field.
    pub shape: PlacedShape<'s>,
}

/// Shape of a placed field. Offsets of members are relative to the start of the structure.
#[derive(Clone, Debug)]
pub enum PlacedShape<'s> {
    /// A scalar, or an enumeration.
    Scalar(Scalar),
    /// A structure of the tables.
    Struct(&'s Loaded<StructFile>),
    /// Members that share the same bytes.
    Union(Vec<PlacedField<'s>>),
    /// Consecutive members.
    Group(Vec<PlacedField<'s>>),
    /// Bit fields.
    Bits(Scalar, &'s [At<BitRow>]),
    /// An array of fixed length.
    Array(Box<PlacedShape<'s>>, u32, u32),
    /// An array to the end of its container.
    Open(Box<PlacedShape<'s>>, u32),
    /// An array whose length is in a field.
    Counted(Box<PlacedShape<'s>>, u32, &'s CountOf),
    /// A type that is not in the tables.
    Unknown,
}

fn scalar_align(scalar: Scalar, pointer: Pointer) -> u32 {
    match scalar {
        Scalar::Guid => 4,
        other => other.size(pointer),
    }
}

/// Returns the number specified for a release and a pointer size.
pub fn stated(axis: &Axis, offset: &Offset, stop: usize, pointer: Pointer) -> Option<u32> {
    let pick = |x86: u32, x64: u32| if pointer == Pointer::Bits32 { x86 } else { x64 };
    match offset {
        Offset::Both(value) => Some(*value),
        Offset::ByPointer(by) => Some(pick(by.ptr32, by.ptr64)),
        Offset::List(rows) => rows
            .iter()
            .find(|row| axis.cells(&row.versions).is_ok_and(|cells| cells.contains(stop, pointer)))
            .map(|row| pick(row.ptr32, row.ptr64)),
    }
}

/// Returns the rows of a structure: its own, or the first rows of the structure of which it is a prefix.
pub fn rows<'s>(ctx: &Context<'s>, file: &'s Loaded<StructFile>) -> &'s [At<FieldRow>] {
    let Some(prefix) = &file.data.prefix_of else { return &file.data.field };
    let Some(whole) = ctx.names.structure(&prefix.structure) else { return &[] };
    let through = |row: &At<FieldRow>| row.name.as_ref().is_some_and(|name| name.get() == prefix.through.get());
    let end = whole.data.field.iter().rposition(through).map_or(0, |last| last + 1);
    &whole.data.field[..end]
}

/// Returns the releases and pointer sizes that have a structure.
pub fn domain(ctx: &Context<'_>, file: &StructFile) -> Cells {
    cells(&ctx.axis, file.versions.as_ref())
}

/// Computes the layout of a structure in one release with one pointer size.
pub fn place<'s>(ctx: &Context<'s>, file: &'s Loaded<StructFile>, stop: usize, pointer: Pointer) -> Placed<'s> {
    Placer { ctx, stop, pointer, within: Vec::new(), pack: u32::MAX, complete: true }.structure(file)
}

/// Returns the shape and the size of an element of a type in one release with one pointer size.
pub fn element<'s>(ctx: &Context<'s>, ty: &str, stop: usize, pointer: Pointer) -> (PlacedShape<'s>, u32) {
    let mut placer = Placer { ctx, stop, pointer, within: Vec::new(), pack: u32::MAX, complete: true };
    let (shape, size, _) = placer.named(ty);
    (shape, size)
}

/// Returns a count that does not depend on the data, for a pointer size.
pub fn fixed_count(ctx: &Context<'_>, count: &Count, pointer: Pointer) -> Option<u32> {
    Placer { ctx, stop: 0, pointer, within: Vec::new(), pack: u32::MAX, complete: true }.count(count)
}

struct Placer<'c, 's> {
    ctx: &'c Context<'s>,
    stop: usize,
    pointer: Pointer,
    /// Structures being laid out, to stop at structures that contain themselves.
    within: Vec<FileId>,
    pack: u32,
    complete: bool,
}

impl<'s> Placer<'_, 's> {
    fn structure(mut self, file: &'s Loaded<StructFile>) -> Placed<'s> {
        self.within.push(file.file);
        self.pack = file.data.pack.as_ref().map_or(u32::MAX, |pack| (**pack).max(1));
        let (fields, end, mut align) = self.sequence(rows(self.ctx, file), 0);
        if let Some(stated) = &file.data.align {
            align = align.max(**stated);
        }
        let fixed = match fields.last() {
            Some(last) if is_open(last) => last.offset,
            Some(last) if matches!(last.shape, PlacedShape::Counted(..)) => last.offset,
            _ if file.data.trailing_padding.is_some() => end,
            _ if !file.data.tail.is_empty() => file.data.data_at.as_ref().map_or(round_up(end, align), |at| **at),
            _ => round_up(end, align),
        };
        Placed { size: round_up(end, align), align, fixed, fields, complete: self.complete }
    }

    /// Lays out consecutive members from `start`. Returns the fields, the end of the last one, and the largest
    /// alignment.
    fn sequence(&mut self, rows: &'s [At<FieldRow>], start: u32) -> (Vec<PlacedField<'s>>, u32, u32) {
        let (mut fields, mut after, mut greatest) = (Vec::new(), start, 1);
        for row in rows {
            if !field_cells(&self.ctx.axis, row).contains(self.stop, self.pointer) {
                continue;
            }
            let field = self.field(row, after);
            after = after.max(field.offset.saturating_add(field.size)).min(HUGE * 2);
            greatest = greatest.max(field.align);
            fields.push(field);
        }
        (fields, after, greatest)
    }

    fn field(&mut self, row: &'s At<FieldRow>, after: u32) -> PlacedField<'s> {
        let stated = row.at.as_ref().and_then(|at| stated(&self.ctx.axis, at, self.stop, self.pointer));
        let (mut shape, mut size, align) = self.shape(row, 0);
        let align = align.min(self.pack).max(1);
        let natural = round_up(after, align);
        let offset = stated.unwrap_or(natural).min(HUGE);
        shift(&mut shape, offset);
        let stride = size;
        if row.open {
            shape = PlacedShape::Open(Box::new(shape), stride);
        } else if let Some(count) = &*row.count {
            shape = match self.count(count) {
                Some(count) => {
                    size = size.saturating_mul(count).min(HUGE * 2);
                    PlacedShape::Array(Box::new(shape), count, stride)
                }
                None => match count.get() {
                    Count::Field(of) => PlacedShape::Counted(Box::new(shape), stride, of),
                    _ => PlacedShape::Unknown,
                },
            };
            self.complete &= !matches!(shape, PlacedShape::Unknown);
        }
        PlacedField { row, stated, natural, after, offset, size, align, shape }
    }

    fn count(&self, count: &Count) -> Option<u32> {
        match count {
            Count::Fixed(count) => Some(*count),
            Count::Constant(name) => {
                let (x86, x64) = self.ctx.names.constants(name).first()?.number()?;
                u32::try_from(if self.pointer == Pointer::Bits32 { x86 } else { x64 }).ok()
            }
            Count::Field(_) => None,
        }
    }

    /// Lays out one element of a row at `start`. Returns its shape, size and alignment. Offsets within it are relative
    /// to its start until the offset of the row is known.
    fn shape(&mut self, row: &'s At<FieldRow>, start: u32) -> (PlacedShape<'s>, u32, u32) {
        if let Some(members) = &row.union {
            let (mut fields, mut size, mut align) = (Vec::new(), 0, 1);
            for member in members.iter() {
                if field_cells(&self.ctx.axis, member).contains(self.stop, self.pointer) {
                    let field = self.field(member, start);
                    size = size.max(field.size);
                    align = align.max(field.align);
                    fields.push(field);
                }
            }
            return (PlacedShape::Union(fields), round_up(size, align), align);
        }
        if let Some(members) = &row.structure {
            let (fields, end, align) = self.sequence(members, start);
            return (PlacedShape::Group(fields), round_up(end - start, align), align);
        }
        if let Some(bits) = &row.bits {
            let unit = row.unit.as_ref().and_then(|unit| scalar_of(&self.ctx.names, unit));
            let Some(unit) = unit.filter(|unit| *unit != Scalar::Guid) else { return self.unknown() };
            let (size, align) = (unit.size(self.pointer), scalar_align(unit, self.pointer));
            return (PlacedShape::Bits(unit, bits), size, align);
        }
        match &*row.ty {
            Some(ty) => match (self.named(ty), &row.byte_order) {
                ((PlacedShape::Scalar(scalar), size, align), Some(_)) => {
                    (PlacedShape::Scalar(scalar.big_endian().unwrap_or(scalar)), size, align)
                }
                (named, _) => named,
            },
            None => self.unknown(),
        }
    }

    /// Returns the shape, size and alignment of an element of a type.
    fn named(&mut self, ty: &str) -> (PlacedShape<'s>, u32, u32) {
        if ty.ends_with('*') {
            return (PlacedShape::Scalar(Scalar::Pointer), self.pointer.bytes(), self.pointer.bytes());
        }
        if let Some(Type::Struct(file)) = self.ctx.names.ty(ty) {
            if self.within.contains(&file.file) || file.data.layout.is_some() {
                return self.unknown();
            }
            let inner = Placer { within: self.within.clone(), complete: true, ..*self }.structure(file);
            self.complete &= inner.complete;
            return (PlacedShape::Struct(file), inner.size, inner.align);
        }
        match scalar_of(&self.ctx.names, ty) {
            Some(scalar) => {
                let (size, align) = (scalar.size(self.pointer), scalar_align(scalar, self.pointer));
                (PlacedShape::Scalar(scalar), size, align)
            }
            None => self.unknown(),
        }
    }

    fn unknown(&mut self) -> (PlacedShape<'s>, u32, u32) {
        self.complete = false;
        (PlacedShape::Unknown, 0, 1)
    }
}

/// Moves the members of a union or a group.
fn shift(shape: &mut PlacedShape<'_>, by: u32) {
    if let PlacedShape::Union(members) | PlacedShape::Group(members) = shape {
        for member in members {
            member.offset = member.offset.saturating_add(by);
            member.natural = member.natural.saturating_add(by);
            member.after = member.after.saturating_add(by);
            shift(&mut member.shape, by);
        }
    }
}

/// Returns whether a field extends to the end of its container or marks the start of the data.
pub fn is_open(field: &PlacedField<'_>) -> bool {
    matches!(field.shape, PlacedShape::Open(..)) || field.row.role.as_ref().is_some_and(|r| **r == Role::EventData)
}

fn round_up(value: u32, align: u32) -> u32 {
    value.checked_next_multiple_of(align.max(1)).unwrap_or(u32::MAX / 2)
}

/// Partitions the releases that have a structure into sets in which the same rows apply. One layout per set is
/// sufficient.
pub fn atoms<'s>(ctx: &Context<'s>, file: &'s Loaded<StructFile>) -> Vec<Cells> {
    let mut cuts = Vec::new();
    collect_cuts(ctx, file, &mut cuts, &mut Vec::new());
    let domain = domain(ctx, &file.data);
    // Offsets and sizes may differ by pointer size without a row that states it.
    let mut atoms: Vec<Cells> = Pointer::ALL
        .into_iter()
        .map(|pointer| Cells::default().with(pointer, domain.of(pointer)))
        .filter(|cells| !cells.is_empty())
        .collect();
    cuts.sort_by_key(|cells: &Cells| (cells.ptr32, cells.ptr64));
    cuts.dedup();
    for cut in cuts {
        atoms =
            atoms.iter().flat_map(|atom| [atom.and(cut), atom.minus(cut)]).filter(|cells| !cells.is_empty()).collect();
    }
    atoms.sort_by_key(|atom| atom.iter().next());
    atoms
}

fn collect_cuts<'s>(ctx: &Context<'s>, file: &'s Loaded<StructFile>, cuts: &mut Vec<Cells>, seen: &mut Vec<FileId>) {
    if seen.contains(&file.file) {
        return;
    }
    seen.push(file.file);
    cuts.extend(own_cuts(ctx, file));
    for file in inner_structures(ctx, file) {
        collect_cuts(ctx, file, cuts, seen);
    }
}

/// Returns the sets of releases that the table of a structure states for rows, offsets and sizes.
pub fn own_cuts<'s>(ctx: &Context<'s>, file: &'s Loaded<StructFile>) -> Vec<Cells> {
    let rows = all_fields(rows(ctx, file));
    let offsets = rows.iter().filter_map(|row| row.at.as_ref()).chain(&file.data.size);
    let by_release = offsets.flat_map(|offset| match offset.get() {
        Offset::List(rows) => rows.iter().map(|row| &*row.versions).collect(),
        _ => Vec::new(),
    });
    let of_rows = rows.iter().filter_map(|row| row.versions.as_ref());
    let of_tail = file.data.tail.iter().filter_map(|row| row.versions.as_ref());
    of_rows.chain(of_tail).map(At::get).chain(by_release).filter_map(|text| ctx.axis.cells(text).ok()).collect()
}

fn inner_structures<'s>(ctx: &Context<'s>, file: &'s Loaded<StructFile>) -> Vec<&'s Loaded<StructFile>> {
    let of_rows = all_fields(rows(ctx, file)).into_iter().filter_map(|row| ctx.names.structure(row.ty.as_ref()?));
    of_rows.chain(file.data.tail.iter().filter_map(|row| ctx.names.structure(&row.ty))).collect()
}
