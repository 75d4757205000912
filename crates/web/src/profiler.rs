//! Profiles for the decoder of the reference site.
//!
//! A request is a trace. The response consists of the size of the profile in four bytes, the profile in the format of the Firefox
//! Profiler, which Perfetto reads too, and a list of warnings as JSON.
//!
//! # Design
//!
//! The example `etwspec_web_profile` is the program. The whole trace is in its memory, which the page frees
//! when it has the profile.

use etwspec_etl::Trace;
use etwspec_profile::collect::Rundown;
use serde_json::json;

/// Name of this program in profiles.
const PRODUCT: &str = concat!("etwspec ", env!("CARGO_PKG_VERSION"));

/// Maximum size of a profile in bytes: WebAssembly has 4 GiB for the trace, the profile, its tables by thread and its text.
const LIMIT: usize = 512 << 20;

/// Makes profiles.
#[derive(Debug, Default)]
pub(crate) struct Profiler;

impl Profiler {
    /// Returns the profile of a trace, and warnings about data that it lacks.
    pub(crate) fn call(&self, trace: &[u8]) -> Vec<u8> {
        const SIZE: usize = size_of::<u32>();
        let profile = Rundown::new(LIMIT).read(&[Trace::new(trace)], &|_, _, _| true, |_, _| ());
        let mut out = vec![0; SIZE];
        let missing = profile.write_firefox(PRODUCT, false, &mut out).expect("memory does not fail");
        let size = u32::try_from(out.len() - SIZE).expect("memory has 32 bits");
        out[..SIZE].copy_from_slice(&size.to_le_bytes());
        let warnings = profile.missing.warnings().chain(missing.warnings());
        let warnings: Vec<_> = warnings.map(|warning| json!([warning.count, warning.noun, warning.rest])).collect();
        out.extend(json!(warnings).to_string().into_bytes());
        out
    }
}
