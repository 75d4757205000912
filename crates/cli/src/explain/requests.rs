//! Information classes, for people.

use etwspec_catalog::claims::versions_text;
use etwspec_catalog::{Asks, Class, On, Requests, Rule, StatusCode};

use super::{Scope, facts};
use crate::text_report::TextReport;

pub(super) fn class(report: &mut TextReport, scope: &Scope<'_>, requests: &Requests, class: &Class) {
    let set = scope.catalog.set(&requests.name);
    report.row("In", &requests.name);
    let same = |value: &&etwspec_catalog::Value| value.name.as_deref() == Some(class.name.as_str());
    if let Some((set, rust)) = set.and_then(|set| Some((set, set.values.iter().find(same)?.rust.as_ref()?))) {
        report.row("Rust", &format!("etwspec::{}::{}::{rust}", set.module, set.rust));
    }
    let when =
        |versions: &Option<_>| versions.as_ref().map_or_else(|| "never, as far as is known".to_owned(), versions_text);
    report.row("Queried", &when(&class.query));
    report.row("Set", &when(&class.set));
    report.row("Structure", class.structure.as_deref().unwrap_or("unknown"));
    if !class.rules.is_empty() {
        let order = if class.ordered { ", in the order in which it is checked" } else { "" };
        report.heading(&format!("  What it asks{order}"));
        class.rules.iter().for_each(|rule| report.item(&rule_text(rule)));
    }
    if let Some(effect) = &class.effect {
        report.heading("  What success changes");
        report.item(&format!("the logger has {}, from {}, until {}", effect.gives, effect.from, effect.until));
    }
    let uses_limit = |rule: &Rule| matches!(&rule.asks, Asks::Elements { max_limit: Some(_), .. });
    if class.rules.iter().any(uses_limit) {
        limits(report, requests);
    }
    report.gap();
}

/// The numbers that rules refer to.
pub(super) fn limits(report: &mut TextReport, requests: &Requests) {
    if requests.limits.is_empty() {
        return;
    }
    report.heading("  Limits");
    for limit in &requests.limits {
        let value = match (limit.value, &limit.decided_by) {
            (Some(value), _) => value.to_string(),
            (None, Some(who)) => format!("decided by {who}"),
            (None, None) => "unknown".to_owned(),
        };
        let doc = limit.doc.as_ref().map_or_else(String::new, |doc| format!(". {doc}"));
        report.item(&format!("{}: {value} in {}{doc}", limit.name, versions_text(&limit.releases)));
    }
}

fn rule_text(rule: &Rule) -> String {
    let mut text = asks(&rule.asks);
    if let Some(on) = rule.on {
        text = format!("{}: {text}", if on == On::Query { "to query" } else { "to set" });
    }
    text += &match &rule.otherwise {
        Some(status) => {
            let typically = if rule.typically { "typically " } else { "" };
            format!("; else {typically}{} (0x{:08X})", status.name, status.value)
        }
        None => "; else refused, with a status that no source names".to_owned(),
    };
    if let Some(releases) = &rule.releases {
        text += &format!("; in {}", versions_text(releases));
    }
    if let Some(doc) = &rule.doc {
        text += &format!(". {doc}");
    }
    text
}

fn asks(asks: &Asks) -> String {
    match asks {
        Asks::Exactly(structures) => format!("the buffer is exactly {}", structures.join(" or ")),
        Asks::AtLeast(structure) => format!("the buffer is at least {structure}"),
        Asks::AtLeastTo(field) => format!("the buffer is at least what is before {field}"),
        Asks::WholeElements(array) => format!("{array} has whole elements"),
        Asks::Elements { of, min, max, max_limit } => {
            let most = match (max, max_limit) {
                (Some(max), _) => format!(" and at most {max}"),
                (None, Some(limit)) => format!(" and at most {limit}"),
                (None, None) => String::new(),
            };
            format!("{of} has at least {min}{most} elements")
        }
        Asks::EachElement { of, equals } => format!("every element of {of} is 0x{equals:08X}"),
        Asks::Privilege(name) => format!("a caller from user mode holds {name}"),
        Asks::Logger { field, mask, kernel, kernel_id } => format!(
            "{field} & {} selects an active logger; {kernel} ({}) stands for the NT Kernel Logger",
            facts::hex(*mask),
            facts::hex(*kernel_id)
        ),
        Asks::Permission { name, value } => {
            format!("the caller has {name} ({}) for the logger", facts::hex(u64::from(*value)))
        }
        Asks::LoggerModeWithout { name, value } => {
            format!("the logger's mode is without {name} ({})", facts::hex(u64::from(*value)))
        }
        Asks::LoggerCanHave(structure) => format!("the logger has, or can be given, {structure}"),
        Asks::NotYet(what) => format!("the logger does not have {what} yet"),
        Asks::EveryProcessor(interface) => format!("every active processor accepts, as {interface} reports"),
    }
}

/// The rules that name a status.
pub(super) fn status(report: &mut TextReport, requests: &Requests, status: &str) {
    let named = |code: &Option<StatusCode>| code.as_ref().is_some_and(|code| code.name == status);
    let mut told: Vec<String> = Vec::new();
    for class in &requests.classes {
        let rules = class.rules.iter().filter(|rule| named(&rule.otherwise));
        told.extend(rules.map(|rule| format!("{}: unless {}", class.name, asks(&rule.asks))));
    }
    if named(&requests.invalid_class) {
        told.push(format!("{}: a class that is not valid for the function", requests.name));
    }
    report.rows("Told by", told);
}
