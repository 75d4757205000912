// Generated from spec/enums/KPROFILE_SOURCE_AMD64.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// The profile sources that the HAL has for processors by AMD only.
    ///
    /// Microsoft gives the set no name; here: `KPROFILE_SOURCE_AMD64`, held by `ULONG`.
    ///
    /// They are what the Amd64 interface of the HAL offers beside sources of KPROFILE_SOURCE: ProfileTime, ProfileTotalIssues, ProfileBranchInstructions, ProfileDcacheMisses, ProfileIcacheMisses, ProfileBranchMispredictions, ProfileFpInstructions, ProfileIcacheIssues, ProfileDcacheAccesses.
    ///
    /// What no source says:
    ///
    /// - Microsoft's own names: these are what the HAL calls the sources, with Profile before it.
    /// - Which other releases have each source.
    ///
    /// Source: Geoff Chappell, *Amd64 Profile Interface*; Geoff Chappell, *KPROFILE_SOURCE*.
    KprofileSourceAmd64(u32), 4 {
        /// `ProfileFPDispatchedFPUOps`. Seen in releases 10.0.
        #[doc(alias = "ProfileFPDispatchedFPUOps")]
        FP_DISPATCHED_FPU_OPS = 0x00000019 "ProfileFPDispatchedFPUOps",
        /// `ProfileFPDispatchedFPUOpsAddExcludeJunk`. Seen in releases 10.0.
        #[doc(alias = "ProfileFPDispatchedFPUOpsAddExcludeJunk")]
        FP_DISPATCHED_FPU_OPS_ADD_EXCLUDE_JUNK = 0x0000001a "ProfileFPDispatchedFPUOpsAddExcludeJunk",
        /// `ProfileFPDispatchedFPUOpsMulExcludeJunk`. Seen in releases 10.0.
        #[doc(alias = "ProfileFPDispatchedFPUOpsMulExcludeJunk")]
        FP_DISPATCHED_FPU_OPS_MUL_EXCLUDE_JUNK = 0x0000001b "ProfileFPDispatchedFPUOpsMulExcludeJunk",
        /// `ProfileFPDispatchedFPUOpsStoreExcludeJunk`. Seen in releases 10.0.
        #[doc(alias = "ProfileFPDispatchedFPUOpsStoreExcludeJunk")]
        FP_DISPATCHED_FPU_OPS_STORE_EXCLUDE_JUNK = 0x0000001c "ProfileFPDispatchedFPUOpsStoreExcludeJunk",
        /// `ProfileFPDispatchedFPUOpsAddJunk`. Seen in releases 10.0.
        #[doc(alias = "ProfileFPDispatchedFPUOpsAddJunk")]
        FP_DISPATCHED_FPU_OPS_ADD_JUNK = 0x0000001d "ProfileFPDispatchedFPUOpsAddJunk",
        /// `ProfileFPDispatchedFPUOpsMulJunk`. Seen in releases 10.0.
        #[doc(alias = "ProfileFPDispatchedFPUOpsMulJunk")]
        FP_DISPATCHED_FPU_OPS_MUL_JUNK = 0x0000001e "ProfileFPDispatchedFPUOpsMulJunk",
        /// `ProfileFPDispatchedFPUOpsStoreJunk`. Seen in releases 10.0.
        #[doc(alias = "ProfileFPDispatchedFPUOpsStoreJunk")]
        FP_DISPATCHED_FPU_OPS_STORE_JUNK = 0x0000001f "ProfileFPDispatchedFPUOpsStoreJunk",
        /// `ProfileFPCyclesNoFPUOpsRetired`. Seen in releases 10.0.
        #[doc(alias = "ProfileFPCyclesNoFPUOpsRetired")]
        FP_CYCLES_NO_FPU_OPS_RETIRED = 0x00000020 "ProfileFPCyclesNoFPUOpsRetired",
        /// `ProfileFPDispatchedFPUOpsWithFastFlag`. Seen in releases 10.0.
        #[doc(alias = "ProfileFPDispatchedFPUOpsWithFastFlag")]
        FP_DISPATCHED_FPU_OPS_WITH_FAST_FLAG = 0x00000021 "ProfileFPDispatchedFPUOpsWithFastFlag",
        /// `ProfileLSSegmentRegisterLoad`. Seen in releases 10.0.
        #[doc(alias = "ProfileLSSegmentRegisterLoad")]
        LS_SEGMENT_REGISTER_LOAD = 0x00000022 "ProfileLSSegmentRegisterLoad",
        /// `ProfileLSSegmentRegisterLoadES`. Seen in releases 10.0.
        #[doc(alias = "ProfileLSSegmentRegisterLoadES")]
        LS_SEGMENT_REGISTER_LOAD_ES = 0x00000023 "ProfileLSSegmentRegisterLoadES",
        /// `ProfileLSSegmentRegisterLoadCS`. Seen in releases 10.0.
        #[doc(alias = "ProfileLSSegmentRegisterLoadCS")]
        LS_SEGMENT_REGISTER_LOAD_CS = 0x00000024 "ProfileLSSegmentRegisterLoadCS",
        /// `ProfileLSSegmentRegisterLoadSS`. Seen in releases 10.0.
        #[doc(alias = "ProfileLSSegmentRegisterLoadSS")]
        LS_SEGMENT_REGISTER_LOAD_SS = 0x00000025 "ProfileLSSegmentRegisterLoadSS",
        /// `ProfileLSSegmentRegisterLoadDS`. Seen in releases 10.0.
        #[doc(alias = "ProfileLSSegmentRegisterLoadDS")]
        LS_SEGMENT_REGISTER_LOAD_DS = 0x00000026 "ProfileLSSegmentRegisterLoadDS",
        /// `ProfileLSSegmentRegisterLoadFS`. Seen in releases 10.0.
        #[doc(alias = "ProfileLSSegmentRegisterLoadFS")]
        LS_SEGMENT_REGISTER_LOAD_FS = 0x00000027 "ProfileLSSegmentRegisterLoadFS",
        /// `ProfileLSSegmentRegisterLoadGS`. Seen in releases 10.0.
        #[doc(alias = "ProfileLSSegmentRegisterLoadGS")]
        LS_SEGMENT_REGISTER_LOAD_GS = 0x00000028 "ProfileLSSegmentRegisterLoadGS",
        /// `ProfileLSSegmentRegisterLoadHS`. Seen in releases 10.0.
        #[doc(alias = "ProfileLSSegmentRegisterLoadHS")]
        LS_SEGMENT_REGISTER_LOAD_HS = 0x00000029 "ProfileLSSegmentRegisterLoadHS",
        /// `ProfileLSResyncBySelfModifyingCode`. Seen in releases 10.0.
        #[doc(alias = "ProfileLSResyncBySelfModifyingCode")]
        LS_RESYNC_BY_SELF_MODIFYING_CODE = 0x0000002a "ProfileLSResyncBySelfModifyingCode",
        /// `ProfileLSResyncBySnoop`. Seen in releases 10.0.
        #[doc(alias = "ProfileLSResyncBySnoop")]
        LS_RESYNC_BY_SNOOP = 0x0000002b "ProfileLSResyncBySnoop",
        /// `ProfileLSBuffer2Full`. Seen in releases 10.0.
        #[doc(alias = "ProfileLSBuffer2Full")]
        LS_BUFFER2_FULL = 0x0000002c "ProfileLSBuffer2Full",
        /// `ProfileLSLockedOperation`. Seen in releases 10.0.
        #[doc(alias = "ProfileLSLockedOperation")]
        LS_LOCKED_OPERATION = 0x0000002d "ProfileLSLockedOperation",
        /// `ProfileLSLateCancelOperation`. Seen in releases 10.0.
        #[doc(alias = "ProfileLSLateCancelOperation")]
        LS_LATE_CANCEL_OPERATION = 0x0000002e "ProfileLSLateCancelOperation",
        /// `ProfileLSRetiredCFLUSH`. Seen in releases 10.0.
        #[doc(alias = "ProfileLSRetiredCFLUSH")]
        LS_RETIRED_CFLUSH = 0x0000002f "ProfileLSRetiredCFLUSH",
        /// `ProfileLSRetiredCPUID`. Seen in releases 10.0.
        #[doc(alias = "ProfileLSRetiredCPUID")]
        LS_RETIRED_CPUID = 0x00000030 "ProfileLSRetiredCPUID",
        /// `ProfileDCAccess`. Seen in releases 10.0.
        #[doc(alias = "ProfileDCAccess")]
        DC_ACCESS = 0x00000031 "ProfileDCAccess",
        /// `ProfileDCMiss`. Seen in releases 10.0.
        #[doc(alias = "ProfileDCMiss")]
        DC_MISS = 0x00000032 "ProfileDCMiss",
        /// `ProfileDCRefillFromL2`. Seen in releases 10.0.
        #[doc(alias = "ProfileDCRefillFromL2")]
        DC_REFILL_FROM_L2 = 0x00000033 "ProfileDCRefillFromL2",
        /// `ProfileDCRefillFromL2Invalid`. Seen in releases 10.0.
        #[doc(alias = "ProfileDCRefillFromL2Invalid")]
        DC_REFILL_FROM_L2_INVALID = 0x00000034 "ProfileDCRefillFromL2Invalid",
        /// `ProfileDCRefillFromL2Shared`. Seen in releases 10.0.
        #[doc(alias = "ProfileDCRefillFromL2Shared")]
        DC_REFILL_FROM_L2_SHARED = 0x00000035 "ProfileDCRefillFromL2Shared",
        /// `ProfileDCRefillFromL2Exclusive`. Seen in releases 10.0.
        #[doc(alias = "ProfileDCRefillFromL2Exclusive")]
        DC_REFILL_FROM_L2_EXCLUSIVE = 0x00000036 "ProfileDCRefillFromL2Exclusive",
        /// `ProfileDCRefillFromL2Owner`. Seen in releases 10.0.
        #[doc(alias = "ProfileDCRefillFromL2Owner")]
        DC_REFILL_FROM_L2_OWNER = 0x00000037 "ProfileDCRefillFromL2Owner",
        /// `ProfileDCRefillFromL2Modified`. Seen in releases 10.0.
        #[doc(alias = "ProfileDCRefillFromL2Modified")]
        DC_REFILL_FROM_L2_MODIFIED = 0x00000038 "ProfileDCRefillFromL2Modified",
        /// `ProfileDCRefillFromSystem`. Seen in releases 10.0.
        #[doc(alias = "ProfileDCRefillFromSystem")]
        DC_REFILL_FROM_SYSTEM = 0x00000039 "ProfileDCRefillFromSystem",
        /// `ProfileDCRefillFromSystemInvalid`. Seen in releases 10.0.
        #[doc(alias = "ProfileDCRefillFromSystemInvalid")]
        DC_REFILL_FROM_SYSTEM_INVALID = 0x0000003a "ProfileDCRefillFromSystemInvalid",
        /// `ProfileDCRefillFromSystemShared`. Seen in releases 10.0.
        #[doc(alias = "ProfileDCRefillFromSystemShared")]
        DC_REFILL_FROM_SYSTEM_SHARED = 0x0000003b "ProfileDCRefillFromSystemShared",
        /// `ProfileDCRefillFromSystemExclusive`. Seen in releases 10.0.
        #[doc(alias = "ProfileDCRefillFromSystemExclusive")]
        DC_REFILL_FROM_SYSTEM_EXCLUSIVE = 0x0000003c "ProfileDCRefillFromSystemExclusive",
        /// `ProfileDCRefillFromSystemOwner`. Seen in releases 10.0.
        #[doc(alias = "ProfileDCRefillFromSystemOwner")]
        DC_REFILL_FROM_SYSTEM_OWNER = 0x0000003d "ProfileDCRefillFromSystemOwner",
        /// `ProfileDCRefillFromSystemModified`. Seen in releases 10.0.
        #[doc(alias = "ProfileDCRefillFromSystemModified")]
        DC_REFILL_FROM_SYSTEM_MODIFIED = 0x0000003e "ProfileDCRefillFromSystemModified",
        /// `ProfileDCRefillCopyBack`. Seen in releases 10.0.
        #[doc(alias = "ProfileDCRefillCopyBack")]
        DC_REFILL_COPY_BACK = 0x0000003f "ProfileDCRefillCopyBack",
        /// `ProfileDCRefillCopyBackInvalid`. Seen in releases 10.0.
        #[doc(alias = "ProfileDCRefillCopyBackInvalid")]
        DC_REFILL_COPY_BACK_INVALID = 0x00000040 "ProfileDCRefillCopyBackInvalid",
        /// `ProfileDCRefillCopyBackShared`. Seen in releases 10.0.
        #[doc(alias = "ProfileDCRefillCopyBackShared")]
        DC_REFILL_COPY_BACK_SHARED = 0x00000041 "ProfileDCRefillCopyBackShared",
        /// `ProfileDCRefillCopyBackExclusive`. Seen in releases 10.0.
        #[doc(alias = "ProfileDCRefillCopyBackExclusive")]
        DC_REFILL_COPY_BACK_EXCLUSIVE = 0x00000042 "ProfileDCRefillCopyBackExclusive",
        /// `ProfileDCRefillCopyBackOwner`. Seen in releases 10.0.
        #[doc(alias = "ProfileDCRefillCopyBackOwner")]
        DC_REFILL_COPY_BACK_OWNER = 0x00000043 "ProfileDCRefillCopyBackOwner",
        /// `ProfileDCRefillCopyBackModified`. Seen in releases 10.0.
        #[doc(alias = "ProfileDCRefillCopyBackModified")]
        DC_REFILL_COPY_BACK_MODIFIED = 0x00000044 "ProfileDCRefillCopyBackModified",
        /// `ProfileDCL1DTLBMissL2DTLBHit`. Seen in releases 10.0.
        #[doc(alias = "ProfileDCL1DTLBMissL2DTLBHit")]
        DCL1_DTLB_MISS_L2_DTLB_HIT = 0x00000045 "ProfileDCL1DTLBMissL2DTLBHit",
        /// `ProfileDCL1DTLBMissL2DTLBMiss`. Seen in releases 10.0.
        #[doc(alias = "ProfileDCL1DTLBMissL2DTLBMiss")]
        DCL1_DTLB_MISS_L2_DTLB_MISS = 0x00000046 "ProfileDCL1DTLBMissL2DTLBMiss",
        /// `ProfileDCMisaligndDataReference`. Seen in releases 10.0.
        #[doc(alias = "ProfileDCMisaligndDataReference")]
        DC_MISALIGND_DATA_REFERENCE = 0x00000047 "ProfileDCMisaligndDataReference",
        /// `ProfileDCLateCancelOfAccess`. Seen in releases 10.0.
        #[doc(alias = "ProfileDCLateCancelOfAccess")]
        DC_LATE_CANCEL_OF_ACCESS = 0x00000048 "ProfileDCLateCancelOfAccess",
        /// `ProfileDCEarlyCancelOfAccess`. Seen in releases 10.0.
        #[doc(alias = "ProfileDCEarlyCancelOfAccess")]
        DC_EARLY_CANCEL_OF_ACCESS = 0x00000049 "ProfileDCEarlyCancelOfAccess",
        /// `ProfileDCOneBitECCError`. Seen in releases 10.0.
        #[doc(alias = "ProfileDCOneBitECCError")]
        DC_ONE_BIT_ECC_ERROR = 0x0000004a "ProfileDCOneBitECCError",
        /// `ProfileDCOneBitECCErrorScrubberError`. Seen in releases 10.0.
        #[doc(alias = "ProfileDCOneBitECCErrorScrubberError")]
        DC_ONE_BIT_ECC_ERROR_SCRUBBER_ERROR = 0x0000004b "ProfileDCOneBitECCErrorScrubberError",
        /// `ProfileDCOneBitECCErrorPiggybackScrubberError`. Seen in releases 10.0.
        #[doc(alias = "ProfileDCOneBitECCErrorPiggybackScrubberError")]
        DC_ONE_BIT_ECC_ERROR_PIGGYBACK_SCRUBBER_ERROR = 0x0000004c "ProfileDCOneBitECCErrorPiggybackScrubberError",
        /// `ProfileDCDispatchedPrefetchInstructions`. Seen in releases 10.0.
        #[doc(alias = "ProfileDCDispatchedPrefetchInstructions")]
        DC_DISPATCHED_PREFETCH_INSTRUCTIONS = 0x0000004d "ProfileDCDispatchedPrefetchInstructions",
        /// `ProfileDCDispatchedPrefetchInstructionsLoad`. Seen in releases 10.0.
        #[doc(alias = "ProfileDCDispatchedPrefetchInstructionsLoad")]
        DC_DISPATCHED_PREFETCH_INSTRUCTIONS_LOAD = 0x0000004e "ProfileDCDispatchedPrefetchInstructionsLoad",
        /// `ProfileDCDispatchedPrefetchInstructionsStore`. Seen in releases 10.0.
        #[doc(alias = "ProfileDCDispatchedPrefetchInstructionsStore")]
        DC_DISPATCHED_PREFETCH_INSTRUCTIONS_STORE = 0x0000004f "ProfileDCDispatchedPrefetchInstructionsStore",
        /// `ProfileDCDispatchedPrefetchInstructionsNTA`. Seen in releases 10.0.
        #[doc(alias = "ProfileDCDispatchedPrefetchInstructionsNTA")]
        DC_DISPATCHED_PREFETCH_INSTRUCTIONS_NTA = 0x00000050 "ProfileDCDispatchedPrefetchInstructionsNTA",
        /// `ProfileBUInternalL2Request`. Seen in releases 10.0.
        #[doc(alias = "ProfileBUInternalL2Request")]
        BU_INTERNAL_L2_REQUEST = 0x00000051 "ProfileBUInternalL2Request",
        /// `ProfileBUInternalL2RequestICFill`. Seen in releases 10.0.
        #[doc(alias = "ProfileBUInternalL2RequestICFill")]
        BU_INTERNAL_L2_REQUEST_IC_FILL = 0x00000052 "ProfileBUInternalL2RequestICFill",
        /// `ProfileBUInternalL2RequestDCFill`. Seen in releases 10.0.
        #[doc(alias = "ProfileBUInternalL2RequestDCFill")]
        BU_INTERNAL_L2_REQUEST_DC_FILL = 0x00000053 "ProfileBUInternalL2RequestDCFill",
        /// `ProfileBUInternalL2RequestTLBReload`. Seen in releases 10.0.
        #[doc(alias = "ProfileBUInternalL2RequestTLBReload")]
        BU_INTERNAL_L2_REQUEST_TLB_RELOAD = 0x00000054 "ProfileBUInternalL2RequestTLBReload",
        /// `ProfileBUInternalL2RequestTagSnoopRequest`. Seen in releases 10.0.
        #[doc(alias = "ProfileBUInternalL2RequestTagSnoopRequest")]
        BU_INTERNAL_L2_REQUEST_TAG_SNOOP_REQUEST = 0x00000055 "ProfileBUInternalL2RequestTagSnoopRequest",
        /// `ProfileBUInternalL2RequestCancelledRequest`. Seen in releases 10.0.
        #[doc(alias = "ProfileBUInternalL2RequestCancelledRequest")]
        BU_INTERNAL_L2_REQUEST_CANCELLED_REQUEST = 0x00000056 "ProfileBUInternalL2RequestCancelledRequest",
        /// `ProfileBUFillRequestMissedInL2`. Seen in releases 10.0.
        #[doc(alias = "ProfileBUFillRequestMissedInL2")]
        BU_FILL_REQUEST_MISSED_IN_L2 = 0x00000057 "ProfileBUFillRequestMissedInL2",
        /// `ProfileBUFillRequestMissedInL2ICFill`. Seen in releases 10.0.
        #[doc(alias = "ProfileBUFillRequestMissedInL2ICFill")]
        BU_FILL_REQUEST_MISSED_IN_L2_IC_FILL = 0x00000058 "ProfileBUFillRequestMissedInL2ICFill",
        /// `ProfileBUFillRequestMissedInL2DCFill`. Seen in releases 10.0.
        #[doc(alias = "ProfileBUFillRequestMissedInL2DCFill")]
        BU_FILL_REQUEST_MISSED_IN_L2_DC_FILL = 0x00000059 "ProfileBUFillRequestMissedInL2DCFill",
        /// `ProfileBUFillRequestMissedInL2TLBLoad`. Seen in releases 10.0.
        #[doc(alias = "ProfileBUFillRequestMissedInL2TLBLoad")]
        BU_FILL_REQUEST_MISSED_IN_L2_TLB_LOAD = 0x0000005a "ProfileBUFillRequestMissedInL2TLBLoad",
        /// `ProfileBUFillIntoL2`. Seen in releases 10.0.
        #[doc(alias = "ProfileBUFillIntoL2")]
        BU_FILL_INTO_L2 = 0x0000005b "ProfileBUFillIntoL2",
        /// `ProfileBUFillIntoL2DirtyL2Victim`. Seen in releases 10.0.
        #[doc(alias = "ProfileBUFillIntoL2DirtyL2Victim")]
        BU_FILL_INTO_L2_DIRTY_L2_VICTIM = 0x0000005c "ProfileBUFillIntoL2DirtyL2Victim",
        /// `ProfileBUFillIntoL2VictimFromL1`. Seen in releases 10.0.
        #[doc(alias = "ProfileBUFillIntoL2VictimFromL1")]
        BU_FILL_INTO_L2_VICTIM_FROM_L1 = 0x0000005d "ProfileBUFillIntoL2VictimFromL1",
        /// `ProfileICFetch`. Seen in releases 10.0.
        #[doc(alias = "ProfileICFetch")]
        IC_FETCH = 0x0000005e "ProfileICFetch",
        /// `ProfileICMiss`. Seen in releases 10.0.
        #[doc(alias = "ProfileICMiss")]
        IC_MISS = 0x0000005f "ProfileICMiss",
        /// `ProfileICRefillFromL2`. Seen in releases 10.0.
        #[doc(alias = "ProfileICRefillFromL2")]
        IC_REFILL_FROM_L2 = 0x00000060 "ProfileICRefillFromL2",
        /// `ProfileICRefillFromSystem`. Seen in releases 10.0.
        #[doc(alias = "ProfileICRefillFromSystem")]
        IC_REFILL_FROM_SYSTEM = 0x00000061 "ProfileICRefillFromSystem",
        /// `ProfileICL1TLBMissL2TLBHit`. Seen in releases 10.0.
        #[doc(alias = "ProfileICL1TLBMissL2TLBHit")]
        ICL1_TLB_MISS_L2_TLB_HIT = 0x00000062 "ProfileICL1TLBMissL2TLBHit",
        /// `ProfileICL1TLBMissL2TLBMiss`. Seen in releases 10.0.
        #[doc(alias = "ProfileICL1TLBMissL2TLBMiss")]
        ICL1_TLB_MISS_L2_TLB_MISS = 0x00000063 "ProfileICL1TLBMissL2TLBMiss",
        /// `ProfileICResyncBySnoop`. Seen in releases 10.0.
        #[doc(alias = "ProfileICResyncBySnoop")]
        IC_RESYNC_BY_SNOOP = 0x00000064 "ProfileICResyncBySnoop",
        /// `ProfileICInstructionFetchStall`. Seen in releases 10.0.
        #[doc(alias = "ProfileICInstructionFetchStall")]
        IC_INSTRUCTION_FETCH_STALL = 0x00000065 "ProfileICInstructionFetchStall",
        /// `ProfileICReturnStackHit`. Seen in releases 10.0.
        #[doc(alias = "ProfileICReturnStackHit")]
        IC_RETURN_STACK_HIT = 0x00000066 "ProfileICReturnStackHit",
        /// `ProfileICReturnStackOverflow`. Seen in releases 10.0.
        #[doc(alias = "ProfileICReturnStackOverflow")]
        IC_RETURN_STACK_OVERFLOW = 0x00000067 "ProfileICReturnStackOverflow",
        /// `ProfileFRRetiredx86Instructions`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRRetiredx86Instructions")]
        FR_RETIREDX86_INSTRUCTIONS = 0x00000068 "ProfileFRRetiredx86Instructions",
        /// `ProfileFRRetireduops`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRRetireduops")]
        FR_RETIREDUOPS = 0x00000069 "ProfileFRRetireduops",
        /// `ProfileFRRetiredBranches`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRRetiredBranches")]
        FR_RETIRED_BRANCHES = 0x0000006a "ProfileFRRetiredBranches",
        /// `ProfileFRRetiredBranchesMispredicted`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRRetiredBranchesMispredicted")]
        FR_RETIRED_BRANCHES_MISPREDICTED = 0x0000006b "ProfileFRRetiredBranchesMispredicted",
        /// `ProfileFRRetiredTakenBranches`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRRetiredTakenBranches")]
        FR_RETIRED_TAKEN_BRANCHES = 0x0000006c "ProfileFRRetiredTakenBranches",
        /// `ProfileFRRetiredTakenBranchesMispredicted`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRRetiredTakenBranchesMispredicted")]
        FR_RETIRED_TAKEN_BRANCHES_MISPREDICTED = 0x0000006d "ProfileFRRetiredTakenBranchesMispredicted",
        /// `ProfileFRRetiredFarControlTransfers`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRRetiredFarControlTransfers")]
        FR_RETIRED_FAR_CONTROL_TRANSFERS = 0x0000006e "ProfileFRRetiredFarControlTransfers",
        /// `ProfileFRRetiredResyncsNonControlTransferBranches`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRRetiredResyncsNonControlTransferBranches")]
        FR_RETIRED_RESYNCS_NON_CONTROL_TRANSFER_BRANCHES = 0x0000006f "ProfileFRRetiredResyncsNonControlTransferBranches",
        /// `ProfileFRRetiredNearReturns`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRRetiredNearReturns")]
        FR_RETIRED_NEAR_RETURNS = 0x00000070 "ProfileFRRetiredNearReturns",
        /// `ProfileFRRetiredNearReturnsMispredicted`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRRetiredNearReturnsMispredicted")]
        FR_RETIRED_NEAR_RETURNS_MISPREDICTED = 0x00000071 "ProfileFRRetiredNearReturnsMispredicted",
        /// `ProfileFRRetiredTakenBranchMispredictedByAddressMiscompare`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRRetiredTakenBranchMispredictedByAddressMiscompare")]
        FR_RETIRED_TAKEN_BRANCH_MISPREDICTED_BY_ADDRESS_MISCOMPARE = 0x00000072 "ProfileFRRetiredTakenBranchMispredictedByAddressMiscompare",
        /// `ProfileFRRetiredFPUInstructions`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRRetiredFPUInstructions")]
        FR_RETIRED_FPU_INSTRUCTIONS = 0x00000073 "ProfileFRRetiredFPUInstructions",
        /// `ProfileFRRetiredFPUInstructionsx87`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRRetiredFPUInstructionsx87")]
        FR_RETIRED_FPU_INSTRUCTIONSX87 = 0x00000074 "ProfileFRRetiredFPUInstructionsx87",
        /// `ProfileFRRetiredFPUInstructionsMMXAnd3DNow`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRRetiredFPUInstructionsMMXAnd3DNow")]
        FR_RETIRED_FPU_INSTRUCTIONS_MMX_AND3_D_NOW = 0x00000075 "ProfileFRRetiredFPUInstructionsMMXAnd3DNow",
        /// `ProfileFRRetiredFPUInstructionsPackedSSEAndSSE2`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRRetiredFPUInstructionsPackedSSEAndSSE2")]
        FR_RETIRED_FPU_INSTRUCTIONS_PACKED_SSE_AND_SSE2 = 0x00000076 "ProfileFRRetiredFPUInstructionsPackedSSEAndSSE2",
        /// `ProfileFRRetiredFPUInstructionsScalarSSEAndSSE2`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRRetiredFPUInstructionsScalarSSEAndSSE2")]
        FR_RETIRED_FPU_INSTRUCTIONS_SCALAR_SSE_AND_SSE2 = 0x00000077 "ProfileFRRetiredFPUInstructionsScalarSSEAndSSE2",
        /// `ProfileFRRetiredFastpathDoubleOpInstructions`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRRetiredFastpathDoubleOpInstructions")]
        FR_RETIRED_FASTPATH_DOUBLE_OP_INSTRUCTIONS = 0x00000078 "ProfileFRRetiredFastpathDoubleOpInstructions",
        /// `ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition0`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition0")]
        FR_RETIRED_FASTPATH_DOUBLE_OP_INSTRUCTIONS_LOW_OP_IN_POSITION0 = 0x00000079 "ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition0",
        /// `ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition1`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition1")]
        FR_RETIRED_FASTPATH_DOUBLE_OP_INSTRUCTIONS_LOW_OP_IN_POSITION1 = 0x0000007a "ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition1",
        /// `ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition2`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition2")]
        FR_RETIRED_FASTPATH_DOUBLE_OP_INSTRUCTIONS_LOW_OP_IN_POSITION2 = 0x0000007b "ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition2",
        /// `ProfileFRInterruptsMaskedCycles`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRInterruptsMaskedCycles")]
        FR_INTERRUPTS_MASKED_CYCLES = 0x0000007c "ProfileFRInterruptsMaskedCycles",
        /// `ProfileFRInterruptsMaskedWhilePendingCycles`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRInterruptsMaskedWhilePendingCycles")]
        FR_INTERRUPTS_MASKED_WHILE_PENDING_CYCLES = 0x0000007d "ProfileFRInterruptsMaskedWhilePendingCycles",
        /// `ProfileFRTakenHardwareInterrupts`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRTakenHardwareInterrupts")]
        FR_TAKEN_HARDWARE_INTERRUPTS = 0x0000007e "ProfileFRTakenHardwareInterrupts",
        /// `ProfileFRNothingToDispatch`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRNothingToDispatch")]
        FR_NOTHING_TO_DISPATCH = 0x0000007f "ProfileFRNothingToDispatch",
        /// `ProfileFRDispatchStalls`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRDispatchStalls")]
        FR_DISPATCH_STALLS = 0x00000080 "ProfileFRDispatchStalls",
        /// `ProfileFRDispatchStallsFromBranchAbortToRetire`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRDispatchStallsFromBranchAbortToRetire")]
        FR_DISPATCH_STALLS_FROM_BRANCH_ABORT_TO_RETIRE = 0x00000081 "ProfileFRDispatchStallsFromBranchAbortToRetire",
        /// `ProfileFRDispatchStallsForSerialization`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRDispatchStallsForSerialization")]
        FR_DISPATCH_STALLS_FOR_SERIALIZATION = 0x00000082 "ProfileFRDispatchStallsForSerialization",
        /// `ProfileFRDispachStallsForSegmentLoad`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRDispachStallsForSegmentLoad")]
        FR_DISPACH_STALLS_FOR_SEGMENT_LOAD = 0x00000083 "ProfileFRDispachStallsForSegmentLoad",
        /// `ProfileFRDispatchStallsWhenReorderBufferFull`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRDispatchStallsWhenReorderBufferFull")]
        FR_DISPATCH_STALLS_WHEN_REORDER_BUFFER_FULL = 0x00000084 "ProfileFRDispatchStallsWhenReorderBufferFull",
        /// `ProfileFRDispatchStallsWhenReservationStationsFull`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRDispatchStallsWhenReservationStationsFull")]
        FR_DISPATCH_STALLS_WHEN_RESERVATION_STATIONS_FULL = 0x00000085 "ProfileFRDispatchStallsWhenReservationStationsFull",
        /// `ProfileFRDispatchStallsWhenFPUFull`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRDispatchStallsWhenFPUFull")]
        FR_DISPATCH_STALLS_WHEN_FPU_FULL = 0x00000086 "ProfileFRDispatchStallsWhenFPUFull",
        /// `ProfileFRDispatchStallsWhenLSFull`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRDispatchStallsWhenLSFull")]
        FR_DISPATCH_STALLS_WHEN_LS_FULL = 0x00000087 "ProfileFRDispatchStallsWhenLSFull",
        /// `ProfileFRDispatchStallsWhenWaitingForAllQuiet`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRDispatchStallsWhenWaitingForAllQuiet")]
        FR_DISPATCH_STALLS_WHEN_WAITING_FOR_ALL_QUIET = 0x00000088 "ProfileFRDispatchStallsWhenWaitingForAllQuiet",
        /// `ProfileFRDispatchStallsWhenFarControlOrResyncBranchPending`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRDispatchStallsWhenFarControlOrResyncBranchPending")]
        FR_DISPATCH_STALLS_WHEN_FAR_CONTROL_OR_RESYNC_BRANCH_PENDING = 0x00000089 "ProfileFRDispatchStallsWhenFarControlOrResyncBranchPending",
        /// `ProfileFRFPUExceptions`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRFPUExceptions")]
        FRFPU_EXCEPTIONS = 0x0000008a "ProfileFRFPUExceptions",
        /// `ProfileFRFPUExcpetionsx87ReclassMicroFaults`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRFPUExcpetionsx87ReclassMicroFaults")]
        FRFPU_EXCPETIONSX87_RECLASS_MICRO_FAULTS = 0x0000008b "ProfileFRFPUExcpetionsx87ReclassMicroFaults",
        /// `ProfileFRFPUExceptionsSSERetypeMicroFaults`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRFPUExceptionsSSERetypeMicroFaults")]
        FRFPU_EXCEPTIONS_SSE_RETYPE_MICRO_FAULTS = 0x0000008c "ProfileFRFPUExceptionsSSERetypeMicroFaults",
        /// `ProfileFRFPUExceptionsSSEReclassMicroFaults`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRFPUExceptionsSSEReclassMicroFaults")]
        FRFPU_EXCEPTIONS_SSE_RECLASS_MICRO_FAULTS = 0x0000008d "ProfileFRFPUExceptionsSSEReclassMicroFaults",
        /// `ProfileFRFPUExceptionsSSEAndx87MicroTraps`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRFPUExceptionsSSEAndx87MicroTraps")]
        FRFPU_EXCEPTIONS_SSE_ANDX87_MICRO_TRAPS = 0x0000008e "ProfileFRFPUExceptionsSSEAndx87MicroTraps",
        /// `ProfileFRNumberOfBreakPointsForDR0`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRNumberOfBreakPointsForDR0")]
        FR_NUMBER_OF_BREAK_POINTS_FOR_DR0 = 0x0000008f "ProfileFRNumberOfBreakPointsForDR0",
        /// `ProfileFRNumberOfBreakPointsForDR1`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRNumberOfBreakPointsForDR1")]
        FR_NUMBER_OF_BREAK_POINTS_FOR_DR1 = 0x00000090 "ProfileFRNumberOfBreakPointsForDR1",
        /// `ProfileFRNumberOfBreakPointsForDR2`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRNumberOfBreakPointsForDR2")]
        FR_NUMBER_OF_BREAK_POINTS_FOR_DR2 = 0x00000091 "ProfileFRNumberOfBreakPointsForDR2",
        /// `ProfileFRNumberOfBreakPointsForDR3`. Seen in releases 10.0.
        #[doc(alias = "ProfileFRNumberOfBreakPointsForDR3")]
        FR_NUMBER_OF_BREAK_POINTS_FOR_DR3 = 0x00000092 "ProfileFRNumberOfBreakPointsForDR3",
        /// `ProfileNBMemoryControllerPageAccessEvent`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBMemoryControllerPageAccessEvent")]
        NB_MEMORY_CONTROLLER_PAGE_ACCESS_EVENT = 0x00000093 "ProfileNBMemoryControllerPageAccessEvent",
        /// `ProfileNBMemoryControllerPageAccessEventPageHit`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBMemoryControllerPageAccessEventPageHit")]
        NB_MEMORY_CONTROLLER_PAGE_ACCESS_EVENT_PAGE_HIT = 0x00000094 "ProfileNBMemoryControllerPageAccessEventPageHit",
        /// `ProfileNBMemoryControllerPageAccessEventPageMiss`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBMemoryControllerPageAccessEventPageMiss")]
        NB_MEMORY_CONTROLLER_PAGE_ACCESS_EVENT_PAGE_MISS = 0x00000095 "ProfileNBMemoryControllerPageAccessEventPageMiss",
        /// `ProfileNBMemoryControllerPageAccessEventPageConflict`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBMemoryControllerPageAccessEventPageConflict")]
        NB_MEMORY_CONTROLLER_PAGE_ACCESS_EVENT_PAGE_CONFLICT = 0x00000096 "ProfileNBMemoryControllerPageAccessEventPageConflict",
        /// `ProfileNBMemoryControllerPageTableOverflow`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBMemoryControllerPageTableOverflow")]
        NB_MEMORY_CONTROLLER_PAGE_TABLE_OVERFLOW = 0x00000097 "ProfileNBMemoryControllerPageTableOverflow",
        /// `ProfileNBMemoryControllerDRAMCommandSlotsMissed`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBMemoryControllerDRAMCommandSlotsMissed")]
        NB_MEMORY_CONTROLLER_DRAM_COMMAND_SLOTS_MISSED = 0x00000098 "ProfileNBMemoryControllerDRAMCommandSlotsMissed",
        /// `ProfileNBMemoryControllerTurnAround`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBMemoryControllerTurnAround")]
        NB_MEMORY_CONTROLLER_TURN_AROUND = 0x00000099 "ProfileNBMemoryControllerTurnAround",
        /// `ProfileNBMemoryControllerTurnAroundDIMM`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBMemoryControllerTurnAroundDIMM")]
        NB_MEMORY_CONTROLLER_TURN_AROUND_DIMM = 0x0000009a "ProfileNBMemoryControllerTurnAroundDIMM",
        /// `ProfileNBMemoryControllerTurnAroundReadToWrite`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBMemoryControllerTurnAroundReadToWrite")]
        NB_MEMORY_CONTROLLER_TURN_AROUND_READ_TO_WRITE = 0x0000009b "ProfileNBMemoryControllerTurnAroundReadToWrite",
        /// `ProfileNBMemoryControllerTurnAroundWriteToRead`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBMemoryControllerTurnAroundWriteToRead")]
        NB_MEMORY_CONTROLLER_TURN_AROUND_WRITE_TO_READ = 0x0000009c "ProfileNBMemoryControllerTurnAroundWriteToRead",
        /// `ProfileNBMemoryControllerBypassCounter`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBMemoryControllerBypassCounter")]
        NB_MEMORY_CONTROLLER_BYPASS_COUNTER = 0x0000009d "ProfileNBMemoryControllerBypassCounter",
        /// `ProfileNBMemoryControllerBypassCounterHighPriority`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBMemoryControllerBypassCounterHighPriority")]
        NB_MEMORY_CONTROLLER_BYPASS_COUNTER_HIGH_PRIORITY = 0x0000009e "ProfileNBMemoryControllerBypassCounterHighPriority",
        /// `ProfileNBMemoryControllerBypassCounterLowPriority`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBMemoryControllerBypassCounterLowPriority")]
        NB_MEMORY_CONTROLLER_BYPASS_COUNTER_LOW_PRIORITY = 0x0000009f "ProfileNBMemoryControllerBypassCounterLowPriority",
        /// `ProfileNBMemoryControllerBypassCounterDRAMControllerInterface`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBMemoryControllerBypassCounterDRAMControllerInterface")]
        NB_MEMORY_CONTROLLER_BYPASS_COUNTER_DRAM_CONTROLLER_INTERFACE = 0x000000a0 "ProfileNBMemoryControllerBypassCounterDRAMControllerInterface",
        /// `ProfileNBMemoryControllerBypassCounterDRAMControllerQueue`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBMemoryControllerBypassCounterDRAMControllerQueue")]
        NB_MEMORY_CONTROLLER_BYPASS_COUNTER_DRAM_CONTROLLER_QUEUE = 0x000000a1 "ProfileNBMemoryControllerBypassCounterDRAMControllerQueue",
        /// `ProfileNBSizedCommands`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBSizedCommands")]
        NB_SIZED_COMMANDS = 0x000000a2 "ProfileNBSizedCommands",
        /// `ProfileNBSizedCommandsNonPostWrSzByte`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBSizedCommandsNonPostWrSzByte")]
        NB_SIZED_COMMANDS_NON_POST_WR_SZ_BYTE = 0x000000a3 "ProfileNBSizedCommandsNonPostWrSzByte",
        /// `ProfileNBSizedCommandsNonPostWrSzDword`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBSizedCommandsNonPostWrSzDword")]
        NB_SIZED_COMMANDS_NON_POST_WR_SZ_DWORD = 0x000000a4 "ProfileNBSizedCommandsNonPostWrSzDword",
        /// `ProfileNBSizedCommandsWrSzByte`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBSizedCommandsWrSzByte")]
        NB_SIZED_COMMANDS_WR_SZ_BYTE = 0x000000a5 "ProfileNBSizedCommandsWrSzByte",
        /// `ProfileNBSizedCommandsWrSzDword`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBSizedCommandsWrSzDword")]
        NB_SIZED_COMMANDS_WR_SZ_DWORD = 0x000000a6 "ProfileNBSizedCommandsWrSzDword",
        /// `ProfileNBSizedCommandsRdSzByte`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBSizedCommandsRdSzByte")]
        NB_SIZED_COMMANDS_RD_SZ_BYTE = 0x000000a7 "ProfileNBSizedCommandsRdSzByte",
        /// `ProfileNBSizedCommandsRdSzDword`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBSizedCommandsRdSzDword")]
        NB_SIZED_COMMANDS_RD_SZ_DWORD = 0x000000a8 "ProfileNBSizedCommandsRdSzDword",
        /// `ProfileNBSizedCommandsRdModWr`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBSizedCommandsRdModWr")]
        NB_SIZED_COMMANDS_RD_MOD_WR = 0x000000a9 "ProfileNBSizedCommandsRdModWr",
        /// `ProfileNBProbeResult`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBProbeResult")]
        NB_PROBE_RESULT = 0x000000aa "ProfileNBProbeResult",
        /// `ProfileNBProbeResultMiss`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBProbeResultMiss")]
        NB_PROBE_RESULT_MISS = 0x000000ab "ProfileNBProbeResultMiss",
        /// `ProfileNBProbeResultHit`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBProbeResultHit")]
        NB_PROBE_RESULT_HIT = 0x000000ac "ProfileNBProbeResultHit",
        /// `ProfileNBProbeResultHitDirtyWithoutMemoryCanceL`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBProbeResultHitDirtyWithoutMemoryCanceL")]
        NB_PROBE_RESULT_HIT_DIRTY_WITHOUT_MEMORY_CANCE_L = 0x000000ad "ProfileNBProbeResultHitDirtyWithoutMemoryCanceL",
        /// `ProfileNBProbeResultHitDirtyWithMemoryCancel`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBProbeResultHitDirtyWithMemoryCancel")]
        NB_PROBE_RESULT_HIT_DIRTY_WITH_MEMORY_CANCEL = 0x000000ae "ProfileNBProbeResultHitDirtyWithMemoryCancel",
        /// `ProfileNBHyperTransportBus0Bandwidth`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus0Bandwidth")]
        NB_HYPER_TRANSPORT_BUS0_BANDWIDTH = 0x000000af "ProfileNBHyperTransportBus0Bandwidth",
        /// `ProfileNBHyperTransportBus0BandwidthCommandSent`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus0BandwidthCommandSent")]
        NB_HYPER_TRANSPORT_BUS0_BANDWIDTH_COMMAND_SENT = 0x000000b0 "ProfileNBHyperTransportBus0BandwidthCommandSent",
        /// `ProfileNBHyperTransportBus0BandwidthDataSent`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus0BandwidthDataSent")]
        NB_HYPER_TRANSPORT_BUS0_BANDWIDTH_DATA_SENT = 0x000000b1 "ProfileNBHyperTransportBus0BandwidthDataSent",
        /// `ProfileNBHyperTransportBus0BandwidthBufferReleaseSent`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus0BandwidthBufferReleaseSent")]
        NB_HYPER_TRANSPORT_BUS0_BANDWIDTH_BUFFER_RELEASE_SENT = 0x000000b2 "ProfileNBHyperTransportBus0BandwidthBufferReleaseSent",
        /// `ProfileNBHyperTransportBug0BandwidthNopSent`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBHyperTransportBug0BandwidthNopSent")]
        NB_HYPER_TRANSPORT_BUG0_BANDWIDTH_NOP_SENT = 0x000000b3 "ProfileNBHyperTransportBug0BandwidthNopSent",
        /// `ProfileNBHyperTransportBus1Bandwidth`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus1Bandwidth")]
        NB_HYPER_TRANSPORT_BUS1_BANDWIDTH = 0x000000b4 "ProfileNBHyperTransportBus1Bandwidth",
        /// `ProfileNBHyperTransportBus1BandwidthCommandSent`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus1BandwidthCommandSent")]
        NB_HYPER_TRANSPORT_BUS1_BANDWIDTH_COMMAND_SENT = 0x000000b5 "ProfileNBHyperTransportBus1BandwidthCommandSent",
        /// `ProfileNBHyperTransportBus1BandwidthDataSent`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus1BandwidthDataSent")]
        NB_HYPER_TRANSPORT_BUS1_BANDWIDTH_DATA_SENT = 0x000000b6 "ProfileNBHyperTransportBus1BandwidthDataSent",
        /// `ProfileNBHyperTransportBus1BandwidthBufferReleaseSent`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus1BandwidthBufferReleaseSent")]
        NB_HYPER_TRANSPORT_BUS1_BANDWIDTH_BUFFER_RELEASE_SENT = 0x000000b7 "ProfileNBHyperTransportBus1BandwidthBufferReleaseSent",
        /// `ProfileNBHyperTransportBus1BandwidthNopSent`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus1BandwidthNopSent")]
        NB_HYPER_TRANSPORT_BUS1_BANDWIDTH_NOP_SENT = 0x000000b8 "ProfileNBHyperTransportBus1BandwidthNopSent",
        /// `ProfileNBHyperTransportBus2Bandwidth`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus2Bandwidth")]
        NB_HYPER_TRANSPORT_BUS2_BANDWIDTH = 0x000000b9 "ProfileNBHyperTransportBus2Bandwidth",
        /// `ProfileNBHyperTransportBus2BandwidthCommandSent`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus2BandwidthCommandSent")]
        NB_HYPER_TRANSPORT_BUS2_BANDWIDTH_COMMAND_SENT = 0x000000ba "ProfileNBHyperTransportBus2BandwidthCommandSent",
        /// `ProfileNBHyperTransportBus2BandwidthDataSent`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus2BandwidthDataSent")]
        NB_HYPER_TRANSPORT_BUS2_BANDWIDTH_DATA_SENT = 0x000000bb "ProfileNBHyperTransportBus2BandwidthDataSent",
        /// `ProfileNBHyperTransportBus2BandwidthBufferReleaseSent`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus2BandwidthBufferReleaseSent")]
        NB_HYPER_TRANSPORT_BUS2_BANDWIDTH_BUFFER_RELEASE_SENT = 0x000000bc "ProfileNBHyperTransportBus2BandwidthBufferReleaseSent",
        /// `ProfileNBHyperTransportBus2BandwidthNopSen`. Seen in releases 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus2BandwidthNopSen")]
        NB_HYPER_TRANSPORT_BUS2_BANDWIDTH_NOP_SEN = 0x000000bd "ProfileNBHyperTransportBus2BandwidthNopSen",
        /// `ProfileBUCleanToDirty`. Seen in releases 10.0.
        #[doc(alias = "ProfileBUCleanToDirty")]
        BU_CLEAN_TO_DIRTY = 0x000000be "ProfileBUCleanToDirty",
        /// `ProfileBUSharedToDirty`. Seen in releases 10.0.
        #[doc(alias = "ProfileBUSharedToDirty")]
        BU_SHARED_TO_DIRTY = 0x000000bf "ProfileBUSharedToDirty",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl KprofileSourceAmd64 {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::kprofile_source_amd64::VALUES;
}
