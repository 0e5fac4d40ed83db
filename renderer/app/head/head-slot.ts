import { pathTo } from '#lib/paths/path-to.ts'
import { jiliVendor } from '#shared/domain/game-types.ts'
import { routeOf } from '../routing/route-list.ts'
import type { NamedRoute, RouteName } from '../routing/routes.ts'

/** Lobbies of one vendor, which are called by its name. */
const vendors = { jili: jiliVendor, pp: 'PP', pg: 'PG', ybg: 'YBG', fc: 'FC' } as const

/** What a screen is called by in the texts' `titles`. */
export type HeadKey = Exclude<RouteName, 'pp' | 'pg' | 'ybg' | 'fc' | 'helpPlain'> | 'vendor' | 'table'

/** What the document's head says of an address, but for the words. */
export type HeadPlace = {
  key: HeadKey
  /** Code of the vendor whose lobby it is. */
  vendor: string | undefined
  /** The one address of this screen, without what was merely chosen on it, or is somebody's own. */
  canonical: string
  /** Whether search engines may list it. */
  listed: boolean
}

/** Reads an address: aliases become the screen that they stand for. */
export function headPlace(pathname: string, search: string): HeadPlace {
  const query = new URLSearchParams(search)
  const route = lobbyNamed(routeOf(pathname), query)
  const isTable = route.name === 'live' && query.get('type')?.toLowerCase() === 'table'
  return {
    key: isTable ? 'table' : keyOf(route.name),
    vendor: isVendor(route.name) ? vendors[route.name] : undefined,
    canonical: canonicalPath(route, query) + (isTable ? '?type=table' : ''),
    listed: !route.unlisted,
  }
}

const isVendor = (name: RouteName): name is keyof typeof vendors => Object.hasOwn(vendors, name)

function keyOf(name: RouteName): HeadKey {
  if (name === 'helpPlain') return 'help'
  return name === 'pp' || name === 'pg' || name === 'ybg' || name === 'fc' ? 'vendor' : name
}

/** The games route names a lobby in its query, which has an address of its own. */
function lobbyNamed(route: NamedRoute, query: URLSearchParams): NamedRoute {
  const games = route.name === 'games' ? query.get('games') : null
  // A part of the live tables.
  if (games?.toLowerCase() === 'table') query.set('type', 'table')
  const named =
    games === null ? route : routeOf(games.toLowerCase() === 'table' ? pathTo('live') : `/${games}`)
  return named.page === 'lobby' || named.page === 'sports' ? named : route
}

function canonicalPath({ name, paths, canonical, subject }: NamedRoute, query: URLSearchParams): string {
  if (name === 'notFound') return pathTo('home')
  const value = subject === undefined ? null : query.get(subject)
  const path = canonical ?? paths[0]
  return value && subject !== undefined ? `${path}?${new URLSearchParams({ [subject]: value })}` : path
}
