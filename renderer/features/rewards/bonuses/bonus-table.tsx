import { useTranslation } from 'react-i18next'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { Bonus } from '#shared/contract/endpoints/bonuses.ts'
import { Money } from '#ui/money/money.tsx'
import { NoRecords } from '#ui/record-table/no-records.tsx'
import { RecordTable } from '#ui/record-table/record-table.tsx'
import { useBonusCells } from './use-bonus-cells.tsx'
import { type BonusRecords, bonusesPerPage } from './use-bonuses.ts'

type BonusTableProps = { bonusRecords: BonusRecords; onOpen: (bonus: Bonus) => void }

/** The bonuses of the filter, page by page, with the sums of all pages. */
export function BonusTable({ bonusRecords: { view, records }, onOpen }: BonusTableProps) {
  const { t } = useTranslation(['rewards', 'records', 'member'])
  const money = useMoneyFormat()
  const columns = useBonusCells(money)
  const { data } = records
  return (
    <RecordTable
      label={t('member:page.bonusDetails')}
      columns={columns}
      rowKey={({ bonusId }) => bonusId}
      onOpen={onOpen}
      openLabel={({ title, time }) => t('bonus.open', { title, time: formatMoment(time) })}
      skeletons={5}
      totals={
        data?.totals && [
          {
            key: 'all',
            label: t('records:totals.all'),
            cells: {
              amount: <Money amount={data.totals.amount} {...money} />,
              required: <Money amount={data.totals.required} {...money} />,
              left: <Money amount={data.totals.left} {...money} />,
            },
          },
        ]
      }
      query={records}
      page={view.page}
      perPage={bonusesPerPage}
      onPage={(page) => view.change({ page })}
      failed={t('bonus.failed')}
      empty={
        <NoRecords
          view={view}
          none={{ title: t('bonus.none'), hint: t('bonus.noneBody') }}
          noneFits={{ title: t('bonus.noneFits'), hint: t('bonus.noneBody') }}
        />
      }
    />
  )
}
