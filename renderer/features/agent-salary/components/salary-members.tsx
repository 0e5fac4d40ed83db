import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { SalaryKind } from '#shared/contract/endpoints/agent-salary.ts'
import { useSalaryMembers } from '../api/use-salary-breakdown.ts'
import { BreakdownTable } from './breakdown-table.tsx'

/** Lists how much each member bet in a period, the largest amount first. */
export function SalaryMembers({ kind, from }: { kind: SalaryKind; from: number }) {
  const { t } = useTranslation('agentSalary')
  const { tag } = useLanguage()
  const [page, setPage] = useState(1)
  return (
    <BreakdownTable
      title={t('detail.members')}
      about={{
        key: 'bets',
        header: t('detail.bets'),
        figures: true,
        card: 'figureNote',
        cell: ({ bets }) => formatCount(bets, tag),
      }}
      rowKey={({ accountId }) => accountId}
      query={useSalaryMembers({ kind, from, page })}
      page={page}
      onPage={setPage}
      failed={t('detail.membersFailed')}
    />
  )
}
