/** Lucky Nine in a card room: four face-down hands, of which the player picks one. */

import { cardFace } from '../../../client/card-face.ts'
import { describeCard } from '../../../client/describe.ts'
import { find, pause, pauseForMotion } from '../../../client/dom.ts'
import { type Texts } from '../../../client/languages.ts'
import { createPlay } from '../../../client/play.ts'
import { startGame } from '../../../client/start-game.ts'
import type { PageData, Table } from '../../../protocol.ts'
import type { RoomTable } from '../room-table.ts'
import { roomTexts } from './texts.ts'

const timing = { turn: 260, look: 1_800 }
const isRoom = (table: Table): table is RoomTable => table.kind === 'room'

function startRoom(data: PageData, texts: Texts): void {
  const words = roomTexts(data.language)
  const hands = Array.from(document.querySelectorAll<HTMLButtonElement>('.hand'), (button) => ({
    button,
    cards: find('.hand__cards', HTMLElement, button),
    name: find('.hand__name', HTMLElement, button),
    points: find('.hand__points', HTMLElement, button),
  }))

  function layDown(): void {
    for (const [index, { button, cards, name, points }] of hands.entries()) {
      cards.replaceChildren(cardFace(undefined), cardFace(undefined))
      name.textContent = words.hand(index + 1)
      points.textContent = ''
      button.setAttribute('aria-label', words.hand(index + 1))
      for (const mark of ['data-won', 'data-chosen', 'aria-disabled']) button.removeAttribute(mark)
    }
  }

  const play = createPlay<RoomTable>(
    data,
    texts,
    {
      begin(choice) {
        for (const { button } of hands) {
          button.setAttribute('aria-disabled', 'true')
          button.toggleAttribute('data-chosen', button.value === choice)
        }
      },
      async reveal({ last, players }) {
        if (!last) return undefined
        const others = [...players]
        const order = hands.map((_, index) => (index === last.chosen ? words.you : (others.shift() ?? '')))
        for (const [index, { button, cards, name, points }] of hands.entries()) {
          const hand = last.hands[index]
          if (!hand) continue
          cards.replaceChildren(...hand.cards.map(cardFace))
          name.textContent = order[index] ?? ''
          points.textContent = words.points(hand.points)
          button.toggleAttribute('data-won', last.winners.includes(index))
          const shown = hand.cards.map((card) => describeCard(card, texts)).join(', ')
          button.setAttribute('aria-label', `${order[index]}: ${shown}, ${words.points(hand.points)}`)
          await pauseForMotion(timing.turn)
        }
        return `${words.you}: ${words.points(last.hands[last.chosen]?.points ?? 0)}`
      },
      abandon: layDown,
      async end() {
        await pause(timing.look)
        layDown()
      },
    },
    isRoom,
  )
  for (const { button } of hands)
    button.addEventListener('click', () => {
      if (button.getAttribute('aria-disabled') !== 'true') void play(button.value)
    })
  layDown()
}

startGame(startRoom)
