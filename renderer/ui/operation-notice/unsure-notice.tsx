import type { ReactNode } from 'react'
import { RetryNotice } from '#ui/notice/retry-notice.tsx'

export interface UnsureNoticeProps {
  operation: { isAsking: boolean; ask: () => void }
  /** That the answer was lost, and that nothing is sent twice. */
  children: ReactNode
}

/** In place of a form whose request's answer was lost, while its outcome is being looked up. */
export const UnsureNotice = ({ operation: { isAsking, ask }, children }: UnsureNoticeProps) => (
  <div aria-live="polite">
    <RetryNotice busy={isAsking} onRetry={ask}>
      {children}
    </RetryNotice>
  </div>
)
