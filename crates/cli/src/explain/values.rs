//! Enumerations, flags, group masks and hook IDs, as text.

use etwspec_catalog::claims::{versions_text, when_text};
use etwspec_catalog::query::answer::Scope;
use etwspec_catalog::query::combine::combinations;
use etwspec_catalog::query::mask::mapped;
use etwspec_catalog::query::{Item, Presence};
use etwspec_catalog::things::stated_by;
use etwspec_catalog::{
    EnableFlag, GroupMask, HookEvent, HookGroup, MaskGroup, MaskValue, RowsOf, Scalar, ScalarType, Sentinel, Sets,
    Status, TiedBy, Value, ValueSet,
};

use super::{facts, requests};
use etwspec_console::command::TextReport;

pub(super) fn set(report: &mut TextReport, scope: &Scope<'_>, set: &ValueSet) {
    report.row("Rust", &format!("etwspec::{}::{}", set.module, set.rust));
    report.row("Type", &set.ty);
    facts::disclosure(report, set.disclosure.as_ref());
    if set.sdk_releases {
        report.row("Note", "releases are those of the development kits that define the names");
    }
    if let Some(complete) = &set.complete {
        report.row("Complete", &format!("for {}", versions_text(complete)));
    }
    report.gap();
    table(report, scope, set);
    if let Some(of) = scope.catalog.requests.iter().find(|of| of.name == set.name) {
        requests::limits(report, of);
    }
    report.gap();
}

/// Adds a table of the values of a set.
pub(super) fn table(report: &mut TextReport, scope: &Scope<'_>, set: &ValueSet) {
    let mut rows: Vec<Vec<String>> = Vec::new();
    for value in &set.values {
        if !shown(scope, &Item::Value(set, value)) {
            continue;
        }
        let number = value.value.map_or_else(|| "?".to_owned(), facts::number);
        let names: Vec<&str> = value.name.iter().chain(&value.aliases).map(String::as_str).collect();
        rows.push(vec![
            number,
            names.join(" = "),
            description(&when_text(&value.when), value.status, value.doc.as_deref()),
        ]);
    }
    if let Some(sentinel) = &set.sentinel {
        for at in &sentinel.values {
            rows.push(vec![facts::hex(at.value), sentinel.name.clone(), versions_text(&at.releases)]);
        }
    }
    report.table(4, &rows);
}

/// Joins the names that a value combines, or the lists for both pointer sizes.
fn combined_names(of: &[String]) -> String {
    let by_pointer = of.iter().any(|part| part.ends_with("(32-bit)"));
    of.join(if by_pointer { ", " } else { " | " })
}

/// Returns whether an item is not known to be absent in the scope of the query.
fn shown(scope: &Scope<'_>, item: &Item<'_>) -> bool {
    match (&scope.moment, item.when()) {
        (Some(moment), Some(when)) => moment.presence(&scope.catalog.releases, when, scope.pointer) != Presence::Absent,
        _ => true,
    }
}

fn description(when: &str, status: Option<Status>, doc: Option<&str>) -> String {
    let status = status.map(status_text);
    let parts: Vec<&str> = [Some(when), status, doc].into_iter().flatten().collect();
    parts.join("; ")
}

fn status_text(status: Status) -> &'static str {
    match status {
        Status::Unknown => "in use; purpose unknown",
        Status::Unused => "not known to be used",
        Status::Unnamed => "name unknown",
        Status::Defined => "defined by name; no use known",
        Status::Reserved => "reserved according to a source",
    }
}

pub(super) fn value(report: &mut TextReport, scope: &Scope<'_>, set: &ValueSet, value: &Value) {
    report.row("In", &format!("{}: {}", set.name, set.summary));
    if let Some(rust) = &value.rust {
        report.row("Rust", &format!("etwspec::{}::{}::{rust}", set.module, set.rust));
    }
    report.row("Status", value.status.map_or("", status_text));
    report.row("Combines", &combined_names(&value.of));
    if let Some(shift) = value.shift {
        report.row("Bit field", &format!("lowest bit {shift}"));
    }
    report.row("Contains", value.holds.as_deref().unwrap_or(""));
    for (what, other, releases) in combinations(set, value) {
        let when = releases.map_or_else(String::new, |releases| format!(", {}", versions_text(releases)));
        report.row("Combination", &format!("{what} {other}{when}"));
    }
    report.row("Structure", value.structure.as_deref().unwrap_or(""));
    if let Some(pointer) = value.pointer {
        report.row("Data", &format!("selects {}-bit data", pointer.bits()));
    }
    if value.value.is_none() {
        report.row("Value", "unknown; only the name is known");
    }
    let part_of = |other: &&Value| {
        let names: Vec<&String> = value.name.iter().chain(&value.aliases).collect();
        other.of.iter().any(|part| part.split_whitespace().any(|word| names.iter().any(|name| *name == word)))
    };
    let wholes = scope.catalog.sets.iter().flat_map(|set| &set.values).filter(part_of);
    report.row("Part of", &wholes.filter_map(|whole| whole.name.as_deref()).collect::<Vec<_>>().join(", "));
    for of in &scope.catalog.requests {
        requests::status(report, of, value.name.as_deref().unwrap_or(""));
    }
}

pub(super) fn sentinel(report: &mut TextReport, set: &ValueSet, sentinel: &Sentinel) {
    report.row("In", &format!("{}: {}", set.name, set.summary));
    report.row("Value", "one more than the last value:");
    let row = |at: &etwspec_catalog::SentinelAt| vec![facts::hex(at.value), versions_text(&at.releases)];
    report.table(14, &sentinel.values.iter().map(row).collect::<Vec<_>>());
}

pub(super) fn mask(report: &mut TextReport, scope: &Scope<'_>, mask: &GroupMask) {
    report.row("Rust", &format!("etwspec::{}::{}", mask.module, mask.rust));
    report.row(
        "Words",
        &format!("{}.{}, selected by bits {} and up of a value", mask.structure, mask.field, mask.index_shift),
    );
    for group in &mask.groups {
        report.heading(&format!("  {}[{}]", mask.field, group.index));
        if let Some(doc) = &group.doc {
            report.words(4, doc);
        }
        let mut rows = Vec::new();
        for bit in group.bits.iter().filter(|bit| shown(scope, &Item::Bit(mask, group, bit))) {
            let names: Vec<&str> = bit.name.iter().chain(&bit.aliases).map(String::as_str).collect();
            let names = if names.is_empty() { "-".to_owned() } else { names.join(" = ") };
            let of = if bit.of.is_empty() { String::new() } else { format!("{}; ", bit.of.join(" | ")) };
            let text = description(&when_text(&bit.when), bit.status, bit.doc.as_deref());
            rows.push(vec![format!("0x{:08X}", bit.value), names, format!("{of}{text}")]);
        }
        report.table(4, &rows);
    }
    report.gap();
}

pub(super) fn enable_flags(report: &mut TextReport, scope: &Scope<'_>, mask: &GroupMask) {
    report.row("Rust", &format!("etwspec::{}::{}", mask.module, mask.enable_rust));
    report.gap();
    let flags = mask.enable_flags.iter().filter(|flag| shown(scope, &Item::EnableFlag(mask, flag)));
    let row = |flag: &EnableFlag| {
        vec![
            format!("0x{:08X}", flag.value),
            flag.name.clone(),
            description(&format!("{}; {}", effect(mask, flag), when_text(&flag.when)), None, flag.doc.as_deref()),
        ]
    };
    report.table(4, &flags.map(row).collect::<Vec<_>>());
    report.gap();
}

fn effect(mask: &GroupMask, flag: &EnableFlag) -> String {
    let same = || mapped(mask, flag).and_then(|value| row_of(mask, value));
    match &flag.sets {
        Sets::Bit { name, value } => format!("sets {name} (0x{value:08X})"),
        Sets::SameBit => match same().and_then(|row| row.name.as_deref()) {
            Some(name) => format!("sets {name}"),
            None => format!("sets the same bit of {}[0] (unnamed)", mask.field),
        },
        Sets::Control => "sets no bit of the group mask".to_owned(),
    }
}

fn row_of(mask: &GroupMask, value: u32) -> Option<&MaskValue> {
    mask.groups.iter().flat_map(|group| &group.bits).find(|row| row.value == value && row.name.is_some())
}

pub(super) fn bit(report: &mut TextReport, scope: &Scope<'_>, mask: &GroupMask, group: &MaskGroup, bit: &MaskValue) {
    let low = bit.value & !u32::MAX.checked_shl(mask.index_shift).unwrap_or(0);
    report.row("In", &format!("{}[{}] of {}, as 0x{low:08X}", mask.field, group.index, mask.structure));
    if let Some(rust) = &bit.rust {
        report.row("Rust", &format!("etwspec::{}::{}::{rust}", mask.module, mask.rust));
    }
    report.row("Status", bit.status.map_or("", status_text));
    report.row("Combines", &bit.of.join(" | "));
    if bit.all {
        report.row("Combines", "all bits of the word");
    }
    let names: Vec<&String> = bit.name.iter().chain(&bit.aliases).collect();
    let named = |list: &[String]| list.iter().any(|part| names.contains(&part));
    let wholes = mask.groups.iter().flat_map(|group| &group.bits).filter(|whole| named(&whole.of));
    report.row("Part of", &wholes.filter_map(|whole| whole.name.as_deref()).collect::<Vec<_>>().join(", "));
    report.row("Community", &named_by(&bit.community, or(&mask.community_sources, &mask.sources)));
    let setters = mask.enable_flags.iter().filter(|flag| mapped(mask, flag) == Some(bit.value));
    report.rows("Set by", setters.map(|flag| format!("{} (0x{:08X} of EnableFlags)", flag.name, flag.value)));
    let others = group.bits.iter().filter(|other| other.value == bit.value && *other != bit);
    report.rows(
        "Also means",
        others.map(|other| {
            let name = other.name.as_deref().unwrap_or("unnamed");
            description(&format!("{name}, {}", when_text(&other.when)), other.status, None)
        }),
    );
    let events = scope.catalog.hooks.iter().flat_map(|group| &group.events).filter(|event| named(&event.needs));
    report.rows("Events", events.map(|event| format!("{} {}", event.number(), event.called().unwrap_or("(unnamed)"))));
}

pub(super) fn enable_flag(report: &mut TextReport, _: &Scope<'_>, mask: &GroupMask, flag: &EnableFlag) {
    if let Some(rust) = &flag.rust {
        report.row("Rust", &format!("etwspec::{}::{}::{rust}", mask.module, mask.enable_rust));
    }
    report.row("Effect", &effect(mask, flag));
}

pub(super) fn hook_group(report: &mut TextReport, scope: &Scope<'_>, group: &HookGroup) {
    report.row("GUID", group.guid.as_deref().unwrap_or(""));
    report.row("MOF class", group.mof.as_deref().unwrap_or(""));
    report.row("Rust", &rust_of(scope, RowsOf::HookGroups, group.rust.as_deref()));
    report.gap();
    let events = group.events.iter().filter(|event| shown(scope, &Item::Event(group, event)));
    let row = |event: &HookEvent| {
        let names: Vec<&str> = event.called().into_iter().chain(event.aliases.iter().map(String::as_str)).collect();
        let text = description(&when_text(&event.when), event.status, event.doc.as_deref());
        let community = event.community.iter().map(String::as_str);
        let names: Vec<&str> = names.into_iter().chain(community).collect();
        vec![group.number(event), names.join(" = "), text]
    };
    report.table(4, &events.map(row).collect::<Vec<_>>());
    report.gap();
}

pub(super) fn event(report: &mut TextReport, scope: &Scope<'_>, group: &HookGroup, event: &HookEvent) {
    let number = group.group.map_or_else(String::new, |number| format!(" (0x{:04X})", number.wrapping_shl(8)));
    report.row("In", &format!("{}{number}: {}", group.name, group.summary));
    let ty = event.ty.map_or_else(|| "unknown".to_owned(), |ty| format!("0x{ty:02X}"));
    let alone = event.type_name.as_ref().map_or_else(String::new, |name| format!(", named {name}"));
    report.row("Type", &(ty + &alone));
    if group.class {
        report.row("Class GUID", group.guid.as_deref().unwrap_or(""));
    }
    if let Some(hook) = event.consumer_hook {
        report.row("Consumers", &format!("see it as 0x{hook:04X}"));
    }
    report.row("In MOF", &group.mof_names(event).collect::<Vec<_>>().join(", "));
    report.row("Community", &named_by(&event.community, or(&group.community_sources, &group.sources)));
    if let Some(releases) = &event.type_defined {
        report.row("Headers", &format!("define the type in {}", versions_text(releases)));
    }
    report.row("Rust", &rust_of_event(scope, group, event));
    if event.collides {
        report.row(
            "Collides",
            "this ID also has another, unrelated meaning; which of them applies in which release is unknown",
        );
    }
    report.row("Status", event.status.map_or("", status_text));
    report.row("Enabled by", &event.needs.join(", "));
    report.rows(
        "Payload",
        event.payloads.iter().map(|payload| {
            let version =
                payload.event_version.map_or_else(String::new, |version| format!(", event version {version}"));
            let releases = payload.releases.as_ref().map_or_else(String::new, |r| format!(", {}", versions_text(r)));
            let pointer = payload.pointer.map_or_else(String::new, |size| format!(", {}-bit data", size.bits()));
            let by = match payload.by {
                Some(TiedBy::Name) => ", inferred from the name",
                Some(TiedBy::Mask) => ", listed beside the bit that enables the event",
                Some(TiedBy::Fit) => ", assumed if it explains all bytes and no other does",
                None => "",
            };
            let whole = if payload.whole { ", includes the header" } else { "" };
            format!("{}{version}{releases}{pointer}{whole}{by}", payload.structure)
        }),
    );
    report.rows("States", stated_by(&scope.catalog.lists, event));
    let same = |other: &&HookEvent| event.hook.is_some() && other.hook == event.hook && *other != event;
    let others = group.events.iter().filter(same);
    report.rows(
        "Also means",
        others.map(|other| format!("{}, {}", other.called().unwrap_or("unnamed"), when_text(&other.when))),
    );
}

/// Names and their sources.
fn named_by(names: &[String], sources: &[String]) -> String {
    if names.is_empty() { String::new() } else { format!("{} ({})", names.join(", "), sources.join(", ")) }
}

fn or<'s>(own: &'s [String], of_file: &'s [String]) -> &'s [String] {
    if own.is_empty() { of_file } else { own }
}

/// The Rust path of an event: the constant of its hook ID, or of its type in a class.
fn rust_of_event(scope: &Scope<'_>, group: &HookGroup, event: &HookEvent) -> String {
    if !group.class {
        return rust_of(scope, RowsOf::HookIds, event.rust.as_deref());
    }
    let set = scope.catalog.sets.iter().find(|set| set.rows.is_some() && set.class_guid == group.guid);
    let rust = set.zip(event.rust.as_deref());
    rust.map_or_else(String::new, |(set, rust)| format!("etwspec::{}::{}::{rust}", set.module, set.rust))
}

/// The Rust path of a row that is a value of a set.
fn rust_of(scope: &Scope<'_>, rows: RowsOf, rust: Option<&str>) -> String {
    let set = scope.catalog.sets.iter().find(|set| set.rows == Some(rows));
    set.zip(rust).map_or_else(String::new, |(set, rust)| format!("etwspec::{}::{}::{rust}", set.module, set.rust))
}

pub(super) fn scalar_type(report: &mut TextReport, ty: &ScalarType) {
    let encoding = match ty.scalar {
        Scalar::U8 => "unsigned, 1 byte",
        Scalar::U16 => "unsigned, 2 bytes",
        Scalar::U32 => "unsigned, 4 bytes",
        Scalar::U64 => "unsigned, 8 bytes",
        Scalar::I8 => "signed, 1 byte",
        Scalar::I16 => "signed, 2 bytes",
        Scalar::I32 => "signed, 4 bytes",
        Scalar::I64 => "signed, 8 bytes",
        Scalar::Pointer => "pointer size: 4 or 8 bytes",
        Scalar::Guid => "GUID, 16 bytes",
        Scalar::U16Be => "unsigned, 2 bytes, big-endian",
        Scalar::U32Be => "unsigned, 4 bytes, big-endian",
    };
    report.row("Encoding", encoding);
}
