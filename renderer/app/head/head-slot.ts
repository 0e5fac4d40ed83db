import { pathTo } from '#lib/paths/path-to.ts'
import { jiliVendor } from '#shared/domain/game-types.ts'
import { routeOf } from '../routing/route-list.ts'
import type { NamedRoute, RouteName } from '../routing/routes.ts'

/** Vendor codes of the routes that are one vendor's lobby. Their titles contain the vendor's name. */
const vendors = { jili: jiliVendor, pp: 'PP', pg: 'PG', ybg: 'YBG', fc: 'FC' } as const

/** Key of a screen's title and description in the `titles` texts. */
export type HeadKey = Exclude<RouteName, 'pp' | 'pg' | 'ybg' | 'fc' | 'helpPlain'> | 'vendor' | 'table'

/** What the document's head says about an address, except for the texts. */
export type HeadContent = {
  key: HeadKey
  /** Vendor code, if the screen is one vendor's lobby. */
  vendor: string | undefined
  /** Canonical path and query, without filters and without anything that belongs to the visitor. */
  canonical: string
  /** Whether search engines may index it. */
  listed: boolean
}

/** Determines the head's content for an address. Aliases are resolved to the screen they stand for. */
export function headContent(pathname: string, search: string): HeadContent {
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

/** The games route can name a lobby in its `games` query, and that lobby has a route of its own. */
function lobbyNamed(route: NamedRoute, query: URLSearchParams): NamedRoute {
  const games = route.name === 'games' ? query.get('games') : null
  // Tables are a part of the live lobby.
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
