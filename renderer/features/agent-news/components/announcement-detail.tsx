import { ArrowLeft, FileText, Pin } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { agentPolicyTag, useHelpTopics } from '#lib/help/use-help-topics.ts'
import { formatDayTime, zoneName } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useNarrow } from '#lib/media/use-narrow.ts'
import { sectionPath } from '#lib/paths/path-to.ts'
import type { AgentAnnouncement } from '#shared/contract/endpoints/agent-news.ts'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import styles from '#ui/reading-panes/detail.module.css'
import { Tag } from '#ui/tag/tag.tsx'

type AnnouncementDetailProps = {
  announcement: AgentAnnouncement
  onRead: () => void
  /** Returns to the list on phones. */
  onClose: () => void
}

/** The open announcement. Showing it marks it as read. Leads to the agent policy, if the merchant has one. */
export function AnnouncementDetail({ announcement, onRead, onClose }: AnnouncementDetailProps) {
  const { t } = useTranslation('agentNews')
  const { tag } = useLanguage()
  const narrow = useNarrow()
  const heading = useRef<HTMLHeadingElement>(null)
  const { topics } = useHelpTopics()
  const policy = topics?.find((topic) => topic.tag === agentPolicyTag)
  const { topic, title, body, time, read, pinned } = announcement
  const shown = useEffectEvent(() => {
    if (!read) onRead()
    // On phones it takes the list's place.
    if (narrow) heading.current?.focus()
  })
  useEffect(() => shown(), [])
  return (
    <article className={styles.detail}>
      <Button size="sm" className={styles.back} onClick={onClose}>
        <ArrowLeft />
        <span>{t('back')}</span>
      </Button>
      <p className={styles.actions}>
        <Tag tone="soft">{t(`topic.${topic}`)}</Tag>
        {pinned && <Tag icon={<Pin />}>{t('pinned')}</Tag>}
      </p>
      <h3 ref={heading} tabIndex={-1}>
        <bdi>{title}</bdi>
      </h3>
      <p className="tiny faint num">{`${formatDayTime(time, tag)} ${zoneName(tag)}`}</p>
      <p className={styles.body}>
        <bdi>{body}</bdi>
      </p>
      {policy && (
        <LinkButton variant="quiet" to={sectionPath('help', agentPolicyTag)}>
          <FileText />
          <span>{policy.title}</span>
        </LinkButton>
      )}
    </article>
  )
}
