//! Runs the worked examples of `docs/editing-tables.md`: each is applied to a copy of the tables, and its claims are verified.
//!
//! An example is a section (`###`) of the chapter of that name. Its blocks are taken in order:
//!
//! - ```` ```toml ````: an edit; its first line is a comment with the place, see [`Edit`];
//! - ```` ```console ````: what `check` prints after the edits so far, as lines of it in their order;
//! - ```` ```text ````: the outcome after all edits, one claim a line, see [`Outcome::holds`].

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::{LazyLock, Mutex, OnceLock, PoisonError};

use etwspec_catalog::axis::{Axis, Pointer};
use etwspec_catalog::query::fields;
use etwspec_catalog::query::flat::{FlatCatalog, flat};
use etwspec_catalog::query::{Found, Index, Item, Moment};
use etwspec_catalog::{Catalog, Does, Form, HookEvent, Sets};
use etwspec_codegen::diagnostics::Diagnostic;
use etwspec_codegen::emit;
use etwspec_codegen::load::{Files, Problems};
use etwspec_codegen::render;
use etwspec_codegen::spec::Versions;
use etwspec_codegen::workspace::Workspace;
use etwspec_desk::skeleton;
use etwspec_tests::published;
use serde::Deserialize;

/// Headings of the examples that the page must have.
const PROMISED: [&str; 20] = [
    "Add a field",
    "Correct an offset",
    "Rename a field",
    "Add a bit",
    "Add a value",
    "Add an enumeration",
    "Add a release",
    "Add a source",
    "Add a structure",
    "Start from a C declaration",
    "Add a structure whose form changes by release",
    "Describe differences by pointer size",
    "Add a meaning",
    "Add a kernel event",
    "Name the things that events refer to",
    "Add an inserted item",
    "Add a dispatch case",
    "Add a class of classic events",
    "Add a provider",
    "Record a disagreement",
];

/// Files of a spec, by their paths from its folder.
type Texts = BTreeMap<String, String>;

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

fn page() -> String {
    fs::read_to_string(root().join("docs/editing-tables.md")).expect("the page").replace("\r\n", "\n")
}

fn tables() -> Texts {
    fn collect(dir: &Path, prefix: &str, texts: &mut Texts) {
        for entry in fs::read_dir(dir).expect("a folder") {
            let path = entry.expect("an entry").path();
            let name = path.file_name().and_then(|name| name.to_str()).expect("a plain name");
            if path.is_dir() {
                collect(&path, &format!("{prefix}{name}/"), texts);
            } else if name.ends_with(".toml") {
                let text = fs::read_to_string(&path).expect("a text").replace("\r\n", "\n");
                texts.insert(format!("{prefix}{name}"), text);
            }
        }
    }
    let mut texts = Texts::new();
    collect(&root().join("spec"), "", &mut texts);
    texts
}

/// A fenced block.
#[derive(Debug)]
struct Block {
    language: String,
    lines: Vec<String>,
    /// The line of the page where it begins.
    at: usize,
}

/// A section of the page, up to the next heading of any level.
#[derive(Debug, Default)]
struct Section {
    chapter: String,
    title: String,
    blocks: Vec<Block>,
}

fn sections(page: &str) -> Vec<Section> {
    let mut all = vec![Section::default()];
    let mut open: Option<Block> = None;
    let mut chapter = String::new();
    for (at, line) in (1..).zip(page.lines()) {
        let section = all.last_mut().expect("there is always one");
        match (&mut open, line.strip_prefix("```")) {
            (Some(block), None) => block.lines.push(line.to_owned()),
            (Some(_), Some(_)) => section.blocks.extend(open.take()),
            (None, Some(language)) => open = Some(Block { language: language.to_owned(), lines: Vec::new(), at }),
            (None, None) => {
                if let Some(title) = line.strip_prefix("## ") {
                    title.clone_into(&mut chapter);
                    all.push(Section { chapter: chapter.clone(), ..Section::default() });
                } else if let Some(title) = line.strip_prefix("### ") {
                    all.push(Section { chapter: chapter.clone(), title: title.to_owned(), blocks: Vec::new() });
                }
            }
        }
    }
    assert!(open.is_none(), "a block is never closed: {open:?}");
    all
}

fn examples() -> Vec<Section> {
    sections(&page())
        .into_iter()
        .filter(|section| section.chapter == "Worked examples" && !section.title.is_empty())
        .collect()
}

/// Destination of the lines of a block. Paths are from the root of the repository, as a reader sees them.
#[derive(Debug, PartialEq)]
enum Edit<'a> {
    /// `# new file PATH`
    New(&'a str),
    /// `# at the end of PATH`
    End(&'a str),
    /// `# in PATH, after the field NAME`: below the row of that field.
    AfterField(&'a str, &'a str),
    /// `# in PATH, after the line with TEXT`
    AfterLine(&'a str, &'a str),
    /// `# in PATH, instead of the line with TEXT`
    InsteadOfLine(&'a str, &'a str),
}

impl<'a> Edit<'a> {
    fn read(marker: &'a str) -> Option<Edit<'a>> {
        let marker = marker.strip_prefix("# ")?;
        let path = |path: &'a str| path.strip_prefix("spec/").filter(|path| path.ends_with(".toml"));
        if let Some(new) = marker.strip_prefix("new file ") {
            return path(new).map(Edit::New);
        }
        if let Some(end) = marker.strip_prefix("at the end of ") {
            return path(end).map(Edit::End);
        }
        let (file, place) = marker.strip_prefix("in ")?.split_once(", ")?;
        let file = path(file)?;
        let after = |words| place.strip_prefix(words);
        let field = after("after the field ").map(|name| Edit::AfterField(file, name));
        let line = after("after the line with ").map(|part| Edit::AfterLine(file, part));
        field.or(line).or(after("instead of the line with ").map(|part| Edit::InsteadOfLine(file, part)))
    }

    fn apply(&self, lines: &[String], texts: &mut Texts) {
        let added: String = lines.iter().map(|line| format!("{line}\n")).collect();
        if let Edit::New(path) = self {
            let before = texts.insert((*path).to_owned(), added);
            assert!(before.is_none(), "there is a file {path} already");
            return;
        }
        let (Edit::New(path)
        | Edit::End(path)
        | Edit::AfterField(path, _)
        | Edit::AfterLine(path, _)
        | Edit::InsteadOfLine(path, _)) = self;
        let text = texts.get_mut(*path).unwrap_or_else(|| panic!("there is no file spec/{path}"));
        let old: Vec<&str> = text.lines().collect();
        // The lines from `keep` to `resume` give way to the added ones.
        let (keep, resume) = match self {
            Edit::New(_) | Edit::End(_) => (old.len(), old.len()),
            Edit::AfterField(_, name) => {
                let at = only(&old, path, |line| line == format!("name = \"{name}\""));
                let end = (at..old.len()).find(|&i| old[i].starts_with('[')).unwrap_or(old.len());
                (end, end)
            }
            Edit::AfterLine(_, part) => {
                let at = only(&old, path, |line| line.contains(part));
                (at + 1, at + 1)
            }
            Edit::InsteadOfLine(_, part) => {
                let at = only(&old, path, |line| line.contains(part));
                (at, at + 1)
            }
        };
        let joined = |lines: &[&str]| lines.iter().map(|line| format!("{line}\n")).collect::<String>();
        *text = format!("{}{added}{}", joined(&old[..keep]), joined(&old[resume..]));
    }
}

/// Returns the index of the one line that fits.
fn only(lines: &[&str], path: &str, fits: impl Fn(&str) -> bool) -> usize {
    let found: Vec<usize> = (0..lines.len()).filter(|&i| fits(lines[i])).collect();
    assert_eq!(found.len(), 1, "the place in spec/{path} is not one line, but these (from 0): {found:?}");
    found[0]
}

/// Result of checking a spec.
enum Checked {
    Good(Box<Catalog>),
    Bad(Files, Vec<Diagnostic>),
}

fn checked(texts: &Texts) -> Checked {
    // Only the texts that an example changes are parsed.
    static PUBLISHED: LazyLock<Mutex<Workspace>> =
        LazyLock::new(|| Mutex::new(Workspace::from_texts(tables().into_iter().collect())));
    let mut workspace = PUBLISHED.lock().unwrap_or_else(PoisonError::into_inner);
    let changed: Vec<&String> =
        texts.iter().filter(|(path, text)| workspace.text(path) != Some(text.as_str())).map(|(path, _)| path).collect();
    for path in &changed {
        workspace.set_text(path, texts[*path].clone());
    }
    let checked = match workspace.tables() {
        Ok(tables) => Checked::Good(Box::new(tables.catalog)),
        Err(Problems { files, problems }) => Checked::Bad(files, problems),
    };
    for path in changed {
        workspace.discard(path);
    }
    checked
}

fn good(texts: &Texts, what: &str) -> Catalog {
    match checked(texts) {
        Checked::Good(catalog) => *catalog,
        Checked::Bad(files, problems) => panic!("{what}:\n{}", render::human(&files, "spec", &problems, false)),
    }
}

/// Outcome of an example.
struct Outcome {
    catalog: Catalog,
    files: OnceLock<BTreeMap<String, String>>,
}

impl Outcome {
    /// Returns whether a claim is true; an error contains the actual value, or the reason why the claim cannot be read.
    /// The claims:
    ///
    /// - `NAME = NUMBER in RELEASE`, `STRUCT: SIZE bytes in RELEASE`, `STRUCT.Path at OFFSET in RELEASE`, `ANY not in
    ///   RELEASE`: from the flat catalog, for both pointer sizes or for the one of `, pointer 64` at the end;
    /// - `Type::CONSTANT = NUMBER`, `Release::CONSTANT`, `module::FORM: SIZE bytes`: the catalog has it
    ///   by this name of the crate;
    /// - `NAME cites SOURCE`, `NAME disputed by SOURCE`, `FLAG sets BIT`: from the catalog;
    /// - `EVENT is hook NUMBER`, `EVENT carries STRUCT`, `STRUCT is followed by PART`, `STRUCT can insert ITEM`,
    ///   `DISPATCH of NUMBER is STRUCT`, `EVENT begins MEANING`, `EVENT describes MEANING`: from the catalog;
    /// - `generated/PATH is new`: `generate` writes a file that is not there without the example.
    fn holds(&self, claim: &str) -> Result<(), String> {
        if let Some((rest, place)) = claim.split_once(" in ") {
            let (release, pointers) = match place.split_once(", pointer ") {
                None => (place, &Pointer::ALL[..]),
                Some((release, "32")) => (release, &[Pointer::Bits32][..]),
                Some((release, "64")) => (release, &[Pointer::Bits64][..]),
                Some(_) => return Err("a pointer has 32 or 64 bits".to_owned()),
            };
            let moment = Moment::resolve(&self.catalog.releases, release).map_err(|unknown| unknown.to_string())?;
            let mut views = pointers.iter().map(|&pointer| flat(&self.catalog, &moment, pointer));
            return views.try_for_each(|view| holds_in(&view, rest));
        }
        if let Some(holds) = self.relation(claim) {
            return expect(holds?, "it is not");
        }
        if let Some(path) = claim.strip_suffix(" is new").and_then(|claim| claim.strip_prefix("generated/")) {
            let made = self.files().contains_key(path);
            return expect(made && !root().join("generated").join(path).exists(), "it is not");
        }
        if let Some((form, size)) = claim.strip_suffix(" bytes").and_then(|claim| claim.split_once(": ")) {
            let found = self.form(form).ok_or("there is no such form")?;
            return same(number(size)?, u64::from(found.size));
        }
        if let Some((name, value)) = claim.split_once(" = ") {
            return same(number(value)?, self.rust_constant(name).ok_or("there is no such constant")?);
        }
        if let Some(name) = claim.strip_prefix("Release::") {
            let row = format!("pub const {name}: Release = ");
            return expect(emit::rust::lists(&self.catalog).contains(&row), "there is no such constant");
        }
        if let Some((name, bit)) = claim.split_once(" sets ") {
            let flags = self.catalog.masks.iter().flat_map(|mask| &mask.enable_flags);
            let sets = flags.filter(|flag| flag.name == name).map(|flag| &flag.sets).next();
            return expect(matches!(sets, Some(Sets::Bit { name, .. }) if name == bit), &format!("it is {sets:?}"));
        }
        if let Some((path, word)) = claim.split_once(" means ") {
            let (name, field) = path.split_once('.').ok_or("a structure and a field are separated by a dot")?;
            let form = self.catalog.structs.iter().find(|structure| structure.name == name);
            let form = form.and_then(|structure| structure.forms.last()).ok_or("there is no such structure")?;
            let field =
                form.fields.iter().find(|own| own.name.as_deref() == Some(field)).ok_or("there is no such field")?;
            return expect(
                field.meaning.is_some_and(|meaning| meaning.word() == word),
                &format!("it is {:?}", field.meaning),
            );
        }
        if let Some((name, source)) = claim.split_once(" cites ") {
            return self.about(name, |item| item.sources().iter().any(|cited| cited == source));
        }
        if let Some((name, source)) = claim.split_once(" disputed by ") {
            return match name.split_once('.') {
                Some((structure, path)) => expect(self.field_disputed(structure, path, source), "it is not"),
                None => self.about(name, |item| item.disputed().iter().any(|dispute| dispute.source == source)),
            };
        }
        Err("the claim has none of the forms that the test understands".to_owned())
    }

    /// Returns whether two things are related as a claim states; none if the claim is of another kind.
    fn relation(&self, claim: &str) -> Option<Result<bool, String>> {
        let event = |name: &str| {
            let mut events = self.catalog.hooks.iter().flat_map(|group| &group.events);
            events.find(|event| event.name.as_deref() == Some(name))
        };
        if let Some((name, hook)) = claim.split_once(" is hook ") {
            let hook = number(hook);
            return Some(hook.map(|hook| event(name).is_some_and(|event| event.hook.map(u64::from) == Some(hook))));
        }
        if let Some((name, structure)) = claim.split_once(" carries ") {
            let carries = |event: &HookEvent| event.payloads.iter().any(|payload| payload.structure == structure);
            return Some(Ok(event(name).is_some_and(carries)));
        }
        if let Some((name, part)) = claim.split_once(" is followed by ") {
            let forms = fields::structure(&self.catalog, name).map_or(&[][..], |structure| &structure.forms);
            return Some(Ok(forms.iter().flat_map(|form| &form.tail).any(|found| found.name == part)));
        }
        if let Some((name, item)) = claim.split_once(" can insert ") {
            let inserted = fields::structure(&self.catalog, name).map_or(&[][..], |structure| &structure.inserted);
            return Some(Ok(inserted.iter().any(|inserted| inserted.structure == item)));
        }
        for (verb, does) in [(" begins ", Does::Begins), (" describes ", Does::Describes)] {
            let Some((name, meaning)) = claim.split_once(verb) else { continue };
            let references = self.catalog.references.iter().filter(|reference| reference.meaning.word() == meaning);
            let mut events = references.flat_map(|reference| &reference.events);
            return Some(Ok(events.any(|event| event.event.as_deref() == Some(name) && event.does == does)));
        }
        let (name, rest) = claim.split_once(" of ")?;
        let (value, structure) = rest.split_once(" is ")?;
        let dispatch = self.catalog.dispatches.iter().find(|dispatch| dispatch.name == name);
        Some(number(value).map(|value| {
            let mut cases = dispatch.map_or(&[][..], |dispatch| &dispatch.cases).iter();
            let case = cases.find(|case| value & case.mask == case.value);
            case.is_some_and(|case| case.structure.as_deref() == Some(structure))
        }))
    }

    fn files(&self) -> &BTreeMap<String, String> {
        self.files.get_or_init(|| published::files(&self.catalog))
    }

    /// Returns the form that `module::FORM` names.
    fn form(&self, path: &str) -> Option<&Form> {
        let (module, rust) = path.split_once("::")?;
        let structure = self.catalog.structs.iter().find(|s| etwspec_catalog::casing::snake(&s.name) == module)?;
        structure.forms.iter().find(|form| form.is_called(rust))
    }

    /// Returns the number of `Type::CONSTANT`.
    fn rust_constant(&self, path: &str) -> Option<u64> {
        let (ty, constant) = path.split_once("::")?;
        let is = |rust: &Option<String>| rust.as_deref() == Some(constant);
        if let Some(set) = self.catalog.sets.iter().find(|set| set.rust == ty) {
            return set.values.iter().find(|value| is(&value.rust))?.value?.same();
        }
        for mask in &self.catalog.masks {
            if mask.rust == ty {
                let mut bits = mask.groups.iter().flat_map(|group| &group.bits);
                return bits.find(|bit| is(&bit.rust)).map(|bit| u64::from(bit.value));
            }
            if mask.enable_rust == ty {
                return mask.enable_flags.iter().find(|flag| is(&flag.rust)).map(|flag| u64::from(flag.value));
            }
        }
        None
    }

    fn field_disputed(&self, structure: &str, path: &str, source: &str) -> bool {
        let forms = fields::structure(&self.catalog, structure).map_or(&[][..], |structure| &structure.forms);
        let fields = forms.iter().flat_map(|form| fields::flatten(&self.catalog, form));
        fields.filter(|flat| flat.path == path).flat_map(|flat| &flat.field.disputed).any(|by| by.source == source)
    }

    fn about(&self, name: &str, holds: impl Fn(&Item<'_>) -> bool) -> Result<(), String> {
        match Index::new(&self.catalog).find(name) {
            Found::Items(items) => expect(items.iter().any(holds), "it does not"),
            _ => Err("there is no such name".to_owned()),
        }
    }
}

/// Returns whether a claim about a flat view is true, without the words for the release.
fn holds_in(view: &FlatCatalog, claim: &str) -> Result<(), String> {
    let structure = |name: &str| view.structs.iter().find(|(own, _)| own == name).map(|(_, found)| found);
    let offset = |path: &str| {
        let (name, path) = path.split_once('.')?;
        structure(name)?.fields.iter().find(|(own, _)| own == path).map(|(_, field)| u64::from(field.offset))
    };
    let constant = |name: &str| view.constants.iter().find(|(own, _)| own == name).map(|(_, number)| *number);
    if let Some(name) = claim.strip_suffix(" not") {
        let found = structure(name).is_some() || constant(name).is_some() || offset(name).is_some();
        return expect(!found, "it is there");
    }
    if let Some((name, size)) = claim.strip_suffix(" bytes").and_then(|claim| claim.split_once(": ")) {
        return same(number(size)?, u64::from(structure(name).ok_or("there is no such structure")?.size));
    }
    if let Some((path, at)) = claim.split_once(" at ") {
        return same(number(at)?, offset(path).ok_or("there is no such field")?);
    }
    let (name, value) = claim.split_once(" = ").ok_or("the claim has none of the forms that the test understands")?;
    same(number(value)?, constant(name).ok_or("there is no such constant")?)
}

fn expect(holds: bool, otherwise: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise.to_owned()) }
}

fn same(claimed: u64, found: u64) -> Result<(), String> {
    expect(claimed == found, &format!("it is {found:#X}"))
}

fn number(text: &str) -> Result<u64, String> {
    let hex = text.strip_prefix("0x").ok_or(format!("`{text}` is no hexadecimal number"))?;
    u64::from_str_radix(hex, 16).map_err(|_| format!("`{text}` is no hexadecimal number"))
}

/// Checks that the output of `check` matches a block: its rule alone, and its lines among the printed lines, in their
/// order.
fn prints(texts: &Texts, block: &Block) {
    let at = format!("editing-tables.md:{}", block.at);
    assert_eq!(block.lines.first().map(String::as_str), Some("$ cargo spec check"), "{at}");
    let Checked::Bad(files, problems) = checked(texts) else { panic!("{at}: check finds nothing") };
    let text = render::human(&files, "spec", &problems, false);
    let rules: BTreeSet<&str> = problems.iter().map(|problem| problem.rule).collect();
    assert_eq!(rules, BTreeSet::from([block.lines.get(1).map_or("", String::as_str)]), "{at}:\n{text}");
    let mut printed = text.lines();
    for line in &block.lines[1..] {
        assert!(printed.any(|printed| printed == line), "{at}: `{line}` is not next in:\n{text}");
    }
}

/// A block in C is the declaration from which `new struct` makes the table in the next block.
fn declares(block: &Block, table: &Block) {
    let parse = |text: &str| text.parse::<toml::Table>().unwrap_or_else(|error| panic!("{text}: {error}"));
    let expected = parse(&table.lines.join("\n"));
    let text = |key: &str| expected[key].as_str().expect("a string").to_owned();
    let sources = expected["sources"].as_array().into_iter().flatten().filter_map(toml::Value::as_str);
    let head = skeleton::Head {
        name: text("name"),
        module: Some(text("module")),
        summary: Some(text("summary")),
        sources: sources.map(str::to_owned).collect(),
    };
    let spec = etwspec_codegen::load::load(&root().join("spec")).unwrap_or_else(|_| panic!("the tables can be read"));
    let made = skeleton::from_c(&head, &block.lines.join("\n"), &spec).expect("the declaration can be read");
    let filled_in: String = made
        .lines()
        .filter(|line| !line.contains(etwspec_codegen::schema::TODO))
        .map(|line| format!("{line}\n"))
        .collect();
    assert_eq!(parse(&filled_in), expected, "editing-tables.md:{}", block.at);
}

#[test]
fn page_has_exactly_the_promised_examples() {
    let titles: Vec<String> = examples().into_iter().map(|section| section.title).collect();
    assert_eq!(titles, PROMISED);
}

#[test]
fn every_block_of_tables_states_its_place() {
    for section in sections(&page()) {
        for block in section.blocks.iter().filter(|block| !block.language.is_empty()) {
            let at = format!("editing-tables.md:{}", block.at);
            assert_eq!(
                section.chapter, "Worked examples",
                "{at}: only examples are run, and only what is run is shown"
            );
            match block.language.as_str() {
                "toml" => {
                    let marker = block.lines.first().map_or("", String::as_str);
                    assert!(Edit::read(marker).is_some(), "{at}: `{marker}` does not say where the block goes");
                }
                "c" | "console" | "text" => {}
                other => panic!("{at}: no test runs a block of {other}"),
            }
        }
    }
}

#[test]
fn rejects_markers_without_a_place() {
    for marker in [
        "name = \"EXAMPLE\"",
        "# somewhere in spec/types.toml",
        "# in spec/types.toml",
        "# in spec/types.toml, near the line with ULONG",
        "# at the end of codegen/src/lib.rs",
        "# new file spec/structs/EXAMPLE.rs",
    ] {
        assert_eq!(Edit::read(marker), None, "{marker}");
    }
    assert_eq!(Edit::read("# in spec/a.toml, after the field B"), Some(Edit::AfterField("a.toml", "B")));
}

#[test]
fn every_example_passes_check_and_has_the_stated_result() {
    let tables = tables();
    let mut wrong = String::new();
    for section in examples() {
        let mut texts = tables.clone();
        for (index, block) in section.blocks.iter().enumerate() {
            match block.language.as_str() {
                "c" => declares(block, section.blocks.get(index + 1).expect("a table follows the declaration")),
                "toml" => {
                    let (marker, lines) = block.lines.split_first().expect("a first line");
                    let edit = Edit::read(marker).unwrap_or_else(|| panic!("editing-tables.md:{}: {marker}", block.at));
                    // A row that is appended is set apart from the one before.
                    let apart = matches!(edit, Edit::End(_)).then(String::new);
                    edit.apply(&apart.into_iter().chain(lines.iter().cloned()).collect::<Vec<_>>(), &mut texts);
                }
                "console" => prints(&texts, block),
                _ => {}
            }
        }
        let outcome = Outcome { catalog: good(&texts, &section.title), files: OnceLock::new() };
        let claims: Vec<_> = section.blocks.iter().filter(|block| block.language == "text").collect();
        assert!(!claims.is_empty(), "{} does not say what comes out", section.title);
        for block in claims {
            for (at, claim) in (block.at + 1..).zip(&block.lines) {
                if let Err(problem) = outcome.holds(claim) {
                    wrong += &format!("editing-tables.md:{at}: {claim}: {problem}\n");
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

#[test]
fn some_examples_show_problems() {
    let shown =
        examples().iter().flat_map(|section| &section.blocks).filter(|block| block.language == "console").count();
    assert!(shown >= 2, "{shown}");
}

#[test]
fn rejects_false_and_unreadable_claims() {
    let outcome = Outcome { catalog: good(&tables(), "the tables"), files: OnceLock::new() };
    for claim in [
        "EVENT_TRACE_HEADER.ProcessId at 0xD in 6.1",
        "EVENT_TRACE_HEADER.ProcessId at 0xC in 5.0",
        "EVENT_TRACE_HEADER.ProcessId not in 6.1",
        "EVENT_TRACE_HEADER: 0x31 bytes in 6.1",
        "EVENT_TRACE_HEADER: 0x30 bytes in 77",
        "PERF_PROCESS = 0x2 in 6.1",
        "Perf::PROCESS = 0x2",
        "Perf::NOTHING = 0x2",
        "Release::WINDOWS_99",
        "event_trace_header::V5_0: 0x31 bytes",
        "EVENT_TRACE_FLAG_CSWITCH sets PERF_PROCESS",
        "PERF_PROCESS cites nobody",
        "PERF_PROCESS disputed by nobody",
        "PROFILE_SOURCE_INFO.Reserved disputed by nobody",
        "NO_SUCH.Field disputed by phnt/ntexapi",
        "generated/catalog/catalog.json is new",
        "PERFINFO_LOG_TYPE_CONTEXTSWAP is hook 0x0525",
        "PERFINFO_LOG_TYPE_CONTEXTSWAP carries WMI_PROCESS_INFORMATION",
        "WMI_PROCESS_INFORMATION is followed by Nothing",
        "PERFINFO_TRACE_HEADER can insert WMI_CONTEXTSWAP",
        "TRACE_HEADER of 0xC0110000 is SYSTEM_TRACE_HEADER",
        "it just works",
        "it just works in 6.1",
    ] {
        assert!(outcome.holds(claim).is_err(), "{claim}");
    }
    for claim in [
        "EVENT_TRACE_HEADER.ProcessId at 0xC in 6.1",
        "EVENT_TRACE_HEADER.ProcessId not in 5.0",
        "EVENT_TRACE_FLAG_CSWITCH sets PERF_CONTEXT_SWITCH",
    ] {
        assert_eq!(outcome.holds(claim), Ok(()), "{claim}");
    }
}

#[test]
fn grammar_of_releases_matches_the_table() {
    #[derive(Deserialize)]
    struct Row {
        versions: Versions,
    }
    let axis: Axis = good(&tables(), "the tables").releases;
    let page = page();
    let chapter = page.split("## The grammar of releases").nth(1).and_then(|rest| rest.split("\n## ").next());
    let rows = chapter.expect("the chapter").lines().filter(|line| line.starts_with("| `"));
    let mut known = 0;
    for row in rows {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let [written, _, inside, outside] = cells[..] else { panic!("four cells: {row}") };
        let text = format!("versions = {}", written.trim_matches('`'));
        let versions = toml::from_str::<Row>(&text).expect("TOML").versions;
        let held = axis.cells(&versions).expect("releases");
        for (list, expected) in [(inside, true), (outside, false)] {
            for release in list.split(", ") {
                let (first, last) = axis.find(release).expect("a release");
                for pointer in Pointer::ALL {
                    let whole = (first..=last).all(|stop| held.contains(stop, pointer) == expected);
                    assert!(whole, "{written} and {release}, {pointer:?}");
                }
            }
        }
        known += 1;
    }
    assert!(known >= 6, "{known}");
}
