import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { RetryNotice } from '#ui/notice/retry-notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useWallets } from '../api/use-wallets.ts'
import { SingleWallet } from './single-wallet.tsx'
import { WalletBoard } from './wallet-board.tsx'

/** The member's wallet, or wallets if the merchant has one for each vendor. */
export function MyWallet() {
  const { t } = useTranslation(['wallets', 'common'])
  const faultMessage = useFaultMessage()
  const { data, error, isFetching, refetch } = useWallets()
  const retry = { label: t('common:action.retry'), onPress: () => void refetch(), busy: isFetching }
  if (!data)
    return error ? (
      <FailureState title={t('failed')} retry={retry}>
        {faultMessage(error)}
      </FailureState>
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
          <b>{t('outdated')}</b> {faultMessage(error)}
        </RetryNotice>
      )}
      {data.isSingle ? <SingleWallet /> : <WalletBoard wallets={data.wallets} />}
    </>
  )
}
