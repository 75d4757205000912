//! Selected rows, their order and their groups.

use etwspec::payloads::{List, ListHolds};
use etwspec_etl::LogFile;
use etwspec_etl::columns::Datum;
use etwspec_etl::counts::OrderBy as _;
use hashbrown::HashMap;

use super::cell::{Cell, Row, other_columns};
use crate::datum::Comparable as _;
use crate::expression::{Comparison, Expression, Operator, Test, Word};
use crate::operand::{Operand, pattern};

/// Returns the first name in an expression that is no column of a list.
pub fn unknown_column<'e>(list: &List, expression: &'e Expression) -> Option<&'e str> {
    match expression {
        Expression::All(parts) | Expression::Any(parts) => parts.iter().find_map(|part| unknown_column(list, part)),
        Expression::Not(part) => unknown_column(list, part),
        Expression::Test(test) => {
            let name = test.field.text.as_str();
            (!list.columns.iter().any(|column| column.name == name)).then_some(name)
        }
    }
}

/// Returns the numbers by which rows are sorted, the greatest first: the sums of columns.
pub(super) fn most(row: &Row, columns: &[usize]) -> i128 {
    let value = |cell: &Cell| cell.number().map(i128::from).or_else(|| cell.signed().map(i128::from));
    columns.iter().filter_map(|at| value(row.cell(*at))).sum()
}

/// Returns whether rows with equal values of other columns can be one: whether the value of a column is a sum, a maximum or the time
/// of the first or the last.
pub fn is_added(holds: ListHolds) -> bool {
    matches!(holds, ListHolds::Sum | ListHolds::Most | ListHolds::First | ListHolds::Last)
}

/// Joins rows that have equal values of some columns. Returns each with the number of rows that it joins, in the order of the
/// greatest sums of the list, or of the number. Only these columns and those that are [added](is_added) have values.
pub fn groups(list: &List, rows: &[&Row], by: &[usize]) -> Vec<(u64, Row)> {
    let mut groups: HashMap<Vec<&Cell>, (u64, Row)> = HashMap::new();
    for row in rows {
        let key: Vec<&Cell> = by.iter().map(|at| row.cell(*at)).collect();
        let (count, group) = groups.entry(key).or_insert_with(|| (0, Row::new(list)));
        let value = |(at, cell): (usize, &Cell)| {
            let is_added = list.columns.get(at).is_some_and(|column| is_added(column.holds));
            if is_added || by.contains(&at) { cell.clone() } else { Cell::None }
        };
        group.add(list, row.cells.iter().enumerate().map(value).collect(), None);
        *count += 1;
    }
    let mut groups: Vec<(Vec<&Cell>, (u64, Row))> = groups.into_iter().collect();
    groups.order_by(|(key, (count, row)), (other_key, (other_count, other))| {
        let sums = most(other, list.most).cmp(&most(row, list.most));
        sums.then(other_count.cmp(count)).then_with(|| key.cmp(other_key))
    });
    groups.into_iter().map(|(_, group)| group).collect()
}

impl Row {
    /// Returns whether an expression over the columns is true of the row. A path of the kernel is also the path of programs, and
    /// a status its name. The log file resolves times.
    pub fn matches(&self, list: &List, expression: &Expression, log_file: Option<&LogFile>) -> bool {
        match expression {
            Expression::All(parts) => parts.iter().all(|part| self.matches(list, part, log_file)),
            Expression::Any(parts) => parts.iter().any(|part| self.matches(list, part, log_file)),
            Expression::Not(part) => !self.matches(list, part, log_file),
            Expression::Test(test) => self.passes(list, test, log_file),
        }
    }

    fn passes(&self, list: &List, test: &Test, log_file: Option<&LogFile>) -> bool {
        let Some(at) = list.columns.iter().position(|column| column.name == test.field.text) else { return false };
        let columns = std::iter::once(at).chain(other_columns(list, at));
        let values: Vec<Datum<'_>> = columns.filter_map(|at| self.cell(at).datum()).collect();
        let operand = |word: &Word| {
            let mut operand = Operand::new(word);
            operand.resolve(log_file).is_ok().then_some(operand)
        };
        let any = |words: &[Word], is: &dyn Fn(&Operand, &Datum<'_>) -> bool| {
            words.iter().filter_map(operand).any(|operand| values.iter().any(|value| is(&operand, value)))
        };
        match &test.comparison {
            Comparison::Exists => !values.is_empty(),
            Comparison::Order(Operator::NotEqual, word) => {
                !values.is_empty() && !any(std::slice::from_ref(word), &Operand::equals)
            }
            Comparison::Order(operator, word) => {
                any(std::slice::from_ref(word), &|operand, value| operand.is(*operator, value) == Some(true))
            }
            Comparison::Like(words) => {
                words.iter().map(pattern).any(|pattern| values.iter().any(|value| pattern.matches(&value.text())))
            }
            Comparison::In(words) => any(words, &Operand::equals),
            Comparison::Has(words) => any(words, &Operand::is_in),
        }
    }
}

impl Cell {
    /// Returns the value as expressions compare it.
    fn datum(&self) -> Option<Datum<'_>> {
        Some(match self {
            Cell::None => return None,
            Cell::Text(text) => Datum::Text((&**text).into()),
            Cell::Number(number) => Datum::Integer((*number).into()),
            Cell::Address(address) => Datum::Hex(*address, 1),
            Cell::Signed(number) => Datum::Integer((*number).into()),
            Cell::Time(time) => Datum::Time(*time),
        })
    }
}
