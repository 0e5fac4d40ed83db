import { useTranslation } from 'react-i18next'
import { Notice } from '#ui/notice/notice.tsx'
import { OperationNotice } from '#ui/operation-notice/operation-notice.tsx'
import type { WithdrawalOperation } from '../api/use-withdrawal.ts'

type WithdrawNoticesProps = {
  operation: WithdrawalOperation
  /** Why the request wasn't taken, unless a field says so. */
  failure: string | undefined
}

/** Why the last request wasn't taken, and what became of one whose answer was lost. */
export function WithdrawNotices({ operation, failure }: WithdrawNoticesProps) {
  const { t } = useTranslation('withdrawals')
  return (
    <>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      {operation.state.step !== 'refused' && (
        <OperationNotice operation={operation} lost={t('form.lost')} expired={t('form.expired')} />
      )}
    </>
  )
}
