// Generated from spec/providers/Microsoft-Windows-Kernel-Registry.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Payloads of the events of Microsoft-Windows-Kernel-Registry.
//!
//! A type for each event that has a name, with a getter for each field in all versions of the event.
use crate::rt::provider_payload::*;

use crate::rt::{AnsiStr, FileTime, Guid, Text, Utf16Str};
static PLACES_0: [Place; 0] = places(super::PROVIDER.events[15].fields);
static PLACES_1: [Place; 2] = places(super::PROVIDER.events[16].fields);
static PLACES_2: [Place; 2] = places(super::PROVIDER.events[17].fields);
static PLACES_3: [Place; 1] = places(super::PROVIDER.events[18].fields);
static PLACES_4: [Place; 2] = places(super::PROVIDER.events[19].fields);
static PLACES_5: [Place; 3] = places(super::PROVIDER.events[21].fields);
static PLACES_6: [Place; 1] = places(super::PROVIDER.events[23].fields);
static PLACES_7: [Place; 2] = places(super::PROVIDER.events[25].fields);
static PLACES_8: [Place; 2] = places(super::PROVIDER.events[36].fields);
static PLACES_9: [Place; 1] = places(super::PROVIDER.events[40].fields);
static LAYOUTS_0: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_0, &[]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_0, {
    }
    /// Payload of event 16, `Thisgroupofeventstrackstheperformanceofmountinghivesfromexistingfiles.Start`, version 0.
    ThisgroupofeventstrackstheperformanceofmountinghivesfromexistingfilesStartPayload(16, 15);
    /// Payload of event 23,
    /// `Thisgroupofeventstrackstheperformanceofflushinghives.RegPerfOpHiveFlushBecameActiveFlusher`, version 0.
    ThisgroupofeventstrackstheperformanceofflushinghivesRegPerfOpHiveFlushBecameActiveFlusherPayload(23, 22);
    /// Payload of event 28,
    /// `Thisgroupofeventstrackstheperformanceofflushinghives.RegPerfOpHiveFlushBoostedActiveFlusher`, version 0.
    ThisgroupofeventstrackstheperformanceofflushinghivesRegPerfOpHiveFlushBoostedActiveFlusherPayload(28, 27);
    /// Payload of event 29,
    /// `Thisgroupofeventstrackstheperformanceofflushinghives.RegPerfOpHiveFlushStartWaitForActive`, version 0.
    ThisgroupofeventstrackstheperformanceofflushinghivesRegPerfOpHiveFlushStartWaitForActivePayload(29, 28);
    /// Payload of event 30,
    /// `Thisgroupofeventstrackstheperformanceofflushinghives.RegPerfOpHiveFlushFinishWaitForActive`, version 0.
    ThisgroupofeventstrackstheperformanceofflushinghivesRegPerfOpHiveFlushFinishWaitForActivePayload(30, 29);
    /// Payload of event 32, `Thisgroupofeventstrackstheperformanceofregistryshutdown.Start`, version 0.
    ThisgroupofeventstrackstheperformanceofregistryshutdownStartPayload(32, 31);
    /// Payload of event 33, `Thisgroupofeventstrackstheperformanceofregistryshutdown.Start33`, version 0.
    ThisgroupofeventstrackstheperformanceofregistryshutdownStart33Payload(33, 32);
    /// Payload of event 34, `Thisgroupofeventstrackstheperformanceofregistryshutdown.RegPerfOpShutdownFlushStart`,
    /// version 0.
    ThisgroupofeventstrackstheperformanceofregistryshutdownRegPerfOpShutdownFlushStartPayload(34, 33);
    /// Payload of event 35, `Thisgroupofeventstrackstheperformanceofregistryshutdown.RegPerfOpShutdownFlushStop`,
    /// version 0.
    ThisgroupofeventstrackstheperformanceofregistryshutdownRegPerfOpShutdownFlushStopPayload(35, 34);
    /// Payload of event 36, `Thisgroupofeventstrackstheperformanceofregistryshutdown.Stop`, version 0.
    ThisgroupofeventstrackstheperformanceofregistryshutdownStopPayload(36, 35);
    /// Payload of event 42, `Thisgroupofeventstrackstheperformanceofexportinghives.RegPerfOpSaveFileCopied`, version 0.
    ThisgroupofeventstrackstheperformanceofexportinghivesRegPerfOpSaveFileCopiedPayload(42, 41);
    /// Payload of event 43, `Thisgroupofeventstrackstheperformanceofexportinghives.RegPerfOpSaveTreeCopied`, version 0.
    ThisgroupofeventstrackstheperformanceofexportinghivesRegPerfOpSaveTreeCopiedPayload(43, 42);
    /// Payload of event 44, `Thisgroupofeventstrackstheperformanceofexportinghives.RegPerfOpSaveFileWritten`,
    /// version 0.
    ThisgroupofeventstrackstheperformanceofexportinghivesRegPerfOpSaveFileWrittenPayload(44, 43);
}

static LAYOUTS_1: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_1, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_1, {
        /// Field `HiveFilePath`, `UnicodeString`.
        fn hive_file_path -> Utf16Str<'a> = get(0);
        /// Field `FileSize`, `UInt32`.
        fn file_size -> u32 = get(1);
    }
    /// Payload of event 17,
    /// `Thisgroupofeventstrackstheperformanceofmountinghivesfromexistingfiles.RegPerfOpHiveMountBaseFileMounted`,
    /// version 0.
    ThisgroupofeventstrackstheperformanceofmountinghivesfromexistingfilesRegPerfOpHiveMountBaseFileMountedPayload(
        17, 16
    );
}

static LAYOUTS_2: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_2, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_2, {
        /// Field `TotalEntrySize`, `UInt32`.
        fn total_entry_size -> u32 = get(0);
        /// Field `BytesRecovered`, `UInt32`.
        fn bytes_recovered -> u32 = get(1);
    }
    /// Payload of event 18,
    /// `Thisgroupofeventstrackstheperformanceofmountinghivesfromexistingfiles.RegPerfOpHiveMountLogEntryApplied`,
    /// version 0.
    ThisgroupofeventstrackstheperformanceofmountinghivesfromexistingfilesRegPerfOpHiveMountLogEntryAppliedPayload(
        18, 17
    );
}

static LAYOUTS_3: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_3, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_3, {
        /// Field `StatusCode`, `HexInt32`.
        fn status_code -> u32 = get(0);
    }
    /// Payload of event 19, `Thisgroupofeventstrackstheperformanceofmountinghivesfromexistingfiles.Stop`, version 0.
    ThisgroupofeventstrackstheperformanceofmountinghivesfromexistingfilesStopPayload(19, 18);
    /// Payload of event 21, `Thisgroupofeventstrackstheperformanceofunloadinghives.Stop`, version 0.
    ThisgroupofeventstrackstheperformanceofunloadinghivesStopPayload(21, 20);
    /// Payload of event 31, `Thisgroupofeventstrackstheperformanceofflushinghives.Stop`, version 0.
    ThisgroupofeventstrackstheperformanceofflushinghivesStopPayload(31, 30);
    /// Payload of event 38, `Thisgroupofeventstrackstheperformanceofloadinghives.Stop`, version 0.
    ThisgroupofeventstrackstheperformanceofloadinghivesStopPayload(38, 37);
    /// Payload of event 40, `Thisgroupofeventstrackstheperformanceofrestoringhives.Stop`, version 0.
    ThisgroupofeventstrackstheperformanceofrestoringhivesStopPayload(40, 39);
    /// Payload of event 45, `Thisgroupofeventstrackstheperformanceofexportinghives.Stop`, version 0.
    ThisgroupofeventstrackstheperformanceofexportinghivesStopPayload(45, 44);
}

static LAYOUTS_4: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_4, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_4, {
        /// Field `HiveFilePath`, `UnicodeString`.
        fn hive_file_path -> Utf16Str<'a> = get(0);
        /// Field `HiveMountPoint`, `UnicodeString`.
        fn hive_mount_point -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 20, `Thisgroupofeventstrackstheperformanceofunloadinghives.Start`, version 0.
    ThisgroupofeventstrackstheperformanceofunloadinghivesStartPayload(20, 19);
}

static LAYOUTS_5: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_5, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_5, {
        /// Field `HiveFilePath`, `UnicodeString`.
        fn hive_file_path -> Utf16Str<'a> = get(0);
        /// Field `HiveMountPoint`, `UnicodeString`.
        fn hive_mount_point -> Utf16Str<'a> = get(1);
        /// Field `FlushFlags`, `HexInt32`.
        fn flush_flags -> u32 = get(2);
    }
    /// Payload of event 22, `Thisgroupofeventstrackstheperformanceofflushinghives.Start`, version 0.
    ThisgroupofeventstrackstheperformanceofflushinghivesStartPayload(22, 21);
}

static LAYOUTS_6: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_6, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_6, {
        /// Field `BytesGathered`, `UInt32`.
        fn bytes_gathered -> u32 = get(0);
    }
    /// Payload of event 24, `Thisgroupofeventstrackstheperformanceofflushinghives.RegPerfOpHiveFlushGatheredLogData`,
    /// version 0.
    ThisgroupofeventstrackstheperformanceofflushinghivesRegPerfOpHiveFlushGatheredLogDataPayload(24, 23);
    /// Payload of event 25,
    /// `Thisgroupofeventstrackstheperformanceofflushinghives.RegPerfOpHiveFlushGatheredPrimaryData`, version 0.
    ThisgroupofeventstrackstheperformanceofflushinghivesRegPerfOpHiveFlushGatheredPrimaryDataPayload(25, 24);
}

static LAYOUTS_7: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_7, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_7, {
        /// Field `WritesIssued`, `UInt32`.
        fn writes_issued -> u32 = get(0);
        /// Field `BytesWritten`, `UInt32`.
        fn bytes_written -> u32 = get(1);
    }
    /// Payload of event 26, `Thisgroupofeventstrackstheperformanceofflushinghives.RegPerfOpHiveFlushWroteLogFile`,
    /// version 0.
    ThisgroupofeventstrackstheperformanceofflushinghivesRegPerfOpHiveFlushWroteLogFilePayload(26, 25);
    /// Payload of event 27, `Thisgroupofeventstrackstheperformanceofflushinghives.RegPerfOpHiveFlushWrotePrimaryFile`,
    /// version 0.
    ThisgroupofeventstrackstheperformanceofflushinghivesRegPerfOpHiveFlushWrotePrimaryFilePayload(27, 26);
}

static LAYOUTS_8: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_8, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_8, {
        /// Field `SourceFile`, `UnicodeString`.
        fn source_file -> Utf16Str<'a> = get(0);
        /// Field `Flags`, `HexInt32`.
        fn flags -> u32 = get(1);
    }
    /// Payload of event 37, `Thisgroupofeventstrackstheperformanceofloadinghives.Start`, version 0.
    ThisgroupofeventstrackstheperformanceofloadinghivesStartPayload(37, 36);
    /// Payload of event 39, `Thisgroupofeventstrackstheperformanceofrestoringhives.Start`, version 0.
    ThisgroupofeventstrackstheperformanceofrestoringhivesStartPayload(39, 38);
}

static LAYOUTS_9: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_9, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_9, {
        /// Field `SourceKeyPath`, `UnicodeString`.
        fn source_key_path -> Utf16Str<'a> = get(0);
    }
    /// Payload of event 41, `Thisgroupofeventstrackstheperformanceofexportinghives.Start`, version 0.
    ThisgroupofeventstrackstheperformanceofexportinghivesStartPayload(41, 40);
}
