import { useTranslation } from 'react-i18next'
import type { SteppedRow } from '#shared/contract/endpoints/agent-salary.ts'
import { periodsPerPage, type SteppedView } from '../api/use-stepped-salary.ts'
import { SalaryState } from './salary-state.tsx'
import { SalaryTable } from './salary-table.tsx'

type SteppedTableProps = { salary: SteppedView; onOpen: (row: SteppedRow) => void }

/** The settled days or hours and the running one, each with its step and state. */
export function SteppedTable({ salary: { kind, view, record }, onOpen }: SteppedTableProps) {
  const { t } = useTranslation('agentSalary')
  return (
    <SalaryTable<SteppedRow>
      kind={kind}
      view={view}
      record={record}
      perPage={periodsPerPage[kind]}
      basis={{ key: 'step', header: t('column.step'), figures: true, cell: ({ step }) => step || '–' }}
      outcome={[
        { key: 'state', header: t('column.state'), card: 'note', cell: (row) => <SalaryState row={row} /> },
      ]}
      hint={t(`none.${kind}`)}
      onOpen={onOpen}
    />
  )
}
