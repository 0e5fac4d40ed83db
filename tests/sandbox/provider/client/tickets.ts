/** The player's bets in a timed game. */

import type { Ticket } from '../protocol.ts'
import { make } from './dom-make.ts'
import type { Texts } from './languages.ts'

const shown = 8

/** Fills a list with bets. `name` describes what a bet is on. */
export function showTickets(
  list: HTMLElement,
  tickets: readonly Ticket[],
  words: Texts,
  money: (amount: string) => string,
  name: (ticket: Ticket) => string,
): void {
  const rows = tickets.slice(0, shown).map((ticket) => {
    const { state, bet, win } = ticket
    const won = Number(win) > 0
    const outcome =
      state === 'waiting'
        ? words.waiting
        : state === 'void'
          ? words.returnedShort
          : won
            ? `+${money(win)}`
            : words.lost
    return make(
      'li',
      { class: 'ticket', data: { state: won ? 'won' : state } },
      make('span', { text: name(ticket) }),
      make('small', { class: 'figures', text: money(bet) }),
      make('b', { class: 'figures', text: outcome }),
    )
  })
  list.replaceChildren(...(rows.length > 0 ? rows : [make('li', { class: 'none', text: words.noBets })]))
}
