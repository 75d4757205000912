//! Addresses: the path of the page of each item, and the anchors within pages.

use std::collections::{HashMap, HashSet};

use super::html::slug;
use super::wording;
use etwspec_catalog::{Catalog, Dispatch, Form, GroupMask, HookGroup, ValueSet};
use etwspec_schema::pack::Entry;

/// The page of a structure.
pub fn struct_page(name: &str) -> String {
    format!("structs/{}.html", slug(name))
}

/// The page of a dispatch.
pub(super) fn dispatch_page(name: &str) -> String {
    format!("dispatches/{}.html", slug(name))
}

/// The page of an enumeration, of flags or of constants.
pub(super) fn values_page(name: &str) -> String {
    format!("values/{}.html", slug(name))
}

/// The page of a group mask.
pub(super) fn mask_page(name: &str) -> String {
    format!("masks/{}.html", slug(name))
}

/// The page of information classes, or of one.
pub fn requests_page(name: &str) -> String {
    format!("requests/{}.html", slug(name))
}

/// The page of a group of kernel events.
pub(super) fn hooks_page(group: &HookGroup) -> String {
    hooks_page_of(group, &group.name)
}

/// The page of a group of kernel events or of a class under a name.
pub(super) fn hooks_page_of(group: &HookGroup, name: &str) -> String {
    let folder = if group.class { "classes" } else { "hooks" };
    format!("{folder}/{}.html", slug(name))
}

/// The page of a provider.
pub(super) fn provider_page(name: &str) -> String {
    format!("providers/{}.html", slug(name))
}

/// The page that lists the groups of kernel events.
pub(super) const HOOK_LIST: &str = "hooks/index.html";
/// The page that lists the classes of events.
pub(super) const CLASS_LIST: &str = "classes/index.html";
/// The page that lists the providers.
pub(super) const PROVIDER_LIST: &str = "providers/index.html";

/// The page that lists the providers of Windows.
pub(super) const WINDOWS_LIST: &str = "windows/index.html";

/// A page of a provider of Windows: the first is 0.
pub(super) fn windows_page(entry: Entry<'_>, at: usize) -> String {
    let mut name = slug(entry.name());
    // File systems may ignore case.
    let is_same = |other: &Entry<'_>| other.name().eq_ignore_ascii_case(entry.name());
    let before = entry.pack().providers().take(entry.index()).filter(is_same).count();
    name.extend(std::iter::repeat_n('-', before));
    match at {
        0 => format!("windows/{name}.html"),
        _ => format!("windows/{name}.{}.html", at + 1),
    }
}

/// The page of a topic.
pub fn topic_page(module: &str) -> String {
    format!("topics/{}.html", slug(module))
}

/// The anchor of the tail of a form.
pub(super) fn tail_anchor(form: &Form) -> String {
    format!("{}-then", slug(&form.rust))
}

/// The anchor of a byte of a form.
pub(super) fn byte_anchor(form: &str, offset: u32) -> String {
    format!("{}-{}", slug(form), wording::hex(offset))
}

/// Anchors of rows: the name of each, or its number if it has no name. Repetitions get a suffix: `-2`, `-3`.
pub(super) fn anchors(rows: impl IntoIterator<Item = (Option<String>, String)>) -> Vec<String> {
    let mut used: HashMap<String, usize> = HashMap::new();
    rows.into_iter()
        .map(|(name, number)| {
            let anchor = slug(&name.unwrap_or(number));
            let times = used.entry(anchor.clone()).or_default();
            *times += 1;
            if *times == 1 { anchor } else { format!("{anchor}-{times}") }
        })
        .collect()
}

/// The anchors of a dispatch's cases.
pub(super) fn case_anchors(dispatch: &Dispatch) -> Vec<String> {
    anchors(dispatch.cases.iter().map(|case| (case.name.clone(), wording::hex_of(case.value, dispatch.scalar))))
}

/// The anchors of a set's values.
pub(super) fn value_anchors(set: &ValueSet) -> Vec<String> {
    anchors(set.values.iter().map(|value| {
        let number = value.value.map_or_else(|| "unknown".to_owned(), |v| wording::hex_of(v.ptr64, set.scalar));
        (value.name.clone(), number)
    }))
}

/// The anchors of a mask's bits, in the order of the groups.
pub(super) fn mask_anchors(mask: &GroupMask) -> Vec<String> {
    let bits = mask.groups.iter().flat_map(|group| &group.bits);
    anchors(bits.map(|bit| (bit.name.clone(), format!("0x{:08X}", bit.value))))
}

/// The anchors of a group's events.
pub(super) fn event_anchors(group: &HookGroup) -> Vec<String> {
    anchors(group.events.iter().map(|event| (event.called().map(str::to_owned), group.number(event))))
}

/// The anchors of the numbers of a group's events, beside those of their names. None for an event whose only anchor is
/// that of its number.
pub(super) fn number_anchors(group: &HookGroup) -> Vec<Option<String>> {
    let names = event_anchors(group);
    let mut used: HashSet<String> = names.iter().cloned().collect();
    let numbers = group.events.iter().zip(&names).map(|(event, name)| {
        let number = slug(&group.number(event));
        // Two meanings of one number are two events.
        let mut free = (1..).map(|times| if times == 1 { number.clone() } else { format!("{number}-{times}") });
        if event.called().is_none() && name.starts_with(&number) {
            return None;
        }
        free.find(|anchor| used.insert(anchor.clone()))
    });
    numbers.collect()
}

/// The page of the calculator of a mask. The first has a short address; others have their name in it.
pub(crate) fn calculator_page(catalog: &Catalog, mask: &GroupMask) -> String {
    if catalog.masks.first().is_some_and(|first| first.name == mask.name) {
        "calculator.html".to_owned()
    } else {
        format!("calculator-{}.html", slug(&mask.name))
    }
}

/// Page of the decoder.
pub(crate) const DECODER: &str = "decoder.html";
