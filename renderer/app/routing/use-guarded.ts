import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { systemQueries } from '#lib/queries/site-status-query.ts'
import { settingOf } from '#lib/settings/settings-tree.ts'

/**
 * Whether the merchant requires everybody to log in first (loginedToHomePage). Undefined until the settings have
 * loaded. False if they can't be loaded, because the gateway itself refuses what needs a session.
 */
export function useGuarded(): boolean | undefined {
  const { data, isPending, failureCount } = useQuery({
    ...systemQueries(useGateway()).settings(),
    select: ({ nodes }) => settingOf(nodes, 'loginedToHomePage'),
  })
  return data ?? (isPending && failureCount === 0 ? undefined : false)
}
