import { brand } from 'virtual:brand'
import { secureAddress } from '#shared/domain/secure-address.ts'
import type { Platform, PlatformMemory } from '../platform.ts'
import { createWebApp } from './create-web-app.ts'
import { LazyGameFrame } from './lazy-game-frame.tsx'
import { createWebSession } from './web-session.ts'

/**
 * Whether there may be something to remember. A quick check; the memory itself validates it. Throws nothing if
 * cookies are blocked.
 */
function mayRemember(): boolean {
  try {
    return document.cookie.includes('remember')
  } catch {
    return false
  }
}

/** Calls the memory. Its code is loaded on demand, because most visitors never need it. */
const ask = <T>(what: (memory: PlatformMemory) => Promise<T>): Promise<T | undefined> =>
  import('./web-memory.ts').then(
    ({ webMemory }) => what(webMemory),
    () => undefined,
  )

/** Creates the platform of the browser. */
export function createWebPlatform() {
  const publicOrigin = brand.publicOrigin || window.location.origin
  return {
    gatewayUrl: brand.gatewayUrl,
    publicOrigin,
    publicHost: new URL(publicOrigin).host,
    session: createWebSession(),
    memory: {
      // Without a remembered login, the memory's code isn't even loaded.
      read: async () => (mayRemember() ? ask((memory) => memory.read()) : undefined),
      keep: (login) => ask((memory) => memory.keep(login)),
      forget: () => ask((memory) => memory.forget()),
    },
    secretStorage: 'browser',
    ...(import.meta.env.WEB_APP && { webApp: createWebApp() }),
    GameView: LazyGameFrame,
    openExternal(url) {
      if (secureAddress(url) || /^(mailto|tel):/.test(url)) window.open(url, '_blank', 'noopener,noreferrer')
    },
    openWindow() {
      const opened = window.open('', '_blank')
      // The opened page must not get access to this one.
      if (opened) opened.opener = null
      return {
        opened: opened !== null,
        go(url) {
          if (!secureAddress(url)) {
            opened?.close()
            return Promise.resolve(false)
          }
          opened?.location.replace(url)
          return undefined
        },
        cancel: () => opened?.close(),
      }
    },
    giveWay: (url) => location.replace(url),
    fullScreen: {
      supported: document.fullscreenEnabled,
      set(on) {
        // The browser may refuse, for instance without a click. That isn't an error; nothing changes.
        const done = on ? document.documentElement.requestFullscreen() : document.exitFullscreen()
        done.catch(() => {})
      },
      subscribe(listener) {
        const handleChange = () => listener(document.fullscreenElement !== null)
        document.addEventListener('fullscreenchange', handleChange)
        return () => document.removeEventListener('fullscreenchange', handleChange)
      },
    },
    setTheme() {},
    setLanguage() {},
  } satisfies Platform
}
