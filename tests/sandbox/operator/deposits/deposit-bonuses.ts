import { inZone, startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import { type Text, text } from '#sandbox/world/texts/language.ts'

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
    title: text(
      'First deposit 100%',
      'Unang deposit 100%',
      '首充送 100%',
      'Nạp lần đầu 100%',
      '初回入金 100%',
      'ฝากครั้งแรก 100%',
      'Deposit pertama 100%',
    ),
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
    title: text(
      'Friday reload 20%',
      'Friday reload 20%',
      '周五充值送 20%',
      'Nạp thêm thứ Sáu 20%',
      '金曜リロード 20%',
      'ฝากวันศุกร์ 20%',
      'Reload Jumat 20%',
    ),
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
    title: text(
      'Daily reload 10%',
      'Daily reload 10%',
      '每日充值送 10%',
      'Nạp thêm hằng ngày 10%',
      'デイリーリロード 10%',
      'ฝากรายวัน 10%',
      'Reload harian 10%',
    ),
    percent: 10,
    most: 1_000_00,
    min: 300_00,
    turnover: 5,
    gameTypes: null,
    channels: null,
    period: startOfDay,
  },
]
