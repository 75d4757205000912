//! Python, Kaitai Struct, C, `dump` and the Rust crate read the same headers and payloads from real traces.
//!
//! The walk of the Rust crate is the reference. Each other reader produces the same lines of JSON, one for each event in the
//! order of the file, or a part of their members that the reference must have:
//!
//! ```json
//! {"at":"0x10000+0x48","d":{"ImageFileName":"a.exe"},"fit":"exact","h":{"Packet.Size":48},"header":"SYSTEM_TRACE_HEADER",
//!  "pointer":64,"structure":"PROCESS"}
//! ```
//!
//! | member | value |
//! |---|---|
//! | `at` | offset of the buffer in the file, and of the event in the buffer |
//! | `header` | structure of the header; `null` if it is unknown, and `h` is empty |
//! | `h` | fields of the header by path, with inserted items under the name of their structure, without the payload |
//! | `structure`, `pointer`, `fit` | structure of the payload, its pointer size, and whether it explains all bytes (`exact`, `bytes-left`, `too-short`); absent if no structure is known |
//! | `d` | fields of the payload by path; empty if the payload is too short |
//!
//! A path joins names by a point, and elements have an index. Containers without a name add nothing to it. Members without a
//! name have no path. All arms of a union have one.
//!
//! | field | JSON |
//! |---|---|
//! | integer, address, bit-field | integer. The integer of bit-fields is unsigned |
//! | GUID | text in its usual form, in lower case |
//! | array of bytes, or of characters in the fixed part | text of hexadecimal digits |
//! | other array, several values or texts | list; absent if it is empty |
//! | text | text without its zero. Unpaired surrogates are U+FFFD, and each 8-bit character is the code point of its number |
//! | structure that a dispatch selects | its name, besides its fields |
//!
//! A reader is a script that prints the lines of a trace: `script TRACE`. It sorts the members of each object.

mod c;
mod dump;
mod kaitai;
mod reference;

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::LazyLock;

use etwspec::describe::{self, Layout};
use etwspec_catalog::Catalog;
use etwspec_catalog::query::fields::flatten;
use etwspec_catalog::query::{Found, Index, Item};
use etwspec_codegen::emit;
use etwspec_etl::{SAMPLE, Trace};
use etwspec_tests::corpus;
use etwspec_tests::published::CATALOG;
use serde_json::{Value, json};

/// A trace that is not compressed, with its events in the form of the reference.
struct Case {
    name: String,
    file: PathBuf,
    bytes: Vec<u8>,
    events: Vec<reference::Event>,
}

/// The sample, and the traces of the corpus that are not compressed. Several tests compare other readers with them.
static CASES: LazyLock<Vec<Case>> = LazyLock::new(|| {
    let sample = corpus::repository().join("crates/etl/assets/sample.etl");
    let traces = corpus::folder_or_skip().map(|folder| corpus::traces(&folder)).unwrap_or_default();
    let mut cases = Vec::new();
    for file in std::iter::once(sample).chain(traces) {
        let bytes = fs::read(&file).expect("the trace is readable");
        let trace = Trace::new(&bytes);
        let compressed = trace.buffers().any(|buffer| buffer.is_ok_and(|buffer| buffer.header().is_compressed()));
        if !compressed {
            let name = file.file_name().expect("a name").to_string_lossy().into_owned();
            let events = reference::events(&trace);
            cases.push(Case { name, file, bytes, events });
        }
    }
    cases
});

/// Compares the lines of a script with the reference.
fn agrees(case: &Case, program: &str, script: &Path) {
    let ran = Command::new(program).arg(script).arg(&case.file).output().expect("the script runs");
    assert!(ran.status.success(), "{}: {}", case.name, String::from_utf8_lossy(&ran.stderr));
    let lines = String::from_utf8(ran.stdout).expect("the lines are text");
    let mut lines = lines.lines();
    for event in &case.events {
        let (line, expected) = (lines.next().unwrap_or("nothing"), event.line());
        if line != expected {
            let [line, expected] = [line, &expected].map(|line| serde_json::from_str::<Value>(line).ok());
            assert_eq!(line, expected, "{} of {}", event.at, case.name);
        }
    }
    assert_eq!(lines.next(), None, "{} has no further event", case.name);
}

#[test]
fn every_language_reads_the_same_fields() {
    let scratch = tempfile::tempdir().expect("a folder");
    let python = corpus::python_or_skip("ctypes");
    let script = corpus::repository().join("tests/languages/python.py");
    let mut compared = dump::Compared::default();
    for case in CASES.iter() {
        if let Some(python) = &python {
            agrees(case, python, &script);
        }
        dump::agrees(case, &mut compared);
    }
    c::agrees(&CASES, scratch.path());
    compared.check();
}

#[test]
fn parsers_of_kaitai_struct_read_the_same_fields() {
    let scratch = tempfile::tempdir().expect("a folder");
    kaitai::agrees(&CASES, scratch.path());
}

#[test]
fn python_reads_any_structure_as_the_walk_does() {
    let Some(python) = corpus::python_or_skip("ctypes") else { return };
    let layouts: Vec<&'static Layout> = describe::layouts().collect();
    let (mut input, mut expected, mut seed) = (String::new(), Vec::new(), 1u64);
    for layout in &layouts {
        let structure = CATALOG.structure(layout.name).expect("the tables have it");
        let name = emit::c::types_with(structure, |own| own.rust == layout.form).concat();
        for extra in (0..corpus::cases(3)).flat_map(|_| [0, 1, 2, 3, 4, 8, 12, 24, 40, 64]) {
            // Many small numbers, so that counts and offsets lie within the bytes.
            let byte = |_| {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let byte = (seed >> 56) as u8;
                if (seed >> 40) % 4 == 0 { byte } else { byte % 4 }
            };
            let data: Vec<u8> = (0..layout.fixed + extra).map(byte).collect();
            let hex: String = data.iter().map(|byte| format!("{byte:02x}")).collect();
            // A structure without a fixed part may have no bytes, which a line cannot contain.
            if !data.is_empty() {
                input += &format!("{} {hex}\n", name.trim_start_matches("etwspec_"));
                expected.push((layout, hex, reference::line(layout, &data)));
            }
        }
    }
    let scratch = tempfile::tempdir().expect("a folder");
    let file = scratch.path().join("input");
    fs::write(&file, input).expect("the input is written");
    let script = corpus::repository().join("tests/languages/parse.py");
    let input = fs::File::open(file).expect("the input");
    let ran = Command::new(python).arg(script).stdin(input).output().expect("the script runs");
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    let lines = String::from_utf8(ran.stdout).expect("the lines are text");
    assert_eq!(lines.lines().count(), expected.len());
    let mut fits = HashSet::new();
    for (line, (layout, hex, expected)) in lines.lines().zip(expected) {
        assert_eq!(line, expected, "{} {} of {hex}", layout.name, layout.form);
        fits.extend(["exact", "bytes-left", "too-short"].into_iter().filter(|fit| line.contains(&format!("{fit:?}"))));
    }
    assert!(layouts.len() > 200 && fits.len() == 3, "{} layouts, {fits:?}", layouts.len());
}

/// Returns class, size, and fields of each form: path, offset, size, and the bits of a bit-field.
fn layouts(catalog: &Catalog, with_bits: bool) -> Value {
    let mut forms = Vec::new();
    for structure in catalog.structs.iter().filter(|structure| structure.layout_known) {
        for form in &structure.forms {
            let name = emit::c::types_with(structure, |own| std::ptr::eq(own, form)).concat();
            let mut done = HashSet::new();
            let fields: Vec<Value> = flatten(catalog, form)
                .iter()
                // Arms of a union may share a name.
                .filter(|flat| done.insert(flat.path.clone()) && (with_bits || flat.bit.is_none()))
                // The integer of bit-fields with a name is a member, and its bits have the same scope.
                .filter(|flat| flat.bit.is_none() || flat.field.name.is_none())
                .map(|flat| json!([flat.path, flat.offset, flat.size, flat.bits]))
                .collect();
            forms.push(json!([name.trim_start_matches("etwspec_"), form.size, fields]));
        }
    }
    json!(forms)
}

/// Compares the classes of a module with the tables. Returns the number of fields.
fn has_layouts(python: &str, module: &Path, expected: &Value) -> usize {
    let scratch = tempfile::tempdir().expect("a folder");
    let file = scratch.path().join("expected.json");
    fs::write(&file, expected.to_string()).expect("the file is written");
    let script = corpus::repository().join("tests/languages/layouts.py");
    let ran = Command::new(python).arg(script).arg(module).arg(file).output().expect("the script runs");
    assert!(ran.status.success(), "{}: {}", module.display(), String::from_utf8_lossy(&ran.stderr));
    String::from_utf8_lossy(&ran.stdout).trim().parse().expect("a number")
}

#[test]
fn classes_of_python_have_the_layouts_of_the_tables() {
    let Some(python) = corpus::python_or_skip("ctypes") else { return };
    let shapes = etwspec_codegen::catalog(&corpus::repository().join("tests/shapes"));
    let shapes = shapes.unwrap_or_else(|_| panic!("the shapes have no problem"));
    let scratch = tempfile::tempdir().expect("a folder");
    let module = scratch.path().join("shapes.py");
    fs::write(&module, emit::python::module(&shapes)).expect("the module is written");
    assert!(has_layouts(&python, &module, &layouts(&shapes, true)) > 50);
    let module = corpus::repository().join("generated/python/etwspec_layouts.py");
    assert!(has_layouts(&python, &module, &layouts(&CATALOG, true)) > 5000);
}

#[test]
fn every_name_in_output_is_found_by_explain_and_is_in_comments() {
    let index = Index::new(&CATALOG);
    let comments = ["generated/c/etwspec.h", "generated/python/etwspec_layouts.py"].map(|file| {
        let text = fs::read_to_string(corpus::repository().join(file)).expect("the file is readable");
        text.split([' ', '\n', '#', '*']).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
    });
    let mut names = 0;
    for structure in &CATALOG.structs {
        for form in &structure.forms {
            let fields = flatten(&CATALOG, form).into_iter().filter(|flat| flat.bit.is_none());
            let fields = fields.map(|flat| (flat.path, flat.field.same_as.clone()));
            let parts = form.tail.iter().map(|part| (part.name.clone(), part.same_as.clone()));
            for (path, name) in fields.chain(parts).filter_map(|(path, name)| Some((path, name?))) {
                let shown = path.rsplit_once('.').map_or(name.clone(), |(before, _)| format!("{before}.{name}"));
                let Found::Items(items) = index.find(&format!("{}.{shown}", structure.name)) else {
                    panic!("{}.{shown} is unknown", structure.name);
                };
                let is_own = |item: &Item<'_>| matches!(item, Item::Field(_, own, _) if *own == path);
                assert!(items.iter().any(is_own), "{}.{shown}", structure.name);
                assert!(comments.iter().all(|text| text.contains(&format!("Output: {name}."))), "{name}");
                names += 1;
            }
        }
    }
    assert!(names > 200, "{names}");
    assert!(matches!(index.find("Process/Start.TokenUserPointer"), Found::Items(items) if items.len() > 2));
}

#[test]
fn errors_of_the_python_module_state_the_cause_and_similar_names() {
    let Some(python) = corpus::python_or_skip("ctypes") else { return };
    let rows = [
        (r#"etw.events(b"hello")"#, "ValueError: no buffer begins at 0x0: the data are no event trace (.etl)"),
        (
            r#"etw.events(b"PK\3\4")"#,
            "ValueError: the file is compressed: unpack it, or read it with the package etwspec",
        ),
        (r#"etw.events("boot.etl")"#, "TypeError: the data of a trace are bytes: open(path, \"rb\").read()"),
        ("etw.EVENT_TRACE_CLOK", "AttributeError: no item is named 'EVENT_TRACE_CLOK'; did you mean EVENT_TRACE_CLOCK"),
        (
            r#"etw.form("WMI_BUFER_HEADER", 64)"#,
            "no structure is named 'WMI_BUFER_HEADER'; did you mean WMI_BUFFER_HEADER",
        ),
        (r#"sid.fields["SubAuthorty"]"#, "no field is named 'SubAuthorty'; did you mean SubAuthority"),
        ("raise Exception(repr(etw.GUID.read(bytes(16))))", "Exception: GUID(Data1=0, Data2=0, "),
        ("raise Exception(list(etw.events(compressed)))", "is compressed, which only the package etwspec reads"),
    ];
    let compressed = "compressed = bytearray(trace); compressed[0x1034] |= 0x40";
    for (code, error) in rows {
        let begin =
            r#"import etwspec_layouts as etw; sid = etw.parse(etw.form("SID", 64), b"\1\1\0\0\0\0\0\5\x12\0\0\0")"#;
        let trace = r#"trace = open("sample.etl", "rb").read()"#;
        let code = format!("{begin}\n{trace}\n{compressed}\n{code}");
        let mut command = Command::new(&python);
        command.args(["-B", "-c", &code]).current_dir(corpus::repository().join("crates/etl/assets"));
        let ran = command.env("PYTHONPATH", corpus::repository().join("generated/python")).output().expect("it runs");
        let text = String::from_utf8_lossy(&ran.stderr);
        assert!(
            !ran.status.success() && text.lines().last().is_some_and(|last| last.contains(error)),
            "{code}: {text}"
        );
    }
}

#[test]
fn example_of_the_python_readme_runs() {
    let Some(python) = corpus::python_or_skip("ctypes") else { return };
    let readme = include_str!("../../codegen/templates/python/README.md");
    let code = readme.split("```python\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    let scratch = tempfile::tempdir().expect("a folder");
    fs::write(scratch.path().join("boot.etl"), SAMPLE).expect("the trace is written");
    let mut command = Command::new(python);
    command.args(["-B", "-c", code]).current_dir(scratch.path());
    let ran = command.env("PYTHONPATH", corpus::repository().join("generated/python")).output().expect("it runs");
    let out = String::from_utf8_lossy(&ran.stdout);
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    assert!(out.contains("\nPERFINFO_LOG_TYPE_CONTEXTSWAP WMI_CONTEXTSWAP {'NewThreadId': "), "{out}");
    assert!(out.trim_end().ends_with("[18] exact"), "{out}");
}

#[test]
fn emitter_of_the_guide_prints_the_same_classes() {
    let Some(python) = corpus::python_or_skip("ctypes") else { return };
    let page = include_str!("../../docs/emitters.md");
    let code = page.split("```python\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    assert!(code.lines().count() <= 60, "the page states its length");
    let scratch = tempfile::tempdir().expect("a folder");
    let [script, module] = ["emitter.py", "layouts.py"].map(|name| scratch.path().join(name));
    fs::write(&script, code).expect("the script is written");
    let catalog = fs::File::open(corpus::repository().join("generated/catalog/catalog.json")).expect("the catalog");
    let out = Stdio::from(fs::File::create(&module).expect("a file"));
    let ran = Command::new(&python).arg(script).stdin(catalog).stdout(out).status().expect("the script runs");
    assert!(ran.success());
    assert!(has_layouts(&python, &module, &layouts(&CATALOG, false)) > 5000);
}
