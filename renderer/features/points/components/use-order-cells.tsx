import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { PointOrder } from '#shared/contract/endpoints/points.ts'
import type { Column } from '#ui/data-table/column.ts'
import { Tag } from '#ui/tag/tag.tsx'

const tones = { inProcess: 'soft', approved: 'accent', rejected: 'danger' } as const

/** The columns of the table of orders. */
export function useOrderCells(): readonly Column<PointOrder>[] {
  const { t } = useTranslation('points')
  const { tag } = useLanguage()
  const noteOf = ({ state, reason, credited, amount }: PointOrder): string => {
    if (state === 'rejected') return [reason, t('orders.returned')].filter(Boolean).join(' ')
    if (credited) return t('orders.credited', { amount: formatMoney(credited, tag) })
    return amount ? t('orders.paid', { amount: formatMoney(amount, tag) }) : ''
  }
  return [
    {
      key: 'time',
      header: t('orders.time'),
      cell: ({ createTime }) => <span className="num">{formatMoment(createTime)}</span>,
    },
    {
      key: 'item',
      header: t('orders.item'),
      cell: ({ kind, name }) => <b>{kind === 'money' ? t('orders.converted') : name}</b>,
    },
    {
      key: 'quantity',
      header: t('orders.quantity'),
      figures: true,
      cell: ({ quantity }) => formatCount(quantity, tag),
    },
    {
      key: 'points',
      header: t('orders.points'),
      figures: true,
      cell: ({ points }) => <span className="num">{`−${formatCount(points, tag)}`}</span>,
    },
    {
      key: 'state',
      header: t('orders.stateName'),
      cell: ({ state }) => <Tag tone={tones[state]}>{t(`orders.state.${state}`)}</Tag>,
    },
    {
      key: 'note',
      header: t('orders.note'),
      cell: (order) => <span className="faint">{noteOf(order)}</span>,
    },
  ]
}
