import { app, type BrowserWindow, type Session, session as sessions } from 'electron'
import type { ClientBrand } from '#shared/brand/brand.ts'
import type { DesktopEvent } from '#shared/bridge/bridge.ts'
import type { PersonCheck } from '../check/person-check.ts'
import { startPersonCheck } from '../check/start-person-check.ts'
import { createGameSessions } from '../games/game-sessions.ts'
import type { GameViews } from '../games/game-views.ts'
import { createLaunches, type Launches } from '../games/launches.ts'
import { startGames } from '../games/start-games.ts'
import { forbidDialogs } from '../kiosk/lock-down.ts'
import type { Log } from '../log.ts'
import type { Network } from '../network/start-network.ts'
import { wireGuestSession } from '../security/wire.ts'
import { startSupport } from '../support/start-support.ts'
import type { Support } from '../support/support.ts'
import { builtPath } from './built-path.ts'
import type { ClientStorage } from './open-storage.ts'
import type { Security } from './start-security.ts'

export type StartGuestsOptions = {
  brand: ClientBrand
  kiosk: boolean
  publicOrigin: string
  security: Pick<Security, 'contentsRegistry' | 'wiring' | 'lockdown'>
  storage: Pick<ClientStorage, 'settings' | 'windowState'>
  network: Pick<Network, 'prepare'>
  window: BrowserWindow
  emit: (event: DesktopEvent) => void
  log: Log
}

/** The pages other than the site: games, the bot check and customer service. */
export type Guests = {
  readonly launches: Launches
  readonly games: GameViews
  readonly personCheck: PersonCheck
  readonly support: Support
  /** Every session that one of these pages has had. */
  sessions(): readonly Session[]
  /** Sets the language that the pages are requested in. It is given as a wire code. */
  setLanguage(code: string): void
  closeAll(): Promise<unknown>
}

/** Sets up what shows pages other than the site. */
export function startGuests(options: StartGuestsOptions): Guests {
  const { brand, kiosk, publicOrigin, storage, window, emit, log } = options
  const { contentsRegistry, lockdown } = options.security
  const packaged = app.isPackaged
  const preload = builtPath('preload', 'guest-messages.cjs')
  const launches = createLaunches(brand.hosts.games, log)
  const guestSessions = createGuestSessions(options)
  const shared = { brand, window, contentsRegistry, sessionOf: guestSessions.of, packaged, log }
  const games = startGames({
    ...shared,
    settings: storage.settings,
    windowState: storage.windowState,
    launches,
    isHeld: () => lockdown.on,
    emit,
    preload,
  })
  const personCheck = startPersonCheck({
    ...shared,
    page: brand.checkPage ?? `${publicOrigin}/check`,
    preload,
  })
  const support = startSupport({ ...shared, kiosk })
  return {
    launches,
    games,
    personCheck,
    support,
    sessions: guestSessions.all,
    setLanguage: guestSessions.setLanguage,
    closeAll() {
      support.close()
      personCheck.cancel()
      return games.closeAll()
    },
  }
}

/** The sessions of guests, each with the security policy and the proxy. */
function createGuestSessions({ brand, kiosk, security, network }: StartGuestsOptions) {
  const made = new Set<Session>()
  const guestSessions = createGameSessions({
    fromPartition: (partition) => sessions.fromPartition(partition),
    wire(session) {
      wireGuestSession(session, security.wiring, network.prepare(session))
      made.add(session)
      if (kiosk) forbidDialogs(session)
    },
    language: brand.languages.default,
    country: brand.country,
    allowsWorkers: !kiosk,
  })
  return { ...guestSessions, all: () => [...made] }
}
