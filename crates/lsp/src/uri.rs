//! Addresses of files: `file://` and a path whose special characters are escaped.

use std::path::{Path, PathBuf};

/// Returns the path of an address, or `None` if it is not that of a local file.
pub(crate) fn path(uri: &str) -> Option<PathBuf> {
    let rest = uri.strip_prefix("file://")?;
    let rest = rest.strip_prefix("localhost").unwrap_or(rest);
    if !rest.starts_with('/') {
        return None;
    }
    let mut bytes = Vec::with_capacity(rest.len());
    let mut left = rest.as_bytes();
    while let Some((&byte, after)) = left.split_first() {
        left = after;
        if byte == b'%'
            && let Some(digits) = left.get(..2).and_then(|digits| std::str::from_utf8(digits).ok())
            && let Ok(value) = u8::from_str_radix(digits, 16)
        {
            bytes.push(value);
            left = &left[2..];
        } else {
            bytes.push(byte);
        }
    }
    let text = String::from_utf8(bytes).ok()?;
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
    let mut uri = String::from(if text.starts_with('/') { "file://" } else { "file:///" });
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"/-._~".contains(&byte) {
            uri.push(byte as char);
        } else {
            uri.push_str(&format!("%{byte:02X}"));
        }
    }
    uri
}

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
