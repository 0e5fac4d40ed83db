/** The programs that run games. What is true of one kind of game stands in its folder; this is their only list. */
import type { GameKind, InstantKind, TimedKind } from '../protocol.ts'
import { createBingoGame } from './bingo/bingo-game.ts'
import { bingoPage } from './bingo/bingo-page.ts'
import { createCrashGame } from './crash/crash-game.ts'
import { crashPage } from './crash/crash-page.ts'
import { diceGame } from './dice/dice-game.ts'
import { dicePage } from './dice/dice-page.ts'
import { fishGame } from './fish/fish-game.ts'
import { fishPage } from './fish/fish-page.ts'
import type { Game, TimedGame, TimedParts } from './game.ts'
import type { GamePage } from './game-page.ts'
import { hiLoGame } from './hilo/hilo-game.ts'
import { hiLoPage } from './hilo/hilo-page.ts'
import { createLiveGame } from './live/live-game.ts'
import { livePage } from './live/live-page.ts'
import { createLotteryGame } from './lottery/lottery-game.ts'
import { lotteryPage } from './lottery/lottery-page.ts'
import { createLuckyGame } from './luckynine/lucky-game.ts'
import { luckyPage } from './luckynine/lucky-page.ts'
import { createMinesGame } from './mines/mines-game.ts'
import { minesPage } from './mines/mines-page.ts'
import { createPusoyGame } from './pusoydos/pusoy-game.ts'
import { pusoyPage } from './pusoydos/pusoy-page.ts'
import { createSabongGame } from './sabong/sabong-game.ts'
import { sabongPage } from './sabong/sabong-page.ts'
import { slotGame } from './slot/slot-game.ts'
import { slotPage } from './slot/slot-page.ts'
import { createSportsGame } from './sports/sports-game.ts'
import { sportsPage } from './sports/sports-page.ts'
import { createTongitsGame } from './tongits/tongits-game.ts'
import { tongitsPage } from './tongits/tongits-page.ts'

const instant: Readonly<Record<InstantKind, { readonly game: Game; readonly page: GamePage }>> = {
  slot: { game: slotGame, page: slotPage },
  hilo: { game: hiLoGame, page: hiLoPage },
  fish: { game: fishGame, page: fishPage },
  dice: { game: diceGame, page: dicePage },
}
const timed: Readonly<
  Record<TimedKind, { readonly create: (parts: TimedParts) => TimedGame; readonly page: GamePage }>
> = {
  live: { create: createLiveGame, page: livePage },
  lottery: { create: createLotteryGame, page: lotteryPage },
  sports: { create: createSportsGame, page: sportsPage },
  bingo: { create: createBingoGame, page: bingoPage },
  crash: { create: createCrashGame, page: crashPage },
  mines: { create: createMinesGame, page: minesPage },
  pusoydos: { create: createPusoyGame, page: pusoyPage },
  tongits: { create: createTongitsGame, page: tongitsPage },
  luckynine: { create: createLuckyGame, page: luckyPage },
  sabong: { create: createSabongGame, page: sabongPage },
}

export const gameOf = (kind: InstantKind): Game => instant[kind].game
export const isTimed = (kind: GameKind): kind is TimedKind => Object.hasOwn(timed, kind)
export const pageOf = (kind: GameKind): GamePage => (isTimed(kind) ? timed[kind] : instant[kind]).page

/** Starts the timed games. */
export const createTimedGames = (parts: TimedParts): ((kind: TimedKind) => TimedGame) => {
  const games = new Map<TimedKind, TimedGame>()
  return (kind) => {
    const game = games.get(kind) ?? timed[kind].create(parts)
    games.set(kind, game)
    return game
  }
}
