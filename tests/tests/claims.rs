//! No output claims more releases than the tables state, or other sources.
//!
//! A check of releases parses an output as it is delivered, derives the releases that it claims for each item, and compares them
//! with what the tables state about that item.

use std::collections::HashMap;
use std::sync::LazyLock;

use etwspec::describe::{self, Layout};
use etwspec_catalog::axis::{Axis, Cells, Pointer};
use etwspec_catalog::{Form, Relation, Struct, Versions, When};
use etwspec_corpus::command::{self, Ran};
use etwspec_tests::published::{CATALOG, FILES, SITE};

/// The releases that an output claims, by strength.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Claimed {
    documented: Cells,
    observed: Cells,
}

impl Claimed {
    fn or(self, other: Claimed) -> Claimed {
        Claimed { documented: self.documented.or(other.documented), observed: self.observed.or(other.observed) }
    }

    /// Returns the excess of a claim over the allowed one: a documented release may be presented as observed, but not
    /// the reverse.
    fn beyond(self, stated: Claimed) -> Option<String> {
        let documented = self.documented.minus(stated.documented);
        let observed = self.observed.minus(stated.observed.or(stated.documented));
        let axis = &CATALOG.releases;
        (!documented.is_empty() || !observed.is_empty())
            .then(|| format!("documented {:?}, observed {:?}", axis.versions(documented), axis.versions(observed)))
    }
}

fn stated(when: &When) -> Claimed {
    let cells = when.releases.as_ref().map(|versions| CATALOG.releases.cells(versions).expect("releases"));
    match (when.relation, cells) {
        (Relation::Exact, Some(cells)) => Claimed { documented: cells, ..Claimed::default() },
        (Relation::Seen, Some(cells)) => Claimed { observed: cells, ..Claimed::default() },
        _ => Claimed::default(),
    }
}

/// Returns the claim of the tables about a form: the claim about its structure, in the releases that have the layout of
/// the form.
fn stated_form(structure: &Struct, form: &Form) -> Claimed {
    let layout = CATALOG.releases.cells(&form.releases).expect("releases");
    let whole = stated(&structure.when);
    Claimed { documented: whole.documented.and(layout), observed: whole.observed.and(layout) }
}

/// All meanings of a name, together.
static NAMED: LazyLock<HashMap<String, Claimed>> = LazyLock::new(|| {
    let mut named: HashMap<String, Claimed> = HashMap::new();
    let mut add = |name: &str, when: &When| {
        let known = named.entry(name.to_owned()).or_default();
        *known = known.or(stated(when));
    };
    let catalog = &*CATALOG;
    for set in &catalog.sets {
        for value in &set.values {
            value.name.iter().chain(&value.aliases).for_each(|name| add(name, &value.when));
        }
        if let Some(sentinel) = &set.sentinel {
            for at in &sentinel.values {
                add(&sentinel.name, &When { relation: Relation::Exact, releases: Some(at.releases.clone()) });
            }
        }
    }
    for mask in &catalog.masks {
        for bit in mask.groups.iter().flat_map(|group| &group.bits) {
            bit.name.iter().chain(&bit.aliases).for_each(|name| add(name, &bit.when));
        }
        mask.enable_flags.iter().for_each(|flag| add(&flag.name, &flag.when));
    }
    for group in &catalog.hooks {
        add(&group.name, &group.when);
        for event in &group.events {
            event.name.iter().chain(&event.type_name).chain(&event.aliases).for_each(|name| add(name, &event.when));
        }
    }
    named
});

/// Reads a set of releases as outputs write it: `5.1+`, `6.2 to 1511; 1703 only`, `6.2+ (32-bit), 6.1+ (64-bit)`.
fn releases(axis: &Axis, text: &str) -> Cells {
    let plain = text.replace(" and higher", "+").replace(" to ", "..").replace(" only", "").replace(';', ",");
    let plain = plain.replace("(32-bit)", "@32").replace("(64-bit)", "@64");
    let mut cells = Cells::default();
    let mut waiting: Vec<String> = Vec::new();
    for part in plain.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let (range, size) = match part.split_once('@') {
            Some((range, size)) => (range.trim(), Some(size.trim())),
            None => (part, None),
        };
        if range != "none" {
            waiting.push(range.to_owned());
        }
        let Some(size) = size else { continue };
        let pointer = if size == "32" { Pointer::Bits32 } else { Pointer::Bits64 };
        for range in waiting.drain(..) {
            let stops = axis.parse(&range).unwrap_or_else(|error| panic!("{text}: {error}"));
            cells = cells.with(pointer, cells.of(pointer).or(stops));
        }
    }
    for range in waiting {
        let stops = axis.parse(&range).unwrap_or_else(|error| panic!("{text}: {error}"));
        cells = cells.or(Cells { ptr32: stops, ptr64: stops });
    }
    cells
}

/// Reads the sentences about releases in a text: `Documented for 5.1+, assumed unchanged after 2004.`
fn sentences(text: &str) -> Claimed {
    let axis = &CATALOG.releases;
    let text =
        text.split_whitespace().filter(|word| !matches!(*word, "*" | "///" | "//!")).collect::<Vec<_>>().join(" ");
    let mut claimed = Claimed::default();
    for (words, documented) in [("Documented for ", true), ("Observed in ", false)] {
        for (at, _) in text.match_indices(words) {
            let rest = text[at + words.len()..].trim_start_matches("development kits of ");
            // Release IDs contain points. A sentence therefore ends with a point before a space or at the end.
            let end = [rest.find(". "), rest.find("; layout of"), rest.find(", assumed unchanged")];
            let end = end.into_iter().flatten().min().unwrap_or(rest.len());
            let cells = releases(axis, rest[..end].trim_end_matches(['.', '/', '*', ' ']));
            let one = match documented {
                true => Claimed { documented: cells, ..Claimed::default() },
                false => Claimed { observed: cells, ..Claimed::default() },
            };
            claimed = claimed.or(one);
        }
    }
    claimed
}

/// Reads a claim of the site or of `explain`: `5.1 and higher`, `observed in 1607`, `releases unknown (64-bit)`.
fn phrase(text: &str) -> Claimed {
    let text = text.split("; layout of").next().unwrap_or_default().trim();
    let lower = text.to_lowercase();
    if lower.contains("unknown") {
        return Claimed::default();
    }
    match lower.strip_prefix("observed in ") {
        Some(_) => {
            Claimed { observed: releases(&CATALOG.releases, &text["observed in ".len()..]), ..Claimed::default() }
        }
        None => Claimed { documented: releases(&CATALOG.releases, text), ..Claimed::default() },
    }
}

/// Returns a block of comment lines, and the line of code after it.
fn blocks(text: &str, comment: &str) -> Vec<(String, String)> {
    let mut blocks = Vec::new();
    let mut block = String::new();
    for line in text.lines().map(str::trim_start) {
        if let Some(words) = line.strip_prefix(comment) {
            block += words;
            // A sentence may continue on the next line.
            block.push(if words.is_empty() { '\n' } else { ' ' });
        } else if !line.starts_with("#[") && !block.is_empty() {
            blocks.push((std::mem::take(&mut block), line.to_owned()));
        }
    }
    blocks
}

/// Returns the claims of Rust documentation about forms and constants beyond the tables, and the number of checked
/// claims.
fn check_rust<'f>(files: impl Iterator<Item = (&'f str, &'f str)>) -> (Vec<String>, usize, usize) {
    let (mut beyond, mut forms, mut constants) = (Vec::new(), 0, 0);
    for (path, text) in files {
        for (block, code) in blocks(text, "///") {
            let claimed = sentences(&block);
            let word = |after: &str| {
                let rest = code.split_once(after)?.1;
                Some(rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next()?.to_owned())
            };
            let c_name = block.split_once("In C: `").and_then(|(_, rest)| rest.split_once('`')).map(|(name, _)| name);
            if let (Some(c_name), Some(ty)) = (c_name, word("pub struct ").or_else(|| word("owned "))) {
                let Some(structure) = CATALOG.structure(c_name) else { continue };
                let named = |form: &&Form| form.rust == ty;
                let of_form = structure.forms.iter().find(named).map(|form| stated_form(structure, form));
                let stated = of_form.unwrap_or_else(|| stated(&structure.when));
                forms += 1;
                beyond.extend(claimed.beyond(stated).map(|what| format!("{path}: {ty}: {what}")));
            } else {
                let Some(name) = block.trim().strip_prefix('`').and_then(|rest| rest.split_once('`')) else { continue };
                let Some(stated) = NAMED.get(name.0) else { continue };
                constants += 1;
                beyond.extend(claimed.beyond(*stated).map(|what| format!("{path}: {}: {what}", name.0)));
            }
        }
    }
    (beyond, forms, constants)
}

#[test]
fn rust_documentation_claims_no_more_than_the_tables() {
    let rust = FILES.iter().filter(|(path, _)| path.starts_with("rust/src/") && path.ends_with(".rs"));
    let (beyond, forms, constants) = check_rust(rust.map(|(path, text)| (path.as_str(), text.as_str())));
    assert_eq!(beyond, Vec::<String>::new());
    let all: usize = CATALOG.structs.iter().map(|structure| structure.forms.len()).sum();
    assert!(forms * 10 >= all * 5, "only {forms} of {all} forms have a claim that can be read");
    assert!(constants > 1000, "only {constants} constants have a claim that can be read");
}

/// Returns the claims of the C header beyond the tables, and the number of checked forms and macros.
fn check_c(text: &str) -> (Vec<String>, usize, usize) {
    let mut by_name: HashMap<String, Claimed> = HashMap::new();
    for structure in &CATALOG.structs {
        for form in &structure.forms {
            let release = form.release_part().map_or_else(String::new, |release| format!("_{release}"));
            let pointer = form.pointer.map_or("", Pointer::c_suffix);
            by_name.insert(format!("{}{release}{pointer}", structure.name), stated_form(structure, form));
        }
    }
    let (mut beyond, mut forms, mut macros) = (Vec::new(), 0, 0);
    let mut comment = String::new();
    let mut open = false;
    for line in text.lines() {
        let starts = line.trim_start().starts_with("/*");
        if starts || open {
            if starts {
                comment.clear();
            }
            comment += line;
            comment.push(' ');
            open = !line.contains("*/");
            // A number without a name has no line of code.
            if !open && comment.contains("no name is known") {
                comment.clear();
            }
            continue;
        }
        let code = format!("{comment} {line}");
        comment.clear();
        if let Some(rest) = line.strip_prefix("typedef struct ") {
            let name = rest.split_whitespace().find_map(|word| word.strip_prefix("etwspec_")).expect("a name");
            let known = by_name.get(name);
            forms += usize::from(known.is_some());
            let stated = known.copied().unwrap_or_default();
            beyond.extend(sentences(&code).beyond(stated).map(|what| format!("{name}: {what}")));
        } else if let Some(name) = line.strip_prefix("#define ETWSPEC_").and_then(|rest| rest.split_whitespace().next())
        {
            let plain = name.trim_end_matches("_PTR32").trim_end_matches("_PTR64");
            let plain = plain
                .rsplit_once("_V")
                .filter(|(_, end)| end.starts_with(|c: char| c.is_ascii_digit()))
                .map_or(plain, |(name, _)| name);
            // A name that two sets share has the name of its set before it.
            let known = NAMED.get(plain).copied().or_else(|| {
                NAMED
                    .iter()
                    .filter(|(name, _)| plain.ends_with(&format!("_{name}")))
                    .map(|(_, stated)| *stated)
                    .reduce(Claimed::or)
            });
            let Some(stated) = known else {
                if sentences(&code) != Claimed::default() {
                    beyond.push(format!("{name} has a claim, and the tables do not have the name"));
                }
                continue;
            };
            macros += 1;
            beyond.extend(sentences(&code).beyond(stated).map(|what| format!("{name}: {what}")));
        }
    }
    (beyond, forms, macros)
}

#[test]
fn c_header_claims_no_more_than_the_tables() {
    let (beyond, forms, macros) = check_c(&FILES["c/etwspec.h"]);
    assert_eq!(beyond, Vec::<String>::new());
    let all = CATALOG.structs.iter().flat_map(|structure| &structure.forms).filter(|form| form.size > 0).count();
    assert!(forms * 10 >= all * 9, "only {forms} of {all} forms have a comment that can be read");
    assert!(macros > 1000, "only {macros} macros have a comment that can be read");
}

fn without_tags(html: &str) -> String {
    let mut text = String::new();
    let mut tag = false;
    for c in html.chars() {
        match c {
            '<' => tag = true,
            '>' => tag = false,
            c if !tag => text.push(c),
            _ => {}
        }
    }
    text
}

/// Claims of the page of a structure beyond the tables.
fn check_structure_page(structure: &Struct, page: &str) -> Vec<String> {
    let mut beyond = Vec::new();
    let mut check = |what: &str, claimed: Claimed, stated: Claimed| {
        beyond.extend(claimed.beyond(stated).map(|beyond| format!("{} {what}: {beyond}", structure.name)));
    };
    let head = page.split_once("<dt>Releases</dt><dd>").and_then(|(_, rest)| rest.split_once("</span>"));
    check("releases", phrase(&without_tags(head.expect("releases").0)), stated(&structure.when));
    let sections: Vec<&str> = page.split("<details class=\"form\"").skip(1).collect();
    assert_eq!(sections.len(), structure.forms.len(), "{}", structure.name);
    for (section, form) in sections.iter().zip(structure.forms.iter().rev()) {
        let heading = section.split_once("<h3>").and_then(|(_, rest)| rest.split_once("</h3>")).expect("a heading").0;
        let (releases, _) = heading.split_once("<small>").unwrap_or((heading, ""));
        let mut stated = stated_form(structure, form);
        // The pointer size is shown beside the releases.
        if let Some(pointer) = form.pointer {
            let both = |cells: Cells| Cells { ptr32: cells.of(pointer), ptr64: cells.of(pointer) };
            stated = Claimed { documented: both(stated.documented), observed: both(stated.observed) };
        }
        check(&form.rust, phrase(releases), stated);
        if structure.when.relation != Relation::Exact {
            assert!(!section.contains("class=\"since\""), "{} {}: since when", structure.name, form.rust);
        }
    }
    beyond
}

#[test]
fn pages_of_structures_claim_no_more_than_the_tables() {
    for structure in &CATALOG.structs {
        let page = &SITE[&format!("structs/{}.html", structure.name)];
        assert_eq!(check_structure_page(structure, page), Vec::<String>::new());
    }
}

#[test]
fn pages_of_values_and_events_claim_no_more_than_the_tables() {
    let mut rows = 0;
    for (path, page) in SITE
        .iter()
        .filter(|(path, _)| ["values/", "masks/", "hooks/", "classes/"].iter().any(|at| path.starts_with(at)))
    {
        for row in page.split("<tr").skip(1) {
            let Some((_, rest)) = row.split_once("<span class=\"when ") else { continue };
            let Some((_, text)) = rest.split_once("</span>").and_then(|(span, _)| span.split_once('>')) else {
                continue;
            };
            let Some((_, name)) = row.split_once("<th scope=\"row\">") else { continue };
            let name =
                without_tags(name.split("<br>").next().unwrap_or_default().split("</th>").next().unwrap_or_default());
            let Some(stated) = NAMED.get(name.split_whitespace().next().unwrap_or_default()) else { continue };
            rows += 1;
            assert_eq!(phrase(text).beyond(*stated), None, "{path}: {name}");
        }
    }
    assert!(rows > 1000, "only {rows} rows have a claim that can be read");
}

#[test]
fn payloads_claim_no_more_than_the_tables() {
    let mut bound = 0;
    for group in &CATALOG.hooks {
        for event in &group.events {
            for payload in event.payloads.iter().filter(|payload| payload.releases.is_some()) {
                let structure = CATALOG.structure(&payload.structure).expect("the structure");
                let claim = etwspec_catalog::claims::payload(&CATALOG, event, payload);
                let claimed = phrase(&claim.words());
                let cells = CATALOG.releases.cells(payload.releases.as_ref().expect("releases")).expect("releases");
                let whole = Claimed { documented: cells, observed: cells };
                assert_eq!(claimed.beyond(whole), None, "{} {}", event.number(), payload.structure);
                for when in [&event.when, &structure.when] {
                    assert_eq!(claimed.beyond(stated(when)), None, "{} {}", event.number(), payload.structure);
                }
                let folder = if group.class { "classes" } else { "hooks" };
                let page = &SITE[&format!("{folder}/{}.html", group.name)];
                assert!(page.contains(&claim.words()), "{}: {}", event.number(), claim.words());
                bound += 1;
            }
        }
    }
    assert!(bound > 10, "only {bound} payloads are bound to releases");
}

/// Returns the title of each form on the page of its structure, by the address of the form.
fn titles_of_forms(site: &HashMap<String, String>) -> HashMap<String, String> {
    let mut titles = HashMap::new();
    for structure in &CATALOG.structs {
        let path = format!("structs/{}.html", structure.name);
        for section in site[&path].split("<details class=\"form\"").skip(1) {
            let title =
                section.split_once("<h3>").and_then(|(_, rest)| rest.split_once(" <small>")).expect("a title").0;
            let anchor =
                section.split_once("<div id=\"").and_then(|(_, rest)| rest.split_once('"')).expect("an anchor").0;
            titles.insert(format!("{path}#{anchor}"), title.to_owned());
        }
    }
    titles
}

/// Text before the title of a form that another is compared with.
const COMPARED: &str = "<span class=\"differs\">Compared with ";

/// Returns the mentions of forms that have another title than the form, and the number of compared mentions.
fn check_mentions_of_forms(site: &HashMap<String, String>) -> (Vec<String>, usize) {
    let titles = titles_of_forms(site);
    let (mut wrong, mut compared) = (Vec::new(), 0);
    for (path, page) in site.iter().filter(|(path, _)| path.starts_with("structs/")) {
        // The newer form that a form is compared with.
        let own = |title: &str| titles.iter().any(|(address, own)| own == title && address.starts_with(path.as_str()));
        for mention in page.split(COMPARED).skip(1) {
            let text = mention.split(": ").next().unwrap_or_default();
            let title = text.trim_end_matches(", 32-bit").trim_end_matches(", 64-bit");
            compared += 1;
            if !own(title) {
                wrong.push(format!("{path}: no form is “{title}”"));
            }
        }
        // The forms of nested structures.
        for mention in page.split("Form of <code>").skip(1) {
            let Some((_, link)) = mention.split_once("<a href=\"") else { continue };
            let (href, rest) = link.split_once("\">").expect("an address");
            let text = rest.split("</a>").next().unwrap_or_default();
            let address = href
                .strip_prefix('#')
                .map_or_else(|| href.trim_start_matches("../").to_owned(), |anchor| format!("{path}#{anchor}"));
            compared += 1;
            match titles.get(&address) {
                Some(title) if title == text => {}
                title => wrong.push(format!("{path}: {address} is “{text}” and not {title:?}")),
            }
        }
    }
    (wrong, compared)
}

#[test]
fn all_pages_claim_the_same_about_a_form() {
    let (wrong, compared) = check_mentions_of_forms(&SITE);
    assert_eq!(wrong, Vec::<String>::new());
    assert!(compared > 400, "only {compared} mentions");
    for structure in &CATALOG.structs {
        let titles = titles_of(structure);
        for form in &structure.forms {
            let title = &titles[&form.rust.replace(|c: char| !c.is_ascii_alphanumeric() && c != '_', "-")];
            let claim = etwspec_catalog::claims::form(&CATALOG, structure, form);
            let claimed = phrase(title);
            let all = claimed.documented.or(claimed.observed);
            let expected = match form.pointer {
                Some(pointer) => Cells { ptr32: claim.all().of(pointer), ptr64: claim.all().of(pointer) },
                None => claim.all(),
            };
            assert_eq!(all, expected, "{} {}: {title}", structure.name, form.rust);
        }
    }
}

/// Returns the titles of the forms of a structure, by anchor.
fn titles_of(structure: &Struct) -> HashMap<String, String> {
    let page = format!("structs/{}.html#", structure.name);
    let titles = TITLES.iter().filter_map(|(address, title)| Some((address.strip_prefix(&page)?, title.clone())));
    titles.map(|(anchor, title)| (anchor.to_owned(), title)).collect()
}

static TITLES: LazyLock<HashMap<String, String>> = LazyLock::new(|| titles_of_forms(&SITE));

#[test]
fn pages_of_events_and_of_structures_agree_on_payloads() {
    let mut compared = 0;
    for group in &CATALOG.hooks {
        let folder = if group.class { "classes" } else { "hooks" };
        let events = &SITE[&format!("{folder}/{}.html", group.name)];
        for event in &group.events {
            for payload in event.payloads.iter().filter(|payload| payload.releases.is_some()) {
                let claim = etwspec_catalog::claims::payload(&CATALOG, event, payload).words();
                let structure = CATALOG.structure(&payload.structure).expect("the structure");
                let page = &SITE[&format!("structs/{}.html", structure.name)];
                let uses = page.split_once("<section id=\"uses\">").expect("uses").1;
                let mention = format!(" ({}), ", group.number(event));
                let mut uses = uses.split("<li>").filter(|item| item.contains(&mention));
                assert!(
                    uses.any(|item| item.split("</li>").next().unwrap_or_default().ends_with(&format!(", {claim}"))),
                    "{}: {} has no “{claim}”",
                    structure.name,
                    group.number(event)
                );
                assert!(events.contains(&format!(">{claim}</span>")), "{}: “{claim}”", group.name);
                compared += 1;
            }
        }
    }
    assert!(compared > 10, "only {compared} payloads");
}

#[test]
fn comparison_rejects_pages_that_differ() {
    let mut site = SITE.clone();
    let structure = CATALOG.structs.iter().find(|structure| structure.forms.len() > 2).expect("a structure");
    let page = site.get_mut(&format!("structs/{}.html", structure.name)).expect("its page");
    *page = page.replacen(COMPARED, &format!("{COMPARED}other releases and "), 1);
    assert!(!check_mentions_of_forms(&site).0.is_empty());
}

fn explain(name: &str) -> String {
    let Ran { code, out, err } = command::run(etwspec_cli::run, &["explain", name]);
    assert_eq!(code, 0, "{name}: {err}");
    out
}

/// Claims of `explain` about the forms of a structure beyond the tables.
fn check_explained(structure: &Struct, text: &str) -> Vec<String> {
    let mut beyond = Vec::new();
    for line in text.lines().filter_map(|line| line.trim_start().strip_prefix("Form ")) {
        let Some((form, claim)) = line.split_once(": ") else { continue };
        let name = form.trim_end_matches(", current");
        let Some(form) = structure.forms.iter().find(|form| form.rust == name) else { continue };
        let more = phrase(claim).beyond(stated_form(structure, form));
        beyond.extend(more.map(|what| format!("{} {name}: {what}", structure.name)));
    }
    beyond
}

#[test]
fn explanations_claim_no_more_than_the_tables() {
    for structure in CATALOG.structs.iter().filter(|structure| structure.layout_known) {
        let text = explain(&structure.name);
        assert!(text.contains("Form "), "{text}");
        assert_eq!(check_explained(structure, &text), Vec::<String>::new());
    }
}

#[test]
fn catalog_claims_no_more_than_the_tables() {
    for structure in &CATALOG.structs {
        for form in &structure.forms {
            assert_eq!(
                stated(&form.when).beyond(stated_form(structure, form)),
                None,
                "{} {}",
                structure.name,
                form.rust
            );
        }
    }
}

/// Returns a structure with an undocumented form.
fn unsure() -> (&'static Struct, &'static Form) {
    let mut unsure = CATALOG.structs.iter().filter(|structure| structure.when.relation == Relation::Unknown);
    unsure.find_map(|structure| Some((structure, structure.forms.first()?))).expect("a structure of unknown releases")
}

#[test]
fn checks_reject_outputs_that_claim_more() {
    let (structure, form) = unsure();
    let newest = CATALOG.releases.text(CATALOG.releases.all().ptr64);

    let c = &FILES["c/etwspec.h"];
    let wrong = c.replace("/* Releases unknown. 0x", &format!("/* Documented for {newest}. 0x"));
    assert_ne!(*c, wrong);
    assert!(!check_c(&wrong).0.is_empty());

    let rust = |claim: &str| {
        let text = format!("/// In C: `{}`, 0x10 bytes. {claim}\npub struct {} {{\n", structure.name, form.rust);
        check_rust([("wrong.rs", text.as_str())].into_iter()).0
    };
    assert!(rust("Releases unknown.").is_empty());
    assert!(!rust(&format!("Documented for {newest}.")).is_empty());
    assert!(!rust("Observed in 6.1.").is_empty());

    let page = &SITE[&format!("structs/{}.html", structure.name)];
    let wrong = page.replace("Releases unknown", "5.0 and higher");
    assert_ne!(*page, wrong);
    assert!(!check_structure_page(structure, &wrong).is_empty());

    let text = format!("  Form {}, current: {newest}\n", form.rust);
    assert!(!check_explained(structure, &text).is_empty());
}

#[test]
fn no_output_uses_the_old_words() {
    let versions = Versions::Both("5.0+".to_owned());
    assert_eq!(CATALOG.releases.text(CATALOG.releases.cells(&versions).expect("releases").ptr64), "5.0+");
    let is_code = |path: &str| [".rs", ".h", ".py"].iter().any(|end| path.ends_with(end));
    for (path, text) in FILES.iter().filter(|(path, _)| is_code(path)) {
        for words in ["Releases 5", "Releases 6", "Seen in releases"] {
            assert!(!text.contains(words), "{path} has “{words}”");
        }
    }
}

#[test]
fn a_field_has_the_sources_of_what_contains_it() {
    let named = |layout: &&'static Layout| layout.name == "EVENT_HEADER" && layout.fixed == 0x50;
    let layout = describe::layouts().find(named).expect("a described structure");
    let sources = |path: &str| -> Vec<&str> {
        let field = layout.field(path).expect("a field");
        let of = if field.sources().is_empty() { layout.sources() } else { field.sources() };
        of.iter().map(|source| source.id).collect()
    };
    // Of the structure, of a row, of the union around the field, of the inner structure.
    assert_eq!(sources("ThreadId"), ["chappell/event_header", "mingw-w64/evntcons"]);
    assert_eq!(sources("EventProperty"), ["chappell/event_header", "microsoft/event_header"]);
    assert_eq!(sources("KernelTime"), ["chappell/event_header", "microsoft/event_header"]);
    assert_eq!(sources("EventDescriptor.Id"), ["mingw-w64/evntprov", "phnt/ntwmi", "chappell/event_header"]);
}
