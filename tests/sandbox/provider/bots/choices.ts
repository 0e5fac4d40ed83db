/** What a bot may do at a table: one chooser for each kind of game. Every choice is one that a page could send. */

import { between, pick, type Random, shuffled } from '#sandbox/world/generator/random.ts'
import { fromMinor } from '#shared/domain/money.ts'
import type { CardRoomTable } from '../games/cardroom/card-room-table.ts'
import type { CardRules } from '../games/cardroom/card-rules.ts'
import { colours } from '../games/dice/dice-table.ts'
import { fishKinds } from '../games/fish/fish-table.ts'
import { hiLoChoices } from '../games/hilo/hilo-table.ts'
import { wheelSpots } from '../games/live/client/roulette-spots.ts'
import { feltSpots, kindOf } from '../games/live/client/spots.ts'
import { choiceOf, waysOf } from '../games/lottery/client/lines.ts'
import type { LotteryOffer, LotteryPlay } from '../games/lottery/lottery-table.ts'
import { luckyRules } from '../games/luckynine/lucky-rules.ts'
import { mineCells, mineCounts } from '../games/mines/mines-table.ts'
import { pusoyRules } from '../games/pusoydos/pusoy-rules.ts'
import { buyChoice } from '../games/slot/slot-game.ts'
import { tongitsRules } from '../games/tongits/tongits-rules.ts'
import type { GameKind, Table, Ticket } from '../protocol.ts'
import { minorOf } from './books.ts'

/** Where a bot sits. */
export interface Seat {
  readonly random: Random
  /** Bets to choose from. */
  readonly bets: readonly string[]
  /** The bot's bets in this game, latest first. */
  readonly tickets: readonly Ticket[]
  readonly now: number
}

export interface Bet {
  readonly bet: string
  readonly choice?: string
}
interface Move {
  readonly roundId: string
  readonly move: string
}
type Chooser = (table: Table, seat: Seat) => Bet | Move | undefined

type TableOf<Kind extends GameKind> = Extract<Table, { readonly kind: Kind }>
const isOf = <Kind extends GameKind>(kind: Kind, table: Table): table is TableOf<Kind> => table.kind === kind

const on = <Kind extends GameKind>(
  kind: Kind,
  choose: (table: TableOf<Kind>, seat: Seat) => Bet | Move | undefined,
): [GameKind, Chooser] => [kind, (table, seat) => (isOf(kind, table) ? choose(table, seat) : undefined)]

/** Bots rarely stake more than this, in pesos, so that their money lasts. */
const modest = 25

function stakeOf({ bets, random }: Seat): string {
  const small = bets.filter((bet) => Number(bet) <= modest)
  return pick(small.length > 0 ? small : bets.slice(0, 1), random)
}

/** One to `most` of a list, each once. */
const some = <Item>(items: readonly Item[], most: number, random: Random): Item[] =>
  shuffled(items, random).slice(0, between(random, 1, most))

/** Games whose bets are played on by moves that don't wait. */
export const playedOn: ReadonlySet<GameKind> = new Set(['crash', 'mines', 'pusoydos', 'tongits', 'luckynine'])

export const waiting = ({ tickets }: Pick<Seat, 'tickets'>): Ticket[] =>
  tickets.filter(({ state }) => state === 'waiting')

function numbersFor(
  { form, highest }: LotteryOffer,
  { picks, order }: LotteryPlay,
  random: Random,
): number[] {
  if (form === 'balls')
    return shuffled(
      Array.from({ length: highest }, (_, index) => index + 1),
      random,
    )
      .slice(0, picks)
      .sort((one, other) => one - other)
  const numbers = Array.from({ length: picks }, () => between(random, 0, highest))
  const same = order === 'any' && waysOf(numbers) === 1
  return same ? numbers.map((number, place) => (place === 0 ? (number + 1) % 10 : number)) : numbers
}

/** At a table of cards: a stake, or the move of a player who plays well or plays safe. Now and then too slow. */
const cards =
  <State, View>({ choose, wait }: CardRules<State, View>) =>
  ({ place, round }: CardRoomTable<View>, { bets, random }: Seat): Bet | Move | undefined => {
    if (!round || round.end) return { bet: bets[0] ?? '', choice: place }
    if (round.turn?.seat !== 0 || random() < 0.05) return undefined
    const move = random() < 0.9 ? choose(round.view) : wait(round.view)
    return { roundId: round.roundId, move: `${round.steps}:${move}` }
  }

export const choosers: ReadonlyMap<GameKind, Chooser> = new Map([
  on('slot', ({ model }, seat) => {
    const buys = model === 'slot-high' && seat.random() < 0.1
    return buys ? { bet: seat.bets[0] ?? '', choice: buyChoice } : { bet: stakeOf(seat) }
  }),
  on('hilo', ({ pays }, seat) => {
    const choice = pick(
      hiLoChoices.filter((each) => pays[each] !== null),
      seat.random,
    )
    return { bet: stakeOf(seat), choice }
  }),
  on('dice', (_table, seat) => ({ bet: stakeOf(seat), choice: pick(colours, seat.random) })),
  on('fish', (_table, seat) => ({ bet: stakeOf(seat), choice: pick(fishKinds, seat.random) })),
  on('live', ({ variant, round, result, kinds, least }, seat) => {
    if (result) return undefined
    const spots = variant === 'roulette' ? wheelSpots.map(({ id }) => id) : feltSpots[variant]
    const parts = some(spots, 3, seat.random).map((spot) => {
      const most = kinds.find(({ id }) => id === kindOf(variant, spot))?.most ?? least
      const amount = stakeOf(seat)
      return { spot, amount: Number(amount) <= Number(most) ? amount : least }
    })
    const bet = fromMinor(parts.reduce((sum, { amount }) => sum + minorOf(amount), 0))
    return { bet, choice: `${round}:${parts.map(({ spot, amount }) => `${spot}=${amount}`).join('+')}` }
  }),
  on('lottery', ({ upcoming, plays, ...offer }, seat) => {
    const { random } = seat
    const draw = pick(upcoming.filter(({ closesAt }) => closesAt > seat.now).slice(0, 2), random)
    const lines = Array.from({ length: between(random, 1, 3) }, () => {
      const play = pick(plays, random)
      return { play, numbers: numbersFor({ ...offer, plays }, play, random) }
    })
    return { bet: fromMinor(minorOf(seat.bets[0] ?? '') * lines.length), choice: choiceOf(draw.issue, lines) }
  }),
  on('sports', ({ fixtures, offers }, seat) => {
    const { random } = seat
    const sale = Object.entries(offers).find(([, offer]) => offer !== null)
    if (sale && random() < 0.25) return { roundId: sale[0], move: `cashout@${sale[1]}` }
    const open = fixtures.filter(({ suspended, markets }) => !suspended && markets.length > 0)
    const legs = some(open, 3, random).map(({ id, markets }) => {
      const market = pick(markets, random)
      const [side, odds] = pick(Object.entries(market.odds), random)
      return `${id}:${market.id}:${side}@${odds}`
    })
    return { bet: stakeOf(seat), choice: legs.join(',') }
  }),
  on('sabong', ({ fight, stage }, seat) =>
    stage === 'betting'
      ? { bet: stakeOf(seat), choice: `${fight}:${pick(['meron', 'draw', 'wala'], seat.random)}` }
      : undefined,
  ),
  on('crash', ({ round, startsAt, crash }, seat) => {
    const { random, now } = seat
    const flying = waiting(seat).find(
      ({ choice, moves = [] }) => choice === String(round) && moves.length === 0,
    )
    if (now < startsAt)
      return flying
        ? undefined
        : {
            bet: stakeOf(seat),
            choice: random() < 0.25 ? `${round}@${pick(['1.20', '2.00', '5.00'], random)}` : String(round),
          }
    return flying && !crash && random() < 0.9 ? { roundId: flying.roundId, move: 'out' } : undefined
  }),
  on('mines', ({ round }, seat) => {
    const { random } = seat
    if (!round) return { bet: stakeOf(seat), choice: `mines:${pick(mineCounts, random)}` }
    if (round.opened.length > 0 && random() < 0.4) return { roundId: round.roundId, move: 'collect' }
    const cells = Array.from({ length: mineCells }, (_, cell) => cell)
    const cell = pick(
      cells.filter((each) => !round.opened.includes(each)),
      random,
    )
    return { roundId: round.roundId, move: `open:${cell}` }
  }),
  on('bingo', ({ room, round, price, own, mostCards }) =>
    own.length < mostCards ? { bet: price, choice: `${room}:${round}` } : undefined,
  ),
  on('pusoydos', cards(pusoyRules)),
  on('tongits', cards(tongitsRules)),
  on('luckynine', cards(luckyRules)),
])
