//! Observations in real traces.

use crate::axis::Pointer;

model! {
    /// Observations in one trace.
    pub struct Trace {
        /// File name.
        pub file: String,
        /// Build of Windows that wrote it.
        pub build: u32,
        /// ID of the release, or of the point within a release, of that build.
        pub release?: Option<String>,
        /// Pointer size of the system that wrote it.
        pub pointer: Pointer,
        /// Structures that were decoded from it.
        pub structs?: Vec<SeenStruct>,
        /// Values in its headers.
        pub values?: Vec<SeenValue>,
        /// Kernel events.
        pub hooks?: Vec<SeenHook>,
    }

    /// Structure that was decoded from a trace.
    pub struct SeenStruct {
        /// Name of the structure.
        #[serde(rename = "struct")]
        pub structure: String,
        /// Rust name of the form that applies to the build.
        pub form?: Option<String>,
        /// Pointer size of the data.
        pub pointer: Pointer,
        /// Number of occurrences.
        pub count: u64,
    }

    /// Value in headers of a trace.
    pub struct SeenValue {
        /// Name of the constant.
        pub name: String,
        /// Number of headers with this value.
        pub count: u64,
    }

    /// Events with one hook ID, event version and pointer size.
    pub struct SeenHook {
        /// Hook ID.
        pub hook: u32,
        /// Event version.
        pub event_version: u32,
        /// Pointer size of the data.
        pub pointer: Pointer,
        /// Number of occurrences.
        pub count: u64,
    }
}
