//! Releases, sources, types, topics, observations.

use crate::axis::Stop;
use crate::{Catalog, Family, ScalarType, SeenHook, SeenStruct, SeenValue, Source, Topic, Trace};

use super::{sorted, word, yes};
use crate::changes::item::{Item, Kind};
use crate::changes::rules::claims::OBSERVATIONS_CHANGED;
use crate::changes::rules::tables::{BUILD_CHANGED, RELEASE_CHANGED, SOURCE_CHANGED, TOPIC_REMOVED, TYPE_CHANGED};

pub(super) fn items(catalog: &Catalog) -> Vec<Item> {
    let mut items: Vec<Item> = catalog.releases.stops.iter().map(release).collect();
    items.extend(catalog.sources.iter().map(source));
    items.extend(catalog.types.iter().map(scalar));
    items.extend(catalog.families.iter().map(family));
    items.extend(catalog.topics.iter().map(topic));
    items.extend(catalog.observed.iter().map(trace));
    let (file, kind) = ("releases.toml", Kind::Release);
    items.iter_mut().filter(|item| item.kind == kind).for_each(|item| file.clone_into(&mut item.file));
    items
}

fn release(stop: &Stop) -> Item {
    let Stop { release, point: _, name, build, builds, pointers, doc } = stop;
    let mut item = Item::new(Kind::Release, stop.id());
    item.fact(&RELEASE_CHANGED, "release", release);
    item.fact(&RELEASE_CHANGED, "name", name);
    item.fact(&BUILD_CHANGED, "first build", build);
    let texts = |numbers: &[u32]| sorted(&numbers.iter().map(u32::to_string).collect::<Vec<_>>());
    item.fact(&BUILD_CHANGED, "builds", texts(builds));
    item.fact(&RELEASE_CHANGED, "pointer sizes", texts(pointers));
    item.docs(&[("description", doc.as_deref())]);
    item
}

fn source(source: &Source) -> Item {
    let Source { id, title, author, kind, location, url, edition, examined_to, doc, sections } = source;
    let mut item = Item::new(Kind::Source, id);
    "sources.toml".clone_into(&mut item.file);
    item.fact(&SOURCE_CHANGED, "title", title);
    item.fact(&SOURCE_CHANGED, "author", author);
    item.fact(&SOURCE_CHANGED, "kind", word(*kind));
    item.fact(&SOURCE_CHANGED, "location", location);
    item.maybe(&SOURCE_CHANGED, "address", url.as_ref());
    item.maybe(&SOURCE_CHANGED, "edition", edition.as_ref());
    item.maybe(&SOURCE_CHANGED, "examined to", examined_to.as_ref());
    let parts = sections.iter().map(|section| format!("{}#{}", section.of, section.at)).collect::<Vec<_>>();
    item.fact(&SOURCE_CHANGED, "sections", parts.join(", "));
    item.docs(&[("description", doc.as_deref())]);
    item
}

fn scalar(ty: &ScalarType) -> Item {
    let ScalarType { name, scalar, character, number, doc } = ty;
    let mut item = Item::new(Kind::Type, name);
    "types.toml".clone_into(&mut item.file);
    item.fact(&TYPE_CHANGED, "representation", word(*scalar));
    item.fact(&TYPE_CHANGED, "character", yes(*character));
    item.fact(&TYPE_CHANGED, "number", yes(*number));
    item.docs(&[("description", doc.as_deref())]);
    item
}

fn family(family: &Family) -> Item {
    let Family { name, renamed_from, summary } = family;
    let mut item = Item::new(Kind::Topic, name);
    super::survival(&mut item, renamed_from, None);
    "topics.toml".clone_into(&mut item.file);
    item.docs(&[("summary", Some(summary))]);
    item
}

fn topic(topic: &Topic) -> Item {
    let Topic { module, renamed_from, family, summary } = topic;
    let mut item = Item::new(Kind::Topic, module);
    super::survival(&mut item, renamed_from, None);
    "topics.toml".clone_into(&mut item.file);
    item.refers(&TOPIC_REMOVED, "family", family.as_deref().unwrap_or_default());
    item.docs(&[("summary", Some(summary))]);
    item
}

fn trace(trace: &Trace) -> Item {
    let Trace { file, build, release, pointer, structs, values, hooks } = trace;
    let mut item = Item::new(Kind::Observation, file);
    "../evidence/observed.toml".clone_into(&mut item.file);
    item.fact(&OBSERVATIONS_CHANGED, "build", build);
    item.maybe(&OBSERVATIONS_CHANGED, "release", release.as_ref());
    item.fact(&OBSERVATIONS_CHANGED, "pointer size", pointer.words());
    let structs = structs.iter().map(|SeenStruct { structure, form, pointer, count }| {
        format!("{structure} {} {} {count}", form.as_deref().unwrap_or_default(), pointer.key())
    });
    let values = values.iter().map(|SeenValue { name, count }| format!("{name} {count}"));
    let hooks = hooks.iter().map(|SeenHook { hook, event_version, pointer, count }| {
        format!("0x{hook:04X} {event_version} {} {count}", pointer.key())
    });
    let seen: Vec<String> = structs.chain(values).chain(hooks).collect();
    item.refers(&OBSERVATIONS_CHANGED, "counts", sorted(&seen));
    item
}
