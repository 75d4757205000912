//! The describing table of a structure, made into a list of what to read where.

use etwspec::describe::{ArrayElement, Content, Dispatch, ElementKind, Kind, Layout, MAX_DEPTH, Many, Part};
use etwspec::payloads::Reference;
use etwspec::{Meaning, Release};

use super::field::{Field, FieldName, Names};
use super::scalar::{Scalar, of_bytes, scalar};

/// Instructions for reading a structure.
#[derive(Debug)]
pub(super) struct Plan {
    pub(super) layout: &'static Layout,
    /// True if the tables do not state the layout for the release.
    pub(super) assumed: bool,
    /// Operations on the fixed part, in order; arms of a union one after the other.
    pub(super) fixed: Box<[Op]>,
    /// Parts after the fixed part.
    pub(super) parts: Box<[PartOp]>,
    /// The bytes that C adds at the end, which may be there or not.
    pub(super) padding: usize,
}

/// An operation on a fixed part.
#[derive(Debug)]
pub(super) struct Op {
    pub(super) field: Field,
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) what: OpKind,
}

/// Kind of a value.
#[derive(Debug)]
pub(super) enum OpKind {
    One(Scalar),
    Bits { start: u32, width: u32, of: Scalar },
    Text { unit: usize },
    Bytes,
    List { of: Scalar, size: usize, element: Field },
    Structs { ops: Box<[Op]>, stride: usize, element: Field },
    Group(Box<[Op]>),
}

/// An operation on a part after the fixed part.
#[derive(Debug)]
pub(super) struct PartOp {
    pub(super) part: &'static Part,
    pub(super) field: Field,
    /// Field of each element, if there are several.
    pub(super) element: Field,
    /// The bytes that it has at least.
    pub(super) least: usize,
    pub(super) what: PartKind,
}

/// Kind of a part.
#[derive(Debug)]
pub(super) enum PartKind {
    Scalars {
        of: Scalar,
        size: usize,
    },
    Bytes,
    Text {
        unit: usize,
    },
    Sid,
    Structs {
        plan: Plan,
        fixed: bool,
    },
    OneOf {
        dispatch: &'static Dispatch,
        plans: Box<[Option<Plan>]>,
    },
    /// Parts that no data of events have: their contents are not distinguished.
    Other,
}

/// Makes plans for a release.
#[derive(Clone, Copy)]
pub(super) struct Maker {
    pub(super) release: Option<Release>,
}

impl Maker {
    pub(super) fn plan(self, layout: &'static Layout) -> Plan {
        self.within(layout, 0)
    }

    fn within(self, layout: &'static Layout, depth: usize) -> Plan {
        let mut fixed = Vec::new();
        let of = layout.fields.iter().filter(|field| field.offset() < layout.fixed);
        of.for_each(|field| self.field(field, &mut fixed));
        let parts: Vec<PartOp> = layout.tail.iter().map(|part| self.part(part, depth)).collect();
        let mut taken: Vec<FieldName> = Vec::new();
        unique(&mut fixed, &mut taken);
        let parts = parts.into_iter().map(|mut part| {
            part.field = free(part.field, &mut taken);
            part
        });
        Plan {
            layout,
            assumed: false,
            parts: parts.collect(),
            fixed: fixed.into(),
            padding: if layout.tail.is_empty() { layout.size.saturating_sub(layout.fixed) } else { 0 },
        }
    }

    fn info(self, field: &'static etwspec::describe::Field) -> Field {
        let bits = match field.kind() {
            Kind::Bit { width, .. } => width,
            Kind::Unsigned | Kind::BigEndian | Kind::Signed | Kind::Address | Kind::Bits => 8 * field.size() as u32,
            Kind::Array { element, .. } => 8 * element.size,
            _ => 0,
        };
        let mut info = named(field.name(), field.same_as());
        info.bits = bits;
        info.widest = field.widest();
        info.names = field.values().map(|values| Names::new(values, self.release));
        info.units = field.units();
        info.meaning = field.meaning();
        info.refers = refers(field.meaning());
        info.unknown = field.unknown();
        info.doc = field.doc();
        info.sources = field.sources();
        info
    }

    fn field(self, field: &'static etwspec::describe::Field, out: &mut Vec<Op>) {
        let children = || {
            let mut ops = Vec::new();
            field.children().iter().for_each(|child| self.field(child, &mut ops));
            unique(&mut ops, &mut Vec::new());
            ops.into_boxed_slice()
        };
        let of = |kind| scalar(kind, field.meaning(), field.units(), field.size());
        let what = match field.kind() {
            _ if field.ignored() => return,
            Kind::Padding | Kind::Data | Kind::Open { .. } | Kind::Counted { .. } => return,
            Kind::Struct | Kind::Union | Kind::Bits if field.name().is_empty() => {
                return field.children().iter().for_each(|child| self.field(child, out));
            }
            _ if field.name().is_empty() => return,
            Kind::Bits if field.children().is_empty() => OpKind::One(of(ElementKind::Unsigned)),
            Kind::Struct | Kind::Union | Kind::Bits => OpKind::Group(children()),
            Kind::Unsigned => OpKind::One(of(ElementKind::Unsigned)),
            Kind::Signed => OpKind::One(of(ElementKind::Signed)),
            Kind::BigEndian => OpKind::One(of(ElementKind::BigEndian)),
            Kind::Address => OpKind::One(of(ElementKind::Address)),
            Kind::Guid => OpKind::One(Scalar::Guid),
            Kind::Bit { start, width } => OpKind::Bits { start, width, of: of(ElementKind::Unsigned) },
            Kind::Array { element: ArrayElement { kind: ElementKind::Struct, size }, .. } => {
                let ops = children();
                let mut element = self.info(field).element();
                element.names = None;
                OpKind::Structs { ops, stride: size as usize, element }
            }
            Kind::Array { element: ArrayElement { kind: ElementKind::Character, .. }, .. }
                if is_raw(field.meaning()) =>
            {
                of_bytes(field.meaning(), field.size()).map_or(OpKind::Bytes, OpKind::One)
            }
            Kind::Array { element: ArrayElement { kind: ElementKind::Character, size }, .. } => {
                OpKind::Text { unit: size as usize }
            }
            Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count } => {
                of_bytes(field.meaning(), count as usize).map_or(OpKind::Bytes, OpKind::One)
            }
            Kind::Array { element, .. } => {
                let of = scalar(element.kind, field.meaning(), field.units(), element.size as usize);
                OpKind::List { of, size: element.size as usize, element: self.info(field).element() }
            }
        };
        let end = field.offset().saturating_add(field.size());
        out.push(Op { field: self.info(field), start: field.offset(), end, what });
    }

    fn part(self, part: &'static Part, depth: usize) -> PartOp {
        let fixed = |layout: &Layout| layout.tail.is_empty() && layout.inserted.is_empty() && layout.total.is_none();
        let ordinary = |layout: &Layout| layout.inserted.is_empty() && layout.total.is_none();
        let what = match part.content {
            _ if part.by.is_some() || depth >= MAX_DEPTH => PartKind::Other,
            _ if !matches!(part.many, Many::One | Many::Fixed(_) | Many::Counted(_) | Many::Open) => PartKind::Other,
            Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 })
                if !matches!(part.many, Many::One) =>
            {
                PartKind::Bytes
            }
            Content::Value(element) => PartKind::Scalars {
                of: scalar(element.kind, part.meaning, part.units, element.size as usize),
                size: element.size as usize,
            },
            Content::Text { unit } => PartKind::Text { unit: unit.max(1) },
            Content::Layout(_) if part.meaning == Some(Meaning::Sid) => PartKind::Sid,
            Content::Layout(layout) if ordinary(layout) => {
                PartKind::Structs { plan: self.within(layout, depth + 1), fixed: fixed(layout) }
            }
            Content::Dispatch(dispatch) => {
                let layouts = dispatch.cases.iter().map(|case| dispatch.layout(case));
                let plans = layouts.map(|layout| Some(self.within(layout.filter(|of| ordinary(of))?, depth + 1)));
                PartKind::OneOf { dispatch, plans: plans.collect() }
            }
            _ => PartKind::Other,
        };
        let many = match part.many {
            Many::Fixed(count) => usize::try_from(count).unwrap_or(usize::MAX),
            _ => 1,
        };
        let least = match part.content {
            Content::Value(element) => many.saturating_mul(element.size as usize),
            Content::Layout(layout) if fixed(layout) => many.saturating_mul(layout.fixed),
            _ => 1,
        };
        let bits = if let Content::Value(element) = part.content { 8 * element.size } else { 0 };
        let mut field = named(part.name, part.same_as);
        field.bits = bits;
        field.widest = part.widest;
        field.names = part.values.map(|values| Names::new(values, self.release));
        field.units = part.units;
        field.meaning = part.meaning;
        field.refers = refers(part.meaning);
        field.unknown = part.unknown;
        field.doc = part.doc();
        field.sources = part.sources();
        PartOp { part, element: field.element(), field, least: least.max(1), what }
    }
}

/// Returns a field with its name in output, and its name in the structure if it is another.
fn named(own: &'static str, same_as: &'static str) -> Field {
    let mut field = Field::new(if same_as.is_empty() { own } else { same_as });
    field.own_name = if same_as.is_empty() { "" } else { own };
    field
}

/// Returns whether characters are bytes of an address and not text.
fn is_raw(meaning: Option<Meaning>) -> bool {
    matches!(meaning, Some(Meaning::MacAddress | Meaning::SocketAddress))
}

/// Returns the kind of thing that values with a meaning refer to.
fn refers(meaning: Option<Meaning>) -> Option<Reference> {
    Reference::of_meaning(meaning?.word())
}

/// Gives each field a name that none before it has: arms of a union may share one.
fn unique(ops: &mut [Op], taken: &mut Vec<FieldName>) {
    for op in ops {
        op.field = free(op.field.clone(), taken);
    }
}

fn free(field: Field, taken: &mut Vec<FieldName>) -> Field {
    let mut own = field.name.clone();
    let mut number = 2u32;
    while taken.contains(&own) {
        own = format!("{}_{number}", field.name).into();
        number += 1;
    }
    taken.push(own.clone());
    field.with_name(own)
}
