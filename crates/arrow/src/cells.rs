//! Cells of a column, before they are an Arrow array.

use std::convert::Infallible;
use std::fmt::Write as _;
use std::sync::Arc;

use arrow_array::builder::NullBufferBuilder;
use arrow_array::types::Int32Type;
use arrow_array::{
    ArrayRef, BinaryArray, BooleanArray, DictionaryArray, DurationMicrosecondArray, DurationMillisecondArray,
    DurationNanosecondArray, DurationSecondArray, FixedSizeBinaryArray, Float32Array, Float64Array, Int8Array,
    Int16Array, Int32Array, Int64Array, PrimitiveArray, StringArray, TimestampNanosecondArray, UInt8Array, UInt16Array,
    UInt32Array, UInt64Array,
};
use arrow_buffer::{BooleanBufferBuilder, Buffer, NullBuffer, OffsetBuffer, ScalarBuffer};
use arrow_schema::{ArrowError, DataType, TimeUnit};
use etwspec::Guid;
use etwspec_etl::payload::{Place, Value};
use etwspec_etl::text;
use etwspec_etl::time::FileTime;
use hashbrown::HashMap;

/// FILETIME of 1970-01-01.
const UNIX_EPOCH: i64 = FileTime::from_unix_seconds(0).0;

/// Name of the time zone of times.
pub(crate) const UTC: &str = "UTC";

/// Entries of a dictionary. Beyond them, the next batch begins a new dictionary.
const MAX_ENTRIES: usize = 1 << 16;

/// Size of the entries of a dictionary in bytes. Beyond it, the next batch begins a new dictionary, too.
const MAX_BYTES: usize = 8 << 20;

/// Room in bytes that a column of texts keeps for the next batch. One batch may be far larger than the others.
const MAX_ROOM: usize = 1 << 20;

/// Returns the nanoseconds since 1970. `None` if they have no number of 64 bits: before 1677 and after 2262.
#[inline]
pub(crate) fn nanoseconds(time: FileTime) -> Option<i64> {
    time.0.checked_sub(UNIX_EPOCH)?.checked_mul(100)
}

/// Type of the data of a time.
pub(crate) fn time_type() -> DataType {
    DataType::Timestamp(TimeUnit::Nanosecond, Some(UTC.into()))
}

/// Type of the data of a dictionary.
pub(crate) fn dictionary_type() -> DataType {
    DataType::Dictionary(Box::new(DataType::Int32), Box::new(DataType::Utf8))
}

/// Texts or bytes of different sizes.
#[derive(Debug)]
pub(crate) struct Runs {
    offsets: Vec<i32>,
    bytes: Vec<u8>,
}

impl Runs {
    fn new() -> Runs {
        Runs { offsets: vec![0], bytes: Vec::new() }
    }

    /// Appends an element that a function writes.
    #[inline]
    pub(crate) fn push(&mut self, write: impl FnOnce(&mut Vec<u8>)) {
        write(&mut self.bytes);
        self.end();
    }

    /// Ends the element.
    #[inline]
    fn end(&mut self) {
        // A batch ends before there are as many bytes.
        self.offsets.push(i32::try_from(self.bytes.len()).unwrap_or(i32::MAX));
    }

    fn take(&mut self) -> (OffsetBuffer<i32>, Buffer) {
        let room = Vec::with_capacity(self.bytes.len().min(MAX_ROOM));
        let (offsets, bytes) = (take(&mut self.offsets), std::mem::replace(&mut self.bytes, room));
        self.offsets.push(0);
        (OffsetBuffer::new(ScalarBuffer::from(offsets)), Buffer::from_vec(bytes))
    }
}

/// Texts of which each is stored once.
#[derive(Debug)]
pub(crate) struct Dictionary {
    keys: Vec<i32>,
    known: HashMap<Box<str>, i32>,
    /// Keys of texts by their UTF-16, which is converted once.
    encoded: HashMap<Box<[u8]>, i32>,
    encoded_bytes: usize,
    values: Runs,
    /// The values as an array, if none has been added since.
    array: Option<Arc<StringArray>>,
    /// Size of the values of batches that have been taken, in bytes.
    taken: usize,
    /// Changes when the keys lose their meaning.
    generation: u32,
}

impl Dictionary {
    /// Creates a dictionary without texts and without keys.
    pub(crate) fn new() -> Dictionary {
        Dictionary {
            keys: Vec::new(),
            known: HashMap::new(),
            encoded: HashMap::new(),
            encoded_bytes: 0,
            values: Runs::new(),
            array: None,
            taken: 0,
            generation: 0,
        }
    }

    /// Returns the key of a text.
    pub(crate) fn key(&mut self, text: &str) -> i32 {
        if let Some(key) = self.known.get(text) {
            return *key;
        }
        let key = i32::try_from(self.known.len()).unwrap_or(i32::MAX);
        self.known.insert(text.into(), key);
        self.values.push(|out| out.extend_from_slice(text.as_bytes()));
        self.array = None;
        key
    }

    /// Returns the key of the text of a value.
    fn key_of(&mut self, value: &Value<'_>) -> i32 {
        let encoded = match value {
            Value::Utf16(text) => Some(text.as_bytes()),
            _ => None,
        };
        if let Some(key) = encoded.and_then(|encoded| self.encoded.get(encoded)) {
            return *key;
        }
        let mut text = Vec::new();
        write_text(&mut text, value);
        let key = self.key(&String::from_utf8_lossy(&text));
        if let Some(encoded) = encoded {
            // Different code units can be the same text, so the texts do not limit them.
            self.encoded_bytes += encoded.len();
            if self.encoded_bytes > MAX_BYTES {
                self.encoded.clear();
                self.encoded_bytes = encoded.len();
            }
            self.encoded.insert(encoded.into(), key);
        }
        key
    }

    /// Changes when keys that were returned lose their meaning.
    pub(crate) fn generation(&self) -> u32 {
        self.generation
    }

    /// Returns an array of keys.
    pub(crate) fn take(&mut self, keys: Vec<i32>, nulls: Option<NullBuffer>) -> Result<ArrayRef, ArrowError> {
        let values = match self.array.take() {
            Some(array) => array,
            None => {
                let (offsets, bytes) = (self.values.offsets.clone(), self.values.bytes.clone());
                let offsets = OffsetBuffer::new(ScalarBuffer::from(offsets));
                Arc::new(StringArray::try_new(offsets, Buffer::from_vec(bytes), None)?)
            }
        };
        let keys = PrimitiveArray::<Int32Type>::try_new(keys.into(), nulls)?;
        let array = DictionaryArray::try_new(keys, values.clone())?;
        if self.known.len() > MAX_ENTRIES || self.values.bytes.len() > MAX_BYTES {
            *self = Dictionary { generation: self.generation + 1, ..Dictionary::new() };
        } else {
            self.array = Some(values);
            self.taken = self.values.bytes.len();
        }
        Ok(Arc::new(array))
    }
}

/// Takes the elements, and keeps room for as many.
fn take<T>(values: &mut Vec<T>) -> Vec<T> {
    let room = Vec::with_capacity(values.len());
    std::mem::replace(values, room)
}

/// Values of a column.
#[derive(Debug)]
pub(crate) enum Values {
    U8(Vec<u8>),
    U16(Vec<u16>),
    U32(Vec<u32>),
    U64(Vec<u64>),
    I8(Vec<i8>),
    I16(Vec<i16>),
    I32(Vec<i32>),
    I64(Vec<i64>),
    F32(Vec<f32>),
    F64(Vec<f64>),
    Boolean(BooleanBufferBuilder),
    Time(Vec<i64>),
    Duration(TimeUnit, Vec<i64>),
    /// 16 bytes each.
    Guid(Vec<u8>),
    Text(Runs),
    Binary(Runs),
    Dictionary(Dictionary),
}

/// Cells of a column: values, some of which are null.
#[derive(Debug)]
pub(crate) struct Cells {
    pub(crate) values: Values,
    pub(crate) nulls: NullBufferBuilder,
}

impl Cells {
    /// Creates a column without cells.
    pub(crate) fn new(of: &DataType) -> Cells {
        let values = match of {
            DataType::UInt8 => Values::U8(Vec::new()),
            DataType::UInt16 => Values::U16(Vec::new()),
            DataType::UInt32 => Values::U32(Vec::new()),
            DataType::UInt64 => Values::U64(Vec::new()),
            DataType::Int8 => Values::I8(Vec::new()),
            DataType::Int16 => Values::I16(Vec::new()),
            DataType::Int32 => Values::I32(Vec::new()),
            DataType::Int64 => Values::I64(Vec::new()),
            DataType::Float32 => Values::F32(Vec::new()),
            DataType::Float64 => Values::F64(Vec::new()),
            DataType::Boolean => Values::Boolean(BooleanBufferBuilder::new(0)),
            DataType::Timestamp(..) => Values::Time(Vec::new()),
            DataType::Duration(unit) => Values::Duration(*unit, Vec::new()),
            DataType::FixedSizeBinary(_) => Values::Guid(Vec::new()),
            DataType::Binary => Values::Binary(Runs::new()),
            DataType::Dictionary(..) => Values::Dictionary(Dictionary::new()),
            _ => Values::Text(Runs::new()),
        };
        Cells { values, nulls: NullBufferBuilder::new(0) }
    }

    /// Number of cells.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.nulls.len()
    }

    /// Appends a cell without a value.
    pub(crate) fn null(&mut self) {
        self.null_n(1);
    }

    /// Appends several cells without a value.
    pub(crate) fn null_n(&mut self, count: usize) {
        match &mut self.values {
            Values::U8(all) => all.resize(all.len() + count, 0),
            Values::U16(all) => all.resize(all.len() + count, 0),
            Values::U32(all) => all.resize(all.len() + count, 0),
            Values::U64(all) => all.resize(all.len() + count, 0),
            Values::I8(all) => all.resize(all.len() + count, 0),
            Values::I16(all) => all.resize(all.len() + count, 0),
            Values::I32(all) => all.resize(all.len() + count, 0),
            Values::I64(all) | Values::Time(all) | Values::Duration(_, all) => all.resize(all.len() + count, 0),
            Values::F32(all) => all.resize(all.len() + count, 0.0),
            Values::F64(all) => all.resize(all.len() + count, 0.0),
            Values::Boolean(all) => all.append_n(count, false),
            Values::Guid(all) => all.resize(all.len() + 16 * count, 0),
            Values::Text(all) | Values::Binary(all) => {
                let end = all.offsets.last().copied().unwrap_or(0);
                all.offsets.resize(all.offsets.len() + count, end);
            }
            Values::Dictionary(all) => all.keys.resize(all.keys.len() + count, 0),
        }
        self.nulls.append_n_nulls(count);
    }

    /// Appends a number, which is truncated to the size of the cells; negative numbers in two's complement.
    #[inline]
    pub(crate) fn number(&mut self, number: u64) {
        match &mut self.values {
            Values::U8(all) => all.push(number as u8),
            Values::U16(all) => all.push(number as u16),
            Values::U32(all) => all.push(number as u32),
            Values::U64(all) => all.push(number),
            Values::I8(all) => all.push(number as i8),
            Values::I16(all) => all.push(number as i16),
            Values::I32(all) => all.push(number as i32),
            Values::I64(all) | Values::Time(all) | Values::Duration(_, all) => all.push(number as i64),
            Values::Boolean(all) => all.append(number != 0),
            _ => return self.null(),
        }
        self.nulls.append_non_null();
    }

    /// Appends the numbers at a place in the data of several events.
    pub(crate) fn numbers(&mut self, place: &Place, data: &[&[u8]]) {
        macro_rules! extend {
            ($all:expr, $of:ty) => {{
                $all.reserve(data.len());
                place.numbers(data, |number| $all.push(number as $of));
            }};
        }
        match &mut self.values {
            Values::U8(all) => extend!(all, u8),
            Values::U16(all) => extend!(all, u16),
            Values::U32(all) => extend!(all, u32),
            Values::U64(all) => extend!(all, u64),
            Values::I8(all) => extend!(all, i8),
            Values::I16(all) => extend!(all, i16),
            Values::I32(all) => extend!(all, i32),
            Values::I64(all) | Values::Time(all) | Values::Duration(_, all) => extend!(all, i64),
            _ => return self.null_n(data.len()),
        }
        self.nulls.append_n_non_nulls(data.len());
    }

    /// Appends a number, if there is one.
    #[inline]
    pub(crate) fn optional(&mut self, number: Option<u64>) {
        match number {
            Some(number) => self.number(number),
            None => self.null(),
        }
    }

    /// Appends a floating-point number.
    pub(crate) fn float(&mut self, number: f64) {
        match &mut self.values {
            Values::F32(all) => all.push(number as f32),
            Values::F64(all) => all.push(number),
            _ => return self.null(),
        }
        self.nulls.append_non_null();
    }

    /// Appends the text of a value.
    #[inline]
    pub(crate) fn value(&mut self, value: &Value<'_>) {
        match &mut self.values {
            Values::Dictionary(all) => {
                let key = all.key_of(value);
                all.keys.push(key);
                self.nulls.append_non_null();
            }
            _ => self.run(|out| write_text(out, value)),
        }
    }

    /// Appends a text or bytes that a function writes. Text is UTF-8. Cells of a dictionary have [texts](Self::text).
    #[inline]
    pub(crate) fn run(&mut self, write: impl FnOnce(&mut Vec<u8>)) {
        match &mut self.values {
            Values::Text(all) | Values::Binary(all) => {
                all.push(write);
                self.nulls.append_non_null();
            }
            _ => self.null(),
        }
    }

    /// Appends a text.
    pub(crate) fn text(&mut self, text: &str) {
        match &mut self.values {
            Values::Dictionary(all) => {
                let key = all.key(text);
                all.keys.push(key);
                self.nulls.append_non_null();
            }
            Values::Text(_) => self.run(|out| out.extend_from_slice(text.as_bytes())),
            _ => self.null(),
        }
    }

    /// The dictionary of the texts.
    pub(crate) fn dictionary(&mut self) -> Option<&mut Dictionary> {
        match &mut self.values {
            Values::Dictionary(dictionary) => Some(dictionary),
            _ => None,
        }
    }

    /// Appends the text of a key that [`Dictionary::key`] returned, or null.
    #[inline]
    pub(crate) fn key(&mut self, key: Option<i32>) {
        match (&mut self.values, key) {
            (Values::Dictionary(all), Some(key)) => {
                all.keys.push(key);
                self.nulls.append_non_null();
            }
            _ => self.null(),
        }
    }

    /// Appends a GUID, as text or as bytes.
    pub(crate) fn guid(&mut self, guid: Guid) {
        match &mut self.values {
            Values::Guid(all) => {
                all.extend_from_slice(&guid.to_be_bytes());
                self.nulls.append_non_null();
            }
            Values::Dictionary(_) => self.text(&guid.to_string()),
            _ => self.run(|out| out.extend_from_slice(&guid.to_ascii())),
        }
    }

    /// Appends what is displayed.
    pub(crate) fn display(&mut self, what: impl std::fmt::Display) {
        match &mut self.values {
            Values::Text(_) => self.run(|out| {
                let _never_fails = std::io::Write::write_fmt(out, format_args!("{what}"));
            }),
            Values::Dictionary(_) => {
                let mut text = String::new();
                let _never_fails = write!(text, "{what}");
                self.text(&text);
            }
            _ => self.null(),
        }
    }

    /// Size of the values in bytes, approximately.
    pub(crate) fn bytes(&self) -> usize {
        match &self.values {
            Values::Text(all) | Values::Binary(all) => all.bytes.len() + 4 * all.offsets.len(),
            Values::Guid(all) => all.len(),
            Values::Dictionary(all) => 4 * all.keys.len() + all.values.bytes.len() - all.taken,
            _ => 8 * self.len(),
        }
    }

    /// Takes the cells as an array.
    pub(crate) fn take(&mut self) -> Result<ArrayRef, ArrowError> {
        let nulls = self.nulls.finish();
        Ok(match &mut self.values {
            Values::U8(all) => Arc::new(UInt8Array::try_new(take(all).into(), nulls)?),
            Values::U16(all) => Arc::new(UInt16Array::try_new(take(all).into(), nulls)?),
            Values::U32(all) => Arc::new(UInt32Array::try_new(take(all).into(), nulls)?),
            Values::U64(all) => Arc::new(UInt64Array::try_new(take(all).into(), nulls)?),
            Values::I8(all) => Arc::new(Int8Array::try_new(take(all).into(), nulls)?),
            Values::I16(all) => Arc::new(Int16Array::try_new(take(all).into(), nulls)?),
            Values::I32(all) => Arc::new(Int32Array::try_new(take(all).into(), nulls)?),
            Values::I64(all) => Arc::new(Int64Array::try_new(take(all).into(), nulls)?),
            Values::F32(all) => Arc::new(Float32Array::try_new(take(all).into(), nulls)?),
            Values::F64(all) => Arc::new(Float64Array::try_new(take(all).into(), nulls)?),
            Values::Boolean(all) => Arc::new(BooleanArray::new(all.finish(), nulls)),
            Values::Time(all) => {
                Arc::new(TimestampNanosecondArray::try_new(take(all).into(), nulls)?.with_timezone(UTC))
            }
            Values::Duration(unit, all) => {
                let values = take(all).into();
                match unit {
                    TimeUnit::Second => Arc::new(DurationSecondArray::try_new(values, nulls)?),
                    TimeUnit::Millisecond => Arc::new(DurationMillisecondArray::try_new(values, nulls)?),
                    TimeUnit::Microsecond => Arc::new(DurationMicrosecondArray::try_new(values, nulls)?),
                    TimeUnit::Nanosecond => Arc::new(DurationNanosecondArray::try_new(values, nulls)?),
                }
            }
            Values::Guid(all) => Arc::new(FixedSizeBinaryArray::try_new(16, Buffer::from_vec(take(all)), nulls)?),
            Values::Text(all) => {
                let (offsets, bytes) = all.take();
                Arc::new(StringArray::try_new(offsets, bytes, nulls)?)
            }
            Values::Binary(all) => {
                let (offsets, bytes) = all.take();
                Arc::new(BinaryArray::try_new(offsets, bytes, nulls)?)
            }
            Values::Dictionary(all) => {
                let keys = take(&mut all.keys);
                all.take(keys, nulls)?
            }
        })
    }
}

/// Appends the text of a value as UTF-8.
#[inline]
pub(crate) fn write_text(out: &mut Vec<u8>, value: &Value<'_>) {
    match value {
        Value::Utf16(text) => {
            out.reserve(text.len());
            let Ok(()) = text.pieces(|piece| -> Result<(), Infallible> {
                out.extend_from_slice(piece.as_bytes());
                Ok(())
            });
        }
        Value::Ansi(text, page) => out.extend_from_slice(text::ansi(text.as_bytes(), *page).as_bytes()),
        Value::Utf8(bytes) => out.extend_from_slice(text::utf8(bytes).as_bytes()),
        Value::Char(unit) => out.extend_from_slice(text::character(*unit).as_bytes()),
        other => out.extend_from_slice(other.to_string().as_bytes()),
    }
}
