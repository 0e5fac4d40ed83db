import { app, shell } from 'electron'
import type { ClientBrand } from '#shared/brand/brand.ts'
import type { KioskNews } from '#shared/bridge/channels/kiosk.ts'
import { forbidFileDialogs } from '../kiosk/file-dialogs.ts'
import { lockDownKeys } from '../kiosk/lock-down.ts'
import { type Lockdown, lockDownExternal } from '../kiosk/lockdown-state.ts'
import type { Log } from '../log.ts'
import { createOpenExternal, type OpenExternal } from '../security/external.ts'
import { brandSources } from '../security/site-subject.ts'
import { createWebContentsRegistry, type WebContentsRegistry } from '../security/web-contents-registry.ts'
import { createWiring, type Wiring, wireContents } from '../security/wire.ts'

export type StartSecurityOptions = {
  brand: ClientBrand
  kiosk: boolean
  /** Shows the page what the kiosk has refused. */
  report: (news: KioskNews) => void
  log: Log
}

export type Security = {
  readonly contentsRegistry: WebContentsRegistry
  readonly wiring: Wiring
  readonly lockdown: Lockdown
  readonly openExternal: OpenExternal
  /** Called when the operator ends the lockdown. */
  allowFileDialogs(): void
}

/** Wires the security policy and the kiosk's locks to every page that will be created. */
export function startSecurity({ brand, kiosk, report, log }: StartSecurityOptions): Security {
  const contentsRegistry = createWebContentsRegistry()
  const sources = brandSources(brand)
  const lockdown = { on: kiosk }
  const openExternal = lockDownExternal(
    createOpenExternal((url) => shell.openExternal(url), sources, log),
    { lockdown, report, log },
  )
  const wiring = createWiring({ contentsRegistry, openExternal, sources, kiosk, log })
  lockDownKeys(app, { lockdown, contentsRegistry, report })
  wireContents(app, wiring)
  const allowFileDialogs = forbidFileDialogs({
    app,
    lockdown,
    onRefused: () => report({ what: 'noFiles' }),
    log,
  })
  return { contentsRegistry, wiring, lockdown, openExternal, allowFileDialogs }
}
