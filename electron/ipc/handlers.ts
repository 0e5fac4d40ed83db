import type { gameChannels } from '#shared/bridge/channels/games.ts'
import type { outsideChannels } from '#shared/bridge/channels/outside.ts'
import type { sessionChannels } from '#shared/bridge/channels/session.ts'
import type { PersonCheck } from '../check/person-check.ts'
import type { GameViews } from '../games/game-views.ts'
import type { createRememberedLogIn } from '../login/log-in.ts'
import type { LoginMemory } from '../login/login-memory.ts'
import type { OpenExternal } from '../security/external.ts'
import type { StartedSession } from '../session/start-session.ts'
import type { Support } from '../support/support.ts'
import type { HandlersOf } from './registrar.ts'

/** Handlers of the session channels. No answer contains the token or a password. */
export const createSessionHandlers = ({
  session,
  state,
  memory,
  logIn,
}: StartedSession & {
  memory: LoginMemory
  logIn: ReturnType<typeof createRememberedLogIn>
}): HandlersOf<keyof typeof sessionChannels> => ({
  'session:state': state,
  'session:forget': (name) => session.forget(name),
  'memory:read': () => memory.read(),
  'memory:keep': (login) => memory.keep(login),
  'memory:forget': () => memory.forget(),
  'memory:logIn': logIn,
})

/** Handlers of the game channels. */
export const createGameHandlers = (games: GameViews): HandlersOf<keyof typeof gameChannels> => ({
  'games:open': (game) => games.open(game),
  'games:setShown': (id, on) => games.withView(id, (view) => view.setShown(on)),
  'games:pullOut': (id) => games.pullOut(id),
  'games:putBack': (id) => games.withView(id, (view) => view.putBack()),
  'games:setMini': (id, on) => games.setMini(id, on),
  'games:setMuted': (id, on) => games.withView(id, (view) => view.setMuted(on)),
  'games:focus': (id) => games.withView(id, (view) => view.focus()),
  'games:tellBalance': (id) => games.tellBalance(id),
  'games:place': (id, bounds) => games.withView(id, (view) => view.lay(bounds)),
  'games:cover': (id) => games.cover(id),
  'games:uncover': (id) => games.withView(id, (view) => view.uncover()),
  'games:reload': (id, url) => games.reload(id, url),
  'games:close': (id) => games.close(id),
})

/** Handlers of the channels that open something outside the site. */
export const createOutsideHandlers = ({
  personCheck,
  support,
  openExternal,
}: {
  personCheck: PersonCheck
  support: Support
  openExternal: OpenExternal
}): HandlersOf<keyof typeof outsideChannels> => ({
  'check:person': (request) => personCheck.run(request),
  'support:open': (url) => support.open(url),
  'shell:openExternal': (url) => openExternal(url),
})
