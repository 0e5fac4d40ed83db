import { describe, expect, test } from 'vitest'
import { hallSchedule, mostCards, potOf, saleAt } from '#sandbox/world/games/bingo-rooms.ts'
import type { PlacedBet, WaitingBet } from '../game.ts'
import { opened } from '../opened.ts'
import { seeded } from '../seeded.ts'
import { placed, timedParts } from '../timed-parts.ts'
import { bingoTimes, createBingoGame } from './bingo-game.ts'
import { drawBalls, drawRound, type Entry, makeCard, progressOf } from './bingo-rules.ts'
import type { BingoTable } from './bingo-table.ts'
import { bingoLines } from './client/lines.ts'
import { bingoTexts } from './client/texts.ts'

test.each(['EN', 'TY'])('[LNCH-08] one buyer of cards is one player in %s', (language) => {
  const { sold } = bingoTexts(language)
  expect([sold(1, 1), sold(3, 2)]).toEqual(['1 (1 player)', '3 (2 players)'])
})

test('a card has five numbers of each column and a free middle', () => {
  const card = makeCard(seeded(3))
  expect(card[12]).toBe(0)
  expect(new Set(card).size).toBe(25)
  for (const [cell, number] of card.entries())
    expect(cell === 12 || Math.floor((number - 1) / 15) === cell % 5).toBe(true)
})

test('75 balls are drawn, each once', () => {
  expect(drawBalls(seeded(2)).sort((one, other) => one - other)).toEqual(
    Array.from({ length: 75 }, (_, index) => index + 1),
  )
})

test('a card has its line, its two lines and its house when the last number of them is called', () => {
  const card = makeCard(seeded(4))
  const rest = Array.from({ length: 75 }, (_, index) => index + 1).filter((ball) => !card.includes(ball))
  const row = card.slice(0, 5)
  const second = card.slice(5, 10)
  const others = card.slice(10).filter((number) => number !== 0)
  expect(progressOf(card, [...row, ...rest.slice(0, 3), ...second, ...others])).toMatchObject({
    line: 5,
    house: 27,
  })
  expect(progressOf(card, [...row, ...second, ...rest, ...others]).twoLines).toBe(10)
  expect(bingoLines).toHaveLength(12)
})

test('winners at the same ball share a prize, and no more than the pot is paid', () => {
  const card = makeCard(seeded(5))
  const entries: Entry[] = ['one', 'two', 'three'].map((roundId) => ({
    owner: { account: 'juan', roundId },
    card,
  }))
  const { prizes } = drawRound(entries, 1_000, seeded(6))
  expect(prizes.map(({ id, each }) => [id, each])).toEqual([
    ['line', 50],
    ['twoLines', 66],
    ['house', 216],
  ])
  expect(prizes.reduce((sum, { each, winners }) => sum + each * winners.length, 0)).toBeLessThanOrEqual(1_000)
})

describe('[LST-11] a bingo room', () => {
  const place = (account: string) => ({
    ...opened({ model: 'bingo', minBet: '5.00' }),
    account,
    sessionId: account,
  })
  const start = hallSchedule.every * 1_000

  function hall() {
    let now = start
    const waiting: WaitingBet[] = []
    const game = createBingoGame({ ...timedParts(() => now, seeded(7)), waitingAt: () => waiting })
    return {
      game,
      at: (time: number) => {
        now = time
      },
      look: async (account = 'juan'): Promise<BingoTable> => {
        const table = await game.table(place(account), [])
        if (table?.kind !== 'bingo') throw new Error('no bingo')
        return table
      },
      buy: (account: string, roundId: string, round: number): PlacedBet => {
        const bet = placed(`hall-7:${round}`, { roundId, bet: 500n })
        waiting.push({ account, bet })
        return bet
      },
    }
  }

  test('[LNCH-08] sells cards until its sale closes, and only for the round on sale', async () => {
    const { game, at } = hall()
    const { round, closesAt } = saleAt(hallSchedule, start)
    const juan = place('juan')
    expect(await game.accept(juan, placed(`hall-7:${round}`))).toMatchObject({
      settlesAt: expect.any(Number),
    })
    expect(await game.accept(juan, placed(`hall-7:${round + 1}`))).toBe('BETS_CLOSED')
    for (const choice of ['', `${round}`, `hall-8:${round}`, 'hall-7:', 'hall-7:1.5', '__proto__:1'])
      expect(await game.accept(juan, placed(choice))).toBe('CHOICE_IMPOSSIBLE')
    at(closesAt)
    expect(await game.accept(juan, placed(`hall-7:${round}`))).toBe('BETS_CLOSED')
  })

  test('[LNCH-13] a prize is told whole until it is won, not what its winners will get of it', async () => {
    const { at, look } = hall()
    // Some of so many are shared, and leave something over.
    for (let round = 0; round < 40; round++) {
      at(start + round * hallSchedule.every + 1_000)
      const { draw } = await look()
      const pot = potOf(500, draw?.cardsSold ?? 0)
      expect(draw?.prizes).toMatchObject(
        [15, 20, 65].map((part) => ({ amount: (Math.floor((pot * part) / 100) / 100).toFixed(2) })),
      )
    }
  })

  test('[LNCH-08] sells a player no more cards than it says', async () => {
    const { game, look, buy } = hall()
    const { round } = await look()
    for (let card = 0; card < mostCards; card++) buy('juan', `card-${card}`, round)
    expect(await game.accept(place('juan'), placed(`hall-7:${round}`))).toBe('CHOICE_IMPOSSIBLE')
    expect(await game.accept(place('rico'), placed(`hall-7:${round}`))).toMatchObject({})
  })

  test('cards stay the same from the sale to after the draw, and the pot counts everybody’s', async () => {
    const { look, buy, at } = hall()
    const { round, closesAt, cardsSold } = await look()
    buy('juan', 'card-one', round)
    buy('rico', 'card-two', round)
    const sale = await look()
    expect(sale.cardsSold).toBe(cardsSold + 2)
    expect(sale.own).toHaveLength(1)
    at(closesAt + bingoTimes.lead + 20 * bingoTimes.pace)
    const running = await look()
    expect(running.draw?.own).toEqual(sale.own)
    at(closesAt + bingoTimes.lead + 76 * bingoTimes.pace)
    const over = await look()
    expect(over.draw).toMatchObject({ isOver: true, own: sale.own })
    expect((await look('rico')).draw?.own).not.toEqual(sale.own)
  })

  test('everybody sees the same balls, none before its time, and the winners only once they have won', async () => {
    const { look, buy, at } = hall()
    const { round, closesAt } = await look()
    buy('juan', 'card-one', round)
    at(closesAt + bingoTimes.lead + 9 * bingoTimes.pace)
    const [one, other] = [await look('juan'), await look('rico')]
    expect(one.draw?.balls).toHaveLength(10)
    expect(other.draw?.balls).toEqual(one.draw?.balls)
    expect(one.draw?.prizes.find(({ id }) => id === 'house')).toMatchObject({
      balls: null,
      winners: [],
      own: [],
    })
    at(closesAt + bingoTimes.lead + 76 * bingoTimes.pace)
    const { draw, history } = await look('rico')
    expect(
      draw?.prizes.every(({ balls, winners, own }) => balls !== null && winners.length + own.length > 0),
    ).toBe(true)
    expect(history[0]).toMatchObject({ round })
  })

  test('[LNCH-08] pays what it showed once the draw is over, and gives a card back that took no part', async () => {
    const { game, look, buy, at } = hall()
    const { round, closesAt } = await look()
    const cards = Array.from({ length: mostCards }, (_, index) => buy('juan', `card-${index}`, round))
    at(closesAt + bingoTimes.lead + 5 * bingoTimes.pace)
    await look()
    expect(await game.settle(place('juan'), cards[0] ?? placed(''))).toBeUndefined()
    const late = buy('juan', 'card-late', round)
    at(closesAt + bingoTimes.lead + 76 * bingoTimes.pace)
    const { draw } = await look()
    for (const card of cards) {
      const won = await game.settle(place('juan'), card)
      const shown = draw?.prizes.filter(({ own }) => own.includes(card.roundId)) ?? []
      expect(typeof won === 'bigint' && won > 0n).toBe(shown.length > 0)
    }
    expect(await game.settle(place('juan'), late)).toBe('void')
  })
})
