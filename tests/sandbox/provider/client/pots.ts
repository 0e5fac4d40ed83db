/** The jackpots of a game, kept at what the wallet says. */
import type { PageData, Pots } from '../protocol.ts'
import { find, still } from './dom.ts'
import { formatMoney } from './money.ts'
import { readBalance } from './server.ts'

const askEvery = 5_000
const countFor = 1_200

/** Counts a figure up to an amount. A jackpot that was won starts anew, so it never counts down. */
function countTo(element: HTMLElement, from: number, to: number, text: (amount: string) => string): void {
  const start = performance.now()
  const step = (now: number): void => {
    const part = Math.min(1, (now - start) / countFor)
    element.textContent = text((from + (to - from) * part).toFixed(2))
    if (part < 1) requestAnimationFrame(step)
  }
  if (still() || to < from) element.textContent = text(to.toFixed(2))
  else requestAnimationFrame(step)
}

/** Starts the figures of a page that shows jackpots. */
export function startPots(data: PageData): void {
  const figures = Object.entries(data.pots).map(([pot, amount]) => ({
    pot,
    shown: Number(amount),
    element: find(`#pots [data-pot="${pot}"] b`, HTMLElement),
  }))
  if (figures.length === 0) return
  function show(pots: Pots): void {
    const amounts = new Map<string, string>(Object.entries(pots))
    for (const figure of figures) {
      const amount = Number(amounts.get(figure.pot) ?? figure.shown)
      if (amount === figure.shown) continue
      countTo(figure.element, figure.shown, amount, (text) => formatMoney(text, data))
      figure.shown = amount
    }
  }
  async function ask(): Promise<void> {
    if (document.hidden) return
    const answer = await readBalance(data.key)
    if (answer?.pots) show(answer.pots)
  }
  setInterval(() => void ask(), askEvery)
}
