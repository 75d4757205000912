//! Values of fields, as expressions compare them.

use std::borrow::Cow;
use std::cmp::Ordering;
use std::net::IpAddr;

use etwspec::Guid;
use etwspec_etl::columns::{ColumnValue, Datum, FieldValue};
use etwspec_etl::filter::TimeBound;
use etwspec_etl::time::FileTime;

/// A number: whole, or with a fraction.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Number {
    /// A number without a fraction.
    Whole(i128),
    /// A number with a fraction or an exponent.
    Real(Decimal),
}

/// A decimal number with a fraction or an exponent: its digits, of which at most 37 count, times a power of 10.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Decimal {
    digits: i128,
    exponent: i32,
}

/// Maximum number of digits of a decimal number that count.
const DIGITS: u32 = 37;

impl Decimal {
    /// Parses a number without a sign, such as `1.5` or `2e-3`.
    fn parse(text: &str, negative: bool) -> Option<Decimal> {
        let (mantissa, exponent) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
        let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let are_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        let has_point = mantissa.contains('.');
        if whole.is_empty() || has_point && fraction.is_empty() || !are_digits(whole) || !are_digits(fraction) {
            return None;
        }
        let (mut digits, mut exponent) = (0_i128, exponent.parse::<i32>().ok()?);
        let mut count = 0;
        for (at, digit) in whole.bytes().chain(fraction.bytes()).enumerate() {
            let is_fraction = at >= whole.len();
            if count < DIGITS {
                digits = digits * 10 + i128::from(digit - b'0');
                count += u32::from(digits != 0);
                exponent = exponent.saturating_sub(i32::from(is_fraction));
            } else {
                exponent = exponent.saturating_add(i32::from(!is_fraction));
            }
        }
        Some(Decimal { digits: if negative { -digits } else { digits }, exponent })
    }

    /// Returns the power of 10 of the first digit, for numbers other than 0.
    fn magnitude(self) -> i64 {
        i64::from(self.digits.unsigned_abs().checked_ilog10().unwrap_or(0)) + i64::from(self.exponent)
    }

    fn compare(self, other: Decimal) -> Ordering {
        let sign = self.digits.signum();
        if sign != other.digits.signum() || sign == 0 {
            return sign.cmp(&other.digits.signum());
        }
        let by_magnitude = self.magnitude().cmp(&other.magnitude());
        if by_magnitude.is_ne() {
            return if sign > 0 { by_magnitude } else { by_magnitude.reverse() };
        }
        // The exponents differ by less than the maximum number of digits.
        let scaled = |one: Decimal, other: Decimal| {
            let more = u32::try_from(one.exponent.saturating_sub(other.exponent)).unwrap_or(0);
            one.digits.saturating_mul(10_i128.saturating_pow(more))
        };
        scaled(self, other).cmp(&scaled(other, self))
    }
}

impl Number {
    /// Parses a decimal number, or a whole one in hexadecimal.
    pub(crate) fn parse(text: &str) -> Option<Number> {
        let (negative, digits) = text.strip_prefix('-').map_or((false, text), |digits| (true, digits));
        let whole = match digits.strip_prefix("0x").or_else(|| digits.strip_prefix("0X")) {
            Some(digits) if digits.bytes().all(|byte| byte.is_ascii_hexdigit()) => {
                i128::from_str_radix(digits, 16).ok()
            }
            None if digits.bytes().all(|byte| byte.is_ascii_digit()) => digits.parse().ok(),
            _ => None,
        };
        match whole {
            Some(whole) => Some(Number::Whole(if negative { -whole } else { whole })),
            None => Decimal::parse(digits, negative).map(Number::Real),
        }
    }

    /// Parses a number whose digits may be grouped by underscores.
    pub(crate) fn parse_grouped(text: &str) -> Option<Number> {
        match text.starts_with(|first: char| first.is_ascii_digit()) && text.contains('_') {
            true => Number::parse(&text.replace('_', "")),
            false => Number::parse(text),
        }
    }

    /// Returns whether two whole numbers have a bit in common.
    pub(crate) fn meets(self, other: Number) -> bool {
        matches!((self, other), (Number::Whole(one), Number::Whole(other)) if one & other != 0)
    }

    /// Returns the nearest number of 64 bits with a fraction.
    pub(crate) fn real(self) -> f64 {
        match self {
            Number::Whole(whole) => whole as f64,
            Number::Real(Decimal { digits, exponent }) => format!("{digits}e{exponent}").parse().unwrap_or(f64::NAN),
        }
    }

    fn decimal(self) -> Decimal {
        match self {
            Number::Whole(digits) => Decimal { digits, exponent: 0 },
            Number::Real(real) => real,
        }
    }
}

impl PartialEq for Number {
    fn eq(&self, other: &Number) -> bool {
        self.partial_cmp(other) == Some(Ordering::Equal)
    }
}

impl PartialOrd for Number {
    fn partial_cmp(&self, other: &Number) -> Option<Ordering> {
        match (self, other) {
            (Number::Whole(one), Number::Whole(other)) => Some(one.cmp(other)),
            _ => Some(self.decimal().compare(other.decimal())),
        }
    }
}

/// A value that is no list, as expressions compare it.
pub(crate) trait Comparable {
    /// Returns the number that the value is or states.
    fn number(&self) -> Option<Number>;
    /// Returns the time that the value is or states.
    fn time(&self) -> Option<FileTime>;
    /// Returns the address that the value is or states.
    fn address(&self) -> Option<IpAddr>;
    /// Returns the GUID that the value is or states.
    fn guid(&self) -> Option<Guid>;
    /// Returns the value as text.
    fn text(&self) -> Cow<'_, str>;
}

impl Comparable for Datum<'_> {
    fn number(&self) -> Option<Number> {
        match self {
            Datum::Integer(number) => Some(Number::Whole(*number)),
            Datum::Hex(number, _) => Some(Number::Whole((*number).into())),
            Datum::Text(text) => Number::parse(text),
            Datum::Real(text) => Number::parse(text),
            Datum::Bytes(_) => Number::parse(&self.text()),
            _ => None,
        }
    }

    fn time(&self) -> Option<FileTime> {
        match self {
            Datum::Time(time) => Some(*time),
            Datum::Text(text) => match text.parse() {
                Ok(TimeBound::At(time)) => Some(time),
                _ => None,
            },
            _ => None,
        }
    }

    fn address(&self) -> Option<IpAddr> {
        match self {
            Datum::Address(address) => Some(address.to_canonical()),
            Datum::Text(text) => text.parse().ok().map(|own: IpAddr| own.to_canonical()),
            _ => None,
        }
    }

    fn guid(&self) -> Option<Guid> {
        match self {
            Datum::Guid(guid) => Some(*guid),
            Datum::Text(text) => text.parse().ok(),
            _ => None,
        }
    }

    fn text(&self) -> Cow<'_, str> {
        match self {
            Datum::Text(text) => Cow::Borrowed(text),
            other => other.clone().into_text(),
        }
    }
}

/// Returns whether a value is `null` in JSON, as one that an event does not have.
pub(crate) fn is_null(value: &ColumnValue<'_>) -> bool {
    matches!(value, ColumnValue::Field(field) if field.is_null())
}

/// Calls `each` with a value, or with each element of a list. Structures have no values.
pub(crate) fn for_each_datum(value: &ColumnValue<'_>, each: &mut dyn FnMut(Datum<'_>)) {
    match value {
        ColumnValue::Number(number) => each(Datum::Integer((*number).into())),
        ColumnValue::Hex(number, digits) => each(Datum::Hex(*number, *digits)),
        ColumnValue::Time(time) => each(Datum::Time(*time)),
        ColumnValue::Guid(guid) => each(Datum::Guid(*guid)),
        ColumnValue::Text(text) => each(Datum::Text(Cow::Borrowed(text))),
        ColumnValue::List(names) => names.iter().for_each(|name| each(Datum::Text(Cow::Borrowed(name)))),
        ColumnValue::Field(field) => for_each_value(*field, each),
        other => each(Datum::Text(other.to_string().into())),
    }
}

fn for_each_value(field: FieldValue<'_>, each: &mut dyn FnMut(Datum<'_>)) {
    match (field.datum(), field.flags()) {
        (_, Some(flags)) => flags.into_iter().for_each(|flag| each(Datum::Text(flag.into()))),
        (Datum::List, None) => field.for_each_part(&mut |_, _, element| for_each_value(element, each)),
        (Datum::Null | Datum::Object, None) => {}
        (datum, None) => each(datum),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_compare_by_value() {
        let number = |text: &str| Number::parse(text).unwrap_or_else(|| panic!("{text} is a number"));
        for (less, more) in
            [("-1", "0"), ("0x0f", "16"), ("1.5", "2"), ("18446744073709551615", "18446744073709551616")]
                .into_iter()
                .chain([("-2", "-1.5"), ("-0.5", "0"), ("1e-9", "2e-9"), ("9.99", "1e1"), ("3", "3.4028235e38")])
        {
            assert!(number(less) < number(more), "{less} {more}");
        }
        assert_eq!(number("0x10"), number("16"));
        assert_eq!(number("16.0"), number("16"));
        assert_eq!(number("160e-1"), number("0.0016e4"));
        assert_eq!(number("-0.0"), number("0"));
        assert!(number("0.1").real() == 0.1 && number("5e-324").real() == 5e-324 && number("-2.5").real() == -2.5);
        for text in ["", "-", "0x", "x", "1a", "1.", ".5", "e5", "--1", "0x1.5", "infinity", "nan"] {
            assert!(Number::parse(text).is_none(), "{text}");
        }
    }
}
