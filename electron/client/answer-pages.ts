import { type BrowserWindow, ipcMain } from 'electron'
import type { ClientBrand } from '#shared/brand/brand.ts'
import { createClientHandlers } from '../ipc/client-handlers.ts'
import { registerGuestMessages } from '../ipc/guest-messages.ts'
import { createGameHandlers, createOutsideHandlers, createSessionHandlers } from '../ipc/handlers.ts'
import { type Handlers, registerHandlers } from '../ipc/registrar.ts'
import type { Lifecycle } from '../lifecycle/start-lifecycle.ts'
import type { Log } from '../log.ts'
import type { Network } from '../network/start-network.ts'
import type { StartedSession } from '../session/start-session.ts'
import { createSiteLog } from '../site-log.ts'
import { createUpdateHandlers } from '../updates/start-updates.ts'
import type { ClientStorage } from './open-storage.ts'
import type { Desktop } from './start-desktop.ts'
import type { GatewayCalls } from './start-gateway.ts'
import type { Guests } from './start-guests.ts'
import type { Security } from './start-security.ts'

export type AnswerPagesOptions = {
  brand: ClientBrand
  security: Security
  storage: Pick<ClientStorage, 'settings' | 'memory'>
  window: BrowserWindow
  network: Pick<Network, 'handlers'>
  guests: Guests
  session: StartedSession
  gateway: GatewayCalls
  desktop: Desktop
  lifecycle: Lifecycle
  log: Log
}

/** Answers the calls of the site's page, and receives what other pages post. */
export function answerPages(options: AnswerPagesOptions): void {
  const { desktop, guests, security, log } = options
  const { contentsRegistry } = security
  registerGuestMessages({
    ipcMain,
    contentsRegistry,
    refused: security.wiring.refused,
    receive(event, data) {
      if (!guests.personCheck.receive(event, data)) guests.games.receive(event, data)
    },
  })
  registerHandlers(desktop.kiosk.hold(handlersOf(options)), { ipcMain, contentsRegistry, log })
}

function handlersOf(options: AnswerPagesOptions): Handlers {
  const { brand, security, storage, window, guests, gateway, desktop, log } = options
  const { personCheck, support, games } = guests
  const { openExternal } = security
  return {
    ...createSessionHandlers({ ...options.session, memory: storage.memory, logIn: gateway.logIn }),
    ...createGameHandlers(games),
    ...options.lifecycle.handlers,
    ...createOutsideHandlers({ personCheck, support, openExternal }),
    ...options.network.handlers,
    ...desktop.system.handlers,
    ...createClientHandlers({
      window,
      brand,
      settings: storage.settings,
      siteLog: createSiteLog(log),
      setLanguage(code) {
        guests.setLanguage(code)
        storage.settings.changeLooks({ language: code })
        desktop.system.setLanguage(code)
      },
    }),
    ...createUpdateHandlers(desktop.updates),
    'support:saveBundle': desktop.saveBundle,
    ...desktop.kiosk.handlers,
  }
}
