//! Templates and maps: the fields of events.

use std::sync::Arc;

use etwspec::Record;
use etwspec::headers::{TdhInType, TdhOutType};
use etwspec::manifests::{CrimItemFlags, CrimMapType, CrimMapView, CrimSignature, CrimTemplateItem, CrimTemplateView};
use etwspec_etl::payload::ValueNames;
use hashbrown::HashMap;

use super::reader::Reader;
use crate::limits;
use crate::manifest::{cut_to, size_of_values};
use crate::model::{Content, Count, Field, FieldIndex, Length};
use crate::properties::{Property, nest};

/// Maximum number of fields of a template, members of structures included.
const MAX_FIELDS: usize = 65_536;

/// Fields that events share.
type Fields = Arc<[Field]>;

/// Templates and maps of a provider.
#[derive(Default)]
pub(super) struct Templates {
    /// Fields by the offset of their template.
    fields: HashMap<u32, Fields>,
    /// Maps by their offset, and by the size of the fields that use them: values are cut to that size.
    maps: HashMap<(u32, u32), Option<Arc<ValueNames>>>,
}

impl Templates {
    /// Returns the fields of a template, which are none for the offset 0. `None` if there is no room for them.
    pub(super) fn fields(&mut self, offset: u32, reader: &mut Reader<'_>) -> Option<Fields> {
        if offset == 0 {
            return Some(Arc::new([]));
        }
        if let Some(fields) = self.fields.get(&offset) {
            return Some(fields.clone());
        }
        let (items, top) = match CrimTemplateView::new(reader.at(offset)) {
            Ok(template) if template.signature() == CrimSignature::TEMP => {
                let items = reader.at(template.items_offset()).chunks_exact(CrimTemplateItem::SIZE);
                let count = usize::try_from(template.item_count()).unwrap_or(usize::MAX);
                if count > items.len().min(MAX_FIELDS) {
                    let (count, has) = (template.item_count(), items.len().min(MAX_FIELDS));
                    reader.common.problem(format!("a template has {count} fields, of which {has} can be read"));
                }
                (items.take(count.min(MAX_FIELDS)), template.top_level_item_count())
            }
            Ok(_) | Err(_) => {
                reader.common.problem(format!("no template is at {offset:#x}; the fields of its events are unknown"));
                ([].chunks_exact(1).take(0), 0)
            }
        };
        // Each property is in memory twice: in the list, and nested.
        if !reader.common.take(size_of::<(u32, Fields)>() + items.len() * (size_of::<Property>() + size_of::<Field>()))
        {
            return None;
        }
        let items = items.filter_map(|item| CrimTemplateItem::from_prefix(item).ok());
        let all: Vec<Property> = items.map(|item| self.property(&item, reader)).collect();
        let fields: Fields = nest(&all, usize::try_from(top).unwrap_or(usize::MAX)).into();
        self.fields.insert(offset, fields.clone());
        Some(fields)
    }

    fn property(&mut self, item: &CrimTemplateItem, reader: &mut Reader<'_>) -> Property {
        let name = reader.name(item.name_offset()).unwrap_or_else(|| "".into());
        let flags = item.flags();
        let count = match item.count() {
            index if flags.contains(CrimItemFlags::COUNT_ITEM) => Count::Field(FieldIndex(index)),
            count if flags.contains(CrimItemFlags::FIXED_COUNT) => Count::Fixed(count),
            _ => Count::One,
        };
        let field = |content| Field { name, content, count, tag: 0, argument: None };
        if flags.contains(CrimItemFlags::STRUCT) {
            let structure = item.struct_type();
            let (start, members) = (structure.struct_start_index(), structure.num_of_struct_members());
            return Property::structure(field(Content::Struct(Vec::new())), start, members);
        }
        let length = match item.length() {
            index if flags.contains(CrimItemFlags::LENGTH_ITEM) => Length::Field(FieldIndex(index)),
            length if flags.contains(CrimItemFlags::FIXED_LENGTH) => Length::Fixed(length),
            _ => Length::Unstated,
        };
        let value = item.non_struct_type();
        let (in_type, out_type) = (TdhInType(value.in_type().into()), TdhOutType(value.out_type().into()));
        let map = self.map(value.map_offset(), size_of_values(in_type), reader);
        Property { field: field(Content::Value { in_type, out_type, length, map }), members: None }
    }

    /// Returns a map for fields of a size in bytes.
    fn map(&mut self, offset: u32, size: u32, reader: &mut Reader<'_>) -> Option<Arc<ValueNames>> {
        if offset == 0 {
            return None;
        }
        if let Some(map) = self.maps.get(&(offset, size)) {
            return map.clone();
        }
        if !reader.common.take(size_of::<((u32, u32), ValueNames)>()) {
            return None;
        }
        let map = Self::read_map(offset, size, reader).map(Arc::new);
        if map.is_none() {
            reader.common.problem(format!("no map of values or bits is at {offset:#x}; values are shown as numbers"));
        }
        self.maps.insert((offset, size), map.clone());
        map
    }

    fn read_map(offset: u32, size: u32, reader: &mut Reader<'_>) -> Option<ValueNames> {
        let map = CrimMapView::new(reader.at(offset)).ok()?;
        if !matches!(map.signature(), CrimSignature::VMAP | CrimSignature::BMAP) {
            return None;
        }
        let mut values = Vec::new();
        for entry in map.tail().ok()?.entries.iter() {
            let Some(text) = reader.common.message(entry.message_id()) else { continue };
            let text = limits::short(&text);
            if !reader.common.take(text.len() + size_of::<(u64, String)>()) {
                break;
            }
            values.push((cut_to(size, entry.value().into()), text.into_owned()));
        }
        let name = reader.name(map.name_offset()).map(|name| name.to_string()).unwrap_or_default();
        Some(ValueNames { name, flags: map.kind() == CrimMapType::BIT_MAP, values })
    }
}
