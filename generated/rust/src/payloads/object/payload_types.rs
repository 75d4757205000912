// Generated from spec/structs/ and spec/hooks/ by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the topic's events: for each, a type with the fields of all layouts.
use crate::rt::payload::*;

#[allow(unused_imports)]
use crate::rt::*;

payload_type! {
    /// Object handle created or closed.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_CREATE_HANDLE` (0x1120), `PERFINFO_LOG_TYPE_CLOSE_HANDLE` (0x1121).
    ///
    /// Structures: `ETW_CREATE_HANDLE_EVENT`.
    #[doc(alias = "ETW_CREATE_HANDLE_EVENT")]
    EtwCreateHandleEventPayload
}

impl<'a> EtwCreateHandleEventPayload<'a> {
    /// Address of an object of the kernel. In C: `Object`.
    #[inline]
    pub fn object(&self) -> u64 {
        self.0.number(0)
    }
    /// Handle. The highest bit marks a kernel handle. In C: `Handle`.
    #[inline]
    pub fn handle(&self) -> u32 {
        self.0.number(1)
    }
    /// Index of the object type. In C: `ObjectType`.
    #[inline]
    pub fn object_type(&self) -> u16 {
        self.0.number(2)
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
    EtwCreatedeleteObjectEventPayload
}

impl<'a> EtwCreatedeleteObjectEventPayload<'a> {
    /// Address of an object of the kernel. In C: `Object`.
    #[inline]
    pub fn object(&self) -> u64 {
        self.0.number(0)
    }
    /// Index of the object type. In C: `ObjectType`.
    #[inline]
    pub fn object_type(&self) -> u16 {
        self.0.number(1)
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
    EtwDuplicateHandleEventPayload
}

impl<'a> EtwDuplicateHandleEventPayload<'a> {
    /// Address of an object of the kernel. In C: `Object`.
    #[inline]
    pub fn object(&self) -> u64 {
        self.0.number(0)
    }
    /// Original handle. The highest bit marks a kernel handle. In C: `SourceHandle`.
    #[inline]
    pub fn source_handle(&self) -> u32 {
        self.0.number(1)
    }
    /// New handle. The highest bit marks a kernel handle. In C: `TargetHandle`.
    #[inline]
    pub fn target_handle(&self) -> u32 {
        self.0.number(2)
    }
    /// Process ID. In C: `TargetProcessId`.
    #[inline]
    pub fn target_process_id(&self) -> u32 {
        self.0.number(3)
    }
    /// Index of the object type. In C: `ObjectType`.
    #[inline]
    pub fn object_type(&self) -> u16 {
        self.0.number(4)
    }
    /// Process ID. In C: `SourceProcessId`.
    #[inline]
    pub fn source_process_id(&self) -> u32 {
        self.0.number(5)
    }
}

pub(crate) static ETW_DUPLICATE_HANDLE_EVENT_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 2), Slot::At(18, 4)];
pub(crate) static ETW_DUPLICATE_HANDLE_EVENT_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::At(20, 2), Slot::At(22, 4)];
payload_type! {
    /// Existing handle, and its object.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_OBJECT_HANDLE_DC_START` (0x1126), `PERFINFO_LOG_TYPE_OBJECT_HANDLE_DC_END` (0x1127).
    ///
    /// Structures: `ETW_OBJECT_HANDLE_EVENT`.
    #[doc(alias = "ETW_OBJECT_HANDLE_EVENT")]
    EtwObjectHandleEventPayload
}

impl<'a> EtwObjectHandleEventPayload<'a> {
    /// Address of an object of the kernel. In C: `Object`.
    #[inline]
    pub fn object(&self) -> u64 {
        self.0.number(0)
    }
    /// ID of the process that owns the handle. In C: `ProcessId`.
    #[inline]
    pub fn process_id(&self) -> u32 {
        self.0.number(1)
    }
    /// Handle. The highest bit marks a kernel handle. In C: `Handle`.
    #[inline]
    pub fn handle(&self) -> u32 {
        self.0.number(2)
    }
    /// Index of the object type. In C: `ObjectType`.
    #[inline]
    pub fn object_type(&self) -> u16 {
        self.0.number(3)
    }
    /// In C: `ObjectName`.
    #[inline]
    pub fn object_name(&self) -> Option<Text<'a>> {
        self.0.find_text(4)
    }
}

pub(crate) static ETW_OBJECT_HANDLE_EVENT_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 2), Slot::Part(0)];
pub(crate) static ETW_OBJECT_HANDLE_EVENT_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 2), Slot::Part(0)];
payload_type! {
    /// Name of an object type.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_OBJECT_TYPE_DC_START` (0x1124), `PERFINFO_LOG_TYPE_OBJECT_TYPE_DC_END` (0x1125).
    ///
    /// Structures: `ETW_OBJECT_TYPE_EVENT`.
    #[doc(alias = "ETW_OBJECT_TYPE_EVENT")]
    EtwObjectTypeEventPayload
}

impl<'a> EtwObjectTypeEventPayload<'a> {
    /// Index of the object type in other events. In C: `ObjectType`.
    #[inline]
    pub fn object_type(&self) -> u16 {
        self.0.number(0)
    }
    /// Reserved or padding, according to a source. In C: `Reserved`.
    #[inline]
    pub fn reserved(&self) -> u16 {
        self.0.number(1)
    }
    /// In C: `Name`.
    #[inline]
    pub fn name(&self) -> Option<Text<'a>> {
        self.0.find_text(2)
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
    EtwRefderefObjectEventPayload
}

impl<'a> EtwRefderefObjectEventPayload<'a> {
    /// Address of an object of the kernel. In C: `Object`.
    #[inline]
    pub fn object(&self) -> u64 {
        self.0.number(0)
    }
    /// Tag of the reference, four characters. In C: `Tag`.
    #[inline]
    pub fn tag(&self) -> u32 {
        self.0.number(1)
    }
    /// Number of references added or dropped. In C: `Count`.
    #[inline]
    pub fn count(&self) -> u32 {
        self.0.number(2)
    }
}

pub(crate) static ETW_REFDEREF_OBJECT_EVENT_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4)];
pub(crate) static ETW_REFDEREF_OBJECT_EVENT_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 4)];
