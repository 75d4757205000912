//! Numbers and padding, as `printf` writes them.

use std::fmt::Write as _;

use etwspec_etl::payload::Value;

use super::spec::{Bound, Spec};

/// Appends text, then reduces it to the precision and pads it to the width. Always returns `Some`.
pub(super) fn put(out: &mut String, spec: &Spec, write: impl FnOnce(&mut String)) -> Option<()> {
    let start = out.len();
    write(out);
    if let Bound::Fixed(most) = spec.precision
        && let Some((end, _)) = out[start..].char_indices().nth(most)
    {
        out.truncate(start + end);
    }
    pad(out, start, spec);
    Some(())
}

/// Pads what follows an offset with spaces to the width.
fn pad(out: &mut String, start: usize, spec: &Spec) {
    let Bound::Fixed(width) = spec.width else { return };
    let missing = width.saturating_sub(out[start..].chars().count());
    let at = if spec.left { out.len() } else { start };
    fill(out, at, missing, " ");
}

/// Inserts a space or zero several times.
fn fill(out: &mut String, at: usize, mut count: usize, char: &str) {
    const SPACES: &str = "                                                                ";
    const ZEROS: &str = "0000000000000000000000000000000000000000000000000000000000000000";
    let run = if char == "0" { ZEROS } else { SPACES };
    while count > 0 {
        let part = count.min(run.len());
        out.insert_str(at, &run[..part]);
        count -= part;
    }
}

/// Appends an integer without a sign or padding of its own.
pub(super) fn write_decimal(out: &mut String, number: impl itoa::Integer) {
    out.push_str(itoa::Buffer::new().format(number));
}

/// Appends an integer in hexadecimal, in upper case and without a prefix.
pub(super) fn write_hex(out: &mut String, number: u64) {
    let digits: [u8; 16] = std::array::from_fn(|at| {
        let nibble = (number >> (60 - 4 * at)) as u8 & 15;
        nibble + b'0' + u8::from(nibble > 9) * (b'A' - b'0' - 10)
    });
    let zeros = (number | 1).leading_zeros() as usize / 4;
    out.push_str(str::from_utf8(&digits[zeros..]).unwrap_or_default());
}

/// Appends an integer.
pub(super) fn write_integer(out: &mut String, spec: Spec, magnitude: u64, negative: bool, radix: u64, upper: bool) {
    let start = out.len();
    match (negative, spec.plus, spec.space) {
        (true, ..) => out.push('-'),
        (_, true, _) => out.push('+'),
        (_, _, true) => out.push(' '),
        _ => {}
    }
    if spec.alternate && radix == 16 && magnitude != 0 {
        out.push_str(if upper { "0X" } else { "0x" });
    }
    let digits = out.len();
    let no_digits = magnitude == 0 && spec.precision == Bound::Fixed(0);
    match radix {
        _ if no_digits => {}
        16 if upper => write_hex(out, magnitude),
        16 => _ = write!(out, "{magnitude:x}"),
        8 => _ = write!(out, "{magnitude:o}"),
        _ => write_decimal(out, magnitude),
    }
    let count = out.len() - digits;
    let mut least = match spec.precision {
        Bound::Fixed(least) => least,
        _ if spec.zero && !spec.left => match spec.width {
            Bound::Fixed(width) => width.saturating_sub(digits - start),
            _ => 0,
        },
        _ => 0,
    };
    if spec.alternate && radix == 8 && (no_digits || magnitude != 0) {
        least = least.max(count + 1);
    }
    fill(out, digits, least.saturating_sub(count), "0");
    pad(out, start, &spec);
}

/// Appends a floating-point number.
pub(super) fn write_float(out: &mut String, spec: Spec, value: &Value<'_>) {
    let value = match *value {
        Value::Float(value) => f64::from(value),
        Value::Double(value) => value,
        _ => return,
    };
    let start = out.len();
    match (value.is_sign_negative(), spec.plus, spec.space) {
        (true, ..) => out.push('-'),
        (_, true, _) => out.push('+'),
        (_, _, true) => out.push(' '),
        _ => {}
    }
    let digits = out.len();
    let magnitude = value.abs();
    let precision = if let Bound::Fixed(precision) = spec.precision { precision } else { 6 };
    match spec.conversion.to_ascii_lowercase() {
        _ if !magnitude.is_finite() => out.push_str(if magnitude.is_nan() { "nan" } else { "inf" }),
        'f' => _ = write!(out, "{magnitude:.precision$}"),
        'e' => write_exponent(out, magnitude, precision),
        _ => write_general(out, magnitude, precision.max(1), spec.alternate),
    }
    if spec.conversion.is_ascii_uppercase() {
        out[digits..].make_ascii_uppercase();
    }
    if let (true, false, true, Bound::Fixed(width)) = (spec.zero, spec.left, magnitude.is_finite(), spec.width) {
        let missing = width.saturating_sub(out.len() - start);
        fill(out, digits, missing, "0");
    }
    pad(out, start, &spec);
}

/// Appends a number with an exponent of at least two digits.
fn write_exponent(out: &mut String, value: f64, precision: usize) {
    let start = out.len();
    _ = write!(out, "{value:.precision$e}");
    let Some(at) = out[start..].find('e').map(|at| start + at) else { return };
    let exponent: i32 = out[at + 1..].parse().unwrap_or_default();
    out.truncate(at);
    _ = write!(out, "e{}{:02}", if exponent < 0 { '-' } else { '+' }, exponent.unsigned_abs());
}

/// Appends a number with as many significant digits, in the shorter of the two forms.
fn write_general(out: &mut String, value: f64, precision: usize, keep_zeros: bool) {
    let start = out.len();
    _ = write!(out, "{value:.*e}", precision - 1);
    let exponent: i64 = out[start..].rsplit('e').next().and_then(|digits| digits.parse().ok()).unwrap_or_default();
    out.truncate(start);
    let trim = |out: &mut String| {
        if !keep_zeros && out[start..].contains('.') {
            let end = out.trim_end_matches('0').trim_end_matches('.').len();
            out.truncate(end.max(start));
        }
    };
    if exponent < -4 || exponent >= precision as i64 {
        _ = write!(out, "{value:.*e}", precision - 1);
        let Some(at) = out[start..].find('e').map(|at| start + at) else { return };
        out.truncate(at);
        trim(out);
        _ = write!(out, "e{}{:02}", if exponent < 0 { '-' } else { '+' }, exponent.unsigned_abs());
    } else {
        let decimals = usize::try_from(precision as i64 - 1 - exponent).unwrap_or_default();
        _ = write!(out, "{value:.decimals$}");
        trim(out);
    }
}
