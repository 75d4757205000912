//! Sets of values, group masks and documented flags.

use crate::{
    Catalog, Combination, CommunityGroup, EnableFlag, GroupMask, MaskGroup, MaskValue, Sentinel, SentinelAt, Sets,
    Value, ValueGuid, ValueSet,
};

use super::{claim, hex, list, sides, sorted, stated, versions, word, yes};
use crate::changes::item::{Item, Kind};
use crate::changes::rules::claims::SOURCES_CHANGED;
use crate::changes::rules::events::GUID_CHANGED;
use crate::changes::rules::structures::{MEANING_CHANGED, MODULE_CHANGED, RUST_NAME_CHANGED};
use crate::changes::rules::tables::{DOCUMENTATION_CHANGED, STATUS_CHANGED};
use crate::changes::rules::values::{
    FLAG_MAPPING_CHANGED, SENTINEL_CHANGED, SET_KIND_CHANGED, SET_RETYPED, VALUE_CHANGED, VALUE_EFFECT_CHANGED,
};

pub(super) fn set(catalog: &Catalog, set: &ValueSet) -> Item {
    let ValueSet {
        name,
        own_name,
        renamed_from,
        deprecated,
        reserved,
        rust,
        module,
        summary,
        doc,
        kind,
        ty,
        scalar,
        meaning,
        class_guid,
        sdk_releases,
        complete,
        rows,
        values,
        sentinel,
        sources,
        unknown,
        disclosure,
        file,
    } = set;
    let mut item = Item::new(Kind::Set, name);
    item.file.clone_from(file);
    super::survival(&mut item, renamed_from, deprecated.as_deref());
    super::reserved(&mut item, reserved);
    item.fact(&STATUS_CHANGED, "own name", yes(*own_name));
    item.fact(&RUST_NAME_CHANGED, "name in Rust", rust);
    item.refers(&MODULE_CHANGED, "module", module);
    item.fact(&SET_KIND_CHANGED, "kind", word(*kind));
    item.fact(&SET_RETYPED, "integer", word(*scalar));
    item.fact(&SET_RETYPED, "type", ty);
    item.maybe(&MEANING_CHANGED, "meaning", meaning.map(|meaning| meaning.name()));
    item.maybe(&GUID_CHANGED, "class GUID", class_guid.as_ref());
    item.fact(&DOCUMENTATION_CHANGED, "releases of kits", yes(*sdk_releases));
    item.complete = complete.as_ref().map(|releases| stated(catalog, releases));
    item.maybe(&DOCUMENTATION_CHANGED, "rows of", rows.map(word));
    item.docs(&[("summary", Some(summary)), ("description", doc.as_deref())]);
    item.fact(&DOCUMENTATION_CHANGED, "open questions", list(unknown));
    item.fact(&SOURCES_CHANGED, "sources", sorted(sources));
    super::disclosure(&mut item, disclosure.as_ref());
    if let Some(Sentinel { name, renamed_from, values, doc }) = sentinel {
        item.fact(&DOCUMENTATION_CHANGED, "former names of sentinel", list(renamed_from));
        item.fact(&SENTINEL_CHANGED, "sentinel", name);
        let at = values.iter().map(|SentinelAt { value, releases, sources: _ }| {
            format!("{} in {}", hex(*value), versions(Some(releases)))
        });
        item.fact(&SENTINEL_CHANGED, "sentinel's number", list(&at.collect::<Vec<_>>()));
        let cited = values.iter().filter(|at| !at.sources.is_empty());
        let cited = cited.map(|at| format!("{} for {}", sorted(&at.sources), hex(at.value)));
        item.fact(&SOURCES_CHANGED, "sources of the sentinel", list(&cited.collect::<Vec<_>>()));
        item.docs(&[("description of the sentinel", doc.as_deref())]);
    }
    item.children = values.iter().map(|value| of_value(catalog, value)).collect();
    item.hints = vec![identity(&item.children)];
    item
}

/// Returns what identifies a set under another name: its values, if it has any.
fn identity(values: &[Item]) -> String {
    let mut texts: Vec<String> = values.iter().map(|item| format!("{}={}", item.name, item.value("number"))).collect();
    texts.sort_unstable();
    texts.join(" ")
}

fn of_value(catalog: &Catalog, of: &Value) -> Item {
    let Value {
        value,
        name,
        renamed_from,
        deprecated,
        named_bits,
        guid,
        rust,
        aliases,
        when,
        doc,
        status,
        of: parts,
        shift,
        holds,
        with,
        structure,
        pointer,
        sources,
        disputed,
    } = of;
    let number = value.map(|value| match value.same() {
        Some(number) => hex(number),
        None => format!("0x{:02X} (32-bit), 0x{:02X} (64-bit)", value.ptr32, value.ptr64),
    });
    let number = number.unwrap_or_default();
    let called = name.clone().unwrap_or_else(|| format!("({number})"));
    let mut item = Item::new(Kind::Value, called);
    item.joint = Some(".");
    super::survival(&mut item, renamed_from, deprecated.as_deref());
    item.hints = vec![number.clone()];
    item.fact(&VALUE_CHANGED, "number", number);
    item.maybe(&VALUE_EFFECT_CHANGED, "named bits", named_bits.map(hex));
    if let Some(ValueGuid { guid, name, rust }) = guid {
        item.fact(&GUID_CHANGED, "GUID", guid);
        item.maybe(&GUID_CHANGED, "name of the GUID", name.as_ref());
        item.maybe(&RUST_NAME_CHANGED, "name of the GUID in Rust", rust.as_ref());
    }
    item.maybe(&RUST_NAME_CHANGED, "name in Rust", rust.as_ref());
    item.aliases.clone_from(aliases);
    item.maybe(&STATUS_CHANGED, "status", status.map(word));
    item.refers(&VALUE_EFFECT_CHANGED, "combines", sorted(parts));
    item.maybe(&VALUE_EFFECT_CHANGED, "lowest bit", shift.as_ref());
    item.refers(&VALUE_EFFECT_CHANGED, "contains", holds.as_deref().unwrap_or_default());
    let with = with.iter().map(|Combination { how, name, releases }| {
        format!("{} {name} {}", word(*how), versions(releases.as_ref())).trim_end().to_owned()
    });
    item.refers(&VALUE_EFFECT_CHANGED, "effects", sorted(&with.collect::<Vec<_>>()));
    item.refers(&VALUE_EFFECT_CHANGED, "structure", structure.as_deref().unwrap_or_default());
    item.maybe(&VALUE_EFFECT_CHANGED, "pointer size", pointer.map(|pointer| pointer.words()));
    item.docs(&[("description", doc.as_deref())]);
    item.fact(&SOURCES_CHANGED, "sources", sorted(sources));
    item.claim = claim(catalog, when);
    item.disputes = sides(disputed);
    item
}

/// Returns the set of a mask's bits, and the set of its documented flags.
pub(super) fn mask(catalog: &Catalog, mask: &GroupMask) -> [Item; 2] {
    let GroupMask {
        name,
        renamed_from,
        rust,
        mask_rust,
        mask_renamed_from,
        module,
        summary,
        doc,
        structure,
        field,
        index_shift,
        prefix,
        groups,
        enable_name,
        enable_renamed_from,
        enable_rust,
        enable_prefix,
        enable_flags,
        sources,
        community_sources,
        community_groups,
        unknown,
        file,
    } = mask;
    let mut bits = Item::new(Kind::Set, name);
    bits.file.clone_from(file);
    super::survival(&mut bits, renamed_from, None);
    bits.fact(&DOCUMENTATION_CHANGED, "former names of the mask in Rust", list(mask_renamed_from));
    bits.fact(&RUST_NAME_CHANGED, "name in Rust", rust);
    bits.fact(&RUST_NAME_CHANGED, "name of the mask in Rust", mask_rust);
    bits.refers(&MODULE_CHANGED, "module", module);
    bits.refers(&VALUE_EFFECT_CHANGED, "structure", format!("{structure}.{field}"));
    bits.fact(&VALUE_CHANGED, "shift of the index", index_shift);
    bits.fact(&DOCUMENTATION_CHANGED, "prefix", prefix);
    bits.docs(&[("summary", Some(summary)), ("description", doc.as_deref())]);
    bits.fact(&DOCUMENTATION_CHANGED, "open questions", list(unknown));
    bits.fact(&SOURCES_CHANGED, "sources", sorted(sources));
    bits.fact(&SOURCES_CHANGED, "sources of community names", sorted(community_sources));
    let groups_of_bits = community_groups.iter().map(|CommunityGroup { name, of }| format!("{name}: {}", sorted(of)));
    bits.fact(&DOCUMENTATION_CHANGED, "groups of tools", list(&groups_of_bits.collect::<Vec<_>>()));
    let remarks =
        groups.iter().filter_map(|MaskGroup { index, doc, bits: _ }| Some(format!("{index}: {}", doc.as_deref()?)));
    bits.fact(&DOCUMENTATION_CHANGED, "words", list(&remarks.collect::<Vec<_>>()));
    bits.children = groups.iter().flat_map(|group| &group.bits).map(|bit| of_bit(catalog, bit)).collect();
    bits.hints = vec![identity(&bits.children)];
    let mut flags = Item::new(Kind::Set, enable_name);
    flags.file.clone_from(file);
    super::survival(&mut flags, enable_renamed_from, None);
    flags.fact(&RUST_NAME_CHANGED, "name in Rust", enable_rust);
    flags.fact(&DOCUMENTATION_CHANGED, "prefix", enable_prefix);
    flags.children = enable_flags.iter().map(|flag| of_flag(catalog, flag)).collect();
    flags.hints = vec![identity(&flags.children)];
    [bits, flags]
}

fn of_bit(catalog: &Catalog, bit: &MaskValue) -> Item {
    let MaskValue {
        value,
        name,
        renamed_from,
        deprecated,
        rust,
        aliases,
        community,
        when,
        status,
        of,
        all,
        doc,
        sources,
        disputed,
    } = bit;
    let number = format!("0x{value:08X}");
    let mut item = Item::new(Kind::Value, name.clone().unwrap_or_else(|| format!("({number})")));
    item.joint = Some(".");
    super::survival(&mut item, renamed_from, deprecated.as_deref());
    item.hints = vec![number.clone()];
    item.fact(&VALUE_CHANGED, "number", number);
    item.maybe(&RUST_NAME_CHANGED, "name in Rust", rust.as_ref());
    item.aliases.clone_from(aliases);
    item.community.clone_from(community);
    item.fact(&DOCUMENTATION_CHANGED, "most common name", community.first().cloned().unwrap_or_default());
    item.maybe(&STATUS_CHANGED, "status", status.map(word));
    item.refers(&VALUE_EFFECT_CHANGED, "combines", sorted(of));
    item.fact(&VALUE_EFFECT_CHANGED, "all bits of its group", yes(*all));
    item.docs(&[("description", doc.as_deref())]);
    item.fact(&SOURCES_CHANGED, "sources", sorted(sources));
    item.claim = claim(catalog, when);
    item.disputes = sides(disputed);
    item
}

fn of_flag(catalog: &Catalog, flag: &EnableFlag) -> Item {
    let EnableFlag { value, name, renamed_from, deprecated, rust, sets, when, doc, sources } = flag;
    let number = format!("0x{value:08X}");
    let mut item = Item::new(Kind::Value, name);
    item.joint = Some(".");
    super::survival(&mut item, renamed_from, deprecated.as_deref());
    item.hints = vec![number.clone()];
    item.fact(&VALUE_CHANGED, "number", number);
    item.maybe(&RUST_NAME_CHANGED, "name in Rust", rust.as_ref());
    let sets = match sets {
        Sets::SameBit => "the same bit".to_owned(),
        Sets::Bit { name, value: _ } => name.clone(),
        Sets::Control => "no bit".to_owned(),
    };
    item.refers(&FLAG_MAPPING_CHANGED, "sets", sets);
    item.docs(&[("description", doc.as_deref())]);
    item.fact(&SOURCES_CHANGED, "sources", sorted(sources));
    item.claim = claim(catalog, when);
    item
}
