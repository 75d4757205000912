//! What the fields of an event's data are called, and what is in them.

use std::borrow::Cow;
use std::fmt;

use etwspec::common::SidView;
use etwspec::describe::{Values, Why};
use etwspec::{AnsiStr, Guid, Release, Utf16Str};

use crate::time::FileTime;

/// What is known of a field, whatever its value.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Field {
    /// Microsoft's name; empty for an element of a list. No two fields of one structure have the same.
    pub name: Cow<'static, str>,
    /// How many bits a number has; 0 for what is none.
    pub bits: u32,
    /// It is as wide as a pointer of the data.
    pub pointer_sized: bool,
    /// What its values are of.
    pub names: Option<Names>,
    /// The unit of measure; empty where there is none.
    pub units: &'static str,
    /// It is known to be there; what it is for is not.
    pub unknown: bool,
    /// What it means; empty where no source says.
    pub doc: &'static str,
}

/// What is in a field.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Value<'a> {
    /// An unsigned number, a size as wide as a pointer included.
    Unsigned(u64),
    /// A signed number.
    Signed(i64),
    /// An address, or a handle.
    Address(u64),
    /// A GUID.
    Guid(Guid),
    /// A point in time.
    Time(FileTime),
    /// A text of UTF-16, without its zero.
    Utf16(Utf16Str<'a>),
    /// A text of 8-bit characters of a code page that the data do not tell, without its zero.
    Ansi(AnsiStr<'a>),
    /// A security identifier.
    Sid(Sid<'a>),
    /// Bytes.
    Bytes(&'a [u8]),
}

/// What holds fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Group {
    /// Named fields. The name of the structure, where the data decide which it is.
    Struct(Option<&'static str>),
    /// Elements without names: values, or groups.
    List,
}

/// Who is told the fields of data, in their order.
///
/// All methods but `value` do nothing unless they are written: fields of structures within structures then come as if
/// they were of the outermost.
pub trait Visitor<'a> {
    /// A field with a value.
    fn value(&mut self, field: &Field, value: Value<'a>);

    /// A field begins that holds others.
    fn begin(&mut self, field: &Field, group: Group) {
        let _ = (field, group);
    }

    /// It has ended.
    fn end(&mut self, group: Group) {
        let _ = group;
    }

    /// The last bytes, which no row explains, and why.
    fn rest(&mut self, bytes: &'a [u8], why: Why) {
        let _ = (bytes, why);
    }
}

/// A security identifier. It prints as `S-1-5-18`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sid<'a>(pub SidView<'a>);

impl fmt::Display for Sid<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let authority = self.0.identifier_authority();
        let authority = authority.iter().fold(0u64, |number, byte| number << 8 | u64::from(*byte));
        // As Windows writes them: what needs more than 32 bits is hexadecimal.
        match u32::try_from(authority) {
            Ok(authority) => write!(f, "S-{}-{authority}", self.0.revision())?,
            Err(_) => write!(f, "S-{}-{authority:#014x}", self.0.revision())?,
        }
        self.0.sub_authority().iter().try_for_each(|part| write!(f, "-{part}"))
    }
}

/// The names of values: an enumeration, or flags.
#[derive(Clone, Debug)]
pub struct Names {
    of: &'static Values,
    release: Option<Release>,
}

impl Names {
    /// Those of a release, or of any if none is given.
    pub fn new(of: &'static Values, release: Option<Release>) -> Self {
        Names { of, release }
    }

    /// The name of the C type, or this project's name.
    pub fn ty(&self) -> &'static str {
        self.of.name
    }

    /// Bits are combined; otherwise one value holds at a time.
    pub fn are_flags(&self) -> bool {
        self.of.flags
    }

    /// The name of a value of an enumeration.
    pub fn name(&self, value: u64) -> Option<&'static str> {
        self.one(self.of, value)
    }

    fn one(&self, of: &'static Values, value: u64) -> Option<&'static str> {
        let mut named = of.values.iter().filter(|named| named.value == value);
        let first = named.clone().next()?;
        let holds = |runs: &[(Release, Release)]| {
            let release = self.release?;
            Some(runs.is_empty() || runs.iter().any(|(first, last)| *first <= release && release <= *last))
        };
        Some(named.find(|named| holds(named.releases).unwrap_or(true)).unwrap_or(first).name)
    }

    /// Calls a function with the name of each flag that is set, and with what a field of several bits holds: its name
    /// or the number. Gives the bits that no name covers.
    pub fn flags(&self, value: u64, mut each: impl FnMut(&'static str, Option<FlagField>)) -> u64 {
        let mut rest = value;
        for named in self.of.values {
            let set = value & named.value;
            if set == 0 || rest & set == 0 {
                continue;
            }
            match named.shift {
                Some(shift) => {
                    let held = set.checked_shr(shift).unwrap_or(0);
                    let name = named.holds.and_then(|of| self.one(of, held));
                    each(named.name, Some(FlagField { value: held, name }));
                }
                None if set == named.value => each(named.name, None),
                None => continue,
            }
            rest &= !set;
        }
        rest
    }
}

/// What a field of several bits in a word of flags holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct FlagField {
    /// The number.
    pub value: u64,
    /// Its name.
    pub name: Option<&'static str>,
}
