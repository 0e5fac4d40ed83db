import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { App, Session } from 'electron'
import { reasonOf } from '#shared/domain/reason-of.ts'
import type { Log } from '../log.ts'
import { loginSecret } from '../login/login-memory.ts'
import { sessionSecret } from '../session/session-keeper.ts'
import type { Vault } from '../vault/vault.ts'

/**
 * Partition of the site's session under a forgetful policy. It is in memory, so its data are gone however the run ends.
 */
const passingPartition = 'site'

export type HomeOptions = {
  forgetful: boolean
  app: Pick<App, 'getPath' | 'setPath' | 'on'>
  log: Log
}

/** Where this run stores its data. */
export type Home = {
  /** The client's own folder, for what belongs to no person, such as a kiosk's count of wrong PINs. */
  readonly lasting: string
  /** Partition of the site's session; absent when that is the default session. */
  readonly partition?: string
}

/**
 * Decides where data is stored. Under a forgetful policy the page's storage is in memory, and `userData` is a folder
 * that is emptied at each start and when the client quits. Code that writes there needs no special case, and after a
 * kill the next start removes what was left.
 */
export function makeHome({ forgetful, app, log }: HomeOptions): Home {
  const lasting = app.getPath('userData')
  const passing = join(lasting, 'passing')
  // Also removes a folder left from a run under another policy.
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

/** Clears what was stored before the machine became a kiosk: the page's storage on disk, and secrets in the vault. */
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
