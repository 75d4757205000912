//! Emitter of the tables of information classes. The runtime contains the code that evaluates their rules.

use askama::Template;

use super::escape::{Doc, filters};
use super::{describe, docs};
use etwspec_catalog::axis::Pointer;
use etwspec_catalog::casing;
use etwspec_catalog::layouts;
use etwspec_catalog::{
    self, Catalog, Class, Effect, Field, Form, Limit, MaskBits, On, Requests, Requirement, Rule, Shape, StatusCode,
    Struct, Versions,
};

/// Module of the tables and of what the runtime makes of them, within the topic of the classes.
pub(super) const MODULE: &str = "rules";

/// Items that the module of the topic also exports.
pub(super) const EXPORTS: &[&str] =
    &["Limits", "Operation", "Refusal", "Request", "Rule", "RuleName", "check", "check_with"];

/// Items that the module of the topic also exports, with the feature `alloc`.
pub(super) const ALLOC_EXPORTS: &[&str] = &["Model", "Outcome", "OutcomeStatus", "RequestBuilder"];

#[derive(Template)]
#[template(path = "rust/requests.rs.txt")]
struct Rows {
    header: String,
    aliases: Vec<Alias>,
    class_type: String,
    status_type: String,
    name: String,
    doc: Vec<Doc>,
    complete: String,
    invalid_class: String,
    limit_names: Vec<LimitName>,
    limits: Vec<String>,
    handles: String,
    structures: Vec<Structure>,
    classes: Vec<String>,
}

/// Type of the runtime with the class or the status of the tables.
struct Alias {
    name: &'static str,
    doc: Doc,
    parameters: &'static str,
    arguments: &'static str,
    /// True if the feature `alloc` enables it.
    alloc: bool,
}

/// Returns the types of the runtime that are generic over the class or the status.
fn aliases() -> Vec<Alias> {
    let alias =
        |name, (parameters, arguments), alloc, doc| Alias { name, doc: Doc::text(doc), parameters, arguments, alloc };
    let (class, status) = (("", "Class"), ("", "Status"));
    let borrowed = ("<'a>", "'a, Class");
    vec![
        alias("BuildError", class, true, "Reason why a buffer could not be built."),
        alias("ClassRow", class, false, "Row of an information class."),
        alias("Found", class, false, "The value found in place of the required one."),
        alias("Limits", borrowed, false, "Values of limits that the tables do not specify."),
        alias("Model", class, true, "A machine with its loggers, the caller of requests, and the HAL."),
        alias("Outcome", class, true, "Result of a request."),
        alias("OutcomeStatus", status, true, "Status returned to the caller."),
        alias("Refusal", class, false, "Reason why a request is rejected."),
        alias("Request", borrowed, false, "A buffer that a class accepts, as far as the bytes decide."),
        alias(
            "RequestBuilder",
            borrowed,
            true,
            "Builds the buffer of a request, with the size that the class requires.",
        ),
        alias("Rule", status, false, "A requirement."),
        alias("Rules", class, false, "The tables of information classes."),
    ]
}

struct LimitName {
    rust: String,
    name: String,
    /// Former names of the constant.
    former: Vec<String>,
}

struct Structure {
    rust: String,
    name: String,
    forms: Vec<String>,
}

/// Returns the text of the module.
pub(super) fn module(catalog: &Catalog, requests: &Requests) -> String {
    let set = catalog.sets.iter().find(|set| set.name == requests.name);
    let paths = paths(requests);
    let mut limit_names: Vec<LimitName> = Vec::new();
    for limit in &requests.limits {
        if limit_names.iter().all(|other| other.name != limit.name) {
            let rows = requests.limits.iter().filter(|row| row.name == limit.name);
            let mut former: Vec<String> = Vec::new();
            for name in rows.flat_map(|row| &row.renamed_from).map(|name| screaming(name)) {
                let used = requests.limits.iter().any(|limit| screaming(&limit.name) == name);
                let given = limit_names.iter().any(|other: &LimitName| other.former.contains(&name));
                if !used && !given && !former.contains(&name) {
                    former.push(name);
                }
            }
            limit_names.push(LimitName { rust: screaming(&limit.name), name: limit.name.clone(), former });
        }
    }
    super::render(&Rows {
        aliases: aliases(),
        header: docs::header(set.map_or("spec/", |set| &set.file)),
        class_type: set.map_or_else(String::new, |set| format!("crate::{}::{}", set.module, set.rust)),
        status_type: status_type(catalog, requests),
        name: requests.name.clone(),
        doc: doc(catalog, requests),
        complete: optional(set.and_then(|set| set.complete.as_ref()).map(|releases| when(catalog, releases))),
        invalid_class: status(requests.invalid_class.as_ref()),
        limit_names,
        limits: requests.limits.iter().map(|limit| self::limit(catalog, limit)).collect(),
        handles: handles(requests).iter().map(|path| format!("{path:?}")).collect::<Vec<_>>().join(", "),
        structures: structures(catalog, requests)
            .into_iter()
            .map(|structure| Structure {
                rust: screaming(&structure.name),
                name: structure.name.clone(),
                forms: structure.forms.iter().map(|form| self::form(catalog, form, &paths)).collect(),
            })
            .collect(),
        classes: requests.classes.iter().map(|class| self::class(catalog, class)).collect(),
    })
}

/// Returns the documentation: a table of the classes with their sources.
fn doc(catalog: &Catalog, requests: &Requests) -> Vec<Doc> {
    let columns = ["value", "class", "query", "set", "structure", "rules", "source"];
    let mut lines = vec![Doc::row(&columns.map(Doc::text)), Doc::ruler(columns.len())];
    let releases = |versions: &Option<Versions>| Doc::text(&versions.as_ref().map_or_else(String::new, docs::versions));
    let set = catalog.sets.iter().find(|set| set.name == requests.name);
    let of_all = set.map_or(&[][..], |set| &set.sources);
    for class in &requests.classes {
        let structure = class.structure.as_ref().map_or_else(String::new, |name| format!("`{name}`"));
        let ordered = if class.ordered { ", in order" } else { "" };
        lines.push(Doc::row(&[
            Doc::text(&format!("{:#04x}", class.value)),
            Doc::text(&format!("`{}`", class.name)),
            releases(&class.query),
            releases(&class.set),
            Doc::text(&structure),
            Doc::text(&format!("{}{ordered}", class.rules.len())),
            docs::source_list(catalog, if class.sources.is_empty() { of_all } else { &class.sources }),
        ]));
    }
    lines.push(Doc::default());
    for limit in &requests.limits {
        let most = match (&limit.value, &limit.decided_by) {
            (Some(value), _) => Doc::text(&value.to_string()),
            (None, Some(who)) => Doc::text("determined by the").then(who),
            (None, None) => Doc::text("unknown"),
        };
        let limit_in = format!("`{}` in {}:", limit.name, docs::versions(&limit.releases));
        let text = Doc::text(&limit_in).and(&most).suffix(".").then(limit.doc.as_deref().unwrap_or_default());
        lines.push(Doc::item(&text));
    }
    lines
}

/// Returns the type of the set of status codes. If no rule names a status, returns the type of the classes, which is
/// then unused.
fn status_type(catalog: &Catalog, requests: &Requests) -> String {
    let rules = requests.classes.iter().flat_map(|class| &class.rules);
    let mut statuses = requests.invalid_class.iter().chain(rules.filter_map(|rule| rule.otherwise.as_ref()));
    let has = |status: &StatusCode| {
        let named = |value: &etwspec_catalog::Value| value.name.as_deref() == Some(status.name.as_str());
        catalog.sets.iter().find(|set| set.values.iter().any(named))
    };
    let set = statuses.find_map(has).or_else(|| catalog.sets.iter().find(|set| set.name == requests.name));
    set.map_or_else(String::new, |set| format!("crate::{}::{}", set.module, set.rust))
}

/// Returns all structures that classes and rules mention, in the order of the catalog.
fn structures<'c>(catalog: &'c Catalog, requests: &Requests) -> Vec<&'c Struct> {
    let mentions = |class: &Class, name: &String| {
        class.structure.as_ref() == Some(name)
            || class.rules.iter().any(|rule| match &rule.asks {
                Requirement::Exactly(names) => names.contains(name),
                Requirement::AtLeast(own) => own == name,
                _ => false,
            })
    };
    let used = |structure: &&Struct| requests.classes.iter().any(|class| mentions(class, &structure.name));
    catalog.structs.iter().filter(used).collect()
}

/// Returns the fields that select a logger.
fn handles(requests: &Requests) -> Vec<&str> {
    let mut paths = Vec::new();
    for rule in requests.classes.iter().flat_map(|class| &class.rules) {
        if let Requirement::Logger { field, .. } = &rule.asks
            && !paths.contains(&field.as_str())
        {
            paths.push(field);
        }
    }
    paths
}

/// Returns the paths that rules mention, each once. Members of containers without a name are listed only for these.
fn paths(requests: &Requests) -> Vec<&str> {
    let rules = requests.classes.iter().flat_map(|class| &class.rules);
    let mentioned = rules.filter_map(|rule| match &rule.asks {
        Requirement::AtLeastTo(path) | Requirement::WholeElements(path) => Some(path.as_str()),
        Requirement::Elements { of, .. } | Requirement::EachElement { of, .. } => Some(of),
        Requirement::Logger { field, .. }
        | Requirement::FieldAtLeast { field, .. }
        | Requirement::PrivilegeFor { field, .. } => Some(field),
        _ => None,
    });
    let mut paths = Vec::new();
    for path in mentioned {
        if !paths.contains(&path) {
            paths.push(path);
        }
    }
    paths
}

fn form(catalog: &Catalog, form: &Form, paths: &[&str]) -> String {
    let at = |path: &str, offset: u32, size: u32| {
        format!("FieldAt {{ path: {path:?}, offset: {offset:#x}, size: {size:#x} }}")
    };
    let open = |field: &&Field| matches!(field.shape, Shape::Open { .. });
    let mut fields = String::new();
    for field in form.fields.iter().filter(|field| !open(field)) {
        if let Some(name) = &field.name {
            fields += &format!("\n                {},", at(name, field.offset, field.size));
        }
    }
    for path in paths.iter().filter(|path| path.contains('.')) {
        if let Some((offset, size)) = etwspec_catalog::locate(catalog, &form.fields, path) {
            fields += &format!("\n                {},", at(path, offset, size));
        }
    }
    let array = form.fields.iter().find(open);
    format!(
        "Form {{\n            when: {},\n            size: {:#x},\n            fixed: {:#x},\n            fields: &[{fields}{}],\n            open: {},\n        }}",
        when(catalog, &form.releases),
        form.size,
        form.fixed,
        if fields.is_empty() { "" } else { "\n            " },
        optional(array.map(|field| at(field.name.as_deref().unwrap_or(""), field.offset, field.size)))
    )
}

fn limit(catalog: &Catalog, limit: &Limit) -> String {
    format!(
        "Limit {{ name: {:?}, value: {:?}, decided_by: {:?}, when: {} }}",
        limit.name,
        limit.value,
        limit.decided_by,
        when(catalog, &limit.releases)
    )
}

fn class(catalog: &Catalog, class: &Class) -> String {
    let versions = |versions: &Option<Versions>| optional(versions.as_ref().map(|versions| when(catalog, versions)));
    let rules: Vec<String> = class.rules.iter().map(|rule| self::rule(catalog, rule)).collect();
    let unknown: Vec<String> = class.unknown.iter().map(|text| format!("{text:?}")).collect();
    let rows = [
        format!("class: Class({:#04x})", class.value),
        format!("name: {:?}", class.name),
        format!("when: {}", versions(&class.when.releases)),
        format!("query: {}", versions(&class.query)),
        format!("set: {}", versions(&class.set)),
        format!("structure: {}", optional(class.structure.as_ref().map(|name| format!("&{}", screaming(name))))),
        format!("ordered: {}", class.ordered),
        format!("rules: &[{}]", lines(&rules)),
        format!("effect: {}", optional(class.effect.as_ref().map(effect))),
        format!("unknown: &[{}]", unknown.join(", ")),
    ];
    let rows: String = rows.iter().map(|row| format!("\n            {row},")).collect();
    format!("ClassRow {{{rows}\n        }}")
}

fn lines(rows: &[String]) -> String {
    if rows.is_empty() {
        return String::new();
    }
    let rows: String = rows.iter().map(|row| format!("\n                {row},")).collect();
    format!("{rows}\n            ")
}

fn rule(catalog: &Catalog, rule: &Rule) -> String {
    let on = rule.on.map(|on| match on {
        On::Query => "Operation::Query".to_owned(),
        On::Set => "Operation::Set".to_owned(),
    });
    format!(
        "Rule {{ asks: {}, on: {}, when: {}, status: {}, typically: {}, doc: {:?} }}",
        asks(&rule.asks),
        optional(on),
        optional(rule.releases.as_ref().map(|releases| when(catalog, releases))),
        status(rule.otherwise.as_ref()),
        rule.typically,
        rule.doc.as_deref().unwrap_or("")
    )
}

fn asks(asks: &Requirement) -> String {
    let structure = |name: &String| format!("&{}", screaming(name));
    match asks {
        Requirement::Exactly(names) => {
            format!("Requirement::Exactly(&[{}])", names.iter().map(structure).collect::<Vec<_>>().join(", "))
        }
        Requirement::AtLeast(name) => format!("Requirement::AtLeast({})", structure(name)),
        Requirement::AtLeastTo(path) => format!("Requirement::AtLeastTo({path:?})"),
        Requirement::WholeElements(path) => format!("Requirement::WholeElements({path:?})"),
        Requirement::Elements { of, min, max, max_limit } => {
            format!("Requirement::Elements {{ of: {of:?}, min: {min}, max: {max:?}, max_limit: {max_limit:?} }}")
        }
        Requirement::EachElement { of, equals } => {
            format!("Requirement::EachElement {{ of: {of:?}, equals: {equals:#x} }}")
        }
        Requirement::FieldAtLeast { field, min, or_zero } => {
            format!("Requirement::FieldAtLeast {{ field: {field:?}, min: {min}, or_zero: {or_zero} }}")
        }
        Requirement::Privilege(name) => format!("Requirement::Privilege({name:?})"),
        Requirement::PrivilegeFor { privilege, field, bits } => {
            let bits: Vec<String> = bits.iter().map(mask_bits).collect();
            let bits = bits.join(", ");
            format!("Requirement::PrivilegeFor {{ privilege: {privilege:?}, field: {field:?}, bits: &[{bits}] }}")
        }
        Requirement::Logger { field, mask, kernel, kernel_id } => format!(
            "Requirement::Logger {{ field: {field:?}, mask: {mask:#x}, kernel: {kernel:?}, kernel_id: {kernel_id:#x} }}"
        ),
        Requirement::Permission { name, value } => {
            format!("Requirement::Permission {{ name: {name:?}, value: {value:#x} }}")
        }
        Requirement::LoggerModeWith { name, value } => {
            format!("Requirement::LoggerModeWith {{ name: {name:?}, value: {value:#x} }}")
        }
        Requirement::LoggerModeWithout { name, value } => {
            format!("Requirement::LoggerModeWithout {{ name: {name:?}, value: {value:#x} }}")
        }
        Requirement::LoggerCanHave(name) => format!("Requirement::LoggerCanHave({name:?})"),
        Requirement::NotYet(name) => format!("Requirement::NotYet({name:?})"),
        Requirement::EveryProcessor(name) => format!("Requirement::EveryProcessor({name:?})"),
    }
}

fn mask_bits(bits: &MaskBits) -> String {
    format!("MaskBits {{ name: {:?}, word: {}, mask: {:#x} }}", bits.name, bits.word, bits.mask)
}

fn effect(effect: &Effect) -> String {
    format!("Effect {{ gives: {:?}, from: {:?}, until: {:?} }}", effect.gives, effect.from, effect.until)
}

fn status(status: Option<&StatusCode>) -> String {
    optional(status.map(|status| format!("Status({:#010x})", status.value)))
}

fn when(catalog: &Catalog, releases: &Versions) -> String {
    let cells = catalog.releases.cells(releases).unwrap_or_default();
    let runs =
        |pointer: Pointer| describe::ranges(&layouts::runs(&catalog.releases, cells.of(pointer)).collect::<Vec<_>>());
    format!(
        "When {{ text: {:?}, x86: &[{}], x64: &[{}] }}",
        docs::versions(releases),
        runs(Pointer::Bits32),
        runs(Pointer::Bits64)
    )
}

fn optional(text: Option<String>) -> String {
    text.map_or_else(|| "None".to_owned(), |text| format!("Some({text})"))
}

fn screaming(name: &str) -> String {
    casing::screaming(name, None, None)
}
