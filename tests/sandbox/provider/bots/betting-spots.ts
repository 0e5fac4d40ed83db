/** Where the bots play: a listed game for every model, or its rooms where it has some. */

import type { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { gameModels, modelOf } from '#sandbox/world/games/game-models.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { choosers } from './choices.ts'

export interface BettingSpot {
  readonly model: string
  readonly nodeId: number
  readonly vendor: string
  readonly gameCode: string
  readonly gameType: string
  /** Cheapest first. None in a game that is opened as such. */
  readonly rooms: readonly string[]
}

const site = 'http://127.0.0.1:4310'
const visit = {
  platform: 'W',
  device: 'WEB',
  language: 'EN',
  lobbyUrl: `${site}/`,
  depositUrl: `${site}/deposit`,
}

/** A place for every model that bots can play. Whoever adds a model sees here that it has no game, or no chooser. */
export function bettingSpotsOf({ server: { db } }: TestClient): BettingSpot[] {
  const rooms = db.all<{ id: string; nodeId: number }>(
    'SELECT room_id AS id, node_id AS nodeId FROM world.rooms ORDER BY stake, position',
  )
  const roomsOf = (nodeId: number): string[] =>
    rooms.flatMap((room) => (room.nodeId === nodeId ? room.id : []))
  const listed = db.all<Omit<BettingSpot, 'rooms'>>(
    `SELECT g.model, g.node_id AS nodeId, g.vendor, g.game_code AS gameCode, g.game_type AS gameType
     FROM world.games g LEFT JOIN world.rooms r ON r.node_id = g.node_id
     WHERE g.quirk = '' AND g.parent IS NULL AND g.has_sub_games = 0
     ORDER BY r.stake IS NULL, r.stake, g.rank`,
  )
  return Object.keys(gameModels).flatMap((model) => {
    const game = listed.find((each) => each.model === model)
    if (!game || !choosers.has(modelOf(game).kind)) return []
    return { ...game, rooms: roomsOf(game.nodeId) }
  })
}

/** Launches a place, in its first room that can be entered. Returns the address of its page, or why there is none. */
export async function launch(
  client: TestClient,
  token: string,
  { vendor: vassalage, gameCode, gameType, rooms }: BettingSpot,
): Promise<{ readonly address: string } | { readonly code: string }> {
  let code = ''
  for (const roomId of rooms.length > 0 ? rooms : [undefined]) {
    const input = { vassalage, gameCode, ...visit }
    const answer =
      roomId === undefined
        ? await client.call(contract.games.launch, { ...input, gameType }, { token })
        : await client.call(contract.games.roomLaunch, { ...input, roomId }, { token })
    if (answer.success) return { address: contract.games.launch.value.parse(answer.value).url }
    code = answer.code ?? ''
  }
  return { code }
}
