/** The end of a round: every hand, and who gets what. */
import { cardFace } from '../../../client/card-face.ts'
import { describeCard } from '../../../client/describe.ts'
import { find } from '../../../client/dom.ts'
import { make } from '../../../client/dom-make.ts'
import type { Texts } from '../../../client/languages.ts'
import type { CardRound, PastRound } from '../card-room-table.ts'
import { cardOf } from './deck.ts'
import type { CardRoomTexts } from './texts.ts'

/** What a game shows of a seat at the end. */
export interface FinalHand {
  readonly cards: readonly number[]
  /** Points, for instance. */
  readonly note: string
}

interface ShowdownOptions {
  readonly words: CardRoomTexts
  readonly texts: Texts
  readonly nameOf: (seat: number) => string
  readonly money: (amount: string) => string
}

/** Small cards in a row, named together. */
export const cardRow = (cards: readonly number[], texts: Texts): HTMLElement => {
  const row = make('span', {
    class: 'row',
    label: cards.map((card) => describeCard(cardOf(card), texts)).join(', '),
  })
  row.setAttribute('role', 'img')
  row.append(...cards.map((card) => cardFace(cardOf(card))))
  return row
}

/** Shows how a round ended, the winners first. */
export function showEnd(
  { end }: CardRound<unknown>,
  hands: readonly FinalHand[],
  { words, texts, nameOf, money }: ShowdownOptions,
): void {
  const winners = end?.winners ?? []
  const order = [...winners, ...hands.map((_, seat) => seat).filter((seat) => !winners.includes(seat))]
  const rows = order.map((seat) => {
    const { cards = [], note = '' } = hands[seat] ?? {}
    const won = winners.includes(seat)
    return make(
      'li',
      { data: { won: String(won), own: String(seat === 0) } },
      make('b', { text: nameOf(seat) }),
      cards.length > 0 ? cardRow(cards, texts) : make('span', { class: 'row' }),
      make('small', { text: note }),
      make('strong', { class: 'figures', text: won ? words.gets(money(end?.each ?? '0.00')) : '' }),
    )
  })
  find('#showdown', HTMLElement).replaceChildren(...rows)
}

/** How a round ended, in a sentence. */
export function endSentence(
  winners: readonly number[],
  words: CardRoomTexts,
  nameOf: (seat: number) => string,
): string {
  const [first = 0, ...more] = winners
  if (more.length > 0) return words.tie
  return first === 0 ? words.youWin : words.wins(nameOf(first))
}

/** Fills the list of the last rounds. */
export function showPast(
  rounds: readonly PastRound[],
  { words, money }: Pick<ShowdownOptions, 'words' | 'money'>,
  timeOf: (time: number) => string,
): void {
  const list = find('#past', HTMLElement)
  const rows = rounds.map(({ winners, each, endedAt }) =>
    make(
      'li',
      { data: { own: String(winners.includes(null)) } },
      make('time', { text: timeOf(endedAt) }),
      make('span', { text: winners.map((name) => name ?? words.you).join(', ') }),
      make('b', { class: 'figures', text: words.gets(money(each)) }),
    ),
  )
  if (rows.length > 0) list.replaceChildren(...rows)
}
