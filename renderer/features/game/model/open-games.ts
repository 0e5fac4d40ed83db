import { create } from 'zustand'
import { type GameAction, type GameState, gameReducer, initialGame } from './game-machine.ts'
import { type GameTarget, targetKey } from './game-target.ts'

/** A game that was opened where several can run at once. */
export type OpenGame = {
  /** Tells it from the same game opened again later: what still comes for this one is not for that. */
  readonly id: number
  readonly key: string
  readonly target: GameTarget
  /** The address of its page. */
  readonly path: string
  readonly state: GameState
}

/** As many games run at once, each of them a process of its own. */
export const mostGames = 4

type OpenGames = { readonly games: readonly OpenGame[] }

/** The open games, in the order in which they were opened. */
export const useOpenGames = create<OpenGames>(() => ({ games: [] }))

const update = (change: (games: readonly OpenGame[]) => readonly OpenGame[]): void =>
  useOpenGames.setState(({ games }) => ({ games: change(games) }))

let opened = 0

/** Opens a game at the address of its page; one more than may run isn't opened. */
export function openGame(target: GameTarget, path: string): void {
  const key = targetKey(target)
  opened += 1
  const game: OpenGame = { id: opened, key, target, path, state: initialGame }
  update((games) =>
    games.length >= mostGames || games.some((other) => other.key === key) ? games : [...games, game],
  )
}

/** Sends an action to an open game. */
export const actOnGame = (id: number, action: GameAction): void =>
  update((games) =>
    games.map((game) => (game.id === id ? { ...game, state: gameReducer(game.state, action) } : game)),
  )

export const closeGame = (id: number): void => update((games) => games.filter((game) => game.id !== id))

export const closeGames = (): void => update(() => [])

/**
 * What stays open when the person looks at another game, or at none: what runs, and what came to grief unseen. A game
 * that was never there, or that has told why it isn't, goes.
 */
export const keepRunning = (current: string | undefined): void =>
  update((games) => {
    const kept = games.filter(({ key, state }) => key === current || state.view !== undefined || state.unseen)
    return kept.length === games.length ? games : kept
  })
