import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { Figures } from '#ui/figures/figures.tsx'
import { Money } from '#ui/money/money.tsx'
import type { BetRecords } from '../api/use-bet-records.ts'

/** The sums of all bets in the filter. Renders nothing if they failed to load. */
export function BetFigures({ bets }: Pick<BetRecords, 'bets'>) {
  const { t } = useTranslation('member')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const { data, error, isPlaceholderData } = bets
  if (!data && error) return null
  const totals = data?.totals
  return (
    <Figures
      stale={isPlaceholderData}
      figures={[
        { key: 'count', name: t('bets.count'), value: data && formatCount(data.total, tag) },
        { key: 'bet', name: t('bets.bet'), value: totals && <Money amount={totals.bet} {...money} /> },
        {
          key: 'validBet',
          name: t('bets.validBet'),
          value: totals && <Money amount={totals.validBet} {...money} />,
        },
        { key: 'win', name: t('bets.win'), value: totals && <Money amount={totals.win} {...money} /> },
        { key: 'net', name: t('bets.net'), value: totals && <Delta amount={totals.net} {...money} /> },
      ]}
    />
  )
}
