//! Skeletons pass `check` once they are filled in, and offsets from C equal the offsets of a compiler.

use std::path::Path;
use std::process::Command;

use etwspec_codegen::load::{Problems, Spec, TablesError, load};
use etwspec_codegen::{check, context, diagnostics::Diagnostic, lower};

use crate::common::{copy, run, spec, tables};

/// A copy of the tables.
struct Copy(tempfile::TempDir);

impl Copy {
    fn new() -> Copy {
        let folder = tempfile::tempdir().expect("a folder");
        copy(&spec(), &folder.path().join("spec"));
        Copy(folder)
    }

    fn new_with(&self, arguments: &[&str]) -> (u8, String, String) {
        let spec = self.0.path().join("spec");
        run(&[&["new"], arguments, &["--spec", spec.to_str().expect("text")]].concat())
    }

    fn file(&self, name: &str, text: &str) -> String {
        let path = self.0.path().join(name);
        std::fs::write(&path, text).expect("written");
        path.to_str().expect("text").to_owned()
    }

    fn load(&self) -> Spec {
        load(&self.0.path().join("spec")).expect("the tables can be read")
    }

    fn problems(&self) -> Vec<Diagnostic> {
        check::run(&context(&self.load()))
    }

    /// Fills in what a table marks.
    fn fill_in(&self, path: &str) {
        let path = self.0.path().join("spec").join(path);
        let text = std::fs::read_to_string(&path).expect("it was written");
        let filled = text
            .replace("module = \"TODO\"", "module = \"trace\"")
            .replace("summary = \"TODO\"", "summary = \"What it is.\"")
            .replace("sources = [\"TODO\"]", "sources = [\"phnt/ntwmi\"]")
            .replace("guid = \"TODO\"", "guid = \"0F0E0D0C-0B0A-0908-0706-050403020100\"")
            .replace("name = \"TODO\"", "name = \"FilledIn\"")
            .replace("doc = \"TODO\"", "doc = \"What it means.\"");
        assert_ne!(text, filled);
        std::fs::write(path, filled).expect("written");
    }
}

const NEW: [(&[&str], &str); 4] = [
    (&["struct", "EXAMPLE_RECORD"], "structs/EXAMPLE_RECORD.toml"),
    (&["enum", "EXAMPLE_KIND"], "enums/EXAMPLE_KIND.toml"),
    (&["class", "EXAMPLE_CLASS"], "classes/example_class.toml"),
    // The tables are read, although the others are not filled in.
    (&["event", "PERFINFO_LOG_TYPE_EXAMPLE", "--group", "wnf"], "hooks/wnf.toml"),
];

#[test]
fn skeletons_pass_check_once_filled_in() {
    let folder = Copy::new();
    for (arguments, path) in NEW {
        let (status, out, err) = folder.new_with(arguments);
        assert_eq!((status, err.as_str()), (0, ""), "{arguments:?}");
        assert!(out.contains(path) && out.contains("fill in"), "{out}");
    }
    // Until then, every problem is at a place that must be filled in.
    let Err(TablesError::Problems(Problems { files, problems })) = load(&folder.0.path().join("spec")) else {
        panic!("skeletons are complete");
    };
    assert!(problems.len() >= 4, "{problems:?}");
    for problem in problems {
        let text = &files.get(problem.place.file).expect("a file").text[problem.place.range.clone()];
        assert!(text.contains("TODO"), "{problem:?}");
    }
    for (_, path) in NEW {
        folder.fill_in(path);
    }
    assert_eq!(folder.problems(), []);
}

#[test]
fn new_refuses_to_overwrite() {
    let folder = Copy::new();
    let before = tables(&folder.0.path().join("spec"));
    for (arguments, expected) in [
        (&["struct", "EVENT_TRACE_HEADER"][..], "EVENT_TRACE_HEADER.toml exists already"),
        (&["enum", "KPROFILE_SOURCE"], "exists already"),
        (&["class", "WINSAT"], "winsat.toml exists already"),
        (&["event", "WMI_LOG_TYPE_THREAD_CREATE", "--group", "wnf"], "has a row already"),
        (&["event", "EXAMPLE", "--group", "thread", "--type", "0x01"], "is that of `WMI_LOG_TYPE_THREAD_CREATE`"),
        (&["event", "EXAMPLE", "--group", "thraed"], "did you mean `thread`?"),
        (&["struct", "../EXAMPLE"], "cannot be a name"),
        (&["struct", "A", "--from-c", "/nowhere.h"], "cannot read /nowhere.h"),
        (&["struct", "A", "--module", "trase"], "--module: unknown topic `trase`\n help: did you mean `trace`?"),
        (
            &["enum", "A", "--source", "phnt/ntwm"],
            "--source: unknown source `phnt/ntwm`\n help: did you mean `phnt/ntwmi`?",
        ),
    ] {
        let (status, out, err) = folder.new_with(arguments);
        assert_eq!((status, out.as_str()), (2, ""), "{arguments:?}");
        assert!(err.contains(expected), "{err}");
    }
    assert!(tables(&folder.0.path().join("spec")) == before, "a table changed");
}

#[test]
fn new_event_gets_the_next_free_type_in_order() {
    let folder = Copy::new();
    let (_, out, _) = folder.new_with(&["event", "WMI_LOG_TYPE_EXAMPLE", "--group", "EVENT_TRACE_GROUP_THREAD"]);
    assert!(out.starts_with("added WMI_LOG_TYPE_EXAMPLE with type 0x"), "{out}");
    assert!(out.contains("is the next type that is free, not that of a source"), "{out}");
    folder.fill_in("hooks/thread.toml");
    let spec = folder.load();
    let thread = spec.hooks.iter().find(|file| file.data.name.as_str() == "EVENT_TRACE_GROUP_THREAD").expect("a group");
    let types: Vec<u32> = thread.data.event.iter().filter_map(|row| row.ty.as_ref().map(|ty| **ty)).collect();
    assert!(types.is_sorted(), "{types:X?}");
    let row =
        thread.data.event.iter().find(|row| row.name.as_ref().is_some_and(|name| **name == "WMI_LOG_TYPE_EXAMPLE"));
    assert_eq!(row.and_then(|row| row.ty.as_ref()).map(|ty| **ty), types.iter().max().copied());
}

/// Returns the types of a group's events, and the names of those that are new.
fn types(spec: &Spec, group: &str) -> Vec<(u32, String)> {
    let table = spec.hooks.iter().find(|file| file.data.name.as_str() == group).expect("a group");
    let rows = table.data.event.iter().filter_map(|row| {
        Some((**row.ty.as_ref()?, row.name.as_ref().map(|name| name.to_string()).unwrap_or_default()))
    });
    rows.collect()
}

#[test]
fn several_skeletons_can_be_written_before_they_are_filled_in() {
    let folder = Copy::new();
    let base = types(&folder.load(), "EVENT_TRACE_GROUP_WNF");
    folder.new_with(&["class", "EXAMPLE_CLASS"]);
    for name in ["EXAMPLE_ONE", "EXAMPLE_TWO"] {
        let (status, out, err) = folder.new_with(&["event", name, "--group", "wnf"]);
        assert_eq!((status, err.as_str()), (0, ""), "{out}");
    }
    let (status, _, err) = folder.new_with(&["event", "EXAMPLE_ONE", "--group", "thread"]);
    assert!(status == 2 && err.contains("has a row already"), "{err}");
    let header = folder.file("example.h", DECLARATION);
    let (status, out, err) = folder.new_with(&["struct", "EXAMPLE_C", "--from-c", &header]);
    assert_eq!((status, err.as_str()), (0, ""), "{out}");
    for path in ["classes/example_class.toml", "hooks/wnf.toml", "structs/EXAMPLE_C.toml"] {
        folder.fill_in(path);
    }
    let after = types(&folder.load(), "EVENT_TRACE_GROUP_WNF");
    let last = base.iter().map(|(ty, _)| *ty).max().expect("an event");
    let added: Vec<_> = after.iter().filter(|row| !base.contains(row)).cloned().collect();
    assert_eq!(added, [(last + 1, "EXAMPLE_ONE".to_owned()), (last + 2, "EXAMPLE_TWO".to_owned())]);
}

#[test]
fn tables_that_cannot_be_read_are_noted_and_left_as_they_are() {
    let folder = Copy::new();
    let edit = |path: &str| {
        let path = folder.0.path().join("spec").join(path);
        let text = std::fs::read_to_string(&path).expect("a table") + "\n[[event]]\ntype = [0x7F\n";
        std::fs::write(path, text).expect("written");
    };
    edit("hooks/thread.toml");
    edit("structs/EVENT_TRACE_HEADER.toml");
    let (status, out, err) = folder.new_with(&["event", "EXAMPLE", "--group", "wnf"]);
    assert_eq!(status, 0, "{err}");
    assert!(out.starts_with("added EXAMPLE with type 0x"), "{out}");
    assert!(
        err.ends_with("thread.toml cannot be read, so its names were not compared; `check` lists its problems\n"),
        "{err}"
    );
    assert_eq!(err.lines().count(), 1, "{err}");
    for group in ["thread", "EVENT_TRACE_GROUP_THREAD"] {
        let (status, out, err) = folder.new_with(&["event", "EXAMPLE_TWO", "--group", group]);
        assert_eq!((status, out.as_str()), (2, ""), "{err}");
        assert!(err.contains("`hooks/thread.toml` cannot be read, so its next free type is unknown"), "{err}");
    }
    // Types of the table are unknown, so its structure is, too.
    let header = folder.file("example.h", DECLARATION);
    let (status, out, err) = folder.new_with(&["struct", "EXAMPLE_C", "--from-c", &header]);
    assert_eq!((status, out.as_str()), (2, ""), "{err}");
    assert!(err.contains("EVENT_TRACE_HEADER.toml cannot be read, so its types and constants are unknown"), "{err}");
    std::fs::remove_file(folder.0.path().join("spec/releases.toml")).expect("removed");
    let (status, _, err) = folder.new_with(&["event", "EXAMPLE_TWO", "--group", "wnf"]);
    assert!(status == 2 && err.contains("the spec has no `releases.toml`"), "{err}");
}

const DECLARATION: &str = "\
#pragma once
/* A comment; with { brackets. */
typedef struct _EXAMPLE_C {
    USHORT Size;  // in bytes
    unsigned char Kind, Flags;
    PVOID Object;
    struct _EXAMPLE_C *Next;
    union {
        ULONGLONG Time;
        struct { ULONG Low; LONG High; } Parts;
        struct { ULONG A : 3; ULONG B : 29; ULONG C : 4; } Bits;
    };
    EVENT_TRACE_HEADER Header;
    void (*Callback)(PVOID Context, ULONG);
    _Field_size_(Size) DWORD Words[2 * 3 + 1];
    GUID Id[2][2];
    SIZE_T Length;
    UCHAR Last;
#if 0 /* never
 */
    ULONG Dropped;
#elif 1
    ULONG D : 3, : 0, E : 4;
#define WORDS (0x2u) // of the next field
    USHORT Matrix[WORDS][3];
    union { ULONG Sum; struct { USHORT Low16, High16; } DUMMYSTRUCTNAME; } DUMMYUNIONNAME;
#else
    ULONG Other;
#endif
    UCHAR AfterBits;
    uint64_t Data[ANYSIZE_ARRAY];
} EXAMPLE_C, *PEXAMPLE_C;
";

/// The names of the members, whose offsets are compared.
const MEMBERS: [&str; 13] = [
    "Size",
    "Kind",
    "Flags",
    "Object",
    "Next",
    "Header",
    "Callback",
    "Words",
    "Id",
    "Length",
    "Matrix",
    "AfterBits",
    "Data",
];

#[test]
fn offsets_from_c_equal_those_of_clang() {
    for pack in ["", "#pragma pack(push, 1)\n"] {
        let folder = Copy::new();
        let path = folder.file("example.h", &format!("{pack}{DECLARATION}"));
        let fill = ["--module", "trace", "--source", "phnt/ntwmi", "--summary", "What it is."];
        let (status, _, err) = folder.new_with(&[&["struct", "EXAMPLE_C", "--from-c", &path], &fill[..]].concat());
        assert_eq!((status, err.as_str()), (0, ""));
        assert_eq!(folder.problems(), []);
        let spec = folder.load();
        let catalog = lower::lower(&context(&spec));
        let header = catalog.structs.iter().find(|one| one.name == "EVENT_TRACE_HEADER").expect("a structure");
        let size = header.forms.last().expect("a form").size;
        let file = spec.structs.iter().find(|file| file.data.name.as_str() == "EXAMPLE_C").expect("the new table");
        let text = &spec.files.get(file.file).expect("its text").text;
        let table: toml::Table = toml::from_str(text).expect("TOML");
        let both = |value: &toml::Value| match value.as_integer() {
            Some(number) => [number; 2],
            None => ["ptr32", "ptr64"].map(|key| value[key].as_integer().expect("a number")),
        };
        let fields = table["field"].as_array().expect("rows");
        let offset = |name: &str| {
            let row = fields.iter().find(|row| row.get("name").and_then(toml::Value::as_str) == Some(name));
            both(&row.expect("a row")["at"])
        };
        for (nth, target) in ["i686-pc-windows-msvc", "x86_64-pc-windows-msvc"].into_iter().enumerate() {
            let mut program = format!(
                "typedef unsigned short USHORT; typedef unsigned char UCHAR; typedef unsigned long ULONG, DWORD;\n\
                 typedef long LONG; typedef unsigned long long ULONGLONG, uint64_t; typedef void *PVOID;\n\
                 typedef __SIZE_TYPE__ SIZE_T; typedef struct {{ ULONG A; USHORT B[2]; UCHAR C[8]; }} GUID;\n\
                 typedef struct {{ ULONGLONG A[{}]; }} EVENT_TRACE_HEADER;\n\
                 #define ANYSIZE_ARRAY 1\n#define _Field_size_(x)\n{pack}{DECLARATION}",
                size / 8
            );
            for name in MEMBERS {
                let at = offset(name)[nth];
                program += &format!("_Static_assert(__builtin_offsetof(EXAMPLE_C, {name}) == {at}, \"{name}\");\n");
            }
            let size = both(&table["size"])[nth];
            program += &format!("_Static_assert(sizeof(EXAMPLE_C) == {size}, \"size\");\n");
            compile(&folder.file("example.c", &program), target);
        }
    }
}

fn compile(path: &str, target: &str) {
    let ran = Command::new("clang").args(["-fsyntax-only", "-w", "-target", target, path]).output();
    match ran {
        Ok(ran) => assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr)),
        #[allow(clippy::print_stdout, reason = "a test that is skipped states it")]
        Err(_) if std::env::var_os("CI").is_none() => println!("skipped: no clang"),
        Err(error) => panic!("clang: {error}"),
    }
}

#[test]
fn reports_what_is_wrong_in_c_with_its_line() {
    let folder = Copy::new();
    for (text, expected) in [
        ("typedef struct { ULONG A; } OTHER;", "`EXAMPLE_C` is not declared\n help: the file declares OTHER"),
        ("typedef struct {\n  ULOGN A;\n} EXAMPLE_C;", "line 2: `ULOGN` is not part of a declaration in C"),
        ("typedef struct {\n  float A;\n} EXAMPLE_C;", "line 2: the tables have no such type: `float`"),
        ("struct EXAMPLE_C {\n  UCHAR A : 9;\n};", "line 2: `A : 9` has no width from 1 to 8"),
        ("struct EXAMPLE_C {\n  ULONG A : 0;\n};", "line 2: `A : 0` has no width from 1 to 32"),
        ("struct EXAMPLE_C {\n  ULONG A;\n  union { LONG B; ULONG A; };\n};", "line 3: two members are called `A`"),
        ("struct EXAMPLE_C {\n  enum { X, Y } A;\n};", "line 2: `enum { X, Y }` has no name"),
        ("typedef enum { X } KIND_C;\nstruct EXAMPLE_C {\n  KIND_C A;\n};", "line 3: unknown type `KIND_C`"),
        (
            "typedef struct { ULONG A; } INNER_C;\nstruct EXAMPLE_C {\n  INNER_C A;\n};",
            "line 3: unknown type `INNER_C`",
        ),
        (
            "struct EXAMPLE_C {\n  ULONG A[KPROFILE_NONE][3];\n};",
            "line 2: the length of the array is unknown: `KPROFILE_NONE`",
        ),
        ("struct EXAMPLE_C {\n  struct NONE A;\n};", "line 2: unknown type `NONE`"),
        ("struct EXAMPLE_C {\n\n  ULONG A[NONE];\n};", "line 3: the length of the array is unknown"),
        (
            "struct EXAMPLE_C {\n#if defined(_WIN64)\n  ULONG A;\n#endif\n};",
            "line 2: `#if defined(_WIN64)` depends on `_WIN64`, whose value is unknown",
        ),
        ("struct EXAMPLE_C {\n#else\n};", "line 2: `#else` has no `#if`"),
        ("struct EXAMPLE_C { UCHAR A : 3; ULONG : 0; UCHAR B : 3; };", "line 1: `ULONG : 0` ends bits of another type"),
        ("struct EXAMPLE_C { ULONG A[0xFFFFFFFF]; };", "line 1: the layout cannot be computed"),
        (&format!("struct EXAMPLE_C {}", "{".repeat(100_000)), "nested too deeply"),
    ] {
        let path = folder.file("example.h", text);
        let (status, out, err) = folder.new_with(&["struct", "EXAMPLE_C", "--from-c", &path]);
        assert_eq!((status, out.as_str()), (2, ""), "{text:.100}");
        assert!(err.contains(expected), "{err}");
    }
    assert!(!Path::new(&folder.0.path().join("spec/structs/EXAMPLE_C.toml")).exists());
}

#[test]
fn fields_over_a_dump_cover_all_bytes() {
    let folder = Copy::new();
    let dump = "00000000: 1800 0000 0100 0200 6100 6200 6300 6400  ........a.b.c.d.\n00000010: 6500 6600 0000                           e.f...\n";
    let path = folder.file("dump.txt", dump);
    let (status, _, err) = folder.new_with(&["struct", "EXAMPLE_DUMP", "--from-hexdump", &path]);
    assert_eq!((status, err.as_str()), (0, ""));
    folder.fill_in("structs/EXAMPLE_DUMP.toml");
    assert_eq!(folder.problems(), []);
    let spec = folder.load();
    let table = spec.structs.iter().find(|file| file.data.name.as_str() == "EXAMPLE_DUMP").expect("the new table");
    assert_eq!((table.data.field.len(), table.data.tail.len()), (2, 1));
}
