import { KeyRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#ui/notice/notice.tsx'

/** Shown when the operating system has no key store, so the session lasts only until the client quits. */
export function MemoryNotice() {
  const { t } = useTranslation('auth')
  return (
    <Notice tone="warn" icon={<KeyRound />}>
      <b>{t('memory.title')}</b> <span>{t('memory.body')}</span>
    </Notice>
  )
}
