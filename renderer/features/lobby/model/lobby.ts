import {
  bingoVendor,
  type Category,
  cockfightVendor,
  type GameType,
  jiliVendor,
} from '#shared/domain/game-types.ts'

/** A lobby: which of all games it is about, before anybody chooses anything in it. */
export type Lobby = {
  /** What it is called by. A lobby of one vendor is called by the vendor unless it is a category. */
  category: Exclude<Category, 'JILI'> | 'ELOTT' | undefined
  /** Its game types; where a call takes one only, the first that the vendor has. None for every type. */
  gameTypes: readonly GameType[]
  /** A lobby of one vendor: no other can be chosen in it. */
  vendor?: string
  /** A vendor of these types that has a lobby of its own. */
  except?: string
  /** The part of the games that it holds, as the gateway classifies them. */
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

/** Lobbies by the last part of their address, which is also what the games route's `games` names. */
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

/** The lobby at an address; the games route names it in its query, or means all games. */
export function lobbyOf(pathname: string, query: URLSearchParams): Lobby {
  const route = pathname.replace(/^\/|\/+$/g, '').toLowerCase()
  const name = route === 'games' ? (query.get('games') ?? '').toLowerCase() : route
  if (name === 'live' && query.get('type') === 'table') return tables
  return lobbies.get(name) ?? everything
}
