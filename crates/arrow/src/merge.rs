//! Columns of a table: those of all structures that the data of an event can have.

use etwspec::Meaning;
use etwspec_etl::payload::{Column, Field, Shape, ValueType};

/// Name of the member that contains the name of the structure, if the data select it.
pub(crate) const TYPE: &str = "type";

/// Returns the columns of a table from those of structures. Fields of one name are one column if a type can represent both.
pub(crate) fn merge(structures: Vec<Vec<Column>>) -> Vec<Column> {
    let mut all = Vec::new();
    structures.into_iter().flatten().for_each(|column| add(&mut all, normal(column)));
    all
}

/// Returns the index of the column that represents a field.
pub(crate) fn find(columns: &[Column], field: &Column) -> Option<usize> {
    let field = normal(field.clone());
    columns.iter().position(|column| merged(column, &field).is_some_and(|shape| is_same(&shape, &column.shape)))
}

/// Adds a column, or widens the one of its name.
fn add(all: &mut Vec<Column>, mut column: Column) {
    for own in all.iter_mut() {
        if let Some(shape) = merged(own, &column) {
            own.shape = shape;
            own.field.names = own.field.names.take().or_else(|| column.field.names.clone());
            own.field.refers = own.field.refers.or(column.field.refers);
            extend(&mut own.releases, column.releases);
            extend(&mut own.sources, column.sources);
            extend(&mut own.other_names, column.other_names);
            return;
        }
    }
    column.place = None;
    all.push(column);
}

/// Appends what is not there yet.
pub(crate) fn extend<T: PartialEq>(all: &mut Vec<T>, others: impl IntoIterator<Item = T>) {
    for other in others {
        if !all.contains(&other) {
            all.push(other);
        }
    }
}

/// Returns the shape that represents two fields of one name.
fn merged(one: &Column, other: &Column) -> Option<Shape> {
    let unit = |field: &Field| field.is_duration().then_some(field.meaning);
    if one.field.name != other.field.name || unit(&one.field) != unit(&other.field) {
        return None;
    }
    Some(match (&one.shape, &other.shape) {
        (Shape::Value(of), Shape::Value(and)) => {
            // No size in bytes and no offset of a file has more than 63 bits.
            let are_bytes = [one, other].iter().all(|column| column.field.meaning == Some(Meaning::Bytes));
            Shape::Value(of.with(*and).or(are_bytes.then_some(ValueType::Signed(64)))?)
        }
        (Shape::List(one), Shape::List(other)) => {
            let mut element = one.clone();
            element.shape = merged(one, other)?;
            element.field.names = element.field.names.take().or_else(|| other.field.names.clone());
            Shape::List(element)
        }
        (Shape::Struct(one), Shape::Struct(other)) => {
            let mut members = one.clone();
            other.iter().for_each(|member| add(&mut members, member.clone()));
            Shape::Struct(members)
        }
        _ => return None,
    })
}

/// Returns whether two shapes are represented alike.
fn is_same(one: &Shape, other: &Shape) -> bool {
    match (one, other) {
        (Shape::Value(one), Shape::Value(other)) => one == other,
        (Shape::List(one), Shape::List(other)) => is_same(&one.shape, &other.shape),
        (Shape::Struct(one), Shape::Struct(other)) => {
            one.len() == other.len()
                && one
                    .iter()
                    .zip(other)
                    .all(|(one, other)| one.field.name == other.field.name && is_same(&one.shape, &other.shape))
        }
        _ => false,
    }
}

/// Returns a column in which structures that the data select are one structure, with their fields and their name.
fn normal(mut column: Column) -> Column {
    column.shape = match column.shape {
        Shape::Struct(members) => Shape::Struct(members.into_iter().map(normal).collect()),
        Shape::List(element) => Shape::List(Box::new(normal(*element))),
        Shape::OneOf(cases) => {
            let name = Column::new(Field::new(TYPE), Shape::Value(ValueType::Text));
            let mut members = vec![name];
            cases.into_iter().flat_map(|(_, members)| members).for_each(|member| add(&mut members, normal(member)));
            Shape::Struct(members)
        }
        shape => shape,
    };
    column
}

#[cfg(test)]
mod tests {
    use super::*;

    fn column(name: &'static str, of: ValueType) -> Column {
        Column::new(Field::new(name), Shape::Value(of))
    }

    #[test]
    fn widens_numbers_and_separates_other_types() {
        let all = merge(vec![
            vec![column("Id", ValueType::Unsigned(32)), column("Name", ValueType::Text)],
            vec![column("Id", ValueType::Unsigned(64)), column("Name", ValueType::Bytes)],
        ]);
        let shapes: Vec<String> =
            all.iter().map(|column| format!("{} {:?}", column.field.name, column.shape)).collect();
        assert_eq!(shapes, ["Id Value(Unsigned(64))", "Name Value(Text)", "Name Value(Bytes)"]);
        assert_eq!(find(&all, &column("Id", ValueType::Unsigned(16))), Some(0));
        assert_eq!(find(&all, &column("Name", ValueType::Bytes)), Some(2));
        assert_eq!(find(&all, &column("Name", ValueType::Time)), None);
    }

    #[test]
    fn a_column_has_the_releases_of_all_its_structures_once() {
        let with = |releases| {
            let mut column = column("Id", ValueType::Text);
            column.releases = releases;
            column
        };
        let all = merge(vec![vec![with(vec!["6.1+"])], vec![with(vec!["6.0"])], vec![with(vec!["6.1+"])]]);
        assert_eq!(all[0].releases, ["6.1+", "6.0"]);
    }

    #[test]
    fn structures_that_data_select_have_their_name() {
        let cases = vec![("A", vec![column("X", ValueType::Text)]), ("B", vec![column("Y", ValueType::Text)])];
        let all = merge(vec![vec![Column::new(Field::new("Part"), Shape::OneOf(cases))]]);
        let Shape::Struct(members) = &all[0].shape else { panic!("{all:?}") };
        let names: Vec<&str> = members.iter().map(|member| &*member.field.name).collect();
        assert_eq!(names, [TYPE, "X", "Y"]);
    }
}
