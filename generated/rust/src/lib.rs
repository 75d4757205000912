// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit the tables.

//! The binary formats of Event Tracing for Windows, by release of Windows and pointer size.
//!
//! Everything here is made from tables of facts, each with its source. For a structure such as `EVENT_TRACE_HEADER`
//! there is an owned form, a borrowed view, older forms by release, and a choice among them at run time:
//!
//! ```
//! # fn main() -> Result<(), etwspec::Error> {
//! use etwspec::headers::{EventTraceHeader, EventTraceHeaderView, event_trace_header};
//! use etwspec::{Pointer, Release};
//!
//! let bytes = [0u8; 0x30];
//! let view = EventTraceHeaderView::new(&bytes)?; // borrowed, nothing copied
//! let header = EventTraceHeader::from_slice(&bytes)?; // owned
//! let old = event_trace_header::V5_0::from_slice(&bytes)?; // an older form, by name
//! let any = event_trace_header::Any::from_slice(&bytes, Release::WINDOWS_2000, Pointer::Bits32)?;
//! assert_eq!(view.class().kind(), header.class().kind());
//! assert_eq!(any, event_trace_header::Any::V5_0(old));
//! # Ok(())
//! # }
//! ```
//!
//! With the feature `binrw`, which is on by default, every owned form implements [`binrw::BinRead`] and
//! [`binrw::BinWrite`].
//!
//! # Features
//!
//! | feature | what it adds | default |
//! |---|---|---|
//! | `binrw` | readers and writers of binrw | yes |
//! | `std` | `std::error::Error` for binrw's errors | yes |
//! | `alloc` | owned forms of structures with a variable tail | by `std` and `binrw` |
//! | `describe` | tables that describe every layout | no |
//! | `serde` | `Serialize` and `Deserialize` | no |
//! | `proptest` | `Arbitrary` | no |
//!
//! Without features the crate is `no_std`, allocates nothing and depends on nothing: constants, fixed forms, views.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]
#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(feature = "std")]
extern crate std;
#[rustfmt::skip]
#[allow(
    clippy::identity_op,
    clippy::let_and_return,
    clippy::modulo_one,
    clippy::blocks_in_conditions
)]
pub mod buffers;
#[rustfmt::skip]
#[allow(
    clippy::identity_op,
    clippy::let_and_return,
    clippy::modulo_one,
    clippy::blocks_in_conditions
)]
pub mod headers;
#[rustfmt::skip]
#[allow(
    clippy::identity_op,
    clippy::let_and_return,
    clippy::modulo_one,
    clippy::blocks_in_conditions
)]
pub mod masks;
#[rustfmt::skip]
#[allow(
    clippy::identity_op,
    clippy::let_and_return,
    clippy::modulo_one,
    clippy::blocks_in_conditions
)]
pub mod payloads;
#[rustfmt::skip]
#[allow(
    clippy::identity_op,
    clippy::let_and_return,
    clippy::modulo_one,
    clippy::blocks_in_conditions
)]
pub mod requests;
#[rustfmt::skip]
mod releases;
mod rt;
pub use rt::{
    Bytes, Element, Elements, Error, Guid, ParseGuidError, ParseReleaseError, Pointer,
    Record, Release, ReleaseRow,
};
#[cfg(feature = "alloc")]
pub use rt::Tailed;
#[cfg(feature = "binrw")]
pub use rt::Extent;
#[cfg(feature = "describe")]
pub mod describe {
    //! Tables that describe every layout: what a labelled dump, a conversion to JSON or a generic test works from.
    pub use crate::rt::describe::*;
    /// Every form of every structure, by the structures' names, oldest first.
    pub fn layouts() -> &'static [&'static Layout] {
        &LAYOUTS
    }
    static LAYOUTS: [&Layout; 73] = [
        &crate::headers::compact_system_trace_header::tables::V6_2,
        &crate::buffers::etw_buffer_context::tables::V6_0,
        &crate::buffers::etw_buffer_context::tables::V6_2,
        &crate::requests::etw_pmc_support::tables::V6_2X86,
        &crate::requests::etw_pmc_support::tables::V6_2X64,
        &crate::requests::etw_pmc_support::tables::V1703X86,
        &crate::requests::etw_pmc_support::tables::V1703X64,
        &crate::requests::etw_pmc_support::tables::V1903X86,
        &crate::requests::etw_pmc_support::tables::V1903X64,
        &crate::buffers::etw_ref_clock::tables::V6_0,
        &crate::headers::event_extended_item_pebs_index::tables::V5_0,
        &crate::headers::event_extended_item_pmc_counters::tables::V5_0,
        &crate::requests::event_trace_coverage_sampler_information::tables::V1803X86,
        &crate::requests::event_trace_coverage_sampler_information::tables::V1803X64,
        &crate::requests::event_trace_executive_resource_information::tables::V6_1,
        &crate::requests::event_trace_groupmask_information::tables::V6_0,
        &crate::headers::event_trace_header::tables::V5_0,
        &crate::headers::event_trace_header::tables::V5_1,
        &crate::requests::event_trace_heap_tracing_information::tables::V6_1,
        &crate::requests::event_trace_last_branch_configuration_information::tables::V1709,
        &crate::requests::event_trace_last_branch_event_id::tables::V1709,
        &crate::requests::event_trace_performance_information::tables::V6_0,
        &crate::requests::event_trace_processor_trace_configuration_information::tables::V1803X86,
        &crate::requests::event_trace_processor_trace_configuration_information::tables::V1803X64,
        &crate::requests::event_trace_profile_add_information::tables::V1803,
        &crate::requests::event_trace_profile_add_information_v2::tables::V1803,
        &crate::requests::event_trace_profile_add_information_v3::tables::V5_0,
        &crate::requests::event_trace_profile_counter_information::tables::V6_2,
        &crate::requests::event_trace_profile_list_information::tables::V6_2X86,
        &crate::requests::event_trace_profile_list_information::tables::V6_2X64,
        &crate::requests::event_trace_profile_remove_information::tables::V1803,
        &crate::requests::event_trace_session_security_information::tables::V6_0,
        &crate::requests::event_trace_soft_restart_information::tables::V1607,
        &crate::requests::event_trace_spinlock_information::tables::V6_1,
        &crate::requests::event_trace_spinlock_information::tables::V6_3,
        &crate::requests::event_trace_spinlock_information_v1::tables::V6_3,
        &crate::requests::event_trace_stack_caching_information::tables::V6_2,
        &crate::requests::event_trace_system_event_information::tables::V6_1,
        &crate::requests::event_trace_tag_filter_information::tables::V6_1,
        &crate::requests::event_trace_time_profile_information::tables::V6_0,
        &crate::requests::event_trace_version_information::tables::V6_0,
        &crate::buffers::list_entry::tables::V5_0X86,
        &crate::buffers::list_entry::tables::V5_0X64,
        &crate::masks::perfinfo_groupmask::tables::V5_1,
        &crate::masks::perfinfo_groupmask::tables::V5_2,
        &crate::headers::perfinfo_trace_header::tables::V5_1,
        &crate::requests::profile_source_info::tables::V6_2,
        &crate::buffers::single_list_entry::tables::V5_0X86,
        &crate::buffers::single_list_entry::tables::V5_0X64,
        &crate::headers::system_trace_header::tables::V5_0,
        &crate::buffers::wmi_buffer_header::tables::V5_0X86,
        &crate::buffers::wmi_buffer_header::tables::V5_0X64,
        &crate::buffers::wmi_buffer_header::tables::V5_1X86,
        &crate::buffers::wmi_buffer_header::tables::V5_1X64,
        &crate::buffers::wmi_buffer_header::tables::V5_2X86,
        &crate::buffers::wmi_buffer_header::tables::V5_2X64,
        &crate::buffers::wmi_buffer_header::tables::V6_0X86,
        &crate::buffers::wmi_buffer_header::tables::V6_0X64,
        &crate::buffers::wmi_buffer_header::tables::V6_0LATEX86,
        &crate::buffers::wmi_buffer_header::tables::V6_0LATEX64,
        &crate::buffers::wmi_buffer_header::tables::V6_1X86,
        &crate::buffers::wmi_buffer_header::tables::V6_1X64,
        &crate::buffers::wmi_buffer_header::tables::V6_2X86,
        &crate::buffers::wmi_buffer_header::tables::V6_2X64,
        &crate::buffers::wmi_buffer_state::tables::V5_1,
        &crate::buffers::wmi_client_context::tables::V5_0,
        &crate::payloads::wmi_contextswap::tables::V5_1,
        &crate::payloads::wmi_contextswap::tables::V6_0,
        &crate::payloads::wmi_contextswap::tables::V1703,
        &crate::payloads::wmi_contextswap::tables::V1709,
        &crate::headers::wmi_trace_packet::tables::V5_0,
        &crate::headers::wnode_header::tables::V5_0X86,
        &crate::headers::wnode_header::tables::V5_0X64,
    ];
    /// Every enumeration and set of flags, by name.
    pub fn values() -> &'static [&'static Values] {
        &VALUES
    }
    static VALUES: [&Values; 12] = [
        crate::buffers::EtwBufferFlag::VALUES,
        crate::buffers::EtwBufferState::VALUES,
        crate::buffers::EtwBufferType::VALUES,
        crate::buffers::EventTraceClock::VALUES,
        crate::headers::EventTraceHeaderFlags::VALUES,
        crate::requests::EventTraceInformationClass::VALUES,
        crate::requests::KprofileSource::VALUES,
        crate::requests::LoggerMode::VALUES,
        crate::requests::Ntstatus::VALUES,
        crate::requests::TracelogAccess::VALUES,
        crate::headers::TraceHeaderMarker::VALUES,
        crate::headers::TraceHeaderType::VALUES,
    ];
}
