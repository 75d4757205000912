//! Addresses of the site for what is not a page of it: from its root, with anchors.

use super::addresses;
use etwspec_catalog::{Dispatch, Field, Form, GroupMask, HookGroup, Provider, ProviderEvent, Shape, Struct, ValueSet};

pub use super::addresses::{requests_page as class_page, struct_page, topic_page};
pub use super::html::slug as anchor;
pub use super::permanent::of_struct as permanent_struct;

/// Addresses of a field in all forms, the newest first.
pub fn field_addresses(structure: &Struct, name: &str) -> Vec<String> {
    let page = addresses::struct_page(&structure.name);
    let mut found = Vec::new();
    for form in structure.forms.iter().rev() {
        let mut offsets = Vec::new();
        collect(&form.fields, name, &mut offsets);
        found
            .extend(offsets.into_iter().map(|offset| format!("{page}#{}", addresses::byte_anchor(&form.rust, offset))));
        if form.tail.iter().any(|part| part.name == name) {
            found.push(format!("{page}#{}", addresses::tail_anchor(form)));
        }
    }
    found.dedup();
    found
}

/// Returns whether a form has a named member in its fixed part.
pub fn has_member(form: &Form, name: &str) -> bool {
    let mut offsets = Vec::new();
    collect(&form.fields, name, &mut offsets);
    !offsets.is_empty()
}

fn collect(fields: &[Field], name: &str, offsets: &mut Vec<u32>) {
    for field in fields {
        if field.name.as_deref() == Some(name) {
            offsets.push(field.offset);
        }
        match &field.shape {
            Shape::Union(members) | Shape::Group(members) => collect(members, name, offsets),
            Shape::Bits { bits, .. } => {
                let own = bits.iter().filter(|bit| bit.name.as_deref() == Some(name));
                offsets.extend(own.map(|bit| field.offset + bit.start / 8));
            }
            _ => {}
        }
    }
}

/// Page of a dispatch, and the anchors of its cases.
pub fn dispatch_addresses(dispatch: &Dispatch) -> (String, Vec<String>) {
    (addresses::dispatch_page(&dispatch.name), addresses::case_anchors(dispatch))
}

/// Page of a set, and the anchors of its values.
pub fn set_addresses(set: &ValueSet) -> (String, Vec<String>) {
    (addresses::values_page(&set.name), addresses::value_anchors(set))
}

/// Page of a group mask, and the anchors of its bits.
pub fn mask_addresses(mask: &GroupMask) -> (String, Vec<String>) {
    (addresses::mask_page(&mask.name), addresses::mask_anchors(mask))
}

/// Page of a group or class of events, and the anchors of its events.
pub fn event_addresses(group: &HookGroup) -> (String, Vec<String>) {
    (addresses::hooks_page(group), addresses::event_anchors(group))
}

/// Address of a provider, or of one of its events.
pub fn provider_address(provider: &Provider, event: Option<&ProviderEvent>) -> String {
    let page = addresses::provider_page(&provider.name);
    event.map_or_else(|| page.clone(), |event| format!("{page}#{}", super::providers::anchor(event)))
}
