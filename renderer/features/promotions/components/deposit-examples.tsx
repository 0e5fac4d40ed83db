import { useTranslation } from 'react-i18next'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { Promotion } from '#shared/contract/endpoints/promotions.ts'
import type { Column } from '#ui/data-table/column.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'

type Example = NonNullable<Promotion['examples']>[number]

/** What some deposits bring, and what must then be bet. */
export function DepositExamples({ examples }: { examples: readonly Example[] }) {
  const { t } = useTranslation('promotions')
  const money = useMoneyFormat()
  const column = (key: keyof Example): Column<Example> => ({
    key,
    header: t(`examples.${key}`),
    figures: key !== 'deposit',
    cell: ({ [key]: amount }) => <span className="num">{formatCurrency(amount, money)}</span>,
  })
  return (
    <DataTable
      label={t('examples.title')}
      columns={[column('deposit'), column('bonus'), column('toBet')]}
      rows={examples}
      rowKey={({ deposit }) => deposit}
      narrow="table"
      fallback={null}
    />
  )
}
