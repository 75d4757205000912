// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Objects and handles of the object manager.
//!
//! The feature `payloads-object` enables the module.
pub mod etw_create_handle_event;
pub use etw_create_handle_event::EtwCreateHandleEventPtr32;
pub use etw_create_handle_event::EtwCreateHandleEventPtr64;
pub use etw_create_handle_event::EtwCreateHandleEventPtr32View;
pub use etw_create_handle_event::EtwCreateHandleEventPtr64View;
pub use etw_create_handle_event::EtwCreateHandleEvent;
pub use etw_create_handle_event::EtwCreateHandleEventView;
pub mod etw_createdelete_object_event;
pub use etw_createdelete_object_event::EtwCreatedeleteObjectEventPtr32;
pub use etw_createdelete_object_event::EtwCreatedeleteObjectEventPtr64;
pub use etw_createdelete_object_event::EtwCreatedeleteObjectEventPtr32View;
pub use etw_createdelete_object_event::EtwCreatedeleteObjectEventPtr64View;
pub use etw_createdelete_object_event::EtwCreatedeleteObjectEvent;
pub use etw_createdelete_object_event::EtwCreatedeleteObjectEventView;
pub mod etw_duplicate_handle_event;
pub use etw_duplicate_handle_event::EtwDuplicateHandleEventPtr32;
pub use etw_duplicate_handle_event::EtwDuplicateHandleEventPtr64;
pub use etw_duplicate_handle_event::EtwDuplicateHandleEventPtr32View;
pub use etw_duplicate_handle_event::EtwDuplicateHandleEventPtr64View;
pub use etw_duplicate_handle_event::EtwDuplicateHandleEvent;
pub use etw_duplicate_handle_event::EtwDuplicateHandleEventView;
pub mod etw_object_handle_event;
pub use etw_object_handle_event::EtwObjectHandleEventPtr32View;
pub use etw_object_handle_event::EtwObjectHandleEventPtr64View;
pub use etw_object_handle_event::EtwObjectHandleEventView;
#[cfg(feature = "alloc")]
pub use etw_object_handle_event::EtwObjectHandleEventPtr32;
#[cfg(feature = "alloc")]
pub use etw_object_handle_event::EtwObjectHandleEventPtr64;
#[cfg(feature = "alloc")]
pub use etw_object_handle_event::EtwObjectHandleEvent;
pub mod etw_object_type_event;
pub use etw_object_type_event::EtwObjectTypeEventView;
#[cfg(feature = "alloc")]
pub use etw_object_type_event::EtwObjectTypeEvent;
pub mod etw_refderef_object_event;
pub use etw_refderef_object_event::EtwRefderefObjectEventPtr32;
pub use etw_refderef_object_event::EtwRefderefObjectEventPtr64;
pub use etw_refderef_object_event::EtwRefderefObjectEventPtr32View;
pub use etw_refderef_object_event::EtwRefderefObjectEventPtr64View;
pub use etw_refderef_object_event::EtwRefderefObjectEvent;
pub use etw_refderef_object_event::EtwRefderefObjectEventView;
#[cfg(feature = "payloads")]
pub(crate) mod payload_types;
#[cfg(feature = "payloads")]
pub use payload_types::*;
pub(crate) mod values;
pub use values::*;
pub(crate) static INDEX: crate::rt::Topic = crate::rt::Topic {
    layouts: &[
        &etw_createdelete_object_event::LAYOUT_0,
        &etw_createdelete_object_event::LAYOUT_1,
        &etw_create_handle_event::LAYOUT_0,
        &etw_create_handle_event::LAYOUT_1,
        &etw_duplicate_handle_event::LAYOUT_0,
        &etw_duplicate_handle_event::LAYOUT_1,
        &etw_object_handle_event::LAYOUT_0,
        &etw_object_handle_event::LAYOUT_1,
        &etw_object_type_event::LAYOUT_0,
        &etw_refderef_object_event::LAYOUT_0,
        &etw_refderef_object_event::LAYOUT_1,
    ],
    values: &[SystemObjectKw::VALUES],
    dispatches: &[],
};
