import { about } from 'virtual:brand-late'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { featuredGameQueries } from '#lib/queries/featured-games-query.ts'
import type { Amount } from '#shared/domain/money.ts'
import { type Pot, potNames } from './jackpot.ts'
import { createJackpotCounters } from './jackpot-counters.ts'

/** A jackpot as shown: counted on from the gateway's latest figure, or indicative. */
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

const counters = new WeakMap<Gateway, ReturnType<typeof createJackpotCounters>>()

function countersOf(gateway: Gateway) {
  const made = counters.get(gateway) ?? createJackpotCounters()
  counters.set(gateway, made)
  return made
}

/**
 * The jackpots to show, which grow while they are shown; undefined until it is known which of them the gateway
 * provides.
 */
export function useJackpots(): Partial<Record<Pot, ShownJackpot>> | undefined {
  const { code } = useLanguage()
  const gateway = useGateway()
  const { hear, now, subscribe } = countersOf(gateway)
  const { data, dataUpdatedAt: at, isPending } = useQuery(featuredGameQueries(gateway, code).winners())
  useLayoutEffect(() => {
    if (!isPending) hear({ figures: data?.jackpot ?? {}, at }, wantsEstimates())
  }, [hear, data, at, isPending])
  const shown: { [Name in Pot]?: ShownJackpot } = {}
  const counted = useSyncExternalStore(subscribe, now)
  for (const pot of potNames) {
    const counter = counted?.[pot]
    if (counter) shown[pot] = { amount: counter.shown, indicative: counter.given === undefined }
  }
  return counted && shown
}
