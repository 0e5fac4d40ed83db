/** A small sportsbook: matches that follow the clock, their odds, and a slip. */

import { find } from '../../../client/dom.ts'
import { make } from '../../../client/dom-make.ts'
import { type Texts } from '../../../client/languages.ts'
import { startGame } from '../../../client/start-game.ts'
import { showTickets } from '../../../client/tickets.ts'
import { clockText, createTimed } from '../../../client/timed.ts'
import type { PageData, Table, Ticket } from '../../../protocol.ts'
import type { Fixture, Side, SportsTable } from '../sports-table.ts'
import { sportsTexts } from './texts.ts'

const isSports = (table: Table): table is SportsTable => table.kind === 'sports'
const sides: readonly Side[] = ['home', 'draw', 'away']
const mostSelections = 4

function startSports(data: PageData, texts: Texts): void {
  const words = sportsTexts(data.language)
  const list = find('#matches', HTMLElement)
  const slipList = find('#slip', HTMLElement)
  const total = find('#total', HTMLElement)
  const betButton = find('#place-bet', HTMLButtonElement)
  const bets = find('#tickets', HTMLElement)
  const slip = new Map<string, Side>()
  /** All matches seen so far, for the names on tickets. */
  const seen = new Map<string, Fixture>()
  let table = isSports(data.table) ? data.table : undefined

  const sideName = (side: Side): string => (table?.sport === 'cockfight' ? words.cockSide : words.side)[side]
  const matchName = (id: string): string => {
    const fixture = seen.get(id)
    return fixture ? words.versus(fixture.home, fixture.away) : `#${id}`
  }
  const odds = (): number =>
    [...slip].reduce((product, [id, side]) => product * Number(seen.get(id)?.odds[side] ?? 1), 1)

  createTimed(data, texts, isSports, ({ panel, now, bet }) => {
    function showSlip(): void {
      const lines = [...slip].map(([id, side]) =>
        make(
          'li',
          {},
          make('span', { text: matchName(id) }),
          make('b', { class: 'figures', text: `${sideName(side)} ${seen.get(id)?.odds[side] ?? ''}` }),
          make('button', {
            class: 'remove',
            text: '×',
            label: words.remove(matchName(id)),
            press: () => choose(id, side),
          }),
        ),
      )
      slipList.replaceChildren(
        ...(lines.length > 0 ? lines : [make('li', { class: 'none', text: words.emptySlip })]),
      )
      const possible = (Number(panel.bet()) * odds()).toFixed(2)
      total.textContent =
        slip.size === 0
          ? ''
          : `${words.totalOdds} ${odds().toFixed(2)} · ${words.mayWin} ${panel.money(possible)}`
      betButton.setAttribute('aria-disabled', String(slip.size === 0))
    }

    function choose(id: string, side: Side): void {
      if (slip.get(id) === side) slip.delete(id)
      else if (!slip.has(id) && slip.size >= mostSelections) return panel.announce(words.slipFull, true)
      else slip.set(id, side)
      for (const button of list.querySelectorAll<HTMLButtonElement>('.odds'))
        button.setAttribute('aria-pressed', String(slip.get(button.dataset.match ?? '') === button.value))
      showSlip()
    }

    function matchRow(fixture: Fixture): HTMLElement {
      const buttons = sides.flatMap((side) => {
        const price = fixture.odds[side]
        if (price === undefined) return []
        const button = make(
          'button',
          {
            class: 'odds',
            label: `${words.versus(fixture.home, fixture.away)}, ${sideName(side)}, ${price}`,
            data: { match: fixture.id, won: String(fixture.result?.winner === side) },
            press: () => {
              if (button.getAttribute('aria-disabled') !== 'true') choose(fixture.id, side)
            },
          },
          make('small', { text: sideName(side) }),
          make('b', { class: 'figures', text: price }),
        )
        button.value = side
        button.setAttribute('aria-pressed', String(slip.get(fixture.id) === side))
        return button
      })
      return make(
        'li',
        { class: 'match', data: { match: fixture.id } },
        make('span', { class: 'match__time figures' }),
        make(
          'span',
          { class: 'match__names' },
          make('b', { text: fixture.home }),
          make('b', { text: fixture.away }),
        ),
        make('span', { class: 'match__odds' }, ...buttons),
      )
    }

    betButton.addEventListener('click', () => {
      if (slip.size === 0) return
      const choice = [...slip].map(([id, side]) => `${id}:${side}`).join(',')
      void bet(choice).then((taken) => {
        if (!taken) return
        slip.clear()
        if (table) showMatches(table)
        showSlip()
      })
    })
    find('.stepper', HTMLElement).addEventListener('click', showSlip)
    find('.stepper', HTMLElement).addEventListener('keyup', showSlip)

    function showMatches({ fixtures }: SportsTable): void {
      // All rows are recreated, so focus is restored to the same button for keyboard users.
      const focused = document.activeElement instanceof HTMLButtonElement ? document.activeElement : undefined
      const [match, side] = [focused?.dataset.match, focused?.value]
      list.replaceChildren(
        ...fixtures
          .toReversed()
          .sort(
            (one, other) =>
              Number(one.result !== null) - Number(other.result !== null) || one.startsAt - other.startsAt,
          )
          .map(matchRow),
      )
      if (match)
        list.querySelector<HTMLButtonElement>(`.odds[data-match="${match}"][value="${side}"]`)?.focus()
    }

    return {
      show(next, tickets) {
        table = next
        for (const fixture of next.fixtures) seen.set(fixture.id, fixture)
        showMatches(next)
        showSlip()
        showTickets(bets, tickets, texts, panel.money, ({ choice }: Ticket) =>
          choice
            .split(',')
            .map((part) => {
              const [id = '', named] = part.split(':')
              const chosen = sides.find((each) => each === named)
              return `${matchName(id)} ${chosen ? sideName(chosen) : ''}`
            })
            .join(' + '),
        )
      },
      tick() {
        for (const row of list.querySelectorAll<HTMLElement>('.match')) {
          const fixture = seen.get(row.dataset.match ?? '')
          if (!fixture) continue
          const started = fixture.startsAt <= now()
          const time = find('.match__time', HTMLElement, row)
          time.textContent = fixture.result
            ? `${fixture.result.score} ${words.ended}`
            : started
              ? words.running
              : words.startsIn(clockText(fixture.startsAt - now()))
          time.dataset.state = fixture.result ? 'ended' : started ? 'running' : 'ahead'
          for (const button of row.querySelectorAll('button'))
            button.setAttribute('aria-disabled', String(started))
          if (started && slip.delete(fixture.id)) showSlip()
        }
      },
    }
  })
}

startGame(startSports)
