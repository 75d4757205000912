//! Names of tables.

use std::sync::OnceLock;

use etwspec::Guid;
use etwspec::describe::provider::{self, ProviderEvent};
use etwspec::payloads::{self, EventKey};
use etwspec_catalog::casing::{is_device, underscored};
use etwspec_schema::Schema;
use hashbrown::{HashMap, HashSet};

/// Name of the table of all events.
pub const EVENTS: &str = "events";
/// Name of the table of damage.
pub const DAMAGE: &str = "etl_damage";

/// Maximum length of a part of a name from a trace.
const MAX: usize = 80;

/// First part of the names of the tables of kernel and classic events, and of no others.
const KERNEL: &str = "kernel";
const CLASSIC: &str = "classic";
const OWN: [&str; 2] = [KERNEL, CLASSIC];

/// Returns whether a name, or all names that match a pattern, are those of tables of kernel or classic events.
pub(crate) fn are_of_kernel(pattern: &str) -> bool {
    let literal = pattern.split('*').next().unwrap_or("");
    let prefix = literal.split_once('.').map(|(prefix, _)| prefix);
    prefix.is_some_and(|prefix| OWN.iter().any(|own| own.eq_ignore_ascii_case(prefix)))
}

/// Returns the name of the table of a kind of kernel or classic event, such as `kernel.context_switch`. `None` if the structure
/// of its data is unknown.
///
/// The name is that which the event's row in `spec/hooks` states, otherwise the name in tools of the community, such as
/// `kernel.process_start`, otherwise that of the payload type if no other event has it, otherwise Microsoft's name.
pub(crate) fn kernel_table(key: EventKey) -> Option<&'static str> {
    of_kernel().get(&key).map(String::as_str)
}

/// Former names of tables, and those that replace them.
const FORMER: &str = include_str!("former_tables.tsv");

/// Returns the name of the table of kernel or classic events that had another name before.
pub fn current_table(former: &str) -> Option<&'static str> {
    FORMER.lines().filter_map(|line| line.split_once('\t')).find(|(own, _)| *own == former).map(|(_, current)| current)
}

/// Returns the kernel or classic event whose table has a name.
pub(crate) fn kernel_event(name: &str) -> Option<EventKey> {
    of_kernel().iter().find(|(_, own)| *own == name).map(|(key, _)| *key)
}

fn of_kernel() -> &'static HashMap<EventKey, String> {
    static NAMES: OnceLock<HashMap<EventKey, String>> = OnceLock::new();
    NAMES.get_or_init(kernel_tables)
}

/// Returns the names of the tables of all kernel and classic events with a known structure.
pub fn kernel_tables() -> HashMap<EventKey, String> {
    let own = |key: EventKey| payloads::bindings(key).iter().filter(|binding| !binding.whole);
    let keys: Vec<EventKey> = EventKey::all().filter(|key| own(*key).next().is_some()).collect();
    let newest = |key: EventKey| own(key).max_by_key(|binding| binding.version)?.variant();
    let mut events: HashMap<&str, usize> = HashMap::new();
    for key in &keys {
        let variants: HashSet<&str> = own(*key).filter_map(|binding| binding.variant()).collect();
        variants.into_iter().for_each(|variant| *events.entry(variant).or_default() += 1);
    }
    let mut taken = HashSet::new();
    let name = |key: EventKey| {
        let variant = newest(key).filter(|variant| events.get(variant) == Some(&1));
        let text = key.table_name().or(key.community_name()).or(variant).or(key.name()).unwrap_or("event");
        let prefix = if key.hook_id().is_some() { KERNEL } else { CLASSIC };
        let mut name = format!("{prefix}.{}", snake(text));
        if !taken.insert(name.clone()) {
            let number = key.hook_id().map_or(key.index() as u32, |hook| hook.0.into());
            name = format!("{name}_{number:x}");
            taken.insert(name.clone());
        }
        (key, name)
    };
    keys.into_iter().map(name).collect()
}

/// Returns the name of the table of an event of a provider that this project has a table of, such as `dotnet.gc_start`. All
/// versions of an event have one table.
pub(crate) fn provider_table(guid: Guid, id: u16) -> Option<&'static str> {
    of_providers().get(&(guid, id)).map(String::as_str)
}

/// Returns the provider and the ID of the event whose table has a name.
pub(crate) fn provider_event(name: &str) -> Option<(Guid, u16)> {
    of_providers().iter().find(|(_, own)| *own == name).map(|(event, _)| *event)
}

fn of_providers() -> &'static HashMap<(Guid, u16), String> {
    static NAMES: OnceLock<HashMap<(Guid, u16), String>> = OnceLock::new();
    NAMES.get_or_init(provider_tables)
}

/// Returns the names of the tables of the events of all providers that this project has a table of.
fn provider_tables() -> HashMap<(Guid, u16), String> {
    let mut all: HashMap<(Guid, u16), String> = HashMap::new();
    let mut taken: HashSet<String> = HashSet::new();
    for provider in provider::all() {
        let (family, own) = provider.module.split_once("::").unwrap_or((provider.module, provider.module));
        let prefix = if OWN.contains(&family) { own } else { family };
        for event in provider.events {
            if all.contains_key(&(provider.guid, event.id)) {
                continue;
            }
            let name = event_name(event);
            // Related providers may have events of one name, and a provider several.
            let mut names =
                [(prefix, None), (own, None), (own, Some(event.id))].into_iter().map(|(prefix, id)| match id {
                    Some(id) => format!("{prefix}.{name}_{id}"),
                    None => format!("{prefix}.{name}"),
                });
            if let Some(name) = names.find(|name| !taken.contains(name)) {
                taken.insert(name.clone());
                all.insert((provider.guid, event.id), name);
            }
        }
    }
    all
}

/// Returns the name of an event without its version: `gc_start` of `GCStart_V2`.
fn event_name(event: &ProviderEvent) -> String {
    let base = match event.name.rsplit_once("_V") {
        Some((base, version)) if !version.is_empty() && version.bytes().all(|byte| byte.is_ascii_digit()) => base,
        _ => event.name,
    };
    if base.is_empty() { format!("event_{}", event.id) } else { snake(base) }
}

/// Returns the names of all tables that do not depend on a trace, sorted. A schema in a trace or a file adds tables.
pub fn table_names() -> Vec<&'static str> {
    let typed = of_kernel().values().chain(of_providers().values()).map(String::as_str);
    let mut names: Vec<&str> = [EVENTS, DAMAGE].into_iter().chain(typed).collect();
    names.sort_unstable();
    names
}

/// Returns the name of the table of events with a schema in a trace or a file, without what distinguishes it from others.
pub(crate) fn schema_table(schema: &Schema) -> String {
    use etwspec_schema::EventId as Id;
    let provider = match schema.provider_name.as_deref() {
        Some(name) => match snake(name) {
            own if OWN.contains(&&*own) || is_device(&own) => format!("provider_{own}"),
            own => own,
        },
        None => format!("provider_{}", snake(&schema.provider.to_string())),
    };
    let named = schema.event_name();
    let event = match (schema.event, named.as_deref()) {
        (Id::Manifest { id, version }, None) => format!("event_{id}{}", version_suffix(version)),
        (Id::Class { kind, version }, None) => format!("event_{kind}{}", version_suffix(version)),
        (Id::Manifest { version, .. } | Id::Class { version, .. }, Some(name)) => {
            format!("{}{}", snake(name), version_suffix(version))
        }
        (_, Some(name)) => snake(name),
        _ => "event".to_owned(),
    };
    format!("{provider}.{event}")
}

fn version_suffix(version: u8) -> String {
    if version == 0 { String::new() } else { format!("_v{version}") }
}

/// Returns a name in lower case, with underscores between words: of `GCStart` it is `gc_start`. Other characters than letters
/// and digits of ASCII separate words, so that the name is that of a folder on any system.
pub fn snake(name: &str) -> String {
    let start = name.char_indices().nth(MAX).map_or(name.len(), |(end, _)| end);
    let words = underscored(name.get(..start).unwrap_or(name));
    if words.is_empty() { "unnamed".to_owned() } else { words }
}

#[cfg(test)]
mod tests {
    use super::*;
    use etwspec::headers::HookId;

    #[test]
    fn names_have_words_and_no_other_characters() {
        for (name, wanted) in [
            ("GCStart", "gc_start"),
            ("ContextSwitch", "context_switch"),
            ("Process/DCStart", "process_dc_start"),
            ("Microsoft-Windows-TCPIP", "microsoft_windows_tcpip"),
            ("IPv6Send", "ipv6_send"),
            ("UDPprotocol", "udp_protocol"),
            ("WaaSMedicSvc", "waas_medic_svc"),
            ("Thread/CSwitch", "thread_cswitch"),
            ("type", "type"),
            ("../../etc", "etc"),
            ("\u{202e}", "unnamed"),
        ] {
            assert_eq!(snake(name), wanted, "{name}");
        }
    }

    #[test]
    fn patterns_of_kernel_tables_match_no_others() {
        for (pattern, wanted) in [
            ("kernel.context_switch", true),
            ("Kernel.*", true),
            ("classic.*", true),
            ("kernel*", false),
            ("*", false),
            ("kernel_trace.start", false),
            ("etl_damage", false),
        ] {
            assert_eq!(are_of_kernel(pattern), wanted, "{pattern}");
        }
        let own = |name: &String| are_of_kernel(name);
        assert!(kernel_tables().values().all(own));
        assert!(!provider_tables().values().any(own));
        let event = etwspec_schema::EventId::Manifest { id: 1, version: 0 };
        let mut named = Schema::new(etwspec_schema::Source::Manifest, Guid::default(), event);
        named.provider_name = Some("Kernel".into());
        assert!(!are_of_kernel(&schema_table(&named)), "{}", schema_table(&named));
        named.provider_name = Some("CON".into());
        assert!(schema_table(&named).starts_with("provider_con."), "{}", schema_table(&named));
    }

    #[test]
    fn former_names_lead_to_tables() {
        let names: HashSet<&str> = table_names().into_iter().collect();
        assert_eq!(current_table("kernel.perfinfo_sampled_profile_information"), Some("kernel.sample"));
        for (former, current) in FORMER.lines().map(|line| line.split_once('\t').expect("two names")) {
            assert!(names.contains(current) && !names.contains(former), "{former}: {current}");
        }
    }

    #[test]
    fn every_event_has_a_table_of_its_own() {
        let all = kernel_tables();
        let names: HashSet<&String> = all.values().collect();
        assert_eq!(names.len(), all.len());
        assert!(all.len() > 300, "{}", all.len());
        assert_eq!(kernel_table(HookId::CONTEXTSWAP.into()), Some("kernel.context_switch"));
        let providers = provider_tables();
        assert_eq!(providers.values().collect::<HashSet<_>>().len(), providers.len());
        assert!(providers.values().any(|name| name == "dotnet.gc_start"), "{providers:?}");
    }
}
