/** The lines of a ticket: how they are written, and what they win. Pure, and used by the server as well. */
import type { LotteryOffer, LotteryPlay, LotteryPrize } from '../lottery-table.ts'

/** A line: a kind of bet and the numbers that it is on. Balls are in ascending order. */
export interface Line {
  readonly play: LotteryPlay
  readonly numbers: readonly number[]
}

const two = (number: number): string => String(number).padStart(2, '0')

/** A ticket as it is sent and kept: "20261121-0417:straight.010203,any.040506". */
export const choiceOf = (issue: string, lines: readonly Line[]): string =>
  `${issue}:${lines.map(({ play, numbers }) => `${play.id}.${numbers.map(two).join('')}`).join(',')}`

/** Reads a list of numbers as {@link choiceOf} writes them. */
export const numbersIn = (text: string): number[] => (text.match(/\d\d/g) ?? []).map(Number)

/** Reads a ticket. Undefined if its text is malformed or it has a kind of bet that isn't offered. */
export function ticketIn(
  plays: readonly LotteryPlay[],
  choice: string,
): { readonly issue: string; readonly lines: readonly Line[] } | undefined {
  const line = '[a-z]{1,12}\\d{0,2}\\.(?:\\d\\d){1,10}'
  const [, issue = '', list = ''] = choice.match(`^([\\d-]{1,40}):(${line}(?:,${line})*)$`) ?? []
  const lines = list.split(',').map((text) => {
    const [id, numbers = ''] = text.split('.')
    const play = plays.find((each) => each.id === id)
    return play && { play, numbers: numbersIn(numbers) }
  })
  return lines.every((each) => each !== undefined) ? { issue, lines } : undefined
}

const factorial = (number: number): number => (number < 2 ? 1 : number * factorial(number - 1))

/** In how many orders digits can be written: six for 1 2 3, three for 1 1 2. */
export function waysOf(numbers: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1)
  return [...counts.values()].reduce((ways, count) => ways / factorial(count), factorial(numbers.length))
}

/** The prizes of a line. None if its digits are all the same and their order doesn't count. */
export const prizesOf = ({ play, numbers }: Line): readonly LotteryPrize[] =>
  play.prizes.filter(({ ways }) => ways === undefined || ways === waysOf(numbers))

/** The largest prize of a line, as a multiple of its stake. 0 if it can't win. */
export const topPrize = (line: Line): number => Math.max(0, ...prizesOf(line).map(({ pays }) => pays))

/** Which numbers of a line are among those drawn: digits at their place or in any order, balls anywhere. */
export function hitsOf(
  form: LotteryOffer['form'],
  { play, numbers }: Line,
  drawn: readonly number[],
): readonly boolean[] {
  if (form === 'digits' && play.order === 'place') {
    const last = drawn.slice(-numbers.length)
    return numbers.map((number, place) => last[place] === number)
  }
  const left = [...drawn]
  return numbers.map((number) => {
    const at = left.indexOf(number)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** What a line wins, as a multiple of its stake. */
export function paysFor(form: LotteryOffer['form'], line: Line, drawn: readonly number[]): number {
  const right = hitsOf(form, line, drawn).filter(Boolean).length
  return prizesOf(line).find((prize) => prize.right === right)?.pays ?? 0
}

/** The sum of what lines win in a draw, as a multiple of the stake of one. */
const sumFor = (form: LotteryOffer['form'], lines: readonly Line[], drawn: readonly number[]): number =>
  lines.reduce((sum, line) => sum + paysFor(form, line, drawn), 0)

/**
 * What a ticket can win in one draw, as a multiple of a line's stake. A draw that pays it exists: for digits it is the
 * best of all, for balls the best of those that hold one line and as many others as fit.
 */
export function bestWin({ form, draws }: LotteryOffer, lines: readonly Line[]): number {
  if (form === 'digits') {
    const endings = lines.map(({ play, numbers }) =>
      play.order === 'any' ? permutations(numbers) : [numbers],
    )
    const zeros = Array.from({ length: draws }, () => 0)
    const candidates = endings.flat().flatMap((ending) => {
      if (ending.length === draws) return [ending]
      return endings.flat().map((other) => {
        const before = [...zeros, ...other].slice(-draws)
        return [...before.slice(0, draws - ending.length), ...ending]
      })
    })
    return Math.max(0, ...candidates.map((drawn) => sumFor(form, lines, drawn)))
  }
  const ranked = [...lines].sort((one, other) => topPrize(other) - topPrize(one))
  const drums = ranked.map((first) =>
    ranked.reduce<ReadonlySet<number>>((drum, { numbers }) => {
      const larger = new Set([...drum, ...numbers])
      return larger.size <= draws ? larger : drum
    }, new Set(first.numbers)),
  )
  return Math.max(0, ...drums.map((drum) => sumFor(form, lines, [...drum])))
}

/** All different orders of digits. */
function permutations(numbers: readonly number[]): readonly (readonly number[])[] {
  if (numbers.length < 2) return [numbers]
  return [...new Set(numbers)].flatMap((first) => {
    const at = numbers.indexOf(first)
    return permutations(numbers.toSpliced(at, 1)).map((rest) => [first, ...rest])
  })
}
