//! Tables of providers from manifests, traces and messages of WPP.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::{Ran, copy, reader, run_with, spec};

/// A provider with a map, a structure, an array, and opcodes of a task and of all tasks.
const MANIFEST: &str = r#"<?xml version="1.0"?>
<instrumentationManifest xmlns="http://schemas.microsoft.com/win/2004/08/events"
    xmlns:win="http://manifests.microsoft.com/win/2004/08/windows/events">
 <instrumentation><events>
  <provider name="Contoso-App" guid="{0F0E0D0C-0B0A-0908-0706-050403020100}" symbol="CONTOSO"
      resourceFileName="a.dll" messageFileName="a.dll">
   <keywords><keyword name="Network" mask="0x8"/></keywords>
   <tasks><task name="Request" value="3">
     <opcodes><opcode name="Retry" value="20"/></opcodes></task></tasks>
   <maps><valueMap name="Kind"><map value="1" message="$(string.One)"/><map value="2" message="$(string.Two)"/></valueMap></maps>
   <templates><template tid="Request">
     <data name="Count" inType="win:UInt16"/>
     <data name="Kind" inType="win:UInt32" map="Kind"/>
     <struct name="Item" count="Count"><data name="Id" inType="win:UInt64" outType="win:HexInt64"/>
       <data name="Name" inType="win:UnicodeString"/></struct>
     <data name="Hash" inType="win:Binary" length="16"/>
   </template></templates>
   <events>
    <event value="1" symbol="RequestStart" level="win:Informational" task="Request" opcode="win:Start" template="Request"
      keywords="Network" message="$(string.Message)"/>
    <event value="2" version="1" symbol="RequestRetry" level="win:Warning" task="Request" opcode="Retry" template="Request"/>
    <event value="3"/>
   </events>
  </provider>
 </events></instrumentation>
 <localization><resources culture="en-US"><stringTable>
  <string id="One" value="First"/><string id="Two" value="Second"/><string id="Message" value="%1 items of %2"/>
 </stringTable></resources></localization>
</instrumentationManifest>"#;

fn run(args: &[&str]) -> Ran {
    run_with(args, b"")
}

fn text(path: &Path) -> &str {
    path.to_str().expect("the path is text")
}

/// Returns a file in a new folder.
fn file(name: &str, content: &str) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join(name);
    fs::write(&path, content).expect("the file is written");
    (folder, path)
}

/// Returns a table with all placeholders of `etwspec` filled in.
fn filled(table: &str) -> String {
    let sources = fs::read_to_string(spec().join("sources.toml")).expect("the sources");
    let source = sources.lines().find_map(|line| line.strip_prefix("id = ")).expect("a source");
    table
        .replace("module = \"TODO\"", "module = \"kernel\"")
        .replace("summary = \"TODO\"", "summary = \"An example.\"")
        .replace("sources = [\"TODO\"]", &format!("sources = [{source}]"))
}

/// Returns the result of `check` for the tables of the repository and another one.
fn check(name: &str, table: &str) -> Ran {
    let folder = tempfile::tempdir().expect("a folder");
    copy(&spec(), folder.path());
    fs::write(folder.path().join("providers").join(name), table).expect("the table is written");
    run(&["check", "--spec", text(folder.path())])
}

/// Returns the manifest in the form of a table.
fn table() -> String {
    let (_folder, path) = file("app.man", MANIFEST);
    let ran = run(&["import", text(&path)]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    ran.out
}

#[test]
fn a_table_states_what_the_manifest_states() {
    insta::assert_snapshot!("imported", table());
}

#[test]
fn an_imported_table_passes_check_except_for_what_must_be_filled_in() {
    let table = table();
    let ran = check("Contoso-App.toml", &table);
    assert_eq!(ran.code, 2, "{}", ran.err);
    let report = format!("{}{}", ran.out, ran.err);
    assert!(report.contains("3 problems; `check --explain not-filled-in`"), "{report}");
    let ran = check("Contoso-App.toml", &filled(&table));
    assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
}

#[test]
fn existing_tables_are_replaced_only_on_request() {
    let (folder, path) = file("app.man", MANIFEST);
    let import = |more: &[&str]| run(&[&["import", text(&path), "-o", text(folder.path())], more].concat());
    let written = folder.path().join("Contoso-App.toml");
    let ran = import(&[]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(
        ran.out.contains("Contoso-App.toml (3 events)") && ran.out.contains("next: fill in 3 x TODO"),
        "{}",
        ran.out
    );
    assert_eq!(fs::read_to_string(&written).expect("a table"), table());
    fs::write(&written, "mine").expect("the file is written");
    let ran = import(&[]);
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    assert!(ran.err.contains("exists already") && ran.err.contains("--replace"), "{}", ran.err);
    assert_eq!(fs::read_to_string(&written).expect("a table"), "mine");
    assert_eq!(import(&["--replace"]).code, 0);
    assert_eq!(fs::read_to_string(&written).expect("a table"), table());
}

#[test]
fn names_of_providers_cannot_lead_out_of_the_folder() {
    for name in ["../../escaped", "/escaped", "CON", "a\\b", "index", "\u{1b}[31mred", ""] {
        let (folder, path) = file("app.man", &MANIFEST.replace("Contoso-App", &name.replace('\u{1b}', "&#x9b;")));
        let out = folder.path().join("out");
        fs::create_dir(&out).expect("a folder");
        let ran = run(&["import", text(&path), "-o", text(&out)]);
        assert_eq!(ran.code, 0, "{name:?}: {}", ran.err);
        let files: Vec<_> =
            fs::read_dir(&out).expect("a folder").map(|entry| entry.expect("an entry").path()).collect();
        assert_eq!(files.len(), 1, "{name:?}: {files:?}");
        let own = files[0].file_name().expect("a name").to_str().expect("text");
        assert!(own.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_. ".contains(&byte)), "{own:?}");
        assert!(!ran.err.contains(['\u{1b}', '\u{9b}']), "{:?}", ran.err);
        let table = fs::read_to_string(&files[0]).expect("a table");
        let checked = check(own, &filled(&table));
        assert_eq!(checked.code, 0, "{name:?}: {}{}", checked.out, checked.err);
    }
}

#[test]
fn providers_are_selected_by_name_or_guid() {
    let other = MANIFEST.replace("Contoso-App", "Contoso-Other").replace("0F0E0D0C", "1F0E0D0C");
    let (folder, path) = file("app.man", MANIFEST);
    let second = folder.path().join("other.man");
    fs::write(&second, other).expect("the file is written");
    let (first, second) = (text(&path), text(&second));
    let ran = run(&["import", first, second]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("2 tables") && ran.err.contains("Contoso-App, Contoso-Other"), "{}", ran.err);
    for wanted in ["contoso-app", "0f0e0d0c-0b0a-0908-0706-050403020100", "*-App"] {
        let ran = run(&["import", first, second, "--provider", wanted]);
        assert_eq!((ran.code, ran.out), (0, table()), "{wanted}");
    }
    let ran = run(&["import", first, "--provider", "Contoso-None"]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("Contoso-None") && ran.err.contains("Contoso-App"), "{}", ran.err);
    // Of two schemas of an event, the first is used.
    let (_folder, wider) = file("wider.man", &MANIFEST.replace("length=\"16\"", "length=\"20\""));
    let ran = run(&["import", first, text(&wider)]);
    assert_eq!((ran.code, ran.out), (0, table()));
    assert!(ran.err.contains("two schemas of 2 events"), "{}", ran.err);
}

#[test]
fn what_a_table_cannot_state_is_reported() {
    let guid = "0f0e0d0c-0b0a-0908-0706-050403020100";
    let tmf = format!(
        "// PDB:  App.pdb\n{guid} App // SRC=app.c\n#typev app_c12 10 \"opened %10!s! with %11!d!\" // LEVEL=INFO FUNC=Open\n\
         {{\nname, ItemWString -- 10\nstatus, ItemLong -- 11\n}}\n"
    );
    let (_folder, path) = file("app.tmf", &tmf);
    let ran = run(&["import", text(&path)]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("kind = \"message\"") && ran.out.contains("id = 10"), "{}", ran.out);
    assert!(ran.err.contains("not in the table: the function that logs the message: message 10"), "{}", ran.err);
    let name =
        ran.out.lines().find_map(|line| line.strip_prefix("name = ")).expect("a name").trim_matches('"').to_owned();
    let checked = check(&format!("{name}.toml"), &filled(&ran.out));
    assert_eq!(checked.code, 0, "{}{}", checked.out, checked.err);
}

#[test]
fn parts_of_a_manifest_without_a_place_in_a_table_are_reported() {
    let manifest = MANIFEST
        .replace("mask=\"0x8\"/>", "mask=\"0x8\" message=\"$(string.One)\"/>")
        .replace(
            "name=\"Request\" value=\"3\"",
            "name=\"Request\" value=\"3\" eventGUID=\"{1F0E0D0C-0B0A-0908-0706-050403020100}\"",
        )
        .replace("</maps>", "<bitMap name=\"Unused\"><map value=\"1\" message=\"$(string.One)\"/></bitMap></maps>")
        .replace("<templates>", "<filters><filter name=\"Pids\" value=\"1\"/></filters><templates>");
    let (_folder, path) = file("app.man", &manifest);
    let ran = run(&["import", text(&path)]);
    assert_eq!((ran.code, ran.out), (0, table()), "{}", ran.err);
    let notes: Vec<&str> =
        ran.err.lines().filter_map(|line| line.strip_prefix("note: Contoso-App: not in the table: ")).collect();
    let classic = "eventGUID of tasks: the same events as classic events";
    assert_eq!(notes, ["messages of keywords", classic, "map Unused", "filter Pids"], "{}", ran.err);
}

#[test]
fn files_without_schemas_are_refused() {
    for (name, content) in [("empty.tmf", ""), ("broken.man", "<instrumentationManifest"), ("text.txt", "hello")] {
        let (_folder, path) = file(name, content);
        let ran = run(&["import", text(&path)]);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{name}");
        assert!(ran.err.contains(name), "{}", ran.err);
    }
    let (_folder, path) = file("trace.etl", "\0 no trace");
    assert_eq!(run(&["import", text(&path)]).code, 2);
    let ran = run(&["import", "missing.man"]);
    assert!(ran.code == 2 && ran.err.contains("cannot read missing.man"), "{}", ran.err);
    let (_folder, path) = file("app.man", MANIFEST);
    let ran = run(&["import", text(&path), "-o", "no-such-folder"]);
    assert!(ran.code == 2 && ran.err.contains("not a folder"), "{}", ran.err);
}

/// Schemas in a trace name levels, tasks and opcodes; their numbers are in the headers of its events.
#[test]
fn tables_from_traces_have_the_numbers_of_event_headers() {
    let Some(corpus) = etwspec_corpus::folder_or_skip() else { return };
    let trace = corpus.join("perfview-net452-x86.etl");
    let name = "Microsoft-Windows-DotNETRuntime";
    let ran = run(&["import", text(&trace), "--provider", name]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    for line in [
        "{ value = 1, name = \"GarbageCollection\" }",
        "{ mask = 0x10, name = \"JitKeyword\" }",
        "{ value = 133, name = \"GCHeapStats\", task = \"GarbageCollection\" }",
    ] {
        assert!(ran.out.contains(line), "{line}\n{}", &ran.out[..4000.min(ran.out.len())]);
    }
    let checked = check(&format!("{name}.toml"), &filled(&ran.out));
    // Lists of the tables name events that the trace does not have, and some sources describe only these.
    let found = checked.out.clone() + &checked.err;
    let expected = [format!("{name} has no event"), "nothing names the source".to_owned()];
    let mut problems = found.lines().filter(|line| line.contains('×'));
    assert!(problems.all(|problem| expected.iter().any(|text| problem.contains(text))), "{found}");
    // A manifest of the same schemas states the same.
    let folder = tempfile::tempdir().expect("a folder");
    let manifest = folder.path().join("trace.man");
    let exported = reader(&["schema", "export", text(&trace), "--provider", name, "-o", text(&manifest)]);
    assert_eq!((exported.code, exported.err.as_str()), (0, ""));
    let again = run(&["import", text(&manifest)]);
    assert_eq!((again.code, again.out), (0, ran.out));
}

#[test]
fn new_writes_the_table_of_a_provider() {
    let folder = tempfile::tempdir().expect("a folder");
    copy(&spec(), folder.path());
    let (_folder, path) = file("app.man", MANIFEST);
    let new = |args: &[&str]| run(&[&["new", "provider"], args, &["--spec", text(folder.path())]].concat());
    let ran = new(&["Contoso-App", "--from", text(&path)]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let own = folder.path().join("providers/Contoso-App.toml");
    assert_eq!(fs::read_to_string(&own).expect("a table"), table());
    assert!(new(&["Contoso-App", "--from", text(&path)]).err.contains("exists already"));
    fs::remove_file(&own).expect("the table is removed");
    // A table without a file has one event.
    let ran = new(&["Contoso-App", "--guid", "0F0E0D0C-0B0A-0908-0706-050403020100"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let skeleton = fs::read_to_string(&own).expect("a table");
    let done = filled(&skeleton).replace("\"TODO\"", "\"Example\"");
    fs::write(&own, done).expect("the table is written");
    let checked = run(&["check", "--spec", text(folder.path())]);
    assert_eq!(checked.code, 0, "{}{}", checked.out, checked.err);
    for name in ["../up", "CON", "a/b"] {
        let ran = new(&[name]);
        assert!(ran.code == 2 && ran.err.contains("choose a name such as"), "{name}: {}", ran.err);
    }
}

#[cfg(unix)]
#[test]
fn follows_no_links_in_folders_of_outputs() {
    use std::os::unix::fs::symlink;
    let (_folder, manifest) = file("a.man", MANIFEST);
    let (elsewhere, victim) = file("victim", "mine");
    for (name, args) in [
        ("Contoso-App.toml", &["import", text(&manifest), "--replace", "-o"][..]),
        ("etwspec-cut.1", &["man", "--all"]),
    ] {
        let run = if args[0] == "man" { reader } else { run };
        for kind in ["a symbolic link", "a dangling symbolic link", "a named pipe", "is a directory"] {
            let outer = tempfile::tempdir().expect("a folder");
            // The folder itself may be a link.
            let out = outer.path().join("out");
            symlink(tempfile::tempdir_in(&outer).expect("a folder").keep(), &out).expect("linked");
            let place = out.join(name);
            match kind {
                "a symbolic link" => symlink(&victim, &place).expect("linked"),
                "a dangling symbolic link" => symlink(elsewhere.path().join("none"), &place).expect("linked"),
                "a named pipe" => {
                    assert!(std::process::Command::new("mkfifo").arg(&place).status().expect("it runs").success());
                }
                _ => fs::create_dir(&place).expect("made"),
            }
            let ran = run(&[args, &[text(&out)]].concat());
            assert_eq!(ran.code, 2, "{}", ran.err);
            let error = format!("error: cannot write {}: ", out.join(name).display());
            assert!(ran.err.starts_with(&error) && ran.err.contains(&kind.replace("dangling ", "")), "{}", ran.err);
            assert_eq!(fs::read_to_string(&victim).expect("read"), "mine");
            assert_eq!(fs::read_dir(elsewhere.path()).expect("listed").count(), 1);
        }
    }
}
