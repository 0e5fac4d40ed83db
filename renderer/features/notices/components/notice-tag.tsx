import { Tag } from '#ui/tag/tag.tsx'
import type { KindNotice } from '../model/notice.ts'
import { topicOf } from '../model/notice-topic.ts'
import { noticeTone } from './notice-tones.ts'
import { useTopicText } from './use-topic-text.ts'

/** What a notice is about, or else its kind. */
export function NoticeTag({ notice }: { notice: KindNotice }) {
  const topicText = useTopicText()
  return <Tag tone={noticeTone(notice)}>{topicText(topicOf(notice))}</Tag>
}
