/** Spots, results and outcomes in words. */
import { type Texts, wordOf } from '../../../client/languages.ts'
import type { Ticket } from '../../../protocol.ts'
import type { LiveResult, LiveVariant } from '../live-table.ts'
import { fromCents, readBet, toCents } from './draft.ts'
import { wheelSpot } from './roulette-spots.ts'
import type { LiveTexts } from './texts.ts'
import { pocketColour } from './wheel.ts'

/** Numbers that tell a bet apart: of a long one the first and the last. */
const numbersOf = (covers: readonly number[]): string =>
  covers.length > 4 ? `${covers[0]}–${covers.at(-1)}` : covers.join(', ')

/** "17 red". */
export function pocketName(pocket: number, t: LiveTexts): string {
  const colour = pocketColour(pocket)
  return colour === 'zero' ? `0 ${t.spots.zero}` : `${pocket} ${t.spots[colour]}`
}

/** A spot's name: "Banker", "17 red", "Split 17, 20". */
export function spotName(spot: string, t: LiveTexts): string {
  const found = wheelSpot(spot)
  if (!found || found.kind === 'third' || found.kind === 'half') return wordOf(t.spots, spot)
  const { kind, covers } = found
  const [first = 0] = covers
  if (kind === 'straight') return pocketName(first, t)
  if (first === 0 && kind === 'street') return `${t.trio} ${numbersOf(covers)}`
  if (first === 0 && kind === 'corner') return `${t.firstFour} ${numbersOf(covers)}`
  return `${t.kinds[kind]} ${numbersOf(covers)}`
}

/** What a bet is on, in few words: "Banker, Tie +2". */
export function betName({ choice }: Ticket, t: LiveTexts): string {
  const spots = Object.keys(readBet(choice).parts)
  const names = spots.slice(0, 2).map((spot) => spotName(spot, t))
  return names.join(', ') + (spots.length > 2 ? ` +${spots.length - 2}` : '')
}

const points = (hand: LiveResult['hands'][number] = []): number =>
  hand.reduce((sum, { rank }) => sum + (rank >= 10 ? 0 : rank), 0) % 10

/** Points of a baccarat hand. */
export const handPoints = points

/** What came out: "Banker wins 7 to 4", "17 red", "Red, Blue, Pink". */
export function resultName(
  variant: LiveVariant,
  { sides, hands, pocket, dice }: LiveResult,
  t: LiveTexts,
): string {
  if (pocket !== null) return pocketName(pocket, t)
  if (dice.length > 0) return dice.map((die) => t.spots[die]).join(', ')
  const [side = '', ...extra] = sides
  const [one = 0, other = 0] = hands.map(points)
  const name = spotName(side, t)
  const main =
    variant === 'baccarat'
      ? side === 'tie'
        ? t.tieAt(one)
        : t.score(name, Math.max(one, other), Math.min(one, other))
      : side === 'tie'
        ? t.tied
        : t.sideWins(name)
  return [main, ...extra.map((more) => spotName(more, t))].join(', ')
}

/** How bets ended, in one sentence: what was won or lost beyond the bets. */
export function outcomeName(
  decided: readonly Ticket[],
  t: LiveTexts,
  texts: Texts,
  money: (amount: string) => string,
): string {
  if (decided.every(({ state }) => state === 'void')) return texts.returned
  const net = decided
    .filter(({ state }) => state === 'settled')
    .reduce((sum, { win, bet }) => sum + toCents(win) - toCents(bet), 0)
  const amount = money(fromCents(Math.abs(net)))
  return net > 0 ? t.won(amount) : net < 0 ? t.lost(amount) : t.evenOut
}
