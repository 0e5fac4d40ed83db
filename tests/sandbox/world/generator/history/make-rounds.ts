import type { GameRow } from '../../games/games.ts'
import { between, pick, type Random } from '../random.ts'
import { courseOf } from './outcomes.ts'
import { historyDays, type PlayStyle } from './play-styles.ts'

/** A past round. Times in ms relative to the start of the day on which the sandbox begins, so negative. */
export type PastRound = {
  /** Number of the account's game session it belongs to, from 1. */
  stay: number
  nodeId: number
  started: number
  ended: number
  bet: number
  win: number
  /** The match was cancelled and the stake returned. */
  back: boolean
}

const dayLength = 24 * 3_600_000
const hour = 3_600_000
/** When people play: at lunch, after work, and mostly in the evening. Nobody plays past midnight. */
const sittings = [
  { from: 12 * hour, to: 13 * hour, chance: 0.3 },
  { from: 17.5 * hour, to: 19 * hour, chance: 0.5 },
  { from: 20.2 * hour, to: 21.2 * hour, chance: 0.75 },
] as const
/** No round begins later, so that all of them end on the same day. */
const lastStart = 22 * hour
const favouritesPerType = 4
const knownGames = 120

/** The rounds of an account's past, by start time. */
export function makeRounds(
  style: Omit<PlayStyle, 'username'>,
  games: readonly GameRow[],
  random: Random,
): PastRound[] {
  const liked = likedGames(style, games, random)
  const rounds: PastRound[] = []
  let stay = 0
  for (let day = -historyDays; day < 0; day++) {
    const weekend = (day + historyDays) % 7 >= 5
    const plays = random() < style.activeDays * (weekend ? 1.25 : 0.9)
    // Every account may play on the last day, so that its latest week isn't empty.
    if (!plays && day !== -1) continue
    for (const { from, to, chance } of sittings) {
      if (random() >= chance) continue
      stay += 1
      const start = day * dayLength + from + Math.floor(random() * (to - from))
      rounds.push(...playStay(stay, start, day * dayLength + lastStart, style, liked(), random))
    }
  }
  return rounds
}

/** An account mostly plays a few favourite games of each type, and tries another one now and then. */
function likedGames(
  { types }: Pick<PlayStyle, 'types'>,
  games: readonly GameRow[],
  random: Random,
): () => GameRow {
  let whole = 0
  const byType = Object.entries(types).map(([type, weight]) => {
    const known = games
      .filter(({ game_type, parent, quirk }) => game_type === type && parent === null && quirk === '')
      .slice(0, knownGames)
    const favourites = Array.from({ length: favouritesPerType }, () =>
      pick(known.slice(0, favouritesPerType * 5), random),
    )
    whole += weight
    return { upTo: whole, known, favourites }
  })
  return () => {
    const drawn = random() * whole
    const type = byType.find(({ upTo }) => drawn < upTo) ?? byType[0]
    return pick(random() < 0.8 ? (type?.favourites ?? []) : (type?.known ?? []), random)
  }
}

function playStay(
  stay: number,
  start: number,
  until: number,
  { rounds: [least, most], stakes }: Omit<PlayStyle, 'username'>,
  game: GameRow,
  random: Random,
): PastRound[] {
  const { pace, play } = courseOf(game.game_type)
  const usual = pick(stakes, random)
  const matches = game.game_type === 'SPORTS' || game.game_type === 'ESPORTS'
  const count = Math.ceil(between(random, least, most) / (matches ? 4 : 1))
  const rounds: PastRound[] = []
  let started = start
  for (let index = 0; index < count && started < until; index++) {
    const wanted = random() < 0.15 ? usual * 2 : usual
    const bet = Math.min(game.max_bet, Math.max(game.min_bet, wanted))
    const { factor, takes } = play(random)
    const back = matches && random() < 0.05
    rounds.push({
      stay,
      nodeId: game.node_id,
      started,
      ended: started + takes,
      bet,
      win: back ? 0 : Math.round(bet * factor),
      back,
    })
    started += between(random, pace[0], pace[1])
  }
  return rounds
}
