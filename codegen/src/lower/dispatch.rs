//! Dispatches of the catalog.

use super::keys::{ids, path, texts, when};
use super::topics::module;
use crate::layout::Context;
use crate::load::Loaded;
use crate::resolve::{both, scalar_of};
use crate::spec::{CaseRow, CaseValue, DispatchFile};
use etwspec_catalog::axis::{Axis, Pointer};
use etwspec_catalog::{ByPointer, Case, Dispatch, Scalar, Selector, ValueSet, When, casing};

pub(super) fn dispatch(ctx: &Context<'_>, file: &Loaded<DispatchFile>) -> Dispatch {
    let data = &file.data;
    let scalar = scalar_of(&ctx.names, &data.ty).unwrap_or(Scalar::U32);
    let bits = scalar.size(Pointer::Bits32) * 8;
    Dispatch {
        name: data.name.to_string(),
        own_name: data.own_name,
        renamed_from: texts(&data.renamed_from),
        deprecated: data.deprecated.clone(),
        rust: casing::pascal(&data.name),
        module: module(ctx, &data.module),
        summary: data.summary.clone(),
        doc: data.doc.clone(),
        ty: data.ty.to_string(),
        scalar,
        selector: data.selector.as_ref().and_then(|name| selector(ctx, name)),
        align: data.align.as_ref().map(|align| **align),
        cases: data.case.iter().filter_map(|row| case(ctx, row, u64::MAX >> (64 - bits))).collect(),
        sources: ids(data.sources.as_ref()),
        file: path(ctx, file.file),
    }
}

/// Returns the bit-field with a name, if it contains a value of an enumeration.
pub(crate) fn selector(ctx: &Context<'_>, name: &str) -> Option<Selector> {
    let mut rows = ctx.spec.values.iter().flat_map(|file| &file.data.value);
    let row = rows.find(|row| row.name.as_ref().is_some_and(|own| own.as_str() == name))?;
    let (mask, _) = both(row.value.as_ref()?);
    Some(Selector {
        name: name.to_owned(),
        mask,
        shift: **row.shift.as_ref()?,
        values: row.holds.as_ref()?.to_string(),
    })
}

/// Adds the structures and pointer sizes of cases to the values that select them.
pub(super) fn describe_selectors(axis: &Axis, dispatches: &[Dispatch], sets: &mut [ValueSet]) {
    for dispatch in dispatches {
        let Some(selector) = &dispatch.selector else { continue };
        let Some(set) = sets.iter_mut().find(|set| set.name == selector.values) else { continue };
        for value in set.values.iter_mut().filter(|value| value.structure.is_none() && value.pointer.is_none()) {
            let Some(number) = value.value.and_then(ByPointer::same) else { continue };
            let selects =
                |case: &&Case| selector.selects(case) == Some(number) && overlap(axis, &case.when, &value.when);
            if let Some(case) = dispatch.cases.iter().find(selects) {
                value.structure.clone_from(&case.structure);
                value.pointer = case.pointer;
            }
        }
    }
}

/// Returns whether two facts can apply to the same release.
fn overlap(axis: &Axis, a: &When, b: &When) -> bool {
    let cells =
        |when: &When| when.releases.as_ref().and_then(|releases| axis.cells(releases).ok()).unwrap_or(axis.all());
    !cells(a).and(cells(b)).is_empty()
}

fn case(ctx: &Context<'_>, row: &CaseRow, all: u64) -> Option<Case> {
    let pointer = row.pointer.as_ref().map(|word| Pointer::from(**word));
    let number = |value: &CaseValue| match value {
        CaseValue::Number(value) => Some((*value, None)),
        CaseValue::Name(name) => {
            let (x86, x64) = ctx.names.constants(name).first()?.number()?;
            Some((if pointer == Some(Pointer::Bits64) { x64 } else { x86 }, Some(name.clone())))
        }
    };
    let (value, name) = number(row.value.get())?;
    Some(Case {
        value,
        name,
        mask: row.mask.as_ref().map_or(all, |mask| **mask),
        structure: row.structure.as_ref().map(|name| {
            // An alias selects its structure.
            ctx.names.structure(name).map_or_else(|| name.to_string(), |file| file.data.name.to_string())
        }),
        size_mask: row.size_mask.as_ref().and_then(|mask| number(mask.get())).map(|(mask, _)| mask),
        pointer,
        log_versions: row.log_version.as_ref().and_then(|text| log_versions(text)),
        when: when(&ctx.axis, row.versions.as_ref(), None),
        status: row.status.as_ref().map(|status| **status),
        doc: row.doc.clone(),
        sources: ids(row.sources.as_ref()),
    })
}

/// Parses versions of a log file: `1.1+`, `..1.0`, `1.0..1.4`, `1.1`.
pub(crate) fn log_versions(text: &str) -> Option<((u8, u8), (u8, u8))> {
    const FIRST: (u8, u8) = (0, 0);
    const LAST: (u8, u8) = (u8::MAX, u8::MAX);
    let version = |text: &str| {
        let (major, minor) = text.trim().split_once('.')?;
        Some((major.parse().ok()?, minor.parse().ok()?))
    };
    if let Some(first) = text.strip_suffix('+') {
        return Some((version(first)?, LAST));
    }
    match text.split_once("..") {
        None => version(text).map(|version| (version, version)),
        Some((first, last)) => {
            let first = if first.trim().is_empty() { FIRST } else { version(first)? };
            let last = if last.trim().is_empty() { LAST } else { version(last)? };
            (first <= last).then_some((first, last))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_of_log_files_are_read_or_refused() {
        assert_eq!(log_versions("1.1+"), Some(((1, 1), (255, 255))));
        assert_eq!(log_versions("..1.0"), Some(((0, 0), (1, 0))));
        assert_eq!(log_versions("1.0..1.4"), Some(((1, 0), (1, 4))));
        assert_eq!(log_versions("2.0"), Some(((2, 0), (2, 0))));
        assert_eq!(log_versions("1.4..1.0"), None);
        assert_eq!(log_versions("1"), None);
    }
}
