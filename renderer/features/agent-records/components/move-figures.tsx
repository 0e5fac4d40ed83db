import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { Figures } from '#ui/figures/figures.tsx'
import { Money } from '#ui/money/money.tsx'
import type { TeamMovesView } from '../api/use-team-moves.ts'

/** The sums of the filter by type, whatever type is listed. Renders nothing if they failed to load. */
export function MoveFigures({ moves: { data, error, isPlaceholderData } }: Pick<TeamMovesView, 'moves'>) {
  const { t } = useTranslation('agentRecords')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  if (!data && error) return null
  const totals = data?.totals
  const sum = (key: 'deposits' | 'withdrawals' | 'transfers' | 'extras', name: string) => {
    const orders = totals?.[key]
    return {
      key,
      name,
      value: orders && <Money amount={orders.amount} {...money} form="short" />,
      note: orders && t('moves.orders', { count: orders.count, number: formatCount(orders.count, tag) }),
    }
  }
  return (
    <Figures
      stale={isPlaceholderData}
      figures={[
        sum('deposits', t('moves.group.deposits')),
        sum('withdrawals', t('moves.group.withdrawals')),
        sum('transfers', t('moves.group.transfers')),
        sum('extras', t('moves.extras')),
        {
          key: 'net',
          name: t('moves.net'),
          value: totals && <Delta amount={totals.net} {...money} form="short" />,
        },
      ]}
    />
  )
}
