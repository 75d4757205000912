//! Instrumentation manifests: reading and writing.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;

use etwspec::Guid;
use etwspec::headers::{ManifestInType, ManifestOutType, TdhInType, TdhOutType};
use etwspec_etl::payload::ValueNames;
use etwspec_schema::manifest::{Manifest, Named, Options, Provider, read, write};
use etwspec_schema::{Content, Count, EventId, Field, FieldIndex, Length, Schema, Source};
use proptest::prelude::*;

const FIXTURE: &str = include_str!("manifests/every-construct.man");

/// Returns a manifest as text, for people who compare it.
fn listing(manifest: &Manifest) -> String {
    let mut out = String::new();
    for provider in &manifest.providers {
        let _ = writeln!(out, "provider {:?} {} {:?}", provider.name, provider.guid, provider.symbol);
        let named = |named: &Named| format!("{} {:?}", named.name, named.message);
        for (value, name) in &provider.channels {
            let _ = writeln!(out, "  channel {value} {}", named(name));
        }
        for (value, name) in &provider.levels {
            let _ = writeln!(out, "  level {value} {}", named(name));
        }
        for (value, name) in &provider.tasks {
            let _ = writeln!(out, "  task {value} {}", named(name));
        }
        for ((task, value), name) in &provider.opcodes {
            let _ = writeln!(out, "  opcode {task:?} {value} {}", named(name));
        }
        for (mask, name) in &provider.keywords {
            let _ = writeln!(out, "  keyword {mask:#x} {}", named(name));
        }
        for schema in &provider.schemas {
            let _ = writeln!(out, "  {:?} {:?}", schema.event, schema.name);
            let names = [("level", &schema.level), ("channel", &schema.channel), ("task", &schema.task)];
            for (what, name) in names.into_iter().chain([("opcode", &schema.opcode), ("message", &schema.message)]) {
                if let Some(name) = name {
                    let _ = writeln!(out, "    {what} {name:?}");
                }
            }
            if !schema.keywords.is_empty() {
                let _ = writeln!(out, "    keywords {:?}", schema.keywords);
            }
            fields(&mut out, 4, &schema.fields);
        }
    }
    for problem in &manifest.problems {
        let _ = writeln!(out, "{problem}");
    }
    out
}

fn fields(out: &mut String, depth: usize, list: &[Field]) {
    for field in list {
        let _ = write!(out, "{:depth$}field {} count {:?}", "", field.name, field.count);
        match &field.content {
            Content::Value { in_type, out_type, length, map } => {
                let _ = write!(out, " {in_type} {out_type} length {length:?}");
                if let Some(map) = map {
                    let _ = write!(out, " {} flags {} {:?}", map.name, map.flags, map.values);
                }
                out.push('\n');
            }
            Content::Struct(members) => {
                out.push('\n');
                fields(out, depth + 2, members);
            }
            other => _ = writeln!(out, " {other:?}"),
        }
    }
}

#[test]
fn reads_every_construct_and_reports_mistakes_with_their_place() {
    let found = listing(&read(FIXTURE.as_bytes(), &Options::default()));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/manifests/every-construct.txt");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &found).unwrap();
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
    assert_eq!(found, expected, "BLESS=1 writes {}", path.display());
}

#[test]
fn reads_the_same_from_each_encoding() {
    let expected = read(FIXTURE.as_bytes(), &Options::default());
    for (mark, unit) in [(0xFEFF, u16::to_le_bytes as fn(u16) -> [u8; 2]), (0xFEFF, u16::to_be_bytes)] {
        let text = FIXTURE.replace("encoding=\"utf-8\"", "encoding=\"utf-16\"");
        let units = std::iter::once(mark).chain(text.encode_utf16());
        let bytes: Vec<u8> = units.flat_map(unit).collect();
        let found = read(&bytes, &Options::default());
        assert_eq!(found.providers, expected.providers);
        assert_eq!(found.problems, expected.problems);
    }
}

#[test]
fn strings_are_those_of_the_culture_with_others_as_substitutes() {
    let message = |culture: Option<&str>| {
        let mut options = Options::default();
        options.culture = culture.map(str::to_owned);
        let manifest = read(FIXTURE.as_bytes(), &options);
        let provider = &manifest.providers[0];
        (provider.tasks[&1].message.clone().unwrap().to_string(), provider.levels[&17].message.is_some())
    };
    assert_eq!(message(None), ("Baking".into(), true));
    assert_eq!(message(Some("de")), ("Backen".into(), true));
    assert_eq!(message(Some("DE-de")), ("Backen".into(), true));
    assert_eq!(message(Some("fr-FR")), ("Baking".into(), true));
}

#[test]
fn names_of_numbers_are_those_of_the_provider_and_then_those_of_all() {
    let manifest = read(FIXTURE.as_bytes(), &Options::default());
    let provider = &manifest.providers[0];
    assert_eq!(
        [provider.opcode(1, 12), provider.opcode(2, 12), provider.opcode(2, 11)],
        [Some("Turn"), None, Some("Knead")]
    );
    assert_eq!([provider.opcode(0, 1), provider.opcode(0, 240)], [Some("Start"), Some("Receive")]);
    assert_eq!(
        [provider.level(4), provider.level(17), provider.level(18)],
        [Some("Informational"), Some("Whisper"), None]
    );
    assert_eq!(provider.keywords(0x1_0000_0000_8001).collect::<Vec<_>>(), ["Heat", "Water", "ResponseTime"]);
    assert_eq!((provider.task(2), provider.channel(16)), (Some("Wash"), Some("Example-Kitchen/Operational")));
}

#[test]
fn channels_and_none_of_winmeta_are_no_problems() {
    let text = r#"<instrumentation><events><provider name="A" guid="{00000000-0000-0000-0000-000000000001}"><events>
        <event value="1" channel="System" task="win:None" opcode="win:None" keywords="win:None"/>
        <event value="2" channel="Nowhere" task="None"/>
    </events></provider></events></instrumentation>"#;
    let manifest = read(text.as_bytes(), &Options::default());
    let [one, two] = &manifest.providers[0].schemas[..] else { panic!("{manifest:?}") };
    assert_eq!((one.channel.as_deref(), &one.task, &one.opcode), (Some("System"), &None, &None));
    assert!(one.keywords.is_empty());
    assert_eq!(two.task.as_deref(), Some("None"));
    let messages: Vec<&str> = manifest.problems.iter().map(|problem| problem.message.as_str()).collect();
    assert_eq!(messages, ["event 2: no task has the name `None`", "event 2: no channel has the name `Nowhere`"]);
}

#[test]
fn blanks_in_counts_and_lengths_do_not_count() {
    let text = r#"<instrumentation><events><provider name="A" guid="{00000000-0000-0000-0000-000000000001}"><events>
        <event value="1" template="T"/></events><templates><template tid="T">
        <data name="AB" inType="win:UInt8"/><data name="A B" inType="win:UInt8"/><data name="C D" inType="win:UInt8"/>
        <data name="E" inType="win:UInt8" count="AB"/><data name="F" inType="win:UInt8" count="A B"/>
        <data name="G" inType="win:UInt8" count="CD"/><data name="H" inType="win:Binary" length=" C  D "/>
    </template></templates></provider></events></instrumentation>"#;
    let manifest = read(text.as_bytes(), &Options::default());
    assert!(manifest.problems.is_empty(), "{:?}", manifest.problems);
    let fields = &manifest.providers[0].schemas[0].fields;
    let counts: Vec<Count> = fields[3..6].iter().map(|field| field.count).collect();
    assert_eq!(counts, [0, 1, 2].map(|index| Count::Field(FieldIndex(index))));
    let Content::Value { length, .. } = fields[6].content else { panic!("{:?}", fields[6]) };
    assert_eq!(length, Length::Field(FieldIndex(2)));
}

#[test]
fn event_sources_imply_tasks_by_the_names_of_events() {
    let text = r#"<provider name="E" guid="{0a1b2c3d-0001-0002-0003-0123456789ab}"><events>
        <event value="1" symbol="RequestStart" opcode="win:Start"/>
        <event value="2" symbol="RequestStop" opcode="win:Stop" level="17"/>
        <event value="3" symbol="Stop" opcode="win:Stop" level="win:6"/>
        <event value="4" symbol="Plain"/></events></provider>"#;
    let mut options = Options::default();
    for (source, expected) in [
        (Source::EventSource, [Some("Request"), Some("Request"), None, None]),
        (Source::Manifest, [None, None, None, None]),
    ] {
        options.source = source;
        let manifest = read(text.as_bytes(), &options);
        assert_eq!(manifest.problems, []);
        let schemas = &manifest.providers[0].schemas;
        assert_eq!(schemas.iter().map(|schema| schema.task.as_deref()).collect::<Vec<_>>(), expected);
        assert!(schemas.iter().all(|schema| schema.level.is_none() && schema.source == source));
    }
}

// Hostile input.

fn problems(text: &[u8]) -> Vec<String> {
    read(text, &Options::default()).problems.iter().map(ToString::to_string).collect()
}

#[test]
fn entities_are_not_expanded() {
    let mut text = String::from("<!DOCTYPE a [<!ENTITY l0 \"lol\">");
    for n in 1..30 {
        let _ = write!(text, "<!ENTITY l{n} \"&l{0};&l{0};&l{0};&l{0};\">", n - 1);
    }
    text += "]><provider name=\"&l29;\" guid=\"{0a1b2c3d-0001-0002-0003-0123456789ab}\"/>";
    let manifest = read(text.as_bytes(), &Options::default());
    assert_eq!(manifest.providers[0].name.as_deref(), Some("&l29;"));
    assert!(manifest.problems[0].message.starts_with("a document type is not read"), "{:?}", manifest.problems);
    assert!(manifest.problems[1].message.starts_with("`name`:"), "{:?}", manifest.problems);
}

#[test]
fn deep_nesting_is_not_read_but_what_follows_is() {
    let provider = r#"<provider guid="{0a1b2c3d-0001-0002-0003-0123456789ab}"/>"#;
    let text = format!("<a>{}{}{provider}</a>", "<struct>".repeat(200_000), "</struct>".repeat(200_000));
    let manifest = read(text.as_bytes(), &Options::default());
    assert_eq!((manifest.providers.len(), manifest.problems.len()), (1, 1));
    assert!(manifest.problems[0].message.contains("nested more than"));
    // Structures within structures are limited too, because decoders follow them.
    let (open, close) = ("<struct name=\"S\">".repeat(20), "</struct>".repeat(20));
    let text = format!(
        "<provider guid=\"{{0a1b2c3d-0001-0002-0003-0123456789ab}}\"><templates><template tid=\"T\">{open}{close}</template>\
         </templates><events><event value=\"1\" template=\"T\"/></events></provider>"
    );
    assert!(problems(text.as_bytes())[0].contains("structures are nested more than 16 deep"));
}

#[test]
fn ten_thousand_providers_are_read() {
    let mut text = String::new();
    for n in 0..10_000 {
        let _ = write!(text, "<provider name=\"P{n}\" guid=\"{{0a1b2c3d-0001-0002-0003-{n:012x}}}\"/>");
    }
    let manifest = read(format!("<events>{text}</events>").as_bytes(), &Options::default());
    assert_eq!((manifest.providers.len(), manifest.problems.len()), (10_000, 0));
}

#[test]
fn events_share_a_template() {
    let mut text =
        String::from(r#"<provider guid="{0a1b2c3d-0001-0002-0003-0123456789ab}"><templates><template tid="T">"#);
    (0..20_000).for_each(|_| text.push_str(r#"<data name="x" inType="win:UInt8"/>"#));
    text.push_str("</template></templates><events>");
    (0..2_000).for_each(|n| _ = write!(text, "<event value=\"{n}\" template=\"T\"/>"));
    text.push_str("</events></provider>");
    let manifest = read(text.as_bytes(), &Options::default());
    let schemas = &manifest.providers[0].schemas;
    assert_eq!((schemas.len(), manifest.problems.len()), (2_000, 0));
    assert!(schemas.iter().all(|schema| Arc::ptr_eq(&schema.fields, &schemas[0].fields)));
}

#[test]
fn memory_of_what_is_read_is_limited() {
    let mut text = String::from(r#"<provider guid="{0a1b2c3d-0001-0002-0003-0123456789ab}"><events>"#);
    (0..20_000).for_each(|n| _ = write!(text, "<event value=\"{n}\"/>"));
    text.push_str("</events></provider>");
    let mut options = Options::default();
    options.memory = Some(1 << 20);
    let manifest = read(text.as_bytes(), &options);
    assert!((1_000..10_000).contains(&manifest.providers[0].schemas.len()), "{}", manifest.providers[0].schemas.len());
    assert!(manifest.problems[0].message.contains("too much memory"), "{}", manifest.problems[0]);
    assert_eq!(read(text.as_bytes(), &Options::default()).problems, []);
}

#[test]
fn a_template_has_at_most_as_many_fields_as_indices() {
    let mut text =
        String::from(r#"<provider guid="{0a1b2c3d-0001-0002-0003-0123456789ab}"><templates><template tid="T">"#);
    (0..65_537).for_each(|_| text.push_str(r#"<data name="x" inType="win:UInt8"/>"#));
    text.push_str("</template></templates><events><event value=\"1\" template=\"T\"/></events></provider>");
    let manifest = read(text.as_bytes(), &Options::default());
    assert_eq!(manifest.providers[0].schemas[0].fields.len(), 65_536);
    assert!(manifest.problems[0].message.contains("more than 65536 fields"));
}

#[test]
fn truncated_manifests_are_read_as_far_as_they_go() {
    let whole = read(FIXTURE.as_bytes(), &Options::default());
    for end in (0..FIXTURE.trim_end().len() - 1).filter(|end| FIXTURE.is_char_boundary(*end)).step_by(7) {
        let manifest = read(&FIXTURE.as_bytes()[..end], &Options::default());
        assert!(!manifest.problems.is_empty(), "at {end}");
        assert!(manifest.providers.len() <= whole.providers.len());
    }
}

#[test]
fn text_of_the_file_in_problems_has_no_control_characters_and_a_limit() {
    let text = format!("<provider name=\"\u{1B}[31m{}\" guid=\"\u{7}\"/>", "x".repeat(10_000));
    let problems = problems(text.as_bytes());
    assert_eq!(problems.len(), 1);
    assert!(problems[0].len() < 300 && !problems[0].contains(char::is_control), "{}", problems[0]);
}

#[test]
fn malformed_text_is_reported() {
    assert_eq!(
        problems(b""),
        ["line 1, column 1: no provider found; a manifest contains instrumentation/events/provider"]
    );
    assert!(problems(b"<provider name=\"\xFF\" guid=\"\"/>")[0].contains("neither valid UTF-8"));
    let found = &problems(b"<a>\n  <b>\n</a>")[1];
    assert!(found.starts_with("line 3, column 1: malformed XML: "), "{found}");
}

// Writing.

fn in_types() -> Vec<TdhInType> {
    ManifestInType::named_values().map(|(_, value)| TdhInType(value.0)).collect()
}

fn out_types() -> Vec<TdhOutType> {
    let named = ManifestOutType::named_values().map(|(_, value)| TdhOutType(value.0));
    std::iter::once(TdhOutType::NULL).chain(named).collect()
}

fn map(size: u32) -> impl Strategy<Value = ValueNames> {
    let mask = u64::MAX >> (64 - 8 * size);
    let values = proptest::collection::vec((any::<u64>().prop_map(move |value| value & mask), text()), 0..4);
    (any::<bool>(), values).prop_map(|(flags, values)| ValueNames { name: String::new(), flags, values })
}

/// Returns the text that XML can contain.
fn text() -> impl Strategy<Value = String> {
    "[ -~\t\r\nä€𝄞&<>\"']{0,12}"
}

/// Shape of a field before it refers to others.
#[derive(Clone, Debug)]
enum Shape {
    Value { in_type: TdhInType, out_type: TdhOutType, number: u8, map: Option<ValueNames>, reference: usize },
    Struct { members: Vec<Shape>, number: u8, reference: usize },
}

fn shape() -> impl Strategy<Value = Shape> {
    let value = (
        proptest::sample::select(in_types()),
        proptest::sample::select(out_types()),
        any::<u8>(),
        proptest::option::weighted(0.3, map(4)),
        any::<usize>(),
    );
    let value = value.prop_map(|(in_type, out_type, number, map, reference)| {
        let in_type = if map.is_some() { TdhInType::UINT32 } else { in_type };
        Shape::Value { in_type, out_type, number, map, reference }
    });
    value.prop_recursive(3, 12, 4, |inner| {
        (proptest::collection::vec(inner, 0..4), any::<u8>(), any::<usize>())
            .prop_map(|(members, number, reference)| Shape::Struct { members, number, reference })
    })
}

/// Makes fields of shapes. Names are unique; counts and lengths refer to earlier fields that are not in a closed structure.
fn build(shapes: &[Shape], next: &mut u16, visible: &mut Vec<u16>, maps: &mut u32) -> Vec<Field> {
    let scope = visible.len();
    let mut fields = Vec::new();
    for shape in shapes {
        let index = *next;
        *next += 1;
        let earlier = |reference: usize| (!visible.is_empty()).then(|| FieldIndex(visible[reference % visible.len()]));
        let (number, reference) = match shape {
            Shape::Value { number, reference, .. } | Shape::Struct { number, reference, .. } => (*number, *reference),
        };
        let count = match number % 3 {
            0 => Count::One,
            1 => Count::Fixed(number.into()),
            _ => earlier(reference).map_or(Count::One, Count::Field),
        };
        let length = match number / 3 % 3 {
            0 => Length::Unstated,
            1 => Length::Fixed(number.into()),
            _ => earlier(reference).map_or(Length::Unstated, Length::Field),
        };
        let name = format!("Field{index}");
        let mut field = match shape {
            Shape::Value { in_type, out_type, map, .. } => {
                let mut field = Field::value(&name, *in_type, *out_type);
                let map = map.clone().map(|mut map| {
                    *maps += 1;
                    map.name = format!("Map{maps}");
                    Arc::new(map)
                });
                field.content = Content::Value { in_type: *in_type, out_type: *out_type, length, map };
                field
            }
            Shape::Struct { members, .. } => Field::structure(&name, build(members, next, visible, maps)),
        };
        field.count = count;
        fields.push(field);
        visible.push(index);
    }
    visible.truncate(scope);
    fields
}

fn named(names: &'static str) -> impl Strategy<Value = Named> {
    (names, proptest::option::of(text())).prop_map(|(name, message)| {
        let mut named = Named::new(&name);
        named.message = message.map(Arc::from);
        named
    })
}

prop_compose! {
    fn provider()(
        guid in any::<[u8; 16]>(),
        name in text(),
        channels in proptest::collection::btree_map(any::<u8>(), named("C[a-z]{1,6}"), 0..3),
        levels in proptest::collection::btree_map(16u8.., named("L[a-z]{1,6}"), 0..3),
        tasks in proptest::collection::btree_map(any::<u16>(), named("T[a-z]{1,6}"), 0..3),
        opcodes in proptest::collection::btree_map((any::<Option<u8>>(), any::<u8>()), named("O[a-z]{1,6}"), 0..4),
        keywords in proptest::collection::btree_map(any::<u64>(), named("K[a-z]{1,6}"), 0..4),
        events in proptest::collection::btree_map((any::<u16>(), any::<u8>()), (
            proptest::option::of("[A-Za-z_][A-Za-z0-9_]{0,8}"),
            proptest::option::of(text()),
            proptest::collection::vec(shape(), 0..5),
            any::<[u8; 5]>(),
        ), 0..5),
    ) -> Provider {
        let mut provider = Provider::new(Guid::from_bytes(guid));
        provider.name = Some(name.into());
        provider.symbol = Some("Symbol".into());
        // Opcodes of tasks belong to tasks that exist.
        let values: Vec<u16> = tasks.keys().copied().collect();
        let task = |choice: Option<u8>| choice.and_then(|choice| values.get(usize::from(choice)).copied());
        provider.opcodes = opcodes.into_iter().map(|((choice, value), named)| ((task(choice), value), named)).collect();
        (provider.channels, provider.levels, provider.tasks, provider.keywords) = (channels, levels, tasks, keywords);
        let mut maps = 0;
        for ((id, version), (name, message, shapes, choices)) in events {
            let mut schema = Schema::new(Source::Manifest, provider.guid, EventId::Manifest { id, version });
            schema.provider_name.clone_from(&provider.name);
            schema.name = name.map(Arc::from);
            schema.message = message.map(Arc::from);
            fn pick<K, V: AsRef<Named>>(map: &BTreeMap<K, V>, choice: u8) -> Option<Arc<str>> {
                map.values().nth(usize::from(choice)).map(|named| named.as_ref().name.clone())
            }
            schema.channel = pick(&wrap(&provider.channels), choices[0] % 4);
            schema.level = pick(&wrap(&provider.levels), choices[1] % 4).or((choices[1] > 200).then(|| "Warning".into()));
            schema.task = pick(&wrap(&provider.tasks), choices[2] % 4);
            schema.opcode = pick(&wrap(&provider.opcodes), choices[3] % 4).or((choices[3] > 200).then(|| "DC_Start".into()));
            schema.keywords = pick(&wrap(&provider.keywords), choices[4] % 4).into_iter().collect();
            if choices[4] > 200 {
                schema.keywords.push("SQM".into());
            }
            schema.fields = build(&shapes, &mut 0, &mut Vec::new(), &mut maps).into();
            provider.schemas.push(schema);
        }
        provider
    }
}

struct Reference<'n>(&'n Named);

impl AsRef<Named> for Reference<'_> {
    fn as_ref(&self) -> &Named {
        self.0
    }
}

fn wrap<K: Ord + Clone>(map: &BTreeMap<K, Named>) -> BTreeMap<K, Reference<'_>> {
    map.iter().map(|(key, named)| (key.clone(), Reference(named))).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn what_is_written_reads_back(providers in proptest::collection::vec(provider(), 0..3)) {
        let written = write(&providers);
        prop_assert_eq!(&written.problems, &Vec::<String>::new());
        prop_assert_eq!(&write(&providers), &written);
        let manifest = read(written.text.as_bytes(), &Options::default());
        if !providers.is_empty() {
            prop_assert_eq!(&manifest.problems, &[], "{}", written.text);
        }
        prop_assert_eq!(&manifest.providers, &providers, "{}", written.text);
    }

    #[test]
    fn any_bytes_are_read_without_a_panic(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let _ = read(&bytes, &Options::default());
    }

    #[test]
    fn any_damage_is_read_without_a_panic(
        at in 0..FIXTURE.len(), bytes in proptest::collection::vec(any::<u8>(), 0..6), cut in 0usize..40,
    ) {
        let mut text = FIXTURE.as_bytes().to_vec();
        let end = (at + cut).min(text.len());
        text.splice(at..end, bytes);
        let manifest = read(&text, &Options::default());
        // Manifests that were read can be written.
        let _ = write(&manifest.providers);
    }
}

#[test]
fn hidden_characters_are_written_as_references() {
    let mut provider = Provider::new(Guid::default());
    provider.name = Some("a\u{202e}b\u{9b}c\u{7f}\u{2066}".into());
    let written = write(std::slice::from_ref(&provider));
    assert!(written.text.contains("name=\"a&#x202E;b&#x9B;c&#x7F;&#x2066;\""), "{}", written.text);
    let hidden = |char: &char| *char != '\n' && (char.is_control() || ('\u{2028}'..'\u{2070}').contains(char));
    assert_eq!((written.text.chars().find(hidden), written.problems), (None, Vec::new()));
    let manifest = read(written.text.as_bytes(), &Options::default());
    assert_eq!(manifest.providers[0].name, provider.name);
}

#[test]
fn what_a_manifest_cannot_contain_is_reported_and_left_out() {
    let mut provider = Provider::new(Guid::default());
    let mut add = |event, fields: Vec<Field>| {
        let mut schema = Schema::new(Source::Manifest, Guid::default(), event);
        schema.name = Some(format!("Event{}", provider.schemas.len()).into());
        schema.task = Some("Unknown".into());
        schema.fields = fields.into();
        provider.schemas.push(schema);
    };
    let id = |id| EventId::Manifest { id, version: 0 };
    let plain = |name: &str| Field::value(name, TdhInType::UINT16, TdhOutType::NULL);
    add(EventId::TraceLogging, Vec::new());
    add(id(1), vec![Field::value("x", TdhInType::COUNTEDSTRING, TdhOutType::NULL)]);
    let mut prefixed = plain("x");
    prefixed.count = Count::Prefixed;
    add(id(2), vec![prefixed]);
    let mut counted = plain("y");
    counted.count = Count::Field(FieldIndex(0));
    add(id(3), vec![plain("x"), plain("x"), counted.clone()]);
    counted.count = Count::Field(FieldIndex(1));
    add(id(4), vec![plain("x"), plain("x"), counted]);
    let written = write(std::slice::from_ref(&provider));
    assert_eq!(
        written.problems,
        [
            "`Event0` is left out: only events of manifests have an ID for a manifest",
            "event 1 version 0 is left out: the type of `x` has no name in manifests",
            "event 2 version 0 is left out: the number of elements of `x` is before the first",
            "event 3 version 0 is left out: no name identifies the field with the number of elements of `y`",
            "event 4: the task `Unknown` is left out: its number is not known",
        ]
    );
    let manifest = read(written.text.as_bytes(), &Options::default());
    assert_eq!(manifest.problems, []);
    assert_eq!(manifest.providers[0].schemas.len(), 1);
    assert_eq!(manifest.providers[0].schemas[0].fields, provider.schemas[4].fields);
}
