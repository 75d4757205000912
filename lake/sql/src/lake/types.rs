//! Types of Delta Lake for the types of tables: Delta has no unsigned integers, durations, dictionaries and
//! nanoseconds.

use std::collections::HashSet;
use std::sync::Arc;

use arrow::array::{ArrayRef, RecordBatch, RecordBatchOptions, new_null_array};
use arrow::compute::cast;
use arrow::datatypes::{DataType, Field, Fields, Schema, SchemaRef, TimeUnit};
use arrow::error::ArrowError;

/// Returns the type of Delta that has all values of a type. Times lose the digit below a microsecond.
pub(crate) fn delta_type(of: &DataType) -> DataType {
    match of {
        DataType::UInt8 => DataType::Int16,
        DataType::UInt16 => DataType::Int32,
        DataType::UInt32 => DataType::Int64,
        // All 64 bits of an address.
        DataType::UInt64 => DataType::Decimal128(20, 0),
        DataType::Duration(_) => DataType::Int64,
        DataType::Timestamp(_, zone) => DataType::Timestamp(TimeUnit::Microsecond, zone.clone()),
        DataType::Dictionary(_, values) => delta_type(values),
        DataType::FixedSizeBinary(_) => DataType::Binary,
        DataType::List(item) => DataType::List(Arc::new(delta_field(item, item.name().clone()))),
        DataType::Struct(fields) => {
            let mut taken = HashSet::new();
            let members = fields.iter().map(|field| delta_field(field, free(field.name(), &mut taken)));
            DataType::Struct(members.collect::<Fields>())
        }
        other => other.clone(),
    }
}

fn delta_field(field: &Field, name: String) -> Field {
    Field::new(name, delta_type(field.data_type()), true)
}

/// Returns the name of a column in Delta, which differs from those that are taken, whatever the case.
fn free(name: &str, taken: &mut HashSet<String>) -> String {
    let allowed = |char: char| if " ,;{}()\n\t=".contains(char) || char.is_control() { '_' } else { char };
    let base: String = name.chars().map(allowed).collect();
    let (mut own, mut number) = (base.clone(), 2);
    while !taken.insert(own.to_lowercase()) {
        own = format!("{base}_{number}");
        number += 1;
    }
    own
}

/// Returns the columns of a Delta table for the columns of a table, after others.
pub(crate) fn delta_schema(schema: &Schema, before: &[Field]) -> SchemaRef {
    let mut taken: HashSet<String> = before.iter().map(|field| field.name().to_lowercase()).collect();
    let own = schema.fields().iter().map(|field| delta_field(field, free(field.name(), &mut taken)));
    Arc::new(Schema::new(before.iter().cloned().chain(own).collect::<Vec<_>>()))
}

/// Returns rows with the columns of a Delta table. `before` are those that the table has before the columns of the rows.
pub(crate) fn delta_rows(
    rows: &RecordBatch,
    before: Vec<ArrayRef>,
    schema: &SchemaRef,
) -> Result<RecordBatch, ArrowError> {
    let of = schema.fields().iter().skip(before.len());
    let own = rows.columns().iter().zip(of).map(|(column, field)| converted(column, field.data_type()));
    let columns = before.into_iter().map(Ok).chain(own).collect::<Result<Vec<_>, _>>()?;
    let options = RecordBatchOptions::new().with_row_count(Some(rows.num_rows()));
    RecordBatch::try_new_with_options(schema.clone(), columns, &options)
}

fn converted(column: &ArrayRef, of: &DataType) -> Result<ArrayRef, ArrowError> {
    match column.data_type() {
        own if own == of => Ok(column.clone()),
        // A duration is the number of its units.
        DataType::Duration(_) => cast(column, &DataType::Int64),
        _ => cast(column, of),
    }
}

/// Returns rows with the columns of an existing table, in its order. Columns that the rows lack are null.
pub(crate) fn aligned(rows: &RecordBatch, schema: &SchemaRef) -> Result<RecordBatch, String> {
    let column = |field: &Arc<Field>| match rows.column_by_name(field.name()) {
        Some(column) if column.data_type() == field.data_type() => Ok(column.clone()),
        Some(column) => cast(column, field.data_type())
            .ok()
            .filter(|_| is_same(column.data_type(), field.data_type()))
            .ok_or_else(|| {
                format!(
                    "the column `{}` is {}, and {} in the lake",
                    field.name(),
                    column.data_type(),
                    field.data_type()
                )
            }),
        None => Ok(new_null_array(field.data_type(), rows.num_rows())),
    };
    let columns = schema.fields().iter().map(column).collect::<Result<Vec<_>, _>>()?;
    let options = RecordBatchOptions::new().with_row_count(Some(rows.num_rows()));
    RecordBatch::try_new_with_options(schema.clone(), columns, &options).map_err(|error| error.to_string())
}

/// Returns whether two types differ only in how Arrow names and stores their parts.
fn is_same(one: &DataType, other: &DataType) -> bool {
    use DataType as T;
    match (one, other) {
        (T::Utf8 | T::LargeUtf8 | T::Utf8View, T::Utf8 | T::LargeUtf8 | T::Utf8View) => true,
        (T::Binary | T::LargeBinary | T::BinaryView, T::Binary | T::LargeBinary | T::BinaryView) => true,
        (T::List(one) | T::LargeList(one), T::List(other) | T::LargeList(other)) => {
            is_same(one.data_type(), other.data_type())
        }
        (T::Struct(one), T::Struct(other)) => {
            one.len() == other.len()
                && one
                    .iter()
                    .zip(other)
                    .all(|(one, other)| one.name() == other.name() && is_same(one.data_type(), other.data_type()))
        }
        (one, other) => one == other,
    }
}
