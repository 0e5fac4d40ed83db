/** The pad of numbers: its keys, and its pages where it doesn't fit whole. */
import { find } from '../../../client/dom.ts'
import { make } from '../../../client/dom-make.ts'
import type { LotteryOffer } from '../lottery-table.ts'
import { fitPad, pagesOf } from './pad-fit.ts'

export interface Pad {
  /** Marks the numbers that are picked. */
  show(picked: readonly number[]): void
}

const gap = 4
/** The tallest keys, in px. Ten digits have more room than the balls. */
const tallest = { digits: 76, balls: 58 }

/** Fills the pad. `press` is called with the number of a key. */
export function createPad({ form, highest }: LotteryOffer, press: (number: number) => void): Pad {
  const area = find('#pad-area', HTMLElement)
  const pad = find('#pad', HTMLElement)
  const pages = find('#pages', HTMLElement)
  const first = form === 'digits' ? 0 : 1
  const count = highest - first + 1
  const keys = Array.from({ length: count }, (_, index) => {
    const number = first + index
    const key = make(
      'button',
      { press: () => press(number) },
      make('span', { class: 'figures', text: String(number) }),
    )
    key.value = String(number)
    key.tabIndex = index === 0 ? 0 : -1
    return key
  })
  let fit = fitPad(count, 0, 0)
  let page = 0
  let picked: readonly number[] = []

  function showPage(): void {
    const from = page * fit.perPage
    for (const [index, key] of keys.entries()) key.hidden = index < from || index >= from + fit.perPage
    rove(keys.find((key) => !key.hidden && key.tabIndex === 0) ?? keys[from])
    for (const [index, tab] of [...pages.children].entries()) {
      const [low = 0, high = 0] = pagesOf(first, count, fit.perPage)[index] ?? []
      tab.setAttribute('aria-pressed', String(index === page))
      tab.toggleAttribute(
        'data-picked',
        picked.some((each) => each >= low && each <= high),
      )
    }
  }

  /** One key at a time is in the tab order; arrows go to the others. */
  function rove(to: HTMLButtonElement | undefined, focused = false): void {
    if (!to) return
    for (const key of keys) key.tabIndex = key === to ? 0 : -1
    if (focused) to.focus()
  }

  function layOut(): void {
    const { clientWidth: width, clientHeight: height } = area
    if (width === 0) return
    fit = form === 'digits' ? { perPage: count, rows: 2, columns: 5 } : fitPad(count, width, height)
    page = Math.min(page, Math.ceil(count / fit.perPage) - 1)
    const ranges = pagesOf(first, count, fit.perPage)
    const paged = ranges.length > 1
    pages.hidden = !paged
    if (pages.children.length !== (paged ? ranges.length : 0))
      pages.replaceChildren(
        ...(paged ? ranges : []).map(([low, high], index) =>
          make('button', {
            class: 'figures',
            text: `${low}–${high}`,
            press: () => {
              page = index
              showPage()
            },
          }),
        ),
      )
    const room = height - (paged ? 44 + gap : 0) + gap
    const tall = Math.max(44, Math.min(tallest[form], Math.floor(room / fit.rows) - gap))
    const wide = Math.floor((width + gap) / fit.columns) - gap
    pad.style.gridTemplateColumns = `repeat(${fit.columns}, minmax(0, 1fr))`
    pad.style.gridAutoRows = `${tall}px`
    pad.style.setProperty('--ball', `${Math.min(tall, wide)}px`)
    showPage()
  }

  pad.addEventListener('keydown', (event) => {
    const at = keys.findIndex((key) => key === document.activeElement)
    const from = page * fit.perPage
    const last = Math.min(count, from + fit.perPage) - 1
    const to = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at - fit.columns,
      ArrowDown: at + fit.columns,
      Home: from,
      End: last,
    }[event.key]
    if (to === undefined || at < 0) return
    event.preventDefault()
    if (to < 0 || to >= count) return
    page = Math.floor(to / fit.perPage)
    showPage()
    rove(keys[to], true)
  })
  pad.replaceChildren(...keys)
  new ResizeObserver(layOut).observe(area)
  layOut()

  return {
    show(numbers) {
      picked = numbers
      if (form === 'balls')
        for (const key of keys) key.setAttribute('aria-pressed', String(numbers.includes(Number(key.value))))
      showPage()
    },
  }
}
