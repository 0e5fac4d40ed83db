/** The slot: five reels that roll until the answer arrives. */

import { find, pauseForMotion, showSymbol } from '../../../client/dom.ts'
import type { Texts } from '../../../client/languages.ts'
import { type Board, createPlay } from '../../../client/play.ts'
import { startGame } from '../../../client/start-game.ts'
import type { PageData, Table } from '../../../protocol.ts'
import type { SlotSymbol, SlotTable } from '../slot-table.ts'
import { describeReels } from './describe-reels.ts'
import { slotTexts } from './texts.ts'

/** Symbols shown while a reel rolls. Only decoration; the server determines the result. */
const passing: readonly SlotSymbol[] = ['star', 'mango', 'sun', 'pearl', 'gem', 'seven']

/** In ms: shortest roll, delay between two reels' stops, and time for a reel to settle. */
const timing = { roll: 480, stagger: 100, rest: 240 }

const isSlot = (table: Table): table is SlotTable => table.kind === 'slot'

function createReels({ table: initial, language }: PageData): Board<SlotTable> {
  const words = slotTexts(language)
  const frame = find('#reels', HTMLElement)
  const lines = find('#lines', SVGSVGElement)
  const spin = find('#spin', HTMLButtonElement)
  const reels = Array.from(frame.querySelectorAll<HTMLElement>('.reel'), (element) => ({
    element,
    cells: Array.from(element.querySelectorAll<HTMLElement>('.cell')),
  }))
  let shown = isSlot(initial) ? initial.reels : []
  let startedAt = 0

  function clearWin(): void {
    lines.replaceChildren()
    for (const { cells } of reels) for (const cell of cells) cell.removeAttribute('data-win')
  }

  function stop(symbols: SlotTable['reels'][number], index: number): void {
    const reel = reels[index]
    if (!reel) return
    for (const [row, cell] of reel.cells.entries()) showSymbol(cell, `symbol-${symbols[row] ?? 'star'}`)
    reel.element.dataset.state = 'resting'
  }

  /** Highlights the cells of each winning line and draws a line through them. */
  function showWin(table: SlotTable): void {
    for (const { rows, count } of table.lines) {
      const won = rows.slice(0, count)
      for (const [reel, row] of won.entries()) reels[reel]?.cells[row]?.setAttribute('data-win', '')
      const stroke = document.createElementNS('http://www.w3.org/2000/svg', 'polyline')
      stroke.setAttribute('points', won.map((row, reel) => `${reel + 0.5},${row + 0.5}`).join(' '))
      lines.append(stroke)
    }
  }

  // While the reels roll, each cell changes its symbol on every iteration. The event can arrive late and other
  // animations repeat too, so this must never overwrite a result.
  frame.addEventListener('animationiteration', ({ target, animationName }) => {
    if (animationName !== 'roll' || !(target instanceof SVGSVGElement)) return
    if (!target.closest('[data-state="rolling"]')) return
    const next = passing[Math.floor(Math.random() * passing.length)] ?? 'star'
    showSymbol(target, `symbol-${next}`)
  })

  return {
    begin() {
      startedAt = performance.now()
      clearWin()
      spin.setAttribute('aria-disabled', 'true')
      for (const { element } of reels) element.dataset.state = 'rolling'
    },
    async reveal(table) {
      shown = table.reels
      await pauseForMotion(timing.roll - (performance.now() - startedAt))
      for (const [index, symbols] of table.reels.entries()) {
        stop(symbols, index)
        await pauseForMotion(timing.stagger)
      }
      await pauseForMotion(timing.rest)
      frame.setAttribute('aria-label', describeReels(table.reels, words))
      showWin(table)
      return undefined
    },
    abandon() {
      for (const [index, symbols] of shown.entries()) stop(symbols, index)
      for (const { element } of reels) element.dataset.state = 'resting'
    },
    async end() {
      spin.removeAttribute('aria-disabled')
    },
  }
}

/** Starts the slot on the served page. */
function startSlot(data: PageData, texts: Texts): void {
  const play = createPlay(data, texts, createReels(data), isSlot)
  find('#spin', HTMLButtonElement).addEventListener('click', () => void play())
}

startGame(startSlot)
