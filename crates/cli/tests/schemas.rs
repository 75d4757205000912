//! Events that schemas describe: filters by name, cuts and counts.

use crate::cases::{case, dumped};
use crate::common::{ok, run_with};
use etwspec_corpus::program::{self, Type};
use etwspec_etl::{Event, Item, Trace};
use etwspec_schema::{binary_manifest, manifest};
use serde_json::{Value, json};

/// Dumps the sample as JSON.
fn sample(args: &[&str]) -> Vec<Value> {
    dumped(&[&["--sample"], args].concat())
}

/// Returns the data of the events of a provider.
fn data(lines: &[Value], provider: &str) -> Vec<Value> {
    lines.iter().filter(|line| line["provider_name"] == provider).map(|line| line["data"].clone()).collect()
}

#[test]
fn names_select_the_events_that_state_them() {
    let all = sample(&[]);
    let named: Vec<&Value> = all.iter().filter(|line| line["provider_name"].is_string()).collect();
    let provider = named.first().expect("the sample has an event with a schema")["provider_name"].as_str();
    let provider = provider.expect("a name");
    let of_provider: Vec<Value> =
        named.iter().filter(|line| line["provider_name"] == provider).copied().cloned().collect();
    assert_eq!(sample(&["--provider", &provider.to_uppercase()]), of_provider);
    assert_eq!(sample(&["--provider", &format!("{}*", &provider[..provider.len() - 1])]), of_provider);
    assert_eq!(sample(&["--provider", provider, "--limit", "1"]), of_provider[..1]);
    let event = of_provider.iter().find_map(|line| line["name"].as_str()).expect("an event has a name");
    let wanted: Vec<Value> = all.iter().filter(|line| line["name"] == event).cloned().collect();
    assert_eq!(sample(&["--event", event]), wanted);
    assert_eq!(sample(&["--event", &format!("{provider}/{event}")]).first(), wanted.first());
    // Names of both kinds can be mixed.
    let mixed = sample(&["--event", event, "--event", "ContextSwap"]);
    assert!(mixed.len() > wanted.len() && mixed.iter().any(|line| line["hook"] == "0x0524"));
}

#[test]
fn rejects_names_that_nothing_in_the_trace_has() {
    for option in ["--provider", "--event"] {
        for more in [&[][..], &["--one-pass"]] {
            let ran = run_with(&[&["dump", "--sample", option, "Contoso-NoSuchName"], more].concat(), b"");
            assert_eq!(ran.code, 2, "{option} {more:?}");
            assert!(ran.err.contains("in the trace"), "{}", ran.err);
        }
    }
}

#[test]
fn shares_count_every_event_once() {
    let out = ok(&["schema", "share", "--sample", "--format", "json"]);
    let share: Value = serde_json::from_str(&out).expect("the output is JSON");
    let total = share["total"]["events"].as_u64().expect("a number");
    let kinds = share["kinds"].as_object().expect("kinds");
    assert_eq!(kinds.values().filter_map(|kind| kind["events"].as_u64()).sum::<u64>(), total);
    for kind in kinds.values() {
        let number = |key: &str| kind[key].as_u64().expect("a number");
        let reasons = kind["reasons"].as_object().expect("reasons");
        let reasons: u64 = reasons.values().filter_map(Value::as_u64).sum();
        assert_eq!(number("exact") + reasons, number("events"));
        assert!((number("exact")..=number("events")).contains(&number("named")));
    }
    let mut events = 0;
    Trace::new(etwspec_etl::SAMPLE).for_each(|item| {
        let counted: Option<Event<'_>> = if let Item::Event(_, event) = item { Some(event) } else { None };
        events += u64::from(counted.is_some());
    });
    assert_eq!(events, total);
    let list: Value =
        serde_json::from_str(&ok(&["schema", "list", "--sample", "--format", "json"])).expect("the output is JSON");
    let rows = list["files"][0]["events"].as_array().expect("rows");
    assert_eq!(rows.iter().filter_map(|row| row["events"].as_u64()).sum::<u64>(), total);
}

#[test]
fn rejects_files_without_schemas() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, content) in [("empty.tmf", ""), ("broken.man", "<instrumentationManifest"), ("text.txt", "hello")] {
        let file = folder.path().join(name);
        std::fs::write(&file, content).expect("the file is written");
        let file = file.to_str().expect("the path is text");
        let ran = run_with(&["dump", "--sample", "--schema", file, "--limit", "1"], b"");
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{name}");
        assert!(ran.err.contains(name) && ran.err.contains("help:"), "{}", ran.err);
    }
}

#[test]
fn reports_problems_of_files_and_folders() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("the path is text").to_owned();
    std::fs::write(path("broken.man"), "<instrumentationManifest").expect("room");
    std::fs::write(path("empty.tmf"), "").expect("room");
    std::fs::copy(concat!(env!("CARGO_MANIFEST_DIR"), "/../schema/tests/manifests/sample.man"), path("sample.man"))
        .expect("room");
    let ran = run_with(&["dump", "--sample", "--format", "json", "--schema", &path("")], b"");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let lines: Vec<&str> = ran.err.lines().collect();
    let [broken, empty] = lines[..] else { panic!("{}", ran.err) };
    assert!(broken.starts_with(&format!("warning: --schema: {}: ", path("broken.man"))), "{broken}");
    assert_eq!(empty, format!("warning: --schema: {} contains no schema", path("empty.tmf")));
    assert_eq!(ran.out.matches(r#""schema":"manifest-file""#).count(), 4);
    for (name, message, help) in [
        ("missing.man", format!("--schema: cannot read {}: ", path("missing.man")), None),
        (
            "nothing",
            format!("--schema: the folder {} contains no .man, .tmf, .pdb, .exe, .dll or .sys file", path("nothing")),
            Some("name a file"),
        ),
    ] {
        std::fs::create_dir_all(path("nothing")).expect("room");
        let ran = run_with(&["dump", "--sample", "--schema", &path(name)], b"");
        assert_eq!((ran.code, ran.out.as_str()), (2, ""));
        assert!(ran.err.starts_with(&format!("error: {message}")), "{}", ran.err);
        assert_eq!(ran.err.contains("help: "), help.is_some(), "{}", ran.err);
        assert!(ran.err.contains(help.unwrap_or_default()), "{}", ran.err);
    }
}

#[test]
fn manifests_of_other_tools_describe_all_fields() {
    let (Some(trace), Some(manifest)) = (case("length-with-space.etl"), case("length-with-space.man")) else { return };
    assert_eq!(
        data(&dumped(&[&trace, "--schema", &manifest]), "Len-Test"),
        [
            json!({ "ByteLength": 3, "Payload": "010203", "After": 9 }),
            json!({ "Size": "4096", "Addr": "10.0.0.1", "Name": "wide", "N": -5 }),
        ]
    );
}

#[test]
fn a_trace_serves_as_a_file_of_schemas() {
    let (Some(first), Some(second)) = (case("split-1.etl"), case("split-2.etl")) else { return };
    let lines = dumped(&[&second, "--schema", &first]);
    assert_eq!(data(&lines, "SplitSource"), [json!({ "n": 2, "s": "second file" })]);
    assert_eq!(dumped(&[&second, "--schema", &first, "--event", "SplitSource/Ev"]).len(), 1);
    // A trace without schemas is no file of schemas.
    let ran = run_with(&["dump", &first, "--schema", &second], b"");
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    assert!(ran.err.contains("split-2.etl contains no schema"), "{}", ran.err);
}

#[test]
fn files_of_other_formats_are_named() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, content, message) in [
        ("a.dll", &b"MZ\x90\0\x03\0\0\0"[..], " contains no manifest"),
        ("a.mof", b"// events\r\n#pragma namespace(\"\\\\.\\root\\wmi\")", " is a MOF file (.mof), "),
        ("a.bmf", b"FOMB\x01\0\0\0", " is a compiled MOF file (.bmf), "),
        ("a.bin", b"CRIM\x10\0\0\0", ": the manifest is damaged"),
        ("a.zip", b"PK\x03\x04\x14\0", " is a zip archive, "),
        ("a.cab", b"MSCF\0\0\0\0", " is a cabinet (.cab), "),
        ("a.man.gz", b"\x1F\x8B\x08\0", " is a gzip file, "),
    ] {
        let file = folder.path().join(name);
        std::fs::write(&file, content).expect("room");
        let file = file.to_str().expect("the path is text");
        let ran = run_with(&["dump", "--sample", "--schema", file], b"");
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{name}");
        assert!(ran.err.contains(&format!("{file}{message}")) && ran.err.contains("help: "), "{}", ran.err);
    }
}

#[test]
fn exports_state_which_of_several_schemas_is_left_out() {
    let Some(trace) = case("eventsource-two-processes.etl") else { return };
    let ran = run_with(&["schema", "export", &trace], b"");
    assert_eq!(ran.code, 0);
    assert_eq!(ran.out.matches("<event value=\"1\"").count(), 1);
    assert_eq!(
        ran.err,
        "note: event 1 version 0 of Shared-Source has 2 different schemas: that of process 100 is exported, that of \
         process 200 is not; `etwspec cut --pid 200 --no-context` writes a trace with the other one\n"
    );
    let folder = tempfile::tempdir().expect("a folder");
    let cut = folder.path().join("cut.etl");
    let cut = cut.to_str().expect("the path is text");
    assert_eq!(run_with(&["cut", &trace, cut, "--pid", "200", "--no-context"], b"").code, 0);
    let other = ok(&["schema", "export", cut]);
    assert!(other.contains("win:Int64") && ran.out.contains("win:Int32"), "{other}");
}

#[test]
fn the_only_reading_of_texts_with_zeros_is_shown() {
    let Some(trace) = case("eventsource-embedded-nul.etl") else { return };
    let lines = dumped(&[&trace, "--event", "MyEvent"]);
    let data: Vec<&Value> = lines.iter().map(|line| &line["data"]).collect();
    assert_eq!(
        data,
        [
            &json!({ "foo": 10, "bar": "aaa\0bbb", "baz": -10 }),
            &json!({ "foo": 11, "bar": "plain", "baz": -11 }),
            &json!({ "foo": 12, "bar": "", "baz": -12 }),
        ]
    );
    assert!(lines.iter().all(|line| line["fit"].is_null()));
}

#[test]
fn values_in_lists_have_names() {
    let (Some(trace), Some(manifest)) = (case("task-opcodes.etl"), case("task-opcodes.man")) else { return };
    let data = dumped(&[&trace, "--schema", &manifest, "--event", "1"]).remove(0)["data"].take();
    assert_eq!((&data["BusType"], &data["BusType_name"]), (&json!(10), &json!("SAS")));
    assert_eq!((&data["Buses"], &data["Buses_name"]), (&json!([1, 7]), &json!(["SCSI", null])));
    let csv = |fields: &str| {
        let args = ["dump", &trace, "--schema", &manifest, "--event", "1", "--format", "csv", "--fields", fields];
        ok(&args).lines().nth(1).expect("a line").to_owned()
    };
    assert_eq!(csv("data.BusType_name,data.Buses_name"), "SAS,\"[\"\"SCSI\"\",null]\"");
    assert!(ok(&["dump", &trace, "--schema", &manifest, "--event", "1"]).contains("Buses=[1(SCSI) 7]"));
}

#[test]
fn shares_count_the_bytes_that_schemas_leave_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let manifest = folder.path().join("short.man");
    let Some(trace) = case("length-with-space.etl") else { return };
    let text = r#"<instrumentation><events><provider name="Len-Test" guid="{c22d1b14-c242-49de-9f17-1d76b8b9c458}">
        <events><event value="2000" template="T"/></events>
        <templates><template tid="T"><data name="ByteLength" inType="win:UInt32"/></template></templates>
    </provider></events></instrumentation>"#;
    std::fs::write(&manifest, text).expect("room");
    let manifest = manifest.to_str().expect("the path is text");
    let share = ["schema", "share", &trace, &trace, "--schema", manifest];
    let json: Value = serde_json::from_str(&ok(&[&share[..], &["--format", "json"]].concat())).expect("JSON");
    let [row] = json["left_over"].as_array().expect("rows").as_slice() else { panic!("{json}") };
    let counts = (&row["provider_name"], &row["event"], &row["events"], &row["bytes"], &row["schema"]);
    assert_eq!(
        counts,
        (&json!("Len-Test"), &json!("2000"), &json!(2), &json!(8), &json!("manifest-file")),
        "4 bytes are left over in each trace"
    );
    assert!(ok(&share).contains("bytes left over"));
    assert!(!ok(&["schema", "share", "--sample"]).contains("bytes left over"));
}

/// Returns a program with the manifest of a file, whose messages are in English, and in German.
fn program() -> Vec<u8> {
    let text =
        std::fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/../schema/tests/manifests/sample.man")).expect("text");
    let mut providers = manifest::read(&text, &manifest::Options::default()).providers;
    let (english, _) = binary_manifest::write(&providers);
    for schema in providers.iter_mut().flat_map(|provider| &mut provider.schemas) {
        schema.message = schema.message.as_ref().map(|_| "Deutsch".into());
    }
    let (german, _) = binary_manifest::write(&providers);
    program::program(&[
        (Type::Manifest, 0x409, &german.manifests[0]),
        (Type::Messages, 0x407, &german.messages[0]),
        (Type::Messages, 0x409, &english.messages[0]),
    ])
}

#[test]
fn programs_are_listed_exported_and_used_as_schemas() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("the path is text").to_owned();
    let (app, manifest) = (path("app.exe"), path("app.man"));
    std::fs::write(&app, program()).expect("room");
    std::fs::write(path("none.dll"), program::program(&[(Type::Icon, 0, b"icon")])).expect("room");
    let listed: Value = serde_json::from_str(&ok(&["schema", "list", &app, "--format", "json"])).expect("JSON");
    let rows = listed["files"][0]["schemas"].as_array().expect("rows");
    assert!(rows.iter().all(|row| row["schema"] == "binary-manifest" && row["provider_name"].is_string()), "{listed}");
    let text = ok(&["schema", "list", &app]);
    assert_eq!(text.lines().count(), 2 + rows.len(), "{text}");
    // A folder is all of its files.
    let of_folder: Value = serde_json::from_str(&ok(&["schema", "list", &path(""), "--format", "json"])).expect("JSON");
    assert_eq!(of_folder["files"][0]["schemas"], listed["files"][0]["schemas"]);
    ok(&["schema", "export", &app, "-o", &manifest]);
    let named = |args: &[&str]| -> Vec<Value> {
        let all = sample(args);
        let words = ["manifest-file", "binary-manifest"];
        all.iter()
            .filter(|line| line["schema"].as_str().is_some_and(|word| words.contains(&word)))
            .map(|line| line["data"].clone())
            .collect()
    };
    let (by_program, by_manifest) = (named(&["--schema", &app]), named(&["--schema", &manifest]));
    assert!(by_program.len() == 4 && by_program == by_manifest, "{by_program:?} {by_manifest:?}");
    let german = ok(&["schema", "export", &app, "--language", "de-DE"]);
    assert!(german.contains("Deutsch") && !ok(&["schema", "export", &app]).contains("Deutsch"), "{german}");
    let ran = run_with(&["schema", "list", &path("none.dll")], b"");
    assert!(ran.code == 2 && ran.err.contains("none.dll contains no manifest"), "{}", ran.err);
    let ran = run_with(&["schema", "export", &app, "--provider", "Contoso-None"], b"");
    assert!(ran.code == 2 && ran.err.contains("no schema of a manifest's event in the files"), "{}", ran.err);
}
