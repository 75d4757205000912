//! The page of an enumeration, of flags or of constants.

use askama::Template;

use super::addresses::{hooks_page, requests_page, topic_page, value_anchors, values_page};
use super::compare::{self, CompareView};
use super::context::{PageContext, Site, SourceView, WhenView};
use super::evidence::{self, EvidenceView, RowFact};
use super::hooks::event_evidence;
use super::html::Html;
use super::page::Page;
use super::parts::{self, Part};
use super::rendered::Rendered;
use super::strip::{self, Strip};
use super::{permanent, survival, wording};
use etwspec_catalog::query::combine::combinations;
use etwspec_catalog::query::coverage::What;
use etwspec_catalog::{HookEvent, RowsOf, Status, Value, ValueSet};
use etwspec_codegen::parallel;

#[derive(Template)]
#[template(path = "values.html")]
struct ValuesPage {
    page: Page,
    facts: Vec<(&'static str, Html)>,
    sdk_releases: bool,
    examined: Option<Html>,
    doc: Option<Html>,
    values: Vec<Part<ValueView>>,
    sentinel: Option<SentinelView>,
    unknown: Vec<Html>,
    uses: Vec<Html>,
    sources: Vec<SourceView>,
    strip: Option<Strip>,
    embed: String,
    compare: Option<CompareView>,
}

struct ValueView {
    anchor: String,
    hex: Vec<String>,
    decimal: Vec<String>,
    name: Option<Html>,
    rust: Option<Html>,
    aliases: Vec<Html>,
    when: WhenView,
    notes: Vec<Html>,
    evidence: EvidenceView,
}

struct SentinelView {
    name: String,
    doc: Option<Html>,
    values: Vec<(String, u64, String)>,
}

/// The pages of all sets of values.
pub(super) fn pages(site: &Site<'_>) -> Vec<Rendered> {
    parallel::map(&site.catalog.sets, |set| page(site, set))
}

/// Returns the page at a path, if it is of this kind.
pub(super) fn page_at(site: &Site<'_>, path: &str) -> Option<Rendered> {
    site.catalog.sets.iter().find(|set| values_page(&set.name) == path).map(|set| page(site, set))
}

fn page(site: &Site<'_>, set: &ValueSet) -> Rendered {
    let path = values_page(&set.name);
    let cx = site.page_context(&path);
    let unknown: Vec<Html> = set.unknown.iter().map(|text| cx.text(text)).collect();
    let uses = cx.used_by(&set.name);
    let page = Page::new(&cx, &set.name, wording::kind(set.kind), &set.summary)
        .under(&cx, &topic_page(&set.module), &set.module)
        .generated_from(&set.file)
        .permanent(Some(permanent::of_value(&set.name)))
        .sections([
            (true, "values", "Values"),
            (set.sentinel.is_some(), "sentinel", "Sentinel"),
            (!unknown.is_empty(), "unknown", "Unknown"),
            (!uses.is_empty(), "uses", "Used by"),
            (true, "sources", "Sources"),
        ]);
    let values = set.values.iter().zip(value_anchors(set)).map(|(value, at)| value_view(&cx, set, value, at)).collect();
    let open = set.values.iter().filter_map(|value| value.when.releases.as_ref());
    let view = ValuesPage {
        page,
        facts: facts(&cx, set),
        sdk_releases: set.sdk_releases,
        examined: cx.examined(open, &set.sources),
        doc: cx.doc(&set.doc),
        values: parts::parts(values, "value", "values", |value: &ValueView| value.hex.join(" or ")),
        sentinel: set.sentinel.as_ref().map(|sentinel| SentinelView {
            name: sentinel.name.clone(),
            doc: match survival::notes(&cx, &sentinel.renamed_from, None) {
                notes if notes.is_empty() => cx.doc(&sentinel.doc),
                notes => Some(Html::join(notes.into_iter().chain(cx.doc(&sentinel.doc)), " ")),
            },
            values: sentinel
                .values
                .iter()
                .map(|at| (wording::hex(at.value), at.value, at.releases.in_words()))
                .collect(),
        }),
        unknown,
        uses,
        sources: cx.sources(&set.name, &set.sources),
        strip: strip::of_set(site.catalog, set),
        embed: cx.href(&strip::embed_path(&set.name)),
        compare: compare::of_set(&cx, set),
    };
    (path.clone(), view.to_string())
}

fn facts(cx: &PageContext<'_>, set: &ValueSet) -> Vec<(&'static str, Html)> {
    let mut facts = vec![wording::name(&set.name, set.own_name)];
    facts.push(("Name in Rust", Html::code(format!("etwspec::{}::{}", set.module, set.rust))));
    facts.extend(survival::facts(cx, &set.renamed_from, set.deprecated.as_ref()));
    facts.push(("Stored in", cx.code(&set.ty).then(&format!(" ({})", wording::scalar(set.scalar)))));
    facts.push((
        "Coverage",
        match &set.complete {
            Some(releases) => Html::text(format!("Complete for {}.", releases.in_words())),
            None => Html::text("Completeness unknown; other values may exist."),
        },
    ));
    facts.extend(cx.disclosure(set.disclosure.as_ref()));
    if cx.site.catalog.requests.iter().any(|requests| requests.name == set.name) {
        let link = Html::link(&cx.href(&requests_page(&set.name)), "the rules of each class");
        facts.push(("Requests", Html::text("See ").with(&link).then(".")));
    }
    facts
}

fn value_view(cx: &PageContext<'_>, set: &ValueSet, value: &Value, anchor: String) -> ValueView {
    ValueView {
        anchor,
        hex: value.value.map_or_else(
            || vec!["unknown".to_owned()],
            |number| wording::by_pointer(number, |n| wording::hex_of(n, set.scalar)),
        ),
        decimal: value.value.map_or_else(Vec::new, |number| wording::by_pointer(number, |n| n.to_string())),
        name: value.name.as_deref().map(Html::name),
        rust: value.rust.as_ref().map(|rust| Html::rust_path(&set.rust, rust)),
        aliases: value.aliases.iter().map(|name| Html::name(name)).collect(),
        when: match set.sdk_releases {
            // A kit that does not define a name says nothing about Windows.
            true => WhenView { cells: None, ..cx.when(&value.when) },
            false => cx.when(&value.when),
        },
        notes: notes(cx, set, value),
        evidence: row_of(cx, set, value).unwrap_or_else(|| evidence(cx, set, value)),
    }
}

/// The evidence of a value that is a row of another table, from that table.
fn row_of(cx: &PageContext<'_>, set: &ValueSet, value: &Value) -> Option<EvidenceView> {
    let rows = set.rows?;
    let mut groups = cx.site.catalog.hooks.iter();
    if rows == RowsOf::HookGroups {
        let group = groups.find(|group| !group.class && group.rust.is_some() && group.rust == value.rust)?;
        return Some(cx.evidence(&RowFact {
            table: &group.sources,
            ..RowFact::new(What::HookGroup, &group.name, &hooks_page(group), &group.name)
        }));
    }
    let class = rows == RowsOf::ClassEvents;
    let number = value.value?.same()?;
    groups.filter(|group| group.class == class && (!class || group.guid == set.class_guid)).find_map(|group| {
        let matches = |event: &&HookEvent| {
            let own = if class { event.ty } else { event.hook };
            own.map(u64::from) == Some(number) && event.called() == value.name.as_deref()
        };
        group.events.iter().find(matches).map(|event| event_evidence(cx, group, event))
    })
}

fn evidence(cx: &PageContext<'_>, set: &ValueSet, value: &Value) -> EvidenceView {
    let requests = cx.site.catalog.requests_of(&set.name);
    let class = value.name.as_ref().and_then(|name| requests?.classes.iter().find(|class| class.name == *name));
    let name = match (&value.name, value.value) {
        (Some(name), _) => name.clone(),
        (None, Some(number)) => format!("{} 0x{:02X}", set.name, number.ptr64),
        (None, None) => format!("{} (unknown)", set.name),
    };
    let unknown = [(value.value.is_none(), "Number."), (value.status == Some(Status::Unknown), "Purpose.")];
    cx.evidence(&RowFact {
        sources: &value.sources,
        table: &set.sources,
        disputes: &value.disputed,
        unknown: evidence::unknown(unknown),
        ..RowFact::new(
            if class.is_some() { What::Class } else { What::Value },
            class.map_or(&set.name, |class| &class.name),
            &cx.path,
            &name,
        )
    })
}

fn notes(cx: &PageContext<'_>, set: &ValueSet, value: &Value) -> Vec<Html> {
    let mut notes = survival::notes(cx, &value.renamed_from, value.deprecated.as_ref());
    notes.extend(value.status.map(wording::status_mark));
    notes.extend(cx.doc(&value.doc));
    if !value.of.is_empty() {
        notes
            .push(Html::text("Combines ").with(&Html::join(value.of.iter().map(|part| cx.code(part)), ", ")).then("."));
    }
    if let Some(shift) = value.shift {
        let width = value.value.and_then(|v| v.same()).map_or(1, |mask| (mask >> shift).count_ones());
        let mut note = Html::text(format!("A bit field, not a flag: {}", wording::bits(shift, width)));
        if let Some(holds) = &value.holds {
            note = note.then(", which contain ").with(&cx.name(holds));
        }
        notes.push(note.then("."));
    }
    if let (Some(bits), Some(number)) = (value.named_bits, value.value) {
        notes.push(Html::text(format!("The name applies to part of the number: 0x{:02X}.", number.ptr64 & bits)));
    }
    let combined = combinations(set, value).into_iter().map(|(what, other, releases)| {
        let when = releases.map_or_else(String::new, |releases| format!(" ({})", releases.in_words()));
        Html::text(format!("{what} ")).with(&cx.code(other)).then(&when)
    });
    let combined: Vec<Html> = combined.collect();
    if !combined.is_empty() {
        notes.push(Html::text("Combinations: ").with(&Html::join(combined, "; ")).then("."));
    }
    if let Some(structure) = &value.structure {
        notes.push(Html::text("Selects ").with(&cx.name(structure)).then("."));
    }
    if let Some(pointer) = value.pointer {
        notes.push(Html::text(format!("Selects {} data.", wording::pointer(pointer))));
    }
    notes
}
