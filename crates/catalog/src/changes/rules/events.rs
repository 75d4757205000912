//! Rules about events, dispatches, information classes and references.

use super::{Bump, Categories, Category, Rule};

pub(crate) static GROUP_ADDED: Rule = Rule {
    name: "group-added",
    breaks: Categories::NONE,
    shows: Categories::NONE,
    bump: Bump::Minor,
    purpose: "A group of kernel events or a class of classic events is new.",
    why: "Nothing that exists changes.",
    example: "EXAMPLE_CLASS was not in the tables, and is now.",
    instead: "Nothing to do.",
};

pub(crate) static GROUP_REMOVED: Rule = Rule {
    name: "group-removed",
    breaks: Categories::of(&[Category::Wire, Category::SourceRust, Category::SourceC]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A group of kernel events or a class of classic events is gone.",
    why: "Events of the group have neither names nor layouts.",
    example: "EXAMPLE_CLASS is not in the tables any more.",
    instead: "Keep the table.",
};

pub(crate) static GROUP_RENAMED: Rule = Rule {
    name: "group-renamed",
    breaks: Categories::of(&[Category::SourceRust, Category::SourceC, Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A group of kernel events or a class of classic events has another name.",
    why: "Filters, the catalog and the site use the new name.",
    example: "EXAMPLE_CLASS with the same GUID is now EXAMPLE_EVENTS.",
    instead: "Write `renamed-from = [\"OLD\"]` in the table.",
};

pub(crate) static EVENT_ADDED: Rule = Rule {
    name: "event-added",
    breaks: Categories::NONE,
    shows: Categories::of(&[Category::Data]),
    bump: Bump::Minor,
    purpose: "A kind of event is described that was not described before.",
    why: "Output shows a name in place of a number.",
    example: "Hook ID 0x0D7F is PERFINFO_LOG_TYPE_EXAMPLE.",
    instead: "Nothing to do.",
};

pub(crate) static EVENT_REMOVED: Rule = Rule {
    name: "event-removed",
    breaks: Categories::of(&[Category::Wire, Category::SourceRust, Category::SourceC]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A kind of event is no longer described.",
    why: "Its events have neither a name nor a layout.",
    example: "Hook ID 0x0D7F is not in the tables any more.",
    instead: "Keep the row with `deprecated`, or with the releases that have it.",
};

pub(crate) static EVENT_RENAMED: Rule = Rule {
    name: "event-renamed",
    breaks: Categories::of(&[Category::SourceRust, Category::SourceC, Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A kind of event has another name.",
    why: "The constant, filters and output use the new name.",
    example: "Hook ID 0x0D7F is now PERFINFO_LOG_TYPE_SAMPLE.",
    instead: "Write `renamed-from = [\"OLD\"]` in the row.",
};

pub(crate) static EVENT_NUMBER_CHANGED: Rule = Rule {
    name: "event-number-changed",
    breaks: Categories::of(&[Category::Wire, Category::SourceRust, Category::SourceC]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A kind of event has another hook ID or event type.",
    why: "Events with the old number have no name, and others are taken for it.",
    example: "PERFINFO_LOG_TYPE_EXAMPLE was 0x0D7F, and is 0x0D80.",
    instead: "If both are right, write two rows with their releases.",
};

pub(crate) static GUID_CHANGED: Rule = Rule {
    name: "guid-changed",
    breaks: Categories::of(&[Category::Wire, Category::SourceRust, Category::SourceC]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A GUID is another one.",
    why: "Classic events with the old GUID are not recognized.",
    example: "EXAMPLE_CLASS had another GUID.",
    instead: "Prove the new GUID with real traces before the release.",
};

pub(crate) static PAYLOAD_ADDED: Rule = Rule {
    name: "payload-added",
    breaks: Categories::NONE,
    shows: Categories::of(&[Category::Data]),
    bump: Bump::Minor,
    purpose: "An event has a payload structure that it did not have.",
    why: "Bytes that were opaque are decoded.",
    example: "PERFINFO_LOG_TYPE_EXAMPLE carries EXAMPLE_NOTIFICATION.",
    instead: "Nothing to do.",
};

pub(crate) static PAYLOAD_REMOVED: Rule = Rule {
    name: "payload-removed",
    breaks: Categories::of(&[Category::Wire, Category::SourceRust]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "An event no longer has a payload structure.",
    why: "Bytes that were decoded are opaque or fit another layout.",
    example: "PERFINFO_LOG_TYPE_EXAMPLE does not carry EXAMPLE_NOTIFICATION any more.",
    instead: "Restrict the payload to an event version, pointer size or releases instead.",
};

pub(crate) static PAYLOAD_CHANGED: Rule = Rule {
    name: "payload-changed",
    breaks: Categories::of(&[Category::Wire]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "An event has a payload structure for another version, pointer size or releases.",
    why: "The same event is decoded with another layout.",
    example: "EXAMPLE_NOTIFICATION was for event version 2, and is for 3.",
    instead: "Prove the new condition with real traces before the release.",
};

pub(crate) static PAYLOADS_REORDERED: Rule = Rule {
    name: "payloads-reordered",
    breaks: Categories::of(&[Category::Wire]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "The payload structures of an event are in another order.",
    why: "Where several fit, the first is used, so the same event is decoded with another layout.",
    example: "EXAMPLE_V0, EXAMPLE are now EXAMPLE, EXAMPLE_V0.",
    instead: "Keep the order, and append new structures.",
};

pub(crate) static ENABLING_CHANGED: Rule = Rule {
    name: "enabling-changed",
    breaks: Categories::NONE,
    shows: Categories::of(&[Category::Data]),
    bump: Bump::Minor,
    purpose: "Other mask bits are stated to enable an event.",
    why: "Queries for what enables an event have another answer.",
    example: "PERFINFO_LOG_TYPE_EXAMPLE needs PERF_EXAMPLE.",
    instead: "Nothing to do.",
};

pub(crate) static ALIAS_ADDED: Rule = Rule {
    name: "alias-added",
    breaks: Categories::NONE,
    shows: Categories::NONE,
    bump: Bump::Minor,
    purpose: "An item has another name that it did not have.",
    why: "The name is found by searches and filters.",
    example: "PERFINFO_LOG_TYPE_EXAMPLE is also called Example/Notify.",
    instead: "Nothing to do.",
};

pub(crate) static ALIAS_REMOVED: Rule = Rule {
    name: "alias-removed",
    breaks: Categories::of(&[Category::SourceRust, Category::SourceC, Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "Another name of an item is gone.",
    why: "Searches, filters and code that use the name fail.",
    example: "EXAMPLE_RECORD is not called EXAMPLE_ENTRY any more.",
    instead: "Write the name in `renamed-from`.",
};

pub(crate) static COMMUNITY_NAME_CHANGED: Rule = Rule {
    name: "community-name-changed",
    breaks: Categories::of(&[Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A name that tools of the community use is gone, or another one is the most common.",
    why: "Output shows another name, and searches and filters fail. No name in generated code changes.",
    example: "PERFINFO_LOG_TYPE_EXAMPLE is not called Example/Notify any more.",
    instead: "Keep the name after the more common one.",
};

pub(crate) static DISPATCH_ADDED: Rule = Rule {
    name: "dispatch-added",
    breaks: Categories::NONE,
    shows: Categories::NONE,
    bump: Bump::Minor,
    purpose: "A choice between structures is new.",
    why: "Nothing that exists changes.",
    example: "EXAMPLE_HEADER was not in the tables, and is now.",
    instead: "Nothing to do.",
};

pub(crate) static DISPATCH_REMOVED: Rule = Rule {
    name: "dispatch-removed",
    breaks: Categories::of(&[Category::Wire, Category::SourceRust]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A choice between structures is gone.",
    why: "Its Rust type is gone, and bytes are not dispatched.",
    example: "EXAMPLE_HEADER is not in the tables any more.",
    instead: "Keep the table.",
};

pub(crate) static DISPATCH_RENAMED: Rule = Rule {
    name: "dispatch-renamed",
    breaks: Categories::of(&[Category::SourceRust, Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A choice between structures has another name.",
    why: "Its Rust type and page have another name.",
    example: "EXAMPLE_HEADER with the same cases is now EXAMPLE_ITEM.",
    instead: "Keep the name: a dispatch is not C, so no header demands another one.",
};

pub(crate) static CASE_ADDED: Rule = Rule {
    name: "case-added",
    breaks: Categories::NONE,
    shows: Categories::of(&[Category::Data]),
    bump: Bump::Minor,
    purpose: "A dispatch has a case for values that had none.",
    why: "Bytes that were unknown are decoded.",
    example: "EXAMPLE_HEADER of 0xC0160000 is EXAMPLE_RECORD.",
    instead: "Nothing to do.",
};

pub(crate) static CASE_REMOVED: Rule = Rule {
    name: "case-removed",
    breaks: Categories::of(&[Category::Wire, Category::SourceRust]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A case of a dispatch is gone.",
    why: "Bytes that were decoded are unknown.",
    example: "EXAMPLE_HEADER of 0xC0160000 is not in the tables any more.",
    instead: "Keep the case, and restrict it with `versions`.",
};

pub(crate) static CASE_CHANGED: Rule = Rule {
    name: "case-changed",
    breaks: Categories::of(&[Category::Wire, Category::SourceRust]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A case of a dispatch has other bits, another structure or another pointer size.",
    why: "The same bytes are another structure.",
    example: "EXAMPLE_HEADER of 0xC0160000 was EXAMPLE_RECORD, and is EXAMPLE_ENTRY.",
    instead: "Prove the new case with real traces before the release.",
};

pub(crate) static CASES_REORDERED: Rule = Rule {
    name: "cases-reordered",
    breaks: Categories::of(&[Category::Wire]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "Of two cases that match the same bytes, another one is first.",
    why: "The same bytes select another case.",
    example: "0xC0110000 under 0xFFFF0000 was before 0xC0000000 under 0xFF000000, and is after it.",
    instead: "Write the narrower case first.",
};

pub(crate) static SELECTOR_CHANGED: Rule = Rule {
    name: "selector-changed",
    breaks: Categories::of(&[Category::Wire, Category::SourceRust]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "The integer of a dispatch, or its selecting bits, are different.",
    why: "The same bytes select another case.",
    example: "EXAMPLE_HEADER was selected by bits 16 to 23, and is by bits 16 to 31.",
    instead: "Prove the new selector with real traces before the release.",
};

pub(crate) static REQUEST_ADDED: Rule = Rule {
    name: "request-added",
    breaks: Categories::NONE,
    shows: Categories::NONE,
    bump: Bump::Minor,
    purpose: "An information class is new.",
    why: "Nothing that exists changes.",
    example: "EventTraceExampleInformation was not in the tables, and is now.",
    instead: "Nothing to do.",
};

pub(crate) static REQUEST_REMOVED: Rule = Rule {
    name: "request-removed",
    breaks: Categories::of(&[Category::SourceRust, Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "An information class is gone.",
    why: "Its constant and page are gone.",
    example: "EventTraceExampleInformation is not in the tables any more.",
    instead: "Keep the class with the releases that have it.",
};

pub(crate) static REQUEST_CHANGED: Rule = Rule {
    name: "request-changed",
    breaks: Categories::of(&[Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "An information class has another structure, direction or effect.",
    why: "The catalog and `explain` describe other requests.",
    example: "EventTraceExampleInformation could be queried in 6.1+, and can in 6.2+.",
    instead: "Prove it with the study of the code.",
};

pub(crate) static REQUEST_RULE_CHANGED: Rule = Rule {
    name: "request-rule-changed",
    breaks: Categories::of(&[Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A rule or limit of an information class is new, gone or different.",
    why: "The catalog and `explain` state other requirements, or another status.",
    example: "The buffer had at least the size of EXAMPLE, and has exactly that size.",
    instead: "If only some releases have the new rule, write both with their releases.",
};

pub(crate) static REFERENCE_ADDED: Rule = Rule {
    name: "reference-added",
    breaks: Categories::NONE,
    shows: Categories::of(&[Category::Data]),
    bump: Bump::Minor,
    purpose: "Events name a kind of thing, or an event names it, that did not.",
    why: "Output shows names in place of numbers.",
    example: "process-id is named by EVENT_TRACE_EXAMPLE.",
    instead: "Nothing to do.",
};

pub(crate) static REFERENCE_REMOVED: Rule = Rule {
    name: "reference-removed",
    breaks: Categories::of(&[Category::SourceRust, Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "Events no longer name a kind of thing, or an event no longer names it.",
    why: "Output shows numbers in place of names.",
    example: "process-id is not named by EVENT_TRACE_EXAMPLE any more.",
    instead: "Keep the row.",
};

pub(crate) static REFERENCE_CHANGED: Rule = Rule {
    name: "reference-changed",
    breaks: Categories::of(&[Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "What an event states about a thing, or the fields that state it, are different.",
    why: "Output shows other names.",
    example: "EVENT_TRACE_EXAMPLE described process-id, and begins it.",
    instead: "Prove it with real traces before the release.",
};
