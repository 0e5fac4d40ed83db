import type { Session } from 'electron'
import { type Log, reasonOf } from '../log.ts'

export type PersonParts = {
  /** Ends what stands beside the page: games, customer service, a check that waits. */
  closeAll(): Promise<unknown>
  /** Drops the name and the password that were typed for a proxy. */
  forgetProxyLogin(): void
  /** Sessions that outlive their windows, and so could show the next person what the last one did. */
  sessions(): readonly Pick<Session, 'clearStorageData' | 'clearCache' | 'clearAuthCache'>[]
  log: Log
}

/** Leaves nothing outside of the page to the next person, once a session has ended. The site's own storage is its own. */
export async function forgetPerson({
  closeAll,
  forgetProxyLogin,
  sessions,
  log,
}: PersonParts): Promise<void> {
  forgetProxyLogin()
  try {
    await closeAll()
    await Promise.all(
      sessions().flatMap((one) => [one.clearStorageData(), one.clearCache(), one.clearAuthCache()]),
    )
  } catch (error) {
    log.error('session', 'what a person left was not cleared', { reason: reasonOf(error) })
  }
}
