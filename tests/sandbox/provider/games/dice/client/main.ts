/** The Color Game: three dice tumble and show what the server drew. */

import { createAutoplay } from '../../../client/autoplay.ts'
import { find } from '../../../client/dom.ts'
import { make } from '../../../client/dom-make.ts'
import { type Texts } from '../../../client/languages.ts'
import { calm, hurry, wait } from '../../../client/pace.ts'
import { type Board, createInstant } from '../../../client/play.ts'
import { playTune } from '../../../client/sound.ts'
import { startGame } from '../../../client/start-game.ts'
import type { PageData, Table } from '../../../protocol.ts'
import type { Colour, DiceTable } from '../dice-table.ts'
import { diceTexts } from './texts.ts'

const timing = { tumble: 620, stagger: 220 }
const remembered = 12
const isDice = (table: Table): table is DiceTable => table.kind === 'dice'

function startDice(data: PageData, texts: Texts): void {
  const words = diceTexts(data.language)
  const tray = find('#dice', HTMLElement)
  const said = find('#said', HTMLElement)
  const past = find('#past', HTMLOListElement)
  const dice = Array.from(tray.querySelectorAll<HTMLElement>('.die'))
  const bets = Array.from(document.querySelectorAll<HTMLButtonElement>('.colour'))
  let startedAt = 0
  let shown: readonly Colour[] = isDice(data.table) ? data.table.faces : []

  const name = (faces: readonly Colour[]): string => faces.map((face) => words.colours[face]).join(', ')

  /** "2 × blue", or "No red". */
  function sentence({ faces, chosen }: DiceTable): string {
    if (!chosen) return name(faces)
    return words.hits(words.colours[chosen], faces.filter((face) => face === chosen).length)
  }

  function stop(die: HTMLElement, face: Colour | undefined): void {
    delete die.dataset.state
    if (!face) return
    die.dataset.face = face
    find('b', HTMLElement, die).textContent = words.colours[face]
  }

  function remember(table: DiceTable): void {
    past.querySelector('.none')?.remove()
    const entry = make(
      'li',
      { label: `${name(table.faces)}. ${sentence(table)}` },
      ...table.faces.map((face) => make('i', { data: { face } })),
    )
    entry.toggleAttribute(
      'data-won',
      table.faces.some((face) => face === table.chosen),
    )
    past.prepend(entry)
    while (past.children.length > remembered) past.lastElementChild?.remove()
  }

  const board: Board<DiceTable> = {
    begin(choice) {
      calm()
      startedAt = performance.now()
      said.textContent = ''
      for (const die of dice) {
        die.dataset.state = 'tumbling'
        delete die.dataset.won
      }
      for (const bet of bets) {
        bet.setAttribute('aria-disabled', 'true')
        bet.toggleAttribute('data-chosen', bet.value === choice)
      }
    },
    async reveal(table) {
      const { faces, chosen } = table
      shown = faces
      await wait(timing.tumble - (performance.now() - startedAt))
      for (const [index, die] of dice.entries()) {
        stop(die, faces[index])
        die.toggleAttribute('data-won', faces[index] === chosen)
        playTune('stop')
        await wait(timing.stagger)
      }
      tray.setAttribute('aria-label', `${words.dice}: ${name(faces)}`)
      said.textContent = sentence(table)
      remember(table)
      return `${name(faces)}. ${sentence(table)}`
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
  }

  for (const { table } of data.past.toReversed()) if (isDice(table)) remember(table)
  const { play, panel } = createInstant(data, texts, () => board, isDice)
  const auto = createAutoplay({ texts, panel, play })
  for (const bet of bets) {
    bet.addEventListener('click', () => {
      if (bet.getAttribute('aria-disabled') === 'true') hurry()
      else if (!auto.running()) void play(bet.value)
    })
  }
}

startGame(startDice)
