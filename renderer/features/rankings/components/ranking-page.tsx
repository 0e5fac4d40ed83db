import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import {
  type RankedPlayer,
  type RankingKind,
  type RankingPeriod,
  rankingPeriods,
} from '#shared/contract/endpoints/rankings.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { NavTabs } from '#ui/nav-tabs/nav-tabs.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { rankingQueries } from '../api/ranking-queries.ts'
import { useOwnRank } from '../api/use-own-rank.ts'
import { isOwnRow } from '../model/own-row.ts'
import { rankingDays } from '../model/ranking-days.ts'
import { Podium, PodiumSkeleton } from './podium.tsx'
import { RankingAside } from './ranking-aside.tsx'
import styles from './ranking-page.module.css'
import { RankingTable } from './ranking-table.tsx'

type RankingPageProps = {
  kind: RankingKind
  /** The rankings that are offered, with their addresses. */
  offered: readonly { kind: RankingKind; to: string }[]
}

/** The top twenty by deposits or bets for the period in the address, and the member's own place. */
export function RankingPage({ kind, offered }: RankingPageProps) {
  const { t } = useTranslation('ranking')
  const { tag } = useLanguage()
  const [query, setQuery] = useSearchParams()
  const period = rankingPeriods.find((other) => other === query.get('period')) ?? 'month'
  const { data, isPlaceholderData } = useQuery(rankingQueries(useGateway()).top(kind, period))
  const days = data && rankingDays(data.from, data.to, tag)
  return (
    <div className={styles.page}>
      <PageHead
        title={t(`title.${kind}`)}
        lead={days ? t(`lead.${kind}`, { days }) : '\u00a0'}
        actions={
          <>
            {offered.length > 1 && (
              <NavTabs label={t('kinds')}>
                {offered.map(({ kind: other, to }) => (
                  <Link
                    key={other}
                    to={query.has('period') ? `${to}?period=${period}` : to}
                    replace
                    aria-current={other === kind ? 'page' : undefined}
                  >
                    {t(`amount.${other}`)}
                  </Link>
                ))}
              </NavTabs>
            )}
            <SegmentedControl
              label={t('period.label')}
              segments={rankingPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
              value={period}
              onValueChange={(value) => setQuery({ period: value }, { replace: true })}
            />
          </>
        }
      />
      <div className={styles.grid}>
        <div className={styles.board} aria-busy={!data || isPlaceholderData}>
          <Board kind={kind} period={period} />
        </div>
        <RankingAside kind={kind} period={period} ranking={data} />
      </div>
    </div>
  )
}

function Board({ kind, period }: { kind: RankingKind; period: RankingPeriod }) {
  const { t } = useTranslation(['ranking', 'common'])
  const faultMessage = useFaultMessage()
  const { data, error, isFetching, refetch } = useQuery(rankingQueries(useGateway()).top(kind, period))
  const { data: own } = useOwnRank(kind, period)
  if (error && !data)
    return (
      <FailureState
        title={t('failed')}
        retry={{ label: t('common:action.retry'), onPress: () => void refetch(), busy: isFetching }}
      >
        {faultMessage(error)}
      </FailureState>
    )
  if (!data)
    return (
      <>
        <PodiumSkeleton />
        <RankingTable kind={kind} players={undefined} />
      </>
    )
  if (data.list.length === 0) return <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>
  const isOwn = (player: RankedPlayer) => isOwnRow(player, data.list, own)
  return (
    <>
      <Podium kind={kind} players={data.list.slice(0, 3)} isOwn={isOwn} />
      <RankingTable kind={kind} players={data.list.slice(3)} isOwn={isOwn} />
    </>
  )
}
