import { useTranslation } from 'react-i18next'
import { Notice } from '#ui/notice/notice.tsx'
import type { WithdrawalOperation } from '../api/use-withdrawal.ts'

type WithdrawNoticesProps = { state: WithdrawalOperation['state']; failure: string | undefined }

/** Why the last request wasn't taken, and what became of one whose answer was lost. */
export function WithdrawNotices({ state, failure }: WithdrawNoticesProps) {
  const { t } = useTranslation('withdrawals')
  return (
    <>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      {state.step === 'editing' && state.lost && <Notice tone="warn">{t('form.lost')}</Notice>}
      {state.step === 'expired' && <Notice tone="warn">{t('form.expired')}</Notice>}
    </>
  )
}
