import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useChangeText } from '#lib/i18n/use-change-text.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { isZero } from '#shared/domain/money.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { Figures } from '#ui/figures/figures.tsx'
import { Money } from '#ui/money/money.tsx'
import type { TeamBettingView } from '../api/use-team-betting.ts'
import { shareOf } from '../model/share-of.ts'

/** The sums of the filter's bets, with their change against the range before. */
export function BettingFigures({ betting: { data, isPlaceholderData } }: Pick<TeamBettingView, 'betting'>) {
  const { t } = useTranslation(['agentRecords', 'agentTeam'])
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const change = useChangeText()
  const { now, before } = data ?? {}
  const sum = (amount: string) => <Money amount={amount} {...money} form="short" />
  const sign = now && !isZero(now.net) ? (now.net.startsWith('-') ? 'favour' : 'against') : undefined
  return (
    <div className="stack">
      <Figures
        stale={isPlaceholderData}
        figures={[
          {
            key: 'players',
            name: t('betting.players'),
            value: now && formatCount(now.players, tag),
            note: now && t('betting.of', { number: formatCount(now.members, tag) }),
          },
          {
            key: 'bets',
            name: t('column.bets'),
            value: now && formatCount(now.bets, tag),
            note: change(before?.bets, now?.bets),
          },
          {
            key: 'bet',
            name: t('betting.bet'),
            value: now && sum(now.bet),
            note: change(before?.bet, now?.bet),
          },
          {
            key: 'validBet',
            name: t('column.validBet'),
            value: now && sum(now.validBet),
            note: now && t('betting.counts', { percent: formatPercent(shareOf(now.validBet, now.bet), tag) }),
          },
          {
            key: 'payout',
            name: t('column.payout'),
            value: now && sum(now.payout),
            note: change(before?.payout, now?.payout),
          },
          {
            key: 'net',
            name: t('betting.net'),
            value: now && <Delta amount={now.net} {...money} form="short" />,
            note: sign && t(`betting.${sign}`),
          },
        ]}
      />
      <p className="tiny faint">{t('agentTeam:figures.changes')}</p>
    </div>
  )
}
