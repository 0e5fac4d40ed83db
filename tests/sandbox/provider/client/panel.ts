/** The figures and the bet stepper, shared by all games. */
import type { PageData } from '../protocol.ts'
import { find } from './dom.ts'
import type { Texts } from './languages.ts'
import { formatMoney } from './money.ts'

export interface Panel {
  bet(): string
  money(amount: string): string
  showBalance(balance: string): void
  /** Zero clears the last win. */
  showWin(amount: string): void
  /** Announces a sentence to screen readers. With `visible`, also shows it for a while, or until the next one. */
  announce(sentence: string, visible?: boolean | 'until-next'): void
  /** Locks the bet while a round runs. */
  lock(locked: boolean): void
  /** Locks the bet through many rounds. */
  hold(held: boolean): void
}

/** How long a sentence is shown, in ms. */
const shownFor = 6_000

export function createPanel(data: PageData, texts: Texts): Panel {
  const balance = find('#balance', HTMLOutputElement)
  const bet = find('#bet', HTMLOutputElement)
  const win = find('#win', HTMLOutputElement)
  const result = find('#result', HTMLElement)
  const stepper = find('.stepper', HTMLElement)
  const lower = find('#bet-lower', HTMLButtonElement)
  const raise = find('#bet-raise', HTMLButtonElement)
  const money = (amount: string): string => formatMoney(amount, data)
  let step = data.firstBet
  let leaving = 0
  let locked = false
  let held = false

  // Not `disabled`, because the last step would then take the focus from keyboard users.
  const setAvailable = (button: HTMLButtonElement, available: boolean): void =>
    button.setAttribute('aria-disabled', String(!available))

  function refresh(): void {
    bet.value = money(data.bets[step] ?? '')
    setAvailable(lower, !locked && !held && step > 0)
    setAvailable(raise, !locked && !held && step < data.bets.length - 1)
  }

  function move(by: -1 | 1): void {
    const next = step + by
    if (locked || held || next < 0 || next >= data.bets.length) return
    step = next
    refresh()
    announce(texts.betIs(bet.value))
  }

  function announce(sentence: string, visible: boolean | 'until-next' = false): void {
    result.toggleAttribute('data-visible', visible !== false)
    window.clearTimeout(leaving)
    if (visible === true) leaving = window.setTimeout(() => result.removeAttribute('data-visible'), shownFor)
    // A repeated sentence is only announced if the region changes in between.
    result.textContent = ''
    requestAnimationFrame(() => {
      result.textContent = sentence
    })
  }

  lower.addEventListener('click', () => move(-1))
  raise.addEventListener('click', () => move(1))
  stepper.addEventListener('keydown', (event) => {
    const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 } as const
    const direction = Object.entries(by).find(([key]) => key === event.key)?.[1]
    if (direction === undefined) return
    event.preventDefault()
    move(direction)
  })
  refresh()

  return {
    bet: () => data.bets[step] ?? '0.00',
    money,
    announce,
    showBalance(amount) {
      balance.value = money(amount)
    },
    showWin(amount) {
      win.value = money(amount)
      win.toggleAttribute('data-won', Number(amount) > 0)
    },
    lock(value) {
      locked = value
      refresh()
    },
    hold(value) {
      held = value
      refresh()
    },
  }
}
