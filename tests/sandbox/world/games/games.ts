import { type Pot, pots } from '#sandbox/provider/wire/wallet-api.ts'
import { featureWords, jackpotWords } from '../art/data/name-words.ts'
import { type ArtCategory, gameName } from '../art/index.ts'
import { pick, type Random, randomFor, shuffled } from '../generator/random.ts'
import { type FeaturedGame, featuredGames } from './featured-games.ts'
import { type ModelId, modelOf } from './game-models.ts'
import { nameKey } from './name-key.ts'
import { gameTypeOf, vendorPlans } from './vendors.ts'

/** A row of the world's games table. */
export type GameRow = {
  rank: number
  node_id: number
  name: string
  name_key: string
  /** `name_key` without spaces. */
  name_run: string
  vendor: string
  game_type: string
  category: string
  /** The model in the provider's catalogue: what is played behind the tile. */
  model: ModelId
  game_code: string
  classify: string | null
  /** From the features of the model, so that no tile promises one that it hasn't. */
  min_bet: number
  max_bet: number
  /** The largest pot that can be won in it. */
  jackpot: Pot | null
  /** Of the model, 0 if it has none. */
  lines: number
  /** Has the Hot mark. */
  hot: 0 | 1
  /** Is in the hot list, with or without the mark. */
  in_hot_list: 0 | 1
  new: 0 | 1
  open_mode: string
  quirk: string
  has_sub_games: 0 | 1
  parent: number | null
}

const firstNodeId = 1001
/** Games per vendor and type in the hot list, so that no lobby is empty for a visitor. */
const hotListPerVendor = 3

/** Typical smallest and largest bets of each category, in pesos. */
const betRanges: Record<ArtCategory, { min: readonly number[]; max: readonly number[] }> = {
  RNG: { min: [0.01, 0.05, 0.1, 0.1, 0.5, 0.5, 0.5, 0.75], max: [250, 500, 500, 1000] },
  LIVE: { min: [5, 10, 20, 50, 100], max: [10_000, 50_000, 100_000] },
  TABLE: { min: [1, 5, 10], max: [5000, 10_000] },
  FISH: { min: [0.1, 0.5, 1], max: [500, 1000] },
  PVP: { min: [1, 5, 10], max: [1000, 5000] },
  BINGO: { min: [0.5, 1, 5], max: [500, 1000] },
  SPORTS: { min: [10, 20], max: [50_000, 100_000] },
  COCKFIGHT: { min: [10, 50], max: [25_000, 50_000] },
  ESPORTS: { min: [10, 20], max: [20_000, 50_000] },
  LOTT: { min: [1, 5], max: [1000, 5000] },
  ELOTT: { min: [0.5, 1], max: [500, 1000] },
}
/** The models of each category. Invented games take them in turn. */
const modelsOf: Record<ArtCategory, readonly [ModelId, ...ModelId[]]> = {
  RNG: ['slot-low', 'slot-medium', 'slot-high', 'slot-hold', 'slot-tumble'],
  LIVE: ['baccarat', 'roulette', 'speed-baccarat', 'dragon-tiger', 'color-game-live'],
  TABLE: ['crash', 'mines', 'hilo', 'color-game'],
  FISH: ['fish'],
  PVP: ['lucky-nine', 'pusoy-dos', 'tongits'],
  BINGO: ['bingo'],
  SPORTS: ['sportsbook'],
  COCKFIGHT: ['cockfight'],
  ESPORTS: ['esports'],
  LOTT: ['lottery-3d', 'lottery-645', 'lottery-4d', 'lottery-649'],
  ELOTT: ['keno', 'lottery-3d'],
}

/**
 * All games of a world, most played first: the featured ones in order, then all others shuffled.
 * @param share fraction of each vendor's full catalogue that is created, 1 for all
 */
export function makeGames(seed: number, share: number): GameRow[] {
  const random = randomFor(seed, 'games')
  const listed = [...featuredGames, ...shuffled(inventGames(share, random), random)]
  const rows = listed.map((game, place) => toRow(game, place, random))
  const subGames = listed.flatMap((game, place) =>
    (game.subGames ?? []).map((name) => ({ name, parent: rows[place], game })),
  )
  const subRows = subGames.map(({ name, parent, game }, index) => ({
    ...toRow({ ...game, name, subGames: [] }, rows.length + index, random),
    hot: 0 as const,
    parent: parent?.node_id ?? null,
  }))
  return fillHotList([...rows, ...subRows])
}

function inventGames(share: number, random: Random): FeaturedGame[] {
  const taken = new Set(featuredGames.map(({ name }) => nameKey(name)))
  const nextSeed = new Map<string, number>()
  const freshName = (category: ArtCategory, model: ModelId, jackpot: boolean): string => {
    const promised = category === 'RNG' ? modelOf({ model }).features : []
    const special = [
      ...promised.flatMap((feature) => featureWords[feature] ?? []),
      ...(jackpot && category === 'RNG' ? jackpotWords : []),
    ]
    const book = `${category} ${model} ${jackpot}`
    for (;;) {
      const index = nextSeed.get(book) ?? 0
      nextSeed.set(book, index + 1)
      const name = gameName({ category, model, special, seed: index })
      if (taken.has(nameKey(name))) continue
      taken.add(nameKey(name))
      return name
    }
  }
  return vendorPlans.flatMap(({ code, games }) =>
    entries(games).flatMap(([category, atFullScale]) => {
      const featured = featuredGames.filter((game) => game.vendor === code && game.category === category)
      const wanted = Math.max(1, Math.round(atFullScale * share)) - featured.length
      return Array.from({ length: Math.max(0, wanted) }, (_, index) => {
        const models = modelsOf[category]
        const model = models[index % models.length] ?? models[0]
        const jackpot = (category === 'RNG' || category === 'FISH') && random() < 0.06
        return {
          name: freshName(category, model, jackpot),
          model,
          vendor: code,
          category,
          ...(jackpot && { jackpot: pick(pots, random) }),
          ...(random() < 0.015 && { hot: true as const }),
          ...(random() < 0.04 && { isNew: true as const }),
        }
      })
    }),
  )
}

function toRow(game: FeaturedGame, place: number, random: Random): GameRow {
  const { category, vendor, model = modelsOf[game.category][0] } = game
  const nodeId = firstNodeId + place
  return {
    rank: place + 1,
    node_id: nodeId,
    name: game.name,
    name_key: nameKey(game.name),
    name_run: nameKey(game.name).replaceAll(' ', ''),
    vendor,
    game_type: gameTypeOf(category),
    category,
    model,
    game_code: `${vendor}-${nodeId}`,
    classify: game.jackpot !== undefined ? 'JP' : category === 'TABLE' ? 'TABLE' : null,
    min_bet: Math.round((game.min ?? pick(betRanges[category].min, random)) * 100),
    max_bet: (game.max ?? pick(betRanges[category].max, random)) * 100,
    jackpot: game.jackpot ?? null,
    lines: modelOf({ model }).lines ?? 0,
    hot: game.hot ? 1 : 0,
    in_hot_list: 0,
    new: game.isNew ? 1 : 0,
    open_mode: game.openMode ?? 'frame',
    quirk: game.quirk ?? '',
    has_sub_games: game.subGames?.length ? 1 : 0,
    parent: null,
  }
}

function fillHotList(rows: GameRow[]): GameRow[] {
  const seen = new Map<string, number>()
  for (const row of rows) {
    if (row.parent !== null || row.quirk !== '') continue
    row.in_hot_list = row.hot
    const lane = `${row.game_type}|${row.vendor}`
    const place = seen.get(lane) ?? 0
    seen.set(lane, place + 1)
    if (place < hotListPerVendor) row.in_hot_list = 1
  }
  return rows
}

const entries = (games: Partial<Record<ArtCategory, number>>): [ArtCategory, number][] =>
  // Object.entries loses the key type.
  Object.entries(games) as [ArtCategory, number][]
