//! Counts from real traces.

use super::{PointerSize, Sources};
use crate::role::{Among, As, Sort, TEXT, among, refers};
use crate::span::At;

rows! {
    /// `evidence/observed.toml`: counts from real traces, written by a program.
    pub struct ObservedFile {
        /// ID of the traces in `sources.toml`.
        pub sources: Sources,
        /// The traces.
        pub trace?: Vec<At<TraceRow>>,
    }

    /// One trace.
    pub struct TraceRow {
        /// The name of its file.
        pub file: As<At<String>, TEXT>,
        /// Build that wrote the trace, from its header.
        pub build: At<u32>,
        /// The pointer size of what wrote it.
        pub pointer: PointerSize,
        /// Structures that were read from its bytes.
        pub structs?: Vec<At<SeenStructRow>>,
        /// Values that its headers have.
        pub values?: Vec<At<SeenValueRow>>,
        /// Kernel events.
        pub hooks?: Vec<At<SeenHookRow>>,
    }

    /// A structure that was read from the bytes of a trace. Its form is that of the trace's build.
    pub struct SeenStructRow {
        /// The structure.
        #[serde(rename = "struct")]
        pub structure: As<At<String>, { among(Sort::Type, Among::Structures) }>,
        /// The pointer size of the data.
        pub pointer: PointerSize,
        /// Number of occurrences.
        pub count: u64,
    }

    /// A value that headers of a trace have.
    pub struct SeenValueRow {
        /// The name of the constant.
        pub name: As<At<String>, { refers(Sort::Constant) }>,
        /// Number of headers that have it.
        pub count: u64,
    }

    /// Events of one hook id, in one version, with one pointer size.
    pub struct SeenHookRow {
        /// The hook id: group and type.
        pub hook: u32,
        /// The event version.
        pub event_version: u32,
        /// The pointer size of the data.
        pub pointer: PointerSize,
        /// Number of occurrences.
        pub count: u64,
    }
}
