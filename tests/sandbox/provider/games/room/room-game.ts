/**
 * Lucky Nine in a card room. Four hands of two or three cards; tens and face cards count zero. The hand closest to
 * nine wins the pot of four bets, minus 5 % for the room. Players pick a hand while all are face down, so all hands
 * are equally good. Returns 95 % of all bets.
 */
import { type Card, fullDeck, pointsOf } from '../card.ts'
import type { Game } from '../game.ts'
import type { RandomBelow } from '../random.ts'
import type { RoomTable } from './room-table.ts'

const seats = 4
const potPercent = 95
const names = ['Aling Nena', 'Kuya Jun', 'Tatay Ben', 'Ate Luz', 'Mang Tomas', 'Inday', 'Totoy', 'Bunso']

/** Deals two cards, and a third to a hand of four points or less. Removes them from the deck. */
function deal(deck: Card[], random: RandomBelow): Card[] {
  const take = (): Card[] => deck.splice(random(deck.length), 1)
  const cards = [...take(), ...take()]
  return pointsOf(cards) <= 4 ? [...cards, ...take()] : cards
}

function seatPlayers(random: RandomBelow): string[] {
  const free = [...names]
  return Array.from({ length: seats - 1 }, () => free.splice(random(free.length), 1)[0] ?? '')
}

export const roomGame: Game = {
  returns: [{ choices: ['0', '1', '2', '3'], share: potPercent / 100 }],
  open: (random, { room }) => ({
    kind: 'room',
    room,
    players: seatPlayers(random),
    last: null,
  }),
  play(table, bet, choice, random) {
    const chosen = Number(choice)
    if (table.kind !== 'room' || !/^[0-3]$/.test(choice ?? '')) return undefined
    const deck = [...fullDeck]
    const hands = Array.from({ length: seats }, () => {
      const cards = deal(deck, random)
      return { cards, points: pointsOf(cards) }
    })
    const best = Math.max(...hands.map(({ points }) => points))
    const winners = hands.flatMap(({ points }, seat) => (points === best ? seat : []))
    const pot = (bet * BigInt(seats * potPercent)) / 100n
    const next: RoomTable = { ...table, last: { chosen, hands, winners } }
    return { table: next, win: winners.includes(chosen) ? pot / BigInt(winners.length) : 0n }
  },
}
