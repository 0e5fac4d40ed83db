import { useTranslation } from 'react-i18next'
import type { CsvColumn } from '#lib/records/csv-file.ts'
import type { TeamMove } from '#shared/contract/endpoints/agent-records.ts'

/** The columns of the CSV export of money movements. A balance that isn't known stays empty. */
export function useMoveColumns(): readonly CsvColumn<TeamMove>[] {
  const { t } = useTranslation(['agentRecords', 'statement'])
  return [
    { header: t('column.time'), moment: ({ time }) => time },
    { header: t('column.account'), text: ({ account }) => account },
    { header: t('column.upline'), text: ({ upline }) => upline.account },
    { header: t('column.kind'), text: ({ kind }) => t(`statement:kind.${kind}`) },
    { header: t('moves.about'), text: ({ title }) => title ?? '' },
    { header: t('column.order'), text: ({ order }) => order },
    { header: t('column.amount'), amount: ({ amount }) => amount },
    { header: t('column.balance'), text: ({ balance }) => balance ?? '' },
  ]
}
