import { maskName } from '#sandbox/world/accounts/mask-name.ts'
import { randomFor } from '#sandbox/world/generator/random.ts'
import type { Sandbox } from '../sandbox.ts'
import { countPrizes, deckOf, prizeAt } from './deck.ts'
import { crowdPace, drawsInAll, type Prize, prizes } from './rules.ts'
import { raffleTimes } from './times.ts'

type Parts = Pick<Sandbox, 'db' | 'clock' | 'seed'>

/** A prize somebody drew. */
export type RaffleWin = { name: string; prize: Prize; time: number }

/** How many draws other players have made. They draw from the first position on, the sandbox's accounts from the last. */
export function crowdDraws({ db, clock }: Pick<Sandbox, 'db' | 'clock'>): number {
  const { start, end } = raffleTimes(db)
  const until = Math.min(clock.now(), end)
  const lowest =
    db.get<{ position: number | null }>('SELECT MIN(position) AS position FROM raffle_draws')?.position ??
    drawsInAll
  return Math.min(lowest, Math.max(0, Math.floor((until - start) / crowdPace)))
}

/** How many of all draws are gone, and what is left of each prize. */
export function stockOf(parts: Parts): { gone: number; left: number[] } {
  const crowd = crowdDraws(parts)
  const drawn = countPrizes(deckOf(parts.seed), crowd)
  const own = parts.db.all<{ prizeId: string | null; count: number }>(
    'SELECT prize_id AS prizeId, COUNT(*) AS count FROM raffle_draws GROUP BY prize_id',
  )
  const ownOf = (id: string) => own.find(({ prizeId }) => prizeId === id)?.count ?? 0
  return {
    gone: crowd + own.reduce((sum, { count }) => sum + count, 0),
    left: prizes.map(({ id, count }, index) => count - (drawn[index] ?? 0) - ownOf(id)),
  }
}

/** The latest prizes that somebody drew, newest first. */
export function latestWinners(parts: Parts, count: number): RaffleWin[] {
  return [...crowdWins(parts, count), ...ownWins(parts, count)]
    .sort((a, b) => b.time - a.time)
    .slice(0, count)
}

function crowdWins(parts: Parts, count: number): RaffleWin[] {
  const { db, seed } = parts
  const deck = deckOf(seed)
  const { start } = raffleTimes(db)
  const wins: RaffleWin[] = []
  for (let position = crowdDraws(parts) - 1; position >= 0 && wins.length < count; position--) {
    const prize = prizeAt(deck, position)
    if (prize) wins.push({ name: nameAt(parts, position), prize, time: start + (position + 1) * crowdPace })
  }
  return wins
}

/** The name of the world's member who made a draw. */
function nameAt({ db, seed }: Parts, position: number): string {
  const random = randomFor(seed, `raffle ${position}`)
  const row = db.get<{ username: string }>(
    `SELECT username FROM world.members WHERE id >=
       (SELECT MIN(id) FROM world.members) * (1 - ?1) + (SELECT MAX(id) FROM world.members) * ?1
     ORDER BY id LIMIT 1`,
    random(),
  )
  return maskName(row?.username ?? 'somebody')
}

const ownWins = ({ db }: Parts, count: number): RaffleWin[] =>
  db
    .all<{ username: string; prizeId: string; time: number }>(
      `SELECT a.username, d.prize_id AS prizeId, d.drawn AS time FROM raffle_draws d
       JOIN accounts a ON a.id = d.account_id WHERE d.prize_id IS NOT NULL ORDER BY d.drawn DESC LIMIT ?`,
      count,
    )
    .flatMap(({ username, prizeId, time }) => {
      const prize = prizes.find(({ id }) => id === prizeId)
      return prize ? [{ name: maskName(username), prize, time }] : []
    })
