/** Matches, their odds and results. Pure: the teams and each side's chance depend only on the match number. */
import type { RandomBelow } from '../random.ts'
import type { Fixture, Side, SportsTable } from './sports-table.ts'

export type Sport = SportsTable['sport']

/**
 * `every` and `lasts` in ms: interval between two starts, and length of a match. `ahead` and `behind`: number of
 * upcoming and of started matches in the list.
 */
export const fixtureTimes = { every: 30_000, lasts: 25_000, ahead: 6, behind: 3 }

/** The bookmaker's margin, in percent. */
export const marginPercent = 6

const teams: Readonly<Record<Sport, readonly string[]>> = {
  ball: [
    'Manila Kings',
    'Cebu Sharks',
    'Davao Eagles',
    'Baguio Pines',
    'Iloilo Tide',
    'Batangas Brew',
    'Laguna Heroes',
    'Pampanga Giants',
    'Bohol Tarsiers',
    'Zambo Vintas',
    'Taguig Stallions',
    'Bacolod Masks',
  ],
  esports: [
    'Blaze Alab',
    'Team Tadhana',
    'Onyx Diwata',
    'Sinag Five',
    'Kidlat Squad',
    'Habagat Clan',
    'Bakunawa',
    'Talim Elite',
    'Laya Gaming',
    'Agila Nine',
  ],
  cockfight: [
    'Red Lasak',
    'Black Hatch',
    'Grey Talisay',
    'White Kelso',
    'Golden Roundhead',
    'Blue Claret',
    'Bulik Sweater',
    'Dome Asil',
    'Puti Bantog',
    'Itim Radio',
  ],
}

export const sportOf = (category: string): Sport =>
  category === 'ESPORTS' ? 'esports' : category === 'COCKFIGHT' ? 'cockfight' : 'ball'

/** A hash that looks random but is always the same for a match. */
function mixed(lane: string, number: number, salt: number): number {
  let hash = 2_166_136_261 ^ salt
  for (const letter of `${lane}|${number}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 2_246_822_519)
  return (hash ^ (hash >>> 13)) >>> 0
}

export type Chances = Readonly<Partial<Record<Side, number>>>

/** Chance of each side in thousandths. They sum to 1000. */
export function chancesOf(sport: Sport, lane: string, number: number): Chances {
  const draw = sport === 'esports' ? 0 : sport === 'cockfight' ? 80 : 120 + (mixed(lane, number, 3) % 120)
  const home = Math.round((1000 - draw) * (0.25 + (mixed(lane, number, 4) % 500) / 1000))
  const away = 1000 - draw - home
  return draw === 0 ? { home, away } : { home, draw, away }
}

/** Odds for a chance, in hundredths, stake included and margin deducted. */
export const oddsOf = (chance: number): number => Math.floor(((100 - marginPercent) * 1000) / chance)

/** Published return to player of a bet on a chance, as a share. Includes the rounding of the odds. */
export const sportsReturn = (chance: number): number => (oddsOf(chance) / 100) * (chance / 1000)

/** Odds of a match, such as "1.85". */
export const fixtureOdds = (chances: Chances): Fixture['odds'] =>
  Object.fromEntries(
    Object.entries(chances).map(([side, chance]) => [side, (oddsOf(chance) / 100).toFixed(2)]),
  )

/** The teams and times of the match with this number. */
export function fixtureOf(sport: Sport, lane: string, number: number): Omit<Fixture, 'result'> {
  const names = teams[sport]
  const home = mixed(lane, number, 1) % names.length
  const away = (home + 1 + (mixed(lane, number, 2) % (names.length - 1))) % names.length
  const startsAt = number * fixtureTimes.every
  return {
    id: String(number),
    home: names[home] ?? '',
    away: names[away] ?? '',
    startsAt,
    endsAt: startsAt + fixtureTimes.lasts,
    odds: fixtureOdds(chancesOf(sport, lane, number)),
  }
}

/** Draws the winner of a match by its chances, and a matching score. */
export function playFixture(
  sport: Sport,
  chances: Chances,
  random: RandomBelow,
): { winner: Side; score: string } {
  const { home = 0, draw = 0 } = chances
  const lot = random(1000)
  const winner = lot < home ? 'home' : lot < home + draw ? 'draw' : 'away'
  const [more, less] = scores(sport, random)
  const score =
    winner === 'draw' ? `${less}–${less}` : winner === 'home' ? `${more}–${less}` : `${less}–${more}`
  return { winner, score }
}

/** Points of the winner and the loser. */
function scores(sport: Sport, random: RandomBelow): [number, number] {
  if (sport === 'cockfight') return [1, 0]
  if (sport === 'esports') return [2, random(2)]
  const less = random(3)
  return [less + 1 + random(3), less]
}

const sides: readonly Side[] = ['home', 'draw', 'away']
const mostSelections = 4

export type Selection = { readonly number: number; readonly side: Side }

/** Parses a slip such as "120:home,121:draw". Returns undefined if it is invalid, too long or repeats a match. */
export function readSlip(choice = ''): readonly Selection[] | undefined {
  const selections = choice.split(',').flatMap((part): Selection[] => {
    const [, number, named] = part.match(/^(\d{1,15}):(home|draw|away)$/) ?? []
    const side = sides.find((each) => each === named)
    return number !== undefined && side ? [{ number: Number(number), side }] : []
  })
  const whole = selections.length === choice.split(',').length && selections.length <= mostSelections
  return whole && new Set(selections.map(({ number }) => number)).size === selections.length
    ? selections
    : undefined
}
