import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'

/** In the place of notices where there are none. */
export function NoNotices() {
  const { t } = useTranslation('notices')
  return <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>
}
