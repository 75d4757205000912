// Generated from spec/providers/Microsoft-Windows-PowerShell.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Events of the provider Microsoft-Windows-PowerShell.
//!
//! PowerShell: script blocks, pipelines, commands, runspaces, workflows, remoting.
//!
//! The feature `provider-payloads-services` enables the payload types of its events, in the module `payloads`.
use crate::rt::provider::{
    EventField, Members, Provider, ProviderKind, Quantity, event as ev, field as f, map, plain as p, provider,
    structure as s
};
use crate::rt::sources;
#[cfg(feature = "provider-payloads-services")]
pub mod payloads;
/// GUID of the provider.
pub const GUID: crate::Guid =
    crate::Guid {
        data1: 0xa0c1853b, data2: 0x5c40, data3: 0x4b15, data4: [0x87, 0x66, 0x3c, 0xf1, 0xc5, 0x8f, 0x98, 0x5a]
    };
/// Event IDs.
pub mod event {
    /// Event `ConnectTobeusedwhenoperationisjustexecutingamethod_V1`.
    pub const CONNECT_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD_V1: u16 = 4097;
    /// Event `ConnectTobeusedwhenoperationisjustexecutingamethod4098_V1`.
    pub const CONNECT_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD4098_V1: u16 = 4098;
    /// Event `ConnectTobeusedwhenoperationisjustexecutingamethod4099_V1`.
    pub const CONNECT_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD4099_V1: u16 = 4099;
    /// Event `NoneTobeusedwhenanexceptionisraised_V1`.
    pub const NONE_TOBEUSEDWHENANEXCEPTIONISRAISED_V1: u16 = 4100;
    /// Event `NoneTobeusedwhenanexceptionisraised4101_V1`.
    pub const NONE_TOBEUSEDWHENANEXCEPTIONISRAISED4101_V1: u16 = 4101;
    /// Event `NoneTobeusedwhenanexceptionisraised4102_V1`.
    pub const NONE_TOBEUSEDWHENANEXCEPTIONISRAISED4102_V1: u16 = 4102;
    /// Event `NoneTobeusedwhenanexceptionisraised4103_V1`.
    pub const NONE_TOBEUSEDWHENANEXCEPTIONISRAISED4103_V1: u16 = 4103;
    /// Event `StartingCommandOncreatecalls_V1`.
    pub const STARTING_COMMAND_ONCREATECALLS_V1: u16 = 4104;
    /// Event `StartingCommandOpen(async)_V1`.
    pub const STARTING_COMMAND_OPEN_ASYNC_V1: u16 = 4105;
    /// Event `StoppingCommandClose(Async)_V1`.
    pub const STOPPING_COMMAND_CLOSE_ASYNC_V1: u16 = 4106;
    /// Event `NoneTobeusedwhenoperationisjustexecutingamethod_V1`.
    pub const NONE_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD_V1: u16 = 7937;
    /// Event `NoneTobeusedwhenoperationisjustexecutingamethod7938_V1`.
    pub const NONE_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD7938_V1: u16 = 7938;
    /// Event `NoneTobeusedwhenoperationisjustexecutingamethod7939_V1`.
    pub const NONE_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD7939_V1: u16 = 7939;
    /// Event `NoneTobeusedwhenoperationisjustexecutingamethod7940_V1`.
    pub const NONE_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD7940_V1: u16 = 7940;
    /// Event `NoneTobeusedwhenoperationisjustexecutingamethod7942_V1`.
    pub const NONE_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD7942_V1: u16 = 7942;
    /// Event `ConnectOBEUSEDWHENANOBJECTISCONSTRUCTEDobeusedwhenanobjectisconstructed_V1`.
    pub const CONNECT_OBEUSEDWHENANOBJECTISCONSTRUCTE_DOBEUSEDWHENANOBJECTISCONSTRUCTED_V1: u16 = 8193;
    /// Event `ConnectOBEUSEDWHENANOBJECTISCONSTRUCTEDobeusedwhenanobjectisconstructed8194_V1`.
    pub const CONNECT_OBEUSEDWHENANOBJECTISCONSTRUCTE_DOBEUSEDWHENANOBJECTISCONSTRUCTED8194_V1: u16 = 8194;
    /// Event `ConnectOpen(async)_V1`.
    pub const CONNECT_OPEN_ASYNC_V1: u16 = 8195;
    /// Event `ConnectOpen(async)8196_V1`.
    pub const CONNECT_OPEN_ASYNC_8196_V1: u16 = 8196;
    /// Event `ConnectOpen(async)8197_V1`.
    pub const CONNECT_OPEN_ASYNC_8197_V1: u16 = 8197;
    /// Event `ConnectOpen(async)8198_V1`.
    pub const CONNECT_OPEN_ASYNC_8198_V1: u16 = 8198;
    /// Event `ConnectTobeusedwhenoperationisjustexecutingamethod12033_V1`.
    pub const CONNECT_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD12033_V1: u16 = 12033;
    /// Event `ConnectTobeusedwhenoperationisjustexecutingamethod12034_V1`.
    pub const CONNECT_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD12034_V1: u16 = 12034;
    /// Event `ConnectTobeusedwhenoperationisjustexecutingamethod12035_V1`.
    pub const CONNECT_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD12035_V1: u16 = 12035;
    /// Event `ConnectTobeusedwhenoperationisjustexecutingamethod12036_V1`.
    pub const CONNECT_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD12036_V1: u16 = 12036;
    /// Event `ConnectTobeusedwhenoperationisjustexecutingamethod12037_V1`.
    pub const CONNECT_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD12037_V1: u16 = 12037;
    /// Event `ConnectTobeusedwhenoperationisjustexecutingamethod12038_V1`.
    pub const CONNECT_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD12038_V1: u16 = 12038;
    /// Event `ConnectOpen(async)12039_V1`.
    pub const CONNECT_OPEN_ASYNC_12039_V1: u16 = 12039;
    /// Event `AmsiStateTobeusedwhenoperationisjustexecutingamethod_V1`.
    pub const AMSI_STATE_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD_V1: u16 = 16385;
    /// Event `PowerShellISEOperation_V1`.
    pub const POWER_SHELL_ISE_OPERATION_V1: u16 = 24577;
    /// Event `PowerShellISEOperation24578_V1`.
    pub const POWER_SHELL_ISE_OPERATION24578_V1: u16 = 24578;
    /// Event `PowerShellISEOperation24579_V1`.
    pub const POWER_SHELL_ISE_OPERATION24579_V1: u16 = 24579;
    /// Event `PowerShellISEOperation24580_V1`.
    pub const POWER_SHELL_ISE_OPERATION24580_V1: u16 = 24580;
    /// Event `PowerShellISEOperation24581_V1`.
    pub const POWER_SHELL_ISE_OPERATION24581_V1: u16 = 24581;
    /// Event `PowerShellISEOperation24582_V1`.
    pub const POWER_SHELL_ISE_OPERATION24582_V1: u16 = 24582;
    /// Event `PowerShellISEOperation24583_V1`.
    pub const POWER_SHELL_ISE_OPERATION24583_V1: u16 = 24583;
    /// Event `PowerShellISEOperation24584_V1`.
    pub const POWER_SHELL_ISE_OPERATION24584_V1: u16 = 24584;
    /// Event `PowerShellISEOperation24592_V1`.
    pub const POWER_SHELL_ISE_OPERATION24592_V1: u16 = 24592;
    /// Event `None_V1`.
    pub const NONE_V1: u16 = 24593;
    /// Event `PowerShellISEOperation24594_V1`.
    pub const POWER_SHELL_ISE_OPERATION24594_V1: u16 = 24594;
    /// Event `PowerShellISEOperation24595_V1`.
    pub const POWER_SHELL_ISE_OPERATION24595_V1: u16 = 24595;
    /// Event `PowerShellISEOperation24596_V1`.
    pub const POWER_SHELL_ISE_OPERATION24596_V1: u16 = 24596;
    /// Event `PowerShellISEOperation24597_V1`.
    pub const POWER_SHELL_ISE_OPERATION24597_V1: u16 = 24597;
    /// Event `PowerShellISEOperation24598_V1`.
    pub const POWER_SHELL_ISE_OPERATION24598_V1: u16 = 24598;
    /// Event `PowerShellISEOperation24599_V1`.
    pub const POWER_SHELL_ISE_OPERATION24599_V1: u16 = 24599;
    /// Event `SerializeordeserializeremotingpayloadRehydration_V1`.
    pub const SERIALIZEORDESERIALIZEREMOTINGPAYLOAD_REHYDRATION_V1: u16 = 28673;
    /// Event `SerializeordeserializeremotingpayloadRehydration28674_V1`.
    pub const SERIALIZEORDESERIALIZEREMOTINGPAYLOAD_REHYDRATION28674_V1: u16 = 28674;
    /// Event `SerializeordeserializeremotingpayloadSerializationsettings_V1`.
    pub const SERIALIZEORDESERIALIZEREMOTINGPAYLOAD_SERIALIZATIONSETTINGS_V1: u16 = 28675;
    /// Event `SerializeordeserializeremotingpayloadSerializationsettings28676_V1`.
    pub const SERIALIZEORDESERIALIZEREMOTINGPAYLOAD_SERIALIZATIONSETTINGS28676_V1: u16 = 28676;
    /// Event `SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraised_V1`.
    pub const SERIALIZEORDESERIALIZEREMOTINGPAYLOAD_TOBEUSEDWHENANEXCEPTIONISRAISED_V1: u16 = 28677;
    /// Event `SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraised28678_V1`.
    pub const SERIALIZEORDESERIALIZEREMOTINGPAYLOAD_TOBEUSEDWHENANEXCEPTIONISRAISED28678_V1: u16 = 28678;
    /// Event `SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraised28679_V1`.
    pub const SERIALIZEORDESERIALIZEREMOTINGPAYLOAD_TOBEUSEDWHENANEXCEPTIONISRAISED28679_V1: u16 = 28679;
    /// Event `SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraised28680_V1`.
    pub const SERIALIZEORDESERIALIZEREMOTINGPAYLOAD_TOBEUSEDWHENANEXCEPTIONISRAISED28680_V1: u16 = 28680;
    /// Event `SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraised28682_V1`.
    pub const SERIALIZEORDESERIALIZEREMOTINGPAYLOAD_TOBEUSEDWHENANEXCEPTIONISRAISED28682_V1: u16 = 28682;
    /// Event `SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraised28683_V1`.
    pub const SERIALIZEORDESERIALIZEREMOTINGPAYLOAD_TOBEUSEDWHENANEXCEPTIONISRAISED28683_V1: u16 = 28683;
    /// Event `SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraised28684_V1`.
    pub const SERIALIZEORDESERIALIZEREMOTINGPAYLOAD_TOBEUSEDWHENANEXCEPTIONISRAISED28684_V1: u16 = 28684;
    /// Event `PowerShellConsoleStartupStart_V1`.
    pub const POWER_SHELL_CONSOLE_STARTUP_START_V1: u16 = 40961;
    /// Event `PowerShellConsoleStartupStop_V1`.
    pub const POWER_SHELL_CONSOLE_STARTUP_STOP_V1: u16 = 40962;
    /// Event `NoneTobeusedwhenanexceptionisraised45057_V1`.
    pub const NONE_TOBEUSEDWHENANEXCEPTIONISRAISED45057_V1: u16 = 45057;
    /// Event `NoneTobeusedwhenanexceptionisraised45058_V1`.
    pub const NONE_TOBEUSEDWHENANEXCEPTIONISRAISED45058_V1: u16 = 45058;
    /// Event `NoneTobeusedwhenoperationisjustexecutingamethod45059_V1`.
    pub const NONE_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45059_V1: u16 = 45059;
    /// Event `NoneTobeusedwhenoperationisjustexecutingamethod45060_V1`.
    pub const NONE_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45060_V1: u16 = 45060;
    /// Event `None45061_V1`.
    pub const NONE45061_V1: u16 = 45061;
    /// Event `NoneTobeusedwhenoperationisjustexecutingamethod45062_V1`.
    pub const NONE_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45062_V1: u16 = 45062;
    /// Event `WorkflowHostingTobeusedwhenoperationisjustexecutingamethod_V1`.
    pub const WORKFLOW_HOSTING_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD_V1: u16 = 45063;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD_V1: u16 = 45064;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45065_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45065_V1: u16 = 45065;
    /// Event `WorkflowHostingTobeusedwhenoperationisjustexecutingamethod45072_V1`.
    pub const WORKFLOW_HOSTING_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45072_V1: u16 = 45072;
    /// Event `WorkflowHostingTobeusedwhenoperationisjustexecutingamethod45073_V1`.
    pub const WORKFLOW_HOSTING_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45073_V1: u16 = 45073;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45074_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45074_V1: u16 = 45074;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45075_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45075_V1: u16 = 45075;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45076_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45076_V1: u16 = 45076;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45078_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45078_V1: u16 = 45078;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45079_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45079_V1: u16 = 45079;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45080_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45080_V1: u16 = 45080;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45081_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45081_V1: u16 = 45081;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45082_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45082_V1: u16 = 45082;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45083_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45083_V1: u16 = 45083;
    /// Event `WorkflowValidationTobeusedwhenoperationisjustexecutingamethod_V1`.
    pub const WORKFLOW_VALIDATION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD_V1: u16 = 45084;
    /// Event `WorkflowValidationTobeusedwhenoperationisjustexecutingamethod45085_V1`.
    pub const WORKFLOW_VALIDATION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45085_V1: u16 = 45085;
    /// Event `WorkflowValidationTobeusedwhenoperationisjustexecutingamethod45086_V1`.
    pub const WORKFLOW_VALIDATION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45086_V1: u16 = 45086;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45087_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45087_V1: u16 = 45087;
    /// Event `WorkflowValidationTobeusedwhenoperationisjustexecutingamethod45088_V1`.
    pub const WORKFLOW_VALIDATION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45088_V1: u16 = 45088;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45089_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45089_V1: u16 = 45089;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45090_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45090_V1: u16 = 45090;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45091_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45091_V1: u16 = 45091;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45092_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45092_V1: u16 = 45092;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45093_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45093_V1: u16 = 45093;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45094_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45094_V1: u16 = 45094;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45095_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45095_V1: u16 = 45095;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45096_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45096_V1: u16 = 45096;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45097_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45097_V1: u16 = 45097;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45098_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45098_V1: u16 = 45098;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45100_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45100_V1: u16 = 45100;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45101_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45101_V1: u16 = 45101;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45102_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45102_V1: u16 = 45102;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45104_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45104_V1: u16 = 45104;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45105_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45105_V1: u16 = 45105;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45106_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45106_V1: u16 = 45106;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45107_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45107_V1: u16 = 45107;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45108_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45108_V1: u16 = 45108;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45109_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45109_V1: u16 = 45109;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45110_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45110_V1: u16 = 45110;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45111_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45111_V1: u16 = 45111;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45112_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45112_V1: u16 = 45112;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45113_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45113_V1: u16 = 45113;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45114_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45114_V1: u16 = 45114;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45115_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45115_V1: u16 = 45115;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45116_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45116_V1: u16 = 45116;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45117_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45117_V1: u16 = 45117;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45118_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45118_V1: u16 = 45118;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45119_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45119_V1: u16 = 45119;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45120_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45120_V1: u16 = 45120;
    /// Event `ConfigurationTobeusedwhenoperationisjustexecutingamethod_V1`.
    pub const CONFIGURATION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD_V1: u16 = 45121;
    /// Event `ConfigurationTobeusedwhenoperationisjustexecutingamethod45122_V1`.
    pub const CONFIGURATION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45122_V1: u16 = 45122;
    /// Event `ConfigurationTobeusedwhenoperationisjustexecutingamethod45123_V1`.
    pub const CONFIGURATION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45123_V1: u16 = 45123;
    /// Event `ConfigurationTobeusedwhenoperationisjustexecutingamethod45124_V1`.
    pub const CONFIGURATION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45124_V1: u16 = 45124;
    /// Event `ConfigurationTobeusedwhenoperationisjustexecutingamethod45125_V1`.
    pub const CONFIGURATION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45125_V1: u16 = 45125;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45126_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45126_V1: u16 = 45126;
    /// Event `WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45127_V1`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45127_V1: u16 = 45127;
    /// Event `WorkflowHostingTobeusedwhenoperationisjustexecutingamethod45128_V1`.
    pub const WORKFLOW_HOSTING_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD45128_V1: u16 = 45128;
    /// Event `None45129_V1`.
    pub const NONE45129_V1: u16 = 45129;
    /// Event `None46337_V1`.
    pub const NONE46337_V1: u16 = 46337;
    /// Event `None46338_V1`.
    pub const NONE46338_V1: u16 = 46338;
    /// Event `None46339_V1`.
    pub const NONE46339_V1: u16 = 46339;
    /// Event `None46340_V1`.
    pub const NONE46340_V1: u16 = 46340;
    /// Event `None46341_V1`.
    pub const NONE46341_V1: u16 = 46341;
    /// Event `None46342_V1`.
    pub const NONE46342_V1: u16 = 46342;
    /// Event `None46343_V1`.
    pub const NONE46343_V1: u16 = 46343;
    /// Event `None46344_V1`.
    pub const NONE46344_V1: u16 = 46344;
    /// Event `None46345_V1`.
    pub const NONE46345_V1: u16 = 46345;
    /// Event `None46346_V1`.
    pub const NONE46346_V1: u16 = 46346;
    /// Event `None46347_V1`.
    pub const NONE46347_V1: u16 = 46347;
    /// Event `None46348_V1`.
    pub const NONE46348_V1: u16 = 46348;
    /// Event `None46349_V1`.
    pub const NONE46349_V1: u16 = 46349;
    /// Event `None46350_V1`.
    pub const NONE46350_V1: u16 = 46350;
    /// Event `None46351_V1`.
    pub const NONE46351_V1: u16 = 46351;
    /// Event `None46352_V1`.
    pub const NONE46352_V1: u16 = 46352;
    /// Event `None46353_V1`.
    pub const NONE46353_V1: u16 = 46353;
    /// Event `None46354_V1`.
    pub const NONE46354_V1: u16 = 46354;
    /// Event `None46355_V1`.
    pub const NONE46355_V1: u16 = 46355;
    /// Event `None46356_V1`.
    pub const NONE46356_V1: u16 = 46356;
    /// Event `None46357_V1`.
    pub const NONE46357_V1: u16 = 46357;
    /// Event `None46358_V1`.
    pub const NONE46358_V1: u16 = 46358;
    /// Event `None49152_V1`.
    pub const NONE49152_V1: u16 = 49152;
    /// Event `None49153_V1`.
    pub const NONE49153_V1: u16 = 49153;
    /// Event `PowerShellScheduledJobsTobeusedwhenoperationisjustexecutingamethod_V1`.
    pub const POWER_SHELL_SCHEDULED_JOBS_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD_V1: u16 = 53249;
    /// Event `PowerShellScheduledJobsTobeusedwhenoperationisjustexecutingamethod53250_V1`.
    pub const POWER_SHELL_SCHEDULED_JOBS_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD53250_V1: u16 = 53250;
    /// Event `PowerShellScheduledJobsTobeusedwhenanexceptionisraised_V1`.
    pub const POWER_SHELL_SCHEDULED_JOBS_TOBEUSEDWHENANEXCEPTIONISRAISED_V1: u16 = 53251;
    /// Event `PowerShellNamedPipeIPCOpen(async)_V1`.
    pub const POWER_SHELL_NAMED_PIPE_IPC_OPEN_ASYNC_V1: u16 = 53504;
    /// Event `PowerShellNamedPipeIPCClose(Async)_V1`.
    pub const POWER_SHELL_NAMED_PIPE_IPC_CLOSE_ASYNC_V1: u16 = 53505;
    /// Event `PowerShellNamedPipeIPCTobeusedwhenanexceptionisraised_V1`.
    pub const POWER_SHELL_NAMED_PIPE_IPC_TOBEUSEDWHENANEXCEPTIONISRAISED_V1: u16 = 53506;
    /// Event `PowerShellNamedPipeIPCONNECTonnect_V1`.
    pub const POWER_SHELL_NAMED_PIPE_IPCONNEC_TONNECT_V1: u16 = 53507;
    /// Event `PowerShellNamedPipeIPCClose(Async)53508_V1`.
    pub const POWER_SHELL_NAMED_PIPE_IPC_CLOSE_ASYNC_53508_V1: u16 = 53508;
}

/// Keywords.
pub mod keyword {
    /// Keyword `Runspace`.
    pub const RUNSPACE: u64 = 0x1;
    /// Keyword `Pipeline`.
    pub const PIPELINE: u64 = 0x2;
    /// Keyword `Protocol`.
    pub const PROTOCOL: u64 = 0x4;
    /// Keyword `Transport`.
    pub const TRANSPORT: u64 = 0x8;
    /// Keyword `Host`.
    pub const HOST: u64 = 0x10;
    /// Keyword `Cmdlets`.
    pub const CMDLETS: u64 = 0x20;
    /// Keyword `Serializer`.
    pub const SERIALIZER: u64 = 0x40;
    /// Keyword `Session`.
    pub const SESSION: u64 = 0x80;
    /// Keyword `Plugin`.
    pub const PLUGIN: u64 = 0x100;
    /// Keyword `PSWorkflow`.
    pub const PS_WORKFLOW: u64 = 0x200;
}

/// Tasks.
pub mod task {
    /// Task `None`.
    pub const NONE: u16 = 0;
    /// Task `Connect`.
    pub const CONNECT: u16 = 1;
    /// Task `Serializeordeserializeremotingpayload`.
    pub const SERIALIZEORDESERIALIZEREMOTINGPAYLOAD: u16 = 3;
    /// Task `PowerShellConsoleStartup`.
    pub const POWER_SHELL_CONSOLE_STARTUP: u16 = 4;
    /// Task `WorkflowHosting`.
    pub const WORKFLOW_HOSTING: u16 = 5;
    /// Task `WorkflowExecution`.
    pub const WORKFLOW_EXECUTION: u16 = 6;
    /// Task `WorkflowValidation`.
    pub const WORKFLOW_VALIDATION: u16 = 8;
    /// Task `Configuration`.
    pub const CONFIGURATION: u16 = 9;
    /// Task `StartingCommand`.
    pub const STARTING_COMMAND: u16 = 102;
    /// Task `StoppingCommand`.
    pub const STOPPING_COMMAND: u16 = 103;
    /// Task `PowerShellScheduledJobs`.
    pub const POWER_SHELL_SCHEDULED_JOBS: u16 = 110;
    /// Task `PowerShellNamedPipeIPC`.
    pub const POWER_SHELL_NAMED_PIPE_IPC: u16 = 111;
    /// Task `PowerShellISEOperation`.
    pub const POWER_SHELL_ISE_OPERATION: u16 = 120;
}

/// Opcodes.
pub mod opcode {
    /// Opcode `Open(async)` of the task `None`.
    pub const NONE_OPEN_ASYNC: u8 = 10;
    /// Opcode `connect` of the task `None`.
    pub const NONE_CONNECT: u8 = 12;
    /// Opcode `Disconnect` of the task `None`.
    pub const NONE_DISCONNECT: u8 = 13;
    /// Opcode `Tobeusedwhenanexceptionisraised` of the task `None`.
    pub const NONE_TOBEUSEDWHENANEXCEPTIONISRAISED: u8 = 19;
    /// Opcode `Tobeusedwhenoperationisjustexecutingamethod` of the task `None`.
    pub const NONE_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD: u8 = 20;
    /// Opcode `Send(Async)` of the task `None`.
    pub const NONE_SEND_ASYNC: u8 = 21;
    /// Opcode `Receive(Async)` of the task `None`.
    pub const NONE_RECEIVE_ASYNC: u8 = 22;
    /// Opcode `Shuttingdown` of the task `None`.
    pub const NONE_SHUTTINGDOWN: u8 = 25;
    /// Opcode `Open(async)` of the task `Connect`.
    pub const CONNECT_OPEN_ASYNC: u8 = 10;
    /// Opcode `tobeusedwhenanobjectisconstructed` of the task `Connect`.
    pub const CONNECT_TOBEUSEDWHENANOBJECTISCONSTRUCTED: u8 = 16;
    /// Opcode `Tobeusedwhenoperationisjustexecutingamethod` of the task `Connect`.
    pub const CONNECT_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD: u8 = 20;
    /// Opcode `Tobeusedwhenanexceptionisraised` of the task `Serializeordeserializeremotingpayload`.
    pub const SERIALIZEORDESERIALIZEREMOTINGPAYLOAD_TOBEUSEDWHENANEXCEPTIONISRAISED: u8 = 19;
    /// Opcode `Rehydration` of the task `Serializeordeserializeremotingpayload`.
    pub const SERIALIZEORDESERIALIZEREMOTINGPAYLOAD_REHYDRATION: u8 = 23;
    /// Opcode `Serializationsettings` of the task `Serializeordeserializeremotingpayload`.
    pub const SERIALIZEORDESERIALIZEREMOTINGPAYLOAD_SERIALIZATIONSETTINGS: u8 = 24;
    /// Opcode `Tobeusedwhenoperationisjustexecutingamethod` of the task `WorkflowHosting`.
    pub const WORKFLOW_HOSTING_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD: u8 = 20;
    /// Opcode `Tobeusedwhenoperationisjustexecutingamethod` of the task `WorkflowExecution`.
    pub const WORKFLOW_EXECUTION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD: u8 = 20;
    /// Opcode `Tobeusedwhenoperationisjustexecutingamethod` of the task `WorkflowValidation`.
    pub const WORKFLOW_VALIDATION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD: u8 = 20;
    /// Opcode `Tobeusedwhenoperationisjustexecutingamethod` of the task `Configuration`.
    pub const CONFIGURATION_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD: u8 = 20;
    /// Opcode `Open(async)` of the task `StartingCommand`.
    pub const STARTING_COMMAND_OPEN_ASYNC: u8 = 10;
    /// Opcode `Oncreatecalls` of the task `StartingCommand`.
    pub const STARTING_COMMAND_ONCREATECALLS: u8 = 15;
    /// Opcode `Close(Async)` of the task `StoppingCommand`.
    pub const STOPPING_COMMAND_CLOSE_ASYNC: u8 = 11;
    /// Opcode `Tobeusedwhenanexceptionisraised` of the task `PowerShellScheduledJobs`.
    pub const POWER_SHELL_SCHEDULED_JOBS_TOBEUSEDWHENANEXCEPTIONISRAISED: u8 = 19;
    /// Opcode `Tobeusedwhenoperationisjustexecutingamethod` of the task `PowerShellScheduledJobs`.
    pub const POWER_SHELL_SCHEDULED_JOBS_TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD: u8 = 20;
    /// Opcode `Open(async)` of the task `PowerShellNamedPipeIPC`.
    pub const POWER_SHELL_NAMED_PIPE_IPC_OPEN_ASYNC: u8 = 10;
    /// Opcode `Close(Async)` of the task `PowerShellNamedPipeIPC`.
    pub const POWER_SHELL_NAMED_PIPE_IPC_CLOSE_ASYNC: u8 = 11;
    /// Opcode `connect` of the task `PowerShellNamedPipeIPC`.
    pub const POWER_SHELL_NAMED_PIPE_IPC_CONNECT: u8 = 12;
    /// Opcode `Tobeusedwhenanexceptionisraised` of the task `PowerShellNamedPipeIPC`.
    pub const POWER_SHELL_NAMED_PIPE_IPC_TOBEUSEDWHENANEXCEPTIONISRAISED: u8 = 19;
    /// Opcode `Tobeusedwhenoperationisjustexecutingamethod`.
    pub const TOBEUSEDWHENOPERATIONISJUSTEXECUTINGAMETHOD: u8 = 20;
    /// Opcode `Receive(Async)`.
    pub const RECEIVE_ASYNC: u8 = 22;
    /// Opcode `Open(async)`.
    pub const OPEN_ASYNC: u8 = 10;
    /// Opcode `connect`.
    pub const CONNECT: u8 = 12;
    /// Opcode `Disconnect`.
    pub const DISCONNECT: u8 = 13;
    /// Opcode `Send(Async)`.
    pub const SEND_ASYNC: u8 = 21;
    /// Opcode `Shuttingdown`.
    pub const SHUTTINGDOWN: u8 = 25;
    /// Opcode `Start`.
    pub const START: u8 = 1;
    /// Opcode `Stop`.
    pub const STOP: u8 = 2;
}

static T0: &[EventField] = &[
    p("ContextInfo", 1),
    p("UserData", 1),
    p("Payload", 1),
];
static T1: &[EventField] = &[
    p("ScriptBlockId", 1),
    p("RunspaceId", 1),
];
static T2: &[EventField] = &[
    p("param1", 1),
];
static T3: &[EventField] = &[
    p("param1", 1),
    p("param2", 1),
    p("param3", 1),
];
static T4: &[EventField] = &[
    p("FileName", 1),
];
static T5: &[EventField] = &[
    p("CurrentLine", 7),
    p("FileName", 1),
];
static T6: &[EventField] = &[
    p("SessionId", 1),
    p("PipelineId", 1),
    p("ErrorCode", 1),
    p("ErrorMessage", 1),
    p("StackTrace", 1),
];
static T7: &[EventField] = &[
    p("SessionId", 1),
    p("PipelineId", 1),
    p("DataSize", 1),
];
static T8: &[EventField] = &[
    p("SessionId", 1),
    p("PipelineId", 1),
];
static T9: &[EventField] = &[
    p("param1", 1),
    p("param2", 1),
];
static T10: &[EventField] = &[
    p("ObjectId", 9),
    p("FragmentId", 9),
    p("sFlag", 7),
    p("eFlag", 7),
    p("FragmentLength", 8),
    p("FragmentPayload", 1),
];
static T11: &[EventField] = &[
    p("endpointName", 1),
];
static T12: &[EventField] = &[
    p("workflowId", 15),
];
static T13: &[EventField] = &[
    p("workflowId", 15),
    p("xamlFile", 1),
];
static T14: &[EventField] = &[
    p("workflowId", 15),
    p("errorDescription", 1),
];
static T15: &[EventField] = &[
    p("workflowId", 15),
    p("activityDisplayName", 1),
    p("activityType", 1),
];
static T16: &[EventField] = &[
    p("workflowId", 15),
    p("path", 1),
];
static T17: &[EventField] = &[
    p("jobId", 15),
];
static T18: &[EventField] = &[
    p("TrackingId", 15),
];
static T19: &[EventField] = &[
    p("WorkflowJobJobInstanceId", 15),
];
static T20: &[EventField] = &[
    p("ContainerParentJobInstanceId", 15),
];
static T21: &[EventField] = &[
    p("ProxyJobInstanceId", 15),
];
static T22: &[EventField] = &[
    p("ProxyChildJobInstanceId", 15),
];
/// Description of the provider: names, numbers, and the fields of its events.
pub static PROVIDER: Provider =
    provider("Microsoft-Windows-PowerShell", "services::power_shell", GUID, ProviderKind::Manifest)
    .with_keywords(
        &[
            ("Runspace", Some(0x1)), ("Pipeline", Some(0x2)), ("Protocol", Some(0x4)), ("Transport", Some(0x8)),
            ("Host", Some(0x10)), ("Cmdlets", Some(0x20)), ("Serializer", Some(0x40)), ("Session", Some(0x80)),
            ("Plugin", Some(0x100)), ("PSWorkflow", Some(0x200)), ("AmsiState", None),
        ]
    )
    .with_levels(
        &[("Error", Some(0x2)), ("Warning", Some(0x3)), ("Informational", Some(0x4)), ("Verbose", Some(0x5)), ]
    )
    .with_channels(&[])
    .with_tasks(
        &[
            ("None", Some(0x0)), ("Connect", Some(0x1)), ("Serializeordeserializeremotingpayload", Some(0x3)),
            ("PowerShellConsoleStartup", Some(0x4)), ("WorkflowHosting", Some(0x5)), ("WorkflowExecution", Some(0x6)),
            ("WorkflowValidation", Some(0x8)), ("Configuration", Some(0x9)), ("StartingCommand", Some(0x66)),
            ("StoppingCommand", Some(0x67)), ("PowerShellScheduledJobs", Some(0x6e)),
            ("PowerShellNamedPipeIPC", Some(0x6f)), ("PowerShellISEOperation", Some(0x78)), ("AmsiState", None),
        ]
    )
    .with_opcodes(
        &[
            ("Open(async)", Some(0xa)), ("connect", Some(0xc)), ("Disconnect", Some(0xd)),
            ("Tobeusedwhenanexceptionisraised", Some(0x13)),
            ("Tobeusedwhenoperationisjustexecutingamethod", Some(0x14)), ("Send(Async)", Some(0x15)),
            ("Receive(Async)", Some(0x16)), ("Shuttingdown", Some(0x19)), ("Open(async)", Some(0xa)),
            ("tobeusedwhenanobjectisconstructed", Some(0x10)),
            ("Tobeusedwhenoperationisjustexecutingamethod", Some(0x14)),
            ("Tobeusedwhenanexceptionisraised", Some(0x13)), ("Rehydration", Some(0x17)),
            ("Serializationsettings", Some(0x18)), ("Tobeusedwhenoperationisjustexecutingamethod", Some(0x14)),
            ("Tobeusedwhenoperationisjustexecutingamethod", Some(0x14)),
            ("Tobeusedwhenoperationisjustexecutingamethod", Some(0x14)),
            ("Tobeusedwhenoperationisjustexecutingamethod", Some(0x14)), ("Open(async)", Some(0xa)),
            ("Oncreatecalls", Some(0xf)), ("Close(Async)", Some(0xb)), ("Tobeusedwhenanexceptionisraised", Some(0x13)),
            ("Tobeusedwhenoperationisjustexecutingamethod", Some(0x14)), ("Open(async)", Some(0xa)),
            ("Close(Async)", Some(0xb)), ("connect", Some(0xc)), ("Tobeusedwhenanexceptionisraised", Some(0x13)),
            ("Tobeusedwhenoperationisjustexecutingamethod", Some(0x14)), ("Receive(Async)", Some(0x16)),
            ("Open(async)", Some(0xa)), ("connect", Some(0xc)), ("Disconnect", Some(0xd)), ("Send(Async)", Some(0x15)),
            ("Shuttingdown", Some(0x19)), ("Start", Some(0x1)), ("Stop", Some(0x2)),
        ]
    )
    .with_maps(&[
        map(
            "WSManAuthenticationMechanism", true,
            &[
                (0x1, "WSMAN_FLAG_NO_AUTHENTICATION"), (0x2, "WSMAN_FLAG_AUTH_DIGEST"),
                (0x4, "WSMAN_FLAG_AUTH_NEGOTIATE"), (0x8, "WSMAN_FLAG_AUTH_BASIC"), (0x10, "WSMAN_FLAG_AUTH_KERBEROS"),
                (0x20, "WSMAN_FLAG_AUTH_CLIENT_CERTIFICATE"), (0x80, "WSMAN_FLAG_AUTH_CREDSSP"),
            ]
        ),
        map(
            "SerializationMethod", false,
            &[(0x0, "AllPublicProperties"), (0x1, "String"), (0x2, "SpecificProperties"), ]
        ),
        map("RemotingDestination", true, &[(0x1, "Client"), (0x2, "Server"), (0x4, "Listener"), ]),
        map(
            "RemotingTargetInterface", false,
            &[(0x0, "InvalidTargetInterface"), (0x1, "Session"), (0x2, "RunspacePool"), (0x3, "PowerShell"), ]
        ),
    ])
    .with_docs(&[
    ])
    .with_events(&[
        ev((4097, 1), "ConnectTobeusedwhenoperationisjustexecutingamethod_V1", (3, 255), (1, 10), &[5], "", &[]),
        ev((4098, 1), "ConnectTobeusedwhenoperationisjustexecutingamethod4098_V1", (3, 255), (1, 10), &[5], "", &[]),
        ev((4099, 1), "ConnectTobeusedwhenoperationisjustexecutingamethod4099_V1", (3, 255), (1, 10), &[5], "", &[]),
        ev((4100, 1), "NoneTobeusedwhenanexceptionisraised_V1", (2, 255), (0, 3), &[5], "", T0),
        ev((4101, 1), "NoneTobeusedwhenanexceptionisraised4101_V1", (2, 255), (0, 3), &[5], "", T0),
        ev((4102, 1), "NoneTobeusedwhenanexceptionisraised4102_V1", (2, 255), (0, 3), &[5], "", T0),
        ev((4103, 1), "NoneTobeusedwhenanexceptionisraised4103_V1", (2, 255), (0, 3), &[5], "", T0),
        ev(
            (4104, 1), "StartingCommandOncreatecalls_V1", (3, 255), (8, 19), &[0], "",
            &[p("MessageNumber", 7), p("MessageTotal", 7), p("ScriptBlockText", 1), p("ScriptBlockId", 1), p("Path", 1)]
        ),
        ev((4105, 1), "StartingCommandOpen(async)_V1", (3, 255), (8, 18), &[0], "", T1),
        ev((4106, 1), "StoppingCommandClose(Async)_V1", (3, 255), (9, 20), &[0], "", T1),
        ev((7937, 1), "NoneTobeusedwhenoperationisjustexecutingamethod_V1", (2, 255), (0, 4), &[5], "", T0),
        ev((7938, 1), "NoneTobeusedwhenoperationisjustexecutingamethod7938_V1", (2, 255), (0, 4), &[5], "", T0),
        ev((7939, 1), "NoneTobeusedwhenoperationisjustexecutingamethod7939_V1", (2, 255), (0, 4), &[5], "", T0),
        ev((7940, 1), "NoneTobeusedwhenoperationisjustexecutingamethod7940_V1", (2, 255), (0, 4), &[5], "", T0),
        ev((7941, 1), "", (3, 255), (65535, 27), &[], "", &[p("currentActivityId", 15), p("parentActivityId", 15)]),
        ev(
            (7942, 1), "NoneTobeusedwhenoperationisjustexecutingamethod7942_V1", (2, 255), (0, 4), &[5], "",
            &[
                p("ClassName", 1), p("MethodName", 1), p("WorkflowGuid", 1), p("Message", 1), p("JobData", 1),
                p("ActivityName", 1), p("ActivityGuid", 1), p("Parameters", 1)
            ]
        ),
        ev(
            (8193, 1), "ConnectOBEUSEDWHENANOBJECTISCONSTRUCTEDobeusedwhenanobjectisconstructed_V1", (3, 255), (1, 9),
            &[0], "", T2
        ),
        ev(
            (8194, 1), "ConnectOBEUSEDWHENANOBJECTISCONSTRUCTEDobeusedwhenanobjectisconstructed8194_V1", (3, 255),
            (1, 9), &[0], "", &[p("InstanceId", 1), p("MaxRunspaces", 1), p("MinRunspaces", 1)]
        ),
        ev((8195, 1), "ConnectOpen(async)_V1", (3, 255), (1, 8), &[0], "", &[]),
        ev((8196, 1), "ConnectOpen(async)8196_V1", (3, 255), (1, 8), &[0], "", &[]),
        ev((8197, 1), "ConnectOpen(async)8197_V1", (3, 255), (1, 8), &[0], "", T2),
        ev((8198, 1), "ConnectOpen(async)8198_V1", (3, 255), (1, 8), &[0], "", T3),
        ev((12033, 1), "ConnectTobeusedwhenoperationisjustexecutingamethod12033_V1", (3, 255), (1, 10), &[0], "", T2),
        ev((12034, 1), "ConnectTobeusedwhenoperationisjustexecutingamethod12034_V1", (3, 255), (1, 10), &[0], "", T2),
        ev((12035, 1), "ConnectTobeusedwhenoperationisjustexecutingamethod12035_V1", (3, 255), (1, 10), &[0], "", T2),
        ev((12036, 1), "ConnectTobeusedwhenoperationisjustexecutingamethod12036_V1", (3, 255), (1, 10), &[0], "", T2),
        ev((12037, 1), "ConnectTobeusedwhenoperationisjustexecutingamethod12037_V1", (2, 255), (1, 10), &[0], "", &[]),
        ev(
            (12038, 1), "ConnectTobeusedwhenoperationisjustexecutingamethod12038_V1", (2, 255), (1, 10), &[0], "",
            &[
                p("uri", 1), p("shell", 1), p("userName", 1), p("opentimeout", 1), p("idletimeout", 1),
                p("canceltimeout", 1), f("auth", 8, 0, Quantity::Unstated, Quantity::Unstated, 0), p("thumbPrint", 1),
                p("redircount", 1), p("recvdDataSize", 1), p("recvdObjSize", 1)
            ]
        ),
        ev((12039, 1), "ConnectOpen(async)12039_V1", (3, 255), (1, 8), &[0], "", &[]),
        ev(
            (16385, 1), "AmsiStateTobeusedwhenoperationisjustexecutingamethod_V1", (3, 255), (13, 27), &[10], "",
            &[p("Action", 1), p("AmsiContext", 1)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev((24577, 1), "PowerShellISEOperation_V1", (2, 255), (12, 65535), &[], "", T4),
        ev((24578, 1), "PowerShellISEOperation24578_V1", (2, 255), (12, 65535), &[], "", T4),
        ev((24579, 1), "PowerShellISEOperation24579_V1", (2, 255), (12, 65535), &[], "", &[]),
        ev((24580, 1), "PowerShellISEOperation24580_V1", (2, 255), (12, 65535), &[], "", &[]),
        ev((24581, 1), "PowerShellISEOperation24581_V1", (2, 255), (12, 65535), &[], "", &[]),
        ev((24582, 1), "PowerShellISEOperation24582_V1", (2, 255), (12, 65535), &[], "", &[]),
        ev((24583, 1), "PowerShellISEOperation24583_V1", (2, 255), (12, 65535), &[], "", &[]),
        ev((24584, 1), "PowerShellISEOperation24584_V1", (2, 255), (12, 65535), &[], "", &[]),
        ev((24592, 1), "PowerShellISEOperation24592_V1", (2, 255), (12, 65535), &[], "", &[]),
        ev((24593, 1), "None_V1", (2, 255), (0, 65535), &[], "", &[]),
        ev((24594, 1), "PowerShellISEOperation24594_V1", (2, 255), (12, 65535), &[], "", &[]),
        ev((24595, 1), "PowerShellISEOperation24595_V1", (2, 255), (12, 65535), &[], "", T5),
        ev((24596, 1), "PowerShellISEOperation24596_V1", (2, 255), (12, 65535), &[], "", T5),
        ev((24597, 1), "PowerShellISEOperation24597_V1", (2, 255), (12, 65535), &[], "", T5),
        ev((24598, 1), "PowerShellISEOperation24598_V1", (2, 255), (12, 65535), &[], "", T5),
        ev((24599, 1), "PowerShellISEOperation24599_V1", (2, 255), (12, 65535), &[], "", T5),
        ev(
            (28673, 1), "SerializeordeserializeremotingpayloadRehydration_V1", (3, 255), (2, 12), &[6], "",
            &[p("DeserializedType", 1), p("CastedToType", 1), p("RehydratedType", 1)]
        ),
        ev(
            (28674, 1), "SerializeordeserializeremotingpayloadRehydration28674_V1", (0, 255), (2, 12), &[6], "",
            &[p("DeserializedType", 1), p("CastedToType", 1), p("TypeCastException", 1), p("TypeCastInnerException", 1)]
        ),
        ev(
            (28675, 1), "SerializeordeserializeremotingpayloadSerializationsettings_V1", (3, 255), (2, 13), &[6], "",
            &[p("SerializedType", 1), p("OriginalDepth", 7), p("OverridenDepth", 7), p("CurrentDepthBelowTopLevel", 7)]
        ),
        ev(
            (28676, 1), "SerializeordeserializeremotingpayloadSerializationsettings28676_V1", (3, 255), (2, 13), &[6],
            "", &[p("SerializedType", 1), f("OverridenMode", 8, 0, Quantity::Unstated, Quantity::Unstated, 1)]
        ),
        ev(
            (28677, 1), "SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraised_V1", (1, 255), (2, 11),
            &[6], "", &[p("PropertyName", 1), p("PropertyOwnerType", 1), p("GetterScript", 1)]
        ),
        ev(
            (28678, 1), "SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraised28678_V1", (1, 255),
            (2, 11), &[6], "",
            &[p("PropertyName", 1), p("PropertyOwnerType", 1), p("Exception", 1), p("InnerException", 1)]
        ),
        ev(
            (28679, 1), "SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraised28679_V1", (1, 255),
            (2, 11), &[6], "", &[p("TypeBeingEnumerated", 1), p("Exception", 1)]
        ),
        ev(
            (28680, 1), "SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraised28680_V1", (1, 255),
            (2, 11), &[6], "", &[p("Type", 1), p("Exception", 1)]
        ),
        ev(
            (28682, 1), "SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraised28682_V1", (0, 255),
            (2, 11), &[6], "", &[p("TypeOfObjectAtMaxDepth", 1), p("PropertyNameAtMaxDepth", 1), p("Depth", 7)]
        ),
        ev(
            (28683, 1), "SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraised28683_V1", (0, 255),
            (2, 11), &[6], "", &[p("LineNumber", 7), p("LinePosition", 7), p("Exception", 1)]
        ),
        ev(
            (28684, 1), "SerializeordeserializeremotingpayloadTobeusedwhenanexceptionisraised28684_V1", (1, 255),
            (2, 11), &[6], "", &[p("TypeOfObjectWithMissingProperty", 1), p("PropertyName", 1)]
        ),
        ev(
            (32769, 1), "", (2, 255), (65535, 28), &[3], "",
            &[
                p("Runspace_InstanceId", 1), p("PowerShell_InstanceId", 1),
                f("Destination", 8, 0, Quantity::Unstated, Quantity::Unstated, 2), p("DataType", 8),
                f("TargetInterface", 8, 0, Quantity::Unstated, Quantity::Unstated, 3)
            ]
        ),
        ev((32775, 1), "", (0, 255), (65535, 29), &[3], "", T3),
        ev((32776, 1), "", (0, 255), (65535, 29), &[3], "", T6),
        ev((32777, 1), "", (0, 255), (65535, 29), &[3], "", T3),
        ev((32784, 1), "", (0, 255), (65535, 29), &[3], "", T6),
        ev((32785, 1), "", (2, 255), (65535, 30), &[3], "", T2),
        ev((32786, 1), "", (2, 255), (65535, 30), &[3], "", T2),
        ev((32787, 1), "", (2, 255), (65535, 31), &[3], "", T2),
        ev((32788, 1), "", (2, 255), (65535, 31), &[3], "", T2),
        ev((32789, 1), "", (2, 255), (65535, 32), &[3], "", T7),
        ev((32790, 1), "", (2, 255), (65535, 32), &[3], "", T8),
        ev((32791, 1), "", (2, 255), (65535, 28), &[3], "", T8),
        ev((32792, 1), "", (2, 255), (65535, 28), &[3], "", T7),
        ev((32793, 1), "", (2, 255), (65535, 30), &[3], "", T8),
        ev((32800, 1), "", (2, 255), (65535, 30), &[3], "", T8),
        ev((32801, 1), "", (2, 255), (65535, 31), &[3], "", T8),
        ev((32802, 1), "", (2, 255), (65535, 31), &[3], "", T8),
        ev(
            (32803, 1), "", (2, 255), (65535, 31), &[3], "",
            &[p("SessionId", 1), p("PipelineId", 1), p("SignalCode", 1)]
        ),
        ev((32804, 1), "", (2, 255), (65535, 31), &[3], "", T8),
        ev((32805, 1), "", (2, 255), (65535, 30), &[3], "", &[p("SessionId", 1), p("Uri", 1)]),
        ev(
            (32849, 1), "", (2, 255), (65535, 32), &[3], "",
            &[
                p("Runspace_InstanceId", 1), p("PowerShell_InstanceId", 1), p("DataSize", 1), p("DataType", 8),
                p("TargetInterface", 8)
            ]
        ),
        ev((32850, 1), "", (2, 255), (65535, 30), &[3], "", T3),
        ev((32851, 1), "", (2, 255), (65535, 30), &[3], "", T9),
        ev(
            (32852, 1), "", (2, 255), (65535, 30), &[3], "",
            &[p("param1", 1), p("param2", 1), p("param3", 1), p("param4", 1)]
        ),
        ev((32853, 1), "", (2, 255), (65535, 30), &[3], "", T9),
        ev((32854, 1), "", (2, 255), (65535, 31), &[3], "", T3),
        ev((32855, 1), "", (2, 255), (65535, 29), &[3], "", T3),
        ev((32856, 1), "", (2, 255), (65535, 29), &[3], "", T3),
        ev((32857, 1), "", (2, 255), (65535, 31), &[3], "", T3),
        ev((32865, 1), "", (2, 255), (65535, 30), &[3], "", T9),
        ev((32866, 1), "", (2, 255), (65535, 30), &[3], "", T9),
        ev((32867, 1), "", (3, 255), (65535, 28), &[3], "", T10),
        ev((32868, 1), "", (3, 255), (65535, 32), &[3], "", T10),
        ev((32869, 1), "", (3, 255), (65535, 33), &[3], "", &[]),
        ev((40961, 1), "PowerShellConsoleStartupStart_V1", (2, 255), (3, 34), &[], "", &[]),
        ev((40962, 1), "PowerShellConsoleStartupStop_V1", (2, 255), (3, 35), &[], "", &[]),
        ev(
            (45057, 1), "NoneTobeusedwhenanexceptionisraised45057_V1", (0, 255), (0, 3), &[], "",
            &[
                p("Message", 1), p("Category", 1), p("Reason", 1), p("TargetName", 1), p("FullyQualifiedErrorId", 1),
                p("ExceptionMessage", 1), p("ExceptionStackTrace", 1), p("ExceptionInnerException", 1)
            ]
        ),
        ev((45058, 1), "NoneTobeusedwhenanexceptionisraised45058_V1", (0, 255), (0, 3), &[], "", T3),
        ev((45059, 1), "NoneTobeusedwhenoperationisjustexecutingamethod45059_V1", (2, 255), (0, 4), &[], "", &[]),
        ev(
            (45060, 1), "NoneTobeusedwhenoperationisjustexecutingamethod45060_V1", (2, 255), (0, 4), &[], "",
            &[p("Id", 1), p("InstanceId", 1), p("Name", 1), p("Location", 1), p("State", 1), p("Command", 1)]
        ),
        ev((45061, 1), "None45061_V1", (2, 255), (0, 65535), &[], "", T2),
        ev(
            (45062, 1), "NoneTobeusedwhenoperationisjustexecutingamethod45062_V1", (2, 255), (0, 4), &[], "",
            &[
                p("uri", 1), p("shell", 1), p("userName", 1), p("opentimeout", 1), p("idletimeout", 1),
                p("canceltimeout", 1), p("auth", 8), p("thumbPrint", 1), p("redircount", 1), p("recvdDataSize", 1),
                p("recvdObjSize", 1)
            ]
        ),
        ev(
            (45063, 1), "WorkflowHostingTobeusedwhenoperationisjustexecutingamethod_V1", (3, 255), (4, 14), &[9], "",
            &[p("endpointName", 1), p("user", 1), p("hostingMode", 1), p("protocol", 1), p("configuration", 1)]
        ),
        ev(
            (45064, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod_V1", (3, 255), (5, 15), &[9], "",
            &[p("workflowId", 15), p("managedNodes", 1)]
        ),
        ev(
            (45065, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45065_V1", (3, 255), (5, 15), &[9],
            "", &[p("workflowId", 15), p("newState", 1), p("oldState", 1)]
        ),
        ev(
            (45072, 1), "WorkflowHostingTobeusedwhenoperationisjustexecutingamethod45072_V1", (3, 255), (4, 14), &[9],
            "", T11
        ),
        ev(
            (45073, 1), "WorkflowHostingTobeusedwhenoperationisjustexecutingamethod45073_V1", (3, 255), (4, 14), &[9],
            "", T11
        ),
        ev(
            (45074, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45074_V1", (3, 255), (5, 15), &[9],
            "", T12
        ),
        ev(
            (45075, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45075_V1", (3, 255), (5, 15), &[9],
            "", &[p("endpointName", 1), p("configName", 1), p("allowedValue", 1), p("valueInQuestion", 1)]
        ),
        ev(
            (45076, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45076_V1", (3, 255), (5, 15), &[9],
            "", T12
        ),
        ev(
            (45078, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45078_V1", (3, 255), (5, 15), &[9],
            "", &[p("workflowId", 15), p("managedNode", 1)]
        ),
        ev(
            (45079, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45079_V1", (3, 255), (5, 15), &[9],
            "", &[p("workflowId", 15), p("activityName", 1)]
        ),
        ev(
            (45080, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45080_V1", (3, 255), (5, 15), &[9],
            "", &[p("activityName", 1), p("activityTypeName", 1)]
        ),
        ev(
            (45081, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45081_V1", (3, 255), (5, 15), &[9],
            "", T13
        ),
        ev(
            (45082, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45082_V1", (3, 255), (5, 15), &[9],
            "", T13
        ),
        ev(
            (45083, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45083_V1", (3, 255), (5, 15), &[9],
            "", T14
        ),
        ev(
            (45084, 1), "WorkflowValidationTobeusedwhenoperationisjustexecutingamethod_V1", (3, 255), (6, 16), &[9], "",
            T12
        ),
        ev(
            (45085, 1), "WorkflowValidationTobeusedwhenoperationisjustexecutingamethod45085_V1", (3, 255), (6, 16),
            &[9], "", T12
        ),
        ev(
            (45086, 1), "WorkflowValidationTobeusedwhenoperationisjustexecutingamethod45086_V1", (3, 255), (6, 16),
            &[9], "", T12
        ),
        ev(
            (45087, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45087_V1", (3, 255), (5, 15), &[9],
            "", T15
        ),
        ev(
            (45088, 1), "WorkflowValidationTobeusedwhenoperationisjustexecutingamethod45088_V1", (3, 255), (6, 16),
            &[9], "", T15
        ),
        ev(
            (45089, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45089_V1", (3, 255), (5, 15), &[9],
            "", &[p("workflowId", 15), p("activityName", 1), p("failureDescription", 1)]
        ),
        ev(
            (45090, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45090_V1", (3, 255), (5, 15), &[9],
            "", &[p("runspaceId", 1), p("availability", 1)]
        ),
        ev(
            (45091, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45091_V1", (3, 255), (5, 15), &[9],
            "", &[p("runspaceId", 1), p("newState", 1), p("oldState", 1)]
        ),
        ev(
            (45092, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45092_V1", (3, 255), (5, 15), &[9],
            "", T12
        ),
        ev(
            (45093, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45093_V1", (3, 255), (5, 15), &[9],
            "", T12
        ),
        ev(
            (45094, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45094_V1", (3, 255), (5, 15), &[9],
            "", T12
        ),
        ev(
            (45095, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45095_V1", (3, 255), (5, 15), &[9],
            "", T12
        ),
        ev(
            (45096, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45096_V1", (3, 255), (5, 15), &[9],
            "", T12
        ),
        ev(
            (45097, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45097_V1", (3, 255), (5, 15), &[9],
            "", T16
        ),
        ev(
            (45098, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45098_V1", (3, 255), (5, 15), &[9],
            "", T16
        ),
        ev(
            (45100, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45100_V1", (3, 255), (5, 15), &[9],
            "", T17
        ),
        ev(
            (45101, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45101_V1", (3, 255), (5, 15), &[9],
            "", &[p("jobId", 7), p("workflowId", 15), p("newState", 1), p("oldState", 1)]
        ),
        ev(
            (45102, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45102_V1", (3, 255), (5, 15), &[9],
            "", &[p("jobId", 7), p("workflowId", 15), p("errorDescription", 1)]
        ),
        ev(
            (45104, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45104_V1", (3, 255), (5, 15), &[9],
            "", &[p("parentJobId", 15), p("childJobId", 15), p("childWorkflowId", 15)]
        ),
        ev(
            (45105, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45105_V1", (3, 255), (5, 15), &[9],
            "", T17
        ),
        ev(
            (45106, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45106_V1", (3, 255), (5, 15), &[9],
            "", &[p("jobId", 15), p("workflowId", 15)]
        ),
        ev(
            (45107, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45107_V1", (3, 255), (5, 15), &[9],
            "", &[p("parentJobId", 15), p("childJobId", 15), p("workflowId", 15)]
        ),
        ev(
            (45108, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45108_V1", (3, 255), (5, 15), &[9],
            "", &[p("parentJobId", 15), p("childJobId", 15), p("workflowId", 15), p("error", 1)]
        ),
        ev(
            (45109, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45109_V1", (3, 255), (5, 15), &[9],
            "", T12
        ),
        ev(
            (45110, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45110_V1", (3, 255), (5, 15), &[9],
            "", T12
        ),
        ev(
            (45111, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45111_V1", (3, 255), (5, 15), &[9],
            "", T12
        ),
        ev(
            (45112, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45112_V1", (3, 255), (5, 15), &[9],
            "", &[p("workflowId", 15), p("reason", 1)]
        ),
        ev(
            (45113, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45113_V1", (3, 255), (5, 15), &[9],
            "", T12
        ),
        ev(
            (45114, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45114_V1", (3, 255), (5, 15), &[9],
            "", T12
        ),
        ev(
            (45115, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45115_V1", (3, 255), (5, 15), &[9],
            "", T12
        ),
        ev(
            (45116, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45116_V1", (3, 255), (5, 15), &[9],
            "", T14
        ),
        ev(
            (45117, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45117_V1", (3, 255), (5, 15), &[9],
            "", &[p("workflowId", 15), p("persistPath", 1)]
        ),
        ev(
            (45118, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45118_V1", (3, 255), (5, 15), &[9],
            "", T12
        ),
        ev(
            (45119, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45119_V1", (3, 255), (5, 15), &[9],
            "", &[p("activityName", 1)]
        ),
        ev(
            (45120, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45120_V1", (3, 255), (5, 15), &[9],
            "", T14
        ),
        ev(
            (45121, 1), "ConfigurationTobeusedwhenoperationisjustexecutingamethod_V1", (3, 255), (7, 17), &[9], "",
            &[p("endpointName", 1), p("endpointType", 1), p("registeredBy", 1)]
        ),
        ev(
            (45122, 1), "ConfigurationTobeusedwhenoperationisjustexecutingamethod45122_V1", (3, 255), (7, 17), &[9], "",
            &[p("endpointName", 1), p("modifiedBy", 1)]
        ),
        ev(
            (45123, 1), "ConfigurationTobeusedwhenoperationisjustexecutingamethod45123_V1", (3, 255), (7, 17), &[9], "",
            &[p("endpointName", 1), p("unregisteredBy", 1)]
        ),
        ev(
            (45124, 1), "ConfigurationTobeusedwhenoperationisjustexecutingamethod45124_V1", (3, 255), (7, 17), &[9], "",
            &[p("endpointName", 1), p("disabledBy", 1)]
        ),
        ev(
            (45125, 1), "ConfigurationTobeusedwhenoperationisjustexecutingamethod45125_V1", (3, 255), (7, 17), &[9], "",
            &[p("endpointName", 1), p("enabledBy", 1)]
        ),
        ev(
            (45126, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45126_V1", (3, 255), (5, 15), &[9],
            "", &[p("command", 1)]
        ),
        ev(
            (45127, 1), "WorkflowExecutionTobeusedwhenoperationisjustexecutingamethod45127_V1", (3, 255), (5, 15), &[9],
            "", &[p("parameters", 1), p("computers", 1)]
        ),
        ev(
            (45128, 1), "WorkflowHostingTobeusedwhenoperationisjustexecutingamethod45128_V1", (3, 255), (4, 14), &[9],
            "", T11
        ),
        ev(
            (45129, 1), "None45129_V1", (2, 255), (0, 65535), &[9], "",
            &[p("checkpointPath", 1), p("configProviderId", 1), p("userName", 1), p("path", 1)]
        ),
        ev((46337, 1), "None46337_V1", (2, 255), (0, 65535), &[], "", T18),
        ev((46338, 1), "None46338_V1", (2, 255), (0, 65535), &[], "", T18),
        ev((46339, 1), "None46339_V1", (2, 255), (0, 65535), &[], "", T18),
        ev((46340, 1), "None46340_V1", (2, 255), (0, 65535), &[], "", T18),
        ev(
            (46341, 1), "None46341_V1", (2, 255), (0, 65535), &[], "",
            &[p("TrackingId", 15), p("ContainerParentJobInstanceId", 15)]
        ),
        ev((46342, 1), "None46342_V1", (2, 255), (0, 65535), &[], "", T19),
        ev((46343, 1), "None46343_V1", (2, 255), (0, 65535), &[], "", T19),
        ev((46344, 1), "None46344_V1", (2, 255), (0, 65535), &[], "", T19),
        ev((46345, 1), "None46345_V1", (2, 255), (0, 65535), &[], "", T19),
        ev(
            (46346, 1), "None46346_V1", (2, 255), (0, 65535), &[], "",
            &[p("WorkflowJobInstanceId", 15), p("ContainerParentJobInstanceId", 15)]
        ),
        ev(
            (46347, 1), "None46347_V1", (2, 255), (0, 65535), &[], "",
            &[p("ProxyJobInstanceId", 15), p("ContainerParentJobInstanceId", 15)]
        ),
        ev((46348, 1), "None46348_V1", (2, 255), (0, 65535), &[], "", T20),
        ev((46349, 1), "None46349_V1", (2, 255), (0, 65535), &[], "", T20),
        ev((46350, 1), "None46350_V1", (2, 255), (0, 65535), &[], "", T21),
        ev((46351, 1), "None46351_V1", (2, 255), (0, 65535), &[], "", T21),
        ev((46352, 1), "None46352_V1", (2, 255), (0, 65535), &[], "", T21),
        ev((46353, 1), "None46353_V1", (2, 255), (0, 65535), &[], "", T21),
        ev((46354, 1), "None46354_V1", (2, 255), (0, 65535), &[], "", T22),
        ev((46355, 1), "None46355_V1", (2, 255), (0, 65535), &[], "", T22),
        ev((46356, 1), "None46356_V1", (2, 255), (0, 65535), &[], "", &[]),
        ev((46357, 1), "None46357_V1", (2, 255), (0, 65535), &[], "", &[]),
        ev((46358, 1), "None46358_V1", (1, 255), (0, 65535), &[], "", &[]),
        ev((49152, 1), "None49152_V1", (2, 255), (0, 65535), &[], "", &[p("message", 1)]),
        ev((49153, 1), "None49153_V1", (2, 255), (0, 65535), &[], "", T9),
        ev(
            (53249, 1), "PowerShellScheduledJobsTobeusedwhenoperationisjustexecutingamethod_V1", (2, 255), (10, 22),
            &[], "", &[p("ScheduledJobDefName", 1), p("StartTime", 1)]
        ),
        ev(
            (53250, 1), "PowerShellScheduledJobsTobeusedwhenoperationisjustexecutingamethod53250_V1", (2, 255),
            (10, 22), &[], "", &[p("ScheduledJobDefName", 1), p("StopTime", 1), p("State", 1)]
        ),
        ev(
            (53251, 1), "PowerShellScheduledJobsTobeusedwhenanexceptionisraised_V1", (0, 255), (10, 21), &[], "",
            &[p("Name", 1), p("Message", 1), p("StackTrace", 1), p("InnerException", 1)]
        ),
        ev((53504, 1), "PowerShellNamedPipeIPCOpen(async)_V1", (3, 255), (11, 23), &[3], "", T9),
        ev((53505, 1), "PowerShellNamedPipeIPCClose(Async)_V1", (3, 255), (11, 24), &[3], "", T9),
        ev((53506, 1), "PowerShellNamedPipeIPCTobeusedwhenanexceptionisraised_V1", (3, 255), (11, 26), &[3], "", T3),
        ev((53507, 1), "PowerShellNamedPipeIPCONNECTonnect_V1", (3, 255), (11, 25), &[3], "", T3),
        ev((53508, 1), "PowerShellNamedPipeIPCClose(Async)53508_V1", (3, 255), (11, 24), &[3], "", T3),
    ])
    .stated_by(&[&sources::REPNZ_ETW_MANIFESTS]);
