/** The dealer's gestures. With reduced motion the dealer sits still. */
import { find, still } from '../../../client/dom.ts'
import type { LiveTable } from '../live-table.ts'

const ease = 'cubic-bezier(0.3, 0.7, 0.3, 1)'

/** Makes the dealer follow the table. */
export function createDealer(): (table: LiveTable, now: number) => void {
  const left = find('.dealer__arm--left', SVGGElement)
  const right = find('.dealer__arm--right', SVGGElement)
  const head = find('.dealer__head', SVGGElement)
  let done = ''

  function move(part: SVGGElement, duration: number, ...frames: readonly string[]): void {
    part.animate(
      ['none', ...frames, 'none'].map((transform) => ({ transform })),
      { duration, easing: ease },
    )
  }

  /** Both hands sweep over the felt: no more bets. */
  function close(): void {
    move(left, 1_300, 'translate(-16px, -6px) rotate(7deg)', 'translate(-16px, -6px) rotate(7deg)')
    move(right, 1_300, 'translate(16px, -6px) rotate(-7deg)', 'translate(16px, -6px) rotate(-7deg)')
    move(head, 1_300, 'translateY(1.5px)')
  }

  /** One hand reaches out for a card, the dice or the ball. */
  function deal(hand: number): void {
    if (hand === 0) move(left, 620, 'translate(-22px, 4px) rotate(9deg)')
    else move(right, 620, 'translate(22px, 4px) rotate(-9deg)')
    move(head, 620, hand === 0 ? 'rotate(-3deg)' : 'rotate(3deg)')
  }

  return (table, now) => {
    if (still()) return
    const count = table.steps.filter((step) => step - 350 <= now).length
    const key = `${table.round}|${now >= table.closesAt}|${count}`
    if (key === done) return
    const [, wasClosed, before] = done.split('|')
    const isFirst = done === ''
    done = key
    if (isFirst) return
    if (now >= table.closesAt && wasClosed === 'false') close()
    else if (count > Number(before)) deal(count % 2)
  }
}
