import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import type { GameViewProps } from '#lib/platform/platform.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { memberQueries } from '#lib/queries/account-query.ts'

/** The game's view, which follows the balance. Separate, so that a changed balance rerenders nothing else. */
export function RunningGame(props: Omit<GameViewProps, 'balance'>) {
  const { GameView } = usePlatform()
  const { data } = useQuery(memberQueries(useGateway()).balance())
  return <GameView {...props} balance={data?.sumBalance} />
}
