//! Counts the structures, values and kernel events of a trace, in the form of `evidence/observed.toml`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use etwspec::buffers::{EtwBufferFlag, EtwBufferType};
use etwspec::headers::{
    CompactSystemTraceHeaderView, EventTraceHeader, PerfinfoTraceHeaderView, SystemTraceHeaderView, TraceHeaderType,
};
use etwspec_catalog::axis::{Axis, Pointer};
use etwspec_catalog::{Catalog, Form, Payload, Shape, Struct, Versions};

use crate::walk::{Buffer, Event, buffers};

/// The tables, with derived properties of structures that a catalog alone does not contain.
pub struct Tables {
    /// The catalog.
    pub catalog: Catalog,
    /// Structures with a trailing part whose length depends on the data.
    pub tailed: BTreeSet<String>,
}

/// Hook ID, event version and pointer size.
type Kind = (u32, u32, Pointer);

/// Contents of a trace.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// Build number of the writer, from the first event.
    pub build: u32,
    /// Pointer size of the writer, 32 or 64.
    pub pointer: u32,
    structs: BTreeMap<(String, Pointer), u64>,
    values: BTreeMap<String, u64>,
    hooks: BTreeMap<Kind, u64>,
    /// Payload lengths of each kind of event, with the number of occurrences.
    data: BTreeMap<Kind, BTreeMap<usize, u64>>,
}

/// Counts the contents of a trace. Only the headers of compressed buffers are read.
///
/// # Panics
///
/// Panics if the bytes are not a complete trace.
pub fn count(file: &[u8], tables: &Tables) -> Seen {
    let mut seen = Seen::default();
    let all: Vec<Buffer<'_>> = buffers(file).collect::<Result<_, _>>().expect("the file ends with its last buffer");
    let first = all.iter().flat_map(Buffer::events).next().expect("there is an event").expect("it is complete");
    let header = SystemTraceHeaderView::new(first.bytes).expect("the first event describes the file");
    // TRACE_LOGFILE_HEADER, as documented by Microsoft: the build is at offset 8.
    let build = header.data().expect("the payload is not empty").get(8..).and_then(|rest| rest.first_chunk());
    seen.build = u32::from_le_bytes(*build.expect("the build is present"));
    let pointer = if header.header_type() == TraceHeaderType::SYSTEM32 { Pointer::Bits32 } else { Pointer::Bits64 };
    seen.pointer = pointer.bits();
    for buffer in &all {
        seen.buffer(buffer, pointer);
        for event in buffer.events() {
            let event = event.expect("events of an uncompressed buffer are complete");
            seen.event(&event, &tables.catalog);
        }
    }
    seen.payloads(tables);
    seen
}

impl Seen {
    fn structure(&mut self, name: &str, pointer: Pointer, count: u64) {
        *self.structs.entry((name.to_owned(), pointer)).or_default() += count;
    }

    fn value(&mut self, name: Option<&str>) {
        if let Some(name) = name {
            *self.values.entry(name.to_owned()).or_default() += 1;
        }
    }

    fn buffer(&mut self, buffer: &Buffer<'_>, pointer: Pointer) {
        self.structure("WMI_BUFFER_HEADER", pointer, 1);
        let kind: EtwBufferType = buffer.header.buffer_type();
        self.value(kind.name());
        let flags: EtwBufferFlag = buffer.header.buffer_flag();
        for (name, _) in flags.names() {
            self.value(Some(name));
        }
    }

    fn event(&mut self, event: &Event<'_>, catalog: &Catalog) {
        let Some(header_type) = event.header_type else {
            // The fixed part of a WPP message has no pointer size; use that of the file.
            let pointer = if self.pointer == 32 { Pointer::Bits32 } else { Pointer::Bits64 };
            return self.structure("MESSAGE_TRACE_HEADER", pointer, 1);
        };
        self.value(header_type.name());
        if let Some((name, pointer)) = header_structure(catalog, header_type, self.build) {
            self.structure(&name, pointer, 1);
        }
        let whole = "the header is complete";
        let (hook, version, pointer, data) = match header_type {
            TraceHeaderType::SYSTEM32 | TraceHeaderType::SYSTEM64 => {
                let view = SystemTraceHeaderView::new(event.bytes).expect(whole);
                let data = view.data().expect(whole).len();
                (view.packet().hook_id(), view.version(), header_type == TraceHeaderType::SYSTEM32, data)
            }
            TraceHeaderType::COMPACT32 | TraceHeaderType::COMPACT64 => {
                let view = CompactSystemTraceHeaderView::new(event.bytes).expect(whole);
                let data = event.bytes.len() - view.as_bytes().len().min(event.bytes.len());
                (view.packet().hook_id(), view.version(), header_type == TraceHeaderType::COMPACT32, data)
            }
            TraceHeaderType::PERFINFO32 | TraceHeaderType::PERFINFO64 => {
                let view = PerfinfoTraceHeaderView::new(event.bytes).expect(whole);
                let data = view.data().expect(whole).len();
                (view.packet().hook_id(), view.version(), header_type == TraceHeaderType::PERFINFO32, data)
            }
            _ => return debug_assert!(event.bytes.len() >= EventTraceHeader::SIZE.min(event.bytes.len())),
        };
        let pointer = if pointer { Pointer::Bits32 } else { Pointer::Bits64 };
        let kind = (u32::from(hook.0), u32::from(version & 0xFF), pointer);
        *self.hooks.entry(kind).or_default() += 1;
        *self.data.entry(kind).or_default().entry(data).or_default() += 1;
    }

    /// Counts the payload structure of each kind of event for which the tables leave no choice, if the lengths of all
    /// payloads match it.
    fn payloads(&mut self, tables: &Tables) {
        for ((hook, version, pointer), lengths) in std::mem::take(&mut self.data) {
            let all = payloads(&tables.catalog, hook, version, pointer, self.build);
            let fits = |payload: &&Payload| {
                let structure = tables.catalog.structs.iter().find(|s| s.name == payload.structure);
                structure.is_some_and(|s| lengths.keys().all(|len| fits(tables, s, self.build, pointer, *len)))
            };
            let names: BTreeSet<&str> =
                all.into_iter().filter(fits).map(|payload| payload.structure.as_str()).collect();
            if let [name] = Vec::from_iter(names)[..] {
                let name = name.to_owned();
                self.structure(&name, pointer, lengths.values().sum());
            }
        }
    }

    /// Returns the rows of the table.
    pub fn rows(&self, file: &str) -> String {
        let mut text = format!("\n[[trace]]\nfile = \"{file}\"\nbuild = {}\npointer = {}\n", self.build, self.pointer);
        let structs = self.structs.iter().map(|((name, pointer), count)| {
            format!("{{ struct = \"{name}\", pointer = {}, count = {count} }}", pointer.bits())
        });
        list(&mut text, "structs", structs);
        let values = self.values.iter().map(|(name, count)| format!("{{ name = \"{name}\", count = {count} }}"));
        list(&mut text, "values", values);
        let hooks = self.hooks.iter().map(|((hook, version, pointer), count)| {
            format!(
                "{{ hook = 0x{hook:04X}, event-version = {version}, pointer = {}, count = {count} }}",
                pointer.bits()
            )
        });
        list(&mut text, "hooks", hooks);
        text
    }
}

fn list(text: &mut String, key: &str, rows: impl Iterator<Item = String>) {
    let rows: String = rows.map(|row| format!("  {row},\n")).collect();
    if !rows.is_empty() {
        let _ = writeln!(text, "{key} = [\n{rows}]");
    }
}

fn holds(axis: &Axis, releases: Option<&Versions>, build: u32, pointer: Pointer) -> bool {
    let stop = axis.find_build(build).map(|(_, last)| last);
    let held =
        |releases| axis.cells(releases).is_ok_and(|cells| stop.is_some_and(|stop| cells.contains(stop, pointer)));
    releases.is_none_or(held)
}

/// Returns the structure of a header type in a build, and the pointer size of the payload.
fn header_structure(catalog: &Catalog, header_type: TraceHeaderType, build: u32) -> Option<(String, Pointer)> {
    let set = catalog.sets.iter().find(|set| set.name == "TRACE_HEADER_TYPE")?;
    set.values.iter().find_map(|value| {
        let pointer = value.pointer?;
        let is = value.value?.of(pointer) == u64::from(header_type.0);
        let held = holds(&catalog.releases, value.when.releases.as_ref(), build, pointer);
        Some((value.structure.clone()?, pointer)).filter(|_| is && held)
    })
}

/// Returns the payload structures of an event in the tables; only those of its version, if there are any.
fn payloads(catalog: &Catalog, hook: u32, version: u32, pointer: Pointer, build: u32) -> Vec<&Payload> {
    let events = catalog.hooks.iter().flat_map(|group| &group.events).filter(|event| event.hook == Some(hook));
    let all = events.flat_map(|event| &event.payloads).filter(|payload| {
        payload.pointer.is_none_or(|size| size == pointer)
            && holds(&catalog.releases, payload.releases.as_ref(), build, pointer)
            && payload.event_version.is_none_or(|of| of == version)
    });
    let all: Vec<&Payload> = all.collect();
    let of_version: Vec<&Payload> = all.iter().copied().filter(|payload| payload.event_version.is_some()).collect();
    if of_version.is_empty() { all } else { of_version }
}

/// Returns whether the length of a payload matches a structure in a build.
fn fits(tables: &Tables, structure: &Struct, build: u32, pointer: Pointer, len: usize) -> bool {
    let held = |form: &&Form| holds(&tables.catalog.releases, Some(&form.releases), build, pointer);
    let Some(form) = structure.forms.iter().find(held) else { return false };
    let open = form.fields.last().is_some_and(|last| matches!(last.shape, Shape::Open { .. } | Shape::Counted { .. }));
    let more = open || !structure.inserted.is_empty() || tables.tailed.contains(&structure.name);
    len == form.fixed as usize || (more && len > form.fixed as usize)
}
