//! TMF files: their contents and their problems.

use etwspec_etl::etwspec::Pointer;
use etwspec_schema::{EventId, Source};

use super::{GUID, read, show, tmf};

#[test]
fn reads_what_a_file_states() {
    let schemas = read(&tmf(&[("id=%10!d!", &["&device->Id, ItemLong"]), ("none", &[])], ""));
    let schema = &schemas[0];
    assert_eq!(schemas.len(), 2);
    assert_eq!((schema.source, schema.event), (Source::Tmf, EventId::Message { number: 10 }));
    assert_eq!(schema.provider.to_string(), GUID);
    assert_eq!(schema.provider_name.as_deref(), Some("example"));
    assert_eq!(schema.name.as_deref(), Some("a_cpp10"));
    assert_eq!(schema.file.as_deref(), Some("a b.cpp"));
    assert_eq!(schema.level.as_deref(), Some("ERROR"));
    assert_eq!(schema.keywords[0].as_ref(), "DISK");
    assert_eq!(schema.function.as_deref(), Some("Class::run"));
    assert_eq!(schema.fields[0].name.as_ref(), "Id");
    let argument = schema.fields[0].argument.as_deref().expect("an argument");
    assert_eq!(
        (argument.number, argument.expression.as_ref(), argument.item.as_ref()),
        (10, "&device->Id", "ItemLong")
    );
}

#[test]
fn replaces_facts_about_the_message() {
    let schema = &read(&tmf(&[("[%!FUNC!] %!LEVEL! %!FLAGS! %!FILE! %!COMPNAME! %!OTHER! 5%!", &[])], ""))[0];
    let (text, _) = show(schema, &[], Pointer::Bits64);
    assert_eq!(text, "[Class::run] ERROR DISK a b.cpp example %!OTHER! 5!");
}

#[test]
fn keeps_quotation_marks_in_messages() {
    let text = format!("{GUID} c\n#typev a 10 \"%0say \"hi\" // there\" // LEVEL=X\n{{\n}}\n");
    assert_eq!(read(&text)[0].message.as_deref(), Some("%0say \"hi\" // there"));
}

#[test]
fn accepts_a_byte_order_mark_and_line_ends_of_windows() {
    let text = tmf(&[("id=%10!d!", &["id, ItemLong"])], "").replace('\n', "\r\n");
    assert_eq!(read(&format!("\u{feff}{text}")).len(), 1);
}

#[test]
fn uses_the_first_of_two_messages_with_one_number() {
    let same = "#typev a 10 \"%0one\"\n{\n}\n";
    let text = format!("{GUID} c\n{same}{same}#typev b 10 \"%0two\"\n{{\n}}\n");
    let (schemas, problems) = etwspec_schema::wpp::read_tmf(&text, "a.tmf");
    assert_eq!((schemas.len(), schemas[0].message.as_deref()), (1, Some("%0one")));
    let expected = format!("a.tmf:8:1: message 10 of {GUID} with other text than above; the first is used");
    assert_eq!(problems.iter().map(ToString::to_string).collect::<Vec<_>>(), [expected]);
}

#[test]
fn reports_each_problem_with_its_place_and_reads_the_rest() {
    let good = "#typev good 20 \"%0good\"\n{\n}\n";
    for (bad, place, expected) in [
        ("hello\n", "2:1", "neither a GUID nor a statement"),
        ("#typev a 70000 \"x\"\n{\n}\n", "2:10", "message number that is not from 0 to 65535"),
        ("#typev a 10 x\n{\n}\n", "2:13", "text of the message is not in quotation marks"),
        ("#typev a 10 \"x\"\n", "2:1", "message without arguments in braces"),
        ("#typev a 10 \"x\"\n{\nx, ItemLong -- 10\n", "2:1", "message without arguments in braces"),
        ("#typev a 10 \"x\"\n{\nnonsense\n}\n", "4:1", "an argument is written `expression, ItemType -- number`"),
        ("#typev a 10 \"x\"\n{\nx, ItemListByte -- 10\n}\n", "4:4", "`ItemListByte` without names"),
        ("#typev a 10 \"x\"\n{\nx, ItemEnum(_E) -- 10\n}\n", "4:4", "no `#enumv _E` in this file"),
        ("#typev a 10 \"x\"\n{\nx, ItemEnum(\x1B[m) -- 10\n}\n", "4:4", "no `#enumv \\u{1b}[m` in this file"),
        ("#enumv _E\n{\nA\n}\n", "4:1", "a value of an enumeration is written `NAME,0x1`"),
        ("#enumv _E\n", "2:1", "`#enumv` without lines in braces"),
        ("#pragma once\n", "2:1", "unknown statement"),
    ] {
        let text = format!("{GUID} c\n{bad}{GUID} c\n{good}");
        let (schemas, problems) = etwspec_schema::wpp::read_tmf(&text, "a.tmf");
        assert_eq!(problems.len(), 1, "{bad}: {problems:?}");
        let problem = problems[0].to_string();
        assert!(problem.starts_with(&format!("a.tmf:{place}: {expected}")), "{bad}: {problem}");
        assert!(schemas.iter().any(|schema| schema.name.as_deref() == Some("good")), "{bad}");
    }
}

#[test]
fn reports_a_message_before_any_guid() {
    let (schemas, problems) = etwspec_schema::wpp::read_tmf("#typev a 10 \"x\"\n{\n}\n", "a.tmf");
    assert!(schemas.is_empty());
    assert!(problems[0].to_string().starts_with("a.tmf:1:1: message without a GUID"), "{problems:?}");
}

#[test]
fn bounds_the_number_of_problems() {
    let (_, problems) = etwspec_schema::wpp::read_tmf(&"x\n".repeat(5_000), "a.tmf");
    assert_eq!(problems.len(), 1_001);
    assert!(problems[1_000].text.starts_with("4000 more problems"), "{}", problems[1_000]);
}
