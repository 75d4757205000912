// Generated from spec/structs/ and spec/hooks/ by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the topic's events: for each, a type with the fields of all layouts.
use crate::rt::payload::*;

use crate::rt::*;

payload_type! {
    /// Object handle created or closed.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_CREATE_HANDLE` (0x1120), `PERFINFO_LOG_TYPE_CLOSE_HANDLE` (0x1121).
    ///
    /// Structures: `ETW_CREATE_HANDLE_EVENT`.
    #[doc(alias = "ETW_CREATE_HANDLE_EVENT")]
    EtwCreateHandleEventPayload {
        /// Address of an object of the kernel. In C: `Object`.
        fn object -> u64 = number(0);
        /// Handle. The highest bit marks a kernel handle. In C: `Handle`.
        fn handle -> u32 = number(1);
        /// Index of the object type. In C: `ObjectType`.
        fn object_type -> u16 = number(2);
    }
}

pub(crate) static ETW_CREATE_HANDLE_EVENT_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 2)];
pub(crate) static ETW_CREATE_HANDLE_EVENT_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 2)];
payload_type! {
    /// Object created or deleted.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_CREATE_OBJECT` (0x1130), `PERFINFO_LOG_TYPE_DELETE_OBJECT` (0x1131).
    ///
    /// Structures: `ETW_CREATEDELETE_OBJECT_EVENT`.
    #[doc(alias = "ETW_CREATEDELETE_OBJECT_EVENT")]
    EtwCreatedeleteObjectEventPayload {
        /// Address of an object of the kernel. In C: `Object`.
        fn object -> u64 = number(0);
        /// Index of the object type. In C: `ObjectType`.
        fn object_type -> u16 = number(1);
    }
}

pub(crate) static ETW_CREATEDELETE_OBJECT_EVENT_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 2)];
pub(crate) static ETW_CREATEDELETE_OBJECT_EVENT_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 2)];
payload_type! {
    /// Object handle duplicated.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_DUPLICATE_HANDLE` (0x1122).
    ///
    /// Structures: `ETW_DUPLICATE_HANDLE_EVENT`.
    #[doc(alias = "ETW_DUPLICATE_HANDLE_EVENT")]
    EtwDuplicateHandleEventPayload {
        /// Address of an object of the kernel. In C: `Object`.
        fn object -> u64 = number(0);
        /// Original handle. The highest bit marks a kernel handle. In C: `SourceHandle`.
        fn source_handle -> u32 = number(1);
        /// New handle. The highest bit marks a kernel handle. In C: `TargetHandle`.
        fn target_handle -> u32 = number(2);
        /// Process ID. In C: `TargetProcessId`.
        fn target_process_id -> u32 = number(3);
        /// Index of the object type. In C: `ObjectType`.
        fn object_type -> u16 = number(4);
        /// Process ID. In C: `SourceProcessId`.
        fn source_process_id -> u32 = number(5);
    }
}

pub(crate) static ETW_DUPLICATE_HANDLE_EVENT_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 2), Slot::At(18, 4)];
pub(crate) static ETW_DUPLICATE_HANDLE_EVENT_1: &[Slot] =
    &[Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::At(20, 2), Slot::At(22, 4)];
payload_type! {
    /// Existing handle, and its object.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_OBJECT_HANDLE_DC_START` (0x1126), `PERFINFO_LOG_TYPE_OBJECT_HANDLE_DC_END`
    /// (0x1127).
    ///
    /// Structures: `ETW_OBJECT_HANDLE_EVENT`.
    #[doc(alias = "ETW_OBJECT_HANDLE_EVENT")]
    EtwObjectHandleEventPayload {
        /// Address of an object of the kernel. In C: `Object`.
        fn object -> u64 = number(0);
        /// ID of the process that owns the handle. In C: `ProcessId`.
        fn process_id -> u32 = number(1);
        /// Handle. The highest bit marks a kernel handle. In C: `Handle`.
        fn handle -> u32 = number(2);
        /// Index of the object type. In C: `ObjectType`.
        fn object_type -> u16 = number(3);
        /// In C: `ObjectName`.
        fn object_name -> Option<Text<'a>> = find_text(4);
    }
}

pub(crate) static ETW_OBJECT_HANDLE_EVENT_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 2), Slot::Part(0)];
pub(crate) static ETW_OBJECT_HANDLE_EVENT_1: &[Slot] =
    &[Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 2), Slot::Part(0)];
payload_type! {
    /// Name of an object type.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_OBJECT_TYPE_DC_START` (0x1124), `PERFINFO_LOG_TYPE_OBJECT_TYPE_DC_END` (0x1125).
    ///
    /// Structures: `ETW_OBJECT_TYPE_EVENT`.
    #[doc(alias = "ETW_OBJECT_TYPE_EVENT")]
    EtwObjectTypeEventPayload {
        /// Index of the object type in other events. In C: `ObjectType`.
        fn object_type -> u16 = number(0);
        /// Reserved or padding, according to a source. In C: `Reserved`.
        fn reserved -> u16 = number(1);
        /// In C: `Name`.
        fn name -> Option<Text<'a>> = find_text(2);
    }
}

pub(crate) static ETW_OBJECT_TYPE_EVENT_0: &[Slot] = &[Slot::At(0, 2), Slot::At(2, 2), Slot::Part(0)];
payload_type! {
    /// Object referenced or dereferenced.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_REFERENCE_OBJECT` (0x1132), `PERFINFO_LOG_TYPE_DEREFERENCE_OBJECT` (0x1133).
    ///
    /// Structures: `ETW_REFDEREF_OBJECT_EVENT`.
    #[doc(alias = "ETW_REFDEREF_OBJECT_EVENT")]
    EtwRefderefObjectEventPayload {
        /// Address of an object of the kernel. In C: `Object`.
        fn object -> u64 = number(0);
        /// Tag of the reference, four characters. In C: `Tag`.
        fn tag -> u32 = number(1);
        /// Number of references added or dropped. In C: `Count`.
        fn count -> u32 = number(2);
    }
}

pub(crate) static ETW_REFDEREF_OBJECT_EVENT_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4)];
pub(crate) static ETW_REFDEREF_OBJECT_EVENT_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 4)];
