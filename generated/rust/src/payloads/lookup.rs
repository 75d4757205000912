// Generated from spec/hooks/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! Payload structures of kernel events, by hook ID, event version, pointer size and release.
use crate::rt::describe::Layout;
use crate::rt::*;

/// A possible payload structure of a kernel event.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Binding {
    /// Hook ID of the event.
    pub hook: crate::headers::HookId,
    /// Microsoft's name of the structure, or this project's if Microsoft has none.
    pub name: &'static str,
    /// Event version, if the structure is specific to one.
    pub version: Option<u8>,
    /// Pointer size of the data, if the structure is specific to one.
    pub pointer: Option<Pointer>,
    /// First and last release of each documented range. Empty if unknown.
    pub releases: &'static [(Release, Release)],
    /// Whether the structure is the whole event, starting with its header. Otherwise it is the payload.
    pub whole: bool,
    /// Evidence for the binding if no source states it: `name` or `mask`.
    pub tied_by: Option<&'static str>,
    forms: &'static [Form],
}

/// Form of the structure of a binding.
#[derive(Clone, Copy, Debug)]
struct Form {
    pointer: Pointer,
    first: Release,
    last: Release,
    layout: &'static Layout,
    decode: for<'a> fn(&'a [u8]) -> Result<Payload<'a>, Error>,
}

impl Binding {
    /// Returns whether the binding may apply to a release. Always true if the releases are unknown.
    pub fn holds(&self, release: Release) -> bool {
        self.releases.is_empty() || self.releases.iter().any(|(first, last)| *first <= release && release <= *last)
    }
    /// Returns the table that describes the structure for a pointer size: the form of a release, or the newest.
    pub fn layout(&self, pointer: Pointer, release: Option<Release>) -> Option<&'static Layout> {
        Some(self.form(pointer, release)?.layout)
    }
    /// The form for a pointer size: that of a release, or the newest.
    fn form(&self, pointer: Pointer, release: Option<Release>) -> Option<&'static Form> {
        let forms = self.forms.iter().filter(|form| form.pointer == pointer);
        match release {
            Some(release) => forms.into_iter().find(|form| form.first <= release && release <= form.last),
            None => forms.max_by_key(|form| form.last),
        }
    }
    /// The last release of the binding. Of two that hold, the later one is preferred.
    fn newest(&self) -> Release {
        self.releases.iter().map(|(_, last)| *last).max().unwrap_or(Release::NEWEST)
    }
}

/// Returns all structures of a hook ID, for any event version.
pub fn bindings(hook: crate::headers::HookId) -> &'static [Binding] {
    let from = BINDINGS.partition_point(|binding| binding.hook < hook);
    let to = BINDINGS.partition_point(|binding| binding.hook <= hook);
    &BINDINGS[from..to.max(from)]
}

/// Returns the possible payload structures of an event.
pub fn candidates(hook: crate::headers::HookId, version: u8, pointer: Pointer) -> impl Iterator<Item = &'static Binding> {
    bindings(hook).iter().filter(move |binding| {
        binding.version.is_none_or(|own| own == version) && binding.pointer.is_none_or(|own| own == pointer)
    })
}

/// Returns the payload structure of an event.
///
/// A structure for the event version takes precedence over one for all versions. Among several releases, returns the
/// structure of the given release, or the newest if none is given.
pub fn find(
    hook: crate::headers::HookId,
    version: u8,
    pointer: Pointer,
    release: Option<Release>,
) -> Option<&'static Binding> {
    let of = candidates(hook, version, pointer);
    let of = of.filter(|binding| !binding.whole && binding.form(pointer, release).is_some());
    let of = of.filter(|binding| release.is_none_or(|release| binding.holds(release)));
    of.reduce(|best, next| {
        let rank = |binding: &Binding| (binding.version.is_some(), binding.tied_by.is_none(), binding.newest());
        if rank(next) > rank(best) { next } else { best }
    })
}

/// Returns the hook ID of an event with an EVENT_TRACE_HEADER, which contains the GUID of its group and its type.
pub fn hook_of(guid: &Guid, event_type: u8) -> Option<crate::headers::HookId> {
    let (_, group) = GROUPS.iter().find(|(known, _)| known == guid)?;
    Some(crate::headers::HookId(u16::from(*group) << 8 | u16::from(event_type)))
}

/// Payload of a kernel event, as a view of its structure.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Payload<'a> {
    /// `ALPC_Send_Message`. Releases unknown.
    AlpcSendMessage(crate::payloads::alpc::AlpcSendMessageView<'a>),
    /// `ALPC_Unwait`. Releases unknown.
    AlpcUnwait(crate::payloads::alpc::AlpcUnwaitView<'a>),
    /// `ALPC_Wait_For_New_Message`. Releases unknown.
    AlpcWaitForNewMessage(crate::payloads::alpc::AlpcWaitForNewMessageView<'a>),
    /// `BOOT_RECORD`. Observed in 2004..20H2, 11-21H2.
    BootRecord(crate::payloads::config::BootRecordView<'a>),
    /// `CONFIG_CODEINTEGRITY_RECORD`. Releases unknown.
    ConfigCodeintegrityRecord(crate::payloads::config::ConfigCodeintegrityRecordView<'a>),
    /// `CONFIG_DEVICEFAMILY_RECORD`. Releases unknown.
    ConfigDevicefamilyRecord(crate::payloads::config::ConfigDevicefamilyRecordView<'a>),
    /// `CONFIG_FLIGHTID_RECORD`. Releases unknown.
    ConfigFlightidRecord(crate::payloads::config::ConfigFlightidRecordView<'a>),
    /// `CONFIG_MACHINEID_RECORD`. Releases unknown.
    ConfigMachineidRecord(crate::payloads::config::ConfigMachineidRecordView<'a>),
    /// `CPU_CONFIG_RECORD`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    CpuConfigRecordPtr32(crate::payloads::config::CpuConfigRecordPtr32View<'a>),
    /// `CPU_CONFIG_RECORD`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    CpuConfigRecordPtr64(crate::payloads::config::CpuConfigRecordPtr64View<'a>),
    /// `CritSecCollision`. Releases unknown (32-bit).
    CritSecCollisionPtr32(crate::payloads::sync::CritSecCollisionPtr32View<'a>),
    /// `CritSecCollision`. Releases unknown (64-bit).
    CritSecCollisionPtr64(crate::payloads::sync::CritSecCollisionPtr64View<'a>),
    /// `CritSecInit`. Releases unknown (32-bit).
    CritSecInitPtr32(crate::payloads::sync::CritSecInitPtr32View<'a>),
    /// `CritSecInit`. Releases unknown (64-bit).
    CritSecInitPtr64(crate::payloads::sync::CritSecInitPtr64View<'a>),
    /// `DiskIo_TypeGroup2`. Releases unknown (32-bit).
    DiskIoTypeGroup2Ptr32(crate::payloads::disk::DiskIoTypeGroup2Ptr32View<'a>),
    /// `DiskIo_TypeGroup2`. Releases unknown (64-bit).
    DiskIoTypeGroup2Ptr64(crate::payloads::disk::DiskIoTypeGroup2Ptr64View<'a>),
    /// `ETW_ANTI_STARVATION_BOOST_EVENT`. Observed in 1607, 2004..20H2, 11-21H2.
    EtwAntiStarvationBoostEvent(crate::payloads::thread::EtwAntiStarvationBoostEventView<'a>),
    /// `ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwAutoboostClearPriorityFloorEventPtr32(crate::payloads::thread::EtwAutoboostClearPriorityFloorEventPtr32View<'a>),
    /// `ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwAutoboostClearPriorityFloorEventPtr64(crate::payloads::thread::EtwAutoboostClearPriorityFloorEventPtr64View<'a>),
    /// `ETW_AUTOBOOST_NO_ENTRIES_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwAutoboostNoEntriesEventPtr32(crate::payloads::thread::EtwAutoboostNoEntriesEventPtr32View<'a>),
    /// `ETW_AUTOBOOST_NO_ENTRIES_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwAutoboostNoEntriesEventPtr64(crate::payloads::thread::EtwAutoboostNoEntriesEventPtr64View<'a>),
    /// `ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT`. Releases unknown (32-bit).
    EtwAutoboostSetPriorityFloorEventPtr32(crate::payloads::thread::EtwAutoboostSetPriorityFloorEventPtr32View<'a>),
    /// `ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT`. Releases unknown (64-bit).
    EtwAutoboostSetPriorityFloorEventPtr64(crate::payloads::thread::EtwAutoboostSetPriorityFloorEventPtr64View<'a>),
    /// `ETW_CANCEL_KTIMER2_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwCancelKtimer2EventPtr32(crate::payloads::profile::EtwCancelKtimer2EventPtr32View<'a>),
    /// `ETW_CANCEL_KTIMER2_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwCancelKtimer2EventPtr64(crate::payloads::profile::EtwCancelKtimer2EventPtr64View<'a>),
    /// `ETW_CANCEL_TIMER_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwCancelTimerEventPtr32(crate::payloads::profile::EtwCancelTimerEventPtr32View<'a>),
    /// `ETW_CANCEL_TIMER_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwCancelTimerEventPtr64(crate::payloads::profile::EtwCancelTimerEventPtr64View<'a>),
    /// `ETW_CLOCK_CONFIGURATION_EVENT`. Observed in 1607, 2004..20H2, 11-21H2.
    EtwClockConfigurationEvent(crate::payloads::profile::EtwClockConfigurationEventView<'a>),
    /// `ETW_CLOCK_TIME_UPDATE`. Observed in 1607, 2004..20H2, 11-21H2.
    EtwClockTimeUpdate(crate::payloads::profile::EtwClockTimeUpdateView<'a>),
    /// `ETW_CPU_CACHE_FLUSH_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwCpuCacheFlushEventPtr32(crate::payloads::profile::EtwCpuCacheFlushEventPtr32View<'a>),
    /// `ETW_CPU_CACHE_FLUSH_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwCpuCacheFlushEventPtr64(crate::payloads::profile::EtwCpuCacheFlushEventPtr64View<'a>),
    /// `ETW_CREATEDELETE_OBJECT_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwCreatedeleteObjectEventPtr32(crate::payloads::object::EtwCreatedeleteObjectEventPtr32View<'a>),
    /// `ETW_CREATEDELETE_OBJECT_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwCreatedeleteObjectEventPtr64(crate::payloads::object::EtwCreatedeleteObjectEventPtr64View<'a>),
    /// `ETW_CREATE_HANDLE_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwCreateHandleEventPtr32(crate::payloads::object::EtwCreateHandleEventPtr32View<'a>),
    /// `ETW_CREATE_HANDLE_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwCreateHandleEventPtr64(crate::payloads::object::EtwCreateHandleEventPtr64View<'a>),
    /// `ETW_CRITSEC_EVENT_COLLISION`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwCritsecEventCollisionPtr32(crate::payloads::sync::EtwCritsecEventCollisionPtr32View<'a>),
    /// `ETW_CRITSEC_EVENT_COLLISION`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwCritsecEventCollisionPtr64(crate::payloads::sync::EtwCritsecEventCollisionPtr64View<'a>),
    /// `ETW_CRITSEC_EVENT_INIT`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwCritsecEventInitPtr32(crate::payloads::sync::EtwCritsecEventInitPtr32View<'a>),
    /// `ETW_CRITSEC_EVENT_INIT`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwCritsecEventInitPtr64(crate::payloads::sync::EtwCritsecEventInitPtr64View<'a>),
    /// `ETW_DEBUG_PRINT_EVENT`. Observed in 1607, 2004..20H2, 11-21H2.
    EtwDebugPrintEvent(crate::payloads::trace::EtwDebugPrintEventView<'a>),
    /// `ETW_DFSS_RELEASE_THREAD_ON_IDLE`. Observed in 1607, 2004..20H2, 11-21H2.
    EtwDfssReleaseThreadOnIdle(crate::payloads::scheduler::EtwDfssReleaseThreadOnIdleView<'a>),
    /// `ETW_DFSS_START_NEW_INTERVAL`. Observed in 1607, 2004..20H2, 11-21H2.
    EtwDfssStartNewInterval(crate::payloads::scheduler::EtwDfssStartNewIntervalView<'a>),
    /// `ETW_DISABLE_KTIMER2_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwDisableKtimer2EventPtr32(crate::payloads::profile::EtwDisableKtimer2EventPtr32View<'a>),
    /// `ETW_DISABLE_KTIMER2_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwDisableKtimer2EventPtr64(crate::payloads::profile::EtwDisableKtimer2EventPtr64View<'a>),
    /// `ETW_DISKIO_FLUSH_BUFFERS_V2`. Releases unknown (32-bit).
    EtwDiskioFlushBuffersV2Ptr32(crate::payloads::disk::EtwDiskioFlushBuffersV2Ptr32View<'a>),
    /// `ETW_DISKIO_FLUSH_BUFFERS_V2`. Releases unknown (64-bit).
    EtwDiskioFlushBuffersV2Ptr64(crate::payloads::disk::EtwDiskioFlushBuffersV2Ptr64View<'a>),
    /// `ETW_DISKIO_FLUSH_BUFFERS_V3`. Releases unknown (32-bit).
    EtwDiskioFlushBuffersV3Ptr32(crate::payloads::disk::EtwDiskioFlushBuffersV3Ptr32View<'a>),
    /// `ETW_DISKIO_FLUSH_BUFFERS_V3`. Releases unknown (64-bit).
    EtwDiskioFlushBuffersV3Ptr64(crate::payloads::disk::EtwDiskioFlushBuffersV3Ptr64View<'a>),
    /// `ETW_DISKIO_READWRITE`. Documented for 5.0 (32-bit).
    EtwDiskioReadwritePtr32(crate::payloads::disk::EtwDiskioReadwritePtr32View<'a>),
    /// `ETW_DISKIO_READWRITE`. Documented for 5.0 (64-bit).
    EtwDiskioReadwritePtr64(crate::payloads::disk::EtwDiskioReadwritePtr64View<'a>),
    /// `ETW_DISKIO_READWRITE_V2`. Observed in 5.1..6.1 (32-bit).
    EtwDiskioReadwriteV2Ptr32(crate::payloads::disk::EtwDiskioReadwriteV2Ptr32View<'a>),
    /// `ETW_DISKIO_READWRITE_V2`. Observed in 5.1..6.1 (64-bit).
    EtwDiskioReadwriteV2Ptr64(crate::payloads::disk::EtwDiskioReadwriteV2Ptr64View<'a>),
    /// `ETW_DISKIO_READWRITE_V3`. Observed in 6.2+ (32-bit), assumed unchanged after 2004.
    EtwDiskioReadwriteV3Ptr32(crate::payloads::disk::EtwDiskioReadwriteV3Ptr32View<'a>),
    /// `ETW_DISKIO_READWRITE_V3`. Observed in 6.2+ (64-bit), assumed unchanged after 2004.
    EtwDiskioReadwriteV3Ptr64(crate::payloads::disk::EtwDiskioReadwriteV3Ptr64View<'a>),
    /// `ETW_DUPLICATE_HANDLE_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwDuplicateHandleEventPtr32(crate::payloads::object::EtwDuplicateHandleEventPtr32View<'a>),
    /// `ETW_DUPLICATE_HANDLE_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwDuplicateHandleEventPtr64(crate::payloads::object::EtwDuplicateHandleEventPtr64View<'a>),
    /// `ETW_FINALIZE_KTIMER2_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwFinalizeKtimer2EventPtr32(crate::payloads::profile::EtwFinalizeKtimer2EventPtr32View<'a>),
    /// `ETW_FINALIZE_KTIMER2_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwFinalizeKtimer2EventPtr64(crate::payloads::profile::EtwFinalizeKtimer2EventPtr64View<'a>),
    /// `ETW_HEAP_EVENT_ALLOC`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwHeapEventAllocPtr32(crate::payloads::heap::EtwHeapEventAllocPtr32View<'a>),
    /// `ETW_HEAP_EVENT_ALLOC`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwHeapEventAllocPtr64(crate::payloads::heap::EtwHeapEventAllocPtr64View<'a>),
    /// `ETW_HEAP_EVENT_CONTRACTION`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwHeapEventContractionPtr32(crate::payloads::heap::EtwHeapEventContractionPtr32View<'a>),
    /// `ETW_HEAP_EVENT_CONTRACTION`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwHeapEventContractionPtr64(crate::payloads::heap::EtwHeapEventContractionPtr64View<'a>),
    /// `ETW_HEAP_EVENT_CREATE`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwHeapEventCreatePtr32(crate::payloads::heap::EtwHeapEventCreatePtr32View<'a>),
    /// `ETW_HEAP_EVENT_CREATE`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwHeapEventCreatePtr64(crate::payloads::heap::EtwHeapEventCreatePtr64View<'a>),
    /// `ETW_HEAP_EVENT_EXPANSION`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwHeapEventExpansionPtr32(crate::payloads::heap::EtwHeapEventExpansionPtr32View<'a>),
    /// `ETW_HEAP_EVENT_EXPANSION`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwHeapEventExpansionPtr64(crate::payloads::heap::EtwHeapEventExpansionPtr64View<'a>),
    /// `ETW_HEAP_EVENT_FREE`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwHeapEventFreePtr32(crate::payloads::heap::EtwHeapEventFreePtr32View<'a>),
    /// `ETW_HEAP_EVENT_FREE`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwHeapEventFreePtr64(crate::payloads::heap::EtwHeapEventFreePtr64View<'a>),
    /// `ETW_HEAP_EVENT_REALLOC`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwHeapEventReallocPtr32(crate::payloads::heap::EtwHeapEventReallocPtr32View<'a>),
    /// `ETW_HEAP_EVENT_REALLOC`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwHeapEventReallocPtr64(crate::payloads::heap::EtwHeapEventReallocPtr64View<'a>),
    /// `ETW_HEAP_EVENT_SNAPSHOT`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwHeapEventSnapshotPtr32(crate::payloads::heap::EtwHeapEventSnapshotPtr32View<'a>),
    /// `ETW_HEAP_EVENT_SNAPSHOT`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwHeapEventSnapshotPtr64(crate::payloads::heap::EtwHeapEventSnapshotPtr64View<'a>),
    /// `ETW_KERNEL_HEADER_EXTENSION`. Documented for 5.2.
    EtwKernelHeaderExtensionV5_2(crate::logfile::etw_kernel_header_extension::V5_2View<'a>),
    /// `ETW_KERNEL_HEADER_EXTENSION`. Documented for 6.0+, assumed unchanged after 2004.
    EtwKernelHeaderExtension(crate::logfile::EtwKernelHeaderExtensionView<'a>),
    /// `ETW_KQUEUE_DEQUEUE_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwKqueueDequeueEventPtr32(crate::payloads::thread::EtwKqueueDequeueEventPtr32View<'a>),
    /// `ETW_KQUEUE_DEQUEUE_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwKqueueDequeueEventPtr64(crate::payloads::thread::EtwKqueueDequeueEventPtr64View<'a>),
    /// `ETW_KQUEUE_ENQUEUE_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwKqueueEnqueueEventPtr32(crate::payloads::thread::EtwKqueueEnqueueEventPtr32View<'a>),
    /// `ETW_KQUEUE_ENQUEUE_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwKqueueEnqueueEventPtr64(crate::payloads::thread::EtwKqueueEnqueueEventPtr64View<'a>),
    /// `ETW_OBJECT_HANDLE_EVENT`. Releases unknown (32-bit).
    EtwObjectHandleEventPtr32(crate::payloads::object::EtwObjectHandleEventPtr32View<'a>),
    /// `ETW_OBJECT_HANDLE_EVENT`. Releases unknown (64-bit).
    EtwObjectHandleEventPtr64(crate::payloads::object::EtwObjectHandleEventPtr64View<'a>),
    /// `ETW_OBJECT_TYPE_EVENT`. Observed in 1607, 2004..20H2, 11-21H2.
    EtwObjectTypeEvent(crate::payloads::object::EtwObjectTypeEventView<'a>),
    /// `ETW_OPTICALIO_FLUSH_BUFFERS`. Releases unknown (32-bit).
    EtwOpticalioFlushBuffersPtr32(crate::payloads::disk::EtwOpticalioFlushBuffersPtr32View<'a>),
    /// `ETW_OPTICALIO_FLUSH_BUFFERS`. Releases unknown (64-bit).
    EtwOpticalioFlushBuffersPtr64(crate::payloads::disk::EtwOpticalioFlushBuffersPtr64View<'a>),
    /// `ETW_OPTICALIO_INIT`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwOpticalioInitPtr32(crate::payloads::disk::EtwOpticalioInitPtr32View<'a>),
    /// `ETW_OPTICALIO_INIT`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwOpticalioInitPtr64(crate::payloads::disk::EtwOpticalioInitPtr64View<'a>),
    /// `ETW_OPTICALIO_READWRITE`. Releases unknown (32-bit).
    EtwOpticalioReadwritePtr32(crate::payloads::disk::EtwOpticalioReadwritePtr32View<'a>),
    /// `ETW_OPTICALIO_READWRITE`. Releases unknown (64-bit).
    EtwOpticalioReadwritePtr64(crate::payloads::disk::EtwOpticalioReadwritePtr64View<'a>),
    /// `ETW_POOL_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwPoolEventPtr32(crate::payloads::pool::EtwPoolEventPtr32View<'a>),
    /// `ETW_POOL_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwPoolEventPtr64(crate::payloads::pool::EtwPoolEventPtr64View<'a>),
    /// `ETW_PRIORITY_EVENT`. Observed in 1607, 2004..20H2, 11-21H2.
    EtwPriorityEvent(crate::payloads::thread::EtwPriorityEventView<'a>),
    /// `ETW_READY_THREAD_EVENT`. Observed in 1607, 2004..20H2, 11-21H2.
    EtwReadyThreadEvent(crate::payloads::thread::EtwReadyThreadEventView<'a>),
    /// `ETW_REFDEREF_OBJECT_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwRefderefObjectEventPtr32(crate::payloads::object::EtwRefderefObjectEventPtr32View<'a>),
    /// `ETW_REFDEREF_OBJECT_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwRefderefObjectEventPtr64(crate::payloads::object::EtwRefderefObjectEventPtr64View<'a>),
    /// `ETW_REGNOTIF_REGISTER`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwRegnotifRegisterPtr32(crate::payloads::registry::EtwRegnotifRegisterPtr32View<'a>),
    /// `ETW_REGNOTIF_REGISTER`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwRegnotifRegisterPtr64(crate::payloads::registry::EtwRegnotifRegisterPtr64View<'a>),
    /// `ETW_SET_KTIMER2_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwSetKtimer2EventPtr32(crate::payloads::profile::EtwSetKtimer2EventPtr32View<'a>),
    /// `ETW_SET_KTIMER2_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwSetKtimer2EventPtr64(crate::payloads::profile::EtwSetKtimer2EventPtr64View<'a>),
    /// `ETW_SET_TIMER_EVENT`. Releases unknown (32-bit).
    EtwSetTimerEventPtr32(crate::payloads::profile::EtwSetTimerEventPtr32View<'a>),
    /// `ETW_SET_TIMER_EVENT`. Releases unknown (64-bit).
    EtwSetTimerEventPtr64(crate::payloads::profile::EtwSetTimerEventPtr64View<'a>),
    /// `ETW_THREAD_AFFINITY_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwThreadAffinityEventPtr32(crate::payloads::thread::EtwThreadAffinityEventPtr32View<'a>),
    /// `ETW_THREAD_AFFINITY_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwThreadAffinityEventPtr64(crate::payloads::thread::EtwThreadAffinityEventPtr64View<'a>),
    /// `ETW_THREAD_EVENT_SUBPROCESSTAG`. Observed in 1607, 2004..20H2, 11-21H2.
    EtwThreadEventSubprocesstag(crate::payloads::thread::EtwThreadEventSubprocesstagView<'a>),
    /// `ETW_THREAD_SET_NAME_EVENT`. Releases unknown.
    EtwThreadSetNameEvent(crate::payloads::thread::EtwThreadSetNameEventView<'a>),
    /// `ETW_TIMER_EXPIRATION_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwTimerExpirationEventPtr32(crate::payloads::profile::EtwTimerExpirationEventPtr32View<'a>),
    /// `ETW_TIMER_EXPIRATION_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwTimerExpirationEventPtr64(crate::payloads::profile::EtwTimerExpirationEventPtr64View<'a>),
    /// `ETW_TIMER_EXPIRATION_START_EVENT`. Releases unknown.
    EtwTimerExpirationStartEvent(crate::payloads::profile::EtwTimerExpirationStartEventView<'a>),
    /// `ETW_TP_EVENT_CALLBACK_CANCEL`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwTpEventCallbackCancelPtr32(crate::payloads::threadpool::EtwTpEventCallbackCancelPtr32View<'a>),
    /// `ETW_TP_EVENT_CALLBACK_CANCEL`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwTpEventCallbackCancelPtr64(crate::payloads::threadpool::EtwTpEventCallbackCancelPtr64View<'a>),
    /// `ETW_TP_EVENT_CALLBACK_ENQUEUE`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwTpEventCallbackEnqueuePtr32(crate::payloads::threadpool::EtwTpEventCallbackEnqueuePtr32View<'a>),
    /// `ETW_TP_EVENT_CALLBACK_ENQUEUE`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwTpEventCallbackEnqueuePtr64(crate::payloads::threadpool::EtwTpEventCallbackEnqueuePtr64View<'a>),
    /// `ETW_TP_EVENT_CALLBACK_START`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwTpEventCallbackStartPtr32(crate::payloads::threadpool::EtwTpEventCallbackStartPtr32View<'a>),
    /// `ETW_TP_EVENT_CALLBACK_START`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwTpEventCallbackStartPtr64(crate::payloads::threadpool::EtwTpEventCallbackStartPtr64View<'a>),
    /// `ETW_TP_EVENT_POOL_CLOSE`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwTpEventPoolClosePtr32(crate::payloads::threadpool::EtwTpEventPoolClosePtr32View<'a>),
    /// `ETW_TP_EVENT_POOL_CLOSE`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwTpEventPoolClosePtr64(crate::payloads::threadpool::EtwTpEventPoolClosePtr64View<'a>),
    /// `ETW_TP_EVENT_POOL_CREATE`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwTpEventPoolCreatePtr32(crate::payloads::threadpool::EtwTpEventPoolCreatePtr32View<'a>),
    /// `ETW_TP_EVENT_POOL_CREATE`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwTpEventPoolCreatePtr64(crate::payloads::threadpool::EtwTpEventPoolCreatePtr64View<'a>),
    /// `ETW_TP_EVENT_POOL_TH_MAX_SET`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwTpEventPoolThMaxSetPtr32(crate::payloads::threadpool::EtwTpEventPoolThMaxSetPtr32View<'a>),
    /// `ETW_TP_EVENT_POOL_TH_MAX_SET`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwTpEventPoolThMaxSetPtr64(crate::payloads::threadpool::EtwTpEventPoolThMaxSetPtr64View<'a>),
    /// `ETW_TP_EVENT_POOL_TH_MIN_SET`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwTpEventPoolThMinSetPtr32(crate::payloads::threadpool::EtwTpEventPoolThMinSetPtr32View<'a>),
    /// `ETW_TP_EVENT_POOL_TH_MIN_SET`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwTpEventPoolThMinSetPtr64(crate::payloads::threadpool::EtwTpEventPoolThMinSetPtr64View<'a>),
    /// `ETW_TP_EVENT_TIMER_CANCELLED`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwTpEventTimerCancelledPtr32(crate::payloads::threadpool::EtwTpEventTimerCancelledPtr32View<'a>),
    /// `ETW_TP_EVENT_TIMER_CANCELLED`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwTpEventTimerCancelledPtr64(crate::payloads::threadpool::EtwTpEventTimerCancelledPtr64View<'a>),
    /// `ETW_TP_EVENT_TIMER_CANCEL_NTTIMER`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwTpEventTimerCancelNttimerPtr32(crate::payloads::threadpool::EtwTpEventTimerCancelNttimerPtr32View<'a>),
    /// `ETW_TP_EVENT_TIMER_CANCEL_NTTIMER`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwTpEventTimerCancelNttimerPtr64(crate::payloads::threadpool::EtwTpEventTimerCancelNttimerPtr64View<'a>),
    /// `ETW_TP_EVENT_TIMER_EXPIRATION`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwTpEventTimerExpirationPtr32(crate::payloads::threadpool::EtwTpEventTimerExpirationPtr32View<'a>),
    /// `ETW_TP_EVENT_TIMER_EXPIRATION`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwTpEventTimerExpirationPtr64(crate::payloads::threadpool::EtwTpEventTimerExpirationPtr64View<'a>),
    /// `ETW_TP_EVENT_TIMER_EXPIRATION_BEGIN`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwTpEventTimerExpirationBeginPtr32(crate::payloads::threadpool::EtwTpEventTimerExpirationBeginPtr32View<'a>),
    /// `ETW_TP_EVENT_TIMER_EXPIRATION_BEGIN`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwTpEventTimerExpirationBeginPtr64(crate::payloads::threadpool::EtwTpEventTimerExpirationBeginPtr64View<'a>),
    /// `ETW_TP_EVENT_TIMER_EXPIRATION_END`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwTpEventTimerExpirationEndPtr32(crate::payloads::threadpool::EtwTpEventTimerExpirationEndPtr32View<'a>),
    /// `ETW_TP_EVENT_TIMER_EXPIRATION_END`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwTpEventTimerExpirationEndPtr64(crate::payloads::threadpool::EtwTpEventTimerExpirationEndPtr64View<'a>),
    /// `ETW_TP_EVENT_TIMER_SET`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwTpEventTimerSetPtr32(crate::payloads::threadpool::EtwTpEventTimerSetPtr32View<'a>),
    /// `ETW_TP_EVENT_TIMER_SET`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwTpEventTimerSetPtr64(crate::payloads::threadpool::EtwTpEventTimerSetPtr64View<'a>),
    /// `ETW_TP_EVENT_TIMER_SET_NTTIMER`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwTpEventTimerSetNttimerPtr32(crate::payloads::threadpool::EtwTpEventTimerSetNttimerPtr32View<'a>),
    /// `ETW_TP_EVENT_TIMER_SET_NTTIMER`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwTpEventTimerSetNttimerPtr64(crate::payloads::threadpool::EtwTpEventTimerSetNttimerPtr64View<'a>),
    /// `ETW_TP_EVENT_WORKER_NUMANODE_SWITCH`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwTpEventWorkerNumanodeSwitchPtr32(crate::payloads::threadpool::EtwTpEventWorkerNumanodeSwitchPtr32View<'a>),
    /// `ETW_TP_EVENT_WORKER_NUMANODE_SWITCH`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwTpEventWorkerNumanodeSwitchPtr64(crate::payloads::threadpool::EtwTpEventWorkerNumanodeSwitchPtr64View<'a>),
    /// `ETW_UMS_EVENT_CONTEXT_SWITCH`. Observed in 1607, 2004..20H2, 11-21H2.
    EtwUmsEventContextSwitch(crate::payloads::scheduler::EtwUmsEventContextSwitchView<'a>),
    /// `ETW_UMS_EVENT_DIRECTED_SWITCH_END`. Observed in 1607, 2004..20H2, 11-21H2.
    EtwUmsEventDirectedSwitchEnd(crate::payloads::scheduler::EtwUmsEventDirectedSwitchEndView<'a>),
    /// `ETW_UMS_EVENT_DIRECTED_SWITCH_START`. Observed in 1607, 2004..20H2, 11-21H2.
    EtwUmsEventDirectedSwitchStart(crate::payloads::scheduler::EtwUmsEventDirectedSwitchStartView<'a>),
    /// `ETW_UMS_EVENT_DISASSOCIATE`. Observed in 1607, 2004..20H2, 11-21H2.
    EtwUmsEventDisassociate(crate::payloads::scheduler::EtwUmsEventDisassociateView<'a>),
    /// `ETW_UMS_EVENT_PARK`. Observed in 1607, 2004..20H2, 11-21H2.
    EtwUmsEventPark(crate::payloads::scheduler::EtwUmsEventParkView<'a>),
    /// `ETW_WAKE_COUNTER_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwWakeCounterEventPtr32(crate::payloads::process::EtwWakeCounterEventPtr32View<'a>),
    /// `ETW_WAKE_COUNTER_EVENT`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwWakeCounterEventPtr64(crate::payloads::process::EtwWakeCounterEventPtr64View<'a>),
    /// `ETW_WNF_EVENT_CALLBACK`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwWnfEventCallbackPtr32(crate::payloads::wnf::EtwWnfEventCallbackPtr32View<'a>),
    /// `ETW_WNF_EVENT_CALLBACK`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwWnfEventCallbackPtr64(crate::payloads::wnf::EtwWnfEventCallbackPtr64View<'a>),
    /// `ETW_WNF_EVENT_NAME_SUB_RUNDOWN`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwWnfEventNameSubRundownPtr32(crate::payloads::wnf::EtwWnfEventNameSubRundownPtr32View<'a>),
    /// `ETW_WNF_EVENT_NAME_SUB_RUNDOWN`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwWnfEventNameSubRundownPtr64(crate::payloads::wnf::EtwWnfEventNameSubRundownPtr64View<'a>),
    /// `ETW_WNF_EVENT_PUBLISH`. Observed in 1607, 2004..20H2, 11-21H2.
    EtwWnfEventPublish(crate::payloads::wnf::EtwWnfEventPublishView<'a>),
    /// `ETW_WNF_EVENT_SUBSCRIBE`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    EtwWnfEventSubscribePtr32(crate::payloads::wnf::EtwWnfEventSubscribePtr32View<'a>),
    /// `ETW_WNF_EVENT_SUBSCRIBE`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    EtwWnfEventSubscribePtr64(crate::payloads::wnf::EtwWnfEventSubscribePtr64View<'a>),
    /// `FileIo_Create`. Releases unknown (32-bit).
    FileIoCreatePtr32(crate::payloads::file::FileIoCreatePtr32View<'a>),
    /// `FileIo_Create`. Releases unknown (64-bit).
    FileIoCreatePtr64(crate::payloads::file::FileIoCreatePtr64View<'a>),
    /// `FileIo_DirEnum`. Releases unknown (32-bit).
    FileIoDirEnumPtr32(crate::payloads::file::FileIoDirEnumPtr32View<'a>),
    /// `FileIo_DirEnum`. Releases unknown (64-bit).
    FileIoDirEnumPtr64(crate::payloads::file::FileIoDirEnumPtr64View<'a>),
    /// `FileIo_Info`. Releases unknown (32-bit).
    FileIoInfoPtr32(crate::payloads::file::FileIoInfoPtr32View<'a>),
    /// `FileIo_Info`. Releases unknown (64-bit).
    FileIoInfoPtr64(crate::payloads::file::FileIoInfoPtr64View<'a>),
    /// `FileIo_ReadWrite`. Releases unknown (32-bit).
    FileIoReadWritePtr32(crate::payloads::file::FileIoReadWritePtr32View<'a>),
    /// `FileIo_ReadWrite`. Releases unknown (64-bit).
    FileIoReadWritePtr64(crate::payloads::file::FileIoReadWritePtr64View<'a>),
    /// `FileIo_SimpleOp`. Releases unknown (32-bit).
    FileIoSimpleOpPtr32(crate::payloads::file::FileIoSimpleOpPtr32View<'a>),
    /// `FileIo_SimpleOp`. Releases unknown (64-bit).
    FileIoSimpleOpPtr64(crate::payloads::file::FileIoSimpleOpPtr64View<'a>),
    /// `HEAP_AFFINITY_MANAGER_ENABLE`. Releases unknown (32-bit).
    HeapAffinityManagerEnablePtr32(crate::payloads::heap::HeapAffinityManagerEnablePtr32View<'a>),
    /// `HEAP_AFFINITY_MANAGER_ENABLE`. Releases unknown (64-bit).
    HeapAffinityManagerEnablePtr64(crate::payloads::heap::HeapAffinityManagerEnablePtr64View<'a>),
    /// `HEAP_AFFINITY_SLOT_ASSIGN`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    HeapAffinitySlotAssignPtr32(crate::payloads::heap::HeapAffinitySlotAssignPtr32View<'a>),
    /// `HEAP_AFFINITY_SLOT_ASSIGN`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    HeapAffinitySlotAssignPtr64(crate::payloads::heap::HeapAffinitySlotAssignPtr64View<'a>),
    /// `HEAP_COMMIT_DECOMMIT`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    HeapCommitDecommitPtr32(crate::payloads::heap::HeapCommitDecommitPtr32View<'a>),
    /// `HEAP_COMMIT_DECOMMIT`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    HeapCommitDecommitPtr64(crate::payloads::heap::HeapCommitDecommitPtr64View<'a>),
    /// `HEAP_EVENT_RANGE`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    HeapEventRangePtr32(crate::payloads::heap::HeapEventRangePtr32View<'a>),
    /// `HEAP_EVENT_RANGE`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    HeapEventRangePtr64(crate::payloads::heap::HeapEventRangePtr64View<'a>),
    /// `HEAP_EVENT_RANGE_CREATE`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    HeapEventRangeCreatePtr32(crate::payloads::heap::HeapEventRangeCreatePtr32View<'a>),
    /// `HEAP_EVENT_RANGE_CREATE`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    HeapEventRangeCreatePtr64(crate::payloads::heap::HeapEventRangeCreatePtr64View<'a>),
    /// `HEAP_RANGE_CREATE`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    HeapRangeCreatePtr32(crate::payloads::heap::HeapRangeCreatePtr32View<'a>),
    /// `HEAP_RANGE_CREATE`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    HeapRangeCreatePtr64(crate::payloads::heap::HeapRangeCreatePtr64View<'a>),
    /// `HEAP_RANGE_DESTROY`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    HeapRangeDestroyPtr32(crate::payloads::heap::HeapRangeDestroyPtr32View<'a>),
    /// `HEAP_RANGE_DESTROY`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    HeapRangeDestroyPtr64(crate::payloads::heap::HeapRangeDestroyPtr64View<'a>),
    /// `HEAP_REUSE_THRESHOLD_ACTIVATED`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    HeapReuseThresholdActivatedPtr32(crate::payloads::heap::HeapReuseThresholdActivatedPtr32View<'a>),
    /// `HEAP_REUSE_THRESHOLD_ACTIVATED`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    HeapReuseThresholdActivatedPtr64(crate::payloads::heap::HeapReuseThresholdActivatedPtr64View<'a>),
    /// `HEAP_SUBSEGMENT_ACTIVATED`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    HeapSubsegmentActivatedPtr32(crate::payloads::heap::HeapSubsegmentActivatedPtr32View<'a>),
    /// `HEAP_SUBSEGMENT_ACTIVATED`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    HeapSubsegmentActivatedPtr64(crate::payloads::heap::HeapSubsegmentActivatedPtr64View<'a>),
    /// `HEAP_SUBSEGMENT_ALLOC`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    HeapSubsegmentAllocPtr32(crate::payloads::heap::HeapSubsegmentAllocPtr32View<'a>),
    /// `HEAP_SUBSEGMENT_ALLOC`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    HeapSubsegmentAllocPtr64(crate::payloads::heap::HeapSubsegmentAllocPtr64View<'a>),
    /// `HEAP_SUBSEGMENT_FREE`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    HeapSubsegmentFreePtr32(crate::payloads::heap::HeapSubsegmentFreePtr32View<'a>),
    /// `HEAP_SUBSEGMENT_FREE`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    HeapSubsegmentFreePtr64(crate::payloads::heap::HeapSubsegmentFreePtr64View<'a>),
    /// `HEAP_SUBSEGMENT_INIT`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    HeapSubsegmentInitPtr32(crate::payloads::heap::HeapSubsegmentInitPtr32View<'a>),
    /// `HEAP_SUBSEGMENT_INIT`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    HeapSubsegmentInitPtr64(crate::payloads::heap::HeapSubsegmentInitPtr64View<'a>),
    /// `HWConfig_CPU`. Documented for 5.1.
    HwConfigCpu(crate::payloads::config::HwConfigCpuView<'a>),
    /// `HWConfig_LogDisk`. Documented for 5.1.
    HwConfigLogDisk(crate::payloads::config::HwConfigLogDiskView<'a>),
    /// `HWConfig_NIC`. Documented for 5.1.
    HwConfigNic(crate::payloads::config::HwConfigNicView<'a>),
    /// `HWConfig_PhyDisk`. Documented for 5.1.
    HwConfigPhyDisk(crate::payloads::config::HwConfigPhyDiskView<'a>),
    /// `HeapContract`. Releases unknown (32-bit).
    HeapContractPtr32(crate::payloads::heap::HeapContractPtr32View<'a>),
    /// `HeapContract`. Releases unknown (64-bit).
    HeapContractPtr64(crate::payloads::heap::HeapContractPtr64View<'a>),
    /// `HeapExpand`. Releases unknown (32-bit).
    HeapExpandPtr32(crate::payloads::heap::HeapExpandPtr32View<'a>),
    /// `HeapExpand`. Releases unknown (64-bit).
    HeapExpandPtr64(crate::payloads::heap::HeapExpandPtr64View<'a>),
    /// `HeapRealloc`. Releases unknown (32-bit).
    HeapReallocPtr32(crate::payloads::heap::HeapReallocPtr32View<'a>),
    /// `HeapRealloc`. Releases unknown (64-bit).
    HeapReallocPtr64(crate::payloads::heap::HeapReallocPtr64View<'a>),
    /// `HeapSnapShot`. Releases unknown (32-bit).
    HeapSnapShotPtr32(crate::payloads::heap::HeapSnapShotPtr32View<'a>),
    /// `HeapSnapShot`. Releases unknown (64-bit).
    HeapSnapShotPtr64(crate::payloads::heap::HeapSnapShotPtr64View<'a>),
    /// `HeapTrace_Alloc`. Releases unknown (32-bit).
    HeapTraceAllocPtr32(crate::payloads::heap::HeapTraceAllocPtr32View<'a>),
    /// `HeapTrace_Alloc`. Releases unknown (64-bit).
    HeapTraceAllocPtr64(crate::payloads::heap::HeapTraceAllocPtr64View<'a>),
    /// `HeapTrace_Create`. Releases unknown (32-bit).
    HeapTraceCreatePtr32(crate::payloads::heap::HeapTraceCreatePtr32View<'a>),
    /// `HeapTrace_Create`. Releases unknown (64-bit).
    HeapTraceCreatePtr64(crate::payloads::heap::HeapTraceCreatePtr64View<'a>),
    /// `HeapTrace_Free`. Releases unknown (32-bit).
    HeapTraceFreePtr32(crate::payloads::heap::HeapTraceFreePtr32View<'a>),
    /// `HeapTrace_Free`. Releases unknown (64-bit).
    HeapTraceFreePtr64(crate::payloads::heap::HeapTraceFreePtr64View<'a>),
    /// `Heap_TypeGroup1`. Releases unknown (32-bit).
    HeapTypeGroup1Ptr32(crate::payloads::heap::HeapTypeGroup1Ptr32View<'a>),
    /// `Heap_TypeGroup1`. Releases unknown (64-bit).
    HeapTypeGroup1Ptr64(crate::payloads::heap::HeapTypeGroup1Ptr64View<'a>),
    /// `HyperCallPage`. Releases unknown (32-bit).
    HyperCallPagePtr32(crate::payloads::image::HyperCallPagePtr32View<'a>),
    /// `HyperCallPage`. Releases unknown (64-bit).
    HyperCallPagePtr64(crate::payloads::image::HyperCallPagePtr64View<'a>),
    /// `ISR_V1`. Releases unknown (32-bit).
    IsrV1Ptr32(crate::payloads::profile::IsrV1Ptr32View<'a>),
    /// `ISR_V1`. Releases unknown (64-bit).
    IsrV1Ptr64(crate::payloads::profile::IsrV1Ptr64View<'a>),
    /// `Image_V0_Load`. Releases unknown (32-bit).
    ImageV0LoadPtr32(crate::payloads::image::ImageV0LoadPtr32View<'a>),
    /// `Image_V0_Load`. Releases unknown (64-bit).
    ImageV0LoadPtr64(crate::payloads::image::ImageV0LoadPtr64View<'a>),
    /// `Image_V1_Load`. Releases unknown (32-bit).
    ImageV1LoadPtr32(crate::payloads::image::ImageV1LoadPtr32View<'a>),
    /// `Image_V1_Load`. Releases unknown (64-bit).
    ImageV1LoadPtr64(crate::payloads::image::ImageV1LoadPtr64View<'a>),
    /// `KernelImageBase`. Releases unknown (32-bit).
    KernelImageBasePtr32(crate::payloads::image::KernelImageBasePtr32View<'a>),
    /// `KernelImageBase`. Releases unknown (64-bit).
    KernelImageBasePtr64(crate::payloads::image::KernelImageBasePtr64View<'a>),
    /// `LOGICAL_DISK_DEFRAG`. Releases unknown.
    LogicalDiskDefrag(crate::payloads::config::LogicalDiskDefragView<'a>),
    /// `LOGICAL_DISK_EXTENTS`. Observed in 1607, 2004..20H2, 11-21H2.
    LogicalDiskExtents(crate::payloads::config::LogicalDiskExtentsView<'a>),
    /// `NIC_RECORD`. Observed in 1607, 2004..20H2, 11-21H2.
    NicRecord(crate::payloads::config::NicRecordView<'a>),
    /// `OPTICAL_MEDIA_RECORD`. Observed in 1607, 2004..20H2, 11-21H2.
    OpticalMediaRecord(crate::payloads::config::OpticalMediaRecordView<'a>),
    /// `PERFINFO_BATTERY_LIFE_INFO`. Observed in 1607, 2004..20H2, 11-21H2.
    PerfinfoBatteryLifeInfo(crate::payloads::power::PerfinfoBatteryLifeInfoView<'a>),
    /// `PERFINFO_BOOT_PHASE_START`. Observed in 1607, 2004..20H2, 11-21H2.
    PerfinfoBootPhaseStart(crate::payloads::power::PerfinfoBootPhaseStartView<'a>),
    /// `PERFINFO_BOOT_PREFETCH_INFORMATION`. Observed in 1607, 2004..20H2, 11-21H2.
    PerfinfoBootPrefetchInformation(crate::payloads::memory::PerfinfoBootPrefetchInformationView<'a>),
    /// `PERFINFO_CCSWAP_BUFFER`. Documented for 6.0+, assumed unchanged after 11-21H2.
    PerfinfoCcswapBuffer(crate::payloads::thread::PerfinfoCcswapBufferView<'a>),
    /// `PERFINFO_CC_CAN_WRITE_FAIL`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoCcCanWriteFailPtr32(crate::payloads::cache::PerfinfoCcCanWriteFailPtr32View<'a>),
    /// `PERFINFO_CC_CAN_WRITE_FAIL`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoCcCanWriteFailPtr64(crate::payloads::cache::PerfinfoCcCanWriteFailPtr64View<'a>),
    /// `PERFINFO_CC_EXTRA_WB_THREAD_INFO`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoCcExtraWbThreadInfoPtr32(crate::payloads::cache::PerfinfoCcExtraWbThreadInfoPtr32View<'a>),
    /// `PERFINFO_CC_EXTRA_WB_THREAD_INFO`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoCcExtraWbThreadInfoPtr64(crate::payloads::cache::PerfinfoCcExtraWbThreadInfoPtr64View<'a>),
    /// `PERFINFO_CC_FLUSH_CACHE`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoCcFlushCachePtr32(crate::payloads::cache::PerfinfoCcFlushCachePtr32View<'a>),
    /// `PERFINFO_CC_FLUSH_CACHE`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoCcFlushCachePtr64(crate::payloads::cache::PerfinfoCcFlushCachePtr64View<'a>),
    /// `PERFINFO_CC_FLUSH_SECTION`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoCcFlushSectionPtr32(crate::payloads::cache::PerfinfoCcFlushSectionPtr32View<'a>),
    /// `PERFINFO_CC_FLUSH_SECTION`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoCcFlushSectionPtr64(crate::payloads::cache::PerfinfoCcFlushSectionPtr64View<'a>),
    /// `PERFINFO_CC_LAZY_WRITE_SCAN`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoCcLazyWriteScanPtr32(crate::payloads::cache::PerfinfoCcLazyWriteScanPtr32View<'a>),
    /// `PERFINFO_CC_LAZY_WRITE_SCAN`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoCcLazyWriteScanPtr64(crate::payloads::cache::PerfinfoCcLazyWriteScanPtr64View<'a>),
    /// `PERFINFO_CC_LOGGED_STREAM_INFO`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoCcLoggedStreamInfoPtr32(crate::payloads::cache::PerfinfoCcLoggedStreamInfoPtr32View<'a>),
    /// `PERFINFO_CC_LOGGED_STREAM_INFO`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoCcLoggedStreamInfoPtr64(crate::payloads::cache::PerfinfoCcLoggedStreamInfoPtr64View<'a>),
    /// `PERFINFO_CC_READ_AHEAD`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoCcReadAheadPtr32(crate::payloads::cache::PerfinfoCcReadAheadPtr32View<'a>),
    /// `PERFINFO_CC_READ_AHEAD`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoCcReadAheadPtr64(crate::payloads::cache::PerfinfoCcReadAheadPtr64View<'a>),
    /// `PERFINFO_CC_SCHEDULE_READ_AHEAD`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoCcScheduleReadAheadPtr32(crate::payloads::cache::PerfinfoCcScheduleReadAheadPtr32View<'a>),
    /// `PERFINFO_CC_SCHEDULE_READ_AHEAD`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoCcScheduleReadAheadPtr64(crate::payloads::cache::PerfinfoCcScheduleReadAheadPtr64View<'a>),
    /// `PERFINFO_CC_WORKITEM_COMPLETE`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoCcWorkitemCompletePtr32(crate::payloads::cache::PerfinfoCcWorkitemCompletePtr32View<'a>),
    /// `PERFINFO_CC_WORKITEM_COMPLETE`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoCcWorkitemCompletePtr64(crate::payloads::cache::PerfinfoCcWorkitemCompletePtr64View<'a>),
    /// `PERFINFO_CC_WORKITEM_DEQUEUE`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoCcWorkitemDequeuePtr32(crate::payloads::cache::PerfinfoCcWorkitemDequeuePtr32View<'a>),
    /// `PERFINFO_CC_WORKITEM_DEQUEUE`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoCcWorkitemDequeuePtr64(crate::payloads::cache::PerfinfoCcWorkitemDequeuePtr64View<'a>),
    /// `PERFINFO_CC_WORKITEM_ENQUEUE`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoCcWorkitemEnqueuePtr32(crate::payloads::cache::PerfinfoCcWorkitemEnqueuePtr32View<'a>),
    /// `PERFINFO_CC_WORKITEM_ENQUEUE`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoCcWorkitemEnqueuePtr64(crate::payloads::cache::PerfinfoCcWorkitemEnqueuePtr64View<'a>),
    /// `PERFINFO_CLOCK_INTERRUPT_INFORMATION`. Observed in 1607, 2004..20H2, 11-21H2.
    PerfinfoClockInterruptInformation(crate::payloads::profile::PerfinfoClockInterruptInformationView<'a>),
    /// `PERFINFO_DEBUG_EVENT`. Observed in 1607, 2004..20H2, 11-21H2.
    PerfinfoDebugEvent(crate::payloads::process::PerfinfoDebugEventView<'a>),
    /// `PERFINFO_DPC_ENQUEUE_INFORMATION`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoDpcEnqueueInformationPtr32(crate::payloads::profile::PerfinfoDpcEnqueueInformationPtr32View<'a>),
    /// `PERFINFO_DPC_ENQUEUE_INFORMATION`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoDpcEnqueueInformationPtr64(crate::payloads::profile::PerfinfoDpcEnqueueInformationPtr64View<'a>),
    /// `PERFINFO_DPC_EXECUTION_INFORMATION`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoDpcExecutionInformationPtr32(crate::payloads::profile::PerfinfoDpcExecutionInformationPtr32View<'a>),
    /// `PERFINFO_DPC_EXECUTION_INFORMATION`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoDpcExecutionInformationPtr64(crate::payloads::profile::PerfinfoDpcExecutionInformationPtr64View<'a>),
    /// `PERFINFO_DPC_INFORMATION`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoDpcInformationPtr32(crate::payloads::profile::PerfinfoDpcInformationPtr32View<'a>),
    /// `PERFINFO_DPC_INFORMATION`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoDpcInformationPtr64(crate::payloads::profile::PerfinfoDpcInformationPtr64View<'a>),
    /// `PERFINFO_DRIVER_COMPLETE_REQUEST`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoDriverCompleteRequestPtr32(crate::payloads::disk::PerfinfoDriverCompleteRequestPtr32View<'a>),
    /// `PERFINFO_DRIVER_COMPLETE_REQUEST`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoDriverCompleteRequestPtr64(crate::payloads::disk::PerfinfoDriverCompleteRequestPtr64View<'a>),
    /// `PERFINFO_DRIVER_COMPLETE_REQUEST_RET`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoDriverCompleteRequestRetPtr32(crate::payloads::disk::PerfinfoDriverCompleteRequestRetPtr32View<'a>),
    /// `PERFINFO_DRIVER_COMPLETE_REQUEST_RET`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoDriverCompleteRequestRetPtr64(crate::payloads::disk::PerfinfoDriverCompleteRequestRetPtr64View<'a>),
    /// `PERFINFO_DRIVER_COMPLETIONROUTINE`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoDriverCompletionroutinePtr32(crate::payloads::disk::PerfinfoDriverCompletionroutinePtr32View<'a>),
    /// `PERFINFO_DRIVER_COMPLETIONROUTINE`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoDriverCompletionroutinePtr64(crate::payloads::disk::PerfinfoDriverCompletionroutinePtr64View<'a>),
    /// `PERFINFO_DRIVER_MAJORFUNCTION`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoDriverMajorfunctionPtr32(crate::payloads::disk::PerfinfoDriverMajorfunctionPtr32View<'a>),
    /// `PERFINFO_DRIVER_MAJORFUNCTION`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoDriverMajorfunctionPtr64(crate::payloads::disk::PerfinfoDriverMajorfunctionPtr64View<'a>),
    /// `PERFINFO_DRIVER_MAJORFUNCTION_RET`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoDriverMajorfunctionRetPtr32(crate::payloads::disk::PerfinfoDriverMajorfunctionRetPtr32View<'a>),
    /// `PERFINFO_DRIVER_MAJORFUNCTION_RET`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoDriverMajorfunctionRetPtr64(crate::payloads::disk::PerfinfoDriverMajorfunctionRetPtr64View<'a>),
    /// `PERFINFO_EXECUTIVE_RESOURCE_CONFIG`. Observed in 1607, 2004..20H2, 11-21H2.
    PerfinfoExecutiveResourceConfig(crate::payloads::sync::PerfinfoExecutiveResourceConfigView<'a>),
    /// `PERFINFO_FILENAME_RUNDOWN_INFORMATION`. Releases unknown (32-bit).
    PerfinfoFilenameRundownInformationPtr32(crate::payloads::file::PerfinfoFilenameRundownInformationPtr32View<'a>),
    /// `PERFINFO_FILENAME_RUNDOWN_INFORMATION`. Releases unknown (64-bit).
    PerfinfoFilenameRundownInformationPtr64(crate::payloads::file::PerfinfoFilenameRundownInformationPtr64View<'a>),
    /// `PERFINFO_FILENAME_SAME_INFORMATION`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoFilenameSameInformationPtr32(crate::payloads::file::PerfinfoFilenameSameInformationPtr32View<'a>),
    /// `PERFINFO_FILENAME_SAME_INFORMATION`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoFilenameSameInformationPtr64(crate::payloads::file::PerfinfoFilenameSameInformationPtr64View<'a>),
    /// `PERFINFO_FILE_CREATE`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoFileCreatePtr32(crate::payloads::file::PerfinfoFileCreatePtr32View<'a>),
    /// `PERFINFO_FILE_CREATE`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoFileCreatePtr64(crate::payloads::file::PerfinfoFileCreatePtr64View<'a>),
    /// `PERFINFO_FILE_DIRENUM`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoFileDirenumPtr32(crate::payloads::file::PerfinfoFileDirenumPtr32View<'a>),
    /// `PERFINFO_FILE_DIRENUM`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoFileDirenumPtr64(crate::payloads::file::PerfinfoFileDirenumPtr64View<'a>),
    /// `PERFINFO_FILE_INFORMATION`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoFileInformationPtr32(crate::payloads::file::PerfinfoFileInformationPtr32View<'a>),
    /// `PERFINFO_FILE_INFORMATION`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoFileInformationPtr64(crate::payloads::file::PerfinfoFileInformationPtr64View<'a>),
    /// `PERFINFO_FILE_OPERATION_END`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoFileOperationEndPtr32(crate::payloads::file::PerfinfoFileOperationEndPtr32View<'a>),
    /// `PERFINFO_FILE_OPERATION_END`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoFileOperationEndPtr64(crate::payloads::file::PerfinfoFileOperationEndPtr64View<'a>),
    /// `PERFINFO_FILE_PATH_OPERATION`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoFilePathOperationPtr32(crate::payloads::file::PerfinfoFilePathOperationPtr32View<'a>),
    /// `PERFINFO_FILE_PATH_OPERATION`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoFilePathOperationPtr64(crate::payloads::file::PerfinfoFilePathOperationPtr64View<'a>),
    /// `PERFINFO_FILE_READ_WRITE`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoFileReadWritePtr32(crate::payloads::file::PerfinfoFileReadWritePtr32View<'a>),
    /// `PERFINFO_FILE_READ_WRITE`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoFileReadWritePtr64(crate::payloads::file::PerfinfoFileReadWritePtr64View<'a>),
    /// `PERFINFO_FILE_SIMPLE_OPERATION`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoFileSimpleOperationPtr32(crate::payloads::file::PerfinfoFileSimpleOperationPtr32View<'a>),
    /// `PERFINFO_FILE_SIMPLE_OPERATION`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoFileSimpleOperationPtr64(crate::payloads::file::PerfinfoFileSimpleOperationPtr64View<'a>),
    /// `PERFINFO_HARDPAGEFAULT_INFORMATION`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoHardpagefaultInformationPtr32(crate::payloads::memory::PerfinfoHardpagefaultInformationPtr32View<'a>),
    /// `PERFINFO_HARDPAGEFAULT_INFORMATION`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoHardpagefaultInformationPtr64(crate::payloads::memory::PerfinfoHardpagefaultInformationPtr64View<'a>),
    /// `PERFINFO_IDLE_STATE_CHANGE`. Observed in 1607, 2004..20H2, 11-21H2.
    PerfinfoIdleStateChange(crate::payloads::power::PerfinfoIdleStateChangeView<'a>),
    /// `PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO`. Releases unknown (32-bit).
    PerfinfoImageloadInPagefileInfoPtr32(crate::payloads::image::PerfinfoImageloadInPagefileInfoPtr32View<'a>),
    /// `PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO`. Releases unknown (64-bit).
    PerfinfoImageloadInPagefileInfoPtr64(crate::payloads::image::PerfinfoImageloadInPagefileInfoPtr64View<'a>),
    /// `PERFINFO_INTERRUPT_INFORMATION`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoInterruptInformationPtr32(crate::payloads::profile::PerfinfoInterruptInformationPtr32View<'a>),
    /// `PERFINFO_INTERRUPT_INFORMATION`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoInterruptInformationPtr64(crate::payloads::profile::PerfinfoInterruptInformationPtr64View<'a>),
    /// `PERFINFO_IO_TIMER`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoIoTimerPtr32(crate::payloads::profile::PerfinfoIoTimerPtr32View<'a>),
    /// `PERFINFO_IO_TIMER`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoIoTimerPtr64(crate::payloads::profile::PerfinfoIoTimerPtr64View<'a>),
    /// `PERFINFO_IPI_INFORMATION`. Releases unknown.
    PerfinfoIpiInformation(crate::payloads::profile::PerfinfoIpiInformationView<'a>),
    /// `PERFINFO_MEM_RESET_INFO`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoMemResetInfoPtr32(crate::payloads::memory::PerfinfoMemResetInfoPtr32View<'a>),
    /// `PERFINFO_MEM_RESET_INFO`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoMemResetInfoPtr64(crate::payloads::memory::PerfinfoMemResetInfoPtr64View<'a>),
    /// `PERFINFO_PFMAPPED_SECTION_INFORMATION`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoPfmappedSectionInformationPtr32(crate::payloads::memory::PerfinfoPfmappedSectionInformationPtr32View<'a>),
    /// `PERFINFO_PFMAPPED_SECTION_INFORMATION`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoPfmappedSectionInformationPtr64(crate::payloads::memory::PerfinfoPfmappedSectionInformationPtr64View<'a>),
    /// `PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoPfmappedSectionObjectInformationPtr32(crate::payloads::memory::PerfinfoPfmappedSectionObjectInformationPtr32View<'a>),
    /// `PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoPfmappedSectionObjectInformationPtr64(crate::payloads::memory::PerfinfoPfmappedSectionObjectInformationPtr64View<'a>),
    /// `PERFINFO_PMC_SAMPLE_INFORMATION`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoPmcSampleInformationPtr32(crate::payloads::profile::PerfinfoPmcSampleInformationPtr32View<'a>),
    /// `PERFINFO_PMC_SAMPLE_INFORMATION`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoPmcSampleInformationPtr64(crate::payloads::profile::PerfinfoPmcSampleInformationPtr64View<'a>),
    /// `PERFINFO_PO_CALIBRATED_PERFCOUNTER`. Observed in 1607, 2004..20H2, 11-21H2.
    PerfinfoPoCalibratedPerfcounter(crate::payloads::power::PerfinfoPoCalibratedPerfcounterView<'a>),
    /// `PERFINFO_PO_NOTIFY_DEVICE`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoPoNotifyDevicePtr32(crate::payloads::power::PerfinfoPoNotifyDevicePtr32View<'a>),
    /// `PERFINFO_PO_NOTIFY_DEVICE`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoPoNotifyDevicePtr64(crate::payloads::power::PerfinfoPoNotifyDevicePtr64View<'a>),
    /// `PERFINFO_PO_NOTIFY_DEVICE_COMPLETE`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoPoNotifyDeviceCompletePtr32(crate::payloads::power::PerfinfoPoNotifyDeviceCompletePtr32View<'a>),
    /// `PERFINFO_PO_NOTIFY_DEVICE_COMPLETE`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoPoNotifyDeviceCompletePtr64(crate::payloads::power::PerfinfoPoNotifyDeviceCompletePtr64View<'a>),
    /// `PERFINFO_PO_POSTSLEEP`. Observed in 1607, 2004..20H2, 11-21H2.
    PerfinfoPoPostsleep(crate::payloads::power::PerfinfoPoPostsleepView<'a>),
    /// `PERFINFO_PO_PRESLEEP`. Observed in 1607, 2004..20H2, 11-21H2.
    PerfinfoPoPresleep(crate::payloads::power::PerfinfoPoPresleepView<'a>),
    /// `PERFINFO_PO_SESSION_CALLOUT`. Observed in 1607, 2004..20H2, 11-21H2.
    PerfinfoPoSessionCallout(crate::payloads::power::PerfinfoPoSessionCalloutView<'a>),
    /// `PERFINFO_PO_SESSION_CALLOUT_RET`. Observed in 1607, 2004..20H2, 11-21H2.
    PerfinfoPoSessionCalloutRet(crate::payloads::power::PerfinfoPoSessionCalloutRetView<'a>),
    /// `PERFINFO_PPM_IDLE_EXIT_LATENCY`. Observed in 1607, 2004..20H2, 11-21H2.
    PerfinfoPpmIdleExitLatency(crate::payloads::power::PerfinfoPpmIdleExitLatencyView<'a>),
    /// `PERFINFO_PPM_IDLE_STATE_CHANGE`. Observed in 1607, 2004..20H2, 11-21H2.
    PerfinfoPpmIdleStateChange(crate::payloads::power::PerfinfoPpmIdleStateChangeView<'a>),
    /// `PERFINFO_PPM_IDLE_STATE_ENTER`. Observed in 1607, 2004..20H2, 11-21H2.
    PerfinfoPpmIdleStateEnter(crate::payloads::power::PerfinfoPpmIdleStateEnterView<'a>),
    /// `PERFINFO_PPM_IDLE_STATE_EXIT`. Observed in 1607, 2004..20H2, 11-21H2.
    PerfinfoPpmIdleStateExit(crate::payloads::power::PerfinfoPpmIdleStateExitView<'a>),
    /// `PERFINFO_PPM_PERF_STATE_CHANGE`. Observed in 1607, 2004..20H2, 11-21H2.
    PerfinfoPpmPerfStateChange(crate::payloads::power::PerfinfoPpmPerfStateChangeView<'a>),
    /// `PERFINFO_PPM_THERMAL_CONSTRAINT`. Observed in 1607, 2004..20H2, 11-21H2.
    PerfinfoPpmThermalConstraint(crate::payloads::power::PerfinfoPpmThermalConstraintView<'a>),
    /// `PERFINFO_PROCESS_INSWAP`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoProcessInswapPtr32(crate::payloads::process::PerfinfoProcessInswapPtr32View<'a>),
    /// `PERFINFO_PROCESS_INSWAP`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoProcessInswapPtr64(crate::payloads::process::PerfinfoProcessInswapPtr64View<'a>),
    /// `PERFINFO_PROCESS_PERFCTR`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoProcessPerfctrPtr32(crate::payloads::process::PerfinfoProcessPerfctrPtr32View<'a>),
    /// `PERFINFO_PROCESS_PERFCTR`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoProcessPerfctrPtr64(crate::payloads::process::PerfinfoProcessPerfctrPtr64View<'a>),
    /// `PERFINFO_SAMPLED_PROFILE_CACHE`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoSampledProfileCachePtr32(crate::payloads::profile::PerfinfoSampledProfileCachePtr32View<'a>),
    /// `PERFINFO_SAMPLED_PROFILE_CACHE`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoSampledProfileCachePtr64(crate::payloads::profile::PerfinfoSampledProfileCachePtr64View<'a>),
    /// `PERFINFO_SAMPLED_PROFILE_CONFIG`. Observed in 1607, 2004..20H2, 11-21H2.
    PerfinfoSampledProfileConfig(crate::payloads::profile::PerfinfoSampledProfileConfigView<'a>),
    /// `PERFINFO_SAMPLED_PROFILE_INFORMATION`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoSampledProfileInformationPtr32(crate::payloads::profile::PerfinfoSampledProfileInformationPtr32View<'a>),
    /// `PERFINFO_SAMPLED_PROFILE_INFORMATION`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoSampledProfileInformationPtr64(crate::payloads::profile::PerfinfoSampledProfileInformationPtr64View<'a>),
    /// `PERFINFO_SESSIONCREATE_INFORMATION`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoSessioncreateInformationPtr32(crate::payloads::memory::PerfinfoSessioncreateInformationPtr32View<'a>),
    /// `PERFINFO_SESSIONCREATE_INFORMATION`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoSessioncreateInformationPtr64(crate::payloads::memory::PerfinfoSessioncreateInformationPtr64View<'a>),
    /// `PERFINFO_SET_DEVICES_STATE`. Observed in 1607, 2004..20H2, 11-21H2.
    PerfinfoSetDevicesState(crate::payloads::power::PerfinfoSetDevicesStateView<'a>),
    /// `PERFINFO_SET_DEVICES_STATE_RET`. Observed in 1607, 2004..20H2, 11-21H2.
    PerfinfoSetDevicesStateRet(crate::payloads::power::PerfinfoSetDevicesStateRetView<'a>),
    /// `PERFINFO_SET_POWER_ACTION`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoSetPowerActionPtr32(crate::payloads::power::PerfinfoSetPowerActionPtr32View<'a>),
    /// `PERFINFO_SET_POWER_ACTION`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoSetPowerActionPtr64(crate::payloads::power::PerfinfoSetPowerActionPtr64View<'a>),
    /// `PERFINFO_SET_POWER_ACTION_RET`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoSetPowerActionRetPtr32(crate::payloads::power::PerfinfoSetPowerActionRetPtr32View<'a>),
    /// `PERFINFO_SET_POWER_ACTION_RET`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoSetPowerActionRetPtr64(crate::payloads::power::PerfinfoSetPowerActionRetPtr64View<'a>),
    /// `PERFINFO_SPINLOCK_CONFIG`. Observed in 1607, 2004..20H2, 11-21H2.
    PerfinfoSpinlockConfig(crate::payloads::sync::PerfinfoSpinlockConfigView<'a>),
    /// `PERFINFO_SYSCALL_ENTER_DATA`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoSyscallEnterDataPtr32(crate::payloads::profile::PerfinfoSyscallEnterDataPtr32View<'a>),
    /// `PERFINFO_SYSCALL_ENTER_DATA`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoSyscallEnterDataPtr64(crate::payloads::profile::PerfinfoSyscallEnterDataPtr64View<'a>),
    /// `PERFINFO_SYSCALL_EXIT_DATA`. Observed in 1607, 2004..20H2, 11-21H2.
    PerfinfoSyscallExitData(crate::payloads::profile::PerfinfoSyscallExitDataView<'a>),
    /// `PERFINFO_VIRTUAL_ALLOC`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    PerfinfoVirtualAllocPtr32(crate::payloads::memory::PerfinfoVirtualAllocPtr32View<'a>),
    /// `PERFINFO_VIRTUAL_ALLOC`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    PerfinfoVirtualAllocPtr64(crate::payloads::memory::PerfinfoVirtualAllocPtr64View<'a>),
    /// `PERFINFO_YIELD_PROCESSOR_INFORMATION`. Observed in 1607, 2004..20H2, 11-21H2.
    PerfinfoYieldProcessorInformation(crate::payloads::profile::PerfinfoYieldProcessorInformationView<'a>),
    /// `PHYSICAL_DISK_RECORD`. Observed in 1607, 2004..20H2, 11-21H2.
    PhysicalDiskRecord(crate::payloads::config::PhysicalDiskRecordView<'a>),
    /// `PROCESSOR_RECORD`. Releases unknown.
    ProcessorRecord(crate::payloads::config::ProcessorRecordView<'a>),
    /// `PageFault_HardFault`. Releases unknown (32-bit).
    PageFaultHardFaultPtr32(crate::payloads::memory::PageFaultHardFaultPtr32View<'a>),
    /// `PageFault_HardFault`. Releases unknown (64-bit).
    PageFaultHardFaultPtr64(crate::payloads::memory::PageFaultHardFaultPtr64View<'a>),
    /// `PageFault_HeapRangeDestroy`. Releases unknown (32-bit).
    PageFaultHeapRangeDestroyPtr32(crate::payloads::heap::PageFaultHeapRangeDestroyPtr32View<'a>),
    /// `PageFault_HeapRangeDestroy`. Releases unknown (64-bit).
    PageFaultHeapRangeDestroyPtr64(crate::payloads::heap::PageFaultHeapRangeDestroyPtr64View<'a>),
    /// `PageFault_HeapRangeRundown`. Releases unknown (32-bit).
    PageFaultHeapRangeRundownPtr32(crate::payloads::heap::PageFaultHeapRangeRundownPtr32View<'a>),
    /// `PageFault_HeapRangeRundown`. Releases unknown (64-bit).
    PageFaultHeapRangeRundownPtr64(crate::payloads::heap::PageFaultHeapRangeRundownPtr64View<'a>),
    /// `Process_Defunct_TypeGroup1`. Releases unknown (32-bit).
    ProcessDefunctTypeGroup1Ptr32(crate::payloads::process::ProcessDefunctTypeGroup1Ptr32View<'a>),
    /// `Process_Defunct_TypeGroup1`. Releases unknown (64-bit).
    ProcessDefunctTypeGroup1Ptr64(crate::payloads::process::ProcessDefunctTypeGroup1Ptr64View<'a>),
    /// `Process_Terminate_TypeGroup1`. Releases unknown.
    ProcessTerminateTypeGroup1(crate::payloads::process::ProcessTerminateTypeGroup1View<'a>),
    /// `Process_V0_TypeGroup1`. Releases unknown (32-bit).
    ProcessV0TypeGroup1Ptr32(crate::payloads::process::ProcessV0TypeGroup1Ptr32View<'a>),
    /// `Process_V0_TypeGroup1`. Releases unknown (64-bit).
    ProcessV0TypeGroup1Ptr64(crate::payloads::process::ProcessV0TypeGroup1Ptr64View<'a>),
    /// `Process_V1_TypeGroup1`. Releases unknown (32-bit).
    ProcessV1TypeGroup1Ptr32(crate::payloads::process::ProcessV1TypeGroup1Ptr32View<'a>),
    /// `Process_V1_TypeGroup1`. Releases unknown (64-bit).
    ProcessV1TypeGroup1Ptr64(crate::payloads::process::ProcessV1TypeGroup1Ptr64View<'a>),
    /// `Process_V2_TypeGroup1`. Releases unknown (32-bit).
    ProcessV2TypeGroup1Ptr32(crate::payloads::process::ProcessV2TypeGroup1Ptr32View<'a>),
    /// `Process_V2_TypeGroup1`. Releases unknown (64-bit).
    ProcessV2TypeGroup1Ptr64(crate::payloads::process::ProcessV2TypeGroup1Ptr64View<'a>),
    /// `Process_V3_TypeGroup1`. Releases unknown (32-bit).
    ProcessV3TypeGroup1Ptr32(crate::payloads::process::ProcessV3TypeGroup1Ptr32View<'a>),
    /// `Process_V3_TypeGroup1`. Releases unknown (64-bit).
    ProcessV3TypeGroup1Ptr64(crate::payloads::process::ProcessV3TypeGroup1Ptr64View<'a>),
    /// `Registry_V0_TypeGroup1`. Releases unknown (32-bit).
    RegistryV0TypeGroup1Ptr32(crate::payloads::registry::RegistryV0TypeGroup1Ptr32View<'a>),
    /// `Registry_V0_TypeGroup1`. Releases unknown (64-bit).
    RegistryV0TypeGroup1Ptr64(crate::payloads::registry::RegistryV0TypeGroup1Ptr64View<'a>),
    /// `Registry_V1_TypeGroup1`. Releases unknown (32-bit).
    RegistryV1TypeGroup1Ptr32(crate::payloads::registry::RegistryV1TypeGroup1Ptr32View<'a>),
    /// `Registry_V1_TypeGroup1`. Releases unknown (64-bit).
    RegistryV1TypeGroup1Ptr64(crate::payloads::registry::RegistryV1TypeGroup1Ptr64View<'a>),
    /// `ReserveBandwidth`. Releases unknown (32-bit).
    ReserveBandwidthPtr32(crate::payloads::thread::ReserveBandwidthPtr32View<'a>),
    /// `ReserveBandwidth`. Releases unknown (64-bit).
    ReserveBandwidthPtr64(crate::payloads::thread::ReserveBandwidthPtr64View<'a>),
    /// `ReserveCreate`. Releases unknown (32-bit).
    ReserveCreatePtr32(crate::payloads::thread::ReserveCreatePtr32View<'a>),
    /// `ReserveCreate`. Releases unknown (64-bit).
    ReserveCreatePtr64(crate::payloads::thread::ReserveCreatePtr64View<'a>),
    /// `ReserveDelete`. Releases unknown (32-bit).
    ReserveDeletePtr32(crate::payloads::thread::ReserveDeletePtr32View<'a>),
    /// `ReserveDelete`. Releases unknown (64-bit).
    ReserveDeletePtr64(crate::payloads::thread::ReserveDeletePtr64View<'a>),
    /// `ReserveJoinThread`. Releases unknown (32-bit).
    ReserveJoinThreadPtr32(crate::payloads::thread::ReserveJoinThreadPtr32View<'a>),
    /// `ReserveJoinThread`. Releases unknown (64-bit).
    ReserveJoinThreadPtr64(crate::payloads::thread::ReserveJoinThreadPtr64View<'a>),
    /// `ReserveLateCount`. Releases unknown (32-bit).
    ReserveLateCountPtr32(crate::payloads::thread::ReserveLateCountPtr32View<'a>),
    /// `ReserveLateCount`. Releases unknown (64-bit).
    ReserveLateCountPtr64(crate::payloads::thread::ReserveLateCountPtr64View<'a>),
    /// `ReserveState`. Releases unknown (32-bit).
    ReserveStatePtr32(crate::payloads::thread::ReserveStatePtr32View<'a>),
    /// `ReserveState`. Releases unknown (64-bit).
    ReserveStatePtr64(crate::payloads::thread::ReserveStatePtr64View<'a>),
    /// `STACK_TRACE_EVENT_DATA`. Releases unknown (32-bit).
    StackTraceEventDataPtr32(crate::payloads::stack::StackTraceEventDataPtr32View<'a>),
    /// `STACK_TRACE_EVENT_DATA`. Releases unknown (64-bit).
    StackTraceEventDataPtr64(crate::payloads::stack::StackTraceEventDataPtr64View<'a>),
    /// `STACK_WALK_EVENT_DATA`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    StackWalkEventDataPtr32(crate::payloads::stack::StackWalkEventDataPtr32View<'a>),
    /// `STACK_WALK_EVENT_DATA`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    StackWalkEventDataPtr64(crate::payloads::stack::StackWalkEventDataPtr64View<'a>),
    /// `STACK_WALK_KEY_EVENT_DATA`. Releases unknown (32-bit).
    StackWalkKeyEventDataPtr32(crate::payloads::stack::StackWalkKeyEventDataPtr32View<'a>),
    /// `STACK_WALK_KEY_EVENT_DATA`. Releases unknown (64-bit).
    StackWalkKeyEventDataPtr64(crate::payloads::stack::StackWalkKeyEventDataPtr64View<'a>),
    /// `SplitIo_Info`. Releases unknown (32-bit).
    SplitIoInfoPtr32(crate::payloads::disk::SplitIoInfoPtr32View<'a>),
    /// `SplitIo_Info`. Releases unknown (64-bit).
    SplitIoInfoPtr64(crate::payloads::disk::SplitIoInfoPtr64View<'a>),
    /// `SystemConfig_CPU`. Releases unknown (32-bit).
    SystemConfigCpuPtr32(crate::payloads::config::SystemConfigCpuPtr32View<'a>),
    /// `SystemConfig_CPU`. Releases unknown (64-bit).
    SystemConfigCpuPtr64(crate::payloads::config::SystemConfigCpuPtr64View<'a>),
    /// `SystemConfig_IRQ`. Releases unknown.
    SystemConfigIrq(crate::payloads::config::SystemConfigIrqView<'a>),
    /// `SystemConfig_NIC`. Releases unknown.
    SystemConfigNic(crate::payloads::config::SystemConfigNicView<'a>),
    /// `SystemConfig_Network`. Releases unknown.
    SystemConfigNetwork(crate::payloads::config::SystemConfigNetworkView<'a>),
    /// `SystemConfig_Platform`. Releases unknown.
    SystemConfigPlatform(crate::payloads::config::SystemConfigPlatformView<'a>),
    /// `SystemConfig_Services`. Releases unknown.
    SystemConfigServices(crate::payloads::config::SystemConfigServicesView<'a>),
    /// `SystemConfig_V0_CPU`. Releases unknown (32-bit).
    SystemConfigV0CpuPtr32(crate::payloads::config::SystemConfigV0CpuPtr32View<'a>),
    /// `SystemConfig_V0_CPU`. Releases unknown (64-bit).
    SystemConfigV0CpuPtr64(crate::payloads::config::SystemConfigV0CpuPtr64View<'a>),
    /// `SystemConfig_V0_Services`. Releases unknown.
    SystemConfigV0Services(crate::payloads::config::SystemConfigV0ServicesView<'a>),
    /// `TPCBCancel`. Releases unknown (32-bit).
    TpcbCancelPtr32(crate::payloads::threadpool::TpcbCancelPtr32View<'a>),
    /// `TPCBCancel`. Releases unknown (64-bit).
    TpcbCancelPtr64(crate::payloads::threadpool::TpcbCancelPtr64View<'a>),
    /// `TPCBDequeue`. Releases unknown (32-bit).
    TpcbDequeuePtr32(crate::payloads::threadpool::TpcbDequeuePtr32View<'a>),
    /// `TPCBDequeue`. Releases unknown (64-bit).
    TpcbDequeuePtr64(crate::payloads::threadpool::TpcbDequeuePtr64View<'a>),
    /// `TPCBEnqueue`. Releases unknown (32-bit).
    TpcbEnqueuePtr32(crate::payloads::threadpool::TpcbEnqueuePtr32View<'a>),
    /// `TPCBEnqueue`. Releases unknown (64-bit).
    TpcbEnqueuePtr64(crate::payloads::threadpool::TpcbEnqueuePtr64View<'a>),
    /// `TPPoolCreateClose`. Releases unknown (32-bit).
    TpPoolCreateClosePtr32(crate::payloads::threadpool::TpPoolCreateClosePtr32View<'a>),
    /// `TPPoolCreateClose`. Releases unknown (64-bit).
    TpPoolCreateClosePtr64(crate::payloads::threadpool::TpPoolCreateClosePtr64View<'a>),
    /// `TPThreadSet`. Releases unknown (32-bit).
    TpThreadSetPtr32(crate::payloads::threadpool::TpThreadSetPtr32View<'a>),
    /// `TPThreadSet`. Releases unknown (64-bit).
    TpThreadSetPtr64(crate::payloads::threadpool::TpThreadSetPtr64View<'a>),
    /// `TRACE_LOGFILE_HEADER`. Documented for 5.0 (32-bit).
    TraceLogfileHeaderV5_0Ptr32(crate::logfile::trace_logfile_header::V5_0Ptr32View<'a>),
    /// `TRACE_LOGFILE_HEADER`. Documented for 5.0 (64-bit).
    TraceLogfileHeaderV5_0Ptr64(crate::logfile::trace_logfile_header::V5_0Ptr64View<'a>),
    /// `TRACE_LOGFILE_HEADER`. Documented for 5.1..5.2 (32-bit).
    TraceLogfileHeaderV5_1Ptr32(crate::logfile::trace_logfile_header::V5_1Ptr32View<'a>),
    /// `TRACE_LOGFILE_HEADER`. Documented for 5.1..5.2 (64-bit).
    TraceLogfileHeaderV5_1Ptr64(crate::logfile::trace_logfile_header::V5_1Ptr64View<'a>),
    /// `TRACE_LOGFILE_HEADER`. Documented for 6.0+ (32-bit), assumed unchanged after 2004.
    TraceLogfileHeaderPtr32(crate::logfile::TraceLogfileHeaderPtr32View<'a>),
    /// `TRACE_LOGFILE_HEADER`. Documented for 6.0+ (64-bit), assumed unchanged after 2004.
    TraceLogfileHeaderPtr64(crate::logfile::TraceLogfileHeaderPtr64View<'a>),
    /// `TcpIp_Fail`. Releases unknown.
    TcpIpFail(crate::payloads::network::TcpIpFailView<'a>),
    /// `TcpIp_TypeGroup1`. Releases unknown (32-bit).
    TcpIpTypeGroup1Ptr32(crate::payloads::network::TcpIpTypeGroup1Ptr32View<'a>),
    /// `TcpIp_TypeGroup1`. Releases unknown (64-bit).
    TcpIpTypeGroup1Ptr64(crate::payloads::network::TcpIpTypeGroup1Ptr64View<'a>),
    /// `TcpIp_TypeGroup2`. Releases unknown (32-bit).
    TcpIpTypeGroup2Ptr32(crate::payloads::network::TcpIpTypeGroup2Ptr32View<'a>),
    /// `TcpIp_TypeGroup2`. Releases unknown (64-bit).
    TcpIpTypeGroup2Ptr64(crate::payloads::network::TcpIpTypeGroup2Ptr64View<'a>),
    /// `TcpIp_TypeGroup3`. Releases unknown (32-bit).
    TcpIpTypeGroup3Ptr32(crate::payloads::network::TcpIpTypeGroup3Ptr32View<'a>),
    /// `TcpIp_TypeGroup3`. Releases unknown (64-bit).
    TcpIpTypeGroup3Ptr64(crate::payloads::network::TcpIpTypeGroup3Ptr64View<'a>),
    /// `TcpIp_TypeGroup4`. Releases unknown (32-bit).
    TcpIpTypeGroup4Ptr32(crate::payloads::network::TcpIpTypeGroup4Ptr32View<'a>),
    /// `TcpIp_TypeGroup4`. Releases unknown (64-bit).
    TcpIpTypeGroup4Ptr64(crate::payloads::network::TcpIpTypeGroup4Ptr64View<'a>),
    /// `TcpIp_V0_TypeGroup1`. Releases unknown.
    TcpIpV0TypeGroup1(crate::payloads::network::TcpIpV0TypeGroup1View<'a>),
    /// `TcpIp_V1_Fail`. Releases unknown.
    TcpIpV1Fail(crate::payloads::network::TcpIpV1FailView<'a>),
    /// `TcpIp_V1_Send`. Releases unknown (32-bit).
    TcpIpV1SendPtr32(crate::payloads::network::TcpIpV1SendPtr32View<'a>),
    /// `TcpIp_V1_Send`. Releases unknown (64-bit).
    TcpIpV1SendPtr64(crate::payloads::network::TcpIpV1SendPtr64View<'a>),
    /// `TcpIp_V1_TypeGroup2`. Releases unknown (32-bit).
    TcpIpV1TypeGroup2Ptr32(crate::payloads::network::TcpIpV1TypeGroup2Ptr32View<'a>),
    /// `TcpIp_V1_TypeGroup2`. Releases unknown (64-bit).
    TcpIpV1TypeGroup2Ptr64(crate::payloads::network::TcpIpV1TypeGroup2Ptr64View<'a>),
    /// `Thread_V0_TypeGroup1`. Releases unknown.
    ThreadV0TypeGroup1(crate::payloads::thread::ThreadV0TypeGroup1View<'a>),
    /// `Thread_V1_TypeGroup1`. Releases unknown (32-bit).
    ThreadV1TypeGroup1Ptr32(crate::payloads::thread::ThreadV1TypeGroup1Ptr32View<'a>),
    /// `Thread_V1_TypeGroup1`. Releases unknown (64-bit).
    ThreadV1TypeGroup1Ptr64(crate::payloads::thread::ThreadV1TypeGroup1Ptr64View<'a>),
    /// `Thread_V2_TypeGroup1`. Releases unknown (32-bit).
    ThreadV2TypeGroup1Ptr32(crate::payloads::thread::ThreadV2TypeGroup1Ptr32View<'a>),
    /// `Thread_V2_TypeGroup1`. Releases unknown (64-bit).
    ThreadV2TypeGroup1Ptr64(crate::payloads::thread::ThreadV2TypeGroup1Ptr64View<'a>),
    /// `UdpIp_TypeGroup1`. Releases unknown (32-bit).
    UdpIpTypeGroup1Ptr32(crate::payloads::network::UdpIpTypeGroup1Ptr32View<'a>),
    /// `UdpIp_TypeGroup1`. Releases unknown (64-bit).
    UdpIpTypeGroup1Ptr64(crate::payloads::network::UdpIpTypeGroup1Ptr64View<'a>),
    /// `UdpIp_V0_TypeGroup1`. Releases unknown (32-bit).
    UdpIpV0TypeGroup1Ptr32(crate::payloads::network::UdpIpV0TypeGroup1Ptr32View<'a>),
    /// `UdpIp_V0_TypeGroup1`. Releases unknown (64-bit).
    UdpIpV0TypeGroup1Ptr64(crate::payloads::network::UdpIpV0TypeGroup1Ptr64View<'a>),
    /// `VIDEO_RECORD`. Observed in 1607, 2004..20H2, 11-21H2.
    VideoRecord(crate::payloads::config::VideoRecordView<'a>),
    /// `VIRTUALIZATION_RECORD`. Observed in 2004..20H2, 11-21H2.
    VirtualizationRecord(crate::payloads::config::VirtualizationRecordView<'a>),
    /// `WMI_BUILD_LAB`. Releases unknown.
    WmiBuildLab(crate::payloads::trace::WmiBuildLabView<'a>),
    /// `WMI_CONTEXTSWAP`. Documented for 5.1..5.2.
    WmiContextswapV5_1(crate::payloads::thread::wmi_contextswap::V5_1View<'a>),
    /// `WMI_CONTEXTSWAP`. Documented for 6.0..1607.
    WmiContextswapV6_0(crate::payloads::thread::wmi_contextswap::V6_0View<'a>),
    /// `WMI_CONTEXTSWAP`. Documented for 1703.
    WmiContextswapV1703(crate::payloads::thread::wmi_contextswap::V1703View<'a>),
    /// `WMI_CONTEXTSWAP`. Documented for 1709+, assumed unchanged after 2004.
    WmiContextswap(crate::payloads::thread::WmiContextswapView<'a>),
    /// `WMI_DBGID_RSDS`. Releases unknown.
    WmiDbgidRsds(crate::payloads::trace::WmiDbgidRsdsView<'a>),
    /// `WMI_DELAY_EXECUTION`. Observed in 1607, 2004..20H2, 11-21H2.
    WmiDelayExecution(crate::payloads::sync::WmiDelayExecutionView<'a>),
    /// `WMI_DISKIO_IO_REDIRECTED_INIT`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    WmiDiskioIoRedirectedInitPtr32(crate::payloads::disk::WmiDiskioIoRedirectedInitPtr32View<'a>),
    /// `WMI_DISKIO_IO_REDIRECTED_INIT`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    WmiDiskioIoRedirectedInitPtr64(crate::payloads::disk::WmiDiskioIoRedirectedInitPtr64View<'a>),
    /// `WMI_DISKIO_READWRITE_INIT`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    WmiDiskioReadwriteInitPtr32(crate::payloads::disk::WmiDiskioReadwriteInitPtr32View<'a>),
    /// `WMI_DISKIO_READWRITE_INIT`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    WmiDiskioReadwriteInitPtr64(crate::payloads::disk::WmiDiskioReadwriteInitPtr64View<'a>),
    /// `WMI_DPI_RECORD`. Observed in 1607, 2004..20H2, 11-21H2.
    WmiDpiRecord(crate::payloads::config::WmiDpiRecordView<'a>),
    /// `WMI_EXTENDED_THREAD_INFORMATION`. Releases unknown (32-bit).
    WmiExtendedThreadInformationPtr32(crate::payloads::thread::WmiExtendedThreadInformationPtr32View<'a>),
    /// `WMI_EXTENDED_THREAD_INFORMATION`. Releases unknown (64-bit).
    WmiExtendedThreadInformationPtr64(crate::payloads::thread::WmiExtendedThreadInformationPtr64View<'a>),
    /// `WMI_FILE_IO`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    WmiFileIoPtr32(crate::payloads::file::WmiFileIoPtr32View<'a>),
    /// `WMI_FILE_IO`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    WmiFileIoPtr64(crate::payloads::file::WmiFileIoPtr64View<'a>),
    /// `WMI_IDE_CHANNEL_RECORD`. Observed in 1607, 2004..20H2, 11-21H2.
    WmiIdeChannelRecord(crate::payloads::config::WmiIdeChannelRecordView<'a>),
    /// `WMI_IMAGELOAD_INFORMATION`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    WmiImageloadInformationPtr32(crate::payloads::image::WmiImageloadInformationPtr32View<'a>),
    /// `WMI_IMAGELOAD_INFORMATION`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    WmiImageloadInformationPtr64(crate::payloads::image::WmiImageloadInformationPtr64View<'a>),
    /// `WMI_IRQ_RECORD`. Observed in 1607, 2004..20H2, 11-21H2.
    WmiIrqRecord(crate::payloads::config::WmiIrqRecordView<'a>),
    /// `WMI_JOB_ASSIGN_PROCESS`. Releases unknown.
    WmiJobAssignProcess(crate::payloads::job::WmiJobAssignProcessView<'a>),
    /// `WMI_JOB_REMOVE_PROCESS`. Releases unknown.
    WmiJobRemoveProcess(crate::payloads::job::WmiJobRemoveProcessView<'a>),
    /// `WMI_JOB_SEND_NOTIFICATION_INFORMATION`. Releases unknown.
    WmiJobSendNotificationInformation(crate::payloads::job::WmiJobSendNotificationInformationView<'a>),
    /// `WMI_JOB_SET_QUERY_CPU_RATE`. Observed in 1607, 2004..20H2, 11-21H2.
    WmiJobSetQueryCpuRate(crate::payloads::job::WmiJobSetQueryCpuRateView<'a>),
    /// `WMI_JOB_SET_QUERY_INFORMATION`. Releases unknown.
    WmiJobSetQueryInformation(crate::payloads::job::WmiJobSetQueryInformationView<'a>),
    /// `WMI_JOB_SET_QUERY_NET_RATE`. Observed in 1607, 2004..20H2, 11-21H2.
    WmiJobSetQueryNetRate(crate::payloads::job::WmiJobSetQueryNetRateView<'a>),
    /// `WMI_PAGE_FAULT`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    WmiPageFaultPtr32(crate::payloads::memory::WmiPageFaultPtr32View<'a>),
    /// `WMI_PAGE_FAULT`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    WmiPageFaultPtr64(crate::payloads::memory::WmiPageFaultPtr64View<'a>),
    /// `WMI_PNP_RECORD_V3`. Observed in 1607, 2004..20H2, 11-21H2.
    WmiPnpRecordV3(crate::payloads::config::WmiPnpRecordV3View<'a>),
    /// `WMI_PNP_RECORD_V4`. Observed in 1607, 2004..20H2, 11-21H2.
    WmiPnpRecordV4(crate::payloads::config::WmiPnpRecordV4View<'a>),
    /// `WMI_PNP_RECORD_V5`. Observed in 1607, 2004..20H2, 11-21H2.
    WmiPnpRecordV5(crate::payloads::config::WmiPnpRecordV5View<'a>),
    /// `WMI_POWER_RECORD`. Observed in 1607, 2004..20H2, 11-21H2.
    WmiPowerRecord(crate::payloads::config::WmiPowerRecordView<'a>),
    /// `WMI_PROCESS_INFORMATION`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    WmiProcessInformationPtr32(crate::payloads::process::WmiProcessInformationPtr32View<'a>),
    /// `WMI_PROCESS_INFORMATION`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    WmiProcessInformationPtr64(crate::payloads::process::WmiProcessInformationPtr64View<'a>),
    /// `WMI_PUSHLOCK`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    WmiPushlockPtr32(crate::payloads::sync::WmiPushlockPtr32View<'a>),
    /// `WMI_PUSHLOCK`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    WmiPushlockPtr64(crate::payloads::sync::WmiPushlockPtr64View<'a>),
    /// `WMI_QUEUE`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    WmiQueuePtr32(crate::payloads::sync::WmiQueuePtr32View<'a>),
    /// `WMI_QUEUE`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    WmiQueuePtr64(crate::payloads::sync::WmiQueuePtr64View<'a>),
    /// `WMI_REGISTRY`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    WmiRegistryPtr32(crate::payloads::registry::WmiRegistryPtr32View<'a>),
    /// `WMI_REGISTRY`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    WmiRegistryPtr64(crate::payloads::registry::WmiRegistryPtr64View<'a>),
    /// `WMI_RESOURCE`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    WmiResourcePtr32(crate::payloads::sync::WmiResourcePtr32View<'a>),
    /// `WMI_RESOURCE`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    WmiResourcePtr64(crate::payloads::sync::WmiResourcePtr64View<'a>),
    /// `WMI_SPINLOCK`. Documented for 6.1..6.2 (64-bit).
    WmiSpinlockV6_1Ptr64(crate::payloads::sync::wmi_spinlock::V6_1Ptr64View<'a>),
    /// `WMI_SPINLOCK`. Documented for 6.2 (32-bit).
    WmiSpinlockV6_2Ptr32(crate::payloads::sync::wmi_spinlock::V6_2Ptr32View<'a>),
    /// `WMI_SPINLOCK`. Documented for 6.3+ (32-bit), assumed unchanged after 11-21H2.
    WmiSpinlockPtr32(crate::payloads::sync::WmiSpinlockPtr32View<'a>),
    /// `WMI_SPINLOCK`. Documented for 6.3+ (64-bit), assumed unchanged after 11-21H2.
    WmiSpinlockPtr64(crate::payloads::sync::WmiSpinlockPtr64View<'a>),
    /// `WMI_TCPIP_SEND_V4`. Releases unknown (32-bit).
    WmiTcpipSendV4Ptr32(crate::payloads::network::WmiTcpipSendV4Ptr32View<'a>),
    /// `WMI_TCPIP_SEND_V4`. Releases unknown (64-bit).
    WmiTcpipSendV4Ptr64(crate::payloads::network::WmiTcpipSendV4Ptr64View<'a>),
    /// `WMI_TCPIP_SEND_V6`. Releases unknown (32-bit).
    WmiTcpipSendV6Ptr32(crate::payloads::network::WmiTcpipSendV6Ptr32View<'a>),
    /// `WMI_TCPIP_SEND_V6`. Releases unknown (64-bit).
    WmiTcpipSendV6Ptr64(crate::payloads::network::WmiTcpipSendV6Ptr64View<'a>),
    /// `WMI_TCPIP_V4`. Releases unknown (32-bit).
    WmiTcpipV4Ptr32(crate::payloads::network::WmiTcpipV4Ptr32View<'a>),
    /// `WMI_TCPIP_V4`. Releases unknown (64-bit).
    WmiTcpipV4Ptr64(crate::payloads::network::WmiTcpipV4Ptr64View<'a>),
    /// `WMI_THREAD_INFORMATION`. Observed in 1607, 2004..20H2, 11-21H2.
    WmiThreadInformation(crate::payloads::thread::WmiThreadInformationView<'a>),
    /// `WMI_UDP_V4`. Releases unknown.
    WmiUdpV4(crate::payloads::network::WmiUdpV4View<'a>),
    /// `WMI_UDP_V6`. Releases unknown (32-bit).
    WmiUdpV6Ptr32(crate::payloads::network::WmiUdpV6Ptr32View<'a>),
    /// `WMI_UDP_V6`. Releases unknown (64-bit).
    WmiUdpV6Ptr64(crate::payloads::network::WmiUdpV6Ptr64View<'a>),
    /// `WMI_WAIT_MULTIPLE`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    WmiWaitMultiplePtr32(crate::payloads::sync::WmiWaitMultiplePtr32View<'a>),
    /// `WMI_WAIT_MULTIPLE`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    WmiWaitMultiplePtr64(crate::payloads::sync::WmiWaitMultiplePtr64View<'a>),
    /// `WMI_WAIT_SINGLE`. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    WmiWaitSinglePtr32(crate::payloads::sync::WmiWaitSinglePtr32View<'a>),
    /// `WMI_WAIT_SINGLE`. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    WmiWaitSinglePtr64(crate::payloads::sync::WmiWaitSinglePtr64View<'a>),
    /// `WorkerThread`. Releases unknown (32-bit).
    WorkerThreadPtr32(crate::payloads::thread::WorkerThreadPtr32View<'a>),
    /// `WorkerThread`. Releases unknown (64-bit).
    WorkerThreadPtr64(crate::payloads::thread::WorkerThreadPtr64View<'a>),
}

impl<'a> Payload<'a> {
    /// Decodes the payload of an event of the newest release. `None` if no structure is known.
    ///
    /// # Errors
    ///
    /// The errors of the structure's view.
    pub fn decode(hook: crate::headers::HookId, version: u8, pointer: Pointer, data: &'a [u8]) -> Option<Result<Self, Error>> {
        Self::decode_in(hook, version, pointer, None, data)
    }
    /// Decodes the payload of an event of a release. `None` if no structure is known.
    ///
    /// # Errors
    ///
    /// The errors of the structure's view.
    pub fn decode_in(
        hook: crate::headers::HookId,
        version: u8,
        pointer: Pointer,
        release: Option<Release>,
        data: &'a [u8],
    ) -> Option<Result<Self, Error>> {
        let form = find(hook, version, pointer, release)?.form(pointer, release)?;
        Some((form.decode)(data))
    }
}

static ALPC_SEND_MESSAGE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::alpc::alpc_send_message::LAYOUT_0, decode: |data| crate::payloads::alpc::AlpcSendMessageView::new(data).map(Payload::AlpcSendMessage) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::alpc::alpc_send_message::LAYOUT_0, decode: |data| crate::payloads::alpc::AlpcSendMessageView::new(data).map(Payload::AlpcSendMessage) },
];
static ALPC_UNWAIT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::alpc::alpc_unwait::LAYOUT_0, decode: |data| crate::payloads::alpc::AlpcUnwaitView::new(data).map(Payload::AlpcUnwait) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::alpc::alpc_unwait::LAYOUT_0, decode: |data| crate::payloads::alpc::AlpcUnwaitView::new(data).map(Payload::AlpcUnwait) },
];
static ALPC_WAIT_FOR_NEW_MESSAGE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::alpc::alpc_wait_for_new_message::LAYOUT_0, decode: |data| crate::payloads::alpc::AlpcWaitForNewMessageView::new(data).map(Payload::AlpcWaitForNewMessage) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::alpc::alpc_wait_for_new_message::LAYOUT_0, decode: |data| crate::payloads::alpc::AlpcWaitForNewMessageView::new(data).map(Payload::AlpcWaitForNewMessage) },
];
static BOOT_RECORD: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::config::boot_record::LAYOUT_0, decode: |data| crate::payloads::config::BootRecordView::new(data).map(Payload::BootRecord) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::config::boot_record::LAYOUT_0, decode: |data| crate::payloads::config::BootRecordView::new(data).map(Payload::BootRecord) },
];
static CONFIG_CODEINTEGRITY_RECORD: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::config::config_codeintegrity_record::LAYOUT_0, decode: |data| crate::payloads::config::ConfigCodeintegrityRecordView::new(data).map(Payload::ConfigCodeintegrityRecord) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::config::config_codeintegrity_record::LAYOUT_0, decode: |data| crate::payloads::config::ConfigCodeintegrityRecordView::new(data).map(Payload::ConfigCodeintegrityRecord) },
];
static CONFIG_DEVICEFAMILY_RECORD: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::config::config_devicefamily_record::LAYOUT_0, decode: |data| crate::payloads::config::ConfigDevicefamilyRecordView::new(data).map(Payload::ConfigDevicefamilyRecord) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::config::config_devicefamily_record::LAYOUT_0, decode: |data| crate::payloads::config::ConfigDevicefamilyRecordView::new(data).map(Payload::ConfigDevicefamilyRecord) },
];
static CONFIG_FLIGHTID_RECORD: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::config::config_flightid_record::LAYOUT_0, decode: |data| crate::payloads::config::ConfigFlightidRecordView::new(data).map(Payload::ConfigFlightidRecord) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::config::config_flightid_record::LAYOUT_0, decode: |data| crate::payloads::config::ConfigFlightidRecordView::new(data).map(Payload::ConfigFlightidRecord) },
];
static CONFIG_MACHINEID_RECORD: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::config::config_machineid_record::LAYOUT_0, decode: |data| crate::payloads::config::ConfigMachineidRecordView::new(data).map(Payload::ConfigMachineidRecord) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::config::config_machineid_record::LAYOUT_0, decode: |data| crate::payloads::config::ConfigMachineidRecordView::new(data).map(Payload::ConfigMachineidRecord) },
];
static CPU_CONFIG_RECORD: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::config::cpu_config_record::LAYOUT_0, decode: |data| crate::payloads::config::CpuConfigRecordPtr32View::new(data).map(Payload::CpuConfigRecordPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::config::cpu_config_record::LAYOUT_1, decode: |data| crate::payloads::config::CpuConfigRecordPtr64View::new(data).map(Payload::CpuConfigRecordPtr64) },
];
static CRIT_SEC_COLLISION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::sync::crit_sec_collision::LAYOUT_0, decode: |data| crate::payloads::sync::CritSecCollisionPtr32View::new(data).map(Payload::CritSecCollisionPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::sync::crit_sec_collision::LAYOUT_1, decode: |data| crate::payloads::sync::CritSecCollisionPtr64View::new(data).map(Payload::CritSecCollisionPtr64) },
];
static CRIT_SEC_INIT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::sync::crit_sec_init::LAYOUT_0, decode: |data| crate::payloads::sync::CritSecInitPtr32View::new(data).map(Payload::CritSecInitPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::sync::crit_sec_init::LAYOUT_1, decode: |data| crate::payloads::sync::CritSecInitPtr64View::new(data).map(Payload::CritSecInitPtr64) },
];
static DISK_IO_TYPE_GROUP2: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::disk::disk_io_type_group2::LAYOUT_0, decode: |data| crate::payloads::disk::DiskIoTypeGroup2Ptr32View::new(data).map(Payload::DiskIoTypeGroup2Ptr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::disk::disk_io_type_group2::LAYOUT_1, decode: |data| crate::payloads::disk::DiskIoTypeGroup2Ptr64View::new(data).map(Payload::DiskIoTypeGroup2Ptr64) },
];
static ETW_ANTI_STARVATION_BOOST_EVENT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::thread::etw_anti_starvation_boost_event::LAYOUT_0, decode: |data| crate::payloads::thread::EtwAntiStarvationBoostEventView::new(data).map(Payload::EtwAntiStarvationBoostEvent) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::thread::etw_anti_starvation_boost_event::LAYOUT_0, decode: |data| crate::payloads::thread::EtwAntiStarvationBoostEventView::new(data).map(Payload::EtwAntiStarvationBoostEvent) },
];
static ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::thread::etw_autoboost_clear_priority_floor_event::LAYOUT_0, decode: |data| crate::payloads::thread::EtwAutoboostClearPriorityFloorEventPtr32View::new(data).map(Payload::EtwAutoboostClearPriorityFloorEventPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::thread::etw_autoboost_clear_priority_floor_event::LAYOUT_1, decode: |data| crate::payloads::thread::EtwAutoboostClearPriorityFloorEventPtr64View::new(data).map(Payload::EtwAutoboostClearPriorityFloorEventPtr64) },
];
static ETW_AUTOBOOST_NO_ENTRIES_EVENT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::thread::etw_autoboost_no_entries_event::LAYOUT_0, decode: |data| crate::payloads::thread::EtwAutoboostNoEntriesEventPtr32View::new(data).map(Payload::EtwAutoboostNoEntriesEventPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::thread::etw_autoboost_no_entries_event::LAYOUT_1, decode: |data| crate::payloads::thread::EtwAutoboostNoEntriesEventPtr64View::new(data).map(Payload::EtwAutoboostNoEntriesEventPtr64) },
];
static ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::thread::etw_autoboost_set_priority_floor_event::LAYOUT_0, decode: |data| crate::payloads::thread::EtwAutoboostSetPriorityFloorEventPtr32View::new(data).map(Payload::EtwAutoboostSetPriorityFloorEventPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::thread::etw_autoboost_set_priority_floor_event::LAYOUT_1, decode: |data| crate::payloads::thread::EtwAutoboostSetPriorityFloorEventPtr64View::new(data).map(Payload::EtwAutoboostSetPriorityFloorEventPtr64) },
];
static ETW_CANCEL_KTIMER2_EVENT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::profile::etw_cancel_ktimer2_event::LAYOUT_0, decode: |data| crate::payloads::profile::EtwCancelKtimer2EventPtr32View::new(data).map(Payload::EtwCancelKtimer2EventPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::profile::etw_cancel_ktimer2_event::LAYOUT_1, decode: |data| crate::payloads::profile::EtwCancelKtimer2EventPtr64View::new(data).map(Payload::EtwCancelKtimer2EventPtr64) },
];
static ETW_CANCEL_TIMER_EVENT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::profile::etw_cancel_timer_event::LAYOUT_0, decode: |data| crate::payloads::profile::EtwCancelTimerEventPtr32View::new(data).map(Payload::EtwCancelTimerEventPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::profile::etw_cancel_timer_event::LAYOUT_1, decode: |data| crate::payloads::profile::EtwCancelTimerEventPtr64View::new(data).map(Payload::EtwCancelTimerEventPtr64) },
];
static ETW_CLOCK_CONFIGURATION_EVENT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::profile::etw_clock_configuration_event::LAYOUT_0, decode: |data| crate::payloads::profile::EtwClockConfigurationEventView::new(data).map(Payload::EtwClockConfigurationEvent) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::profile::etw_clock_configuration_event::LAYOUT_0, decode: |data| crate::payloads::profile::EtwClockConfigurationEventView::new(data).map(Payload::EtwClockConfigurationEvent) },
];
static ETW_CLOCK_TIME_UPDATE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::profile::etw_clock_time_update::LAYOUT_0, decode: |data| crate::payloads::profile::EtwClockTimeUpdateView::new(data).map(Payload::EtwClockTimeUpdate) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::profile::etw_clock_time_update::LAYOUT_0, decode: |data| crate::payloads::profile::EtwClockTimeUpdateView::new(data).map(Payload::EtwClockTimeUpdate) },
];
static ETW_CPU_CACHE_FLUSH_EVENT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::profile::etw_cpu_cache_flush_event::LAYOUT_0, decode: |data| crate::payloads::profile::EtwCpuCacheFlushEventPtr32View::new(data).map(Payload::EtwCpuCacheFlushEventPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::profile::etw_cpu_cache_flush_event::LAYOUT_1, decode: |data| crate::payloads::profile::EtwCpuCacheFlushEventPtr64View::new(data).map(Payload::EtwCpuCacheFlushEventPtr64) },
];
static ETW_CREATEDELETE_OBJECT_EVENT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::object::etw_createdelete_object_event::LAYOUT_0, decode: |data| crate::payloads::object::EtwCreatedeleteObjectEventPtr32View::new(data).map(Payload::EtwCreatedeleteObjectEventPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::object::etw_createdelete_object_event::LAYOUT_1, decode: |data| crate::payloads::object::EtwCreatedeleteObjectEventPtr64View::new(data).map(Payload::EtwCreatedeleteObjectEventPtr64) },
];
static ETW_CREATE_HANDLE_EVENT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::object::etw_create_handle_event::LAYOUT_0, decode: |data| crate::payloads::object::EtwCreateHandleEventPtr32View::new(data).map(Payload::EtwCreateHandleEventPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::object::etw_create_handle_event::LAYOUT_1, decode: |data| crate::payloads::object::EtwCreateHandleEventPtr64View::new(data).map(Payload::EtwCreateHandleEventPtr64) },
];
static ETW_CRITSEC_EVENT_COLLISION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::sync::etw_critsec_event_collision::LAYOUT_0, decode: |data| crate::payloads::sync::EtwCritsecEventCollisionPtr32View::new(data).map(Payload::EtwCritsecEventCollisionPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::sync::etw_critsec_event_collision::LAYOUT_1, decode: |data| crate::payloads::sync::EtwCritsecEventCollisionPtr64View::new(data).map(Payload::EtwCritsecEventCollisionPtr64) },
];
static ETW_CRITSEC_EVENT_INIT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::sync::etw_critsec_event_init::LAYOUT_0, decode: |data| crate::payloads::sync::EtwCritsecEventInitPtr32View::new(data).map(Payload::EtwCritsecEventInitPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::sync::etw_critsec_event_init::LAYOUT_1, decode: |data| crate::payloads::sync::EtwCritsecEventInitPtr64View::new(data).map(Payload::EtwCritsecEventInitPtr64) },
];
static ETW_DEBUG_PRINT_EVENT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::trace::etw_debug_print_event::LAYOUT_0, decode: |data| crate::payloads::trace::EtwDebugPrintEventView::new(data).map(Payload::EtwDebugPrintEvent) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::trace::etw_debug_print_event::LAYOUT_0, decode: |data| crate::payloads::trace::EtwDebugPrintEventView::new(data).map(Payload::EtwDebugPrintEvent) },
];
static ETW_DFSS_RELEASE_THREAD_ON_IDLE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::scheduler::etw_dfss_release_thread_on_idle::LAYOUT_0, decode: |data| crate::payloads::scheduler::EtwDfssReleaseThreadOnIdleView::new(data).map(Payload::EtwDfssReleaseThreadOnIdle) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::scheduler::etw_dfss_release_thread_on_idle::LAYOUT_0, decode: |data| crate::payloads::scheduler::EtwDfssReleaseThreadOnIdleView::new(data).map(Payload::EtwDfssReleaseThreadOnIdle) },
];
static ETW_DFSS_START_NEW_INTERVAL: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::scheduler::etw_dfss_start_new_interval::LAYOUT_0, decode: |data| crate::payloads::scheduler::EtwDfssStartNewIntervalView::new(data).map(Payload::EtwDfssStartNewInterval) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::scheduler::etw_dfss_start_new_interval::LAYOUT_0, decode: |data| crate::payloads::scheduler::EtwDfssStartNewIntervalView::new(data).map(Payload::EtwDfssStartNewInterval) },
];
static ETW_DISABLE_KTIMER2_EVENT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::profile::etw_disable_ktimer2_event::LAYOUT_0, decode: |data| crate::payloads::profile::EtwDisableKtimer2EventPtr32View::new(data).map(Payload::EtwDisableKtimer2EventPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::profile::etw_disable_ktimer2_event::LAYOUT_1, decode: |data| crate::payloads::profile::EtwDisableKtimer2EventPtr64View::new(data).map(Payload::EtwDisableKtimer2EventPtr64) },
];
static ETW_DISKIO_FLUSH_BUFFERS_V2: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::disk::etw_diskio_flush_buffers_v2::LAYOUT_0, decode: |data| crate::payloads::disk::EtwDiskioFlushBuffersV2Ptr32View::new(data).map(Payload::EtwDiskioFlushBuffersV2Ptr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::disk::etw_diskio_flush_buffers_v2::LAYOUT_1, decode: |data| crate::payloads::disk::EtwDiskioFlushBuffersV2Ptr64View::new(data).map(Payload::EtwDiskioFlushBuffersV2Ptr64) },
];
static ETW_DISKIO_FLUSH_BUFFERS_V3: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::disk::etw_diskio_flush_buffers_v3::LAYOUT_0, decode: |data| crate::payloads::disk::EtwDiskioFlushBuffersV3Ptr32View::new(data).map(Payload::EtwDiskioFlushBuffersV3Ptr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::disk::etw_diskio_flush_buffers_v3::LAYOUT_1, decode: |data| crate::payloads::disk::EtwDiskioFlushBuffersV3Ptr64View::new(data).map(Payload::EtwDiskioFlushBuffersV3Ptr64) },
];
static ETW_DISKIO_READWRITE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(0), layout: &crate::payloads::disk::etw_diskio_readwrite::LAYOUT_0, decode: |data| crate::payloads::disk::EtwDiskioReadwritePtr32View::new(data).map(Payload::EtwDiskioReadwritePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(0), layout: &crate::payloads::disk::etw_diskio_readwrite::LAYOUT_1, decode: |data| crate::payloads::disk::EtwDiskioReadwritePtr64View::new(data).map(Payload::EtwDiskioReadwritePtr64) },
];
static ETW_DISKIO_READWRITE_V2: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::disk::etw_diskio_readwrite_v2::LAYOUT_0, decode: |data| crate::payloads::disk::EtwDiskioReadwriteV2Ptr32View::new(data).map(Payload::EtwDiskioReadwriteV2Ptr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::disk::etw_diskio_readwrite_v2::LAYOUT_1, decode: |data| crate::payloads::disk::EtwDiskioReadwriteV2Ptr64View::new(data).map(Payload::EtwDiskioReadwriteV2Ptr64) },
];
static ETW_DISKIO_READWRITE_V3: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::disk::etw_diskio_readwrite_v3::LAYOUT_0, decode: |data| crate::payloads::disk::EtwDiskioReadwriteV3Ptr32View::new(data).map(Payload::EtwDiskioReadwriteV3Ptr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::disk::etw_diskio_readwrite_v3::LAYOUT_1, decode: |data| crate::payloads::disk::EtwDiskioReadwriteV3Ptr64View::new(data).map(Payload::EtwDiskioReadwriteV3Ptr64) },
];
static ETW_DUPLICATE_HANDLE_EVENT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::object::etw_duplicate_handle_event::LAYOUT_0, decode: |data| crate::payloads::object::EtwDuplicateHandleEventPtr32View::new(data).map(Payload::EtwDuplicateHandleEventPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::object::etw_duplicate_handle_event::LAYOUT_1, decode: |data| crate::payloads::object::EtwDuplicateHandleEventPtr64View::new(data).map(Payload::EtwDuplicateHandleEventPtr64) },
];
static ETW_FINALIZE_KTIMER2_EVENT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::profile::etw_finalize_ktimer2_event::LAYOUT_0, decode: |data| crate::payloads::profile::EtwFinalizeKtimer2EventPtr32View::new(data).map(Payload::EtwFinalizeKtimer2EventPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::profile::etw_finalize_ktimer2_event::LAYOUT_1, decode: |data| crate::payloads::profile::EtwFinalizeKtimer2EventPtr64View::new(data).map(Payload::EtwFinalizeKtimer2EventPtr64) },
];
static ETW_HEAP_EVENT_ALLOC: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::heap::etw_heap_event_alloc::LAYOUT_0, decode: |data| crate::payloads::heap::EtwHeapEventAllocPtr32View::new(data).map(Payload::EtwHeapEventAllocPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::heap::etw_heap_event_alloc::LAYOUT_1, decode: |data| crate::payloads::heap::EtwHeapEventAllocPtr64View::new(data).map(Payload::EtwHeapEventAllocPtr64) },
];
static ETW_HEAP_EVENT_CONTRACTION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::heap::etw_heap_event_contraction::LAYOUT_0, decode: |data| crate::payloads::heap::EtwHeapEventContractionPtr32View::new(data).map(Payload::EtwHeapEventContractionPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::heap::etw_heap_event_contraction::LAYOUT_1, decode: |data| crate::payloads::heap::EtwHeapEventContractionPtr64View::new(data).map(Payload::EtwHeapEventContractionPtr64) },
];
static ETW_HEAP_EVENT_CREATE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::heap::etw_heap_event_create::LAYOUT_0, decode: |data| crate::payloads::heap::EtwHeapEventCreatePtr32View::new(data).map(Payload::EtwHeapEventCreatePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::heap::etw_heap_event_create::LAYOUT_1, decode: |data| crate::payloads::heap::EtwHeapEventCreatePtr64View::new(data).map(Payload::EtwHeapEventCreatePtr64) },
];
static ETW_HEAP_EVENT_EXPANSION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::heap::etw_heap_event_expansion::LAYOUT_0, decode: |data| crate::payloads::heap::EtwHeapEventExpansionPtr32View::new(data).map(Payload::EtwHeapEventExpansionPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::heap::etw_heap_event_expansion::LAYOUT_1, decode: |data| crate::payloads::heap::EtwHeapEventExpansionPtr64View::new(data).map(Payload::EtwHeapEventExpansionPtr64) },
];
static ETW_HEAP_EVENT_FREE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::heap::etw_heap_event_free::LAYOUT_0, decode: |data| crate::payloads::heap::EtwHeapEventFreePtr32View::new(data).map(Payload::EtwHeapEventFreePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::heap::etw_heap_event_free::LAYOUT_1, decode: |data| crate::payloads::heap::EtwHeapEventFreePtr64View::new(data).map(Payload::EtwHeapEventFreePtr64) },
];
static ETW_HEAP_EVENT_REALLOC: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::heap::etw_heap_event_realloc::LAYOUT_0, decode: |data| crate::payloads::heap::EtwHeapEventReallocPtr32View::new(data).map(Payload::EtwHeapEventReallocPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::heap::etw_heap_event_realloc::LAYOUT_1, decode: |data| crate::payloads::heap::EtwHeapEventReallocPtr64View::new(data).map(Payload::EtwHeapEventReallocPtr64) },
];
static ETW_HEAP_EVENT_SNAPSHOT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::heap::etw_heap_event_snapshot::LAYOUT_0, decode: |data| crate::payloads::heap::EtwHeapEventSnapshotPtr32View::new(data).map(Payload::EtwHeapEventSnapshotPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::heap::etw_heap_event_snapshot::LAYOUT_1, decode: |data| crate::payloads::heap::EtwHeapEventSnapshotPtr64View::new(data).map(Payload::EtwHeapEventSnapshotPtr64) },
];
static ETW_KERNEL_HEADER_EXTENSION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(2), last: Release(3), layout: &crate::logfile::etw_kernel_header_extension::LAYOUT_0, decode: |data| crate::logfile::etw_kernel_header_extension::V5_2View::new(data).map(Payload::EtwKernelHeaderExtensionV5_2) },
    Form { pointer: Pointer::Bits64, first: Release(2), last: Release(3), layout: &crate::logfile::etw_kernel_header_extension::LAYOUT_0, decode: |data| crate::logfile::etw_kernel_header_extension::V5_2View::new(data).map(Payload::EtwKernelHeaderExtensionV5_2) },
    Form { pointer: Pointer::Bits32, first: Release(4), last: Release(255), layout: &crate::logfile::etw_kernel_header_extension::LAYOUT_1, decode: |data| crate::logfile::EtwKernelHeaderExtensionView::new(data).map(Payload::EtwKernelHeaderExtension) },
    Form { pointer: Pointer::Bits64, first: Release(4), last: Release(255), layout: &crate::logfile::etw_kernel_header_extension::LAYOUT_1, decode: |data| crate::logfile::EtwKernelHeaderExtensionView::new(data).map(Payload::EtwKernelHeaderExtension) },
];
static ETW_KQUEUE_DEQUEUE_EVENT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::thread::etw_kqueue_dequeue_event::LAYOUT_0, decode: |data| crate::payloads::thread::EtwKqueueDequeueEventPtr32View::new(data).map(Payload::EtwKqueueDequeueEventPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::thread::etw_kqueue_dequeue_event::LAYOUT_1, decode: |data| crate::payloads::thread::EtwKqueueDequeueEventPtr64View::new(data).map(Payload::EtwKqueueDequeueEventPtr64) },
];
static ETW_KQUEUE_ENQUEUE_EVENT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::thread::etw_kqueue_enqueue_event::LAYOUT_0, decode: |data| crate::payloads::thread::EtwKqueueEnqueueEventPtr32View::new(data).map(Payload::EtwKqueueEnqueueEventPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::thread::etw_kqueue_enqueue_event::LAYOUT_1, decode: |data| crate::payloads::thread::EtwKqueueEnqueueEventPtr64View::new(data).map(Payload::EtwKqueueEnqueueEventPtr64) },
];
static ETW_OBJECT_HANDLE_EVENT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::object::etw_object_handle_event::LAYOUT_0, decode: |data| crate::payloads::object::EtwObjectHandleEventPtr32View::new(data).map(Payload::EtwObjectHandleEventPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::object::etw_object_handle_event::LAYOUT_1, decode: |data| crate::payloads::object::EtwObjectHandleEventPtr64View::new(data).map(Payload::EtwObjectHandleEventPtr64) },
];
static ETW_OBJECT_TYPE_EVENT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::object::etw_object_type_event::LAYOUT_0, decode: |data| crate::payloads::object::EtwObjectTypeEventView::new(data).map(Payload::EtwObjectTypeEvent) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::object::etw_object_type_event::LAYOUT_0, decode: |data| crate::payloads::object::EtwObjectTypeEventView::new(data).map(Payload::EtwObjectTypeEvent) },
];
static ETW_OPTICALIO_FLUSH_BUFFERS: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::disk::etw_opticalio_flush_buffers::LAYOUT_0, decode: |data| crate::payloads::disk::EtwOpticalioFlushBuffersPtr32View::new(data).map(Payload::EtwOpticalioFlushBuffersPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::disk::etw_opticalio_flush_buffers::LAYOUT_1, decode: |data| crate::payloads::disk::EtwOpticalioFlushBuffersPtr64View::new(data).map(Payload::EtwOpticalioFlushBuffersPtr64) },
];
static ETW_OPTICALIO_INIT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::disk::etw_opticalio_init::LAYOUT_0, decode: |data| crate::payloads::disk::EtwOpticalioInitPtr32View::new(data).map(Payload::EtwOpticalioInitPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::disk::etw_opticalio_init::LAYOUT_1, decode: |data| crate::payloads::disk::EtwOpticalioInitPtr64View::new(data).map(Payload::EtwOpticalioInitPtr64) },
];
static ETW_OPTICALIO_READWRITE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::disk::etw_opticalio_readwrite::LAYOUT_0, decode: |data| crate::payloads::disk::EtwOpticalioReadwritePtr32View::new(data).map(Payload::EtwOpticalioReadwritePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::disk::etw_opticalio_readwrite::LAYOUT_1, decode: |data| crate::payloads::disk::EtwOpticalioReadwritePtr64View::new(data).map(Payload::EtwOpticalioReadwritePtr64) },
];
static ETW_POOL_EVENT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::pool::etw_pool_event::LAYOUT_0, decode: |data| crate::payloads::pool::EtwPoolEventPtr32View::new(data).map(Payload::EtwPoolEventPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::pool::etw_pool_event::LAYOUT_1, decode: |data| crate::payloads::pool::EtwPoolEventPtr64View::new(data).map(Payload::EtwPoolEventPtr64) },
];
static ETW_PRIORITY_EVENT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::thread::etw_priority_event::LAYOUT_0, decode: |data| crate::payloads::thread::EtwPriorityEventView::new(data).map(Payload::EtwPriorityEvent) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::thread::etw_priority_event::LAYOUT_0, decode: |data| crate::payloads::thread::EtwPriorityEventView::new(data).map(Payload::EtwPriorityEvent) },
];
static ETW_READY_THREAD_EVENT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::thread::etw_ready_thread_event::LAYOUT_0, decode: |data| crate::payloads::thread::EtwReadyThreadEventView::new(data).map(Payload::EtwReadyThreadEvent) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::thread::etw_ready_thread_event::LAYOUT_0, decode: |data| crate::payloads::thread::EtwReadyThreadEventView::new(data).map(Payload::EtwReadyThreadEvent) },
];
static ETW_REFDEREF_OBJECT_EVENT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::object::etw_refderef_object_event::LAYOUT_0, decode: |data| crate::payloads::object::EtwRefderefObjectEventPtr32View::new(data).map(Payload::EtwRefderefObjectEventPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::object::etw_refderef_object_event::LAYOUT_1, decode: |data| crate::payloads::object::EtwRefderefObjectEventPtr64View::new(data).map(Payload::EtwRefderefObjectEventPtr64) },
];
static ETW_REGNOTIF_REGISTER: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::registry::etw_regnotif_register::LAYOUT_0, decode: |data| crate::payloads::registry::EtwRegnotifRegisterPtr32View::new(data).map(Payload::EtwRegnotifRegisterPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::registry::etw_regnotif_register::LAYOUT_1, decode: |data| crate::payloads::registry::EtwRegnotifRegisterPtr64View::new(data).map(Payload::EtwRegnotifRegisterPtr64) },
];
static ETW_SET_KTIMER2_EVENT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::profile::etw_set_ktimer2_event::LAYOUT_0, decode: |data| crate::payloads::profile::EtwSetKtimer2EventPtr32View::new(data).map(Payload::EtwSetKtimer2EventPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::profile::etw_set_ktimer2_event::LAYOUT_1, decode: |data| crate::payloads::profile::EtwSetKtimer2EventPtr64View::new(data).map(Payload::EtwSetKtimer2EventPtr64) },
];
static ETW_SET_TIMER_EVENT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::profile::etw_set_timer_event::LAYOUT_0, decode: |data| crate::payloads::profile::EtwSetTimerEventPtr32View::new(data).map(Payload::EtwSetTimerEventPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::profile::etw_set_timer_event::LAYOUT_1, decode: |data| crate::payloads::profile::EtwSetTimerEventPtr64View::new(data).map(Payload::EtwSetTimerEventPtr64) },
];
static ETW_THREAD_AFFINITY_EVENT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::thread::etw_thread_affinity_event::LAYOUT_0, decode: |data| crate::payloads::thread::EtwThreadAffinityEventPtr32View::new(data).map(Payload::EtwThreadAffinityEventPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::thread::etw_thread_affinity_event::LAYOUT_1, decode: |data| crate::payloads::thread::EtwThreadAffinityEventPtr64View::new(data).map(Payload::EtwThreadAffinityEventPtr64) },
];
static ETW_THREAD_EVENT_SUBPROCESSTAG: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::thread::etw_thread_event_subprocesstag::LAYOUT_0, decode: |data| crate::payloads::thread::EtwThreadEventSubprocesstagView::new(data).map(Payload::EtwThreadEventSubprocesstag) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::thread::etw_thread_event_subprocesstag::LAYOUT_0, decode: |data| crate::payloads::thread::EtwThreadEventSubprocesstagView::new(data).map(Payload::EtwThreadEventSubprocesstag) },
];
static ETW_THREAD_SET_NAME_EVENT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::thread::etw_thread_set_name_event::LAYOUT_0, decode: |data| crate::payloads::thread::EtwThreadSetNameEventView::new(data).map(Payload::EtwThreadSetNameEvent) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::thread::etw_thread_set_name_event::LAYOUT_0, decode: |data| crate::payloads::thread::EtwThreadSetNameEventView::new(data).map(Payload::EtwThreadSetNameEvent) },
];
static ETW_TIMER_EXPIRATION_EVENT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::profile::etw_timer_expiration_event::LAYOUT_0, decode: |data| crate::payloads::profile::EtwTimerExpirationEventPtr32View::new(data).map(Payload::EtwTimerExpirationEventPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::profile::etw_timer_expiration_event::LAYOUT_1, decode: |data| crate::payloads::profile::EtwTimerExpirationEventPtr64View::new(data).map(Payload::EtwTimerExpirationEventPtr64) },
];
static ETW_TIMER_EXPIRATION_START_EVENT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::profile::etw_timer_expiration_start_event::LAYOUT_0, decode: |data| crate::payloads::profile::EtwTimerExpirationStartEventView::new(data).map(Payload::EtwTimerExpirationStartEvent) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::profile::etw_timer_expiration_start_event::LAYOUT_0, decode: |data| crate::payloads::profile::EtwTimerExpirationStartEventView::new(data).map(Payload::EtwTimerExpirationStartEvent) },
];
static ETW_TP_EVENT_CALLBACK_CANCEL: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::etw_tp_event_callback_cancel::LAYOUT_0, decode: |data| crate::payloads::threadpool::EtwTpEventCallbackCancelPtr32View::new(data).map(Payload::EtwTpEventCallbackCancelPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::etw_tp_event_callback_cancel::LAYOUT_1, decode: |data| crate::payloads::threadpool::EtwTpEventCallbackCancelPtr64View::new(data).map(Payload::EtwTpEventCallbackCancelPtr64) },
];
static ETW_TP_EVENT_CALLBACK_ENQUEUE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::etw_tp_event_callback_enqueue::LAYOUT_0, decode: |data| crate::payloads::threadpool::EtwTpEventCallbackEnqueuePtr32View::new(data).map(Payload::EtwTpEventCallbackEnqueuePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::etw_tp_event_callback_enqueue::LAYOUT_1, decode: |data| crate::payloads::threadpool::EtwTpEventCallbackEnqueuePtr64View::new(data).map(Payload::EtwTpEventCallbackEnqueuePtr64) },
];
static ETW_TP_EVENT_CALLBACK_START: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::etw_tp_event_callback_start::LAYOUT_0, decode: |data| crate::payloads::threadpool::EtwTpEventCallbackStartPtr32View::new(data).map(Payload::EtwTpEventCallbackStartPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::etw_tp_event_callback_start::LAYOUT_1, decode: |data| crate::payloads::threadpool::EtwTpEventCallbackStartPtr64View::new(data).map(Payload::EtwTpEventCallbackStartPtr64) },
];
static ETW_TP_EVENT_POOL_CLOSE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::etw_tp_event_pool_close::LAYOUT_0, decode: |data| crate::payloads::threadpool::EtwTpEventPoolClosePtr32View::new(data).map(Payload::EtwTpEventPoolClosePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::etw_tp_event_pool_close::LAYOUT_1, decode: |data| crate::payloads::threadpool::EtwTpEventPoolClosePtr64View::new(data).map(Payload::EtwTpEventPoolClosePtr64) },
];
static ETW_TP_EVENT_POOL_CREATE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::etw_tp_event_pool_create::LAYOUT_0, decode: |data| crate::payloads::threadpool::EtwTpEventPoolCreatePtr32View::new(data).map(Payload::EtwTpEventPoolCreatePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::etw_tp_event_pool_create::LAYOUT_1, decode: |data| crate::payloads::threadpool::EtwTpEventPoolCreatePtr64View::new(data).map(Payload::EtwTpEventPoolCreatePtr64) },
];
static ETW_TP_EVENT_POOL_TH_MAX_SET: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::etw_tp_event_pool_th_max_set::LAYOUT_0, decode: |data| crate::payloads::threadpool::EtwTpEventPoolThMaxSetPtr32View::new(data).map(Payload::EtwTpEventPoolThMaxSetPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::etw_tp_event_pool_th_max_set::LAYOUT_1, decode: |data| crate::payloads::threadpool::EtwTpEventPoolThMaxSetPtr64View::new(data).map(Payload::EtwTpEventPoolThMaxSetPtr64) },
];
static ETW_TP_EVENT_POOL_TH_MIN_SET: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::etw_tp_event_pool_th_min_set::LAYOUT_0, decode: |data| crate::payloads::threadpool::EtwTpEventPoolThMinSetPtr32View::new(data).map(Payload::EtwTpEventPoolThMinSetPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::etw_tp_event_pool_th_min_set::LAYOUT_1, decode: |data| crate::payloads::threadpool::EtwTpEventPoolThMinSetPtr64View::new(data).map(Payload::EtwTpEventPoolThMinSetPtr64) },
];
static ETW_TP_EVENT_TIMER_CANCELLED: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::etw_tp_event_timer_cancelled::LAYOUT_0, decode: |data| crate::payloads::threadpool::EtwTpEventTimerCancelledPtr32View::new(data).map(Payload::EtwTpEventTimerCancelledPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::etw_tp_event_timer_cancelled::LAYOUT_1, decode: |data| crate::payloads::threadpool::EtwTpEventTimerCancelledPtr64View::new(data).map(Payload::EtwTpEventTimerCancelledPtr64) },
];
static ETW_TP_EVENT_TIMER_CANCEL_NTTIMER: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::etw_tp_event_timer_cancel_nttimer::LAYOUT_0, decode: |data| crate::payloads::threadpool::EtwTpEventTimerCancelNttimerPtr32View::new(data).map(Payload::EtwTpEventTimerCancelNttimerPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::etw_tp_event_timer_cancel_nttimer::LAYOUT_1, decode: |data| crate::payloads::threadpool::EtwTpEventTimerCancelNttimerPtr64View::new(data).map(Payload::EtwTpEventTimerCancelNttimerPtr64) },
];
static ETW_TP_EVENT_TIMER_EXPIRATION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::etw_tp_event_timer_expiration::LAYOUT_0, decode: |data| crate::payloads::threadpool::EtwTpEventTimerExpirationPtr32View::new(data).map(Payload::EtwTpEventTimerExpirationPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::etw_tp_event_timer_expiration::LAYOUT_1, decode: |data| crate::payloads::threadpool::EtwTpEventTimerExpirationPtr64View::new(data).map(Payload::EtwTpEventTimerExpirationPtr64) },
];
static ETW_TP_EVENT_TIMER_EXPIRATION_BEGIN: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::etw_tp_event_timer_expiration_begin::LAYOUT_0, decode: |data| crate::payloads::threadpool::EtwTpEventTimerExpirationBeginPtr32View::new(data).map(Payload::EtwTpEventTimerExpirationBeginPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::etw_tp_event_timer_expiration_begin::LAYOUT_1, decode: |data| crate::payloads::threadpool::EtwTpEventTimerExpirationBeginPtr64View::new(data).map(Payload::EtwTpEventTimerExpirationBeginPtr64) },
];
static ETW_TP_EVENT_TIMER_EXPIRATION_END: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::etw_tp_event_timer_expiration_end::LAYOUT_0, decode: |data| crate::payloads::threadpool::EtwTpEventTimerExpirationEndPtr32View::new(data).map(Payload::EtwTpEventTimerExpirationEndPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::etw_tp_event_timer_expiration_end::LAYOUT_1, decode: |data| crate::payloads::threadpool::EtwTpEventTimerExpirationEndPtr64View::new(data).map(Payload::EtwTpEventTimerExpirationEndPtr64) },
];
static ETW_TP_EVENT_TIMER_SET: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::etw_tp_event_timer_set::LAYOUT_0, decode: |data| crate::payloads::threadpool::EtwTpEventTimerSetPtr32View::new(data).map(Payload::EtwTpEventTimerSetPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::etw_tp_event_timer_set::LAYOUT_1, decode: |data| crate::payloads::threadpool::EtwTpEventTimerSetPtr64View::new(data).map(Payload::EtwTpEventTimerSetPtr64) },
];
static ETW_TP_EVENT_TIMER_SET_NTTIMER: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::etw_tp_event_timer_set_nttimer::LAYOUT_0, decode: |data| crate::payloads::threadpool::EtwTpEventTimerSetNttimerPtr32View::new(data).map(Payload::EtwTpEventTimerSetNttimerPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::etw_tp_event_timer_set_nttimer::LAYOUT_1, decode: |data| crate::payloads::threadpool::EtwTpEventTimerSetNttimerPtr64View::new(data).map(Payload::EtwTpEventTimerSetNttimerPtr64) },
];
static ETW_TP_EVENT_WORKER_NUMANODE_SWITCH: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::etw_tp_event_worker_numanode_switch::LAYOUT_0, decode: |data| crate::payloads::threadpool::EtwTpEventWorkerNumanodeSwitchPtr32View::new(data).map(Payload::EtwTpEventWorkerNumanodeSwitchPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::etw_tp_event_worker_numanode_switch::LAYOUT_1, decode: |data| crate::payloads::threadpool::EtwTpEventWorkerNumanodeSwitchPtr64View::new(data).map(Payload::EtwTpEventWorkerNumanodeSwitchPtr64) },
];
static ETW_UMS_EVENT_CONTEXT_SWITCH: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::scheduler::etw_ums_event_context_switch::LAYOUT_0, decode: |data| crate::payloads::scheduler::EtwUmsEventContextSwitchView::new(data).map(Payload::EtwUmsEventContextSwitch) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::scheduler::etw_ums_event_context_switch::LAYOUT_0, decode: |data| crate::payloads::scheduler::EtwUmsEventContextSwitchView::new(data).map(Payload::EtwUmsEventContextSwitch) },
];
static ETW_UMS_EVENT_DIRECTED_SWITCH_END: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::scheduler::etw_ums_event_directed_switch_end::LAYOUT_0, decode: |data| crate::payloads::scheduler::EtwUmsEventDirectedSwitchEndView::new(data).map(Payload::EtwUmsEventDirectedSwitchEnd) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::scheduler::etw_ums_event_directed_switch_end::LAYOUT_0, decode: |data| crate::payloads::scheduler::EtwUmsEventDirectedSwitchEndView::new(data).map(Payload::EtwUmsEventDirectedSwitchEnd) },
];
static ETW_UMS_EVENT_DIRECTED_SWITCH_START: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::scheduler::etw_ums_event_directed_switch_start::LAYOUT_0, decode: |data| crate::payloads::scheduler::EtwUmsEventDirectedSwitchStartView::new(data).map(Payload::EtwUmsEventDirectedSwitchStart) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::scheduler::etw_ums_event_directed_switch_start::LAYOUT_0, decode: |data| crate::payloads::scheduler::EtwUmsEventDirectedSwitchStartView::new(data).map(Payload::EtwUmsEventDirectedSwitchStart) },
];
static ETW_UMS_EVENT_DISASSOCIATE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::scheduler::etw_ums_event_disassociate::LAYOUT_0, decode: |data| crate::payloads::scheduler::EtwUmsEventDisassociateView::new(data).map(Payload::EtwUmsEventDisassociate) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::scheduler::etw_ums_event_disassociate::LAYOUT_0, decode: |data| crate::payloads::scheduler::EtwUmsEventDisassociateView::new(data).map(Payload::EtwUmsEventDisassociate) },
];
static ETW_UMS_EVENT_PARK: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::scheduler::etw_ums_event_park::LAYOUT_0, decode: |data| crate::payloads::scheduler::EtwUmsEventParkView::new(data).map(Payload::EtwUmsEventPark) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::scheduler::etw_ums_event_park::LAYOUT_0, decode: |data| crate::payloads::scheduler::EtwUmsEventParkView::new(data).map(Payload::EtwUmsEventPark) },
];
static ETW_WAKE_COUNTER_EVENT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::process::etw_wake_counter_event::LAYOUT_0, decode: |data| crate::payloads::process::EtwWakeCounterEventPtr32View::new(data).map(Payload::EtwWakeCounterEventPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::process::etw_wake_counter_event::LAYOUT_1, decode: |data| crate::payloads::process::EtwWakeCounterEventPtr64View::new(data).map(Payload::EtwWakeCounterEventPtr64) },
];
static ETW_WNF_EVENT_CALLBACK: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::wnf::etw_wnf_event_callback::LAYOUT_0, decode: |data| crate::payloads::wnf::EtwWnfEventCallbackPtr32View::new(data).map(Payload::EtwWnfEventCallbackPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::wnf::etw_wnf_event_callback::LAYOUT_1, decode: |data| crate::payloads::wnf::EtwWnfEventCallbackPtr64View::new(data).map(Payload::EtwWnfEventCallbackPtr64) },
];
static ETW_WNF_EVENT_NAME_SUB_RUNDOWN: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::wnf::etw_wnf_event_name_sub_rundown::LAYOUT_0, decode: |data| crate::payloads::wnf::EtwWnfEventNameSubRundownPtr32View::new(data).map(Payload::EtwWnfEventNameSubRundownPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::wnf::etw_wnf_event_name_sub_rundown::LAYOUT_1, decode: |data| crate::payloads::wnf::EtwWnfEventNameSubRundownPtr64View::new(data).map(Payload::EtwWnfEventNameSubRundownPtr64) },
];
static ETW_WNF_EVENT_PUBLISH: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::wnf::etw_wnf_event_publish::LAYOUT_0, decode: |data| crate::payloads::wnf::EtwWnfEventPublishView::new(data).map(Payload::EtwWnfEventPublish) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::wnf::etw_wnf_event_publish::LAYOUT_0, decode: |data| crate::payloads::wnf::EtwWnfEventPublishView::new(data).map(Payload::EtwWnfEventPublish) },
];
static ETW_WNF_EVENT_SUBSCRIBE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::wnf::etw_wnf_event_subscribe::LAYOUT_0, decode: |data| crate::payloads::wnf::EtwWnfEventSubscribePtr32View::new(data).map(Payload::EtwWnfEventSubscribePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::wnf::etw_wnf_event_subscribe::LAYOUT_1, decode: |data| crate::payloads::wnf::EtwWnfEventSubscribePtr64View::new(data).map(Payload::EtwWnfEventSubscribePtr64) },
];
static FILE_IO_CREATE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::file::file_io_create::LAYOUT_0, decode: |data| crate::payloads::file::FileIoCreatePtr32View::new(data).map(Payload::FileIoCreatePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::file::file_io_create::LAYOUT_1, decode: |data| crate::payloads::file::FileIoCreatePtr64View::new(data).map(Payload::FileIoCreatePtr64) },
];
static FILE_IO_DIR_ENUM: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::file::file_io_dir_enum::LAYOUT_0, decode: |data| crate::payloads::file::FileIoDirEnumPtr32View::new(data).map(Payload::FileIoDirEnumPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::file::file_io_dir_enum::LAYOUT_1, decode: |data| crate::payloads::file::FileIoDirEnumPtr64View::new(data).map(Payload::FileIoDirEnumPtr64) },
];
static FILE_IO_INFO: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::file::file_io_info::LAYOUT_0, decode: |data| crate::payloads::file::FileIoInfoPtr32View::new(data).map(Payload::FileIoInfoPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::file::file_io_info::LAYOUT_1, decode: |data| crate::payloads::file::FileIoInfoPtr64View::new(data).map(Payload::FileIoInfoPtr64) },
];
static FILE_IO_READ_WRITE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::file::file_io_read_write::LAYOUT_0, decode: |data| crate::payloads::file::FileIoReadWritePtr32View::new(data).map(Payload::FileIoReadWritePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::file::file_io_read_write::LAYOUT_1, decode: |data| crate::payloads::file::FileIoReadWritePtr64View::new(data).map(Payload::FileIoReadWritePtr64) },
];
static FILE_IO_SIMPLE_OP: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::file::file_io_simple_op::LAYOUT_0, decode: |data| crate::payloads::file::FileIoSimpleOpPtr32View::new(data).map(Payload::FileIoSimpleOpPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::file::file_io_simple_op::LAYOUT_1, decode: |data| crate::payloads::file::FileIoSimpleOpPtr64View::new(data).map(Payload::FileIoSimpleOpPtr64) },
];
static HEAP_AFFINITY_MANAGER_ENABLE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_affinity_manager_enable::LAYOUT_0, decode: |data| crate::payloads::heap::HeapAffinityManagerEnablePtr32View::new(data).map(Payload::HeapAffinityManagerEnablePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_affinity_manager_enable::LAYOUT_1, decode: |data| crate::payloads::heap::HeapAffinityManagerEnablePtr64View::new(data).map(Payload::HeapAffinityManagerEnablePtr64) },
];
static HEAP_AFFINITY_SLOT_ASSIGN: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_affinity_slot_assign::LAYOUT_0, decode: |data| crate::payloads::heap::HeapAffinitySlotAssignPtr32View::new(data).map(Payload::HeapAffinitySlotAssignPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_affinity_slot_assign::LAYOUT_1, decode: |data| crate::payloads::heap::HeapAffinitySlotAssignPtr64View::new(data).map(Payload::HeapAffinitySlotAssignPtr64) },
];
static HEAP_COMMIT_DECOMMIT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_commit_decommit::LAYOUT_0, decode: |data| crate::payloads::heap::HeapCommitDecommitPtr32View::new(data).map(Payload::HeapCommitDecommitPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_commit_decommit::LAYOUT_1, decode: |data| crate::payloads::heap::HeapCommitDecommitPtr64View::new(data).map(Payload::HeapCommitDecommitPtr64) },
];
static HEAP_EVENT_RANGE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_event_range::LAYOUT_0, decode: |data| crate::payloads::heap::HeapEventRangePtr32View::new(data).map(Payload::HeapEventRangePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_event_range::LAYOUT_1, decode: |data| crate::payloads::heap::HeapEventRangePtr64View::new(data).map(Payload::HeapEventRangePtr64) },
];
static HEAP_EVENT_RANGE_CREATE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_event_range_create::LAYOUT_0, decode: |data| crate::payloads::heap::HeapEventRangeCreatePtr32View::new(data).map(Payload::HeapEventRangeCreatePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_event_range_create::LAYOUT_1, decode: |data| crate::payloads::heap::HeapEventRangeCreatePtr64View::new(data).map(Payload::HeapEventRangeCreatePtr64) },
];
static HEAP_RANGE_CREATE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_range_create::LAYOUT_0, decode: |data| crate::payloads::heap::HeapRangeCreatePtr32View::new(data).map(Payload::HeapRangeCreatePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_range_create::LAYOUT_1, decode: |data| crate::payloads::heap::HeapRangeCreatePtr64View::new(data).map(Payload::HeapRangeCreatePtr64) },
];
static HEAP_RANGE_DESTROY: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_range_destroy::LAYOUT_0, decode: |data| crate::payloads::heap::HeapRangeDestroyPtr32View::new(data).map(Payload::HeapRangeDestroyPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_range_destroy::LAYOUT_1, decode: |data| crate::payloads::heap::HeapRangeDestroyPtr64View::new(data).map(Payload::HeapRangeDestroyPtr64) },
];
static HEAP_REUSE_THRESHOLD_ACTIVATED: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_reuse_threshold_activated::LAYOUT_0, decode: |data| crate::payloads::heap::HeapReuseThresholdActivatedPtr32View::new(data).map(Payload::HeapReuseThresholdActivatedPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_reuse_threshold_activated::LAYOUT_1, decode: |data| crate::payloads::heap::HeapReuseThresholdActivatedPtr64View::new(data).map(Payload::HeapReuseThresholdActivatedPtr64) },
];
static HEAP_SUBSEGMENT_ACTIVATED: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_subsegment_activated::LAYOUT_0, decode: |data| crate::payloads::heap::HeapSubsegmentActivatedPtr32View::new(data).map(Payload::HeapSubsegmentActivatedPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_subsegment_activated::LAYOUT_1, decode: |data| crate::payloads::heap::HeapSubsegmentActivatedPtr64View::new(data).map(Payload::HeapSubsegmentActivatedPtr64) },
];
static HEAP_SUBSEGMENT_ALLOC: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_subsegment_alloc::LAYOUT_0, decode: |data| crate::payloads::heap::HeapSubsegmentAllocPtr32View::new(data).map(Payload::HeapSubsegmentAllocPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_subsegment_alloc::LAYOUT_1, decode: |data| crate::payloads::heap::HeapSubsegmentAllocPtr64View::new(data).map(Payload::HeapSubsegmentAllocPtr64) },
];
static HEAP_SUBSEGMENT_FREE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_subsegment_free::LAYOUT_0, decode: |data| crate::payloads::heap::HeapSubsegmentFreePtr32View::new(data).map(Payload::HeapSubsegmentFreePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_subsegment_free::LAYOUT_1, decode: |data| crate::payloads::heap::HeapSubsegmentFreePtr64View::new(data).map(Payload::HeapSubsegmentFreePtr64) },
];
static HEAP_SUBSEGMENT_INIT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_subsegment_init::LAYOUT_0, decode: |data| crate::payloads::heap::HeapSubsegmentInitPtr32View::new(data).map(Payload::HeapSubsegmentInitPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_subsegment_init::LAYOUT_1, decode: |data| crate::payloads::heap::HeapSubsegmentInitPtr64View::new(data).map(Payload::HeapSubsegmentInitPtr64) },
];
static HW_CONFIG_CPU: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(1), last: Release(1), layout: &crate::payloads::config::hw_config_cpu::LAYOUT_0, decode: |data| crate::payloads::config::HwConfigCpuView::new(data).map(Payload::HwConfigCpu) },
    Form { pointer: Pointer::Bits64, first: Release(1), last: Release(1), layout: &crate::payloads::config::hw_config_cpu::LAYOUT_0, decode: |data| crate::payloads::config::HwConfigCpuView::new(data).map(Payload::HwConfigCpu) },
];
static HW_CONFIG_LOG_DISK: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(1), last: Release(1), layout: &crate::payloads::config::hw_config_log_disk::LAYOUT_0, decode: |data| crate::payloads::config::HwConfigLogDiskView::new(data).map(Payload::HwConfigLogDisk) },
    Form { pointer: Pointer::Bits64, first: Release(1), last: Release(1), layout: &crate::payloads::config::hw_config_log_disk::LAYOUT_0, decode: |data| crate::payloads::config::HwConfigLogDiskView::new(data).map(Payload::HwConfigLogDisk) },
];
static HW_CONFIG_NIC: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(1), last: Release(1), layout: &crate::payloads::config::hw_config_nic::LAYOUT_0, decode: |data| crate::payloads::config::HwConfigNicView::new(data).map(Payload::HwConfigNic) },
    Form { pointer: Pointer::Bits64, first: Release(1), last: Release(1), layout: &crate::payloads::config::hw_config_nic::LAYOUT_0, decode: |data| crate::payloads::config::HwConfigNicView::new(data).map(Payload::HwConfigNic) },
];
static HW_CONFIG_PHY_DISK: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(1), last: Release(1), layout: &crate::payloads::config::hw_config_phy_disk::LAYOUT_0, decode: |data| crate::payloads::config::HwConfigPhyDiskView::new(data).map(Payload::HwConfigPhyDisk) },
    Form { pointer: Pointer::Bits64, first: Release(1), last: Release(1), layout: &crate::payloads::config::hw_config_phy_disk::LAYOUT_0, decode: |data| crate::payloads::config::HwConfigPhyDiskView::new(data).map(Payload::HwConfigPhyDisk) },
];
static HEAP_CONTRACT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_contract::LAYOUT_0, decode: |data| crate::payloads::heap::HeapContractPtr32View::new(data).map(Payload::HeapContractPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_contract::LAYOUT_1, decode: |data| crate::payloads::heap::HeapContractPtr64View::new(data).map(Payload::HeapContractPtr64) },
];
static HEAP_EXPAND: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_expand::LAYOUT_0, decode: |data| crate::payloads::heap::HeapExpandPtr32View::new(data).map(Payload::HeapExpandPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_expand::LAYOUT_1, decode: |data| crate::payloads::heap::HeapExpandPtr64View::new(data).map(Payload::HeapExpandPtr64) },
];
static HEAP_REALLOC: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_realloc::LAYOUT_0, decode: |data| crate::payloads::heap::HeapReallocPtr32View::new(data).map(Payload::HeapReallocPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_realloc::LAYOUT_1, decode: |data| crate::payloads::heap::HeapReallocPtr64View::new(data).map(Payload::HeapReallocPtr64) },
];
static HEAP_SNAP_SHOT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_snap_shot::LAYOUT_0, decode: |data| crate::payloads::heap::HeapSnapShotPtr32View::new(data).map(Payload::HeapSnapShotPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_snap_shot::LAYOUT_1, decode: |data| crate::payloads::heap::HeapSnapShotPtr64View::new(data).map(Payload::HeapSnapShotPtr64) },
];
static HEAP_TRACE_ALLOC: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_trace_alloc::LAYOUT_0, decode: |data| crate::payloads::heap::HeapTraceAllocPtr32View::new(data).map(Payload::HeapTraceAllocPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_trace_alloc::LAYOUT_1, decode: |data| crate::payloads::heap::HeapTraceAllocPtr64View::new(data).map(Payload::HeapTraceAllocPtr64) },
];
static HEAP_TRACE_CREATE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_trace_create::LAYOUT_0, decode: |data| crate::payloads::heap::HeapTraceCreatePtr32View::new(data).map(Payload::HeapTraceCreatePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_trace_create::LAYOUT_1, decode: |data| crate::payloads::heap::HeapTraceCreatePtr64View::new(data).map(Payload::HeapTraceCreatePtr64) },
];
static HEAP_TRACE_FREE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_trace_free::LAYOUT_0, decode: |data| crate::payloads::heap::HeapTraceFreePtr32View::new(data).map(Payload::HeapTraceFreePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_trace_free::LAYOUT_1, decode: |data| crate::payloads::heap::HeapTraceFreePtr64View::new(data).map(Payload::HeapTraceFreePtr64) },
];
static HEAP_TYPE_GROUP1: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_type_group1::LAYOUT_0, decode: |data| crate::payloads::heap::HeapTypeGroup1Ptr32View::new(data).map(Payload::HeapTypeGroup1Ptr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::heap::heap_type_group1::LAYOUT_1, decode: |data| crate::payloads::heap::HeapTypeGroup1Ptr64View::new(data).map(Payload::HeapTypeGroup1Ptr64) },
];
static HYPER_CALL_PAGE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::image::hyper_call_page::LAYOUT_0, decode: |data| crate::payloads::image::HyperCallPagePtr32View::new(data).map(Payload::HyperCallPagePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::image::hyper_call_page::LAYOUT_1, decode: |data| crate::payloads::image::HyperCallPagePtr64View::new(data).map(Payload::HyperCallPagePtr64) },
];
static ISR_V1: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::profile::isr_v1::LAYOUT_0, decode: |data| crate::payloads::profile::IsrV1Ptr32View::new(data).map(Payload::IsrV1Ptr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::profile::isr_v1::LAYOUT_1, decode: |data| crate::payloads::profile::IsrV1Ptr64View::new(data).map(Payload::IsrV1Ptr64) },
];
static IMAGE_V0_LOAD: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::image::image_v0_load::LAYOUT_0, decode: |data| crate::payloads::image::ImageV0LoadPtr32View::new(data).map(Payload::ImageV0LoadPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::image::image_v0_load::LAYOUT_1, decode: |data| crate::payloads::image::ImageV0LoadPtr64View::new(data).map(Payload::ImageV0LoadPtr64) },
];
static IMAGE_V1_LOAD: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::image::image_v1_load::LAYOUT_0, decode: |data| crate::payloads::image::ImageV1LoadPtr32View::new(data).map(Payload::ImageV1LoadPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::image::image_v1_load::LAYOUT_1, decode: |data| crate::payloads::image::ImageV1LoadPtr64View::new(data).map(Payload::ImageV1LoadPtr64) },
];
static KERNEL_IMAGE_BASE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::image::kernel_image_base::LAYOUT_0, decode: |data| crate::payloads::image::KernelImageBasePtr32View::new(data).map(Payload::KernelImageBasePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::image::kernel_image_base::LAYOUT_1, decode: |data| crate::payloads::image::KernelImageBasePtr64View::new(data).map(Payload::KernelImageBasePtr64) },
];
static LOGICAL_DISK_DEFRAG: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::config::logical_disk_defrag::LAYOUT_0, decode: |data| crate::payloads::config::LogicalDiskDefragView::new(data).map(Payload::LogicalDiskDefrag) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::config::logical_disk_defrag::LAYOUT_0, decode: |data| crate::payloads::config::LogicalDiskDefragView::new(data).map(Payload::LogicalDiskDefrag) },
];
static LOGICAL_DISK_EXTENTS: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::config::logical_disk_extents::LAYOUT_0, decode: |data| crate::payloads::config::LogicalDiskExtentsView::new(data).map(Payload::LogicalDiskExtents) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::config::logical_disk_extents::LAYOUT_0, decode: |data| crate::payloads::config::LogicalDiskExtentsView::new(data).map(Payload::LogicalDiskExtents) },
];
static NIC_RECORD: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::config::nic_record::LAYOUT_0, decode: |data| crate::payloads::config::NicRecordView::new(data).map(Payload::NicRecord) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::config::nic_record::LAYOUT_0, decode: |data| crate::payloads::config::NicRecordView::new(data).map(Payload::NicRecord) },
];
static OPTICAL_MEDIA_RECORD: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::config::optical_media_record::LAYOUT_0, decode: |data| crate::payloads::config::OpticalMediaRecordView::new(data).map(Payload::OpticalMediaRecord) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::config::optical_media_record::LAYOUT_0, decode: |data| crate::payloads::config::OpticalMediaRecordView::new(data).map(Payload::OpticalMediaRecord) },
];
static PERFINFO_BATTERY_LIFE_INFO: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_battery_life_info::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoBatteryLifeInfoView::new(data).map(Payload::PerfinfoBatteryLifeInfo) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_battery_life_info::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoBatteryLifeInfoView::new(data).map(Payload::PerfinfoBatteryLifeInfo) },
];
static PERFINFO_BOOT_PHASE_START: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_boot_phase_start::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoBootPhaseStartView::new(data).map(Payload::PerfinfoBootPhaseStart) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_boot_phase_start::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoBootPhaseStartView::new(data).map(Payload::PerfinfoBootPhaseStart) },
];
static PERFINFO_BOOT_PREFETCH_INFORMATION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::memory::perfinfo_boot_prefetch_information::LAYOUT_0, decode: |data| crate::payloads::memory::PerfinfoBootPrefetchInformationView::new(data).map(Payload::PerfinfoBootPrefetchInformation) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::memory::perfinfo_boot_prefetch_information::LAYOUT_0, decode: |data| crate::payloads::memory::PerfinfoBootPrefetchInformationView::new(data).map(Payload::PerfinfoBootPrefetchInformation) },
];
static PERFINFO_CCSWAP_BUFFER: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(4), last: Release(255), layout: &crate::payloads::thread::perfinfo_ccswap_buffer::LAYOUT_0, decode: |data| crate::payloads::thread::PerfinfoCcswapBufferView::new(data).map(Payload::PerfinfoCcswapBuffer) },
    Form { pointer: Pointer::Bits64, first: Release(4), last: Release(255), layout: &crate::payloads::thread::perfinfo_ccswap_buffer::LAYOUT_0, decode: |data| crate::payloads::thread::PerfinfoCcswapBufferView::new(data).map(Payload::PerfinfoCcswapBuffer) },
];
static PERFINFO_CC_CAN_WRITE_FAIL: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::cache::perfinfo_cc_can_write_fail::LAYOUT_0, decode: |data| crate::payloads::cache::PerfinfoCcCanWriteFailPtr32View::new(data).map(Payload::PerfinfoCcCanWriteFailPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::cache::perfinfo_cc_can_write_fail::LAYOUT_1, decode: |data| crate::payloads::cache::PerfinfoCcCanWriteFailPtr64View::new(data).map(Payload::PerfinfoCcCanWriteFailPtr64) },
];
static PERFINFO_CC_EXTRA_WB_THREAD_INFO: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::cache::perfinfo_cc_extra_wb_thread_info::LAYOUT_0, decode: |data| crate::payloads::cache::PerfinfoCcExtraWbThreadInfoPtr32View::new(data).map(Payload::PerfinfoCcExtraWbThreadInfoPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::cache::perfinfo_cc_extra_wb_thread_info::LAYOUT_1, decode: |data| crate::payloads::cache::PerfinfoCcExtraWbThreadInfoPtr64View::new(data).map(Payload::PerfinfoCcExtraWbThreadInfoPtr64) },
];
static PERFINFO_CC_FLUSH_CACHE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::cache::perfinfo_cc_flush_cache::LAYOUT_0, decode: |data| crate::payloads::cache::PerfinfoCcFlushCachePtr32View::new(data).map(Payload::PerfinfoCcFlushCachePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::cache::perfinfo_cc_flush_cache::LAYOUT_1, decode: |data| crate::payloads::cache::PerfinfoCcFlushCachePtr64View::new(data).map(Payload::PerfinfoCcFlushCachePtr64) },
];
static PERFINFO_CC_FLUSH_SECTION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::cache::perfinfo_cc_flush_section::LAYOUT_0, decode: |data| crate::payloads::cache::PerfinfoCcFlushSectionPtr32View::new(data).map(Payload::PerfinfoCcFlushSectionPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::cache::perfinfo_cc_flush_section::LAYOUT_1, decode: |data| crate::payloads::cache::PerfinfoCcFlushSectionPtr64View::new(data).map(Payload::PerfinfoCcFlushSectionPtr64) },
];
static PERFINFO_CC_LAZY_WRITE_SCAN: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::cache::perfinfo_cc_lazy_write_scan::LAYOUT_0, decode: |data| crate::payloads::cache::PerfinfoCcLazyWriteScanPtr32View::new(data).map(Payload::PerfinfoCcLazyWriteScanPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::cache::perfinfo_cc_lazy_write_scan::LAYOUT_1, decode: |data| crate::payloads::cache::PerfinfoCcLazyWriteScanPtr64View::new(data).map(Payload::PerfinfoCcLazyWriteScanPtr64) },
];
static PERFINFO_CC_LOGGED_STREAM_INFO: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::cache::perfinfo_cc_logged_stream_info::LAYOUT_0, decode: |data| crate::payloads::cache::PerfinfoCcLoggedStreamInfoPtr32View::new(data).map(Payload::PerfinfoCcLoggedStreamInfoPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::cache::perfinfo_cc_logged_stream_info::LAYOUT_1, decode: |data| crate::payloads::cache::PerfinfoCcLoggedStreamInfoPtr64View::new(data).map(Payload::PerfinfoCcLoggedStreamInfoPtr64) },
];
static PERFINFO_CC_READ_AHEAD: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::cache::perfinfo_cc_read_ahead::LAYOUT_0, decode: |data| crate::payloads::cache::PerfinfoCcReadAheadPtr32View::new(data).map(Payload::PerfinfoCcReadAheadPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::cache::perfinfo_cc_read_ahead::LAYOUT_1, decode: |data| crate::payloads::cache::PerfinfoCcReadAheadPtr64View::new(data).map(Payload::PerfinfoCcReadAheadPtr64) },
];
static PERFINFO_CC_SCHEDULE_READ_AHEAD: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::cache::perfinfo_cc_schedule_read_ahead::LAYOUT_0, decode: |data| crate::payloads::cache::PerfinfoCcScheduleReadAheadPtr32View::new(data).map(Payload::PerfinfoCcScheduleReadAheadPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::cache::perfinfo_cc_schedule_read_ahead::LAYOUT_1, decode: |data| crate::payloads::cache::PerfinfoCcScheduleReadAheadPtr64View::new(data).map(Payload::PerfinfoCcScheduleReadAheadPtr64) },
];
static PERFINFO_CC_WORKITEM_COMPLETE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::cache::perfinfo_cc_workitem_complete::LAYOUT_0, decode: |data| crate::payloads::cache::PerfinfoCcWorkitemCompletePtr32View::new(data).map(Payload::PerfinfoCcWorkitemCompletePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::cache::perfinfo_cc_workitem_complete::LAYOUT_1, decode: |data| crate::payloads::cache::PerfinfoCcWorkitemCompletePtr64View::new(data).map(Payload::PerfinfoCcWorkitemCompletePtr64) },
];
static PERFINFO_CC_WORKITEM_DEQUEUE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::cache::perfinfo_cc_workitem_dequeue::LAYOUT_0, decode: |data| crate::payloads::cache::PerfinfoCcWorkitemDequeuePtr32View::new(data).map(Payload::PerfinfoCcWorkitemDequeuePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::cache::perfinfo_cc_workitem_dequeue::LAYOUT_1, decode: |data| crate::payloads::cache::PerfinfoCcWorkitemDequeuePtr64View::new(data).map(Payload::PerfinfoCcWorkitemDequeuePtr64) },
];
static PERFINFO_CC_WORKITEM_ENQUEUE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::cache::perfinfo_cc_workitem_enqueue::LAYOUT_0, decode: |data| crate::payloads::cache::PerfinfoCcWorkitemEnqueuePtr32View::new(data).map(Payload::PerfinfoCcWorkitemEnqueuePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::cache::perfinfo_cc_workitem_enqueue::LAYOUT_1, decode: |data| crate::payloads::cache::PerfinfoCcWorkitemEnqueuePtr64View::new(data).map(Payload::PerfinfoCcWorkitemEnqueuePtr64) },
];
static PERFINFO_CLOCK_INTERRUPT_INFORMATION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::profile::perfinfo_clock_interrupt_information::LAYOUT_0, decode: |data| crate::payloads::profile::PerfinfoClockInterruptInformationView::new(data).map(Payload::PerfinfoClockInterruptInformation) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::profile::perfinfo_clock_interrupt_information::LAYOUT_0, decode: |data| crate::payloads::profile::PerfinfoClockInterruptInformationView::new(data).map(Payload::PerfinfoClockInterruptInformation) },
];
static PERFINFO_DEBUG_EVENT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::process::perfinfo_debug_event::LAYOUT_0, decode: |data| crate::payloads::process::PerfinfoDebugEventView::new(data).map(Payload::PerfinfoDebugEvent) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::process::perfinfo_debug_event::LAYOUT_0, decode: |data| crate::payloads::process::PerfinfoDebugEventView::new(data).map(Payload::PerfinfoDebugEvent) },
];
static PERFINFO_DPC_ENQUEUE_INFORMATION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::profile::perfinfo_dpc_enqueue_information::LAYOUT_0, decode: |data| crate::payloads::profile::PerfinfoDpcEnqueueInformationPtr32View::new(data).map(Payload::PerfinfoDpcEnqueueInformationPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::profile::perfinfo_dpc_enqueue_information::LAYOUT_1, decode: |data| crate::payloads::profile::PerfinfoDpcEnqueueInformationPtr64View::new(data).map(Payload::PerfinfoDpcEnqueueInformationPtr64) },
];
static PERFINFO_DPC_EXECUTION_INFORMATION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::profile::perfinfo_dpc_execution_information::LAYOUT_0, decode: |data| crate::payloads::profile::PerfinfoDpcExecutionInformationPtr32View::new(data).map(Payload::PerfinfoDpcExecutionInformationPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::profile::perfinfo_dpc_execution_information::LAYOUT_1, decode: |data| crate::payloads::profile::PerfinfoDpcExecutionInformationPtr64View::new(data).map(Payload::PerfinfoDpcExecutionInformationPtr64) },
];
static PERFINFO_DPC_INFORMATION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::profile::perfinfo_dpc_information::LAYOUT_0, decode: |data| crate::payloads::profile::PerfinfoDpcInformationPtr32View::new(data).map(Payload::PerfinfoDpcInformationPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::profile::perfinfo_dpc_information::LAYOUT_1, decode: |data| crate::payloads::profile::PerfinfoDpcInformationPtr64View::new(data).map(Payload::PerfinfoDpcInformationPtr64) },
];
static PERFINFO_DRIVER_COMPLETE_REQUEST: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::disk::perfinfo_driver_complete_request::LAYOUT_0, decode: |data| crate::payloads::disk::PerfinfoDriverCompleteRequestPtr32View::new(data).map(Payload::PerfinfoDriverCompleteRequestPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::disk::perfinfo_driver_complete_request::LAYOUT_1, decode: |data| crate::payloads::disk::PerfinfoDriverCompleteRequestPtr64View::new(data).map(Payload::PerfinfoDriverCompleteRequestPtr64) },
];
static PERFINFO_DRIVER_COMPLETE_REQUEST_RET: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::disk::perfinfo_driver_complete_request_ret::LAYOUT_0, decode: |data| crate::payloads::disk::PerfinfoDriverCompleteRequestRetPtr32View::new(data).map(Payload::PerfinfoDriverCompleteRequestRetPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::disk::perfinfo_driver_complete_request_ret::LAYOUT_1, decode: |data| crate::payloads::disk::PerfinfoDriverCompleteRequestRetPtr64View::new(data).map(Payload::PerfinfoDriverCompleteRequestRetPtr64) },
];
static PERFINFO_DRIVER_COMPLETIONROUTINE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::disk::perfinfo_driver_completionroutine::LAYOUT_0, decode: |data| crate::payloads::disk::PerfinfoDriverCompletionroutinePtr32View::new(data).map(Payload::PerfinfoDriverCompletionroutinePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::disk::perfinfo_driver_completionroutine::LAYOUT_1, decode: |data| crate::payloads::disk::PerfinfoDriverCompletionroutinePtr64View::new(data).map(Payload::PerfinfoDriverCompletionroutinePtr64) },
];
static PERFINFO_DRIVER_MAJORFUNCTION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::disk::perfinfo_driver_majorfunction::LAYOUT_0, decode: |data| crate::payloads::disk::PerfinfoDriverMajorfunctionPtr32View::new(data).map(Payload::PerfinfoDriverMajorfunctionPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::disk::perfinfo_driver_majorfunction::LAYOUT_1, decode: |data| crate::payloads::disk::PerfinfoDriverMajorfunctionPtr64View::new(data).map(Payload::PerfinfoDriverMajorfunctionPtr64) },
];
static PERFINFO_DRIVER_MAJORFUNCTION_RET: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::disk::perfinfo_driver_majorfunction_ret::LAYOUT_0, decode: |data| crate::payloads::disk::PerfinfoDriverMajorfunctionRetPtr32View::new(data).map(Payload::PerfinfoDriverMajorfunctionRetPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::disk::perfinfo_driver_majorfunction_ret::LAYOUT_1, decode: |data| crate::payloads::disk::PerfinfoDriverMajorfunctionRetPtr64View::new(data).map(Payload::PerfinfoDriverMajorfunctionRetPtr64) },
];
static PERFINFO_EXECUTIVE_RESOURCE_CONFIG: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::sync::perfinfo_executive_resource_config::LAYOUT_0, decode: |data| crate::payloads::sync::PerfinfoExecutiveResourceConfigView::new(data).map(Payload::PerfinfoExecutiveResourceConfig) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::sync::perfinfo_executive_resource_config::LAYOUT_0, decode: |data| crate::payloads::sync::PerfinfoExecutiveResourceConfigView::new(data).map(Payload::PerfinfoExecutiveResourceConfig) },
];
static PERFINFO_FILENAME_RUNDOWN_INFORMATION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::file::perfinfo_filename_rundown_information::LAYOUT_0, decode: |data| crate::payloads::file::PerfinfoFilenameRundownInformationPtr32View::new(data).map(Payload::PerfinfoFilenameRundownInformationPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::file::perfinfo_filename_rundown_information::LAYOUT_1, decode: |data| crate::payloads::file::PerfinfoFilenameRundownInformationPtr64View::new(data).map(Payload::PerfinfoFilenameRundownInformationPtr64) },
];
static PERFINFO_FILENAME_SAME_INFORMATION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::file::perfinfo_filename_same_information::LAYOUT_0, decode: |data| crate::payloads::file::PerfinfoFilenameSameInformationPtr32View::new(data).map(Payload::PerfinfoFilenameSameInformationPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::file::perfinfo_filename_same_information::LAYOUT_1, decode: |data| crate::payloads::file::PerfinfoFilenameSameInformationPtr64View::new(data).map(Payload::PerfinfoFilenameSameInformationPtr64) },
];
static PERFINFO_FILE_CREATE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::file::perfinfo_file_create::LAYOUT_0, decode: |data| crate::payloads::file::PerfinfoFileCreatePtr32View::new(data).map(Payload::PerfinfoFileCreatePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::file::perfinfo_file_create::LAYOUT_1, decode: |data| crate::payloads::file::PerfinfoFileCreatePtr64View::new(data).map(Payload::PerfinfoFileCreatePtr64) },
];
static PERFINFO_FILE_DIRENUM: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::file::perfinfo_file_direnum::LAYOUT_0, decode: |data| crate::payloads::file::PerfinfoFileDirenumPtr32View::new(data).map(Payload::PerfinfoFileDirenumPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::file::perfinfo_file_direnum::LAYOUT_1, decode: |data| crate::payloads::file::PerfinfoFileDirenumPtr64View::new(data).map(Payload::PerfinfoFileDirenumPtr64) },
];
static PERFINFO_FILE_INFORMATION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::file::perfinfo_file_information::LAYOUT_0, decode: |data| crate::payloads::file::PerfinfoFileInformationPtr32View::new(data).map(Payload::PerfinfoFileInformationPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::file::perfinfo_file_information::LAYOUT_1, decode: |data| crate::payloads::file::PerfinfoFileInformationPtr64View::new(data).map(Payload::PerfinfoFileInformationPtr64) },
];
static PERFINFO_FILE_OPERATION_END: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::file::perfinfo_file_operation_end::LAYOUT_0, decode: |data| crate::payloads::file::PerfinfoFileOperationEndPtr32View::new(data).map(Payload::PerfinfoFileOperationEndPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::file::perfinfo_file_operation_end::LAYOUT_1, decode: |data| crate::payloads::file::PerfinfoFileOperationEndPtr64View::new(data).map(Payload::PerfinfoFileOperationEndPtr64) },
];
static PERFINFO_FILE_PATH_OPERATION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::file::perfinfo_file_path_operation::LAYOUT_0, decode: |data| crate::payloads::file::PerfinfoFilePathOperationPtr32View::new(data).map(Payload::PerfinfoFilePathOperationPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::file::perfinfo_file_path_operation::LAYOUT_1, decode: |data| crate::payloads::file::PerfinfoFilePathOperationPtr64View::new(data).map(Payload::PerfinfoFilePathOperationPtr64) },
];
static PERFINFO_FILE_READ_WRITE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::file::perfinfo_file_read_write::LAYOUT_0, decode: |data| crate::payloads::file::PerfinfoFileReadWritePtr32View::new(data).map(Payload::PerfinfoFileReadWritePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::file::perfinfo_file_read_write::LAYOUT_1, decode: |data| crate::payloads::file::PerfinfoFileReadWritePtr64View::new(data).map(Payload::PerfinfoFileReadWritePtr64) },
];
static PERFINFO_FILE_SIMPLE_OPERATION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::file::perfinfo_file_simple_operation::LAYOUT_0, decode: |data| crate::payloads::file::PerfinfoFileSimpleOperationPtr32View::new(data).map(Payload::PerfinfoFileSimpleOperationPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::file::perfinfo_file_simple_operation::LAYOUT_1, decode: |data| crate::payloads::file::PerfinfoFileSimpleOperationPtr64View::new(data).map(Payload::PerfinfoFileSimpleOperationPtr64) },
];
static PERFINFO_HARDPAGEFAULT_INFORMATION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::memory::perfinfo_hardpagefault_information::LAYOUT_0, decode: |data| crate::payloads::memory::PerfinfoHardpagefaultInformationPtr32View::new(data).map(Payload::PerfinfoHardpagefaultInformationPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::memory::perfinfo_hardpagefault_information::LAYOUT_1, decode: |data| crate::payloads::memory::PerfinfoHardpagefaultInformationPtr64View::new(data).map(Payload::PerfinfoHardpagefaultInformationPtr64) },
];
static PERFINFO_IDLE_STATE_CHANGE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_idle_state_change::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoIdleStateChangeView::new(data).map(Payload::PerfinfoIdleStateChange) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_idle_state_change::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoIdleStateChangeView::new(data).map(Payload::PerfinfoIdleStateChange) },
];
static PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::image::perfinfo_imageload_in_pagefile_info::LAYOUT_0, decode: |data| crate::payloads::image::PerfinfoImageloadInPagefileInfoPtr32View::new(data).map(Payload::PerfinfoImageloadInPagefileInfoPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::image::perfinfo_imageload_in_pagefile_info::LAYOUT_1, decode: |data| crate::payloads::image::PerfinfoImageloadInPagefileInfoPtr64View::new(data).map(Payload::PerfinfoImageloadInPagefileInfoPtr64) },
];
static PERFINFO_INTERRUPT_INFORMATION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::profile::perfinfo_interrupt_information::LAYOUT_0, decode: |data| crate::payloads::profile::PerfinfoInterruptInformationPtr32View::new(data).map(Payload::PerfinfoInterruptInformationPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::profile::perfinfo_interrupt_information::LAYOUT_1, decode: |data| crate::payloads::profile::PerfinfoInterruptInformationPtr64View::new(data).map(Payload::PerfinfoInterruptInformationPtr64) },
];
static PERFINFO_IO_TIMER: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::profile::perfinfo_io_timer::LAYOUT_0, decode: |data| crate::payloads::profile::PerfinfoIoTimerPtr32View::new(data).map(Payload::PerfinfoIoTimerPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::profile::perfinfo_io_timer::LAYOUT_1, decode: |data| crate::payloads::profile::PerfinfoIoTimerPtr64View::new(data).map(Payload::PerfinfoIoTimerPtr64) },
];
static PERFINFO_IPI_INFORMATION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::profile::perfinfo_ipi_information::LAYOUT_0, decode: |data| crate::payloads::profile::PerfinfoIpiInformationView::new(data).map(Payload::PerfinfoIpiInformation) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::profile::perfinfo_ipi_information::LAYOUT_0, decode: |data| crate::payloads::profile::PerfinfoIpiInformationView::new(data).map(Payload::PerfinfoIpiInformation) },
];
static PERFINFO_MEM_RESET_INFO: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::memory::perfinfo_mem_reset_info::LAYOUT_0, decode: |data| crate::payloads::memory::PerfinfoMemResetInfoPtr32View::new(data).map(Payload::PerfinfoMemResetInfoPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::memory::perfinfo_mem_reset_info::LAYOUT_1, decode: |data| crate::payloads::memory::PerfinfoMemResetInfoPtr64View::new(data).map(Payload::PerfinfoMemResetInfoPtr64) },
];
static PERFINFO_PFMAPPED_SECTION_INFORMATION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::memory::perfinfo_pfmapped_section_information::LAYOUT_0, decode: |data| crate::payloads::memory::PerfinfoPfmappedSectionInformationPtr32View::new(data).map(Payload::PerfinfoPfmappedSectionInformationPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::memory::perfinfo_pfmapped_section_information::LAYOUT_1, decode: |data| crate::payloads::memory::PerfinfoPfmappedSectionInformationPtr64View::new(data).map(Payload::PerfinfoPfmappedSectionInformationPtr64) },
];
static PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::memory::perfinfo_pfmapped_section_object_information::LAYOUT_0, decode: |data| crate::payloads::memory::PerfinfoPfmappedSectionObjectInformationPtr32View::new(data).map(Payload::PerfinfoPfmappedSectionObjectInformationPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::memory::perfinfo_pfmapped_section_object_information::LAYOUT_1, decode: |data| crate::payloads::memory::PerfinfoPfmappedSectionObjectInformationPtr64View::new(data).map(Payload::PerfinfoPfmappedSectionObjectInformationPtr64) },
];
static PERFINFO_PMC_SAMPLE_INFORMATION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::profile::perfinfo_pmc_sample_information::LAYOUT_0, decode: |data| crate::payloads::profile::PerfinfoPmcSampleInformationPtr32View::new(data).map(Payload::PerfinfoPmcSampleInformationPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::profile::perfinfo_pmc_sample_information::LAYOUT_1, decode: |data| crate::payloads::profile::PerfinfoPmcSampleInformationPtr64View::new(data).map(Payload::PerfinfoPmcSampleInformationPtr64) },
];
static PERFINFO_PO_CALIBRATED_PERFCOUNTER: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_po_calibrated_perfcounter::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoPoCalibratedPerfcounterView::new(data).map(Payload::PerfinfoPoCalibratedPerfcounter) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_po_calibrated_perfcounter::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoPoCalibratedPerfcounterView::new(data).map(Payload::PerfinfoPoCalibratedPerfcounter) },
];
static PERFINFO_PO_NOTIFY_DEVICE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_po_notify_device::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoPoNotifyDevicePtr32View::new(data).map(Payload::PerfinfoPoNotifyDevicePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_po_notify_device::LAYOUT_1, decode: |data| crate::payloads::power::PerfinfoPoNotifyDevicePtr64View::new(data).map(Payload::PerfinfoPoNotifyDevicePtr64) },
];
static PERFINFO_PO_NOTIFY_DEVICE_COMPLETE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_po_notify_device_complete::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoPoNotifyDeviceCompletePtr32View::new(data).map(Payload::PerfinfoPoNotifyDeviceCompletePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_po_notify_device_complete::LAYOUT_1, decode: |data| crate::payloads::power::PerfinfoPoNotifyDeviceCompletePtr64View::new(data).map(Payload::PerfinfoPoNotifyDeviceCompletePtr64) },
];
static PERFINFO_PO_POSTSLEEP: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_po_postsleep::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoPoPostsleepView::new(data).map(Payload::PerfinfoPoPostsleep) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_po_postsleep::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoPoPostsleepView::new(data).map(Payload::PerfinfoPoPostsleep) },
];
static PERFINFO_PO_PRESLEEP: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_po_presleep::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoPoPresleepView::new(data).map(Payload::PerfinfoPoPresleep) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_po_presleep::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoPoPresleepView::new(data).map(Payload::PerfinfoPoPresleep) },
];
static PERFINFO_PO_SESSION_CALLOUT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_po_session_callout::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoPoSessionCalloutView::new(data).map(Payload::PerfinfoPoSessionCallout) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_po_session_callout::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoPoSessionCalloutView::new(data).map(Payload::PerfinfoPoSessionCallout) },
];
static PERFINFO_PO_SESSION_CALLOUT_RET: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_po_session_callout_ret::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoPoSessionCalloutRetView::new(data).map(Payload::PerfinfoPoSessionCalloutRet) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_po_session_callout_ret::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoPoSessionCalloutRetView::new(data).map(Payload::PerfinfoPoSessionCalloutRet) },
];
static PERFINFO_PPM_IDLE_EXIT_LATENCY: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_ppm_idle_exit_latency::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoPpmIdleExitLatencyView::new(data).map(Payload::PerfinfoPpmIdleExitLatency) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_ppm_idle_exit_latency::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoPpmIdleExitLatencyView::new(data).map(Payload::PerfinfoPpmIdleExitLatency) },
];
static PERFINFO_PPM_IDLE_STATE_CHANGE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_ppm_idle_state_change::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoPpmIdleStateChangeView::new(data).map(Payload::PerfinfoPpmIdleStateChange) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_ppm_idle_state_change::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoPpmIdleStateChangeView::new(data).map(Payload::PerfinfoPpmIdleStateChange) },
];
static PERFINFO_PPM_IDLE_STATE_ENTER: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_ppm_idle_state_enter::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoPpmIdleStateEnterView::new(data).map(Payload::PerfinfoPpmIdleStateEnter) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_ppm_idle_state_enter::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoPpmIdleStateEnterView::new(data).map(Payload::PerfinfoPpmIdleStateEnter) },
];
static PERFINFO_PPM_IDLE_STATE_EXIT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_ppm_idle_state_exit::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoPpmIdleStateExitView::new(data).map(Payload::PerfinfoPpmIdleStateExit) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_ppm_idle_state_exit::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoPpmIdleStateExitView::new(data).map(Payload::PerfinfoPpmIdleStateExit) },
];
static PERFINFO_PPM_PERF_STATE_CHANGE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_ppm_perf_state_change::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoPpmPerfStateChangeView::new(data).map(Payload::PerfinfoPpmPerfStateChange) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_ppm_perf_state_change::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoPpmPerfStateChangeView::new(data).map(Payload::PerfinfoPpmPerfStateChange) },
];
static PERFINFO_PPM_THERMAL_CONSTRAINT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_ppm_thermal_constraint::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoPpmThermalConstraintView::new(data).map(Payload::PerfinfoPpmThermalConstraint) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_ppm_thermal_constraint::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoPpmThermalConstraintView::new(data).map(Payload::PerfinfoPpmThermalConstraint) },
];
static PERFINFO_PROCESS_INSWAP: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::process::perfinfo_process_inswap::LAYOUT_0, decode: |data| crate::payloads::process::PerfinfoProcessInswapPtr32View::new(data).map(Payload::PerfinfoProcessInswapPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::process::perfinfo_process_inswap::LAYOUT_1, decode: |data| crate::payloads::process::PerfinfoProcessInswapPtr64View::new(data).map(Payload::PerfinfoProcessInswapPtr64) },
];
static PERFINFO_PROCESS_PERFCTR: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::process::perfinfo_process_perfctr::LAYOUT_0, decode: |data| crate::payloads::process::PerfinfoProcessPerfctrPtr32View::new(data).map(Payload::PerfinfoProcessPerfctrPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::process::perfinfo_process_perfctr::LAYOUT_1, decode: |data| crate::payloads::process::PerfinfoProcessPerfctrPtr64View::new(data).map(Payload::PerfinfoProcessPerfctrPtr64) },
];
static PERFINFO_SAMPLED_PROFILE_CACHE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::profile::perfinfo_sampled_profile_cache::LAYOUT_0, decode: |data| crate::payloads::profile::PerfinfoSampledProfileCachePtr32View::new(data).map(Payload::PerfinfoSampledProfileCachePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::profile::perfinfo_sampled_profile_cache::LAYOUT_1, decode: |data| crate::payloads::profile::PerfinfoSampledProfileCachePtr64View::new(data).map(Payload::PerfinfoSampledProfileCachePtr64) },
];
static PERFINFO_SAMPLED_PROFILE_CONFIG: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::profile::perfinfo_sampled_profile_config::LAYOUT_0, decode: |data| crate::payloads::profile::PerfinfoSampledProfileConfigView::new(data).map(Payload::PerfinfoSampledProfileConfig) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::profile::perfinfo_sampled_profile_config::LAYOUT_0, decode: |data| crate::payloads::profile::PerfinfoSampledProfileConfigView::new(data).map(Payload::PerfinfoSampledProfileConfig) },
];
static PERFINFO_SAMPLED_PROFILE_INFORMATION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::profile::perfinfo_sampled_profile_information::LAYOUT_0, decode: |data| crate::payloads::profile::PerfinfoSampledProfileInformationPtr32View::new(data).map(Payload::PerfinfoSampledProfileInformationPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::profile::perfinfo_sampled_profile_information::LAYOUT_1, decode: |data| crate::payloads::profile::PerfinfoSampledProfileInformationPtr64View::new(data).map(Payload::PerfinfoSampledProfileInformationPtr64) },
];
static PERFINFO_SESSIONCREATE_INFORMATION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::memory::perfinfo_sessioncreate_information::LAYOUT_0, decode: |data| crate::payloads::memory::PerfinfoSessioncreateInformationPtr32View::new(data).map(Payload::PerfinfoSessioncreateInformationPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::memory::perfinfo_sessioncreate_information::LAYOUT_1, decode: |data| crate::payloads::memory::PerfinfoSessioncreateInformationPtr64View::new(data).map(Payload::PerfinfoSessioncreateInformationPtr64) },
];
static PERFINFO_SET_DEVICES_STATE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_set_devices_state::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoSetDevicesStateView::new(data).map(Payload::PerfinfoSetDevicesState) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_set_devices_state::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoSetDevicesStateView::new(data).map(Payload::PerfinfoSetDevicesState) },
];
static PERFINFO_SET_DEVICES_STATE_RET: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_set_devices_state_ret::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoSetDevicesStateRetView::new(data).map(Payload::PerfinfoSetDevicesStateRet) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_set_devices_state_ret::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoSetDevicesStateRetView::new(data).map(Payload::PerfinfoSetDevicesStateRet) },
];
static PERFINFO_SET_POWER_ACTION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_set_power_action::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoSetPowerActionPtr32View::new(data).map(Payload::PerfinfoSetPowerActionPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_set_power_action::LAYOUT_1, decode: |data| crate::payloads::power::PerfinfoSetPowerActionPtr64View::new(data).map(Payload::PerfinfoSetPowerActionPtr64) },
];
static PERFINFO_SET_POWER_ACTION_RET: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_set_power_action_ret::LAYOUT_0, decode: |data| crate::payloads::power::PerfinfoSetPowerActionRetPtr32View::new(data).map(Payload::PerfinfoSetPowerActionRetPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::power::perfinfo_set_power_action_ret::LAYOUT_1, decode: |data| crate::payloads::power::PerfinfoSetPowerActionRetPtr64View::new(data).map(Payload::PerfinfoSetPowerActionRetPtr64) },
];
static PERFINFO_SPINLOCK_CONFIG: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::sync::perfinfo_spinlock_config::LAYOUT_0, decode: |data| crate::payloads::sync::PerfinfoSpinlockConfigView::new(data).map(Payload::PerfinfoSpinlockConfig) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::sync::perfinfo_spinlock_config::LAYOUT_0, decode: |data| crate::payloads::sync::PerfinfoSpinlockConfigView::new(data).map(Payload::PerfinfoSpinlockConfig) },
];
static PERFINFO_SYSCALL_ENTER_DATA: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::profile::perfinfo_syscall_enter_data::LAYOUT_0, decode: |data| crate::payloads::profile::PerfinfoSyscallEnterDataPtr32View::new(data).map(Payload::PerfinfoSyscallEnterDataPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::profile::perfinfo_syscall_enter_data::LAYOUT_1, decode: |data| crate::payloads::profile::PerfinfoSyscallEnterDataPtr64View::new(data).map(Payload::PerfinfoSyscallEnterDataPtr64) },
];
static PERFINFO_SYSCALL_EXIT_DATA: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::profile::perfinfo_syscall_exit_data::LAYOUT_0, decode: |data| crate::payloads::profile::PerfinfoSyscallExitDataView::new(data).map(Payload::PerfinfoSyscallExitData) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::profile::perfinfo_syscall_exit_data::LAYOUT_0, decode: |data| crate::payloads::profile::PerfinfoSyscallExitDataView::new(data).map(Payload::PerfinfoSyscallExitData) },
];
static PERFINFO_VIRTUAL_ALLOC: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::memory::perfinfo_virtual_alloc::LAYOUT_0, decode: |data| crate::payloads::memory::PerfinfoVirtualAllocPtr32View::new(data).map(Payload::PerfinfoVirtualAllocPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::memory::perfinfo_virtual_alloc::LAYOUT_1, decode: |data| crate::payloads::memory::PerfinfoVirtualAllocPtr64View::new(data).map(Payload::PerfinfoVirtualAllocPtr64) },
];
static PERFINFO_YIELD_PROCESSOR_INFORMATION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::profile::perfinfo_yield_processor_information::LAYOUT_0, decode: |data| crate::payloads::profile::PerfinfoYieldProcessorInformationView::new(data).map(Payload::PerfinfoYieldProcessorInformation) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::profile::perfinfo_yield_processor_information::LAYOUT_0, decode: |data| crate::payloads::profile::PerfinfoYieldProcessorInformationView::new(data).map(Payload::PerfinfoYieldProcessorInformation) },
];
static PHYSICAL_DISK_RECORD: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::config::physical_disk_record::LAYOUT_0, decode: |data| crate::payloads::config::PhysicalDiskRecordView::new(data).map(Payload::PhysicalDiskRecord) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::config::physical_disk_record::LAYOUT_0, decode: |data| crate::payloads::config::PhysicalDiskRecordView::new(data).map(Payload::PhysicalDiskRecord) },
];
static PROCESSOR_RECORD: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::config::processor_record::LAYOUT_0, decode: |data| crate::payloads::config::ProcessorRecordView::new(data).map(Payload::ProcessorRecord) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::config::processor_record::LAYOUT_0, decode: |data| crate::payloads::config::ProcessorRecordView::new(data).map(Payload::ProcessorRecord) },
];
static PAGE_FAULT_HARD_FAULT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::memory::page_fault_hard_fault::LAYOUT_0, decode: |data| crate::payloads::memory::PageFaultHardFaultPtr32View::new(data).map(Payload::PageFaultHardFaultPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::memory::page_fault_hard_fault::LAYOUT_1, decode: |data| crate::payloads::memory::PageFaultHardFaultPtr64View::new(data).map(Payload::PageFaultHardFaultPtr64) },
];
static PAGE_FAULT_HEAP_RANGE_DESTROY: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::heap::page_fault_heap_range_destroy::LAYOUT_0, decode: |data| crate::payloads::heap::PageFaultHeapRangeDestroyPtr32View::new(data).map(Payload::PageFaultHeapRangeDestroyPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::heap::page_fault_heap_range_destroy::LAYOUT_1, decode: |data| crate::payloads::heap::PageFaultHeapRangeDestroyPtr64View::new(data).map(Payload::PageFaultHeapRangeDestroyPtr64) },
];
static PAGE_FAULT_HEAP_RANGE_RUNDOWN: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::heap::page_fault_heap_range_rundown::LAYOUT_0, decode: |data| crate::payloads::heap::PageFaultHeapRangeRundownPtr32View::new(data).map(Payload::PageFaultHeapRangeRundownPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::heap::page_fault_heap_range_rundown::LAYOUT_1, decode: |data| crate::payloads::heap::PageFaultHeapRangeRundownPtr64View::new(data).map(Payload::PageFaultHeapRangeRundownPtr64) },
];
static PROCESS_DEFUNCT_TYPE_GROUP1: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::process::process_defunct_type_group1::LAYOUT_0, decode: |data| crate::payloads::process::ProcessDefunctTypeGroup1Ptr32View::new(data).map(Payload::ProcessDefunctTypeGroup1Ptr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::process::process_defunct_type_group1::LAYOUT_1, decode: |data| crate::payloads::process::ProcessDefunctTypeGroup1Ptr64View::new(data).map(Payload::ProcessDefunctTypeGroup1Ptr64) },
];
static PROCESS_TERMINATE_TYPE_GROUP1: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::process::process_terminate_type_group1::LAYOUT_0, decode: |data| crate::payloads::process::ProcessTerminateTypeGroup1View::new(data).map(Payload::ProcessTerminateTypeGroup1) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::process::process_terminate_type_group1::LAYOUT_0, decode: |data| crate::payloads::process::ProcessTerminateTypeGroup1View::new(data).map(Payload::ProcessTerminateTypeGroup1) },
];
static PROCESS_V0_TYPE_GROUP1: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::process::process_v0_type_group1::LAYOUT_0, decode: |data| crate::payloads::process::ProcessV0TypeGroup1Ptr32View::new(data).map(Payload::ProcessV0TypeGroup1Ptr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::process::process_v0_type_group1::LAYOUT_1, decode: |data| crate::payloads::process::ProcessV0TypeGroup1Ptr64View::new(data).map(Payload::ProcessV0TypeGroup1Ptr64) },
];
static PROCESS_V1_TYPE_GROUP1: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::process::process_v1_type_group1::LAYOUT_0, decode: |data| crate::payloads::process::ProcessV1TypeGroup1Ptr32View::new(data).map(Payload::ProcessV1TypeGroup1Ptr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::process::process_v1_type_group1::LAYOUT_1, decode: |data| crate::payloads::process::ProcessV1TypeGroup1Ptr64View::new(data).map(Payload::ProcessV1TypeGroup1Ptr64) },
];
static PROCESS_V2_TYPE_GROUP1: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::process::process_v2_type_group1::LAYOUT_0, decode: |data| crate::payloads::process::ProcessV2TypeGroup1Ptr32View::new(data).map(Payload::ProcessV2TypeGroup1Ptr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::process::process_v2_type_group1::LAYOUT_1, decode: |data| crate::payloads::process::ProcessV2TypeGroup1Ptr64View::new(data).map(Payload::ProcessV2TypeGroup1Ptr64) },
];
static PROCESS_V3_TYPE_GROUP1: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::process::process_v3_type_group1::LAYOUT_0, decode: |data| crate::payloads::process::ProcessV3TypeGroup1Ptr32View::new(data).map(Payload::ProcessV3TypeGroup1Ptr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::process::process_v3_type_group1::LAYOUT_1, decode: |data| crate::payloads::process::ProcessV3TypeGroup1Ptr64View::new(data).map(Payload::ProcessV3TypeGroup1Ptr64) },
];
static REGISTRY_V0_TYPE_GROUP1: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::registry::registry_v0_type_group1::LAYOUT_0, decode: |data| crate::payloads::registry::RegistryV0TypeGroup1Ptr32View::new(data).map(Payload::RegistryV0TypeGroup1Ptr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::registry::registry_v0_type_group1::LAYOUT_1, decode: |data| crate::payloads::registry::RegistryV0TypeGroup1Ptr64View::new(data).map(Payload::RegistryV0TypeGroup1Ptr64) },
];
static REGISTRY_V1_TYPE_GROUP1: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::registry::registry_v1_type_group1::LAYOUT_0, decode: |data| crate::payloads::registry::RegistryV1TypeGroup1Ptr32View::new(data).map(Payload::RegistryV1TypeGroup1Ptr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::registry::registry_v1_type_group1::LAYOUT_1, decode: |data| crate::payloads::registry::RegistryV1TypeGroup1Ptr64View::new(data).map(Payload::RegistryV1TypeGroup1Ptr64) },
];
static RESERVE_BANDWIDTH: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::thread::reserve_bandwidth::LAYOUT_0, decode: |data| crate::payloads::thread::ReserveBandwidthPtr32View::new(data).map(Payload::ReserveBandwidthPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::thread::reserve_bandwidth::LAYOUT_1, decode: |data| crate::payloads::thread::ReserveBandwidthPtr64View::new(data).map(Payload::ReserveBandwidthPtr64) },
];
static RESERVE_CREATE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::thread::reserve_create::LAYOUT_0, decode: |data| crate::payloads::thread::ReserveCreatePtr32View::new(data).map(Payload::ReserveCreatePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::thread::reserve_create::LAYOUT_1, decode: |data| crate::payloads::thread::ReserveCreatePtr64View::new(data).map(Payload::ReserveCreatePtr64) },
];
static RESERVE_DELETE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::thread::reserve_delete::LAYOUT_0, decode: |data| crate::payloads::thread::ReserveDeletePtr32View::new(data).map(Payload::ReserveDeletePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::thread::reserve_delete::LAYOUT_1, decode: |data| crate::payloads::thread::ReserveDeletePtr64View::new(data).map(Payload::ReserveDeletePtr64) },
];
static RESERVE_JOIN_THREAD: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::thread::reserve_join_thread::LAYOUT_0, decode: |data| crate::payloads::thread::ReserveJoinThreadPtr32View::new(data).map(Payload::ReserveJoinThreadPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::thread::reserve_join_thread::LAYOUT_1, decode: |data| crate::payloads::thread::ReserveJoinThreadPtr64View::new(data).map(Payload::ReserveJoinThreadPtr64) },
];
static RESERVE_LATE_COUNT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::thread::reserve_late_count::LAYOUT_0, decode: |data| crate::payloads::thread::ReserveLateCountPtr32View::new(data).map(Payload::ReserveLateCountPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::thread::reserve_late_count::LAYOUT_1, decode: |data| crate::payloads::thread::ReserveLateCountPtr64View::new(data).map(Payload::ReserveLateCountPtr64) },
];
static RESERVE_STATE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::thread::reserve_state::LAYOUT_0, decode: |data| crate::payloads::thread::ReserveStatePtr32View::new(data).map(Payload::ReserveStatePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::thread::reserve_state::LAYOUT_1, decode: |data| crate::payloads::thread::ReserveStatePtr64View::new(data).map(Payload::ReserveStatePtr64) },
];
static STACK_TRACE_EVENT_DATA: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::stack::stack_trace_event_data::LAYOUT_0, decode: |data| crate::payloads::stack::StackTraceEventDataPtr32View::new(data).map(Payload::StackTraceEventDataPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::stack::stack_trace_event_data::LAYOUT_1, decode: |data| crate::payloads::stack::StackTraceEventDataPtr64View::new(data).map(Payload::StackTraceEventDataPtr64) },
];
static STACK_WALK_EVENT_DATA: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::stack::stack_walk_event_data::LAYOUT_0, decode: |data| crate::payloads::stack::StackWalkEventDataPtr32View::new(data).map(Payload::StackWalkEventDataPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::stack::stack_walk_event_data::LAYOUT_1, decode: |data| crate::payloads::stack::StackWalkEventDataPtr64View::new(data).map(Payload::StackWalkEventDataPtr64) },
];
static STACK_WALK_KEY_EVENT_DATA: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::stack::stack_walk_key_event_data::LAYOUT_0, decode: |data| crate::payloads::stack::StackWalkKeyEventDataPtr32View::new(data).map(Payload::StackWalkKeyEventDataPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::stack::stack_walk_key_event_data::LAYOUT_1, decode: |data| crate::payloads::stack::StackWalkKeyEventDataPtr64View::new(data).map(Payload::StackWalkKeyEventDataPtr64) },
];
static SPLIT_IO_INFO: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::disk::split_io_info::LAYOUT_0, decode: |data| crate::payloads::disk::SplitIoInfoPtr32View::new(data).map(Payload::SplitIoInfoPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::disk::split_io_info::LAYOUT_1, decode: |data| crate::payloads::disk::SplitIoInfoPtr64View::new(data).map(Payload::SplitIoInfoPtr64) },
];
static SYSTEM_CONFIG_CPU: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::config::system_config_cpu::LAYOUT_0, decode: |data| crate::payloads::config::SystemConfigCpuPtr32View::new(data).map(Payload::SystemConfigCpuPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::config::system_config_cpu::LAYOUT_1, decode: |data| crate::payloads::config::SystemConfigCpuPtr64View::new(data).map(Payload::SystemConfigCpuPtr64) },
];
static SYSTEM_CONFIG_IRQ: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::config::system_config_irq::LAYOUT_0, decode: |data| crate::payloads::config::SystemConfigIrqView::new(data).map(Payload::SystemConfigIrq) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::config::system_config_irq::LAYOUT_0, decode: |data| crate::payloads::config::SystemConfigIrqView::new(data).map(Payload::SystemConfigIrq) },
];
static SYSTEM_CONFIG_NIC: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::config::system_config_nic::LAYOUT_0, decode: |data| crate::payloads::config::SystemConfigNicView::new(data).map(Payload::SystemConfigNic) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::config::system_config_nic::LAYOUT_0, decode: |data| crate::payloads::config::SystemConfigNicView::new(data).map(Payload::SystemConfigNic) },
];
static SYSTEM_CONFIG_NETWORK: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::config::system_config_network::LAYOUT_0, decode: |data| crate::payloads::config::SystemConfigNetworkView::new(data).map(Payload::SystemConfigNetwork) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::config::system_config_network::LAYOUT_0, decode: |data| crate::payloads::config::SystemConfigNetworkView::new(data).map(Payload::SystemConfigNetwork) },
];
static SYSTEM_CONFIG_PLATFORM: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::config::system_config_platform::LAYOUT_0, decode: |data| crate::payloads::config::SystemConfigPlatformView::new(data).map(Payload::SystemConfigPlatform) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::config::system_config_platform::LAYOUT_0, decode: |data| crate::payloads::config::SystemConfigPlatformView::new(data).map(Payload::SystemConfigPlatform) },
];
static SYSTEM_CONFIG_SERVICES: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::config::system_config_services::LAYOUT_0, decode: |data| crate::payloads::config::SystemConfigServicesView::new(data).map(Payload::SystemConfigServices) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::config::system_config_services::LAYOUT_0, decode: |data| crate::payloads::config::SystemConfigServicesView::new(data).map(Payload::SystemConfigServices) },
];
static SYSTEM_CONFIG_V0_CPU: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::config::system_config_v0_cpu::LAYOUT_0, decode: |data| crate::payloads::config::SystemConfigV0CpuPtr32View::new(data).map(Payload::SystemConfigV0CpuPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::config::system_config_v0_cpu::LAYOUT_1, decode: |data| crate::payloads::config::SystemConfigV0CpuPtr64View::new(data).map(Payload::SystemConfigV0CpuPtr64) },
];
static SYSTEM_CONFIG_V0_SERVICES: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::config::system_config_v0_services::LAYOUT_0, decode: |data| crate::payloads::config::SystemConfigV0ServicesView::new(data).map(Payload::SystemConfigV0Services) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::config::system_config_v0_services::LAYOUT_0, decode: |data| crate::payloads::config::SystemConfigV0ServicesView::new(data).map(Payload::SystemConfigV0Services) },
];
static TPCB_CANCEL: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::tpcb_cancel::LAYOUT_0, decode: |data| crate::payloads::threadpool::TpcbCancelPtr32View::new(data).map(Payload::TpcbCancelPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::tpcb_cancel::LAYOUT_1, decode: |data| crate::payloads::threadpool::TpcbCancelPtr64View::new(data).map(Payload::TpcbCancelPtr64) },
];
static TPCB_DEQUEUE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::tpcb_dequeue::LAYOUT_0, decode: |data| crate::payloads::threadpool::TpcbDequeuePtr32View::new(data).map(Payload::TpcbDequeuePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::tpcb_dequeue::LAYOUT_1, decode: |data| crate::payloads::threadpool::TpcbDequeuePtr64View::new(data).map(Payload::TpcbDequeuePtr64) },
];
static TPCB_ENQUEUE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::tpcb_enqueue::LAYOUT_0, decode: |data| crate::payloads::threadpool::TpcbEnqueuePtr32View::new(data).map(Payload::TpcbEnqueuePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::tpcb_enqueue::LAYOUT_1, decode: |data| crate::payloads::threadpool::TpcbEnqueuePtr64View::new(data).map(Payload::TpcbEnqueuePtr64) },
];
static TP_POOL_CREATE_CLOSE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::tp_pool_create_close::LAYOUT_0, decode: |data| crate::payloads::threadpool::TpPoolCreateClosePtr32View::new(data).map(Payload::TpPoolCreateClosePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::tp_pool_create_close::LAYOUT_1, decode: |data| crate::payloads::threadpool::TpPoolCreateClosePtr64View::new(data).map(Payload::TpPoolCreateClosePtr64) },
];
static TP_THREAD_SET: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::tp_thread_set::LAYOUT_0, decode: |data| crate::payloads::threadpool::TpThreadSetPtr32View::new(data).map(Payload::TpThreadSetPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::threadpool::tp_thread_set::LAYOUT_1, decode: |data| crate::payloads::threadpool::TpThreadSetPtr64View::new(data).map(Payload::TpThreadSetPtr64) },
];
static TRACE_LOGFILE_HEADER: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(0), layout: &crate::logfile::trace_logfile_header::LAYOUT_0, decode: |data| crate::logfile::trace_logfile_header::V5_0Ptr32View::new(data).map(Payload::TraceLogfileHeaderV5_0Ptr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(0), layout: &crate::logfile::trace_logfile_header::LAYOUT_1, decode: |data| crate::logfile::trace_logfile_header::V5_0Ptr64View::new(data).map(Payload::TraceLogfileHeaderV5_0Ptr64) },
    Form { pointer: Pointer::Bits32, first: Release(1), last: Release(3), layout: &crate::logfile::trace_logfile_header::LAYOUT_2, decode: |data| crate::logfile::trace_logfile_header::V5_1Ptr32View::new(data).map(Payload::TraceLogfileHeaderV5_1Ptr32) },
    Form { pointer: Pointer::Bits64, first: Release(1), last: Release(3), layout: &crate::logfile::trace_logfile_header::LAYOUT_3, decode: |data| crate::logfile::trace_logfile_header::V5_1Ptr64View::new(data).map(Payload::TraceLogfileHeaderV5_1Ptr64) },
    Form { pointer: Pointer::Bits32, first: Release(4), last: Release(255), layout: &crate::logfile::trace_logfile_header::LAYOUT_4, decode: |data| crate::logfile::TraceLogfileHeaderPtr32View::new(data).map(Payload::TraceLogfileHeaderPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(4), last: Release(255), layout: &crate::logfile::trace_logfile_header::LAYOUT_5, decode: |data| crate::logfile::TraceLogfileHeaderPtr64View::new(data).map(Payload::TraceLogfileHeaderPtr64) },
];
static TCP_IP_FAIL: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::network::tcp_ip_fail::LAYOUT_0, decode: |data| crate::payloads::network::TcpIpFailView::new(data).map(Payload::TcpIpFail) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::network::tcp_ip_fail::LAYOUT_0, decode: |data| crate::payloads::network::TcpIpFailView::new(data).map(Payload::TcpIpFail) },
];
static TCP_IP_TYPE_GROUP1: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::network::tcp_ip_type_group1::LAYOUT_0, decode: |data| crate::payloads::network::TcpIpTypeGroup1Ptr32View::new(data).map(Payload::TcpIpTypeGroup1Ptr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::network::tcp_ip_type_group1::LAYOUT_1, decode: |data| crate::payloads::network::TcpIpTypeGroup1Ptr64View::new(data).map(Payload::TcpIpTypeGroup1Ptr64) },
];
static TCP_IP_TYPE_GROUP2: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::network::tcp_ip_type_group2::LAYOUT_0, decode: |data| crate::payloads::network::TcpIpTypeGroup2Ptr32View::new(data).map(Payload::TcpIpTypeGroup2Ptr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::network::tcp_ip_type_group2::LAYOUT_1, decode: |data| crate::payloads::network::TcpIpTypeGroup2Ptr64View::new(data).map(Payload::TcpIpTypeGroup2Ptr64) },
];
static TCP_IP_TYPE_GROUP3: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::network::tcp_ip_type_group3::LAYOUT_0, decode: |data| crate::payloads::network::TcpIpTypeGroup3Ptr32View::new(data).map(Payload::TcpIpTypeGroup3Ptr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::network::tcp_ip_type_group3::LAYOUT_1, decode: |data| crate::payloads::network::TcpIpTypeGroup3Ptr64View::new(data).map(Payload::TcpIpTypeGroup3Ptr64) },
];
static TCP_IP_TYPE_GROUP4: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::network::tcp_ip_type_group4::LAYOUT_0, decode: |data| crate::payloads::network::TcpIpTypeGroup4Ptr32View::new(data).map(Payload::TcpIpTypeGroup4Ptr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::network::tcp_ip_type_group4::LAYOUT_1, decode: |data| crate::payloads::network::TcpIpTypeGroup4Ptr64View::new(data).map(Payload::TcpIpTypeGroup4Ptr64) },
];
static TCP_IP_V0_TYPE_GROUP1: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::network::tcp_ip_v0_type_group1::LAYOUT_0, decode: |data| crate::payloads::network::TcpIpV0TypeGroup1View::new(data).map(Payload::TcpIpV0TypeGroup1) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::network::tcp_ip_v0_type_group1::LAYOUT_0, decode: |data| crate::payloads::network::TcpIpV0TypeGroup1View::new(data).map(Payload::TcpIpV0TypeGroup1) },
];
static TCP_IP_V1_FAIL: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::network::tcp_ip_v1_fail::LAYOUT_0, decode: |data| crate::payloads::network::TcpIpV1FailView::new(data).map(Payload::TcpIpV1Fail) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::network::tcp_ip_v1_fail::LAYOUT_0, decode: |data| crate::payloads::network::TcpIpV1FailView::new(data).map(Payload::TcpIpV1Fail) },
];
static TCP_IP_V1_SEND: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::network::tcp_ip_v1_send::LAYOUT_0, decode: |data| crate::payloads::network::TcpIpV1SendPtr32View::new(data).map(Payload::TcpIpV1SendPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::network::tcp_ip_v1_send::LAYOUT_1, decode: |data| crate::payloads::network::TcpIpV1SendPtr64View::new(data).map(Payload::TcpIpV1SendPtr64) },
];
static TCP_IP_V1_TYPE_GROUP2: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::network::tcp_ip_v1_type_group2::LAYOUT_0, decode: |data| crate::payloads::network::TcpIpV1TypeGroup2Ptr32View::new(data).map(Payload::TcpIpV1TypeGroup2Ptr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::network::tcp_ip_v1_type_group2::LAYOUT_1, decode: |data| crate::payloads::network::TcpIpV1TypeGroup2Ptr64View::new(data).map(Payload::TcpIpV1TypeGroup2Ptr64) },
];
static THREAD_V0_TYPE_GROUP1: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::thread::thread_v0_type_group1::LAYOUT_0, decode: |data| crate::payloads::thread::ThreadV0TypeGroup1View::new(data).map(Payload::ThreadV0TypeGroup1) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::thread::thread_v0_type_group1::LAYOUT_0, decode: |data| crate::payloads::thread::ThreadV0TypeGroup1View::new(data).map(Payload::ThreadV0TypeGroup1) },
];
static THREAD_V1_TYPE_GROUP1: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::thread::thread_v1_type_group1::LAYOUT_0, decode: |data| crate::payloads::thread::ThreadV1TypeGroup1Ptr32View::new(data).map(Payload::ThreadV1TypeGroup1Ptr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::thread::thread_v1_type_group1::LAYOUT_1, decode: |data| crate::payloads::thread::ThreadV1TypeGroup1Ptr64View::new(data).map(Payload::ThreadV1TypeGroup1Ptr64) },
];
static THREAD_V2_TYPE_GROUP1: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::thread::thread_v2_type_group1::LAYOUT_0, decode: |data| crate::payloads::thread::ThreadV2TypeGroup1Ptr32View::new(data).map(Payload::ThreadV2TypeGroup1Ptr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::thread::thread_v2_type_group1::LAYOUT_1, decode: |data| crate::payloads::thread::ThreadV2TypeGroup1Ptr64View::new(data).map(Payload::ThreadV2TypeGroup1Ptr64) },
];
static UDP_IP_TYPE_GROUP1: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::network::udp_ip_type_group1::LAYOUT_0, decode: |data| crate::payloads::network::UdpIpTypeGroup1Ptr32View::new(data).map(Payload::UdpIpTypeGroup1Ptr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::network::udp_ip_type_group1::LAYOUT_1, decode: |data| crate::payloads::network::UdpIpTypeGroup1Ptr64View::new(data).map(Payload::UdpIpTypeGroup1Ptr64) },
];
static UDP_IP_V0_TYPE_GROUP1: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::network::udp_ip_v0_type_group1::LAYOUT_0, decode: |data| crate::payloads::network::UdpIpV0TypeGroup1Ptr32View::new(data).map(Payload::UdpIpV0TypeGroup1Ptr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::network::udp_ip_v0_type_group1::LAYOUT_1, decode: |data| crate::payloads::network::UdpIpV0TypeGroup1Ptr64View::new(data).map(Payload::UdpIpV0TypeGroup1Ptr64) },
];
static VIDEO_RECORD: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::config::video_record::LAYOUT_0, decode: |data| crate::payloads::config::VideoRecordView::new(data).map(Payload::VideoRecord) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::config::video_record::LAYOUT_0, decode: |data| crate::payloads::config::VideoRecordView::new(data).map(Payload::VideoRecord) },
];
static VIRTUALIZATION_RECORD: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::config::virtualization_record::LAYOUT_0, decode: |data| crate::payloads::config::VirtualizationRecordView::new(data).map(Payload::VirtualizationRecord) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::config::virtualization_record::LAYOUT_0, decode: |data| crate::payloads::config::VirtualizationRecordView::new(data).map(Payload::VirtualizationRecord) },
];
static WMI_BUILD_LAB: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::trace::wmi_build_lab::LAYOUT_0, decode: |data| crate::payloads::trace::WmiBuildLabView::new(data).map(Payload::WmiBuildLab) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::trace::wmi_build_lab::LAYOUT_0, decode: |data| crate::payloads::trace::WmiBuildLabView::new(data).map(Payload::WmiBuildLab) },
];
static WMI_CONTEXTSWAP: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(1), last: Release(3), layout: &crate::payloads::thread::wmi_contextswap::LAYOUT_0, decode: |data| crate::payloads::thread::wmi_contextswap::V5_1View::new(data).map(Payload::WmiContextswapV5_1) },
    Form { pointer: Pointer::Bits64, first: Release(1), last: Release(3), layout: &crate::payloads::thread::wmi_contextswap::LAYOUT_0, decode: |data| crate::payloads::thread::wmi_contextswap::V5_1View::new(data).map(Payload::WmiContextswapV5_1) },
    Form { pointer: Pointer::Bits32, first: Release(4), last: Release(12), layout: &crate::payloads::thread::wmi_contextswap::LAYOUT_1, decode: |data| crate::payloads::thread::wmi_contextswap::V6_0View::new(data).map(Payload::WmiContextswapV6_0) },
    Form { pointer: Pointer::Bits64, first: Release(4), last: Release(12), layout: &crate::payloads::thread::wmi_contextswap::LAYOUT_1, decode: |data| crate::payloads::thread::wmi_contextswap::V6_0View::new(data).map(Payload::WmiContextswapV6_0) },
    Form { pointer: Pointer::Bits32, first: Release(13), last: Release(13), layout: &crate::payloads::thread::wmi_contextswap::LAYOUT_2, decode: |data| crate::payloads::thread::wmi_contextswap::V1703View::new(data).map(Payload::WmiContextswapV1703) },
    Form { pointer: Pointer::Bits64, first: Release(13), last: Release(13), layout: &crate::payloads::thread::wmi_contextswap::LAYOUT_2, decode: |data| crate::payloads::thread::wmi_contextswap::V1703View::new(data).map(Payload::WmiContextswapV1703) },
    Form { pointer: Pointer::Bits32, first: Release(14), last: Release(255), layout: &crate::payloads::thread::wmi_contextswap::LAYOUT_3, decode: |data| crate::payloads::thread::WmiContextswapView::new(data).map(Payload::WmiContextswap) },
    Form { pointer: Pointer::Bits64, first: Release(14), last: Release(255), layout: &crate::payloads::thread::wmi_contextswap::LAYOUT_3, decode: |data| crate::payloads::thread::WmiContextswapView::new(data).map(Payload::WmiContextswap) },
];
static WMI_DBGID_RSDS: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::trace::wmi_dbgid_rsds::LAYOUT_0, decode: |data| crate::payloads::trace::WmiDbgidRsdsView::new(data).map(Payload::WmiDbgidRsds) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::trace::wmi_dbgid_rsds::LAYOUT_0, decode: |data| crate::payloads::trace::WmiDbgidRsdsView::new(data).map(Payload::WmiDbgidRsds) },
];
static WMI_DELAY_EXECUTION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::sync::wmi_delay_execution::LAYOUT_0, decode: |data| crate::payloads::sync::WmiDelayExecutionView::new(data).map(Payload::WmiDelayExecution) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::sync::wmi_delay_execution::LAYOUT_0, decode: |data| crate::payloads::sync::WmiDelayExecutionView::new(data).map(Payload::WmiDelayExecution) },
];
static WMI_DISKIO_IO_REDIRECTED_INIT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::disk::wmi_diskio_io_redirected_init::LAYOUT_0, decode: |data| crate::payloads::disk::WmiDiskioIoRedirectedInitPtr32View::new(data).map(Payload::WmiDiskioIoRedirectedInitPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::disk::wmi_diskio_io_redirected_init::LAYOUT_1, decode: |data| crate::payloads::disk::WmiDiskioIoRedirectedInitPtr64View::new(data).map(Payload::WmiDiskioIoRedirectedInitPtr64) },
];
static WMI_DISKIO_READWRITE_INIT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::disk::wmi_diskio_readwrite_init::LAYOUT_0, decode: |data| crate::payloads::disk::WmiDiskioReadwriteInitPtr32View::new(data).map(Payload::WmiDiskioReadwriteInitPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::disk::wmi_diskio_readwrite_init::LAYOUT_1, decode: |data| crate::payloads::disk::WmiDiskioReadwriteInitPtr64View::new(data).map(Payload::WmiDiskioReadwriteInitPtr64) },
];
static WMI_DPI_RECORD: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::config::wmi_dpi_record::LAYOUT_0, decode: |data| crate::payloads::config::WmiDpiRecordView::new(data).map(Payload::WmiDpiRecord) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::config::wmi_dpi_record::LAYOUT_0, decode: |data| crate::payloads::config::WmiDpiRecordView::new(data).map(Payload::WmiDpiRecord) },
];
static WMI_EXTENDED_THREAD_INFORMATION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::thread::wmi_extended_thread_information::LAYOUT_0, decode: |data| crate::payloads::thread::WmiExtendedThreadInformationPtr32View::new(data).map(Payload::WmiExtendedThreadInformationPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::thread::wmi_extended_thread_information::LAYOUT_1, decode: |data| crate::payloads::thread::WmiExtendedThreadInformationPtr64View::new(data).map(Payload::WmiExtendedThreadInformationPtr64) },
];
static WMI_FILE_IO: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::file::wmi_file_io::LAYOUT_0, decode: |data| crate::payloads::file::WmiFileIoPtr32View::new(data).map(Payload::WmiFileIoPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::file::wmi_file_io::LAYOUT_1, decode: |data| crate::payloads::file::WmiFileIoPtr64View::new(data).map(Payload::WmiFileIoPtr64) },
];
static WMI_IDE_CHANNEL_RECORD: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::config::wmi_ide_channel_record::LAYOUT_0, decode: |data| crate::payloads::config::WmiIdeChannelRecordView::new(data).map(Payload::WmiIdeChannelRecord) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::config::wmi_ide_channel_record::LAYOUT_0, decode: |data| crate::payloads::config::WmiIdeChannelRecordView::new(data).map(Payload::WmiIdeChannelRecord) },
];
static WMI_IMAGELOAD_INFORMATION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::image::wmi_imageload_information::LAYOUT_0, decode: |data| crate::payloads::image::WmiImageloadInformationPtr32View::new(data).map(Payload::WmiImageloadInformationPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::image::wmi_imageload_information::LAYOUT_1, decode: |data| crate::payloads::image::WmiImageloadInformationPtr64View::new(data).map(Payload::WmiImageloadInformationPtr64) },
];
static WMI_IRQ_RECORD: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::config::wmi_irq_record::LAYOUT_0, decode: |data| crate::payloads::config::WmiIrqRecordView::new(data).map(Payload::WmiIrqRecord) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::config::wmi_irq_record::LAYOUT_0, decode: |data| crate::payloads::config::WmiIrqRecordView::new(data).map(Payload::WmiIrqRecord) },
];
static WMI_JOB_ASSIGN_PROCESS: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::job::wmi_job_assign_process::LAYOUT_0, decode: |data| crate::payloads::job::WmiJobAssignProcessView::new(data).map(Payload::WmiJobAssignProcess) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::job::wmi_job_assign_process::LAYOUT_0, decode: |data| crate::payloads::job::WmiJobAssignProcessView::new(data).map(Payload::WmiJobAssignProcess) },
];
static WMI_JOB_REMOVE_PROCESS: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::job::wmi_job_remove_process::LAYOUT_0, decode: |data| crate::payloads::job::WmiJobRemoveProcessView::new(data).map(Payload::WmiJobRemoveProcess) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::job::wmi_job_remove_process::LAYOUT_0, decode: |data| crate::payloads::job::WmiJobRemoveProcessView::new(data).map(Payload::WmiJobRemoveProcess) },
];
static WMI_JOB_SEND_NOTIFICATION_INFORMATION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::job::wmi_job_send_notification_information::LAYOUT_0, decode: |data| crate::payloads::job::WmiJobSendNotificationInformationView::new(data).map(Payload::WmiJobSendNotificationInformation) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::job::wmi_job_send_notification_information::LAYOUT_0, decode: |data| crate::payloads::job::WmiJobSendNotificationInformationView::new(data).map(Payload::WmiJobSendNotificationInformation) },
];
static WMI_JOB_SET_QUERY_CPU_RATE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::job::wmi_job_set_query_cpu_rate::LAYOUT_0, decode: |data| crate::payloads::job::WmiJobSetQueryCpuRateView::new(data).map(Payload::WmiJobSetQueryCpuRate) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::job::wmi_job_set_query_cpu_rate::LAYOUT_0, decode: |data| crate::payloads::job::WmiJobSetQueryCpuRateView::new(data).map(Payload::WmiJobSetQueryCpuRate) },
];
static WMI_JOB_SET_QUERY_INFORMATION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::job::wmi_job_set_query_information::LAYOUT_0, decode: |data| crate::payloads::job::WmiJobSetQueryInformationView::new(data).map(Payload::WmiJobSetQueryInformation) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::job::wmi_job_set_query_information::LAYOUT_0, decode: |data| crate::payloads::job::WmiJobSetQueryInformationView::new(data).map(Payload::WmiJobSetQueryInformation) },
];
static WMI_JOB_SET_QUERY_NET_RATE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::job::wmi_job_set_query_net_rate::LAYOUT_0, decode: |data| crate::payloads::job::WmiJobSetQueryNetRateView::new(data).map(Payload::WmiJobSetQueryNetRate) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::job::wmi_job_set_query_net_rate::LAYOUT_0, decode: |data| crate::payloads::job::WmiJobSetQueryNetRateView::new(data).map(Payload::WmiJobSetQueryNetRate) },
];
static WMI_PAGE_FAULT: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::memory::wmi_page_fault::LAYOUT_0, decode: |data| crate::payloads::memory::WmiPageFaultPtr32View::new(data).map(Payload::WmiPageFaultPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::memory::wmi_page_fault::LAYOUT_1, decode: |data| crate::payloads::memory::WmiPageFaultPtr64View::new(data).map(Payload::WmiPageFaultPtr64) },
];
static WMI_PNP_RECORD_V3: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::config::wmi_pnp_record_v3::LAYOUT_0, decode: |data| crate::payloads::config::WmiPnpRecordV3View::new(data).map(Payload::WmiPnpRecordV3) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::config::wmi_pnp_record_v3::LAYOUT_0, decode: |data| crate::payloads::config::WmiPnpRecordV3View::new(data).map(Payload::WmiPnpRecordV3) },
];
static WMI_PNP_RECORD_V4: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::config::wmi_pnp_record_v4::LAYOUT_0, decode: |data| crate::payloads::config::WmiPnpRecordV4View::new(data).map(Payload::WmiPnpRecordV4) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::config::wmi_pnp_record_v4::LAYOUT_0, decode: |data| crate::payloads::config::WmiPnpRecordV4View::new(data).map(Payload::WmiPnpRecordV4) },
];
static WMI_PNP_RECORD_V5: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::config::wmi_pnp_record_v5::LAYOUT_0, decode: |data| crate::payloads::config::WmiPnpRecordV5View::new(data).map(Payload::WmiPnpRecordV5) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::config::wmi_pnp_record_v5::LAYOUT_0, decode: |data| crate::payloads::config::WmiPnpRecordV5View::new(data).map(Payload::WmiPnpRecordV5) },
];
static WMI_POWER_RECORD: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::config::wmi_power_record::LAYOUT_0, decode: |data| crate::payloads::config::WmiPowerRecordView::new(data).map(Payload::WmiPowerRecord) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::config::wmi_power_record::LAYOUT_0, decode: |data| crate::payloads::config::WmiPowerRecordView::new(data).map(Payload::WmiPowerRecord) },
];
static WMI_PROCESS_INFORMATION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::process::wmi_process_information::LAYOUT_0, decode: |data| crate::payloads::process::WmiProcessInformationPtr32View::new(data).map(Payload::WmiProcessInformationPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::process::wmi_process_information::LAYOUT_1, decode: |data| crate::payloads::process::WmiProcessInformationPtr64View::new(data).map(Payload::WmiProcessInformationPtr64) },
];
static WMI_PUSHLOCK: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::sync::wmi_pushlock::LAYOUT_0, decode: |data| crate::payloads::sync::WmiPushlockPtr32View::new(data).map(Payload::WmiPushlockPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::sync::wmi_pushlock::LAYOUT_1, decode: |data| crate::payloads::sync::WmiPushlockPtr64View::new(data).map(Payload::WmiPushlockPtr64) },
];
static WMI_QUEUE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::sync::wmi_queue::LAYOUT_0, decode: |data| crate::payloads::sync::WmiQueuePtr32View::new(data).map(Payload::WmiQueuePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::sync::wmi_queue::LAYOUT_1, decode: |data| crate::payloads::sync::WmiQueuePtr64View::new(data).map(Payload::WmiQueuePtr64) },
];
static WMI_REGISTRY: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::registry::wmi_registry::LAYOUT_0, decode: |data| crate::payloads::registry::WmiRegistryPtr32View::new(data).map(Payload::WmiRegistryPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::registry::wmi_registry::LAYOUT_1, decode: |data| crate::payloads::registry::WmiRegistryPtr64View::new(data).map(Payload::WmiRegistryPtr64) },
];
static WMI_RESOURCE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::sync::wmi_resource::LAYOUT_0, decode: |data| crate::payloads::sync::WmiResourcePtr32View::new(data).map(Payload::WmiResourcePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::sync::wmi_resource::LAYOUT_1, decode: |data| crate::payloads::sync::WmiResourcePtr64View::new(data).map(Payload::WmiResourcePtr64) },
];
static WMI_SPINLOCK: &[Form] = &[
    Form { pointer: Pointer::Bits64, first: Release(6), last: Release(7), layout: &crate::payloads::sync::wmi_spinlock::LAYOUT_0, decode: |data| crate::payloads::sync::wmi_spinlock::V6_1Ptr64View::new(data).map(Payload::WmiSpinlockV6_1Ptr64) },
    Form { pointer: Pointer::Bits32, first: Release(7), last: Release(7), layout: &crate::payloads::sync::wmi_spinlock::LAYOUT_1, decode: |data| crate::payloads::sync::wmi_spinlock::V6_2Ptr32View::new(data).map(Payload::WmiSpinlockV6_2Ptr32) },
    Form { pointer: Pointer::Bits32, first: Release(8), last: Release(255), layout: &crate::payloads::sync::wmi_spinlock::LAYOUT_2, decode: |data| crate::payloads::sync::WmiSpinlockPtr32View::new(data).map(Payload::WmiSpinlockPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(8), last: Release(255), layout: &crate::payloads::sync::wmi_spinlock::LAYOUT_3, decode: |data| crate::payloads::sync::WmiSpinlockPtr64View::new(data).map(Payload::WmiSpinlockPtr64) },
];
static WMI_TCPIP_SEND_V4: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::network::wmi_tcpip_send_v4::LAYOUT_0, decode: |data| crate::payloads::network::WmiTcpipSendV4Ptr32View::new(data).map(Payload::WmiTcpipSendV4Ptr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::network::wmi_tcpip_send_v4::LAYOUT_1, decode: |data| crate::payloads::network::WmiTcpipSendV4Ptr64View::new(data).map(Payload::WmiTcpipSendV4Ptr64) },
];
static WMI_TCPIP_SEND_V6: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::network::wmi_tcpip_send_v6::LAYOUT_0, decode: |data| crate::payloads::network::WmiTcpipSendV6Ptr32View::new(data).map(Payload::WmiTcpipSendV6Ptr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::network::wmi_tcpip_send_v6::LAYOUT_1, decode: |data| crate::payloads::network::WmiTcpipSendV6Ptr64View::new(data).map(Payload::WmiTcpipSendV6Ptr64) },
];
static WMI_TCPIP_V4: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::network::wmi_tcpip_v4::LAYOUT_0, decode: |data| crate::payloads::network::WmiTcpipV4Ptr32View::new(data).map(Payload::WmiTcpipV4Ptr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::network::wmi_tcpip_v4::LAYOUT_1, decode: |data| crate::payloads::network::WmiTcpipV4Ptr64View::new(data).map(Payload::WmiTcpipV4Ptr64) },
];
static WMI_THREAD_INFORMATION: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::thread::wmi_thread_information::LAYOUT_0, decode: |data| crate::payloads::thread::WmiThreadInformationView::new(data).map(Payload::WmiThreadInformation) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::thread::wmi_thread_information::LAYOUT_0, decode: |data| crate::payloads::thread::WmiThreadInformationView::new(data).map(Payload::WmiThreadInformation) },
];
static WMI_UDP_V4: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::network::wmi_udp_v4::LAYOUT_0, decode: |data| crate::payloads::network::WmiUdpV4View::new(data).map(Payload::WmiUdpV4) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::network::wmi_udp_v4::LAYOUT_0, decode: |data| crate::payloads::network::WmiUdpV4View::new(data).map(Payload::WmiUdpV4) },
];
static WMI_UDP_V6: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::network::wmi_udp_v6::LAYOUT_0, decode: |data| crate::payloads::network::WmiUdpV6Ptr32View::new(data).map(Payload::WmiUdpV6Ptr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::network::wmi_udp_v6::LAYOUT_1, decode: |data| crate::payloads::network::WmiUdpV6Ptr64View::new(data).map(Payload::WmiUdpV6Ptr64) },
];
static WMI_WAIT_MULTIPLE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::sync::wmi_wait_multiple::LAYOUT_0, decode: |data| crate::payloads::sync::WmiWaitMultiplePtr32View::new(data).map(Payload::WmiWaitMultiplePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::sync::wmi_wait_multiple::LAYOUT_1, decode: |data| crate::payloads::sync::WmiWaitMultiplePtr64View::new(data).map(Payload::WmiWaitMultiplePtr64) },
];
static WMI_WAIT_SINGLE: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::sync::wmi_wait_single::LAYOUT_0, decode: |data| crate::payloads::sync::WmiWaitSinglePtr32View::new(data).map(Payload::WmiWaitSinglePtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::sync::wmi_wait_single::LAYOUT_1, decode: |data| crate::payloads::sync::WmiWaitSinglePtr64View::new(data).map(Payload::WmiWaitSinglePtr64) },
];
static WORKER_THREAD: &[Form] = &[
    Form { pointer: Pointer::Bits32, first: Release(0), last: Release(255), layout: &crate::payloads::thread::worker_thread::LAYOUT_0, decode: |data| crate::payloads::thread::WorkerThreadPtr32View::new(data).map(Payload::WorkerThreadPtr32) },
    Form { pointer: Pointer::Bits64, first: Release(0), last: Release(255), layout: &crate::payloads::thread::worker_thread::LAYOUT_1, decode: |data| crate::payloads::thread::WorkerThreadPtr64View::new(data).map(Payload::WorkerThreadPtr64) },
];
static BINDINGS: &[Binding] = &[
    Binding { hook: crate::headers::HookId(0), name: "TRACE_LOGFILE_HEADER", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: TRACE_LOGFILE_HEADER },
    Binding { hook: crate::headers::HookId(5), name: "ETW_KERNEL_HEADER_EXTENSION", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: ETW_KERNEL_HEADER_EXTENSION },
    Binding { hook: crate::headers::HookId(32), name: "ETW_KERNEL_HEADER_EXTENSION", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: ETW_KERNEL_HEADER_EXTENSION },
    Binding { hook: crate::headers::HookId(64), name: "WMI_DBGID_RSDS", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_DBGID_RSDS },
    Binding { hook: crate::headers::HookId(66), name: "WMI_BUILD_LAB", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_BUILD_LAB },
    Binding { hook: crate::headers::HookId(266), name: "ETW_DISKIO_READWRITE_V3", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: ETW_DISKIO_READWRITE_V3 },
    Binding { hook: crate::headers::HookId(266), name: "ETW_DISKIO_READWRITE", version: None, pointer: None, releases: &[(Release(0), Release(0)),], whole: false, tied_by: None, forms: ETW_DISKIO_READWRITE },
    Binding { hook: crate::headers::HookId(266), name: "ETW_DISKIO_READWRITE_V2", version: None, pointer: None, releases: &[(Release(1), Release(6)),], whole: false, tied_by: None, forms: ETW_DISKIO_READWRITE_V2 },
    Binding { hook: crate::headers::HookId(267), name: "ETW_DISKIO_READWRITE_V3", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: ETW_DISKIO_READWRITE_V3 },
    Binding { hook: crate::headers::HookId(267), name: "ETW_DISKIO_READWRITE", version: None, pointer: None, releases: &[(Release(0), Release(0)),], whole: false, tied_by: None, forms: ETW_DISKIO_READWRITE },
    Binding { hook: crate::headers::HookId(267), name: "ETW_DISKIO_READWRITE_V2", version: None, pointer: None, releases: &[(Release(1), Release(6)),], whole: false, tied_by: None, forms: ETW_DISKIO_READWRITE_V2 },
    Binding { hook: crate::headers::HookId(268), name: "WMI_DISKIO_READWRITE_INIT", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_DISKIO_READWRITE_INIT },
    Binding { hook: crate::headers::HookId(268), name: "DiskIo_TypeGroup2", version: None, pointer: None, releases: &[(Release(4), Release(6)),], whole: false, tied_by: None, forms: DISK_IO_TYPE_GROUP2 },
    Binding { hook: crate::headers::HookId(269), name: "WMI_DISKIO_READWRITE_INIT", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_DISKIO_READWRITE_INIT },
    Binding { hook: crate::headers::HookId(269), name: "DiskIo_TypeGroup2", version: None, pointer: None, releases: &[(Release(4), Release(6)),], whole: false, tied_by: None, forms: DISK_IO_TYPE_GROUP2 },
    Binding { hook: crate::headers::HookId(270), name: "ETW_DISKIO_FLUSH_BUFFERS_V3", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: ETW_DISKIO_FLUSH_BUFFERS_V3 },
    Binding { hook: crate::headers::HookId(270), name: "ETW_DISKIO_FLUSH_BUFFERS_V2", version: None, pointer: None, releases: &[(Release(4), Release(6)),], whole: false, tied_by: None, forms: ETW_DISKIO_FLUSH_BUFFERS_V2 },
    Binding { hook: crate::headers::HookId(271), name: "WMI_DISKIO_READWRITE_INIT", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_DISKIO_READWRITE_INIT },
    Binding { hook: crate::headers::HookId(271), name: "DiskIo_TypeGroup2", version: None, pointer: None, releases: &[(Release(4), Release(6)),], whole: false, tied_by: None, forms: DISK_IO_TYPE_GROUP2 },
    Binding { hook: crate::headers::HookId(272), name: "WMI_DISKIO_IO_REDIRECTED_INIT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: WMI_DISKIO_IO_REDIRECTED_INIT },
    Binding { hook: crate::headers::HookId(290), name: "PERFINFO_DRIVER_MAJORFUNCTION", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_DRIVER_MAJORFUNCTION },
    Binding { hook: crate::headers::HookId(291), name: "PERFINFO_DRIVER_MAJORFUNCTION_RET", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_DRIVER_MAJORFUNCTION_RET },
    Binding { hook: crate::headers::HookId(292), name: "PERFINFO_DRIVER_COMPLETIONROUTINE", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_DRIVER_COMPLETIONROUTINE },
    Binding { hook: crate::headers::HookId(293), name: "PERFINFO_DRIVER_COMPLETIONROUTINE", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_DRIVER_COMPLETIONROUTINE },
    Binding { hook: crate::headers::HookId(308), name: "PERFINFO_DRIVER_COMPLETE_REQUEST", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_DRIVER_COMPLETE_REQUEST },
    Binding { hook: crate::headers::HookId(309), name: "PERFINFO_DRIVER_COMPLETE_REQUEST_RET", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_DRIVER_COMPLETE_REQUEST_RET },
    Binding { hook: crate::headers::HookId(310), name: "PERFINFO_BOOT_PREFETCH_INFORMATION", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_BOOT_PREFETCH_INFORMATION },
    Binding { hook: crate::headers::HookId(311), name: "ETW_OPTICALIO_READWRITE", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: ETW_OPTICALIO_READWRITE },
    Binding { hook: crate::headers::HookId(312), name: "ETW_OPTICALIO_READWRITE", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: ETW_OPTICALIO_READWRITE },
    Binding { hook: crate::headers::HookId(313), name: "ETW_OPTICALIO_FLUSH_BUFFERS", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: ETW_OPTICALIO_FLUSH_BUFFERS },
    Binding { hook: crate::headers::HookId(314), name: "ETW_OPTICALIO_INIT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: ETW_OPTICALIO_INIT },
    Binding { hook: crate::headers::HookId(315), name: "ETW_OPTICALIO_INIT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: ETW_OPTICALIO_INIT },
    Binding { hook: crate::headers::HookId(316), name: "ETW_OPTICALIO_INIT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: ETW_OPTICALIO_INIT },
    Binding { hook: crate::headers::HookId(522), name: "WMI_PAGE_FAULT", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_PAGE_FAULT },
    Binding { hook: crate::headers::HookId(523), name: "WMI_PAGE_FAULT", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_PAGE_FAULT },
    Binding { hook: crate::headers::HookId(524), name: "WMI_PAGE_FAULT", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_PAGE_FAULT },
    Binding { hook: crate::headers::HookId(525), name: "WMI_PAGE_FAULT", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_PAGE_FAULT },
    Binding { hook: crate::headers::HookId(526), name: "WMI_PAGE_FAULT", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_PAGE_FAULT },
    Binding { hook: crate::headers::HookId(527), name: "WMI_PAGE_FAULT", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_PAGE_FAULT },
    Binding { hook: crate::headers::HookId(544), name: "PageFault_HardFault", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: PAGE_FAULT_HARD_FAULT },
    Binding { hook: crate::headers::HookId(544), name: "PERFINFO_HARDPAGEFAULT_INFORMATION", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: PERFINFO_HARDPAGEFAULT_INFORMATION },
    Binding { hook: crate::headers::HookId(584), name: "PERFINFO_PFMAPPED_SECTION_INFORMATION", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_PFMAPPED_SECTION_INFORMATION },
    Binding { hook: crate::headers::HookId(585), name: "PERFINFO_PFMAPPED_SECTION_INFORMATION", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_PFMAPPED_SECTION_INFORMATION },
    Binding { hook: crate::headers::HookId(587), name: "PERFINFO_SESSIONCREATE_INFORMATION", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: PERFINFO_SESSIONCREATE_INFORMATION },
    Binding { hook: crate::headers::HookId(591), name: "PERFINFO_PFMAPPED_SECTION_INFORMATION", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_PFMAPPED_SECTION_INFORMATION },
    Binding { hook: crate::headers::HookId(610), name: "PERFINFO_VIRTUAL_ALLOC", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_VIRTUAL_ALLOC },
    Binding { hook: crate::headers::HookId(611), name: "PERFINFO_VIRTUAL_ALLOC", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_VIRTUAL_ALLOC },
    Binding { hook: crate::headers::HookId(612), name: "PageFault_HeapRangeRundown", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: PAGE_FAULT_HEAP_RANGE_RUNDOWN },
    Binding { hook: crate::headers::HookId(613), name: "HEAP_EVENT_RANGE_CREATE", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: HEAP_EVENT_RANGE_CREATE },
    Binding { hook: crate::headers::HookId(613), name: "HEAP_RANGE_CREATE", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: HEAP_RANGE_CREATE },
    Binding { hook: crate::headers::HookId(614), name: "HEAP_EVENT_RANGE", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: HEAP_EVENT_RANGE },
    Binding { hook: crate::headers::HookId(615), name: "HEAP_EVENT_RANGE", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: HEAP_EVENT_RANGE },
    Binding { hook: crate::headers::HookId(616), name: "PageFault_HeapRangeDestroy", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: PAGE_FAULT_HEAP_RANGE_DESTROY },
    Binding { hook: crate::headers::HookId(616), name: "HEAP_RANGE_DESTROY", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: HEAP_RANGE_DESTROY },
    Binding { hook: crate::headers::HookId(617), name: "PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO },
    Binding { hook: crate::headers::HookId(640), name: "PERFINFO_VIRTUAL_ALLOC", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_VIRTUAL_ALLOC },
    Binding { hook: crate::headers::HookId(641), name: "PERFINFO_VIRTUAL_ALLOC", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_VIRTUAL_ALLOC },
    Binding { hook: crate::headers::HookId(646), name: "PERFINFO_MEM_RESET_INFO", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_MEM_RESET_INFO },
    Binding { hook: crate::headers::HookId(647), name: "PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION },
    Binding { hook: crate::headers::HookId(648), name: "PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION },
    Binding { hook: crate::headers::HookId(769), name: "Process_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: PROCESS_V0_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(769), name: "Process_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: PROCESS_V1_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(769), name: "Process_V2_TypeGroup1", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: PROCESS_V2_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(769), name: "Process_V3_TypeGroup1", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: PROCESS_V3_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(769), name: "WMI_PROCESS_INFORMATION", version: Some(4), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_PROCESS_INFORMATION },
    Binding { hook: crate::headers::HookId(770), name: "Process_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: PROCESS_V0_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(770), name: "Process_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: PROCESS_V1_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(770), name: "Process_V2_TypeGroup1", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: PROCESS_V2_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(770), name: "Process_V3_TypeGroup1", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: PROCESS_V3_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(770), name: "WMI_PROCESS_INFORMATION", version: Some(4), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_PROCESS_INFORMATION },
    Binding { hook: crate::headers::HookId(771), name: "Process_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: PROCESS_V0_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(771), name: "Process_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: PROCESS_V1_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(771), name: "Process_V2_TypeGroup1", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: PROCESS_V2_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(771), name: "Process_V3_TypeGroup1", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: PROCESS_V3_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(771), name: "WMI_PROCESS_INFORMATION", version: Some(4), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_PROCESS_INFORMATION },
    Binding { hook: crate::headers::HookId(772), name: "Process_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: PROCESS_V0_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(772), name: "Process_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: PROCESS_V1_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(772), name: "Process_V2_TypeGroup1", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: PROCESS_V2_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(772), name: "Process_V3_TypeGroup1", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: PROCESS_V3_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(772), name: "WMI_PROCESS_INFORMATION", version: Some(4), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_PROCESS_INFORMATION },
    Binding { hook: crate::headers::HookId(778), name: "Image_V0_Load", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: IMAGE_V0_LOAD },
    Binding { hook: crate::headers::HookId(778), name: "Image_V1_Load", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: IMAGE_V1_LOAD },
    Binding { hook: crate::headers::HookId(778), name: "WMI_IMAGELOAD_INFORMATION", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_IMAGELOAD_INFORMATION },
    Binding { hook: crate::headers::HookId(778), name: "WMI_IMAGELOAD_INFORMATION", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_IMAGELOAD_INFORMATION },
    Binding { hook: crate::headers::HookId(779), name: "Process_Terminate_TypeGroup1", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: PROCESS_TERMINATE_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(800), name: "PERFINFO_PROCESS_PERFCTR", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_PROCESS_PERFCTR },
    Binding { hook: crate::headers::HookId(801), name: "PERFINFO_PROCESS_PERFCTR", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_PROCESS_PERFCTR },
    Binding { hook: crate::headers::HookId(803), name: "PERFINFO_PROCESS_INSWAP", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: PERFINFO_PROCESS_INSWAP },
    Binding { hook: crate::headers::HookId(806), name: "PERFINFO_BOOT_PHASE_START", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_BOOT_PHASE_START },
    Binding { hook: crate::headers::HookId(807), name: "Process_V2_TypeGroup1", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: PROCESS_V2_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(807), name: "Process_V3_TypeGroup1", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: PROCESS_V3_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(807), name: "WMI_PROCESS_INFORMATION", version: Some(4), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_PROCESS_INFORMATION },
    Binding { hook: crate::headers::HookId(807), name: "Process_Defunct_TypeGroup1", version: Some(5), pointer: None, releases: &[], whole: false, tied_by: None, forms: PROCESS_DEFUNCT_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(816), name: "ETW_WAKE_COUNTER_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: ETW_WAKE_COUNTER_EVENT },
    Binding { hook: crate::headers::HookId(817), name: "ETW_WAKE_COUNTER_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: ETW_WAKE_COUNTER_EVENT },
    Binding { hook: crate::headers::HookId(818), name: "ETW_WAKE_COUNTER_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: ETW_WAKE_COUNTER_EVENT },
    Binding { hook: crate::headers::HookId(819), name: "ETW_WAKE_COUNTER_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: ETW_WAKE_COUNTER_EVENT },
    Binding { hook: crate::headers::HookId(820), name: "ETW_WAKE_COUNTER_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: ETW_WAKE_COUNTER_EVENT },
    Binding { hook: crate::headers::HookId(832), name: "ETW_WAKE_COUNTER_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: ETW_WAKE_COUNTER_EVENT },
    Binding { hook: crate::headers::HookId(833), name: "ETW_WAKE_COUNTER_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: ETW_WAKE_COUNTER_EVENT },
    Binding { hook: crate::headers::HookId(834), name: "ETW_WAKE_COUNTER_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: ETW_WAKE_COUNTER_EVENT },
    Binding { hook: crate::headers::HookId(835), name: "ETW_WAKE_COUNTER_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: ETW_WAKE_COUNTER_EVENT },
    Binding { hook: crate::headers::HookId(836), name: "ETW_WAKE_COUNTER_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: ETW_WAKE_COUNTER_EVENT },
    Binding { hook: crate::headers::HookId(880), name: "PERFINFO_DEBUG_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_DEBUG_EVENT },
    Binding { hook: crate::headers::HookId(1024), name: "WMI_FILE_IO", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_FILE_IO },
    Binding { hook: crate::headers::HookId(1024), name: "WMI_FILE_IO", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_FILE_IO },
    Binding { hook: crate::headers::HookId(1024), name: "WMI_FILE_IO", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_FILE_IO },
    Binding { hook: crate::headers::HookId(1056), name: "WMI_FILE_IO", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_FILE_IO },
    Binding { hook: crate::headers::HookId(1056), name: "WMI_FILE_IO", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_FILE_IO },
    Binding { hook: crate::headers::HookId(1057), name: "PERFINFO_FILENAME_SAME_INFORMATION", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_FILENAME_SAME_INFORMATION },
    Binding { hook: crate::headers::HookId(1059), name: "WMI_FILE_IO", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_FILE_IO },
    Binding { hook: crate::headers::HookId(1060), name: "WMI_FILE_IO", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_FILE_IO },
    Binding { hook: crate::headers::HookId(1060), name: "PERFINFO_FILENAME_RUNDOWN_INFORMATION", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_FILENAME_RUNDOWN_INFORMATION },
    Binding { hook: crate::headers::HookId(1088), name: "FileIo_Create", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: FILE_IO_CREATE },
    Binding { hook: crate::headers::HookId(1088), name: "PERFINFO_FILE_CREATE", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_FILE_CREATE },
    Binding { hook: crate::headers::HookId(1089), name: "FileIo_SimpleOp", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: FILE_IO_SIMPLE_OP },
    Binding { hook: crate::headers::HookId(1089), name: "PERFINFO_FILE_SIMPLE_OPERATION", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_FILE_SIMPLE_OPERATION },
    Binding { hook: crate::headers::HookId(1090), name: "FileIo_SimpleOp", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: FILE_IO_SIMPLE_OP },
    Binding { hook: crate::headers::HookId(1090), name: "PERFINFO_FILE_SIMPLE_OPERATION", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_FILE_SIMPLE_OPERATION },
    Binding { hook: crate::headers::HookId(1091), name: "FileIo_ReadWrite", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: FILE_IO_READ_WRITE },
    Binding { hook: crate::headers::HookId(1091), name: "PERFINFO_FILE_READ_WRITE", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_FILE_READ_WRITE },
    Binding { hook: crate::headers::HookId(1092), name: "FileIo_ReadWrite", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: FILE_IO_READ_WRITE },
    Binding { hook: crate::headers::HookId(1092), name: "PERFINFO_FILE_READ_WRITE", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_FILE_READ_WRITE },
    Binding { hook: crate::headers::HookId(1093), name: "FileIo_Info", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: FILE_IO_INFO },
    Binding { hook: crate::headers::HookId(1093), name: "PERFINFO_FILE_INFORMATION", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_FILE_INFORMATION },
    Binding { hook: crate::headers::HookId(1094), name: "FileIo_Info", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: FILE_IO_INFO },
    Binding { hook: crate::headers::HookId(1094), name: "PERFINFO_FILE_INFORMATION", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_FILE_INFORMATION },
    Binding { hook: crate::headers::HookId(1095), name: "FileIo_Info", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: FILE_IO_INFO },
    Binding { hook: crate::headers::HookId(1095), name: "PERFINFO_FILE_INFORMATION", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_FILE_INFORMATION },
    Binding { hook: crate::headers::HookId(1096), name: "FileIo_DirEnum", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: FILE_IO_DIR_ENUM },
    Binding { hook: crate::headers::HookId(1096), name: "PERFINFO_FILE_DIRENUM", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_FILE_DIRENUM },
    Binding { hook: crate::headers::HookId(1097), name: "FileIo_SimpleOp", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: FILE_IO_SIMPLE_OP },
    Binding { hook: crate::headers::HookId(1097), name: "PERFINFO_FILE_SIMPLE_OPERATION", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_FILE_SIMPLE_OPERATION },
    Binding { hook: crate::headers::HookId(1098), name: "FileIo_Info", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: FILE_IO_INFO },
    Binding { hook: crate::headers::HookId(1098), name: "PERFINFO_FILE_INFORMATION", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_FILE_INFORMATION },
    Binding { hook: crate::headers::HookId(1099), name: "FileIo_Info", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: FILE_IO_INFO },
    Binding { hook: crate::headers::HookId(1099), name: "PERFINFO_FILE_INFORMATION", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_FILE_INFORMATION },
    Binding { hook: crate::headers::HookId(1100), name: "PERFINFO_FILE_OPERATION_END", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_FILE_OPERATION_END },
    Binding { hook: crate::headers::HookId(1100), name: "PERFINFO_FILE_OPERATION_END", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_FILE_OPERATION_END },
    Binding { hook: crate::headers::HookId(1101), name: "FileIo_DirEnum", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: FILE_IO_DIR_ENUM },
    Binding { hook: crate::headers::HookId(1101), name: "PERFINFO_FILE_DIRENUM", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_FILE_DIRENUM },
    Binding { hook: crate::headers::HookId(1103), name: "PERFINFO_FILE_PATH_OPERATION", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_FILE_PATH_OPERATION },
    Binding { hook: crate::headers::HookId(1104), name: "PERFINFO_FILE_PATH_OPERATION", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_FILE_PATH_OPERATION },
    Binding { hook: crate::headers::HookId(1105), name: "PERFINFO_FILE_PATH_OPERATION", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_FILE_PATH_OPERATION },
    Binding { hook: crate::headers::HookId(1281), name: "Thread_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: THREAD_V0_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(1281), name: "Thread_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: THREAD_V1_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(1281), name: "Thread_V2_TypeGroup1", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: THREAD_V2_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(1281), name: "WMI_EXTENDED_THREAD_INFORMATION", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_EXTENDED_THREAD_INFORMATION },
    Binding { hook: crate::headers::HookId(1282), name: "Thread_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: THREAD_V0_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(1282), name: "WMI_THREAD_INFORMATION", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_THREAD_INFORMATION },
    Binding { hook: crate::headers::HookId(1282), name: "Thread_V2_TypeGroup1", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: THREAD_V2_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(1282), name: "WMI_EXTENDED_THREAD_INFORMATION", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_EXTENDED_THREAD_INFORMATION },
    Binding { hook: crate::headers::HookId(1283), name: "Thread_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: THREAD_V0_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(1283), name: "Thread_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: THREAD_V1_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(1283), name: "Thread_V2_TypeGroup1", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: THREAD_V2_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(1283), name: "WMI_EXTENDED_THREAD_INFORMATION", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_EXTENDED_THREAD_INFORMATION },
    Binding { hook: crate::headers::HookId(1284), name: "Thread_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: THREAD_V0_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(1284), name: "WMI_THREAD_INFORMATION", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_THREAD_INFORMATION },
    Binding { hook: crate::headers::HookId(1284), name: "Thread_V2_TypeGroup1", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: THREAD_V2_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(1284), name: "WMI_EXTENDED_THREAD_INFORMATION", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_EXTENDED_THREAD_INFORMATION },
    Binding { hook: crate::headers::HookId(1316), name: "WMI_CONTEXTSWAP", version: Some(1), pointer: None, releases: &[(Release(1), Release(3)),], whole: false, tied_by: None, forms: WMI_CONTEXTSWAP },
    Binding { hook: crate::headers::HookId(1316), name: "WMI_CONTEXTSWAP", version: Some(2), pointer: None, releases: &[(Release(4), Release(12)),], whole: false, tied_by: None, forms: WMI_CONTEXTSWAP },
    Binding { hook: crate::headers::HookId(1316), name: "WMI_CONTEXTSWAP", version: Some(3), pointer: None, releases: &[(Release(13), Release(13)),], whole: false, tied_by: None, forms: WMI_CONTEXTSWAP },
    Binding { hook: crate::headers::HookId(1316), name: "WMI_CONTEXTSWAP", version: Some(4), pointer: None, releases: &[(Release(14), Release(255)),], whole: false, tied_by: None, forms: WMI_CONTEXTSWAP },
    Binding { hook: crate::headers::HookId(1317), name: "PERFINFO_CCSWAP_BUFFER", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_CCSWAP_BUFFER },
    Binding { hook: crate::headers::HookId(1321), name: "WMI_SPINLOCK", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_SPINLOCK },
    Binding { hook: crate::headers::HookId(1322), name: "WMI_QUEUE", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: WMI_QUEUE },
    Binding { hook: crate::headers::HookId(1323), name: "WMI_RESOURCE", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_RESOURCE },
    Binding { hook: crate::headers::HookId(1324), name: "WMI_PUSHLOCK", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: WMI_PUSHLOCK },
    Binding { hook: crate::headers::HookId(1325), name: "WMI_WAIT_SINGLE", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: WMI_WAIT_SINGLE },
    Binding { hook: crate::headers::HookId(1326), name: "WMI_WAIT_MULTIPLE", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: WMI_WAIT_MULTIPLE },
    Binding { hook: crate::headers::HookId(1327), name: "WMI_DELAY_EXECUTION", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: WMI_DELAY_EXECUTION },
    Binding { hook: crate::headers::HookId(1328), name: "ETW_PRIORITY_EVENT", version: None, pointer: None, releases: &[(Release(4), Release(255)),], whole: false, tied_by: None, forms: ETW_PRIORITY_EVENT },
    Binding { hook: crate::headers::HookId(1328), name: "ReserveCreate", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: RESERVE_CREATE },
    Binding { hook: crate::headers::HookId(1329), name: "ETW_PRIORITY_EVENT", version: None, pointer: None, releases: &[(Release(4), Release(255)),], whole: false, tied_by: None, forms: ETW_PRIORITY_EVENT },
    Binding { hook: crate::headers::HookId(1329), name: "ReserveDelete", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: RESERVE_DELETE },
    Binding { hook: crate::headers::HookId(1330), name: "ETW_READY_THREAD_EVENT", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: ETW_READY_THREAD_EVENT },
    Binding { hook: crate::headers::HookId(1330), name: "ETW_READY_THREAD_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: ETW_READY_THREAD_EVENT },
    Binding { hook: crate::headers::HookId(1331), name: "ETW_PRIORITY_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: ETW_PRIORITY_EVENT },
    Binding { hook: crate::headers::HookId(1332), name: "ETW_PRIORITY_EVENT", version: None, pointer: None, releases: &[(Release(6), Release(255)),], whole: false, tied_by: None, forms: ETW_PRIORITY_EVENT },
    Binding { hook: crate::headers::HookId(1332), name: "ReserveJoinThread", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: RESERVE_JOIN_THREAD },
    Binding { hook: crate::headers::HookId(1333), name: "ETW_THREAD_AFFINITY_EVENT", version: None, pointer: None, releases: &[(Release(6), Release(255)),], whole: false, tied_by: None, forms: ETW_THREAD_AFFINITY_EVENT },
    Binding { hook: crate::headers::HookId(1333), name: "ReserveJoinThread", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: RESERVE_JOIN_THREAD },
    Binding { hook: crate::headers::HookId(1334), name: "ReserveState", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: RESERVE_STATE },
    Binding { hook: crate::headers::HookId(1335), name: "ReserveBandwidth", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: RESERVE_BANDWIDTH },
    Binding { hook: crate::headers::HookId(1336), name: "ReserveLateCount", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: RESERVE_LATE_COUNT },
    Binding { hook: crate::headers::HookId(1337), name: "WorkerThread", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: WORKER_THREAD },
    Binding { hook: crate::headers::HookId(1337), name: "WorkerThread", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WORKER_THREAD },
    Binding { hook: crate::headers::HookId(1338), name: "ETW_DFSS_START_NEW_INTERVAL", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: ETW_DFSS_START_NEW_INTERVAL },
    Binding { hook: crate::headers::HookId(1339), name: "ETW_DFSS_RELEASE_THREAD_ON_IDLE", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: ETW_DFSS_RELEASE_THREAD_ON_IDLE },
    Binding { hook: crate::headers::HookId(1340), name: "ETW_ANTI_STARVATION_BOOST_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: ETW_ANTI_STARVATION_BOOST_EVENT },
    Binding { hook: crate::headers::HookId(1342), name: "ETW_KQUEUE_ENQUEUE_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: ETW_KQUEUE_ENQUEUE_EVENT },
    Binding { hook: crate::headers::HookId(1343), name: "ETW_KQUEUE_DEQUEUE_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: ETW_KQUEUE_DEQUEUE_EVENT },
    Binding { hook: crate::headers::HookId(1346), name: "ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT },
    Binding { hook: crate::headers::HookId(1347), name: "ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT },
    Binding { hook: crate::headers::HookId(1348), name: "ETW_AUTOBOOST_NO_ENTRIES_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: ETW_AUTOBOOST_NO_ENTRIES_EVENT },
    Binding { hook: crate::headers::HookId(1349), name: "ETW_THREAD_EVENT_SUBPROCESSTAG", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: ETW_THREAD_EVENT_SUBPROCESSTAG },
    Binding { hook: crate::headers::HookId(1352), name: "ETW_THREAD_SET_NAME_EVENT", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: ETW_THREAD_SET_NAME_EVENT },
    Binding { hook: crate::headers::HookId(1546), name: "TcpIp_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: TCP_IP_V0_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(1546), name: "TcpIp_V1_Send", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: TCP_IP_V1_SEND },
    Binding { hook: crate::headers::HookId(1546), name: "WMI_TCPIP_SEND_V4", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_TCPIP_SEND_V4 },
    Binding { hook: crate::headers::HookId(1547), name: "TcpIp_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: TCP_IP_V0_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(1547), name: "WMI_TCPIP_V4", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_TCPIP_V4 },
    Binding { hook: crate::headers::HookId(1547), name: "TcpIp_TypeGroup1", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: TCP_IP_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(1548), name: "TcpIp_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: TCP_IP_V0_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(1548), name: "TcpIp_V1_TypeGroup2", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: TCP_IP_V1_TYPE_GROUP2 },
    Binding { hook: crate::headers::HookId(1548), name: "TcpIp_TypeGroup2", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: TCP_IP_TYPE_GROUP2 },
    Binding { hook: crate::headers::HookId(1549), name: "TcpIp_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: TCP_IP_V0_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(1549), name: "WMI_TCPIP_V4", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_TCPIP_V4 },
    Binding { hook: crate::headers::HookId(1549), name: "TcpIp_TypeGroup1", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: TCP_IP_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(1550), name: "TcpIp_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: TCP_IP_V0_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(1550), name: "WMI_TCPIP_V4", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_TCPIP_V4 },
    Binding { hook: crate::headers::HookId(1550), name: "TcpIp_TypeGroup1", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: TCP_IP_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(1551), name: "TcpIp_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: TCP_IP_V0_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(1551), name: "TcpIp_V1_TypeGroup2", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: TCP_IP_V1_TYPE_GROUP2 },
    Binding { hook: crate::headers::HookId(1551), name: "TcpIp_TypeGroup2", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: TCP_IP_TYPE_GROUP2 },
    Binding { hook: crate::headers::HookId(1552), name: "WMI_TCPIP_V4", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_TCPIP_V4 },
    Binding { hook: crate::headers::HookId(1552), name: "TcpIp_TypeGroup1", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: TCP_IP_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(1553), name: "TcpIp_V1_Fail", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: TCP_IP_V1_FAIL },
    Binding { hook: crate::headers::HookId(1553), name: "TcpIp_Fail", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: TCP_IP_FAIL },
    Binding { hook: crate::headers::HookId(1554), name: "WMI_TCPIP_V4", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_TCPIP_V4 },
    Binding { hook: crate::headers::HookId(1554), name: "TcpIp_TypeGroup1", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: TCP_IP_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(1555), name: "WMI_TCPIP_V4", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_TCPIP_V4 },
    Binding { hook: crate::headers::HookId(1556), name: "WMI_TCPIP_V4", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_TCPIP_V4 },
    Binding { hook: crate::headers::HookId(1557), name: "WMI_TCPIP_V4", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_TCPIP_V4 },
    Binding { hook: crate::headers::HookId(1558), name: "WMI_TCPIP_V4", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_TCPIP_V4 },
    Binding { hook: crate::headers::HookId(1562), name: "WMI_TCPIP_SEND_V6", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_TCPIP_SEND_V6 },
    Binding { hook: crate::headers::HookId(1563), name: "TcpIp_TypeGroup3", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: TCP_IP_TYPE_GROUP3 },
    Binding { hook: crate::headers::HookId(1564), name: "TcpIp_TypeGroup4", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: TCP_IP_TYPE_GROUP4 },
    Binding { hook: crate::headers::HookId(1565), name: "TcpIp_TypeGroup3", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: TCP_IP_TYPE_GROUP3 },
    Binding { hook: crate::headers::HookId(1566), name: "TcpIp_TypeGroup3", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: TCP_IP_TYPE_GROUP3 },
    Binding { hook: crate::headers::HookId(1567), name: "TcpIp_TypeGroup4", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: TCP_IP_TYPE_GROUP4 },
    Binding { hook: crate::headers::HookId(1568), name: "TcpIp_TypeGroup3", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: TCP_IP_TYPE_GROUP3 },
    Binding { hook: crate::headers::HookId(1570), name: "TcpIp_TypeGroup3", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: TCP_IP_TYPE_GROUP3 },
    Binding { hook: crate::headers::HookId(1827), name: "WMI_JOB_ASSIGN_PROCESS", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: WMI_JOB_ASSIGN_PROCESS },
    Binding { hook: crate::headers::HookId(1828), name: "WMI_JOB_REMOVE_PROCESS", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: WMI_JOB_REMOVE_PROCESS },
    Binding { hook: crate::headers::HookId(1829), name: "WMI_JOB_SET_QUERY_INFORMATION", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: WMI_JOB_SET_QUERY_INFORMATION },
    Binding { hook: crate::headers::HookId(1830), name: "WMI_JOB_SET_QUERY_INFORMATION", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: WMI_JOB_SET_QUERY_INFORMATION },
    Binding { hook: crate::headers::HookId(1834), name: "WMI_JOB_SEND_NOTIFICATION_INFORMATION", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: WMI_JOB_SEND_NOTIFICATION_INFORMATION },
    Binding { hook: crate::headers::HookId(1836), name: "WMI_JOB_SET_QUERY_CPU_RATE", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: WMI_JOB_SET_QUERY_CPU_RATE },
    Binding { hook: crate::headers::HookId(1837), name: "WMI_JOB_SET_QUERY_NET_RATE", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: WMI_JOB_SET_QUERY_NET_RATE },
    Binding { hook: crate::headers::HookId(2058), name: "UdpIp_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: UDP_IP_V0_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(2058), name: "WMI_UDP_V4", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_UDP_V4 },
    Binding { hook: crate::headers::HookId(2058), name: "UdpIp_TypeGroup1", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: UDP_IP_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(2059), name: "UdpIp_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: UDP_IP_V0_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(2059), name: "WMI_UDP_V4", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_UDP_V4 },
    Binding { hook: crate::headers::HookId(2059), name: "UdpIp_TypeGroup1", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: UDP_IP_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(2065), name: "TcpIp_Fail", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: TCP_IP_FAIL },
    Binding { hook: crate::headers::HookId(2074), name: "WMI_UDP_V6", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_UDP_V6 },
    Binding { hook: crate::headers::HookId(2075), name: "WMI_UDP_V6", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_UDP_V6 },
    Binding { hook: crate::headers::HookId(2314), name: "Registry_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: REGISTRY_V0_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(2314), name: "Registry_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: REGISTRY_V1_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(2314), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_REGISTRY },
    Binding { hook: crate::headers::HookId(2315), name: "Registry_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: REGISTRY_V0_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(2315), name: "Registry_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: REGISTRY_V1_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(2315), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_REGISTRY },
    Binding { hook: crate::headers::HookId(2316), name: "Registry_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: REGISTRY_V0_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(2316), name: "Registry_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: REGISTRY_V1_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(2316), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_REGISTRY },
    Binding { hook: crate::headers::HookId(2317), name: "Registry_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: REGISTRY_V0_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(2317), name: "Registry_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: REGISTRY_V1_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(2317), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_REGISTRY },
    Binding { hook: crate::headers::HookId(2318), name: "Registry_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: REGISTRY_V0_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(2318), name: "Registry_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: REGISTRY_V1_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(2318), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_REGISTRY },
    Binding { hook: crate::headers::HookId(2319), name: "Registry_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: REGISTRY_V0_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(2319), name: "Registry_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: REGISTRY_V1_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(2319), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_REGISTRY },
    Binding { hook: crate::headers::HookId(2320), name: "Registry_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: REGISTRY_V0_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(2320), name: "Registry_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: REGISTRY_V1_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(2320), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_REGISTRY },
    Binding { hook: crate::headers::HookId(2321), name: "Registry_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: REGISTRY_V0_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(2321), name: "Registry_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: REGISTRY_V1_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(2321), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_REGISTRY },
    Binding { hook: crate::headers::HookId(2322), name: "Registry_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: REGISTRY_V0_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(2322), name: "Registry_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: REGISTRY_V1_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(2322), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_REGISTRY },
    Binding { hook: crate::headers::HookId(2323), name: "Registry_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: REGISTRY_V0_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(2323), name: "Registry_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: REGISTRY_V1_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(2323), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_REGISTRY },
    Binding { hook: crate::headers::HookId(2324), name: "Registry_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: REGISTRY_V0_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(2324), name: "Registry_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: REGISTRY_V1_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(2324), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_REGISTRY },
    Binding { hook: crate::headers::HookId(2325), name: "Registry_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: REGISTRY_V0_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(2325), name: "Registry_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: REGISTRY_V1_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(2325), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_REGISTRY },
    Binding { hook: crate::headers::HookId(2326), name: "Registry_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: REGISTRY_V1_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(2326), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_REGISTRY },
    Binding { hook: crate::headers::HookId(2327), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_REGISTRY },
    Binding { hook: crate::headers::HookId(2328), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_REGISTRY },
    Binding { hook: crate::headers::HookId(2329), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_REGISTRY },
    Binding { hook: crate::headers::HookId(2330), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_REGISTRY },
    Binding { hook: crate::headers::HookId(2331), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_REGISTRY },
    Binding { hook: crate::headers::HookId(2352), name: "ETW_REGNOTIF_REGISTER", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: ETW_REGNOTIF_REGISTER },
    Binding { hook: crate::headers::HookId(2592), name: "ETW_DEBUG_PRINT_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: ETW_DEBUG_PRINT_EVENT },
    Binding { hook: crate::headers::HookId(2826), name: "SystemConfig_V0_CPU", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: SYSTEM_CONFIG_V0_CPU },
    Binding { hook: crate::headers::HookId(2826), name: "SystemConfig_V0_CPU", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: SYSTEM_CONFIG_V0_CPU },
    Binding { hook: crate::headers::HookId(2826), name: "SystemConfig_CPU", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: SYSTEM_CONFIG_CPU },
    Binding { hook: crate::headers::HookId(2826), name: "CPU_CONFIG_RECORD", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: CPU_CONFIG_RECORD },
    Binding { hook: crate::headers::HookId(2826), name: "HWConfig_CPU", version: None, pointer: None, releases: &[(Release(1), Release(1)),], whole: false, tied_by: None, forms: HW_CONFIG_CPU },
    Binding { hook: crate::headers::HookId(2827), name: "PHYSICAL_DISK_RECORD", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: PHYSICAL_DISK_RECORD },
    Binding { hook: crate::headers::HookId(2827), name: "PHYSICAL_DISK_RECORD", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: PHYSICAL_DISK_RECORD },
    Binding { hook: crate::headers::HookId(2827), name: "PHYSICAL_DISK_RECORD", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: PHYSICAL_DISK_RECORD },
    Binding { hook: crate::headers::HookId(2827), name: "HWConfig_PhyDisk", version: None, pointer: None, releases: &[(Release(1), Release(1)),], whole: false, tied_by: None, forms: HW_CONFIG_PHY_DISK },
    Binding { hook: crate::headers::HookId(2828), name: "LOGICAL_DISK_EXTENTS", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: LOGICAL_DISK_EXTENTS },
    Binding { hook: crate::headers::HookId(2828), name: "LOGICAL_DISK_EXTENTS", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: LOGICAL_DISK_EXTENTS },
    Binding { hook: crate::headers::HookId(2828), name: "LOGICAL_DISK_EXTENTS", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: LOGICAL_DISK_EXTENTS },
    Binding { hook: crate::headers::HookId(2828), name: "HWConfig_LogDisk", version: None, pointer: None, releases: &[(Release(1), Release(1)),], whole: false, tied_by: None, forms: HW_CONFIG_LOG_DISK },
    Binding { hook: crate::headers::HookId(2829), name: "NIC_RECORD", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: NIC_RECORD },
    Binding { hook: crate::headers::HookId(2829), name: "NIC_RECORD", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: NIC_RECORD },
    Binding { hook: crate::headers::HookId(2829), name: "SystemConfig_NIC", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: SYSTEM_CONFIG_NIC },
    Binding { hook: crate::headers::HookId(2829), name: "HWConfig_NIC", version: None, pointer: None, releases: &[(Release(1), Release(1)),], whole: false, tied_by: None, forms: HW_CONFIG_NIC },
    Binding { hook: crate::headers::HookId(2830), name: "VIDEO_RECORD", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: VIDEO_RECORD },
    Binding { hook: crate::headers::HookId(2830), name: "VIDEO_RECORD", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: VIDEO_RECORD },
    Binding { hook: crate::headers::HookId(2830), name: "VIDEO_RECORD", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: VIDEO_RECORD },
    Binding { hook: crate::headers::HookId(2831), name: "SystemConfig_V0_Services", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: SYSTEM_CONFIG_V0_SERVICES },
    Binding { hook: crate::headers::HookId(2831), name: "SystemConfig_V0_Services", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: SYSTEM_CONFIG_V0_SERVICES },
    Binding { hook: crate::headers::HookId(2831), name: "SystemConfig_Services", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: SYSTEM_CONFIG_SERVICES },
    Binding { hook: crate::headers::HookId(2831), name: "SystemConfig_Services", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: SYSTEM_CONFIG_SERVICES },
    Binding { hook: crate::headers::HookId(2832), name: "WMI_POWER_RECORD", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_POWER_RECORD },
    Binding { hook: crate::headers::HookId(2832), name: "WMI_POWER_RECORD", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_POWER_RECORD },
    Binding { hook: crate::headers::HookId(2832), name: "WMI_POWER_RECORD", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_POWER_RECORD },
    Binding { hook: crate::headers::HookId(2833), name: "SystemConfig_Network", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: SYSTEM_CONFIG_NETWORK },
    Binding { hook: crate::headers::HookId(2834), name: "OPTICAL_MEDIA_RECORD", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: OPTICAL_MEDIA_RECORD },
    Binding { hook: crate::headers::HookId(2837), name: "SystemConfig_IRQ", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: SYSTEM_CONFIG_IRQ },
    Binding { hook: crate::headers::HookId(2837), name: "SystemConfig_IRQ", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: SYSTEM_CONFIG_IRQ },
    Binding { hook: crate::headers::HookId(2837), name: "SystemConfig_IRQ", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: SYSTEM_CONFIG_IRQ },
    Binding { hook: crate::headers::HookId(2837), name: "WMI_IRQ_RECORD", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_IRQ_RECORD },
    Binding { hook: crate::headers::HookId(2838), name: "WMI_PNP_RECORD_V3", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_PNP_RECORD_V3 },
    Binding { hook: crate::headers::HookId(2838), name: "WMI_PNP_RECORD_V3", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_PNP_RECORD_V3 },
    Binding { hook: crate::headers::HookId(2838), name: "WMI_PNP_RECORD_V3", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_PNP_RECORD_V3 },
    Binding { hook: crate::headers::HookId(2838), name: "WMI_PNP_RECORD_V3", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_PNP_RECORD_V3 },
    Binding { hook: crate::headers::HookId(2838), name: "WMI_PNP_RECORD_V4", version: Some(4), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_PNP_RECORD_V4 },
    Binding { hook: crate::headers::HookId(2838), name: "WMI_PNP_RECORD_V5", version: Some(5), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_PNP_RECORD_V5 },
    Binding { hook: crate::headers::HookId(2839), name: "WMI_IDE_CHANNEL_RECORD", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_IDE_CHANNEL_RECORD },
    Binding { hook: crate::headers::HookId(2841), name: "SystemConfig_Platform", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: SYSTEM_CONFIG_PLATFORM },
    Binding { hook: crate::headers::HookId(2844), name: "WMI_DPI_RECORD", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_DPI_RECORD },
    Binding { hook: crate::headers::HookId(2845), name: "CONFIG_CODEINTEGRITY_RECORD", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: CONFIG_CODEINTEGRITY_RECORD },
    Binding { hook: crate::headers::HookId(2846), name: "CONFIG_MACHINEID_RECORD", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: CONFIG_MACHINEID_RECORD },
    Binding { hook: crate::headers::HookId(2847), name: "LOGICAL_DISK_DEFRAG", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: LOGICAL_DISK_DEFRAG },
    Binding { hook: crate::headers::HookId(2849), name: "CONFIG_DEVICEFAMILY_RECORD", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: CONFIG_DEVICEFAMILY_RECORD },
    Binding { hook: crate::headers::HookId(2850), name: "CONFIG_FLIGHTID_RECORD", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: CONFIG_FLIGHTID_RECORD },
    Binding { hook: crate::headers::HookId(2851), name: "PROCESSOR_RECORD", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: PROCESSOR_RECORD },
    Binding { hook: crate::headers::HookId(2852), name: "VIRTUALIZATION_RECORD", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: VIRTUALIZATION_RECORD },
    Binding { hook: crate::headers::HookId(2853), name: "BOOT_RECORD", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: BOOT_RECORD },
    Binding { hook: crate::headers::HookId(3360), name: "ETW_WNF_EVENT_SUBSCRIBE", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: ETW_WNF_EVENT_SUBSCRIBE },
    Binding { hook: crate::headers::HookId(3361), name: "ETW_WNF_EVENT_SUBSCRIBE", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: ETW_WNF_EVENT_SUBSCRIBE },
    Binding { hook: crate::headers::HookId(3362), name: "ETW_WNF_EVENT_CALLBACK", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: ETW_WNF_EVENT_CALLBACK },
    Binding { hook: crate::headers::HookId(3363), name: "ETW_WNF_EVENT_PUBLISH", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: ETW_WNF_EVENT_PUBLISH },
    Binding { hook: crate::headers::HookId(3364), name: "ETW_WNF_EVENT_NAME_SUB_RUNDOWN", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: ETW_WNF_EVENT_NAME_SUB_RUNDOWN },
    Binding { hook: crate::headers::HookId(3616), name: "ETW_POOL_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: ETW_POOL_EVENT },
    Binding { hook: crate::headers::HookId(3617), name: "ETW_POOL_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: ETW_POOL_EVENT },
    Binding { hook: crate::headers::HookId(3618), name: "ETW_POOL_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: ETW_POOL_EVENT },
    Binding { hook: crate::headers::HookId(3619), name: "ETW_POOL_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: ETW_POOL_EVENT },
    Binding { hook: crate::headers::HookId(3886), name: "PERFINFO_SAMPLED_PROFILE_INFORMATION", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_SAMPLED_PROFILE_INFORMATION },
    Binding { hook: crate::headers::HookId(3887), name: "PERFINFO_PMC_SAMPLE_INFORMATION", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_PMC_SAMPLE_INFORMATION },
    Binding { hook: crate::headers::HookId(3891), name: "PERFINFO_SYSCALL_ENTER_DATA", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_SYSCALL_ENTER_DATA },
    Binding { hook: crate::headers::HookId(3892), name: "PERFINFO_SYSCALL_EXIT_DATA", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_SYSCALL_EXIT_DATA },
    Binding { hook: crate::headers::HookId(3895), name: "PERFINFO_SAMPLED_PROFILE_CACHE", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_SAMPLED_PROFILE_CACHE },
    Binding { hook: crate::headers::HookId(3906), name: "PERFINFO_DPC_INFORMATION", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_DPC_INFORMATION },
    Binding { hook: crate::headers::HookId(3907), name: "ISR_V1", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: ISR_V1 },
    Binding { hook: crate::headers::HookId(3907), name: "PERFINFO_INTERRUPT_INFORMATION", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_INTERRUPT_INFORMATION },
    Binding { hook: crate::headers::HookId(3908), name: "PERFINFO_DPC_INFORMATION", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_DPC_INFORMATION },
    Binding { hook: crate::headers::HookId(3908), name: "PERFINFO_DPC_INFORMATION", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_DPC_INFORMATION },
    Binding { hook: crate::headers::HookId(3909), name: "PERFINFO_DPC_INFORMATION", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_DPC_INFORMATION },
    Binding { hook: crate::headers::HookId(3909), name: "PERFINFO_DPC_INFORMATION", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_DPC_INFORMATION },
    Binding { hook: crate::headers::HookId(3910), name: "PERFINFO_IO_TIMER", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: PERFINFO_IO_TIMER },
    Binding { hook: crate::headers::HookId(3912), name: "PERFINFO_SAMPLED_PROFILE_CONFIG", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_SAMPLED_PROFILE_CONFIG },
    Binding { hook: crate::headers::HookId(3913), name: "PERFINFO_SAMPLED_PROFILE_CONFIG", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_SAMPLED_PROFILE_CONFIG },
    Binding { hook: crate::headers::HookId(3913), name: "PERFINFO_SAMPLED_PROFILE_CONFIG", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_SAMPLED_PROFILE_CONFIG },
    Binding { hook: crate::headers::HookId(3914), name: "PERFINFO_SAMPLED_PROFILE_CONFIG", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_SAMPLED_PROFILE_CONFIG },
    Binding { hook: crate::headers::HookId(3914), name: "PERFINFO_SAMPLED_PROFILE_CONFIG", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: PERFINFO_SAMPLED_PROFILE_CONFIG },
    Binding { hook: crate::headers::HookId(3915), name: "PERFINFO_SPINLOCK_CONFIG", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_SPINLOCK_CONFIG },
    Binding { hook: crate::headers::HookId(3916), name: "PERFINFO_SPINLOCK_CONFIG", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_SPINLOCK_CONFIG },
    Binding { hook: crate::headers::HookId(3917), name: "PERFINFO_EXECUTIVE_RESOURCE_CONFIG", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_EXECUTIVE_RESOURCE_CONFIG },
    Binding { hook: crate::headers::HookId(3918), name: "PERFINFO_EXECUTIVE_RESOURCE_CONFIG", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_EXECUTIVE_RESOURCE_CONFIG },
    Binding { hook: crate::headers::HookId(3919), name: "PERFINFO_CLOCK_INTERRUPT_INFORMATION", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: PERFINFO_CLOCK_INTERRUPT_INFORMATION },
    Binding { hook: crate::headers::HookId(3920), name: "ETW_TIMER_EXPIRATION_START_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: ETW_TIMER_EXPIRATION_START_EVENT },
    Binding { hook: crate::headers::HookId(3921), name: "ETW_TIMER_EXPIRATION_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: ETW_TIMER_EXPIRATION_EVENT },
    Binding { hook: crate::headers::HookId(3922), name: "ETW_SET_TIMER_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: ETW_SET_TIMER_EVENT },
    Binding { hook: crate::headers::HookId(3923), name: "ETW_SET_TIMER_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: ETW_SET_TIMER_EVENT },
    Binding { hook: crate::headers::HookId(3924), name: "ETW_SET_TIMER_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: ETW_SET_TIMER_EVENT },
    Binding { hook: crate::headers::HookId(3925), name: "ETW_CANCEL_TIMER_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: ETW_CANCEL_TIMER_EVENT },
    Binding { hook: crate::headers::HookId(3928), name: "ETW_CLOCK_TIME_UPDATE", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: ETW_CLOCK_TIME_UPDATE },
    Binding { hook: crate::headers::HookId(3930), name: "ETW_CLOCK_CONFIGURATION_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: ETW_CLOCK_CONFIGURATION_EVENT },
    Binding { hook: crate::headers::HookId(3931), name: "PERFINFO_IPI_INFORMATION", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: PERFINFO_IPI_INFORMATION },
    Binding { hook: crate::headers::HookId(3933), name: "PERFINFO_IO_TIMER", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: PERFINFO_IO_TIMER },
    Binding { hook: crate::headers::HookId(3934), name: "PERFINFO_IO_TIMER", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: PERFINFO_IO_TIMER },
    Binding { hook: crate::headers::HookId(3939), name: "ETW_CPU_CACHE_FLUSH_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: ETW_CPU_CACHE_FLUSH_EVENT },
    Binding { hook: crate::headers::HookId(3940), name: "PERFINFO_DPC_ENQUEUE_INFORMATION", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_DPC_ENQUEUE_INFORMATION },
    Binding { hook: crate::headers::HookId(3941), name: "PERFINFO_DPC_EXECUTION_INFORMATION", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_DPC_EXECUTION_INFORMATION },
    Binding { hook: crate::headers::HookId(3944), name: "ETW_SET_KTIMER2_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: ETW_SET_KTIMER2_EVENT },
    Binding { hook: crate::headers::HookId(3945), name: "ETW_SET_KTIMER2_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: ETW_SET_KTIMER2_EVENT },
    Binding { hook: crate::headers::HookId(3946), name: "ETW_CANCEL_KTIMER2_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: ETW_CANCEL_KTIMER2_EVENT },
    Binding { hook: crate::headers::HookId(3947), name: "ETW_DISABLE_KTIMER2_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: ETW_DISABLE_KTIMER2_EVENT },
    Binding { hook: crate::headers::HookId(3948), name: "ETW_FINALIZE_KTIMER2_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: ETW_FINALIZE_KTIMER2_EVENT },
    Binding { hook: crate::headers::HookId(3949), name: "PERFINFO_YIELD_PROCESSOR_INFORMATION", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("mask"), forms: PERFINFO_YIELD_PROCESSOR_INFORMATION },
    Binding { hook: crate::headers::HookId(4128), name: "HeapTrace_Create", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: HEAP_TRACE_CREATE },
    Binding { hook: crate::headers::HookId(4128), name: "ETW_HEAP_EVENT_CREATE", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: ETW_HEAP_EVENT_CREATE },
    Binding { hook: crate::headers::HookId(4129), name: "HeapTrace_Alloc", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: HEAP_TRACE_ALLOC },
    Binding { hook: crate::headers::HookId(4129), name: "ETW_HEAP_EVENT_ALLOC", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: ETW_HEAP_EVENT_ALLOC },
    Binding { hook: crate::headers::HookId(4130), name: "HeapRealloc", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: HEAP_REALLOC },
    Binding { hook: crate::headers::HookId(4130), name: "ETW_HEAP_EVENT_REALLOC", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: ETW_HEAP_EVENT_REALLOC },
    Binding { hook: crate::headers::HookId(4131), name: "Heap_TypeGroup1", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: HEAP_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(4132), name: "HeapTrace_Free", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: HEAP_TRACE_FREE },
    Binding { hook: crate::headers::HookId(4132), name: "ETW_HEAP_EVENT_FREE", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: ETW_HEAP_EVENT_FREE },
    Binding { hook: crate::headers::HookId(4133), name: "HeapExpand", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: HEAP_EXPAND },
    Binding { hook: crate::headers::HookId(4133), name: "ETW_HEAP_EVENT_EXPANSION", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: ETW_HEAP_EVENT_EXPANSION },
    Binding { hook: crate::headers::HookId(4134), name: "HeapSnapShot", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: HEAP_SNAP_SHOT },
    Binding { hook: crate::headers::HookId(4134), name: "ETW_HEAP_EVENT_SNAPSHOT", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: ETW_HEAP_EVENT_SNAPSHOT },
    Binding { hook: crate::headers::HookId(4138), name: "HeapContract", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: HEAP_CONTRACT },
    Binding { hook: crate::headers::HookId(4138), name: "ETW_HEAP_EVENT_CONTRACTION", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: ETW_HEAP_EVENT_CONTRACTION },
    Binding { hook: crate::headers::HookId(4139), name: "Heap_TypeGroup1", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: HEAP_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(4140), name: "Heap_TypeGroup1", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: HEAP_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(4141), name: "Heap_TypeGroup1", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: HEAP_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(4142), name: "Heap_TypeGroup1", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: HEAP_TYPE_GROUP1 },
    Binding { hook: crate::headers::HookId(4143), name: "HEAP_SUBSEGMENT_ALLOC", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: HEAP_SUBSEGMENT_ALLOC },
    Binding { hook: crate::headers::HookId(4144), name: "HEAP_SUBSEGMENT_FREE", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: HEAP_SUBSEGMENT_FREE },
    Binding { hook: crate::headers::HookId(4147), name: "HEAP_COMMIT_DECOMMIT", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: HEAP_COMMIT_DECOMMIT },
    Binding { hook: crate::headers::HookId(4148), name: "HEAP_COMMIT_DECOMMIT", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: HEAP_COMMIT_DECOMMIT },
    Binding { hook: crate::headers::HookId(4149), name: "HEAP_SUBSEGMENT_INIT", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: HEAP_SUBSEGMENT_INIT },
    Binding { hook: crate::headers::HookId(4150), name: "HEAP_AFFINITY_MANAGER_ENABLE", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: HEAP_AFFINITY_MANAGER_ENABLE },
    Binding { hook: crate::headers::HookId(4152), name: "HEAP_SUBSEGMENT_ACTIVATED", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: HEAP_SUBSEGMENT_ACTIVATED },
    Binding { hook: crate::headers::HookId(4153), name: "HEAP_AFFINITY_SLOT_ASSIGN", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: HEAP_AFFINITY_SLOT_ASSIGN },
    Binding { hook: crate::headers::HookId(4154), name: "HEAP_REUSE_THRESHOLD_ACTIVATED", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: HEAP_REUSE_THRESHOLD_ACTIVATED },
    Binding { hook: crate::headers::HookId(4384), name: "ETW_CREATE_HANDLE_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: ETW_CREATE_HANDLE_EVENT },
    Binding { hook: crate::headers::HookId(4385), name: "ETW_CREATE_HANDLE_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: ETW_CREATE_HANDLE_EVENT },
    Binding { hook: crate::headers::HookId(4386), name: "ETW_DUPLICATE_HANDLE_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: ETW_DUPLICATE_HANDLE_EVENT },
    Binding { hook: crate::headers::HookId(4388), name: "ETW_OBJECT_TYPE_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: ETW_OBJECT_TYPE_EVENT },
    Binding { hook: crate::headers::HookId(4389), name: "ETW_OBJECT_TYPE_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: ETW_OBJECT_TYPE_EVENT },
    Binding { hook: crate::headers::HookId(4390), name: "ETW_OBJECT_HANDLE_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: ETW_OBJECT_HANDLE_EVENT },
    Binding { hook: crate::headers::HookId(4391), name: "ETW_OBJECT_HANDLE_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: ETW_OBJECT_HANDLE_EVENT },
    Binding { hook: crate::headers::HookId(4400), name: "ETW_CREATEDELETE_OBJECT_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: ETW_CREATEDELETE_OBJECT_EVENT },
    Binding { hook: crate::headers::HookId(4401), name: "ETW_CREATEDELETE_OBJECT_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: ETW_CREATEDELETE_OBJECT_EVENT },
    Binding { hook: crate::headers::HookId(4402), name: "ETW_REFDEREF_OBJECT_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: ETW_REFDEREF_OBJECT_EVENT },
    Binding { hook: crate::headers::HookId(4403), name: "ETW_REFDEREF_OBJECT_EVENT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: ETW_REFDEREF_OBJECT_EVENT },
    Binding { hook: crate::headers::HookId(4640), name: "PERFINFO_BATTERY_LIFE_INFO", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_BATTERY_LIFE_INFO },
    Binding { hook: crate::headers::HookId(4641), name: "PERFINFO_IDLE_STATE_CHANGE", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_IDLE_STATE_CHANGE },
    Binding { hook: crate::headers::HookId(4642), name: "PERFINFO_SET_POWER_ACTION", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_SET_POWER_ACTION },
    Binding { hook: crate::headers::HookId(4643), name: "PERFINFO_SET_POWER_ACTION_RET", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_SET_POWER_ACTION_RET },
    Binding { hook: crate::headers::HookId(4644), name: "PERFINFO_SET_DEVICES_STATE", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_SET_DEVICES_STATE },
    Binding { hook: crate::headers::HookId(4645), name: "PERFINFO_SET_DEVICES_STATE_RET", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_SET_DEVICES_STATE_RET },
    Binding { hook: crate::headers::HookId(4646), name: "PERFINFO_PO_NOTIFY_DEVICE", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_PO_NOTIFY_DEVICE },
    Binding { hook: crate::headers::HookId(4647), name: "PERFINFO_PO_NOTIFY_DEVICE_COMPLETE", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_PO_NOTIFY_DEVICE_COMPLETE },
    Binding { hook: crate::headers::HookId(4648), name: "PERFINFO_PO_SESSION_CALLOUT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_PO_SESSION_CALLOUT },
    Binding { hook: crate::headers::HookId(4649), name: "PERFINFO_PO_SESSION_CALLOUT_RET", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_PO_SESSION_CALLOUT_RET },
    Binding { hook: crate::headers::HookId(4656), name: "PERFINFO_PO_PRESLEEP", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_PO_PRESLEEP },
    Binding { hook: crate::headers::HookId(4657), name: "PERFINFO_PO_POSTSLEEP", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_PO_POSTSLEEP },
    Binding { hook: crate::headers::HookId(4658), name: "PERFINFO_PO_CALIBRATED_PERFCOUNTER", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_PO_CALIBRATED_PERFCOUNTER },
    Binding { hook: crate::headers::HookId(4659), name: "PERFINFO_PPM_PERF_STATE_CHANGE", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_PPM_PERF_STATE_CHANGE },
    Binding { hook: crate::headers::HookId(4661), name: "PERFINFO_PPM_IDLE_STATE_CHANGE", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_PPM_IDLE_STATE_CHANGE },
    Binding { hook: crate::headers::HookId(4662), name: "PERFINFO_PPM_THERMAL_CONSTRAINT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_PPM_THERMAL_CONSTRAINT },
    Binding { hook: crate::headers::HookId(4665), name: "PERFINFO_PPM_IDLE_STATE_ENTER", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_PPM_IDLE_STATE_ENTER },
    Binding { hook: crate::headers::HookId(4666), name: "PERFINFO_PPM_IDLE_STATE_EXIT", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_PPM_IDLE_STATE_EXIT },
    Binding { hook: crate::headers::HookId(4668), name: "PERFINFO_PPM_IDLE_EXIT_LATENCY", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_PPM_IDLE_EXIT_LATENCY },
    Binding { hook: crate::headers::HookId(5122), name: "Image_V0_Load", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: IMAGE_V0_LOAD },
    Binding { hook: crate::headers::HookId(5122), name: "Image_V1_Load", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: IMAGE_V1_LOAD },
    Binding { hook: crate::headers::HookId(5122), name: "WMI_IMAGELOAD_INFORMATION", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_IMAGELOAD_INFORMATION },
    Binding { hook: crate::headers::HookId(5122), name: "WMI_IMAGELOAD_INFORMATION", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_IMAGELOAD_INFORMATION },
    Binding { hook: crate::headers::HookId(5123), name: "Image_V0_Load", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: IMAGE_V0_LOAD },
    Binding { hook: crate::headers::HookId(5123), name: "Image_V1_Load", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: IMAGE_V1_LOAD },
    Binding { hook: crate::headers::HookId(5123), name: "WMI_IMAGELOAD_INFORMATION", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_IMAGELOAD_INFORMATION },
    Binding { hook: crate::headers::HookId(5123), name: "WMI_IMAGELOAD_INFORMATION", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_IMAGELOAD_INFORMATION },
    Binding { hook: crate::headers::HookId(5124), name: "Image_V0_Load", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: IMAGE_V0_LOAD },
    Binding { hook: crate::headers::HookId(5124), name: "Image_V1_Load", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: IMAGE_V1_LOAD },
    Binding { hook: crate::headers::HookId(5124), name: "WMI_IMAGELOAD_INFORMATION", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_IMAGELOAD_INFORMATION },
    Binding { hook: crate::headers::HookId(5124), name: "WMI_IMAGELOAD_INFORMATION", version: Some(3), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_IMAGELOAD_INFORMATION },
    Binding { hook: crate::headers::HookId(5130), name: "Image_V0_Load", version: Some(0), pointer: None, releases: &[], whole: false, tied_by: None, forms: IMAGE_V0_LOAD },
    Binding { hook: crate::headers::HookId(5130), name: "Image_V1_Load", version: Some(1), pointer: None, releases: &[], whole: false, tied_by: None, forms: IMAGE_V1_LOAD },
    Binding { hook: crate::headers::HookId(5130), name: "WMI_IMAGELOAD_INFORMATION", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: WMI_IMAGELOAD_INFORMATION },
    Binding { hook: crate::headers::HookId(5153), name: "KernelImageBase", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: KERNEL_IMAGE_BASE },
    Binding { hook: crate::headers::HookId(5154), name: "HyperCallPage", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: HYPER_CALL_PAGE },
    Binding { hook: crate::headers::HookId(5632), name: "PERFINFO_CC_WORKITEM_ENQUEUE", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_CC_WORKITEM_ENQUEUE },
    Binding { hook: crate::headers::HookId(5633), name: "PERFINFO_CC_WORKITEM_DEQUEUE", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_CC_WORKITEM_DEQUEUE },
    Binding { hook: crate::headers::HookId(5634), name: "PERFINFO_CC_WORKITEM_COMPLETE", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_CC_WORKITEM_COMPLETE },
    Binding { hook: crate::headers::HookId(5635), name: "PERFINFO_CC_READ_AHEAD", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_CC_READ_AHEAD },
    Binding { hook: crate::headers::HookId(5637), name: "PERFINFO_CC_LAZY_WRITE_SCAN", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_CC_LAZY_WRITE_SCAN },
    Binding { hook: crate::headers::HookId(5638), name: "PERFINFO_CC_CAN_WRITE_FAIL", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_CC_CAN_WRITE_FAIL },
    Binding { hook: crate::headers::HookId(5641), name: "PERFINFO_CC_FLUSH_CACHE", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_CC_FLUSH_CACHE },
    Binding { hook: crate::headers::HookId(5642), name: "PERFINFO_CC_FLUSH_SECTION", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_CC_FLUSH_SECTION },
    Binding { hook: crate::headers::HookId(5644), name: "PERFINFO_CC_SCHEDULE_READ_AHEAD", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_CC_SCHEDULE_READ_AHEAD },
    Binding { hook: crate::headers::HookId(5645), name: "PERFINFO_CC_LOGGED_STREAM_INFO", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_CC_LOGGED_STREAM_INFO },
    Binding { hook: crate::headers::HookId(5646), name: "PERFINFO_CC_EXTRA_WB_THREAD_INFO", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: PERFINFO_CC_EXTRA_WB_THREAD_INFO },
    Binding { hook: crate::headers::HookId(5922), name: "CritSecCollision", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: CRIT_SEC_COLLISION },
    Binding { hook: crate::headers::HookId(5922), name: "ETW_CRITSEC_EVENT_COLLISION", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: ETW_CRITSEC_EVENT_COLLISION },
    Binding { hook: crate::headers::HookId(5923), name: "CritSecInit", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: CRIT_SEC_INIT },
    Binding { hook: crate::headers::HookId(5923), name: "ETW_CRITSEC_EVENT_INIT", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: ETW_CRITSEC_EVENT_INIT },
    Binding { hook: crate::headers::HookId(6176), name: "STACK_WALK_EVENT_DATA", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: STACK_WALK_EVENT_DATA },
    Binding { hook: crate::headers::HookId(6179), name: "STACK_TRACE_EVENT_DATA", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: STACK_TRACE_EVENT_DATA },
    Binding { hook: crate::headers::HookId(6180), name: "STACK_TRACE_EVENT_DATA", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: STACK_TRACE_EVENT_DATA },
    Binding { hook: crate::headers::HookId(6181), name: "STACK_WALK_KEY_EVENT_DATA", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: STACK_WALK_KEY_EVENT_DATA },
    Binding { hook: crate::headers::HookId(6182), name: "STACK_WALK_KEY_EVENT_DATA", version: Some(2), pointer: None, releases: &[], whole: false, tied_by: None, forms: STACK_WALK_KEY_EVENT_DATA },
    Binding { hook: crate::headers::HookId(6432), name: "ETW_UMS_EVENT_DIRECTED_SWITCH_START", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: ETW_UMS_EVENT_DIRECTED_SWITCH_START },
    Binding { hook: crate::headers::HookId(6433), name: "ETW_UMS_EVENT_DIRECTED_SWITCH_END", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: ETW_UMS_EVENT_DIRECTED_SWITCH_END },
    Binding { hook: crate::headers::HookId(6434), name: "ETW_UMS_EVENT_PARK", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: ETW_UMS_EVENT_PARK },
    Binding { hook: crate::headers::HookId(6435), name: "ETW_UMS_EVENT_DISASSOCIATE", version: None, pointer: None, releases: &[], whole: false, tied_by: Some("name"), forms: ETW_UMS_EVENT_DISASSOCIATE },
    Binding { hook: crate::headers::HookId(6436), name: "ETW_UMS_EVENT_CONTEXT_SWITCH", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: ETW_UMS_EVENT_CONTEXT_SWITCH },
    Binding { hook: crate::headers::HookId(6689), name: "ALPC_Send_Message", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: ALPC_SEND_MESSAGE },
    Binding { hook: crate::headers::HookId(6690), name: "ALPC_Send_Message", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: ALPC_SEND_MESSAGE },
    Binding { hook: crate::headers::HookId(6691), name: "ALPC_Send_Message", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: ALPC_SEND_MESSAGE },
    Binding { hook: crate::headers::HookId(6692), name: "ALPC_Wait_For_New_Message", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: ALPC_WAIT_FOR_NEW_MESSAGE },
    Binding { hook: crate::headers::HookId(6693), name: "ALPC_Unwait", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: ALPC_UNWAIT },
    Binding { hook: crate::headers::HookId(6944), name: "SplitIo_Info", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: SPLIT_IO_INFO },
    Binding { hook: crate::headers::HookId(7200), name: "TPCBEnqueue", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: TPCB_ENQUEUE },
    Binding { hook: crate::headers::HookId(7200), name: "ETW_TP_EVENT_CALLBACK_ENQUEUE", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: ETW_TP_EVENT_CALLBACK_ENQUEUE },
    Binding { hook: crate::headers::HookId(7201), name: "TPCBDequeue", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: TPCB_DEQUEUE },
    Binding { hook: crate::headers::HookId(7201), name: "ETW_TP_EVENT_CALLBACK_ENQUEUE", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: ETW_TP_EVENT_CALLBACK_ENQUEUE },
    Binding { hook: crate::headers::HookId(7202), name: "TPCBEnqueue", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: TPCB_ENQUEUE },
    Binding { hook: crate::headers::HookId(7202), name: "ETW_TP_EVENT_CALLBACK_START", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: ETW_TP_EVENT_CALLBACK_START },
    Binding { hook: crate::headers::HookId(7203), name: "TPCBDequeue", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: TPCB_DEQUEUE },
    Binding { hook: crate::headers::HookId(7203), name: "ETW_TP_EVENT_CALLBACK_START", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: ETW_TP_EVENT_CALLBACK_START },
    Binding { hook: crate::headers::HookId(7204), name: "TPCBCancel", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: TPCB_CANCEL },
    Binding { hook: crate::headers::HookId(7204), name: "ETW_TP_EVENT_CALLBACK_CANCEL", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: ETW_TP_EVENT_CALLBACK_CANCEL },
    Binding { hook: crate::headers::HookId(7205), name: "TPPoolCreateClose", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: TP_POOL_CREATE_CLOSE },
    Binding { hook: crate::headers::HookId(7205), name: "ETW_TP_EVENT_POOL_CREATE", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: ETW_TP_EVENT_POOL_CREATE },
    Binding { hook: crate::headers::HookId(7206), name: "TPPoolCreateClose", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: TP_POOL_CREATE_CLOSE },
    Binding { hook: crate::headers::HookId(7206), name: "ETW_TP_EVENT_POOL_CLOSE", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: ETW_TP_EVENT_POOL_CLOSE },
    Binding { hook: crate::headers::HookId(7207), name: "TPThreadSet", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: TP_THREAD_SET },
    Binding { hook: crate::headers::HookId(7207), name: "ETW_TP_EVENT_POOL_TH_MIN_SET", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: ETW_TP_EVENT_POOL_TH_MIN_SET },
    Binding { hook: crate::headers::HookId(7208), name: "TPThreadSet", version: None, pointer: None, releases: &[], whole: false, tied_by: None, forms: TP_THREAD_SET },
    Binding { hook: crate::headers::HookId(7208), name: "ETW_TP_EVENT_POOL_TH_MAX_SET", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: ETW_TP_EVENT_POOL_TH_MAX_SET },
    Binding { hook: crate::headers::HookId(7209), name: "ETW_TP_EVENT_WORKER_NUMANODE_SWITCH", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: ETW_TP_EVENT_WORKER_NUMANODE_SWITCH },
    Binding { hook: crate::headers::HookId(7210), name: "ETW_TP_EVENT_TIMER_SET", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: ETW_TP_EVENT_TIMER_SET },
    Binding { hook: crate::headers::HookId(7211), name: "ETW_TP_EVENT_TIMER_CANCELLED", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: ETW_TP_EVENT_TIMER_CANCELLED },
    Binding { hook: crate::headers::HookId(7212), name: "ETW_TP_EVENT_TIMER_SET_NTTIMER", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: ETW_TP_EVENT_TIMER_SET_NTTIMER },
    Binding { hook: crate::headers::HookId(7213), name: "ETW_TP_EVENT_TIMER_CANCEL_NTTIMER", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: ETW_TP_EVENT_TIMER_CANCEL_NTTIMER },
    Binding { hook: crate::headers::HookId(7214), name: "ETW_TP_EVENT_TIMER_EXPIRATION_BEGIN", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: ETW_TP_EVENT_TIMER_EXPIRATION_BEGIN },
    Binding { hook: crate::headers::HookId(7215), name: "ETW_TP_EVENT_TIMER_EXPIRATION_END", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: ETW_TP_EVENT_TIMER_EXPIRATION_END },
    Binding { hook: crate::headers::HookId(7216), name: "ETW_TP_EVENT_TIMER_EXPIRATION", version: None, pointer: None, releases: &[], whole: true, tied_by: Some("name"), forms: ETW_TP_EVENT_TIMER_EXPIRATION },
];
static GROUPS: &[(Guid, u8)] = &[
    (Guid::from_bytes([0x00, 0xd9, 0xfd, 0x68, 0x3e, 0x4a, 0xd1, 0x11, 0x84, 0xf4, 0x00, 0x00, 0xf8, 0x04, 0x64, 0xe3]), 0),
    (Guid::from_bytes([0xd4, 0xa8, 0x6f, 0x3d, 0x05, 0xfe, 0xd0, 0x11, 0x9d, 0xda, 0x00, 0xc0, 0x4f, 0xd7, 0xba, 0x7c]), 1),
    (Guid::from_bytes([0xd3, 0xa8, 0x6f, 0x3d, 0x05, 0xfe, 0xd0, 0x11, 0x9d, 0xda, 0x00, 0xc0, 0x4f, 0xd7, 0xba, 0x7c]), 2),
    (Guid::from_bytes([0xd0, 0xa8, 0x6f, 0x3d, 0x05, 0xfe, 0xd0, 0x11, 0x9d, 0xda, 0x00, 0xc0, 0x4f, 0xd7, 0xba, 0x7c]), 3),
    (Guid::from_bytes([0x39, 0xdc, 0xcb, 0x90, 0x3e, 0x4a, 0xd1, 0x11, 0x84, 0xf4, 0x00, 0x00, 0xf8, 0x04, 0x64, 0xe3]), 4),
    (Guid::from_bytes([0xd1, 0xa8, 0x6f, 0x3d, 0x05, 0xfe, 0xd0, 0x11, 0x9d, 0xda, 0x00, 0xc0, 0x4f, 0xd7, 0xba, 0x7c]), 5),
    (Guid::from_bytes([0xc0, 0x0a, 0x28, 0x9a, 0xe0, 0xc8, 0xd1, 0x11, 0x84, 0xe2, 0x00, 0xc0, 0x4f, 0xb9, 0x98, 0xa2]), 6),
    (Guid::from_bytes([0x76, 0xfc, 0x82, 0x32, 0xed, 0xfe, 0x8e, 0x49, 0x8a, 0xa7, 0xe7, 0x0f, 0x45, 0x9d, 0x43, 0x0e]), 7),
    (Guid::from_bytes([0xc5, 0x50, 0x3a, 0xbf, 0xc9, 0xa9, 0x88, 0x49, 0xa0, 0x05, 0x2d, 0xf0, 0xb7, 0xc8, 0x0f, 0x80]), 8),
    (Guid::from_bytes([0x2e, 0x72, 0x53, 0xae, 0x63, 0xc8, 0xd2, 0x11, 0x86, 0x59, 0x00, 0xc0, 0x4f, 0xa3, 0x21, 0xa1]), 9),
    (Guid::from_bytes([0x09, 0x6d, 0x97, 0x13, 0x27, 0xa3, 0x8c, 0x43, 0x95, 0x0b, 0x7f, 0x03, 0x19, 0x28, 0x15, 0xc7]), 10),
    (Guid::from_bytes([0x65, 0x3a, 0x85, 0x01, 0x8f, 0x41, 0x36, 0x4f, 0xae, 0xfc, 0xdc, 0x0f, 0x1d, 0x2f, 0xd2, 0x35]), 11),
    (Guid::from_bytes([0x83, 0x43, 0x13, 0x99, 0x48, 0x52, 0xfc, 0x43, 0x83, 0x4b, 0x52, 0x94, 0x54, 0xe7, 0x5d, 0xf3]), 12),
    (Guid::from_bytes([0x62, 0x57, 0x69, 0x42, 0x50, 0xea, 0x7a, 0x49, 0x90, 0x68, 0x5c, 0xbb, 0xb3, 0x5e, 0x0b, 0x95]), 13),
    (Guid::from_bytes([0xb6, 0xa8, 0x68, 0x02, 0xfd, 0x74, 0x02, 0x43, 0x9d, 0xd0, 0x6e, 0x8f, 0x17, 0x95, 0xc0, 0xcf]), 14),
    (Guid::from_bytes([0xb4, 0xbf, 0x1d, 0xce, 0x7e, 0x13, 0xa6, 0x4d, 0x87, 0xb0, 0x3f, 0x59, 0xaa, 0x10, 0x2c, 0xbc]), 15),
    (Guid::from_bytes([0xab, 0x62, 0x29, 0x22, 0x80, 0x61, 0x88, 0x4b, 0xa8, 0x25, 0x34, 0x6b, 0x75, 0xf2, 0xa2, 0x4a]), 16),
    (Guid::from_bytes([0x50, 0x7f, 0x49, 0x89, 0xfe, 0xef, 0x40, 0x44, 0x8c, 0xf2, 0xce, 0x6b, 0x1c, 0xdc, 0xac, 0xa7]), 17),
    (Guid::from_bytes([0xe0, 0x45, 0x34, 0xe4, 0x03, 0x09, 0xc3, 0x48, 0xb8, 0x78, 0xff, 0x0f, 0xcc, 0xeb, 0xdd, 0x04]), 18),
    (Guid::from_bytes([0x00, 0x2f, 0x15, 0xa9, 0x58, 0x3f, 0xee, 0x4b, 0x92, 0xa1, 0x70, 0xc7, 0xd0, 0x79, 0xd5, 0xdd]), 19),
    (Guid::from_bytes([0x1d, 0x5d, 0xb1, 0x2c, 0xc1, 0x5f, 0xd2, 0x11, 0xab, 0xe1, 0x00, 0xa0, 0xc9, 0x11, 0xf5, 0x18]), 20),
    (Guid::from_bytes([0x72, 0x48, 0xd1, 0xb2, 0x5b, 0x7c, 0x3d, 0x46, 0x84, 0x19, 0xee, 0x9b, 0xf7, 0xd2, 0x3e, 0x04]), 21),
    (Guid::from_bytes([0x39, 0xa4, 0x87, 0x76, 0x52, 0xf7, 0xb8, 0x45, 0xb7, 0x41, 0x32, 0x1a, 0xec, 0x0f, 0x8d, 0xf9]), 22),
    (Guid::from_bytes([0x36, 0x67, 0xc6, 0x3a, 0x59, 0xcc, 0xff, 0x4c, 0x81, 0x15, 0x8d, 0xf5, 0x0e, 0x39, 0x81, 0x6b]), 23),
    (Guid::from_bytes([0x46, 0xfe, 0xf2, 0xde, 0xd6, 0x7b, 0x80, 0x4b, 0xbd, 0x94, 0xf5, 0x7f, 0xe2, 0x0d, 0x0c, 0xe3]), 24),
    (Guid::from_bytes([0x4b, 0x97, 0xec, 0x9a, 0x8e, 0x5b, 0x18, 0x41, 0x9b, 0x92, 0x31, 0x86, 0xd8, 0x00, 0x2c, 0xe5]), 25),
    (Guid::from_bytes([0xcd, 0xcc, 0xd8, 0x45, 0x9f, 0x53, 0x72, 0x4b, 0xa8, 0xb7, 0x5c, 0x68, 0x31, 0x42, 0x60, 0x9a]), 26),
    (Guid::from_bytes([0x92, 0xca, 0x37, 0xd8, 0xb9, 0x12, 0xa5, 0x44, 0xad, 0x6a, 0x3a, 0x65, 0xb3, 0x57, 0x8a, 0xa8]), 27),
    (Guid::from_bytes([0xe2, 0xd0, 0x61, 0xc8, 0xc1, 0xa2, 0x36, 0x4d, 0x9f, 0x9c, 0x97, 0x0b, 0xab, 0x94, 0x3a, 0x12]), 28),
    (Guid::from_bytes([0x5c, 0x40, 0x2a, 0x7f, 0xb5, 0x69, 0xf9, 0x4b, 0xa1, 0xf5, 0x30, 0xe8, 0xf1, 0xaf, 0xab, 0x5e]), 29),
    (Guid::from_bytes([0x49, 0xa1, 0xe9, 0x2c, 0xfe, 0xef, 0xf0, 0x42, 0xa6, 0x35, 0xa1, 0xd3, 0x9e, 0x26, 0xc8, 0xf2]), 30),
];
