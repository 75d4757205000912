//! Getters that return a value with its meaning, beside the getter of the raw value.

use super::escape::Doc;
use super::leaf::{self, Int, Leaf};
use etwspec_catalog::{Catalog, Meaning, Scalar};

/// Conversion of the raw value by a typed getter.
pub(super) struct Typed {
    /// Suffix of the getter's name.
    suffix: &'static str,
    /// Type in Rust.
    ty: String,
    /// Expression that converts `raw`. `None` if the conversion is exact in both directions, by the trait `Typed`.
    convert: Option<String>,
    /// True if the expression returns an `Option`.
    fallible: bool,
}

/// A typed getter of a form.
pub(super) struct TypedGetter {
    pub(super) name: String,
    pub(super) raw: String,
    pub(super) ty: String,
    pub(super) doc: Doc,
    pub(super) convert: Option<String>,
}

impl Typed {
    fn exact(suffix: &'static str, ty: &str) -> Typed {
        Typed { suffix, ty: ty.to_owned(), convert: None, fallible: false }
    }

    fn by(suffix: &'static str, ty: impl Into<String>, convert: String) -> Typed {
        Typed { suffix, ty: ty.into(), convert: Some(convert), fallible: false }
    }

    /// Returns the name of the typed getter of a raw getter.
    pub(super) fn name(&self, raw: &str) -> String {
        format!("{}_as_{}", raw.trim_end_matches('_'), self.suffix)
    }

    /// Returns the first sentence of its documentation.
    pub(super) fn doc(&self, raw: &str) -> Doc {
        let what = match self.suffix {
            "ipv4" => "IPv4 address",
            "ipv6" => "IPv6 address",
            "file_time" => "Point in time",
            "duration" if self.fallible => "Duration, or `None` if it is negative",
            "duration" => "Duration",
            _ => "Status",
        };
        Doc::text(&format!("{what}. The raw value is `{raw}`."))
    }

    /// Returns the typed getter of a form.
    pub(super) fn getter(self, raw: &str) -> TypedGetter {
        let ty = if self.fallible { format!("Option<{}>", self.ty) } else { self.ty.clone() };
        TypedGetter { name: self.name(raw), raw: raw.to_owned(), doc: self.doc(raw), ty, convert: self.convert }
    }

    /// Returns type and expression of the typed getter of a payload type, whose raw getter may return an `Option`.
    pub(super) fn read(&self, raw: &str, optional: bool) -> (String, String) {
        let convert = match &self.convert {
            // A call of a function with nothing but the raw value needs no closure.
            Some(convert) => convert.strip_suffix("(raw)").map_or_else(|| format!("|raw| {convert}"), str::to_owned),
            None => "Typed::from_raw".to_owned(),
        };
        match (optional, self.fallible) {
            (true, true) => (format!("Option<{}>", self.ty), format!("self.{raw}().and_then({convert})")),
            (true, false) => (format!("Option<{}>", self.ty), format!("self.{raw}().map({convert})")),
            (false, _) => {
                let ty = if self.fallible { format!("Option<{}>", self.ty) } else { self.ty.clone() };
                let read = match &self.convert {
                    Some(convert) => convert.replace("raw", &format!("self.{raw}()")),
                    None => format!("Typed::from_raw(self.{raw}())"),
                };
                (ty, read)
            }
        }
    }
}

/// Returns the type for a meaning of a member of a form.
pub(super) fn of_leaf(catalog: &Catalog, meaning: Option<Meaning>, leaf: &Leaf) -> Option<Typed> {
    match (meaning?, leaf) {
        (Meaning::Ipv4Address, Leaf::Array(element, 4)) if is_byte(element) => Some(Typed::exact("ipv4", IPV4)),
        (Meaning::Ipv6Address, Leaf::Array(element, 16)) if is_byte(element) => Some(Typed::exact("ipv6", IPV6)),
        (meaning, Leaf::Int(int) | Leaf::BigEndian(int)) => of_int(catalog, meaning, *int),
        _ => None,
    }
}

/// Returns the type for a meaning of bytes that a payload type returns as a slice.
pub(super) fn of_bytes(meaning: Option<Meaning>) -> Option<Typed> {
    let (suffix, ty, convert) = match meaning? {
        Meaning::Ipv4Address => ("ipv4", IPV4, "ipv4(raw)"),
        Meaning::Ipv6Address => ("ipv6", IPV6, "ipv6(raw)"),
        _ => return None,
    };
    Some(Typed { fallible: true, ..Typed::by(suffix, ty, convert.to_owned()) })
}

/// Returns the type for a meaning of an integer.
pub(super) fn of_int(catalog: &Catalog, meaning: Meaning, int: Int) -> Option<Typed> {
    let duration = |unit: &str| {
        let (convert, fallible) = match int.signed {
            true => (format!("duration_of_signed(raw, per_second::{unit})"), true),
            false => (format!("duration(raw, per_second::{unit})"), false),
        };
        Some(Typed { fallible, ..Typed::by("duration", "core::time::Duration", convert) })
    };
    match meaning {
        Meaning::Ipv4Address if int == Int::U32 => Some(Typed::exact("ipv4", IPV4)),
        Meaning::FileTime if int.size == 8 => Some(Typed::exact("file_time", "FileTime")),
        Meaning::UnixTime if int.size < 8 => Some(Typed::by("file_time", "FileTime", "unix_time(raw)".to_owned())),
        Meaning::HundredNanoseconds => duration("HUNDRED_NANOSECONDS"),
        Meaning::Nanoseconds => duration("NANOSECONDS"),
        Meaning::Microseconds => duration("MICROSECONDS"),
        Meaning::Milliseconds => duration("MILLISECONDS"),
        Meaning::Seconds => duration("SECONDS"),
        Meaning::NtStatus => status(catalog, int),
        _ => None,
    }
}

/// Returns the type of statuses: the set of values with that meaning.
fn status(catalog: &Catalog, int: Int) -> Option<Typed> {
    let set = catalog.sets.iter().find(|set| set.meaning == Some(Meaning::NtStatus))?;
    match leaf::value_type(catalog, Some(&set.name), Int::U32)? {
        Leaf::Value(path, _) if int.size == 4 && !int.signed => {
            Some(Typed::by("nt_status", path.clone(), format!("{path}(raw)")))
        }
        Leaf::Value(path, _) => Some(Typed::by("nt_status", path.clone(), format!("{path}(raw as u32)"))),
        _ => None,
    }
}

fn is_byte(leaf: &Leaf) -> bool {
    Int::of(Scalar::U8).is_some_and(|byte| *leaf == Leaf::Int(byte))
}

const IPV4: &str = "core::net::Ipv4Addr";
const IPV6: &str = "core::net::Ipv6Addr";
