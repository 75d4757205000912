//! Names of fields, without an event.

use etwspec::headers::HookId;

use super::FieldName;
use super::column::layouts_of;
use super::plan::{Maker, Plan};

/// Returns the names of the fields that data of a kernel event can have, in any event version, release and pointer
/// size. The names of the newest structure come first, each structure in its order. Empty if no structure is known.
///
/// ```
/// use etwspec_etl::etwspec::headers::HookId;
///
/// let names = etwspec_etl::payload::field_names(HookId::CONTEXTSWAP);
/// assert!(names.iter().any(|name| name == "NewThreadId"));
/// ```
pub fn field_names(hook: HookId) -> Vec<FieldName> {
    let mut names: Vec<FieldName> = Vec::new();
    for layout in layouts_of(hook.into()) {
        for name in (Maker { release: None }).plan(layout).names() {
            if !names.contains(name) {
                names.push(name.clone());
            }
        }
    }
    names
}

impl Plan {
    /// Names of the fields and parts of the structure itself.
    fn names(&self) -> impl Iterator<Item = &FieldName> {
        let all = self.fixed.iter().map(|op| &op.field).chain(self.parts.iter().map(|part| &part.field));
        all.map(|field| &field.name).filter(|name| !name.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::payload::{Shape, ValueType, columns_of};
    use crate::{Item, SAMPLE, Trace};

    #[test]
    fn events_over_ipv4_and_ipv6_name_fields_alike() {
        let mut pairs = 0;
        for (name, hook) in HookId::named_values() {
            let Some(ipv4) = name.strip_suffix("_IPV6") else { continue };
            let (_, ipv4) = HookId::named_values().find(|(name, _)| *name == ipv4).expect("an event over IPv4");
            let of_ipv4 = field_names(ipv4);
            let others: Vec<_> = field_names(hook).into_iter().filter(|name| !of_ipv4.contains(name)).collect();
            assert!(others.is_empty(), "{name}: {others:?}");
            pairs += 1;
        }
        assert!(pairs > 9, "{pairs}");
    }

    #[test]
    fn only_the_security_identifier_of_a_process_is_named_sid() {
        let mut structures = 0;
        for hook in [HookId::PROCESS_CREATE, HookId::PROCESS_DELETE, HookId::PROCESS_DC_START, HookId::PROCESS_DC_END] {
            for columns in columns_of(hook) {
                let named = columns.iter().filter(|column| column.field.name.ends_with("Sid"));
                let named: Vec<_> = named.map(|column| (&*column.field.name, &column.shape)).collect();
                assert!(matches!(named[..], [("UserSid", Shape::Value(ValueType::Sid))]), "{hook:?} {named:?}");
                structures += 1;
            }
        }
        // Five versions with both pointer sizes.
        assert!(structures >= 4 * 5 * 2, "{structures}");
    }

    #[test]
    fn lists_every_field_of_the_sample() {
        let mut fields = 0;
        Trace::new(SAMPLE).for_each(|item| {
            let Item::Event(_, event) = item else { return };
            let Some((hook, _)) = event.hook() else { return };
            let names = field_names(hook);
            for field in event.fields() {
                let own = field.name.split(['.', '[']).next().unwrap_or_default().to_owned();
                assert!(own.is_empty() || names.iter().any(|name| *name == own), "{hook:?} {}", field.name);
                fields += 1;
            }
        });
        assert!(fields > 500, "{fields}");
    }
}
