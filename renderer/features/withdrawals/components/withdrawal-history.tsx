import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { withdrawalStates } from '#shared/contract/endpoints/withdrawals.ts'
import { QueryFigures } from '#ui/figures/query-figures.tsx'
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx'
import { FilterMenu } from '#ui/filter-bar/filter-menu.tsx'
import { Money } from '#ui/money/money.tsx'
import { useWithdrawalRecords } from '../api/use-withdrawal-records.ts'
import { WithdrawalTable } from './withdrawal-table.tsx'

/** The member's withdrawals, by date and state. An order opens from here. */
export function WithdrawalHistory() {
  const { t } = useTranslation('withdrawals')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const records = useWithdrawalRecords()
  const { view, orders } = records
  return (
    <>
      <FilterBar {...view} latest={view.today} onRange={(range) => view.change({ range })}>
        <FilterMenu
          label={t('history.state')}
          all={t('history.allStates')}
          options={withdrawalStates.map((value) => ({ value, label: t(`state.${value}`) }))}
          value={view.values.state}
          onValue={(value) =>
            view.change({ values: { state: withdrawalStates.find((state) => state === value) } })
          }
        />
      </FilterBar>
      <QueryFigures
        query={orders}
        figures={[
          { key: 'count', name: t('history.count'), value: ({ total }) => formatCount(total, tag) },
          {
            key: 'received',
            name: t('history.received'),
            value: ({ totals }) => totals && <Money amount={totals.received} {...money} />,
          },
          {
            key: 'fee',
            name: t('history.fees'),
            value: ({ totals }) => totals && <Money amount={totals.fee} {...money} />,
          },
        ]}
      />
      <WithdrawalTable records={records} />
    </>
  )
}
