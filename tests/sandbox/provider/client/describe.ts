/** Describes the table in words. Used by the server for the page and by the page's script. */
import type { Card, SlotTable } from '../protocol.ts'
import type { Texts } from './texts.ts'

/** "Reels: sun, gem, mango, pearl, star; …", row by row. */
export function describeReels(reels: SlotTable['reels'], t: Texts): string {
  const rows = [0, 1, 2].map((row) => reels.map((reel) => t.symbols[reel[row] ?? ''] ?? '').join(', '))
  return `${t.reels}: ${rows.join('; ')}`
}

/** "Queen of hearts". */
export const describeCard = ({ rank, suit }: Card, t: Texts): string =>
  t.cardName(t.ranks[rank - 1] ?? '', t.suits[suit] ?? '')

/** The sign in a card's corner: A, 2 … 10, J, Q, K. */
export const rankSign = (rank: number): string =>
  ({ 1: 'A', 11: 'J', 12: 'Q', 13: 'K' })[rank] ?? String(rank)
