import { useTranslation } from 'react-i18next'
import { CentreHead } from '#ui/centre-shell/centre-slots.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { OutdatedNotice } from '#ui/notice/outdated-notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useReferral } from '../api/use-referral.ts'
import { FriendTable } from './friend-table.tsx'
import { IncomeChart } from './income-chart.tsx'
import { IncomeFigures } from './income-figures.tsx'
import { IncomeLevels } from './income-levels.tsx'
import { InviteCard } from './invite-card.tsx'
import { ReferralRules } from './referral-rules.tsx'

/** Inviting friends: the member's link, the income from friends, and who they are. */
export function ReferralPage() {
  const { t } = useTranslation('referral')
  const query = useReferral()
  const { data, error, isFetching, refetch } = query
  const handleRetry = () => void refetch()
  if (error && !data) return <LoadFailure query={query} title={t('failed')} />
  return (
    <>
      <CentreHead note={t('note')} />
      {error && <OutdatedNotice error={error} busy={isFetching} onRetry={handleRetry} />}
      {data ? <InviteCard code={data.code} /> : <Skeleton height="248px" />}
      <IncomeFigures overview={data} />
      {data && <IncomeChart days={data.days} />}
      <FriendTable />
      {data && <IncomeLevels {...data} />}
      {data && <ReferralRules rules={data.rules} />}
    </>
  )
}
