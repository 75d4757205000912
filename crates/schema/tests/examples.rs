//! The examples, on traces that the tests write.

use etwspec::Pointer;
use etwspec::headers::{TdhInType, TdhOutType};
use etwspec_schema::Field;

use crate::events::{self, EVENT_INFO};
use crate::records;

#[path = "../examples/follow_gc.rs"]
#[allow(dead_code)]
mod follow_gc;
#[path = "../examples/list_dns_queries.rs"]
#[allow(dead_code)]
mod list_dns_queries;

fn file(names: &records::Names<'_>, field: Field, data: &[u8]) -> Vec<u8> {
    let info = records::trace_event_info(events::provider(), 1, 2, names, &[field]);
    let event = events::event(Pointer::Bits64, 1, 2, data);
    events::file(&[event.clone(), event, events::record(Pointer::Bits64, EVENT_INFO, &info)])
}

#[test]
fn follow_gc_prints_collections() {
    let names = ["Microsoft-Windows-DotNETRuntime", "", "", "", "GarbageCollection", "Start", ""];
    let count = Field::value("Count", TdhInType::UINT32, TdhOutType::NULL);
    let mut out = Vec::new();
    follow_gc::follow(&file(&names, count, &[7, 0, 0, 0]), &mut out).expect("memory does not fail");
    let text = String::from_utf8(out).expect("it is text");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 2, "{text}");
    assert!(lines.iter().all(|line| line.ends_with(" process 0 GarbageCollection/Start Count=7")), "{text}");
}

#[test]
fn list_dns_queries_counts_names() {
    let names = ["Microsoft-Windows-DNS-Client", "", "", "", "", "", ""];
    let name = Field::value("QueryName", TdhInType::UNICODESTRING, TdhOutType::NULL);
    let data: Vec<u8> = "example.org\0".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let mut out = Vec::new();
    list_dns_queries::list(&file(&names, name, &data), &mut out).expect("memory does not fail");
    assert_eq!(String::from_utf8_lossy(&out), "example.org: process 0, 2 events\n");
}
