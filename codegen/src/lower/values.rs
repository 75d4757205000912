//! Enumerations, flags and constants of the catalog.
//!
//! # Design
//!
//! Values are not written twice. A set can take its rows from the tables of hook IDs, groups, classes or information
//! classes. A set of event types names its class by GUID (`class-guid`).

use super::disclosure::disclosure;
use super::keys::{canonical, disputes, ids, path, pointer, text, texts, when};
use super::topics::module;
use crate::layout::Context;
use crate::load::Loaded;
use crate::resolve::{both, scalar_of};
use crate::spec::{self, CombineRow, Part, Parts, ReservedRow, Scalar, SentinelRow, ValueRow, ValuesFile};
use etwspec_catalog::axis::Axis;
use etwspec_catalog::{ByPointer, Combination, HookGroup, Sentinel, SentinelAt, Value, ValueSet, casing};

pub(super) fn set(ctx: &Context<'_>, groups: &[HookGroup], file: &Loaded<ValuesFile>) -> ValueSet {
    let data = &file.data;
    let prefix = data.prefix.as_ref().map(|prefix| prefix.as_str());
    ValueSet {
        name: data.name.to_string(),
        own_name: data.own_name,
        renamed_from: texts(&data.renamed_from),
        deprecated: data.deprecated.clone(),
        reserved: data.reserved.iter().map(|row| reserved(row)).collect(),
        rust: casing::pascal(&data.name),
        module: module(ctx, &data.module),
        summary: data.summary.clone(),
        doc: data.doc.clone(),
        kind: *data.kind,
        ty: data.ty.to_string(),
        scalar: scalar_of(&ctx.names, &data.ty).unwrap_or(Scalar::U32),
        meaning: data.meaning.as_ref().map(|meaning| **meaning),
        class_guid: data.class_guid.as_ref().map(|guid| guid.to_ascii_uppercase()),
        sdk_releases: data.axis == spec::Axis::Sdk,
        complete: data.complete.as_ref().map(|versions| canonical(&ctx.axis, versions)),
        rows: data.rows.as_ref().map(|rows| **rows),
        values: match data.rows.as_ref().map(|rows| **rows) {
            None => data.value.iter().map(|row| value(&ctx.axis, row, prefix)).collect(),
            Some(rows) => super::hooks::values(groups, data, rows),
        },
        sentinel: data.sentinel.as_ref().map(|row| sentinel(&ctx.axis, row)),
        sources: ids(data.sources.as_ref()),
        unknown: data.unknown.clone(),
        disclosure: disclosure(&ctx.axis, data.disclosure.as_ref()),
        file: path(ctx, file.file),
    }
}

fn reserved(row: &ReservedRow) -> String {
    match row {
        ReservedRow::Number(number) => format!("0x{number:02X}"),
        ReservedRow::Name(name) => name.clone(),
    }
}

fn value(axis: &Axis, row: &ValueRow, prefix: Option<&str>) -> Value {
    Value {
        value: row.value.as_ref().map(|value| {
            let (ptr32, ptr64) = both(value);
            ByPointer { ptr32, ptr64 }
        }),
        name: text(row.name.as_ref()),
        renamed_from: texts(&row.renamed_from),
        deprecated: row.deprecated.clone(),
        named_bits: None,
        guid: None,
        rust: row.name.as_ref().map(|name| casing::screaming(name, prefix, None)),
        aliases: texts(&row.aliases),
        when: when(axis, row.versions.as_ref(), row.seen.as_ref()),
        doc: row.doc.clone(),
        status: row.status.as_ref().map(|status| **status),
        of: row.of.as_ref().map_or_else(Vec::new, |parts| parts_text(parts)),
        shift: row.shift.as_ref().map(|shift| **shift),
        holds: text(row.holds.as_ref()),
        with: row.with.iter().map(|with| combination(axis, with)).collect(),
        structure: text(row.structure.as_ref()),
        pointer: pointer(row.pointer.as_ref()),
        sources: ids(row.sources.as_ref()),
        disputed: disputes(&row.disputed),
    }
}

fn combination(axis: &Axis, row: &CombineRow) -> Combination {
    Combination {
        how: *row.how,
        name: row.name.to_string(),
        releases: row.versions.as_ref().map(|versions| canonical(axis, versions)),
    }
}

pub(super) fn sentinel(axis: &Axis, row: &SentinelRow) -> Sentinel {
    Sentinel {
        name: row.name.to_string(),
        renamed_from: texts(&row.renamed_from),
        values: row
            .values
            .iter()
            .map(|at| SentinelAt {
                value: *at.value,
                releases: canonical(axis, &at.versions),
                sources: ids(at.sources.as_ref()),
            })
            .collect(),
        doc: row.doc.clone(),
    }
}

fn parts_text(parts: &Parts) -> Vec<String> {
    let of = |part: &Part| match part {
        Part::Name(name) => name.clone(),
        Part::Shifted(part) => format!("{} << {}", *part.name, part.shift),
    };
    match parts {
        Parts::Both(parts) => parts.iter().map(of).collect(),
        Parts::ByPointer(by) => {
            let list = |parts: &[Part]| parts.iter().map(of).collect::<Vec<_>>().join(" | ");
            vec![format!("{} (32-bit)", list(&by.ptr32)), format!("{} (64-bit)", list(&by.ptr64))]
        }
    }
}
