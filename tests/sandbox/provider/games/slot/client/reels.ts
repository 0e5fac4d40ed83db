/** The reels on the page: they roll, stop, fall, and mark what has won. */
import { find, showSymbol } from '../../../client/dom.ts'
import { calm, wait } from '../../../client/pace.ts'
import { playTune } from '../../../client/sound.ts'
import type { SlotScreen, SlotSymbol, SlotWin } from '../slot-table.ts'

/** Symbols shown while a reel rolls. Only decoration; the server determines the result. */
const passing: readonly SlotSymbol[] = ['e', 'd', 'c', 'b', 'a', 'emblem']

/** In ms: shortest roll, delay between two reels' stops, and time for a reel to settle, fall or vanish. */
const timing = { roll: 480, again: 300, stagger: 110, rest: 220, vanish: 260, fall: 320 }

interface Cell {
  readonly element: HTMLElement
  readonly worth: HTMLElement
}

export interface Reels {
  roll(): void
  /** Stops at the symbols of a screen, reel by reel. */
  stop(screen: SlotScreen): Promise<void>
  /** What won before vanishes, and the symbols of the screen fall into place. */
  fall(screen: SlotScreen, before: SlotScreen): Promise<void>
  /** Spins the cells that no coin holds. */
  respin(screen: SlotScreen): Promise<void>
  /** Shows a screen at once. */
  lay(screen: SlotScreen): void
  mark(wins: readonly SlotWin[], screen: SlotScreen): void
  clear(): void
}

/** Whether a cell is part of a win. */
function isIn({ rows, symbol, count }: SlotWin, { reels }: SlotScreen, reel: number, row: number): boolean {
  if (reel >= count) return false
  if (rows) return rows[reel] === row
  const shown = reels[reel]?.[row]
  return shown === symbol || shown === 'wild'
}

/** @param worth describes what a coin is worth, in bets */
export function createReels(worth: (bets: number) => string): Reels {
  const frame = find('#reels', HTMLElement)
  const lines = find('#lines', SVGSVGElement)
  const reels = Array.from(frame.querySelectorAll<HTMLElement>('.reel'), (element) => ({
    element,
    cells: Array.from(
      element.querySelectorAll<HTMLElement>('.cell'),
      (cell): Cell => ({ element: cell, worth: find('.worth', HTMLElement, cell) }),
    ),
  }))
  let startedAt = 0

  const set = (
    { element, worth: label }: Cell,
    symbol: SlotSymbol,
    bets: number | undefined,
    empty: boolean,
  ): void => {
    showSymbol(element, `symbol-${symbol}`)
    element.dataset.symbol = symbol
    element.toggleAttribute('data-empty', empty)
    label.textContent = bets ? worth(bets) : ''
  }

  function layReel({ reels: shown, coins, phase }: SlotScreen, index: number): void {
    for (const [row, cell] of (reels[index]?.cells ?? []).entries()) {
      const bets = coins?.[index]?.[row]
      set(cell, shown[index]?.[row] ?? 'e', bets, phase === 'respin' && !bets)
    }
  }

  function clear(): void {
    lines.replaceChildren()
    for (const { cells } of reels) for (const { element } of cells) element.removeAttribute('data-win')
  }

  // While a reel rolls, each cell changes its symbol on every iteration. The event can arrive late and other
  // animations repeat too, so this must never overwrite a result.
  frame.addEventListener('animationiteration', ({ target, animationName }) => {
    if (animationName !== 'roll' || !(target instanceof SVGSVGElement)) return
    if (!target.closest('[data-state="rolling"]')) return
    showSymbol(target, `symbol-${passing[Math.floor(Math.random() * passing.length)] ?? 'e'}`)
  })

  return {
    clear,
    roll() {
      calm()
      clear()
      startedAt = performance.now()
      for (const { element, cells } of reels) {
        element.dataset.state = 'rolling'
        for (const { element: cell, worth: label } of cells) {
          cell.removeAttribute('data-empty')
          label.textContent = ''
        }
      }
    },
    async stop(screen) {
      const least = screen.phase === 'base' ? timing.roll : timing.again
      await wait(least - (performance.now() - startedAt))
      for (const [index, { element }] of reels.entries()) {
        layReel(screen, index)
        element.dataset.state = 'resting'
        playTune('stop')
        await wait(timing.stagger)
      }
      await wait(timing.rest)
    },
    async fall(screen, before) {
      calm()
      const gone = reels.map((_, reel) =>
        [0, 1, 2].map((row) => before.wins.some((win) => isIn(win, before, reel, row))),
      )
      for (const [reel, { cells }] of reels.entries())
        for (const [row, { element }] of cells.entries())
          element.toggleAttribute('data-gone', gone[reel]?.[row])
      await wait(timing.vanish)
      clear()
      for (const [index, { element, cells }] of reels.entries()) {
        const rows = [0, 1, 2]
        const stayed = rows.filter((row) => !gone[index]?.[row])
        const fresh = rows.length - stayed.length
        for (const [row, cell] of cells.entries()) {
          const from = stayed[row - fresh]
          cell.element.removeAttribute('data-gone')
          // How many rows it falls.
          cell.element.style.setProperty('--fall', String(row - (from ?? row - fresh)))
        }
        layReel(screen, index)
        element.dataset.state = 'resting'
        // Restarts the animation.
        void element.offsetWidth
        element.dataset.state = 'falling'
      }
      playTune('stop')
      await wait(timing.fall)
      for (const { element } of reels) element.dataset.state = 'still'
    },
    async respin(screen) {
      calm()
      clear()
      for (const { element, cells } of reels) {
        element.dataset.state = 'still'
        for (const { element: cell } of cells)
          cell.toggleAttribute('data-spinning', cell.dataset.symbol !== 'coin')
      }
      await wait(timing.roll)
      for (const [index, { cells }] of reels.entries()) {
        for (const { element } of cells) element.removeAttribute('data-spinning')
        layReel(screen, index)
        await wait(timing.stagger / 2)
      }
      playTune('stop')
    },
    lay(screen) {
      clear()
      for (const [index, { element }] of reels.entries()) {
        layReel(screen, index)
        element.dataset.state = 'resting'
      }
    },
    mark(wins, screen) {
      for (const win of wins) {
        for (const [reel, { cells }] of reels.entries())
          for (const [row, { element }] of cells.entries())
            if (isIn(win, screen, reel, row)) element.setAttribute('data-win', '')
        if (!win.rows) continue
        const stroke = document.createElementNS('http://www.w3.org/2000/svg', 'polyline')
        const won = win.rows.slice(0, win.count)
        stroke.setAttribute('points', won.map((row, reel) => `${reel + 0.5},${row + 0.5}`).join(' '))
        lines.append(stroke)
      }
    },
  }
}
