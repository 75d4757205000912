//! A program that reads and writes structures.

use etwspec::shapes::{
    Aligned, ArraysPtr32, Bits, BitsView, ByPointerPtr32, ByPointerPtr64, ByRelease, HeaderView, Point, PointView, SignedBits,
    by_release,
};
use etwspec::{Error, Guid};

pub fn area(bytes: &[u8]) -> Result<i64, Error> {
    let point = PointView::new(bytes)?;
    let (x, y): (i32, i16) = (point.x(), point.y());
    Ok(i64::from(x) * i64::from(y))
}

pub fn moved(bytes: &[u8]) -> Result<Point, Error> {
    let mut point = Point::from_slice(bytes)?;
    let x = point.x();
    point.set_x(x + 1).set_y(7);
    Ok(point)
}

pub fn kinds(bits: &BitsView<'_>) -> (u64, u32, u8) {
    (bits.g(), bits.e(), bits.b())
}

pub fn cleared() -> Bits {
    let mut bits = Bits::default();
    bits.set_g(1).set_k(2);
    bits
}

pub fn signed(bits: &SignedBits) -> (u32, u64) {
    (bits.c(), bits.e())
}

/// Returns whether both names of a field are the same.
#[allow(deprecated)]
pub fn old_and_new(aligned: &Aligned) -> bool {
    aligned.a() == aligned.first() && aligned.b() < 10
}

#[allow(deprecated)]
pub fn former_type(aligned: &etwspec::shapes::AlignedPair) -> u32 {
    aligned.a()
}

pub fn sizes() -> [usize; 5] {
    [
        size_of::<ArraysPtr32>(),
        size_of::<ByPointerPtr32>(),
        size_of::<ByPointerPtr64>(),
        size_of::<ByRelease>(),
        size_of::<by_release::V5_1>(),
    ]
}

/// A structure whose size the program relies on.
pub const POINT: usize = size_of::<Point>();
pub static NOTHING: [u8; 8] = [0; POINT];

pub fn index(bytes: &[u8]) -> Result<bool, Error> {
    Ok(HeaderView::new(bytes)?.index()?.is_some())
}

pub fn nil() -> Guid {
    Guid::from_bytes([0; 16])
}
