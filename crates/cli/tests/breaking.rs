//! Contracts of manifests: what a new version breaks.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use etwspec::headers::{EventDescriptor, EventHeaderExtType, EventHeaderFlags};
use etwspec::{Guid, Pointer};
use etwspec_corpus::command::Ran;
use etwspec_corpus::program::{self, Type};
use etwspec_etl::write::{Head, heads};
use etwspec_schema::{binary_manifest, manifest};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::Value;

use crate::common::run_with;
use crate::crafted::trace_of;

const GUID: &str = "0f0e0d0c-0b0a-0908-0706-050403020100";

/// Returns a manifest with a provider that contains these elements.
fn manifest(content: &str) -> String {
    format!(
        r#"<instrumentationManifest xmlns="http://schemas.microsoft.com/win/2004/08/events">
 <instrumentation xmlns:win="http://manifests.microsoft.com/win/2004/08/windows/events"><events>
  <provider name="Contoso-App" guid="{{{GUID}}}" symbol="CONTOSO" resourceFileName="a.dll" messageFileName="a.dll">
{content}
  </provider>
 </events></instrumentation>
</instrumentationManifest>
"#
    )
}

/// Returns the elements of a provider: its templates, each with its fields, and its events.
fn events(templates: &[(&str, &str)], events: &str) -> String {
    let templates: String =
        templates.iter().map(|(name, fields)| format!("   <template tid=\"{name}\">{fields}</template>\n")).collect();
    format!("   <templates>\n{templates}   </templates>\n   <events>\n{events}\n   </events>")
}

fn field(name: &str, ty: &str) -> String {
    format!("<data name=\"{name}\" inType=\"win:{ty}\"/>")
}

/// Two versions in files of a folder.
struct Versions {
    _folder: tempfile::TempDir,
    old: PathBuf,
    new: PathBuf,
}

impl Versions {
    /// Writes manifests.
    fn manifests(old: &str, new: &str) -> Versions {
        Versions::new("man", |path, text| fs::write(path, text).expect("room"), &manifest(old), &manifest(new))
    }

    /// Writes traces of event sources that log their manifests.
    fn event_sources(old: &str, new: &str) -> Versions {
        Versions::traces(&[logged(&manifest(old))], &[logged(&manifest(new))])
    }

    fn traces(old: &[Vec<u8>], new: &[Vec<u8>]) -> Versions {
        let write = |path: &Path, events: &[Vec<u8>]| {
            let folder = tempfile::tempdir().expect("a folder");
            fs::rename(trace_of(folder.path(), events.iter().cloned()), path).expect("room");
        };
        Versions::new("etl", write, old, new)
    }

    fn new<C: ?Sized>(extension: &str, write: impl Fn(&Path, &C), old: &C, new: &C) -> Versions {
        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| folder.path().join(format!("{name}.{extension}"));
        let versions = Versions { old: path("old"), new: path("new"), _folder: folder };
        write(&versions.old, old);
        write(&versions.new, new);
        versions
    }

    /// Compares the versions. Paths of the folder are `DIR` in the output.
    fn run(&self, options: &[&str]) -> Ran {
        let text = |path: &Path| path.to_str().expect("the path is text").to_owned();
        let (old, new) = (text(&self.old), text(&self.new));
        let mut ran = run_with(&[&["breaking", &old, &new], options].concat(), b"");
        let folder = text(self.old.parent().expect("a folder"));
        for text in [&mut ran.out, &mut ran.err] {
            *text = text.replace(&folder, "DIR");
        }
        ran
    }

    /// Returns rule and item of each finding.
    fn findings(&self) -> Vec<String> {
        let ran = self.run(&["--format", "json"]);
        let report: Value = serde_json::from_str(&ran.out).unwrap_or_else(|error| panic!("{error}: {}", ran.err));
        let findings = report["findings"].as_array().expect("a list");
        assert_eq!(ran.code, u8::from(!findings.is_empty()), "{}", ran.err);
        let text = |finding: &Value, key: &str| finding[key].as_str().expect("text").to_owned();
        findings.iter().map(|one| format!("{} {}", text(one, "rule"), text(one, "item"))).collect()
    }
}

/// Returns the event in which an event source logs its manifest.
fn logged(manifest: &str) -> Vec<u8> {
    let mut descriptor = EventDescriptor::default();
    descriptor.set_id(0xFFFE);
    let head = heads::event_header(Pointer::Bits64, GUID.parse().expect("a GUID"), descriptor, 1);
    // One part of one.
    let envelope = [1, 1, 0, 0x5B, 1, 0, 0, 0];
    head.event(&[&envelope, manifest.as_bytes()].concat()).expect("the event is small")
}

/// Returns a TraceLogging event with fields of 4 bytes.
fn traced(name: &str, fields: &[&str]) -> Vec<u8> {
    const UINT32: u8 = 8;
    let provider: Guid = GUID.parse().expect("a GUID");
    let mut head = heads::event_header(Pointer::Bits64, provider, EventDescriptor::default(), 2);
    let flags = head.flags().with(EventHeaderFlags::EXTENDED_INFO);
    head.set_flags(flags);
    let mut metadata = [&[0][..], name.as_bytes(), &[0]].concat();
    fields.iter().for_each(|field| metadata.extend([field.as_bytes(), &[0, UINT32]].concat()));
    let metadata = [&(metadata.len() as u16 + 2).to_le_bytes()[..], &metadata].concat();
    head.extended_data = Some(vec![heads::item(EventHeaderExtType::EVENT_SCHEMA_TL, &metadata).expect("small")]);
    head.event(&vec![0; fields.len() * 4]).expect("the event is small")
}

/// Provider whose event 1 has two fields.
fn request() -> String {
    let fields = field("Id", "UInt32") + &field("Path", "UnicodeString");
    events(&[("Request", &fields)], r#"    <event value="1" symbol="Request" template="Request"/>"#)
}

#[test]
fn reports_a_field_in_the_middle_of_an_event() {
    let fields = field("Id", "UInt32") + &field("Size", "UInt32") + &field("Path", "UnicodeString");
    let new = events(&[("Request", &fields)], "\n    <event value=\"1\" symbol=\"Request\" template=\"Request\"/>");
    let versions = Versions::manifests(&request(), &new);
    let ran = versions.run(&[]);
    assert_eq!((ran.code, ran.err.as_str()), (1, ""));
    insta::assert_snapshot!("breaking_text", ran.out);
    insta::assert_snapshot!("breaking_github", versions.run(&["--format", "github"]).out);
    insta::assert_snapshot!("breaking_json", versions.run(&["--format", "json"]).out);
    assert!(versions.run(&["--format", "markdown"]).out.contains("provider-layout-changed"));
    assert_eq!(versions.run(&["--category", "DATA", "--provider", "contoso-*"]).code, 1);
}

#[test]
fn new_versions_of_events_break_nothing() {
    let fields = field("Id", "UInt32") + &field("Path", "UnicodeString");
    let longer = fields.clone() + &field("Size", "UInt32");
    let both = events(
        &[("Request", &fields), ("Request1", &longer)],
        r#"    <event value="1" symbol="Request" template="Request"/>
    <event value="1" version="1" symbol="Request1" template="Request1"/>"#,
    );
    let versions = Versions::manifests(&request(), &both);
    assert_eq!(versions.findings(), [""; 0]);
    let strict = versions.run(&["--strict"]);
    assert_eq!(strict.code, 1);
    assert!(strict.out.starts_with("provider-event-added  event 1, version 1 of Contoso-App"), "{}", strict.out);
}

#[test]
fn names_and_numbers_are_contracts() {
    let provider = |keyword: &str, level: &str, value: &str, second: &str| {
        format!(
            r#"   <keywords><keyword name="Net" mask="{keyword}"/></keywords>
   <maps><valueMap name="Kind"><map value="1" message="$(string.One)"/><map value="{value}" message="$(string.Two)"/>{second}</valueMap></maps>
   <templates><template tid="T"><data name="Kind" inType="win:UInt32" map="Kind"/></template></templates>
   <events><event value="1" level="win:{level}" keywords="Net" template="T"/></events>"#
        )
    };
    let old = provider("0x1", "Warning", "2", "");
    let changed = |new: String| Versions::manifests(&old, &new).findings();
    assert_eq!(changed(provider("0x2", "Warning", "2", "")), ["provider-name-changed keyword Net of Contoso-App"]);
    assert_eq!(changed(provider("0x1", "Warning", "3", "")), ["provider-name-changed map Kind of Contoso-App"]);
    let level = changed(provider("0x1", "Error", "2", ""));
    assert!(level.contains(&"provider-event-changed event 1, version 0 of Contoso-App".to_owned()), "{level:?}");
    let third = r#"<map value="3" message="$(string.Three)"/>"#;
    assert_eq!(changed(provider("0x1", "Warning", "2", third)), [""; 0]);
}

#[test]
fn equal_versions_have_no_finding() {
    let manifests = Versions::manifests(&request(), &request());
    let ran = manifests.run(&["--strict"]);
    assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (0, "DIR/new.man breaks nothing of DIR/old.man\n", ""));
    for versions in [
        Versions::event_sources(&request(), &request()),
        Versions::traces(&[traced("Request", &["Id"])], &[traced("Request", &["Id"])]),
    ] {
        assert_eq!(versions.findings(), [""; 0]);
        assert_eq!(versions.run(&["--strict"]).code, 0);
    }
}

#[test]
fn programs_are_compared_with_manifests() {
    let read = manifest::read(manifest(&request()).as_bytes(), &manifest::Options::default());
    let (written, _) = binary_manifest::write(&read.providers);
    let versions = Versions::manifests(&request(), &request());
    let path = versions.new.with_extension("dll");
    fs::write(&path, program::program(&[(Type::Manifest, 0x409, &written.manifests[0])])).expect("room");
    let versions = Versions { new: path, ..versions };
    // A program does not contain symbols.
    assert_eq!(versions.findings(), [""; 0]);
}

#[test]
fn tracelogging_events_are_identified_by_names() {
    let old = [traced("Request", &["Id", "Size"]), traced("Stop", &["Id"])];
    let new = [traced("Begin", &["Id"]), traced("Request", &["Size", "Id"])];
    let versions = Versions::traces(&old, &new);
    let owner = versions.findings();
    assert_eq!(owner, [format!("provider-layout-changed event Request of {GUID}")]);
    insta::assert_snapshot!("breaking_tracelogging", versions.run(&[]).out);
}

#[test]
fn refuses_files_without_schemas() {
    let folder = tempfile::tempdir().expect("a folder");
    let (text, man) = (folder.path().join("text.txt"), folder.path().join("app.man"));
    fs::write(&text, "hello").expect("room");
    fs::write(&man, manifest(&request())).expect("room");
    let paths = [&text, &man].map(|path| path.to_str().expect("text"));
    for (old, new) in [(paths[0], paths[1]), (paths[1], paths[0]), (paths[1], "nowhere.man")] {
        let ran = run_with(&["breaking", old, new], b"");
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{old} {new}");
        assert!(ran.err.starts_with("error: "), "{}", ran.err);
    }
    let other = run_with(&["breaking", paths[1], paths[1], "--provider", "Fabrikam"], b"");
    assert_eq!(other.code, 2);
    assert!(other.err.contains("no schema of an event of Fabrikam"), "{}", other.err);
}

#[test]
fn explains_rules() {
    let ran = run_with(&["breaking", "--explain", "provider-pair-split"], b"");
    assert_eq!(ran.code, 0);
    assert!(ran.out.contains("raise the versions of both events"), "{}", ran.out);
}

/// microsoft/msquic#2045 adds events to the lifetime of streams. The review rejects another use of an existing event, which
/// shipped consumers read.
#[test]
fn msquic_2045_adds_events_and_keeps_the_use_of_existing_ones() {
    let stream = field("Stream", "Pointer") + &field("Connection", "Pointer");
    let templates = [("Stream", &*stream)];
    let opened = r#"    <event value="10" symbol="StreamOpened" template="Stream" message="$(string.Opened)"/>"#;
    let old = events(&templates, opened);
    let added = format!("{opened}\n    <event value=\"11\" symbol=\"StreamAllocated\" template=\"Stream\"/>");
    assert_eq!(Versions::manifests(&old, &events(&templates, &added)).findings(), [""; 0]);
    let moved = r#"    <event value="10" symbol="StreamStarted" template="Stream"/>
    <event value="11" symbol="StreamOpened" template="Stream" message="$(string.Opened)"/>"#;
    let found = Versions::manifests(&old, &events(&templates, moved)).findings();
    assert!(found.contains(&"provider-event-changed event 10, version 0 of Contoso-App".to_owned()), "{found:?}");
}

/// In dotnet/msbuild#7497, a stop event has a new field and a new version, and its start event has not.
#[test]
fn msbuild_7497_splits_start_and_stop_events() {
    let build = |start: u8, stop: u8, fields: &str| {
        let tasks = r#"   <tasks><task name="Resolve" value="7"/></tasks>"#;
        let start = format!(
            r#"    <event value="1" version="{start}" task="Resolve" opcode="win:Start" symbol="ResolveStart"/>"#
        );
        let stop = format!(
            r#"<event value="2" version="{stop}" task="Resolve" opcode="win:Stop" symbol="ResolveStop" template="Stop"/>"#
        );
        format!("{tasks}\n{}", events(&[("Stop", fields)], &format!("{start}\n    {stop}")))
    };
    let (short, long) = (field("name", "UnicodeString"), field("name", "UnicodeString") + &field("result", "UInt32"));
    let old = build(0, 0, &short);
    let split = Versions::event_sources(&old, &build(0, 1, &long));
    assert_eq!(split.findings(), ["provider-pair-split task Resolve of Contoso-App"]);
    let together = Versions::event_sources(&old, &build(1, 1, &long));
    assert_eq!(together.findings(), [""; 0]);
    // Without a version, the same bytes have other fields.
    let silent = Versions::event_sources(&old, &build(0, 0, &long));
    assert_eq!(silent.findings(), ["provider-layout-changed event 2, version 0 of Contoso-App"]);
}

/// open-telemetry/opentelemetry-dotnet-contrib#4941 reverts a change that declared the data of an event as an array of bytes.
/// Event sources write the length of such an array before it.
#[test]
fn opentelemetry_4941_puts_a_length_before_the_data() {
    let event = r#"    <event value="100" symbol="InformationalEvent" level="win:Informational" template="Args"/>"#;
    let old = events(&[("Args", "")], event);
    let declared = field("dataSize", "UInt32") + r#"<data name="data" inType="win:Binary" length="dataSize"/>"#;
    let new = events(&[("Args", &declared)], event);
    let versions = Versions::event_sources(&old, &new);
    assert_eq!(versions.findings(), ["provider-layout-changed event 100, version 0 of Contoso-App"]);
    insta::assert_snapshot!("breaking_opentelemetry", versions.run(&[]).out);
    // The reverse breaks those who read the new fields.
    let reverse = Versions::event_sources(&new, &old);
    assert_eq!(reverse.findings(), ["provider-layout-changed event 100, version 0 of Contoso-App"]);
}

const TYPES: [&str; 6] = ["UInt8", "UInt32", "UInt64", "Double", "UnicodeString", "GUID"];

/// Returns a manifest of events, each with the types of its fields.
fn of_types(all: &[Vec<usize>]) -> String {
    let fields = |types: &Vec<usize>| -> String {
        types.iter().enumerate().map(|(at, ty)| field(&format!("field{at}"), TYPES[*ty])).collect()
    };
    let templates: Vec<(String, String)> =
        all.iter().enumerate().map(|(at, types)| (format!("Template{at}"), fields(types))).collect();
    let templates: Vec<(&str, &str)> = templates.iter().map(|(name, fields)| (&**name, &**fields)).collect();
    let event = |at| format!("    <event value=\"{at}\" symbol=\"Event{at}\" template=\"Template{at}\"/>\n");
    events(&templates, &(0..all.len()).map(event).collect::<String>())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn a_version_breaks_nothing_of_itself_and_another_type_breaks_one_event(
        all in vec(vec(0..TYPES.len(), 1..6), 1..8),
        event in any::<Index>(),
        place in any::<Index>(),
        by in 1..TYPES.len(),
    ) {
        let old = of_types(&all);
        let same = Versions::manifests(&old, &old);
        prop_assert_eq!(same.findings(), [""; 0]);
        prop_assert_eq!(same.run(&["--strict"]).code, 0);
        let (mut changed, event) = (all.clone(), event.index(all.len()));
        let ty = place.get_mut(&mut changed[event]);
        *ty = (*ty + by) % TYPES.len();
        let found = Versions::manifests(&old, &of_types(&changed)).findings();
        prop_assert_eq!(found, [format!("provider-layout-changed event {event}, version 0 of Contoso-App")]);
    }
}

#[test]
fn releases_of_windows_are_versions() {
    const PROVIDER: [&str; 2] = ["--provider", "Microsoft-Windows-Dwm-Core"];
    let run = |words: &[&str]| run_with(&[words, &["1809", "11-24H2"], &PROVIDER].concat(), b"");
    let changes: Value = serde_json::from_str(&run(&["schema", "changes", "--format", "json"]).out).expect("JSON");
    let changes = changes["changes"].as_array().expect("a list");
    let silent: BTreeSet<String> = changes
        .iter()
        .filter(|one| one["kind"].as_str().is_some_and(|kind| kind.ends_with("without a new version")))
        .map(|one| format!("event {}, version {} of {}", one["id"], one["version"], PROVIDER[1]))
        .collect();
    let report: Value =
        serde_json::from_str(&run(&["breaking", "--category", "WIRE", "--format", "json"]).out).expect("JSON");
    let found: BTreeSet<String> = report["findings"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|finding| finding["item"].as_str().expect("text").to_owned())
        .collect();
    assert!(found.len() > 20 && found.is_subset(&silent), "{found:?} {silent:?}");
    let same = run_with(&[&["breaking", "11-24H2", "11-24H2"][..], &PROVIDER].concat(), b"");
    assert_eq!(same.code, 0, "{}", same.out);
}

#[test]
fn name_of_no_file_and_no_release_is_refused() {
    let ran = run_with(&["breaking", "11-24H3", "11-24H2"], b"");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("cannot read 11-24H3"), "{}", ran.err);
}
