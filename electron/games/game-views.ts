import { randomUUID } from 'node:crypto'
import type { BrowserWindow, IpcMainEvent, Session, WebContents } from 'electron'
import type { ArgsOf, DesktopEvent, ResultOf } from '#shared/bridge/bridge.ts'
import { guestHintChannel } from '#shared/bridge/guest-messages.ts'
import { balanceHint, readGameMessage } from '#shared/domain/provider-messages.ts'
import { reasonOf } from '#shared/domain/reason-of.ts'
import { senderFault } from '../ipc/sender.ts'
import type { Log } from '../log.ts'
import type { WebContentsRegistry } from '../security/web-contents-registry.ts'
import { emptySession } from '../session/empty-session.ts'
import { focusWindow } from '../windows/main-window.ts'
import { webPreferences } from '../windows/web-preferences.ts'
import { type GameReport, GameView } from './game-view.ts'
import type { GameWindow } from './game-window.ts'
import type { Launches } from './launches.ts'
import { createPartitions } from './partitions.ts'

/** Maximum number of games at once, because each is a process. */
const most = 6

export type GameViewsOptions = {
  window: BrowserWindow
  launches: Launches
  contentsRegistry: WebContentsRegistry
  /** Returns the session of a partition, with the security policy wired. */
  sessionOf: (partition: string) => Session
  emit: (event: DesktopEvent) => void
  /** Creates a window for a game; `others` is how many there are already. */
  openWindow: (title: string, others: number) => GameWindow
  /** Whether games that may have their own window open in one. */
  startsInWindow: () => boolean
  /** Whether the client's window is held full screen by a kiosk. */
  isHeld: () => boolean
  preload: string
  packaged: boolean
  log: Log
}

type Game = {
  readonly id: string
  readonly title: string
  /** Whether it may have its own window. */
  readonly movable: boolean
  readonly partition: string
  readonly view: GameView
  provider: string | undefined
  /** The origin it was launched on. Messages from any other are refused. */
  origin: string
}

/** The running games: opens, places, covers and closes them, and receives their messages. */
export class GameViews {
  readonly #options: GameViewsOptions
  readonly #partitions = createPartitions()
  readonly #games = new Map<string, Game>()

  constructor(options: GameViewsOptions) {
    this.#options = options
  }

  /** Number of running games. */
  get running(): number {
    return this.#games.size
  }

  /** Returns the id of the game with this page; undefined if it is no game's. */
  idOf(contents: WebContents): string | undefined {
    return [...this.#games.values()].find(({ view }) => view.contents === contents)?.id
  }

  open({ url, provider, title, bounds, movable = false }: ArgsOf<'games:open'>[0]): ResultOf<'games:open'> {
    if (this.#games.size >= most) return { opened: false, reason: 'tooMany' }
    const origin = this.#options.launches.take(url)
    if (origin === undefined) {
      this.#options.log.warn('games', 'a game was refused its address', { url })
      return { opened: false, reason: 'refusedAddress' }
    }
    const { window, preload, packaged, sessionOf, isHeld } = this.#options
    const id = randomUUID()
    const partition = this.#partitions.take()
    sessionOf(partition)
    const preferences = webPreferences('game', { preload, partition, packaged })
    const view = new GameView({
      window,
      preferences,
      place: bounds,
      isHeld,
      report: (news) => this.#report(id, news),
    })
    const game = { id, title, movable, partition, view, provider, origin }
    this.#games.set(id, game)
    this.#admit(game)
    view.load(url)
    if (this.#options.startsInWindow()) this.pullOut(id)
    return { opened: true, id, place: view.place }
  }

  /** Calls `what` with a game's view, unless the game is gone. */
  withView(id: string, what: (view: GameView) => void): void {
    const view = this.#games.get(id)?.view
    if (view) what(view)
  }

  /** Reports to a game that the balance has changed, if its protocol has a message for that. */
  tellBalance(id: string): void {
    const game = this.#games.get(id)
    const hint = balanceHint(game?.provider)
    if (game && hint !== undefined) game.view.contents.send(guestHintChannel, hint)
  }

  /** Moves a game to its own window, if it may have one. */
  pullOut(id: string): void {
    const game = this.#games.get(id)
    if (!game?.movable || game.view.place !== 'page') return
    const others = [...this.#games.values()].filter(({ view }) => view.place !== 'page').length
    game.view.pullOut(this.#options.openWindow(game.title, others))
  }

  setMini(id: string, on: boolean): void {
    if (on) this.pullOut(id)
    this.withView(id, (view) => view.setMini(on))
  }

  /** Returns the process ids of the games by game id. */
  processes(): Map<string, number> {
    const alive = [...this.#games.values()].filter(({ view }) => !view.contents.isDestroyed())
    return new Map(alive.map(({ id, view }) => [id, view.contents.getOSProcessId()]))
  }

  async cover(id: string): Promise<string> {
    return (await this.#games.get(id)?.view.cover()) ?? ''
  }

  /** Loads a new launch address in the same view. Returns false when the address is refused or the game is gone. */
  reload(id: string, url: string): boolean {
    const game = this.#games.get(id)
    const origin = this.#options.launches.take(url)
    if (!game || origin === undefined) return false
    game.origin = origin
    this.#admit(game)
    game.view.load(url)
    return true
  }

  /** Ends a game and clears its storage. Resolves when both are done. */
  async close(id: string): Promise<void> {
    const game = this.#games.get(id)
    if (!game) return
    this.#games.delete(id)
    await game.view.destroy()
    await this.#clear(game)
    this.#options.emit({ type: 'gameClosed', id })
  }

  async closeAll(): Promise<void> {
    await Promise.all([...this.#games.keys()].map((id) => this.close(id)))
  }

  /**
   * Handles a message that a game posted to itself. Ignored unless it comes from the main frame of the game, on its
   * launch origin, and in a known format.
   */
  receive(event: Pick<IpcMainEvent, 'sender' | 'senderFrame'>, data: unknown): void {
    const { contentsRegistry, log, emit, window } = this.#options
    const game = [...this.#games.values()].find(({ view }) => view.contents === event.sender)
    const sender = { kind: contentsRegistry.get(event.sender)?.kind, frame: event.senderFrame }
    const fault = game ? senderFault(sender, { kind: 'game', origin: game.origin }) : 'no running game'
    if (!game || fault !== undefined) {
      log.warn('games', 'a message was refused', { why: fault })
      return
    }
    const message = readGameMessage(game.provider, data)
    if (!message) return
    // Deposits are made on the site, which may be behind the game's window.
    if (message.type === 'deposit' && game.view.isInFront) focusWindow(window)
    emit({ type: 'gameMessage', id: game.id, message })
  }

  /** Sets where this game may navigate: to its launch origin and the gateway's other launch hosts. */
  #admit({ view, origin }: Game): void {
    const { launches, contentsRegistry } = this.#options
    const origins = [...new Set([origin, ...launches.origins()])]
    contentsRegistry.set(view.contents, { kind: 'game', origins, frames: [], permissions: [] })
  }

  #report(id: string, news: GameReport): void {
    const game = this.#games.get(id)
    if (!game) return
    const { view } = game
    const { emit } = this.#options
    if (news === 'gone') return void this.close(id)
    if (news === 'searchKey') return emit({ type: 'searchKey' })
    if (news === 'loaded') return emit({ type: 'gameLoaded', id })
    if (news === 'state') return emit({ type: 'gameState', id, place: view.place, muted: view.muted })
    const { trouble } = view
    // The site offers what the person can do, in the game's place in the page.
    if (news !== 'trouble' || trouble === 'unresponsive') this.#bringHome(view)
    emit(news === 'trouble' ? { type: 'gameTrouble', id, trouble } : { type: 'gameFailed', id, reason: news })
  }

  #bringHome(view: GameView): void {
    const wasInFront = view.isInFront
    view.putBack()
    if (wasInFront) focusWindow(this.#options.window)
  }

  async #clear({ partition }: Game): Promise<void> {
    const session = this.#options.sessionOf(partition)
    try {
      await emptySession(session)
      this.#partitions.giveBack(partition)
    } catch (error) {
      // The partition is never reused, so no later game sees what could not be cleared.
      this.#options.log.error('games', 'a session was not cleared', { partition, reason: reasonOf(error) })
    }
  }
}
