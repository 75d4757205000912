//! Names of types in the dumps.

/// Names of in-types in the dumps, by their number.
const IN_TYPES: [&str; 25] = [
    "Null",
    "UnicodeString",
    "AnsiString",
    "Int8",
    "UInt8",
    "Int16",
    "UInt16",
    "Int32",
    "UInt32",
    "Int64",
    "UInt64",
    "Float",
    "Double",
    "Boolean",
    "Binary",
    "GUID",
    "Pointer",
    "FILETIME",
    "SYSTEMTIME",
    "SID",
    "HexInt32",
    "HexInt64",
    "CountedUtf16String",
    "CountedMbcsString",
    "Struct",
];

/// Returns the number of a type in a dump. A type without a name is a number there.
pub fn in_type(name: &str) -> Option<u16> {
    match IN_TYPES.iter().position(|own| *own == name) {
        Some(number) => u16::try_from(number).ok(),
        None => name.parse().ok().filter(|number| usize::from(*number) >= IN_TYPES.len()),
    }
}

/// Returns the name of a type, as the dumps write it.
pub fn in_type_name(number: u16) -> String {
    IN_TYPES.get(usize::from(number)).map_or_else(|| number.to_string(), |name| (*name).to_owned())
}

/// Returns whether a number can be a type of a dump. Others are the index of the first member of a structure, which the
/// structure of TDH stores in place of the type.
#[cfg(feature = "windows-write")]
pub(crate) fn is_in_type(number: u16) -> bool {
    usize::from(number) < IN_TYPES.len() - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_numbers_of_types_are_inverse() {
        for number in 0..100 {
            assert_eq!(in_type(&in_type_name(number)), Some(number));
        }
        assert_eq!(in_type("8"), None, "a type with a name has no second name");
    }
}
