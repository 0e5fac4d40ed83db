/** Games of the world that the tests' sandboxes have, by what they play. */

import type { GameKind } from '#sandbox/provider/protocol.ts'
import { defaultSeed, scales } from '../generator/scale.ts'
import { modelOf } from './game-models.ts'
import { makeGames } from './games.ts'

export interface TestGame {
  readonly name: string
  readonly kind: GameKind
  /** The address of its page on the site. */
  readonly path: string
}

function pathOf(kind: GameKind, vendor: string, gameCode: string, nodeId: string): string {
  const query = new URLSearchParams({ vendor, gameCode, ...(kind !== 'lottery' && { nodeId }) })
  return `/${kind === 'lottery' ? 'lottery' : 'seamless'}?${query}`
}

/** The most played game of each kind in a world of the small scale, without those that open in an odd way. */
export function gameOfEachKind(): TestGame[] {
  const found = new Map<GameKind, TestGame>()
  for (const game of makeGames(defaultSeed, scales.small.gameShare)) {
    const { kind } = modelOf(game)
    const isPlain =
      game.parent === null && game.quirk === '' && game.open_mode === 'frame' && game.has_sub_games === 0
    if (!isPlain || found.has(kind)) continue
    const path = pathOf(kind, game.vendor, game.game_code, String(game.node_id))
    found.set(kind, { name: game.name, kind, path })
  }
  return [...found.values()]
}
