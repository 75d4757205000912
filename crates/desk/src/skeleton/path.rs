//! Paths of new tables.

use etwspec_catalog::casing::is_device;
use etwspec_codegen::schema::Kind;

/// Returns the path of a new table from the folder of the tables.
pub(crate) fn path(kind: Kind, name: &str) -> Option<String> {
    let symbol = !name.is_empty() && name.chars().all(|char| char.is_ascii_alphanumeric() || char == '_');
    let valid = if kind == Kind::Provider { portable_name(name) == name } else { symbol };
    let folder = match kind {
        Kind::Struct => "structs",
        Kind::Enum => "enums",
        Kind::Classes => "classes",
        Kind::Provider => "providers",
        _ => return None,
    };
    let file = if kind == Kind::Classes { name.to_lowercase() } else { name.to_owned() };
    valid.then(|| format!("{folder}/{file}.toml"))
}

/// Maximum length of a name that becomes the name of a file, in bytes.
const LONGEST_NAME: usize = 120;

/// Returns a name that every file system can store: the name itself if possible.
///
/// Names of providers are text from traces and manifests. In a name that contains other characters than letters of ASCII,
/// digits, `-`, `_`, `.` and single spaces, these are replaced by `_`.
pub(crate) fn portable_name(name: &str) -> String {
    let kept = |char: char| char.is_ascii_alphanumeric() || matches!(char, '-' | '_' | '.' | ' ');
    let replaced: String = name.chars().take(LONGEST_NAME).map(|char| if kept(char) { char } else { '_' }).collect();
    let words: Vec<&str> = replaced.split(' ').filter(|word| !word.is_empty()).collect();
    let name = words.join(" ");
    let name = name.trim_matches(['.', ' ', '-', '_']);
    match name {
        _ if !name.starts_with(|char: char| char.is_ascii_alphabetic()) => format!("Provider {name}").trim_end().into(),
        _ if is_device(name) || name.eq_ignore_ascii_case("index") => format!("Provider {name}"),
        _ => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::portable_name;

    #[test]
    fn names_become_names_of_files() {
        for name in ["Microsoft-Windows-Kernel-Process", "Contoso.App", "My Provider", "a_b"] {
            assert_eq!(portable_name(name), name);
        }
        for name in [
            "",
            "..",
            "../../etc/passwd",
            "a/b",
            "a\\b",
            "CON",
            "nul.x",
            "index",
            "x\u{1b}[31m",
            "é",
            "a  b",
            " a",
            "a.",
            "1",
        ] {
            let portable = portable_name(name);
            assert_ne!(portable, name);
            assert_eq!(portable_name(&portable), portable, "{name:?}");
            assert!(!portable.contains(['/', '\\', '\u{1b}']) && !portable.is_empty(), "{portable:?}");
        }
        assert!(portable_name(&"x".repeat(10_000)).len() < 200);
    }
}
