//! Information classes, as text.

use etwspec_catalog::claims::versions_text;
use etwspec_catalog::query::answer::Scope;
use etwspec_catalog::{Class, On, Requests, Requirement, Rule, StatusCode};

use super::facts;
use etwspec_console::command::TextReport;

pub(super) fn class(report: &mut TextReport, scope: &Scope<'_>, requests: &Requests, class: &Class) {
    let set = scope.catalog.set(&requests.name);
    report.row("In", &requests.name);
    let same = |value: &&etwspec_catalog::Value| value.name.as_deref() == Some(class.name.as_str());
    if let Some((set, rust)) = set.and_then(|set| Some((set, set.values.iter().find(same)?.rust.as_ref()?))) {
        report.row("Rust", &format!("etwspec::{}::{}::{rust}", set.module, set.rust));
    }
    let when = |versions: &Option<_>| versions.as_ref().map_or_else(|| "not documented".to_owned(), versions_text);
    report.row("Query", &when(&class.query));
    report.row("Set", &when(&class.set));
    report.row("Structure", class.structure.as_deref().unwrap_or("unknown"));
    if !class.rules.is_empty() {
        let order = if class.ordered { ", in order of evaluation" } else { "" };
        report.heading(&format!("  Rules{order}"));
        class.rules.iter().for_each(|rule| report.item(&rule_text(rule)));
    }
    if let Some(effect) = &class.effect {
        report.heading("  Effect of success");
        report.item(&format!("the logger has {}, from {}, until {}", effect.gives, effect.from, effect.until));
    }
    let uses_limit = |rule: &Rule| matches!(&rule.asks, Requirement::Elements { max_limit: Some(_), .. });
    if class.rules.iter().any(uses_limit) {
        limits(report, requests);
    }
    report.gap();
}

/// Adds the limits that rules refer to.
pub(super) fn limits(report: &mut TextReport, requests: &Requests) {
    if requests.limits.is_empty() {
        return;
    }
    report.heading("  Limits");
    for limit in &requests.limits {
        let value = match (limit.value, &limit.decided_by) {
            (Some(value), _) => value.to_string(),
            (None, Some(who)) => format!("determined by {who}"),
            (None, None) => "unknown".to_owned(),
        };
        let doc = limit.doc.as_ref().map_or_else(String::new, |doc| format!(". {doc}"));
        report.item(&format!("{}: {value} in {}{doc}", limit.name, versions_text(&limit.releases)));
    }
}

fn rule_text(rule: &Rule) -> String {
    let mut text = requirement(&rule.asks);
    if let Some(on) = rule.on {
        text = format!("{}: {text}", if on == On::Query { "query" } else { "set" });
    }
    text += &match &rule.otherwise {
        Some(status) => {
            let typically = if rule.typically { "typically " } else { "" };
            format!("; otherwise {typically}{} (0x{:08X})", status.name, status.value)
        }
        None => "; otherwise rejected, status unknown".to_owned(),
    };
    if let Some(releases) = &rule.releases {
        text += &format!("; in {}", versions_text(releases));
    }
    if let Some(doc) = &rule.doc {
        text += &format!(". {doc}");
    }
    text
}

/// The requirement of a rule, as a clause.
fn requirement(asks: &Requirement) -> String {
    match asks {
        Requirement::Exactly(structures) => format!("the buffer is exactly {}", structures.join(" or ")),
        Requirement::AtLeast(structure) => format!("the buffer is at least {structure}"),
        Requirement::AtLeastTo(field) => format!("the buffer extends at least to {field}"),
        Requirement::WholeElements(array) => format!("{array} has a whole number of elements"),
        Requirement::Elements { of, min, max, max_limit } => {
            let most = match (max, max_limit) {
                (Some(max), _) => format!(" and at most {max}"),
                (None, Some(limit)) => format!(" and at most {limit}"),
                (None, None) => String::new(),
            };
            format!("{of} has at least {min}{most} elements")
        }
        Requirement::EachElement { of, equals } => format!("every element of {of} is 0x{equals:08X}"),
        Requirement::FieldAtLeast { field, min, or_zero } => {
            format!("{field} is {}at least {min}", if *or_zero { "0 or " } else { "" })
        }
        Requirement::Privilege(name) => format!("a caller in user mode has the privilege {name}"),
        Requirement::PrivilegeFor { privilege, field, bits } => {
            let bits: Vec<&str> = bits.iter().map(|bits| bits.name.as_str()).collect();
            format!("a caller in user mode has the privilege {privilege} if {field} includes {}", bits.join(" or "))
        }
        Requirement::Logger { field, mask, kernel, kernel_id } => format!(
            "{field} & {} is the ID of an active logger; {kernel} ({}) is the NT Kernel Logger",
            facts::hex(*mask),
            facts::hex(*kernel_id)
        ),
        Requirement::Permission { name, value } => {
            format!("the caller has the permission {name} ({}) for the logger", facts::hex(u64::from(*value)))
        }
        Requirement::LoggerModeWith { name, value } => {
            format!("the logger mode includes {name} ({})", facts::hex(u64::from(*value)))
        }
        Requirement::LoggerModeWithout { name, value } => {
            format!("the logger mode does not have {name} ({})", facts::hex(u64::from(*value)))
        }
        Requirement::LoggerCanHave(structure) => format!("the logger has {structure} or can be given one"),
        Requirement::NotYet(what) => format!("the logger does not yet have {what}"),
        Requirement::EveryProcessor(interface) => {
            format!("every active processor supports the request, as reported by {interface}")
        }
    }
}

/// Adds the rules that a status reports.
pub(super) fn status(report: &mut TextReport, requests: &Requests, status: &str) {
    let named = |code: &Option<StatusCode>| code.as_ref().is_some_and(|code| code.name == status);
    let mut causes: Vec<String> = Vec::new();
    for class in &requests.classes {
        let rules = class.rules.iter().filter(|rule| named(&rule.otherwise));
        causes.extend(rules.map(|rule| format!("{}: unless {}", class.name, requirement(&rule.asks))));
    }
    if named(&requests.invalid_class) {
        causes.push(format!("{}: if the class is not valid for the function", requests.name));
    }
    report.rows("Returned", causes);
}
