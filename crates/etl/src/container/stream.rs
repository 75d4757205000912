//! Decompresses one stream.

use std::io::{self, Read};

use flate2::Crc;
use flate2::bufread::{DeflateDecoder, MultiGzDecoder};
use lzma_rust2::XzReader;

use crate::container::counted::Counted;
use crate::container::zstd::Frames;
use crate::container::{Error, FREE_GROWTH, Format, MAX_GROWTH};

/// Maximum number of bytes that a decoder returns at a time. Bytes that it unpacks before damage are lost with it.
const PIECE: usize = 1 << 12;

/// Memory that a decoder of xz needs besides its window, in KiB.
const OVERHEAD: u32 = 1 << 10;

/// Size and checksum that an archive states.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stated {
    pub(crate) size: u64,
    pub(crate) crc: u32,
}

/// Method that compresses a stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Method {
    Stored,
    Deflate,
    Whole(Format),
}

impl Method {
    /// Returns a method by its number in zip.
    pub(crate) fn of_zip(number: u16) -> Option<Method> {
        match number {
            0 => Some(Method::Stored),
            8 => Some(Method::Deflate),
            93 => Some(Method::Whole(Format::Zstd)),
            95 => Some(Method::Whole(Format::Xz)),
            _ => None,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Method::Stored | Method::Deflate => Format::Zip.name(),
            Method::Whole(format) => format.name(),
        }
    }
}

enum Decoder<R: Read> {
    Stored(Counted<R>),
    Deflate(DeflateDecoder<Counted<R>>),
    Gzip(MultiGzDecoder<Counted<R>>),
    Xz(Box<XzReader<Counted<R>>>),
    Zstd(Box<Frames<R>>),
}

impl<R: Read> Decoder<R> {
    fn new(method: Method, from: Counted<R>, window: u64) -> Self {
        match method {
            Method::Stored | Method::Whole(Format::Zip) => Decoder::Stored(from),
            Method::Deflate => Decoder::Deflate(DeflateDecoder::new(from)),
            Method::Whole(Format::Gzip) => Decoder::Gzip(MultiGzDecoder::new(from)),
            Method::Whole(Format::Xz) => {
                let most = u32::try_from(window >> 10).unwrap_or(u32::MAX).saturating_add(OVERHEAD);
                Decoder::Xz(Box::new(XzReader::new_mem_limit(from, true, most)))
            }
            Method::Whole(Format::Zstd) => Decoder::Zstd(Box::new(Frames::new(from, window))),
        }
    }

    fn get_ref(&self) -> &Counted<R> {
        match self {
            Decoder::Stored(from) => from,
            Decoder::Deflate(decoder) => decoder.get_ref(),
            Decoder::Gzip(decoder) => decoder.get_ref(),
            Decoder::Xz(decoder) => decoder.inner(),
            Decoder::Zstd(decoder) => decoder.get_ref(),
        }
    }

    fn into_inner(self) -> Counted<R> {
        match self {
            Decoder::Stored(from) => from,
            Decoder::Deflate(decoder) => decoder.into_inner(),
            Decoder::Gzip(decoder) => decoder.into_inner(),
            Decoder::Xz(decoder) => decoder.into_inner(),
            Decoder::Zstd(decoder) => decoder.into_inner(),
        }
    }

    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        match self {
            Decoder::Stored(from) => from.read(into),
            Decoder::Deflate(decoder) => decoder.read(into),
            Decoder::Gzip(decoder) => decoder.read(into),
            Decoder::Xz(decoder) => decoder.read(into),
            Decoder::Zstd(decoder) => decoder.read(into),
        }
    }
}

/// The unpacked bytes of a compressed stream. After an error or the end, there are no more.
pub struct Unpacked<R: Read> {
    decoder: Decoder<R>,
    method: Method,
    stated: Option<Stated>,
    /// Offset in the input before the compressed data.
    begin: u64,
    /// Checksum of the unpacked bytes, if the archive states one.
    crc: Option<Crc>,
    /// Number of unpacked bytes.
    unpacked: u64,
    window: u64,
    done: bool,
}

impl<R: Read> std::fmt::Debug for Unpacked<R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Unpacked")
            .field("method", &self.method)
            .field("unpacked", &self.unpacked)
            .finish_non_exhaustive()
    }
}

impl<R: Read> Unpacked<R> {
    /// Unpacks a compressed input. An archive is not one; its bytes are returned as they are. A window of more than `window` bytes is
    /// rejected.
    pub fn new(format: Format, from: R, window: u64) -> Self {
        Unpacked { crc: None, ..Unpacked::of(Method::Whole(format), Counted::new(from, u64::MAX), None, window) }
    }

    /// Unpacks a member of an archive.
    pub(crate) fn of(method: Method, from: Counted<R>, stated: Option<Stated>, window: u64) -> Self {
        let begin = from.taken();
        let decoder = Decoder::new(method, from, window);
        Unpacked { decoder, method, stated, begin, crc: Some(Crc::new()), unpacked: 0, window, done: false }
    }

    /// Returns the input, and the checksum of the unpacked bytes.
    pub(crate) fn into_inner(self) -> (Counted<R>, u32) {
        let sum = self.sum();
        (self.decoder.into_inner(), sum)
    }

    fn sum(&self) -> u32 {
        self.crc.as_ref().map_or(0, Crc::sum)
    }

    /// Number of compressed bytes that were read.
    pub fn packed(&self) -> u64 {
        self.decoder.get_ref().taken() - self.begin
    }

    /// Number of unpacked bytes that were read.
    pub fn unpacked(&self) -> u64 {
        self.unpacked
    }

    fn error(&self, error: io::Error) -> io::Error {
        let (from, format, at) = (self.decoder.get_ref(), self.method.name(), self.packed());
        match error.kind() {
            _ if from.failed => error,
            io::ErrorKind::OutOfMemory => Error::Window { format, most: self.window }.into(),
            io::ErrorKind::UnexpectedEof => Error::CutOff { format, at }.into(),
            _ if from.ended => Error::CutOff { format, at }.into(),
            _ => Error::Damaged { format, at, detail: error.to_string() }.into(),
        }
    }

    fn at_end(&self) -> Result<(), Error> {
        let Some(stated) = self.stated else { return Ok(()) };
        // The decoder of deflate takes the end of its input for that of its data.
        if self.decoder.get_ref().short && self.unpacked < stated.size {
            return Err(Error::CutOff { format: self.method.name(), at: self.packed() });
        }
        if self.unpacked != stated.size {
            return Err(Error::Differs { what: "the size" });
        }
        if self.sum() != stated.crc {
            return Err(Error::Differs { what: "the checksum" });
        }
        Ok(())
    }
}

impl<R: Read> Read for Unpacked<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let most = into.len().min(PIECE);
        let Some(into) = into.get_mut(..most).filter(|into| !self.done && !into.is_empty()) else { return Ok(0) };
        match self.decoder.read(into) {
            Ok(0) => {
                self.done = true;
                self.at_end()?;
                Ok(0)
            }
            Ok(got) => {
                if let Some(crc) = &mut self.crc {
                    crc.update(into.get(..got).unwrap_or_default());
                }
                self.unpacked += got as u64;
                let packed = self.packed();
                if self.unpacked > FREE_GROWTH && self.unpacked / MAX_GROWTH > packed {
                    self.done = true;
                    return Err(Error::Growth { from: packed, to: self.unpacked }.into());
                }
                if self.stated.is_some_and(|stated| self.unpacked > stated.size) {
                    self.done = true;
                    return Err(Error::Differs { what: "the size" }.into());
                }
                Ok(got)
            }
            Err(error) => {
                self.done = true;
                Err(self.error(error))
            }
        }
    }
}
