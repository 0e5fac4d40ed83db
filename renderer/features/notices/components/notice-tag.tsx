import { useTranslation } from 'react-i18next'
import { Tag } from '#ui/tag/tag.tsx'
import { categoryOf, type KindNotice } from '../model/notice.ts'
import { noticeTone } from './notice-tones.ts'

/** What a notice is about, or else its kind. */
export function NoticeTag({ notice }: { notice: KindNotice }) {
  const { t } = useTranslation('notices')
  const category = categoryOf(notice)
  return (
    <Tag tone={noticeTone(notice)}>{category ? t(`category.${category}`) : t(`kind.${notice.kind}`)}</Tag>
  )
}
