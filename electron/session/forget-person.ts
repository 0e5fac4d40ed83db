import type { Session } from 'electron'
import { type Log, reasonOf } from '../log.ts'

export type PersonParts = {
  /** Closes everything outside the page: games, customer service, a pending check. */
  closeAll(): Promise<unknown>
  /** Drops the credentials that were typed for a proxy. */
  forgetProxyLogin(): void
  /** Sessions that outlive their windows, and would otherwise show the next person what the last one did. */
  sessions(): readonly Pick<Session, 'clearStorageData' | 'clearCache' | 'clearAuthCache'>[]
  log: Log
}

/** Called when a session has ended. Clears what the person left outside the page; the site clears its own storage. */
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
