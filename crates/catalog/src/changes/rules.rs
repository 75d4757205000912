//! The list of all rules: what kinds of differences exist, and for whom each matters.
//!
//! # Design
//!
//! The rule of a difference determines its categories, so the table in `RULES.md` is complete. A rule that only adds to
//! decoded output breaks nothing, and `--strict` reports it.

use std::fmt::Write as _;

use crate::query::suggest::closest;
use etwspec_console::{Console, Problem, wrapped};

use crate::changes::{Bump, Categories, Category};

/// Kind of difference.
#[derive(Debug)]
pub struct Rule {
    /// Stable name, such as `field-moved`.
    pub name: &'static str,
    /// Categories that it breaks.
    pub breaks: Categories,
    /// Whose results it changes without breaking them: decoded output has more in it than before.
    pub shows: Categories,
    /// Part of the version that it raises at least.
    pub bump: Bump,
    /// Purpose of the rule, in one sentence.
    pub purpose: &'static str,
    /// Reason why it matters.
    pub why: &'static str,
    /// An example.
    pub example: &'static str,
    /// Advice: an alternative, or a remedy.
    pub instead: &'static str,
}

impl PartialEq for Rule {
    fn eq(&self, other: &Rule) -> bool {
        self.name == other.name
    }
}

impl Eq for Rule {}

macro_rules! rules {
    ($($(#[$doc:meta])* $group:ident {$(
        $id:ident $name:literal $bump:ident breaks [$($breaks:ident),*] shows [$($shows:ident),*]
        $purpose:literal $why:literal $example:literal $($instead:literal)?
    )*})*) => {
        $($(#[$doc])* pub(crate) mod $group {
            use crate::changes::{Bump, Categories, Category, Rule};

            $(pub(crate) static $id: Rule = Rule {
                name: $name,
                breaks: Categories::of(&[$(Category::$breaks),*]),
                shows: Categories::of(&[$(Category::$shows),*]),
                bump: Bump::$bump,
                purpose: $purpose,
                why: $why,
                example: $example,
                instead: [$($instead,)? "Nothing to do."][0],
            };)*
        })*

        /// All rules, from structures to claims.
        pub static RULES: &[&Rule] = &[$($(&$group::$id),*),*];
    };
}

rules! {
    /// Rules about structures, their forms and their fields.
    structures {
        STRUCTURE_ADDED "structure-added" Minor breaks [] shows []
            "A structure is described that was not described before." "Nothing that exists changes. Programs can use a new type."
            "EXAMPLE_RECORD was not in the tables, and is now."
        STRUCTURE_REMOVED "structure-removed" Breaking breaks [Wire, SourceRust, SourceC] shows []
            "A structure is no longer described."
            "Its Rust type, C type, page and layout are gone, and bytes that it described are opaque."
            "EXAMPLE_RECORD was in the tables, and is not any more."
            "Keep the table with `deprecated = \"reason\"`. If the structure has a new name, write `renamed-from = [\"OLD\"]` in its table."
        STRUCTURE_RENAMED "structure-renamed" Breaking breaks [SourceRust, SourceC, Data] shows []
            "A structure has another name." "The names in Rust, C, the catalog and the site are gone."
            "EXAMPLE_RECORD with the same fields is now EXAMPLE_ENTRY."
            "Write `renamed-from = [\"OLD\"]` in the table, so that the old name stays as a deprecated alias."
        LAYOUT_LEARNED "layout-learned" Minor breaks [] shows [Data]
            "The layout of a structure is known that was known only by name." "Bytes that were opaque are decoded."
            "`layout = \"unknown\"` was removed, and fields were added."
        LAYOUT_LOST "layout-lost" Breaking breaks [Wire, SourceRust, SourceC] shows []
            "The layout of a structure is no longer known." "Bytes that were decoded are opaque, and its type is gone."
            "`layout = \"unknown\"` replaces the fields." "Keep the fields, and state the doubt as a dispute."
        FORM_ADDED "form-added" Minor breaks [] shows []
            "A structure has a form with a new name."
            "A release changes the layout, or two releases are distinguished. A new type exists."
            "EXAMPLE_RECORD gets the form V1703 for 1703 and higher."
            "Nothing to do. A changed layout in releases that had another one is reported by other rules."
        FORM_REMOVED "form-removed" Breaking breaks [SourceRust, SourceC] shows []
            "The name of a form no longer exists."
            "Code that names the form does not compile. The layout may exist under another name."
            "example_record::V5_1 is not generated any more."
            "Keep the boundary that names the form, or announce the new name in the changelog."
        FORM_REPLACED "form-replaced" Breaking breaks [SourceRust, SourceC] shows []
            "The name of a form means the layout of other releases."
            "Code compiles as before and reads other bytes, or a field of the old layout is missing. This happens to the plain name when a release gets a new layout."
            "ExampleRecord had the layout of 6.0..1607, and has that of 1703+."
            "Use the release name of a form (`V6_0`) where exactly that layout is meant."
        SIZE_CHANGED "size-changed" Breaking breaks [Wire, SourceRust, SourceC] shows []
            "The size of a structure in existing releases is another one."
            "Readers find what follows at another place, and buffers of the old size are too small."
            "EXAMPLE_RECORD had 0x18 bytes in 6.1+, and has 0x20."
            "If only some releases have the new size, state both with their releases."
        ALIGNMENT_CHANGED "alignment-changed" Breaking breaks [SourceC] shows []
            "The alignment or packing of a structure is another one."
            "A C compiler places it differently within other structures." "EXAMPLE_RECORD was aligned to 4 bytes, and is to 8."
            "State the alignment by release, if both are right."
        EXTENT_CHANGED "extent-changed" Breaking breaks [Wire] shows []
            "The extent of the data after the fixed part is determined differently."
            "Readers take other bytes as payload or as the next event."
            "The total size was in Size, in bytes, and is in Packet.Size, in units of 8."
            "Prove the new statement with real traces before the release."
        FIELD_ADDED "field-added" Minor breaks [] shows [Data]
            "A field is described where bytes were unknown, padding or absent."
            "Decoded output has a new key. A decoder that compared keys exactly sees a difference."
            "EXAMPLE_RECORD has a new field Rate at 0x10."
        FIELD_REMOVED "field-removed" Breaking breaks [Wire, SourceRust, SourceC] shows []
            "A field is no longer described in releases that had it." "Its getter, C member and key in decoded output are gone."
            "EXAMPLE_RECORD.Rate is not in the tables any more."
            "Restrict it to releases with `versions`, or keep it with `deprecated`. For a new name, write `renamed-from`."
        FIELD_RENAMED "field-renamed" Breaking breaks [SourceRust, SourceC, Data] shows []
            "A field has another name." "Its getter, C member and key in decoded output have another name."
            "EXAMPLE_RECORD.Rate at 0x10 is now SampleRate."
            "Write `renamed-from = [\"OLD\"]` in the row: the old getter and the old name stay, deprecated."
        FIELD_MOVED "field-moved" Breaking breaks [Wire] shows []
            "A field is at another offset." "The same bytes give another value. Code compiles as before."
            "EXAMPLE_RECORD.Rate was at 0x10, and is at 0x14." "If only some releases have the new offset, write `at` by release."
        FIELD_RESIZED "field-resized" Breaking breaks [Wire, SourceRust, SourceC] shows []
            "A field has another size." "The same bytes give another value, and the types in Rust and C change."
            "EXAMPLE_RECORD.Rate had 4 bytes, and has 8."
            "If only some releases have the new size, write two rows with their releases."
        FIELD_RETYPED "field-retyped" Breaking breaks [Wire, SourceRust, SourceC] shows []
            "A field of the same size has another representation."
            "The same bytes give another value: signed or unsigned, an integer, an array, a GUID, a structure."
            "EXAMPLE_RECORD.Rate was ULONG, and is LONG." "State the side of the other source as a dispute, if sources disagree."
        TYPE_NAME_CHANGED "type-name-changed" Minor breaks [] shows [Data]
            "The C type of a field has another name and the same representation."
            "The catalog and listings show another type name." "EXAMPLE_RECORD.Rate was ULONG, and is DWORD."
        FIELD_REGROUPED "field-regrouped" Breaking breaks [SourceRust, SourceC, Data] shows []
            "A field enters or leaves a union or a nested structure, at the same offset."
            "Its path in C, Rust and decoded output changes, or it shares its bytes with other fields."
            "TimeStamp was a member of its own, and is an arm of a union with Low and High."
            "Keep the old grouping if both describe the same bytes."
        ARMS_REORDERED "arms-reordered" Breaking breaks [SourceC] shows [Data]
            "The members of a union are in another order." "An initializer in C without a name sets the first member."
            "The arms TimeStamp, Parts are now Parts, TimeStamp." "Keep the order, and append new arms."
        VALUES_CHANGED "values-changed" Breaking breaks [SourceRust, Data] shows []
            "The values of a field belong to another set, or to none."
            "The getter returns another type, and output shows other names."
            "EXAMPLE_RECORD.Kind had values of KIND, and has values of STATE."
            "Add values to the set that the field has, if possible."
        MEANING_ADDED "meaning-added" Breaking breaks [Data] shows []
            "The meaning of a field is stated that was unknown."
            "JSON output has the value in another form, such as the text of an address instead of a number. Bytes and raw getters are the same."
            "EXAMPLE_RECORD.Owner means process-id."
            "Announce it in the changelog. Programs can read the number from a raw getter."
        MEANING_CHANGED "meaning-changed" Breaking breaks [Wire, SourceRust] shows []
            "A field means something else, or its meaning is unknown again."
            "The typed getter is gone, and the same bytes stand for something else."
            "EXAMPLE_RECORD.Owner meant process-id, and means thread-id."
            "State the side of the other source as a dispute, if sources disagree."
        UNITS_CHANGED "units-changed" Breaking breaks [Data] shows []
            "A number counts other units." "Programs that convert the number are wrong by a factor."
            "EXAMPLE_RECORD.Length was in bytes, and is in pages." "Correct programs that use it; the number itself is the same."
        CONDITION_CHANGED "condition-changed" Breaking breaks [Wire] shows []
            "The condition for a union member, a part or an inserted item is another one." "The same bytes have or lack it."
            "The part Name was present if Flags & 0x1, and is if Flags & 0x2."
            "Prove the new condition with real traces before the release."
        COUNT_CHANGED "count-changed" Breaking breaks [Wire, SourceRust, SourceC] shows []
            "The number of elements of an array, or where it is stored, is another one." "Readers take other bytes as elements."
            "Numbers had as many elements as Count, and has 4."
            "If only some releases have the new count, write two rows with their releases."
        ACCESSOR_CHANGED "accessor-changed" Breaking breaks [SourceRust] shows []
            "A field has another accessor, or none." "A method of the dispatch reads other bytes, or returns nothing."
            "SystemTime was the time stamp of its header, and is not any more." "Keep the accessor at one field of each header."
        PAYLOAD_TYPE_CHANGED "payload-type-changed" Breaking breaks [SourceRust, Data] shows []
            "A structure belongs to another payload type, or its fields have other common names."
            "The variant of `Payload` and its getters have other names."
            "EXAMPLE_V0 was a layout of Example, and is a payload of its own." "Keep `payload-type` and `same-as`."
        BIT_ADDED "bit-added" Minor breaks [] shows [Data]
            "A bit field is described where bits were unknown." "Decoded output has a new key."
            "Bit 4 of EXAMPLE_RECORD.Flags is now Compressed."
        BIT_REMOVED "bit-removed" Breaking breaks [Wire, SourceRust, SourceC] shows []
            "A bit field is no longer described in releases that had it."
            "Its getter, C member and key in decoded output are gone." "EXAMPLE_RECORD.Compressed is not in the tables any more."
            "Restrict it to releases with `versions`. For a new name, write `renamed-from`."
        BIT_RENAMED "bit-renamed" Breaking breaks [SourceRust, SourceC, Data] shows []
            "A bit field has another name." "Its getter, C member and key in decoded output have another name."
            "EXAMPLE_RECORD.Compressed is now IsCompressed." "Write `renamed-from = [\"OLD\"]` in the row."
        BIT_MOVED "bit-moved" Breaking breaks [Wire, SourceC] shows []
            "A bit field begins at another bit." "The same bytes give another value. Code compiles as before."
            "EXAMPLE_RECORD.Compressed was bit 4, and is bit 5."
            "If only some releases have the new place, write two rows with their releases."
        BIT_RESIZED "bit-resized" Breaking breaks [Wire, SourceRust, SourceC] shows []
            "A bit field has another width." "The same bytes give another value." "EXAMPLE_RECORD.Kind had 4 bits, and has 5."
            "If only some releases have the new width, write two rows with their releases."
        PART_ADDED "part-added" Breaking breaks [SourceRust] shows [Data]
            "A part after the fixed part is described that was not described before."
            "Bytes that were the rest of the data are decoded, and the owned type has a new public field."
            "EXAMPLE_RECORD is followed by Name." "Nothing to do for readers. Code that builds the structure names the new part."
        PART_REMOVED "part-removed" Breaking breaks [Wire, SourceRust, SourceC] shows []
            "A part after the fixed part is no longer described in releases that had it."
            "Its bytes are the rest of the data, or are taken as the next part."
            "EXAMPLE_RECORD is not followed by Name any more."
            "Restrict it to releases with `versions`. For a new name, write `renamed-from`."
        PARTS_REORDERED "parts-reordered" Breaking breaks [Wire] shows []
            "The parts after the fixed part are in another order." "The same bytes are other parts."
            "Name, Path are now Path, Name." "If only some releases have the new order, write the rows with their releases."
        ITEM_ADDED "item-added" Breaking breaks [Wire] shows []
            "A structure may be inserted between a header and its data."
            "The data of events with the announcing bits begin later." "HEADER may insert EXAMPLE_ITEM if Marker & 0x4000."
            "Prove it with real traces before the release."
        ITEM_REMOVED "item-removed" Breaking breaks [Wire, SourceRust] shows []
            "A structure is no longer inserted between a header and its data."
            "The data of events with the announcing bits begin earlier." "HEADER does not insert EXAMPLE_ITEM any more."
            "Keep the row, and restrict it with `only-for`, if it holds for some events."
        MODULE_CHANGED "module-changed" Breaking breaks [SourceRust, Data] shows []
            "An item belongs to another topic."
            "Its path in the crate, the feature that enables it and its section of the site change."
            "EXAMPLE_RECORD was in payloads::thread, and is in payloads::process."
            "Keep the topic, or announce the new path in the changelog."
        RUST_NAME_CHANGED "rust-name-changed" Breaking breaks [SourceRust] shows []
            "An item with the same name in C has another name in Rust." "Code that names it does not compile."
            "PERF_EXAMPLE was Perf::EXAMPLE, and is Perf::PERF_EXAMPLE."
            "Keep `prefix`, `suffix` and the names that collide with this one."
        DECLARATION_CHANGED "declaration-changed" Patch breaks [] shows []
            "The row of a field is written differently, with the same layout in every release."
            "The page shows another declaration or stated offset." "`at` was stated, and is computed."
    }
    /// Rules about sets of values, group masks and documented flags.
    values {
        SET_ADDED "set-added" Minor breaks [] shows []
            "An enumeration, a set of flags or constants, or a mask is new." "Nothing that exists changes."
            "EXAMPLE_KIND was not in the tables, and is now."
        SET_REMOVED "set-removed" Breaking breaks [SourceRust, SourceC, Data] shows []
            "An enumeration, a set of flags or constants, or a mask is gone."
            "Its Rust type, C macros and page are gone, and fields show numbers only."
            "EXAMPLE_KIND is not in the tables any more." "Keep the table with `deprecated = \"reason\"`."
        SET_RENAMED "set-renamed" Breaking breaks [SourceRust, SourceC, Data] shows []
            "A set of values has another name." "Its Rust type and page have another name."
            "EXAMPLE_KIND with the same values is now EXAMPLE_TYPE." "Write `renamed-from = [\"OLD\"]` in the table."
        SET_RETYPED "set-retyped" Breaking breaks [Wire, SourceRust, SourceC] shows []
            "The values of a set have another integer type, or none because the set is of constants."
            "The Rust type wraps another integer, and macros in C have another type." "EXAMPLE_KIND was a USHORT, and is a ULONG."
            "Correct the fields instead, if only they are wider."
        SET_KIND_CHANGED "set-kind-changed" Breaking breaks [SourceRust, Data] shows []
            "A set is of another kind: enumeration or flags."
            "The Rust type has other methods, and output combines names differently."
            "EXAMPLE_KIND was an enumeration, and is a set of flags." "Prove with real values that bits combine."
        VALUE_ADDED "value-added" Minor breaks [] shows [Data]
            "A value, a flag or a mask bit has a name that had none." "Output shows a name in place of a number."
            "EXAMPLE_KIND has Third = 3."
        VALUE_REMOVED "value-removed" Breaking breaks [SourceRust, SourceC, Data] shows []
            "The name of a value, a flag or a mask bit is gone."
            "Code that names the constant does not compile, and output shows a number." "EXAMPLE_KIND has no Third any more."
            "Keep it with `deprecated`, or with the releases that have it. Reserve the name and the number with `reserved`."
        VALUE_RENAMED "value-renamed" Breaking breaks [SourceRust, SourceC, Data] shows []
            "A value, a flag or a mask bit has another name." "The constant has another name in Rust, C and output."
            "Third = 3 is now ThirdKind." "Write `renamed-from = [\"OLD\"]` in the row."
        VALUE_CHANGED "value-changed" Breaking breaks [Wire, SourceRust, SourceC] shows []
            "A name stands for another number." "Code compiles as before and compares with another number. Bytes get other names."
            "Third was 3, and is 4." "If both are right, write two rows with their releases."
        VALUE_EFFECT_CHANGED "value-effect-changed" Breaking breaks [Data] shows []
            "What a value combines, selects, contains or sets is different." "Output splits or names values differently."
            "EXAMPLE_BOTH combined EXAMPLE_A and EXAMPLE_B, and combines EXAMPLE_A and EXAMPLE_C."
            "Prove the new effect with real traces before the release."
        FLAG_MAPPING_CHANGED "flag-mapping-changed" Breaking breaks [Wire, SourceRust] shows []
            "A documented flag sets another bit of the mask." "Generated code converts flags to other masks, and back."
            "EVENT_TRACE_FLAG_EXAMPLE set PERF_A, and sets PERF_B." "Prove the new bit with real traces before the release."
        SENTINEL_CHANGED "sentinel-changed" Breaking breaks [SourceRust, SourceC, Data] shows []
            "The name one after the last value is different, or has another number."
            "Code that uses it as a count has another count." "ProfileMaximum was 0x18, and is 0x19."
            "If only some releases have the new number, write the numbers by release. If they are written so, announce the new number in the changelog."
    }
    /// Rules about events, dispatches, information classes and references.
    events {
        GROUP_ADDED "group-added" Minor breaks [] shows []
            "A group of kernel events or a class of classic events is new." "Nothing that exists changes."
            "EXAMPLE_CLASS was not in the tables, and is now."
        GROUP_REMOVED "group-removed" Breaking breaks [Wire, SourceRust, SourceC] shows []
            "A group of kernel events or a class of classic events is gone." "Events of the group have neither names nor layouts."
            "EXAMPLE_CLASS is not in the tables any more." "Keep the table."
        GROUP_RENAMED "group-renamed" Breaking breaks [SourceRust, SourceC, Data] shows []
            "A group of kernel events or a class of classic events has another name."
            "Filters, the catalog and the site use the new name." "EXAMPLE_CLASS with the same GUID is now EXAMPLE_EVENTS."
            "Write `renamed-from = [\"OLD\"]` in the table."
        EVENT_ADDED "event-added" Minor breaks [] shows [Data]
            "A kind of event is described that was not described before." "Output shows a name in place of a number."
            "Hook ID 0x0D7F is PERFINFO_LOG_TYPE_EXAMPLE."
        EVENT_REMOVED "event-removed" Breaking breaks [Wire, SourceRust, SourceC] shows []
            "A kind of event is no longer described." "Its events have neither a name nor a layout."
            "Hook ID 0x0D7F is not in the tables any more." "Keep the row with `deprecated`, or with the releases that have it."
        EVENT_RENAMED "event-renamed" Breaking breaks [SourceRust, SourceC, Data] shows []
            "A kind of event has another name." "The constant, filters and output use the new name."
            "Hook ID 0x0D7F is now PERFINFO_LOG_TYPE_SAMPLE." "Write `renamed-from = [\"OLD\"]` in the row."
        EVENT_NUMBER_CHANGED "event-number-changed" Breaking breaks [Wire, SourceRust, SourceC] shows []
            "A kind of event has another hook ID or event type."
            "Events with the old number have no name, and others are taken for it."
            "PERFINFO_LOG_TYPE_EXAMPLE was 0x0D7F, and is 0x0D80." "If both are right, write two rows with their releases."
        GUID_CHANGED "guid-changed" Breaking breaks [Wire, SourceRust, SourceC] shows []
            "A GUID is another one." "Classic events with the old GUID are not recognized." "EXAMPLE_CLASS had another GUID."
            "Prove the new GUID with real traces before the release."
        PAYLOAD_ADDED "payload-added" Minor breaks [] shows [Data]
            "An event has a payload structure that it did not have." "Bytes that were opaque are decoded."
            "PERFINFO_LOG_TYPE_EXAMPLE carries EXAMPLE_NOTIFICATION."
        PAYLOAD_REMOVED "payload-removed" Breaking breaks [Wire, SourceRust] shows []
            "An event no longer has a payload structure." "Bytes that were decoded are opaque or fit another layout."
            "PERFINFO_LOG_TYPE_EXAMPLE does not carry EXAMPLE_NOTIFICATION any more."
            "Restrict the payload to an event version, pointer size or releases instead."
        PAYLOAD_CHANGED "payload-changed" Breaking breaks [Wire] shows []
            "An event has a payload structure for another version, pointer size or releases."
            "The same event is decoded with another layout." "EXAMPLE_NOTIFICATION was for event version 2, and is for 3."
            "Prove the new condition with real traces before the release."
        PAYLOADS_REORDERED "payloads-reordered" Breaking breaks [Wire] shows []
            "The payload structures of an event are in another order."
            "Where several fit, the first is used, so the same event is decoded with another layout."
            "EXAMPLE_V0, EXAMPLE are now EXAMPLE, EXAMPLE_V0." "Keep the order, and append new structures."
        ENABLING_CHANGED "enabling-changed" Minor breaks [] shows [Data]
            "Other mask bits are stated to enable an event." "Queries for what enables an event have another answer."
            "PERFINFO_LOG_TYPE_EXAMPLE needs PERF_EXAMPLE."
        ALIAS_ADDED "alias-added" Minor breaks [] shows []
            "An item has another name that it did not have." "The name is found by searches and filters."
            "PERFINFO_LOG_TYPE_EXAMPLE is also called Example/Notify."
        ALIAS_REMOVED "alias-removed" Breaking breaks [SourceRust, SourceC, Data] shows []
            "Another name of an item is gone." "Searches, filters and code that use the name fail."
            "EXAMPLE_RECORD is not called EXAMPLE_ENTRY any more." "Write the name in `renamed-from`."
        COMMUNITY_NAME_CHANGED "community-name-changed" Breaking breaks [Data] shows []
            "A name that tools of the community use is gone, or another one is the most common."
            "Output shows another name, and searches and filters fail. No name in generated code changes."
            "PERFINFO_LOG_TYPE_EXAMPLE is not called Example/Notify any more." "Keep the name after the more common one."
        DISPATCH_ADDED "dispatch-added" Minor breaks [] shows []
            "A choice between structures is new." "Nothing that exists changes."
            "EXAMPLE_HEADER was not in the tables, and is now."
        DISPATCH_REMOVED "dispatch-removed" Breaking breaks [Wire, SourceRust] shows []
            "A choice between structures is gone." "Its Rust type is gone, and bytes are not dispatched."
            "EXAMPLE_HEADER is not in the tables any more." "Keep the table."
        DISPATCH_RENAMED "dispatch-renamed" Breaking breaks [SourceRust, Data] shows []
            "A choice between structures has another name." "Its Rust type and page have another name."
            "EXAMPLE_HEADER with the same cases is now EXAMPLE_ITEM."
            "Keep the name: a dispatch is not C, so no header demands another one."
        CASE_ADDED "case-added" Minor breaks [] shows [Data]
            "A dispatch has a case for values that had none." "Bytes that were unknown are decoded."
            "EXAMPLE_HEADER of 0xC0160000 is EXAMPLE_RECORD."
        CASE_REMOVED "case-removed" Breaking breaks [Wire, SourceRust] shows []
            "A case of a dispatch is gone." "Bytes that were decoded are unknown."
            "EXAMPLE_HEADER of 0xC0160000 is not in the tables any more." "Keep the case, and restrict it with `versions`."
        CASE_CHANGED "case-changed" Breaking breaks [Wire, SourceRust] shows []
            "A case of a dispatch has other bits, another structure or another pointer size."
            "The same bytes are another structure." "EXAMPLE_HEADER of 0xC0160000 was EXAMPLE_RECORD, and is EXAMPLE_ENTRY."
            "Prove the new case with real traces before the release."
        CASES_REORDERED "cases-reordered" Breaking breaks [Wire] shows []
            "Of two cases that match the same bytes, another one is first." "The same bytes select another case."
            "0xC0110000 under 0xFFFF0000 was before 0xC0000000 under 0xFF000000, and is after it."
            "Write the narrower case first."
        SELECTOR_CHANGED "selector-changed" Breaking breaks [Wire, SourceRust] shows []
            "The integer of a dispatch, or its selecting bits, are different." "The same bytes select another case."
            "EXAMPLE_HEADER was selected by bits 16 to 23, and is by bits 16 to 31."
            "Prove the new selector with real traces before the release."
        REQUEST_ADDED "request-added" Minor breaks [] shows []
            "An information class is new." "Nothing that exists changes."
            "EventTraceExampleInformation was not in the tables, and is now."
        REQUEST_REMOVED "request-removed" Breaking breaks [SourceRust, Data] shows []
            "An information class is gone." "Its constant and page are gone."
            "EventTraceExampleInformation is not in the tables any more." "Keep the class with the releases that have it."
        REQUEST_CHANGED "request-changed" Breaking breaks [Data] shows []
            "An information class has another structure, direction or effect."
            "The catalog and `explain` describe other requests."
            "EventTraceExampleInformation could be queried in 6.1+, and can in 6.2+." "Prove it with the study of the code."
        REQUEST_RULE_CHANGED "request-rule-changed" Breaking breaks [Data] shows []
            "A rule or limit of an information class is new, gone or different."
            "The catalog and `explain` state other requirements, or another status."
            "The buffer had at least the size of EXAMPLE, and has exactly that size."
            "If only some releases have the new rule, write both with their releases."
        REFERENCE_ADDED "reference-added" Minor breaks [] shows [Data]
            "Events name a kind of thing, or an event names it, that did not." "Output shows names in place of numbers."
            "process-id is named by EVENT_TRACE_EXAMPLE."
        REFERENCE_REMOVED "reference-removed" Breaking breaks [SourceRust, Data] shows []
            "Events no longer name a kind of thing, or an event no longer names it." "Output shows numbers in place of names."
            "process-id is not named by EVENT_TRACE_EXAMPLE any more." "Keep the row."
        REFERENCE_CHANGED "reference-changed" Breaking breaks [Data] shows []
            "What an event states about a thing, or the fields that state it, are different." "Output shows other names."
            "EVENT_TRACE_EXAMPLE described process-id, and begins it." "Prove it with real traces before the release."
    }
    /// Rules about providers.
    providers {
        PROVIDER_ADDED "provider-added" Minor breaks [] shows [Data]
            "A provider is new." "Its events have names and fields." "Example-Provider was not described, and is now."
        PROVIDER_REMOVED "provider-removed" Breaking breaks [SourceRust, Data] shows []
            "A provider is gone." "Its constants are gone, and its events are shown as bytes."
            "Example-Provider is not described any more." "Keep the provider: traces of older releases contain its events."
        PROVIDER_RENAMED "provider-renamed" Breaking breaks [SourceRust, Data] shows []
            "A provider has another name." "Its module and page have another name, and output shows the new one."
            "Example-Provider is now Other-Provider, with the same GUID." "Keep the name of the manifest."
        PROVIDER_CHANGED "provider-changed" Breaking breaks [SourceRust, Data] shows []
            "Something else identifies the events of a provider." "Other events are decoded with its fields."
            "Example-Provider had events of a manifest, and has classic events." "Prove it with real traces before the release."
        PROVIDER_EVENT_ADDED "provider-event-added" Minor breaks [] shows [Data]
            "An event of a provider, or a version of one, is new." "Events that were bytes have names and fields."
            "Event 1, version 2 of Example-Provider was not described, and is now."
        PROVIDER_EVENT_REMOVED "provider-event-removed" Breaking breaks [SourceRust, Data] shows []
            "An event of a provider, or a version of one, is gone." "Events that had names and fields are bytes."
            "Event 1, version 2 of Example-Provider is not described any more."
            "Keep the event: traces of older releases contain it."
        PROVIDER_EVENT_CHANGED "provider-event-changed" Breaking breaks [Data] shows []
            "An event of a provider has another name, task, opcode, level, channel, keyword or message, or its fields have other names or forms."
            "Output shows other names." "Event 1 of Example-Provider was called Start, and is called Begin."
            "In a manifest of your own, add an event or a version. In the tables, follow the manifest."
        PROVIDER_LAYOUT_CHANGED "provider-layout-changed" Breaking breaks [Wire] shows []
            "An event of a provider has other fields." "The same bytes are decoded differently."
            "Size of event 1 of Example-Provider was UInt32, and is UInt64."
            "In a manifest of your own, keep the event, and add a version of it with the new fields. In the tables, prove the fields with real traces before the release."
        PROVIDER_FIELD_RENAMED "provider-field-renamed" Breaking breaks [SourceRust, Data] shows []
            "A field of an event that has a payload type has another name."
            "Its getter and its key in decoded output have another name." "Size of event 1 of Example-Provider is now Length."
            "In a manifest of your own, keep the name. In the tables, follow the manifest."
        PROVIDER_PAIR_SPLIT "provider-pair-split" Breaking breaks [Data] shows []
            "The newest versions of the start and the stop event of a task differ, and were equal."
            "Tools that pair events of equal versions show neither activities nor durations."
            "Event 1 of Example-Provider, the start of Load, has version 1, and event 2, the stop of Load, has version 0."
            "In a manifest of your own, raise the versions of both events together. In the tables, prove both with real traces."
        PROVIDER_NAME_ADDED "provider-name-added" Minor breaks [] shows [Data]
            "A keyword, level, channel, task, opcode, map or map value of a provider is new."
            "Output shows a name in place of a number." "Keyword Start of Example-Provider was not described, and is now."
        PROVIDER_NAME_REMOVED "provider-name-removed" Breaking breaks [SourceRust, Data] shows []
            "A keyword, level, channel, task, opcode or map of a provider is gone or renamed."
            "Its constant is gone, and output shows a number or another name."
            "Keyword Start of Example-Provider is not described any more." "Keep the name."
        PROVIDER_NAME_CHANGED "provider-name-changed" Breaking breaks [SourceRust, Data] shows []
            "A keyword, level, channel, task, opcode or map of a provider has other numbers."
            "Constants and names in output change." "Keyword Start of Example-Provider was 0x01, and is 0x02."
            "In a manifest of your own, use a free number for a new name. In the tables, follow the manifest."
    }
    /// Rules about releases, sources, types, topics and the catalog as a whole.
    tables {
        RELEASE_ADDED "release-added" Minor breaks [] shows []
            "A release of Windows is new." "Open-ended statements include it by assumption."
            "12-30H2 was not in the tables, and is now."
        RELEASE_REMOVED "release-removed" Breaking breaks [SourceRust, SourceC, Data] shows []
            "A release of Windows is gone." "Its constant, its pages and its forms are gone."
            "12-30H2 is not in the tables any more." "Never remove a release: commands, catalogs and names of forms use its ID."
        RELEASE_CHANGED "release-changed" Breaking breaks [Data] shows []
            "A release has other pointer sizes, a different name or a different place in the order, or is new between two others."
            "Programs that read the catalog find another release, and traces of builds may be of another one."
            "12-30H2 was for both pointer sizes, and is for 64-bit data only." "Correct programs that select by release."
        BUILD_ADDED "build-added" Minor breaks [] shows [Data]
            "A release has a further build." "Traces of the build are of the same release as before."
            "99001 is a build of 12-30H2."
        BUILD_CHANGED "build-changed" Breaking breaks [Wire, SourceRust, SourceC] shows []
            "A release begins with another build, or a build is not of it any more."
            "The build of a trace selects another layout, and constants have another value."
            "12-30H2 began with build 99000, and begins with 99100."
            "Cite the source that has the build, and correct programs that select by it."
        SOURCE_ADDED "source-added" Patch breaks [] shows []
            "A source is new." "Facts can cite it." "example/notes was not in the tables, and is now."
        SOURCE_REMOVED "source-removed" Breaking breaks [Data] shows []
            "A source is gone." "Its ID and page are gone." "example/notes is not in the tables any more."
            "Keep it as long as anybody may cite it."
        SOURCE_CHANGED "source-changed" Patch breaks [] shows []
            "What is stated about a source is different."
            "The page of the source changes, and what is assumed after its examination."
            "example/notes examined releases to 11-23H2, and to 11-24H2."
        TYPE_ADDED "type-added" Minor breaks [] shows []
            "A scalar type is new." "Nothing that exists changes." "EXAMPLE_HANDLE was not in the tables, and is now."
        TYPE_REMOVED "type-removed" Breaking breaks [Data] shows []
            "A scalar type is gone." "Its page and entry in the catalog are gone." "EXAMPLE_HANDLE is not in the tables any more."
            "Keep the type."
        TYPE_CHANGED "type-changed" Breaking breaks [Wire] shows []
            "A scalar type has another representation." "Each field of the type is read differently."
            "EXAMPLE_HANDLE had 4 bytes, and has the size of a pointer." "Correct the fields instead, if only some are different."
        TOPIC_ADDED "topic-added" Minor breaks [] shows []
            "A topic or a family of topics is new." "The crate has a new module, and perhaps a feature."
            "payloads::example was not in the tables, and is now."
        TOPIC_REMOVED "topic-removed" Breaking breaks [SourceRust, Data] shows []
            "A topic or a family of topics is gone, or belongs to another family."
            "The module and the feature of the crate are gone." "payloads::example is not in the tables any more."
            "Keep the topic. For a new name, write `renamed-from`, or announce the new path in the changelog."
        DOCUMENTATION_CHANGED "documentation-changed" Patch breaks [] shows []
            "A summary, a description, a remark or an open question is different." "People read another text."
            "The summary of EXAMPLE_RECORD is different."
        STATUS_CHANGED "status-changed" Patch breaks [] shows []
            "What is known about the use of an item is different: unknown, unused, reserved, an own name."
            "People read another statement." "Third was unused, and is defined."
        RENAMED_WITH_ALIAS "renamed-with-alias" Breaking breaks [Data] shows []
            "An item has another name, and its table keeps the old one with `renamed-from`."
            "Code in Rust and C that uses the old name compiles, with a warning. Members in C have a comment instead. Output, members in Python, and Kaitai Struct have the new name only."
            "EXAMPLE_RECORD is now EXAMPLE_ENTRY, renamed from EXAMPLE_RECORD." "Programs that read output, or use Python or Kaitai Struct, accept both names."
        RENAMED_WITHOUT_C_ALIAS "renamed-without-c-alias" Breaking breaks [SourceC, Data] shows []
            "A bit field or a nested structure has another name, and its table keeps the old one with `renamed-from`."
            "C has no other name for such a member. Rust keeps the old getter, deprecated. Output, Python and Kaitai Struct have the new name only."
            "EXAMPLE_RECORD.Compressed is now IsCompressed, renamed from Compressed." "Announce the new member in the changelog."
        RENAMED_WITHOUT_RUST_ALIAS "renamed-without-rust-alias" Breaking breaks [SourceRust, Data] shows []
            "A part after the fixed part, or a structure that is a variant, has another name, and its table keeps the old one with `renamed-from`."
            "Rust has one name for a public field and for a variant of `Payload` or of a dispatch. The old name stays as a method, or as a type, deprecated. In C, the former name of a part is a comment. Output, Python and Kaitai Struct have the new name only."
            "The part Names of EXAMPLE_RECORD is now Titles, renamed from Names." "Announce the new name in the changelog."
        DEPRECATED "deprecated" Minor breaks [] shows []
            "An item is deprecated, or is not any more." "Compilers warn about its use."
            "EXAMPLE_RECORD is deprecated: EXAMPLE_ENTRY replaces it."
        RESERVED "reserved" Minor breaks [] shows []
            "A name or a number is reserved that was not." "`check` rejects tables that use it."
            "The number 3 of EXAMPLE_KIND is reserved."
        RESERVATION_DROPPED "reservation-dropped" Patch breaks [Claim] shows []
            "A name or a number is no longer reserved."
            "It can be used for something else, which programs may take for what it was."
            "The number 3 of EXAMPLE_KIND is not reserved any more." "Keep what is reserved for good."
    }
    /// Rules about claims about releases, and their support.
    claims {
        RELEASES_NARROWED "releases-narrowed" Patch breaks [Claim] shows []
            "A fact is claimed for fewer releases." "Tools for the other releases lose the fact."
            "EXAMPLE_RECORD was documented for 6.0+, and is for 6.1+." "Cite the source that excludes the releases."
        RELEASES_WIDENED "releases-widened" Patch breaks [] shows []
            "A fact is claimed for more releases." "Tools for these releases gain the fact."
            "EXAMPLE_RECORD was documented for 6.1+, and is for 6.0+."
        CLAIM_STRENGTHENED "claim-strengthened" Patch breaks [] shows []
            "A claim about releases is stronger: observed where it was unknown, documented where it was observed."
            "People can rely on more." "EXAMPLE_RECORD was observed in 6.1, and is documented for 6.1."
        CLAIM_WEAKENED "claim-weakened" Patch breaks [Claim] shows []
            "A claim about releases is weaker: observed where it was documented, unknown where it was observed."
            "People can rely on less." "EXAMPLE_RECORD was documented for 6.1, and was observed there."
            "Cite a source that compared releases."
        EVIDENCE_ADDED "evidence-added" Patch breaks [] shows []
            "A fact has evidence of another kind." "People can rely on more."
            "EXAMPLE_RECORD.Rate is also observed in real traces."
        EVIDENCE_LOST "evidence-lost" Patch breaks [Claim] shows []
            "A fact has lost its last evidence of a kind, or all of it." "People can rely on less."
            "EXAMPLE_RECORD.Rate cites no header any more." "Keep citing the source, or state why it is wrong as a dispute."
        SOURCES_CHANGED "sources-changed" Patch breaks [] shows []
            "A fact cites other sources." "The page shows other sources. Lost kinds of evidence are reported by `evidence-lost`."
            "EXAMPLE_RECORD cites example/notes."
        DISPUTE_OPENED "dispute-opened" Patch breaks [] shows []
            "A source is stated to disagree." "People see that the fact is not certain." "phnt/ntwmi says that Rate is signed."
        DISPUTE_SETTLED "dispute-settled" Patch breaks [] shows []
            "A source is no longer stated to disagree." "People see a fact without doubt."
            "phnt/ntwmi is not stated to disagree about Rate any more." "State in the commit what settled it."
        DISPUTE_SIDES_CHANGED "dispute-sides-changed" Patch breaks [Claim] shows []
            "The tables follow another side of a dispute." "What was right is wrong, and the reverse."
            "The tables followed phnt/ntwmi, and follow example/study." "State the reason in `why`."
        OBSERVATIONS_CHANGED "observations-changed" Patch breaks [] shows []
            "Counts from real traces are different." "Evidence changes with the corpus." "A trace was added."
    }
}

/// Returns the rule with a name.
pub fn find(name: &str) -> Option<&'static Rule> {
    RULES.iter().copied().find(|rule| rule.name == name)
}

/// Returns the explanation of a rule.
///
/// # Errors
///
/// Returns a list of all rules, after a suggestion if a name is similar.
pub fn explain(name: &str) -> Result<String, String> {
    let Some(rule) = find(name) else { return Err(unknown(name)) };
    let mut out = format!("{}\n\n{}\n\n{}\n\nExample:\n\n", rule.name, wrapped(rule.purpose), wrapped(rule.why));
    let _ = writeln!(out, "{}\n", indented(&wrapped(rule.example)));
    let _ = match rule.breaks.is_empty() {
        true => writeln!(out, "Breaks: nothing"),
        false => writeln!(out, "Breaks: {}", rule.breaks),
    };
    for category in rule.breaks.iter() {
        let _ = writeln!(out, "    {:<12} {}", category.name(), category.purpose());
    }
    if !rule.shows.is_empty() {
        let _ = writeln!(out, "Adds to decoded output; `breaking --strict` reports it");
    }
    let _ = writeln!(out, "Version: {}\n\n{}", rule.bump, wrapped(rule.instead));
    Ok(out)
}

/// Prints the explanation of a rule.
///
/// # Errors
///
/// [`Problem::Refused`] if there is no such rule, with a list of all rules as help.
pub fn print_explanation(name: &str, console: &mut Console<'_>) -> Result<(), Problem> {
    let text = explain(name).map_err(|unknown| match unknown.split_once('\n') {
        Some((message, help)) => Problem::new(message).help(help.trim()),
        None => Problem::new(unknown),
    })?;
    Ok(write!(console.out, "{text}")?)
}

/// Returns the table of all rules in Markdown: one row for each rule, one column for each category.
pub fn table() -> String {
    let mut out = "| rule | difference |".to_owned();
    for category in Category::ALL {
        let _ = write!(out, " {category} |");
    }
    out += " version |\n|---|---|";
    out += &":-:|".repeat(Category::ALL.len());
    out += "---|\n";
    for rule in RULES {
        let _ = write!(out, "| `{}` | {} |", rule.name, rule.purpose.trim_end_matches('.'));
        for category in Category::ALL {
            let mark = match (rule.breaks.has(category), rule.shows.has(category)) {
                (true, _) => " ✗ |",
                (false, true) => " + |",
                (false, false) => " |",
            };
            out += mark;
        }
        let _ = writeln!(out, " {} |", rule.bump);
    }
    out
}

fn unknown(name: &str) -> String {
    let mut out = format!("no rule is called `{name}`");
    if let Some(nearest) = closest(name, RULES.iter().map(|rule| rule.name), 1).first() {
        let _ = write!(out, "; did you mean `{nearest}`?");
    }
    out.push_str("\n\nthe rules are:\n");
    for rule in RULES {
        let _ = write!(out, "\n    {:<22} {}", rule.name, rule.purpose);
    }
    out.push('\n');
    out
}

fn indented(text: &str) -> String {
    text.lines().map(|line| format!("    {line}")).collect::<Vec<_>>().join("\n")
}
