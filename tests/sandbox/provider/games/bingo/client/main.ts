/** Bingo: the player chooses a card, balls are drawn, and full lines light up. */

import { find, pause, pauseForMotion } from '../../../client/dom.ts'
import { make } from '../../../client/dom-make.ts'
import { type Texts } from '../../../client/languages.ts'
import { createPlay } from '../../../client/play.ts'
import { startGame } from '../../../client/start-game.ts'
import type { PageData, Table } from '../../../protocol.ts'
import type { BingoTable } from '../bingo-table.ts'
import { bingoTexts } from './texts.ts'

const timing = { ball: 45, look: 1_600 }
const isBingo = (table: Table): table is BingoTable => table.kind === 'bingo'

function startBingo(data: PageData, texts: Texts): void {
  const words = bingoTexts(data.language)
  const cells = Array.from(find('#bingo-card', HTMLElement).querySelectorAll<HTMLElement>('td'))
  const balls = find('#balls', HTMLElement)
  const draw = find('#draw', HTMLButtonElement)
  const choices = Array.from(document.querySelectorAll<HTMLInputElement>('input[name="card"]'))
  let table = isBingo(data.table) ? data.table : undefined

  const chosen = (): number =>
    Math.max(
      0,
      choices.findIndex(({ checked }) => checked),
    )
  function show(card: readonly number[] | undefined): void {
    for (const [index, cell] of cells.entries()) {
      const number = card?.[index] ?? 0
      cell.textContent = number === 0 ? '★' : String(number)
      cell.toggleAttribute('data-drawn', number === 0)
      cell.removeAttribute('data-won')
    }
  }
  function lock(locked: boolean): void {
    draw.setAttribute('aria-disabled', String(locked))
    for (const choice of choices) choice.disabled = locked
  }
  const showChosen = () => show(table?.cards[chosen()])

  const play = createPlay<BingoTable>(
    data,
    texts,
    {
      begin() {
        lock(true)
        balls.replaceChildren()
      },
      async reveal(next) {
        const { last } = next
        table = next
        if (!last) return undefined
        show(last.card)
        for (const ball of last.balls) {
          const column = Math.floor((ball - 1) / 15)
          balls.append(make('li', { text: String(ball), data: { column: String(column) } }))
          cells[last.card.indexOf(ball)]?.setAttribute('data-drawn', '')
          await pauseForMotion(timing.ball)
        }
        for (const cell of last.lines.flat()) cells[cell]?.setAttribute('data-won', '')
        return words.lines(last.lines.length)
      },
      abandon: showChosen,
      async end() {
        await pause(timing.look)
        lock(false)
        showChosen()
      },
    },
    isBingo,
  )
  for (const choice of choices)
    choice.addEventListener('change', () => {
      balls.replaceChildren()
      showChosen()
    })
  draw.addEventListener('click', () => {
    if (draw.getAttribute('aria-disabled') !== 'true') void play(String(chosen()))
  })
  showChosen()
}

startGame(startBingo)
