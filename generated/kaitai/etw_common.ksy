# Generated from spec/ by `cargo spec generate`. Do not edit: edit the tables.
meta:
  id: etw_common
  title: Event Tracing for Windows, common
  application: Windows
  license: MIT OR Apache-2.0
  ks-version: 0.11
  encoding: UTF-16LE
  endian: le
  bit-endian: le
doc: Values and structures shared by several families.
types:
  sid:
    -orig-id: SID
    doc: |
      Security identifier: the account that a process runs as.

      Releases unknown.
    doc-ref:
      - https://github.com/mingw-w64/mingw-w64/blob/d7f3c520/mingw-w64-headers/include/winnt.h#L3211-L3216 winnt.h
    seq:
      - id: revision
        -orig-id: Revision
        type: u1
        doc: |
          1 in all known cases.
      - id: sub_authority_count
        -orig-id: SubAuthorityCount
        type: u1
        doc: Number of elements in SubAuthority, at most 15.
      - id: identifier_authority
        -orig-id: IdentifierAuthority
        size: 6
        doc: Issuer of the identifier, as a big-endian number.
      - id: sub_authority
        -orig-id: SubAuthority
        type: u4
        repeat: expr
        repeat-expr: num_sub_authority
        doc: Subauthorities, which distinguish identifiers of one issuer.
    instances:
      num_sub_authority:
        value: sub_authority_count
enums:
  adjust_reason:
    0:
      id: adjust_none
      -orig-id: AdjustNone
      doc: The increment is ignored.
    1:
      id: adjust_unwait
      -orig-id: AdjustUnwait
      doc: The increment decays by steps, at the end of each quantum.
    2:
      id: adjust_boost
      -orig-id: AdjustBoost
      doc: |
        The increment decays as a whole at the end of the quantum, as for
        donated priority.
  irp_flags:
    1:
      id: irp_nocache
      -orig-id: IRP_NOCACHE
      doc: The request bypasses the cache.
    2:
      id: irp_paging_io
      -orig-id: IRP_PAGING_IO
      doc: |
        The memory manager reads or writes pages. In a request to mount a
        volume: the volume was mounted.
    4:
      id: irp_synchronous_api
      -orig-id: IRP_SYNCHRONOUS_API
      doc: The caller waits for the request.
    8:
      id: irp_associated_irp
      -orig-id: IRP_ASSOCIATED_IRP
      doc: Part of another request, its master IRP.
    0x10:
      id: irp_buffered_io
      -orig-id: IRP_BUFFERED_IO
      doc: The request has a buffer in system memory.
    0x20:
      id: irp_deallocate_buffer
      -orig-id: IRP_DEALLOCATE_BUFFER
      doc: The system buffer is freed when the request is complete.
    0x40:
      id: irp_synchronous_paging_io
      -orig-id: IRP_SYNCHRONOUS_PAGING_IO
      doc: |
        The memory manager waits for the pages. In a request with a system
        buffer: the buffer receives data.
    0x80:
      id: irp_create_operation
      -orig-id: IRP_CREATE_OPERATION
      doc: The request creates or opens a file.
    0x100:
      id: irp_read_operation
      -orig-id: IRP_READ_OPERATION
      doc: The request reads.
    0x200:
      id: irp_write_operation
      -orig-id: IRP_WRITE_OPERATION
      doc: The request writes.
    0x400:
      id: irp_close_operation
      -orig-id: IRP_CLOSE_OPERATION
      doc: The request closes a file.
    0x800:
      id: irp_defer_io_completion
      -orig-id: IRP_DEFER_IO_COMPLETION
      doc: Completion of the request is deferred.
    0x1000:
      id: irp_ob_query_name
      -orig-id: IRP_OB_QUERY_NAME
      doc: Asynchronous query of a name.
    0x2000:
      id: irp_hold_device_queue
      -orig-id: IRP_HOLD_DEVICE_QUEUE
    0xe0000:
      id: irp_priority_mask
      -orig-id: IRP_PRIORITY_MASK
      doc: Priority of the request. The name is from TraceEvent's PriorityMask.
    0x400000:
      id: irp_um_driver_initiated_io
      -orig-id: IRP_UM_DRIVER_INITIATED_IO
      doc: The request is from a user-mode driver.
  kprocessor_mode:
    0:
      id: kernel_mode
      -orig-id: KernelMode
    1:
      id: user_mode
      -orig-id: UserMode
  kprofile_source:
    0:
      id: profile_time
      -orig-id: ProfileTime
      doc: |
        Time: interrupts recur at an interval. Documented for 5.0+.
    1:
      id: profile_alignment_fixup
      -orig-id: ProfileAlignmentFixup
      doc: Documented for 5.0+.
    2:
      id: profile_total_issues
      -orig-id: ProfileTotalIssues
      doc: Documented for 5.0+.
    3:
      id: profile_pipeline_dry
      -orig-id: ProfilePipelineDry
      doc: Documented for 5.0+.
    4:
      id: profile_load_instructions
      -orig-id: ProfileLoadInstructions
      doc: Documented for 5.0+.
    5:
      id: profile_pipeline_frozen
      -orig-id: ProfilePipelineFrozen
      doc: Documented for 5.0+.
    6:
      id: profile_branch_instructions
      -orig-id: ProfileBranchInstructions
      doc: Documented for 5.0+.
    7:
      id: profile_total_nonissues
      -orig-id: ProfileTotalNonissues
      doc: Documented for 5.0+.
    8:
      id: profile_dcache_misses
      -orig-id: ProfileDcacheMisses
      doc: Documented for 5.0+.
    9:
      id: profile_icache_misses
      -orig-id: ProfileIcacheMisses
      doc: Documented for 5.0+.
    0xa:
      id: profile_cache_misses
      -orig-id: ProfileCacheMisses
      doc: Documented for 5.0+.
    0xb:
      id: profile_branch_mispredictions
      -orig-id: ProfileBranchMispredictions
      doc: Documented for 5.0+.
    0xc:
      id: profile_store_instructions
      -orig-id: ProfileStoreInstructions
      doc: Documented for 5.0+.
    0xd:
      id: profile_fp_instructions
      -orig-id: ProfileFpInstructions
      doc: Documented for 5.0+.
    0xe:
      id: profile_integer_instructions
      -orig-id: ProfileIntegerInstructions
      doc: Documented for 5.0+.
    0xf:
      id: profile2_issue
      -orig-id: Profile2Issue
      doc: Documented for 5.0+.
    0x10:
      id: profile3_issue
      -orig-id: Profile3Issue
      doc: Documented for 5.0+.
    0x11:
      id: profile4_issue
      -orig-id: Profile4Issue
      doc: Documented for 5.0+.
    0x12:
      id: profile_special_instructions
      -orig-id: ProfileSpecialInstructions
      doc: Documented for 5.0+.
    0x13:
      id: profile_total_cycles
      -orig-id: ProfileTotalCycles
      doc: Documented for 5.0+.
    0x14:
      id: profile_icache_issues
      -orig-id: ProfileIcacheIssues
      doc: Documented for 5.0+.
    0x15:
      id: profile_dcache_accesses
      -orig-id: ProfileDcacheAccesses
      doc: Documented for 5.0+.
    0x16:
      id: profile_memory_barrier_cycles
      -orig-id: ProfileMemoryBarrierCycles
      doc: Documented for 5.0+.
    0x17:
      id: profile_load_linked_issues
      -orig-id: ProfileLoadLinkedIssues
      doc: Documented for 5.0+.
  kthread_state:
    0:
      id: initialized
      -orig-id: Initialized
    1:
      id: ready
      -orig-id: Ready
    2:
      id: running
      -orig-id: Running
    3:
      id: standby
      -orig-id: Standby
    4:
      id: terminated
      -orig-id: Terminated
    5:
      id: waiting
      -orig-id: Waiting
    6:
      id: transition
      -orig-id: Transition
    7:
      id: deferred_ready
      -orig-id: DeferredReady
    8:
      id: gate_wait_obsolete
      -orig-id: GateWaitObsolete
    9:
      id: waiting_for_process_in_swap
      -orig-id: WaitingForProcessInSwap
  kwait_reason:
    0:
      id: executive
      -orig-id: Executive
    1:
      id: free_page
      -orig-id: FreePage
    2:
      id: page_in
      -orig-id: PageIn
    3:
      id: pool_allocation
      -orig-id: PoolAllocation
    4:
      id: delay_execution
      -orig-id: DelayExecution
    5:
      id: suspended
      -orig-id: Suspended
    6:
      id: user_request
      -orig-id: UserRequest
    7:
      id: wr_executive
      -orig-id: WrExecutive
    8:
      id: wr_free_page
      -orig-id: WrFreePage
    9:
      id: wr_page_in
      -orig-id: WrPageIn
    0xa:
      id: wr_pool_allocation
      -orig-id: WrPoolAllocation
    0xb:
      id: wr_delay_execution
      -orig-id: WrDelayExecution
    0xc:
      id: wr_suspended
      -orig-id: WrSuspended
    0xd:
      id: wr_user_request
      -orig-id: WrUserRequest
    0xe:
      id: wr_event_pair
      -orig-id: WrEventPair
    0xf:
      id: wr_queue
      -orig-id: WrQueue
    0x10:
      id: wr_lpc_receive
      -orig-id: WrLpcReceive
    0x11:
      id: wr_lpc_reply
      -orig-id: WrLpcReply
    0x12:
      id: wr_virtual_memory
      -orig-id: WrVirtualMemory
    0x13:
      id: wr_page_out
      -orig-id: WrPageOut
    0x14:
      id: wr_rendezvous
      -orig-id: WrRendezvous
    0x15:
      id: wr_keyed_event
      -orig-id: WrKeyedEvent
    0x16:
      id: wr_terminated
      -orig-id: WrTerminated
    0x17:
      id: wr_process_in_swap
      -orig-id: WrProcessInSwap
    0x18:
      id: wr_cpu_rate_control
      -orig-id: WrCpuRateControl
    0x19:
      id: wr_callout_stack
      -orig-id: WrCalloutStack
    0x1a:
      id: wr_kernel
      -orig-id: WrKernel
    0x1b:
      id: wr_resource
      -orig-id: WrResource
    0x1c:
      id: wr_push_lock
      -orig-id: WrPushLock
    0x1d:
      id: wr_mutex
      -orig-id: WrMutex
    0x1e:
      id: wr_quantum_end
      -orig-id: WrQuantumEnd
    0x1f:
      id: wr_dispatch_int
      -orig-id: WrDispatchInt
    0x20:
      id: wr_preempted
      -orig-id: WrPreempted
    0x21:
      id: wr_yield_execution
      -orig-id: WrYieldExecution
    0x22:
      id: wr_fast_mutex
      -orig-id: WrFastMutex
    0x23:
      id: wr_guarded_mutex
      -orig-id: WrGuardedMutex
    0x24:
      id: wr_rundown
      -orig-id: WrRundown
    0x25:
      id: wr_alert_by_thread_id
      -orig-id: WrAlertByThreadId
    0x26:
      id: wr_deferred_preempt
      -orig-id: WrDeferredPreempt
    0x27:
      id: wr_physical_fault
      -orig-id: WrPhysicalFault
    0x28:
      id: wr_io_ring
      -orig-id: WrIoRing
    0x29:
      id: wr_mdl_cache
      -orig-id: WrMdlCache
    0x2a:
      id: wr_rcu
      -orig-id: WrRcu
  ntstatus:
    0:
      id: status_success
      -orig-id: STATUS_SUCCESS
    0x80:
      id: status_abandoned_wait_0
      -orig-id: STATUS_ABANDONED_WAIT_0
    0xc0:
      id: status_user_apc
      -orig-id: STATUS_USER_APC
    0x100:
      id: status_kernel_apc
      -orig-id: STATUS_KERNEL_APC
    0x101:
      id: status_alerted
      -orig-id: STATUS_ALERTED
    0x102:
      id: status_timeout
      -orig-id: STATUS_TIMEOUT
    0x103:
      id: status_pending
      -orig-id: STATUS_PENDING
    0x104:
      id: status_reparse
      -orig-id: STATUS_REPARSE
    0x105:
      id: status_more_entries
      -orig-id: STATUS_MORE_ENTRIES
    0x106:
      id: status_not_all_assigned
      -orig-id: STATUS_NOT_ALL_ASSIGNED
    0x108:
      id: status_oplock_break_in_progress
      -orig-id: STATUS_OPLOCK_BREAK_IN_PROGRESS
    0x10b:
      id: status_notify_cleanup
      -orig-id: STATUS_NOTIFY_CLEANUP
    0x10c:
      id: status_notify_enum_dir
      -orig-id: STATUS_NOTIFY_ENUM_DIR
    0x122:
      id: status_nothing_to_terminate
      -orig-id: STATUS_NOTHING_TO_TERMINATE
    0x123:
      id: status_process_not_in_job
      -orig-id: STATUS_PROCESS_NOT_IN_JOB
    0x124:
      id: status_process_in_job
      -orig-id: STATUS_PROCESS_IN_JOB
    0x12a:
      id: status_file_locked_with_only_readers
      -orig-id: STATUS_FILE_LOCKED_WITH_ONLY_READERS
    0x12b:
      id: status_file_locked_with_writers
      -orig-id: STATUS_FILE_LOCKED_WITH_WRITERS
    0x40000000:
      id: status_object_name_exists
      -orig-id: STATUS_OBJECT_NAME_EXISTS
    0x40000001:
      id: status_thread_was_suspended
      -orig-id: STATUS_THREAD_WAS_SUSPENDED
    0x40000003:
      id: status_image_not_at_base
      -orig-id: STATUS_IMAGE_NOT_AT_BASE
    0x4000000e:
      id: status_image_machine_type_mismatch
      -orig-id: STATUS_IMAGE_MACHINE_TYPE_MISMATCH
    0x80000001:
      id: status_guard_page_violation
      -orig-id: STATUS_GUARD_PAGE_VIOLATION
    0x80000002:
      id: status_datatype_misalignment
      -orig-id: STATUS_DATATYPE_MISALIGNMENT
    0x80000003:
      id: status_breakpoint
      -orig-id: STATUS_BREAKPOINT
    0x80000004:
      id: status_single_step
      -orig-id: STATUS_SINGLE_STEP
    0x80000005:
      id: status_buffer_overflow
      -orig-id: STATUS_BUFFER_OVERFLOW
    0x80000006:
      id: status_no_more_files
      -orig-id: STATUS_NO_MORE_FILES
    0x8000000d:
      id: status_partial_copy
      -orig-id: STATUS_PARTIAL_COPY
    0x8000000f:
      id: status_device_powered_off
      -orig-id: STATUS_DEVICE_POWERED_OFF
    0x80000010:
      id: status_device_off_line
      -orig-id: STATUS_DEVICE_OFF_LINE
    0x80000011:
      id: status_device_busy
      -orig-id: STATUS_DEVICE_BUSY
    0x80000012:
      id: status_no_more_eas
      -orig-id: STATUS_NO_MORE_EAS
    0x80000016:
      id: status_verify_required
      -orig-id: STATUS_VERIFY_REQUIRED
    0x8000001a:
      id: status_no_more_entries
      -orig-id: STATUS_NO_MORE_ENTRIES
    0x8000001c:
      id: status_media_changed
      -orig-id: STATUS_MEDIA_CHANGED
    0x8000002d:
      id: status_stopped_on_symlink
      -orig-id: STATUS_STOPPED_ON_SYMLINK
    0xc0000001:
      id: status_unsuccessful
      -orig-id: STATUS_UNSUCCESSFUL
    0xc0000002:
      id: status_not_implemented
      -orig-id: STATUS_NOT_IMPLEMENTED
      doc: The information class is invalid for the function.
    0xc0000003:
      id: status_invalid_info_class
      -orig-id: STATUS_INVALID_INFO_CLASS
    0xc0000004:
      id: status_info_length_mismatch
      -orig-id: STATUS_INFO_LENGTH_MISMATCH
    0xc0000005:
      id: status_access_violation
      -orig-id: STATUS_ACCESS_VIOLATION
    0xc0000006:
      id: status_in_page_error
      -orig-id: STATUS_IN_PAGE_ERROR
    0xc0000008:
      id: status_invalid_handle
      -orig-id: STATUS_INVALID_HANDLE
    0xc000000b:
      id: status_invalid_cid
      -orig-id: STATUS_INVALID_CID
    0xc000000d:
      id: status_invalid_parameter
      -orig-id: STATUS_INVALID_PARAMETER
    0xc000000e:
      id: status_no_such_device
      -orig-id: STATUS_NO_SUCH_DEVICE
    0xc000000f:
      id: status_no_such_file
      -orig-id: STATUS_NO_SUCH_FILE
    0xc0000010:
      id: status_invalid_device_request
      -orig-id: STATUS_INVALID_DEVICE_REQUEST
    0xc0000011:
      id: status_end_of_file
      -orig-id: STATUS_END_OF_FILE
    0xc0000013:
      id: status_no_media_in_device
      -orig-id: STATUS_NO_MEDIA_IN_DEVICE
    0xc0000014:
      id: status_unrecognized_media
      -orig-id: STATUS_UNRECOGNIZED_MEDIA
    0xc0000015:
      id: status_nonexistent_sector
      -orig-id: STATUS_NONEXISTENT_SECTOR
    0xc0000016:
      id: status_more_processing_required
      -orig-id: STATUS_MORE_PROCESSING_REQUIRED
    0xc0000017:
      id: status_no_memory
      -orig-id: STATUS_NO_MEMORY
    0xc0000018:
      id: status_conflicting_addresses
      -orig-id: STATUS_CONFLICTING_ADDRESSES
    0xc0000019:
      id: status_not_mapped_view
      -orig-id: STATUS_NOT_MAPPED_VIEW
    0xc000001d:
      id: status_illegal_instruction
      -orig-id: STATUS_ILLEGAL_INSTRUCTION
    0xc0000020:
      id: status_invalid_file_for_section
      -orig-id: STATUS_INVALID_FILE_FOR_SECTION
    0xc0000021:
      id: status_already_committed
      -orig-id: STATUS_ALREADY_COMMITTED
    0xc0000022:
      id: status_access_denied
      -orig-id: STATUS_ACCESS_DENIED
    0xc0000023:
      id: status_buffer_too_small
      -orig-id: STATUS_BUFFER_TOO_SMALL
    0xc0000024:
      id: status_object_type_mismatch
      -orig-id: STATUS_OBJECT_TYPE_MISMATCH
    0xc000002d:
      id: status_not_committed
      -orig-id: STATUS_NOT_COMMITTED
    0xc0000030:
      id: status_invalid_parameter_mix
      -orig-id: STATUS_INVALID_PARAMETER_MIX
    0xc0000032:
      id: status_disk_corrupt_error
      -orig-id: STATUS_DISK_CORRUPT_ERROR
    0xc0000033:
      id: status_object_name_invalid
      -orig-id: STATUS_OBJECT_NAME_INVALID
    0xc0000034:
      id: status_object_name_not_found
      -orig-id: STATUS_OBJECT_NAME_NOT_FOUND
    0xc0000035:
      id: status_object_name_collision
      -orig-id: STATUS_OBJECT_NAME_COLLISION
    0xc0000037:
      id: status_port_disconnected
      -orig-id: STATUS_PORT_DISCONNECTED
    0xc0000039:
      id: status_object_path_invalid
      -orig-id: STATUS_OBJECT_PATH_INVALID
    0xc000003a:
      id: status_object_path_not_found
      -orig-id: STATUS_OBJECT_PATH_NOT_FOUND
    0xc000003b:
      id: status_object_path_syntax_bad
      -orig-id: STATUS_OBJECT_PATH_SYNTAX_BAD
    0xc000003f:
      id: status_crc_error
      -orig-id: STATUS_CRC_ERROR
    0xc0000041:
      id: status_port_connection_refused
      -orig-id: STATUS_PORT_CONNECTION_REFUSED
    0xc0000043:
      id: status_sharing_violation
      -orig-id: STATUS_SHARING_VIOLATION
    0xc0000044:
      id: status_quota_exceeded
      -orig-id: STATUS_QUOTA_EXCEEDED
    0xc0000045:
      id: status_invalid_page_protection
      -orig-id: STATUS_INVALID_PAGE_PROTECTION
    0xc0000046:
      id: status_mutant_not_owned
      -orig-id: STATUS_MUTANT_NOT_OWNED
    0xc000004b:
      id: status_thread_is_terminating
      -orig-id: STATUS_THREAD_IS_TERMINATING
    0xc000004f:
      id: status_eas_not_supported
      -orig-id: STATUS_EAS_NOT_SUPPORTED
    0xc0000052:
      id: status_no_eas_on_file
      -orig-id: STATUS_NO_EAS_ON_FILE
    0xc0000054:
      id: status_file_lock_conflict
      -orig-id: STATUS_FILE_LOCK_CONFLICT
    0xc0000055:
      id: status_lock_not_granted
      -orig-id: STATUS_LOCK_NOT_GRANTED
    0xc0000056:
      id: status_delete_pending
      -orig-id: STATUS_DELETE_PENDING
    0xc0000061:
      id: status_privilege_not_held
      -orig-id: STATUS_PRIVILEGE_NOT_HELD
    0xc000007a:
      id: status_procedure_not_found
      -orig-id: STATUS_PROCEDURE_NOT_FOUND
    0xc000007b:
      id: status_invalid_image_format
      -orig-id: STATUS_INVALID_IMAGE_FORMAT
    0xc000007c:
      id: status_no_token
      -orig-id: STATUS_NO_TOKEN
    0xc000007e:
      id: status_range_not_locked
      -orig-id: STATUS_RANGE_NOT_LOCKED
    0xc000007f:
      id: status_disk_full
      -orig-id: STATUS_DISK_FULL
    0xc0000094:
      id: status_integer_divide_by_zero
      -orig-id: STATUS_INTEGER_DIVIDE_BY_ZERO
    0xc0000095:
      id: status_integer_overflow
      -orig-id: STATUS_INTEGER_OVERFLOW
    0xc0000096:
      id: status_privileged_instruction
      -orig-id: STATUS_PRIVILEGED_INSTRUCTION
    0xc0000098:
      id: status_file_invalid
      -orig-id: STATUS_FILE_INVALID
    0xc000009a:
      id: status_insufficient_resources
      -orig-id: STATUS_INSUFFICIENT_RESOURCES
    0xc000009d:
      id: status_device_not_connected
      -orig-id: STATUS_DEVICE_NOT_CONNECTED
    0xc000009e:
      id: status_device_power_failure
      -orig-id: STATUS_DEVICE_POWER_FAILURE
    0xc00000a2:
      id: status_media_write_protected
      -orig-id: STATUS_MEDIA_WRITE_PROTECTED
    0xc00000a3:
      id: status_device_not_ready
      -orig-id: STATUS_DEVICE_NOT_READY
    0xc00000a5:
      id: status_bad_impersonation_level
      -orig-id: STATUS_BAD_IMPERSONATION_LEVEL
    0xc00000ab:
      id: status_instance_not_available
      -orig-id: STATUS_INSTANCE_NOT_AVAILABLE
    0xc00000ac:
      id: status_pipe_not_available
      -orig-id: STATUS_PIPE_NOT_AVAILABLE
    0xc00000ae:
      id: status_pipe_busy
      -orig-id: STATUS_PIPE_BUSY
    0xc00000b0:
      id: status_pipe_disconnected
      -orig-id: STATUS_PIPE_DISCONNECTED
    0xc00000b1:
      id: status_pipe_closing
      -orig-id: STATUS_PIPE_CLOSING
    0xc00000b2:
      id: status_pipe_connected
      -orig-id: STATUS_PIPE_CONNECTED
    0xc00000b3:
      id: status_pipe_listening
      -orig-id: STATUS_PIPE_LISTENING
    0xc00000b5:
      id: status_io_timeout
      -orig-id: STATUS_IO_TIMEOUT
    0xc00000b6:
      id: status_file_forced_closed
      -orig-id: STATUS_FILE_FORCED_CLOSED
    0xc00000ba:
      id: status_file_is_a_directory
      -orig-id: STATUS_FILE_IS_A_DIRECTORY
    0xc00000bb:
      id: status_not_supported
      -orig-id: STATUS_NOT_SUPPORTED
    0xc00000be:
      id: status_bad_network_path
      -orig-id: STATUS_BAD_NETWORK_PATH
    0xc00000c0:
      id: status_device_does_not_exist
      -orig-id: STATUS_DEVICE_DOES_NOT_EXIST
    0xc00000c4:
      id: status_unexpected_network_error
      -orig-id: STATUS_UNEXPECTED_NETWORK_ERROR
    0xc00000c9:
      id: status_network_name_deleted
      -orig-id: STATUS_NETWORK_NAME_DELETED
    0xc00000ca:
      id: status_network_access_denied
      -orig-id: STATUS_NETWORK_ACCESS_DENIED
    0xc00000cc:
      id: status_bad_network_name
      -orig-id: STATUS_BAD_NETWORK_NAME
    0xc00000d4:
      id: status_not_same_device
      -orig-id: STATUS_NOT_SAME_DEVICE
    0xc00000d5:
      id: status_file_renamed
      -orig-id: STATUS_FILE_RENAMED
    0xc00000d9:
      id: status_pipe_empty
      -orig-id: STATUS_PIPE_EMPTY
    0xc00000e2:
      id: status_oplock_not_granted
      -orig-id: STATUS_OPLOCK_NOT_GRANTED
    0xc00000e5:
      id: status_internal_error
      -orig-id: STATUS_INTERNAL_ERROR
    0xc00000e8:
      id: status_invalid_user_buffer
      -orig-id: STATUS_INVALID_USER_BUFFER
    0xc00000fd:
      id: status_stack_overflow
      -orig-id: STATUS_STACK_OVERFLOW
    0xc0000101:
      id: status_directory_not_empty
      -orig-id: STATUS_DIRECTORY_NOT_EMPTY
    0xc0000102:
      id: status_file_corrupt_error
      -orig-id: STATUS_FILE_CORRUPT_ERROR
    0xc0000103:
      id: status_not_a_directory
      -orig-id: STATUS_NOT_A_DIRECTORY
    0xc0000106:
      id: status_name_too_long
      -orig-id: STATUS_NAME_TOO_LONG
    0xc0000107:
      id: status_files_open
      -orig-id: STATUS_FILES_OPEN
    0xc000010a:
      id: status_process_is_terminating
      -orig-id: STATUS_PROCESS_IS_TERMINATING
    0xc000011f:
      id: status_too_many_opened_files
      -orig-id: STATUS_TOO_MANY_OPENED_FILES
    0xc0000120:
      id: status_cancelled
      -orig-id: STATUS_CANCELLED
    0xc0000121:
      id: status_cannot_delete
      -orig-id: STATUS_CANNOT_DELETE
    0xc0000123:
      id: status_file_deleted
      -orig-id: STATUS_FILE_DELETED
    0xc0000128:
      id: status_file_closed
      -orig-id: STATUS_FILE_CLOSED
    0xc000012d:
      id: status_commitment_limit
      -orig-id: STATUS_COMMITMENT_LIMIT
    0xc0000135:
      id: status_dll_not_found
      -orig-id: STATUS_DLL_NOT_FOUND
    0xc0000138:
      id: status_ordinal_not_found
      -orig-id: STATUS_ORDINAL_NOT_FOUND
    0xc0000139:
      id: status_entrypoint_not_found
      -orig-id: STATUS_ENTRYPOINT_NOT_FOUND
    0xc000013a:
      id: status_control_c_exit
      -orig-id: STATUS_CONTROL_C_EXIT
    0xc000013b:
      id: status_local_disconnect
      -orig-id: STATUS_LOCAL_DISCONNECT
    0xc000013c:
      id: status_remote_disconnect
      -orig-id: STATUS_REMOTE_DISCONNECT
    0xc0000140:
      id: status_invalid_connection
      -orig-id: STATUS_INVALID_CONNECTION
    0xc0000141:
      id: status_invalid_address
      -orig-id: STATUS_INVALID_ADDRESS
    0xc0000142:
      id: status_dll_init_failed
      -orig-id: STATUS_DLL_INIT_FAILED
    0xc0000144:
      id: status_unhandled_exception
      -orig-id: STATUS_UNHANDLED_EXCEPTION
    0xc0000145:
      id: status_app_init_failure
      -orig-id: STATUS_APP_INIT_FAILURE
    0xc000014b:
      id: status_pipe_broken
      -orig-id: STATUS_PIPE_BROKEN
    0xc000014c:
      id: status_registry_corrupt
      -orig-id: STATUS_REGISTRY_CORRUPT
    0xc000014d:
      id: status_registry_io_failed
      -orig-id: STATUS_REGISTRY_IO_FAILED
    0xc000017c:
      id: status_key_deleted
      -orig-id: STATUS_KEY_DELETED
    0xc0000180:
      id: status_key_has_children
      -orig-id: STATUS_KEY_HAS_CHILDREN
    0xc0000181:
      id: status_child_must_be_volatile
      -orig-id: STATUS_CHILD_MUST_BE_VOLATILE
    0xc0000184:
      id: status_invalid_device_state
      -orig-id: STATUS_INVALID_DEVICE_STATE
    0xc0000185:
      id: status_io_device_error
      -orig-id: STATUS_IO_DEVICE_ERROR
    0xc0000186:
      id: status_device_protocol_error
      -orig-id: STATUS_DEVICE_PROTOCOL_ERROR
    0xc0000188:
      id: status_log_file_full
      -orig-id: STATUS_LOG_FILE_FULL
    0xc000020a:
      id: status_address_already_exists
      -orig-id: STATUS_ADDRESS_ALREADY_EXISTS
    0xc000020b:
      id: status_address_closed
      -orig-id: STATUS_ADDRESS_CLOSED
    0xc000020c:
      id: status_connection_disconnected
      -orig-id: STATUS_CONNECTION_DISCONNECTED
    0xc000020d:
      id: status_connection_reset
      -orig-id: STATUS_CONNECTION_RESET
    0xc0000225:
      id: status_not_found
      -orig-id: STATUS_NOT_FOUND
    0xc000022d:
      id: status_retry
      -orig-id: STATUS_RETRY
    0xc0000236:
      id: status_connection_refused
      -orig-id: STATUS_CONNECTION_REFUSED
    0xc0000237:
      id: status_graceful_disconnect
      -orig-id: STATUS_GRACEFUL_DISCONNECT
    0xc000023c:
      id: status_network_unreachable
      -orig-id: STATUS_NETWORK_UNREACHABLE
    0xc000023d:
      id: status_host_unreachable
      -orig-id: STATUS_HOST_UNREACHABLE
    0xc000023f:
      id: status_port_unreachable
      -orig-id: STATUS_PORT_UNREACHABLE
    0xc0000240:
      id: status_request_aborted
      -orig-id: STATUS_REQUEST_ABORTED
    0xc0000241:
      id: status_connection_aborted
      -orig-id: STATUS_CONNECTION_ABORTED
    0xc000026e:
      id: status_volume_dismounted
      -orig-id: STATUS_VOLUME_DISMOUNTED
    0xc0000275:
      id: status_not_a_reparse_point
      -orig-id: STATUS_NOT_A_REPARSE_POINT
    0xc0000279:
      id: status_io_reparse_tag_not_handled
      -orig-id: STATUS_IO_REPARSE_TAG_NOT_HANDLED
    0xc0000295:
      id: status_wmi_guid_not_found
      -orig-id: STATUS_WMI_GUID_NOT_FOUND
    0xc0000296:
      id: status_wmi_instance_not_found
      -orig-id: STATUS_WMI_INSTANCE_NOT_FOUND
    0xc00002b6:
      id: status_device_removed
      -orig-id: STATUS_DEVICE_REMOVED
    0xc00002d3:
      id: status_power_state_invalid
      -orig-id: STATUS_POWER_STATE_INVALID
    0xc00002eb:
      id: status_system_shutdown
      -orig-id: STATUS_SYSTEM_SHUTDOWN
    0xc00002f0:
      id: status_objectid_not_found
      -orig-id: STATUS_OBJECTID_NOT_FOUND
    0xc0000302:
      id: status_wmi_already_disabled
      -orig-id: STATUS_WMI_ALREADY_DISABLED
    0xc0000303:
      id: status_wmi_already_enabled
      -orig-id: STATUS_WMI_ALREADY_ENABLED
    0xc0000350:
      id: status_host_down
      -orig-id: STATUS_HOST_DOWN
    0xc0000359:
      id: status_invalid_image_win_32
      -orig-id: STATUS_INVALID_IMAGE_WIN_32
    0xc000035a:
      id: status_invalid_image_win_64
      -orig-id: STATUS_INVALID_IMAGE_WIN_64
    0xc0000361:
      id: status_access_disabled_by_policy_default
      -orig-id: STATUS_ACCESS_DISABLED_BY_POLICY_DEFAULT
    0xc0000374:
      id: status_heap_corruption
      -orig-id: STATUS_HEAP_CORRUPTION
    0xc0000409:
      id: status_stack_buffer_overrun
      -orig-id: STATUS_STACK_BUFFER_OVERRUN
    0xc0000420:
      id: status_assertion_failure
      -orig-id: STATUS_ASSERTION_FAILURE
    0xc0000428:
      id: status_invalid_image_hash
      -orig-id: STATUS_INVALID_IMAGE_HASH
    0xc0000467:
      id: status_file_not_available
      -orig-id: STATUS_FILE_NOT_AVAILABLE
    0xc0000602:
      id: status_fail_fast_exception
      -orig-id: STATUS_FAIL_FAST_EXCEPTION
    0xc0000906:
      id: status_virus_infected
      -orig-id: STATUS_VIRUS_INFECTED
    0xc0000909:
      id: status_cannot_break_oplock
      -orig-id: STATUS_CANNOT_BREAK_OPLOCK
    0xc0150004:
      id: status_sxs_assembly_not_found
      -orig-id: STATUS_SXS_ASSEMBLY_NOT_FOUND
    0xc0190001:
      id: status_transactional_conflict
      -orig-id: STATUS_TRANSACTIONAL_CONFLICT
    0xc01c0004:
      id: status_flt_disallow_fast_io
      -orig-id: STATUS_FLT_DISALLOW_FAST_IO
