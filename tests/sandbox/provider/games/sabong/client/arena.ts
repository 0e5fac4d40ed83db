/** The two birds in their ring, moved by what the server tells of the fight. */
import { find, still } from '../../../client/dom.ts'
import type { Bird, SabongTable } from '../sabong-table.ts'
import type { SabongTexts } from './texts.ts'

export interface Arena {
  show(table: SabongTable): void
}

const birds: readonly Bird[] = ['meron', 'wala']
const leap = 620
/** How far a bird leaps and is thrown back, in units of the drawing. */
const reach = 74

const ease = 'cubic-bezier(0.3, 0.8, 0.4, 1)'

export function createArena(words: SabongTexts): Arena {
  const picture = find('#arena', HTMLElement)
  const dust = find('#dust', SVGGElement)
  const verdict = find('#verdict', HTMLElement)
  let fight = ''
  let seen = 0

  const bodyOf = (bird: Bird): SVGGElement => find(`.bird[data-bird="${bird}"] .bird__move`, SVGGElement)

  /** One clash: both leap at each other, and whoever got the worse of it is thrown back. */
  function clash(by: Bird | null): void {
    if (still()) return
    for (const bird of birds) {
      const back = by !== null && by !== bird ? -18 : 6
      bodyOf(bird).animate(
        [
          { transform: 'translate(0, 0)' },
          { transform: `translate(${reach * 0.6}px, -34px) rotate(-10deg)`, offset: 0.35 },
          { transform: `translate(${reach}px, -22px) rotate(8deg)`, offset: 0.5 },
          { transform: `translate(${back}px, 0) rotate(${back < 0 ? -6 : 0}deg)`, offset: 0.8 },
          { transform: 'translate(0, 0)' },
        ],
        { duration: leap, easing: ease },
      )
    }
    dust.animate(
      [
        { opacity: 0, transform: 'scale(0.6)' },
        { opacity: 0.9, transform: 'scale(1)', offset: 0.4 },
        { opacity: 0, transform: 'scale(1.25)' },
      ],
      { duration: leap, delay: leap * 0.25 },
    )
  }

  return {
    show(table) {
      const { stage, result, clashes, birds: pair } = table
      if (table.fight !== fight) seen = clashes.length
      fight = table.fight
      picture.dataset.stage = stage
      picture.dataset.result = result ?? ''
      for (const bird of birds) {
        const { name, weight, wins, losses } = pair[bird]
        find(`#${bird}-name`, HTMLElement).textContent = name
        find(`#${bird}-record`, HTMLElement).textContent = words.record(
          `${(weight / 1000).toFixed(2)} kg`,
          String(wins),
          String(losses),
        )
        const left = clashes.at(-1)?.left[bird] ?? 100
        const bar = find(`#${bird}-stamina`, HTMLElement)
        bar.style.setProperty('--left', String(left / 100))
        bar.setAttribute('aria-label', words.stamina(`${left}%`))
      }
      const fresh = clashes.slice(seen)
      seen = clashes.length
      const last = fresh.at(-1)
      if (last && stage === 'fight') clash(last.by)
      verdict.hidden = result === null
      verdict.textContent = result === null ? '' : words.wins(words.spot[result], result)
      verdict.dataset.spot = result ?? ''
    },
  }
}
