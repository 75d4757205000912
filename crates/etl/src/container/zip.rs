//! The directory of a zip archive, which is at its end.

use std::io::{self, BufRead, Read, Seek, SeekFrom};

use crate::container::counted::Counted;
use crate::container::stream::{Method, Stated};
use crate::container::{Error, Format, MAX_MEMBERS, MAX_NAME, Unpacked};

/// Signatures of records.
pub(crate) const LOCAL: u32 = u32::from_le_bytes(*b"PK\x03\x04");
const ENTRY: u32 = u32::from_le_bytes(*b"PK\x01\x02");
const END: u32 = u32::from_le_bytes(*b"PK\x05\x06");
const END_64: u32 = u32::from_le_bytes(*b"PK\x06\x06");
const LOCATOR_64: u32 = u32::from_le_bytes(*b"PK\x06\x07");

/// Sizes of the fixed parts of records.
pub(crate) const LOCAL_SIZE: usize = 30;
const ENTRY_SIZE: usize = 46;
const END_SIZE: usize = 22;
const END_64_SIZE: usize = 56;
const LOCATOR_64_SIZE: usize = 20;

/// The end of a directory is before a comment of any size.
const TAIL: u64 = (LOCATOR_64_SIZE + END_SIZE) as u64 + u16::MAX as u64;

/// Flag of an encrypted member.
const ENCRYPTED: u16 = 1;
/// Flag of a member whose sizes follow its data.
const SIZES_FOLLOW: u16 = 1 << 3;

/// ID of the extra field with sizes of 64 bits.
const ZIP_64: u16 = 1;

/// A trace in an archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    name: String,
    head: Head,
    /// Offset of its local header.
    at: u64,
}

/// Facts that the directory and the header of a member both state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Head {
    flags: u16,
    method: u16,
    crc: u32,
    packed: u64,
    size: u64,
}

impl Head {
    /// Reads the fields from the flags on, which both kinds of records have in the same order.
    pub(crate) fn read(record: &[u8], flags: usize, extra: &[u8]) -> Head {
        let (packed, size) = (u32_at(record, flags + 12), u32_at(record, flags + 16));
        let mut wide = Wide::new(extra);
        // The wide numbers are only those that do not fit, in this order.
        let size = wide.or(size);
        let packed = wide.or(packed);
        Head {
            flags: u16_at(record, flags),
            method: u16_at(record, flags + 2),
            crc: u32_at(record, flags + 8),
            packed,
            size,
        }
    }

    /// Returns whether sizes and checksum follow the data.
    pub(crate) fn sizes_follow(&self) -> bool {
        self.flags & SIZES_FOLLOW != 0
    }

    pub(crate) fn packed(&self) -> u64 {
        self.packed
    }

    pub(crate) fn stated(&self) -> Stated {
        Stated { size: self.size, crc: self.crc }
    }

    /// Returns the method, unless the member is encrypted or the method is unknown.
    pub(crate) fn method(&self, name: &str) -> Result<Method, Error> {
        let name = || name.to_owned();
        if self.flags & ENCRYPTED != 0 {
            return Err(Error::Encrypted { name: name() });
        }
        Method::of_zip(self.method).ok_or_else(|| Error::Method { name: name(), method: self.method })
    }
}

/// The numbers of 64 bits in the extra fields of a member.
pub(crate) struct Wide<'a>(&'a [u8]);

impl<'a> Wide<'a> {
    pub(crate) fn new(mut extra: &'a [u8]) -> Self {
        while let Some((head, rest)) = extra.split_at_checked(4) {
            let size = usize::from(u16_at(head, 2));
            let Some((field, rest)) = rest.split_at_checked(size) else { break };
            if u16_at(head, 0) == ZIP_64 {
                return Wide(field);
            }
            extra = rest;
        }
        Wide(&[])
    }

    /// Returns whether there are any.
    pub(crate) fn any(&self) -> bool {
        !self.0.is_empty()
    }

    /// Returns a number, or the next one of 64 bits if it does not fit.
    fn or(&mut self, number: u32) -> u64 {
        match self.0.split_at_checked(8) {
            Some((wide, rest)) if number == u32::MAX => {
                self.0 = rest;
                u64_at(wide, 0)
            }
            _ => number.into(),
        }
    }
}

impl Member {
    /// Returns its name, which may contain anything.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Size of the trace in bytes, as the archive states it.
    pub fn size(&self) -> u64 {
        self.head.size
    }

    /// Opens the member of the archive in which it was found. A window of more than `window` bytes is rejected.
    ///
    /// # Errors
    ///
    /// Returns the errors of the file, and those of [`Error::of`] if the member cannot be read.
    pub fn open<R: Read + Seek>(&self, mut from: R, window: u64) -> io::Result<Unpacked<R>> {
        let method = self.head.method(&self.name)?;
        from.seek(SeekFrom::Start(self.at))?;
        let mut from = Counted::new(from, u64::MAX);
        let header = from.array::<LOCAL_SIZE>()?.filter(|header| u32_at(header, 0) == LOCAL);
        let Some(header) = header else {
            return Err(Error::Directory { at: self.at, detail: "no member begins there" }.into());
        };
        from.skip(u64::from(u16_at(&header, 26)) + u64::from(u16_at(&header, 28)))?;
        from.limit(self.head.packed);
        Ok(Unpacked::of(method, from, Some(self.head.stated()), window))
    }
}

/// Returns whether a name is that of a trace.
pub(crate) fn is_trace(name: &str) -> bool {
    name.get(name.len().saturating_sub(4)..).is_some_and(|end| end.eq_ignore_ascii_case(".etl"))
}

pub(crate) fn u16_at(bytes: &[u8], at: usize) -> u16 {
    bytes.get(at..).and_then(|bytes| bytes.first_chunk()).map_or(0, |bytes| u16::from_le_bytes(*bytes))
}

pub(crate) fn u32_at(bytes: &[u8], at: usize) -> u32 {
    bytes.get(at..).and_then(|bytes| bytes.first_chunk()).map_or(0, |bytes| u32::from_le_bytes(*bytes))
}

fn u64_at(bytes: &[u8], at: usize) -> u64 {
    bytes.get(at..).and_then(|bytes| bytes.first_chunk()).map_or(0, |bytes| u64::from_le_bytes(*bytes))
}

/// Reads bytes of an archive.
pub(crate) fn record(from: &mut Counted<impl Read>, size: usize) -> io::Result<Vec<u8>> {
    let mut record = Vec::new();
    match from.by_ref().take(size as u64).read_to_end(&mut record)? == size {
        true => Ok(record),
        false => Err(Error::CutOff { format: Format::Zip.name(), at: from.taken() }.into()),
    }
}

pub(crate) fn number(from: &mut Counted<impl Read>) -> io::Result<u32> {
    Ok(u32_at(&record(from, 4)?, 0))
}

/// Skips bytes of an archive.
pub(crate) fn skip(from: &mut Counted<impl Read>, size: u64) -> io::Result<()> {
    match from.skip(size)? {
        true => Ok(()),
        false => Err(Error::CutOff { format: Format::Zip.name(), at: from.taken() }.into()),
    }
}

/// Skips the directory after the signature of its first record, to the end of the archive.
pub(crate) fn skip_directory(from: &mut Counted<impl Read>, mut signature: u32) -> io::Result<()> {
    loop {
        let at = from.taken() - 4;
        // Size of the fixed part, and offsets of the sizes of other parts.
        let (size, others) = match signature {
            ENTRY => (ENTRY_SIZE, &[28, 30, 32][..]),
            END => (END_SIZE, &[20][..]),
            END_64 => (END_64_SIZE, &[][..]),
            LOCATOR_64 => (LOCATOR_64_SIZE, &[][..]),
            _ => return Err(Error::Directory { at, detail: "no member begins there" }.into()),
        };
        let bytes = record(from, size - 4)?;
        skip(from, others.iter().map(|at| u64::from(u16_at(&bytes, at - 4))).sum())?;
        if signature == END {
            return match from.fill_buf()?.is_empty() {
                true => Ok(()),
                false => Err(Error::Directory { at: from.taken(), detail: "bytes follow its end" }.into()),
            };
        }
        signature = number(from)?;
    }
}

/// Lists the traces in an archive, in the order of its directory: the members whose names end in `.etl`, or the only member.
///
/// # Errors
///
/// Returns the errors of the file, and those of [`Error::of`] if the archive is damaged, or contains no trace or too many.
pub fn members<R: Read + Seek>(mut from: R) -> io::Result<Vec<Member>> {
    let directory = Directory::find(&mut from)?;
    from.seek(SeekFrom::Start(directory.at))?;
    let mut from = Counted::new(from, directory.size);
    let (mut traces, mut files, mut other) = (Vec::new(), 0, None);
    for _ in 0..directory.entries {
        let at = directory.at + from.taken();
        let failed = |detail| Error::Directory { at, detail };
        let entry = from.array::<ENTRY_SIZE>()?.ok_or_else(|| failed("it is cut off"))?;
        if u32_at(&entry, 0) != ENTRY {
            return Err(failed("an entry is missing").into());
        }
        let [name, extra, comment] = [28, 30, 32].map(|at| usize::from(u16_at(&entry, at)));
        let mut bytes = vec![0; name + extra];
        if from.read_exact(&mut bytes).is_err() || !from.skip(comment as u64)? {
            return Err(if from.failed { io::ErrorKind::Other.into() } else { failed("it is cut off").into() });
        }
        let (name, extra) = bytes.split_at_checked(name).unwrap_or_default();
        // Folders.
        if name.ends_with(b"/") {
            continue;
        }
        files += 1;
        if name.len() > MAX_NAME {
            return Err(failed("a name is too long").into());
        }
        let name = String::from_utf8_lossy(name).into_owned();
        let head = Head::read(&entry, 8, extra);
        let mut wide = Wide::new(extra);
        let [_size, _packed] = [24, 20].map(|at| wide.or(u32_at(&entry, at)));
        let member = Member { at: wide.or(u32_at(&entry, 42)), name, head };
        if !is_trace(&member.name) {
            other = Some(member);
        } else if traces.len() < MAX_MEMBERS {
            traces.push(member);
        } else {
            return Err(Error::Members.into());
        }
    }
    match other {
        Some(only) if files == 1 => Ok(vec![only]),
        _ if traces.is_empty() => Err(Error::NoTrace { members: files }.into()),
        _ => Ok(traces),
    }
}

/// Place of a directory.
struct Directory {
    at: u64,
    size: u64,
    entries: u64,
}

impl Directory {
    fn find<R: Read + Seek>(from: &mut R) -> io::Result<Directory> {
        let length = from.seek(SeekFrom::End(0))?;
        let begin = length.saturating_sub(TAIL);
        from.seek(SeekFrom::Start(begin))?;
        let mut tail = Vec::new();
        from.by_ref().take(TAIL).read_to_end(&mut tail)?;
        let ends = |at: &usize| {
            let record = tail.get(*at..).unwrap_or_default();
            u32_at(record, 0) == END && record.len() == END_SIZE + usize::from(u16_at(record, 20))
        };
        let last = tail.len().checked_sub(END_SIZE).and_then(|last| (0..=last).rev().find(ends));
        let missing = || Error::CutOff { format: Format::Zip.name(), at: length };
        let last = last.ok_or_else(missing)?;
        let end = tail.get(last..).unwrap_or_default();
        let narrow =
            Directory { at: u32_at(end, 16).into(), size: u32_at(end, 12).into(), entries: u16_at(end, 10).into() };
        let locator = last.checked_sub(LOCATOR_64_SIZE).and_then(|at| tail.get(at..last));
        let directory = match locator.filter(|locator| u32_at(locator, 0) == LOCATOR_64) {
            Some(locator) => {
                let at = u64_at(locator, 8);
                from.seek(SeekFrom::Start(at))?;
                let mut record = [0; END_64_SIZE];
                let read = from.read_exact(&mut record);
                if read.is_err() || u32_at(&record, 0) != END_64 {
                    return Err(Error::Directory { at, detail: "its end is missing" }.into());
                }
                if u32_at(&record, 16) != 0 || u32_at(&record, 20) != 0 {
                    return Err(Error::Split.into());
                }
                Directory { at: u64_at(&record, 48), size: u64_at(&record, 40), entries: u64_at(&record, 32) }
            }
            None if u16_at(end, 4) != 0 || u16_at(end, 6) != 0 => return Err(Error::Split.into()),
            None => narrow,
        };
        if directory.at.checked_add(directory.size).is_none_or(|end| end > begin + last as u64) {
            return Err(Error::Directory { at: begin + last as u64, detail: "its size or offset is wrong" }.into());
        }
        Ok(directory)
    }
}
