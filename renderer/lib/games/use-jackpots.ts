import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { repeatWhileSeen } from '#lib/clock/while-seen.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { featuredGameQueries } from '#lib/queries/featured-games-query.ts'
import * as constants from '#shared/domain/constants.ts'
import type { Amount } from '#shared/domain/money.ts'
import { growJackpot, jackpotAt, type Pot, potNames } from './jackpot.ts'

/** A jackpot as shown: the gateway's own figure, or an indicative one. */
export type ShownJackpot = { amount: Amount; indicative: boolean }

/** The current jackpots; undefined until it is known which of them the gateway provides. */
export function useJackpots(): Record<Pot, ShownJackpot> | undefined {
  const { code } = useLanguage()
  const { data: figures, isPending } = useQuery({
    ...featuredGameQueries(useGateway(), code).winners(),
    select: ({ jackpot }): Partial<Record<Pot, Amount | undefined>> => jackpot ?? {},
  })
  const wanted = !isPending && potNames.some((pot) => figures?.[pot] === undefined)
  const ideas = useIndicativeJackpots(wanted)
  if (isPending) return undefined
  const shown = (pot: Pot): ShownJackpot => {
    const figure = figures?.[pot]
    return { amount: figure ?? ideas[pot], indicative: figure === undefined }
  }
  return { grand: shown('grand'), major: shown('major'), minor: shown('minor') }
}

/**
 * Indicative figures, which start at what the time gives and grow together while they are wanted and the page is
 * visible. After being hidden they continue from where they stopped.
 */
function useIndicativeJackpots(wanted: boolean): Record<Pot, Amount> {
  const [shown, setShown] = useState(() => ofPots((pot) => jackpotAt(Date.now(), pot)))
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
