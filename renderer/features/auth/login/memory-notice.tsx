import { KeyRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#ui/notice/notice.tsx'

/** Said where the computer has no key store: the session lives as long as the client runs. */
export function MemoryNotice() {
  const { t } = useTranslation('auth')
  return (
    <Notice tone="warn" icon={<KeyRound />}>
      <b>{t('memory.title')}</b> {t('memory.body')}
    </Notice>
  )
}
