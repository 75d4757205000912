# Generated from spec/ by `cargo spec generate`. Do not edit: edit the tables.
meta:
  id: etw_payloads_trace
  title: Event Tracing for Windows, trace
  application: Windows
  license: MIT OR Apache-2.0
  ks-version: 0.11
  imports:
    - etw_headers
  encoding: UTF-16LE
  endian: le
  bit-endian: le
doc: Events about the trace itself.
types:
  etw_debug_print_event:
    -orig-id: ETW_DEBUG_PRINT_EVENT
    doc: |
      Text printed to the debugger.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2652-L2657 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: component
        -orig-id: Component
        type: u4
        doc: ID of the component filter, a DPFLTR_ constant.
      - id: level
        -orig-id: Level
        type: u4
        doc: Importance, a DPFLTR_ constant.
      - id: message
        -orig-id: Message
        terminator: 0
        eos-error: false
        doc: Text in an unknown code page.
  etw_partition_info_extension:
    -orig-id: ETW_PARTITION_INFO_EXTENSION
    doc: |
      Partition of a trace.

      Observed in 2004..20H2, 11-21H2.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/source/inc/ntetw.htm NTETW.H
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
      - https://github.com/panopticoncentral/EtwTools/tree/aeb0b18f/src/EtwTools/Providers EtwTools
      - https://github.com/microsoft/wmi/tree/2b4d93b4/server23h2/root/wmi Classes of WMI in Go
    seq:
      - id: event_version
        -orig-id: EventVersion
        type: u2
      - id: reserved
        -orig-id: Reserved
        type: u2
      - id: partition_type
        -orig-id: PartitionType
        type: u4
      - id: qpc_offset_from_root
        -orig-id: QpcOffsetFromRoot
        type: s8
        doc: |
          Unit: performance counter ticks.
      - id: partition_id
        -orig-id: PartitionId
        size: 16
      - id: parent_id
        -orig-id: ParentId
        size: 16
  event_map_entry:
    -orig-id: EVENT_MAP_ENTRY
    doc: |
      Name of a value, in a map.

      Documented for 6.0+.
    doc-ref:
      - https://github.com/mingw-w64/mingw-w64/blob/9605cb4c/mingw-w64-headers/include/tdh.h#L25-L31 tdh.h
    seq:
      - id: output_offset
        -orig-id: OutputOffset
        type: u4
        doc: |
          Offset of the name, from the start of the map. Unit: bytes.
      - id: unnamed_04
        size: 4
        type: unnamed_04_union
    instances:
      value:
        value: unnamed_04.value
      input_offset:
        value: unnamed_04.input_offset
    types:
      unnamed_04_union:
        instances:
          value:
            -orig-id: Value
            pos: 0
            type: u4
            doc: Value.
          input_offset:
            -orig-id: InputOffset
            pos: 0
            type: u4
            doc: |
              For a map of texts: offset of the text. Unit: bytes.
  event_metadata_event_map_info:
    -orig-id: EVENT_METADATA_EVENT_MAP_INFO
    doc: |
      Names of values of a provider's fields.

      Offsets are from the member EventMapInfo, to UTF-16 texts that end with a
      zero.

      Releases unknown.
    doc-ref:
      - https://github.com/mingw-w64/mingw-w64/blob/9605cb4c/mingw-w64-headers/include/tdh.h tdh.h
    seq:
      - id: provider_id
        -orig-id: ProviderId
        size: 16
        doc: GUID of the provider.
      - id: name_offset
        -orig-id: NameOffset
        type: u4
        doc: |
          Offset of the name of the map. Unit: bytes.
      - id: flag
        -orig-id: Flag
        type: u4
        doc: |
          Kind of map: values, bits, or a pattern; from a manifest or from MOF.
          Flags of `map_flags`.
      - id: entry_count
        -orig-id: EntryCount
        type: u4
        doc: Number of entries.
      - id: unnamed_1c
        size: 4
        type: unnamed_1c_union
      - id: map_entry_array
        -orig-id: MapEntryArray
        type: event_map_entry
        repeat: expr
        repeat-expr: num_map_entry_array
        doc: Entries.
      - id: data
        -orig-id: Data
        size-eos: true
        doc: Texts, at the offsets that the fields contain.
    instances:
      map_entry_value_type:
        value: unnamed_1c.map_entry_value_type
      format_string_offset:
        value: unnamed_1c.format_string_offset
      num_map_entry_array:
        value: entry_count
    types:
      unnamed_1c_union:
        instances:
          map_entry_value_type:
            -orig-id: MapEntryValueType
            pos: 0
            type: u4
            enum: map_valuetype
            doc: |
              Type of the values: 0 for numbers, 1 for texts.
          format_string_offset:
            -orig-id: FormatStringOffset
            pos: 0
            type: u4
            doc: |
              For a pattern: offset of the pattern. Unit: bytes.
  event_property_info:
    -orig-id: EVENT_PROPERTY_INFO
    doc: |
      Field of an event, in its schema.

      Flags decide between the members of each union.

      Documented for 6.0+.
    doc-ref:
      - https://github.com/mingw-w64/mingw-w64/blob/9605cb4c/mingw-w64-headers/include/tdh.h#L68-L92 tdh.h
    seq:
      - id: flags
        -orig-id: Flags
        type: u4
        doc: |
          Flags: whether the property is a structure, and whether its count and
          its length are in other properties. Flags of `property_flags`.
      - id: name_offset
        -orig-id: NameOffset
        type: u4
        doc: |
          Offset of the name, from the start of the TRACE_EVENT_INFO. Unit:
          bytes.
      - id: unnamed_08
        size: 8
        type: unnamed_08_union
      - id: unnamed_10
        size: 2
        type: unnamed_10_union
      - id: unnamed_12
        size: 2
        type: unnamed_12_union
      - id: reserved
        -orig-id: Reserved
        type: u4
        doc: Newer releases store tags in the lower 28 bits.
    instances:
      non_struct_type:
        value: unnamed_08.non_struct_type
      struct_type:
        value: unnamed_08.struct_type
      count:
        value: unnamed_10.count
      count_property_index:
        value: unnamed_10.count_property_index
      length:
        value: unnamed_12.length
      length_property_index:
        value: unnamed_12.length_property_index
    types:
      non_struct_type_struct:
        seq:
          - id: in_type
            -orig-id: InType
            type: u2
            enum: etw_headers::tdh_in_type
            doc: Type of the bytes.
          - id: out_type
            -orig-id: OutType
            type: u2
            enum: etw_headers::tdh_out_type
            doc: Form in which the value is shown.
          - id: map_name_offset
            -orig-id: MapNameOffset
            type: u4
            doc: |
              Offset of the name of the map with the names of values. 0 if there
              is none. Unit: bytes.
      struct_type_struct:
        seq:
          - id: struct_start_index
            -orig-id: StructStartIndex
            type: u2
            doc: Index of the first property of the structure.
          - id: num_of_struct_members
            -orig-id: NumOfStructMembers
            type: u2
            doc: Number of properties of the structure.
          - id: padding
            -orig-id: padding
            type: u4
            doc: Purpose unknown.
      unnamed_08_union:
        instances:
          non_struct_type:
            -orig-id: nonStructType
            pos: 0
            type: non_struct_type_struct
          struct_type:
            -orig-id: structType
            pos: 0
            type: struct_type_struct
      unnamed_10_union:
        instances:
          count:
            -orig-id: count
            pos: 0
            type: u2
            doc: Number of elements.
          count_property_index:
            -orig-id: countPropertyIndex
            pos: 0
            type: u2
            doc: Index of the property that contains the number of elements.
      unnamed_12_union:
        instances:
          length:
            -orig-id: length
            pos: 0
            type: u2
            doc: Size in bytes, or in characters for text.
          length_property_index:
            -orig-id: lengthPropertyIndex
            pos: 0
            type: u2
            doc: Index of the property that contains the size.
  header_last_dropped_times_type_group:
    -orig-id: Header_LastDroppedTimes_TypeGroup
    doc: |
      Times of the last dropped events, inferred from the name.

      Releases unknown.
    doc-ref:
      - https://github.com/panopticoncentral/EtwTools/tree/aeb0b18f/src/EtwTools/Providers EtwTools
      - https://github.com/microsoft/wmi/tree/2b4d93b4/server23h2/root/wmi Classes of WMI in Go
    seq:
      - id: time_stamp_count
        -orig-id: TimeStampCount
        type: u4
        doc: Number of elements in TimeStamp.
      - id: padding
        -orig-id: Padding
        type: u4
      - id: time_stamp
        -orig-id: TimeStamp
        type: u8
        repeat: expr
        repeat-expr: num_time_stamp
    instances:
      num_time_stamp:
        value: time_stamp_count
  header_provider_binary_path_type_group:
    -orig-id: Header_ProviderBinaryPath_TypeGroup
    doc: |
      Binary that registers providers, and the GUIDs of the providers.

      Releases unknown.
    doc-ref:
      - https://github.com/panopticoncentral/EtwTools/tree/aeb0b18f/src/EtwTools/Providers EtwTools
      - https://github.com/microsoft/wmi/tree/2b4d93b4/server23h2/root/wmi Classes of WMI in Go
    seq:
      - id: guid_count
        -orig-id: GuidCount
        type: u4
        doc: Number of elements in Guid.
      - id: guid
        -orig-id: Guid
        size: 16
        repeat: expr
        repeat-expr: num_guid
      - id: binary_path
        -orig-id: BinaryPath
        type: strz
        eos-error: false
        doc: Path of the binary.
    instances:
      num_guid:
        value: guid_count
  trace_event_info:
    -orig-id: TRACE_EVENT_INFO
    doc: |
      Schema of an event.

      Offsets are from the start of the structure, to UTF-16 texts that end with
      a zero.

      Documented for 6.0+.
    doc-ref:
      - https://github.com/mingw-w64/mingw-w64/blob/9605cb4c/mingw-w64-headers/include/tdh.h#L113-L134 tdh.h
    seq:
      - id: provider_guid
        -orig-id: ProviderGuid
        size: 16
        doc: GUID of the provider.
      - id: event_guid
        -orig-id: EventGuid
        size: 16
        doc: GUID of the class of an event with a MOF class; otherwise zero.
      - id: event_descriptor
        -orig-id: EventDescriptor
        type: etw_headers::event_descriptor
        doc: Identity of the event within its provider.
      - id: decoding_source
        -orig-id: DecodingSource
        type: u4
        enum: decoding_source
        doc: |
          Kind of schema: XML manifest, MOF, WPP or TraceLogging.
      - id: provider_name_offset
        -orig-id: ProviderNameOffset
        type: u4
        doc: |
          Offset of the provider's name. 0 here and below if there is none.
          Unit: bytes.
      - id: level_name_offset
        -orig-id: LevelNameOffset
        type: u4
        doc: |
          Offset of the name of the level. Unit: bytes.
      - id: channel_name_offset
        -orig-id: ChannelNameOffset
        type: u4
        doc: |
          Offset of the name of the channel. Unit: bytes.
      - id: keywords_name_offset
        -orig-id: KeywordsNameOffset
        type: u4
        doc: |
          Offset of the names of the keywords: a list that ends with an empty
          text. Unit: bytes.
      - id: task_name_offset
        -orig-id: TaskNameOffset
        type: u4
        doc: |
          Offset of the name of the task. Unit: bytes.
      - id: opcode_name_offset
        -orig-id: OpcodeNameOffset
        type: u4
        doc: |
          Offset of the name of the opcode. Unit: bytes.
      - id: event_message_offset
        -orig-id: EventMessageOffset
        type: u4
        doc: |
          Offset of the message of the event. Unit: bytes.
      - id: provider_message_offset
        -orig-id: ProviderMessageOffset
        type: u4
        doc: |
          Offset of the message of the provider. Unit: bytes.
      - id: binary_xml_offset
        -orig-id: BinaryXMLOffset
        type: u4
        doc: |
          Offset of binary XML. Unit: bytes.
      - id: binary_xml_size
        -orig-id: BinaryXMLSize
        type: u4
        doc: |
          Size of the binary XML. Unit: bytes.
      - id: unnamed_5c
        size: 4
        type: unnamed_5c_union
      - id: unnamed_60
        size: 4
        type: unnamed_60_union
      - id: property_count
        -orig-id: PropertyCount
        type: u4
        doc: Number of properties, those of structures included.
      - id: top_level_property_count
        -orig-id: TopLevelPropertyCount
        type: u4
        doc: Number of properties that are not in a structure. They come first.
      - id: flags
        -orig-id: Flags
        type: b4
        doc: Flags of the template.
      - id: tags
        -orig-id: Tags
        type: b28
        doc: Tags of the event.
      - id: event_property_info_array
        -orig-id: EventPropertyInfoArray
        type: event_property_info
        repeat: expr
        repeat-expr: num_event_property_info_array
        doc: |
          Properties: the fields of the event.
      - id: data
        -orig-id: Data
        size-eos: true
        doc: Texts and binary XML, at the offsets that the fields contain.
    instances:
      event_name_offset:
        value: unnamed_5c.event_name_offset
      activity_id_name_offset:
        value: unnamed_5c.activity_id_name_offset
      event_attributes_offset:
        value: unnamed_60.event_attributes_offset
      related_activity_id_name_offset:
        value: unnamed_60.related_activity_id_name_offset
      num_event_property_info_array:
        value: property_count
    types:
      unnamed_5c_union:
        instances:
          event_name_offset:
            -orig-id: EventNameOffset
            pos: 0
            type: u4
            doc: |
              Offset of the name of the event. Unit: bytes.
          activity_id_name_offset:
            -orig-id: ActivityIDNameOffset
            pos: 0
            type: u4
            doc: |
              For a MOF class: offset of the name of the property with the
              activity ID. Unit: bytes.
      unnamed_60_union:
        instances:
          event_attributes_offset:
            -orig-id: EventAttributesOffset
            pos: 0
            type: u4
            doc: |
              Offset of the attributes of the event. Unit: bytes.
          related_activity_id_name_offset:
            -orig-id: RelatedActivityIDNameOffset
            pos: 0
            type: u4
            doc: |
              For a MOF class: offset of the name of the property with the
              related activity ID. Unit: bytes.
  wmi_build_lab:
    -orig-id: WMI_BUILD_LAB
    doc: |
      Build of Windows that wrote the trace.

      Releases unknown.
    seq:
      - id: build_lab
        -orig-id: BuildLab
        terminator: 0
        eos-error: false
        doc: |
          Build, such as 26100.1.amd64fre.ge_release.240331-1435. Text in an
          unknown code page.
  wmi_dbgid_rsds:
    -orig-id: WMI_DBGID_RSDS
    doc: |
      File with the debugging information that decodes the messages of this
      trace.

      The same as an RSDS record of an image without its signature.

      Releases unknown.
    seq:
      - id: guid
        -orig-id: Guid
        size: 16
        doc: GUID of the file.
      - id: age
        -orig-id: Age
        type: u4
        doc: Number of changes to the file since it received the GUID.
      - id: pdb_file_name
        -orig-id: PdbFileName
        terminator: 0
        eos-error: false
        doc: Path of the file. Text in an unknown code page.
enums:
  decoding_source:
    0:
      id: decoding_source_xml_file
      -orig-id: DecodingSourceXMLFile
      doc: Instrumentation manifest.
    1:
      id: decoding_source_wbem
      -orig-id: DecodingSourceWbem
      doc: MOF class.
    2:
      id: decoding_source_wpp
      -orig-id: DecodingSourceWPP
      doc: Trace message format of WPP.
    3:
      id: decoding_source_tlg
      -orig-id: DecodingSourceTlg
      doc: Metadata of TraceLogging in the event.
  map_flags:
    1:
      id: eventmap_info_flag_manifest_valuemap
      -orig-id: EVENTMAP_INFO_FLAG_MANIFEST_VALUEMAP
      doc: Names of values, of a manifest.
    2:
      id: eventmap_info_flag_manifest_bitmap
      -orig-id: EVENTMAP_INFO_FLAG_MANIFEST_BITMAP
      doc: Names of bits, of a manifest.
    4:
      id: eventmap_info_flag_manifest_patternmap
      -orig-id: EVENTMAP_INFO_FLAG_MANIFEST_PATTERNMAP
      doc: Pattern for names, of a manifest.
    8:
      id: eventmap_info_flag_wbem_valuemap
      -orig-id: EVENTMAP_INFO_FLAG_WBEM_VALUEMAP
      doc: Names of values, of a MOF class.
    0x10:
      id: eventmap_info_flag_wbem_bitmap
      -orig-id: EVENTMAP_INFO_FLAG_WBEM_BITMAP
      doc: Names of bits, of a MOF class.
    0x20:
      id: eventmap_info_flag_wbem_flag
      -orig-id: EVENTMAP_INFO_FLAG_WBEM_FLAG
      doc: |
        With a map of values or bits: the values of the map are texts that name
        flags.
    0x40:
      id: eventmap_info_flag_wbem_no_map
      -orig-id: EVENTMAP_INFO_FLAG_WBEM_NO_MAP
      doc: The names are those of consecutive values, of a MOF class.
  map_valuetype:
    0:
      id: eventmap_entry_valuetype_ulong
      -orig-id: EVENTMAP_ENTRY_VALUETYPE_ULONG
      doc: Numbers.
    1:
      id: eventmap_entry_valuetype_string
      -orig-id: EVENTMAP_ENTRY_VALUETYPE_STRING
      doc: Texts.
  property_flags:
    1:
      id: property_struct
      -orig-id: PropertyStruct
      doc: |
        The field is a structure: other properties are its members.
    2:
      id: property_param_length
      -orig-id: PropertyParamLength
      doc: The length is in another property.
    4:
      id: property_param_count
      -orig-id: PropertyParamCount
      doc: The number of elements is in another property.
    8:
      id: property_wbem_xml_fragment
      -orig-id: PropertyWBEMXmlFragment
      doc: The field is a fragment of XML, for MOF classes.
    0x10:
      id: property_param_fixed_length
      -orig-id: PropertyParamFixedLength
      doc: The length is fixed.
    0x20:
      id: property_param_fixed_count
      -orig-id: PropertyParamFixedCount
      doc: The number of elements is fixed.
    0x40:
      id: property_has_tags
      -orig-id: PropertyHasTags
      doc: The field has tags.
    0x80:
      id: property_has_custom_schema
      -orig-id: PropertyHasCustomSchema
      doc: The field has a schema of its own.
  template_flags:
    1:
      id: template_event_data
      -orig-id: TEMPLATE_EVENT_DATA
      doc: The template describes the fields of the event.
    2:
      id: template_user_data
      -orig-id: TEMPLATE_USER_DATA
      doc: The template describes the event in XML that the provider defines.
    4:
      id: template_control_guid
      -orig-id: TEMPLATE_CONTROL_GUID
      doc: The template has a control GUID.
