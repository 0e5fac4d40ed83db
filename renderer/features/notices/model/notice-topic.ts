import { type KindNotice, type Notice, type NoticeKind, noticeKinds } from './notice.ts'

/** What a notice may be about. */
const noticeCategories = ['games', 'payments', 'promotion', 'rules', 'safety', 'results', 'app'] as const

/** What a notice is about; undefined if it isn't said, or unknown here. */
export const categoryOf = ({ category }: Notice) => noticeCategories.find((known) => known === category)

/** What a notice is filed under: what it is about, or else its kind. */
export type NoticeTopic = (typeof noticeCategories)[number] | NoticeKind
export const topicOf = (notice: KindNotice): NoticeTopic => categoryOf(notice) ?? notice.kind

/** The topics in the order of the filter. */
export const noticeTopics: readonly NoticeTopic[] = [...new Set([...noticeCategories, ...noticeKinds])]
