import { useTranslation } from 'react-i18next'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { Figures } from '#ui/figures/figures.tsx'
import { Money } from '#ui/money/money.tsx'
import type { ProfitRecords } from '../api/use-profit.ts'

/** The sums of the range. Bonuses are left out while a filter for games is set. */
export function ProfitFigures({ profit, ofGames }: Pick<ProfitRecords, 'profit' | 'ofGames'>) {
  const { t } = useTranslation(['statement', 'member'])
  const money = useMoneyFormat()
  const { data, error, isPlaceholderData } = profit
  if (!data && error) return null
  const totals = data?.totals
  const amount = (key: 'deposits' | 'withdrawals' | 'validBet' | 'win') =>
    totals && <Money amount={totals[key]} {...money} />
  return (
    <Figures
      stale={isPlaceholderData}
      figures={[
        { key: 'deposits', name: t('profit.deposits'), value: amount('deposits') },
        { key: 'withdrawals', name: t('profit.withdrawals'), value: amount('withdrawals') },
        { key: 'validBet', name: t('member:bets.validBet'), value: amount('validBet') },
        { key: 'win', name: t('member:bets.win'), value: amount('win') },
        ...(ofGames
          ? []
          : [
              {
                key: 'bonus',
                name: t('profit.bonus'),
                value: totals && <Money amount={totals.bonus ?? '0'} {...money} />,
              },
            ]),
        { key: 'net', name: t('member:bets.net'), value: totals && <Delta amount={totals.net} {...money} /> },
      ]}
    />
  )
}
