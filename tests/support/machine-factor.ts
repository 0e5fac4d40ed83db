import { availableParallelism, loadavg } from 'node:os'

/**
 * How many times slower this machine is than the one for which the tests' time limits were set. Measured once per
 * run, and passed to child processes in this environment variable.
 */
const variable = 'PALARO_MACHINE_FACTOR'

/** Milliseconds that `work` takes on two idle cores of the reference machine. */
const referenceMs = 500

/** Upper limit: two cores with thirty busy processes. On an even slower machine, longer limits alone wouldn't help. */
const most = 16

/** A fixed amount of work of about half a second: numbers in a typed array, then strings in a map. */
function work(): number {
  const numbers = new Uint32Array(1 << 16)
  let state = 2_463_534_242
  for (let round = 0; round < 3800; round += 1)
    for (let index = 0; index < numbers.length; index += 1) {
      state ^= state << 13
      state ^= state >>> 17
      state ^= state << 5
      numbers[index] = (numbers[index] ?? 0) + state
    }
  const words = new Map<string, number>()
  for (const number of numbers) {
    const word = (number % 5000).toString(36)
    words.set(word, (words.get(word) ?? 0) + 1)
  }
  return words.size
}

/**
 * Returns the factor for a measured time, in ms, and the processes that wait for each core: between 1 and 16, with two
 * decimals. A short measurement beside many busy processes is often lucky, so their number counts, too.
 */
export const factorOf = (ms: number, waiting = 0): number =>
  Math.round(Math.min(most, Math.max(1, ms / referenceMs, waiting)) * 100) / 100

/** Parses the factor that a parent process measured; undefined if there is none or it is invalid. */
export function handedFactor(value: string | undefined): number | undefined {
  const factor = Number(value)
  return value !== undefined && factor >= 1 && factor <= most ? factor : undefined
}

function measure(): number {
  const begun = performance.now()
  work()
  const ms = performance.now() - begun
  // Windows knows no load, and says 0.
  const [lastMinute = 0] = loadavg()
  const factor = factorOf(ms, lastMinute / availableParallelism())
  console.log(
    `machine factor ${factor.toFixed(2)}: time limits × ${factor} (${Math.round(ms)} ms of work, load ${lastMinute.toFixed(1)})`,
  )
  return factor
}

/** Returns the factor of this run, measured by the first process that calls this. */
export function machineFactor(): number {
  const factor = handedFactor(process.env[variable]) ?? measure()
  process.env[variable] = String(factor)
  return factor
}

/** Scales a time limit to this machine. */
export const scaled = (ms: number): number => Math.round(ms * machineFactor())
