// Generated from spec/enums/CRIM_LIST_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Type of a list of a provider, in a binary manifest.
    ///
    /// No known name in C; here: `CRIM_LIST_TYPE`, of type `ULONG`.
    ///
    /// It determines the signature of the list.
    ///
    /// Unknown:
    ///
    /// - Meaning of CRIM_LIST_CTRT.
    ///
    /// Source: Nico Rieck, *Blocks of compiled manifests, of a compiler of manifests*; The etwspec
    /// developers, *Resources of Windows programs in public packages*.
    CrimListType(u32), size = 4 {
        /// `CRIM_LIST_LEVELS`. Levels, CRIM_LEVELS. Releases unknown.
        #[doc(alias = "CRIM_LIST_LEVELS")]
        LEVELS = 0x00000000, "CRIM_LIST_LEVELS";
        /// `CRIM_LIST_TASKS`. Tasks, CRIM_TASKS. Releases unknown.
        #[doc(alias = "CRIM_LIST_TASKS")]
        TASKS = 0x00000001, "CRIM_LIST_TASKS";
        /// `CRIM_LIST_OPCODES`. Opcodes, CRIM_OPCODES. Releases unknown.
        #[doc(alias = "CRIM_LIST_OPCODES")]
        OPCODES = 0x00000002, "CRIM_LIST_OPCODES";
        /// `CRIM_LIST_KEYWORDS`. Keywords, CRIM_KEYWORDS. Releases unknown.
        #[doc(alias = "CRIM_LIST_KEYWORDS")]
        KEYWORDS = 0x00000003, "CRIM_LIST_KEYWORDS";
        /// `CRIM_LIST_EVENTS`. Events, CRIM_EVENTS. Releases unknown.
        #[doc(alias = "CRIM_LIST_EVENTS")]
        EVENTS = 0x00000004, "CRIM_LIST_EVENTS";
        /// `CRIM_LIST_CHANNELS`. Channels, CRIM_CHANNELS. Releases unknown.
        #[doc(alias = "CRIM_LIST_CHANNELS")]
        CHANNELS = 0x00000005, "CRIM_LIST_CHANNELS";
        /// `CRIM_LIST_MAPS`. Maps, CRIM_MAPS. Releases unknown.
        #[doc(alias = "CRIM_LIST_MAPS")]
        MAPS = 0x00000006, "CRIM_LIST_MAPS";
        /// `CRIM_LIST_TEMPLATES`. Templates, CRIM_TEMPLATES. Releases unknown.
        #[doc(alias = "CRIM_LIST_TEMPLATES")]
        TEMPLATES = 0x00000007, "CRIM_LIST_TEMPLATES";
        /// `CRIM_LIST_PATTERN_MAPS`. Pattern maps. Releases unknown.
        #[doc(alias = "CRIM_LIST_PATTERN_MAPS")]
        PATTERN_MAPS = 0x00000008, "CRIM_LIST_PATTERN_MAPS";
        /// `CRIM_LIST_FILTERS`. Filters. Releases unknown.
        #[doc(alias = "CRIM_LIST_FILTERS")]
        FILTERS = 0x00000009, "CRIM_LIST_FILTERS";
        /// `CRIM_LIST_CTRT`. Unknown. Releases unknown.
        #[doc(alias = "CRIM_LIST_CTRT")]
        CTRT = 0x0000000a, "CRIM_LIST_CTRT";
        /// `CRIM_LIST_EVENT_FLAGS`. Flags of events. Releases unknown.
        #[doc(alias = "CRIM_LIST_EVENT_FLAGS")]
        EVENT_FLAGS = 0x0000000b, "CRIM_LIST_EVENT_FLAGS";
        /// `CRIM_LIST_EVENT_ATTRIBUTES`. Attributes of events, CRIM_EVENT_ATTRIBUTES. Releases unknown.
        #[doc(alias = "CRIM_LIST_EVENT_ATTRIBUTES")]
        EVENT_ATTRIBUTES = 0x0000000c, "CRIM_LIST_EVENT_ATTRIBUTES";
        /// `CRIM_LIST_PROVIDER_ATTRIBUTES`. Attributes of the provider, CRIM_PROVIDER_ATTRIBUTES. Releases unknown.
        #[doc(alias = "CRIM_LIST_PROVIDER_ATTRIBUTES")]
        PROVIDER_ATTRIBUTES = 0x0000000d, "CRIM_LIST_PROVIDER_ATTRIBUTES";
    }
}

static TABLE: Values = values("CRIM_LIST_TYPE", false, &[
    named("CRIM_LIST_LEVELS", 0, &[]),
    named("CRIM_LIST_TASKS", 1, &[]),
    named("CRIM_LIST_OPCODES", 2, &[]),
    named("CRIM_LIST_KEYWORDS", 3, &[]),
    named("CRIM_LIST_EVENTS", 4, &[]),
    named("CRIM_LIST_CHANNELS", 5, &[]),
    named("CRIM_LIST_MAPS", 6, &[]),
    named("CRIM_LIST_TEMPLATES", 7, &[]),
    named("CRIM_LIST_PATTERN_MAPS", 8, &[]),
    named("CRIM_LIST_FILTERS", 9, &[]),
    named("CRIM_LIST_CTRT", 10, &[]),
    named("CRIM_LIST_EVENT_FLAGS", 11, &[]),
    named("CRIM_LIST_EVENT_ATTRIBUTES", 12, &[]),
    named("CRIM_LIST_PROVIDER_ATTRIBUTES", 13, &[]),
]);
