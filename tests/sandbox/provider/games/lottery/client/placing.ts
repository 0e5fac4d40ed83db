/** Places a ticket in one draw or, one after the other, in several. */
import { showNotice } from '../../../client/notice.ts'
import { newRoundId } from '../../../client/server.ts'
import type { Timed } from '../../../client/timed.ts'
import type { OpenDraw } from '../lottery-table.ts'
import { choiceOf, type Line } from './lines.ts'
import { numberOf } from './moments.ts'
import { seriesId } from './played.ts'
import type { LotteryTexts } from './texts.ts'

export interface Order {
  readonly lines: readonly Line[]
  /** The stake of all lines in one draw. */
  readonly perDraw: string
  readonly draws: number
}

export interface Placing {
  /** Draws that can still be bet on, soonest first. */
  openDraws(): readonly OpenDraw[]
  /** Called before each ticket. */
  onStep(number: number, all: number): void
  readonly words: LotteryTexts
  readonly close: string
}

/** How many tickets were placed. Stops at the first that isn't; those before it count. */
export async function submitOrder(
  { book }: Pick<Timed, 'book'>,
  order: Order,
  placing: Placing,
): Promise<number> {
  const { openDraws, onStep } = placing
  const draws = openDraws().slice(0, order.draws)
  const id = newRoundId()
  for (const [index, { issue }] of draws.entries()) {
    onStep(index + 1, draws.length)
    const series = seriesId(id, index + 1, draws.length)
    const booked = await book(choiceOf(issue, order.lines), order.perDraw, series)
    if (booked === 'late' && (await wantsNext(issue, placing)) && index === 0) {
      const later = () => openDraws().filter((draw) => draw.issue > issue)
      return submitOrder({ book }, order, { ...placing, openDraws: later })
    }
    if (booked !== 'placed') return index
  }
  return draws.length
}

/** The draw closed on the way. Nothing was taken, and the ticket is offered for the next draw. */
async function wantsNext(issue: string, { openDraws, words, close }: Placing): Promise<boolean> {
  const next = openDraws().find((draw) => draw.issue > issue)
  const name = words.issue(numberOf(next?.issue ?? ''))
  let wanted = false
  const accept = { label: words.betNext(name), act: () => (wanted = true) }
  await showNotice({
    title: words.closed(words.issue(numberOf(issue))),
    text: words.closedText,
    actions: next ? [accept, { label: close }] : [{ label: close }],
    dismissible: true,
  })
  return wanted
}
