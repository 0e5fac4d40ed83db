/**
 * The provider's catalogue: one model per kind of game it runs. A game of the sandbox is a model with a name and a
 * picture of its own, so that its tile, its rules and its rounds can't disagree. Read by the world's games and by the
 * provider.
 */

import type { GameKind } from '#sandbox/provider/protocol.ts'
import type { Text } from '../texts/language.ts'
import { potPercent } from './bingo-rooms.ts'
import { texts } from './texts.ts'

/** How often and how much a game pays. Low: small wins often. High: large wins rarely. */
export const volatilities = ['low', 'medium', 'high'] as const
export type Volatility = (typeof volatilities)[number]

/** What sets a game apart, shown on its tile and asked for by rows and filters. */
export const gameFeatures = [
  'freeSpins',
  'expandingWilds',
  'holdAndWin',
  'tumble',
  'ways',
  'bonusBuy',
  'crash',
  'shared',
] as const
export type GameFeature = (typeof gameFeatures)[number]

export interface GameModel {
  /** The program that runs it. */
  readonly kind: GameKind
  /** Published return to player in percent, averaged over its bets' cheapest choice. Proved by the returns test. */
  readonly rtp: number
  /** Null where a player's own choices decide it. */
  readonly volatility: Volatility | null
  /** The first one with a tag names the game's tile. */
  readonly features: readonly GameFeature[]
  /** Winning lines of a slot, or the ways in which a symbol can win. */
  readonly lines?: number
}

const define = (
  kind: GameKind,
  rtp: number,
  volatility: Volatility | null = null,
  ...features: readonly GameFeature[]
): GameModel => ({ kind, rtp, volatility, features })

const slot = (
  rtp: number,
  volatility: Volatility,
  lines: number,
  ...features: readonly GameFeature[]
): GameModel => ({ ...define('slot', rtp, volatility, ...features), lines })

/** The models by id. */
export const gameModels = {
  'slot-low': slot(95.96, 'low', 10, 'freeSpins'),
  'slot-medium': slot(96.33, 'medium', 20, 'expandingWilds', 'freeSpins'),
  'slot-high': slot(95.73, 'high', 5, 'bonusBuy', 'freeSpins'),
  'slot-hold': slot(95.75, 'medium', 10, 'holdAndWin'),
  'slot-tumble': slot(96.5, 'medium', 243, 'tumble', 'ways'),
  hilo: define('hilo', 96),
  crash: define('crash', 97, null, 'crash', 'shared'),
  mines: define('mines', 97),
  'color-game': define('dice', 92.13),
  fish: define('fish', 96),
  bingo: define('bingo', potPercent, 'medium', 'shared'),
  'lucky-nine': define('luckynine', 95, null, 'shared'),
  'pusoy-dos': define('pusoydos', 95, null, 'shared'),
  tongits: define('tongits', 95, null, 'shared'),
  baccarat: define('live', 98.94, 'low', 'shared'),
  'speed-baccarat': define('live', 98.94, 'low', 'shared'),
  roulette: define('live', 97.3, null, 'shared'),
  'dragon-tiger': define('live', 96.15, 'low', 'shared'),
  'lottery-3d': define('lottery', 90, 'high', 'shared'),
  'lottery-4d': define('lottery', 90, 'high', 'shared'),
  'lottery-645': define('lottery', 90, 'high', 'shared'),
  'lottery-649': define('lottery', 90, 'high', 'shared'),
  keno: define('lottery', 90, 'high', 'shared'),
  'color-game-live': define('live', 92.13, 'medium', 'shared'),
  sportsbook: define('sports', 94, null, 'shared'),
  esports: define('sports', 94, null, 'shared'),
  cockfight: define('sabong', 94, null, 'shared'),
} satisfies Readonly<Record<string, GameModel>>

export type ModelId = keyof typeof gameModels

/** What a tile says of a feature: short, since the smallest phone's tile has room for some 76 px. */
const featureTags: Readonly<Partial<Record<GameFeature, Text>>> = texts.featureTags

/** The tag of a model's tile. Undefined if nothing sets it apart. */
export const tagOf = ({ features }: GameModel): Text | undefined =>
  features.map((feature) => featureTags[feature]).find((tag) => tag !== undefined)

/**
 * The model of a game.
 * @throws RangeError for an unknown id, which would be a mistake in the catalogue
 */
export function modelOf({ model }: { readonly model: string }): GameModel {
  const known: Readonly<Partial<Record<string, GameModel>>> = gameModels
  const found = known[model]
  if (!found) throw new RangeError(`no game model is called ${model}`)
  return found
}
