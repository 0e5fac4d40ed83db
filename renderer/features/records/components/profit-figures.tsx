import { useTranslation } from 'react-i18next'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { QueryFigures } from '#ui/figures/query-figures.tsx'
import { Money } from '#ui/money/money.tsx'
import type { ProfitRecords } from '../api/use-profit.ts'

/** The sums of the range. Bonuses are left out while a filter for games is set. */
export function ProfitFigures({ profit, ofGames }: Pick<ProfitRecords, 'profit' | 'ofGames'>) {
  const { t } = useTranslation(['statement', 'member'])
  const money = useMoneyFormat()
  const show = (amount: string) => <Money amount={amount} {...money} />
  const bonus = {
    key: 'bonus',
    name: t('profit.bonus'),
    value: ({ totals }: NonNullable<typeof profit.data>) => show(totals.bonus ?? '0'),
  }
  return (
    <QueryFigures
      query={profit}
      figures={[
        { key: 'deposits', name: t('profit.deposits'), value: ({ totals }) => show(totals.deposits) },
        {
          key: 'withdrawals',
          name: t('profit.withdrawals'),
          value: ({ totals }) => show(totals.withdrawals),
        },
        { key: 'validBet', name: t('member:bets.validBet'), value: ({ totals }) => show(totals.validBet) },
        { key: 'win', name: t('member:bets.win'), value: ({ totals }) => show(totals.win) },
        ...(ofGames ? [] : [bonus]),
        {
          key: 'net',
          name: t('member:bets.net'),
          value: ({ totals }) => <Delta amount={totals.net} {...money} />,
        },
      ]}
    />
  )
}
