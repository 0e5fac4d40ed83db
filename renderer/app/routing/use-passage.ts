import { useSignedIn } from '#lib/session/session-store.ts'
import { guardRoute } from './route-guard.ts'
import { useGuarded } from './use-guarded.ts'

/** What the route guard says of an address to whoever is here now. */
export function usePassage(pathname: string): ReturnType<typeof guardRoute> {
  return guardRoute({ pathname, signedIn: useSignedIn(), guarded: useGuarded() })
}
