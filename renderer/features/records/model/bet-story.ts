import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { Bet, records } from '#shared/contract/endpoints/records.ts'
import { type Amount, addAmounts, compareAmounts } from '#shared/domain/money.ts'

type Entry = ValueOf<typeof records.bet>['entries'][number]

/** What happened in a round: the name of its sentence, and the jackpot if one was won. */
export type BetStory = {
  name:
    | 'open'
    | 'won'
    | 'back'
    | 'lost'
    | 'void'
    | 'freeVoid'
    | 'free'
    | 'freeNone'
    | 'promotion'
    | 'jackpot'
    | 'jackpotOpen'
  jackpot: Amount
}

const none = addAmounts()

/** Tells what happened from the round and its entries. */
export function betStory(
  { state, bet, win }: Bet,
  entries: readonly Pick<Entry, 'kind' | 'amount'>[],
): BetStory {
  const has = (kind: Entry['kind']) => entries.some((entry) => entry.kind === kind)
  const jackpot = addAmounts(...entries.filter(({ kind }) => kind === 'jackpot').map(({ amount }) => amount))
  const isFree = compareAmounts(bet, none) === 0
  const name = (): BetStory['name'] => {
    if (state === 'void') return isFree ? 'freeVoid' : 'void'
    if (has('jackpot')) return state === 'open' ? 'jackpotOpen' : 'jackpot'
    if (state === 'open') return 'open'
    const nothing = compareAmounts(win, none) === 0
    if (isFree) return has('promotion') ? 'promotion' : nothing ? 'freeNone' : 'free'
    if (nothing) return 'lost'
    return compareAmounts(win, bet) > 0 ? 'won' : 'back'
  }
  return { name: name(), jackpot }
}
