import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useChangeText } from '#lib/i18n/use-change-text.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { Figures } from '#ui/figures/figures.tsx'
import { Money } from '#ui/money/money.tsx'
import type { TeamView } from '../api/use-team-overview.ts'

/** The team's sums of the range, each with its change against the range before. */
export function TeamFiguresRow({ overview: { data, isPlaceholderData } }: Pick<TeamView, 'overview'>) {
  const { t } = useTranslation('agentTeam')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const { now, before, income } = data ?? {}
  const count = (value: number | undefined) => value !== undefined && formatCount(value, tag)
  const sum = (amount: string | undefined) =>
    amount !== undefined && <Money amount={amount} {...money} form="short" />
  const change = useChangeText()
  const moved = (key: 'deposits' | 'withdrawals' | 'validBet') => ({
    key,
    name: t(`figures.${key}`),
    value: sum(now?.[key]) || undefined,
    note: change(before?.[key], now?.[key]),
  })
  const share = now && now.members > 0 ? Math.round((now.active / now.members) * 1000) / 10 : 0
  return (
    <div className="stack">
      <Figures
        stale={isPlaceholderData}
        figures={[
          {
            key: 'team',
            name: t('figures.team'),
            value: count(now?.members) || undefined,
            note: now && t('figures.joined', { count: now.joined, number: formatCount(now.joined, tag) }),
          },
          {
            key: 'active',
            name: t('figures.active'),
            value: count(now?.active) || undefined,
            note: now && t('figures.share', { percent: formatPercent(share, tag) }),
          },
          {
            key: 'firstDepositors',
            name: t('figures.firstDepositors'),
            value: count(now?.firstDepositors) || undefined,
            note: change(before?.firstDepositors, now?.firstDepositors),
          },
          moved('deposits'),
        ]}
      />
      <Figures
        stale={isPlaceholderData}
        figures={[
          moved('withdrawals'),
          moved('validBet'),
          {
            key: 'profit',
            name: t('figures.profit'),
            value: now && <Delta amount={now.profit} {...money} form="short" />,
            note: change(before?.profit, now?.profit),
          },
          ...(income === null
            ? []
            : [
                {
                  key: 'income',
                  name: t('figures.income'),
                  value: income && <Money amount={income.now} {...money} />,
                  note: change(income?.before, income?.now),
                },
              ]),
        ]}
      />
      <p className="tiny faint">{t('figures.changes')}</p>
    </div>
  )
}
