import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { moneyColumn } from '#ui/data-table/amount-columns.tsx'
import type { Column } from '#ui/data-table/column.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import type { Overview } from '../model/overview.ts'

type Level = Overview['levels'][number]

/** What each level of friends has brought. */
export function IncomeLevels({ levels, rules }: Pick<Overview, 'levels' | 'rules'>) {
  const { t } = useTranslation('referral')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const shareOf = (level: number) => rules.levels.find((rule) => rule.level === level)?.percent
  const columns: Column<Level>[] = [
    { key: 'level', header: t('levels.level'), cell: ({ level }) => formatCount(level, tag) },
    {
      key: 'share',
      header: t('levels.share'),
      figures: true,
      cell: ({ level }) => formatPercent(shareOf(level) ?? '0', tag),
    },
    {
      key: 'friends',
      header: t('figures.friends'),
      figures: true,
      cell: ({ friends }) => formatCount(friends, tag),
    },
    moneyColumn('validBet', t('friends.validBet'), money),
    moneyColumn('income', t('friends.income'), money),
  ]
  return (
    <section className="stack">
      <h3>{t('levels.title')}</h3>
      <DataTable
        label={t('levels.title')}
        columns={columns}
        rows={levels}
        rowKey={({ level }) => String(level)}
        fallback={null}
      />
    </section>
  )
}
