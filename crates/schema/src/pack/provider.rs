//! The events of a provider.

use std::ops::Range;
use std::sync::Arc;

use etwspec_etl::counts::OrderBy as _;

use crate::pack::contents::Contents;
use crate::pack::model::{Detail, Dumps, Number, Quantity};
use crate::pack::{Entry, Error, types};

/// Events of a provider.
#[derive(Debug)]
pub struct Provider<'p> {
    entry: Entry<'p>,
    contents: Arc<Contents>,
}

/// An event, as some dumps state it. An event has several rows if dumps differ, or if one dump contains it twice.
#[derive(Clone, Copy, Debug)]
pub struct Row<'p> {
    provider: &'p Provider<'p>,
    at: usize,
}

/// Fields of an event.
#[derive(Clone, Copy, Debug)]
pub struct List<'p> {
    provider: &'p Provider<'p>,
    list: usize,
}

/// Name and type of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Field<'p> {
    /// Name.
    pub name: &'p str,
    /// Number of the in-type. For a structure, the index of its first member.
    pub in_type: u16,
    /// Content of the field, as far as the type states it.
    pub kind: Kind,
}

/// Content of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Kind {
    /// A value.
    Value,
    /// A structure, with the number of its members, which follow it.
    Struct(u16),
    /// A structure whose members are unknown: the dump states the index of its first member as its type.
    Opaque,
}

/// Facts about a field beside its name and type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Facts<'p> {
    /// Size of the value.
    pub length: Quantity,
    /// Number of elements.
    pub count: Quantity,
    /// Number of the out-type; 0 if the dumps state none.
    pub out_type: u16,
    /// Name of the map with the names of its values.
    pub map: Option<&'p str>,
}

/// Facts about the fields of a layout, and the dumps that state them.
#[derive(Clone, Copy, Debug)]
pub struct Stated<'p> {
    provider: &'p Provider<'p>,
    /// Dumps that state the facts.
    pub dumps: Dumps,
    details: &'p [Detail],
}

/// Fields of an event in some dumps.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Layout<'p> {
    /// Fields.
    pub fields: List<'p>,
    /// Dumps with these fields.
    pub dumps: Dumps,
    /// Rows with these fields.
    pub rows: Vec<Row<'p>>,
}

/// Names of values.
#[derive(Clone, Copy, Debug)]
pub struct Map<'p> {
    provider: &'p Provider<'p>,
    at: usize,
}

/// A number with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Named<'p> {
    /// Name.
    pub name: &'p str,
    /// Number, or the mask of a keyword.
    pub value: u64,
    /// Dumps that state it.
    pub dumps: Dumps,
}

impl<'p> Entry<'p> {
    /// Decompresses the events.
    ///
    /// # Errors
    ///
    /// Returns [`Error::Damaged`] if the block of the provider is damaged.
    pub fn read(self) -> Result<Provider<'p>, Error> {
        Ok(Provider { entry: self, contents: Arc::new(self.contents()?) })
    }

    /// Returns the events, which the pack keeps. `None` if their block is damaged.
    pub(crate) fn shared(self) -> Option<Provider<'p>> {
        Some(Provider { entry: self, contents: self.shared_contents()? })
    }
}

impl<'p> Provider<'p> {
    /// Returns the name and the GUIDs.
    pub fn entry(&self) -> Entry<'p> {
        self.entry
    }

    /// All rows, in the order of IDs and versions.
    pub fn rows(&self) -> impl ExactSizeIterator<Item = Row<'_>> {
        (0..self.contents.ids.len()).map(|at| Row { provider: self, at })
    }

    /// Returns the dumps with an event of the provider.
    pub fn dumps(&self) -> Dumps {
        self.rows().map(Row::dumps).collect()
    }

    /// Rows of all versions of an event, in the order of the versions.
    pub fn rows_of(&self, id: u16) -> impl Iterator<Item = Row<'_>> {
        self.range(id).map(|at| Row { provider: self, at })
    }

    /// Rows of a version of an event.
    pub fn event(&self, id: u16, version: u8) -> impl Iterator<Item = Row<'_>> {
        self.rows_of(id).filter(move |row| row.version() == version)
    }

    /// Returns the different lists of fields of a version of an event, in the order in which dumps have them.
    pub fn layouts(&self, id: u16, version: u8) -> Vec<Layout<'_>> {
        let mut layouts: Vec<Layout<'_>> = Vec::new();
        for row in self.event(id, version) {
            let fields = row.fields();
            match layouts.iter_mut().find(|layout| layout.fields.list == fields.list) {
                Some(layout) => {
                    layout.dumps = layout.dumps.union(row.dumps());
                    layout.rows.push(row);
                }
                None => layouts.push(Layout { fields, dumps: row.dumps(), rows: vec![row] }),
            }
        }
        layouts.order_by_key(|layout| layout.dumps.iter().next());
        layouts
    }

    /// IDs and versions of the events, in order.
    pub fn events(&self) -> impl Iterator<Item = (u16, u8)> {
        let mut last = None;
        self.rows().map(|row| (row.id(), row.version())).filter(move |event| last.replace(*event) != Some(*event))
    }

    /// Numbers of tasks.
    pub fn tasks(&self) -> impl Iterator<Item = Named<'_>> {
        self.named(&self.contents.block.task_numbers)
    }

    /// Numbers of opcodes.
    pub fn opcodes(&self) -> impl Iterator<Item = Named<'_>> {
        self.named(&self.contents.block.opcode_numbers)
    }

    /// Masks of keywords.
    pub fn keywords(&self) -> impl Iterator<Item = Named<'_>> {
        self.named(&self.contents.block.keyword_masks)
    }

    /// Names of values, by map and the dumps that state them.
    pub fn maps(&self) -> impl Iterator<Item = Map<'_>> {
        (0..self.contents.block.maps.len()).map(|at| Map { provider: self, at })
    }

    /// Returns the map with a name that the dumps state, else the one of the newest dump.
    pub fn map(&self, name: &str, dumps: Dumps) -> Option<Map<'_>> {
        let named = || self.maps().filter(|map| map.name() == name);
        let stated = named().find(|map| !map.dumps().intersection(dumps).is_empty());
        stated.or_else(|| named().max_by_key(|map| map.dumps().newest()))
    }

    fn named<'s>(&'s self, numbers: &'s [Number]) -> impl Iterator<Item = Named<'s>> {
        numbers.iter().map(|number| Named { name: self.string(number.name), value: number.value, dumps: number.dumps })
    }

    fn range(&self, id: u16) -> Range<usize> {
        let start = self.contents.ids.partition_point(|own| *own < id);
        start..self.contents.ids.partition_point(|own| *own <= id)
    }

    fn string(&self, at: u32) -> &str {
        match self.contents.names.get(at as usize..) {
            Some([start, end, ..]) => self.contents.block.text.get(*start as usize..*end as usize).unwrap_or(""),
            _ => "",
        }
    }

    fn at(&self, column: &[u32], row: usize) -> u32 {
        column.get(row).copied().unwrap_or(u32::MAX)
    }
}

impl<'p> Row<'p> {
    /// Returns the event ID.
    pub fn id(self) -> u16 {
        self.provider.contents.ids.get(self.at).copied().unwrap_or(0)
    }

    /// Returns the version.
    pub fn version(self) -> u8 {
        self.provider.contents.block.versions.get(self.at).copied().unwrap_or(0)
    }

    /// Returns the name that the dumps derive from task, opcode, ID and version.
    pub fn name(self) -> &'p str {
        self.text(&self.provider.contents.block.names)
    }

    /// Returns the opcode, or an empty text.
    pub fn opcode(self) -> &'p str {
        self.text(&self.provider.contents.block.opcodes)
    }

    /// Returns the task, or an empty text.
    pub fn task(self) -> &'p str {
        self.text(&self.provider.contents.block.tasks)
    }

    /// Returns the level, or an empty text.
    pub fn level(self) -> &'p str {
        self.text(&self.provider.contents.block.levels)
    }

    /// Returns the channel, or an empty text.
    pub fn channel(self) -> &'p str {
        self.text(&self.provider.contents.block.channels)
    }

    /// Names of the keywords.
    pub fn keywords(self) -> impl Iterator<Item = &'p str> {
        let set = self.provider.at(&self.provider.contents.block.keywords, self.at);
        let set = self.provider.contents.block.keyword_sets.get(set as usize).map_or(&[][..], Vec::as_slice);
        set.iter().map(move |at| self.provider.string(*at))
    }

    /// Returns the dumps with this row.
    pub fn dumps(self) -> Dumps {
        let set = self.provider.at(&self.provider.contents.block.dumps, self.at);
        self.provider.contents.block.sets.get(set as usize).copied().unwrap_or_default()
    }

    /// Returns the fields.
    pub fn fields(self) -> List<'p> {
        List { provider: self.provider, list: self.provider.at(&self.provider.contents.block.lists, self.at) as usize }
    }

    /// Facts about the fields, by the dumps that state them. Dumps that state lengths and are not among them state that no field
    /// has any.
    pub fn stated(self) -> impl Iterator<Item = Stated<'p>> {
        let (block, row) = (&self.provider.contents.block, self.at as u32);
        let start = block.stated.partition_point(|(own, ..)| *own < row);
        let own = block.stated.iter().skip(start).take_while(move |(own, ..)| *own == row);
        own.map(move |(_, set, details)| Stated {
            provider: self.provider,
            dumps: block.sets.get(*set as usize).copied().unwrap_or_default(),
            details: block.details.get(*details as usize).map_or(&[], Vec::as_slice),
        })
    }

    fn text(self, column: &'p [u32]) -> &'p str {
        self.provider.string(self.provider.at(column, self.at))
    }
}

impl<'p> List<'p> {
    /// Returns the number of fields, members of structures included.
    pub fn len(self) -> usize {
        self.range().len()
    }

    /// Returns whether there are no fields.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The fields. Members of a structure follow it.
    pub fn iter(self) -> impl ExactSizeIterator<Item = Field<'p>> {
        let block = &self.provider.contents.block;
        self.range().map(move |at| {
            let position = at as u32;
            let members = block.structs.binary_search_by_key(&position, |(own, _)| *own).ok();
            let kind = match members.and_then(|at| block.structs.get(at)) {
                Some((_, members)) => Kind::Struct(*members),
                None if block.opaque.binary_search(&position).is_ok() => Kind::Opaque,
                None => Kind::Value,
            };
            Field {
                name: self.provider.string(block.field_names.get(at).copied().unwrap_or(u32::MAX)),
                in_type: block.field_types.get(at).copied().unwrap_or(0),
                kind,
            }
        })
    }

    fn range(self) -> Range<usize> {
        match (self.provider.contents.starts.get(self.list), self.provider.contents.starts.get(self.list + 1)) {
            (Some(start), Some(end)) => *start as usize..*end as usize,
            _ => 0..0,
        }
    }
}

/// Two lists of a provider are equal if the pack stores them once.
impl PartialEq for List<'_> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.provider, other.provider) && self.list == other.list
    }
}

impl Field<'_> {
    /// Returns the type, as the dumps write it.
    pub fn type_name(&self) -> String {
        types::in_type_name(self.in_type)
    }
}

impl<'p> Stated<'p> {
    /// Returns the facts about a field.
    pub fn of(&self, field: usize) -> Facts<'p> {
        let found = self.details.iter().find(|detail| usize::from(detail.field) == field);
        found.map_or_else(Facts::default, |detail| Facts {
            length: detail.length,
            count: detail.count,
            out_type: detail.out_type,
            map: detail.map.checked_sub(1).map(|map| self.provider.string(map)),
        })
    }
}

impl<'p> Layout<'p> {
    /// Returns the type of a field in words: `UInt8[Count]`, `Binary(16)`, `struct of 3 fields`. Lengths and counts are numbers,
    /// names of fields, or `unknown`.
    pub fn type_text(&self, field: usize, facts: Option<Facts<'_>>) -> String {
        let quantity = |of: Quantity| match of {
            Quantity::None => None,
            Quantity::Number(number) => Some(number.to_string()),
            Quantity::Field(index) => self.fields.iter().nth(usize::from(index)).map(|field| field.name.to_owned()),
            Quantity::Unclear => Some("unknown".to_owned()),
        };
        let Some(own) = self.fields.iter().nth(field) else { return String::new() };
        let mut text = match own.kind {
            Kind::Value => own.type_name(),
            Kind::Struct(members) => format!("struct of {members} fields"),
            Kind::Opaque => "struct, members unknown".to_owned(),
        };
        if let Some(facts) = facts {
            text += &quantity(facts.length).map_or_else(String::new, |length| format!("({length})"));
            text += &quantity(facts.count).map_or_else(String::new, |count| format!("[{count}]"));
        }
        text
    }

    /// Returns the facts about the fields that the dumps nearest to one state. `None` if no dump with these fields states
    /// lengths.
    pub fn stated(&self, dump: usize) -> Option<Stated<'p>> {
        let with_lengths = self.fields.provider.entry.pack().with_lengths();
        let near = |dumps: Dumps| dumps.iter().map(|own| own.abs_diff(dump)).min().unwrap_or(usize::MAX);
        let mut all: Vec<Stated<'p>> = Vec::new();
        for row in &self.rows {
            let mut other = row.dumps().intersection(with_lengths);
            for stated in row.stated() {
                other = Dumps(other.0 & !stated.dumps.0);
                all.push(stated);
            }
            if !other.is_empty() {
                all.push(Stated { provider: self.fields.provider, dumps: other, details: &[] });
            }
        }
        all.into_iter().min_by_key(|stated| near(stated.dumps))
    }

    /// Returns the same for the newest dump with these fields.
    pub fn stated_last(&self) -> Option<Stated<'p>> {
        self.stated(self.dumps.newest().unwrap_or_default())
    }

    /// Returns the row of the newest dump.
    pub fn newest_row(&self) -> Option<Row<'p>> {
        self.rows.iter().copied().max_by_key(|row| row.dumps().newest())
    }

    /// Returns how far the dumps with these fields are from a build: those before it are preferred. `None` for a build
    /// prefers the newest.
    pub fn distance(&self, build: Option<u32>) -> (bool, u32) {
        let dumps = self.fields.provider.entry.pack().dumps();
        let build = build.unwrap_or(u32::MAX);
        let far = |at: usize| dumps.get(at).map(|dump| (dump.build > build, dump.build.abs_diff(build)));
        self.dumps.iter().filter_map(far).min().unwrap_or((true, u32::MAX))
    }
}

impl<'p> Map<'p> {
    /// Returns the name.
    pub fn name(self) -> &'p str {
        self.row().map_or("", |map| self.provider.string(map.name))
    }

    /// Returns whether the values are flags.
    pub fn is_bits(self) -> bool {
        self.row().is_some_and(|map| map.bits)
    }

    /// Returns the dumps that state it.
    pub fn dumps(self) -> Dumps {
        self.row().map_or_else(Dumps::default, |map| map.dumps)
    }

    /// Values and their names.
    pub fn entries(self) -> impl Iterator<Item = (u64, &'p str)> {
        let entries = self.row().map_or(&[][..], |map| map.entries.as_slice());
        entries.iter().map(move |(value, name)| (*value, self.provider.string(*name)))
    }

    fn row(self) -> Option<&'p crate::pack::model::Map> {
        self.provider.contents.block.maps.get(self.at)
    }
}
