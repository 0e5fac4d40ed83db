import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { isZero } from '#shared/domain/money.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { QueryFigures } from '#ui/figures/query-figures.tsx'
import { Money } from '#ui/money/money.tsx'
import type { BetRecords } from '../api/use-bet-records.ts'

/** The sums of all bets in the filter. */
export function BetFigures({ bets }: Pick<BetRecords, 'bets'>) {
  const { t } = useTranslation('member')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const show = (amount: string) => <Money amount={amount} {...money} />
  return (
    <QueryFigures
      query={bets}
      figures={[
        { key: 'count', name: t('bets.count'), value: ({ total }) => formatCount(total, tag) },
        { key: 'bet', name: t('bets.amount'), value: ({ totals }) => totals && show(totals.bet) },
        {
          key: 'validBet',
          name: t('bets.validBet'),
          value: ({ totals }) => totals && show(totals.validBet),
          note: ({ totals }) =>
            totals?.open &&
            !isZero(totals.open) &&
            t('bets.stillOpen', { amount: formatCurrency(totals.open, money) }),
        },
        { key: 'win', name: t('bets.win'), value: ({ totals }) => totals && show(totals.win) },
        {
          key: 'net',
          name: t('bets.net'),
          value: ({ totals }) => totals && <Delta amount={totals.net} {...money} />,
        },
      ]}
    />
  )
}
