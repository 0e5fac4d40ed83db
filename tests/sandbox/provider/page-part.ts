/** What differs between the pages of the games. */
import { html } from 'hono/html'
import { gameTextsFor, type Texts } from './client/texts.ts'
import { cardSprite, fishSprite, slotSprite } from './drawings.ts'
import { cardsBoard, cardsControls, cardsRules } from './page-cards.ts'
import {
  bingoBoard,
  bingoControls,
  bingoRules,
  diceBoard,
  diceControls,
  fishBoard,
  fishControls,
  roomBoard,
} from './page-instant.ts'
import { reelsBoard, reelsControls, reelsRules } from './page-slot.ts'
import { betControl, liveBoard, liveControls, lotteryBoard, sportsBoard } from './page-timed.ts'
import type { PageData } from './protocol.ts'

type Html = ReturnType<typeof html>

export interface PagePart {
  readonly board: Html
  readonly controls: Html
  readonly rules: Html
  /** Drawings that the page references. */
  readonly sprite: string
}

const text = (words: string): Html => html`<p>${words}</p>`

/** Board, controls and rules of a game. `emblem` draws the game's own emblem. */
export function pagePart({ table, language, view }: PageData, t: Texts, emblem: () => string): PagePart {
  const words = gameTextsFor(language)
  const nothing = html``
  switch (table.kind) {
    case 'slot':
      return {
        board: reelsBoard(table, t),
        controls: reelsControls(t),
        rules: reelsRules(t),
        sprite: slotSprite,
      }
    case 'cards':
      return {
        board: cardsBoard(table, t, emblem()),
        controls: cardsControls(table, t),
        rules: cardsRules(t),
        sprite: cardSprite,
      }
    case 'fish':
      return {
        board: fishBoard(words),
        controls: fishControls(table, words),
        rules: text(words.fishRules),
        sprite: fishSprite,
      }
    case 'dice':
      return {
        board: diceBoard(table, words),
        controls: diceControls(words),
        rules: text(words.diceRules),
        sprite: '',
      }
    case 'bingo':
      return {
        board: bingoBoard(words),
        controls: bingoControls(table, words),
        rules: bingoRules(table, words),
        sprite: '',
      }
    case 'room':
      return {
        board: roomBoard(table, words),
        controls: nothing,
        rules: text(words.roomRules),
        sprite: cardSprite,
      }
    case 'live':
      return {
        board: liveBoard(words),
        controls: liveControls(table, words),
        rules: text(words.liveRules[table.variant]),
        sprite: cardSprite,
      }
    case 'lottery':
      return {
        board: lotteryBoard(table, words, view),
        controls: betControl(words),
        rules: text(words.lotteryRules),
        sprite: '',
      }
    case 'sports':
      return {
        board: sportsBoard(words),
        controls: betControl(words),
        rules: text(words.sportsRules),
        sprite: '',
      }
  }
}
