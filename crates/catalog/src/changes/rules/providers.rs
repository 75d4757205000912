//! Rules about providers.

use super::Rule;
use crate::changes::{Bump, Categories, Category};

pub(crate) static PROVIDER_ADDED: Rule = Rule {
    name: "provider-added",
    breaks: Categories::NONE,
    shows: Categories::of(&[Category::Data]),
    bump: Bump::Minor,
    purpose: "A provider is new.",
    why: "Its events have names and fields.",
    example: "Example-Provider was not described, and is now.",
    instead: "Nothing to do.",
};

pub(crate) static PROVIDER_REMOVED: Rule = Rule {
    name: "provider-removed",
    breaks: Categories::of(&[Category::SourceRust, Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A provider is gone.",
    why: "Its constants are gone, and its events are shown as bytes.",
    example: "Example-Provider is not described any more.",
    instead: "Keep the provider: traces of older releases contain its events.",
};

pub(crate) static PROVIDER_RENAMED: Rule = Rule {
    name: "provider-renamed",
    breaks: Categories::of(&[Category::SourceRust, Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A provider has another name.",
    why: "Its module and page have another name, and output shows the new one.",
    example: "Example-Provider is now Other-Provider, with the same GUID.",
    instead: "Keep the name of the manifest.",
};

pub(crate) static PROVIDER_CHANGED: Rule = Rule {
    name: "provider-changed",
    breaks: Categories::of(&[Category::SourceRust, Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "Something else identifies the events of a provider.",
    why: "Other events are decoded with its fields.",
    example: "Example-Provider had events of a manifest, and has classic events.",
    instead: "Prove it with real traces before the release.",
};

pub(crate) static PROVIDER_EVENT_ADDED: Rule = Rule {
    name: "provider-event-added",
    breaks: Categories::NONE,
    shows: Categories::of(&[Category::Data]),
    bump: Bump::Minor,
    purpose: "An event of a provider, or a version of one, is new.",
    why: "Events that were bytes have names and fields.",
    example: "Event 1, version 2 of Example-Provider was not described, and is now.",
    instead: "Nothing to do.",
};

pub(crate) static PROVIDER_EVENT_REMOVED: Rule = Rule {
    name: "provider-event-removed",
    breaks: Categories::of(&[Category::SourceRust, Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "An event of a provider, or a version of one, is gone.",
    why: "Events that had names and fields are bytes.",
    example: "Event 1, version 2 of Example-Provider is not described any more.",
    instead: "Keep the event: traces of older releases contain it.",
};

pub(crate) static PROVIDER_EVENT_CHANGED: Rule = Rule {
    name: "provider-event-changed",
    breaks: Categories::of(&[Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "An event of a provider has another name, task, opcode, level, channel, keyword or message.",
    why: "Output shows other names.",
    example: "Event 1 of Example-Provider was called Start, and is called Begin.",
    instead: "In a manifest of your own, add an event or a version. In the tables, follow the manifest.",
};

pub(crate) static PROVIDER_LAYOUT_CHANGED: Rule = Rule {
    name: "provider-layout-changed",
    breaks: Categories::of(&[Category::Wire]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "An event of a provider has other fields.",
    why: "The same bytes are decoded differently.",
    example: "Size of event 1 of Example-Provider was UInt32, and is UInt64.",
    instead: "In a manifest of your own, keep the event, and add a version of it with the new fields. In the tables, prove the fields \
              with real traces before the release.",
};

pub(crate) static PROVIDER_PAIR_SPLIT: Rule = Rule {
    name: "provider-pair-split",
    breaks: Categories::of(&[Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "The newest versions of the start and the stop event of a task differ, and were equal.",
    why: "Tools that pair events of equal versions show neither activities nor durations.",
    example: "Event 1 of Example-Provider, the start of Load, has version 1, and event 2, the stop of Load, has version 0.",
    instead: "In a manifest of your own, raise the versions of both events together. In the tables, prove both with real traces.",
};

pub(crate) static PROVIDER_NAME_ADDED: Rule = Rule {
    name: "provider-name-added",
    breaks: Categories::NONE,
    shows: Categories::of(&[Category::Data]),
    bump: Bump::Minor,
    purpose: "A keyword, level, channel, task, opcode, map or map value of a provider is new.",
    why: "Output shows a name in place of a number.",
    example: "Keyword Start of Example-Provider was not described, and is now.",
    instead: "Nothing to do.",
};

pub(crate) static PROVIDER_NAME_REMOVED: Rule = Rule {
    name: "provider-name-removed",
    breaks: Categories::of(&[Category::SourceRust, Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A keyword, level, channel, task, opcode or map of a provider is gone or renamed.",
    why: "Its constant is gone, and output shows a number or another name.",
    example: "Keyword Start of Example-Provider is not described any more.",
    instead: "Keep the name.",
};

pub(crate) static PROVIDER_NAME_CHANGED: Rule = Rule {
    name: "provider-name-changed",
    breaks: Categories::of(&[Category::SourceRust, Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A keyword, level, channel, task, opcode or map of a provider has other numbers.",
    why: "Constants and names in output change.",
    example: "Keyword Start of Example-Provider was 0x01, and is 0x02.",
    instead: "In a manifest of your own, use a free number for a new name. In the tables, follow the manifest.",
};
