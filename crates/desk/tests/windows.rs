//! The pack of the events of Windows' providers, from dumps.

use std::fs;
use std::path::Path;

use crate::common::{Ran, run_with};

const COLUMNS: &str = "provider\tid\tversion\tname\tfields\topcode\tkeywords\ttask\tlevel\tchannel\treleases";

/// A folder with dumps of two releases and the pack of the first.
struct Dumps(tempfile::TempDir);

impl Dumps {
    fn new() -> Dumps {
        let dumps = Dumps(tempfile::tempdir().expect("a folder"));
        let rows =
            (1..=200).map(|id| format!("Contoso-App\t{id}\t0\tEvent{id}\tUInt32 A\t\t\t\tInformation\t\t1909\n"));
        dumps.write("events.tsv", format!("# releases: 1909\n{COLUMNS}\n{}", rows.collect::<String>()));
        dumps.write("manifests/Manifests-Win10-17134/app.xml", "<assembly/>");
        dumps.write("guids.tsv", "");
        let ran = dumps.run(&[]);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
        assert!(ran.out.starts_with("new pack: 1 providers, 200 events\n"), "{}", ran.out);
        dumps
    }

    fn write(&self, path: &str, text: impl AsRef<[u8]>) {
        let path = self.0.path().join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        fs::write(path, text).expect("written");
    }

    fn run(&self, more: &[&str]) -> Ran {
        let path = |name: &str| self.0.path().join(name).to_str().expect("a plain path").to_owned();
        let paths = [path("events.tsv"), path("manifests"), path("guids.tsv"), path("windows.pack")];
        let [events, manifests, guids, pack] = paths.each_ref().map(String::as_str);
        let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec");
        let spec = spec.to_str().expect("a plain path");
        let own = ["windows", events, "--manifests", manifests, "--guids", guids, "-o", pack, "--spec", spec];
        let more: Vec<String> = more.iter().map(|text| text.replace("DIR", &path("dump"))).collect();
        let more: Vec<&str> = more.iter().map(String::as_str).collect();
        run_with(&[&own, &more[..]].concat(), b"")
    }
}

#[test]
fn a_new_dump_shows_the_events_that_are_new_or_changed() {
    let dumps = Dumps::new();
    let row = |id: u32, of: &str| format!("Contoso-App\t{id}\t0\t{of}\t\t\t\tInformation\t\tA message\nof two lines\n");
    let mut text =
        "provider\tevent_id\tversion\tevent(fields)\topcode\tkeywords\ttask\tlevel\tevtchannel\tmessage\n".to_owned();
    (3..=200).for_each(|id| text += &row(id, &format!("Event{id}(UInt32 A)")));
    text += &(row(1, "Event1(UInt32 A, UInt64 B)") + &row(2, "Other2(UInt32 A)"));
    (201..=203).for_each(|id| text += &row(id, "Added(Pointer P)"));
    dumps.write("dump/Contoso-App.tsv", text);
    let ran = dumps.run(&["--dump", "2004=DIR"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
    let lines: Vec<&str> = ran.out.lines().collect();
    let added = "  + Added(Pointer P), level Information";
    assert_eq!(
        lines[1..lines.len() - 1],
        [
            "changed: Contoso-App 1 v0",
            "  + Event1(UInt32 A, UInt64 B), level Information",
            "changed: Contoso-App 2 v0",
            "  + Other2(UInt32 A), level Information",
            "new: Contoso-App 201 v0",
            added,
            "new: Contoso-App 202 v0",
            added,
            "new: Contoso-App 203 v0",
            added,
            "3 events are new, 2 changed, 0 gone"
        ],
        "{}",
        ran.out
    );
    // The same table without the dump.
    let ran = dumps.run(&[]);
    assert!(ran.out.contains("gone: Contoso-App 203 v0\n  - Added(Pointer P)"), "{}", ran.out);
    assert!(ran.out.contains("\n0 events are new, 2 changed, 3 gone\n"), "{}", ran.out);
}

#[test]
fn dumps_that_cannot_be_read_are_refused() {
    let dumps = Dumps::new();
    let head = "provider\tevent_id\tversion\tevent(fields)\topcode\tkeywords\ttask\tlevel\tevtchannel\tmessage\n";
    let pack = fs::read(dumps.0.path().join("windows.pack")).expect("a pack");
    let refused = |release: &str, message: &str| {
        let ran = dumps.run(&["--dump", &format!("{release}=DIR")]);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{message}");
        assert!(ran.err.contains(message), "{}", ran.err);
        assert_eq!(ran.err.lines().filter(|line| line.starts_with("error")).count(), 1, "{}", ran.err);
        assert_eq!(fs::read(dumps.0.path().join("windows.pack")).expect("a pack"), pack);
    };
    refused("2004", "cannot read");
    fs::create_dir(dumps.0.path().join("dump")).expect("made");
    refused("2004", "is an empty folder");
    dumps.write("dump/a.tsv", "provider\tevent_id\n");
    refused("2004", "a.tsv:1: a row of a dump has 9 columns");
    dumps.write("dump/a.tsv", format!("{head}Contoso-App\t1\t0\tEvent(UInt32 A)\n"));
    refused("2004", "a.tsv:2: a row of a dump has 9 columns");
    dumps.write("dump/a.tsv", [head.as_bytes(), b"Contoso-App\t1\t0\t\xFF(UInt32 A)\t\t\t\t\t\t\n"].concat());
    refused("2004", "a.tsv is not text in UTF-8");
    dumps.write("dump/a.tsv", head);
    refused("NEW", "unknown release NEW");
    fs::remove_dir_all(dumps.0.path().join("manifests/Manifests-Win10-17134")).expect("removed");
    refused("2004", "is an empty folder");
}
