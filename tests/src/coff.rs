//! Reads the one part of a COFF object file that tests need: the bytes of a section.

/// Returns the bytes of the section with a name of at most 8 characters, or `None` if there is none or the file is not
/// COFF.
pub fn section<'b>(object: &'b [u8], name: &str) -> Option<&'b [u8]> {
    const HEADER: usize = 20;
    const ROW: usize = 40;
    let short = |at: usize| Some(usize::from(u16::from_le_bytes(object.get(at..at + 2)?.try_into().ok()?)));
    let long = |at: usize| usize::try_from(u32::from_le_bytes(object.get(at..at + 4)?.try_into().ok()?)).ok();
    let (sections, optional) = (short(2)?, short(16)?);
    (0..sections).map(|section| HEADER + optional + ROW * section).find_map(|row| {
        let padded = object.get(row..row + 8)?;
        let end = padded.iter().position(|&byte| byte == 0).unwrap_or(padded.len());
        let (size, start) = (long(row + 16)?, long(row + 20)?);
        (&padded[..end] == name.as_bytes()).then(|| object.get(start..start + size)).flatten()
    })
}
