# Generated from spec/ by `cargo spec generate`. Do not edit: edit the tables.
meta:
  id: etw_payloads_pool
  title: Event Tracing for Windows, pool
  application: Windows
  license: MIT OR Apache-2.0
  ks-version: 0.11
  encoding: UTF-16LE
  endian: le
  bit-endian: le
doc: Kernel pools.
types:
  etw_pool_event_ptr32:
    -orig-id: ETW_POOL_EVENT
    doc: |
      Pool memory allocated or freed.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2667-L2673 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: pool_type
        -orig-id: PoolType
        type: u4
        doc: |
          A value of the documented POOL_TYPE. In traces only, 0x10000000 marks
          a big allocation.
      - id: tag
        -orig-id: Tag
        type: u4
        doc: Tag of the allocation, four characters.
      - id: number_of_bytes
        -orig-id: NumberOfBytes
        type: u4
        doc: |
          Unit: bytes.
      - id: entry
        -orig-id: Entry
        type: u4
        doc: Address of the allocation.
  etw_pool_event_ptr64:
    -orig-id: ETW_POOL_EVENT
    doc: |
      Pool memory allocated or freed.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2667-L2673 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: pool_type
        -orig-id: PoolType
        type: u4
        doc: |
          A value of the documented POOL_TYPE. In traces only, 0x10000000 marks
          a big allocation.
      - id: tag
        -orig-id: Tag
        type: u4
        doc: Tag of the allocation, four characters.
      - id: number_of_bytes
        -orig-id: NumberOfBytes
        type: u8
        doc: |
          Unit: bytes.
      - id: entry
        -orig-id: Entry
        type: u8
        doc: Address of the allocation.
