// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The buffers that a trace is made of.
pub mod etw_buffer_context;
pub use etw_buffer_context::EtwBufferContext;
pub use etw_buffer_context::EtwBufferContextView;
mod etw_buffer_flag;
pub use etw_buffer_flag::*;
mod etw_buffer_state;
pub use etw_buffer_state::*;
mod etw_buffer_type;
pub use etw_buffer_type::*;
pub mod etw_ref_clock;
pub use etw_ref_clock::EtwRefClock;
pub use etw_ref_clock::EtwRefClockView;
mod event_trace_clock;
pub use event_trace_clock::*;
pub mod list_entry;
pub use list_entry::ListEntryX86;
pub use list_entry::ListEntryX64;
pub use list_entry::ListEntryX86View;
pub use list_entry::ListEntryX64View;
pub mod single_list_entry;
pub use single_list_entry::SingleListEntryX86;
pub use single_list_entry::SingleListEntryX64;
pub use single_list_entry::SingleListEntryX86View;
pub use single_list_entry::SingleListEntryX64View;
pub mod wmi_buffer_header;
pub use wmi_buffer_header::WmiBufferHeaderX86;
pub use wmi_buffer_header::WmiBufferHeaderX64;
pub use wmi_buffer_header::WmiBufferHeaderX86View;
pub use wmi_buffer_header::WmiBufferHeaderX64View;
pub mod wmi_buffer_state;
pub use wmi_buffer_state::WmiBufferState;
pub use wmi_buffer_state::WmiBufferStateView;
pub mod wmi_client_context;
pub use wmi_client_context::WmiClientContext;
pub use wmi_client_context::WmiClientContextView;
