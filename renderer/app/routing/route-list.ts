import { matchRoutes } from 'react-router-dom'
import { keysOf } from '#shared/domain/keys-of.ts'
import { type NamedRoute, notFound, routes } from './routes.ts'

/** One path of a screen, as React Router takes it. */
export type RouteEntry = { path: string; route: NamedRoute }

const entriesOf = (route: NamedRoute): RouteEntry[] => route.paths.map((path) => ({ path, route }))

/** Every path of the site with its route, followed by the catch-all. */
export const routeList: RouteEntry[] = [
  ...keysOf(routes).flatMap((name) => entriesOf({ ...routes[name], name })),
  ...entriesOf(notFound),
]

/** The entry that React Router picks for an address. */
export function entryOf(pathname: string): RouteEntry {
  const [match] = matchRoutes(routeList, { pathname }) ?? []
  return match?.route ?? { path: notFound.paths[0], route: notFound }
}

/** The route of an address; the "not found" route if there is none. */
export const routeOf = (pathname: string): NamedRoute => entryOf(pathname).route
