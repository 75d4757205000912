//! The page of an enumeration of information classes, and one page per class.

use askama::Template;

use super::addresses::{requests_page, topic_page, values_page};
use super::context::{PageContext, Site, SourceView, WhenView};
use super::evidence::DisputeView;
use super::html::Html;
use super::page::Page;
use super::rendered::Rendered;
use super::rule_text::{limit_anchor, sentence, status};
use super::{survival, wording};
use etwspec_catalog::{Class, On, Requests, Rule, ValueSet, Versions};

#[derive(Template)]
#[template(path = "requests.html")]
struct RequestsPage {
    page: Page,
    doc: Option<Html>,
    values: Html,
    invalid_class: Option<Html>,
    examined: Option<Html>,
    classes: Vec<ClassRow>,
    limits: Vec<LimitRow>,
    unknown: Vec<Html>,
    sources: Vec<SourceView>,
}

struct ClassRow {
    value: String,
    name: Html,
    when: WhenView,
    query: String,
    set: String,
    structure: Option<Html>,
}

struct LimitRow {
    anchor: String,
    name: String,
    value: Html,
    releases: String,
    doc: Option<Html>,
}

#[derive(Template)]
#[template(path = "class.html")]
struct ClassPage {
    page: Page,
    facts: Vec<(&'static str, Html)>,
    when: WhenView,
    examined: Option<Html>,
    doc: Option<Html>,
    ordered: bool,
    rules: Vec<RuleRow>,
    effect: Option<Html>,
    limits: Vec<LimitRow>,
    unknown: Vec<Html>,
    disputes: Vec<DisputeView>,
    sources: Vec<SourceView>,
}

struct RuleRow {
    requirement: Html,
    on: &'static str,
    status: Option<Html>,
    typically: bool,
    releases: String,
    doc: Option<Html>,
}

/// The pages of all information classes.
pub(super) fn pages(site: &Site<'_>) -> Vec<Rendered> {
    site.catalog
        .requests
        .iter()
        .flat_map(|requests| {
            let set = site.catalog.set(&requests.name);
            let classes = requests.classes.iter().map(move |class| class_page(site, requests, set, class));
            std::iter::once(page(site, requests, set)).chain(classes)
        })
        .collect()
}

fn page(site: &Site<'_>, requests: &Requests, set: Option<&ValueSet>) -> Rendered {
    let path = requests_page(&requests.name);
    let cx = site.page_context(&path);
    let summary = set.map_or("Information classes.", |set| set.summary.as_str());
    let unknown: Vec<Html> = set.into_iter().flat_map(|set| &set.unknown).map(|text| cx.text(text)).collect();
    let sources = set.map_or(&[][..], |set| &set.sources);
    let page = framed(&cx, set, Page::new(&cx, &requests.name, "information classes", summary)).sections([
        (true, "classes", "Classes"),
        (!requests.limits.is_empty(), "limits", "Limits"),
        (!unknown.is_empty(), "unknown", "Unknown"),
        (true, "sources", "Sources"),
    ]);
    let view = RequestsPage {
        page,
        doc: set.and_then(|set| cx.doc(&set.doc)),
        values: Html::link(&cx.href(&values_page(&requests.name)), "the page of values"),
        invalid_class: requests.invalid_class.as_ref().map(|code| status(&cx, code)),
        examined: cx.examined(requests.classes.iter().flat_map(stated), sources),
        classes: requests.classes.iter().map(|class| class_row(&cx, class)).collect(),
        limits: limits(&cx, requests, |_| true),
        unknown,
        sources: cx.sources("", sources),
    };
    (path.clone(), view.to_string())
}

fn framed(cx: &PageContext<'_>, set: Option<&ValueSet>, page: Page) -> Page {
    match set {
        Some(set) => page.under(cx, &topic_page(&set.module), &set.module).generated_from(&set.file),
        None => page,
    }
}

fn stated(class: &Class) -> impl Iterator<Item = &Versions> {
    [&class.when.releases, &class.query, &class.set].into_iter().flatten()
}

fn class_row(cx: &PageContext<'_>, class: &Class) -> ClassRow {
    ClassRow {
        value: wording::hex(class.value),
        name: cx.name(&class.name),
        when: cx.when(&class.when),
        query: operation(&class.query),
        set: operation(&class.set),
        structure: class.structure.as_ref().map(|name| cx.name(name)),
    }
}

fn operation(releases: &Option<Versions>) -> String {
    releases.as_ref().map_or_else(|| "not documented".to_owned(), Versions::in_words)
}

fn limits(cx: &PageContext<'_>, requests: &Requests, wanted: impl Fn(&str) -> bool) -> Vec<LimitRow> {
    let mut before: Option<&str> = None;
    let rows = requests.limits.iter().filter(|limit| wanted(&limit.name));
    rows.map(|limit| {
        // Only the first row of a limit has an anchor.
        let first = before.replace(&limit.name) != Some(&limit.name);
        LimitRow {
            anchor: if first { limit_anchor(&limit.name) } else { String::new() },
            name: wording::phrase(&limit.name),
            value: match (&limit.value, &limit.decided_by) {
                (Some(value), _) => Html::text(value.to_string()),
                (None, Some(who)) => Html::text("determined by ").with(&cx.text(who)),
                (None, None) => Html::mark("unknown", "unknown"),
            },
            releases: limit.releases.in_words(),
            doc: cx.doc(&limit.doc),
        }
    })
    .collect()
}

fn class_page(site: &Site<'_>, requests: &Requests, set: Option<&ValueSet>, class: &Class) -> Rendered {
    let path = requests_page(&class.name);
    let cx = site.page_context(&path);
    let summary = format!("Information class {} of {}.", wording::hex(class.value), requests.name);
    let unknown = unknown(&cx, class);
    let limits = limits(&cx, requests, |name| class.rules.iter().any(|rule| uses_limit(rule, name)));
    let page = framed(&cx, set, Page::new(&cx, &class.name, "information class", &summary))
        .under(&cx, &requests_page(&requests.name), &requests.name)
        .sections([
            (true, "rules", "Rules"),
            (class.effect.is_some(), "effect", "Effect"),
            (!limits.is_empty(), "limits", "Limits"),
            (!unknown.is_empty(), "unknown", "Unknown"),
            (!class.disputed.is_empty(), "disputed", "Sources disagree"),
            (true, "sources", "Sources"),
        ]);
    let view = ClassPage {
        page,
        facts: facts(&cx, set, class),
        when: cx.when(&class.when),
        examined: cx.examined(stated(class), &class.sources),
        doc: cx.doc(&class.doc),
        ordered: class.ordered,
        rules: class.rules.iter().map(|rule| rule_row(&cx, requests, class, rule)).collect(),
        effect: class.effect.as_ref().map(|effect| {
            Html::text("On success, the logger has ")
                .with(&cx.text(&wording::phrase(&effect.gives)))
                .then(", from the elements of ")
                .with(&Html::code(&effect.from))
                .then(", and keeps them until ")
                .with(&cx.text(&effect.until))
                .then(".")
        }),
        limits,
        unknown,
        disputes: cx.disputes(&class.disputed),
        sources: cx.sources(&class.name, &class.sources),
    };
    (path.clone(), view.to_string())
}

fn uses_limit(rule: &Rule, name: &str) -> bool {
    matches!(&rule.asks, etwspec_catalog::Requirement::Elements { max_limit: Some(limit), .. } if limit == name)
}

fn facts(cx: &PageContext<'_>, set: Option<&ValueSet>, class: &Class) -> Vec<(&'static str, Html)> {
    let mut facts = vec![("Value", Html::code(wording::hex(class.value)).then(&format!(" ({})", class.value)))];
    let value = set.and_then(|set| set.values.iter().find(|value| value.name.as_ref() == Some(&class.name)));
    if let (Some(set), Some(rust)) = (set, value.and_then(|value| value.rust.as_ref())) {
        facts.push(("Name in Rust", Html::code(format!("etwspec::{}::{}::{rust}", set.module, set.rust))));
    }
    if !class.aliases.is_empty() {
        facts.push(("Other names", Html::join(class.aliases.iter().map(Html::code), ", ")));
    }
    facts.extend(survival::facts(cx, &class.renamed_from, class.deprecated.as_ref()));
    facts.push(("Query", Html::text(operation(&class.query))));
    facts.push(("Set", Html::text(operation(&class.set))));
    facts.push((
        "Structure",
        class.structure.as_ref().map_or_else(|| Html::mark("unknown", "unknown"), |name| cx.name(name)),
    ));
    facts
}

fn rule_row(cx: &PageContext<'_>, requests: &Requests, class: &Class, rule: &Rule) -> RuleRow {
    RuleRow {
        requirement: sentence(cx, requests, class, &rule.asks),
        on: operations(rule.on, class),
        status: rule.otherwise.as_ref().map(|code| status(cx, code)),
        typically: rule.typically,
        releases: rule.releases.as_ref().map_or_else(|| "all with the class".to_owned(), Versions::in_words),
        doc: cx.doc(&rule.doc),
    }
}

/// The operations that a rule applies to: those of the class if the rule names none.
fn operations(on: Option<On>, class: &Class) -> &'static str {
    match (on, &class.query, &class.set) {
        (Some(On::Query), ..) | (None, Some(_), None) => "query",
        (Some(On::Set), ..) | (None, None, Some(_)) => "set",
        (None, ..) => "query and set",
    }
}

fn unknown(cx: &PageContext<'_>, class: &Class) -> Vec<Html> {
    let mut all: Vec<Html> = class.unknown.iter().map(|text| cx.text(text)).collect();
    if class.structure.is_none() {
        all.push(Html::text("The structure at the start of the buffer."));
    }
    if class.rules.is_empty() {
        all.push(Html::text("The requirements for the buffer."));
    }
    let numbered = class.rules.iter().zip(1..);
    let without: Vec<String> =
        numbered.filter(|(rule, _)| rule.otherwise.is_none()).map(|(_, number)| number.to_string()).collect();
    if !without.is_empty() {
        let rules = if without.len() == 1 { "rule" } else { "rules" };
        all.push(Html::text(format!("The status on violation of {rules} {}.", without.join(", "))));
    }
    all
}
