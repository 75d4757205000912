// Generated from spec/enums/KPROFILE_SOURCE_AMD64.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Profile sources that the HAL defines for AMD processors only.
    ///
    /// No known name in C; here: `KPROFILE_SOURCE_AMD64`, of type `ULONG`.
    ///
    /// These are provided by the Amd64 interface of the HAL in addition to these sources of KPROFILE_SOURCE:
    /// ProfileTime, ProfileTotalIssues, ProfileBranchInstructions, ProfileDcacheMisses, ProfileIcacheMisses,
    /// ProfileBranchMispredictions, ProfileFpInstructions, ProfileIcacheIssues, ProfileDcacheAccesses.
    ///
    /// Unknown:
    ///
    /// - Microsoft's names. The names here are those in the HAL, with the prefix Profile.
    /// - Other releases that have each source.
    ///
    /// Source: Geoff Chappell, *Amd64 Profile Interface*; Geoff Chappell, *KPROFILE_SOURCE*.
    KprofileSourceAmd64(u32), size = 4 {
        /// `ProfileFPDispatchedFPUOps`. Observed in 10.0.
        #[doc(alias = "ProfileFPDispatchedFPUOps")]
        FP_DISPATCHED_FPU_OPS = 0x00000019, "ProfileFPDispatchedFPUOps";
        /// `ProfileFPDispatchedFPUOpsAddExcludeJunk`. Observed in 10.0.
        #[doc(alias = "ProfileFPDispatchedFPUOpsAddExcludeJunk")]
        FP_DISPATCHED_FPU_OPS_ADD_EXCLUDE_JUNK = 0x0000001a, "ProfileFPDispatchedFPUOpsAddExcludeJunk";
        /// `ProfileFPDispatchedFPUOpsMulExcludeJunk`. Observed in 10.0.
        #[doc(alias = "ProfileFPDispatchedFPUOpsMulExcludeJunk")]
        FP_DISPATCHED_FPU_OPS_MUL_EXCLUDE_JUNK = 0x0000001b, "ProfileFPDispatchedFPUOpsMulExcludeJunk";
        /// `ProfileFPDispatchedFPUOpsStoreExcludeJunk`. Observed in 10.0.
        #[doc(alias = "ProfileFPDispatchedFPUOpsStoreExcludeJunk")]
        FP_DISPATCHED_FPU_OPS_STORE_EXCLUDE_JUNK = 0x0000001c, "ProfileFPDispatchedFPUOpsStoreExcludeJunk";
        /// `ProfileFPDispatchedFPUOpsAddJunk`. Observed in 10.0.
        #[doc(alias = "ProfileFPDispatchedFPUOpsAddJunk")]
        FP_DISPATCHED_FPU_OPS_ADD_JUNK = 0x0000001d, "ProfileFPDispatchedFPUOpsAddJunk";
        /// `ProfileFPDispatchedFPUOpsMulJunk`. Observed in 10.0.
        #[doc(alias = "ProfileFPDispatchedFPUOpsMulJunk")]
        FP_DISPATCHED_FPU_OPS_MUL_JUNK = 0x0000001e, "ProfileFPDispatchedFPUOpsMulJunk";
        /// `ProfileFPDispatchedFPUOpsStoreJunk`. Observed in 10.0.
        #[doc(alias = "ProfileFPDispatchedFPUOpsStoreJunk")]
        FP_DISPATCHED_FPU_OPS_STORE_JUNK = 0x0000001f, "ProfileFPDispatchedFPUOpsStoreJunk";
        /// `ProfileFPCyclesNoFPUOpsRetired`. Observed in 10.0.
        #[doc(alias = "ProfileFPCyclesNoFPUOpsRetired")]
        FP_CYCLES_NO_FPU_OPS_RETIRED = 0x00000020, "ProfileFPCyclesNoFPUOpsRetired";
        /// `ProfileFPDispatchedFPUOpsWithFastFlag`. Observed in 10.0.
        #[doc(alias = "ProfileFPDispatchedFPUOpsWithFastFlag")]
        FP_DISPATCHED_FPU_OPS_WITH_FAST_FLAG = 0x00000021, "ProfileFPDispatchedFPUOpsWithFastFlag";
        /// `ProfileLSSegmentRegisterLoad`. Observed in 10.0.
        #[doc(alias = "ProfileLSSegmentRegisterLoad")]
        LS_SEGMENT_REGISTER_LOAD = 0x00000022, "ProfileLSSegmentRegisterLoad";
        /// `ProfileLSSegmentRegisterLoadES`. Observed in 10.0.
        #[doc(alias = "ProfileLSSegmentRegisterLoadES")]
        LS_SEGMENT_REGISTER_LOAD_ES = 0x00000023, "ProfileLSSegmentRegisterLoadES";
        /// `ProfileLSSegmentRegisterLoadCS`. Observed in 10.0.
        #[doc(alias = "ProfileLSSegmentRegisterLoadCS")]
        LS_SEGMENT_REGISTER_LOAD_CS = 0x00000024, "ProfileLSSegmentRegisterLoadCS";
        /// `ProfileLSSegmentRegisterLoadSS`. Observed in 10.0.
        #[doc(alias = "ProfileLSSegmentRegisterLoadSS")]
        LS_SEGMENT_REGISTER_LOAD_SS = 0x00000025, "ProfileLSSegmentRegisterLoadSS";
        /// `ProfileLSSegmentRegisterLoadDS`. Observed in 10.0.
        #[doc(alias = "ProfileLSSegmentRegisterLoadDS")]
        LS_SEGMENT_REGISTER_LOAD_DS = 0x00000026, "ProfileLSSegmentRegisterLoadDS";
        /// `ProfileLSSegmentRegisterLoadFS`. Observed in 10.0.
        #[doc(alias = "ProfileLSSegmentRegisterLoadFS")]
        LS_SEGMENT_REGISTER_LOAD_FS = 0x00000027, "ProfileLSSegmentRegisterLoadFS";
        /// `ProfileLSSegmentRegisterLoadGS`. Observed in 10.0.
        #[doc(alias = "ProfileLSSegmentRegisterLoadGS")]
        LS_SEGMENT_REGISTER_LOAD_GS = 0x00000028, "ProfileLSSegmentRegisterLoadGS";
        /// `ProfileLSSegmentRegisterLoadHS`. Observed in 10.0.
        #[doc(alias = "ProfileLSSegmentRegisterLoadHS")]
        LS_SEGMENT_REGISTER_LOAD_HS = 0x00000029, "ProfileLSSegmentRegisterLoadHS";
        /// `ProfileLSResyncBySelfModifyingCode`. Observed in 10.0.
        #[doc(alias = "ProfileLSResyncBySelfModifyingCode")]
        LS_RESYNC_BY_SELF_MODIFYING_CODE = 0x0000002a, "ProfileLSResyncBySelfModifyingCode";
        /// `ProfileLSResyncBySnoop`. Observed in 10.0.
        #[doc(alias = "ProfileLSResyncBySnoop")]
        LS_RESYNC_BY_SNOOP = 0x0000002b, "ProfileLSResyncBySnoop";
        /// `ProfileLSBuffer2Full`. Observed in 10.0.
        #[doc(alias = "ProfileLSBuffer2Full")]
        LS_BUFFER2_FULL = 0x0000002c, "ProfileLSBuffer2Full";
        /// `ProfileLSLockedOperation`. Observed in 10.0.
        #[doc(alias = "ProfileLSLockedOperation")]
        LS_LOCKED_OPERATION = 0x0000002d, "ProfileLSLockedOperation";
        /// `ProfileLSLateCancelOperation`. Observed in 10.0.
        #[doc(alias = "ProfileLSLateCancelOperation")]
        LS_LATE_CANCEL_OPERATION = 0x0000002e, "ProfileLSLateCancelOperation";
        /// `ProfileLSRetiredCFLUSH`. Observed in 10.0.
        #[doc(alias = "ProfileLSRetiredCFLUSH")]
        LS_RETIRED_CFLUSH = 0x0000002f, "ProfileLSRetiredCFLUSH";
        /// `ProfileLSRetiredCPUID`. Observed in 10.0.
        #[doc(alias = "ProfileLSRetiredCPUID")]
        LS_RETIRED_CPUID = 0x00000030, "ProfileLSRetiredCPUID";
        /// `ProfileDCAccess`. Observed in 10.0.
        #[doc(alias = "ProfileDCAccess")]
        DC_ACCESS = 0x00000031, "ProfileDCAccess";
        /// `ProfileDCMiss`. Observed in 10.0.
        #[doc(alias = "ProfileDCMiss")]
        DC_MISS = 0x00000032, "ProfileDCMiss";
        /// `ProfileDCRefillFromL2`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromL2")]
        DC_REFILL_FROM_L2 = 0x00000033, "ProfileDCRefillFromL2";
        /// `ProfileDCRefillFromL2Invalid`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromL2Invalid")]
        DC_REFILL_FROM_L2_INVALID = 0x00000034, "ProfileDCRefillFromL2Invalid";
        /// `ProfileDCRefillFromL2Shared`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromL2Shared")]
        DC_REFILL_FROM_L2_SHARED = 0x00000035, "ProfileDCRefillFromL2Shared";
        /// `ProfileDCRefillFromL2Exclusive`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromL2Exclusive")]
        DC_REFILL_FROM_L2_EXCLUSIVE = 0x00000036, "ProfileDCRefillFromL2Exclusive";
        /// `ProfileDCRefillFromL2Owner`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromL2Owner")]
        DC_REFILL_FROM_L2_OWNER = 0x00000037, "ProfileDCRefillFromL2Owner";
        /// `ProfileDCRefillFromL2Modified`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromL2Modified")]
        DC_REFILL_FROM_L2_MODIFIED = 0x00000038, "ProfileDCRefillFromL2Modified";
        /// `ProfileDCRefillFromSystem`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromSystem")]
        DC_REFILL_FROM_SYSTEM = 0x00000039, "ProfileDCRefillFromSystem";
        /// `ProfileDCRefillFromSystemInvalid`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromSystemInvalid")]
        DC_REFILL_FROM_SYSTEM_INVALID = 0x0000003a, "ProfileDCRefillFromSystemInvalid";
        /// `ProfileDCRefillFromSystemShared`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromSystemShared")]
        DC_REFILL_FROM_SYSTEM_SHARED = 0x0000003b, "ProfileDCRefillFromSystemShared";
        /// `ProfileDCRefillFromSystemExclusive`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromSystemExclusive")]
        DC_REFILL_FROM_SYSTEM_EXCLUSIVE = 0x0000003c, "ProfileDCRefillFromSystemExclusive";
        /// `ProfileDCRefillFromSystemOwner`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromSystemOwner")]
        DC_REFILL_FROM_SYSTEM_OWNER = 0x0000003d, "ProfileDCRefillFromSystemOwner";
        /// `ProfileDCRefillFromSystemModified`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillFromSystemModified")]
        DC_REFILL_FROM_SYSTEM_MODIFIED = 0x0000003e, "ProfileDCRefillFromSystemModified";
        /// `ProfileDCRefillCopyBack`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillCopyBack")]
        DC_REFILL_COPY_BACK = 0x0000003f, "ProfileDCRefillCopyBack";
        /// `ProfileDCRefillCopyBackInvalid`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillCopyBackInvalid")]
        DC_REFILL_COPY_BACK_INVALID = 0x00000040, "ProfileDCRefillCopyBackInvalid";
        /// `ProfileDCRefillCopyBackShared`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillCopyBackShared")]
        DC_REFILL_COPY_BACK_SHARED = 0x00000041, "ProfileDCRefillCopyBackShared";
        /// `ProfileDCRefillCopyBackExclusive`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillCopyBackExclusive")]
        DC_REFILL_COPY_BACK_EXCLUSIVE = 0x00000042, "ProfileDCRefillCopyBackExclusive";
        /// `ProfileDCRefillCopyBackOwner`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillCopyBackOwner")]
        DC_REFILL_COPY_BACK_OWNER = 0x00000043, "ProfileDCRefillCopyBackOwner";
        /// `ProfileDCRefillCopyBackModified`. Observed in 10.0.
        #[doc(alias = "ProfileDCRefillCopyBackModified")]
        DC_REFILL_COPY_BACK_MODIFIED = 0x00000044, "ProfileDCRefillCopyBackModified";
        /// `ProfileDCL1DTLBMissL2DTLBHit`. Observed in 10.0.
        #[doc(alias = "ProfileDCL1DTLBMissL2DTLBHit")]
        DCL1_DTLB_MISS_L2_DTLB_HIT = 0x00000045, "ProfileDCL1DTLBMissL2DTLBHit";
        /// `ProfileDCL1DTLBMissL2DTLBMiss`. Observed in 10.0.
        #[doc(alias = "ProfileDCL1DTLBMissL2DTLBMiss")]
        DCL1_DTLB_MISS_L2_DTLB_MISS = 0x00000046, "ProfileDCL1DTLBMissL2DTLBMiss";
        /// `ProfileDCMisaligndDataReference`. Observed in 10.0.
        #[doc(alias = "ProfileDCMisaligndDataReference")]
        DC_MISALIGND_DATA_REFERENCE = 0x00000047, "ProfileDCMisaligndDataReference";
        /// `ProfileDCLateCancelOfAccess`. Observed in 10.0.
        #[doc(alias = "ProfileDCLateCancelOfAccess")]
        DC_LATE_CANCEL_OF_ACCESS = 0x00000048, "ProfileDCLateCancelOfAccess";
        /// `ProfileDCEarlyCancelOfAccess`. Observed in 10.0.
        #[doc(alias = "ProfileDCEarlyCancelOfAccess")]
        DC_EARLY_CANCEL_OF_ACCESS = 0x00000049, "ProfileDCEarlyCancelOfAccess";
        /// `ProfileDCOneBitECCError`. Observed in 10.0.
        #[doc(alias = "ProfileDCOneBitECCError")]
        DC_ONE_BIT_ECC_ERROR = 0x0000004a, "ProfileDCOneBitECCError";
        /// `ProfileDCOneBitECCErrorScrubberError`. Observed in 10.0.
        #[doc(alias = "ProfileDCOneBitECCErrorScrubberError")]
        DC_ONE_BIT_ECC_ERROR_SCRUBBER_ERROR = 0x0000004b, "ProfileDCOneBitECCErrorScrubberError";
        /// `ProfileDCOneBitECCErrorPiggybackScrubberError`. Observed in 10.0.
        #[doc(alias = "ProfileDCOneBitECCErrorPiggybackScrubberError")]
        DC_ONE_BIT_ECC_ERROR_PIGGYBACK_SCRUBBER_ERROR = 0x0000004c, "ProfileDCOneBitECCErrorPiggybackScrubberError";
        /// `ProfileDCDispatchedPrefetchInstructions`. Observed in 10.0.
        #[doc(alias = "ProfileDCDispatchedPrefetchInstructions")]
        DC_DISPATCHED_PREFETCH_INSTRUCTIONS = 0x0000004d, "ProfileDCDispatchedPrefetchInstructions";
        /// `ProfileDCDispatchedPrefetchInstructionsLoad`. Observed in 10.0.
        #[doc(alias = "ProfileDCDispatchedPrefetchInstructionsLoad")]
        DC_DISPATCHED_PREFETCH_INSTRUCTIONS_LOAD = 0x0000004e, "ProfileDCDispatchedPrefetchInstructionsLoad";
        /// `ProfileDCDispatchedPrefetchInstructionsStore`. Observed in 10.0.
        #[doc(alias = "ProfileDCDispatchedPrefetchInstructionsStore")]
        DC_DISPATCHED_PREFETCH_INSTRUCTIONS_STORE = 0x0000004f, "ProfileDCDispatchedPrefetchInstructionsStore";
        /// `ProfileDCDispatchedPrefetchInstructionsNTA`. Observed in 10.0.
        #[doc(alias = "ProfileDCDispatchedPrefetchInstructionsNTA")]
        DC_DISPATCHED_PREFETCH_INSTRUCTIONS_NTA = 0x00000050, "ProfileDCDispatchedPrefetchInstructionsNTA";
        /// `ProfileBUInternalL2Request`. Observed in 10.0.
        #[doc(alias = "ProfileBUInternalL2Request")]
        BU_INTERNAL_L2_REQUEST = 0x00000051, "ProfileBUInternalL2Request";
        /// `ProfileBUInternalL2RequestICFill`. Observed in 10.0.
        #[doc(alias = "ProfileBUInternalL2RequestICFill")]
        BU_INTERNAL_L2_REQUEST_IC_FILL = 0x00000052, "ProfileBUInternalL2RequestICFill";
        /// `ProfileBUInternalL2RequestDCFill`. Observed in 10.0.
        #[doc(alias = "ProfileBUInternalL2RequestDCFill")]
        BU_INTERNAL_L2_REQUEST_DC_FILL = 0x00000053, "ProfileBUInternalL2RequestDCFill";
        /// `ProfileBUInternalL2RequestTLBReload`. Observed in 10.0.
        #[doc(alias = "ProfileBUInternalL2RequestTLBReload")]
        BU_INTERNAL_L2_REQUEST_TLB_RELOAD = 0x00000054, "ProfileBUInternalL2RequestTLBReload";
        /// `ProfileBUInternalL2RequestTagSnoopRequest`. Observed in 10.0.
        #[doc(alias = "ProfileBUInternalL2RequestTagSnoopRequest")]
        BU_INTERNAL_L2_REQUEST_TAG_SNOOP_REQUEST = 0x00000055, "ProfileBUInternalL2RequestTagSnoopRequest";
        /// `ProfileBUInternalL2RequestCancelledRequest`. Observed in 10.0.
        #[doc(alias = "ProfileBUInternalL2RequestCancelledRequest")]
        BU_INTERNAL_L2_REQUEST_CANCELLED_REQUEST = 0x00000056, "ProfileBUInternalL2RequestCancelledRequest";
        /// `ProfileBUFillRequestMissedInL2`. Observed in 10.0.
        #[doc(alias = "ProfileBUFillRequestMissedInL2")]
        BU_FILL_REQUEST_MISSED_IN_L2 = 0x00000057, "ProfileBUFillRequestMissedInL2";
        /// `ProfileBUFillRequestMissedInL2ICFill`. Observed in 10.0.
        #[doc(alias = "ProfileBUFillRequestMissedInL2ICFill")]
        BU_FILL_REQUEST_MISSED_IN_L2_IC_FILL = 0x00000058, "ProfileBUFillRequestMissedInL2ICFill";
        /// `ProfileBUFillRequestMissedInL2DCFill`. Observed in 10.0.
        #[doc(alias = "ProfileBUFillRequestMissedInL2DCFill")]
        BU_FILL_REQUEST_MISSED_IN_L2_DC_FILL = 0x00000059, "ProfileBUFillRequestMissedInL2DCFill";
        /// `ProfileBUFillRequestMissedInL2TLBLoad`. Observed in 10.0.
        #[doc(alias = "ProfileBUFillRequestMissedInL2TLBLoad")]
        BU_FILL_REQUEST_MISSED_IN_L2_TLB_LOAD = 0x0000005a, "ProfileBUFillRequestMissedInL2TLBLoad";
        /// `ProfileBUFillIntoL2`. Observed in 10.0.
        #[doc(alias = "ProfileBUFillIntoL2")]
        BU_FILL_INTO_L2 = 0x0000005b, "ProfileBUFillIntoL2";
        /// `ProfileBUFillIntoL2DirtyL2Victim`. Observed in 10.0.
        #[doc(alias = "ProfileBUFillIntoL2DirtyL2Victim")]
        BU_FILL_INTO_L2_DIRTY_L2_VICTIM = 0x0000005c, "ProfileBUFillIntoL2DirtyL2Victim";
        /// `ProfileBUFillIntoL2VictimFromL1`. Observed in 10.0.
        #[doc(alias = "ProfileBUFillIntoL2VictimFromL1")]
        BU_FILL_INTO_L2_VICTIM_FROM_L1 = 0x0000005d, "ProfileBUFillIntoL2VictimFromL1";
        /// `ProfileICFetch`. Observed in 10.0.
        #[doc(alias = "ProfileICFetch")]
        IC_FETCH = 0x0000005e, "ProfileICFetch";
        /// `ProfileICMiss`. Observed in 10.0.
        #[doc(alias = "ProfileICMiss")]
        IC_MISS = 0x0000005f, "ProfileICMiss";
        /// `ProfileICRefillFromL2`. Observed in 10.0.
        #[doc(alias = "ProfileICRefillFromL2")]
        IC_REFILL_FROM_L2 = 0x00000060, "ProfileICRefillFromL2";
        /// `ProfileICRefillFromSystem`. Observed in 10.0.
        #[doc(alias = "ProfileICRefillFromSystem")]
        IC_REFILL_FROM_SYSTEM = 0x00000061, "ProfileICRefillFromSystem";
        /// `ProfileICL1TLBMissL2TLBHit`. Observed in 10.0.
        #[doc(alias = "ProfileICL1TLBMissL2TLBHit")]
        ICL1_TLB_MISS_L2_TLB_HIT = 0x00000062, "ProfileICL1TLBMissL2TLBHit";
        /// `ProfileICL1TLBMissL2TLBMiss`. Observed in 10.0.
        #[doc(alias = "ProfileICL1TLBMissL2TLBMiss")]
        ICL1_TLB_MISS_L2_TLB_MISS = 0x00000063, "ProfileICL1TLBMissL2TLBMiss";
        /// `ProfileICResyncBySnoop`. Observed in 10.0.
        #[doc(alias = "ProfileICResyncBySnoop")]
        IC_RESYNC_BY_SNOOP = 0x00000064, "ProfileICResyncBySnoop";
        /// `ProfileICInstructionFetchStall`. Observed in 10.0.
        #[doc(alias = "ProfileICInstructionFetchStall")]
        IC_INSTRUCTION_FETCH_STALL = 0x00000065, "ProfileICInstructionFetchStall";
        /// `ProfileICReturnStackHit`. Observed in 10.0.
        #[doc(alias = "ProfileICReturnStackHit")]
        IC_RETURN_STACK_HIT = 0x00000066, "ProfileICReturnStackHit";
        /// `ProfileICReturnStackOverflow`. Observed in 10.0.
        #[doc(alias = "ProfileICReturnStackOverflow")]
        IC_RETURN_STACK_OVERFLOW = 0x00000067, "ProfileICReturnStackOverflow";
        /// `ProfileFRRetiredx86Instructions`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredx86Instructions")]
        FR_RETIRED_X86_INSTRUCTIONS = 0x00000068, "ProfileFRRetiredx86Instructions";
        /// `ProfileFRRetireduops`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetireduops")]
        FR_RETIREDUOPS = 0x00000069, "ProfileFRRetireduops";
        /// `ProfileFRRetiredBranches`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredBranches")]
        FR_RETIRED_BRANCHES = 0x0000006a, "ProfileFRRetiredBranches";
        /// `ProfileFRRetiredBranchesMispredicted`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredBranchesMispredicted")]
        FR_RETIRED_BRANCHES_MISPREDICTED = 0x0000006b, "ProfileFRRetiredBranchesMispredicted";
        /// `ProfileFRRetiredTakenBranches`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredTakenBranches")]
        FR_RETIRED_TAKEN_BRANCHES = 0x0000006c, "ProfileFRRetiredTakenBranches";
        /// `ProfileFRRetiredTakenBranchesMispredicted`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredTakenBranchesMispredicted")]
        FR_RETIRED_TAKEN_BRANCHES_MISPREDICTED = 0x0000006d, "ProfileFRRetiredTakenBranchesMispredicted";
        /// `ProfileFRRetiredFarControlTransfers`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredFarControlTransfers")]
        FR_RETIRED_FAR_CONTROL_TRANSFERS = 0x0000006e, "ProfileFRRetiredFarControlTransfers";
        /// `ProfileFRRetiredResyncsNonControlTransferBranches`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredResyncsNonControlTransferBranches")]
        FR_RETIRED_RESYNCS_NON_CONTROL_TRANSFER_BRANCHES = 0x0000006f,
            "ProfileFRRetiredResyncsNonControlTransferBranches";
        /// `ProfileFRRetiredNearReturns`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredNearReturns")]
        FR_RETIRED_NEAR_RETURNS = 0x00000070, "ProfileFRRetiredNearReturns";
        /// `ProfileFRRetiredNearReturnsMispredicted`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredNearReturnsMispredicted")]
        FR_RETIRED_NEAR_RETURNS_MISPREDICTED = 0x00000071, "ProfileFRRetiredNearReturnsMispredicted";
        /// `ProfileFRRetiredTakenBranchMispredictedByAddressMiscompare`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredTakenBranchMispredictedByAddressMiscompare")]
        FR_RETIRED_TAKEN_BRANCH_MISPREDICTED_BY_ADDRESS_MISCOMPARE = 0x00000072,
            "ProfileFRRetiredTakenBranchMispredictedByAddressMiscompare";
        /// `ProfileFRRetiredFPUInstructions`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredFPUInstructions")]
        FR_RETIRED_FPU_INSTRUCTIONS = 0x00000073, "ProfileFRRetiredFPUInstructions";
        /// `ProfileFRRetiredFPUInstructionsx87`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredFPUInstructionsx87")]
        FR_RETIRED_FPU_INSTRUCTIONS_X87 = 0x00000074, "ProfileFRRetiredFPUInstructionsx87";
        /// `ProfileFRRetiredFPUInstructionsMMXAnd3DNow`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredFPUInstructionsMMXAnd3DNow")]
        FR_RETIRED_FPU_INSTRUCTIONS_MMX_AND_3DNOW = 0x00000075, "ProfileFRRetiredFPUInstructionsMMXAnd3DNow";
        /// `ProfileFRRetiredFPUInstructionsPackedSSEAndSSE2`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredFPUInstructionsPackedSSEAndSSE2")]
        FR_RETIRED_FPU_INSTRUCTIONS_PACKED_SSE_AND_SSE2 = 0x00000076, "ProfileFRRetiredFPUInstructionsPackedSSEAndSSE2";
        /// `ProfileFRRetiredFPUInstructionsScalarSSEAndSSE2`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredFPUInstructionsScalarSSEAndSSE2")]
        FR_RETIRED_FPU_INSTRUCTIONS_SCALAR_SSE_AND_SSE2 = 0x00000077, "ProfileFRRetiredFPUInstructionsScalarSSEAndSSE2";
        /// `ProfileFRRetiredFastpathDoubleOpInstructions`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredFastpathDoubleOpInstructions")]
        FR_RETIRED_FASTPATH_DOUBLE_OP_INSTRUCTIONS = 0x00000078, "ProfileFRRetiredFastpathDoubleOpInstructions";
        /// `ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition0`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition0")]
        FR_RETIRED_FASTPATH_DOUBLE_OP_INSTRUCTIONS_LOW_OP_IN_POSITION0 = 0x00000079,
            "ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition0";
        /// `ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition1`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition1")]
        FR_RETIRED_FASTPATH_DOUBLE_OP_INSTRUCTIONS_LOW_OP_IN_POSITION1 = 0x0000007a,
            "ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition1";
        /// `ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition2`. Observed in 10.0.
        #[doc(alias = "ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition2")]
        FR_RETIRED_FASTPATH_DOUBLE_OP_INSTRUCTIONS_LOW_OP_IN_POSITION2 = 0x0000007b,
            "ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition2";
        /// `ProfileFRInterruptsMaskedCycles`. Observed in 10.0.
        #[doc(alias = "ProfileFRInterruptsMaskedCycles")]
        FR_INTERRUPTS_MASKED_CYCLES = 0x0000007c, "ProfileFRInterruptsMaskedCycles";
        /// `ProfileFRInterruptsMaskedWhilePendingCycles`. Observed in 10.0.
        #[doc(alias = "ProfileFRInterruptsMaskedWhilePendingCycles")]
        FR_INTERRUPTS_MASKED_WHILE_PENDING_CYCLES = 0x0000007d, "ProfileFRInterruptsMaskedWhilePendingCycles";
        /// `ProfileFRTakenHardwareInterrupts`. Observed in 10.0.
        #[doc(alias = "ProfileFRTakenHardwareInterrupts")]
        FR_TAKEN_HARDWARE_INTERRUPTS = 0x0000007e, "ProfileFRTakenHardwareInterrupts";
        /// `ProfileFRNothingToDispatch`. Observed in 10.0.
        #[doc(alias = "ProfileFRNothingToDispatch")]
        FR_NOTHING_TO_DISPATCH = 0x0000007f, "ProfileFRNothingToDispatch";
        /// `ProfileFRDispatchStalls`. Observed in 10.0.
        #[doc(alias = "ProfileFRDispatchStalls")]
        FR_DISPATCH_STALLS = 0x00000080, "ProfileFRDispatchStalls";
        /// `ProfileFRDispatchStallsFromBranchAbortToRetire`. Observed in 10.0.
        #[doc(alias = "ProfileFRDispatchStallsFromBranchAbortToRetire")]
        FR_DISPATCH_STALLS_FROM_BRANCH_ABORT_TO_RETIRE = 0x00000081, "ProfileFRDispatchStallsFromBranchAbortToRetire";
        /// `ProfileFRDispatchStallsForSerialization`. Observed in 10.0.
        #[doc(alias = "ProfileFRDispatchStallsForSerialization")]
        FR_DISPATCH_STALLS_FOR_SERIALIZATION = 0x00000082, "ProfileFRDispatchStallsForSerialization";
        /// `ProfileFRDispachStallsForSegmentLoad`. Observed in 10.0.
        #[doc(alias = "ProfileFRDispachStallsForSegmentLoad")]
        FR_DISPACH_STALLS_FOR_SEGMENT_LOAD = 0x00000083, "ProfileFRDispachStallsForSegmentLoad";
        /// `ProfileFRDispatchStallsWhenReorderBufferFull`. Observed in 10.0.
        #[doc(alias = "ProfileFRDispatchStallsWhenReorderBufferFull")]
        FR_DISPATCH_STALLS_WHEN_REORDER_BUFFER_FULL = 0x00000084, "ProfileFRDispatchStallsWhenReorderBufferFull";
        /// `ProfileFRDispatchStallsWhenReservationStationsFull`. Observed in 10.0.
        #[doc(alias = "ProfileFRDispatchStallsWhenReservationStationsFull")]
        FR_DISPATCH_STALLS_WHEN_RESERVATION_STATIONS_FULL = 0x00000085,
            "ProfileFRDispatchStallsWhenReservationStationsFull";
        /// `ProfileFRDispatchStallsWhenFPUFull`. Observed in 10.0.
        #[doc(alias = "ProfileFRDispatchStallsWhenFPUFull")]
        FR_DISPATCH_STALLS_WHEN_FPU_FULL = 0x00000086, "ProfileFRDispatchStallsWhenFPUFull";
        /// `ProfileFRDispatchStallsWhenLSFull`. Observed in 10.0.
        #[doc(alias = "ProfileFRDispatchStallsWhenLSFull")]
        FR_DISPATCH_STALLS_WHEN_LS_FULL = 0x00000087, "ProfileFRDispatchStallsWhenLSFull";
        /// `ProfileFRDispatchStallsWhenWaitingForAllQuiet`. Observed in 10.0.
        #[doc(alias = "ProfileFRDispatchStallsWhenWaitingForAllQuiet")]
        FR_DISPATCH_STALLS_WHEN_WAITING_FOR_ALL_QUIET = 0x00000088, "ProfileFRDispatchStallsWhenWaitingForAllQuiet";
        /// `ProfileFRDispatchStallsWhenFarControlOrResyncBranchPending`. Observed in 10.0.
        #[doc(alias = "ProfileFRDispatchStallsWhenFarControlOrResyncBranchPending")]
        FR_DISPATCH_STALLS_WHEN_FAR_CONTROL_OR_RESYNC_BRANCH_PENDING = 0x00000089,
            "ProfileFRDispatchStallsWhenFarControlOrResyncBranchPending";
        /// `ProfileFRFPUExceptions`. Observed in 10.0.
        #[doc(alias = "ProfileFRFPUExceptions")]
        FRFPU_EXCEPTIONS = 0x0000008a, "ProfileFRFPUExceptions";
        /// `ProfileFRFPUExcpetionsx87ReclassMicroFaults`. Observed in 10.0.
        #[doc(alias = "ProfileFRFPUExcpetionsx87ReclassMicroFaults")]
        FRFPU_EXCPETIONS_X87_RECLASS_MICRO_FAULTS = 0x0000008b, "ProfileFRFPUExcpetionsx87ReclassMicroFaults";
        /// `ProfileFRFPUExceptionsSSERetypeMicroFaults`. Observed in 10.0.
        #[doc(alias = "ProfileFRFPUExceptionsSSERetypeMicroFaults")]
        FRFPU_EXCEPTIONS_SSE_RETYPE_MICRO_FAULTS = 0x0000008c, "ProfileFRFPUExceptionsSSERetypeMicroFaults";
        /// `ProfileFRFPUExceptionsSSEReclassMicroFaults`. Observed in 10.0.
        #[doc(alias = "ProfileFRFPUExceptionsSSEReclassMicroFaults")]
        FRFPU_EXCEPTIONS_SSE_RECLASS_MICRO_FAULTS = 0x0000008d, "ProfileFRFPUExceptionsSSEReclassMicroFaults";
        /// `ProfileFRFPUExceptionsSSEAndx87MicroTraps`. Observed in 10.0.
        #[doc(alias = "ProfileFRFPUExceptionsSSEAndx87MicroTraps")]
        FRFPU_EXCEPTIONS_SSE_AND_X87_MICRO_TRAPS = 0x0000008e, "ProfileFRFPUExceptionsSSEAndx87MicroTraps";
        /// `ProfileFRNumberOfBreakPointsForDR0`. Observed in 10.0.
        #[doc(alias = "ProfileFRNumberOfBreakPointsForDR0")]
        FR_NUMBER_OF_BREAK_POINTS_FOR_DR0 = 0x0000008f, "ProfileFRNumberOfBreakPointsForDR0";
        /// `ProfileFRNumberOfBreakPointsForDR1`. Observed in 10.0.
        #[doc(alias = "ProfileFRNumberOfBreakPointsForDR1")]
        FR_NUMBER_OF_BREAK_POINTS_FOR_DR1 = 0x00000090, "ProfileFRNumberOfBreakPointsForDR1";
        /// `ProfileFRNumberOfBreakPointsForDR2`. Observed in 10.0.
        #[doc(alias = "ProfileFRNumberOfBreakPointsForDR2")]
        FR_NUMBER_OF_BREAK_POINTS_FOR_DR2 = 0x00000091, "ProfileFRNumberOfBreakPointsForDR2";
        /// `ProfileFRNumberOfBreakPointsForDR3`. Observed in 10.0.
        #[doc(alias = "ProfileFRNumberOfBreakPointsForDR3")]
        FR_NUMBER_OF_BREAK_POINTS_FOR_DR3 = 0x00000092, "ProfileFRNumberOfBreakPointsForDR3";
        /// `ProfileNBMemoryControllerPageAccessEvent`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerPageAccessEvent")]
        NB_MEMORY_CONTROLLER_PAGE_ACCESS_EVENT = 0x00000093, "ProfileNBMemoryControllerPageAccessEvent";
        /// `ProfileNBMemoryControllerPageAccessEventPageHit`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerPageAccessEventPageHit")]
        NB_MEMORY_CONTROLLER_PAGE_ACCESS_EVENT_PAGE_HIT = 0x00000094, "ProfileNBMemoryControllerPageAccessEventPageHit";
        /// `ProfileNBMemoryControllerPageAccessEventPageMiss`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerPageAccessEventPageMiss")]
        NB_MEMORY_CONTROLLER_PAGE_ACCESS_EVENT_PAGE_MISS = 0x00000095,
            "ProfileNBMemoryControllerPageAccessEventPageMiss";
        /// `ProfileNBMemoryControllerPageAccessEventPageConflict`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerPageAccessEventPageConflict")]
        NB_MEMORY_CONTROLLER_PAGE_ACCESS_EVENT_PAGE_CONFLICT = 0x00000096,
            "ProfileNBMemoryControllerPageAccessEventPageConflict";
        /// `ProfileNBMemoryControllerPageTableOverflow`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerPageTableOverflow")]
        NB_MEMORY_CONTROLLER_PAGE_TABLE_OVERFLOW = 0x00000097, "ProfileNBMemoryControllerPageTableOverflow";
        /// `ProfileNBMemoryControllerDRAMCommandSlotsMissed`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerDRAMCommandSlotsMissed")]
        NB_MEMORY_CONTROLLER_DRAM_COMMAND_SLOTS_MISSED = 0x00000098, "ProfileNBMemoryControllerDRAMCommandSlotsMissed";
        /// `ProfileNBMemoryControllerTurnAround`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerTurnAround")]
        NB_MEMORY_CONTROLLER_TURN_AROUND = 0x00000099, "ProfileNBMemoryControllerTurnAround";
        /// `ProfileNBMemoryControllerTurnAroundDIMM`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerTurnAroundDIMM")]
        NB_MEMORY_CONTROLLER_TURN_AROUND_DIMM = 0x0000009a, "ProfileNBMemoryControllerTurnAroundDIMM";
        /// `ProfileNBMemoryControllerTurnAroundReadToWrite`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerTurnAroundReadToWrite")]
        NB_MEMORY_CONTROLLER_TURN_AROUND_READ_TO_WRITE = 0x0000009b, "ProfileNBMemoryControllerTurnAroundReadToWrite";
        /// `ProfileNBMemoryControllerTurnAroundWriteToRead`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerTurnAroundWriteToRead")]
        NB_MEMORY_CONTROLLER_TURN_AROUND_WRITE_TO_READ = 0x0000009c, "ProfileNBMemoryControllerTurnAroundWriteToRead";
        /// `ProfileNBMemoryControllerBypassCounter`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerBypassCounter")]
        NB_MEMORY_CONTROLLER_BYPASS_COUNTER = 0x0000009d, "ProfileNBMemoryControllerBypassCounter";
        /// `ProfileNBMemoryControllerBypassCounterHighPriority`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerBypassCounterHighPriority")]
        NB_MEMORY_CONTROLLER_BYPASS_COUNTER_HIGH_PRIORITY = 0x0000009e,
            "ProfileNBMemoryControllerBypassCounterHighPriority";
        /// `ProfileNBMemoryControllerBypassCounterLowPriority`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerBypassCounterLowPriority")]
        NB_MEMORY_CONTROLLER_BYPASS_COUNTER_LOW_PRIORITY = 0x0000009f,
            "ProfileNBMemoryControllerBypassCounterLowPriority";
        /// `ProfileNBMemoryControllerBypassCounterDRAMControllerInterface`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerBypassCounterDRAMControllerInterface")]
        NB_MEMORY_CONTROLLER_BYPASS_COUNTER_DRAM_CONTROLLER_INTERFACE = 0x000000a0,
            "ProfileNBMemoryControllerBypassCounterDRAMControllerInterface";
        /// `ProfileNBMemoryControllerBypassCounterDRAMControllerQueue`. Observed in 10.0.
        #[doc(alias = "ProfileNBMemoryControllerBypassCounterDRAMControllerQueue")]
        NB_MEMORY_CONTROLLER_BYPASS_COUNTER_DRAM_CONTROLLER_QUEUE = 0x000000a1,
            "ProfileNBMemoryControllerBypassCounterDRAMControllerQueue";
        /// `ProfileNBSizedCommands`. Observed in 10.0.
        #[doc(alias = "ProfileNBSizedCommands")]
        NB_SIZED_COMMANDS = 0x000000a2, "ProfileNBSizedCommands";
        /// `ProfileNBSizedCommandsNonPostWrSzByte`. Observed in 10.0.
        #[doc(alias = "ProfileNBSizedCommandsNonPostWrSzByte")]
        NB_SIZED_COMMANDS_NON_POST_WR_SZ_BYTE = 0x000000a3, "ProfileNBSizedCommandsNonPostWrSzByte";
        /// `ProfileNBSizedCommandsNonPostWrSzDword`. Observed in 10.0.
        #[doc(alias = "ProfileNBSizedCommandsNonPostWrSzDword")]
        NB_SIZED_COMMANDS_NON_POST_WR_SZ_DWORD = 0x000000a4, "ProfileNBSizedCommandsNonPostWrSzDword";
        /// `ProfileNBSizedCommandsWrSzByte`. Observed in 10.0.
        #[doc(alias = "ProfileNBSizedCommandsWrSzByte")]
        NB_SIZED_COMMANDS_WR_SZ_BYTE = 0x000000a5, "ProfileNBSizedCommandsWrSzByte";
        /// `ProfileNBSizedCommandsWrSzDword`. Observed in 10.0.
        #[doc(alias = "ProfileNBSizedCommandsWrSzDword")]
        NB_SIZED_COMMANDS_WR_SZ_DWORD = 0x000000a6, "ProfileNBSizedCommandsWrSzDword";
        /// `ProfileNBSizedCommandsRdSzByte`. Observed in 10.0.
        #[doc(alias = "ProfileNBSizedCommandsRdSzByte")]
        NB_SIZED_COMMANDS_RD_SZ_BYTE = 0x000000a7, "ProfileNBSizedCommandsRdSzByte";
        /// `ProfileNBSizedCommandsRdSzDword`. Observed in 10.0.
        #[doc(alias = "ProfileNBSizedCommandsRdSzDword")]
        NB_SIZED_COMMANDS_RD_SZ_DWORD = 0x000000a8, "ProfileNBSizedCommandsRdSzDword";
        /// `ProfileNBSizedCommandsRdModWr`. Observed in 10.0.
        #[doc(alias = "ProfileNBSizedCommandsRdModWr")]
        NB_SIZED_COMMANDS_RD_MOD_WR = 0x000000a9, "ProfileNBSizedCommandsRdModWr";
        /// `ProfileNBProbeResult`. Observed in 10.0.
        #[doc(alias = "ProfileNBProbeResult")]
        NB_PROBE_RESULT = 0x000000aa, "ProfileNBProbeResult";
        /// `ProfileNBProbeResultMiss`. Observed in 10.0.
        #[doc(alias = "ProfileNBProbeResultMiss")]
        NB_PROBE_RESULT_MISS = 0x000000ab, "ProfileNBProbeResultMiss";
        /// `ProfileNBProbeResultHit`. Observed in 10.0.
        #[doc(alias = "ProfileNBProbeResultHit")]
        NB_PROBE_RESULT_HIT = 0x000000ac, "ProfileNBProbeResultHit";
        /// `ProfileNBProbeResultHitDirtyWithoutMemoryCanceL`. Observed in 10.0.
        #[doc(alias = "ProfileNBProbeResultHitDirtyWithoutMemoryCanceL")]
        NB_PROBE_RESULT_HIT_DIRTY_WITHOUT_MEMORY_CANCEL = 0x000000ad, "ProfileNBProbeResultHitDirtyWithoutMemoryCanceL";
        /// `ProfileNBProbeResultHitDirtyWithMemoryCancel`. Observed in 10.0.
        #[doc(alias = "ProfileNBProbeResultHitDirtyWithMemoryCancel")]
        NB_PROBE_RESULT_HIT_DIRTY_WITH_MEMORY_CANCEL = 0x000000ae, "ProfileNBProbeResultHitDirtyWithMemoryCancel";
        /// `ProfileNBHyperTransportBus0Bandwidth`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus0Bandwidth")]
        NB_HYPER_TRANSPORT_BUS0_BANDWIDTH = 0x000000af, "ProfileNBHyperTransportBus0Bandwidth";
        /// `ProfileNBHyperTransportBus0BandwidthCommandSent`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus0BandwidthCommandSent")]
        NB_HYPER_TRANSPORT_BUS0_BANDWIDTH_COMMAND_SENT = 0x000000b0, "ProfileNBHyperTransportBus0BandwidthCommandSent";
        /// `ProfileNBHyperTransportBus0BandwidthDataSent`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus0BandwidthDataSent")]
        NB_HYPER_TRANSPORT_BUS0_BANDWIDTH_DATA_SENT = 0x000000b1, "ProfileNBHyperTransportBus0BandwidthDataSent";
        /// `ProfileNBHyperTransportBus0BandwidthBufferReleaseSent`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus0BandwidthBufferReleaseSent")]
        NB_HYPER_TRANSPORT_BUS0_BANDWIDTH_BUFFER_RELEASE_SENT = 0x000000b2,
            "ProfileNBHyperTransportBus0BandwidthBufferReleaseSent";
        /// `ProfileNBHyperTransportBug0BandwidthNopSent`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBug0BandwidthNopSent")]
        NB_HYPER_TRANSPORT_BUG0_BANDWIDTH_NOP_SENT = 0x000000b3, "ProfileNBHyperTransportBug0BandwidthNopSent";
        /// `ProfileNBHyperTransportBus1Bandwidth`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus1Bandwidth")]
        NB_HYPER_TRANSPORT_BUS1_BANDWIDTH = 0x000000b4, "ProfileNBHyperTransportBus1Bandwidth";
        /// `ProfileNBHyperTransportBus1BandwidthCommandSent`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus1BandwidthCommandSent")]
        NB_HYPER_TRANSPORT_BUS1_BANDWIDTH_COMMAND_SENT = 0x000000b5, "ProfileNBHyperTransportBus1BandwidthCommandSent";
        /// `ProfileNBHyperTransportBus1BandwidthDataSent`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus1BandwidthDataSent")]
        NB_HYPER_TRANSPORT_BUS1_BANDWIDTH_DATA_SENT = 0x000000b6, "ProfileNBHyperTransportBus1BandwidthDataSent";
        /// `ProfileNBHyperTransportBus1BandwidthBufferReleaseSent`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus1BandwidthBufferReleaseSent")]
        NB_HYPER_TRANSPORT_BUS1_BANDWIDTH_BUFFER_RELEASE_SENT = 0x000000b7,
            "ProfileNBHyperTransportBus1BandwidthBufferReleaseSent";
        /// `ProfileNBHyperTransportBus1BandwidthNopSent`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus1BandwidthNopSent")]
        NB_HYPER_TRANSPORT_BUS1_BANDWIDTH_NOP_SENT = 0x000000b8, "ProfileNBHyperTransportBus1BandwidthNopSent";
        /// `ProfileNBHyperTransportBus2Bandwidth`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus2Bandwidth")]
        NB_HYPER_TRANSPORT_BUS2_BANDWIDTH = 0x000000b9, "ProfileNBHyperTransportBus2Bandwidth";
        /// `ProfileNBHyperTransportBus2BandwidthCommandSent`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus2BandwidthCommandSent")]
        NB_HYPER_TRANSPORT_BUS2_BANDWIDTH_COMMAND_SENT = 0x000000ba, "ProfileNBHyperTransportBus2BandwidthCommandSent";
        /// `ProfileNBHyperTransportBus2BandwidthDataSent`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus2BandwidthDataSent")]
        NB_HYPER_TRANSPORT_BUS2_BANDWIDTH_DATA_SENT = 0x000000bb, "ProfileNBHyperTransportBus2BandwidthDataSent";
        /// `ProfileNBHyperTransportBus2BandwidthBufferReleaseSent`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus2BandwidthBufferReleaseSent")]
        NB_HYPER_TRANSPORT_BUS2_BANDWIDTH_BUFFER_RELEASE_SENT = 0x000000bc,
            "ProfileNBHyperTransportBus2BandwidthBufferReleaseSent";
        /// `ProfileNBHyperTransportBus2BandwidthNopSen`. Observed in 10.0.
        #[doc(alias = "ProfileNBHyperTransportBus2BandwidthNopSen")]
        NB_HYPER_TRANSPORT_BUS2_BANDWIDTH_NOP_SEN = 0x000000bd, "ProfileNBHyperTransportBus2BandwidthNopSen";
        /// `ProfileBUCleanToDirty`. Observed in 10.0.
        #[doc(alias = "ProfileBUCleanToDirty")]
        BU_CLEAN_TO_DIRTY = 0x000000be, "ProfileBUCleanToDirty";
        /// `ProfileBUSharedToDirty`. Observed in 10.0.
        #[doc(alias = "ProfileBUSharedToDirty")]
        BU_SHARED_TO_DIRTY = 0x000000bf, "ProfileBUSharedToDirty";
    }
}

static TABLE: Values = values("KPROFILE_SOURCE_AMD64", false, &[
    named("ProfileFPDispatchedFPUOps", 25, &[(Release(10), Release(10))]),
    named("ProfileFPDispatchedFPUOpsAddExcludeJunk", 26, &[(Release(10), Release(10))]),
    named("ProfileFPDispatchedFPUOpsMulExcludeJunk", 27, &[(Release(10), Release(10))]),
    named("ProfileFPDispatchedFPUOpsStoreExcludeJunk", 28, &[(Release(10), Release(10))]),
    named("ProfileFPDispatchedFPUOpsAddJunk", 29, &[(Release(10), Release(10))]),
    named("ProfileFPDispatchedFPUOpsMulJunk", 30, &[(Release(10), Release(10))]),
    named("ProfileFPDispatchedFPUOpsStoreJunk", 31, &[(Release(10), Release(10))]),
    named("ProfileFPCyclesNoFPUOpsRetired", 32, &[(Release(10), Release(10))]),
    named("ProfileFPDispatchedFPUOpsWithFastFlag", 33, &[(Release(10), Release(10))]),
    named("ProfileLSSegmentRegisterLoad", 34, &[(Release(10), Release(10))]),
    named("ProfileLSSegmentRegisterLoadES", 35, &[(Release(10), Release(10))]),
    named("ProfileLSSegmentRegisterLoadCS", 36, &[(Release(10), Release(10))]),
    named("ProfileLSSegmentRegisterLoadSS", 37, &[(Release(10), Release(10))]),
    named("ProfileLSSegmentRegisterLoadDS", 38, &[(Release(10), Release(10))]),
    named("ProfileLSSegmentRegisterLoadFS", 39, &[(Release(10), Release(10))]),
    named("ProfileLSSegmentRegisterLoadGS", 40, &[(Release(10), Release(10))]),
    named("ProfileLSSegmentRegisterLoadHS", 41, &[(Release(10), Release(10))]),
    named("ProfileLSResyncBySelfModifyingCode", 42, &[(Release(10), Release(10))]),
    named("ProfileLSResyncBySnoop", 43, &[(Release(10), Release(10))]),
    named("ProfileLSBuffer2Full", 44, &[(Release(10), Release(10))]),
    named("ProfileLSLockedOperation", 45, &[(Release(10), Release(10))]),
    named("ProfileLSLateCancelOperation", 46, &[(Release(10), Release(10))]),
    named("ProfileLSRetiredCFLUSH", 47, &[(Release(10), Release(10))]),
    named("ProfileLSRetiredCPUID", 48, &[(Release(10), Release(10))]),
    named("ProfileDCAccess", 49, &[(Release(10), Release(10))]),
    named("ProfileDCMiss", 50, &[(Release(10), Release(10))]),
    named("ProfileDCRefillFromL2", 51, &[(Release(10), Release(10))]),
    named("ProfileDCRefillFromL2Invalid", 52, &[(Release(10), Release(10))]),
    named("ProfileDCRefillFromL2Shared", 53, &[(Release(10), Release(10))]),
    named("ProfileDCRefillFromL2Exclusive", 54, &[(Release(10), Release(10))]),
    named("ProfileDCRefillFromL2Owner", 55, &[(Release(10), Release(10))]),
    named("ProfileDCRefillFromL2Modified", 56, &[(Release(10), Release(10))]),
    named("ProfileDCRefillFromSystem", 57, &[(Release(10), Release(10))]),
    named("ProfileDCRefillFromSystemInvalid", 58, &[(Release(10), Release(10))]),
    named("ProfileDCRefillFromSystemShared", 59, &[(Release(10), Release(10))]),
    named("ProfileDCRefillFromSystemExclusive", 60, &[(Release(10), Release(10))]),
    named("ProfileDCRefillFromSystemOwner", 61, &[(Release(10), Release(10))]),
    named("ProfileDCRefillFromSystemModified", 62, &[(Release(10), Release(10))]),
    named("ProfileDCRefillCopyBack", 63, &[(Release(10), Release(10))]),
    named("ProfileDCRefillCopyBackInvalid", 64, &[(Release(10), Release(10))]),
    named("ProfileDCRefillCopyBackShared", 65, &[(Release(10), Release(10))]),
    named("ProfileDCRefillCopyBackExclusive", 66, &[(Release(10), Release(10))]),
    named("ProfileDCRefillCopyBackOwner", 67, &[(Release(10), Release(10))]),
    named("ProfileDCRefillCopyBackModified", 68, &[(Release(10), Release(10))]),
    named("ProfileDCL1DTLBMissL2DTLBHit", 69, &[(Release(10), Release(10))]),
    named("ProfileDCL1DTLBMissL2DTLBMiss", 70, &[(Release(10), Release(10))]),
    named("ProfileDCMisaligndDataReference", 71, &[(Release(10), Release(10))]),
    named("ProfileDCLateCancelOfAccess", 72, &[(Release(10), Release(10))]),
    named("ProfileDCEarlyCancelOfAccess", 73, &[(Release(10), Release(10))]),
    named("ProfileDCOneBitECCError", 74, &[(Release(10), Release(10))]),
    named("ProfileDCOneBitECCErrorScrubberError", 75, &[(Release(10), Release(10))]),
    named("ProfileDCOneBitECCErrorPiggybackScrubberError", 76, &[(Release(10), Release(10))]),
    named("ProfileDCDispatchedPrefetchInstructions", 77, &[(Release(10), Release(10))]),
    named("ProfileDCDispatchedPrefetchInstructionsLoad", 78, &[(Release(10), Release(10))]),
    named("ProfileDCDispatchedPrefetchInstructionsStore", 79, &[(Release(10), Release(10))]),
    named("ProfileDCDispatchedPrefetchInstructionsNTA", 80, &[(Release(10), Release(10))]),
    named("ProfileBUInternalL2Request", 81, &[(Release(10), Release(10))]),
    named("ProfileBUInternalL2RequestICFill", 82, &[(Release(10), Release(10))]),
    named("ProfileBUInternalL2RequestDCFill", 83, &[(Release(10), Release(10))]),
    named("ProfileBUInternalL2RequestTLBReload", 84, &[(Release(10), Release(10))]),
    named("ProfileBUInternalL2RequestTagSnoopRequest", 85, &[(Release(10), Release(10))]),
    named("ProfileBUInternalL2RequestCancelledRequest", 86, &[(Release(10), Release(10))]),
    named("ProfileBUFillRequestMissedInL2", 87, &[(Release(10), Release(10))]),
    named("ProfileBUFillRequestMissedInL2ICFill", 88, &[(Release(10), Release(10))]),
    named("ProfileBUFillRequestMissedInL2DCFill", 89, &[(Release(10), Release(10))]),
    named("ProfileBUFillRequestMissedInL2TLBLoad", 90, &[(Release(10), Release(10))]),
    named("ProfileBUFillIntoL2", 91, &[(Release(10), Release(10))]),
    named("ProfileBUFillIntoL2DirtyL2Victim", 92, &[(Release(10), Release(10))]),
    named("ProfileBUFillIntoL2VictimFromL1", 93, &[(Release(10), Release(10))]),
    named("ProfileICFetch", 94, &[(Release(10), Release(10))]),
    named("ProfileICMiss", 95, &[(Release(10), Release(10))]),
    named("ProfileICRefillFromL2", 96, &[(Release(10), Release(10))]),
    named("ProfileICRefillFromSystem", 97, &[(Release(10), Release(10))]),
    named("ProfileICL1TLBMissL2TLBHit", 98, &[(Release(10), Release(10))]),
    named("ProfileICL1TLBMissL2TLBMiss", 99, &[(Release(10), Release(10))]),
    named("ProfileICResyncBySnoop", 100, &[(Release(10), Release(10))]),
    named("ProfileICInstructionFetchStall", 101, &[(Release(10), Release(10))]),
    named("ProfileICReturnStackHit", 102, &[(Release(10), Release(10))]),
    named("ProfileICReturnStackOverflow", 103, &[(Release(10), Release(10))]),
    named("ProfileFRRetiredx86Instructions", 104, &[(Release(10), Release(10))]),
    named("ProfileFRRetireduops", 105, &[(Release(10), Release(10))]),
    named("ProfileFRRetiredBranches", 106, &[(Release(10), Release(10))]),
    named("ProfileFRRetiredBranchesMispredicted", 107, &[(Release(10), Release(10))]),
    named("ProfileFRRetiredTakenBranches", 108, &[(Release(10), Release(10))]),
    named("ProfileFRRetiredTakenBranchesMispredicted", 109, &[(Release(10), Release(10))]),
    named("ProfileFRRetiredFarControlTransfers", 110, &[(Release(10), Release(10))]),
    named("ProfileFRRetiredResyncsNonControlTransferBranches", 111, &[(Release(10), Release(10))]),
    named("ProfileFRRetiredNearReturns", 112, &[(Release(10), Release(10))]),
    named("ProfileFRRetiredNearReturnsMispredicted", 113, &[(Release(10), Release(10))]),
    named("ProfileFRRetiredTakenBranchMispredictedByAddressMiscompare", 114, &[(Release(10), Release(10))]),
    named("ProfileFRRetiredFPUInstructions", 115, &[(Release(10), Release(10))]),
    named("ProfileFRRetiredFPUInstructionsx87", 116, &[(Release(10), Release(10))]),
    named("ProfileFRRetiredFPUInstructionsMMXAnd3DNow", 117, &[(Release(10), Release(10))]),
    named("ProfileFRRetiredFPUInstructionsPackedSSEAndSSE2", 118, &[(Release(10), Release(10))]),
    named("ProfileFRRetiredFPUInstructionsScalarSSEAndSSE2", 119, &[(Release(10), Release(10))]),
    named("ProfileFRRetiredFastpathDoubleOpInstructions", 120, &[(Release(10), Release(10))]),
    named("ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition0", 121, &[(Release(10), Release(10))]),
    named("ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition1", 122, &[(Release(10), Release(10))]),
    named("ProfileFRRetiredFastpathDoubleOpInstructionsLowOpInPosition2", 123, &[(Release(10), Release(10))]),
    named("ProfileFRInterruptsMaskedCycles", 124, &[(Release(10), Release(10))]),
    named("ProfileFRInterruptsMaskedWhilePendingCycles", 125, &[(Release(10), Release(10))]),
    named("ProfileFRTakenHardwareInterrupts", 126, &[(Release(10), Release(10))]),
    named("ProfileFRNothingToDispatch", 127, &[(Release(10), Release(10))]),
    named("ProfileFRDispatchStalls", 128, &[(Release(10), Release(10))]),
    named("ProfileFRDispatchStallsFromBranchAbortToRetire", 129, &[(Release(10), Release(10))]),
    named("ProfileFRDispatchStallsForSerialization", 130, &[(Release(10), Release(10))]),
    named("ProfileFRDispachStallsForSegmentLoad", 131, &[(Release(10), Release(10))]),
    named("ProfileFRDispatchStallsWhenReorderBufferFull", 132, &[(Release(10), Release(10))]),
    named("ProfileFRDispatchStallsWhenReservationStationsFull", 133, &[(Release(10), Release(10))]),
    named("ProfileFRDispatchStallsWhenFPUFull", 134, &[(Release(10), Release(10))]),
    named("ProfileFRDispatchStallsWhenLSFull", 135, &[(Release(10), Release(10))]),
    named("ProfileFRDispatchStallsWhenWaitingForAllQuiet", 136, &[(Release(10), Release(10))]),
    named("ProfileFRDispatchStallsWhenFarControlOrResyncBranchPending", 137, &[(Release(10), Release(10))]),
    named("ProfileFRFPUExceptions", 138, &[(Release(10), Release(10))]),
    named("ProfileFRFPUExcpetionsx87ReclassMicroFaults", 139, &[(Release(10), Release(10))]),
    named("ProfileFRFPUExceptionsSSERetypeMicroFaults", 140, &[(Release(10), Release(10))]),
    named("ProfileFRFPUExceptionsSSEReclassMicroFaults", 141, &[(Release(10), Release(10))]),
    named("ProfileFRFPUExceptionsSSEAndx87MicroTraps", 142, &[(Release(10), Release(10))]),
    named("ProfileFRNumberOfBreakPointsForDR0", 143, &[(Release(10), Release(10))]),
    named("ProfileFRNumberOfBreakPointsForDR1", 144, &[(Release(10), Release(10))]),
    named("ProfileFRNumberOfBreakPointsForDR2", 145, &[(Release(10), Release(10))]),
    named("ProfileFRNumberOfBreakPointsForDR3", 146, &[(Release(10), Release(10))]),
    named("ProfileNBMemoryControllerPageAccessEvent", 147, &[(Release(10), Release(10))]),
    named("ProfileNBMemoryControllerPageAccessEventPageHit", 148, &[(Release(10), Release(10))]),
    named("ProfileNBMemoryControllerPageAccessEventPageMiss", 149, &[(Release(10), Release(10))]),
    named("ProfileNBMemoryControllerPageAccessEventPageConflict", 150, &[(Release(10), Release(10))]),
    named("ProfileNBMemoryControllerPageTableOverflow", 151, &[(Release(10), Release(10))]),
    named("ProfileNBMemoryControllerDRAMCommandSlotsMissed", 152, &[(Release(10), Release(10))]),
    named("ProfileNBMemoryControllerTurnAround", 153, &[(Release(10), Release(10))]),
    named("ProfileNBMemoryControllerTurnAroundDIMM", 154, &[(Release(10), Release(10))]),
    named("ProfileNBMemoryControllerTurnAroundReadToWrite", 155, &[(Release(10), Release(10))]),
    named("ProfileNBMemoryControllerTurnAroundWriteToRead", 156, &[(Release(10), Release(10))]),
    named("ProfileNBMemoryControllerBypassCounter", 157, &[(Release(10), Release(10))]),
    named("ProfileNBMemoryControllerBypassCounterHighPriority", 158, &[(Release(10), Release(10))]),
    named("ProfileNBMemoryControllerBypassCounterLowPriority", 159, &[(Release(10), Release(10))]),
    named("ProfileNBMemoryControllerBypassCounterDRAMControllerInterface", 160, &[(Release(10), Release(10))]),
    named("ProfileNBMemoryControllerBypassCounterDRAMControllerQueue", 161, &[(Release(10), Release(10))]),
    named("ProfileNBSizedCommands", 162, &[(Release(10), Release(10))]),
    named("ProfileNBSizedCommandsNonPostWrSzByte", 163, &[(Release(10), Release(10))]),
    named("ProfileNBSizedCommandsNonPostWrSzDword", 164, &[(Release(10), Release(10))]),
    named("ProfileNBSizedCommandsWrSzByte", 165, &[(Release(10), Release(10))]),
    named("ProfileNBSizedCommandsWrSzDword", 166, &[(Release(10), Release(10))]),
    named("ProfileNBSizedCommandsRdSzByte", 167, &[(Release(10), Release(10))]),
    named("ProfileNBSizedCommandsRdSzDword", 168, &[(Release(10), Release(10))]),
    named("ProfileNBSizedCommandsRdModWr", 169, &[(Release(10), Release(10))]),
    named("ProfileNBProbeResult", 170, &[(Release(10), Release(10))]),
    named("ProfileNBProbeResultMiss", 171, &[(Release(10), Release(10))]),
    named("ProfileNBProbeResultHit", 172, &[(Release(10), Release(10))]),
    named("ProfileNBProbeResultHitDirtyWithoutMemoryCanceL", 173, &[(Release(10), Release(10))]),
    named("ProfileNBProbeResultHitDirtyWithMemoryCancel", 174, &[(Release(10), Release(10))]),
    named("ProfileNBHyperTransportBus0Bandwidth", 175, &[(Release(10), Release(10))]),
    named("ProfileNBHyperTransportBus0BandwidthCommandSent", 176, &[(Release(10), Release(10))]),
    named("ProfileNBHyperTransportBus0BandwidthDataSent", 177, &[(Release(10), Release(10))]),
    named("ProfileNBHyperTransportBus0BandwidthBufferReleaseSent", 178, &[(Release(10), Release(10))]),
    named("ProfileNBHyperTransportBug0BandwidthNopSent", 179, &[(Release(10), Release(10))]),
    named("ProfileNBHyperTransportBus1Bandwidth", 180, &[(Release(10), Release(10))]),
    named("ProfileNBHyperTransportBus1BandwidthCommandSent", 181, &[(Release(10), Release(10))]),
    named("ProfileNBHyperTransportBus1BandwidthDataSent", 182, &[(Release(10), Release(10))]),
    named("ProfileNBHyperTransportBus1BandwidthBufferReleaseSent", 183, &[(Release(10), Release(10))]),
    named("ProfileNBHyperTransportBus1BandwidthNopSent", 184, &[(Release(10), Release(10))]),
    named("ProfileNBHyperTransportBus2Bandwidth", 185, &[(Release(10), Release(10))]),
    named("ProfileNBHyperTransportBus2BandwidthCommandSent", 186, &[(Release(10), Release(10))]),
    named("ProfileNBHyperTransportBus2BandwidthDataSent", 187, &[(Release(10), Release(10))]),
    named("ProfileNBHyperTransportBus2BandwidthBufferReleaseSent", 188, &[(Release(10), Release(10))]),
    named("ProfileNBHyperTransportBus2BandwidthNopSen", 189, &[(Release(10), Release(10))]),
    named("ProfileBUCleanToDirty", 190, &[(Release(10), Release(10))]),
    named("ProfileBUSharedToDirty", 191, &[(Release(10), Release(10))]),
]);
