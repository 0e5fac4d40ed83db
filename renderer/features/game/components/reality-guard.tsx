import type { ReactNode } from 'react'
import { useRealityCheck } from '../api/use-reality-check.ts'
import { type Round, useInRound } from '../model/round.ts'
import { RealityCard } from './reality-card.tsx'

type RealityGuardProps = {
  /** Whether the player is at this game, and it is ready. */
  playing: boolean
  round: Round
  onLeave: () => void
  /** What else lies on the game while no check is due. */
  children: ReactNode
}

/** Shows the reality check when one is due. Separate, so that a round re-renders nothing else of the screen. */
export function RealityGuard({ playing, round, onLeave, children }: RealityGuardProps) {
  const { check, busy, error, goOn, leave } = useRealityCheck(playing, useInRound(round))
  if (!check) return children
  return <RealityCard check={check} busy={busy} error={error} onGoOn={goOn} onLeave={leave(onLeave)} />
}
