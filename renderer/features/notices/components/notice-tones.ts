import type { KindNotice } from '../model/notice.ts'
import { categoryOf } from '../model/notice-topic.ts'

/** The look of a notice's mark where it isn't plain. */
const tones = { games: 'accent', promotion: 'soft', safety: 'dusk' } as const
const kindTones = { player: 'plain', promotion: 'soft', banners: 'accent', popup: 'plain' } as const

const isToned = (category: string): category is keyof typeof tones => Object.hasOwn(tones, category)

/** The look of a notice's mark, by what it is about or else by its kind. */
export function noticeTone(notice: KindNotice) {
  const category = categoryOf(notice)
  if (category === undefined) return kindTones[notice.kind]
  return isToned(category) ? tones[category] : 'plain'
}
