import { useTranslation } from 'react-i18next'
import { useChangeText } from '#lib/i18n/use-change-text.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { Figures } from '#ui/figures/figures.tsx'
import { Money } from '#ui/money/money.tsx'
import type { IncomeView } from '../api/use-income.ts'
import styles from './income.module.css'
import { IncomeAmount } from './income-amount.tsx'

/**
 * The sums of the range by kind, each with its change, and what isn't paid yet. A kind of which nothing came in this
 * range or the one before is left to the table.
 */
export function IncomeFigures({ income: { data, isPlaceholderData } }: Pick<IncomeView, 'income'>) {
  const { t } = useTranslation('agentIncome')
  const change = useChangeText()
  const money = useMoneyFormat()
  const figure = (key: 'income' | NonNullable<typeof data>['shown'][number], name: string) => ({
    key,
    name,
    value: data && <IncomeAmount amount={data.now[key]} />,
    note: data && change(data.before[key], data.now[key]),
  })
  const isNothing = (amount: string) => Number(amount) === 0
  const parts = data
    ? data.shown.filter(
        (part) => part === 'rebate' || !isNothing(data.now[part]) || !isNothing(data.before[part]),
      )
    : (['rebate'] as const)
  const figures = [
    figure('income', t('income')),
    ...parts.map((part) => figure(part, t(`part.${part}`))),
    {
      key: 'pending',
      name: t('pending.name'),
      value: data && <Money amount={data.pending.rebate} {...money} />,
      note: t('pending.note'),
    },
  ]
  return (
    <div className={styles.section}>
      <Figures stale={isPlaceholderData} figures={figures} perRow={5} />
      <p className="tiny faint">{t('changes')}</p>
    </div>
  )
}
