/** The Color Game: three dice tumble and show what the server drew. */

import { find, pauseForMotion } from '../../../client/dom.ts'
import { type Texts } from '../../../client/languages.ts'
import { createPlay } from '../../../client/play.ts'
import { startGame } from '../../../client/start-game.ts'
import type { PageData, Table } from '../../../protocol.ts'
import type { Colour, DiceTable } from '../dice-table.ts'
import { diceTexts } from './texts.ts'

const timing = { tumble: 520, stagger: 160 }
const isDice = (table: Table): table is DiceTable => table.kind === 'dice'

function startDice(data: PageData, texts: Texts): void {
  const words = diceTexts(data.language)
  const tray = find('#dice', HTMLElement)
  const dice = Array.from(tray.querySelectorAll<HTMLElement>('.die'))
  const bets = Array.from(document.querySelectorAll<HTMLButtonElement>('.colour'))
  let startedAt = 0
  let shown: readonly Colour[] = isDice(data.table) ? data.table.faces : []

  const name = (faces: readonly Colour[]): string => faces.map((face) => words.colours[face]).join(', ')
  function stop(die: HTMLElement, face: Colour | undefined): void {
    if (face) die.dataset.face = face
    delete die.dataset.state
  }
  const play = createPlay<DiceTable>(
    data,
    texts,
    {
      begin(choice) {
        startedAt = performance.now()
        for (const die of dice) {
          die.dataset.state = 'tumbling'
          delete die.dataset.won
        }
        for (const bet of bets) {
          bet.setAttribute('aria-disabled', 'true')
          bet.toggleAttribute('data-chosen', bet.value === choice)
        }
      },
      async reveal({ faces, chosen }) {
        shown = faces
        await pauseForMotion(timing.tumble - (performance.now() - startedAt))
        for (const [index, die] of dice.entries()) {
          stop(die, faces[index])
          die.toggleAttribute('data-won', faces[index] === chosen)
          await pauseForMotion(timing.stagger)
        }
        tray.setAttribute('aria-label', `${words.dice}: ${name(faces)}`)
        return name(faces)
      },
      abandon() {
        for (const [index, die] of dice.entries()) stop(die, shown[index])
      },
      async end() {
        for (const bet of bets) {
          bet.removeAttribute('aria-disabled')
          bet.removeAttribute('data-chosen')
        }
      },
    },
    isDice,
  )
  for (const bet of bets) bet.addEventListener('click', () => void play(bet.value))
}

startGame(startDice)
