import { join } from 'node:path'
import { app, type Session, safeStorage, session as sessions } from 'electron'
import type { ClientBrand } from '#shared/brand/brand.ts'
import { forgetEarlier, type Home, makeHome } from '../kiosk/home.ts'
import type { Log } from '../log.ts'
import { createLoginMemory, type LoginMemory } from '../login/login-memory.ts'
import type { Policy } from '../policies/policy.ts'
import { type Wiring, wireSession } from '../security/wire.ts'
import type { KeptFile, WriteKept } from '../settings/kept-file.ts'
import { createSettings, type Settings } from '../settings/settings.ts'
import { writeKept, writeNothing } from '../settings/write-kept.ts'
import { createEncryptedFiles } from '../vault/encrypted-files.ts'
import { createKeyringStore } from '../vault/keyring.ts'
import { createPendingDeletions } from '../vault/pending-deletions.ts'
import { createVault, type Vault } from '../vault/vault.ts'
import { openWindowState, type WindowState } from '../windows/window-state.ts'

export type OpenStorageOptions = {
  brand: ClientBrand
  policy: Policy
  wiring: Wiring
  log: Log
}

/** Where this run stores its data, and what is read from there at the start. */
export type ClientStorage = {
  /** Folder of the user's data. */
  readonly folder: string
  readonly write: WriteKept
  /** The session of the site's page, with the security policy wired. */
  readonly siteSession: Session
  /** Partition of that session; undefined for the default session. */
  readonly partition: string | undefined
  readonly settings: Settings
  readonly windowState: KeptFile<WindowState>
  readonly vault: Vault
  readonly memory: LoginMemory
}

/** Opens the places of the user's data. Under a forgetful policy, nothing there outlives the run. */
export function openStorage({ brand, policy, wiring, log }: OpenStorageOptions): ClientStorage {
  // First, because it may move the folder that Electron's sessions store their data in.
  const home = makeHome({ forgetful: policy.forgetful, app, log })
  const siteSession = openSiteSession(home, wiring)
  const folder = app.getPath('userData')
  const write = policy.forgetful ? writeNothing : writeKept
  const settings = createSettings({ folder, fixed: policy.fixed, write, log })
  const vault = openVault({ brand, home, forgetful: policy.forgetful, log })
  if (policy.kiosk) forgetEarlier(sessions.defaultSession, vault, log)
  const memory = createLoginMemory({ vault })
  const windowState = openWindowState({ folder, write, log })
  return { folder, write, siteSession, partition: home.partition, settings, windowState, vault, memory }
}

/** The default session is wired in any case, because main's own calls go through it. */
function openSiteSession({ partition }: Home, wiring: Wiring): Session {
  const { defaultSession } = sessions
  wireSession(defaultSession, wiring)
  if (partition === undefined) return defaultSession
  const siteSession = sessions.fromPartition(partition)
  wireSession(siteSession, wiring)
  return siteSession
}

type OpenVaultOptions = { brand: ClientBrand; home: Home; forgetful: boolean; log: Log }

function openVault({ brand, home, forgetful, log }: OpenVaultOptions): Vault {
  return createVault({
    log,
    keepAcrossRuns: () => !forgetful,
    pendingDeletions: createPendingDeletions(join(home.lasting, 'pending-deletions.json'), log),
    stores: {
      keyring: createKeyringStore(brand.appId),
      safeStorage: createEncryptedFiles({
        safeStorage,
        platform: process.platform,
        folder: join(home.lasting, 'vault'),
      }),
    },
  })
}
