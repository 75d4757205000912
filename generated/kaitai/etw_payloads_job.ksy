# Generated from spec/ by `cargo spec generate`. Do not edit: edit the tables.
meta:
  id: etw_payloads_job
  title: Event Tracing for Windows, job
  application: Windows
  license: MIT OR Apache-2.0
  ks-version: 0.11
  imports:
    - etw_common
  encoding: UTF-16LE
  endian: le
  bit-endian: le
doc: |
  Jobs: groups of processes managed together.
types:
  wmi_job_assign_process:
    -orig-id: WMI_JOB_ASSIGN_PROCESS
    doc: |
      Process assigned to a job.

      Releases unknown.
    doc-ref:
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L1923-L1929 ntwmi.h
    seq:
      - id: container_id
        -orig-id: ContainerId
        size: 16
        doc: Container ID (inferred from the name).
      - id: job_id
        -orig-id: JobId
        type: u4
        doc: Job ID.
      - id: unique_process_id
        -orig-id: UniqueProcessId
        type: u4
        doc: Process ID.
      - id: status
        -orig-id: Status
        type: u4
        enum: etw_common::ntstatus
        doc: Status returned by the operation.
  wmi_job_remove_process:
    -orig-id: WMI_JOB_REMOVE_PROCESS
    doc: |
      Process removed from a job.

      Releases unknown.
    doc-ref:
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L1931-L1937 ntwmi.h
    seq:
      - id: container_id
        -orig-id: ContainerId
        size: 16
        doc: Container ID (inferred from the name).
      - id: job_id
        -orig-id: JobId
        type: u4
        doc: Job ID.
      - id: unique_process_id
        -orig-id: UniqueProcessId
        type: u4
        doc: Process ID.
      - id: removal_flags
        -orig-id: RemovalFlags
        type: u4
      - id: exit_status
        -orig-id: ExitStatus
        type: u4
        enum: etw_common::ntstatus
        doc: Exit status of the process.
  wmi_job_send_notification_information:
    -orig-id: WMI_JOB_SEND_NOTIFICATION_INFORMATION
    doc: |
      Job sent a notification to its completion port.

      Releases unknown.
    doc-ref:
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L1959-L1963 ntwmi.h
    seq:
      - id: container_id
        -orig-id: ContainerId
        size: 16
        doc: Container ID (inferred from the name).
      - id: job_id
        -orig-id: JobId
        type: u4
        doc: Job ID.
      - id: notification_id
        -orig-id: NotificationId
        type: u4
        doc: A JOB_OBJECT_MSG_ constant of winnt.h.
  wmi_job_set_query_cpu_rate:
    -orig-id: WMI_JOB_SET_QUERY_CPU_RATE
    doc: |
      Job processor rate set or queried.

      The fields are those of the documented
      JOBOBJECT_CPU_RATE_CONTROL_INFORMATION.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L1939-L1943 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: all_flags
        -orig-id: AllFlags
        type: u4
        doc: Control flags of the rate.
      - id: value
        -orig-id: Value
        type: u4
        doc: Rate or weight, depending on the flags.
  wmi_job_set_query_information:
    -orig-id: WMI_JOB_SET_QUERY_INFORMATION
    doc: |
      Job information set or queried.

      Releases unknown.
    doc-ref:
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L1952-L1957 ntwmi.h
    seq:
      - id: container_id
        -orig-id: ContainerId
        size: 16
        doc: Container ID (inferred from the name).
      - id: job_id
        -orig-id: JobId
        type: u4
        doc: Job ID.
      - id: job_object_information_class
        -orig-id: JobObjectInformationClass
        type: u4
        doc: A value of the documented JOBOBJECTINFOCLASS.
  wmi_job_set_query_net_rate:
    -orig-id: WMI_JOB_SET_QUERY_NET_RATE
    doc: |
      Job network rate set or queried.

      The fields are those of the documented
      JOBOBJECT_NET_RATE_CONTROL_INFORMATION.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L1945-L1950 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: flags
        -orig-id: Flags
        type: u4
      - id: padding_04
        size: 4
      - id: max_bandwidth
        -orig-id: MaxBandwidth
        type: u8
        doc: |
          Maximum bandwidth for data that the job sends. Unit: bytes per second.
      - id: dscp_tag
        -orig-id: DscpTag
        type: u1
        doc: Differentiated services tag of the job's packets.
