//! Names of functions, from a PDB file that LLVM's linker writes.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use etwspec_etl::Trace;
use etwspec_etl::etwspec::Guid;
use etwspec_etl::etwspec::headers::HookId;
use etwspec_profile::{Profile, Weight};

use crate::traces::{MS, Traced};

const BASE: u64 = 0x7FF6_0000_0000;

/// Runs a program, and returns whether it succeeded.
fn runs(program: &Path, folder: &Path, args: &[&str]) -> bool {
    Command::new(program).args(args).current_dir(folder).output().is_ok_and(|ran| ran.status.success())
}

/// Builds a program with two functions. Returns it and its symbols, or `None` without a compiler and a linker.
fn built(folder: &Path) -> Option<(Vec<u8>, Vec<u8>)> {
    let source = "__declspec(noinline) int inner(int x) { return x * 3; }\nint outer(void) { return inner(4) + 1; }\n";
    std::fs::write(folder.join("app.c"), source).ok()?;
    let target = ["--target=x86_64-pc-windows-msvc", "-g", "-gcodeview", "-O0", "-c", "app.c", "-o", "app.obj"];
    let root = Command::new("rustc").args(["--print", "sysroot"]).output().ok()?;
    let root = PathBuf::from(String::from_utf8(root.stdout).ok()?.trim());
    let hosts = std::fs::read_dir(root.join("lib/rustlib")).ok()?.flatten();
    let linker = hosts.map(|host| host.path().join("bin/rust-lld")).find(|path| path.is_file())?;
    let link = ["-flavor", "link", "/debug", "/entry:outer", "/nodefaultlib", "/subsystem:console", "app.obj"];
    let is_built = runs(Path::new("clang"), folder, &target) && runs(&linker, folder, &link);
    let read = |name: &str| std::fs::read(folder.join(name)).ok();
    is_built.then(|| Some((read("app.exe")?, read("app.pdb")?)))?
}

/// Returns the GUID and the age in a program, which follow the signature.
fn identity(program: &[u8]) -> (Guid, u32) {
    let at = program.windows(4).position(|bytes| bytes == b"RSDS").expect("the program names its symbols") + 4;
    let guid: [u8; 16] = program[at..at + 16].try_into().expect("16 bytes");
    let age: [u8; 4] = program[at + 16..at + 20].try_into().expect("4 bytes");
    (Guid::from_bytes(guid), u32::from_le_bytes(age))
}

#[test]
fn functions_are_named_by_the_file_with_the_identity_of_the_image() {
    let folder = tempfile::tempdir().expect("a folder");
    let Some((program, symbols)) = built(folder.path()) else {
        // The test harness captures `eprintln!` of tests that pass.
        _ = writeln!(std::io::stderr(), "skipped: no clang or rust-lld");
        return;
    };
    let mut trace = Traced::new(1);
    trace.image(1, HookId::PROCESS_LOAD_IMAGE, 8, BASE, r"\Device\app.exe");
    let identity = identity(&program);
    trace.symbols(1, 8, BASE, identity, r"C:\build\app.pdb");
    // The linker places the functions in the order of the source, at the start of the first section.
    trace.sample(0, MS, 5, BASE + 0x1004);
    trace.stack(0, MS + 1, MS, (8, 5), &[BASE + 0x1004, BASE + 0x1014]);
    let file = trace.finish();
    let mut profile = Profile::read(&[Trace::new(&file)], |_, _| ());
    let other = std::iter::once(b"no symbols".to_vec());
    let found = profile.add_symbols(|module| {
        assert_eq!(module.symbols.as_ref().map(|symbols| symbols.name()), Some("app.pdb"));
        other.clone().chain([symbols.clone()]).collect::<Vec<_>>()
    });
    assert_eq!(found, (1, 1));
    let mut out = Vec::new();
    profile.write_folded(Weight::Samples, &mut out).expect("memory does not fail");
    let text = String::from_utf8(out).expect("text");
    assert!(text.ends_with(";app.exe!outer();app.exe!inner(int) 1\n"), "{text}");
    let mut json = Vec::new();
    profile.write_firefox("test", false, &mut json).expect("memory does not fail");
    let json = String::from_utf8(json).expect("text");
    assert!(json.contains("inner"), "{json}");
}
