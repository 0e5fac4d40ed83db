/** A bingo room. Each card is a bet; the round's draw decides them all at once, and everybody sees the same balls. */

import { maskName } from '#sandbox/world/accounts/mask-name.ts'
import { hash, stream } from '#sandbox/world/art/random.ts'
import {
  buyersBy,
  buyersOf,
  cardsOf,
  type DrawSchedule,
  hallSchedule,
  mostCards,
  potOf,
  saleAt,
} from '#sandbox/world/games/bingo-rooms.ts'
import { fromMinor, parseAmount, toMinor } from '#shared/domain/money.ts'
import type { TimedGame, TimedParts, TimedSeat, WaitingBet } from '../game.ts'
import { type BingoResult, drawRound, type Entry, makeCard, prizeOf } from './bingo-rules.ts'
import type { BingoCard, BingoDraw, BingoPrize, BingoTable, OwnCard } from './bingo-table.ts'

/** In ms: from the end of a sale to the first ball, and between two balls. */
export const bingoTimes = { lead: 4_000, pace: 2_000 }
/** Bets that were accepted at the last moment are in by then. */
const settled = 1_000
const historyShown = 5

interface Hall {
  readonly id: string
  readonly nodeId: string
  readonly schedule: DrawSchedule
  /** Price of a card in centavos. */
  readonly price: number
}

function hallOf({ game, room }: TimedSeat): Hall {
  const price = Number(toMinor(parseAmount(room?.stake ?? game.minBet) ?? fromMinor(100n)))
  return {
    id: room?.id ?? `hall-${game.nodeId}`,
    nodeId: game.nodeId,
    schedule: room?.draws ?? hallSchedule,
    price,
  }
}

/** Parses "FC-1058-1:4711": the room and the round of a card. */
function readChoice({ id }: Hall, choice: string): number | undefined {
  const [, room, round] = choice.match(/^([\w.-]{1,40}):(\d{1,15})$/) ?? []
  return room === id ? Number(round) : undefined
}

export function createBingoGame({ now, random, drawOnce, waitingAt }: TimedParts): TimedGame {
  const closingOf = ({ schedule }: Hall, round: number): number =>
    (round + 1) * schedule.every - schedule.shift

  /** The card of a bet. Made once, when it is bought. */
  const cardOf = ({ nodeId }: Hall, account: string, roundId: string): BingoCard =>
    drawOnce(`bingo-card|${nodeId}|${account}|${roundId}`, () => makeCard(random))

  const soldTo = (hall: Hall, round: number): WaitingBet[] =>
    waitingAt(hall.nodeId).filter(({ bet }) => readChoice(hall, bet.choice) === round)

  /** Cards of the sandbox's own players: the same for everyone, so they needn't be kept. */
  function othersIn({ id }: Hall, round: number): Entry[] {
    const source = stream(hash(`bingo-cards|${id}|${round}`))
    const below = (bound: number): number => Math.floor(source() * bound)
    return buyersOf(id, round).flatMap(({ name, cards }) =>
      Array.from({ length: cards }, () => ({ owner: { name }, card: makeCard(below) })),
    )
  }

  /** The draw of a round whose sale has ended. Made once, with every card that was sold. */
  function resultOf(hall: Hall, round: number): BingoResult {
    return drawOnce(`bingo|${hall.id}|${round}`, () => {
      const players = soldTo(hall, round).map(
        ({ account, bet }): Entry => ({
          owner: { account, roundId: bet.roundId },
          card: cardOf(hall, account, bet.roundId),
        }),
      )
      const entries = [...othersIn(hall, round), ...players]
      return drawRound(entries, potOf(hall.price, entries.length), random)
    })
  }

  const isDrawn = (hall: Hall, round: number): boolean => now() >= closingOf(hall, round) + settled
  const calledBy = (hall: Hall, round: number): number =>
    Math.floor((now() - closingOf(hall, round) - bingoTimes.lead) / bingoTimes.pace) + 1
  const endOf = (hall: Hall, round: number, { balls }: BingoResult): number =>
    closingOf(hall, round) + bingoTimes.lead + balls.length * bingoTimes.pace

  function drawShown(hall: Hall, round: number, account: string): BingoDraw {
    const result = resultOf(hall, round)
    const pot = potOf(hall.price, result.cardsSold)
    const called = Math.max(0, calledBy(hall, round))
    const own = result.own.filter((each) => each.account === account)
    const prizes = result.prizes.map(({ id, balls, each, winners }): BingoPrize => {
      const isWon = balls <= called
      const mine = winners.flatMap((owner) =>
        'account' in owner && owner.account === account ? owner.roundId : [],
      )
      const names = winners.flatMap((owner) =>
        'name' in owner ? owner.name : owner.account === account ? [] : maskName(owner.account),
      )
      return {
        id,
        // Before, what sharing leaves over would tell how many will win.
        amount: fromMinor(BigInt(isWon ? each * winners.length : prizeOf(pot, id))),
        balls: isWon ? balls : null,
        winners: isWon ? [...new Set(names)] : [],
        own: isWon ? mine : [],
      }
    })
    return {
      round,
      startsAt: closingOf(hall, round) + bingoTimes.lead,
      pace: bingoTimes.pace,
      balls: result.balls.slice(0, called),
      isOver: now() >= endOf(hall, round, result),
      cardsSold: result.cardsSold,
      prizes,
      own: own.map(({ roundId, card }): OwnCard => ({ roundId, card })),
    }
  }

  function historyOf(hall: Hall, newest: number): BingoTable['history'] {
    return Array.from({ length: historyShown }, (_, back) => newest - back)
      .filter((round) => isDrawn(hall, round) && now() >= endOf(hall, round, resultOf(hall, round)))
      .flatMap((round) => {
        const house = resultOf(hall, round).prizes.find(({ id }) => id === 'house')
        const [winner] = house?.winners ?? []
        if (!house || !winner) return []
        const name = 'name' in winner ? winner.name : maskName(winner.account)
        const others = house.winners.length - 1
        return {
          round,
          winner: others > 0 ? `${name} +${others}` : name,
          amount: fromMinor(BigInt(house.each * house.winners.length)),
        }
      })
  }

  return {
    async table(place): Promise<BingoTable> {
      const hall = hallOf(place)
      const { round, closesAt } = saleAt(hall.schedule, now())
      const bought = buyersBy(hall.schedule, hall.id, now())
      const players = soldTo(hall, round)
      const cardsSold = cardsOf(bought) + players.length
      const last = round - 1
      const draw = isDrawn(hall, last) ? drawShown(hall, last, place.account) : null
      const nextBall = draw && !draw.isOver ? draw.startsAt + draw.balls.length * draw.pace : closesAt
      return {
        kind: 'bingo',
        room: hall.id,
        price: fromMinor(BigInt(hall.price)),
        mostCards,
        round,
        closesAt,
        cardsSold,
        players: bought.length + new Set(players.map(({ account }) => account)).size,
        pot: fromMinor(BigInt(potOf(hall.price, cardsSold))),
        own: players
          .filter(({ account }) => account === place.account)
          .map(({ bet: { roundId } }) => ({ roundId, card: cardOf(hall, place.account, roundId) })),
        draw,
        history: historyOf(hall, last),
        nextAt: draw === null ? closingOf(hall, last) + settled : Math.min(closesAt, nextBall),
      }
    },
    async accept(place, { roundId, choice }) {
      const hall = hallOf(place)
      const round = readChoice(hall, choice)
      if (round === undefined) return 'CHOICE_IMPOSSIBLE'
      const sale = saleAt(hall.schedule, now())
      if (round !== sale.round) return 'BETS_CLOSED'
      const own = soldTo(hall, round).filter(
        ({ account, bet }) => account === place.account && bet.roundId !== roundId,
      )
      if (own.length >= mostCards) return 'CHOICE_IMPOSSIBLE'
      cardOf(hall, place.account, roundId)
      return { settlesAt: sale.closesAt + settled }
    },
    async settle(place, { roundId, choice }) {
      const hall = hallOf(place)
      const round = readChoice(hall, choice)
      if (round === undefined) return 'void'
      if (!isDrawn(hall, round)) return undefined
      const result = resultOf(hall, round)
      // Only a bet that arrived after the draw was made isn't in it: its card took no part.
      if (!result.own.some((each) => each.account === place.account && each.roundId === roundId))
        return 'void'
      if (now() < endOf(hall, round, result)) return undefined
      const won = result.prizes.filter(({ winners }) =>
        winners.some(
          (owner) => 'account' in owner && owner.account === place.account && owner.roundId === roundId,
        ),
      )
      return won.reduce((sum, { each }) => sum + BigInt(each), 0n)
    },
  }
}
