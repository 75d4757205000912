//! The tests of the package, in one program.

mod binary_manifest;
mod cases;
#[cfg(feature = "codes")]
mod codes;
mod event_source;
mod events;
mod examples;
mod files;
mod hostile;
#[macro_use]
#[path = "../../../tests/laws/provided.rs"]
mod laws;
mod manifest;
mod output;
mod pack;
mod provider_payloads;
mod provider_table;
mod records;
mod roundtrip;
mod support;
mod threads;
mod tracelogging;
mod windows;
mod wpp;
