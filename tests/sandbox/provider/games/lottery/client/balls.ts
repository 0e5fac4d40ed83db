/** Numbers as balls, and the lines of a ticket as they were drawn. */
import { make } from '../../../client/dom-make.ts'
import type { LotteryOffer } from '../lottery-table.ts'
import { letterOf } from './draft-view.ts'
import { hitsOf, type Line, paysFor } from './lines.ts'
import { type LotteryTexts, playName } from './texts.ts'

/** Numbers as balls. Those that are right are marked by shape as well. */
export const balls = (numbers: readonly number[], hits: readonly boolean[] = []): HTMLElement => {
  const list = make(
    'span',
    { class: 'balls figures', data: { many: String(numbers.length > 6) } },
    ...numbers.map((number, place) =>
      make('i', { text: String(number), data: { hit: String(hits[place] ?? false) } }),
    ),
  )
  for (const [place, ball] of [...list.children].entries())
    if (ball instanceof HTMLElement) ball.style.setProperty('--place', String(place))
  return list
}

export interface Drawn {
  readonly form: LotteryOffer['form']
  readonly numbers: readonly number[]
}

/** A line with what it won, or as it was placed if it hasn't been drawn. */
export function lineRow(
  line: Line,
  index: number,
  drawn: Drawn | undefined,
  stake: number,
  words: LotteryTexts,
  money: (amount: string) => string,
): HTMLElement {
  const hits = drawn ? hitsOf(drawn.form, line, drawn.numbers) : []
  const won = drawn ? stake * paysFor(drawn.form, line, drawn.numbers) : 0
  const outcome = won > 0 ? words.lineWon(money(won.toFixed(2))) : words.lineLost
  const right = hits.filter(Boolean).length
  const heard = [
    words.line(letterOf(index), playName(words, line.play.id), line.numbers.join(' ')),
    ...(drawn ? [`${right} ${words.right}`, outcome] : []),
  ].join('. ')
  const seen = [
    make('b', { class: 'line-letter', text: letterOf(index) }),
    make('span', { class: 'line-play', text: playName(words, line.play.id) }),
    balls(line.numbers, hits),
    ...(drawn ? [make('b', { class: 'line-won', text: outcome })] : []),
  ]
  for (const part of seen) part.setAttribute('aria-hidden', 'true')
  const row = { class: 'line', data: { won: String(won > 0) } }
  return make('li', row, make('span', { class: 'unseen', text: heard }), ...seen)
}
