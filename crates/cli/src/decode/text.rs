//! Formats a decoded structure as text: offset, bytes, name, type and value.

use std::fmt::Write;

use etwspec_traces::decode::meaning_text::quantity;
use etwspec_traces::decode::{Decoded, Node, NodeKind};

/// Number of bytes in a line.
const LINE: usize = 16;
/// Maximum number of lines of bytes for one field.
const LINES: usize = 16;

#[derive(Default)]
struct Row {
    offset: String,
    bytes: String,
    name: String,
    ty: String,
    value: String,
}

/// Formats a decoded structure.
pub(crate) fn text(decoded: &Decoded) -> String {
    let mut text = format!(
        "{} (form {}, releases {}), decoded for {} with {}-bit pointers\n",
        decoded.name, decoded.form, decoded.releases, decoded.release, decoded.pointer
    );
    if !decoded.label.is_empty() {
        let _ = writeln!(text, "from {}", decoded.label);
    }
    text.push('\n');
    let mut rows = Vec::new();
    decoded.nodes.iter().for_each(|node| self::rows(node, 0, &mut rows));
    let width = |of: fn(&Row) -> &str| rows.iter().map(|row| of(row).chars().count()).max().unwrap_or(0);
    let (offsets, bytes) = (width(|row| &row.offset), width(|row| &row.bytes));
    let (names, types) = (width(|row| &row.name), width(|row| &row.ty));
    for row in &rows {
        let Row { offset, bytes: hex, name, ty, value } = row;
        let line = format!("{offset:offsets$}  {hex:bytes$}  {name:names$}  {ty:types$}  {value}");
        text += line.trim_end();
        text.push('\n');
    }
    for note in &decoded.notes {
        let _ = write!(text, "\nnote: {note}");
    }
    if !decoded.notes.is_empty() {
        text.push('\n');
    }
    text
}

fn rows(node: &Node, depth: usize, rows: &mut Vec<Row>) {
    let unnamed = node.path.is_empty();
    let name = match node.kind {
        NodeKind::Union | NodeKind::Struct if unnamed => node.kind.word(),
        NodeKind::Padding => "padding",
        NodeKind::Bit(..) if unnamed => "(unnamed)",
        NodeKind::Field if unnamed => "bits",
        _ => &node.path,
    };
    let bit = matches!(node.kind, NodeKind::Bit(..));
    let ty = match node.kind {
        NodeKind::Bit(start, 1) => format!("bit {start}"),
        NodeKind::Bit(start, width) => format!("bits {start}..{}", start + width - 1),
        NodeKind::Union | NodeKind::Struct if unnamed => String::new(),
        NodeKind::Padding => String::new(),
        _ => node.ty.clone(),
    };
    // Bytes are printed for leaves, and for integers that contain bit fields.
    let beside = !bit && (node.children.is_empty() || node.kind == NodeKind::Field);
    let mut lines = if beside { node.bytes.chunks(LINE) } else { [].chunks(LINE) };
    let (value, names) = value(node);
    let under = " ".repeat(node.number.map_or(0, |number| number.hex().len() + 2));
    rows.push(Row {
        offset: if bit { String::new() } else { offset(node.offset) },
        bytes: lines.next().map_or_else(String::new, hex),
        name: format!("{}{name}", "  ".repeat(depth)),
        ty,
        value,
    });
    rows.extend(names.into_iter().map(|name| Row { value: format!("{under}{name}"), ..Row::default() }));
    for (at, line) in (1..LINES).zip(&mut lines) {
        rows.push(Row { offset: offset(node.offset + at * LINE), bytes: hex(line), ..Row::default() });
    }
    let left: usize = lines.map(<[u8]>::len).sum();
    if left > 0 {
        rows.push(Row { bytes: format!("and 0x{left:X} more bytes"), ..Row::default() });
    }
    node.children.iter().for_each(|child| self::rows(child, depth + 1, rows));
}

fn offset(offset: usize) -> String {
    format!("0x{offset:04X}")
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().join(" ")
}

/// Returns the value with its first name, and the other names.
fn value(node: &Node) -> (String, Vec<String>) {
    let Some(number) = node.number else {
        let text = node.text.as_ref().map(|text| format!("{text:?}"));
        return (text.or_else(|| node.meaning.clone()).unwrap_or_default(), Vec::new());
    };
    let mut text = number.hex();
    let plain = node.names.is_empty() && node.meaning.is_none() && node.unknown.is_none();
    if let Some(decimal) = number.decimal().filter(|decimal| plain && (decimal.len() > 1 || !node.units.is_empty())) {
        let _ = write!(text, " ({})", quantity(&decimal, node.units));
    }
    let mut names = node.names.clone();
    names.extend(node.meaning.clone());
    match node.unknown {
        Some(unknown) if number.bits() == Some(unknown) => names.push("unknown".to_owned()),
        Some(unknown) => names.push(format!("unknown 0x{unknown:X}")),
        None => {}
    }
    if !names.is_empty() {
        let _ = write!(text, "  {}", names.remove(0));
    }
    (text, names)
}
