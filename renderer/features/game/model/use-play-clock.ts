import { useEffect } from 'react'
import { notePlaying } from './play-session.ts'

/** Milliseconds between two notes that a game is still being played. */
const interval = 60_000

/** Keeps the play session alive while mounted and `playing`. */
export function usePlayClock(playing: boolean): void {
  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => notePlaying(), interval)
    return () => {
      clearInterval(timer)
      notePlaying()
    }
  }, [playing])
}
