import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { accountDetails } from '#shared/contract/endpoints/account-details.ts'
import type { SettingNode } from '#shared/contract/endpoints/system.ts'
import type { MerchantFlag } from './merchant-flags.ts'
import { settingOf } from './settings-tree.ts'

type Consolidated = ValueOf<typeof accountDetails.consolidated>
type Said = Consolidated['divtypereq']

const features = [
  'dailySalary',
  'hourlySalary',
  'realtimeSalary',
  'contractDividend',
] as const satisfies readonly MerchantFlag[]

/** Ways of being paid that only some agents have. */
export type AgentFeature = (typeof features)[number]

/** Where the consolidated payload says that one applies to this agent: there to ask for, or agreed already. */
const said: Record<AgentFeature, (own: Consolidated) => readonly Said[]> = {
  dailySalary: ({ dailysalreqtype, info }) => [
    dailysalreqtype,
    info.dailysalinfotype,
    info.contractmrdailysalinfotype,
  ],
  hourlySalary: ({ contracthoursalreq, info }) => [contracthoursalreq, info.contracthoursalinfo],
  realtimeSalary: ({ realtimesalreqtype, info }) => [realtimesalreqtype, info.realtimesalinfotype],
  contractDividend: ({ divtypereq, info }) => [divtypereq, info.divtypeinfo],
}

const isOn = (value: Said): boolean => value === true || value === 1 || value === '1' || value === 'true'

/**
 * The ways of being paid that the agent centre shows to this agent: those that the merchant has on and that apply
 * to the account.
 */
export function agentFeatures(
  nodes: readonly SettingNode[],
  own: Consolidated | undefined,
): ReadonlySet<AgentFeature> {
  return new Set(
    features.filter(
      (feature) => settingOf(nodes, feature) === true && own !== undefined && said[feature](own).some(isOn),
    ),
  )
}
