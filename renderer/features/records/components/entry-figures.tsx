import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { QueryFigures } from '#ui/figures/query-figures.tsx'
import { Money } from '#ui/money/money.tsx'
import type { EntryRecords } from '../api/use-entry-records.ts'

/** The sums of all entries in the filter. */
export function EntryFigures({ entries }: Pick<EntryRecords, 'entries'>) {
  const { t } = useTranslation('statement')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const show = (amount: string) => <Money amount={amount} {...money} />
  return (
    <QueryFigures
      query={entries}
      figures={[
        { key: 'count', name: t('entries.count'), value: ({ total }) => formatCount(total, tag) },
        { key: 'in', name: t('entries.in'), value: ({ totals }) => totals && show(totals.in) },
        { key: 'out', name: t('entries.out'), value: ({ totals }) => totals && show(totals.out) },
        {
          key: 'net',
          name: t('entries.net'),
          value: ({ totals }) => totals && <Delta amount={totals.net} {...money} />,
        },
      ]}
    />
  )
}
