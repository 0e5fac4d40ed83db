/** The bet slip: picks with the odds that the player has seen, and what has become of them since. */
import { find } from '../../../client/dom.ts'
import { make } from '../../../client/dom-make.ts'
import type { Fixture, SportsTable } from '../sports-table.ts'
import { marketName, matchName, oddsText, sideName } from './names.ts'
import type { Choice } from './price.ts'
import type { SportsTexts } from './texts.ts'

interface Pick extends Choice {
  /** In hundredths, as accepted by the player. */
  odds: number
}

/** Whether a pick can be bet on now, and at which odds. */
type Quote = number | 'suspended' | 'closed'

const mostPicks = 10

export interface Slip {
  readonly size: () => number
  has(match: string, market: string, side: string): boolean
  /** Adds or removes a pick. Returns why it can't, in words. */
  toggle(choice: Choice): string | undefined
  /** What the main button does now. */
  readonly action: () => 'none' | 'accept' | 'wait' | 'place'
  accept(): void
  clear(): void
  /** "f120:w:h@185,…" for the server. */
  readonly choice: () => string
  show(table: SportsTable): void
}

export interface SlipOptions {
  readonly words: SportsTexts
  readonly money: (amount: string) => string
  readonly bet: () => string
  /** Called whenever the slip has changed. */
  readonly changed: () => void
}

function quoteOf({ market, side }: Choice, fixture: Fixture | undefined): Quote {
  if (!fixture || fixture.phase === 'ended' || fixture.phase === 'postponed') return 'closed'
  if (fixture.markets.length === 0) return fixture.suspended ? 'suspended' : 'closed'
  const odds = fixture.markets.find(({ id }) => id === market.id)?.odds[side]
  return fixture.suspended ? 'suspended' : (odds ?? 'suspended')
}

export function createSlip({ words, money, bet, changed }: SlipOptions): Slip {
  const list = find('#slip', HTMLElement)
  const total = find('#slip-total', HTMLElement)
  const note = find('#slip-note', HTMLElement)
  const title = find('#slip-title', HTMLElement)
  const better = find('#accept-better', HTMLInputElement)
  const clearButton = find('#slip-clear', HTMLButtonElement)
  const picks = new Map<string, Pick>()
  let table: SportsTable | undefined
  let made = ''

  const fixtureOf = (match: string): Fixture | undefined => table?.fixtures.find(({ id }) => id === match)
  const quotes = (): Map<string, Quote> =>
    new Map([...picks].map(([match, pick]) => [match, quoteOf(pick, fixtureOf(match))]))
  const product = (): number => [...picks.values()].reduce((whole, { odds }) => (whole * odds) / 100, 1)

  function action(): ReturnType<Slip['action']> {
    if (picks.size === 0) return 'none'
    const all = [...quotes()]
    if (all.some(([, quote]) => typeof quote !== 'number')) return 'wait'
    if (all.some(([match, quote]) => quote !== picks.get(match)?.odds)) return 'accept'
    return Number(bet()) * product() > Number(table?.mostWin ?? Number.POSITIVE_INFINITY) ? 'wait' : 'place'
  }

  function noteText(): string {
    const all = [...quotes().values()]
    if (all.includes('closed')) return words.removeClosed
    if (all.includes('suspended')) return words.waitOpen
    const state = action()
    if (state === 'accept') return words.changed
    return state === 'wait' ? words.tooMuch(money(table?.mostWin ?? '0.00')) : ''
  }

  /** Better odds are taken without asking, if the player has said so. */
  function takeBetter(): void {
    if (!better.checked) return
    for (const [match, quote] of quotes()) {
      const pick = picks.get(match)
      if (pick && typeof quote === 'number' && quote > pick.odds) pick.odds = quote
    }
  }

  function row(match: string, pick: Pick, quote: Quote): HTMLElement {
    const { fixture, market, side, odds } = pick
    const name = sideName(words, fixture, market, side)
    const moved = typeof quote === 'number' && quote !== odds
    const price = make('span', { class: 'slip__odds figures' })
    if (moved) {
      price.append(make('s', { text: oddsText(odds) }), make('b', { text: oddsText(quote) }))
      price.dataset.move = quote > odds ? 'up' : 'down'
      price.setAttribute('role', 'img')
      price.setAttribute('aria-label', words.changedTo(oddsText(odds), oddsText(quote)))
    } else price.append(make('b', { text: oddsText(odds) }))
    const state = quote === 'closed' ? words.decided : quote === 'suspended' ? words.suspended : ''
    return make(
      'li',
      { class: 'slip__pick', data: { state: typeof quote === 'number' ? 'open' : quote } },
      make(
        'span',
        { class: 'slip__words' },
        make('b', { text: name }),
        make('span', { text: marketName(words, fixture, market.id) }),
        make('small', { text: matchName(words, fixture) }),
        ...(state ? [make('em', { text: state })] : []),
      ),
      price,
      make('button', {
        class: 'remove',
        text: '×',
        label: words.remove(`${name}, ${matchName(words, fixture)}`),
        press: () => {
          picks.delete(match)
          refresh()
        },
      }),
    )
  }

  function refresh(): void {
    takeBetter()
    const all = quotes()
    const shape = [...picks]
      .map(([match, { odds, side, market }]) => `${match}${market.id}${side}${odds}${all.get(match)}`)
      .join()
    if (shape !== made || picks.size === 0) {
      made = shape
      list.replaceChildren(
        ...(picks.size === 0
          ? [make('li', { class: 'none', text: words.emptySlip })]
          : [...picks].map(([match, pick]) => row(match, pick, all.get(match) ?? 'closed'))),
      )
    }
    title.textContent =
      picks.size === 0 ? words.views.slip : `${words.views.slip} · ${words.picks(picks.size)}`
    clearButton.hidden = picks.size === 0
    total.hidden = picks.size === 0
    find('#total-odds', HTMLElement).textContent = product().toFixed(2)
    find('#may-win', HTMLElement).textContent = money((Number(bet()) * product()).toFixed(2))
    const text = noteText()
    if (note.textContent !== text) note.textContent = text
    note.hidden = text === ''
    changed()
  }

  clearButton.addEventListener('click', () => {
    picks.clear()
    refresh()
    title.focus()
  })
  better.addEventListener('change', refresh)

  return {
    size: () => picks.size,
    has: (match, market, side) => {
      const pick = picks.get(match)
      return pick?.market.id === market && pick.side === side
    },
    toggle(choice) {
      const { fixture, market, side } = choice
      const known = picks.get(fixture.id)
      if (known?.market.id === market.id && known.side === side) picks.delete(fixture.id)
      else if (known && known.market.id !== market.id) return words.onePick(matchName(words, fixture))
      else if (!known && picks.size >= mostPicks) return words.slipFull
      else {
        const quote = quoteOf(choice, fixtureOf(fixture.id) ?? fixture)
        if (typeof quote === 'number') picks.set(fixture.id, { ...choice, odds: quote })
      }
      refresh()
      return undefined
    },
    action,
    accept() {
      for (const [match, quote] of quotes()) {
        const pick = picks.get(match)
        if (pick && typeof quote === 'number') pick.odds = quote
      }
      refresh()
    },
    clear() {
      picks.clear()
      refresh()
    },
    choice: () =>
      [...picks].map(([match, { market, side, odds }]) => `${match}:${market.id}:${side}@${odds}`).join(','),
    show(next) {
      table = next
      refresh()
    },
  }
}
