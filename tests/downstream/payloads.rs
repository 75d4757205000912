//! A program that reads events.

use etwspec::shapes::{EventPayload, Payload, PointPayload, PointedPayload, ShapeGroup, ShapeHook};
use etwspec::{Guid, Pointer};

pub fn describe(hook: ShapeHook, version: u8, data: &[u8]) -> Option<String> {
    let payload = Payload::decode(hook, version, Pointer::Bits64, data)?.ok()?;
    Some(match payload {
        Payload::Event(event) => format!("{} {:?}", event.key(), event.name().is_some()),
        Payload::Point(point) => position(point),
        Payload::Pointed(pointed) => drawn(pointed),
        _ => String::new(),
    })
}

fn position(point: PointPayload<'_>) -> String {
    let (x, y): (i32, i16) = (point.x(), point.y());
    format!("{x} {y}")
}

fn drawn(pointed: PointedPayload<'_>) -> String {
    let (shape, corners): (u64, u32) = (pointed.shape(), pointed.corners());
    format!("{shape} {corners} {}", pointed.name().is_some())
}

pub fn numbers(event: EventPayload<'_>) -> bool {
    event.numbers().is_some()
}

pub fn owner(event: EventPayload<'_>) -> Option<(u32, Guid, u64)> {
    Some((event.owner()?, event.class()?, event.size()?))
}

#[allow(deprecated)]
pub fn is_end(hook: ShapeHook) -> bool {
    hook == ShapeHook::END && hook.group() == ShapeGroup::SHAPE_GROUP
}

#[allow(deprecated)]
pub fn hooks() -> [ShapeHook; 5] {
    [ShapeHook::BEGIN, ShapeHook::RUNDOWN, ShapeHook::END, ShapeHook::DRAWN, ShapeHook::STOP]
}
