import type * as z from 'zod/mini'
import { buyersBy, cardsOf, potOf, saleAt, scheduleOf } from '#sandbox/world/games/bingo-rooms.ts'
import { cardNames, isCardModel, takenSeats } from '#sandbox/world/games/card-rooms.ts'
import { modelOf } from '#sandbox/world/games/game-models.ts'
import type { RoomRow } from '#sandbox/world/games/rooms.ts'
import {
  fillText,
  fillWords,
  readLanguage,
  type ServedLanguage,
  type Text,
} from '#sandbox/world/texts/language.ts'
import type { contract } from '#shared/contract/endpoints/index.ts'
import { fromMinor } from '#shared/domain/money.ts'
import type { Handlers } from '../gateway/handlers.ts'
import { Refusal } from '../gateway/refusal.ts'
import { pesos } from '../ledger/typed-amount.ts'
import { gamePath } from '../pictures/picture-paths.ts'
import type { Sandbox } from '../sandbox.ts'
import { isGone } from './game-lists.ts'
import { type GameRecord, gameByNode } from './game-rows.ts'
import { texts } from './texts.ts'

type WireRoom = z.input<typeof contract.games.rooms.value>['list'][number]
type RoomRecord = RoomRow & { vendor: string; model: string }

/** What a card room is, as it opens: how many play, and the room's share of the pot. */
const cardNote = (players: number, fee: number): Text => fillText(texts.cardNote, { players, fee })
const levelNotes: Record<RoomRow['level'], Text> = texts.levelNotes
const drawNote = (minutes: number | null): Text => fillText(texts.drawNote, { minutes: minutes ?? 0 })
/** Two notes on a room. */
const bothNotes = texts.notes

/** Rooms and their players. Players come and go as a function of the clock, the same for every viewer. */
export function roomList(sandbox: Sandbox) {
  const { db, clock } = sandbox
  const select = `SELECT r.*, g.vendor, g.model FROM world.rooms r JOIN world.games g ON g.node_id = r.node_id`

  /** Current players of a room, the pot of a bingo room, and the ms to its draw. All follow from the clock. */
  function stateOf({ room_id, seats, every_minutes, position, stake }: RoomRecord) {
    const now = clock.now()
    if (every_minutes === null)
      return { players: takenSeats(room_id, seats ?? 0, now), pot: null, startsIn: null }
    const schedule = scheduleOf(every_minutes, position)
    const bought = buyersBy(schedule, room_id, now)
    return {
      players: bought.length,
      pot: fromMinor(potOf(stake, cardsOf(bought))),
      startsIn: saleAt(schedule, now).closesAt - now,
    }
  }

  function noteOf({ seats, every_minutes, level, model }: RoomRecord, language: ServedLanguage): string {
    if (seats !== null) return cardNote(seats, 100 - modelOf({ model }).rtp)[language]
    return fillWords(bothNotes[language], {
      draw: drawNote(every_minutes)[language],
      level: levelNotes[level][language],
    })
  }

  function toWire(row: RoomRecord, game: GameRecord, language: ServedLanguage): WireRoom {
    const { players, pot, startsIn } = stateOf(row)
    return {
      roomId: row.room_id,
      roomName: `${game.name} ${row.number}`,
      note: noteOf(row, language),
      vassalage: game.vendor,
      vendorName: game.vendorName,
      nodeId: game.nodeId,
      gameCode: game.gameCode,
      gameName: game.name,
      gameType: game.gameType,
      play: isCardModel(row.model) ? { id: row.model, name: cardNames[row.model] } : null,
      icon: gamePath(game.nodeId),
      stake: fromMinor(row.stake),
      buyIn: row.buy_in === null ? null : fromMinor(row.buy_in),
      pot,
      players,
      seats: row.seats,
      startsIn,
    }
  }

  return {
    /** Rooms of one vendor, or of all. Rooms of removed games are left out. */
    list(vendor: string | undefined, language: ServedLanguage): WireRoom[] {
      const rows = db.all<RoomRecord>(
        `${select} WHERE ?1 IS NULL OR g.vendor = ?1 ORDER BY r.position`,
        vendor ?? null,
      )
      return rows.flatMap((row) => {
        const game = gameByNode(db, row.node_id)
        return game && !isGone(sandbox, game) ? toWire(row, game, language) : []
      })
    },
    /**
     * A room that can be entered now, and its game.
     * @throws Refusal ROOM_GONE if it doesn't exist, ROOM_FULL if it has no free seat, ROOM_BUY_IN if the player has
     * less than it asks for.
     */
    enter(vendor: string, roomId: string, memberId: number): { game: GameRecord; room: RoomRow } {
      const room = db.get<RoomRecord>(`${select} WHERE r.room_id = ?`, roomId)
      const game = room && gameByNode(db, room.node_id)
      if (!room || !game || game.vendor !== vendor || isGone(sandbox, game)) throw new Refusal('ROOM_GONE')
      const full = room.seats !== null && stateOf(room).players >= room.seats
      if (full) throw new Refusal('ROOM_FULL', { room: `${game.name} ${room.number}` })
      const buyIn = room.buy_in ?? 0
      if (sandbox.ledger.balance('wallet', memberId) < buyIn)
        throw new Refusal('ROOM_BUY_IN', { room: `${game.name} ${room.number}`, amount: pesos(buyIn) })
      return { game, room }
    },
  }
}

/** Launch parameters that tell the game about the room. */
export function roomParameters(room: RoomRow): Record<string, string> {
  const { room_id, level, stake, seats, every_minutes, position } = room
  const draws = every_minutes === null ? undefined : scheduleOf(every_minutes, position)
  return {
    room: room_id,
    level,
    stake: fromMinor(stake),
    ...(seats !== null && { seats: String(seats) }),
    ...(draws && { every: String(draws.every), shift: String(draws.shift) }),
  }
}

/** Serves the list of rooms. */
export function roomHandlers(sandbox: Sandbox): Pick<Handlers<typeof contract.games>, 'rooms'> {
  const rooms = roomList(sandbox)
  return { rooms: ({ input }) => ({ list: rooms.list(input.vassalage, readLanguage(input.language)) }) }
}
