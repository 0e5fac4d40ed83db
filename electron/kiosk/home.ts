import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { App, Session } from 'electron'
import { type Log, reasonOf } from '../log.ts'
import { loginSecret } from '../login/login-memory.ts'
import { sessionSecret } from '../session/session-keeper.ts'
import type { Vault } from '../vault/vault.ts'

/** Session of the site where nothing is remembered: it lives in memory, whatever ends the run. */
const passingPartition = 'site'

export type HomeOptions = {
  forgetful: boolean
  app: Pick<App, 'getPath' | 'setPath' | 'on'>
  log: Log
}

/** Where this run keeps what it keeps. */
export type Home = {
  /** The client's own folder: what is no person's, like the wrong PINs of a kiosk. */
  readonly lasting: string
  /** Partition of the site's session where that isn't the default one. */
  readonly partition?: string
}

/**
 * Decides where things are kept. Where nothing is to be remembered, the page's storage is in memory, and the
 * folder of the user's data is one that is emptied before the page loads and when the client ends: whoever
 * writes there needs to know nothing of it, and after a kill the next start finds nothing.
 */
export function makeHome({ forgetful, app, log }: HomeOptions): Home {
  const lasting = app.getPath('userData')
  const passing = join(lasting, 'passing')
  // One that is left from a time with another policy goes all the same.
  empty(passing, log)
  if (!forgetful) return { lasting }
  try {
    mkdirSync(passing, { recursive: true })
  } catch (error) {
    log.error('kiosk', 'the folder of this run could not be made', { reason: reasonOf(error) })
  }
  app.setPath('userData', passing)
  app.on('will-quit', () => empty(passing, log))
  return { lasting, partition: passingPartition }
}

/** Forgets what the time before the kiosk left: the page's storage on the disk, and secrets in the system's vault. */
export function forgetEarlier(session: Session, vault: Vault, log: Log): void {
  for (const name of [sessionSecret, loginSecret]) void vault.remove(name)
  Promise.all([session.clearStorageData(), session.clearCache()]).catch((error: unknown) => {
    log.error('kiosk', 'an earlier session was not cleared', { reason: reasonOf(error) })
  })
}

function empty(folder: string, log: Log): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  } catch (error) {
    log.error('kiosk', 'a folder could not be emptied', { reason: reasonOf(error) })
  }
}
