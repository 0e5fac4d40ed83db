import { EventEmitter } from 'node:events'
import type * as Electron from 'electron'
import type { Protocol, Session } from 'electron'
import { app } from './app.ts'
import { browser } from './browser-process.ts'
import type { CdpSession } from './cdp.ts'
import { isDropped } from './drops.ts'
import { Permissions } from './permissions.ts'
import { preventable } from './preventable.ts'
import { record, trace } from './records.ts'
import { registerScheme, toApp } from './schemes.ts'
import { present, strict, strictEmitter } from './strict.ts'
import { HostWebRequest } from './web-request.ts'

type SchemeHandler = Parameters<Protocol['handle']>[1]

type Implemented =
  | 'protocol'
  | 'setPermissionRequestHandler'
  | 'setPermissionCheckHandler'
  | 'setDevicePermissionHandler'
  | 'setDisplayMediaRequestHandler'
  | 'clearStorageData'
  | 'clearCache'
  | 'clearData'
  | 'clearAuthCache'
  | 'closeAllConnections'
  | 'setSpellCheckerEnabled'
  | 'isPersistent'
  | 'flushStorageData'
  | 'setProxy'

/** A page, as its session uses it. */
export interface SessionPage {
  readonly isClosing: boolean
  readonly closed: Promise<void>
  /** Undefined until the page has been created, and when it is closing. */
  readonly devtools: CdpSession | undefined
}

/** Emitted when a session's hooks change what must be intercepted; the network module listens. */
export const sessionEvents = new EventEmitter<{ hooksChanged: [] }>()

const kept = 'cookies, storage and caches'

export class HostSession
  extends strictEmitter('session', ['will-download'])
  implements Pick<Session, Implemented>
{
  readonly pages = new Set<SessionPage>()
  /** Every origin that a page of this session has loaded. */
  readonly origins = new Set<string>()
  /** What proxies were answered and took, by host and port. */
  readonly proxyLogins = new Map<string, string>()
  readonly schemeHandlers = new Map<string, SchemeHandler>()
  readonly permissions = new Permissions(() => this.#contextId)
  readonly webRequest = new HostWebRequest(() => sessionEvents.emit('hooksChanged'))
  readonly protocol: Protocol = present(
    strict('protocol', {
      handle: (scheme: string, handler: SchemeHandler) => {
        if (this.schemeHandlers.has(scheme)) throw new Error(`The scheme ${scheme} has a handler already.`)
        registerScheme(scheme)
        this.schemeHandlers.set(scheme, handler)
      },
      unhandle: (scheme: string) => void this.schemeHandlers.delete(scheme),
      isProtocolHandled: (scheme: string) => this.schemeHandlers.has(scheme),
    }),
  )
  readonly #partition: string
  #contextId: string | undefined
  #prepared: Promise<void>

  constructor(partition: string) {
    super()
    this.#partition = partition
    this.#prepared = this.#prepare()
  }

  /** Returns the browser context of this session, once it is ready; undefined for the default context. */
  async contextId(): Promise<string | undefined> {
    await this.#prepared
    return this.#contextId
  }

  isPersistent(): boolean {
    return this.#partition === '' || this.#partition.startsWith('persist:')
  }

  setPermissionRequestHandler(handler: Parameters<Session['setPermissionRequestHandler']>[0]): void {
    this.permissions.onRequest(handler)
    this.#then(() => this.permissions.reset())
  }
  setPermissionCheckHandler(handler: Parameters<Session['setPermissionCheckHandler']>[0]): void {
    this.permissions.onCheck(handler)
    this.#then(() => this.permissions.reset())
  }
  // The host has no devices, so these handlers are never called.
  setDevicePermissionHandler(handler: Parameters<Session['setDevicePermissionHandler']>[0]): void {
    record('setDevicePermissionHandler', handler !== null)
  }
  setDisplayMediaRequestHandler(handler: Parameters<Session['setDisplayMediaRequestHandler']>[0]): void {
    record('setDisplayMediaRequestHandler', handler !== null)
  }
  setSpellCheckerEnabled(enabled: boolean): void {
    record('setSpellCheckerEnabled', enabled)
  }

  async clearStorageData(options?: Parameters<Session['clearStorageData']>[0]): Promise<void> {
    await this.#clear('clearStorageData', options)
  }
  async clearData(options?: Parameters<Session['clearData']>[0]): Promise<void> {
    await this.#clear('clearData', options)
  }
  // These affect what the protocol can't reach browser-wide; see UNFAITHFUL.md.
  async clearCache(): Promise<void> {
    record('clearCache', this.#partition)
  }
  async clearAuthCache(): Promise<void> {
    this.proxyLogins.clear()
    record('clearAuthCache', this.#partition)
  }
  async closeAllConnections(): Promise<void> {
    record('closeAllConnections', this.#partition)
  }
  // Not applied: tests only reach this machine, for which Chromium uses no proxy.
  async setProxy(config: Parameters<Session['setProxy']>[0]): Promise<void> {
    record('setProxy', this.#partition, config)
  }
  flushStorageData(): void {
    record('flushStorageData', this.#partition)
  }

  /** Called by the network module when a page has started a download, which the browser has already refused. */
  downloadRefused(url: string, filename: string, contents: object): void {
    const event = preventable({})
    const item = strict('downloadItem', {
      getURL: () => toApp(url),
      getFilename: () => filename,
      getState: () => 'interrupted',
      cancel: () => record('downloadItem.cancel', toApp(url)),
    })
    if (!isDropped('will-download')) this.emit('will-download', event, item, contents)
    record('download', toApp(url), event.defaultPrevented ? 'prevented' : 'let through')
  }

  async #prepare(): Promise<void> {
    if (this.#partition !== '') {
      const { browserContextId } = await browser.send('Target.createBrowserContext', {
        disposeOnDetach: true,
      })
      this.#contextId = browserContextId
    }
    await this.permissions.reset()
    await browser.send('Browser.setDownloadBehavior', {
      behavior: 'deny',
      eventsEnabled: true,
      ...this.#inContext(),
    })
  }

  #inContext(): { browserContextId?: string } {
    return this.#contextId === undefined ? {} : { browserContextId: this.#contextId }
  }

  #then(step: () => Promise<void>): void {
    this.#prepared = this.#prepared.then(step)
  }

  async #clear(method: string, options: object | undefined): Promise<void> {
    record(method, this.#partition, options ?? kept)
    await this.#prepared
    await browser.send('Storage.clearCookies', this.#inContext())
    await Promise.all([...this.pages].filter((page) => page.isClosing).map((page) => page.closed))
    const devtools = [...this.pages].map((page) => page.devtools).find((session) => session !== undefined)
    if (devtools) await this.#clearThrough(devtools)
    else await this.#startAfresh()
  }

  /** Storage can only be cleared through a page, which can clear any origin of its context. */
  async #clearThrough(devtools: CdpSession): Promise<void> {
    const clear = (origin: string) =>
      devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await Promise.all([...this.origins].map(clear))
  }

  async #startAfresh(): Promise<void> {
    const old = this.#contextId
    if (old === undefined) return
    this.#prepared = this.#prepare()
    await this.#prepared
    await browser.send('Target.disposeBrowserContext', { browserContextId: old }).catch(trace)
  }
}

const sessions = new Map<string, HostSession>()

/** Returns all sessions that the app has used. */
export const allSessions = (): Iterable<HostSession> => sessions.values()

export function sessionOf(partition: string): HostSession {
  const known = sessions.get(partition)
  if (known) return known
  const made = new HostSession(partition)
  sessions.set(partition, made)
  app.emit('session-created', made)
  return made
}

/** Electron's `session` module. */
export const session = strict('session', {
  get defaultSession(): Session {
    return present(sessionOf(''))
  },
  fromPartition: (partition: string, options: { cache?: boolean } = {}): Session => {
    if (!sessions.has(partition)) record('session.fromPartition', partition, options)
    return present(sessionOf(partition))
  },
} satisfies Partial<typeof Electron.session>)

/** Electron's `protocol` module: the default session's protocol, and the registration of schemes. */
export const protocol = strict('protocol', {
  registerSchemesAsPrivileged: (schemes: readonly { scheme: string; privileges?: object }[]) => {
    for (const { scheme, privileges } of schemes) {
      registerScheme(scheme)
      record('registerSchemesAsPrivileged', scheme, privileges)
    }
  },
  handle: (scheme: string, handler: SchemeHandler) => sessionOf('').protocol.handle(scheme, handler),
  unhandle: (scheme: string) => sessionOf('').protocol.unhandle(scheme),
  isProtocolHandled: (scheme: string) => sessionOf('').protocol.isProtocolHandled(scheme),
} satisfies Partial<Protocol>)
