/** The player's slips, open and settled, each with all its legs. */
import { find } from '../../../client/dom.ts'
import { make } from '../../../client/dom-make.ts'
import type { Ticket } from '../../../protocol.ts'
import type { Fixture, LegState, MarketId, SideId, SportsTable } from '../sports-table.ts'
import { marketName, matchName, moment, oddsText, sideName } from './names.ts'
import type { SportsTexts } from './texts.ts'

interface Leg {
  readonly key: string
  readonly match: string
  readonly market: MarketId
  readonly side: SideId
  readonly odds: number
}

const isMarket = (text: string): text is MarketId => /^(?:w|c|k|[ts][1-9])$/.test(text)
const isSide = (text: string): text is SideId => /^[hdaouyn]$/.test(text)

function legsOf(choice: string): Leg[] {
  return choice.split(',').flatMap((part): Leg[] => {
    const [key = '', odds = ''] = part.split('@')
    const [match = '', market = '', side = ''] = key.split(':')
    return isMarket(market) && isSide(side) ? [{ key, match, market, side, odds: Number(odds) }] : []
  })
}

export interface MyBetsOptions {
  readonly words: SportsTexts
  readonly money: (amount: string) => string
  readonly now: () => number
  /** Resolves to whether the offer was still good. */
  readonly cashOut: (roundId: string, amount: string) => Promise<boolean>
}

export interface MyBets {
  show(table: SportsTable, tickets: readonly Ticket[]): void
}

type TicketState = keyof SportsTexts['state']

const signs: Readonly<Record<LegState, string>> = { open: '•', won: '✓', lost: '✗', void: '↺' }

function stateOf({ state, win, moves }: Ticket): TicketState {
  if (state === 'waiting') return 'open'
  if (state === 'void') return 'returned'
  if (moves?.some((move) => move.startsWith('cashout@'))) return 'cashedOut'
  return Number(win) > 0 ? 'won' : 'lost'
}

export function createMyBets({ words, money, now, cashOut }: MyBetsOptions): MyBets {
  const list = find('#tickets', HTMLElement)
  const switches = [...document.querySelectorAll<HTMLButtonElement>('[data-bets]')]
  let shown: keyof SportsTexts['shown'] = 'open'
  let last: readonly [SportsTable, readonly Ticket[]] | undefined
  let made = ''
  const asking = new Set<string>()

  function legRow(table: SportsTable, leg: Leg): HTMLElement {
    const { key, match, odds, market, side } = leg
    const fixture = [...table.fixtures, ...table.tracked].find(({ id }) => id === match)
    const state = table.legs[key] ?? 'open'
    const found = fixture?.markets.find(({ id }) => id === market)
    const line = found?.line ?? lineIn(fixture, market)
    const pick = fixture ? sideName(words, fixture, { id: market, line }, side) : match
    return make(
      'li',
      { class: 'leg', data: { state } },
      make('i', { class: 'leg__sign', text: signs[state] }),
      make(
        'span',
        { class: 'leg__words' },
        make('b', { text: pick }),
        make('span', { text: fixture ? marketName(words, fixture, market) : '' }),
        make('small', { text: fixture ? situation(fixture) : '' }),
      ),
      make('span', { class: 'figures', text: oddsText(odds) }),
      make('span', { class: 'unseen', text: words.leg[state] }),
    )
  }

  function situation(fixture: Fixture): string {
    const { phase, home, away, score } = fixture
    return phase === 'ahead' || phase === 'postponed'
      ? `${matchName(words, fixture)} · ${moment(words, fixture, now())}`
      : `${words.score(home, score[0], away, score[1])} · ${moment(words, fixture, now())}`
  }

  function offerButton({ roundId }: Ticket, offer: string | null): HTMLElement {
    const busy = asking.has(roundId)
    const button = make('button', {
      class: 'cash-out figures',
      text: offer === null ? words.noCashOut : words.cashOut(money(offer)),
      data: { round: roundId },
      press: () => {
        if (offer === null || asking.has(roundId)) return
        asking.add(roundId)
        render()
        void cashOut(roundId, offer).finally(() => {
          asking.delete(roundId)
          render()
        })
      },
    })
    button.setAttribute('aria-disabled', String(offer === null || busy))
    return button
  }

  function ticketRow(table: SportsTable, ticket: Ticket): HTMLElement {
    const { roundId, bet, win, choice } = ticket
    const legs = legsOf(choice)
    const state = stateOf(ticket)
    const odds = legs.reduce((whole, leg) => (whole * leg.odds) / 100, 1)
    const paid =
      state === 'open' ? money((Number(bet) * odds).toFixed(2)) : money(state === 'returned' ? bet : win)
    const offer = table.offers[roundId]
    const fact = (name: string, value: string): HTMLElement =>
      make('span', {}, make('small', { text: name }), make('b', { class: 'figures', text: value }))
    return make(
      'li',
      { class: 'slip-ticket', data: { state } },
      make(
        'div',
        { class: 'slip-ticket__head' },
        make('b', { text: words.picks(legs.length) }),
        make('em', { text: words.state[state] }),
      ),
      make('ul', { class: 'legs' }, ...legs.map((leg) => legRow(table, leg))),
      make(
        'div',
        { class: 'slip-ticket__facts' },
        fact(words.stake, money(bet)),
        fact(words.totalOdds, odds.toFixed(2)),
        fact(state === 'open' ? words.mayWin : words.state[state], paid),
      ),
      ...(state === 'open' && offer !== undefined ? [offerButton(ticket, offer)] : []),
    )
  }

  function render(): void {
    if (!last) return
    const [table, tickets] = last
    const open = tickets.filter(({ state }) => state === 'waiting')
    const chosen = shown === 'open' ? open : tickets.filter(({ state }) => state !== 'waiting')
    for (const each of switches) {
      each.setAttribute('aria-pressed', String(each.dataset.bets === shown))
      const count = each.dataset.bets === 'open' && open.length > 0 ? ` · ${open.length}` : ''
      each.textContent = (each.dataset.bets === 'open' ? words.shown.open : words.shown.settled) + count
    }
    const rows = chosen.map((ticket) => ticketRow(table, ticket))
    const none = shown === 'open' ? words.noneOpen : words.noneSettled
    const next = rows.length > 0 ? rows : [make('li', { class: 'none', text: none })]
    const html = next.map((row) => row.outerHTML).join('')
    if (html === made) return
    made = html
    const focused =
      document.activeElement instanceof HTMLElement ? document.activeElement.dataset.round : undefined
    list.replaceChildren(...next)
    if (focused) list.querySelector<HTMLButtonElement>(`.cash-out[data-round="${focused}"]`)?.focus()
  }

  for (const each of switches)
    each.addEventListener('click', () => {
      shown = each.dataset.bets === 'open' ? 'open' : 'settled'
      render()
    })

  return {
    show(table, tickets) {
      last = [table, tickets]
      render()
    },
  }
}

/** A market that is closed is no longer listed, but its line never changes. */
function lineIn(fixture: Fixture | undefined, market: MarketId): number | null {
  return fixture?.lines[market] ?? null
}
