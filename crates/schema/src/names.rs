//! Names of providers and events that a trace contains, against which filters are checked.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use crate::{Decoder, Schemas};
use etwspec_etl::{Describe, Event, EventIs, EventNames, NameIs, ProviderIs};

/// Maximum number of names of events. Beyond it, filters are not checked.
const MOST: usize = 1 << 20;

/// Names of providers and events in a trace: those that events contain, and those of schemas.
#[derive(Debug)]
pub struct TraceNames {
    /// Decodes events that contain their schema.
    decoder: Decoder,
    providers: BTreeSet<String>,
    /// Names of the providers that have an event of a name.
    events: HashMap<String, BTreeSet<String>>,
    count: usize,
}

impl TraceNames {
    /// Creates a set without names.
    pub fn new() -> TraceNames {
        let decoder = Decoder::new(Arc::new(Schemas::new()));
        TraceNames { decoder, providers: BTreeSet::new(), events: HashMap::new(), count: 0 }
    }

    /// Adds the names that an event contains.
    pub fn add(&mut self, event: &Event<'_>) {
        // The tables name it.
        if event.key().is_some() {
            return;
        }
        let TraceNames { decoder, providers, events, count } = self;
        add(decoder.names(event), providers, events, count);
    }

    /// Adds the names of schemas.
    pub fn add_schemas(&mut self, schemas: &Schemas) {
        self.providers.extend(schemas.providers().map(|(_, name)| name.to_string()));
        for schema in schemas.iter() {
            let event_name = schema.event_name();
            let mut names = EventNames::new();
            names.provider = schema.provider_name.as_deref();
            names.event = event_name.as_deref();
            names.symbol = schema.name.as_deref();
            add(names, &mut self.providers, &mut self.events, &mut self.count);
        }
    }

    /// Returns whether a provider has a name. `true` for what is no name, and if there are too many names.
    pub fn has_provider(&self, wanted: &ProviderIs) -> bool {
        match wanted {
            ProviderIs::Name(name) => self.is_full() || self.providers.iter().any(|own| name.matches(own)),
            _ => true,
        }
    }

    /// Returns whether an event has a name. `true` for what is no name, and if there are too many names.
    pub fn has_event(&self, wanted: &EventIs) -> bool {
        match wanted {
            EventIs::Name(name) => self.is_full() || self.events.iter().any(|(own, of)| matches(name, own, of)),
            _ => true,
        }
    }

    fn is_full(&self) -> bool {
        self.count >= MOST
    }

    /// Names of providers, in order.
    pub fn providers(&self) -> impl Iterator<Item = &str> {
        self.providers.iter().map(String::as_str)
    }

    /// Names of events, in order.
    pub fn events(&self) -> impl Iterator<Item = &str> {
        let all: BTreeSet<&str> = self.events.keys().map(String::as_str).collect();
        all.into_iter()
    }
}

impl Default for TraceNames {
    fn default() -> TraceNames {
        TraceNames::new()
    }
}

fn matches(wanted: &NameIs, name: &str, providers: &BTreeSet<String>) -> bool {
    let mut names = EventNames::new();
    names.event = Some(name);
    let of = |provider: &String| {
        let mut names = EventNames::new();
        (names.provider, names.event) = (Some(provider.as_str()), Some(name));
        wanted.matches_event(&names)
    };
    wanted.matches_event(&names) || providers.iter().any(of)
}

fn add(
    names: EventNames<'_>,
    providers: &mut BTreeSet<String>,
    events: &mut HashMap<String, BTreeSet<String>>,
    count: &mut usize,
) {
    if *count >= MOST {
        return;
    }
    if let Some(provider) = names.provider.filter(|provider| !providers.contains(*provider)) {
        providers.insert(provider.to_owned());
        *count += 1;
    }
    for name in [names.event, names.symbol].into_iter().flatten() {
        if !events.contains_key(name) {
            events.insert(name.to_owned(), BTreeSet::new());
            *count += 1;
        }
        if let (Some(of), Some(provider)) = (events.get_mut(name), names.provider)
            && !of.contains(provider)
        {
            of.insert(provider.to_owned());
            *count += 1;
        }
    }
}
