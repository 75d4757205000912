//! Object stores by address.

use std::ffi::OsString;
use std::sync::Arc;

use datafusion::common::{exec_datafusion_err, exec_err};
use datafusion::error::Result;
use datafusion::execution::object_store::{DefaultObjectStoreRegistry, ObjectStoreRegistry};
use object_store::{ObjectStore, ObjectStoreScheme};
use url::Url;

/// Object stores that are opened when a query refers to them, with options of the environment such as `AWS_REGION`.
#[derive(Debug, Default)]
pub struct EnvironmentStores {
    known: DefaultObjectStoreRegistry,
}

impl ObjectStoreRegistry for EnvironmentStores {
    fn register_store(&self, url: &Url, store: Arc<dyn ObjectStore>) -> Option<Arc<dyn ObjectStore>> {
        self.known.register_store(url, store)
    }

    fn deregister_store(&self, url: &Url) -> Result<Arc<dyn ObjectStore>> {
        self.known.deregister_store(url)
    }

    fn get_store(&self, url: &Url) -> Result<Arc<dyn ObjectStore>> {
        if let Ok(store) = self.known.get_store(url) {
            return Ok(store);
        }
        // A value that is not text cannot be an option.
        let option = |(name, value): (OsString, OsString)| {
            Some((name.to_str()?.to_ascii_lowercase(), value.into_string().ok()?))
        };
        let options = std::env::vars_os().filter_map(option);
        if cfg!(not(feature = "cloud")) && ObjectStoreScheme::parse(url).is_ok() {
            return exec_err!(
                "`{url}` is in an object store, which this build cannot read; build it with the feature `cloud`"
            );
        }
        let failed = |error| exec_datafusion_err!("`{url}` cannot be opened: {error}");
        let (store, _) = object_store::parse_url_opts(url, options).map_err(failed)?;
        let store: Arc<dyn ObjectStore> = store.into();
        self.known.register_store(url, store.clone());
        Ok(store)
    }
}
