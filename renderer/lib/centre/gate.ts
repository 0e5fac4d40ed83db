import type { CentreName } from '#lib/overlay/page-search.ts'
import { type AgentFeature, agentFeatures } from '#lib/settings/agent-features.ts'
import type { MerchantFlag } from '#lib/settings/merchant-flags.ts'
import { settingOf } from '#lib/settings/settings-tree.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { accountDetails } from '#shared/contract/endpoints/account-details.ts'
import type { SettingNode } from '#shared/contract/endpoints/system.ts'
import { mayUseAgentCentre, mayUseMemberCentre, type Role } from '#shared/domain/roles.ts'

/** The visitor's role, and what the gateway has said about the merchant and the account. */
export type CentreVisitor = {
  role: Role
  /** Whether the gateway's agent check has passed. */
  agentCheck: boolean
  /** The merchant's settings; empty until loaded. */
  settings: readonly SettingNode[]
  /** The account's consolidated payload; undefined until loaded. */
  own: ValueOf<typeof accountDetails.consolidated> | undefined
}

/** What a page of a centre requires in addition to its centre's own requirements. */
export type Gate = {
  /** A setting that the merchant must have switched on. */
  flag?: MerchantFlag
  /** A kind of agent remuneration that must apply to the account. */
  feature?: AgentFeature
  /** The only roles that may see it. */
  roles?: readonly Role[]
}

/** Whether a visitor may open a centre at all. */
export const admitsToCentre = (centre: CentreName, { role, agentCheck }: CentreVisitor): boolean =>
  centre === 'member' ? mayUseMemberCentre(role) : mayUseAgentCentre(role, agentCheck)

/** Whether a visitor may see a page of a centre. Never while something that it requires is still unknown. */
export function admitsToPage(
  centre: CentreName,
  { flag, feature, roles }: Gate,
  visitor: CentreVisitor,
): boolean {
  if (!admitsToCentre(centre, visitor)) return false
  if (roles && !roles.includes(visitor.role)) return false
  if (flag && !settingOf(visitor.settings, flag)) return false
  return feature === undefined || agentFeatures(visitor.settings, visitor.own).has(feature)
}
