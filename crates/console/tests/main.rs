//! Tables on narrow terminals, text for terminals, and files.

mod new_file;
mod visible;

use etwspec_console::problem::{Exit, exit_code};
use etwspec_console::table::{Column, cut_cell, table};
use etwspec_console::{Console, Problem};

#[test]
fn hidden_characters_of_arguments_are_escaped() {
    let (mut out, mut err, mut input) = (Vec::new(), Vec::new(), std::io::empty());
    let mut console = Console::new(&mut out, &mut err, &mut input);
    let problem = Problem::new("no \u{1b}[31m\u{202e}").help("a\u{9b}");
    assert_eq!(exit_code(Err(problem), &mut console), Exit::Refused as u8);
    assert_eq!(String::from_utf8_lossy(&err), "error: no \\u{1b}[31m\\u{202e}\n help: a\\u{9b}\n");
}

#[test]
fn rows_continue_on_the_next_line() {
    let rows = [vec!["a very long name".into(), "1,000,000".into(), "2,000,000".into(), "some text".into()]];
    let columns = [Column::Left("name"), Column::Right("one"), Column::Right("two"), Column::Left("text")];
    let of = |most| {
        let mut text = String::new();
        table(&mut text, &columns, &rows, Some(most));
        text
    };
    assert_eq!(of(42).lines().count(), 2);
    let narrow =
        "  name                one\n            two  text\n  a very long…  1,000,000\n      2,000,000  some te…\n";
    assert_eq!(of(25), narrow);
    for width in 15..42 {
        assert!(["1,000,000", "2,000,000"].iter().all(|number| of(width).contains(number)), "{width}");
    }
}

#[test]
fn cut_paths_keep_their_end() {
    let path = r"C:\Windows\System32\ntdll.dll";
    assert_eq!(cut_cell(path, 20), r"…\System32\ntdll.dll");
    assert_eq!(cut_cell("/usr/lib/libc.so", 9), "…/libc.so");
    assert_eq!(cut_cell(path, path.len()), path);
    assert_eq!(cut_cell(r"C:\a.exe -k netsvcs", 10), r"C:\a.exe …");
    assert_eq!([0, 1].map(|width| cut_cell(path, width).into_owned()), ["", "…"]);
}
