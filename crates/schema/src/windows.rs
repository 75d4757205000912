//! Schemas of the providers of Windows, from a pack of `etwspec-windows`.
//!
//! Dumps of the manifests of several builds state the layouts. The build of the trace decides which one is used first
//! ([`Source::Windows`]). If the data do not fit it, the layouts of other releases are tried ([`Source::OtherWindows`]). Lengths
//! that no dump states are assumed if they explain the data ([`Source::AssumedWindows`]).

mod assumed;

use std::sync::Arc;

use crate::pack::{Dumps, Entry, Kind, Layout, Pack, Provider, Quantity, Row, Stated};
use etwspec::Guid;
use etwspec::headers::{TdhInType, TdhOutType};
use etwspec_etl::Identity;
use etwspec_etl::counts::OrderBy as _;
use etwspec_etl::payload::ValueNames;

use crate::manifest;
use crate::model::{Content, Count, EventId, Field, FieldIndex, Length, Schema, Source};

/// No field has this index: what refers to it is not decoded.
const UNKNOWN: FieldIndex = FieldIndex(u16::MAX);

/// Returns the pack of `etwspec-windows`, which decoders use unless [`Schemas::set_windows`](crate::Schemas::set_windows) sets
/// another. `None` without the feature `windows-data`.
pub fn pack() -> Option<&'static Pack<'static>> {
    #[cfg(feature = "windows-data")]
    return Some(Pack::builtin());
    #[cfg(not(feature = "windows-data"))]
    None
}

/// Returns the providers with a GUID, the one of the newest dump first.
fn entries<'p>(pack: &'p Pack<'p>, guid: Guid) -> Vec<Entry<'p>> {
    let mut all: Vec<Entry<'p>> = pack.with_guid(guid.to_bytes()).collect();
    if all.len() > 1 {
        let newest = |entry: &Entry<'p>| {
            let own = entry.guids().filter(|own| own.guid == guid.to_bytes());
            own.filter_map(|own| own.dumps.newest()).max()
        };
        all.order_by_key(|entry| std::cmp::Reverse(newest(entry)));
    }
    all
}

/// Returns the name of a provider in a pack.
pub fn name<'p>(pack: &'p Pack<'p>, guid: Guid) -> Option<&'p str> {
    entries(pack, guid).first().map(|entry| entry.name())
}

/// Returns the schemas in a pack of events with an identity, in the order in which they are tried. `build` is the build of the trace.
///
/// The first one is from [`Source::Windows`] if a dump of the build states it, or the dumps before and after the build. Others
/// are from [`Source::OtherWindows`], or [`Source::AssumedWindows`] after a layout whose texts have no stated ends.
pub fn schemas(pack: &Pack<'_>, identity: &Identity, build: Option<u32>) -> Vec<Schema> {
    let Identity::Provider { guid, id, version } = identity else { return Vec::new() };
    let Ok(version) = u8::try_from(*version) else { return Vec::new() };
    let providers: Vec<Provider<'_>> = entries(pack, *guid).into_iter().filter_map(Entry::shared).collect();
    let mut all: Vec<_> = providers
        .iter()
        .flat_map(|provider| provider.layouts(*id, version).into_iter().map(move |layout| (provider, layout)))
        .map(|(provider, layout)| (layout.distance(build), provider, layout))
        .collect();
    all.order_by_key(|(distance, ..)| *distance);
    let dumps = all.iter().map(|(.., layout)| layout.dumps).collect::<Vec<_>>();
    let make = |(at, (_, provider, layout)): (usize, &(_, &Provider<'_>, Layout<'_>))| {
        let is_certain = at == 0 && (dumps.len() == 1 || is_stated(pack, &dumps, build));
        let source = if is_certain { Source::Windows } else { Source::OtherWindows };
        assumed::readings(schema(provider, layout, *guid, build, source, true), provider, layout, UNKNOWN)
    };
    all.iter().enumerate().flat_map(make).collect()
}

/// Returns the wanted providers of the pack of this program, with their events in dumps. Fields have lengths and counts, where the
/// dumps state them, only `with_lengths`.
pub fn providers(dumps: Dumps, with_lengths: bool, is_wanted: impl Fn(Guid, &str) -> bool) -> Vec<manifest::Provider> {
    let Some(pack) = pack() else { return Vec::new() };
    let of = |entry: Entry<'static>| {
        let guid = Guid::from_bytes(entry.guids().max_by_key(|own| own.dumps.intersection(dumps).newest())?.guid);
        if !is_wanted(guid, entry.name()) {
            return None;
        }
        let provider = entry.read().ok().filter(|own| !own.dumps().intersection(dumps).is_empty())?;
        let build = dumps.newest().and_then(|at| pack.dumps().get(at)).map(|dump| dump.build);
        let mut found = manifest::Provider::new(guid);
        found.name = Some(entry.name().into());
        for (id, version) in provider.events() {
            let layouts = provider.layouts(id, version).into_iter();
            let layout = layouts
                .filter(|layout| !layout.dumps.intersection(dumps).is_empty())
                .max_by_key(|layout| layout.dumps.newest());
            found
                .schemas
                .extend(layout.map(|layout| schema(&provider, &layout, guid, build, Source::Windows, with_lengths)));
        }
        Some(found)
    };
    pack.providers().filter_map(of).collect()
}

/// Returns whether the first layout is the one of a build: dumps of the build have it and no other, or those before and after
/// the build.
fn is_stated(pack: &Pack<'_>, layouts: &[Dumps], build: Option<u32>) -> bool {
    let (Some(build), Some((first, others))) = (build, layouts.split_first()) else { return false };
    let others = others.iter().copied().collect();
    let of = |is: &dyn Fn(u32) -> bool, dumps: Dumps| -> Vec<u32> {
        dumps.iter().filter_map(|at| pack.dumps().get(at)).map(|dump| dump.build).filter(|own| is(*own)).collect()
    };
    let (own, other) = (of(&|own| own == build, *first), of(&|own| own == build, others));
    if !own.is_empty() {
        return other.is_empty();
    }
    let before = |dumps| of(&|own| own < build, dumps).into_iter().max();
    let after = |dumps| of(&|own| own > build, dumps).into_iter().min();
    let nearer = |own: Option<u32>, other: Option<u32>, order: std::cmp::Ordering| match (own, other) {
        (Some(own), Some(other)) => own.cmp(&other) == order,
        (Some(_), None) => true,
        (None, other) => other.is_none(),
    };
    nearer(before(*first), before(others), std::cmp::Ordering::Greater)
        && nearer(after(*first), after(others), std::cmp::Ordering::Less)
}

/// Returns the schema of events with a layout.
fn schema(
    provider: &Provider<'_>,
    layout: &Layout<'_>,
    guid: Guid,
    build: Option<u32>,
    source: Source,
    with_lengths: bool,
) -> Schema {
    let dumps = provider.entry().pack().dumps();
    let distance = |dumps_of: Dumps| {
        let far = |at: usize| {
            dumps.get(at).map(|dump| {
                let build = build.unwrap_or(u32::MAX);
                (dump.build > build, dump.build.abs_diff(build), at)
            })
        };
        dumps_of.iter().filter_map(far).min()
    };
    let mut schema = Schema::new(source, guid, EventId::Manifest { id: 0, version: 0 });
    schema.provider_name = Some(provider.entry().name().into());
    let Some(row) = layout.rows.iter().min_by_key(|row| distance(row.dumps())) else { return schema };
    let nearest = distance(row.dumps()).map_or(0, |(.., at)| at);
    schema.event = EventId::Manifest { id: row.id(), version: row.version() };
    // Events of a dump may share ID and version, and differ in their opcodes.
    let others = layout.rows.iter().filter(|own| own.dumps().contains(nearest));
    let is_only = |of: &dyn Fn(&Row<'_>) -> String| others.clone().all(|own| of(own) == of(row));
    if is_only(&|row| row.task().to_owned()) {
        schema.task = named(row.task(), "task_");
    }
    if is_only(&|row| row.opcode().to_owned()) {
        schema.opcode = named(row.opcode(), "opcode_");
    }
    if is_only(&|row| row.level().to_owned()) {
        schema.level = named(row.level(), "level_");
    }
    schema.channel = named(row.channel(), "channel_");
    schema.keywords = row.keywords().filter_map(|name| named(name, "keyword_")).collect();
    schema.fields = fields(provider, layout, layout.stated(nearest).filter(|_| with_lengths).as_ref());
    schema
}

/// Returns a name. `None` if the dump has a number in its place.
fn named(name: &str, prefix: &str) -> Option<Arc<str>> {
    let is_number = name.strip_prefix(prefix).is_some_and(|rest| rest.bytes().all(|byte| byte.is_ascii_hexdigit()));
    (!name.is_empty() && !is_number).then(|| name.into())
}

fn fields(provider: &Provider<'_>, layout: &Layout<'_>, stated: Option<&Stated<'_>>) -> Arc<[Field]> {
    let mut all = layout.fields.iter().enumerate();
    let mut fields = Vec::new();
    while let Some((at, field)) = all.next() {
        fields.push(self::field(provider, at, field, stated, &mut all));
    }
    fields.into()
}

fn field<'l>(
    provider: &Provider<'_>,
    at: usize,
    field: crate::pack::Field<'l>,
    stated: Option<&Stated<'_>>,
    rest: &mut impl Iterator<Item = (usize, crate::pack::Field<'l>)>,
) -> Field {
    let facts = stated.map(|stated| stated.of(at)).unwrap_or_default();
    let count = match facts.count {
        Quantity::None => Count::One,
        Quantity::Number(count) => Count::Fixed(count),
        Quantity::Field(index) => Count::Field(FieldIndex(index)),
        _ => Count::Field(UNKNOWN),
    };
    let length = match facts.length {
        Quantity::None => Length::Unstated,
        Quantity::Number(length) => Length::Fixed(length),
        Quantity::Field(index) => Length::Field(FieldIndex(index)),
        _ => Length::Field(UNKNOWN),
    };
    let content = match field.kind {
        Kind::Struct(members) => {
            let members: Vec<_> = rest.by_ref().take(members.into()).collect();
            let member = |(at, own): (usize, crate::pack::Field<'l>)| {
                self::field(provider, at, own, stated, &mut std::iter::empty())
            };
            Content::Struct(members.into_iter().map(member).collect())
        }
        Kind::Value => {
            let map = facts.map.and_then(|name| map(provider, name, stated?.dumps));
            Content::Value { in_type: TdhInType(field.in_type), out_type: TdhOutType(facts.out_type), length, map }
        }
        // A type without an encoding.
        _ => {
            Content::Value { in_type: TdhInType::NULL, out_type: TdhOutType::NULL, length: Length::Unstated, map: None }
        }
    };
    Field { name: field.name.into(), content, count, tag: 0, argument: None }
}

fn map(provider: &Provider<'_>, name: &str, dumps: Dumps) -> Option<Arc<ValueNames>> {
    let map = provider.map(name, dumps)?;
    let values = map.entries().map(|(value, name)| (value, name.to_owned())).collect();
    Some(Arc::new(ValueNames { name: name.to_owned(), flags: map.is_bits(), values }))
}
