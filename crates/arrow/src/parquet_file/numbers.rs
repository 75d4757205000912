//! Encodes a column of integers, times or durations as differences from one row to the next (`DELTA_BINARY_PACKED`).
//!
//! Times and places in a trace rise, and other numbers often repeat. The writer of the parquet crate takes about 80 instructions for
//! each number; this one takes a fifth.

use arrow_array::cast::AsArray;
use arrow_array::types::{
    ArrowPrimitiveType, DurationMicrosecondType, DurationMillisecondType, DurationNanosecondType, DurationSecondType,
    Int8Type, Int16Type, Int32Type, Int64Type, TimestampNanosecondType, UInt8Type, UInt16Type, UInt32Type, UInt64Type,
};
use arrow_array::{Array, ArrayRef, PrimitiveArray};
use arrow_schema::{DataType, TimeUnit};
use bytes::Bytes;
use parquet::basic::{Encoding, Type};
use parquet::column::writer::ColumnCloseResult;
use parquet::errors::ParquetError;
use parquet::file::statistics::{Statistics, ValueStatistics};
use parquet::schema::types::ColumnDescPtr;

use super::hybrid::varint;
use super::pages::{Bounds, Compressor, Pages};

/// Numbers of a block, whose differences have one minimum.
const BLOCK: usize = 128;
/// Numbers of a part of a block, whose differences have one width.
const PART: usize = 32;

/// The column of a row group.
pub(super) struct NumberColumn {
    pages: Pages,
    /// Numbers of the current page. Those of 32 bits have the same bits as in Arrow, with their sign extended.
    numbers: Vec<i64>,
    /// Lowest and highest number of all pages, in the order of the type.
    range: Option<(i64, i64)>,
    is_unsigned: bool,
    is_32: bool,
}

/// Returns whether a type is one of numbers that are encoded here.
pub(super) fn is_number(of: &DataType) -> bool {
    use DataType as T;
    matches!(
        of,
        T::Int8
            | T::Int16
            | T::Int32
            | T::Int64
            | T::UInt8
            | T::UInt16
            | T::UInt32
            | T::UInt64
            | T::Duration(_)
            | T::Timestamp(TimeUnit::Nanosecond, _)
    )
}

impl NumberColumn {
    /// Creates the column of a row group, of a type that [is one of numbers](is_number).
    pub(super) fn new(description: ColumnDescPtr, of: &DataType) -> NumberColumn {
        NumberColumn {
            is_32: description.physical_type() == Type::INT32,
            is_unsigned: of.is_unsigned_integer(),
            pages: Pages::new(description),
            numbers: Vec::new(),
            range: None,
        }
    }

    /// Size in bytes, approximately.
    pub(super) fn bytes(&self) -> usize {
        self.pages.bytes() + 8 * self.numbers.len()
    }

    /// Appends rows.
    pub(super) fn write(&mut self, rows: &ArrayRef, compressor: &mut Compressor) -> Result<(), ParquetError> {
        macro_rules! rows_of {
            ($of:ty, $number:expr) => {
                self.rows(rows.as_primitive::<$of>(), $number, compressor)
            };
        }
        match rows.data_type() {
            DataType::UInt8 => rows_of!(UInt8Type, i64::from),
            DataType::UInt16 => rows_of!(UInt16Type, i64::from),
            DataType::UInt32 => rows_of!(UInt32Type, |number| i64::from(number as i32)),
            DataType::UInt64 => rows_of!(UInt64Type, |number| number as i64),
            DataType::Int8 => rows_of!(Int8Type, i64::from),
            DataType::Int16 => rows_of!(Int16Type, i64::from),
            DataType::Int32 => rows_of!(Int32Type, i64::from),
            DataType::Int64 => rows_of!(Int64Type, i64::from),
            DataType::Timestamp(TimeUnit::Nanosecond, _) => rows_of!(TimestampNanosecondType, i64::from),
            DataType::Duration(TimeUnit::Second) => rows_of!(DurationSecondType, i64::from),
            DataType::Duration(TimeUnit::Millisecond) => rows_of!(DurationMillisecondType, i64::from),
            DataType::Duration(TimeUnit::Microsecond) => rows_of!(DurationMicrosecondType, i64::from),
            DataType::Duration(TimeUnit::Nanosecond) => rows_of!(DurationNanosecondType, i64::from),
            other => Err(ParquetError::General(format!("{other} is no type of numbers"))),
        }
    }

    fn rows<T: ArrowPrimitiveType>(
        &mut self,
        rows: &PrimitiveArray<T>,
        number: impl Fn(T::Native) -> i64,
        compressor: &mut Compressor,
    ) -> Result<(), ParquetError> {
        let mut start = 0;
        while start < rows.len() {
            let count = self.pages.room().min(rows.len() - start);
            let part = rows.slice(start, count);
            self.pages.add(count, part.nulls());
            match part.nulls() {
                Some(nulls) => {
                    for (start, end) in nulls.valid_slices() {
                        let values = part.values().get(start..end).unwrap_or_default();
                        self.numbers.extend(values.iter().map(|value| number(*value)));
                    }
                }
                None => self.numbers.extend(part.values().iter().map(|value| number(*value))),
            }
            if self.pages.room() == 0 {
                self.end_page(compressor)?;
            }
            start += count;
        }
        Ok(())
    }

    /// Returns the number in the order of the type. It is its own inverse.
    fn in_order(&self, number: i64) -> i64 {
        match self.is_unsigned {
            // The bits of a number of 32 bits are those of its sign extension, whose order is the same.
            true => number ^ i64::MIN,
            false => number,
        }
    }

    /// Completes the page.
    fn end_page(&mut self, compressor: &mut Compressor) -> Result<(), ParquetError> {
        let values = deltas(&self.numbers, self.is_32);
        let range = self.numbers.first().map(|first| {
            let (mut before, mut ends) = (*first, (self.in_order(*first), self.in_order(*first)));
            for block in self.numbers.chunks(BLOCK).filter(|block| !are_all(block, &mut before)) {
                ends = block.iter().fold(ends, |(low, high), number| {
                    let number = self.in_order(*number);
                    (low.min(number), high.max(number))
                });
            }
            ends
        });
        if let Some((low, high)) = range {
            let (least, most) = self.range.unwrap_or((low, high));
            self.range = Some((low.min(least), high.max(most)));
        }
        let bytes = |number| self.encoded(self.in_order(number));
        let range = range.map(|(low, high)| (bytes(low), bytes(high)));
        self.pages.end([&values, &[]], Encoding::DELTA_BINARY_PACKED, Bounds { range, texts: None }, compressor)?;
        self.numbers.clear();
        Ok(())
    }

    /// Returns a number as a page contains it without an encoding.
    fn encoded(&self, number: i64) -> Vec<u8> {
        let bytes = number.to_le_bytes();
        let size = if self.is_32 { 4 } else { 8 };
        bytes.get(..size).unwrap_or(&bytes).to_vec()
    }

    /// Completes the column. Returns its bytes, and what the file states about them.
    pub(super) fn close(mut self, compressor: &mut Compressor) -> Result<(Bytes, ColumnCloseResult), ParquetError> {
        if self.pages.has_rows() {
            self.end_page(compressor)?;
        }
        let (low, high) = self.range.map(|(low, high)| (self.in_order(low), self.in_order(high))).unzip();
        let is_signed = !self.is_unsigned;
        let is_32 = self.is_32;
        let narrow = |number: i64| number as i32;
        self.pages.close(compressor, None, |nulls| match is_32 {
            true => statistics(low.map(narrow), high.map(narrow), nulls, is_signed),
            false => statistics(low, high, nulls, is_signed),
        })
    }
}

/// Returns what a file states about numbers. Readers before the order of types was stated compare all with their sign, and have
/// fields of their own.
fn statistics<T>(low: Option<T>, high: Option<T>, nulls: u64, is_signed: bool) -> Statistics
where
    Statistics: From<ValueStatistics<T>>,
{
    ValueStatistics::new(low, high, None, Some(nulls), false).with_backwards_compatible_min_max(is_signed).into()
}

/// Returns whether all numbers of a block equal `last`, and sets `last` to the last number of the block. Many columns contain one
/// number.
fn are_all(block: &[i64], last: &mut i64) -> bool {
    let before = *last;
    *last = block.last().copied().unwrap_or(before);
    // The ends are compared first, since most blocks of other columns differ there. The fold has no branches, so compilers compare
    // several numbers at once.
    *last == before
        && block.first().is_none_or(|first| *first == before)
        && block.iter().fold(0, |bits, number| bits | (number ^ before)) == 0
}

/// Returns the differences of numbers, in blocks.
pub(super) fn deltas(numbers: &[i64], is_32: bool) -> Vec<u8> {
    let mut out = Vec::with_capacity(32 + 2 * numbers.len());
    varint(BLOCK as u64, &mut out);
    varint((BLOCK / PART) as u64, &mut out);
    varint(numbers.len() as u64, &mut out);
    let Some((first, rest)) = numbers.split_first() else {
        varint(0, &mut out);
        return out;
    };
    zigzag(*first, &mut out);
    let mut before = *first;
    for block in rest.chunks(BLOCK) {
        let start = before;
        if are_all(block, &mut before) {
            out.extend_from_slice(&[0; 1 + BLOCK / PART]);
            continue;
        }
        let mut deltas = [0i64; BLOCK];
        let previous = std::iter::once(&start).chain(block);
        for (delta, (number, previous)) in deltas.iter_mut().zip(block.iter().zip(previous)) {
            *delta = number.wrapping_sub(*previous);
        }
        let deltas = deltas.get_mut(..block.len()).unwrap_or_default();
        if is_32 {
            deltas.iter_mut().for_each(|delta| *delta = i64::from(*delta as i32));
        }
        let least = deltas.iter().fold(i64::MAX, |least, delta| least.min(*delta));
        zigzag(least, &mut out);
        let widths = out.len();
        out.extend_from_slice(&[0; BLOCK / PART]);
        for (at, part) in deltas.chunks(PART).enumerate() {
            let mut all = [0u64; PART];
            for (own, delta) in all.iter_mut().zip(part) {
                *own = delta.wrapping_sub(least) as u64;
            }
            let width = 64 - all.iter().fold(0, |bits, own| bits | own).leading_zeros();
            if let Some(of_part) = out.get_mut(widths + at) {
                *of_part = width as u8;
            }
            pack(&all, width, &mut out);
        }
    }
    out
}

/// Appends numbers of `width` bits each.
fn pack(numbers: &[u64; PART], width: u32, out: &mut Vec<u8>) {
    if width == 0 {
        return;
    }
    let (mut word, mut filled) = (0u64, 0);
    for number in numbers {
        word |= number << filled;
        filled += width;
        if filled >= 64 {
            out.extend_from_slice(&word.to_le_bytes());
            filled -= 64;
            word = number.checked_shr(width - filled).unwrap_or(0);
        }
    }
    // As many bits as a whole number of bytes: 32 for an odd width, otherwise none.
    out.extend_from_slice(word.to_le_bytes().get(..filled as usize / 8).unwrap_or_default());
}

/// Appends a number whose sign is its lowest bit.
fn zigzag(number: i64, out: &mut Vec<u8>) {
    varint((number << 1 ^ number >> 63) as u64, out);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Decodes by the text of the format, a bit at a time.
    fn decode(bytes: &[u8], is_32: bool) -> Vec<i64> {
        let mut at = 0;
        let varint = |at: &mut usize| {
            let (mut number, mut shift) = (0u64, 0);
            loop {
                let byte = bytes[*at];
                *at += 1;
                number |= u64::from(byte & 0x7F) << shift;
                shift += 7;
                if byte & 0x80 == 0 {
                    return number;
                }
            }
        };
        let signed = |number: u64| (number >> 1) as i64 ^ -((number & 1) as i64);
        let (block, parts, count) = (varint(&mut at), varint(&mut at), varint(&mut at));
        let part = block / parts;
        let mut numbers = vec![signed(varint(&mut at))];
        while (numbers.len() as u64) < count {
            let least = signed(varint(&mut at));
            let widths = bytes[at..at + parts as usize].to_vec();
            at += parts as usize;
            for width in widths {
                if numbers.len() as u64 >= count {
                    assert_eq!(width, 0, "a part without numbers");
                    continue;
                }
                for own in 0..part {
                    let bit = |bit: u64| u64::from(bytes[at + (bit / 8) as usize] >> (bit % 8) & 1);
                    let start = own * u64::from(width);
                    let more = (0..u64::from(width)).fold(0, |all, one| all | bit(start + one) << one);
                    let number = numbers[numbers.len() - 1].wrapping_add(least).wrapping_add(more as i64);
                    numbers.push(if is_32 { i64::from(number as i32) } else { number });
                }
                at += (part * u64::from(width) / 8) as usize;
            }
        }
        assert_eq!(at, bytes.len());
        numbers.truncate(count as usize);
        numbers
    }

    #[test]
    fn numbers_of_any_size_are_decoded() {
        let mut seed = 1u64;
        let mut random = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            seed.rotate_left(29)
        };
        for is_32 in [false, true] {
            for bits in 0..=64 {
                for count in [1, 2, 31, 32, 33, 128, 129, 130, 1000] {
                    let number = |random: u64| if bits == 0 { 0 } else { (random >> (64 - bits)) as i64 };
                    let numbers = (0..count).map(|_| number(random()));
                    let numbers: Vec<i64> = match is_32 {
                        true => numbers.map(|number| i64::from(number as i32)).collect(),
                        false => numbers.collect(),
                    };
                    assert_eq!(decode(&deltas(&numbers, is_32), is_32), numbers, "{bits} bits, {count} numbers");
                }
            }
        }
        for numbers in [vec![i64::MIN, i64::MAX, i64::MIN, 0, -1], vec![i64::MAX; 300]] {
            assert_eq!(decode(&deltas(&numbers, false), false), numbers);
        }
        let ends = [i32::MIN, i32::MAX, i32::MIN, 0, -1].map(i64::from);
        assert_eq!(decode(&deltas(&ends, true), true), ends);
    }

    #[test]
    fn equal_numbers_take_five_bytes_a_block() {
        assert!(deltas(&[7; 8192], false).len() <= 8 + 64 * 5);
    }
}
