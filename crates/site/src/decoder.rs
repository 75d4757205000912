//! The decoder: a page, its scripts, where its results link to, and the program that decodes.
//!
//! The program is WebAssembly that is built apart from the site. A page in a folder may load scripts but no data, so the
//! program is a script too: compressed, and in base64.
//!
//! # Design
//!
//! Browsers decompress Deflate themselves. LZMA makes the program a quarter smaller, and its decoder has a hundred lines.
//!
//! Tables of providers and the pack of Windows' providers are scripts of their own, which the page loads when a trace has
//! events that they may describe. So is the program that makes profiles, which the page loads when it makes one.
//!
//! The worker is a function that is converted to text, because a page in a folder can start a worker only from text.
//! The program is loaded when it is first used.

use std::io::Write as _;

use askama::Template;
use lzma_rust2::{LzmaOptions, LzmaWriter};
use serde_json::{Map, Value, json};

use super::addresses::{DECODER, event_anchors, hooks_page, struct_page};
use super::context::Site;
use super::page::Page;
use super::rendered::Rendered;
use super::script::assign;
use etwspec_catalog::Catalog;

/// The part of the style sheet that the decoder uses.
pub(super) const STYLE: &str = include_str!("../templates/decoder/decoder.css");

/// The scripts of the page, in the order in which it loads them.
const SCRIPTS: [(&str, &str); 7] = [
    ("worker.js", include_str!("../templates/decoder/worker.js")),
    ("client.js", include_str!("../templates/decoder/client.js")),
    ("fields.js", include_str!("../templates/decoder/fields.js")),
    ("overview.js", include_str!("../templates/decoder/overview.js")),
    ("profiles.js", include_str!("../templates/decoder/profiles.js")),
    ("trace.js", include_str!("../templates/decoder/trace.js")),
    ("page.js", include_str!("../templates/decoder/page.js")),
];

#[derive(Template)]
#[template(path = "decoder/decoder.html")]
struct DecoderPage {
    page: Page,
    /// True if the page can make profiles.
    profiles: bool,
    scripts: Vec<&'static str>,
}

/// The page and its files; none without the program.
pub(super) fn files(site: &Site<'_>) -> Vec<Rendered> {
    let Some(decoder) = &site.options.decoder else { return Vec::new() };
    let cx = site.page_context(DECODER);
    let summary = "Paste bytes or open a trace, and see every field. Nothing leaves this page: it sends no request.";
    let view = DecoderPage {
        page: Page::new(&cx, "Decoder", "", summary),
        profiles: !decoder.profile.is_empty(),
        scripts: SCRIPTS.iter().map(|(name, _)| *name).collect(),
    };
    let mut files = vec![(DECODER.to_owned(), view.to_string())];
    files.extend(SCRIPTS.map(|(name, text)| (format!("decoder/{name}"), text.to_owned())));
    files.push(("decoder/links.js".to_owned(), assign("etwspecDecoderLinks", &links(site.catalog))));
    let in_lzma = |bytes: &[u8]| json!({ "size": bytes.len(), "packed": base64(&packed(bytes)) });
    let mut data = |name: &str, variable: &str, data: &Value| {
        files.push((format!("decoder/{name}.js"), assign(variable, data)));
    };
    data("program", "etwspecDecoderProgram", &in_lzma(&decoder.program));
    if !decoder.profile.is_empty() {
        data("profile", "etwspecDecoderProfile", &in_lzma(&decoder.profile));
    }
    if !decoder.tables.is_empty() {
        data("tables", "etwspecDecoderTables", &in_lzma(&decoder.tables));
    }
    if !decoder.windows.is_empty() {
        // The pack is compressed.
        data("windows", "etwspecDecoderWindows", &json!({ "size": null, "packed": base64(decoder.windows) }));
    }
    files
}

/// The pages of structures, by name, and the rows of events, by hook ID.
fn links(catalog: &Catalog) -> Value {
    let structures = catalog.structs.iter().map(|one| (one.name.clone(), json!(struct_page(&one.name))));
    let mut events = Map::new();
    for group in &catalog.hooks {
        let page = hooks_page(group);
        for (event, anchor) in group.events.iter().zip(event_anchors(group)) {
            if let Some(hook) = event.hook {
                events.entry(format!("0x{hook:04x}")).or_insert_with(|| json!(format!("{page}#{anchor}")));
            }
        }
    }
    json!({ "structures": structures.collect::<Map<_, _>>(), "events": events })
}

/// Compresses the program with LZMA, which takes seconds, once for each build of the site. The worker decompresses it.
fn packed(program: &[u8]) -> Vec<u8> {
    let options = LzmaOptions::with_preset(9);
    let pack = || {
        let mut writer = LzmaWriter::new_no_header(Vec::new(), &options, false)?;
        writer.write_all(program)?;
        writer.finish()
    };
    pack().expect("memory does not fail")
}

/// Encodes bytes in base64.
fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let byte = |at: usize| u32::from(chunk.get(at).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for at in 0..4 {
            let letter = LETTERS[(bits >> (18 - 6 * at)) as usize & 63];
            text.push(if at <= chunk.len() { char::from(letter) } else { '=' });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::base64;

    #[test]
    fn encodes_base64_with_padding() {
        let encoded = ["", "f", "fo", "foo", "foob", "fooba", "foobar"].map(|text| base64(text.as_bytes()));
        assert_eq!(encoded, ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy"]);
    }
}
