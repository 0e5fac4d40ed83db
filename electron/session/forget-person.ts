import { reasonOf } from '#shared/domain/reason-of.ts'
import type { Log } from '../log.ts'
import { emptySession, type FilledSession } from './empty-session.ts'

export type PersonParts = {
  /** Closes everything outside the page: games, customer service, a pending check. */
  closeAll(): Promise<unknown>
  /** Drops the credentials that were typed for a proxy. */
  forgetProxyLogin(): Promise<unknown>
  /** Sessions that outlive their windows, and would otherwise show the next person what the last one did. */
  sessions(): readonly FilledSession[]
  log: Log
}

/** Called when a session has ended. Clears what the person left outside the page; the site clears its own storage. */
export async function forgetPerson({
  closeAll,
  forgetProxyLogin,
  sessions,
  log,
}: PersonParts): Promise<void> {
  try {
    await Promise.all([forgetProxyLogin(), closeAll()])
    await Promise.all(sessions().map((one) => emptySession(one)))
  } catch (error) {
    log.error('session', 'what a person left was not cleared', { reason: reasonOf(error) })
  }
}
