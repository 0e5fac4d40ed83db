import { create } from 'zustand'
import { type GameAction, type GameState, gameReducer, initialGame } from './game-machine.ts'
import { type GameTarget, targetKey } from './game-target.ts'

/** An open game, where several can run at once. */
export type OpenGame = {
  /**
   * Differs when the same game is opened again later, so that late actions for this entry don't reach the new one.
   */
  readonly id: number
  readonly key: string
  readonly target: GameTarget
  /** Address of its page. */
  readonly path: string
  readonly state: GameState
}

/** How many games can run at once. Each is a process of its own. */
export const mostGames = 4

type OpenGames = { readonly games: readonly OpenGame[] }

/** The open games in the order they were opened. */
export const useOpenGames = create<OpenGames>(() => ({ games: [] }))

const update = (change: (games: readonly OpenGame[]) => readonly OpenGame[]): void =>
  useOpenGames.setState(({ games }) => ({ games: change(games) }))

let opened = 0

/** Opens a game at the address of its page. Does nothing if it is already open or `mostGames` are. */
export function openGame(target: GameTarget, path: string): void {
  const key = targetKey(target)
  opened += 1
  const game: OpenGame = { id: opened, key, target, path, state: initialGame }
  update((games) =>
    games.length >= mostGames || games.some((other) => other.key === key) ? games : [...games, game],
  )
}

/** Dispatches an action to an open game. Nothing is updated when it changes nothing. */
export const actOnGame = (id: number, action: GameAction): void =>
  update((games) => {
    const game = games.find((other) => other.id === id)
    const state = game && gameReducer(game.state, action)
    if (!state || state === game.state) return games
    return games.map((other) => (other === game ? { ...game, state } : other))
  })

export const closeGame = (id: number): void => update((games) => games.filter((game) => game.id !== id))

export const closeGames = (): void => update(() => [])

/**
 * Closes games when the player moves to another game or page, except those that run and those that failed unseen. A
 * game that never started, or whose failure was seen, closes.
 */
export const keepRunning = (current: string | undefined): void =>
  update((games) => {
    const kept = games.filter(({ key, state }) => key === current || state.view !== undefined || state.unseen)
    return kept.length === games.length ? games : kept
  })
