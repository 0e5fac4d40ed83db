import { entryOf } from './route-list.ts'

/**
 * The route pattern of an address, for analytics and the log. It never contains the query or hash. An address without
 * a page could contain anything, so it becomes the catch-all pattern.
 */
export const routePattern = (pathname: string): string => entryOf(pathname).path.toLowerCase()
