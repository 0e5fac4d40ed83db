import { useEffect } from 'react'
import { gatewayNow } from '#lib/clock/gateway-clock.ts'
import { onBeat } from '#lib/clock/heartbeat.ts'
import { notePlaying } from './play-session.ts'

/** Milliseconds between two notes that a game is still being played. */
const interval = 60_000

/**
 * Keeps the play session alive while mounted and `playing`. A hidden page notes nothing: its game goes on meanwhile, so
 * the time is made up for when the page is seen again or the game ends.
 */
export function usePlayClock(playing: boolean): void {
  useEffect(() => {
    if (!playing) return
    let noted = gatewayNow()
    const note = () => {
      noted = gatewayNow()
      notePlaying(noted, Number.POSITIVE_INFINITY)
    }
    const end = onBeat(() => {
      if (gatewayNow() - noted >= interval) note()
    })
    return () => {
      end()
      note()
    }
  }, [playing])
}
