//! Comparison of getters and setters with the describing tables.

use etwspec::describe::{Field, Kind};
use etwspec_runtime::tested::{Accessor, Accessors};

use super::provided::same_name;

/// Checks that each getter and setter accesses exactly the bits that the table states for the field of its name, and
/// that each field with a name has both.
pub(crate) fn members(of: &Accessors) {
    let Accessors { name, size, raw, typed, .. } = *of;
    let table = (of.table)();
    let mut fields = Vec::new();
    level(table.fields, &mut fields);
    let place = |field: &Field| {
        let bits = if let Kind::Bit { start, width } = field.kind() { Some((start, width)) } else { None };
        ((field.offset() - table.base, field.size()), bits)
    };
    for accessor in raw {
        let Accessor { get, set, ty, in_memory, place: (offset, bytes), bits } = *accessor;
        assert!(is_setter(set, get), "{name}: `{set}` is the setter of `{get}`");
        assert!(offset + bytes <= size, "{name}: {accessor:?} is beyond the end at {size}");
        if let Some((start, width)) = bits {
            assert!(start + width <= 8 * bytes as u32 && width <= 8 * in_memory as u32, "{name}: {accessor:?}");
        }
        let same = |field: &Field| place(field) == (accessor.place, bits) && agrees(field, ty);
        let mut named = fields.iter().filter(|field| same_name(get, field.name())).peekable();
        let found = match named.peek() {
            Some(_) => named.any(|field| same(field)),
            // A former name, or a field of an inner structure.
            None => within(table.fields, &same),
        };
        assert!(found, "{name}: the table has no {accessor:?}");
    }
    let accessible = |field: &&&Field| {
        let is_value = !matches!(field.kind(), Kind::Data | Kind::Open { .. } | Kind::Counted { .. } | Kind::Padding);
        !field.name().is_empty() && is_value
    };
    for field in fields.iter().filter(accessible) {
        let found = raw.iter().any(|accessor| place(field) == (accessor.place, accessor.bits));
        assert!(found, "{name}: `{}` has no getter", field.name());
    }
    for accessor @ &(get, set, raw_get, raw_set) in typed {
        let known = raw.iter().any(|raw| (raw.get, raw.set) == (raw_get, raw_set));
        assert!(is_setter(set, get) && known, "{name}: {accessor:?} has another raw value");
    }
}

/// Adds the fields that have a name in the structure: of a container without a name, its members.
pub(super) fn level(fields: &'static [Field], out: &mut Vec<&'static Field>) {
    for field in fields {
        match field.kind() {
            Kind::Union | Kind::Struct | Kind::Bits if field.name().is_empty() => level(field.children(), out),
            _ => out.push(field),
        }
    }
}

fn within(fields: &[Field], same: &impl Fn(&Field) -> bool) -> bool {
    fields.iter().any(|field| same(field) || within(field.children(), same))
}

fn is_setter(set: &str, get: &str) -> bool {
    set.strip_prefix("set_") == Some(get)
}

/// Returns whether an integer type has the sign of the field.
fn agrees(field: &Field, ty: &str) -> bool {
    match integer(ty) {
        Some((signed, _)) if !matches!(field.kind(), Kind::Bit { .. }) => (field.kind() == Kind::Signed) == signed,
        _ => true,
    }
}

/// Returns the sign and the number of bits of an integer type.
pub(super) fn integer(ty: &str) -> Option<(bool, u32)> {
    let (signed, bits) = match ty.split_at_checked(1)? {
        ("i", bits) => (true, bits),
        ("u", bits) => (false, bits),
        _ => return None,
    };
    Some((signed, bits.parse().ok()?))
}
