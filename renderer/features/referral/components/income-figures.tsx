import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { Figures } from '#ui/figures/figures.tsx'
import { Money } from '#ui/money/money.tsx'
import type { Overview } from '../model/overview.ts'

/** Number of friends and income so far; placeholders while it loads. */
export function IncomeFigures({ overview }: { overview: Overview | undefined }) {
  const { t } = useTranslation('referral')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const count = (of: keyof Overview['friends']) => overview && formatCount(overview.friends[of], tag)
  const amount = (of: keyof Overview['income']) =>
    overview && <Money amount={overview.income[of]} {...money} />
  return (
    <Figures
      figures={[
        { key: 'friends', name: t('figures.friends'), value: count('total') },
        { key: 'joined', name: t('figures.joined'), value: count('thisMonth') },
        { key: 'active', name: t('figures.active'), value: count('active') },
        { key: 'today', name: t('figures.today'), value: amount('today') },
        { key: 'thisMonth', name: t('figures.thisMonth'), value: amount('thisMonth') },
        { key: 'total', name: t('figures.total'), value: amount('total') },
      ]}
    />
  )
}
