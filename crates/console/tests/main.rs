//! Tables on narrow terminals, text for terminals, and files.

mod new_file;
mod visible;

use etwspec_console::table::{Column, cut_cell, table};

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
