#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod buffer;
mod buffer_header;
mod by_name;
mod clock;
#[cfg(feature = "containers")]
pub mod container;
mod count;
pub mod damage;
mod describe;
mod event_buffer;
mod event_column;
mod event_kind;
mod event_record;
mod file;
pub mod filter;
mod formats;
pub mod json;
mod json_text;
mod kind;
mod logfile;
mod lost;
mod merge;
mod method;
mod order;
mod output;
mod overview;
mod parallel;
pub mod payload;
mod prefetch;
mod record;
mod record_reader;
mod records;
pub mod sample;
mod scan;
mod sequence;
pub mod state;
mod stream;
mod tape;
pub mod text;
mod time_order;
mod time_zone;
mod trace;
mod wanted;
pub mod write;
mod xpress;

/// Buffers one by one, in parallel, or in the order of their times; their headers, compression, and formats of other files.
pub mod buffers {
    #[doc = include_str!("../docs/speed.md")]
    pub mod speed {}

    /// Formats of other files, by their first bytes.
    pub mod formats {
        pub use crate::formats::*;
    }

    /// XPRESS, the compression of buffers.
    pub mod xpress {
        pub use crate::xpress::*;
    }

    pub use etwspec::headers::{TraceHeaderKind as HeaderKind, TraceHeaderView as Header};

    pub use crate::buffer::{RawBuffer, Scratch};
    pub use crate::buffer_header::{BufferHeader, Context};
    pub use crate::event_buffer::EventBuffer;
    pub use crate::merge::Merged;
    pub use crate::method::Method;
    pub use crate::parallel::Part;
    pub use crate::records::Records;
    pub use crate::time_order::ByTime;
    pub use crate::trace::Buffers;
}

/// Facts of the headers of events, as columns of tables, and names for events.
pub mod columns {
    pub use crate::describe::{Describe, EventNames};
    pub use crate::event_column::{ColumnType, EventColumn};
    pub use crate::event_record::{ColumnValue, EventRecord, of_header};
    pub use crate::record_reader::RecordReader;
    pub use crate::tape::{Datum, FieldValue, NamedValue, Tape};
    pub use crate::wanted::{FieldPath, Wanted};
}

/// Counts of events by kind and over time, and of what a trace lost.
pub mod counts {
    pub use crate::count::{Counts, Tally};
    pub use crate::event_kind::EventKind;
    pub use crate::lost::{Losses, Missing};
    pub use crate::order::OrderBy;
    pub use crate::overview::{Intervals, Overview, OverviewKind};
}

/// Time stamps, clocks of sessions, and rules of time zones.
pub mod time {
    pub use crate::clock::{Clock, FileTime};
    pub use crate::time_zone::TimeZone;
}

pub use buffer::{Buffer, Item};
pub use damage::Damage;
pub use etwspec;
pub use file::File;
pub use json::Json;
pub use logfile::LogFile;
pub use record::{Event, Identity};
pub use sample::SAMPLE;
pub use stream::Reader;
pub use trace::Trace;
