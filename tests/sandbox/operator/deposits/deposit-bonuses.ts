import { inZone, startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import type { Text } from '#sandbox/world/texts/language.ts'
import { texts } from './texts.ts'

/** A bonus on a deposit. Amounts in minor units. */
export type DepositBonus = {
  readonly id: string
  readonly title: Text
  readonly percent: number
  /** The largest bonus; null if there is no limit. */
  readonly most: number | null
  /** The smallest deposit that gets it. */
  readonly min: number
  /** How many times deposit and bonus must be bet. */
  readonly turnover: number
  readonly gameTypes: readonly string[] | null
  readonly channels: readonly string[] | null
  /** From when on it may be used once; undefined if it can't be used at this time. */
  readonly period: (now: number) => number | undefined
}

const friday = 5

/** The deposit bonuses. `first` and `reload` are those of the promotions with these names. */
export const depositBonuses: readonly DepositBonus[] = [
  {
    id: 'first',
    title: texts.depositBonuses.first.title,
    percent: 100,
    most: 5_000_00,
    min: 100_00,
    turnover: 12,
    gameTypes: ['RNG', 'FISH'],
    channels: ['gcash', 'maya', 'qrph'],
    period: () => 0,
  },
  {
    id: 'reload',
    title: texts.depositBonuses.reload.title,
    percent: 20,
    most: 2_000_00,
    min: 500_00,
    turnover: 6,
    gameTypes: ['RNG', 'FISH'],
    channels: null,
    period: (now) => (inZone(now).getUTCDay() === friday ? startOfDay(now) : undefined),
  },
  {
    id: 'daily',
    title: texts.depositBonuses.daily.title,
    percent: 10,
    most: 1_000_00,
    min: 300_00,
    turnover: 5,
    gameTypes: null,
    channels: null,
    period: startOfDay,
  },
]
