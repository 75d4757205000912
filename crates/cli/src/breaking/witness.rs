//! Events that two versions of a provider decode differently.

use std::sync::Arc;

use etwspec::headers::EventDescriptor;
use etwspec::{Guid, Pointer};
use etwspec_catalog::changes::{Category, Decoded, Finding, Witness, differing_lines};
use etwspec_etl::payload::{Field, Group, Value, Visitor};
use etwspec_etl::write::{Ended, Options, Writer, heads};
use etwspec_etl::{Event, Item, Trace};
use etwspec_schema::manifest::Provider;
use etwspec_schema::{Decoder, Schemas};

use super::sides::{Side, Sides, event};

/// Fields of a witness beyond this are left out.
const MAX: usize = 12;

/// Makes a witness for each finding about bytes: an event that both versions decode.
pub(crate) fn find(sides: &Sides, findings: &mut [Finding<'_>]) {
    for finding in findings.iter_mut().filter(|finding| finding.categories.has(Category::Wire)) {
        let one = finding.difference;
        if let (Some(guid), Some((id, version))) = (sides.guid(one), event(&one.new.row)) {
            finding.witness = witness(sides, &guid, id, version);
        }
    }
}

fn witness(sides: &Sides, guid: &[u8; 16], id: u16, version: u8) -> Option<Witness> {
    let decoder = |side: &Side| Some(decoder(side.providers.get(guid)?));
    let (mut old, mut new) = (decoder(&sides.old)?, decoder(&sides.new)?);
    patterns().find_map(|bytes| {
        let mut descriptor = EventDescriptor::default();
        descriptor.set_id(id);
        descriptor.set_version(version);
        let head = heads::event_header(Pointer::Bits64, Guid::from_bytes(*guid), descriptor, 0);
        let mut writer = Writer::in_memory(Options::default()).ok()?;
        writer.write_event(0, &head, &bytes).ok()?;
        let file = writer.finish(Ended::default()).ok()?.into_inner();
        let mut lines = Vec::new();
        Trace::new(&file).for_each(|item| {
            if let Item::Event(_, event) = item
                && event.data().is_ok_and(|data| data == bytes)
            {
                lines = differing_lines(&decoded(&mut old, &event), &decoded(&mut new, &event));
            }
        });
        lines.truncate(MAX);
        let origin = "bytes made for both versions".to_owned();
        (!lines.is_empty()).then_some(Witness { origin, synthetic: true, bytes, lines })
    })
}

fn decoder(provider: &Provider) -> Decoder {
    let mut schemas = Schemas::new();
    schemas.add_all(provider.clone());
    Decoder::new(Arc::new(schemas), None)
}

fn decoded(decoder: &mut Decoder, event: &Event<'_>) -> Decoded {
    let mut lines = Lines::default();
    // Fields that the data end in are among the lines.
    _ = decoder.fields(event, &mut lines);
    lines.out
}

/// Collects the paths of fields and their values.
#[derive(Default)]
struct Lines {
    out: Decoded,
    /// Fields that contain the next one, each with the number of its elements so far if it is an array.
    open: Vec<(String, Option<usize>)>,
}

impl Lines {
    fn path(&mut self, field: &Field) -> String {
        let name = match self.open.last_mut() {
            Some((_, Some(elements))) => {
                *elements += 1;
                format!("[{}]", *elements - 1)
            }
            Some(_) => format!(".{}", field.name),
            None => field.name.to_string(),
        };
        self.open.last().map_or_else(|| name.clone(), |(path, _)| format!("{path}{name}"))
    }
}

impl<'a> Visitor<'a> for Lines {
    fn value(&mut self, field: &Field, value: Value<'a>) {
        let path = self.path(field);
        self.out.lines.push((path, value.to_string()));
    }

    fn begin(&mut self, field: &Field, group: Group) {
        let path = self.path(field);
        self.open.push((path, (group == Group::List).then_some(0)));
    }

    fn end(&mut self, _: Group) {
        self.open.pop();
    }

    fn rest(&mut self, bytes: &'a [u8], _: etwspec::describe::Why) {
        self.out.lines.push(("(bytes left over)".to_owned(), Value::Bytes(bytes).to_string()));
    }
}

/// Returns bytes to try: small numbers with text between them, and distinct bytes.
fn patterns() -> impl Iterator<Item = Vec<u8>> {
    let small = (1..=8u8).flat_map(|number| [number, 0, 0, 0]).collect();
    let text = (0..32u8).map(|at| if at % 8 < 6 && at % 2 == 0 { b'a' + at / 2 } else { 0 }).collect();
    let distinct = (0..32u8).map(|at| at.wrapping_mul(0x11).wrapping_add(0x81)).collect();
    [small, text, distinct].into_iter()
}
