// Generated from spec/hooks/ and spec/classes/ by `cargo spec generate`. Do not edit: edit that file.

//! Payload structures of kernel and classic events, by key, event version, pointer size and release.
use crate::rt::payload::{PayloadForm, Slot};
use crate::rt::*;

#[doc(inline)]
pub use crate::rt::payload::{Numbers, PayloadData};
/// Kind of kernel or classic event: a hook ID, or a class and an event type.
///
/// A classic event of a group of kernel events has the key of the kernel event. Keys of other classes have no meaning
/// outside of this crate, and may change with its version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EventKey(u32);
impl EventKey {
    /// Number of keys.
    pub const COUNT: usize = 66816;
    /// Number of hook IDs.
    const HOOKS: u32 = 1 << u16::BITS;
    /// Returns all keys, in order. Few of them are those of known events.
    pub fn all() -> impl Iterator<Item = EventKey> {
        (0..Self::COUNT as u32).map(EventKey)
    }
    /// Returns the key of an event with an EVENT_TRACE_HEADER, which contains a class and an event type. `None` if the
    /// class is unknown.
    pub fn of_class(class: &Guid, event_type: u8) -> Option<EventKey> {
        let number = |guid: &Guid| u128::from_be_bytes(guid.to_bytes());
        let class = number(class);
        let at = GUIDS.binary_search_by(|(known, _)| number(known).cmp(&class)).ok()?;
        let (_, first) = GUIDS.get(at)?;
        Some(EventKey(first + u32::from(event_type)))
    }
    /// Returns the class and the event type with which consumers see the event, if the GUID of its group is known.
    ///
    /// They are those of its own group, except for events that Windows moves to another one when a trace is read.
    pub fn consumer_class(self) -> Option<(Guid, u8)> {
        let seen = MOVED.iter().find(|(own, _)| *own == self.0).map_or(self, |(_, seen)| EventKey(*seen));
        let first = seen.0 - u32::from(seen.event_type());
        let (class, _) = GUIDS.iter().find(|(_, key)| *key == first)?;
        Some((*class, seen.event_type()))
    }
    /// Returns the class with Microsoft's name of its GUID, such as `ThreadGuid`. Case does not matter.
    pub fn class_named(name: &str) -> Option<Guid> {
        let (_, first) = GUID_NAMES.iter().find(|(known, _)| known.eq_ignore_ascii_case(name))?;
        GUIDS.iter().find(|(_, key)| key == first).map(|(class, _)| *class)
    }
    /// Returns the keys of the events that have a name in MOF or in tools of the community: `Process/Start`, `CSwitch`.
    /// Case does not matter.
    pub fn named(name: &str) -> impl Iterator<Item = EventKey> {
        let name = |known: &str| known.bytes().cmp(name.bytes().map(|byte| byte.to_ascii_lowercase()));
        let from = OTHER_NAMES.partition_point(|(known, _)| name(known).is_lt());
        let to = OTHER_NAMES.partition_point(|(known, _)| name(known).is_le());
        OTHER_NAMES[from..to.max(from)].iter().map(|(_, key)| EventKey(*key))
    }
    /// Returns the names that [`named`](Self::named) accepts, in lower case.
    pub fn names() -> impl Iterator<Item = &'static str> {
        OTHER_NAMES.iter().map(|(name, _)| *name)
    }
    /// Returns the position among all keys.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
    /// Returns the hook ID of a kernel event.
    #[inline]
    pub fn hook_id(self) -> Option<crate::headers::HookId> {
        u16::try_from(self.0).ok().map(crate::headers::HookId)
    }
    /// Returns the event type, which is the low byte of a hook ID.
    #[inline]
    pub fn event_type(self) -> u8 {
        self.0 as u8
    }
    /// Returns Microsoft's name of the event.
    pub fn name(self) -> Option<&'static str> {
        match self.hook_id() {
            Some(hook) => hook.name(),
            None => self.own_names()?.1,
        }
    }
    /// Returns the most common name in tools of the community, such as `Process/Start`.
    pub fn community_name(self) -> Option<&'static str> {
        self.own_names()?.2
    }
    /// Returns the name for people: that in tools of the community, or else Microsoft's.
    pub fn common_name(self) -> Option<&'static str> {
        self.community_name().or(self.name())
    }
    /// Returns the name of the table of these events, such as `sample`, if it does not follow from the other names.
    pub fn table_name(self) -> Option<&'static str> {
        self.own_names()?.3
    }
    /// Returns the name of the group of kernel events, or of the class.
    pub fn group_name(self) -> Option<&'static str> {
        match self.hook_id() {
            Some(hook) => hook.group().name(),
            None => CLASSES.get(((self.0 - Self::HOOKS) >> 8) as usize).copied(),
        }
    }
    fn own_names(self) -> Option<&'static Names> {
        NAMES.binary_search_by_key(&self.0, |(key, ..)| *key).ok().and_then(|at| NAMES.get(at))
    }
}

impl From<crate::headers::HookId> for EventKey {
    #[inline]
    fn from(hook: crate::headers::HookId) -> EventKey {
        EventKey(hook.0.into())
    }
}

/// A possible payload structure of an event.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Binding {
    /// Key of the event.
    pub key: EventKey,
    /// Microsoft's name of the structure, or this project's if Microsoft has none.
    pub name: &'static str,
    /// Event version, if the structure is specific to one.
    pub version: Option<u8>,
    /// Pointer size of the data, if the structure is specific to one.
    pub pointer: Option<Pointer>,
    /// First and last release of each documented range. Empty if unknown.
    pub releases: &'static [(Release, Release)],
    /// True if the structure is the whole event, starting with its header. Otherwise it is the payload.
    pub whole: bool,
    /// Evidence for the binding if no source states it: `name` or `mask`. `fit` if the structure is assumed where it
    /// explains all bytes and no other does.
    pub tied_by: Option<&'static str>,
    structure: &'static Structure,
}

/// Structure of a binding.
#[derive(Debug)]
struct Structure {
    /// Forms, newest first.
    forms: &'static [Form],
    /// Creates the variant of the payload type. `None` for a whole event.
    payload: Option<for<'a> fn(PayloadData<'a>) -> Payload<'a>>,
    /// Name of that variant; empty for a whole event.
    variant: &'static str,
}

/// Form of a structure.
#[derive(Debug)]
struct Form {
    pointer: Pointer,
    first: Release,
    last: Release,
    data: PayloadForm,
}

const fn form(pointer: Pointer, first: u8, last: u8, layout: &'static Layout, slots: &'static [Slot]) -> Form {
    Form { pointer, first: Release(first), last: Release(last), data: PayloadForm { layout, slots } }
}

impl Binding {
    /// Returns whether the binding may apply to a release. Always true if the releases are unknown.
    pub fn holds(&self, release: Release) -> bool {
        self.releases.is_empty() || self.releases.iter().any(|(first, last)| *first <= release && release <= *last)
    }
    /// Returns the name of the variant of [`Payload`] that contains the structure, such as `ContextSwitch`. Structures
    /// of
    /// several versions share a variant. `None` for a whole event.
    pub fn variant(&self) -> Option<&'static str> {
        Some(self.structure.variant).filter(|variant| !variant.is_empty())
    }
    /// Returns the table that describes the structure for a pointer size: the form of a release, or the newest.
    pub fn layout(&self, pointer: Pointer, release: Option<Release>) -> Option<&'static Layout> {
        Some(self.form(pointer, release)?.data.layout)
    }
    /// The form for a pointer size: that of a release, or the newest.
    fn form(&self, pointer: Pointer, release: Option<Release>) -> Option<&'static Form> {
        let holds = |form: &&Form| release.is_none_or(|release| form.first <= release && release <= form.last);
        self.structure.forms.iter().filter(|form| form.pointer == pointer).find(holds)
    }
}

/// Layout of a payload, and how the bytes compare with it.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Choice {
    /// Structure.
    pub binding: &'static Binding,
    /// Layout of the structure.
    pub layout: &'static Layout,
    /// Pointer size of the layout. It is not that of the event's header if only the other one explains all bytes.
    pub pointer: Pointer,
    /// How the bytes compare with the layout.
    pub fit: Fit,
    /// True if the structure is assumed: its row states other releases, or that it is one of some programs, but it is
    /// one
    /// of the event version, and its layout explains all bytes.
    pub assumed: bool,
    form: &'static Form,
}

/// Returns all structures of an event, for any event version.
pub fn bindings(key: impl Into<EventKey>) -> &'static [Binding] {
    let key = key.into();
    let own = || {
        let (start, first, count) = *PAGES.get(key.index() >> 8)?;
        let within = key.event_type().checked_sub(first).filter(|within| u16::from(*within) < count)?;
        let start = usize::from(start) + usize::from(within);
        BINDINGS.get(usize::from(*STARTS.get(start)?)..usize::from(*STARTS.get(start + 1)?))
    };
    own().unwrap_or(&[])
}

/// Returns the possible payload structures of an event.
pub fn candidates(
    key: impl Into<EventKey>,
    version: u8,
    pointer: Pointer,
) -> impl Iterator<Item = &'static Binding> {
    bindings(key).iter().filter(move |binding| {
        binding.version.is_none_or(|own| own == version) && binding.pointer.is_none_or(|own| own == pointer)
    })
}

/// Returns the structures of an event version whose rows state other releases. [`choose`] assumes one of them if only
/// its
/// layout explains all bytes.
///
/// A structure for all event versions belongs to those that are older than a version with a structure of its own.
pub fn assumable(
    key: impl Into<EventKey>,
    version: u8,
    pointer: Pointer,
    release: Release,
) -> impl Iterator<Item = &'static Binding> {
    let key = key.into();
    let is_older = bindings(key).iter().any(|binding| binding.version.is_some_and(|own| own > version));
    candidates(key, version, pointer).filter(move |binding| {
        let is_stated = binding.holds(release) && binding.form(pointer, Some(release)).is_some();
        !binding.whole && !is_stated && (binding.version.is_some() || is_older)
    })
}

/// Returns the payload structure of an event, whatever its bytes are. See [`choose`].
///
/// A structure for the event version takes precedence over one for all versions. Among several releases, returns the
/// structure of the given release, or the newest if none is given.
pub fn find(
    key: impl Into<EventKey>,
    version: u8,
    pointer: Pointer,
    release: Option<Release>,
) -> Option<&'static Binding> {
    best(key.into(), version, pointer, release, |_| true).map(|(binding, _)| binding)
}

/// Returns the payload structure of an event, and the layout that its bytes have.
///
/// The structure is that of [`find`], if its layout for the pointer size of the header explains all bytes. Otherwise,
/// it
/// is the best structure whose layout does, for that pointer size or for the other one. If there is none, it is one of
/// [`assumable`] whose layout does. Otherwise it is that of `find`, and [`Choice::fit`] states that the bytes differ.
pub fn choose(
    key: impl Into<EventKey>,
    version: u8,
    pointer: Pointer,
    release: Option<Release>,
    data: &[u8],
) -> Option<Choice> {
    let key = key.into();
    let first = best(key, version, pointer, release, |_| true);
    let fit = first.map(|(_, form)| form.data.layout.fit(data));
    if let (Some((binding, form)), Some(Fit::Exact)) = (first, fit) {
        return Some(Choice { binding, layout: form.data.layout, pointer, fit: Fit::Exact, assumed: false, form });
    }
    let other = if pointer == Pointer::Bits32 { Pointer::Bits64 } else { Pointer::Bits32 };
    let exact = [pointer, other].into_iter().find_map(|pointer| {
        let (binding, form) =
            best(key, version, pointer, release, |form| form.data.layout.fit(data) == Fit::Exact)?;
        let assumed = binding.tied_by == Some("fit");
        Some(Choice { binding, layout: form.data.layout, pointer, fit: Fit::Exact, assumed, form })
    });
    let assumed = || {
        let forms = |binding: &'static Binding| binding.structure.forms.iter().map(move |form| (binding, form));
        let fits = |(_, form): &(_, &Form)| form.pointer == pointer && form.data.layout.fit(data) == Fit::Exact;
        let (binding, form) = assumable(key, version, pointer, release?).flat_map(forms).find(fits)?;
        Some(Choice { binding, layout: form.data.layout, pointer, fit: Fit::Exact, assumed: true, form })
    };
    exact.or_else(assumed).or_else(|| {
        let ((binding, form), fit) = first.zip(fit)?;
        Some(Choice { binding, layout: form.data.layout, pointer, fit, assumed: false, form })
    })
}

/// Returns the best structure of an event for a pointer size, and its form, among those whose form is accepted.
fn best(
    key: EventKey,
    version: u8,
    pointer: Pointer,
    release: Option<Release>,
    accepts: impl Fn(&Form) -> bool,
) -> Option<(&'static Binding, &'static Form)> {
    let of = candidates(key, version, pointer);
    let of = of.filter(|binding| !binding.whole && release.is_none_or(|release| binding.holds(release)));
    let mut of = of.filter_map(|binding| Some((binding, binding.form(pointer, release)?)));
    of.find(|(_, form)| accepts(form))
}

/// Returns the hook ID of an event with an EVENT_TRACE_HEADER, which contains the GUID of its group and its type.
pub fn hook_of(guid: &Guid, event_type: u8) -> Option<crate::headers::HookId> {
    EventKey::of_class(guid, event_type)?.hook_id()
}

/// Payload of a kernel or classic event, by what it describes.
///
/// Each variant contains a type with a getter for every field of the payload, whatever its layout: event version,
/// release
/// and pointer size select the layout.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Payload<'a> {
    /// ALPC message sent or received, or wait for its reply.
    AlpcSendMessage(super::alpc::AlpcSendMessagePayload<'a>),
    /// Wait for an ALPC message ended.
    AlpcUnwait(super::alpc::AlpcUnwaitPayload<'a>),
    /// ALPC port waits for a message.
    AlpcWaitForNewMessage(super::alpc::AlpcWaitForNewMessagePayload<'a>),
    /// Boot configuration of the machine.
    BootRecord(super::config::BootRecordPayload<'a>),
    /// Registry counters.
    CmPerfCounters(super::registry::CmPerfCountersPayload<'a>),
    /// Code integrity settings.
    ConfigCodeintegrityRecord(super::config::ConfigCodeintegrityRecordPayload<'a>),
    /// Device family of the Windows installation.
    ConfigDevicefamilyRecord(super::config::ConfigDevicefamilyRecordPayload<'a>),
    /// Microsoft experiments in which the machine participates.
    ConfigFlightidRecord(super::config::ConfigFlightidRecordPayload<'a>),
    /// Machine ID.
    ConfigMachineidRecord(super::config::ConfigMachineidRecordPayload<'a>),
    /// Processor switched from one thread to another.
    ContextSwitch(super::thread::ContextSwitchPayload<'a>),
    /// Processors, memory and name of the machine.
    CpuConfig(super::config::CpuConfigPayload<'a>),
    /// Thread had to wait for a critical section.
    CritSecCollision(super::sync::CritSecCollisionPayload<'a>),
    /// Critical section initialized.
    CritSecInit(super::sync::CritSecInitPayload<'a>),
    /// Directory enumerated or watched.
    DirectoryEnumeration(super::file::DirectoryEnumerationPayload<'a>),
    /// Disk cache flushed, in the form without the thread.
    DiskFlush(super::disk::DiskFlushPayload<'a>),
    /// Disk read or write, in the form without the thread.
    DiskTransfer(super::disk::DiskTransferPayload<'a>),
    /// Disk read, write or flush about to start.
    DiskTransferInit(super::disk::DiskTransferInitPayload<'a>),
    /// Balance-set manager boosted a thread that had not run for a long time.
    EtwAntiStarvationBoostEvent(super::thread::EtwAntiStarvationBoostEventPayload<'a>),
    /// Lock owner lost the priority floor that it had because of the lock.
    EtwAutoboostClearPriorityFloorEvent(super::thread::EtwAutoboostClearPriorityFloorEventPayload<'a>),
    /// Thread acquired a lock and had no free entry to track it.
    EtwAutoboostNoEntriesEvent(super::thread::EtwAutoboostNoEntriesEventPayload<'a>),
    /// Lock owner received a priority floor because a thread of higher priority waits for the lock.
    EtwAutoboostSetPriorityFloorEvent(super::thread::EtwAutoboostSetPriorityFloorEventPayload<'a>),
    /// Executive timer (KTIMER2) canceled.
    EtwCancelKtimer2Event(super::profile::EtwCancelKtimer2EventPayload<'a>),
    /// Kernel timer canceled.
    EtwCancelTimerEvent(super::profile::EtwCancelTimerEventPayload<'a>),
    /// Configuration of the system clock.
    EtwClockConfigurationEvent(super::profile::EtwClockConfigurationEventPayload<'a>),
    /// Interrupt time updated.
    EtwClockTimeUpdate(super::profile::EtwClockTimeUpdatePayload<'a>),
    /// Processor caches flushed.
    EtwCpuCacheFlushEvent(super::profile::EtwCpuCacheFlushEventPayload<'a>),
    /// Object handle created or closed.
    EtwCreateHandleEvent(super::object::EtwCreateHandleEventPayload<'a>),
    /// Object created or deleted.
    EtwCreatedeleteObjectEvent(super::object::EtwCreatedeleteObjectEventPayload<'a>),
    /// Text printed to the debugger.
    EtwDebugPrintEvent(super::trace::EtwDebugPrintEventPayload<'a>),
    /// Idle processor received a thread that dynamic fair-share scheduling (DFSS) had delayed.
    EtwDfssReleaseThreadOnIdle(super::scheduler::EtwDfssReleaseThreadOnIdlePayload<'a>),
    /// New interval of dynamic fair-share scheduling (DFSS) starts.
    EtwDfssStartNewInterval(super::scheduler::EtwDfssStartNewIntervalPayload<'a>),
    /// Executive timer (KTIMER2) disabled.
    EtwDisableKtimer2Event(super::profile::EtwDisableKtimer2EventPayload<'a>),
    /// Object handle duplicated.
    EtwDuplicateHandleEvent(super::object::EtwDuplicateHandleEventPayload<'a>),
    /// Disabled executive timer (KTIMER2) no longer in use.
    EtwFinalizeKtimer2Event(super::profile::EtwFinalizeKtimer2EventPayload<'a>),
    /// Kernel events enabled in a session, and the version of the kernel's events.
    EtwKernelHeaderExtension(crate::logfile::EtwKernelHeaderExtensionPayload<'a>),
    /// Entries removed from a kernel queue.
    EtwKqueueDequeueEvent(super::thread::EtwKqueueDequeueEventPayload<'a>),
    /// Entry inserted into a kernel queue.
    EtwKqueueEnqueueEvent(super::thread::EtwKqueueEnqueueEventPayload<'a>),
    /// Existing handle, and its object.
    EtwObjectHandleEvent(super::object::EtwObjectHandleEventPayload<'a>),
    /// Name of an object type.
    EtwObjectTypeEvent(super::object::EtwObjectTypeEventPayload<'a>),
    /// Optical disk cache flushed.
    EtwOpticalioFlushBuffers(super::disk::EtwOpticalioFlushBuffersPayload<'a>),
    /// Optical disk request starts.
    EtwOpticalioInit(super::disk::EtwOpticalioInitPayload<'a>),
    /// Optical disk read or write.
    EtwOpticalioReadwrite(super::disk::EtwOpticalioReadwritePayload<'a>),
    /// Partition of a trace.
    EtwPartitionInfoExtension(super::trace::EtwPartitionInfoExtensionPayload<'a>),
    /// Pool memory allocated or freed.
    EtwPoolEvent(super::pool::EtwPoolEventPayload<'a>),
    /// Priority of a thread changed.
    EtwPriorityEvent(super::thread::EtwPriorityEventPayload<'a>),
    /// Thread became ready to run.
    EtwReadyThreadEvent(super::thread::EtwReadyThreadEventPayload<'a>),
    /// Object referenced or dereferenced.
    EtwRefderefObjectEvent(super::object::EtwRefderefObjectEventPayload<'a>),
    /// Registration for change notifications of a key.
    EtwRegnotifRegister(super::registry::EtwRegnotifRegisterPayload<'a>),
    /// Executive timer (KTIMER2) set or expired.
    EtwSetKtimer2Event(super::profile::EtwSetKtimer2EventPayload<'a>),
    /// Kernel timer set.
    EtwSetTimerEvent(super::profile::EtwSetTimerEventPayload<'a>),
    /// Processor affinity of a thread changed.
    EtwThreadAffinityEvent(super::thread::EtwThreadAffinityEventPayload<'a>),
    /// Thread name set.
    EtwThreadSetNameEvent(super::thread::EtwThreadSetNameEventPayload<'a>),
    /// Kernel timer expired.
    EtwTimerExpirationEvent(super::profile::EtwTimerExpirationEventPayload<'a>),
    /// Kernel timers that are due start to expire.
    EtwTimerExpirationStartEvent(super::profile::EtwTimerExpirationStartEventPayload<'a>),
    /// Switch to a user-mode scheduled (UMS) thread completed.
    EtwUmsEventDirectedSwitchEnd(super::scheduler::EtwUmsEventDirectedSwitchEndPayload<'a>),
    /// Switch to a user-mode scheduled (UMS) thread starts.
    EtwUmsEventDirectedSwitchStart(super::scheduler::EtwUmsEventDirectedSwitchStartPayload<'a>),
    /// User-mode scheduled (UMS) thread separated from the thread that schedules it.
    EtwUmsEventDisassociate(super::scheduler::EtwUmsEventDisassociatePayload<'a>),
    /// User-mode scheduled (UMS) thread parked in the kernel.
    EtwUmsEventPark(super::scheduler::EtwUmsEventParkPayload<'a>),
    /// Wake counter of a process changed.
    EtwWakeCounterEvent(super::process::EtwWakeCounterEventPayload<'a>),
    /// Names of values of a provider's fields.
    EventMetadataEventMapInfo(super::trace::EventMetadataEventMapInfoPayload<'a>),
    /// File created or opened.
    FileCreate(super::file::FileCreatePayload<'a>),
    /// File information queried or set.
    FileInformation(super::file::FileInformationPayload<'a>),
    /// Name of an existing file.
    FileName(super::file::FileNamePayload<'a>),
    /// File operation without further parameters: cleanup, close or flush.
    FileOperation(super::file::FileOperationPayload<'a>),
    /// File read or write.
    FileTransfer(super::file::FileTransferPayload<'a>),
    /// Page fault that required a read from disk.
    HardFault(super::memory::HardFaultPayload<'a>),
    /// Times of the last dropped events, inferred from the name.
    HeaderLastDroppedTimesTypeGroup(super::trace::HeaderLastDroppedTimesTypeGroupPayload<'a>),
    /// Binary that registers providers, and the GUIDs of the providers.
    HeaderProviderBinaryPathTypeGroup(super::trace::HeaderProviderBinaryPathTypeGroupPayload<'a>),
    /// Heap shrank.
    HeapContract(super::heap::HeapContractPayload<'a>),
    /// Memory range of a heap.
    HeapEventRange(super::heap::HeapEventRangePayload<'a>),
    /// Heap that was created, for tracing of heap memory.
    HeapEventRangeCreate(super::heap::HeapEventRangeCreatePayload<'a>),
    /// Heap grew.
    HeapExpand(super::heap::HeapExpandPayload<'a>),
    /// Heap memory resized.
    HeapRealloc(super::heap::HeapReallocPayload<'a>),
    /// Composition of a heap.
    HeapSnapShot(super::heap::HeapSnapShotPayload<'a>),
    /// Heap memory allocated.
    HeapTraceAlloc(super::heap::HeapTraceAllocPayload<'a>),
    /// Heap created.
    HeapTraceCreate(super::heap::HeapTraceCreatePayload<'a>),
    /// Memory returned to a heap.
    HeapTraceFree(super::heap::HeapTraceFreePayload<'a>),
    /// Heap destroyed, locked, unlocked, validated or walked.
    HeapTypeGroup1(super::heap::HeapTypeGroup1Payload<'a>),
    /// Location of the page through which the kernel calls the hypervisor.
    HyperCallPage(super::image::HyperCallPagePayload<'a>),
    /// Image of a deterministic build.
    ImageIdDeterm(super::image::ImageIdDetermPayload<'a>),
    /// Version resource of an image.
    ImageIdFileVersion(super::image::ImageIdFileVersionPayload<'a>),
    /// Size, time stamp and original name of an image.
    ImageIdInfo(super::image::ImageIdInfoPayload<'a>),
    /// Image without debug information.
    ImageIdNone(super::image::ImageIdNonePayload<'a>),
    /// Portable PDB of a managed image.
    ImageIdPpdb(super::image::ImageIdPpdbPayload<'a>),
    /// PDB file of an image.
    ImageIdRsds(super::image::ImageIdRsdsPayload<'a>),
    /// Image mapped, unmapped, or already mapped.
    ImageLoad(super::image::ImageLoadPayload<'a>),
    /// Interrupt service routine completed.
    Interrupt(super::profile::InterruptPayload<'a>),
    /// Interrupt assigned to a device.
    IrqConfig(super::config::IrqConfigPayload<'a>),
    /// Interrupt service routine of a message-signaled interrupt completed.
    IsrMsi(super::profile::IsrMsiPayload<'a>),
    /// Location of the kernel in memory.
    KernelImageBase(super::image::KernelImageBasePayload<'a>),
    /// Last branches that a processor took before an event.
    LbrSample(super::profile::LbrSamplePayload<'a>),
    /// Disk partition.
    LogicalDiskConfig(super::config::LogicalDiskConfigPayload<'a>),
    /// Fragmentation of a volume.
    LogicalDiskDefrag(super::config::LogicalDiskDefragPayload<'a>),
    /// Connection or send failed.
    NetworkFailure(super::network::NetworkFailurePayload<'a>),
    /// Network interface.
    NicConfig(super::config::NicConfigPayload<'a>),
    /// Medium in an optical drive.
    OpticalMediaRecord(super::config::OpticalMediaRecordPayload<'a>),
    /// Heap released its addresses.
    PageFaultHeapRangeDestroy(super::heap::PageFaultHeapRangeDestroyPayload<'a>),
    /// Existing heap.
    PageFaultHeapRangeRundown(super::heap::PageFaultHeapRangeRundownPayload<'a>),
    /// Remaining battery capacity.
    PerfinfoBatteryLifeInfo(super::power::PerfinfoBatteryLifeInfoPayload<'a>),
    /// Boot phase starts.
    PerfinfoBootPhaseStart(super::power::PerfinfoBootPhaseStartPayload<'a>),
    /// Pages prefetched for a faster boot.
    PerfinfoBootPrefetchInformation(super::memory::PerfinfoBootPrefetchInformationPayload<'a>),
    /// File write deferred because the cache has too many dirty pages.
    PerfinfoCcCanWriteFail(super::cache::PerfinfoCcCanWriteFailPayload<'a>),
    /// Cache manager acquired or released an additional write-behind thread.
    PerfinfoCcExtraWbThreadInfo(super::cache::PerfinfoCcExtraWbThreadInfoPayload<'a>),
    /// Cache manager flushes a file.
    PerfinfoCcFlushCache(super::cache::PerfinfoCcFlushCachePayload<'a>),
    /// Cache manager requests the memory manager to flush part of a file.
    PerfinfoCcFlushSection(super::cache::PerfinfoCcFlushSectionPayload<'a>),
    /// Lazy writer of the cache manager scans for data to write.
    PerfinfoCcLazyWriteScan(super::cache::PerfinfoCcLazyWriteScanPayload<'a>),
    /// Lazy writer state of a file whose changes a file system logs.
    PerfinfoCcLoggedStreamInfo(super::cache::PerfinfoCcLoggedStreamInfoPayload<'a>),
    /// Cache manager reads ahead.
    PerfinfoCcReadAhead(super::cache::PerfinfoCcReadAheadPayload<'a>),
    /// Cache manager schedules a read-ahead.
    PerfinfoCcScheduleReadAhead(super::cache::PerfinfoCcScheduleReadAheadPayload<'a>),
    /// Cache manager work item completed.
    PerfinfoCcWorkitemComplete(super::cache::PerfinfoCcWorkitemCompletePayload<'a>),
    /// Cache manager work item dequeued.
    PerfinfoCcWorkitemDequeue(super::cache::PerfinfoCcWorkitemDequeuePayload<'a>),
    /// Cache manager work item enqueued.
    PerfinfoCcWorkitemEnqueue(super::cache::PerfinfoCcWorkitemEnqueuePayload<'a>),
    /// Context switches in compact form: a header, followed by records of 2, 4 or 8 bytes.
    PerfinfoCcswapBuffer(super::thread::PerfinfoCcswapBufferPayload<'a>),
    /// Clock interrupt.
    PerfinfoClockInterruptInformation(super::profile::PerfinfoClockInterruptInformationPayload<'a>),
    /// Debug event received, or debugged process continued.
    PerfinfoDebugEvent(super::process::PerfinfoDebugEventPayload<'a>),
    /// Deferred procedure call inserted into a processor's queue.
    PerfinfoDpcEnqueueInformation(super::profile::PerfinfoDpcEnqueueInformationPayload<'a>),
    /// Deferred procedure call starts.
    PerfinfoDpcExecutionInformation(super::profile::PerfinfoDpcExecutionInformationPayload<'a>),
    /// Deferred procedure call completed.
    PerfinfoDpcInformation(super::profile::PerfinfoDpcInformationPayload<'a>),
    /// Driver completes an I/O request.
    PerfinfoDriverCompleteRequest(super::disk::PerfinfoDriverCompleteRequestPayload<'a>),
    /// I/O request completion finished.
    PerfinfoDriverCompleteRequestRet(super::disk::PerfinfoDriverCompleteRequestRetPayload<'a>),
    /// Completion routine of a driver called.
    PerfinfoDriverCompletionroutine(super::disk::PerfinfoDriverCompletionroutinePayload<'a>),
    /// Dispatch routine of a driver called.
    PerfinfoDriverMajorfunction(super::disk::PerfinfoDriverMajorfunctionPayload<'a>),
    /// Dispatch routine of a driver returned.
    PerfinfoDriverMajorfunctionRet(super::disk::PerfinfoDriverMajorfunctionRetPayload<'a>),
    /// Sampling rules for executive resources.
    PerfinfoExecutiveResourceConfig(super::sync::PerfinfoExecutiveResourceConfigPayload<'a>),
    /// File operation completed.
    PerfinfoFileOperationEnd(super::file::PerfinfoFileOperationEndPayload<'a>),
    /// Path operation: delete, rename or link.
    PerfinfoFilePathOperation(super::file::PerfinfoFilePathOperationPayload<'a>),
    /// Two file objects of the same file.
    PerfinfoFilenameSameInformation(super::file::PerfinfoFilenameSameInformationPayload<'a>),
    /// Idle state of the processor changed.
    PerfinfoIdleStateChange(super::power::PerfinfoIdleStateChangePayload<'a>),
    /// Image load backed by the page file.
    PerfinfoImageloadInPagefileInfo(super::image::PerfinfoImageloadInPagefileInfoPayload<'a>),
    /// Timer of a device object expired.
    PerfinfoIoTimer(super::profile::PerfinfoIoTimerPayload<'a>),
    /// Interrupt from one processor to another.
    PerfinfoIpiInformation(super::profile::PerfinfoIpiInformationPayload<'a>),
    /// Contents of a virtual memory region discarded or requested again.
    PerfinfoMemResetInfo(super::memory::PerfinfoMemResetInfoPayload<'a>),
    /// Address range that maps a page file section.
    PerfinfoPfmappedSectionInformation(super::memory::PerfinfoPfmappedSectionInformationPayload<'a>),
    /// Section object of an address range that maps a page file section.
    PerfinfoPfmappedSectionObjectInformation(super::memory::PerfinfoPfmappedSectionObjectInformationPayload<'a>),
    /// Processor counter interrupt: the code that the processor was executing.
    PerfinfoPmcSampleInformation(super::profile::PerfinfoPmcSampleInformationPayload<'a>),
    /// Performance counter calibrated after sleep.
    PerfinfoPoCalibratedPerfcounter(super::power::PerfinfoPoCalibratedPerfcounterPayload<'a>),
    /// Power manager calls a driver to set the power state of a device.
    PerfinfoPoNotifyDevice(super::power::PerfinfoPoNotifyDevicePayload<'a>),
    /// Driver finished setting the power state of a device.
    PerfinfoPoNotifyDeviceComplete(super::power::PerfinfoPoNotifyDeviceCompletePayload<'a>),
    /// System woke up.
    PerfinfoPoPostsleep(super::power::PerfinfoPoPostsleepPayload<'a>),
    /// System goes to sleep.
    PerfinfoPoPresleep(super::power::PerfinfoPoPresleepPayload<'a>),
    /// Power manager calls the window manager of the sessions.
    PerfinfoPoSessionCallout(super::power::PerfinfoPoSessionCalloutPayload<'a>),
    /// Power manager finished calling the window manager of the sessions.
    PerfinfoPoSessionCalloutRet(super::power::PerfinfoPoSessionCalloutRetPayload<'a>),
    /// Time that a processor took to leave an idle state.
    PerfinfoPpmIdleExitLatency(super::power::PerfinfoPpmIdleExitLatencyPayload<'a>),
    /// Processors changed their idle state.
    PerfinfoPpmIdleStateChange(super::power::PerfinfoPpmIdleStateChangePayload<'a>),
    /// Processor enters an idle state.
    PerfinfoPpmIdleStateEnter(super::power::PerfinfoPpmIdleStateEnterPayload<'a>),
    /// Processor left an idle state.
    PerfinfoPpmIdleStateExit(super::power::PerfinfoPpmIdleStateExitPayload<'a>),
    /// Processors changed their performance state.
    PerfinfoPpmPerfStateChange(super::power::PerfinfoPpmPerfStateChangePayload<'a>),
    /// Processors throttled because of heat.
    PerfinfoPpmThermalConstraint(super::power::PerfinfoPpmThermalConstraintPayload<'a>),
    /// Process brought back into memory.
    PerfinfoProcessInswap(super::process::PerfinfoProcessInswapPayload<'a>),
    /// Counters of a process.
    PerfinfoProcessPerfctr(super::process::PerfinfoProcessPerfctrPayload<'a>),
    /// Several profile interrupts in one event.
    PerfinfoSampledProfileCache(super::profile::PerfinfoSampledProfileCachePayload<'a>),
    /// Interval of a profile source, logged when the trace starts or ends or the interval changes.
    PerfinfoSampledProfileConfig(super::profile::PerfinfoSampledProfileConfigPayload<'a>),
    /// Profile interrupt: the code that a processor was executing.
    PerfinfoSampledProfileInformation(super::profile::PerfinfoSampledProfileInformationPayload<'a>),
    /// Memory manager session created.
    PerfinfoSessioncreateInformation(super::memory::PerfinfoSessioncreateInformationPayload<'a>),
    /// Power manager starts to notify all devices of a system state.
    PerfinfoSetDevicesState(super::power::PerfinfoSetDevicesStatePayload<'a>),
    /// Power manager has notified all devices of a system state.
    PerfinfoSetDevicesStateRet(super::power::PerfinfoSetDevicesStateRetPayload<'a>),
    /// Power action starts: sleep, hibernation or shutdown.
    PerfinfoSetPowerAction(super::power::PerfinfoSetPowerActionPayload<'a>),
    /// Power action finished.
    PerfinfoSetPowerActionRet(super::power::PerfinfoSetPowerActionRetPayload<'a>),
    /// Sampling rules for spin locks.
    PerfinfoSpinlockConfig(super::sync::PerfinfoSpinlockConfigPayload<'a>),
    /// System call entry.
    PerfinfoSyscallEnterData(super::profile::PerfinfoSyscallEnterDataPayload<'a>),
    /// System call return.
    PerfinfoSyscallExitData(super::profile::PerfinfoSyscallExitDataPayload<'a>),
    /// Virtual memory allocated or freed.
    PerfinfoVirtualAlloc(super::memory::PerfinfoVirtualAllocPayload<'a>),
    /// Routine at raised priority requested to yield the processor.
    PerfinfoYieldProcessorInformation(super::profile::PerfinfoYieldProcessorInformationPayload<'a>),
    /// Physical disk.
    PhysicalDiskConfig(super::config::PhysicalDiskConfigPayload<'a>),
    /// Plug and Play device.
    PnpConfig(super::config::PnpConfigPayload<'a>),
    /// Process that has ended but is still referenced.
    Process(super::process::ProcessPayload<'a>),
    /// Process requested to end.
    ProcessTerminateTypeGroup1(super::process::ProcessTerminateTypeGroup1Payload<'a>),
    /// One of the processors.
    ProcessorRecord(super::config::ProcessorRecordPayload<'a>),
    /// Operation on a registry key or value.
    Registry(super::registry::RegistryPayload<'a>),
    /// Configuration of the registry.
    RegistryConfig(super::registry::RegistryConfigPayload<'a>),
    /// Bandwidth set for a processor time reserve.
    ReserveBandwidth(super::thread::ReserveBandwidthPayload<'a>),
    /// Processor time reserve created.
    ReserveCreate(super::thread::ReserveCreatePayload<'a>),
    /// Processor time reserve deleted.
    ReserveDelete(super::thread::ReserveDeletePayload<'a>),
    /// Thread joined or left a processor time reserve.
    ReserveJoinThread(super::thread::ReserveJoinThreadPayload<'a>),
    /// Processor time reserve was late.
    ReserveLateCount(super::thread::ReserveLateCountPayload<'a>),
    /// State of a processor time reserve changed.
    ReserveState(super::thread::ReserveStatePayload<'a>),
    /// Windows service.
    ServiceConfig(super::config::ServiceConfigPayload<'a>),
    /// Volume manager created a disk operation from another, for its part of the disks.
    SplitIoInfo(super::disk::SplitIoInfoPayload<'a>),
    /// Addresses of a call stack that other events refer to by its key.
    StackTraceEventData(super::stack::StackTraceEventDataPayload<'a>),
    /// Stack of a thread at the time of another event.
    StackWalkEventData(super::stack::StackWalkEventDataPayload<'a>),
    /// Call stack of an event, by a key for which another event has the addresses.
    StackWalkKeyEventData(super::stack::StackWalkKeyEventDataPayload<'a>),
    /// Build of Windows, and the time at which it was installed.
    SystemConfigExBuildInfo(super::config::SystemConfigExBuildInfoPayload<'a>),
    /// Folders of Windows.
    SystemConfigExSystemPaths(super::config::SystemConfigExSystemPathsPayload<'a>),
    /// Volume without a drive letter.
    SystemConfigExUnknownVolume(super::config::SystemConfigExUnknownVolumePayload<'a>),
    /// Prefix of paths in the object manager, and what replaces it in paths of programs.
    SystemConfigExVolumeMapping(super::config::SystemConfigExVolumeMappingPayload<'a>),
    /// TCP parameters.
    SystemConfigNetwork(super::config::SystemConfigNetworkPayload<'a>),
    /// Manufacturer of the machine and of its firmware.
    SystemConfigPlatform(super::config::SystemConfigPlatformPayload<'a>),
    /// TCP send of IPv4.
    Tcp(super::network::TcpPayload<'a>),
    /// TCP event of IPv6: data received, retransmitted or copied, or connection closed or reconnected.
    TcpIpTypeGroup3(super::network::TcpIpTypeGroup3Payload<'a>),
    /// TCP connection of IPv6 established or accepted.
    TcpIpTypeGroup4(super::network::TcpIpTypeGroup4Payload<'a>),
    /// Thread started, ended, or already running.
    Thread(super::thread::ThreadPayload<'a>),
    /// Thread pool created or closed.
    TpPoolCreateClose(super::threadpool::TpPoolCreateClosePayload<'a>),
    /// Thread pool minimum or maximum thread count set.
    TpThreadSet(super::threadpool::TpThreadSetPayload<'a>),
    /// Callback canceled.
    TpcbCancel(super::threadpool::TpcbCancelPayload<'a>),
    /// Callback dequeued or ended.
    TpcbDequeue(super::threadpool::TpcbDequeuePayload<'a>),
    /// Callback queued or started.
    TpcbEnqueue(super::threadpool::TpcbEnqueuePayload<'a>),
    /// Schema of an event.
    TraceEventInfo(super::trace::TraceEventInfoPayload<'a>),
    /// Description of a log file and of the session that wrote it.
    TraceLogfileHeader(crate::logfile::TraceLogfileHeaderPayload<'a>),
    /// Data sent or received over UDP and IPv4.
    Udp(super::network::UdpPayload<'a>),
    /// Display adapter.
    VideoRecord(super::config::VideoRecordPayload<'a>),
    /// Enabled virtualization features.
    VirtualizationRecord(super::config::VirtualizationRecordPayload<'a>),
    /// Part of the results of the Windows System Assessment Tool: compressed XML.
    WinsatAssessment(super::config::WinsatAssessmentPayload<'a>),
    /// Build of Windows that wrote the trace.
    WmiBuildLab(super::trace::WmiBuildLabPayload<'a>),
    /// File with the debugging information that decodes the messages of this trace.
    WmiDbgidRsds(super::trace::WmiDbgidRsdsPayload<'a>),
    /// Thread delays its execution.
    WmiDelayExecution(super::sync::WmiDelayExecutionPayload<'a>),
    /// Redirected disk request starts.
    WmiDiskioIoRedirectedInit(super::disk::WmiDiskioIoRedirectedInitPayload<'a>),
    /// Display resolution density.
    WmiDpiRecord(super::config::WmiDpiRecordPayload<'a>),
    /// Channel of an IDE controller.
    WmiIdeChannelRecord(super::config::WmiIdeChannelRecordPayload<'a>),
    /// Process assigned to a job.
    WmiJobAssignProcess(super::job::WmiJobAssignProcessPayload<'a>),
    /// Process removed from a job.
    WmiJobRemoveProcess(super::job::WmiJobRemoveProcessPayload<'a>),
    /// Job sent a notification to its completion port.
    WmiJobSendNotificationInformation(super::job::WmiJobSendNotificationInformationPayload<'a>),
    /// Job processor rate set or queried.
    WmiJobSetQueryCpuRate(super::job::WmiJobSetQueryCpuRatePayload<'a>),
    /// Job information set or queried.
    WmiJobSetQueryInformation(super::job::WmiJobSetQueryInformationPayload<'a>),
    /// Job network rate set or queried.
    WmiJobSetQueryNetRate(super::job::WmiJobSetQueryNetRatePayload<'a>),
    /// Page fault.
    WmiPageFault(super::memory::WmiPageFaultPayload<'a>),
    /// Sleep states that the machine supports.
    WmiPowerRecord(super::config::WmiPowerRecordPayload<'a>),
    /// Thread waits for a push lock.
    WmiPushlock(super::sync::WmiPushlockPayload<'a>),
    /// Thread waits for an item of a kernel queue.
    WmiQueue(super::sync::WmiQueuePayload<'a>),
    /// State change of an executive resource (ERESOURCE).
    WmiResource(super::sync::WmiResourcePayload<'a>),
    /// Release of a spin lock selected by sampling, with details of its acquisition and hold.
    WmiSpinlock(super::sync::WmiSpinlockPayload<'a>),
    /// TCP send of IPv6.
    WmiTcpipSendV6(super::network::WmiTcpipSendV6Payload<'a>),
    /// UDP send or receive of IPv6.
    WmiUdpV6(super::network::WmiUdpV6Payload<'a>),
    /// Thread waits for several objects.
    WmiWaitMultiple(super::sync::WmiWaitMultiplePayload<'a>),
    /// Thread waits for one object.
    WmiWaitSingle(super::sync::WmiWaitSinglePayload<'a>),
    /// System worker thread completed a work item.
    WorkerThread(super::thread::WorkerThreadPayload<'a>),
}

impl<'a> Payload<'a> {
    /// Returns the payload of an event of the newest release. `None` if no structure is known.
    ///
    /// The header of the event contains the arguments: the hook ID, or class and event type ([`EventKey::of_class`]),
    /// the
    /// event version, and the pointer size, as part of its marker ([`Case::pointer`](field@crate::Case::pointer)).
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part of the structure.
    pub fn decode(
        key: impl Into<EventKey>,
        version: u8,
        pointer: Pointer,
        data: &'a [u8],
    ) -> Option<Result<Self, Error>> {
        Self::decode_in(key, version, pointer, None, data)
    }
    /// Returns the payload of an event of a release, with the layout of [`choose`]. `None` if no structure is known.
    ///
    /// The build in the header of the log file determines the release ([`Release::from_build`]). The other arguments
    /// are
    /// those of [`decode`](Self::decode).
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part of the structure.
    pub fn decode_in(
        key: impl Into<EventKey>,
        version: u8,
        pointer: Pointer,
        release: Option<Release>,
        data: &'a [u8],
    ) -> Option<Result<Self, Error>> {
        let choice = choose(key, version, pointer, release, data)?;
        let data = PayloadData::new(&choice.form.data, data, choice.pointer != pointer);
        Some(data.map(choice.binding.structure.payload?))
    }
    /// Returns the bytes and their layout.
    pub fn data(&self) -> &PayloadData<'a> {
        match self {
            Payload::AlpcSendMessage(payload) => &payload.0,
            Payload::AlpcUnwait(payload) => &payload.0,
            Payload::AlpcWaitForNewMessage(payload) => &payload.0,
            Payload::BootRecord(payload) => &payload.0,
            Payload::CmPerfCounters(payload) => &payload.0,
            Payload::ConfigCodeintegrityRecord(payload) => &payload.0,
            Payload::ConfigDevicefamilyRecord(payload) => &payload.0,
            Payload::ConfigFlightidRecord(payload) => &payload.0,
            Payload::ConfigMachineidRecord(payload) => &payload.0,
            Payload::ContextSwitch(payload) => &payload.0,
            Payload::CpuConfig(payload) => &payload.0,
            Payload::CritSecCollision(payload) => &payload.0,
            Payload::CritSecInit(payload) => &payload.0,
            Payload::DirectoryEnumeration(payload) => &payload.0,
            Payload::DiskFlush(payload) => &payload.0,
            Payload::DiskTransfer(payload) => &payload.0,
            Payload::DiskTransferInit(payload) => &payload.0,
            Payload::EtwAntiStarvationBoostEvent(payload) => &payload.0,
            Payload::EtwAutoboostClearPriorityFloorEvent(payload) => &payload.0,
            Payload::EtwAutoboostNoEntriesEvent(payload) => &payload.0,
            Payload::EtwAutoboostSetPriorityFloorEvent(payload) => &payload.0,
            Payload::EtwCancelKtimer2Event(payload) => &payload.0,
            Payload::EtwCancelTimerEvent(payload) => &payload.0,
            Payload::EtwClockConfigurationEvent(payload) => &payload.0,
            Payload::EtwClockTimeUpdate(payload) => &payload.0,
            Payload::EtwCpuCacheFlushEvent(payload) => &payload.0,
            Payload::EtwCreateHandleEvent(payload) => &payload.0,
            Payload::EtwCreatedeleteObjectEvent(payload) => &payload.0,
            Payload::EtwDebugPrintEvent(payload) => &payload.0,
            Payload::EtwDfssReleaseThreadOnIdle(payload) => &payload.0,
            Payload::EtwDfssStartNewInterval(payload) => &payload.0,
            Payload::EtwDisableKtimer2Event(payload) => &payload.0,
            Payload::EtwDuplicateHandleEvent(payload) => &payload.0,
            Payload::EtwFinalizeKtimer2Event(payload) => &payload.0,
            Payload::EtwKernelHeaderExtension(payload) => &payload.0,
            Payload::EtwKqueueDequeueEvent(payload) => &payload.0,
            Payload::EtwKqueueEnqueueEvent(payload) => &payload.0,
            Payload::EtwObjectHandleEvent(payload) => &payload.0,
            Payload::EtwObjectTypeEvent(payload) => &payload.0,
            Payload::EtwOpticalioFlushBuffers(payload) => &payload.0,
            Payload::EtwOpticalioInit(payload) => &payload.0,
            Payload::EtwOpticalioReadwrite(payload) => &payload.0,
            Payload::EtwPartitionInfoExtension(payload) => &payload.0,
            Payload::EtwPoolEvent(payload) => &payload.0,
            Payload::EtwPriorityEvent(payload) => &payload.0,
            Payload::EtwReadyThreadEvent(payload) => &payload.0,
            Payload::EtwRefderefObjectEvent(payload) => &payload.0,
            Payload::EtwRegnotifRegister(payload) => &payload.0,
            Payload::EtwSetKtimer2Event(payload) => &payload.0,
            Payload::EtwSetTimerEvent(payload) => &payload.0,
            Payload::EtwThreadAffinityEvent(payload) => &payload.0,
            Payload::EtwThreadSetNameEvent(payload) => &payload.0,
            Payload::EtwTimerExpirationEvent(payload) => &payload.0,
            Payload::EtwTimerExpirationStartEvent(payload) => &payload.0,
            Payload::EtwUmsEventDirectedSwitchEnd(payload) => &payload.0,
            Payload::EtwUmsEventDirectedSwitchStart(payload) => &payload.0,
            Payload::EtwUmsEventDisassociate(payload) => &payload.0,
            Payload::EtwUmsEventPark(payload) => &payload.0,
            Payload::EtwWakeCounterEvent(payload) => &payload.0,
            Payload::EventMetadataEventMapInfo(payload) => &payload.0,
            Payload::FileCreate(payload) => &payload.0,
            Payload::FileInformation(payload) => &payload.0,
            Payload::FileName(payload) => &payload.0,
            Payload::FileOperation(payload) => &payload.0,
            Payload::FileTransfer(payload) => &payload.0,
            Payload::HardFault(payload) => &payload.0,
            Payload::HeaderLastDroppedTimesTypeGroup(payload) => &payload.0,
            Payload::HeaderProviderBinaryPathTypeGroup(payload) => &payload.0,
            Payload::HeapContract(payload) => &payload.0,
            Payload::HeapEventRange(payload) => &payload.0,
            Payload::HeapEventRangeCreate(payload) => &payload.0,
            Payload::HeapExpand(payload) => &payload.0,
            Payload::HeapRealloc(payload) => &payload.0,
            Payload::HeapSnapShot(payload) => &payload.0,
            Payload::HeapTraceAlloc(payload) => &payload.0,
            Payload::HeapTraceCreate(payload) => &payload.0,
            Payload::HeapTraceFree(payload) => &payload.0,
            Payload::HeapTypeGroup1(payload) => &payload.0,
            Payload::HyperCallPage(payload) => &payload.0,
            Payload::ImageIdDeterm(payload) => &payload.0,
            Payload::ImageIdFileVersion(payload) => &payload.0,
            Payload::ImageIdInfo(payload) => &payload.0,
            Payload::ImageIdNone(payload) => &payload.0,
            Payload::ImageIdPpdb(payload) => &payload.0,
            Payload::ImageIdRsds(payload) => &payload.0,
            Payload::ImageLoad(payload) => &payload.0,
            Payload::Interrupt(payload) => &payload.0,
            Payload::IrqConfig(payload) => &payload.0,
            Payload::IsrMsi(payload) => &payload.0,
            Payload::KernelImageBase(payload) => &payload.0,
            Payload::LbrSample(payload) => &payload.0,
            Payload::LogicalDiskConfig(payload) => &payload.0,
            Payload::LogicalDiskDefrag(payload) => &payload.0,
            Payload::NetworkFailure(payload) => &payload.0,
            Payload::NicConfig(payload) => &payload.0,
            Payload::OpticalMediaRecord(payload) => &payload.0,
            Payload::PageFaultHeapRangeDestroy(payload) => &payload.0,
            Payload::PageFaultHeapRangeRundown(payload) => &payload.0,
            Payload::PerfinfoBatteryLifeInfo(payload) => &payload.0,
            Payload::PerfinfoBootPhaseStart(payload) => &payload.0,
            Payload::PerfinfoBootPrefetchInformation(payload) => &payload.0,
            Payload::PerfinfoCcCanWriteFail(payload) => &payload.0,
            Payload::PerfinfoCcExtraWbThreadInfo(payload) => &payload.0,
            Payload::PerfinfoCcFlushCache(payload) => &payload.0,
            Payload::PerfinfoCcFlushSection(payload) => &payload.0,
            Payload::PerfinfoCcLazyWriteScan(payload) => &payload.0,
            Payload::PerfinfoCcLoggedStreamInfo(payload) => &payload.0,
            Payload::PerfinfoCcReadAhead(payload) => &payload.0,
            Payload::PerfinfoCcScheduleReadAhead(payload) => &payload.0,
            Payload::PerfinfoCcWorkitemComplete(payload) => &payload.0,
            Payload::PerfinfoCcWorkitemDequeue(payload) => &payload.0,
            Payload::PerfinfoCcWorkitemEnqueue(payload) => &payload.0,
            Payload::PerfinfoCcswapBuffer(payload) => &payload.0,
            Payload::PerfinfoClockInterruptInformation(payload) => &payload.0,
            Payload::PerfinfoDebugEvent(payload) => &payload.0,
            Payload::PerfinfoDpcEnqueueInformation(payload) => &payload.0,
            Payload::PerfinfoDpcExecutionInformation(payload) => &payload.0,
            Payload::PerfinfoDpcInformation(payload) => &payload.0,
            Payload::PerfinfoDriverCompleteRequest(payload) => &payload.0,
            Payload::PerfinfoDriverCompleteRequestRet(payload) => &payload.0,
            Payload::PerfinfoDriverCompletionroutine(payload) => &payload.0,
            Payload::PerfinfoDriverMajorfunction(payload) => &payload.0,
            Payload::PerfinfoDriverMajorfunctionRet(payload) => &payload.0,
            Payload::PerfinfoExecutiveResourceConfig(payload) => &payload.0,
            Payload::PerfinfoFileOperationEnd(payload) => &payload.0,
            Payload::PerfinfoFilePathOperation(payload) => &payload.0,
            Payload::PerfinfoFilenameSameInformation(payload) => &payload.0,
            Payload::PerfinfoIdleStateChange(payload) => &payload.0,
            Payload::PerfinfoImageloadInPagefileInfo(payload) => &payload.0,
            Payload::PerfinfoIoTimer(payload) => &payload.0,
            Payload::PerfinfoIpiInformation(payload) => &payload.0,
            Payload::PerfinfoMemResetInfo(payload) => &payload.0,
            Payload::PerfinfoPfmappedSectionInformation(payload) => &payload.0,
            Payload::PerfinfoPfmappedSectionObjectInformation(payload) => &payload.0,
            Payload::PerfinfoPmcSampleInformation(payload) => &payload.0,
            Payload::PerfinfoPoCalibratedPerfcounter(payload) => &payload.0,
            Payload::PerfinfoPoNotifyDevice(payload) => &payload.0,
            Payload::PerfinfoPoNotifyDeviceComplete(payload) => &payload.0,
            Payload::PerfinfoPoPostsleep(payload) => &payload.0,
            Payload::PerfinfoPoPresleep(payload) => &payload.0,
            Payload::PerfinfoPoSessionCallout(payload) => &payload.0,
            Payload::PerfinfoPoSessionCalloutRet(payload) => &payload.0,
            Payload::PerfinfoPpmIdleExitLatency(payload) => &payload.0,
            Payload::PerfinfoPpmIdleStateChange(payload) => &payload.0,
            Payload::PerfinfoPpmIdleStateEnter(payload) => &payload.0,
            Payload::PerfinfoPpmIdleStateExit(payload) => &payload.0,
            Payload::PerfinfoPpmPerfStateChange(payload) => &payload.0,
            Payload::PerfinfoPpmThermalConstraint(payload) => &payload.0,
            Payload::PerfinfoProcessInswap(payload) => &payload.0,
            Payload::PerfinfoProcessPerfctr(payload) => &payload.0,
            Payload::PerfinfoSampledProfileCache(payload) => &payload.0,
            Payload::PerfinfoSampledProfileConfig(payload) => &payload.0,
            Payload::PerfinfoSampledProfileInformation(payload) => &payload.0,
            Payload::PerfinfoSessioncreateInformation(payload) => &payload.0,
            Payload::PerfinfoSetDevicesState(payload) => &payload.0,
            Payload::PerfinfoSetDevicesStateRet(payload) => &payload.0,
            Payload::PerfinfoSetPowerAction(payload) => &payload.0,
            Payload::PerfinfoSetPowerActionRet(payload) => &payload.0,
            Payload::PerfinfoSpinlockConfig(payload) => &payload.0,
            Payload::PerfinfoSyscallEnterData(payload) => &payload.0,
            Payload::PerfinfoSyscallExitData(payload) => &payload.0,
            Payload::PerfinfoVirtualAlloc(payload) => &payload.0,
            Payload::PerfinfoYieldProcessorInformation(payload) => &payload.0,
            Payload::PhysicalDiskConfig(payload) => &payload.0,
            Payload::PnpConfig(payload) => &payload.0,
            Payload::Process(payload) => &payload.0,
            Payload::ProcessTerminateTypeGroup1(payload) => &payload.0,
            Payload::ProcessorRecord(payload) => &payload.0,
            Payload::Registry(payload) => &payload.0,
            Payload::RegistryConfig(payload) => &payload.0,
            Payload::ReserveBandwidth(payload) => &payload.0,
            Payload::ReserveCreate(payload) => &payload.0,
            Payload::ReserveDelete(payload) => &payload.0,
            Payload::ReserveJoinThread(payload) => &payload.0,
            Payload::ReserveLateCount(payload) => &payload.0,
            Payload::ReserveState(payload) => &payload.0,
            Payload::ServiceConfig(payload) => &payload.0,
            Payload::SplitIoInfo(payload) => &payload.0,
            Payload::StackTraceEventData(payload) => &payload.0,
            Payload::StackWalkEventData(payload) => &payload.0,
            Payload::StackWalkKeyEventData(payload) => &payload.0,
            Payload::SystemConfigExBuildInfo(payload) => &payload.0,
            Payload::SystemConfigExSystemPaths(payload) => &payload.0,
            Payload::SystemConfigExUnknownVolume(payload) => &payload.0,
            Payload::SystemConfigExVolumeMapping(payload) => &payload.0,
            Payload::SystemConfigNetwork(payload) => &payload.0,
            Payload::SystemConfigPlatform(payload) => &payload.0,
            Payload::Tcp(payload) => &payload.0,
            Payload::TcpIpTypeGroup3(payload) => &payload.0,
            Payload::TcpIpTypeGroup4(payload) => &payload.0,
            Payload::Thread(payload) => &payload.0,
            Payload::TpPoolCreateClose(payload) => &payload.0,
            Payload::TpThreadSet(payload) => &payload.0,
            Payload::TpcbCancel(payload) => &payload.0,
            Payload::TpcbDequeue(payload) => &payload.0,
            Payload::TpcbEnqueue(payload) => &payload.0,
            Payload::TraceEventInfo(payload) => &payload.0,
            Payload::TraceLogfileHeader(payload) => &payload.0,
            Payload::Udp(payload) => &payload.0,
            Payload::VideoRecord(payload) => &payload.0,
            Payload::VirtualizationRecord(payload) => &payload.0,
            Payload::WinsatAssessment(payload) => &payload.0,
            Payload::WmiBuildLab(payload) => &payload.0,
            Payload::WmiDbgidRsds(payload) => &payload.0,
            Payload::WmiDelayExecution(payload) => &payload.0,
            Payload::WmiDiskioIoRedirectedInit(payload) => &payload.0,
            Payload::WmiDpiRecord(payload) => &payload.0,
            Payload::WmiIdeChannelRecord(payload) => &payload.0,
            Payload::WmiJobAssignProcess(payload) => &payload.0,
            Payload::WmiJobRemoveProcess(payload) => &payload.0,
            Payload::WmiJobSendNotificationInformation(payload) => &payload.0,
            Payload::WmiJobSetQueryCpuRate(payload) => &payload.0,
            Payload::WmiJobSetQueryInformation(payload) => &payload.0,
            Payload::WmiJobSetQueryNetRate(payload) => &payload.0,
            Payload::WmiPageFault(payload) => &payload.0,
            Payload::WmiPowerRecord(payload) => &payload.0,
            Payload::WmiPushlock(payload) => &payload.0,
            Payload::WmiQueue(payload) => &payload.0,
            Payload::WmiResource(payload) => &payload.0,
            Payload::WmiSpinlock(payload) => &payload.0,
            Payload::WmiTcpipSendV6(payload) => &payload.0,
            Payload::WmiUdpV6(payload) => &payload.0,
            Payload::WmiWaitMultiple(payload) => &payload.0,
            Payload::WmiWaitSingle(payload) => &payload.0,
            Payload::WorkerThread(payload) => &payload.0,
        }
    }
}

static ALPC_SEND_MESSAGE: Structure =
    Structure { payload: Some(|data| Payload::AlpcSendMessage(super::alpc::AlpcSendMessagePayload(data))),
    variant: "AlpcSendMessage", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::alpc::alpc_send_message::LAYOUT_0,
        super::alpc::payload_types::ALPC_SEND_MESSAGE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::alpc::alpc_send_message::LAYOUT_0,
        super::alpc::payload_types::ALPC_SEND_MESSAGE_0
    ),
] };
static ALPC_UNWAIT: Structure =
    Structure { payload: Some(|data| Payload::AlpcUnwait(super::alpc::AlpcUnwaitPayload(data))), variant: "AlpcUnwait",
    forms: &[
    form(Pointer::Bits32, 0, 255, &super::alpc::alpc_unwait::LAYOUT_0, super::alpc::payload_types::ALPC_UNWAIT_0),
    form(Pointer::Bits64, 0, 255, &super::alpc::alpc_unwait::LAYOUT_0, super::alpc::payload_types::ALPC_UNWAIT_0),
] };
static ALPC_WAIT_FOR_NEW_MESSAGE: Structure =
    Structure { payload: Some(|data| Payload::AlpcWaitForNewMessage(super::alpc::AlpcWaitForNewMessagePayload(data))),
    variant: "AlpcWaitForNewMessage", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::alpc::alpc_wait_for_new_message::LAYOUT_0,
        super::alpc::payload_types::ALPC_WAIT_FOR_NEW_MESSAGE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::alpc::alpc_wait_for_new_message::LAYOUT_0,
        super::alpc::payload_types::ALPC_WAIT_FOR_NEW_MESSAGE_0
    ),
] };
static BOOT_RECORD: Structure =
    Structure { payload: Some(|data| Payload::BootRecord(super::config::BootRecordPayload(data))),
    variant: "BootRecord", forms: &[
    form(Pointer::Bits32, 0, 255, &super::config::boot_record::LAYOUT_0, super::config::payload_types::BOOT_RECORD_0),
    form(Pointer::Bits64, 0, 255, &super::config::boot_record::LAYOUT_0, super::config::payload_types::BOOT_RECORD_0),
] };
static CM_PERF_COUNTERS: Structure =
    Structure { payload: Some(|data| Payload::CmPerfCounters(super::registry::CmPerfCountersPayload(data))),
    variant: "CmPerfCounters", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::registry::cm_perf_counters::LAYOUT_0,
        super::registry::payload_types::CM_PERF_COUNTERS_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::registry::cm_perf_counters::LAYOUT_0,
        super::registry::payload_types::CM_PERF_COUNTERS_0
    ),
] };
static CONFIG_CODEINTEGRITY_RECORD: Structure =
    Structure { payload: Some(
        |data| Payload::ConfigCodeintegrityRecord(super::config::ConfigCodeintegrityRecordPayload(data))
    ),
    variant: "ConfigCodeintegrityRecord", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::config::config_codeintegrity_record::LAYOUT_0,
        super::config::payload_types::CONFIG_CODEINTEGRITY_RECORD_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::config::config_codeintegrity_record::LAYOUT_0,
        super::config::payload_types::CONFIG_CODEINTEGRITY_RECORD_0
    ),
] };
static CONFIG_DEVICEFAMILY_RECORD: Structure =
    Structure { payload: Some(
        |data| Payload::ConfigDevicefamilyRecord(super::config::ConfigDevicefamilyRecordPayload(data))
    ),
    variant: "ConfigDevicefamilyRecord", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::config::config_devicefamily_record::LAYOUT_0,
        super::config::payload_types::CONFIG_DEVICEFAMILY_RECORD_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::config::config_devicefamily_record::LAYOUT_0,
        super::config::payload_types::CONFIG_DEVICEFAMILY_RECORD_0
    ),
] };
static CONFIG_FLIGHTID_RECORD: Structure =
    Structure { payload: Some(|data| Payload::ConfigFlightidRecord(super::config::ConfigFlightidRecordPayload(data))),
    variant: "ConfigFlightidRecord", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::config::config_flightid_record::LAYOUT_0,
        super::config::payload_types::CONFIG_FLIGHTID_RECORD_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::config::config_flightid_record::LAYOUT_0,
        super::config::payload_types::CONFIG_FLIGHTID_RECORD_0
    ),
] };
static CONFIG_MACHINEID_RECORD: Structure =
    Structure { payload: Some(|data| Payload::ConfigMachineidRecord(super::config::ConfigMachineidRecordPayload(data))),
    variant: "ConfigMachineidRecord", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::config::config_machineid_record::LAYOUT_0,
        super::config::payload_types::CONFIG_MACHINEID_RECORD_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::config::config_machineid_record::LAYOUT_0,
        super::config::payload_types::CONFIG_MACHINEID_RECORD_0
    ),
] };
static CPU_CONFIG_RECORD: Structure =
    Structure { payload: Some(|data| Payload::CpuConfig(super::config::CpuConfigPayload(data))), variant: "CpuConfig",
    forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::config::cpu_config_record::LAYOUT_0,
        super::config::payload_types::CPU_CONFIG_RECORD_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::config::cpu_config_record::LAYOUT_1,
        super::config::payload_types::CPU_CONFIG_RECORD_1
    ),
] };
static CRIT_SEC_COLLISION: Structure =
    Structure { payload: Some(|data| Payload::CritSecCollision(super::sync::CritSecCollisionPayload(data))),
    variant: "CritSecCollision", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::sync::crit_sec_collision::LAYOUT_0,
        super::sync::payload_types::CRIT_SEC_COLLISION_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::sync::crit_sec_collision::LAYOUT_1,
        super::sync::payload_types::CRIT_SEC_COLLISION_1
    ),
] };
static CRIT_SEC_INIT: Structure =
    Structure { payload: Some(|data| Payload::CritSecInit(super::sync::CritSecInitPayload(data))),
    variant: "CritSecInit", forms: &[
    form(Pointer::Bits32, 0, 255, &super::sync::crit_sec_init::LAYOUT_0, super::sync::payload_types::CRIT_SEC_INIT_0),
    form(Pointer::Bits64, 0, 255, &super::sync::crit_sec_init::LAYOUT_1, super::sync::payload_types::CRIT_SEC_INIT_1),
] };
static DISK_IO_TYPE_GROUP2: Structure =
    Structure { payload: Some(|data| Payload::DiskTransferInit(super::disk::DiskTransferInitPayload(data))),
    variant: "DiskTransferInit", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::disk::disk_io_type_group2::LAYOUT_0,
        super::disk::payload_types::DISK_IO_TYPE_GROUP2_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::disk::disk_io_type_group2::LAYOUT_1,
        super::disk::payload_types::DISK_IO_TYPE_GROUP2_1
    ),
] };
static ETW_ANTI_STARVATION_BOOST_EVENT: Structure =
    Structure { payload: Some(
        |data| Payload::EtwAntiStarvationBoostEvent(super::thread::EtwAntiStarvationBoostEventPayload(data))
    ),
    variant: "EtwAntiStarvationBoostEvent", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::thread::etw_anti_starvation_boost_event::LAYOUT_0,
        super::thread::payload_types::ETW_ANTI_STARVATION_BOOST_EVENT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::thread::etw_anti_starvation_boost_event::LAYOUT_0,
        super::thread::payload_types::ETW_ANTI_STARVATION_BOOST_EVENT_0
    ),
] };
static ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT: Structure =
    Structure { payload: Some(
        |data| Payload::EtwAutoboostClearPriorityFloorEvent(
            super::thread::EtwAutoboostClearPriorityFloorEventPayload(data)
        )
    ),
    variant: "EtwAutoboostClearPriorityFloorEvent", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::thread::etw_autoboost_clear_priority_floor_event::LAYOUT_0,
        super::thread::payload_types::ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::thread::etw_autoboost_clear_priority_floor_event::LAYOUT_1,
        super::thread::payload_types::ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT_1
    ),
] };
static ETW_AUTOBOOST_NO_ENTRIES_EVENT: Structure =
    Structure { payload: Some(
        |data| Payload::EtwAutoboostNoEntriesEvent(super::thread::EtwAutoboostNoEntriesEventPayload(data))
    ),
    variant: "EtwAutoboostNoEntriesEvent", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::thread::etw_autoboost_no_entries_event::LAYOUT_0,
        super::thread::payload_types::ETW_AUTOBOOST_NO_ENTRIES_EVENT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::thread::etw_autoboost_no_entries_event::LAYOUT_1,
        super::thread::payload_types::ETW_AUTOBOOST_NO_ENTRIES_EVENT_1
    ),
] };
static ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT: Structure =
    Structure { payload: Some(
        |data| Payload::EtwAutoboostSetPriorityFloorEvent(super::thread::EtwAutoboostSetPriorityFloorEventPayload(data))
    ),
    variant: "EtwAutoboostSetPriorityFloorEvent", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::thread::etw_autoboost_set_priority_floor_event::LAYOUT_0,
        super::thread::payload_types::ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::thread::etw_autoboost_set_priority_floor_event::LAYOUT_1,
        super::thread::payload_types::ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_1
    ),
] };
static ETW_CANCEL_KTIMER2_EVENT: Structure =
    Structure { payload: Some(
        |data| Payload::EtwCancelKtimer2Event(super::profile::EtwCancelKtimer2EventPayload(data))
    ),
    variant: "EtwCancelKtimer2Event", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::profile::etw_cancel_ktimer2_event::LAYOUT_0,
        super::profile::payload_types::ETW_CANCEL_KTIMER2_EVENT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::profile::etw_cancel_ktimer2_event::LAYOUT_1,
        super::profile::payload_types::ETW_CANCEL_KTIMER2_EVENT_1
    ),
] };
static ETW_CANCEL_TIMER_EVENT: Structure =
    Structure { payload: Some(|data| Payload::EtwCancelTimerEvent(super::profile::EtwCancelTimerEventPayload(data))),
    variant: "EtwCancelTimerEvent", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::profile::etw_cancel_timer_event::LAYOUT_0,
        super::profile::payload_types::ETW_CANCEL_TIMER_EVENT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::profile::etw_cancel_timer_event::LAYOUT_1,
        super::profile::payload_types::ETW_CANCEL_TIMER_EVENT_1
    ),
] };
static ETW_CLOCK_CONFIGURATION_EVENT: Structure =
    Structure { payload: Some(
        |data| Payload::EtwClockConfigurationEvent(super::profile::EtwClockConfigurationEventPayload(data))
    ),
    variant: "EtwClockConfigurationEvent", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::profile::etw_clock_configuration_event::LAYOUT_0,
        super::profile::payload_types::ETW_CLOCK_CONFIGURATION_EVENT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::profile::etw_clock_configuration_event::LAYOUT_0,
        super::profile::payload_types::ETW_CLOCK_CONFIGURATION_EVENT_0
    ),
] };
static ETW_CLOCK_TIME_UPDATE: Structure =
    Structure { payload: Some(|data| Payload::EtwClockTimeUpdate(super::profile::EtwClockTimeUpdatePayload(data))),
    variant: "EtwClockTimeUpdate", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::profile::etw_clock_time_update::LAYOUT_0,
        super::profile::payload_types::ETW_CLOCK_TIME_UPDATE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::profile::etw_clock_time_update::LAYOUT_0,
        super::profile::payload_types::ETW_CLOCK_TIME_UPDATE_0
    ),
] };
static ETW_CPU_CACHE_FLUSH_EVENT: Structure =
    Structure { payload: Some(
        |data| Payload::EtwCpuCacheFlushEvent(super::profile::EtwCpuCacheFlushEventPayload(data))
    ),
    variant: "EtwCpuCacheFlushEvent", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::profile::etw_cpu_cache_flush_event::LAYOUT_0,
        super::profile::payload_types::ETW_CPU_CACHE_FLUSH_EVENT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::profile::etw_cpu_cache_flush_event::LAYOUT_1,
        super::profile::payload_types::ETW_CPU_CACHE_FLUSH_EVENT_1
    ),
] };
static ETW_CREATEDELETE_OBJECT_EVENT: Structure =
    Structure { payload: Some(
        |data| Payload::EtwCreatedeleteObjectEvent(super::object::EtwCreatedeleteObjectEventPayload(data))
    ),
    variant: "EtwCreatedeleteObjectEvent", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::object::etw_createdelete_object_event::LAYOUT_0,
        super::object::payload_types::ETW_CREATEDELETE_OBJECT_EVENT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::object::etw_createdelete_object_event::LAYOUT_1,
        super::object::payload_types::ETW_CREATEDELETE_OBJECT_EVENT_1
    ),
] };
static ETW_CREATE_HANDLE_EVENT: Structure =
    Structure { payload: Some(|data| Payload::EtwCreateHandleEvent(super::object::EtwCreateHandleEventPayload(data))),
    variant: "EtwCreateHandleEvent", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::object::etw_create_handle_event::LAYOUT_0,
        super::object::payload_types::ETW_CREATE_HANDLE_EVENT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::object::etw_create_handle_event::LAYOUT_1,
        super::object::payload_types::ETW_CREATE_HANDLE_EVENT_1
    ),
] };
static ETW_CRITSEC_EVENT_COLLISION: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::sync::etw_critsec_event_collision::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::sync::etw_critsec_event_collision::LAYOUT_1, &[]),
] };
static ETW_CRITSEC_EVENT_INIT: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::sync::etw_critsec_event_init::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::sync::etw_critsec_event_init::LAYOUT_1, &[]),
] };
static ETW_DEBUG_PRINT_EVENT: Structure =
    Structure { payload: Some(|data| Payload::EtwDebugPrintEvent(super::trace::EtwDebugPrintEventPayload(data))),
    variant: "EtwDebugPrintEvent", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::trace::etw_debug_print_event::LAYOUT_0,
        super::trace::payload_types::ETW_DEBUG_PRINT_EVENT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::trace::etw_debug_print_event::LAYOUT_0,
        super::trace::payload_types::ETW_DEBUG_PRINT_EVENT_0
    ),
] };
static ETW_DFSS_RELEASE_THREAD_ON_IDLE: Structure =
    Structure { payload: Some(
        |data| Payload::EtwDfssReleaseThreadOnIdle(super::scheduler::EtwDfssReleaseThreadOnIdlePayload(data))
    ),
    variant: "EtwDfssReleaseThreadOnIdle", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::scheduler::etw_dfss_release_thread_on_idle::LAYOUT_0,
        super::scheduler::payload_types::ETW_DFSS_RELEASE_THREAD_ON_IDLE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::scheduler::etw_dfss_release_thread_on_idle::LAYOUT_0,
        super::scheduler::payload_types::ETW_DFSS_RELEASE_THREAD_ON_IDLE_0
    ),
] };
static ETW_DFSS_START_NEW_INTERVAL: Structure =
    Structure { payload: Some(
        |data| Payload::EtwDfssStartNewInterval(super::scheduler::EtwDfssStartNewIntervalPayload(data))
    ),
    variant: "EtwDfssStartNewInterval", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::scheduler::etw_dfss_start_new_interval::LAYOUT_0,
        super::scheduler::payload_types::ETW_DFSS_START_NEW_INTERVAL_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::scheduler::etw_dfss_start_new_interval::LAYOUT_0,
        super::scheduler::payload_types::ETW_DFSS_START_NEW_INTERVAL_0
    ),
] };
static ETW_DISABLE_KTIMER2_EVENT: Structure =
    Structure { payload: Some(
        |data| Payload::EtwDisableKtimer2Event(super::profile::EtwDisableKtimer2EventPayload(data))
    ),
    variant: "EtwDisableKtimer2Event", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::profile::etw_disable_ktimer2_event::LAYOUT_0,
        super::profile::payload_types::ETW_DISABLE_KTIMER2_EVENT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::profile::etw_disable_ktimer2_event::LAYOUT_1,
        super::profile::payload_types::ETW_DISABLE_KTIMER2_EVENT_1
    ),
] };
static ETW_DISKIO_FLUSH_BUFFERS_V2: Structure =
    Structure { payload: Some(|data| Payload::DiskFlush(super::disk::DiskFlushPayload(data))), variant: "DiskFlush",
    forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::disk::etw_diskio_flush_buffers_v2::LAYOUT_0,
        super::disk::payload_types::ETW_DISKIO_FLUSH_BUFFERS_V2_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::disk::etw_diskio_flush_buffers_v2::LAYOUT_1,
        super::disk::payload_types::ETW_DISKIO_FLUSH_BUFFERS_V2_1
    ),
] };
static ETW_DISKIO_FLUSH_BUFFERS_V3: Structure =
    Structure { payload: Some(|data| Payload::DiskFlush(super::disk::DiskFlushPayload(data))), variant: "DiskFlush",
    forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::disk::etw_diskio_flush_buffers_v3::LAYOUT_0,
        super::disk::payload_types::ETW_DISKIO_FLUSH_BUFFERS_V3_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::disk::etw_diskio_flush_buffers_v3::LAYOUT_1,
        super::disk::payload_types::ETW_DISKIO_FLUSH_BUFFERS_V3_1
    ),
] };
static ETW_DISKIO_READWRITE: Structure =
    Structure { payload: Some(|data| Payload::DiskTransfer(super::disk::DiskTransferPayload(data))),
    variant: "DiskTransfer", forms: &[
    form(
        Pointer::Bits32, 0, 0, &super::disk::etw_diskio_readwrite::LAYOUT_0,
        super::disk::payload_types::ETW_DISKIO_READWRITE_0
    ),
    form(
        Pointer::Bits64, 0, 0, &super::disk::etw_diskio_readwrite::LAYOUT_1,
        super::disk::payload_types::ETW_DISKIO_READWRITE_1
    ),
] };
static ETW_DISKIO_READWRITE_V2: Structure =
    Structure { payload: Some(|data| Payload::DiskTransfer(super::disk::DiskTransferPayload(data))),
    variant: "DiskTransfer", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::disk::etw_diskio_readwrite_v2::LAYOUT_0,
        super::disk::payload_types::ETW_DISKIO_READWRITE_V2_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::disk::etw_diskio_readwrite_v2::LAYOUT_1,
        super::disk::payload_types::ETW_DISKIO_READWRITE_V2_1
    ),
] };
static ETW_DISKIO_READWRITE_V3: Structure =
    Structure { payload: Some(|data| Payload::DiskTransfer(super::disk::DiskTransferPayload(data))),
    variant: "DiskTransfer", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::disk::etw_diskio_readwrite_v3::LAYOUT_0,
        super::disk::payload_types::ETW_DISKIO_READWRITE_V3_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::disk::etw_diskio_readwrite_v3::LAYOUT_1,
        super::disk::payload_types::ETW_DISKIO_READWRITE_V3_1
    ),
] };
static ETW_DUPLICATE_HANDLE_EVENT: Structure =
    Structure { payload: Some(
        |data| Payload::EtwDuplicateHandleEvent(super::object::EtwDuplicateHandleEventPayload(data))
    ),
    variant: "EtwDuplicateHandleEvent", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::object::etw_duplicate_handle_event::LAYOUT_0,
        super::object::payload_types::ETW_DUPLICATE_HANDLE_EVENT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::object::etw_duplicate_handle_event::LAYOUT_1,
        super::object::payload_types::ETW_DUPLICATE_HANDLE_EVENT_1
    ),
] };
static ETW_FINALIZE_KTIMER2_EVENT: Structure =
    Structure { payload: Some(
        |data| Payload::EtwFinalizeKtimer2Event(super::profile::EtwFinalizeKtimer2EventPayload(data))
    ),
    variant: "EtwFinalizeKtimer2Event", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::profile::etw_finalize_ktimer2_event::LAYOUT_0,
        super::profile::payload_types::ETW_FINALIZE_KTIMER2_EVENT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::profile::etw_finalize_ktimer2_event::LAYOUT_1,
        super::profile::payload_types::ETW_FINALIZE_KTIMER2_EVENT_1
    ),
] };
static ETW_HEAP_EVENT_ALLOC: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::heap::etw_heap_event_alloc::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::heap::etw_heap_event_alloc::LAYOUT_1, &[]),
] };
static ETW_HEAP_EVENT_CONTRACTION: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::heap::etw_heap_event_contraction::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::heap::etw_heap_event_contraction::LAYOUT_1, &[]),
] };
static ETW_HEAP_EVENT_CREATE: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::heap::etw_heap_event_create::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::heap::etw_heap_event_create::LAYOUT_1, &[]),
] };
static ETW_HEAP_EVENT_EXPANSION: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::heap::etw_heap_event_expansion::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::heap::etw_heap_event_expansion::LAYOUT_1, &[]),
] };
static ETW_HEAP_EVENT_FREE: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::heap::etw_heap_event_free::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::heap::etw_heap_event_free::LAYOUT_1, &[]),
] };
static ETW_HEAP_EVENT_REALLOC: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::heap::etw_heap_event_realloc::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::heap::etw_heap_event_realloc::LAYOUT_1, &[]),
] };
static ETW_HEAP_EVENT_SNAPSHOT: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::heap::etw_heap_event_snapshot::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::heap::etw_heap_event_snapshot::LAYOUT_1, &[]),
] };
static ETW_KERNEL_HEADER_EXTENSION: Structure =
    Structure { payload: Some(
        |data| Payload::EtwKernelHeaderExtension(crate::logfile::EtwKernelHeaderExtensionPayload(data))
    ),
    variant: "EtwKernelHeaderExtension", forms: &[
    form(
        Pointer::Bits32, 4, 255, &crate::logfile::etw_kernel_header_extension::LAYOUT_1,
        crate::logfile::payload_types::ETW_KERNEL_HEADER_EXTENSION_1
    ),
    form(
        Pointer::Bits64, 4, 255, &crate::logfile::etw_kernel_header_extension::LAYOUT_1,
        crate::logfile::payload_types::ETW_KERNEL_HEADER_EXTENSION_1
    ),
    form(
        Pointer::Bits32, 2, 3, &crate::logfile::etw_kernel_header_extension::LAYOUT_0,
        crate::logfile::payload_types::ETW_KERNEL_HEADER_EXTENSION_0
    ),
    form(
        Pointer::Bits64, 2, 3, &crate::logfile::etw_kernel_header_extension::LAYOUT_0,
        crate::logfile::payload_types::ETW_KERNEL_HEADER_EXTENSION_0
    ),
] };
static ETW_KQUEUE_DEQUEUE_EVENT: Structure =
    Structure { payload: Some(|data| Payload::EtwKqueueDequeueEvent(super::thread::EtwKqueueDequeueEventPayload(data))),
    variant: "EtwKqueueDequeueEvent", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::thread::etw_kqueue_dequeue_event::LAYOUT_0,
        super::thread::payload_types::ETW_KQUEUE_DEQUEUE_EVENT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::thread::etw_kqueue_dequeue_event::LAYOUT_1,
        super::thread::payload_types::ETW_KQUEUE_DEQUEUE_EVENT_1
    ),
] };
static ETW_KQUEUE_ENQUEUE_EVENT: Structure =
    Structure { payload: Some(|data| Payload::EtwKqueueEnqueueEvent(super::thread::EtwKqueueEnqueueEventPayload(data))),
    variant: "EtwKqueueEnqueueEvent", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::thread::etw_kqueue_enqueue_event::LAYOUT_0,
        super::thread::payload_types::ETW_KQUEUE_ENQUEUE_EVENT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::thread::etw_kqueue_enqueue_event::LAYOUT_1,
        super::thread::payload_types::ETW_KQUEUE_ENQUEUE_EVENT_1
    ),
] };
static ETW_OBJECT_HANDLE_EVENT: Structure =
    Structure { payload: Some(|data| Payload::EtwObjectHandleEvent(super::object::EtwObjectHandleEventPayload(data))),
    variant: "EtwObjectHandleEvent", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::object::etw_object_handle_event::LAYOUT_0,
        super::object::payload_types::ETW_OBJECT_HANDLE_EVENT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::object::etw_object_handle_event::LAYOUT_1,
        super::object::payload_types::ETW_OBJECT_HANDLE_EVENT_1
    ),
] };
static ETW_OBJECT_TYPE_EVENT: Structure =
    Structure { payload: Some(|data| Payload::EtwObjectTypeEvent(super::object::EtwObjectTypeEventPayload(data))),
    variant: "EtwObjectTypeEvent", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::object::etw_object_type_event::LAYOUT_0,
        super::object::payload_types::ETW_OBJECT_TYPE_EVENT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::object::etw_object_type_event::LAYOUT_0,
        super::object::payload_types::ETW_OBJECT_TYPE_EVENT_0
    ),
] };
static ETW_OPTICALIO_FLUSH_BUFFERS: Structure =
    Structure { payload: Some(
        |data| Payload::EtwOpticalioFlushBuffers(super::disk::EtwOpticalioFlushBuffersPayload(data))
    ),
    variant: "EtwOpticalioFlushBuffers", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::disk::etw_opticalio_flush_buffers::LAYOUT_0,
        super::disk::payload_types::ETW_OPTICALIO_FLUSH_BUFFERS_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::disk::etw_opticalio_flush_buffers::LAYOUT_1,
        super::disk::payload_types::ETW_OPTICALIO_FLUSH_BUFFERS_1
    ),
] };
static ETW_OPTICALIO_INIT: Structure =
    Structure { payload: Some(|data| Payload::EtwOpticalioInit(super::disk::EtwOpticalioInitPayload(data))),
    variant: "EtwOpticalioInit", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::disk::etw_opticalio_init::LAYOUT_0,
        super::disk::payload_types::ETW_OPTICALIO_INIT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::disk::etw_opticalio_init::LAYOUT_1,
        super::disk::payload_types::ETW_OPTICALIO_INIT_1
    ),
] };
static ETW_OPTICALIO_READWRITE: Structure =
    Structure { payload: Some(|data| Payload::EtwOpticalioReadwrite(super::disk::EtwOpticalioReadwritePayload(data))),
    variant: "EtwOpticalioReadwrite", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::disk::etw_opticalio_readwrite::LAYOUT_0,
        super::disk::payload_types::ETW_OPTICALIO_READWRITE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::disk::etw_opticalio_readwrite::LAYOUT_1,
        super::disk::payload_types::ETW_OPTICALIO_READWRITE_1
    ),
] };
static ETW_PARTITION_INFO_EXTENSION: Structure =
    Structure { payload: Some(
        |data| Payload::EtwPartitionInfoExtension(super::trace::EtwPartitionInfoExtensionPayload(data))
    ),
    variant: "EtwPartitionInfoExtension", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::trace::etw_partition_info_extension::LAYOUT_0,
        super::trace::payload_types::ETW_PARTITION_INFO_EXTENSION_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::trace::etw_partition_info_extension::LAYOUT_0,
        super::trace::payload_types::ETW_PARTITION_INFO_EXTENSION_0
    ),
] };
static ETW_POOL_EVENT: Structure =
    Structure { payload: Some(|data| Payload::EtwPoolEvent(super::pool::EtwPoolEventPayload(data))),
    variant: "EtwPoolEvent", forms: &[
    form(Pointer::Bits32, 0, 255, &super::pool::etw_pool_event::LAYOUT_0, super::pool::payload_types::ETW_POOL_EVENT_0),
    form(Pointer::Bits64, 0, 255, &super::pool::etw_pool_event::LAYOUT_1, super::pool::payload_types::ETW_POOL_EVENT_1),
] };
static ETW_PRIORITY_EVENT: Structure =
    Structure { payload: Some(|data| Payload::EtwPriorityEvent(super::thread::EtwPriorityEventPayload(data))),
    variant: "EtwPriorityEvent", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::thread::etw_priority_event::LAYOUT_0,
        super::thread::payload_types::ETW_PRIORITY_EVENT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::thread::etw_priority_event::LAYOUT_0,
        super::thread::payload_types::ETW_PRIORITY_EVENT_0
    ),
] };
static ETW_READY_THREAD_EVENT: Structure =
    Structure { payload: Some(|data| Payload::EtwReadyThreadEvent(super::thread::EtwReadyThreadEventPayload(data))),
    variant: "EtwReadyThreadEvent", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::thread::etw_ready_thread_event::LAYOUT_0,
        super::thread::payload_types::ETW_READY_THREAD_EVENT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::thread::etw_ready_thread_event::LAYOUT_0,
        super::thread::payload_types::ETW_READY_THREAD_EVENT_0
    ),
] };
static ETW_REFDEREF_OBJECT_EVENT: Structure =
    Structure { payload: Some(
        |data| Payload::EtwRefderefObjectEvent(super::object::EtwRefderefObjectEventPayload(data))
    ),
    variant: "EtwRefderefObjectEvent", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::object::etw_refderef_object_event::LAYOUT_0,
        super::object::payload_types::ETW_REFDEREF_OBJECT_EVENT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::object::etw_refderef_object_event::LAYOUT_1,
        super::object::payload_types::ETW_REFDEREF_OBJECT_EVENT_1
    ),
] };
static ETW_REGNOTIF_REGISTER: Structure =
    Structure { payload: Some(|data| Payload::EtwRegnotifRegister(super::registry::EtwRegnotifRegisterPayload(data))),
    variant: "EtwRegnotifRegister", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::registry::etw_regnotif_register::LAYOUT_0,
        super::registry::payload_types::ETW_REGNOTIF_REGISTER_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::registry::etw_regnotif_register::LAYOUT_1,
        super::registry::payload_types::ETW_REGNOTIF_REGISTER_1
    ),
] };
static ETW_SET_KTIMER2_EVENT: Structure =
    Structure { payload: Some(|data| Payload::EtwSetKtimer2Event(super::profile::EtwSetKtimer2EventPayload(data))),
    variant: "EtwSetKtimer2Event", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::profile::etw_set_ktimer2_event::LAYOUT_0,
        super::profile::payload_types::ETW_SET_KTIMER2_EVENT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::profile::etw_set_ktimer2_event::LAYOUT_1,
        super::profile::payload_types::ETW_SET_KTIMER2_EVENT_1
    ),
] };
static ETW_SET_TIMER_EVENT: Structure =
    Structure { payload: Some(|data| Payload::EtwSetTimerEvent(super::profile::EtwSetTimerEventPayload(data))),
    variant: "EtwSetTimerEvent", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::profile::etw_set_timer_event::LAYOUT_0,
        super::profile::payload_types::ETW_SET_TIMER_EVENT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::profile::etw_set_timer_event::LAYOUT_1,
        super::profile::payload_types::ETW_SET_TIMER_EVENT_1
    ),
] };
static ETW_THREAD_AFFINITY_EVENT: Structure =
    Structure { payload: Some(
        |data| Payload::EtwThreadAffinityEvent(super::thread::EtwThreadAffinityEventPayload(data))
    ),
    variant: "EtwThreadAffinityEvent", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::thread::etw_thread_affinity_event::LAYOUT_0,
        super::thread::payload_types::ETW_THREAD_AFFINITY_EVENT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::thread::etw_thread_affinity_event::LAYOUT_1,
        super::thread::payload_types::ETW_THREAD_AFFINITY_EVENT_1
    ),
] };
static ETW_THREAD_EVENT_SUBPROCESSTAG: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::thread::etw_thread_event_subprocesstag::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::thread::etw_thread_event_subprocesstag::LAYOUT_0, &[]),
] };
static ETW_THREAD_SET_NAME_EVENT: Structure =
    Structure { payload: Some(|data| Payload::EtwThreadSetNameEvent(super::thread::EtwThreadSetNameEventPayload(data))),
    variant: "EtwThreadSetNameEvent", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::thread::etw_thread_set_name_event::LAYOUT_0,
        super::thread::payload_types::ETW_THREAD_SET_NAME_EVENT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::thread::etw_thread_set_name_event::LAYOUT_0,
        super::thread::payload_types::ETW_THREAD_SET_NAME_EVENT_0
    ),
] };
static ETW_TIMER_EXPIRATION_EVENT: Structure =
    Structure { payload: Some(
        |data| Payload::EtwTimerExpirationEvent(super::profile::EtwTimerExpirationEventPayload(data))
    ),
    variant: "EtwTimerExpirationEvent", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::profile::etw_timer_expiration_event::LAYOUT_0,
        super::profile::payload_types::ETW_TIMER_EXPIRATION_EVENT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::profile::etw_timer_expiration_event::LAYOUT_1,
        super::profile::payload_types::ETW_TIMER_EXPIRATION_EVENT_1
    ),
] };
static ETW_TIMER_EXPIRATION_START_EVENT: Structure =
    Structure { payload: Some(
        |data| Payload::EtwTimerExpirationStartEvent(super::profile::EtwTimerExpirationStartEventPayload(data))
    ),
    variant: "EtwTimerExpirationStartEvent", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::profile::etw_timer_expiration_start_event::LAYOUT_0,
        super::profile::payload_types::ETW_TIMER_EXPIRATION_START_EVENT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::profile::etw_timer_expiration_start_event::LAYOUT_0,
        super::profile::payload_types::ETW_TIMER_EXPIRATION_START_EVENT_0
    ),
] };
static ETW_TP_EVENT_CALLBACK_CANCEL: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::threadpool::etw_tp_event_callback_cancel::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::threadpool::etw_tp_event_callback_cancel::LAYOUT_1, &[]),
] };
static ETW_TP_EVENT_CALLBACK_ENQUEUE: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::threadpool::etw_tp_event_callback_enqueue::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::threadpool::etw_tp_event_callback_enqueue::LAYOUT_1, &[]),
] };
static ETW_TP_EVENT_CALLBACK_START: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::threadpool::etw_tp_event_callback_start::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::threadpool::etw_tp_event_callback_start::LAYOUT_1, &[]),
] };
static ETW_TP_EVENT_POOL_CLOSE: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::threadpool::etw_tp_event_pool_close::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::threadpool::etw_tp_event_pool_close::LAYOUT_1, &[]),
] };
static ETW_TP_EVENT_POOL_CREATE: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::threadpool::etw_tp_event_pool_create::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::threadpool::etw_tp_event_pool_create::LAYOUT_1, &[]),
] };
static ETW_TP_EVENT_POOL_TH_MAX_SET: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::threadpool::etw_tp_event_pool_th_max_set::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::threadpool::etw_tp_event_pool_th_max_set::LAYOUT_1, &[]),
] };
static ETW_TP_EVENT_POOL_TH_MIN_SET: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::threadpool::etw_tp_event_pool_th_min_set::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::threadpool::etw_tp_event_pool_th_min_set::LAYOUT_1, &[]),
] };
static ETW_TP_EVENT_TIMER_CANCELLED: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::threadpool::etw_tp_event_timer_cancelled::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::threadpool::etw_tp_event_timer_cancelled::LAYOUT_1, &[]),
] };
static ETW_TP_EVENT_TIMER_CANCEL_NTTIMER: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::threadpool::etw_tp_event_timer_cancel_nttimer::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::threadpool::etw_tp_event_timer_cancel_nttimer::LAYOUT_1, &[]),
] };
static ETW_TP_EVENT_TIMER_EXPIRATION: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::threadpool::etw_tp_event_timer_expiration::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::threadpool::etw_tp_event_timer_expiration::LAYOUT_1, &[]),
] };
static ETW_TP_EVENT_TIMER_EXPIRATION_BEGIN: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::threadpool::etw_tp_event_timer_expiration_begin::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::threadpool::etw_tp_event_timer_expiration_begin::LAYOUT_1, &[]),
] };
static ETW_TP_EVENT_TIMER_EXPIRATION_END: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::threadpool::etw_tp_event_timer_expiration_end::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::threadpool::etw_tp_event_timer_expiration_end::LAYOUT_1, &[]),
] };
static ETW_TP_EVENT_TIMER_SET: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::threadpool::etw_tp_event_timer_set::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::threadpool::etw_tp_event_timer_set::LAYOUT_1, &[]),
] };
static ETW_TP_EVENT_TIMER_SET_NTTIMER: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::threadpool::etw_tp_event_timer_set_nttimer::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::threadpool::etw_tp_event_timer_set_nttimer::LAYOUT_1, &[]),
] };
static ETW_TP_EVENT_WORKER_NUMANODE_SWITCH: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::threadpool::etw_tp_event_worker_numanode_switch::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::threadpool::etw_tp_event_worker_numanode_switch::LAYOUT_1, &[]),
] };
static ETW_UMS_EVENT_CONTEXT_SWITCH: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::scheduler::etw_ums_event_context_switch::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::scheduler::etw_ums_event_context_switch::LAYOUT_0, &[]),
] };
static ETW_UMS_EVENT_DIRECTED_SWITCH_END: Structure =
    Structure { payload: Some(
        |data| Payload::EtwUmsEventDirectedSwitchEnd(super::scheduler::EtwUmsEventDirectedSwitchEndPayload(data))
    ),
    variant: "EtwUmsEventDirectedSwitchEnd", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::scheduler::etw_ums_event_directed_switch_end::LAYOUT_0,
        super::scheduler::payload_types::ETW_UMS_EVENT_DIRECTED_SWITCH_END_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::scheduler::etw_ums_event_directed_switch_end::LAYOUT_0,
        super::scheduler::payload_types::ETW_UMS_EVENT_DIRECTED_SWITCH_END_0
    ),
] };
static ETW_UMS_EVENT_DIRECTED_SWITCH_START: Structure =
    Structure { payload: Some(
        |data| Payload::EtwUmsEventDirectedSwitchStart(super::scheduler::EtwUmsEventDirectedSwitchStartPayload(data))
    ),
    variant: "EtwUmsEventDirectedSwitchStart", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::scheduler::etw_ums_event_directed_switch_start::LAYOUT_0,
        super::scheduler::payload_types::ETW_UMS_EVENT_DIRECTED_SWITCH_START_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::scheduler::etw_ums_event_directed_switch_start::LAYOUT_0,
        super::scheduler::payload_types::ETW_UMS_EVENT_DIRECTED_SWITCH_START_0
    ),
] };
static ETW_UMS_EVENT_DISASSOCIATE: Structure =
    Structure { payload: Some(
        |data| Payload::EtwUmsEventDisassociate(super::scheduler::EtwUmsEventDisassociatePayload(data))
    ),
    variant: "EtwUmsEventDisassociate", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::scheduler::etw_ums_event_disassociate::LAYOUT_0,
        super::scheduler::payload_types::ETW_UMS_EVENT_DISASSOCIATE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::scheduler::etw_ums_event_disassociate::LAYOUT_0,
        super::scheduler::payload_types::ETW_UMS_EVENT_DISASSOCIATE_0
    ),
] };
static ETW_UMS_EVENT_PARK: Structure =
    Structure { payload: Some(|data| Payload::EtwUmsEventPark(super::scheduler::EtwUmsEventParkPayload(data))),
    variant: "EtwUmsEventPark", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::scheduler::etw_ums_event_park::LAYOUT_0,
        super::scheduler::payload_types::ETW_UMS_EVENT_PARK_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::scheduler::etw_ums_event_park::LAYOUT_0,
        super::scheduler::payload_types::ETW_UMS_EVENT_PARK_0
    ),
] };
static ETW_WAKE_COUNTER_EVENT: Structure =
    Structure { payload: Some(|data| Payload::EtwWakeCounterEvent(super::process::EtwWakeCounterEventPayload(data))),
    variant: "EtwWakeCounterEvent", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::process::etw_wake_counter_event::LAYOUT_0,
        super::process::payload_types::ETW_WAKE_COUNTER_EVENT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::process::etw_wake_counter_event::LAYOUT_1,
        super::process::payload_types::ETW_WAKE_COUNTER_EVENT_1
    ),
] };
static ETW_WNF_EVENT_CALLBACK: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::wnf::etw_wnf_event_callback::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::wnf::etw_wnf_event_callback::LAYOUT_1, &[]),
] };
static ETW_WNF_EVENT_NAME_SUB_RUNDOWN: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::wnf::etw_wnf_event_name_sub_rundown::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::wnf::etw_wnf_event_name_sub_rundown::LAYOUT_1, &[]),
] };
static ETW_WNF_EVENT_PUBLISH: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::wnf::etw_wnf_event_publish::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::wnf::etw_wnf_event_publish::LAYOUT_0, &[]),
] };
static ETW_WNF_EVENT_SUBSCRIBE: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::wnf::etw_wnf_event_subscribe::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::wnf::etw_wnf_event_subscribe::LAYOUT_1, &[]),
] };
static EVENT_METADATA_EVENT_MAP_INFO: Structure =
    Structure { payload: Some(
        |data| Payload::EventMetadataEventMapInfo(super::trace::EventMetadataEventMapInfoPayload(data))
    ),
    variant: "EventMetadataEventMapInfo", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::trace::event_metadata_event_map_info::LAYOUT_0,
        super::trace::payload_types::EVENT_METADATA_EVENT_MAP_INFO_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::trace::event_metadata_event_map_info::LAYOUT_0,
        super::trace::payload_types::EVENT_METADATA_EVENT_MAP_INFO_0
    ),
] };
static FILE_IO_CREATE: Structure =
    Structure { payload: Some(|data| Payload::FileCreate(super::file::FileCreatePayload(data))), variant: "FileCreate",
    forms: &[
    form(Pointer::Bits32, 0, 255, &super::file::file_io_create::LAYOUT_0, super::file::payload_types::FILE_IO_CREATE_0),
    form(Pointer::Bits64, 0, 255, &super::file::file_io_create::LAYOUT_1, super::file::payload_types::FILE_IO_CREATE_1),
] };
static FILE_IO_DIR_ENUM: Structure =
    Structure { payload: Some(|data| Payload::DirectoryEnumeration(super::file::DirectoryEnumerationPayload(data))),
    variant: "DirectoryEnumeration", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::file::file_io_dir_enum::LAYOUT_0,
        super::file::payload_types::FILE_IO_DIR_ENUM_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::file::file_io_dir_enum::LAYOUT_1,
        super::file::payload_types::FILE_IO_DIR_ENUM_1
    ),
] };
static FILE_IO_INFO: Structure =
    Structure { payload: Some(|data| Payload::FileInformation(super::file::FileInformationPayload(data))),
    variant: "FileInformation", forms: &[
    form(Pointer::Bits32, 0, 255, &super::file::file_io_info::LAYOUT_0, super::file::payload_types::FILE_IO_INFO_0),
    form(Pointer::Bits64, 0, 255, &super::file::file_io_info::LAYOUT_1, super::file::payload_types::FILE_IO_INFO_1),
] };
static FILE_IO_READ_WRITE: Structure =
    Structure { payload: Some(|data| Payload::FileTransfer(super::file::FileTransferPayload(data))),
    variant: "FileTransfer", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::file::file_io_read_write::LAYOUT_0,
        super::file::payload_types::FILE_IO_READ_WRITE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::file::file_io_read_write::LAYOUT_1,
        super::file::payload_types::FILE_IO_READ_WRITE_1
    ),
] };
static FILE_IO_SIMPLE_OP: Structure =
    Structure { payload: Some(|data| Payload::FileOperation(super::file::FileOperationPayload(data))),
    variant: "FileOperation", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::file::file_io_simple_op::LAYOUT_0,
        super::file::payload_types::FILE_IO_SIMPLE_OP_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::file::file_io_simple_op::LAYOUT_1,
        super::file::payload_types::FILE_IO_SIMPLE_OP_1
    ),
] };
static HEAP_AFFINITY_MANAGER_ENABLE: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::heap::heap_affinity_manager_enable::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::heap::heap_affinity_manager_enable::LAYOUT_1, &[]),
] };
static HEAP_AFFINITY_SLOT_ASSIGN: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::heap::heap_affinity_slot_assign::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::heap::heap_affinity_slot_assign::LAYOUT_1, &[]),
] };
static HEAP_COMMIT_DECOMMIT: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::heap::heap_commit_decommit::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::heap::heap_commit_decommit::LAYOUT_1, &[]),
] };
static HEAP_EVENT_RANGE: Structure =
    Structure { payload: Some(|data| Payload::HeapEventRange(super::heap::HeapEventRangePayload(data))),
    variant: "HeapEventRange", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::heap::heap_event_range::LAYOUT_0,
        super::heap::payload_types::HEAP_EVENT_RANGE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::heap::heap_event_range::LAYOUT_1,
        super::heap::payload_types::HEAP_EVENT_RANGE_1
    ),
] };
static HEAP_EVENT_RANGE_CREATE: Structure =
    Structure { payload: Some(|data| Payload::HeapEventRangeCreate(super::heap::HeapEventRangeCreatePayload(data))),
    variant: "HeapEventRangeCreate", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::heap::heap_event_range_create::LAYOUT_0,
        super::heap::payload_types::HEAP_EVENT_RANGE_CREATE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::heap::heap_event_range_create::LAYOUT_1,
        super::heap::payload_types::HEAP_EVENT_RANGE_CREATE_1
    ),
] };
static HEAP_RANGE_CREATE: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::heap::heap_range_create::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::heap::heap_range_create::LAYOUT_1, &[]),
] };
static HEAP_RANGE_DESTROY: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::heap::heap_range_destroy::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::heap::heap_range_destroy::LAYOUT_1, &[]),
] };
static HEAP_REUSE_THRESHOLD_ACTIVATED: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::heap::heap_reuse_threshold_activated::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::heap::heap_reuse_threshold_activated::LAYOUT_1, &[]),
] };
static HEAP_SUBSEGMENT_ACTIVATED: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::heap::heap_subsegment_activated::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::heap::heap_subsegment_activated::LAYOUT_1, &[]),
] };
static HEAP_SUBSEGMENT_ALLOC: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::heap::heap_subsegment_alloc::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::heap::heap_subsegment_alloc::LAYOUT_1, &[]),
] };
static HEAP_SUBSEGMENT_FREE: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::heap::heap_subsegment_free::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::heap::heap_subsegment_free::LAYOUT_1, &[]),
] };
static HEAP_SUBSEGMENT_INIT: Structure = Structure { payload: None, variant: "", forms: &[
    form(Pointer::Bits32, 0, 255, &super::heap::heap_subsegment_init::LAYOUT_0, &[]),
    form(Pointer::Bits64, 0, 255, &super::heap::heap_subsegment_init::LAYOUT_1, &[]),
] };
static HW_CONFIG_CPU: Structure =
    Structure { payload: Some(|data| Payload::CpuConfig(super::config::CpuConfigPayload(data))), variant: "CpuConfig",
    forms: &[
    form(Pointer::Bits32, 1, 1, &super::config::hw_config_cpu::LAYOUT_0, super::config::payload_types::HW_CONFIG_CPU_0),
    form(Pointer::Bits64, 1, 1, &super::config::hw_config_cpu::LAYOUT_0, super::config::payload_types::HW_CONFIG_CPU_0),
] };
static HW_CONFIG_LOG_DISK: Structure =
    Structure { payload: Some(|data| Payload::LogicalDiskConfig(super::config::LogicalDiskConfigPayload(data))),
    variant: "LogicalDiskConfig", forms: &[
    form(
        Pointer::Bits32, 1, 1, &super::config::hw_config_log_disk::LAYOUT_0,
        super::config::payload_types::HW_CONFIG_LOG_DISK_0
    ),
    form(
        Pointer::Bits64, 1, 1, &super::config::hw_config_log_disk::LAYOUT_0,
        super::config::payload_types::HW_CONFIG_LOG_DISK_0
    ),
] };
static HW_CONFIG_NIC: Structure =
    Structure { payload: Some(|data| Payload::NicConfig(super::config::NicConfigPayload(data))), variant: "NicConfig",
    forms: &[
    form(Pointer::Bits32, 1, 1, &super::config::hw_config_nic::LAYOUT_0, super::config::payload_types::HW_CONFIG_NIC_0),
    form(Pointer::Bits64, 1, 1, &super::config::hw_config_nic::LAYOUT_0, super::config::payload_types::HW_CONFIG_NIC_0),
] };
static HW_CONFIG_PHY_DISK: Structure =
    Structure { payload: Some(|data| Payload::PhysicalDiskConfig(super::config::PhysicalDiskConfigPayload(data))),
    variant: "PhysicalDiskConfig", forms: &[
    form(
        Pointer::Bits32, 1, 1, &super::config::hw_config_phy_disk::LAYOUT_0,
        super::config::payload_types::HW_CONFIG_PHY_DISK_0
    ),
    form(
        Pointer::Bits64, 1, 1, &super::config::hw_config_phy_disk::LAYOUT_0,
        super::config::payload_types::HW_CONFIG_PHY_DISK_0
    ),
] };
static HEADER_LAST_DROPPED_TIMES_TYPE_GROUP: Structure =
    Structure { payload: Some(
        |data| Payload::HeaderLastDroppedTimesTypeGroup(super::trace::HeaderLastDroppedTimesTypeGroupPayload(data))
    ),
    variant: "HeaderLastDroppedTimesTypeGroup", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::trace::header_last_dropped_times_type_group::LAYOUT_0,
        super::trace::payload_types::HEADER_LAST_DROPPED_TIMES_TYPE_GROUP_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::trace::header_last_dropped_times_type_group::LAYOUT_0,
        super::trace::payload_types::HEADER_LAST_DROPPED_TIMES_TYPE_GROUP_0
    ),
] };
static HEADER_PROVIDER_BINARY_PATH_TYPE_GROUP: Structure =
    Structure { payload: Some(
        |data| Payload::HeaderProviderBinaryPathTypeGroup(super::trace::HeaderProviderBinaryPathTypeGroupPayload(data))
    ),
    variant: "HeaderProviderBinaryPathTypeGroup", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::trace::header_provider_binary_path_type_group::LAYOUT_0,
        super::trace::payload_types::HEADER_PROVIDER_BINARY_PATH_TYPE_GROUP_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::trace::header_provider_binary_path_type_group::LAYOUT_0,
        super::trace::payload_types::HEADER_PROVIDER_BINARY_PATH_TYPE_GROUP_0
    ),
] };
static HEAP_CONTRACT: Structure =
    Structure { payload: Some(|data| Payload::HeapContract(super::heap::HeapContractPayload(data))),
    variant: "HeapContract", forms: &[
    form(Pointer::Bits32, 0, 255, &super::heap::heap_contract::LAYOUT_0, super::heap::payload_types::HEAP_CONTRACT_0),
    form(Pointer::Bits64, 0, 255, &super::heap::heap_contract::LAYOUT_1, super::heap::payload_types::HEAP_CONTRACT_1),
] };
static HEAP_EXPAND: Structure =
    Structure { payload: Some(|data| Payload::HeapExpand(super::heap::HeapExpandPayload(data))), variant: "HeapExpand",
    forms: &[
    form(Pointer::Bits32, 0, 255, &super::heap::heap_expand::LAYOUT_0, super::heap::payload_types::HEAP_EXPAND_0),
    form(Pointer::Bits64, 0, 255, &super::heap::heap_expand::LAYOUT_1, super::heap::payload_types::HEAP_EXPAND_1),
] };
static HEAP_REALLOC: Structure =
    Structure { payload: Some(|data| Payload::HeapRealloc(super::heap::HeapReallocPayload(data))),
    variant: "HeapRealloc", forms: &[
    form(Pointer::Bits32, 0, 255, &super::heap::heap_realloc::LAYOUT_0, super::heap::payload_types::HEAP_REALLOC_0),
    form(Pointer::Bits64, 0, 255, &super::heap::heap_realloc::LAYOUT_1, super::heap::payload_types::HEAP_REALLOC_1),
] };
static HEAP_SNAP_SHOT: Structure =
    Structure { payload: Some(|data| Payload::HeapSnapShot(super::heap::HeapSnapShotPayload(data))),
    variant: "HeapSnapShot", forms: &[
    form(Pointer::Bits32, 0, 255, &super::heap::heap_snap_shot::LAYOUT_0, super::heap::payload_types::HEAP_SNAP_SHOT_0),
    form(Pointer::Bits64, 0, 255, &super::heap::heap_snap_shot::LAYOUT_1, super::heap::payload_types::HEAP_SNAP_SHOT_1),
] };
static HEAP_TRACE_ALLOC: Structure =
    Structure { payload: Some(|data| Payload::HeapTraceAlloc(super::heap::HeapTraceAllocPayload(data))),
    variant: "HeapTraceAlloc", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::heap::heap_trace_alloc::LAYOUT_0,
        super::heap::payload_types::HEAP_TRACE_ALLOC_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::heap::heap_trace_alloc::LAYOUT_1,
        super::heap::payload_types::HEAP_TRACE_ALLOC_1
    ),
] };
static HEAP_TRACE_CREATE: Structure =
    Structure { payload: Some(|data| Payload::HeapTraceCreate(super::heap::HeapTraceCreatePayload(data))),
    variant: "HeapTraceCreate", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::heap::heap_trace_create::LAYOUT_0,
        super::heap::payload_types::HEAP_TRACE_CREATE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::heap::heap_trace_create::LAYOUT_1,
        super::heap::payload_types::HEAP_TRACE_CREATE_1
    ),
] };
static HEAP_TRACE_FREE: Structure =
    Structure { payload: Some(|data| Payload::HeapTraceFree(super::heap::HeapTraceFreePayload(data))),
    variant: "HeapTraceFree", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::heap::heap_trace_free::LAYOUT_0, super::heap::payload_types::HEAP_TRACE_FREE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::heap::heap_trace_free::LAYOUT_1, super::heap::payload_types::HEAP_TRACE_FREE_1
    ),
] };
static HEAP_TYPE_GROUP1: Structure =
    Structure { payload: Some(|data| Payload::HeapTypeGroup1(super::heap::HeapTypeGroup1Payload(data))),
    variant: "HeapTypeGroup1", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::heap::heap_type_group1::LAYOUT_0,
        super::heap::payload_types::HEAP_TYPE_GROUP1_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::heap::heap_type_group1::LAYOUT_1,
        super::heap::payload_types::HEAP_TYPE_GROUP1_1
    ),
] };
static HYPER_CALL_PAGE: Structure =
    Structure { payload: Some(|data| Payload::HyperCallPage(super::image::HyperCallPagePayload(data))),
    variant: "HyperCallPage", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::image::hyper_call_page::LAYOUT_0,
        super::image::payload_types::HYPER_CALL_PAGE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::image::hyper_call_page::LAYOUT_1,
        super::image::payload_types::HYPER_CALL_PAGE_1
    ),
] };
static IMAGE_ID_DETERM: Structure =
    Structure { payload: Some(|data| Payload::ImageIdDeterm(super::image::ImageIdDetermPayload(data))),
    variant: "ImageIdDeterm", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::image::image_id_determ::LAYOUT_0,
        super::image::payload_types::IMAGE_ID_DETERM_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::image::image_id_determ::LAYOUT_1,
        super::image::payload_types::IMAGE_ID_DETERM_1
    ),
] };
static IMAGE_ID_FILE_VERSION: Structure =
    Structure { payload: Some(|data| Payload::ImageIdFileVersion(super::image::ImageIdFileVersionPayload(data))),
    variant: "ImageIdFileVersion", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::image::image_id_file_version::LAYOUT_0,
        super::image::payload_types::IMAGE_ID_FILE_VERSION_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::image::image_id_file_version::LAYOUT_0,
        super::image::payload_types::IMAGE_ID_FILE_VERSION_0
    ),
] };
static IMAGE_ID_INFO: Structure =
    Structure { payload: Some(|data| Payload::ImageIdInfo(super::image::ImageIdInfoPayload(data))),
    variant: "ImageIdInfo", forms: &[
    form(Pointer::Bits32, 0, 255, &super::image::image_id_info::LAYOUT_0, super::image::payload_types::IMAGE_ID_INFO_0),
    form(Pointer::Bits64, 0, 255, &super::image::image_id_info::LAYOUT_1, super::image::payload_types::IMAGE_ID_INFO_1),
] };
static IMAGE_ID_NONE: Structure =
    Structure { payload: Some(|data| Payload::ImageIdNone(super::image::ImageIdNonePayload(data))),
    variant: "ImageIdNone", forms: &[
    form(Pointer::Bits32, 0, 255, &super::image::image_id_none::LAYOUT_0, super::image::payload_types::IMAGE_ID_NONE_0),
    form(Pointer::Bits64, 0, 255, &super::image::image_id_none::LAYOUT_1, super::image::payload_types::IMAGE_ID_NONE_1),
] };
static IMAGE_ID_PPDB: Structure =
    Structure { payload: Some(|data| Payload::ImageIdPpdb(super::image::ImageIdPpdbPayload(data))),
    variant: "ImageIdPpdb", forms: &[
    form(Pointer::Bits32, 0, 255, &super::image::image_id_ppdb::LAYOUT_0, super::image::payload_types::IMAGE_ID_PPDB_0),
    form(Pointer::Bits64, 0, 255, &super::image::image_id_ppdb::LAYOUT_1, super::image::payload_types::IMAGE_ID_PPDB_1),
] };
static IMAGE_ID_RSDS: Structure =
    Structure { payload: Some(|data| Payload::ImageIdRsds(super::image::ImageIdRsdsPayload(data))),
    variant: "ImageIdRsds", forms: &[
    form(Pointer::Bits32, 0, 255, &super::image::image_id_rsds::LAYOUT_0, super::image::payload_types::IMAGE_ID_RSDS_0),
    form(Pointer::Bits64, 0, 255, &super::image::image_id_rsds::LAYOUT_1, super::image::payload_types::IMAGE_ID_RSDS_1),
] };
static ISR_MSI: Structure = Structure { payload: Some(|data| Payload::IsrMsi(super::profile::IsrMsiPayload(data))),
    variant: "IsrMsi", forms: &[
    form(Pointer::Bits32, 0, 255, &super::profile::isr_msi::LAYOUT_0, super::profile::payload_types::ISR_MSI_0),
    form(Pointer::Bits64, 0, 255, &super::profile::isr_msi::LAYOUT_1, super::profile::payload_types::ISR_MSI_1),
] };
static ISR_V1: Structure = Structure { payload: Some(|data| Payload::Interrupt(super::profile::InterruptPayload(data))),
    variant: "Interrupt", forms: &[
    form(Pointer::Bits32, 0, 255, &super::profile::isr_v1::LAYOUT_0, super::profile::payload_types::ISR_V1_0),
    form(Pointer::Bits64, 0, 255, &super::profile::isr_v1::LAYOUT_1, super::profile::payload_types::ISR_V1_1),
] };
static IMAGE_V0_LOAD: Structure =
    Structure { payload: Some(|data| Payload::ImageLoad(super::image::ImageLoadPayload(data))), variant: "ImageLoad",
    forms: &[
    form(Pointer::Bits32, 0, 255, &super::image::image_v0_load::LAYOUT_0, super::image::payload_types::IMAGE_V0_LOAD_0),
    form(Pointer::Bits64, 0, 255, &super::image::image_v0_load::LAYOUT_1, super::image::payload_types::IMAGE_V0_LOAD_1),
] };
static IMAGE_V1_LOAD: Structure =
    Structure { payload: Some(|data| Payload::ImageLoad(super::image::ImageLoadPayload(data))), variant: "ImageLoad",
    forms: &[
    form(Pointer::Bits32, 0, 255, &super::image::image_v1_load::LAYOUT_0, super::image::payload_types::IMAGE_V1_LOAD_0),
    form(Pointer::Bits64, 0, 255, &super::image::image_v1_load::LAYOUT_1, super::image::payload_types::IMAGE_V1_LOAD_1),
] };
static KERNEL_IMAGE_BASE: Structure =
    Structure { payload: Some(|data| Payload::KernelImageBase(super::image::KernelImageBasePayload(data))),
    variant: "KernelImageBase", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::image::kernel_image_base::LAYOUT_0,
        super::image::payload_types::KERNEL_IMAGE_BASE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::image::kernel_image_base::LAYOUT_1,
        super::image::payload_types::KERNEL_IMAGE_BASE_1
    ),
] };
static LBR_SAMPLE: Structure =
    Structure { payload: Some(|data| Payload::LbrSample(super::profile::LbrSamplePayload(data))), variant: "LbrSample",
    forms: &[
    form(Pointer::Bits32, 0, 255, &super::profile::lbr_sample::LAYOUT_0, super::profile::payload_types::LBR_SAMPLE_0),
    form(Pointer::Bits64, 0, 255, &super::profile::lbr_sample::LAYOUT_1, super::profile::payload_types::LBR_SAMPLE_1),
] };
static LOGICAL_DISK_DEFRAG: Structure =
    Structure { payload: Some(|data| Payload::LogicalDiskDefrag(super::config::LogicalDiskDefragPayload(data))),
    variant: "LogicalDiskDefrag", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::config::logical_disk_defrag::LAYOUT_0,
        super::config::payload_types::LOGICAL_DISK_DEFRAG_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::config::logical_disk_defrag::LAYOUT_0,
        super::config::payload_types::LOGICAL_DISK_DEFRAG_0
    ),
] };
static LOGICAL_DISK_EXTENTS: Structure =
    Structure { payload: Some(|data| Payload::LogicalDiskConfig(super::config::LogicalDiskConfigPayload(data))),
    variant: "LogicalDiskConfig", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::config::logical_disk_extents::LAYOUT_0,
        super::config::payload_types::LOGICAL_DISK_EXTENTS_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::config::logical_disk_extents::LAYOUT_0,
        super::config::payload_types::LOGICAL_DISK_EXTENTS_0
    ),
] };
static NIC_RECORD: Structure =
    Structure { payload: Some(|data| Payload::NicConfig(super::config::NicConfigPayload(data))), variant: "NicConfig",
    forms: &[
    form(Pointer::Bits32, 0, 255, &super::config::nic_record::LAYOUT_0, super::config::payload_types::NIC_RECORD_0),
    form(Pointer::Bits64, 0, 255, &super::config::nic_record::LAYOUT_0, super::config::payload_types::NIC_RECORD_0),
] };
static OPTICAL_MEDIA_RECORD: Structure =
    Structure { payload: Some(|data| Payload::OpticalMediaRecord(super::config::OpticalMediaRecordPayload(data))),
    variant: "OpticalMediaRecord", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::config::optical_media_record::LAYOUT_0,
        super::config::payload_types::OPTICAL_MEDIA_RECORD_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::config::optical_media_record::LAYOUT_0,
        super::config::payload_types::OPTICAL_MEDIA_RECORD_0
    ),
] };
static PERFINFO_BATTERY_LIFE_INFO: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoBatteryLifeInfo(super::power::PerfinfoBatteryLifeInfoPayload(data))
    ),
    variant: "PerfinfoBatteryLifeInfo", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::power::perfinfo_battery_life_info::LAYOUT_0,
        super::power::payload_types::PERFINFO_BATTERY_LIFE_INFO_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::power::perfinfo_battery_life_info::LAYOUT_0,
        super::power::payload_types::PERFINFO_BATTERY_LIFE_INFO_0
    ),
] };
static PERFINFO_BOOT_PHASE_START: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoBootPhaseStart(super::power::PerfinfoBootPhaseStartPayload(data))
    ),
    variant: "PerfinfoBootPhaseStart", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::power::perfinfo_boot_phase_start::LAYOUT_0,
        super::power::payload_types::PERFINFO_BOOT_PHASE_START_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::power::perfinfo_boot_phase_start::LAYOUT_0,
        super::power::payload_types::PERFINFO_BOOT_PHASE_START_0
    ),
] };
static PERFINFO_BOOT_PREFETCH_INFORMATION: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoBootPrefetchInformation(super::memory::PerfinfoBootPrefetchInformationPayload(data))
    ),
    variant: "PerfinfoBootPrefetchInformation", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::memory::perfinfo_boot_prefetch_information::LAYOUT_0,
        super::memory::payload_types::PERFINFO_BOOT_PREFETCH_INFORMATION_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::memory::perfinfo_boot_prefetch_information::LAYOUT_0,
        super::memory::payload_types::PERFINFO_BOOT_PREFETCH_INFORMATION_0
    ),
] };
static PERFINFO_CCSWAP_BUFFER: Structure =
    Structure { payload: Some(|data| Payload::PerfinfoCcswapBuffer(super::thread::PerfinfoCcswapBufferPayload(data))),
    variant: "PerfinfoCcswapBuffer", forms: &[
    form(
        Pointer::Bits32, 4, 255, &super::thread::perfinfo_ccswap_buffer::LAYOUT_0,
        super::thread::payload_types::PERFINFO_CCSWAP_BUFFER_0
    ),
    form(
        Pointer::Bits64, 4, 255, &super::thread::perfinfo_ccswap_buffer::LAYOUT_0,
        super::thread::payload_types::PERFINFO_CCSWAP_BUFFER_0
    ),
] };
static PERFINFO_CC_CAN_WRITE_FAIL: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoCcCanWriteFail(super::cache::PerfinfoCcCanWriteFailPayload(data))
    ),
    variant: "PerfinfoCcCanWriteFail", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::cache::perfinfo_cc_can_write_fail::LAYOUT_0,
        super::cache::payload_types::PERFINFO_CC_CAN_WRITE_FAIL_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::cache::perfinfo_cc_can_write_fail::LAYOUT_1,
        super::cache::payload_types::PERFINFO_CC_CAN_WRITE_FAIL_1
    ),
] };
static PERFINFO_CC_EXTRA_WB_THREAD_INFO: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoCcExtraWbThreadInfo(super::cache::PerfinfoCcExtraWbThreadInfoPayload(data))
    ),
    variant: "PerfinfoCcExtraWbThreadInfo", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::cache::perfinfo_cc_extra_wb_thread_info::LAYOUT_0,
        super::cache::payload_types::PERFINFO_CC_EXTRA_WB_THREAD_INFO_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::cache::perfinfo_cc_extra_wb_thread_info::LAYOUT_1,
        super::cache::payload_types::PERFINFO_CC_EXTRA_WB_THREAD_INFO_1
    ),
] };
static PERFINFO_CC_FLUSH_CACHE: Structure =
    Structure { payload: Some(|data| Payload::PerfinfoCcFlushCache(super::cache::PerfinfoCcFlushCachePayload(data))),
    variant: "PerfinfoCcFlushCache", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::cache::perfinfo_cc_flush_cache::LAYOUT_0,
        super::cache::payload_types::PERFINFO_CC_FLUSH_CACHE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::cache::perfinfo_cc_flush_cache::LAYOUT_1,
        super::cache::payload_types::PERFINFO_CC_FLUSH_CACHE_1
    ),
] };
static PERFINFO_CC_FLUSH_SECTION: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoCcFlushSection(super::cache::PerfinfoCcFlushSectionPayload(data))
    ),
    variant: "PerfinfoCcFlushSection", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::cache::perfinfo_cc_flush_section::LAYOUT_0,
        super::cache::payload_types::PERFINFO_CC_FLUSH_SECTION_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::cache::perfinfo_cc_flush_section::LAYOUT_1,
        super::cache::payload_types::PERFINFO_CC_FLUSH_SECTION_1
    ),
] };
static PERFINFO_CC_LAZY_WRITE_SCAN: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoCcLazyWriteScan(super::cache::PerfinfoCcLazyWriteScanPayload(data))
    ),
    variant: "PerfinfoCcLazyWriteScan", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::cache::perfinfo_cc_lazy_write_scan::LAYOUT_0,
        super::cache::payload_types::PERFINFO_CC_LAZY_WRITE_SCAN_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::cache::perfinfo_cc_lazy_write_scan::LAYOUT_1,
        super::cache::payload_types::PERFINFO_CC_LAZY_WRITE_SCAN_1
    ),
] };
static PERFINFO_CC_LOGGED_STREAM_INFO: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoCcLoggedStreamInfo(super::cache::PerfinfoCcLoggedStreamInfoPayload(data))
    ),
    variant: "PerfinfoCcLoggedStreamInfo", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::cache::perfinfo_cc_logged_stream_info::LAYOUT_0,
        super::cache::payload_types::PERFINFO_CC_LOGGED_STREAM_INFO_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::cache::perfinfo_cc_logged_stream_info::LAYOUT_1,
        super::cache::payload_types::PERFINFO_CC_LOGGED_STREAM_INFO_1
    ),
] };
static PERFINFO_CC_READ_AHEAD: Structure =
    Structure { payload: Some(|data| Payload::PerfinfoCcReadAhead(super::cache::PerfinfoCcReadAheadPayload(data))),
    variant: "PerfinfoCcReadAhead", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::cache::perfinfo_cc_read_ahead::LAYOUT_0,
        super::cache::payload_types::PERFINFO_CC_READ_AHEAD_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::cache::perfinfo_cc_read_ahead::LAYOUT_1,
        super::cache::payload_types::PERFINFO_CC_READ_AHEAD_1
    ),
] };
static PERFINFO_CC_SCHEDULE_READ_AHEAD: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoCcScheduleReadAhead(super::cache::PerfinfoCcScheduleReadAheadPayload(data))
    ),
    variant: "PerfinfoCcScheduleReadAhead", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::cache::perfinfo_cc_schedule_read_ahead::LAYOUT_0,
        super::cache::payload_types::PERFINFO_CC_SCHEDULE_READ_AHEAD_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::cache::perfinfo_cc_schedule_read_ahead::LAYOUT_1,
        super::cache::payload_types::PERFINFO_CC_SCHEDULE_READ_AHEAD_1
    ),
] };
static PERFINFO_CC_WORKITEM_COMPLETE: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoCcWorkitemComplete(super::cache::PerfinfoCcWorkitemCompletePayload(data))
    ),
    variant: "PerfinfoCcWorkitemComplete", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::cache::perfinfo_cc_workitem_complete::LAYOUT_0,
        super::cache::payload_types::PERFINFO_CC_WORKITEM_COMPLETE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::cache::perfinfo_cc_workitem_complete::LAYOUT_1,
        super::cache::payload_types::PERFINFO_CC_WORKITEM_COMPLETE_1
    ),
] };
static PERFINFO_CC_WORKITEM_DEQUEUE: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoCcWorkitemDequeue(super::cache::PerfinfoCcWorkitemDequeuePayload(data))
    ),
    variant: "PerfinfoCcWorkitemDequeue", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::cache::perfinfo_cc_workitem_dequeue::LAYOUT_0,
        super::cache::payload_types::PERFINFO_CC_WORKITEM_DEQUEUE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::cache::perfinfo_cc_workitem_dequeue::LAYOUT_1,
        super::cache::payload_types::PERFINFO_CC_WORKITEM_DEQUEUE_1
    ),
] };
static PERFINFO_CC_WORKITEM_ENQUEUE: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoCcWorkitemEnqueue(super::cache::PerfinfoCcWorkitemEnqueuePayload(data))
    ),
    variant: "PerfinfoCcWorkitemEnqueue", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::cache::perfinfo_cc_workitem_enqueue::LAYOUT_0,
        super::cache::payload_types::PERFINFO_CC_WORKITEM_ENQUEUE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::cache::perfinfo_cc_workitem_enqueue::LAYOUT_1,
        super::cache::payload_types::PERFINFO_CC_WORKITEM_ENQUEUE_1
    ),
] };
static PERFINFO_CLOCK_INTERRUPT_INFORMATION: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoClockInterruptInformation(
            super::profile::PerfinfoClockInterruptInformationPayload(data)
        )
    ),
    variant: "PerfinfoClockInterruptInformation", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::profile::perfinfo_clock_interrupt_information::LAYOUT_0,
        super::profile::payload_types::PERFINFO_CLOCK_INTERRUPT_INFORMATION_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::profile::perfinfo_clock_interrupt_information::LAYOUT_0,
        super::profile::payload_types::PERFINFO_CLOCK_INTERRUPT_INFORMATION_0
    ),
] };
static PERFINFO_DEBUG_EVENT: Structure =
    Structure { payload: Some(|data| Payload::PerfinfoDebugEvent(super::process::PerfinfoDebugEventPayload(data))),
    variant: "PerfinfoDebugEvent", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::process::perfinfo_debug_event::LAYOUT_0,
        super::process::payload_types::PERFINFO_DEBUG_EVENT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::process::perfinfo_debug_event::LAYOUT_0,
        super::process::payload_types::PERFINFO_DEBUG_EVENT_0
    ),
] };
static PERFINFO_DPC_ENQUEUE_INFORMATION: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoDpcEnqueueInformation(super::profile::PerfinfoDpcEnqueueInformationPayload(data))
    ),
    variant: "PerfinfoDpcEnqueueInformation", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::profile::perfinfo_dpc_enqueue_information::LAYOUT_0,
        super::profile::payload_types::PERFINFO_DPC_ENQUEUE_INFORMATION_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::profile::perfinfo_dpc_enqueue_information::LAYOUT_1,
        super::profile::payload_types::PERFINFO_DPC_ENQUEUE_INFORMATION_1
    ),
] };
static PERFINFO_DPC_EXECUTION_INFORMATION: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoDpcExecutionInformation(super::profile::PerfinfoDpcExecutionInformationPayload(data))
    ),
    variant: "PerfinfoDpcExecutionInformation", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::profile::perfinfo_dpc_execution_information::LAYOUT_0,
        super::profile::payload_types::PERFINFO_DPC_EXECUTION_INFORMATION_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::profile::perfinfo_dpc_execution_information::LAYOUT_1,
        super::profile::payload_types::PERFINFO_DPC_EXECUTION_INFORMATION_1
    ),
] };
static PERFINFO_DPC_INFORMATION: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoDpcInformation(super::profile::PerfinfoDpcInformationPayload(data))
    ),
    variant: "PerfinfoDpcInformation", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::profile::perfinfo_dpc_information::LAYOUT_0,
        super::profile::payload_types::PERFINFO_DPC_INFORMATION_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::profile::perfinfo_dpc_information::LAYOUT_1,
        super::profile::payload_types::PERFINFO_DPC_INFORMATION_1
    ),
] };
static PERFINFO_DRIVER_COMPLETE_REQUEST: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoDriverCompleteRequest(super::disk::PerfinfoDriverCompleteRequestPayload(data))
    ),
    variant: "PerfinfoDriverCompleteRequest", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::disk::perfinfo_driver_complete_request::LAYOUT_0,
        super::disk::payload_types::PERFINFO_DRIVER_COMPLETE_REQUEST_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::disk::perfinfo_driver_complete_request::LAYOUT_1,
        super::disk::payload_types::PERFINFO_DRIVER_COMPLETE_REQUEST_1
    ),
] };
static PERFINFO_DRIVER_COMPLETE_REQUEST_RET: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoDriverCompleteRequestRet(super::disk::PerfinfoDriverCompleteRequestRetPayload(data))
    ),
    variant: "PerfinfoDriverCompleteRequestRet", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::disk::perfinfo_driver_complete_request_ret::LAYOUT_0,
        super::disk::payload_types::PERFINFO_DRIVER_COMPLETE_REQUEST_RET_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::disk::perfinfo_driver_complete_request_ret::LAYOUT_1,
        super::disk::payload_types::PERFINFO_DRIVER_COMPLETE_REQUEST_RET_1
    ),
] };
static PERFINFO_DRIVER_COMPLETIONROUTINE: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoDriverCompletionroutine(super::disk::PerfinfoDriverCompletionroutinePayload(data))
    ),
    variant: "PerfinfoDriverCompletionroutine", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::disk::perfinfo_driver_completionroutine::LAYOUT_0,
        super::disk::payload_types::PERFINFO_DRIVER_COMPLETIONROUTINE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::disk::perfinfo_driver_completionroutine::LAYOUT_1,
        super::disk::payload_types::PERFINFO_DRIVER_COMPLETIONROUTINE_1
    ),
] };
static PERFINFO_DRIVER_MAJORFUNCTION: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoDriverMajorfunction(super::disk::PerfinfoDriverMajorfunctionPayload(data))
    ),
    variant: "PerfinfoDriverMajorfunction", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::disk::perfinfo_driver_majorfunction::LAYOUT_0,
        super::disk::payload_types::PERFINFO_DRIVER_MAJORFUNCTION_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::disk::perfinfo_driver_majorfunction::LAYOUT_1,
        super::disk::payload_types::PERFINFO_DRIVER_MAJORFUNCTION_1
    ),
] };
static PERFINFO_DRIVER_MAJORFUNCTION_RET: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoDriverMajorfunctionRet(super::disk::PerfinfoDriverMajorfunctionRetPayload(data))
    ),
    variant: "PerfinfoDriverMajorfunctionRet", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::disk::perfinfo_driver_majorfunction_ret::LAYOUT_0,
        super::disk::payload_types::PERFINFO_DRIVER_MAJORFUNCTION_RET_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::disk::perfinfo_driver_majorfunction_ret::LAYOUT_1,
        super::disk::payload_types::PERFINFO_DRIVER_MAJORFUNCTION_RET_1
    ),
] };
static PERFINFO_EXECUTIVE_RESOURCE_CONFIG: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoExecutiveResourceConfig(super::sync::PerfinfoExecutiveResourceConfigPayload(data))
    ),
    variant: "PerfinfoExecutiveResourceConfig", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::sync::perfinfo_executive_resource_config::LAYOUT_0,
        super::sync::payload_types::PERFINFO_EXECUTIVE_RESOURCE_CONFIG_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::sync::perfinfo_executive_resource_config::LAYOUT_0,
        super::sync::payload_types::PERFINFO_EXECUTIVE_RESOURCE_CONFIG_0
    ),
] };
static PERFINFO_FILENAME_RUNDOWN_INFORMATION: Structure =
    Structure { payload: Some(|data| Payload::FileName(super::file::FileNamePayload(data))), variant: "FileName",
    forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::file::perfinfo_filename_rundown_information::LAYOUT_0,
        super::file::payload_types::PERFINFO_FILENAME_RUNDOWN_INFORMATION_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::file::perfinfo_filename_rundown_information::LAYOUT_1,
        super::file::payload_types::PERFINFO_FILENAME_RUNDOWN_INFORMATION_1
    ),
] };
static PERFINFO_FILENAME_SAME_INFORMATION: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoFilenameSameInformation(super::file::PerfinfoFilenameSameInformationPayload(data))
    ),
    variant: "PerfinfoFilenameSameInformation", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::file::perfinfo_filename_same_information::LAYOUT_0,
        super::file::payload_types::PERFINFO_FILENAME_SAME_INFORMATION_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::file::perfinfo_filename_same_information::LAYOUT_1,
        super::file::payload_types::PERFINFO_FILENAME_SAME_INFORMATION_1
    ),
] };
static PERFINFO_FILE_CREATE: Structure =
    Structure { payload: Some(|data| Payload::FileCreate(super::file::FileCreatePayload(data))), variant: "FileCreate",
    forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::file::perfinfo_file_create::LAYOUT_0,
        super::file::payload_types::PERFINFO_FILE_CREATE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::file::perfinfo_file_create::LAYOUT_1,
        super::file::payload_types::PERFINFO_FILE_CREATE_1
    ),
] };
static PERFINFO_FILE_DIRENUM: Structure =
    Structure { payload: Some(|data| Payload::DirectoryEnumeration(super::file::DirectoryEnumerationPayload(data))),
    variant: "DirectoryEnumeration", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::file::perfinfo_file_direnum::LAYOUT_0,
        super::file::payload_types::PERFINFO_FILE_DIRENUM_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::file::perfinfo_file_direnum::LAYOUT_1,
        super::file::payload_types::PERFINFO_FILE_DIRENUM_1
    ),
] };
static PERFINFO_FILE_INFORMATION: Structure =
    Structure { payload: Some(|data| Payload::FileInformation(super::file::FileInformationPayload(data))),
    variant: "FileInformation", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::file::perfinfo_file_information::LAYOUT_0,
        super::file::payload_types::PERFINFO_FILE_INFORMATION_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::file::perfinfo_file_information::LAYOUT_1,
        super::file::payload_types::PERFINFO_FILE_INFORMATION_1
    ),
] };
static PERFINFO_FILE_OPERATION_END: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoFileOperationEnd(super::file::PerfinfoFileOperationEndPayload(data))
    ),
    variant: "PerfinfoFileOperationEnd", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::file::perfinfo_file_operation_end::LAYOUT_0,
        super::file::payload_types::PERFINFO_FILE_OPERATION_END_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::file::perfinfo_file_operation_end::LAYOUT_1,
        super::file::payload_types::PERFINFO_FILE_OPERATION_END_1
    ),
] };
static PERFINFO_FILE_PATH_OPERATION: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoFilePathOperation(super::file::PerfinfoFilePathOperationPayload(data))
    ),
    variant: "PerfinfoFilePathOperation", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::file::perfinfo_file_path_operation::LAYOUT_0,
        super::file::payload_types::PERFINFO_FILE_PATH_OPERATION_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::file::perfinfo_file_path_operation::LAYOUT_1,
        super::file::payload_types::PERFINFO_FILE_PATH_OPERATION_1
    ),
] };
static PERFINFO_FILE_READ_WRITE: Structure =
    Structure { payload: Some(|data| Payload::FileTransfer(super::file::FileTransferPayload(data))),
    variant: "FileTransfer", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::file::perfinfo_file_read_write::LAYOUT_0,
        super::file::payload_types::PERFINFO_FILE_READ_WRITE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::file::perfinfo_file_read_write::LAYOUT_1,
        super::file::payload_types::PERFINFO_FILE_READ_WRITE_1
    ),
] };
static PERFINFO_FILE_SIMPLE_OPERATION: Structure =
    Structure { payload: Some(|data| Payload::FileOperation(super::file::FileOperationPayload(data))),
    variant: "FileOperation", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::file::perfinfo_file_simple_operation::LAYOUT_0,
        super::file::payload_types::PERFINFO_FILE_SIMPLE_OPERATION_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::file::perfinfo_file_simple_operation::LAYOUT_1,
        super::file::payload_types::PERFINFO_FILE_SIMPLE_OPERATION_1
    ),
] };
static PERFINFO_HARDPAGEFAULT_INFORMATION: Structure =
    Structure { payload: Some(|data| Payload::HardFault(super::memory::HardFaultPayload(data))), variant: "HardFault",
    forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::memory::perfinfo_hardpagefault_information::LAYOUT_0,
        super::memory::payload_types::PERFINFO_HARDPAGEFAULT_INFORMATION_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::memory::perfinfo_hardpagefault_information::LAYOUT_1,
        super::memory::payload_types::PERFINFO_HARDPAGEFAULT_INFORMATION_1
    ),
] };
static PERFINFO_IDLE_STATE_CHANGE: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoIdleStateChange(super::power::PerfinfoIdleStateChangePayload(data))
    ),
    variant: "PerfinfoIdleStateChange", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::power::perfinfo_idle_state_change::LAYOUT_0,
        super::power::payload_types::PERFINFO_IDLE_STATE_CHANGE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::power::perfinfo_idle_state_change::LAYOUT_0,
        super::power::payload_types::PERFINFO_IDLE_STATE_CHANGE_0
    ),
] };
static PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoImageloadInPagefileInfo(super::image::PerfinfoImageloadInPagefileInfoPayload(data))
    ),
    variant: "PerfinfoImageloadInPagefileInfo", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::image::perfinfo_imageload_in_pagefile_info::LAYOUT_0,
        super::image::payload_types::PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::image::perfinfo_imageload_in_pagefile_info::LAYOUT_1,
        super::image::payload_types::PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO_1
    ),
] };
static PERFINFO_INTERRUPT_INFORMATION: Structure =
    Structure { payload: Some(|data| Payload::Interrupt(super::profile::InterruptPayload(data))), variant: "Interrupt",
    forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::profile::perfinfo_interrupt_information::LAYOUT_0,
        super::profile::payload_types::PERFINFO_INTERRUPT_INFORMATION_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::profile::perfinfo_interrupt_information::LAYOUT_1,
        super::profile::payload_types::PERFINFO_INTERRUPT_INFORMATION_1
    ),
] };
static PERFINFO_IO_TIMER: Structure =
    Structure { payload: Some(|data| Payload::PerfinfoIoTimer(super::profile::PerfinfoIoTimerPayload(data))),
    variant: "PerfinfoIoTimer", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::profile::perfinfo_io_timer::LAYOUT_0,
        super::profile::payload_types::PERFINFO_IO_TIMER_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::profile::perfinfo_io_timer::LAYOUT_1,
        super::profile::payload_types::PERFINFO_IO_TIMER_1
    ),
] };
static PERFINFO_IPI_INFORMATION: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoIpiInformation(super::profile::PerfinfoIpiInformationPayload(data))
    ),
    variant: "PerfinfoIpiInformation", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::profile::perfinfo_ipi_information::LAYOUT_0,
        super::profile::payload_types::PERFINFO_IPI_INFORMATION_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::profile::perfinfo_ipi_information::LAYOUT_0,
        super::profile::payload_types::PERFINFO_IPI_INFORMATION_0
    ),
] };
static PERFINFO_MEM_RESET_INFO: Structure =
    Structure { payload: Some(|data| Payload::PerfinfoMemResetInfo(super::memory::PerfinfoMemResetInfoPayload(data))),
    variant: "PerfinfoMemResetInfo", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::memory::perfinfo_mem_reset_info::LAYOUT_0,
        super::memory::payload_types::PERFINFO_MEM_RESET_INFO_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::memory::perfinfo_mem_reset_info::LAYOUT_1,
        super::memory::payload_types::PERFINFO_MEM_RESET_INFO_1
    ),
] };
static PERFINFO_PFMAPPED_SECTION_INFORMATION: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoPfmappedSectionInformation(
            super::memory::PerfinfoPfmappedSectionInformationPayload(data)
        )
    ),
    variant: "PerfinfoPfmappedSectionInformation", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::memory::perfinfo_pfmapped_section_information::LAYOUT_0,
        super::memory::payload_types::PERFINFO_PFMAPPED_SECTION_INFORMATION_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::memory::perfinfo_pfmapped_section_information::LAYOUT_1,
        super::memory::payload_types::PERFINFO_PFMAPPED_SECTION_INFORMATION_1
    ),
] };
static PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoPfmappedSectionObjectInformation(
            super::memory::PerfinfoPfmappedSectionObjectInformationPayload(data)
        )
    ),
    variant: "PerfinfoPfmappedSectionObjectInformation", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::memory::perfinfo_pfmapped_section_object_information::LAYOUT_0,
        super::memory::payload_types::PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::memory::perfinfo_pfmapped_section_object_information::LAYOUT_1,
        super::memory::payload_types::PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION_1
    ),
] };
static PERFINFO_PMC_SAMPLE_INFORMATION: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoPmcSampleInformation(super::profile::PerfinfoPmcSampleInformationPayload(data))
    ),
    variant: "PerfinfoPmcSampleInformation", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::profile::perfinfo_pmc_sample_information::LAYOUT_0,
        super::profile::payload_types::PERFINFO_PMC_SAMPLE_INFORMATION_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::profile::perfinfo_pmc_sample_information::LAYOUT_1,
        super::profile::payload_types::PERFINFO_PMC_SAMPLE_INFORMATION_1
    ),
] };
static PERFINFO_PO_CALIBRATED_PERFCOUNTER: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoPoCalibratedPerfcounter(super::power::PerfinfoPoCalibratedPerfcounterPayload(data))
    ),
    variant: "PerfinfoPoCalibratedPerfcounter", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::power::perfinfo_po_calibrated_perfcounter::LAYOUT_0,
        super::power::payload_types::PERFINFO_PO_CALIBRATED_PERFCOUNTER_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::power::perfinfo_po_calibrated_perfcounter::LAYOUT_0,
        super::power::payload_types::PERFINFO_PO_CALIBRATED_PERFCOUNTER_0
    ),
] };
static PERFINFO_PO_NOTIFY_DEVICE: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoPoNotifyDevice(super::power::PerfinfoPoNotifyDevicePayload(data))
    ),
    variant: "PerfinfoPoNotifyDevice", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::power::perfinfo_po_notify_device::LAYOUT_0,
        super::power::payload_types::PERFINFO_PO_NOTIFY_DEVICE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::power::perfinfo_po_notify_device::LAYOUT_1,
        super::power::payload_types::PERFINFO_PO_NOTIFY_DEVICE_1
    ),
] };
static PERFINFO_PO_NOTIFY_DEVICE_COMPLETE: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoPoNotifyDeviceComplete(super::power::PerfinfoPoNotifyDeviceCompletePayload(data))
    ),
    variant: "PerfinfoPoNotifyDeviceComplete", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::power::perfinfo_po_notify_device_complete::LAYOUT_0,
        super::power::payload_types::PERFINFO_PO_NOTIFY_DEVICE_COMPLETE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::power::perfinfo_po_notify_device_complete::LAYOUT_1,
        super::power::payload_types::PERFINFO_PO_NOTIFY_DEVICE_COMPLETE_1
    ),
] };
static PERFINFO_PO_POSTSLEEP: Structure =
    Structure { payload: Some(|data| Payload::PerfinfoPoPostsleep(super::power::PerfinfoPoPostsleepPayload(data))),
    variant: "PerfinfoPoPostsleep", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::power::perfinfo_po_postsleep::LAYOUT_0,
        super::power::payload_types::PERFINFO_PO_POSTSLEEP_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::power::perfinfo_po_postsleep::LAYOUT_0,
        super::power::payload_types::PERFINFO_PO_POSTSLEEP_0
    ),
] };
static PERFINFO_PO_PRESLEEP: Structure =
    Structure { payload: Some(|data| Payload::PerfinfoPoPresleep(super::power::PerfinfoPoPresleepPayload(data))),
    variant: "PerfinfoPoPresleep", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::power::perfinfo_po_presleep::LAYOUT_0,
        super::power::payload_types::PERFINFO_PO_PRESLEEP_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::power::perfinfo_po_presleep::LAYOUT_0,
        super::power::payload_types::PERFINFO_PO_PRESLEEP_0
    ),
] };
static PERFINFO_PO_SESSION_CALLOUT: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoPoSessionCallout(super::power::PerfinfoPoSessionCalloutPayload(data))
    ),
    variant: "PerfinfoPoSessionCallout", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::power::perfinfo_po_session_callout::LAYOUT_0,
        super::power::payload_types::PERFINFO_PO_SESSION_CALLOUT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::power::perfinfo_po_session_callout::LAYOUT_0,
        super::power::payload_types::PERFINFO_PO_SESSION_CALLOUT_0
    ),
] };
static PERFINFO_PO_SESSION_CALLOUT_RET: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoPoSessionCalloutRet(super::power::PerfinfoPoSessionCalloutRetPayload(data))
    ),
    variant: "PerfinfoPoSessionCalloutRet", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::power::perfinfo_po_session_callout_ret::LAYOUT_0,
        super::power::payload_types::PERFINFO_PO_SESSION_CALLOUT_RET_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::power::perfinfo_po_session_callout_ret::LAYOUT_0,
        super::power::payload_types::PERFINFO_PO_SESSION_CALLOUT_RET_0
    ),
] };
static PERFINFO_PPM_IDLE_EXIT_LATENCY: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoPpmIdleExitLatency(super::power::PerfinfoPpmIdleExitLatencyPayload(data))
    ),
    variant: "PerfinfoPpmIdleExitLatency", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::power::perfinfo_ppm_idle_exit_latency::LAYOUT_0,
        super::power::payload_types::PERFINFO_PPM_IDLE_EXIT_LATENCY_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::power::perfinfo_ppm_idle_exit_latency::LAYOUT_0,
        super::power::payload_types::PERFINFO_PPM_IDLE_EXIT_LATENCY_0
    ),
] };
static PERFINFO_PPM_IDLE_STATE_CHANGE: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoPpmIdleStateChange(super::power::PerfinfoPpmIdleStateChangePayload(data))
    ),
    variant: "PerfinfoPpmIdleStateChange", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::power::perfinfo_ppm_idle_state_change::LAYOUT_0,
        super::power::payload_types::PERFINFO_PPM_IDLE_STATE_CHANGE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::power::perfinfo_ppm_idle_state_change::LAYOUT_0,
        super::power::payload_types::PERFINFO_PPM_IDLE_STATE_CHANGE_0
    ),
] };
static PERFINFO_PPM_IDLE_STATE_ENTER: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoPpmIdleStateEnter(super::power::PerfinfoPpmIdleStateEnterPayload(data))
    ),
    variant: "PerfinfoPpmIdleStateEnter", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::power::perfinfo_ppm_idle_state_enter::LAYOUT_0,
        super::power::payload_types::PERFINFO_PPM_IDLE_STATE_ENTER_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::power::perfinfo_ppm_idle_state_enter::LAYOUT_0,
        super::power::payload_types::PERFINFO_PPM_IDLE_STATE_ENTER_0
    ),
] };
static PERFINFO_PPM_IDLE_STATE_EXIT: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoPpmIdleStateExit(super::power::PerfinfoPpmIdleStateExitPayload(data))
    ),
    variant: "PerfinfoPpmIdleStateExit", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::power::perfinfo_ppm_idle_state_exit::LAYOUT_0,
        super::power::payload_types::PERFINFO_PPM_IDLE_STATE_EXIT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::power::perfinfo_ppm_idle_state_exit::LAYOUT_0,
        super::power::payload_types::PERFINFO_PPM_IDLE_STATE_EXIT_0
    ),
] };
static PERFINFO_PPM_PERF_STATE_CHANGE: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoPpmPerfStateChange(super::power::PerfinfoPpmPerfStateChangePayload(data))
    ),
    variant: "PerfinfoPpmPerfStateChange", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::power::perfinfo_ppm_perf_state_change::LAYOUT_0,
        super::power::payload_types::PERFINFO_PPM_PERF_STATE_CHANGE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::power::perfinfo_ppm_perf_state_change::LAYOUT_0,
        super::power::payload_types::PERFINFO_PPM_PERF_STATE_CHANGE_0
    ),
] };
static PERFINFO_PPM_THERMAL_CONSTRAINT: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoPpmThermalConstraint(super::power::PerfinfoPpmThermalConstraintPayload(data))
    ),
    variant: "PerfinfoPpmThermalConstraint", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::power::perfinfo_ppm_thermal_constraint::LAYOUT_0,
        super::power::payload_types::PERFINFO_PPM_THERMAL_CONSTRAINT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::power::perfinfo_ppm_thermal_constraint::LAYOUT_0,
        super::power::payload_types::PERFINFO_PPM_THERMAL_CONSTRAINT_0
    ),
] };
static PERFINFO_PROCESS_INSWAP: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoProcessInswap(super::process::PerfinfoProcessInswapPayload(data))
    ),
    variant: "PerfinfoProcessInswap", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::process::perfinfo_process_inswap::LAYOUT_0,
        super::process::payload_types::PERFINFO_PROCESS_INSWAP_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::process::perfinfo_process_inswap::LAYOUT_1,
        super::process::payload_types::PERFINFO_PROCESS_INSWAP_1
    ),
] };
static PERFINFO_PROCESS_PERFCTR: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoProcessPerfctr(super::process::PerfinfoProcessPerfctrPayload(data))
    ),
    variant: "PerfinfoProcessPerfctr", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::process::perfinfo_process_perfctr::LAYOUT_0,
        super::process::payload_types::PERFINFO_PROCESS_PERFCTR_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::process::perfinfo_process_perfctr::LAYOUT_1,
        super::process::payload_types::PERFINFO_PROCESS_PERFCTR_1
    ),
] };
static PERFINFO_SAMPLED_PROFILE_CACHE: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoSampledProfileCache(super::profile::PerfinfoSampledProfileCachePayload(data))
    ),
    variant: "PerfinfoSampledProfileCache", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::profile::perfinfo_sampled_profile_cache::LAYOUT_0,
        super::profile::payload_types::PERFINFO_SAMPLED_PROFILE_CACHE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::profile::perfinfo_sampled_profile_cache::LAYOUT_1,
        super::profile::payload_types::PERFINFO_SAMPLED_PROFILE_CACHE_1
    ),
] };
static PERFINFO_SAMPLED_PROFILE_CONFIG: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoSampledProfileConfig(super::profile::PerfinfoSampledProfileConfigPayload(data))
    ),
    variant: "PerfinfoSampledProfileConfig", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::profile::perfinfo_sampled_profile_config::LAYOUT_0,
        super::profile::payload_types::PERFINFO_SAMPLED_PROFILE_CONFIG_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::profile::perfinfo_sampled_profile_config::LAYOUT_0,
        super::profile::payload_types::PERFINFO_SAMPLED_PROFILE_CONFIG_0
    ),
] };
static PERFINFO_SAMPLED_PROFILE_INFORMATION: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoSampledProfileInformation(
            super::profile::PerfinfoSampledProfileInformationPayload(data)
        )
    ),
    variant: "PerfinfoSampledProfileInformation", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::profile::perfinfo_sampled_profile_information::LAYOUT_0,
        super::profile::payload_types::PERFINFO_SAMPLED_PROFILE_INFORMATION_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::profile::perfinfo_sampled_profile_information::LAYOUT_1,
        super::profile::payload_types::PERFINFO_SAMPLED_PROFILE_INFORMATION_1
    ),
] };
static PERFINFO_SESSIONCREATE_INFORMATION: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoSessioncreateInformation(super::memory::PerfinfoSessioncreateInformationPayload(data))
    ),
    variant: "PerfinfoSessioncreateInformation", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::memory::perfinfo_sessioncreate_information::LAYOUT_0,
        super::memory::payload_types::PERFINFO_SESSIONCREATE_INFORMATION_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::memory::perfinfo_sessioncreate_information::LAYOUT_1,
        super::memory::payload_types::PERFINFO_SESSIONCREATE_INFORMATION_1
    ),
] };
static PERFINFO_SET_DEVICES_STATE: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoSetDevicesState(super::power::PerfinfoSetDevicesStatePayload(data))
    ),
    variant: "PerfinfoSetDevicesState", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::power::perfinfo_set_devices_state::LAYOUT_0,
        super::power::payload_types::PERFINFO_SET_DEVICES_STATE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::power::perfinfo_set_devices_state::LAYOUT_0,
        super::power::payload_types::PERFINFO_SET_DEVICES_STATE_0
    ),
] };
static PERFINFO_SET_DEVICES_STATE_RET: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoSetDevicesStateRet(super::power::PerfinfoSetDevicesStateRetPayload(data))
    ),
    variant: "PerfinfoSetDevicesStateRet", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::power::perfinfo_set_devices_state_ret::LAYOUT_0,
        super::power::payload_types::PERFINFO_SET_DEVICES_STATE_RET_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::power::perfinfo_set_devices_state_ret::LAYOUT_0,
        super::power::payload_types::PERFINFO_SET_DEVICES_STATE_RET_0
    ),
] };
static PERFINFO_SET_POWER_ACTION: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoSetPowerAction(super::power::PerfinfoSetPowerActionPayload(data))
    ),
    variant: "PerfinfoSetPowerAction", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::power::perfinfo_set_power_action::LAYOUT_0,
        super::power::payload_types::PERFINFO_SET_POWER_ACTION_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::power::perfinfo_set_power_action::LAYOUT_1,
        super::power::payload_types::PERFINFO_SET_POWER_ACTION_1
    ),
] };
static PERFINFO_SET_POWER_ACTION_RET: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoSetPowerActionRet(super::power::PerfinfoSetPowerActionRetPayload(data))
    ),
    variant: "PerfinfoSetPowerActionRet", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::power::perfinfo_set_power_action_ret::LAYOUT_0,
        super::power::payload_types::PERFINFO_SET_POWER_ACTION_RET_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::power::perfinfo_set_power_action_ret::LAYOUT_1,
        super::power::payload_types::PERFINFO_SET_POWER_ACTION_RET_1
    ),
] };
static PERFINFO_SPINLOCK_CONFIG: Structure =
    Structure { payload: Some(|data| Payload::PerfinfoSpinlockConfig(super::sync::PerfinfoSpinlockConfigPayload(data))),
    variant: "PerfinfoSpinlockConfig", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::sync::perfinfo_spinlock_config::LAYOUT_0,
        super::sync::payload_types::PERFINFO_SPINLOCK_CONFIG_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::sync::perfinfo_spinlock_config::LAYOUT_0,
        super::sync::payload_types::PERFINFO_SPINLOCK_CONFIG_0
    ),
] };
static PERFINFO_SYSCALL_ENTER_DATA: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoSyscallEnterData(super::profile::PerfinfoSyscallEnterDataPayload(data))
    ),
    variant: "PerfinfoSyscallEnterData", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::profile::perfinfo_syscall_enter_data::LAYOUT_0,
        super::profile::payload_types::PERFINFO_SYSCALL_ENTER_DATA_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::profile::perfinfo_syscall_enter_data::LAYOUT_1,
        super::profile::payload_types::PERFINFO_SYSCALL_ENTER_DATA_1
    ),
] };
static PERFINFO_SYSCALL_EXIT_DATA: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoSyscallExitData(super::profile::PerfinfoSyscallExitDataPayload(data))
    ),
    variant: "PerfinfoSyscallExitData", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::profile::perfinfo_syscall_exit_data::LAYOUT_0,
        super::profile::payload_types::PERFINFO_SYSCALL_EXIT_DATA_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::profile::perfinfo_syscall_exit_data::LAYOUT_0,
        super::profile::payload_types::PERFINFO_SYSCALL_EXIT_DATA_0
    ),
] };
static PERFINFO_VIRTUAL_ALLOC: Structure =
    Structure { payload: Some(|data| Payload::PerfinfoVirtualAlloc(super::memory::PerfinfoVirtualAllocPayload(data))),
    variant: "PerfinfoVirtualAlloc", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::memory::perfinfo_virtual_alloc::LAYOUT_0,
        super::memory::payload_types::PERFINFO_VIRTUAL_ALLOC_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::memory::perfinfo_virtual_alloc::LAYOUT_1,
        super::memory::payload_types::PERFINFO_VIRTUAL_ALLOC_1
    ),
] };
static PERFINFO_YIELD_PROCESSOR_INFORMATION: Structure =
    Structure { payload: Some(
        |data| Payload::PerfinfoYieldProcessorInformation(
            super::profile::PerfinfoYieldProcessorInformationPayload(data)
        )
    ),
    variant: "PerfinfoYieldProcessorInformation", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::profile::perfinfo_yield_processor_information::LAYOUT_0,
        super::profile::payload_types::PERFINFO_YIELD_PROCESSOR_INFORMATION_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::profile::perfinfo_yield_processor_information::LAYOUT_0,
        super::profile::payload_types::PERFINFO_YIELD_PROCESSOR_INFORMATION_0
    ),
] };
static PHYSICAL_DISK_RECORD: Structure =
    Structure { payload: Some(|data| Payload::PhysicalDiskConfig(super::config::PhysicalDiskConfigPayload(data))),
    variant: "PhysicalDiskConfig", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::config::physical_disk_record::LAYOUT_0,
        super::config::payload_types::PHYSICAL_DISK_RECORD_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::config::physical_disk_record::LAYOUT_0,
        super::config::payload_types::PHYSICAL_DISK_RECORD_0
    ),
] };
static PROCESSOR_RECORD: Structure =
    Structure { payload: Some(|data| Payload::ProcessorRecord(super::config::ProcessorRecordPayload(data))),
    variant: "ProcessorRecord", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::config::processor_record::LAYOUT_0,
        super::config::payload_types::PROCESSOR_RECORD_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::config::processor_record::LAYOUT_0,
        super::config::payload_types::PROCESSOR_RECORD_0
    ),
] };
static PAGE_FAULT_HARD_FAULT: Structure =
    Structure { payload: Some(|data| Payload::HardFault(super::memory::HardFaultPayload(data))), variant: "HardFault",
    forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::memory::page_fault_hard_fault::LAYOUT_0,
        super::memory::payload_types::PAGE_FAULT_HARD_FAULT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::memory::page_fault_hard_fault::LAYOUT_1,
        super::memory::payload_types::PAGE_FAULT_HARD_FAULT_1
    ),
] };
static PAGE_FAULT_HEAP_RANGE_DESTROY: Structure =
    Structure { payload: Some(
        |data| Payload::PageFaultHeapRangeDestroy(super::heap::PageFaultHeapRangeDestroyPayload(data))
    ),
    variant: "PageFaultHeapRangeDestroy", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::heap::page_fault_heap_range_destroy::LAYOUT_0,
        super::heap::payload_types::PAGE_FAULT_HEAP_RANGE_DESTROY_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::heap::page_fault_heap_range_destroy::LAYOUT_1,
        super::heap::payload_types::PAGE_FAULT_HEAP_RANGE_DESTROY_1
    ),
] };
static PAGE_FAULT_HEAP_RANGE_RUNDOWN: Structure =
    Structure { payload: Some(
        |data| Payload::PageFaultHeapRangeRundown(super::heap::PageFaultHeapRangeRundownPayload(data))
    ),
    variant: "PageFaultHeapRangeRundown", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::heap::page_fault_heap_range_rundown::LAYOUT_0,
        super::heap::payload_types::PAGE_FAULT_HEAP_RANGE_RUNDOWN_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::heap::page_fault_heap_range_rundown::LAYOUT_1,
        super::heap::payload_types::PAGE_FAULT_HEAP_RANGE_RUNDOWN_1
    ),
] };
static PROCESS_DEFUNCT_TYPE_GROUP1: Structure =
    Structure { payload: Some(|data| Payload::Process(super::process::ProcessPayload(data))), variant: "Process",
    forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::process::process_defunct_type_group1::LAYOUT_0,
        super::process::payload_types::PROCESS_DEFUNCT_TYPE_GROUP1_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::process::process_defunct_type_group1::LAYOUT_1,
        super::process::payload_types::PROCESS_DEFUNCT_TYPE_GROUP1_1
    ),
] };
static PROCESS_TERMINATE_TYPE_GROUP1: Structure =
    Structure { payload: Some(
        |data| Payload::ProcessTerminateTypeGroup1(super::process::ProcessTerminateTypeGroup1Payload(data))
    ),
    variant: "ProcessTerminateTypeGroup1", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::process::process_terminate_type_group1::LAYOUT_0,
        super::process::payload_types::PROCESS_TERMINATE_TYPE_GROUP1_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::process::process_terminate_type_group1::LAYOUT_0,
        super::process::payload_types::PROCESS_TERMINATE_TYPE_GROUP1_0
    ),
] };
static PROCESS_V0_TYPE_GROUP1: Structure =
    Structure { payload: Some(|data| Payload::Process(super::process::ProcessPayload(data))), variant: "Process",
    forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::process::process_v0_type_group1::LAYOUT_0,
        super::process::payload_types::PROCESS_V0_TYPE_GROUP1_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::process::process_v0_type_group1::LAYOUT_1,
        super::process::payload_types::PROCESS_V0_TYPE_GROUP1_1
    ),
] };
static PROCESS_V1_TYPE_GROUP1: Structure =
    Structure { payload: Some(|data| Payload::Process(super::process::ProcessPayload(data))), variant: "Process",
    forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::process::process_v1_type_group1::LAYOUT_0,
        super::process::payload_types::PROCESS_V1_TYPE_GROUP1_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::process::process_v1_type_group1::LAYOUT_1,
        super::process::payload_types::PROCESS_V1_TYPE_GROUP1_1
    ),
] };
static PROCESS_V2_TYPE_GROUP1: Structure =
    Structure { payload: Some(|data| Payload::Process(super::process::ProcessPayload(data))), variant: "Process",
    forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::process::process_v2_type_group1::LAYOUT_0,
        super::process::payload_types::PROCESS_V2_TYPE_GROUP1_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::process::process_v2_type_group1::LAYOUT_1,
        super::process::payload_types::PROCESS_V2_TYPE_GROUP1_1
    ),
] };
static PROCESS_V2_WITH_SID: Structure =
    Structure { payload: Some(|data| Payload::Process(super::process::ProcessPayload(data))), variant: "Process",
    forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::process::process_v2_with_sid::LAYOUT_0,
        super::process::payload_types::PROCESS_V2_WITH_SID_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::process::process_v2_with_sid::LAYOUT_1,
        super::process::payload_types::PROCESS_V2_WITH_SID_1
    ),
] };
static PROCESS_V3_TYPE_GROUP1: Structure =
    Structure { payload: Some(|data| Payload::Process(super::process::ProcessPayload(data))), variant: "Process",
    forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::process::process_v3_type_group1::LAYOUT_0,
        super::process::payload_types::PROCESS_V3_TYPE_GROUP1_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::process::process_v3_type_group1::LAYOUT_1,
        super::process::payload_types::PROCESS_V3_TYPE_GROUP1_1
    ),
] };
static PROCESS_V3_WITH_SID: Structure =
    Structure { payload: Some(|data| Payload::Process(super::process::ProcessPayload(data))), variant: "Process",
    forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::process::process_v3_with_sid::LAYOUT_0,
        super::process::payload_types::PROCESS_V3_WITH_SID_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::process::process_v3_with_sid::LAYOUT_1,
        super::process::payload_types::PROCESS_V3_WITH_SID_1
    ),
] };
static REGISTRY_CONFIG: Structure =
    Structure { payload: Some(|data| Payload::RegistryConfig(super::registry::RegistryConfigPayload(data))),
    variant: "RegistryConfig", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::registry::registry_config::LAYOUT_0,
        super::registry::payload_types::REGISTRY_CONFIG_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::registry::registry_config::LAYOUT_0,
        super::registry::payload_types::REGISTRY_CONFIG_0
    ),
] };
static REGISTRY_V0_TYPE_GROUP1: Structure =
    Structure { payload: Some(|data| Payload::Registry(super::registry::RegistryPayload(data))), variant: "Registry",
    forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::registry::registry_v0_type_group1::LAYOUT_0,
        super::registry::payload_types::REGISTRY_V0_TYPE_GROUP1_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::registry::registry_v0_type_group1::LAYOUT_1,
        super::registry::payload_types::REGISTRY_V0_TYPE_GROUP1_1
    ),
] };
static REGISTRY_V1_TYPE_GROUP1: Structure =
    Structure { payload: Some(|data| Payload::Registry(super::registry::RegistryPayload(data))), variant: "Registry",
    forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::registry::registry_v1_type_group1::LAYOUT_0,
        super::registry::payload_types::REGISTRY_V1_TYPE_GROUP1_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::registry::registry_v1_type_group1::LAYOUT_1,
        super::registry::payload_types::REGISTRY_V1_TYPE_GROUP1_1
    ),
] };
static RESERVE_BANDWIDTH: Structure =
    Structure { payload: Some(|data| Payload::ReserveBandwidth(super::thread::ReserveBandwidthPayload(data))),
    variant: "ReserveBandwidth", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::thread::reserve_bandwidth::LAYOUT_0,
        super::thread::payload_types::RESERVE_BANDWIDTH_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::thread::reserve_bandwidth::LAYOUT_1,
        super::thread::payload_types::RESERVE_BANDWIDTH_1
    ),
] };
static RESERVE_CREATE: Structure =
    Structure { payload: Some(|data| Payload::ReserveCreate(super::thread::ReserveCreatePayload(data))),
    variant: "ReserveCreate", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::thread::reserve_create::LAYOUT_0,
        super::thread::payload_types::RESERVE_CREATE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::thread::reserve_create::LAYOUT_1,
        super::thread::payload_types::RESERVE_CREATE_1
    ),
] };
static RESERVE_DELETE: Structure =
    Structure { payload: Some(|data| Payload::ReserveDelete(super::thread::ReserveDeletePayload(data))),
    variant: "ReserveDelete", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::thread::reserve_delete::LAYOUT_0,
        super::thread::payload_types::RESERVE_DELETE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::thread::reserve_delete::LAYOUT_1,
        super::thread::payload_types::RESERVE_DELETE_1
    ),
] };
static RESERVE_JOIN_THREAD: Structure =
    Structure { payload: Some(|data| Payload::ReserveJoinThread(super::thread::ReserveJoinThreadPayload(data))),
    variant: "ReserveJoinThread", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::thread::reserve_join_thread::LAYOUT_0,
        super::thread::payload_types::RESERVE_JOIN_THREAD_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::thread::reserve_join_thread::LAYOUT_1,
        super::thread::payload_types::RESERVE_JOIN_THREAD_1
    ),
] };
static RESERVE_LATE_COUNT: Structure =
    Structure { payload: Some(|data| Payload::ReserveLateCount(super::thread::ReserveLateCountPayload(data))),
    variant: "ReserveLateCount", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::thread::reserve_late_count::LAYOUT_0,
        super::thread::payload_types::RESERVE_LATE_COUNT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::thread::reserve_late_count::LAYOUT_1,
        super::thread::payload_types::RESERVE_LATE_COUNT_1
    ),
] };
static RESERVE_STATE: Structure =
    Structure { payload: Some(|data| Payload::ReserveState(super::thread::ReserveStatePayload(data))),
    variant: "ReserveState", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::thread::reserve_state::LAYOUT_0, super::thread::payload_types::RESERVE_STATE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::thread::reserve_state::LAYOUT_1, super::thread::payload_types::RESERVE_STATE_1
    ),
] };
static STACK_TRACE_EVENT_DATA: Structure =
    Structure { payload: Some(|data| Payload::StackTraceEventData(super::stack::StackTraceEventDataPayload(data))),
    variant: "StackTraceEventData", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::stack::stack_trace_event_data::LAYOUT_0,
        super::stack::payload_types::STACK_TRACE_EVENT_DATA_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::stack::stack_trace_event_data::LAYOUT_1,
        super::stack::payload_types::STACK_TRACE_EVENT_DATA_1
    ),
] };
static STACK_WALK_EVENT_DATA: Structure =
    Structure { payload: Some(|data| Payload::StackWalkEventData(super::stack::StackWalkEventDataPayload(data))),
    variant: "StackWalkEventData", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::stack::stack_walk_event_data::LAYOUT_0,
        super::stack::payload_types::STACK_WALK_EVENT_DATA_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::stack::stack_walk_event_data::LAYOUT_1,
        super::stack::payload_types::STACK_WALK_EVENT_DATA_1
    ),
] };
static STACK_WALK_KEY_EVENT_DATA: Structure =
    Structure { payload: Some(|data| Payload::StackWalkKeyEventData(super::stack::StackWalkKeyEventDataPayload(data))),
    variant: "StackWalkKeyEventData", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::stack::stack_walk_key_event_data::LAYOUT_0,
        super::stack::payload_types::STACK_WALK_KEY_EVENT_DATA_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::stack::stack_walk_key_event_data::LAYOUT_1,
        super::stack::payload_types::STACK_WALK_KEY_EVENT_DATA_1
    ),
] };
static SYSTEM_CONFIG_EX_BUILD_INFO: Structure =
    Structure { payload: Some(
        |data| Payload::SystemConfigExBuildInfo(super::config::SystemConfigExBuildInfoPayload(data))
    ),
    variant: "SystemConfigExBuildInfo", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::config::system_config_ex_build_info::LAYOUT_0,
        super::config::payload_types::SYSTEM_CONFIG_EX_BUILD_INFO_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::config::system_config_ex_build_info::LAYOUT_0,
        super::config::payload_types::SYSTEM_CONFIG_EX_BUILD_INFO_0
    ),
] };
static SYSTEM_CONFIG_EX_SYSTEM_PATHS: Structure =
    Structure { payload: Some(
        |data| Payload::SystemConfigExSystemPaths(super::config::SystemConfigExSystemPathsPayload(data))
    ),
    variant: "SystemConfigExSystemPaths", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::config::system_config_ex_system_paths::LAYOUT_0,
        super::config::payload_types::SYSTEM_CONFIG_EX_SYSTEM_PATHS_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::config::system_config_ex_system_paths::LAYOUT_0,
        super::config::payload_types::SYSTEM_CONFIG_EX_SYSTEM_PATHS_0
    ),
] };
static SYSTEM_CONFIG_EX_UNKNOWN_VOLUME: Structure =
    Structure { payload: Some(
        |data| Payload::SystemConfigExUnknownVolume(super::config::SystemConfigExUnknownVolumePayload(data))
    ),
    variant: "SystemConfigExUnknownVolume", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::config::system_config_ex_unknown_volume::LAYOUT_0,
        super::config::payload_types::SYSTEM_CONFIG_EX_UNKNOWN_VOLUME_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::config::system_config_ex_unknown_volume::LAYOUT_0,
        super::config::payload_types::SYSTEM_CONFIG_EX_UNKNOWN_VOLUME_0
    ),
] };
static SYSTEM_CONFIG_EX_VOLUME_MAPPING: Structure =
    Structure { payload: Some(
        |data| Payload::SystemConfigExVolumeMapping(super::config::SystemConfigExVolumeMappingPayload(data))
    ),
    variant: "SystemConfigExVolumeMapping", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::config::system_config_ex_volume_mapping::LAYOUT_0,
        super::config::payload_types::SYSTEM_CONFIG_EX_VOLUME_MAPPING_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::config::system_config_ex_volume_mapping::LAYOUT_0,
        super::config::payload_types::SYSTEM_CONFIG_EX_VOLUME_MAPPING_0
    ),
] };
static SPLIT_IO_INFO: Structure =
    Structure { payload: Some(|data| Payload::SplitIoInfo(super::disk::SplitIoInfoPayload(data))),
    variant: "SplitIoInfo", forms: &[
    form(Pointer::Bits32, 0, 255, &super::disk::split_io_info::LAYOUT_0, super::disk::payload_types::SPLIT_IO_INFO_0),
    form(Pointer::Bits64, 0, 255, &super::disk::split_io_info::LAYOUT_1, super::disk::payload_types::SPLIT_IO_INFO_1),
] };
static SYSTEM_CONFIG_CPU: Structure =
    Structure { payload: Some(|data| Payload::CpuConfig(super::config::CpuConfigPayload(data))), variant: "CpuConfig",
    forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::config::system_config_cpu::LAYOUT_0,
        super::config::payload_types::SYSTEM_CONFIG_CPU_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::config::system_config_cpu::LAYOUT_1,
        super::config::payload_types::SYSTEM_CONFIG_CPU_1
    ),
] };
static SYSTEM_CONFIG_IRQ: Structure =
    Structure { payload: Some(|data| Payload::IrqConfig(super::config::IrqConfigPayload(data))), variant: "IrqConfig",
    forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::config::system_config_irq::LAYOUT_0,
        super::config::payload_types::SYSTEM_CONFIG_IRQ_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::config::system_config_irq::LAYOUT_0,
        super::config::payload_types::SYSTEM_CONFIG_IRQ_0
    ),
] };
static SYSTEM_CONFIG_NIC: Structure =
    Structure { payload: Some(|data| Payload::NicConfig(super::config::NicConfigPayload(data))), variant: "NicConfig",
    forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::config::system_config_nic::LAYOUT_0,
        super::config::payload_types::SYSTEM_CONFIG_NIC_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::config::system_config_nic::LAYOUT_0,
        super::config::payload_types::SYSTEM_CONFIG_NIC_0
    ),
] };
static SYSTEM_CONFIG_NETWORK: Structure =
    Structure { payload: Some(|data| Payload::SystemConfigNetwork(super::config::SystemConfigNetworkPayload(data))),
    variant: "SystemConfigNetwork", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::config::system_config_network::LAYOUT_0,
        super::config::payload_types::SYSTEM_CONFIG_NETWORK_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::config::system_config_network::LAYOUT_0,
        super::config::payload_types::SYSTEM_CONFIG_NETWORK_0
    ),
] };
static SYSTEM_CONFIG_PLATFORM: Structure =
    Structure { payload: Some(|data| Payload::SystemConfigPlatform(super::config::SystemConfigPlatformPayload(data))),
    variant: "SystemConfigPlatform", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::config::system_config_platform::LAYOUT_0,
        super::config::payload_types::SYSTEM_CONFIG_PLATFORM_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::config::system_config_platform::LAYOUT_0,
        super::config::payload_types::SYSTEM_CONFIG_PLATFORM_0
    ),
] };
static SYSTEM_CONFIG_SERVICES: Structure =
    Structure { payload: Some(|data| Payload::ServiceConfig(super::config::ServiceConfigPayload(data))),
    variant: "ServiceConfig", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::config::system_config_services::LAYOUT_0,
        super::config::payload_types::SYSTEM_CONFIG_SERVICES_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::config::system_config_services::LAYOUT_0,
        super::config::payload_types::SYSTEM_CONFIG_SERVICES_0
    ),
] };
static SYSTEM_CONFIG_V0_CPU: Structure =
    Structure { payload: Some(|data| Payload::CpuConfig(super::config::CpuConfigPayload(data))), variant: "CpuConfig",
    forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::config::system_config_v0_cpu::LAYOUT_0,
        super::config::payload_types::SYSTEM_CONFIG_V0_CPU_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::config::system_config_v0_cpu::LAYOUT_1,
        super::config::payload_types::SYSTEM_CONFIG_V0_CPU_1
    ),
] };
static SYSTEM_CONFIG_V0_SERVICES: Structure =
    Structure { payload: Some(|data| Payload::ServiceConfig(super::config::ServiceConfigPayload(data))),
    variant: "ServiceConfig", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::config::system_config_v0_services::LAYOUT_0,
        super::config::payload_types::SYSTEM_CONFIG_V0_SERVICES_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::config::system_config_v0_services::LAYOUT_0,
        super::config::payload_types::SYSTEM_CONFIG_V0_SERVICES_0
    ),
] };
static TPCB_CANCEL: Structure =
    Structure { payload: Some(|data| Payload::TpcbCancel(super::threadpool::TpcbCancelPayload(data))),
    variant: "TpcbCancel", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::threadpool::tpcb_cancel::LAYOUT_0,
        super::threadpool::payload_types::TPCB_CANCEL_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::threadpool::tpcb_cancel::LAYOUT_1,
        super::threadpool::payload_types::TPCB_CANCEL_1
    ),
] };
static TPCB_DEQUEUE: Structure =
    Structure { payload: Some(|data| Payload::TpcbDequeue(super::threadpool::TpcbDequeuePayload(data))),
    variant: "TpcbDequeue", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::threadpool::tpcb_dequeue::LAYOUT_0,
        super::threadpool::payload_types::TPCB_DEQUEUE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::threadpool::tpcb_dequeue::LAYOUT_1,
        super::threadpool::payload_types::TPCB_DEQUEUE_1
    ),
] };
static TPCB_ENQUEUE: Structure =
    Structure { payload: Some(|data| Payload::TpcbEnqueue(super::threadpool::TpcbEnqueuePayload(data))),
    variant: "TpcbEnqueue", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::threadpool::tpcb_enqueue::LAYOUT_0,
        super::threadpool::payload_types::TPCB_ENQUEUE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::threadpool::tpcb_enqueue::LAYOUT_1,
        super::threadpool::payload_types::TPCB_ENQUEUE_1
    ),
] };
static TP_POOL_CREATE_CLOSE: Structure =
    Structure { payload: Some(|data| Payload::TpPoolCreateClose(super::threadpool::TpPoolCreateClosePayload(data))),
    variant: "TpPoolCreateClose", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::threadpool::tp_pool_create_close::LAYOUT_0,
        super::threadpool::payload_types::TP_POOL_CREATE_CLOSE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::threadpool::tp_pool_create_close::LAYOUT_1,
        super::threadpool::payload_types::TP_POOL_CREATE_CLOSE_1
    ),
] };
static TP_THREAD_SET: Structure =
    Structure { payload: Some(|data| Payload::TpThreadSet(super::threadpool::TpThreadSetPayload(data))),
    variant: "TpThreadSet", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::threadpool::tp_thread_set::LAYOUT_0,
        super::threadpool::payload_types::TP_THREAD_SET_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::threadpool::tp_thread_set::LAYOUT_1,
        super::threadpool::payload_types::TP_THREAD_SET_1
    ),
] };
static TRACE_EVENT_INFO: Structure =
    Structure { payload: Some(|data| Payload::TraceEventInfo(super::trace::TraceEventInfoPayload(data))),
    variant: "TraceEventInfo", forms: &[
    form(
        Pointer::Bits32, 4, 255, &super::trace::trace_event_info::LAYOUT_0,
        super::trace::payload_types::TRACE_EVENT_INFO_0
    ),
    form(
        Pointer::Bits64, 4, 255, &super::trace::trace_event_info::LAYOUT_0,
        super::trace::payload_types::TRACE_EVENT_INFO_0
    ),
] };
static TRACE_LOGFILE_HEADER: Structure =
    Structure { payload: Some(|data| Payload::TraceLogfileHeader(crate::logfile::TraceLogfileHeaderPayload(data))),
    variant: "TraceLogfileHeader", forms: &[
    form(
        Pointer::Bits32, 4, 255, &crate::logfile::trace_logfile_header::LAYOUT_4,
        crate::logfile::payload_types::TRACE_LOGFILE_HEADER_4
    ),
    form(
        Pointer::Bits64, 4, 255, &crate::logfile::trace_logfile_header::LAYOUT_5,
        crate::logfile::payload_types::TRACE_LOGFILE_HEADER_5
    ),
    form(
        Pointer::Bits32, 1, 3, &crate::logfile::trace_logfile_header::LAYOUT_2,
        crate::logfile::payload_types::TRACE_LOGFILE_HEADER_2
    ),
    form(
        Pointer::Bits64, 1, 3, &crate::logfile::trace_logfile_header::LAYOUT_3,
        crate::logfile::payload_types::TRACE_LOGFILE_HEADER_3
    ),
    form(
        Pointer::Bits32, 0, 0, &crate::logfile::trace_logfile_header::LAYOUT_0,
        crate::logfile::payload_types::TRACE_LOGFILE_HEADER_0
    ),
    form(
        Pointer::Bits64, 0, 0, &crate::logfile::trace_logfile_header::LAYOUT_1,
        crate::logfile::payload_types::TRACE_LOGFILE_HEADER_1
    ),
] };
static TCP_IP_FAIL: Structure =
    Structure { payload: Some(|data| Payload::NetworkFailure(super::network::NetworkFailurePayload(data))),
    variant: "NetworkFailure", forms: &[
    form(Pointer::Bits32, 0, 255, &super::network::tcp_ip_fail::LAYOUT_0, super::network::payload_types::TCP_IP_FAIL_0),
    form(Pointer::Bits64, 0, 255, &super::network::tcp_ip_fail::LAYOUT_0, super::network::payload_types::TCP_IP_FAIL_0),
] };
static TCP_IP_TYPE_GROUP1: Structure = Structure { payload: Some(|data| Payload::Tcp(super::network::TcpPayload(data))),
    variant: "Tcp", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::network::tcp_ip_type_group1::LAYOUT_0,
        super::network::payload_types::TCP_IP_TYPE_GROUP1_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::network::tcp_ip_type_group1::LAYOUT_1,
        super::network::payload_types::TCP_IP_TYPE_GROUP1_1
    ),
] };
static TCP_IP_TYPE_GROUP2: Structure = Structure { payload: Some(|data| Payload::Tcp(super::network::TcpPayload(data))),
    variant: "Tcp", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::network::tcp_ip_type_group2::LAYOUT_0,
        super::network::payload_types::TCP_IP_TYPE_GROUP2_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::network::tcp_ip_type_group2::LAYOUT_1,
        super::network::payload_types::TCP_IP_TYPE_GROUP2_1
    ),
] };
static TCP_IP_TYPE_GROUP3: Structure =
    Structure { payload: Some(|data| Payload::TcpIpTypeGroup3(super::network::TcpIpTypeGroup3Payload(data))),
    variant: "TcpIpTypeGroup3", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::network::tcp_ip_type_group3::LAYOUT_0,
        super::network::payload_types::TCP_IP_TYPE_GROUP3_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::network::tcp_ip_type_group3::LAYOUT_1,
        super::network::payload_types::TCP_IP_TYPE_GROUP3_1
    ),
] };
static TCP_IP_TYPE_GROUP4: Structure =
    Structure { payload: Some(|data| Payload::TcpIpTypeGroup4(super::network::TcpIpTypeGroup4Payload(data))),
    variant: "TcpIpTypeGroup4", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::network::tcp_ip_type_group4::LAYOUT_0,
        super::network::payload_types::TCP_IP_TYPE_GROUP4_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::network::tcp_ip_type_group4::LAYOUT_1,
        super::network::payload_types::TCP_IP_TYPE_GROUP4_1
    ),
] };
static TCP_IP_V0_TYPE_GROUP1: Structure =
    Structure { payload: Some(|data| Payload::Tcp(super::network::TcpPayload(data))), variant: "Tcp", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::network::tcp_ip_v0_type_group1::LAYOUT_0,
        super::network::payload_types::TCP_IP_V0_TYPE_GROUP1_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::network::tcp_ip_v0_type_group1::LAYOUT_0,
        super::network::payload_types::TCP_IP_V0_TYPE_GROUP1_0
    ),
] };
static TCP_IP_V1_FAIL: Structure =
    Structure { payload: Some(|data| Payload::NetworkFailure(super::network::NetworkFailurePayload(data))),
    variant: "NetworkFailure", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::network::tcp_ip_v1_fail::LAYOUT_0,
        super::network::payload_types::TCP_IP_V1_FAIL_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::network::tcp_ip_v1_fail::LAYOUT_0,
        super::network::payload_types::TCP_IP_V1_FAIL_0
    ),
] };
static TCP_IP_V1_SEND: Structure = Structure { payload: Some(|data| Payload::Tcp(super::network::TcpPayload(data))),
    variant: "Tcp", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::network::tcp_ip_v1_send::LAYOUT_0,
        super::network::payload_types::TCP_IP_V1_SEND_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::network::tcp_ip_v1_send::LAYOUT_1,
        super::network::payload_types::TCP_IP_V1_SEND_1
    ),
] };
static TCP_IP_V1_TYPE_GROUP2: Structure =
    Structure { payload: Some(|data| Payload::Tcp(super::network::TcpPayload(data))), variant: "Tcp", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::network::tcp_ip_v1_type_group2::LAYOUT_0,
        super::network::payload_types::TCP_IP_V1_TYPE_GROUP2_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::network::tcp_ip_v1_type_group2::LAYOUT_1,
        super::network::payload_types::TCP_IP_V1_TYPE_GROUP2_1
    ),
] };
static THREAD_V0_TYPE_GROUP1: Structure =
    Structure { payload: Some(|data| Payload::Thread(super::thread::ThreadPayload(data))), variant: "Thread", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::thread::thread_v0_type_group1::LAYOUT_0,
        super::thread::payload_types::THREAD_V0_TYPE_GROUP1_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::thread::thread_v0_type_group1::LAYOUT_0,
        super::thread::payload_types::THREAD_V0_TYPE_GROUP1_0
    ),
] };
static THREAD_V1_TYPE_GROUP1: Structure =
    Structure { payload: Some(|data| Payload::Thread(super::thread::ThreadPayload(data))), variant: "Thread", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::thread::thread_v1_type_group1::LAYOUT_0,
        super::thread::payload_types::THREAD_V1_TYPE_GROUP1_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::thread::thread_v1_type_group1::LAYOUT_1,
        super::thread::payload_types::THREAD_V1_TYPE_GROUP1_1
    ),
] };
static THREAD_V2_TYPE_GROUP1: Structure =
    Structure { payload: Some(|data| Payload::Thread(super::thread::ThreadPayload(data))), variant: "Thread", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::thread::thread_v2_type_group1::LAYOUT_0,
        super::thread::payload_types::THREAD_V2_TYPE_GROUP1_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::thread::thread_v2_type_group1::LAYOUT_1,
        super::thread::payload_types::THREAD_V2_TYPE_GROUP1_1
    ),
] };
static UDP_IP_TYPE_GROUP1: Structure = Structure { payload: Some(|data| Payload::Udp(super::network::UdpPayload(data))),
    variant: "Udp", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::network::udp_ip_type_group1::LAYOUT_0,
        super::network::payload_types::UDP_IP_TYPE_GROUP1_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::network::udp_ip_type_group1::LAYOUT_1,
        super::network::payload_types::UDP_IP_TYPE_GROUP1_1
    ),
] };
static UDP_IP_V0_TYPE_GROUP1: Structure =
    Structure { payload: Some(|data| Payload::Udp(super::network::UdpPayload(data))), variant: "Udp", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::network::udp_ip_v0_type_group1::LAYOUT_0,
        super::network::payload_types::UDP_IP_V0_TYPE_GROUP1_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::network::udp_ip_v0_type_group1::LAYOUT_1,
        super::network::payload_types::UDP_IP_V0_TYPE_GROUP1_1
    ),
] };
static VIDEO_RECORD: Structure =
    Structure { payload: Some(|data| Payload::VideoRecord(super::config::VideoRecordPayload(data))),
    variant: "VideoRecord", forms: &[
    form(Pointer::Bits32, 0, 255, &super::config::video_record::LAYOUT_0, super::config::payload_types::VIDEO_RECORD_0),
    form(Pointer::Bits64, 0, 255, &super::config::video_record::LAYOUT_0, super::config::payload_types::VIDEO_RECORD_0),
] };
static VIRTUALIZATION_RECORD: Structure =
    Structure { payload: Some(|data| Payload::VirtualizationRecord(super::config::VirtualizationRecordPayload(data))),
    variant: "VirtualizationRecord", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::config::virtualization_record::LAYOUT_0,
        super::config::payload_types::VIRTUALIZATION_RECORD_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::config::virtualization_record::LAYOUT_0,
        super::config::payload_types::VIRTUALIZATION_RECORD_0
    ),
] };
static WINSAT_ASSESSMENT: Structure =
    Structure { payload: Some(|data| Payload::WinsatAssessment(super::config::WinsatAssessmentPayload(data))),
    variant: "WinsatAssessment", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::config::winsat_assessment::LAYOUT_0,
        super::config::payload_types::WINSAT_ASSESSMENT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::config::winsat_assessment::LAYOUT_0,
        super::config::payload_types::WINSAT_ASSESSMENT_0
    ),
] };
static WMI_BUILD_LAB: Structure =
    Structure { payload: Some(|data| Payload::WmiBuildLab(super::trace::WmiBuildLabPayload(data))),
    variant: "WmiBuildLab", forms: &[
    form(Pointer::Bits32, 0, 255, &super::trace::wmi_build_lab::LAYOUT_0, super::trace::payload_types::WMI_BUILD_LAB_0),
    form(Pointer::Bits64, 0, 255, &super::trace::wmi_build_lab::LAYOUT_0, super::trace::payload_types::WMI_BUILD_LAB_0),
] };
static WMI_CONTEXTSWAP: Structure =
    Structure { payload: Some(|data| Payload::ContextSwitch(super::thread::ContextSwitchPayload(data))),
    variant: "ContextSwitch", forms: &[
    form(
        Pointer::Bits32, 14, 255, &super::thread::wmi_contextswap::LAYOUT_3,
        super::thread::payload_types::WMI_CONTEXTSWAP_3
    ),
    form(
        Pointer::Bits64, 14, 255, &super::thread::wmi_contextswap::LAYOUT_3,
        super::thread::payload_types::WMI_CONTEXTSWAP_3
    ),
    form(
        Pointer::Bits32, 13, 13, &super::thread::wmi_contextswap::LAYOUT_2,
        super::thread::payload_types::WMI_CONTEXTSWAP_2
    ),
    form(
        Pointer::Bits64, 13, 13, &super::thread::wmi_contextswap::LAYOUT_2,
        super::thread::payload_types::WMI_CONTEXTSWAP_2
    ),
    form(
        Pointer::Bits32, 4, 12, &super::thread::wmi_contextswap::LAYOUT_1,
        super::thread::payload_types::WMI_CONTEXTSWAP_1
    ),
    form(
        Pointer::Bits64, 4, 12, &super::thread::wmi_contextswap::LAYOUT_1,
        super::thread::payload_types::WMI_CONTEXTSWAP_1
    ),
    form(
        Pointer::Bits32, 1, 3, &super::thread::wmi_contextswap::LAYOUT_0,
        super::thread::payload_types::WMI_CONTEXTSWAP_0
    ),
    form(
        Pointer::Bits64, 1, 3, &super::thread::wmi_contextswap::LAYOUT_0,
        super::thread::payload_types::WMI_CONTEXTSWAP_0
    ),
] };
static WMI_DBGID_RSDS: Structure =
    Structure { payload: Some(|data| Payload::WmiDbgidRsds(super::trace::WmiDbgidRsdsPayload(data))),
    variant: "WmiDbgidRsds", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::trace::wmi_dbgid_rsds::LAYOUT_0, super::trace::payload_types::WMI_DBGID_RSDS_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::trace::wmi_dbgid_rsds::LAYOUT_0, super::trace::payload_types::WMI_DBGID_RSDS_0
    ),
] };
static WMI_DELAY_EXECUTION: Structure =
    Structure { payload: Some(|data| Payload::WmiDelayExecution(super::sync::WmiDelayExecutionPayload(data))),
    variant: "WmiDelayExecution", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::sync::wmi_delay_execution::LAYOUT_0,
        super::sync::payload_types::WMI_DELAY_EXECUTION_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::sync::wmi_delay_execution::LAYOUT_0,
        super::sync::payload_types::WMI_DELAY_EXECUTION_0
    ),
] };
static WMI_DISKIO_IO_REDIRECTED_INIT: Structure =
    Structure { payload: Some(
        |data| Payload::WmiDiskioIoRedirectedInit(super::disk::WmiDiskioIoRedirectedInitPayload(data))
    ),
    variant: "WmiDiskioIoRedirectedInit", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::disk::wmi_diskio_io_redirected_init::LAYOUT_0,
        super::disk::payload_types::WMI_DISKIO_IO_REDIRECTED_INIT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::disk::wmi_diskio_io_redirected_init::LAYOUT_1,
        super::disk::payload_types::WMI_DISKIO_IO_REDIRECTED_INIT_1
    ),
] };
static WMI_DISKIO_READWRITE_INIT: Structure =
    Structure { payload: Some(|data| Payload::DiskTransferInit(super::disk::DiskTransferInitPayload(data))),
    variant: "DiskTransferInit", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::disk::wmi_diskio_readwrite_init::LAYOUT_0,
        super::disk::payload_types::WMI_DISKIO_READWRITE_INIT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::disk::wmi_diskio_readwrite_init::LAYOUT_1,
        super::disk::payload_types::WMI_DISKIO_READWRITE_INIT_1
    ),
] };
static WMI_DPI_RECORD: Structure =
    Structure { payload: Some(|data| Payload::WmiDpiRecord(super::config::WmiDpiRecordPayload(data))),
    variant: "WmiDpiRecord", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::config::wmi_dpi_record::LAYOUT_0,
        super::config::payload_types::WMI_DPI_RECORD_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::config::wmi_dpi_record::LAYOUT_0,
        super::config::payload_types::WMI_DPI_RECORD_0
    ),
] };
static WMI_EXTENDED_THREAD_INFORMATION: Structure =
    Structure { payload: Some(|data| Payload::Thread(super::thread::ThreadPayload(data))), variant: "Thread", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::thread::wmi_extended_thread_information::LAYOUT_0,
        super::thread::payload_types::WMI_EXTENDED_THREAD_INFORMATION_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::thread::wmi_extended_thread_information::LAYOUT_1,
        super::thread::payload_types::WMI_EXTENDED_THREAD_INFORMATION_1
    ),
] };
static WMI_FILE_IO: Structure = Structure { payload: Some(|data| Payload::FileName(super::file::FileNamePayload(data))),
    variant: "FileName", forms: &[
    form(Pointer::Bits32, 0, 255, &super::file::wmi_file_io::LAYOUT_0, super::file::payload_types::WMI_FILE_IO_0),
    form(Pointer::Bits64, 0, 255, &super::file::wmi_file_io::LAYOUT_1, super::file::payload_types::WMI_FILE_IO_1),
] };
static WMI_IDE_CHANNEL_RECORD: Structure =
    Structure { payload: Some(|data| Payload::WmiIdeChannelRecord(super::config::WmiIdeChannelRecordPayload(data))),
    variant: "WmiIdeChannelRecord", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::config::wmi_ide_channel_record::LAYOUT_0,
        super::config::payload_types::WMI_IDE_CHANNEL_RECORD_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::config::wmi_ide_channel_record::LAYOUT_0,
        super::config::payload_types::WMI_IDE_CHANNEL_RECORD_0
    ),
] };
static WMI_IMAGELOAD_INFORMATION: Structure =
    Structure { payload: Some(|data| Payload::ImageLoad(super::image::ImageLoadPayload(data))), variant: "ImageLoad",
    forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::image::wmi_imageload_information::LAYOUT_0,
        super::image::payload_types::WMI_IMAGELOAD_INFORMATION_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::image::wmi_imageload_information::LAYOUT_1,
        super::image::payload_types::WMI_IMAGELOAD_INFORMATION_1
    ),
] };
static WMI_IRQ_RECORD: Structure =
    Structure { payload: Some(|data| Payload::IrqConfig(super::config::IrqConfigPayload(data))), variant: "IrqConfig",
    forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::config::wmi_irq_record::LAYOUT_0,
        super::config::payload_types::WMI_IRQ_RECORD_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::config::wmi_irq_record::LAYOUT_0,
        super::config::payload_types::WMI_IRQ_RECORD_0
    ),
] };
static WMI_JOB_ASSIGN_PROCESS: Structure =
    Structure { payload: Some(|data| Payload::WmiJobAssignProcess(super::job::WmiJobAssignProcessPayload(data))),
    variant: "WmiJobAssignProcess", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::job::wmi_job_assign_process::LAYOUT_0,
        super::job::payload_types::WMI_JOB_ASSIGN_PROCESS_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::job::wmi_job_assign_process::LAYOUT_0,
        super::job::payload_types::WMI_JOB_ASSIGN_PROCESS_0
    ),
] };
static WMI_JOB_REMOVE_PROCESS: Structure =
    Structure { payload: Some(|data| Payload::WmiJobRemoveProcess(super::job::WmiJobRemoveProcessPayload(data))),
    variant: "WmiJobRemoveProcess", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::job::wmi_job_remove_process::LAYOUT_0,
        super::job::payload_types::WMI_JOB_REMOVE_PROCESS_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::job::wmi_job_remove_process::LAYOUT_0,
        super::job::payload_types::WMI_JOB_REMOVE_PROCESS_0
    ),
] };
static WMI_JOB_SEND_NOTIFICATION_INFORMATION: Structure =
    Structure { payload: Some(
        |data| Payload::WmiJobSendNotificationInformation(super::job::WmiJobSendNotificationInformationPayload(data))
    ),
    variant: "WmiJobSendNotificationInformation", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::job::wmi_job_send_notification_information::LAYOUT_0,
        super::job::payload_types::WMI_JOB_SEND_NOTIFICATION_INFORMATION_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::job::wmi_job_send_notification_information::LAYOUT_0,
        super::job::payload_types::WMI_JOB_SEND_NOTIFICATION_INFORMATION_0
    ),
] };
static WMI_JOB_SET_QUERY_CPU_RATE: Structure =
    Structure { payload: Some(|data| Payload::WmiJobSetQueryCpuRate(super::job::WmiJobSetQueryCpuRatePayload(data))),
    variant: "WmiJobSetQueryCpuRate", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::job::wmi_job_set_query_cpu_rate::LAYOUT_0,
        super::job::payload_types::WMI_JOB_SET_QUERY_CPU_RATE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::job::wmi_job_set_query_cpu_rate::LAYOUT_0,
        super::job::payload_types::WMI_JOB_SET_QUERY_CPU_RATE_0
    ),
] };
static WMI_JOB_SET_QUERY_INFORMATION: Structure =
    Structure { payload: Some(
        |data| Payload::WmiJobSetQueryInformation(super::job::WmiJobSetQueryInformationPayload(data))
    ),
    variant: "WmiJobSetQueryInformation", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::job::wmi_job_set_query_information::LAYOUT_0,
        super::job::payload_types::WMI_JOB_SET_QUERY_INFORMATION_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::job::wmi_job_set_query_information::LAYOUT_0,
        super::job::payload_types::WMI_JOB_SET_QUERY_INFORMATION_0
    ),
] };
static WMI_JOB_SET_QUERY_NET_RATE: Structure =
    Structure { payload: Some(|data| Payload::WmiJobSetQueryNetRate(super::job::WmiJobSetQueryNetRatePayload(data))),
    variant: "WmiJobSetQueryNetRate", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::job::wmi_job_set_query_net_rate::LAYOUT_0,
        super::job::payload_types::WMI_JOB_SET_QUERY_NET_RATE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::job::wmi_job_set_query_net_rate::LAYOUT_0,
        super::job::payload_types::WMI_JOB_SET_QUERY_NET_RATE_0
    ),
] };
static WMI_PAGE_FAULT: Structure =
    Structure { payload: Some(|data| Payload::WmiPageFault(super::memory::WmiPageFaultPayload(data))),
    variant: "WmiPageFault", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::memory::wmi_page_fault::LAYOUT_0,
        super::memory::payload_types::WMI_PAGE_FAULT_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::memory::wmi_page_fault::LAYOUT_1,
        super::memory::payload_types::WMI_PAGE_FAULT_1
    ),
] };
static WMI_PNP_RECORD_V3: Structure =
    Structure { payload: Some(|data| Payload::PnpConfig(super::config::PnpConfigPayload(data))), variant: "PnpConfig",
    forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::config::wmi_pnp_record_v3::LAYOUT_0,
        super::config::payload_types::WMI_PNP_RECORD_V3_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::config::wmi_pnp_record_v3::LAYOUT_0,
        super::config::payload_types::WMI_PNP_RECORD_V3_0
    ),
] };
static WMI_PNP_RECORD_V4: Structure =
    Structure { payload: Some(|data| Payload::PnpConfig(super::config::PnpConfigPayload(data))), variant: "PnpConfig",
    forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::config::wmi_pnp_record_v4::LAYOUT_0,
        super::config::payload_types::WMI_PNP_RECORD_V4_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::config::wmi_pnp_record_v4::LAYOUT_0,
        super::config::payload_types::WMI_PNP_RECORD_V4_0
    ),
] };
static WMI_PNP_RECORD_V5: Structure =
    Structure { payload: Some(|data| Payload::PnpConfig(super::config::PnpConfigPayload(data))), variant: "PnpConfig",
    forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::config::wmi_pnp_record_v5::LAYOUT_0,
        super::config::payload_types::WMI_PNP_RECORD_V5_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::config::wmi_pnp_record_v5::LAYOUT_0,
        super::config::payload_types::WMI_PNP_RECORD_V5_0
    ),
] };
static WMI_POWER_RECORD: Structure =
    Structure { payload: Some(|data| Payload::WmiPowerRecord(super::config::WmiPowerRecordPayload(data))),
    variant: "WmiPowerRecord", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::config::wmi_power_record::LAYOUT_0,
        super::config::payload_types::WMI_POWER_RECORD_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::config::wmi_power_record::LAYOUT_0,
        super::config::payload_types::WMI_POWER_RECORD_0
    ),
] };
static WMI_PROCESS_INFORMATION: Structure =
    Structure { payload: Some(|data| Payload::Process(super::process::ProcessPayload(data))), variant: "Process",
    forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::process::wmi_process_information::LAYOUT_0,
        super::process::payload_types::WMI_PROCESS_INFORMATION_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::process::wmi_process_information::LAYOUT_1,
        super::process::payload_types::WMI_PROCESS_INFORMATION_1
    ),
] };
static WMI_PUSHLOCK: Structure =
    Structure { payload: Some(|data| Payload::WmiPushlock(super::sync::WmiPushlockPayload(data))),
    variant: "WmiPushlock", forms: &[
    form(Pointer::Bits32, 0, 255, &super::sync::wmi_pushlock::LAYOUT_0, super::sync::payload_types::WMI_PUSHLOCK_0),
    form(Pointer::Bits64, 0, 255, &super::sync::wmi_pushlock::LAYOUT_1, super::sync::payload_types::WMI_PUSHLOCK_1),
] };
static WMI_QUEUE: Structure = Structure { payload: Some(|data| Payload::WmiQueue(super::sync::WmiQueuePayload(data))),
    variant: "WmiQueue", forms: &[
    form(Pointer::Bits32, 0, 255, &super::sync::wmi_queue::LAYOUT_0, super::sync::payload_types::WMI_QUEUE_0),
    form(Pointer::Bits64, 0, 255, &super::sync::wmi_queue::LAYOUT_1, super::sync::payload_types::WMI_QUEUE_1),
] };
static WMI_REGISTRY: Structure =
    Structure { payload: Some(|data| Payload::Registry(super::registry::RegistryPayload(data))), variant: "Registry",
    forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::registry::wmi_registry::LAYOUT_0,
        super::registry::payload_types::WMI_REGISTRY_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::registry::wmi_registry::LAYOUT_1,
        super::registry::payload_types::WMI_REGISTRY_1
    ),
] };
static WMI_RESOURCE: Structure =
    Structure { payload: Some(|data| Payload::WmiResource(super::sync::WmiResourcePayload(data))),
    variant: "WmiResource", forms: &[
    form(Pointer::Bits32, 0, 255, &super::sync::wmi_resource::LAYOUT_0, super::sync::payload_types::WMI_RESOURCE_0),
    form(Pointer::Bits64, 0, 255, &super::sync::wmi_resource::LAYOUT_1, super::sync::payload_types::WMI_RESOURCE_1),
] };
static WMI_SPINLOCK: Structure =
    Structure { payload: Some(|data| Payload::WmiSpinlock(super::sync::WmiSpinlockPayload(data))),
    variant: "WmiSpinlock", forms: &[
    form(Pointer::Bits32, 8, 255, &super::sync::wmi_spinlock::LAYOUT_2, super::sync::payload_types::WMI_SPINLOCK_2),
    form(Pointer::Bits64, 8, 255, &super::sync::wmi_spinlock::LAYOUT_3, super::sync::payload_types::WMI_SPINLOCK_3),
    form(Pointer::Bits64, 6, 7, &super::sync::wmi_spinlock::LAYOUT_0, super::sync::payload_types::WMI_SPINLOCK_0),
    form(Pointer::Bits32, 7, 7, &super::sync::wmi_spinlock::LAYOUT_1, super::sync::payload_types::WMI_SPINLOCK_1),
] };
static WMI_TCPIP_SEND_V4: Structure = Structure { payload: Some(|data| Payload::Tcp(super::network::TcpPayload(data))),
    variant: "Tcp", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::network::wmi_tcpip_send_v4::LAYOUT_0,
        super::network::payload_types::WMI_TCPIP_SEND_V4_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::network::wmi_tcpip_send_v4::LAYOUT_1,
        super::network::payload_types::WMI_TCPIP_SEND_V4_1
    ),
] };
static WMI_TCPIP_SEND_V6: Structure =
    Structure { payload: Some(|data| Payload::WmiTcpipSendV6(super::network::WmiTcpipSendV6Payload(data))),
    variant: "WmiTcpipSendV6", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::network::wmi_tcpip_send_v6::LAYOUT_0,
        super::network::payload_types::WMI_TCPIP_SEND_V6_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::network::wmi_tcpip_send_v6::LAYOUT_1,
        super::network::payload_types::WMI_TCPIP_SEND_V6_1
    ),
] };
static WMI_TCPIP_V4: Structure = Structure { payload: Some(|data| Payload::Tcp(super::network::TcpPayload(data))),
    variant: "Tcp", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::network::wmi_tcpip_v4::LAYOUT_0, super::network::payload_types::WMI_TCPIP_V4_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::network::wmi_tcpip_v4::LAYOUT_1, super::network::payload_types::WMI_TCPIP_V4_1
    ),
] };
static WMI_THREAD_INFORMATION: Structure =
    Structure { payload: Some(|data| Payload::Thread(super::thread::ThreadPayload(data))), variant: "Thread", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::thread::wmi_thread_information::LAYOUT_0,
        super::thread::payload_types::WMI_THREAD_INFORMATION_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::thread::wmi_thread_information::LAYOUT_0,
        super::thread::payload_types::WMI_THREAD_INFORMATION_0
    ),
] };
static WMI_UDP_V4: Structure = Structure { payload: Some(|data| Payload::Udp(super::network::UdpPayload(data))),
    variant: "Udp", forms: &[
    form(Pointer::Bits32, 0, 255, &super::network::wmi_udp_v4::LAYOUT_0, super::network::payload_types::WMI_UDP_V4_0),
    form(Pointer::Bits64, 0, 255, &super::network::wmi_udp_v4::LAYOUT_0, super::network::payload_types::WMI_UDP_V4_0),
] };
static WMI_UDP_V6: Structure =
    Structure { payload: Some(|data| Payload::WmiUdpV6(super::network::WmiUdpV6Payload(data))), variant: "WmiUdpV6",
    forms: &[
    form(Pointer::Bits32, 0, 255, &super::network::wmi_udp_v6::LAYOUT_0, super::network::payload_types::WMI_UDP_V6_0),
    form(Pointer::Bits64, 0, 255, &super::network::wmi_udp_v6::LAYOUT_1, super::network::payload_types::WMI_UDP_V6_1),
] };
static WMI_WAIT_MULTIPLE: Structure =
    Structure { payload: Some(|data| Payload::WmiWaitMultiple(super::sync::WmiWaitMultiplePayload(data))),
    variant: "WmiWaitMultiple", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::sync::wmi_wait_multiple::LAYOUT_0,
        super::sync::payload_types::WMI_WAIT_MULTIPLE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::sync::wmi_wait_multiple::LAYOUT_1,
        super::sync::payload_types::WMI_WAIT_MULTIPLE_1
    ),
] };
static WMI_WAIT_SINGLE: Structure =
    Structure { payload: Some(|data| Payload::WmiWaitSingle(super::sync::WmiWaitSinglePayload(data))),
    variant: "WmiWaitSingle", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::sync::wmi_wait_single::LAYOUT_0, super::sync::payload_types::WMI_WAIT_SINGLE_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::sync::wmi_wait_single::LAYOUT_1, super::sync::payload_types::WMI_WAIT_SINGLE_1
    ),
] };
static WORKER_THREAD: Structure =
    Structure { payload: Some(|data| Payload::WorkerThread(super::thread::WorkerThreadPayload(data))),
    variant: "WorkerThread", forms: &[
    form(
        Pointer::Bits32, 0, 255, &super::thread::worker_thread::LAYOUT_0, super::thread::payload_types::WORKER_THREAD_0
    ),
    form(
        Pointer::Bits64, 0, 255, &super::thread::worker_thread::LAYOUT_1, super::thread::payload_types::WORKER_THREAD_1
    ),
] };
/// The bindings by key; of one key, those to prefer first: of an event version, stated by a source, of later releases.
static BINDINGS: &[Binding] = &[
    Binding {
        key: EventKey(0), name: "TRACE_LOGFILE_HEADER", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TRACE_LOGFILE_HEADER
    },
    Binding {
        key: EventKey(5), name: "ETW_KERNEL_HEADER_EXTENSION", version: None, pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &ETW_KERNEL_HEADER_EXTENSION
    },
    Binding {
        key: EventKey(32), name: "ETW_KERNEL_HEADER_EXTENSION", version: None, pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &ETW_KERNEL_HEADER_EXTENSION
    },
    Binding {
        key: EventKey(64), name: "WMI_DBGID_RSDS", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_DBGID_RSDS
    },
    Binding {
        key: EventKey(66), name: "WMI_BUILD_LAB", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_BUILD_LAB
    },
    Binding {
        key: EventKey(67), name: "Header_ProviderBinaryPath_TypeGroup", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &HEADER_PROVIDER_BINARY_PATH_TYPE_GROUP
    },
    Binding {
        key: EventKey(80), name: "ETW_PARTITION_INFO_EXTENSION", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &ETW_PARTITION_INFO_EXTENSION
    },
    Binding {
        key: EventKey(82), name: "Header_LastDroppedTimes_TypeGroup", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &HEADER_LAST_DROPPED_TIMES_TYPE_GROUP
    },
    Binding {
        key: EventKey(266), name: "ETW_DISKIO_READWRITE_V3", version: Some(3), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &ETW_DISKIO_READWRITE_V3
    },
    Binding {
        key: EventKey(266), name: "ETW_DISKIO_READWRITE_V2", version: None, pointer: None,
        releases: &[(Release(1), Release(6)),], whole: false, tied_by: None, structure: &ETW_DISKIO_READWRITE_V2
    },
    Binding {
        key: EventKey(266), name: "ETW_DISKIO_READWRITE", version: None, pointer: None,
        releases: &[(Release(0), Release(0)),], whole: false, tied_by: None, structure: &ETW_DISKIO_READWRITE
    },
    Binding {
        key: EventKey(267), name: "ETW_DISKIO_READWRITE_V3", version: Some(3), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &ETW_DISKIO_READWRITE_V3
    },
    Binding {
        key: EventKey(267), name: "ETW_DISKIO_READWRITE_V2", version: None, pointer: None,
        releases: &[(Release(1), Release(6)),], whole: false, tied_by: None, structure: &ETW_DISKIO_READWRITE_V2
    },
    Binding {
        key: EventKey(267), name: "ETW_DISKIO_READWRITE", version: None, pointer: None,
        releases: &[(Release(0), Release(0)),], whole: false, tied_by: None, structure: &ETW_DISKIO_READWRITE
    },
    Binding {
        key: EventKey(268), name: "WMI_DISKIO_READWRITE_INIT", version: Some(3), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &WMI_DISKIO_READWRITE_INIT
    },
    Binding {
        key: EventKey(268), name: "DiskIo_TypeGroup2", version: None, pointer: None,
        releases: &[(Release(4), Release(6)),], whole: false, tied_by: None, structure: &DISK_IO_TYPE_GROUP2
    },
    Binding {
        key: EventKey(269), name: "WMI_DISKIO_READWRITE_INIT", version: Some(3), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &WMI_DISKIO_READWRITE_INIT
    },
    Binding {
        key: EventKey(269), name: "DiskIo_TypeGroup2", version: None, pointer: None,
        releases: &[(Release(4), Release(6)),], whole: false, tied_by: None, structure: &DISK_IO_TYPE_GROUP2
    },
    Binding {
        key: EventKey(270), name: "ETW_DISKIO_FLUSH_BUFFERS_V3", version: Some(3), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &ETW_DISKIO_FLUSH_BUFFERS_V3
    },
    Binding {
        key: EventKey(270), name: "ETW_DISKIO_FLUSH_BUFFERS_V2", version: None, pointer: None,
        releases: &[(Release(4), Release(6)),], whole: false, tied_by: None, structure: &ETW_DISKIO_FLUSH_BUFFERS_V2
    },
    Binding {
        key: EventKey(271), name: "WMI_DISKIO_READWRITE_INIT", version: Some(3), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &WMI_DISKIO_READWRITE_INIT
    },
    Binding {
        key: EventKey(271), name: "DiskIo_TypeGroup2", version: None, pointer: None,
        releases: &[(Release(4), Release(6)),], whole: false, tied_by: None, structure: &DISK_IO_TYPE_GROUP2
    },
    Binding {
        key: EventKey(272), name: "WMI_DISKIO_IO_REDIRECTED_INIT", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &WMI_DISKIO_IO_REDIRECTED_INIT
    },
    Binding {
        key: EventKey(290), name: "PERFINFO_DRIVER_MAJORFUNCTION", version: None, pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_DRIVER_MAJORFUNCTION
    },
    Binding {
        key: EventKey(291), name: "PERFINFO_DRIVER_MAJORFUNCTION_RET", version: None, pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_DRIVER_MAJORFUNCTION_RET
    },
    Binding {
        key: EventKey(292), name: "PERFINFO_DRIVER_COMPLETIONROUTINE", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_DRIVER_COMPLETIONROUTINE
    },
    Binding {
        key: EventKey(293), name: "PERFINFO_DRIVER_COMPLETIONROUTINE", version: None, pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_DRIVER_COMPLETIONROUTINE
    },
    Binding {
        key: EventKey(308), name: "PERFINFO_DRIVER_COMPLETE_REQUEST", version: None, pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_DRIVER_COMPLETE_REQUEST
    },
    Binding {
        key: EventKey(309), name: "PERFINFO_DRIVER_COMPLETE_REQUEST_RET", version: None, pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_DRIVER_COMPLETE_REQUEST_RET
    },
    Binding {
        key: EventKey(310), name: "PERFINFO_BOOT_PREFETCH_INFORMATION", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_BOOT_PREFETCH_INFORMATION
    },
    Binding {
        key: EventKey(311), name: "ETW_OPTICALIO_READWRITE", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("mask"), structure: &ETW_OPTICALIO_READWRITE
    },
    Binding {
        key: EventKey(312), name: "ETW_OPTICALIO_READWRITE", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("mask"), structure: &ETW_OPTICALIO_READWRITE
    },
    Binding {
        key: EventKey(313), name: "ETW_OPTICALIO_FLUSH_BUFFERS", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("mask"), structure: &ETW_OPTICALIO_FLUSH_BUFFERS
    },
    Binding {
        key: EventKey(314), name: "ETW_OPTICALIO_INIT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("mask"), structure: &ETW_OPTICALIO_INIT
    },
    Binding {
        key: EventKey(315), name: "ETW_OPTICALIO_INIT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("mask"), structure: &ETW_OPTICALIO_INIT
    },
    Binding {
        key: EventKey(316), name: "ETW_OPTICALIO_INIT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("mask"), structure: &ETW_OPTICALIO_INIT
    },
    Binding {
        key: EventKey(522), name: "WMI_PAGE_FAULT", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_PAGE_FAULT
    },
    Binding {
        key: EventKey(523), name: "WMI_PAGE_FAULT", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_PAGE_FAULT
    },
    Binding {
        key: EventKey(524), name: "WMI_PAGE_FAULT", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_PAGE_FAULT
    },
    Binding {
        key: EventKey(525), name: "WMI_PAGE_FAULT", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_PAGE_FAULT
    },
    Binding {
        key: EventKey(526), name: "WMI_PAGE_FAULT", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_PAGE_FAULT
    },
    Binding {
        key: EventKey(527), name: "WMI_PAGE_FAULT", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_PAGE_FAULT
    },
    Binding {
        key: EventKey(544), name: "PageFault_HardFault", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &PAGE_FAULT_HARD_FAULT
    },
    Binding {
        key: EventKey(544), name: "PERFINFO_HARDPAGEFAULT_INFORMATION", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("mask"), structure: &PERFINFO_HARDPAGEFAULT_INFORMATION
    },
    Binding {
        key: EventKey(584), name: "PERFINFO_PFMAPPED_SECTION_INFORMATION", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_PFMAPPED_SECTION_INFORMATION
    },
    Binding {
        key: EventKey(585), name: "PERFINFO_PFMAPPED_SECTION_INFORMATION", version: None, pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_PFMAPPED_SECTION_INFORMATION
    },
    Binding {
        key: EventKey(587), name: "PERFINFO_SESSIONCREATE_INFORMATION", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("mask"), structure: &PERFINFO_SESSIONCREATE_INFORMATION
    },
    Binding {
        key: EventKey(591), name: "PERFINFO_PFMAPPED_SECTION_INFORMATION", version: None, pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_PFMAPPED_SECTION_INFORMATION
    },
    Binding {
        key: EventKey(610), name: "PERFINFO_VIRTUAL_ALLOC", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_VIRTUAL_ALLOC
    },
    Binding {
        key: EventKey(611), name: "PERFINFO_VIRTUAL_ALLOC", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_VIRTUAL_ALLOC
    },
    Binding {
        key: EventKey(612), name: "PageFault_HeapRangeRundown", version: None, pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PAGE_FAULT_HEAP_RANGE_RUNDOWN
    },
    Binding {
        key: EventKey(613), name: "HEAP_EVENT_RANGE_CREATE", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &HEAP_EVENT_RANGE_CREATE
    },
    Binding {
        key: EventKey(613), name: "HEAP_RANGE_CREATE", version: None, pointer: None, releases: &[], whole: true,
        tied_by: Some("name"), structure: &HEAP_RANGE_CREATE
    },
    Binding {
        key: EventKey(614), name: "HEAP_EVENT_RANGE", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &HEAP_EVENT_RANGE
    },
    Binding {
        key: EventKey(615), name: "HEAP_EVENT_RANGE", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &HEAP_EVENT_RANGE
    },
    Binding {
        key: EventKey(616), name: "PageFault_HeapRangeDestroy", version: None, pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PAGE_FAULT_HEAP_RANGE_DESTROY
    },
    Binding {
        key: EventKey(616), name: "HEAP_RANGE_DESTROY", version: None, pointer: None, releases: &[], whole: true,
        tied_by: Some("name"), structure: &HEAP_RANGE_DESTROY
    },
    Binding {
        key: EventKey(617), name: "PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO
    },
    Binding {
        key: EventKey(640), name: "PERFINFO_VIRTUAL_ALLOC", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("name"), structure: &PERFINFO_VIRTUAL_ALLOC
    },
    Binding {
        key: EventKey(641), name: "PERFINFO_VIRTUAL_ALLOC", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("name"), structure: &PERFINFO_VIRTUAL_ALLOC
    },
    Binding {
        key: EventKey(646), name: "PERFINFO_MEM_RESET_INFO", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("name"), structure: &PERFINFO_MEM_RESET_INFO
    },
    Binding {
        key: EventKey(647), name: "PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION", version: None, pointer: None,
        releases: &[], whole: false, tied_by: None, structure: &PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION
    },
    Binding {
        key: EventKey(648), name: "PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION", version: None, pointer: None,
        releases: &[], whole: false, tied_by: None, structure: &PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION
    },
    Binding {
        key: EventKey(769), name: "Process_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &PROCESS_V0_TYPE_GROUP1
    },
    Binding {
        key: EventKey(769), name: "Process_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &PROCESS_V1_TYPE_GROUP1
    },
    Binding {
        key: EventKey(769), name: "Process_V2_TypeGroup1", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &PROCESS_V2_TYPE_GROUP1
    },
    Binding {
        key: EventKey(769), name: "Process_V3_TypeGroup1", version: Some(3), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &PROCESS_V3_TYPE_GROUP1
    },
    Binding {
        key: EventKey(769), name: "WMI_PROCESS_INFORMATION", version: Some(4), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &WMI_PROCESS_INFORMATION
    },
    Binding {
        key: EventKey(769), name: "Process_V2_WithSid", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: Some("fit"), structure: &PROCESS_V2_WITH_SID
    },
    Binding {
        key: EventKey(769), name: "Process_V3_WithSid", version: Some(3), pointer: None, releases: &[], whole: false,
        tied_by: Some("fit"), structure: &PROCESS_V3_WITH_SID
    },
    Binding {
        key: EventKey(770), name: "Process_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &PROCESS_V0_TYPE_GROUP1
    },
    Binding {
        key: EventKey(770), name: "Process_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &PROCESS_V1_TYPE_GROUP1
    },
    Binding {
        key: EventKey(770), name: "Process_V2_TypeGroup1", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &PROCESS_V2_TYPE_GROUP1
    },
    Binding {
        key: EventKey(770), name: "Process_V3_TypeGroup1", version: Some(3), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &PROCESS_V3_TYPE_GROUP1
    },
    Binding {
        key: EventKey(770), name: "WMI_PROCESS_INFORMATION", version: Some(4), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &WMI_PROCESS_INFORMATION
    },
    Binding {
        key: EventKey(770), name: "Process_V2_WithSid", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: Some("fit"), structure: &PROCESS_V2_WITH_SID
    },
    Binding {
        key: EventKey(770), name: "Process_V3_WithSid", version: Some(3), pointer: None, releases: &[], whole: false,
        tied_by: Some("fit"), structure: &PROCESS_V3_WITH_SID
    },
    Binding {
        key: EventKey(771), name: "Process_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &PROCESS_V0_TYPE_GROUP1
    },
    Binding {
        key: EventKey(771), name: "Process_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &PROCESS_V1_TYPE_GROUP1
    },
    Binding {
        key: EventKey(771), name: "Process_V2_TypeGroup1", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &PROCESS_V2_TYPE_GROUP1
    },
    Binding {
        key: EventKey(771), name: "Process_V3_TypeGroup1", version: Some(3), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &PROCESS_V3_TYPE_GROUP1
    },
    Binding {
        key: EventKey(771), name: "WMI_PROCESS_INFORMATION", version: Some(4), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &WMI_PROCESS_INFORMATION
    },
    Binding {
        key: EventKey(771), name: "Process_V2_WithSid", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: Some("fit"), structure: &PROCESS_V2_WITH_SID
    },
    Binding {
        key: EventKey(771), name: "Process_V3_WithSid", version: Some(3), pointer: None, releases: &[], whole: false,
        tied_by: Some("fit"), structure: &PROCESS_V3_WITH_SID
    },
    Binding {
        key: EventKey(772), name: "Process_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &PROCESS_V0_TYPE_GROUP1
    },
    Binding {
        key: EventKey(772), name: "Process_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &PROCESS_V1_TYPE_GROUP1
    },
    Binding {
        key: EventKey(772), name: "Process_V2_TypeGroup1", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &PROCESS_V2_TYPE_GROUP1
    },
    Binding {
        key: EventKey(772), name: "Process_V3_TypeGroup1", version: Some(3), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &PROCESS_V3_TYPE_GROUP1
    },
    Binding {
        key: EventKey(772), name: "WMI_PROCESS_INFORMATION", version: Some(4), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &WMI_PROCESS_INFORMATION
    },
    Binding {
        key: EventKey(772), name: "Process_V2_WithSid", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: Some("fit"), structure: &PROCESS_V2_WITH_SID
    },
    Binding {
        key: EventKey(772), name: "Process_V3_WithSid", version: Some(3), pointer: None, releases: &[], whole: false,
        tied_by: Some("fit"), structure: &PROCESS_V3_WITH_SID
    },
    Binding {
        key: EventKey(778), name: "Image_V0_Load", version: Some(0), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &IMAGE_V0_LOAD
    },
    Binding {
        key: EventKey(778), name: "Image_V1_Load", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &IMAGE_V1_LOAD
    },
    Binding {
        key: EventKey(778), name: "WMI_IMAGELOAD_INFORMATION", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &WMI_IMAGELOAD_INFORMATION
    },
    Binding {
        key: EventKey(778), name: "WMI_IMAGELOAD_INFORMATION", version: Some(3), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &WMI_IMAGELOAD_INFORMATION
    },
    Binding {
        key: EventKey(779), name: "Process_Terminate_TypeGroup1", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PROCESS_TERMINATE_TYPE_GROUP1
    },
    Binding {
        key: EventKey(800), name: "PERFINFO_PROCESS_PERFCTR", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_PROCESS_PERFCTR
    },
    Binding {
        key: EventKey(801), name: "PERFINFO_PROCESS_PERFCTR", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_PROCESS_PERFCTR
    },
    Binding {
        key: EventKey(803), name: "PERFINFO_PROCESS_INSWAP", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("mask"), structure: &PERFINFO_PROCESS_INSWAP
    },
    Binding {
        key: EventKey(806), name: "PERFINFO_BOOT_PHASE_START", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_BOOT_PHASE_START
    },
    Binding {
        key: EventKey(807), name: "Process_V2_TypeGroup1", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &PROCESS_V2_TYPE_GROUP1
    },
    Binding {
        key: EventKey(807), name: "Process_V3_TypeGroup1", version: Some(3), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &PROCESS_V3_TYPE_GROUP1
    },
    Binding {
        key: EventKey(807), name: "WMI_PROCESS_INFORMATION", version: Some(4), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &WMI_PROCESS_INFORMATION
    },
    Binding {
        key: EventKey(807), name: "Process_Defunct_TypeGroup1", version: Some(5), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PROCESS_DEFUNCT_TYPE_GROUP1
    },
    Binding {
        key: EventKey(807), name: "Process_V2_WithSid", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: Some("fit"), structure: &PROCESS_V2_WITH_SID
    },
    Binding {
        key: EventKey(807), name: "Process_V3_WithSid", version: Some(3), pointer: None, releases: &[], whole: false,
        tied_by: Some("fit"), structure: &PROCESS_V3_WITH_SID
    },
    Binding {
        key: EventKey(816), name: "ETW_WAKE_COUNTER_EVENT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("mask"), structure: &ETW_WAKE_COUNTER_EVENT
    },
    Binding {
        key: EventKey(817), name: "ETW_WAKE_COUNTER_EVENT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("mask"), structure: &ETW_WAKE_COUNTER_EVENT
    },
    Binding {
        key: EventKey(818), name: "ETW_WAKE_COUNTER_EVENT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("mask"), structure: &ETW_WAKE_COUNTER_EVENT
    },
    Binding {
        key: EventKey(819), name: "ETW_WAKE_COUNTER_EVENT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("mask"), structure: &ETW_WAKE_COUNTER_EVENT
    },
    Binding {
        key: EventKey(820), name: "ETW_WAKE_COUNTER_EVENT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("mask"), structure: &ETW_WAKE_COUNTER_EVENT
    },
    Binding {
        key: EventKey(832), name: "ETW_WAKE_COUNTER_EVENT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("mask"), structure: &ETW_WAKE_COUNTER_EVENT
    },
    Binding {
        key: EventKey(833), name: "ETW_WAKE_COUNTER_EVENT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("mask"), structure: &ETW_WAKE_COUNTER_EVENT
    },
    Binding {
        key: EventKey(834), name: "ETW_WAKE_COUNTER_EVENT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("mask"), structure: &ETW_WAKE_COUNTER_EVENT
    },
    Binding {
        key: EventKey(835), name: "ETW_WAKE_COUNTER_EVENT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("mask"), structure: &ETW_WAKE_COUNTER_EVENT
    },
    Binding {
        key: EventKey(836), name: "ETW_WAKE_COUNTER_EVENT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("mask"), structure: &ETW_WAKE_COUNTER_EVENT
    },
    Binding {
        key: EventKey(880), name: "PERFINFO_DEBUG_EVENT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("name"), structure: &PERFINFO_DEBUG_EVENT
    },
    Binding {
        key: EventKey(1024), name: "WMI_FILE_IO", version: Some(0), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_FILE_IO
    },
    Binding {
        key: EventKey(1024), name: "WMI_FILE_IO", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_FILE_IO
    },
    Binding {
        key: EventKey(1024), name: "WMI_FILE_IO", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_FILE_IO
    },
    Binding {
        key: EventKey(1056), name: "WMI_FILE_IO", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_FILE_IO
    },
    Binding {
        key: EventKey(1056), name: "WMI_FILE_IO", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_FILE_IO
    },
    Binding {
        key: EventKey(1057), name: "PERFINFO_FILENAME_SAME_INFORMATION", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_FILENAME_SAME_INFORMATION
    },
    Binding {
        key: EventKey(1059), name: "WMI_FILE_IO", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_FILE_IO
    },
    Binding {
        key: EventKey(1060), name: "WMI_FILE_IO", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_FILE_IO
    },
    Binding {
        key: EventKey(1060), name: "PERFINFO_FILENAME_RUNDOWN_INFORMATION", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_FILENAME_RUNDOWN_INFORMATION
    },
    Binding {
        key: EventKey(1088), name: "FileIo_Create", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &FILE_IO_CREATE
    },
    Binding {
        key: EventKey(1088), name: "PERFINFO_FILE_CREATE", version: Some(3), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &PERFINFO_FILE_CREATE
    },
    Binding {
        key: EventKey(1089), name: "FileIo_SimpleOp", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &FILE_IO_SIMPLE_OP
    },
    Binding {
        key: EventKey(1089), name: "PERFINFO_FILE_SIMPLE_OPERATION", version: Some(3), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_FILE_SIMPLE_OPERATION
    },
    Binding {
        key: EventKey(1090), name: "FileIo_SimpleOp", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &FILE_IO_SIMPLE_OP
    },
    Binding {
        key: EventKey(1090), name: "PERFINFO_FILE_SIMPLE_OPERATION", version: Some(3), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_FILE_SIMPLE_OPERATION
    },
    Binding {
        key: EventKey(1091), name: "FileIo_ReadWrite", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &FILE_IO_READ_WRITE
    },
    Binding {
        key: EventKey(1091), name: "PERFINFO_FILE_READ_WRITE", version: Some(3), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_FILE_READ_WRITE
    },
    Binding {
        key: EventKey(1092), name: "FileIo_ReadWrite", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &FILE_IO_READ_WRITE
    },
    Binding {
        key: EventKey(1092), name: "PERFINFO_FILE_READ_WRITE", version: Some(3), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_FILE_READ_WRITE
    },
    Binding {
        key: EventKey(1093), name: "FileIo_Info", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &FILE_IO_INFO
    },
    Binding {
        key: EventKey(1093), name: "PERFINFO_FILE_INFORMATION", version: Some(3), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_FILE_INFORMATION
    },
    Binding {
        key: EventKey(1094), name: "FileIo_Info", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &FILE_IO_INFO
    },
    Binding {
        key: EventKey(1094), name: "PERFINFO_FILE_INFORMATION", version: Some(3), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_FILE_INFORMATION
    },
    Binding {
        key: EventKey(1095), name: "FileIo_Info", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &FILE_IO_INFO
    },
    Binding {
        key: EventKey(1095), name: "PERFINFO_FILE_INFORMATION", version: Some(3), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_FILE_INFORMATION
    },
    Binding {
        key: EventKey(1096), name: "FileIo_DirEnum", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &FILE_IO_DIR_ENUM
    },
    Binding {
        key: EventKey(1096), name: "PERFINFO_FILE_DIRENUM", version: Some(3), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_FILE_DIRENUM
    },
    Binding {
        key: EventKey(1097), name: "FileIo_SimpleOp", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &FILE_IO_SIMPLE_OP
    },
    Binding {
        key: EventKey(1097), name: "PERFINFO_FILE_SIMPLE_OPERATION", version: Some(3), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_FILE_SIMPLE_OPERATION
    },
    Binding {
        key: EventKey(1098), name: "FileIo_Info", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &FILE_IO_INFO
    },
    Binding {
        key: EventKey(1098), name: "PERFINFO_FILE_INFORMATION", version: Some(3), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_FILE_INFORMATION
    },
    Binding {
        key: EventKey(1099), name: "FileIo_Info", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &FILE_IO_INFO
    },
    Binding {
        key: EventKey(1099), name: "PERFINFO_FILE_INFORMATION", version: Some(3), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_FILE_INFORMATION
    },
    Binding {
        key: EventKey(1100), name: "PERFINFO_FILE_OPERATION_END", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_FILE_OPERATION_END
    },
    Binding {
        key: EventKey(1100), name: "PERFINFO_FILE_OPERATION_END", version: Some(3), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_FILE_OPERATION_END
    },
    Binding {
        key: EventKey(1101), name: "FileIo_DirEnum", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &FILE_IO_DIR_ENUM
    },
    Binding {
        key: EventKey(1101), name: "PERFINFO_FILE_DIRENUM", version: Some(3), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_FILE_DIRENUM
    },
    Binding {
        key: EventKey(1103), name: "PERFINFO_FILE_PATH_OPERATION", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_FILE_PATH_OPERATION
    },
    Binding {
        key: EventKey(1104), name: "PERFINFO_FILE_PATH_OPERATION", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_FILE_PATH_OPERATION
    },
    Binding {
        key: EventKey(1105), name: "PERFINFO_FILE_PATH_OPERATION", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_FILE_PATH_OPERATION
    },
    Binding {
        key: EventKey(1281), name: "Thread_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &THREAD_V0_TYPE_GROUP1
    },
    Binding {
        key: EventKey(1281), name: "Thread_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &THREAD_V1_TYPE_GROUP1
    },
    Binding {
        key: EventKey(1281), name: "Thread_V2_TypeGroup1", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &THREAD_V2_TYPE_GROUP1
    },
    Binding {
        key: EventKey(1281), name: "WMI_EXTENDED_THREAD_INFORMATION", version: Some(3), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &WMI_EXTENDED_THREAD_INFORMATION
    },
    Binding {
        key: EventKey(1282), name: "Thread_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &THREAD_V0_TYPE_GROUP1
    },
    Binding {
        key: EventKey(1282), name: "WMI_THREAD_INFORMATION", version: Some(1), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &WMI_THREAD_INFORMATION
    },
    Binding {
        key: EventKey(1282), name: "Thread_V2_TypeGroup1", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &THREAD_V2_TYPE_GROUP1
    },
    Binding {
        key: EventKey(1282), name: "WMI_EXTENDED_THREAD_INFORMATION", version: Some(3), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &WMI_EXTENDED_THREAD_INFORMATION
    },
    Binding {
        key: EventKey(1283), name: "Thread_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &THREAD_V0_TYPE_GROUP1
    },
    Binding {
        key: EventKey(1283), name: "Thread_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &THREAD_V1_TYPE_GROUP1
    },
    Binding {
        key: EventKey(1283), name: "Thread_V2_TypeGroup1", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &THREAD_V2_TYPE_GROUP1
    },
    Binding {
        key: EventKey(1283), name: "WMI_EXTENDED_THREAD_INFORMATION", version: Some(3), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &WMI_EXTENDED_THREAD_INFORMATION
    },
    Binding {
        key: EventKey(1284), name: "Thread_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &THREAD_V0_TYPE_GROUP1
    },
    Binding {
        key: EventKey(1284), name: "WMI_THREAD_INFORMATION", version: Some(1), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &WMI_THREAD_INFORMATION
    },
    Binding {
        key: EventKey(1284), name: "Thread_V2_TypeGroup1", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &THREAD_V2_TYPE_GROUP1
    },
    Binding {
        key: EventKey(1284), name: "WMI_EXTENDED_THREAD_INFORMATION", version: Some(3), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &WMI_EXTENDED_THREAD_INFORMATION
    },
    Binding {
        key: EventKey(1316), name: "WMI_CONTEXTSWAP", version: Some(4), pointer: None,
        releases: &[(Release(14), Release(255)),], whole: false, tied_by: None, structure: &WMI_CONTEXTSWAP
    },
    Binding {
        key: EventKey(1316), name: "WMI_CONTEXTSWAP", version: Some(3), pointer: None,
        releases: &[(Release(13), Release(13)),], whole: false, tied_by: None, structure: &WMI_CONTEXTSWAP
    },
    Binding {
        key: EventKey(1316), name: "WMI_CONTEXTSWAP", version: Some(2), pointer: None,
        releases: &[(Release(4), Release(12)),], whole: false, tied_by: None, structure: &WMI_CONTEXTSWAP
    },
    Binding {
        key: EventKey(1316), name: "WMI_CONTEXTSWAP", version: Some(1), pointer: None,
        releases: &[(Release(1), Release(3)),], whole: false, tied_by: None, structure: &WMI_CONTEXTSWAP
    },
    Binding {
        key: EventKey(1317), name: "PERFINFO_CCSWAP_BUFFER", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &PERFINFO_CCSWAP_BUFFER
    },
    Binding {
        key: EventKey(1321), name: "WMI_SPINLOCK", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_SPINLOCK
    },
    Binding {
        key: EventKey(1322), name: "WMI_QUEUE", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("name"), structure: &WMI_QUEUE
    },
    Binding {
        key: EventKey(1323), name: "WMI_RESOURCE", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_RESOURCE
    },
    Binding {
        key: EventKey(1324), name: "WMI_PUSHLOCK", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("name"), structure: &WMI_PUSHLOCK
    },
    Binding {
        key: EventKey(1325), name: "WMI_WAIT_SINGLE", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("name"), structure: &WMI_WAIT_SINGLE
    },
    Binding {
        key: EventKey(1326), name: "WMI_WAIT_MULTIPLE", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("name"), structure: &WMI_WAIT_MULTIPLE
    },
    Binding {
        key: EventKey(1327), name: "WMI_DELAY_EXECUTION", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("name"), structure: &WMI_DELAY_EXECUTION
    },
    Binding {
        key: EventKey(1328), name: "ETW_PRIORITY_EVENT", version: None, pointer: None,
        releases: &[(Release(4), Release(255)),], whole: false, tied_by: None, structure: &ETW_PRIORITY_EVENT
    },
    Binding {
        key: EventKey(1328), name: "ReserveCreate", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &RESERVE_CREATE
    },
    Binding {
        key: EventKey(1329), name: "ETW_PRIORITY_EVENT", version: None, pointer: None,
        releases: &[(Release(4), Release(255)),], whole: false, tied_by: None, structure: &ETW_PRIORITY_EVENT
    },
    Binding {
        key: EventKey(1329), name: "ReserveDelete", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &RESERVE_DELETE
    },
    Binding {
        key: EventKey(1330), name: "ETW_READY_THREAD_EVENT", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &ETW_READY_THREAD_EVENT
    },
    Binding {
        key: EventKey(1330), name: "ETW_READY_THREAD_EVENT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &ETW_READY_THREAD_EVENT
    },
    Binding {
        key: EventKey(1331), name: "ETW_PRIORITY_EVENT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &ETW_PRIORITY_EVENT
    },
    Binding {
        key: EventKey(1332), name: "ETW_PRIORITY_EVENT", version: None, pointer: None,
        releases: &[(Release(6), Release(255)),], whole: false, tied_by: None, structure: &ETW_PRIORITY_EVENT
    },
    Binding {
        key: EventKey(1332), name: "ReserveJoinThread", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &RESERVE_JOIN_THREAD
    },
    Binding {
        key: EventKey(1333), name: "ETW_THREAD_AFFINITY_EVENT", version: None, pointer: None,
        releases: &[(Release(6), Release(255)),], whole: false, tied_by: None, structure: &ETW_THREAD_AFFINITY_EVENT
    },
    Binding {
        key: EventKey(1333), name: "ReserveJoinThread", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &RESERVE_JOIN_THREAD
    },
    Binding {
        key: EventKey(1334), name: "ReserveState", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &RESERVE_STATE
    },
    Binding {
        key: EventKey(1335), name: "ReserveBandwidth", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &RESERVE_BANDWIDTH
    },
    Binding {
        key: EventKey(1336), name: "ReserveLateCount", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &RESERVE_LATE_COUNT
    },
    Binding {
        key: EventKey(1337), name: "WorkerThread", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WORKER_THREAD
    },
    Binding {
        key: EventKey(1337), name: "WorkerThread", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WORKER_THREAD
    },
    Binding {
        key: EventKey(1338), name: "ETW_DFSS_START_NEW_INTERVAL", version: None, pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &ETW_DFSS_START_NEW_INTERVAL
    },
    Binding {
        key: EventKey(1339), name: "ETW_DFSS_RELEASE_THREAD_ON_IDLE", version: None, pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &ETW_DFSS_RELEASE_THREAD_ON_IDLE
    },
    Binding {
        key: EventKey(1340), name: "ETW_ANTI_STARVATION_BOOST_EVENT", version: None, pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &ETW_ANTI_STARVATION_BOOST_EVENT
    },
    Binding {
        key: EventKey(1342), name: "ETW_KQUEUE_ENQUEUE_EVENT", version: None, pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &ETW_KQUEUE_ENQUEUE_EVENT
    },
    Binding {
        key: EventKey(1343), name: "ETW_KQUEUE_DEQUEUE_EVENT", version: None, pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &ETW_KQUEUE_DEQUEUE_EVENT
    },
    Binding {
        key: EventKey(1346), name: "ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT", version: None, pointer: None,
        releases: &[], whole: false, tied_by: None, structure: &ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT
    },
    Binding {
        key: EventKey(1347), name: "ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT", version: None, pointer: None,
        releases: &[], whole: false, tied_by: None, structure: &ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT
    },
    Binding {
        key: EventKey(1348), name: "ETW_AUTOBOOST_NO_ENTRIES_EVENT", version: None, pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &ETW_AUTOBOOST_NO_ENTRIES_EVENT
    },
    Binding {
        key: EventKey(1349), name: "ETW_THREAD_EVENT_SUBPROCESSTAG", version: None, pointer: None, releases: &[],
        whole: true, tied_by: Some("name"), structure: &ETW_THREAD_EVENT_SUBPROCESSTAG
    },
    Binding {
        key: EventKey(1352), name: "ETW_THREAD_SET_NAME_EVENT", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &ETW_THREAD_SET_NAME_EVENT
    },
    Binding {
        key: EventKey(1546), name: "TcpIp_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TCP_IP_V0_TYPE_GROUP1
    },
    Binding {
        key: EventKey(1546), name: "TcpIp_V1_Send", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TCP_IP_V1_SEND
    },
    Binding {
        key: EventKey(1546), name: "WMI_TCPIP_SEND_V4", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_TCPIP_SEND_V4
    },
    Binding {
        key: EventKey(1547), name: "TcpIp_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TCP_IP_V0_TYPE_GROUP1
    },
    Binding {
        key: EventKey(1547), name: "WMI_TCPIP_V4", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_TCPIP_V4
    },
    Binding {
        key: EventKey(1547), name: "TcpIp_TypeGroup1", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TCP_IP_TYPE_GROUP1
    },
    Binding {
        key: EventKey(1548), name: "TcpIp_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TCP_IP_V0_TYPE_GROUP1
    },
    Binding {
        key: EventKey(1548), name: "TcpIp_V1_TypeGroup2", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TCP_IP_V1_TYPE_GROUP2
    },
    Binding {
        key: EventKey(1548), name: "TcpIp_TypeGroup2", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TCP_IP_TYPE_GROUP2
    },
    Binding {
        key: EventKey(1549), name: "TcpIp_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TCP_IP_V0_TYPE_GROUP1
    },
    Binding {
        key: EventKey(1549), name: "WMI_TCPIP_V4", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_TCPIP_V4
    },
    Binding {
        key: EventKey(1549), name: "TcpIp_TypeGroup1", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TCP_IP_TYPE_GROUP1
    },
    Binding {
        key: EventKey(1550), name: "TcpIp_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TCP_IP_V0_TYPE_GROUP1
    },
    Binding {
        key: EventKey(1550), name: "WMI_TCPIP_V4", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_TCPIP_V4
    },
    Binding {
        key: EventKey(1550), name: "TcpIp_TypeGroup1", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TCP_IP_TYPE_GROUP1
    },
    Binding {
        key: EventKey(1551), name: "TcpIp_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TCP_IP_V0_TYPE_GROUP1
    },
    Binding {
        key: EventKey(1551), name: "TcpIp_V1_TypeGroup2", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TCP_IP_V1_TYPE_GROUP2
    },
    Binding {
        key: EventKey(1551), name: "TcpIp_TypeGroup2", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TCP_IP_TYPE_GROUP2
    },
    Binding {
        key: EventKey(1552), name: "WMI_TCPIP_V4", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_TCPIP_V4
    },
    Binding {
        key: EventKey(1552), name: "TcpIp_TypeGroup1", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TCP_IP_TYPE_GROUP1
    },
    Binding {
        key: EventKey(1553), name: "TcpIp_V1_Fail", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TCP_IP_V1_FAIL
    },
    Binding {
        key: EventKey(1553), name: "TcpIp_Fail", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TCP_IP_FAIL
    },
    Binding {
        key: EventKey(1554), name: "WMI_TCPIP_V4", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_TCPIP_V4
    },
    Binding {
        key: EventKey(1554), name: "TcpIp_TypeGroup1", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TCP_IP_TYPE_GROUP1
    },
    Binding {
        key: EventKey(1555), name: "WMI_TCPIP_V4", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_TCPIP_V4
    },
    Binding {
        key: EventKey(1556), name: "WMI_TCPIP_V4", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_TCPIP_V4
    },
    Binding {
        key: EventKey(1557), name: "WMI_TCPIP_V4", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_TCPIP_V4
    },
    Binding {
        key: EventKey(1558), name: "WMI_TCPIP_V4", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_TCPIP_V4
    },
    Binding {
        key: EventKey(1562), name: "WMI_TCPIP_SEND_V6", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_TCPIP_SEND_V6
    },
    Binding {
        key: EventKey(1563), name: "TcpIp_TypeGroup3", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TCP_IP_TYPE_GROUP3
    },
    Binding {
        key: EventKey(1564), name: "TcpIp_TypeGroup4", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TCP_IP_TYPE_GROUP4
    },
    Binding {
        key: EventKey(1565), name: "TcpIp_TypeGroup3", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TCP_IP_TYPE_GROUP3
    },
    Binding {
        key: EventKey(1566), name: "TcpIp_TypeGroup3", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TCP_IP_TYPE_GROUP3
    },
    Binding {
        key: EventKey(1567), name: "TcpIp_TypeGroup4", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TCP_IP_TYPE_GROUP4
    },
    Binding {
        key: EventKey(1568), name: "TcpIp_TypeGroup3", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TCP_IP_TYPE_GROUP3
    },
    Binding {
        key: EventKey(1570), name: "TcpIp_TypeGroup3", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TCP_IP_TYPE_GROUP3
    },
    Binding {
        key: EventKey(1827), name: "WMI_JOB_ASSIGN_PROCESS", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("name"), structure: &WMI_JOB_ASSIGN_PROCESS
    },
    Binding {
        key: EventKey(1828), name: "WMI_JOB_REMOVE_PROCESS", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("name"), structure: &WMI_JOB_REMOVE_PROCESS
    },
    Binding {
        key: EventKey(1829), name: "WMI_JOB_SET_QUERY_INFORMATION", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &WMI_JOB_SET_QUERY_INFORMATION
    },
    Binding {
        key: EventKey(1830), name: "WMI_JOB_SET_QUERY_INFORMATION", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &WMI_JOB_SET_QUERY_INFORMATION
    },
    Binding {
        key: EventKey(1834), name: "WMI_JOB_SEND_NOTIFICATION_INFORMATION", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &WMI_JOB_SEND_NOTIFICATION_INFORMATION
    },
    Binding {
        key: EventKey(1836), name: "WMI_JOB_SET_QUERY_CPU_RATE", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &WMI_JOB_SET_QUERY_CPU_RATE
    },
    Binding {
        key: EventKey(1837), name: "WMI_JOB_SET_QUERY_NET_RATE", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &WMI_JOB_SET_QUERY_NET_RATE
    },
    Binding {
        key: EventKey(2058), name: "UdpIp_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &UDP_IP_V0_TYPE_GROUP1
    },
    Binding {
        key: EventKey(2058), name: "WMI_UDP_V4", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_UDP_V4
    },
    Binding {
        key: EventKey(2058), name: "UdpIp_TypeGroup1", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &UDP_IP_TYPE_GROUP1
    },
    Binding {
        key: EventKey(2059), name: "UdpIp_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &UDP_IP_V0_TYPE_GROUP1
    },
    Binding {
        key: EventKey(2059), name: "WMI_UDP_V4", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_UDP_V4
    },
    Binding {
        key: EventKey(2059), name: "UdpIp_TypeGroup1", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &UDP_IP_TYPE_GROUP1
    },
    Binding {
        key: EventKey(2065), name: "TcpIp_Fail", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TCP_IP_FAIL
    },
    Binding {
        key: EventKey(2074), name: "WMI_UDP_V6", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_UDP_V6
    },
    Binding {
        key: EventKey(2075), name: "WMI_UDP_V6", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_UDP_V6
    },
    Binding {
        key: EventKey(2314), name: "Registry_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &REGISTRY_V0_TYPE_GROUP1
    },
    Binding {
        key: EventKey(2314), name: "Registry_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &REGISTRY_V1_TYPE_GROUP1
    },
    Binding {
        key: EventKey(2314), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_REGISTRY
    },
    Binding {
        key: EventKey(2315), name: "Registry_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &REGISTRY_V0_TYPE_GROUP1
    },
    Binding {
        key: EventKey(2315), name: "Registry_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &REGISTRY_V1_TYPE_GROUP1
    },
    Binding {
        key: EventKey(2315), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_REGISTRY
    },
    Binding {
        key: EventKey(2316), name: "Registry_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &REGISTRY_V0_TYPE_GROUP1
    },
    Binding {
        key: EventKey(2316), name: "Registry_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &REGISTRY_V1_TYPE_GROUP1
    },
    Binding {
        key: EventKey(2316), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_REGISTRY
    },
    Binding {
        key: EventKey(2317), name: "Registry_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &REGISTRY_V0_TYPE_GROUP1
    },
    Binding {
        key: EventKey(2317), name: "Registry_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &REGISTRY_V1_TYPE_GROUP1
    },
    Binding {
        key: EventKey(2317), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_REGISTRY
    },
    Binding {
        key: EventKey(2318), name: "Registry_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &REGISTRY_V0_TYPE_GROUP1
    },
    Binding {
        key: EventKey(2318), name: "Registry_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &REGISTRY_V1_TYPE_GROUP1
    },
    Binding {
        key: EventKey(2318), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_REGISTRY
    },
    Binding {
        key: EventKey(2319), name: "Registry_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &REGISTRY_V0_TYPE_GROUP1
    },
    Binding {
        key: EventKey(2319), name: "Registry_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &REGISTRY_V1_TYPE_GROUP1
    },
    Binding {
        key: EventKey(2319), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_REGISTRY
    },
    Binding {
        key: EventKey(2320), name: "Registry_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &REGISTRY_V0_TYPE_GROUP1
    },
    Binding {
        key: EventKey(2320), name: "Registry_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &REGISTRY_V1_TYPE_GROUP1
    },
    Binding {
        key: EventKey(2320), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_REGISTRY
    },
    Binding {
        key: EventKey(2321), name: "Registry_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &REGISTRY_V0_TYPE_GROUP1
    },
    Binding {
        key: EventKey(2321), name: "Registry_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &REGISTRY_V1_TYPE_GROUP1
    },
    Binding {
        key: EventKey(2321), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_REGISTRY
    },
    Binding {
        key: EventKey(2322), name: "Registry_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &REGISTRY_V0_TYPE_GROUP1
    },
    Binding {
        key: EventKey(2322), name: "Registry_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &REGISTRY_V1_TYPE_GROUP1
    },
    Binding {
        key: EventKey(2322), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_REGISTRY
    },
    Binding {
        key: EventKey(2323), name: "Registry_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &REGISTRY_V0_TYPE_GROUP1
    },
    Binding {
        key: EventKey(2323), name: "Registry_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &REGISTRY_V1_TYPE_GROUP1
    },
    Binding {
        key: EventKey(2323), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_REGISTRY
    },
    Binding {
        key: EventKey(2324), name: "Registry_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &REGISTRY_V0_TYPE_GROUP1
    },
    Binding {
        key: EventKey(2324), name: "Registry_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &REGISTRY_V1_TYPE_GROUP1
    },
    Binding {
        key: EventKey(2324), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_REGISTRY
    },
    Binding {
        key: EventKey(2325), name: "Registry_V0_TypeGroup1", version: Some(0), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &REGISTRY_V0_TYPE_GROUP1
    },
    Binding {
        key: EventKey(2325), name: "Registry_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &REGISTRY_V1_TYPE_GROUP1
    },
    Binding {
        key: EventKey(2325), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_REGISTRY
    },
    Binding {
        key: EventKey(2326), name: "Registry_V1_TypeGroup1", version: Some(1), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &REGISTRY_V1_TYPE_GROUP1
    },
    Binding {
        key: EventKey(2326), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_REGISTRY
    },
    Binding {
        key: EventKey(2327), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_REGISTRY
    },
    Binding {
        key: EventKey(2328), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_REGISTRY
    },
    Binding {
        key: EventKey(2329), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_REGISTRY
    },
    Binding {
        key: EventKey(2330), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_REGISTRY
    },
    Binding {
        key: EventKey(2331), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_REGISTRY
    },
    Binding {
        key: EventKey(2332), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_REGISTRY
    },
    Binding {
        key: EventKey(2333), name: "WMI_REGISTRY", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_REGISTRY
    },
    Binding {
        key: EventKey(2338), name: "CM_PERF_COUNTERS", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: Some("name"), structure: &CM_PERF_COUNTERS
    },
    Binding {
        key: EventKey(2339), name: "Registry_Config", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &REGISTRY_CONFIG
    },
    Binding {
        key: EventKey(2352), name: "ETW_REGNOTIF_REGISTER", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("mask"), structure: &ETW_REGNOTIF_REGISTER
    },
    Binding {
        key: EventKey(2592), name: "ETW_DEBUG_PRINT_EVENT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("mask"), structure: &ETW_DEBUG_PRINT_EVENT
    },
    Binding {
        key: EventKey(2826), name: "SystemConfig_V0_CPU", version: Some(0), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &SYSTEM_CONFIG_V0_CPU
    },
    Binding {
        key: EventKey(2826), name: "SystemConfig_V0_CPU", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &SYSTEM_CONFIG_V0_CPU
    },
    Binding {
        key: EventKey(2826), name: "SystemConfig_CPU", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &SYSTEM_CONFIG_CPU
    },
    Binding {
        key: EventKey(2826), name: "CPU_CONFIG_RECORD", version: Some(3), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &CPU_CONFIG_RECORD
    },
    Binding {
        key: EventKey(2826), name: "HWConfig_CPU", version: None, pointer: None, releases: &[(Release(1), Release(1)),],
        whole: false, tied_by: None, structure: &HW_CONFIG_CPU
    },
    Binding {
        key: EventKey(2827), name: "PHYSICAL_DISK_RECORD", version: Some(0), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &PHYSICAL_DISK_RECORD
    },
    Binding {
        key: EventKey(2827), name: "PHYSICAL_DISK_RECORD", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &PHYSICAL_DISK_RECORD
    },
    Binding {
        key: EventKey(2827), name: "PHYSICAL_DISK_RECORD", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &PHYSICAL_DISK_RECORD
    },
    Binding {
        key: EventKey(2827), name: "HWConfig_PhyDisk", version: None, pointer: None,
        releases: &[(Release(1), Release(1)),], whole: false, tied_by: None, structure: &HW_CONFIG_PHY_DISK
    },
    Binding {
        key: EventKey(2828), name: "LOGICAL_DISK_EXTENTS", version: Some(0), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &LOGICAL_DISK_EXTENTS
    },
    Binding {
        key: EventKey(2828), name: "LOGICAL_DISK_EXTENTS", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &LOGICAL_DISK_EXTENTS
    },
    Binding {
        key: EventKey(2828), name: "LOGICAL_DISK_EXTENTS", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &LOGICAL_DISK_EXTENTS
    },
    Binding {
        key: EventKey(2828), name: "HWConfig_LogDisk", version: None, pointer: None,
        releases: &[(Release(1), Release(1)),], whole: false, tied_by: None, structure: &HW_CONFIG_LOG_DISK
    },
    Binding {
        key: EventKey(2829), name: "NIC_RECORD", version: Some(0), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &NIC_RECORD
    },
    Binding {
        key: EventKey(2829), name: "NIC_RECORD", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &NIC_RECORD
    },
    Binding {
        key: EventKey(2829), name: "SystemConfig_NIC", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &SYSTEM_CONFIG_NIC
    },
    Binding {
        key: EventKey(2829), name: "HWConfig_NIC", version: None, pointer: None, releases: &[(Release(1), Release(1)),],
        whole: false, tied_by: None, structure: &HW_CONFIG_NIC
    },
    Binding {
        key: EventKey(2830), name: "VIDEO_RECORD", version: Some(0), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &VIDEO_RECORD
    },
    Binding {
        key: EventKey(2830), name: "VIDEO_RECORD", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &VIDEO_RECORD
    },
    Binding {
        key: EventKey(2830), name: "VIDEO_RECORD", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &VIDEO_RECORD
    },
    Binding {
        key: EventKey(2831), name: "SystemConfig_V0_Services", version: Some(0), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &SYSTEM_CONFIG_V0_SERVICES
    },
    Binding {
        key: EventKey(2831), name: "SystemConfig_V0_Services", version: Some(1), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &SYSTEM_CONFIG_V0_SERVICES
    },
    Binding {
        key: EventKey(2831), name: "SystemConfig_Services", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &SYSTEM_CONFIG_SERVICES
    },
    Binding {
        key: EventKey(2831), name: "SystemConfig_Services", version: Some(3), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &SYSTEM_CONFIG_SERVICES
    },
    Binding {
        key: EventKey(2832), name: "WMI_POWER_RECORD", version: Some(0), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_POWER_RECORD
    },
    Binding {
        key: EventKey(2832), name: "WMI_POWER_RECORD", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_POWER_RECORD
    },
    Binding {
        key: EventKey(2832), name: "WMI_POWER_RECORD", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_POWER_RECORD
    },
    Binding {
        key: EventKey(2833), name: "SystemConfig_Network", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &SYSTEM_CONFIG_NETWORK
    },
    Binding {
        key: EventKey(2834), name: "OPTICAL_MEDIA_RECORD", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &OPTICAL_MEDIA_RECORD
    },
    Binding {
        key: EventKey(2837), name: "SystemConfig_IRQ", version: Some(0), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &SYSTEM_CONFIG_IRQ
    },
    Binding {
        key: EventKey(2837), name: "SystemConfig_IRQ", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &SYSTEM_CONFIG_IRQ
    },
    Binding {
        key: EventKey(2837), name: "SystemConfig_IRQ", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &SYSTEM_CONFIG_IRQ
    },
    Binding {
        key: EventKey(2837), name: "WMI_IRQ_RECORD", version: Some(3), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_IRQ_RECORD
    },
    Binding {
        key: EventKey(2838), name: "WMI_PNP_RECORD_V3", version: Some(0), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_PNP_RECORD_V3
    },
    Binding {
        key: EventKey(2838), name: "WMI_PNP_RECORD_V3", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_PNP_RECORD_V3
    },
    Binding {
        key: EventKey(2838), name: "WMI_PNP_RECORD_V3", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_PNP_RECORD_V3
    },
    Binding {
        key: EventKey(2838), name: "WMI_PNP_RECORD_V3", version: Some(3), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_PNP_RECORD_V3
    },
    Binding {
        key: EventKey(2838), name: "WMI_PNP_RECORD_V4", version: Some(4), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_PNP_RECORD_V4
    },
    Binding {
        key: EventKey(2838), name: "WMI_PNP_RECORD_V5", version: Some(5), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_PNP_RECORD_V5
    },
    Binding {
        key: EventKey(2839), name: "WMI_IDE_CHANNEL_RECORD", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &WMI_IDE_CHANNEL_RECORD
    },
    Binding {
        key: EventKey(2841), name: "SystemConfig_Platform", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &SYSTEM_CONFIG_PLATFORM
    },
    Binding {
        key: EventKey(2844), name: "WMI_DPI_RECORD", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WMI_DPI_RECORD
    },
    Binding {
        key: EventKey(2845), name: "CONFIG_CODEINTEGRITY_RECORD", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &CONFIG_CODEINTEGRITY_RECORD
    },
    Binding {
        key: EventKey(2846), name: "CONFIG_MACHINEID_RECORD", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &CONFIG_MACHINEID_RECORD
    },
    Binding {
        key: EventKey(2847), name: "LOGICAL_DISK_DEFRAG", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &LOGICAL_DISK_DEFRAG
    },
    Binding {
        key: EventKey(2849), name: "CONFIG_DEVICEFAMILY_RECORD", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &CONFIG_DEVICEFAMILY_RECORD
    },
    Binding {
        key: EventKey(2850), name: "CONFIG_FLIGHTID_RECORD", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &CONFIG_FLIGHTID_RECORD
    },
    Binding {
        key: EventKey(2851), name: "PROCESSOR_RECORD", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &PROCESSOR_RECORD
    },
    Binding {
        key: EventKey(2852), name: "VIRTUALIZATION_RECORD", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &VIRTUALIZATION_RECORD
    },
    Binding {
        key: EventKey(2853), name: "BOOT_RECORD", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: Some("name"), structure: &BOOT_RECORD
    },
    Binding {
        key: EventKey(3104), name: "LBR_SAMPLE", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &LBR_SAMPLE
    },
    Binding {
        key: EventKey(3360), name: "ETW_WNF_EVENT_SUBSCRIBE", version: None, pointer: None, releases: &[], whole: true,
        tied_by: Some("name"), structure: &ETW_WNF_EVENT_SUBSCRIBE
    },
    Binding {
        key: EventKey(3361), name: "ETW_WNF_EVENT_SUBSCRIBE", version: None, pointer: None, releases: &[], whole: true,
        tied_by: Some("name"), structure: &ETW_WNF_EVENT_SUBSCRIBE
    },
    Binding {
        key: EventKey(3362), name: "ETW_WNF_EVENT_CALLBACK", version: None, pointer: None, releases: &[], whole: true,
        tied_by: Some("name"), structure: &ETW_WNF_EVENT_CALLBACK
    },
    Binding {
        key: EventKey(3363), name: "ETW_WNF_EVENT_PUBLISH", version: None, pointer: None, releases: &[], whole: true,
        tied_by: Some("name"), structure: &ETW_WNF_EVENT_PUBLISH
    },
    Binding {
        key: EventKey(3364), name: "ETW_WNF_EVENT_NAME_SUB_RUNDOWN", version: None, pointer: None, releases: &[],
        whole: true, tied_by: Some("name"), structure: &ETW_WNF_EVENT_NAME_SUB_RUNDOWN
    },
    Binding {
        key: EventKey(3616), name: "ETW_POOL_EVENT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("mask"), structure: &ETW_POOL_EVENT
    },
    Binding {
        key: EventKey(3617), name: "ETW_POOL_EVENT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("mask"), structure: &ETW_POOL_EVENT
    },
    Binding {
        key: EventKey(3618), name: "ETW_POOL_EVENT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("mask"), structure: &ETW_POOL_EVENT
    },
    Binding {
        key: EventKey(3619), name: "ETW_POOL_EVENT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("mask"), structure: &ETW_POOL_EVENT
    },
    Binding {
        key: EventKey(3886), name: "PERFINFO_SAMPLED_PROFILE_INFORMATION", version: Some(2), pointer: None,
        releases: &[], whole: false, tied_by: None, structure: &PERFINFO_SAMPLED_PROFILE_INFORMATION
    },
    Binding {
        key: EventKey(3887), name: "PERFINFO_PMC_SAMPLE_INFORMATION", version: None, pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_PMC_SAMPLE_INFORMATION
    },
    Binding {
        key: EventKey(3890), name: "ISR_MSI", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &ISR_MSI
    },
    Binding {
        key: EventKey(3891), name: "PERFINFO_SYSCALL_ENTER_DATA", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_SYSCALL_ENTER_DATA
    },
    Binding {
        key: EventKey(3892), name: "PERFINFO_SYSCALL_EXIT_DATA", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_SYSCALL_EXIT_DATA
    },
    Binding {
        key: EventKey(3895), name: "PERFINFO_SAMPLED_PROFILE_CACHE", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_SAMPLED_PROFILE_CACHE
    },
    Binding {
        key: EventKey(3906), name: "PERFINFO_DPC_INFORMATION", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_DPC_INFORMATION
    },
    Binding {
        key: EventKey(3907), name: "ISR_V1", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &ISR_V1
    },
    Binding {
        key: EventKey(3907), name: "PERFINFO_INTERRUPT_INFORMATION", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_INTERRUPT_INFORMATION
    },
    Binding {
        key: EventKey(3908), name: "PERFINFO_DPC_INFORMATION", version: Some(1), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_DPC_INFORMATION
    },
    Binding {
        key: EventKey(3908), name: "PERFINFO_DPC_INFORMATION", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_DPC_INFORMATION
    },
    Binding {
        key: EventKey(3909), name: "PERFINFO_DPC_INFORMATION", version: Some(1), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_DPC_INFORMATION
    },
    Binding {
        key: EventKey(3909), name: "PERFINFO_DPC_INFORMATION", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_DPC_INFORMATION
    },
    Binding {
        key: EventKey(3910), name: "PERFINFO_IO_TIMER", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("mask"), structure: &PERFINFO_IO_TIMER
    },
    Binding {
        key: EventKey(3912), name: "PERFINFO_SAMPLED_PROFILE_CONFIG", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_SAMPLED_PROFILE_CONFIG
    },
    Binding {
        key: EventKey(3913), name: "PERFINFO_SAMPLED_PROFILE_CONFIG", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_SAMPLED_PROFILE_CONFIG
    },
    Binding {
        key: EventKey(3913), name: "PERFINFO_SAMPLED_PROFILE_CONFIG", version: Some(3), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_SAMPLED_PROFILE_CONFIG
    },
    Binding {
        key: EventKey(3914), name: "PERFINFO_SAMPLED_PROFILE_CONFIG", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_SAMPLED_PROFILE_CONFIG
    },
    Binding {
        key: EventKey(3914), name: "PERFINFO_SAMPLED_PROFILE_CONFIG", version: Some(3), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &PERFINFO_SAMPLED_PROFILE_CONFIG
    },
    Binding {
        key: EventKey(3915), name: "PERFINFO_SPINLOCK_CONFIG", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_SPINLOCK_CONFIG
    },
    Binding {
        key: EventKey(3916), name: "PERFINFO_SPINLOCK_CONFIG", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_SPINLOCK_CONFIG
    },
    Binding {
        key: EventKey(3917), name: "PERFINFO_EXECUTIVE_RESOURCE_CONFIG", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_EXECUTIVE_RESOURCE_CONFIG
    },
    Binding {
        key: EventKey(3918), name: "PERFINFO_EXECUTIVE_RESOURCE_CONFIG", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_EXECUTIVE_RESOURCE_CONFIG
    },
    Binding {
        key: EventKey(3919), name: "PERFINFO_CLOCK_INTERRUPT_INFORMATION", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("mask"), structure: &PERFINFO_CLOCK_INTERRUPT_INFORMATION
    },
    Binding {
        key: EventKey(3920), name: "ETW_TIMER_EXPIRATION_START_EVENT", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &ETW_TIMER_EXPIRATION_START_EVENT
    },
    Binding {
        key: EventKey(3921), name: "ETW_TIMER_EXPIRATION_EVENT", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("mask"), structure: &ETW_TIMER_EXPIRATION_EVENT
    },
    Binding {
        key: EventKey(3922), name: "ETW_SET_TIMER_EVENT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("mask"), structure: &ETW_SET_TIMER_EVENT
    },
    Binding {
        key: EventKey(3923), name: "ETW_SET_TIMER_EVENT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("mask"), structure: &ETW_SET_TIMER_EVENT
    },
    Binding {
        key: EventKey(3924), name: "ETW_SET_TIMER_EVENT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("mask"), structure: &ETW_SET_TIMER_EVENT
    },
    Binding {
        key: EventKey(3925), name: "ETW_CANCEL_TIMER_EVENT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("mask"), structure: &ETW_CANCEL_TIMER_EVENT
    },
    Binding {
        key: EventKey(3928), name: "ETW_CLOCK_TIME_UPDATE", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("mask"), structure: &ETW_CLOCK_TIME_UPDATE
    },
    Binding {
        key: EventKey(3930), name: "ETW_CLOCK_CONFIGURATION_EVENT", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("mask"), structure: &ETW_CLOCK_CONFIGURATION_EVENT
    },
    Binding {
        key: EventKey(3931), name: "PERFINFO_IPI_INFORMATION", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("mask"), structure: &PERFINFO_IPI_INFORMATION
    },
    Binding {
        key: EventKey(3933), name: "PERFINFO_IO_TIMER", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("mask"), structure: &PERFINFO_IO_TIMER
    },
    Binding {
        key: EventKey(3934), name: "PERFINFO_IO_TIMER", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("mask"), structure: &PERFINFO_IO_TIMER
    },
    Binding {
        key: EventKey(3939), name: "ETW_CPU_CACHE_FLUSH_EVENT", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("mask"), structure: &ETW_CPU_CACHE_FLUSH_EVENT
    },
    Binding {
        key: EventKey(3940), name: "PERFINFO_DPC_ENQUEUE_INFORMATION", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_DPC_ENQUEUE_INFORMATION
    },
    Binding {
        key: EventKey(3941), name: "PERFINFO_DPC_EXECUTION_INFORMATION", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_DPC_EXECUTION_INFORMATION
    },
    Binding {
        key: EventKey(3944), name: "ETW_SET_KTIMER2_EVENT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &ETW_SET_KTIMER2_EVENT
    },
    Binding {
        key: EventKey(3945), name: "ETW_SET_KTIMER2_EVENT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("name"), structure: &ETW_SET_KTIMER2_EVENT
    },
    Binding {
        key: EventKey(3946), name: "ETW_CANCEL_KTIMER2_EVENT", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &ETW_CANCEL_KTIMER2_EVENT
    },
    Binding {
        key: EventKey(3947), name: "ETW_DISABLE_KTIMER2_EVENT", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &ETW_DISABLE_KTIMER2_EVENT
    },
    Binding {
        key: EventKey(3948), name: "ETW_FINALIZE_KTIMER2_EVENT", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &ETW_FINALIZE_KTIMER2_EVENT
    },
    Binding {
        key: EventKey(3949), name: "PERFINFO_YIELD_PROCESSOR_INFORMATION", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("mask"), structure: &PERFINFO_YIELD_PROCESSOR_INFORMATION
    },
    Binding {
        key: EventKey(4128), name: "HeapTrace_Create", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &HEAP_TRACE_CREATE
    },
    Binding {
        key: EventKey(4128), name: "ETW_HEAP_EVENT_CREATE", version: None, pointer: None, releases: &[], whole: true,
        tied_by: Some("name"), structure: &ETW_HEAP_EVENT_CREATE
    },
    Binding {
        key: EventKey(4129), name: "HeapTrace_Alloc", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &HEAP_TRACE_ALLOC
    },
    Binding {
        key: EventKey(4129), name: "ETW_HEAP_EVENT_ALLOC", version: None, pointer: None, releases: &[], whole: true,
        tied_by: Some("name"), structure: &ETW_HEAP_EVENT_ALLOC
    },
    Binding {
        key: EventKey(4130), name: "HeapRealloc", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &HEAP_REALLOC
    },
    Binding {
        key: EventKey(4130), name: "ETW_HEAP_EVENT_REALLOC", version: None, pointer: None, releases: &[], whole: true,
        tied_by: Some("name"), structure: &ETW_HEAP_EVENT_REALLOC
    },
    Binding {
        key: EventKey(4131), name: "Heap_TypeGroup1", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &HEAP_TYPE_GROUP1
    },
    Binding {
        key: EventKey(4132), name: "HeapTrace_Free", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &HEAP_TRACE_FREE
    },
    Binding {
        key: EventKey(4132), name: "ETW_HEAP_EVENT_FREE", version: None, pointer: None, releases: &[], whole: true,
        tied_by: Some("name"), structure: &ETW_HEAP_EVENT_FREE
    },
    Binding {
        key: EventKey(4133), name: "HeapExpand", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &HEAP_EXPAND
    },
    Binding {
        key: EventKey(4133), name: "ETW_HEAP_EVENT_EXPANSION", version: None, pointer: None, releases: &[], whole: true,
        tied_by: Some("name"), structure: &ETW_HEAP_EVENT_EXPANSION
    },
    Binding {
        key: EventKey(4134), name: "HeapSnapShot", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &HEAP_SNAP_SHOT
    },
    Binding {
        key: EventKey(4134), name: "ETW_HEAP_EVENT_SNAPSHOT", version: None, pointer: None, releases: &[], whole: true,
        tied_by: Some("name"), structure: &ETW_HEAP_EVENT_SNAPSHOT
    },
    Binding {
        key: EventKey(4138), name: "HeapContract", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &HEAP_CONTRACT
    },
    Binding {
        key: EventKey(4138), name: "ETW_HEAP_EVENT_CONTRACTION", version: None, pointer: None, releases: &[],
        whole: true, tied_by: Some("name"), structure: &ETW_HEAP_EVENT_CONTRACTION
    },
    Binding {
        key: EventKey(4139), name: "Heap_TypeGroup1", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &HEAP_TYPE_GROUP1
    },
    Binding {
        key: EventKey(4140), name: "Heap_TypeGroup1", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &HEAP_TYPE_GROUP1
    },
    Binding {
        key: EventKey(4141), name: "Heap_TypeGroup1", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &HEAP_TYPE_GROUP1
    },
    Binding {
        key: EventKey(4142), name: "Heap_TypeGroup1", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &HEAP_TYPE_GROUP1
    },
    Binding {
        key: EventKey(4143), name: "HEAP_SUBSEGMENT_ALLOC", version: None, pointer: None, releases: &[], whole: true,
        tied_by: Some("name"), structure: &HEAP_SUBSEGMENT_ALLOC
    },
    Binding {
        key: EventKey(4144), name: "HEAP_SUBSEGMENT_FREE", version: None, pointer: None, releases: &[], whole: true,
        tied_by: Some("name"), structure: &HEAP_SUBSEGMENT_FREE
    },
    Binding {
        key: EventKey(4147), name: "HEAP_COMMIT_DECOMMIT", version: None, pointer: None, releases: &[], whole: true,
        tied_by: Some("name"), structure: &HEAP_COMMIT_DECOMMIT
    },
    Binding {
        key: EventKey(4148), name: "HEAP_COMMIT_DECOMMIT", version: None, pointer: None, releases: &[], whole: true,
        tied_by: Some("name"), structure: &HEAP_COMMIT_DECOMMIT
    },
    Binding {
        key: EventKey(4149), name: "HEAP_SUBSEGMENT_INIT", version: None, pointer: None, releases: &[], whole: true,
        tied_by: Some("name"), structure: &HEAP_SUBSEGMENT_INIT
    },
    Binding {
        key: EventKey(4150), name: "HEAP_AFFINITY_MANAGER_ENABLE", version: None, pointer: None, releases: &[],
        whole: true, tied_by: Some("name"), structure: &HEAP_AFFINITY_MANAGER_ENABLE
    },
    Binding {
        key: EventKey(4152), name: "HEAP_SUBSEGMENT_ACTIVATED", version: None, pointer: None, releases: &[],
        whole: true, tied_by: Some("name"), structure: &HEAP_SUBSEGMENT_ACTIVATED
    },
    Binding {
        key: EventKey(4153), name: "HEAP_AFFINITY_SLOT_ASSIGN", version: None, pointer: None, releases: &[],
        whole: true, tied_by: Some("name"), structure: &HEAP_AFFINITY_SLOT_ASSIGN
    },
    Binding {
        key: EventKey(4154), name: "HEAP_REUSE_THRESHOLD_ACTIVATED", version: None, pointer: None, releases: &[],
        whole: true, tied_by: Some("name"), structure: &HEAP_REUSE_THRESHOLD_ACTIVATED
    },
    Binding {
        key: EventKey(4384), name: "ETW_CREATE_HANDLE_EVENT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("name"), structure: &ETW_CREATE_HANDLE_EVENT
    },
    Binding {
        key: EventKey(4385), name: "ETW_CREATE_HANDLE_EVENT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("name"), structure: &ETW_CREATE_HANDLE_EVENT
    },
    Binding {
        key: EventKey(4386), name: "ETW_DUPLICATE_HANDLE_EVENT", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &ETW_DUPLICATE_HANDLE_EVENT
    },
    Binding {
        key: EventKey(4388), name: "ETW_OBJECT_TYPE_EVENT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("name"), structure: &ETW_OBJECT_TYPE_EVENT
    },
    Binding {
        key: EventKey(4389), name: "ETW_OBJECT_TYPE_EVENT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("name"), structure: &ETW_OBJECT_TYPE_EVENT
    },
    Binding {
        key: EventKey(4390), name: "ETW_OBJECT_HANDLE_EVENT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("name"), structure: &ETW_OBJECT_HANDLE_EVENT
    },
    Binding {
        key: EventKey(4391), name: "ETW_OBJECT_HANDLE_EVENT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("name"), structure: &ETW_OBJECT_HANDLE_EVENT
    },
    Binding {
        key: EventKey(4400), name: "ETW_CREATEDELETE_OBJECT_EVENT", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &ETW_CREATEDELETE_OBJECT_EVENT
    },
    Binding {
        key: EventKey(4401), name: "ETW_CREATEDELETE_OBJECT_EVENT", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &ETW_CREATEDELETE_OBJECT_EVENT
    },
    Binding {
        key: EventKey(4402), name: "ETW_REFDEREF_OBJECT_EVENT", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &ETW_REFDEREF_OBJECT_EVENT
    },
    Binding {
        key: EventKey(4403), name: "ETW_REFDEREF_OBJECT_EVENT", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &ETW_REFDEREF_OBJECT_EVENT
    },
    Binding {
        key: EventKey(4640), name: "PERFINFO_BATTERY_LIFE_INFO", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_BATTERY_LIFE_INFO
    },
    Binding {
        key: EventKey(4641), name: "PERFINFO_IDLE_STATE_CHANGE", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_IDLE_STATE_CHANGE
    },
    Binding {
        key: EventKey(4642), name: "PERFINFO_SET_POWER_ACTION", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_SET_POWER_ACTION
    },
    Binding {
        key: EventKey(4643), name: "PERFINFO_SET_POWER_ACTION_RET", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_SET_POWER_ACTION_RET
    },
    Binding {
        key: EventKey(4644), name: "PERFINFO_SET_DEVICES_STATE", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_SET_DEVICES_STATE
    },
    Binding {
        key: EventKey(4645), name: "PERFINFO_SET_DEVICES_STATE_RET", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_SET_DEVICES_STATE_RET
    },
    Binding {
        key: EventKey(4646), name: "PERFINFO_PO_NOTIFY_DEVICE", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_PO_NOTIFY_DEVICE
    },
    Binding {
        key: EventKey(4647), name: "PERFINFO_PO_NOTIFY_DEVICE_COMPLETE", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_PO_NOTIFY_DEVICE_COMPLETE
    },
    Binding {
        key: EventKey(4648), name: "PERFINFO_PO_SESSION_CALLOUT", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_PO_SESSION_CALLOUT
    },
    Binding {
        key: EventKey(4649), name: "PERFINFO_PO_SESSION_CALLOUT_RET", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_PO_SESSION_CALLOUT_RET
    },
    Binding {
        key: EventKey(4656), name: "PERFINFO_PO_PRESLEEP", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("name"), structure: &PERFINFO_PO_PRESLEEP
    },
    Binding {
        key: EventKey(4657), name: "PERFINFO_PO_POSTSLEEP", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("name"), structure: &PERFINFO_PO_POSTSLEEP
    },
    Binding {
        key: EventKey(4658), name: "PERFINFO_PO_CALIBRATED_PERFCOUNTER", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_PO_CALIBRATED_PERFCOUNTER
    },
    Binding {
        key: EventKey(4659), name: "PERFINFO_PPM_PERF_STATE_CHANGE", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_PPM_PERF_STATE_CHANGE
    },
    Binding {
        key: EventKey(4661), name: "PERFINFO_PPM_IDLE_STATE_CHANGE", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_PPM_IDLE_STATE_CHANGE
    },
    Binding {
        key: EventKey(4662), name: "PERFINFO_PPM_THERMAL_CONSTRAINT", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_PPM_THERMAL_CONSTRAINT
    },
    Binding {
        key: EventKey(4665), name: "PERFINFO_PPM_IDLE_STATE_ENTER", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_PPM_IDLE_STATE_ENTER
    },
    Binding {
        key: EventKey(4666), name: "PERFINFO_PPM_IDLE_STATE_EXIT", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_PPM_IDLE_STATE_EXIT
    },
    Binding {
        key: EventKey(4668), name: "PERFINFO_PPM_IDLE_EXIT_LATENCY", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_PPM_IDLE_EXIT_LATENCY
    },
    Binding {
        key: EventKey(5122), name: "Image_V0_Load", version: Some(0), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &IMAGE_V0_LOAD
    },
    Binding {
        key: EventKey(5122), name: "Image_V1_Load", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &IMAGE_V1_LOAD
    },
    Binding {
        key: EventKey(5122), name: "WMI_IMAGELOAD_INFORMATION", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &WMI_IMAGELOAD_INFORMATION
    },
    Binding {
        key: EventKey(5122), name: "WMI_IMAGELOAD_INFORMATION", version: Some(3), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &WMI_IMAGELOAD_INFORMATION
    },
    Binding {
        key: EventKey(5123), name: "Image_V0_Load", version: Some(0), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &IMAGE_V0_LOAD
    },
    Binding {
        key: EventKey(5123), name: "Image_V1_Load", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &IMAGE_V1_LOAD
    },
    Binding {
        key: EventKey(5123), name: "WMI_IMAGELOAD_INFORMATION", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &WMI_IMAGELOAD_INFORMATION
    },
    Binding {
        key: EventKey(5123), name: "WMI_IMAGELOAD_INFORMATION", version: Some(3), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &WMI_IMAGELOAD_INFORMATION
    },
    Binding {
        key: EventKey(5124), name: "Image_V0_Load", version: Some(0), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &IMAGE_V0_LOAD
    },
    Binding {
        key: EventKey(5124), name: "Image_V1_Load", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &IMAGE_V1_LOAD
    },
    Binding {
        key: EventKey(5124), name: "WMI_IMAGELOAD_INFORMATION", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &WMI_IMAGELOAD_INFORMATION
    },
    Binding {
        key: EventKey(5124), name: "WMI_IMAGELOAD_INFORMATION", version: Some(3), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &WMI_IMAGELOAD_INFORMATION
    },
    Binding {
        key: EventKey(5130), name: "Image_V0_Load", version: Some(0), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &IMAGE_V0_LOAD
    },
    Binding {
        key: EventKey(5130), name: "Image_V1_Load", version: Some(1), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &IMAGE_V1_LOAD
    },
    Binding {
        key: EventKey(5130), name: "WMI_IMAGELOAD_INFORMATION", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &WMI_IMAGELOAD_INFORMATION
    },
    Binding {
        key: EventKey(5130), name: "WMI_IMAGELOAD_INFORMATION", version: Some(3), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &WMI_IMAGELOAD_INFORMATION
    },
    Binding {
        key: EventKey(5153), name: "KernelImageBase", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &KERNEL_IMAGE_BASE
    },
    Binding {
        key: EventKey(5154), name: "HyperCallPage", version: Some(2), pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &HYPER_CALL_PAGE
    },
    Binding {
        key: EventKey(5632), name: "PERFINFO_CC_WORKITEM_ENQUEUE", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_CC_WORKITEM_ENQUEUE
    },
    Binding {
        key: EventKey(5633), name: "PERFINFO_CC_WORKITEM_DEQUEUE", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_CC_WORKITEM_DEQUEUE
    },
    Binding {
        key: EventKey(5634), name: "PERFINFO_CC_WORKITEM_COMPLETE", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_CC_WORKITEM_COMPLETE
    },
    Binding {
        key: EventKey(5635), name: "PERFINFO_CC_READ_AHEAD", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("name"), structure: &PERFINFO_CC_READ_AHEAD
    },
    Binding {
        key: EventKey(5637), name: "PERFINFO_CC_LAZY_WRITE_SCAN", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_CC_LAZY_WRITE_SCAN
    },
    Binding {
        key: EventKey(5638), name: "PERFINFO_CC_CAN_WRITE_FAIL", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_CC_CAN_WRITE_FAIL
    },
    Binding {
        key: EventKey(5641), name: "PERFINFO_CC_FLUSH_CACHE", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("name"), structure: &PERFINFO_CC_FLUSH_CACHE
    },
    Binding {
        key: EventKey(5642), name: "PERFINFO_CC_FLUSH_SECTION", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_CC_FLUSH_SECTION
    },
    Binding {
        key: EventKey(5644), name: "PERFINFO_CC_SCHEDULE_READ_AHEAD", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_CC_SCHEDULE_READ_AHEAD
    },
    Binding {
        key: EventKey(5645), name: "PERFINFO_CC_LOGGED_STREAM_INFO", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_CC_LOGGED_STREAM_INFO
    },
    Binding {
        key: EventKey(5646), name: "PERFINFO_CC_EXTRA_WB_THREAD_INFO", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &PERFINFO_CC_EXTRA_WB_THREAD_INFO
    },
    Binding {
        key: EventKey(5922), name: "CritSecCollision", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &CRIT_SEC_COLLISION
    },
    Binding {
        key: EventKey(5922), name: "ETW_CRITSEC_EVENT_COLLISION", version: None, pointer: None, releases: &[],
        whole: true, tied_by: Some("name"), structure: &ETW_CRITSEC_EVENT_COLLISION
    },
    Binding {
        key: EventKey(5923), name: "CritSecInit", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &CRIT_SEC_INIT
    },
    Binding {
        key: EventKey(5923), name: "ETW_CRITSEC_EVENT_INIT", version: None, pointer: None, releases: &[], whole: true,
        tied_by: Some("name"), structure: &ETW_CRITSEC_EVENT_INIT
    },
    Binding {
        key: EventKey(6176), name: "STACK_WALK_EVENT_DATA", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &STACK_WALK_EVENT_DATA
    },
    Binding {
        key: EventKey(6179), name: "STACK_TRACE_EVENT_DATA", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &STACK_TRACE_EVENT_DATA
    },
    Binding {
        key: EventKey(6180), name: "STACK_TRACE_EVENT_DATA", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &STACK_TRACE_EVENT_DATA
    },
    Binding {
        key: EventKey(6181), name: "STACK_WALK_KEY_EVENT_DATA", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &STACK_WALK_KEY_EVENT_DATA
    },
    Binding {
        key: EventKey(6182), name: "STACK_WALK_KEY_EVENT_DATA", version: Some(2), pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &STACK_WALK_KEY_EVENT_DATA
    },
    Binding {
        key: EventKey(6432), name: "ETW_UMS_EVENT_DIRECTED_SWITCH_START", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &ETW_UMS_EVENT_DIRECTED_SWITCH_START
    },
    Binding {
        key: EventKey(6433), name: "ETW_UMS_EVENT_DIRECTED_SWITCH_END", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &ETW_UMS_EVENT_DIRECTED_SWITCH_END
    },
    Binding {
        key: EventKey(6434), name: "ETW_UMS_EVENT_PARK", version: None, pointer: None, releases: &[], whole: false,
        tied_by: Some("name"), structure: &ETW_UMS_EVENT_PARK
    },
    Binding {
        key: EventKey(6435), name: "ETW_UMS_EVENT_DISASSOCIATE", version: None, pointer: None, releases: &[],
        whole: false, tied_by: Some("name"), structure: &ETW_UMS_EVENT_DISASSOCIATE
    },
    Binding {
        key: EventKey(6436), name: "ETW_UMS_EVENT_CONTEXT_SWITCH", version: None, pointer: None, releases: &[],
        whole: true, tied_by: Some("name"), structure: &ETW_UMS_EVENT_CONTEXT_SWITCH
    },
    Binding {
        key: EventKey(6689), name: "ALPC_Send_Message", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &ALPC_SEND_MESSAGE
    },
    Binding {
        key: EventKey(6690), name: "ALPC_Send_Message", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &ALPC_SEND_MESSAGE
    },
    Binding {
        key: EventKey(6691), name: "ALPC_Send_Message", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &ALPC_SEND_MESSAGE
    },
    Binding {
        key: EventKey(6692), name: "ALPC_Wait_For_New_Message", version: None, pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &ALPC_WAIT_FOR_NEW_MESSAGE
    },
    Binding {
        key: EventKey(6693), name: "ALPC_Unwait", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &ALPC_UNWAIT
    },
    Binding {
        key: EventKey(6944), name: "SplitIo_Info", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &SPLIT_IO_INFO
    },
    Binding {
        key: EventKey(7200), name: "TPCBEnqueue", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TPCB_ENQUEUE
    },
    Binding {
        key: EventKey(7200), name: "ETW_TP_EVENT_CALLBACK_ENQUEUE", version: None, pointer: None, releases: &[],
        whole: true, tied_by: Some("name"), structure: &ETW_TP_EVENT_CALLBACK_ENQUEUE
    },
    Binding {
        key: EventKey(7201), name: "TPCBDequeue", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TPCB_DEQUEUE
    },
    Binding {
        key: EventKey(7201), name: "ETW_TP_EVENT_CALLBACK_ENQUEUE", version: None, pointer: None, releases: &[],
        whole: true, tied_by: Some("name"), structure: &ETW_TP_EVENT_CALLBACK_ENQUEUE
    },
    Binding {
        key: EventKey(7202), name: "TPCBEnqueue", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TPCB_ENQUEUE
    },
    Binding {
        key: EventKey(7202), name: "ETW_TP_EVENT_CALLBACK_START", version: None, pointer: None, releases: &[],
        whole: true, tied_by: Some("name"), structure: &ETW_TP_EVENT_CALLBACK_START
    },
    Binding {
        key: EventKey(7203), name: "TPCBDequeue", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TPCB_DEQUEUE
    },
    Binding {
        key: EventKey(7203), name: "ETW_TP_EVENT_CALLBACK_START", version: None, pointer: None, releases: &[],
        whole: true, tied_by: Some("name"), structure: &ETW_TP_EVENT_CALLBACK_START
    },
    Binding {
        key: EventKey(7204), name: "TPCBCancel", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TPCB_CANCEL
    },
    Binding {
        key: EventKey(7204), name: "ETW_TP_EVENT_CALLBACK_CANCEL", version: None, pointer: None, releases: &[],
        whole: true, tied_by: Some("name"), structure: &ETW_TP_EVENT_CALLBACK_CANCEL
    },
    Binding {
        key: EventKey(7205), name: "TPPoolCreateClose", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TP_POOL_CREATE_CLOSE
    },
    Binding {
        key: EventKey(7205), name: "ETW_TP_EVENT_POOL_CREATE", version: None, pointer: None, releases: &[], whole: true,
        tied_by: Some("name"), structure: &ETW_TP_EVENT_POOL_CREATE
    },
    Binding {
        key: EventKey(7206), name: "TPPoolCreateClose", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TP_POOL_CREATE_CLOSE
    },
    Binding {
        key: EventKey(7206), name: "ETW_TP_EVENT_POOL_CLOSE", version: None, pointer: None, releases: &[], whole: true,
        tied_by: Some("name"), structure: &ETW_TP_EVENT_POOL_CLOSE
    },
    Binding {
        key: EventKey(7207), name: "TPThreadSet", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TP_THREAD_SET
    },
    Binding {
        key: EventKey(7207), name: "ETW_TP_EVENT_POOL_TH_MIN_SET", version: None, pointer: None, releases: &[],
        whole: true, tied_by: Some("name"), structure: &ETW_TP_EVENT_POOL_TH_MIN_SET
    },
    Binding {
        key: EventKey(7208), name: "TPThreadSet", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TP_THREAD_SET
    },
    Binding {
        key: EventKey(7208), name: "ETW_TP_EVENT_POOL_TH_MAX_SET", version: None, pointer: None, releases: &[],
        whole: true, tied_by: Some("name"), structure: &ETW_TP_EVENT_POOL_TH_MAX_SET
    },
    Binding {
        key: EventKey(7209), name: "ETW_TP_EVENT_WORKER_NUMANODE_SWITCH", version: None, pointer: None, releases: &[],
        whole: true, tied_by: Some("name"), structure: &ETW_TP_EVENT_WORKER_NUMANODE_SWITCH
    },
    Binding {
        key: EventKey(7210), name: "ETW_TP_EVENT_TIMER_SET", version: None, pointer: None, releases: &[], whole: true,
        tied_by: Some("name"), structure: &ETW_TP_EVENT_TIMER_SET
    },
    Binding {
        key: EventKey(7211), name: "ETW_TP_EVENT_TIMER_CANCELLED", version: None, pointer: None, releases: &[],
        whole: true, tied_by: Some("name"), structure: &ETW_TP_EVENT_TIMER_CANCELLED
    },
    Binding {
        key: EventKey(7212), name: "ETW_TP_EVENT_TIMER_SET_NTTIMER", version: None, pointer: None, releases: &[],
        whole: true, tied_by: Some("name"), structure: &ETW_TP_EVENT_TIMER_SET_NTTIMER
    },
    Binding {
        key: EventKey(7213), name: "ETW_TP_EVENT_TIMER_CANCEL_NTTIMER", version: None, pointer: None, releases: &[],
        whole: true, tied_by: Some("name"), structure: &ETW_TP_EVENT_TIMER_CANCEL_NTTIMER
    },
    Binding {
        key: EventKey(7214), name: "ETW_TP_EVENT_TIMER_EXPIRATION_BEGIN", version: None, pointer: None, releases: &[],
        whole: true, tied_by: Some("name"), structure: &ETW_TP_EVENT_TIMER_EXPIRATION_BEGIN
    },
    Binding {
        key: EventKey(7215), name: "ETW_TP_EVENT_TIMER_EXPIRATION_END", version: None, pointer: None, releases: &[],
        whole: true, tied_by: Some("name"), structure: &ETW_TP_EVENT_TIMER_EXPIRATION_END
    },
    Binding {
        key: EventKey(7216), name: "ETW_TP_EVENT_TIMER_EXPIRATION", version: None, pointer: None, releases: &[],
        whole: true, tied_by: Some("name"), structure: &ETW_TP_EVENT_TIMER_EXPIRATION
    },
    Binding {
        key: EventKey(65824), name: "SYSTEM_CONFIG_EX_BUILD_INFO", version: None, pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &SYSTEM_CONFIG_EX_BUILD_INFO
    },
    Binding {
        key: EventKey(65825), name: "SYSTEM_CONFIG_EX_SYSTEM_PATHS", version: None, pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &SYSTEM_CONFIG_EX_SYSTEM_PATHS
    },
    Binding {
        key: EventKey(65826), name: "SYSTEM_CONFIG_EX_UNKNOWN_VOLUME", version: None, pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &SYSTEM_CONFIG_EX_UNKNOWN_VOLUME
    },
    Binding {
        key: EventKey(65827), name: "SYSTEM_CONFIG_EX_VOLUME_MAPPING", version: None, pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &SYSTEM_CONFIG_EX_VOLUME_MAPPING
    },
    Binding {
        key: EventKey(65829), name: "CONFIG_DEVICEFAMILY_RECORD", version: None, pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &CONFIG_DEVICEFAMILY_RECORD
    },
    Binding {
        key: EventKey(66048), name: "IMAGE_ID_INFO", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &IMAGE_ID_INFO
    },
    Binding {
        key: EventKey(66080), name: "IMAGE_ID_NONE", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &IMAGE_ID_NONE
    },
    Binding {
        key: EventKey(66084), name: "IMAGE_ID_RSDS", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &IMAGE_ID_RSDS
    },
    Binding {
        key: EventKey(66085), name: "IMAGE_ID_RSDS", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &IMAGE_ID_RSDS
    },
    Binding {
        key: EventKey(66086), name: "IMAGE_ID_PPDB", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &IMAGE_ID_PPDB
    },
    Binding {
        key: EventKey(66088), name: "IMAGE_ID_DETERM", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &IMAGE_ID_DETERM
    },
    Binding {
        key: EventKey(66112), name: "IMAGE_ID_FILE_VERSION", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &IMAGE_ID_FILE_VERSION
    },
    Binding {
        key: EventKey(66336), name: "TRACE_EVENT_INFO", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &TRACE_EVENT_INFO
    },
    Binding {
        key: EventKey(66337), name: "EVENT_METADATA_EVENT_MAP_INFO", version: None, pointer: None, releases: &[],
        whole: false, tied_by: None, structure: &EVENT_METADATA_EVENT_MAP_INFO
    },
    Binding {
        key: EventKey(66593), name: "WINSAT_ASSESSMENT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WINSAT_ASSESSMENT
    },
    Binding {
        key: EventKey(66595), name: "WINSAT_ASSESSMENT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WINSAT_ASSESSMENT
    },
    Binding {
        key: EventKey(66597), name: "WINSAT_ASSESSMENT", version: None, pointer: None, releases: &[], whole: false,
        tied_by: None, structure: &WINSAT_ASSESSMENT
    },
];
/// For each group or class: its place in `STARTS`, the first event type and the number of event types in it.
static PAGES: &[(u16, u8, u16)] =
    &[
        (0, 0, 83), (84, 10, 51), (136, 10, 127), (264, 1, 112), (377, 0, 82), (460, 1, 72), (533, 10, 25),
        (559, 35, 11), (571, 10, 18), (590, 10, 39), (630, 32, 1), (632, 10, 28), (661, 32, 1), (663, 32, 5),
        (669, 32, 4), (674, 46, 64), (739, 32, 27), (767, 32, 20), (788, 32, 29), (818, 0, 0), (818, 2, 33),
        (852, 0, 0), (852, 0, 15), (868, 34, 2), (871, 32, 7), (879, 32, 5), (885, 33, 5), (891, 32, 1), (893, 32, 17),
        (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0),
        (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0),
        (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0),
        (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0),
        (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0),
        (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0),
        (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0),
        (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0),
        (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0),
        (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0),
        (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0),
        (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0),
        (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0),
        (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0),
        (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0),
        (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0),
        (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0),
        (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0),
        (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0),
        (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0),
        (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0),
        (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0),
        (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0),
        (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0),
        (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0),
        (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0),
        (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0),
        (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0),
        (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 0, 0), (911, 32, 6), (918, 0, 65), (984, 32, 2), (987, 33, 5),
    ];
/// Index of the first binding of each event type, and after the last one of a page, of its end.
static STARTS: &[u16] =
    &[
        0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3,
        3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 5, 6, 6, 6, 6, 6, 6,
        6, 6, 6, 6, 6, 6, 6, 7, 7, 8, 8, 11, 14, 16, 18, 20, 22, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23,
        23, 23, 23, 23, 24, 25, 26, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 28, 29, 30, 31, 32, 33,
        34, 35, 36, 36, 37, 38, 39, 40, 41, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 44, 44,
        44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44,
        44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 45, 46, 46, 47, 47, 47, 47, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48,
        48, 48, 48, 48, 48, 48, 48, 48, 49, 50, 51, 53, 54, 55, 57, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58,
        58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 59, 60, 60, 60, 60, 60, 61, 62, 63, 63, 70, 77, 84, 91, 91, 91, 91, 91,
        91, 95, 96, 96, 96, 96, 96, 96, 96, 96, 96, 96, 96, 96, 96, 96, 96, 96, 96, 96, 96, 96, 96, 97, 98, 98, 99, 99,
        99, 100, 106, 106, 106, 106, 106, 106, 106, 106, 106, 107, 108, 109, 110, 111, 111, 111, 111, 111, 111, 111,
        111, 111, 111, 111, 111, 112, 113, 114, 115, 116, 116, 116, 116, 116, 116, 116, 116, 116, 116, 116, 116, 116,
        116, 116, 116, 116, 116, 116, 116, 116, 116, 116, 116, 116, 116, 116, 116, 116, 116, 116, 116, 116, 116, 116,
        116, 116, 116, 116, 116, 116, 116, 116, 116, 117, 117, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
        120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 122,
        123, 123, 124, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126,
        126, 126, 126, 126, 126, 126, 126, 126, 126, 128, 130, 132, 134, 136, 138, 140, 142, 144, 146, 148, 150, 152,
        154, 154, 155, 156, 157, 157, 161, 165, 169, 173, 173, 173, 173, 173, 173, 173, 173, 173, 173, 173, 173, 173,
        173, 173, 173, 173, 173, 173, 173, 173, 173, 173, 173, 173, 173, 173, 173, 173, 173, 173, 173, 177, 178, 178,
        178, 178, 179, 180, 181, 182, 183, 184, 185, 187, 189, 191, 192, 194, 196, 197, 198, 199, 201, 202, 203, 204,
        204, 205, 206, 206, 206, 207, 208, 209, 210, 210, 210, 211, 211, 214, 217, 220, 223, 226, 229, 231, 233, 235,
        236, 237, 238, 239, 239, 239, 239, 240, 241, 242, 243, 244, 245, 246, 246, 247, 247, 248, 249, 250, 251, 251,
        251, 251, 252, 252, 253, 254, 254, 257, 260, 260, 260, 260, 260, 260, 261, 261, 261, 261, 261, 261, 261, 261,
        261, 262, 263, 263, 266, 269, 272, 275, 278, 281, 284, 287, 290, 293, 296, 299, 301, 302, 303, 304, 305, 306,
        307, 308, 308, 308, 308, 308, 309, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 311, 311,
        312, 312, 317, 321, 325, 329, 332, 336, 339, 340, 341, 341, 341, 345, 351, 352, 352, 353, 353, 353, 354, 355,
        356, 357, 357, 358, 359, 360, 361, 362, 362, 363, 363, 364, 365, 366, 367, 368, 368, 369, 370, 371, 372, 372,
        373, 374, 374, 374, 375, 376, 377, 377, 377, 378, 378, 378, 378, 378, 378, 378, 378, 378, 378, 378, 379, 381,
        383, 385, 386, 386, 387, 389, 391, 392, 393, 394, 395, 396, 397, 398, 399, 400, 401, 402, 402, 402, 403, 403,
        404, 405, 405, 406, 407, 407, 407, 407, 407, 408, 409, 410, 410, 410, 411, 412, 413, 414, 415, 416, 416, 418,
        420, 422, 423, 425, 427, 429, 429, 429, 429, 431, 432, 433, 434, 435, 436, 437, 437, 437, 438, 439, 440, 441,
        441, 442, 443, 444, 444, 445, 446, 447, 447, 448, 449, 450, 451, 451, 451, 451, 451, 451, 451, 451, 451, 452,
        453, 454, 455, 455, 456, 457, 458, 459, 460, 461, 462, 463, 464, 465, 465, 465, 465, 465, 465, 465, 466, 467,
        468, 469, 469, 470, 471, 471, 471, 472, 473, 473, 474, 474, 478, 482, 486, 486, 486, 486, 486, 486, 490, 490,
        490, 490, 490, 490, 490, 490, 490, 490, 490, 490, 490, 490, 490, 490, 490, 490, 490, 490, 490, 490, 490, 491,
        492, 492, 493, 494, 495, 496, 496, 497, 498, 498, 498, 499, 500, 500, 501, 502, 503, 503, 505, 507, 507, 508,
        508, 508, 509, 510, 511, 512, 512, 513, 514, 515, 516, 517, 517, 518, 519, 520, 521, 522, 522, 523, 523, 525,
        527, 529, 531, 533, 535, 537, 539, 541, 542, 543, 544, 545, 546, 547, 548, 549, 549, 550, 551, 552, 553, 553,
        554, 554, 555, 555, 555, 555, 555, 555, 555, 555, 555, 555, 555, 555, 555, 555, 555, 555, 555, 555, 555, 555,
        555, 555, 555, 555, 555, 555, 555, 555, 555, 555, 555, 555, 556, 556, 556, 556, 557, 558, 559, 559, 560, 560,
        560, 560, 560, 560, 560, 560, 560, 560, 560, 560, 560, 560, 560, 560, 560, 560, 560, 560, 560, 560, 560, 560,
        561, 561, 562, 563, 563, 564, 564, 565, 565, 566,
    ];
static GUIDS: &[(Guid, u32)] = &[
    (
        Guid::from_bytes(
            [0x00, 0x2f, 0x15, 0xa9, 0x58, 0x3f, 0xee, 0x4b, 0x92, 0xa1, 0x70, 0xc7, 0xd0, 0x79, 0xd5, 0xdd]
        ),
        4864
    ),
    (
        Guid::from_bytes(
            [0x00, 0xd9, 0xfd, 0x68, 0x3e, 0x4a, 0xd1, 0x11, 0x84, 0xf4, 0x00, 0x00, 0xf8, 0x04, 0x64, 0xe3]
        ),
        0
    ),
    (
        Guid::from_bytes(
            [0x09, 0x6d, 0x97, 0x13, 0x27, 0xa3, 0x8c, 0x43, 0x95, 0x0b, 0x7f, 0x03, 0x19, 0x28, 0x15, 0xc7]
        ),
        2560
    ),
    (
        Guid::from_bytes(
            [0x1d, 0x5d, 0xb1, 0x2c, 0xc1, 0x5f, 0xd2, 0x11, 0xab, 0xe1, 0x00, 0xa0, 0xc9, 0x11, 0xf5, 0x18]
        ),
        5120
    ),
    (
        Guid::from_bytes(
            [0x2e, 0x72, 0x53, 0xae, 0x63, 0xc8, 0xd2, 0x11, 0x86, 0x59, 0x00, 0xc0, 0x4f, 0xa3, 0x21, 0xa1]
        ),
        2304
    ),
    (
        Guid::from_bytes(
            [0x36, 0x67, 0xc6, 0x3a, 0x59, 0xcc, 0xff, 0x4c, 0x81, 0x15, 0x8d, 0xf5, 0x0e, 0x39, 0x81, 0x6b]
        ),
        5888
    ),
    (
        Guid::from_bytes(
            [0x39, 0xa4, 0x87, 0x76, 0x52, 0xf7, 0xb8, 0x45, 0xb7, 0x41, 0x32, 0x1a, 0xec, 0x0f, 0x8d, 0xf9]
        ),
        5632
    ),
    (
        Guid::from_bytes(
            [0x39, 0xdc, 0xcb, 0x90, 0x3e, 0x4a, 0xd1, 0x11, 0x84, 0xf4, 0x00, 0x00, 0xf8, 0x04, 0x64, 0xe3]
        ),
        1024
    ),
    (
        Guid::from_bytes(
            [0x46, 0xfe, 0xf2, 0xde, 0xd6, 0x7b, 0x80, 0x4b, 0xbd, 0x94, 0xf5, 0x7f, 0xe2, 0x0d, 0x0c, 0xe3]
        ),
        6144
    ),
    (
        Guid::from_bytes(
            [0x49, 0xa1, 0xe9, 0x2c, 0xfe, 0xef, 0xf0, 0x42, 0xa6, 0x35, 0xa1, 0xd3, 0x9e, 0x26, 0xc8, 0xf2]
        ),
        7680
    ),
    (
        Guid::from_bytes(
            [0x4b, 0x97, 0xec, 0x9a, 0x8e, 0x5b, 0x18, 0x41, 0x9b, 0x92, 0x31, 0x86, 0xd8, 0x00, 0x2c, 0xe5]
        ),
        6400
    ),
    (
        Guid::from_bytes(
            [0x50, 0x7f, 0x49, 0x89, 0xfe, 0xef, 0x40, 0x44, 0x8c, 0xf2, 0xce, 0x6b, 0x1c, 0xdc, 0xac, 0xa7]
        ),
        4352
    ),
    (
        Guid::from_bytes(
            [0x5c, 0x40, 0x2a, 0x7f, 0xb5, 0x69, 0xf9, 0x4b, 0xa1, 0xf5, 0x30, 0xe8, 0xf1, 0xaf, 0xab, 0x5e]
        ),
        7424
    ),
    (
        Guid::from_bytes(
            [0x62, 0x57, 0x69, 0x42, 0x50, 0xea, 0x7a, 0x49, 0x90, 0x68, 0x5c, 0xbb, 0xb3, 0x5e, 0x0b, 0x95]
        ),
        3328
    ),
    (
        Guid::from_bytes(
            [0x65, 0x3a, 0x85, 0x01, 0x8f, 0x41, 0x36, 0x4f, 0xae, 0xfc, 0xdc, 0x0f, 0x1d, 0x2f, 0xd2, 0x35]
        ),
        2816
    ),
    (
        Guid::from_bytes(
            [0x72, 0x48, 0xd1, 0xb2, 0x5b, 0x7c, 0x3d, 0x46, 0x84, 0x19, 0xee, 0x9b, 0xf7, 0xd2, 0x3e, 0x04]
        ),
        5376
    ),
    (
        Guid::from_bytes(
            [0x76, 0xfc, 0x82, 0x32, 0xed, 0xfe, 0x8e, 0x49, 0x8a, 0xa7, 0xe7, 0x0f, 0x45, 0x9d, 0x43, 0x0e]
        ),
        1792
    ),
    (
        Guid::from_bytes(
            [0x83, 0x43, 0x13, 0x99, 0x48, 0x52, 0xfc, 0x43, 0x83, 0x4b, 0x52, 0x94, 0x54, 0xe7, 0x5d, 0xf3]
        ),
        3072
    ),
    (
        Guid::from_bytes(
            [0x91, 0xee, 0x79, 0x9b, 0xfd, 0xb5, 0xc0, 0x41, 0xa2, 0x43, 0x42, 0x48, 0xe2, 0x66, 0xe9, 0xd0]
        ),
        65792
    ),
    (
        Guid::from_bytes(
            [0x92, 0xca, 0x37, 0xd8, 0xb9, 0x12, 0xa5, 0x44, 0xad, 0x6a, 0x3a, 0x65, 0xb3, 0x57, 0x8a, 0xa8]
        ),
        6912
    ),
    (
        Guid::from_bytes(
            [0xab, 0x62, 0x29, 0x22, 0x80, 0x61, 0x88, 0x4b, 0xa8, 0x25, 0x34, 0x6b, 0x75, 0xf2, 0xa2, 0x4a]
        ),
        4096
    ),
    (
        Guid::from_bytes(
            [0xb4, 0xbf, 0x1d, 0xce, 0x7e, 0x13, 0xa6, 0x4d, 0x87, 0xb0, 0x3f, 0x59, 0xaa, 0x10, 0x2c, 0xbc]
        ),
        3840
    ),
    (
        Guid::from_bytes(
            [0xb6, 0xa8, 0x68, 0x02, 0xfd, 0x74, 0x02, 0x43, 0x9d, 0xd0, 0x6e, 0x8f, 0x17, 0x95, 0xc0, 0xcf]
        ),
        3584
    ),
    (
        Guid::from_bytes(
            [0xc0, 0x0a, 0x28, 0x9a, 0xe0, 0xc8, 0xd1, 0x11, 0x84, 0xe2, 0x00, 0xc0, 0x4f, 0xb9, 0x98, 0xa2]
        ),
        1536
    ),
    (
        Guid::from_bytes(
            [0xc1, 0xf6, 0xcc, 0xbb, 0xd1, 0x6c, 0xc4, 0x48, 0x80, 0xff, 0x83, 0x94, 0x82, 0xe3, 0x76, 0x71]
        ),
        66304
    ),
    (
        Guid::from_bytes(
            [0xc5, 0x50, 0x3a, 0xbf, 0xc9, 0xa9, 0x88, 0x49, 0xa0, 0x05, 0x2d, 0xf0, 0xb7, 0xc8, 0x0f, 0x80]
        ),
        2048
    ),
    (
        Guid::from_bytes(
            [0xcd, 0xcc, 0xd8, 0x45, 0x9f, 0x53, 0x72, 0x4b, 0xa8, 0xb7, 0x5c, 0x68, 0x31, 0x42, 0x60, 0x9a]
        ),
        6656
    ),
    (
        Guid::from_bytes(
            [0xd0, 0xa8, 0x6f, 0x3d, 0x05, 0xfe, 0xd0, 0x11, 0x9d, 0xda, 0x00, 0xc0, 0x4f, 0xd7, 0xba, 0x7c]
        ),
        768
    ),
    (
        Guid::from_bytes(
            [0xd1, 0xa8, 0x6f, 0x3d, 0x05, 0xfe, 0xd0, 0x11, 0x9d, 0xda, 0x00, 0xc0, 0x4f, 0xd7, 0xba, 0x7c]
        ),
        1280
    ),
    (
        Guid::from_bytes(
            [0xd3, 0xa8, 0x6f, 0x3d, 0x05, 0xfe, 0xd0, 0x11, 0x9d, 0xda, 0x00, 0xc0, 0x4f, 0xd7, 0xba, 0x7c]
        ),
        512
    ),
    (
        Guid::from_bytes(
            [0xd4, 0xa8, 0x6f, 0x3d, 0x05, 0xfe, 0xd0, 0x11, 0x9d, 0xda, 0x00, 0xc0, 0x4f, 0xd7, 0xba, 0x7c]
        ),
        256
    ),
    (
        Guid::from_bytes(
            [0xd7, 0x75, 0xe6, 0xb3, 0x54, 0x25, 0x18, 0x4f, 0x83, 0x0b, 0x27, 0x62, 0x73, 0x25, 0x60, 0xde]
        ),
        66048
    ),
    (
        Guid::from_bytes(
            [0xe0, 0x45, 0x34, 0xe4, 0x03, 0x09, 0xc3, 0x48, 0xb8, 0x78, 0xff, 0x0f, 0xcc, 0xeb, 0xdd, 0x04]
        ),
        4608
    ),
    (
        Guid::from_bytes(
            [0xe0, 0x9a, 0x39, 0x6a, 0xc6, 0x4b, 0xe9, 0x4d, 0x87, 0x0b, 0x36, 0x57, 0xf8, 0x94, 0x7e, 0x7e]
        ),
        65536
    ),
    (
        Guid::from_bytes(
            [0xe2, 0xd0, 0x61, 0xc8, 0xc1, 0xa2, 0x36, 0x4d, 0x9f, 0x9c, 0x97, 0x0b, 0xab, 0x94, 0x3a, 0x12]
        ),
        7168
    ),
    (
        Guid::from_bytes(
            [0xf8, 0xdf, 0x54, 0xed, 0x09, 0xc4, 0xf6, 0x4c, 0xbf, 0x83, 0x05, 0xe1, 0xe6, 0x1a, 0x09, 0xc4]
        ),
        66560
    ),
];
/// Microsoft's names of GUIDs, and the key of event type 0.
static GUID_NAMES: &[(&str, u32)] = &[
    ("EventTraceGuid", 0),
    ("DiskIoGuid", 256),
    ("PageFaultGuid", 512),
    ("ProcessGuid", 768),
    ("FileIoGuid", 1024),
    ("ThreadGuid", 1280),
    ("TcpIpGuid", 1536),
    ("JobGuid", 1792),
    ("UdpIpGuid", 2048),
    ("RegistryGuid", 2304),
    ("DbgPrintGuid", 2560),
    ("EventTraceConfigGuid", 2816),
    ("EventTraceSpare1", 3072),
    ("WnfGuid", 3328),
    ("PoolGuid", 3584),
    ("PerfInfoGuid", 3840),
    ("HeapGuid", 4096),
    ("ObjectGuid", 4352),
    ("PowerGuid", 4608),
    ("ModBoundGuid", 4864),
    ("ImageLoadGuid", 5120),
    ("DpcGuid", 5376),
    ("CcGuid", 5632),
    ("CritSecGuid", 5888),
    ("StackWalkGuid", 6144),
    ("UmsEventGuid", 6400),
    ("ALPCGuid", 6656),
    ("SplitIoGuid", 6912),
    ("ThreadPoolGuid", 7168),
    ("HypervisorTraceGuid", 7424),
    ("HypervisorXTraceGuid", 7680),
    ("SystemConfigExGuid", 65792),
    ("ImageIdGuid", 66048),
    ("EventMetadataGuid", 66304),
];
/// Keys of events that consumers see as another event, and the keys of those.
static MOVED: &[(u32, u32)] = &[(778, 5130), ];
static CLASSES: &[&str] = &[
    "RT_LOST_EVENT",
    "SYSTEM_CONFIG_EX",
    "IMAGE_ID",
    "EVENT_METADATA",
    "WINSAT",
];
/// Key of an event, and the names that Microsoft, tools and tables give to it.
type Names = (u32, Option<&'static str>, Option<&'static str>, Option<&'static str>);
static NAMES: &[Names] = &[
    (0, None, Some("EventTrace/Header"), None),
    (5, None, Some("EventTrace/Extension"), None),
    (8, None, Some("EventTrace/RundownComplete"), None),
    (32, None, Some("EventTrace/EndExtension"), None),
    (80, None, Some("EventTrace/PartitionInfoExtension"), None),
    (82, None, Some("EventTrace/LastDroppedTimes"), None),
    (266, None, Some("DiskIO/Read"), None),
    (267, None, Some("DiskIO/Write"), None),
    (268, None, Some("DiskIO/ReadInit"), None),
    (269, None, Some("DiskIO/WriteInit"), None),
    (270, None, Some("DiskIO/FlushBuffers"), None),
    (271, None, Some("DiskIO/FlushInit"), None),
    (290, None, Some("DiskIO/DriverMajorFunctionCall"), None),
    (291, None, Some("DiskIO/DriverMajorFunctionReturn"), None),
    (293, None, Some("DiskIO/DriverCompletionRoutine"), None),
    (308, None, Some("DiskIO/DriverCompleteRequest"), None),
    (309, None, Some("DiskIO/DriverCompleteRequestReturn"), None),
    (522, None, Some("Memory/TransitionFault"), None),
    (523, None, Some("Memory/DemandZeroFault"), None),
    (524, None, Some("Memory/CopyOnWrite"), None),
    (525, None, Some("Memory/GuardMemory"), None),
    (526, None, Some("Memory/HardMemory"), None),
    (527, None, Some("Memory/AccessViolation"), None),
    (544, None, Some("Memory/HardFault"), Some("hard_fault")),
    (547, None, Some("Memory/InMemory"), None),
    (585, None, Some("Memory/PFMappedSectionCreate"), None),
    (588, None, Some("Memory/SessionDCStop"), None),
    (591, None, Some("Memory/PFMappedSectionDelete"), None),
    (610, None, Some("VirtualMem/Alloc"), None),
    (611, None, Some("VirtualMem/Free"), None),
    (612, None, Some("Memory/HeapRangeRundown"), None),
    (613, None, Some("Memory/HeapRangeCreate"), None),
    (614, None, Some("Memory/HeapRangeReserve"), None),
    (615, None, Some("Memory/HeapRangeRelease"), None),
    (616, None, Some("Memory/HeapRangeDestroy"), None),
    (617, None, Some("Memory/ImageLoadBacked"), None),
    (624, None, Some("Memory/SystemMemInfo"), None),
    (627, None, Some("Memory/InMemoryStoreFault"), None),
    (629, None, Some("Memory/InMemoryActive"), None),
    (630, None, Some("Memory/PageAccess"), None),
    (631, None, Some("Memory/PageRelease"), None),
    (632, None, Some("Memory/RangeAccess"), None),
    (633, None, Some("Memory/RangeRelease"), None),
    (634, None, Some("Memory/Combine"), None),
    (635, None, Some("Memory/KernelMemUsage"), None),
    (636, None, Some("Memory/MMStats"), None),
    (637, None, Some("Memory/ProcessMemInfo"), None),
    (638, None, Some("Memory/MemInfoSessionWS"), None),
    (639, None, Some("Memory/VirtualRotate"), None),
    (640, None, Some("Memory/VirtualAllocDCStart"), None),
    (641, None, Some("Memory/VirtualAllocDCStop"), None),
    (642, None, Some("Memory/PageAccess"), None),
    (643, None, Some("Memory/RemoveFromWS"), None),
    (644, None, Some("Memory/WSSharableRundown"), None),
    (645, None, Some("Memory/InMemoryActiveRundown"), None),
    (769, None, Some("Process/Start"), None),
    (770, None, Some("Process/Stop"), None),
    (771, None, Some("Process/DCStart"), None),
    (772, None, Some("Process/DCStop"), None),
    (778, None, Some("Image/Load"), None),
    (800, None, Some("Process/PerfCtr"), None),
    (801, None, Some("Process/PerfCtrRundown"), None),
    (807, None, Some("Process/Defunct"), None),
    (1024, None, Some("FileIO/Name"), None),
    (1056, None, Some("FileIO/FileCreate"), None),
    (1059, None, Some("FileIO/FileDelete"), None),
    (1060, None, Some("FileIO/FileRundown"), None),
    (1061, None, Some("FileIO/MapFile"), None),
    (1062, None, Some("FileIO/UnmapFile"), None),
    (1063, None, Some("FileIO/MapFileDCStart"), None),
    (1064, None, Some("FileIO/MapFileDCStop"), None),
    (1088, None, Some("FileIO/Create"), None),
    (1089, None, Some("FileIO/Cleanup"), None),
    (1090, None, Some("FileIO/Close"), None),
    (1091, None, Some("FileIO/Read"), None),
    (1092, None, Some("FileIO/Write"), None),
    (1093, None, Some("FileIO/SetInfo"), None),
    (1094, None, Some("FileIO/Delete"), None),
    (1095, None, Some("FileIO/Rename"), None),
    (1096, None, Some("FileIO/DirEnum"), None),
    (1097, None, Some("FileIO/Flush"), None),
    (1098, None, Some("FileIO/QueryInfo"), None),
    (1099, None, Some("FileIO/FSControl"), None),
    (1100, None, Some("FileIO/OperationEnd"), None),
    (1101, None, Some("FileIO/DirNotify"), None),
    (1281, None, Some("Thread/Start"), None),
    (1282, None, Some("Thread/Stop"), None),
    (1283, None, Some("Thread/DCStart"), None),
    (1284, None, Some("Thread/DCStop"), None),
    (1316, None, Some("Thread/CSwitch"), Some("context_switch")),
    (1317, None, Some("Thread/CompCS"), None),
    (1330, None, Some("Dispatcher/ReadyThread"), Some("ready_thread")),
    (1342, None, Some("Thread/Enqueue"), None),
    (1343, None, Some("Thread/Dequeue"), None),
    (1352, None, Some("Thread/SetName"), None),
    (1546, None, Some("TcpIp/Send"), None),
    (1547, None, Some("TcpIp/Recv"), None),
    (1548, None, Some("TcpIp/Connect"), None),
    (1549, None, Some("TcpIp/Disconnect"), None),
    (1550, None, Some("TcpIp/Retransmit"), None),
    (1551, None, Some("TcpIp/Accept"), None),
    (1552, None, Some("TcpIp/Reconnect"), None),
    (1553, None, Some("TcpIp/Fail"), None),
    (1554, None, Some("TcpIp/TCPCopy"), None),
    (1555, None, Some("TcpIp/ARPCopy"), None),
    (1556, None, Some("TcpIp/FullACK"), None),
    (1557, None, Some("TcpIp/PartACK"), None),
    (1558, None, Some("TcpIp/DupACK"), None),
    (1562, None, Some("TcpIp/SendIPV6"), None),
    (1563, None, Some("TcpIp/RecvIPV6"), None),
    (1564, None, Some("TcpIp/ConnectIPV6"), None),
    (1565, None, Some("TcpIp/DisconnectIPV6"), None),
    (1566, None, Some("TcpIp/RetransmitIPV6"), None),
    (1567, None, Some("TcpIp/AcceptIPV6"), None),
    (1568, None, Some("TcpIp/ReconnectIPV6"), None),
    (1570, None, Some("TcpIp/TCPCopyIPV6"), None),
    (2058, None, Some("UdpIp/Send"), None),
    (2059, None, Some("UdpIp/Recv"), None),
    (2065, None, Some("UdpIp/Fail"), None),
    (2074, None, Some("UdpIp/SendIPV6"), None),
    (2075, None, Some("UdpIp/RecvIPV6"), None),
    (2314, None, Some("Registry/Create"), None),
    (2315, None, Some("Registry/Open"), None),
    (2316, None, Some("Registry/Delete"), None),
    (2317, None, Some("Registry/Query"), None),
    (2318, None, Some("Registry/SetValue"), None),
    (2319, None, Some("Registry/DeleteValue"), None),
    (2320, None, Some("Registry/QueryValue"), None),
    (2321, None, Some("Registry/EnumerateKey"), None),
    (2322, None, Some("Registry/EnumerateValueKey"), None),
    (2323, None, Some("Registry/QueryMultipleValue"), None),
    (2324, None, Some("Registry/SetInformation"), None),
    (2325, None, Some("Registry/Flush"), None),
    (2326, None, Some("Registry/KCBCreate"), None),
    (2327, None, Some("Registry/KCBDelete"), None),
    (2328, None, Some("Registry/KCBRundownBegin"), None),
    (2329, None, Some("Registry/KCBRundownEnd"), None),
    (2330, None, Some("Registry/Virtualize"), None),
    (2331, None, Some("Registry/Close"), None),
    (2826, None, Some("SystemConfig/CPU"), None),
    (2827, None, Some("SystemConfig/PhyDisk"), None),
    (2828, None, Some("SystemConfig/LogDisk"), None),
    (2829, None, Some("SystemConfig/NIC"), None),
    (2830, None, Some("SystemConfig/Video"), None),
    (2831, None, Some("SystemConfig/Services"), None),
    (2832, None, Some("SystemConfig/Power"), None),
    (2833, None, Some("SystemConfig/Network"), None),
    (2837, None, Some("SystemConfig/IRQ"), None),
    (2838, None, Some("SystemConfig/PnP"), Some("system_config_pnp")),
    (2839, None, Some("SystemConfig/IDEChannel"), None),
    (3104, None, Some("LastBranchRecording/Sample"), Some("lbr_sample")),
    (3874, None, Some("PerfInfo/Mark"), None),
    (3886, None, Some("PerfInfo/Sample"), Some("sample")),
    (3887, None, Some("PerfInfo/PMCSample"), Some("pmc_sample")),
    (3890, None, Some("PerfInfo/ISR"), Some("isr_msi")),
    (3891, None, Some("PerfInfo/SysClEnter"), Some("syscall_enter")),
    (3892, None, Some("PerfInfo/SysClExit"), Some("syscall_exit")),
    (3895, None, Some("PerfInfo/BatchedSample"), Some("batched_sample")),
    (3898, None, Some("PerfInfo/DebuggerEnabled"), None),
    (3906, None, Some("PerfInfo/ThreadedDPC"), Some("threaded_dpc")),
    (3907, None, Some("PerfInfo/ISR"), Some("isr")),
    (3908, None, Some("PerfInfo/DPC"), Some("dpc")),
    (3909, None, Some("PerfInfo/TimerDPC"), Some("timer_dpc")),
    (3912, None, Some("PerfInfo/SetInterval"), Some("sample_interval")),
    (3913, None, Some("PerfInfo/CollectionStart"), Some("sample_interval_dc_start")),
    (3914, None, Some("PerfInfo/CollectionEnd"), Some("sample_interval_dc_end")),
    (4128, None, Some("HeapTrace/Create"), None),
    (4129, None, Some("HeapTrace/Alloc"), None),
    (4130, None, Some("HeapTrace/ReAlloc"), Some("heap_trace_realloc")),
    (4131, None, Some("HeapTrace/Destroy"), None),
    (4132, None, Some("HeapTrace/Free"), None),
    (4133, None, Some("HeapTrace/Expand"), None),
    (4134, None, Some("HeapTrace/SnapShot"), None),
    (4138, None, Some("HeapTrace/Contract"), None),
    (4139, None, Some("HeapTrace/Lock"), None),
    (4140, None, Some("HeapTrace/Unlock"), None),
    (4141, None, Some("HeapTrace/Validate"), None),
    (4142, None, Some("HeapTrace/Walk"), None),
    (4384, None, Some("Object/CreateHandle"), None),
    (4385, None, Some("Object/CloseHandle"), None),
    (4386, None, Some("Object/DuplicateHandle"), None),
    (4389, None, Some("Object/TypeDCEnd"), None),
    (4391, None, Some("Object/HandleDCEnd"), None),
    (5122, None, Some("Image/Unload"), None),
    (5123, None, Some("Image/DCStart"), None),
    (5124, None, Some("Image/DCStop"), None),
    (5130, None, Some("Image/Load"), None),
    (5922, None, Some("CritSecTrace/Collision"), None),
    (5923, None, Some("CritSecTrace/Initialize"), None),
    (6176, None, Some("StackWalk/Stack"), Some("stack")),
    (6179, None, Some("StackWalk/KeyDelete"), None),
    (6180, None, Some("StackWalk/KeyRundown"), None),
    (6181, None, Some("StackWalk/StackKeyKernel"), None),
    (6182, None, Some("StackWalk/StackKeyUser"), None),
    (6689, None, Some("ALPC/SendMessage"), None),
    (6690, None, Some("ALPC/ReceiveMessage"), None),
    (6691, None, Some("ALPC/WaitForReply"), None),
    (6692, None, Some("ALPC/WaitForNewMessage"), None),
    (6693, None, Some("ALPC/Unwait"), None),
    (6944, None, Some("SplitIo/VolMgr"), None),
    (7200, None, Some("ThreadPoolTrace/CBEnqueue"), None),
    (7201, None, Some("ThreadPoolTrace/CBDequeue"), None),
    (7202, None, Some("ThreadPoolTrace/CBStart"), None),
    (7203, None, Some("ThreadPoolTrace/CBStop"), None),
    (7204, None, Some("ThreadPoolTrace/CBCancel"), None),
    (7205, None, Some("ThreadPoolTrace/PoolCreate"), None),
    (7206, None, Some("ThreadPoolTrace/PoolClose"), None),
    (7207, None, Some("ThreadPoolTrace/ThreadMinSet"), None),
    (7208, None, Some("ThreadPoolTrace/ThreadMaxSet"), None),
    (65568, Some("ETW_RT_LOSS_EVENT"), Some("LostEvent"), None),
    (65569, Some("ETW_RT_LOSS_BUFFER"), None, None),
    (65570, Some("ETW_RT_LOSS_BACKUP"), None, None),
    (65824, Some("BuildInfo"), Some("SysConfig/BuildInfo"), None),
    (65825, Some("SystemPaths"), Some("SysConfig/SystemPaths"), None),
    (65826, Some("UnknownVolume"), Some("SysConfig/UnknownVolume"), None),
    (65827, Some("VolumeMapping"), Some("SysConfig/VolumeMapping"), None),
    (66048, Some("DBGID_LOG_TYPE_IMAGEID"), Some("ImageID/Info"), None),
    (66080, Some("DBGID_LOG_TYPE_NONE"), Some("ImageID/None"), None),
    (66081, Some("DBGID_LOG_TYPE_BIN"), None, None),
    (66082, Some("DBGID_LOG_TYPE_DBG"), None, None),
    (66083, Some("DBGID_LOG_TYPE_NB10"), None, None),
    (66084, Some("DBGID_LOG_TYPE_RSDS"), Some("ImageID/DbgID_RSDS"), None),
    (66085, Some("DBGID_LOG_TYPE_ILRSDS"), Some("ImageID/DbgID_ILRSDS"), None),
    (66086, Some("DBGID_LOG_TYPE_PPDB"), Some("ImageID/DbgPPDB"), None),
    (66088, Some("DBGID_LOG_TYPE_DETERM"), Some("ImageID/DbgDeterm"), None),
    (66112, Some("DBGID_LOG_TYPE_FILEVERSION"), Some("ImageID/FileVersion"), None),
    (66336, Some("EVENT_METADATA_LOG_TYPE_TRACE_EVENT_INFO"), Some("MetaData/EventInfo"), None),
    (66337, Some("EVENT_METADATA_LOG_TYPE_EVENT_MAP_INFO"), Some("MetaData/EventMapInfo"), None),
    (66593, Some("WinSPR"), Some("WinSat/WinSPR"), None),
    (66595, Some("Metrics"), Some("WinSat/Metrics"), None),
    (66597, Some("SystemConfig"), Some("WinSat/SystemConfig"), None),
];
static OTHER_NAMES: &[(&str, u32)] = &[
    ("accept", 1551),
    ("acceptipv4", 1551),
    ("acceptipv6", 1567),
    ("accessviolation", 527),
    ("alloc", 610),
    ("alloc", 4129),
    ("alpc-receive-message", 6690),
    ("alpc-send-message", 6689),
    ("alpc-unwait", 6693),
    ("alpc-wait-for-new-message", 6692),
    ("alpc-wait-for-reply", 6691),
    ("alpc/alpc-receive-message", 6690),
    ("alpc/alpc-send-message", 6689),
    ("alpc/alpc-unwait", 6693),
    ("alpc/alpc-wait-for-new-message", 6692),
    ("alpc/alpc-wait-for-reply", 6691),
    ("alpc/receivemessage", 6690),
    ("alpc/sendmessage", 6689),
    ("alpc/unwait", 6693),
    ("alpc/waitfornewmessage", 6692),
    ("alpc/waitforreply", 6691),
    ("arpcopy", 1555),
    ("batchedsample", 3895),
    ("buildinfo", 66),
    ("buildinfo", 65824),
    ("cbcancel", 7204),
    ("cbdequeue", 7201),
    ("cbenqueue", 7200),
    ("cbstart", 7202),
    ("cbstop", 7203),
    ("cleanup", 1089),
    ("close", 1090),
    ("close", 2331),
    ("closehandle", 4385),
    ("collectionend", 3914),
    ("collectionstart", 3913),
    ("collision", 5922),
    ("combine", 634),
    ("compcs", 1317),
    ("config", 2339),
    ("connect", 1548),
    ("connectipv4", 1548),
    ("connectipv6", 1564),
    ("contract", 4138),
    ("copyonwrite", 524),
    ("counters", 2338),
    ("cpu", 2826),
    ("create", 1088),
    ("create", 2314),
    ("create", 4128),
    ("createhandle", 4384),
    ("critsec/collision", 5922),
    ("critsec/initialize", 5923),
    ("critsectrace/collision", 5922),
    ("critsectrace/initialize", 5923),
    ("cswitch", 1316),
    ("dbgdeterm", 66088),
    ("dbgid_ilrsds", 66085),
    ("dbgid_log_type_bin", 66081),
    ("dbgid_log_type_dbg", 66082),
    ("dbgid_log_type_determ", 66088),
    ("dbgid_log_type_fileversion", 66112),
    ("dbgid_log_type_ilrsds", 66085),
    ("dbgid_log_type_imageid", 66048),
    ("dbgid_log_type_nb10", 66083),
    ("dbgid_log_type_none", 66080),
    ("dbgid_log_type_ppdb", 66086),
    ("dbgid_log_type_rsds", 66084),
    ("dbgid_rsds", 66084),
    ("dbgidrsds", 64),
    ("dbgppdb", 66086),
    ("dcend", 772),
    ("dcend", 1284),
    ("dcend", 5124),
    ("dcstart", 771),
    ("dcstart", 1283),
    ("dcstart", 5123),
    ("dcstop", 772),
    ("dcstop", 1284),
    ("dcstop", 5124),
    ("debuggerenabled", 3898),
    ("defunct", 807),
    ("delete", 1094),
    ("delete", 2316),
    ("deletevalue", 2319),
    ("demandzerofault", 523),
    ("dequeue", 1343),
    ("destroy", 4131),
    ("direnum", 1096),
    ("dirnotify", 1101),
    ("disconnect", 1549),
    ("disconnectipv4", 1549),
    ("disconnectipv6", 1565),
    ("diskio/drivercompleterequest", 308),
    ("diskio/drivercompleterequestreturn", 309),
    ("diskio/drivercompletionroutine", 293),
    ("diskio/drivermajorfunctioncall", 290),
    ("diskio/drivermajorfunctionreturn", 291),
    ("diskio/drvcomplreq", 308),
    ("diskio/drvcomplreqret", 309),
    ("diskio/drvcomplrout", 293),
    ("diskio/drvmjfncall", 290),
    ("diskio/drvmjfnret", 291),
    ("diskio/flushbuffers", 270),
    ("diskio/flushinit", 271),
    ("diskio/read", 266),
    ("diskio/readinit", 268),
    ("diskio/write", 267),
    ("diskio/writeinit", 269),
    ("dispatcher/readythread", 1330),
    ("dpc", 3908),
    ("drivercompleterequest", 308),
    ("drivercompleterequestreturn", 309),
    ("drivercompletionroutine", 293),
    ("drivermajorfunctioncall", 290),
    ("drivermajorfunctionreturn", 291),
    ("drvcomplreq", 308),
    ("drvcomplreqret", 309),
    ("drvcomplrout", 293),
    ("drvmjfncall", 290),
    ("drvmjfnret", 291),
    ("dupack", 1558),
    ("duplicatehandle", 4386),
    ("end", 770),
    ("end", 1282),
    ("endextension", 32),
    ("enqueue", 1342),
    ("enumeratekey", 2321),
    ("enumeratevaluekey", 2322),
    ("etw_rt_loss_backup", 65570),
    ("etw_rt_loss_buffer", 65569),
    ("etw_rt_loss_event", 65568),
    ("event_metadata_log_type_event_map_info", 66337),
    ("event_metadata_log_type_trace_event_info", 66336),
    ("eventinfo", 66336),
    ("eventmapinfo", 66337),
    ("eventtrace/buildinfo", 66),
    ("eventtrace/dbgidrsds", 64),
    ("eventtrace/endextension", 32),
    ("eventtrace/extension", 5),
    ("eventtrace/header", 0),
    ("eventtrace/lastdroppedtimes", 82),
    ("eventtrace/partitioninfoextension", 80),
    ("eventtrace/providerbinarypath", 67),
    ("eventtrace/rdcomplete", 8),
    ("eventtrace/rundowncomplete", 8),
    ("expand", 4133),
    ("extension", 5),
    ("fail", 1553),
    ("fail", 2065),
    ("filecreate", 1056),
    ("filedelete", 1059),
    ("fileio/cleanup", 1089),
    ("fileio/close", 1090),
    ("fileio/create", 1088),
    ("fileio/delete", 1094),
    ("fileio/direnum", 1096),
    ("fileio/dirnotify", 1101),
    ("fileio/filecreate", 1056),
    ("fileio/filedelete", 1059),
    ("fileio/filerundown", 1060),
    ("fileio/flush", 1097),
    ("fileio/fscontrol", 1099),
    ("fileio/mapfile", 1061),
    ("fileio/mapfiledcstart", 1063),
    ("fileio/mapfiledcstop", 1064),
    ("fileio/name", 1024),
    ("fileio/operationend", 1100),
    ("fileio/queryinfo", 1098),
    ("fileio/read", 1091),
    ("fileio/rename", 1095),
    ("fileio/setinfo", 1093),
    ("fileio/unmapfile", 1062),
    ("fileio/write", 1092),
    ("filerundown", 1060),
    ("fileversion", 66112),
    ("flush", 1097),
    ("flush", 2325),
    ("flushbuffers", 270),
    ("flushinit", 271),
    ("free", 611),
    ("free", 4132),
    ("fscontrol", 1099),
    ("fullack", 1556),
    ("guardmemory", 525),
    ("guardpagefault", 525),
    ("handledcend", 4391),
    ("hardfault", 544),
    ("hardmemory", 526),
    ("hardpagefault", 526),
    ("header", 0),
    ("heap/alloc", 4129),
    ("heap/contract", 4138),
    ("heap/create", 4128),
    ("heap/destroy", 4131),
    ("heap/expand", 4133),
    ("heap/free", 4132),
    ("heap/lock", 4139),
    ("heap/realloc", 4130),
    ("heap/snapshot", 4134),
    ("heap/unlock", 4140),
    ("heap/validate", 4141),
    ("heap/walk", 4142),
    ("heaprangecreate", 613),
    ("heaprangedestroy", 616),
    ("heaprangerelease", 615),
    ("heaprangereserve", 614),
    ("heaprangerundown", 612),
    ("heaptrace/alloc", 4129),
    ("heaptrace/contract", 4138),
    ("heaptrace/create", 4128),
    ("heaptrace/destroy", 4131),
    ("heaptrace/expand", 4133),
    ("heaptrace/free", 4132),
    ("heaptrace/lock", 4139),
    ("heaptrace/realloc", 4130),
    ("heaptrace/snapshot", 4134),
    ("heaptrace/unlock", 4140),
    ("heaptrace/validate", 4141),
    ("heaptrace/walk", 4142),
    ("hrcreate", 613),
    ("hrdestroy", 616),
    ("hrrelease", 615),
    ("hrreserve", 614),
    ("hrrundown", 612),
    ("idechannel", 2839),
    ("image/dcend", 5124),
    ("image/dcstart", 5123),
    ("image/dcstop", 5124),
    ("image/load", 778),
    ("image/load", 5130),
    ("image/unload", 5122),
    ("imageid", 66048),
    ("imageid/dbgdeterm", 66088),
    ("imageid/dbgid_ilrsds", 66085),
    ("imageid/dbgid_rsds", 66084),
    ("imageid/dbgppdb", 66086),
    ("imageid/fileversion", 66112),
    ("imageid/info", 66048),
    ("imageid/none", 66080),
    ("imageloadbacked", 617),
    ("info", 66048),
    ("initialize", 5923),
    ("inmemory", 547),
    ("inmemoryactive", 629),
    ("inmemoryactiverundown", 645),
    ("inmemorystorefault", 627),
    ("irq", 2837),
    ("isr", 3890),
    ("isr", 3907),
    ("isr-msi", 3890),
    ("kcbcreate", 2326),
    ("kcbdelete", 2327),
    ("kcbrundownbegin", 2328),
    ("kcbrundownend", 2329),
    ("kernelmemusage", 635),
    ("keydelete", 6179),
    ("keyrundown", 6180),
    ("lastbranchrecording/sample", 3104),
    ("lastdroppedtimes", 82),
    ("load", 778),
    ("load", 5130),
    ("lock", 4139),
    ("logdisk", 2828),
    ("lostevent", 65568),
    ("lostevent/rtlostevent", 65568),
    ("mapfile", 1061),
    ("mapfiledcstart", 1063),
    ("mapfiledcstop", 1064),
    ("mark", 3874),
    ("meminfosessionws", 638),
    ("memory/accessviolation", 527),
    ("memory/combine", 634),
    ("memory/copyonwrite", 524),
    ("memory/demandzerofault", 523),
    ("memory/guardmemory", 525),
    ("memory/hardfault", 544),
    ("memory/hardmemory", 526),
    ("memory/heaprangecreate", 613),
    ("memory/heaprangedestroy", 616),
    ("memory/heaprangerelease", 615),
    ("memory/heaprangereserve", 614),
    ("memory/heaprangerundown", 612),
    ("memory/imageloadbacked", 617),
    ("memory/inmemory", 547),
    ("memory/inmemoryactive", 629),
    ("memory/inmemoryactiverundown", 645),
    ("memory/inmemorystorefault", 627),
    ("memory/kernelmemusage", 635),
    ("memory/meminfosessionws", 638),
    ("memory/mmstats", 636),
    ("memory/pageaccess", 630),
    ("memory/pageaccess", 642),
    ("memory/pagerelease", 631),
    ("memory/pfmappedsectioncreate", 585),
    ("memory/pfmappedsectiondelete", 591),
    ("memory/processmeminfo", 637),
    ("memory/rangeaccess", 632),
    ("memory/rangerelease", 633),
    ("memory/removefromws", 643),
    ("memory/sessiondcstop", 588),
    ("memory/systemmeminfo", 624),
    ("memory/transitionfault", 522),
    ("memory/virtualallocdcstart", 640),
    ("memory/virtualallocdcstop", 641),
    ("memory/virtualrotate", 639),
    ("memory/wssharablerundown", 644),
    ("metadata/eventinfo", 66336),
    ("metadata/eventmapinfo", 66337),
    ("metrics", 66595),
    ("mmstats", 636),
    ("name", 1024),
    ("network", 2833),
    ("nic", 2829),
    ("none", 66080),
    ("object/closehandle", 4385),
    ("object/createhandle", 4384),
    ("object/duplicatehandle", 4386),
    ("object/handledcend", 4391),
    ("object/typedcend", 4389),
    ("open", 2315),
    ("operationend", 1100),
    ("pageaccess", 630),
    ("pageaccess", 642),
    ("pagefault/accessviolation", 527),
    ("pagefault/copyonwrite", 524),
    ("pagefault/demandzerofault", 523),
    ("pagefault/guardpagefault", 525),
    ("pagefault/hardfault", 544),
    ("pagefault/hardpagefault", 526),
    ("pagefault/hrcreate", 613),
    ("pagefault/hrdestroy", 616),
    ("pagefault/hrrelease", 615),
    ("pagefault/hrreserve", 614),
    ("pagefault/hrrundown", 612),
    ("pagefault/imageloadbacked", 617),
    ("pagefault/transitionfault", 522),
    ("pagerelease", 631),
    ("partack", 1557),
    ("partitioninfoextension", 80),
    ("perfctr", 800),
    ("perfctrrundown", 801),
    ("perfinfo/batchedsample", 3895),
    ("perfinfo/collectionend", 3914),
    ("perfinfo/collectionstart", 3913),
    ("perfinfo/debuggerenabled", 3898),
    ("perfinfo/dpc", 3908),
    ("perfinfo/isr", 3890),
    ("perfinfo/isr", 3907),
    ("perfinfo/isr-msi", 3890),
    ("perfinfo/mark", 3874),
    ("perfinfo/pmcsample", 3887),
    ("perfinfo/sample", 3886),
    ("perfinfo/sampleprof", 3886),
    ("perfinfo/setinterval", 3912),
    ("perfinfo/sysclenter", 3891),
    ("perfinfo/sysclexit", 3892),
    ("perfinfo/threadeddpc", 3906),
    ("perfinfo/timerdpc", 3909),
    ("pfmappedsectioncreate", 585),
    ("pfmappedsectiondelete", 591),
    ("phydisk", 2827),
    ("pmcsample", 3887),
    ("pnp", 2838),
    ("poolclose", 7206),
    ("poolcreate", 7205),
    ("power", 2832),
    ("process/dcend", 772),
    ("process/dcstart", 771),
    ("process/dcstop", 772),
    ("process/defunct", 807),
    ("process/end", 770),
    ("process/perfctr", 800),
    ("process/perfctrrundown", 801),
    ("process/start", 769),
    ("process/stop", 770),
    ("processmeminfo", 637),
    ("providerbinarypath", 67),
    ("query", 2317),
    ("queryinfo", 1098),
    ("querymultiplevalue", 2323),
    ("querysecurity", 2333),
    ("queryvalue", 2320),
    ("rangeaccess", 632),
    ("rangerelease", 633),
    ("rdcomplete", 8),
    ("read", 266),
    ("read", 1091),
    ("readinit", 268),
    ("readythread", 1330),
    ("realloc", 4130),
    ("receivemessage", 6690),
    ("reconnect", 1552),
    ("reconnectipv4", 1552),
    ("reconnectipv6", 1568),
    ("recv", 1547),
    ("recv", 2059),
    ("recvipv4", 1547),
    ("recvipv4", 2059),
    ("recvipv6", 1563),
    ("recvipv6", 2075),
    ("registry/close", 2331),
    ("registry/config", 2339),
    ("registry/counters", 2338),
    ("registry/create", 2314),
    ("registry/delete", 2316),
    ("registry/deletevalue", 2319),
    ("registry/enumeratekey", 2321),
    ("registry/enumeratevaluekey", 2322),
    ("registry/flush", 2325),
    ("registry/kcbcreate", 2326),
    ("registry/kcbdelete", 2327),
    ("registry/kcbrundownbegin", 2328),
    ("registry/kcbrundownend", 2329),
    ("registry/open", 2315),
    ("registry/query", 2317),
    ("registry/querymultiplevalue", 2323),
    ("registry/querysecurity", 2333),
    ("registry/queryvalue", 2320),
    ("registry/rundown", 2326),
    ("registry/setinformation", 2324),
    ("registry/setsecurity", 2332),
    ("registry/setvalue", 2318),
    ("registry/virtualize", 2330),
    ("removefromws", 643),
    ("rename", 1095),
    ("reservebandwidth", 1335),
    ("reservecreate", 1328),
    ("reservedelete", 1329),
    ("reservedisjointhread", 1333),
    ("reservejointhread", 1332),
    ("reservelatecount", 1336),
    ("reservestate", 1334),
    ("retransmit", 1550),
    ("retransmitipv4", 1550),
    ("retransmitipv6", 1566),
    ("rtlostevent", 65568),
    ("rundown", 2326),
    ("rundowncomplete", 8),
    ("sample", 3104),
    ("sample", 3886),
    ("sampleprof", 3886),
    ("send", 1546),
    ("send", 2058),
    ("sendipv4", 1546),
    ("sendipv4", 2058),
    ("sendipv6", 1562),
    ("sendipv6", 2074),
    ("sendmessage", 6689),
    ("services", 2831),
    ("sessiondcstop", 588),
    ("setinfo", 1093),
    ("setinformation", 2324),
    ("setinterval", 3912),
    ("setname", 1352),
    ("setsecurity", 2332),
    ("setvalue", 2318),
    ("snapshot", 4134),
    ("splitio/volmgr", 6944),
    ("stack", 6176),
    ("stackkeykernel", 6181),
    ("stackkeyuser", 6182),
    ("stackwalk/keydelete", 6179),
    ("stackwalk/keyrundown", 6180),
    ("stackwalk/stack", 6176),
    ("stackwalk/stackkeykernel", 6181),
    ("stackwalk/stackkeyuser", 6182),
    ("start", 769),
    ("start", 1281),
    ("stop", 770),
    ("stop", 1282),
    ("sysclenter", 3891),
    ("sysclexit", 3892),
    ("sysconfig/buildinfo", 65824),
    ("sysconfig/systempaths", 65825),
    ("sysconfig/unknownvolume", 65826),
    ("sysconfig/volumemapping", 65827),
    ("systemconfig", 66597),
    ("systemconfig/cpu", 2826),
    ("systemconfig/idechannel", 2839),
    ("systemconfig/irq", 2837),
    ("systemconfig/logdisk", 2828),
    ("systemconfig/network", 2833),
    ("systemconfig/nic", 2829),
    ("systemconfig/phydisk", 2827),
    ("systemconfig/pnp", 2838),
    ("systemconfig/power", 2832),
    ("systemconfig/services", 2831),
    ("systemconfig/video", 2830),
    ("systemmeminfo", 624),
    ("systempaths", 65825),
    ("tcpcopy", 1554),
    ("tcpcopyipv4", 1554),
    ("tcpcopyipv6", 1570),
    ("tcpip/accept", 1551),
    ("tcpip/acceptipv4", 1551),
    ("tcpip/acceptipv6", 1567),
    ("tcpip/arpcopy", 1555),
    ("tcpip/connect", 1548),
    ("tcpip/connectipv4", 1548),
    ("tcpip/connectipv6", 1564),
    ("tcpip/disconnect", 1549),
    ("tcpip/disconnectipv4", 1549),
    ("tcpip/disconnectipv6", 1565),
    ("tcpip/dupack", 1558),
    ("tcpip/fail", 1553),
    ("tcpip/fullack", 1556),
    ("tcpip/partack", 1557),
    ("tcpip/reconnect", 1552),
    ("tcpip/reconnectipv4", 1552),
    ("tcpip/reconnectipv6", 1568),
    ("tcpip/recv", 1547),
    ("tcpip/recvipv4", 1547),
    ("tcpip/recvipv6", 1563),
    ("tcpip/retransmit", 1550),
    ("tcpip/retransmitipv4", 1550),
    ("tcpip/retransmitipv6", 1566),
    ("tcpip/send", 1546),
    ("tcpip/sendipv4", 1546),
    ("tcpip/sendipv6", 1562),
    ("tcpip/tcpcopy", 1554),
    ("tcpip/tcpcopyipv4", 1554),
    ("tcpip/tcpcopyipv6", 1570),
    ("thread/compcs", 1317),
    ("thread/cswitch", 1316),
    ("thread/dcend", 1284),
    ("thread/dcstart", 1283),
    ("thread/dcstop", 1284),
    ("thread/dequeue", 1343),
    ("thread/end", 1282),
    ("thread/enqueue", 1342),
    ("thread/reservebandwidth", 1335),
    ("thread/reservecreate", 1328),
    ("thread/reservedelete", 1329),
    ("thread/reservedisjointhread", 1333),
    ("thread/reservejointhread", 1332),
    ("thread/reservelatecount", 1336),
    ("thread/reservestate", 1334),
    ("thread/setname", 1352),
    ("thread/start", 1281),
    ("thread/stop", 1282),
    ("thread/workerthread", 1337),
    ("threadeddpc", 3906),
    ("threadmaxset", 7208),
    ("threadminset", 7207),
    ("threadpool/cbcancel", 7204),
    ("threadpool/cbdequeue", 7201),
    ("threadpool/cbenqueue", 7200),
    ("threadpool/cbstart", 7202),
    ("threadpool/cbstop", 7203),
    ("threadpool/poolclose", 7206),
    ("threadpool/poolcreate", 7205),
    ("threadpool/threadmaxset", 7208),
    ("threadpool/threadminset", 7207),
    ("threadpooltrace/cbcancel", 7204),
    ("threadpooltrace/cbdequeue", 7201),
    ("threadpooltrace/cbenqueue", 7200),
    ("threadpooltrace/cbstart", 7202),
    ("threadpooltrace/cbstop", 7203),
    ("threadpooltrace/poolclose", 7206),
    ("threadpooltrace/poolcreate", 7205),
    ("threadpooltrace/threadmaxset", 7208),
    ("threadpooltrace/threadminset", 7207),
    ("timerdpc", 3909),
    ("transitionfault", 522),
    ("typedcend", 4389),
    ("udpip/fail", 2065),
    ("udpip/recv", 2059),
    ("udpip/recvipv4", 2059),
    ("udpip/recvipv6", 2075),
    ("udpip/send", 2058),
    ("udpip/sendipv4", 2058),
    ("udpip/sendipv6", 2074),
    ("unknownvolume", 65826),
    ("unload", 5122),
    ("unlock", 4140),
    ("unmapfile", 1062),
    ("unwait", 6693),
    ("validate", 4141),
    ("video", 2830),
    ("virtualallocdcstart", 640),
    ("virtualallocdcstop", 641),
    ("virtualize", 2330),
    ("virtualmem/alloc", 610),
    ("virtualmem/free", 611),
    ("virtualrotate", 639),
    ("volmgr", 6944),
    ("volumemapping", 65827),
    ("waitfornewmessage", 6692),
    ("waitforreply", 6691),
    ("walk", 4142),
    ("winsat/metrics", 66595),
    ("winsat/systemconfig", 66597),
    ("winsat/winspr", 66593),
    ("winspr", 66593),
    ("workerthread", 1337),
    ("write", 267),
    ("write", 1092),
    ("writeinit", 269),
    ("wssharablerundown", 644),
];
