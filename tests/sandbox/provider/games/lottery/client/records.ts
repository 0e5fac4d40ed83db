/** The player's tickets and the past draws, each by day. */
import { find } from '../../../client/dom.ts'
import { make } from '../../../client/dom-make.ts'
import type { Texts } from '../../../client/languages.ts'
import { clockText } from '../../../client/timed.ts'
import type { Ticket } from '../../../protocol.ts'
import type { LotteryDraw, LotteryTable } from '../lottery-table.ts'
import { balls, lineRow } from './balls.ts'
import { icon } from './draft-view.ts'
import { type Moments, numberOf } from './moments.ts'
import { type Played, playedOf } from './played.ts'
import type { LotteryTexts } from './texts.ts'

export interface Records {
  show(table: LotteryTable, tickets: readonly Ticket[], now: number): void
  /** Shows the time until the draws of the tickets that wait. */
  tick(now: number): void
}

export interface RecordParts {
  readonly words: LotteryTexts
  readonly common: Texts
  readonly moments: Moments
  money(amount: string): string
}

/** Entries under the days they belong to. */
function byDay<Entry>(
  entries: readonly Entry[],
  timeOf: (entry: Entry) => number,
  row: (entry: Entry) => HTMLElement,
  { words, moments }: RecordParts,
  now: number,
): HTMLElement[] {
  const days = Map.groupBy(entries, (entry) => moments.day(timeOf(entry)))
  return [...days].map(([day, list]) =>
    make(
      'section',
      { class: 'day' },
      make('h3', { text: day === moments.day(now) ? words.today : day }),
      make('ul', {}, ...list.map(row)),
    ),
  )
}

export function createRecords(parts: RecordParts): Records {
  const { words, common, moments, money } = parts
  const tickets = find('#tickets', HTMLElement)
  const results = find('#results', HTMLElement)
  const waiting = find('#waiting', HTMLElement)
  const opener = find('#records-open', HTMLButtonElement)
  /** What the lists were made from, so that they are only made anew when something changes. */
  let made = ''
  const opened = new Set<string>()

  function outcomeOf({ ticket }: Played): { readonly state: string; readonly text: string } {
    if (ticket.state === 'waiting') return { state: 'waiting', text: common.waiting }
    if (ticket.state === 'void')
      return { state: 'void', text: `${common.returnedShort} ${money(ticket.bet)}` }
    return Number(ticket.win) > 0
      ? { state: 'won', text: `+${money(ticket.win)}` }
      : { state: 'lost', text: common.lost }
  }

  function ticketRow(form: LotteryTable['form'], played: Played): HTMLElement {
    const { ticket, issue, drawsAt, lines, drawn, series, stake } = played
    const { state, text } = outcomeOf(played)
    const facts = [
      moments.clock(drawsAt),
      words.lines(lines.length),
      ...(series ? [words.ofSeries(...series)] : []),
    ]
    const summary = make(
      'summary',
      {},
      make('span', { class: 'ticket-mark' }, icon(state === 'won' ? 'check' : 'ticket')),
      make(
        'span',
        { class: 'ticket-name' },
        make('b', { text: words.issue(numberOf(issue)) }),
        make('small', { text: facts.join(' · ') }),
      ),
      make(
        'span',
        { class: 'ticket-end' },
        make('b', { class: 'figures', text }),
        ...(state === 'waiting'
          ? [make('small', { class: 'figures', data: { until: String(drawsAt) } })]
          : []),
      ),
    )
    const result = drawn && { form, numbers: drawn }
    const details = make(
      'details',
      { class: 'ticket-box', data: { state } },
      summary,
      ...(drawn
        ? [make('p', { class: 'ticket-drawn' }, make('small', { text: words.drawn }), balls(drawn))]
        : []),
      make(
        'ul',
        { class: 'ticket-lines' },
        ...lines.map((line, index) => lineRow(line, index, result, stake, words, money)),
      ),
      make('p', { class: 'ticket-stake', text: words.stake(money(stake.toFixed(2)), money(ticket.bet)) }),
    )
    details.open = opened.has(ticket.roundId)
    details.addEventListener('toggle', () => {
      if (details.open) opened.add(ticket.roundId)
      else opened.delete(ticket.roundId)
    })
    return make('li', {}, details)
  }

  const drawRow = ({ issue, numbers, drawTime }: LotteryDraw): HTMLElement =>
    make(
      'li',
      { class: 'draw-row' },
      make('b', { text: words.issue(numberOf(issue)) }),
      make('small', { class: 'figures', text: moments.clock(drawTime) }),
      balls(numbers),
    )

  const none = (text: string): HTMLElement => make('p', { class: 'none', text })

  return {
    show(table, all, now) {
      const open = all.filter(({ state }) => state === 'waiting').length
      waiting.textContent = String(open)
      waiting.hidden = open === 0
      opener.setAttribute(
        'aria-label',
        open === 0 ? words.myTickets : `${words.myTickets}, ${words.waitingCount(open)}`,
      )
      const source = JSON.stringify([all, table.results, moments.day(now)])
      if (source === made) return
      made = source
      const played = all.map((ticket) => playedOf(table, ticket)).filter((each) => each !== undefined)
      const rows = byDay(
        played.sort((one, other) => other.drawsAt - one.drawsAt),
        ({ drawsAt }) => drawsAt,
        (each) => ticketRow(table.form, each),
        parts,
        now,
      )
      tickets.replaceChildren(...(rows.length > 0 ? rows : [none(words.noTickets)]))
      const draws = byDay(table.results, ({ drawTime }) => drawTime, drawRow, parts, now)
      results.replaceChildren(...(draws.length > 0 ? draws : [none(words.noResults)]))
    },
    tick(now) {
      for (const each of tickets.querySelectorAll<HTMLElement>('[data-until]')) {
        const left = Number(each.dataset.until) - now
        each.textContent = left > 0 ? words.drawsIn(clockText(left)) : words.drawing
      }
    },
  }
}
