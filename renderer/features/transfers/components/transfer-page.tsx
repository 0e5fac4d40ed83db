import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { CentreHead } from '#ui/centre-shell/centre-slots.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { WithdrawalsWait } from '#ui/second-proof/withdrawals-wait.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { optionsQuery } from '../api/use-transfers.ts'
import { TransferDesk } from './transfer-desk.tsx'
import { TransferHistory } from './transfer-history.tsx'

/** Transfers to the upline, which the member info's `toUpline` allows, and an agent's to downlines. */
export function TransferPage() {
  const { t } = useTranslation('transfers')
  const gateway = useGateway()
  const info = useQuery(memberQueries(gateway).info())
  const options = useQuery(optionsQuery(gateway))
  const failed = [info, options].find((query) => query.error && !query.data)
  if (failed) return <LoadFailure query={failed} title={t('failed')} />
  if (!info.data || !options.data)
    return (
      <div className="stack" aria-busy="true">
        <Skeleton height="74px" />
        <Skeleton height="280px" />
      </div>
    )
  const { bar, upline, toDownline } = options.data
  const toUpline = info.data.toUpline && upline !== null
  if (bar !== null || (!toUpline && !toDownline))
    return (
      <>
        <EmptyState title={t('barred.title')}>{t(`barred.${bar ?? 'switchedOff'}`)}</EmptyState>
        <TransferHistory />
      </>
    )
  return (
    <>
      <CentreHead note={t(toDownline ? 'noteAgent' : 'note')} />
      <WithdrawalsWait />
      <TransferDesk options={options.data} upline={toUpline ? upline : null} />
      <TransferHistory />
    </>
  )
}
