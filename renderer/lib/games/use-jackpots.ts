import { about } from 'virtual:brand-late'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { gatewayNow } from '#lib/clock/gateway-clock.ts'
import { repeatWhileSeen } from '#lib/clock/while-seen.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { featuredGameQueries } from '#lib/queries/featured-games-query.ts'
import * as constants from '#shared/domain/constants.ts'
import type { Amount } from '#shared/domain/money.ts'
import { growJackpot, jackpotAt, type Pot, potNames } from './jackpot.ts'

/** A jackpot as shown: the gateway's own figure, or an indicative one. */
export type ShownJackpot = { amount: Amount; indicative: boolean }

/** Estimates where the gateway gives no figures: only for a brand that wants them. */
const wantsEstimates = () => about.claims.jackpotEstimates === true

/** Whether there are no jackpots to show, once that is known. */
export function useNoJackpots(): boolean {
  const { code } = useLanguage()
  const { data: given, isPending } = useQuery({
    ...featuredGameQueries(useGateway(), code).winners(),
    select: ({ jackpot }) => Boolean(jackpot),
  })
  return !(wantsEstimates() || isPending || given)
}

/** The jackpots to show; undefined until it is known which of them the gateway provides. */
export function useJackpots(): Partial<Record<Pot, ShownJackpot>> | undefined {
  const { code } = useLanguage()
  const { data: figures, isPending } = useQuery({
    ...featuredGameQueries(useGateway(), code).winners(),
    select: ({ jackpot }): Partial<Record<Pot, Amount | undefined>> => jackpot ?? {},
  })
  const estimated = wantsEstimates()
  const wanted = estimated && !isPending && potNames.some((pot) => figures?.[pot] === undefined)
  const ideas = useIndicativeJackpots(wanted)
  if (isPending) return undefined
  const shown: { [Name in Pot]?: ShownJackpot } = {}
  for (const pot of potNames) {
    const figure = figures?.[pot]
    if (figure !== undefined) shown[pot] = { amount: figure, indicative: false }
    else if (estimated) shown[pot] = { amount: ideas[pot], indicative: true }
  }
  return shown
}

/**
 * Indicative figures, which start at what the time gives and grow together while they are wanted and the page is
 * visible. After being hidden they continue from where they stopped.
 */
function useIndicativeJackpots(wanted: boolean): Record<Pot, Amount> {
  const [shown, setShown] = useState(() => ofPots((pot) => jackpotAt(gatewayNow(), pot)))
  useEffect(() => {
    if (!wanted) return
    const grow = () => setShown((amounts) => ofPots((pot) => growJackpot(amounts[pot], pot)))
    return repeatWhileSeen(grow, constants.jackpotTick)
  }, [wanted])
  return shown
}

const ofPots = (amountOf: (pot: Pot) => Amount): Record<Pot, Amount> => ({
  grand: amountOf('grand'),
  major: amountOf('major'),
  minor: amountOf('minor'),
})
