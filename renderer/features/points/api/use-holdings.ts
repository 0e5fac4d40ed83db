import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import type { Holdings } from '../model/trade-rules.ts'
import { usePoints } from './use-points.ts'

/** The member's points and money. */
export function useHoldings(): Holdings {
  const signedIn = useSignedIn()
  const { data: balance } = usePoints()
  const { data: money } = useQuery({ ...memberQueries(useGateway()).balance(), enabled: signedIn })
  return { points: balance?.points, money: money?.sumBalance }
}
