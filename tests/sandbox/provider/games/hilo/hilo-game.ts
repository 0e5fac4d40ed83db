/**
 * Higher, lower or the same: guess the next card's rank relative to the open one. Every card is drawn from a full
 * deck of 52, so all ranks are equally likely. The ace is low, the king high. A correct guess pays so much that every
 * choice returns 96 %, rounded down to hundredths.
 */
import { type Card, drawCard } from '../card.ts'
import type { Game } from '../game.ts'
import { type HiLoChoice, type HiLoTable, hiLoChoices } from './hilo-table.ts'

const ranks = 13
const returnPercent = 96

/** How many of the thirteen ranks make the guess correct. */
export function favourable(rank: number, choice: HiLoChoice): number {
  if (choice === 'same') return 1
  return choice === 'higher' ? ranks - rank : rank - 1
}

/** Payout of a correct guess in hundredths of the bet. Undefined if the guess can't be correct. */
export function payHundredths(rank: number, choice: HiLoChoice): number | undefined {
  const chances = favourable(rank, choice)
  return chances === 0 ? undefined : Math.floor((returnPercent * ranks) / chances)
}

/** Whether the guess is correct. */
export function isRight(open: number, next: number, choice: HiLoChoice): boolean {
  if (choice === 'same') return next === open
  return choice === 'higher' ? next > open : next < open
}

function multiple(rank: number, choice: HiLoChoice): string | null {
  const hundredths = payHundredths(rank, choice)
  return hundredths === undefined ? null : (hundredths / 100).toFixed(2)
}

const lay = (card: Card): HiLoTable => ({
  kind: 'hilo',
  card,
  pays: {
    lower: multiple(card.rank, 'lower'),
    same: multiple(card.rank, 'same'),
    higher: multiple(card.rank, 'higher'),
  },
})

export const hiLoGame: Game = {
  remembers: 8,
  // Rounding down costs small payouts a little more.
  returns: [
    { choices: ['same'], share: 0.96 },
    { choices: ['higher', 'lower'], share: 0.9585 },
  ],
  open: (random) => lay(drawCard(random)),
  play(table, bet, chosen, random) {
    const choice = hiLoChoices.find((each) => each === chosen)
    if (table.kind !== 'hilo' || choice === undefined) return undefined
    const hundredths = payHundredths(table.card.rank, choice)
    if (hundredths === undefined) return undefined
    const next = drawCard(random)
    const right = isRight(table.card.rank, next.rank, choice)
    return { table: lay(next), win: right ? (bet * BigInt(hundredths)) / 100n : 0n }
  },
}
