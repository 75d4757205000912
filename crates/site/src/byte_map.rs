//! The byte map of a form: eight bytes per line, one cell per field or bit field, and one row for each arm of a union.
//!
//! A line is a block of cells. The cells of consecutive fields are beside each other, those of the arms of a union below
//! each other. Nested structures are opened. A cell that is beside a higher block spans its rows.

use super::addresses::byte_anchor;
use super::html::Html;
use super::wording;
use etwspec_catalog::{Bit, Catalog, Field, Form, Shape};

/// Bytes per line.
const WIDTH: u32 = 8;
/// Bits per line, which are the columns of the table.
const COLUMNS: u32 = 8 * WIDTH;
/// Maps with more rows are left out.
const ROWS: usize = 250;
/// Nested structures are opened to this depth.
const DEPTH: usize = 8;
/// The label of a narrower cell is upright.
const SLIM: u32 = 6;

/// A row of cells. Only the first row of a line has the offset.
pub(super) struct MapRow {
    /// The offset, and the number of rows of the line.
    pub(super) offset: Option<(String, usize)>,
    pub(super) cells: Vec<Cell>,
    /// True if it represents several lines of one field.
    pub(super) skipped: bool,
}

/// A run of bits in the map.
#[derive(Clone)]
pub(super) struct Cell {
    /// Number of columns.
    pub(super) width: u32,
    /// Number of rows.
    pub(super) height: usize,
    pub(super) class: String,
    pub(super) href: String,
    /// The bytes or bits.
    pub(super) at: String,
    pub(super) label: Html,
}

/// A field, a bit field or unused bytes, at its place in the form.
#[derive(Clone)]
struct Leaf {
    /// First bit and bit after the last, from the start of the form.
    start: u32,
    end: u32,
    label: String,
    class: &'static str,
    /// For a bit field, its lowest bit within the integer.
    bit: Option<u32>,
}

/// A layout: what is in the bits of a range.
enum Node {
    Leaf(Leaf),
    /// Consecutive parts.
    Row(Vec<Node>),
    /// Arms of a union, which share the range.
    Arms {
        start: u32,
        end: u32,
        arms: Vec<Node>,
    },
}

impl Node {
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
        let (start, end) = (line * COLUMNS, ((line + 1) * COLUMNS).min(form.size * 8));
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

/// How many lines from this one are full of one field.
fn same_lines(layout: &Node, line: u32, lines: u32) -> u32 {
    let Some(leaf) = only_leaf(layout, line * COLUMNS) else { return 1 };
    (leaf.end / COLUMNS).min(lines).saturating_sub(line).max(1)
}

/// The leaf that is alone in a line.
fn only_leaf(node: &Node, start: u32) -> Option<&Leaf> {
    match node {
        Node::Leaf(leaf) => (leaf.start <= start && leaf.end >= start + COLUMNS).then_some(leaf),
        Node::Row(parts) => parts.iter().find_map(|part| only_leaf(part, start)),
        Node::Arms { .. } => None,
    }
}

/// Part of a leaf: first bit, bit after the last, height in rows. None if an arm of a union ends before.
type Part = (u32, u32, usize, Option<Leaf>);

/// Parts in rows. All rows are as wide as the block.
type Block = Vec<Vec<Part>>;

/// The cells of a range of bits.
fn block(node: &Node, start: u32, end: u32) -> Block {
    match node {
        Node::Leaf(leaf) => vec![vec![(start, end, 1, Some(leaf.clone()))]],
        Node::Row(parts) => beside(parts, start, end),
        Node::Arms { arms, .. } => {
            let present = arms.iter().filter(|arm| arm.range().1 > start);
            let rows: Block = present.flat_map(|arm| beside(std::slice::from_ref(arm), start, end)).collect();
            if rows.is_empty() { vec![vec![(start, end, 1, None)]] } else { rows }
        }
    }
}

/// Parts beside each other, with free cells between them. Lower ones grow to the height of the highest.
fn beside(parts: &[Node], start: u32, end: u32) -> Block {
    let mut blocks: Vec<Block> = Vec::new();
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
    let mut rows: Block = vec![Vec::new(); height];
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
fn place(form: &Form, block: Block, line: u32) -> Vec<MapRow> {
    let height = block.len();
    let rows = block.into_iter().enumerate().map(|(number, cells)| MapRow {
        offset: (number == 0).then(|| (wording::hex(line * WIDTH), height)),
        cells: cells.into_iter().map(|part| cell(form, part)).collect(),
        skipped: false,
    });
    rows.collect()
}

fn cell(form: &Form, (start, stop, height, leaf): Part) -> Cell {
    let href = format!("#{}", byte_anchor(&form.rust, start / 8));
    let Some(leaf) = leaf else {
        let at = bytes(start, stop);
        let class = "free".to_owned();
        return Cell { width: stop - start, height, class, href, at, label: Html::text("not in this arm") };
    };
    let continued = start > leaf.start;
    let name = if continued { format!("… {}", leaf.label) } else { leaf.label.clone() };
    let mut class = leaf.class.to_owned();
    if stop - start < SLIM {
        class += " slim";
    }
    if continued {
        class += " on";
    }
    let at = match leaf.bit {
        Some(lowest) => {
            format!("{}, {}", wording::hex(start / 8), wording::bits(lowest + start - leaf.start, stop - start))
        }
        None => bytes(start, stop),
    };
    Cell { width: stop - start, height, class: class.trim().to_owned(), href, at, label: Html::breakable(&name) }
}

/// Lines that are full of the field above them.
fn skipped_row(form: &Form, first: u32, last: u32) -> MapRow {
    let href = format!("#{}", byte_anchor(&form.rust, first * WIDTH));
    let at = bytes(first * COLUMNS, (last + 1) * COLUMNS);
    let label = Html::text(format!("… the same field, to {}", wording::hex((last + 1) * WIDTH - 1)));
    let cell = Cell { width: COLUMNS, height: 1, class: "on".to_owned(), href, at, label };
    MapRow { offset: Some((wording::hex(first * WIDTH), 1)), cells: vec![cell], skipped: true }
}

/// A range of bytes, from a range of bits.
fn bytes(start: u32, stop: u32) -> String {
    match (start / 8, stop.div_ceil(8).max(1) - 1) {
        (first, last) if first >= last => wording::hex(first),
        (first, last) => format!("{} to {}", wording::hex(first), wording::hex(last)),
    }
}

struct Layout<'c> {
    catalog: &'c Catalog,
}

impl Layout<'_> {
    fn fields(&self, fields: &[Field], base: u32, within: &str, depth: usize) -> Vec<Node> {
        fields.iter().map(|field| self.field(field, base, within, depth)).collect()
    }

    fn field(&self, field: &Field, base: u32, within: &str, depth: usize) -> Node {
        let start = base + field.offset;
        let path = match (&field.name, within) {
            (Some(name), "") => name.clone(),
            (Some(name), within) => format!("{within}.{name}"),
            (None, within) => within.to_owned(),
        };
        let (first, last) = (start * 8, (start + field.size) * 8);
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
            Shape::Bits { bits, .. } if !bits.is_empty() => Node::Row(self.bits(bits, &path, first, last)),
            _ => leaf(field, path, (first, last)),
        }
    }

    fn bits(&self, bits: &[Bit], within: &str, first: u32, last: u32) -> Vec<Node> {
        let mut nodes = Vec::new();
        let mut at = first;
        let unused = |start, end| {
            Node::Leaf(Leaf { start, end, label: "unused bits".to_owned(), class: "padding", bit: Some(start - first) })
        };
        for bit in bits {
            let (start, end) = (first + bit.start, (first + bit.start + bit.width).min(last));
            if start > at {
                nodes.push(unused(at, start));
            }
            let name = bit.name.as_deref().unwrap_or("unnamed");
            let label = if within.is_empty() { name.to_owned() } else { format!("{within}.{name}") };
            let class = if bit.unknown { "unknown" } else { "" };
            nodes.push(Node::Leaf(Leaf { start, end, label, class, bit: Some(bit.start) }));
            at = end;
        }
        if at < last {
            nodes.push(unused(at, last));
        }
        nodes
    }
}

/// Marks the cells of an arm of a union, unless they have a mark.
fn tinted(node: Node) -> Node {
    match node {
        Node::Leaf(leaf) if leaf.class.is_empty() => Node::Leaf(Leaf { class: "arm", ..leaf }),
        Node::Row(parts) => Node::Row(parts.into_iter().map(tinted).collect()),
        other => other,
    }
}

fn leaf(field: &Field, path: String, (start, end): (u32, u32)) -> Node {
    let (label, class) = match &field.shape {
        Shape::Padding => ("padding".to_owned(), "padding"),
        Shape::Array { count, .. } => (format!("{path} [{count}]"), if field.unknown { "unknown" } else { "" }),
        _ if field.unknown => (path, "unknown"),
        Shape::Open { .. } | Shape::Counted { .. } => (format!("{path} [ ]"), "open"),
        _ => (path, ""),
    };
    let label = if label.is_empty() { "unnamed".to_owned() } else { label };
    Node::Leaf(Leaf { start, end, label, class, bit: None })
}

#[cfg(test)]
mod tests {
    use super::{Block, Leaf, Node, beside, bytes};

    fn leaf(label: &str, start: u32, end: u32) -> Node {
        Node::Leaf(Leaf { start, end, label: label.to_owned(), class: "", bit: None })
    }

    /// Each row as names with width and height.
    fn drawn(block: &Block) -> Vec<String> {
        let cell = |(start, stop, height, leaf): &super::Part| {
            let label = leaf.as_ref().map_or("-", |leaf| leaf.label.as_str());
            format!("{label}{}x{height}", stop - start)
        };
        block.iter().map(|row| row.iter().map(cell).collect::<Vec<_>>().join(" ")).collect()
    }

    #[test]
    fn arms_of_a_union_are_below_each_other() {
        let inner = Node::Row(vec![leaf("b", 32, 48), leaf("c", 48, 64)]);
        let arms = vec![leaf("a", 32, 64), inner, leaf("d", 32, 40)];
        let parts = [leaf("first", 0, 32), Node::Arms { start: 32, end: 64, arms }];
        assert_eq!(drawn(&beside(&parts, 0, 64)), ["first32x3 a32x1", "b16x1 c16x1", "d8x1 -24x1"]);
    }

    #[test]
    fn arms_that_end_before_a_line_are_not_in_it() {
        let arms = vec![leaf("long", 0, 128), leaf("short", 0, 64)];
        let union = [Node::Arms { start: 0, end: 128, arms }];
        assert_eq!(drawn(&beside(&union, 0, 64)), ["long64x1", "short64x1"]);
        assert_eq!(drawn(&beside(&union, 64, 128)), ["long64x1"]);
    }

    #[test]
    fn formats_ranges_of_bytes() {
        assert_eq!(bytes(0, 8), "0x00");
        assert_eq!(bytes(64, 128), "0x08 to 0x0F");
    }
}
