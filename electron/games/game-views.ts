import { randomUUID } from 'node:crypto'
import type { BrowserWindow, IpcMainEvent, Session, WebContents } from 'electron'
import type { ArgsOf, DesktopEvent, ResultOf } from '#shared/bridge/bridge.ts'
import { readGameMessage } from '#shared/domain/provider-messages.ts'
import { senderFault } from '../ipc/sender.ts'
import { type Log, reasonOf } from '../log.ts'
import type { WebContentsRegistry } from '../security/web-contents-registry.ts'
import { focusWindow } from '../windows/main-window.ts'
import { webPreferences } from '../windows/web-preferences.ts'
import { type GameReport, GameView } from './game-view.ts'
import type { GameWindow } from './game-window.ts'
import type { Launches } from './launches.ts'
import { createPartitions } from './partitions.ts'

/** As many games as one client runs at once; each is a process of its own. */
const most = 6

export type GameViewsOptions = {
  window: BrowserWindow
  launches: Launches
  contentsRegistry: WebContentsRegistry
  /** The session of a partition, with the policy before it. */
  sessionOf: (partition: string) => Session
  emit: (event: DesktopEvent) => void
  /** Makes a window of a game's own; `others`: how many there are. */
  openWindow: (title: string, others: number) => GameWindow
  /** Whether games that may have a window of their own begin in one. */
  startsInWindow: () => boolean
  preload: string
  packaged: boolean
  log: Log
}

type Game = {
  readonly id: string
  readonly title: string
  /** It may have a window of its own. */
  readonly movable: boolean
  readonly partition: string
  readonly view: GameView
  provider: string | undefined
  /** The origin it was launched on: the only one whose messages count. */
  origin: string
}

/** The running games of the window: opened, placed, covered, ended, and listened to. */
export class GameViews {
  readonly #options: GameViewsOptions
  readonly #partitions = createPartitions()
  readonly #games = new Map<string, Game>()

  constructor(options: GameViewsOptions) {
    this.#options = options
  }

  /** How many games run. */
  get running(): number {
    return this.#games.size
  }

  /** The game whose page this is, if it is one's. */
  idOf(contents: WebContents): string | undefined {
    return [...this.#games.values()].find(({ view }) => view.view.webContents === contents)?.id
  }

  open({ url, provider, title, bounds, movable = false }: ArgsOf<'games:open'>[0]): ResultOf<'games:open'> {
    if (this.#games.size >= most) return { opened: false, reason: 'tooMany' }
    const origin = this.#options.launches.take(url)
    if (origin === undefined) {
      this.#options.log.warn('games', 'a game was refused its address', { url })
      return { opened: false, reason: 'refusedAddress' }
    }
    const { window, preload, packaged, sessionOf } = this.#options
    const id = randomUUID()
    const partition = this.#partitions.take()
    sessionOf(partition)
    const preferences = webPreferences('game', { preload, partition, packaged })
    const view = new GameView(window, preferences, bounds, (news) => this.#report(id, news))
    const game = { id, title, movable, partition, view, provider, origin }
    this.#games.set(id, game)
    this.#admit(game)
    view.load(url)
    if (this.#options.startsInWindow()) this.pullOut(id)
    return { opened: true, id, place: view.place }
  }

  /** Does something with a game's view; nothing when the game has gone. */
  tell(id: string, what: (view: GameView) => void): void {
    const view = this.#games.get(id)?.view
    if (view) what(view)
  }

  /** Moves a game that may have one to a window of its own. */
  pullOut(id: string): void {
    const game = this.#games.get(id)
    if (!game?.movable || game.view.place !== 'page') return
    const others = [...this.#games.values()].filter(({ view }) => view.place !== 'page').length
    game.view.pullOut(this.#options.openWindow(game.title, others))
  }

  setMini(id: string, on: boolean): void {
    if (on) this.pullOut(id)
    this.tell(id, (view) => view.setMini(on))
  }

  /** The processes that the games run in, by the games' ids. */
  processes(): Map<string, number> {
    const alive = [...this.#games.values()].filter(({ view }) => !view.view.webContents.isDestroyed())
    return new Map(alive.map(({ id, view }) => [id, view.view.webContents.getOSProcessId()]))
  }

  async cover(id: string): Promise<string> {
    return (await this.#games.get(id)?.view.cover()) ?? ''
  }

  /** Loads a new launch address in the same view; false when the address is refused or the view is gone. */
  reload(id: string, url: string): boolean {
    const game = this.#games.get(id)
    const origin = this.#options.launches.take(url)
    if (!game || origin === undefined) return false
    game.origin = origin
    this.#admit(game)
    game.view.load(url)
    return true
  }

  /** Ends a game and clears what it stored; resolves when nothing of it is left. */
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

  /** A message that a game posted to itself; only what its launch's own page says, in known words, counts. */
  receive(event: Pick<IpcMainEvent, 'sender' | 'senderFrame'>, data: unknown): void {
    const { contentsRegistry, log, emit, window } = this.#options
    const game = [...this.#games.values()].find(({ view }) => view.view.webContents === event.sender)
    const sender = { kind: contentsRegistry.get(event.sender)?.kind, frame: event.senderFrame }
    const fault = game ? senderFault(sender, { kind: 'game', origin: game.origin }) : 'no running game'
    if (!game || fault !== undefined) {
      log.warn('games', 'a message was refused', { why: fault })
      return
    }
    const message = readGameMessage(game.provider, data)
    if (!message) return
    // Money is put in at the site, which may lie behind the game's window.
    if (message.type === 'deposit' && game.view.isInFront) focusWindow(window)
    emit({ type: 'gameMessage', id: game.id, message })
  }

  /** Tells the policy where this game may go: its launch's origin, and the gateway's other launch hosts. */
  #admit({ view, origin }: Game): void {
    const { launches, contentsRegistry } = this.#options
    const origins = [...new Set([origin, ...launches.origins()])]
    contentsRegistry.set(view.view.webContents, { kind: 'game', origins, frames: [], permissions: [] })
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
    // What the person can do about it is offered by the site, in the game's place.
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
      await Promise.all([session.clearStorageData(), session.clearCache()])
      this.#partitions.giveBack(partition)
    } catch (error) {
      // Its name is never used again, so what could not be cleared is out of every later game's reach.
      this.#options.log.error('games', 'a session was not cleared', { partition, reason: reasonOf(error) })
    }
  }
}
