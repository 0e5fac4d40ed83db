/** The seats of a table: who sits there, who moves, and how long they may think. */
import { find } from '../../../client/dom.ts'
import { make } from '../../../client/dom-make.ts'
import type { CardRoomTable, CardRound, Seat } from '../card-room-table.ts'
import type { CardRoomTexts } from './texts.ts'

const ringNames = 'http://www.w3.org/2000/svg'

/** A picture with a ring that shows the time left. */
function face(avatar: number): HTMLElement {
  const picture = make('img')
  picture.src = `/assets/avatar-${avatar}.svg`
  picture.alt = ''
  const ring = document.createElementNS(ringNames, 'svg')
  const circle = document.createElementNS(ringNames, 'circle')
  for (const [name, value] of Object.entries({ viewBox: '0 0 40 40', 'aria-hidden': 'true' }))
    ring.setAttribute(name, value)
  for (const [name, value] of Object.entries({ cx: '20', cy: '20', r: '18', pathLength: '100' }))
    circle.setAttribute(name, value)
  ring.append(circle)
  return make('span', { class: 'face' }, picture, ring)
}

interface SeatView {
  readonly root: HTMLElement
  readonly face: HTMLElement
  readonly name: HTMLElement
  readonly note: HTMLElement
  readonly act: HTMLElement
  readonly cards: HTMLElement
}

/** What a game says about a seat. */
export interface SeatNote {
  /** Beside the name: cards left, for instance. */
  readonly note?: string
  /** The last thing the player did. */
  readonly act?: string
  /** Cards before the seat. */
  readonly cards?: readonly Node[]
  readonly dim?: boolean
}

export interface Seats {
  show(table: CardRoomTable<unknown>, noteOf: (seat: number) => SeatNote): void
  /** Moves the rings. */
  tick(now: number): void
  nameOf(seat: number): string
}

/** Fills the list of the other players, and the player's own place. */
export function createSeats(words: CardRoomTexts): Seats {
  const list = find('#rivals', HTMLElement)
  const own = find('#face', HTMLElement)
  let views: SeatView[] = []
  let seats: readonly Seat[] = []
  let turn: CardRound<unknown>['turn'] = null

  function build(): void {
    const [me, ...others] = seats
    own.replaceChildren(face(me?.avatar ?? 0))
    views = others.map(({ avatar }) => {
      const picture = face(avatar)
      const name = make('b', { class: 'seat__name' })
      const note = make('small', { class: 'seat__note' })
      const act = make('small', { class: 'seat__act' })
      const cards = make('span', { class: 'seat__cards' })
      const root = make('li', { class: 'seat' }, picture, name, note, cards, act)
      return { root, face: picture, name, note, act, cards }
    })
    list.replaceChildren(...views.map(({ root }) => root))
  }

  const nameOf = (seat: number): string => (seat === 0 ? words.you : (seats[seat]?.name ?? ''))
  const setText = (element: HTMLElement, text: string): void => {
    if (element.textContent !== text) element.textContent = text
  }

  return {
    nameOf,
    show(table, noteOf) {
      const changed = table.seats.some(
        ({ name, avatar }, seat) => seats[seat]?.name !== name || seats[seat]?.avatar !== avatar,
      )
      ;({ seats } = table)
      turn = table.round?.turn ?? null
      if (changed || views.length !== seats.length - 1) build()
      for (const [index, view] of views.entries()) {
        const seat = index + 1
        const { here = false } = seats[seat] ?? {}
        const { note = '', act = '', cards = [], dim = false } = here ? noteOf(seat) : {}
        view.root.toggleAttribute('data-free', !here)
        view.root.toggleAttribute('data-dim', dim)
        view.root.toggleAttribute('data-turn', turn?.seat === seat)
        setText(view.name, here ? nameOf(seat) : words.free)
        setText(view.note, note)
        setText(view.act, act)
        view.cards.replaceChildren(...cards)
      }
      own.toggleAttribute('data-turn', turn?.seat === 0)
    },
    tick(now) {
      for (const [seat, element] of [own, ...views.map(({ face: each }) => each)].entries()) {
        const left = turn?.seat === seat ? Math.max(0, turn.until - now) / (turn.until - turn.since) : 0
        element.style.setProperty('--left', String(Math.round(left * 100)))
      }
    },
  }
}
