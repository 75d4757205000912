//! The crate `evtx` reads binary manifests of the folder `ETWSPEC_BINARIES` as this project does.

use std::collections::BTreeMap;
use std::path::Path;

use etwspec_schema::binary_manifest::{Options, Program, Resources, read};
use etwspec_schema::{Content, EventId, Field, Schema};
use evtx::wevt_templates::manifest::{CrimManifest, EventDefinition, Provider, TemplateDefinition};

/// Fields in the order of items, as name, in-type and out-type: members of structures follow all other fields.
fn own(schema: &Schema) -> Vec<(String, Option<(u16, u16)>)> {
    let mut all = Vec::new();
    let mut left: std::collections::VecDeque<&[Field]> = [&*schema.fields].into();
    while let Some(fields) = left.pop_front() {
        for field in fields {
            let types = match &field.content {
                Content::Value { in_type, out_type, .. } => Some((in_type.0, out_type.0)),
                Content::Struct(members) => {
                    left.push_back(members);
                    None
                }
                other => panic!("{other:?}"),
            };
            all.push((field.name.to_string(), types));
        }
    }
    all
}

fn template(template: &TemplateDefinition<'_>) -> Vec<(String, Option<(u16, u16)>)> {
    let items = template.items.iter();
    let items = items.map(|item| {
        let types = (item.unknown1 & 1 == 0).then_some((u16::from(item.input_type), u16::from(item.output_type)));
        (item.name.clone().unwrap_or_default(), types)
    });
    items.collect()
}

/// Returns a name without its namespace.
fn local(name: Option<&String>) -> Option<&str> {
    name.map(|name| name.split_once(':').map_or(&**name, |(_, local)| local))
}

fn check(schema: &Schema, provider: &Provider<'_>, event: &EventDefinition) {
    let elements = &provider.wevt.elements;
    let name = |all: Vec<(u32, Option<&String>)>, offset: Option<u32>, first: u32, size: u32| {
        let index = (offset? - first) / size;
        local(all.get(index as usize)?.1).map(str::to_owned)
    };
    let levels = elements.levels.as_ref().map(|list| {
        let all = list.levels.iter().map(|level| (level.identifier, level.name.as_ref())).collect();
        name(all, event.level_offset, list.offset + 12, 12)
    });
    let opcodes = elements.opcodes.as_ref().map(|list| {
        let all = list.opcodes.iter().map(|opcode| (opcode.identifier, opcode.name.as_ref())).collect();
        name(all, event.opcode_offset, list.offset + 12, 12)
    });
    let tasks = elements.tasks.as_ref().map(|list| {
        let all = list.tasks.iter().map(|task| (task.identifier, task.name.as_ref())).collect();
        name(all, event.task_offset, list.offset + 12, 28)
    });
    assert_eq!(schema.level.as_deref(), levels.flatten().as_deref());
    assert_eq!(schema.opcode.as_deref(), opcodes.flatten().as_deref());
    assert_eq!(schema.task.as_deref(), tasks.flatten().as_deref());
    let fields = event.template_offset.map(|offset| provider.template_by_offset(offset).expect("a template"));
    // The other reader reads the items that are in no structure.
    let wanted = fields.map(template).unwrap_or_default();
    assert_eq!(own(schema)[..wanted.len()], wanted[..], "event {}", event.identifier);
}

fn compare(resources: &Resources) -> usize {
    let found = read(resources, &Options::default());
    let mut providers = found.providers.iter();
    let mut events = 0;
    for manifest in &resources.manifests {
        let manifest = CrimManifest::parse(manifest).expect("evtx reads it");
        for other in &manifest.providers {
            let provider = providers.next().expect("a provider");
            assert_eq!(provider.guid.to_string().to_uppercase(), other.guid.to_string());
            let definitions = other.wevt.elements.events.as_ref().map_or(&[][..], |events| &events.events);
            assert_eq!(provider.schemas.len(), definitions.len());
            let by_id: BTreeMap<(u16, u8), &EventDefinition> =
                definitions.iter().map(|event| ((event.identifier, event.version), event)).collect();
            for schema in &provider.schemas {
                let EventId::Manifest { id, version } = schema.event else { panic!("an event of a manifest") };
                check(schema, other, by_id[&(id, version)]);
                events += 1;
            }
        }
    }
    assert!(providers.next().is_none());
    events
}

#[test]
fn evtx_reads_the_same_providers_events_and_fields() {
    let Some(folder) = std::env::var_os("ETWSPEC_BINARIES") else {
        eprintln!("skipped: ETWSPEC_BINARIES names no folder; tests/binaries/fetch collects programs");
        return;
    };
    let mut all = 0;
    for part in ["node", "dotnet", "windows"] {
        for entry in std::fs::read_dir(Path::new(&folder).join(part)).expect("a folder of programs") {
            let path = entry.expect("an entry").path();
            let file = std::fs::File::open(&path).expect("a program");
            let resources = Program::File(&file).resources(None).expect("resources");
            let events = compare(&resources);
            eprintln!("{}: {events} events", path.display());
            all += events;
        }
    }
    assert!(all > 0);
}
