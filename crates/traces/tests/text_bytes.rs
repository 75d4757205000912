//! Bytes in the notations of tools and languages.

use etwspec_traces::decode::text_bytes::{Notation, TextError, hex, parse};

const BYTES: [u8; 20] = [
    0x02, 0x00, 0x11, 0xc0, 0x18, 0x00, 0x07, 0x05, 0x00, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x61, 0x62, 0x20,
    0x63,
];

fn read(text: &str) -> Result<(Vec<u8>, Notation), TextError> {
    parse(text).map(|read| (read.bytes, read.notation))
}

#[track_caller]
fn is(text: &str, notation: Notation) {
    assert_eq!(read(text), Ok((BYTES.to_vec(), notation)), "{text}");
}

#[test]
fn parses_common_notations_of_bytes() {
    for text in ["0a1B00", "0a 1b 00", "0x0a, 0x1B, 0x00", "\\x0a\\x1b\\x00", "0x0a1b00", "0a:1b:00", "{0a-1b00}"] {
        assert_eq!(hex(text), Ok(vec![0x0a, 0x1b, 0]), "{text}");
        assert_eq!(parse(text).map(|read| read.bytes), Ok(vec![0x0a, 0x1b, 0]), "{text}");
    }
    for text in ["", "0", "0x", "zz", "0a 1", "é", "0a\\"] {
        assert!(hex(text).is_err(), "{text}");
    }
    is("020011c0 18000705 00112233 44556677 61622063", Notation::Hex);
    is("020011c0\n18000705\n0011223344556677\n61622063\n", Notation::Hex);
    is("02 00 11 c0 18 00 07 05\n00 11 22 33 44 55 66 77\n61 62 20 63", Notation::Hex);
    is(
        "b\"\\x02\\x00\\x11\\xc0\\x18\\x00\\x07\\x05\\x00\\x11\\x22\\x33\\x44\\x55\\x66\\x77\\x61\\x62\\x20\\x63\""
            .trim_start_matches('b'),
        Notation::Hex,
    );
}

#[test]
fn reads_dumps_of_tools() {
    is(
        "00000000: 0200 11c0 1800 0705 0011 2233 4455 6677  ..........\"3DUfw\n00000010: 6162 2063                                ab c\n",
        Notation::Dump,
    );
    is("00000000: 0200 11c0 1800 0705 0011 2233 4455 6677 6162 2063", Notation::Dump);
    is(
        "00000000  02 00 11 c0 18 00 07 05  00 11 22 33 44 55 66 77  |..........\"3DUfw|\n00000010  61 62 20 63                                       |ab c|\n00000014\n",
        Notation::Dump,
    );
    is("00000000  02 00 11 c0 18 00 07 05  00 11 22 33 44 55 66 77\n00000010  61 62 20 63\n00000014\n", Notation::Dump);
    is("000000 02 00 11 c0 18 00 07 05 00 11 22 33 44 55 66 77\n000010 61 62 20 63\n000014\n", Notation::Dump);
}

#[test]
fn reads_dumps_of_debuggers() {
    is(
        "0:000> db 00000012`3456f000 L14\n00000012`3456f000  02 00 11 c0 18 00 07 05-00 11 22 33 44 55 66 77  ..........\"3DUfw\n00000012`3456f010  61 62 20 63                                      ab c\n",
        Notation::Dump,
    );
    is(
        "3456f000  02 00 11 c0 18 00 07 05-00 11 22 33 44 55 66 77  ..........\"3DUfw\n3456f010  61 62 20 63   ab c\n",
        Notation::Dump,
    );
    for text in [
        "fffff800`1234f000  c0110002 05070018 33221100 77665544\nfffff800`1234f010  63206261\n",
        "3456f000  c0110002 05070018 33221100 77665544  ........\n3456f010  63206261  ab c",
        "1: kd> dd x L4\n3456f000  c0110002 05070018 33221100 77665544\nlkd> dd y\n3456f010  63206261",
        "0000000 0002 c011 0018 0507 1100 3322 5544 7766\n0000010 6261 6320\n0000014\n",
    ] {
        assert!(matches!(read(text), Err(TextError::Number(_))), "{text}");
    }
    assert_eq!(read("3456f000  ?? ?? 02 00"), Err(TextError::Digit('?')));
    assert!(matches!(read("00000000: 0200 11c0\n00000010: 6162 2063\n"), Err(TextError::Gap(4, 0x10))));
}

#[test]
fn bars_in_a_column_of_characters_enclose_nothing() {
    let bytes = vec![0x30, 0x30, 0x20, 0x7c];
    for text in ["00000040: 3030 207c  00 |", "3456f000  30 30 20 7c  00 |", "00000040  30 30 20 7c  |00 ||"] {
        assert_eq!(read(text), Ok((bytes.clone(), Notation::Dump)), "{text}");
    }
}

#[test]
fn expands_lines_that_tools_leave_out() {
    let text = "00000000  01 01 01 01 01 01 01 01  01 01 01 01 01 01 01 01  |................|\n*\n00000040  02  |.|\n00000041\n";
    let bytes = [vec![1; 0x40], vec![2]].concat();
    assert_eq!(read(text), Ok((bytes, Notation::Dump)));
    let text = "00000000  01 01 01 01 01 01 01 01  01 01 01 01 01 01 01 01  |................|\n*\n00000020\n";
    assert_eq!(read(text).map(|read| read.0.len()), Ok(0x20));
    assert_eq!(read(&text.replace("00000020", "f0000000")), Err(TextError::TooMuch));
}

#[test]
fn reads_arrays() {
    let list = BYTES.iter().map(|byte| format!("0x{byte:02x}")).collect::<Vec<_>>().join(", ");
    is(&list, Notation::Hex);
    is(&format!("unsigned char data[] = {{\n  {list}, /* end */\n}};"), Notation::List);
    is(&BYTES.map(|byte| format!("0x{byte:x}")).join(","), Notation::List);
    is(&BYTES.map(|byte| byte.to_string()).join(", "), Notation::List);
    is(&format!("let data: [u8; 20] = [{}];", BYTES.map(|byte| byte.to_string()).join(", ")), Notation::List);
    for (text, number) in
        [("{ 1, 256, 0x3 }", "256"), ("ULONG x[] = { 0xc0110002 };", "0xc0110002"), ("0x1122, 1", "0x1122")]
    {
        assert_eq!(read(text), Err(TextError::Number(number.to_owned())), "{text}");
    }
}

/// Bytes, more often those that look like parts of a dump in its column of characters.
fn characters() -> impl proptest::strategy::Strategy<Value = u8> {
    use proptest::prelude::{any, prop_oneof};
    prop_oneof![any::<u8>(), proptest::sample::select(&b" |<>:-`?*0afx."[..])]
}

proptest::proptest! {
    #[test]
    fn parsing_never_panics(text in "[0-9a-fx:`*|>, \\n?{}=é-]{0,200}|.{0,80}") {
        let _ = (hex(&text), parse(&text));
    }

    #[test]
    fn what_is_dumped_is_read(bytes in proptest::collection::vec(characters(), 1..100)) {
        let ascii = |row: &[u8]| row.iter().map(|b| if matches!(b, b' '..=b'~') { char::from(*b) } else { '.' }).collect::<String>();
        let words = |row: &[u8], between: &str| row.iter().map(|b| format!("{b:02x}")).collect::<Vec<_>>().join(between);
        let lines = |line: &dyn Fn(usize, &[u8]) -> String| {
            bytes.chunks(16).enumerate().map(|(at, row)| line(at * 16, row) + "\n").collect::<String>()
        };
        let xxd = lines(&|at, row| {
            let groups: Vec<String> = row.chunks(2).map(|pair| words(pair, "")).collect();
            format!("{at:08x}: {:<39}  {}", groups.join(" "), ascii(row))
        });
        let canonical = lines(&|at, row| format!("{at:08x}  {:<48} |{}|", words(row, " "), ascii(row)));
        let windbg = lines(&|at, row| {
            let halves: Vec<String> = row.chunks(8).map(|half| words(half, " ")).collect();
            format!("{:08x}`{:08x}  {:<47}  {}", 0x12, 0x3456_0000 + at, halves.join("-"), ascii(row))
        });
        for text in [xxd, canonical, windbg] {
            proptest::prop_assert_eq!(parse(&text).map(|read| read.bytes), Ok(bytes.clone()), "{}", text);
        }
    }
}
