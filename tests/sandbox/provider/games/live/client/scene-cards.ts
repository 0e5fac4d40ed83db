/** The hands of a card table, dealt card by card. */
import { cardFace } from '../../../client/card-face.ts'
import { describeCard } from '../../../client/describe.ts'
import { find } from '../../../client/dom.ts'
import type { Texts } from '../../../client/languages.ts'
import type { LiveResult, LiveTable } from '../live-table.ts'
import { handPoints, resultName, spotName } from './names.ts'
import { fresh, phaseOf, type Scene } from './scene.ts'
import type { LiveTexts } from './texts.ts'

/** Hand and place of each card in the order in which they are dealt. */
const order = ({ hands }: LiveResult): (readonly [hand: number, place: number])[] =>
  [0, 1, 2].flatMap((place) =>
    [0, 1].flatMap((hand) => (hands[hand]?.[place] ? [[hand, place] as const] : [])),
  )

export function createCards(t: LiveTexts, texts: Texts): Scene {
  const scene = find('#scene', HTMLElement)
  const hands = Array.from(scene.querySelectorAll<HTMLElement>('.hand'))
  let shown = ''

  function clear(): void {
    for (const hand of hands) {
      find('.hand__cards', HTMLElement, hand).replaceChildren()
      find('.hand__points', HTMLElement, hand).textContent = ''
      delete hand.dataset.outcome
    }
    scene.setAttribute('aria-label', t.open)
  }

  function deal({ variant, result, steps }: LiveTable, count: number, now: number): void {
    if (!result) return
    for (const [index, [hand, place]] of order(result).slice(0, count).entries()) {
      const cards = hands[hand]?.querySelector('.hand__cards')
      const card = result.hands[hand]?.[place]
      if (!cards || !card || cards.children[place]) continue
      const face = cardFace(card)
      face.dataset.place = String(place)
      if (now - (steps[index] ?? 0) < fresh) face.dataset.fresh = 'true'
      cards.append(face)
    }
    if (variant !== 'baccarat') return
    for (const [index, hand] of hands.entries()) {
      const dealt = hand.querySelectorAll('.playing').length
      const points = find('.hand__points', HTMLElement, hand)
      points.textContent = dealt > 0 ? String(handPoints(result.hands[index]?.slice(0, dealt))) : ''
    }
  }

  function finish({ variant, result }: LiveTable): void {
    if (!result) return
    for (const hand of hands) {
      const side = hand.dataset.side ?? ''
      const tied = result.sides[0] === 'tie'
      hand.dataset.outcome = tied ? 'tied' : result.sides.includes(side) ? 'won' : 'lost'
    }
    const cards = result.hands.map((hand, index) => {
      const names = hand.map((card) => describeCard(card, texts)).join(', ')
      return `${spotName(hands[index]?.dataset.side ?? '', t)}: ${names}`
    })
    scene.setAttribute('aria-label', [resultName(variant, result, t), ...cards].join('. '))
  }

  return {
    draw(table, now) {
      const phase = phaseOf(table, now)
      const count = table.steps.filter((step) => step <= now).length
      const key = `${table.round}|${phase}|${count}`
      if (key === shown) return
      const [before] = shown.split('|')
      shown = key
      if (before !== String(table.round)) clear()
      deal(table, count, now)
      if (phase === 'shown') finish(table)
    },
  }
}
