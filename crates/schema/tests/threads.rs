//! Schemas that several threads read.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;

use etwspec_etl::state::Pass;
use etwspec_etl::{Event, Item, SAMPLE, Trace};
use etwspec_schema::{Schema, Schemas, TraceNames};

/// Schemas of each event in their order, names of providers, and problems.
fn all(schemas: &Schemas) -> (BTreeMap<String, Vec<&Schema>>, BTreeMap<String, &str>, String) {
    let identities = schemas.iter().filter_map(|schema| schema.identity());
    let of =
        identities.map(|identity| (format!("{identity:?}"), schemas.of(&identity).iter().map(AsRef::as_ref).collect()));
    let providers = schemas.providers().map(|(guid, name)| (guid.to_string(), &**name));
    (of.collect(), providers.collect(), format!("{} {:?}", schemas.unreadable(), schemas.findings()))
}

/// Number of events.
struct Events(u64);

impl Pass for Events {
    fn part(&self) -> Option<Events> {
        Some(Events(0))
    }

    fn event(&mut self, _: &Event<'_>) {
        self.0 += 1;
    }

    fn merge(&mut self, part: Events) {
        self.0 += part.0;
    }
}

#[test]
fn several_threads_read_the_schemas_that_one_reads() {
    let mut traces = vec![SAMPLE.to_vec()];
    for path in etwspec_corpus::folder_or_skip().iter().flat_map(|folder| etwspec_corpus::traces(folder)) {
        traces.push(std::fs::read(path).expect("a trace"));
    }
    let mut found = 0;
    for bytes in traces {
        // The second time, threads find what others have found before.
        for bytes in [bytes.clone(), bytes.repeat(2)] {
            let trace = Trace::new(&bytes);
            let mut one = Schemas::new();
            one.read_trace(&trace);
            let mut several = Schemas::new();
            let threads = NonZeroUsize::new(3).expect("not zero");
            let mut counted = Events(0);
            several.read_trace_with(&trace, threads, &mut counted);
            assert_eq!(all(&one), all(&several));
            assert!(several.is_complete());
            let mut events = 0;
            trace.for_each(|item| events += u64::from(matches!(item, Item::Event(..))));
            assert_eq!(counted.0, events);
            found += one.iter().count() + one.providers().count();
        }
    }
    assert!(found > 0);
}

#[test]
fn several_threads_find_the_names_that_one_finds() {
    let trace = Trace::new(SAMPLE);
    let names = |threads| {
        let (mut all, mut schemas) = (TraceNames::new().with_fields(), Schemas::new());
        let threads = NonZeroUsize::new(threads).expect("not zero");
        schemas.read_trace_with(&trace, threads, &mut all);
        all.add_schemas(&schemas);
        let of = |names: &mut dyn Iterator<Item = &str>| names.map(str::to_owned).collect::<Vec<_>>();
        let keys: Vec<_> = all.keys().collect();
        (of(&mut all.providers()), of(&mut all.events()), of(&mut all.fields()), keys)
    };
    let one = names(1);
    assert!(!one.0.is_empty() && !one.1.is_empty() && one.2.contains(&"server".to_owned()) && !one.3.is_empty());
    assert_eq!(names(3), one);
}
