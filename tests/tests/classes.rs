//! Classic events of classes in real traces, compared with other events of the same traces: what the tables state about
//! them is not compared with the tables.

use std::collections::BTreeSet;
use std::fs;

use etwspec::describe::Fit;
use etwspec::payloads::Payload;
use etwspec_etl::payload::{Decoder, Field, Value, Visitor};
use etwspec_etl::{Event, Identity, Item, Trace};
use etwspec_tests::{console, corpus};

/// The traces that a program other than the kernel wrote, with the pointer size of another system in its headers.
const ARTIFICIAL: &str = "sawbuck-";

/// Calls a function with each trace of the corpus and its name. Returns whether there is a corpus.
fn each_trace(mut each: impl FnMut(&str, &Trace<'_>)) -> bool {
    let folder = match corpus::folder() {
        Ok(folder) => folder,
        Err(skipped) => {
            console::say(&skipped);
            return false;
        }
    };
    for path in corpus::traces(&folder) {
        let bytes = fs::read(&path).expect("the trace is readable");
        each(&path.file_name().unwrap_or_default().to_string_lossy(), &Trace::new(&bytes));
    }
    true
}

fn payload<'a>(event: &Event<'a>) -> Option<Payload<'a>> {
    event.payload()?.ok()
}

#[test]
fn records_of_pdb_files_have_time_base_and_process_of_an_image_event() {
    let (mut records, mut sizes) = (0, 0);
    let complete = each_trace(|name, trace| {
        let (mut images, mut identified, mut sized) = (BTreeSet::new(), Vec::new(), Vec::new());
        trace.for_each(|item| {
            let Item::Event(_, event) = item else { return };
            let time = event.time_stamp();
            match payload(&event) {
                Some(Payload::ImageLoad(image)) => {
                    images.insert((time, image.image_base(), image.process_id(), Some(image.image_size())));
                    images.insert((time, image.image_base(), image.process_id(), None));
                }
                Some(Payload::ImageIdRsds(record)) => {
                    assert!(record.age() > 0 && record.guid_sig() != etwspec::Guid::default(), "{name}");
                    let file = record.pdb_file_name().expect("a PDB file has a name").to_string();
                    assert!(file.to_lowercase().ends_with(".pdb"), "{name}: {file}");
                    identified.push((time, record.image_base(), Some(record.process_id()), None));
                }
                Some(Payload::ImageIdNone(record)) => {
                    identified.push((time, record.image_base(), Some(record.process_id()), None));
                }
                Some(Payload::ImageIdInfo(record)) => {
                    sized.push((time, record.image_base(), Some(record.process_id()), Some(record.image_size())));
                }
                _ => {}
            }
        });
        assert!(identified.iter().all(|record| images.contains(record)), "{name}: a record without its image");
        records += identified.len();
        // The size of a few images in memory differs from that in their files.
        let equal = sized.iter().filter(|record| images.contains(record)).count();
        assert!(equal * 200 >= sized.len() * 199, "{name}: {equal} of {} sizes", sized.len());
        sizes += equal;
    });
    assert!(!complete || records > 3_000 && sizes > 3_000, "{records} records, {sizes} sizes");
}

#[test]
fn volume_mappings_give_paths_of_images_their_drive() {
    let (mut mapped, mut systems) = (0, 0);
    let complete = each_trace(|name, trace| {
        let (mut mappings, mut folder, mut paths) = (Vec::new(), None, BTreeSet::new());
        trace.for_each(|item| {
            let Item::Event(_, event) = item else { return };
            let text = |text: Option<etwspec::Text<'_>>| text.expect("the text is present").to_string();
            match payload(&event) {
                Some(Payload::SystemConfigExVolumeMapping(mapping)) => {
                    mappings.push((text(mapping.nt_path()), text(mapping.dos_path())));
                }
                Some(Payload::SystemConfigExSystemPaths(system)) => folder = Some(text(system.system_directory())),
                Some(Payload::ImageLoad(image)) => {
                    paths.extend(image.file_name().map(|text| text.to_string().to_lowercase()));
                }
                _ => {}
            }
        });
        let Some(folder) = folder else { return };
        // The drive of the system folder is mapped, and images lie in that folder by its path in the kernel.
        let drive = folder.get(..3).expect("a folder has a drive");
        let (volume, _) = mappings.iter().find(|(_, dos)| dos == drive).expect("the drive is mapped");
        assert!(volume.starts_with(r"\Device\"), "{name}: {volume}");
        let system = folder.replacen(drive, volume, 1).to_lowercase();
        let within = paths.iter().filter(|path| path.starts_with(&system)).count();
        systems += 1;
        if !paths.is_empty() {
            assert!(within > 10, "{name}: {within} images in {system}");
            mapped += within;
        }
    });
    assert!(!complete || systems >= 5 && mapped > 100, "{systems} traces, {mapped} images");
}

#[derive(Default)]
struct Count(usize);

impl<'a> Visitor<'a> for Count {
    fn value(&mut self, _: &Field, _: Value<'a>) {
        self.0 += 1;
    }
}

#[test]
fn classic_events_of_real_traces_are_decoded_and_doubt_is_marked() {
    let (mut classic, mut certain, mut other_size) = (0, 0, 0);
    let complete = each_trace(|name, trace| {
        let mut decoder = Decoder::new(trace.log_file());
        trace.for_each(|item| {
            let Item::Event(_, event) = item else { return };
            let mut fields = Count::default();
            let info = decoder.fields(&event, &mut fields);
            let Ok(Some(info)) = info else { return };
            if let Identity::Class { .. } = event.identity() {
                classic += 1;
                certain +=
                    usize::from(info.structure.is_some() && info.doubt(event.pointer()).is_none() && fields.0 > 0);
            }
            let doubtful = info.doubt(event.pointer()).is_some();
            assert!(!doubtful || name.starts_with(ARTIFICIAL), "{name}: {info:?}");
            other_size += usize::from(info.fit == Fit::Exact && info.pointer != event.pointer());
            if let Some(Payload::ImageLoad(image)) = payload(&event)
                && doubtful
            {
                assert!(image.has_other_pointer_size() && image.fit() == Fit::Exact);
                // Read with the pointer size of the header, the path would begin in the middle of a number.
                let path = image.file_name().expect("an image has a file").to_string();
                assert!(path.contains('\\') || path.contains('.'), "{name}: {path}");
            }
        });
    });
    // 42 artificial events are marked.
    assert!(!complete || certain * 1000 >= classic * 990 && other_size == 34, "{certain} of {classic}, {other_size}");
}
