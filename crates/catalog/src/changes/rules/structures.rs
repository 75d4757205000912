//! Rules about structures, their forms and their fields.

use super::{Bump, Categories, Category, Rule};

pub(crate) static STRUCTURE_ADDED: Rule = Rule {
    name: "structure-added",
    breaks: Categories::NONE,
    shows: Categories::NONE,
    bump: Bump::Minor,
    purpose: "A structure is described that was not described before.",
    why: "Nothing that exists changes. Programs can use a new type.",
    example: "EXAMPLE_RECORD was not in the tables, and is now.",
    instead: "Nothing to do.",
};

pub(crate) static STRUCTURE_REMOVED: Rule = Rule {
    name: "structure-removed",
    breaks: Categories::of(&[Category::Wire, Category::SourceRust, Category::SourceC]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A structure is no longer described.",
    why: "Its Rust type, C type, page and layout are gone, and bytes that it described are opaque.",
    example: "EXAMPLE_RECORD was in the tables, and is not any more.",
    instead: "Keep the table with `deprecated = \"reason\"`. If the structure has a new name, write `renamed-from = [\"OLD\"]` in its table.",
};

pub(crate) static STRUCTURE_RENAMED: Rule = Rule {
    name: "structure-renamed",
    breaks: Categories::of(&[Category::SourceRust, Category::SourceC, Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A structure has another name.",
    why: "The names in Rust, C, the catalog and the site are gone.",
    example: "EXAMPLE_RECORD with the same fields is now EXAMPLE_ENTRY.",
    instead: "Write `renamed-from = [\"OLD\"]` in the table, so that the old name stays as a deprecated alias.",
};

pub(crate) static LAYOUT_LEARNED: Rule = Rule {
    name: "layout-learned",
    breaks: Categories::NONE,
    shows: Categories::of(&[Category::Data]),
    bump: Bump::Minor,
    purpose: "The layout of a structure is known that was known only by name.",
    why: "Bytes that were opaque are decoded.",
    example: "`layout = \"unknown\"` was removed, and fields were added.",
    instead: "Nothing to do.",
};

pub(crate) static LAYOUT_LOST: Rule = Rule {
    name: "layout-lost",
    breaks: Categories::of(&[Category::Wire, Category::SourceRust, Category::SourceC]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "The layout of a structure is no longer known.",
    why: "Bytes that were decoded are opaque, and its type is gone.",
    example: "`layout = \"unknown\"` replaces the fields.",
    instead: "Keep the fields, and state the doubt as a dispute.",
};

pub(crate) static FORM_ADDED: Rule = Rule {
    name: "form-added",
    breaks: Categories::NONE,
    shows: Categories::NONE,
    bump: Bump::Minor,
    purpose: "A structure has a form with a new name.",
    why: "A release changes the layout, or two releases are distinguished. A new type exists.",
    example: "EXAMPLE_RECORD gets the form V1703 for 1703 and higher.",
    instead: "Nothing to do. A changed layout in releases that had another one is reported by other rules.",
};

pub(crate) static FORM_REMOVED: Rule = Rule {
    name: "form-removed",
    breaks: Categories::of(&[Category::SourceRust, Category::SourceC]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "The name of a form no longer exists.",
    why: "Code that names the form does not compile. The layout may exist under another name.",
    example: "example_record::V5_1 is not generated any more.",
    instead: "Keep the boundary that names the form, or announce the new name in the changelog.",
};

pub(crate) static FORM_REPLACED: Rule = Rule {
    name: "form-replaced",
    breaks: Categories::of(&[Category::SourceRust, Category::SourceC]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "The name of a form means the layout of other releases.",
    why: "Code compiles as before and reads other bytes, or a field of the old layout is missing. This happens to the plain name when a release gets a new layout.",
    example: "ExampleRecord had the layout of 6.0..1607, and has that of 1703+.",
    instead: "Use the release name of a form (`V6_0`) where exactly that layout is meant.",
};

pub(crate) static SIZE_CHANGED: Rule = Rule {
    name: "size-changed",
    breaks: Categories::of(&[Category::Wire, Category::SourceRust, Category::SourceC]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "The size of a structure in existing releases is another one.",
    why: "Readers find what follows at another place, and buffers of the old size are too small.",
    example: "EXAMPLE_RECORD had 0x18 bytes in 6.1+, and has 0x20.",
    instead: "If only some releases have the new size, state both with their releases.",
};

pub(crate) static ALIGNMENT_CHANGED: Rule = Rule {
    name: "alignment-changed",
    breaks: Categories::of(&[Category::SourceC]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "The alignment or packing of a structure is another one.",
    why: "A C compiler places it differently within other structures.",
    example: "EXAMPLE_RECORD was aligned to 4 bytes, and is to 8.",
    instead: "State the alignment by release, if both are right.",
};

pub(crate) static EXTENT_CHANGED: Rule = Rule {
    name: "extent-changed",
    breaks: Categories::of(&[Category::Wire]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "The extent of the data after the fixed part is determined differently.",
    why: "Readers take other bytes as payload or as the next event.",
    example: "The total size was in Size, in bytes, and is in Packet.Size, in units of 8.",
    instead: "Prove the new statement with real traces before the release.",
};

pub(crate) static FIELD_ADDED: Rule = Rule {
    name: "field-added",
    breaks: Categories::NONE,
    shows: Categories::of(&[Category::Data]),
    bump: Bump::Minor,
    purpose: "A field is described where bytes were unknown, padding or absent.",
    why: "Decoded output has a new key. A decoder that compared keys exactly sees a difference.",
    example: "EXAMPLE_RECORD has a new field Rate at 0x10.",
    instead: "Nothing to do.",
};

pub(crate) static FIELD_REMOVED: Rule = Rule {
    name: "field-removed",
    breaks: Categories::of(&[Category::Wire, Category::SourceRust, Category::SourceC]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A field is no longer described in releases that had it.",
    why: "Its getter, C member and key in decoded output are gone.",
    example: "EXAMPLE_RECORD.Rate is not in the tables any more.",
    instead: "Restrict it to releases with `versions`, or keep it with `deprecated`. For a new name, write `renamed-from`.",
};

pub(crate) static FIELD_RENAMED: Rule = Rule {
    name: "field-renamed",
    breaks: Categories::of(&[Category::SourceRust, Category::SourceC, Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A field has another name.",
    why: "Its getter, C member and key in decoded output have another name.",
    example: "EXAMPLE_RECORD.Rate at 0x10 is now SampleRate.",
    instead: "Write `renamed-from = [\"OLD\"]` in the row: the old getter and the old name stay, deprecated.",
};

pub(crate) static FIELD_MOVED: Rule = Rule {
    name: "field-moved",
    breaks: Categories::of(&[Category::Wire]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A field is at another offset.",
    why: "The same bytes give another value. Code compiles as before.",
    example: "EXAMPLE_RECORD.Rate was at 0x10, and is at 0x14.",
    instead: "If only some releases have the new offset, write `at` by release.",
};

pub(crate) static FIELD_RESIZED: Rule = Rule {
    name: "field-resized",
    breaks: Categories::of(&[Category::Wire, Category::SourceRust, Category::SourceC]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A field has another size.",
    why: "The same bytes give another value, and the types in Rust and C change.",
    example: "EXAMPLE_RECORD.Rate had 4 bytes, and has 8.",
    instead: "If only some releases have the new size, write two rows with their releases.",
};

pub(crate) static FIELD_RETYPED: Rule = Rule {
    name: "field-retyped",
    breaks: Categories::of(&[Category::Wire, Category::SourceRust, Category::SourceC]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A field of the same size has another representation.",
    why: "The same bytes give another value: signed or unsigned, an integer, an array, a GUID, a structure.",
    example: "EXAMPLE_RECORD.Rate was ULONG, and is LONG.",
    instead: "State the side of the other source as a dispute, if sources disagree.",
};

pub(crate) static TYPE_NAME_CHANGED: Rule = Rule {
    name: "type-name-changed",
    breaks: Categories::NONE,
    shows: Categories::of(&[Category::Data]),
    bump: Bump::Minor,
    purpose: "The C type of a field has another name and the same representation.",
    why: "The catalog and listings show another type name.",
    example: "EXAMPLE_RECORD.Rate was ULONG, and is DWORD.",
    instead: "Nothing to do.",
};

pub(crate) static FIELD_REGROUPED: Rule = Rule {
    name: "field-regrouped",
    breaks: Categories::of(&[Category::SourceRust, Category::SourceC, Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A field enters or leaves a union or a nested structure, at the same offset.",
    why: "Its path in C, Rust and decoded output changes, or it shares its bytes with other fields.",
    example: "TimeStamp was a member of its own, and is an arm of a union with Low and High.",
    instead: "Keep the old grouping if both describe the same bytes.",
};

pub(crate) static ARMS_REORDERED: Rule = Rule {
    name: "arms-reordered",
    breaks: Categories::of(&[Category::SourceC]),
    shows: Categories::of(&[Category::Data]),
    bump: Bump::Breaking,
    purpose: "The members of a union are in another order.",
    why: "An initializer in C without a name sets the first member.",
    example: "The arms TimeStamp, Parts are now Parts, TimeStamp.",
    instead: "Keep the order, and append new arms.",
};

pub(crate) static VALUES_CHANGED: Rule = Rule {
    name: "values-changed",
    breaks: Categories::of(&[Category::SourceRust, Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "The values of a field belong to another set, or to none.",
    why: "The getter returns another type, and output shows other names.",
    example: "EXAMPLE_RECORD.Kind had values of KIND, and has values of STATE.",
    instead: "Add values to the set that the field has, if possible.",
};

pub(crate) static MEANING_ADDED: Rule = Rule {
    name: "meaning-added",
    breaks: Categories::of(&[Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "The meaning of a field is stated that was unknown.",
    why: "JSON output has the value in another form, such as the text of an address instead of a number. Bytes and raw getters are the same.",
    example: "EXAMPLE_RECORD.Owner means process-id.",
    instead: "Announce it in the changelog. Programs can read the number from a raw getter.",
};

pub(crate) static MEANING_CHANGED: Rule = Rule {
    name: "meaning-changed",
    breaks: Categories::of(&[Category::Wire, Category::SourceRust]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A field means something else, or its meaning is unknown again.",
    why: "The typed getter is gone, and the same bytes stand for something else.",
    example: "EXAMPLE_RECORD.Owner meant process-id, and means thread-id.",
    instead: "State the side of the other source as a dispute, if sources disagree.",
};

pub(crate) static UNITS_CHANGED: Rule = Rule {
    name: "units-changed",
    breaks: Categories::of(&[Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A number counts other units.",
    why: "Programs that convert the number are wrong by a factor.",
    example: "EXAMPLE_RECORD.Length was in bytes, and is in pages.",
    instead: "Correct programs that use it; the number itself is the same.",
};

pub(crate) static CONDITION_CHANGED: Rule = Rule {
    name: "condition-changed",
    breaks: Categories::of(&[Category::Wire]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "The condition for a union member, a part or an inserted item is another one.",
    why: "The same bytes have or lack it.",
    example: "The part Name was present if Flags & 0x1, and is if Flags & 0x2.",
    instead: "Prove the new condition with real traces before the release.",
};

pub(crate) static COUNT_CHANGED: Rule = Rule {
    name: "count-changed",
    breaks: Categories::of(&[Category::Wire, Category::SourceRust, Category::SourceC]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "The number of elements of an array, or where it is stored, is another one.",
    why: "Readers take other bytes as elements.",
    example: "Numbers had as many elements as Count, and has 4.",
    instead: "If only some releases have the new count, write two rows with their releases.",
};

pub(crate) static ACCESSOR_CHANGED: Rule = Rule {
    name: "accessor-changed",
    breaks: Categories::of(&[Category::SourceRust]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A field has another accessor, or none.",
    why: "A method of the dispatch reads other bytes, or returns nothing.",
    example: "SystemTime was the time stamp of its header, and is not any more.",
    instead: "Keep the accessor at one field of each header.",
};

pub(crate) static PAYLOAD_TYPE_CHANGED: Rule = Rule {
    name: "payload-type-changed",
    breaks: Categories::of(&[Category::SourceRust, Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A structure belongs to another payload type, or its fields have other common names.",
    why: "The variant of `Payload` and its getters have other names.",
    example: "EXAMPLE_V0 was a layout of Example, and is a payload of its own.",
    instead: "Keep `payload-type` and `same-as`.",
};

pub(crate) static BIT_ADDED: Rule = Rule {
    name: "bit-added",
    breaks: Categories::NONE,
    shows: Categories::of(&[Category::Data]),
    bump: Bump::Minor,
    purpose: "A bit field is described where bits were unknown.",
    why: "Decoded output has a new key.",
    example: "Bit 4 of EXAMPLE_RECORD.Flags is now Compressed.",
    instead: "Nothing to do.",
};

pub(crate) static BIT_REMOVED: Rule = Rule {
    name: "bit-removed",
    breaks: Categories::of(&[Category::Wire, Category::SourceRust, Category::SourceC]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A bit field is no longer described in releases that had it.",
    why: "Its getter, C member and key in decoded output are gone.",
    example: "EXAMPLE_RECORD.Compressed is not in the tables any more.",
    instead: "Restrict it to releases with `versions`. For a new name, write `renamed-from`.",
};

pub(crate) static BIT_RENAMED: Rule = Rule {
    name: "bit-renamed",
    breaks: Categories::of(&[Category::SourceRust, Category::SourceC, Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A bit field has another name.",
    why: "Its getter, C member and key in decoded output have another name.",
    example: "EXAMPLE_RECORD.Compressed is now IsCompressed.",
    instead: "Write `renamed-from = [\"OLD\"]` in the row.",
};

pub(crate) static BIT_MOVED: Rule = Rule {
    name: "bit-moved",
    breaks: Categories::of(&[Category::Wire, Category::SourceC]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A bit field begins at another bit.",
    why: "The same bytes give another value. Code compiles as before.",
    example: "EXAMPLE_RECORD.Compressed was bit 4, and is bit 5.",
    instead: "If only some releases have the new place, write two rows with their releases.",
};

pub(crate) static BIT_RESIZED: Rule = Rule {
    name: "bit-resized",
    breaks: Categories::of(&[Category::Wire, Category::SourceRust, Category::SourceC]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A bit field has another width.",
    why: "The same bytes give another value.",
    example: "EXAMPLE_RECORD.Kind had 4 bits, and has 5.",
    instead: "If only some releases have the new width, write two rows with their releases.",
};

pub(crate) static PART_ADDED: Rule = Rule {
    name: "part-added",
    breaks: Categories::of(&[Category::SourceRust]),
    shows: Categories::of(&[Category::Data]),
    bump: Bump::Breaking,
    purpose: "A part after the fixed part is described that was not described before.",
    why: "Bytes that were the rest of the data are decoded, and the owned type has a new public field.",
    example: "EXAMPLE_RECORD is followed by Name.",
    instead: "Nothing to do for readers. Code that builds the structure names the new part.",
};

pub(crate) static PART_REMOVED: Rule = Rule {
    name: "part-removed",
    breaks: Categories::of(&[Category::Wire, Category::SourceRust, Category::SourceC]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A part after the fixed part is no longer described in releases that had it.",
    why: "Its bytes are the rest of the data, or are taken as the next part.",
    example: "EXAMPLE_RECORD is not followed by Name any more.",
    instead: "Restrict it to releases with `versions`. For a new name, write `renamed-from`.",
};

pub(crate) static PARTS_REORDERED: Rule = Rule {
    name: "parts-reordered",
    breaks: Categories::of(&[Category::Wire]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "The parts after the fixed part are in another order.",
    why: "The same bytes are other parts.",
    example: "Name, Path are now Path, Name.",
    instead: "If only some releases have the new order, write the rows with their releases.",
};

pub(crate) static ITEM_ADDED: Rule = Rule {
    name: "item-added",
    breaks: Categories::of(&[Category::Wire]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A structure may be inserted between a header and its data.",
    why: "The data of events with the announcing bits begin later.",
    example: "HEADER may insert EXAMPLE_ITEM if Marker & 0x4000.",
    instead: "Prove it with real traces before the release.",
};

pub(crate) static ITEM_REMOVED: Rule = Rule {
    name: "item-removed",
    breaks: Categories::of(&[Category::Wire, Category::SourceRust]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "A structure is no longer inserted between a header and its data.",
    why: "The data of events with the announcing bits begin earlier.",
    example: "HEADER does not insert EXAMPLE_ITEM any more.",
    instead: "Keep the row, and restrict it with `only-for`, if it holds for some events.",
};

pub(crate) static MODULE_CHANGED: Rule = Rule {
    name: "module-changed",
    breaks: Categories::of(&[Category::SourceRust, Category::Data]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "An item belongs to another topic.",
    why: "Its path in the crate, the feature that enables it and its section of the site change.",
    example: "EXAMPLE_RECORD was in payloads::thread, and is in payloads::process.",
    instead: "Keep the topic, or announce the new path in the changelog.",
};

pub(crate) static RUST_NAME_CHANGED: Rule = Rule {
    name: "rust-name-changed",
    breaks: Categories::of(&[Category::SourceRust]),
    shows: Categories::NONE,
    bump: Bump::Breaking,
    purpose: "An item with the same name in C has another name in Rust.",
    why: "Code that names it does not compile.",
    example: "PERF_EXAMPLE was Perf::EXAMPLE, and is Perf::PERF_EXAMPLE.",
    instead: "Keep `prefix`, `suffix` and the names that collide with this one.",
};

pub(crate) static DECLARATION_CHANGED: Rule = Rule {
    name: "declaration-changed",
    breaks: Categories::NONE,
    shows: Categories::NONE,
    bump: Bump::Patch,
    purpose: "The row of a field is written differently, with the same layout in every release.",
    why: "The page shows another declaration or stated offset.",
    example: "`at` was stated, and is computed.",
    instead: "Nothing to do.",
};
