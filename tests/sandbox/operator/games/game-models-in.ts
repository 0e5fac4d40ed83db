import { type GameModel, gameModels } from '#sandbox/world/games/game-models.ts'
import type { Condition } from '../records/filter.ts'

/** What games can be chosen by that depends on their model only. */
type ModelFilters = {
  readonly volatility?: string | undefined
  readonly minRtp?: string | undefined
  readonly feature?: string | undefined
}

/** Whether a model passes the filters. A number that isn't one passes nothing. */
export const passes = (
  { rtp, volatility, features }: GameModel,
  { volatility: wanted, minRtp, feature }: ModelFilters,
): boolean =>
  (!wanted || volatility === wanted) &&
  (!minRtp || rtp >= Number(minRtp)) &&
  (!feature || features.some((one) => one === feature))

/** The condition for games whose model passes the filters. None if there is no filter. */
export function modelConditions(filters: ModelFilters): readonly Condition[] {
  const { volatility, minRtp, feature } = filters
  if (!volatility && !minRtp && !feature) return []
  const models = Object.entries(gameModels)
    .filter(([, model]) => passes(model, filters))
    .map(([id]) => id)
  return [['g.model IN (SELECT value FROM json_each(?))', JSON.stringify(models)]]
}
