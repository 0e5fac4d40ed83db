import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { FailureState } from './failure-state.tsx'

export interface LoadFailureProps {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown }
  /** What didn't load. */
  title: ReactNode
  /** What is safe or still possible meanwhile. */
  children?: ReactNode
}

/** Shown in place of a query's data that couldn't be loaded: why, and a retry. */
export function LoadFailure({ query: { error, isFetching, refetch }, title, children }: LoadFailureProps) {
  const { t } = useTranslation('common')
  const faultMessage = useFaultMessage()
  return (
    <FailureState
      title={title}
      retry={{ label: t('action.retry'), onPress: () => void refetch(), busy: isFetching }}
    >
      <span>{faultMessage(error)}</span> {children && <span>{children}</span>}
    </FailureState>
  )
}
