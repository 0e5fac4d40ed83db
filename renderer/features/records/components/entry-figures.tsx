import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { Figures } from '#ui/figures/figures.tsx'
import { Money } from '#ui/money/money.tsx'
import type { EntryRecords } from '../api/use-entry-records.ts'

/** The sums of all entries in the filter. Renders nothing if they failed to load. */
export function EntryFigures({ entries }: Pick<EntryRecords, 'entries'>) {
  const { t } = useTranslation('statement')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const { data, error, isPlaceholderData } = entries
  if (!data && error) return null
  const totals = data?.totals
  return (
    <Figures
      stale={isPlaceholderData}
      figures={[
        { key: 'count', name: t('entries.count'), value: data && formatCount(data.total, tag) },
        { key: 'in', name: t('entries.in'), value: totals && <Money amount={totals.in} {...money} /> },
        { key: 'out', name: t('entries.out'), value: totals && <Money amount={totals.out} {...money} /> },
        { key: 'net', name: t('entries.net'), value: totals && <Delta amount={totals.net} {...money} /> },
      ]}
    />
  )
}
