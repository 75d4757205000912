//! The format of pprof.

use std::io::{Read as _, Write as _};
use std::process::Command;

use etwspec_etl::{File, SAMPLE, Trace};
use etwspec_profile::Profile;
use flate2::read::GzDecoder;
use prost::Message as _;

/// The messages of `profile.proto` of github.com/google/pprof, with the fields that are written.
mod messages {
    /// A profile. Texts are indices in the string table.
    #[derive(Clone, PartialEq, prost::Message)]
    pub(super) struct Profile {
        #[prost(message, repeated, tag = "1")]
        pub sample_type: Vec<ValueType>,
        #[prost(message, repeated, tag = "2")]
        pub sample: Vec<Sample>,
        #[prost(message, repeated, tag = "3")]
        pub mapping: Vec<Mapping>,
        #[prost(message, repeated, tag = "4")]
        pub location: Vec<Location>,
        #[prost(message, repeated, tag = "5")]
        pub function: Vec<Function>,
        #[prost(string, repeated, tag = "6")]
        pub string_table: Vec<String>,
        #[prost(int64, tag = "9")]
        pub time_nanos: i64,
        #[prost(int64, tag = "10")]
        pub duration_nanos: i64,
        #[prost(message, optional, tag = "11")]
        pub period_type: Option<ValueType>,
        #[prost(int64, tag = "12")]
        pub period: i64,
    }

    /// Type and unit of a value.
    #[derive(Clone, Copy, PartialEq, prost::Message)]
    pub(super) struct ValueType {
        #[prost(int64, tag = "1")]
        pub r#type: i64,
        #[prost(int64, tag = "2")]
        pub unit: i64,
    }

    /// Values of a stack, innermost frame first.
    #[derive(Clone, PartialEq, prost::Message)]
    pub(super) struct Sample {
        #[prost(uint64, repeated, tag = "1")]
        pub location_id: Vec<u64>,
        #[prost(int64, repeated, tag = "2")]
        pub value: Vec<i64>,
        #[prost(message, repeated, tag = "3")]
        pub label: Vec<Label>,
    }

    /// Property of a sample.
    #[derive(Clone, Copy, PartialEq, prost::Message)]
    pub(super) struct Label {
        #[prost(int64, tag = "1")]
        pub key: i64,
        #[prost(int64, tag = "2")]
        pub str: i64,
        #[prost(int64, tag = "3")]
        pub num: i64,
    }

    /// An image.
    #[derive(Clone, Copy, PartialEq, prost::Message)]
    pub(super) struct Mapping {
        #[prost(uint64, tag = "1")]
        pub id: u64,
        #[prost(uint64, tag = "2")]
        pub memory_start: u64,
        #[prost(uint64, tag = "3")]
        pub memory_limit: u64,
        #[prost(int64, tag = "5")]
        pub filename: i64,
        #[prost(int64, tag = "6")]
        pub build_id: i64,
        #[prost(bool, tag = "7")]
        pub has_functions: bool,
    }

    /// A frame.
    #[derive(Clone, PartialEq, prost::Message)]
    pub(super) struct Location {
        #[prost(uint64, tag = "1")]
        pub id: u64,
        #[prost(uint64, tag = "2")]
        pub mapping_id: u64,
        #[prost(uint64, tag = "3")]
        pub address: u64,
        #[prost(message, repeated, tag = "4")]
        pub line: Vec<Line>,
    }

    /// Function of a frame.
    #[derive(Clone, Copy, PartialEq, prost::Message)]
    pub(super) struct Line {
        #[prost(uint64, tag = "1")]
        pub function_id: u64,
    }

    /// A function.
    #[derive(Clone, Copy, PartialEq, prost::Message)]
    pub(super) struct Function {
        #[prost(uint64, tag = "1")]
        pub id: u64,
        #[prost(int64, tag = "2")]
        pub name: i64,
        #[prost(int64, tag = "3")]
        pub system_name: i64,
    }
}

fn check(profile: &Profile) {
    let mut out = Vec::new();
    profile.write_pprof(true, &mut out).expect("memory does not fail");
    let mut bytes = Vec::new();
    GzDecoder::new(&out[..]).read_to_end(&mut bytes).expect("gzip");
    let read = messages::Profile::decode(&bytes[..]).expect("a profile");
    assert_eq!(read.encode_to_vec(), bytes);
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
