import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { type PayoutAccount, payout } from '#shared/contract/endpoints/payout.ts'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useRenew } from '../api/use-renew.ts'
import { withdrawalQueries } from '../api/withdrawal-queries.ts'
import styles from './account-section.module.css'
import { AddAccount } from './add-account.tsx'
import { LoadSkeleton } from './load-skeleton.tsx'
import cards from './payout-card.module.css'
import { PayoutCard } from './payout-card.tsx'
import { RemoveAccount } from './remove-account.tsx'

/** The member's bank accounts and e-wallets, and the form that adds one. */
export function PayoutSection() {
  const { t } = useTranslation('withdrawals')
  const gateway = useGateway()
  const { code } = useLanguage()
  const faultMessage = useFaultMessage()
  const renew = useRenew()
  const query = useQuery(withdrawalQueries(gateway, code).accounts())
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [leaving, setLeaving] = useState<PayoutAccount>()
  if (!query.data)
    return query.isError ? <LoadFailure query={query} title={t('payout.failed')} /> : <LoadSkeleton />
  const { accounts, most } = query.data

  const handleDefault = async ({ accountId, bankName, number }: PayoutAccount) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await gateway.call(payout.setDefault, { accountId })
      showToast({ title: t('payout.defaultDone', { account: `${bankName} ${number}` }) })
    } catch (error) {
      setFailure(faultMessage(error))
    }
    setBusy(false)
    renew('accounts')
  }
  return (
    <div className={styles.section}>
      <section className="stack" aria-label={t('payout.list')}>
        <p className="small muted">
          {`${t('payout.about')} ${t('payout.used', { used: accounts.length, most })}`}
        </p>
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        {accounts.length === 0 ? (
          <EmptyState title={t('payout.none.title')}>{t('payout.none.body')}</EmptyState>
        ) : (
          <ul className={cards.cards}>
            {accounts.map((account, index) => (
              <PayoutCard
                key={account.accountId}
                account={account}
                index={index}
                busy={busy}
                onDefault={() => void handleDefault(account)}
                onRemove={() => setLeaving(account)}
              />
            ))}
          </ul>
        )}
        <Notice icon={<Lock />}>{t('payout.kept')}</Notice>
      </section>
      <Card className={styles.main}>
        <h3>{t('payout.add.title')}</h3>
        {accounts.length < most ? <AddAccount /> : <Notice>{t('payout.add.full', { most })}</Notice>}
      </Card>
      {leaving && <RemoveAccount account={leaving} onClose={() => setLeaving(undefined)} />}
    </div>
  )
}
