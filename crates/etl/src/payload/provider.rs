//! Payloads of the events of providers, by type.

use etwspec::Error;
use etwspec::describe::provider::ProviderKind;
use etwspec::headers::{EventHeaderExtType, EventHeaderFlags, TraceHeaderView};
use etwspec::provider_payload::ProviderPayload;

use crate::record::{Event, Identity};

impl<'a> Event<'a> {
    /// Returns the payload of an event of a provider, by type. `None` if it is another event, or one whose data the table of
    /// the provider does not describe: text only, or TraceLogging.
    ///
    /// The types are in the modules `payloads` of providers. Features of `etwspec` enable them: `provider-payloads`
    /// enables all, `provider-payloads-dotnet` only the .NET types. Version and pointer size select the layout; the
    /// getters are the same for all versions.
    ///
    /// ```
    /// use etwspec_etl::etwspec::providers::dotnet::dotnet_runtime::payloads::GcStartPayload;
    /// use etwspec_etl::{Item, SAMPLE, Trace};
    ///
    /// Trace::new(SAMPLE).for_each(|item| {
    ///     if let Item::Event(_, event) = item
    ///         && let Some(Ok(start)) = event.provider_payload::<GcStartPayload>()
    ///     {
    ///         println!("collection {}: {}", start.count(), start.reason());
    ///     }
    /// });
    /// ```
    ///
    /// # Errors
    ///
    /// Returns the errors of [`data`](Event::data), [`Error::NoVersion`] if the table does not have the version of the
    /// event, and [`Error::TooShort`] if the data end before the last field does.
    pub fn provider_payload<P: ProviderPayload<'a>>(&self) -> Option<Result<P, Error>> {
        let (kind, guid, id, version) = match self.identity() {
            Identity::Provider { guid, id, version } => (ProviderKind::Manifest, guid, id, version),
            Identity::Class { guid, kind, version } => (ProviderKind::Classic, guid, kind.into(), version),
            Identity::Message { guid: Some(guid), number } => (ProviderKind::Message, guid, number, 0),
            _ => return None,
        };
        if !P::is_of(kind, guid, id) || !self.has_data_of_table() {
            return None;
        }
        let read = |data| match u8::try_from(version) {
            Ok(version) => P::read(version, data, self.pointer()),
            Err(_) => Err(Error::NoVersion { name: P::PROVIDER.name, version }),
        };
        Some(self.data().and_then(read))
    }

    /// Returns whether the table of a provider describes the data: they are not text only, and the event does not describe
    /// them itself.
    fn has_data_of_table(&self) -> bool {
        let Ok(TraceHeaderView::EventHeader(view)) = self.header() else { return true };
        let flags = view.flags();
        if flags.contains(EventHeaderFlags::STRING_ONLY) {
            return false;
        }
        if !flags.contains(EventHeaderFlags::EXTENDED_INFO) {
            return true;
        }
        let items = view.tail().ok().and_then(|tail| tail.extended_data);
        items.is_none_or(|items| items.iter().all(|item| item.ext_type() != EventHeaderExtType::EVENT_SCHEMA_TL))
    }
}
