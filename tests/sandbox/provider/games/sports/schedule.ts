/** Which matches there are, and when. Pure: a match's number decides who meets and how strong they are. */
import { beat, type Spec, specs } from './sports-catalogue.ts'
import { leagues } from './sports-names.ts'
import type { SportId } from './sports-table.ts'

/** A match that may be played. */
export interface Match {
  readonly id: string
  readonly spec: Spec
  readonly number: number
  readonly startsAt: number
  readonly league: string
  readonly home: string
  readonly away: string
  /** How much stronger the home side is, -8 to 8. */
  readonly level: number
}

/** Each sport starts a match this often, in ms. */
export const every = 50 * beat
/** Matches of a sport that are listed before they start, and after the latest start. */
export const ahead = 4
export const behind = 6

export const mostLevel = 8

/** A hash that looks random but is always the same. */
export function mixed(text: string): number {
  let hash = 2_166_136_261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 2_246_822_519)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** How strong a side is, -3 to 3. Always the same, so that favourites are known. */
const strengthOf = (name: string): number => (mixed(name) % 7) - 3

const startOf = ({ offset }: Spec, number: number): number => number * every + offset * beat

/** The latest match of a sport that has started. */
export const latestOf = ({ offset }: Spec, now: number): number => Math.floor((now - offset * beat) / every)

/** The match of a sport with this number. */
export function matchOf(spec: Spec, number: number): Match {
  const id = `${spec.letter}${number}`
  const league = leagues[spec.id][number % 2 === 0 ? 0 : 1]
  const { sides } = league
  const first = mixed(id) % sides.length
  const other = (first + 1 + (mixed(`${id}/2`) % (sides.length - 1))) % sides.length
  const [home = '', away = ''] = [sides[first], sides[other]]
  const stronger = strengthOf(home) - strengthOf(away) + 1
  return {
    id,
    spec,
    number,
    startsAt: startOf(spec, number),
    league: league.name,
    home,
    away,
    level: Math.max(-mostLevel, Math.min(mostLevel, stronger)),
  }
}

/** The match with an id such as "f19934567". Undefined if no sport has that letter. */
export function matchNamed(id: string): Match | undefined {
  const [, letter, number] = id.match(/^([a-z])(\d{1,12})$/) ?? []
  const spec = specs.find((each) => each.letter === letter)
  return spec && matchOf(spec, Number(number))
}

/** The matches of a sport that are listed now, oldest first. */
export function listed(spec: Spec, now: number): readonly Match[] {
  const latest = latestOf(spec, now)
  return Array.from({ length: behind + ahead }, (_, index) => matchOf(spec, latest - behind + 1 + index))
}

/** Whether a match is too old to be listed. */
export const isPast = ({ spec, number }: Match, now: number): boolean =>
  number <= latestOf(spec, now) - behind

/** Whether a match is listed already. */
export const isListed = ({ spec, number }: Match, now: number): boolean =>
  number <= latestOf(spec, now) + ahead

/** How many matches of these sports start within a span, and when the first one after a moment does. */
export function startsWithin(
  sports: readonly SportId[],
  from: number,
  until: number,
): { readonly count: number; readonly next: number } {
  const chosen = specs.filter(({ id }) => sports.includes(id))
  const count = chosen.reduce((sum, spec) => sum + latestOf(spec, until - 1) - latestOf(spec, from - 1), 0)
  return { count, next: Math.min(...chosen.map((spec) => startOf(spec, latestOf(spec, from) + 1))) }
}
