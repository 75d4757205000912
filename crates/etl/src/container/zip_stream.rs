//! A zip archive from a pipe: members are read in the order of their data, without the directory.

use std::io::{self, Read};

use crate::container::counted::Counted;
use crate::container::stream::{Method, Unpacked};
use crate::container::zip::{Head, LOCAL, LOCAL_SIZE, Wide, is_trace, number, record, skip, skip_directory, u16_at};
use crate::container::{Error, MAX_NAME};

/// Signature of the sizes after the data of a member, which may be absent.
const SIZES: u32 = u32::from_le_bytes(*b"PK\x07\x08");

/// The first trace of an archive.
pub(crate) struct ZipStream<R: Read> {
    stage: Stage<R>,
    window: u64,
    /// True if a trace was found.
    any: bool,
    /// Number of members before it.
    others: u64,
}

enum Stage<R: Read> {
    Between(Counted<R>),
    /// In the trace. The header states whether sizes follow it, and whether they are wide.
    Within(Box<Unpacked<R>>, Head, bool),
    Done,
}

impl<R: Read> ZipStream<R> {
    pub(crate) fn new(from: R, window: u64) -> Self {
        ZipStream { stage: Stage::Between(Counted::new(from, u64::MAX)), window, any: false, others: 0 }
    }

    /// Reads the header of the next member. Skips it, unless it is a trace.
    fn next(&mut self, mut from: Counted<R>) -> io::Result<Stage<R>> {
        let signature = number(&mut from)?;
        if signature != LOCAL {
            skip_directory(&mut from, signature)?;
            return if self.any { Ok(Stage::Done) } else { Err(Error::NoTrace { members: self.others }.into()) };
        }
        // Offsets count from the signature.
        let header = [vec![0; 4], record(&mut from, LOCAL_SIZE - 4)?].concat();
        let [name, extra] = [26, 28].map(|at| usize::from(u16_at(&header, at)));
        let bytes = record(&mut from, name + extra)?;
        let (name, extra) = bytes.split_at_checked(name).unwrap_or_default();
        let head = Head::read(&header, 6, extra);
        let trace = is_trace(&String::from_utf8_lossy(name));
        let name = || String::from_utf8_lossy(name.get(..MAX_NAME).unwrap_or(name)).into_owned();
        if trace && self.any {
            return Err(Error::Another { name: name() }.into());
        }
        let method = trace.then(|| head.method(&name())).transpose()?;
        match method {
            // The end of what is stored is its size.
            _ if head.sizes_follow() && method.is_none_or(|method| method != Method::Deflate) => {
                Err(Error::Unsized { name: name() }.into())
            }
            Some(method) => {
                self.any = true;
                let stated = (!head.sizes_follow()).then(|| {
                    from.limit(head.packed());
                    head.stated()
                });
                let wide = Wide::new(extra).any();
                Ok(Stage::Within(Box::new(Unpacked::of(method, from, stated, self.window)), head, wide))
            }
            None => {
                self.others += 1;
                skip(&mut from, head.packed())?;
                Ok(Stage::Between(from))
            }
        }
    }

    /// Continues after the trace.
    fn end(unpacked: Unpacked<R>, head: &Head, wide: bool) -> io::Result<Stage<R>> {
        let (mut from, sum) = unpacked.into_inner();
        from.limit(u64::MAX);
        if head.sizes_follow() {
            let mut crc = number(&mut from)?;
            if crc == SIZES {
                crc = number(&mut from)?;
            }
            skip(&mut from, if wide { 16 } else { 8 })?;
            if crc != sum {
                return Err(Error::Differs { what: "the checksum" }.into());
            }
        }
        Ok(Stage::Between(from))
    }
}

impl<R: Read> Read for ZipStream<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if into.is_empty() {
            return Ok(0);
        }
        loop {
            // An error ends reading.
            self.stage = match std::mem::replace(&mut self.stage, Stage::Done) {
                Stage::Done => return Ok(0),
                Stage::Between(from) => self.next(from)?,
                Stage::Within(mut unpacked, head, wide) => match unpacked.read(into)? {
                    0 => ZipStream::end(*unpacked, &head, wide)?,
                    got => {
                        self.stage = Stage::Within(unpacked, head, wide);
                        return Ok(got);
                    }
                },
            };
        }
    }
}
