import { create } from 'zustand'
import { onSessionEnd } from '#lib/session/session-store.ts'
import type { Game } from '#shared/contract/endpoints/games.ts'

type FavouriteState = {
  /** Favourites set or removed in this session, by node id. They override what the gateway's lists say. */
  marks: Readonly<Record<string, boolean>>
  mark(nodeId: string, favourite: boolean): void
}

/** Favourites changed here. A toggle re-renders only the game's own tiles. */
export const useFavouriteStore = create<FavouriteState>((set) => ({
  marks: {},
  mark: (nodeId, favourite) => set(({ marks }) => ({ marks: { ...marks, [nodeId]: favourite } })),
}))

onSessionEnd(() => useFavouriteStore.setState({ marks: {} }))

/** Whether a game is one of the account's favourites. */
export const isFavourite = (
  { marks }: Pick<FavouriteState, 'marks'>,
  { nodeId, favourite }: Pick<Game, 'nodeId' | 'favourite'>,
): boolean => marks[nodeId] ?? favourite ?? false
