import { useTranslation } from 'react-i18next'
import type { NoticeTopic } from '../model/notice-topic.ts'

/** Returns a function that names a topic, on the filter and on each notice. */
export function useTopicText(): (topic: NoticeTopic) => string {
  const { t } = useTranslation('notices')
  return (topic) => t(`topic.${topic}`)
}
