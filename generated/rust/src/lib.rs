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
//! | `payloads` | The data of kernel events: what stands behind the trace header, by hook id and event version. | yes |
//! | `requests` | What programs hand to the kernel and get from it: information classes, sessions, providers, notifications. | yes |
//!
//! Without features the crate is `no_std`, allocates nothing and depends on nothing: constants, fixed forms, views of
//! headers and buffers.
#![no_std]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![cfg_attr(docsrs, feature(doc_cfg))]
#[cfg(all(doctest, feature = "std"))]
#[doc = include_str!("../README.md")]
struct Readme;
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
pub mod logfile;
#[rustfmt::skip]
#[allow(
    clippy::identity_op,
    clippy::let_and_return,
    clippy::modulo_one,
    clippy::blocks_in_conditions
)]
pub mod masks;
#[cfg(feature = "payloads")]
#[rustfmt::skip]
#[allow(
    clippy::identity_op,
    clippy::let_and_return,
    clippy::modulo_one,
    clippy::blocks_in_conditions
)]
pub mod payloads;
#[cfg(feature = "requests")]
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
#[cfg(feature = "describe")]
#[rustfmt::skip]
mod tables;
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
        LAYOUTS
    }
    static LAYOUTS: &[&Layout] = &[
        #[cfg(feature = "payloads")]
        &crate::tables::alpc_send_message::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::alpc_unwait::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::alpc_wait_for_new_message::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::classic_event_id::V5_0,
        &crate::tables::compact_system_trace_header::V6_2,
        #[cfg(feature = "payloads")]
        &crate::tables::crit_sec_collision::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::crit_sec_collision::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::crit_sec_init::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::crit_sec_init::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::disk_io_type_group2::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::disk_io_type_group2::V5_0X64,
        #[cfg(feature = "requests")]
        &crate::tables::enable_trace_parameters::V5_0X86,
        #[cfg(feature = "requests")]
        &crate::tables::enable_trace_parameters::V5_0X64,
        #[cfg(feature = "requests")]
        &crate::tables::enable_trace_parameters_v1::V5_0X86,
        #[cfg(feature = "requests")]
        &crate::tables::enable_trace_parameters_v1::V5_0X64,
        &crate::tables::etw_buffer_context::V6_0,
        &crate::tables::etw_buffer_context::V6_2,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_diskio_readwrite::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_diskio_readwrite::V5_0X64,
        #[cfg(feature = "requests")]
        &crate::tables::etw_enable_notification_packet::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_enable_notification_packet::V6_1,
        #[cfg(feature = "requests")]
        &crate::tables::etw_ext_pids_item::V6_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_ext_stackwalk_filter_item::V6_0,
        &crate::tables::etw_kernel_header_extension::V5_2,
        &crate::tables::etw_kernel_header_extension::V6_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_notification_header::V6_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_notification_header::V6_1,
        #[cfg(feature = "requests")]
        &crate::tables::etw_pmc_support::V6_2X86,
        #[cfg(feature = "requests")]
        &crate::tables::etw_pmc_support::V6_2X64,
        #[cfg(feature = "requests")]
        &crate::tables::etw_pmc_support::V1703X86,
        #[cfg(feature = "requests")]
        &crate::tables::etw_pmc_support::V1703X64,
        #[cfg(feature = "requests")]
        &crate::tables::etw_pmc_support::V1903X86,
        #[cfg(feature = "requests")]
        &crate::tables::etw_pmc_support::V1903X64,
        &crate::tables::etw_ref_clock::V6_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_session_notification_packet::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_session_notification_packet::V6_1,
        #[cfg(feature = "requests")]
        &crate::tables::etw_stack_caching_config::V6_2,
        &crate::tables::etw_trace_partition_information::V5_0,
        &crate::tables::etw_trace_partition_information_v2::V5_0X86,
        &crate::tables::etw_trace_partition_information_v2::V5_0X64,
        &crate::tables::event_data_descriptor::V5_0,
        &crate::tables::event_descriptor::V6_0,
        &crate::tables::event_extended_item_event_key::V5_0,
        &crate::tables::event_extended_item_instance::V5_0,
        &crate::tables::event_extended_item_pebs_index::V5_0,
        &crate::tables::event_extended_item_pmc_counters::V5_0,
        &crate::tables::event_extended_item_process_start_key::V5_0,
        &crate::tables::event_extended_item_related_activityid::V5_0,
        &crate::tables::event_extended_item_stack_key32::V5_0,
        &crate::tables::event_extended_item_stack_key64::V5_0,
        &crate::tables::event_extended_item_stack_trace32::V5_0,
        &crate::tables::event_extended_item_stack_trace64::V5_0,
        &crate::tables::event_extended_item_ts_id::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::event_filter_descriptor::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::event_filter_header::V5_0,
        &crate::tables::event_header::V6_0,
        &crate::tables::event_header_extended_data_item::V6_0,
        &crate::tables::event_instance_guid_header::V5_2,
        &crate::tables::event_instance_header::V5_0,
        &crate::tables::event_instance_header::V5_1,
        &crate::tables::event_instance_header::V6_0,
        &crate::tables::event_instance_info::V5_0X86,
        &crate::tables::event_instance_info::V5_0X64,
        &crate::tables::event_trace::V5_0X86,
        &crate::tables::event_trace::V5_0X64,
        &crate::tables::event_trace::V5_1X86,
        &crate::tables::event_trace::V5_1X64,
        &crate::tables::event_trace::V6_2X86,
        &crate::tables::event_trace::V6_2X64,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_coverage_sampler_information::V1803X86,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_coverage_sampler_information::V1803X64,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_executive_resource_information::V6_1,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_groupmask_information::V6_0,
        &crate::tables::event_trace_header::V5_0,
        &crate::tables::event_trace_header::V5_1,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_heap_tracing_information::V6_1,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_last_branch_configuration_information::V1709,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_last_branch_event_id::V1709,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_performance_information::V6_0,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_processor_trace_configuration_information::V1803X86,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_processor_trace_configuration_information::V1803X64,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_profile_add_information::V1803,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_profile_add_information_v2::V1803,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_profile_add_information_v3::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_profile_counter_information::V6_2,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_profile_list_information::V6_2X86,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_profile_list_information::V6_2X64,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_profile_remove_information::V1803,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_properties::V5_0X86,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_properties::V5_0X64,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_properties::V6_3X86,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_properties::V6_3X64,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_properties_v2::V1703X86,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_properties_v2::V1703X64,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_session_security_information::V6_0,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_soft_restart_information::V1607,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_spinlock_information::V6_1,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_spinlock_information::V6_3,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_spinlock_information_v1::V6_3,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_stack_caching_information::V6_2,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_system_event_information::V6_1,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_tag_filter_information::V6_1,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_time_profile_information::V6_0,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_version_information::V6_0,
        #[cfg(feature = "payloads")]
        &crate::tables::file_io_create::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::file_io_create::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::file_io_dir_enum::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::file_io_dir_enum::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::file_io_info::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::file_io_info::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::file_io_read_write::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::file_io_read_write::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::file_io_simple_op::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::file_io_simple_op::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_contract::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_contract::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_expand::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_expand::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_realloc::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_realloc::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_snap_shot::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_snap_shot::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_trace_alloc::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_trace_alloc::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_trace_create::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_trace_create::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_trace_free::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_trace_free::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_type_group1::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_type_group1::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::isr_v1::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::isr_v1::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::image_v0_load::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::image_v0_load::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::image_v1_load::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::image_v1_load::V5_0X64,
        &crate::tables::list_entry::V5_0X86,
        &crate::tables::list_entry::V5_0X64,
        &crate::tables::message_trace::V5_0,
        &crate::tables::message_trace_header::V5_1,
        &crate::tables::message_trace_user::V5_1,
        &crate::tables::message_trace_user::V6_0,
        &crate::tables::message_trace_user::V6_2,
        &crate::tables::mof_field::V5_0,
        &crate::tables::perfinfo_groupmask::V5_1,
        &crate::tables::perfinfo_groupmask::V5_2,
        &crate::tables::perfinfo_trace_header::V5_1,
        #[cfg(feature = "requests")]
        &crate::tables::profile_source_info::V6_2,
        #[cfg(feature = "payloads")]
        &crate::tables::page_fault_hard_fault::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::page_fault_hard_fault::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::page_fault_heap_range_destroy::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::page_fault_heap_range_destroy::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::page_fault_heap_range_rundown::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::page_fault_heap_range_rundown::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::process_defunct_type_group1::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::process_defunct_type_group1::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::process_v0_type_group1::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::process_v0_type_group1::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::process_v1_type_group1::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::process_v1_type_group1::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::process_v2_type_group1::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::process_v2_type_group1::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::process_v3_type_group1::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::process_v3_type_group1::V5_0X64,
        &crate::tables::rtl_time_zone_information::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::registry_v0_type_group1::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::registry_v0_type_group1::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::registry_v1_type_group1::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::registry_v1_type_group1::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::reserve_bandwidth::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::reserve_bandwidth::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::reserve_create::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::reserve_create::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::reserve_delete::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::reserve_delete::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::reserve_join_thread::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::reserve_join_thread::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::reserve_late_count::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::reserve_late_count::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::reserve_state::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::reserve_state::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::sid::V5_0,
        &crate::tables::single_list_entry::V5_0X86,
        &crate::tables::single_list_entry::V5_0X64,
        &crate::tables::systemtime::V5_0,
        &crate::tables::system_trace_header::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::split_io_info::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::split_io_info::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::system_config_cpu::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::system_config_cpu::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::system_config_irq::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::system_config_nic::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::system_config_network::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::system_config_services::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::system_config_v0_cpu::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::system_config_v0_cpu::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::system_config_v0_services::V5_0,
        &crate::tables::time_fields::V5_0,
        &crate::tables::time_zone_information::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::tpcb_cancel::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::tpcb_cancel::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::tpcb_dequeue::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::tpcb_dequeue::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::tpcb_enqueue::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::tpcb_enqueue::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::tp_pool_create_close::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::tp_pool_create_close::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::tp_thread_set::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::tp_thread_set::V5_0X64,
        #[cfg(feature = "requests")]
        &crate::tables::trace_enable_flag_extension::V5_1,
        #[cfg(feature = "requests")]
        &crate::tables::trace_enable_flag_ext_header::V6_0,
        #[cfg(feature = "requests")]
        &crate::tables::trace_enable_flag_ext_item::V6_0,
        #[cfg(feature = "requests")]
        &crate::tables::trace_enable_info::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::trace_guid_properties::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::trace_guid_registration::V5_0X86,
        #[cfg(feature = "requests")]
        &crate::tables::trace_guid_registration::V5_0X64,
        &crate::tables::trace_logfile_header::V5_0X86,
        &crate::tables::trace_logfile_header::V5_0X64,
        &crate::tables::trace_logfile_header::V5_1X86,
        &crate::tables::trace_logfile_header::V5_1X64,
        &crate::tables::trace_logfile_header::V6_0X86,
        &crate::tables::trace_logfile_header::V6_0X64,
        &crate::tables::trace_logfile_header32::V5_0,
        &crate::tables::trace_logfile_header64::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::trace_periodic_capture_state_info::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::trace_profile_interval::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::trace_version_info::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::tcp_ip_fail::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::tcp_ip_type_group1::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::tcp_ip_type_group1::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::tcp_ip_type_group2::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::tcp_ip_type_group2::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::tcp_ip_type_group3::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::tcp_ip_type_group3::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::tcp_ip_type_group4::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::tcp_ip_type_group4::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::tcp_ip_v0_type_group1::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::tcp_ip_v1_fail::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::tcp_ip_v1_send::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::tcp_ip_v1_send::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::tcp_ip_v1_type_group2::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::tcp_ip_v1_type_group2::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::thread_v0_type_group1::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::thread_v1_type_group1::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::thread_v1_type_group1::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::thread_v2_type_group1::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::thread_v2_type_group1::V5_0X64,
        #[cfg(feature = "requests")]
        &crate::tables::unicode_string::V5_0X86,
        #[cfg(feature = "requests")]
        &crate::tables::unicode_string::V5_0X64,
        #[cfg(feature = "requests")]
        &crate::tables::unicode_string64::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::udp_ip_type_group1::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::udp_ip_type_group1::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::udp_ip_v0_type_group1::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::udp_ip_v0_type_group1::V5_0X64,
        &crate::tables::wmi_buffer_header::V5_0X86,
        &crate::tables::wmi_buffer_header::V5_0X64,
        &crate::tables::wmi_buffer_header::V5_1X86,
        &crate::tables::wmi_buffer_header::V5_1X64,
        &crate::tables::wmi_buffer_header::V5_2X86,
        &crate::tables::wmi_buffer_header::V5_2X64,
        &crate::tables::wmi_buffer_header::V6_0X86,
        &crate::tables::wmi_buffer_header::V6_0X64,
        &crate::tables::wmi_buffer_header::V6_0LATEX86,
        &crate::tables::wmi_buffer_header::V6_0LATEX64,
        &crate::tables::wmi_buffer_header::V6_1X86,
        &crate::tables::wmi_buffer_header::V6_1X64,
        &crate::tables::wmi_buffer_header::V6_2X86,
        &crate::tables::wmi_buffer_header::V6_2X64,
        &crate::tables::wmi_buffer_state::V5_1,
        &crate::tables::wmi_client_context::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_contextswap::V5_1,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_contextswap::V6_0,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_contextswap::V1703,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_contextswap::V1709,
        #[cfg(feature = "requests")]
        &crate::tables::wmi_logger_information::V5_0X86,
        #[cfg(feature = "requests")]
        &crate::tables::wmi_logger_information::V5_1X86,
        #[cfg(feature = "requests")]
        &crate::tables::wmi_logger_information::V5_1X64,
        #[cfg(feature = "requests")]
        &crate::tables::wmi_logger_information::V5_2X86,
        #[cfg(feature = "requests")]
        &crate::tables::wmi_logger_information::V5_2X64,
        #[cfg(feature = "requests")]
        &crate::tables::wmi_logger_information::V6_0X86,
        #[cfg(feature = "requests")]
        &crate::tables::wmi_logger_information::V6_0X64,
        #[cfg(feature = "requests")]
        &crate::tables::wmi_logger_information::V6_1X86,
        #[cfg(feature = "requests")]
        &crate::tables::wmi_logger_information::V6_1X64,
        &crate::tables::wmi_trace_message_packet::V5_1,
        &crate::tables::wmi_trace_packet::V5_0,
        &crate::tables::wnode_header::V5_0X86,
        &crate::tables::wnode_header::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::worker_thread::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::worker_thread::V5_0X64,
    ];
    /// Every enumeration and set of flags, by name.
    pub fn values() -> &'static [&'static Values] {
        VALUES
    }
    static VALUES: &[&Values] = &[
        crate::buffers::EtwBufferFlag::VALUES,
        crate::buffers::EtwBufferState::VALUES,
        crate::buffers::EtwBufferType::VALUES,
        #[cfg(feature = "requests")]
        crate::requests::session::EtwExtType::VALUES,
        #[cfg(feature = "requests")]
        crate::requests::notify::EtwNotificationType::VALUES,
        #[cfg(feature = "requests")]
        crate::requests::notify::EtwSessionNotificationType::VALUES,
        #[cfg(feature = "requests")]
        crate::requests::provider::EventEnableProperty::VALUES,
        #[cfg(feature = "requests")]
        crate::requests::provider::EventFilterType::VALUES,
        crate::headers::EventHeaderExtType::VALUES,
        crate::headers::EventHeaderFlags::VALUES,
        crate::headers::EventHeaderProperty::VALUES,
        crate::buffers::EventTraceClock::VALUES,
        crate::headers::EventTraceGroup::VALUES,
        crate::headers::EventTraceHeaderFlags::VALUES,
        #[cfg(feature = "requests")]
        crate::requests::EventTraceInformationClass::VALUES,
        crate::headers::EventTraceType::VALUES,
        crate::logfile::HalPlatformTimerSource::VALUES,
        crate::headers::HookId::VALUES,
        #[cfg(feature = "requests")]
        crate::requests::KprofileSource::VALUES,
        #[cfg(feature = "requests")]
        crate::requests::LoggerMode::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::scheduler::MmcssOpcode::VALUES,
        #[cfg(feature = "requests")]
        crate::requests::Ntstatus::VALUES,
        #[cfg(feature = "requests")]
        crate::requests::TracelogAccess::VALUES,
        crate::headers::TraceHeaderMarker::VALUES,
        crate::headers::TraceHeaderType::VALUES,
        crate::headers::TraceMessageFlags::VALUES,
    ];
}
