/** A large win over the whole game, counted up. Any press shows all of it, another one ends it. */
import { find, still } from './dom.ts'
import { make } from './dom-make.ts'
import { dwell, isTurbo } from './pace.ts'

export interface Celebration {
  readonly title: string
  readonly amount: string
  readonly money: (amount: string) => string
  /** The label of a button that must be pressed. Without one, it ends by itself. */
  readonly button?: string
}

const countFor = 1_600
const lookFor = 1_400

/** Counts up until it is done or hurried. */
function countUp(figure: HTMLElement, { amount, money }: Celebration): Promise<void> {
  const end = Number(amount)
  const length = isTurbo() ? countFor / 3 : countFor
  figure.textContent = money(still() ? amount : '0.00')
  if (still()) return Promise.resolve()
  const start = performance.now()
  let over = false
  const step = (now: number): void => {
    const part = over ? 1 : Math.min(1, Math.max(0, now - start) / length)
    figure.textContent = money(part === 1 ? amount : (end * part * (2 - part)).toFixed(2))
    if (part < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
  return dwell(length / (isTurbo() ? 0.35 : 1)).then(() => {
    over = true
    figure.textContent = money(amount)
  })
}

/** Shows a win. Resolves when it has been seen. */
export async function celebrate(celebration: Celebration): Promise<void> {
  const { title, button } = celebration
  const figure = make('b', { class: 'figures' })
  const card = make('div', { class: 'feat__card' }, make('p', { class: 'feat__title', text: title }), figure)
  if (button === undefined) {
    const veil = make('div', { class: 'feat' }, make('span', { class: 'feat__rays' }), card)
    find('main', HTMLElement).append(veil)
    await countUp(figure, celebration)
    await dwell(lookFor)
    veil.remove()
    return
  }
  const dialog = make('dialog', { class: 'feat', label: title }, make('span', { class: 'feat__rays' }), card)
  card.append(make('button', { class: 'action', text: button, press: () => dialog.close() }))
  document.body.append(dialog)
  const closed = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }))
  dialog.showModal()
  await countUp(figure, celebration)
  await closed
  dialog.remove()
}
