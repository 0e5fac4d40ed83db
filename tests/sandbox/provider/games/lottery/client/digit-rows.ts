/** A row of digits for each place of a line. Shown in place of the pad where there is room for it. */
import { find } from '../../../client/dom.ts'
import { make } from '../../../client/dom-make.ts'
import type { LotteryOffer } from '../lottery-table.ts'
import type { DraftLine } from './draft.ts'
import type { LotteryTexts } from './texts.ts'

/** The least room, in px: the width of a row, and the height of each. */
const widest = 560
const tallest = 62

/** `press` is called with a place of the line and the digit that was pressed in its row. */
export function createDigitRows(
  { form, draws }: LotteryOffer,
  words: LotteryTexts,
  press: (place: number, digit: number) => void,
): { show(line: DraftLine): void } {
  const area = find('#pad-area', HTMLElement)
  const pad = find('#pad', HTMLElement)
  const rows = find('#place-rows', HTMLElement)
  let line: DraftLine | undefined
  let room = 0

  const rowOf = (place: number, picks: number): HTMLElement => {
    const name = words.placeName(draws - picks + place + 1)
    const keys = Array.from({ length: 10 }, (_, digit) => {
      const key = make(
        'button',
        { press: () => press(place, digit) },
        make('span', { class: 'figures', text: String(digit) }),
      )
      key.tabIndex = digit === 0 ? 0 : -1
      return key
    })
    const row = make('div', { class: 'place-row', label: name }, make('b', { text: name }), ...keys)
    row.setAttribute('role', 'group')
    return row
  }

  function show(): void {
    if (!line || form !== 'digits') return
    const { play, slots } = line
    const fits = play.order === 'place' && area.clientWidth >= widest && room >= play.picks * tallest
    rows.hidden = !fits
    pad.hidden = fits
    if (!fits) return
    if (rows.children.length !== play.picks)
      rows.replaceChildren(...slots.map((_, place) => rowOf(place, play.picks)))
    for (const [place, row] of [...rows.children].entries())
      for (const [digit, key] of row.querySelectorAll('button').entries())
        key.setAttribute('aria-pressed', String(slots[place] === digit))
  }

  rows.addEventListener('keydown', (event) => {
    const grid = [...rows.children].map((row) => [...row.querySelectorAll('button')])
    const down = grid.findIndex((keys) => keys.some((key) => key === document.activeElement))
    const along = grid[down]?.findIndex((key) => key === document.activeElement) ?? -1
    const to = {
      ArrowLeft: grid[down]?.[along - 1],
      ArrowRight: grid[down]?.[along + 1],
      ArrowUp: grid[down - 1]?.[along],
      ArrowDown: grid[down + 1]?.[along],
    }[event.key]
    if (!to) return
    event.preventDefault()
    for (const key of to.parentElement?.querySelectorAll('button') ?? []) key.tabIndex = key === to ? 0 : -1
    to.focus()
  })
  new ResizeObserver(() => {
    room = area.clientHeight
    show()
  }).observe(area)

  return {
    show(active) {
      line = active
      show()
    },
  }
}
