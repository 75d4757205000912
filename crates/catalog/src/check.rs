//! Check of a catalog from a file: what queries and commands rely on.

use std::collections::{HashMap, HashSet};

use crate::limits::{ALIGN, EVENT_DEPTH, EVENT_FIELDS, ITEMS, OPEN, SIZE, STOPS, Weight};
use crate::things::{List, Reference};
use crate::{
    Bit, Case, Catalog, Class, CountFrom, Disclosure, Dispatch, Dispute, Element, EventField, Field, Form, GroupMask,
    HookEvent, HookGroup, Inserted, Limit, Many, Mask, Member, Part, Provider, ProviderEvent, Requests, Requirement,
    Scalar, Shape, Struct, Trace, Value, ValueSet, Versions, When,
};

/// The first fact that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wrong {
    /// Items from the outermost to the innermost.
    place: Vec<String>,
    text: String,
}

impl std::fmt::Display for Wrong {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.place.iter().rev().try_for_each(|place| write!(f, "{}, ", place.escape_debug()))?;
        f.write_str(&self.text)
    }
}

type Checked<T = ()> = Result<T, Wrong>;

fn wrong(text: impl Into<String>) -> Wrong {
    Wrong { place: Vec::new(), text: text.into() }
}

fn require(holds: bool, text: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(wrong(text())) }
}

/// Checks each item of a list, and adds it to the place of a problem.
fn each<'c, T>(
    kind: &str,
    items: &'c [T],
    name: impl Fn(&'c T) -> &'c str,
    mut check: impl FnMut(&'c T) -> Checked,
) -> Checked {
    items.iter().enumerate().try_for_each(|(at, item)| {
        check(item).map_err(|mut wrong| {
            let name = name(item);
            wrong.place.push(if name.is_empty() { format!("{kind} {at}") } else { format!("{kind} {name}") });
            wrong
        })
    })
}

/// Checks that there are not too many items, and that no two have one name.
fn distinct<'n>(names: impl Iterator<Item = &'n str>) -> Checked {
    let mut seen = HashSet::new();
    for name in names {
        require(seen.insert(name), || format!("two have the name `{}`", name.escape_debug()))?;
        require(seen.len() <= ITEMS, || format!("there are more than {ITEMS}"))?;
    }
    Ok(())
}

fn of_kind(kind: &str, checked: Checked) -> Checked {
    checked.map_err(|mut wrong| {
        wrong.place.push(kind.to_owned());
        wrong
    })
}

fn at_most(what: &str, number: u32) -> Checked {
    require(number <= SIZE, || format!("{what} is {number:#X}; no structure of the format exceeds 64 KiB"))
}

fn alignment(number: u32) -> Checked {
    require(number.is_power_of_two() && number <= ALIGN, || {
        format!("the alignment {number} is no power of two up to {ALIGN}")
    })
}

fn shift(bits: u32) -> Checked {
    require(bits < 64, || format!("a number of 64 bits is shifted by {bits}"))
}

fn guid(text: &str) -> Checked {
    let digit = |(at, byte): (usize, u8)| match at {
        8 | 13 | 18 | 23 => byte == b'-',
        _ => byte.is_ascii_hexdigit(),
    };
    require(text.len() == 36 && text.bytes().enumerate().all(digit), || format!("`{}` is no GUID", text.escape_debug()))
}

/// Finds the first wrong fact.
pub(crate) fn check(catalog: &Catalog) -> Checked {
    let mut names: HashMap<&str, usize> = HashMap::new();
    for (at, structure) in catalog.structs.iter().enumerate() {
        names.insert(&structure.name, at);
    }
    for (at, structure) in catalog.structs.iter().enumerate() {
        let others = structure.aliases.iter().map(|alias| &alias.name).chain(&structure.renamed_from);
        others.for_each(|name| _ = names.entry(name).or_insert(at));
    }
    let masks = catalog.masks.iter().flat_map(|mask| [&mask.name, &mask.enable_name]);
    let mut checker = Checker {
        catalog,
        structs: names,
        sets: catalog.sets.iter().map(|set| &set.name).chain(masks).map(String::as_str).collect(),
        dispatches: catalog.dispatches.iter().map(|dispatch| (dispatch.name.as_str(), dispatch)).collect(),
        sources: catalog.sources.iter().map(|source| source.id.as_str()).collect(),
        releases: HashSet::new(),
        weights: HashMap::new(),
    };
    checker.all()
}

struct Checker<'c> {
    catalog: &'c Catalog,
    structs: HashMap<&'c str, usize>,
    sets: HashSet<&'c str>,
    dispatches: HashMap<&'c str, &'c Dispatch>,
    sources: HashSet<&'c str>,
    /// Sets of releases that were parsed.
    releases: HashSet<&'c str>,
    /// Weights of forms, by the indexes of structure and form; none while a form is weighed.
    weights: HashMap<(usize, usize), Option<Weight>>,
}

impl<'c> Checker<'c> {
    fn all(&mut self) -> Checked {
        let catalog = self.catalog;
        let stops = &catalog.releases.stops;
        require(stops.len() <= STOPS, || format!("there are more than {STOPS} releases and points"))?;
        let ids: Vec<String> = stops.iter().map(crate::axis::Stop::id).collect();
        of_kind("releases", distinct(ids.iter().map(String::as_str)))?;
        of_kind("sources", distinct(catalog.sources.iter().map(|source| source.id.as_str())))?;
        of_kind("topics", distinct(catalog.topics.iter().map(|topic| topic.module.as_str())))?;
        of_kind("structures", distinct(catalog.structs.iter().map(|one| one.name.as_str())))?;
        of_kind("dispatches", distinct(catalog.dispatches.iter().map(|one| one.name.as_str())))?;
        of_kind("sets", distinct(catalog.sets.iter().map(|one| one.name.as_str())))?;
        of_kind("masks", distinct(catalog.masks.iter().map(|one| one.name.as_str())))?;
        of_kind("requests", distinct(catalog.requests.iter().map(|one| one.name.as_str())))?;
        of_kind("groups", distinct(catalog.hooks.iter().map(|one| one.name.as_str())))?;
        of_kind("providers", distinct(catalog.providers.iter().map(|one| one.name.as_str())))?;
        of_kind("types", distinct(catalog.types.iter().map(|one| one.name.as_str())))?;
        // Before what follows references between structures.
        for at in 0..catalog.structs.len() {
            for form in 0..catalog.structs[at].forms.len() {
                self.weigh(at, form, 0).map_err(|wrong| self.within(at, form, wrong))?;
            }
        }
        each("structure", &catalog.structs, |one| &one.name, |one| self.structure(one))?;
        each("dispatch", &catalog.dispatches, |one| &one.name, |one| self.dispatch(one))?;
        each("set", &catalog.sets, |one| &one.name, |one| self.set(one))?;
        each("mask", &catalog.masks, |one| &one.name, |one| self.mask(one))?;
        each("requests of", &catalog.requests, |one| &one.name, |one| self.requests(one))?;
        each("group", &catalog.hooks, |one| &one.name, |one| self.group(one))?;
        each("provider", &catalog.providers, |one| &one.name, |one| self.provider(one))?;
        each("trace", &catalog.observed, |one| &one.file, |one| self.observed(one))?;
        let name: fn(&List) -> &str = |one| &one.name;
        each("list", &catalog.lists, name, |one| {
            self.cited(&one.sources)?;
            one.events.iter().try_for_each(|event| self.cited(&event.sources))
        })?;
        let name: fn(&Reference) -> &str = |one| &one.rust;
        each("reference", &catalog.references, name, |one| {
            self.cited(&one.sources)?;
            one.events.iter().try_for_each(|event| self.cited(&event.sources))
        })
    }

    fn within(&self, at: usize, form: usize, mut wrong: Wrong) -> Wrong {
        let structure = &self.catalog.structs[at];
        wrong.place.extend([format!("form {}", structure.forms[form].rust), format!("structure {}", structure.name)]);
        wrong
    }

    /// Returns the weight of a form: of its fields, and of what follows them.
    fn weigh(&mut self, at: usize, form: usize, open: usize) -> Checked<Weight> {
        match self.weights.get(&(at, form)) {
            Some(Some(known)) => return Ok(*known),
            Some(None) => return Err(wrong("it contains itself")),
            None => {}
        }
        let too_deep = || wrong("it nests too deep, or has too many members in all");
        if open > OPEN {
            return Err(too_deep());
        }
        self.weights.insert((at, form), None);
        let structure = &self.catalog.structs[at];
        let of = &structure.forms[form];
        let mut weight = self.fields_weigh(&of.fields, open, 0)?;
        for part in &of.tail {
            let inner = match &part.element {
                Element::Fixed(shape) => self.shape_weighs(shape, open, 0)?,
                Element::Tailed { name, form } => self.weigh_form(name, *form, open)?,
                Element::Dispatch(name) => {
                    let cases = self.dispatches.get(name.as_str()).map_or(&[][..], |dispatch| &dispatch.cases);
                    let named = cases.iter().filter_map(|case| case.structure.as_deref());
                    self.weigh_all(named, open)?;
                    Weight::ONE
                }
            };
            weight = weight.beside(inner.within());
        }
        self.weigh_all(structure.inserted.iter().map(|one| one.structure.as_str()), open)?;
        if !weight.is_light() {
            return Err(too_deep());
        }
        self.weights.insert((at, form), Some(weight));
        Ok(weight)
    }

    /// Weighs all forms of structures.
    fn weigh_all<'n>(&mut self, names: impl Iterator<Item = &'n str>, open: usize) -> Checked {
        for name in names {
            let Some(&at) = self.structs.get(name) else { continue };
            for form in 0..self.catalog.structs[at].forms.len() {
                self.weigh(at, form, open + 1)?;
            }
        }
        Ok(())
    }

    fn weigh_form(&mut self, name: &str, form: usize, open: usize) -> Checked<Weight> {
        let at = self.structs.get(name).copied().filter(|at| form < self.catalog.structs[*at].forms.len());
        let at = at.ok_or_else(|| wrong(format!("no structure `{}` has a form {form}", name.escape_debug())))?;
        self.weigh(at, form, open + 1)
    }

    fn fields_weigh(&mut self, fields: &'c [Field], open: usize, depth: u32) -> Checked<Weight> {
        fields.iter().try_fold(Weight::ONE, |sum, field| {
            Ok(sum.beside(Weight::ONE.beside(self.shape_weighs(&field.shape, open, depth)?).within()))
        })
    }

    fn shape_weighs(&mut self, shape: &'c Shape, open: usize, depth: u32) -> Checked<Weight> {
        // The parser limits how deep JSON is nested.
        match shape {
            Shape::Struct { name, form } => self.weigh_form(name, *form, open),
            Shape::Union(inner) | Shape::Group(inner) => self.fields_weigh(inner, open, depth + 1),
            Shape::Array { element, .. } | Shape::Open { element, .. } | Shape::Counted { element, .. } => {
                let inner = self.shape_weighs(element, open, depth + 1)?;
                Ok(if matches!(**element, Shape::Scalar(_) | Shape::Struct { .. }) { inner } else { inner.within() })
            }
            Shape::Scalar(_) | Shape::Bits { .. } | Shape::Padding => Ok(Weight::ONE),
        }
    }

    fn cited(&self, sources: &[String]) -> Checked {
        let unknown = sources.iter().find(|source| !self.sources.contains(source.as_str()));
        unknown.map_or(Ok(()), |unknown| Err(wrong(format!("there is no source `{}`", unknown.escape_debug()))))
    }

    fn disputed(&self, disputes: &[Dispute]) -> Checked {
        disputes.iter().try_for_each(|dispute| self.cited(std::slice::from_ref(&dispute.source)))
    }

    fn names_structure<'n>(&self, names: impl IntoIterator<Item = &'n String>) -> Checked {
        let unknown = names.into_iter().find(|name| !self.structs.contains_key(name.as_str()));
        unknown.map_or(Ok(()), |unknown| Err(wrong(format!("there is no structure `{}`", unknown.escape_debug()))))
    }

    fn names_set<'n>(&self, names: impl IntoIterator<Item = &'n String>) -> Checked {
        let unknown = names.into_iter().find(|name| !self.sets.contains(name.as_str()));
        unknown.map_or(Ok(()), |unknown| Err(wrong(format!("there is no set of values `{}`", unknown.escape_debug()))))
    }

    fn versions(&mut self, versions: impl IntoIterator<Item = &'c Versions>) -> Checked {
        for versions in versions {
            let (one, other) = match versions {
                Versions::Both(text) => (Some(text), None),
                Versions::ByPointer { ptr32, ptr64 } => (ptr32.as_ref(), ptr64.as_ref()),
            };
            for text in one.into_iter().chain(other) {
                if !self.releases.contains(text.as_str()) {
                    let parsed = self.catalog.releases.parse(text);
                    parsed.map_err(|error| wrong(format!("the releases `{}`: {error}", text.escape_debug())))?;
                    self.releases.insert(text);
                }
            }
        }
        Ok(())
    }

    fn when(&mut self, when: &'c When) -> Checked {
        self.versions(&when.releases)
    }

    fn disclosure(&mut self, disclosure: Option<&'c Disclosure>) -> Checked {
        let Some(disclosure) = disclosure else { return Ok(()) };
        let Disclosure { headers, symbols, libraries, superseded_by, sources, .. } = disclosure;
        let all = headers.iter().chain(symbols).chain(libraries).chain(superseded_by);
        self.versions(all.filter_map(|one| one.releases.as_ref()))?;
        self.cited(sources)
    }

    fn structure(&mut self, of: &'c Struct) -> Checked {
        self.when(&of.when)?;
        self.versions(of.sizes.iter().filter_map(|size| size.releases.as_ref()))?;
        self.versions(of.rows.iter().filter_map(|row| row.releases.as_ref()))?;
        self.versions(of.parts.iter().filter_map(|part| part.releases.as_ref()))?;
        self.cited(&of.sources)?;
        self.disputed(&of.disputed)?;
        self.disclosure(of.disclosure.as_ref())?;
        self.names_structure(of.prefix_of.as_ref().map(|prefix| &prefix.structure))?;
        of.align.into_iter().chain(of.pack).try_for_each(alignment)?;
        of.data_at.map_or(Ok(()), |at| at_most("the offset of the data", at))?;
        at_most("the unit of the size", of.total_unit)?;
        of.aliases.iter().filter_map(|alias| alias.when.as_ref()).try_for_each(|when| self.when(when))?;
        let members = of.rows.iter().map(|row| &row.field).chain(of.parts.iter().map(|part| &part.field));
        members.into_iter().try_for_each(|member| self.member(member))?;
        distinct(of.forms.iter().map(|form| form.rust.as_str()))?;
        each("form", &of.forms, |form| &form.rust, |form| self.form(form))?;
        each("inserted item", &of.inserted, |one| &one.structure, |one| self.inserted(one))
    }

    fn member(&self, member: &Member) -> Checked {
        self.cited(&member.sources)?;
        self.cited(&member.against)?;
        member.members.iter().try_for_each(|member| self.member(member))
    }

    fn form(&mut self, form: &'c Form) -> Checked {
        self.versions([&form.releases])?;
        self.when(&form.when)?;
        at_most("the size", form.size)?;
        require(form.fixed <= form.size, || {
            format!("the fixed part of {:#X} bytes is larger than the form", form.fixed)
        })?;
        alignment(form.align)?;
        self.fields(&form.fields, form.size)?;
        each("part", &form.tail, |part| &part.name, |part| self.part(part))
    }

    fn fields(&mut self, fields: &'c [Field], size: u32) -> Checked {
        let name = |field: &'c Field| field.name.as_deref().unwrap_or_default();
        each("field", fields, name, |field| {
            let end = u64::from(field.offset) + u64::from(field.size);
            require(end <= size.into(), || format!("it ends at {end:#X}, beyond the form of {size:#X} bytes"))?;
            self.names_set(&field.values)?;
            self.cited(&field.sources)?;
            self.cited(&field.meaning_sources)?;
            self.disputed(&field.disputed)?;
            self.shape(&field.shape, size)
        })
    }

    fn shape(&mut self, shape: &'c Shape, size: u32) -> Checked {
        match shape {
            Shape::Union(inner) | Shape::Group(inner) => self.fields(inner, size),
            Shape::Bits { unit, bits } => {
                let width = match unit {
                    Scalar::Guid | Scalar::Pointer => 64,
                    other => other.size(crate::axis::Pointer::Bits64) * 8,
                };
                let name = |bit: &'c Bit| bit.name.as_deref().unwrap_or_default();
                each("bits", bits, name, |bit| {
                    let end = u64::from(bit.start) + u64::from(bit.width);
                    require(bit.width > 0 && end <= width.into(), || {
                        format!("bit {end} is beyond the integer of {width} bits")
                    })?;
                    self.names_set(&bit.values)?;
                    self.cited(&bit.meaning_sources)
                })
            }
            Shape::Array { element, count, stride } => {
                let all = u64::from(*count) * u64::from(*stride);
                require(all <= SIZE.into(), || {
                    format!("the array has {all:#X} bytes; no structure of the format exceeds 64 KiB")
                })?;
                at_most("the count", *count)?;
                self.shape(element, size)
            }
            Shape::Open { element, stride } => {
                at_most("the size of an element", *stride)?;
                self.shape(element, size)
            }
            Shape::Counted { element, stride, count } => {
                at_most("the size of an element", *stride)?;
                shift(count.shift)?;
                self.shape(element, size)
            }
            Shape::Scalar(_) | Shape::Struct { .. } | Shape::Padding => Ok(()),
        }
    }

    fn part(&mut self, part: &'c Part) -> Checked {
        part.size.map_or(Ok(()), |size| at_most("the size of an element", size))?;
        require(part.text.is_none() || matches!(part.size, Some(1 | 2)), || {
            "a character of its text has neither one byte nor two".to_owned()
        })?;
        match &part.many {
            Many::Fixed(count) => at_most("the count", *count)?,
            Many::Counted(CountFrom { shift: bits, .. }) => shift(*bits)?,
            Many::One | Many::Open | Many::Next(_) | Many::While(Mask { .. }) => {}
        }
        match &part.element {
            Element::Fixed(shape) => self.shape(shape, SIZE)?,
            Element::Dispatch(name) => require(self.dispatches.contains_key(name.as_str()), || {
                format!("there is no dispatch `{}`", name.escape_debug())
            })?,
            Element::Tailed { .. } => {}
        }
        self.names_set(&part.values)?;
        self.cited(&part.sources)?;
        self.cited(&part.meaning_sources)?;
        self.disputed(&part.disputed)
    }

    fn inserted(&self, one: &Inserted) -> Checked {
        self.names_structure([&one.structure])?;
        one.count.as_ref().map_or(Ok(()), |count| shift(count.shift))?;
        self.cited(&one.sources)
    }

    fn dispatch(&mut self, of: &'c Dispatch) -> Checked {
        of.align.map_or(Ok(()), alignment)?;
        if let Some(selector) = &of.selector {
            shift(selector.shift)?;
            self.names_set([&selector.values])?;
        }
        self.cited(&of.sources)?;
        let name: fn(&Case) -> &str = |case| case.name.as_deref().unwrap_or_default();
        each("case", &of.cases, name, |case| {
            self.names_structure(&case.structure)?;
            self.when(&case.when)?;
            self.cited(&case.sources)
        })
    }

    fn set(&mut self, set: &'c ValueSet) -> Checked {
        self.versions(&set.complete)?;
        set.class_guid.as_deref().map_or(Ok(()), guid)?;
        self.cited(&set.sources)?;
        self.disclosure(set.disclosure.as_ref())?;
        for value in set.sentinel.iter().flat_map(|sentinel| &sentinel.values) {
            self.versions([&value.releases])?;
            self.cited(&value.sources)?;
        }
        let name: fn(&Value) -> &str = |value| value.name.as_deref().unwrap_or_default();
        each("value", &set.values, name, |value| {
            self.when(&value.when)?;
            self.versions(value.with.iter().filter_map(|with| with.releases.as_ref()))?;
            value.guid.as_ref().map_or(Ok(()), |of| guid(&of.guid))?;
            value.shift.map_or(Ok(()), shift)?;
            self.names_set(&value.holds)?;
            self.names_structure(&value.structure)?;
            self.cited(&value.sources)?;
            self.disputed(&value.disputed)
        })
    }

    fn mask(&mut self, mask: &'c GroupMask) -> Checked {
        self.names_structure([&mask.structure])?;
        require(mask.index_shift < 32, || format!("a word is shifted by {} bits", mask.index_shift))?;
        self.cited(&mask.sources)?;
        self.cited(&mask.community_sources)?;
        for (at, group) in mask.groups.iter().enumerate() {
            // The words of a mask are listed, also those between its groups.
            require(u64::from(group.index) < 1 << (32 - mask.index_shift), || {
                format!("group {at} has the index {}", group.index)
            })?;
            for bit in &group.bits {
                self.when(&bit.when)?;
                self.cited(&bit.sources)?;
                self.disputed(&bit.disputed)?;
            }
        }
        for flag in &mask.enable_flags {
            self.when(&flag.when)?;
            self.cited(&flag.sources)?;
        }
        Ok(())
    }

    fn requests(&mut self, requests: &'c Requests) -> Checked {
        self.names_set([&requests.name])?;
        let name: fn(&Limit) -> &str = |limit| &limit.name;
        each("limit", &requests.limits, name, |limit| {
            self.versions([&limit.releases])?;
            self.cited(&limit.sources)
        })?;
        let name: fn(&Class) -> &str = |class| &class.name;
        each("class", &requests.classes, name, |class| {
            self.when(&class.when)?;
            self.versions(class.query.iter().chain(&class.set))?;
            self.names_structure(&class.structure)?;
            self.cited(&class.sources)?;
            self.disputed(&class.disputed)?;
            for rule in &class.rules {
                self.versions(&rule.releases)?;
                self.cited(&rule.sources)?;
                match &rule.asks {
                    Requirement::Exactly(names) => self.names_structure(names)?,
                    Requirement::AtLeast(name) => self.names_structure([name])?,
                    _ => {}
                }
            }
            Ok(())
        })
    }

    fn group(&mut self, group: &'c HookGroup) -> Checked {
        self.when(&group.when)?;
        group.guid.as_deref().map_or(Ok(()), guid)?;
        [&group.sources, &group.mof_sources, &group.community_sources]
            .into_iter()
            .try_for_each(|all| self.cited(all))?;
        let name: fn(&HookEvent) -> &str = |event| event.called().unwrap_or_default();
        each("event", &group.events, name, |event| {
            self.when(&event.when)?;
            self.versions(&event.type_defined)?;
            self.cited(&event.sources)?;
            self.disputed(&event.disputed)?;
            for payload in &event.payloads {
                self.names_structure([&payload.structure])?;
                self.versions(&payload.releases)?;
                self.cited(&payload.sources)?;
            }
            Ok(())
        })
    }

    fn provider(&self, of: &Provider) -> Checked {
        guid(&of.guid)?;
        self.cited(&of.sources)?;
        of_kind("maps", distinct(of.maps.iter().map(|map| map.name.as_str())))?;
        of_kind("templates", distinct(of.templates.iter().map(|template| template.name.as_str())))?;
        let maps: HashSet<&str> = of.maps.iter().map(|map| map.name.as_str()).collect();
        let templates: HashSet<&str> = of.templates.iter().map(|template| template.name.as_str()).collect();
        each("template", &of.templates, |template| &template.name, |template| event_fields(&template.fields, &maps))?;
        let name: fn(&ProviderEvent) -> &str = |event| event.name.as_deref().unwrap_or_default();
        each("event", &of.events, name, |event| {
            let unknown = event.template.as_ref().filter(|name| !templates.contains(name.as_str()));
            unknown.map_or(Ok(()), |name| Err(wrong(format!("there is no template `{}`", name.escape_debug()))))?;
            self.cited(&event.sources)?;
            event_fields(&event.fields, &maps)
        })
    }

    fn observed(&self, trace: &Trace) -> Checked {
        self.names_structure(trace.structs.iter().map(|seen| &seen.structure))
    }
}

fn event_fields(fields: &[EventField], maps: &HashSet<&str>) -> Checked {
    fn within(fields: &[EventField], maps: &HashSet<&str>, depth: usize, count: &mut usize) -> Checked {
        require(depth <= EVENT_DEPTH, || format!("structures are nested more than {EVENT_DEPTH} deep"))?;
        *count += fields.len();
        require(*count <= EVENT_FIELDS, || format!("there are more than {EVENT_FIELDS} fields"))?;
        let name: fn(&EventField) -> &str = |field| &field.name;
        each("field", fields, name, |field| {
            let unknown = field.map.as_ref().filter(|name| !maps.contains(name.as_str()));
            unknown.map_or(Ok(()), |name| Err(wrong(format!("there is no map `{}`", name.escape_debug()))))?;
            within(&field.members, maps, depth + 1, count)
        })
    }
    within(fields, maps, 0, &mut 0)
}
