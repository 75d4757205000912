// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! Objects and handles of the object manager.
pub mod etw_create_handle_event;
pub use etw_create_handle_event::EtwCreateHandleEventX86;
pub use etw_create_handle_event::EtwCreateHandleEventX64;
pub use etw_create_handle_event::EtwCreateHandleEventX86View;
pub use etw_create_handle_event::EtwCreateHandleEventX64View;
pub mod etw_createdelete_object_event;
pub use etw_createdelete_object_event::EtwCreatedeleteObjectEventX86;
pub use etw_createdelete_object_event::EtwCreatedeleteObjectEventX64;
pub use etw_createdelete_object_event::EtwCreatedeleteObjectEventX86View;
pub use etw_createdelete_object_event::EtwCreatedeleteObjectEventX64View;
pub mod etw_duplicate_handle_event;
pub use etw_duplicate_handle_event::EtwDuplicateHandleEventX86;
pub use etw_duplicate_handle_event::EtwDuplicateHandleEventX64;
pub use etw_duplicate_handle_event::EtwDuplicateHandleEventX86View;
pub use etw_duplicate_handle_event::EtwDuplicateHandleEventX64View;
pub mod etw_object_handle_event;
pub use etw_object_handle_event::EtwObjectHandleEventX86View;
pub use etw_object_handle_event::EtwObjectHandleEventX64View;
#[cfg(feature = "alloc")]
pub use etw_object_handle_event::EtwObjectHandleEventX86;
#[cfg(feature = "alloc")]
pub use etw_object_handle_event::EtwObjectHandleEventX64;
pub mod etw_object_type_event;
pub use etw_object_type_event::EtwObjectTypeEventView;
#[cfg(feature = "alloc")]
pub use etw_object_type_event::EtwObjectTypeEvent;
pub mod etw_refderef_object_event;
pub use etw_refderef_object_event::EtwRefderefObjectEventX86;
pub use etw_refderef_object_event::EtwRefderefObjectEventX64;
pub use etw_refderef_object_event::EtwRefderefObjectEventX86View;
pub use etw_refderef_object_event::EtwRefderefObjectEventX64View;
