//! Detection of compression methods that are not supported.
//!
//! A buffer header contains a flag for compression, but not the method. All observed buffers use plain XPRESS. Windows has
//! two other methods, whose data can be recognized.

/// A compression method that is not supported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Method {
    /// LZ77 in chunks of 4 KiB.
    Lznt1,
    /// LZ77 with Huffman codes.
    XpressHuffman,
}

impl Method {
    /// Returns the name in Windows.
    pub fn name(self) -> &'static str {
        match self {
            Method::Lznt1 => "LZNT1",
            Method::XpressHuffman => "XPRESS-Huffman",
        }
    }

    /// Returns the method whose format the data has.
    pub(crate) fn of(data: &[u8]) -> Option<Method> {
        if is_lznt1(data) {
            return Some(Method::Lznt1);
        }
        has_complete_code(data).then_some(Method::XpressHuffman)
    }
}

/// Returns whether the data is a sequence of LZNT1 chunks. Each chunk header contains the size minus 3, the signature 3,
/// and a bit for compression (\[MS-XCA\]).
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

/// Returns whether the data begins with 512 code lengths of 4 bits that form a complete prefix code.
fn has_complete_code(data: &[u8]) -> bool {
    let Some(lengths) = data.first_chunk::<256>() else { return false };
    let lengths = lengths.iter().flat_map(|byte| [byte & 0xF, byte >> 4]);
    let codes: u32 = lengths.filter(|length| *length > 0).map(|length| 1 << (15 - length)).sum();
    codes == 1 << 15
}
