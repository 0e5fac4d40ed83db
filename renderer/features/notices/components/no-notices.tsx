import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'

/** Shown when there are no notices. */
export function NoNotices() {
  const { t } = useTranslation('notices')
  return <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>
}
