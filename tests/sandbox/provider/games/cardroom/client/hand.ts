/** The player's own cards: sorted, chosen by tapping, arrow keys and space. */
import { cardFace } from '../../../client/card-face.ts'
import { describeCard } from '../../../client/describe.ts'
import { find } from '../../../client/dom.ts'
import { make } from '../../../client/dom-make.ts'
import type { Texts } from '../../../client/languages.ts'
import { cardOf, suitOf } from './deck.ts'

export interface Hand {
  /** @param usable the cards that can be chosen now @param fresh a card that was just drawn */
  show(cards: readonly number[], usable: ReadonlySet<number>, fresh?: number | null): void
  chosen(): readonly number[]
  clear(): void
}

interface HandOptions {
  readonly texts: Texts
  /** A card's height in the game, for sorting. */
  readonly height: (card: number) => number
  readonly onChange: () => void
  /** Enter was pressed on a card. */
  readonly onEnter: () => void
}

/** Fills the hand of the page. */
export function createHand({ texts, height, onChange, onEnter }: HandOptions): Hand {
  const list = find('#hand', HTMLElement)
  const orders = Array.from(document.querySelectorAll<HTMLButtonElement>('.sort button'))
  const buttons = new Map<number, HTMLButtonElement>()
  const chosen = new Set<number>()
  let cards: readonly number[] = []
  let usable: ReadonlySet<number> = new Set()
  let order = 'rank'

  const sortedCards = (): number[] =>
    cards.toSorted((a, b) =>
      order === 'suit'
        ? suitOf(a) - suitOf(b) || height(a) - height(b)
        : height(a) - height(b) || suitOf(a) - suitOf(b),
    )

  function toggle(card: number): void {
    if (!usable.has(card)) return
    if (!chosen.delete(card)) chosen.add(card)
    refresh()
    onChange()
  }

  function buttonOf(card: number): HTMLButtonElement {
    const known = buttons.get(card)
    if (known) return known
    const button = make(
      'button',
      {
        class: 'card',
        label: describeCard(cardOf(card), texts),
        data: { card: String(card) },
        press: () => toggle(card),
      },
      cardFace(cardOf(card)),
    )
    buttons.set(card, button)
    return button
  }

  function refresh(): void {
    const sorted = sortedCards()
    const shown = sorted.map(buttonOf)
    const same =
      shown.length === list.children.length && shown.every((button, place) => list.children[place] === button)
    const focused = document.activeElement
    if (!same) {
      const place = Array.from(list.children).findIndex((button) => button === focused)
      list.replaceChildren(...shown)
      // Moving or removing the element has taken its focus.
      const next = shown.find((button) => button === focused) ?? shown[Math.min(place, shown.length - 1)]
      if (place >= 0) next?.focus({ preventScroll: true })
    }
    const stop = shown.find((button) => button === document.activeElement) ?? shown[0]
    for (const [place, button] of shown.entries()) {
      const card = sorted[place] ?? 0
      button.setAttribute('aria-pressed', String(chosen.has(card)))
      button.setAttribute('aria-disabled', String(!usable.has(card)))
      button.tabIndex = button === stop ? 0 : -1
    }
  }

  list.addEventListener('keydown', (event) => {
    const shown = Array.from(list.querySelectorAll('button'))
    const place = shown.findIndex((button) => button === event.target)
    if (place < 0) return
    if (event.key === 'Enter') {
      event.preventDefault()
      return onEnter()
    }
    const steps: Readonly<Partial<Record<string, number>>> = {
      ArrowRight: place + 1,
      ArrowLeft: place - 1,
      Home: 0,
      End: shown.length - 1,
    }
    const target = shown[steps[event.key] ?? -1]
    if (!target) return
    event.preventDefault()
    for (const button of shown) button.tabIndex = button === target ? 0 : -1
    target.focus()
  })
  for (const button of orders)
    button.addEventListener('click', () => {
      order = button.value
      for (const each of orders) each.setAttribute('aria-pressed', String(each === button))
      refresh()
    })

  return {
    show(next, nextUsable, fresh = null) {
      cards = next
      usable = nextUsable
      for (const card of chosen) if (!cards.includes(card) || !usable.has(card)) chosen.delete(card)
      refresh()
      for (const [card, button] of buttons) button.toggleAttribute('data-fresh', card === fresh)
    },
    chosen: () => [...chosen],
    clear() {
      chosen.clear()
      refresh()
      onChange()
    },
  }
}
