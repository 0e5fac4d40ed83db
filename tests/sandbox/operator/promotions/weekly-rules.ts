import type { Text } from '#sandbox/world/texts/language.ts'
import type { GameType } from '#shared/domain/game-types.ts'
import { texts } from './texts.ts'

/** What a promotion gives back of each week's bets or net loss in the games of a type. Amounts in minor units. */
export type WeeklyRule = {
  /** The promotion's id. */
  readonly id: string
  /** Of what is credited. */
  readonly title: Text
  readonly gameType: GameType
  /** When a bet must be decided to count, in hours since the week began on Sunday. `to` is exclusive, and may be later. */
  readonly from: number
  readonly to: number
  readonly of: 'bets' | 'loss'
  /** Shares in hundredths of a percent. The last one that is reached is given of all of it. */
  readonly steps: readonly { readonly least: number; readonly share: number }[]
  /** The most that is given for a week; null if there is no limit. */
  readonly most: number | null
  /** How often it must be bet before it may be withdrawn. */
  readonly turnover: number
}

const wholeWeek = { from: 0, to: 7 * 24 } as const
/** Hours to a day of the week, which counts from Sunday, 0. */
const hoursTo = (day: number, hour = 0): number => day * 24 + hour
const [friday, saturday, nextSunday, nextMonday] = [5, 6, 7, 8]

/** Paid once its hours of a week are over. The promotions' terms and progress are read from here. */
export const weeklyRules: readonly WeeklyRule[] = [
  {
    id: 'rebate',
    title: texts.weeklyRules.rebate.title,
    gameType: 'RNG',
    from: hoursTo(friday, 18),
    to: hoursTo(nextMonday),
    of: 'bets',
    steps: [
      { least: 1_000_00, share: 60 },
      { least: 20_000_00, share: 90 },
      { least: 100_000_00, share: 120 },
    ],
    most: null,
    turnover: 0,
  },
  {
    id: 'live',
    title: texts.weeklyRules.live.title,
    gameType: 'LIVE',
    ...wholeWeek,
    of: 'loss',
    steps: [{ least: 1_000_00, share: 500 }],
    most: 20_000_00,
    turnover: 1,
  },
  {
    id: 'sports',
    title: texts.weeklyRules.sports.title,
    gameType: 'SPORTS',
    ...wholeWeek,
    of: 'bets',
    steps: [
      { least: 500_00, share: 50 },
      { least: 10_000_00, share: 80 },
      { least: 50_000_00, share: 100 },
    ],
    most: null,
    turnover: 0,
  },
  {
    id: 'card',
    title: texts.weeklyRules.card.title,
    gameType: 'PVP',
    from: hoursTo(saturday, 19),
    to: hoursTo(nextSunday),
    of: 'bets',
    steps: [{ least: 500_00, share: 200 }],
    most: 3_000_00,
    turnover: 1,
  },
]
