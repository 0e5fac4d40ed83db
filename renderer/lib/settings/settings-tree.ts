import type { SettingNode } from '#shared/contract/endpoints/system.ts'
import type { MerchantFlag } from './merchant-flags.ts'

/** Whether a node of the settings tree is on, at any depth; undefined if there is no such node. */
export function settingOf(nodes: readonly SettingNode[], modId: MerchantFlag): boolean | undefined {
  for (const node of nodes) {
    if (node.modId === modId) return node.enabled === '1'
    const below = settingOf(node.childrenNodes ?? [], modId)
    if (below !== undefined) return below
  }
  return undefined
}
