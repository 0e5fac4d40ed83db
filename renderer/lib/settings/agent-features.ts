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

/** Kinds of remuneration that only some agents have. */
export type AgentFeature = (typeof features)[number]

/**
 * Where the consolidated payload says that a kind applies to this agent: it can be requested, or is agreed already.
 */
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
 * The kinds of remuneration that the agent centre shows to this agent: switched on by the merchant, and applying to
 * the account.
 */
export function agentFeatures(
  nodes: readonly SettingNode[],
  own: Consolidated | undefined,
): ReadonlySet<AgentFeature> {
  return new Set(
    features.filter(
      (feature) => settingOf(nodes, feature) && own !== undefined && said[feature](own).some(isOn),
    ),
  )
}
