import { create } from 'zustand'
import type { GamePlace } from '#lib/platform/platform.ts'
import { type GameTarget, targetKey } from './game-target.ts'

/** A game that was opened where several can run at once. */
export type OpenGame = {
  readonly key: string
  readonly target: GameTarget
  /** The address of its page. */
  readonly path: string
  readonly name: string | undefined
  /** Its view, while it has one. */
  readonly view: string | undefined
  readonly place: GamePlace
  readonly muted: boolean
  /** Something happened to it that nobody has seen yet. */
  readonly trouble: boolean
}

export type OpenGameChange = Partial<Pick<OpenGame, 'name' | 'view' | 'place' | 'muted' | 'trouble'>>

/** As many games run at once, each of them a process of its own. */
export const mostGames = 4

type OpenGames = { readonly games: readonly OpenGame[] }

/** The open games, in the order in which they were opened. */
export const useOpenGames = create<OpenGames>(() => ({ games: [] }))

const update = (change: (games: readonly OpenGame[]) => readonly OpenGame[]): void =>
  useOpenGames.setState(({ games }) => ({ games: change(games) }))

/** Opens a game at the address of its page; one more than may run isn't opened. */
export function openGame(target: GameTarget, path: string): void {
  const key = targetKey(target)
  update((games) => {
    if (games.length >= mostGames || games.some((game) => game.key === key)) return games
    const rest = { name: undefined, view: undefined, place: 'page', muted: false, trouble: false } as const
    return [...games, { key, target, path, ...rest }]
  })
}

export const changeGame = (key: string, change: OpenGameChange): void =>
  update((games) => games.map((game) => (game.key === key ? { ...game, ...change } : game)))

export const closeGame = (key: string): void => update((games) => games.filter((game) => game.key !== key))

export const closeGames = (): void => update(() => [])

/**
 * What stays open when the person looks at another game, or at none: what runs, and what came to grief unseen. A game
 * that was never there, or that has told why it isn't, goes.
 */
export const keepRunning = (current: string | undefined): void =>
  update((games) => {
    const kept = games.filter(({ key, view, trouble }) => key === current || view !== undefined || trouble)
    return kept.length === games.length ? games : kept
  })
