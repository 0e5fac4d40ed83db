import { useTranslation } from 'react-i18next'
import type { CsvColumn } from '#lib/records/csv-file.ts'
import type { SlotRow, SteppedRow } from '#shared/contract/endpoints/agent-salary.ts'
import { columnNames } from '../model/column-names.ts'
import type { SteppedKind } from './use-stepped-salary.ts'

/** The columns of the CSV export of a salary by steps. */
export function useSteppedColumns(kind: SteppedKind): readonly CsvColumn<SteppedRow>[] {
  const { t } = useTranslation('agentSalary')
  return [
    { header: t(columnNames[kind].period), moment: ({ from }) => from },
    { header: t(columnNames[kind].members), text: ({ members }) => String(members) },
    { header: t('column.validBet'), amount: ({ validBet }) => validBet },
    { header: t('column.step'), text: ({ step }) => String(step) },
    { header: t('column.salary'), amount: ({ amount }) => amount },
    { header: t('column.state'), text: ({ state }) => t(`state.${state}`) },
    { header: t('column.reason'), text: ({ lacks }) => (lacks ? t(`lacks.${lacks}`) : '') },
    { header: t('detail.paid'), moment: ({ paid }) => paid },
    { header: t('column.order'), text: ({ order }) => order ?? '' },
  ]
}

/** The columns of the real-time salary's CSV export. */
export function useSlotColumns(): readonly CsvColumn<SlotRow>[] {
  const { t } = useTranslation('agentSalary')
  return [
    { header: t('column.slot'), moment: ({ paid }) => paid },
    { header: t('column.players'), text: ({ members }) => String(members) },
    { header: t('column.validBet'), amount: ({ validBet }) => validBet },
    { header: t('column.rate'), text: ({ rate }) => `${rate}%` },
    { header: t('column.salary'), amount: ({ amount }) => amount },
    { header: t('column.order'), text: ({ order }) => order },
  ]
}
