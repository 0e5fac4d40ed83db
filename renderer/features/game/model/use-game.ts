import { useCallback, useReducer, useState } from 'react'
import { type GameAction, type GameState, gameReducer, initialGame } from './game-machine.ts'
import { actOnGame, type OpenGame } from './open-games.ts'
import { createRound, type Round, roundAfter } from './round.ts'

export type GameDispatch = (action: GameAction) => void

/**
 * State, dispatch and round of one game. The state is its entry among the open games where several can run, otherwise
 * local.
 */
export function useGame(open: OpenGame | undefined): [GameState, GameDispatch, Round] {
  const [own, actOnOwn] = useReducer(gameReducer, initialGame)
  const [round] = useState(createRound)
  const id = open?.id
  const dispatch = useCallback(
    (action: GameAction) => {
      round.setState((running) => roundAfter(running, action), true)
      if (id === undefined) actOnOwn(action)
      else actOnGame(id, action)
    },
    [id, round],
  )
  return [open?.state ?? own, dispatch, round]
}
