//! Names that Microsoft's TraceEvent library uses for fields of provider events, where they differ from the names of
//! the schemas in the traces.

/// Traces and their baseline files.
pub const TRACES: &[(&str, &str)] = &[
    ("perfview-net452-x86.etl", "net.4.5.2.x86.baseline.txt"),
    ("perfview-gcevents.etl", "gcevents.baseline.txt"),
    ("perfview-primitive-types.etl", "primitive-types.baseline.txt"),
];

/// Conversion of a field to its printed form.
#[derive(Clone, Copy, Debug)]
pub enum Shown {
    /// Number, text, or names of the schema.
    Same,
    /// Bits after a right shift and a mask, as a number or by TraceEvent's own names.
    Bits(u32, u64, &'static [(u64, &'static str)]),
    /// Reason for what happened to a heap. The highest bit, which has no name, states that it happened.
    Mechanism,
    /// Kernel path, printed with a drive letter.
    Path,
    /// Point in time of which TraceEvent prints another fraction of a second. FILETIME values of the same events agree
    /// with the fraction in the data.
    Seconds,
}

use Shown::{Bits, Mechanism, Path, Same, Seconds};

/// TraceEvent names these bits as file attributes.
const OPTIONS: &[(u64, &str)] =
    &[(0x20, "FILE_ATTRIBUTE_ARCHIVE"), (0x60, "FILE_ATTRIBUTE_ARCHIVE, FILE_ATTRIBUTE_DEVICE")];

/// Fields with another name or form: start of the kind of event, TraceEvent's name, name in the schema, form.
pub const FIELDS: &[(&str, &str, &str, Shown)] = &[
    ("Microsoft-Windows-DotNETRuntime/GC/CreateSegment", "Type", "Type", Bits(0, u64::MAX, SEGMENTS)),
    ("Microsoft-Windows-DotNETRuntime/GC/PerHeapHistory", "CompactMechanisms", "CompactMechanisms", Mechanism),
    ("Microsoft-Windows-DotNETRuntime/GC/PerHeapHistory", "ExpandMechanisms", "ExpandMechanisms", Mechanism),
    (PER_HEAP_HISTORY, "CompactMechanisms", "CompactMechanisms", Mechanism),
    (PER_HEAP_HISTORY, "ExpandMechanisms", "ExpandMechanisms", Mechanism),
    ("Microsoft-Windows-DotNETRuntime/GC/MarkWithType", "Promoted", "Bytes", Same),
    ("Microsoft-Windows-DotNETRuntime/GC/FitBucketInfo", "BucketKind", "BucketKind", Bits(0, u64::MAX, BUCKETS)),
    ("Microsoft-Windows-DotNETRuntime/Type/BulkType", "TypeID_0", "TypeID", Same),
    ("Microsoft-Windows-DotNETRuntime/Type/BulkType", "TypeName_0", "Name", Same),
    ("Microsoft-Windows-Kernel-File/Create", "CreateDisposition", "CreateOptions", Bits(24, 0xFF, DISPOSITIONS)),
    ("Microsoft-Windows-Kernel-File/Create", "CreateOptions", "CreateOptions", Bits(0, 0xFF_FFFF, OPTIONS)),
    ("Microsoft-Windows-Kernel-File/Create", "FileAttributes", "CreateAttributes", Same),
    ("Microsoft-Windows-Kernel-File/Create", "FileName", "FileName", Path),
    ("Microsoft-Windows-Kernel-File/Create", "IrpPtr", "Irp", Same),
    ("Microsoft-Windows-Kernel-File/Create", "ShareAccess", "ShareAccess", Bits(0, u64::MAX, SHARES)),
    ("PerfView/KernelEnableParameters", "keywords", "keywords", Bits(0, u64::MAX, KERNEL_KEYWORDS)),
    ("PerfView/KernelEnableParameters", "stacks", "stacks", Bits(0, u64::MAX, KERNEL_KEYWORDS)),
    ("solar_system/PrimitiveTypesTest", "system_time_type", "system_time_type", Seconds),
];

const DISPOSITIONS: &[(u64, &str)] = &[
    (0, "SUPERSEDE"),
    (1, "OPEN_EXISTING"),
    (2, "CREATE_NEW"),
    (3, "OPEN_ALWAYS"),
    (4, "TRUNCATE_EXISTING"),
    (5, "CREATE_ALWAYS"),
];

const SHARES: &[(u64, &str)] = &[
    (0, "None"),
    (1, "Read"),
    (2, "Write"),
    (3, "ReadWrite"),
    (4, "Delete"),
    (5, "Read, Delete"),
    (6, "Write, Delete"),
    (7, "ReadWrite, Delete"),
];

const HEAP_HISTORY: &str = "Microsoft-Windows-DotNETRuntimePrivate/GC/GlobalHeapHistory";
const PER_HEAP_HISTORY: &str = "Microsoft-Windows-DotNETRuntimePrivate/GC/PerHeapHistory";

/// TraceEvent has other names than the manifest.
const BUCKETS: &[(u64, &str)] = &[(0, "FreeSpace"), (1, "PlugsInCondemned")];
const SEGMENTS: &[(u64, &str)] = &[(3, "PinnedObjectHeap")];

/// TraceEvent has shorter names, in another order.
const KERNEL_KEYWORDS: &[(u64, &str)] = &[(0x101_270F, "Process|Thread|Image...")];

/// Events with more data than their schema states: start of the kind of event, and the reason. TraceEvent prints the fields
/// of the schema, too.
pub const MORE_DATA: &[(&str, &str)] = &[
    ("PerfView/ClrEnableParameters", "the manifest states 12 bytes, and the events have 16"),
    ("Microsoft-Windows-DotNETRuntime/GC/LOHCompact", "what follows depends on the pointer size"),
];

/// The version of the event in the trace does not have the field, and TraceEvent prints a default.
const LATER: &str = "of a later version of the event";
/// Only an earlier version of the event has the field.
const EARLIER: &str = "of an earlier version of the event";
/// TraceEvent computes it from other fields.
const COMPUTED: &str = "computed from other fields";
/// TraceEvent looks it up in other events.
const OTHER_EVENT: &str = "from another event";

/// Fields that are in no event: start of the kind of event, name, reason.
pub const DERIVED: &[(&str, &str, &str)] = &[
    ("Microsoft-Windows-DotNETRuntime/Contention/Start", "AssociatedObjectID", LATER),
    ("Microsoft-Windows-DotNETRuntime/Contention/Start", "LockID", LATER),
    ("Microsoft-Windows-DotNETRuntime/Contention/Start", "LockOwnerThreadID", LATER),
    ("Microsoft-Windows-DotNETRuntime/Contention/Stop", "DurationNs", LATER),
    ("Microsoft-Windows-DotNETRuntime/GC/AllocationTick", "ObjectSize", LATER),
    ("Microsoft-Windows-DotNETRuntime/GC/FinalizeObject", "TypeName", OTHER_EVENT),
    ("Microsoft-Windows-DotNETRuntime/GC/HeapStats", "Depth", COMPUTED),
    ("Microsoft-Windows-DotNETRuntime/GC/HeapStats", "GenerationSize4", LATER),
    ("Microsoft-Windows-DotNETRuntime/GC/HeapStats", "TotalHeapSize", COMPUTED),
    ("Microsoft-Windows-DotNETRuntime/GC/HeapStats", "TotalPromoted", COMPUTED),
    ("Microsoft-Windows-DotNETRuntime/GC/HeapStats", "TotalPromotedSize4", LATER),
    ("Microsoft-Windows-DotNETRuntime/GC/PerHeapHistory", "ConcurrentCompactMechanisms", EARLIER),
    ("Microsoft-Windows-DotNETRuntime/GC/PerHeapHistory", "MemoryPressure", EARLIER),
    ("Microsoft-Windows-DotNETRuntime/GC/Start", "ClientSequenceNumber", LATER),
    (HEAP_HISTORY, "CondemnReasons0", LATER),
    (HEAP_HISTORY, "CondemnReasons1", LATER),
    (HEAP_HISTORY, "Count", LATER),
    (HEAP_HISTORY, "MemoryPressure", LATER),
    (HEAP_HISTORY, "PauseMode", LATER),
    (PER_HEAP_HISTORY, "CondemnedAllocated", LATER),
    (PER_HEAP_HISTORY, "Count", LATER),
    (PER_HEAP_HISTORY, "EndOfSegAllocated", LATER),
    (PER_HEAP_HISTORY, "FreeListAllocated", LATER),
    (PER_HEAP_HISTORY, "FreeListRejected", LATER),
    (PER_HEAP_HISTORY, "PinnedAllocated", LATER),
    (PER_HEAP_HISTORY, "PinnedAllocatedAdvance", LATER),
    (PER_HEAP_HISTORY, "RunningFreeListEfficiency", LATER),
    (PER_HEAP_HISTORY, "ConcurrentCompactMechanisms", EARLIER),
    ("PerfView/ManifestData", "PayloadLength", COMPUTED),
    ("System.Diagnostics.Eventing.FrameworkEventSource/ManifestData", "PayloadLength", COMPUTED),
    ("System.Threading.Tasks.TplEventSource/ManifestData", "PayloadLength", COMPUTED),
    ("Microsoft-Windows-DotNETRuntime/Loader/ModuleLoad", "ModuleILFileName", COMPUTED),
    ("Microsoft-Windows-DotNETRuntime/Loader/ModuleUnload", "ModuleILFileName", COMPUTED),
    ("Microsoft-Windows-DotNETRuntimeRundown/Loader/ModuleDCStop", "ModuleILFileName", COMPUTED),
    ("Microsoft-Windows-DotNETRuntime/Method/", "OptimizationTier", LATER),
    ("Microsoft-Windows-DotNETRuntime/Method/", "ReJITID", LATER),
];
