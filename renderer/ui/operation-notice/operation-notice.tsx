import type { ReactNode } from 'react'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import type { MoneyOperation } from '#lib/money-operation/money-operation-machine.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { RetryNotice } from '#ui/notice/retry-notice.tsx'

export interface OperationNoticeProps {
  operation: { state: MoneyOperation<unknown, unknown>; isAsking: boolean; ask: () => void }
  /** That the request never arrived. */
  lost: ReactNode
  /** That its outcome can't be looked up any more. */
  expired: ReactNode
  /** That its answer was lost. Omitted where an `UnsureNotice` takes the form's place. */
  unsure?: ReactNode
}

/** What became of the latest request of a money operation, unless it was carried out. */
export function OperationNotice({
  operation: { state, isAsking, ask },
  lost,
  expired,
  unsure,
}: OperationNoticeProps) {
  const faultMessage = useFaultMessage()
  switch (state.step) {
    case 'refused': {
      const message = faultMessage(state.fault)
      return message === undefined ? null : <Notice tone="danger">{message}</Notice>
    }
    case 'editing':
      return state.lost ? <Notice tone="warn">{lost}</Notice> : null
    case 'expired':
      return <Notice tone="warn">{expired}</Notice>
    case 'unknown':
      return unsure === undefined ? null : (
        <RetryNotice busy={isAsking} onRetry={ask}>
          {unsure}
        </RetryNotice>
      )
    default:
      return null
  }
}
