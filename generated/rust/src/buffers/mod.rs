// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Trace buffers.
pub mod etw_buffer_context;
pub use etw_buffer_context::EtwBufferContext;
pub use etw_buffer_context::EtwBufferContextView;
pub mod etw_buffer_header;
pub use etw_buffer_header::EtwBufferHeader;
pub use etw_buffer_header::EtwBufferHeaderView;
pub use etw_ref_clock::EtwRefClock;
pub use etw_ref_clock::EtwRefClockView;
pub mod list_entry;
pub use list_entry::ListEntryPtr32;
pub use list_entry::ListEntryPtr64;
pub use list_entry::ListEntryPtr32View;
pub use list_entry::ListEntryPtr64View;
pub use list_entry::ListEntry;
pub use list_entry::ListEntryView;
pub mod single_list_entry;
pub use single_list_entry::SingleListEntryPtr32;
pub use single_list_entry::SingleListEntryPtr64;
pub use single_list_entry::SingleListEntryPtr32View;
pub use single_list_entry::SingleListEntryPtr64View;
pub use single_list_entry::SingleListEntry;
pub use single_list_entry::SingleListEntryView;
pub(crate) mod small;
pub use small::*;
pub(crate) mod values;
pub use values::*;
pub mod wmi_buffer_header;
pub use wmi_buffer_header::WmiBufferHeaderPtr32;
pub use wmi_buffer_header::WmiBufferHeaderPtr64;
pub use wmi_buffer_header::WmiBufferHeaderPtr32View;
pub use wmi_buffer_header::WmiBufferHeaderPtr64View;
pub use wmi_buffer_header::WmiBufferHeader;
pub use wmi_buffer_header::WmiBufferHeaderView;
pub use wmi_buffer_state::WmiBufferState;
pub use wmi_buffer_state::WmiBufferStateView;
pub use wmi_client_context::WmiClientContext;
pub use wmi_client_context::WmiClientContextView;
pub(crate) static INDEX: crate::rt::Topic = crate::rt::Topic {
    layouts: &[
        &etw_buffer_context::LAYOUT_0,
        &etw_buffer_context::LAYOUT_1,
        &etw_buffer_header::LAYOUT_0,
        &etw_buffer_header::LAYOUT_1,
        &etw_ref_clock::LAYOUT_0,
        &list_entry::LAYOUT_0,
        &list_entry::LAYOUT_1,
        &single_list_entry::LAYOUT_0,
        &single_list_entry::LAYOUT_1,
        &wmi_buffer_header::LAYOUT_0,
        &wmi_buffer_header::LAYOUT_1,
        &wmi_buffer_header::LAYOUT_2,
        &wmi_buffer_header::LAYOUT_3,
        &wmi_buffer_header::LAYOUT_4,
        &wmi_buffer_header::LAYOUT_5,
        &wmi_buffer_header::LAYOUT_6,
        &wmi_buffer_header::LAYOUT_7,
        &wmi_buffer_header::LAYOUT_8,
        &wmi_buffer_header::LAYOUT_9,
        &wmi_buffer_header::LAYOUT_10,
        &wmi_buffer_header::LAYOUT_11,
        &wmi_buffer_header::LAYOUT_12,
        &wmi_buffer_header::LAYOUT_13,
        &wmi_buffer_state::LAYOUT_0,
        &wmi_client_context::LAYOUT_0,
    ],
    values: &[
        EtwBufferFlag::VALUES,
        EtwBufferState::VALUES,
        EtwBufferType::VALUES,
        EventTraceClock::VALUES,
    ],
    dispatches: &[],
};
