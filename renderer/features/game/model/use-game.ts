import { useCallback, useReducer } from 'react'
import { type GameAction, type GameState, gameReducer, initialGame } from './game-machine.ts'
import { actOnGame, type OpenGame } from './open-games.ts'

export type GameDispatch = (action: GameAction) => void

/** State and dispatch of one game: its entry among the open games where several can run, otherwise local state. */
export function useGame(open: OpenGame | undefined): [GameState, GameDispatch] {
  const [own, actOnOwn] = useReducer(gameReducer, initialGame)
  const id = open?.id
  const dispatch = useCallback(
    (action: GameAction) => (id === undefined ? actOnOwn(action) : actOnGame(id, action)),
    [id],
  )
  return [open?.state ?? own, dispatch]
}
