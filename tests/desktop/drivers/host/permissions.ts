import type { Session } from 'electron'
import * as z from 'zod/mini'
import { browser } from './browser-process.ts'
import { isDropped } from './drops.ts'
import { record, trace } from './records.ts'
import { originOf, toApp } from './schemes.ts'
import { present } from './strict.ts'

type RequestHandler = NonNullable<Parameters<Session['setPermissionRequestHandler']>[0]>
type CheckHandler = NonNullable<Parameters<Session['setPermissionCheckHandler']>[0]>
type Permission = Parameters<RequestHandler>[1]

/** Electron's permissions that can be set in Chromium, with their names in the protocol. */
const inChromium = {
  notifications: ['notifications'],
  geolocation: ['geolocation'],
  media: ['microphone', 'camera'],
  midi: ['midi'],
  'clipboard-read': ['clipboard-read'],
  'clipboard-sanitized-write': ['clipboard-write'],
  'display-capture': ['display-capture'],
  pointerLock: ['pointer-lock'],
  keyboardLock: ['keyboard-lock'],
  'idle-detection': ['idle-detection'],
  'window-management': ['window-management'],
  'storage-access': ['storage-access'],
} satisfies Partial<Record<Permission, readonly string[]>>

/** Permissions that the page script enforces, because the protocol can't. */
const inPage = ['fullscreen'] as const satisfies readonly Permission[]

type ChromiumPermission = keyof typeof inChromium
type AskedPermission = ChromiumPermission | (typeof inPage)[number]

const isInChromium = (permission: string): permission is ChromiumPermission =>
  Object.hasOwn(inChromium, permission)
const chromiumPermissions = Object.keys(inChromium).filter(isInChromium)

const isAsked = (permission: string): permission is AskedPermission =>
  isInChromium(permission) || inPage.some((name) => name === permission)

/** A page's question, as the page script reports it. */
export const permissionQuestion = z.object({
  permission: z.string(),
  mode: z.enum(['request', 'check']),
  mediaTypes: z.array(z.enum(['audio', 'video'])),
})
export type PermissionQuestion = z.infer<typeof permissionQuestion>
type MediaTypes = PermissionQuestion['mediaTypes']

/** The page that asks. `url` is in Chromium's form, not the app's. */
export interface Asker {
  readonly contents: object
  readonly url: string
  readonly isMainFrame: boolean
}

/**
 * Chromium reports no permission requests. So a script in the page asks the host before it passes the page's call on
 * to Chromium, which by then has been given the answer and enforces it. Until a page has asked, Chromium denies
 * everything if the app has a handler; without one it grants, as Electron does.
 */
export class Permissions {
  readonly #contextId: () => string | undefined
  #requestHandler: RequestHandler | null = null
  #checkHandler: CheckHandler | null = null

  constructor(contextId: () => string | undefined) {
    this.#contextId = contextId
  }

  onRequest(handler: RequestHandler | null): void {
    this.#requestHandler = handler
  }

  onCheck(handler: CheckHandler | null): void {
    this.#checkHandler = handler
  }

  /** Resets Chromium to the state before any page has asked. */
  async reset(): Promise<void> {
    const setting = this.#requestHandler || this.#checkHandler ? 'denied' : 'granted'
    await Promise.all(chromiumPermissions.map((permission) => this.#set(permission, setting)))
  }

  /**
   * Asks the app's handler, and sets the answer for this origin in Chromium. Permissions that Electron doesn't ask
   * about are left to Chromium, so the page's call may continue.
   */
  async ask({ permission, mode, mediaTypes }: PermissionQuestion, asker: Asker): Promise<boolean> {
    if (!isAsked(permission)) return true
    const isGranted =
      mode === 'check'
        ? this.#check(permission, mediaTypes, asker)
        : await this.#request(permission, mediaTypes, asker)
    record('permission', permission, mode, originOf(asker.url), isGranted)
    await this.#set(permission, isGranted ? 'granted' : 'denied', new URL(asker.url).origin)
    return isGranted
  }

  #check(permission: AskedPermission, mediaTypes: MediaTypes, asker: Asker): boolean {
    if (!this.#checkHandler || isDropped('permission-check')) return true
    return this.#checkHandler(present(asker.contents), permission, originOf(asker.url), {
      isMainFrame: asker.isMainFrame,
      requestingUrl: toApp(asker.url),
      ...(mediaTypes[0] && { mediaType: mediaTypes[0] }),
    })
  }

  #request(permission: AskedPermission, mediaTypes: MediaTypes, asker: Asker): Promise<boolean> {
    const handler = this.#requestHandler
    if (!handler || isDropped('permission-request')) return Promise.resolve(true)
    return new Promise((resolve) => {
      handler(present(asker.contents), permission, resolve, {
        isMainFrame: asker.isMainFrame,
        requestingUrl: toApp(asker.url),
        ...(mediaTypes.length > 0 && { mediaTypes, securityOrigin: originOf(asker.url) }),
      })
    })
  }

  async #set(permission: AskedPermission, setting: 'granted' | 'denied', origin?: string): Promise<void> {
    if (!isInChromium(permission)) return
    const browserContextId = this.#contextId()
    await Promise.all(
      inChromium[permission].map((name) =>
        browser
          .send('Browser.setPermission', {
            permission: { name },
            setting,
            ...(origin !== undefined && { origin }),
            ...(browserContextId !== undefined && { browserContextId }),
          })
          .catch((error: unknown) => trace('permission', name, error)),
      ),
    )
  }
}
