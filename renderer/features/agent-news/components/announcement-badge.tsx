import { useTranslation } from 'react-i18next'
import { Badge } from '#ui/badge/badge.tsx'
import { useAnnouncements } from '../api/use-announcements.ts'

/** The number of unread announcements, for the centre's menu. */
export function AnnouncementBadge() {
  const { t } = useTranslation('agentNews')
  const count = useAnnouncements().data?.unread ?? 0
  return <Badge count={count} label={t('unread', { count })} />
}
