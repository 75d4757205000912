//! Fields of events to templates and maps.

use std::collections::VecDeque;

use etwspec::manifests::{
    CrimItemFlags, CrimMap, CrimMapEntry, CrimMapType, CrimMaps, CrimSignature, CrimTemplate, CrimTemplateItem,
    CrimTemplateType, CrimTemplates,
};
use etwspec::{Record, Tailed};
use etwspec_etl::payload::ValueNames;

use super::out::{MessageIds, Out, Texts, sized};
use crate::indices::Indices;
use crate::model::{Content, Count, Field, FieldIndex, Length};

/// Templates and maps of a provider.
#[derive(Default)]
pub(super) struct TemplateWriter<'p> {
    /// Lists of fields, and the offset of the template of each.
    lists: Vec<(&'p [Field], u32)>,
    by_list: Indices<'p, [Field]>,
    maps: Vec<(&'p ValueNames, u32)>,
    by_map: Indices<'p, ValueNames>,
}

impl<'p> TemplateWriter<'p> {
    /// Adds a list of fields, unless it was added before.
    ///
    /// # Errors
    ///
    /// Returns the reason why a binary manifest cannot contain the fields.
    pub(super) fn add(&mut self, fields: &'p [Field]) -> Result<(), String> {
        if fields.is_empty() || self.by_list.find(fields).is_some() {
            return Ok(());
        }
        check(fields)?;
        self.by_list.insert(fields, self.lists.len());
        self.lists.push((fields, 0));
        self.add_maps(fields);
        Ok(())
    }

    fn add_maps(&mut self, fields: &'p [Field]) {
        for field in fields {
            match &field.content {
                Content::Struct(members) => self.add_maps(members),
                Content::Value { map: Some(map), .. } if self.by_map.find(map).is_none() => {
                    self.by_map.insert(map, self.maps.len());
                    self.maps.push((map, 0));
                }
                _ => {}
            }
        }
    }

    pub(super) fn has_templates(&self) -> bool {
        !self.lists.is_empty()
    }

    pub(super) fn has_maps(&self) -> bool {
        !self.maps.is_empty()
    }

    /// Returns the offset of the template of fields. 0 if there are none.
    pub(super) fn offset(&self, fields: &[Field]) -> u32 {
        self.by_list.get(fields).and_then(|index| self.lists.get(index)).map_or(0, |(_, offset)| *offset)
    }

    pub(super) fn write_maps(&mut self, out: &mut Out, messages: &mut MessageIds, problems: &mut Vec<String>) {
        let mut list = CrimMaps::default();
        let first = out.offset() + (CrimMaps::FIXED + self.maps.len() * size_of::<u32>()) as u32;
        let size = |map: &ValueNames| CrimMap::FIXED + map.values.len() * CrimMapEntry::SIZE;
        let sizes: usize = self.maps.iter().map(|(map, _)| size(map)).sum();
        let mut names = Texts::new(first + sizes as u32);
        for (map, offset) in &mut self.maps {
            *offset = first + list.data.len() as u32;
            let mut written = CrimMap::default();
            written.set_signature(if map.flags { CrimSignature::BMAP } else { CrimSignature::VMAP });
            written.set_kind(if map.flags { CrimMapType::BIT_MAP } else { CrimMapType::VALUE_MAP });
            for (value, text) in &map.values {
                let kept = u32::try_from(*value);
                if kept.is_err() {
                    problems
                        .push(format!("the map `{}` has the value {value:#x}, of which 32 bits are kept", map.name));
                }
                let mut entry = CrimMapEntry::default();
                entry.set_value(kept.unwrap_or(*value as u32));
                entry.set_message_id(messages.id(Some(&text.as_str().into())));
                written.entries.push(entry);
            }
            written.set_count(map.values.len() as u32).set_size(size(map) as u32);
            written.set_name_offset(names.offset(&map.name, sized));
            list.data.extend(written.to_vec().unwrap_or_default());
        }
        list.data.extend(names.data);
        let mut by_name: Vec<_> = self.maps.iter().map(|(map, offset)| (&map.name, *offset)).collect();
        by_name.sort();
        list.map_offsets = by_name.into_iter().map(|(_, offset)| offset).collect();
        let (count, size) = (self.maps.len(), CrimMaps::FIXED + self.maps.len() * size_of::<u32>() + list.data.len());
        list.set_signature(CrimSignature::MAPS).set_count(count as u32).set_size(size as u32);
        out.append(list.to_vec());
    }

    /// Writes the templates, until the manifest has more than a number of bytes.
    pub(super) fn write(&mut self, out: &mut Out, most: usize, problems: &mut Vec<String>) {
        let mut list = CrimTemplates::default();
        let mut next = out.offset() + CrimTemplates::FIXED as u32;
        for index in 0..self.lists.len() {
            let Some(fields) = self.lists.get(index).map(|(fields, _)| *fields) else { break };
            if next as usize > most {
                let left = self.lists.len() - index;
                problems.push(format!("{left} templates are left out: the manifest is larger than {most} bytes"));
                break;
            }
            let template = self.template(fields, next);
            if let Some((_, offset)) = self.lists.get_mut(index) {
                *offset = next;
            }
            next += template.size();
            list.templates.push(template);
        }
        let count = list.templates.len();
        list.set_signature(CrimSignature::TTBL).set_count(count as u32).set_size(next - out.offset());
        out.append(list.to_vec());
    }

    fn template(&self, fields: &[Field], at: u32) -> CrimTemplate {
        let items = Items::of(fields);
        let first = at + CrimTemplate::FIXED as u32;
        let mut names = Texts::new(first + (items.all.len() * CrimTemplateItem::SIZE) as u32);
        let mut data = Vec::new();
        for item in &items.all {
            let mut written = CrimTemplateItem::default();
            let flags = self.content(item, &items, &mut written);
            written.set_flags(flags).set_name_offset(names.offset(&item.field.name, sized));
            data.extend(written.bytes());
        }
        data.extend(names.data);
        let mut template = CrimTemplate::default();
        template.set_signature(CrimSignature::TEMP);
        template.set_size((CrimTemplate::FIXED + data.len()) as u32);
        template.set_top_level_item_count(fields.len() as u32);
        template.set_item_count(items.all.len() as u32);
        template.set_items_offset(first);
        template.set_kind(CrimTemplateType::EVENT_DATA);
        template.data = data;
        template
    }

    /// Sets the type, count and length of an item. Returns its flags.
    fn content(&self, item: &Item<'_>, items: &Items<'_>, written: &mut CrimTemplateItem) -> CrimItemFlags {
        let mut flags = CrimItemFlags::default();
        match item.field.count {
            Count::One | Count::Prefixed => {}
            Count::Fixed(count) => {
                flags |= CrimItemFlags::FIXED_COUNT;
                written.set_count(count);
            }
            Count::Field(of) => {
                flags |= CrimItemFlags::COUNT_ITEM;
                written.set_count(items.index(of));
            }
        }
        match &item.field.content {
            Content::Struct(members) => {
                let mut structure = written.struct_type();
                structure.set_struct_start_index(item.first_member).set_num_of_struct_members(members.len() as u16);
                written.set_struct_type(structure);
                flags |= CrimItemFlags::STRUCT;
            }
            Content::Value { in_type, out_type, length, map } => {
                match length {
                    Length::Unstated => {}
                    Length::Fixed(length) => {
                        flags |= CrimItemFlags::FIXED_LENGTH;
                        written.set_length(*length);
                    }
                    Length::Field(of) => {
                        flags |= CrimItemFlags::LENGTH_ITEM;
                        written.set_length(items.index(*of));
                    }
                }
                let mut value = written.non_struct_type();
                value.set_in_type(in_type.0 as u8).set_out_type(out_type.0 as u8);
                let index = map.as_ref().and_then(|map| self.by_map.get(map));
                value.set_map_offset(index.and_then(|index| self.maps.get(index)).map_or(0, |(_, offset)| *offset));
                written.set_non_struct_type(value);
            }
            Content::Custom => {}
        }
        flags
    }
}

/// A field in the order of items.
struct Item<'f> {
    field: &'f Field,
    /// Index of the first member of a structure.
    first_member: u16,
}

/// Fields in the order of items: members of structures follow all other fields.
struct Items<'f> {
    all: Vec<Item<'f>>,
    /// Index of the item of each field.
    of_field: Vec<u16>,
}

impl<'f> Items<'f> {
    fn of(fields: &'f [Field]) -> Items<'f> {
        /// Returns the number of fields, members of structures included.
        fn count(field: &Field) -> usize {
            match &field.content {
                Content::Struct(members) => 1 + members.iter().map(count).sum::<usize>(),
                _ => 1,
            }
        }
        let mut items = Items { all: Vec::new(), of_field: vec![0; fields.iter().map(count).sum()] };
        // Fields, and the index of the first among all fields.
        let mut left: VecDeque<(Option<usize>, &[Field], usize)> = VecDeque::from([(None, fields, 0)]);
        while let Some((structure, fields, mut index)) = left.pop_front() {
            if let Some(structure) = structure {
                items.all[structure].first_member = items.all.len() as u16;
            }
            for field in fields {
                if let Some(of) = items.of_field.get_mut(index) {
                    *of = items.all.len() as u16;
                }
                if let Content::Struct(members) = &field.content {
                    left.push_back((Some(items.all.len()), members, index + 1));
                }
                index += count(field);
                items.all.push(Item { field, first_member: 0 });
            }
        }
        items
    }

    fn index(&self, FieldIndex(of): FieldIndex) -> u16 {
        self.of_field.get(usize::from(of)).copied().unwrap_or(u16::MAX)
    }
}

/// Checks that a binary manifest can contain fields.
fn check(fields: &[Field]) -> Result<(), String> {
    for field in fields {
        let name = &field.name;
        if field.count == Count::Prefixed {
            return Err(format!("the number of elements of `{name}` is before the first"));
        }
        match &field.content {
            Content::Struct(members) => check(members)?,
            Content::Custom => return Err(format!("the data of `{name}` has a format of its own")),
            Content::Value { in_type, out_type, .. } if in_type.0 > 0xFF || out_type.0 > 0xFF => {
                return Err(format!("the type of `{name}` is none of manifests"));
            }
            Content::Value { .. } => {}
        }
    }
    Ok(())
}
