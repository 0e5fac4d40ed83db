import type { Card } from '../games/card.ts'
import { rankSign } from './describe.ts'
import { drawing, make } from './dom-make.ts'

/** A small playing card. Without a card, its back. */
export function cardFace(card: Card | undefined): HTMLElement {
  if (!card) return make('span', { class: 'playing', data: { side: 'back' } })
  return make(
    'span',
    { class: 'playing', data: { suit: card.suit } },
    make('b', { text: rankSign(card.rank) }),
    drawing(`suit-${card.suit}`, '0 0 100 104'),
  )
}
