import { entryOf } from './route-list.ts'

type Asked = {
  pathname: string
  signedIn: boolean
  /** Whether visitors must log in first; undefined until that is known. */
  guarded: boolean | undefined
}

/**
 * Whether an address may be shown (`pass`), must wait for the settings (`wait`), or needs a login first (`login`).
 */
export function guardRoute({ pathname, signedIn, guarded }: Asked): 'pass' | 'wait' | 'login' {
  if (signedIn) return 'pass'
  if (guarded === undefined) return 'wait'
  if (!guarded) return 'pass'
  const { path, route } = entryOf(pathname)
  return route.open?.includes(path) ? 'pass' : 'login'
}
