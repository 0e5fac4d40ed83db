/** Draws of the lottery games. They follow the clock and are stored in the database. */
import { randomInt } from 'node:crypto'
import * as z from 'zod/mini'
import type { Sandbox } from '../sandbox.ts'
import { formOf, type LotteryForm, periodOf } from './forms.ts'
import { issueOf, lastDraws, timeOfIssue } from './schedule.ts'

export type Draw = { issue: string; numbers: number[]; drawTime: number }
type Parts = Pick<Sandbox, 'db' | 'clock'>
type LotteryGame = { readonly nodeId: number; readonly model: string }

const kept = z.array(z.number())

/** Draws the numbers: digits in order, or balls from a drum in ascending order. */
export function drawNumbers(form: LotteryForm, below: (bound: number) => number): number[] {
  if (form.kind === 'digits') return Array.from({ length: form.count }, () => below(10))
  const drawn: number[] = []
  for (let left = form.pool; left > form.pool - form.count; left -= 1) {
    // The ball at this place among those still in the drum: one further for each smaller one that is out of it.
    let ball = below(left) + 1
    let place = 0
    for (; place < drawn.length && (drawn[place] ?? 0) <= ball; place += 1) ball += 1
    drawn.splice(place, 0, ball)
  }
  return drawn
}

/** The latest draws of a game, newest first. Draws nobody has requested before are made now. */
export function drawsOf({ db, clock }: Parts, { nodeId, model }: LotteryGame, count: number): Draw[] {
  const period = periodOf(formOf(model))
  return lastDraws(clock.now(), period, count).map((time) => drawAt(db, nodeId, model, time))
}

/** The draw with this name. Undefined if it doesn't exist or hasn't taken place yet. */
export function drawOf({ db, clock }: Parts, game: LotteryGame, issue: string): Draw | undefined {
  const time = timeOfIssue(issue, periodOf(formOf(game.model)))
  if (time === undefined || time > clock.now()) return undefined
  return drawAt(db, game.nodeId, game.model, time)
}

function drawAt(db: Sandbox['db'], nodeId: number, model: string, time: number): Draw {
  const form = formOf(model)
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
