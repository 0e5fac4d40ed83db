/** Markets, sides and moments of a match in words. */
import { clockText } from '../../../client/timed.ts'
import type { Fixture, Happening, Market, MarketId, SideId, SportId } from '../sports-table.ts'
import type { SportsTexts } from './texts.ts'

/** How a sport is divided and what its totals count. */
const units = {
  basketball: { part: 'quarter', total: 'points' },
  football: { part: 'half', total: 'goals' },
  boxing: { part: 'round', total: 'points' },
  volleyball: { part: 'set', total: 'sets' },
  tennis: { part: 'set', total: 'sets' },
  badminton: { part: 'set', total: 'sets' },
  arena: { part: 'map', total: 'maps' },
  shooter: { part: 'map', total: 'maps' },
  fighter: { part: 'game', total: 'games' },
} as const satisfies Record<SportId, object>

/** Minutes of a football match, and seconds of a quarter or a round. */
const wholeMinutes = 90
const periods = { basketball: { count: 4, seconds: 300 }, boxing: { count: 4, seconds: 180 } } as const

export const matchName = (t: SportsTexts, { home, away }: Pick<Fixture, 'home' | 'away'>): string =>
  t.versus(home, away)

/** "1.85" for 185. */
export const oddsText = (odds: number): string => (odds / 100).toFixed(2)

const signed = (line: number): string => (line > 0 ? `+${line}` : `−${Math.abs(line)}`)

type Played = Pick<Fixture, 'sport' | 'home' | 'away'>

export function marketName(t: SportsTexts, { sport }: Played, market: MarketId): string {
  if (market === 'w') return t.winner
  if (market === 'c') return t.handicap
  if (market === 'k') return t.distance
  if (market.startsWith('t')) return t.total[units[sport].total]
  return t.partWinner(t.part[units[sport].part](Number(market.slice(1))))
}

export function sideName(
  t: SportsTexts,
  { home, away }: Played,
  { id, line }: Pick<Market, 'id' | 'line'>,
  side: SideId,
): string {
  const handicap = id === 'c' && line !== null ? ` ${signed(side === 'a' ? -line : line)}` : ''
  const names: Record<SideId, string> = {
    h: home + handicap,
    a: away + handicap,
    d: t.draw,
    o: t.over(String(line ?? '')),
    u: t.under(String(line ?? '')),
    y: t.yes,
    n: t.no,
  }
  return names[side]
}

/** Where a match is: "63′", "Q3 2:15", "Set 2", "in 1:20", "Ended". */
export function moment(t: SportsTexts, fixture: Fixture, now: number): string {
  const { phase, sport, parts, progress, resting, startsAt } = fixture
  if (phase === 'ahead') return t.startsIn(clockText(startsAt - now))
  if (phase === 'ended') return t.ended
  if (phase === 'postponed') return t.postponed
  const part = t.part[units[sport].part](parts.length)
  if (progress === null) return resting ? t.pause : part
  if (progress >= 1000 && sport === 'basketball') return t.overtime
  if (sport === 'football') {
    if (resting) return t.halfTime
    return `${Math.max(1, Math.round((progress * wholeMinutes) / 1000))}′`
  }
  if (resting) return t.pause
  const { count, seconds } = sport === 'boxing' ? periods.boxing : periods.basketball
  const played = (progress * count) / 1000 - (parts.length - 1)
  return `${part} ${clockText((1 - played) * seconds * 1000)}`
}

/** What happened last, in words. Empty if nothing worth telling did. */
export function happening(t: SportsTexts, fixture: Fixture, { kind, side }: Happening): string {
  if (side === null) return ''
  const name = side === 'h' ? fixture.home : fixture.away
  const { event } = t
  switch (kind) {
    case 'quiet':
      return ''
    case 'part': {
      const done = fixture.winner === null && fixture.parts.at(-1)?.every((points) => points === 0)
      return event.part(t.part[units[fixture.sport].part](fixture.parts.length - (done ? 1 : 0)), name)
    }
    case 'point':
      if (fixture.sport === 'arena') return event.kill(name)
      return fixture.sport === 'shooter' || fixture.sport === 'fighter'
        ? event.round(name)
        : event.point(name)
    default:
      return event[kind](name)
  }
}

/** How a match ended, in words. */
export function ending(t: SportsTexts, { home, away, winner }: Fixture): string {
  return winner === 'd' ? t.event.drawn : t.event.end(winner === 'h' ? home : away)
}
