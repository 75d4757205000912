//! The byte map of a form: eight bytes per line, one cell per field, and one row for each arm of a union.
//!
//! A line is a block of cells. The cells of consecutive fields are beside each other, those of the arms of a union below
//! each other. Nested structures are opened. A cell that is beside a higher block spans its rows. The cell of a bit field
//! lists its bits.

use super::addresses::byte_anchor;
use super::fields::range;
use super::html::Html;
use super::wording;
use etwspec_catalog::{Bit, Catalog, Field, Form, Shape, joined};

/// Bytes per line, which are the columns of the table.
const WIDTH: u32 = 8;
/// Cells with fewer bytes have only the last name of a path.
const FULL: u32 = 4;
/// Maps with more rows are left out.
const ROWS: usize = 250;
/// Nested structures are opened to this depth.
const DEPTH: usize = 8;

/// A row of cells. Only the first row of a line has the offset.
pub(super) struct MapRow {
    /// The offset, and the number of rows of the line.
    pub(super) offset: Option<(String, usize)>,
    pub(super) cells: Vec<Cell>,
    /// True if it represents several lines of one field.
    pub(super) skipped: bool,
}

/// Consecutive bytes in the map.
#[derive(Clone)]
pub(super) struct Cell {
    /// Number of columns.
    pub(super) width: u32,
    /// Number of rows.
    pub(super) height: usize,
    pub(super) class: String,
    pub(super) href: String,
    /// The bytes in words.
    pub(super) at: String,
    /// First and last byte.
    pub(super) range: String,
    pub(super) label: Html,
    /// The parts of a bit field, from the lowest: bits, name and class.
    pub(super) bits: Vec<(String, Html, &'static str)>,
}

/// A field or unused bytes, at its place in the form.
#[derive(Clone)]
struct Leaf<'c> {
    /// First byte and byte after the last, from the start of the form.
    start: u32,
    end: u32,
    label: String,
    class: &'static str,
    bits: &'c [Bit],
}

/// A layout: the contents of a range of bytes.
enum Node<'c> {
    Leaf(Leaf<'c>),
    /// Consecutive parts.
    Row(Vec<Node<'c>>),
    /// Arms of a union, which share the range.
    Arms {
        start: u32,
        end: u32,
        arms: Vec<Node<'c>>,
    },
}

impl Node<'_> {
    fn range(&self) -> (u32, u32) {
        match self {
            Node::Leaf(leaf) => (leaf.start, leaf.end),
            Node::Row(parts) => {
                let ranges = || parts.iter().map(Node::range);
                (ranges().map(|(start, _)| start).min().unwrap_or(0), ranges().map(|(_, end)| end).max().unwrap_or(0))
            }
            Node::Arms { start, end, .. } => (*start, *end),
        }
    }
}

/// Returns the rows of the map; none if there are too many.
pub(super) fn byte_map(catalog: &Catalog, form: &Form) -> Vec<MapRow> {
    let layout = Node::Row(Layout { catalog }.fields(&form.fields, 0, "", 0));
    let lines = form.size.div_ceil(WIDTH);
    let mut rows: Vec<MapRow> = Vec::new();
    let mut line = 0;
    while line < lines {
        let (start, end) = (line * WIDTH, ((line + 1) * WIDTH).min(form.size));
        rows.extend(place(form, block(&layout, start, end), line));
        let same = same_lines(&layout, line, lines);
        if same > 2 {
            rows.push(skipped_row(form, line + 1, line + same - 1));
            line += same;
        } else {
            line += 1;
        }
        if rows.len() > ROWS {
            return Vec::new();
        }
    }
    rows
}

/// Number of lines from this one that one field fills.
fn same_lines(layout: &Node<'_>, line: u32, lines: u32) -> u32 {
    let Some(leaf) = only_leaf(layout, line * WIDTH) else { return 1 };
    (leaf.end / WIDTH).min(lines).saturating_sub(line).max(1)
}

/// The leaf that is alone in a line.
fn only_leaf<'n, 'c>(node: &'n Node<'c>, start: u32) -> Option<&'n Leaf<'c>> {
    match node {
        Node::Leaf(leaf) => (leaf.start <= start && leaf.end >= start + WIDTH).then_some(leaf),
        Node::Row(parts) => parts.iter().find_map(|part| only_leaf(part, start)),
        Node::Arms { .. } => None,
    }
}

/// Part of a leaf: first byte, byte after the last, height in rows. None if an arm of a union ends before.
type Part<'c> = (u32, u32, usize, Option<Leaf<'c>>);

/// Parts in rows. All rows are as wide as the block.
type Block<'c> = Vec<Vec<Part<'c>>>;

/// The cells of a range of bytes.
fn block<'c>(node: &Node<'c>, start: u32, end: u32) -> Block<'c> {
    match node {
        Node::Leaf(leaf) => vec![vec![(start, end, 1, Some(leaf.clone()))]],
        Node::Row(parts) => beside(parts, start, end),
        Node::Arms { arms, .. } => {
            let present = arms.iter().filter(|arm| arm.range().1 > start);
            let rows: Block<'_> = present.flat_map(|arm| beside(std::slice::from_ref(arm), start, end)).collect();
            if rows.is_empty() { vec![vec![(start, end, 1, None)]] } else { rows }
        }
    }
}

/// Parts beside each other, with free cells between them. Lower ones grow to the height of the highest.
fn beside<'c>(parts: &[Node<'c>], start: u32, end: u32) -> Block<'c> {
    let mut blocks: Vec<Block<'c>> = Vec::new();
    let mut at = start;
    for part in parts {
        let (first, last) = part.range();
        let (first, last) = (first.max(at), last.min(end));
        if first >= last {
            continue;
        }
        if first > at {
            blocks.push(vec![vec![(at, first, 1, None)]]);
        }
        blocks.push(block(part, first, last));
        at = last;
    }
    if at < end {
        blocks.push(vec![vec![(at, end, 1, None)]]);
    }
    let height = blocks.iter().map(Vec::len).max().unwrap_or(0);
    let mut rows: Block<'c> = vec![Vec::new(); height];
    for mut block in blocks {
        let missing = height - block.len();
        if let Some(last) = block.last_mut() {
            last.iter_mut().for_each(|cell| cell.2 += missing);
        }
        for (row, cells) in rows.iter_mut().zip(block) {
            row.extend(cells);
        }
    }
    rows
}

/// A block as rows of the table.
fn place(form: &Form, block: Block<'_>, line: u32) -> Vec<MapRow> {
    let height = block.len();
    let rows = block.into_iter().enumerate().map(|(number, cells)| MapRow {
        offset: (number == 0).then(|| (wording::hex(line * WIDTH), height)),
        cells: cells.into_iter().map(|part| cell(form, part)).collect(),
        skipped: false,
    });
    rows.collect()
}

fn cell(form: &Form, (start, stop, height, leaf): Part<'_>) -> Cell {
    let bare = Cell {
        width: stop - start,
        height,
        class: String::new(),
        href: format!("#{}", byte_anchor(&form.rust, start)),
        at: bytes(start, stop),
        range: range(start, stop),
        label: Html::default(),
        bits: Vec::new(),
    };
    let Some(leaf) = leaf else {
        return Cell { class: "free".to_owned(), label: Html::text("not in this arm"), ..bare };
    };
    let continued = start > leaf.start;
    let last = leaf.label.rsplit('.').next().unwrap_or_default();
    let label = if stop - start < FULL { last } else { &leaf.label };
    let name = if continued { format!("… {label}") } else { label.to_owned() };
    let part = |bit: &Bit| {
        let name = bit.name.as_deref().map_or_else(|| Html::text("unnamed"), Html::breakable);
        (wording::bit_numbers(bit.start, bit.width), name, if bit.unknown { "unknown" } else { "" })
    };
    let label = Html::broken(&name, 1);
    let longest = label.to_string().split("<wbr>").map(str::len).max().unwrap_or_default();
    let long = if longest > ROOM * (stop - start) as usize { " long" } else { "" };
    Cell {
        class: format!("{}{}{long}", leaf.class, if continued { " on" } else { "" }).trim().to_owned(),
        label,
        bits: leaf.bits.iter().map(part).collect(),
        ..bare
    }
}

/// Characters of a word for which a byte has room.
const ROOM: usize = 7;

/// Lines that are full of the field above them.
fn skipped_row(form: &Form, first: u32, last: u32) -> MapRow {
    let (start, stop) = (first * WIDTH, (last + 1) * WIDTH);
    let cell = Cell {
        width: WIDTH,
        height: 1,
        class: "on".to_owned(),
        href: format!("#{}", byte_anchor(&form.rust, start)),
        at: bytes(start, stop),
        range: range(start, stop),
        label: Html::text(format!("… the same field, to {}", wording::hex(stop - 1))),
        bits: Vec::new(),
    };
    MapRow { offset: Some((wording::hex(start), 1)), cells: vec![cell], skipped: true }
}

/// A range of bytes, from the first to before `stop`.
fn bytes(start: u32, stop: u32) -> String {
    if stop <= start + 1 {
        return wording::hex(start);
    }
    format!("{} to {}", wording::hex(start), wording::hex(stop - 1))
}

struct Layout<'c> {
    catalog: &'c Catalog,
}

impl<'c> Layout<'c> {
    fn fields(&self, fields: &'c [Field], base: u32, within: &str, depth: usize) -> Vec<Node<'c>> {
        fields.iter().map(|field| self.field(field, base, within, depth)).collect()
    }

    fn field(&self, field: &'c Field, base: u32, within: &str, depth: usize) -> Node<'c> {
        let start = base + field.offset;
        let path = joined(within, field.name.as_deref().unwrap_or_default());
        let (first, last) = (start, start + field.size);
        match &field.shape {
            Shape::Union(arms) => {
                let arms = self.fields(arms, base, &path, depth).into_iter().map(tinted).collect();
                Node::Arms { start: first, end: last, arms }
            }
            Shape::Group(members) => Node::Row(self.fields(members, base, &path, depth)),
            Shape::Struct { name, form } if depth < DEPTH => match self.catalog.form(name, *form) {
                Some(inner) if !inner.fields.is_empty() => {
                    Node::Row(self.fields(&inner.fields, start, &path, depth + 1))
                }
                _ => leaf(field, path, (first, last)),
            },
            Shape::Bits { bits, .. } if !bits.is_empty() => {
                Node::Leaf(Leaf { start: first, end: last, label: path, class: "", bits })
            }
            _ => leaf(field, path, (first, last)),
        }
    }
}

/// Marks the cells of an arm of a union, unless they have a mark.
fn tinted(node: Node<'_>) -> Node<'_> {
    match node {
        Node::Leaf(leaf) if leaf.class.is_empty() => Node::Leaf(Leaf { class: "arm", ..leaf }),
        Node::Row(parts) => Node::Row(parts.into_iter().map(tinted).collect()),
        other => other,
    }
}

fn leaf<'c>(field: &Field, path: String, (start, end): (u32, u32)) -> Node<'c> {
    let (label, class) = match &field.shape {
        Shape::Padding => ("padding".to_owned(), "padding"),
        Shape::Array { count, .. } => (format!("{path} [{count}]"), if field.unknown { "unknown" } else { "" }),
        _ if field.unknown => (path, "unknown"),
        Shape::Open { .. } | Shape::Counted { .. } => (format!("{path} [ ]"), "open"),
        _ => (path, ""),
    };
    let label = if label.is_empty() { "unnamed".to_owned() } else { label };
    Node::Leaf(Leaf { start, end, label, class, bits: &[] })
}

#[cfg(test)]
mod tests {
    use super::{Block, Leaf, Node, beside, bytes};

    fn leaf(label: &str, start: u32, end: u32) -> Node<'static> {
        Node::Leaf(Leaf { start, end, label: label.to_owned(), class: "", bits: &[] })
    }

    /// Each row as names with width and height.
    fn drawn(block: &Block<'_>) -> Vec<String> {
        let cell = |(start, stop, height, leaf): &super::Part<'_>| {
            let label = leaf.as_ref().map_or("-", |leaf| leaf.label.as_str());
            format!("{label}{}x{height}", stop - start)
        };
        block.iter().map(|row| row.iter().map(cell).collect::<Vec<_>>().join(" ")).collect()
    }

    #[test]
    fn arms_of_a_union_are_below_each_other() {
        let inner = Node::Row(vec![leaf("b", 4, 6), leaf("c", 6, 8)]);
        let arms = vec![leaf("a", 4, 8), inner, leaf("d", 4, 5)];
        let parts = [leaf("first", 0, 4), Node::Arms { start: 4, end: 8, arms }];
        assert_eq!(drawn(&beside(&parts, 0, 8)), ["first4x3 a4x1", "b2x1 c2x1", "d1x1 -3x1"]);
    }

    #[test]
    fn arms_that_end_before_a_line_are_not_in_it() {
        let arms = vec![leaf("long", 0, 16), leaf("short", 0, 8)];
        let union = [Node::Arms { start: 0, end: 16, arms }];
        assert_eq!(drawn(&beside(&union, 0, 8)), ["long8x1", "short8x1"]);
        assert_eq!(drawn(&beside(&union, 8, 16)), ["long8x1"]);
    }

    #[test]
    fn formats_ranges_of_bytes() {
        assert_eq!(bytes(0, 1), "0x00");
        assert_eq!(bytes(8, 16), "0x08 to 0x0F");
    }
}
