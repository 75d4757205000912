// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! Objects and handles of the object manager.
pub mod etw_create_handle_event;
pub use etw_create_handle_event::EtwCreateHandleEvent32;
pub use etw_create_handle_event::EtwCreateHandleEvent64;
pub use etw_create_handle_event::EtwCreateHandleEvent32View;
pub use etw_create_handle_event::EtwCreateHandleEvent64View;
pub mod etw_createdelete_object_event;
pub use etw_createdelete_object_event::EtwCreatedeleteObjectEvent32;
pub use etw_createdelete_object_event::EtwCreatedeleteObjectEvent64;
pub use etw_createdelete_object_event::EtwCreatedeleteObjectEvent32View;
pub use etw_createdelete_object_event::EtwCreatedeleteObjectEvent64View;
pub mod etw_duplicate_handle_event;
pub use etw_duplicate_handle_event::EtwDuplicateHandleEvent32;
pub use etw_duplicate_handle_event::EtwDuplicateHandleEvent64;
pub use etw_duplicate_handle_event::EtwDuplicateHandleEvent32View;
pub use etw_duplicate_handle_event::EtwDuplicateHandleEvent64View;
pub mod etw_object_handle_event;
pub use etw_object_handle_event::EtwObjectHandleEvent32View;
pub use etw_object_handle_event::EtwObjectHandleEvent64View;
#[cfg(feature = "alloc")]
pub use etw_object_handle_event::EtwObjectHandleEvent32;
#[cfg(feature = "alloc")]
pub use etw_object_handle_event::EtwObjectHandleEvent64;
pub mod etw_object_type_event;
pub use etw_object_type_event::EtwObjectTypeEventView;
#[cfg(feature = "alloc")]
pub use etw_object_type_event::EtwObjectTypeEvent;
pub mod etw_refderef_object_event;
pub use etw_refderef_object_event::EtwRefderefObjectEvent32;
pub use etw_refderef_object_event::EtwRefderefObjectEvent64;
pub use etw_refderef_object_event::EtwRefderefObjectEvent32View;
pub use etw_refderef_object_event::EtwRefderefObjectEvent64View;
