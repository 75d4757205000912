//! Numbers with names, and the tables that select a structure.

use std::cmp::Reverse;
use std::collections::HashSet;

use super::super::c::{names, text, values};
use super::super::rust::bindings::{Keys, rows};
use super::{comment, line, literal};
use etwspec_catalog::axis::Pointer;
use etwspec_catalog::layouts::{self, current_form};
use etwspec_catalog::query::fields::flatten;
use etwspec_catalog::{Catalog, Dispatch, Form, RowsOf, Scalar, Struct, Value, ValueKind, ValueSet};

/// Writes the sets of values, and the hook IDs.
pub(super) fn sets(catalog: &Catalog, out: &mut String) {
    *out += "\n# Kind and values of each set. An attribute of the module with the name of a set is an enumeration or flags.\n";
    *out += "SETS = {\n";
    // The hook IDs and their parts are below.
    let is_own = |set: &&ValueSet| set.rows.is_none_or(|rows| rows == RowsOf::ClassEvents);
    for set in catalog.sets.iter().filter(is_own) {
        values::set_comment(set).iter().for_each(|paragraph| comment(out, 4, paragraph));
        let kind = if set.kind == ValueKind::Flags { "flags" } else { "enumeration" };
        *out += &format!("    {}: (\"{kind}\", {{\n", literal(&set.name));
        for (name, number, remark) in named(catalog, set) {
            line(out, 8, &format!("{}: {},", literal(&name), self::number(set.scalar, number)), &remark);
        }
        *out += "    }),\n";
    }
    for mask in &catalog.masks {
        comment(out, 4, &format!("{}: {}", mask.name, mask.summary));
        *out += &format!("    {}: (\"flags\", {{\n", literal(&mask.name));
        for bit in mask.groups.iter().flat_map(|group| &group.bits) {
            for name in bit.name.iter().chain(&bit.aliases) {
                let remark = bit.doc.as_deref().unwrap_or("");
                line(out, 8, &format!("{}: 0x{:08X},", literal(name), bit.value), remark);
            }
        }
        *out += &format!("    }}),\n    {}: (\"flags\", {{\n", literal(&mask.enable_name));
        for flag in &mask.enable_flags {
            line(out, 8, &format!("{}: 0x{:08X},", literal(&flag.name), flag.value), flag.doc.as_deref().unwrap_or(""));
        }
        *out += "    }),\n";
    }
    *out += "}\n\n# Names of kernel events by hook ID.\nHOOKS = {\n";
    let mut done = HashSet::new();
    for (hook, name, event) in catalog
        .hooks
        .iter()
        .flat_map(|group| &group.events)
        .filter_map(|event| Some((event.hook?, event.called()?, event)))
    {
        if done.insert(hook) {
            line(out, 4, &format!("0x{hook:04X}: {},", literal(name)), event.doc.as_deref().unwrap_or(""));
        }
    }
    *out += "}\n";
}

/// Returns names, numbers and comments of a set. A name whose number differs by release has the newest.
fn named(catalog: &Catalog, set: &ValueSet) -> Vec<(String, u64, String)> {
    let newest = |value: &Value| layouts::releases(catalog, value.when.releases.as_ref()).last().map(|run| run.1);
    let mut out = Vec::new();
    for value in &set.values {
        let (Some(name), Some(number)) = (&value.name, value.value) else { continue };
        let is_newer = |other: &&Value| other.name == value.name && newest(other) > newest(value);
        let remark = values::value_comment(set, value);
        match number.same() {
            _ if set.values.iter().any(|other| is_newer(&other)) => {}
            Some(number) => {
                let names = std::iter::once(name).chain(&value.aliases).chain(&value.renamed_from);
                out.extend(names.map(|name| (name.clone(), number, remark.clone())));
            }
            None => out.extend(
                Pointer::ALL
                    .map(|pointer| (format!("{name}{}", pointer.c_suffix()), number.of(pointer), remark.clone())),
            ),
        }
    }
    if let Some(sentinel) = &set.sentinel {
        let last = |at: &&etwspec_catalog::SentinelAt| layouts::releases(catalog, Some(&at.releases)).last().copied();
        let doc = text::join([Some("One more than the last value."), sentinel.doc.as_deref()]);
        out.extend(sentinel.values.iter().max_by_key(last).map(|at| (sentinel.name.clone(), at.value, doc)));
    }
    out
}

fn number(scalar: Scalar, number: u64) -> String {
    match scalar {
        Scalar::I8 => format!("{}", number as i8),
        Scalar::I16 => format!("{}", number as i16),
        Scalar::I32 => format!("{}", number as i32),
        Scalar::I64 => format!("{}", number as i64),
        _ => format!("0x{number:X}"),
    }
}

/// Writes releases, forms, dispatches, and the payloads of events.
pub(super) fn selection(catalog: &Catalog, out: &mut String) {
    *out += "\n# ID and builds of each release, oldest first.\nRELEASES = (\n";
    for stop in &catalog.releases.stops {
        let builds: String = stop.builds.iter().map(|build| format!("{build}, ")).collect();
        line(out, 4, &format!("({}, ({})),", literal(&stop.id()), builds.trim_end()), &stop.name);
    }
    *out +=
        ")\n\n# Classes of each structure, the newest first: pointer size, first and last release, class.\nFORMS = {\n";
    for structure in catalog.structs.iter().filter(|structure| structure.layout_known) {
        *out += &format!("    {}: ({}),\n", literal(&structure.name), forms(catalog, structure));
    }
    *out += "}\n\n# Size of the integer that selects a structure, and the cases in order.\nDISPATCHES = {\n";
    let mut selected: Vec<(&Struct, &Form)> = Vec::new();
    for dispatch in &catalog.dispatches {
        let size = dispatch.scalar.size(Pointer::Bits64);
        *out += &format!("    {}: ({size}, (\n", literal(&dispatch.name));
        cases(catalog, dispatch, &mut selected, out);
        *out += "    )),\n";
    }
    *out += "}\n\n# Fields of the structures of dispatches by their purpose.\nACCESSORS = {\n";
    let mut done = HashSet::new();
    selected.retain(|(structure, _)| done.insert(&structure.name));
    for (structure, form) in selected {
        accessors(catalog, structure, form, out);
    }
    *out += "}\n\n# Key of the event type 0 of each class, by GUID.\nCLASSES = {\n";
    let mut done = HashSet::new();
    for (key, group) in Keys::new(catalog).all() {
        if let Some(guid) = group.guid.as_ref().filter(|guid| done.insert(*guid)) {
            line(out, 4, &format!("{}: 0x{key:05X},", literal(&guid.to_lowercase())), &group.name);
        }
    }
    *out += "}\n\n# Structures of the payload of each event, the preferred first: event version, pointer size, releases, whether it\n\
             # includes the header, and structure.\nBINDINGS = {\n";
    let rows = rows(catalog);
    for bindings in rows.chunk_by(|a, b| a.0 == b.0) {
        *out += &format!("    0x{:05X}: (\n", bindings.first().map_or(0, |row| row.0));
        for (_, payload, structure) in bindings {
            let version = payload.event_version.map_or("None".to_owned(), |version| version.to_string());
            let pointer = payload.pointer.map_or("None".to_owned(), |pointer| pointer.bits().to_string());
            let runs = layouts::releases(catalog, payload.releases.as_ref());
            let runs: String = runs.iter().map(|(first, last)| format!("({first}, {last}), ")).collect();
            let whole = if payload.whole { "True" } else { "False" };
            let name = literal(&structure.name);
            *out += &format!("        ({version}, {pointer}, ({}), {whole}, {name}),\n", runs.trim_end());
        }
        *out += "    ),\n";
    }
    *out += "}\n";
}

fn forms(catalog: &Catalog, structure: &Struct) -> String {
    let mut forms = Vec::new();
    for form in &structure.forms {
        let cells = catalog.releases.cells(&form.releases).unwrap_or_default();
        for pointer in Pointer::ALL {
            let runs = layouts::runs(&catalog.releases, cells.of(pointer));
            forms.extend(runs.map(|(first, last)| (last, first, pointer.bits(), names::plain(&structure.name, form))));
        }
    }
    forms.sort_by_key(|(last, ..)| Reverse(*last));
    forms.iter().map(|(last, first, pointer, name)| format!("({pointer}, {first}, {last}, {name}), ")).collect()
}

fn cases<'c>(
    catalog: &'c Catalog,
    dispatch: &'c Dispatch,
    selected: &mut Vec<(&'c Struct, &'c Form)>,
    out: &mut String,
) {
    for row in layouts::cases(catalog, dispatch, current_form) {
        let case = row.case;
        let mut text = format!("Case(0x{:X}, 0x{:X}", case.value, case.mask);
        if let Some((structure, form)) = row.selects.and_then(|(of, index)| Some((of, of.forms.get(index)?))) {
            text += &format!(", {}", names::plain(&structure.name, form));
            selected.push((structure, form));
        }
        if let Some(pointer) = case.pointer {
            text += &format!(", pointer={}", pointer.bits());
        }
        if let Some((first, last)) = case.log_versions {
            text += &format!(", first={first:?}, last={last:?}");
        }
        if let Some(mask) = case.size_mask {
            text += &format!(", size_mask=0x{mask:X}");
        }
        line(out, 8, &(text + "),"), case.doc.as_deref().unwrap_or(""));
    }
}

fn accessors(catalog: &Catalog, structure: &Struct, form: &Form, out: &mut String) {
    let fields = flatten(catalog, form).into_iter().filter_map(|flat| {
        let accessor = flat.bit.map_or(flat.field.accessor, |bit| bit.accessor)?;
        Some((accessor, flat.path))
    });
    let parts = form.tail.iter().filter_map(|part| Some((part.accessor?, part.name.clone())));
    let mut done = HashSet::new();
    let mut text = String::new();
    for (accessor, path) in fields.chain(parts) {
        let word = serde_json::to_value(accessor).unwrap_or_default();
        if done.insert(word.to_string()) {
            text += &format!("{word}: {}, ", literal(&path));
        }
    }
    *out += &format!("    {}: {{{}}},\n", literal(&structure.name), text.trim_end());
}
