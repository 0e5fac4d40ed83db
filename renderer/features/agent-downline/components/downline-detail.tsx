import { useQuery } from '@tanstack/react-query'
import { ArrowRightLeft, Mail, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatDate, formatDayTime } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { DateRange } from '#lib/records/date-range.ts'
import { formatDays } from '#lib/records/format-days.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { agentTeam, type Downline } from '#shared/contract/endpoints/agent-team.ts'
import { Button } from '#ui/button/button.tsx'
import { Delta } from '#ui/delta/delta.tsx'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { Figures } from '#ui/figures/figures.tsx'
import { Money } from '#ui/money/money.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import type { MessageTarget } from '../api/use-team-message.ts'
import { DownlineDays } from './downline-days.tsx'
import styles from './downline-detail.module.css'
import { DownlineState } from './downline-state.tsx'
import { RateCard } from './rate-card.tsx'

type DownlineDetailProps = {
  /** As listed, shown until the details have loaded. */
  downline: Downline
  /** The range of the figures. */
  range: DateRange
  moments: { from: number; to: number }
  onTeam: (accountId: string) => void
  onMessage: (target: MessageTarget) => void
  onClose: () => void
}

/** One member of the team: its figures, its rebate rate and what is known of it. */
export function DownlineDetail({
  downline: listed,
  range,
  moments,
  onTeam,
  onMessage,
  onClose,
}: DownlineDetailProps) {
  const { t } = useTranslation(['agentDownline', 'common'])
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const show = useOverlays((state) => state.show)
  const { accountId } = listed
  const query = useQuery(recordQuery(useGateway(), agentTeam.downline, { ...moments, accountId }))
  const detail = query.data?.accountId === accountId ? query.data : undefined
  const { account, agent, state, joined, team, balance, validBet, profit, level, upline } = detail ?? listed
  const days = formatDays(range, tag)
  const handleTransfer = () => {
    const search = new URLSearchParams({ downline: account })
    show({ name: 'member', page: 'transferUpline', query: search.toString() })
  }
  return (
    <Sheet open onClose={onClose} side="end" title={account} closeLabel={t('common:action.close')}>
      <p className={styles.marks}>
        <DownlineState state={state} />
        <Tag>{t(agent ? 'agent' : 'member')}</Tag>
        <span className="small muted">{t('detail.joined', { day: formatDate(joined, tag) })}</span>
      </p>
      <div className={styles.actions}>
        <Button onClick={() => onMessage({ accountId, account })}>
          <Mail />
          <span>{t('message.one')}</span>
        </Button>
        {detail?.toDownline && (
          <Button onClick={handleTransfer}>
            <ArrowRightLeft />
            <span>{t('detail.transfer')}</span>
          </Button>
        )}
        {agent && team > 0 && (
          <Button onClick={() => onTeam(accountId)}>
            <UsersRound />
            <span>{t('detail.team')}</span>
          </Button>
        )}
      </div>
      <Figures
        figures={[
          { key: 'balance', name: t('sort.by.balance'), value: <Money amount={balance} {...money} /> },
          {
            key: 'team',
            name: t('sort.by.team'),
            value: formatCount(team, tag),
            note: detail && agent && t('detail.activeMembers', { number: formatCount(detail.active, tag) }),
          },
          {
            key: 'validBet',
            name: t('sort.by.validBet'),
            value: <Money amount={validBet} {...money} />,
            note: days,
          },
          {
            key: 'profit',
            name: t('sort.by.profit'),
            value: <Delta amount={profit} {...money} />,
            note: days,
          },
        ]}
      />
      {query.error && !detail && <LoadFailure query={query} title={t('detail.failed')} />}
      {!query.error && !detail && <Skeleton height="260px" />}
      {detail && (
        <>
          <DownlineDays days={detail.days} />
          <RateCard detail={detail} />
          <Facts>
            <Fact name={t('detail.lastLogin')}>
              {detail.lastLogin
                ? [formatDayTime(detail.lastLogin.time, tag), detail.lastLogin.place]
                    .filter(Boolean)
                    .join(', ')
                : t('detail.never')}
            </Fact>
            <Fact name={t('detail.upline')}>
              {level === 1 ? t('detail.you') : <bdi>{upline.account}</bdi>}
            </Fact>
            <Fact name={t('sort.by.level')}>{level}</Fact>
            {detail.cameThrough && (
              <Fact name={t('detail.through')}>
                <bdi>{[detail.cameThrough.name, detail.cameThrough.code].filter(Boolean).join(', ')}</bdi>
              </Fact>
            )}
            <Fact name={t('detail.mobile')}>{t(detail.mobileBound ? 'detail.bound' : 'detail.unbound')}</Fact>
          </Facts>
        </>
      )}
    </Sheet>
  )
}
