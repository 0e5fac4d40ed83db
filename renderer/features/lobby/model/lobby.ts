import {
  bingoVendor,
  type Category,
  cockfightVendor,
  type GameType,
  jiliVendor,
} from '#shared/domain/game-types.ts'

/** Which games a lobby holds, before anything is chosen in it. */
export type Lobby = {
  /** Category that names the lobby. Undefined for the lobby of all games and for those named after their vendor. */
  category: Exclude<Category, 'JILI'> | 'ELOTT' | undefined
  /** Its game types; empty for all. Calls that take only one get the first that the vendor has; see `typeFor`. */
  gameTypes: readonly GameType[]
  /** Set for the lobby of a single vendor. No other vendor can be chosen there. */
  vendor?: string
  /** A vendor of these types to leave out, because it has its own lobby. */
  except?: string
  /** Narrows the games to one `gameClassify` of the gateway. */
  part?: 'TABLE'
}

const ofTypes = (category: Lobby['category'], ...gameTypes: GameType[]): Lobby => ({ category, gameTypes })
const ofVendor = (vendor: string, ...gameTypes: GameType[]): Lobby => ({
  category: undefined,
  gameTypes,
  vendor,
})

const everything = ofTypes(undefined)
const tables: Lobby = { ...ofTypes('TABLE', 'LIVE'), part: 'TABLE' }

/** Lobbies by their path. The games route names one of them in its `games` parameter. */
const lobbies = new Map<string, Lobby>([
  ['rng', ofTypes('RNG', 'RNG')],
  ['jili', ofVendor(jiliVendor, 'RNG')],
  ['pp', ofVendor('PP')],
  ['pg', ofVendor('PG')],
  ['ybg', ofVendor('YBG')],
  ['fc', ofVendor('FC')],
  ['fish', ofTypes('FISH', 'FISH')],
  ['pvp', ofTypes('PVP', 'PVP')],
  ['bingo', { ...ofTypes('BINGO', 'PVP'), vendor: bingoVendor }],
  ['live', ofTypes('LIVE', 'LIVE')],
  ['table', tables],
  ['sports', { ...ofTypes('SPORTS', 'SPORTS'), except: cockfightVendor }],
  ['cockfight', { ...ofTypes('COCKFIGHT', 'SPORTS'), vendor: cockfightVendor }],
  ['esports', ofTypes('ESPORTS', 'ESPORTS')],
  ['lott', ofTypes('LOTT', 'LOTT', 'ELOTT')],
  ['elott', ofTypes('ELOTT', 'ELOTT')],
])

/** The lobby at an address. The games route takes it from its query and otherwise means all games. */
export function lobbyOf(pathname: string, query: URLSearchParams): Lobby {
  const route = pathname.replace(/^\/|\/+$/g, '').toLowerCase()
  const name = route === 'games' ? (query.get('games') ?? '').toLowerCase() : route
  if (name === 'live' && query.get('type') === 'table') return tables
  return lobbies.get(name) ?? everything
}
