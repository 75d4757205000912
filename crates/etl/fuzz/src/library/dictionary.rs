//! Words for the dictionaries of fuzzers, from the constants of the generated crate.

use std::collections::BTreeSet;

use etwspec::describe::dispatches;
use etwspec::headers::{EventTraceGroup, HookId, TraceHeaderType};
use etwspec_etl::Identity;

use super::trace::each_event;

/// Integers that dispatches select by, header types, GUIDs of kernel groups, and GUIDs of the samples.
pub fn of_traces() -> Vec<Vec<u8>> {
    let mut words = BTreeSet::new();
    for dispatch in dispatches() {
        words.extend(dispatch.cases.iter().filter_map(|case| {
            let value = case.value.to_le_bytes();
            value.get(..dispatch.size).map(<[u8]>::to_vec)
        }));
    }
    words.extend(TraceHeaderType::named_values().map(|(_, value)| vec![value.0]));
    words.extend(
        EventTraceGroup::named_values().filter_map(|(_, group)| group.guid()).map(|guid| guid.to_bytes().to_vec()),
    );
    each_event(|event| {
        if let Identity::Class { guid, .. } | Identity::Provider { guid, .. } = event.identity() {
            words.insert(guid.to_bytes().to_vec());
        }
    });
    words.into_iter().collect()
}

/// Returns the same, and names of options and of kernel events.
pub fn of_requests() -> Vec<Vec<u8>> {
    let options =
        ["\nprovider=#", "\nevent=#", "\npid=#", "\ntid=#", "\ncpu=#", "\nfrom=#", "\nto=#", "\nlimit=", "\nrepeat="];
    let names = HookId::named_values().map(|(name, _)| name).step_by(16);
    let groups = EventTraceGroup::named_values().map(|(name, _)| name);
    let texts = options.into_iter().chain(names).chain(groups).map(|text| text.as_bytes().to_vec());
    of_traces().into_iter().chain(texts).collect()
}
