//! `etwspec evidence` reports the errors in tables, and nothing else.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::Path;
use std::process::Command;

use etwspec_catalog::{Catalog, HookEvent, Meaning, Relation, Shape, Struct, ValueSet, Versions};
use etwspec_corpus::command::{self, Ran};
use etwspec_etl::SAMPLE;
use etwspec_tests::published::CATALOG;
use etwspec_tests::{console, corpus};
use serde_json::Value as Json;

/// Runs `cargo spec evidence`, and returns the exit status with both outputs.
fn run(args: &[&OsStr]) -> (u8, String, String) {
    let Ran { code, out, err } = command::run(etwspec_desk::run, &[&[OsStr::new("evidence")], args].concat());
    (code, out, err)
}

/// Findings as `status rule item`.
type Found = BTreeSet<String>;

/// Returns the exit status and the findings for a trace and the tables at a path.
fn findings(trace: &Path, spec: &Path) -> (u8, Found) {
    let [format, json, spec_arg] = ["--format", "json", "--spec"].map(OsStr::new);
    let (status, out, err) = run(&[trace.as_os_str(), format, json, spec_arg, spec.as_os_str()]);
    let report: Json = serde_json::from_str(&out).unwrap_or_else(|error| panic!("{error}: {out}{err}"));
    let of = |finding: &Json, key: &str| finding[key].as_str().expect("text").to_owned();
    let all = report["files"][0]["findings"].as_array().expect("a list").iter();
    (status, all.map(|f| format!("{} {} {}", of(f, "status"), of(f, "rule"), of(f, "item"))).collect())
}

/// The catalog of the tables, and the sample as a file.
struct Sample {
    dir: tempfile::TempDir,
    catalog: Catalog,
    before: Found,
}

impl Sample {
    fn new() -> Sample {
        let dir = tempfile::tempdir().expect("a temporary folder");
        fs::write(dir.path().join("sample.etl"), SAMPLE).expect("written");
        let mut sample = Sample { dir, catalog: CATALOG.clone(), before: Found::new() };
        let (status, before) = sample.findings(&sample.catalog);
        assert_eq!(status, 0, "the sample contradicts nothing: {before:?}");
        sample.before = before;
        sample
    }

    fn findings(&self, catalog: &Catalog) -> (u8, Found) {
        let spec = self.dir.path().join("catalog.json");
        fs::write(&spec, serde_json::to_vec(catalog).expect("JSON")).expect("written");
        findings(&self.dir.path().join("sample.etl"), &spec)
    }

    /// Returns the additional findings if the tables are changed, with the exit status.
    fn after(&self, change: impl FnOnce(&mut Catalog)) -> (u8, Vec<String>) {
        let mut catalog = self.catalog.clone();
        change(&mut catalog);
        assert_ne!(catalog, self.catalog, "the change has an effect");
        let (status, after) = self.findings(&catalog);
        (status, after.difference(&self.before).cloned().collect())
    }
}

fn structure<'c>(catalog: &'c mut Catalog, name: &str) -> &'c mut Struct {
    catalog.structs.iter_mut().find(|one| one.name == name).expect("a structure")
}

fn set<'c>(catalog: &'c mut Catalog, name: &str) -> &'c mut ValueSet {
    catalog.sets.iter_mut().find(|one| one.name == name).expect("a set")
}

fn event(catalog: &mut Catalog, hook: u32) -> &mut HookEvent {
    let mut events = catalog.hooks.iter_mut().flat_map(|group| &mut group.events);
    events.find(|event| event.hook == Some(hook)).expect("an event")
}

#[test]
fn reports_exactly_what_is_wrong_in_changed_tables() {
    let sample = Sample::new();
    let is = |change: &dyn Fn(&mut Catalog), status: u8, expected: &[&str]| {
        assert_eq!(sample.after(change), (status, expected.iter().map(ToString::to_string).collect::<Vec<_>>()));
    };
    // A structure of another size.
    for size in [0x14, 0x1C] {
        is(
            &|catalog| {
                structure(catalog, "WMI_CONTEXTSWAP").forms.iter_mut().for_each(|form| {
                    (form.fixed, form.size) = (size, size);
                    // No field ends beyond its form.
                    form.fields.retain(|field| field.offset + field.size <= size);
                })
            },
            1,
            &["contradicts payload-size EVENT_TRACE_GROUP_THREAD.PERFINFO_LOG_TYPE_CONTEXTSWAP"],
        );
    }
    // A value that is missing: of a set that is open, and of one that is complete.
    let without = |catalog: &mut Catalog| {
        set(catalog, "KPROFILE_SOURCE").values.retain(|value| value.name.as_deref() != Some("ProfileTime"))
    };
    is(
        &|catalog| {
            without(catalog);
            set(catalog, "KPROFILE_SOURCE").complete = None;
        },
        0,
        &["new value-unknown KPROFILE_SOURCE"],
    );
    is(
        &|catalog| {
            without(catalog);
            set(catalog, "KPROFILE_SOURCE").complete = Some(Versions::Both("5.0+".to_owned()));
        },
        1,
        &["contradicts value-complete KPROFILE_SOURCE"],
    );
    // A bit of flags without a name.
    is(
        &|catalog| {
            set(catalog, "ETW_BUFFER_FLAG")
                .values
                .retain(|value| value.name.as_deref() != Some("ETW_BUFFER_FLAG_FLUSH_MARKER"))
        },
        0,
        &["new value-unknown ETW_BUFFER_FLAG"],
    );
    // A hook ID without a row, and an event type of a class.
    is(
        &|catalog| catalog.hooks.iter_mut().for_each(|group| group.events.retain(|event| event.hook != Some(0x0F43))),
        0,
        &["new hook-unknown EVENT_TRACE_GROUP_PERFINFO"],
    );
    is(
        &|catalog| {
            catalog
                .hooks
                .iter_mut()
                .filter(|group| group.name == "RT_LOST_EVENT")
                .for_each(|group| group.events.clear())
        },
        0,
        &["new type-unknown RT_LOST_EVENT"],
    );
    // A header that the dispatch lacks.
    is(
        &|catalog| {
            catalog.dispatches.iter_mut().for_each(|dispatch| {
                dispatch.cases.retain(|case| case.structure.as_deref() != Some("MESSAGE_TRACE_HEADER"))
            })
        },
        0,
        &["new header-unknown TRACE_HEADER"],
    );
    // Releases: documented ones that exclude the trace, and observed ones.
    let releases = |relation: Relation| {
        move |catalog: &mut Catalog| {
            let event = event(catalog, 0x0F43);
            event.when.relation = relation;
            event.when.releases = Some(Versions::Both("5.1..6.1".to_owned()));
        }
    };
    is(
        &releases(Relation::Exact),
        1,
        &["contradicts release-absent EVENT_TRACE_GROUP_PERFINFO.PERFINFO_LOG_TYPE_INTERRUPT"],
    );
    is(&releases(Relation::Seen), 0, &["new release-new EVENT_TRACE_GROUP_PERFINFO.PERFINFO_LOG_TYPE_INTERRUPT"]);
    // A payload for other event versions: the tables have no payload for this version, or another layout.
    is(
        &|catalog| event(catalog, 0x0301).payloads.retain(|payload| payload.event_version != Some(4)),
        0,
        &["new event-version EVENT_TRACE_GROUP_PROCESS.WMI_LOG_TYPE_PROCESS_CREATE"],
    );
    is(
        &|catalog| event(catalog, 0x0F43).payloads.iter_mut().for_each(|payload| payload.event_version = Some(9)),
        1,
        &["contradicts payload-claim EVENT_TRACE_GROUP_PERFINFO.PERFINFO_LOG_TYPE_INTERRUPT"],
    );
    is(
        &|catalog| event(catalog, 0x0F43).payloads.clear(),
        0,
        &["new layout-unknown EVENT_TRACE_GROUP_PERFINFO.PERFINFO_LOG_TYPE_INTERRUPT"],
    );
    // A field that is marked as unknown, as reserved, as a point in time or as the address of an object.
    let field = |change: &'static dyn Fn(&mut etwspec_catalog::Field)| {
        move |catalog: &mut Catalog| {
            let forms = structure(catalog, "WMI_CONTEXTSWAP").forms.iter_mut().flat_map(|form| &mut form.fields);
            forms.filter(|field| field.name.as_deref() == Some("NewThreadId")).for_each(change);
        }
    };
    let of_field = "WMI_CONTEXTSWAP.NewThreadId";
    is(
        &field(&|field| {
            field.unknown = true;
            field.meaning = None;
        }),
        0,
        &[&format!("new field-unknown {of_field}")],
    );
    is(&field(&|field| field.meaning = Some(Meaning::Reserved)), 0, &[&format!("new reserved-set {of_field}")]);
    is(&field(&|field| field.shape = Shape::Padding), 0, &[&format!("new padding-set {of_field}")]);
    // Bits that are marked as unknown.
    is(
        &|catalog| {
            let fields = structure(catalog, "TRACE_LOGFILE_HEADER").forms.iter_mut().flat_map(|form| &mut form.fields);
            fields.filter(|field| field.name.as_deref() == Some("BuffersWritten")).for_each(|field| {
                let bit = serde_json::from_str(r#"{"start": 0, "width": 32, "unknown": true}"#).expect("a bit");
                field.shape = Shape::Bits { unit: etwspec_catalog::Scalar::U32, bits: vec![bit] };
            });
        },
        0,
        &["new bits-unknown TRACE_LOGFILE_HEADER.BuffersWritten"],
    );
    // A meaning that the values cannot have.
    is(
        &|catalog| {
            let fields =
                structure(catalog, "PERFINFO_DPC_INFORMATION").forms.iter_mut().flat_map(|form| &mut form.fields);
            fields
                .filter(|field| field.name.as_deref() == Some("InitialTime"))
                .for_each(|field| field.meaning = Some(Meaning::FileTime));
        },
        1,
        &["contradicts meaning-time PERFINFO_DPC_INFORMATION.InitialTime"],
    );
    // A newer build than the tables have.
    is(
        &|catalog| {
            let stops = &mut catalog.releases.stops;
            stops.iter_mut().filter(|stop| stop.release == "2004").for_each(|stop| {
                stop.build += 1;
                stop.builds = vec![stop.build];
            });
        },
        0,
        &["new build-unknown releases"],
    );
}

#[test]
fn real_traces_contradict_only_what_their_programs_wrote() {
    let folder = match corpus::folder() {
        Ok(folder) => folder,
        Err(skipped) => return console::say(&skipped),
    };
    let spec = corpus::repository().join("spec");
    for path in corpus::traces(&folder) {
        let (status, found) = findings(&path, &spec);
        let contradictions: Vec<&String> = found.iter().filter(|found| found.starts_with("contradicts")).collect();
        // A test of sawbuck wrote these events: a SID follows a TOKEN_USER of zeros, which means none.
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let by_program = |found: &&String| {
            name.starts_with("sawbuck-process") && found.contains("payload-size EVENT_TRACE_GROUP_PROCESS.")
        };
        assert!(contradictions.iter().all(by_program), "{name}: {contradictions:?}");
        assert_eq!(status, u8::from(!contradictions.is_empty()), "{name}");
    }
}

/// Copies a folder with all that is in it.
fn copy_all(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("made");
    for entry in fs::read_dir(from).expect("a folder") {
        let (from, to) = entry.map(|entry| (entry.path(), to.join(entry.file_name()))).expect("an entry");
        if from.is_dir() { copy_all(&from, &to) } else { fs::copy(&from, &to).map(drop).expect("copied") }
    }
}

#[test]
fn patch_of_known_traces_is_empty_and_that_of_a_new_one_is_accepted() {
    let folder = match corpus::folder() {
        Ok(folder) => folder,
        Err(skipped) => return console::say(&skipped),
    };
    let dir = tempfile::tempdir().expect("a temporary folder");
    let repository = corpus::repository();
    let (spec, patch) = (repository.join("spec"), dir.path().join("evidence.patch"));
    let [spec_arg, patch_arg] = ["--spec", "--patch"].map(OsStr::new);
    let known = folder.join("s4-windows-update.etl");
    run(&[known.as_os_str(), spec_arg, spec.as_os_str(), patch_arg, patch.as_os_str()]);
    assert_eq!(fs::read_to_string(&patch).expect("a patch"), "", "the counts of the trace are those of the table");

    // The sample has flags that no row claims for its release.
    let trace = dir.path().join("a \"new\" trace.etl");
    fs::write(&trace, SAMPLE).expect("written");
    let copy = dir.path().join("tables");
    for (from, to) in [("spec", "spec"), ("evidence", "evidence")] {
        copy_all(&repository.join(from), &copy.join(to));
    }
    let (status, _, err) =
        run(&[trace.as_os_str(), spec_arg, copy.join("spec").as_os_str(), patch_arg, patch.as_os_str()]);
    assert_eq!((status, err.as_str()), (0, ""));
    let text = fs::read_to_string(&patch).expect("a patch");
    assert!(
        text.contains("+++ b/evidence/observed.toml") && text.contains("+++ b/spec/enums/ETW_BUFFER_FLAG.toml"),
        "{text}"
    );
    let git = |args: &[&OsStr]| Command::new("git").args(args).current_dir(&copy).output();
    match git(&[OsStr::new("apply"), patch.as_os_str()]) {
        Ok(output) => assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr)),
        Err(_) => {
            assert!(std::env::var_os("CI").is_none(), "git is required");
            return console::say("skipped: no git");
        }
    }
    for checked in [&["check"][..], &["fmt", "--check"]] {
        let spec = copy.join("spec");
        let args = checked.iter().map(OsStr::new).chain([OsStr::new("--spec"), spec.as_os_str()]);
        let ran = command::run(etwspec_desk::run, &args.collect::<Vec<_>>());
        assert_eq!(ran.code, 0, "{checked:?}: {}", ran.err);
    }
    // The patch is what the trace adds: afterwards there is nothing to add.
    run(&[trace.as_os_str(), spec_arg, copy.join("spec").as_os_str(), patch_arg, patch.as_os_str()]);
    assert_eq!(fs::read_to_string(&patch).expect("a patch"), "");
}

#[test]
fn damage_of_traces_contradicts_nothing() {
    let sample = Sample::new();
    let spec = sample.dir.path().join("catalog.json");
    let trace = sample.dir.path().join("damaged.etl");
    for cut in (SAMPLE.len() / 5..SAMPLE.len()).step_by(SAMPLE.len() / 5) {
        fs::write(&trace, &SAMPLE[..cut]).expect("written");
        let (status, found) = findings(&trace, &spec);
        assert!(status == 0 && found.is_subset(&sample.before), "{cut}: {found:?}");
        // A part of the trace that is lost, in the middle of a buffer.
        let mut lost = SAMPLE.to_vec();
        lost[cut - 0x500..cut].fill(0);
        fs::write(&trace, &lost).expect("written");
        let (status, found) = findings(&trace, &spec);
        assert!(status == 0 && found.is_subset(&sample.before), "{cut}: {found:?}");
    }
}
