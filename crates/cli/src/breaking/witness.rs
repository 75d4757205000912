//! Events that two versions of a provider decode differently.

use std::collections::HashMap;
use std::sync::Arc;

use etwspec::headers::EventDescriptor;
use etwspec::{Guid, Pointer};
use etwspec_catalog::changes::{Category, Decoded, Finding, Witness, differing_lines};
use etwspec_etl::columns::Tape;
use etwspec_etl::payload::Value;
use etwspec_etl::write::{Ended, Options, Writer, heads};
use etwspec_etl::{Event, Item, Trace};
use etwspec_schema::manifest::Provider;
use etwspec_schema::{Decoder, Schemas};

use super::sides::{Side, Sides, event};

/// Fields of a witness beyond this are left out.
const MAX: usize = 12;

/// Makes a witness for each finding about bytes: an event that both versions decode.
pub(crate) fn find(sides: &Sides, findings: &mut [Finding<'_>]) {
    // The schemas of a provider are read once for all its findings.
    let mut decoders = HashMap::new();
    for finding in findings.iter_mut().filter(|finding| finding.categories.has(Category::Wire)) {
        let one = finding.difference;
        if let (Some(guid), Some((id, version))) = (sides.guid(one), event(&one.new.row)) {
            let both = decoders.entry(guid).or_insert_with(|| {
                let of = |side: &Side| side.providers.get(&guid).map(decoder);
                of(&sides.old).zip(of(&sides.new))
            });
            finding.witness = both.as_mut().and_then(|both| witness(both, guid, id, version));
        }
    }
}

fn witness((old, new): &mut (Decoder, Decoder), guid: [u8; 16], id: u16, version: u8) -> Option<Witness> {
    patterns().find_map(|bytes| {
        let mut descriptor = EventDescriptor::default();
        descriptor.set_id(id);
        descriptor.set_version(version);
        let head = heads::event_header(Pointer::Bits64, Guid::from_bytes(guid), descriptor, 0);
        let mut writer = Writer::in_memory(Options::default()).ok()?;
        writer.write_event(0, &head, &bytes).ok()?;
        let file = writer.finish(Ended::default()).ok()?.into_inner();
        let mut lines = Vec::new();
        Trace::new(&file).for_each(|item| {
            if let Item::Event(_, event) = item
                && event.data().is_ok_and(|data| data == bytes)
            {
                lines = differing_lines(&decoded(old, &event), &decoded(new, &event));
            }
        });
        lines.truncate(MAX);
        let origin = "bytes made for both versions".to_owned();
        (!lines.is_empty()).then_some(Witness { origin, synthetic: true, bytes, rows: (0..4).collect(), lines })
    })
}

fn decoder(provider: &Provider) -> Decoder {
    let mut schemas = Schemas::new();
    schemas.add_all(provider.clone());
    Decoder::new(Arc::new(schemas), None)
}

fn decoded(decoder: &mut Decoder, event: &Event<'_>) -> Decoded {
    let mut tape = Tape::default();
    // Fields that the data end in are among the lines.
    _ = decoder.fields(event, &mut tape);
    let mut out = Decoded::default();
    out.lines.extend(tape.named_values().into_iter().map(|value| (value.name, value.value.to_string())));
    let rest = tape.rest().map(|bytes| ("(bytes left over)".to_owned(), Value::Bytes(bytes).to_string()));
    out.lines.extend(rest);
    out
}

/// Returns bytes to try: small numbers with text between them, and distinct bytes.
fn patterns() -> impl Iterator<Item = Vec<u8>> {
    let small = (1..=8u8).flat_map(|number| [number, 0, 0, 0]).collect();
    let text = (0..32u8).map(|at| if at % 8 < 6 && at % 2 == 0 { b'a' + at / 2 } else { 0 }).collect();
    let distinct = (0..32u8).map(|at| at.wrapping_mul(0x11).wrapping_add(0x81)).collect();
    [small, text, distinct].into_iter()
}
