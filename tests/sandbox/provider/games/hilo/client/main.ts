/** The card game: an open card, a guess, and the next card turned over. */

import { describeCard, rankSign } from '../../../client/describe.ts'
import { find, showSymbol } from '../../../client/dom.ts'
import type { Texts } from '../../../client/languages.ts'
import { calm, dwell, wait } from '../../../client/pace.ts'
import { type Board, createPlay } from '../../../client/play.ts'
import { startGame } from '../../../client/start-game.ts'
import type { PageData, Table } from '../../../protocol.ts'
import type { Card } from '../../card.ts'
import type { HiLoChoice, HiLoTable } from '../hilo-table.ts'
import { hiloTexts } from './texts.ts'

const choices: readonly HiLoChoice[] = ['lower', 'same', 'higher']

/** In ms: turning a card, and how long it is shown before it becomes the open one. */
const timing = { turn: 240, look: 1_100 }
const historyLength = 8
const ranks = 13

const isCards = (table: Table): table is HiLoTable => table.kind === 'hilo'

function paint(element: HTMLElement, { rank, suit }: Card): void {
  element.dataset.suit = suit
  for (const sign of element.querySelectorAll('b')) sign.textContent = rankSign(rank)
  for (const drawing of element.querySelectorAll('.card__corner, .card__middle'))
    showSymbol(drawing, `suit-${suit}`)
}

function createCards(data: PageData, texts: Texts): Board<HiLoTable> {
  const words = hiloTexts(data.language)
  const open = find('#open-card', HTMLElement)
  const next = find('#next-card', HTMLElement)
  const history = find('#history', HTMLElement)
  const guesses = choices.map((choice) => ({
    choice,
    button: find(`#guess-${choice}`, HTMLButtonElement),
    pays: find(`#pays-${choice}`, HTMLElement),
    chance: find(`#chance-${choice}`, HTMLElement),
  }))
  const said = find('#said', HTMLElement)
  const ladder = Array.from(document.querySelectorAll<HTMLElement>('#ladder li'))
  let table = isCards(data.table) ? data.table : undefined

  /** Marks the open card's rank among all, so that what is lower and higher can be seen. */
  function placeOnLadder(rank: number): void {
    for (const [index, step] of ladder.entries())
      step.dataset.side = index + 1 < rank ? 'lower' : index + 1 > rank ? 'higher' : 'same'
  }

  /** "Queen of hearts is higher". */
  function sentence(card: Card, before: number): string {
    const name = describeCard(card, texts)
    if (card.rank === before) return words.equal(name)
    return card.rank < before ? words.below(name) : words.above(name)
  }

  function offer(pays: HiLoTable['pays'] | undefined, rank = table?.card.rank ?? 1): void {
    const chances = { lower: rank - 1, same: 1, higher: ranks - rank }
    for (const { choice, button, pays: label, chance } of guesses) {
      const multiple = pays?.[choice] ?? null
      button.setAttribute('aria-disabled', String(multiple === null))
      if (!pays) continue
      chance.textContent = multiple === null ? '' : `${chances[choice]}/${ranks}`
      chance.setAttribute('aria-label', multiple === null ? '' : words.chance(chances[choice]))
      label.textContent = multiple === null ? '–' : `×${multiple}`
      label.setAttribute('aria-label', multiple === null ? words.impossible : words.pays(multiple))
    }
  }

  function remember(card: Card, won: boolean): void {
    const entry = document.createElement('li')
    entry.dataset.suit = card.suit
    entry.toggleAttribute('data-won', won)
    entry.textContent = rankSign(card.rank)
    entry.setAttribute('aria-label', `${describeCard(card, texts)}, ${won ? texts.win : texts.noWin}`)
    history.append(entry)
    while (history.children.length > historyLength) history.firstElementChild?.remove()
  }

  /** Makes the turned card the open one and puts the deck face down again. */
  function layOpen(card: Card): void {
    paint(open, card)
    placeOnLadder(card.rank)
    open.setAttribute('aria-label', `${words.openCard}: ${describeCard(card, texts)}`)
    next.dataset.side = 'back'
    next.removeAttribute('data-result')
    next.setAttribute('aria-label', `${words.nextCard}: ${texts.hiddenCard}`)
  }

  for (const round of data.past.toReversed())
    if (isCards(round.table)) remember(round.table.card, Number(round.win) > 0)
  if (table) placeOnLadder(table.card.rank)
  offer(table?.pays)
  return {
    begin(choice) {
      calm()
      said.textContent = ''
      offer(undefined)
      for (const guess of guesses) guess.button.toggleAttribute('data-chosen', guess.choice === choice)
    },
    async reveal(revealed, win) {
      const won = Number(win) > 0
      paint(next, revealed.card)
      next.dataset.side = 'face'
      next.setAttribute('aria-label', `${words.nextCard}: ${describeCard(revealed.card, texts)}`)
      await wait(timing.turn)
      next.dataset.result = won ? 'won' : 'lost'
      remember(revealed.card, won)
      const result = sentence(revealed.card, table?.card.rank ?? revealed.card.rank)
      said.textContent = result
      table = revealed
      return result
    },
    abandon() {
      if (table) layOpen(table.card)
    },
    async end() {
      const lying = next.dataset.side === 'face'
      if (lying) await dwell(timing.look)
      for (const { button } of guesses) button.removeAttribute('data-chosen')
      if (table) layOpen(table.card)
      offer(table?.pays)
    },
  }
}

/** Starts the card game on the served page. */
function startCards(data: PageData, texts: Texts): void {
  const play = createPlay(data, texts, createCards(data, texts), isCards)
  for (const choice of choices) {
    const button = find(`#guess-${choice}`, HTMLButtonElement)
    button.addEventListener('click', () => {
      if (button.getAttribute('aria-disabled') !== 'true') void play(choice)
    })
  }
}

startGame(startCards)
