import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { Notice } from './notice.tsx'

export interface RetryNoticeProps {
  /** Whether the retry is under way. */
  busy: boolean
  onRetry: () => void
  children: ReactNode
}

/** A warning about something that can be tried again. */
export function RetryNotice({ busy, onRetry, children }: RetryNoticeProps) {
  const { t } = useTranslation('common')
  return (
    <Notice
      tone="warn"
      action={
        <Button size="sm" busy={busy} onClick={onRetry}>
          {t('action.retry')}
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
