// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! Events about the trace itself.
pub mod etw_debug_print_event;
pub use etw_debug_print_event::EtwDebugPrintEventView;
#[cfg(feature = "alloc")]
pub use etw_debug_print_event::EtwDebugPrintEvent;
pub(crate) mod etw_rundown_flag;
pub use etw_rundown_flag::*;
pub(crate) mod payload_constants;
pub use payload_constants::*;
#[cfg(feature = "payloads")]
pub(crate) mod payload_types;
#[cfg(feature = "payloads")]
pub use payload_types::*;
pub mod wmi_build_lab;
pub use wmi_build_lab::WmiBuildLabView;
#[cfg(feature = "alloc")]
pub use wmi_build_lab::WmiBuildLab;
pub mod wmi_dbgid_rsds;
pub use wmi_dbgid_rsds::WmiDbgidRsdsView;
#[cfg(feature = "alloc")]
pub use wmi_dbgid_rsds::WmiDbgidRsds;
pub(crate) static INDEX: crate::rt::describe::Topic = crate::rt::describe::Topic {
    layouts: &[
        &etw_debug_print_event::LAYOUT_0,
        &wmi_build_lab::LAYOUT_0,
        &wmi_dbgid_rsds::LAYOUT_0,
    ],
    values: &[EtwRundownFlag::VALUES],
    dispatches: &[],
};
