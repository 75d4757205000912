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
        let own = P::PROVIDER.guid;
        let version = match (P::PROVIDER.kind, self.identity()) {
            (ProviderKind::Manifest, Identity::Provider { guid, id, version })
                if guid == own && id == P::ID && self.has_data_of_manifest() =>
            {
                version
            }
            (ProviderKind::Classic, Identity::Class { guid, kind, version })
                if guid == own && u16::from(kind) == P::ID =>
            {
                version
            }
            (ProviderKind::Message, Identity::Message { guid: Some(guid), number })
                if guid == own && number == P::ID =>
            {
                0
            }
            _ => return None,
        };
        let read = |data| match u8::try_from(version) {
            Ok(version) => P::read(version, data, self.pointer()),
            Err(_) => Err(Error::NoVersion { name: P::PROVIDER.name, version }),
        };
        Some(self.data().and_then(read))
    }

    /// Returns whether the data are those that a manifest describes: not text only, and not described by the event itself.
    fn has_data_of_manifest(&self) -> bool {
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
