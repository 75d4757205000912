//! Conversion of the rows of a catalog to describing tables. Every row becomes one row.

use crate::layouts::{
    self, Condition, FieldRow, InsertedRow, LayoutTable, Number, PartRow, ScalarKind, ValuesTable, cases, variants,
};
use crate::{Dispatch, Meaning, axis};
use etwspec_runtime::describe::{
    self, ArrayElement, Content, ElementKind, Field, Holds, Inserted, Kind, Layout, Many, NamedValue, NumberAt, Part,
    Place, Source, Values, When,
};
use etwspec_runtime::private::{self, Case, More};
use etwspec_runtime::{Pointer, Release};

use crate::tables::Tables;
use crate::tables::keep::{keep, list, text};

impl<'c> Tables<'c> {
    pub(crate) fn layout_row(&self, table: &LayoutTable<'c>) -> Option<Layout> {
        let structure = table.structure;
        let aliases = structure.aliases.iter().map(|alias| text(&alias.name)).collect();
        let (size, fixed) = table.sizes;
        let layout = private::layout(text(&structure.name), text(table.form))
            .size(size as usize)
            .fixed(fixed as usize)
            .about(text(&structure.summary))
            .fields(self.fields(&table.fields))
            .also_called(list(aliases))
            .in_releases(text(&table.releases), list(table.holds.iter().map(holds).collect()))
            .with_inserted(list(table.inserted.iter().map(|row| self.inserted(row)).collect::<Option<_>>()?))
            .with_tail(list(table.tail.iter().map(|row| self.part(row)).collect::<Option<_>>()?))
            .stated_by(self.sources(&structure.sources));
        Some(match &table.total {
            Some(total) => layout.with_total(number(total), u64::from(structure.total_unit)),
            None => layout,
        })
    }

    fn fields(&self, rows: &[FieldRow<'c>]) -> &'static [Field] {
        list(rows.iter().map(|row| self.field(row)).collect())
    }

    fn field(&self, row: &FieldRow<'c>) -> Field {
        let count = match row.kind {
            layouts::Kind::Counted(_, field, mask, shift) => Some((text(field), mask, shift)),
            _ => None,
        };
        let more = [
            row.same_as.map(|same_as| More::SameAs(text(same_as))),
            count.map(|count| More::CountIn(keep(Box::new(count)))),
            row.values.and_then(|name| self.values(name)).map(More::Values),
            row.when.as_ref().map(|condition| More::When(when(condition))),
            (!row.units.is_empty()).then(|| More::Units(text(row.units))),
            row.ignored.then_some(More::Ignored),
            (!row.children.is_empty()).then(|| More::Fields(self.fields(&row.children))),
        ];
        let mut field = private::field(text(&format!("{} {}", row.ty, row.path)), kind(&row.kind))
            .at(row.offset..row.offset + row.size)
            .about(text(row.doc))
            .stated_by(self.sources(row.sources.unwrap_or_default()))
            .with(list(more.into_iter().flatten().collect()));
        field = row.widest.into_iter().fold(field, Field::up_to);
        field = row.meaning.and_then(meaning).into_iter().fold(field, Field::means);
        if row.unknown { field.of_unknown_purpose() } else { field }
    }

    fn inserted(&self, row: &InsertedRow<'c>) -> Option<Inserted> {
        let form = self.inserted_form(row)?;
        let (fixed, stride) = row.sizes(form);
        let count = row.item.count.as_ref().map(|count| (count.mask, count.shift, stride as usize));
        let (layout, mask) = (self.layout(row.structure, form)?, row.item.when.mask);
        let field = text(&row.item.when.field);
        Some(private::inserted(text(&row.item.structure), layout, field, mask, fixed as usize, count))
    }

    fn part(&self, row: &PartRow<'c>) -> Option<Part> {
        let content = match row.content {
            layouts::Content::Value(element) => Content::Value(self::element(element)),
            layouts::Content::Text(unit) => Content::Text { unit: unit as usize },
            layouts::Content::Layout(structure, form) => Content::Layout(self.layout(structure, form)?),
            layouts::Content::Dispatch(dispatch) => Content::Dispatch(self.dispatch(dispatch)?),
        };
        let many = match &row.many {
            layouts::Many::One => Many::One,
            layouts::Many::Fixed(count) => Many::Fixed(u64::from(*count)),
            layouts::Many::Counted(count) => Many::Counted(number(count)),
            layouts::Many::Open => Many::Open,
            layouts::Many::Next(next) => Many::Next(number(next)),
            layouts::Many::While(condition) => Many::While(when(condition)),
        };
        let mut part = private::part(text(row.ty), text(row.name), content)
            .many(many)
            .about(text(row.doc))
            .up_to(row.widest)
            .in_units(text(row.units))
            .stated_by(self.sources(row.sources));
        part.same_as = row.same_as.map_or("", text);
        part.when = row.when.as_ref().map(when);
        part.by = row.by.as_ref().map(number);
        part.values = row.values.and_then(|name| self.values(name));
        part.meaning = row.meaning.and_then(meaning);
        (part.optional, part.unknown) = (row.optional, row.unknown);
        Some(part)
    }

    pub(crate) fn dispatch_row(&self, dispatch: &'c Dispatch) -> Option<describe::Dispatch> {
        let rows = cases(self.catalog, dispatch, |structure, only| self.form(structure, only));
        let selected = variants(&rows);
        let layouts = selected.iter().map(|(structure, form)| self.layout(structure, *form)).collect::<Option<_>>()?;
        let is_of_data = |row: &&layouts::CaseRow<'_>| match (&self.of, row.case.pointer) {
            (Some((_, pointer)), Some(only)) => only == *pointer,
            _ => true,
        };
        let case = |row: &layouts::CaseRow<'_>| {
            let name = row.case.name.as_deref().map_or("", text);
            let (fixed, variant) =
                (row.fixed.try_into().unwrap_or(u16::MAX), row.variant.try_into().unwrap_or(u16::MAX));
            let mut case = Case::new(name, row.case.value, row.case.mask, fixed, variant);
            case.structure = row.case.structure.as_deref().map(text);
            case.pointer = row.case.pointer.map(pointer);
            if let Some((first, last)) = row.case.log_versions {
                case = case.log_versions(first, last);
            }
            match row.total {
                Some((shift, mask)) => case.sized(shift as u8, mask as u32),
                None => case,
            }
        };
        let size = dispatch.scalar.size(axis::Pointer::Bits64) as usize;
        let cases = list(rows.iter().filter(is_of_data).map(case).collect());
        Some(private::dispatch(text(&dispatch.name), size, cases, list(layouts)))
    }

    pub(crate) fn values_row(&self, table: &ValuesTable<'c>) -> Values {
        let row = |row: &layouts::NamedRow<'c>| -> NamedValue {
            let releases = list(row.releases.iter().map(|(first, last)| (release(*first), release(*last))).collect());
            let holds = row.holds.and_then(|name| self.values(name));
            private::named_bits(text(row.name), row.value, row.shift, holds, releases)
        };
        private::values(text(table.name), table.flags, list(table.rows.iter().map(row).collect()))
    }

    fn sources(&self, ids: &[String]) -> &'static [&'static Source] {
        let rows = ids.iter().filter_map(|id| self.catalog.source(id)).map(|source| {
            let location = source.url.as_deref().unwrap_or(&source.location);
            keep(Box::new(private::source(text(&source.id), text(&source.title), text(&source.author), text(location))))
        });
        list(rows.collect())
    }
}

fn holds((data, first, last): &(axis::Pointer, usize, usize)) -> Holds {
    private::holds(pointer(*data), release(*first).0, release(*last).0)
}

fn release(index: usize) -> Release {
    Release(index.try_into().unwrap_or(u8::MAX))
}

fn pointer(pointer: axis::Pointer) -> Pointer {
    match pointer {
        axis::Pointer::Bits32 => Pointer::Bits32,
        axis::Pointer::Bits64 => Pointer::Bits64,
    }
}

/// Returns the meaning with the same word. `None` for a word that this version of the runtime lacks.
fn meaning(meaning: Meaning) -> Option<etwspec_runtime::Meaning> {
    etwspec_runtime::Meaning::of_word(meaning.word())
}

fn number(row: &Number) -> &'static NumberAt {
    let place = match row.place {
        layouts::Place::Part(index) => Place::Part(index),
        layouts::Place::Fixed { offset, size, start, width, signed } => {
            Place::Fixed { offset: offset as usize, size: size as usize, start, width, signed }
        }
    };
    keep(Box::new(private::number(text(&row.field), place, row.mask, row.shift)))
}

fn when(condition: &Condition) -> &'static When {
    keep(Box::new(private::when(*number(&condition.number), condition.equals)))
}

fn kind(kind: &layouts::Kind<'_>) -> Kind {
    match *kind {
        layouts::Kind::Scalar(kind) => match kind {
            ScalarKind::Unsigned | ScalarKind::Character => Kind::Unsigned,
            ScalarKind::Signed => Kind::Signed,
            ScalarKind::Address => Kind::Address,
            ScalarKind::Guid => Kind::Guid,
            ScalarKind::Struct => Kind::Struct,
            ScalarKind::BigEndian => Kind::BigEndian,
        },
        layouts::Kind::Union => Kind::Union,
        layouts::Kind::Bits => Kind::Bits,
        layouts::Kind::Bit(start, width) => Kind::Bit { start, width },
        layouts::Kind::Array(of, count) => Kind::Array { element: element(of), count },
        layouts::Kind::Open(of) => Kind::Open { element: element(of) },
        layouts::Kind::Counted(of, ..) => Kind::Counted { element: element(of) },
        layouts::Kind::Data => Kind::Data,
        layouts::Kind::Padding => Kind::Padding,
    }
}

fn element(element: layouts::ArrayElement) -> ArrayElement {
    let kind = match element.kind {
        ScalarKind::Unsigned => ElementKind::Unsigned,
        ScalarKind::Signed => ElementKind::Signed,
        ScalarKind::Address => ElementKind::Address,
        ScalarKind::Guid => ElementKind::Guid,
        ScalarKind::Character => ElementKind::Character,
        ScalarKind::Struct => ElementKind::Struct,
        ScalarKind::BigEndian => ElementKind::BigEndian,
    };
    ArrayElement { kind, size: element.size }
}
