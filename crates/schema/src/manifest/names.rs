//! Names that all manifests may use: types, levels, opcodes and keywords.
//!
//! The tables spell a name as an identifier: the prefix of the set, then the qualified name with `_` for the colon.

use std::sync::LazyLock;

use etwspec::headers::{
    ManifestInType, ManifestKeyword, ManifestLevel, ManifestOpcode, ManifestOutType, TdhInType, TdhOutType,
};

/// Type names that tools write into manifests and that winmeta.xml and tdh.h lack: names of MOF, of its qualifier
/// `extension`, and of WPP items.
const SPELLINGS: &[(&str, TdhInType, TdhOutType)] = &[
    ("SInt8", TdhInType::INT8, TdhOutType::NULL),
    ("SInt16", TdhInType::INT16, TdhOutType::NULL),
    ("SInt32", TdhInType::INT32, TdhOutType::NULL),
    ("SInt64", TdhInType::INT64, TdhOutType::NULL),
    ("Real32", TdhInType::FLOAT, TdhOutType::NULL),
    ("Real64", TdhInType::DOUBLE, TdhOutType::NULL),
    ("WChar", TdhInType::UNICODECHAR, TdhOutType::NULL),
    ("WString", TdhInType::UNICODESTRING, TdhOutType::NULL),
    ("RString", TdhInType::ANSISTRING, TdhOutType::REDUCEDSTRING),
    ("RWString", TdhInType::UNICODESTRING, TdhOutType::REDUCEDSTRING),
    ("IPAddr", TdhInType::UINT32, TdhOutType::IPV4),
    ("IPAddrV4", TdhInType::UINT32, TdhOutType::IPV4),
    ("IPAddrV6", TdhInType::BINARY, TdhOutType::IPV6),
    ("Port", TdhInType::UINT16, TdhOutType::PORT),
];

/// Channels of winmeta.xml, which events refer to without an `importChannel`.
const CHANNELS: &[&str] = &["TraceClassic", "System", "Application", "Security", "TraceLogging", "ProviderMetadata"];

/// Qualified names and their values.
struct Names(Vec<(String, u64)>);

impl Names {
    fn new(named: impl Iterator<Item = (&'static str, u64)>) -> Names {
        Names(named.filter_map(|(name, value)| Some((name.split_once('_')?.1.replacen('_', ":", 1), value))).collect())
    }

    /// Returns the value of a name. Microsoft's documentation spells names in several cases.
    fn value(&self, name: &str) -> Option<u64> {
        let exact = self.0.iter().find(|(own, _)| own == name);
        let found = exact.or_else(|| self.0.iter().find(|(own, _)| own.eq_ignore_ascii_case(name)));
        found.map(|(_, value)| *value)
    }

    /// Returns the qualified name of a value.
    fn name(&self, value: u64) -> Option<&str> {
        self.0.iter().find(|(_, own)| *own == value).map(|(name, _)| name.as_str())
    }
}

macro_rules! names {
    ($name:ident, $set:ident) => {
        static $name: LazyLock<Names> =
            LazyLock::new(|| Names::new($set::named_values().map(|(name, value)| (name, value.0.into()))));
    };
}
names!(IN_TYPES, ManifestInType);
names!(OUT_TYPES, ManifestOutType);
names!(LEVELS, ManifestLevel);
names!(OPCODES, ManifestOpcode);
names!(KEYWORDS, ManifestKeyword);

/// Returns the name without its namespace.
pub(super) fn local(name: &str) -> &str {
    name.split_once(':').map_or(name, |(_, local)| local)
}

/// Returns the in-type of a name, and the out-type that the name implies.
pub(super) fn in_type(name: &str) -> Option<(TdhInType, TdhOutType)> {
    let of_manifests = || IN_TYPES.value(name).and_then(|value| u16::try_from(value).ok()).map(TdhInType);
    let natural = |of| (of, TdhOutType::NULL);
    let known = of_manifests().or_else(|| constant(name, TdhInType::named_values())).map(natural);
    known.or_else(|| spelling(name).map(|(_, of, out)| (*of, *out)))
}

pub(super) fn out_type(name: &str) -> Option<TdhOutType> {
    let of_manifests = || OUT_TYPES.value(name).and_then(|value| u16::try_from(value).ok()).map(TdhOutType);
    let known = of_manifests().or_else(|| constant(name, TdhOutType::named_values()));
    known.or_else(|| spelling(name).map(|(.., out)| *out))
}

/// Returns the constant of tdh.h with a name: `win:SizeT` is TDH_INTYPE_SIZET.
fn constant<T>(name: &str, mut all: impl Iterator<Item = (&'static str, T)>) -> Option<T> {
    let wanted = local(name);
    let is = |own: &str| {
        let own = own.split_once("TYPE_").map_or(own, |(_, own)| own);
        own.bytes().filter(|byte| *byte != b'_').eq(wanted.bytes().map(|byte| byte.to_ascii_uppercase()))
    };
    all.find(|(own, _)| is(own)).map(|(_, value)| value)
}

fn spelling(name: &str) -> Option<&'static (&'static str, TdhInType, TdhOutType)> {
    SPELLINGS.iter().find(|(own, ..)| own.eq_ignore_ascii_case(local(name)))
}

/// Returns the channel of winmeta.xml with a name, with or without its namespace.
pub(super) fn channel(name: &str) -> Option<&'static str> {
    CHANNELS.iter().find(|own| own.eq_ignore_ascii_case(local(name))).copied()
}

/// Returns whether a name is the name in winmeta.xml for no task. Tools write it for other attributes, too.
pub(crate) fn is_none(name: &str) -> bool {
    name.eq_ignore_ascii_case("win:None")
}

pub(super) fn in_type_name(value: TdhInType) -> Option<&'static str> {
    IN_TYPES.name(value.0.into())
}

pub(super) fn out_type_name(value: TdhOutType) -> Option<&'static str> {
    OUT_TYPES.name(value.0.into())
}

/// Returns the name of a predefined level, without its namespace.
pub(super) fn level(value: u8) -> Option<&'static str> {
    LEVELS.name(value.into()).map(local)
}

/// Returns the name of a predefined opcode, without its namespace.
pub(super) fn opcode(value: u8) -> Option<&'static str> {
    OPCODES.name(value.into()).map(local)
}

/// Names of the predefined keywords that a mask contains, without their namespace, and their bits.
pub(super) fn keywords(mask: u64) -> impl Iterator<Item = (&'static str, u64)> {
    KEYWORDS.0.iter().filter(move |(_, bits)| mask & bits == *bits).map(|(name, bits)| (local(name), *bits))
}

pub(super) fn level_value(name: &str) -> Option<u8> {
    LEVELS.value(name).and_then(|value| u8::try_from(value).ok())
}

pub(super) fn opcode_value(name: &str) -> Option<u8> {
    OPCODES.value(name).and_then(|value| u8::try_from(value).ok())
}

pub(super) fn keyword_value(name: &str) -> Option<u64> {
    KEYWORDS.value(name)
}

/// Returns the qualified name of a predefined level with a local name, if there is one. Likewise opcodes and keywords.
pub(super) fn predefined_level(local: &str) -> Option<&'static str> {
    predefined(&LEVELS, local)
}

pub(super) fn predefined_opcode(local: &str) -> Option<&'static str> {
    predefined(&OPCODES, local)
}

pub(super) fn predefined_keyword(local: &str) -> Option<&'static str> {
    predefined(&KEYWORDS, local)
}

fn predefined(names: &'static Names, wanted: &str) -> Option<&'static str> {
    names.0.iter().find(|(name, _)| local(name) == wanted).map(|(name, _)| name.as_str())
}

/// Returns the qualified name and the value of a predefined level with a local name. Likewise opcodes and keywords.
#[cfg(feature = "binaries")]
pub(crate) fn shared_level(local: &str) -> Option<(&'static str, u64)> {
    shared(&LEVELS, local)
}

#[cfg(feature = "binaries")]
pub(crate) fn shared_opcode(local: &str) -> Option<(&'static str, u64)> {
    shared(&OPCODES, local)
}

#[cfg(feature = "binaries")]
pub(crate) fn shared_keyword(local: &str) -> Option<(&'static str, u64)> {
    shared(&KEYWORDS, local)
}

#[cfg(feature = "binaries")]
fn shared(names: &'static Names, wanted: &str) -> Option<(&'static str, u64)> {
    let name = predefined(names, wanted)?;
    Some((name, names.value(name)?))
}

/// Returns a number in decimal, or in hexadecimal after `0x`.
pub(super) fn number(text: &str) -> Option<u64> {
    let text = text.trim();
    let (digits, base) = match text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
        Some(digits) => (digits, 16),
        None => (text, 10),
    };
    // from_str_radix accepts a sign.
    if digits.starts_with(['+', '-']) { None } else { u64::from_str_radix(digits, base).ok() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_the_tables_become_qualified_names() {
        assert_eq!(in_type("win:UnicodeString"), Some((TdhInType::UNICODESTRING, TdhOutType::NULL)));
        assert_eq!(out_type("xs:datetime"), Some(TdhOutType::DATETIME));
        assert_eq!(opcode_value("win:DC_Start"), Some(3));
        assert_eq!(opcode(240), Some("Receive"));
        assert_eq!(level(4), Some("Informational"));
        assert_eq!(keywords(1 << 52).collect::<Vec<_>>(), [("AuditFailure", 1 << 52)]);
        assert_eq!(in_type("win:Nothing"), None);
    }

    #[test]
    fn names_of_other_tools_are_types() {
        for (name, of, out) in [
            ("win:SizeT", TdhInType::SIZET, TdhOutType::NULL),
            ("win:WbemSID", TdhInType::WBEMSID, TdhOutType::NULL),
            ("win:NonNullTerminatedString", TdhInType::NONNULLTERMINATEDSTRING, TdhOutType::NULL),
            ("win:WString", TdhInType::UNICODESTRING, TdhOutType::NULL),
            ("win:IPAddrV4", TdhInType::UINT32, TdhOutType::IPV4),
            ("SInt32", TdhInType::INT32, TdhOutType::NULL),
        ] {
            assert_eq!(in_type(name), Some((of, out)), "{name}");
        }
        for (name, of) in [
            ("xs:HexInt32", TdhOutType::HEXINT32),
            ("win:dateTime", TdhOutType::DATETIME),
            ("win:IPAddrV4", TdhOutType::IPV4),
            ("win:ReducedString", TdhOutType::REDUCEDSTRING),
        ] {
            assert_eq!(out_type(name), Some(of), "{name}");
        }
        assert_eq!((in_type("win:"), out_type("")), (None, None));
    }
}
