import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { parseDay } from '#lib/records/days.ts'
import { formatDayName } from '#lib/records/format-days.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { statements } from '#shared/contract/endpoints/statements.ts'
import { gameTypes } from '#shared/domain/game-types.ts'
import { isOneOf } from '../model/is-one-of.ts'
import type { ProfitGrouping } from '../model/profit-filter.ts'
import { type ProfitRow, profitRows } from '../model/profit-rows.ts'

/** Returns a function that makes the rows of a grouping, named in the language. */
export function useProfitRows() {
  const { t } = useTranslation('common')
  const { tag } = useLanguage()
  const nameOf = {
    day(date: string) {
      const day = parseDay(date)
      return day ? formatDayName(day, tag) : date
    },
    type(name: string) {
      const type = isOneOf(gameTypes, name)
      return type ? t(`category.${type}`) : name
    },
  }
  return (data: ValueOf<typeof statements.profit>, by: ProfitGrouping): readonly ProfitRow[] =>
    profitRows(data, by, nameOf)
}
