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
//! assert_eq!(view.class().kind(), header.class().kind);
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
#[allow(unused_parens, clippy::all)]
pub mod buffers;
#[rustfmt::skip]
#[allow(unused_parens, clippy::all)]
pub mod common;
#[rustfmt::skip]
#[allow(unused_parens, clippy::all)]
pub mod headers;
#[rustfmt::skip]
#[allow(unused_parens, clippy::all)]
pub mod logfile;
#[rustfmt::skip]
#[allow(unused_parens, clippy::all)]
pub mod masks;
#[cfg(feature = "payloads")]
#[rustfmt::skip]
#[allow(unused_parens, clippy::all)]
pub mod payloads;
#[cfg(feature = "requests")]
#[rustfmt::skip]
#[allow(unused_parens, clippy::all)]
pub mod requests;
#[rustfmt::skip]
mod releases;
mod rt;
#[cfg(feature = "describe")]
#[rustfmt::skip]
#[allow(unused_imports, clippy::all)]
mod tables;
pub use rt::{
    AnsiStr, Binding, Bytes, Case, Element, Elements, Error, Guid, Items, ParseGuidError,
    ParseReleaseError, Pointer, Record, Release, ReleaseRow, Split, Texts, Utf16Str,
};
#[cfg(feature = "alloc")]
pub use rt::{AnsiString, Tailed, Utf16String};
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
        #[cfg(feature = "payloads")]
        &crate::tables::boot_record::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::ci_log_mmcss_start::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::ci_log_mmcss_start::V5_1,
        #[cfg(feature = "payloads")]
        &crate::tables::ci_log_mmcss_stop::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::ci_log_mmcss_stop::V5_1,
        #[cfg(feature = "payloads")]
        &crate::tables::ci_log_scheduler_event::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::ci_log_scheduler_event::V5_1,
        #[cfg(feature = "payloads")]
        &crate::tables::ci_log_scheduler_sleep::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::ci_log_scheduler_sleep::V5_1,
        #[cfg(feature = "payloads")]
        &crate::tables::ci_log_scheduler_sleep_response::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::ci_log_scheduler_sleep_response::V5_1,
        #[cfg(feature = "payloads")]
        &crate::tables::ci_log_scheduler_wakeup::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::ci_log_scheduler_wakeup::V5_1,
        #[cfg(feature = "requests")]
        &crate::tables::classic_event_id::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::cm_perf_counters::V5_0,
        &crate::tables::compact_system_trace_header::V6_2,
        #[cfg(feature = "payloads")]
        &crate::tables::config_codeintegrity_record::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::config_devicefamily_record::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::config_flightid_record::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::config_machineid_record::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::cpu_config_record::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::cpu_config_record::V5_0X64,
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
        #[cfg(feature = "requests")]
        &crate::tables::etw_activity_id_create_information::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_anti_starvation_boost_event::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_autoboost_clear_priority_floor_event::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_autoboost_clear_priority_floor_event::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_autoboost_no_entries_event::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_autoboost_no_entries_event::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_autoboost_set_priority_floor_event::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_autoboost_set_priority_floor_event::V5_0X64,
        #[cfg(feature = "requests")]
        &crate::tables::etw_boot_config::V5_0X86,
        #[cfg(feature = "requests")]
        &crate::tables::etw_boot_config::V5_0X64,
        &crate::tables::etw_buffer_context::V6_0,
        &crate::tables::etw_buffer_context::V6_2,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_cancel_ktimer2_event::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_cancel_ktimer2_event::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_cancel_timer_event::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_cancel_timer_event::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_clock_configuration_event::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_clock_state_change_event::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_clock_time_update::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_compression_settings_data::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_coverage_sampler_bloom_filter::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_coverage_sampler_bloom_info::V5_0X86,
        #[cfg(feature = "requests")]
        &crate::tables::etw_coverage_sampler_bloom_info::V5_0X64,
        #[cfg(feature = "requests")]
        &crate::tables::etw_coverage_sampler_create_info::V5_0X86,
        #[cfg(feature = "requests")]
        &crate::tables::etw_coverage_sampler_create_info::V5_0X64,
        #[cfg(feature = "requests")]
        &crate::tables::etw_coverage_sampler_data::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_coverage_sampler_module::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_coverage_sampler_options::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_coverage_sampler_option_flags::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_coverage_sampler_perf_info::V2004X86,
        #[cfg(feature = "requests")]
        &crate::tables::etw_coverage_sampler_perf_info::V2004X64,
        #[cfg(feature = "requests")]
        &crate::tables::etw_coverage_sampler_perf_info::V11_21H2X86,
        #[cfg(feature = "requests")]
        &crate::tables::etw_coverage_sampler_perf_info::V11_21H2X64,
        #[cfg(feature = "requests")]
        &crate::tables::etw_coverage_sampler_perf_stats::V2004,
        #[cfg(feature = "requests")]
        &crate::tables::etw_coverage_sampler_perf_stats::V11_21H2,
        #[cfg(feature = "requests")]
        &crate::tables::etw_coverage_sampler_query_info::V5_0X86,
        #[cfg(feature = "requests")]
        &crate::tables::etw_coverage_sampler_query_info::V5_0X64,
        #[cfg(feature = "requests")]
        &crate::tables::etw_coverage_sampler_sample::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_coverage_sampler_stats::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_coverage_sampler_status::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_coverage_sampler_status_info::V5_0X86,
        #[cfg(feature = "requests")]
        &crate::tables::etw_coverage_sampler_status_info::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_cpu_cache_flush_event::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_cpu_cache_flush_event::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_createdelete_object_event::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_createdelete_object_event::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_create_handle_event::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_create_handle_event::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_critsec_event_collision::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_critsec_event_collision::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_critsec_event_init::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_critsec_event_init::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_debug_print_event::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_dfss_release_thread_on_idle::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_dfss_start_new_interval::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_disable_ktimer2_event::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_disable_ktimer2_event::V5_0X64,
        #[cfg(feature = "requests")]
        &crate::tables::etw_disallow_list::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_diskio_flush_buffers_v2::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_diskio_flush_buffers_v2::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_diskio_flush_buffers_v3::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_diskio_flush_buffers_v3::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_diskio_readwrite::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_diskio_readwrite::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_diskio_readwrite_v2::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_diskio_readwrite_v2::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_diskio_readwrite_v3::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_diskio_readwrite_v3::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_duplicate_handle_event::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_duplicate_handle_event::V5_0X64,
        #[cfg(feature = "requests")]
        &crate::tables::etw_enable_notification_packet::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_enable_notification_packet::V6_1,
        #[cfg(feature = "requests")]
        &crate::tables::etw_ext_enable_flags_item::V6_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_ext_pids_item::V6_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_ext_pooltag_filter_item::V6_1,
        #[cfg(feature = "requests")]
        &crate::tables::etw_ext_stackwalk_filter_item::V6_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_ext_stack_caching_item::V6_2,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_finalize_ktimer2_event::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_finalize_ktimer2_event::V5_0X64,
        #[cfg(feature = "requests")]
        &crate::tables::etw_get_compression_settings_information::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_get_disallow_list_information::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_get_private_session_trace_handle_information::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_heap_event_alloc::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_heap_event_alloc::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_heap_event_common::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_heap_event_common::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_heap_event_contraction::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_heap_event_contraction::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_heap_event_create::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_heap_event_create::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_heap_event_expansion::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_heap_event_expansion::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_heap_event_free::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_heap_event_free::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_heap_event_realloc::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_heap_event_realloc::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_heap_event_rundown::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_heap_event_rundown::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_heap_event_rundown_range::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_heap_event_rundown_range::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_heap_event_snapshot::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_heap_event_snapshot::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_ideal_processor_event::V5_0,
        &crate::tables::etw_kernel_header_extension::V5_2,
        &crate::tables::etw_kernel_header_extension::V6_0,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_kqueue_dequeue_event::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_kqueue_dequeue_event::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_kqueue_enqueue_event::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_kqueue_enqueue_event::V5_0X64,
        #[cfg(feature = "requests")]
        &crate::tables::etw_last_dropped_event_struct::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_last_enable_info::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_lbr_entry::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_lbr_entry::V5_0X64,
        #[cfg(feature = "requests")]
        &crate::tables::etw_max_loggers_information::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_max_pmc_counter_information::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_notification_event_information::V5_0X86,
        #[cfg(feature = "requests")]
        &crate::tables::etw_notification_event_information::V5_0X64,
        #[cfg(feature = "requests")]
        &crate::tables::etw_notification_header::V6_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_notification_header::V6_1,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_object_handle_event::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_object_handle_event::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_object_type_event::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_opticalio_flush_buffers::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_opticalio_flush_buffers::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_opticalio_init::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_opticalio_init::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_opticalio_readwrite::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_opticalio_readwrite::V5_0X64,
        #[cfg(feature = "requests")]
        &crate::tables::etw_partition_info_extension::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_partition_info_extension_v2::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_perf_counters::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_per_session_quota::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_pmc_ownership_entry::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_pmc_ownership_information::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_pmc_session_information::V5_0,
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
        #[cfg(feature = "payloads")]
        &crate::tables::etw_pool_event::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_pool_event::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_priority_event::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_private_session_trace_request::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_provider_binary_tracking_information::V5_0X86,
        #[cfg(feature = "requests")]
        &crate::tables::etw_provider_binary_tracking_information::V5_0X64,
        #[cfg(feature = "requests")]
        &crate::tables::etw_query_session_demux_object_information::V5_0X86,
        #[cfg(feature = "requests")]
        &crate::tables::etw_query_session_demux_object_information::V5_0X64,
        #[cfg(feature = "requests")]
        &crate::tables::etw_query_used_processor_count_information::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_ready_thread_event::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_realtime_connect_information::V5_0X86,
        #[cfg(feature = "requests")]
        &crate::tables::etw_realtime_connect_information::V5_0X64,
        #[cfg(feature = "requests")]
        &crate::tables::etw_realtime_disconnect_information::V5_0X86,
        #[cfg(feature = "requests")]
        &crate::tables::etw_realtime_disconnect_information::V5_0X64,
        #[cfg(feature = "requests")]
        &crate::tables::etw_receive_reply_data_block_information::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_refderef_object_event::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_refderef_object_event::V5_0X64,
        #[cfg(feature = "requests")]
        &crate::tables::etw_reference_time_information::V5_0,
        &crate::tables::etw_ref_clock::V6_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_register_private_session_information::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_regnotif_register::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_regnotif_register::V5_0X64,
        #[cfg(feature = "requests")]
        &crate::tables::etw_schematized_filter::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_session_notification_packet::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_session_notification_packet::V6_1,
        #[cfg(feature = "requests")]
        &crate::tables::etw_session_perf_counters::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_set_compression_settings_information::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_set_ktimer2_event::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_set_ktimer2_event::V5_0X64,
        #[cfg(feature = "requests")]
        &crate::tables::etw_set_mark_information::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_set_provider_binary_tracking_information::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_set_timer_event::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_set_timer_event::V5_0X64,
        #[cfg(feature = "requests")]
        &crate::tables::etw_stack_caching_config::V6_2,
        #[cfg(feature = "requests")]
        &crate::tables::etw_systemtime::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_system_logger::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_system_logger_settings::V1709,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_thread_affinity_event::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_thread_affinity_event::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_thread_event_subprocesstag::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_thread_set_name_event::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_timer_expiration_event::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_timer_expiration_event::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_timer_expiration_start_event::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_tp_event_callback_cancel::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_tp_event_callback_cancel::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_tp_event_callback_enqueue::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_tp_event_callback_enqueue::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_tp_event_callback_start::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_tp_event_callback_start::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_tp_event_pool_close::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_tp_event_pool_close::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_tp_event_pool_create::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_tp_event_pool_create::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_tp_event_pool_th_max_set::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_tp_event_pool_th_max_set::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_tp_event_pool_th_min_set::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_tp_event_pool_th_min_set::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_tp_event_timer_cancelled::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_tp_event_timer_cancelled::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_tp_event_timer_cancel_nttimer::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_tp_event_timer_cancel_nttimer::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_tp_event_timer_expiration::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_tp_event_timer_expiration::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_tp_event_timer_expiration_begin::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_tp_event_timer_expiration_begin::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_tp_event_timer_expiration_end::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_tp_event_timer_expiration_end::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_tp_event_timer_set::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_tp_event_timer_set::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_tp_event_timer_set_nttimer::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_tp_event_timer_set_nttimer::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_tp_event_worker_numanode_switch::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_tp_event_worker_numanode_switch::V5_0X64,
        #[cfg(feature = "requests")]
        &crate::tables::etw_trace_enable_info::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_trace_group_info::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_trace_group_info_entry::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_trace_group_info_information::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_trace_guid_info::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_trace_guid_info_information::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_trace_guid_list::V5_0,
        &crate::tables::etw_trace_partition_information::V5_0,
        &crate::tables::etw_trace_partition_information_v2::V5_0X86,
        &crate::tables::etw_trace_partition_information_v2::V5_0X64,
        #[cfg(feature = "requests")]
        &crate::tables::etw_trace_provider_instance_info::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_umgl_key::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_ums_event_context_switch::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_ums_event_directed_switch_end::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_ums_event_directed_switch_start::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_ums_event_disassociate::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_ums_event_park::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_um_registration_information::V5_0X86,
        #[cfg(feature = "requests")]
        &crate::tables::etw_um_registration_information::V5_0X64,
        #[cfg(feature = "requests")]
        &crate::tables::etw_um_registration_reply::V5_0X86,
        #[cfg(feature = "requests")]
        &crate::tables::etw_um_registration_reply::V5_0X64,
        #[cfg(feature = "requests")]
        &crate::tables::etw_update_disallow_list_information::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::etw_update_periodic_capture_state_information::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_wake_counter_event::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_wake_counter_event::V5_0X64,
        #[cfg(feature = "requests")]
        &crate::tables::etw_wdi_scenario_information::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_wnf_event_callback::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_wnf_event_callback::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_wnf_event_name_sub_rundown::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_wnf_event_name_sub_rundown::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_wnf_event_publish::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_wnf_event_subscribe::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::etw_wnf_event_subscribe::V5_0X64,
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
        &crate::tables::event_filter_event_id::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::event_filter_event_name::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::event_filter_header::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::event_filter_level_kw::V5_0,
        &crate::tables::event_header::V6_0,
        &crate::tables::event_header_extended_data_item::V6_0,
        &crate::tables::event_header_extended_data_item_in_buffer::V6_0,
        &crate::tables::event_instance_guid_header::V5_2,
        &crate::tables::event_instance_header::V5_0,
        &crate::tables::event_instance_header::V5_1,
        &crate::tables::event_instance_header::V6_0,
        &crate::tables::event_instance_info::V5_0X86,
        &crate::tables::event_instance_info::V5_0X64,
        &crate::tables::event_provider_trait::V10_0,
        &crate::tables::event_provider_traits::V10_0,
        &crate::tables::event_schema_tl::V5_0,
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
        &crate::tables::event_trace_ipt_configuration_information::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_last_branch_configuration_information::V1709,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_last_branch_event_id::V1709,
        #[cfg(feature = "requests")]
        &crate::tables::event_trace_lbr_configuration_information::V5_0,
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
        &crate::tables::event_trace_profile_list_information::V6_2,
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
        &crate::tables::heap_affinity_manager_enable::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_affinity_manager_enable::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_affinity_slot_assign::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_affinity_slot_assign::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_commit_decommit::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_commit_decommit::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_event_commit_decommit::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_event_commit_decommit::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_event_range::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_event_range::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_event_range_create::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_event_range_create::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_event_subsegment_alloc_free::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_event_subsegment_alloc_free::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_range_create::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_range_create::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_range_destroy::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_range_destroy::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_range_log::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_range_log::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_reuse_threshold_activated::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_reuse_threshold_activated::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_subsegment_activated::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_subsegment_activated::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_subsegment_alloc::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_subsegment_alloc::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_subsegment_free::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_subsegment_free::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_subsegment_init::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::heap_subsegment_init::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::hw_config_cpu::V5_1,
        #[cfg(feature = "payloads")]
        &crate::tables::hw_config_log_disk::V5_1,
        #[cfg(feature = "payloads")]
        &crate::tables::hw_config_nic::V5_1,
        #[cfg(feature = "payloads")]
        &crate::tables::hw_config_phy_disk::V5_1,
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
        &crate::tables::hyper_call_page::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::hyper_call_page::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::ipt_trace_event_data::V5_0,
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
        #[cfg(feature = "payloads")]
        &crate::tables::kernel_image_base::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::kernel_image_base::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::lbr_trace_event_data::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::lbr_trace_event_data::V5_0X64,
        &crate::tables::list_entry::V5_0X86,
        &crate::tables::list_entry::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::load_dll_event_data::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::logical_disk_defrag::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::logical_disk_extents::V5_0,
        &crate::tables::message_trace::V5_0,
        &crate::tables::message_trace_header::V5_1,
        &crate::tables::message_trace_user::V5_1,
        &crate::tables::message_trace_user::V6_0,
        &crate::tables::message_trace_user::V6_2,
        #[cfg(feature = "requests")]
        &crate::tables::mofresourceinfoa::V5_0X86,
        #[cfg(feature = "requests")]
        &crate::tables::mofresourceinfoa::V5_0X64,
        #[cfg(feature = "requests")]
        &crate::tables::mofresourceinfow::V5_0X86,
        #[cfg(feature = "requests")]
        &crate::tables::mofresourceinfow::V5_0X64,
        &crate::tables::mof_field::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::nic_record::V5_0,
        &crate::tables::offsetinstancedataandlength::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::optical_media_record::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_battery_life_info::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_boot_phase_start::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_boot_prefetch_information::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_ccswap::V6_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_ccswap_buffer::V6_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_ccswap_idle::V6_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_ccswap_idle_short::V6_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_ccswap_lite::V6_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_cc_can_write_fail::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_cc_can_write_fail::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_cc_extra_wb_thread_info::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_cc_extra_wb_thread_info::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_cc_flush_cache::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_cc_flush_cache::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_cc_flush_section::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_cc_flush_section::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_cc_lazy_write_scan::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_cc_lazy_write_scan::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_cc_logged_stream_info::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_cc_logged_stream_info::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_cc_read_ahead::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_cc_read_ahead::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_cc_schedule_read_ahead::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_cc_schedule_read_ahead::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_cc_workitem_complete::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_cc_workitem_complete::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_cc_workitem_dequeue::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_cc_workitem_dequeue::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_cc_workitem_enqueue::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_cc_workitem_enqueue::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_clock_interrupt_information::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_contiguous_page_generate::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_debug_event::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_domain_change_event::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_dpc_enqueue_information::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_dpc_enqueue_information::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_dpc_enqueue_information_v2::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_dpc_execution_information::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_dpc_execution_information::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_dpc_information::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_dpc_information::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_driver_complete_request::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_driver_complete_request::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_driver_complete_request_ret::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_driver_complete_request_ret::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_driver_completionroutine::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_driver_completionroutine::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_driver_majorfunction::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_driver_majorfunction::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_driver_majorfunction_ret::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_driver_majorfunction_ret::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_executive_resource_config::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_filename_rundown_information::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_filename_rundown_information::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_filename_rundown_information_wow64::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_filename_same_information::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_filename_same_information::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_fileobject_information::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_fileobject_information::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_file_create::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_file_create::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_file_direnum::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_file_direnum::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_file_information::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_file_information::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_file_operation_end::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_file_operation_end::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_file_path_operation::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_file_path_operation::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_file_read_write::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_file_read_write::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_file_simple_operation::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_file_simple_operation::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_flt_operation::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_flt_operation::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_flt_operation_status::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_flt_operation_status::V5_0X64,
        &crate::tables::perfinfo_groupmask::V5_1,
        &crate::tables::perfinfo_groupmask::V5_2,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_hardpagefault_information::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_hardpagefault_information::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_hv_hypercall::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_idle_state_change::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_imageload_in_pagefile_info::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_imageload_in_pagefile_info::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_interrupt_information::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_interrupt_information::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_io_timer::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_io_timer::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_ipi_information::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_ipi_receive_data::V2004X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_ipi_receive_data::V2004X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_ipi_receive_data::V11_21H2X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_ipi_receive_data::V11_21H2X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_ipi_send_data::V2004X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_ipi_send_data::V2004X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_ipi_send_data::V11_21H2X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_ipi_send_data::V11_21H2X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_kernelmemory_range_usage::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_kernelmemory_range_usage::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_long_dpc_detection_information::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_long_dpc_mitigation_information::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_mark_event::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_mark_information::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_memory_huge_iospace_entry::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_memory_information::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_memory_information::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_memory_node_entry::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_memory_node_information::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_mem_reset_info::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_mem_reset_info::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_pagecombine_aggregate_stat::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_pagecombine_iteration_stat::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_page_range_identity::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_page_range_identity::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_pfmapped_section_information::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_pfmapped_section_information::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_pfmapped_section_object_information::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_pfmapped_section_object_information::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_pmc_sample_information::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_pmc_sample_information::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_po_calibrated_perfcounter::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_po_notify_device::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_po_notify_device::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_po_notify_device_complete::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_po_notify_device_complete::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_po_postsleep::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_po_presleep::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_po_session_callout::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_po_session_callout_ret::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_ppm_idle_exit_latency::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_ppm_idle_state_change::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_ppm_idle_state_enter::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_ppm_idle_state_exit::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_ppm_perf_state_change::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_ppm_state_selection::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_ppm_thermal_constraint::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_process_inswap::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_process_inswap::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_process_perfctr::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_process_perfctr::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_process_perfctr32::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_process_perfctr64::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_sampled_profile_cache::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_sampled_profile_cache::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_sampled_profile_config::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_sampled_profile_information::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_sampled_profile_information::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_sessioncreate_information::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_sessioncreate_information::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_set_devices_state::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_set_devices_state_ret::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_set_power_action::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_set_power_action::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_set_power_action_ret::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_set_power_action_ret::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_spec_control_retpoline_exit::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_spinlock_config::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_syscall_enter_data::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_syscall_enter_data::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_syscall_exit_data::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_system_memory_information::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_system_memory_information::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_thread_feedback_read::V5_0,
        &crate::tables::perfinfo_trace_header::V5_1,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_vad_rotate_info::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_vad_rotate_info::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_virtual_alloc::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_virtual_alloc::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_virtual_alloc_xpartition::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_virtual_alloc_xpartition::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_vtl_change::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_workingset_entry::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_workingset_entry::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_workingset_information::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_workingset_information::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_workload_class_update::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_yield_processor_information::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::physical_disk_record::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::power_state::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::processor_record::V5_0,
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
        &crate::tables::process_terminate_type_group1::V5_0,
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
        &crate::tables::sid::V5_0,
        &crate::tables::single_list_entry::V5_0X86,
        &crate::tables::single_list_entry::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::stack_trace_event_data::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::stack_trace_event_data::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::stack_walk_event_data::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::stack_walk_event_data::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::stack_walk_key_event_data::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::stack_walk_key_event_data::V5_0X64,
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
        &crate::tables::system_config_platform::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::system_config_services::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::system_config_v0_cpu::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::system_config_v0_cpu::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::system_config_v0_services::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::telemetry_coverage_point::V5_0X86,
        #[cfg(feature = "requests")]
        &crate::tables::telemetry_coverage_point::V5_0X64,
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
        &crate::tables::trace_context_register_info::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::trace_enable_flag_extension::V5_1,
        #[cfg(feature = "requests")]
        &crate::tables::trace_enable_flag_ext_data_item::V6_0,
        #[cfg(feature = "requests")]
        &crate::tables::trace_enable_flag_ext_header::V6_0,
        #[cfg(feature = "requests")]
        &crate::tables::trace_enable_flag_ext_item::V6_0,
        #[cfg(feature = "requests")]
        &crate::tables::trace_enable_info::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::trace_guid_info::V5_0,
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
        &crate::tables::trace_provider_instance_info::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::trace_stack_caching_info::V5_0,
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
        #[cfg(feature = "payloads")]
        &crate::tables::video_record::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::virtualization_record::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::wmiguidinformation::V5_0,
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
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_build_lab::V5_0,
        &crate::tables::wmi_client_context::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_contextswap::V5_1,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_contextswap::V6_0,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_contextswap::V1703,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_contextswap::V1709,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_dbgid_rsds::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_delay_execution::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_diskio_io_redirected_init::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_diskio_io_redirected_init::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_diskio_readwrite_init::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_diskio_readwrite_init::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_dpi_record::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_extended_thread_information::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_extended_thread_information::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_extended_thread_information64::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_file_io::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_file_io::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_file_io_wow64::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_ide_channel_record::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_imageid_information::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_imageid_information::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_imageid_information32::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_imageid_information64::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_imageload_information::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_imageload_information::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_imageload_information32::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_imageload_information64::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_irq_record::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_job_assign_process::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_job_information::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_job_remove_process::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_job_send_notification_information::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_job_set_query_cpu_rate::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_job_set_query_information::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_job_set_query_net_rate::V5_0,
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
        #[cfg(feature = "requests")]
        &crate::tables::wmi_logger_mode::V5_0,
        #[cfg(feature = "requests")]
        &crate::tables::wmi_logger_mode::V5_1,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_page_fault::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_page_fault::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_pnp_record_v3::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_pnp_record_v4::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_pnp_record_v5::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_power_record::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_process_information::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_process_information::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_process_information64::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_pushlock::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_pushlock::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_queue::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_queue::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_registry::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_registry::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_resource::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_resource::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_spinlock::V6_1X64,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_spinlock::V6_2X86,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_spinlock::V6_3X86,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_spinlock::V6_3X64,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_tcpip::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_tcpip_send_v4::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_tcpip_send_v4::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_tcpip_send_v6::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_tcpip_send_v6::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_tcpip_v4::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_tcpip_v4::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_tcpip_v6::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_tcpip_v6::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_thread_information::V5_0,
        &crate::tables::wmi_trace_message_packet::V5_1,
        &crate::tables::wmi_trace_packet::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_txr::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_udp::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_udp_v4::V5_0,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_udp_v6::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_udp_v6::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_wait_multiple::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_wait_multiple::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_wait_object_record::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_wait_object_record::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_wait_single::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::wmi_wait_single::V5_0X64,
        &crate::tables::wnode_all_data::V5_0X86,
        &crate::tables::wnode_all_data::V5_0X64,
        &crate::tables::wnode_event_item::V5_0X86,
        &crate::tables::wnode_event_item::V5_0X64,
        &crate::tables::wnode_event_reference::V5_0X86,
        &crate::tables::wnode_event_reference::V5_0X64,
        &crate::tables::wnode_header::V5_0X86,
        &crate::tables::wnode_header::V5_0X64,
        &crate::tables::wnode_method_item::V5_0X86,
        &crate::tables::wnode_method_item::V5_0X64,
        &crate::tables::wnode_single_instance::V5_0X86,
        &crate::tables::wnode_single_instance::V5_0X64,
        &crate::tables::wnode_single_item::V5_0X86,
        &crate::tables::wnode_single_item::V5_0X64,
        &crate::tables::wnode_too_small::V5_0X86,
        &crate::tables::wnode_too_small::V5_0X64,
        #[cfg(feature = "payloads")]
        &crate::tables::worker_thread::V5_0X86,
        #[cfg(feature = "payloads")]
        &crate::tables::worker_thread::V5_0X64,
    ];
    /// Everything that is of one of several structures.
    pub fn dispatches() -> &'static [&'static Dispatch] {
        DISPATCHES
    }
    static DISPATCHES: &[&Dispatch] = &[
        &crate::tables::event_extended_item::DISPATCH,
        #[cfg(feature = "payloads")]
        &crate::tables::perfinfo_ccswap_record::DISPATCH,
        #[cfg(feature = "requests")]
        &crate::tables::trace_enable_flag_ext::DISPATCH,
        &crate::tables::trace_header::DISPATCH,
    ];
    /// Every enumeration and set of flags, by name.
    pub fn values() -> &'static [&'static Values] {
        VALUES
    }
    static VALUES: &[&Values] = &[
        #[cfg(feature = "payloads")]
        crate::payloads::config::ConfigDriveType::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::power::DevicePowerState::VALUES,
        #[cfg(feature = "requests")]
        crate::requests::session::Etwtracecontrolcode::VALUES,
        crate::buffers::EtwBufferFlag::VALUES,
        crate::buffers::EtwBufferState::VALUES,
        crate::buffers::EtwBufferType::VALUES,
        #[cfg(feature = "requests")]
        crate::requests::EtwContextRegisterTypes::VALUES,
        #[cfg(feature = "requests")]
        crate::requests::EtwCoverageSamplerInformationClass::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::profile::EtwDisableKtimer2Flag::VALUES,
        #[cfg(feature = "requests")]
        crate::requests::session::EtwExtType::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::image::EtwImageSignature::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::disk::EtwIoFlag::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::profile::EtwKtimer2Flag::VALUES,
        #[cfg(feature = "requests")]
        crate::requests::notify::EtwNotificationType::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::process::EtwProcessEventFlag::VALUES,
        crate::headers::EtwProviderTraitType::VALUES,
        #[cfg(feature = "requests")]
        crate::requests::session::EtwRtEventLoss::VALUES,
        crate::headers::EtwRtLoss::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::trace::EtwRundownFlag::VALUES,
        #[cfg(feature = "requests")]
        crate::requests::notify::EtwSessionNotificationType::VALUES,
        #[cfg(feature = "requests")]
        crate::requests::session::EtwSetMarkFlag::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::thread::EtwThreadFlag::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::profile::EtwTimerFlag::VALUES,
        #[cfg(feature = "requests")]
        crate::requests::session::EtwUmglIndex::VALUES,
        #[cfg(feature = "requests")]
        crate::requests::session::EtwUmglLdrFlag::VALUES,
        crate::headers::EventDataDescriptorType::VALUES,
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
        #[cfg(feature = "requests")]
        crate::requests::EventTraceLastBranchConfiguration::VALUES,
        #[cfg(feature = "requests")]
        crate::requests::EventTraceProfileAddInformationVersions::VALUES,
        crate::headers::EventTraceType::VALUES,
        crate::logfile::HalPlatformTimerSource::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::heap::HeapLog::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::heap::HeapMemorySource::VALUES,
        crate::headers::HookId::VALUES,
        crate::common::KprofileSource::VALUES,
        #[cfg(feature = "requests")]
        crate::requests::KprofileSourceAmd64::VALUES,
        #[cfg(feature = "requests")]
        crate::requests::KprofileSourceEmon::VALUES,
        crate::logfile::LoggerMode::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::scheduler::MmcssOpcode::VALUES,
        crate::common::Ntstatus::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::thread::PerfinfoCcswapType::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::cache::PerfinfoCcExtraWbThread::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::cache::PerfinfoCcFlushData::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::cache::PerfinfoCcNotify::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::cache::PerfinfoCcWorkitemType::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::cache::PerfinfoCcWorkqueue::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::profile::PerfinfoClockInterruptFlag::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::process::PerfinfoDebugEventReason::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::profile::PerfinfoDomainChangeEventReason::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::profile::PerfinfoDynamicTickDisableReason::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::profile::PerfinfoDynamicTickVetoReason::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::file::PerfinfoFileReadWriteFlag::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::profile::PerfinfoIpiRequest::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::memory::PerfinfoKernelmemoryUsageType::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::memory::PerfinfoMemResetInfoType::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::memory::PerfinfoMmStat::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::power::PerfinfoPpmIdleExitFlag::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::power::PerfinfoPpmIdleFlag::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::power::PerfinfoPpmIdleVeto::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::power::PerfinfoPpmPerfStateType::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::power::PowerAction::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::power::PowerStateType::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::power::SystemPowerState::VALUES,
        #[cfg(feature = "requests")]
        crate::requests::TracelogAccess::VALUES,
        crate::headers::TraceHeaderMarker::VALUES,
        crate::headers::TraceHeaderType::VALUES,
        crate::headers::TraceMessageFlags::VALUES,
        #[cfg(feature = "requests")]
        crate::requests::provider::TraceProviderFlag::VALUES,
        #[cfg(feature = "requests")]
        crate::requests::TraceQueryInfoClass::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::scheduler::UmsEtwDirectedSwitchEnd::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::scheduler::UmsEtwDirectedSwitchStart::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::scheduler::UmsEtwPark::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::sync::WmiPushlockAction::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::sync::WmiQueueAction::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::sync::WmiResourceAction::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::sync::WmiSpinlockAcquireMode::VALUES,
        #[cfg(feature = "payloads")]
        crate::payloads::sync::WmiWaitMultipleType::VALUES,
    ];
}
