import { useEffect } from 'react'
import { notePlaying } from './play-session.ts'

/** Milliseconds between two notes that somebody still plays. */
const interval = 60_000

/** Keeps the session of play going for as long as its component is there and a game has begun. */
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
