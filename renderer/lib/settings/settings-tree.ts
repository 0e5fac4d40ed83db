import type { SettingNode } from '#shared/contract/endpoints/system.ts'
import type { MerchantFlag } from './merchant-flags.ts'

/** Whether a node of the settings tree is on, at any depth. A node that is missing is off. */
export const settingOf = (nodes: readonly SettingNode[], modId: MerchantFlag): boolean =>
  enabledOf(nodes, modId) === '1'

function enabledOf(nodes: readonly SettingNode[], modId: MerchantFlag): string | undefined {
  for (const node of nodes) {
    if (node.modId === modId) return node.enabled ?? ''
    const below = enabledOf(node.childrenNodes ?? [], modId)
    if (below !== undefined) return below
  }
  return undefined
}
