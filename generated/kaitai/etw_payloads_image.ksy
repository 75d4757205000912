# Generated from spec/ by `cargo spec generate`. Do not edit: edit the tables.
meta:
  id: etw_payloads_image
  title: Event Tracing for Windows, image
  application: Windows
  license: MIT OR Apache-2.0
  ks-version: 0.11
  encoding: UTF-16LE
  endian: le
  bit-endian: le
doc: Image loads and unloads.
types:
  hyper_call_page_ptr32:
    -orig-id: HyperCallPage
    doc: |
      Location of the page through which the kernel calls the hypervisor.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/airbus-cert/etl-parser/tree/ed0fc253/etl/parsers/kernel etl.parsers.kernel
    seq:
      - id: hypercall_page_va
        -orig-id: HypercallPageVa
        type: u4
        doc: Virtual address of the page.
  hyper_call_page_ptr64:
    -orig-id: HyperCallPage
    doc: |
      Location of the page through which the kernel calls the hypervisor.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/airbus-cert/etl-parser/tree/ed0fc253/etl/parsers/kernel etl.parsers.kernel
    seq:
      - id: hypercall_page_va
        -orig-id: HypercallPageVa
        type: u8
        doc: Virtual address of the page.
  image_id_determ_ptr32:
    -orig-id: IMAGE_ID_DETERM
    doc: |
      Image of a deterministic build.

      The source reads the base only and expects these bytes in total.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/SymbolTraceEventParser.cs SymbolTraceEventParser.cs
    seq:
      - id: image_base
        -orig-id: ImageBase
        type: u4
        doc: Address at which the image is mapped.
      - id: process_id
        -orig-id: ProcessId
        type: u4
        doc: ID of the process that contains the image.
  image_id_determ_ptr64:
    -orig-id: IMAGE_ID_DETERM
    doc: |
      Image of a deterministic build.

      The source reads the base only and expects these bytes in total.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/SymbolTraceEventParser.cs SymbolTraceEventParser.cs
    seq:
      - id: image_base
        -orig-id: ImageBase
        type: u8
        doc: Address at which the image is mapped.
      - id: process_id
        -orig-id: ProcessId
        type: u4
        doc: ID of the process that contains the image.
  image_id_file_version:
    -orig-id: IMAGE_ID_FILE_VERSION
    doc: |
      Version resource of an image.

      Releases unknown.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/SymbolTraceEventParser.cs SymbolTraceEventParser.cs
    seq:
      - id: image_size
        -orig-id: ImageSize
        type: u4
        doc: |
          Size of the image. With the time stamp, it identifies the image. Unit:
          bytes.
      - id: time_date_stamp
        -orig-id: TimeDateStamp
        type: u4
        doc: |
          Time stamp from the image's header. Unit: seconds since 1970.
      - id: orig_file_name
        -orig-id: OrigFileName
        type: strz
        eos-error: false
        doc: Original file name.
      - id: file_description
        -orig-id: FileDescription
        type: strz
        eos-error: false
        doc: Description of the file.
      - id: file_version
        -orig-id: FileVersion
        type: strz
        eos-error: false
        doc: Version of the file, as text of its vendor.
      - id: bin_file_version
        -orig-id: BinFileVersion
        type: strz
        eos-error: false
        doc: Version of the file, as four numbers.
      - id: ver_language
        -orig-id: VerLanguage
        type: strz
        eos-error: false
        doc: Language of the version resource.
      - id: product_name
        -orig-id: ProductName
        type: strz
        eos-error: false
        doc: Name of the product.
      - id: company_name
        -orig-id: CompanyName
        type: strz
        eos-error: false
        doc: Name of the company.
      - id: product_version
        -orig-id: ProductVersion
        type: strz
        eos-error: false
        doc: Version of the product.
      - id: file_id
        -orig-id: FileId
        type: strz
        eos-error: false
        doc: |
          Identifier of the file for the application compatibility inventory; a
          hash.
      - id: program_id
        -orig-id: ProgramId
        type: strz
        eos-error: false
        doc: |
          Identifier of the program for the application compatibility inventory.
  image_id_info_ptr32:
    -orig-id: IMAGE_ID_INFO
    doc: |
      Size, time stamp and original name of an image.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/SymbolTraceEventParser.cs SymbolTraceEventParser.cs
      - https://github.com/albertziegenhagel/snail-server/blob/0102211c/snail/etl/parser/records/kernel_trace_control/image_id.hpp image_id.hpp
    seq:
      - id: image_base
        -orig-id: ImageBase
        type: u4
        doc: |
          Address at which the image is mapped: that of the image event with the
          same time stamp.
      - id: image_size
        -orig-id: ImageSize
        type: u4
        doc: |
          Unit: bytes.
      - id: process_id
        -orig-id: ProcessId
        type: u4
        doc: ID of the process that contains the image. 0 for kernel images.
      - id: time_date_stamp
        -orig-id: TimeDateStamp
        type: u4
        doc: |
          Time stamp from the image's header. Unit: seconds since 1970.
      - id: original_file_name
        -orig-id: OriginalFileName
        type: strz
        eos-error: false
        doc: Original file name from the version resource.
  image_id_info_ptr64:
    -orig-id: IMAGE_ID_INFO
    doc: |
      Size, time stamp and original name of an image.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/SymbolTraceEventParser.cs SymbolTraceEventParser.cs
      - https://github.com/albertziegenhagel/snail-server/blob/0102211c/snail/etl/parser/records/kernel_trace_control/image_id.hpp image_id.hpp
    seq:
      - id: image_base
        -orig-id: ImageBase
        type: u8
        doc: |
          Address at which the image is mapped: that of the image event with the
          same time stamp.
      - id: image_size
        -orig-id: ImageSize
        type: u8
        doc: |
          Unit: bytes.
      - id: process_id
        -orig-id: ProcessId
        type: u4
        doc: ID of the process that contains the image. 0 for kernel images.
      - id: time_date_stamp
        -orig-id: TimeDateStamp
        type: u4
        doc: |
          Time stamp from the image's header. Unit: seconds since 1970.
      - id: original_file_name
        -orig-id: OriginalFileName
        type: strz
        eos-error: false
        doc: Original file name from the version resource.
  image_id_none_ptr32:
    -orig-id: IMAGE_ID_NONE
    doc: |
      Image without debug information.

      Releases unknown (32-bit).
    seq:
      - id: image_base
        -orig-id: ImageBase
        type: u4
        doc: Address at which the image is mapped.
      - id: process_id
        -orig-id: ProcessId
        type: u4
        doc: ID of the process that contains the image.
  image_id_none_ptr64:
    -orig-id: IMAGE_ID_NONE
    doc: |
      Image without debug information.

      Releases unknown (64-bit).
    seq:
      - id: image_base
        -orig-id: ImageBase
        type: u8
        doc: Address at which the image is mapped.
      - id: process_id
        -orig-id: ProcessId
        type: u4
        doc: ID of the process that contains the image.
  image_id_ppdb_ptr32:
    -orig-id: IMAGE_ID_PPDB
    doc: |
      Portable PDB of a managed image.

      The source reads the lower bytes of the version numbers only.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/SymbolTraceEventParser.cs SymbolTraceEventParser.cs
    seq:
      - id: image_base
        -orig-id: ImageBase
        type: u4
        doc: Address at which the image is mapped.
      - id: process_id
        -orig-id: ProcessId
        type: u4
        doc: ID of the process that contains the image.
      - id: time_date_stamp
        -orig-id: TimeDateStamp
        type: u4
        doc: Time stamp of the debug directory.
      - id: major_version
        -orig-id: MajorVersion
        type: u2
        doc: Major version of the format.
      - id: minor_version
        -orig-id: MinorVersion
        type: u2
        doc: Minor version of the format.
  image_id_ppdb_ptr64:
    -orig-id: IMAGE_ID_PPDB
    doc: |
      Portable PDB of a managed image.

      The source reads the lower bytes of the version numbers only.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/SymbolTraceEventParser.cs SymbolTraceEventParser.cs
    seq:
      - id: image_base
        -orig-id: ImageBase
        type: u8
        doc: Address at which the image is mapped.
      - id: process_id
        -orig-id: ProcessId
        type: u4
        doc: ID of the process that contains the image.
      - id: time_date_stamp
        -orig-id: TimeDateStamp
        type: u4
        doc: Time stamp of the debug directory.
      - id: major_version
        -orig-id: MajorVersion
        type: u2
        doc: Major version of the format.
      - id: minor_version
        -orig-id: MinorVersion
        type: u2
        doc: Minor version of the format.
  image_id_rsds_ptr32:
    -orig-id: IMAGE_ID_RSDS
    doc: |
      PDB file of an image.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/SymbolTraceEventParser.cs SymbolTraceEventParser.cs
    seq:
      - id: image_base
        -orig-id: ImageBase
        type: u4
        doc: |
          Address at which the image is mapped: that of the image event with the
          same time stamp.
      - id: process_id
        -orig-id: ProcessId
        type: u4
        doc: ID of the process that contains the image. 0 for kernel images.
      - id: guid_sig
        -orig-id: GuidSig
        size: 16
        doc: |
          GUID of the PDB file. With the age, it identifies the symbols of the
          image.
      - id: age
        -orig-id: Age
        type: u4
        doc: |
          Age of the PDB file: the number of times that it was written.
      - id: pdb_file_name
        -orig-id: PdbFileName
        terminator: 0
        eos-error: false
        doc: |
          Name or path of the PDB file, in UTF-8. Text in an unknown code page.
  image_id_rsds_ptr64:
    -orig-id: IMAGE_ID_RSDS
    doc: |
      PDB file of an image.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/SymbolTraceEventParser.cs SymbolTraceEventParser.cs
    seq:
      - id: image_base
        -orig-id: ImageBase
        type: u8
        doc: |
          Address at which the image is mapped: that of the image event with the
          same time stamp.
      - id: process_id
        -orig-id: ProcessId
        type: u4
        doc: ID of the process that contains the image. 0 for kernel images.
      - id: guid_sig
        -orig-id: GuidSig
        size: 16
        doc: |
          GUID of the PDB file. With the age, it identifies the symbols of the
          image.
      - id: age
        -orig-id: Age
        type: u4
        doc: |
          Age of the PDB file: the number of times that it was written.
      - id: pdb_file_name
        -orig-id: PdbFileName
        terminator: 0
        eos-error: false
        doc: |
          Name or path of the PDB file, in UTF-8. Text in an unknown code page.
  image_v0_load_ptr32:
    -orig-id: Image_V0_Load
    doc: |
      Image mapped, unmapped, or already mapped.

      The MOF declares the class for loads only.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L2664-L2681 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/google/syzygy/blob/2bb84ce2/sawbuck/log_lib/kernel_log_types.h kernel_log_types.h
    seq:
      - id: base_address
        -orig-id: BaseAddress
        type: u4
        doc: Address at which the image is mapped.
      - id: module_size
        -orig-id: ModuleSize
        type: u4
        doc: |
          Unit: bytes.
      - id: image_file_name
        -orig-id: ImageFileName
        type: strz
        eos-error: false
        doc: File name of the image.
  image_v0_load_ptr64:
    -orig-id: Image_V0_Load
    doc: |
      Image mapped, unmapped, or already mapped.

      The MOF declares the class for loads only.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L2664-L2681 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/google/syzygy/blob/2bb84ce2/sawbuck/log_lib/kernel_log_types.h kernel_log_types.h
    seq:
      - id: base_address
        -orig-id: BaseAddress
        type: u8
        doc: Address at which the image is mapped.
      - id: module_size
        -orig-id: ModuleSize
        type: u4
        doc: |
          Unit: bytes.
      - id: image_file_name
        -orig-id: ImageFileName
        type: strz
        eos-error: false
        doc: File name of the image.
  image_v1_load_ptr32:
    -orig-id: Image_V1_Load
    doc: |
      Image mapped, unmapped, or already mapped.

      The MOF declares the class for loads only.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L2699-L2722 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/google/syzygy/blob/2bb84ce2/sawbuck/log_lib/kernel_log_types.h kernel_log_types.h
    seq:
      - id: image_base
        -orig-id: ImageBase
        type: u4
        doc: Address at which the image is mapped.
      - id: image_size
        -orig-id: ImageSize
        type: u4
        doc: |
          Unit: bytes.
      - id: process_id
        -orig-id: ProcessId
        type: u4
        doc: ID of the process that contains the image. 0 for kernel images.
      - id: file_name
        -orig-id: FileName
        type: strz
        eos-error: false
        doc: File name of the image.
  image_v1_load_ptr64:
    -orig-id: Image_V1_Load
    doc: |
      Image mapped, unmapped, or already mapped.

      The MOF declares the class for loads only.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L2699-L2722 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/google/syzygy/blob/2bb84ce2/sawbuck/log_lib/kernel_log_types.h kernel_log_types.h
    seq:
      - id: image_base
        -orig-id: ImageBase
        type: u8
        doc: Address at which the image is mapped.
      - id: image_size
        -orig-id: ImageSize
        type: u8
        doc: |
          Unit: bytes.
      - id: process_id
        -orig-id: ProcessId
        type: u4
        doc: ID of the process that contains the image. 0 for kernel images.
      - id: file_name
        -orig-id: FileName
        type: strz
        eos-error: false
        doc: File name of the image.
  kernel_image_base_ptr32:
    -orig-id: KernelImageBase
    doc: |
      Location of the kernel in memory.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/airbus-cert/etl-parser/tree/ed0fc253/etl/parsers/kernel etl.parsers.kernel
    seq:
      - id: image_base
        -orig-id: ImageBase
        type: u4
        doc: Base address of the kernel.
  kernel_image_base_ptr64:
    -orig-id: KernelImageBase
    doc: |
      Location of the kernel in memory.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/airbus-cert/etl-parser/tree/ed0fc253/etl/parsers/kernel etl.parsers.kernel
    seq:
      - id: image_base
        -orig-id: ImageBase
        type: u8
        doc: Base address of the kernel.
  perfinfo_imageload_in_pagefile_info_ptr32:
    -orig-id: PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO
    doc: |
      Image load backed by the page file.

      Releases unknown (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4934-L4947 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: file_object
        -orig-id: FileObject
        type: u4
        doc: File object pointer.
      - id: device_characteristics
        -orig-id: DeviceCharacteristics
        type: u4
        doc: FILE_ constants of the device characteristics.
      - id: file_characteristics
        -orig-id: FileCharacteristics
        type: u2
        doc: Documented as reserved.
      - id: flags
        -orig-id: Flags
        size: 2
        type: flags_union
        doc: Reasons why the image could not remain backed by its file.
    types:
      unnamed_0a_struct:
        seq:
          - id: active_data_reference
            -orig-id: ActiveDataReference
            type: b1
            doc: The file is in use as data.
          - id: device_ejectable
            -orig-id: DeviceEjectable
            type: b1
            doc: The file's device can be removed.
          - id: writable_handles
            -orig-id: WritableHandles
            type: b1
            doc: The file is open for writing.
          - id: reserved
            type: b13
      flags_union:
        instances:
          flags:
            -orig-id: Flags
            pos: 0
            type: u2
            doc: Reasons why the image could not remain backed by its file.
          unnamed_0a:
            pos: 0
            type: unnamed_0a_struct
  perfinfo_imageload_in_pagefile_info_ptr64:
    -orig-id: PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO
    doc: |
      Image load backed by the page file.

      Releases unknown (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L4934-L4947 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: file_object
        -orig-id: FileObject
        type: u8
        doc: File object pointer.
      - id: device_characteristics
        -orig-id: DeviceCharacteristics
        type: u4
        doc: FILE_ constants of the device characteristics.
      - id: file_characteristics
        -orig-id: FileCharacteristics
        type: u2
        doc: Documented as reserved.
      - id: flags
        -orig-id: Flags
        size: 2
        type: flags_union
        doc: Reasons why the image could not remain backed by its file.
    types:
      unnamed_0e_struct:
        seq:
          - id: active_data_reference
            -orig-id: ActiveDataReference
            type: b1
            doc: The file is in use as data.
          - id: device_ejectable
            -orig-id: DeviceEjectable
            type: b1
            doc: The file's device can be removed.
          - id: writable_handles
            -orig-id: WritableHandles
            type: b1
            doc: The file is open for writing.
          - id: reserved
            type: b13
      flags_union:
        instances:
          flags:
            -orig-id: Flags
            pos: 0
            type: u2
            doc: Reasons why the image could not remain backed by its file.
          unnamed_0e:
            pos: 0
            type: unnamed_0e_struct
  wmi_imageload_information_ptr32:
    -orig-id: WMI_IMAGELOAD_INFORMATION
    doc: |
      Image mapped, unmapped, or already mapped.

      In event version 2 the two signature bytes are part of Reserved0, and zero
      in real events. Version 3 defines them.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2061-L2077 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/google/syzygy/blob/2bb84ce2/sawbuck/log_lib/kernel_log_types.h kernel_log_types.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: image_base
        -orig-id: ImageBase
        type: u4
      - id: image_size
        -orig-id: ImageSize
        type: u4
        doc: |
          Unit: bytes.
      - id: process_id
        -orig-id: ProcessId
        type: u4
        doc: ID of the process that contains the image. 0 for kernel images.
      - id: image_checksum
        -orig-id: ImageChecksum
        type: u4
        doc: Checksum from the image's header.
      - id: time_date_stamp
        -orig-id: TimeDateStamp
        type: u4
        doc: |
          Time stamp from the image's header. Unit: seconds since 1970.
      - id: signature_level
        -orig-id: SignatureLevel
        type: u1
        doc: |
          Trust level of the image's signature. 0x10 if the image is signed by a
          catalog, 0x20 if the signature is embedded. Flags of
          `etw_image_signature`.
      - id: signature_type
        -orig-id: SignatureType
        type: u1
      - id: reserved0
        -orig-id: Reserved0
        type: u2
      - id: default_base
        -orig-id: DefaultBase
        type: u4
        doc: Preferred base address of the image.
      - id: reserved1
        -orig-id: Reserved1
        type: u4
      - id: reserved2
        -orig-id: Reserved2
        type: u4
      - id: reserved3
        -orig-id: Reserved3
        type: u4
      - id: reserved4
        -orig-id: Reserved4
        type: u4
      - id: file_name
        -orig-id: FileName
        type: strz
        eos-error: false
        doc: Path of the image file.
  wmi_imageload_information_ptr64:
    -orig-id: WMI_IMAGELOAD_INFORMATION
    doc: |
      Image mapped, unmapped, or already mapped.

      In event version 2 the two signature bytes are part of Reserved0, and zero
      in real events. Version 3 defines them.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L2061-L2077 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/google/syzygy/blob/2bb84ce2/sawbuck/log_lib/kernel_log_types.h kernel_log_types.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: image_base
        -orig-id: ImageBase
        type: u8
      - id: image_size
        -orig-id: ImageSize
        type: u8
        doc: |
          Unit: bytes.
      - id: process_id
        -orig-id: ProcessId
        type: u4
        doc: ID of the process that contains the image. 0 for kernel images.
      - id: image_checksum
        -orig-id: ImageChecksum
        type: u4
        doc: Checksum from the image's header.
      - id: time_date_stamp
        -orig-id: TimeDateStamp
        type: u4
        doc: |
          Time stamp from the image's header. Unit: seconds since 1970.
      - id: signature_level
        -orig-id: SignatureLevel
        type: u1
        doc: |
          Trust level of the image's signature. 0x10 if the image is signed by a
          catalog, 0x20 if the signature is embedded. Flags of
          `etw_image_signature`.
      - id: signature_type
        -orig-id: SignatureType
        type: u1
      - id: reserved0
        -orig-id: Reserved0
        type: u2
      - id: default_base
        -orig-id: DefaultBase
        type: u8
        doc: Preferred base address of the image.
      - id: reserved1
        -orig-id: Reserved1
        type: u4
      - id: reserved2
        -orig-id: Reserved2
        type: u4
      - id: reserved3
        -orig-id: Reserved3
        type: u4
      - id: reserved4
        -orig-id: Reserved4
        type: u4
      - id: file_name
        -orig-id: FileName
        type: strz
        eos-error: false
        doc: Path of the image file.
enums:
  etw_image_signature:
    0x10:
      id: etw_image_catalog_signed
      -orig-id: ETW_IMAGE_CATALOG_SIGNED
      doc: Signed in a catalog.
    0x20:
      id: etw_image_embedded_signed
      -orig-id: ETW_IMAGE_EMBEDDED_SIGNED
      doc: Signed in the image itself.
