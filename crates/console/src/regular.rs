//! Input files that must be regular files of limited size.

use std::fs::{self, File, FileType};
use std::io::{self, Read};
use std::path::Path;

/// Returns the contents of a regular file with at most `limit` bytes. Links are followed.
///
/// Anything else is refused before it is opened: opening a pipe blocks until there is a writer, and a device may have no
/// end.
///
/// # Errors
///
/// Those of the operating system, [`io::ErrorKind::InvalidInput`] if it is not a regular file, and
/// [`io::ErrorKind::FileTooLarge`] if it has more bytes.
pub fn read_regular(path: &Path, limit: u64) -> io::Result<Vec<u8>> {
    let metadata = fs::metadata(path)?;
    check_regular(metadata.file_type())?;
    check_size(metadata.len(), limit)?;
    let mut bytes = Vec::new();
    // The file may have grown since.
    File::open(path)?.take(limit.saturating_add(1)).read_to_end(&mut bytes)?;
    check_size(bytes.len() as u64, limit)?;
    Ok(bytes)
}

fn check_size(size: u64, limit: u64) -> io::Result<()> {
    if size <= limit {
        return Ok(());
    }
    let message = format!("it has {size} bytes, more than the limit of {limit}");
    Err(io::Error::new(io::ErrorKind::FileTooLarge, message))
}

/// Checks that a type is that of a regular file.
///
/// # Errors
///
/// [`io::ErrorKind::InvalidInput`] with what it is instead.
pub fn check_regular(found: FileType) -> io::Result<()> {
    if found.is_file() {
        return Ok(());
    }
    Err(io::Error::new(io::ErrorKind::InvalidInput, format!("it is {}, not a regular file", kind(found))))
}

#[cfg(unix)]
fn kind(found: FileType) -> &'static str {
    use std::os::unix::fs::FileTypeExt;
    match found {
        _ if found.is_fifo() => "a named pipe",
        _ if found.is_socket() => "a socket",
        _ if found.is_block_device() || found.is_char_device() => "a device",
        _ => folder_or_link(found),
    }
}

#[cfg(not(unix))]
fn kind(found: FileType) -> &'static str {
    folder_or_link(found)
}

fn folder_or_link(found: FileType) -> &'static str {
    match found {
        _ if found.is_dir() => "a folder",
        _ if found.is_symlink() => "a symbolic link",
        _ => "of an unknown type",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_size_and_rejects_folders() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a");
        fs::write(&path, "12345").expect("written");
        assert_eq!(read_regular(&path, 5).expect("read"), b"12345");
        let large = read_regular(&path, 4).expect_err("too large");
        assert_eq!((large.kind(), large.to_string().contains("5 bytes")), (io::ErrorKind::FileTooLarge, true));
        let error = read_regular(folder.path(), 5).expect_err("a folder");
        assert_eq!(error.to_string(), "it is a folder, not a regular file");
        assert_eq!(read_regular(&folder.path().join("b"), 5).expect_err("none").kind(), io::ErrorKind::NotFound);
    }

    #[cfg(unix)]
    #[test]
    fn rejects_pipes_and_devices_without_blocking() {
        let folder = tempfile::tempdir().expect("a folder");
        let pipe = folder.path().join("pipe");
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().expect("it runs").success());
        assert!(read_regular(&pipe, 5).expect_err("a pipe").to_string().contains("a named pipe"));
        assert!(read_regular(Path::new("/dev/zero"), 5).expect_err("a device").to_string().contains("a device"));
    }
}
