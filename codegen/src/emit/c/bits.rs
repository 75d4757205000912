//! The C program that checks the positions of bit-fields.

use super::declare::PlacedBit;
use crate::emit::shared::text::header;
use etwspec_catalog::Scalar;

const BEGIN: &str = include_str!("../../../templates/c/bits.c");

/// Returns the text of the program.
pub(super) fn program(forms: &[(String, Vec<PlacedBit>)]) -> String {
    let mut text = header("/* ") + BEGIN;
    let all = || forms.iter().flat_map(|(form, bits)| bits.iter().map(move |bit| (form, bit))).enumerate();
    for (number, (form, bit)) in all() {
        let (size, signed) = unit(bit.unit);
        let mask = u64::MAX >> (64 - bit.width.clamp(1, 64));
        let value = if signed { "-1".to_owned() } else { format!("0x{mask:X}u{}", if size == 8 { "ll" } else { "" }) };
        let bytes = (mask << bit.start).to_le_bytes();
        let bytes: Vec<String> = bytes[..size].iter().map(|byte| format!("0x{byte:02X}")).collect();
        text += &format!("BITS({number}, {form}, {}, {value}, 0x{:02X}, {})\n", bit.path, bit.offset, bytes.join(", "));
    }
    text += "\n#if !defined(ETWSPEC_SECTIONS)\n\nstatic const struct {\n    const char *name;\n    const unsigned char *actual, *expected;\n    size_t size;\n} all[] = {\n";
    for (number, (form, bit)) in all() {
        text += &format!("    {{ \"{form}.{}\", a{number}.bytes, e{number}.bytes, sizeof({form}) }},\n", bit.path);
    }
    text + "    { NULL, NULL, NULL, 0 },\n};\n" + MAIN
}

const MAIN: &str = r#"
int main(void) {
    size_t at, wrong = 0;
    for (at = 0; all[at].name != NULL; at++) {
        if (memcmp(all[at].actual, all[at].expected, all[at].size) != 0) {
            printf("%s is at another position\n", all[at].name);
            wrong++;
        }
    }
    printf("%u bit-fields, %u at another position\n", (unsigned)at, (unsigned)wrong);
    return wrong != 0;
}

#endif
"#;

/// Returns the size of a unit in bytes, and whether it is signed.
fn unit(scalar: Scalar) -> (usize, bool) {
    match scalar {
        Scalar::U8 => (1, false),
        Scalar::I8 => (1, true),
        Scalar::U16 | Scalar::U16Be => (2, false),
        Scalar::I16 => (2, true),
        Scalar::U32 | Scalar::U32Be => (4, false),
        Scalar::I32 => (4, true),
        Scalar::I64 => (8, true),
        Scalar::U64 | Scalar::Pointer | Scalar::Guid => (8, false),
    }
}
