//! WPP: TMF text, bytes of messages, and text of messages.

mod arbitrary;
mod corpus;
mod formats;
mod items;
#[cfg(feature = "pdb")]
pub(crate) mod pdb;
mod text;

use std::sync::Arc;

use etwspec_etl::etwspec::headers::TraceMessageFlags;
use etwspec_etl::etwspec::{Guid, Pointer};
use etwspec_etl::write::{Ended, Options, Writer, heads};
use etwspec_etl::{Item, Trace};
use etwspec_schema::message::{Arguments, Context, Message};
use etwspec_schema::{Decoder, EventId, Fit, Schema, Schemas};

/// GUID of the messages in these tests.
const GUID: &str = "4857fab7-1162-3184-360b-cdd863ddf4ea";

/// Returns a TMF file with a message for each pair of text and arguments. Their numbers are those from 10.
fn tmf(messages: &[(&str, &[&str])], after: &str) -> String {
    let mut text = format!("// PDB: example.pdb\n{GUID} example // SRC=a b.cpp MJ= MN=\n");
    for (at, (message, arguments)) in messages.iter().enumerate() {
        let number = 10 + at;
        text +=
            &format!("#typev a_cpp{number} {number} \"%0{message}\" //   LEVEL=ERROR FLAGS=DISK FUNC=Class::run\n{{\n");
        for (at, argument) in arguments.iter().enumerate() {
            text += &format!("{argument} -- {}\n", 10 + at);
        }
        text += "}\n";
    }
    text + after
}

/// Reads a TMF file that has no problems.
fn read(text: &str) -> Vec<Arc<Schema>> {
    let (schemas, problems) = etwspec_schema::wpp::read_tmf(text, "a.tmf");
    assert!(problems.is_empty(), "{problems:?}");
    schemas
}

/// Writes a trace with an event of a message, and returns the text of the message and the fit.
fn show(schema: &Schema, data: &[u8], pointer: Pointer) -> (String, Fit) {
    let EventId::Message { number } = schema.event else { panic!("not a message") };
    let mut writer = Writer::in_memory(Options { pointer, ..Options::default() }).expect("options are valid");
    let mut head = heads::message(number);
    head.message_guid = Some(GUID.parse::<Guid>().expect("a GUID"));
    let size = if pointer == Pointer::Bits32 { TraceMessageFlags::POINTER32 } else { TraceMessageFlags::POINTER64 };
    let mut packet = head.packet();
    packet.set_option_flags(packet.option_flags() | size.0 as u16);
    head.set_packet(packet);
    head.process_id = Some(0x1234);
    head.thread_id = Some(0x5678);
    head.sequence_number = Some(9);
    writer.write_event(0, &head, data).expect("a message fits");
    let file = writer.finish(Ended::default()).expect("memory").into_inner();
    let mut schemas = Schemas::new();
    schemas.add(schema.clone());
    let mut decoder = Decoder::new(Arc::new(schemas), None);
    let mut shown = None;
    Trace::new(&file).for_each(|item| {
        let Item::Event(_, event) = item else { return };
        let mut arguments = Arguments::new();
        if let Some((schema, fit)) = decoder.fields(&event, &mut arguments).expect("data") {
            let message = Message::new(schema).expect("a message");
            let mut out = String::new();
            let context = Context { pointer_size: event.pointer().bytes(), ..Context::default() };
            message.write(&arguments, &context, &mut out);
            shown = Some((out, fit));
        }
    });
    shown.expect("the event has a schema")
}
