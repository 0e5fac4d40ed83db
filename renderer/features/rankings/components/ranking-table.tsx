import { useTranslation } from 'react-i18next'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { RankedPlayer, RankingKind } from '#shared/contract/endpoints/rankings.ts'
import type { Column } from '#ui/data-table/column.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import styles from './ranking-table.module.css'

const isNobody = () => false

type RankingTableProps = {
  kind: RankingKind
  /** Undefined while loading. */
  players: readonly RankedPlayer[] | undefined
  isOwn?: (player: RankedPlayer) => boolean
}

/** The players after the first three. The member's own row is marked. */
export function RankingTable({ kind, players, isOwn = isNobody }: RankingTableProps) {
  const { t } = useTranslation('ranking')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  if (players?.length === 0) return null
  const columns: Column<RankedPlayer>[] = [
    {
      key: 'place',
      header: t('place'),
      width: '72px',
      cell: ({ place }) => <span className="num">{place}</span>,
    },
    {
      key: 'player',
      header: t('player'),
      cell: (player) => (isOwn(player) ? t('you', { name: player.customerName }) : player.customerName),
    },
    {
      key: 'amount',
      header: t(`amount.${kind}`),
      figures: true,
      cell: ({ amount }) => formatMoney(amount, tag),
    },
  ]
  if (players?.some(({ prize }) => prize != null))
    columns.push({
      key: 'prize',
      header: t('prize'),
      figures: true,
      cell: ({ prize }) => prize != null && formatCurrency(prize, { ...money, form: 'whole' }),
    })
  return (
    <DataTable
      className={styles.table}
      label={t(`title.${kind}`)}
      columns={columns}
      rows={players ?? []}
      rowKey={({ place, customerName }) => `${place} ${customerName}`}
      isCurrent={isOwn}
      loading={players === undefined}
      skeletons={17}
      narrow="table"
      fallback={null}
    />
  )
}
