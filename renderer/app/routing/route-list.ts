import { matchRoutes } from 'react-router-dom'
import { keysOf } from '#shared/domain/keys-of.ts'
import { type NamedRoute, notFound, routes } from './routes.ts'

/** One address of a screen, as the router takes it. */
export type RouteEntry = { path: string; route: NamedRoute }

const entriesOf = (route: NamedRoute): RouteEntry[] => route.paths.map((path) => ({ path, route }))

/** Every address of the site with its route, and everything else. */
export const routeList: RouteEntry[] = [
  ...keysOf(routes).flatMap((name) => entriesOf({ ...routes[name], name })),
  ...entriesOf(notFound),
]

/** The entry that the router takes for an address. */
export function entryOf(pathname: string): RouteEntry {
  const [match] = matchRoutes(routeList, { pathname }) ?? []
  return match?.route ?? { path: notFound.paths[0], route: notFound }
}

/** The route of an address of the site; that of nothing found where there is none. */
export const routeOf = (pathname: string): NamedRoute => entryOf(pathname).route
