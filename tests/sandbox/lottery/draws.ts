/** The draws of the lottery games, held by the clock and kept in the database once they are. */
import { randomInt } from 'node:crypto'
import * as z from 'zod/mini'
import type { Sandbox } from '../sandbox.ts'
import { formOf, type LotteryForm, periodOf } from './forms.ts'
import { issueOf, lastDraws, timeOfIssue } from './schedule.ts'

export type Draw = { issue: string; numbers: number[]; drawTime: number }
type Parts = Pick<Sandbox, 'db' | 'clock'>
type LotteryGame = { readonly nodeId: number; readonly name: string }

const kept = z.array(z.number())

/** What falls out of the drum, or the digits in their order. */
export function drawNumbers(form: LotteryForm, below: (bound: number) => number): number[] {
  if (form.kind === 'digits') return Array.from({ length: form.count }, () => below(10))
  const drum = Array.from({ length: form.pool }, (_, index) => index + 1)
  const drawn = Array.from({ length: form.count }, () => drum.splice(below(drum.length), 1)[0] ?? 0)
  return drawn.sort((one, other) => one - other)
}

/** The last draws of a game, latest first; those that nobody has looked at yet are held now. */
export function drawsOf({ db, clock }: Parts, { nodeId, name }: LotteryGame, count: number): Draw[] {
  const period = periodOf(formOf(name))
  return lastDraws(clock.now(), period, count).map((time) => drawAt(db, nodeId, name, time))
}

/** The draw of that name; undefined before it is held, or when there is none. */
export function drawOf({ db, clock }: Parts, game: LotteryGame, issue: string): Draw | undefined {
  const time = timeOfIssue(issue, periodOf(formOf(game.name)))
  if (time === undefined || time > clock.now()) return undefined
  return drawAt(db, game.nodeId, game.name, time)
}

function drawAt(db: Sandbox['db'], nodeId: number, name: string, time: number): Draw {
  const form = formOf(name)
  const issue = issueOf(time, periodOf(form))
  const row = db.get<{ numbers: string }>(
    'SELECT numbers FROM draws WHERE node_id = ? AND held = ?',
    nodeId,
    time,
  )
  if (row) return { issue, numbers: z.parse(kept, JSON.parse(row.numbers)), drawTime: time }
  const numbers = drawNumbers(form, (bound) => randomInt(bound))
  db.run('INSERT INTO draws VALUES (?, ?, ?)', nodeId, time, JSON.stringify(numbers))
  return { issue, numbers, drawTime: time }
}
