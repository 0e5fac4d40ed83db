import { useTranslation } from 'react-i18next'
import type { CsvColumn } from '#lib/records/csv-file.ts'
import type { Dividend } from '#shared/contract/endpoints/agent-dividends.ts'
import { daysOf } from '../model/period-name.ts'
import { useDividendNote } from './use-dividend-note.ts'

/** The columns of the dividend record's CSV export. */
export function useDividendColumns(): readonly CsvColumn<Dividend>[] {
  const { t } = useTranslation('agentDividends')
  const note = useDividendNote()
  return [
    { header: t('column.from'), text: (row) => daysOf(row).from },
    { header: t('column.to'), text: (row) => daysOf(row).to },
    { header: t('column.rate'), text: ({ rate }) => rate },
    { header: t('column.active'), text: ({ activeMembers }) => String(activeMembers) },
    { header: t('running.validBet'), amount: ({ validBet }) => validBet },
    { header: t('running.netProfit'), amount: ({ netProfit }) => netProfit },
    { header: t('column.amount'), amount: ({ amount }) => amount },
    { header: t('column.state'), text: ({ state }) => t(`state.${state}`) },
    { header: t('column.note'), text: note },
  ]
}
