//! Object stores by address.

use std::sync::Arc;

use datafusion::common::exec_datafusion_err;
use datafusion::error::Result;
use datafusion::execution::object_store::{DefaultObjectStoreRegistry, ObjectStoreRegistry};
use object_store::ObjectStore;
use url::Url;

/// Beginnings of the names of variables that state options of stores, in lower case.
const PREFIXES: [&str; 3] = ["aws_", "azure_", "google_"];

/// Object stores that are opened when a query asks for them, with options of the environment such as `AWS_REGION`.
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
        // Values that are no text cannot be options.
        let options = std::env::vars_os().filter_map(|(name, value)| {
            let name = name.into_string().ok()?.to_ascii_lowercase();
            let is_option = PREFIXES.iter().any(|prefix| name.starts_with(prefix));
            is_option.then_some(())?;
            Some((name, value.into_string().ok()?))
        });
        let failed = |error| exec_datafusion_err!("`{url}` cannot be opened: {error}");
        let (store, _) = object_store::parse_url_opts(url, options).map_err(failed)?;
        let store: Arc<dyn ObjectStore> = store.into();
        self.known.register_store(url, store.clone());
        Ok(store)
    }
}
