// Generated from spec/structs/PERFINFO_CCSWAP_BUFFER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CCSWAP_BUFFER in the form of releases 6.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Context switches in compact form: a header, then records of 2, 4 or 8 bytes.
///
/// In C: `PERFINFO_CCSWAP_BUFFER`, 0x58 bytes. Releases 6.0+.
///
/// The kernel collects the switches of one processor and logs them as one event, of at most 0x0400 bytes. The idle thread is not in the tables.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *PERFINFO_CCSWAP_BUFFER*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "PERFINFO_CCSWAP_BUFFER")]
pub struct PerfinfoCcswapBuffer {
    /// `LONGLONG FirstTimeStamp`, at 0x00. When the batch started. Unit: ticks of the session's clock.
    pub first_time_stamp: i64,
    /// `ULONG TidTable`, at 0x08. The threads that the records tell by their index here.
    pub tid_table: [u32; 16],
    /// `SCHAR ThreadBasePriority`, at 0x48. The base priority of each, as of its first switch in the batch.
    pub thread_base_priority: [i8; 16],
    /// `PERFINFO_CCSWAP_RECORD Records`, to the end. The switches, in the order in which they happened.
    pub records: alloc::vec::Vec<crate::payloads::thread::PerfinfoCcswapRecord>,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl PerfinfoCcswapBuffer {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 88;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoCcswapBufferView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 88] {
        let mut bytes = [0; 88];
        put::<0, 8, _>(&mut bytes, self.first_time_stamp.to_le_bytes());
        fill(part_mut::<8, 64, _>(&mut bytes), &self.tid_table, |element| element.to_le_bytes());
        fill(part_mut::<72, 16, _>(&mut bytes), &self.thread_base_priority, |element| element.to_le_bytes());
        bytes
    }
    /// All of its bytes.
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the fixed part announces another length than what follows it has.
    #[inline]
    pub fn to_vec(&self) -> Result<alloc::vec::Vec<u8>, Error> {
        let mut out = alloc::vec::Vec::new();
        Tailed::append_to(self, &mut out)?;
        Ok(out)
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_ccswap_buffer::V6_0;
}

#[cfg(feature = "alloc")]
impl Default for PerfinfoCcswapBuffer {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 88];
        Self {
            first_time_stamp: i64::from_le_bytes(get::<0, 8, _>(bytes)),
            tid_table: array(part::<8, 64, _>(bytes), u32::from_le_bytes),
            thread_base_priority: array(part::<72, 16, _>(bytes), i8::from_le_bytes),
            records: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for PerfinfoCcswapBuffer {}
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoCcswapBuffer {
    const NAME: &'static str = "PERFINFO_CCSWAP_BUFFER";
    const FIXED: usize = 88;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(PerfinfoCcswapBufferView::announced(fixed)),
            None => Err(Error::TooShort { name: "PERFINFO_CCSWAP_BUFFER", needed: 88, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoCcswapBuffer::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("PERFINFO_CCSWAP_BUFFER", out);
        {
            let part = &self.records;
            for item in part { to.tailed(item)?; } to.limit("Records", 1);
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(PerfinfoCcswapBuffer);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoCcswapBuffer {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 88]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`PerfinfoCcswapBuffer`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoCcswapBufferView<'a> {
    fixed: &'a [u8; 88],
    rest: &'a [u8],
}

impl<'a> PerfinfoCcswapBufferView<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "PERFINFO_CCSWAP_BUFFER", needed: 88, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<PerfinfoCcswapBufferTail<'a>, Error> {
        let mut left = Left::new("PERFINFO_CCSWAP_BUFFER", 88, self.rest);
        let records = left.items(<crate::payloads::thread::PerfinfoCcswapRecordView<'a> as Split<'a>>::split, None, |_| true)?;
        Ok(PerfinfoCcswapBufferTail { records, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<PerfinfoCcswapBuffer, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(PerfinfoCcswapBuffer {
            first_time_stamp: i64::from_le_bytes(get::<0, 8, _>(bytes)),
            tid_table: array(part::<8, 64, _>(bytes), u32::from_le_bytes),
            thread_base_priority: array(part::<72, 16, _>(bytes), i8::from_le_bytes),
            records: {
                let part = tail.records;
                part.iter().map(|item| item.to_owned_value()).collect::<Result<_, _>>()?
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 88]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 88] {
        self.fixed
    }
}

getters! {
    self PerfinfoCcswapBufferView "PerfinfoCcswapBufferView" {
        /// `LONGLONG FirstTimeStamp`, at 0x00.
        first_time_stamp: i64 = i64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG TidTable`, at 0x08.
        tid_table: [u32; 16] = array(part::<8, 64, _>(self.fixed), u32::from_le_bytes);
        /// `SCHAR ThreadBasePriority`, at 0x48.
        thread_base_priority: [i8; 16] = array(part::<72, 16, _>(self.fixed), i8::from_le_bytes);
    } tail
}

impl<'a> Split<'a> for PerfinfoCcswapBufferView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = PerfinfoCcswapBuffer;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 88], ..view }, rest)),
            None => Err(Error::TooShort { name: "PERFINFO_CCSWAP_BUFFER", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<PerfinfoCcswapBuffer, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`PerfinfoCcswapBuffer`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PerfinfoCcswapBufferTail<'a> {
    /// `PERFINFO_CCSWAP_RECORD Records`, to the end. The switches, in the order in which they happened.
    pub records: Items<'a, crate::payloads::thread::PerfinfoCcswapRecordView<'a>>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
