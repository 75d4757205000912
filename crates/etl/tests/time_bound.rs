//! Points in time as people write them.

use etwspec_etl::filter::TimeBound;
use etwspec_etl::time::FileTime;
use etwspec_etl::{SAMPLE, Trace};
use proptest::prelude::*;

/// 100 ns units per day.
const DAY: i64 = 24 * 3600 * 10_000_000;

fn parse(text: &str) -> TimeBound {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn texts_that_people_write_are_points_in_time() {
    let at = |text: &str| parse(text);
    let utc = at("2020-07-29T00:06:25Z");
    assert_eq!(utc, TimeBound::At(FileTime(132_404_547_850_000_000)));
    for text in ["2020-07-29 00:06:25", "2020-07-29T00:06:25", "2020-07-29 02:06:25+02:00", "2020-07-29 00:06:25Z"] {
        assert_eq!(at(text), utc, "{text}");
    }
    assert_eq!(at("2020-07-29"), at("2020-07-29T00:00:00Z"));
    assert_eq!(at("00:06:25.5"), TimeBound::OfDay { units: 3_855_000_000, local: false });
    assert_eq!(at("00:06 local"), TimeBound::OfDay { units: 3_600_000_000, local: true });
    assert_eq!(at("+1h"), TimeBound::AfterStart(36_000_000_000));
    assert_eq!(at("+1"), at("+1s"));
    let TimeBound::Local(local) = at("2020-07-29 00:06:25 local") else { panic!("a local time") };
    assert_eq!(TimeBound::At(local), utc);
}

#[test]
fn other_texts_are_no_points_in_time() {
    for text in [
        "",
        "1",
        "0006",
        "20200729",
        "000625",
        "2020-07",
        "24:00",
        "12:60",
        "2020-02-30",
        "12:00local",
        " local",
        "local",
        "2020-07-29T00:06:25Z local",
        "2020-07-29T00:06:25[UTC]",
        "+",
        "-1h",
        "T00:06",
        "2020-07-29 ",
        "2020-07-29T",
    ] {
        let parsed = text.parse::<TimeBound>();
        assert!(parsed.is_err(), "{text}: {parsed:?}");
    }
}

#[test]
fn times_of_day_are_in_the_session_or_near_its_start() {
    let mut log_file = Trace::new(SAMPLE).log_file().cloned().expect("a header");
    let mut resolve = |start: &str, end: &str, time: &str| {
        let of = |text: &str| match text.parse() {
            Ok(TimeBound::At(time)) => time.0,
            _ => 0,
        };
        (log_file.start_time, log_file.end_time) = (of(start), of(end));
        parse(time).resolve(Some(&log_file)).expect("a time").to_string()
    };
    let (evening, night) = ("2020-07-28T23:50:00Z", "2020-07-29T00:20:00Z");
    assert_eq!(resolve(evening, night, "00:06:25"), "2020-07-29T00:06:25.0000000Z");
    assert_eq!(resolve(evening, night, "23:55"), "2020-07-28T23:55:00.0000000Z");
    assert_eq!(resolve(evening, night, "23:45"), "2020-07-28T23:45:00.0000000Z");
    assert_eq!(resolve(evening, "", "00:06:25"), "2020-07-29T00:06:25.0000000Z");
    assert_eq!(resolve("2020-07-28T00:30:00Z", "2020-07-28T23:00:00Z", "22:00"), "2020-07-28T22:00:00.0000000Z");
}

#[test]
fn durations_are_sums_of_numbers_with_units() {
    for (text, units) in [
        ("+1.5s", 15_000_000),
        ("+1.5", 15_000_000),
        ("+.5s", 5_000_000),
        ("+20ms", 200_000),
        ("+7us", 70),
        ("+0.12us", 1),
        ("+2m", 1_200_000_000),
        ("+1h30m", 54_000_000_000),
        ("+1d1.5s5ms", 864_015_050_000),
    ] {
        assert_eq!(parse(text), TimeBound::AfterStart(units), "{text}");
    }
    for text in ["+s", "+.", "+1.2.3s", "+1y", "+1h30x", "+h1", "+-1s", "+99999999999999999999s", "+9999999d9999999d"] {
        assert!(text.parse::<TimeBound>().is_err(), "{text}");
    }
}

#[test]
fn dates_and_times_with_an_offset_are_those_of_rfc_3339() {
    for (text, units) in [
        ("1601-01-01T00:00:00Z", 0),
        ("1970-01-01T00:00:00Z", 116_444_736_000_000_000),
        ("1970-01-01T02:00:00.0000001+02:00", 116_444_736_000_000_001),
        ("1969-12-31T16:00:00.12345678-08:00", 116_444_736_001_234_567),
        ("2000-02-29t00:00:00z", 125_962_560_000_000_000),
        ("2016-12-31T23:59:60Z", 131_277_023_990_000_000),
    ] {
        assert_eq!(parse(text), TimeBound::At(FileTime(units)), "{text}");
    }
    for text in [
        "2021-13-04T18:02:11Z",
        "2021-02-29T18:02:11Z",
        "2021-05-04T24:02:11Z",
        "2021-05-04T18:02:11.Z",
        "2021-05-04T18:02:11+2:00",
        "2021-05-04T18:02:11Z ",
        "2021-0a-04T18:02:11Z",
    ] {
        assert!(text.parse::<TimeBound>().is_err(), "{text}");
    }
}

proptest! {
    #[test]
    fn bounds_return_from_their_texts(units in 0i64..2_650_000_000_000_000_000, kind in 0..5) {
        let of_day = |local| TimeBound::OfDay { units: units % DAY, local };
        let bound = match kind {
            0 => TimeBound::At(FileTime(units)),
            1 => TimeBound::AfterStart(units),
            2 => TimeBound::Local(FileTime(units)),
            kind => of_day(kind == 3),
        };
        prop_assert_eq!(bound.to_string().parse(), Ok(bound));
    }

    #[test]
    fn never_panics(text in prop_oneof!["[0-9:TZ +.-]{0,30}( local)?", "[+]?\\PC{0,40}"], start: i64) {
        let mut log_file = Trace::new(SAMPLE).log_file().cloned().expect("a header");
        log_file.start_time = start;
        let _any = text.parse::<TimeBound>().and_then(|bound| bound.next().resolve(Some(&log_file)));
    }
}
