//! Names of status codes.

use etwspec_etl::etwspec::common::Ntstatus;
use etwspec_schema::codes;

/// A look-up in a table.
type Find = fn(u32) -> Option<&'static str>;

/// Returns the rows of a table.
fn rows(text: &str) -> Vec<(u32, &str)> {
    let row = |line: &'static str| -> (u32, &'static str) {
        let (digits, name) = line.split_once(' ').expect("a space");
        assert_eq!(digits.len(), 8, "{line}");
        assert!(name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_'), "{line}");
        (u32::from_str_radix(digits, 16).expect("hexadecimal"), name)
    };
    let text: &'static str = text.to_owned().leak();
    text.lines().filter(|line| !line.starts_with('#')).map(row).collect()
}

#[test]
fn finds_every_row_and_nothing_else() {
    let tables: [(&str, Find, usize); 5] = [
        (include_str!("../src/codes/ntstatus.txt"), codes::nt_status, 2_900),
        (include_str!("../src/codes/win32.txt"), codes::win32_error, 3_000),
        (include_str!("../src/codes/hresult.txt"), codes::own_hresult, 3_000),
        (include_str!("../src/codes/ndis_status.txt"), codes::ndis_status, 150),
        (include_str!("../src/codes/ndis_oid.txt"), codes::ndis_oid, 700),
    ];
    for (text, find, least) in tables {
        assert!(text.lines().any(|line| line.starts_with("# Source: ")));
        let rows = rows(text);
        assert!(rows.len() >= least, "{}", rows.len());
        assert!(rows.windows(2).all(|pair| pair[0].0 < pair[1].0), "rows are in the order of the values");
        for (code, name) in &rows {
            assert_eq!(find(*code), Some(*name));
        }
        for code in [0x0BAD_F00D, u32::MAX, 0x8000_0000, 0xC0FF_FFFF] {
            assert_eq!(find(code), rows.iter().find(|row| row.0 == code).map(|row| row.1));
        }
    }
}

#[test]
fn agrees_with_the_statuses_of_the_tables() {
    let mut compared = 0;
    for (code, _) in rows(include_str!("../src/codes/ntstatus.txt")) {
        if let Some(name) = Ntstatus(code).name() {
            assert_eq!(codes::nt_status(code), Some(name));
            compared += 1;
        }
    }
    assert!(compared > 100, "{compared}");
}

#[test]
fn names_an_hresult_of_a_win32_error_by_that_error() {
    assert_eq!(codes::hresult(0x8007_0005), Some("ERROR_ACCESS_DENIED"));
    assert_eq!(codes::own_hresult(0x8007_0005), Some("E_ACCESSDENIED"));
    assert_eq!(codes::hresult(0x8000_4003), Some("E_POINTER"));
    assert_eq!(codes::hresult(0), Some("S_OK"));
}
