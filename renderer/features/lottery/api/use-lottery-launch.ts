import { brand } from 'virtual:brand'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useLaunchCdns } from '#lib/games/use-cdns.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { report } from '#lib/log/report.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { endpointKey } from '#lib/queries/endpoint-query.ts'
import { launching } from '#shared/contract/endpoints/launching.ts'
import { checkLaunchUrl } from '#shared/domain/launch-url.ts'
import { wire } from '#shared/domain/wire.ts'
import { type LotteryTarget, prizeModeOf } from '../model/lottery-target.ts'

/**
 * Returns a function that requests and checks a launch address. Each address works once, so each call gets a new one.
 * Its `url` is undefined if the address may not be opened. Returns undefined until the launch hosts are known.
 */
export function useAskForLottery({ gameCode, vendor, playType }: LotteryTarget) {
  const gateway = useGateway()
  const { code: language } = useLanguage()
  const { publicOrigin } = usePlatform()
  const hosts = useLaunchCdns()
  return (
    hosts &&
    (async (signal?: AbortSignal) => {
      const answer = await gateway.call(
        launching.lobbyLaunch,
        {
          lottoArea: wire.lottoArea,
          launchMode: wire.launchMode,
          lottoPrizeMode: prizeModeOf(vendor, brand.prizeModes),
          lottoGameCode: gameCode,
          lottoPlayType: playType,
          lottoView: gameCode === undefined ? 'lobby' : 'betting',
          device: wire.device,
          backUrl: `${publicOrigin}/lott`,
          language,
        },
        { signal },
      )
      const address = checkLaunchUrl(answer.url, hosts, hosts[0])
      // Don't log the address: it carries the launch token.
      if (!address.ok) report('warn', `lottery launch refused: its address is ${address.reason}`)
      const { provider, readyTimeout } = answer
      return { url: address.ok ? address.url : undefined, provider, readyTimeout }
    })
  )
}

/** The launch for this page. Each visit and each try requests a new address; nothing else ends a game that runs. */
export function useLotteryLaunch(target: LotteryTarget) {
  const { code: language } = useLanguage()
  const ask = useAskForLottery(target)
  const { gameCode, vendor, playType } = target
  return useQuery({
    queryKey: endpointKey(launching.lobbyLaunch, { language, gameCode, vendor, playType }),
    meta: { private: true },
    queryFn: ask ? ({ signal }) => ask(signal) : skipToken,
    retry: false,
    gcTime: 0,
    staleTime: 'static',
  })
}
