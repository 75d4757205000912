//! Inputs that are no traces, and notes about traces that exceed limits.

use std::ops::ControlFlow;
use std::path::Path;

use etwspec_etl::state::{FirstPass, LIMIT, Pass as _};
use etwspec_etl::{SAMPLE, Trace};
use etwspec_traces::report::note_names_left_out;
use etwspec_traces::{Location, Traces};

/// Reads bytes as a trace from standard input, and returns the error.
fn error_of(mut bytes: &[u8]) -> String {
    let read =
        |bytes| Traces::open(&[Location::StandardInput], bytes)?.each_buffer(0, &mut |_| Ok(ControlFlow::Continue(())));
    read(&mut bytes).map_or_else(|problem| problem.to_string(), |()| String::new())
}

#[test]
fn names_format_of_files_that_are_not_traces() {
    assert_eq!(
        error_of(b""),
        "error: standard input is empty\n help: name a trace file (.etl), or add --sample to read the built-in sample"
    );
    assert_eq!(
        error_of(b"BZh91AY&and so on"),
        "error: standard input is not an ETW trace: no buffer found; the first bytes are 42 5a 68 39 31 41 59 26, \
         as in a bzip2 file\n help: decompress it first, with `bzip2 -dc`"
    );
    assert_eq!(
        error_of(&[0x5A; 1000].map(|byte: u8| byte | 0x80)),
        "error: standard input is not an ETW trace: no buffer found in 1000 bytes; the first bytes are da da da da \
         da da da da\n help: name a trace file of Event Tracing for Windows (.etl)"
    );
    let one = error_of(&[0]);
    assert!(one.contains("no buffer found in 1 byte; the first bytes are 00\n"), "{one}");
}

#[test]
fn suggests_what_to_do_about_unreadable_paths() {
    let error_of = |path: &str| {
        let mut stdin = std::io::empty();
        Traces::open(&[Location::path(Path::new(path))], &mut stdin).map_or_else(|no| no.to_string(), |_| String::new())
    };
    let folder = env!("CARGO_MANIFEST_DIR");
    assert_eq!(error_of(folder), format!("error: {folder} is a folder\n help: name a trace file in it"));
    assert_eq!(
        error_of("nowhere.etl"),
        "error: the file nowhere.etl does not exist\n help: name a trace file, or write - for standard input"
    );
    assert_eq!(
        error_of("no/where.etl"),
        "error: the file no/where.etl does not exist\n help: the folder no does not exist either"
    );
}

#[test]
fn names_beyond_the_limit_are_reported_once() {
    let trace = Trace::new(SAMPLE);
    let note = |limit: usize| {
        let mut pass = FirstPass::for_trace(&trace).with_limit(limit);
        trace.for_each_event(|event| pass.event(event));
        let mut err = Vec::new();
        note_names_left_out("a.etl", &pass.state(), &mut err).expect("memory does not fail");
        String::from_utf8(err).expect("the note is text")
    };
    assert_eq!(note(LIMIT), "");
    let note = note(100);
    assert!(note.starts_with("note: a.etl: names and context switches exceed the limit of memory, 16 MiB"));
    assert!(note.contains("`etwspec cut --uncompressed`") && note.lines().count() == 1, "{note}");
}
