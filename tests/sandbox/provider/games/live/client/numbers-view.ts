/** The statistics of the wheel and of the dice. */
import { find } from '../../../client/dom.ts'
import { make } from '../../../client/dom-make.ts'
import { wordOf } from '../../../client/languages.ts'
import { pocketName } from './names.ts'
import { diceColours } from './spots.ts'
import type { LiveTexts } from './texts.ts'
import { pocketColour } from './wheel.ts'

const lastShown = 20
const extremes = 4

interface Share {
  readonly name: string
  readonly colour: string
  readonly count: number
  readonly text: string
}

/** A bar for each part of a whole. */
const bars = (shares: readonly Share[], whole: number): HTMLElement =>
  make(
    'ul',
    { class: 'shares' },
    ...shares.map(({ name, colour, count, text }) => {
      const bar = make('i', { data: { colour } })
      bar.style.setProperty('--share', String(count / whole))
      return make('li', {}, make('span', { text: name }), bar, make('b', { class: 'figures', text }))
    }),
  )

const ball = (pocket: number, t: LiveTexts): HTMLElement =>
  make('li', {
    class: 'ball',
    text: String(pocket),
    label: pocketName(pocket, t),
    data: { colour: pocketColour(pocket) },
  })

/** Fills the panel with the wheel's last numbers, shares of the colours, and numbers that came often or seldom. */
export const createNumbers =
  (t: LiveTexts) =>
  (rounds: readonly string[]): void => {
    const pockets = rounds.map(Number)
    const often = Array.from({ length: 37 }, (_, pocket) => ({
      pocket,
      count: pockets.filter((each) => each === pocket).length,
      last: pockets.indexOf(pocket),
    })).sort((a, b) => b.count - a.count || a.last - b.last)
    const counted = (list: typeof often, name: string) =>
      make(
        'div',
        { class: 'extreme' },
        make('h3', { text: name }),
        make(
          'ul',
          { class: 'balls' },
          ...list.map(({ pocket, count }) => {
            const item = ball(pocket, t)
            item.setAttribute('aria-label', `${pocketName(pocket, t)}: ${count}×`)
            item.append(make('small', { text: `${count}×` }))
            return item
          }),
        ),
      )
    const shares = (['red', 'black', 'zero'] as const).map((colour) => {
      const count = pockets.filter((pocket) => pocketColour(pocket) === colour).length
      return { name: t.spots[colour], colour, count, text: `${Math.round((count / pockets.length) * 100)} %` }
    })
    find('#history', HTMLElement).replaceChildren(
      make(
        'ul',
        { class: 'balls', label: t.lastRounds },
        ...pockets.slice(0, lastShown).map((pocket) => ball(pocket, t)),
      ),
      make('h3', { text: t.inRounds(pockets.length) }),
      bars(shares, pockets.length),
      make(
        'div',
        { class: 'extremes' },
        counted(often.slice(0, extremes), t.hot),
        counted(often.slice(-extremes).toReversed(), t.cold),
      ),
    )
  }

/** Fills the panel with the dice's last rounds and how often each colour came. */
export const createColours =
  (t: LiveTexts) =>
  (rounds: readonly string[]): void => {
    const faces = rounds.flatMap((sides) => sides.split('+'))
    const shares = diceColours.map((colour) => {
      const count = faces.filter((face) => face === colour).length
      return { name: wordOf(t.spots, colour), colour, count, text: String(count) }
    })
    find('#history', HTMLElement).replaceChildren(
      make(
        'ul',
        { class: 'throws', label: t.lastRounds },
        ...rounds.slice(0, 12).map((sides) => {
          const dice = sides.split('+')
          return make(
            'li',
            { label: dice.map((die) => wordOf(t.spots, die)).join(', ') },
            ...dice.map((face) => make('i', { data: { face } })),
          )
        }),
      ),
      make('h3', { text: t.inRounds(rounds.length) }),
      bars(shares, Math.max(1, ...shares.map(({ count }) => count))),
    )
  }
