import { useTranslation } from 'react-i18next'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { parseDay } from '#lib/records/days.ts'
import { formatDayName } from '#lib/records/format-days.ts'
import type { IncomePart } from '#shared/contract/endpoints/agent-income.ts'
import type { Column } from '#ui/data-table/column.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Money } from '#ui/money/money.tsx'
import type { Income, IncomeDay } from '../model/income-day.ts'
import styles from './income.module.css'
import { IncomeAmount } from './income-amount.tsx'
import { IncomeState } from './income-state.tsx'

type IncomeTableProps = {
  /** Undefined while it loads. */
  income: Income | undefined
  stale: boolean
  onOpen: (day: IncomeDay) => void
}

/** The days of the range, latest first, with their sums. A day opens how it came about. */
export function IncomeTable({ income, stale, onOpen }: IncomeTableProps) {
  const { t } = useTranslation('agentIncome')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const shown = income?.shown ?? (['rebate'] as const)
  const nameOf = ({ date }: IncomeDay) => {
    const day = parseDay(date)
    return day ? formatDayName(day, tag) : date
  }
  const partColumn = (part: IncomePart): Column<IncomeDay> => ({
    key: part,
    header: t(`part.${part}`),
    figures: true,
    cell: (day) => <IncomeAmount amount={day[part]} />,
  })
  const columns: Column<IncomeDay>[] = [
    {
      key: 'day',
      header: t('days.day'),
      card: 'title',
      cell: (day) => <span className="num">{nameOf(day)}</span>,
    },
    {
      key: 'validBet',
      header: t('days.validBet'),
      figures: true,
      card: 'figureNote',
      cell: ({ validBet }) => <Money amount={validBet} {...money} />,
    },
    ...shown.map(partColumn),
    {
      key: 'income',
      header: t('income'),
      figures: true,
      card: 'figure',
      cell: ({ income: amount }) => (
        <b>
          <IncomeAmount amount={amount} />
        </b>
      ),
    },
    {
      key: 'state',
      header: t('days.state'),
      card: 'note',
      cell: ({ state }) => (
        <span className={styles.state}>
          <IncomeState state={state} />
          {state === 'counting' && income && (
            <small>{t('days.soFar', { amount: formatCurrency(income.pending.rebate, money) })}</small>
          )}
        </span>
      ),
    },
  ]
  const title = t('days.title')
  return (
    <section className={styles.section} aria-labelledby="income-days">
      <h3 id="income-days">{title}</h3>
      <DataTable
        label={title}
        columns={columns}
        rows={income?.days.toReversed() ?? []}
        rowKey={({ date }) => date}
        onOpen={onOpen}
        openLabel={(day) => t('days.open', { day: nameOf(day) })}
        loading={!income}
        stale={stale}
        skeletons={14}
        totals={
          income && [
            {
              key: 'all',
              label: t('days.all'),
              cells: {
                validBet: <Money amount={income.now.validBet} {...money} />,
                ...Object.fromEntries(
                  [...shown, 'income' as const].map((part) => [
                    part,
                    <IncomeAmount key={part} amount={income.now[part]} />,
                  ]),
                ),
              },
            },
          ]
        }
        fallback={null}
      />
    </section>
  )
}
