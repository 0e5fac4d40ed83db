import { createStore, type StoreApi, useStore } from 'zustand'
import type { GameAction } from './game-machine.ts'

/**
 * Whether a round of one game is running, as far as the game says. It isn't part of the screen's state: a round begins
 * and ends every few seconds, and only what waits for its end needs to render.
 */
export type Round = StoreApi<boolean>

export const createRound = (): Round => createStore(() => false)

/** What an action of the game says about its round. */
export function roundAfter(running: boolean, action: GameAction): boolean {
  if (action.type === 'ask') return false
  if (action.type !== 'event' || action.event.type !== 'message') return running
  switch (action.event.message.type) {
    case 'roundStart':
      return true
    case 'roundEnd':
    case 'insufficientFunds':
      return false
    default:
      return running
  }
}

/** Whether the round is running. Re-renders when it begins and ends. */
export const useInRound = (round: Round): boolean => useStore(round)
