//! Markers for images, collections, and operations on disks and files.

use std::collections::BTreeSet;

use etwspec_etl::etwspec::payloads::Payload;
use etwspec_etl::etwspec::providers::dotnet::dotnet_runtime::payloads::{GcEndPayload, GcStartPayload};
use etwspec_etl::{File, SAMPLE, Trace};
use etwspec_profile::{Marker, MarkerKind, Profile};

/// Returns the markers of a kind, and checks that they are as many as events of some kinds.
fn check(trace: &Trace<'_>, profile: &Profile) {
    let (mut images, mut disk, mut files, mut ends) = (0, 0, 0, 0);
    // A runtime may log a collection in several versions of the event.
    let mut collections = BTreeSet::new();
    trace.for_each_event(|event| {
        if let Some(Ok(start)) = event.provider_payload::<GcStartPayload<'_>>() {
            collections.insert((event.process_id(), start.count()));
        }
        ends += usize::from(event.provider_payload::<GcEndPayload<'_>>().is_some_and(|end| end.is_ok()));
        match event.payload() {
            Some(Ok(Payload::DiskTransfer(_) | Payload::DiskFlush(_))) => disk += 1,
            Some(Ok(
                Payload::FileCreate(_)
                | Payload::FileTransfer(_)
                | Payload::FileOperation(_)
                | Payload::FileInformation(_)
                | Payload::DirectoryEnumeration(_),
            )) => files += 1,
            Some(Ok(Payload::ImageLoad(_))) => images += 1,
            _ => {}
        }
    });
    let of = |kind| profile.markers.iter().filter(move |marker: &&Marker| marker.kind == kind);
    assert_eq!((of(MarkerKind::Disk).count(), of(MarkerKind::File).count()), (disk, files));
    assert!(of(MarkerKind::ImageLoad).count() + of(MarkerKind::ImageUnload).count() <= images);
    assert_eq!(of(MarkerKind::Collection).count(), collections.len());
    // A session may begin within a collection.
    assert!(of(MarkerKind::Collection).filter(|marker| marker.to.is_some()).count() <= ends);
    for marker in &profile.markers {
        assert!(marker.to.is_none_or(|to| marker.from <= to) && !marker.name.is_empty());
    }
}

#[test]
fn markers_are_as_many_as_events() {
    let trace = Trace::new(SAMPLE);
    check(&trace, &Profile::read(std::slice::from_ref(&trace), |_, _| ()));
    let Some(folder) = etwspec_corpus::folder_or_skip() else { return };
    for path in etwspec_corpus::traces(&folder) {
        let file = File::read(&path).expect("the trace is readable");
        let trace = Trace::new(file.as_bytes());
        check(&trace, &Profile::read(std::slice::from_ref(&trace), |_, _| ()));
    }
}

#[test]
fn disk_operations_last_for_their_response_time_and_have_paths() {
    let trace = Trace::new(SAMPLE);
    let profile = Profile::read(&[trace], |_, _| ());
    let disk = profile.markers.iter().find(|marker| marker.kind == MarkerKind::Disk).expect("a disk operation");
    assert!(disk.to.is_some_and(|to| to > disk.from));
    assert!(disk.number.is_some_and(|size| size > 0));
    assert!(profile.text(disk.text).contains('\\'), "{}", profile.text(disk.text));
    let file = profile.markers.iter().find(|marker| marker.kind == MarkerKind::File && marker.to.is_some());
    let file = file.expect("a file operation that ended");
    assert!(!profile.text(file.text).is_empty());
}

#[test]
fn collections_last_until_they_end_and_state_their_reason() {
    let Some(folder) = etwspec_corpus::folder_or_skip() else { return };
    let file = File::read(folder.join("perfview-net452-x86.etl")).expect("the trace is readable");
    let profile = Profile::read(&[Trace::new(file.as_bytes())], |_, _| ());
    let of = |kind| profile.markers.iter().filter(move |marker: &&Marker| marker.kind == kind);
    assert!(of(MarkerKind::Collection).count() > 0);
    for marker in of(MarkerKind::Collection).chain(of(MarkerKind::Suspension)) {
        assert!(marker.to.is_some_and(|to| to > marker.from), "{marker:?}");
        assert!(!profile.text(marker.text).is_empty());
    }
    assert!(of(MarkerKind::Collection).all(|marker| marker.number.is_some_and(|generation| generation <= 2)));
}
