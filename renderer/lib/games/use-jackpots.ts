import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { featuredGameQueries } from '#lib/queries/featured-games-query.ts'
import * as constants from '#shared/domain/constants.ts'
import type { Amount } from '#shared/domain/money.ts'
import { growJackpot, jackpotAt, type Pot, potNames } from './jackpot.ts'

/** A pot as it is shown: the gateway's own figure, or one that only gives an idea. */
export type ShownJackpot = { amount: Amount; indicative: boolean }

/** What the pots stand at now; undefined until it's known whether the gateway says so itself. */
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
 * Figures that begin at what the time says and grow together while they are wanted and the page is in sight. They
 * go on from where they stood when the page comes back.
 */
function useIndicativeJackpots(wanted: boolean): Record<Pot, Amount> {
  const [shown, setShown] = useState(() => ofPots((pot) => jackpotAt(Date.now(), pot)))
  useEffect(() => {
    if (!wanted) return
    let timer: ReturnType<typeof setInterval> | undefined
    const grow = () => setShown((amounts) => ofPots((pot) => growJackpot(amounts[pot], pot)))
    const watch = () => {
      clearInterval(timer)
      timer = document.hidden ? undefined : setInterval(grow, constants.jackpotTick)
    }
    watch()
    document.addEventListener('visibilitychange', watch)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', watch)
    }
  }, [wanted])
  return shown
}

const ofPots = (amountOf: (pot: Pot) => Amount): Record<Pot, Amount> => ({
  grand: amountOf('grand'),
  major: amountOf('major'),
  minor: amountOf('minor'),
})
