import type { ReactNode } from 'react'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { RetryNotice } from './retry-notice.tsx'

export interface LoadNoticeProps {
  query: { data: unknown; error: unknown; isFetching: boolean; refetch: () => unknown }
  /** What isn't known without it, in bold before the reason. */
  children?: ReactNode
}

/** Says that a part of a form or a page didn't load, and loads it again. Nothing while there is data or no failure. */
export function LoadNotice({ query: { data, error, isFetching, refetch }, children }: LoadNoticeProps) {
  const faultMessage = useFaultMessage()
  if (!error || data !== undefined) return null
  return (
    <RetryNotice busy={isFetching} onRetry={() => void refetch()}>
      {children !== undefined && <b>{children}</b>} <span>{faultMessage(error)}</span>
    </RetryNotice>
  )
}
