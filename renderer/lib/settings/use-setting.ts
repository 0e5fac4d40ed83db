import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { systemQueries } from '#lib/queries/site-status-query.ts'
import type { MerchantFlag } from './merchant-flags.ts'
import { settingOf } from './settings-tree.ts'

/** Whether the merchant has a setting on; undefined until the settings have loaded. */
export function useSetting(modId: MerchantFlag): boolean | undefined {
  const { data } = useQuery({
    ...systemQueries(useGateway()).settings(),
    select: ({ nodes }) => settingOf(nodes, modId),
  })
  return data
}
