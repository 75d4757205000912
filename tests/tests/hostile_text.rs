//! Hostile text in every free text of the tables changes no item of the generated crate, no declaration of the C header, no
//! statement of the Python module, no type of Kaitai Struct and no element of the site. Text that `check` accepts is shown as it is.

mod skeleton;
mod strings;
mod tables;

use std::collections::{BTreeMap, BTreeSet};

use etwspec_catalog::Catalog;
use etwspec_codegen::emit;
use etwspec_codegen::load::load_from_texts;
use etwspec_codegen::schema::Kind;
use etwspec_tests::{corpus, published};
use tables::Marked;

/// Number of distinct strings that are tried.
const STRINGS: usize = 5_000;

/// The rest of a long text: the site does not repeat long texts, and does repeat short ones.
const LONG: &str = " is the beginning or the end of a text that is longer than many other texts are ";

/// Returns two small specs that together have rows of every kind: the shapes of structures, and the base of bad specs
/// with the rows that neither has.
fn specs() -> [Vec<(String, String)>; 2] {
    let tests = corpus::repository().join("tests");
    let mut base = tables::folder(&tests.join("bad-specs/_base"));
    for (path, text) in &mut base {
        match path.as_str() {
            "requests.toml" => *text += MORE_REQUESTS,
            "structs/ITEM.toml" => *text += MORE_OF_ITEM,
            "hooks/thread.toml" => *text += MORE_EVENTS,
            _ => {}
        }
    }
    [tables::folder(&tests.join("shapes")), base]
}

const MORE_REQUESTS: &str = r#"
[[limit]]
name = "many"
decided-by = "HAL"
versions = "5.0+"

[[class]]
value = 2
name = "RequestMore"
set = "5.1+"
struct = "ITEM"
rule = [{ privilege = "SeSystemProfilePrivilege" }, { every-processor = "Processors" }]
disputed = [{ source = "page", says = "-" }]
"#;

const MORE_OF_ITEM: &str = r#"
[[disputed]]
source = "page"
says = "-"
why = "-"
"#;

const MORE_EVENTS: &str = r#"
[[event]]
type = 0x25
status = "unknown"
"#;

/// Code generated from a catalog, without text.
#[derive(PartialEq)]
struct Skeleton(BTreeMap<String, String>);

/// Returns the generated code without text. Formatting takes most of the time, and changes no text after the first
/// time.
fn skeleton(catalog: &Catalog, formatted: bool) -> Skeleton {
    let mut files = BTreeMap::new();
    // The descriptions with payloads replace those without.
    for file in emit::files(catalog).into_iter().chain(emit::kaitai::files(catalog, true)) {
        let text = match &file.text {
            emit::Text::Raw(text) if !formatted => text.into(),
            _ => file.laid_out().unwrap_or_else(|error| panic!("{error}")),
        };
        let bare = match file.path.rsplit('.').next() {
            Some("rs") => rust(&file.path, &text).tokens,
            Some("h" | "c") => skeleton::c(&text, false) + &skeleton::c(&text, true),
            Some("py") => skeleton::python(&text),
            Some("ksy") => skeleton::kaitai(&text),
            // The catalog is data, and compared as such.
            Some("json") => continue,
            _ => text.into_owned(),
        };
        files.insert(file.path.clone(), bare);
    }
    for (path, text) in etwspec_site::site(catalog) {
        if path.ends_with(".js") {
            assert_is_data(&path, &text);
            continue;
        }
        // Data, the header and the module are the same as in the files above.
        if [".json", ".h", ".py"].iter().any(|end| path.ends_with(end)) {
            continue;
        }
        let page = skeleton::html(&text);
        assert_eq!(page.complaints, Vec::<String>::new(), "{path}:\n{text}");
        assert_eq!(page.open_code, 0, "{path}: unbalanced code\n{text}");
        files.insert(path, page.elements);
    }
    Skeleton(files)
}

/// Checks that a script with text of the tables assigns one value of JSON, in characters that neither HTML nor a script
/// reads in another way. The other scripts are the same for all tables, and begin with a comment.
fn assert_is_data(path: &str, text: &str) {
    if text.starts_with("//") {
        return;
    }
    let (_, json) = text.strip_prefix("var ").and_then(|text| text.split_once(" = ")).expect("an assignment");
    assert!(text.is_ascii() && !text.contains(['<', '>', '&']) && text.lines().count() == 1, "{path}:\n{text}");
    let value: Result<serde_json::Value, _> = serde_json::from_str(json.trim_end().trim_end_matches(';'));
    assert!(value.is_ok_and(|value| value.is_object()), "{path}:\n{text}");
}

fn rust(path: &str, text: &str) -> skeleton::Code {
    skeleton::rust(text).unwrap_or_else(|error| panic!("{path}: {error}\n{text}"))
}

/// Reports the first difference of two skeletons.
fn compare(expected: &Skeleton, found: &Skeleton) {
    let paths = |skeleton: &Skeleton| skeleton.0.keys().cloned().collect::<BTreeSet<_>>();
    assert_eq!(paths(expected), paths(found));
    for (path, text) in &expected.0 {
        let other = &found.0[path];
        if text != other {
            let at = text.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count();
            let part = |text: &str| text.chars().skip(at.saturating_sub(200)).take(700).collect::<String>();
            panic!("{path} differs:\n{}\n\n{}", part(text), part(other));
        }
    }
}

#[test]
fn hostile_text_adds_no_item_declaration_or_element() {
    let strings = strings::hostile(STRINGS);
    assert_eq!(strings.len(), STRINGS);
    let specs = specs().map(|tables| Marked::new(&tables));
    let expected = |formatted: bool| {
        let harmless = |number: usize| format!("Harmless {number}{LONG}");
        specs.each_ref().map(|marked| skeleton(&marked.with(harmless), formatted))
    };
    let (formatted, raw) = (expected(true), expected(false));
    let mut used = 0;
    while used < STRINGS {
        let first_round = used == 0;
        for (marked, expected) in specs.iter().zip(if first_round { &formatted } else { &raw }) {
            let first = used;
            let text = |number: usize| {
                let string = &strings[(first + number) % STRINGS];
                match number % 3 {
                    0 => format!("{string}{LONG}"),
                    1 => format!("{LONG}{string}"),
                    _ => format!("{string}{LONG}{string}"),
                }
            };
            let catalog = marked.with(text);
            compare(expected, &skeleton(&catalog, first_round));
            used += marked.texts;
        }
    }
}

#[test]
fn every_text_of_the_tables_reaches_the_catalog() {
    for tables in specs() {
        let marked = Marked::new(&tables);
        assert_eq!(marked.lost(), Vec::<String>::new());
    }
}

#[test]
fn every_key_of_the_language_is_a_text_or_a_name() {
    let keys: BTreeSet<String> = Kind::ALL.iter().flat_map(|kind| tables::Schema::of(*kind).text_keys()).collect();
    let texts = tables::TEXTS.iter().chain(&tables::TEXTS_OF_SOME);
    let known = texts.chain(&tables::NAMES).chain(&tables::MORE_NAMES).map(|key| (*key).to_owned()).collect();
    let differ: Vec<&String> = keys.symmetric_difference(&known).collect();
    assert!(differ.is_empty(), "add these keys to a list in hostile_text/tables.rs, or remove them there: {differ:?}");
}

/// Returns the text of a catalog that readers see: documentation of Rust, comments of C, pages. White space is single
/// spaces.
fn shown(catalog: &Catalog) -> [String; 3] {
    let (mut documentation, mut comments) = (String::new(), String::new());
    for (path, text) in published::texts([emit::rust::files(catalog), emit::c::files(catalog)].concat()) {
        match path.rsplit('.').next() {
            Some("rs") => documentation += &rust(&path, &text).shown,
            Some("h") => comments += &skeleton::comments(&text),
            _ => {}
        }
    }
    let pages = etwspec_site::site(catalog).into_iter().filter(|(path, _)| path.ends_with(".html"));
    let pages = pages.map(|(_, text)| skeleton::html(&text).text);
    [documentation, comments, pages.collect()].map(|text| spaced(&text))
}

fn spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Strings that `check` accepts, each with a number that makes it unlike any other.
fn accepted() -> Vec<String> {
    let visible = |text: &String| !text.contains(etwspec_console::is_invisible);
    let paired = |text: &String| text.matches('`').count().is_multiple_of(2) && !text.contains("``");
    let strings = strings::hostile(STRINGS).into_iter().filter(|text| visible(text) && paired(text));
    let spaced = |text: &String| !text.contains("  ") && !text.ends_with("..");
    strings.enumerate().map(|(number, text)| format!("N{number}q {text}")).filter(spaced).take(1_500).collect()
}

#[test]
fn accepted_text_is_shown_as_it_is() {
    let strings = accepted();
    assert!(strings.len() > 1_000, "{} strings", strings.len());
    for tables in specs() {
        let marked = Marked::new(&tables);
        let marks = shown(&marked.with(tables::mark));
        for first in (0..strings.len()).step_by(marked.texts) {
            let text = |number: usize| strings[(first + number) % strings.len()].clone();
            let (texts, _) = tables::with_texts(&tables, &text);
            assert!(load_from_texts(texts).is_ok(), "text that is not accepted");
            let found = shown(&marked.with(text));
            for (language, (marks, found)) in marks.iter().zip(&found).enumerate() {
                for number in (0..marked.texts).filter(|number| marks.contains(&tables::mark(*number))) {
                    let text = text(number);
                    // Titles and units are no prose, and keep their backticks.
                    let expected = match language {
                        1 => [in_c(&text), String::new()],
                        _ => [spaced(&text), spaced(&text.replace('`', ""))],
                    };
                    let is_shown = expected.iter().any(|text| !text.is_empty() && found.contains(text.as_str()));
                    let key = text.split(' ').next().unwrap_or_default();
                    let near = found.find(key).map(|at| found[at..].chars().take(200).collect::<String>());
                    assert!(is_shown, "{text:?} is not shown as {expected:?}, but as {near:?} in {language}");
                }
            }
        }
    }
}

/// Returns a text as comments of C show it: in ASCII, and without what would end the comment.
fn in_c(text: &str) -> String {
    let ascii = |c: char| if c.is_ascii() { c.to_string() } else { format!("U+{:04X}", u32::from(c)) };
    let text: String = text.chars().map(ascii).collect();
    let text = text.replace("*/", "* /").replace("/*", "/ *");
    spaced(&text.replace("??/", "?? /").replace("??)", "?? )"))
}
