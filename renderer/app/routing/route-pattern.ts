import { entryOf } from './route-list.ts'

/**
 * The route of an address, for counting: never what stands in a query or behind a hash, and for an address of
 * no page, which may hold anything, only that.
 */
export const routePattern = (pathname: string): string => entryOf(pathname).path.toLowerCase()
