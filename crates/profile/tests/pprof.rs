//! The format of pprof.

use std::io::{Read as _, Write as _};
use std::process::Command;

use etwspec_etl::{File, SAMPLE, Trace};
use etwspec_profile::Profile;
use etwspec_profile::pprof::messages;
use flate2::read::GzDecoder;
use prost::Message as _;

fn check(profile: &Profile) {
    let mut out = Vec::new();
    profile.write_pprof(true, &mut out).expect("memory does not fail");
    let mut bytes = Vec::new();
    GzDecoder::new(&out[..]).read_to_end(&mut bytes).expect("gzip");
    let read = messages::Profile::decode(&bytes[..]).expect("a profile");
    assert_eq!(read.string_table[0], "");
    let text = |index: i64| read.string_table[usize::try_from(index).expect("an index")].as_str();
    let types: Vec<&str> = read.sample_type.iter().map(|value| text(value.r#type)).collect();
    assert_eq!(types, ["samples", "cpu", "wait", "ready"]);
    let sum = |value: usize| read.sample.iter().map(|sample| sample.value[value]).sum::<i64>();
    assert_eq!(sum(0), profile.samples.len() as i64);
    assert_eq!(sum(2), profile.waits.iter().map(|wait| wait.to - wait.from).sum::<i64>());
    for sample in &read.sample {
        assert!(sample.location_id.iter().all(|id| (1..=read.location.len() as u64).contains(id)));
        assert_eq!(sample.label.len(), 2);
    }
    for (location, id) in read.location.iter().zip(1..) {
        assert_eq!(location.id, id);
        assert!(location.mapping_id <= read.mapping.len() as u64);
        let function = &read.function[usize::try_from(location.line[0].function_id - 1).expect("an index")];
        assert!(!text(function.name).is_empty());
    }
}

#[test]
fn values_are_those_of_the_profile() {
    check(&Profile::read(&[Trace::new(SAMPLE)], |_, _| ()));
    let Some(folder) = etwspec_corpus::folder_or_skip() else { return };
    for path in etwspec_corpus::traces(&folder) {
        let file = File::read(&path).expect("the trace is readable");
        check(&Profile::read(&[Trace::new(file.as_bytes())], |_, _| ()));
    }
}

#[test]
fn go_reads_the_profile() {
    if !Command::new("go").arg("version").output().is_ok_and(|found| found.status.success()) {
        // The test harness captures `eprintln!` of tests that pass.
        _ = writeln!(std::io::stderr(), "skipped: no go");
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("profile.pb.gz");
    let profile = Profile::read(&[Trace::new(SAMPLE)], |_, _| ());
    profile.write_pprof(true, std::fs::File::create(&path).expect("a file")).expect("it can be written");
    let ran = Command::new("go").args(["tool", "pprof", "-sample_index=samples", "-top"]).arg(&path).output();
    let ran = ran.expect("go runs");
    let text = String::from_utf8_lossy(&ran.stdout);
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    assert!(text.contains(&format!("{} total", profile.samples.len())), "{text}");
}
