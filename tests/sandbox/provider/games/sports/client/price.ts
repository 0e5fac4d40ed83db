/** A button with odds. It is made once and kept up to date, so that focus and motion survive. */
import { make } from '../../../client/dom-make.ts'
import type { Fixture, Market, SideId } from '../sports-table.ts'
import { marketName, matchName, oddsText, sideName } from './names.ts'
import type { SportsTexts } from './texts.ts'

/** What a player picks. */
export interface Choice {
  readonly fixture: Fixture
  readonly market: Pick<Market, 'id' | 'line'>
  readonly side: SideId
}

/** What the views of a book share. */
export interface Book {
  readonly words: SportsTexts
  isPicked(match: string, market: string, side: SideId): boolean
  /** Adds a pick to the slip, or takes it off. */
  pick(choice: Choice): void
  /** Shows a match in the live view. */
  watch(match: string): void
}

export interface Price {
  readonly element: HTMLButtonElement
  update(fixture: Fixture): void
}

/** How long a change of odds is marked, in ms. */
const marked = 2_600

export function createPrice(
  { words, isPicked, pick }: Book,
  first: Fixture,
  market: Pick<Market, 'id' | 'line'>,
  side: SideId,
  label: string,
): Price {
  let fixture = first
  let odds: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const value = make('b', { class: 'figures odds__value' })
  const element = make(
    'button',
    {
      class: 'odds',
      data: { match: first.id },
      press: () => {
        if (element.getAttribute('aria-disabled') !== 'true') pick({ fixture, market, side })
      },
    },
    make('small', { class: 'odds__side', text: label }),
    value,
  )
  const name = [
    matchName(words, first),
    marketName(words, first, market.id),
    sideName(words, first, market, side),
  ].join(', ')

  function mark(next: number): void {
    if (odds === undefined || odds === next) return
    element.dataset.move = next > odds ? 'up' : 'down'
    clearTimeout(timer)
    timer = setTimeout(() => delete element.dataset.move, marked)
  }

  return {
    element,
    update(next) {
      fixture = next
      const current = next.markets.find(({ id }) => id === market.id)?.odds[side]
      const open = current !== undefined && !next.suspended
      if (current !== undefined) mark(current)
      odds = current ?? odds
      const text = current === undefined ? '–' : oddsText(current)
      value.textContent = text
      element.setAttribute('aria-label', `${name}, ${open ? text : words.suspended}`)
      element.setAttribute('aria-disabled', String(!open))
      element.setAttribute('aria-pressed', String(isPicked(next.id, market.id, side)))
      element.toggleAttribute('data-locked', next.suspended)
    },
  }
}
