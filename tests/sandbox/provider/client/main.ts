/** Starts the game of the served page. */
import type { GameKind, PageData } from '../protocol.ts'
import { startBingo } from './bingo.ts'
import { startCards } from './cards.ts'
import { startDice } from './dice.ts'
import { find, pageData } from './dom.ts'
import { startFish } from './fish.ts'
import { startLive } from './live.ts'
import { startLottery } from './lottery.ts'
import { startRoom } from './room.ts'
import { startSlot } from './slot.ts'
import { startSports } from './sports.ts'
import { type Texts, textsFor } from './texts.ts'

type Start = (data: PageData, texts: Texts) => void
const starts: Record<GameKind, Start> = {
  slot: startSlot,
  cards: startCards,
  fish: startFish,
  dice: startDice,
  bingo: startBingo,
  room: startRoom,
  live: startLive,
  lottery: startLottery,
  sports: startSports,
}

// Page and data are rendered together, so the type is right.
const data: PageData = JSON.parse(pageData())
const texts = textsFor(data.language)
// All games are imported statically, so that a loaded page reacts to the first press.
starts[data.table.kind](data, texts)
find('main', HTMLElement).inert = false

find('#rules-open', HTMLButtonElement).addEventListener('click', () =>
  find('#rules', HTMLDialogElement).showModal(),
)
