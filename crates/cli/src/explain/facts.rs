//! Facts that all items have: title, releases, sources, disputes, unknowns.

use etwspec_catalog::axis::Stop;
use etwspec_catalog::claims::when_text;
use etwspec_catalog::query::answer::Scope;
use etwspec_catalog::query::{Item, Presence};
use etwspec_catalog::{ByPointer, Catalog, Disclosure, Dispute, Relation, Source, When};

use etwspec_console::command::TextReport;

/// Adds the name, kind and description of an item.
pub(super) fn title(report: &mut TextReport, item: &Item<'_>) {
    let name = name(item);
    let number = item.value().map_or_else(String::new, |value| format!(" = {}", number(value)));
    report.line(&format!("{name}{number}"));
    report.words(2, item.kind());
    if let Some(summary) = item.summary() {
        report.gap();
        report.words(2, summary);
    }
    if let Some(doc) = item.doc() {
        report.gap();
        paragraphs(report, doc);
    }
    if let Some(reason) = item.deprecated() {
        report.gap();
        report.words(2, &format!("Deprecated: {reason}"));
    }
    report.gap();
}

/// Returns the name of an item; of a field, with its structure.
pub(super) fn name(item: &Item<'_>) -> String {
    match item {
        Item::Field(structure, path, _) => format!("{}.{path}", structure.name),
        Item::Byte(structure, at) => format!("{}+{}", structure.name, hex((*at).into())),
        Item::Release(stop) => stop.id(),
        other => other.name().unwrap_or("(unnamed)").to_owned(),
    }
}

/// Adds prose of the tables, whose paragraphs are separated by empty lines.
pub(super) fn paragraphs(report: &mut TextReport, doc: &str) {
    for (at, paragraph) in doc.split("\n\n").enumerate() {
        if at > 0 {
            report.gap();
        }
        report.words(2, paragraph);
    }
}

/// Adds releases, sources, disputes and unknowns.
pub(super) fn facts(report: &mut TextReport, scope: &Scope<'_>, item: &Item<'_>) {
    if let Some(when) = item.when() {
        report.row("Releases", &releases(when));
        if let Some(moment) = &scope.moment {
            let presence = match moment.presence(&scope.catalog.releases, when, scope.pointer) {
                Presence::Here => "present",
                Presence::Possible => "unknown; not known to be absent",
                Presence::Absent => "absent",
            };
            report.row(&format!("At {}", moment.id), presence);
        }
    }
    report.row("Formerly", &item.former_names().join(", "));
    match item {
        // The aliases of a structure have their own rows.
        Item::Struct(_) => {}
        Item::Alias(structure, _) => report.row("Alias of", &structure.name),
        _ => {
            let mut aliases = item.aliases();
            aliases.retain(|alias| item.former_names().iter().all(|former| former != alias));
            report.row("Aliases", &aliases.join(", "));
        }
    }
    report.rows("Sources", item.sources().iter().map(|id| cited(scope.catalog, id)));
    disputes(report, item.disputed());
    if !item.unknown().is_empty() {
        report.heading("  Unknown");
        item.unknown().iter().for_each(|unknown| report.item(unknown));
    }
}

fn releases(when: &When) -> String {
    match when.relation {
        Relation::Unknown => "unknown".to_owned(),
        Relation::Exact | Relation::Seen => when_text(when),
    }
}

/// Adds a disclosure in one line, and its sources if it has its own.
pub(super) fn disclosure(report: &mut TextReport, disclosure: Option<&Disclosure>) {
    let Some(disclosure) = disclosure else { return };
    let cited = match disclosure.sources.as_slice() {
        [] => String::new(),
        ids => format!(" Sources: {}.", ids.join(", ")),
    };
    report.row("Disclosure", &format!("{}{cited}", disclosure.line()));
}

/// Adds the statements of sources that disagree.
fn disputes(report: &mut TextReport, disputed: &[Dispute]) {
    if disputed.is_empty() {
        return;
    }
    report.heading("  Sources disagree");
    for dispute in disputed {
        let preferred = if dispute.preferred { " (the tables follow this source)" } else { "" };
        let why = dispute.why.as_ref().map_or_else(String::new, |why| format!(" {why}"));
        report.item(&format!("{}{preferred}: {}{why}", dispute.source, dispute.says));
    }
}

/// A source: ID, title and author.
pub(super) fn cited(catalog: &Catalog, id: &str) -> String {
    match catalog.source(id) {
        Some(source) => format!("{id}: {}, {}", source.title, source.author),
        None => id.to_owned(),
    }
}

/// An item as a row of a table: number, name, kind and releases.
pub(super) fn brief(scope: &Scope<'_>, item: &Item<'_>) -> Vec<String> {
    let name = match item {
        Item::Release(stop) => stop.name.clone(),
        item => {
            let names: Vec<&str> = item.name().into_iter().chain(item.aliases()).collect();
            if names.is_empty() { "(unnamed)".to_owned() } else { names.join(" = ") }
        }
    };
    let value = item.value().map_or_else(String::new, number);
    let of = match item {
        Item::Case(dispatch, _) => format!(" of {}", dispatch.name),
        Item::Value(set, _) | Item::Sentinel(set, _) => format!(" of {}", set.name),
        Item::Class(requests, _) => format!(" of {}", requests.name),
        Item::Bit(mask, group, _) => format!(", {}[{}]", mask.field, group.index),
        Item::Event(group, _) => format!(" of {}", group.name),
        Item::ProviderEvent(provider, _) | Item::Keyword(provider, _) | Item::EventMap(provider, _) => {
            format!(" {}", provider.name)
        }
        _ => String::new(),
    };
    let mut description = format!("{}{of}", item.kind());
    if let Some(when) = item.when() {
        description = format!("{description}; {}", when_text(when));
        if let Some(moment) = &scope.moment
            && moment.presence(&scope.catalog.releases, when, scope.pointer) == Presence::Absent
        {
            description = format!("{description}; absent in {}", moment.id);
        }
    }
    vec![value, name, description]
}

/// Formats a number, with both values if it differs by pointer size.
pub(super) fn number(value: ByPointer) -> String {
    match value.same() {
        Some(value) => hex(value),
        None => format!("{} (32-bit), {} (64-bit)", hex(value.ptr32), hex(value.ptr64)),
    }
}

/// Formats a number like the tables: with two, four, eight or sixteen digits.
pub(super) fn hex(value: u64) -> String {
    match value {
        0..=0xFF => format!("0x{value:02X}"),
        0x100..=0xFFFF => format!("0x{value:04X}"),
        0x1_0000..=0xFFFF_FFFF => format!("0x{value:08X}"),
        _ => format!("0x{value:016X}"),
    }
}

/// Describes a source.
pub(super) fn source(report: &mut TextReport, source: &Source) {
    report.row("Title", &source.title);
    report.row("Author", &source.author);
    report.row("Location", &source.location);
    report.row("Edition", source.edition.as_deref().unwrap_or(""));
    report.row("Examined to", source.examined_to.as_deref().unwrap_or(""));
}

/// Describes a release or a point within one.
pub(super) fn release(report: &mut TextReport, stop: &Stop) {
    let builds: Vec<String> = stop.builds.iter().map(u32::to_string).collect();
    report.row("Name", &stop.name);
    report.row("Builds", &builds.join(", "));
}
