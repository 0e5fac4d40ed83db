/**
 * The roulette table. A tap means the nearest number, line or corner, or the nearest bet of the chosen type. With the
 * keyboard, arrows walk over the cells, or over all bets of that type.
 */
import { find } from '../../../client/dom.ts'
import { make } from '../../../client/dom-make.ts'
import { nearestSpot, nextSpot, spotAt, type WheelSpot, wheelSpot, wheelSpots } from './roulette-spots.ts'
import { type FeltParts, fillChips, type SpotChips, type SpotFelt, spotLabel } from './spot-chips.ts'

const arrows: Readonly<Partial<Record<string, readonly [x: number, y: number]>>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}
/** How far outside the numbers a tap still means the line at their edge, in pixels. */
const edge = 6
const cellKinds: readonly string[] = ['straight', 'third', 'half']

export function createRouletteFelt(parts: FeltParts): SpotFelt {
  const felt = find('#felt', HTMLElement)
  const grid = find('#grid', HTMLElement)
  const over = find('#over', HTMLElement)
  const type = find('#bet-type', HTMLSelectElement)
  const buttons = new Map<string, HTMLButtonElement>()
  for (const cell of grid.querySelectorAll<HTMLButtonElement>('.cell')) buttons.set(cell.value, cell)
  const cells = new Map(buttons)
  let chips: ReadonlyMap<string, SpotChips> = new Map()
  let current = 'n17'
  let open = true

  /** On narrow screens the table stands upright: streets run downwards. */
  const isUpright = (): boolean => getComputedStyle(grid).getPropertyValue('--upright').trim() === '1'
  const typed = (): readonly WheelSpot[] => wheelSpots.filter(({ kind }) => kind === type.value)
  const walked = (): readonly WheelSpot[] =>
    type.value === 'any' ? wheelSpots.filter(({ kind }) => cellKinds.includes(kind)) : typed()

  /** Puts an element where a spot is, whichever way the table stands. */
  function place(element: HTMLElement, { x, y }: WheelSpot): void {
    element.style.setProperty('--x', String(x / 12))
    element.style.setProperty('--y', String(y / 3))
  }

  function spotUnder({ clientX, clientY }: MouseEvent): WheelSpot | undefined {
    const { left, top, width, height } = over.getBoundingClientRect()
    const [across, down] = [(clientX - left) / width, (clientY - top) / height]
    const [x, y] = isUpright() ? [down * 12, across * 3] : [across * 12, (1 - down) * 3]
    return type.value === 'any' ? spotAt(x, y) : nearestSpot(typed(), x, y)
  }

  /** Whether a point is among the numbers, the lines around them included. */
  function isAmongNumbers({ clientX, clientY }: MouseEvent): boolean {
    const { left, top, right, bottom } = over.getBoundingClientRect()
    return clientX > left - edge && clientX < right + edge && clientY > top - edge && clientY < bottom + edge
  }

  /**
   * A click with the keyboard is on the button itself; one with a pointer may mean a line beside it. The lines
   * themselves are gaps between the buttons.
   */
  function clicked(event: MouseEvent): string | undefined {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button) return isAmongNumbers(event) ? spotUnder(event)?.id : undefined
    const own = wheelSpot(button.value)
    if (!own || event.detail === 0 || own.kind === 'third' || own.kind === 'half') return own?.id
    return spotUnder(event)?.id
  }

  function light(spot: WheelSpot | undefined): void {
    for (const [id, cell] of cells) {
      const number = wheelSpot(id)
      const covered = number?.kind === 'straight' && spot?.covers.includes(number.covers[0] ?? -1)
      cell.toggleAttribute('data-lit', covered ?? false)
    }
  }

  /** One button at a time is in the tab order. */
  function aim(id: string, focus: boolean): void {
    current = id
    for (const [spot, button] of buttons) button.tabIndex = spot === id ? 0 : -1
    if (focus) buttons.get(id)?.focus()
    light(wheelSpot(id))
  }

  function label(id: string, button: HTMLButtonElement): void {
    const kind = wheelSpot(id)?.kind ?? ''
    button.setAttribute('aria-label', spotLabel(parts, id, kind, chips.get(id)))
    button.setAttribute('aria-disabled', String(!open))
  }

  /** With a type chosen, its bets are buttons of their own. */
  function chooseType(): void {
    for (const old of grid.querySelectorAll('.line')) old.remove()
    buttons.clear()
    for (const [id, cell] of cells) {
      cell.tabIndex = -1
      cell.toggleAttribute('data-beside', type.value !== 'any')
      if (type.value === 'any') buttons.set(id, cell)
    }
    for (const spot of type.value === 'any' ? [] : typed()) {
      const line = make('button', { class: 'line' })
      line.value = spot.id
      place(line, spot)
      over.append(line)
      buttons.set(spot.id, line)
    }
    for (const [id, button] of buttons) label(id, button)
    const [first = ''] = buttons.keys()
    aim(buttons.has(current) ? current : type.value === 'any' ? 'n17' : first, false)
    light(undefined)
  }

  felt.addEventListener('click', (event) => {
    const spot = clicked(event)
    if (spot !== undefined) parts.tap(spot)
  })
  grid.addEventListener('pointermove', (event) => {
    if (event.pointerType !== 'mouse') return
    const cell = event.target instanceof Element ? event.target.closest('button') : null
    const outside =
      cell && cellKinds.includes(wheelSpot(cell.value)?.kind ?? '') && !cell.value.startsWith('n')
    light(outside ? wheelSpot(cell.value) : cell || isAmongNumbers(event) ? spotUnder(event) : undefined)
  })
  grid.addEventListener('pointerleave', () => light(undefined))
  grid.addEventListener('focusout', () => light(undefined))
  grid.addEventListener('keydown', (event) => {
    const arrow = arrows[event.key]
    const from = wheelSpot(current)
    if (!arrow || !from) return
    event.preventDefault()
    const [right, up] = arrow
    const next = nextSpot(walked(), from, isUpright() ? [-up, right] : arrow)
    if (next) aim(next.id, true)
  })
  grid.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLButtonElement) || !buttons.has(target.value)) return
    aim(target.value, false)
    if (!target.matches(':focus-visible')) light(undefined)
  })
  type.addEventListener('change', chooseType)
  chooseType()

  /** Chips inside the table lie on their place; those on groups in their cell. */
  function showChips(): void {
    for (const [id, cell] of cells) {
      const own = chips.get(id)
      const kind = wheelSpot(id)?.kind
      if (kind === 'third' || kind === 'half') fillChips(find('.cell__chips', HTMLElement, cell), own, parts)
      if (own?.outcome) cell.dataset.outcome = own.outcome
      else delete cell.dataset.outcome
    }
    const inside = [...chips].filter(
      ([id, { draft, placed, others }]) =>
        !['third', 'half'].includes(wheelSpot(id)?.kind ?? '') && draft + placed + others > 0,
    )
    const wanted = new Set(inside.map(([id]) => id))
    for (const stack of over.querySelectorAll<HTMLElement>('.stack'))
      if (!wanted.has(stack.dataset.spot ?? '')) stack.remove()
    for (const [id, own] of inside) {
      const spot = wheelSpot(id)
      if (!spot) continue
      const known = over.querySelector<HTMLElement>(`.stack[data-spot="${id}"]`)
      const stack = known ?? make('span', { class: 'stack', data: { spot: id } })
      if (!known) {
        place(stack, spot)
        over.append(stack)
      }
      if (own.outcome) stack.dataset.outcome = own.outcome
      else delete stack.dataset.outcome
      fillChips(stack, own, parts)
    }
  }

  return {
    show(next, isOpen) {
      chips = next
      open = isOpen
      felt.dataset.open = String(isOpen)
      for (const [id, button] of buttons) label(id, button)
      showChips()
    },
  }
}
