import { useEffect, useState } from 'react'
import { usePausingTimer } from '#ui/toast/use-pausing-timer.ts'

const second = 1000

/**
 * Lets something close by itself, as far as nobody is at it: its time rests while it is pointed at, and is off
 * for good once a key was used in it, since who works by keyboard or screen reader gives no other sign of reading.
 * @returns the seconds left, rounded up, undefined when it stays; and what to put on the element.
 */
export function useTimeout(milliseconds: number | undefined, onEnd: () => void) {
  const [hovered, setHovered] = useState(false)
  const [used, setUsed] = useState(false)
  const [left, setLeft] = useState(milliseconds)
  const stays = milliseconds === undefined || used
  usePausingTimer(milliseconds ?? null, hovered || used, onEnd)

  useEffect(() => {
    if (stays || hovered) return
    const timer = setInterval(() => setLeft((value = 0) => Math.max(value - second, 0)), second)
    return () => clearInterval(timer)
  }, [stays, hovered])

  return {
    seconds: stays || left === undefined ? undefined : Math.max(Math.ceil(left / second), 1),
    handlers: stays
      ? {}
      : {
          onPointerEnter: () => setHovered(true),
          onPointerLeave: () => setHovered(false),
          onKeyDown: () => setUsed(true),
        },
  }
}
