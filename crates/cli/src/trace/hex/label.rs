//! Labels the bytes of headers and payloads from the describing tables.

use etwspec::buffers::WmiBufferHeaderPtr64;
use etwspec::describe::{
    ArrayElement, Content, ElementKind, Field, Kind, Layout, Part, Piece, Value, What, Why, layouts,
};
use etwspec::{Meaning, Pointer, Release, payloads};
use etwspec_etl::payload::Names;
use etwspec_etl::text::{self as encoding, CodePage};
use etwspec_etl::time::Clock;
use etwspec_etl::{Event, LogFile};
use etwspec_schema::Decoder;
use etwspec_traces::decode::meaning_text;

use super::described;
use super::lines::Lines;

/// Labels bytes as of a release.
#[derive(Clone, Copy, Debug)]
pub(super) struct Labels {
    release: Option<Release>,
    log_version: Option<(u8, u8)>,
    clock: Option<Clock>,
    code_page: Option<CodePage>,
}

impl Labels {
    pub(super) fn new(log_file: Option<&LogFile>, code_page: Option<CodePage>) -> Self {
        Labels {
            release: log_file.and_then(|log_file| log_file.release),
            log_version: log_file.map(|log_file| log_file.log_version),
            clock: log_file.map(|log_file| log_file.clock),
            code_page,
        }
    }

    /// Returns the form of a structure for the release and a pointer size, or else its newest form.
    fn form(&self, name: &str, pointer: Pointer) -> Option<&'static Layout> {
        let release = self.release.unwrap_or(Release::NEWEST);
        let forms = || layouts().filter(move |layout| layout.name == name);
        forms().find(|layout| layout.holds(release, pointer)).or_else(|| forms().last())
    }

    /// Labels the header of a buffer, which is never compressed.
    pub(super) fn buffer_header(&self, bytes: &[u8], log_file: Option<&LogFile>, at: u64, lines: &mut Lines) {
        let pointer = log_file.map_or(Pointer::Bits64, |log_file| log_file.pointer);
        let Some(layout) = self.form(WmiBufferHeaderPtr64::LAYOUT.name, pointer) else { return };
        lines.heading(&format!("{}, releases {}", layout.name, layout.releases));
        let header = bytes.get(..layout.fixed).unwrap_or(bytes);
        lines.in_file(at, |lines| {
            self.pieces(layout, header, 0, lines);
        });
    }

    /// Labels an event: its header, its items and its payload. `names` follow in the heading.
    pub(super) fn event(&self, event: &Event<'_>, names: &str, schemas: &mut Decoder, lines: &mut Lines) {
        let name = event.header_name();
        let (at, bytes) = (event.offset(), event.bytes());
        let Some(layout) = self.form(name, event.pointer()) else {
            lines.heading(&format!("{name}: unknown layout"));
            return lines.bytes(at, bytes, "");
        };
        let size = bytes.len();
        lines.heading(&format!("{name}, {size:#x} bytes, {}-bit pointers{names}", event.pointer().bits()));
        let Some(data) = self.pieces(layout, bytes, at, lines) else { return };
        let Some((start, data)) = bytes.get(data..).filter(|data| !data.is_empty()).map(|rest| (at + data, rest))
        else {
            return;
        };
        let choice =
            event.key().and_then(|(key, version)| payloads::choose(key, version, event.pointer(), self.release, data));
        match choice.map(|choice| (choice.layout, choice.pointer, choice.assumed)) {
            Some((layout, pointer, assumed)) => {
                if assumed {
                    lines.subheading(&format!("{}, assumed for this release", layout.name));
                } else if pointer == event.pointer() {
                    lines.subheading(layout.name);
                } else {
                    lines.subheading(&format!("{}, {}-bit pointers, which alone fit", layout.name, pointer.bits()));
                }
                if let Some(rest) = self.pieces(layout, data, start, lines) {
                    lines.bytes(start + rest, data.get(rest..).unwrap_or(&[]), "unknown");
                }
            }
            None if described::data(schemas, event, self.clock, start, lines) => {}
            None => {
                lines.subheading("payload: unknown layout");
                lines.bytes(start, data, "");
            }
        }
    }

    /// Labels a structure. Returns where the payload or undescribed bytes begin, if there are any.
    fn pieces(&self, layout: &'static Layout, bytes: &[u8], at: usize, lines: &mut Lines) -> Option<usize> {
        let mut rest = None;
        for piece in etwspec::describe::Walk::new(layout, bytes, self.log_version) {
            match piece.what {
                What::Data => rest = Some(piece.start),
                What::Rest(Why::NoRow | Why::After) if piece.depth == 0 => rest = Some(piece.start),
                What::Enter(inner) if piece.depth > 0 => {
                    lines.named(at + piece.start, &[], piece.depth, inner.name, "", "");
                }
                What::Field(field) => {
                    let structure = bytes.get(piece.base..).unwrap_or(&[]);
                    self.field(field, structure, at + piece.base, piece.depth, field.path(), lines);
                }
                What::Values(part) => self.values(part, &piece, at, lines),
                What::Text(part) => {
                    let text = text(part, piece.bytes, self.code_page);
                    lines.named(at + piece.start, piece.bytes, piece.depth, part.name, &text, "");
                }
                What::Rest(why) => {
                    lines.bytes(at + piece.start, piece.bytes, &because(why));
                }
                _ => {}
            }
        }
        rest
    }

    fn field(&self, field: &'static Field, structure: &[u8], at: usize, depth: usize, path: &str, lines: &mut Lines) {
        let bytes = structure.get(field.offset()..field.offset().saturating_add(field.size()));
        let bytes = bytes.or_else(|| structure.get(field.offset()..)).unwrap_or(&[]);
        let start = at + field.offset();
        match field.kind() {
            Kind::Padding => return lines.named(start, bytes, depth, "(padding)", "", ""),
            Kind::Array { element, count } if !field.children().is_empty() => {
                for index in 0..count as usize {
                    let inner = structure.get(index * element.size as usize..).unwrap_or(&[]);
                    for child in field.children() {
                        let own = child.path().strip_prefix(field.path()).unwrap_or(child.path());
                        let path = format!("{path}[{index}]{own}");
                        self.field(child, inner, at + index * element.size as usize, depth, &path, lines);
                    }
                }
                return;
            }
            Kind::Array { element, .. } if element.size > 1 && element.kind != ElementKind::Character => {
                for (index, one) in bytes.chunks(element.size as usize).enumerate() {
                    let (value, meaning) =
                        self.element(element, field.values(), field.units(), field.meaning(), field.ty(), one);
                    let name = format!("{path}[{index}]");
                    lines.named(start + index * element.size as usize, one, depth, &name, &value, &meaning);
                }
                return;
            }
            Kind::Array { .. } => {
                return match meaning_text::of_bytes(field.meaning(), bytes, self.clock) {
                    Some(text) => lines.named(start, bytes, depth, path, &text, ""),
                    None => lines.bytes(start, bytes, &indented(depth, path)),
                };
            }
            _ => {}
        }
        if let Some(value) = field.value(structure).filter(|_| !path.is_empty()) {
            let hex = matches!(field.kind(), Kind::Address) && field.units().is_empty();
            let text = meaning_text::of_bytes(field.meaning(), bytes, self.clock);
            let shown = self.shown(value, hex || field.values().is_some_and(|values| values.flags));
            let meaning = text.unwrap_or_else(|| self.meaning(field.values(), field.units(), value, field.size()));
            let name = match field.kind() {
                Kind::Bit { start, width: 1 } => format!("{path} (bit {start})"),
                Kind::Bit { start, width } => format!("{path} (bits {start}-{})", start + width - 1),
                _ => path.to_owned(),
            };
            lines.named(start, bytes, depth, &name, &shown, &meaning);
        } else if field.children().is_empty() && !bytes.is_empty() && !matches!(field.kind(), Kind::Bit { .. }) {
            lines.named(start, bytes, depth, path, "", "");
        } else if let Kind::Bits = field.kind() {
            lines.named(start, bytes, depth, "(bits)", "", "");
        }
        for child in field.children().iter().filter(|child| !child.ignored()) {
            let own =
                if path == field.path() { child.path().to_owned() } else { joined(path, field.path(), child.path()) };
            self.field(child, structure, at, depth, &own, lines);
        }
    }

    fn values(&self, part: &'static Part, piece: &Piece<'_>, at: usize, lines: &mut Lines) {
        let Content::Value(element) = part.content else {
            return lines.bytes(at + piece.start, piece.bytes, &indented(piece.depth, part.name));
        };
        if element.size <= 1 && piece.bytes.len() > 1 {
            return lines.bytes(at + piece.start, piece.bytes, &indented(piece.depth, part.name));
        }
        let one = piece.bytes.len() == element.size as usize;
        for (index, bytes) in piece.bytes.chunks(element.size.max(1) as usize).enumerate() {
            let (value, meaning) = self.element(element, part.values, part.units, part.meaning, part.ty, bytes);
            let name = if one { part.name.to_owned() } else { format!("{}[{index}]", part.name) };
            lines.named(at + piece.start + index * element.size as usize, bytes, piece.depth, &name, &value, &meaning);
        }
    }

    fn element(
        &self,
        element: ArrayElement,
        values: Option<&'static etwspec::describe::Values>,
        units: &str,
        meaning: Option<Meaning>,
        ty: &str,
        bytes: &[u8],
    ) -> (String, String) {
        let address = element.kind == etwspec::describe::ElementKind::Address && units.is_empty() && ty != "SIZE_T";
        match element.value(bytes) {
            Some(value) => {
                let text = meaning_text::of_bytes(meaning, bytes, self.clock);
                (
                    self.shown(value, address),
                    text.unwrap_or_else(|| self.meaning(values, units, value, element.size as usize)),
                )
            }
            None => (String::new(), String::new()),
        }
    }

    fn shown(&self, value: Value, hex: bool) -> String {
        match value {
            Value::Unsigned(number) if hex => format!("{number:#x}"),
            Value::Unsigned(number) if number < 10 => number.to_string(),
            Value::Unsigned(number) => format!("{number} ({number:#x})"),
            Value::Signed(number) => number.to_string(),
            Value::Guid(guid) => guid.to_string(),
            _ => String::new(),
        }
    }

    fn meaning(
        &self,
        values: Option<&'static etwspec::describe::Values>,
        units: &str,
        value: Value,
        size: usize,
    ) -> String {
        let number = match value {
            Value::Unsigned(number) => number,
            Value::Signed(number) => number as u64 & u64::MAX >> (64 - 8 * size.clamp(1, 8)),
            _ => return units.to_owned(),
        };
        let Some(names) = values.map(|values| Names::new(values, self.release)) else { return units.to_owned() };
        if !names.are_flags() {
            return names.name(number).unwrap_or(units).to_owned();
        }
        names.flag_names(number).join(" | ")
    }
}

/// Returns the path of a child of an array element.
fn joined(path: &str, parent: &str, child: &str) -> String {
    match child.strip_prefix(parent) {
        Some(own) if !child.is_empty() => format!("{path}{own}"),
        _ => child.to_owned(),
    }
}

fn indented(depth: usize, name: &str) -> String {
    format!("{:indent$}{name}", "", indent = depth * 2)
}

fn text(part: &Part, bytes: &[u8], code_page: Option<CodePage>) -> String {
    let shown = match part.content {
        Content::Text { unit: 2 } => etwspec::Utf16Str::split(bytes).0.to_string(),
        _ => encoding::ansi(etwspec::AnsiStr::split(bytes).0.as_bytes(), code_page).into_owned(),
    };
    format!("{shown:?}")
}

fn because(why: Why) -> String {
    match why {
        Why::NoCase(of, value) => format!("{of} has no case for {value:#x}"),
        Why::TooDeep => "nested too deeply".to_owned(),
        Why::Error(error) => format!("does not match the layout: {error}"),
        _ => "unknown".to_owned(),
    }
}
