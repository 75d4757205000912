//! Layouts of one release as flat lists.

use super::catalog;
use etwspec_catalog::query::Moment;

use etwspec_catalog::axis::Pointer;
use etwspec_catalog::query::flat::*;

fn at(release: &str, pointer: Pointer) -> FlatCatalog {
    let catalog = catalog();
    let moment = Moment::resolve(&catalog.releases, release).expect("a release");
    flat(&catalog, &moment, pointer)
}

fn constant(release: &str, name: &str) -> Option<u64> {
    let found = at(release, Pointer::Bits64).constants;
    found.into_iter().find(|(found, _)| found == name).map(|(_, value)| value)
}

#[test]
fn a_constant_is_there_unless_known_to_be_absent() {
    // Exact: in its releases and no others, aliases too.
    assert_eq!((constant("6.1", "SAMPLE_TYPE_SAME"), constant("5.2", "SAMPLE_TYPE_SAME")), (Some(2), None));
    // Seen elsewhere, while another meaning of the value is seen here.
    assert_eq!((constant("6.1", "SAMPLE_TYPE_OLD"), constant("6.1", "SAMPLE_TYPE_NEW")), (None, Some(1)));
    assert_eq!((constant("5.1", "PERF_AFFINITY"), constant("5.0", "PERF_AFFINITY")), (None, Some(0x2000_1000)));
    assert_eq!((constant("5.0", "WMI_LOG_TYPE_OTHER"), constant("6.1", "WMI_LOG_TYPE_ONE")), (None, Some(0x525)));
    // Constants of one number are not two meanings of it.
    assert_eq!(constant("6.1", "SAMPLE_LIMIT"), Some(4));
    assert_eq!((constant("5.2", "SampleTypeMaximum"), constant("1703", "SampleTypeMaximum")), (Some(2), Some(3)));
    assert_eq!(constant("5.2", "SAMPLE_TYPE_NAME_ONLY"), None);
    assert_eq!(constant("5.2", "EVENT_TRACE_GROUP_THREAD"), Some(0x500));
    assert_eq!(constant("5.2", "EVENT_TRACE_FLAG_EXTENSION"), Some(0x8000_0000));
    assert_eq!(constant("5.2", "SampleVersionInformation"), None);
    assert_eq!(
        at("6.1", Pointer::Bits32).constants.iter().find(|(name, _)| name == "SAMPLE_MARKER").map(|c| c.1),
        Some(0xC010_0000)
    );
}

#[test]
fn structures_are_those_of_the_last_point_with_every_named_path() {
    let json = serde_json::to_value(at("6.1", Pointer::Bits64)).expect("JSON");
    assert_eq!(json["release"], serde_json::json!({ "id": "6.1", "build": 7600 }));
    assert_eq!(json["pointer"], 64);
    assert_eq!(json["structs"]["SAMPLE_ALIAS"], json["structs"]["SAMPLE_HEADER"]);
    assert_eq!(
        json["structs"]["SAMPLE_HEADER"].to_string(),
        concat!(
            r#"{"size":16,"align":4,"fixed":12,"fields":{"#,
            r#""Marker":{"offset":0,"size":4,"type":"ULONG"},"#,
            r#""Packet":{"offset":4,"size":4,"type":"WMI_TRACE_PACKET"},"#,
            r#""Packet.Size":{"offset":4,"size":2,"type":"USHORT"},"#,
            r#""Packet.HookId":{"offset":6,"size":2,"type":"USHORT"},"#,
            r#""Packet.Type":{"offset":6,"size":1,"type":"UCHAR"},"#,
            r#""Packet.Group":{"offset":7,"size":1,"type":"UCHAR"},"#,
            r#""Low":{"offset":8,"size":4,"type":"ULONG","bits":[0,3]},"#,
            r#""High":{"offset":8,"size":4,"type":"ULONG","bits":[8,24]},"#,
            r#""Data":{"offset":12,"size":2,"type":"USHORT[1]"}}}"#
        )
    );
    assert_eq!(at("5.2", Pointer::Bits64).structs[1].1.size, 8);
    assert!(at("5.0", Pointer::Bits64).structs.iter().all(|(name, _)| name != "SAMPLE_HEADER"));
}
