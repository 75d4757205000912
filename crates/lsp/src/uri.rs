//! Addresses of files: `file://` and a path whose special characters are escaped.

use std::path::{Path, PathBuf};

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

/// Returns the path of an address, or `None` if it is no address of a local file.
pub(crate) fn path(uri: &str) -> Option<PathBuf> {
    let rest = uri.strip_prefix("file://")?;
    let rest = rest.strip_prefix("localhost").unwrap_or(rest);
    if !rest.starts_with('/') {
        return None;
    }
    // A `%` without two digits is itself.
    let text = percent_decode_str(rest).decode_utf8().ok()?.into_owned();
    // `/c:/folder` is `C:\folder`; clients differ in the case of the drive.
    let drive = text.as_bytes();
    if drive.len() > 2 && drive[2] == b':' && drive[1].is_ascii_alphabetic() {
        return Some(PathBuf::from(format!("{}{}", drive[1].to_ascii_uppercase() as char, &text[2..])));
    }
    Some(PathBuf::from(text))
}

/// Returns the address of an absolute path.
pub(crate) fn of(path: &Path) -> String {
    let text = path.to_string_lossy().replace('\\', "/");
    let start = if text.starts_with('/') { "file://" } else { "file:///" };
    format!("{start}{}", utf8_percent_encode(&text, &ESCAPED))
}

/// Characters that an address contains only escaped.
const ESCAPED: AsciiSet = NON_ALPHANUMERIC.remove(b'/').remove(b'-').remove(b'.').remove(b'_').remove(b'~');

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_and_addresses_are_inverse() {
        for text in ["/a/b c/é.toml", "/a%b/c"] {
            assert_eq!(path(&of(Path::new(text))).as_deref(), Some(Path::new(text)));
        }
        assert_eq!(of(Path::new("C:\\a\\b.toml")), "file:///C%3A/a/b.toml");
        assert_eq!(path("file:///c%3A/a/b.toml"), Some(PathBuf::from("C:/a/b.toml")));
    }

    #[test]
    fn other_addresses_have_no_path() {
        for uri in ["untitled:Untitled-1", "http://example.org/a", "file://host/a", "", "file://%ff"] {
            assert_eq!(path(uri), None, "{uri}");
        }
        assert_eq!(path("file:///a%"), Some(PathBuf::from("/a%")));
    }
}
