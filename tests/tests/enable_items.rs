//! Items in the extension of EnableFlags, including those of unknown types, can be owned, changed and written.

use etwspec::requests::session::{EtwExtPidsItem, EtwExtType, TraceEnableFlagExt, TraceEnableFlagExtHeader};

/// Header of six dwords with two items: three dwords of the unknown type 9, and two dwords of process IDs.
const BYTES: [u8; 24] = [
    6, 0, 2, 0, //
    3, 0, 9, 0, 0xAA, 0xBB, 0xCC, 0xDD, 1, 2, 3, 4, //
    2, 0, 2, 0, 0x2A, 0, 0, 0,
];

#[test]
fn roundtrips_item_of_unknown_type() {
    let header = TraceEnableFlagExtHeader::from_slice(&BYTES).expect("the bytes are complete");
    let [TraceEnableFlagExt::TraceEnableFlagExtDataItem(unknown), TraceEnableFlagExt::EtwExtPidsItem(pids)] =
        &header.item[..]
    else {
        panic!("other items: {header:?}")
    };
    assert_eq!((unknown.header().kind().0, &unknown.data[..]), (9, &[0xDDCC_BBAA, 0x0403_0201][..]));
    assert_eq!(pids.process_ids, [42]);
    assert!(header.rest.is_empty());
    assert_eq!(header.to_vec().as_deref(), Ok(&BYTES[..]));
}

#[test]
fn writes_item_of_unknown_type_with_others() {
    let mut header = TraceEnableFlagExtHeader::from_slice(&BYTES).expect("the bytes are complete");
    let mut pids = EtwExtPidsItem::default();
    let mut item = pids.header();
    item.set_offset(4).set_kind(EtwExtType(2));
    pids.set_header(item);
    pids.process_ids = vec![1, 2, 3];
    header.item[1] = TraceEnableFlagExt::EtwExtPidsItem(pids);
    header.set_length(8);
    let written = header.to_vec().expect("the lengths agree");
    assert_eq!(written.len(), 32);
    assert_eq!(TraceEnableFlagExtHeader::from_slice(&written), Ok(header));
}
