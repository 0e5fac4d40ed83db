import { brand } from 'virtual:brand'
import { currentLanguage } from '#lib/i18n/i18n.ts'
import type { DesktopApi, ResultOf } from '#shared/bridge/bridge.ts'
import type { GatewayError } from '#shared/contract/errors.ts'
import type { Platform } from '../platform.ts'
import { createCommands } from './commands.ts'
import { createDesktopKiosk } from './desktop-kiosk.ts'
import { createDesktopMemory } from './desktop-memory.ts'
import { createDesktopSession } from './desktop-session.ts'
import { createNativeViewPlaceholder } from './native-view-placeholder.tsx'

/**
 * Creates the platform of the desktop client, over the bridge.
 * @param onFault called when a login made by main fails, as for every other call that fails.
 */
export function createDesktopPlatform(
  desktop: DesktopApi,
  state: ResultOf<'session:state'>,
  onFault: (error: GatewayError) => void,
) {
  let { storage } = state
  const publicOrigin = brand.publicOrigin || desktop.info.publicOrigin
  return {
    gatewayUrl: '',
    publicOrigin,
    publicHost: new URL(publicOrigin).host,
    session: createDesktopSession(desktop),
    memory: createDesktopMemory(desktop, {
      language: currentLanguage,
      onFault,
      onStorage(next) {
        storage = next
      },
    }),
    get secretStorage() {
      return storage
    },
    GameView: createNativeViewPlaceholder(desktop),
    games: {
      setMuted: (view, muted) => void desktop.invoke('games:setMuted', view, muted),
      pullOut: (view) => void desktop.invoke('games:pullOut', view),
      putBack: (view) => void desktop.invoke('games:putBack', view),
      setMini: (view, on) => void desktop.invoke('games:setMini', view, on),
      focus: (view) => void desktop.invoke('games:focus', view),
    },
    ...(desktop.info.policy?.kiosk && { kiosk: createDesktopKiosk(desktop) }),
    forgetful: desktop.info.policy?.forgetful === true,
    client: {
      version: desktop.info.version,
      async readSettings() {
        // A vault may have been locked or unlocked since the start.
        const [settings, now] = await Promise.all([
          desktop.invoke('settings:read'),
          desktop.invoke('session:state'),
        ])
        storage = now.storage
        return settings
      },
      changeSettings: (patch) => desktop.invoke('settings:change', patch),
      subscribe: (listener) =>
        desktop.onEvent((event) => {
          if (event.type === 'settings') listener(event.state)
        }),
      updates: {
        state: () => desktop.invoke('updates:state'),
        check: () => desktop.invoke('updates:check'),
        download: () => desktop.invoke('updates:download'),
        install: (endGames) => desktop.invoke('updates:install', { endGames }),
        subscribe: (listener) =>
          desktop.onEvent((event) => {
            if (event.type === 'updates') listener(event.state)
          }),
      },
      saveSupportBundle: () => desktop.invoke('support:saveBundle'),
      onCommand: createCommands(desktop),
      notify(kind) {
        // If the notification fails, the page still shows the news.
        desktop.invoke('client:notify', kind).catch(() => {})
      },
      onNews: (listener) =>
        desktop.onEvent((event) => {
          if (event.type === 'news') listener(event.kind)
        }),
    },
    onOutside(listener) {
      const stop = desktop.onEvent((event) => {
        if (event.type === 'navigate') listener.navigate(event.path)
        if (event.type === 'resumed') listener.resumed()
      })
      void desktop.invoke('life:listening')
      return stop
    },
    proxy: {
      question: () => desktop.invoke('proxy:question').catch(() => null),
      answer(id, credentials) {
        void desktop.invoke('proxy:answer', id, credentials)
      },
      subscribe: (listener) =>
        desktop.onEvent((event) => {
          if (event.type === 'proxyQuestion') listener(event.question)
        }),
    },
    async personCheck(asked) {
      try {
        return await desktop.invoke('check:person', { ...asked, language: currentLanguage() })
      } catch {
        return { proved: false, why: 'failed' }
      }
    },
    log(entry) {
      // If the log can't be written, there is nowhere to report it.
      desktop.invoke('log:write', entry).catch(() => {})
    },
    openExternal(url) {
      void desktop.invoke('shell:openExternal', url)
    },
    openWindow: (purpose) => ({
      opened: true,
      go: (url) =>
        purpose === 'support'
          ? desktop.invoke('support:open', url).then(
              (result) => result === 'opened' || result === 'closed',
              () => false,
            )
          : desktop.invoke('shell:openExternal', url),
      cancel() {},
    }),
    fullScreen: {
      supported: true,
      set(on) {
        void desktop.invoke('window:setFullScreen', on)
      },
      subscribe(listener) {
        return desktop.onEvent((event) => {
          if (event.type === 'fullScreen') listener(event.on)
        })
      },
    },
    onSearchKey: (listener) =>
      desktop.onEvent((event) => {
        if (event.type === 'searchKey') listener()
      }),
    setTheme(theme) {
      void desktop.invoke('window:setTheme', theme)
    },
    setLanguage(code) {
      void desktop.invoke('window:setLanguage', code)
    },
  } satisfies Platform
}
