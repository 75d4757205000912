//! Decoding of structures: the pieces of the walk as a tree of nodes.

use std::ops::Range;

use etwspec::Error;
use etwspec::describe::{Content, Kind, Layout, Many, Part, Piece, What, Why};
use etwspec_console::problem::Message;

use crate::decode::decoding::Decoding;
use crate::decode::field::{Labels, Scalars};
use crate::decode::model::{Decoded, Input, Node, NodeKind};

impl Decoding<'_> {
    /// Decodes the bytes of a structure.
    ///
    /// # Errors
    ///
    /// Returns an error if there are fewer bytes than the fixed part of the structure needs.
    pub fn decode(&self, layout: &'static Layout, input: &Input) -> Result<Decoded, Message> {
        let (have, needed) = (input.bytes.len(), layout.fixed);
        if have < needed {
            let name = layout.name;
            let problem = format!("{name} needs 0x{needed:X} ({needed}) bytes, but 0x{have:X} ({have}) are given");
            return Err(
                Message::new(problem).help("pass all bytes, or select another form with --release and --pointer")
            );
        }
        let mut tree = Tree {
            labels: Labels::new(self, layout),
            layout,
            bytes: &input.bytes,
            open: Vec::new(),
            nodes: Vec::new(),
        };
        tree.structure(input.goes_on);
        Ok(Decoded {
            name: layout.name,
            form: layout.form,
            releases: layout.releases,
            release: self.moment.id.clone(),
            pointer: self.pointer.bits(),
            label: input.label.clone(),
            nodes: tree.nodes,
            notes: tree.labels.notes,
        })
    }
}

/// The nodes of a structure.
struct Tree<'a> {
    labels: Labels<'a>,
    layout: &'static Layout,
    bytes: &'a [u8],
    /// Structures and parts that contain the next piece, innermost last.
    open: Vec<Open>,
    /// Nodes of the outermost structure.
    nodes: Vec<Node>,
}

/// A part, or a structure in a part, that is being decoded.
struct Open {
    node: Node,
    /// True if the part may have several elements, which are then indexed.
    many: bool,
}

impl Tree<'_> {
    fn structure(&mut self, goes_on: bool) {
        let (layout, have) = (self.layout, self.bytes.len());
        let total = layout.total.map(|total| {
            let stated = total.number.read(self.bytes, |_| 0).saturating_mul(total.unit);
            (total.number.field, usize::try_from(stated).unwrap_or(usize::MAX))
        });
        if let Some((path, total)) = total.filter(|(_, total)| *total < layout.fixed) {
            let fixed = layout.fixed;
            let note = format!("{path} specifies 0x{total:X} bytes, fewer than the fixed part of 0x{fixed:X} bytes");
            self.labels.notes.push(note);
        }
        let end = match total {
            Some((_, total)) => total.max(layout.fixed),
            // In a file, other data follows. An array without a count is taken to have one element, as C declares it.
            None if goes_on && layout.tail.iter().all(|part| is_declared(layout, part)) => {
                layout.size.max(layout.fixed)
            }
            None if goes_on => layout.fixed,
            None => have,
        };
        let whole = if goes_on { end.min(have) } else { have };
        for piece in layout.walk(self.bytes.get(..whole).unwrap_or(self.bytes)) {
            let is_open = goes_on && total.is_none();
            match piece.what {
                What::Begin(part) if is_open && !is_declared(layout, part) => break,
                What::Rest(_) if is_open && piece.depth == 0 => break,
                // The size field counts bytes that are not given.
                What::Rest(Why::Error(_)) if piece.depth == 0 && end > have && self.payload_follows() => {
                    let all = end.saturating_sub(piece.start);
                    let here = piece.bytes.len();
                    self.labels.notes.push(format!("the payload has 0x{all:X} bytes, but only 0x{here:X} are given"));
                    let node = self.data(&piece);
                    self.push(node);
                }
                _ => self.piece(&piece),
            }
        }
    }

    /// Returns whether a payload follows the last part of the structure.
    fn payload_follows(&self) -> bool {
        self.layout.tail.is_empty() || self.layout.fields.iter().any(|field| field.kind() == Kind::Data)
    }

    fn push(&mut self, node: Node) {
        match self.open.last_mut() {
            Some(inner) => inner.node.children.push(node),
            None => self.nodes.push(node),
        }
    }

    fn piece(&mut self, piece: &Piece<'_>) {
        let range = piece.start..piece.start + piece.bytes.len();
        let plain = |path: &str, kind| Node::plain(path, kind, piece.start, piece.bytes);
        let node = match piece.what {
            What::Enter(_) | What::Leave(_) if piece.depth == 0 => return,
            What::Begin(part) => {
                let mut node = Node::plain(part.name, NodeKind::Array, piece.start, &[]);
                node.ty = part.ty.to_owned();
                let many = !matches!(part.many, Many::One) && part.by.is_none();
                return self.open.push(Open { node, many });
            }
            What::Enter(inner) => {
                let node = self.enter(inner, piece.start);
                return self.open.push(Open { node, many: false });
            }
            What::End(_) | What::Leave(_) => match self.open.pop() {
                Some(closed) => self.close(closed, range),
                None => return,
            },
            What::Field(field) if field.kind() == Kind::Padding => match self.open.last() {
                Some(Open { node: Node { kind: NodeKind::Inserted, .. }, .. }) => return,
                _ => plain("", NodeKind::Padding),
            },
            What::Field(field) => self.labels.field(field, self.bytes, piece.base),
            What::Values(part) => self.values(part, piece),
            What::Text(part) => self.text(part, piece),
            What::Rest(Why::NoRow) if piece.depth == 0 && self.layout.total.is_some() => self.data(piece),
            What::Data => self.data(piece),
            What::Rest(why) => self.rest(why, piece),
            _ => return,
        };
        self.push(node);
    }

    /// Opens a structure: one of a part, named like the part, with an index if there may be several; or an inserted item.
    fn enter(&self, layout: &Layout, start: usize) -> Node {
        let (path, kind) = match self.open.last() {
            Some(Open { node, many: true }) => (format!("{}[{}]", node.path, node.children.len()), NodeKind::Struct),
            Some(Open { node, many: false }) => (node.path.clone(), NodeKind::Struct),
            None => (layout.name.to_owned(), NodeKind::Inserted),
        };
        let mut node = Node::plain(&path, kind, start, &[]);
        if kind == NodeKind::Struct {
            node.ty = layout.name.to_owned();
        }
        node.form = layout.form;
        node
    }

    /// Closes a part or structure. A part that consists of one node becomes that node.
    fn close(&self, closed: Open, range: Range<usize>) -> Node {
        let Open { mut node, many } = closed;
        let known = |child: &Node| matches!(child.kind, NodeKind::Struct | NodeKind::Array | NodeKind::Field);
        if node.kind == NodeKind::Struct {
            let path = node.path.clone();
            node.children.iter_mut().for_each(|child| below(child, &path));
        } else if node.kind == NodeKind::Array
            && let [only] = &node.children[..]
            && known(only)
            && (!many || only.kind == NodeKind::Array)
        {
            return node.children.remove(0);
        }
        node.bytes = self.bytes.get(range).unwrap_or(&[]).to_vec();
        node
    }

    fn text(&self, part: &Part, piece: &Piece<'_>) -> Node {
        let path = match self.open.last() {
            Some(Open { node, many: true }) => format!("{}[{}]", part.name, node.children.len()),
            _ => part.name.to_owned(),
        };
        let mut node = Node::plain(&path, NodeKind::Field, piece.start, piece.bytes);
        node.ty = format!("{}[]", part.ty);
        let size = if let Content::Text { unit } = part.content { unit } else { 1 };
        node.text = Some(self.labels.characters(piece.bytes, size));
        node
    }

    fn values(&mut self, part: &'static Part, piece: &Piece<'_>) -> Node {
        let mut node = Node::plain(part.name, NodeKind::Field, piece.start, piece.bytes);
        node.ty = part.ty.to_owned();
        let Content::Value(element) = part.content else { return node };
        let scalars = Scalars {
            path: part.name,
            ty: part.ty,
            kind: element.kind,
            values: part.values,
            meaning: part.meaning,
            units: part.units,
        };
        match part.many {
            Many::One => self.labels.scalar(&mut node, &scalars),
            _ => self.labels.array(&mut node, &scalars, element.size as usize),
        }
        node
    }

    /// Returns the payload, which extends to the end of the event according to its header.
    fn data(&self, piece: &Piece<'_>) -> Node {
        let declared = self.layout.fields.iter().find(|field| field.kind() == Kind::Data && piece.depth == 0);
        let mut node =
            Node::plain(declared.map_or("payload", |field| field.path()), NodeKind::Data, piece.start, piece.bytes);
        if let Some(ty) = declared.map(|field| field.ty()).filter(|ty| !ty.is_empty()) {
            node.ty = format!("{ty}[{}]", piece.bytes.len());
        }
        node
    }

    /// Labels bytes that no table describes.
    fn rest(&mut self, why: Why, piece: &Piece<'_>) -> Node {
        let layout = self.layout;
        let path = match why {
            Why::Error(error @ Error::OrderUnknown { .. }) => {
                self.labels.notes.push(error.to_string());
                "(unknown)"
            }
            Why::Error(error) => {
                let note = format!("the bytes from 0x{:04X} do not match the layout: {error}", piece.start);
                self.labels.notes.push(note);
                "(invalid)"
            }
            Why::NoCase(dispatch, value) => {
                self.labels.notes.push(format!("{dispatch} has no case for 0x{value:X}"));
                "(unknown layout)"
            }
            Why::NoRow if piece.depth == 0 && layout.tail.iter().all(|part| is_declared(layout, part)) => {
                "(after the structure)"
            }
            Why::After => "(after the structure)",
            _ => "(unknown)",
        };
        Node::plain(path, NodeKind::After, piece.start, piece.bytes)
    }
}

/// Returns whether a part is an array that C declares as the last field.
fn is_declared(layout: &Layout, part: &Part) -> bool {
    layout.fields.iter().any(|field| field.name() == part.name && !field.name().is_empty())
}

/// Prefixes the paths of a node and its children.
fn below(node: &mut Node, path: &str) {
    if !node.path.is_empty() && node.kind != NodeKind::After {
        node.path = format!("{path}.{}", node.path);
    }
    node.children.iter_mut().for_each(|child| below(child, path));
}

/// Adds `by` to the offsets of a node and its children.
pub(super) fn moved(node: &mut Node, by: usize) {
    node.offset += by;
    node.children.iter_mut().for_each(|child| moved(child, by));
}
