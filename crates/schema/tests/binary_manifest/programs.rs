//! Programs and folders with programs.

use std::fs;

use etwspec_corpus::program::{Type, program};
use etwspec_schema::binary_manifest::{Program, Resources, write};
use etwspec_schema::files::{self, Format, Options, Reason, parse, read, read_all, read_each};
use etwspec_schema::manifest::Provider;

use super::{FIXTURE, providers};

/// Returns the resources of a provider whose events have messages in a language.
fn in_language(language: &str) -> Resources {
    let mut providers = providers(FIXTURE.as_bytes());
    for schema in providers.iter_mut().flat_map(|provider| &mut provider.schemas) {
        schema.message = Some(language.into());
    }
    write(&providers).0
}

fn language(providers: &[Provider]) -> Option<&str> {
    providers.iter().flat_map(|provider| &provider.schemas).find_map(|schema| schema.message.as_deref())
}

fn in_german() -> Options {
    let mut options = Options::default();
    options.language = Some("de-DE".to_owned());
    options
}

#[test]
fn programs_are_read_in_a_language() {
    let (english, german) = (in_language("English"), in_language("Deutsch"));
    let bytes = program(&[
        (Type::Manifest, 0x409, &english.manifests[0]),
        (Type::Messages, 0x407, &german.messages[0]),
        (Type::Messages, 0x409, &english.messages[0]),
    ]);
    let file = parse(bytes.clone(), "app.exe").expect("a manifest");
    assert_eq!((file.format, language(&file.providers)), (Format::Program, Some("English")));
    assert_eq!(file.problems, [""; 0]);
    assert!(file.source.len() < bytes.len());
    let again = parse(file.source.clone(), "app.exe").expect("the same manifest");
    assert_eq!((&again.providers, &again.source), (&file.providers, &file.source));
    let file = in_german().parse(bytes, "app.exe").expect("a manifest");
    assert_eq!(language(&file.providers), Some("Deutsch"));
    let raw = parse(english.manifests[0].clone(), "app.bin").expect("a manifest");
    assert_eq!((raw.format, language(&raw.providers)), (Format::BinaryManifest, None));
    assert!(raw.problems[0].contains("messages are left out: the program contains none"), "{:?}", raw.problems);
}

#[test]
fn messages_of_windows_are_in_files_for_each_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    let put = |name: &str, resources: &[(Type, u16, &[u8])]| {
        fs::create_dir_all(path(name).parent().expect("a folder")).expect("room");
        fs::write(path(name), program(resources)).expect("room");
    };
    let (english, german) = (in_language("English"), in_language("Deutsch"));
    put("App.dll", &[(Type::Manifest, 0x409, &english.manifests[0])]);
    assert_eq!(language(&read(path("App.dll")).expect("a manifest").providers), None);
    put("App.dll.mui", &[(Type::Messages, 0x407, &german.messages[0])]);
    assert_eq!(language(&read(path("App.dll")).expect("a manifest").providers), Some("Deutsch"));
    put("en-US/app.dll.MUI", &[(Type::Messages, 0x409, &english.messages[0])]);
    assert_eq!(language(&read(path("App.dll")).expect("a manifest").providers), Some("English"));
    put("de-DE/App.dll.mui", &[(Type::Messages, 0x407, &german.messages[0])]);
    assert_eq!(language(&in_german().read(path("App.dll")).expect("a manifest").providers), Some("Deutsch"));
    // Messages alone are no schemas.
    let error = read(path("de-DE/App.dll.mui")).expect_err("no manifest");
    assert!(matches!(error.reason, Reason::NoManifest), "{error}");
    assert!(error.help().is_some_and(|help| help.contains(".mui")));
}

#[test]
fn programs_without_a_manifest_are_refused_by_name_and_skipped_in_folders() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    fs::write(path("none.exe"), program(&[(Type::Icon, 0x409, b"icon")])).expect("room");
    fs::write(path("old.dll"), b"MZ, a program of MS-DOS").expect("room");
    for name in ["none.exe", "old.dll"] {
        let error = read(path(name)).expect_err("no manifest");
        assert!(matches!(error.reason, Reason::NoManifest), "{error}");
        assert_eq!(error.to_string(), format!("{} contains no manifest", path(name).display()));
    }
    let error = read_all([folder.path()], &mut Vec::new()).expect_err("no manifest");
    assert!(matches!(error.reason, Reason::NoManifest), "{error}");
    let english = in_language("English");
    let bytes = program(&[(Type::Manifest, 0, &english.manifests[0]), (Type::Messages, 0x409, &english.messages[0])]);
    fs::write(path("app.SYS"), &bytes).expect("room");
    let mut damaged = bytes.clone();
    damaged.truncate(bytes.len() - 1);
    fs::write(path("damaged.dll"), damaged).expect("room");
    let (mut warnings, mut names) = (Vec::new(), Vec::new());
    read_each([folder.path()], &mut warnings, |path, _| names.push(path.to_owned())).expect("files");
    assert_eq!(names, [path("app.SYS")]);
    let [files::Warning::Skipped(error)] = &warnings[..] else { panic!("{warnings:?}") };
    assert!(error.to_string().contains("damaged.dll: the resources are damaged"), "{error}");
}

#[test]
fn large_programs_are_not_read_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let english = in_language("English");
    let mut bytes = program(&[(Type::Manifest, 0x409, &english.manifests[0])]);
    let path = folder.path().join("large.exe");
    fs::write(&path, &bytes).expect("room");
    // Sparse: it takes no room on the disk.
    fs::OpenOptions::new().write(true).open(&path).and_then(|file| file.set_len(1 << 40)).expect("extended");
    let file = fs::File::open(&path).expect("a program");
    assert_eq!(Program::File(&file).resources(None).expect("resources").manifests, english.manifests);
    assert_eq!(read(&path).expect("a manifest").providers.len(), providers(FIXTURE.as_bytes()).len());
    bytes.clear();
}
