//! Names that all manifests may use: types, levels, opcodes and keywords.
//!
//! The tables spell a name as an identifier: the prefix of the set, then the qualified name with `_` for the colon.

use std::sync::LazyLock;

use etwspec::headers::{
    ManifestInType, ManifestKeyword, ManifestLevel, ManifestOpcode, ManifestOutType, TdhInType, TdhOutType,
};

/// Qualified names and their values.
struct Names(Vec<(String, u64)>);

impl Names {
    fn new(named: impl Iterator<Item = (&'static str, u64)>) -> Names {
        Names(named.filter_map(|(name, value)| Some((name.split_once('_')?.1.replacen('_', ":", 1), value))).collect())
    }

    /// Value of a name. Microsoft's documentation spells names in several cases.
    fn value(&self, name: &str) -> Option<u64> {
        let exact = self.0.iter().find(|(own, _)| own == name);
        let found = exact.or_else(|| self.0.iter().find(|(own, _)| own.eq_ignore_ascii_case(name)));
        found.map(|(_, value)| *value)
    }

    /// Qualified name of a value.
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

/// Name without its namespace.
pub(super) fn local(name: &str) -> &str {
    name.split_once(':').map_or(name, |(_, local)| local)
}

pub(super) fn in_type(name: &str) -> Option<TdhInType> {
    IN_TYPES.value(name).and_then(|value| u16::try_from(value).ok()).map(TdhInType)
}

pub(super) fn out_type(name: &str) -> Option<TdhOutType> {
    OUT_TYPES.value(name).and_then(|value| u16::try_from(value).ok()).map(TdhOutType)
}

pub(super) fn in_type_name(value: TdhInType) -> Option<&'static str> {
    IN_TYPES.name(value.0.into())
}

pub(super) fn out_type_name(value: TdhOutType) -> Option<&'static str> {
    OUT_TYPES.name(value.0.into())
}

/// Name of a predefined level, without its namespace.
pub(super) fn level(value: u8) -> Option<&'static str> {
    LEVELS.name(value.into()).map(local)
}

/// Name of a predefined opcode, without its namespace.
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

/// Qualified name of a predefined level with a local name, if there is one. Likewise opcodes and keywords.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_the_tables_become_qualified_names() {
        assert_eq!(in_type("win:UnicodeString"), Some(TdhInType::UNICODESTRING));
        assert_eq!(out_type("xs:datetime"), Some(TdhOutType::DATETIME));
        assert_eq!(opcode_value("win:DC_Start"), Some(3));
        assert_eq!(opcode(240), Some("Receive"));
        assert_eq!(level(4), Some("Informational"));
        assert_eq!(keywords(1 << 52).collect::<Vec<_>>(), [("AuditFailure", 1 << 52)]);
        assert_eq!(in_type("win:Nothing"), None);
    }
}
