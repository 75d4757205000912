//! Bad specs state the problems that they expect; see `bad-specs/README.md`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use etwspec_codegen::check;
use etwspec_codegen::diagnostics::Diagnostic;
use etwspec_codegen::load::{Files, Problems, load_from_texts};
use etwspec_codegen::render;
use etwspec_codegen::schema::Kind;
use etwspec_codegen::workspace::Workspace;
use etwspec_tests::corpus;

/// Files of a spec, by path.
pub(super) type Texts = BTreeMap<String, String>;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("bad-specs")
}

/// Returns the folder with the examples of each rule.
fn examples() -> PathBuf {
    folder().join("../../codegen/src/check/examples")
}

fn texts(dir: &Path) -> Texts {
    fn collect(dir: &Path, prefix: &str, texts: &mut Texts) {
        for entry in fs::read_dir(dir).expect("a folder") {
            let path = entry.expect("an entry").path();
            let name = path.file_name().expect("a name").to_str().expect("a plain name");
            if path.is_dir() {
                collect(&path, &format!("{prefix}{name}/"), texts);
            } else if name.ends_with(".toml") {
                texts.insert(format!("{prefix}{name}"), fs::read_to_string(&path).expect("a text"));
            }
        }
    }
    let mut texts = Texts::new();
    collect(dir, "", &mut texts);
    texts
}

/// Returns the base with files of a fixture put over it; one that has only comments is taken away.
fn over_base(base: &Texts, fixture: &Texts) -> Vec<(String, String)> {
    let mut all = base.clone();
    for (path, text) in fixture {
        let says_something = text.lines().any(|line| !line.trim().is_empty() && !line.trim_start().starts_with('#'));
        match says_something {
            true => all.insert(path.clone(), text.clone()),
            false => all.remove(path),
        };
    }
    all.into_iter().collect()
}

fn problems(texts: Vec<(String, String)>) -> (Files, Vec<Diagnostic>) {
    match load_from_texts(texts) {
        Ok(spec) => {
            let problems = check::run(&etwspec_codegen::context(&spec));
            (spec.files, problems)
        }
        Err(Problems { files, problems }) => (files, problems),
    }
}

/// Returns a problem in the form in which fixtures expect it, and the file that expects it.
fn written(files: &Files, problem: &Diagnostic) -> (String, String) {
    let at = render::position(files, "", &problem.place);
    let mut text = format!("# expect: {} at {}:{} \"{}\"\n", problem.rule, at.line, at.column, problem.message);
    for (place, label) in &problem.others {
        let other = render::position(files, "", place);
        let file = if other.file == at.file { String::new() } else { format!("{}:", other.file) };
        text += &format!("#   also: {file}{}:{} \"{label}\"\n", other.line, other.column);
    }
    (at.file, text)
}

/// Returns whether a found problem is the expected one: the same, but the message need only contain the expected text.
fn matches(expected: &str, found: &str) -> bool {
    let split = |text: &str| -> Vec<(String, String)> {
        let parts = text.lines().map(|line| line.split_once(" \"").unwrap_or((line, "")));
        parts.map(|(head, text)| (head.to_owned(), text.trim_end_matches('"').to_owned())).collect()
    };
    let (expected, found) = (split(expected), split(found));
    expected.len() == found.len() && expected.iter().zip(&found).all(|(e, f)| e.0 == f.0 && f.1.contains(e.1.as_str()))
}

/// Returns the problems that the first lines of a file expect.
fn expected(text: &str) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for line in text.lines().take_while(|line| line.starts_with('#')) {
        if line.starts_with("# expect: ") {
            all.push(format!("{line}\n"));
        } else if let (true, Some(last)) = (line.starts_with("#   also: "), all.last_mut()) {
            *last += &format!("{line}\n");
        }
    }
    all
}

/// Returns the fixtures: folders of tables, and the bad example of each rule under the rule's name.
fn fixtures() -> Vec<(String, Texts)> {
    let mut names: Vec<_> = fs::read_dir(folder()).expect("the folder").map(|entry| entry.expect("an entry")).collect();
    names.sort_by_key(fs::DirEntry::file_name);
    names
        .into_iter()
        .filter(|entry| entry.path().is_dir())
        .map(|entry| (entry.file_name().into_string().expect("a plain name"), texts(&entry.path())))
        .filter(|(name, _)| !name.starts_with('_'))
        .chain(check::rules().iter().map(|rule| (rule.name.to_owned(), example(rule.bad))))
        .collect()
}

pub(super) fn base() -> Texts {
    texts(&folder().join("_base"))
}

/// Returns the base with tables of the other kinds.
pub(super) fn larger_base() -> Texts {
    over_base(&base(), &texts(&folder().join("_more"))).into_iter().collect()
}

#[test]
fn base_has_no_problems() {
    let (files, problems) = problems(over_base(&base(), &Texts::new()));
    assert!(problems.is_empty(), "{}", render::human(&files, "_base", &problems, false));
}

#[test]
fn reports_what_every_bad_spec_expects() {
    let base = base();
    let mut wrong = String::new();
    for (name, fixture) in fixtures() {
        if std::env::var_os("BLESS").is_some() {
            bless(&base, &name, &fixture);
            continue;
        }
        let (files, problems) = problems(over_base(&base, &fixture));
        let mut missing: Vec<(String, String)> = Vec::new();
        for (path, text) in &fixture {
            missing.extend(expected(text).into_iter().map(|text| (path.clone(), text)));
        }
        for problem in problems.iter().filter(|problem| problem.help.is_none()) {
            wrong += &format!("{name}: no help line: {} ({})\n", problem.message, problem.rule);
        }
        let found = problems.iter().map(|problem| written(&files, problem));
        let extra: Vec<_> = found
            .filter(|(file, text)| {
                let known = missing.iter().position(|(path, expected)| path == file && matches(expected, text));
                known.map(|at| missing.remove(at)).is_none()
            })
            .collect();
        for (title, list) in [("expected and not found", missing), ("found and not expected", extra)] {
            for (path, text) in list {
                wrong += &format!("{name}/{path}: {title}:\n{text}");
            }
        }
        insta::with_settings!({ prepend_module_to_snapshot => false, description => name.clone() }, {
            insta::assert_snapshot!(name.clone(), render::human(&files, &name, &problems, false));
        });
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

/// Writes the problems into the files that expect nothing yet.
fn bless(base: &Texts, name: &str, fixture: &Texts) {
    const NOTHING_YET: &str = "# expect: nothing yet\n";
    if !fixture.values().any(|text| text.starts_with(NOTHING_YET)) {
        return;
    }
    let mut fixture = fixture.clone();
    // The expectations move the lines that they refer to, so the second pass has the right ones.
    for _ in 0..2 {
        let (files, problems) = problems(over_base(base, &fixture));
        let mut heads: BTreeMap<String, String> = BTreeMap::new();
        for (file, text) in problems.iter().map(|problem| written(&files, problem)) {
            *heads.entry(file).or_default() += &text;
        }
        for (path, text) in &mut fixture {
            let body: Vec<&str> = text
                .lines()
                .skip_while(|line| line.starts_with("# expect: ") || line.starts_with("#   also: "))
                .collect();
            let head = heads.get(path).cloned().unwrap_or_default();
            *text = format!("{head}{}\n", body.join("\n"));
        }
    }
    if check::find(name).is_some() {
        let joined: String = fixture.iter().map(|(path, text)| format!("# {path}\n{text}")).collect();
        return fs::write(examples().join(name).join("bad.toml"), joined).expect("an example can be written");
    }
    for (path, text) in fixture {
        fs::write(folder().join(name).join(path), text).expect("a fixture can be written");
    }
}

/// Returns the files of an example, each after a line with its path.
fn example(text: &str) -> Texts {
    let mut texts = Texts::new();
    let mut path = String::new();
    for line in text.lines() {
        match line.strip_prefix("# ").filter(|path| path.ends_with(".toml")) {
            Some(next) => path = next.to_owned(),
            None => *texts.entry(path.clone()).or_default() += &format!("{line}\n"),
        }
    }
    texts
}

#[test]
fn examples_of_every_rule_break_and_keep_it() {
    let base = base();
    for rule in check::rules() {
        let (_, problems_of_bad) = problems(over_base(&base, &example(rule.bad)));
        let rules: BTreeSet<_> = problems_of_bad.iter().map(|problem| problem.rule).collect();
        assert_eq!(rules, BTreeSet::from([rule.name]), "the bad example of {}: {problems_of_bad:#?}", rule.name);
        let (files, problems) = problems(over_base(&base, &example(rule.good)));
        let shown = render::human(&files, "example", &problems, false);
        assert!(problems.is_empty(), "the good example of {}:\n{shown}", rule.name);
        let text = check::explain(rule.name).expect("a rule explains itself");
        assert!(text.contains("Bad:") && text.contains("Good:"), "{text}");
    }
}

#[test]
fn suggests_a_rule_for_an_unknown_name() {
    let text = check::explain("overlaps").expect_err("no rule has this name");
    assert!(text.contains("did you mean `overlap`?"), "{text}");
}

/// A generator of numbers that gives the same ones each time.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end.max(1)
    }
}

/// Values that are right somewhere, and wrong in most places.
const VALUES: [&str; 14] = [
    "0",
    "7",
    "0xFFFF_FFFF",
    "65536",
    "9223372036854775807",
    "-1",
    "\"\"",
    "\"6.0..5.0\"",
    "\"late 5.2+\"",
    "\"..\"",
    "true",
    "[]",
    "{}",
    "\"é,+\"",
];

/// Returns one careless edit of a text: a line or a word lost or doubled, or a value put for another; `all` has other
/// values.
fn garble(text: &str, all: &[&str], numbers: &mut Numbers) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    if lines.is_empty() {
        return String::new();
    }
    let (a, b) = (numbers.below(lines.len()), numbers.below(lines.len()));
    match numbers.below(8) {
        0 => drop(lines.remove(a)),
        1 => lines.insert(b, lines[a].clone()),
        2 => {
            let line = lines[a].clone();
            let lost = numbers.below(line.split(' ').count());
            let kept = line.split(' ').enumerate().filter(|(at, _)| *at != lost).map(|(_, word)| word);
            lines[a] = kept.collect::<Vec<_>>().join(" ");
        }
        3 => {
            if let Some((key, _)) = lines[a].split_once(" = ") {
                lines[a] = format!("{key} = {}", VALUES[numbers.below(VALUES.len())]);
            }
        }
        _ => {
            // The value of another row has the right type, so the rules check it.
            let Some((key, _)) = lines[a].split_once(" = ").filter(|(key, _)| !key.contains(' ')) else {
                return lines.join("\n");
            };
            let start = format!("{key} = ");
            let same: Vec<&&str> =
                all.iter().filter(|line| line.starts_with(&start) && !line.ends_with(['[', '{'])).collect();
            if let Some(line) = same.get(numbers.below(same.len())) {
                lines[a] = (**line).to_owned();
            }
        }
    }
    lines.join("\n")
}

/// Garbles a spec repeatedly, each time differently. Problems are rendered too, for places outside a text.
fn survives(spec: &Texts, times: usize, seed: u64) {
    let paths: Vec<&String> = spec.keys().collect();
    let all: Vec<&str> = spec.values().flat_map(|text| text.lines()).collect();
    let mut numbers = Numbers(seed);
    let mut read = 0;
    for _ in 0..times {
        let mut garbled = spec.clone();
        for _ in 0..=numbers.below(3) {
            let path = paths[numbers.below(paths.len())];
            let text = garble(&garbled[path], &all, &mut numbers);
            garbled.insert(path.clone(), text);
        }
        let (files, problems) = problems(garbled.into_iter().collect());
        let by_rules = |problem: &Diagnostic| {
            check::find(problem.rule).is_some_and(|rule| !matches!(rule.stage, check::Stage::Load))
        };
        read += usize::from(problems.iter().any(by_rules));
        let _ = render::human(&files, "", &problems[..problems.len().min(3)], false);
        let _ = (render::json(&files, "", &problems), render::github(&files, "", &problems));
    }
    assert!(read > times / 20, "only {read} of {times} garbled specs came as far as the rules");
}

#[test]
fn reports_garbled_specs_without_panic() {
    survives(&base(), corpus::cases(200) as usize, 1);
}

#[test]
fn reports_garbled_real_spec_without_panic() {
    let real = texts(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec"));
    survives(&real, corpus::cases(12) as usize, 3);
}

#[test]
fn real_spec_has_no_problems() {
    let real = texts(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec"));
    let (files, problems) = problems(real.into_iter().collect());
    assert!(problems.is_empty(), "{}", render::human(&files, "spec", &problems, false));
}

#[test]
fn problems_as_json_keep_their_keys() {
    let fixture = texts(&folder().join("two-meanings-of-a-value-at-one-time"));
    let (files, problems) = problems(over_base(&base(), &fixture));
    let json: serde_json::Value = serde_json::from_str(&render::json(&files, "spec/", &problems)).expect("JSON");
    let keys: Vec<&String> = json[0].as_object().expect("an object").keys().collect();
    let place = ["file", "line", "column", "end_line", "end_column"];
    assert_eq!(keys, [&["rule", "message"][..], &place, &["label", "others", "help"]].concat());
    assert_eq!(json[0]["file"], "spec/enums/EXAMPLE.toml");
    assert_eq!((&json[0]["line"], &json[0]["others"][0]["line"]), (&18.into(), &13.into()));
}

#[test]
fn editors_find_the_schema_of_every_kind_of_table() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the repository");
    let text = fs::read_to_string(root.join(".taplo.toml")).expect("a configuration");
    let config: toml::Table = text.parse().expect("TOML");
    let (mut kinds, mut accepted) = (BTreeSet::new(), false);
    for rule in config["rule"].as_array().expect("rules") {
        let schema = rule["schema"]["path"].as_str().expect("a path");
        for include in rule["include"].as_array().expect("a list") {
            if include.as_str() == Some("breaking.toml") {
                assert_eq!(schema, "generated/schema/breaking.json");
                accepted = true;
                continue;
            }
            // Paths of tables are from the folder of the spec.
            let path = format!("../{}", include.as_str().expect("a path").replace('*', "EXAMPLE"));
            let tables = ["../spec/", "../tests/shapes/"].iter().find_map(|folder| path.strip_prefix(folder));
            let path = tables.unwrap_or(&path);
            let kind = Kind::of(path).unwrap_or_else(|| panic!("no table belongs at {path}"));
            assert_eq!(schema, format!("generated/schema/{}.json", kind.name()), "the schema of {path}");
            kinds.insert(kind);
        }
    }
    assert_eq!(kinds, Kind::ALL.into_iter().collect(), "the kinds that have a rule");
    assert!(accepted, "breaking.toml has a rule");
    let included = config["include"].as_array().expect("a list");
    assert!(included.iter().any(|include| include.as_str() == Some("breaking.toml")), "{included:?}");
}

/// Returns the problems of tables of which one cannot be read, with the paths of their files.
fn problems_without(spec: &Texts, broken: &str) -> Vec<(String, Diagnostic)> {
    let text = |path: &String, text: &String| if path == broken { "broken = [".to_owned() } else { text.clone() };
    let texts = spec.iter().map(|(path, own)| (path.clone(), text(path, own))).collect();
    let Problems { files, problems } = Workspace::from_texts(texts).check();
    let path = |problem: &Diagnostic| files.get(problem.place.file).expect("a file").path.clone();
    problems.into_iter().map(|problem| (path(&problem), problem)).collect()
}

#[test]
fn a_table_that_cannot_be_read_has_no_consequences_elsewhere() {
    let mut wrong = String::new();
    let shapes = texts(&folder().join("../shapes"));
    let spec = texts(&folder().join("../../spec"));
    let some = spec
        .keys()
        .enumerate()
        .filter(|(at, path)| at % 120 == 7 || Kind::of(path).is_some_and(|kind| kind.single().is_some()));
    let some = some.map(|(_, path)| (&spec, path));
    for (spec, path) in shapes.keys().map(|path| (&shapes, path)).chain(some) {
        for (file, problem) in problems_without(spec, path).iter().filter(|(file, _)| file != path) {
            wrong += &format!("{path}: {file}: {}: {}\n", problem.rule, problem.message);
        }
    }
    assert_eq!(wrong, "");
}

#[test]
fn a_table_that_cannot_be_read_hides_no_problem_elsewhere() {
    let mut spec = texts(&folder().join("_base"));
    let table = spec.get_mut("structs/ITEM.toml").expect("a table");
    *table = table.replace("type = \"USHORT\"", "type = \"USHRT\"");
    let found: Vec<_> =
        problems_without(&spec, "enums/KIND.toml").into_iter().map(|(path, one)| (path, one.rule)).collect();
    let of = |path: &str, rule| (path.to_owned(), rule);
    assert!(found.starts_with(&[of("enums/KIND.toml", "not-toml")]), "{found:?}");
    assert!(found[1..].iter().all(|one| *one == of("structs/ITEM.toml", "unknown-type")), "{found:?}");
    assert!(found.len() > 1, "{found:?}");
}

#[test]
fn one_mistake_has_one_message() {
    let shapes = texts(&folder().join("../shapes"));
    let end = "build = 10586\n";
    for (path, from, to, rule, help) in [
        ("structs/MEANINGS.toml", "type = \"ULONG\"\nmeaning", "type = \"ULON\"\nmeaning", "unknown-type", "`ULONG`"),
        ("structs/MEANINGS.toml", "meaning = \"network-port\"", "meaning = \"thread\"", "unknown-word", "`thread-id`"),
        ("structs/POINT.toml", "", "", "missing-key", "`module`"),
        (
            "structs/POINT.toml",
            "summary = ",
            "[[field]]\nname = \"A\"\ntype = \"ULONG\"\nsummary = ",
            "unknown-key",
            "above",
        ),
        ("structs/POINT.toml", "type = \"LONG\"", "type = \"L\u{41e}NG\"", "unknown-type", "U+041E"),
        ("structs/POINT.toml", "type = \"LONG\"", "t\u{443}pe = \"LONG\"", "not-toml", "U+0443"),
        (
            "releases.toml",
            end,
            "build = 10586\n[[release]]\nid = \"6.0\"\nname = \"Windows Vista\"\nbuild = 6000\n",
            "duplicate-name",
            "remove one",
        ),
        ("enums/SHAPE_KIND.toml", "type = \"ULONG\"", "type = \"GUID\"", "field-width", "ULONG"),
    ] {
        let mut spec = shapes.clone();
        let table = spec.get_mut(path).expect("a table");
        assert!(table.contains(from), "{path} has {from}");
        *table = if from.is_empty() { String::new() } else { table.replacen(from, to, 1) };
        let Problems { problems, .. } = Workspace::from_texts(spec.into_iter().collect()).check();
        let [one] = &problems[..] else { panic!("{path}, {to}: {problems:#?}") };
        assert_eq!(one.rule, rule, "{one:#?}");
        assert!(one.help.as_ref().is_some_and(|text| text.contains(help)), "{one:#?}");
    }
}
