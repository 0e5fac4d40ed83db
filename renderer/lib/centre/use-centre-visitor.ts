import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import type { CentreName } from '#lib/overlay/page-search.ts'
import { accountDetailsQueries } from '#lib/queries/account-details-query.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { standingQueries } from '#lib/queries/account-standing-query.ts'
import { systemQueries } from '#lib/queries/site-status-query.ts'
import { useRole } from '#lib/session/use-role.ts'
import type { CentrePage } from './centre-page.ts'
import type { CentreVisitor } from './gate.ts'

/**
 * The visitor of a centre. Requests only what the gates of its pages depend on.
 * @returns `isKnown` is false until it is known whether the visitor may use the centre at all.
 */
export function useCentreVisitor(
  centre: CentreName,
  pages: readonly Pick<CentrePage, 'gate'>[],
): CentreVisitor & { isKnown: boolean } {
  const gateway = useGateway()
  const role = useRole()
  const info = useQuery({ ...memberQueries(gateway).info(), enabled: role !== 'visitor' })
  const check = useQuery({
    ...standingQueries(gateway).agentCheck(),
    enabled: centre === 'agent' && role === 'agent',
  })
  const { data: settings } = useQuery({
    ...systemQueries(gateway).settings(),
    enabled: pages.some(({ gate }) => gate.flag !== undefined || gate.feature !== undefined),
  })
  const { data: own } = useQuery({
    ...accountDetailsQueries(gateway, info.data?.id ?? '').consolidated(),
    enabled: info.data !== undefined && pages.some(({ gate }) => gate.feature !== undefined),
  })
  const isPending = info.isLoading || check.isLoading
  return {
    role,
    agentCheck: check.data?.agent === true,
    settings: settings?.nodes ?? [],
    own,
    isKnown: centre === 'member' || !isPending,
  }
}
