import { plainPath } from '#shared/domain/site-paths.ts'
import { routeOf } from './routes.ts'

/**
 * The route of an address, for counting: never what stands in a query or behind a hash, and for an address of
 * no page, which may hold anything, only that.
 */
export const routePattern = (pathname: string): string =>
  routeOf(pathname).name === 'notFound' ? '/*' : plainPath(pathname)
