import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { SalaryKind } from '#shared/contract/endpoints/agent-salary.ts'
import { Money } from '#ui/money/money.tsx'
import { useSalaryBets } from '../api/use-salary-breakdown.ts'
import { BreakdownTable } from './breakdown-table.tsx'

/** The single bets of an hour or a slot, latest first. */
export function SalaryBets({ kind, from }: { kind: SalaryKind; from: number }) {
  const { t } = useTranslation('agentSalary')
  const money = useMoneyFormat()
  const [page, setPage] = useState(1)
  return (
    <BreakdownTable
      title={t('detail.bets')}
      about={{
        key: 'time',
        header: t('detail.time'),
        card: 'note',
        // The day is in the title.
        cell: ({ time }) => <span className="num">{formatMoment(time).slice(-8)}</span>,
      }}
      after={[
        {
          key: 'payout',
          header: t('detail.payout'),
          figures: true,
          card: 'figureNote',
          cell: ({ payout }) => <Money amount={payout} {...money} />,
        },
      ]}
      rowKey={({ betId }) => betId}
      query={useSalaryBets({ kind, from, page })}
      page={page}
      onPage={setPage}
      failed={t('detail.betsFailed')}
    />
  )
}
