#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod buffer;
mod buffer_header;
#[cfg(feature = "containers")]
pub mod container;
mod count;
mod damage;
mod describe;
mod event_buffer;
mod event_column;
mod event_kind;
mod event_record;
mod file;
mod filter;
pub mod formats;
mod json;
mod json_text;
mod kind;
mod logfile;
mod lost;
mod merge;
mod method;
pub mod output;
mod overview;
mod parallel;
mod payload;
mod prefetch;
mod record;
mod records;
pub mod sample;
mod scan;
mod sequence;
pub mod state;
mod stream;
pub mod text;
mod time;
mod time_order;
mod time_zone;
mod trace;
pub mod write;
pub mod xpress;

#[doc = include_str!("../docs/hostile-input.md")]
pub mod hostile_input {}

#[doc = include_str!("../docs/robustness.md")]
pub mod robustness {}

#[doc = include_str!("../docs/speed.md")]
pub mod speed {}

pub use buffer::{Buffer, Item, RawBuffer, Scratch};
pub use buffer_header::{BufferHeader, Context};
pub use count::{Counts, Tally};
pub use damage::{Damage, Damages, Rule};
pub use describe::{Describe, EventNames};
pub use etwspec;
pub use etwspec::headers::{TraceHeaderKind as HeaderKind, TraceHeaderView as Header};
pub use event_buffer::EventBuffer;
pub use event_column::{ColumnType, EventColumn};
pub use event_kind::EventKind;
pub use event_record::{ColumnValue, EventRecord, append_json_names, of_header};
pub use file::File;
pub use filter::{
    CompiledFilter, EventFilter, Filter, FilterError, NamePattern, ProcessFilter, ProviderFilter, Summary, TimeBound,
    matches_pattern,
};
pub use json::{FieldPath, Json, Wanted};
pub use json_text::{Parts as JsonParts, text as append_json_text};
pub use logfile::LogFile;
pub use lost::{Losses, Missing};
pub use merge::Merged;
pub use method::Method;
pub use overview::{Intervals, Overview, OverviewKind};
pub use parallel::Part;
pub use payload::{
    Column, Decoder, EventInfo, Field, Group, LeftOver, NamedValue, NamedValues, Names, Place, PlanId, Shape, Sid,
    Value, ValueNames, ValueType, Visitor, columns_of, doubt, field_names, units_per_second,
};
pub use record::{Event, Identity};
pub use records::Records;
pub use sample::SAMPLE;
pub use stream::Reader;
pub use time::{Clock, FileTime};
pub use time_order::ByTime;
pub use time_zone::TimeZone;
pub use trace::{Buffers, Trace};
