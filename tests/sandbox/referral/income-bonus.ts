import { text } from '../gateway/language.ts'
import { isoDay } from '../merchant-zone.ts'

/** The bonus that pays an account's income of a day. */
export const incomeId = (accountId: number, day: number): string =>
  `RF${accountId}-${isoDay(day).replaceAll('-', '')}`

/** Title of the bonus that pays the income of a day. */
export function incomeTitle(day: number) {
  const date = isoDay(day)
  return text(
    `Income from friends, ${date}`,
    `Kita mula sa friends, ${date}`,
    `好友收益，${date}`,
    `Thu nhập từ bạn bè, ${date}`,
    `友達からの収入、${date}`,
    `รายได้จากเพื่อน ${date}`,
    `Pendapatan dari teman, ${date}`,
  )
}
