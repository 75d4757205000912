//! Item types: bytes as the macros of WPP log them, and the text that follows from their definition.

use etwspec_etl::etwspec::Pointer;
use etwspec_schema::Fit;

use super::{read, show, tmf};

/// Shows a message with one argument.
fn one(item: &str, conversion: &str, data: &[u8]) -> String {
    let (text, fit) = show(
        &read(&tmf(&[(&format!("<%10!{conversion}!>"), &[&format!("x, {item}")])], ENUMS))[0],
        data,
        Pointer::Bits64,
    );
    assert_eq!(fit, Fit::Exact, "{item}");
    text
}

const ENUMS: &str =
    "#enumv _STATE\n{\nIdle,0x0\nActive,0x1\n}\n#enumv _RIGHTS\n{\nRead,0x1\nWrite,0x2\nExecute,0x4\n}\n";

/// Returns the text in UTF-16.
fn wide(text: &str) -> Vec<u8> {
    text.encode_utf16().flat_map(u16::to_le_bytes).collect()
}

#[test]
fn shows_numbers() {
    assert_eq!(one("ItemChar", "c", b"A"), "<A>");
    assert_eq!(one("ItemChar", "02x", &[0xA5]), "<a5>");
    assert_eq!(one("ItemChar", "d", &[0xFF]), "<-1>");
    assert_eq!(one("ItemUChar", "u", &[0xFF]), "<255>");
    assert_eq!(one("ItemShort", "hd", &[0xFE, 0xFF]), "<-2>");
    assert_eq!(one("ItemShort", "u", &[0xFE, 0xFF]), "<65534>");
    assert_eq!(one("ItemShort", "04hX", &[0xFE, 0xFF]), "<FFFE>");
    assert_eq!(one("ItemShort", "c", &[0xE9, 0x00]), "<é>");
    assert_eq!(one("ItemLong", "d", &(-1000i32).to_le_bytes()), "<-1000>");
    assert_eq!(one("ItemLong", "u", &4_000_000_000u32.to_le_bytes()), "<4000000000>");
    assert_eq!(one("ItemLong", "08lX", &0xBEEFu32.to_le_bytes()), "<0000BEEF>");
    assert_eq!(one("ItemLong", "lo", &8u32.to_le_bytes()), "<10>");
    assert_eq!(one("ItemULong", "u", &u32::MAX.to_le_bytes()), "<4294967295>");
    assert_eq!(one("ItemULongX", "x", &u32::MAX.to_le_bytes()), "<ffffffff>");
    assert_eq!(one("ItemLongLong", "I64d", &(-5_000_000_000i64).to_le_bytes()), "<-5000000000>");
    assert_eq!(one("ItemULongLong", "I64u", &u64::MAX.to_le_bytes()), "<18446744073709551615>");
    assert_eq!(one("ItemLongLongX", "I64x", &0xDEAD_BEEF_CAFEu64.to_le_bytes()), "<deadbeefcafe>");
    assert_eq!(one("ItemLongLongXX", "012I64X", &0xABCDEFu64.to_le_bytes()), "<000000ABCDEF>");
    assert_eq!(one("ItemLongLongO", "I64o", &0x1FFu64.to_le_bytes()), "<777>");
    assert_eq!(one("ItemDouble", "s", &3.140625f64.to_le_bytes()), "<3.14062>");
    assert_eq!(one("ItemDouble", "f", &3.140625f64.to_le_bytes()), "<3.140625>");
    assert_eq!(one("ItemFloat", "s", &0.5f32.to_le_bytes()), "<0.5>");
}

#[test]
fn shows_pointers_of_the_size_of_the_trace() {
    let schema = &read(&tmf(
        &[("%10!p! %11!Id! %12!Iu! %13!Ix!", &["p, ItemPtr", "a, ItemPtr", "b, ItemPtr", "c, ItemPtr"])],
        "",
    ))[0];
    let mut data = Vec::new();
    for number in [0x7FF0_1234_5678u64, u64::MAX, u64::MAX, 0xAB] {
        data.extend(number.to_le_bytes());
    }
    let text = "00007FF012345678 -1 18446744073709551615 ab";
    assert_eq!(show(schema, &data, Pointer::Bits64), (text.to_owned(), Fit::Exact));
    let data: Vec<u8> = [0x1234u32, u32::MAX, u32::MAX, 0xAB].into_iter().flat_map(u32::to_le_bytes).collect();
    assert_eq!(show(schema, &data, Pointer::Bits32), ("00001234 -1 4294967295 ab".to_owned(), Fit::Exact));
}

#[test]
fn shows_text() {
    assert_eq!(one("ItemString", "s", b"text\0"), "<text>");
    assert_eq!(one("ItemRString", "s", b"text\0"), "<text>");
    assert_eq!(one("ItemMLString", "s", b"a b\0"), "<a b>");
    assert_eq!(one("ItemWString", "s", &wide("te\u{df}t\0")), "<te\u{df}t>");
    assert_eq!(one("ItemRWString", "s", &wide("text\0")), "<text>");
    assert_eq!(one("ItemPString", "s", b"\x04\0text"), "<text>");
    assert_eq!(one("ItemPWString", "s", &[&[8, 0][..], &wide("text")].concat()), "<text>");
    assert_eq!(one("ItemDSString", "s", b"\0\x04text"), "<text>");
    assert_eq!(one("ItemNWString", "s", &wide("text")), "<text>");
    assert_eq!(one("ItemString", "-6s", b"text\0"), "<text  >");
}

#[test]
fn shows_text_that_is_missing_or_empty() {
    // The macros of `trmacro.tpl` log these bytes for a null pointer, and the size 5 for counted text that is empty.
    assert_eq!(one("ItemString", "s", b"NULL\0"), "<NULL>");
    assert_eq!(one("ItemWString", "s", &wide("<NULL>\0")), "<<NULL>>");
    assert_eq!(one("ItemPString", "s", b"\x05\0NULL\0"), "<NULL>");
    assert_eq!(one("ItemPString", "s", b"\x05\0hello"), "<hello>");
    assert_eq!(one("ItemPWString", "s", &[&[5, 0][..], &wide("NULL\0")].concat()), "<NULL>");
    assert_eq!(one("ItemPWString", "s", &[5, 0]), "<>");
    assert_eq!(one("ItemSid", "s", b"NULL\0"), "<NULL>");
}

#[test]
fn shows_identifiers_and_addresses() {
    let guid = [0xDD, 0xCC, 0xBB, 0xAA, 0xFF, 0xEE, 0x22, 0x11, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88, 0x99, 0x00];
    for item in ["ItemGuid", "ItemCLSID", "ItemLIBID", "ItemIID"] {
        assert_eq!(one(item, "s", &guid), "<aabbccdd-eeff-1122-3344-556677889900>");
    }
    assert_eq!(one("ItemSid", "s", &[1, 1, 0, 0, 0, 0, 0, 5, 18, 0, 0, 0]), "<S-1-5-18>");
    assert_eq!(one("ItemIPAddr", "s", &[127, 0, 0, 1]), "<127.0.0.1>");
    assert_eq!(one("ItemIPV6Addr", "s", &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]), "<::1>");
    assert_eq!(one("ItemPort", "s", &[0, 80]), "<80>");
    assert_eq!(one("ItemMACAddr", "s", &[0, 0x11, 0x22, 0x33, 0x44, 0xAF]), "<00-11-22-33-44-AF>");
    assert_eq!(one("ItemChar4", "s", b"RGBA"), "<RGBA>");
    assert_eq!(one("ItemChar4", "s", b"R\x1B A"), "<R. A>");
}

#[test]
fn shows_bytes_after_their_number() {
    for item in ["ItemHexDump", "ItemHEXDump", "ItemHexBytes"] {
        assert_eq!(one(item, "s", &[3, 0, 0xDE, 0xAD, 0x0F]), "<DEAD0F>");
    }
}

#[test]
fn shows_times() {
    const YEAR_2020: i64 = 132_223_104_000_000_000;
    for item in ["ItemTimestamp", "ItemDateTime", "ItemWaitTime"] {
        assert_eq!(one(item, "s", &YEAR_2020.to_le_bytes()), "<2020-01-01T00:00:00.0000000Z>", "{item}");
    }
    let delta = |units: i64| one("ItemTimeDelta", "s", &units.to_le_bytes());
    assert_eq!(delta(50_000_000), "<5.000s>");
    assert_eq!(delta(-15_000), "<-0.001s>");
    assert_eq!(delta(599_999_999), "<59.999s>");
    assert_eq!(delta(((26 * 60 + 3) * 60 + 4) * 10_000_000), "<1~2:03:04>");
    assert_eq!(one("ItemWaitTime", "s", &(-10_000_000i64).to_le_bytes()), "<-1.000s>");
    assert!(delta(i64::MIN).starts_with("<-10675199~"));
}

#[test]
fn shows_lists_sets_and_enumerations() {
    assert_eq!(one("ItemListLong(false,true)", "s", &1u32.to_le_bytes()), "<0x00000001(true)>");
    assert_eq!(one("ItemListShort(false, true)", "s", &1u16.to_le_bytes()), "<0x00000001(true)>");
    assert_eq!(one("ItemListByte(Low,APC,DPC)", "s", &[2]), "<0x00000002(DPC)>");
    assert_eq!(one("ItemListByte(Low,APC,DPC)", "s", &[9]), "<0x00000009>");
    assert_eq!(one("ItemSetLong(1,2,3,4)", "s", &5u32.to_le_bytes()), "<[1,3]>");
    assert_eq!(one("ItemSetShort(1,2,3,4)", "s", &8u16.to_le_bytes()), "<[4]>");
    assert_eq!(one("ItemSetByte(1,2,3,4)", "s", &[0]), "<[]>");
    assert_eq!(one("ItemEnum(_STATE)", "s", &1u32.to_le_bytes()), "<Active>");
    assert_eq!(one("ItemEnum(_STATE)", "s", &16u32.to_le_bytes()), "<0x10>");
    assert_eq!(one("ItemFlagsEnum(_RIGHTS)", "s", &5u32.to_le_bytes()), "<Read | Execute(0x5)>");
    assert_eq!(one("ItemFlagsEnum(_RIGHTS)", "s", &8u32.to_le_bytes()), "<0x8>");
}

#[test]
#[cfg(feature = "codes")]
fn shows_codes_by_name() {
    assert_eq!(one("ItemNTSTATUS", "s", &0xC000_0005u32.to_le_bytes()), "<0xc0000005(STATUS_ACCESS_VIOLATION)>");
    assert_eq!(one("ItemNTSTATUS", "s", &0x1234_5678u32.to_le_bytes()), "<0x12345678>");
    assert_eq!(one("ItemWINERROR", "s", &32u32.to_le_bytes()), "<32(ERROR_SHARING_VIOLATION)>");
    assert_eq!(one("ItemWINERROR", "s", &0xF0F0_F0F0u32.to_le_bytes()), "<4042322160>");
    assert_eq!(one("ItemHRESULT", "s", &0x8000_4003u32.to_le_bytes()), "<0x80004003(E_POINTER)>");
    assert_eq!(one("ItemHRESULT", "s", &0x8007_007Bu32.to_le_bytes()), "<0x8007007b(ERROR_INVALID_NAME)>");
    assert_eq!(one("ItemNDIS_STATUS", "s", &0x4001_000Bu32.to_le_bytes()), "<0x4001000b(NDIS_STATUS_MEDIA_CONNECT)>");
    assert_eq!(one("ItemNDIS_OID", "s", &0x0001_0101u32.to_le_bytes()), "<0x00010101(OID_GEN_SUPPORTED_LIST)>");
}

#[test]
#[cfg(not(feature = "codes"))]
fn shows_codes_by_number_without_the_names() {
    assert_eq!(one("ItemNTSTATUS", "s", &0xC000_0005u32.to_le_bytes()), "<0xc0000005>");
    assert_eq!(one("ItemWINERROR", "s", &32u32.to_le_bytes()), "<32>");
}

#[test]
fn shows_what_precedes_an_unknown_type_and_the_rest_as_bytes() {
    let text = tmf(&[("a=%10!d! b=%11!s! c=%12!d!", &["a, ItemLong", "b, ItemSrb", "c, ItemLong"])], "");
    let (schemas, problems) = etwspec_schema::wpp::read_tmf(&text, "a.tmf");
    assert_eq!(
        problems[0].to_string(),
        "a.tmf:6:4: unknown item type `ItemSrb`; its bytes and those after it stay bytes"
    );
    let (text, fit) = show(&schemas[0], &[7, 0, 0, 0, 0xAA, 0xBB], Pointer::Bits64);
    assert_eq!((text.as_str(), fit), ("a=7 b=AABB c=%12!d!", Fit::Undecodable));
}

#[test]
fn keeps_insertions_beyond_the_data() {
    let schema = &read(&tmf(&[("a=%10!d! b=%11!d!", &["a, ItemLong", "b, ItemLong"])], ""))[0];
    assert_eq!(show(schema, &[7, 0, 0, 0, 1], Pointer::Bits64), ("a=7 b=%11!d!".to_owned(), Fit::TooShort));
}
