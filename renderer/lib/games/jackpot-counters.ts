import { gatewayNow } from '#lib/clock/gateway-clock.ts'
import { repeatWhileSeen } from '#lib/clock/while-seen.ts'
import * as constants from '#shared/domain/constants.ts'
import type { Amount } from '#shared/domain/money.ts'
import { type Counter, growCounter, hearFigure, jackpotAt, type Pot, potNames } from './jackpot.ts'

export type Counters = Partial<Record<Pot, Counter>>

/** What an answer says of the pots, and when it came. */
type Told = { figures: Partial<Record<Pot, Amount | undefined>>; at: number }

/**
 * The counters of a page. They grow together while at least one place shows them and the page is seen, and go on from
 * where they stopped.
 */
export function createJackpotCounters() {
  let counters: Counters | undefined
  let heard: number | undefined
  let rest = () => {}
  const listeners = new Set<() => void>()

  const become = (change: (pot: Pot) => Counter | undefined) => {
    const next: Counters = {}
    for (const pot of potNames) {
      const counter = change(pot)
      if (counter) next[pot] = counter
    }
    counters = next
    for (const listener of listeners) listener()
  }
  const grow = () => become((pot) => counters?.[pot] && growCounter(counters[pot], pot))
  const estimate = (pot: Pot): Counter => ({ shown: counters?.[pot]?.shown ?? jackpotAt(gatewayNow(), pot) })

  return {
    /** The counters now; undefined until an answer has said which pots there are. */
    now: () => counters,
    /** Takes an answer's figures, once. `estimates`: whether pots without a figure are counted all the same. */
    hear({ figures, at }: Told, estimates: boolean) {
      if (at === heard) return
      heard = at
      become((pot) => {
        const figure = figures[pot]
        if (figure !== undefined) return hearFigure(counters?.[pot], figure)
        return estimates ? estimate(pot) : undefined
      })
    },
    subscribe(listener: () => void) {
      if (listeners.size === 0) rest = repeatWhileSeen(grow, constants.jackpotTick)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) rest()
      }
    },
  }
}
