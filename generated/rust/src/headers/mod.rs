// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The headers of events in a trace: how each begins, and what may be inserted between it and the data.
pub mod compact_system_trace_header;
pub use compact_system_trace_header::CompactSystemTraceHeader;
pub use compact_system_trace_header::CompactSystemTraceHeaderView;
pub mod event_extended_item_pebs_index;
pub use event_extended_item_pebs_index::EventExtendedItemPebsIndex;
pub use event_extended_item_pebs_index::EventExtendedItemPebsIndexView;
pub mod event_extended_item_pmc_counters;
pub use event_extended_item_pmc_counters::EventExtendedItemPmcCountersView;
#[cfg(feature = "alloc")]
pub use event_extended_item_pmc_counters::EventExtendedItemPmcCounters;
pub mod event_trace_header;
pub use event_trace_header::EventTraceHeader;
pub use event_trace_header::EventTraceHeaderView;
mod event_trace_header_flags;
pub use event_trace_header_flags::*;
pub mod perfinfo_trace_header;
pub use perfinfo_trace_header::PerfinfoTraceHeaderView;
#[cfg(feature = "alloc")]
pub use perfinfo_trace_header::PerfinfoTraceHeader;
pub mod system_trace_header;
pub use system_trace_header::SystemTraceHeader;
pub use system_trace_header::SystemTraceHeaderView;
mod trace_header_marker;
pub use trace_header_marker::*;
mod trace_header_markers;
pub use trace_header_markers::*;
mod trace_header_type;
pub use trace_header_type::*;
pub mod wmi_trace_packet;
pub use wmi_trace_packet::WmiTracePacket;
pub use wmi_trace_packet::WmiTracePacketView;
pub mod wnode_header;
pub use wnode_header::WnodeHeader32;
pub use wnode_header::WnodeHeader64;
pub use wnode_header::WnodeHeader32View;
pub use wnode_header::WnodeHeader64View;
