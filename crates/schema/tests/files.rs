//! Files and folders of schemas.

use std::fs;
use std::path::Path;

use etwspec_schema::files::{
    Format, MAX_DEPTH, Reason, SchemaFile, Warning, is_schema_file, parse, read, read_all, read_each,
};
use etwspec_schema::manifest::Options;
use etwspec_schema::{Schemas, manifest, wpp};

const MANIFEST: &[u8] = include_bytes!("manifests/every-construct.man");
const TMF: &str = "4857fab7-1162-3184-360b-cdd863ddf4ea example // SRC=a.c MJ= MN=\n\
    #typev a_c7 10 \"%0id=%10!d!\" //   LEVEL=INFO FUNC=main\n{\nid, ItemLong -- 10\n}\n";

/// Returns the TMF file in UTF-16.
fn utf16() -> Vec<u8> {
    "\u{feff}".encode_utf16().chain(TMF.encode_utf16()).flat_map(u16::to_le_bytes).collect()
}

#[test]
fn content_determines_the_format() {
    let utf16_manifest: Vec<u8> = "\u{feff}<a/>".encode_utf16().flat_map(u16::to_le_bytes).collect();
    for (bytes, format) in [
        (MANIFEST, Format::Manifest),
        (&utf16_manifest, Format::Manifest),
        (TMF.as_bytes(), Format::Tmf),
        (&utf16(), Format::Tmf),
        (b"Microsoft C/C++ MSF 7.00\r\n\x1aDS\0\0\0", Format::Pdb),
    ] {
        assert_eq!(Format::of(bytes), format);
        assert!(is_schema_file(bytes), "{format:?}");
    }
    assert!(!is_schema_file(&etwspec_etl::SAMPLE[..512]));
}

#[test]
fn parses_what_the_readers_of_the_formats_read() {
    let file = parse(MANIFEST.to_vec(), "a.man").expect("a manifest");
    assert_eq!(file.providers, manifest::read(MANIFEST, &Options::default()).providers);
    assert!(file.schemas.is_empty());
    for bytes in [TMF.as_bytes().to_vec(), utf16()] {
        let file = parse(bytes, "a.tmf").expect("a TMF file");
        assert_eq!((file.schemas, file.problems), (wpp::read_tmf(TMF, "a.tmf").0, Vec::<String>::new()));
    }
}

#[test]
fn sources_have_the_same_schemas() {
    let pdb = super::wpp::pdb::with_messages();
    let trace = etwspec_etl::SAMPLE.to_vec();
    for (bytes, format) in [
        (MANIFEST.to_vec(), Format::Manifest),
        (utf16(), Format::Tmf),
        (pdb.clone(), Format::Pdb),
        (trace, Format::Trace),
    ] {
        let file = parse(bytes, "a").expect("schemas");
        assert_eq!(file.format, format);
        let again = parse(file.source.clone(), "a").expect("the same schemas");
        let content = |file: &SchemaFile| (file.providers.clone(), file.schemas.clone(), file.problems.clone());
        assert_eq!(content(&again), content(&file), "{format:?}");
        assert_eq!(again.source, file.source, "{format:?}");
    }
    let file = parse(pdb.clone(), "a.pdb").expect("messages");
    assert_eq!(file.schemas, wpp::read_pdb(&pdb, "a.pdb").expect("a PDB file").0);
    assert!(file.source.len() < pdb.len(), "only the messages of a PDB file are kept");
    for end in 0..file.source.len() {
        // Some ends are ends of a record.
        if let Ok(cut) = parse(file.source[..end].to_vec(), "a.pdb") {
            assert!(cut.schemas.len() < file.schemas.len(), "{end}");
        }
    }
}

#[test]
fn errors_state_path_and_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    fs::write(path("empty.tmf"), "").expect("room");
    fs::write(path("broken.man"), "<instrumentationManifest").expect("room");
    fs::write(path("damaged.pdb"), "Microsoft C/C++ MSF 7.00").expect("room");
    fs::create_dir(path("folder")).expect("room");
    let error = |name: &str| {
        let error = read_all([path(name)], &mut Vec::new()).expect_err("there are no schemas");
        assert_eq!(error.path, path(name));
        assert!(error.to_string().contains(path(name).to_str().expect("text")), "{error}");
        error
    };
    assert!(matches!(error("missing.man").reason, Reason::Io(error) if error.kind() == std::io::ErrorKind::NotFound));
    assert!(matches!(error("empty.tmf").reason, Reason::NoSchema));
    assert!(matches!(error("broken.man").reason, Reason::Invalid(text) if text.contains("line 1")));
    assert!(
        matches!(error("damaged.pdb").reason, Reason::Invalid(text) if text.contains("cannot be read as a PDB file"))
    );
    assert!(matches!(error("folder").reason, Reason::NoFile));
    assert!(matches!(read(path("folder")).expect_err("a folder").reason, Reason::Io(_)));
}

#[test]
fn folders_are_read_in_the_order_of_their_paths() {
    let folder = tempfile::tempdir().expect("a folder");
    let inner = folder.path().join("inner/more");
    fs::create_dir_all(&inner).expect("room");
    fs::write(inner.join("b.TMF"), TMF).expect("room");
    fs::write(folder.path().join("a.man"), MANIFEST).expect("room");
    fs::write(folder.path().join("c.tmf"), "no message").expect("room");
    fs::write(folder.path().join("d.txt"), TMF).expect("room");
    let (mut warnings, mut names) = (Vec::new(), Vec::new());
    read_each([folder.path()], &mut warnings, |path, _| {
        names.push(path.strip_prefix(folder.path()).expect("a path in the folder").to_owned());
    })
    .expect("files");
    assert_eq!(names, [Path::new("a.man"), Path::new("inner/more/b.TMF")]);
    let skipped: Vec<&Warning> = warnings.iter().filter(|of| matches!(of, Warning::Skipped(_))).collect();
    assert!(
        matches!(skipped[..], [Warning::Skipped(error)] if error.path == folder.path().join("c.tmf")),
        "{warnings:?}"
    );
    let mut wanted = Schemas::new();
    parse(MANIFEST.to_vec(), "a.man").expect("a manifest").add_to(&mut wanted);
    parse(TMF.into(), "b.tmf").expect("messages").add_to(&mut wanted);
    let all = read_all([folder.path()], &mut Vec::new()).expect("files");
    assert_eq!(all.iter().count(), wanted.iter().count());
    let mut deep = folder.path().join("deep");
    deep.extend(std::iter::repeat_n("d", MAX_DEPTH + 1));
    fs::create_dir_all(&deep).expect("room");
    fs::write(deep.join("e.tmf"), TMF).expect("room");
    assert!(matches!(
        read_all([folder.path().join("deep")], &mut Vec::new()).expect_err("too deep").reason,
        Reason::NoFile
    ));
}

#[test]
fn problems_before_an_error_are_reported() {
    let folder = tempfile::tempdir().expect("a folder");
    let some = folder.path().join("some.tmf");
    fs::write(&some, format!("{TMF}#typev broken\n")).expect("room");
    let mut warnings = Vec::new();
    let error = read_all([some.clone(), folder.path().join("missing.tmf")], &mut warnings);
    assert!(error.is_err());
    let [Warning::Problems { path, summary }] = &warnings[..] else { panic!("{warnings:?}") };
    assert!(*path == some && summary.contains("some.tmf:6"), "{summary}");
}

#[test]
fn rejects_huge_files_without_reading_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.man");
    // Sparse: it takes no room on the disk.
    fs::File::create(&path).and_then(|file| file.set_len(1 << 40)).expect("extended");
    assert!(matches!(read(&path).expect_err("too large").reason, Reason::TooLarge));
}
