import { useTranslation } from 'react-i18next'
import type { CsvColumn } from '#lib/records/csv-file.ts'
import { addAmounts } from '#shared/domain/money.ts'
import type { ProfitGrouping } from '../model/profit-filter.ts'
import type { ProfitRow } from '../model/profit-rows.ts'

/** The columns of profit and loss's CSV export. Days are exported as yyyy-MM-dd. */
export function useProfitColumns(by: ProfitGrouping, withBonus: boolean): readonly CsvColumn<ProfitRow>[] {
  const { t } = useTranslation(['statement', 'member'])
  return [
    { header: t(`profit.by.${by}`), text: ({ key, name }) => (by === 'days' ? key : name) },
    { header: t('member:bets.count'), text: ({ count }) => String(count) },
    { header: t('member:bets.bet'), amount: ({ bet }) => bet },
    { header: t('member:bets.validBet'), amount: ({ validBet }) => validBet },
    { header: t('member:bets.win'), amount: ({ win }) => win },
    ...(withBonus
      ? [{ header: t('profit.bonus'), amount: ({ bonus }: ProfitRow) => bonus ?? addAmounts() }]
      : []),
    { header: t('member:bets.net'), amount: ({ net }) => net },
  ]
}
