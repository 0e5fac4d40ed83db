/** Mines: a field of cells, a ladder of payouts, and one button that starts or collects. */
import { find, showSymbol } from '../../../client/dom.ts'
import { make } from '../../../client/dom-make.ts'
import type { Texts } from '../../../client/languages.ts'
import { formatMoney } from '../../../client/money.ts'
import { startGame } from '../../../client/start-game.ts'
import { showTickets } from '../../../client/tickets.ts'
import { createTimed, type Timed, type TimedBoard } from '../../../client/timed.ts'
import type { PageData, Table, Ticket } from '../../../protocol.ts'
import type { EndedMines, MinesRound, MinesTable } from '../mines-table.ts'
import { minesTexts } from './texts.ts'

const isMines = (table: Table): table is MinesTable => table.kind === 'mines'
const perRow = 5
/** Steps of the ladder that are shown around the current one. */
const stepsShown = 6

function createBoard(data: PageData, texts: Texts, timed: Timed): TimedBoard<MinesTable> {
  const words = minesTexts(data.language)
  const field = find('#field', HTMLElement)
  const ladder = find('#ladder', HTMLElement)
  const play = find('#play', HTMLButtonElement)
  const counts = find('#counts', HTMLFieldSetElement)
  const bets = find('#tickets', HTMLElement)
  const cells = Array.from(field.querySelectorAll<HTMLButtonElement>('.cell'))
  let table: MinesTable | undefined
  let stake = '0.00'
  let busy = false
  /** The round whose end has been said. Undefined until the first state is shown. */
  let said: string | null | undefined

  const chosenMines = (): string => find('input:checked', HTMLInputElement, counts).value
  const money = (amount: string): string => formatMoney(amount, data)
  const worth = (pays: string): string => money((Number(stake) * Number(pays) || 0).toFixed(2))

  function showCell(cell: number, symbol: 'closed' | 'safe' | 'mine' | 'hit', dim = false): void {
    const button = cells[cell]
    if (!button) return
    showSymbol(button, `cell-${symbol}`)
    button.dataset.state = symbol
    button.toggleAttribute('data-dim', dim)
    const label = words.cell(Math.floor(cell / perRow) + 1, (cell % perRow) + 1)
    button.setAttribute('aria-label', `${label}: ${words[symbol]}`)
  }

  function showRound({ opened }: MinesRound): void {
    for (const cell of cells.keys()) showCell(cell, opened.includes(cell) ? 'safe' : 'closed')
  }

  function showEnd({ opened, mines, hit }: EndedMines): void {
    for (const cell of cells.keys()) {
      if (cell === hit) showCell(cell, 'hit')
      else if (mines.includes(cell)) showCell(cell, 'mine', true)
      else showCell(cell, opened.includes(cell) ? 'safe' : 'closed', !opened.includes(cell))
    }
  }

  function showLadder(mines: string, done: number): void {
    const steps = table?.ladders[mines] ?? []
    const first = Math.max(0, Math.min(done - 1, steps.length - stepsShown))
    ladder.replaceChildren(
      ...steps.slice(first, first + stepsShown).map((pays, index) =>
        make('li', {
          class: 'figures',
          text: `${pays}×`,
          data: { state: first + index < done ? 'done' : first + index === done ? 'next' : 'later' },
        }),
      ),
    )
  }

  function refresh(): void {
    const round = table?.round ?? null
    const canOpen = round !== null && !busy
    for (const cell of cells)
      cell.setAttribute('aria-disabled', String(!canOpen || cell.dataset.state !== 'closed'))
    counts.disabled = round !== null
    play.textContent =
      round === null ? words.start : round.pays === null ? words.openFirst : words.collect(worth(round.pays))
    play.setAttribute('aria-disabled', String(busy || (round !== null && round.pays === null)))
    showLadder(round ? String(round.mines) : chosenMines(), round?.opened.length ?? 0)
  }

  async function act(work: () => Promise<unknown>): Promise<void> {
    if (busy) return
    busy = true
    refresh()
    await work()
    busy = false
    refresh()
  }

  play.addEventListener('click', () => {
    const round = table?.round ?? null
    if (play.getAttribute('aria-disabled') === 'true') return
    void act(() =>
      round === null ? timed.bet(`mines:${chosenMines()}`) : timed.move(round.roundId, 'collect'),
    )
  })
  field.addEventListener('click', ({ target }) => {
    const cell = target instanceof Element ? target.closest('button') : null
    const round = table?.round
    if (!cell || !round || cell.getAttribute('aria-disabled') === 'true') return
    void act(() => timed.move(round.roundId, `open:${cell.value}`))
  })
  field.addEventListener('keydown', (event) => {
    const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -perRow, ArrowDown: perRow } as const
    const step = Object.entries(steps).find(([key]) => key === event.key)?.[1]
    const at = cells.findIndex((cell) => cell === document.activeElement)
    const next = step === undefined || at < 0 ? undefined : cells[at + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  })
  counts.addEventListener('change', refresh)
  for (const cell of cells.keys()) showCell(cell, 'closed')

  /** "Collected at 1.84×. You won ₱18.40", or that a mine was hit. */
  function endOf({ roundId, hit }: EndedMines, tickets: readonly Ticket[]): string {
    if (hit !== null) return words.exploded
    const ticket = tickets.find((each) => each.roundId === roundId)
    const { bet = '0', win = '0' } = ticket ?? {}
    const pays = (Number(win) / Number(bet) || 0).toFixed(2)
    return `${words.collected(pays)} ${texts.youWon(timed.panel.money(win))}`
  }

  /** Says how a round ended, or that one waits. Only what happened since the last state. */
  function announce(
    before: MinesRound | null,
    { round, last }: MinesTable,
    tickets: readonly Ticket[],
  ): void {
    if (said === undefined && round) timed.panel.announce(words.goOn, true)
    if (round && before?.roundId === round.roundId && round.opened.length > before.opened.length)
      timed.panel.announce(words.found(round.pays ?? ''))
    if (last && last.roundId !== said && said !== undefined && !round)
      timed.panel.announce(endOf(last, tickets), true)
    said = last?.roundId ?? null
  }

  return {
    show(next, tickets) {
      const before = table?.round ?? null
      table = next
      stake = tickets.find(({ roundId }) => roundId === next.round?.roundId)?.bet ?? stake
      if (next.round) showRound(next.round)
      else if (next.last) showEnd(next.last)
      announce(before, next, tickets)
      refresh()
      showTickets(bets, tickets, texts, timed.panel.money, ({ choice }) =>
        words.minesIn(Number(choice.split(':')[1] ?? 0)),
      )
    },
    tick() {},
  }
}

function startMines(data: PageData, texts: Texts): void {
  createTimed(data, texts, isMines, (timed) => createBoard(data, texts, timed))
}

startGame(startMines)
