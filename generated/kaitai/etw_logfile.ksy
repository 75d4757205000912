# Generated from spec/ by `cargo spec generate`. Do not edit: edit the tables.
meta:
  id: etw_logfile
  title: Event Tracing for Windows, logfile
  application: Windows
  license: MIT OR Apache-2.0
  ks-version: 0.11
  imports:
    - etw_buffers
    - etw_masks
  encoding: UTF-16LE
  endian: le
  bit-endian: le
doc: Description of a log file in its first events.
types:
  etw_kernel_header_extension_v5_2:
    -orig-id: ETW_KERNEL_HEADER_EXTENSION
    doc: |
      Kernel events enabled in a session, and the version of the kernel's
      events.

      Documented for 5.2.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntetw/etw_kernel_header_extension.htm ETW_KERNEL_HEADER_EXTENSION
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L5802-L5806 ntwmi.h
    seq:
      - id: group_masks
        -orig-id: GroupMasks
        type: etw_masks::perfinfo_groupmask
        doc: |
          Group masks of the events that are enabled, or were enabled until now.
  etw_kernel_header_extension:
    -orig-id: ETW_KERNEL_HEADER_EXTENSION
    doc: |
      Kernel events enabled in a session, and the version of the kernel's
      events.

      Second event of a session of kernel events. Whenever the masks change, the
      session logs a further pair of these events: the old masks and the new
      masks.

      Documented for 6.0+, assumed unchanged after 2004.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/api/ntetw/etw_kernel_header_extension.htm ETW_KERNEL_HEADER_EXTENSION
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L5802-L5806 ntwmi.h
    seq:
      - id: group_masks
        -orig-id: GroupMasks
        type: etw_masks::perfinfo_groupmask
        doc: |
          Group masks of the events that are enabled, or were enabled until now.
      - id: version
        -orig-id: Version
        type: u4
        doc: |
          The kernel's ETW_KERNEL_EVENT_VERSION. A trace of build 18362 has 70,
          which that enumeration assigns to 1903.
  rtl_time_zone_information:
    -orig-id: RTL_TIME_ZONE_INFORMATION
    doc: |
      Time zone, with dates in the kernel's field order.

      Unlike those of TIME_ZONE_INFORMATION, its dates are TIME_FIELDS.

      Releases unknown.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntrtl.h#L9277-L9286 ntrtl.h
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/shared/evntrace/trace_logfile_header.htm TRACE_LOGFILE_HEADER
    seq:
      - id: bias
        -orig-id: Bias
        type: s4
        doc: |
          Value to add to local time to get UTC. Unit: minutes.
      - id: standard_name
        -orig-id: StandardName
        size: 64
        type: strz
        doc: Name of standard time.
      - id: standard_start
        -orig-id: StandardStart
        type: time_fields
        doc: Start of standard time.
      - id: standard_bias
        -orig-id: StandardBias
        type: s4
        doc: |
          Value to add, besides Bias, during standard time. Unit: minutes.
      - id: daylight_name
        -orig-id: DaylightName
        size: 64
        type: strz
        doc: Name of daylight saving time.
      - id: daylight_start
        -orig-id: DaylightStart
        type: time_fields
        doc: Start of daylight saving time.
      - id: daylight_bias
        -orig-id: DaylightBias
        type: s4
        doc: |
          Value to add, besides Bias, during daylight saving time. Unit:
          minutes.
  systemtime:
    -orig-id: SYSTEMTIME
    doc: |
      Date and time of day, in separate fields.

      In a TIME_ZONE_INFORMATION it specifies when a rule starts. If the year is
      not 0, the rule starts on that date. If the year is 0, it starts every
      year on a given weekday of the month. Day is then the occurrence of the
      weekday, 1 to 5, where 5 means the last.

      Releases unknown.
    doc-ref:
      - https://github.com/mingw-w64/mingw-w64/blob/v10.0.0/mingw-w64-headers/include/minwinbase.h#L49-L58 minwinbase.h
    seq:
      - id: wyear
        -orig-id: wYear
        type: u2
        doc: Year.
      - id: wmonth
        -orig-id: wMonth
        type: u2
        doc: Month, from 1.
      - id: wday_of_week
        -orig-id: wDayOfWeek
        type: u2
        doc: Day of the week, from 0 for Sunday.
      - id: wday
        -orig-id: wDay
        type: u2
        doc: Day of the month, from 1.
      - id: whour
        -orig-id: wHour
        type: u2
        doc: Hour.
      - id: wminute
        -orig-id: wMinute
        type: u2
        doc: Minute.
      - id: wsecond
        -orig-id: wSecond
        type: u2
        doc: Second.
      - id: wmilliseconds
        -orig-id: wMilliseconds
        type: u2
        doc: |
          Milliseconds. Unit: ms.
  time_fields:
    -orig-id: TIME_FIELDS
    doc: |
      Date and time of day, in separate fields, in the kernel's order.

      Same size as SYSTEMTIME, but the day of the week comes last.

      Releases unknown.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntrtl.h#L9082-L9092 ntrtl.h
      - https://github.com/mingw-w64/mingw-w64/blob/v10.0.0/mingw-w64-headers/ddk/include/ddk/wdm.h#L431-L440 wdm.h
    seq:
      - id: year
        -orig-id: Year
        type: s2
        doc: Year, from 1601.
      - id: month
        -orig-id: Month
        type: s2
        doc: Month, from 1.
      - id: day
        -orig-id: Day
        type: s2
        doc: Day of the month, from 1.
      - id: hour
        -orig-id: Hour
        type: s2
        doc: Hour.
      - id: minute
        -orig-id: Minute
        type: s2
        doc: Minute.
      - id: second
        -orig-id: Second
        type: s2
        doc: Second.
      - id: milliseconds
        -orig-id: Milliseconds
        type: s2
        doc: |
          Milliseconds. Unit: ms.
      - id: weekday
        -orig-id: Weekday
        type: s2
        doc: Day of the week, from 0 for Sunday.
  time_zone_information:
    -orig-id: TIME_ZONE_INFORMATION
    doc: |
      Time zone: the offset of local time from UTC, and the dates on which it
      changes.

      UTC is local time plus Bias plus either StandardBias or DaylightBias,
      whichever applies.

      Releases unknown.
    doc-ref:
      - https://github.com/mingw-w64/mingw-w64/blob/v10.0.0/mingw-w64-headers/include/timezoneapi.h#L21-L29 timezoneapi.h
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/shared/evntrace/trace_logfile_header.htm TRACE_LOGFILE_HEADER
    seq:
      - id: bias
        -orig-id: Bias
        type: s4
        doc: |
          Value to add to local time to get UTC. Unit: minutes.
      - id: standard_name
        -orig-id: StandardName
        size: 64
        type: strz
        doc: Name of standard time.
      - id: standard_date
        -orig-id: StandardDate
        type: systemtime
        doc: Start of standard time.
      - id: standard_bias
        -orig-id: StandardBias
        type: s4
        doc: |
          Value to add, besides Bias, during standard time. Unit: minutes.
      - id: daylight_name
        -orig-id: DaylightName
        size: 64
        type: strz
        doc: Name of daylight saving time.
      - id: daylight_date
        -orig-id: DaylightDate
        type: systemtime
        doc: Start of daylight saving time.
      - id: daylight_bias
        -orig-id: DaylightBias
        type: s4
        doc: |
          Value to add, besides Bias, during daylight saving time. Unit:
          minutes.
  trace_logfile_header_v5_0_ptr32:
    -orig-id: TRACE_LOGFILE_HEADER
    doc: |
      Description of a log file and of the session that wrote it.

      Documented for 5.0 (32-bit).
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/shared/evntrace/trace_logfile_header.htm TRACE_LOGFILE_HEADER
      - https://github.com/mingw-w64/mingw-w64/blob/d7f3c520/mingw-w64-headers/include/evntrace.h#L430-L471 evntrace.h
    seq:
      - id: buffer_size
        -orig-id: BufferSize
        type: u4
        doc: |
          Size of the session's buffers. Unit: bytes.
      - id: unnamed_04
        size: 4
        type: unnamed_04_union
        doc: Windows release and version of the file layout.
      - id: provider_version
        -orig-id: ProviderVersion
        type: u4
        doc: Build number of Windows.
      - id: number_of_processors
        -orig-id: NumberOfProcessors
        type: u4
        doc: |
          Number of processors. From 6.1, 1 if the mode has
          EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING.
      - id: end_time
        -orig-id: EndTime
        type: s8
        doc: |
          End time of the session, since 1601. It may be 0 while the session is
          running. Unit: 100 ns.
      - id: timer_resolution
        -orig-id: TimerResolution
        type: u4
        doc: |
          Length of one unit of the processor times in event headers. Unit: 100
          ns.
      - id: maximum_file_size
        -orig-id: MaximumFileSize
        type: u4
        doc: |
          Maximum size of the file, as specified for the session. Unit: MB.
      - id: log_file_mode
        -orig-id: LogFileMode
        type: u4
        doc: |
          Mode of the session, without EVENT_TRACE_REAL_TIME_MODE and, from 6.2,
          without EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN and
          EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN. Flags of `logger_mode`.
      - id: buffers_written
        -orig-id: BuffersWritten
        type: u4
        doc: Number of buffers written.
      - id: unnamed_28
        size: 16
        type: unnamed_28_union
      - id: logger_name
        -orig-id: LoggerName
        type: u4
        doc: |
          Before 6.1, the address of the logger name when the header was
          written. From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware
          source of the clock interrupt. The name itself follows the structure.
      - id: log_file_name
        -orig-id: LogFileName
        type: u4
        doc: |
          Before 6.1, the address of the file name when the header was written.
          From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware source of
          the performance counter. The name itself follows the structure.
      - id: time_zone
        -orig-id: TimeZone
        type: rtl_time_zone_information
        doc: Time zone of the machine.
      - id: padding_ec
        size: 4
      - id: boot_time
        -orig-id: BootTime
        type: s8
        doc: |
          Boot time of Windows, since 1601. Unit: 100 ns.
      - id: perf_freq
        -orig-id: PerfFreq
        type: s8
        doc: |
          Frequency of the performance counter. Unit: Hz.
      - id: start_time
        -orig-id: StartTime
        type: s8
        doc: |
          Start time of the session, since 1601. Unit: 100 ns.
      - id: reserved_flags
        -orig-id: ReservedFlags
        type: u4
        enum: etw_buffers::event_trace_clock
        doc: |
          Clock of the time stamps, an EVENT_TRACE_CLOCK. Before 6.0, 1 for the
          performance counter and 0 for anything else.
      - id: buffers_lost
        -orig-id: BuffersLost
        type: u4
        doc: Number of lost buffers.
      - id: session_name_string
        -orig-id: SessionNameString
        type: strz
        eos-error: false
        doc: |
          Logger name. The name of this part is from the class
          EventTrace_Header.
      - id: log_file_name_string
        -orig-id: LogFileNameString
        type: strz
        eos-error: false
        doc: Log file name. A tool that merges traces writes an arbitrary value.
    instances:
      version:
        value: unnamed_04.version
      version_detail:
        value: unnamed_04.version_detail
      log_instance_guid:
        value: unnamed_28.log_instance_guid
      start_buffers:
        value: unnamed_28.unnamed_28.start_buffers
      pointer_size:
        value: unnamed_28.unnamed_28.pointer_size
      events_lost:
        value: unnamed_28.unnamed_28.events_lost
      reserved32:
        value: unnamed_28.unnamed_28.reserved32
    types:
      version_detail_struct:
        seq:
          - id: major_version
            -orig-id: MajorVersion
            type: u1
            doc: Major version of Windows.
          - id: minor_version
            -orig-id: MinorVersion
            type: u1
            doc: Minor version of Windows.
          - id: sub_version
            -orig-id: SubVersion
            type: u1
            doc: |
              Major version of the file layout: 1 or 2.
          - id: sub_minor_version
            -orig-id: SubMinorVersion
            type: u1
            doc: |
              Minor version of the file layout: 1.0 in 5.0 and 5.1, 1.2 in 5.2,
              1.4 in 6.0, 1.5 from 6.1. From 6.2 it is 2.0 if buffers are
              compressed or over 1 MB, or there are more than 256 processors.
      unnamed_04_union:
        instances:
          version:
            -orig-id: Version
            pos: 0
            type: u4
            doc: The same four bytes as one number.
          version_detail:
            -orig-id: VersionDetail
            pos: 0
            type: version_detail_struct
      unnamed_28_struct:
        seq:
          - id: start_buffers
            -orig-id: StartBuffers
            type: u4
            doc: Documented as reserved.
          - id: pointer_size
            -orig-id: PointerSize
            type: u4
            doc: |
              Size of a pointer: 4 or 8. Unit: bytes.
          - id: events_lost
            -orig-id: EventsLost
            type: u4
            doc: Number of lost events.
          - id: reserved32
            -orig-id: Reserved32
            type: u4
      unnamed_28_union:
        instances:
          log_instance_guid:
            -orig-id: LogInstanceGuid
            pos: 0
            size: 16
            doc: Documented as reserved.
          unnamed_28:
            pos: 0
            type: unnamed_28_struct
  trace_logfile_header_v5_0_ptr64:
    -orig-id: TRACE_LOGFILE_HEADER
    doc: |
      Description of a log file and of the session that wrote it.

      Documented for 5.0 (64-bit).
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/shared/evntrace/trace_logfile_header.htm TRACE_LOGFILE_HEADER
      - https://github.com/mingw-w64/mingw-w64/blob/d7f3c520/mingw-w64-headers/include/evntrace.h#L430-L471 evntrace.h
    seq:
      - id: buffer_size
        -orig-id: BufferSize
        type: u4
        doc: |
          Size of the session's buffers. Unit: bytes.
      - id: unnamed_04
        size: 4
        type: unnamed_04_union
        doc: Windows release and version of the file layout.
      - id: provider_version
        -orig-id: ProviderVersion
        type: u4
        doc: Build number of Windows.
      - id: number_of_processors
        -orig-id: NumberOfProcessors
        type: u4
        doc: |
          Number of processors. From 6.1, 1 if the mode has
          EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING.
      - id: end_time
        -orig-id: EndTime
        type: s8
        doc: |
          End time of the session, since 1601. It may be 0 while the session is
          running. Unit: 100 ns.
      - id: timer_resolution
        -orig-id: TimerResolution
        type: u4
        doc: |
          Length of one unit of the processor times in event headers. Unit: 100
          ns.
      - id: maximum_file_size
        -orig-id: MaximumFileSize
        type: u4
        doc: |
          Maximum size of the file, as specified for the session. Unit: MB.
      - id: log_file_mode
        -orig-id: LogFileMode
        type: u4
        doc: |
          Mode of the session, without EVENT_TRACE_REAL_TIME_MODE and, from 6.2,
          without EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN and
          EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN. Flags of `logger_mode`.
      - id: buffers_written
        -orig-id: BuffersWritten
        type: u4
        doc: Number of buffers written.
      - id: unnamed_28
        size: 16
        type: unnamed_28_union
      - id: logger_name
        -orig-id: LoggerName
        type: u8
        doc: |
          Before 6.1, the address of the logger name when the header was
          written. From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware
          source of the clock interrupt. The name itself follows the structure.
      - id: log_file_name
        -orig-id: LogFileName
        type: u8
        doc: |
          Before 6.1, the address of the file name when the header was written.
          From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware source of
          the performance counter. The name itself follows the structure.
      - id: time_zone
        -orig-id: TimeZone
        type: rtl_time_zone_information
        doc: Time zone of the machine.
      - id: padding_f4
        size: 4
      - id: boot_time
        -orig-id: BootTime
        type: s8
        doc: |
          Boot time of Windows, since 1601. Unit: 100 ns.
      - id: perf_freq
        -orig-id: PerfFreq
        type: s8
        doc: |
          Frequency of the performance counter. Unit: Hz.
      - id: start_time
        -orig-id: StartTime
        type: s8
        doc: |
          Start time of the session, since 1601. Unit: 100 ns.
      - id: reserved_flags
        -orig-id: ReservedFlags
        type: u4
        enum: etw_buffers::event_trace_clock
        doc: |
          Clock of the time stamps, an EVENT_TRACE_CLOCK. Before 6.0, 1 for the
          performance counter and 0 for anything else.
      - id: buffers_lost
        -orig-id: BuffersLost
        type: u4
        doc: Number of lost buffers.
      - id: session_name_string
        -orig-id: SessionNameString
        type: strz
        eos-error: false
        doc: |
          Logger name. The name of this part is from the class
          EventTrace_Header.
      - id: log_file_name_string
        -orig-id: LogFileNameString
        type: strz
        eos-error: false
        doc: Log file name. A tool that merges traces writes an arbitrary value.
    instances:
      version:
        value: unnamed_04.version
      version_detail:
        value: unnamed_04.version_detail
      log_instance_guid:
        value: unnamed_28.log_instance_guid
      start_buffers:
        value: unnamed_28.unnamed_28.start_buffers
      pointer_size:
        value: unnamed_28.unnamed_28.pointer_size
      events_lost:
        value: unnamed_28.unnamed_28.events_lost
      reserved32:
        value: unnamed_28.unnamed_28.reserved32
    types:
      version_detail_struct:
        seq:
          - id: major_version
            -orig-id: MajorVersion
            type: u1
            doc: Major version of Windows.
          - id: minor_version
            -orig-id: MinorVersion
            type: u1
            doc: Minor version of Windows.
          - id: sub_version
            -orig-id: SubVersion
            type: u1
            doc: |
              Major version of the file layout: 1 or 2.
          - id: sub_minor_version
            -orig-id: SubMinorVersion
            type: u1
            doc: |
              Minor version of the file layout: 1.0 in 5.0 and 5.1, 1.2 in 5.2,
              1.4 in 6.0, 1.5 from 6.1. From 6.2 it is 2.0 if buffers are
              compressed or over 1 MB, or there are more than 256 processors.
      unnamed_04_union:
        instances:
          version:
            -orig-id: Version
            pos: 0
            type: u4
            doc: The same four bytes as one number.
          version_detail:
            -orig-id: VersionDetail
            pos: 0
            type: version_detail_struct
      unnamed_28_struct:
        seq:
          - id: start_buffers
            -orig-id: StartBuffers
            type: u4
            doc: Documented as reserved.
          - id: pointer_size
            -orig-id: PointerSize
            type: u4
            doc: |
              Size of a pointer: 4 or 8. Unit: bytes.
          - id: events_lost
            -orig-id: EventsLost
            type: u4
            doc: Number of lost events.
          - id: reserved32
            -orig-id: Reserved32
            type: u4
      unnamed_28_union:
        instances:
          log_instance_guid:
            -orig-id: LogInstanceGuid
            pos: 0
            size: 16
            doc: Documented as reserved.
          unnamed_28:
            pos: 0
            type: unnamed_28_struct
  trace_logfile_header_v5_1_ptr32:
    -orig-id: TRACE_LOGFILE_HEADER
    doc: |
      Description of a log file and of the session that wrote it.

      Documented for 5.1..5.2 (32-bit).
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/shared/evntrace/trace_logfile_header.htm TRACE_LOGFILE_HEADER
      - https://github.com/mingw-w64/mingw-w64/blob/d7f3c520/mingw-w64-headers/include/evntrace.h#L430-L471 evntrace.h
    seq:
      - id: buffer_size
        -orig-id: BufferSize
        type: u4
        doc: |
          Size of the session's buffers. Unit: bytes.
      - id: unnamed_04
        size: 4
        type: unnamed_04_union
        doc: Windows release and version of the file layout.
      - id: provider_version
        -orig-id: ProviderVersion
        type: u4
        doc: Build number of Windows.
      - id: number_of_processors
        -orig-id: NumberOfProcessors
        type: u4
        doc: |
          Number of processors. From 6.1, 1 if the mode has
          EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING.
      - id: end_time
        -orig-id: EndTime
        type: s8
        doc: |
          End time of the session, since 1601. It may be 0 while the session is
          running. Unit: 100 ns.
      - id: timer_resolution
        -orig-id: TimerResolution
        type: u4
        doc: |
          Length of one unit of the processor times in event headers. Unit: 100
          ns.
      - id: maximum_file_size
        -orig-id: MaximumFileSize
        type: u4
        doc: |
          Maximum size of the file, as specified for the session. Unit: MB.
      - id: log_file_mode
        -orig-id: LogFileMode
        type: u4
        doc: |
          Mode of the session, without EVENT_TRACE_REAL_TIME_MODE and, from 6.2,
          without EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN and
          EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN. Flags of `logger_mode`.
      - id: buffers_written
        -orig-id: BuffersWritten
        type: u4
        doc: Number of buffers written.
      - id: unnamed_28
        size: 16
        type: unnamed_28_union
      - id: logger_name
        -orig-id: LoggerName
        type: u4
        doc: |
          Before 6.1, the address of the logger name when the header was
          written. From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware
          source of the clock interrupt. The name itself follows the structure.
      - id: log_file_name
        -orig-id: LogFileName
        type: u4
        doc: |
          Before 6.1, the address of the file name when the header was written.
          From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware source of
          the performance counter. The name itself follows the structure.
      - id: time_zone
        -orig-id: TimeZone
        type: rtl_time_zone_information
        doc: Time zone of the machine.
      - id: padding_ec
        size: 4
      - id: boot_time
        -orig-id: BootTime
        type: s8
        doc: |
          Boot time of Windows, since 1601. Unit: 100 ns.
      - id: perf_freq
        -orig-id: PerfFreq
        type: s8
        doc: |
          Frequency of the performance counter. Unit: Hz.
      - id: start_time
        -orig-id: StartTime
        type: s8
        doc: |
          Start time of the session, since 1601. Unit: 100 ns.
      - id: reserved_flags
        -orig-id: ReservedFlags
        type: u4
        enum: etw_buffers::event_trace_clock
        doc: |
          Clock of the time stamps, an EVENT_TRACE_CLOCK. Before 6.0, 1 for the
          performance counter and 0 for anything else.
      - id: buffers_lost
        -orig-id: BuffersLost
        type: u4
        doc: Number of lost buffers.
      - id: session_name_string
        -orig-id: SessionNameString
        type: strz
        eos-error: false
        doc: |
          Logger name. The name of this part is from the class
          EventTrace_Header.
      - id: log_file_name_string
        -orig-id: LogFileNameString
        type: strz
        eos-error: false
        doc: Log file name. A tool that merges traces writes an arbitrary value.
    instances:
      version:
        value: unnamed_04.version
      version_detail:
        value: unnamed_04.version_detail
      log_instance_guid:
        value: unnamed_28.log_instance_guid
      start_buffers:
        value: unnamed_28.unnamed_28.start_buffers
      pointer_size:
        value: unnamed_28.unnamed_28.pointer_size
      events_lost:
        value: unnamed_28.unnamed_28.events_lost
      cpu_speed_in_mhz:
        value: unnamed_28.unnamed_28.cpu_speed_in_mhz
    types:
      version_detail_struct:
        seq:
          - id: major_version
            -orig-id: MajorVersion
            type: u1
            doc: Major version of Windows.
          - id: minor_version
            -orig-id: MinorVersion
            type: u1
            doc: Minor version of Windows.
          - id: sub_version
            -orig-id: SubVersion
            type: u1
            doc: |
              Major version of the file layout: 1 or 2.
          - id: sub_minor_version
            -orig-id: SubMinorVersion
            type: u1
            doc: |
              Minor version of the file layout: 1.0 in 5.0 and 5.1, 1.2 in 5.2,
              1.4 in 6.0, 1.5 from 6.1. From 6.2 it is 2.0 if buffers are
              compressed or over 1 MB, or there are more than 256 processors.
      unnamed_04_union:
        instances:
          version:
            -orig-id: Version
            pos: 0
            type: u4
            doc: The same four bytes as one number.
          version_detail:
            -orig-id: VersionDetail
            pos: 0
            type: version_detail_struct
      unnamed_28_struct:
        seq:
          - id: start_buffers
            -orig-id: StartBuffers
            type: u4
            doc: Documented as reserved.
          - id: pointer_size
            -orig-id: PointerSize
            type: u4
            doc: |
              Size of a pointer: 4 or 8. Unit: bytes.
          - id: events_lost
            -orig-id: EventsLost
            type: u4
            doc: Number of lost events.
          - id: cpu_speed_in_mhz
            -orig-id: CpuSpeedInMHz
            type: u4
            doc: |
              Processor speed. The kernel sets it from 6.0. Unit: MHz.
      unnamed_28_union:
        instances:
          log_instance_guid:
            -orig-id: LogInstanceGuid
            pos: 0
            size: 16
            doc: Documented as reserved.
          unnamed_28:
            pos: 0
            type: unnamed_28_struct
  trace_logfile_header_v5_1_ptr64:
    -orig-id: TRACE_LOGFILE_HEADER
    doc: |
      Description of a log file and of the session that wrote it.

      Documented for 5.1..5.2 (64-bit).
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/shared/evntrace/trace_logfile_header.htm TRACE_LOGFILE_HEADER
      - https://github.com/mingw-w64/mingw-w64/blob/d7f3c520/mingw-w64-headers/include/evntrace.h#L430-L471 evntrace.h
    seq:
      - id: buffer_size
        -orig-id: BufferSize
        type: u4
        doc: |
          Size of the session's buffers. Unit: bytes.
      - id: unnamed_04
        size: 4
        type: unnamed_04_union
        doc: Windows release and version of the file layout.
      - id: provider_version
        -orig-id: ProviderVersion
        type: u4
        doc: Build number of Windows.
      - id: number_of_processors
        -orig-id: NumberOfProcessors
        type: u4
        doc: |
          Number of processors. From 6.1, 1 if the mode has
          EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING.
      - id: end_time
        -orig-id: EndTime
        type: s8
        doc: |
          End time of the session, since 1601. It may be 0 while the session is
          running. Unit: 100 ns.
      - id: timer_resolution
        -orig-id: TimerResolution
        type: u4
        doc: |
          Length of one unit of the processor times in event headers. Unit: 100
          ns.
      - id: maximum_file_size
        -orig-id: MaximumFileSize
        type: u4
        doc: |
          Maximum size of the file, as specified for the session. Unit: MB.
      - id: log_file_mode
        -orig-id: LogFileMode
        type: u4
        doc: |
          Mode of the session, without EVENT_TRACE_REAL_TIME_MODE and, from 6.2,
          without EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN and
          EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN. Flags of `logger_mode`.
      - id: buffers_written
        -orig-id: BuffersWritten
        type: u4
        doc: Number of buffers written.
      - id: unnamed_28
        size: 16
        type: unnamed_28_union
      - id: logger_name
        -orig-id: LoggerName
        type: u8
        doc: |
          Before 6.1, the address of the logger name when the header was
          written. From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware
          source of the clock interrupt. The name itself follows the structure.
      - id: log_file_name
        -orig-id: LogFileName
        type: u8
        doc: |
          Before 6.1, the address of the file name when the header was written.
          From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware source of
          the performance counter. The name itself follows the structure.
      - id: time_zone
        -orig-id: TimeZone
        type: rtl_time_zone_information
        doc: Time zone of the machine.
      - id: padding_f4
        size: 4
      - id: boot_time
        -orig-id: BootTime
        type: s8
        doc: |
          Boot time of Windows, since 1601. Unit: 100 ns.
      - id: perf_freq
        -orig-id: PerfFreq
        type: s8
        doc: |
          Frequency of the performance counter. Unit: Hz.
      - id: start_time
        -orig-id: StartTime
        type: s8
        doc: |
          Start time of the session, since 1601. Unit: 100 ns.
      - id: reserved_flags
        -orig-id: ReservedFlags
        type: u4
        enum: etw_buffers::event_trace_clock
        doc: |
          Clock of the time stamps, an EVENT_TRACE_CLOCK. Before 6.0, 1 for the
          performance counter and 0 for anything else.
      - id: buffers_lost
        -orig-id: BuffersLost
        type: u4
        doc: Number of lost buffers.
      - id: session_name_string
        -orig-id: SessionNameString
        type: strz
        eos-error: false
        doc: |
          Logger name. The name of this part is from the class
          EventTrace_Header.
      - id: log_file_name_string
        -orig-id: LogFileNameString
        type: strz
        eos-error: false
        doc: Log file name. A tool that merges traces writes an arbitrary value.
    instances:
      version:
        value: unnamed_04.version
      version_detail:
        value: unnamed_04.version_detail
      log_instance_guid:
        value: unnamed_28.log_instance_guid
      start_buffers:
        value: unnamed_28.unnamed_28.start_buffers
      pointer_size:
        value: unnamed_28.unnamed_28.pointer_size
      events_lost:
        value: unnamed_28.unnamed_28.events_lost
      cpu_speed_in_mhz:
        value: unnamed_28.unnamed_28.cpu_speed_in_mhz
    types:
      version_detail_struct:
        seq:
          - id: major_version
            -orig-id: MajorVersion
            type: u1
            doc: Major version of Windows.
          - id: minor_version
            -orig-id: MinorVersion
            type: u1
            doc: Minor version of Windows.
          - id: sub_version
            -orig-id: SubVersion
            type: u1
            doc: |
              Major version of the file layout: 1 or 2.
          - id: sub_minor_version
            -orig-id: SubMinorVersion
            type: u1
            doc: |
              Minor version of the file layout: 1.0 in 5.0 and 5.1, 1.2 in 5.2,
              1.4 in 6.0, 1.5 from 6.1. From 6.2 it is 2.0 if buffers are
              compressed or over 1 MB, or there are more than 256 processors.
      unnamed_04_union:
        instances:
          version:
            -orig-id: Version
            pos: 0
            type: u4
            doc: The same four bytes as one number.
          version_detail:
            -orig-id: VersionDetail
            pos: 0
            type: version_detail_struct
      unnamed_28_struct:
        seq:
          - id: start_buffers
            -orig-id: StartBuffers
            type: u4
            doc: Documented as reserved.
          - id: pointer_size
            -orig-id: PointerSize
            type: u4
            doc: |
              Size of a pointer: 4 or 8. Unit: bytes.
          - id: events_lost
            -orig-id: EventsLost
            type: u4
            doc: Number of lost events.
          - id: cpu_speed_in_mhz
            -orig-id: CpuSpeedInMHz
            type: u4
            doc: |
              Processor speed. The kernel sets it from 6.0. Unit: MHz.
      unnamed_28_union:
        instances:
          log_instance_guid:
            -orig-id: LogInstanceGuid
            pos: 0
            size: 16
            doc: Documented as reserved.
          unnamed_28:
            pos: 0
            type: unnamed_28_struct
  trace_logfile_header_ptr32:
    -orig-id: TRACE_LOGFILE_HEADER
    doc: |
      Description of a log file and of the session that wrote it.

      Payload of the first event of every file, after a SYSTEM_TRACE_HEADER. The
      header type indicates the pointer size of the session and thus the form. A
      32-bit session on 64-bit Windows writes the 32-bit form. Two strings
      follow: the logger name and the file name.

      Documented for 6.0+ (32-bit), assumed unchanged after 2004.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/shared/evntrace/trace_logfile_header.htm TRACE_LOGFILE_HEADER
      - https://github.com/mingw-w64/mingw-w64/blob/d7f3c520/mingw-w64-headers/include/evntrace.h#L430-L471 evntrace.h
    seq:
      - id: buffer_size
        -orig-id: BufferSize
        type: u4
        doc: |
          Size of the session's buffers. Unit: bytes.
      - id: unnamed_04
        size: 4
        type: unnamed_04_union
        doc: Windows release and version of the file layout.
      - id: provider_version
        -orig-id: ProviderVersion
        type: u4
        doc: Build number of Windows.
      - id: number_of_processors
        -orig-id: NumberOfProcessors
        type: u4
        doc: |
          Number of processors. From 6.1, 1 if the mode has
          EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING.
      - id: end_time
        -orig-id: EndTime
        type: s8
        doc: |
          End time of the session, since 1601. It may be 0 while the session is
          running. Unit: 100 ns.
      - id: timer_resolution
        -orig-id: TimerResolution
        type: u4
        doc: |
          Length of one unit of the processor times in event headers. Unit: 100
          ns.
      - id: maximum_file_size
        -orig-id: MaximumFileSize
        type: u4
        doc: |
          Maximum size of the file, as specified for the session. Unit: MB.
      - id: log_file_mode
        -orig-id: LogFileMode
        type: u4
        doc: |
          Mode of the session, without EVENT_TRACE_REAL_TIME_MODE and, from 6.2,
          without EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN and
          EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN. Flags of `logger_mode`.
      - id: buffers_written
        -orig-id: BuffersWritten
        type: u4
        doc: Number of buffers written.
      - id: unnamed_28
        size: 16
        type: unnamed_28_union
      - id: logger_name
        -orig-id: LoggerName
        type: u4
        doc: |
          Before 6.1, the address of the logger name when the header was
          written. From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware
          source of the clock interrupt. The name itself follows the structure.
      - id: log_file_name
        -orig-id: LogFileName
        type: u4
        doc: |
          Before 6.1, the address of the file name when the header was written.
          From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware source of
          the performance counter. The name itself follows the structure.
      - id: time_zone
        -orig-id: TimeZone
        type: time_zone_information
        doc: Time zone of the machine.
      - id: padding_ec
        size: 4
      - id: boot_time
        -orig-id: BootTime
        type: s8
        doc: |
          Boot time of Windows, since 1601. Unit: 100 ns.
      - id: perf_freq
        -orig-id: PerfFreq
        type: s8
        doc: |
          Frequency of the performance counter. Unit: Hz.
      - id: start_time
        -orig-id: StartTime
        type: s8
        doc: |
          Start time of the session, since 1601. Unit: 100 ns.
      - id: reserved_flags
        -orig-id: ReservedFlags
        type: u4
        enum: etw_buffers::event_trace_clock
        doc: |
          Clock of the time stamps, an EVENT_TRACE_CLOCK. Before 6.0, 1 for the
          performance counter and 0 for anything else.
      - id: buffers_lost
        -orig-id: BuffersLost
        type: u4
        doc: Number of lost buffers.
      - id: session_name_string
        -orig-id: SessionNameString
        type: strz
        eos-error: false
        doc: |
          Logger name. The name of this part is from the class
          EventTrace_Header.
      - id: log_file_name_string
        -orig-id: LogFileNameString
        type: strz
        eos-error: false
        doc: Log file name. A tool that merges traces writes an arbitrary value.
    instances:
      version:
        value: unnamed_04.version
      version_detail:
        value: unnamed_04.version_detail
      log_instance_guid:
        value: unnamed_28.log_instance_guid
      start_buffers:
        value: unnamed_28.unnamed_28.start_buffers
      pointer_size:
        value: unnamed_28.unnamed_28.pointer_size
      events_lost:
        value: unnamed_28.unnamed_28.events_lost
      cpu_speed_in_mhz:
        value: unnamed_28.unnamed_28.cpu_speed_in_mhz
    types:
      version_detail_struct:
        seq:
          - id: major_version
            -orig-id: MajorVersion
            type: u1
            doc: Major version of Windows.
          - id: minor_version
            -orig-id: MinorVersion
            type: u1
            doc: Minor version of Windows.
          - id: sub_version
            -orig-id: SubVersion
            type: u1
            doc: |
              Major version of the file layout: 1 or 2.
          - id: sub_minor_version
            -orig-id: SubMinorVersion
            type: u1
            doc: |
              Minor version of the file layout: 1.0 in 5.0 and 5.1, 1.2 in 5.2,
              1.4 in 6.0, 1.5 from 6.1. From 6.2 it is 2.0 if buffers are
              compressed or over 1 MB, or there are more than 256 processors.
      unnamed_04_union:
        instances:
          version:
            -orig-id: Version
            pos: 0
            type: u4
            doc: The same four bytes as one number.
          version_detail:
            -orig-id: VersionDetail
            pos: 0
            type: version_detail_struct
      unnamed_28_struct:
        seq:
          - id: start_buffers
            -orig-id: StartBuffers
            type: u4
            doc: Documented as reserved.
          - id: pointer_size
            -orig-id: PointerSize
            type: u4
            doc: |
              Size of a pointer: 4 or 8. Unit: bytes.
          - id: events_lost
            -orig-id: EventsLost
            type: u4
            doc: Number of lost events.
          - id: cpu_speed_in_mhz
            -orig-id: CpuSpeedInMHz
            type: u4
            doc: |
              Processor speed. The kernel sets it from 6.0. Unit: MHz.
      unnamed_28_union:
        instances:
          log_instance_guid:
            -orig-id: LogInstanceGuid
            pos: 0
            size: 16
            doc: Documented as reserved.
          unnamed_28:
            pos: 0
            type: unnamed_28_struct
  trace_logfile_header_ptr64:
    -orig-id: TRACE_LOGFILE_HEADER
    doc: |
      Description of a log file and of the session that wrote it.

      Payload of the first event of every file, after a SYSTEM_TRACE_HEADER. The
      header type indicates the pointer size of the session and thus the form. A
      32-bit session on 64-bit Windows writes the 32-bit form. Two strings
      follow: the logger name and the file name.

      Documented for 6.0+ (64-bit), assumed unchanged after 2004.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/inc/shared/evntrace/trace_logfile_header.htm TRACE_LOGFILE_HEADER
      - https://github.com/mingw-w64/mingw-w64/blob/d7f3c520/mingw-w64-headers/include/evntrace.h#L430-L471 evntrace.h
    seq:
      - id: buffer_size
        -orig-id: BufferSize
        type: u4
        doc: |
          Size of the session's buffers. Unit: bytes.
      - id: unnamed_04
        size: 4
        type: unnamed_04_union
        doc: Windows release and version of the file layout.
      - id: provider_version
        -orig-id: ProviderVersion
        type: u4
        doc: Build number of Windows.
      - id: number_of_processors
        -orig-id: NumberOfProcessors
        type: u4
        doc: |
          Number of processors. From 6.1, 1 if the mode has
          EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING.
      - id: end_time
        -orig-id: EndTime
        type: s8
        doc: |
          End time of the session, since 1601. It may be 0 while the session is
          running. Unit: 100 ns.
      - id: timer_resolution
        -orig-id: TimerResolution
        type: u4
        doc: |
          Length of one unit of the processor times in event headers. Unit: 100
          ns.
      - id: maximum_file_size
        -orig-id: MaximumFileSize
        type: u4
        doc: |
          Maximum size of the file, as specified for the session. Unit: MB.
      - id: log_file_mode
        -orig-id: LogFileMode
        type: u4
        doc: |
          Mode of the session, without EVENT_TRACE_REAL_TIME_MODE and, from 6.2,
          without EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN and
          EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN. Flags of `logger_mode`.
      - id: buffers_written
        -orig-id: BuffersWritten
        type: u4
        doc: Number of buffers written.
      - id: unnamed_28
        size: 16
        type: unnamed_28_union
      - id: logger_name
        -orig-id: LoggerName
        type: u8
        doc: |
          Before 6.1, the address of the logger name when the header was
          written. From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware
          source of the clock interrupt. The name itself follows the structure.
      - id: log_file_name
        -orig-id: LogFileName
        type: u8
        doc: |
          Before 6.1, the address of the file name when the header was written.
          From 6.1, a value of HAL_PLATFORM_TIMER_SOURCE: the hardware source of
          the performance counter. The name itself follows the structure.
      - id: time_zone
        -orig-id: TimeZone
        type: time_zone_information
        doc: Time zone of the machine.
      - id: padding_f4
        size: 4
      - id: boot_time
        -orig-id: BootTime
        type: s8
        doc: |
          Boot time of Windows, since 1601. Unit: 100 ns.
      - id: perf_freq
        -orig-id: PerfFreq
        type: s8
        doc: |
          Frequency of the performance counter. Unit: Hz.
      - id: start_time
        -orig-id: StartTime
        type: s8
        doc: |
          Start time of the session, since 1601. Unit: 100 ns.
      - id: reserved_flags
        -orig-id: ReservedFlags
        type: u4
        enum: etw_buffers::event_trace_clock
        doc: |
          Clock of the time stamps, an EVENT_TRACE_CLOCK. Before 6.0, 1 for the
          performance counter and 0 for anything else.
      - id: buffers_lost
        -orig-id: BuffersLost
        type: u4
        doc: Number of lost buffers.
      - id: session_name_string
        -orig-id: SessionNameString
        type: strz
        eos-error: false
        doc: |
          Logger name. The name of this part is from the class
          EventTrace_Header.
      - id: log_file_name_string
        -orig-id: LogFileNameString
        type: strz
        eos-error: false
        doc: Log file name. A tool that merges traces writes an arbitrary value.
    instances:
      version:
        value: unnamed_04.version
      version_detail:
        value: unnamed_04.version_detail
      log_instance_guid:
        value: unnamed_28.log_instance_guid
      start_buffers:
        value: unnamed_28.unnamed_28.start_buffers
      pointer_size:
        value: unnamed_28.unnamed_28.pointer_size
      events_lost:
        value: unnamed_28.unnamed_28.events_lost
      cpu_speed_in_mhz:
        value: unnamed_28.unnamed_28.cpu_speed_in_mhz
    types:
      version_detail_struct:
        seq:
          - id: major_version
            -orig-id: MajorVersion
            type: u1
            doc: Major version of Windows.
          - id: minor_version
            -orig-id: MinorVersion
            type: u1
            doc: Minor version of Windows.
          - id: sub_version
            -orig-id: SubVersion
            type: u1
            doc: |
              Major version of the file layout: 1 or 2.
          - id: sub_minor_version
            -orig-id: SubMinorVersion
            type: u1
            doc: |
              Minor version of the file layout: 1.0 in 5.0 and 5.1, 1.2 in 5.2,
              1.4 in 6.0, 1.5 from 6.1. From 6.2 it is 2.0 if buffers are
              compressed or over 1 MB, or there are more than 256 processors.
      unnamed_04_union:
        instances:
          version:
            -orig-id: Version
            pos: 0
            type: u4
            doc: The same four bytes as one number.
          version_detail:
            -orig-id: VersionDetail
            pos: 0
            type: version_detail_struct
      unnamed_28_struct:
        seq:
          - id: start_buffers
            -orig-id: StartBuffers
            type: u4
            doc: Documented as reserved.
          - id: pointer_size
            -orig-id: PointerSize
            type: u4
            doc: |
              Size of a pointer: 4 or 8. Unit: bytes.
          - id: events_lost
            -orig-id: EventsLost
            type: u4
            doc: Number of lost events.
          - id: cpu_speed_in_mhz
            -orig-id: CpuSpeedInMHz
            type: u4
            doc: |
              Processor speed. The kernel sets it from 6.0. Unit: MHz.
      unnamed_28_union:
        instances:
          log_instance_guid:
            -orig-id: LogInstanceGuid
            pos: 0
            size: 16
            doc: Documented as reserved.
          unnamed_28:
            pos: 0
            type: unnamed_28_struct
enums:
  logger_mode:
    0:
      id: event_trace_file_mode_none
      -orig-id: EVENT_TRACE_FILE_MODE_NONE
      doc: No log file mode.
    1:
      id: event_trace_file_mode_sequential
      -orig-id: EVENT_TRACE_FILE_MODE_SEQUENTIAL
      doc: |
        WMI_LOGGER_MODE: SequentialFile. Observed in 5.0+.
    2:
      id: event_trace_file_mode_circular
      -orig-id: EVENT_TRACE_FILE_MODE_CIRCULAR
      doc: |
        Requires a MaximumFileSize from 6.2 on. WMI_LOGGER_MODE: CircularFile.
        Observed in 5.0+.
    4:
      id: event_trace_file_mode_append
      -orig-id: EVENT_TRACE_FILE_MODE_APPEND
      doc: |
        WMI_LOGGER_MODE, from 5.1 on: AppendFile. Observed in 5.1+.
    8:
      id: event_trace_file_mode_newfile
      -orig-id: EVENT_TRACE_FILE_MODE_NEWFILE
      doc: |
        Requires a log file name and a MaximumFileSize. Invalid for the NT
        Kernel Logger from 5.2 on. Invalid for a session started by the registry
        from 6.0 on. Observed in 5.1+.
    0x10:
      id: event_trace_use_ms_flush_timer
      -orig-id: EVENT_TRACE_USE_MS_FLUSH_TIMER
      doc: Observed in 6.1+.
    0x20:
      id: event_trace_file_mode_preallocate
      -orig-id: EVENT_TRACE_FILE_MODE_PREALLOCATE
      doc: Requires a MaximumFileSize from 6.0 on. Observed in 5.1+.
    0x40:
      id: event_trace_nonstoppable_mode
      -orig-id: EVENT_TRACE_NONSTOPPABLE_MODE
      doc: |
        Valid only for a session started by the registry, and only if it is
        circular, buffering, or real-time without a log file. Observed in 6.0+.
    0x80:
      id: event_trace_secure_mode
      -orig-id: EVENT_TRACE_SECURE_MODE
      doc: Observed in 6.0+.
    0x100:
      id: event_trace_real_time_mode
      -orig-id: EVENT_TRACE_REAL_TIME_MODE
      doc: |
        Real-time delivery of events to consumers. Required if there is no log
        file and, from 6.0 on, no EVENT_TRACE_BUFFERING_MODE. WMI_LOGGER_MODE:
        RealTime. Observed in 5.0+.
    0x200:
      id: event_trace_delay_open_file_mode
      -orig-id: EVENT_TRACE_DELAY_OPEN_FILE_MODE
      doc: |
        In 5.0, the log file is not opened before the first event and requires a
        name. From 6.1 on, the bit is ignored. WMI_LOGGER_MODE: DelayOpenFile.
        Observed in 5.0+.
    0x400:
      id: event_trace_buffering_mode
      -orig-id: EVENT_TRACE_BUFFERING_MODE
      doc: |
        Events remain in memory. Invalid with a log file name from 6.0 on.
        WMI_LOGGER_MODE: BufferOnly. Observed in 5.0+.
    0x800:
      id: event_trace_private_logger_mode
      -orig-id: EVENT_TRACE_PRIVATE_LOGGER_MODE
      doc: |
        For user-mode loggers only, not used by the kernel. WMI_LOGGER_MODE:
        PrivateLogger.
    0x1000:
      id: event_trace_add_header_mode
      -orig-id: EVENT_TRACE_ADD_HEADER_MODE
      doc: |
        Mostly ignored from 6.1 on. WMI_LOGGER_MODE: AddHeader. Observed in 5.0,
        6.1+.
    0x2000:
      id: event_trace_use_kbytes_for_size
      -orig-id: EVENT_TRACE_USE_KBYTES_FOR_SIZE
      doc: |
        Not defined in the development kit for 5.2. In WMI_LOGGER_MODE of 5.1
        and 5.2, the name of this bit is UseExisting, which has another meaning.
        Observed in 5.2+.
    0x4000:
      id: event_trace_use_global_sequence
      -orig-id: EVENT_TRACE_USE_GLOBAL_SEQUENCE
      doc: |
        WMI_LOGGER_MODE, from 5.1 on: UseGlobalSequence. Observed in 5.1+.
    0x8000:
      id: event_trace_use_local_sequence
      -orig-id: EVENT_TRACE_USE_LOCAL_SEQUENCE
      doc: |
        WMI_LOGGER_MODE, from 5.1 on: UseLocalSequence. Observed in 5.1+.
    0x10000:
      id: event_trace_relog_mode
      -orig-id: EVENT_TRACE_RELOG_MODE
      doc: |
        For user-mode loggers only, not used by the kernel. The kernel rejects
        it from 6.2 on. Observed in 6.2+.
    0x20000:
      id: event_trace_private_in_proc
      -orig-id: EVENT_TRACE_PRIVATE_IN_PROC
      doc: For user-mode loggers only, not used by the kernel.
    0x40000:
      id: event_trace_buffer_interface_mode
      -orig-id: EVENT_TRACE_BUFFER_INTERFACE_MODE
      doc: Observed in 6.1+.
    0x80000:
      id: event_trace_kd_filter_mode
      -orig-id: EVENT_TRACE_KD_FILTER_MODE
      doc: Not defined in the development kit for 5.1. Observed in 5.1+.
    0x100000:
      id: event_trace_realtime_relog_mode
      -orig-id: EVENT_TRACE_REALTIME_RELOG_MODE
      doc: |
        Mostly ignored from 6.1 on. The name in the development kit for 6.0 is
        EVENT_TRACE_MODE_RESERVED. Observed in 6.0+.
    0x200000:
      id: event_trace_lost_events_debug_mode
      -orig-id: EVENT_TRACE_LOST_EVENTS_DEBUG_MODE
      doc: Observed in 6.2+.
    0x400000:
      id: event_trace_stop_on_hybrid_shutdown
      -orig-id: EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN
      doc: Observed in 6.2+.
    0x800000:
      id: event_trace_persist_on_hybrid_shutdown
      -orig-id: EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN
      doc: Observed in 6.2+.
    0x1000000:
      id: event_trace_use_paged_memory
      -orig-id: EVENT_TRACE_USE_PAGED_MEMORY
      doc: |
        Buffers are in paged memory. Such a logger cannot record performance
        counters. Observed in 5.1+.
    0x2000000:
      id: event_trace_system_logger_mode
      -orig-id: EVENT_TRACE_SYSTEM_LOGGER_MODE
      doc: The logger receives kernel events. Observed in 6.2+.
    0x4000000:
      id: event_trace_compressed_mode
      -orig-id: EVENT_TRACE_COMPRESSED_MODE
      doc: Rejected from 6.2 to 1511. Observed in 6.2+.
    0x8000000:
      id: event_trace_independent_session_mode
      -orig-id: EVENT_TRACE_INDEPENDENT_SESSION_MODE
      doc: Observed in 6.3+.
    0x10000000:
      id: event_trace_no_per_processor_buffering
      -orig-id: EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING
      doc: Observed in 6.1+.
    0x20000000:
      id: event_trace_blocking_mode
      -orig-id: EVENT_TRACE_BLOCKING_MODE
    0x80000000:
      id: event_trace_addto_triage_dump
      -orig-id: EVENT_TRACE_ADDTO_TRIAGE_DUMP
      doc: Observed in 6.2+.
