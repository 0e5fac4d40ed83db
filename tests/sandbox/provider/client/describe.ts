/** Cards in words. Used by the server for the page and by the page's script. */
import type { Card } from '../games/card.ts'
import type { Texts } from './languages.ts'

/** "Queen of hearts". */
export const describeCard = ({ rank, suit }: Card, t: Texts): string =>
  t.cardName(t.ranks[rank - 1] ?? '', t.suits[suit] ?? '')

/** The sign in a card's corner: A, 2 … 10, J, Q, K. */
export const rankSign = (rank: number): string =>
  ({ 1: 'A', 11: 'J', 12: 'Q', 13: 'K' })[rank] ?? String(rank)
