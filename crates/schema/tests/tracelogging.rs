//! TraceLogging metadata and data by hand, as `TraceLoggingDynamic.h` defines them.

use etwspec::Pointer;
use etwspec_schema::{Count, Fit, Schemas, read_provider_name, read_tracelogging};
use serde_json::json;

use crate::events;

const INT32: u8 = 7;
const UINT8: u8 = 4;
const UINT16: u8 = 6;
const UINT32: u8 = 8;
const ANSI: u8 = 2;
const BINARY: u8 = 14;
const STRUCT: u8 = 24;
/// A constant count follows.
const CCOUNT: u8 = 0x20;
/// A count precedes the values.
const VCOUNT: u8 = 0x40;
const CUSTOM: u8 = 0x60;
/// Another part follows.
const CHAIN: u8 = 0x80;

/// Returns an EventMetadata: size, tags, name, fields.
fn metadata(fields: &[&[u8]]) -> Vec<u8> {
    let fields = fields.concat();
    let size = (2 + 1 + 6 + fields.len()) as u16;
    [&size.to_le_bytes()[..], &[0], b"Event\0", &fields].concat()
}

fn decoded(metadata: &[u8], data: &[u8]) -> (Vec<String>, Option<Fit>) {
    let file = events::file(&[events::traced(Pointer::Bits64, metadata, None, data)]);
    let mut all = events::decode(&file, Schemas::new());
    let (shown, fit) = all.remove(0);
    (shown.lines, fit)
}

#[test]
fn json_has_structures_arrays_and_bytes_by_name() {
    let metadata = metadata(&[
        b"n\0",
        &[UINT32],
        b"s\0",
        &[STRUCT | CHAIN, 2],
        b"t\0",
        &[ANSI],
        b"u\0",
        &[UINT8],
        b"a\0",
        &[UINT16 | VCOUNT],
    ]);
    let data = [&7u32.to_le_bytes()[..], b"text\0\x09", &[2, 0, 1, 0, 0xFF, 0xFF], &[0xAA, 0xBB]].concat();
    let file = events::file(&[events::traced(Pointer::Bits64, &metadata, None, &data)]);
    let line = events::json(&file, Schemas::new()).pop().expect("a line");
    assert_eq!(line["data"], json!({ "n": 7, "s": { "t": "text", "u": 9 }, "a": [1, 65535], "rest": "aabb" }));
    assert_eq!(line["fit"], "bytes-left");
}

#[test]
fn decodes_arrays_of_constant_count() {
    let metadata = metadata(&[b"a\0", &[INT32 | CCOUNT, 3, 0], b"b\0", &[UINT8]]);
    let data = [1, 0, 0, 0, 0xFE, 0xFF, 0xFF, 0xFF, 3, 0, 0, 0, 9];
    assert_eq!(
        decoded(&metadata, &data),
        (["a[", "=s1", "=s-2", "=s3", "]", "b=u9"].map(str::to_owned).into(), Some(Fit::Exact))
    );
}

#[test]
fn decodes_arrays_of_variable_count() {
    let metadata = metadata(&[b"a\0", &[ANSI | VCOUNT], b"b\0", &[UINT8 | VCOUNT]]);
    let data = [2, 0, b'x', 0, b'y', b'z', 0, 0, 0];
    assert_eq!(
        decoded(&metadata, &data),
        (["a[", "=n78", "=n797a", "]", "b[", "]"].map(str::to_owned).into(), Some(Fit::Exact))
    );
}

#[test]
fn decodes_structures_in_arrays_of_constant_count() {
    // Two structures of a number and a structure, which has an array of constant count.
    let metadata = metadata(&[
        b"s\0",
        &[STRUCT | CCOUNT | CHAIN, 2, 2, 0],
        b"x\0",
        &[UINT8],
        b"t\0",
        &[STRUCT | CHAIN, 1],
        b"y\0",
        &[UINT8 | CCOUNT, 2, 0],
        b"z\0",
        &[UINT8],
    ]);
    let expected = ["s[", "{", "x=u1", "t{", "y[", "=u2", "=u3", "]", "}", "}", "{", "x=u4", "t{", "y[", "=u5", "=u6"];
    let (lines, fit) = decoded(&metadata, &[1, 2, 3, 4, 5, 6, 7]);
    assert_eq!((&lines[..16], fit), (&expected.map(str::to_owned)[..], Some(Fit::Exact)));
    assert_eq!(lines[16..], ["]", "}", "}", "]", "z=u7"]);
}

#[test]
fn decodes_bytes_with_a_size_and_data_of_custom_format() {
    let custom = [BINARY | CUSTOM | CHAIN, 0, 2, 0, b'p', b'q'];
    let metadata = metadata(&[b"a\0", &[BINARY], b"c\0", &custom, b"d\0", &[UINT8]]);
    let data = [2, 0, 0xAA, 0xBB, 3, 0, 1, 2, 3, 5];
    assert_eq!(
        decoded(&metadata, &data),
        (["a=haabb", "c=h010203", "d=u5"].map(str::to_owned).into(), Some(Fit::Exact))
    );
}

#[test]
fn reads_tags_of_any_length() {
    // A tag of 7 bits in one part, one of 28 bits in four; the second part continues the first.
    let fields: &[&[u8]] =
        &[b"a\0", &[INT32 | CHAIN, CHAIN, 0x01], b"b\0", &[INT32 | CHAIN, CHAIN, 0x81, 0x82, 0x83, 0x04]];
    let schema = read_tracelogging(events::provider(), &metadata(fields)).expect("it is valid");
    assert_eq!(schema.fields[0].tag, 1 << 21);
    assert_eq!(schema.fields[1].tag, 1 << 21 | 2 << 14 | 3 << 7 | 4);
    assert_eq!(schema.fields[1].count, Count::One);
}

#[test]
fn reads_names_of_providers_from_traits() {
    // ProviderMetadata: Size, Name, Traits.
    assert_eq!(read_provider_name(b"\x09\x00Contoso\0").as_deref(), None, "the size includes all bytes");
    assert_eq!(read_provider_name(b"\x0A\x00Contoso\0").as_deref(), Some("Contoso"));
    let group = [&[0x1D, 0][..], b"Contoso\0", &[0x13, 0, 1], &[7; 16]].concat();
    assert_eq!(read_provider_name(&group).as_deref(), Some("Contoso"));
    let file = events::file(&[events::traced(Pointer::Bits64, &metadata(&[]), Some(&group), &[])]);
    let line = &events::json(&file, Schemas::new())[0];
    assert_eq!((line["provider_name"].as_str(), line["name"].as_str()), (Some("Contoso"), Some("Event")));
    assert_eq!(line["schema"], "tracelogging");
}

#[test]
fn events_with_one_schema_have_the_provider_names_of_their_own_traits() {
    let event = |traits: Option<&[u8]>| events::traced(Pointer::Bits64, &metadata(&[]), traits, &[]);
    let traits: [&[u8]; 2] = [b"\x04\x00A\0", b"\x04\x00B\0"];
    for [one, other] in [traits, [traits[1], traits[0]]] {
        let file = events::file(&[event(Some(one)), event(Some(other)), event(Some(one))]);
        let names: Vec<_> =
            events::json(&file, Schemas::new()).iter().map(|line| line["provider_name"].to_string()).collect();
        let expected = [one, other, one].map(|traits| format!("\"{}\"", char::from(traits[2])));
        assert_eq!(names, expected);
    }
}
