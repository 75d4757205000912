//! PDB files. The tests write their own: the container, a list of one module, and the symbols of functions as MSVC writes them.
//! LLVM writes another, for a check by an independent program.

use std::process::{Command, Stdio};

use etwspec_etl::etwspec::Pointer;
use etwspec_schema::Fit;
use etwspec_schema::wpp::read_pdb;

use super::{GUID, show};

const PAGE: usize = 0x200;

/// Appends a symbol: size, kind, and padding to a multiple of four bytes.
fn symbol(to: &mut Vec<u8>, kind: u16, data: &[u8]) {
    let padding = (4 - (data.len() + 4) % 4) % 4;
    to.extend(u16::try_from(2 + data.len() + padding).expect("short").to_le_bytes());
    to.extend(kind.to_le_bytes());
    to.extend(data);
    to.extend(vec![0; padding]);
}

/// Appends an annotation.
fn annotation(to: &mut Vec<u8>, strings: &[&str]) {
    let mut data = vec![0x10, 0, 0, 0, 1, 0];
    data.extend(u16::try_from(strings.len()).expect("few").to_le_bytes());
    for string in strings {
        data.extend(string.as_bytes());
        data.push(0);
    }
    symbol(to, 0x1019, &data);
}

/// Appends the beginning of a function.
fn function(to: &mut Vec<u8>, name: &str) {
    // Parent, end, next, code size, debug start, debug end, type, offset: 4 bytes each. Segment: 2. Flags: 1.
    let mut data = vec![0; 35];
    data.extend(name.as_bytes());
    data.push(0);
    symbol(to, 0x1110, &data);
}

/// Symbols of a module with two functions.
fn symbols() -> Vec<u8> {
    let mut symbols = 4u32.to_le_bytes().to_vec();
    let guid = format!("{GUID} example // SRC=a.c MJ= MN=");
    function(&mut symbols, "DriverEntry");
    annotation(&mut symbols, &["TMC:", "586aa8b1-53a6-404f-9b3e-14483e514a2c", "Control", "ALL"]);
    let text = "#typev a_c72 10 \"%0 [%!FUNC!] id=%10!d!\" //   LEVEL=INFO FLAGS=DRIVER";
    annotation(&mut symbols, &["TMF:", &guid, text, "{", "id, ItemLong -- 10", "}"]);
    symbol(&mut symbols, 0x0006, &[]);
    function(&mut symbols, "DriverUnload");
    annotation(
        &mut symbols,
        &["TMF:", &guid, "#typev a_c90 11 \"%0 [%!FUNC!]\" //   LEVEL=INFO FLAGS=DRIVER", "{", "}"],
    );
    symbol(&mut symbols, 0x0006, &[]);
    symbols
}

/// Returns a PDB file with a module of these symbols.
fn pdb(symbols: &[u8]) -> Vec<u8> {
    let mut module = vec![0; 32];
    module.extend([0, 0]);
    module.extend(4u16.to_le_bytes());
    module.extend(u32::try_from(symbols.len()).expect("small").to_le_bytes());
    module.extend([0; 24]);
    module.extend(b"a.obj\0a.obj\0");
    let mut debug = vec![0xFF; 4];
    debug.extend(19_990_903u32.to_le_bytes());
    debug.extend(1u32.to_le_bytes());
    debug.extend([0xFF; 2]);
    debug.extend([0; 2]);
    debug.extend([0xFF; 2]);
    debug.extend([0; 2]);
    debug.extend([0xFF; 2]);
    debug.extend([0; 2]);
    debug.extend(u32::try_from(module.len()).expect("small").to_le_bytes());
    debug.extend([0; 30]);
    debug.extend(0x8664u16.to_le_bytes());
    debug.extend([0; 4]);
    debug.extend(&module);
    let mut information = Vec::new();
    information.extend(20_000_404u32.to_le_bytes());
    information.extend([1, 0, 0, 0, 1, 0, 0, 0]);
    information.extend([7; 16]);
    information.extend([0; 24]);
    container(&[vec![], information, vec![], debug, [symbols, &[0; 4]].concat()])
}

/// Returns a PDB file with two messages.
pub(crate) fn with_messages() -> Vec<u8> {
    pdb(&symbols())
}

/// Returns a container: header, two maps of free pages, the streams, the directory and the list of its pages.
fn container(streams: &[Vec<u8>]) -> Vec<u8> {
    let mut pages: Vec<Vec<u8>> = vec![vec![]; 3];
    let mut directory = u32::try_from(streams.len()).expect("few").to_le_bytes().to_vec();
    let mut lists = Vec::new();
    for stream in streams {
        directory.extend(u32::try_from(stream.len()).expect("small").to_le_bytes());
        for chunk in stream.chunks(PAGE) {
            lists.extend(u32::try_from(pages.len()).expect("few").to_le_bytes());
            pages.push(chunk.to_vec());
        }
    }
    directory.extend(lists);
    let size = directory.len();
    let place = pages.len();
    pages.push(directory);
    pages.push(u32::try_from(place).expect("few").to_le_bytes().to_vec());
    assert!(size <= PAGE);
    let mut header = b"Microsoft C/C++ MSF 7.00\r\n\x1a\x44\x53\0\0\0".to_vec();
    for number in [PAGE, 1, pages.len(), size, 0, place + 1] {
        header.extend(u32::try_from(number).expect("small").to_le_bytes());
    }
    pages[0] = header;
    pages.iter_mut().for_each(|page| page.resize(PAGE, 0));
    pages.concat()
}

#[test]
fn reads_messages_and_their_functions() {
    let file = pdb(&symbols());
    let (schemas, problems) = read_pdb(&file, "a.pdb").expect("a PDB file");
    assert!(problems.is_empty(), "{problems:?}");
    let found: Vec<_> = schemas.iter().map(|schema| (schema.name.as_deref(), schema.function.as_deref())).collect();
    assert_eq!(found, [(Some("a_c72"), Some("DriverEntry")), (Some("a_c90"), Some("DriverUnload"))]);
    let (text, fit) = show(&schemas[0], &[7, 0, 0, 0], Pointer::Bits64);
    assert_eq!((text.as_str(), fit), (" [DriverEntry] id=7", Fit::Exact));
}

#[test]
fn reports_files_without_messages() {
    let (schemas, problems) = read_pdb(&pdb(&4u32.to_le_bytes()), "a.pdb").expect("a PDB file");
    assert!(schemas.is_empty());
    assert!(problems[0].to_string().contains("no trace message formats"), "{problems:?}");
    for bad in [&b"MZ"[..], b"", b"Microsoft C/C++ MSF 7.00\r\n\x1a\x44\x53\0\0\0"] {
        let problem = read_pdb(bad, "a.pdb").expect_err("no PDB file").to_string();
        assert!(problem.starts_with("a.pdb:1:1: cannot be read as a PDB file: "), "{problem}");
    }
}

#[test]
fn rejects_streams_larger_than_the_file() {
    let mut file = pdb(&symbols());
    let place = file
        .windows(4)
        .position(|bytes| bytes == 5u32.to_le_bytes())
        .filter(|at| at % PAGE == 0)
        .expect("the directory");
    file[place + 4..place + 8].copy_from_slice(&0x7FFF_FFFFu32.to_le_bytes());
    let problem = read_pdb(&file, "a.pdb").expect_err("too large").to_string();
    assert!(problem.contains("its streams are larger than the file"), "{problem}");
}

#[test]
fn survives_damage() {
    let file = pdb(&symbols());
    for at in 0..file.len() {
        for value in [0, 0xFF, file[at] ^ 1] {
            let mut damaged = file.clone();
            damaged[at] = value;
            _ = read_pdb(&damaged, "a.pdb");
        }
    }
    for end in (0..file.len()).step_by(17) {
        _ = read_pdb(&file[..end], "a.pdb");
    }
}

/// A PDB file as text, which LLVM converts.
const YAML: &str = r#"---
DbiStream:
  Modules:
    - Module: a.obj
      ObjFile: a.obj
      Modi:
        Signature: 4
        Records:
          - Kind: S_GPROC32
            ProcSym:
              CodeSize: 16
              DbgStart: 0
              DbgEnd: 0
              FunctionType: 0
              Segment: 1
              Flags: [ ]
              DisplayName: DriverEntry
          - Kind: S_ANNOTATION
            AnnotationSym:
              Offset: 16
              Segment: 1
              Strings:
                - 'TMF:'
                - '4857fab7-1162-3184-360b-cdd863ddf4ea example // SRC=a.c MJ= MN='
                - '#typev a_c72 10 "%0[%!FUNC!] id=%10!d!" //   LEVEL=INFO FLAGS=DRIVER'
                - '{'
                - 'id, ItemLong -- 10'
                - '}'
          - Kind: S_END
            ScopeEndSym: {}
...
"#;

#[test]
fn reads_pdb_files_of_llvm() {
    let tool = "llvm-pdbutil";
    let there = Command::new(tool).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok();
    if !there {
        assert!(std::env::var_os("CI").is_none(), "CI needs {tool}");
        return crate::support::say(&format!("skipped: no {tool}"));
    }
    let folder = tempfile::tempdir().expect("a folder");
    let (yaml, pdb) = (folder.path().join("a.yaml"), folder.path().join("a.pdb"));
    std::fs::write(&yaml, YAML).expect("a file");
    let status = Command::new(tool).arg("yaml2pdb").arg(&yaml).arg("--pdb").arg(&pdb).status().expect("the tool runs");
    assert!(status.success());
    let (schemas, problems) = read_pdb(&std::fs::read(&pdb).expect("a file"), "a.pdb").expect("a PDB file");
    assert!(problems.is_empty(), "{problems:?}");
    assert_eq!(schemas.len(), 1);
    let (text, fit) = show(&schemas[0], &[7, 0, 0, 0], Pointer::Bits64);
    assert_eq!((text.as_str(), fit), ("[DriverEntry] id=7", Fit::Exact));
}
