//! Compiles the C header with C compilers, which compute the layouts and reject those that differ from the tables.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use etwspec_catalog::axis::Pointer;
use etwspec_catalog::{Field, Shape};
use etwspec_codegen::generate;
use etwspec_tests::published::CATALOG;
use etwspec_tests::{coff, console, corpus};
use tempfile::TempDir;

/// Compiler flags of every run: all warnings are errors.
const STRICT: &[&str] = &["-Wall", "-Wextra", "-pedantic", "-Werror"];
const C: &[&str] = &["-x", "c", "-std=c11"];
const CPP: &[&str] = &["-x", "c++", "-std=c++11", "-Wold-style-cast"];

/// The Windows ABIs that the tables describe.
const WINDOWS: [&str; 2] = ["x86_64-pc-windows-msvc", "i686-pc-windows-msvc"];
/// Other targets used to decode traces. The 32-bit one aligns 64-bit integers to 4 bytes.
const OTHERS: [&str; 3] = ["x86_64-linux-gnu", "i686-linux-gnu", "aarch64-linux-gnu"];

/// Minimal translation unit that includes the header.
const USER: &str = "#include \"etwspec.h\"\nextern int used;\nint used;\n";

fn header() -> PathBuf {
    corpus::repository().join("generated/c")
}

/// Returns whether a compiler is installed. Panics if clang is missing in continuous integration.
fn has(compiler: &str) -> bool {
    let version = Command::new(compiler).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    let there = version.is_ok_and(|status| status.success());
    let gate = std::env::var_os("CI").is_some();
    assert!(there || !(gate && compiler == "clang"), "clang is required to check the layouts");
    if !there {
        console::say(&format!("skipped: no {compiler}"));
    }
    there
}

/// Compiles a source text with the header of a folder, without writing an output file.
fn compile(compiler: &str, flags: &[&[&str]], folder: &Path, text: &str) -> Output {
    let scratch = tempfile::tempdir().expect("a folder");
    let source = scratch.path().join("user.c");
    fs::write(&source, text).expect("the source is written");
    Command::new(compiler)
        .args(flags.concat())
        .args(["-fsyntax-only", "-ffreestanding", "-I"])
        .arg(folder)
        .args(STRICT)
        .arg(&source)
        .output()
        .expect("the compiler runs")
}

fn accepts(compiler: &str, flags: &[&[&str]], folder: &Path, text: &str) {
    let output = compile(compiler, flags, folder, text);
    let said = String::from_utf8_lossy(&output.stderr);
    let lines: String =
        said.lines().filter(|line| line.contains("error")).take(20).map(|line| format!("{line}\n")).collect();
    assert!(output.status.success(), "{compiler} {flags:?}\n{lines}");
}

/// Generates the header from other tables.
fn generated(spec: &str) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    assert!(generate(&corpus::repository().join(spec), folder.path(), Vec::new(), false).is_ok(), "{spec} is good");
    folder
}

/// Creates a folder with a modified copy of the generated header.
fn changed(text: &str) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("etwspec.h"), text).expect("the header is written");
    folder
}

#[test]
fn layouts_match_under_windows_abi_in_c_and_cpp() {
    if !has("clang") {
        return;
    }
    for target in WINDOWS {
        for language in [C, CPP] {
            accepts("clang", &[&["-target", target], language], &header(), USER);
        }
        // The same with the native pointer size of the compiler.
        accepts("clang", &[&["-target", target, "-DETWSPEC_NATIVE"], C], &header(), USER);
    }
}

#[test]
fn layouts_match_on_other_targets() {
    if has("clang") {
        for target in OTHERS {
            accepts("clang", &[&["-target", target], C], &header(), USER);
        }
    }
    for (compiler, language) in [("gcc", C), ("g++", CPP)] {
        if has(compiler) {
            accepts(compiler, &[language], &header(), USER);
        }
    }
}

#[test]
fn layouts_match_under_any_packing_pragma() {
    if !has("clang") {
        return;
    }
    for target in WINDOWS {
        accepts("clang", &[&["-target", target], C], &header(), &format!("#pragma pack(1)\n{USER}"));
    }
}

#[test]
fn layouts_match_for_every_shape() {
    let folder = generated("tests/shapes");
    let c = folder.path().join("c");
    if has("clang") {
        for target in WINDOWS.iter().chain(&OTHERS) {
            accepts("clang", &[&["-target", target], C], &c, USER);
        }
        accepts("clang", &[&["-target", WINDOWS[0]], CPP], &c, USER);
        sections_agree(&c);
    }
    if has("gcc") {
        runs("gcc", &c.join("etwspec_bits.c"), &c);
    }
}

#[test]
fn bit_fields_match_the_tables() {
    for compiler in ["gcc", "clang"] {
        if has(compiler) {
            let said = runs(compiler, &header().join("etwspec_bits.c"), &header());
            assert!(said.ends_with(" bit-fields, 0 at another position\n"), "{said}");
        }
    }
    if has("clang") {
        sections_agree(&header());
    }
}

/// Compiles and runs a program, and returns its output.
fn runs(compiler: &str, source: &Path, folder: &Path) -> String {
    let scratch = tempfile::tempdir().expect("a folder");
    let program = scratch.path().join("program");
    let mut command = Command::new(compiler);
    let compiled = command.args(["-std=c11", "-Wall", "-Wextra", "-Werror", "-I"]).arg(folder);
    let compiled = compiled.arg(source).arg("-o").arg(&program).output().expect("the compiler runs");
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    let run = Command::new(&program).output().expect("the program runs");
    let said = String::from_utf8_lossy(&run.stdout).into_owned();
    assert!(run.status.success(), "{said}");
    said
}

/// Compares bit field layouts under the Windows ABI without running Windows: the results are in the object file.
fn sections_agree(folder: &Path) {
    for target in WINDOWS {
        let scratch = tempfile::tempdir().expect("a folder");
        let object = scratch.path().join("bits.obj");
        let mut command = Command::new("clang");
        command.args(["-target", target, "-std=c11", "-ffreestanding", "-DETWSPEC_SECTIONS", "-c", "-I"]).arg(folder);
        let compiled = command.arg(folder.join("etwspec_bits.c")).arg("-o").arg(&object).output().expect("clang runs");
        assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
        let bytes = fs::read(&object).expect("an object file");
        let (actual, expected) = (coff::section(&bytes, "actual"), coff::section(&bytes, "expect"));
        assert!(
            actual.is_some_and(|bytes| bytes.iter().any(|&byte| byte != 0)),
            "{target}: there is something to compare"
        );
        let differs =
            actual.zip(expected).map(|(a, b)| (a.len() == b.len(), a.iter().zip(b).position(|(a, b)| a != b)));
        assert_eq!(differs, Some((true, None)), "{target}");
    }
}

#[test]
fn readme_program_prints_documented_output() {
    let readme = fs::read_to_string(header().join("README.md")).expect("a README");
    let (_, rest) = readme.split_once("```c\n").expect("a program");
    let (program, rest) = rest.split_once("```").expect("its end");
    let promised = rest.split('`').nth(1).expect("what it prints");
    let scratch = tempfile::tempdir().expect("a folder");
    let source = scratch.path().join("program.c");
    fs::write(&source, program).expect("the program is written");
    for compiler in ["gcc", "clang"] {
        if has(compiler) {
            assert_eq!(runs(compiler, &source, &header()), format!("{promised}\n"));
        }
    }
}

/// Program that sets, tests and clears bits of a group mask. It returns the number of wrong results.
const MASK_BITS: &str = r#"#include "etwspec.h"

int main(void)
{
    etwspec_PERFINFO_GROUPMASK mask = { { 0 } };
    etwspec_PERFINFO_GROUPMASK_V5_1 older = { { 0 }, 0 };
    int wrong = 0;

    etwspec_PERF_set(mask.Masks, ETWSPEC_PERF_SYNC_OBJECTS);
    wrong += mask.Masks[1] != 0x00020000u;
    etwspec_PERF_set(mask.Masks, ETWSPEC_PERF_SPINLOCK);
    wrong += !etwspec_PERF_test(mask.Masks, ETWSPEC_PERF_SPINLOCK);
    wrong += etwspec_PERF_test(mask.Masks, ETWSPEC_PERF_SPININSTR);
    etwspec_PERF_set(mask.Masks, ETWSPEC_PERF_SPININSTR);
    wrong += !etwspec_PERF_test(mask.Masks, ETWSPEC_PERF_SPININSTR);
    etwspec_PERF_clear(mask.Masks, ETWSPEC_PERF_SYNC_OBJECTS);
    wrong += mask.Masks[1] != 0x00210000u;
    wrong += etwspec_PERF_test(mask.Masks, 0x20000000u);
    etwspec_PERF_set(older.Masks, ETWSPEC_PERF_MEMORY_CONTROL);
    wrong += older.Masks[7] != 2u || older.unnamed_20 != 0u;
    return wrong;
}
"#;

#[test]
fn functions_set_clear_and_test_bits_of_masks() {
    let scratch = tempfile::tempdir().expect("a folder");
    let source = scratch.path().join("mask.c");
    fs::write(&source, MASK_BITS).expect("the program is written");
    for compiler in ["gcc", "clang"] {
        if has(compiler) {
            runs(compiler, &source, &header());
        }
    }
    if has("clang") {
        for target in WINDOWS {
            for language in [C, CPP] {
                accepts("clang", &[&["-target", target], language], &header(), MASK_BITS);
            }
        }
    }
}

#[test]
fn asserts_every_form_and_member() {
    let text = fs::read_to_string(header().join("etwspec.h")).expect("the header");
    let asserted: HashSet<&str> = text.lines().filter(|line| line.ends_with(");")).collect();
    let mut members = 0;
    for structure in CATALOG.structs.iter().filter(|structure| structure.layout_known) {
        for form in structure.forms.iter().filter(|form| form.size > 0) {
            let release = form.release_part().map_or_else(String::new, |release| format!("_{release}"));
            let pointer = form.pointer.map_or("", Pointer::c_suffix);
            let name = format!("{}{release}{pointer}", structure.name);
            let whole = format!("ETWSPEC_IS({name}, 0x{:02X}, {});", form.size, form.align);
            assert!(asserted.contains(whole.as_str()), "{whole}");
            let bits = |field: &Field| matches!(field.shape, Shape::Bits { .. });
            for field in form.fields.iter().filter(|field| !bits(field)) {
                let Some(member) = &field.name else { continue };
                // A second member of the same name, or a name that is a C keyword, has the suffix `_`.
                let at =
                    |behind| format!("ETWSPEC_AT({name}, {member}{behind}, 0x{:02X}, {});", field.offset, field.size);
                assert!(asserted.contains(at("").as_str()) || asserted.contains(at("_").as_str()), "{}", at(""));
                members += 1;
            }
        }
    }
    assert!(members > 0, "there are members to assert");
}

#[test]
fn rejects_changed_layouts() {
    if !has("clang") {
        return;
    }
    let text = fs::read_to_string(header().join("etwspec.h")).expect("the header");
    let refuses = |text: &str, what: &str| {
        let folder = changed(text);
        let output = compile("clang", &[&["-target", WINDOWS[0]], C], folder.path(), USER);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && said.contains(what), "not rejected: {what}\n{said}");
    };
    let stated = "ETWSPEC_AT(EVENT_TRACE_HEADER, ProcessId, 0x0C, 4);";
    assert!(text.contains(stated), "the header contains the assertion that this test changes");
    let wrong = "etwspec_EVENT_TRACE_HEADER.ProcessId is not 4 bytes at 0x10";
    refuses(&text.replace(stated, &stated.replace("0x0C", "0x10")), wrong);

    // A missing member moves those that follow it.
    let (before, form) = text.split_once("typedef struct etwspec_EVENT_TRACE_HEADER {").expect("the form");
    let forgotten = form.replacen("    uint32_t ThreadId;", "", 1);
    assert_ne!(forgotten, form, "the form has the member that this test removes");
    let forgotten = format!("{before}typedef struct etwspec_EVENT_TRACE_HEADER {{{forgotten}");
    refuses(&forgotten, "etwspec_EVENT_TRACE_HEADER.ProcessId is not 4 bytes at 0x0C");

    let sized = "ETWSPEC_IS(WMI_CONTEXTSWAP_V5_1, 0x10, 4);";
    assert!(text.contains(sized), "the header contains the assertion that this test changes");
    refuses(&text.replace(sized, &sized.replace("0x10", "0x14")), "etwspec_WMI_CONTEXTSWAP_V5_1 is not 0x14 bytes");
}

#[test]
fn detects_moved_bit_fields() {
    let shifted = |text: &str| text.replacen("Free : 1;", ": 1; uint32_t Free : 1;", 1);
    let text = fs::read_to_string(header().join("etwspec.h")).expect("the header");
    assert_ne!(shifted(&text), text, "the header has the bit that this test moves");
    if !has("gcc") {
        return;
    }
    let folder = changed(&shifted(&text));
    let source = folder.path().join("etwspec_bits.c");
    fs::copy(header().join("etwspec_bits.c"), &source).expect("a copy");
    let program = folder.path().join("program");
    let compiled =
        Command::new("gcc").arg("-DETWSPEC_NO_PROOF").arg(&source).arg("-o").arg(&program).status().expect("gcc runs");
    assert!(compiled.success());
    let run = Command::new(&program).output().expect("the program runs");
    let said = String::from_utf8_lossy(&run.stdout).into_owned();
    assert!(!run.status.success() && said.contains(".Free is at another position\n"), "{said}");
}

#[test]
fn header_is_ascii_and_prefixed() {
    let text = fs::read_to_string(header().join("etwspec.h")).expect("the header");
    assert!(text.is_ascii(), "some compilers decode other characters with the user's code page");
    let includes: Vec<&str> = text.lines().filter(|line| line.starts_with("#include")).collect();
    assert_eq!(includes, ["#include <stddef.h>", "#include <stdint.h>"]);
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("#define ") {
            assert!(name.starts_with("ETWSPEC_"), "{line}");
        }
        if let Some(rest) = line.strip_prefix("} ").or_else(|| line.strip_prefix("typedef ")) {
            let name = rest
                .split(['{', ';'])
                .next()
                .unwrap_or_default()
                .trim()
                .rsplit([' ', '*'])
                .find(|word| !word.contains(['(', ')']));
            assert!(name.is_some_and(|name| name.starts_with("etwspec_")), "{line}");
        }
    }
}
