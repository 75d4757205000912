//! A program that reads what follows a fixed part. It enables the feature `more-tails`.

use etwspec::more::tails::{
    MeaningsView, PartsPtr64, PartsPtr64View, Record, RecordKind, RecordView, RecordsView, ShortRecord, TextParts, TextPartsView,
    TypedView,
};
use etwspec::shapes::ShapeKind;
use etwspec::{Error, Guid};

pub fn points(bytes: &[u8]) -> Result<usize, Error> {
    let view = PartsPtr64View::new(bytes)?;
    let tail = view.tail()?;
    let (kind, three, guid): (u16, Option<[u16; 3]>, Option<Guid>) = (tail.kind, tail.three, tail.guid);
    let named = ShapeKind(kind.into()) == ShapeKind::ONE;
    let sized = tail.sized.iter().count() + tail.listed.iter().count();
    Ok(tail.points.len() + sized + usize::from(named) + three.map_or(0, |three| three.len()) + usize::from(guid.is_some()))
}

pub fn appended(parts: &PartsPtr64) -> (u64, u8) {
    (parts.appended.unwrap_or(parts.pointer), parts.size)
}

pub fn text(bytes: &[u8]) -> Result<(String, u32), Error> {
    let tail = TextPartsView::new(bytes)?.tail()?;
    Ok((tail.first.to_string(), tail.number))
}

pub fn second(parts: &TextParts) -> bool {
    parts.second.is_some()
}

pub fn seconds(bytes: &[u8]) -> Result<u32, Error> {
    Ok(MeaningsView::new(bytes)?.tail()?.seconds)
}

pub fn records(bytes: &[u8]) -> Result<usize, Error> {
    Ok(RecordsView::new(bytes)?.tail()?.records.iter().count())
}

pub fn kind(record: &RecordView<'_>) -> &'static str {
    match record.kind() {
        RecordKind::ShortRecord => "short",
        RecordKind::LongRecord => "long",
        _ => "unknown",
    }
}

pub fn is_long(record: &Record) -> bool {
    matches!(record, Record::LongRecord(_))
}

pub fn value(record: &ShortRecord) -> u64 {
    record.value().into()
}

pub fn is_unknown(typed: &TypedView<'_>) -> bool {
    matches!(typed, TypedView::Unknown(_))
}
