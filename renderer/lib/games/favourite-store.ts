import { create } from 'zustand'
import { onSessionEnd } from '#lib/session/session-store.ts'
import type { Game } from '#shared/contract/endpoints/games.ts'

type FavouriteState = {
  /** What this session marked or unmarked, by node id; it says more than an older answer does. */
  marks: Readonly<Record<string, boolean>>
  mark(nodeId: string, favourite: boolean): void
}

/** Hearts set here, so that a toggle shows on every tile of its game and renders nothing else again. */
export const useFavouriteStore = create<FavouriteState>((set) => ({
  marks: {},
  mark: (nodeId, favourite) => set(({ marks }) => ({ marks: { ...marks, [nodeId]: favourite } })),
}))

onSessionEnd(() => useFavouriteStore.setState({ marks: {} }))

/** Whether a game is a favourite of the one who is signed in. */
export const isFavourite = (
  { marks }: Pick<FavouriteState, 'marks'>,
  { nodeId, favourite }: Pick<Game, 'nodeId' | 'favourite'>,
): boolean => marks[nodeId] ?? favourite ?? false
