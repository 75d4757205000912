//! Emitter of the tables that describe layouts and values: the rows of the catalog as code, one row per line.
//!
//! # Design
//!
//! The last release of an open-ended range is `Release(255)`, not the newest release. Adding a release therefore
//! changes only the lists of releases.
//!
//! Tables are calls of constant functions, which the compiler represents with half as many expressions as structures.

use super::names::{self, table_name};
use super::sources;
use etwspec_catalog::layouts::{
    self, ArrayElement, Condition, Content, Family, FieldRow, InsertedRow, Kind, LayoutTable, Many, Number, PartRow,
    Place, ScalarKind, ValuesTable,
};
use etwspec_catalog::{Catalog, Struct, ValueSet, When, casing};

/// Returns the tables of all forms of a structure.
pub(super) fn structure(catalog: &Catalog, structure: &Struct) -> String {
    let family = Family::new(catalog, structure);
    let printer = Printer { catalog, cited: sources::Lists::default() };
    let table = |form| {
        let table = super::verified::known(family.layout(structure, form), || {
            format!("{} has an unknown name", structure.name)
        });
        format!("pub(crate) static {}: Layout = {};\n", table_name(form), printer.layout(&table))
    };
    let tables: String = (0..structure.forms.len()).map(table).collect();
    printer.cited.constants(catalog) + &tables
}

/// Returns the table of a set of values.
pub(super) fn set(catalog: &Catalog, set: &ValueSet) -> String {
    let constants = ValuesTable { name: &set.name, flags: false, rows: Vec::new() };
    let table = layouts::values(catalog, &set.name).unwrap_or(constants);
    let mut rows = String::new();
    for row in &table.rows {
        let (name, value, releases) = (row.name, row.value, ranges(&row.releases));
        rows += &match (row.shift, names::values(catalog, row.holds)) {
            (None, None) => format!("        named({name:?}, {value}, &[{releases}]),\n"),
            (shift, holds) => {
                format!("        named_bits({name:?}, {value}, {shift:?}, {}, &[{releases}]),\n", option(holds))
            }
        };
    }
    format!("values({:?}, {}, &[\n{rows}    ])", set.name, table.flags)
}

/// Returns the releases of a fact, for either pointer size.
pub(super) fn releases(catalog: &Catalog, when: &When) -> String {
    ranges(&layouts::releases(catalog, when.releases.as_ref()))
}

/// Returns the elements of a list of ranges of releases.
pub(super) fn ranges(releases: &[(usize, usize)]) -> String {
    let ranges = releases.iter().map(|(first, last)| format!("(Release({first}), Release({last}))"));
    ranges.collect::<Vec<_>>().join(", ")
}

fn option(expression: Option<String>) -> String {
    expression.map_or("None".to_owned(), |expression| format!("Some({expression})"))
}

/// Writes the rows of the forms of a structure.
struct Printer<'c> {
    catalog: &'c Catalog,
    /// Lists of sources in the tables.
    cited: sources::Lists,
}

impl Printer<'_> {
    fn layout(&self, table: &LayoutTable<'_>) -> String {
        let structure = table.structure;
        let (size, fixed) = table.sizes;
        let holds = table.holds.iter();
        let holds = holds.map(|(pointer, first, last)| format!("holds(Pointer::{pointer:?}, {first}, {last})"));
        let aliases: Vec<String> = structure.aliases.iter().map(|alias| format!("{:?}", alias.name)).collect();
        let inserted: Vec<String> = table.inserted.iter().map(inserted).collect();
        let fields: String = table.fields.iter().map(|row| self.field(row, 2)).collect();
        let tail: String = table.tail.iter().map(|row| self.part(row)).collect();
        let holds = holds.collect::<Vec<_>>().join(", ");
        let cited = &structure.sources;
        let calls = [
            Some(format!("layout({:?}, {:?})", structure.name, table.form)),
            Some(format!("size({size})")),
            (fixed != size).then(|| format!("fixed({fixed})")),
            Some(format!("about({:?})", structure.summary)),
            Some(format!("in_releases({:?}, &[{holds}])", table.releases)),
            (!aliases.is_empty()).then(|| format!("also_called(&[{}])", aliases.join(", "))),
            (!inserted.is_empty()).then(|| format!("with_inserted(&[{}])", inserted.join(", "))),
            table.total.as_ref().map(|total| format!("with_total(&{}, {})", number(total), structure.total_unit)),
            (!tail.is_empty()).then(|| format!("with_tail(&[\n{tail}    ])")),
            (!cited.is_empty()).then(|| format!("stated_by({})", self.cited.name(cited))),
            (!fields.is_empty()).then(|| format!("fields(&[\n{fields}    ])")),
        ];
        calls.into_iter().flatten().collect::<Vec<_>>().join("\n    .")
    }

    /// Writes a field on a line, and its members on the following lines.
    fn field(&self, row: &FieldRow<'_>, depth: usize) -> String {
        let children: String = row.children.iter().map(|child| self.field(child, depth + 1)).collect();
        let indent = "    ".repeat(depth);
        let declaration = format!("{} {}", row.ty, row.path);
        let (count, bits) = match row.kind {
            Kind::Counted(_, field, mask, shift) => (Some((field, mask, shift)), None),
            Kind::Bit(start, width) => (None, Some(start..start + width)),
            _ => (None, None),
        };
        let more = [
            row.same_as.map(|same_as| format!("SameAs({same_as:?})")),
            count.map(|count| format!("CountIn(&{count:?})")),
            names::values(self.catalog, row.values).map(|values| format!("Values({values})")),
            row.when.as_ref().map(|when| format!("When(&{})", condition(when))),
            (!row.units.is_empty()).then(|| format!("Units({:?})", row.units)),
            row.ignored.then(|| "Ignored".to_owned()),
            (!children.is_empty()).then(|| format!("Fields(&[\n{children}{indent}])")),
        ];
        let more: Vec<String> = more.into_iter().flatten().map(|more| format!("More::{more}")).collect();
        let kind = if function(&row.kind) == "field" { format!(", {}", kind(&row.kind)) } else { String::new() };
        let calls = [
            Some(format!("{indent}{}({declaration:?}{kind})", function(&row.kind))),
            Some(format!(".at({}..{})", row.offset, row.offset + row.size)),
            bits.map(|bits| format!(".bits({bits:?})")),
            (!row.doc.is_empty()).then(|| format!(".about({:?})", row.doc)),
            row.widest.map(|widest| format!(".up_to({widest})")),
            Some(content("", row.meaning, row.unknown)),
            row.sources.map(|sources| format!(".stated_by({})", self.cited.name(sources))),
            (!more.is_empty()).then(|| format!(".with(&[{}])", more.join(", "))),
        ];
        calls.into_iter().flatten().collect::<String>() + ",\n"
    }

    fn part(&self, row: &PartRow<'_>) -> String {
        let of = match row.content {
            Content::Value(element) => format!("Content::Value({})", self::element(element)),
            Content::Text(unit) => format!("Content::Text {{ unit: {unit} }}"),
            Content::Layout(structure, form) => format!("Content::Layout(&{})", names::table(structure, form)),
            Content::Dispatch(dispatch) => {
                format!("Content::Dispatch(&crate::{}::{}::DISPATCH)", dispatch.module, casing::snake(&dispatch.name))
            }
        };
        let many = match &row.many {
            Many::One => None,
            Many::Fixed(count) => Some(format!("Many::Fixed({count})")),
            Many::Counted(count) => Some(format!("Many::Counted(&{})", number(count))),
            Many::Open => Some("Many::Open".to_owned()),
            Many::Next(next) => Some(format!("Many::Next(&{})", number(next))),
            Many::While(more) => Some(format!("Many::While(&{})", condition(more))),
        };
        let calls = [
            Some(format!("        part({:?}, {:?}, {of})", row.ty, row.name)),
            many.map(|many| format!(".many({many})")),
            (!row.doc.is_empty()).then(|| format!(".about({:?})", row.doc)),
            row.same_as.map(|same_as| format!(".same_as({same_as:?})")),
            row.when.as_ref().map(|when| format!(".when(&{})", condition(when))),
            row.optional.then(|| ".that_may_be_missing()".to_owned()),
            row.by.as_ref().map(|by| format!(".selected_by(&{})", number(by))),
            (row.widest != 0).then(|| format!(".up_to({})", row.widest)),
            names::values(self.catalog, row.values).map(|values| format!(".of({values})")),
            Some(content(row.units, row.meaning, row.unknown)),
            (!row.sources.is_empty()).then(|| format!(".stated_by({})", self.cited.name(row.sources))),
        ];
        calls.into_iter().flatten().collect::<String>() + ",\n"
    }
}

/// Returns the calls for what a value is.
fn content(units: &str, meaning: Option<etwspec_catalog::Meaning>, unknown: bool) -> String {
    let units = (!units.is_empty()).then(|| format!(".in_units({units:?})"));
    let meaning = meaning.map(|meaning| format!(".means(Meaning::{})", meaning.name()));
    let unknown = unknown.then(|| ".of_unknown_purpose()".to_owned());
    [units, meaning, unknown].into_iter().flatten().collect()
}

fn inserted(row: &InsertedRow<'_>) -> String {
    let form = row.structure.forms.len().saturating_sub(1);
    let (fixed, stride) = row.sizes(form);
    let count = row.item.count.as_ref().map(|count| format!("({}, {}, {stride})", count.mask, count.shift));
    let (item, layout) = (row.item, names::table(row.structure, form));
    let (name, when) = (&item.structure, &item.when);
    format!("inserted({name:?}, &{layout}, {:?}, {}, {fixed}, {})", when.field, when.mask, option(count))
}

/// Returns the function that makes a field of a kind.
fn function(kind: &Kind<'_>) -> &'static str {
    match kind {
        Kind::Bit(..) => "bit",
        Kind::Scalar(ScalarKind::Unsigned) => "unsigned",
        Kind::Scalar(ScalarKind::Signed) => "signed",
        Kind::Scalar(ScalarKind::Address) => "address",
        Kind::Scalar(ScalarKind::Struct) => "structure",
        Kind::Scalar(ScalarKind::BigEndian) => "big_endian",
        Kind::Union => "union",
        Kind::Bits => "bit_fields",
        _ => "field",
    }
}

fn kind(kind: &Kind<'_>) -> String {
    match *kind {
        Kind::Scalar(kind) => format!("Kind::{kind:?}"),
        Kind::Array(of, count) => format!("Kind::Array {{ element: {}, count: {count} }}", element(of)),
        Kind::Open(of) => format!("Kind::Open {{ element: {} }}", element(of)),
        Kind::Counted(of, ..) => format!("Kind::Counted {{ element: {} }}", element(of)),
        other => format!("Kind::{other:?}"),
    }
}

fn element(element: ArrayElement) -> String {
    format!("ArrayElement {{ kind: ElementKind::{:?}, size: {} }}", element.kind, element.size)
}

fn condition(condition: &Condition) -> String {
    format!("when({}, {:?})", number(&condition.number), condition.equals)
}

fn number(number: &Number) -> String {
    let place = match number.place {
        Place::Part(index) => format!("Place::Part({index})"),
        Place::Fixed { offset, size, start, width, signed } => format!(
            "Place::Fixed {{ offset: {offset}, size: {size}, start: {start}, width: {width}, signed: {signed} }}"
        ),
    };
    let mask = if number.mask == u64::MAX { "u64::MAX".to_owned() } else { format!("{:#x}", number.mask) };
    format!("number({:?}, {place}, {mask}, {})", number.field, number.shift)
}
