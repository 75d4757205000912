//! Manifests that a program recreated from registered providers.

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};

use etwspec::Guid;
use etwspec::headers::TdhOutType;
use etwspec_console::{Problem, visible};
use etwspec_schema::pack::write::{DetailFacts, FieldFacts, MapFacts, ProviderFacts, RowFacts};
use etwspec_schema::pack::{Dumps, Quantity, in_type};
use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};

/// Returns the folders of manifests with their builds, in the order of the builds.
pub(super) fn folders(path: &Path) -> Result<Vec<(u32, PathBuf)>, Problem> {
    let mut all = Vec::new();
    for path in entries(path)? {
        let name = path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
        let build = name.rsplit_once('-').and_then(|(_, build)| build.parse().ok());
        if let (true, true, Some(build)) = (path.is_dir(), name.starts_with("Manifests-"), build) {
            all.push((build, path));
        }
    }
    if all.is_empty() {
        let problem = Problem::new(format!("{} contains no manifests", visible(&path.to_string_lossy())));
        return Err(problem.help("name a folder with folders such as Manifests-Win10-17134"));
    }
    all.sort();
    Ok(all)
}

pub(super) fn entries(path: &Path) -> Result<Vec<PathBuf>, Problem> {
    let failed =
        |error: std::io::Error| Problem::new(format!("cannot read {}: {error}", visible(&path.to_string_lossy())));
    let entries = std::fs::read_dir(path).map_err(failed)?.map(|entry| entry.map(|entry| entry.path()));
    let mut entries = entries.collect::<Result<Vec<_>, _>>().map_err(failed)?;
    if entries.is_empty() {
        return Err(Problem::new(format!("{} is an empty folder", visible(&path.to_string_lossy()))));
    }
    entries.sort();
    Ok(entries)
}

/// Adds the manifests of a folder.
pub(super) fn add(
    folder: &Path,
    dump: Dumps,
    source: u16,
    providers: &mut BTreeMap<String, ProviderFacts>,
) -> Result<(), Problem> {
    for path in entries(folder)?.iter().filter(|path| path.extension().is_some_and(|of| of == "xml")) {
        let text = super::read_text(path)?;
        let mut manifest = Manifest::default();
        manifest.read(&text).map_err(|error| Problem::new(format!("{}: {error}", visible(&path.to_string_lossy()))))?;
        if manifest.is_dump {
            manifest.add(dump, source, providers);
        }
    }
    Ok(())
}

type Attributes = HashMap<String, String>;

/// The parts of a manifest.
#[derive(Default)]
struct Manifest {
    /// True if the file has the element of a manifest. Other files are documentation of .NET.
    is_dump: bool,
    name: String,
    guid: Option<Guid>,
    tasks: Vec<Attributes>,
    opcodes: Vec<Attributes>,
    keywords: Vec<Attributes>,
    events: Vec<Attributes>,
    templates: HashMap<String, Vec<Data>>,
    /// The names of values are IDs of texts.
    maps: Vec<MapFacts>,
    strings: HashMap<String, String>,
}

/// A field of a template.
#[derive(Clone)]
struct Data {
    attributes: Attributes,
    /// Number of members, for a structure.
    members: Option<u16>,
}

impl Manifest {
    fn read(&mut self, text: &str) -> Result<(), quick_xml::Error> {
        let mut reader = Reader::from_str(text);
        reader.config_mut().check_end_names = false;
        let (mut template, mut structure) = (String::new(), None::<usize>);
        loop {
            match reader.read_event()? {
                Event::Eof => return Ok(()),
                Event::End(end) if end.local_name().as_ref() == "struct" => structure = None,
                Event::Start(start) | Event::Empty(start) => {
                    self.element(&start, &mut template, &mut structure)?;
                }
                _ => {}
            }
        }
    }

    fn element(
        &mut self,
        start: &BytesStart<'_>,
        template: &mut String,
        structure: &mut Option<usize>,
    ) -> Result<(), quick_xml::Error> {
        let mut own = attributes(start)?;
        let mut take = |name: &str| own.remove(name).unwrap_or_default();
        match start.local_name().as_ref() {
            "instrumentationManifest" => self.is_dump = true,
            "provider" => {
                self.name = take("name");
                self.guid = take("guid").trim_matches(['{', '}']).parse().ok();
            }
            "task" => self.tasks.push(own),
            "opcode" => self.opcodes.push(own),
            "keyword" => self.keywords.push(own),
            "event" => self.events.push(own),
            "template" => {
                *template = take("tid");
                self.templates.entry(template.clone()).or_default();
            }
            "data" => {
                let fields = self.templates.entry(template.clone()).or_default();
                if let Some(Data { members: Some(members), .. }) = structure.and_then(|at| fields.get_mut(at)) {
                    *members += 1;
                }
                fields.push(Data { attributes: own, members: None });
            }
            "struct" => {
                let fields = self.templates.entry(template.clone()).or_default();
                *structure = Some(fields.len());
                fields.push(Data { attributes: own, members: Some(0) });
            }
            "valueMap" => self.maps.push(MapFacts { name: take("name"), ..MapFacts::default() }),
            "bitMap" => self.maps.push(MapFacts { name: take("name"), bits: true, entries: Vec::new() }),
            "map" => {
                if let (Some(map), Some(value)) = (self.maps.last_mut(), number(&take("value"))) {
                    let message = own.remove("message").unwrap_or_default();
                    let id = message.strip_prefix("$(string.").and_then(|id| id.strip_suffix(')'));
                    map.entries.push((value, id.unwrap_or(&message).to_owned()));
                }
            }
            "string" => {
                let value = own.remove("value").unwrap_or_default();
                let id = own.remove("id").unwrap_or_default();
                if id.starts_with("map_") {
                    self.strings.entry(id).or_insert(value);
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn add(self, dump: Dumps, source: u16, providers: &mut BTreeMap<String, ProviderFacts>) {
        let provider = providers.entry(self.name.clone()).or_default();
        if let Some(guid) = self.guid {
            add_to(&mut provider.guids, (guid.to_bytes(), source), dump);
        }
        let named = |all: &[Attributes], value: &str| -> Vec<(String, u64)> {
            let of = |own: &Attributes| Some((own.get("name")?.clone(), number(own.get(value)?)?));
            all.iter().filter_map(of).collect()
        };
        for task in named(&self.tasks, "value") {
            add_to(&mut provider.tasks, task, dump);
        }
        for opcode in named(&self.opcodes, "value") {
            add_to(&mut provider.opcodes, opcode, dump);
        }
        for keyword in named(&self.keywords, "mask") {
            add_to(&mut provider.keywords, keyword, dump);
        }
        for mut map in self.maps {
            for (_, name) in &mut map.entries {
                if let Some(text) = self.strings.get(name) {
                    *name = text.trim_end().to_owned();
                }
            }
            add_to(&mut provider.maps, map, dump);
        }
        let templates: HashMap<&String, (Vec<FieldFacts>, Vec<DetailFacts>)> =
            self.templates.iter().map(|(id, fields)| (id, facts(fields))).collect();
        for event in &self.events {
            let get = |name: &str| event.get(name).cloned().unwrap_or_default();
            let plain = |name: &str| get(name).trim_start_matches("win:").to_owned();
            let (Ok(id), Ok(version)) = (get("value").parse(), get("version").parse()) else { continue };
            let (fields, details) = templates.get(&get("template")).cloned().unwrap_or_default();
            let row = RowFacts {
                id,
                version,
                name: get("symbol"),
                fields,
                opcode: plain("opcode"),
                keywords: get("keywords").split_whitespace().map(str::to_owned).collect(),
                task: get("task"),
                level: plain("level"),
                channel: String::new(),
            };
            let statements = provider.rows.entry(row).or_default();
            statements.dumps = statements.dumps.union(dump);
            if !details.is_empty() {
                let own = statements.details.entry(details).or_default();
                *own = own.union(dump);
            }
        }
    }
}

fn add_to<K: Ord>(all: &mut BTreeMap<K, Dumps>, key: K, dump: Dumps) {
    let own = all.entry(key).or_default();
    *own = own.union(dump);
}

fn attributes(start: &BytesStart<'_>) -> Result<Attributes, quick_xml::Error> {
    let mut all = Attributes::new();
    for attribute in start.attributes().with_checks(false) {
        // Texts contain quotation marks; they name values and messages.
        let attribute = match attribute {
            Err(_) if matches!(start.local_name().as_ref(), "string" | "map") => return Ok(Attributes::new()),
            attribute => attribute?,
        };
        let name = attribute.key.local_name().as_ref().to_owned();
        let value = attribute.normalized_value(XmlVersion::Implicit1_0)?.into_owned();
        all.insert(name, value);
    }
    Ok(all)
}

fn number(text: &str) -> Option<u64> {
    match text.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    }
}

/// Returns the fields of a template, and what it states about them beside names and types.
fn facts(fields: &[Data]) -> (Vec<FieldFacts>, Vec<DetailFacts>) {
    let get = |data: &Data, name: &str| data.attributes.get(name).cloned().unwrap_or_default();
    let mut details = Vec::new();
    let mut all: Vec<FieldFacts> = Vec::new();
    for (at, data) in fields.iter().enumerate() {
        let quantity = |name: &str| match data.attributes.get(name) {
            None => Quantity::None,
            Some(text) => match text.parse() {
                Ok(number) => Quantity::Number(number),
                Err(_) => reference(&all, text),
            },
        };
        let own = DetailFacts {
            field: at as u16,
            length: quantity("length"),
            count: quantity("count"),
            out_type: out_type(&get(data, "outType")),
            map: data.attributes.get("map").cloned(),
        };
        if own != (DetailFacts { field: own.field, ..DetailFacts::default() }) {
            details.push(own);
        }
        let in_type = in_type(get(data, "inType").trim_start_matches("win:")).unwrap_or(24);
        all.push(FieldFacts { name: get(data, "name"), in_type, members: data.members });
    }
    (all, details)
}

/// Returns the earlier field that a count or a length refers to by its name.
fn reference(before: &[FieldFacts], name: &str) -> Quantity {
    let mut named = before.iter().enumerate().filter(|(_, field)| field.name == name);
    match (named.next(), named.next()) {
        (Some((at, _)), None) => Quantity::Field(at as u16),
        _ => Quantity::Unclear,
    }
}

/// Returns the number of an out-type of a manifest.
fn out_type(name: &str) -> u16 {
    let plain = name.trim_start_matches("win:").trim_start_matches("xs:");
    let named = TdhOutType::named_values().find(|(own, _)| own.replace('_', "").eq_ignore_ascii_case(plain));
    named.map_or(0, |(_, value)| value.0)
}
