//! Trees of fields, and their serialization.

use std::sync::Arc;

use etwspec::Pointer;
use etwspec_etl::{Event, Item, SAMPLE, Trace};
use etwspec_schema::{Decoder, Fields, Fit, Node, Schemas};
use serde_json::json;

use crate::events::{file, traced};

/// Calls a function with each event of a trace.
fn each(bytes: &[u8], mut call: impl FnMut(&mut Decoder, &Event<'_>)) {
    let trace = Trace::new(bytes);
    let mut schemas = Schemas::new();
    schemas.read_trace(&trace);
    let mut decoder = Decoder::new(Arc::new(schemas), None);
    trace.for_each(|item| {
        if let Item::Event(_, event) = item {
            call(&mut decoder, &event);
        }
    });
}

/// Paths and values of a tree, as `Debug` writes them.
fn flat(fields: &Fields<'_>) -> Vec<(String, String)> {
    fn add(path: &str, node: &Node<'_>, out: &mut Vec<(String, String)>) {
        match node {
            Node::Value(value) => out.push((path.to_owned(), format!("{value:?}"))),
            Node::Struct(members) => {
                members.iter().for_each(|(field, node)| add(&format!("{path}.{}", field.name), node, out));
            }
            Node::List(elements) => {
                elements.iter().enumerate().for_each(|(index, (_, node))| add(&format!("{path}[{index}]"), node, out));
            }
            _ => {}
        }
    }
    let mut out = Vec::new();
    fields.iter().for_each(|(field, node)| add(&field.name, node, &mut out));
    out
}

#[test]
fn tree_and_values_by_path_are_the_same() {
    let mut events = 0;
    each(SAMPLE, |decoder, event| {
        let Some((fields, _)) = decoder.tree(event) else { return };
        let values: Vec<_> = decoder.values(event).map(|value| (value.name, format!("{:?}", value.value))).collect();
        assert_eq!(flat(&fields), values);
        events += 1;
    });
    assert!(events >= 6, "{events} events of the sample have a schema");
}

#[test]
fn serializes_structures_arrays_and_bytes_by_name() {
    // A number, a structure of a text and a byte, an array with a count, and two bytes that no field explains.
    let fields: &[u8] = b"\x00Event\0n\0\x08s\0\x98\x02t\0\x02u\0\x04a\0\x46";
    let metadata = [&(fields.len() as u16 + 2).to_le_bytes()[..], fields].concat();
    let data = [&7u32.to_le_bytes()[..], b"text\0\x09", &[2, 0, 1, 0, 0xFF, 0xFF], &[0xAA, 0xBB]].concat();
    let mut found = None;
    each(&file(&[traced(Pointer::Bits64, &metadata, None, &data)]), |decoder, event| {
        if let Some((fields, fit)) = decoder.tree(event) {
            assert_eq!(fields.rest(), [0xAA, 0xBB]);
            assert!(matches!(fields.get("n"), Some(Node::Value(_))));
            found = Some((serde_json::to_value(&fields).expect("it is serialized"), fit));
        }
    });
    let expected = json!({ "n": 7, "s": { "t": "text", "u": 9 }, "a": [1, 65535], "rest": "aabb" });
    assert_eq!(found, Some((expected, Fit::BytesLeft)));
}
