import { useTranslation } from 'react-i18next'
import type { CsvColumn } from '#lib/records/csv-file.ts'
import { type IncomePart, incomeParts } from '#shared/contract/endpoints/agent-income.ts'
import type { IncomeDay } from '../model/income-day.ts'

/** The columns of the income's CSV export, a row for each day as yyyy-MM-dd. */
export function useIncomeColumns(): readonly CsvColumn<IncomeDay>[] {
  const { t } = useTranslation('agentIncome')
  const column = (part: IncomePart): CsvColumn<IncomeDay> => ({
    header: t(`part.${part}`),
    amount: (day) => day[part],
  })
  return [
    { header: t('days.day'), text: ({ date }) => date },
    { header: t('days.validBet'), amount: ({ validBet }) => validBet },
    ...incomeParts.map(column),
    { header: t('income'), amount: ({ income }) => income },
    { header: t('days.state'), text: ({ state }) => t(`state.${state}`) },
  ]
}
