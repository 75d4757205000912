//! Code pages belong to traces, not to the process.

use std::io;

use etwspec_etl::etwspec::AnsiString;
use etwspec_etl::etwspec::headers::HookId;
use etwspec_traces::{Filter, Location, Record, Traces};

use crate::traces::Traced;

/// Returns the names of a process: in its event, and in the state at an event.
fn names(mut traces: Traces<'_>) -> [String; 2] {
    let mut found = None;
    let mut consumer = |_: usize, record: Record<'_>| {
        if record.event.hook_id() == Some(HookId::PROCESS_DC_START) {
            let field = record.event.get("ImageFileName").expect("a field");
            found = Some([field.to_string(), record.state.process(40).expect("a name").to_owned()]);
        }
        Ok(())
    };
    traces.for_each(&Filter::default(), &mut io::sink(), &mut consumer).expect("the trace is readable");
    found.expect("an event")
}

#[test]
fn traces_with_different_code_pages_have_different_texts() {
    let mut traced = Traced::new();
    traced.process(40, AnsiString { chars: b"\xD6\xD0.exe".to_vec(), terminated: true });
    let file = tempfile::NamedTempFile::new().expect("a file");
    std::fs::write(file.path(), traced.finish()).expect("a file");
    let open = |code_page: Option<&str>| {
        let code_page = code_page.map(|name| name.parse().expect("a code page"));
        Traces::open_twice(&[Location::path(file.path())]).expect("a trace").with_code_page(code_page)
    };
    let all = [(Some("gbk"), "中.exe"), (None, r"\x{d6}\x{d0}.exe"), (Some("1251"), "ЦР.exe")];
    // All are open before one is read.
    let traces = all.map(|(code_page, _)| open(code_page));
    assert_eq!(traces.map(names), all.map(|(_, text)| [text.to_owned(), text.to_owned()]));

    // A stream has the code page, too.
    let bytes = std::fs::read(file.path()).expect("a file");
    let mut input = &bytes[..];
    let stream = Traces::open(&[Location::StandardInput], &mut input).expect("a trace");
    assert_eq!(names(stream.with_code_page("gbk".parse().ok())), ["中.exe", "中.exe"]);
}
