import { entryOf } from './route-list.ts'

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
  if (!guarded) return 'pass'
  const { path, route } = entryOf(pathname)
  return route.open?.includes(path) ? 'pass' : 'login'
}
