import { useSignedIn } from '#lib/session/session-store.ts'
import { guardRoute } from './route-guard.ts'
import { useGuarded } from './use-guarded.ts'

/** The route guard's verdict on an address for the current session. */
export function useRouteVerdict(pathname: string): ReturnType<typeof guardRoute> {
  return guardRoute({ pathname, signedIn: useSignedIn(), guarded: useGuarded() })
}
