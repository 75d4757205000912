//! Maps of the bytes of a layout, and what differs between two of them.

use crate::changes::item::{Item, Kind};

/// The fields of a layout, by offset.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ByteMap {
    /// Size of the structure in bytes, in hexadecimal.
    pub size: String,
    /// Fields, bit fields and parts, in their order.
    pub lines: Vec<Line>,
}

/// A line of a byte map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Offset in hexadecimal, and the first bit of a bit field: `0x08`, `0x08:4`. Parts have `tail`.
    pub at: String,
    /// Size in bytes, or of a bit field in bits.
    pub size: String,
    /// Path of the field.
    pub name: String,
    /// Type in C, with the number of elements.
    pub ty: String,
}

impl ByteMap {
    pub(crate) fn new(layout: &Item) -> ByteMap {
        let lines = layout.children.iter().map(line).collect();
        ByteMap { size: layout.value("size").to_owned(), lines }
    }

    /// Returns the lines that differ from another map, each with at most one line before and after it. The number beside a
    /// line is 0 if the other map has it too.
    pub fn lines_that_differ<'m>(&'m self, other: &ByteMap) -> Vec<(bool, &'m Line)> {
        let differs: Vec<bool> = self.lines.iter().map(|line| !other.lines.contains(line)).collect();
        let near = |at: usize| (at.saturating_sub(1)..=at + 1).any(|at| differs.get(at) == Some(&true));
        let shown = (0..self.lines.len()).filter(|&at| near(at));
        shown.map(|at| (differs[at], &self.lines[at])).collect()
    }
}

fn line(item: &Item) -> Line {
    let (at, size) = match item.kind {
        Kind::Bit => {
            (format!("{}:{}", item.value("offset"), item.value("first bit")), format!("{} bits", item.value("bits")))
        }
        Kind::Part => ("tail".to_owned(), item.value("size").to_owned()),
        _ => (item.value("offset").to_owned(), item.value("size").to_owned()),
    };
    let many = item.value("number of elements");
    let many = if many.is_empty() { String::new() } else { format!("[{many}]") };
    Line { at, size, name: item.name.clone(), ty: format!("{}{many}", item.value("type")) }
}
