//! Compressed buffers of observed traces, decoded by the codec of etwspec-etl and by the reference decoder of the
//! tests.

use std::fs;

use etwspec::buffers::WmiBufferHeaderPtr64;
use etwspec_etl::buffers::xpress::{compress, decompress};
use etwspec_tests::{console, corpus, walk, xpress};

/// Returns every compressed buffer of a trace, with its maximum decompressed size.
fn compressed_buffers(file: &[u8]) -> impl Iterator<Item = (&[u8], usize)> {
    let buffers = walk::buffers(file).map_while(Result::ok).filter(|buffer| buffer.is_compressed());
    buffers.map(|buffer| (&buffer.bytes[WmiBufferHeaderPtr64::SIZE..], buffer.end() - WmiBufferHeaderPtr64::SIZE))
}

#[test]
fn decompression_matches_reference_and_recompression_is_no_larger() {
    let folder = match corpus::folder() {
        Ok(folder) => folder,
        Err(skipped) => return console::say(&skipped),
    };
    let (mut buffers, mut found, mut ours) = (0, 0, 0);
    for path in corpus::traces(&folder) {
        let file = fs::read(&path).expect("the trace is readable");
        for (input, most) in compressed_buffers(&file) {
            let expected = xpress::decompress(input, most).expect("the buffer is as described");
            let mut out = vec![0xA5; most];
            assert_eq!(decompress(input, &mut out), Ok(expected.len()), "{}", path.display());
            assert!(out[..expected.len()] == expected, "{}: other bytes", path.display());

            let mut again = Vec::new();
            compress(&expected, &mut again);
            assert!(xpress::decompress(&again, most).is_some_and(|out| out == expected), "{}", path.display());
            (buffers, found, ours) = (buffers + 1, found + input.len(), ours + again.len());
        }
    }
    assert!(buffers > 0, "the corpus contains compressed traces");
    assert!(ours <= found, "{ours} bytes, more than the {found} by Windows");
    console::say(&format!("{buffers} compressed buffers: {found} bytes by Windows, {ours} by etwspec-etl"));
}
