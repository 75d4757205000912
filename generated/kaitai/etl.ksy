# Generated from codegen/templates/kaitai/etl.ksy.txt by `cargo spec generate`. Do not edit: edit that file.
meta:
  id: etl
  title: Event trace log of Windows (Event Tracing for Windows)
  application: Windows
  file-extension: etl
  tags:
    - log
    - windows
  license: MIT OR Apache-2.0
  ks-version: 0.11
  imports:
    - etw_buffers
    - etw_headers
    - etw_logfile
  endian: le
doc: |
  A trace of Event Tracing for Windows (ETW): the events of the kernel, of
  drivers and of programs, in buffers. Each buffer belongs to one processor.
  The first event of the first buffer describes the session.

  Events are parsed when their buffer is. Their payloads are bytes.

  Buffers of a compressed session are not decompressed. Damaged files are not
  repaired: parsing ends with an error where the bytes do not fit.
doc-ref:
  - https://learn.microsoft.com/en-us/windows/win32/etw/about-event-tracing About Event Tracing
  - https://www.geoffchappell.com/studies/windows/km/ntoskrnl/inc/api/ntwmi/index.htm NTWMI.H
seq:
  - id: buffers
    type: buffer
    repeat: eos
instances:
  first_header:
    pos: 72
    type: etw_headers::trace_header(0)
    doc: Header of the first event.
  logfile_header:
    pos: 104
    type:
      switch-on: first_header.pointer_size
      cases:
        4: etw_logfile::trace_logfile_header_ptr32
        8: etw_logfile::trace_logfile_header_ptr64
    doc: Payload of the first event, which describes the session.
  major_log_version:
    pos: 110
    type: u1
  minor_log_version:
    pos: 111
    type: u1
  build:
    pos: 112
    type: u4
    doc: Build of Windows that wrote the trace.
  log_version:
    value: major_log_version * 256 + minor_log_version
    doc: Version of the layout of the log file.
types:
  buffer:
    -orig-id: WMI_BUFFER_HEADER
    seq:
      - id: header
        size: 72
        type: buffer_header
      - id: content
        size: ofs_end - 72
        type: event_list
        if: not is_compressed
      - id: filler
        size: header.len_buffer - ofs_end
        if: not is_compressed
      - id: compressed
        size: header.len_buffer - 72
        if: is_compressed
        doc: Events, compressed with Xpress.
    instances:
      is_compressed:
        value: _root.build >= 3790 and header.flags / 64 % 2 == 1
      ofs_end1:
        value: >-
          header.saved_offset >= 72 and
          header.saved_offset <= header.len_buffer ? header.saved_offset : 0
      ofs_end2:
        value: >-
          header.offset >= 72 and header.offset <= header.len_buffer ?
          header.offset : 0
      ofs_end:
        value: >-
          ofs_end1 + ofs_end2 == 0 ? header.len_buffer :
          ofs_end1 > ofs_end2 ? ofs_end1 : ofs_end2
        doc: End of the events, the greater of two valid offsets.
  buffer_header:
    doc: Header of a buffer, in the layout of the release that wrote it.
    seq:
      - id: body
        type:
          switch-on: layout
          cases:
            0: etw_buffers::wmi_buffer_header_v5_0_ptr32
            1: etw_buffers::wmi_buffer_header_v5_0_ptr64
            2: etw_buffers::wmi_buffer_header_v5_1_ptr32
            3: etw_buffers::wmi_buffer_header_v5_1_ptr64
            4: etw_buffers::wmi_buffer_header_v5_2_ptr32
            5: etw_buffers::wmi_buffer_header_v5_2_ptr64
            6: etw_buffers::wmi_buffer_header_v6_0_ptr32
            7: etw_buffers::wmi_buffer_header_v6_0_ptr64
            8: etw_buffers::wmi_buffer_header_v6_0_late_ptr32
            9: etw_buffers::wmi_buffer_header_v6_0_late_ptr64
            10: etw_buffers::wmi_buffer_header_v6_1_ptr32
            11: etw_buffers::wmi_buffer_header_v6_1_ptr64
            12: etw_buffers::wmi_buffer_header_ptr32
            13: etw_buffers::wmi_buffer_header_ptr64
    instances:
      layout:
        value: >-
          (_root.build < 2600 ? 0 :
          _root.build < 3790 ? 2 :
          _root.build < 6000 ? 4 :
          _root.build < 6001 ? 6 :
          _root.build < 7600 ? 8 :
          _root.build < 9200 ? 10 :
          12) + (_root.first_header.pointer_size == 8 ? 1 : 0)
      len_buffer:
        pos: 0
        type: u4
        valid:
          min: 72
        doc: Size of the buffer in bytes, including this header.
      saved_offset:
        pos: 4
        type: u4
      offset:
        pos: '_root.build < 3790 ? 8 : 48'
        type: u4
      flags:
        pos: 52
        type: u2
        doc: From build 3790 on.
  event_list:
    seq:
      - id: events
        type: event
        repeat: until
        repeat-until: _io.size - _io.pos < 8
        if: _io.size >= 8
  event:
    seq:
      - id: body
        size: len_body
        type: event_body
      - id: padding
        size: 'len_left < len_padding ? len_left : len_padding'
        doc: Events begin at multiples of 8 bytes.
    instances:
      begin:
        pos: _io.pos
        type: etw_headers::trace_header_begin(_root.log_version)
      len_max:
        value: _io.size - _io.pos
      len_body:
        value: >-
          begin.len_total < 8 or begin.len_total > len_max ?
          len_max : begin.len_total
        doc: Size in bytes. An event of unknown size extends to the end.
      len_padding:
        value: (8 - _io.pos % 8) % 8
      len_left:
        value: _io.size - _io.pos
  event_body:
    seq:
      - id: header
        type: etw_headers::trace_header(_root.log_version)
      - id: data
        size-eos: true
        type: event_data
        doc: Payload.
    instances:
      hook_id:
        value: 'header.has_hook_id ? header.hook_id.to_i : -1'
        doc: Hook ID; -1 if the header has none.
  event_data:
    instances:
      bytes:
        pos: 0
        size-eos: true
