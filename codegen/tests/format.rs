//! Tests of the format of tables.

use etwspec_codegen::format::*;
use etwspec_codegen::schema::Kind;

fn formatted(text: &str) -> String {
    let once = format(Kind::Struct, text).expect("TOML");
    assert_eq!(format(Kind::Struct, &once).expect("TOML"), once, "formatting twice");
    once
}

#[test]
fn keeps_comments_and_blank_lines_between_groups() {
    let text = "\
# What the file is.

name = \"A\" # its name
size = 0x4


# Why the sources.
sources = [ \"b\", # first
  # second
  \"c\" ]
# about the field
[[field]] # one
name = \"X\"

# the end
";
    let expected = "\
# What the file is.

name = \"A\" # its name
size = 0x04

# Why the sources.
sources = [
  \"b\", # first
  # second
  \"c\",
]

# about the field
[[field]] # one
name = \"X\"

# the end
";
    assert_eq!(formatted(text), expected);
}

#[test]
fn keeps_comments_around_and_within_a_row_once() {
    let text = "\
field = [
  # before
  { name = \"A\", union = [
# within
{ name = \"B\" },
  ] }, # behind
  { name = \"C\" },
]
";
    assert_eq!(formatted(text), text);
    for text in [
        "size = { ptr32 = [ # half\n  4,\n] } # both\n",
        "sources = [ \"a\" # first\n] # all\n",
        "field = [\n  # before\n  [ \"a\" # first\n  ],\n]\n",
    ] {
        assert_eq!(formatted(text), text);
    }
}

#[test]
fn comment_of_a_file_stays_first() {
    assert_eq!(formatted("# Of the file.\nsize = 4\nname = \"A\"\n"), "# Of the file.\nname = \"A\"\nsize = 4\n");
}

#[test]
fn wraps_lists_of_rows_and_of_sentences_but_not_of_names() {
    let row = |name: &str| format!("{{ name = \"{name}\", type = \"ULONG\", doc = \"{}\" }}", "long ".repeat(8));
    let text = format!("name = \"A\"\nfield = [{{ union = [{}, {}], at=0x00 }}]\n", row("B"), row("C"));
    let expected = format!("name = \"A\"\nfield = [{{ at = 0x00, union = [\n  {},\n  {},\n] }}]\n", row("B"), row("C"));
    assert_eq!(formatted(&text), expected);
    let names = format!("sources = [{}]\n", ["\"example/of-a-source\""; 9].join(", "));
    assert_eq!(formatted(&names), names);
    let sentence = format!("\"{}\"", "Open question. ".repeat(5));
    let text = format!("unknown = [{sentence}, {sentence}]\n");
    assert_eq!(formatted(&text), format!("unknown = [\n  {sentence},\n  {sentence},\n]\n"));
}

#[test]
fn orders_tables_as_the_language_does() {
    let text = "name = \"A\"\n[[tail]]\nname = \"T\"\n[[disputed]]\nsays = \"no\"\nsource = \"b\"\n";
    let expected = "name = \"A\"\n\n[[disputed]]\nsource = \"b\"\nsays = \"no\"\n\n[[tail]]\nname = \"T\"\n";
    assert_eq!(formatted(text), expected);
}

#[test]
fn keeps_unusual_toml() {
    for text in [
        "size.ptr32 = 0x04\nsize.ptr64 = 0x08\n",
        "[size]\nptr32 = 4\nptr64 = 8\n",
        "\"odd key\" = 1\n",
        "doc = '''\na\nb'''\n",
        "size = { ptr32 = 4, # half\n ptr64 = 8 }\n",
        "unknown = []\n",
        "",
        "# only a comment\n",
    ] {
        assert_eq!(formatted(text), text);
    }
}

#[test]
fn reports_what_is_not_toml() {
    assert!(matches!(format(Kind::Struct, "name = "), Err(FormatError::NotToml(_))));
}
