//! Properties of arbitrary text and values.

use etwspec_etl::etwspec::{Guid, Pointer};
use etwspec_schema::message::{Arguments, Context, Message};
use etwspec_schema::{EventId, Fit, Schema, Source};
use proptest::prelude::*;

use super::{read, show, tmf};

/// Returns an argument: item type and conversion, the bytes that WPP logs, and the text.
fn argument() -> impl Strategy<Value = (String, Vec<u8>, String)> {
    let pair =
        |item: &str, conversion: &str, data: Vec<u8>, text: String| (format!("{conversion}\0{item}"), data, text);
    let ascii = "[ -$&-~]{0,20}";
    prop_oneof![
        any::<i32>().prop_map(move |x| pair("ItemLong", "d", x.to_le_bytes().into(), x.to_string())),
        any::<u32>().prop_map(move |x| pair("ItemLong", "u", x.to_le_bytes().into(), x.to_string())),
        any::<u32>().prop_map(move |x| pair("ItemLong", "08x", x.to_le_bytes().into(), format!("{x:08x}"))),
        any::<i64>().prop_map(move |x| pair("ItemLongLong", "I64d", x.to_le_bytes().into(), x.to_string())),
        any::<i16>().prop_map(move |x| pair("ItemShort", "hd", x.to_le_bytes().into(), x.to_string())),
        any::<u64>().prop_map(move |x| pair("ItemPtr", "p", x.to_le_bytes().into(), format!("{x:016X}"))),
        any::<[u8; 16]>().prop_map(move |x| pair("ItemGuid", "s", x.into(), Guid::from_bytes(x).to_string())),
        ascii.prop_map(move |x| pair("ItemString", "s", [x.as_bytes(), &[0]].concat(), x)),
        ascii.prop_map(move |x| {
            let size = u16::try_from(x.len()).expect("short").to_le_bytes();
            pair("ItemPString", "s", [&size[..], x.as_bytes()].concat(), x)
        }),
        "[^\0%]{0,20}".prop_map(move |x| {
            let data = x.encode_utf16().chain([0]).flat_map(u16::to_le_bytes).collect();
            pair("ItemWString", "s", data, x)
        }),
    ]
}

proptest! {
    #[test]
    fn shows_the_values_that_were_logged(arguments in proptest::collection::vec(argument(), 0..8)) {
        let mut message = String::new();
        let mut items = Vec::new();
        let mut expected = String::new();
        for (at, (kind, _, text)) in arguments.iter().enumerate() {
            let (conversion, item) = kind.split_once('\0').expect("two parts");
            message += &format!("{at}=%{}!{conversion}!;", at + 10);
            items.push(format!("x{at}, {item}"));
            expected += &format!("{at}={text};");
        }
        let items: Vec<&str> = items.iter().map(String::as_str).collect();
        let data: Vec<u8> = arguments.iter().flat_map(|(_, data, _)| data.clone()).collect();
        let schema = &read(&tmf(&[(&message, &items)], ""))[0];
        prop_assert_eq!(show(schema, &data, Pointer::Bits64), (expected, Fit::Exact));
    }

    #[test]
    fn decodes_any_data_without_panic(kinds in proptest::collection::vec(argument(), 1..8), data in any::<Vec<u8>>()) {
        let items: Vec<String> = kinds.iter().map(|(kind, ..)| format!("x, {}", kind.split_once('\0').expect("two parts").1)).collect();
        let items: Vec<&str> = items.iter().map(String::as_str).collect();
        let schema = &read(&tmf(&[("%10 %11 %12!s!", &items)], ""))[0];
        show(schema, &data[..data.len().min(1_000)], Pointer::Bits32);
    }

    #[test]
    fn compiles_any_text_without_panic(text in "(%|!|[0-9]{1,3}|[-+ #0.*dxsgfcpIl]|é|FUNC|n){0,40}", wpp in any::<bool>()) {
        let event = if wpp { EventId::Message { number: 1 } } else { EventId::Manifest { id: 1, version: 0 } };
        let mut schema = Schema::new(Source::Tmf, Guid::default(), event);
        schema.message = Some(text.as_str().into());
        let mut out = String::new();
        Message::new(&schema).expect("a message").write(&Arguments::new(), &Context::default(), &mut out);
        // Without values, only the escapes differ.
        prop_assert!(out.len() <= text.len() * 2);
    }

    #[test]
    fn reads_any_tmf_file_without_panic(lines in proptest::collection::vec(
        prop_oneof![
            Just(format!("{} c // SRC=a.c MJ=", super::GUID)),
            "#typev [a-z]{0,3} [0-9]{0,6} \"[ -~]{0,10}\"? ?/{0,2}",
            "[{}]",
            "#enumv [a-z]{0,2}",
            "[a-z(),-]{0,6}, Item(Long|String|ListByte|Enum|Foo)(\\([a-z,()]{0,6}\\)?)?( -- [0-9é]{0,3})?",
            "[A-Z]{0,2},0?x?[0-9a-f]{0,18}",
            "\\PC{0,12}",
        ],
        0..30,
    )) {
        let (schemas, problems) = etwspec_schema::wpp::read_tmf(&lines.join("\n"), "a.tmf");
        prop_assert!(schemas.len() <= lines.len());
        for problem in problems {
            prop_assert!(problem.line as usize <= lines.len().max(1));
        }
        for schema in schemas {
            Message::new(&schema).expect("a message");
        }
    }
}
