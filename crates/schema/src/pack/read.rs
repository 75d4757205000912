//! Opening packs.

use std::borrow::Cow;
use std::ops::Range;
use std::sync::{Arc, OnceLock};

use etwspec_etl::counts::OrderBy as _;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

use crate::pack::contents::Contents;
use crate::pack::model::{Dump, Dumps, GuidRow, Index, MAGIC, Source};

/// Maximum size of a decompressed part. The largest provider of Windows takes a tenth of it.
const MAX_PART: usize = 1 << 26;

/// The pack cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The file is no pack, or has another version of the format.
    #[error("the file is no pack of events, or a pack of another version")]
    Magic,
    /// A part of the file is missing or damaged.
    #[error("the pack is damaged")]
    Damaged,
}

/// Events of the providers of Windows by release.
#[derive(Debug)]
pub struct Pack<'b> {
    index: Index,
    bytes: Cow<'b, [u8]>,
    /// Places of the blocks of the providers.
    blocks: Vec<Range<usize>>,
    /// Indices of the GUIDs, in the order of the GUIDs.
    by_guid: Vec<usize>,
    /// Providers that decoders needed.
    shared: Box<[OnceLock<Option<Arc<Contents>>>]>,
}

/// Name of a provider, and its place in the pack.
#[derive(Clone, Copy, Debug)]
pub struct Entry<'p> {
    pack: &'p Pack<'p>,
    at: usize,
}

/// GUID of a provider, and its source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ProviderGuid<'p> {
    /// Bytes of the GUID, as events store them.
    pub guid: [u8; 16],
    /// Source that states it.
    pub source: &'p Source,
    /// Dumps of the source that state it. Empty if it is no source of events.
    pub dumps: Dumps,
}

impl Pack<'static> {
    /// Returns the pack of this package. It is opened once, when it is first needed.
    ///
    /// # Panics
    ///
    /// Never: tests open the pack.
    #[cfg(feature = "windows-data")]
    pub fn builtin() -> &'static Pack<'static> {
        static PACK: OnceLock<Pack<'static>> = OnceLock::new();
        PACK.get_or_init(|| Pack::open(crate::pack::DATA).expect("the pack of this package is readable"))
    }
}

impl<'b> Pack<'b> {
    /// Opens a pack. Providers are decompressed when they are needed.
    ///
    /// # Errors
    ///
    /// Returns an [`Error`] if the bytes are no pack, or damaged.
    pub fn open(bytes: impl Into<Cow<'b, [u8]>>) -> Result<Pack<'b>, Error> {
        let bytes = bytes.into();
        let rest = bytes.strip_prefix(&MAGIC).ok_or(Error::Magic)?;
        let (size, rest) = rest.split_first_chunk().ok_or(Error::Damaged)?;
        let size = usize::try_from(u32::from_le_bytes(*size)).map_err(|_| Error::Damaged)?;
        let (index, mut rest) = rest.split_at_checked(size).ok_or(Error::Damaged)?;
        let index: Index = part(index, MAX_PART)?;
        let all = index.names.len();
        let is_complete = index.blocks.len() == all
            && index.events.len() == all
            && index.dumps.len() <= 64
            && index.guids.iter().all(|row| (row.provider as usize) < all)
            && index.guids.is_sorted_by_key(|row| row.provider)
            && (index.guids.iter().map(|row| row.source))
                .chain(index.dumps.iter().map(|dump| dump.source))
                .all(|source| usize::from(source) < index.sources.len());
        if !is_complete {
            return Err(Error::Damaged);
        }
        let mut blocks = Vec::with_capacity(all);
        for (size, _) in &index.blocks {
            let start = bytes.len() - rest.len();
            rest = rest.get(*size as usize..).ok_or(Error::Damaged)?;
            blocks.push(start..bytes.len() - rest.len());
        }
        let mut by_guid: Vec<usize> = (0..index.guids.len()).collect();
        by_guid.order_by_key(|at| index.guids.get(*at).map(|row| row.guid));
        let shared = blocks.iter().map(|_| OnceLock::new()).collect();
        Ok(Pack { index, bytes, blocks, by_guid, shared })
    }

    /// Sources of the facts.
    pub fn sources(&self) -> &[Source] {
        &self.index.sources
    }

    /// Builds of Windows whose events are known, in the order of the builds.
    pub fn dumps(&self) -> &[Dump] {
        &self.index.dumps
    }

    /// Returns the source of a dump.
    pub fn source_of(&self, dump: usize) -> Option<&Source> {
        self.index.sources.get(usize::from(self.index.dumps.get(dump)?.source))
    }

    /// Returns the dumps whose source states more than names and types.
    pub fn with_lengths(&self) -> Dumps {
        let all = (0..self.index.dumps.len()).filter(|at| self.source_of(*at).is_some_and(|source| source.has_lengths));
        all.map(Dumps::one).collect()
    }

    /// Returns the dumps of a release of `spec/releases.toml`.
    pub fn of_release(&self, release: &str) -> Dumps {
        let is = |(at, dump): (usize, &Dump)| (dump.release == release).then(|| Dumps::one(at));
        self.index.dumps.iter().enumerate().filter_map(is).collect()
    }

    /// Returns the names of the releases of dumps: `1607, 1803 to 11-26H1`. A range includes the dumps of `all` between its ends.
    pub fn releases(&self, dumps: Dumps, all: Dumps) -> String {
        let mut ranges: Vec<(String, String)> = Vec::new();
        let mut is_open = false;
        for at in all.union(dumps).iter() {
            let (Some(dump), has) = (self.index.dumps.get(at), dumps.contains(at)) else { continue };
            let name = dump.name();
            let is_same = ranges.last().is_some_and(|(_, last)| *last == name);
            match ranges.last_mut() {
                _ if is_same => {}
                Some((_, last)) if has && is_open => *last = name,
                _ if has => ranges.push((name.clone(), name)),
                _ => {}
            }
            is_open = has || is_same;
        }
        let words = ranges.iter().map(|(first, last)| match first == last {
            true => first.clone(),
            false => format!("{first} to {last}"),
        });
        words.collect::<Vec<_>>().join(", ")
    }

    /// All providers, in the order of their names.
    pub fn providers(&self) -> impl ExactSizeIterator<Item = Entry<'_>> + DoubleEndedIterator {
        (0..self.index.names.len()).map(|at| Entry { pack: self, at })
    }

    /// Returns the provider with a name, in any case.
    pub fn named(&self, name: &str) -> Option<Entry<'_>> {
        let exact = self.index.names.binary_search_by(|own| own.as_str().cmp(name)).ok();
        let at = exact.or_else(|| self.index.names.iter().position(|own| own.eq_ignore_ascii_case(name)))?;
        Some(Entry { pack: self, at })
    }

    /// Returns the providers with a GUID, in the order of their names. Most GUIDs have one.
    pub fn with_guid(&self, guid: [u8; 16]) -> impl Iterator<Item = Entry<'_>> {
        let row = |at: usize| self.index.guids.get(at);
        let start = self.by_guid.partition_point(|at| row(*at).is_some_and(|row| row.guid < guid));
        let rows = self.by_guid.iter().skip(start).map_while(move |at| row(*at).filter(|row| row.guid == guid));
        rows.map(|row| Entry { pack: self, at: row.provider as usize })
    }
}

impl<'p> Entry<'p> {
    /// Returns the name.
    pub fn name(self) -> &'p str {
        self.pack.index.names.get(self.at).map_or("", String::as_str)
    }

    /// Returns the index of the provider in the pack.
    pub fn index(self) -> usize {
        self.at
    }

    /// Returns the pack.
    pub fn pack(self) -> &'p Pack<'p> {
        self.pack
    }

    /// Returns the number of events, versions counted.
    pub fn events(self) -> usize {
        self.pack.index.events.get(self.at).map_or(0, |count| *count as usize)
    }

    /// GUIDs, the one of the newest dump first.
    pub fn guids(self) -> impl Iterator<Item = ProviderGuid<'p>> {
        let rows = &self.pack.index.guids;
        let is_before = |row: &GuidRow| (row.provider as usize) < self.at;
        let rows = rows.iter().skip(rows.partition_point(is_before));
        let rows = rows.take_while(move |row| row.provider as usize == self.at);
        rows.filter_map(move |row| {
            let source = self.pack.index.sources.get(usize::from(row.source))?;
            Some(ProviderGuid { guid: row.guid, source, dumps: row.dumps })
        })
    }

    /// Decompresses the events.
    pub(super) fn contents(self) -> Result<Contents, Error> {
        let (_, size) = self.pack.index.blocks.get(self.at).ok_or(Error::Damaged)?;
        let block = self.pack.blocks.get(self.at).and_then(|place| self.pack.bytes.get(place.clone()));
        let block = part(block.ok_or(Error::Damaged)?, (*size as usize).min(MAX_PART))?;
        Contents::new(block).ok_or(Error::Damaged)
    }

    /// Decompresses the events once. `None` if their block is damaged.
    pub(super) fn shared_contents(self) -> Option<Arc<Contents>> {
        self.pack.shared.get(self.at)?.get_or_init(|| self.contents().ok().map(Arc::new)).clone()
    }
}

fn part<T: serde::de::DeserializeOwned>(bytes: &[u8], limit: usize) -> Result<T, Error> {
    let bytes = decompress_to_vec_with_limit(bytes, limit).map_err(|_| Error::Damaged)?;
    postcard::from_bytes(&bytes).map_err(|_| Error::Damaged)
}
