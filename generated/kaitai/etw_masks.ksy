# Generated from spec/ by `cargo spec generate`. Do not edit: edit the tables.
meta:
  id: etw_masks
  title: Event Tracing for Windows, masks
  application: Windows
  license: MIT OR Apache-2.0
  ks-version: 0.11
  encoding: UTF-16LE
  endian: le
  bit-endian: le
doc: Bits that enable kernel events.
types:
  perfinfo_groupmask:
    -orig-id: PERFINFO_GROUPMASK
    doc: |
      Event types enabled in a kernel logger session.

      The kernel stores one for each kernel logger session, of which there can
      be eight, and one more that is the union of all. Programs read and write
      it through EVENT_TRACE_GROUPMASK_INFORMATION, or through
      TraceQueryInformation and TraceSetInformation with
      TraceSystemTraceEnableFlagsInfo (0x04).

      Documented for 5.2+, assumed unchanged after 2004.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/perfinfo_groupmask.htm PERFINFO_GROUPMASK
    seq:
      - id: masks
        -orig-id: Masks
        type: u4
        repeat: expr
        repeat-expr: 8
        doc: |
          One word for each event group. The source's table has it from 5.2, and
          symbol files from 6.0. The first eight dwords of 5.1 are assumed to be
          the same.
