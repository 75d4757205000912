// Generated from spec/enums/KPROFILE_SOURCE_AMD64.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::describe::{NamedValue, Values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Profile sources that the HAL defines for AMD processors only.
    ///
    /// No known name in C; here: `KPROFILE_SOURCE_AMD64`, of type `ULONG`.
    ///
    /// These are provided by the Amd64 interface of the HAL in addition to these sources of KPROFILE_SOURCE: ProfileTime, ProfileTotalIssues, ProfileBranchInstructions, ProfileDcacheMisses, ProfileIcacheMisses, ProfileBranchMispredictions, ProfileFpInstructions, ProfileIcacheIssues, ProfileDcacheAccesses.
    ///
    /// Unknown:
    ///
    /// - Microsoft's names. The names here are those in the HAL, with the prefix Profile.
    /// - Other releases that have each source.
    ///
    /// Source: Geoff Chappell, *Amd64 Profile Interface*; Geoff Chappell, *KPROFILE_SOURCE*.
    KprofileSourceAmd64(u32), 4 {
        /// `ProfileFPDispatchedFPUOps`. Observed in 10.0.
        #[doc(alias = "ProfileFPDispatchedFPUOps")]
        FP_DISPATCHED_FPU_OPS = 0x00000019 "ProfileFPDispatchedFPUOps",
        /// `ProfileFPDispatchedFPUOpsAddExcludeJunk`. Observed in 10.0.
        #[doc(alias = "ProfileFPDispatchedFPUOpsAddExcludeJunk")]
        FP_DISPATCHED_FPU_OPS_ADD_EXCLUDE_JUNK = 0x0000001a "ProfileFPDispatchedFPUOpsAddExcludeJunk",
        /// `ProfileFPDispatchedFPUOpsMulExcludeJunk`. Observed in 10.0.
        #[doc(alias = "ProfileFPDispatchedFPUOpsMulExcludeJunk")]
        FP_DISPATCHED_FPU_OPS_MUL_EXCLUDE_JUNK = 0x0000001b "ProfileFPDispatchedFPUOpsMulExcludeJunk",
        /// `ProfileFPDispatchedFPUOpsStoreExcludeJunk`. Observed in 10.0.
        #[doc(alias = "ProfileFPDispatchedFPUOpsStoreExcludeJunk")]
        FP_DISPATCHED_FPU_OPS_STORE_EXCLUDE_JUNK = 0x0000001c "ProfileFPDispatchedFPUOpsStoreExcludeJunk",
        /// `ProfileFPDispatchedFPUOpsAddJunk`. Observed in 10.0.
        #[doc(alias = "ProfileFPDispatchedFPUOpsAddJunk")]
        FP_DISPATCHED_FPU_OPS_ADD_JUNK = 0x0000001d "ProfileFPDispatchedFPUOpsAddJunk",
        /// `ProfileFPDispatchedFPUOpsMulJunk`. Observed in 10.0.
        #[doc(alias = "ProfileFPDispatchedFPUOpsMulJunk")]
        FP_DISPATCHED_FPU_OPS_MUL_JUNK = 0x0000001e "ProfileFPDispatchedFPUOpsMulJunk",
        /// `ProfileFPDispatchedFPUOpsStoreJunk`. Observed in 10.0.
        #[doc(alias = "ProfileFPDispatchedFPUOpsStoreJunk")]
        FP_DISPATCHED_FPU_OPS_STORE_JUNK = 0x0000001f "ProfileFPDispatchedFPUOpsStoreJunk",
        /// `ProfileFPCyclesNoFPUOpsRetired`. Observed in 10.0.
        #[doc(alias = "ProfileFPCyclesNoFPUOpsRetired")]
        FP_CYCLES_NO_FPU_OPS_RETIRED = 0x00000020 "ProfileFPCyclesNoFPUOpsRetired",
        /// `ProfileFPDispatchedFPUOpsWithFastFlag`. Observed in 10.0.
        #[doc(alias = "ProfileFPDispatchedFPUOpsWithFastFlag")]
        FP_DISPATCHED_FPU_OPS_WITH_FAST_FLAG = 0x00000021 "ProfileFPDispatchedFPUOpsWithFastFlag",
        /// `ProfileLSSegmentRegisterLoad`. Observed in 10.0.
        #[doc(alias = "ProfileLSSegmentRegisterLoad")]
        LS_SEGMENT_REGISTER_LOAD = 0x00000022 "ProfileLSSegmentRegisterLoad",
        /// `ProfileLSSegmentRegisterLoadES`. Observed in 10.0.
        #[doc(alias = "ProfileLSSegmentRegisterLoadES")]
        LS_SEGMENT_REGISTER_LOAD_ES = 0x00000023 "ProfileLSSegmentRegisterLoadES",
        /// `ProfileLSSegmentRegisterLoadCS`. Observed in 10.0.
        #[doc(alias = "ProfileLSSegmentRegisterLoadCS")]
        LS_SEGMENT_REGISTER_LOAD_CS = 0x00000024 "ProfileLSSegmentRegisterLoadCS",
        /// `ProfileLSSegmentRegisterLoadSS`. Observed in 10.0.
        #[doc(alias = "ProfileLSSegmentRegisterLoadSS")]
        LS_SEGMENT_REGISTER_LOAD_SS = 0x00000025 "ProfileLSSegmentRegisterLoadSS",
        /// `ProfileLSSegmentRegisterLoadDS`. Observed in 10.0.
        #[doc(alias = "ProfileLSSegmentRegisterLoadDS")]
        LS_SEGMENT_REGISTER_LOAD_DS = 0x00000026 "ProfileLSSegmentRegisterLoadDS",
        /// `ProfileLSSegmentRegisterLoadFS`. Observed in 10.0.
        #[doc(alias = "ProfileLSSegmentRegisterLoadFS")]
        LS_SEGMENT_REGISTER_LOAD_FS = 0x00000027 "ProfileLSSegmentRegisterLoadFS",
        /// `ProfileLSSegmentRegisterLoadGS`. Observed in 10.0.
        #[doc(alias = "ProfileLSSegmentRegisterLoadGS")]
        LS_SEGMENT_REGISTER_LOAD_GS = 0x00000028 "ProfileLSSegmentRegisterLoadGS",
        /// `ProfileLSSegmentRegisterLoadHS`. Observed in 10.0.
        #[doc(alias = "ProfileLSSegmentRegisterLoadHS")]
        LS_SEGMENT_REGISTER_LOAD_HS = 0x00000029 "ProfileLSSegmentRegisterLoadHS",
        /// `ProfileLSResyncBySelfModifyingCode`. Observed in 10.0.
        #[doc(alias = "ProfileLSResyncBySelfModifyingCode")]
        LS_RESYNC_BY_SELF_MODIFYING_CODE = 0x0000002a "ProfileLSResyncBySelfModifyingCode",
        /// `ProfileLSResyncBySnoop`. Observed in 10.0.
        #[doc(alias = "ProfileLSResyncBySnoop")]
        LS_RESYNC_BY_SNOOP = 0x0000002b "ProfileLSResyncBySnoop",
        /// `ProfileLSBuffer2Full`. Observed in 10.0.
        #[doc(alias = "ProfileLSBuffer2Full")]
        LS_BUFFER2_FULL = 0x0000002c "ProfileLSBuffer2Full",
        /// `ProfileLSLockedOperation`. Observed in 10.0.
        #[doc(alias = "ProfileLSLockedOperation")]
        LS_LOCKED_OPERATION = 0x0000002d "ProfileLSLockedOperation",
        /// `ProfileLSLateCancelOperation`. Observed in 10.0.
        #[doc(alias = "ProfileLSLateCancelOperation")]
        LS_LATE_CANCEL_OPERATION = 0x0000002e "ProfileLSLateCancelOperation",
        /// `ProfileLSRetiredCFLUSH`. Observed in 10.0.
        #[doc(alias = "ProfileLSRetiredCFLUSH")]
        LS_RETIRED_CFLUSH = 0x0000002f "ProfileLSRetiredCFLUSH",
        /// `ProfileLSRetiredCPUID`. Observed in 10.0.
        #[doc(alias = "ProfileLSRetiredCPUID")]
        LS_RETIRED_CPUID = 0x00000030 "ProfileLSRetiredCPUID",
        /// `ProfileDCAccess`. Observed in 10.0.
        #[doc(alias = "ProfileDCAccess")]
        DC_ACCESS = 0x00000031 "ProfileDCAccess",
        /// `ProfileDCMiss`. Observed in 10.0.
        #[doc(alias = "ProfileDCMiss")]
        DC_MISS = 0x00000032 "ProfileDCMiss",
        /// `ProfileDCRefillFromL2`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromL2")]
        DC_REFILL_FROM_L2 = 0x00000033 "ProfileDCRefillFromL2",
        /// `ProfileDCRefillFromL2Invalid`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromL2Invalid")]
        DC_REFILL_FROM_L2_INVALID = 0x00000034 "ProfileDCRefillFromL2Invalid",
        /// `ProfileDCRefillFromL2Shared`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromL2Shared")]
        DC_REFILL_FROM_L2_SHARED = 0x00000035 "ProfileDCRefillFromL2Shared",
        /// `ProfileDCRefillFromL2Exclusive`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromL2Exclusive")]
        DC_REFILL_FROM_L2_EXCLUSIVE = 0x00000036 "ProfileDCRefillFromL2Exclusive",
        /// `ProfileDCRefillFromL2Owner`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromL2Owner")]
        DC_REFILL_FROM_L2_OWNER = 0x00000037 "ProfileDCRefillFromL2Owner",
        /// `ProfileDCRefillFromL2Modified`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromL2Modified")]
        DC_REFILL_FROM_L2_MODIFIED = 0x00000038 "ProfileDCRefillFromL2Modified",
        /// `ProfileDCRefillFromSystem`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromSystem")]
        DC_REFILL_FROM_SYSTEM = 0x00000039 "ProfileDCRefillFromSystem",
        /// `ProfileDCRefillFromSystemInvalid`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromSystemInvalid")]
        DC_REFILL_FROM_SYSTEM_INVALID = 0x0000003a "ProfileDCRefillFromSystemInvalid",
        /// `ProfileDCRefillFromSystemShared`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromSystemShared")]
        DC_REFILL_FROM_SYSTEM_SHARED = 0x0000003b "ProfileDCRefillFromSystemShared",
        /// `ProfileDCRefillFromSystemExclusive`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromSystemExclusive")]
        DC_REFILL_FROM_SYSTEM_EXCLUSIVE = 0x0000003c "ProfileDCRefillFromSystemExclusive",
        /// `ProfileDCRefillFromSystemOwner`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromSystemOwner")]
        DC_REFILL_FROM_SYSTEM_OWNER = 0x0000003d "ProfileDCRefillFromSystemOwner",
        /// `ProfileDCRefillFromSystemModified`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromSystemModified")]
        DC_REFILL_FROM_SYSTEM_MODIFIED = 0x0000003e "ProfileDCRefillFromSystemModified",
        /// `ProfileDCRefillCopyBack`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillCopyBack")]
        DC_REFILL_COPY_BACK = 0x0000003f "ProfileDCRefillCopyBack",
        /// `ProfileDCRefillCopyBackInvalid`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillCopyBackInvalid")]
        DC_REFILL_COPY_BACK_INVALID = 0x00000040 "ProfileDCRefillCopyBackInvalid",
        /// `ProfileDCRefillCopyBackShared`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillCopyBackShared")]
        DC_REFILL_COPY_BACK_SHARED = 0x00000041 "ProfileDCRefillCopyBackShared",
        /// `ProfileDCRefillCopyBackExclusive`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillCopyBackExclusive")]
        DC_REFILL_COPY_BACK_EXCLUSIVE = 0x00000042 "ProfileDCRefillCopyBackExclusive",
        /// `ProfileDCRefillCopyBackOwner`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillCopyBackOwner")]
        DC_REFILL_COPY_BACK_OWNER = 0x00000043 "ProfileDCRefillCopyBackOwner",
        /// `ProfileDCRefillCopyBackModified`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillCopyBackModified")]
        DC_REFILL_COPY_BACK_MODIFIED = 0x00000044 "ProfileDCRefillCopyBackModified",
        /// `ProfileDCL1DTLBMissL2DTLBHit`. Observed in 10.0.
        #[doc(alias = "ProfileDCL1DTLBMissL2DTLBHit")]
        DCL1_DTLB_MISS_L2_DTLB_HIT = 0x00000045 "ProfileDCL1DTLBMissL2DTLBHit",
        /// `ProfileDCL1DTLBMissL2DTLBMiss`. Observed in 10.0.
        #[doc(alias = "ProfileDCL1DTLBMissL2DTLBMiss")]
        DCL1_DTLB_MISS_L2_DTLB_MISS = 0x00000046 "ProfileDCL1DTLBMissL2DTLBMiss",
        /// `ProfileDCMisaligndDataReference`. Observed in 10.0.
        #[doc(alias = "ProfileDCMisaligndDataReference")]
        DC_MISALIGND_DATA_REFERENCE = 0x00000047 "ProfileDCMisaligndDataReference",
        /// `ProfileDCLateCancelOfAccess`. Observed in 10.0.
        #[doc(alias = "ProfileDCLateCancelOfAccess")]
        DC_LATE_CANCEL_OF_ACCESS = 0x00000048 "ProfileDCLateCancelOfAccess",
        /// `ProfileDCEarlyCancelOfAccess`. Observed in 10.0.
        #[doc(alias = "ProfileDCEarlyCancelOfAccess")]
        DC_EARLY_CANCEL_OF_ACCESS = 0x00000049 "ProfileDCEarlyCancelOfAccess",
        /// `ProfileDCOneBitECCError`. Observed in 10.0.
        #[doc(alias = "ProfileDCOneBitECCError")]
        DC_ONE_BIT_ECC_ERROR = 0x0000004a "ProfileDCOneBitECCError",
        /// `ProfileDCOneBitECCErrorScrubberError`. Observed in 10.0.
        #[doc(alias = "ProfileDCOneBitECCErrorScrubberError")]
        DC_ONE_BIT_ECC_ERROR_SCRUBBER_ERROR = 0x0000004b "ProfileDCOneBitECCErrorScrubberError",
        /// `ProfileDCOneBitECCErrorPiggybackScrubberError`. Observed in 10.0.
        #[doc(alias = "ProfileDCOneBitECCErrorPiggybackScrubberError")]
        DC_ONE_BIT_ECC_ERROR_PIGGYBACK_SCRUBBER_ERROR = 0x0000004c "ProfileDCOneBitECCErrorPiggybackScrubberError",
        /// `ProfileDCDispatchedPrefetchInstructions`. Observed in 10.0.
        #[doc(alias = "ProfileDCDispatchedPrefetchInstructions")]
        DC_DISPATCHED_PREFETCH_INSTRUCTIONS = 0x0000004d "ProfileDCDispatchedPrefetchInstructions",
        /// `ProfileDCDispatchedPrefetchInstructionsLoad`. Observed in 10.0.
        #[doc(alias = "ProfileDCDispatchedPrefetchInstructionsLoad")]
        DC_DISPATCHED_PREFETCH_INSTRUCTIONS_LOAD = 0x0000004e "ProfileDCDispatchedPrefetchInstructionsLoad",
        /// `ProfileDCDispatchedPrefetchInstructionsStore`. Observed in 10.0.
        #[doc(alias = "ProfileDCDispatchedPrefetchInstructionsStore")]
        DC_DISPATCHED_PREFETCH_INSTRUCTIONS_STORE = 0x0000004f "ProfileDCDispatchedPrefetchInstructionsStore",
        /// `ProfileDCDispatchedPrefetchInstructionsNTA`. Observed in 10.0.
        #[doc(alias = "ProfileDCDispatchedPrefetchInstructionsNTA")]
        DC_DISPATCHED_PREFETCH_INSTRUCTIONS_NTA = 0x00000050 "ProfileDCDispatchedPrefetchInstructionsNTA",
        /// `ProfileBUInternalL2Request`. Observed in 10.0.
        #[doc(alias = "ProfileBUInternalL2Request")]
        BU_INTERNAL_L2_REQUEST = 0x00000051 "ProfileBUInternalL2Request",
        /// `ProfileBUInternalL2RequestICFill`. Observed in 10.0.
        #[doc(alias = "ProfileBUInternalL2RequestICFill")]
        BU_INTERNAL_L2_REQUEST_IC_FILL = 0x00000052 "ProfileBUInternalL2RequestICFill",
        /// `ProfileBUInternalL2RequestDCFill`. Observed in 10.0.
        #[doc(alias = "ProfileBUInternalL2RequestDCFill")]
        BU_INTERNAL_L2_REQUEST_DC_FILL = 0x00000053 "ProfileBUInternalL2RequestDCFill",
        /// `ProfileBUInternalL2RequestTLBReload`. Observed in 10.0.
        #[doc(alias = "ProfileBUInternalL2RequestTLBReload")]
        BU_INTERNAL_L2_REQUEST_TLB_RELOAD = 0x00000054 "ProfileBUInternalL2RequestTLBReload",
        /// `ProfileBUInternalL2RequestTagSnoopRequest`. Observed in 10.0.
        #[doc(alias = "ProfileBUInternalL2RequestTagSnoopRequest")]
        BU_INTERNAL_L2_REQUEST_TAG_SNOOP_REQUEST = 0x00000055 "ProfileBUInternalL2RequestTagSnoopRequest",
        /// `ProfileBUInternalL2RequestCancelledRequest`. Observed in 10.0.
        #[doc(alias = "ProfileBUInternalL2RequestCancelledRequest")]
        BU_INTERNAL_L2_REQUEST_CANCELLED_REQUEST = 0x00000056 "ProfileBUInternalL2RequestCancelledRequest",
        /// `ProfileBUFillRequestMissedInL2`. Observed in 10.0.
        #[doc(alias = "ProfileBUFillRequestMissedInL2")]
        BU_FILL_REQUEST_MISSED_IN_L2 = 0x00000057 "ProfileBUFillRequestMissedInL2",
        /// `ProfileBUFillRequestMissedInL2ICFill`. Observed in 10.0.
        #[doc(alias = "ProfileBUFillRequestMissedInL2ICFill")]
        BU_FILL_REQUEST_MISSED_IN_L2_IC_FILL = 0x00000058 "ProfileBUFillRequestMissedInL2ICFill",
        /// `ProfileBUFillRequestMissedInL2DCFill`. Observed in 10.0.
        #[doc(alias = "ProfileBUFillRequestMissedInL2DCFill")]
        BU_FILL_REQUEST_MISSED_IN_L2_DC_FILL = 0x00000059 "ProfileBUFillRequestMissedInL2DCFill",
        /// `ProfileBUFillRequestMissedInL2TLBLoad`. Observed in 10.0.
        #[doc(alias = "ProfileBUFillRequestMissedInL2TLBLoad")]
        BU_FILL_REQUEST_MISSED_IN_L2_TLB_LOAD = 0x0000005a "ProfileBUFillRequestMissedInL2TLBLoad",
        /// `ProfileBUFillIntoL2`. Observed in 10.0.
        #[doc(alias = "ProfileBUFillIntoL2")]
        BU_FILL_INTO_L2 = 0x0000005b "ProfileBUFillIntoL2",
        /// `ProfileBUFillIntoL2DirtyL2Victim`. Observed in 10.0.
        #[doc(alias = "ProfileBUFillIntoL2DirtyL2Victim")]
        BU_FILL_INTO_L2_DIRTY_L2_VICTIM = 0x0000005c "ProfileBUFillIntoL2DirtyL2Victim",
        /// `ProfileBUFillIntoL2VictimFromL1`. Observed in 10.0.
        #[doc(alias = "ProfileBUFillIntoL2VictimFromL1")]
        BU_FILL_INTO_L2_VICTIM_FROM_L1 = 0x0000005d "ProfileBUFillIntoL2VictimFromL1",
        /// `ProfileICFetch`. Observed in 10.0.
        #[doc(alias = "ProfileICFetch")]
        IC_FETCH = 0x0000005e "ProfileICFetch",
        /// `ProfileICMiss`. Observed in 10.0.
        #[doc(alias = "ProfileICMiss")]
        IC_MISS = 0x0000005f "ProfileICMiss",
        /// `ProfileICRefillFromL2`. Observed in 10.0.
        #[doc(alias = "ProfileICRefillFromL2")]
        IC_REFILL_FROM_L2 = 0x00000060 "ProfileICRefillFromL2",
        /// `ProfileICRefillFromSystem`. Observed in 10.0.
        #[doc(alias = "ProfileICRefillFromSystem")]
        IC_REFILL_FROM_SYSTEM = 0x00000061 "ProfileICRefillFromSystem",
        /// `ProfileICL1TLBMissL2TLBHit`. Observed in 10.0.
        #[doc(alias = "ProfileICL1TLBMissL2TLBHit")]
        ICL1_TLB_MISS_L2_TLB_HIT = 0x00000062 "ProfileICL1TLBMissL2TLBHit",
        /// `ProfileICL1TLBMissL2TLBMiss`. Observed in 10.0.
        #[doc(alias = "ProfileICL1TLBMissL2TLBMiss")]
        ICL1_TLB_MISS_L2_TLB_MISS = 0x00000063 "ProfileICL1TLBMissL2TLBMiss",
        /// `ProfileICResyncBySnoop`. Observed in 10.0.
        #[doc(alias = "ProfileICResyncBySnoop")]
        IC_RESYNC_BY_SNOOP = 0x00000064 "ProfileICResyncBySnoop",
        /// `ProfileICInstructionFetchStall`. Observed in 10.0.
        #[doc(alias = "ProfileICInstructionFetchStall")]
        IC_INSTRUCTION_FETCH_STALL = 0x00000065 "ProfileICInstructionFetchStall",
        /// `ProfileICReturnStackHit`. Observed in 10.0.
        #[doc(alias = "ProfileICReturnStackHit")]
        IC_RETURN_STACK_HIT = 0x00000066 "ProfileICReturnStackHit",
        /// `ProfileICReturnStackOverflow`. Observed in 10.0.
        #[doc(alias = "ProfileICReturnStackOverflow")]
        IC_RETURN_STACK_OVERFLOW = 0x00000067 "ProfileICReturnStackOverflow",
        /// `ProfileFRRetiredx86Instructions`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredx86Instructions")]
        FR_RETIREDX86_INSTRUCTIONS = 0x00000068 "ProfileFRRetiredx86Instructions",
        /// `ProfileFRRetireduops`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetireduops")]
        FR_RETIREDUOPS = 0x00000069 "ProfileFRRetireduops",
        /// `ProfileFRRetiredBranches`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredBranches")]
        FR_RETIRED_BRANCHES = 0x0000006a "ProfileFRRetiredBranches",
        /// `ProfileFRRetiredBranchesMispredicted`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredBranchesMispredicted")]
        FR_RETIRED_BRANCHES_MISPREDICTED = 0x0000006b "ProfileFRRetiredBranchesMispredicted",
        /// `ProfileFRRetiredTakenBranches`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredTakenBranches")]
        FR_RETIRED_TAKEN_BRANCHES = 0x0000006c "ProfileFRRetiredTakenBranches",
        /// `ProfileFRRetiredTakenBranchesMispredicted`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredTakenBranchesMispredicted")]
        FR_RETIRED_TAKEN_BRANCHES_MISPREDICTED = 0x0000006d "ProfileFRRetiredTakenBranchesMispredicted",
        /// `ProfileFRRetiredFarControlTransfers`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredFarControlTransfers")]
        FR_RETIRED_FAR_CONTROL_TRANSFERS = 0x0000006e "ProfileFRRetiredFarControlTransfers",
        /// `ProfileFRRetiredResyncsNonControlTransferBranches`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredResyncsNonControlTransferBranches")]
        FR_RETIRED_RESYNCS_NON_CONTROL_TRANSFER_BRANCHES = 0x0000006f "ProfileFRRetiredResyncsNonControlTransferBranches",
        /// `ProfileFRRetiredNearReturns`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredNearReturns")]
        FR_RETIRED_NEAR_RETURNS = 0x00000070 "ProfileFRRetiredNearReturns",
        /// `ProfileFRRetiredNearReturnsMispredicted`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredNearReturnsMispredicted")]
        FR_RETIRED_NEAR_RETURNS_MISPREDICTED = 0x00000071 "ProfileFRRetiredNearReturnsMispredicted",
        /// `ProfileFRRetiredTakenBranchMispredictedByAddressMiscompare`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredTakenBranchMispredictedByAddressMiscompare")]
        FR_RETIRED_TAKEN_BRANCH_MISPREDICTED_BY_ADDRESS_MISCOMPARE = 0x00000072 "ProfileFRRetiredTakenBranchMispredictedByAddressMiscompare",
        /// `ProfileFRRetiredFPUInstructions`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredFPUInstructions")]
        FR_RETIRED_FPU_INSTRUCTIONS = 0x00000073 "ProfileFRRetiredFPUInstructions",
        /// `ProfileFRRetiredFPUInstructionsx87`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredFPUInstructionsx87")]
        FR_RETIRED_FPU_INSTRUCTIONSX87 = 0x00000074 "ProfileFRRetiredFPUInstructionsx87",
        /// `ProfileFRRetiredFPUInstructionsMMXAnd3DNow`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredFPUInstructionsMMXAnd3DNow")]
        FR_RETIRED_FPU_INSTRUCTIONS_MMX_AND3_D_NOW = 0x00000075 "ProfileFRRetiredFPUInstructionsMMXAnd3DNow",
        /// `ProfileFRRetiredFPUInstructionsPackedSSEAndSSE2`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredFPUInstructionsPackedSSEAndSSE2")]
        FR_RETIRED_FPU_INSTRUCTIONS_PACKED_SSE_AND_SSE2 = 0x00000076 "ProfileFRRetiredFPUInstructionsPackedSSEAndSSE2",
        /// `ProfileFRRetiredFPUInstructionsScalarSSEAndSSE2`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredFPUInstructionsScalarSSEAndSSE2")]
        FR_RETIRED_FPU_INSTRUCTIONS_SCALAR_SSE_AND_SSE2 = 0x00000077 "ProfileFRRetiredFPUInstructionsScalarSSEAndSSE2",
        /// `ProfileFRRetiredFastpathDoubleOpInstructions`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredFastpathDoubleOpInstructions")]
        FR_RETIRED_FASTPATH_DOUBLE_OP_INSTRUCTIONS = 0x00000078 "ProfileFRRetiredFastpathDoubleOpInstructions",
        /// `ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition0`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition0")]
        FR_RETIRED_FASTPATH_DOUBLE_OP_INSTRUCTIONS_LOW_OP_IN_POSITION0 = 0x00000079 "ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition0",
        /// `ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition1`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition1")]
        FR_RETIRED_FASTPATH_DOUBLE_OP_INSTRUCTIONS_LOW_OP_IN_POSITION1 = 0x0000007a "ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition1",
        /// `ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition2`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition2")]
        FR_RETIRED_FASTPATH_DOUBLE_OP_INSTRUCTIONS_LOW_OP_IN_POSITION2 = 0x0000007b "ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition2",
        /// `ProfileFRInterruptsMaskedCycles`. Observed in 10.0.
        #[doc(alias = "ProfileFRInterruptsMaskedCycles")]
        FR_INTERRUPTS_MASKED_CYCLES = 0x0000007c "ProfileFRInterruptsMaskedCycles",
        /// `ProfileFRInterruptsMaskedWhilePendingCycles`. Observed in 10.0.
        #[doc(alias = "ProfileFRInterruptsMaskedWhilePendingCycles")]
        FR_INTERRUPTS_MASKED_WHILE_PENDING_CYCLES = 0x0000007d "ProfileFRInterruptsMaskedWhilePendingCycles",
        /// `ProfileFRTakenHardwareInterrupts`. Observed in 10.0.
        #[doc(alias = "ProfileFRTakenHardwareInterrupts")]
        FR_TAKEN_HARDWARE_INTERRUPTS = 0x0000007e "ProfileFRTakenHardwareInterrupts",
        /// `ProfileFRNothingToDispatch`. Observed in 10.0.
        #[doc(alias = "ProfileFRNothingToDispatch")]
        FR_NOTHING_TO_DISPATCH = 0x0000007f "ProfileFRNothingToDispatch",
        /// `ProfileFRDispatchStalls`. Observed in 10.0.
        #[doc(alias = "ProfileFRDispatchStalls")]
        FR_DISPATCH_STALLS = 0x00000080 "ProfileFRDispatchStalls",
        /// `ProfileFRDispatchStallsFromBranchAbortToRetire`. Observed in 10.0.
        #[doc(alias = "ProfileFRDispatchStallsFromBranchAbortToRetire")]
        FR_DISPATCH_STALLS_FROM_BRANCH_ABORT_TO_RETIRE = 0x00000081 "ProfileFRDispatchStallsFromBranchAbortToRetire",
        /// `ProfileFRDispatchStallsForSerialization`. Observed in 10.0.
        #[doc(alias = "ProfileFRDispatchStallsForSerialization")]
        FR_DISPATCH_STALLS_FOR_SERIALIZATION = 0x00000082 "ProfileFRDispatchStallsForSerialization",
        /// `ProfileFRDispachStallsForSegmentLoad`. Observed in 10.0.
        #[doc(alias = "ProfileFRDispachStallsForSegmentLoad")]
        FR_DISPACH_STALLS_FOR_SEGMENT_LOAD = 0x00000083 "ProfileFRDispachStallsForSegmentLoad",
        /// `ProfileFRDispatchStallsWhenReorderBufferFull`. Observed in 10.0.
        #[doc(alias = "ProfileFRDispatchStallsWhenReorderBufferFull")]
        FR_DISPATCH_STALLS_WHEN_REORDER_BUFFER_FULL = 0x00000084 "ProfileFRDispatchStallsWhenReorderBufferFull",
        /// `ProfileFRDispatchStallsWhenReservationStationsFull`. Observed in 10.0.
        #[doc(alias = "ProfileFRDispatchStallsWhenReservationStationsFull")]
        FR_DISPATCH_STALLS_WHEN_RESERVATION_STATIONS_FULL = 0x00000085 "ProfileFRDispatchStallsWhenReservationStationsFull",
        /// `ProfileFRDispatchStallsWhenFPUFull`. Observed in 10.0.
        #[doc(alias = "ProfileFRDispatchStallsWhenFPUFull")]
        FR_DISPATCH_STALLS_WHEN_FPU_FULL = 0x00000086 "ProfileFRDispatchStallsWhenFPUFull",
        /// `ProfileFRDispatchStallsWhenLSFull`. Observed in 10.0.
        #[doc(alias = "ProfileFRDispatchStallsWhenLSFull")]
        FR_DISPATCH_STALLS_WHEN_LS_FULL = 0x00000087 "ProfileFRDispatchStallsWhenLSFull",
        /// `ProfileFRDispatchStallsWhenWaitingForAllQuiet`. Observed in 10.0.
        #[doc(alias = "ProfileFRDispatchStallsWhenWaitingForAllQuiet")]
        FR_DISPATCH_STALLS_WHEN_WAITING_FOR_ALL_QUIET = 0x00000088 "ProfileFRDispatchStallsWhenWaitingForAllQuiet",
        /// `ProfileFRDispatchStallsWhenFarControlOrResyncBranchPending`. Observed in 10.0.
        #[doc(alias = "ProfileFRDispatchStallsWhenFarControlOrResyncBranchPending")]
        FR_DISPATCH_STALLS_WHEN_FAR_CONTROL_OR_RESYNC_BRANCH_PENDING = 0x00000089 "ProfileFRDispatchStallsWhenFarControlOrResyncBranchPending",
        /// `ProfileFRFPUExceptions`. Observed in 10.0.
        #[doc(alias = "ProfileFRFPUExceptions")]
        FRFPU_EXCEPTIONS = 0x0000008a "ProfileFRFPUExceptions",
        /// `ProfileFRFPUExcpetionsx87ReclassMicroFaults`. Observed in 10.0.
        #[doc(alias = "ProfileFRFPUExcpetionsx87ReclassMicroFaults")]
        FRFPU_EXCPETIONSX87_RECLASS_MICRO_FAULTS = 0x0000008b "ProfileFRFPUExcpetionsx87ReclassMicroFaults",
        /// `ProfileFRFPUExceptionsSSERetypeMicroFaults`. Observed in 10.0.
        #[doc(alias = "ProfileFRFPUExceptionsSSERetypeMicroFaults")]
        FRFPU_EXCEPTIONS_SSE_RETYPE_MICRO_FAULTS = 0x0000008c "ProfileFRFPUExceptionsSSERetypeMicroFaults",
        /// `ProfileFRFPUExceptionsSSEReclassMicroFaults`. Observed in 10.0.
        #[doc(alias = "ProfileFRFPUExceptionsSSEReclassMicroFaults")]
        FRFPU_EXCEPTIONS_SSE_RECLASS_MICRO_FAULTS = 0x0000008d "ProfileFRFPUExceptionsSSEReclassMicroFaults",
        /// `ProfileFRFPUExceptionsSSEAndx87MicroTraps`. Observed in 10.0.
        #[doc(alias = "ProfileFRFPUExceptionsSSEAndx87MicroTraps")]
        FRFPU_EXCEPTIONS_SSE_ANDX87_MICRO_TRAPS = 0x0000008e "ProfileFRFPUExceptionsSSEAndx87MicroTraps",
        /// `ProfileFRNumberOfBreakPointsForDR0`. Observed in 10.0.
        #[doc(alias = "ProfileFRNumberOfBreakPointsForDR0")]
        FR_NUMBER_OF_BREAK_POINTS_FOR_DR0 = 0x0000008f "ProfileFRNumberOfBreakPointsForDR0",
        /// `ProfileFRNumberOfBreakPointsForDR1`. Observed in 10.0.
        #[doc(alias = "ProfileFRNumberOfBreakPointsForDR1")]
        FR_NUMBER_OF_BREAK_POINTS_FOR_DR1 = 0x00000090 "ProfileFRNumberOfBreakPointsForDR1",
        /// `ProfileFRNumberOfBreakPointsForDR2`. Observed in 10.0.
        #[doc(alias = "ProfileFRNumberOfBreakPointsForDR2")]
        FR_NUMBER_OF_BREAK_POINTS_FOR_DR2 = 0x00000091 "ProfileFRNumberOfBreakPointsForDR2",
        /// `ProfileFRNumberOfBreakPointsForDR3`. Observed in 10.0.
        #[doc(alias = "ProfileFRNumberOfBreakPointsForDR3")]
        FR_NUMBER_OF_BREAK_POINTS_FOR_DR3 = 0x00000092 "ProfileFRNumberOfBreakPointsForDR3",
        /// `ProfileNBMemoryControllerPageAccessEvent`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerPageAccessEvent")]
        NB_MEMORY_CONTROLLER_PAGE_ACCESS_EVENT = 0x00000093 "ProfileNBMemoryControllerPageAccessEvent",
        /// `ProfileNBMemoryControllerPageAccessEventPageHit`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerPageAccessEventPageHit")]
        NB_MEMORY_CONTROLLER_PAGE_ACCESS_EVENT_PAGE_HIT = 0x00000094 "ProfileNBMemoryControllerPageAccessEventPageHit",
        /// `ProfileNBMemoryControllerPageAccessEventPageMiss`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerPageAccessEventPageMiss")]
        NB_MEMORY_CONTROLLER_PAGE_ACCESS_EVENT_PAGE_MISS = 0x00000095 "ProfileNBMemoryControllerPageAccessEventPageMiss",
        /// `ProfileNBMemoryControllerPageAccessEventPageConflict`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerPageAccessEventPageConflict")]
        NB_MEMORY_CONTROLLER_PAGE_ACCESS_EVENT_PAGE_CONFLICT = 0x00000096 "ProfileNBMemoryControllerPageAccessEventPageConflict",
        /// `ProfileNBMemoryControllerPageTableOverflow`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerPageTableOverflow")]
        NB_MEMORY_CONTROLLER_PAGE_TABLE_OVERFLOW = 0x00000097 "ProfileNBMemoryControllerPageTableOverflow",
        /// `ProfileNBMemoryControllerDRAMCommandSlotsMissed`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerDRAMCommandSlotsMissed")]
        NB_MEMORY_CONTROLLER_DRAM_COMMAND_SLOTS_MISSED = 0x00000098 "ProfileNBMemoryControllerDRAMCommandSlotsMissed",
        /// `ProfileNBMemoryControllerTurnAround`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerTurnAround")]
        NB_MEMORY_CONTROLLER_TURN_AROUND = 0x00000099 "ProfileNBMemoryControllerTurnAround",
        /// `ProfileNBMemoryControllerTurnAroundDIMM`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerTurnAroundDIMM")]
        NB_MEMORY_CONTROLLER_TURN_AROUND_DIMM = 0x0000009a "ProfileNBMemoryControllerTurnAroundDIMM",
        /// `ProfileNBMemoryControllerTurnAroundReadToWrite`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerTurnAroundReadToWrite")]
        NB_MEMORY_CONTROLLER_TURN_AROUND_READ_TO_WRITE = 0x0000009b "ProfileNBMemoryControllerTurnAroundReadToWrite",
        /// `ProfileNBMemoryControllerTurnAroundWriteToRead`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerTurnAroundWriteToRead")]
        NB_MEMORY_CONTROLLER_TURN_AROUND_WRITE_TO_READ = 0x0000009c "ProfileNBMemoryControllerTurnAroundWriteToRead",
        /// `ProfileNBMemoryControllerBypassCounter`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerBypassCounter")]
        NB_MEMORY_CONTROLLER_BYPASS_COUNTER = 0x0000009d "ProfileNBMemoryControllerBypassCounter",
        /// `ProfileNBMemoryControllerBypassCounterHighPriority`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerBypassCounterHighPriority")]
        NB_MEMORY_CONTROLLER_BYPASS_COUNTER_HIGH_PRIORITY = 0x0000009e "ProfileNBMemoryControllerBypassCounterHighPriority",
        /// `ProfileNBMemoryControllerBypassCounterLowPriority`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerBypassCounterLowPriority")]
        NB_MEMORY_CONTROLLER_BYPASS_COUNTER_LOW_PRIORITY = 0x0000009f "ProfileNBMemoryControllerBypassCounterLowPriority",
        /// `ProfileNBMemoryControllerBypassCounterDRAMControllerInterface`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerBypassCounterDRAMControllerInterface")]
        NB_MEMORY_CONTROLLER_BYPASS_COUNTER_DRAM_CONTROLLER_INTERFACE = 0x000000a0 "ProfileNBMemoryControllerBypassCounterDRAMControllerInterface",
        /// `ProfileNBMemoryControllerBypassCounterDRAMControllerQueue`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerBypassCounterDRAMControllerQueue")]
        NB_MEMORY_CONTROLLER_BYPASS_COUNTER_DRAM_CONTROLLER_QUEUE = 0x000000a1 "ProfileNBMemoryControllerBypassCounterDRAMControllerQueue",
        /// `ProfileNBSizedCommands`. Observed in 10.0.
        #[doc(alias = "ProfileNBSizedCommands")]
        NB_SIZED_COMMANDS = 0x000000a2 "ProfileNBSizedCommands",
        /// `ProfileNBSizedCommandsNonPostWrSzByte`. Observed in 10.0.
        #[doc(alias = "ProfileNBSizedCommandsNonPostWrSzByte")]
        NB_SIZED_COMMANDS_NON_POST_WR_SZ_BYTE = 0x000000a3 "ProfileNBSizedCommandsNonPostWrSzByte",
        /// `ProfileNBSizedCommandsNonPostWrSzDword`. Observed in 10.0.
        #[doc(alias = "ProfileNBSizedCommandsNonPostWrSzDword")]
        NB_SIZED_COMMANDS_NON_POST_WR_SZ_DWORD = 0x000000a4 "ProfileNBSizedCommandsNonPostWrSzDword",
        /// `ProfileNBSizedCommandsWrSzByte`. Observed in 10.0.
        #[doc(alias = "ProfileNBSizedCommandsWrSzByte")]
        NB_SIZED_COMMANDS_WR_SZ_BYTE = 0x000000a5 "ProfileNBSizedCommandsWrSzByte",
        /// `ProfileNBSizedCommandsWrSzDword`. Observed in 10.0.
        #[doc(alias = "ProfileNBSizedCommandsWrSzDword")]
        NB_SIZED_COMMANDS_WR_SZ_DWORD = 0x000000a6 "ProfileNBSizedCommandsWrSzDword",
        /// `ProfileNBSizedCommandsRdSzByte`. Observed in 10.0.
        #[doc(alias = "ProfileNBSizedCommandsRdSzByte")]
        NB_SIZED_COMMANDS_RD_SZ_BYTE = 0x000000a7 "ProfileNBSizedCommandsRdSzByte",
        /// `ProfileNBSizedCommandsRdSzDword`. Observed in 10.0.
        #[doc(alias = "ProfileNBSizedCommandsRdSzDword")]
        NB_SIZED_COMMANDS_RD_SZ_DWORD = 0x000000a8 "ProfileNBSizedCommandsRdSzDword",
        /// `ProfileNBSizedCommandsRdModWr`. Observed in 10.0.
        #[doc(alias = "ProfileNBSizedCommandsRdModWr")]
        NB_SIZED_COMMANDS_RD_MOD_WR = 0x000000a9 "ProfileNBSizedCommandsRdModWr",
        /// `ProfileNBProbeResult`. Observed in 10.0.
        #[doc(alias = "ProfileNBProbeResult")]
        NB_PROBE_RESULT = 0x000000aa "ProfileNBProbeResult",
        /// `ProfileNBProbeResultMiss`. Observed in 10.0.
        #[doc(alias = "ProfileNBProbeResultMiss")]
        NB_PROBE_RESULT_MISS = 0x000000ab "ProfileNBProbeResultMiss",
        /// `ProfileNBProbeResultHit`. Observed in 10.0.
        #[doc(alias = "ProfileNBProbeResultHit")]
        NB_PROBE_RESULT_HIT = 0x000000ac "ProfileNBProbeResultHit",
        /// `ProfileNBProbeResultHitDirtyWithoutMemoryCanceL`. Observed in 10.0.
        #[doc(alias = "ProfileNBProbeResultHitDirtyWithoutMemoryCanceL")]
        NB_PROBE_RESULT_HIT_DIRTY_WITHOUT_MEMORY_CANCE_L = 0x000000ad "ProfileNBProbeResultHitDirtyWithoutMemoryCanceL",
        /// `ProfileNBProbeResultHitDirtyWithMemoryCancel`. Observed in 10.0.
        #[doc(alias = "ProfileNBProbeResultHitDirtyWithMemoryCancel")]
        NB_PROBE_RESULT_HIT_DIRTY_WITH_MEMORY_CANCEL = 0x000000ae "ProfileNBProbeResultHitDirtyWithMemoryCancel",
        /// `ProfileNBHyperTransportBus0Bandwidth`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus0Bandwidth")]
        NB_HYPER_TRANSPORT_BUS0_BANDWIDTH = 0x000000af "ProfileNBHyperTransportBus0Bandwidth",
        /// `ProfileNBHyperTransportBus0BandwidthCommandSent`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus0BandwidthCommandSent")]
        NB_HYPER_TRANSPORT_BUS0_BANDWIDTH_COMMAND_SENT = 0x000000b0 "ProfileNBHyperTransportBus0BandwidthCommandSent",
        /// `ProfileNBHyperTransportBus0BandwidthDataSent`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus0BandwidthDataSent")]
        NB_HYPER_TRANSPORT_BUS0_BANDWIDTH_DATA_SENT = 0x000000b1 "ProfileNBHyperTransportBus0BandwidthDataSent",
        /// `ProfileNBHyperTransportBus0BandwidthBufferReleaseSent`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus0BandwidthBufferReleaseSent")]
        NB_HYPER_TRANSPORT_BUS0_BANDWIDTH_BUFFER_RELEASE_SENT = 0x000000b2 "ProfileNBHyperTransportBus0BandwidthBufferReleaseSent",
        /// `ProfileNBHyperTransportBug0BandwidthNopSent`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBug0BandwidthNopSent")]
        NB_HYPER_TRANSPORT_BUG0_BANDWIDTH_NOP_SENT = 0x000000b3 "ProfileNBHyperTransportBug0BandwidthNopSent",
        /// `ProfileNBHyperTransportBus1Bandwidth`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus1Bandwidth")]
        NB_HYPER_TRANSPORT_BUS1_BANDWIDTH = 0x000000b4 "ProfileNBHyperTransportBus1Bandwidth",
        /// `ProfileNBHyperTransportBus1BandwidthCommandSent`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus1BandwidthCommandSent")]
        NB_HYPER_TRANSPORT_BUS1_BANDWIDTH_COMMAND_SENT = 0x000000b5 "ProfileNBHyperTransportBus1BandwidthCommandSent",
        /// `ProfileNBHyperTransportBus1BandwidthDataSent`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus1BandwidthDataSent")]
        NB_HYPER_TRANSPORT_BUS1_BANDWIDTH_DATA_SENT = 0x000000b6 "ProfileNBHyperTransportBus1BandwidthDataSent",
        /// `ProfileNBHyperTransportBus1BandwidthBufferReleaseSent`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus1BandwidthBufferReleaseSent")]
        NB_HYPER_TRANSPORT_BUS1_BANDWIDTH_BUFFER_RELEASE_SENT = 0x000000b7 "ProfileNBHyperTransportBus1BandwidthBufferReleaseSent",
        /// `ProfileNBHyperTransportBus1BandwidthNopSent`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus1BandwidthNopSent")]
        NB_HYPER_TRANSPORT_BUS1_BANDWIDTH_NOP_SENT = 0x000000b8 "ProfileNBHyperTransportBus1BandwidthNopSent",
        /// `ProfileNBHyperTransportBus2Bandwidth`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus2Bandwidth")]
        NB_HYPER_TRANSPORT_BUS2_BANDWIDTH = 0x000000b9 "ProfileNBHyperTransportBus2Bandwidth",
        /// `ProfileNBHyperTransportBus2BandwidthCommandSent`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus2BandwidthCommandSent")]
        NB_HYPER_TRANSPORT_BUS2_BANDWIDTH_COMMAND_SENT = 0x000000ba "ProfileNBHyperTransportBus2BandwidthCommandSent",
        /// `ProfileNBHyperTransportBus2BandwidthDataSent`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus2BandwidthDataSent")]
        NB_HYPER_TRANSPORT_BUS2_BANDWIDTH_DATA_SENT = 0x000000bb "ProfileNBHyperTransportBus2BandwidthDataSent",
        /// `ProfileNBHyperTransportBus2BandwidthBufferReleaseSent`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus2BandwidthBufferReleaseSent")]
        NB_HYPER_TRANSPORT_BUS2_BANDWIDTH_BUFFER_RELEASE_SENT = 0x000000bc "ProfileNBHyperTransportBus2BandwidthBufferReleaseSent",
        /// `ProfileNBHyperTransportBus2BandwidthNopSen`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus2BandwidthNopSen")]
        NB_HYPER_TRANSPORT_BUS2_BANDWIDTH_NOP_SEN = 0x000000bd "ProfileNBHyperTransportBus2BandwidthNopSen",
        /// `ProfileBUCleanToDirty`. Observed in 10.0.
        #[doc(alias = "ProfileBUCleanToDirty")]
        BU_CLEAN_TO_DIRTY = 0x000000be "ProfileBUCleanToDirty",
        /// `ProfileBUSharedToDirty`. Observed in 10.0.
        #[doc(alias = "ProfileBUSharedToDirty")]
        BU_SHARED_TO_DIRTY = 0x000000bf "ProfileBUSharedToDirty",
    }
    also {
    }
}

impl KprofileSourceAmd64 {
    /// Table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &TABLE;
}

static TABLE: Values = Values { name: "KPROFILE_SOURCE_AMD64", flags: false, values: &[
    NamedValue { name: "ProfileFPDispatchedFPUOps", value: 25, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFPDispatchedFPUOpsAddExcludeJunk", value: 26, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFPDispatchedFPUOpsMulExcludeJunk", value: 27, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFPDispatchedFPUOpsStoreExcludeJunk", value: 28, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFPDispatchedFPUOpsAddJunk", value: 29, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFPDispatchedFPUOpsMulJunk", value: 30, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFPDispatchedFPUOpsStoreJunk", value: 31, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFPCyclesNoFPUOpsRetired", value: 32, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFPDispatchedFPUOpsWithFastFlag", value: 33, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileLSSegmentRegisterLoad", value: 34, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileLSSegmentRegisterLoadES", value: 35, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileLSSegmentRegisterLoadCS", value: 36, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileLSSegmentRegisterLoadSS", value: 37, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileLSSegmentRegisterLoadDS", value: 38, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileLSSegmentRegisterLoadFS", value: 39, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileLSSegmentRegisterLoadGS", value: 40, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileLSSegmentRegisterLoadHS", value: 41, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileLSResyncBySelfModifyingCode", value: 42, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileLSResyncBySnoop", value: 43, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileLSBuffer2Full", value: 44, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileLSLockedOperation", value: 45, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileLSLateCancelOperation", value: 46, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileLSRetiredCFLUSH", value: 47, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileLSRetiredCPUID", value: 48, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileDCAccess", value: 49, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileDCMiss", value: 50, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileDCRefillFromL2", value: 51, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileDCRefillFromL2Invalid", value: 52, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileDCRefillFromL2Shared", value: 53, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileDCRefillFromL2Exclusive", value: 54, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileDCRefillFromL2Owner", value: 55, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileDCRefillFromL2Modified", value: 56, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileDCRefillFromSystem", value: 57, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileDCRefillFromSystemInvalid", value: 58, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileDCRefillFromSystemShared", value: 59, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileDCRefillFromSystemExclusive", value: 60, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileDCRefillFromSystemOwner", value: 61, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileDCRefillFromSystemModified", value: 62, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileDCRefillCopyBack", value: 63, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileDCRefillCopyBackInvalid", value: 64, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileDCRefillCopyBackShared", value: 65, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileDCRefillCopyBackExclusive", value: 66, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileDCRefillCopyBackOwner", value: 67, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileDCRefillCopyBackModified", value: 68, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileDCL1DTLBMissL2DTLBHit", value: 69, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileDCL1DTLBMissL2DTLBMiss", value: 70, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileDCMisaligndDataReference", value: 71, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileDCLateCancelOfAccess", value: 72, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileDCEarlyCancelOfAccess", value: 73, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileDCOneBitECCError", value: 74, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileDCOneBitECCErrorScrubberError", value: 75, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileDCOneBitECCErrorPiggybackScrubberError", value: 76, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileDCDispatchedPrefetchInstructions", value: 77, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileDCDispatchedPrefetchInstructionsLoad", value: 78, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileDCDispatchedPrefetchInstructionsStore", value: 79, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileDCDispatchedPrefetchInstructionsNTA", value: 80, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileBUInternalL2Request", value: 81, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileBUInternalL2RequestICFill", value: 82, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileBUInternalL2RequestDCFill", value: 83, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileBUInternalL2RequestTLBReload", value: 84, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileBUInternalL2RequestTagSnoopRequest", value: 85, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileBUInternalL2RequestCancelledRequest", value: 86, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileBUFillRequestMissedInL2", value: 87, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileBUFillRequestMissedInL2ICFill", value: 88, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileBUFillRequestMissedInL2DCFill", value: 89, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileBUFillRequestMissedInL2TLBLoad", value: 90, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileBUFillIntoL2", value: 91, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileBUFillIntoL2DirtyL2Victim", value: 92, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileBUFillIntoL2VictimFromL1", value: 93, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileICFetch", value: 94, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileICMiss", value: 95, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileICRefillFromL2", value: 96, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileICRefillFromSystem", value: 97, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileICL1TLBMissL2TLBHit", value: 98, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileICL1TLBMissL2TLBMiss", value: 99, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileICResyncBySnoop", value: 100, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileICInstructionFetchStall", value: 101, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileICReturnStackHit", value: 102, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileICReturnStackOverflow", value: 103, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRRetiredx86Instructions", value: 104, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRRetireduops", value: 105, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRRetiredBranches", value: 106, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRRetiredBranchesMispredicted", value: 107, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRRetiredTakenBranches", value: 108, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRRetiredTakenBranchesMispredicted", value: 109, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRRetiredFarControlTransfers", value: 110, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRRetiredResyncsNonControlTransferBranches", value: 111, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRRetiredNearReturns", value: 112, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRRetiredNearReturnsMispredicted", value: 113, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRRetiredTakenBranchMispredictedByAddressMiscompare", value: 114, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRRetiredFPUInstructions", value: 115, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRRetiredFPUInstructionsx87", value: 116, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRRetiredFPUInstructionsMMXAnd3DNow", value: 117, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRRetiredFPUInstructionsPackedSSEAndSSE2", value: 118, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRRetiredFPUInstructionsScalarSSEAndSSE2", value: 119, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRRetiredFastpathDoubleOpInstructions", value: 120, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition0", value: 121, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition1", value: 122, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition2", value: 123, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRInterruptsMaskedCycles", value: 124, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRInterruptsMaskedWhilePendingCycles", value: 125, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRTakenHardwareInterrupts", value: 126, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRNothingToDispatch", value: 127, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRDispatchStalls", value: 128, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRDispatchStallsFromBranchAbortToRetire", value: 129, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRDispatchStallsForSerialization", value: 130, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRDispachStallsForSegmentLoad", value: 131, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRDispatchStallsWhenReorderBufferFull", value: 132, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRDispatchStallsWhenReservationStationsFull", value: 133, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRDispatchStallsWhenFPUFull", value: 134, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRDispatchStallsWhenLSFull", value: 135, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRDispatchStallsWhenWaitingForAllQuiet", value: 136, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRDispatchStallsWhenFarControlOrResyncBranchPending", value: 137, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRFPUExceptions", value: 138, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRFPUExcpetionsx87ReclassMicroFaults", value: 139, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRFPUExceptionsSSERetypeMicroFaults", value: 140, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRFPUExceptionsSSEReclassMicroFaults", value: 141, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRFPUExceptionsSSEAndx87MicroTraps", value: 142, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRNumberOfBreakPointsForDR0", value: 143, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRNumberOfBreakPointsForDR1", value: 144, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRNumberOfBreakPointsForDR2", value: 145, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileFRNumberOfBreakPointsForDR3", value: 146, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBMemoryControllerPageAccessEvent", value: 147, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBMemoryControllerPageAccessEventPageHit", value: 148, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBMemoryControllerPageAccessEventPageMiss", value: 149, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBMemoryControllerPageAccessEventPageConflict", value: 150, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBMemoryControllerPageTableOverflow", value: 151, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBMemoryControllerDRAMCommandSlotsMissed", value: 152, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBMemoryControllerTurnAround", value: 153, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBMemoryControllerTurnAroundDIMM", value: 154, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBMemoryControllerTurnAroundReadToWrite", value: 155, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBMemoryControllerTurnAroundWriteToRead", value: 156, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBMemoryControllerBypassCounter", value: 157, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBMemoryControllerBypassCounterHighPriority", value: 158, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBMemoryControllerBypassCounterLowPriority", value: 159, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBMemoryControllerBypassCounterDRAMControllerInterface", value: 160, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBMemoryControllerBypassCounterDRAMControllerQueue", value: 161, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBSizedCommands", value: 162, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBSizedCommandsNonPostWrSzByte", value: 163, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBSizedCommandsNonPostWrSzDword", value: 164, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBSizedCommandsWrSzByte", value: 165, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBSizedCommandsWrSzDword", value: 166, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBSizedCommandsRdSzByte", value: 167, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBSizedCommandsRdSzDword", value: 168, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBSizedCommandsRdModWr", value: 169, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBProbeResult", value: 170, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBProbeResultMiss", value: 171, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBProbeResultHit", value: 172, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBProbeResultHitDirtyWithoutMemoryCanceL", value: 173, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBProbeResultHitDirtyWithMemoryCancel", value: 174, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBHyperTransportBus0Bandwidth", value: 175, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBHyperTransportBus0BandwidthCommandSent", value: 176, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBHyperTransportBus0BandwidthDataSent", value: 177, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBHyperTransportBus0BandwidthBufferReleaseSent", value: 178, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBHyperTransportBug0BandwidthNopSent", value: 179, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBHyperTransportBus1Bandwidth", value: 180, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBHyperTransportBus1BandwidthCommandSent", value: 181, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBHyperTransportBus1BandwidthDataSent", value: 182, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBHyperTransportBus1BandwidthBufferReleaseSent", value: 183, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBHyperTransportBus1BandwidthNopSent", value: 184, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBHyperTransportBus2Bandwidth", value: 185, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBHyperTransportBus2BandwidthCommandSent", value: 186, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBHyperTransportBus2BandwidthDataSent", value: 187, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBHyperTransportBus2BandwidthBufferReleaseSent", value: 188, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileNBHyperTransportBus2BandwidthNopSen", value: 189, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileBUCleanToDirty", value: 190, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileBUSharedToDirty", value: 191, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
] };
