/** How the sandbox's players play Tongits. */
import { rankOf, suitOf, without, writeCards } from '../cardroom/client/deck.ts'
import { meldsIn, pointsOf, sapawOf, takesOf } from './client/melds.ts'
import type { TongitsView } from './tongits-table.ts'

/** Points that a card in another's hand has on average, a little less than one drawn by chance. */
const usualPoints = 5.5

const best = (melds: readonly number[][]): number[] | undefined => {
  let found: number[] | undefined
  for (const meld of melds) if (!found || pointsOf(meld) > pointsOf(found)) found = meld
  return found
}

/** The card to dump: many points, and no company. */
export function dumpOf({ hand, drawn }: TongitsView): number {
  const inMelds = new Set(meldsIn(hand).flat())
  let worst = hand[0] ?? 0
  let most = Number.NEGATIVE_INFINITY
  for (const card of hand) {
    const alike = hand.filter((other) => other !== card && rankOf(other) === rankOf(card)).length
    const near = hand.filter(
      (other) =>
        other !== card && suitOf(other) === suitOf(card) && Math.abs(rankOf(other) - rankOf(card)) <= 2,
    ).length
    const useless =
      pointsOf([card]) - 4 * alike - 3 * near - (inMelds.has(card) ? 40 : 0) + (card === drawn ? 0.5 : 0)
    if (useless <= most) continue
    most = useless
    worst = card
  }
  return worst
}

/** With more points than this nobody calls a draw early. */
const mostToCall = 10
/** When the stock is this low, fewer than the others is enough. */
const stockLow = 4

/** Whether calling a draw looks like winning. Players without an open meld can't win it. */
function looksWon({ me, hand, counts, melds, stock }: TongitsView): boolean {
  const own = pointsOf(hand)
  if (own > mostToCall && stock > stockLow) return false
  return counts.every(
    (count, seat) =>
      seat === me || !melds.some(({ owner }) => owner === seat) || own + 3 < count * usualPoints,
  )
}

/** The move of a player who sees this. */
export function chooseTongits(view: TongitsView): string {
  const { hand, discards, phase, melds } = view
  if (phase === 'draw') {
    if (view.mayCall && looksWon(view)) return 'call'
    const open = discards.at(-1)
    const take = best(takesOf(hand, open))
    return take && open !== undefined ? `take:${writeCards(without(take, [open]))}` : 'draw'
  }
  const meld = best(meldsIn(hand))
  if (meld) return `meld:${writeCards(meld)}`
  const fitting = hand.find((card) => sapawOf(card, melds) >= 0)
  if (fitting !== undefined) return `sapaw:${fitting}@${sapawOf(fitting, melds)}`
  return `dump:${dumpOf(view)}`
}
