//! Formats a decoded structure as JSON.

use serde_json::{Value, json};

use super::model::{Decoded, Node, NodeKind};

/// Formats a decoded structure. Numbers are strings, because many readers cannot represent 64-bit integers.
pub fn json(decoded: &Decoded) -> Value {
    json!({
        "type": decoded.name,
        "form": decoded.form,
        "releases": decoded.releases,
        "release": decoded.release,
        "pointer": decoded.pointer,
        "from": decoded.label,
        "fields": decoded.nodes.iter().map(node).collect::<Vec<_>>(),
        "notes": decoded.notes,
    })
}

fn node(node: &Node) -> Value {
    let mut made =
        json!({ "path": node.path, "kind": node.kind.word(), "offset": node.offset, "size": node.bytes.len() });
    if !node.ty.is_empty() {
        made["type"] = json!(node.ty);
    }
    if !node.form.is_empty() {
        made["form"] = json!(node.form);
    }
    match node.kind {
        NodeKind::Bit(start, width) => made["bits"] = json!([start, width]),
        _ => made["bytes"] = json!(node.bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>()),
    }
    if let Some(number) = node.number {
        made["value"] = json!({ "hex": number.hex(), "decimal": number.decimal() });
    }
    if let Some(text) = &node.text {
        made["text"] = json!(text);
    }
    if !node.names.is_empty() {
        made["names"] = json!(node.names);
    }
    if let Some(unknown) = node.unknown {
        made["unknown"] = json!(format!("0x{unknown:X}"));
    }
    if let Some(meaning) = &node.meaning {
        made["meaning"] = json!(meaning);
    }
    if !node.units.is_empty() {
        made["units"] = json!(node.units);
    }
    if !node.children.is_empty() {
        made["children"] = json!(node.children.iter().map(self::node).collect::<Vec<_>>());
    }
    made
}
