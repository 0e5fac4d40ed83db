import { plainPath } from '#shared/domain/site-paths.ts'
import { routeOf } from './routes.ts'

type Asked = {
  pathname: string
  signedIn: boolean
  /** Whether visitors must log in first; undefined until that is known. */
  guarded: boolean | undefined
}

/** Whether an address may be shown, has to wait until that is known, or gives way to the login. */
export function guardRoute({ pathname, signedIn, guarded }: Asked): 'pass' | 'wait' | 'login' {
  if (signedIn) return 'pass'
  if (guarded === undefined) return 'wait'
  return guarded && !routeOf(pathname).open?.includes(plainPath(pathname)) ? 'login' : 'pass'
}
