//! Fields of an event's data: description and value.

use std::fmt;
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use std::ops::{Deref, DerefMut, Range};
use std::sync::Arc;

use etwspec::common::SidView;
use etwspec::describe::{self, Values, Why};
use etwspec::payloads::Reference;
use etwspec::{AnsiStr, FileTime, Guid, Meaning, Release, Utf16Str};

use crate::order::OrderBy as _;
use crate::text::{self, CodePage};

/// Name of a field: static, or shared by the copies of the field.
#[derive(Clone, Debug)]
pub struct FieldName(pub(super) Text);

#[derive(Clone, Debug)]
pub(super) enum Text {
    Static(&'static str),
    Shared(Arc<str>),
}

impl Deref for FieldName {
    type Target = str;

    #[inline]
    fn deref(&self) -> &str {
        match &self.0 {
            Text::Static(text) => text,
            Text::Shared(text) => text,
        }
    }
}

impl From<&'static str> for FieldName {
    fn from(text: &'static str) -> FieldName {
        FieldName(Text::Static(text))
    }
}

impl From<String> for FieldName {
    fn from(text: String) -> FieldName {
        FieldName(Text::Shared(text.into()))
    }
}

impl AsRef<str> for FieldName {
    fn as_ref(&self) -> &str {
        self
    }
}

impl<T: AsRef<str> + ?Sized> PartialEq<T> for FieldName {
    fn eq(&self, other: &T) -> bool {
        **self == *other.as_ref()
    }
}

impl fmt::Display for FieldName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.deref().fmt(f)
    }
}

/// Description of a field, which its clones share.
#[derive(Clone, Debug)]
pub struct Field(Arc<FieldInfo>);

/// Members of the description of a [`Field`].
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct FieldInfo {
    /// Microsoft's name; empty for an element of a list. Unique within a structure. If structures of an event, or of events of one
    /// group, name the same thing differently, it is the name that the tables chose.
    pub name: FieldName,
    /// Name in the structure, if it differs from `name`; else empty. Look-ups by name accept it, too.
    pub own_name: &'static str,
    /// Size in bits of a number; 0 for other values.
    pub bits: u32,
    /// Size in bits of the number in its widest layout: of any pointer size, release and event version. It determines the type
    /// of the field in JSON and in tables, so that the type is the same in every trace. 0 for other values.
    pub widest: u32,
    /// Names of the values.
    pub names: Option<Names>,
    /// Unit of measure; empty if there is none.
    pub units: &'static str,
    /// Meaning of the value, if known.
    pub meaning: Option<Meaning>,
    /// The kind of thing that the value refers to, if other events name it.
    pub refers: Option<Reference>,
    /// True if the purpose is unknown.
    pub unknown: bool,
    /// Documentation; empty if there is none.
    pub doc: &'static str,
    /// Sources of the field. Empty if they are the sources of its layout, or if no table describes it.
    pub sources: &'static [&'static describe::Source],
    /// The name as the key of a member in JSON, with a comma before it: `,"Name":`.
    pub(crate) json_key: FieldName,
}

impl Deref for Field {
    type Target = FieldInfo;

    #[inline]
    fn deref(&self) -> &FieldInfo {
        &self.0
    }
}

impl DerefMut for Field {
    /// Returns the members of a description that no clone shares.
    fn deref_mut(&mut self) -> &mut FieldInfo {
        Arc::make_mut(&mut self.0)
    }
}

impl Field {
    /// Creates the description of a field that no table describes, such as one of a schema in a trace. Other members have no
    /// information.
    pub fn new(name: impl Into<FieldName>) -> Field {
        let name = name.into();
        let mut key = Vec::with_capacity(name.len() + 20);
        key.push(b',');
        crate::json_text::text(&mut key, &name);
        key.push(b':');
        let info = FieldInfo {
            // It is text with text around it.
            json_key: String::from_utf8(key).unwrap_or_default().into(),
            name,
            own_name: "",
            bits: 0,
            widest: 0,
            names: None,
            units: "",
            meaning: None,
            refers: None,
            unknown: false,
            doc: "",
            sources: &[],
        };
        Field(info.into())
    }

    /// Returns the field as an element of a list, which has no name.
    pub fn element(&self) -> Field {
        let mut element = self.clone().with_name("".into());
        element.own_name = "";
        element
    }

    /// Returns the field with another name.
    pub(super) fn with_name(mut self, name: FieldName) -> Field {
        self.json_key = Field::new(name.clone()).json_key.clone();
        self.name = name;
        self
    }
}

impl FieldInfo {
    /// Returns whether JSON has the number as a decimal string, because many readers lose precision beyond 53 bits. IDs of
    /// processes and threads have 32 bits, also in fields of pointer size.
    #[inline]
    pub(crate) fn is_wide(&self) -> bool {
        self.widest > 53 && !matches!(self.meaning, Some(Meaning::ProcessId | Meaning::ThreadId))
    }

    /// Returns whether a number of a field of an ID is none.
    #[inline]
    pub(crate) fn is_no_id(&self, number: u64) -> bool {
        self.bits > 53 && !self.is_wide() && number >> 53 != 0
    }

    /// Returns the number of a value, of whose bits those of the field are used.
    #[inline]
    pub(crate) fn bits_of(&self, value: &Value<'_>) -> u64 {
        match *value {
            Value::Unsigned(number) | Value::Address(number) | Value::Hex(number) | Value::Boolean(number) => number,
            Value::Signed(number) => {
                number as u64 & u64::MAX.checked_shr(64 - self.bits.clamp(1, 64)).unwrap_or(u64::MAX)
            }
            Value::Tag(tag) => tag.into(),
            _ => 0,
        }
    }

    /// Returns the size of the name as keys in JSON, escapes and the keys of members beside the field included, in bytes. It is
    /// at least the size of the name in other formats.
    pub fn key_size(&self, has_raw: bool) -> usize {
        let beside = usize::from(has_raw) + usize::from(self.names.is_some()) + usize::from(self.is_duration());
        self.json_key.len().saturating_mul(1 + beside)
    }

    /// Returns the date of a [`Value::Time`] of the field, `None` if its number is 0, which is no date. Also returns the number if it
    /// is in seconds since 1970: images that are built reproducibly have a hash there, which is no date either.
    pub fn date(&self, time: FileTime) -> (Option<FileTime>, Option<i64>) {
        let seconds = (self.meaning == Some(Meaning::UnixTime)).then(|| time.unix_seconds());
        (Some(time).filter(|time| seconds.unwrap_or(time.0) != 0), seconds)
    }

    /// Returns whether the value is a number of units of time, such as milliseconds or processor cycles.
    #[inline]
    pub fn is_duration(&self) -> bool {
        use Meaning as M;
        matches!(
            self.meaning,
            Some(
                M::HundredNanoseconds
                    | M::Nanoseconds
                    | M::Microseconds
                    | M::Milliseconds
                    | M::HundredMilliseconds
                    | M::Seconds
                    | M::Minutes
                    | M::TimerTicks
                    | M::PerformanceCounter
                    | M::TimeStampDifference
                    | M::ProcessorCycles
            )
        )
    }
}

/// Value of a field.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Value<'a> {
    /// An unsigned integer, including a size as wide as a pointer. A port has the byte order of the processor.
    Unsigned(u64),
    /// A signed integer.
    Signed(i64),
    /// An address, or a handle.
    Address(u64),
    /// A number that is written in hexadecimal: flags, an access mask, a status.
    Hex(u64),
    /// A Boolean, as its number: zero is false, any other number is true.
    Boolean(u64),
    /// A tag of four characters, the first in the lowest byte.
    Tag(u32),
    /// A GUID.
    Guid(Guid),
    /// An IPv4 address.
    Ipv4(Ipv4Addr),
    /// An IPv6 address.
    Ipv6(Ipv6Addr),
    /// An address of a network adapter: six octets, and those after them up to the last that is not zero.
    Mac(&'a [u8]),
    /// A point in time by the clock of the session, which [`Clock::time`](crate::time::Clock::time) converts.
    Stamp(i64),
    /// A point in time, UTC.
    Time(FileTime),
    /// UTF-16 text, without its terminator.
    Utf16(Utf16Str<'a>),
    /// 8-bit text without its terminator, and its code page if it is known. [`text::ansi`](crate::text::ansi) decodes it.
    Ansi(AnsiStr<'a>, Option<CodePage>),
    /// UTF-8 text, without its terminator. The bytes may be invalid: [`text::utf8`](crate::text::utf8) decodes them.
    Utf8(&'a [u8]),
    /// A UTF-16 code unit, or an 8-bit character of ASCII. Other 8-bit characters are [`Value::Ansi`].
    Char(u16),
    /// A floating-point number of 4 bytes.
    Float(f32),
    /// A floating-point number of 8 bytes.
    Double(f64),
    /// An IPv4 or IPv6 address with a port.
    SocketAddress(SocketAddr),
    /// A security identifier.
    Sid(Sid<'a>),
    /// Bytes.
    Bytes(&'a [u8]),
}

/// Writes the value in its usual form, without quotation marks: addresses in hexadecimal, bytes as hexadecimal digits, and a time
/// stamp as its number.
impl fmt::Display for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Unsigned(number) => number.fmt(f),
            Value::Signed(number) | Value::Stamp(number) => number.fmt(f),
            Value::Address(number) | Value::Hex(number) => write!(f, "{number:#x}"),
            Value::Boolean(number) => (*number != 0).fmt(f),
            Value::Tag(tag) => f.write_str(&text::tag(*tag)),
            Value::Guid(guid) => guid.fmt(f),
            Value::Ipv4(address) => address.fmt(f),
            Value::Ipv6(address) => address.fmt(f),
            Value::Mac(octets) => {
                let end = octets.iter().rposition(|octet| *octet != 0).map_or(0, |last| last + 1);
                octets
                    .iter()
                    .take(end.max(6))
                    .enumerate()
                    .try_for_each(|(at, octet)| write!(f, "{}{octet:02x}", if at == 0 { "" } else { ":" }))
            }
            Value::Time(time) => time.fmt(f),
            Value::Utf16(text) => text.pieces(|piece| f.write_str(piece)),
            Value::Ansi(text, page) => f.write_str(&text::ansi(text.as_bytes(), *page)),
            Value::Utf8(bytes) => f.write_str(&text::utf8(bytes)),
            Value::Char(unit) => f.write_str(&text::character(*unit)),
            Value::Float(number) => number.fmt(f),
            Value::Double(number) => number.fmt(f),
            Value::SocketAddress(address) => address.fmt(f),
            Value::Sid(sid) => sid.fmt(f),
            Value::Bytes(bytes) => bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}")),
        }
    }
}

/// A group of fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Group {
    /// Named fields, with the name of the structure if the data selects it.
    Struct(Option<&'static str>),
    /// Elements without names: values or groups.
    List,
}

/// Callbacks for the fields of data, in order.
///
/// Only `value` is required. With the default methods, fields of nested structures come as if they belonged to the
/// outermost.
pub trait Visitor<'a> {
    /// False if values are ignored. Decoders by schemas then do not pass them.
    const VALUES: bool = true;

    /// Visits a field with a value.
    fn value(&mut self, field: &Field, value: Value<'a>);

    /// Visits the range of the bytes of a value within the data, including a terminator or a count. Called before the
    /// value, by decoders by schemas only.
    fn range(&mut self, bytes: Range<usize>) {
        let _ = bytes;
    }

    /// Begins a group. Called before its fields.
    fn begin(&mut self, field: &Field, group: Group) {
        let _ = (field, group);
    }

    /// Ends a group. Called after its fields.
    fn end(&mut self, group: Group) {
        let _ = group;
    }

    /// Visits the bytes at the end that have no known layout, with the reason.
    fn rest(&mut self, bytes: &'a [u8], why: Why) {
        let _ = (bytes, why);
    }

    /// Reports that fields were omitted, because they exceed the [limit](crate::text::output) of the output for the event.
    /// Called at the end.
    fn cut_off(&mut self) {}
}

/// Counts the bytes that no field explains.
#[derive(Clone, Copy, Debug, Default)]
pub struct LeftOver(pub usize);

impl<'a> Visitor<'a> for LeftOver {
    const VALUES: bool = false;

    fn value(&mut self, _: &Field, _: Value<'a>) {}

    fn rest(&mut self, bytes: &'a [u8], _: Why) {
        self.0 += bytes.len();
    }
}

/// A security identifier. `Display` writes `S-1-5-18`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sid<'a>(pub SidView<'a>);

impl fmt::Display for Sid<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let authority = self.0.identifier_authority();
        let authority = authority.iter().fold(0u64, |number, byte| number << 8 | u64::from(*byte));
        // As Windows does, authorities of more than 32 bits are written in hexadecimal.
        match u32::try_from(authority) {
            Ok(authority) => write!(f, "S-{}-{authority}", self.0.revision())?,
            Err(_) => write!(f, "S-{}-{authority:#014x}", self.0.revision())?,
        }
        self.0.sub_authority().iter().try_for_each(|part| write!(f, "-{part}"))
    }
}

/// The names of values: an enumeration, or flags.
#[derive(Clone, Debug)]
pub struct Names(Source);

#[derive(Clone, Debug)]
enum Source {
    /// A set of the tables, and the release that decides between names.
    Tables { of: &'static Values, release: Option<Release> },
    /// Names of a schema, and the indices of their values in the order of the values, if there are many.
    Schema(Arc<ValueNames>, Arc<[u32]>),
}

/// Number of names of a schema that are searched one after another.
const FEW: usize = 16;

/// Maximum number of flags of a schema that are shown. A number has at most 64 bits.
const MAX_FLAGS: usize = 128;

/// Names of values that are not in a table, such as the names of a map in a schema.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct ValueNames {
    /// Name of the set.
    pub name: String,
    /// True for flags, false for an enumeration.
    pub flags: bool,
    /// Values and their names. Of several names for a value, the first is used.
    pub values: Vec<(u64, String)>,
}

impl Names {
    /// Returns the names in a release, or in any if none is given.
    pub fn new(of: &'static Values, release: Option<Release>) -> Self {
        Names(Source::Tables { of, release })
    }

    /// Returns the names of a schema.
    pub fn of_schema(names: Arc<ValueNames>) -> Self {
        let mut order: Vec<u32> = Vec::new();
        if names.values.len() > FEW {
            order.extend(0..u32::try_from(names.values.len()).unwrap_or(u32::MAX));
            // Of equal values, the first comes first.
            order.order_by_key(|index| names.values.get(*index as usize).map(|(value, _)| *value));
        }
        Names(Source::Schema(names, order.into()))
    }

    /// Returns the name of the C type, or this project's name for the set; the name of a map in a schema.
    pub fn ty(&self) -> &str {
        match &self.0 {
            Source::Tables { of, .. } => of.name,
            Source::Schema(names, _) => &names.name,
        }
    }

    /// Returns whether these are flags rather than an enumeration.
    pub fn are_flags(&self) -> bool {
        match &self.0 {
            Source::Tables { of, .. } => of.flags,
            Source::Schema(names, _) => names.flags,
        }
    }

    /// Returns the maximum size of the names of a value in JSON, in bytes.
    pub fn size(&self) -> usize {
        let mut text = Vec::new();
        let mut size = |name: &str| {
            text.clear();
            crate::json_text::text(&mut text, name);
            text.len() + 1
        };
        let add = |all: usize, name: usize| if self.are_flags() { all.saturating_add(name) } else { all.max(name) };
        match &self.0 {
            Source::Tables { of, .. } => of.values.iter().fold(0, |all, named| add(all, size(named.name))),
            Source::Schema(names, _) => names.values.iter().fold(0, |all, (_, name)| add(all, size(name))),
        }
    }

    /// Returns the name of a value of an enumeration.
    pub fn name(&self, value: u64) -> Option<&str> {
        match &self.0 {
            Source::Tables { of, release } => name_in(of, *release, value),
            Source::Schema(names, order) => {
                let at = |index: &u32| names.values.get(*index as usize);
                let found = match order.is_empty() {
                    true => names.values.iter().find(|(number, _)| *number == value),
                    false => order
                        .get(order.partition_point(|index| at(index).is_some_and(|(number, _)| *number < value)))
                        .and_then(at)
                        .filter(|(number, _)| *number == value),
                };
                found.map(|(_, name)| name.as_str())
            }
        }
    }

    /// Calls a function with the name of each flag that is set, and with the value of each field of several bits and the
    /// name of this value. Returns the bits without a name.
    pub fn flags(&self, value: u64, mut each: impl FnMut(&str, Option<(u64, Option<&'static str>)>)) -> u64 {
        let mut rest = value;
        let (of, release) = match &self.0 {
            Source::Tables { of, release } => (of, *release),
            Source::Schema(names, _) => {
                for (bits, name) in names.values.iter().take(MAX_FLAGS) {
                    if *bits != 0 && value & bits == *bits && rest & bits != 0 {
                        each(name, None);
                        rest &= !bits;
                    }
                }
                return rest;
            }
        };
        for named in of.values {
            let set = value & named.value;
            if set == 0 || rest & set == 0 {
                continue;
            }
            match named.shift {
                Some(shift) => {
                    let held = set.checked_shr(shift).unwrap_or(0);
                    let name = named.holds.and_then(|of| name_in(of, release, held));
                    each(named.name, Some((held, name)));
                }
                None if set == named.value => each(named.name, None),
                None => continue,
            }
            rest &= !set;
        }
        rest
    }

    /// Returns the name of each flag that is set, such as `Kind=Write` for a field of several bits, and the bits without a name
    /// as a number. Empty if no bit has a name: the number alone is the value.
    pub fn flag_names(&self, value: u64) -> Vec<String> {
        let mut all = Vec::new();
        let rest = self.flags(value, |name, held| {
            all.push(match held {
                None => name.to_owned(),
                Some((_, Some(held))) => format!("{name}={held}"),
                Some((held, None)) => format!("{name}={held}"),
            });
        });
        if !all.is_empty() && rest != 0 {
            all.push(format!("{rest:#x}"));
        }
        all
    }
}

/// Returns the name of a value in a release.
fn name_in(of: &'static Values, release: Option<Release>, value: u64) -> Option<&'static str> {
    let mut named = of.values.iter().filter(|named| named.value == value);
    let first = named.clone().next()?;
    let holds = |runs: &[(Release, Release)]| {
        let release = release?;
        Some(runs.is_empty() || runs.iter().any(|(first, last)| *first <= release && release <= *last))
    };
    Some(named.find(|named| holds(named.releases).unwrap_or(true)).unwrap_or(first).name)
}
