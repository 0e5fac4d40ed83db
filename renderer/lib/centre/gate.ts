import { type AgentFeature, agentFeatures } from '#lib/settings/agent-features.ts'
import type { MerchantFlag } from '#lib/settings/merchant-flags.ts'
import { settingOf } from '#lib/settings/settings-tree.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { accountDetails } from '#shared/contract/endpoints/account-details.ts'
import type { SettingNode } from '#shared/contract/endpoints/system.ts'
import { mayUseAgentCentre, mayUseMemberCentre, type Role } from '#shared/domain/roles.ts'

/** Who looks, and what the gateway has said of the merchant and of the account. */
export type CentreVisitor = {
  role: Role
  /** Whether the gateway's agent check has passed. */
  agentCheck: boolean
  /** The merchant's settings; none until they have come. */
  settings: readonly SettingNode[]
  /** The account's consolidated payload; undefined until it has come. */
  own: ValueOf<typeof accountDetails.consolidated> | undefined
}

/** What a page of a centre needs, besides what its centre does. */
export type Gate = {
  /** A flag that the merchant must have on. */
  flag?: MerchantFlag
  /** A way of being paid that must apply to the account. */
  feature?: AgentFeature
  /** The only roles it is for. */
  roles?: readonly Role[]
}

/** The centres there are. */
export type Centre = 'member' | 'agent'

/** Whether a centre opens to somebody at all. */
export const admitsToCentre = (centre: Centre, { role, agentCheck }: CentreVisitor): boolean =>
  centre === 'member' ? mayUseMemberCentre(role) : mayUseAgentCentre(role, agentCheck)

/** Whether a page of a centre is there for somebody. What isn't known yet doesn't open a page. */
export function admitsToPage(
  centre: Centre,
  { flag, feature, roles }: Gate,
  visitor: CentreVisitor,
): boolean {
  if (!admitsToCentre(centre, visitor)) return false
  if (roles && !roles.includes(visitor.role)) return false
  if (flag && settingOf(visitor.settings, flag) !== true) return false
  return feature === undefined || agentFeatures(visitor.settings, visitor.own).has(feature)
}
