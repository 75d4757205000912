//! Arbitrary schemas and values, and an encoder that shares no code with the decoder. Types are numbers of `tdh.h`.

use std::fmt::Write;
use std::sync::Arc;

use etwspec::headers::{TdhInType, TdhOutType};
use etwspec_etl::payload::ValueNames;
use etwspec_schema::{Content, Count, Field, FieldIndex, Length};
use proptest::prelude::*;

/// Numbers and other values of a fixed size: in-type, size in bytes (0 for the size of a pointer), out-type, form.
///
/// Forms: `u` unsigned, `s` signed, `x` hexadecimal, `a` address, `b` Boolean, `c` character, `p` port, `4` IPv4 address,
/// `g` GUID, `t` FILETIME, `y` SYSTEMTIME, `k` time stamp, `f` float, `d` double.
pub(crate) const NUMBERS: &[(u16, usize, u16, char)] = &[
    (3, 1, 0, 's'),
    (3, 1, 3, 's'),
    (3, 1, 1, 'c'),
    (4, 1, 0, 'u'),
    (4, 1, 4, 'u'),
    (4, 1, 16, 'x'),
    (4, 1, 13, 'b'),
    (4, 1, 1, 'c'),
    (5, 2, 0, 's'),
    (5, 2, 5, 's'),
    (6, 2, 0, 'u'),
    (6, 2, 6, 'u'),
    (6, 2, 17, 'x'),
    (6, 2, 22, 'p'),
    (6, 2, 1, 'c'),
    (7, 4, 0, 's'),
    (7, 4, 7, 's'),
    (7, 4, 32, 'x'),
    (8, 4, 0, 'u'),
    (8, 4, 8, 'u'),
    (8, 4, 18, 'x'),
    (8, 4, 20, 'u'),
    (8, 4, 21, 'u'),
    (8, 4, 23, '4'),
    (8, 4, 29, 'x'),
    (8, 4, 30, 'u'),
    (8, 4, 31, 'x'),
    (8, 4, 32, 'x'),
    (8, 4, 37, 'a'),
    (9, 8, 0, 's'),
    (9, 8, 9, 's'),
    (10, 8, 0, 'u'),
    (10, 8, 10, 'u'),
    (10, 8, 19, 'x'),
    (10, 8, 27, 'k'),
    (10, 8, 37, 'a'),
    (11, 4, 0, 'f'),
    (11, 4, 11, 'f'),
    (12, 8, 0, 'd'),
    (12, 8, 12, 'd'),
    (13, 4, 0, 'b'),
    (13, 4, 13, 'b'),
    (15, 16, 0, 'g'),
    (15, 16, 14, 'g'),
    (16, 0, 0, 'a'),
    (16, 0, 19, 'x'),
    (16, 0, 37, 'a'),
    (16, 0, 10, 'u'),
    (17, 8, 0, 't'),
    (17, 8, 2, 't'),
    (17, 8, 33, 't'),
    (17, 8, 38, 't'),
    (18, 16, 0, 'y'),
    (18, 16, 2, 'y'),
    (20, 4, 0, 'x'),
    (20, 4, 18, 'x'),
    (20, 4, 30, 'u'),
    (20, 4, 31, 'x'),
    (20, 4, 32, 'x'),
    (21, 8, 0, 'x'),
    (21, 8, 19, 'x'),
    (306, 2, 0, 'c'),
    (306, 2, 1, 'c'),
    (307, 1, 0, 'c'),
    (307, 1, 1, 'c'),
    (308, 0, 0, 'u'),
];

/// Text and bytes: in-type, out-type, encoding, what precedes or ends them.
///
/// Encodings: `w` UTF-16, `n` 8-bit, `8` UTF-8, `b` bytes, `6` IPv6 address, `@` socket address. Ends: `z` a terminator
/// or a specified length, `2` a size of 2 bytes, `r` one in network byte order, `4` a size of 4 bytes, `l` a specified
/// length, `s` a size that the address has.
pub(crate) const RUNS: &[(u16, u16, char, char)] = &[
    (1, 0, 'w', 'z'),
    (1, 1, 'w', 'z'),
    (1, 28, 'w', 'z'),
    (1, 34, 'w', 'z'),
    (2, 0, 'n', 'z'),
    (2, 1, 'n', 'z'),
    (2, 28, '8', 'z'),
    (2, 34, '8', 'z'),
    (2, 35, '8', 'z'),
    (14, 0, 'b', 'l'),
    (14, 15, 'b', 'l'),
    (14, 36, 'b', 'l'),
    (14, 24, '6', 's'),
    (14, 25, '@', 's'),
    (22, 0, 'w', '2'),
    (22, 1, 'w', '2'),
    (23, 0, 'n', '2'),
    (23, 35, '8', '2'),
    (25, 0, 'b', '2'),
    (25, 15, 'b', '2'),
    (25, 24, '6', '2'),
    (25, 25, '@', '2'),
    (300, 0, 'w', '2'),
    (301, 0, 'n', '2'),
    (302, 0, 'w', 'r'),
    (303, 0, 'n', 'r'),
    (309, 0, 'b', '4'),
];

/// Text that extends to the end of the data: in-type, encoding.
const RESTS: &[(u16, char)] = &[(304, 'w'), (305, 'n')];

/// Out-types of TraceLogging that show values like out-types of manifests: of a manifest, of TraceLogging.
const OUT_TYPES: &[(u16, u8)] = &[
    (0, 0),
    (1, 2),
    (2, 0),
    (3, 17),
    (4, 18),
    (5, 17),
    (6, 18),
    (7, 17),
    (8, 18),
    (9, 17),
    (10, 18),
    (11, 0),
    (12, 0),
    (13, 3),
    (14, 0),
    (15, 0),
    (16, 4),
    (17, 4),
    (18, 4),
    (19, 4),
    (20, 5),
    (21, 6),
    (22, 7),
    (23, 8),
    (24, 9),
    (25, 10),
    (28, 11),
    (30, 13),
    (31, 14),
    (32, 15),
    (33, 0x21),
    (34, 12),
    (35, 0x23),
    (36, 0x24),
    (37, 0x25),
    (38, 0x26),
];

/// Returns TraceLogging's out-type that shows values like the out-type of a manifest.
pub(crate) fn traced_out_type(out_type: u16) -> Option<u8> {
    OUT_TYPES.iter().find(|(of, _)| *of == out_type).map(|(_, out)| *out)
}

/// Source of a schema. Not every source supports every form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum From {
    /// The model.
    Model,
    /// TRACE_EVENT_INFO.
    Record,
    /// TraceLogging metadata.
    Metadata,
}

/// A field of an arbitrary schema.
#[derive(Clone, Debug)]
pub(crate) struct Case {
    of: CaseKind,
    shape: Shape,
}

#[derive(Clone, Debug)]
enum CaseKind {
    /// Row of [`NUMBERS`], and map.
    Number(usize, Option<bool>),
    /// Row of [`RUNS`].
    Run(usize, Size),
    /// Row of [`RESTS`].
    Rest(usize),
    Sid,
    WbemSid,
    Custom,
    Struct(Vec<Case>),
}

/// Kind of length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Size {
    Unstated,
    Fixed(u16),
    /// In an earlier field.
    Field,
}

/// Number of elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    One,
    Fixed(u16),
    /// In an earlier field.
    Field,
    Prefixed,
}

fn shape(from: From) -> BoxedStrategy<Shape> {
    let fixed = (if from == From::Metadata { 1 } else { 0 }..5u16).prop_map(Shape::Fixed);
    let one = Just(Shape::One);
    match from {
        From::Model => prop_oneof![3 => one, 1 => fixed, 1 => Just(Shape::Field), 1 => Just(Shape::Prefixed)].boxed(),
        From::Record => prop_oneof![3 => one, 1 => fixed, 1 => Just(Shape::Field)].boxed(),
        From::Metadata => prop_oneof![3 => one, 1 => fixed, 1 => Just(Shape::Prefixed)].boxed(),
    }
}

fn leaf(from: From) -> BoxedStrategy<CaseKind> {
    let traced = from == From::Metadata;
    let valid = move |in_type: u16, out_type: u16| !traced || in_type < 300 && traced_out_type(out_type).is_some();
    let rows = (0..NUMBERS.len()).filter(|row| valid(NUMBERS[*row].0, NUMBERS[*row].2)).collect::<Vec<_>>();
    let map = if traced { Just(None).boxed() } else { any::<Option<bool>>().boxed() };
    let number = (proptest::sample::select(rows), map).prop_map(|(row, map)| {
        // Names belong to unsigned numbers.
        let (_, _, _, form) = NUMBERS[row];
        CaseKind::Number(row, map.filter(|_| matches!(form, 'u' | 'x')))
    });
    let rows = (0..RUNS.len()).filter(|row| valid(RUNS[*row].0, RUNS[*row].1)).collect::<Vec<_>>();
    let size = prop_oneof![Just(Size::Unstated), (1..9u16).prop_map(Size::Fixed), Just(Size::Field)];
    let run = (proptest::sample::select(rows), size).prop_map(move |(row, size)| {
        let size = match (RUNS[row].3, size) {
            _ if traced => Size::Unstated,
            ('z', size) | ('l', size @ (Size::Fixed(_) | Size::Field)) => size,
            ('l', Size::Unstated) => Size::Fixed(7),
            ('s', Size::Field) => Size::Field,
            ('s', _) => Size::Fixed(16),
            _ => Size::Unstated,
        };
        CaseKind::Run(row, size)
    });
    match from {
        From::Record => prop_oneof![6 => number, 4 => run, 1 => Just(CaseKind::Sid), 1 => Just(CaseKind::WbemSid)].boxed(),
        From::Metadata => prop_oneof![6 => number, 4 => run, 1 => Just(CaseKind::Sid), 1 => Just(CaseKind::Custom)].boxed(),
        From::Model => {
            prop_oneof![6 => number, 4 => run, 1 => Just(CaseKind::Sid), 1 => Just(CaseKind::WbemSid), 1 => Just(CaseKind::Custom)]
                .boxed()
        }
    }
}

/// Returns arbitrary fields of a source.
pub(crate) fn cases(from: From) -> BoxedStrategy<Vec<Case>> {
    let of = leaf(from).prop_recursive(3, 24, 5, move |of| {
        let member = (of, shape(from)).prop_map(|(of, shape)| case(of, shape));
        prop::collection::vec(member, 1..5).prop_map(CaseKind::Struct)
    });
    let all = prop::collection::vec((of, shape(from)).prop_map(|(of, shape)| case(of, shape)), 0..7);
    if from == From::Metadata {
        return all.boxed();
    }
    let last = proptest::option::weighted(0.2, (0..RESTS.len()).prop_map(CaseKind::Rest));
    (all, last)
        .prop_map(|(mut all, last)| {
            all.extend(last.map(|of| Case { of, shape: Shape::One }));
            all
        })
        .boxed()
}

fn case(of: CaseKind, shape: Shape) -> Case {
    // Data in a format of the provider's own are no array.
    let shape = if matches!(of, CaseKind::Custom) { Shape::One } else { shape };
    Case { of, shape }
}

/// Returns one field for each row of the tables.
pub(crate) fn every_type() -> Vec<Case> {
    let numbers = (0..NUMBERS.len()).map(|row| CaseKind::Number(row, None));
    let runs = (0..RUNS.len()).map(|row| {
        let size = if matches!(RUNS[row].3, 'l' | 's') { Size::Fixed(16) } else { Size::Unstated };
        CaseKind::Run(row, size)
    });
    let others = [CaseKind::Sid, CaseKind::WbemSid, CaseKind::Custom, CaseKind::Rest(0)];
    numbers.chain(runs).chain(others).map(|of| Case { of, shape: Shape::One }).collect()
}

/// Names of values, or of bits.
fn map(bits: bool) -> Arc<ValueNames> {
    let values = match bits {
        false => vec![(0, "None"), (1, "First"), (255, "Last \"quoted\"")],
        true => vec![(1, "Low"), (0x80, "High"), (0x100, "Higher")],
    };
    let values = values.into_iter().map(|(value, name)| (value, name.to_owned())).collect();
    Arc::new(ValueNames { name: if bits { "Bits" } else { "Values" }.to_owned(), flags: bits, values })
}

/// Returns the maps that fields have.
pub(crate) fn maps() -> [Arc<ValueNames>; 2] {
    [map(false), map(true)]
}

fn name(index: usize) -> String {
    if index % 7 == 3 { format!("ñ\"{index}\u{202e}") } else { format!("f{index}") }
}

/// Returns the fields as the model states them.
pub(crate) fn fields(cases: &[Case], next: &mut usize) -> Vec<Field> {
    let mut all = Vec::new();
    for case in cases {
        let reference = |next: &mut usize, all: &mut Vec<Field>| {
            let in_type = TdhInType([4, 6, 8, 10][*next % 4]);
            all.push(Field::value(&name(*next), in_type, TdhOutType(0)));
            *next += 1;
            FieldIndex(u16::try_from(*next - 1).expect("there are few fields"))
        };
        let count = match case.shape {
            Shape::One => Count::One,
            Shape::Fixed(count) => Count::Fixed(count),
            Shape::Prefixed => Count::Prefixed,
            Shape::Field => Count::Field(reference(next, &mut all)),
        };
        let length = match &case.of {
            CaseKind::Run(_, Size::Field) => Length::Field(reference(next, &mut all)),
            CaseKind::Run(_, Size::Fixed(length)) => Length::Fixed(*length),
            _ => Length::Unstated,
        };
        let name = name(*next);
        *next += 1;
        let value = |in_type: u16, out_type: u16, map| {
            let (in_type, out_type) = (TdhInType(in_type), TdhOutType(out_type));
            Content::Value { in_type, out_type, length, map }
        };
        let content = match &case.of {
            CaseKind::Number(row, names) => value(NUMBERS[*row].0, NUMBERS[*row].2, names.map(map)),
            CaseKind::Run(row, _) => value(RUNS[*row].0, RUNS[*row].1, None),
            CaseKind::Rest(row) => value(RESTS[*row].0, 0, None),
            CaseKind::Sid => value(19, 0, None),
            CaseKind::WbemSid => value(310, 0, None),
            CaseKind::Custom => Content::Custom,
            CaseKind::Struct(members) => Content::Struct(fields(members, next)),
        };
        let mut field = Field::structure(&name, Vec::new());
        (field.content, field.count) = (content, count);
        all.push(field);
    }
    all
}

/// Arbitrary bytes without end.
#[derive(Clone, Debug)]
pub(crate) struct Entropy {
    pool: Vec<u8>,
    at: usize,
}

impl Entropy {
    pub(crate) fn new(pool: Vec<u8>) -> Entropy {
        Entropy { pool, at: 0 }
    }

    fn byte(&mut self) -> u8 {
        let byte = self.pool.get(self.at % self.pool.len().max(1)).copied().unwrap_or(0);
        let round = self.at / self.pool.len().max(1);
        self.at += 1;
        byte.wrapping_add((round * 37) as u8)
    }

    fn bytes(&mut self, count: usize) -> Vec<u8> {
        (0..count).map(|_| self.byte()).collect()
    }

    fn below(&mut self, limit: usize) -> usize {
        usize::from(self.byte()) % limit
    }
}

/// Encoded values, and the calls that a visitor receives.
#[derive(Debug)]
pub(crate) struct Encoder {
    pub(crate) data: Vec<u8>,
    pub(crate) shown: Vec<String>,
    entropy: Entropy,
    pointer: usize,
    /// True if sizes precede bytes and addresses, as in TraceLogging.
    counted: bool,
    next: usize,
}

impl Encoder {
    pub(crate) fn new(from: From, pointer: usize, entropy: Entropy) -> Encoder {
        let counted = from == From::Metadata;
        Encoder { data: Vec::new(), shown: Vec::new(), entropy, pointer, counted, next: 0 }
    }

    pub(crate) fn cases(&mut self, cases: &[Case]) {
        for case in cases {
            let count = match case.shape {
                Shape::One => None,
                Shape::Fixed(count) => Some(usize::from(count)),
                Shape::Field => Some(self.reference(0, 4)),
                Shape::Prefixed => Some(self.entropy.below(4)),
            };
            let length = match case.of {
                CaseKind::Run(_, Size::Fixed(length)) => Some(usize::from(length)),
                CaseKind::Run(row, Size::Field) if RUNS[row].3 == 's' => Some(self.reference(16, 1)),
                CaseKind::Run(_, Size::Field) => Some(self.reference(0, 6)),
                _ => None,
            };
            let label = name(self.next);
            self.next += 1;
            if case.shape == Shape::Prefixed {
                self.data.extend((count.unwrap_or(0) as u16).to_le_bytes());
            }
            let start = self.next;
            match (count, &case.of) {
                (None, of) => self.one(&label, of, length),
                (Some(count), CaseKind::Number(row, _)) if NUMBERS[*row].3 == 'c' => {
                    // An array of characters is text.
                    let size = NUMBERS[*row].1;
                    let bytes = self.text(count, if size == 2 { 'w' } else { 'n' });
                    self.shown.push(format!("{label}={}", shown(&bytes, if size == 2 { 'w' } else { 'n' })));
                    self.data.extend(bytes);
                }
                (Some(count), of) => {
                    self.shown.push(format!("{label}["));
                    for _ in 0..count {
                        self.next = start;
                        self.one("", of, length);
                    }
                    self.shown.push("]".to_owned());
                }
            }
            self.next = start + if let CaseKind::Struct(members) = &case.of { size_of_all(members) } else { 0 };
        }
    }

    /// Returns a field with a count or a length.
    fn reference(&mut self, least: usize, limit: usize) -> usize {
        let value = least + self.entropy.below(limit);
        let size = [1, 2, 4, 8][self.next % 4];
        self.data.extend(&(value as u64).to_le_bytes()[..size]);
        self.shown.push(format!("{}=u{value}", name(self.next)));
        self.next += 1;
        value
    }

    fn one(&mut self, label: &str, of: &CaseKind, length: Option<usize>) {
        match of {
            CaseKind::Struct(members) => {
                self.shown.push(format!("{label}{{"));
                self.cases(members);
                self.shown.push("}".to_owned());
            }
            CaseKind::Number(row, names) => {
                let (_, size, _, form) = NUMBERS[*row];
                let size = if size == 0 { self.pointer } else { size };
                let mut bytes = self.entropy.bytes(size);
                if form == 'y' {
                    bytes = system_time(&bytes);
                }
                let mut text = format!("{label}={}", shown(&bytes, form));
                if let Some(bits) = names {
                    named(&mut text, unsigned(&bytes), *bits);
                }
                self.shown.push(text);
                self.data.extend(bytes);
            }
            CaseKind::Run(row, _) => self.run(label, *row, length),
            CaseKind::Rest(row) => {
                let form = RESTS[*row].1;
                let units = self.entropy.below(9);
                let bytes = self.text(units, form);
                self.shown.push(format!("{label}={}", shown(&bytes, form)));
                self.data.extend(bytes);
            }
            CaseKind::Sid | CaseKind::WbemSid => {
                if matches!(of, CaseKind::WbemSid) {
                    let user = self.entropy.bytes(2 * self.pointer);
                    self.data.extend(user);
                }
                let parts: Vec<u32> =
                    (0..self.entropy.below(4)).map(|_| unsigned(&self.entropy.bytes(4)) as u32).collect();
                self.data.extend([1, parts.len() as u8, 0, 0, 0, 0, 0, 5]);
                let mut text = format!("{label}=S-1-5");
                for part in parts {
                    self.data.extend(part.to_le_bytes());
                    write!(text, "-{part}").expect("text does not fail");
                }
                self.shown.push(text);
            }
            CaseKind::Custom => {
                let size = self.entropy.below(9);
                let bytes = self.entropy.bytes(size);
                self.shown.push(format!("{label}={}", shown(&bytes, 'h')));
                self.data.extend((size as u16).to_le_bytes());
                self.data.extend(bytes);
            }
        }
    }

    fn run(&mut self, label: &str, row: usize, length: Option<usize>) {
        let (in_type, _, form, end) = RUNS[row];
        let bytes = match form {
            '6' => self.entropy.bytes(16),
            '@' => [&[2, 0][..], &self.entropy.bytes(6), &[0; 8]].concat(),
            'b' => {
                let size = length.unwrap_or_else(|| self.entropy.below(9));
                self.entropy.bytes(size)
            }
            _ => {
                let units = length.unwrap_or_else(|| self.entropy.below(9));
                self.text(units, form)
            }
        };
        let size = bytes.len();
        match end {
            '2' => self.data.extend((size as u16).to_le_bytes()),
            'r' => self.data.extend((size as u16).to_be_bytes()),
            '4' => self.data.extend((size as u32).to_le_bytes()),
            _ if self.counted && in_type == 14 => self.data.extend((size as u16).to_le_bytes()),
            _ => {}
        }
        self.shown.push(format!("{label}={}", shown(&bytes, if form == 'b' { 'h' } else { form })));
        self.data.extend(&bytes);
        if end == 'z' && length.is_none() {
            self.data.extend(if form == 'w' { &[0, 0][..] } else { &[0] });
        }
    }

    /// Returns the text of as many units, without zeros.
    fn text(&mut self, units: usize, form: char) -> Vec<u8> {
        const WIDE: [u16; 10] = [0x20, 0x22, 0x41, 0x5C, 0xE9, 0x7A, 0x20AC, 0xD83D, 0xDE00, 0xFFFE];
        const NARROW: [u8; 8] = [b' ', b'"', b'A', b'z', 0x1B, 0x7F, 0xE9, b'\\'];
        const UTF8: [u8; 6] = [b'a', b'"', 0xC3, 0xA9, b'0', 0xFF];
        match form {
            'w' => (0..units).flat_map(|_| WIDE[self.entropy.below(WIDE.len())].to_le_bytes()).collect(),
            '8' => (0..units).map(|_| UTF8[self.entropy.below(UTF8.len())]).collect(),
            _ => (0..units).map(|_| NARROW[self.entropy.below(NARROW.len())]).collect(),
        }
    }
}

/// Returns the number of fields, references included.
fn size_of_all(cases: &[Case]) -> usize {
    let mut next = 0;
    fields(cases, &mut next);
    next
}

/// Returns a valid date of arbitrary bytes.
fn system_time(bytes: &[u8]) -> Vec<u8> {
    let of = |at: usize, limit: u16| u16::from(bytes[at]) % limit;
    let parts =
        [1601 + of(0, 250), 1 + of(2, 12), of(4, 7), 1 + of(6, 28), of(8, 24), of(10, 60), of(12, 60), of(14, 200)];
    parts.iter().flat_map(|part| part.to_le_bytes()).collect()
}

pub(crate) fn unsigned(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Returns a value as the visitor of these tests writes it.
fn shown(bytes: &[u8], form: char) -> String {
    let number = if bytes.len() <= 8 { unsigned(bytes) } else { 0 };
    let bits = 8 * bytes.len() as u32;
    match form {
        // The code page determines the character.
        'c' if matches!(bytes, [0x80..=0xFF]) => format!("n{}", hex(bytes)),
        'u' | 'x' | 'a' | 'b' | 'c' => format!("{form}{number}"),
        's' => format!("s{}", (number as i64) << (64 - bits) >> (64 - bits)),
        'p' => format!("u{}", u16::from_be_bytes([bytes[0], bytes[1]])),
        '4' => format!("{}.{}.{}.{}", bytes[0], bytes[1], bytes[2], bytes[3]),
        'g' => {
            let (a, b, c) = (unsigned(&bytes[..4]), unsigned(&bytes[4..6]), unsigned(&bytes[6..8]));
            format!("{a:08x}-{b:04x}-{c:04x}-{}-{}", hex(&bytes[8..10]), hex(&bytes[10..]))
        }
        't' => format!("t{}", number as i64),
        'k' => format!("k{}", number as i64),
        'y' => {
            let part = |at: usize| i64::from(u16::from_le_bytes([bytes[2 * at], bytes[2 * at + 1]]));
            // Days by counting them, year by year and month by month.
            let leap = |year: i64| year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
            let mut days: i64 = (1601..part(0)).map(|year| 365 + i64::from(leap(year))).sum();
            let months = [31, 28 + i64::from(leap(part(0))), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
            days += months[..part(1) as usize - 1].iter().sum::<i64>() + part(3) - 1;
            let seconds = ((days * 24 + part(4)) * 60 + part(5)) * 60 + part(6);
            format!("t{}", seconds * 10_000_000 + part(7) * 10_000)
        }
        'f' => format!("f{number:x}"),
        'd' => format!("d{number:x}"),
        'w' => {
            let units = bytes.chunks(2).map(|unit| u16::from_le_bytes([unit[0], unit[1]]));
            let one = |unit: Result<char, std::char::DecodeUtf16Error>| match unit {
                Ok(char) => char.to_string(),
                Err(unpaired) => format!("\\u{{{:x}}}", unpaired.unpaired_surrogate()),
            };
            format!("w{}", char::decode_utf16(units).map(one).collect::<String>())
        }
        '6' => {
            let octets: [u8; 16] = bytes.try_into().expect("an address has 16 bytes");
            std::net::Ipv6Addr::from(octets).to_string()
        }
        '@' => {
            format!("{}.{}.{}.{}:{}", bytes[4], bytes[5], bytes[6], bytes[7], u16::from_be_bytes([bytes[2], bytes[3]]))
        }
        // 8-bit text, UTF-8, bytes.
        form => format!("{form}{}", hex(bytes)),
    }
}

/// Appends the names that a value has.
fn named(text: &mut String, number: u64, bits: bool) {
    for (value, name) in &map(bits).values {
        if if bits { number & value == *value } else { number == *value } {
            write!(text, " {name}").expect("text does not fail");
        }
    }
}
