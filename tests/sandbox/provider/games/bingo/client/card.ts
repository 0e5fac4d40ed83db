/** A bingo card, with the called numbers marked. */
import { make } from '../../../client/dom-make.ts'
import type { BingoCard } from '../bingo-table.ts'
import { bingoLines } from './lines.ts'
import type { BingoTexts } from './texts.ts'

const five = [0, 1, 2, 3, 4]
/** "B7": the letter of the column that a ball belongs to. */
export const ballName = (ball: number): string => `${'BINGO'[Math.floor((ball - 1) / 15)] ?? ''}${ball}`

/** How many numbers are missing to a full card, and which cells are in full lines. */
export function readCard(card: BingoCard, called: ReadonlySet<number>) {
  const isMarked = (cell: number): boolean => card[cell] === 0 || called.has(card[cell] ?? -1)
  const full = new Set(bingoLines.filter((line) => line.every(isMarked)).flat())
  return { missing: card.filter((_, cell) => !isMarked(cell)).length, full, isMarked }
}

/** Draws a card. `prizes` are the names of those it won. */
export function showCard(
  card: BingoCard,
  called: ReadonlySet<number>,
  {
    name,
    prizes,
    words,
  }: { readonly name: string; readonly prizes: readonly string[]; readonly words: BingoTexts },
): HTMLElement {
  const { missing, full, isMarked } = readCard(card, called)
  const state = prizes.length > 0 ? prizes.join(', ') : missing === 0 ? words.full : words.missing(missing)
  const rows = five.map((row) =>
    make(
      'tr',
      {},
      ...five.map((column) => {
        const cell = row * 5 + column
        const number = card[cell] ?? 0
        const data = { ...(isMarked(cell) && { drawn: '' }), ...(full.has(cell) && { won: '' }) }
        return make('td', { class: 'figures', text: number === 0 ? '★' : String(number), data })
      }),
    ),
  )
  const head = make('tr', {}, ...Array.from('BINGO', (letter) => make('th', { text: letter })))
  const table = make('table', {}, make('thead', {}, head), make('tbody', {}, ...rows))
  table.setAttribute('aria-label', `${name}: ${state}`)
  return make(
    'article',
    { class: 'card', data: { state: prizes.length > 0 ? 'won' : 'open' } },
    table,
    make('p', { class: 'card__state' }, make('span', { text: name }), make('b', { text: state })),
  )
}
