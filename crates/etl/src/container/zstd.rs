//! Zstandard: frames that follow each other, with their checksums.

use std::io::{self, BufRead, Read};

use ruzstd::decoding::errors::{FrameDecoderError, FrameHeaderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};

use crate::container::counted::Counted;

/// The frames of an input.
pub(crate) struct Frames<R> {
    from: Counted<R>,
    decoder: FrameDecoder,
    /// True within a frame.
    open: bool,
    /// True if there was a frame.
    any: bool,
    /// Error after the bytes that were decoded.
    failed: Option<io::Error>,
}

/// A last block without bytes, and a checksum.
const END: [u8; 7] = [1, 0, 0, 0, 0, 0, 0];

impl<R: Read> Frames<R> {
    pub(crate) fn new(from: Counted<R>, window: u64) -> Self {
        let mut decoder = FrameDecoder::new();
        decoder.set_max_window_size(window);
        Frames { from, decoder, open: false, any: false, failed: None }
    }

    pub(crate) fn get_ref(&self) -> &Counted<R> {
        &self.from
    }

    pub(crate) fn into_inner(self) -> Counted<R> {
        self.from
    }

    /// Begins the next frame. Returns false at the end.
    fn begin(&mut self) -> io::Result<bool> {
        if self.from.fill_buf()?.is_empty() && self.any {
            return Ok(false);
        }
        self.any = true;
        match self.decoder.reset(&mut self.from) {
            Ok(()) => self.open = true,
            Err(FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame { length, .. })) => {
                if !self.from.skip(length.into())? {
                    return Err(io::ErrorKind::UnexpectedEof.into());
                }
            }
            Err(
                FrameDecoderError::WindowSizeTooBig { .. }
                | FrameDecoderError::FrameHeaderError(FrameHeaderError::WindowTooBig { .. }),
            ) => return Err(io::ErrorKind::OutOfMemory.into()),
            Err(FrameDecoderError::DictNotProvided { .. }) => return Err(io::Error::other("they need a dictionary")),
            Err(error) => return Err(io::Error::other(error.to_string())),
        }
        Ok(true)
    }
}

impl<R: Read> Read for Frames<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        while !into.is_empty() {
            if !self.open {
                if self.begin()? {
                    continue;
                }
                break;
            }
            let decoder = &mut self.decoder;
            while decoder.can_collect() == 0 && !decoder.is_finished() {
                if let Err(error) = decoder.decode_blocks(&mut self.from, BlockDecodingStrategy::UptoBlocks(1)) {
                    self.failed = Some(io::Error::other(error.to_string()));
                    // A decoder keeps its window until the frame ends, which may be all that was decoded.
                    let end = decoder.decode_blocks(&END[..], BlockDecodingStrategy::UptoBlocks(1));
                    end.map_err(|error| io::Error::other(error.to_string()))?;
                }
            }
            let got = decoder.read(into)?;
            if got > 0 {
                return Ok(got);
            }
            if let Some(error) = self.failed.take() {
                return Err(error);
            }
            let stated = decoder.get_checksum_from_data();
            if stated.is_some() && stated != decoder.get_calculated_checksum() {
                return Err(io::Error::other("the checksum differs"));
            }
            self.open = false;
        }
        Ok(0)
    }
}
