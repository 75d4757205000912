# Generated from spec/ by `cargo spec generate`. Do not edit: edit the tables.
meta:
  id: etw_payloads_registry
  title: Event Tracing for Windows, registry
  application: Windows
  license: MIT OR Apache-2.0
  ks-version: 0.11
  encoding: UTF-16LE
  endian: le
  bit-endian: le
doc: Registry.
types:
  cm_perf_counters:
    -orig-id: CM_PERF_COUNTERS
    doc: |
      Registry counters.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L3006-L3019 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: opened_keys
        -orig-id: OpenedKeys
        type: u8
        doc: Number of key control blocks in the system.
      - id: delay_close_kcbs
        -orig-id: DelayCloseKCBs
        type: u8
        doc: Number of key control blocks whose closing is delayed.
      - id: private_alloc_pages
        -orig-id: PrivateAllocPages
        type: u8
        doc: |
          Number of pages of the registry's own allocator for key control
          blocks. Unit: pages.
      - id: private_alloc_free
        -orig-id: PrivateAllocFree
        type: u8
        doc: Number of free allocations of that allocator.
      - id: private_alloc_used
        -orig-id: PrivateAllocUsed
        type: u8
        doc: Number of used allocations of that allocator.
      - id: lookup_cache_hit
        -orig-id: LookupCacheHit
        type: u8
        doc: Number of keys found in the cache.
      - id: lookup_cache_miss_found
        -orig-id: LookupCacheMissFound
        type: u8
        doc: Number of keys not found in the cache but found in the hive.
      - id: lookup_cache_miss_not_found
        -orig-id: LookupCacheMissNotFound
        type: u8
        doc: Number of keys that do not exist.
      - id: view_map
        -orig-id: ViewMap
        type: u8
        doc: Number of times a view was mapped.
      - id: view_un_map
        -orig-id: ViewUnMap
        type: u8
        doc: |
          Number of times a view was unmapped (mapped, according to the header's
          comment).
      - id: hive_shrink
        -orig-id: HiveShrink
        type: u8
        doc: Number of times a hive was shrunk.
  etw_regnotif_register_ptr32:
    -orig-id: ETW_REGNOTIF_REGISTER
    doc: |
      Registration for change notifications of a key.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2255-L2262 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: notification
        -orig-id: Notification
        type: u4
        doc: Notification block.
      - id: kcb
        -orig-id: Kcb
        type: u4
        doc: Key control block pointer.
      - id: type
        -orig-id: Type
        type: u1
      - id: watch_tree
        -orig-id: WatchTree
        type: u1
        doc: True if changes below the key are included.
      - id: primary
        -orig-id: Primary
        type: u1
        doc: True if the registration is a primary one (inferred from the name).
  etw_regnotif_register_ptr64:
    -orig-id: ETW_REGNOTIF_REGISTER
    doc: |
      Registration for change notifications of a key.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2255-L2262 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: notification
        -orig-id: Notification
        type: u8
        doc: Notification block.
      - id: kcb
        -orig-id: Kcb
        type: u8
        doc: Key control block pointer.
      - id: type
        -orig-id: Type
        type: u1
      - id: watch_tree
        -orig-id: WatchTree
        type: u1
        doc: True if changes below the key are included.
      - id: primary
        -orig-id: Primary
        type: u1
        doc: True if the registration is a primary one (inferred from the name).
  registry_config:
    -orig-id: Registry_Config
    doc: |
      Configuration of the registry.

      Releases unknown.
    doc-ref:
      - https://github.com/TracingTools/libtrace/blob/1cc60ba0/src/parser/etw/etw_raw_kernel_payload_decoder.cc etw_raw_kernel_payload_decoder.cc
      - https://github.com/panopticoncentral/EtwTools/tree/aeb0b18f/src/EtwTools/Providers EtwTools
      - https://github.com/microsoft/wmi/tree/2b4d93b4/server23h2/root/wmi Classes of WMI in Go
    seq:
      - id: current_control_set
        -orig-id: CurrentControlSet
        type: u4
        doc: Number of the current control set.
  registry_v0_type_group1_ptr32:
    -orig-id: Registry_V0_TypeGroup1
    doc: |
      Operation on a registry key or value.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L1252-L1274 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: status
        -orig-id: Status
        type: u4
        doc: NTSTATUS of the operation, as wide as a pointer.
      - id: key_handle
        -orig-id: KeyHandle
        type: u4
        doc: Key handle, which correlates the operations on a key.
      - id: elapsed_time
        -orig-id: ElapsedTime
        type: s8
        doc: Duration of the operation.
      - id: key_name
        -orig-id: KeyName
        type: strz
        eos-error: false
        doc: Name of the key or value.
  registry_v0_type_group1_ptr64:
    -orig-id: Registry_V0_TypeGroup1
    doc: |
      Operation on a registry key or value.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L1252-L1274 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: status
        -orig-id: Status
        type: u8
        doc: NTSTATUS of the operation, as wide as a pointer.
      - id: key_handle
        -orig-id: KeyHandle
        type: u8
        doc: Key handle, which correlates the operations on a key.
      - id: elapsed_time
        -orig-id: ElapsedTime
        type: s8
        doc: Duration of the operation.
      - id: key_name
        -orig-id: KeyName
        type: strz
        eos-error: false
        doc: Name of the key or value.
  registry_v1_type_group1_ptr32:
    -orig-id: Registry_V1_TypeGroup1
    doc: |
      Operation on a registry key or value.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L1292-L1318 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: status
        -orig-id: Status
        type: u4
        doc: NTSTATUS of the operation, as wide as a pointer.
      - id: key_handle
        -orig-id: KeyHandle
        type: u4
        doc: Key handle, which correlates the operations on a key.
      - id: elapsed_time
        -orig-id: ElapsedTime
        type: s8
        doc: Duration of the operation.
      - id: index
        -orig-id: Index
        type: u4
        doc: Index of the subkey or value, for enumeration operations.
      - id: key_name
        -orig-id: KeyName
        type: strz
        eos-error: false
        doc: Name of the key or value.
  registry_v1_type_group1_ptr64:
    -orig-id: Registry_V1_TypeGroup1
    doc: |
      Operation on a registry key or value.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L1292-L1318 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: status
        -orig-id: Status
        type: u8
        doc: NTSTATUS of the operation, as wide as a pointer.
      - id: key_handle
        -orig-id: KeyHandle
        type: u8
        doc: Key handle, which correlates the operations on a key.
      - id: elapsed_time
        -orig-id: ElapsedTime
        type: s8
        doc: Duration of the operation.
      - id: index
        -orig-id: Index
        type: u4
        doc: Index of the subkey or value, for enumeration operations.
      - id: key_name
        -orig-id: KeyName
        type: strz
        eos-error: false
        doc: Name of the key or value.
  wmi_registry_ptr32:
    -orig-id: WMI_REGISTRY
    doc: |
      Operation on a registry key or value.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2233-L2244 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: initial_time
        -orig-id: InitialTime
        type: s8
        doc: Start time of the operation, from the session's clock.
      - id: status
        -orig-id: Status
        type: u4
        doc: Status returned by the operation.
      - id: unnamed_0c
        size: 4
        type: unnamed_0c_union
      - id: kcb
        -orig-id: Kcb
        type: u4
        doc: Key control block pointer.
      - id: name
        -orig-id: Name
        type: strz
        eos-error: false
        doc: Name of the key or value.
    instances:
      index:
        value: unnamed_0c.index
      info_class:
        value: unnamed_0c.info_class
    types:
      unnamed_0c_union:
        instances:
          index:
            -orig-id: Index
            pos: 0
            type: u4
            doc: Index of a subkey or value, if the operation has one.
          info_class:
            -orig-id: InfoClass
            pos: 0
            type: u4
            doc: Information class, if the operation has one.
  wmi_registry_ptr64:
    -orig-id: WMI_REGISTRY
    doc: |
      Operation on a registry key or value.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2233-L2244 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: initial_time
        -orig-id: InitialTime
        type: s8
        doc: Start time of the operation, from the session's clock.
      - id: status
        -orig-id: Status
        type: u4
        doc: Status returned by the operation.
      - id: unnamed_0c
        size: 4
        type: unnamed_0c_union
      - id: kcb
        -orig-id: Kcb
        type: u8
        doc: Key control block pointer.
      - id: name
        -orig-id: Name
        type: strz
        eos-error: false
        doc: Name of the key or value.
    instances:
      index:
        value: unnamed_0c.index
      info_class:
        value: unnamed_0c.info_class
    types:
      unnamed_0c_union:
        instances:
          index:
            -orig-id: Index
            pos: 0
            type: u4
            doc: Index of a subkey or value, if the operation has one.
          info_class:
            -orig-id: InfoClass
            pos: 0
            type: u4
            doc: Information class, if the operation has one.
