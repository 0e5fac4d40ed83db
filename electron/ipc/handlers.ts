import { type BrowserWindow, nativeTheme } from 'electron'
import type { BrandData } from '#shared/brand/brand.ts'
import type { PersonCheck } from '../check/person-check.ts'
import type { GameViews } from '../games/game-views.ts'
import type { createRememberedLogIn } from '../login/log-in.ts'
import type { LoginMemory } from '../login/login-memory.ts'
import type { OpenExternal } from '../security/external.ts'
import type { SessionKeeper } from '../session/session-keeper.ts'
import type { SiteLog } from '../site-log.ts'
import type { Support } from '../support/support.ts'
import type { Vault } from '../vault/vault.ts'
import type { Handlers } from './registrar.ts'

export type HandlerOptions = {
  window: BrowserWindow
  brand: BrandData
  games: GameViews
  session: SessionKeeper
  vault: Vault
  memory: LoginMemory
  logIn: ReturnType<typeof createRememberedLogIn>
  personCheck: PersonCheck
  support: Support
  siteLog: SiteLog
  openExternal: OpenExternal
  setLanguage: (code: string) => void
}

/** What the page may ask for, channel by channel. No answer holds the token or a password. */
export function createHandlers(options: HandlerOptions): Handlers {
  const { window, brand, games, session, vault, memory, logIn, openExternal, setLanguage } = options
  const { personCheck, support, siteLog } = options
  return {
    'session:state': async () => ({
      storage: await vault.storage(),
      signedIn: session.token() !== undefined,
    }),
    'session:forget': () => session.forget(),
    'memory:read': () => memory.read(),
    'memory:keep': (login) => memory.keep(login),
    'memory:forget': () => memory.forget(),
    'memory:logIn': logIn,
    'games:open': (game) => games.open(game),
    'games:place': (id, bounds) => games.place(id, bounds),
    'games:cover': (id) => games.cover(id),
    'games:uncover': (id) => games.uncover(id),
    'games:reload': (id, url) => games.reload(id, url),
    'games:close': (id) => games.close(id),
    'check:person': (request) => personCheck.run(request),
    'support:open': (url) => support.open(url),
    'log:write': siteLog,
    'shell:openExternal': (url) => openExternal(url),
    'window:setFullScreen': (on) => window.setFullScreen(on),
    'window:setTheme': (theme) => {
      nativeTheme.themeSource = theme
      window.setBackgroundColor(brand.theme.background[theme])
    },
    'window:setLanguage': setLanguage,
  }
}
