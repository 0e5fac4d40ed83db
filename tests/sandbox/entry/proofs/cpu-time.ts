import { machineFactor } from '../../../support/machine-factor.ts'

/** This thread's CPU time so far, in ms. */
function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Returns this thread's CPU time for some work, in ms. */
async function timeOf(work: () => unknown): Promise<number> {
  const begun = worked()
  await work()
  return worked() - begun
}

/** Mean of the faster half, because what else the machine does only ever makes a turn slower. */
const undisturbed = (times: readonly number[]): number => {
  const faster = times.toSorted((a, b) => a - b).slice(0, Math.ceil(times.length / 2))
  return faster.reduce((sum, time) => sum + time, 0) / faster.length
}

const amounts = Float64Array.from({ length: 50_000 }, (_, index) => (index * 40_503) % 65_521)

/** Fixed work like that of a call: goes through a large team's figures, and selects, adds up and sorts some of them. */
function fixedWork(): number {
  const rows: { key: number; position: number }[] = []
  let sum = 0
  for (let turn = 0; turn < 4; turn += 1)
    for (let position = 0; position < amounts.length; position += 1) {
      const key = amounts[position] ?? 0
      sum += key
      if (key % 64 === turn) rows.push({ key, position })
    }
  rows.sort((one, other) => one.key - other.key)
  return sum + (rows[0]?.position ?? 0)
}

/** CPU time of `fixedWork` on the reference machine with nothing beside it, in ms. */
const referenceMs = 2.2
/** Times of the last pieces of fixed work, in ms. Many, because some machines count CPU time in steps of 4 ms. */
let fixedTimes: number[] = []

/**
 * How many times slower this machine is than the reference right now: between 1 and 4. What a host gives to others, or
 * takes back as memory, changes within minutes; a factor from the beginning of a run doesn't know of it.
 */
async function slowness(): Promise<number> {
  // The first pieces are slower than the others, so a factor needs many, however few turns a call takes.
  do fixedTimes = [...fixedTimes, await timeOf(fixedWork)].slice(-40)
  while (fixedTimes.length < 20)
  const mean = fixedTimes.reduce((sum, time) => sum + time, 0) / fixedTimes.length
  return Math.min(4, Math.max(machineFactor(), mean / referenceMs))
}

/** Limit of `cpuTimeOf` for every reading call at full size, in ms. */
export const cpuBudget = 20

/** A call needs no more turns than these if each of them took less than half the budget. */
const fewTurns = 3

/**
 * Returns what a call costs on the reference machine, in ms of this thread's CPU time: the mean of the faster half of
 * some turns, after one for warming up, by how slow the machine was meanwhile. `npm run bench` has the 95th
 * percentile, of a server with nothing beside it.
 *
 * Disturbance only ever makes a turn slower. So a call that exceeds the budget doesn't take less than half of it in a
 * row of turns, and always gets all its turns.
 */
export async function cpuTimeOf(call: () => Promise<unknown>, turns = 20): Promise<number> {
  await call()
  const times: number[] = []
  let slow = 1
  for (let turn = 0; turn < turns; turn += 1) {
    if (turn === 0 || turn >= fewTurns) slow = await slowness()
    times.push(await timeOf(call))
    if (times.length === fewTurns && Math.max(...times) / slow < cpuBudget / 2) break
  }
  return undisturbed(times) / slow
}
