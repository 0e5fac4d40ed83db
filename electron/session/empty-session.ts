import type { Session } from 'electron'

/** The part of a session that emptying needs. */
export type FilledSession = Pick<
  Session,
  'clearStorageData' | 'clearCache' | 'clearAuthCache' | 'closeAllConnections'
>

/** Removes what a session holds of the person before. Rejects when something could not be removed. */
export async function emptySession(session: FilledSession): Promise<void> {
  await Promise.all([session.clearStorageData(), session.clearCache(), session.clearAuthCache()])
  // Last: a kept connection would carry a login on, to the same host or proxy.
  await session.closeAllConnections()
}
