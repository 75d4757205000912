//! Input files that must be regular files of limited size.

use std::fs::{self, File, FileType};
use std::io::{self, Read};
use std::path::Path;

/// Opens a regular file. Links are followed.
///
/// Anything else is refused without waiting for it: opening a pipe blocks until there is a writer, and a device may have no
/// end.
///
/// # Errors
///
/// Returns the errors of the operating system, and [`io::ErrorKind::InvalidInput`] if it is not a regular file.
pub fn open_regular(path: &Path) -> io::Result<File> {
    // Opening a device may already act on it.
    check_regular(fs::metadata(path)?.file_type())?;
    let mut options = File::options();
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        // A pipe may have taken the place of the file since.
        options.custom_flags(libc::O_NONBLOCK);
    }
    let file = options.read(true).open(path)?;
    check_regular(file.metadata()?.file_type())?;
    Ok(file)
}

/// Opens a regular file or a pipe, whose writer it waits for.
///
/// # Errors
///
/// Returns the errors of the operating system, and [`io::ErrorKind::InvalidInput`] for anything else, such as a device.
pub fn open_stream(path: &Path) -> io::Result<File> {
    let check = |found: FileType| if is_pipe(found) { Ok(()) } else { check_regular(found) };
    check(fs::metadata(path)?.file_type())?;
    let file = File::open(path)?;
    check(file.metadata()?.file_type())?;
    Ok(file)
}

/// Returns the contents of a regular file with at most `limit` bytes. Links are followed.
///
/// # Errors
///
/// Returns the errors of [`open_regular`], and [`io::ErrorKind::FileTooLarge`] if the file has more bytes.
pub fn read_regular(path: &Path, limit: u64) -> io::Result<Vec<u8>> {
    let file = open_regular(path)?;
    check_size(file.metadata()?.len(), limit)?;
    let mut bytes = Vec::new();
    // The file may have grown since.
    file.take(limit.saturating_add(1)).read_to_end(&mut bytes)?;
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

/// Checks that a type is the type of a regular file.
pub(crate) fn check_regular(found: FileType) -> io::Result<()> {
    if found.is_file() {
        return Ok(());
    }
    Err(io::Error::new(io::ErrorKind::InvalidInput, format!("it is {}, not a regular file", kind(found))))
}

#[cfg(unix)]
fn is_pipe(found: FileType) -> bool {
    std::os::unix::fs::FileTypeExt::is_fifo(&found)
}

#[cfg(not(unix))]
fn is_pipe(_: FileType) -> bool {
    false
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

/// Returns what identifies a file: the same for all paths of it, also those by links. `None` if it does not exist.
#[cfg(unix)]
pub fn file_id(path: &Path) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt;
    fs::metadata(path).map(|metadata| (metadata.dev(), metadata.ino())).ok()
}

/// Returns what identifies a file: the same for all paths of it, also those by symbolic links. `None` if it does not exist.
#[cfg(not(unix))]
pub fn file_id(path: &Path) -> Option<std::path::PathBuf> {
    fs::canonicalize(path).ok()
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
        let link = folder.path().join("link");
        std::os::unix::fs::symlink(&pipe, &link).expect("linked");
        assert!(open_regular(&link).expect_err("a pipe").to_string().contains("a named pipe"));
        for open in [open_regular, open_stream] {
            assert!(open(Path::new("/dev/zero")).expect_err("a device").to_string().contains("a device"));
        }
        let writer = std::thread::spawn({
            let pipe = pipe.clone();
            move || fs::write(pipe, "text").expect("read")
        });
        let text = io::read_to_string(open_stream(&pipe).expect("a pipe")).expect("read");
        writer.join().expect("written");
        assert_eq!(text, "text");
    }
}
