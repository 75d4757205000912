//! Object stores by address.

use datafusion::error::Result;
use datafusion::execution::context::SessionContext;

/// Makes the store of an address known to a session. Its options are those of the environment, such as `AWS_REGION`.
///
/// # Errors
///
/// If the address is not valid, or its kind of store is unknown.
pub(crate) fn register(context: &SessionContext, path: &str) -> Result<()> {
    if !path.contains("://") {
        return Ok(());
    }
    let address = url::Url::parse(path)
        .map_err(|error| datafusion::error::DataFusionError::Plan(format!("`{path}` is not an address: {error}")))?;
    if address.scheme() == "file" {
        return Ok(());
    }
    let options = std::env::vars().map(|(name, value)| (name.to_ascii_lowercase(), value));
    let (store, _) = object_store::parse_url_opts(&address, options)?;
    let mut root = address;
    root.set_path("/");
    root.set_query(None);
    context.register_object_store(&root, store.into());
    Ok(())
}
