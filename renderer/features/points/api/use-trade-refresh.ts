import { useEffect } from 'react'
import { useMoneyMoved } from '#lib/queries/use-money-moved.ts'
import { points } from '#shared/contract/endpoints/points.ts'

const changed = [points.balance, points.items, points.orders]

/** Refetches what a trade changes once it has settled, and after a refusal, which means that something is outdated. */
export function useTradeRefresh(step: string): void {
  const moved = useMoneyMoved()
  useEffect(() => {
    if (step === 'settled' || step === 'refused') moved(...changed)
  }, [step, moved])
}
