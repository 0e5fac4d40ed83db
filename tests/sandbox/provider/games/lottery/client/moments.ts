/** Days and times of draws. The merchant's zone is Manila. */
import { languageTag } from '../../../client/languages.ts'

const timeZone = 'Asia/Manila'

export interface Moments {
  /** The same for all times of one day. */
  day(time: number): string
  clock(time: number): string
}

/** Formats for a language. Made once, because creating a format takes far longer than using it. */
export function momentsFor(language: string): Moments {
  const tag = languageTag(language)
  const day = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric', timeZone })
  const clock = new Intl.DateTimeFormat(tag, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  return { day: (time) => day.format(time), clock: (time) => clock.format(time) }
}

/** The number of a draw on its day: "0417" of "20261121-0417". */
export const numberOf = (issue: string): string => issue.split('-').at(-1) ?? issue
