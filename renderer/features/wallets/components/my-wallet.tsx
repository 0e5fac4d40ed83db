import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { RetryNotice } from '#ui/notice/retry-notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useWallets } from '../api/use-wallets.ts'
import { SingleWallet } from './single-wallet.tsx'
import { WalletBoard } from './wallet-board.tsx'

/** The member's wallet, or wallets if the merchant has one for each vendor. */
export function MyWallet() {
  const { t } = useTranslation('wallets')
  const faultMessage = useFaultMessage()
  const query = useWallets()
  const { data, error, isFetching, refetch } = query
  if (!data)
    return error ? (
      <LoadFailure query={query} title={t('failed')} />
    ) : (
      <div className="stack" aria-busy="true">
        <Skeleton height="74px" />
        <Skeleton height="320px" />
      </div>
    )
  return (
    <>
      {error && (
        <RetryNotice busy={isFetching} onRetry={() => void refetch()}>
          <b>{t('outdated')}</b> <span>{faultMessage(error)}</span>
        </RetryNotice>
      )}
      {data.isSingle ? <SingleWallet /> : <WalletBoard wallets={data.wallets} />}
    </>
  )
}
