import { rankSign } from '../../../client/describe.ts'
import { cardOf } from './deck.ts'

const suitSigns = { club: '♣', spade: '♠', heart: '♥', diamond: '♦' } as const

/** A card in two signs, such as "K♦". */
export function signOf(card: number): string {
  const { rank, suit } = cardOf(card)
  return `${rankSign(rank)}${suitSigns[suit]}`
}
