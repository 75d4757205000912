// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Binary manifests and messages, in the resources of Windows programs.
pub mod crim_channel;
pub use crim_channel::CrimChannel;
pub use crim_channel::CrimChannelView;
pub mod crim_channels;
pub use crim_channels::CrimChannelsView;
#[cfg(feature = "alloc")]
pub use crim_channels::CrimChannels;
pub mod crim_event;
pub use crim_event::CrimEvent;
pub use crim_event::CrimEventView;
pub mod crim_event_attribute;
pub use crim_event_attribute::CrimEventAttribute;
pub use crim_event_attribute::CrimEventAttributeView;
pub mod crim_event_attributes;
pub use crim_event_attributes::CrimEventAttributesView;
#[cfg(feature = "alloc")]
pub use crim_event_attributes::CrimEventAttributes;
pub mod crim_events;
pub use crim_events::CrimEventsView;
#[cfg(feature = "alloc")]
pub use crim_events::CrimEvents;
pub use crim_keyword::CrimKeyword;
pub use crim_keyword::CrimKeywordView;
pub mod crim_keywords;
pub use crim_keywords::CrimKeywordsView;
#[cfg(feature = "alloc")]
pub use crim_keywords::CrimKeywords;
pub use crim_level::CrimLevel;
pub use crim_level::CrimLevelView;
pub mod crim_levels;
pub use crim_levels::CrimLevelsView;
#[cfg(feature = "alloc")]
pub use crim_levels::CrimLevels;
pub use crim_list_entry::CrimListEntry;
pub use crim_list_entry::CrimListEntryView;
pub mod crim_manifest;
pub use crim_manifest::CrimManifestView;
#[cfg(feature = "alloc")]
pub use crim_manifest::CrimManifest;
pub mod crim_map;
pub use crim_map::CrimMapView;
#[cfg(feature = "alloc")]
pub use crim_map::CrimMap;
pub use crim_map_entry::CrimMapEntry;
pub use crim_map_entry::CrimMapEntryView;
pub mod crim_maps;
pub use crim_maps::CrimMapsView;
#[cfg(feature = "alloc")]
pub use crim_maps::CrimMaps;
pub mod crim_opcode;
pub use crim_opcode::CrimOpcode;
pub use crim_opcode::CrimOpcodeView;
pub mod crim_opcodes;
pub use crim_opcodes::CrimOpcodesView;
#[cfg(feature = "alloc")]
pub use crim_opcodes::CrimOpcodes;
pub mod crim_provider;
pub use crim_provider::CrimProviderView;
#[cfg(feature = "alloc")]
pub use crim_provider::CrimProvider;
pub use crim_provider_attribute::CrimProviderAttribute;
pub use crim_provider_attribute::CrimProviderAttributeView;
pub mod crim_provider_attributes;
pub use crim_provider_attributes::CrimProviderAttributesView;
#[cfg(feature = "alloc")]
pub use crim_provider_attributes::CrimProviderAttributes;
pub use crim_provider_entry::CrimProviderEntry;
pub use crim_provider_entry::CrimProviderEntryView;
pub mod crim_task;
pub use crim_task::CrimTask;
pub use crim_task::CrimTaskView;
pub mod crim_tasks;
pub use crim_tasks::CrimTasksView;
#[cfg(feature = "alloc")]
pub use crim_tasks::CrimTasks;
pub mod crim_template;
pub use crim_template::CrimTemplateView;
#[cfg(feature = "alloc")]
pub use crim_template::CrimTemplate;
pub mod crim_template_item;
pub use crim_template_item::CrimTemplateItem;
pub use crim_template_item::CrimTemplateItemView;
pub mod crim_templates;
pub use crim_templates::CrimTemplatesView;
#[cfg(feature = "alloc")]
pub use crim_templates::CrimTemplates;
pub use crim_text::CrimTextView;
#[cfg(feature = "alloc")]
pub use crim_text::CrimText;
pub use message_resource_block::MessageResourceBlock;
pub use message_resource_block::MessageResourceBlockView;
pub use message_resource_data::MessageResourceDataView;
#[cfg(feature = "alloc")]
pub use message_resource_data::MessageResourceData;
pub use message_resource_entry::MessageResourceEntryView;
#[cfg(feature = "alloc")]
pub use message_resource_entry::MessageResourceEntry;
pub(crate) mod small;
pub use small::*;
pub(crate) mod values;
pub use values::*;
pub(crate) static INDEX: crate::rt::Topic = crate::rt::Topic {
    layouts: &[
        &crim_channel::LAYOUT_0,
        &crim_channels::LAYOUT_0,
        &crim_event::LAYOUT_0,
        &crim_events::LAYOUT_0,
        &crim_event_attribute::LAYOUT_0,
        &crim_event_attributes::LAYOUT_0,
        &crim_keyword::LAYOUT_0,
        &crim_keywords::LAYOUT_0,
        &crim_level::LAYOUT_0,
        &crim_levels::LAYOUT_0,
        &crim_list_entry::LAYOUT_0,
        &crim_manifest::LAYOUT_0,
        &crim_map::LAYOUT_0,
        &crim_maps::LAYOUT_0,
        &crim_map_entry::LAYOUT_0,
        &crim_opcode::LAYOUT_0,
        &crim_opcodes::LAYOUT_0,
        &crim_provider::LAYOUT_0,
        &crim_provider_attribute::LAYOUT_0,
        &crim_provider_attributes::LAYOUT_0,
        &crim_provider_entry::LAYOUT_0,
        &crim_task::LAYOUT_0,
        &crim_tasks::LAYOUT_0,
        &crim_template::LAYOUT_0,
        &crim_templates::LAYOUT_0,
        &crim_template_item::LAYOUT_0,
        &crim_text::LAYOUT_0,
        &message_resource_block::LAYOUT_0,
        &message_resource_data::LAYOUT_0,
        &message_resource_entry::LAYOUT_0,
    ],
    values: &[
        CrimChannelFlags::VALUES,
        CrimEventAttributeType::VALUES,
        CrimItemFlags::VALUES,
        CrimListType::VALUES,
        CrimMapType::VALUES,
        CrimProviderAttributeType::VALUES,
        CrimSignature::VALUES,
        CrimTemplateType::VALUES,
        LanguageId::VALUES,
        MessageResourceFlags::VALUES,
    ],
    dispatches: &[],
};
