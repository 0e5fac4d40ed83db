import type { MoveGroup } from '#shared/domain/move-groups.ts'
import type { Sandbox } from '../sandbox.ts'
import { cashTimes } from '../teams/crowd.ts'
import { Memo } from '../teams/memo.ts'
import { dayStart } from '../teams/timeline.ts'
import { perOrder } from './per-order.ts'
import type { Selection } from './selection.ts'
import { eachVisit, wholeDay } from './visits.ts'

/** Kinds of movement that the crowd's play consists of, by the letter in their order number. */
export const crowdKinds = { D: 'deposit', W: 'withdrawal', R: 'bonus' } as const
export type CrowdLetter = keyof typeof crowdKinds
const groups = { D: 'deposits', W: 'withdrawals', R: 'bonuses' } as const satisfies Record<
  CrowdLetter,
  MoveGroup
>

/** A generated movement. The amount in minor units, signed. */
export type CrowdMove = { position: number; day: number; letter: CrowdLetter; time: number; amount: number }

/** All generated movements of a day, latest first. */
export type DayMoves = readonly CrowdMove[]

const memosOf = perOrder(() => new Memo<DayMoves>(6))

/** What a visit's money moved, each at its time. */
function movesOf(position: number, member: number, day: number, money: Float64Array): CrowdMove[] {
  const [deposits = 0, withdrawals = 0, , , bonuses = 0] = money
  const { paidIn, paidOut } = cashTimes(member, day)
  const begin = dayStart(day)
  const moves: CrowdMove[] = []
  if (deposits > 0) moves.push({ position, day, letter: 'D', time: begin + paidIn, amount: deposits })
  if (withdrawals > 0) moves.push({ position, day, letter: 'W', time: begin + paidOut, amount: -withdrawals })
  if (bonuses > 0) moves.push({ position, day, letter: 'R', time: begin + paidIn, amount: bonuses })
  return moves
}

/** The movements of a day that a filter selects, latest first. */
export function dayMoves(
  { teams }: Pick<Sandbox, 'teams'>,
  { key, positions }: Selection,
  { from, to, group }: { from: number; to: number; group?: MoveGroup | undefined },
  day: number,
) {
  const until = teams.until(to)
  const all = memosOf(teams.order).get([key, day].join(), () => {
    const moves: CrowdMove[] = []
    eachVisit(teams, positions, dayStart(day), dayStart(day + 1), ({ position, member, money }) => {
      moves.push(...movesOf(position, member, day, money))
    })
    return moves.sort(
      (one, other) =>
        other.time - one.time || other.position - one.position || (one.letter < other.letter ? 1 : -1),
    )
  })
  const chosen = all.filter(
    ({ time, letter }) => time >= from && time < until && (group === undefined || groups[letter] === group),
  )
  return {
    length: chosen.length,
    at: (index: number) => chosen[index],
    timeAt: (index: number) => chosen[index]?.time ?? 0,
  }
}

/** The generated movement of an account's day; undefined if there is none, or if it is still to come. */
export function findCrowdMove(
  { teams }: Pick<Sandbox, 'teams'>,
  position: number,
  day: number,
  letter: string,
): CrowdMove | undefined {
  const member = teams.crowd.indexOf(teams.order.ids[position] ?? 0)
  if (member < 0) return undefined
  const move = movesOf(position, member, day, wholeDay(teams, position, day)).find(
    (one) => one.letter === letter,
  )
  return move && move.time < teams.until(move.time + 1) ? move : undefined
}
