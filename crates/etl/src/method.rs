//! Which method of compression some bytes are not plain XPRESS of.
//!
//! A buffer tells that it is compressed and not how. All that were seen are plain XPRESS; Windows has two more methods,
//! whose bytes can be told from others.

/// A method that is not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Method {
    /// LZ77 in chunks of 4 KiB.
    Lznt1,
    /// LZ77 with Huffman codes.
    XpressHuffman,
}

impl Method {
    /// The name that Windows has for it.
    pub fn name(self) -> &'static str {
        match self {
            Method::Lznt1 => "LZNT1",
            Method::XpressHuffman => "XPRESS-Huffman",
        }
    }

    /// The method that some bytes look like.
    pub(crate) fn of(data: &[u8]) -> Option<Method> {
        if is_lznt1(data) {
            return Some(Method::Lznt1);
        }
        has_complete_code(data).then_some(Method::XpressHuffman)
    }
}

/// Chunks that follow each other to the end: each begins with its size less 3, and the number 3 above it, which is
/// [MS-XCA]'s signature of a chunk, with a bit that says whether it is compressed.
fn is_lznt1(data: &[u8]) -> bool {
    let (mut at, mut chunks) = (0usize, 0);
    while let Some(head) = data.get(at..).and_then(<[u8]>::first_chunk) {
        let head = u16::from_le_bytes(*head);
        if head == 0 {
            break;
        }
        if head >> 12 & 7 != 3 {
            return false;
        }
        at += usize::from(head & 0xFFF) + 3;
        chunks += 1;
    }
    chunks > 0 && at <= data.len()
}

/// 512 lengths of codes, of four bits each, that use up all codes of 15 bits.
fn has_complete_code(data: &[u8]) -> bool {
    let Some(lengths) = data.first_chunk::<256>() else { return false };
    let lengths = lengths.iter().flat_map(|byte| [byte & 0xF, byte >> 4]);
    let codes: u32 = lengths.filter(|length| *length > 0).map(|length| 1 << (15 - length)).sum();
    codes == 1 << 15
}
