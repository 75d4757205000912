//! The callback of the consumers, over records made from the events of a trace.

use std::collections::BTreeMap;

use etwspec_live::etwspec_etl::{Item, SAMPLE, Trace};
use etwspec_live::{OwnedRecord, Record};

#[test]
fn callback_describes_the_events_of_the_sample() {
    let mut kinds: BTreeMap<String, String> = BTreeMap::new();
    Trace::new(SAMPLE).for_each(|item| {
        if let Item::Event(buffer, event) = item
            && let Some(owned) = OwnedRecord::of_event(buffer, &event, None)
        {
            // SAFETY: the pointer is that of a record that is borrowed until the end of the block.
            let record = unsafe { Record::from_ptr(owned.as_ptr()) }.expect("the pointer is not null");
            if let Some(line) = etwspec_consumers::describe(&record) {
                let kind = line.split(' ').next().unwrap_or_default().to_owned();
                kinds.entry(kind).or_insert(line);
            }
        }
    });
    for (kind, line) in [("process", "process "), ("image", "image "), ("processor", "processor ")] {
        assert!(kinds.get(kind).is_some_and(|found| found.starts_with(line)), "{kinds:?}");
    }
}
