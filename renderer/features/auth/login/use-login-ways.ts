import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { siteContentQueries } from '#lib/queries/site-content-query.ts'
import { systemQueries } from '#lib/queries/site-status-query.ts'
import { settingOf } from '#lib/settings/settings-tree.ts'
import { type LoginWay, loginWays } from './model/login-ways.ts'

/**
 * The ways to log in. While the gateway's answer is pending (`waiting`) or after it failed, username only: nearly
 * every merchant allows that, and the gateway refuses what it has switched off.
 */
export function useLoginWays(): { ways: readonly LoginWay[]; waiting: boolean } {
  const gateway = useGateway()
  const rules = useQuery(siteContentQueries(gateway).registerRules())
  const smsLogin = useQuery({
    ...systemQueries(gateway).settings(),
    select: ({ nodes }) => settingOf(nodes, 'MOBILEVERCODELOGIN3'),
  })
  const known = rules.data && loginWays(rules.data, smsLogin.data ?? false)
  const waiting = rules.isPending || (smsLogin.isPending && rules.data?.showVerCodeLogin === true)
  if (!known || (waiting && known.length === 0)) return { ways: ['username'], waiting }
  return { ways: known, waiting }
}
