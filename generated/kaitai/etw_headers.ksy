# Generated from spec/ by `cargo spec generate`. Do not edit: edit the tables.
meta:
  id: etw_headers
  title: Event Tracing for Windows, headers
  application: Windows
  license: MIT OR Apache-2.0
  ks-version: 0.11
  imports:
    - etw_common
  encoding: UTF-16LE
  endian: le
  bit-endian: le
doc: Event headers in a trace, and the items between a header and its payload.
types:
  event_extended_item:
    doc: Data of an extended item of an event.
    doc-ref:
      - https://docs.rs/crate/windows-sys/0.61.2/source/src/Windows/Win32/System/Diagnostics/Etw/mod.rs windows_sys::Win32::System::Diagnostics::Etw
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/shared/evntcons/event_header.htm EVENT_HEADER
    params:
      - id: selector
        type: u8
    seq:
      - id: body
        type:
          switch-on: index
          cases:
            0: event_extended_item_related_activityid
            1: etw_common::sid
            2: event_extended_item_ts_id
            3: event_extended_item_instance
            4: event_extended_item_stack_trace32
            5: event_extended_item_stack_trace64
            6: event_extended_item_pebs_index
            7: event_extended_item_pmc_counters
            8: event_extended_item_psm_key
            9: event_extended_item_event_key
            10: event_schema_tl
            11: event_provider_traits
            12: event_extended_item_process_start_key
            13: event_extended_item_control_guid
            14: event_extended_item_qpc_delta
            15: event_extended_item_container_id
            16: event_extended_item_stack_key32
            17: event_extended_item_stack_key64
      - id: unknown
        size-eos: true
        if: index == -1
        doc: Bytes of an unknown structure.
    instances:
      index:
        value: >-
          selector == 1 ? 0 :
          selector == 2 ? 1 :
          selector == 3 ? 2 :
          selector == 4 ? 3 :
          selector == 5 ? 4 :
          selector == 6 ? 5 :
          selector == 7 ? 6 :
          selector == 8 ? 7 :
          selector == 9 ? 8 :
          selector == 0xa ? 9 :
          selector == 0xb ? 10 :
          selector == 0xc ? 11 :
          selector == 0xd ? 12 :
          selector == 0xe ? 13 :
          selector == 0xf ? 14 :
          selector == 0x10 ? 15 :
          selector == 0x11 ? 16 :
          selector == 0x12 ? 17 :
          -1
        doc: Index of the case; -1 if it is unknown.
  trace_header_begin:
    doc: First bytes, which select the structure.
    params:
      - id: log_version
        type: u2
    seq:
      - id: selector
        type: u4
      - id: following
        type: u4
    instances:
      index:
        value: >-
          selector / 0x80000000 == 0 ? 0 :
          selector / 0x10000 == 0xc001 ? 1 :
          selector / 0x10000 == 0xc002 ? 2 :
          selector / 0x10000 == 0xc003 ? 3 :
          selector / 0x10000 == 0xc004 ? 4 :
          selector / 0x10000 == 0xc00a ? 5 :
          selector / 0x10000 == 0xc00b and log_version >= 0x0 and log_version <=
          0x100 ? 6 :
          selector / 0x10000 == 0xc00b and log_version >= 0x101 and log_version
          <= 0xffff ? 7 :
          selector / 0x10000 == 0xc00c ? 8 :
          selector / 0x10000 == 0xc00d ? 9 :
          selector / 0x10000 == 0xc00e ? 10 :
          selector / 0x10000 == 0xc00f ? 11 :
          selector / 0x10000 == 0xc010 ? 12 :
          selector / 0x10000 == 0xc011 ? 13 :
          selector / 0x10000 == 0xc012 ? 14 :
          selector / 0x10000 == 0xc013 ? 15 :
          selector / 0x10000 == 0xc014 ? 16 :
          selector / 0x10000 == 0xc015 ? 17 :
          selector / 0x1000000 == 0x90 ? 18 :
          selector / 0x10000 == 0xb000 ? 19 :
          -1
        doc: Index of the case; -1 if it is unknown.
      len_total:
        value: >-
          index == 1 or index == 2 or index == 3 or index == 4 or index == 12 or
          index == 13 ? following % 0x10000 :
          index == 5 or index == 6 or index == 7 or index == 8 or index == 9 or
          index == 10 or index == 11 or index == 14 or index == 15 or index ==
          16 or index == 17 or index == 18 ? selector % 0x10000 :
          0
        doc: Size in bytes with all data; 0 if unknown.
  trace_header:
    doc: |
      Header of an event in a trace buffer.

      The highest bit of the first dword is set in every trace header and clear
      in a WNODE_HEADER, which begins with a size. The second-highest bit
      distinguishes messages from the other headers, which have a type in the
      third byte.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/traceheaders/index.htm Trace Headers
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h ntwmi.h
    params:
      - id: log_version
        type: u2
    seq:
      - id: body
        type:
          switch-on: begin.index
          cases:
            0: wnode_header_ptr64
            1: system_trace_header
            2: system_trace_header
            3: compact_system_trace_header
            4: compact_system_trace_header
            5: event_trace_header
            6: event_instance_header
            7: event_instance_guid_header
            12: perfinfo_trace_header
            13: perfinfo_trace_header
            14: event_header
            15: event_header
            16: event_trace_header
            17: event_instance_guid_header
            18: message_trace_header
      - id: unknown
        size-eos: true
        if: begin.index == -1
        doc: Bytes of an unknown structure.
    instances:
      begin:
        pos: _io.pos
        type: trace_header_begin(log_version)
      has_activity_id:
        value: begin.index == 14 or begin.index == 15
      activity_id:
        value: body.as<event_header>.activity_id
        if: has_activity_id
      has_channel:
        value: begin.index == 14 or begin.index == 15
      channel:
        value: body.as<event_header>.event_descriptor.channel
        if: has_channel
      has_event_id:
        value: begin.index == 14 or begin.index == 15
      event_id:
        value: body.as<event_header>.event_descriptor.id
        if: has_event_id
      has_event_version:
        value: >-
          begin.index == 1 or begin.index == 2 or begin.index == 3 or
          begin.index == 4 or begin.index == 5 or begin.index == 16 or
          begin.index == 6 or begin.index == 7 or begin.index == 17 or
          begin.index == 12 or begin.index == 13 or begin.index == 14 or
          begin.index == 15
      event_version:
        value: >-
          begin.index == 1 or begin.index == 2 ?
          body.as<system_trace_header>.version :
          begin.index == 3 or begin.index == 4 ?
          body.as<compact_system_trace_header>.version :
          begin.index == 5 or begin.index == 16 ?
          body.as<event_trace_header>.class_field.version :
          begin.index == 6 ? body.as<event_instance_header>.class_field.version
          :
          begin.index == 7 or begin.index == 17 ?
          body.as<event_instance_guid_header>.class_field.version :
          begin.index == 12 or begin.index == 13 ?
          body.as<perfinfo_trace_header>.version :
          body.as<event_header>.event_descriptor.version
        if: has_event_version
      has_hook_id:
        value: >-
          begin.index == 1 or begin.index == 2 or begin.index == 3 or
          begin.index == 4 or begin.index == 12 or begin.index == 13
      hook_id:
        value: >-
          begin.index == 1 or begin.index == 2 ?
          body.as<system_trace_header>.packet.hook_id :
          begin.index == 3 or begin.index == 4 ?
          body.as<compact_system_trace_header>.packet.hook_id :
          body.as<perfinfo_trace_header>.packet.hook_id
        if: has_hook_id
      has_instance_id:
        value: begin.index == 6 or begin.index == 7 or begin.index == 17
      instance_id:
        value: >-
          begin.index == 6 ? body.as<event_instance_header>.instance_id :
          body.as<event_instance_guid_header>.instance_id
        if: has_instance_id
      has_kernel_time:
        value: >-
          begin.index == 1 or begin.index == 2 or begin.index == 5 or
          begin.index == 16 or begin.index == 6 or begin.index == 7 or
          begin.index == 17 or begin.index == 14 or begin.index == 15
      kernel_time:
        value: >-
          begin.index == 1 or begin.index == 2 ?
          body.as<system_trace_header>.kernel_time :
          begin.index == 5 or begin.index == 16 ?
          body.as<event_trace_header>.kernel_time :
          begin.index == 6 ? body.as<event_instance_header>.kernel_time :
          begin.index == 7 or begin.index == 17 ?
          body.as<event_instance_guid_header>.kernel_time :
          body.as<event_header>.kernel_time
        if: has_kernel_time
      has_keyword:
        value: begin.index == 14 or begin.index == 15
      keyword:
        value: body.as<event_header>.event_descriptor.keyword
        if: has_keyword
      has_level:
        value: >-
          begin.index == 5 or begin.index == 16 or begin.index == 6 or
          begin.index == 7 or begin.index == 17 or begin.index == 14 or
          begin.index == 15
      level:
        value: >-
          begin.index == 5 or begin.index == 16 ?
          body.as<event_trace_header>.class_field.level :
          begin.index == 6 ? body.as<event_instance_header>.class_field.level :
          begin.index == 7 or begin.index == 17 ?
          body.as<event_instance_guid_header>.class_field.level :
          body.as<event_header>.event_descriptor.level
        if: has_level
      has_message_number:
        value: begin.index == 18
      message_number:
        value: body.as<message_trace_header>.packet.message_number
        if: has_message_number
      has_opcode:
        value: >-
          begin.index == 1 or begin.index == 2 or begin.index == 3 or
          begin.index == 4 or begin.index == 5 or begin.index == 16 or
          begin.index == 6 or begin.index == 7 or begin.index == 17 or
          begin.index == 12 or begin.index == 13 or begin.index == 14 or
          begin.index == 15
      opcode:
        value: >-
          begin.index == 1 or begin.index == 2 ?
          body.as<system_trace_header>.packet.type :
          begin.index == 3 or begin.index == 4 ?
          body.as<compact_system_trace_header>.packet.type :
          begin.index == 5 or begin.index == 16 ?
          body.as<event_trace_header>.class_field.type :
          begin.index == 6 ? body.as<event_instance_header>.class_field.type :
          begin.index == 7 or begin.index == 17 ?
          body.as<event_instance_guid_header>.class_field.type :
          begin.index == 12 or begin.index == 13 ?
          body.as<perfinfo_trace_header>.packet.type :
          body.as<event_header>.event_descriptor.opcode
        if: has_opcode
      has_parent_instance_id:
        value: begin.index == 6 or begin.index == 7 or begin.index == 17
      parent_instance_id:
        value: >-
          begin.index == 6 ? body.as<event_instance_header>.parent_instance_id :
          body.as<event_instance_guid_header>.parent_instance_id
        if: has_parent_instance_id
      has_parent_provider:
        value: begin.index == 7 or begin.index == 17
      parent_provider:
        value: body.as<event_instance_guid_header>.parent_guid
        if: has_parent_provider
      has_parent_provider_handle:
        value: begin.index == 6
      parent_provider_handle:
        value: body.as<event_instance_header>.parent_reg_handle
        if: has_parent_provider_handle
      has_process_id:
        value: >-
          begin.index == 1 or begin.index == 2 or begin.index == 3 or
          begin.index == 4 or begin.index == 5 or begin.index == 16 or
          begin.index == 6 or begin.index == 7 or begin.index == 17 or
          begin.index == 14 or begin.index == 15
      process_id:
        value: >-
          begin.index == 1 or begin.index == 2 ?
          body.as<system_trace_header>.process_id :
          begin.index == 3 or begin.index == 4 ?
          body.as<compact_system_trace_header>.process_id :
          begin.index == 5 or begin.index == 16 ?
          body.as<event_trace_header>.process_id :
          begin.index == 6 ? body.as<event_instance_header>.process_id :
          begin.index == 7 or begin.index == 17 ?
          body.as<event_instance_guid_header>.process_id :
          body.as<event_header>.process_id
        if: has_process_id
      has_processor_time:
        value: >-
          begin.index == 5 or begin.index == 16 or begin.index == 6 or
          begin.index == 7 or begin.index == 17 or begin.index == 14 or
          begin.index == 15
      processor_time:
        value: >-
          begin.index == 5 or begin.index == 16 ?
          body.as<event_trace_header>.processor_time :
          begin.index == 6 ? body.as<event_instance_header>.processor_time :
          begin.index == 7 or begin.index == 17 ?
          body.as<event_instance_guid_header>.processor_time :
          body.as<event_header>.processor_time
        if: has_processor_time
      has_provider:
        value: >-
          begin.index == 5 or begin.index == 16 or begin.index == 7 or
          begin.index == 17 or begin.index == 14 or begin.index == 15
      provider:
        value: >-
          begin.index == 5 or begin.index == 16 ?
          body.as<event_trace_header>.guid :
          begin.index == 7 or begin.index == 17 ?
          body.as<event_instance_guid_header>.guid :
          body.as<event_header>.provider_id
        if: has_provider
      has_provider_handle:
        value: begin.index == 6
      provider_handle:
        value: body.as<event_instance_header>.reg_handle
        if: has_provider_handle
      has_task:
        value: begin.index == 14 or begin.index == 15
      task:
        value: body.as<event_header>.event_descriptor.task
        if: has_task
      has_thread_id:
        value: >-
          begin.index == 1 or begin.index == 2 or begin.index == 3 or
          begin.index == 4 or begin.index == 5 or begin.index == 16 or
          begin.index == 6 or begin.index == 7 or begin.index == 17 or
          begin.index == 14 or begin.index == 15
      thread_id:
        value: >-
          begin.index == 1 or begin.index == 2 ?
          body.as<system_trace_header>.thread_id :
          begin.index == 3 or begin.index == 4 ?
          body.as<compact_system_trace_header>.thread_id :
          begin.index == 5 or begin.index == 16 ?
          body.as<event_trace_header>.thread_id :
          begin.index == 6 ? body.as<event_instance_header>.thread_id :
          begin.index == 7 or begin.index == 17 ?
          body.as<event_instance_guid_header>.thread_id :
          body.as<event_header>.thread_id
        if: has_thread_id
      has_time_stamp:
        value: >-
          begin.index == 1 or begin.index == 2 or begin.index == 3 or
          begin.index == 4 or begin.index == 5 or begin.index == 16 or
          begin.index == 6 or begin.index == 7 or begin.index == 17 or
          begin.index == 12 or begin.index == 13 or begin.index == 14 or
          begin.index == 15
      time_stamp:
        value: >-
          begin.index == 1 or begin.index == 2 ?
          body.as<system_trace_header>.system_time :
          begin.index == 3 or begin.index == 4 ?
          body.as<compact_system_trace_header>.system_time :
          begin.index == 5 or begin.index == 16 ?
          body.as<event_trace_header>.time_stamp :
          begin.index == 6 ? body.as<event_instance_header>.time_stamp :
          begin.index == 7 or begin.index == 17 ?
          body.as<event_instance_guid_header>.time_stamp :
          begin.index == 12 or begin.index == 13 ?
          body.as<perfinfo_trace_header>.system_time :
          body.as<event_header>.time_stamp
        if: has_time_stamp
      has_user_time:
        value: >-
          begin.index == 1 or begin.index == 2 or begin.index == 5 or
          begin.index == 16 or begin.index == 6 or begin.index == 7 or
          begin.index == 17 or begin.index == 14 or begin.index == 15
      user_time:
        value: >-
          begin.index == 1 or begin.index == 2 ?
          body.as<system_trace_header>.user_time :
          begin.index == 5 or begin.index == 16 ?
          body.as<event_trace_header>.user_time :
          begin.index == 6 ? body.as<event_instance_header>.user_time :
          begin.index == 7 or begin.index == 17 ?
          body.as<event_instance_guid_header>.user_time :
          body.as<event_header>.user_time
        if: has_user_time
      pointer_size:
        value: >-
          begin.index == 1 or begin.index == 3 or begin.index == 5 or
          begin.index == 6 or begin.index == 7 or begin.index == 12 or
          begin.index == 14 ? 4 :
          begin.index == 2 or begin.index == 4 or begin.index == 13 or
          begin.index == 15 or begin.index == 16 or begin.index == 17 ? 8 :
          0
        doc: Pointer size of the data in bytes; 0 if unknown.
  compact_system_trace_header:
    -orig-id: COMPACT_SYSTEM_TRACE_HEADER
    doc: |
      SYSTEM_TRACE_HEADER that ends after the time stamp.

      Microsoft declares no structure for it, only COMPACT_HEADER_SIZE, a
      constant for its size that includes the bytes through SystemTime.

      Documented for 6.2+, assumed unchanged after 2004.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/traceheaders/system_trace_header.htm SYSTEM_TRACE_HEADER
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/traceheaders/index.htm Trace Headers
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h ntwmi.h
    seq:
      - id: unnamed_00
        size: 4
        type: unnamed_00_union
        doc: Marker of this header type.
      - id: unnamed_04
        size: 4
        type: unnamed_04_union
        doc: Size and hook ID of the event.
      - id: thread_id
        -orig-id: ThreadId
        type: u4
        doc: ID of the thread in which the event occurred.
      - id: process_id
        -orig-id: ProcessId
        type: u4
        doc: ID of the process in which the event occurred.
      - id: system_time
        -orig-id: SystemTime
        type: s8
        doc: |
          Time of the event, from the session's clock, whichever it is. The name
          distinguishes it from the two processor times that follow and does not
          mean the system time.
    instances:
      marker:
        value: unnamed_00.marker
      version:
        value: unnamed_00.unnamed_00.version
      header_type:
        value: unnamed_00.unnamed_00.header_type
      flags:
        value: unnamed_00.unnamed_00.flags
      header:
        value: unnamed_04.header
      packet:
        value: unnamed_04.packet
    types:
      unnamed_00_struct:
        seq:
          - id: version
            -orig-id: Version
            type: b8
            doc: |
              Version of the event's data. The whole word is nominally the
              version; the kernel uses 8 bits. 2 and 3 were observed in Windows
              10.
          - id: reserved
            type: b8
          - id: header_type
            -orig-id: HeaderType
            type: u1
            enum: trace_header_type
            doc: |
              TRACE_HEADER_TYPE_SYSTEM32 or TRACE_HEADER_TYPE_SYSTEM64 in the
              full form, TRACE_HEADER_TYPE_COMPACT32 or
              TRACE_HEADER_TYPE_COMPACT64 in the compact form.
          - id: flags
            -orig-id: Flags
            type: u1
            doc: |
              High byte of the marker. Its highest bit is set in all trace
              headers, the next bit in this header.
      unnamed_00_union:
        instances:
          marker:
            -orig-id: Marker
            pos: 0
            type: u4
            doc: |
              The first four bytes as one number. Flags of
              `trace_header_marker`.
          unnamed_00:
            pos: 0
            type: unnamed_00_struct
      unnamed_04_union:
        instances:
          header:
            -orig-id: Header
            pos: 0
            type: u4
            doc: The same four bytes as one number.
          packet:
            -orig-id: Packet
            pos: 0
            type: wmi_trace_packet
            doc: Size of the whole event, and its hook ID.
  event_descriptor:
    -orig-id: EVENT_DESCRIPTOR
    doc: |
      Identity of an event within its provider: event ID and metadata.

      Introduced together with EVENT_HEADER, which contains it.

      Documented for 6.0+, assumed unchanged after 2004.
    doc-ref:
      - https://github.com/mingw-w64/mingw-w64/blob/v10.0.0/mingw-w64-headers/include/evntprov.h#L79-L87 evntprov.h
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L5905-L5914 ntwmi.h
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/shared/evntcons/event_header.htm EVENT_HEADER
    seq:
      - id: id
        -orig-id: Id
        type: u2
        doc: Event ID.
      - id: version
        -orig-id: Version
        type: u1
        doc: Version of the event data.
      - id: channel
        -orig-id: Channel
        type: u1
        doc: Channel that receives the event.
      - id: level
        -orig-id: Level
        type: u1
        doc: Severity or verbosity of the event. Lower values are more severe.
      - id: opcode
        -orig-id: Opcode
        type: u1
        doc: |
          Opcode: the step within the task.
      - id: task
        -orig-id: Task
        type: u2
        doc: |
          Task: the part of the provider that logs the event.
      - id: keyword
        -orig-id: Keyword
        type: u8
        doc: |
          Keywords: the groups that contain the event, one bit per group.
  event_extended_item_container_id:
    -orig-id: EVENT_EXTENDED_ITEM_CONTAINER_ID
    doc: |
      Container in which an event was logged.

      Releases unknown.
    doc-ref:
      - https://docs.rs/crate/windows-sys/0.61.2/source/src/Windows/Win32/System/Diagnostics/Etw/mod.rs windows_sys::Win32::System::Diagnostics::Etw
      - https://github.com/microsoft/perfview/blob/HEAD/src/TraceEvent/TraceEvent.cs TraceEvent.cs
    seq:
      - id: container_id
        -orig-id: ContainerId
        terminator: 0
        eos-error: false
        doc: |
          ID of the container as text. The end of the item ends it. Text in an
          unknown code page.
  event_extended_item_control_guid:
    -orig-id: EVENT_EXTENDED_ITEM_CONTROL_GUID
    doc: |
      Control GUID of an event, inferred from the name.

      Releases unknown.
    doc-ref:
      - https://docs.rs/crate/windows-sys/0.61.2/source/src/Windows/Win32/System/Diagnostics/Etw/mod.rs windows_sys::Win32::System::Diagnostics::Etw
    seq:
      - id: control_guid
        -orig-id: ControlGuid
        size: 16
        doc: Control GUID.
  event_extended_item_event_key:
    -orig-id: EVENT_EXTENDED_ITEM_EVENT_KEY
    doc: |
      Number that identifies an event in every session that receives it.

      Releases unknown.
    doc-ref:
      - https://docs.rs/crate/windows-sys/0.61.2/source/src/Windows/Win32/System/Diagnostics/Etw/mod.rs windows_sys::Win32::System::Diagnostics::Etw
      - https://github.com/MicrosoftDocs/sdk-api/blob/HEAD/sdk-api-src/content/evntcons/ns-evntcons-event_header_extended_data_item.md EVENT_HEADER_EXTENDED_DATA_ITEM structure
    seq:
      - id: key
        -orig-id: Key
        type: u8
        doc: Event key.
  event_extended_item_instance:
    -orig-id: EVENT_EXTENDED_ITEM_INSTANCE
    doc: |
      Instance of a classic event, and the parent instance.

      Releases unknown.
    doc-ref:
      - https://github.com/mingw-w64/mingw-w64/blob/d7f3c520/mingw-w64-headers/include/evntcons.h#L75-L79 evntcons.h
      - https://docs.rs/crate/windows-sys/0.61.2/source/src/Windows/Win32/System/Diagnostics/Etw/mod.rs windows_sys::Win32::System::Diagnostics::Etw
    seq:
      - id: instance_id
        -orig-id: InstanceId
        type: u4
        doc: Instance ID within the event class.
      - id: parent_instance_id
        -orig-id: ParentInstanceId
        type: u4
        doc: Parent instance ID within the parent class.
      - id: parent_guid
        -orig-id: ParentGuid
        size: 16
        doc: GUID of the parent class.
  event_extended_item_pebs_index:
    -orig-id: EVENT_EXTENDED_ITEM_PEBS_INDEX
    doc: |
      PEBS index recorded with an event.

      An extended data item of an EVENT_HEADER has the same payload layout.

      Releases unknown.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/traceheaders/perfinfo_trace_header.htm PERFINFO_TRACE_HEADER
      - https://github.com/mingw-w64/mingw-w64/blob/d7f3c520/mingw-w64-headers/include/evntcons.h#L99-L101 evntcons.h
    seq:
      - id: pebs_index
        -orig-id: PebsIndex
        type: u8
        doc: Index of precise event-based sampling (PEBS).
  event_extended_item_pmc_counters:
    -orig-id: EVENT_EXTENDED_ITEM_PMC_COUNTERS
    doc: |
      Values of a processor's performance monitoring counters.

      An extended data item of an EVENT_HEADER has the same payload layout.

      Releases unknown.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/traceheaders/perfinfo_trace_header.htm PERFINFO_TRACE_HEADER
      - https://github.com/mingw-w64/mingw-w64/blob/d7f3c520/mingw-w64-headers/include/evntcons.h#L103-L105 evntcons.h
    seq:
      - id: counter
        -orig-id: Counter
        type: u8
        repeat: expr
        repeat-expr: num_counter
        doc: |
          One value for each counter that the session collects. The item does
          not record which counters they are.
    instances:
      num_counter:
        value: (_io.size - _io.pos) / 8
  event_extended_item_process_start_key:
    -orig-id: EVENT_EXTENDED_ITEM_PROCESS_START_KEY
    doc: |
      Number that identifies the process that wrote an event, not reused until
      Windows restarts.

      Releases unknown.
    doc-ref:
      - https://docs.rs/crate/windows-sys/0.61.2/source/src/Windows/Win32/System/Diagnostics/Etw/mod.rs windows_sys::Win32::System::Diagnostics::Etw
      - https://github.com/MicrosoftDocs/sdk-api/blob/HEAD/sdk-api-src/content/evntcons/ns-evntcons-event_header_extended_data_item.md EVENT_HEADER_EXTENDED_DATA_ITEM structure
      - https://github.com/MicrosoftDocs/sdk-api/blob/HEAD/sdk-api-src/content/evntrace/ns-evntrace-enable_trace_parameters.md ENABLE_TRACE_PARAMETERS structure
    seq:
      - id: process_start_key
        -orig-id: ProcessStartKey
        type: u8
        doc: Process start key.
  event_extended_item_psm_key:
    -orig-id: EVENT_EXTENDED_ITEM_PSM_KEY
    doc: |
      Key of the packaged application that wrote an event, inferred from the
      name.

      Releases unknown.
    doc-ref:
      - https://docs.rs/crate/windows-sys/0.61.2/source/src/Windows/Win32/System/Diagnostics/Etw/mod.rs windows_sys::Win32::System::Diagnostics::Etw
      - https://github.com/winsiderss/systeminformer/blob/b3c932d3/phlib/include/appresolverp.h appresolverp.h
    seq:
      - id: psm_key
        -orig-id: PsmKey
        type: strz
        eos-error: false
        doc: |
          Name of the package and of the application in it. The characters are
          inferred: functions of Windows take both names from such a key.
  event_extended_item_qpc_delta:
    -orig-id: EVENT_EXTENDED_ITEM_QPC_DELTA
    doc: |
      Difference of two values of the performance counter, inferred from the
      name.

      Releases unknown.
    doc-ref:
      - https://docs.rs/crate/windows-sys/0.61.2/source/src/Windows/Win32/System/Diagnostics/Etw/mod.rs windows_sys::Win32::System::Diagnostics::Etw
    seq:
      - id: qpc_delta
        -orig-id: QpcDelta
        type: s8
        doc: |
          Difference of two values of the performance counter, which have 64
          bits. Unit: performance counter ticks.
  event_extended_item_related_activityid:
    -orig-id: EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID
    doc: |
      Activity to which the provider relates an event.

      Releases unknown.
    doc-ref:
      - https://github.com/mingw-w64/mingw-w64/blob/d7f3c520/mingw-w64-headers/include/evntcons.h#L81-L83 evntcons.h
      - https://docs.rs/crate/windows-sys/0.61.2/source/src/Windows/Win32/System/Diagnostics/Etw/mod.rs windows_sys::Win32::System::Diagnostics::Etw
    seq:
      - id: related_activity_id
        -orig-id: RelatedActivityId
        size: 16
        doc: Related activity ID.
  event_extended_item_stack_key32:
    -orig-id: EVENT_EXTENDED_ITEM_STACK_KEY32
    doc: |
      Key of an event's call stack, as a 32-bit number.

      Releases unknown.
    doc-ref:
      - https://docs.rs/crate/windows-sys/0.61.2/source/src/Windows/Win32/System/Diagnostics/Etw/mod.rs windows_sys::Win32::System::Diagnostics::Etw
      - https://github.com/MicrosoftDocs/sdk-api/blob/HEAD/sdk-api-src/content/evntcons/ns-evntcons-event_extended_item_stack_key32.md EVENT_EXTENDED_ITEM_STACK_KEY32 structure
    seq:
      - id: match_id
        -orig-id: MatchId
        type: u8
        doc: |
          Number that joins the parts of a stack captured in separate events,
          one in kernel mode and one in user mode. 0 if there is only one part.
      - id: stack_key
        -orig-id: StackKey
        type: u4
        doc: Stack key.
      - id: padding
        -orig-id: Padding
        type: u4
        doc: Pads the structure to the size of EVENT_EXTENDED_ITEM_STACK_KEY64.
  event_extended_item_stack_key64:
    -orig-id: EVENT_EXTENDED_ITEM_STACK_KEY64
    doc: |
      Key of an event's call stack, as a 64-bit number.

      Releases unknown.
    doc-ref:
      - https://docs.rs/crate/windows-sys/0.61.2/source/src/Windows/Win32/System/Diagnostics/Etw/mod.rs windows_sys::Win32::System::Diagnostics::Etw
    seq:
      - id: match_id
        -orig-id: MatchId
        type: u8
        doc: |
          Number that joins the parts of a stack captured in separate events,
          one in kernel mode and one in user mode. 0 if there is only one part.
      - id: stack_key
        -orig-id: StackKey
        type: u8
        doc: Stack key.
  event_extended_item_stack_trace32:
    -orig-id: EVENT_EXTENDED_ITEM_STACK_TRACE32
    doc: |
      Call stack of an event, as 32-bit addresses.

      Releases unknown.
    doc-ref:
      - https://github.com/mingw-w64/mingw-w64/blob/d7f3c520/mingw-w64-headers/include/evntcons.h#L89-L92 evntcons.h
      - https://docs.rs/crate/windows-sys/0.61.2/source/src/Windows/Win32/System/Diagnostics/Etw/mod.rs windows_sys::Win32::System::Diagnostics::Etw
    seq:
      - id: match_id
        -orig-id: MatchId
        type: u8
        doc: |
          Number that joins the parts of a stack captured in separate events,
          one in kernel mode and one in user mode. 0 if there is only one part.
      - id: address
        -orig-id: Address
        type: u4
        repeat: expr
        repeat-expr: num_address
        doc: Stack addresses, to the end of the item's data.
    instances:
      num_address:
        value: (_io.size - _io.pos) / 4
  event_extended_item_stack_trace64:
    -orig-id: EVENT_EXTENDED_ITEM_STACK_TRACE64
    doc: |
      Call stack of an event, as 64-bit addresses.

      Releases unknown.
    doc-ref:
      - https://github.com/mingw-w64/mingw-w64/blob/d7f3c520/mingw-w64-headers/include/evntcons.h#L94-L97 evntcons.h
      - https://docs.rs/crate/windows-sys/0.61.2/source/src/Windows/Win32/System/Diagnostics/Etw/mod.rs windows_sys::Win32::System::Diagnostics::Etw
    seq:
      - id: match_id
        -orig-id: MatchId
        type: u8
        doc: |
          Number that joins the parts of a stack captured in separate events,
          one in kernel mode and one in user mode. 0 if there is only one part.
      - id: address
        -orig-id: Address
        type: u8
        repeat: expr
        repeat-expr: num_address
        doc: Stack addresses, to the end of the item's data.
    instances:
      num_address:
        value: (_io.size - _io.pos) / 8
  event_extended_item_ts_id:
    -orig-id: EVENT_EXTENDED_ITEM_TS_ID
    doc: |
      Terminal session in which an event was written.

      Releases unknown.
    doc-ref:
      - https://github.com/mingw-w64/mingw-w64/blob/d7f3c520/mingw-w64-headers/include/evntcons.h#L85-L87 evntcons.h
      - https://docs.rs/crate/windows-sys/0.61.2/source/src/Windows/Win32/System/Diagnostics/Etw/mod.rs windows_sys::Win32::System::Diagnostics::Etw
    seq:
      - id: session_id
        -orig-id: SessionId
        type: u4
        doc: Terminal session ID.
  event_header:
    -orig-id: EVENT_HEADER
    doc: |
      Header of an event written through the provider interfaces of Windows
      Vista and later.

      In a trace buffer, extended data items added by the kernel follow it, and
      then the provider's data. Consumers receive the same structure in an
      EVENT_RECORD for events with any type of header. This table describes the
      form in trace buffers.

      Documented for 6.0+, assumed unchanged after 2004.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/shared/evntcons/event_header.htm EVENT_HEADER
      - https://github.com/mingw-w64/mingw-w64/blob/d7f3c520/mingw-w64-headers/include/evntcons.h#L109-L127 evntcons.h
    seq:
      - id: size
        -orig-id: Size
        type: u2
        doc: |
          Size of the event: this header, all extended data items and the data.
          Unit: bytes.
      - id: header_type
        -orig-id: HeaderType
        type: u2
        doc: |
          Upper half of the marker at the start of every trace header:
          EVENT_HEADER_EVENT32 or EVENT_HEADER_EVENT64, by the pointer size of
          the data. Other headers have a header type and flags in these two
          bytes.
      - id: flags
        -orig-id: Flags
        type: u2
        doc: |
          Flags of the event, among them one for extended data items. Most are
          for consumers only. Flags of `event_header_flags`.
      - id: event_property
        -orig-id: EventProperty
        type: u2
        doc: How to decode the event data. Flags of `event_header_property`.
      - id: thread_id
        -orig-id: ThreadId
        type: u4
        doc: ID of the thread that wrote the event.
      - id: process_id
        -orig-id: ProcessId
        type: u4
        doc: ID of the process that wrote the event.
      - id: time_stamp
        -orig-id: TimeStamp
        type: s8
        doc: Time at which the event was written, from the session's clock.
      - id: provider_id
        -orig-id: ProviderId
        size: 16
        doc: Provider GUID.
      - id: event_descriptor
        -orig-id: EventDescriptor
        type: event_descriptor
        doc: Identity of the event within its provider.
      - id: unnamed_38
        size: 8
        type: unnamed_38_union
        doc: Processor times.
      - id: activity_id
        -orig-id: ActivityId
        size: 16
        doc: Activity ID.
      - id: extended_data
        -orig-id: ExtendedData
        type: extended_data_element
        repeat: until
        repeat-until: not (_.body.linkage.to_i != 0) or _io.eof
        if: flags % 2 != 0 and not _io.eof
        doc: |
          Extended data items added by the kernel. The provider's data follows
          the last item.
    instances:
      kernel_time:
        value: unnamed_38.unnamed_38.kernel_time
      user_time:
        value: unnamed_38.unnamed_38.user_time
      processor_time:
        value: unnamed_38.processor_time
    types:
      unnamed_38_struct:
        seq:
          - id: kernel_time
            -orig-id: KernelTime
            type: u4
            doc: |
              Kernel-mode processor time of the thread. Unit: timer ticks.
          - id: user_time
            -orig-id: UserTime
            type: u4
            doc: |
              User-mode processor time of the thread. Unit: timer ticks.
      unnamed_38_union:
        instances:
          unnamed_38:
            pos: 0
            type: unnamed_38_struct
          processor_time:
            -orig-id: ProcessorTime
            pos: 0
            type: u8
            doc: |
              Processor time of the thread, if a user-mode logger logged the
              event. Unit: CPU ticks.
      extended_data_element:
        seq:
          - id: body
            size: len_total * 1
            type: event_header_extended_data_item_in_buffer
            parent: false
        instances:
          len_total:
            pos: _io.pos + 0
            type: u2
  event_header_extended_data_item_in_buffer:
    -orig-id: EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER
    doc: |
      Extended data item of an event, as stored in a trace buffer: 8 bytes
      followed by the item's data.

      The first 8 bytes are those of EVENT_HEADER_EXTENDED_DATA_ITEM. The data
      follows in place of its address. Each item starts at a multiple of 8.
      ExtType selects a structure for the data: see EVENT_EXTENDED_ITEM.

      Documented for 6.0+, assumed unchanged after 2004.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/shared/evntcons/event_header.htm EVENT_HEADER
      - https://github.com/mingw-w64/mingw-w64/blob/d7f3c520/mingw-w64-headers/include/evntcons.h evntcons.h
    seq:
      - id: reserved1
        -orig-id: Reserved1
        type: u2
        doc: |
          Size of the item: these 8 bytes, the data, and padding up to a
          multiple of 8. Unit: bytes.
      - id: ext_type
        -orig-id: ExtType
        type: u2
        enum: event_header_ext_type
        doc: Type of the item's data.
      - id: linkage
        -orig-id: Linkage
        type: b1
        doc: Another item follows.
      - id: reserved2
        -orig-id: Reserved2
        type: b15
      - id: data_size
        -orig-id: DataSize
        type: u2
        doc: |
          Size of the data, excluding padding. Unit: bytes.
      - id: data
        -orig-id: Data
        size: len_data
        type: event_extended_item(ext_type.to_i)
        doc: Item data, in the structure selected by ExtType. Padding follows.
    instances:
      len_data:
        value: data_size
  event_instance_guid_header:
    -orig-id: EVENT_INSTANCE_GUID_HEADER
    doc: |
      Header of a classic event with an instance, with GUIDs for the classes.

      NTDLL builds it from an EVENT_INSTANCE_HEADER and passes it to the kernel.
      Its first 0x30 bytes are those of EVENT_TRACE_HEADER. It has the header
      type of EVENT_INSTANCE_HEADER in older buffers. Readers select this
      structure if the log file version is at least 1.1.

      Documented for 5.2+, assumed unchanged after 2004.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/traceheaders/event_instance_guid_header.htm EVENT_INSTANCE_GUID_HEADER
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L247-L294 ntwmi.h
    seq:
      - id: size
        -orig-id: Size
        type: u2
        doc: |
          Size of this header and all data that follows. The kernel may change
          it. Unit: bytes.
      - id: unnamed_02
        size: 2
        type: unnamed_02_union
        doc: Upper half of the marker at the start of every trace header.
      - id: unnamed_04
        size: 4
        type: unnamed_04_union
        doc: |
          Type, level and version of the event, within the provider's class. The
          kernel copies it unchanged.
      - id: thread_id
        -orig-id: ThreadId
        type: u4
        doc: ID of the thread that wrote the event.
      - id: process_id
        -orig-id: ProcessId
        type: u4
        doc: ID of the process that wrote the event.
      - id: time_stamp
        -orig-id: TimeStamp
        type: s8
        doc: Time at which the event was written to a trace buffer.
      - id: unnamed_18
        size: 16
        type: unnamed_18_union
        doc: Event class.
      - id: unnamed_28
        size: 8
        type: unnamed_28_union
        doc: Flags in the provider's input, processor times in a trace buffer.
      - id: instance_id
        -orig-id: InstanceId
        type: u4
        doc: Instance ID within the class.
      - id: parent_instance_id
        -orig-id: ParentInstanceId
        type: u4
        doc: Parent instance ID within the parent class.
      - id: parent_guid
        -orig-id: ParentGuid
        size: 16
        doc: GUID of the parent class.
    instances:
      field_type_flags:
        value: unnamed_02.field_type_flags
      header_type:
        value: unnamed_02.unnamed_02.header_type
      marker_flags:
        value: unnamed_02.unnamed_02.marker_flags
      version:
        value: unnamed_04.version
      class_field:
        value: unnamed_04.class_field
      guid:
        value: unnamed_18.guid
      guid_ptr:
        value: unnamed_18.guid_ptr
      client_context:
        value: unnamed_28.unnamed_28.client_context
      flags:
        value: unnamed_28.unnamed_28.flags
      kernel_time:
        value: unnamed_28.unnamed_28_2.kernel_time
      user_time:
        value: unnamed_28.unnamed_28_2.user_time
      processor_time:
        value: unnamed_28.processor_time
    types:
      unnamed_02_struct:
        seq:
          - id: header_type
            -orig-id: HeaderType
            type: u1
            enum: trace_header_type
            doc: |
              TRACE_HEADER_TYPE_INSTANCE32 or TRACE_HEADER_TYPE_INSTANCE64, by
              the pointer size of the data.
          - id: marker_flags
            -orig-id: MarkerFlags
            type: u1
            doc: High byte of the marker, with its two highest bits set.
      unnamed_02_union:
        instances:
          field_type_flags:
            -orig-id: FieldTypeFlags
            pos: 0
            type: u2
            doc: |
              The same two bytes as one number: 0xC00B or 0xC015.
          unnamed_02:
            pos: 0
            type: unnamed_02_struct
      class_field_struct:
        seq:
          - id: type
            -orig-id: Type
            type: u1
            doc: Event type.
          - id: level
            -orig-id: Level
            type: u1
            doc: Level at which the event is traced.
          - id: version
            -orig-id: Version
            type: u2
            doc: Version of the event data.
      unnamed_04_union:
        instances:
          version:
            -orig-id: Version
            pos: 0
            type: u4
            doc: The same four bytes as one number.
          class_field:
            -orig-id: Class
            pos: 0
            type: class_field_struct
      unnamed_18_union:
        instances:
          guid:
            -orig-id: Guid
            pos: 0
            size: 16
            doc: |
              GUID of the event class. A trace buffer always contains this
              member.
          guid_ptr:
            -orig-id: GuidPtr
            pos: 0
            type: u8
            doc: |
              Address of the GUID, in the provider's memory. Only the provider's
              input contains this member. Valid if `Flags & 0x80000` is not 0.
      unnamed_28_struct:
        seq:
          - id: client_context
            -orig-id: ClientContext
            type: u4
            doc: Reserved.
          - id: flags
            -orig-id: Flags
            type: u4
            doc: |
              How to interpret the header and the data. Flags of
              `event_trace_header_flags`.
      unnamed_28_2_struct:
        seq:
          - id: kernel_time
            -orig-id: KernelTime
            type: u4
            doc: |
              Kernel-mode processor time. Unit: timer ticks.
          - id: user_time
            -orig-id: UserTime
            type: u4
            doc: |
              User-mode processor time. Unit: timer ticks.
      unnamed_28_union:
        instances:
          unnamed_28:
            pos: 0
            type: unnamed_28_struct
          unnamed_28_2:
            pos: 0
            type: unnamed_28_2_struct
          processor_time:
            -orig-id: ProcessorTime
            pos: 0
            type: u8
            doc: Processor time, instead of KernelTime and UserTime.
  event_instance_header:
    -orig-id: EVENT_INSTANCE_HEADER
    doc: |
      Header of a classic event that specifies its instance and the parent
      instance.

      Input of TraceEventInstance in all releases. In trace buffers it appears
      in 5.0 and 5.1 only. Later releases use its header type for
      EVENT_INSTANCE_GUID_HEADER. The log file version determines which one a
      buffer contains.

      Documented for 6.0+, assumed unchanged after 2004.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/shared/evntrace/event_instance_header.htm EVENT_INSTANCE_HEADER
      - https://github.com/mingw-w64/mingw-w64/blob/d7f3c520/mingw-w64-headers/include/evntrace.h#L346-L381 evntrace.h
    seq:
      - id: size
        -orig-id: Size
        type: u2
        doc: |
          Size of this header and all data that follows. Unit: bytes.
      - id: unnamed_02
        size: 2
        type: unnamed_02_union
        doc: Upper half of the marker at the start of every trace header.
      - id: unnamed_04
        size: 4
        type: unnamed_04_union
        doc: Type, level and version of the event, within the provider's class.
      - id: thread_id
        -orig-id: ThreadId
        type: u4
        doc: ID of the thread that wrote the event.
      - id: process_id
        -orig-id: ProcessId
        type: u4
        doc: ID of the process that wrote the event.
      - id: time_stamp
        -orig-id: TimeStamp
        type: s8
        doc: Time at which the event was written.
      - id: reg_handle
        -orig-id: RegHandle
        type: u8
        doc: |
          Handle returned by registering the event class. It identifies the GUID
          of the class.
      - id: instance_id
        -orig-id: InstanceId
        type: u4
        doc: Instance ID within the class.
      - id: parent_instance_id
        -orig-id: ParentInstanceId
        type: u4
        doc: Parent instance ID within the parent class.
      - id: unnamed_28
        size: 8
        type: unnamed_28_union
        doc: Processor times in a trace buffer, flags in the provider's input.
      - id: parent_reg_handle
        -orig-id: ParentRegHandle
        type: u8
        doc: Handle returned by registering the parent class.
    instances:
      field_type_flags:
        value: unnamed_02.field_type_flags
      header_type:
        value: unnamed_02.unnamed_02.header_type
      marker_flags:
        value: unnamed_02.unnamed_02.marker_flags
      version:
        value: unnamed_04.version
      class_field:
        value: unnamed_04.class_field
      kernel_time:
        value: unnamed_28.unnamed_28.kernel_time
      user_time:
        value: unnamed_28.unnamed_28.user_time
      processor_time:
        value: unnamed_28.processor_time
      event_id:
        value: unnamed_28.unnamed_28_2.event_id
      flags:
        value: unnamed_28.unnamed_28_2.flags
    types:
      unnamed_02_struct:
        seq:
          - id: header_type
            -orig-id: HeaderType
            type: u1
            enum: trace_header_type
            doc: |
              TRACE_HEADER_TYPE_INSTANCE32 or TRACE_HEADER_TYPE_INSTANCE64, by
              the pointer size of the data.
          - id: marker_flags
            -orig-id: MarkerFlags
            type: u1
            doc: High byte of the marker, with its two highest bits set.
      unnamed_02_union:
        instances:
          field_type_flags:
            -orig-id: FieldTypeFlags
            pos: 0
            type: u2
            doc: |
              The same two bytes as one number: 0xC00B or 0xC015.
          unnamed_02:
            pos: 0
            type: unnamed_02_struct
      class_field_struct:
        seq:
          - id: type
            -orig-id: Type
            type: u1
            doc: Event type.
          - id: level
            -orig-id: Level
            type: u1
            doc: Level at which the event is traced.
          - id: version
            -orig-id: Version
            type: u2
            doc: Version of the event data.
      unnamed_04_union:
        instances:
          version:
            -orig-id: Version
            pos: 0
            type: u4
            doc: The same four bytes as one number.
          class_field:
            -orig-id: Class
            pos: 0
            type: class_field_struct
      unnamed_28_struct:
        seq:
          - id: kernel_time
            -orig-id: KernelTime
            type: u4
            doc: |
              Kernel-mode processor time. Unit: timer ticks.
          - id: user_time
            -orig-id: UserTime
            type: u4
            doc: |
              User-mode processor time. Unit: timer ticks.
      unnamed_28_2_struct:
        seq:
          - id: event_id
            -orig-id: EventId
            type: u4
            doc: Purpose unknown.
          - id: flags
            -orig-id: Flags
            type: u4
            doc: |
              How to interpret the header and the data. Flags of
              `event_trace_header_flags`.
      unnamed_28_union:
        instances:
          unnamed_28:
            pos: 0
            type: unnamed_28_struct
          processor_time:
            -orig-id: ProcessorTime
            pos: 0
            type: u8
            doc: Processor time, instead of KernelTime and UserTime.
          unnamed_28_2:
            pos: 0
            type: unnamed_28_2_struct
  event_provider_trait:
    -orig-id: EVENT_PROVIDER_TRAIT
    doc: |
      One trait of a provider.

      Microsoft documents the format without naming it. Types from 128 are for
      custom use.

      Documented for 10.0+.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/ntos/etwp/etw_provider_traits.htm ETW_PROVIDER_TRAITS
    seq:
      - id: trait_size
        -orig-id: TraitSize
        type: u2
        doc: |
          Size of this trait, including these two bytes: 0x13 for a group. Unit:
          bytes.
      - id: type
        -orig-id: Type
        type: u1
        enum: etw_provider_trait_type
        doc: Type of the trait.
      - id: group_guid
        -orig-id: GroupGuid
        size: 16
        if: type.to_i == 1
        doc: |
          GUID of the provider's group. Traits of other types have their own
          data here.
  event_provider_traits:
    -orig-id: EVENT_PROVIDER_TRAITS
    doc: |
      Traits of a provider: its name, and further data to record with each of
      its events.

      A provider sets the traits once per registration, and the kernel adds them
      to events. All members are byte-aligned. Microsoft documents the format
      without naming it.

      Documented for 10.0+.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/ntos/etwp/etw_provider_traits.htm ETW_PROVIDER_TRAITS
    seq:
      - id: traits_size
        -orig-id: TraitsSize
        type: u2
        doc: |
          Total size of this structure, including these two bytes. Unit: bytes.
      - id: provider_name
        -orig-id: ProviderName
        terminator: 0
        eos-error: false
        doc: Provider name, in UTF-8. Text in an unknown code page.
      - id: traits
        -orig-id: Traits
        type: traits_element
        repeat: eos
        doc: Further traits, to the end of the data.
    types:
      traits_element:
        seq:
          - id: body
            size: len_total * 1
            type: event_provider_trait
            parent: false
        instances:
          len_total:
            pos: _io.pos + 0
            type: u2
  event_schema_tl:
    -orig-id: EVENT_SCHEMA_TL
    doc: |
      Schema of a TraceLogging event: names and types of the event and its
      fields.

      Each event contains it, so no manifest is needed. All members are
      byte-aligned. No header declares a structure for it.

      Releases unknown.
    doc-ref:
      - https://github.com/MicrosoftDocs/sdk-api/blob/HEAD/sdk-api-src/content/traceloggingprovider/nf-traceloggingprovider-traceloggingeventtag.md TraceLoggingEventTag macro
      - https://github.com/microsoft/tracelogging/blob/bdd914b/etw/cpp/traceloggingdynamic/TraceLoggingDynamic.h TraceLoggingDynamic.h
    seq:
      - id: size
        -orig-id: Size
        type: u2
        doc: |
          Total size of this structure, including these two bytes. Unit: bytes.
      - id: tag0
        -orig-id: Tag0
        type: u1
        doc: |
          First part of the event's tag: 7 bits, most significant first. If the
          highest bit is set, another part follows. There are at most 4 parts.
      - id: tag1
        -orig-id: Tag1
        type: u1
        if: tag0 / 0x80 != 0
        doc: Second part of the tag.
      - id: tag2
        -orig-id: Tag2
        type: u1
        if: tag0 / 0x80 != 0 and tag1 / 0x80 != 0
        doc: Third part of the tag.
      - id: tag3
        -orig-id: Tag3
        type: u1
        if: tag0 / 0x80 != 0 and tag1 / 0x80 != 0 and tag2 / 0x80 != 0
        doc: Last part of the tag.
      - id: event_name
        -orig-id: EventName
        terminator: 0
        eos-error: false
        doc: Event name, in UTF-8. Text in an unknown code page.
      - id: fields
        -orig-id: Fields
        type: tracelogging_field
        repeat: eos
        doc: Descriptions of the fields, in the order of the data.
  event_trace_header:
    -orig-id: EVENT_TRACE_HEADER
    doc: |
      Header of an event written by a classic provider.

      Input of TraceEvent, stored in trace buffers, and received by consumers
      that precede EVENT_RECORD. It is derived from WNODE_HEADER: both have the
      same size, with TimeStamp, Guid, ClientContext and Flags at the same
      offsets. Functions that accept either distinguish them by Flags.

      Documented for 5.1+, assumed unchanged after 2004.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/shared/evntrace/event_trace_header.htm EVENT_TRACE_HEADER
      - https://geoffchappellmirror.github.io/studies/windows/win32/advapi32/api/etw/logapi/event.htm TraceEvent
      - https://github.com/mingw-w64/mingw-w64/blob/d7f3c520/mingw-w64-headers/include/evntrace.h#L309-L344 evntrace.h
    seq:
      - id: size
        -orig-id: Size
        type: u2
        doc: |
          Size of this header and all data that follows. The provider must set
          it. Unit: bytes.
      - id: unnamed_02
        size: 2
        type: unnamed_02_union
        doc: Upper half of the marker at the start of every trace header.
      - id: unnamed_04
        size: 4
        type: unnamed_04_union
        doc: Type, level and version of the event, within the provider's class.
      - id: thread_id
        -orig-id: ThreadId
        type: u4
        doc: |
          ID of the thread that wrote the event. TraceEvent of 5.1 leaves the
          session handle in this field and the next of the caller's header.
      - id: process_id
        -orig-id: ProcessId
        type: u4
        doc: ID of the process that wrote the event.
      - id: time_stamp
        -orig-id: TimeStamp
        type: s8
        doc: |
          Time at which the event was written to a trace buffer. From 5.1, with
          flag 0x00000200, the time that the provider set.
      - id: unnamed_18
        size: 16
        type: unnamed_18_union
        doc: Event class.
      - id: unnamed_28
        size: 8
        type: unnamed_28_union
        doc: Processor times in a trace buffer, flags in the provider's input.
    instances:
      field_type_flags:
        value: unnamed_02.field_type_flags
      header_type:
        value: unnamed_02.unnamed_02.header_type
      marker_flags:
        value: unnamed_02.unnamed_02.marker_flags
      version:
        value: unnamed_04.version
      class_field:
        value: unnamed_04.class_field
      guid:
        value: unnamed_18.guid
      guid_ptr:
        value: unnamed_18.guid_ptr
      kernel_time:
        value: unnamed_28.unnamed_28.kernel_time
      user_time:
        value: unnamed_28.unnamed_28.user_time
      processor_time:
        value: unnamed_28.processor_time
      client_context:
        value: unnamed_28.unnamed_28_2.client_context
      flags:
        value: unnamed_28.unnamed_28_2.flags
    types:
      unnamed_02_struct:
        seq:
          - id: header_type
            -orig-id: HeaderType
            type: u1
            enum: trace_header_type
            doc: |
              TRACE_HEADER_TYPE_FULL_HEADER32 or
              TRACE_HEADER_TYPE_FULL_HEADER64, by the pointer size of the data.
          - id: marker_flags
            -orig-id: MarkerFlags
            type: u1
            doc: High byte of the marker, with its two highest bits set.
      unnamed_02_union:
        instances:
          field_type_flags:
            -orig-id: FieldTypeFlags
            pos: 0
            type: u2
            doc: |
              The same two bytes as one number: 0xC00A or 0xC014.
          unnamed_02:
            pos: 0
            type: unnamed_02_struct
      class_field_struct:
        seq:
          - id: type
            -orig-id: Type
            type: u1
            doc: Event type.
          - id: level
            -orig-id: Level
            type: u1
            doc: Level at which the event is traced.
          - id: version
            -orig-id: Version
            type: u2
            doc: Version of the event data.
      unnamed_04_union:
        instances:
          version:
            -orig-id: Version
            pos: 0
            type: u4
            doc: The same four bytes as one number.
          class_field:
            -orig-id: Class
            pos: 0
            type: class_field_struct
      unnamed_18_union:
        instances:
          guid:
            -orig-id: Guid
            pos: 0
            size: 16
            doc: |
              GUID of the event class. A trace buffer always contains this
              member. Valid if `Flags & 0x80000` is 0x0.
          guid_ptr:
            -orig-id: GuidPtr
            pos: 0
            type: u8
            doc: |
              Address of the GUID, in the provider's memory. Only the provider's
              input contains this member, because UserTime replaces Flags in a
              trace buffer. Valid if `Flags & 0x80000` is not 0.
      unnamed_28_struct:
        seq:
          - id: kernel_time
            -orig-id: KernelTime
            type: u4
            doc: |
              Kernel-mode processor time. Unit: timer ticks.
          - id: user_time
            -orig-id: UserTime
            type: u4
            doc: |
              User-mode processor time. Unit: timer ticks.
      unnamed_28_2_struct:
        seq:
          - id: client_context
            -orig-id: ClientContext
            type: u4
            doc: Reserved.
          - id: flags
            -orig-id: Flags
            type: u4
            doc: |
              How to interpret the header and the data. Flags of
              `event_trace_header_flags`.
      unnamed_28_union:
        instances:
          unnamed_28:
            pos: 0
            type: unnamed_28_struct
          processor_time:
            -orig-id: ProcessorTime
            pos: 0
            type: u8
            doc: Processor time, instead of KernelTime and UserTime.
          unnamed_28_2:
            pos: 0
            type: unnamed_28_2_struct
  message_trace_header:
    -orig-id: MESSAGE_TRACE_HEADER
    doc: |
      Header of a message: a message number, and flags that indicate what
      follows.

      The high byte 0x90 distinguishes it from other trace headers:
      TRACE_HEADER_FLAG and TRACE_MESSAGE set, TRACE_HEADER_EVENT_TRACE clear.
      It starts at a multiple of 8 in a trace buffer. The time stamp after it
      need not be aligned.

      Documented for 5.1+, assumed unchanged after 2004.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/traceheaders/message_trace_header.htm MESSAGE_TRACE_HEADER
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L376-L393 ntwmi.h
    seq:
      - id: unnamed_00
        size: 4
        type: unnamed_00_union
        doc: Marker and size of the message.
      - id: unnamed_04
        size: 4
        type: unnamed_04_union
        doc: Message number, and flags for what follows the header.
      - id: sequence_number
        -orig-id: SequenceNumber
        type: u4
        if: packet.option_flags % 2 != 0
        doc: |
          Sequence number of the message, from the logger: within its session,
          or across all sessions.
      - id: component_id
        -orig-id: ComponentId
        type: u4
        if: packet.option_flags / 4 % 2 != 0
        doc: ID of the provider component that owns the message.
      - id: message_guid
        -orig-id: MessageGuid
        size: 16
        if: packet.option_flags / 2 % 4 == 1
        doc: |
          GUID that identifies the owner of the message. If both flags are set,
          a component ID replaces it.
      - id: time_stamp
        -orig-id: TimeStamp
        type: s8
        if: packet.option_flags / 8 % 2 != 0
        doc: Time at which the message was written, from the session's clock.
      - id: thread_id
        -orig-id: ThreadId
        type: u4
        if: packet.option_flags / 0x20 % 2 != 0
        doc: ID of the thread that wrote the message.
      - id: process_id
        -orig-id: ProcessId
        type: u4
        if: packet.option_flags / 0x20 % 2 != 0
        doc: ID of the process that wrote the message.
    instances:
      marker:
        value: unnamed_00.marker
      size:
        value: unnamed_00.unnamed_00.size
      reserved:
        value: unnamed_00.unnamed_00.reserved
      version:
        value: unnamed_00.unnamed_00.version
      header:
        value: unnamed_04.header
      packet:
        value: unnamed_04.packet
    types:
      unnamed_00_struct:
        seq:
          - id: size
            -orig-id: Size
            type: u2
            doc: |
              Size of this header and all data that follows. Unit: bytes.
          - id: reserved
            -orig-id: Reserved
            type: u1
            doc: Other headers have their header type in this byte.
          - id: version
            -orig-id: Version
            type: u1
            doc: |
              High byte of the marker: 0x90.
      unnamed_00_union:
        instances:
          marker:
            -orig-id: Marker
            pos: 0
            type: u4
            doc: |
              The first four bytes as one number. Flags of
              `trace_header_marker`.
          unnamed_00:
            pos: 0
            type: unnamed_00_struct
      unnamed_04_union:
        instances:
          header:
            -orig-id: Header
            pos: 0
            type: u4
            doc: The same four bytes as one number.
          packet:
            -orig-id: Packet
            pos: 0
            type: wmi_trace_message_packet
            doc: Message number and flags.
  perfinfo_trace_header:
    -orig-id: PERFINFO_TRACE_HEADER
    doc: |
      Header of a system event without thread, process and processor times.

      The size in C is 0x18 bytes, because it includes the one declared element
      of Data and the padding after it. The part before the data is 0x10 bytes.

      Documented for 5.1+, assumed unchanged after 2004.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/traceheaders/perfinfo_trace_header.htm PERFINFO_TRACE_HEADER
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/traceheaders/index.htm Trace Headers
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L307-L330 ntwmi.h
    seq:
      - id: unnamed_00
        size: 4
        type: unnamed_00_union
        doc: Marker of this header type.
      - id: unnamed_04
        size: 4
        type: unnamed_04_union
        doc: Size and hook ID of the event.
      - id: unnamed_08
        size: 8
        type: unnamed_08_union
        doc: Time of the event.
      - id: event_extended_item_pmc_counters
        -orig-id: EVENT_EXTENDED_ITEM_PMC_COUNTERS
        size: 0 + 8 * (marker / 0x100 % 8)
        type: event_extended_item_pmc_counters
        if: marker / 0x100 % 8 != 0
        doc: |
          Counters of the processor that logged the event. The controller of the
          session selects the counters and the events.
      - id: event_extended_item_pebs_index
        -orig-id: EVENT_EXTENDED_ITEM_PEBS_INDEX
        size: 8
        type: event_extended_item_pebs_index
        if: marker / 0x8000 % 2 != 0
        doc: Index recorded with a context switch.
    instances:
      marker:
        value: unnamed_00.marker
      version:
        value: unnamed_00.unnamed_00.version
      header_type:
        value: unnamed_00.unnamed_00.header_type
      flags:
        value: unnamed_00.unnamed_00.flags
      header:
        value: unnamed_04.header
      packet:
        value: unnamed_04.packet
      ts:
        value: unnamed_08.ts
      system_time:
        value: unnamed_08.system_time
    types:
      unnamed_00_struct:
        seq:
          - id: version
            -orig-id: Version
            type: b8
            doc: |
              Version of the event's data. The whole word is nominally the
              version; the kernel uses 8 bits. 2 and 3 were observed in Windows
              10.
          - id: reserved
            type: b8
          - id: header_type
            -orig-id: HeaderType
            type: u1
            enum: trace_header_type
            doc: |
              TRACE_HEADER_TYPE_PERFINFO32 or TRACE_HEADER_TYPE_PERFINFO64, by
              the pointer size of the data.
          - id: flags
            -orig-id: Flags
            type: u1
            doc: |
              High byte of the marker. Its highest bit is set in all trace
              headers, the next bit in this header.
      unnamed_00_union:
        instances:
          marker:
            -orig-id: Marker
            pos: 0
            type: u4
            doc: |
              The first four bytes as one number. Flags of
              `trace_header_marker`.
          unnamed_00:
            pos: 0
            type: unnamed_00_struct
      unnamed_04_union:
        instances:
          header:
            -orig-id: Header
            pos: 0
            type: u4
            doc: The same four bytes as one number.
          packet:
            -orig-id: Packet
            pos: 0
            type: wmi_trace_packet
            doc: Size of the whole event, and its hook ID.
      unnamed_08_union:
        instances:
          ts:
            -orig-id: TS
            pos: 0
            type: u8
            doc: Time stamp.
          system_time:
            -orig-id: SystemTime
            pos: 0
            type: s8
            doc: |
              The same time stamp, under the name used by SYSTEM_TRACE_HEADER.
  system_trace_header:
    -orig-id: SYSTEM_TRACE_HEADER
    doc: |
      Header of a system event with its thread, process and, in the full form,
      processor times.

      A compact form ends before KernelTime. SECHOST checks this header too for
      the flags of extended items, but the kernel never sets them here.

      Documented for 5.0+, assumed unchanged after 2004.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/traceheaders/system_trace_header.htm SYSTEM_TRACE_HEADER
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/traceheaders/index.htm Trace Headers
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/traceheaders/perfinfo_trace_header.htm PERFINFO_TRACE_HEADER
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L335-L357 ntwmi.h
    seq:
      - id: unnamed_00
        size: 4
        type: unnamed_00_union
        doc: Marker of this header type.
      - id: unnamed_04
        size: 4
        type: unnamed_04_union
        doc: Size and hook ID of the event.
      - id: thread_id
        -orig-id: ThreadId
        type: u4
        doc: ID of the thread in which the event occurred.
      - id: process_id
        -orig-id: ProcessId
        type: u4
        doc: ID of the process in which the event occurred.
      - id: system_time
        -orig-id: SystemTime
        type: s8
        doc: |
          Time of the event, from the session's clock, whichever it is. The name
          distinguishes it from the two processor times that follow and does not
          mean the system time.
      - id: kernel_time
        -orig-id: KernelTime
        type: u4
        doc: |
          Kernel-mode processor time. Absent from the compact form. Unit: timer
          ticks.
      - id: user_time
        -orig-id: UserTime
        type: u4
        doc: |
          User-mode processor time. Absent from the compact form. Unit: timer
          ticks.
    instances:
      marker:
        value: unnamed_00.marker
      version:
        value: unnamed_00.unnamed_00.version
      header_type:
        value: unnamed_00.unnamed_00.header_type
      flags:
        value: unnamed_00.unnamed_00.flags
      header:
        value: unnamed_04.header
      packet:
        value: unnamed_04.packet
    types:
      unnamed_00_struct:
        seq:
          - id: version
            -orig-id: Version
            type: b8
            doc: |
              Version of the event's data. The whole word is nominally the
              version; the kernel uses 8 bits. 2 and 3 were observed in Windows
              10.
          - id: reserved
            type: b8
          - id: header_type
            -orig-id: HeaderType
            type: u1
            enum: trace_header_type
            doc: |
              TRACE_HEADER_TYPE_SYSTEM32 or TRACE_HEADER_TYPE_SYSTEM64 in the
              full form, TRACE_HEADER_TYPE_COMPACT32 or
              TRACE_HEADER_TYPE_COMPACT64 in the compact form.
          - id: flags
            -orig-id: Flags
            type: u1
            doc: |
              High byte of the marker. Its highest bit is set in all trace
              headers, the next bit in this header.
      unnamed_00_union:
        instances:
          marker:
            -orig-id: Marker
            pos: 0
            type: u4
            doc: |
              The first four bytes as one number. Flags of
              `trace_header_marker`.
          unnamed_00:
            pos: 0
            type: unnamed_00_struct
      unnamed_04_union:
        instances:
          header:
            -orig-id: Header
            pos: 0
            type: u4
            doc: The same four bytes as one number.
          packet:
            -orig-id: Packet
            pos: 0
            type: wmi_trace_packet
            doc: Size of the whole event, and its hook ID.
  tracelogging_field:
    -orig-id: TRACELOGGING_FIELD
    doc: |
      Description of a field of a TraceLogging event.

      All members are byte-aligned. If the type is a structure, the fields that
      follow are its members.

      Releases unknown.
    doc-ref:
      - https://github.com/microsoft/tracelogging/blob/bdd914b/etw/cpp/traceloggingdynamic/TraceLoggingDynamic.h TraceLoggingDynamic.h
    seq:
      - id: name
        -orig-id: Name
        terminator: 0
        eos-error: false
        doc: Field name, in UTF-8. Text in an unknown code page.
      - id: in_field
        -orig-id: In
        type: u1
        doc: |
          Type of the bytes, and the kind of the number of elements. Flags of
          `tracelogging_in`.
      - id: out
        -orig-id: Out
        type: u1
        if: in_field / 0x80 != 0
        doc: |
          Form in which the value is shown, or the number of members of a
          structure. Flags of `tracelogging_out`.
      - id: tag0
        -orig-id: Tag0
        type: u1
        if: in_field / 0x80 != 0 and out / 0x80 != 0
        doc: |
          First part of the field's tag: 7 bits, most significant first. If the
          highest bit is set, another part follows. There are at most 4 parts.
      - id: tag1
        -orig-id: Tag1
        type: u1
        if: in_field / 0x80 != 0 and out / 0x80 != 0 and tag0 / 0x80 != 0
        doc: Second part of the tag.
      - id: tag2
        -orig-id: Tag2
        type: u1
        if: >-
          in_field / 0x80 != 0 and out / 0x80 != 0 and tag0 / 0x80 != 0 and tag1
          / 0x80 != 0
        doc: Third part of the tag.
      - id: tag3
        -orig-id: Tag3
        type: u1
        if: >-
          in_field / 0x80 != 0 and out / 0x80 != 0 and tag0 / 0x80 != 0 and tag1
          / 0x80 != 0 and tag2 / 0x80 != 0
        doc: Last part of the tag.
      - id: count
        -orig-id: Count
        type: u2
        if: in_field / 0x20 % 4 == 1
        doc: Number of elements of an array of constant size.
      - id: schema_size
        -orig-id: SchemaSize
        type: u2
        if: in_field / 0x20 % 4 == 3
        doc: |
          Size of the description of the provider's own format. Unit: bytes.
      - id: schema
        -orig-id: Schema
        size: len_schema
        if: in_field / 0x20 % 4 == 3
        doc: Description of the provider's own format.
    instances:
      len_schema:
        value: schema_size
  wmi_trace_message_packet:
    -orig-id: WMI_TRACE_MESSAGE_PACKET
    doc: |
      Message number, and flags for the data between the header and the
      arguments.

      Documented for 5.1+, assumed unchanged after 2004.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/traceheaders/message_trace_header.htm MESSAGE_TRACE_HEADER
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L367-L372 ntwmi.h
    seq:
      - id: message_number
        -orig-id: MessageNumber
        type: u2
        doc: Message number within its GUID or component.
      - id: option_flags
        -orig-id: OptionFlags
        type: u2
        doc: Data that follows the header. Flags of `trace_message_flags`.
  wmi_trace_packet:
    -orig-id: WMI_TRACE_PACKET
    doc: |
      Size and kind of a system event.

      Second dword of both SYSTEM_TRACE_HEADER and PERFINFO_TRACE_HEADER: the
      size is at offset 0x04 of these headers, the hook ID at 0x06.

      Documented for 5.0+, assumed unchanged after 2004.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/wmi_trace_packet/index.htm WMI_TRACE_PACKET
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/traceheaders/system_trace_header.htm SYSTEM_TRACE_HEADER
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L225-L237 ntwmi.h
    seq:
      - id: size
        -orig-id: Size
        type: u2
        doc: |
          Size of the whole event: the header and all data that follows. Unit:
          bytes.
      - id: unnamed_02
        size: 2
        type: unnamed_02_union
        doc: Kind of the event, which determines the payload.
    instances:
      hook_id:
        value: unnamed_02.hook_id
      type:
        value: unnamed_02.unnamed_02.type
      group:
        value: unnamed_02.unnamed_02.group
    types:
      unnamed_02_struct:
        seq:
          - id: type
            -orig-id: Type
            type: u1
            doc: Low byte of the hook ID. Consumers see it as the opcode.
          - id: group
            -orig-id: Group
            type: u1
            doc: |
              High byte of the hook ID. Consumers see it as the GUID of a
              provider.
      unnamed_02_union:
        instances:
          hook_id:
            -orig-id: HookId
            pos: 0
            type: u2
            enum: hook_id
            doc: |
              Hook ID: identifier of a system event.
          unnamed_02:
            pos: 0
            type: unnamed_02_struct
  wnode_header_ptr32:
    -orig-id: WNODE_HEADER
    doc: |
      Header of a Windows Management Instrumentation (WMI) data block.

      It starts with a 32-bit size. A set highest bit would make the size
      impossibly large, so it indicates that the bytes are a trace header
      instead. From 6.1, NtTraceEvent does not accept events that start with
      this header.

      Documented for 5.0+ (32-bit), assumed unchanged after 2004.
    doc-ref:
      - https://github.com/mingw-w64/mingw-w64/blob/d7f3c520/mingw-w64-headers/include/wmistr.h#L8-L26 wmistr.h
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/traceheaders/index.htm Trace Headers
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/shared/evntrace/event_trace_header.htm EVENT_TRACE_HEADER
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/api/etw/traceapi/event/index.htm NtTraceEvent
      - https://geoffchappellmirror.github.io/studies/windows/win32/advapi32/api/etw/logapi/event.htm TraceEvent
    seq:
      - id: buffer_size
        -orig-id: BufferSize
        type: u4
        doc: |
          Size of the header and all data that follows. Unit: bytes.
      - id: provider_id
        -orig-id: ProviderId
        type: u4
        doc: WMI provider of an event. Documented as reserved in other blocks.
      - id: unnamed_08
        size: 8
        type: unnamed_08_union
      - id: unnamed_10
        size: 8
        type: unnamed_10_union
      - id: guid
        -orig-id: Guid
        size: 16
        doc: Class of the data, at the same offset as in EVENT_TRACE_HEADER.
      - id: client_context
        -orig-id: ClientContext
        type: u4
        doc: Clock of a session, a value of EVENT_TRACE_CLOCK.
      - id: flags
        -orig-id: Flags
        type: u4
        doc: |
          How to interpret the header and the data, and which structure starts
          with the header. Flags of `event_trace_header_flags`.
    instances:
      historical_context:
        value: unnamed_08.historical_context
      version:
        value: unnamed_08.unnamed_08.version
      linkage:
        value: unnamed_08.unnamed_08.linkage
      count_lost:
        value: unnamed_10.count_lost
      kernel_handle:
        value: unnamed_10.kernel_handle
      time_stamp:
        value: unnamed_10.time_stamp
    types:
      unnamed_08_struct:
        seq:
          - id: version
            -orig-id: Version
            type: u4
            doc: Documented as reserved.
          - id: linkage
            -orig-id: Linkage
            type: u4
            doc: Documented as reserved.
      unnamed_08_union:
        instances:
          historical_context:
            -orig-id: HistoricalContext
            pos: 0
            type: u8
            doc: Handle of the event tracing session, in tracing.
          unnamed_08:
            pos: 0
            type: unnamed_08_struct
      unnamed_10_union:
        instances:
          count_lost:
            -orig-id: CountLost
            pos: 0
            type: u4
            doc: Documented as reserved.
          kernel_handle:
            -orig-id: KernelHandle
            pos: 0
            type: u4
            doc: Documented as reserved.
          time_stamp:
            -orig-id: TimeStamp
            pos: 0
            type: s8
            doc: Time stamp, at the same offset as in EVENT_TRACE_HEADER.
  wnode_header_ptr64:
    -orig-id: WNODE_HEADER
    doc: |
      Header of a Windows Management Instrumentation (WMI) data block.

      It starts with a 32-bit size. A set highest bit would make the size
      impossibly large, so it indicates that the bytes are a trace header
      instead. From 6.1, NtTraceEvent does not accept events that start with
      this header.

      Documented for 5.0+ (64-bit), assumed unchanged after 2004.
    doc-ref:
      - https://github.com/mingw-w64/mingw-w64/blob/d7f3c520/mingw-w64-headers/include/wmistr.h#L8-L26 wmistr.h
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntwmi/traceheaders/index.htm Trace Headers
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/shared/evntrace/event_trace_header.htm EVENT_TRACE_HEADER
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/api/etw/traceapi/event/index.htm NtTraceEvent
      - https://geoffchappellmirror.github.io/studies/windows/win32/advapi32/api/etw/logapi/event.htm TraceEvent
    seq:
      - id: buffer_size
        -orig-id: BufferSize
        type: u4
        doc: |
          Size of the header and all data that follows. Unit: bytes.
      - id: provider_id
        -orig-id: ProviderId
        type: u4
        doc: WMI provider of an event. Documented as reserved in other blocks.
      - id: unnamed_08
        size: 8
        type: unnamed_08_union
      - id: unnamed_10
        size: 8
        type: unnamed_10_union
      - id: guid
        -orig-id: Guid
        size: 16
        doc: Class of the data, at the same offset as in EVENT_TRACE_HEADER.
      - id: client_context
        -orig-id: ClientContext
        type: u4
        doc: Clock of a session, a value of EVENT_TRACE_CLOCK.
      - id: flags
        -orig-id: Flags
        type: u4
        doc: |
          How to interpret the header and the data, and which structure starts
          with the header. Flags of `event_trace_header_flags`.
    instances:
      historical_context:
        value: unnamed_08.historical_context
      version:
        value: unnamed_08.unnamed_08.version
      linkage:
        value: unnamed_08.unnamed_08.linkage
      count_lost:
        value: unnamed_10.count_lost
      kernel_handle:
        value: unnamed_10.kernel_handle
      time_stamp:
        value: unnamed_10.time_stamp
    types:
      unnamed_08_struct:
        seq:
          - id: version
            -orig-id: Version
            type: u4
            doc: Documented as reserved.
          - id: linkage
            -orig-id: Linkage
            type: u4
            doc: Documented as reserved.
      unnamed_08_union:
        instances:
          historical_context:
            -orig-id: HistoricalContext
            pos: 0
            type: u8
            doc: Handle of the event tracing session, in tracing.
          unnamed_08:
            pos: 0
            type: unnamed_08_struct
      unnamed_10_union:
        instances:
          count_lost:
            -orig-id: CountLost
            pos: 0
            type: u4
            doc: Documented as reserved.
          kernel_handle:
            -orig-id: KernelHandle
            pos: 0
            type: u8
            doc: Documented as reserved.
          time_stamp:
            -orig-id: TimeStamp
            pos: 0
            type: s8
            doc: Time stamp, at the same offset as in EVENT_TRACE_HEADER.
enums:
  etw_provider_trait_type:
    1:
      id: etw_provider_trait_type_group
      -orig-id: EtwProviderTraitTypeGroup
      doc: GUID of the provider group that the provider belongs to.
    2:
      id: etw_provider_trait_decode_guid
      -orig-id: EtwProviderTraitDecodeGuid
    3:
      id: etw_provider_trait_type_max
      -orig-id: EtwProviderTraitTypeMax
      doc: |
        One more than the last type in the Windows 11 SDK. The documentation has
        this name for 2.
  event_header_ext_type:
    1:
      id: event_header_ext_type_related_activityid
      -orig-id: EVENT_HEADER_EXT_TYPE_RELATED_ACTIVITYID
      doc: |
        EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID: related activity ID, set by the
        provider.
    2:
      id: event_header_ext_type_sid
      -orig-id: EVENT_HEADER_EXT_TYPE_SID
      doc: SID of the user that logged the event.
    3:
      id: event_header_ext_type_ts_id
      -orig-id: EVENT_HEADER_EXT_TYPE_TS_ID
      doc: |
        EVENT_EXTENDED_ITEM_TS_ID: terminal session in which the event was
        logged.
    4:
      id: event_header_ext_type_instance_info
      -orig-id: EVENT_HEADER_EXT_TYPE_INSTANCE_INFO
      doc: |
        EVENT_EXTENDED_ITEM_INSTANCE: instance that the event belongs to.
    5:
      id: event_header_ext_type_stack_trace32
      -orig-id: EVENT_HEADER_EXT_TYPE_STACK_TRACE32
      doc: |
        EVENT_EXTENDED_ITEM_STACK_TRACE32: call stack of 32-bit addresses.
    6:
      id: event_header_ext_type_stack_trace64
      -orig-id: EVENT_HEADER_EXT_TYPE_STACK_TRACE64
      doc: |
        EVENT_EXTENDED_ITEM_STACK_TRACE64: call stack of 64-bit addresses.
    7:
      id: event_header_ext_type_pebs_index
      -orig-id: EVENT_HEADER_EXT_TYPE_PEBS_INDEX
      doc: EVENT_EXTENDED_ITEM_PEBS_INDEX.
    8:
      id: event_header_ext_type_pmc_counters
      -orig-id: EVENT_HEADER_EXT_TYPE_PMC_COUNTERS
      doc: |
        EVENT_EXTENDED_ITEM_PMC_COUNTERS: values of the processor's performance
        counters.
    9:
      id: event_header_ext_type_psm_key
      -orig-id: EVENT_HEADER_EXT_TYPE_PSM_KEY
      doc: |
        EVENT_EXTENDED_ITEM_PSM_KEY: key of the packaged application, inferred
        from the name.
    0xa:
      id: event_header_ext_type_event_key
      -orig-id: EVENT_HEADER_EXT_TYPE_EVENT_KEY
      doc: |
        EVENT_EXTENDED_ITEM_EVENT_KEY: number of the event, the same in every
        session that receives it.
    0xb:
      id: event_header_ext_type_event_schema_tl
      -orig-id: EVENT_HEADER_EXT_TYPE_EVENT_SCHEMA_TL
      doc: |
        EVENT_SCHEMA_TL: TraceLogging schema of the payload, sent by the
        provider.
    0xc:
      id: event_header_ext_type_prov_traits
      -orig-id: EVENT_HEADER_EXT_TYPE_PROV_TRAITS
      doc: |
        EVENT_PROVIDER_TRAITS: traits of the provider.
    0xd:
      id: event_header_ext_type_process_start_key
      -orig-id: EVENT_HEADER_EXT_TYPE_PROCESS_START_KEY
      doc: |
        EVENT_EXTENDED_ITEM_PROCESS_START_KEY: number of the process, not reused
        until the next start of Windows.
    0xe:
      id: event_header_ext_type_control_guid
      -orig-id: EVENT_HEADER_EXT_TYPE_CONTROL_GUID
      doc: |
        EVENT_EXTENDED_ITEM_CONTROL_GUID: control GUID, inferred from the name.
    0xf:
      id: event_header_ext_type_qpc_delta
      -orig-id: EVENT_HEADER_EXT_TYPE_QPC_DELTA
      doc: |
        EVENT_EXTENDED_ITEM_QPC_DELTA: difference of performance counters,
        inferred from the name.
    0x10:
      id: event_header_ext_type_container_id
      -orig-id: EVENT_HEADER_EXT_TYPE_CONTAINER_ID
      doc: |
        EVENT_EXTENDED_ITEM_CONTAINER_ID: container in which the event was
        logged.
    0x11:
      id: event_header_ext_type_stack_key32
      -orig-id: EVENT_HEADER_EXT_TYPE_STACK_KEY32
      doc: |
        EVENT_EXTENDED_ITEM_STACK_KEY32: key of a call stack.
    0x12:
      id: event_header_ext_type_stack_key64
      -orig-id: EVENT_HEADER_EXT_TYPE_STACK_KEY64
      doc: |
        EVENT_EXTENDED_ITEM_STACK_KEY64: key of a call stack.
    0x13:
      id: event_header_ext_type_max
      -orig-id: EVENT_HEADER_EXT_TYPE_MAX
      doc: |
        One more than the last type in the Windows 11 SDK. Older development
        kits have this name for 0x0E and for 0x09.
  event_header_flags:
    1:
      id: event_header_flag_extended_info
      -orig-id: EVENT_HEADER_FLAG_EXTENDED_INFO
      doc: |
        At least one item follows the header. The kernel sets this flag in trace
        buffers. Documented for development kits of 6.0+.
    2:
      id: event_header_flag_private_session
      -orig-id: EVENT_HEADER_FLAG_PRIVATE_SESSION
      doc: |
        Logged by a user-mode logger. ProcessorTime contains the processor time.
        Documented for development kits of 6.0+.
    4:
      id: event_header_flag_string_only
      -orig-id: EVENT_HEADER_FLAG_STRING_ONLY
      doc: |
        The payload is a NUL-terminated UTF-16 string. Documented for
        development kits of 6.0+.
    8:
      id: event_header_flag_trace_message
      -orig-id: EVENT_HEADER_FLAG_TRACE_MESSAGE
      doc: |
        The event had a MESSAGE_TRACE_HEADER in the trace buffer. Documented for
        development kits of 6.0+.
    0x10:
      id: event_header_flag_no_cputime
      -orig-id: EVENT_HEADER_FLAG_NO_CPUTIME
      doc: |
        No kernel-mode and user-mode times: ProcessorTime is valid. Documented
        for development kits of 6.0+.
    0x20:
      id: event_header_flag_32_bit_header
      -orig-id: EVENT_HEADER_FLAG_32_BIT_HEADER
      doc: |
        Logged by 32-bit provider code. Documented for development kits of 6.0+.
    0x40:
      id: event_header_flag_64_bit_header
      -orig-id: EVENT_HEADER_FLAG_64_BIT_HEADER
      doc: |
        Logged by 64-bit provider code. Documented for development kits of 6.0+.
    0x80:
      id: event_header_flag_decode_guid
      -orig-id: EVENT_HEADER_FLAG_DECODE_GUID
      doc: Documented for development kits of 1709+.
    0x100:
      id: event_header_flag_classic_header
      -orig-id: EVENT_HEADER_FLAG_CLASSIC_HEADER
      doc: |
        Classic provider: the event had an EVENT_TRACE_HEADER or a similar
        header in the trace buffer. Documented for development kits of 6.0+.
    0x200:
      id: event_header_flag_processor_index
      -orig-id: EVENT_HEADER_FLAG_PROCESSOR_INDEX
      doc: |
        The buffer context passed to consumers contains a ProcessorIndex, not a
        ProcessorNumber. Documented for development kits of 6.2+.
  event_header_property:
    1:
      id: event_header_property_xml
      -orig-id: EVENT_HEADER_PROPERTY_XML
      doc: A manifest describes the payload.
    2:
      id: event_header_property_forwarded_xml
      -orig-id: EVENT_HEADER_PROPERTY_FORWARDED_XML
      doc: The payload contains its own description as rendered XML.
    4:
      id: event_header_property_legacy_eventlog
      -orig-id: EVENT_HEADER_PROPERTY_LEGACY_EVENTLOG
      doc: A MOF class describes the payload.
    8:
      id: event_header_property_reloggable
      -orig-id: EVENT_HEADER_PROPERTY_RELOGGABLE
  event_trace_header_flags:
    1:
      id: wnode_flag_all_data
      -orig-id: WNODE_FLAG_ALL_DATA
      doc: The block is a WNODE_ALL_DATA.
    2:
      id: wnode_flag_single_instance
      -orig-id: WNODE_FLAG_SINGLE_INSTANCE
      doc: The block is a WNODE_SINGLE_INSTANCE.
    4:
      id: wnode_flag_single_item
      -orig-id: WNODE_FLAG_SINGLE_ITEM
      doc: The block is a WNODE_SINGLE_ITEM.
    8:
      id: wnode_flag_event_item
      -orig-id: WNODE_FLAG_EVENT_ITEM
      doc: The block is an event. Valid with the three preceding flags.
    0x10:
      id: wnode_flag_fixed_instance_size
      -orig-id: WNODE_FLAG_FIXED_INSTANCE_SIZE
      doc: All instances of the WNODE_ALL_DATA have the same size.
    0x20:
      id: wnode_flag_too_small
      -orig-id: WNODE_FLAG_TOO_SMALL
      doc: The block is a WNODE_TOO_SMALL.
    0x40:
      id: wnode_flag_instances_same
      -orig-id: WNODE_FLAG_INSTANCES_SAME
      doc: The instances of the WNODE_ALL_DATA are those of the previous query.
    0x80:
      id: wnode_flag_static_instance_names
      -orig-id: WNODE_FLAG_STATIC_INSTANCE_NAMES
      doc: |
        The block contains no instance names. They are specified at
        registration.
    0x100:
      id: wnode_flag_internal
      -orig-id: WNODE_FLAG_INTERNAL
    0x200:
      id: wnode_flag_use_timestamp
      -orig-id: WNODE_FLAG_USE_TIMESTAMP
      doc: |
        The event keeps the timestamp set by its provider. Use with an
        EVENT_TRACE_HEADER is known only from Windows 5.1 on. Documented for
        development kits of 5.0+.
    0x400:
      id: wnode_flag_persist_event
      -orig-id: WNODE_FLAG_PERSIST_EVENT
    0x2000:
      id: wnode_flag_event_reference
      -orig-id: WNODE_FLAG_EVENT_REFERENCE
      doc: The block is a WNODE_EVENT_REFERENCE.
    0x4000:
      id: wnode_flag_ansi_instancenames
      -orig-id: WNODE_FLAG_ANSI_INSTANCENAMES
    0x8000:
      id: wnode_flag_method_item
      -orig-id: WNODE_FLAG_METHOD_ITEM
      doc: The block is a WNODE_METHOD_ITEM.
    0x10000:
      id: wnode_flag_pdo_instance_names
      -orig-id: WNODE_FLAG_PDO_INSTANCE_NAMES
      doc: Instance names come from the device.
    0x20000:
      id: wnode_flag_traced_guid
      -orig-id: WNODE_FLAG_TRACED_GUID
      doc: |
        The header is an EVENT_TRACE_HEADER, not a WNODE_HEADER. TraceEvent
        requires this flag in 5.0 and sets it in 5.1. Documented for development
        kits of 5.0+.
    0x40000:
      id: wnode_flag_log_wnode
      -orig-id: WNODE_FLAG_LOG_WNODE
      doc: |
        The header is a WNODE_HEADER to be logged. TraceEvent accepts one in 5.0
        only. Documented for development kits of 5.0+.
    0x80000:
      id: wnode_flag_use_guid_ptr
      -orig-id: WNODE_FLAG_USE_GUID_PTR
      doc: |
        The header contains the address of the GUID instead of the GUID. The
        logger reads the GUID from there. Documented for development kits of
        5.0+.
    0x100000:
      id: wnode_flag_use_mof_ptr
      -orig-id: WNODE_FLAG_USE_MOF_PTR
      doc: |
        An array of MOF_FIELD follows the header, at most 0x0100 bytes. It
        specifies the location of each part of the payload, and the logger joins
        the parts. Documented for development kits of 5.0+.
    0x200000:
      id: wnode_flag_no_header
      -orig-id: WNODE_FLAG_NO_HEADER
      doc: |
        The header continues as an EVENT_TRACE that locates the complete event,
        including its header, to be logged unchanged. Observed with user-mode
        loggers of Windows 5.1. Documented for development kits of 5.1+.
    0x400000:
      id: wnode_flag_send_data_block
      -orig-id: WNODE_FLAG_SEND_DATA_BLOCK
      doc: Documented for development kits of 6.0+.
    0x800000:
      id: wnode_flag_versioned_properties
      -orig-id: WNODE_FLAG_VERSIONED_PROPERTIES
      doc: The header is the first part of an EVENT_TRACE_PROPERTIES_V2.
    0xff000000:
      id: wnode_flag_severity_mask
      -orig-id: WNODE_FLAG_SEVERITY_MASK
      doc: |
        Severity of the event of a WNODE_EVENT_REFERENCE. Higher values are more
        severe.
  hook_id:
    0:
      id: wmi_log_type_header
      -orig-id: WMI_LOG_TYPE_HEADER
      doc: |
        Log file header, the first event of every log file of any session.
        Observed in 5.0+.
    5:
      id: wmi_log_type_header_extension
      -orig-id: WMI_LOG_TYPE_HEADER_EXTENSION
      doc: |
        Extension of the log file header. Its main contents are the group masks.
        Observed in 5.2+.
    8:
      id: wmi_log_type_rundown_complete
      -orig-id: WMI_LOG_TYPE_RUNDOWN_COMPLETE
      doc: Rundown at the start or the end of the session completed.
    0xa:
      id: event_trace_type_guidmap
      -orig-id: EVENT_TRACE_TYPE_GUIDMAP
      doc: GUID map, inferred from the name of the type.
    0xb:
      id: event_trace_type_config
      -orig-id: EVENT_TRACE_TYPE_CONFIG
      doc: Configuration, inferred from the name of the type.
    0xc:
      id: event_trace_type_sidinfo
      -orig-id: EVENT_TRACE_TYPE_SIDINFO
      doc: SID information, inferred from the name of the type.
    0xd:
      id: event_trace_type_security
      -orig-id: EVENT_TRACE_TYPE_SECURITY
      doc: Security, inferred from the name of the type.
    0x20:
      id: wmi_log_type_group_masks_end
      -orig-id: WMI_LOG_TYPE_GROUP_MASKS_END
      doc: |
        Extension of the log file header as of the end of the session. Observed
        in 6.0+.
    0x30:
      id: wmi_log_type_rundown_begin
      -orig-id: WMI_LOG_TYPE_RUNDOWN_BEGIN
      doc: Rundown started.
    0x31:
      id: wmi_log_type_rundown_end
      -orig-id: WMI_LOG_TYPE_RUNDOWN_END
      doc: Rundown ended.
    0x40:
      id: wmi_log_type_dbgid_rsds
      -orig-id: WMI_LOG_TYPE_DBGID_RSDS
      doc: |
        Symbol file of an image, identified by a GUID and an age (RSDS form).
        Observed in 6.2+.
    0x41:
      id: wmi_log_type_dbgid_nb10
      -orig-id: WMI_LOG_TYPE_DBGID_NB10
      doc: Symbol file of an image, identified in the older NB10 form.
    0x42:
      id: wmi_log_type_build_lab
      -orig-id: WMI_LOG_TYPE_BUILD_LAB
      doc: Name of the Windows build that logged the trace. Observed in 6.2+.
    0x43:
      id: wmi_log_type_binary_path
      -orig-id: WMI_LOG_TYPE_BINARY_PATH
      doc: Path of a binary that registers providers. Observed in 6.2+.
    0x10a:
      id: wmi_log_type_io_read
      -orig-id: WMI_LOG_TYPE_IO_READ
      doc: Disk read completed. Observed in 5.0+.
    0x10b:
      id: wmi_log_type_io_write
      -orig-id: WMI_LOG_TYPE_IO_WRITE
      doc: Disk write completed. Observed in 5.0+.
    0x10c:
      id: wmi_log_type_io_read_init
      -orig-id: WMI_LOG_TYPE_IO_READ_INIT
      doc: Disk read started.
    0x10d:
      id: wmi_log_type_io_write_init
      -orig-id: WMI_LOG_TYPE_IO_WRITE_INIT
      doc: Disk write started.
    0x10e:
      id: wmi_log_type_io_flush
      -orig-id: WMI_LOG_TYPE_IO_FLUSH
      doc: Disk flush completed.
    0x10f:
      id: wmi_log_type_io_flush_init
      -orig-id: WMI_LOG_TYPE_IO_FLUSH_INIT
      doc: Disk flush started.
    0x110:
      id: wmi_log_type_io_redirected_init
      -orig-id: WMI_LOG_TYPE_IO_REDIRECTED_INIT
      doc: Redirected I/O started, for example for a file in a Windows image.
    0x120:
      id: perfinfo_log_type_driver_init
      -orig-id: PERFINFO_LOG_TYPE_DRIVER_INIT
      doc: Driver initialization started.
    0x121:
      id: perfinfo_log_type_driver_init_complete
      -orig-id: PERFINFO_LOG_TYPE_DRIVER_INIT_COMPLETE
      doc: Driver initialization completed.
    0x122:
      id: perfinfo_log_type_driver_majorfunction_call
      -orig-id: PERFINFO_LOG_TYPE_DRIVER_MAJORFUNCTION_CALL
      doc: Major function routine of a driver called. Observed in 5.1+.
    0x123:
      id: perfinfo_log_type_driver_majorfunction_return
      -orig-id: PERFINFO_LOG_TYPE_DRIVER_MAJORFUNCTION_RETURN
      doc: Major function routine of a driver returned. Observed in 5.1+.
    0x124:
      id: perfinfo_log_type_driver_completionroutine_call
      -orig-id: PERFINFO_LOG_TYPE_DRIVER_COMPLETIONROUTINE_CALL
      doc: Completion routine of a driver called.
    0x125:
      id: perfinfo_log_type_driver_completionroutine_return
      -orig-id: PERFINFO_LOG_TYPE_DRIVER_COMPLETIONROUTINE_RETURN
      doc: Completion routine of a driver returned. Observed in 6.0+.
    0x126:
      id: perfinfo_log_type_driver_add_device_call
      -orig-id: PERFINFO_LOG_TYPE_DRIVER_ADD_DEVICE_CALL
      doc: Add-device routine of a driver called.
    0x127:
      id: perfinfo_log_type_driver_add_device_return
      -orig-id: PERFINFO_LOG_TYPE_DRIVER_ADD_DEVICE_RETURN
      doc: Add-device routine of a driver returned.
    0x128:
      id: perfinfo_log_type_driver_startio_call
      -orig-id: PERFINFO_LOG_TYPE_DRIVER_STARTIO_CALL
      doc: Start-I/O routine of a driver called.
    0x129:
      id: perfinfo_log_type_driver_startio_return
      -orig-id: PERFINFO_LOG_TYPE_DRIVER_STARTIO_RETURN
      doc: Start-I/O routine of a driver returned.
    0x130:
      id: perfinfo_log_type_prefetch_action
      -orig-id: PERFINFO_LOG_TYPE_PREFETCH_ACTION
      doc: Prefetcher action.
    0x131:
      id: perfinfo_log_type_prefetch_request
      -orig-id: PERFINFO_LOG_TYPE_PREFETCH_REQUEST
      doc: Prefetcher request.
    0x132:
      id: perfinfo_log_type_prefetch_readlist
      -orig-id: PERFINFO_LOG_TYPE_PREFETCH_READLIST
      doc: Prefetcher read list.
    0x133:
      id: perfinfo_log_type_prefetch_read
      -orig-id: PERFINFO_LOG_TYPE_PREFETCH_READ
      doc: Prefetcher read.
    0x134:
      id: perfinfo_log_type_driver_complete_request
      -orig-id: PERFINFO_LOG_TYPE_DRIVER_COMPLETE_REQUEST
      doc: Request completion called by a driver. Observed in 5.1+.
    0x135:
      id: perfinfo_log_type_driver_complete_request_return
      -orig-id: PERFINFO_LOG_TYPE_DRIVER_COMPLETE_REQUEST_RETURN
      doc: Request completion by a driver returned. Observed in 5.1+.
    0x136:
      id: perfinfo_log_type_boot_prefetch_information
      -orig-id: PERFINFO_LOG_TYPE_BOOT_PREFETCH_INFORMATION
      doc: Prefetching during system boot. Observed in 5.1+.
    0x137:
      id: perfinfo_log_type_optical_io_read
      -orig-id: PERFINFO_LOG_TYPE_OPTICAL_IO_READ
      doc: Optical disc read completed. Observed in 6.2+.
    0x138:
      id: perfinfo_log_type_optical_io_write
      -orig-id: PERFINFO_LOG_TYPE_OPTICAL_IO_WRITE
      doc: Optical disc write completed. Observed in 6.2+.
    0x139:
      id: perfinfo_log_type_optical_io_flush
      -orig-id: PERFINFO_LOG_TYPE_OPTICAL_IO_FLUSH
      doc: Optical drive flush completed. Observed in 6.2+.
    0x13a:
      id: perfinfo_log_type_optical_io_read_init
      -orig-id: PERFINFO_LOG_TYPE_OPTICAL_IO_READ_INIT
      doc: Optical disc read started. Observed in 6.2+.
    0x13b:
      id: perfinfo_log_type_optical_io_write_init
      -orig-id: PERFINFO_LOG_TYPE_OPTICAL_IO_WRITE_INIT
      doc: Optical disc write started. Observed in 6.2+.
    0x13c:
      id: perfinfo_log_type_optical_io_flush_init
      -orig-id: PERFINFO_LOG_TYPE_OPTICAL_IO_FLUSH_INIT
      doc: Optical drive flush started. Observed in 6.2+.
    0x20a:
      id: wmi_log_type_page_fault_transition
      -orig-id: WMI_LOG_TYPE_PAGE_FAULT_TRANSITION
      doc: Page fault resolved with a page in transition. Observed in 5.0+.
    0x20b:
      id: wmi_log_type_page_fault_demand_zero
      -orig-id: WMI_LOG_TYPE_PAGE_FAULT_DEMAND_ZERO
      doc: Page fault resolved with a zeroed page. Observed in 5.0+.
    0x20c:
      id: wmi_log_type_page_fault_copy_on_write
      -orig-id: WMI_LOG_TYPE_PAGE_FAULT_COPY_ON_WRITE
      doc: |
        Page fault that copied a page after a write to a shared page. Observed
        in 5.0+.
    0x20d:
      id: wmi_log_type_page_fault_guard_page
      -orig-id: WMI_LOG_TYPE_PAGE_FAULT_GUARD_PAGE
      doc: Page fault on a guard page. Observed in 5.0+.
    0x20e:
      id: wmi_log_type_page_fault_hard_page_fault
      -orig-id: WMI_LOG_TYPE_PAGE_FAULT_HARD_PAGE_FAULT
      doc: Page fault that required a disk read. Observed in 5.0+.
    0x20f:
      id: wmi_log_type_page_fault_access_violation
      -orig-id: WMI_LOG_TYPE_PAGE_FAULT_ACCESS_VIOLATION
      doc: Page fault that was an access violation. Observed in 6.0+.
    0x220:
      id: perfinfo_log_type_hardfault
      -orig-id: PERFINFO_LOG_TYPE_HARDFAULT
      doc: Page read from disk to resolve a fault. Observed in 5.1+.
    0x221:
      id: perfinfo_log_type_removepagebycolor
      -orig-id: PERFINFO_LOG_TYPE_REMOVEPAGEBYCOLOR
      doc: Page removed from a list by color. Observed in 5.1+.
    0x222:
      id: perfinfo_log_type_removepagefromlist
      -orig-id: PERFINFO_LOG_TYPE_REMOVEPAGEFROMLIST
      doc: Page removed from a list. Observed in 5.1+.
    0x223:
      id: perfinfo_log_type_pageinmemory
      -orig-id: PERFINFO_LOG_TYPE_PAGEINMEMORY
      doc: Page in memory. Observed in 5.1+.
    0x224:
      id: perfinfo_log_type_insertinfreelist
      -orig-id: PERFINFO_LOG_TYPE_INSERTINFREELIST
      doc: Page inserted in the free list. Observed in 5.1+.
    0x225:
      id: perfinfo_log_type_insertinmodifiedlist
      -orig-id: PERFINFO_LOG_TYPE_INSERTINMODIFIEDLIST
      doc: Page inserted in the modified list.
    0x226:
      id: perfinfo_log_type_insertinlist
      -orig-id: PERFINFO_LOG_TYPE_INSERTINLIST
      doc: Page inserted in a list.
    0x228:
      id: perfinfo_log_type_insertatfront
      -orig-id: PERFINFO_LOG_TYPE_INSERTATFRONT
      doc: Page inserted at the front of a list.
    0x229:
      id: perfinfo_log_type_unlinkfromstandby
      -orig-id: PERFINFO_LOG_TYPE_UNLINKFROMSTANDBY
      doc: Page removed from the standby list.
    0x22a:
      id: perfinfo_log_type_unlinkffreeorzero
      -orig-id: PERFINFO_LOG_TYPE_UNLINKFFREEORZERO
      doc: Page removed from the free or zeroed list.
    0x22b:
      id: perfinfo_log_type_workingsetmanager
      -orig-id: PERFINFO_LOG_TYPE_WORKINGSETMANAGER
      doc: Working set manager.
    0x22c:
      id: perfinfo_log_type_trimprocess
      -orig-id: PERFINFO_LOG_TYPE_TRIMPROCESS
      doc: Working set of a process trimmed.
    0x22e:
      id: perfinfo_log_type_zerosharecount
      -orig-id: PERFINFO_LOG_TYPE_ZEROSHARECOUNT
      doc: Share count of a page reached zero. Observed in 5.1+.
    0x23c:
      id: perfinfo_log_type_wsinfoprocess
      -orig-id: PERFINFO_LOG_TYPE_WSINFOPROCESS
      doc: Working set of a process.
    0x245:
      id: perfinfo_log_type_faultaddr_with_ip
      -orig-id: PERFINFO_LOG_TYPE_FAULTADDR_WITH_IP
      doc: Page fault, with the faulting address and the instruction pointer.
    0x246:
      id: perfinfo_log_type_trimsession
      -orig-id: PERFINFO_LOG_TYPE_TRIMSESSION
      doc: Working set of a session trimmed.
    0x247:
      id: perfinfo_log_type_memorysnaplite
      -orig-id: PERFINFO_LOG_TYPE_MEMORYSNAPLITE
      doc: Short memory snapshot. Observed in 5.1+.
    0x248:
      id: perfinfo_log_type_pfmapped_section_rundown
      -orig-id: PERFINFO_LOG_TYPE_PFMAPPED_SECTION_RUNDOWN
      doc: |
        Mapped section that existed at the time of the rundown, for prefetching.
    0x249:
      id: perfinfo_log_type_pfmapped_section_create
      -orig-id: PERFINFO_LOG_TYPE_PFMAPPED_SECTION_CREATE
      doc: Mapped section created, for prefetching. Observed in 6.0+.
    0x24a:
      id: perfinfo_log_type_wsinfosession
      -orig-id: PERFINFO_LOG_TYPE_WSINFOSESSION
      doc: Working set of a session.
    0x24b:
      id: perfinfo_log_type_create_session
      -orig-id: PERFINFO_LOG_TYPE_CREATE_SESSION
      doc: Session created. Observed in 6.0+.
    0x24c:
      id: perfinfo_log_type_session_rundown_dc_end
      -orig-id: PERFINFO_LOG_TYPE_SESSION_RUNDOWN_DC_END
      doc: Session that existed at the end of the trace. Observed in 6.0+.
    0x24d:
      id: perfinfo_log_type_session_rundown_dc_start
      -orig-id: PERFINFO_LOG_TYPE_SESSION_RUNDOWN_DC_START
      doc: Session that existed at the start of the trace. Observed in 6.2+.
    0x24e:
      id: perfinfo_log_type_session_delete
      -orig-id: PERFINFO_LOG_TYPE_SESSION_DELETE
      doc: Session deleted. Observed in 6.2+.
    0x24f:
      id: perfinfo_log_type_pfmapped_section_delete
      -orig-id: PERFINFO_LOG_TYPE_PFMAPPED_SECTION_DELETE
      doc: Mapped section deleted, for prefetching. Observed in 6.2+.
    0x262:
      id: perfinfo_log_type_virtual_alloc
      -orig-id: PERFINFO_LOG_TYPE_VIRTUAL_ALLOC
      doc: Virtual memory reserved or committed. Observed in 6.0+.
    0x263:
      id: perfinfo_log_type_virtual_free
      -orig-id: PERFINFO_LOG_TYPE_VIRTUAL_FREE
      doc: Virtual memory released or decommitted. Observed in 6.0+.
    0x264:
      id: perfinfo_log_type_heap_range_rundown
      -orig-id: PERFINFO_LOG_TYPE_HEAP_RANGE_RUNDOWN
      doc: Heap range that existed at the time of the rundown.
    0x265:
      id: perfinfo_log_type_heap_range_create
      -orig-id: PERFINFO_LOG_TYPE_HEAP_RANGE_CREATE
      doc: Heap range created. Observed in 6.2+.
    0x266:
      id: perfinfo_log_type_heap_range_reserve
      -orig-id: PERFINFO_LOG_TYPE_HEAP_RANGE_RESERVE
      doc: Memory of a heap range reserved. Observed in 6.2+.
    0x267:
      id: perfinfo_log_type_heap_range_release
      -orig-id: PERFINFO_LOG_TYPE_HEAP_RANGE_RELEASE
      doc: Memory of a heap range released. Observed in 6.2+.
    0x268:
      id: perfinfo_log_type_heap_range_destroy
      -orig-id: PERFINFO_LOG_TYPE_HEAP_RANGE_DESTROY
      doc: Heap range destroyed. Observed in 6.2+.
    0x269:
      id: perfinfo_log_type_pagefile_back
      -orig-id: PERFINFO_LOG_TYPE_PAGEFILE_BACK
      doc: Image backed by the page file loaded. Observed in 6.0+.
    0x270:
      id: perfinfo_log_type_meminfo
      -orig-id: PERFINFO_LOG_TYPE_MEMINFO
      doc: System memory counts. Observed in 6.0+.
    0x271:
      id: perfinfo_log_type_contmem_generate
      -orig-id: PERFINFO_LOG_TYPE_CONTMEM_GENERATE
      doc: Range of contiguous memory created. Observed in 6.0+.
    0x272:
      id: perfinfo_log_type_file_store_fault
      -orig-id: PERFINFO_LOG_TYPE_FILE_STORE_FAULT
      doc: Page fault resolved from a store in a file.
    0x273:
      id: perfinfo_log_type_inmemory_store_fault
      -orig-id: PERFINFO_LOG_TYPE_INMEMORY_STORE_FAULT
      doc: Page fault resolved from a store in memory.
    0x274:
      id: perfinfo_log_type_compressed_page
      -orig-id: PERFINFO_LOG_TYPE_COMPRESSED_PAGE
      doc: Compressed page. Observed in 6.1+.
    0x275:
      id: perfinfo_log_type_pageinmemory_active
      -orig-id: PERFINFO_LOG_TYPE_PAGEINMEMORY_ACTIVE
      doc: Page in memory and active. Observed in 6.2+.
    0x276:
      id: perfinfo_log_type_page_access
      -orig-id: PERFINFO_LOG_TYPE_PAGE_ACCESS
      doc: Page accessed. Observed in 6.2+.
    0x277:
      id: perfinfo_log_type_page_release
      -orig-id: PERFINFO_LOG_TYPE_PAGE_RELEASE
      doc: Page released. Observed in 6.2+.
    0x278:
      id: perfinfo_log_type_page_range_access
      -orig-id: PERFINFO_LOG_TYPE_PAGE_RANGE_ACCESS
      doc: Range of pages accessed. Observed in 6.2+.
    0x279:
      id: perfinfo_log_type_page_range_release
      -orig-id: PERFINFO_LOG_TYPE_PAGE_RANGE_RELEASE
      doc: Range of pages released. Observed in 6.2+.
    0x27a:
      id: perfinfo_log_type_page_combine
      -orig-id: PERFINFO_LOG_TYPE_PAGE_COMBINE
      doc: Pages with identical contents combined. Observed in 6.2+.
    0x27b:
      id: perfinfo_log_type_kernel_memusage
      -orig-id: PERFINFO_LOG_TYPE_KERNEL_MEMUSAGE
      doc: Memory use of the kernel.
    0x27c:
      id: perfinfo_log_type_mm_stats
      -orig-id: PERFINFO_LOG_TYPE_MM_STATS
      doc: Memory manager statistics. Observed in 6.2+.
    0x27d:
      id: perfinfo_log_type_meminfoex_ws
      -orig-id: PERFINFO_LOG_TYPE_MEMINFOEX_WS
      doc: |
        Additional memory counts, with the working sets of processes. Observed
        in 6.2+.
    0x27e:
      id: perfinfo_log_type_meminfoex_sessionws
      -orig-id: PERFINFO_LOG_TYPE_MEMINFOEX_SESSIONWS
      doc: |
        Additional memory counts, with the working sets of sessions. Observed in
        6.2+.
    0x27f:
      id: perfinfo_log_type_virtual_rotate
      -orig-id: PERFINFO_LOG_TYPE_VIRTUAL_ROTATE
      doc: Virtual memory rotated to other pages. Observed in 6.2+.
    0x280:
      id: perfinfo_log_type_virtual_alloc_dc_start
      -orig-id: PERFINFO_LOG_TYPE_VIRTUAL_ALLOC_DC_START
      doc: Virtual memory that existed at the start of the trace.
    0x281:
      id: perfinfo_log_type_virtual_alloc_dc_end
      -orig-id: PERFINFO_LOG_TYPE_VIRTUAL_ALLOC_DC_END
      doc: Virtual memory that existed at the end of the trace.
    0x282:
      id: perfinfo_log_type_page_access_ex
      -orig-id: PERFINFO_LOG_TYPE_PAGE_ACCESS_EX
      doc: Page accessed, with additional information. Observed in 6.2+.
    0x283:
      id: perfinfo_log_type_removefromws
      -orig-id: PERFINFO_LOG_TYPE_REMOVEFROMWS
      doc: Page removed from a working set. Observed in 6.2+.
    0x284:
      id: perfinfo_log_type_wsshareable_rundown
      -orig-id: PERFINFO_LOG_TYPE_WSSHAREABLE_RUNDOWN
      doc: Shareable pages of working sets at the time of the rundown.
    0x285:
      id: perfinfo_log_type_inmemoryactive_rundown
      -orig-id: PERFINFO_LOG_TYPE_INMEMORYACTIVE_RUNDOWN
      doc: Active pages in memory at the time of the rundown. Observed in 6.2+.
    0x286:
      id: perfinfo_log_type_mem_reset_info
      -orig-id: PERFINFO_LOG_TYPE_MEM_RESET_INFO
      doc: Memory marked as no longer needed, or the mark undone.
    0x287:
      id: perfinfo_log_type_pfmapped_section_object_create
      -orig-id: PERFINFO_LOG_TYPE_PFMAPPED_SECTION_OBJECT_CREATE
      doc: Mapped section object created, for prefetching.
    0x288:
      id: perfinfo_log_type_pfmapped_section_object_delete
      -orig-id: PERFINFO_LOG_TYPE_PFMAPPED_SECTION_OBJECT_DELETE
      doc: Mapped section object deleted, for prefetching.
    0x301:
      id: wmi_log_type_process_create
      -orig-id: WMI_LOG_TYPE_PROCESS_CREATE
      doc: Process created. Observed in 5.0+.
    0x302:
      id: wmi_log_type_process_delete
      -orig-id: WMI_LOG_TYPE_PROCESS_DELETE
      doc: Process ended. Observed in 5.0+.
    0x303:
      id: wmi_log_type_process_dc_start
      -orig-id: WMI_LOG_TYPE_PROCESS_DC_START
      doc: Process that existed at the start of the trace. Observed in 5.1+.
    0x304:
      id: wmi_log_type_process_dc_end
      -orig-id: WMI_LOG_TYPE_PROCESS_DC_END
      doc: Process that existed at the end of the trace. Observed in 6.0+.
    0x30a:
      id: wmi_log_type_process_load_image
      -orig-id: WMI_LOG_TYPE_PROCESS_LOAD_IMAGE
      doc: |
        Image loaded. It is moved to the image group when a consumer reads the
        trace. Observed in 5.0+.
    0x30b:
      id: wmi_log_type_process_terminate
      -orig-id: WMI_LOG_TYPE_PROCESS_TERMINATE
      doc: Process terminated.
    0x320:
      id: perfinfo_log_type_process_perfctr_end
      -orig-id: PERFINFO_LOG_TYPE_PROCESS_PERFCTR_END
      doc: Performance counters of a process at its end. Observed in 6.0+.
    0x321:
      id: perfinfo_log_type_process_perfctr_rd
      -orig-id: PERFINFO_LOG_TYPE_PROCESS_PERFCTR_RD
      doc: |
        Performance counters of a process at the time of the rundown. Observed
        in 6.0+.
    0x323:
      id: perfinfo_log_type_inswapprocess
      -orig-id: PERFINFO_LOG_TYPE_INSWAPPROCESS
      doc: Process swapped in. Observed in 5.1+.
    0x324:
      id: perfinfo_log_type_process_freeze
      -orig-id: PERFINFO_LOG_TYPE_PROCESS_FREEZE
      doc: Process frozen. Observed in 6.2+.
    0x325:
      id: perfinfo_log_type_process_thaw
      -orig-id: PERFINFO_LOG_TYPE_PROCESS_THAW
      doc: Process thawed. Observed in 6.2+.
    0x326:
      id: perfinfo_log_type_boot_phase_start
      -orig-id: PERFINFO_LOG_TYPE_BOOT_PHASE_START
      doc: Boot phase started. Observed in 5.1+.
    0x327:
      id: perfinfo_log_type_zombie_process
      -orig-id: PERFINFO_LOG_TYPE_ZOMBIE_PROCESS
      doc: Process that has ended and is still referenced. Observed in 6.0+.
    0x328:
      id: perfinfo_log_type_process_set_affinity
      -orig-id: PERFINFO_LOG_TYPE_PROCESS_SET_AFFINITY
      doc: Affinity of a process set.
    0x330:
      id: perfinfo_log_type_charge_wake_counter_user
      -orig-id: PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_USER
      doc: USER wake counter of a process charged. Observed in 6.2+.
    0x331:
      id: perfinfo_log_type_charge_wake_counter_execution
      -orig-id: PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_EXECUTION
      doc: EXECUTION wake counter of a process charged. Observed in 6.2+.
    0x332:
      id: perfinfo_log_type_charge_wake_counter_kernel
      -orig-id: PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_KERNEL
      doc: KERNEL wake counter of a process charged. Observed in 6.2+.
    0x333:
      id: perfinfo_log_type_charge_wake_counter_instrumentation
      -orig-id: PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_INSTRUMENTATION
      doc: INSTRUMENTATION wake counter of a process charged. Observed in 6.2+.
    0x334:
      id: perfinfo_log_type_charge_wake_counter_preserve_process
      -orig-id: PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_PRESERVE_PROCESS
      doc: PRESERVE_PROCESS wake counter of a process charged.
    0x340:
      id: perfinfo_log_type_release_wake_counter_user
      -orig-id: PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_USER
      doc: USER wake counter of a process released. Observed in 6.2+.
    0x341:
      id: perfinfo_log_type_release_wake_counter_execution
      -orig-id: PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_EXECUTION
      doc: EXECUTION wake counter of a process released. Observed in 6.2+.
    0x342:
      id: perfinfo_log_type_release_wake_counter_kernel
      -orig-id: PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_KERNEL
      doc: KERNEL wake counter of a process released. Observed in 6.2+.
    0x343:
      id: perfinfo_log_type_release_wake_counter_instrumentation
      -orig-id: PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_INSTRUMENTATION
      doc: INSTRUMENTATION wake counter of a process released. Observed in 6.2+.
    0x344:
      id: perfinfo_log_type_release_wake_counter_preserve_process
      -orig-id: PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_PRESERVE_PROCESS
      doc: PRESERVE_PROCESS wake counter of a process released.
    0x350:
      id: perfinfo_log_type_wake_drop_user
      -orig-id: PERFINFO_LOG_TYPE_WAKE_DROP_USER
      doc: USER wake dropped. Observed in 6.2+.
    0x351:
      id: perfinfo_log_type_wake_drop_execution
      -orig-id: PERFINFO_LOG_TYPE_WAKE_DROP_EXECUTION
      doc: EXECUTION wake dropped. Observed in 6.2+.
    0x352:
      id: perfinfo_log_type_wake_drop_kernel
      -orig-id: PERFINFO_LOG_TYPE_WAKE_DROP_KERNEL
      doc: KERNEL wake dropped. Observed in 6.2+.
    0x353:
      id: perfinfo_log_type_wake_drop_instrumentation
      -orig-id: PERFINFO_LOG_TYPE_WAKE_DROP_INSTRUMENTATION
      doc: INSTRUMENTATION wake dropped. Observed in 6.2+.
    0x354:
      id: perfinfo_log_type_wake_drop_preserve_process
      -orig-id: PERFINFO_LOG_TYPE_WAKE_DROP_PRESERVE_PROCESS
      doc: PRESERVE_PROCESS wake dropped.
    0x360:
      id: perfinfo_log_type_wake_event_user
      -orig-id: PERFINFO_LOG_TYPE_WAKE_EVENT_USER
      doc: USER wake event. Observed in 6.2+.
    0x361:
      id: perfinfo_log_type_wake_event_execution
      -orig-id: PERFINFO_LOG_TYPE_WAKE_EVENT_EXECUTION
      doc: EXECUTION wake event. Observed in 6.2+.
    0x362:
      id: perfinfo_log_type_wake_event_kernel
      -orig-id: PERFINFO_LOG_TYPE_WAKE_EVENT_KERNEL
      doc: KERNEL wake event. Observed in 6.2+.
    0x363:
      id: perfinfo_log_type_wake_event_instrumentation
      -orig-id: PERFINFO_LOG_TYPE_WAKE_EVENT_INSTRUMENTATION
      doc: INSTRUMENTATION wake event. Observed in 6.2+.
    0x364:
      id: perfinfo_log_type_wake_event_preserve_process
      -orig-id: PERFINFO_LOG_TYPE_WAKE_EVENT_PRESERVE_PROCESS
      doc: PRESERVE_PROCESS wake event.
    0x370:
      id: perfinfo_log_type_debug_event
      -orig-id: PERFINFO_LOG_TYPE_DEBUG_EVENT
      doc: Debug event.
    0x400:
      id: perfinfo_log_type_filename
      -orig-id: PERFINFO_LOG_TYPE_FILENAME
      doc: File name. Observed in 5.0+.
    0x420:
      id: perfinfo_log_type_filename_create
      -orig-id: PERFINFO_LOG_TYPE_FILENAME_CREATE
      doc: |
        File name created: a file was created. Observed in 5.1+.
    0x421:
      id: perfinfo_log_type_filename_same
      -orig-id: PERFINFO_LOG_TYPE_FILENAME_SAME
      doc: File object with the same name as another.
    0x422:
      id: perfinfo_log_type_filename_null
      -orig-id: PERFINFO_LOG_TYPE_FILENAME_NULL
      doc: File object without a name.
    0x423:
      id: perfinfo_log_type_filename_delete
      -orig-id: PERFINFO_LOG_TYPE_FILENAME_DELETE
      doc: |
        File name deleted: a file was deleted.
    0x424:
      id: perfinfo_log_type_filename_rundown
      -orig-id: PERFINFO_LOG_TYPE_FILENAME_RUNDOWN
      doc: Name of a file that was open at the time of the rundown.
    0x425:
      id: perfinfo_log_type_mapfile
      -orig-id: PERFINFO_LOG_TYPE_MAPFILE
      doc: File view mapped. Observed in 6.2+.
    0x426:
      id: perfinfo_log_type_unmapfile
      -orig-id: PERFINFO_LOG_TYPE_UNMAPFILE
      doc: File view unmapped. Observed in 6.2+.
    0x427:
      id: perfinfo_log_type_mapfile_dc_start
      -orig-id: PERFINFO_LOG_TYPE_MAPFILE_DC_START
      doc: File view that was mapped at the start of the trace.
    0x428:
      id: perfinfo_log_type_mapfile_dc_end
      -orig-id: PERFINFO_LOG_TYPE_MAPFILE_DC_END
      doc: File view that was mapped at the end of the trace.
    0x440:
      id: perfinfo_log_type_file_io_create
      -orig-id: PERFINFO_LOG_TYPE_FILE_IO_CREATE
      doc: File create or open started.
    0x441:
      id: perfinfo_log_type_file_io_cleanup
      -orig-id: PERFINFO_LOG_TYPE_FILE_IO_CLEANUP
      doc: Last handle to a file closed.
    0x442:
      id: perfinfo_log_type_file_io_close
      -orig-id: PERFINFO_LOG_TYPE_FILE_IO_CLOSE
      doc: File object released.
    0x443:
      id: perfinfo_log_type_file_io_read
      -orig-id: PERFINFO_LOG_TYPE_FILE_IO_READ
      doc: File read started.
    0x444:
      id: perfinfo_log_type_file_io_write
      -orig-id: PERFINFO_LOG_TYPE_FILE_IO_WRITE
      doc: File write started.
    0x445:
      id: perfinfo_log_type_file_io_set_information
      -orig-id: PERFINFO_LOG_TYPE_FILE_IO_SET_INFORMATION
      doc: Setting of file information started.
    0x446:
      id: perfinfo_log_type_file_io_delete
      -orig-id: PERFINFO_LOG_TYPE_FILE_IO_DELETE
      doc: File deletion started.
    0x447:
      id: perfinfo_log_type_file_io_rename
      -orig-id: PERFINFO_LOG_TYPE_FILE_IO_RENAME
      doc: File rename started.
    0x448:
      id: perfinfo_log_type_file_io_direnum
      -orig-id: PERFINFO_LOG_TYPE_FILE_IO_DIRENUM
      doc: Directory enumeration started.
    0x449:
      id: perfinfo_log_type_file_io_flush
      -orig-id: PERFINFO_LOG_TYPE_FILE_IO_FLUSH
      doc: File flush started.
    0x44a:
      id: perfinfo_log_type_file_io_query_information
      -orig-id: PERFINFO_LOG_TYPE_FILE_IO_QUERY_INFORMATION
      doc: Query of file information started.
    0x44b:
      id: perfinfo_log_type_file_io_fs_control
      -orig-id: PERFINFO_LOG_TYPE_FILE_IO_FS_CONTROL
      doc: Control code sent to a file system.
    0x44c:
      id: perfinfo_log_type_file_io_operation_end
      -orig-id: PERFINFO_LOG_TYPE_FILE_IO_OPERATION_END
      doc: File operation ended.
    0x44d:
      id: perfinfo_log_type_file_io_dirnotify
      -orig-id: PERFINFO_LOG_TYPE_FILE_IO_DIRNOTIFY
      doc: Directory change notification requested.
    0x44e:
      id: perfinfo_log_type_file_io_create_new
      -orig-id: PERFINFO_LOG_TYPE_FILE_IO_CREATE_NEW
      doc: New file created.
    0x44f:
      id: perfinfo_log_type_file_io_delete_path
      -orig-id: PERFINFO_LOG_TYPE_FILE_IO_DELETE_PATH
      doc: File deleted, with its path.
    0x450:
      id: perfinfo_log_type_file_io_rename_path
      -orig-id: PERFINFO_LOG_TYPE_FILE_IO_RENAME_PATH
      doc: File renamed, with its path.
    0x451:
      id: perfinfo_log_type_file_io_setlink_path
      -orig-id: PERFINFO_LOG_TYPE_FILE_IO_SETLINK_PATH
      doc: Link to a file created, with its path.
    0x452:
      id: perfinfo_log_type_file_io_setlink
      -orig-id: PERFINFO_LOG_TYPE_FILE_IO_SETLINK
      doc: Creation of a link to a file started.
    0x460:
      id: perfinfo_log_type_flt_preop_init
      -orig-id: PERFINFO_LOG_TYPE_FLT_PREOP_INIT
      doc: Preoperation callback of a minifilter called.
    0x461:
      id: perfinfo_log_type_flt_postop_init
      -orig-id: PERFINFO_LOG_TYPE_FLT_POSTOP_INIT
      doc: Postoperation callback of a minifilter called.
    0x462:
      id: perfinfo_log_type_flt_preop_completion
      -orig-id: PERFINFO_LOG_TYPE_FLT_PREOP_COMPLETION
      doc: Preoperation callback of a minifilter completed.
    0x463:
      id: perfinfo_log_type_flt_postop_completion
      -orig-id: PERFINFO_LOG_TYPE_FLT_POSTOP_COMPLETION
      doc: Postoperation callback of a minifilter completed.
    0x464:
      id: perfinfo_log_type_flt_preop_failure
      -orig-id: PERFINFO_LOG_TYPE_FLT_PREOP_FAILURE
      doc: Preoperation callback of a minifilter failed.
    0x465:
      id: perfinfo_log_type_flt_postop_failure
      -orig-id: PERFINFO_LOG_TYPE_FLT_POSTOP_FAILURE
      doc: Postoperation callback of a minifilter failed.
    0x501:
      id: wmi_log_type_thread_create
      -orig-id: WMI_LOG_TYPE_THREAD_CREATE
      doc: Thread created. Observed in 5.0+.
    0x502:
      id: wmi_log_type_thread_delete
      -orig-id: WMI_LOG_TYPE_THREAD_DELETE
      doc: Thread ended. Observed in 5.0+.
    0x503:
      id: wmi_log_type_thread_dc_start
      -orig-id: WMI_LOG_TYPE_THREAD_DC_START
      doc: Thread that existed at the start of the trace. Observed in 5.1+.
    0x504:
      id: wmi_log_type_thread_dc_end
      -orig-id: WMI_LOG_TYPE_THREAD_DC_END
      doc: Thread that existed at the end of the trace. Observed in 6.0+.
    0x524:
      id: perfinfo_log_type_contextswap
      -orig-id: PERFINFO_LOG_TYPE_CONTEXTSWAP
      doc: Context switch from one thread to another. Documented for 5.1+.
    0x525:
      id: perfinfo_log_type_contextswap_batch
      -orig-id: PERFINFO_LOG_TYPE_CONTEXTSWAP_BATCH
      doc: Many context switches in a compact form. Observed in 6.0+.
    0x529:
      id: perfinfo_log_type_spinlock
      -orig-id: PERFINFO_LOG_TYPE_SPINLOCK
      doc: |
        Spin lock acquired and released. Observed in 6.2+ (32-bit), 6.1+
        (64-bit).
    0x52a:
      id: perfinfo_log_type_queue
      -orig-id: PERFINFO_LOG_TYPE_QUEUE
      doc: Thread wait on a kernel queue.
    0x52b:
      id: perfinfo_log_type_resource
      -orig-id: PERFINFO_LOG_TYPE_RESOURCE
      doc: Contention for an executive resource (ERESOURCE). Observed in 6.1+.
    0x52c:
      id: perfinfo_log_type_pushlock
      -orig-id: PERFINFO_LOG_TYPE_PUSHLOCK
      doc: Push lock.
    0x52d:
      id: perfinfo_log_type_wait_single
      -orig-id: PERFINFO_LOG_TYPE_WAIT_SINGLE
      doc: Thread wait for one object.
    0x52e:
      id: perfinfo_log_type_wait_multiple
      -orig-id: PERFINFO_LOG_TYPE_WAIT_MULTIPLE
      doc: Thread wait for several objects.
    0x52f:
      id: perfinfo_log_type_delay_execution
      -orig-id: PERFINFO_LOG_TYPE_DELAY_EXECUTION
      doc: Thread execution delayed.
    0x530:
      id: perfinfo_log_type_thread_set_priority
      -orig-id: PERFINFO_LOG_TYPE_THREAD_SET_PRIORITY
      doc: Thread priority set. Observed in 6.0+.
    0x531:
      id: perfinfo_lot_type_thread_set_base_priority
      -orig-id: PERFINFO_LOT_TYPE_THREAD_SET_BASE_PRIORITY
      doc: Thread base priority set. Observed in 6.0+.
    0x532:
      id: perfinfo_log_type_ready_thread
      -orig-id: PERFINFO_LOG_TYPE_READY_THREAD
      doc: Thread became ready to run. Observed in 6.0+.
    0x533:
      id: perfinfo_log_type_thread_set_page_priority
      -orig-id: PERFINFO_LOG_TYPE_THREAD_SET_PAGE_PRIORITY
      doc: Thread page priority set. Observed in 6.1+.
    0x534:
      id: perfinfo_log_type_thread_set_io_priority
      -orig-id: PERFINFO_LOG_TYPE_THREAD_SET_IO_PRIORITY
      doc: Thread I/O priority set. Observed in 6.1+.
    0x535:
      id: perfinfo_log_type_thread_set_affinity
      -orig-id: PERFINFO_LOG_TYPE_THREAD_SET_AFFINITY
      doc: Thread affinity set. Observed in 6.1+.
    0x536:
      id: reserve_state
      -orig-id: ReserveState
      doc: State of a processor time reserve changed.
    0x537:
      id: reserve_bandwidth
      -orig-id: ReserveBandwidth
      doc: Bandwidth of a processor time reserve set.
    0x538:
      id: reserve_late_count
      -orig-id: ReserveLateCount
      doc: Processor time reserve was late.
    0x539:
      id: perfinfo_log_type_worker_thread_item
      -orig-id: PERFINFO_LOG_TYPE_WORKER_THREAD_ITEM
      doc: Work item of a worker thread.
    0x53a:
      id: perfinfo_log_type_dfss_start_new_interval
      -orig-id: PERFINFO_LOG_TYPE_DFSS_START_NEW_INTERVAL
      doc: |
        Name that the kits for these releases still define. The kernel does not
        write the event. Observed in 10.0..1511.
    0x53b:
      id: perfinfo_log_type_dfss_process_idle_only_queue
      -orig-id: PERFINFO_LOG_TYPE_DFSS_PROCESS_IDLE_ONLY_QUEUE
      doc: |
        Name that the kits for these releases still define. The kernel does not
        write the event. Observed in 10.0..1511.
    0x53c:
      id: perfinfo_log_type_anti_starvation_boost
      -orig-id: PERFINFO_LOG_TYPE_ANTI_STARVATION_BOOST
      doc: Thread boosted after starvation. Observed in 6.2+.
    0x53d:
      id: perfinfo_log_type_thread_migration
      -orig-id: PERFINFO_LOG_TYPE_THREAD_MIGRATION
      doc: Thread migrated. Observed in 6.2+.
    0x53e:
      id: perfinfo_log_type_kqueue_enqueue
      -orig-id: PERFINFO_LOG_TYPE_KQUEUE_ENQUEUE
      doc: Entry added to a kernel queue. Observed in 6.2+.
    0x53f:
      id: perfinfo_log_type_kqueue_dequeue
      -orig-id: PERFINFO_LOG_TYPE_KQUEUE_DEQUEUE
      doc: Entries removed from a kernel queue. Observed in 6.2+.
    0x540:
      id: perfinfo_log_type_worker_thread_item_start
      -orig-id: PERFINFO_LOG_TYPE_WORKER_THREAD_ITEM_START
      doc: Work item started by a worker thread. The payload is one pointer.
    0x541:
      id: perfinfo_log_type_worker_thread_item_end
      -orig-id: PERFINFO_LOG_TYPE_WORKER_THREAD_ITEM_END
      doc: Work item ended by a worker thread. The payload is one pointer.
    0x542:
      id: perfinfo_log_type_auto_boost_set_floor
      -orig-id: PERFINFO_LOG_TYPE_AUTO_BOOST_SET_FLOOR
      doc: Priority floor of a thread set by AutoBoost.
    0x543:
      id: perfinfo_log_type_auto_boost_clear_floor
      -orig-id: PERFINFO_LOG_TYPE_AUTO_BOOST_CLEAR_FLOOR
      doc: Priority floor of a thread cleared by AutoBoost.
    0x544:
      id: perfinfo_log_type_auto_boost_no_entries
      -orig-id: PERFINFO_LOG_TYPE_AUTO_BOOST_NO_ENTRIES
      doc: AutoBoost has no entries left.
    0x545:
      id: perfinfo_log_type_thread_subprocesstag_changed
      -orig-id: PERFINFO_LOG_TYPE_THREAD_SUBPROCESSTAG_CHANGED
      doc: Subprocess tag of a thread changed.
    0x60a:
      id: wmi_log_type_tcpip_send
      -orig-id: WMI_LOG_TYPE_TCPIP_SEND
      doc: TCP data sent.
    0x60b:
      id: wmi_log_type_tcpip_receive
      -orig-id: WMI_LOG_TYPE_TCPIP_RECEIVE
      doc: TCP data received.
    0x60c:
      id: wmi_log_type_tcpip_connect
      -orig-id: WMI_LOG_TYPE_TCPIP_CONNECT
      doc: TCP connection established.
    0x60d:
      id: wmi_log_type_tcpip_disconnect
      -orig-id: WMI_LOG_TYPE_TCPIP_DISCONNECT
      doc: TCP connection ended.
    0x60e:
      id: wmi_log_type_tcpip_retransmit
      -orig-id: WMI_LOG_TYPE_TCPIP_RETRANSMIT
      doc: TCP data retransmitted.
    0x60f:
      id: wmi_log_type_tcpip_accept
      -orig-id: WMI_LOG_TYPE_TCPIP_ACCEPT
      doc: TCP connection accepted.
    0x610:
      id: wmi_log_type_tcpip_reconnect
      -orig-id: WMI_LOG_TYPE_TCPIP_RECONNECT
      doc: TCP connection retried.
    0x611:
      id: wmi_log_type_tcpip_fail
      -orig-id: WMI_LOG_TYPE_TCPIP_FAIL
      doc: TCP connection failed.
    0x612:
      id: wmi_log_type_tcpip_tcpcopy
      -orig-id: WMI_LOG_TYPE_TCPIP_TCPCOPY
      doc: Received TCP data copied.
    0x613:
      id: wmi_log_type_tcpip_arpcopy
      -orig-id: WMI_LOG_TYPE_TCPIP_ARPCOPY
      doc: ARP copy, inferred from the name of the type.
    0x614:
      id: wmi_log_type_tcpip_fullack
      -orig-id: WMI_LOG_TYPE_TCPIP_FULLACK
      doc: Full TCP acknowledgment.
    0x615:
      id: wmi_log_type_tcpip_partack
      -orig-id: WMI_LOG_TYPE_TCPIP_PARTACK
      doc: Partial TCP acknowledgment.
    0x616:
      id: wmi_log_type_tcpip_dupack
      -orig-id: WMI_LOG_TYPE_TCPIP_DUPACK
      doc: Duplicate TCP acknowledgment.
    0x61a:
      id: wmi_log_type_tcpip_send_ipv6
      -orig-id: WMI_LOG_TYPE_TCPIP_SEND_IPV6
      doc: TCP data sent over IPv6.
    0x61b:
      id: wmi_log_type_tcpip_receive_ipv6
      -orig-id: WMI_LOG_TYPE_TCPIP_RECEIVE_IPV6
      doc: TCP data received over IPv6.
    0x61c:
      id: wmi_log_type_tcpip_connect_ipv6
      -orig-id: WMI_LOG_TYPE_TCPIP_CONNECT_IPV6
      doc: TCP connection over IPv6 established.
    0x61d:
      id: wmi_log_type_tcpip_disconnect_ipv6
      -orig-id: WMI_LOG_TYPE_TCPIP_DISCONNECT_IPV6
      doc: TCP connection over IPv6 ended.
    0x61e:
      id: wmi_log_type_tcpip_retransmit_ipv6
      -orig-id: WMI_LOG_TYPE_TCPIP_RETRANSMIT_IPV6
      doc: TCP data retransmitted over IPv6.
    0x61f:
      id: wmi_log_type_tcpip_accept_ipv6
      -orig-id: WMI_LOG_TYPE_TCPIP_ACCEPT_IPV6
      doc: TCP connection over IPv6 accepted.
    0x620:
      id: wmi_log_type_tcpip_reconnect_ipv6
      -orig-id: WMI_LOG_TYPE_TCPIP_RECONNECT_IPV6
      doc: TCP connection over IPv6 retried.
    0x621:
      id: wmi_log_type_tcpip_fail_ipv6
      -orig-id: WMI_LOG_TYPE_TCPIP_FAIL_IPV6
      doc: TCP connection over IPv6 failed.
    0x622:
      id: wmi_log_type_tcpip_tcpcopy_ipv6
      -orig-id: WMI_LOG_TYPE_TCPIP_TCPCOPY_IPV6
      doc: Received TCP data copied, over IPv6.
    0x623:
      id: wmi_log_type_tcpip_arpcopy_ipv6
      -orig-id: WMI_LOG_TYPE_TCPIP_ARPCOPY_IPV6
      doc: ARP copy over IPv6, inferred from the name.
    0x624:
      id: wmi_log_type_tcpip_fullack_ipv6
      -orig-id: WMI_LOG_TYPE_TCPIP_FULLACK_IPV6
      doc: Full TCP acknowledgment over IPv6.
    0x625:
      id: wmi_log_type_tcpip_partack_ipv6
      -orig-id: WMI_LOG_TYPE_TCPIP_PARTACK_IPV6
      doc: Partial TCP acknowledgment over IPv6.
    0x626:
      id: wmi_log_type_tcpip_dupack_ipv6
      -orig-id: WMI_LOG_TYPE_TCPIP_DUPACK_IPV6
      doc: Duplicate TCP acknowledgment over IPv6.
    0x720:
      id: wmi_log_type_job_create
      -orig-id: WMI_LOG_TYPE_JOB_CREATE
      doc: Job created.
    0x721:
      id: wmi_log_type_job_terminate
      -orig-id: WMI_LOG_TYPE_JOB_TERMINATE
      doc: Job terminated.
    0x722:
      id: wmi_log_type_job_open
      -orig-id: WMI_LOG_TYPE_JOB_OPEN
      doc: Job opened.
    0x723:
      id: wmi_log_type_job_assign_process
      -orig-id: WMI_LOG_TYPE_JOB_ASSIGN_PROCESS
      doc: Process assigned to a job.
    0x724:
      id: wmi_log_type_job_remove_process
      -orig-id: WMI_LOG_TYPE_JOB_REMOVE_PROCESS
      doc: Process removed from a job.
    0x725:
      id: wmi_log_type_job_set
      -orig-id: WMI_LOG_TYPE_JOB_SET
      doc: Job information set.
    0x726:
      id: wmi_log_type_job_query
      -orig-id: WMI_LOG_TYPE_JOB_QUERY
      doc: Job information queried.
    0x727:
      id: wmi_log_type_job_set_failed
      -orig-id: WMI_LOG_TYPE_JOB_SET_FAILED
      doc: Setting of job information failed.
    0x728:
      id: wmi_log_type_job_query_failed
      -orig-id: WMI_LOG_TYPE_JOB_QUERY_FAILED
      doc: Query of job information failed.
    0x729:
      id: wmi_log_type_job_set_notification
      -orig-id: WMI_LOG_TYPE_JOB_SET_NOTIFICATION
      doc: Job limit notification set.
    0x72a:
      id: wmi_log_type_job_send_notification
      -orig-id: WMI_LOG_TYPE_JOB_SEND_NOTIFICATION
      doc: Notification sent by a job.
    0x72b:
      id: wmi_log_type_job_query_violation
      -orig-id: WMI_LOG_TYPE_JOB_QUERY_VIOLATION
      doc: Job limit violation queried.
    0x72c:
      id: wmi_log_type_job_set_cpu_rate
      -orig-id: WMI_LOG_TYPE_JOB_SET_CPU_RATE
      doc: CPU rate of a job set.
    0x72d:
      id: wmi_log_type_job_set_net_rate
      -orig-id: WMI_LOG_TYPE_JOB_SET_NET_RATE
      doc: Network rate of a job set.
    0x80a:
      id: wmi_log_type_udp_send
      -orig-id: WMI_LOG_TYPE_UDP_SEND
      doc: UDP data sent.
    0x80b:
      id: wmi_log_type_udp_receive
      -orig-id: WMI_LOG_TYPE_UDP_RECEIVE
      doc: UDP data received.
    0x811:
      id: wmi_log_type_udp_fail
      -orig-id: WMI_LOG_TYPE_UDP_FAIL
      doc: UDP operation failed.
    0x81a:
      id: wmi_log_type_udp_send_ipv6
      -orig-id: WMI_LOG_TYPE_UDP_SEND_IPV6
      doc: UDP data sent over IPv6.
    0x81b:
      id: wmi_log_type_udp_receive_ipv6
      -orig-id: WMI_LOG_TYPE_UDP_RECEIVE_IPV6
      doc: UDP data received over IPv6.
    0x90a:
      id: event_trace_type_regcreate
      -orig-id: EVENT_TRACE_TYPE_REGCREATE
      doc: Registry key created. Observed in 5.0+.
    0x90b:
      id: event_trace_type_regopen
      -orig-id: EVENT_TRACE_TYPE_REGOPEN
      doc: Registry key opened. Observed in 5.0+.
    0x90c:
      id: event_trace_type_regdelete
      -orig-id: EVENT_TRACE_TYPE_REGDELETE
      doc: Registry key deleted. Observed in 5.0+.
    0x90d:
      id: event_trace_type_regquery
      -orig-id: EVENT_TRACE_TYPE_REGQUERY
      doc: Registry key queried. Observed in 5.0+.
    0x90e:
      id: event_trace_type_regsetvalue
      -orig-id: EVENT_TRACE_TYPE_REGSETVALUE
      doc: Registry value set. Observed in 5.0+.
    0x90f:
      id: event_trace_type_regdeletevalue
      -orig-id: EVENT_TRACE_TYPE_REGDELETEVALUE
      doc: Registry value deleted. Observed in 5.0+.
    0x910:
      id: event_trace_type_regqueryvalue
      -orig-id: EVENT_TRACE_TYPE_REGQUERYVALUE
      doc: Registry value queried. Observed in 5.0+.
    0x911:
      id: event_trace_type_regenumeratekey
      -orig-id: EVENT_TRACE_TYPE_REGENUMERATEKEY
      doc: Subkeys of a registry key enumerated. Observed in 5.0+.
    0x912:
      id: event_trace_type_regenumeratevaluekey
      -orig-id: EVENT_TRACE_TYPE_REGENUMERATEVALUEKEY
      doc: Values of a registry key enumerated. Observed in 5.0+.
    0x913:
      id: event_trace_type_regquerymultiplevalue
      -orig-id: EVENT_TRACE_TYPE_REGQUERYMULTIPLEVALUE
      doc: Multiple values of a registry key queried. Observed in 5.0+.
    0x914:
      id: event_trace_type_regsetinformation
      -orig-id: EVENT_TRACE_TYPE_REGSETINFORMATION
      doc: Registry key information set. Observed in 5.0+.
    0x915:
      id: event_trace_type_regflush
      -orig-id: EVENT_TRACE_TYPE_REGFLUSH
      doc: Registry key flushed. Observed in 5.0+.
    0x916:
      id: event_trace_type_regkcbcreate
      -orig-id: EVENT_TRACE_TYPE_REGKCBCREATE
      doc: Registry key control block created. Observed in 6.0+.
    0x917:
      id: event_trace_type_regkcbdelete
      -orig-id: EVENT_TRACE_TYPE_REGKCBDELETE
      doc: Registry key control block deleted. Observed in 6.0+.
    0x918:
      id: wmi_log_type_reg_rundownbegin
      -orig-id: WMI_LOG_TYPE_REG_RUNDOWNBEGIN
      doc: |
        Start of the rundown of registry key control blocks, or a block that
        existed at the start of the trace.
    0x919:
      id: wmi_log_type_reg_rundownend
      -orig-id: WMI_LOG_TYPE_REG_RUNDOWNEND
      doc: |
        End of the rundown of registry key control blocks, or a block that
        existed at the end of the trace. Observed in 6.0+.
    0x91a:
      id: event_trace_type_regvirtualize
      -orig-id: EVENT_TRACE_TYPE_REGVIRTUALIZE
      doc: Registry key operation virtualized. Observed in 6.0+.
    0x91b:
      id: event_trace_type_regclose
      -orig-id: EVENT_TRACE_TYPE_REGCLOSE
      doc: Registry key closed.
    0x91c:
      id: event_trace_type_regsetsecurity
      -orig-id: EVENT_TRACE_TYPE_REGSETSECURITY
      doc: Security of a registry key set. Observed in 6.1+.
    0x91d:
      id: event_trace_type_regquerysecurity
      -orig-id: EVENT_TRACE_TYPE_REGQUERYSECURITY
      doc: Security of a registry key queried. Observed in 6.1+.
    0x91e:
      id: event_trace_type_regcommit
      -orig-id: EVENT_TRACE_TYPE_REGCOMMIT
      doc: Registry transaction committed. Observed in 6.1+.
    0x91f:
      id: event_trace_type_regprepare
      -orig-id: EVENT_TRACE_TYPE_REGPREPARE
      doc: Registry transaction prepared. Observed in 6.1+.
    0x920:
      id: event_trace_type_regrollback
      -orig-id: EVENT_TRACE_TYPE_REGROLLBACK
      doc: Registry transaction rolled back. Observed in 6.1.
    0x921:
      id: event_trace_type_regmounthive
      -orig-id: EVENT_TRACE_TYPE_REGMOUNTHIVE
      doc: Registry hive mounted. Observed in 6.1.
    0x922:
      id: perfinfo_log_type_reg_counters
      -orig-id: PERFINFO_LOG_TYPE_REG_COUNTERS
      doc: |
        Registry counters. Microsoft's class has eleven numbered counters. Their
        meanings are those of the structure with this size and name. Observed in
        6.0+.
    0x923:
      id: perfinfo_log_type_reg_config
      -orig-id: PERFINFO_LOG_TYPE_REG_CONFIG
      doc: Registry configuration. Observed in 6.1+.
    0x924:
      id: perfinfo_log_type_reg_hive_initialize
      -orig-id: PERFINFO_LOG_TYPE_REG_HIVE_INITIALIZE
      doc: Registry hive initialized. Observed in 6.2+.
    0x925:
      id: perfinfo_log_type_reg_hive_destroy
      -orig-id: PERFINFO_LOG_TYPE_REG_HIVE_DESTROY
      doc: Registry hive destroyed. Observed in 6.2+.
    0x926:
      id: perfinfo_log_type_reg_hive_link
      -orig-id: PERFINFO_LOG_TYPE_REG_HIVE_LINK
      doc: Registry hive linked. Observed in 6.2+.
    0x927:
      id: perfinfo_log_type_reg_hive_rundown_dc_end
      -orig-id: PERFINFO_LOG_TYPE_REG_HIVE_RUNDOWN_DC_END
      doc: Registry hive that existed at the end of the trace. Observed in 6.2+.
    0x928:
      id: perfinfo_log_type_reg_hive_dirty
      -orig-id: PERFINFO_LOG_TYPE_REG_HIVE_DIRTY
      doc: Registry hive became dirty. Observed in 6.2+.
    0x930:
      id: perfinfo_log_type_reg_notif_register
      -orig-id: PERFINFO_LOG_TYPE_REG_NOTIF_REGISTER
      doc: Registry change notification registered. Observed in 6.2+.
    0x931:
      id: perfinfo_log_type_reg_notif_deliver
      -orig-id: PERFINFO_LOG_TYPE_REG_NOTIF_DELIVER
      doc: Registry change notification delivered.
    0xa20:
      id: perfinfo_log_type_debug_print
      -orig-id: PERFINFO_LOG_TYPE_DEBUG_PRINT
      doc: String printed to the debugger. Observed in 6.2+.
    0xb0a:
      id: wmi_log_type_config_cpu
      -orig-id: WMI_LOG_TYPE_CONFIG_CPU
      doc: Processors and computer.
    0xb0b:
      id: wmi_log_type_config_physicaldisk
      -orig-id: WMI_LOG_TYPE_CONFIG_PHYSICALDISK
      doc: Physical disk.
    0xb0c:
      id: wmi_log_type_config_logicaldisk
      -orig-id: WMI_LOG_TYPE_CONFIG_LOGICALDISK
      doc: Logical disk.
    0xb0d:
      id: wmi_log_type_config_nic
      -orig-id: WMI_LOG_TYPE_CONFIG_NIC
      doc: Network adapter.
    0xb0e:
      id: wmi_log_type_config_video
      -orig-id: WMI_LOG_TYPE_CONFIG_VIDEO
      doc: Video adapter.
    0xb0f:
      id: wmi_log_type_config_services
      -orig-id: WMI_LOG_TYPE_CONFIG_SERVICES
      doc: Running service.
    0xb10:
      id: wmi_log_type_config_power
      -orig-id: WMI_LOG_TYPE_CONFIG_POWER
      doc: Supported power states.
    0xb11:
      id: event_trace_type_config_netinfo
      -orig-id: EVENT_TRACE_TYPE_CONFIG_NETINFO
      doc: Network information, inferred from the name of the type.
    0xb12:
      id: wmi_log_type_config_opticalmedia
      -orig-id: WMI_LOG_TYPE_CONFIG_OPTICALMEDIA
      doc: Optical drive and its medium.
    0xb13:
      id: event_trace_type_config_physicaldisk_ex
      -orig-id: EVENT_TRACE_TYPE_CONFIG_PHYSICALDISK_EX
      doc: |
        Additional information about a physical disk, inferred from the name of
        the type.
    0xb15:
      id: wmi_log_type_config_irq
      -orig-id: WMI_LOG_TYPE_CONFIG_IRQ
      doc: Interrupt line and the device that uses it.
    0xb16:
      id: wmi_log_type_config_pnp
      -orig-id: WMI_LOG_TYPE_CONFIG_PNP
      doc: Plug and Play device.
    0xb17:
      id: wmi_log_type_config_idechannel
      -orig-id: WMI_LOG_TYPE_CONFIG_IDECHANNEL
      doc: IDE channel.
    0xb18:
      id: wmi_log_type_config_numanode
      -orig-id: WMI_LOG_TYPE_CONFIG_NUMANODE
      doc: NUMA node.
    0xb19:
      id: wmi_log_type_config_platform
      -orig-id: WMI_LOG_TYPE_CONFIG_PLATFORM
      doc: |
        Platform: description of the computer from its firmware.
    0xb1a:
      id: wmi_log_type_config_processorgroup
      -orig-id: WMI_LOG_TYPE_CONFIG_PROCESSORGROUP
      doc: Processor group.
    0xb1b:
      id: wmi_log_type_config_processornumber
      -orig-id: WMI_LOG_TYPE_CONFIG_PROCESSORNUMBER
      doc: Processor numbers.
    0xb1c:
      id: wmi_log_type_config_dpi
      -orig-id: WMI_LOG_TYPE_CONFIG_DPI
      doc: Display resolution in dots per inch.
    0xb1d:
      id: wmi_log_type_config_codeintegrity
      -orig-id: WMI_LOG_TYPE_CONFIG_CODEINTEGRITY
      doc: State of code integrity.
    0xb1e:
      id: wmi_log_type_config_machineid
      -orig-id: WMI_LOG_TYPE_CONFIG_MACHINEID
      doc: Machine ID.
    0xb1f:
      id: wmi_log_type_config_defrag
      -orig-id: WMI_LOG_TYPE_CONFIG_DEFRAG
      doc: Defragmentation of a volume.
    0xb20:
      id: event_trace_type_config_mobileplatform
      -orig-id: EVENT_TRACE_TYPE_CONFIG_MOBILEPLATFORM
      doc: Mobile platform.
    0xb21:
      id: event_trace_type_config_devicefamily
      -orig-id: EVENT_TRACE_TYPE_CONFIG_DEVICEFAMILY
      doc: Device family.
    0xb22:
      id: event_trace_type_config_flightid
      -orig-id: EVENT_TRACE_TYPE_CONFIG_FLIGHTID
      doc: Flight IDs, for builds under trial.
    0xb23:
      id: event_trace_type_config_processor
      -orig-id: EVENT_TRACE_TYPE_CONFIG_PROCESSOR
      doc: Processor.
    0xb24:
      id: event_trace_type_config_virtualization
      -orig-id: EVENT_TRACE_TYPE_CONFIG_VIRTUALIZATION
      doc: Enabled virtualization features.
    0xb25:
      id: event_trace_type_config_boot
      -orig-id: EVENT_TRACE_TYPE_CONFIG_BOOT
      doc: Boot configuration of the machine.
    0xd20:
      id: perfinfo_log_type_wnf_subscribe
      -orig-id: PERFINFO_LOG_TYPE_WNF_SUBSCRIBE
      doc: Subscription to a WNF state added.
    0xd21:
      id: perfinfo_log_type_wnf_unsubscribe
      -orig-id: PERFINFO_LOG_TYPE_WNF_UNSUBSCRIBE
      doc: Subscription to a WNF state removed.
    0xd22:
      id: perfinfo_log_type_wnf_callback
      -orig-id: PERFINFO_LOG_TYPE_WNF_CALLBACK
      doc: Callback of a WNF subscriber called.
    0xd23:
      id: perfinfo_log_type_wnf_publish
      -orig-id: PERFINFO_LOG_TYPE_WNF_PUBLISH
      doc: WNF state published.
    0xd24:
      id: perfinfo_log_type_wnf_name_sub_rundown
      -orig-id: PERFINFO_LOG_TYPE_WNF_NAME_SUB_RUNDOWN
      doc: WNF name subscription that existed at the time of the rundown.
    0xe20:
      id: perfinfo_log_type_allocatepool
      -orig-id: PERFINFO_LOG_TYPE_ALLOCATEPOOL
      doc: Pool memory allocated. Observed in 6.1+.
    0xe21:
      id: perfinfo_log_type_allocatepool_session
      -orig-id: PERFINFO_LOG_TYPE_ALLOCATEPOOL_SESSION
      doc: Session pool memory allocated. Observed in 6.1+.
    0xe22:
      id: perfinfo_log_type_freepool
      -orig-id: PERFINFO_LOG_TYPE_FREEPOOL
      doc: Pool memory freed. Observed in 6.1+.
    0xe23:
      id: perfinfo_log_type_freepool_session
      -orig-id: PERFINFO_LOG_TYPE_FREEPOOL_SESSION
      doc: Session pool memory freed. Observed in 6.1+.
    0xe24:
      id: perfinfo_log_type_addpoolpage
      -orig-id: PERFINFO_LOG_TYPE_ADDPOOLPAGE
      doc: Page added to the pool.
    0xe25:
      id: perfinfo_log_type_addpoolpage_session
      -orig-id: PERFINFO_LOG_TYPE_ADDPOOLPAGE_SESSION
      doc: Page added to the session pool.
    0xe26:
      id: perfinfo_log_type_bigpoolpage
      -orig-id: PERFINFO_LOG_TYPE_BIGPOOLPAGE
      doc: Large pool allocation.
    0xe27:
      id: perfinfo_log_type_bigpoolpage_session
      -orig-id: PERFINFO_LOG_TYPE_BIGPOOLPAGE_SESSION
      doc: Large session pool allocation.
    0xe28:
      id: perfinfo_log_type_poolsnap_dc_start
      -orig-id: PERFINFO_LOG_TYPE_POOLSNAP_DC_START
      doc: Pool at the start of the trace.
    0xe29:
      id: perfinfo_log_type_poolsnap_dc_end
      -orig-id: PERFINFO_LOG_TYPE_POOLSNAP_DC_END
      doc: Pool at the end of the trace.
    0xe2a:
      id: perfinfo_log_type_bigpoolsnap_dc_start
      -orig-id: PERFINFO_LOG_TYPE_BIGPOOLSNAP_DC_START
      doc: Large pool allocations at the start of the trace.
    0xe2b:
      id: perfinfo_log_type_bigpoolsnap_dc_end
      -orig-id: PERFINFO_LOG_TYPE_BIGPOOLSNAP_DC_END
      doc: Large pool allocations at the end of the trace.
    0xe2c:
      id: perfinfo_log_type_poolsnap_session_dc_start
      -orig-id: PERFINFO_LOG_TYPE_POOLSNAP_SESSION_DC_START
      doc: Session pool at the start of the trace.
    0xe2d:
      id: perfinfo_log_type_poolsnap_session_dc_end
      -orig-id: PERFINFO_LOG_TYPE_POOLSNAP_SESSION_DC_END
      doc: Session pool at the end of the trace.
    0xe2e:
      id: perfinfo_log_type_sessionbigpoolsnap_dc_start
      -orig-id: PERFINFO_LOG_TYPE_SESSIONBIGPOOLSNAP_DC_START
      doc: Large session pool allocations at the start of the trace.
    0xe2f:
      id: perfinfo_log_type_sessionbigpoolsnap_dc_end
      -orig-id: PERFINFO_LOG_TYPE_SESSIONBIGPOOLSNAP_DC_END
      doc: Large session pool allocations at the end of the trace.
    0xf20:
      id: perfinfo_log_type_rundown_checkpoint
      -orig-id: PERFINFO_LOG_TYPE_RUNDOWN_CHECKPOINT
      doc: Rundown checkpoint.
    0xf22:
      id: perfinfo_log_type_mark
      -orig-id: PERFINFO_LOG_TYPE_MARK
      doc: Mark set in the trace by a program. Observed in 5.1+.
    0xf24:
      id: perfinfo_log_type_asyncmark
      -orig-id: PERFINFO_LOG_TYPE_ASYNCMARK
      doc: Mark set asynchronously.
    0xf26:
      id: perfinfo_log_type_imagename
      -orig-id: PERFINFO_LOG_TYPE_IMAGENAME
      doc: Image name.
    0xf27:
      id: perfinfo_log_type_delays_cc_can_i_write
      -orig-id: PERFINFO_LOG_TYPE_DELAYS_CC_CAN_I_WRITE
      doc: Write delayed by the cache manager.
    0xf2e:
      id: perfinfo_log_type_sampled_profile
      -orig-id: PERFINFO_LOG_TYPE_SAMPLED_PROFILE
      doc: |
        Profile sample: the instruction pointer at a profile interrupt. Observed
        in 5.1+.
    0xf2f:
      id: perfinfo_log_type_pmc_interrupt
      -orig-id: PERFINFO_LOG_TYPE_PMC_INTERRUPT
      doc: |
        Instruction pointer at an overflow of a processor performance counter.
        Observed in 6.2+.
    0xf30:
      id: perfinfo_log_type_pmc_config
      -orig-id: PERFINFO_LOG_TYPE_PMC_CONFIG
      doc: Configuration of processor performance counters.
    0xf32:
      id: perfinfo_log_type_msi_interrupt
      -orig-id: PERFINFO_LOG_TYPE_MSI_INTERRUPT
      doc: |
        Service routine of a message-signaled interrupt executed. Observed in
        6.1+.
    0xf33:
      id: perfinfo_log_type_syscall_enter
      -orig-id: PERFINFO_LOG_TYPE_SYSCALL_ENTER
      doc: System call entered. Observed in 6.0+.
    0xf34:
      id: perfinfo_log_type_syscall_exit
      -orig-id: PERFINFO_LOG_TYPE_SYSCALL_EXIT
      doc: System call returned. Observed in 6.0+.
    0xf35:
      id: perfinfo_log_type_backtrace
      -orig-id: PERFINFO_LOG_TYPE_BACKTRACE
      doc: Call stack.
    0xf36:
      id: perfinfo_log_type_backtrace_userstack
      -orig-id: PERFINFO_LOG_TYPE_BACKTRACE_USERSTACK
      doc: User-mode call stack.
    0xf37:
      id: perfinfo_log_type_sampled_profile_cache
      -orig-id: PERFINFO_LOG_TYPE_SAMPLED_PROFILE_CACHE
      doc: Counts of many profile samples. Observed in 5.1+.
    0xf38:
      id: perfinfo_log_type_exception_stack
      -orig-id: PERFINFO_LOG_TYPE_EXCEPTION_STACK
      doc: Call stack of an exception.
    0xf39:
      id: perfinfo_log_type_branch_trace
      -orig-id: PERFINFO_LOG_TYPE_BRANCH_TRACE
      doc: Branch trace.
    0xf3a:
      id: perfinfo_log_type_debugger_enabled
      -orig-id: PERFINFO_LOG_TYPE_DEBUGGER_ENABLED
      doc: Debugger enabled. Observed in 6.0+.
    0xf3b:
      id: perfinfo_log_type_debugger_exit
      -orig-id: PERFINFO_LOG_TYPE_DEBUGGER_EXIT
      doc: Debugger exited.
    0xf40:
      id: perfinfo_log_type_branch_trace_debug
      -orig-id: PERFINFO_LOG_TYPE_BRANCH_TRACE_DEBUG
      doc: Debugging aid for the branch trace.
    0xf41:
      id: perfinfo_log_type_branch_address_debug
      -orig-id: PERFINFO_LOG_TYPE_BRANCH_ADDRESS_DEBUG
      doc: |
        Debugging aid for the branch trace: an address.
    0xf42:
      id: perfinfo_log_type_threaded_dpc
      -orig-id: PERFINFO_LOG_TYPE_THREADED_DPC
      doc: Threaded deferred procedure call executed. Observed in 6.0+.
    0xf43:
      id: perfinfo_log_type_interrupt
      -orig-id: PERFINFO_LOG_TYPE_INTERRUPT
      doc: Interrupt service routine executed. Observed in 5.1+.
    0xf44:
      id: perfinfo_log_type_dpc
      -orig-id: PERFINFO_LOG_TYPE_DPC
      doc: Deferred procedure call executed. Observed in 5.1+.
    0xf45:
      id: perfinfo_log_type_timerdpc
      -orig-id: PERFINFO_LOG_TYPE_TIMERDPC
      doc: Deferred procedure call of a timer executed. Observed in 5.1+.
    0xf46:
      id: perfinfo_log_type_iotimer_expiration
      -orig-id: PERFINFO_LOG_TYPE_IOTIMER_EXPIRATION
      doc: I/O timer expired.
    0xf47:
      id: perfinfo_log_type_sampled_profile_nmi
      -orig-id: PERFINFO_LOG_TYPE_SAMPLED_PROFILE_NMI
      doc: Profile sample taken by a nonmaskable interrupt.
    0xf48:
      id: perfinfo_log_type_sampled_profile_set_interval
      -orig-id: PERFINFO_LOG_TYPE_SAMPLED_PROFILE_SET_INTERVAL
      doc: Interval of a profile source set. Observed in 6.0+.
    0xf49:
      id: perfinfo_log_type_sampled_profile_dc_start
      -orig-id: PERFINFO_LOG_TYPE_SAMPLED_PROFILE_DC_START
      doc: |
        Interval of a profile source at the start of the trace. Observed in
        6.0+.
    0xf4a:
      id: perfinfo_log_type_sampled_profile_dc_end
      -orig-id: PERFINFO_LOG_TYPE_SAMPLED_PROFILE_DC_END
      doc: |
        Interval of a profile source at the end of the trace. Observed in 6.0+.
    0xf4b:
      id: perfinfo_log_type_spinlock_dc_start
      -orig-id: PERFINFO_LOG_TYPE_SPINLOCK_DC_START
      doc: Spin lock tracing configuration at the start of the trace.
    0xf4c:
      id: perfinfo_log_type_spinlock_dc_end
      -orig-id: PERFINFO_LOG_TYPE_SPINLOCK_DC_END
      doc: Spin lock tracing configuration at the end of the trace.
    0xf4d:
      id: perfinfo_log_type_eresource_dc_start
      -orig-id: PERFINFO_LOG_TYPE_ERESOURCE_DC_START
      doc: Executive resource tracing configuration at the start of the trace.
    0xf4e:
      id: perfinfo_log_type_eresource_dc_end
      -orig-id: PERFINFO_LOG_TYPE_ERESOURCE_DC_END
      doc: Executive resource tracing configuration at the end of the trace.
    0xf4f:
      id: perfinfo_log_type_clock_interrupt
      -orig-id: PERFINFO_LOG_TYPE_CLOCK_INTERRUPT
      doc: Clock interrupt. Observed in 6.2+.
    0xf50:
      id: perfinfo_log_type_timer_expiration_start
      -orig-id: PERFINFO_LOG_TYPE_TIMER_EXPIRATION_START
      doc: Timer expiration processing started. Observed in 6.2+.
    0xf51:
      id: perfinfo_log_type_timer_expiration
      -orig-id: PERFINFO_LOG_TYPE_TIMER_EXPIRATION
      doc: Timer expired. Observed in 6.2+.
    0xf52:
      id: perfinfo_log_type_timer_set_periodic
      -orig-id: PERFINFO_LOG_TYPE_TIMER_SET_PERIODIC
      doc: Periodic timer set. Observed in 6.2+.
    0xf53:
      id: perfinfo_log_type_timer_set_one_shot
      -orig-id: PERFINFO_LOG_TYPE_TIMER_SET_ONE_SHOT
      doc: One-shot timer set. Observed in 6.2+.
    0xf54:
      id: perfinfo_log_type_timer_set_thread
      -orig-id: PERFINFO_LOG_TYPE_TIMER_SET_THREAD
      doc: Thread timer set. Observed in 6.2+.
    0xf55:
      id: perfinfo_log_type_timer_cancel
      -orig-id: PERFINFO_LOG_TYPE_TIMER_CANCEL
      doc: Timer canceled. Observed in 6.2+.
    0xf56:
      id: perfinfo_log_type_time_adjustment
      -orig-id: PERFINFO_LOG_TYPE_TIME_ADJUSTMENT
      doc: System time adjusted. Observed in 6.2+.
    0xf57:
      id: perfinfo_log_type_clock_mode_switch
      -orig-id: PERFINFO_LOG_TYPE_CLOCK_MODE_SWITCH
      doc: Clock mode switched. Observed in 6.2+.
    0xf58:
      id: perfinfo_log_type_clock_time_update
      -orig-id: PERFINFO_LOG_TYPE_CLOCK_TIME_UPDATE
      doc: Clock time updated. Observed in 6.2+.
    0xf59:
      id: perfinfo_log_type_clock_dynamic_tick_veto
      -orig-id: PERFINFO_LOG_TYPE_CLOCK_DYNAMIC_TICK_VETO
      doc: Dynamic tick vetoed, with the source of the veto. Observed in 6.2+.
    0xf5a:
      id: perfinfo_log_type_clock_configuration
      -orig-id: PERFINFO_LOG_TYPE_CLOCK_CONFIGURATION
      doc: Clock configuration.
    0xf5b:
      id: perfinfo_log_type_ipi
      -orig-id: PERFINFO_LOG_TYPE_IPI
      doc: Interprocessor interrupt.
    0xf5c:
      id: perfinfo_log_type_unexpected_interrupt
      -orig-id: PERFINFO_LOG_TYPE_UNEXPECTED_INTERRUPT
      doc: Unexpected interrupt. Observed in 6.2+.
    0xf5d:
      id: perfinfo_log_type_iotimer_start
      -orig-id: PERFINFO_LOG_TYPE_IOTIMER_START
      doc: I/O timer started. Observed in 6.2+.
    0xf5e:
      id: perfinfo_log_type_iotimer_stop
      -orig-id: PERFINFO_LOG_TYPE_IOTIMER_STOP
      doc: I/O timer stopped. Observed in 6.2+.
    0xf5f:
      id: perfinfo_log_type_passive_interrupt
      -orig-id: PERFINFO_LOG_TYPE_PASSIVE_INTERRUPT
      doc: Interrupt service routine executed at passive level.
    0xf60:
      id: perfinfo_log_type_wdf_interrupt
      -orig-id: PERFINFO_LOG_TYPE_WDF_INTERRUPT
      doc: Interrupt service routine executed in the driver framework.
    0xf61:
      id: perfinfo_log_type_wdf_passive_interrupt
      -orig-id: PERFINFO_LOG_TYPE_WDF_PASSIVE_INTERRUPT
      doc: |
        Interrupt service routine executed at passive level in the driver
        framework.
    0xf62:
      id: perfinfo_log_type_wdf_dpc
      -orig-id: PERFINFO_LOG_TYPE_WDF_DPC
      doc: Deferred procedure call executed in the driver framework.
    0xf63:
      id: perfinfo_log_type_cpu_cache_flush
      -orig-id: PERFINFO_LOG_TYPE_CPU_CACHE_FLUSH
      doc: Cache of a processor flushed.
    0xf64:
      id: perfinfo_log_type_dpc_enqueue
      -orig-id: PERFINFO_LOG_TYPE_DPC_ENQUEUE
      doc: Deferred procedure call queued. Observed in 6.2+.
    0xf65:
      id: perfinfo_log_type_dpc_execution
      -orig-id: PERFINFO_LOG_TYPE_DPC_EXECUTION
      doc: Deferred procedure call in execution. Observed in 6.2+.
    0xf66:
      id: perfinfo_log_type_interrupt_steering
      -orig-id: PERFINFO_LOG_TYPE_INTERRUPT_STEERING
      doc: Interrupts steered to other processors.
    0xf67:
      id: perfinfo_log_type_wdf_work_item
      -orig-id: PERFINFO_LOG_TYPE_WDF_WORK_ITEM
      doc: Work item executed in the driver framework.
    0xf68:
      id: perfinfo_log_type_ktimer2_set
      -orig-id: PERFINFO_LOG_TYPE_KTIMER2_SET
      doc: KTIMER2 timer set. Observed in 10.0+.
    0xf69:
      id: perfinfo_log_type_ktimer2_expiration
      -orig-id: PERFINFO_LOG_TYPE_KTIMER2_EXPIRATION
      doc: KTIMER2 timer expired.
    0xf6a:
      id: perfinfo_log_type_ktimer2_cancel
      -orig-id: PERFINFO_LOG_TYPE_KTIMER2_CANCEL
      doc: KTIMER2 timer canceled.
    0xf6b:
      id: perfinfo_log_type_ktimer2_disable
      -orig-id: PERFINFO_LOG_TYPE_KTIMER2_DISABLE
      doc: KTIMER2 timer disabled.
    0xf6c:
      id: perfinfo_log_type_ktimer2_finalization
      -orig-id: PERFINFO_LOG_TYPE_KTIMER2_FINALIZATION
      doc: KTIMER2 timer finalized.
    0xf6d:
      id: perfinfo_log_type_should_yield_processor
      -orig-id: PERFINFO_LOG_TYPE_SHOULD_YIELD_PROCESSOR
      doc: A deferred procedure call queried whether to yield the processor.
    0xf80:
      id: perfinfo_log_type_function_call
      -orig-id: PERFINFO_LOG_TYPE_FUNCTION_CALL
      doc: Function called.
    0xf81:
      id: perfinfo_log_type_function_return
      -orig-id: PERFINFO_LOG_TYPE_FUNCTION_RETURN
      doc: Called function returned.
    0xf82:
      id: perfinfo_log_type_function_enter
      -orig-id: PERFINFO_LOG_TYPE_FUNCTION_ENTER
      doc: Function entered.
    0xf83:
      id: perfinfo_log_type_function_exit
      -orig-id: PERFINFO_LOG_TYPE_FUNCTION_EXIT
      doc: Function left.
    0xf84:
      id: perfinfo_log_type_tailcall
      -orig-id: PERFINFO_LOG_TYPE_TAILCALL
      doc: Tail call from one function to another.
    0xf85:
      id: perfinfo_log_type_trap
      -orig-id: PERFINFO_LOG_TYPE_TRAP
      doc: Trap.
    0xf86:
      id: perfinfo_log_type_spinlock_acquire
      -orig-id: PERFINFO_LOG_TYPE_SPINLOCK_ACQUIRE
      doc: Spin lock acquired.
    0xf87:
      id: perfinfo_log_type_spinlock_release
      -orig-id: PERFINFO_LOG_TYPE_SPINLOCK_RELEASE
      doc: Spin lock released.
    0xf88:
      id: perfinfo_log_type_cap_comment
      -orig-id: PERFINFO_LOG_TYPE_CAP_COMMENT
      doc: Call attribution comment.
    0xf89:
      id: perfinfo_log_type_cap_rundown
      -orig-id: PERFINFO_LOG_TYPE_CAP_RUNDOWN
      doc: Call attribution rundown.
    0x1020:
      id: perfinfo_log_type_heap_create
      -orig-id: PERFINFO_LOG_TYPE_HEAP_CREATE
      doc: Heap created. Observed in 6.2+.
    0x1021:
      id: perfinfo_log_type_heap_alloc
      -orig-id: PERFINFO_LOG_TYPE_HEAP_ALLOC
      doc: Heap block allocated. Observed in 6.2+.
    0x1022:
      id: perfinfo_log_type_heap_realloc
      -orig-id: PERFINFO_LOG_TYPE_HEAP_REALLOC
      doc: Heap block resized.
    0x1023:
      id: perfinfo_log_type_heap_destroy
      -orig-id: PERFINFO_LOG_TYPE_HEAP_DESTROY
      doc: Heap destroyed. Observed in 6.2+.
    0x1024:
      id: perfinfo_log_type_heap_free
      -orig-id: PERFINFO_LOG_TYPE_HEAP_FREE
      doc: Heap block freed. Observed in 6.2+.
    0x1025:
      id: perfinfo_log_type_heap_extend
      -orig-id: PERFINFO_LOG_TYPE_HEAP_EXTEND
      doc: Heap extended. Observed in 6.2+.
    0x1026:
      id: perfinfo_log_type_heap_snapshot
      -orig-id: PERFINFO_LOG_TYPE_HEAP_SNAPSHOT
      doc: Heap snapshot.
    0x1027:
      id: perfinfo_log_type_heap_create_snapshot
      -orig-id: PERFINFO_LOG_TYPE_HEAP_CREATE_SNAPSHOT
      doc: Heap that existed when the snapshot was taken.
    0x1028:
      id: perfinfo_log_type_heap_destroy_snapshot
      -orig-id: PERFINFO_LOG_TYPE_HEAP_DESTROY_SNAPSHOT
      doc: Heap destroyed before the snapshot.
    0x1029:
      id: perfinfo_log_type_heap_extend_snapshot
      -orig-id: PERFINFO_LOG_TYPE_HEAP_EXTEND_SNAPSHOT
      doc: Heap extension at the time of the snapshot.
    0x102a:
      id: perfinfo_log_type_heap_contract
      -orig-id: PERFINFO_LOG_TYPE_HEAP_CONTRACT
      doc: Heap contracted. Observed in 6.2+.
    0x102b:
      id: perfinfo_log_type_heap_lock
      -orig-id: PERFINFO_LOG_TYPE_HEAP_LOCK
      doc: Heap locked.
    0x102c:
      id: perfinfo_log_type_heap_unlock
      -orig-id: PERFINFO_LOG_TYPE_HEAP_UNLOCK
      doc: Heap unlocked.
    0x102d:
      id: perfinfo_log_type_heap_validate
      -orig-id: PERFINFO_LOG_TYPE_HEAP_VALIDATE
      doc: Heap validated.
    0x102e:
      id: perfinfo_log_type_heap_walk
      -orig-id: PERFINFO_LOG_TYPE_HEAP_WALK
      doc: Heap walked.
    0x102f:
      id: perfinfo_log_type_heap_subsegment_alloc
      -orig-id: PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_ALLOC
      doc: Block allocated from a heap subsegment.
    0x1030:
      id: perfinfo_log_type_heap_subsegment_free
      -orig-id: PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_FREE
      doc: Block of a heap subsegment freed.
    0x1031:
      id: perfinfo_log_type_heap_subsegment_alloc_cache
      -orig-id: PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_ALLOC_CACHE
      doc: Block allocated from the cache of a heap subsegment.
    0x1032:
      id: perfinfo_log_type_heap_subsegment_free_cache
      -orig-id: PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_FREE_CACHE
      doc: Block of a heap subsegment freed to its cache.
    0x1033:
      id: perfinfo_log_type_heap_commit
      -orig-id: PERFINFO_LOG_TYPE_HEAP_COMMIT
      doc: Heap memory committed. Observed in 6.2+.
    0x1034:
      id: perfinfo_log_type_heap_decommit
      -orig-id: PERFINFO_LOG_TYPE_HEAP_DECOMMIT
      doc: Heap memory decommitted. Observed in 6.2+.
    0x1035:
      id: perfinfo_log_type_heap_subsegment_init
      -orig-id: PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_INIT
      doc: Heap subsegment initialized.
    0x1036:
      id: perfinfo_log_type_heap_affinity_enable
      -orig-id: PERFINFO_LOG_TYPE_HEAP_AFFINITY_ENABLE
      doc: Heap affinity enabled.
    0x1038:
      id: perfinfo_log_type_heap_subsegment_activated
      -orig-id: PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_ACTIVATED
      doc: Heap subsegment activated.
    0x1039:
      id: perfinfo_log_type_heap_affinity_assign
      -orig-id: PERFINFO_LOG_TYPE_HEAP_AFFINITY_ASSIGN
      doc: Heap affinity slot assigned.
    0x103a:
      id: perfinfo_log_type_heap_reuse_threshold_activated
      -orig-id: PERFINFO_LOG_TYPE_HEAP_REUSE_THRESHOLD_ACTIVATED
      doc: Reuse threshold of a heap activated.
    0x1120:
      id: perfinfo_log_type_create_handle
      -orig-id: PERFINFO_LOG_TYPE_CREATE_HANDLE
      doc: Handle created. Observed in 6.2+.
    0x1121:
      id: perfinfo_log_type_close_handle
      -orig-id: PERFINFO_LOG_TYPE_CLOSE_HANDLE
      doc: Handle closed. Observed in 6.2+.
    0x1122:
      id: perfinfo_log_type_duplicate_handle
      -orig-id: PERFINFO_LOG_TYPE_DUPLICATE_HANDLE
      doc: Handle duplicated. Observed in 6.2+.
    0x1124:
      id: perfinfo_log_type_object_type_dc_start
      -orig-id: PERFINFO_LOG_TYPE_OBJECT_TYPE_DC_START
      doc: Object type that existed at the start of the trace.
    0x1125:
      id: perfinfo_log_type_object_type_dc_end
      -orig-id: PERFINFO_LOG_TYPE_OBJECT_TYPE_DC_END
      doc: Object type that existed at the end of the trace.
    0x1126:
      id: perfinfo_log_type_object_handle_dc_start
      -orig-id: PERFINFO_LOG_TYPE_OBJECT_HANDLE_DC_START
      doc: Handle that was open at the start of the trace.
    0x1127:
      id: perfinfo_log_type_object_handle_dc_end
      -orig-id: PERFINFO_LOG_TYPE_OBJECT_HANDLE_DC_END
      doc: Handle that was open at the end of the trace.
    0x1130:
      id: perfinfo_log_type_create_object
      -orig-id: PERFINFO_LOG_TYPE_CREATE_OBJECT
      doc: Object created. Observed in 6.2+.
    0x1131:
      id: perfinfo_log_type_delete_object
      -orig-id: PERFINFO_LOG_TYPE_DELETE_OBJECT
      doc: Object deleted. Observed in 6.2+.
    0x1132:
      id: perfinfo_log_type_reference_object
      -orig-id: PERFINFO_LOG_TYPE_REFERENCE_OBJECT
      doc: Object referenced. Observed in 6.2+.
    0x1133:
      id: perfinfo_log_type_dereference_object
      -orig-id: PERFINFO_LOG_TYPE_DEREFERENCE_OBJECT
      doc: Object dereferenced. Observed in 6.2+.
    0x1220:
      id: perfinfo_log_type_battery_life_info
      -orig-id: PERFINFO_LOG_TYPE_BATTERY_LIFE_INFO
      doc: Remaining battery life.
    0x1221:
      id: perfinfo_log_type_idle_state_change
      -orig-id: PERFINFO_LOG_TYPE_IDLE_STATE_CHANGE
      doc: System idle state changed.
    0x1222:
      id: perfinfo_log_type_set_power_action
      -orig-id: PERFINFO_LOG_TYPE_SET_POWER_ACTION
      doc: Power action started. Observed in 5.1+.
    0x1223:
      id: perfinfo_log_type_set_power_action_ret
      -orig-id: PERFINFO_LOG_TYPE_SET_POWER_ACTION_RET
      doc: Power action completed. Observed in 5.1+.
    0x1224:
      id: perfinfo_log_type_set_devices_state
      -orig-id: PERFINFO_LOG_TYPE_SET_DEVICES_STATE
      doc: Setting of device power states started. Observed in 5.1+.
    0x1225:
      id: perfinfo_log_type_set_devices_state_ret
      -orig-id: PERFINFO_LOG_TYPE_SET_DEVICES_STATE_RET
      doc: Device power states set. Observed in 5.1+.
    0x1226:
      id: perfinfo_log_type_po_notify_device
      -orig-id: PERFINFO_LOG_TYPE_PO_NOTIFY_DEVICE
      doc: |
        Notification of a device about a power change started. Observed in 5.1+.
    0x1227:
      id: perfinfo_log_type_po_notify_device_complete
      -orig-id: PERFINFO_LOG_TYPE_PO_NOTIFY_DEVICE_COMPLETE
      doc: |
        Notification of a device about a power change completed. Observed in
        5.1+.
    0x1228:
      id: perfinfo_log_type_po_session_callout
      -orig-id: PERFINFO_LOG_TYPE_PO_SESSION_CALLOUT
      doc: Callout to a session for a power change started. Observed in 5.1+.
    0x1229:
      id: perfinfo_log_type_po_session_callout_ret
      -orig-id: PERFINFO_LOG_TYPE_PO_SESSION_CALLOUT_RET
      doc: Callout to a session for a power change returned. Observed in 5.1+.
    0x1230:
      id: perfinfo_log_type_po_presleep
      -orig-id: PERFINFO_LOG_TYPE_PO_PRESLEEP
      doc: System about to sleep. Observed in 5.1+.
    0x1231:
      id: perfinfo_log_type_po_postsleep
      -orig-id: PERFINFO_LOG_TYPE_PO_POSTSLEEP
      doc: System woke up. Observed in 5.1+.
    0x1232:
      id: perfinfo_log_type_po_calibrated_perfcounter
      -orig-id: PERFINFO_LOG_TYPE_PO_CALIBRATED_PERFCOUNTER
      doc: Performance counter calibrated. Observed in 6.0+.
    0x1233:
      id: perfinfo_log_type_ppm_perf_state_change
      -orig-id: PERFINFO_LOG_TYPE_PPM_PERF_STATE_CHANGE
      doc: Performance state of a processor changed. Observed in 6.0+.
    0x1234:
      id: perfinfo_log_type_ppm_throttle_state_change
      -orig-id: PERFINFO_LOG_TYPE_PPM_THROTTLE_STATE_CHANGE
      doc: Throttle state of a processor changed.
    0x1235:
      id: perfinfo_log_type_ppm_idle_state_change
      -orig-id: PERFINFO_LOG_TYPE_PPM_IDLE_STATE_CHANGE
      doc: Idle state of a processor changed. Observed in 6.0+.
    0x1236:
      id: perfinfo_log_type_ppm_thermal_constraint
      -orig-id: PERFINFO_LOG_TYPE_PPM_THERMAL_CONSTRAINT
      doc: Thermal constraint on the speed of a processor. Observed in 6.0+.
    0x1237:
      id: perfinfo_log_type_po_signal_resume_ui
      -orig-id: PERFINFO_LOG_TYPE_PO_SIGNAL_RESUME_UI
      doc: Resume user interface signaled. Observed in 6.0+.
    0x1238:
      id: perfinfo_log_type_po_signal_video_on
      -orig-id: PERFINFO_LOG_TYPE_PO_SIGNAL_VIDEO_ON
      doc: Video-on signaled. Observed in 6.0+.
    0x1239:
      id: perfinfo_log_type_ppm_idle_state_enter
      -orig-id: PERFINFO_LOG_TYPE_PPM_IDLE_STATE_ENTER
      doc: Idle state entered by a processor. Observed in 6.1+.
    0x123a:
      id: perfinfo_log_type_ppm_idle_state_exit
      -orig-id: PERFINFO_LOG_TYPE_PPM_IDLE_STATE_EXIT
      doc: Idle state left by a processor. Observed in 6.1+.
    0x123b:
      id: perfinfo_log_type_ppm_platform_idle_state_enter
      -orig-id: PERFINFO_LOG_TYPE_PPM_PLATFORM_IDLE_STATE_ENTER
      doc: Platform idle state entered. Observed in 6.2+.
    0x123c:
      id: perfinfo_log_type_ppm_idle_exit_latency
      -orig-id: PERFINFO_LOG_TYPE_PPM_IDLE_EXIT_LATENCY
      doc: Idle exit latency. Observed in 6.2+.
    0x123d:
      id: perfinfo_log_type_ppm_idle_processor_selection
      -orig-id: PERFINFO_LOG_TYPE_PPM_IDLE_PROCESSOR_SELECTION
      doc: Idle state selected for a processor.
    0x123e:
      id: perfinfo_log_type_ppm_idle_platform_selection
      -orig-id: PERFINFO_LOG_TYPE_PPM_IDLE_PLATFORM_SELECTION
      doc: Idle state selected for the platform.
    0x123f:
      id: perfinfo_log_type_ppm_coordinated_idle_enter
      -orig-id: PERFINFO_LOG_TYPE_PPM_COORDINATED_IDLE_ENTER
      doc: Coordinated idle state entered.
    0x1240:
      id: perfinfo_log_type_ppm_coordinated_idle_exit
      -orig-id: PERFINFO_LOG_TYPE_PPM_COORDINATED_IDLE_EXIT
      doc: Coordinated idle state left.
    0x1318:
      id: perfinfo_log_type_cowheader
      -orig-id: PERFINFO_LOG_TYPE_COWHEADER
      doc: Header of copy-on-write data (inferred from the name).
    0x1319:
      id: perfinfo_log_type_cowblob
      -orig-id: PERFINFO_LOG_TYPE_COWBLOB
      doc: Block of copy-on-write data (inferred from the name).
    0x131a:
      id: perfinfo_log_type_cowblob_closed
      -orig-id: PERFINFO_LOG_TYPE_COWBLOB_CLOSED
      doc: End of a block of copy-on-write data (inferred from the name).
    0x1320:
      id: perfinfo_log_type_modulebound_ent
      -orig-id: PERFINFO_LOG_TYPE_MODULEBOUND_ENT
      doc: Module entered.
    0x1321:
      id: perfinfo_log_type_modulebound_jump
      -orig-id: PERFINFO_LOG_TYPE_MODULEBOUND_JUMP
      doc: Jump from one module to another.
    0x1322:
      id: perfinfo_log_type_modulebound_ret
      -orig-id: PERFINFO_LOG_TYPE_MODULEBOUND_RET
      doc: Return from one module to another.
    0x1323:
      id: perfinfo_log_type_modulebound_call
      -orig-id: PERFINFO_LOG_TYPE_MODULEBOUND_CALL
      doc: Call from one module to another.
    0x1324:
      id: perfinfo_log_type_modulebound_callret
      -orig-id: PERFINFO_LOG_TYPE_MODULEBOUND_CALLRET
      doc: Call from one module to another returned.
    0x1325:
      id: perfinfo_log_type_modulebound_int2e
      -orig-id: PERFINFO_LOG_TYPE_MODULEBOUND_INT2E
      doc: Interrupt 0x2E issued by a module.
    0x1326:
      id: perfinfo_log_type_modulebound_int2b
      -orig-id: PERFINFO_LOG_TYPE_MODULEBOUND_INT2B
      doc: Interrupt 0x2B issued by a module.
    0x1327:
      id: perfinfo_log_type_modulebound_fulltrace
      -orig-id: PERFINFO_LOG_TYPE_MODULEBOUND_FULLTRACE
      doc: Full trace of calls between modules.
    0x1401:
      id: wmi_log_type_image_load
      -orig-id: WMI_LOG_TYPE_IMAGE_LOAD
      doc: Image loaded. A header marks the name as reserved for later use.
    0x1402:
      id: wmi_log_type_image_unload
      -orig-id: WMI_LOG_TYPE_IMAGE_UNLOAD
      doc: Image unloaded. Observed in 6.0+.
    0x1403:
      id: wmi_log_type_image_dc_start
      -orig-id: WMI_LOG_TYPE_IMAGE_DC_START
      doc: Image that was loaded at the start of the trace. Observed in 6.0+.
    0x1404:
      id: wmi_log_type_image_dc_end
      -orig-id: WMI_LOG_TYPE_IMAGE_DC_END
      doc: Image that was loaded at the end of the trace. Observed in 6.0+.
    0x1420:
      id: wmi_log_type_image_relocation
      -orig-id: WMI_LOG_TYPE_IMAGE_RELOCATION
      doc: Image relocated.
    0x1421:
      id: wmi_log_type_image_kernel_base
      -orig-id: WMI_LOG_TYPE_IMAGE_KERNEL_BASE
      doc: Location of the kernel image. Observed in 6.1+.
    0x1422:
      id: wmi_log_type_image_hypercall_page
      -orig-id: WMI_LOG_TYPE_IMAGE_HYPERCALL_PAGE
      doc: Location of the hypercall page.
    0x1480:
      id: perfinfo_log_type_ldr_lock_acquire_attempt
      -orig-id: PERFINFO_LOG_TYPE_LDR_LOCK_ACQUIRE_ATTEMPT
      doc: Loader lock acquisition attempted.
    0x1481:
      id: perfinfo_log_type_ldr_lock_acquire_success
      -orig-id: PERFINFO_LOG_TYPE_LDR_LOCK_ACQUIRE_SUCCESS
      doc: Loader lock acquired.
    0x1482:
      id: perfinfo_log_type_ldr_lock_acquire_fail
      -orig-id: PERFINFO_LOG_TYPE_LDR_LOCK_ACQUIRE_FAIL
      doc: Loader lock acquisition failed.
    0x1483:
      id: perfinfo_log_type_ldr_lock_acquire_wait
      -orig-id: PERFINFO_LOG_TYPE_LDR_LOCK_ACQUIRE_WAIT
      doc: Waiting for the loader lock.
    0x1484:
      id: perfinfo_log_type_ldr_proc_init_done
      -orig-id: PERFINFO_LOG_TYPE_LDR_PROC_INIT_DONE
      doc: Process initialization by the loader completed.
    0x1485:
      id: perfinfo_log_type_ldr_create_section
      -orig-id: PERFINFO_LOG_TYPE_LDR_CREATE_SECTION
      doc: Section creation by the loader started.
    0x1486:
      id: perfinfo_log_type_ldr_section_created
      -orig-id: PERFINFO_LOG_TYPE_LDR_SECTION_CREATED
      doc: Section created by the loader.
    0x1487:
      id: perfinfo_log_type_ldr_map_view
      -orig-id: PERFINFO_LOG_TYPE_LDR_MAP_VIEW
      doc: View mapping by the loader started.
    0x1490:
      id: perfinfo_log_type_ldr_relocate_image
      -orig-id: PERFINFO_LOG_TYPE_LDR_RELOCATE_IMAGE
      doc: Image relocation by the loader started.
    0x1491:
      id: perfinfo_log_type_ldr_image_relocated
      -orig-id: PERFINFO_LOG_TYPE_LDR_IMAGE_RELOCATED
      doc: Image relocated by the loader.
    0x1492:
      id: perfinfo_log_type_ldr_handle_old_descriptors
      -orig-id: PERFINFO_LOG_TYPE_LDR_HANDLE_OLD_DESCRIPTORS
      doc: Processing of old-style import descriptors started.
    0x1493:
      id: perfinfo_log_type_ldr_old_descriptors_handled
      -orig-id: PERFINFO_LOG_TYPE_LDR_OLD_DESCRIPTORS_HANDLED
      doc: Old-style import descriptors processed.
    0x1494:
      id: perfinfo_log_type_ldr_handle_new_descriptors
      -orig-id: PERFINFO_LOG_TYPE_LDR_HANDLE_NEW_DESCRIPTORS
      doc: Processing of new-style import descriptors started.
    0x1495:
      id: perfinfo_log_type_ldr_new_descriptors_handled
      -orig-id: PERFINFO_LOG_TYPE_LDR_NEW_DESCRIPTORS_HANDLED
      doc: New-style import descriptors processed.
    0x1496:
      id: perfinfo_log_type_ldr_dllmain_exit
      -orig-id: PERFINFO_LOG_TYPE_LDR_DLLMAIN_EXIT
      doc: DLL entry point returned.
    0x14a0:
      id: perfinfo_log_type_ldr_find_dll
      -orig-id: PERFINFO_LOG_TYPE_LDR_FIND_DLL
      doc: DLL search by the loader.
    0x14a1:
      id: perfinfo_log_type_ldr_view_mapped
      -orig-id: PERFINFO_LOG_TYPE_LDR_VIEW_MAPPED
      doc: View mapped by the loader.
    0x14a2:
      id: perfinfo_log_type_ldr_lock_release
      -orig-id: PERFINFO_LOG_TYPE_LDR_LOCK_RELEASE
      doc: Loader lock released.
    0x14a3:
      id: perfinfo_log_type_ldr_dllmain_enter
      -orig-id: PERFINFO_LOG_TYPE_LDR_DLLMAIN_ENTER
      doc: DLL entry point called.
    0x14a4:
      id: perfinfo_log_type_ldr_error
      -orig-id: PERFINFO_LOG_TYPE_LDR_ERROR
      doc: Loader error.
    0x14a5:
      id: perfinfo_log_type_ldr_view_mapping
      -orig-id: PERFINFO_LOG_TYPE_LDR_VIEW_MAPPING
      doc: View mapping by the loader in progress.
    0x14a6:
      id: perfinfo_log_type_ldr_snapping
      -orig-id: PERFINFO_LOG_TYPE_LDR_SNAPPING
      doc: Resolution of a DLL's imports started.
    0x14a7:
      id: perfinfo_log_type_ldr_snapped
      -orig-id: PERFINFO_LOG_TYPE_LDR_SNAPPED
      doc: Imports of a DLL resolved.
    0x14a8:
      id: perfinfo_log_type_ldr_loading
      -orig-id: PERFINFO_LOG_TYPE_LDR_LOADING
      doc: DLL load started.
    0x14a9:
      id: perfinfo_log_type_ldr_loaded
      -orig-id: PERFINFO_LOG_TYPE_LDR_LOADED
      doc: DLL loaded.
    0x14aa:
      id: perfinfo_log_type_ldr_found_known_dll
      -orig-id: PERFINFO_LOG_TYPE_LDR_FOUND_KNOWN_DLL
      doc: Known DLL found.
    0x14ab:
      id: perfinfo_log_type_ldr_abnormal
      -orig-id: PERFINFO_LOG_TYPE_LDR_ABNORMAL
      doc: Abnormal condition in the loader.
    0x14ac:
      id: perfinfo_log_type_ldr_placeholder
      -orig-id: PERFINFO_LOG_TYPE_LDR_PLACEHOLDER
      doc: Placeholder among the loader events.
    0x14ad:
      id: perfinfo_log_type_ldr_rdy_to_init
      -orig-id: PERFINFO_LOG_TYPE_LDR_RDY_TO_INIT
      doc: DLL ready for initialization.
    0x14ae:
      id: perfinfo_log_type_ldr_rdy_to_run
      -orig-id: PERFINFO_LOG_TYPE_LDR_RDY_TO_RUN
      doc: DLL ready to run.
    0x14b0:
      id: perfinfo_log_type_ldr_new_dll_load
      -orig-id: PERFINFO_LOG_TYPE_LDR_NEW_DLL_LOAD
      doc: New DLL load.
    0x14b1:
      id: perfinfo_log_type_ldr_new_dll_as_data
      -orig-id: PERFINFO_LOG_TYPE_LDR_NEW_DLL_AS_DATA
      doc: New DLL load as data.
    0x14c0:
      id: perfinfo_log_type_ldr_external_path
      -orig-id: PERFINFO_LOG_TYPE_LDR_EXTERNAL_PATH
      doc: Path passed to the loader by a caller.
    0x14c1:
      id: perfinfo_log_type_ldr_generated_path
      -orig-id: PERFINFO_LOG_TYPE_LDR_GENERATED_PATH
      doc: Path generated by the loader.
    0x14d0:
      id: perfinfo_log_type_ldr_apiset_resolving
      -orig-id: PERFINFO_LOG_TYPE_LDR_APISET_RESOLVING
      doc: Resolution of an API set name started.
    0x14d1:
      id: perfinfo_log_type_ldr_apiset_hosted
      -orig-id: PERFINFO_LOG_TYPE_LDR_APISET_HOSTED
      doc: API set with a host.
    0x14d2:
      id: perfinfo_log_type_ldr_apiset_unhosted
      -orig-id: PERFINFO_LOG_TYPE_LDR_APISET_UNHOSTED
      doc: API set without a host.
    0x14d3:
      id: perfinfo_log_type_ldr_apiset_unresolved
      -orig-id: PERFINFO_LOG_TYPE_LDR_APISET_UNRESOLVED
      doc: API set name not resolved.
    0x14d4:
      id: perfinfo_log_type_ldr_search_security
      -orig-id: PERFINFO_LOG_TYPE_LDR_SEARCH_SECURITY
      doc: Loader search security.
    0x14d5:
      id: perfinfo_log_type_ldr_search_path_security
      -orig-id: PERFINFO_LOG_TYPE_LDR_SEARCH_PATH_SECURITY
      doc: Loader search path security.
    0x1600:
      id: perfinfo_log_type_cc_workitem_enqueue
      -orig-id: PERFINFO_LOG_TYPE_CC_WORKITEM_ENQUEUE
      doc: Work item added to a queue of the cache manager. Observed in 6.2+.
    0x1601:
      id: perfinfo_log_type_cc_workitem_dequeue
      -orig-id: PERFINFO_LOG_TYPE_CC_WORKITEM_DEQUEUE
      doc: |
        Work item removed from a queue of the cache manager. Observed in 6.2+.
    0x1602:
      id: perfinfo_log_type_cc_workitem_complete
      -orig-id: PERFINFO_LOG_TYPE_CC_WORKITEM_COMPLETE
      doc: Work item of the cache manager completed. Observed in 6.2+.
    0x1603:
      id: perfinfo_log_type_cc_read_ahead
      -orig-id: PERFINFO_LOG_TYPE_CC_READ_AHEAD
      doc: Read-ahead by the cache manager. Observed in 6.2+.
    0x1604:
      id: perfinfo_log_type_cc_write_behind
      -orig-id: PERFINFO_LOG_TYPE_CC_WRITE_BEHIND
      doc: Write-behind by the cache manager.
    0x1605:
      id: perfinfo_log_type_cc_lazy_write_scan
      -orig-id: PERFINFO_LOG_TYPE_CC_LAZY_WRITE_SCAN
      doc: Scan by the lazy writer of the cache manager. Observed in 6.2+.
    0x1606:
      id: perfinfo_log_type_cc_can_i_write_fail
      -orig-id: PERFINFO_LOG_TYPE_CC_CAN_I_WRITE_FAIL
      doc: Write deferred by the cache manager. Observed in 6.2+.
    0x1609:
      id: perfinfo_log_type_cc_flush_cache
      -orig-id: PERFINFO_LOG_TYPE_CC_FLUSH_CACHE
      doc: Cache flushed by the cache manager. Observed in 6.2+.
    0x160a:
      id: perfinfo_log_type_cc_flush_section
      -orig-id: PERFINFO_LOG_TYPE_CC_FLUSH_SECTION
      doc: Section flushed by the cache manager. Observed in 6.2+.
    0x160b:
      id: perfinfo_log_type_cc_read_ahead_prefetch
      -orig-id: PERFINFO_LOG_TYPE_CC_READ_AHEAD_PREFETCH
      doc: Read-ahead by prefetching, by the cache manager. Observed in 6.2+.
    0x160c:
      id: perfinfo_log_type_cc_schedule_read_ahead
      -orig-id: PERFINFO_LOG_TYPE_CC_SCHEDULE_READ_AHEAD
      doc: Read-ahead scheduled by the cache manager. Observed in 6.2+.
    0x160d:
      id: perfinfo_log_type_cc_logged_stream_info
      -orig-id: PERFINFO_LOG_TYPE_CC_LOGGED_STREAM_INFO
      doc: Logged stream of the cache manager. Observed in 6.2+.
    0x160e:
      id: perfinfo_log_type_cc_extra_writebehind_thread
      -orig-id: PERFINFO_LOG_TYPE_CC_EXTRA_WRITEBEHIND_THREAD
      doc: Extra write-behind thread. Observed in 6.2+.
    0x1720:
      id: perfinfo_log_type_critsec_enter
      -orig-id: PERFINFO_LOG_TYPE_CRITSEC_ENTER
      doc: Critical section entered.
    0x1721:
      id: perfinfo_log_type_critsec_leave
      -orig-id: PERFINFO_LOG_TYPE_CRITSEC_LEAVE
      doc: Critical section left.
    0x1722:
      id: perfinfo_log_type_critsec_collision
      -orig-id: PERFINFO_LOG_TYPE_CRITSEC_COLLISION
      doc: A thread had to wait for a critical section.
    0x1723:
      id: perfinfo_log_type_critsec_initialize
      -orig-id: PERFINFO_LOG_TYPE_CRITSEC_INITIALIZE
      doc: Critical section initialized.
    0x1820:
      id: perfinfo_log_type_stackwalk
      -orig-id: PERFINFO_LOG_TYPE_STACKWALK
      doc: Call stack of another event. Observed in 6.1+.
    0x1822:
      id: perfinfo_log_type_stacktrace_create
      -orig-id: PERFINFO_LOG_TYPE_STACKTRACE_CREATE
      doc: Call stack added to the cache, with a key.
    0x1823:
      id: perfinfo_log_type_stacktrace_delete
      -orig-id: PERFINFO_LOG_TYPE_STACKTRACE_DELETE
      doc: Call stack removed from the cache.
    0x1824:
      id: perfinfo_log_type_stacktrace_rundown
      -orig-id: PERFINFO_LOG_TYPE_STACKTRACE_RUNDOWN
      doc: Cached call stack at the time of the rundown.
    0x1825:
      id: perfinfo_log_type_stacktrace_key_kernel
      -orig-id: PERFINFO_LOG_TYPE_STACKTRACE_KEY_KERNEL
      doc: Key of the kernel-mode call stack of another event.
    0x1826:
      id: perfinfo_log_type_stacktrace_key_user
      -orig-id: PERFINFO_LOG_TYPE_STACKTRACE_KEY_USER
      doc: Key of the user-mode call stack of another event.
    0x1920:
      id: perfinfo_log_type_ums_directed_switch_start
      -orig-id: PERFINFO_LOG_TYPE_UMS_DIRECTED_SWITCH_START
      doc: Directed switch of user-mode scheduling started.
    0x1921:
      id: perfinfo_log_type_ums_directed_switch_end
      -orig-id: PERFINFO_LOG_TYPE_UMS_DIRECTED_SWITCH_END
      doc: Directed switch of user-mode scheduling ended.
    0x1922:
      id: perfinfo_log_type_ums_park
      -orig-id: PERFINFO_LOG_TYPE_UMS_PARK
      doc: User-mode scheduled thread parked.
    0x1923:
      id: perfinfo_log_type_ums_disassociate
      -orig-id: PERFINFO_LOG_TYPE_UMS_DISASSOCIATE
      doc: User-mode scheduled threads disassociated.
    0x1924:
      id: perfinfo_log_type_ums_context_switch
      -orig-id: PERFINFO_LOG_TYPE_UMS_CONTEXT_SWITCH
      doc: Context switch by user-mode scheduling.
    0x1a21:
      id: wmi_log_type_alpc_send_message
      -orig-id: WMI_LOG_TYPE_ALPC_SEND_MESSAGE
      doc: ALPC message sent. Observed in 6.0+.
    0x1a22:
      id: wmi_log_type_alpc_receive_message
      -orig-id: WMI_LOG_TYPE_ALPC_RECEIVE_MESSAGE
      doc: ALPC message received. Observed in 6.0+.
    0x1a23:
      id: wmi_log_type_alpc_wait_for_reply
      -orig-id: WMI_LOG_TYPE_ALPC_WAIT_FOR_REPLY
      doc: A thread waits for an ALPC reply. Observed in 6.0+.
    0x1a24:
      id: wmi_log_type_alpc_wait_for_new_message
      -orig-id: WMI_LOG_TYPE_ALPC_WAIT_FOR_NEW_MESSAGE
      doc: A thread waits for a new ALPC message. Observed in 6.0+.
    0x1a25:
      id: wmi_log_type_alpc_unwait
      -orig-id: WMI_LOG_TYPE_ALPC_UNWAIT
      doc: ALPC wait ended. Observed in 6.0+.
    0x1a26:
      id: wmi_log_type_alpc_connect_request
      -orig-id: WMI_LOG_TYPE_ALPC_CONNECT_REQUEST
      doc: ALPC connection requested. Observed in 6.2+.
    0x1a27:
      id: wmi_log_type_alpc_connect_success
      -orig-id: WMI_LOG_TYPE_ALPC_CONNECT_SUCCESS
      doc: ALPC connection established. Observed in 6.2+.
    0x1a28:
      id: wmi_log_type_alpc_connect_fail
      -orig-id: WMI_LOG_TYPE_ALPC_CONNECT_FAIL
      doc: ALPC connection failed. Observed in 6.2+.
    0x1a29:
      id: wmi_log_type_alpc_close_port
      -orig-id: WMI_LOG_TYPE_ALPC_CLOSE_PORT
      doc: ALPC port closed. Observed in 6.2+.
    0x1b20:
      id: perfinfo_log_type_splitio_volmgr
      -orig-id: PERFINFO_LOG_TYPE_SPLITIO_VOLMGR
      doc: |
        I/O split into several requests by the volume manager. Observed in late
        5.2.
    0x1c20:
      id: perfinfo_log_type_tp_callback_enqueue
      -orig-id: PERFINFO_LOG_TYPE_TP_CALLBACK_ENQUEUE
      doc: Thread pool callback added to the queue.
    0x1c21:
      id: perfinfo_log_type_tp_callback_dequeue
      -orig-id: PERFINFO_LOG_TYPE_TP_CALLBACK_DEQUEUE
      doc: Thread pool callback removed from the queue.
    0x1c22:
      id: perfinfo_log_type_tp_callback_start
      -orig-id: PERFINFO_LOG_TYPE_TP_CALLBACK_START
      doc: Thread pool callback started.
    0x1c23:
      id: perfinfo_log_type_tp_callback_stop
      -orig-id: PERFINFO_LOG_TYPE_TP_CALLBACK_STOP
      doc: Thread pool callback stopped.
    0x1c24:
      id: perfinfo_log_type_tp_callback_cancel
      -orig-id: PERFINFO_LOG_TYPE_TP_CALLBACK_CANCEL
      doc: Thread pool callback canceled.
    0x1c25:
      id: perfinfo_log_type_tp_pool_create
      -orig-id: PERFINFO_LOG_TYPE_TP_POOL_CREATE
      doc: Thread pool created.
    0x1c26:
      id: perfinfo_log_type_tp_pool_close
      -orig-id: PERFINFO_LOG_TYPE_TP_POOL_CLOSE
      doc: Thread pool closed.
    0x1c27:
      id: perfinfo_log_type_tp_pool_th_min_set
      -orig-id: PERFINFO_LOG_TYPE_TP_POOL_TH_MIN_SET
      doc: Minimum number of threads of a thread pool set.
    0x1c28:
      id: perfinfo_log_type_tp_pool_th_max_set
      -orig-id: PERFINFO_LOG_TYPE_TP_POOL_TH_MAX_SET
      doc: Maximum number of threads of a thread pool set.
    0x1c29:
      id: perfinfo_log_type_tp_worker_numanode_switch
      -orig-id: PERFINFO_LOG_TYPE_TP_WORKER_NUMANODE_SWITCH
      doc: Thread pool worker switched to another NUMA node.
    0x1c2a:
      id: perfinfo_log_type_tp_timer_set
      -orig-id: PERFINFO_LOG_TYPE_TP_TIMER_SET
      doc: Thread pool timer set.
    0x1c2b:
      id: perfinfo_log_type_tp_timer_cancelled
      -orig-id: PERFINFO_LOG_TYPE_TP_TIMER_CANCELLED
      doc: Thread pool timer canceled.
    0x1c2c:
      id: perfinfo_log_type_tp_timer_set_nttimer
      -orig-id: PERFINFO_LOG_TYPE_TP_TIMER_SET_NTTIMER
      doc: System timer set for the timers of a thread pool.
    0x1c2d:
      id: perfinfo_log_type_tp_timer_cancel_nttimer
      -orig-id: PERFINFO_LOG_TYPE_TP_TIMER_CANCEL_NTTIMER
      doc: System timer of a thread pool canceled.
    0x1c2e:
      id: perfinfo_log_type_tp_timer_expiration_begin
      -orig-id: PERFINFO_LOG_TYPE_TP_TIMER_EXPIRATION_BEGIN
      doc: Thread pool timer expiration processing started.
    0x1c2f:
      id: perfinfo_log_type_tp_timer_expiration_end
      -orig-id: PERFINFO_LOG_TYPE_TP_TIMER_EXPIRATION_END
      doc: Thread pool timer expiration processing ended.
    0x1c30:
      id: perfinfo_log_type_tp_timer_expiration
      -orig-id: PERFINFO_LOG_TYPE_TP_TIMER_EXPIRATION
      doc: Thread pool timer expired.
  tracelogging_in:
    0x1f:
      id: tracelogging_in_type_mask
      -orig-id: TRACELOGGING_IN_TYPE_MASK
      doc: |
        Type of the bytes. 24 is a structure: the number of its members is in
        the second byte.
    0x60:
      id: tracelogging_in_count_mask
      -orig-id: TRACELOGGING_IN_COUNT_MASK
      doc: Kind of the number of elements.
    0x80:
      id: tracelogging_in_chain
      -orig-id: TRACELOGGING_IN_CHAIN
      doc: A second byte follows.
  tracelogging_out:
    0x7f:
      id: tracelogging_out_type_mask
      -orig-id: TRACELOGGING_OUT_TYPE_MASK
      doc: |
        Form in which the value is shown. For a structure, the number of its
        members.
    0x80:
      id: tracelogging_out_chain
      -orig-id: TRACELOGGING_OUT_CHAIN
      doc: Tags follow.
  trace_header_marker:
    0x700:
      id: trace_header_pmc_counters_mask
      -orig-id: TRACE_HEADER_PMC_COUNTERS_MASK
      doc: |
        Number of performance counter values that precede the payload. The
        kernel sets it only in a PERFINFO_TRACE_HEADER. SECHOST also accepts it
        in a SYSTEM_TRACE_HEADER.
    0x800:
      id: trace_header_spare_flag4
      -orig-id: TRACE_HEADER_SPARE_FLAG4
    0x1000:
      id: trace_header_spare_flag3
      -orig-id: TRACE_HEADER_SPARE_FLAG3
    0x2000:
      id: trace_header_spare_flag2
      -orig-id: TRACE_HEADER_SPARE_FLAG2
    0x4000:
      id: trace_header_spare_flag1
      -orig-id: TRACE_HEADER_SPARE_FLAG1
    0x8000:
      id: trace_header_pebs_index_flag
      -orig-id: TRACE_HEADER_PEBS_INDEX_FLAG
      doc: |
        A PEBS index precedes the payload. The kernel sets this flag only in a
        PERFINFO_TRACE_HEADER, and only for PERFINFO_LOG_TYPE_CONTEXTSWAP.
        SECHOST also accepts it in a SYSTEM_TRACE_HEADER.
    0xff0000:
      id: trace_header_enum_mask
      -orig-id: TRACE_HEADER_ENUM_MASK
      doc: Header type, if TRACE_HEADER_EVENT_TRACE is set.
    0x10000000:
      id: trace_message
      -orig-id: TRACE_MESSAGE
      doc: |
        Set in a MESSAGE_TRACE_HEADER, and in no other trace header known to be
        in use. The constant TRACE_HEADER_ULONG32_TIME has it too.
    0x40000000:
      id: trace_header_event_trace
      -orig-id: TRACE_HEADER_EVENT_TRACE
      doc: |
        Set in all trace headers but MESSAGE_TRACE_HEADER. If set, the third
        byte is a header type.
    0x80000000:
      id: trace_header_flag
      -orig-id: TRACE_HEADER_FLAG
      doc: |
        Set in all trace headers. Clear in a WNODE_HEADER, which begins with a
        32-bit size.
  trace_header_type:
    1:
      id: trace_header_type_system32
      -orig-id: TRACE_HEADER_TYPE_SYSTEM32
      doc: |
        Full system event header, followed by 32-bit data. Documented for 5.0+.
    2:
      id: trace_header_type_system64
      -orig-id: TRACE_HEADER_TYPE_SYSTEM64
      doc: |
        Full system event header, followed by 64-bit data. Documented for 5.0+.
    3:
      id: trace_header_type_compact32
      -orig-id: TRACE_HEADER_TYPE_COMPACT32
      doc: |
        First 0x18 bytes of a system event header, followed by 32-bit data.
        Documented for 6.2+.
    4:
      id: trace_header_type_compact64
      -orig-id: TRACE_HEADER_TYPE_COMPACT64
      doc: |
        First 0x18 bytes of a system event header, followed by 64-bit data.
        Documented for 6.2+.
    0xa:
      id: trace_header_type_full_header32
      -orig-id: TRACE_HEADER_TYPE_FULL_HEADER32
      doc: Classic event header, followed by 32-bit data. Documented for 5.0+.
    0xb:
      id: trace_header_type_instance32
      -orig-id: TRACE_HEADER_TYPE_INSTANCE32
      doc: |
        EVENT_INSTANCE_GUID_HEADER of 0x48 bytes, followed by 32-bit data.
        Readers recognize it by a log file version of at least 1.1. Documented
        for 5.2+.
    0xc:
      id: trace_header_type_timed
      -orig-id: TRACE_HEADER_TYPE_TIMED
      doc: |
        Long obsolete. The name was still defined in 1511. Documented for 5.0+.
    0xd:
      id: trace_header_type_error
      -orig-id: TRACE_HEADER_TYPE_ERROR
      doc: |
        Error during the logging of an event. Long obsolete; the name was still
        defined in 1511. Documented for 5.0+.
    0xe:
      id: trace_header_type_wnode_header
      -orig-id: TRACE_HEADER_TYPE_WNODE_HEADER
      doc: |
        Long obsolete. The name was still defined in 1511. Documented for 5.0+.
    0xf:
      id: trace_header_type_message
      -orig-id: TRACE_HEADER_TYPE_MESSAGE
      doc: |
        MESSAGE_TRACE_HEADER of 8 bytes, followed by the arguments of the
        message. This header has a reserved byte in place of the type.
        Documented for 5.1+.
    0x10:
      id: trace_header_type_perfinfo32
      -orig-id: TRACE_HEADER_TYPE_PERFINFO32
      doc: |
        Small system event header, followed by 32-bit data. Documented for 5.1+.
    0x11:
      id: trace_header_type_perfinfo64
      -orig-id: TRACE_HEADER_TYPE_PERFINFO64
      doc: |
        Small system event header, followed by 64-bit data. Documented for 5.1+.
    0x12:
      id: trace_header_type_event_header32
      -orig-id: TRACE_HEADER_TYPE_EVENT_HEADER32
      doc: |
        EVENT_HEADER of 0x50 bytes, followed by 32-bit data. Its HeaderType is
        the upper 16 bits of the marker. Documented for 6.0+.
    0x13:
      id: trace_header_type_event_header64
      -orig-id: TRACE_HEADER_TYPE_EVENT_HEADER64
      doc: |
        EVENT_HEADER of 0x50 bytes, followed by 64-bit data. Its HeaderType is
        the upper 16 bits of the marker. Documented for 6.0+.
    0x14:
      id: trace_header_type_full_header64
      -orig-id: TRACE_HEADER_TYPE_FULL_HEADER64
      doc: Classic event header, followed by 64-bit data. Documented for 6.0+.
    0x15:
      id: trace_header_type_instance64
      -orig-id: TRACE_HEADER_TYPE_INSTANCE64
      doc: |
        EVENT_INSTANCE_GUID_HEADER of 0x48 bytes, followed by 64-bit data.
        Documented for 6.0+.
  trace_message_flags:
    1:
      id: trace_message_sequence
      -orig-id: TRACE_MESSAGE_SEQUENCE
      doc: |
        Sequence number of 32 bits, assigned by the logger. Documented for 5.1+.
    2:
      id: trace_message_guid
      -orig-id: TRACE_MESSAGE_GUID
      doc: |
        GUID from the provider, unless a component ID is present instead.
        Documented for 5.1+.
    4:
      id: trace_message_componentid
      -orig-id: TRACE_MESSAGE_COMPONENTID
      doc: |
        Component ID of 32 bits, from the provider. No GUID follows then, even
        if TRACE_MESSAGE_GUID is set. Documented for 5.1+.
    8:
      id: trace_message_timestamp
      -orig-id: TRACE_MESSAGE_TIMESTAMP
      doc: Timestamp of 64 bits, from the logger. Documented for 5.1+.
    0x10:
      id: trace_message_performance_timestamp
      -orig-id: TRACE_MESSAGE_PERFORMANCE_TIMESTAMP
      doc: |
        In 5.1, the timestamp is from the performance counter. Later releases
        use the session clock in any case. Set alone, it adds no timestamp,
        although room for one is reserved. Documented for 5.1+.
    0x20:
      id: trace_message_systeminfo
      -orig-id: TRACE_MESSAGE_SYSTEMINFO
      doc: Thread ID and process ID, 32 bits each. Documented for 5.1+.
    0x40:
      id: trace_message_pointer32
      -orig-id: TRACE_MESSAGE_POINTER32
      doc: Logged by 32-bit provider code. Documented for 6.0+.
    0x80:
      id: trace_message_pointer64
      -orig-id: TRACE_MESSAGE_POINTER64
      doc: Logged by 64-bit provider code. Documented for 6.0+.
