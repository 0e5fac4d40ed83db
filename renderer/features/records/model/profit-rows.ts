import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { statements } from '#shared/contract/endpoints/statements.ts'
import type { Amount } from '#shared/domain/money.ts'
import type { ProfitGrouping } from './profit-filter.ts'

type Profit = ValueOf<typeof statements.profit>

/** A row of profit and loss. `bonus` is null where bonuses aren't counted. */
export type ProfitRow = {
  key: string
  name: string
  count: number
  bet: Amount
  validBet: Amount
  win: Amount
  bonus: Amount | null
  net: Amount
}

/**
 * The rows of a grouping: days latest first, types and vendors by their bets.
 * @param nameOf names a day or game type.
 */
export const profitRows = (
  { days, types, vendors }: Profit,
  by: ProfitGrouping,
  nameOf: { day: (date: string) => string; type: (type: string) => string },
): readonly ProfitRow[] => {
  if (by === 'days')
    return days.toReversed().map(({ date, ...row }) => ({ key: date, name: nameOf.day(date), ...row }))
  const rows = by === 'types' ? types.map((row) => ({ ...row, name: nameOf.type(row.key) })) : vendors
  return rows.map((row) => ({ ...row, bonus: null }))
}
