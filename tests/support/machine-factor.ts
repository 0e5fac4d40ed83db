/**
 * How many times slower this machine is now than the one that the tests' time limits were set on. Measured once a run,
 * and handed to child processes by the environment.
 */
const variable = 'PALARO_MACHINE_FACTOR'

/** Milliseconds that `work` takes on two idle cores of the machine that the limits were set on. */
const referenceMs = 500

/** A machine slower than this needs other limits, not longer ones. */
const most = 4

/** A fixed piece of work of about half a second: numbers in a typed array, then words in a map. */
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

/** The factor for a piece of work that took so long: at least 1, at most 4, to two decimals. */
export const factorOf = (ms: number): number =>
  Math.round(Math.min(most, Math.max(1, ms / referenceMs)) * 100) / 100

/** Returns what a parent process measured, or undefined where there is none or it is no factor. */
export function handedFactor(value: string | undefined): number | undefined {
  const factor = Number(value)
  return value !== undefined && factor >= 1 && factor <= most ? factor : undefined
}

function measure(): number {
  const begun = performance.now()
  work()
  const ms = performance.now() - begun
  const factor = factorOf(ms)
  console.log(`machine factor ${factor.toFixed(2)}: time limits × ${factor} (${Math.round(ms)} ms of work)`)
  return factor
}

/** The factor of this run, measured by the first process that asks for it. */
export function machineFactor(): number {
  const factor = handedFactor(process.env[variable]) ?? measure()
  process.env[variable] = String(factor)
  return factor
}

/** Scales a time limit to this machine. */
export const scaled = (ms: number): number => Math.round(ms * machineFactor())
