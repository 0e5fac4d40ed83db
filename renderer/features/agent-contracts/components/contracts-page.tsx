import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { CentreHead } from '#ui/centre-shell/centre-slots.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { OutdatedNotice } from '#ui/notice/outdated-notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useContractView } from '../api/use-contract-downlines.ts'
import { useContractOverview } from '../api/use-contracts.ts'
import { ContractForm } from './contract-form.tsx'
import { ContractHistory } from './contract-history.tsx'
import { DownlineContracts } from './downline-contracts.tsx'
import { OwnContract } from './own-contract.tsx'
import { PendingOffer } from './pending-offer.tsx'

/** Contracts with the upline and with downlines: what waits, what is in force, and a form for a proposal. */
export function ContractsPage() {
  const { t } = useTranslation('agentContracts')
  const view = useContractView()
  const query = useContractOverview()
  const { data, error } = query
  const { form, to } = view.values
  if (error && !data) return <LoadFailure query={query} title={t('failed')} />
  if (!data)
    return (
      <div className="stack" aria-busy="true">
        <Skeleton height="260px" />
        <Skeleton height="220px" />
      </div>
    )
  const open = (name: 'offer' | 'request' | undefined, accountId?: string) =>
    view.change({ values: { form: name, to: accountId }, page: view.page })
  if (form)
    return (
      <ContractForm
        key={form}
        kind={form}
        overview={data}
        to={to ?? ''}
        onTo={(accountId) => open(form, accountId === '' ? undefined : accountId)}
        onClose={() => open(undefined)}
      />
    )
  return (
    <>
      <CentreHead
        note={t('note')}
        actions={
          <Button size="sm" onClick={() => open('offer')}>
            <Plus />
            <span>{t('new')}</span>
          </Button>
        }
      />
      {error && <OutdatedNotice error={error} busy={query.isFetching} onRetry={() => void query.refetch()} />}
      <PendingOffer overview={data} />
      <OwnContract overview={data} onAsk={() => open('request')} />
      <DownlineContracts
        view={view}
        effect={data.proposal?.state === 'offered' ? data.proposalEffect : null}
        onOffer={(accountId) => open('offer', accountId)}
      />
      <ContractHistory upline={data.upline} />
    </>
  )
}
