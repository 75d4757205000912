//! Runs the tests of `tests/browser` on the site of the published tables, in a headless browser:
//! `cargo test --workspace --test site`.
//!
//! They need `chromium`, `node` and the packages that `npm ci` installs in that folder. Without them, they are skipped.
//! The decoder needs the target `wasm32-unknown-unknown` of Rust, or a file that the variable `ETWSPEC_DECODER` names, with the
//! program that makes profiles in the same folder.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use etwspec_catalog::axis::Pointer;
use etwspec_catalog::query::compare::{self, Side};
use etwspec_catalog::query::mask;
use etwspec_catalog::{Catalog, GroupMask};
use etwspec_corpus::command::{self, Ran};
use etwspec_desk::decoder::Programs;
use etwspec_etl::etwspec::headers::HookId;
use etwspec_tests::published::CATALOG;
use etwspec_tests::{console, corpus};
use serde_json::{Value, json};

fn folder() -> PathBuf {
    corpus::repository().join("tests/browser")
}

/// Returns what of the browser is missing; none if it can run.
fn missing() -> Option<&'static str> {
    let runs = |program: &str| {
        let version = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
        version.is_ok_and(|status| status.success())
    };
    let browser = std::env::var_os("CHROMIUM").is_some()
        || ["chromium", "chromium-browser", "google-chrome"].into_iter().any(runs);
    if !browser {
        Some("no chromium")
    } else if !runs("node") {
        Some("no node")
    } else if !folder().join("node_modules/puppeteer-core").is_dir() {
        Some("no packages: run `npm ci` in tests/browser")
    } else {
        None
    }
}

/// Returns the site of the published tables, in the folder for files of tests.
fn site() -> &'static Path {
    static SITE: OnceLock<PathBuf> = OnceLock::new();
    SITE.get_or_init(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("site");
        // Output of an earlier run may be from other tables.
        let _absent = fs::remove_dir_all(&folder);
        let options = etwspec_desk::docs::options(decoder().clone().ok());
        for (path, text) in etwspec_site::site_with(&CATALOG, &options) {
            let file = folder.join(path);
            fs::create_dir_all(file.parent().expect("a file is in a folder")).expect("a folder");
            fs::write(file, text).expect("the file is written");
        }
        folder
    })
}

/// Returns the decoder, or the missing tool for building it.
fn decoder() -> &'static Result<Programs, String> {
    static DECODER: OnceLock<Result<Programs, String>> = OnceLock::new();
    DECODER.get_or_init(|| {
        if let Some(file) = std::env::var_os("ETWSPEC_DECODER") {
            let read = etwspec_desk::decoder::read(Path::new(&file));
            return Ok(read.unwrap_or_else(|problem| panic!("ETWSPEC_DECODER: {problem}")));
        }
        if let Some(command) = etwspec_desk::decoder::missing() {
            return Err(format!("run `{command}`"));
        }
        // A folder of its own, so that only the first run compiles everything.
        let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("decoder-target");
        let built = etwspec_desk::decoder::build(corpus::repository(), Some(&target));
        Ok(built.unwrap_or_else(|problem| panic!("{problem}")))
    })
}

/// Runs the tests of a file with variables of the environment. Panics if one fails, or if there is no browser in
/// continuous integration.
fn passes(name: &str, variables: &[(&str, &Path)]) {
    if let Some(missing) = missing() {
        assert!(std::env::var_os("CI").is_none(), "a browser is required to test the site: {missing}");
        console::say(&format!("skipped: no browser ({missing})"));
        return;
    }
    let run = Command::new("node")
        .arg(folder().join("run.js"))
        .arg(name)
        .env("SITE", site())
        .envs(variables.iter().copied())
        .output();
    let output = run.expect("node runs");
    let text = String::from_utf8_lossy(&output.stdout);
    let measured = text.lines().filter(|line| line.starts_with("measured: "));
    measured.for_each(console::say);
    assert!(output.status.success(), "{text}\n{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn search_finds_what_people_look_for() {
    passes("matching", &[]);
}

#[test]
fn search_box_works_with_keys_and_pointer() {
    passes("search", &[]);
}

#[test]
fn structures_answer_on_their_first_screen() {
    passes("structure", &[]);
}

#[test]
fn choice_of_a_release_selects_forms_and_rows() {
    passes("choice", &[]);
}

#[test]
fn comparison_agrees_with_queries() {
    let scratch = tempfile::tempdir().expect("a folder");
    let file = scratch.path().join("compared.json");
    fs::write(&file, compared(&CATALOG).to_string()).expect("the cases are written");
    passes("compare", &[("COMPARED", &file)]);
}

#[test]
fn pages_fit_screens_and_paper_and_are_accessible() {
    passes("pages", &[]);
}

#[test]
fn pages_open_short_and_do_not_move() {
    passes("length", &[]);
}

#[test]
fn published_site_works_below_a_path() {
    passes("published", &[]);
}

/// Traces for the decoder: the sample, the corpus and the reproductions, as far as they are there.
fn traces(scratch: &Path) -> Vec<PathBuf> {
    let sample = scratch.join("sample.etl");
    fs::write(&sample, etwspec_etl::SAMPLE).expect("the sample is written");
    let mut traces = vec![sample];
    let corpus = corpus::folder().unwrap_or_else(|skipped| {
        console::say(&skipped);
        PathBuf::new()
    });
    // Browsers open no path with `..`.
    let corpus = corpus.canonicalize().unwrap_or(corpus);
    let reproductions = corpus.parent().map(|shared| shared.join("repro")).unwrap_or_default();
    for folder in [corpus, reproductions] {
        if folder.is_dir() {
            traces.append(&mut corpus::traces(&folder));
        }
    }
    traces
}

#[test]
fn decoder_shows_what_the_command_prints() {
    if let Err(missing) = decoder() {
        assert!(std::env::var_os("CI").is_none(), "the decoder is required to test the site: {missing}");
        return console::say(&format!("skipped: no decoder ({missing})"));
    }
    let scratch = tempfile::tempdir().expect("a folder");
    let mut described = Vec::new();
    for trace in traces(scratch.path()) {
        let name = trace.file_stem().expect("a name").to_string_lossy().into_owned();
        let args = ["dump".as_ref(), trace.as_os_str(), "--format".as_ref(), "json".as_ref()];
        let Ran { code, out, .. } = command::run(etwspec_cli::run, &args);
        // Damaged traces are printed as well, with status 1.
        if code > 1 || out.is_empty() {
            continue;
        }
        let lines = scratch.path().join(format!("{name}.jsonl"));
        fs::write(&lines, &out).expect("the lines are written");
        let hooks = [HookId::SAMPLED_PROFILE, HookId::CONTEXTSWAP, HookId::CONTEXTSWAP_BATCH];
        let profiled = hooks.iter().any(|hook| out.contains(&format!("\"hook\":\"0x{:04x}\"", hook.0)));
        let profile = profiled.then(|| scratch.path().join(format!("{name}.json")));
        if let Some(profile) = &profile {
            let args = ["profile".as_ref(), trace.as_os_str(), "-o".as_ref(), profile.as_os_str()];
            let ran = command::run(etwspec_cli::run, &args);
            assert!(ran.code <= 1, "{name}: {}", ran.err);
        }
        described.push(json!({ "name": name, "file": trace, "lines": lines, "profile": profile }));
    }
    let file = scratch.path().join("traces.json");
    fs::write(&file, Value::from(described).to_string()).expect("the list is written");
    passes("decoder", &[("TRACES", &file)]);
}

#[test]
fn calculator_agrees_with_queries_of_masks() {
    let cases = cases(CATALOG.masks.first().expect("a mask"));
    let scratch = tempfile::tempdir().expect("a folder");
    let file = scratch.path().join("cases.json");
    fs::write(&file, cases.to_string()).expect("the cases are written");
    passes("calculator", &[("CASES", &file)]);
}

/// Structures in all pairs of their forms, and sets and events in pairs of releases, with what the queries compare.
fn compared(catalog: &Catalog) -> Value {
    let side = |(stop, pointer): (usize, Pointer)| Side { stop, pointer };
    let json_of = |side: Side| json!({ "stop": side.stop, "pointer": side.pointer.bits() });
    let mut structs = Vec::new();
    for one in &catalog.structs {
        let cells = one.forms.iter().filter_map(|form| catalog.releases.cells(&form.releases).ok()?.example());
        let sides: Vec<Side> = cells.map(side).collect();
        for (before, after) in sides.iter().flat_map(|before| sides.iter().map(move |after| (*before, *after))) {
            let expected = compare::structure(catalog, one, before, after);
            let different = expected.forms[0] != expected.forms[1];
            let changed = !expected.changes.is_empty() || expected.rows.iter().any(|row| !row.changes.is_empty());
            assert!(!different || changed, "{}: forms {:?} do not differ", one.name, expected.forms);
            structs.push(json!({ "name": one.name, "sides": [json_of(before), json_of(after)], "expected": expected }));
        }
    }
    let last = catalog.releases.stops.len() - 1;
    let stops: Vec<usize> = (0..=last).step_by(5).chain([last]).collect();
    let pairs = stops.windows(2).map(|pair| (pair[0], pair[1])).chain([(0, last), (last, 0)]);
    let (mut sets, mut events) = (Vec::new(), Vec::new());
    for (at, (before, after)) in pairs.enumerate() {
        let pointers = [(Pointer::Bits32, Pointer::Bits64), (Pointer::Bits64, Pointer::Bits64)][at % 2];
        let (before, after) = (side((before, pointers.0)), side((after, pointers.1)));
        let sides = || json!([json_of(before), json_of(after)]);
        for one in &catalog.sets {
            let expected = compare::set(catalog, one, before, after);
            sets.push(json!({ "name": one.name, "sides": sides(), "expected": expected }));
        }
        for one in &catalog.masks {
            let expected = compare::mask(catalog, one, before, after);
            sets.push(json!({ "name": one.name, "sides": sides(), "expected": expected }));
        }
        for one in &catalog.hooks {
            let expected = compare::events(catalog, one, before, after);
            events.push(json!({ "name": one.name, "sides": sides(), "expected": expected }));
        }
    }
    json!({ "structs": structs, "sets": sets, "events": events })
}

/// Masks with what the queries decode, and lists of names with the masks that they encode.
fn cases(mask: &GroupMask) -> Value {
    let count = mask::words(mask);
    let bits = (0..count).flat_map(|index| (0..32).map(move |bit| (index, 1u32 << bit)));
    let one = |(index, bit)| (0..count).map(|at| if at == index { bit } else { 0 }).collect::<Vec<u32>>();
    let mut masks: Vec<Vec<u32>> = bits.map(one).collect();
    masks.push(vec![u32::MAX; count]);
    let mut state = 0x9E37_79B9_u32;
    let mut random = || {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        state
    };
    masks.extend((0..400).map(|_| (0..count).map(|_| random() & random()).collect::<Vec<u32>>()));
    let decode: Vec<Value> = masks.iter().map(|words| decoded(mask, words)).collect();

    let rows = mask.groups.iter().flat_map(|group| &group.bits);
    let names = rows.flat_map(|bit| bit.name.iter().chain(&bit.aliases).chain(&bit.community).chain(&bit.rust));
    let flags = mask.enable_flags.iter().flat_map(|flag| std::iter::once(&flag.name).chain(&flag.rust));
    let mut lists: Vec<Vec<String>> = names.chain(flags).map(|name| vec![name.clone()]).collect();
    lists.extend(
        (0..lists.len()).map(|at| vec![lists[at][0].to_lowercase(), lists[at / 2][0].clone()]).collect::<Vec<_>>(),
    );
    lists.extend(["0x1", "0x20000000", "7", "0x100000000", "none", "_"].map(|name| vec![name.to_owned()]));
    let encode: Vec<Value> =
        lists.iter().map(|names| json!({ "names": names, "words": mask::encode(mask, names).ok() })).collect();
    json!({ "decode": decode, "encode": encode })
}

/// Returns a mask with what the queries decode, and with the EnableFlags that set its bits.
fn decoded(mask: &GroupMask, words: &[u32]) -> Value {
    let all = mask::decode(mask, words);
    let flags = all.iter().flat_map(|word| &word.bits).filter_map(|bit| bit.flags.first());
    let flags = flags.fold(0, |all, flag| all | flag.value);
    let bit = |bit: &mask::SetBit<'_>| {
        json!({
            "value": bit.value,
            "meanings": bit.meanings.iter().map(|row| &row.name).collect::<Vec<_>>(),
            "flags": bit.flags.iter().map(|flag| &flag.name).collect::<Vec<_>>(),
        })
    };
    let word = |word: &mask::Word<'_>| {
        json!({
            "index": word.index,
            "word": word.word,
            "bits": word.bits.iter().map(bit).collect::<Vec<_>>(),
            "complete": word.composites.iter().map(|row| json!({ "value": row.value, "name": row.name })).collect::<Vec<_>>(),
            "unknown": word.unknown,
        })
    };
    json!({ "words": words, "decoded": all.iter().map(word).collect::<Vec<_>>(), "flags": flags })
}
