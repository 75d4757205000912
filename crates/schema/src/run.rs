//! Decodes the data of an event by a plan.

use std::net::{Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};

use etwspec::common::SidView;
use etwspec::describe::Why;
use etwspec::logfile::SystemtimeView;
use etwspec::{AnsiStr, Error, FileTime, Guid, Split, Utf16Str};
use etwspec_etl::Event;
use etwspec_etl::payload::{Group, LeftOver, Sid, Value, Visitor};
use etwspec_etl::text::{CodePage, output};

use crate::plan::{Number, Op, Plan, Run, Scalar, Size, What};
use crate::reading::{self, number};

/// Comparison of the data of an event with its schema.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Fit {
    /// The fields explain all bytes.
    Exact,
    /// Bytes are left after the last field.
    BytesLeft,
    /// The data end within a field, or a count or size exceeds them.
    TooShort,
    /// A field has no encoding that is known, or no certain end. Those before it were decoded.
    Undecodable,
    /// The names of the fields exceed the [limit](etwspec_etl::text::output) of the output for the event. Those before were decoded.
    CutOff,
}

impl Fit {
    /// Returns the word for the fit in JSON and tables. `None` if the fields are certain.
    pub fn doubt(self) -> Option<&'static str> {
        match self {
            Fit::Exact => None,
            Fit::BytesLeft => Some("bytes-left"),
            Fit::TooShort => Some("too-short"),
            Fit::Undecodable => Some("undecodable"),
            Fit::CutOff => Some("cut-off"),
        }
    }
}

/// Text that WPP logs in the place of text or a SID that is missing.
const NULL: &[u8] = b"NULL\0";

/// The same in UTF-16.
const WIDE_NULL: &[u8] = b"N\0U\0L\0L\0\0\0";

/// The data of an event.
#[derive(Clone, Copy)]
pub(crate) struct Data<'a> {
    pub(crate) bytes: &'a [u8],
    /// Limit of the output for names, in bytes.
    pub(crate) output: usize,
    /// Code page of 8-bit text.
    pub(crate) code_page: Option<CodePage>,
}

impl<'a> Data<'a> {
    /// Returns the data of an event, and the limit of the output by the size of the event.
    #[inline]
    pub(crate) fn of(event: &Event<'a>) -> Result<Data<'a>, Error> {
        let output = output::names_limit(event.bytes().len());
        Ok(Data { bytes: event.data()?, output, code_page: event.code_page() })
    }
}

/// Remaining data, and the numbers that counts and lengths refer to.
struct Cursor<'a, 's> {
    left: &'a [u8],
    /// Size of the data.
    size: usize,
    /// Remaining output for names, in bytes.
    output: usize,
    /// Size of the path of the list or structure that contains the field, in bytes.
    path: usize,
    slots: &'s mut [u64],
    texts: Texts<'s>,
    code_page: Option<CodePage>,
}

/// End of UTF-16 text without a length.
#[derive(Clone, Copy)]
enum Texts<'s> {
    /// A zero, or the end of the data.
    AtZeros,
    /// Offsets of the ends, the next one first.
    At(&'s [usize]),
    /// Nowhere that is certain.
    Unknown,
}

/// Reason why the data could not be decoded to their end.
enum Stop {
    Short,
    Undecodable,
    CutOff,
}

/// Visits the fields. Bytes that no field explains are passed to `rest`.
///
/// If texts may contain zeros or be missing, and do not explain the data as they are usually read, the only reading that does is
/// used. If there is none, or are several, fields end before the first text.
pub(crate) fn run<'a>(plan: &Plan, of: Data<'a>, slots: &mut Vec<u64>, visitor: &mut impl Visitor<'a>) -> Fit {
    if !plan.has_open_texts || fits(plan, of, slots) {
        return run_with(plan, of, slots, Texts::AtZeros, visitor);
    }
    match reading::ends_of_texts(&plan.ops, of.bytes) {
        Some(ends) => run_with(plan, of, slots, Texts::At(&ends), visitor),
        None => run_with(plan, of, slots, Texts::Unknown, visitor),
    }
}

/// Returns whether fields explain all bytes, if texts end at zeros.
pub(crate) fn fits(plan: &Plan, of: Data<'_>, slots: &mut Vec<u64>) -> bool {
    match plan.fixed {
        Some(size) => of.bytes.len() == size,
        None => run_with(plan, of, slots, Texts::AtZeros, &mut LeftOver::default()) == Fit::Exact,
    }
}

/// Returns whether fields explain all bytes as [`run`] reads them, and the number of those that they do not.
pub(crate) fn fit(plan: &Plan, of: Data<'_>, slots: &mut Vec<u64>) -> (Fit, usize) {
    if fits(plan, of, slots) {
        return (Fit::Exact, 0);
    }
    let mut left = LeftOver::default();
    (run(plan, of, slots, &mut left), left.0)
}

fn run_with<'a>(
    plan: &Plan,
    Data { bytes: data, output, code_page }: Data<'a>,
    slots: &mut Vec<u64>,
    texts: Texts<'_>,
    visitor: &mut impl Visitor<'a>,
) -> Fit {
    slots.clear();
    slots.resize(plan.slots, 0);
    let mut cursor = Cursor { left: data, size: data.len(), output, path: 0, slots, texts, code_page };
    let (fit, why) = match cursor.ops(&plan.ops, visitor) {
        Ok(()) if cursor.left.is_empty() => return Fit::Exact,
        Ok(()) => (Fit::BytesLeft, Why::After),
        Err(Stop::Short) => {
            let (needed, have) = (data.len() + 1, data.len());
            (Fit::TooShort, Why::Error(Error::TooShort { name: "data of the event", needed, have }))
        }
        Err(Stop::Undecodable) => (Fit::Undecodable, Why::NoRow),
        Err(Stop::CutOff) => (Fit::CutOff, Why::NoRow),
    };
    if !cursor.left.is_empty() {
        visitor.rest(cursor.left, why);
    }
    if fit == Fit::CutOff {
        visitor.cut_off();
    }
    fit
}

impl<'a> Cursor<'a, '_> {
    fn ops(&mut self, ops: &[Op], visitor: &mut impl Visitor<'a>) -> Result<(), Stop> {
        ops.iter().try_for_each(|op| self.op(op, visitor))
    }

    #[inline]
    fn op(&mut self, op: &Op, visitor: &mut impl Visitor<'a>) -> Result<(), Stop> {
        self.charge(op.output)?;
        let before = self.left;
        let count = match op.count {
            Number::Unstated => return self.one(op, false, visitor),
            Number::Fixed(count) => count,
            Number::Slot(slot) => self.number(slot),
            Number::Prefixed => {
                let count = self.take(2).ok_or(Stop::Short)?;
                number(count) as usize
            }
        };
        // A count beyond the data is found before the elements are visited.
        if count.checked_mul(op.least).is_none_or(|least| least > self.left.len()) {
            self.left = before;
            return Err(Stop::Short);
        }
        visitor.begin(&op.field, Group::List);
        let path = self.path;
        self.path = op.path_of_elements(path);
        let result = self.elements(op, count, visitor);
        self.path = path;
        visitor.end(Group::List);
        result
    }

    fn elements(&mut self, op: &Op, count: usize, visitor: &mut impl Visitor<'a>) -> Result<(), Stop> {
        for _ in 0..count {
            self.charge(op.element_output)?;
            self.one(op, true, visitor)?;
        }
        Ok(())
    }

    #[inline]
    fn one<V: Visitor<'a>>(&mut self, op: &Op, element: bool, visitor: &mut V) -> Result<(), Stop> {
        let field = op.element.as_deref().filter(|_| element).unwrap_or(&op.field);
        let start = self.offset();
        match &op.what {
            What::Scalar { size, of } => {
                let bytes = self.take(*size).ok_or(Stop::Short)?;
                if let Some(slot) = op.slot.and_then(|slot| self.slots.get_mut(slot)) {
                    *slot = number(bytes);
                }
                visitor.range(start..self.offset());
                if V::VALUES {
                    visitor.value(field, scalar(*of, bytes, self.code_page));
                }
            }
            What::Run { of: Run::Utf16, size: Size::Terminated } if matches!(self.texts, Texts::Unknown) => {
                return Err(Stop::Undecodable);
            }
            What::Run { of, size } => {
                let bytes = self.run(*of, *size).ok_or(Stop::Short)?;
                visitor.range(start..self.offset());
                if V::VALUES {
                    visitor.value(field, text(*of, bytes, self.code_page));
                }
            }
            // WPP logs this if there is no SID. The first byte of a SID is 1.
            What::Sid { before: 0 } if self.left.starts_with(NULL) => {
                let bytes = self.take(NULL.len()).ok_or(Stop::Short)?;
                visitor.range(start..self.offset());
                visitor.value(field, text(Run::Ansi, &bytes[..NULL.len() - 1], self.code_page));
            }
            What::Sid { before } => {
                let bytes = self.left.get(*before..).ok_or(Stop::Short)?;
                let (sid, left) = SidView::split(bytes).map_err(|_| Stop::Short)?;
                self.left = left;
                visitor.range(start..self.offset());
                visitor.value(field, Value::Sid(Sid(sid)));
            }
            What::Struct(ops) => {
                visitor.begin(field, Group::Struct(None));
                let path = self.path;
                if !element {
                    self.path = op.path_of_members(path);
                }
                let result = self.ops(ops, visitor);
                self.path = path;
                visitor.end(Group::Struct(None));
                return result;
            }
            What::Undecodable => return Err(Stop::Undecodable),
        }
        Ok(())
    }

    /// Returns the offset of what remains.
    #[inline]
    fn offset(&self) -> usize {
        self.size - self.left.len()
    }

    /// Counts the names of a field or an element, and its path.
    #[inline]
    fn charge(&mut self, output: u32) -> Result<(), Stop> {
        self.output = self.output.checked_sub(output as usize + self.path).ok_or(Stop::CutOff)?;
        Ok(())
    }

    #[inline]
    fn take(&mut self, size: usize) -> Option<&'a [u8]> {
        let (bytes, left) = self.left.split_at_checked(size)?;
        self.left = left;
        Some(bytes)
    }

    fn number(&self, slot: usize) -> usize {
        self.slots.get(slot).map_or(0, |number| usize::try_from(*number).unwrap_or(usize::MAX))
    }

    /// Returns the bytes of text, or others, without a terminator.
    #[inline]
    fn run(&mut self, of: Run, size: Size) -> Option<&'a [u8]> {
        let unit = if of == Run::Utf16 { 2 } else { 1 };
        match size {
            Size::Terminated if unit == 2 => {
                if let Texts::At(ends) = self.texts {
                    let (end, ends) = ends.split_first()?;
                    self.texts = Texts::At(ends);
                    let text = self.take(end.checked_sub(self.offset())?)?;
                    return Some(text.strip_suffix(&[0, 0]).unwrap_or(text));
                }
                let (text, left) = Utf16Str::split(self.left);
                // A single byte at the end is no character.
                self.left = if text.is_terminated() { left } else { &[] };
                (left.is_empty() || text.is_terminated()).then_some(text.as_bytes())
            }
            Size::Terminated => {
                let (text, left) = AnsiStr::split(self.left);
                self.left = left;
                Some(text.as_bytes())
            }
            Size::Rest => Some(std::mem::take(&mut self.left)),
            Size::Units(units) => {
                let all = self.left;
                let units = match units {
                    Number::Fixed(units) => units,
                    Number::Slot(slot) => self.number(slot),
                    Number::Prefixed => number(self.take(2)?) as usize,
                    Number::Unstated => 0,
                };
                let run = self.take(units.checked_mul(unit)?);
                if run.is_none() {
                    self.left = all;
                }
                run
            }
            Size::Counted { size, network } => {
                let all = self.left;
                let bytes = self.take(size)?;
                let mut count = number(bytes) as usize;
                if network {
                    count = usize::from((count as u16).swap_bytes());
                }
                let run = self.take(count);
                if run.is_none() {
                    self.left = all;
                }
                run
            }
            Size::CountedByWpp => {
                let all = self.left;
                let count = number(self.take(2)?) as usize;
                let run = match (count, unit) {
                    (5, 2) if self.left.starts_with(WIDE_NULL) => self.take(WIDE_NULL.len()).map(|text| &text[..8]),
                    // Text in UTF-16 has no odd size.
                    (5, 2) => self.take(0),
                    (5, 1) if self.left.starts_with(NULL) => self.take(NULL.len()).map(|text| &text[..4]),
                    _ => self.take(count),
                };
                if run.is_none() {
                    self.left = all;
                }
                run
            }
        }
    }
}

#[inline]
fn signed(bytes: &[u8]) -> i64 {
    let unused = 64 - 8 * bytes.len().clamp(1, 8) as u32;
    ((number(bytes) << unused) as i64) >> unused
}

#[inline]
fn scalar(of: Scalar, bytes: &[u8], code_page: Option<CodePage>) -> Value<'_> {
    match of {
        Scalar::Unsigned => Value::Unsigned(number(bytes)),
        Scalar::Signed => Value::Signed(signed(bytes)),
        Scalar::Hex => Value::Hex(number(bytes)),
        Scalar::Address => Value::Address(number(bytes)),
        Scalar::Boolean => Value::Boolean(number(bytes)),
        Scalar::Char => match bytes {
            // The character depends on the code page.
            [0x80..=0xFF] => Value::Ansi(AnsiStr::whole(bytes), code_page),
            _ => Value::Char(number(bytes) as u16),
        },
        Scalar::Port => Value::Unsigned((number(bytes) as u16).swap_bytes().into()),
        Scalar::Ipv4 => Value::Ipv4(bytes.first_chunk::<4>().copied().unwrap_or_default().into()),
        Scalar::Guid => Value::Guid(bytes.first_chunk().map(|bytes| Guid::from_bytes(*bytes)).unwrap_or_default()),
        Scalar::FileTime => Value::Time(FileTime(signed(bytes))),
        Scalar::SystemTime => system_time(bytes).map_or(Value::Bytes(bytes), Value::Time),
        Scalar::Stamp => Value::Stamp(signed(bytes)),
        Scalar::Float => Value::Float(f32::from_bits(number(bytes) as u32)),
        Scalar::Double => Value::Double(f64::from_bits(number(bytes))),
    }
}

#[inline]
fn text(of: Run, bytes: &[u8], code_page: Option<CodePage>) -> Value<'_> {
    match of {
        Run::Utf16 => Value::Utf16(Utf16Str::whole(trimmed::<2>(bytes))),
        Run::Ansi => Value::Ansi(AnsiStr::whole(trimmed::<1>(bytes)), code_page),
        Run::Utf8 => Value::Utf8(trimmed::<1>(bytes)),
        Run::Bytes => Value::Bytes(bytes),
        Run::Ipv6 => match <[u8; 16]>::try_from(bytes) {
            Ok(octets) => Value::Ipv6(octets.into()),
            Err(_) => Value::Bytes(bytes),
        },
        Run::SocketAddress => socket_address(bytes).map_or(Value::Bytes(bytes), Value::SocketAddress),
    }
}

/// Returns the text without zeros at its end.
#[inline]
fn trimmed<const UNIT: usize>(mut bytes: &[u8]) -> &[u8] {
    while let Some((text, last)) = bytes.split_last_chunk::<UNIT>()
        && *last == [0; UNIT]
    {
        bytes = text;
    }
    bytes
}

/// Returns a point in time from its parts. `None` if they are no date.
fn system_time(bytes: &[u8]) -> Option<FileTime> {
    let parts = SystemtimeView::new(bytes).ok()?;
    let (year, month, day) = (i64::from(parts.wyear()), i64::from(parts.wmonth()), i64::from(parts.wday()));
    let (hour, minute, second) = (parts.whour(), parts.wminute(), parts.wsecond());
    let valid = (1601..=30827).contains(&year)
        && (1..=12).contains(&month)
        && (1..=31).contains(&day)
        && hour < 24
        && minute < 60
        && second < 60
        && parts.wmilliseconds() < 1000;
    if !valid {
        return None;
    }
    // Days since 1970, by the algorithm of the proleptic Gregorian calendar with years that begin in March.
    let (shifted, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let (era, of_era) = (shifted.div_euclid(400), shifted.rem_euclid(400));
    let day_of_year = (153 * month + 2) / 5 + day - 1;
    let days = era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + day_of_year - 719_468;
    let seconds = ((days * 24 + i64::from(hour)) * 60 + i64::from(minute)) * 60 + i64::from(second);
    Some(FileTime(FileTime::from_unix_seconds(seconds).0 + i64::from(parts.wmilliseconds()) * 10_000))
}

/// Returns a SOCKADDR_IN or SOCKADDR_IN6, by the family in its first two bytes.
fn socket_address(bytes: &[u8]) -> Option<SocketAddr> {
    const INET: u16 = 2;
    const INET6: u16 = 23;
    let (family, rest) = bytes.split_first_chunk::<2>()?;
    let (port, rest) = rest.split_first_chunk::<2>()?;
    let port = u16::from_be_bytes(*port);
    match u16::from_le_bytes(*family) {
        INET => Some(SocketAddrV4::new((*rest.first_chunk::<4>()?).into(), port).into()),
        INET6 => {
            let (flow, rest) = rest.split_first_chunk::<4>()?;
            let (address, rest) = rest.split_first_chunk::<16>()?;
            let scope = rest.first_chunk::<4>().map_or(0, |scope| u32::from_le_bytes(*scope));
            let flow = u32::from_be_bytes(*flow);
            Some(SocketAddrV6::new(Ipv6Addr::from(*address), port, flow, scope).into())
        }
        _ => None,
    }
}
