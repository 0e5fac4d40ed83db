import { pathTo } from '#lib/paths/path-to.ts'
import { keysOf } from '#shared/domain/keys-of.ts'
import { type NamedRoute, routes } from '../routing/routes.ts'

type Routes = typeof routes

/** Pages that are found otherwise: the lobbies and rankings through the gateway's navigation. */
const otherwise = [
  'home',
  'lobby',
  'sports',
  'lottery',
  'depositRank',
  'betRank',
] as const satisfies readonly NamedRoute['page'][]
type Otherwise = (typeof otherwise)[number]

/** A screen that the search finds by a name of its own: one that isn't private, nor about something in its address. */
export type PageName = {
  [Name in keyof Routes]: Routes[Name] extends
    | { page: Otherwise }
    | { unlisted: true }
    | { subject: string }
    | { canonical: string }
    ? never
    : Name
}[keyof Routes]

const isPage = (name: keyof Routes): name is PageName => {
  const { page, unlisted, subject, canonical }: Omit<NamedRoute, 'name'> = routes[name]
  return !unlisted && !subject && !canonical && otherwise.every((other) => other !== page)
}

/** The pages that the search finds by name, from the table of routes. */
export const sitePages = keysOf(routes)
  .filter(isPage)
  .map((name) => ({ name, address: pathTo(name) }))
