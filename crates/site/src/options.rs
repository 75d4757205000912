//! Inputs besides the facts: the address of the site, the date of the facts, the decoder, and the providers of Windows.

use etwspec_schema::pack::Pack;

use super::PICTURE;

/// Options of the site.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Address of the published site, without a slash at its end. Sitemap and canonical links need it.
    pub base_url: Option<String>,
    /// Date of the facts, which footers and the sitemap state.
    pub date: Option<String>,
    /// The decoder. Without it, the site has no page for it.
    pub decoder: Option<Decoder>,
    /// Events of the providers of Windows. Without them, the site has no pages of these providers.
    pub windows: Option<&'static Pack<'static>>,
}

/// The decoder, and the parts that it loads when it needs them.
#[derive(Clone, Debug, Default)]
pub struct Decoder {
    /// WebAssembly that the package etwspec-web is compiled to.
    pub program: Vec<u8>,
    /// WebAssembly that the program of profiles is compiled to. May be empty: the page then makes no profiles.
    pub profile: Vec<u8>,
    /// Tables of providers, as `etwspec_schema::provider_table::to_bytes` returns them. May be empty.
    pub tables: Vec<u8>,
    /// The pack of the providers of Windows. May be empty.
    pub windows: &'static [u8],
}

impl Options {
    /// Returns the address of a page, if that of the site is known.
    pub(super) fn address(&self, path: &str) -> Option<String> {
        let path = path.strip_suffix("index.html").unwrap_or(path);
        self.base_url.as_ref().map(|base| format!("{base}/{path}"))
    }

    /// Returns the address of the picture that previews of links show. They accept no relative address.
    pub(super) fn picture(&self) -> Option<String> {
        self.address(PICTURE.0)
    }
}
