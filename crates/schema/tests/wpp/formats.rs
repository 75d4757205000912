//! Conversions of `printf`, and escapes.

use std::sync::Arc;

use etwspec_etl::etwspec::headers::{TdhInType as In, TdhOutType as Out};
use etwspec_etl::etwspec::{AnsiStr, Guid};
use etwspec_etl::payload::{Field as Described, Group, Value, Visitor};
use etwspec_schema::message::{Arguments, Context, Message};
use etwspec_schema::{EventId, Field, Schema, Source};

/// Writes the message of a manifest's event with values.
fn format(message: &str, values: &[(In, Out, Value<'_>)]) -> String {
    let mut schema = Schema::new(Source::Manifest, Guid::default(), EventId::Manifest { id: 1, version: 0 });
    schema.message = Some(message.into());
    let field = |of: &(In, Out, Value<'_>)| Field::value("", of.0, of.1);
    schema.fields = values.iter().map(field).collect();
    let mut arguments = Arguments::new();
    values.iter().for_each(|(.., value)| arguments.value(&Described::new(""), *value));
    let mut out = String::new();
    let parameters = |number: u32| (number == 1833).then_some("Yes\r\n");
    let context = Context { parameters: Some(&parameters), ..Context::default() };
    Message::new(&schema).expect("a message").write(&arguments, &context, &mut out);
    out
}

fn int(number: i32) -> (In, Out, Value<'static>) {
    (In::INT32, Out::NULL, Value::Signed(number.into()))
}

fn double(number: f64) -> (In, Out, Value<'static>) {
    (In::DOUBLE, Out::NULL, Value::Double(number))
}

fn ansi(text: &str) -> (In, Out, Value<'_>) {
    (In::ANSISTRING, Out::NULL, Value::Ansi(AnsiStr::split(text.as_bytes()).0, None))
}

#[test]
fn converts_integers_as_printf_does() {
    for (message, number, expected) in [
        ("%1!d!", -5, "-5"),
        ("%1!i!", 5, "5"),
        ("%1!+d!", 5, "+5"),
        ("%1! d!", 5, " 5"),
        ("%1!5d!|", 42, "   42|"),
        ("%1!-5d!|", 42, "42   |"),
        ("%1!05d!", -42, "-0042"),
        ("%1!-05d!|", 42, "42   |"),
        ("%1!.4d!", -42, "-0042"),
        ("%1!8.4d!", 42, "    0042"),
        ("%1!08.4d!", 42, "    0042"),
        ("%1!.0d!|", 0, "|"),
        ("%1!u!", -1, "4294967295"),
        ("%1!x!", -1, "ffffffff"),
        ("%1!X!", 0xBEEF, "BEEF"),
        ("%1!#x!", 0xBEEF, "0xbeef"),
        ("%1!#010X!", 0xBEEF, "0X0000BEEF"),
        ("%1!#x!", 0, "0"),
        ("%1!o!", 0o777, "777"),
        ("%1!#o!", 0o777, "0777"),
        ("%1!08lx!", 0xBEEF, "0000beef"),
        ("%1!I64d!", -7, "-7"),
        ("%1!hu!", 7, "7"),
        ("%1!c!", 0x41, "A"),
        ("%1!3c!", 0x41, "  A"),
        ("%1!p!", 0x1F, "000000000000001F"),
    ] {
        assert_eq!(format(message, &[int(number)]), expected, "{message}");
    }
}

#[test]
fn converts_floating_point_numbers_as_printf_does() {
    for (message, number, expected) in [
        ("%1!f!", 3.140625, "3.140625"),
        ("%1!.2f!", 3.140625, "3.14"),
        ("%1!8.1f!|", -2.5, "    -2.5|"),
        ("%1!08.1f!|", -2.5, "-00002.5|"),
        ("%1!e!", 12345.678, "1.234568e+04"),
        ("%1!.2E!", 0.000123, "1.23E-04"),
        ("%1!e!", 1e100, "1.000000e+100"),
        ("%1!g!", 3.140625, "3.14062"),
        ("%1!g!", 100000.0, "100000"),
        ("%1!g!", 1000000.0, "1e+06"),
        ("%1!g!", 0.0001, "0.0001"),
        ("%1!g!", 0.00001, "1e-05"),
        ("%1!g!", 0.0, "0"),
        ("%1!g!", -0.0, "-0"),
        ("%1!.3g!", 0.00012345, "0.000123"),
        ("%1!#g!", 1.0, "1.00000"),
        ("%1!G!", 1e-7, "1E-07"),
        ("%1!g!", 999999.5, "1e+06"),
        ("%1!g!", f64::INFINITY, "inf"),
        ("%1!F!", f64::NAN, "NAN"),
        ("%1", 0.1, "0.1"),
    ] {
        assert_eq!(format(message, &[double(number)]), expected, "{message} of {number}");
    }
}

#[test]
fn converts_text_as_printf_does() {
    for (message, text, expected) in [
        ("%1", "disk", "disk"),
        ("<%1!s!>", "disk", "<disk>"),
        ("<%1!8s!>", "disk", "<    disk>"),
        ("<%1!-8ws!>", "disk", "<disk    >"),
        ("<%1!.2S!>", "disk", "<di>"),
        ("<%1!d!>", "disk", "<disk>"),
        ("<%1!wZ!>", "disk", "<disk>"),
    ] {
        assert_eq!(format(message, &[ansi(text)]), expected, "{message}");
    }
}

#[test]
fn takes_widths_from_arguments() {
    assert_eq!(format("<%1!*d!>", &[int(4), int(42)]), "<  42>");
    assert_eq!(format("<%1!*.*s!>", &[int(4), int(2), ansi("disk")]), "<  di>");
}

#[test]
fn bounds_widths() {
    assert_eq!(format("%1!99999999999999999999d!", &[int(1)]).len(), 4_096);
    assert_eq!(format("%1!*d!", &[int(i32::MAX), int(1)]).len(), 4_096);
    assert_eq!(format("%1!*d!", &[int(-1), int(1)]).len(), 4_096);
    assert_eq!(format("%1!.999999f!", &[double(1.0)]).len(), 4_098);
}

#[test]
fn writes_escapes_as_format_message_does() {
    assert_eq!(format("a%nb%tc%rd%be%%f%.g%!h", &[]), "a\r\nb\tc\rd e%f.g!h");
    assert_eq!(format("a%0b", &[]), "a");
    assert_eq!(format("100%", &[]), "100%");
    assert_eq!(format("%é%%%", &[]), "é%%");
}

#[test]
fn keeps_insertions_without_a_value_or_with_an_unknown_conversion() {
    assert_eq!(format("%1 %2!d! %99", &[int(1)]), "1 %2!d! %99");
    assert_eq!(format("%1!q!%1!!%1!5", &[int(1)]), "%1!q!%1!!1!5");
    assert_eq!(format("%100", &[int(1); 10]), "10");
}

#[test]
fn shows_values_by_their_type() {
    let guid: Guid = "aabbccdd-eeff-1122-3344-556677889900".parse().expect("a GUID");
    assert_eq!(format("%1", &[(In::GUID, Out::NULL, Value::Guid(guid))]), "{aabbccdd-eeff-1122-3344-556677889900}");
    assert_eq!(format("%1", &[(In::BOOLEAN, Out::NULL, Value::Boolean(1))]), "true");
    assert_eq!(format("%1", &[(In::HEXINT32, Out::NULL, Value::Hex(0xBEEF))]), "0xBEEF");
    assert_eq!(format("%1", &[(In::BINARY, Out::NULL, Value::Bytes(&[0xDE, 0xAD]))]), "DEAD");
    assert_eq!(format("%1", &[(In::UNICODECHAR, Out::NULL, Value::Char(0xE9))]), "é");
}

#[test]
fn replaces_parameter_strings() {
    assert_eq!(format("<%1>", &[ansi("%%1833")]), "<Yes>");
    assert_eq!(format("<%1>", &[ansi("a %%1833 b %%7 %%")]), "<a Yes b %%7 %%>");
}

#[test]
fn shows_elements_of_arrays_with_commas() {
    let mut schema = Schema::new(Source::Manifest, Guid::default(), EventId::Manifest { id: 1, version: 0 });
    schema.message = Some("<%1> <%2> <%3>".into());
    schema.fields = vec![Field::value("", In::INT32, Out::NULL); 3].into();
    let mut arguments = Arguments::new();
    let field = Described::new("");
    arguments.begin(&field, Group::List);
    arguments.value(&field, Value::Signed(1));
    arguments.value(&field, Value::Signed(2));
    arguments.end(Group::List);
    arguments.begin(&field, Group::List);
    arguments.end(Group::List);
    arguments.value(&field, Value::Signed(3));
    let mut out = String::new();
    Message::new(&schema).expect("a message").write(&arguments, &Context::default(), &mut out);
    assert_eq!(out, "<1, 2> <> <3>");
}

#[test]
fn reuses_memory() {
    let field = Described::new("");
    let text = String::from("borrowed");
    let mut arguments = Arguments::new();
    (0..100).for_each(|_| arguments.value(&field, Value::Utf8(text.as_bytes())));
    let arguments = arguments.reuse();
    drop(text);
    let mut schema = Schema::new(Source::Manifest, Guid::default(), EventId::Manifest { id: 1, version: 0 });
    schema.fields = Arc::new([Field::value("", In::INT32, Out::NULL)]);
    schema.message = Some(Arc::from("%1"));
    let mut out = String::new();
    Message::new(&schema).expect("a message").write(&arguments, &Context::default(), &mut out);
    assert_eq!(out, "%1");
}
