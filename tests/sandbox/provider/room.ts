import type { DrawSchedule } from '#sandbox/world/games/bingo-rooms.ts'

/** A room of a card game or of bingo. Its stake is the only possible bet. */
export interface Room {
  readonly id: string
  readonly stake: string | null
  /** When a bingo room draws. */
  readonly draws?: DrawSchedule | undefined
}
