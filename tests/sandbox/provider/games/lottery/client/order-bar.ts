/** What the ticket costs and can win, for how many draws, and the button that places it. */
import { find } from '../../../client/dom.ts'
import { make } from '../../../client/dom-make.ts'
import type { Panel } from '../../../client/panel.ts'
import type { PageData } from '../../../protocol.ts'
import type { LotteryPlay, LotteryTable, OpenDraw } from '../lottery-table.ts'
import type { Lack } from './draft.ts'
import { type Line, topPrize } from './lines.ts'
import { numberOf } from './moments.ts'
import type { Order } from './placing.ts'
import type { LotteryTexts } from './texts.ts'
import { totalsOf } from './totals.ts'

export interface OrderBar {
  /** `play` is the kind of bet of the line that is being filled in. */
  show(ticket: readonly Line[] | Lack, open: readonly OpenDraw[], play: LotteryPlay): void
  /** The order for a ticket, if it may be placed. */
  wanted(ticket: readonly Line[] | Lack): Order | undefined
  /** Shows that so many of all tickets are being placed. None: no longer. */
  step(number: number, all: number): void
  /** Shows how many of all draws were placed. */
  placed(done: number, all: number): void
  /** Takes back what `placed` shows. */
  forget(): void
}

export function createOrderBar(
  { bets }: Pick<PageData, 'bets'>,
  table: LotteryTable,
  words: LotteryTexts,
  panel: Panel,
  { place, refresh }: { place(): Promise<void>; refresh(): void },
): OrderBar {
  const button = find('#place-bet', HTMLButtonElement)
  const sum = find('#sum', HTMLElement)
  const sumName = find('#sum-name', HTMLElement)
  const draws = [...document.querySelectorAll<HTMLInputElement>('input[name="draws"]')]
  const limits = { mostBet: bets.at(-1) ?? '0.00', mostWin: table.mostWin }
  let placing: readonly [number: number, all: number] = [0, 0]
  let done = ''
  let shown = ''

  const count = (): number => Number(draws.find(({ checked }) => checked)?.value ?? 1)
  const totals = (lines: readonly Line[]) => totalsOf(table, lines, panel.bet(), count(), limits)

  /** The button's words, and the line below them. */
  function label(ticket: readonly Line[] | Lack, open: readonly OpenDraw[]): readonly [string, string?] {
    const [number, all] = placing
    if (all > 0) return [words.placing(number, all)]
    if ('kind' in ticket) return [ticket.kind === 'same' ? words.same : words.missing(ticket.count)]
    const { total, over } = totals(ticket)
    if (over) {
      const most = panel.money(over.most)
      return [over.what === 'draw' ? words.mostPerDraw(most) : words.mostPerLine(most)]
    }
    const single = words.issue(numberOf(open[0]?.issue ?? ''))
    const below =
      count() === 1 ? `${words.lines(ticket.length)} · ${single}` : words.linesInDraws(ticket.length, count())
    return [words.bet(panel.money(total)), below]
  }

  const isReady = (ticket: readonly Line[] | Lack): ticket is readonly Line[] =>
    placing[1] === 0 && !('kind' in ticket) && totals(ticket).over === undefined

  function showSum(ticket: readonly Line[] | Lack, play: LotteryPlay): void {
    if ('kind' in ticket) {
      const top = Math.max(0, ...play.prizes.map(({ pays }) => pays))
      sumName.textContent = done === '' ? words.paysUpTo : ''
      sum.textContent = done === '' ? `${top.toLocaleString('en')}×` : done
    } else {
      sumName.textContent = words.couldWin
      sum.textContent = panel.money(totals(ticket).couldWin)
    }
    sum.toggleAttribute('data-done', 'kind' in ticket && done !== '')
  }

  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled') !== 'true') void place()
  })
  for (const each of draws)
    each.addEventListener('change', () => {
      done = ''
      refresh()
    })
  // The panel's own listener has changed the stake by then.
  find('.stepper', HTMLElement).addEventListener('click', refresh)

  return {
    show(ticket, open, play) {
      const [text, below] = label(ticket, open)
      const ready = isReady(ticket) && open.length > 0
      // Called several times a second, so only what changes is written.
      const next = JSON.stringify([text, below, ready, ticket, panel.bet(), done, play.id])
      if (next === shown) return
      shown = next
      button.replaceChildren(
        make('b', { text }),
        ...(below === undefined ? [] : [make('small', { text: below })]),
      )
      button.setAttribute('aria-disabled', String(!ready))
      showSum(ticket, play)
    },
    wanted(ticket) {
      if (!isReady(ticket) || ticket.every((line) => topPrize(line) === 0)) return undefined
      return { lines: ticket, perDraw: totals(ticket).perDraw, draws: count() }
    },
    step(number, all) {
      placing = [number, all]
      shown = ''
      if (all > 0) button.replaceChildren(make('b', { text: words.placing(number, all) }))
      button.setAttribute('aria-disabled', 'true')
    },
    placed(number, all) {
      if (number === 0) return
      done = number === all ? words.placed(number) : words.placedSome(number, all)
      panel.announce(done, number < all)
      shown = ''
    },
    forget() {
      done = ''
    },
  }
}
