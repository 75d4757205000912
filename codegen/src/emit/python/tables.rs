//! Numbers with names, and the tables that select a structure.

use std::cmp::Reverse;
use std::collections::HashSet;

use super::{class, comment, literal, rows};
use crate::emit::shared::bindings::{self, Keys};
use crate::emit::shared::comments;
use etwspec_catalog::axis::Pointer;
use etwspec_catalog::layouts::{self, current_form};
use etwspec_catalog::query::fields::flatten;
use etwspec_catalog::{Catalog, Form, RowsOf, Scalar, Struct, Value, ValueKind, ValueSet};

/// Writes the sets of values, and the hook IDs.
pub(super) fn sets(catalog: &Catalog, out: &mut String) {
    *out +=
        "\n# Kind and values of each set. The module has an attribute for each, an enumeration or flags.\nSETS = {\n";
    // The hook IDs and their parts are below.
    let is_own = |set: &&ValueSet| set.rows.is_none_or(|rows| rows == RowsOf::ClassEvents);
    for set in catalog.sets.iter().filter(is_own) {
        comments::set_comment(set).iter().for_each(|paragraph| comment(out, 4, paragraph));
        let kind = if set.kind == ValueKind::Flags { "flags" } else { "enumeration" };
        rows(out, 4, &format!("{}: (\"{kind}\", {{", literal(&set.name)), named(catalog, set), "}),");
    }
    for mask in &catalog.masks {
        let row = |name: &String, value: u32, doc: &Option<String>| {
            (format!("{}: 0x{value:08X}", literal(name)), doc.clone().unwrap_or_default())
        };
        let bits = mask.groups.iter().flat_map(|group| &group.bits);
        let bits = bits.flat_map(|bit| bit.name.iter().chain(&bit.aliases).map(|name| row(name, bit.value, &bit.doc)));
        let flags = mask.enable_flags.iter().map(|flag| row(&flag.name, flag.value, &flag.doc));
        comment(out, 4, &format!("{}: {}", mask.name, mask.summary));
        rows(out, 4, &format!("{}: (\"flags\", {{", literal(&mask.name)), bits, "}),");
        rows(out, 4, &format!("{}: (\"flags\", {{", literal(&mask.enable_name)), flags, "}),");
    }
    *out += "}\n\n# Names of kernel events by hook ID.\n";
    let mut done = HashSet::new();
    let events = catalog.hooks.iter().flat_map(|group| &group.events);
    let hooks = events.filter_map(|event| {
        let (hook, name) = (event.hook?, event.called()?);
        let doc = event.doc.clone().unwrap_or_default();
        done.insert(hook).then(|| (format!("0x{hook:04X}: {}", literal(name)), doc))
    });
    rows(out, 0, "HOOKS = {", hooks, "}");
}

/// Returns the rows of a set, with comments. A name whose number differs by release has the newest.
fn named(catalog: &Catalog, set: &ValueSet) -> Vec<(String, String)> {
    let newest = |value: &Value| layouts::releases(catalog, value.when.releases.as_ref()).last().map(|run| run.1);
    let row = |name: &str, number: u64, remark: &str| {
        let number = match set.scalar {
            Scalar::I8 => format!("{}", number as i8),
            Scalar::I16 => format!("{}", number as i16),
            Scalar::I32 => format!("{}", number as i32),
            Scalar::I64 => format!("{}", number as i64),
            _ => format!("0x{number:X}"),
        };
        (format!("{}: {number}", literal(name)), remark.to_owned())
    };
    let mut out = Vec::new();
    for value in &set.values {
        let (Some(name), Some(number)) = (&value.name, value.value) else { continue };
        let is_newer = |other: &Value| other.name == value.name && newest(other) > newest(value);
        let remark = comments::value_comment(set, value);
        if set.values.iter().any(is_newer) {
            continue;
        }
        match number.same() {
            Some(number) => {
                let names = std::iter::once(name).chain(&value.aliases).chain(&value.renamed_from);
                out.extend(names.map(|name| row(name, number, &remark)));
            }
            None => out.extend(Pointer::ALL.map(|pointer| {
                let name = format!("{name}{}", pointer.c_suffix());
                row(&name, number.of(pointer), &remark)
            })),
        }
    }
    if let Some(sentinel) = &set.sentinel {
        let last = |at: &&etwspec_catalog::SentinelAt| layouts::releases(catalog, Some(&at.releases)).last().copied();
        let newest = sentinel.values.iter().max_by_key(last);
        out.extend(newest.map(|at| row(&sentinel.name, at.value, "One more than the last value.")));
    }
    out
}

/// Writes releases, forms, dispatches, and the payloads of events.
pub(super) fn selection(catalog: &Catalog, out: &mut String) {
    let plain = |row: String| (row, String::new());
    *out += "\n# ID and builds of each release, oldest first.\n";
    let stops = catalog.releases.stops.iter().map(|stop| {
        let builds: String = stop.builds.iter().map(|build| format!("{build}, ")).collect();
        (format!("({}, ({}))", literal(&stop.id()), builds.trim_end()), stop.name.clone())
    });
    rows(out, 0, "RELEASES = (", stops, ")");
    *out += "\n# Classes of each structure, the newest first: pointer size, first and last release, class.\n";
    let known = catalog.structs.iter().filter(|structure| structure.layout_known);
    let forms = known.map(|structure| plain(format!("{}: ({})", literal(&structure.name), forms(catalog, structure))));
    rows(out, 0, "FORMS = {", forms, "}");
    *out += "\n# Size of the integer that selects a structure, and the cases in order.\nDISPATCHES = {\n";
    let mut selected: Vec<(&Struct, &Form)> = Vec::new();
    for dispatch in &catalog.dispatches {
        let cases = layouts::cases(catalog, dispatch, current_form);
        let cases = cases.iter().map(|row| {
            (row.case, row.selects.and_then(|(structure, index)| Some((structure, structure.forms.get(index)?))))
        });
        let cases: Vec<(String, String)> = cases
            .map(|(case, selects)| {
                selected.extend(selects);
                let of = selects.map(|(of, form)| format!(", {}", class(&of.name, form)));
                let pointer = case.pointer.map(|pointer| format!(", pointer={}", pointer.bits()));
                let versions = case.log_versions.map(|(first, last)| format!(", first={first:?}, last={last:?}"));
                let size = case.size_mask.map(|mask| format!(", size_mask=0x{mask:X}"));
                let more = [of, pointer, versions, size].map(Option::unwrap_or_default).concat();
                let doc = case.doc.clone().unwrap_or_default();
                (format!("Case(0x{:X}, 0x{:X}{more})", case.value, case.mask), doc)
            })
            .collect();
        let size = dispatch.scalar.size(Pointer::Bits64);
        rows(out, 4, &format!("{}: ({size}, (", literal(&dispatch.name)), cases, ")),");
    }
    *out += "}\n\n# Fields of the structures of dispatches by their purpose.\n";
    let mut done = HashSet::new();
    selected.retain(|(structure, _)| done.insert(&structure.name));
    let accessors = selected.iter().map(|(structure, form)| plain(accessors(catalog, structure, form)));
    rows(out, 0, "ACCESSORS = {", accessors, "}");
    *out += "\n# Key of the event type 0 of each class, by GUID.\n";
    let mut done = HashSet::new();
    let keys = Keys::new(catalog);
    let classes = keys.all().filter_map(|(key, group)| {
        let guid = group.guid.as_ref().filter(|guid| done.insert(*guid))?;
        Some((format!("{}: 0x{key:05X}", literal(&guid.to_lowercase())), group.name.clone()))
    });
    rows(out, 0, "CLASSES = {", classes, "}");
    *out += "\n# Structures of the payload of each event, the preferred first: event version, pointer size, releases, whether it\n\
             # includes the header, and structure.\nBINDINGS = {\n";
    for bindings in bindings::rows(catalog).chunk_by(|a, b| a.0 == b.0) {
        let key = bindings.first().map_or(0, |row| row.0);
        let bindings = bindings.iter().map(|(_, payload, structure)| {
            let version = payload.event_version.map_or("None".to_owned(), |version| version.to_string());
            let pointer = payload.pointer.map_or("None".to_owned(), |pointer| pointer.bits().to_string());
            let runs = layouts::releases(catalog, payload.releases.as_ref());
            let runs: String = runs.iter().map(|(first, last)| format!("({first}, {last}), ")).collect();
            let (runs, whole) = (runs.trim_end(), if payload.whole { "True" } else { "False" });
            plain(format!("({version}, {pointer}, ({runs}), {whole}, {})", literal(&structure.name)))
        });
        rows(out, 4, &format!("0x{key:05X}: ("), bindings, "),");
    }
    *out += "}\n";
}

fn forms(catalog: &Catalog, structure: &Struct) -> String {
    let mut forms = Vec::new();
    for form in &structure.forms {
        let cells = catalog.releases.cells(&form.releases).unwrap_or_default();
        for pointer in Pointer::ALL {
            let runs = layouts::runs(&catalog.releases, cells.of(pointer));
            forms.extend(runs.map(|(first, last)| (last, first, pointer.bits(), class(&structure.name, form))));
        }
    }
    forms.sort_by_key(|(last, ..)| Reverse(*last));
    forms.iter().map(|(last, first, pointer, name)| format!("({pointer}, {first}, {last}, {name}), ")).collect()
}

fn accessors(catalog: &Catalog, structure: &Struct, form: &Form) -> String {
    let fields = flatten(catalog, form).into_iter().filter_map(|flat| {
        let accessor = flat.bit.map_or(flat.field.accessor, |bit| bit.accessor)?;
        Some((accessor, flat.path))
    });
    let parts = form.tail.iter().filter_map(|part| Some((part.accessor?, part.name.clone())));
    let mut done = HashSet::new();
    let word = |accessor| serde_json::to_value(accessor).unwrap_or_default();
    let fields = fields.chain(parts).filter(|(accessor, _)| done.insert(*accessor));
    let text: String = fields.map(|(accessor, path)| format!("{}: {}, ", word(accessor), literal(&path))).collect();
    format!("{}: {{{}}}", literal(&structure.name), text.trim_end())
}
