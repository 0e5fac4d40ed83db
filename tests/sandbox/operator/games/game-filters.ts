import type * as z from 'zod/mini'
import { gameFeatures, modelOf, volatilities } from '#sandbox/world/games/game-models.ts'
import type { contract } from '#shared/contract/endpoints/index.ts'
import type { Condition } from '../records/filter.ts'
import type { Sandbox } from '../sandbox.ts'
import { modelCounts } from './game-lists.ts'
import { passes } from './game-models-in.ts'

type FiltersInput = z.output<typeof contract.games.filters.input>

/** Percentages that a filter can ask for at least. */
const rtpSteps = ['94', '95', '96', '97', '98'] as const

/**
 * The choices of each filter among these games. Those that leave no game or every game are left out, and of percentages
 * that leave the same games all but the highest.
 */
export function gameFilters(sandbox: Sandbox, { gameType, vassalage, gameClassify }: FiltersInput) {
  const given = (value: string | undefined, sql: string): Condition[] => (value ? [[sql, value]] : [])
  const counted = modelCounts(sandbox, [
    ...given(gameType, 'g.game_type = ?'),
    ...given(vassalage, 'g.vendor = ?'),
    ...given(gameClassify, 'g.classify = ?'),
  ]).map(({ model, count }) => ({ model: modelOf({ model }), count }))
  const total = counted.reduce((sum, { count }) => sum + count, 0)
  const choices = (filter: 'volatility' | 'minRtp' | 'feature', values: readonly string[]) =>
    values
      .map((value) => ({
        value,
        count: counted
          .filter(({ model }) => passes(model, { [filter]: value }))
          .reduce((sum, { count }) => sum + count, 0),
      }))
      .filter(({ count }) => count > 0 && count < total)
  return {
    volatility: choices('volatility', volatilities),
    minRtp: choices('minRtp', rtpSteps).filter(({ count }, place, all) => count !== all[place + 1]?.count),
    feature: choices('feature', gameFeatures),
  }
}
