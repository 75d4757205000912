//! What follows the fixed part of a structure: texts, elements, and structures within it, as long as the bytes say.

use etwspec::describe::{Content, Element, ElementKind, Kind, Layout, Many, Part, What, Why};
use etwspec_console::Problem;

use super::number::Number;
use super::tail::characters;
use super::walk::Walk;
use super::{Node, NodeKind};

/// As many elements of an array have a line each.
const LISTED: usize = 64;

/// What has begun and not ended: a part, or a structure in it.
struct Begun {
    node: Node,
    /// The elements of a part have an index.
    many: bool,
}

impl Walk<'_> {
    /// The parts after the fixed one in the first so many bytes, if the tables have more of them than an array that is
    /// the last field.
    pub(super) fn parts(&mut self, whole: usize) -> Result<Option<Vec<Node>>, Problem> {
        let layout = self.layout;
        let alone = |part: &Part| {
            let field = layout.fields.iter().any(|field| field.name == part.name && !field.name.is_empty());
            field && matches!(part.content, Content::Value(_))
        };
        if layout.tail.iter().all(alone) || !layout.inserted.is_empty() {
            return Ok(None);
        }
        let mut nodes = Vec::new();
        let mut begun: Vec<Begun> = Vec::new();
        for piece in layout.walk(self.bytes.get(..whole).unwrap_or(self.bytes)) {
            let (start, end) = (piece.start, piece.start + piece.bytes.len());
            let made = match piece.what {
                What::Enter(_) | What::Leave(_) | What::Field(_) if piece.depth == 0 => continue,
                What::Begin(part) => {
                    let mut node = self.plain(part.name, NodeKind::Array, start..start);
                    node.ty = part.ty.to_owned();
                    let many = !matches!(part.many, Many::One) && part.by.is_none();
                    begun.push(Begun { node, many });
                    continue;
                }
                What::Enter(inner) => {
                    let node = self.entered(inner, begun.last(), start);
                    begun.push(Begun { node, many: false });
                    continue;
                }
                What::End(_) | What::Leave(_) => match begun.pop() {
                    Some(ended) => self.ended(ended, start..end),
                    None => continue,
                },
                What::Field(field) if field.kind == Kind::Padding => self.plain("", NodeKind::Padding, start..end),
                What::Field(field) => self.field(field, piece.base)?,
                What::Values(part) => self.values(part, start..end),
                What::Text(part) => self.text(part, begun.last(), start..end),
                What::Rest(Why::NoRow) if piece.depth == 0 && layout.total.is_some() => {
                    self.plain("event data", NodeKind::Data, start..end)
                }
                What::Data => self.plain("event data", NodeKind::Data, start..end),
                What::Rest(why) => self.rest(why, start..end),
                _ => continue,
            };
            match begun.last_mut() {
                Some(inner) => inner.node.children.push(made),
                None => nodes.push(made),
            }
        }
        Ok(Some(nodes))
    }

    /// A structure within a part: by the part's name, with an index if there may be several.
    fn entered(&self, layout: &Layout, part: Option<&Begun>, start: usize) -> Node {
        let path = match part {
            Some(Begun { node, many: true }) => format!("{}[{}]", node.path, node.children.len()),
            Some(Begun { node, many: false }) => node.path.clone(),
            None => layout.name.to_owned(),
        };
        let mut node = self.plain(&path, NodeKind::Struct, start..start);
        node.ty = layout.name.to_owned();
        node
    }

    /// What has ended, with all of its bytes. A part of one thing is that thing.
    fn ended(&self, ended: Begun, range: std::ops::Range<usize>) -> Node {
        let Begun { mut node, many } = ended;
        let known = |child: &Node| matches!(child.kind, NodeKind::Struct | NodeKind::Array | NodeKind::Field);
        if node.kind == NodeKind::Struct {
            let path = node.path.clone();
            node.children.iter_mut().for_each(|child| below(child, &path));
        } else if let [only] = &node.children[..]
            && known(only)
            && (!many || only.kind == NodeKind::Array)
        {
            return node.children.remove(0);
        }
        node.bytes = self.get(range).to_vec();
        node
    }

    fn text(&self, part: &Part, begun: Option<&Begun>, range: std::ops::Range<usize>) -> Node {
        let path = match begun {
            Some(Begun { node, many: true }) => format!("{}[{}]", part.name, node.children.len()),
            _ => part.name.to_owned(),
        };
        let mut node = self.plain(&path, NodeKind::Field, range);
        node.ty = format!("{}[]", part.ty);
        let size = if let Content::Text { unit } = part.content { unit } else { 1 };
        node.text = Some(characters(&node.bytes, size));
        node
    }

    fn values(&self, part: &Part, range: std::ops::Range<usize>) -> Node {
        let Content::Value(element) = part.content else { return self.plain(part.name, NodeKind::Field, range) };
        if matches!(part.many, Many::One) {
            return self.value(part, element, part.name, range);
        }
        let (start, size) = (range.start, element.size.max(1));
        let count = range.len() / size;
        let mut node = self.plain(part.name, NodeKind::Array, range);
        node.ty = format!("{}[{count}]", part.ty);
        if size > 1 && count <= LISTED {
            let one = |index: usize| {
                let at = start + index * size;
                self.value(part, element, &format!("{}[{index}]", part.name), at..at + size)
            };
            node.children = (0..count).map(one).collect();
        }
        node
    }

    fn value(&self, part: &Part, element: Element, path: &str, range: std::ops::Range<usize>) -> Node {
        let mut node = self.plain(path, NodeKind::Field, range);
        (node.ty, node.units) = (part.ty.to_owned(), part.units);
        let read = match element.kind {
            ElementKind::Signed => Number::signed,
            ElementKind::Guid => Number::guid,
            _ => Number::unsigned,
        };
        node.number = read(&node.bytes);
        let named = self.named(part.values, node.number);
        node.unknown = Some(named.unknown).filter(|&unknown| unknown != 0);
        node.names = named.names();
        node
    }

    /// Bytes that no row explains.
    fn rest(&mut self, why: Why, range: std::ops::Range<usize>) -> Node {
        let path = match why {
            Why::Error(error) => {
                self.notes
                    .push(format!("from 0x{:04X} on the bytes are not what the tables say: {error}", range.start));
                "not understood"
            }
            Why::NoCase(dispatch, value) => {
                self.notes.push(format!("{dispatch} has no structure for 0x{value:X}"));
                "no structure known"
            }
            Why::After => "after the structure",
            _ => "not explained",
        };
        self.plain(path, NodeKind::After, range)
    }
}

/// Puts the path of a structure before those of what is in it.
pub(super) fn below(node: &mut Node, path: &str) {
    if !node.path.is_empty() && node.kind != NodeKind::After {
        node.path = format!("{path}.{}", node.path);
    }
    node.children.iter_mut().for_each(|child| below(child, path));
}
