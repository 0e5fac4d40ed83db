/** Beside the table: what lies on it from everybody, who won, and this player's bets. */
import { find } from '../../../client/dom.ts'
import { make } from '../../../client/dom-make.ts'
import type { Texts } from '../../../client/languages.ts'
import { showTickets } from '../../../client/tickets.ts'
import type { Ticket } from '../../../protocol.ts'
import type { LiveTable, OtherBet } from '../live-table.ts'
import { fromCents, toCents } from './draft.ts'
import { betName, spotName } from './names.ts'
import { phaseOf } from './scene.ts'
import type { LiveTexts } from './texts.ts'

const shown = 6

interface SideParts {
  readonly t: LiveTexts
  readonly texts: Texts
  readonly money: (amount: string) => string
}

/** People who got more than they bet, the luckiest first. */
function winnersOf(others: readonly OtherBet[]) {
  const people = new Map<string, { bet: number; win: number; spots: string[] }>()
  for (const { name, spot, amount, win } of others) {
    const person = people.get(name) ?? { bet: 0, win: 0, spots: [] }
    person.bet += toCents(amount)
    person.win += toCents(win)
    if (toCents(win) > 0) person.spots.push(spot)
    people.set(name, person)
  }
  return [...people]
    .map(([name, { bet, win, spots }]) => ({ name, spots, net: win - bet }))
    .filter(({ net }) => net > 0)
    .sort((a, b) => b.net - a.net)
}

export function createSide({ t, texts, money }: SideParts) {
  const feed = find('#feed', HTMLElement)
  const title = find('#feed-title', HTMLElement)
  const sum = find('#feed-sum', HTMLElement)
  const mine = find('#tickets', HTMLElement)
  let key = ''

  const row = (name: string, what: string, amount: string, tone: string): HTMLElement =>
    make(
      'li',
      { class: 'feed__row', data: { tone } },
      make('span', { text: name }),
      make('small', { text: what }),
      make('b', { class: 'figures', text: amount }),
    )

  return {
    /** Shows others' bets as they come, and the winners once the result is known. */
    show(table: LiveTable, now: number): void {
      const there = table.others.filter(({ at }) => at <= now)
      const isOver = phaseOf(table, now) === 'shown'
      const next = `${table.round}|${there.length}|${isOver}`
      if (next === key) return
      key = next
      const staked = there.reduce((total, { amount }) => total + toCents(amount), 0)
      title.textContent = isOver ? t.winners : t.onTable
      sum.textContent = isOver ? '' : money(fromCents(staked))
      const winners = winnersOf(there)
      const rows = isOver
        ? winners.map(({ name, spots, net }) =>
            row(name, spotName(spots[0] ?? '', t), `+${money(fromCents(net))}`, 'won'),
          )
        : there
            .toReversed()
            .map(({ name, spot, amount }) => row(name, spotName(spot, t), money(amount), 'bet'))
      feed.replaceChildren(
        ...(rows.length > 0
          ? rows.slice(0, shown)
          : [make('li', { class: 'none', text: isOver ? t.noWinners : '' })]),
      )
    },
    showTickets(tickets: readonly Ticket[]): void {
      showTickets(mine, tickets, texts, money, (ticket) => betName(ticket, t))
    },
  }
}
