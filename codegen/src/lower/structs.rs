//! Structures of the catalog.

use super::disclosure::disclosure;
use super::forms::Forms;
use super::keys::{canonical, disputes, ids, path, pointer, texts, when};
use super::rows::count_from;
use super::topics::module;
use crate::layout::{Context, rows};
use crate::load::Loaded;
use crate::span::At;
use crate::spec::{AliasRow, BitRow, Count, FieldRow, Offset, StructFile};
use etwspec_catalog::axis::Axis;
use etwspec_catalog::claims::versions_text;
use etwspec_catalog::{Alias, DeclaredRow, Inserted, Mask, Prefix, Struct, casing};

pub(super) fn structure<'s>(ctx: &Context<'s>, forms: &Forms<'_, 's>, file: &'s Loaded<StructFile>) -> Struct {
    let data = &file.data;
    Struct {
        name: data.name.to_string(),
        own_name: data.own_name,
        renamed_from: texts(&data.renamed_from),
        deprecated: data.deprecated.clone(),
        reserved: texts(&data.reserved),
        rust: casing::pascal(&data.name),
        module: module(ctx, &data.module),
        payload_type: data.payload_type.as_ref().map(|name| name.to_string()),
        summary: data.summary.clone(),
        doc: data.doc.clone(),
        when: when(&ctx.axis, data.versions.as_ref(), data.seen.as_ref()),
        aliases: data.aliases.iter().map(|row| alias(&ctx.axis, row)).collect(),
        layout_known: data.layout.is_none(),
        align: data.align.as_ref().map(|align| **align),
        pack: data.pack.as_ref().map(|pack| **pack),
        offsets_computed: data.layout.is_none() && {
            let mut rows = rows(ctx, file).iter().peekable();
            rows.peek().is_some() && rows.all(|row| row.at.is_none())
        },
        data_at: data.data_at.as_ref().map(|at| **at),
        trailing_padding_optional: data.trailing_padding.is_some(),
        total: data.total.as_ref().map(|total| total.field().to_owned()),
        total_unit: data.total.as_ref().map_or(1, |total| total.unit()),
        prefix_of: data
            .prefix_of
            .as_ref()
            .map(|row| Prefix { structure: row.structure.to_string(), through: row.through.to_string() }),
        forms: forms.of(file).into_iter().map(|(_, form)| form).collect(),
        inserted: data
            .inserted
            .iter()
            .map(|row| Inserted {
                structure: row.structure.to_string(),
                when: Mask { field: row.when.field.to_string(), mask: row.when.mask, equals: row.when.equals },
                count: row.count.as_ref().map(|count| count_from(count)),
                at_most: row.at_most.as_ref().map(|most| **most),
                only_for: row.only_for.as_ref().map_or_else(Vec::new, |names| texts(names)),
                doc: row.doc.clone(),
                sources: ids(row.sources.as_ref()),
            })
            .collect(),
        parts: super::rows::parts(&ctx.axis, &data.tail),
        sizes: super::rows::sizes(&ctx.axis, data.size.as_ref()),
        rows: rows(ctx, file).iter().map(|row| declared(&ctx.axis, row)).collect(),
        sources: ids(data.sources.as_ref()),
        disputed: disputes(&data.disputed),
        unknown: data.unknown.clone(),
        disclosure: disclosure(&ctx.axis, data.disclosure.as_ref()),
        file: path(ctx, file.file),
    }
}

fn alias(axis: &Axis, row: &AliasRow) -> Alias {
    let stated = row.versions.is_some() || row.seen.is_some();
    Alias {
        name: row.name.to_string(),
        when: stated.then(|| when(axis, row.versions.as_ref(), row.seen.as_ref())),
        doc: row.doc.clone(),
    }
}

fn declared(axis: &Axis, row: &FieldRow) -> DeclaredRow {
    DeclaredRow {
        at: row.at.as_ref().map(|at| offset_text(axis, at)),
        c: definition(row),
        releases: row.versions.as_ref().map(|versions| canonical(axis, versions)),
        pointer: pointer(row.pointer.as_ref()),
        doc: row.doc.clone(),
        field: super::rows::member(row),
    }
}

fn offset_text(axis: &Axis, offset: &Offset) -> String {
    let by = |ptr32: u32, ptr64: u32| match ptr32 == ptr64 {
        true => format!("0x{ptr32:02X}"),
        false => format!("0x{ptr32:02X} (32-bit), 0x{ptr64:02X} (64-bit)"),
    };
    match offset {
        Offset::Both(at) => by(*at, *at),
        Offset::ByPointer(at) => by(at.ptr32, at.ptr64),
        Offset::List(rows) => rows
            .iter()
            .map(|row| format!("{} ({})", by(row.ptr32, row.ptr64), versions_text(&canonical(axis, &row.versions))))
            .collect::<Vec<_>>()
            .join("; "),
    }
}

/// Returns a row as a declaration in C, on one line.
fn definition(row: &FieldRow) -> String {
    let name = row.name.as_ref().map_or(String::new(), |name| format!(" {}", name.get()));
    let members = |members: &[At<FieldRow>]| members.iter().map(|row| definition(row)).collect::<Vec<_>>().join(" ");
    let suffix = match (&*row.count, row.open) {
        (_, true) => " [ANYSIZE_ARRAY]".to_owned(),
        (Some(count), _) => match count.get() {
            Count::Fixed(count) => format!(" [{count}]"),
            Count::Constant(name) => format!(" [{name}]"),
            Count::Field(of) => format!(" [{}]", *of.field),
        },
        _ => String::new(),
    };
    if let Some(rows) = &row.union {
        return format!("union {{ {} }}{name}{suffix};", members(rows));
    }
    if let Some(rows) = &row.structure {
        return format!("struct {{ {} }}{name}{suffix};", members(rows));
    }
    if let (Some(bits), Some(unit)) = (&row.bits, &*row.unit) {
        let bit = |bit: &At<BitRow>| {
            let name = bit.name.as_ref().map_or("", |name| name.as_str());
            format!("{} {name} : {};", unit.get(), *bit.width)
        };
        let bits = bits.iter().map(bit).collect::<Vec<_>>().join(" ");
        return if name.is_empty() { bits } else { format!("struct {{ {bits} }}{name};") };
    }
    match &*row.ty {
        Some(ty) => match ty.strip_suffix('*') {
            Some(target) => format!("{} *{}{suffix};", target.trim_end(), name.trim_start()),
            None => format!("{}{name}{suffix};", ty.get()),
        },
        None => String::new(),
    }
}
